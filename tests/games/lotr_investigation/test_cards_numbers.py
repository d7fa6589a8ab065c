"""The printed numbers of the player cards, and the decks that come with the game."""

from __future__ import annotations

from typing import Final

import pytest

from boardrules.games import lotr_investigation as lr
from tests.games.lotr_investigation.table import LEADERSHIP, LORE, SPIRIT, TACTICS, MakeTable

#: By sphere. Columns: id | type | cost, of a hero the threat cost | willpower, attack, defense, hit points | keywords |
#: traits | unique | copies.
_PRINTED: Final = """
[leadership]
aragorn | hero | 12 | 2 3 2 5 | Sentinel | Dúnedain, Noble, Ranger | unique | 1
theodred | hero | 8 | 1 2 1 4 | - | Noble, Rohan, Warrior | unique | 1
gloin | hero | 9 | 2 2 1 4 | - | Dwarf, Noble | unique | 1
guard_of_the_citadel | ally | 2 | 1 1 0 2 | - | Gondor, Warrior | - | 3
faramir | ally | 4 | 2 1 2 3 | - | Gondor, Noble, Ranger | unique | 2
son_of_arnor | ally | 3 | 0 2 0 2 | - | Dúnedain | - | 2
snowbourn_scout | ally | 1 | 0 0 1 1 | - | Rohan, Scout | - | 3
silverlode_archer | ally | 3 | 1 2 0 1 | Ranged | Archer, Silvan | - | 2
longbeard_orc_slayer | ally | 4 | 0 2 1 3 | - | Dwarf, Warrior | - | 2
brok_ironfist | ally | 6 | 2 2 1 4 | - | Dwarf, Warrior | unique | 1
ever_vigilant | event | 1 | - | - | - | - | 2
common_cause | event | 0 | - | - | - | - | 2
for_gondor | event | 2 | - | - | - | - | 2
sneak_attack | event | 1 | - | - | - | - | 2
valiant_sacrifice | event | 1 | - | - | - | - | 2
grim_resolve | event | 5 | - | - | - | - | 1
steward_of_gondor | attachment | 2 | - | - | Gondor, Title | unique | 2
celebrians_stone | attachment | 2 | - | Restricted | Artifact, Item | unique | 1
[tactics]
gimli | hero | 11 | 2 2 2 5 | - | Dwarf, Noble, Warrior | unique | 1
legolas | hero | 9 | 1 3 1 4 | Ranged | Noble, Silvan, Warrior | unique | 1
thalin | hero | 9 | 1 2 2 4 | - | Dwarf, Warrior | unique | 1
veteran_axehand | ally | 2 | 0 2 1 2 | - | Dwarf, Warrior | - | 3
gondorian_spearman | ally | 2 | 0 1 1 1 | Sentinel | Gondor, Warrior | - | 3
horseback_archer | ally | 3 | 0 2 1 2 | Ranged | Rohan, Archer | - | 2
beorn | ally | 6 | 1 3 3 6 | - | Beorning, Warrior | unique | 1
blade_mastery | event | 1 | - | - | - | - | 3
rain_of_arrows | event | 1 | - | - | - | - | 2
feint | event | 1 | - | - | - | - | 2
quick_strike | event | 1 | - | - | - | - | 2
thicket_of_spears | event | 3 | - | - | - | - | 2
swift_strike | event | 2 | - | - | - | - | 1
stand_together | event | 0 | - | - | - | - | 1
blade_of_gondolin | attachment | 1 | - | Restricted | Item, Weapon | - | 2
citadel_plate | attachment | 4 | - | Restricted | Item, Armor | - | 2
dwarven_axe | attachment | 2 | - | Restricted | Item, Weapon | - | 2
horn_of_gondor | attachment | 1 | - | Restricted | Item, Artifact | unique | 1
[spirit]
eowyn | hero | 9 | 4 1 1 3 | - | Noble, Rohan | unique | 1
eleanor | hero | 7 | 1 1 2 3 | - | Gondor, Noble | unique | 1
dunhere | hero | 8 | 1 2 1 4 | - | Rohan, Warrior | unique | 1
wandering_took | ally | 2 | 1 1 1 2 | - | Hobbit | - | 2
lorien_guide | ally | 3 | 1 1 0 2 | - | Silvan, Scout | - | 3
northern_tracker | ally | 4 | 1 2 2 3 | - | Dúnedain, Ranger | - | 2
the_galadhrims_greeting | event | 3 | - | - | - | - | 2
strength_of_will | event | 0 | - | - | - | - | 2
hasty_stroke | event | 1 | - | - | - | - | 2
will_of_the_west | event | 1 | - | - | - | - | 2
a_test_of_will | event | 1 | - | - | - | - | 2
stand_and_fight | event | X | - | - | - | - | 3
a_light_in_the_dark | event | 2 | - | - | - | - | 2
dwarven_tomb | event | 1 | - | - | - | - | 1
fortune_or_fate | event | 5 | - | - | - | - | 1
the_favor_of_the_lady | attachment | 2 | - | - | Condition | - | 2
power_in_the_earth | attachment | 1 | - | - | Condition | - | 2
unexpected_courage | attachment | 2 | - | - | Condition | - | 1
[lore]
denethor | hero | 8 | 1 1 3 3 | - | Gondor, Noble, Steward | unique | 1
glorfindel | hero | 12 | 3 3 1 5 | - | Noble, Noldor, Warrior | unique | 1
beravor | hero | 10 | 2 2 2 4 | - | Dúnedain, Ranger | unique | 1
daughter_of_the_nimrodel | ally | 3 | 1 0 0 1 | - | Silvan | - | 3
erebor_hammersmith | ally | 2 | 1 1 1 3 | - | Dwarf, Craftsman | - | 2
henamarth_riversong | ally | 1 | 1 1 0 1 | - | Silvan | unique | 1
miner_of_the_iron_hills | ally | 2 | 0 1 1 2 | - | Dwarf | - | 2
gleowine | ally | 2 | 1 0 0 2 | - | Minstrel, Rohan | unique | 2
lore_of_imladris | event | 2 | - | - | - | - | 3
loriens_wealth | event | 3 | - | - | - | - | 2
radagasts_cunning | event | 1 | - | - | - | - | 2
secret_paths | event | 1 | - | - | - | - | 2
gandalfs_search | event | X | - | - | - | - | 2
beorns_hospitality | event | 5 | - | - | - | - | 1
forest_snare | attachment | 3 | - | - | Item, Trap | - | 2
protector_of_lorien | attachment | 1 | - | - | Title | - | 2
dark_knowledge | attachment | 1 | - | - | Condition | - | 1
self_preservation | attachment | 3 | - | - | Skill | - | 2
[neutral]
gandalf | ally | 5 | 4 4 4 4 | - | Istari | unique | 4
"""

