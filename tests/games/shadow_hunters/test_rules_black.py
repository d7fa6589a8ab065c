"""The single-use cards of the black deck, title by title."""

from __future__ import annotations

import pytest

from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters import events as e
from tests.games.shadow_hunters.positions import assert_copies, by_title, dead, draw, end_turn, pile, seated
from tests.games.shadow_hunters.table import Dice, MakeTable, card

BLACK = (
    ("SH-BLK-01", "banana_peel", 1, False),
    ("SH-BLK-02", "bloodthirsty_spider", 1, False),
    ("SH-BLK-04", "diabolic_ritual", 1, False),
    ("SH-BLK-05", "dynamite", 1, False),
    ("SH-BLK-06", "moody_goblin", 2, False),
    ("SH-BLK-07", "spiritual_doll", 1, False),
    ("SH-BLK-08", "vampire_bat", 3, False),
    ("SH-BLK-09", "butcher_knife", 1, True),
    ("SH-BLK-10", "chainsaw", 1, True),
    ("SH-BLK-11", "rusted_broad_axe", 1, True),
    ("SH-BLK-12", "handgun", 1, True),
    ("SH-BLK-13", "machine_gun", 1, True),
    ("SH-BLK-14", "cursed_sword_masamune", 1, True),
)


@pytest.mark.parametrize(("title", "copies", "equipment"), by_title(BLACK))
def test_black_deck_has_its_copies_of_each_title(table: MakeTable, title: str, copies: int, equipment: bool) -> None:
    """A new game has so many copies of the title in the black draw pile, and only equipment stays with its drawer."""
    assert_copies(table, title, copies)
    dice: Dice = ((1, 6),) if title == "dynamite" else ()
    t = draw(table, title, "emi", "george", "vampire", "werewolf", "allie", dice=dice)

    assert t.equipment(0) == ([title] if equipment else [])


# -- Banana Peel ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-BLK-01")
def test_peel_gives_a_card_of_ones_choice_to_somebody_of_ones_choice(table: MakeTable) -> None:
    """The drawer chooses card and receiver among the living; damage or keeping it is no choice."""
    t = draw(
        table,
        "banana_peel",
        seated("emi", equipment=("talisman", "handgun")),
        "george",
        "vampire",
        dead("unknown"),
        "allie",
    )

    owned = (card("talisman"), card("handgun"))
    assert set(t.actions(0)) == {sh.GiveEquipment(0, seat, gift) for seat in (1, 2, 4) for gift in owned}
    assert t.refuses(sh.Decline(0)).code == "not_offered"
    t.play(sh.GiveEquipment(0, 2, card("handgun")))

    assert (t.equipment(0), t.equipment(2)) == (["talisman"], ["handgun"])
    assert t.damage(0) == 0
    assert pile(t, "black") == ["banana_peel"]


@pytest.mark.rule("SH-BLK-01")
def test_s32_peel_costs_one_damage_without_equipment(table: MakeTable) -> None:
    """S32: who has nothing to give takes 1, whatever the others have; nothing is given."""
    t = draw(table, "banana_peel", seated("emi", damage=3), seated("george", equipment=("talisman",)))

    assert t.damage(0) == 4
    assert t.equipment(1) == ["talisman"]
    assert not t.happened(e.EquipmentMoved)


@pytest.mark.rule("SH-BLK-01", "SH-DTH-04", "SH-TRN-05")
def test_peel_can_kill_and_nobody_is_the_killer(table: MakeTable) -> None:
    """An Emi with 9 damage dies of the peel by her own hand, and her turn is over."""
    t = draw(table, "banana_peel", seated("emi", damage=9), "george", "vampire", "werewolf", "allie")

    assert [(event.seat, event.killer) for event in t.happened(e.Died)] == [(0, None)]
    assert t.state.current == 1
    assert pile(t, "black") == ["banana_peel"]


