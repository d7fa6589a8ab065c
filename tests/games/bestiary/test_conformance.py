"""The game keeps the laws that every game keeps."""

from __future__ import annotations

from typing import TypeAlias

import pytest

from boardrules.games import bestiary as bh
from boardrules.testing import Check, conformance

AnyCheck: TypeAlias = Check[bh.Setup, bh.State, bh.Action, bh.Event, bh.View]


@pytest.mark.parametrize("check", conformance(bh.GAME), ids=str)
def test_the_game_keeps_the_law(check: AnyCheck) -> None:
    """In matches of every player count."""
    check()
