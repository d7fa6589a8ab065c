"""The Leadership attachments: Steward of Gondor and Celebrían's Stone."""

from __future__ import annotations

import pytest

from boardrules.games import lotr_investigation as lr
from tests.games.happened import refused
from tests.games.lotr_investigation.table import (
    LEADERSHIP,
    P1,
    P2,
    TACTICS,
    MakeTable,
    ability,
    arranged,
    choice,
    from_hand,
    numbers,
    own_deck,
    place,
    spot,
    without_icon,
)

# -- Steward of Gondor -----------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-PLN-02", "LR-PLN-06", "LR-KEY-09")
def test_the_steward_of_gondor_is_attached_to_a_hero_for_2(table: MakeTable) -> None:
    """The Steward costs 2 and goes to a hero, of either player; allies are no hosts."""
    setup = arranged(
        place(
            heroes=[spot("aragorn", resources=2), "gloin"], allies=["faramir"], hand=["steward_of_gondor", "gandalf"]
        ),
        place(heroes=["gimli"]),
        phase="planning",
    )
    t = table(setup)
    t.play_card("steward_of_gondor")
    assert refused(t, choice(t, P1, "faramir")) == ("no_legal_target", "LR-EFF-02")
    assert t.can(lr.ChooseCard, card="gimli")
    t.pick("gloin")

    assert t.card("steward_of_gondor").host == t.uid("gloin")
    assert (t.card("aragorn").resources, t.card("steward_of_gondor").exhausted) == (0, False)
    assert t.card("steward_of_gondor").controller == P1


@pytest.mark.rule("LR-PLN-02", "LR-PLN-03")
def test_the_steward_of_gondor_cannot_be_paid_with_less(table: MakeTable) -> None:
    """One Leadership resource is not enough, and without a Leadership hero there is no icon."""
    t = table(arranged(place(heroes=[spot("gloin", resources=1)], hand=["steward_of_gondor"]), phase="planning"))
    t.to_prompt("planning")
    assert refused(t, from_hand(P1, "steward_of_gondor")) == ("cannot_pay", "LR-PLN-02")

    t = without_icon(table, "steward_of_gondor", "gimli")
    assert refused(t, from_hand(P1, "steward_of_gondor")) == ("no_icon", "LR-PLN-03")


@pytest.mark.rule("LR-CRD-01", "LR-TIM-04", "LR-REF-01")
def test_the_steward_of_gondor_exhausts_for_2_resources(table: MakeTable) -> None:
    """Its own exhaustion pays, not the hero's: exhausted Glóin gets 2, a second time is refused until the refresh."""
    heroes = ["aragorn", spot("gloin", resources=1, exhausted=True, attachments=["steward_of_gondor"])]
    t = table(arranged(place(threat=20, heroes=heroes, hand=["gandalf"]), phase="planning", stage=2))
    t.to_prompt("planning")
    t.use("steward_of_gondor")

    assert [t.card(hero).resources for hero in ("aragorn", "gloin")] == [0, 3]
    assert t.card("steward_of_gondor").exhausted
    assert refused(t, ability(t, P1, "steward_of_gondor")) == ("exhausted", "LR-TIM-04")
    t.skip(lambda table: table.state.round == 2)
    assert not t.card("steward_of_gondor").exhausted


@pytest.mark.rule("LR-CMP-07", "LR-KEY-09")
def test_the_steward_of_gondor_is_unique(table: MakeTable) -> None:
    """A second Steward anywhere in play is refused, also while the first is on another player's hero."""
    deck = own_deck("mixed", ("gimli", "legolas"), "steward_of_gondor")
    other = place(heroes=[spot("gimli", attachments=["steward_of_gondor"])])
    seat = place(heroes=[spot("aragorn", resources=2)], hand=["steward_of_gondor"])
    t = table(arranged(seat, other, decks=(LEADERSHIP, "mixed"), setup={"deck_lists": (deck,)}, phase="planning"))
    t.to_prompt("planning")

    assert refused(t, from_hand(P1, "steward_of_gondor")) == ("unique_in_play", "LR-CMP-07")


@pytest.mark.rule("LR-CMP-05", "LR-PLN-06")
def test_the_steward_of_gondor_on_another_players_hero_is_that_players(table: MakeTable) -> None:
    """P1 plays the Steward on P2's Gimli: P2 controls it and uses it, P1 cannot; the resources are Gimli's."""
    setup = arranged(
        place(heroes=[spot("aragorn", resources=2)], hand=["steward_of_gondor", "gandalf"]),
        place(heroes=["gimli"], hand=["gandalf"]),
        phase="planning",
    )
    t = table(setup)
    t.play_card("steward_of_gondor")
    t.pick("gimli")
    assert (t.card("steward_of_gondor").controller, t.card("steward_of_gondor").owner) == (P2, P1)
    assert t.asked == (P2,)
    t.use("steward_of_gondor", P2)
    assert t.card("gimli").resources == 2

    t.to_prompt("planning")
    assert t.asked == (P1,)
    assert refused(t, ability(t, P1, "steward_of_gondor"))[0] == "not_offered"


