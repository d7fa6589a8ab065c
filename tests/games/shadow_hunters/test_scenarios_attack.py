"""Scenarios S07 to S13: attacks and their range, several targets, loot."""

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
    Revealed,
)
from tests.games.happened import refused
from tests.games.shadow_hunters.positions import TO_CHURCH, TO_WOODS, arranged, at_the_players, dead, seated
from tests.games.shadow_hunters.table import MakeTable, area, card

# -- S07 ------------------------------------------------------------------------------------------------------


def duel(roll: tuple[int, int], equipment: tuple[str, ...] = ()) -> sh.Setup:
    """Return a game of five in which P1 goes to the Church, where P2 = George stands, and may roll an attack."""
    return arranged(
        seated("vampire", equipment=equipment),
        seated("george", "church"),
        "emi",
        "unknown",
        "allie",
        dice=(TO_CHURCH, roll),
    )


@pytest.mark.rule("SH-ATK-04", "SH-CMP-03", "SH-DMG-01")
@pytest.mark.parametrize(("roll", "damage"), [((4, 2), 2), ((1, 6), 5), ((4, 3), 1)])
def test_s07_damage_is_the_higher_die_minus_the_lower(table: MakeTable, roll: tuple[int, int], damage: int) -> None:
    """S07: the rulebook's example, d4 = 4 and d6 = 2, deals 2 damage."""
    t = table(duel(roll))

    t.play(sh.Roll(0), sh.SkipArea(0), sh.Attack(0, 1))

    rolled = t.happened(AttackRolled)
    assert [(event.seat, event.d4, event.d6, event.base) for event in rolled] == [(0, *roll, damage)]
    assert [(event.seat, event.amount, event.total) for event in t.happened(Damaged)] == [(1, damage, damage)]
    assert t.changes == {"players[1].damage": (0, damage), "hurt": (0, 1)}
    assert not t.happened(AttackMissed)


@pytest.mark.rule("SH-ATK-05")
@pytest.mark.parametrize("equipment", [(), ("chainsaw", "butcher_knife")])
def test_s07_equal_dice_fail_whatever_the_weapons(table: MakeTable, equipment: tuple[str, ...]) -> None:
    """S07: d4 = 3 and d6 = 3 is a failed attack; weapons do not turn it into a hit."""
    t = table(duel((3, 3), equipment))

    t.play(sh.Roll(0), sh.SkipArea(0), sh.Attack(0, 1))

    assert [(event.seat, event.rules) for event in t.happened(AttackMissed)] == [(0, ("SH-ATK-05",))]
    assert not t.happened(Damaged)
    assert t.changes == {}


# -- S08 ------------------------------------------------------------------------------------------------------


def crowd() -> sh.Setup:
    """Return the six players of S08; P1 goes to the Church."""
    return arranged(
        "franklin",
        seated("vampire", "church"),
        seated("emi", "cemetery"),
        seated("allie", "weird_woods"),
        "unknown",
        dead("charles"),
        dice=(TO_CHURCH,),
    )


@pytest.mark.rule("SH-ATK-01", "SH-ATK-02", "SH-ATK-03", "SH-SET-02")
def test_s08_the_own_area_and_its_partner_are_in_range_and_the_attack_may_be_declined(
    table: MakeTable,
) -> None:
    """S08: from the Church P1 may decline or attack P2 (Church) or P3 (Cemetery)."""
    t = table(crowd())

    t.play(sh.Roll(0), sh.SkipArea(0))
    t.settle()

    assert t.prompt == "attack"
    assert t.actions(0) == (sh.Attack(0, 1), sh.Attack(0, 2), sh.SkipAttack(0), sh.Reveal(0))
    t.play(sh.SkipAttack(0))
    t.settle()
    assert t.state.current == 1
    assert not t.happened(AttackAnnounced)


@pytest.mark.rule("SH-ATK-02", "SH-ATK-03", "SH-ATK-12", "SH-CRD-08", "SH-DTH-08")
@pytest.mark.parametrize(
    ("target", "code", "rule"),
    [
        (0, "not_yourself", "SH-ATK-12"),
        (3, "out_of_range", "SH-ATK-02"),
        (4, "off_board", "SH-CRD-08"),
        (5, "dead", "SH-ATK-03"),
        (6, "no_such_seat", "SH-ATK-03"),
    ],
)
def test_s08_other_targets_are_rejected_and_nothing_changes(
    table: MakeTable, target: int, code: str, rule: str
) -> None:
    """S08: P4 on the Weird Woods, P5 off board, the dead P6 and P1 himself cannot be attacked."""
    t = table(crowd())
    t.play(sh.Roll(0), sh.SkipArea(0))
    t.settle()

    refusal = t.refuses(sh.Attack(0, target))

    assert (refusal.code, refusal.rule) == (code, rule)