#: Deck: format, starting threat, size, heroes, cards.
_DECKS: Final = (
    (
        "core_leadership",
        "starter",
        29,
        30,
        "aragorn, gloin, theodred",
        """
        3 guard_of_the_citadel, 2 faramir, 2 son_of_arnor, 3 snowbourn_scout, 2 silverlode_archer,
        2 longbeard_orc_slayer, 1 brok_ironfist, 2 ever_vigilant, 2 common_cause, 2 for_gondor,
        2 sneak_attack, 2 valiant_sacrifice, 1 grim_resolve, 2 steward_of_gondor, 1 celebrians_stone,
        1 gandalf
        """,
    ),
    (
        "core_tactics",
        "starter",
        29,
        30,
        "legolas, gimli, thalin",
        """
        3 veteran_axehand, 3 gondorian_spearman, 2 horseback_archer, 1 beorn, 3 blade_mastery,
        2 rain_of_arrows, 2 feint, 2 quick_strike, 2 thicket_of_spears, 1 swift_strike, 1 stand_together,
        2 blade_of_gondolin, 2 citadel_plate, 2 dwarven_axe, 1 horn_of_gondor, 1 gandalf
        """,
    ),
    (
        "core_spirit",
        "starter",
        24,
        30,
        "eowyn, dunhere, eleanor",
        """
        2 wandering_took, 3 lorien_guide, 2 northern_tracker, 2 the_galadhrims_greeting, 2 strength_of_will,
        2 hasty_stroke, 2 will_of_the_west, 2 a_test_of_will, 3 stand_and_fight, 2 a_light_in_the_dark,
        1 dwarven_tomb, 1 fortune_or_fate, 2 the_favor_of_the_lady, 2 power_in_the_earth,
        1 unexpected_courage, 1 gandalf
        """,
    ),
    (
        "core_lore",
        "starter",
        30,
        30,
        "glorfindel, denethor, beravor",
        """
        3 daughter_of_the_nimrodel, 2 erebor_hammersmith, 1 henamarth_riversong, 2 miner_of_the_iron_hills,
        2 gleowine, 3 lore_of_imladris, 2 loriens_wealth, 2 radagasts_cunning, 2 secret_paths,
        2 gandalfs_search, 1 beorns_hospitality, 2 forest_snare, 2 protector_of_lorien, 1 dark_knowledge,
        2 self_preservation, 1 gandalf
        """,
    ),
    (
        "fifty_leadership_lore",
        "tournament",
        32,
        50,
        "aragorn, theodred, glorfindel",
        """
        3 guard_of_the_citadel, 2 faramir, 2 son_of_arnor, 3 snowbourn_scout, 2 silverlode_archer,
        1 brok_ironfist, 2 ever_vigilant, 2 common_cause, 2 for_gondor, 2 sneak_attack, 2 valiant_sacrifice,
        1 grim_resolve, 2 steward_of_gondor, 1 celebrians_stone, 3 daughter_of_the_nimrodel,
        2 erebor_hammersmith, 1 henamarth_riversong, 2 miner_of_the_iron_hills, 2 gleowine,
        3 lore_of_imladris, 2 secret_paths, 2 radagasts_cunning, 2 forest_snare, 2 protector_of_lorien,
        1 self_preservation, 1 gandalf
        """,
    ),
    (
        "fifty_tactics_spirit",
        "tournament",
        25,
        50,
        "legolas, eowyn, eleanor",
        """
        3 veteran_axehand, 3 gondorian_spearman, 2 horseback_archer, 1 beorn, 3 blade_mastery, 2 feint,
        2 quick_strike, 1 swift_strike, 2 blade_of_gondolin, 2 citadel_plate, 2 dwarven_axe,
        1 horn_of_gondor, 2 wandering_took, 3 lorien_guide, 2 northern_tracker, 2 the_galadhrims_greeting,
        2 strength_of_will, 2 hasty_stroke, 2 a_test_of_will, 2 stand_and_fight, 1 a_light_in_the_dark,
        2 the_favor_of_the_lady, 2 power_in_the_earth, 1 unexpected_courage, 3 gandalf
        """,
    ),
)