@pytest.mark.rule("SH-BLK-01", "SH-WIN-01")
def test_s32_peel_can_make_somebody_else_win(table: MakeTable) -> None:
    """S32: the drawer has to give his only card away, and a Bob with four wins by it in another's turn."""
    t = draw(
        table,
        "banana_peel",
        seated("emi", equipment=("handgun",)),
        seated("bob", equipment=("talisman", "holy_robe", "chainsaw", "butcher_knife")),
        "george",
        "vampire",
        "werewolf",
        "charles",
    )
    assert t.refuses(sh.Pass(0)).code == "not_offered"
    t.play(sh.GiveEquipment(0, 1, card("handgun")))

    assert t.winners == (1,)


# -- Bloodthirsty Spider --------------------------------------------------------------------------------------


@pytest.mark.rule("SH-BLK-02")
def test_spider_bites_target_and_drawer(table: MakeTable) -> None:
    """2 damage each; the drawer cannot be the target, nor can the dead; off the board is no shelter."""
    t = draw(
        table,
        "bloodthirsty_spider",
        seated("emi", damage=1),
        seated("george", damage=3),
        "vampire",
        dead("unknown"),
        "allie",
    )

    assert {a.target for a in t.actions(0) if isinstance(a, sh.ChooseTarget)} == {1, 2, 4}
    assert t.refuses(sh.ChooseTarget(0, 0)).code == "not_yourself"
    t.play(sh.ChooseTarget(0, 1))

    assert [t.damage(seat) for seat in (0, 1, 2)] == [3, 5, 0]
    assert pile(t, "black") == ["bloodthirsty_spider"]


@pytest.mark.rule("SH-BLK-03", "SH-DTH-04")
def test_spider_credits_the_drawer_with_the_target(table: MakeTable) -> None:
    """The drawer lives and loots a card of the target."""
    t = draw(
        table,
        "bloodthirsty_spider",
        "emi",
        seated("allie", damage=6, equipment=("handgun",)),
        "george",
        "vampire",
        "werewolf",
    )
    t.play(sh.ChooseTarget(0, 1))
    assert [(event.seat, event.killer) for event in t.happened(e.Died)] == [(1, 0)]
    assert t.equipment(0) == ["handgun"]


@pytest.mark.rule("SH-BLK-03", "SH-BLK-02", "SH-DMG-05", "SH-DTH-05")
def test_spider_that_kills_both_leaves_no_looter(table: MakeTable) -> None:
    """Target and drawer die together: all their equipment is discarded, and the drawer's death has no killer."""
    t = draw(
        table,
        "bloodthirsty_spider",
        seated("emi", damage=8, equipment=("chainsaw",)),
        seated("allie", damage=6, equipment=("handgun",)),
        "george",
        "vampire",
        "werewolf",
    )
    t.play(sh.ChooseTarget(0, 1))

    assert {(event.seat, event.killer) for event in t.happened(e.Died)} == {(0, None), (1, 0)}
    assert len(t.state.deaths) == 1
    assert sorted(pile(t, "black")) == ["bloodthirsty_spider", "chainsaw", "handgun"]
    assert t.state.current == 2


@pytest.mark.rule("SH-BLK-03", "SH-DTH-04")
def test_spider_death_of_the_drawer_alone_has_no_killer(table: MakeTable) -> None:
    """The target is no killer: the drawer's equipment is discarded."""
    t = draw(
        table,
        "bloodthirsty_spider",
        seated("emi", damage=9, equipment=("chainsaw",)),
        "allie",
        "george",
        "vampire",
        "werewolf",
    )
    t.play(sh.ChooseTarget(0, 1))

    assert [(event.seat, event.killer) for event in t.happened(e.Died)] == [(0, None)]
    assert t.damage(1) == 2
    assert t.equipment(1) == []
    assert "chainsaw" in pile(t, "black")


