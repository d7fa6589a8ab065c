"""The game keeps the laws that every game keeps."""

from __future__ import annotations

from typing import Final, TypeAlias

import pytest
from hypothesis import settings

from boardrules.games import lotr_investigation as lr
from boardrules.testing import Check, conformance
from tests.games.lotr_investigation.positions import positions

AnyCheck: TypeAlias = Check[lr.Setup, lr.State, lr.Action, lr.Event, lr.View]
#: A match has some two hundred decisions, so fewer of them do.
NEW_GAMES: Final = settings().max_examples // 8
LATE_GAMES: Final = settings().max_examples // 3


@pytest.mark.parametrize("check", conformance(lr.GAME, examples=NEW_GAMES), ids=str)
def test_the_game_keeps_the_law(check: AnyCheck) -> None:
    """In matches of every player count and option."""
    check()


@pytest.mark.parametrize("check", conformance(lr.GAME, setups=positions(), examples=LATE_GAMES), ids=str)
def test_the_game_keeps_the_law_in_its_middle_and_at_its_end(check: AnyCheck) -> None:
    """In matches that begin at any stage, with cards in play, full hands and much to spend.

    Who plays a new game at random is eliminated at stage 1.
    """
    check()
