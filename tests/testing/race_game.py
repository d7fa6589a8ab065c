"""A game as a stranger would write it, with hardly any rules, as a package that tests write into a folder of theirs.

Two players walk in turn, three times each, so a match has six answers, whatever they are. Every function says in its
name how often it is called in one match.
"""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent
from typing import Final

#: So many answers does a match have.
ANSWERS: Final = 6

_GAME: Final = '''
from typing import ClassVar

from attrs import define, field, frozen

from boardrules.core.chance import Chance
from boardrules.core.effects import Effect, SeatChoice
from boardrules.core.game import Game, Schema
from boardrules.core.state import GamePlayer, GameState
from boardrules.core.values import Action, Event, GameSetup, GameView, Outcome, Prompt

print("A module may say something.")  # Files are read as UTF-8.
NOTES = {"walk": "R-02", "rest": "R-SPAN-1 to R-SPAN-3"}
STEPS = (lambda distance: distance + 1,)  # R-LAMBDA


@frozen
class Walk(Action):
    seat: int
    distance: int


@frozen
class Walked(Event):
    seat: int


@define(kw_only=True)
class State(GameState):
    players: list[GamePlayer] = field(factory=list)
    turns: int = 6


def once_a_decision():
    """R-DECISION"""
    return Prompt("walk", "R-ASK")


def each_twice():
    """R-GEN: two things, which each go on once more after the first."""
    yield 1
    yield 2


def never():
    """R-NEVER"""


if True:

    def in_a_condition():
        """R-IF"""


@frozen
class Turn(Effect[State]):
    rules: ClassVar[tuple[str, ...]] = ("R-TURN",)

    def resolve(self, state):
        if state.turns:
            in_a_condition()
            state.push(WalkChoice(state.turns % 2))


@frozen
class WalkChoice(SeatChoice[State, Walk]):
    rules: ClassVar[tuple[str, ...]] = ("R-WALK",)

    def prompt(self, state):
        return once_a_decision()

    def actions(self, state):
        return (Walk(self.seat, 1), Walk(self.seat, 2))

    def choose(self, state, action):
        STEPS[0](action.distance)
        sum(each_twice())
        state.turns -= 1
        state.emit(Walked(action.seat, rules=("R-EVENT", "odd.id")))
        state.push(Turn())

    def refuse(self, state, action):
        """R-REFUSE"""


class Race(Game):
    id = "race"
    Setup = GameSetup

    def make_schema(self):
        return Schema(State, GameSetup, GameView, (Walk,), (Walked,), (Turn, WalkChoice), ())

    def new_state(self, setup, seed):
        players = [GamePlayer(seat=seat) for seat in range(2)]
        return State(chance=Chance(seed), stack=[Turn()], players=players)

    def make_view(self, state, seat, frame):
        return GameView(**{**frame, "phase": ""})

    def outcome(self, state):
        return None if state.turns else Outcome((0,), "end", (0, 0))


GAME = Race()
'''
_CATALOGUE: Final = """
    # Titles.
    rule-R-WALK = Walking
    rule-R-NOWHERE = Carried by nothing
    rule-R-SPAN-1 = One
    rule-R-SPAN-2 = Two
    rule-R-SPAN-3 = Three
    prompt-walk = How far?
"""
_TESTS: Final = '''
    import pytest

    @pytest.mark.rule("R-TURN", "R-WALK")
    @pytest.mark.parametrize("number", [1, 2, 3])
    def test_walks(number):
        """R-TESTED is named by a test alone."""
        assert number != 2

    @pytest.mark.rule("R-WALK", "X-99")
    def test_rests():
        pass
'''


def write(folder: Path) -> None:
    """Write the package ``race``, with its tests inside, and a ``pytest.ini`` that names its game."""
    package = folder / "race"
    (package / "text").mkdir(parents=True)
    (package / "__init__.py").write_text("from race.game import GAME\n")
    (package / "game.py").write_text(_GAME)
    (package / "text" / "en.ftl").write_text(dedent(_CATALOGUE))
    (package / "test_race.py").write_text(dedent(_TESTS))
    (folder / "pytest.ini").write_text("[pytest]\npythonpath = .\nboardrules_games = race:GAME\n")
