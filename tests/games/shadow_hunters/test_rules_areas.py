"""Rules SH-ARA: what the area cards do."""

from __future__ import annotations

import pytest

from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters.events import (
    CardDrawn,
    Damaged,
    Died,
    EquipmentDiscarded,
    EquipmentMoved,
    Equipped,
    Fizzled,
    Healed,
    HermitDrawn,
    Prevented,
)
from tests.games.happened import refused
from tests.games.shadow_hunters.positions import (
    SEVEN,
    TO_ALTAR,
    TO_CABIN,
    TO_CEMETERY,
    TO_CHURCH,
    TO_GATE,
    TO_WOODS,
    arranged,
    at,
    damages,
    dead,
    pass_to,
    seated,
)
from tests.games.shadow_hunters.table import MakeTable, Table, area, card


def piles(t: Table) -> tuple[int, int, int]:
    """Return how many cards are left in the white, black and hermit draw piles."""
    return (len(t.state.white.draw_pile), len(t.state.black.draw_pile), len(t.state.hermit.draw_pile))


def takes(seat: int, *cards: tuple[int, str]) -> tuple[sh.TakeEquipment, ...]:
    """Return the thefts of a seat: from whom, and which card."""
    return tuple(sh.TakeEquipment(seat, owner, card(name)) for owner, name in cards)


@pytest.mark.rule("SH-ARA-01")
@pytest.mark.parametrize("roll", [TO_CABIN, TO_GATE, TO_CHURCH, TO_CEMETERY, TO_WOODS, TO_ALTAR])
def test_the_reached_area_can_be_left_alone(table: MakeTable, roll: tuple[int, int]) -> None:
    """Skipping draws nothing, hurts nobody and takes nothing; afterwards it is too late."""
    t = table(arranged(None, seated(damage=3, equipment=("chainsaw",)), dice=(roll,)))
    t.play(sh.Roll(0))
    pass_to(t)
    assert t.actions(0) == (sh.FollowArea(0), sh.SkipArea(0), sh.Reveal(0))

    t.play(sh.SkipArea(0))
    pass_to(t)

    assert piles(t) == (16, 15, 16)  # the Chainsaw lies before seat 1
    assert (damages(t), t.equipment(1)) == ([0, 3, 0, 0, 0], ["chainsaw"])
    assert t.refuses(sh.FollowArea(0)).code == "not_offered"


@pytest.mark.rule("SH-ARA-01")
def test_only_the_reached_area_counts_and_only_once(table: MakeTable) -> None:
    """From the Church to the Cemetery: one black card and no white one."""
    t = table(arranged(seated(area="church"), black=("chainsaw",), dice=(TO_CEMETERY,)))

    t.play(sh.Roll(0), sh.FollowArea(0))
    pass_to(t)

    assert piles(t) == (16, 15, 16)
    assert t.refuses(sh.FollowArea(0)).code == "not_offered"


@pytest.mark.rule("SH-ARA-01")
@pytest.mark.parametrize(
    ("roll", "prompt"),
    [
        (TO_GATE, "gate"),
        (TO_WOODS, "woods"),
        (TO_ALTAR, "theft"),
        (TO_CABIN, "give_hermit"),
        (TO_CHURCH, "card_target"),
    ],
)
def test_an_area_action_once_begun_is_carried_through(table: MakeTable, roll: tuple[int, int], prompt: str) -> None:
    """In the middle of it there is no way out."""
    t = table(arranged(None, seated(equipment=("chainsaw",)), white=("blessing",), dice=(roll,)))

    t.play(sh.Roll(0), sh.FollowArea(0))

    assert (t.asked, t.prompt) == ((0,), prompt)
    for action, code in ((sh.SkipArea(0), "not_offered"), (sh.Pass(0), "not_offered"), (sh.Decline(0), "not_offered")):
        assert t.refuses(action).code == code


@pytest.mark.rule("SH-ARA-02")
def test_cabin_draws_the_top_hermit_card_to_give_away(table: MakeTable) -> None:
    """The card is read by the drawer alone, who is asked for the receiver."""
    t = table(arranged(hermit=("hermits_aid", "hermits_slap"), dice=(TO_CABIN,)))

    happened = t.play(sh.Roll(0), sh.FollowArea(0))

    assert happened == [HermitDrawn(0, card("hermits_aid"), rules=("SH-HER-01",))]
    assert piles(t) == (16, 16, 15)
    assert t.actions(0) == tuple(sh.GiveHermit(0, seat) for seat in (1, 2, 3, 4))
    assert t.view(0).held == sh.HeldView("hermit", card("hermits_aid"))