# -- S09 and S10 ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-EQP-03", "SH-EQP-01", "SH-BLK-12", "SH-BLK-13", "SH-BLK-14", "SH-ATK-06", "SH-ATK-11")
def test_s09_the_combination_of_the_faq_hits_everybody_in_the_other_ranges_for_d4_and_2(
    table: MakeTable,
) -> None:
    """S09: Masamune, Knife, Chainsaw, Handgun and Machine Gun; d4 = 3 deals 5 to P3 and P4."""
    arsenal = ("cursed_sword_masamune", "butcher_knife", "chainsaw", "handgun", "machine_gun")
    t = table(
        arranged(
            seated("franklin", equipment=arsenal),
            seated("vampire", "cemetery"),
            seated("emi", "hermits_cabin"),
            seated("unknown", "erstwhile_altar"),
            "allie",
            dice=(TO_CHURCH, (3, None)),
        )
    )

    t.play(sh.Roll(0), sh.SkipArea(0))
    t.settle()
    assert t.actions(0) == (sh.AttackAll(0), sh.Reveal(0))
    assert refused(t, sh.SkipAttack(0)) == ("must_attack", "SH-ATK-11")
    assert refused(t, sh.Attack(0, 2)) == ("machine_gun_hits_all", "SH-BLK-13")
    t.play(sh.AttackAll(0))

    assert [event.targets for event in t.happened(AttackAnnounced)] == [(2, 3)]
    assert [(event.d4, event.d6, event.base) for event in t.happened(AttackRolled)] == [(3, None, 3)]
    assert not {"d4", "d6"} & set(t.state.chance.counters), "the d6 stays on the table"
    assert t.changes == {"players[2].damage": (0, 5), "players[3].damage": (0, 5), "hurt": (0, 2)}
    assert t.winners is None


def alone(*, revealed: bool) -> sh.Setup:
    """Return the position of S10: P1 holds Masamune, and nobody else is near the Church."""
    return arranged(
        seated("franklin", equipment=("cursed_sword_masamune",), revealed=revealed, used=revealed),
        seated("vampire", "hermits_cabin"),
        seated("emi", "weird_woods"),
        "unknown",
        players=4,
        dice=(TO_CHURCH,),
    )


@pytest.mark.rule("SH-ATK-11")
@pytest.mark.parametrize("revealed", [False, True])
def test_s10_masamune_forces_no_attack_where_there_is_no_target(table: MakeTable, revealed: bool) -> None:
    """S10: nobody else on Church or Cemetery: no attack, no dice, and the turn ends normally."""
    t = table(alone(revealed=revealed))

    t.play(sh.Roll(0), sh.SkipArea(0))
    t.settle()
    if not revealed:  # a hidden player is always asked, for he may always reveal himself
        assert t.actions(0) == (sh.SkipAttack(0), sh.Reveal(0))
        t.play(sh.SkipAttack(0))
    t.settle()

    assert t.state.current == 1
    assert not t.happened(AttackAnnounced)
    assert not t.happened(AttackRolled)
    assert not {"d4", "d6"} & set(t.state.chance.counters)


# -- S11 and S12 ----------------------------------------------------------------------------------------------


def massacre(*equipment: str) -> sh.Setup:
    """Return the position of S11: P1 = Franklin with the Machine Gun kills P2 and P3 with a roll of 1."""
    return arranged(
        seated("franklin", equipment=("machine_gun", *equipment)),
        seated("vampire", "cemetery", 12, equipment=("talisman", "chainsaw")),
        seated("allie", "church", 7, equipment=("fortune_brooch", "mystic_compass")),
        seated("emi", "erstwhile_altar"),
        seated("werewolf", "hermits_cabin"),
        dice=(TO_CHURCH, (1, 2)),
    )


@pytest.mark.rule("SH-DTH-01", "SH-DTH-02", "SH-DTH-04", "SH-BLK-13", "SH-ATK-06", "SH-INV-03")
def test_s11_both_victims_of_one_machine_gun_attack_die_and_are_revealed(table: MakeTable) -> None:
    """S11: one roll of 1 brings the Vampire to 13 and Allie to 8; the game goes on."""
    t = table(massacre())

    t.play(sh.Roll(0), sh.SkipArea(0), sh.AttackAll(0))

    assert [event.base for event in t.happened(AttackRolled)] == [1]
    assert [(event.seat, event.killer) for event in t.happened(Died)] == [(1, 0), (2, 0)]
    assert [(event.seat, event.forced) for event in t.happened(Revealed)] == [(1, True), (2, True)]
    assert t.state.deaths == ((1, 2),)
    assert at_the_players(t) == {
        "players[1].damage": (12, 13),
        "players[1].area": ("cemetery", None),
        "players[1].alive": (True, False),
        "players[1].revealed": (False, True),
        "players[2].damage": (7, 8),
        "players[2].area": ("church", None),
        "players[2].alive": (True, False),
        "players[2].revealed": (False, True),
    }
    assert t.winners is None


