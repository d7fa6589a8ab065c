"""Whether a state that was read from a document is a possible state of the game."""

from __future__ import annotations

from boardrules.core.errors import Problem
from boardrules.games.lotr_investigation.state import State


def check_state(state: State) -> tuple[Problem, ...]:
    """Return every fault of a state."""
    return ()