@pytest.mark.rule("LR-CMP-05", "LR-KEY-09", "LR-CMB-18")
def test_the_steward_of_gondor_falls_with_its_hero_to_its_owners_pile(table: MakeTable) -> None:
    """P2's Legolas, Steward by P1's card, is destroyed: the attachment lies on P1's discard pile."""
    setup = arranged(
        place(hand=["gandalf"]),
        place(
            threat=20,
            heroes=["gimli", spot("legolas", damage=3, attachments=["steward_of_gondor"], by=P1)],
            engaged=["greenway_footpad"],
        ),
        phase="combat",
        encounter=["dark_alley"],
    )
    t = table(setup)
    t.act(lr.Defend, card="legolas")
    t.skip(lambda table: table.in_play("legolas") == 0)

    assert t.discard(P1) == ["steward_of_gondor"]
    assert t.discard(P2) == ["thalin", "legolas"]


# -- Celebrían's Stone -----------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-PLN-02", "LR-KEY-09")
def test_celebrians_stone_gives_a_hero_2_willpower(table: MakeTable) -> None:
    """The Stone costs 2, goes to a hero and gives +2 willpower; an ally is no host."""
    seat = place(
        heroes=[spot("theodred", resources=2), "gloin"], allies=["faramir"], hand=["celebrians_stone", "gandalf"]
    )
    t = table(arranged(seat, phase="planning", stage=2))
    t.play_card("celebrians_stone")
    assert refused(t, choice(t, P1, "faramir")) == ("no_legal_target", "LR-EFF-02")
    t.pick("gloin")

    assert [numbers(t, hero) for hero in ("gloin", "theodred")] == [(4, 2, 1), (1, 2, 1)]
    assert t.card("theodred").resources == 0
    t.to_phase("quest")
    t.commit(P1, "gloin")
    assert t.view(P1).willpower == 4


@pytest.mark.rule("LR-PLN-02", "LR-CMP-07")
def test_celebrians_stone_is_unique_and_costs_2(table: MakeTable) -> None:
    """With 1 resource the Stone is too dear; with one in play a second is refused."""
    t = table(arranged(place(heroes=[spot("gloin", resources=1)], hand=["celebrians_stone"]), phase="planning"))
    t.to_prompt("planning")
    assert refused(t, from_hand(P1, "celebrians_stone")) == ("cannot_pay", "LR-PLN-02")

    deck = own_deck("mixed", ("theodred",), "celebrians_stone")
    seat = place(heroes=[spot("theodred", resources=2, attachments=["celebrians_stone"])], hand=["celebrians_stone"])
    t = table(arranged(seat, decks=("mixed",), setup={"deck_lists": (deck,)}, phase="planning"))
    t.to_prompt("planning")
    assert refused(t, from_hand(P1, "celebrians_stone")) == ("unique_in_play", "LR-CMP-07")


@pytest.mark.rule("LR-CRD-01", "LR-PLN-02", "LR-PLN-03")
def test_celebrians_stone_gives_aragorn_a_spirit_icon(table: MakeTable) -> None:
    """Aragorn with the Stone pays for a Spirit card out of his own pool, and for Leadership cards as before."""
    deck = own_deck("mixed", ("aragorn", "theodred"), "celebrians_stone", "wandering_took", "snowbourn_scout")
    stone = [spot("aragorn", resources=3, attachments=["celebrians_stone"]), spot("theodred", resources=5)]
    seat = place(heroes=stone, hand=["wandering_took", "snowbourn_scout", "gandalf"])
    t = table(arranged(seat, decks=("mixed",), setup={"deck_lists": (deck,)}, phase="planning"))
    t.play_card("wandering_took")
    assert [t.card(hero).resources for hero in ("aragorn", "theodred")] == [1, 5]
    t.play_card("snowbourn_scout")
    t.act(lr.Pay, card="aragorn")

    assert [t.card(hero).resources for hero in ("aragorn", "theodred")] == [0, 5]
    assert t.area(P1) == ["aragorn", "theodred", "wandering_took", "snowbourn_scout"]


