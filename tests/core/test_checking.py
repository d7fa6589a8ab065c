"""What holds in the documents of every game: the parts of the check of a state."""

from __future__ import annotations

import re
from typing import Final

import pytest

from boardrules.core.checking import shape_faults
from tests.core.mini_game import GAME

SHAPES: Final = {"play": re.compile(".*")}


@pytest.mark.parametrize("phase", ["play", "nowhere", "1"])
def test_a_phase_that_the_game_does_not_have_is_a_fault(phase: str) -> None:
    """Its name comes from the document like everything else."""
    state = GAME.start()
    state.phase = phase

    found = [(problem.path, problem.code) for problem in shape_faults(state, SHAPES, "MG-01")]

    assert found == ([] if phase == "play" else [("$.phase", "unknown_value")])
