"""What the Spirit and Lore cards cost, and which resources pay for them."""

from __future__ import annotations

from typing import Final

import pytest

from boardrules.games import lotr_investigation as lr
from tests.games.happened import refused
from tests.games.lotr_investigation.table import P1, MakeTable, arranged, from_hand, own_deck, place, spot

#: Allies and attachments, and the events that are played as actions in any phase; X is paid in tests of its own.
SPIRIT_COSTS: Final = {
    "wandering_took": 2,
    "lorien_guide": 3,
    "northern_tracker": 4,
    "the_galadhrims_greeting": 3,
    "will_of_the_west": 1,
    "a_light_in_the_dark": 2,
    "dwarven_tomb": 1,
    "fortune_or_fate": 5,
    "the_favor_of_the_lady": 2,
    "power_in_the_earth": 1,
    "unexpected_courage": 2,
}
LORE_COSTS: Final = {
    "daughter_of_the_nimrodel": 3,
    "erebor_hammersmith": 2,
    "henamarth_riversong": 1,
    "miner_of_the_iron_hills": 2,
    "gleowine": 2,
    "lore_of_imladris": 2,
    "loriens_wealth": 3,
    "beorns_hospitality": 5,
    "forest_snare": 3,
    "protector_of_lorien": 1,
    "dark_knowledge": 1,
    "self_preservation": 3,
}
CASES: Final = [
    *[("spirit", title, cost) for title, cost in SPIRIT_COSTS.items()],
    *[("lore", title, cost) for title, cost in LORE_COSTS.items()],
]
#: Two heroes of the sphere, one of another, and one who has fallen, for Fortune or Fate.
HEROES: Final = {
    "spirit": ("eowyn", "dunhere", "denethor"),
    "lore": ("denethor", "beravor", "eowyn"),
}


def holding(sphere: str, title: str, *pools: int) -> lr.Setup:
    """Return the planning phase of P1 with a card in hand and something for it to be used on."""
    costs = SPIRIT_COSTS if sphere == "spirit" else LORE_COSTS
    own = own_deck("own", HEROES[sphere], *costs)
    fallen = own_deck("fallen", ("eleanor", "gloin"), "dwarven_tomb")
    heroes = [spot(hero, resources=pool) for hero, pool in zip(HEROES[sphere], pools, strict=True)]
    return arranged(
        place(hand=[title], heroes=heroes, threat=20, discard=["the_favor_of_the_lady"] if sphere == "spirit" else ()),
        place(heroes=["gloin"], threat=20, engaged=["lawless_ruffian"]),
        decks=("own", "fallen"),
        setup={"deck_lists": (own, fallen)},
        stage=2,
        phase="planning",
        staging=["market_square"],
    )


@pytest.mark.rule("LR-PLN-02", "LR-CRD-01")
@pytest.mark.parametrize(("sphere", "title", "cost"), CASES)
def test_card_is_paid_with_resources_of_its_sphere(table: MakeTable, sphere: str, title: str, cost: int) -> None:
    """Two heroes of the sphere pay the cost together; the pool of the third stays as it is."""
    t = table(holding(sphere, title, 1, cost - 1, 5))
    before = t.discard(P1).count(title)
    t.play_card(title, P1)
    while t.prompt.startswith("pick"):
        t.play(t.offered()[0])

    assert [t.card(hero).resources for hero in HEROES[sphere]] == [0, 0, 5]
    assert t.state.players[P1].playing == []
    assert (t.in_play(title) == 1) is (lr.CARDS[title].type != "event")
    spent = ["will_of_the_west"] if title == "will_of_the_west" else []
    assert t.removed == spent
    assert t.discard(P1).count(title) - before == (lr.CARDS[title].type == "event" and not spent)


@pytest.mark.rule("LR-PLN-02", "LR-CRD-01")
@pytest.mark.parametrize(("sphere", "title", "cost"), CASES)
def test_card_needs_its_whole_cost_in_resources_of_its_sphere(
    table: MakeTable, sphere: str, title: str, cost: int
) -> None:
    """One resource is missing; those of a hero of another sphere do not help."""
    t = table(holding(sphere, title, cost - 1, 0, 5))
    t.to_prompt("planning")

    assert refused(t, from_hand(P1, title)) == ("cannot_pay", "LR-PLN-02")


@pytest.mark.rule("LR-PLN-03", "LR-DCK-02")
@pytest.mark.parametrize(("sphere", "title"), [(sphere, title) for sphere, title, _ in CASES])
def test_card_needs_a_hero_of_its_sphere(table: MakeTable, sphere: str, title: str) -> None:
    """Such a deck is legal; without a hero of the sphere in play the card cannot be played."""
    costs = SPIRIT_COSTS if sphere == "spirit" else LORE_COSTS
    own = own_deck("own", ("aragorn", HEROES[sphere][0]), *costs)
    t = table(
        arranged(
            place(hand=[title], heroes=[spot("aragorn", resources=9)], threat=20, engaged=["lawless_ruffian"]),
            decks=("own",),
            setup={"deck_lists": (own,)},
            stage=2,
            phase="planning",
            staging=["market_square"],
        )
    )
    t.to_prompt("planning")

    assert refused(t, from_hand(P1, title)) == ("no_icon", "LR-PLN-03")