@pytest.mark.rule("SH-ARA-03")
def test_church_draws_the_top_white_card(table: MakeTable) -> None:
    """The first arranged white card, and no other."""
    t = table(arranged(seated(damage=5), white=("holy_water_of_healing", "talisman"), dice=(TO_CHURCH,)))

    t.play(sh.Roll(0), sh.FollowArea(0))

    assert [event.card.id for event in t.happened(CardDrawn)] == ["holy_water_of_healing"]
    assert piles(t) == (15, 16, 16)
    assert t.damage(0) == 3


@pytest.mark.rule("SH-ARA-04")
def test_cemetery_draws_the_top_black_card(table: MakeTable) -> None:
    """The first arranged black card, and no other."""
    t = table(arranged(black=("chainsaw", "dynamite"), dice=(TO_CEMETERY,)))

    t.play(sh.Roll(0), sh.FollowArea(0))

    assert [event.card.id for event in t.happened(CardDrawn)] == ["chainsaw"]
    assert piles(t) == (16, 15, 16)
    assert t.equipment(0) == ["chainsaw"]


@pytest.mark.rule("SH-ARA-05")
@pytest.mark.parametrize(("deck", "left"), [("white", (15, 16, 16)), ("black", (16, 15, 16)), ("hermit", (16, 16, 15))])
def test_gate_draws_from_the_named_deck(table: MakeTable, deck: str, left: tuple[int, int, int]) -> None:
    """Three decks are offered; the named one is drawn from, as at its own area."""
    t = table(arranged(white=("talisman",), black=("handgun",), hermit=("hermits_prediction",), dice=(TO_GATE,)))
    t.play(sh.Roll(0), sh.FollowArea(0))
    assert t.actions(0) == (sh.DrawFrom(0, "white"), sh.DrawFrom(0, "black"), sh.DrawFrom(0, "hermit"))

    draw = next(action for action in t.actions(0) if isinstance(action, sh.DrawFrom) and action.deck == deck)
    happened = t.play(draw)

    assert piles(t) == left
    if deck == "hermit":
        assert [type(event) for event in happened] == [HermitDrawn]
        assert (t.prompt, t.actions(0)) == ("give_hermit", tuple(sh.GiveHermit(0, seat) for seat in (1, 2, 3, 4)))
    else:
        assert [type(event) for event in happened] == [CardDrawn, Equipped]
        assert t.equipment(0) == ["talisman" if deck == "white" else "handgun"]


@pytest.mark.rule("SH-ARA-05")
def test_gate_asks_for_the_deck_before_anything_is_drawn(table: MakeTable) -> None:
    """Until a deck is named all piles are full."""
    t = table(arranged(dice=(TO_GATE,)))

    t.play(sh.Roll(0), sh.FollowArea(0))

    assert (t.prompt, piles(t)) == ("gate", (16, 16, 16))


@pytest.mark.rule("SH-ARA-06")
@pytest.mark.parametrize("target", [0, 1, 2, 3, 4])
def test_woods_deal_two_damage_or_heal_one_to_anybody(table: MakeTable, target: int) -> None:
    """On the board or off it, near or far, and oneself for either of the two."""
    place = seated(damage=3)
    for action, total in ((sh.WoodsDamage(0, target), 5), (sh.WoodsHeal(0, target), 2)):
        t = table(arranged(place, seated(area="hermits_cabin", damage=3), place, place, place, dice=(TO_WOODS,)))
        t.play(sh.Roll(0), sh.FollowArea(0))
        assert set(t.actions(0)) == {kind(0, seat) for kind in (sh.WoodsDamage, sh.WoodsHeal) for seat in range(5)}

        t.play(action)

        assert damages(t) == [total if seat == target else 3 for seat in range(5)]


@pytest.mark.rule("SH-ARA-06")
def test_woods_are_not_for_the_dead(table: MakeTable) -> None:
    """A dead player can neither be hurt nor healed."""
    t = table(arranged(None, dead(), dice=(TO_WOODS,)))
    t.play(sh.Roll(0), sh.FollowArea(0))

    assert refused(t, sh.WoodsDamage(0, 1)) == ("not_a_living_player", "SH-ARA-06")
    assert refused(t, sh.WoodsHeal(0, 1)) == ("not_a_living_player", "SH-ARA-06")
    assert refused(t, sh.WoodsHeal(0, 5)) == ("not_a_living_player", "SH-ARA-06")


