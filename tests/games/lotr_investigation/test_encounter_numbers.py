"""The printed numbers of the 26 encounter cards."""

from __future__ import annotations

from typing import Final

import pytest

from boardrules.games import lotr_investigation as lr
from boardrules.games.lotr_investigation.content import ENCOUNTER_CARDS, HIDEOUTS, NAMES, SUSPECTS

#: Columns: id | type | copies, copies in easy mode | unique | traits | numbers | victory, investigate | surge | shadow.
#: The numbers of an enemy are engagement cost, threat (X is 0), attack, defense, hit points; those of a location threat
#: and quest points.
_PRINTED: Final = """
bill_fernys_house | location | 1 1 | unique | Hideout | 5 5 | 5 - | - | -
staddle_hiding_hole | location | 1 1 | unique | Hideout | 5 5 | 5 - | - | -
combe_storehouse | location | 1 1 | unique | Hideout | 5 5 | 5 - | - | -
archet_trading_post | location | 1 1 | unique | Hideout | 5 5 | 5 - | - | -
chetwood_campsite | location | 1 1 | unique | Hideout | 5 5 | 5 - | - | -
todd_the_troll | enemy | 1 1 | unique | Suspect, Brigand | 45 2 7 2 10 | 5 - | - | -
susie_the_spider | enemy | 1 1 | unique | Suspect, Brigand | 45 0 5 3 8 | 5 - | - | -
wolf_pelt_jake | enemy | 1 1 | unique | Suspect, Brigand | 45 4 5 3 7 | 5 - | - | -
johnny_goblin_fingers | enemy | 1 1 | unique | Suspect, Brigand | 45 3 4 4 6 | 5 - | - | -
old_orc_eyes | enemy | 1 1 | unique | Suspect, Brigand | 45 3 4 3 9 | 5 - | - | -
taken_by_surprise | treachery | 2 1 | - | - | - | - - | - | -
the_prancing_pony | location | 1 1 | unique | Bree | 2 2 | 2 - | - | -
ramshackle_manor | location | 4 4 | - | Bree | 2 3 | - 2 | - | -
dark_alley | location | 3 1 | - | Bree | 4 3 | - 3 | - | -
market_square | location | 3 2 | - | Bree | 2 4 | - 2 | - | -
old_warehouse | location | 3 3 | - | Bree | 3 4 | - 1 | - | -
village_stable | location | 2 2 | - | Bree | 3 3 | - 1 | - | -
bill_ferny | enemy | 1 1 | unique | Bree | 42 3 2 3 5 | 3 - | - | shadow
bree_land_informant | enemy | 2 2 | - | Bree | 30 3 2 1 3 | - - | - | -
lawless_ruffian | enemy | 3 3 | - | Brigand | 35 2 3 2 3 | - - | - | shadow
greenway_footpad | enemy | 4 2 | - | Brigand | 25 2 4 2 4 | - - | - | shadow
chetwood_outlaw | enemy | 3 2 | - | Brigand | 40 4 4 3 5 | - - | - | shadow
hired_muscle | treachery | 2 2 | - | - | - | - - | surge | -
smoke_and_mirrors | treachery | 3 1 | - | - | - | - - | - | shadow
rising_body_count | treachery | 2 2 | - | - | - | - - | - | shadow
deadly_accusations | treachery | 2 1 | - | - | - | - - | - | shadow
"""
_ROWS: Final = [[cell.strip() for cell in line.split("|")] for line in _PRINTED.strip().splitlines()]


def _number(cell: str) -> int | None:
    return None if cell == "-" else int(cell)


def _numbers(card: lr.Card) -> list[int]:
    if card.type == "enemy":
        return [card.engagement_cost, card.threat, card.attack, card.defense, card.hit_points]
    return [card.threat, card.quest_points] if card.type == "location" else []


@pytest.mark.rule("LR-CRD-01")
@pytest.mark.parametrize("row", _ROWS, ids=[row[0] for row in _ROWS])
def test_the_printed_numbers_of(row: list[str]) -> None:
    """Everything that is printed on a card but its text."""
    name, kind, copies, unique, traits, numbers, keywords, surge, shadow = row
    card = lr.CARDS[name]
    victory, investigate = keywords.split()

    assert (card.id, card.type) == (name, kind)
    assert [card.count, card.easy_count] == [int(number) for number in copies.split()]
    assert card.unique is (unique == "unique")
    assert list(card.traits) == ([] if traits == "-" else traits.split(", "))
    assert _numbers(card) == ([] if numbers == "-" else [int(number) for number in numbers.split()])
    assert (card.victory, card.investigate) == (_number(victory), _number(investigate))
    assert (card.surge, card.has_shadow) == (surge == "surge", shadow == "shadow")
    assert (card.doomed, card.sphere, card.keywords, card.is_player_card) == (0, "", (), False)


@pytest.mark.rule("LR-CRD-01", "LR-SET-01")
def test_what_an_encounter_card_does_not_have_is_0() -> None:
    """No enemy has quest points, no location hit points or attack, no treachery any number."""
    for card in ENCOUNTER_CARDS:
        fight = (card.engagement_cost, card.attack, card.defense, card.hit_points)
        assert (card.cost, card.cost_x, card.threat_cost, card.willpower) == (0, False, 0, 0)
        assert card.type == "enemy" or fight == (0, 0, 0, 0)
        assert card.type == "location" or card.quest_points == 0
        assert card.type != "treachery" or card.threat == 0
        assert card.attached_traits == (("Condition",) if card.id == "hired_muscle" else ())


@pytest.mark.rule("LR-CRD-01", "LR-SET-01")
def test_there_are_26_designs_and_50_encounter_cards() -> None:
    """18 enemies, 21 locations and 11 treacheries, 18 of them with a shadow effect and 2 with Surge."""
    assert [card.id for card in ENCOUNTER_CARDS] == [row[0] for row in _ROWS]
    counted = {
        kind: sum(card.count for card in ENCOUNTER_CARDS if card.type == kind)
        for kind in ("enemy", "location", "treachery")
    }
    assert counted == {"enemy": 18, "location": 21, "treachery": 11}
    assert sum(card.count for card in ENCOUNTER_CARDS if card.has_shadow) == 18
    assert sum(card.count for card in ENCOUNTER_CARDS if card.surge) == 2


@pytest.mark.rule("LR-INS-08", "LR-CRD-01")
def test_the_ten_names() -> None:
    """Five Suspects, all Brigands, and five Hideouts: unique, one copy each."""
    assert [card.id for card in SUSPECTS] == [row[0] for row in _ROWS[5:10]]
    assert [card.id for card in HIDEOUTS] == [row[0] for row in _ROWS[:5]]
    assert {(card.count, card.unique) for card in NAMES} == {(1, True)}
