"""Scenarios S21 to S24: Bob robs instead of hurting, Charles pays to attack again."""

from __future__ import annotations

import pytest

from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters.events import (
    AttackAnnounced,
    AttackMissed,
    AttackRolled,
    Damaged,
    Died,
    EquipmentDiscarded,
    EquipmentMoved,
    GameEnded,
    Healed,
    Prevented,
    Revealed,
    TurnStarted,
)
from tests.games.happened import refused
from tests.games.shadow_hunters.positions import (
    TO_CEMETERY,
    TO_CHURCH,
    arranged,
    at_the_players,
    dead,
    laid_down,
    seated,
)
from tests.games.shadow_hunters.table import MakeTable, card

# -- S21 ------------------------------------------------------------------------------------------------------


def four_cards(allie: sh.Position) -> sh.Setup:
    """Return the position of S21: the revealed Bob has four cards, and P3 = Emi has two."""
    return arranged(
        seated("bob", equipment=("fortune_brooch", "talisman", "mystic_compass", "butcher_knife"), revealed=True),
        "vampire",
        seated("emi", "church", equipment=("chainsaw", "handgun")),
        allie,
        "franklin",
        "unknown",
        dice=(TO_CHURCH, (2, 4)),
    )


@pytest.mark.rule(
    "SH-CHR-02", "SH-CHR-01", "SH-WIN-01", "SH-WIN-02", "SH-WIN-03", "SH-WIN-04", "SH-WIN-05", "SH-WIN-06"
)
@pytest.mark.parametrize(
    ("allie", "winners"),
    [(seated("allie"), (0, 3)), (dead("allie"), (0,))],
)
def test_s21_bob_robs_his_fifth_card_and_wins_at_once_with_a_living_allie(
    table: MakeTable, allie: sh.Position, winners: tuple[int, ...]
) -> None:
    """S21: 2 + 1 damage may be replaced; Bob takes the Chainsaw, P3 is unhurt, Bob and Allie (if alive) win."""
    t = table(four_cards(allie))

    t.play(sh.Roll(0), sh.SkipArea(0), sh.Attack(0, 2))
    assert (t.prompt, t.asked) == ("robbery", (0,))
    assert t.actions(0) == (
        sh.Decline(0),
        sh.TakeEquipment(0, 2, card("chainsaw")),
        sh.TakeEquipment(0, 2, card("handgun")),
    )
    events = t.play(sh.TakeEquipment(0, 2, card("chainsaw")))

    assert t.equipment(0) == ["fortune_brooch", "talisman", "mystic_compass", "butcher_knife", "chainsaw"]
    assert t.equipment(2) == ["handgun"]
    assert [(event.source, event.card.id, event.way) for event in t.happened(EquipmentMoved)] == [
        (2, "chainsaw", "robbed")
    ]
    assert t.damage(2) == 0
    assert not t.happened(Damaged)
    assert [(event.winners, event.reasons) for event in events if isinstance(event, GameEnded)] == [(winners, ("bob",))]
    assert t.winners == winners
    assert t.asked == ()


@pytest.mark.rule("SH-REV-09", "SH-TRN-06")
def test_s21_when_bob_has_won_all_cards_are_shown_and_nothing_more_is_played(table: MakeTable) -> None:
    """S21: the attacked player is not asked any more, and everybody is revealed, the winners first."""
    t = table(four_cards(seated("allie")))

    t.play(sh.Roll(0), sh.SkipArea(0), sh.Attack(0, 2))
    t.play(sh.TakeEquipment(0, 2, card("chainsaw")))

    assert [event.seat for event in t.happened(Revealed)] == [3, 1, 2, 4, 5]
    assert refused(t, sh.Pass(0)) == ("game_over", "SH-TRN-06")


@pytest.mark.rule("SH-CHR-02")
def test_s21_bob_may_deal_the_damage_instead(table: MakeTable) -> None:
    """S21: declining leaves the cards where they are and deals 3."""
    t = table(four_cards(seated("allie")))

    t.play(sh.Roll(0), sh.SkipArea(0), sh.Attack(0, 2), sh.Decline(0))

    assert t.changes == {"players[2].damage": (0, 3), "hurt": (0, 1)}
    assert t.equipment(2) == ["chainsaw", "handgun"]
    assert len(t.equipment(0)) == 4
    assert t.winners is None
    assert (t.prompt, t.asked) == ("counter", (2,))