def _rows() -> list[tuple[str, list[str]]]:
    rows, sphere = [], ""
    for line in _PRINTED.strip().splitlines():
        if line.startswith("["):
            sphere = line.strip("[]")
        else:
            rows.append((sphere, [cell.strip() for cell in line.split("|")]))
    return rows


def _words(cell: str) -> tuple[str, ...]:
    return () if cell == "-" else tuple(cell.split(", "))


@pytest.mark.rule("LR-CRD-01", "LR-CMP-01", "LR-EFF-14")
@pytest.mark.parametrize(("sphere", "row"), _rows(), ids=[row[0] for _, row in _rows()])
def test_the_printed_numbers_of(sphere: str, row: list[str]) -> None:
    """A card has the numbers, keywords and traits that are printed on it; a cost of X counts as 0."""
    title, kind, cost, numbers, keywords, traits, unique, copies = row
    card = lr.CARDS[title]
    printed = 0 if cost == "X" else int(cost)

    assert (card.type, card.sphere) == (kind, sphere)
    assert (card.threat_cost, card.cost) == ((printed, 0) if kind == "hero" else (0, printed))
    assert card.cost_x == (cost == "X")
    stats = (0, 0, 0, 0) if numbers == "-" else tuple(map(int, numbers.split()))
    assert (card.willpower, card.attack, card.defense, card.hit_points) == stats
    assert card.keywords == _words(keywords)
    assert card.traits == _words(traits)
    assert card.unique == (unique == "unique")
    assert card.count == int(copies)
    assert card.is_player_card
    assert card.is_character == (kind in ("hero", "ally"))
    assert (card.victory, card.investigate, card.doomed, card.surge, card.has_shadow) == (None, None, 0, False, False)


