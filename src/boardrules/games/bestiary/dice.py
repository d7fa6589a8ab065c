"""The combat die: which one is rolled, and how it is rolled again (BH-CBT-02, BH-CMP-17, BH-ABL-08)."""

from __future__ import annotations

from attrs import evolve

from boardrules.games.bestiary.content import Op
from boardrules.games.bestiary.events import DieRerolled
from boardrules.games.bestiary.state import Die, Player, State
from boardrules.games.bestiary.unlocking import die_level, use_up_die_effects


def throw(state: State, level: int) -> int:
    """Roll the die of a level: all its faces are equally likely (BH-CMP-17)."""
    faces = state.content.dice[level]
    # A scripted number may be meant for a die with more faces than this one.
    return faces[min(state.chance.roll("die", len(faces)), len(faces)) - 1]


def roll(state: State, roller: Player) -> Die:
    """Lay the die of a hero on the table; what was for one die only is used up by it (BH-CBT-02, BH-FX-02)."""
    level = die_level(state, roller)
    die = state.die = Die(roller.seat, level, throw(state, level))
    use_up_die_effects(roller)
    return die


def reroll(state: State, meddler: Player, op: Op) -> None:
    """Roll the die on the table again; the second result stands (BH-ABL-08)."""
    die = state.die
    assert die is not None, "it is rolled again before it is compared"
    result = throw(state, die.level)
    state.die = evolve(die, result=result, meddler=meddler.seat, reward=die.reward + op.win_pb)
    state.emit(DieRerolled(die.roller, meddler.seat, die.level, result, rules=("BH-ABL-08",)))