@pytest.mark.rule("SH-ARA-06")
def test_woods_damage_against_the_fortune_brooch_is_allowed_and_does_nothing(table: MakeTable) -> None:
    """Its holder may be chosen for the damage without any; the healing still works."""
    place = seated(damage=3, equipment=("fortune_brooch",))
    t = table(arranged(None, place, dice=(TO_WOODS,)))
    t.play(sh.Roll(0), sh.FollowArea(0), sh.WoodsDamage(0, 1))
    assert t.damage(1) == 3
    assert [(event.seat, event.source) for event in t.happened(Prevented)] == [(1, "weird_woods")]

    t = table(arranged(None, place, dice=(TO_WOODS,)))
    t.play(sh.Roll(0), sh.FollowArea(0), sh.WoodsHeal(0, 1))
    assert t.damage(1) == 2


@pytest.mark.rule("SH-ARA-06")
@pytest.mark.parametrize(("damage", "dead"), [(11, False), (12, True), (13, True)])
def test_woods_can_kill(table: MakeTable, damage: int, dead: bool) -> None:
    """George has 14 HP; who used the Woods is the killer."""
    t = table(arranged(None, seated(damage=damage), dice=(TO_WOODS,)))

    t.play(sh.Roll(0), sh.FollowArea(0), sh.WoodsDamage(0, 1))

    assert t.player(1).alive is not dead
    assert [(event.seat, event.killer) for event in t.happened(Died)] == ([(1, 0)] if dead else [])


@pytest.mark.rule("SH-ARA-07")
def test_woods_healing_of_an_undamaged_player_changes_nothing(table: MakeTable) -> None:
    """It is allowed, for others and for oneself, and damage never goes below 0."""
    for target in (0, 1):
        t = table(arranged(dice=(TO_WOODS,)))

        t.play(sh.Roll(0), sh.FollowArea(0), sh.WoodsHeal(0, target))

        assert damages(t) == [0] * 5
        assert [(event.seat, event.amount, event.total) for event in t.happened(Healed)] == [(target, 0, 0)]


@pytest.mark.rule("SH-ARA-08")
def test_altar_takes_one_chosen_card_from_one_other_player(table: MakeTable) -> None:
    """Every card of every other player is offered, off the board too; the others keep all they have."""
    t = table(
        arranged(
            seated(equipment=("talisman",)),
            seated(equipment=("chainsaw", "holy_robe")),
            None,
            seated(area="church", equipment=("handgun",)),
            dice=(TO_ALTAR,),
        )
    )
    t.play(sh.Roll(0), sh.FollowArea(0))
    assert t.actions(0) == takes(0, (1, "chainsaw"), (1, "holy_robe"), (3, "handgun"))

    happened = t.play(sh.TakeEquipment(0, 1, card("holy_robe")))

    moved = EquipmentMoved(0, 1, card("holy_robe"), "stolen", rules=("SH-ARA-08", "SH-EQP-05"))
    assert happened == [moved]
    assert [t.equipment(seat) for seat in (0, 1, 3)] == [["talisman", "holy_robe"], ["chainsaw"], ["handgun"]]


@pytest.mark.rule("SH-ARA-08")
def test_altar_cannot_take_what_nobody_else_has(table: MakeTable) -> None:
    """Not an own card, not a card of somebody without it, not from the discards."""
    t = table(
        arranged(
            seated(equipment=("talisman",)),
            seated(equipment=("chainsaw",)),
            white_discard=("holy_robe",),
            dice=(TO_ALTAR,),
        )
    )
    t.play(sh.Roll(0), sh.FollowArea(0))

    (own,) = takes(0, (0, "talisman"))
    assert refused(t, own) == ("not_yourself", "SH-ARA-08")
    for action in takes(0, (2, "chainsaw"), (1, "holy_robe")):
        assert refused(t, action) == ("no_such_equipment", "SH-ARA-08")


@pytest.mark.rule("SH-ARA-08")
def test_altar_does_nothing_when_no_other_player_has_equipment(table: MakeTable) -> None:
    """Own cards do not count."""
    t = table(arranged(seated(equipment=("talisman",)), dice=(TO_ALTAR,)))

    happened = t.play(sh.Roll(0), sh.FollowArea(0))

    assert happened == [Fizzled(0, "erstwhile_altar", rules=("SH-ARA-08",))]
    assert t.equipment(0) == ["talisman"]
    assert t.prompt == "window-area_done"


# -- no attacks -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-ARA-09")
@pytest.mark.parametrize(
    "place",
    [seated(equipment=("holy_robe",)), seated(angel=True), seated(equipment=("talisman",))],
    ids=["robe", "angel", "talisman"],
)
def test_what_protects_against_attacks_does_not_protect_in_the_woods(table: MakeTable, place: sh.Position) -> None:
    """Holy Robe and Guardian Angel of the target leave the 2 damage as they are."""
    t = table(arranged(None, place, dice=(TO_WOODS,)))

    t.play(sh.Roll(0), sh.FollowArea(0), sh.WoodsDamage(0, 1))

    assert t.damage(1) == 2


