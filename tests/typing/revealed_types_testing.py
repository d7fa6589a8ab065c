"""What ``mypy --strict`` must see through the testing kit: this module is type-checked with the rest, and also runs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeAlias, assert_type

from hypothesis.stateful import invariant, rule
from hypothesis.strategies import SearchStrategy

from boardrules.core.entity import Entity
from boardrules.core.state import GameState
from boardrules.core.values import Action, Decision, Event, GameSetup, GameView, Outcome, Refusal, Step
from boardrules.games import shadow_hunters as sh
from boardrules.play.match import Match
from boardrules.testing import (
    Change,
    Check,
    GameMachine,
    Law,
    LawBroken,
    Moment,
    PlayError,
    Playthrough,
    Scenario,
    Scenarios,
    changes_between,
    conformance,
    decisions,
    entity,
    examine,
    play,
    playthroughs,
    reachable_states,
    seeds,
    setups,
    shorten,
)
from boardrules.testing.goldens import (
    Answers,
    AnyGolden,
    Golden,
    any_golden,
    check_golden,
    golden_files,
    read_golden,
    transcript,
    write_golden,
)

Played: TypeAlias = Playthrough[sh.Setup, sh.State, sh.Action, sh.Event, sh.View]


def follow_the_strategies() -> list[str]:
    """Follow a game's own types into every strategy."""
    assert_type(setups(sh.GAME), SearchStrategy[sh.Setup])
    assert_type(seeds(), SearchStrategy[int])
    assert_type(playthroughs(sh.GAME), SearchStrategy[Played])
    assert_type(playthroughs(sh.GAME, setups(sh.GAME)), SearchStrategy[Played])
    assert_type(reachable_states(sh.GAME), SearchStrategy[sh.State])
    moments = decisions(sh.GAME)
    assert_type(moments, SearchStrategy[Moment[sh.Setup, sh.State, sh.Action, sh.Event, sh.View]])
    return [type(strategy).__name__ for strategy in (setups(sh.GAME), moments)]


def follow_a_playthrough() -> int:
    """Follow the types through a match that was played; return the number of its answers."""
    played = play(sh.GAME, sh.Setup(players=4, windows="open", first_player=0), seed=1, actions=[sh.Roll(0)])
    assert_type(played, Played)
    assert_type(played.setup, sh.Setup)
    assert_type(played.states, tuple[sh.State, ...])
    assert_type(played.actions, tuple[sh.Action, ...])
    assert_type(played.events, tuple[tuple[sh.Event, ...], ...])
    assert_type(played.state.players, list[sh.Player])
    assert_type(played.decision, Decision[sh.Action] | None)
    assert_type(played.outcome, Outcome | None)
    for before, action, events, after in played.steps():
        assert_type(before, sh.State)
        assert_type(action, sh.Action)
        assert_type(events, tuple[sh.Event, ...])
        assert_type(after, sh.State)
    for state, decision in played.decisions():
        assert_type(state, sh.State)
        assert_type(decision, Decision[sh.Action])
    assert_type(played.match(), Match[sh.Setup, sh.State, sh.Action, sh.Event, sh.View])
    moment = played.moment()
    assert_type(moment.state, sh.State)
    assert_type(moment.step(moment.decision.actions[0]), Step[sh.State, sh.Event])
    assert_type(shorten(played, lambda match: len(match) > 0, tries=5), Played)
    assert_type(transcript(played), str)
    assert_type(played.until(0), Played)
    with TemporaryDirectory() as folder:
        played.save(Path(folder, "match.json"))
    error = PlayError(played.until(0), played.actions[0], ValueError("no rule"))
    assert_type(error, PlayError[sh.Setup, sh.State, sh.Action, sh.Event, sh.View])
    assert_type(error.playthrough, Played)
    assert_type(error.action, sh.Action | None)
    assert_type(PlayError(played, None, ValueError("no rule")).action, sh.Action | None)
    same: Played = error.playthrough
    return len(played) + len(same)


def follow_the_goldens() -> int:
    """Follow a golden match into a file and back; return how many there are."""
    golden = any_golden(sh.GAME, 1, setup=sh.Setup(players=4), seldom={"Reveal": 8})
    assert_type(golden, Golden[sh.Setup, sh.State, sh.Action, sh.Event, sh.View])
    assert_type(golden.setup, sh.Setup)
    assert_type(golden.answers, Answers)
    assert_type(golden.answers.document(), dict[str, object])
    assert_type(golden.playthrough(), Played)
    with TemporaryDirectory() as folder:
        path = Path(folder, "match.txt")
        assert_type(write_golden(path, golden), bool)
        assert_type(golden_files(folder), tuple[Path, ...])
        read = read_golden(path)
        assert_type(read, AnyGolden)
        assert_type(read, Golden[GameSetup, GameState, Action, Event, GameView])
        check_golden(path)
        return len(golden_files(folder))