# -- Diabolic Ritual ------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-BLK-04", "SH-CRD-05")
@pytest.mark.parametrize("revealed", [False, True])
@pytest.mark.parametrize("character", ["unknown", "vampire", "werewolf"])
def test_s36_ritual_heals_a_shadow(table: MakeTable, character: str, revealed: bool) -> None:
    """S36: a Shadow may reveal, or is revealed, and heals everything."""
    t = draw(table, "diabolic_ritual", seated(character, damage=10, revealed=revealed))
    assert t.actions(0) == (sh.Decline(0), sh.Heal(0))
    t.play(sh.Heal(0))

    assert t.damage(0) == 0
    assert t.player(0).revealed
    assert pile(t, "black") == ["diabolic_ritual"]


@pytest.mark.rule("SH-BLK-04")
def test_ritual_may_be_declined(table: MakeTable) -> None:
    """A hidden Shadow may stay hidden with his damage."""
    t = draw(table, "diabolic_ritual", seated("vampire", damage=10))
    t.play(sh.Decline(0))

    assert t.damage(0) == 10
    assert not t.player(0).revealed


@pytest.mark.rule("SH-BLK-04", "SH-INF-09")
@pytest.mark.parametrize("character", ["emi", "george", "allie", "daniel"])
def test_ritual_asks_hidden_others_but_heals_them_not(table: MakeTable, character: str) -> None:
    """A hidden Hunter or Neutral is asked and can only decline; a revealed one is not asked."""
    t = draw(table, "diabolic_ritual", seated(character, damage=5))
    assert (t.asked, t.actions(0)) == ((0,), (sh.Decline(0),))
    assert t.refuses(sh.Heal(0)).rule == "SH-BLK-04"
    t.play(sh.Decline(0))
    assert t.damage(0) == 5

    t = draw(table, "diabolic_ritual", seated(character, damage=5, revealed=True))
    assert t.prompt != "heal_offer"
    assert t.happened(e.Fizzled)[-1].source == "diabolic_ritual"


# -- Dynamite -------------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-BLK-05", "SH-CRD-08")
def test_dynamite_hits_everybody_on_the_rolled_area_and_nobody_else(table: MakeTable) -> None:
    """A total of 8 costs the drawer and another one at the Cemetery 3; the Church and off-board players go free."""
    t = draw(
        table,
        "dynamite",
        seated("emi", damage=1),
        seated("george", "cemetery", equipment=("holy_robe",)),
        seated("vampire", "church"),
        "werewolf",
        seated("allie", "cemetery", 2, angel=True),
        dice=((2, 6),),
    )

    assert [t.damage(seat) for seat in range(5)] == [4, 3, 0, 0, 5]
    assert [(roll.d4, roll.d6, roll.total) for roll in t.happened(e.DiceRolled)] == [(2, 6, 8)]
    assert pile(t, "black") == ["dynamite"]


@pytest.mark.rule("SH-BLK-05", "SH-DTH-04")
def test_dynamite_hits_a_far_area_without_the_drawer(table: MakeTable) -> None:
    """A 3 names the Hermit's Cabin; who dies there is the drawer's kill."""
    t = draw(
        table,
        "dynamite",
        "emi",
        seated("george", "underworld_gate"),
        seated("vampire", "hermits_cabin", 11, equipment=("handgun",)),
        "werewolf",
        "allie",
        dice=((1, 2),),
    )

    assert t.damage(0) == t.damage(1) == 0
    assert [(event.seat, event.killer) for event in t.happened(e.Died)] == [(2, 0)]
    assert t.equipment(0) == ["handgun"]


@pytest.mark.rule("SH-BLK-05")
@pytest.mark.parametrize("roll", [(3, 4), (4, 6)])
def test_s33_dynamite_does_nothing_on_a_seven_or_an_empty_area(table: MakeTable, roll: tuple[int, int]) -> None:
    """S33: a 7 names no area and is not rolled again; nobody stands at the Altar either."""
    t = draw(table, "dynamite", "emi", seated("george", "cemetery"), dice=(roll,))

    assert t.damage(0) == t.damage(1) == 0
    assert len(t.happened(e.DiceRolled)) == 1
    assert t.happened(e.Fizzled)[-1].source == "dynamite"