@pytest.mark.rule("SH-ARA-09")
@pytest.mark.parametrize(
    "card_id", ["chainsaw", "butcher_knife", "holy_robe", "spear_of_longinus", "cursed_sword_masamune"]
)
def test_own_equipment_does_not_change_the_damage_of_the_woods(table: MakeTable, card_id: str) -> None:
    """Neither weapons nor the own Robe count: 2 damage, without a roll."""
    t = table(arranged(seated(equipment=(card_id,), revealed=True), dice=(TO_WOODS,)))

    t.play(sh.Roll(0), sh.FollowArea(0), sh.WoodsDamage(0, 1))

    assert [(event.seat, event.amount) for event in t.happened(Damaged)] == [(1, 2)]


@pytest.mark.rule("SH-ARA-09")
def test_silver_rosary_does_not_help_the_killer_in_the_woods(table: MakeTable) -> None:
    """One card of the killer's choice is looted and the other one discarded."""
    t = table(
        arranged(
            seated(equipment=("silver_rosary",)),
            None,
            None,
            None,
            seated(damage=6, equipment=("chainsaw", "talisman")),
            dice=(TO_WOODS,),
        )
    )

    t.play(sh.Roll(0), sh.FollowArea(0), sh.WoodsDamage(0, 4), sh.TakeEquipment(0, 4, card("talisman")))

    assert t.equipment(0) == ["silver_rosary", "talisman"]
    assert [event.card.id for event in t.happened(EquipmentDiscarded)] == ["chainsaw"]


@pytest.mark.rule("SH-ARA-09")
def test_vampire_does_not_heal_for_damage_of_the_woods(table: MakeTable) -> None:
    """Face up from the start, he keeps his 5 damage."""
    t = table(arranged(None, None, seated(damage=5, revealed=True), first_player=2, dice=(TO_WOODS,)))

    t.play(sh.Roll(2), sh.FollowArea(2), sh.WoodsDamage(2, 0))
    t.settle()

    assert damages(t) == [2, 0, 5, 0, 0]
    assert t.happened(Healed) == []


@pytest.mark.rule("SH-ARA-09")
@pytest.mark.parametrize("revealed", [True, False])
def test_werewolf_does_not_strike_back_in_the_woods(table: MakeTable, revealed: bool) -> None:
    """After the damage the window opens; nobody is asked about a counterattack."""
    t = table(arranged(None, None, None, seated(area="erstwhile_altar", revealed=revealed), dice=(TO_WOODS,)))

    t.play(sh.Roll(0), sh.FollowArea(0), sh.WoodsDamage(0, 3))

    assert (t.damage(3), t.prompt) == (2, "window-area_done")
    assert not t.is_legal(sh.Counterattack(3))


@pytest.mark.rule("SH-ARA-09")
@pytest.mark.parametrize("scope", ["attack", "any_damage"])
def test_bob_robs_in_the_woods_only_with_the_option(table: MakeTable, scope: str) -> None:
    """By default the 2 damage are dealt; with ``robbery_scope = any_damage`` he is asked first."""
    t = table(
        arranged(
            None,
            seated(equipment=("chainsaw",)),
            None,
            None,
            seated("bob", revealed=True),
            first_player=4,
            robbery_scope=scope,
            dice=(TO_WOODS,),
        )
    )

    t.play(sh.Roll(4), sh.FollowArea(4), sh.WoodsDamage(4, 1))

    if scope == "attack":
        assert (t.damage(1), t.equipment(1)) == (2, ["chainsaw"])
    else:
        assert (t.damage(1), t.asked, t.prompt) == (0, (4,), "robbery")
        t.play(sh.TakeEquipment(4, 1, card("chainsaw")))
        assert (t.damage(1), t.equipment(1), t.equipment(4)) == (0, [], ["chainsaw"])


@pytest.mark.rule("SH-ARA-01", "SH-MOV-03")
def test_area_chosen_with_a_seven_can_be_followed(table: MakeTable) -> None:
    """It is the area reached, whichever way."""
    t = table(arranged(seated(area="church"), black=("chainsaw",), dice=(SEVEN,)))

    t.play(sh.Roll(0), sh.MoveTo(0, area("cemetery")), sh.FollowArea(0))

    assert (at(t, 0), t.equipment(0)) == ("cemetery", ["chainsaw"])