@pytest.mark.rule("SH-CHR-02", "SH-WIN-02")
def test_s21_with_a_fourth_card_the_game_goes_on(table: MakeTable) -> None:
    """S21: with three cards before, the robbed one is the fourth and wins nothing."""
    t = table(bob_attacks((2, 4), own=("fortune_brooch", "talisman", "mystic_compass")))

    t.play(sh.Roll(0), sh.SkipArea(0), sh.Attack(0, 1), sh.TakeEquipment(0, 1, card("chainsaw")))

    own = ("fortune_brooch", "talisman", "mystic_compass")
    assert t.changes == {
        "players[0].equipment": (own, (*own, "chainsaw")),
        "players[1].equipment": (("chainsaw",), ()),
    }
    assert t.damage(1) == 0
    assert t.winners is None
    assert t.prompt == "counter"


# -- S22 ------------------------------------------------------------------------------------------------------


def bob_attacks(
    *results: tuple[int, int],
    revealed: bool = True,
    own: tuple[str, ...] = (),
    target: tuple[str, ...] = ("chainsaw",),
    robbery_scope: str = "attack",
    black: tuple[str, ...] = (),
    move: tuple[int, int] = TO_CHURCH,
) -> sh.Setup:
    """Return the position of S22: Bob goes where P2 = Emi is in range."""
    return arranged(
        seated("bob", equipment=own, revealed=revealed),
        seated("emi", "church", equipment=target),
        "franklin",
        "vampire",
        "unknown",
        robbery_scope=robbery_scope,
        black=black,
        dice=(move, *results),
    )


@pytest.mark.rule("SH-CHR-02", "SH-REV-07", "SH-REV-02")
def test_s22a_a_hidden_bob_deals_his_damage_and_a_reveal_after_it_is_too_late(table: MakeTable) -> None:
    """S22 (a): hidden when he announces, Bob is not offered Robbery; revealing in W3 changes nothing."""
    t = table(bob_attacks((2, 6), revealed=False))

    t.play(sh.Roll(0), sh.SkipArea(0), sh.Attack(0, 1))
    assert t.prompt == "counter"
    assert t.changes == {"players[1].damage": (0, 4), "hurt": (0, 1)}
    t.play(sh.Reveal(0))
    assert at_the_players(t) == {"players[0].revealed": (False, True)}
    t.settle()

    assert t.state.current == 1
    assert t.damage(1) == 4
    assert t.equipment(1) == ["chainsaw"]
    assert t.equipment(0) == []


@pytest.mark.rule("SH-CHR-02")
@pytest.mark.parametrize(("roll", "target"), [((1, 2), ("chainsaw",)), ((1, 3), ("chainsaw", "holy_robe"))])
def test_s22b_a_final_damage_of_1_cannot_be_replaced(
    table: MakeTable, roll: tuple[int, int], target: tuple[str, ...]
) -> None:
    """S22 (b): 1 damage, or 2 of which the robe leaves 1: Robbery is not offered."""
    t = table(bob_attacks(roll, target=target))

    t.play(sh.Roll(0), sh.SkipArea(0), sh.Attack(0, 1))

    assert t.prompt == "counter"
    assert t.changes == {"players[1].damage": (0, 1), "hurt": (0, 1)}
    assert t.equipment(1) == [*target]


@pytest.mark.rule("SH-CHR-02", "SH-ATK-08")
@pytest.mark.parametrize(("roll", "own"), [((1, 3), ()), ((1, 2), ("butcher_knife",))])
def test_s22b_a_final_damage_of_2_can_be_replaced(
    table: MakeTable, roll: tuple[int, int], own: tuple[str, ...]
) -> None:
    """S22 (b): 2 on the dice, or 1 and a weapon, is enough."""
    t = table(bob_attacks(roll, own=own))

    t.play(sh.Roll(0), sh.SkipArea(0), sh.Attack(0, 1))

    assert t.prompt == "robbery"
    assert t.actions(0) == (sh.Decline(0), sh.TakeEquipment(0, 1, card("chainsaw")))
    assert refused(t, sh.TakeEquipment(0, 1, card("talisman"))) == ("no_such_equipment", "SH-CHR-02")


@pytest.mark.rule("SH-CHR-02")
def test_s22c_a_target_without_equipment_cannot_be_robbed(table: MakeTable) -> None:
    """S22 (c): 4 damage, no cards: the damage is dealt without a question."""
    t = table(bob_attacks((2, 6), target=()))

    t.play(sh.Roll(0), sh.SkipArea(0), sh.Attack(0, 1))

    assert t.prompt == "counter"
    assert t.changes == {"players[1].damage": (0, 4), "hurt": (0, 1)}


@pytest.mark.rule("SH-CHR-02", "SH-VAR-05", "SH-CRD-09")
def test_s22d_by_default_damage_of_a_card_cannot_be_replaced(table: MakeTable) -> None:
    """S22 (d): Bob's Vampire Bat hits P2 for 2 without a question."""
    t = table(bob_attacks(black=("vampire_bat",), move=TO_CEMETERY))

    t.play(sh.Roll(0), sh.FollowArea(0), sh.ChooseTarget(0, 1))

    assert t.changes == {"players[1].damage": (0, 2), **laid_down("vampire_bat")}
    assert t.equipment(1) == ["chainsaw"]
    t.settle()
    assert t.prompt == "attack"