@pytest.mark.rule("LR-CRD-01", "LR-PLN-02", "LR-PLN-03")
def test_celebrians_stone_gives_nobody_else_a_spirit_icon(table: MakeTable) -> None:
    """Théodred with the Stone has no Spirit icon, nor has Aragorn without it; Théodred's resources do not help."""
    deck = own_deck("mixed", ("aragorn", "theodred"), "celebrians_stone", "wandering_took")
    setup = {"deck_lists": (deck,)}
    heroes = [spot("aragorn", resources=5), spot("theodred", resources=5, attachments=["celebrians_stone"])]
    t = table(arranged(place(heroes=heroes, hand=["wandering_took"]), decks=("mixed",), setup=setup, phase="planning"))
    t.to_prompt("planning")
    assert refused(t, from_hand(P1, "wandering_took")) == ("no_icon", "LR-PLN-03")

    heroes = [spot("aragorn", resources=1, attachments=["celebrians_stone"]), spot("theodred", resources=5)]
    t = table(arranged(place(heroes=heroes, hand=["wandering_took"]), decks=("mixed",), setup=setup, phase="planning"))
    t.to_prompt("planning")
    assert refused(t, from_hand(P1, "wandering_took")) == ("cannot_pay", "LR-PLN-02")


@pytest.mark.rule("LR-KEY-03", "LR-CMP-08")
def test_a_third_restricted_attachment_costs_one_of_the_three(table: MakeTable) -> None:
    """Aragorn has the Stone and an Axe and gets the Horn: P1 picks one of the three; the Steward is no choice."""
    cards = ("celebrians_stone", "dwarven_axe", "horn_of_gondor", "steward_of_gondor")
    deck = own_deck("mixed", ("aragorn", "gimli"), *cards)
    heroes = [
        spot("aragorn", attachments=["steward_of_gondor", "celebrians_stone", "dwarven_axe"]),
        spot("gimli", resources=1),
    ]
    seat = place(heroes=heroes, hand=["horn_of_gondor", "gandalf"])
    t = table(arranged(seat, decks=("mixed",), setup={"deck_lists": (deck,)}, phase="planning"))
    t.play_card("horn_of_gondor")
    t.pick("aragorn")
    assert t.prompt == "target-restricted"
    assert [action.card.id for action in t.offered() if isinstance(action, lr.ChooseCard)] == list(cards[:3])
    assert refused(t, choice(t, P1, "steward_of_gondor")) == ("no_legal_target", "LR-KEY-03")
    t.pick("celebrians_stone")

    assert t.discard(P1) == ["celebrians_stone"]
    assert numbers(t, "aragorn") == (2, 3 + 1, 2)
    assert [t.state.cards[uid].card.id for uid in t.card("aragorn").attachments] == [
        "steward_of_gondor",
        "dwarven_axe",
        "horn_of_gondor",
    ]


@pytest.mark.rule("LR-KEY-03", "LR-CMP-05")
def test_the_controller_of_the_hero_picks_which_restricted_attachment_goes(table: MakeTable) -> None:
    """P1 plays the Stone on P2's Gimli with two Axes: P2 chooses, and the Stone goes to P1's discard pile."""
    setup = arranged(
        place(heroes=[spot("aragorn", resources=2)], hand=["celebrians_stone", "gandalf"]),
        place(heroes=[spot("gimli", attachments=["dwarven_axe", "dwarven_axe"])]),
        decks=(LEADERSHIP, TACTICS),
        phase="planning",
    )
    t = table(setup)
    t.play_card("celebrians_stone")
    t.pick("gimli")
    assert (t.prompt, t.asked) == ("target-restricted", (P2,))
    t.pick("celebrians_stone")

    assert t.discard(P1)[-1] == "celebrians_stone"
    assert t.card("gimli").attachments == [uid for uid, card in t.state.cards.items() if card.card.id == "dwarven_axe"]


@pytest.mark.rule("LR-KEY-03")
def test_two_restricted_attachments_and_any_others_may_stay(table: MakeTable) -> None:
    """The Stone beside one Axe and a Steward asks nobody."""
    deck = own_deck("mixed", ("aragorn", "gimli"), "celebrians_stone", "dwarven_axe", "steward_of_gondor")
    heroes = [spot("aragorn", resources=2, attachments=["steward_of_gondor", "dwarven_axe"]), "gimli"]
    seat = place(heroes=heroes, hand=["celebrians_stone", "gandalf"])
    t = table(arranged(seat, decks=("mixed",), setup={"deck_lists": (deck,)}, phase="planning"))
    t.play_card("celebrians_stone")
    t.pick("aragorn")

    assert len(t.card("aragorn").attachments) == 3
    assert t.prompt == "planning"
