"""What holds in the documents of every game: the parts of the check of a state."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from attrs import frozen

from boardrules.core.checking import shape_faults, stack_faults
from boardrules.core.windows import Window, WindowChoice
from tests.core.mini_game import GAME, Round, State
from tests.core.test_order import Three, Turns

SHAPES: Final = {"play": re.compile(".*")}


@pytest.mark.parametrize("phase", ["play", "nowhere", "1"])
def test_a_phase_that_the_game_does_not_have_is_a_fault(phase: str) -> None:
    """Its name comes from the document like everything else."""
    state = GAME.start()
    state.phase = phase

    found = [(problem.path, problem.code) for problem in shape_faults(state, SHAPES, "MG-01")]

    assert found == ([] if phase == "play" else [("$.phase", "unknown_value")])


@frozen
class Ring(Window[State, Any]):
    """A window that is only looked at."""


def misplaced(effect: Any, phase: str = "turn", *, before_rows: bool = False) -> list[tuple[str, str, str]]:
    """Return what is wrong with an effect on the stack."""
    state = GAME.start()
    state.phase, state.stack = phase, [effect]
    return [
        (problem.path, problem.code, problem.expected)
        for problem in stack_faults(state, "MG-01", before_rows=before_rows)
    ]


@pytest.mark.parametrize("at", [-50, -4, -1, 4, 100, 10**30])
def test_a_round_stands_at_one_of_its_rows(at: int) -> None:
    """Python would count a row below 0 from the end, and skip those beyond it."""
    assert misplaced(Round(at)) == [("$.stack[0]", "contradiction", "the row of phase turn")]


def test_a_round_stands_behind_the_row_of_its_phase() -> None:
    """The row in progress has left it there for the next one; a phase without a row is the game's business."""
    assert [at for at in range(4) if not misplaced(Round(at))] == [2]
    assert [at for at in range(4) if not misplaced(Round(at), before_rows=True)] == [1, 2]
    assert misplaced(Round(3), "elsewhere") == []


@pytest.mark.parametrize(
    ("effect", "expected"),
    [
        (Three(3), ""),
        (Three(4), "a step of its table"),
        (Three(-1), "a step of its table"),
        (Turns(done=(1, 0)), ""),
        (Turns(done=(1, 1)), "players, each once"),
        (Turns(done=(1, 7)), "seats 0 to 1"),
        (Ring(), ""),
        (Ring(passed=-1), "a place in the order"),
        (WindowChoice(1, Ring(passed=1), 2), ""),
        (WindowChoice(1, Ring(passed=2), 2), "a place in the order"),
        (WindowChoice(5, Ring(), 1), "seats 0 to 1"),
    ],
)
def test_steps_turns_and_windows_stand_where_there_is_a_place(effect: object, expected: str) -> None:
    """The numbers in them come from the document as well."""
    assert [problem[2] for problem in misplaced(effect)] == ([expected] if expected else [])