@pytest.mark.rule("LR-CRD-01", "LR-CMP-01")
def test_there_are_12_heroes_and_61_other_player_cards() -> None:
    """The table above is the whole pool: 73 titles, of which 12 are heroes, and 120 cards besides the heroes."""
    titles = [row[0] for _, row in _rows()]

    assert sorted(card.id for card in lr.CARDS.values() if card.is_player_card) == sorted(titles)
    assert len(titles) == 73
    assert sum(1 for title in titles if lr.CARDS[title].type == "hero") == 12
    assert sum(lr.CARDS[title].count for title in titles if lr.CARDS[title].type != "hero") == 120


@pytest.mark.rule("LR-DCK-01", "LR-DCK-02", "LR-SET-01")
@pytest.mark.parametrize(
    ("title", "kind", "threat", "size", "heroes", "cards"), _DECKS, ids=[deck[0] for deck in _DECKS]
)
def test_the_deck(table: MakeTable, title: str, kind: str, threat: int, size: int, heroes: str, cards: str) -> None:
    """A deck holds these heroes and cards, and its game begins with the sum of the heroes' threat costs."""
    deck = lr.DECKS[title]
    wanted = [(name, int(count)) for count, name in (one.split() for one in " ".join(cards.split()).split(", "))]

    assert deck.format == kind
    assert deck.heroes == _words(heroes)
    assert list(deck.cards) == wanted
    assert deck.size == size == sum(count for _, count in wanted)
    t = table(lr.Setup(players=1, decks=(title,)))
    assert t.threats == [threat]
    assert t.area(0) == list(_words(heroes))
    assert (len(t.hand(0)), len(t.deck(0))) == (6, size - 6)


@pytest.mark.rule("LR-DCK-01")
def test_there_are_six_decks() -> None:
    """The four starter decks and the two decks of 50 cards are all that comes with the game."""
    assert list(lr.DECKS) == [deck[0] for deck in _DECKS]
    assert [title for title, deck in lr.DECKS.items() if deck.format == "starter"] == [
        LEADERSHIP,
        TACTICS,
        SPIRIT,
        LORE,
    ]


@pytest.mark.rule("LR-DCK-01", "LR-CRD-01")
def test_the_starter_decks_hold_a_whole_core_set() -> None:
    """Each starter deck is one sphere's 29 cards and a Gandalf; together they are every card of the pool."""
    held: dict[str, int] = {}
    for title, sphere in ((LEADERSHIP, "leadership"), (TACTICS, "tactics"), (SPIRIT, "spirit"), (LORE, "lore")):
        spheres = [(lr.CARDS[name].sphere, count) for name, count in lr.DECKS[title].cards]
        assert sum(count for found, count in spheres if found == sphere) == 29
        assert dict(lr.DECKS[title].cards)["gandalf"] == 1
        assert {lr.CARDS[hero].sphere for hero in lr.DECKS[title].heroes} == {sphere}
        for name, count in lr.DECKS[title].cards:
            held[name] = held.get(name, 0) + count

    pool = {card.id: card.count for card in lr.CARDS.values() if card.is_player_card and card.type != "hero"}
    assert held == pool


@pytest.mark.rule("LR-DCK-02", "LR-DCK-03")
def test_the_decks_of_50_cards_are_legal_and_can_sit_at_one_table() -> None:
    """Both tournament decks pass the checks, share no hero, and hold no more of a title than one core set does."""
    first, second = lr.DECKS["fifty_leadership_lore"], lr.DECKS["fifty_tactics_spirit"]

    assert lr.deck_faults(first) == lr.deck_faults(second) == []
    assert lr.Setup(players=2, decks=(first.id, second.id)).players == 2
    both = dict(first.cards)
    for name, count in second.cards:
        both[name] = both.get(name, 0) + count
    assert [name for name, count in both.items() if count > lr.CARDS[name].count] == []
    assert set(dict(first.cards)) & set(dict(second.cards)) == {"gandalf"}
