"""The game keeps the laws that every game keeps."""

from __future__ import annotations

from typing import TypeAlias

import pytest

from boardrules.games import shadow_hunters as sh
from boardrules.testing import Check, conformance

AnyCheck: TypeAlias = Check[sh.Setup, sh.State, sh.Action, sh.Event, sh.View]


@pytest.mark.parametrize("check", conformance(sh.GAME), ids=str)
def test_the_game_keeps_the_law(check: AnyCheck) -> None:
    """In matches of every player count and option."""
    check()