@pytest.mark.rule("SH-BLK-05", "SH-DMG-05", "SH-WIN-04", "SH-WIN-08")
def test_s33_dynamite_ends_the_game_for_both_sides(table: MakeTable) -> None:
    """S33: the last Hunter and the last Shadow die together, and all four players win."""
    t = draw(
        table,
        "dynamite",
        seated("franklin", damage=9),
        seated("vampire", "cemetery", 10),
        dead("emi"),
        dead("werewolf"),
        players=4,
        dice=((2, 6),),
    )

    assert t.winners == (0, 1, 2, 3)


@pytest.mark.rule("SH-BLK-05", "SH-DTH-05", "SH-TRN-05")
def test_dynamite_kills_its_drawer_without_a_killer(table: MakeTable) -> None:
    """The drawer and a victim die together: nobody loots, and the turn goes on to the next living player."""
    t = draw(
        table,
        "dynamite",
        seated("emi", damage=7, equipment=("chainsaw",)),
        seated("allie", "cemetery", 5, equipment=("talisman",)),
        seated("vampire", "cemetery", 10, equipment=("handgun",)),
        "george",
        "werewolf",
        dice=((4, 4),),
    )

    assert {(event.seat, event.killer) for event in t.happened(e.Died)} == {(0, None), (2, 0)}
    assert t.damage(1) == 5
    assert sorted(pile(t, "black")) == ["chainsaw", "dynamite", "handgun"]
    assert t.state.current == 1


# -- Moody Goblin ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-BLK-06", "SH-EQP-05")
def test_goblin_takes_any_card_of_any_other_living_character(table: MakeTable) -> None:
    """The drawer chooses among all equipment of the others, off the board too; there is no way out."""
    t = draw(
        table,
        "moody_goblin",
        seated("emi", equipment=("chainsaw",)),
        seated("george", equipment=("talisman", "handgun")),
        seated("vampire", "church", equipment=("holy_robe",)),
    )

    assert set(t.actions(0)) == {
        sh.TakeEquipment(0, 1, card("talisman")),
        sh.TakeEquipment(0, 1, card("handgun")),
        sh.TakeEquipment(0, 2, card("holy_robe")),
    }
    assert t.refuses(sh.TakeEquipment(0, 0, card("chainsaw"))).rule == "SH-BLK-06"
    assert t.refuses(sh.Decline(0)).code == "not_offered"
    t.play(sh.TakeEquipment(0, 1, card("handgun")))

    assert t.equipment(0) == ["chainsaw", "handgun"]
    assert t.equipment(1) == ["talisman"]
    assert pile(t, "black") == ["moody_goblin"]


@pytest.mark.rule("SH-BLK-06")
def test_goblin_finds_nothing_where_nobody_else_has_equipment(table: MakeTable) -> None:
    """The drawer's own card does not count; nothing happens."""
    t = draw(table, "moody_goblin", seated("emi", equipment=("chainsaw",)), "george")

    assert t.happened(e.Fizzled)[-1].source == "moody_goblin"
    assert t.equipment(0) == ["chainsaw"]
    assert t.prompt != "theft"


@pytest.mark.rule("SH-BLK-06", "SH-WIN-02")
def test_goblin_gives_a_hidden_bob_his_fifth_card(table: MakeTable) -> None:
    """The conditions are checked after the theft, and Bob wins face up."""
    t = draw(
        table,
        "moody_goblin",
        seated("bob", equipment=("chainsaw", "handgun", "talisman", "holy_robe")),
        seated("george", equipment=("butcher_knife",)),
        "emi",
        "vampire",
        "werewolf",
    )
    t.play(sh.TakeEquipment(0, 1, card("butcher_knife")))

    assert t.winners == (0,)
    assert t.player(0).revealed