def follow_the_laws() -> int:
    """Follow a law of one's own into ``examine``; return the number of checks of the suite."""

    def nobody_is_below_zero(played: Played) -> None:
        for state in played.states:
            assert all(player.damage >= 0 for player in state.players)

    law: Callable[[Played], None] = nobody_is_below_zero
    named: Law[sh.Setup, sh.State, sh.Action, sh.Event, sh.View] = nobody_is_below_zero
    examine(sh.GAME, law, examples=1)
    examine(sh.GAME, named, examples=1)
    played = play(sh.GAME)
    broken = LawBroken("nobody is below zero", played, played, AssertionError("below zero"))
    same: tuple[Played, Played] = broken.playthrough, broken.first
    assert same == (played, played)
    checks = conformance(sh.GAME)
    assert_type(checks, tuple[Check[sh.Setup, sh.State, sh.Action, sh.Event, sh.View], ...])
    checks[0].examine(play(sh.GAME))
    assert_type(checks[0].name, str)
    return len(checks)


def follow_a_scenario() -> int:
    """Follow the types through a scenario; return the damage that was dealt."""
    table = Scenario(
        sh.GAME,
        sh.Setup(windows="open", first_player=0),
        lies={"players[1].damage": 2},
        dice={"d4": (1,), "d6": (1,)},
    )
    assert_type(table, Scenario[sh.Setup, sh.State, sh.Action, sh.Event, sh.View])
    assert_type(table.play(sh.Roll(0)), list[sh.Event])
    assert_type(table.events, list[sh.Event])
    assert_type(table.happened(sh.Moved), list[sh.Moved])
    assert_type(table.expect_event(sh.Moved, seat=0), sh.Moved)
    assert_type(table.changes, Mapping[str, Change])
    assert_type(table.state, sh.State)
    assert_type(table.view(None), sh.View)
    assert_type(table.refuses(sh.Roll(3)), Refusal[sh.Action])
    assert_type(changes_between(table.state, table.state), Mapping[str, Change])
    assert_type(Scenarios()(sh.GAME), Scenario[sh.Setup, sh.State, sh.Action, sh.Event, sh.View])
    assert_type(entity(sh.GAME, "card", "talisman"), Entity)
    table.finish()
    follow_the_steps_of_a_scenario()
    return table.state.players[1].damage


def follow_the_steps_of_a_scenario() -> None:
    """Follow the types through what arranges, answers and expects."""
    table = Scenario(sh.GAME, sh.Setup(first_player=0))
    same = table.arrange(lambda state: assert_type(state.players[0], sh.Player).equipment.clear())
    assert_type(same, Scenario[sh.Setup, sh.State, sh.Action, sh.Event, sh.View])
    assert_type(
        table.arrange(dice={"d4": (1,), "d6": (1,)}), Scenario[sh.Setup, sh.State, sh.Action, sh.Event, sh.View]
    )
    assert_type(table.pass_windows(), list[Decision[sh.Action]])
    assert_type(table.act(sh.Roll, seat=0), list[sh.Event])
    table.expect_change("players[0].area", None, "hermits_cabin")
    table.pass_windows()
    assert_type(table.choose("Leave", seat=0), list[sh.Event])


class Careful(GameMachine[sh.Setup, sh.State, sh.Action, sh.Event, sh.View]):
    """A machine whose hooks have the game's own types."""

    game = sh.GAME

    @invariant()
    def nobody_is_below_zero(self) -> None:
        """Read the state."""
        assert_type(self.state, sh.State)
        assert_type(self.match, Match[sh.Setup, sh.State, sh.Action, sh.Event, sh.View])
        assert_type(self.setups(), SearchStrategy[sh.Setup])

    @rule()
    def answer_by_the_first_action(self) -> None:
        """Answer, and look at the way so far."""
        decision = self.decision
        assert_type(decision, Decision[sh.Action] | None)
        if decision is not None:
            assert_type(self.play(decision.actions[0]), tuple[sh.Event, ...])
        assert_type(self.playthrough(), Played)

    def check_step(self, before: sh.State, action: sh.Action, events: tuple[sh.Event, ...], after: sh.State) -> None:
        """Look at a step."""
        assert after.number == before.number + 1