@pytest.mark.rule("SH-DTH-03", "SH-DTH-06")
@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
def test_s11_the_killer_takes_one_card_of_each_victim_in_any_order_and_the_rest_is_discarded(
    table: MakeTable, order: tuple[int, int]
) -> None:
    """S11: P1 picks Talisman and Compass; Chainsaw and Brooch go to the discards of their colours."""
    t = table(massacre())
    t.play(sh.Roll(0), sh.SkipArea(0), sh.AttackAll(0))
    picks = {1: card("talisman"), 2: card("mystic_compass")}
    left = {1: card("chainsaw"), 2: card("fortune_brooch")}

    assert t.asked == (0,)
    assert set(t.actions(0)) == {
        sh.TakeEquipment(0, seat, owned) for seat in (1, 2) for owned in (picks[seat], left[seat])
    }
    t.play(sh.TakeEquipment(0, order[0], picks[order[0]]))
    assert set(t.actions(0)) == {
        sh.TakeEquipment(0, order[1], picks[order[1]]),
        sh.TakeEquipment(0, order[1], left[order[1]]),
    }
    t.play(sh.TakeEquipment(0, order[1], picks[order[1]]))

    assert t.equipment(0) == ["machine_gun", *[picks[seat].id for seat in order]]
    assert [(event.seat, event.source, event.way) for event in t.happened(EquipmentMoved)] == [
        (0, seat, "looted") for seat in order
    ]
    assert [(event.seat, event.card) for event in t.happened(EquipmentDiscarded)] == [
        (seat, left[seat]) for seat in order
    ]
    assert t.equipment(1) == t.equipment(2) == []
    assert t.state.black.discard_pile == [card("chainsaw")]
    assert t.state.white.discard_pile == [card("fortune_brooch")]


@pytest.mark.rule("SH-DTH-08", "SH-TRN-01")
def test_s11_the_seats_of_the_dead_are_passed_over(table: MakeTable) -> None:
    """S11: after P1 the next living player clockwise is P4."""
    t = table(massacre("silver_rosary"))

    t.play(sh.Roll(0), sh.SkipArea(0), sh.AttackAll(0))
    assert not t.actions(1)
    assert not t.actions(2)
    t.settle()

    assert t.state.current == 3


@pytest.mark.rule("SH-DTH-07", "SH-WHT-14")
def test_s12_with_the_silver_rosary_the_killer_takes_everything_from_every_victim(table: MakeTable) -> None:
    """S12: all four cards go to P1 without a question, and nothing is discarded."""
    t = table(massacre("silver_rosary"))

    t.play(sh.Roll(0), sh.SkipArea(0), sh.AttackAll(0))

    assert t.prompt == "window-attacked"
    loot = ["talisman", "chainsaw", "fortune_brooch", "mystic_compass"]
    assert t.equipment(0) == ["machine_gun", "silver_rosary", *loot]
    moved = t.happened(EquipmentMoved)
    assert [(event.source, event.card.id, event.way) for event in moved] == [
        (1, "talisman", "looted"),
        (1, "chainsaw", "looted"),
        (2, "fortune_brooch", "looted"),
        (2, "mystic_compass", "looted"),
    ]
    assert all("SH-DTH-07" in event.rules for event in moved)
    assert not t.happened(EquipmentDiscarded)
    assert t.state.white.discard_pile == []
    assert t.state.black.discard_pile == []


# -- S13 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-ARA-06", "SH-ARA-09", "SH-DTH-03", "SH-DTH-04", "SH-DTH-07")
@pytest.mark.parametrize(
    ("taken", "left", "colour"), [("talisman", "handgun", "black"), ("handgun", "talisman", "white")]
)
def test_s13_the_silver_rosary_is_no_help_in_the_weird_woods(
    table: MakeTable, taken: str, left: str, colour: str
) -> None:
    """S13: Emi kills Allie with the Woods and takes exactly one of her two cards."""
    t = table(
        arranged(
            seated("emi", equipment=("silver_rosary",)),
            seated("allie", damage=6, equipment=("talisman", "handgun")),
            "franklin",
            "vampire",
            "unknown",
            dice=(TO_WOODS,),
        )
    )

    t.play(sh.Roll(0), sh.FollowArea(0), sh.WoodsDamage(0, 1))
    assert [(event.seat, event.amount, event.total, event.source) for event in t.happened(Damaged)] == [
        (1, 2, 8, "weird_woods")
    ]
    assert [(event.seat, event.killer) for event in t.happened(Died)] == [(1, 0)]
    assert set(t.actions(0)) == {
        sh.TakeEquipment(0, 1, card("talisman")),
        sh.TakeEquipment(0, 1, card("handgun")),
    }
    t.play(sh.TakeEquipment(0, 1, card(taken)))

    assert t.changes == {
        "players[0].equipment": (("silver_rosary",), ("silver_rosary", taken)),
        "players[1].equipment": (("talisman", "handgun"), ()),
        f"{colour}.discard_pile": ((), (left,)),
    }
    assert [event.card for event in t.happened(EquipmentDiscarded)] == [card(left)]
    t.settle()
    assert t.prompt == "attack"
    assert t.player(0).area is area("weird_woods")