# -- Spiritual Doll -------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-BLK-07")
@pytest.mark.parametrize(("d6", "hurt"), [(1, 1), (2, 1), (3, 1), (4, 1), (5, 0), (6, 0)])
def test_s41_doll_hurts_target_up_to_four_and_drawer_above(table: MakeTable, d6: int, hurt: int) -> None:
    """S41: 3 damage for one of the two, by the d6 alone."""
    t = draw(table, "spiritual_doll", seated("emi", damage=1), seated("george", damage=1), dice=((None, d6),))
    assert t.refuses(sh.ChooseTarget(0, 0)).code == "not_yourself"
    t.play(sh.ChooseTarget(0, 1))

    assert t.damage(hurt) == 4
    assert t.damage(1 - hurt) == 1
    assert pile(t, "black") == ["spiritual_doll"]


@pytest.mark.rule("SH-BLK-07", "SH-DTH-05", "SH-TRN-05")
def test_s41_doll_that_kills_its_drawer_has_no_killer(table: MakeTable) -> None:
    """S41: an Unknown with 9 damage dies of a 6; the chainsaw is discarded and the next player moves."""
    t = draw(
        table,
        "spiritual_doll",
        seated("unknown", damage=9, equipment=("chainsaw",)),
        seated("george", "cemetery"),
        "emi",
        "vampire",
        "allie",
        dice=((None, 6),),
    )
    t.play(sh.ChooseTarget(0, 1))

    assert [(event.seat, event.killer) for event in t.happened(e.Died)] == [(0, None)]
    assert t.damage(0) == 11
    assert sorted(pile(t, "black")) == ["chainsaw", "spiritual_doll"]
    assert t.state.current == 1


@pytest.mark.rule("SH-BLK-07", "SH-DTH-04")
def test_doll_credits_the_drawer_and_its_turn_goes_on(table: MakeTable) -> None:
    """The target dies, the drawer loots, and his attack step follows."""
    t = draw(
        table,
        "spiritual_doll",
        "emi",
        seated("vampire", damage=10, equipment=("handgun",)),
        seated("george", "hermits_cabin"),
        "werewolf",
        "allie",
        dice=((None, 4),),
    )
    t.play(sh.ChooseTarget(0, 1))

    assert [(event.seat, event.killer) for event in t.happened(e.Died)] == [(1, 0)]
    assert t.equipment(0) == ["handgun"]
    t.settle()
    assert (t.asked, t.prompt) == ((0,), "attack")


# -- Vampire Bat ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-BLK-08")
@pytest.mark.parametrize(("before", "after"), [(3, 2), (1, 0), (0, 0)])
def test_bat_bites_for_two_and_heals_the_drawer_one(table: MakeTable, before: int, after: int) -> None:
    """The target takes 2; the drawer heals 1, never below 0, and cannot be the target."""
    t = draw(table, "vampire_bat", seated("emi", damage=before), seated("george", damage=1))
    assert t.refuses(sh.ChooseTarget(0, 0)).code == "not_yourself"
    t.play(sh.ChooseTarget(0, 1))

    assert (t.damage(0), t.damage(1)) == (after, 3)
    assert pile(t, "black") == ["vampire_bat"]


@pytest.mark.rule("SH-BLK-08", "SH-CHR-09", "SH-CRD-09")
def test_bat_of_a_vampire_is_no_attack(table: MakeTable) -> None:
    """A revealed Vampire heals the card's 1 and nothing more."""
    t = draw(table, "vampire_bat", seated("vampire", damage=6, revealed=True), "george")
    t.play(sh.ChooseTarget(0, 1))

    assert t.damage(0) == 5


@pytest.mark.rule("SH-BLK-08", "SH-DTH-04", "SH-DMG-05")
def test_bat_kills_for_the_drawer_who_heals_in_the_same_batch(table: MakeTable) -> None:
    """The target dies, the drawer heals and loots."""
    t = draw(
        table,
        "vampire_bat",
        seated("emi", damage=4),
        seated("vampire", damage=12, equipment=("talisman",)),
        seated("allie", damage=7, equipment=("handgun",)),
        "george",
        "werewolf",
    )
    t.play(sh.ChooseTarget(0, 2))

    assert [(event.seat, event.killer) for event in t.happened(e.Died)] == [(2, 0)]
    assert t.damage(0) == 3
    assert t.equipment(0) == ["handgun"]
    end_turn(t)
    assert t.state.current == 1
