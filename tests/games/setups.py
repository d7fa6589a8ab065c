"""Why the setups of any game are refused."""

from __future__ import annotations

from typing import Any

import pytest

from boardrules.core.errors import Problem, SetupError
from boardrules.core.game import Game


def faults(game: Game[Any, Any, Any, Any, Any], **fields: Any) -> tuple[Problem, ...]:
    """Return why a setup with these fields is refused; fail when it is taken."""
    with pytest.raises(SetupError) as caught:
        game.Setup(**fields)
    return caught.value.problems


def listed(game: Game[Any, Any, Any, Any, Any], **fields: Any) -> list[tuple[str, str, str]]:
    """Return path, code and rule of every fault of a setup with these fields."""
    return [(problem.path, problem.code, problem.rule) for problem in faults(game, **fields)]


def fault(game: Game[Any, Any, Any, Any, Any], **fields: Any) -> tuple[str, str, str]:
    """Return path, code and rule of the only fault of a setup with these fields."""
    found = listed(game, **fields)
    assert len(found) == 1, found
    return found[0]
