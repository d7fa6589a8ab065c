"""Five faults, planted in copies of Shadow Hunters: the kit finds each, and shows it in a short match."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from boardrules.games import shadow_hunters as sh
from boardrules.testing import LawBroken, Playthrough, conformance, examine
from tests.testing.planted import FAULTS, AnyCopy, copy_with

#: The number of examples that hypothesis tries when nobody has said otherwise.
DEFAULT_BUDGET = 100
#: Which law of the conformance suite is to find which fault; the sum is found by a law of the game's own.
LAWS = {
    "lost_card": "components are conserved",
    "leaked_identity": "views keep secrets",
    "stuck_window": "somebody can answer",
    "unstable_order": "same in another process",
}


@pytest.fixture(autouse=True)
def _the_same_every_time() -> Iterator[None]:
    """Search in the same way whatever profile is loaded, also by ``--boardrules-deep``; then load that again."""
    loaded = settings.get_current_profile_name()
    settings.register_profile("planted", settings.get_profile("default"), derandomize=True, database=None)
    settings.load_profile("planted")
    yield
    settings.load_profile(loaded)


def weapons_add_up(play: Playthrough[Any, Any, Any, Any, Any]) -> None:
    """An attack on one target deals the difference of the dice, and the bonus of every weapon (SH-EQP-03)."""
    for before, _, events, _ in play.steps():
        rolled = [event for event in events if type(event).__name__ == "AttackRolled"]
        hits = [event for event in events if type(event).__name__ == "Damaged" and event.source == "attack"]
        moved = any(type(event).__name__ in ("Equipped", "EquipmentMoved") for event in events)
        if len(rolled) != 1 or len(hits) != 1 or moved:
            continue  # several targets, or other weapons than those that lay there before
        held = before.players[rolled[0].seat].equipment
        if {card.id for card in (*held, *before.players[hits[0].seat].equipment)} & {"holy_robe", "spear_of_longinus"}:
            continue  # they count for other reasons
        assert hits[0].amount == rolled[0].base + sum(card.attack_bonus for card in held)


def search(game: AnyCopy, fault: str) -> None:
    """Look for the fault as a user would, with the default budget."""
    if fault in LAWS:
        checks = conformance(game, examples=DEFAULT_BUDGET)
        next(check for check in checks if check.name == LAWS[fault])()
    else:
        examine(game, weapons_add_up, examples=DEFAULT_BUDGET)


@pytest.mark.filterwarnings("ignore:Generating overly large repr")
@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found_and_shown_in_a_short_match(fault: str, tmp_path: Path) -> None:
    """Within the default budget, and in at most a quarter of the answers of the match that was found first."""
    with copy_with(FAULTS[fault], f"planted_{fault}", tmp_path) as game, pytest.raises(LawBroken) as caught:
        search(game, fault)
    found = caught.value
    assert len(found.playthrough) <= len(found.first) / 4


def test_the_law_of_the_sums_holds_in_the_game_as_it_is() -> None:
    """So it was the fault that it found."""
    examine(sh.GAME, weapons_add_up, examples=DEFAULT_BUDGET)