@pytest.mark.rule("SH-VAR-05")
@pytest.mark.parametrize("robs", [True, False])
def test_s22d_with_the_option_any_damage_it_can(table: MakeTable, robs: bool) -> None:
    """S22 (d): `robbery_scope = any_damage` offers the Chainsaw in place of the bat's 2 damage."""
    t = table(bob_attacks(black=("vampire_bat",), move=TO_CEMETERY, robbery_scope="any_damage"))

    t.play(sh.Roll(0), sh.FollowArea(0), sh.ChooseTarget(0, 1))
    assert t.prompt == "robbery"
    assert t.actions(0) == (sh.Decline(0), sh.TakeEquipment(0, 1, card("chainsaw")))
    t.play(sh.TakeEquipment(0, 1, card("chainsaw")) if robs else sh.Decline(0))

    robbed = {"players[0].equipment": ((), ("chainsaw",)), "players[1].equipment": (("chainsaw",), ())}
    hurt = {"players[1].damage": (0, 2)}
    assert t.changes == {**(robbed if robs else hurt), **laid_down("vampire_bat")}
    assert [event.seat for event in t.happened(Prevented)] == ([1] if robs else [])


# -- S23 ------------------------------------------------------------------------------------------------------


def charles_attacks(
    *attacks: tuple[int, int],
    damage: int = 0,
    revealed: bool = True,
    equipment: tuple[str, ...] = (),
    bystander: str | None = None,
) -> sh.Setup:
    """Return the position of S23 and S24: Charles goes to the Church, where P2 = Allie stands."""
    return arranged(
        seated("charles", damage=damage, equipment=equipment, revealed=revealed),
        seated("allie", "church"),
        seated("emi", bystander),
        "franklin",
        "vampire",
        "unknown",
        dice=(TO_CHURCH, *attacks),
    )


@pytest.mark.rule("SH-CHR-03", "SH-CHR-01", "SH-REV-01", "SH-REV-04", "SH-DTH-01")
def test_s23_charles_repeats_for_2_damage_each_and_allie_heals_in_between(table: MakeTable) -> None:
    """S23: 5, healed to 0, then 4 and 4: Allie dies, Charles has 4 damage and has not won."""
    t = table(charles_attacks((1, 6), (2, 6), (1, 5)))

    t.play(sh.Roll(0), sh.SkipArea(0), sh.Attack(0, 1))
    assert t.damage(1) == 5
    t.play(sh.Reveal(1), sh.UseAbility(1))
    assert [(event.seat, event.amount, event.total) for event in t.happened(Healed)] == [(1, 5, 0)]
    assert t.changes == {"players[1].damage": (5, 0), "players[1].used": (False, True)}

    t.play(sh.AttackAgain(0, 1))
    assert t.changes == {"players[0].damage": (0, 2), "players[1].damage": (0, 4)}
    t.play(sh.AttackAgain(0, 1))
    assert at_the_players(t) == {
        "players[0].damage": (2, 4),
        "players[1].damage": (4, 8),
        "players[1].area": ("church", None),
        "players[1].alive": (True, False),
    }

    assert [event.targets for event in t.happened(AttackAnnounced)] == [(1,), (1,), (1,)]
    assert [(event.seat, event.amount, event.source) for event in t.happened(Damaged)] == [
        (1, 5, "attack"),
        (0, 2, "bloody_feast"),
        (1, 4, "attack"),
        (0, 2, "bloody_feast"),
        (1, 4, "attack"),
    ]
    assert [(event.seat, event.killer) for event in t.happened(Died)] == [(1, 0)]
    assert t.winners is None
    t.settle()
    assert t.state.current == 2


@pytest.mark.rule("SH-REV-03", "SH-REV-04", "SH-CHR-14", "SH-CHR-03")
def test_s23_allie_can_heal_only_in_the_window_after_the_attack_and_only_once(table: MakeTable) -> None:
    """S23: not while the attack is resolved, before Charles decides, and not a second time."""
    t = table(charles_attacks((1, 6), (3, 5)))

    t.play(sh.Roll(0), sh.SkipArea(0), sh.Attack(0, 1))
    assert (t.prompt, t.asked) == ("counter", (1,))
    assert t.actions(1) == (sh.Decline(1),)
    assert t.actions(0) == ()
    assert refused(t, sh.Reveal(1)) == ("not_in_a_window", "SH-REV-03")
    t.play(sh.Decline(1))
    assert (t.prompt, t.asked) == ("window-attacked", (1,))
    assert refused(t, sh.UseAbility(1)) == ("reveal_first", "SH-REV-02")
    t.play(sh.Reveal(1))
    assert t.actions(1) == (sh.Pass(1), sh.UseAbility(1))
    t.play(sh.UseAbility(1), sh.AttackAgain(0, 1))

    assert t.damage(1) == 2
    assert t.actions(1) == ()
    assert t.asked == (2,)


@pytest.mark.rule("SH-CHR-03")
def test_s23_the_dead_cannot_be_attacked_again(table: MakeTable) -> None:
    """S23: Allie has not survived the first attack, so there is nothing to repeat."""
    t = table(charles_attacks((1, 6), (1, 6)))

    t.play(sh.Roll(0), sh.SkipArea(0), sh.Attack(0, 1), sh.AttackAgain(0, 1))
    assert not t.player(1).alive
    assert t.prompt == "window-attacked"
    while t.state.current == 0:
        assert not t.is_legal(sh.AttackAgain(0, 1))
        assert isinstance(t.actions(t.asked[0])[0], sh.Pass)
        t.play(sh.Pass(t.asked[0]))

    assert t.damage(0) == 2
    assert len(t.happened(AttackRolled)) == 2


@pytest.mark.rule("SH-CHR-03")
def test_s23_the_second_attack_is_on_the_same_character(table: MakeTable) -> None:
    """S23: P3 stands in the same range, but it was P2 who was attacked."""
    t = table(charles_attacks((1, 6), bystander="cemetery"))

    t.play(sh.Roll(0), sh.SkipArea(0), sh.Attack(0, 1))
    while t.asked != (0,):
        t.play(t.actions(t.asked[0])[0])

    assert t.actions(0) == (sh.Pass(0), sh.AttackAgain(0, 1))
    assert refused(t, sh.AttackAgain(0, 2)) == ("not_attacked_or_out_of_range", "SH-CHR-03")


@pytest.mark.rule("SH-CHR-03", "SH-REV-02", "SH-REV-07")
def test_s23_a_hidden_charles_repeats_only_after_revealing_in_the_window(table: MakeTable) -> None:
    """S23: right after his own attack Charles may reveal himself and go on."""
    t = table(charles_attacks((1, 6), (2, 4), revealed=False))

    t.play(sh.Roll(0), sh.SkipArea(0), sh.Attack(0, 1))
    while t.asked != (0,):
        t.play(t.actions(t.asked[0])[0])
    assert refused(t, sh.AttackAgain(0, 1)) == ("reveal_first", "SH-REV-02")
    t.play(sh.Reveal(0), sh.AttackAgain(0, 1))

    assert t.changes == {"players[0].damage": (0, 2), "players[1].damage": (5, 7)}


# -- S24 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-CHR-03", "SH-DTH-02", "SH-DTH-04", "SH-DTH-05", "SH-TRN-05")
def test_s24_charles_who_dies_of_the_price_does_not_attack_and_loses_all_to_the_discards(
    table: MakeTable,
) -> None:
    """S24: after a miss Charles goes from 9 to 11 damage: dead, no attack, Talisman discarded, P2's turn."""
    t = table(charles_attacks((3, 3), damage=9, equipment=("talisman",)))

    t.play(sh.Roll(0), sh.SkipArea(0), sh.Attack(0, 1))
    assert len(t.happened(AttackMissed)) == 1
    events = t.play(sh.AttackAgain(0, 1))

    assert at_the_players(t) == {
        "players[0].damage": (9, 11),
        "players[0].area": ("church", None),
        "players[0].alive": (True, False),
        "players[0].equipment": (("talisman",), ()),
    }
    assert [(event.seat, event.killer) for event in events if isinstance(event, Died)] == [(0, None)]
    assert [(event.seat, event.card) for event in events if isinstance(event, EquipmentDiscarded)] == [
        (0, card("talisman"))
    ]
    t.expect_change("white.discard_pile", (), ("talisman",))
    assert len(t.happened(AttackAnnounced)) == 1
    assert t.damage(1) == 0
    assert [event.seat for event in events if isinstance(event, TurnStarted)] == [1]
    assert t.state.current == 1
    assert t.winners is None


@pytest.mark.rule("SH-CHR-03")
def test_s24_with_8_damage_charles_survives_the_price(table: MakeTable) -> None:
    """S24: 8 + 2 is one short of his 11 HP, so the second attack follows."""
    t = table(charles_attacks((3, 3), (1, 4), damage=8))

    t.play(sh.Roll(0), sh.SkipArea(0), sh.Attack(0, 1), sh.AttackAgain(0, 1))

    assert t.changes == {"players[0].damage": (8, 10), "players[1].damage": (0, 3), "hurt": (0, 1)}
