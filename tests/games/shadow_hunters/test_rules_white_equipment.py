"""The equipment of the white deck, title by title."""

from __future__ import annotations

import pytest

from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters import events as e
from tests.games.shadow_hunters.positions import (
    TO_CEMETERY,
    TO_CHURCH,
    TO_WOODS,
    arranged,
    attack,
    attack_all,
    dead,
    draw,
    end_turn,
    follow,
    give,
    pile,
    seated,
    to_attack,
)
from tests.games.shadow_hunters.table import MakeTable, area, card

# -- Fortune Brooch -------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-WHT-11", "SH-DMG-06")
@pytest.mark.parametrize(("target", "holder"), [(0, 0), (1, 1)])
def test_brooch_stops_the_woods_whoever_uses_them(table: MakeTable, target: int, holder: int) -> None:
    """The holder takes no damage there, by others or by his own hand."""
    brooch = [("fortune_brooch",) if seat == holder else () for seat in range(2)]
    t = table(
        arranged(
            seated("emi", damage=1, equipment=brooch[0]),
            seated("george", damage=3, equipment=brooch[1]),
            dice=(TO_WOODS,),
        )
    )
    follow(t, sh.WoodsDamage(0, target))

    assert (t.damage(0), t.damage(1)) == (1, 3)
    assert [(event.seat, event.source) for event in t.happened(e.Prevented)] == [(target, "weird_woods")]


@pytest.mark.rule("SH-WHT-11")
def test_brooch_lets_the_woods_heal(table: MakeTable) -> None:
    """The healing of the Weird Woods reaches the holder."""
    t = table(arranged("emi", seated("george", damage=3, equipment=("fortune_brooch",)), dice=(TO_WOODS,)))
    follow(t, sh.WoodsHeal(0, 1))

    assert t.damage(1) == 2


@pytest.mark.rule("SH-WHT-11", "SH-WHT-16")
def test_brooch_and_talisman_do_not_stop_each_others_damage(table: MakeTable) -> None:
    """The Brooch is no help against the Spider, the Talisman none against the Woods."""
    spider = draw(table, "bloodthirsty_spider", "emi", seated("george", equipment=("fortune_brooch",)))
    spider.play(sh.ChooseTarget(0, 1))
    woods = table(arranged("emi", seated("george", equipment=("talisman",)), dice=(TO_WOODS,)))
    follow(woods, sh.WoodsDamage(0, 1))

    assert spider.damage(1) == 2
    assert woods.damage(1) == 2


# -- Holy Robe ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-WHT-12", "SH-ATK-08", "SH-ATK-13")
@pytest.mark.parametrize(
    ("attacker", "target", "roll", "dealt", "vampire"),
    [
        ((), ("holy_robe",), (3, 4), 0, 4),
        ((), ("holy_robe",), (1, 4), 2, 2),
        (("holy_robe", "chainsaw"), (), (3, 4), 1, 2),
        (("holy_robe",), (), (4, 4), 0, 4),
        (("holy_robe",), (), (3, 4), 0, 4),
        (("holy_robe",), (), (1, 4), 2, 2),
    ],
)
def test_s14_robe_takes_one_off_attacks_by_and_on_its_holder(
    table: MakeTable,
    attacker: tuple[str, ...],
    target: tuple[str, ...],
    roll: tuple[int, int],
    dealt: int,
    vampire: int,
) -> None:
    """S14: a difference of 1 becomes 0 and heals no Vampire, 3 becomes 2, a weapon makes up for it, a miss is one."""
    t = table(
        arranged(
            seated("vampire", damage=4, equipment=attacker, revealed=True),
            seated("george", "church", equipment=target),
            dice=(TO_CHURCH, roll),
        )
    )
    attack(t)

    assert t.damage(1) == dealt
    assert t.damage(0) == vampire


@pytest.mark.rule("SH-WHT-12", "SH-ARA-09", "SH-CRD-09")
def test_robe_does_not_reduce_woods_cards_or_what_its_holder_does_otherwise(table: MakeTable) -> None:
    """Only attacks count: the Woods cost 2, a Bat by the holder costs 2, a Doll costs the holder 3."""
    woods = table(arranged("emi", seated("george", equipment=("holy_robe",)), dice=(TO_WOODS,)))
    follow(woods, sh.WoodsDamage(0, 1))
    bat = draw(table, "vampire_bat", seated("emi", equipment=("holy_robe",)), "george")
    bat.play(sh.ChooseTarget(0, 1))
    doll = draw(table, "spiritual_doll", "emi", seated("george", equipment=("holy_robe",)), dice=((None, 1),))
    doll.play(sh.ChooseTarget(0, 1))

    assert woods.damage(1) == 2
    assert bat.damage(1) == 2
    assert doll.damage(1) == 3


# -- Mystic Compass -------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-WHT-13", "SH-MOV-07", "SH-EQP-02")
def test_s06_compass_may_be_left_unused(table: MakeTable) -> None:
    """S06: one ordinary roll, and no second one after it."""
    t = table(arranged(seated("emi", "weird_woods", equipment=("mystic_compass",)), dice=(TO_CHURCH,)))
    t.play(sh.Roll(0))

    assert t.player(0).area is area("church")
    assert len(t.happened(e.MovementRolled)) == 1
    assert not t.is_legal(sh.RollTwice(0))


@pytest.mark.rule("SH-WHT-13", "SH-MOV-07")
@pytest.mark.parametrize(("total", "place"), [(6, "church"), (8, "cemetery")])
def test_s06_compass_offers_both_rolls(table: MakeTable, total: int, place: str) -> None:
    """S06: the rolls 6 and 8 leave the choice between Church and Cemetery."""
    t = table(arranged(seated("emi", "weird_woods", equipment=("mystic_compass",)), dice=(TO_CHURCH, TO_CEMETERY)))
    t.play(sh.RollTwice(0))
    assert t.actions(0) == (sh.TakeTotal(0, 6), sh.TakeTotal(0, 8))
    t.play(sh.TakeTotal(0, total))

    assert t.player(0).area is area(place)


@pytest.mark.rule("SH-WHT-13")
def test_without_the_compass_nobody_rolls_twice(table: MakeTable) -> None:
    """The second roll needs the card in front of oneself; somebody else's is no help."""
    t = table(arranged(seated("emi", "church"), seated("george", equipment=("mystic_compass",))))
    t.settle()

    assert t.refuses(sh.RollTwice(0)).code == "no_such_equipment"


# -- Silver Rosary --------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-WHT-14", "SH-DTH-07")
def test_s12_rosary_takes_everything_from_each_victim_of_an_attack(table: MakeTable) -> None:
    """S12: four cards from two victims, nothing is discarded and nothing asked."""
    t = table(
        arranged(
            seated("franklin", equipment=("machine_gun", "silver_rosary")),
            seated("vampire", "cemetery", 12, equipment=("talisman", "chainsaw")),
            seated("allie", "church", 7, equipment=("fortune_brooch", "mystic_compass")),
            seated("emi", "erstwhile_altar"),
            seated("werewolf", "hermits_cabin"),
            dice=(TO_CHURCH, (1, 2)),
        )
    )
    attack_all(t)

    assert t.equipment(0) == [
        "machine_gun",
        "silver_rosary",
        "talisman",
        "chainsaw",
        "fortune_brooch",
        "mystic_compass",
    ]
    assert pile(t, "white") == pile(t, "black") == []


@pytest.mark.rule("SH-WHT-14", "SH-DTH-07", "SH-CHR-10")
def test_rosary_serves_a_werewolf_who_kills_by_counterattack(table: MakeTable) -> None:
    """A counterattack is an attack of the holder: all cards of the attacker are his."""
    t = table(
        arranged(
            seated("emi", damage=9, equipment=("chainsaw", "talisman")),
            seated("werewolf", "church", equipment=("silver_rosary",), revealed=True),
            "george",
            "vampire",
            "allie",
            dice=(TO_CHURCH, (1, 2), (1, 4)),
        )
    )
    to_attack(t)
    t.play(sh.Attack(0, 1), sh.Counterattack(1))

    assert not t.player(0).alive
    assert t.equipment(1) == ["silver_rosary", "chainsaw", "talisman"]


@pytest.mark.rule("SH-WHT-14", "SH-DTH-03", "SH-DTH-07", "SH-ARA-09")
def test_s13_rosary_is_no_help_in_the_woods(table: MakeTable) -> None:
    """S13: a kill in the Weird Woods brings one card; the other is discarded."""
    t = table(
        arranged(
            seated("emi", equipment=("silver_rosary",)),
            seated("allie", damage=6, equipment=("talisman", "handgun")),
            "george",
            "vampire",
            "werewolf",
            dice=(TO_WOODS,),
        )
    )
    follow(t, sh.WoodsDamage(0, 1))
    assert t.actions(0) == (sh.TakeEquipment(0, 1, card("talisman")), sh.TakeEquipment(0, 1, card("handgun")))
    t.play(sh.TakeEquipment(0, 1, card("handgun")))

    assert t.equipment(0) == ["silver_rosary", "handgun"]
    assert pile(t, "white") == ["talisman"]


@pytest.mark.rule("SH-WHT-14", "SH-HER-10", "SH-HER-11")
def test_rosary_is_no_help_with_a_hermit_card(table: MakeTable) -> None:
    """The giver of a fatal hermit card loots one card only."""
    t = give(
        table,
        "hermits_exorcism",
        seated("emi", equipment=("silver_rosary",)),
        seated("vampire", damage=11, equipment=("talisman", "handgun")),
        "george",
        "werewolf",
        "allie",
    )
    t.play(sh.Comply(1), sh.TakeEquipment(0, 1, card("talisman")))

    assert t.happened(e.Died)[-1].killer == 0
    assert t.equipment(0) == ["silver_rosary", "talisman"]
    assert pile(t, "black") == ["handgun"]


# -- Spear of Longinus ----------------------------------------------------------------------------------------


@pytest.mark.rule("SH-WHT-15", "SH-REV-05")
@pytest.mark.parametrize(("reveals", "damage"), [(True, 4), (False, 2)])
def test_s15_hidden_hunter_may_reveal_after_the_roll_for_two_more(table: MakeTable, reveals: bool, damage: int) -> None:
    """S15: a difference of 2 becomes 4 if he reveals and stays 2 if not."""
    t = table(
        arranged(
            seated("franklin", equipment=("spear_of_longinus",)), seated("george", "church"), dice=(TO_CHURCH, (1, 3))
        )
    )
    attack(t)
    assert (t.asked, t.prompt) == ((0,), "spear")
    assert t.damage(1) == 0
    t.play(sh.Reveal(0) if reveals else sh.Decline(0))

    assert t.damage(1) == damage
    assert t.player(0).revealed is reveals


@pytest.mark.rule("SH-WHT-15", "SH-ATK-05")
def test_s15_spear_is_not_asked_about_after_a_miss(table: MakeTable) -> None:
    """S15: equal dice miss; the Spear adds nothing and no question is put."""
    t = table(
        arranged(
            seated("franklin", equipment=("spear_of_longinus",)), seated("george", "church"), dice=(TO_CHURCH, (2, 2))
        )
    )
    attack(t)

    assert t.prompt != "spear"
    assert t.damage(1) == 0


@pytest.mark.rule("SH-WHT-15", "SH-EQP-02")
def test_s15_revealed_hunter_always_deals_two_more(table: MakeTable) -> None:
    """S15: no question is put to a Hunter who is face up."""
    t = table(
        arranged(
            seated("franklin", equipment=("spear_of_longinus",), revealed=True),
            seated("george", "church"),
            dice=(TO_CHURCH, (1, 3)),
        )
    )
    attack(t)

    assert t.damage(1) == 4


@pytest.mark.rule("SH-WHT-15")
@pytest.mark.parametrize("holder", ["werewolf", "bob"])
def test_s15_spear_does_nothing_for_a_revealed_non_hunter(table: MakeTable, holder: str) -> None:
    """S15: a difference of 2 stays 2, without a question about the Spear."""
    t = table(
        arranged(
            seated(holder, equipment=("spear_of_longinus",), revealed=True),
            seated("george", "church"),
            dice=(TO_CHURCH, (1, 3)),
        )
    )
    attack(t)

    assert t.damage(1) == 2


@pytest.mark.rule("SH-WHT-15", "SH-INF-09")
def test_hidden_holder_who_is_no_hunter_is_asked_and_can_only_decline(table: MakeTable) -> None:
    """The question looks the same to the others, but a Shadow gets no bonus out of it."""
    t = table(
        arranged(
            seated("vampire", equipment=("spear_of_longinus",)), seated("george", "church"), dice=(TO_CHURCH, (1, 3))
        )
    )
    attack(t)

    assert (t.asked, t.prompt) == ((0,), "spear")
    assert t.actions(0) == (sh.Decline(0),)
    assert t.refuses(sh.Reveal(0)).rule == "SH-WHT-15"
    t.play(sh.Decline(0))
    assert t.damage(1) == 2


@pytest.mark.rule("SH-WHT-15", "SH-BLK-13", "SH-BLK-14")
def test_spear_adds_to_every_target_of_the_machine_gun_and_to_masamune(table: MakeTable) -> None:
    """With a 3 on the d4 alone both targets take 5, less the Robe of one of them."""
    t = table(
        arranged(
            seated("franklin", equipment=("spear_of_longinus", "machine_gun", "cursed_sword_masamune")),
            seated("george", "church"),
            seated("vampire", "cemetery", equipment=("holy_robe",)),
            dice=(TO_CHURCH, (3, None)),
        )
    )
    to_attack(t)
    t.play(sh.AttackAll(0), sh.Reveal(0))

    assert (t.damage(1), t.damage(2)) == (5, 4)


# -- Talisman -------------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-WHT-16", "SH-BLK-02", "SH-DMG-06")
@pytest.mark.parametrize(("holder", "damage"), [(0, (0, 2)), (1, (2, 0))])
def test_s34_talisman_stops_the_spider_for_drawer_or_target(
    table: MakeTable, holder: int, damage: tuple[int, int]
) -> None:
    """S34: only the one without the Talisman takes 2."""
    owned = [("talisman",) if seat == holder else () for seat in range(2)]
    t = draw(table, "bloodthirsty_spider", seated("emi", equipment=owned[0]), seated("george", equipment=owned[1]))
    t.play(sh.ChooseTarget(0, 1))

    assert (t.damage(0), t.damage(1)) == damage


@pytest.mark.rule("SH-WHT-16", "SH-BLK-08")
def test_s34_talisman_stops_the_bat_but_not_its_healing(table: MakeTable) -> None:
    """S34: the target takes nothing and the drawer heals 1 all the same."""
    t = draw(table, "vampire_bat", seated("emi", damage=3), seated("george", equipment=("talisman",)))
    t.play(sh.ChooseTarget(0, 1))

    assert (t.damage(0), t.damage(1)) == (2, 0)


@pytest.mark.rule("SH-WHT-16", "SH-BLK-05")
def test_talisman_stops_dynamite_of_ones_own_too(table: MakeTable) -> None:
    """The drawer with the Talisman is unhurt, another one on the same area takes 3."""
    t = draw(table, "dynamite", seated("emi", equipment=("talisman",)), seated("george", "cemetery"), dice=((4, 4),))

    assert (t.damage(0), t.damage(1)) == (0, 3)


@pytest.mark.rule("SH-WHT-16", "SH-BLK-07")
@pytest.mark.parametrize(("d6", "hurt"), [(3, 1), (6, 0)])
def test_s34_talisman_does_not_stop_the_doll(table: MakeTable, d6: int, hurt: int) -> None:
    """S34: target or drawer, the Doll deals its 3."""
    owned = [("talisman",) if seat == hurt else () for seat in range(2)]
    t = draw(
        table,
        "spiritual_doll",
        seated("emi", equipment=owned[0]),
        seated("george", equipment=owned[1]),
        dice=((None, d6),),
    )
    t.play(sh.ChooseTarget(0, 1))

    assert t.damage(hurt) == 3
    assert t.damage(1 - hurt) == 0


@pytest.mark.rule("SH-WHT-16", "SH-DMG-06")
def test_talisman_does_not_stop_peel_woods_or_attacks(table: MakeTable) -> None:
    """All other damage passes."""
    fight = table(arranged("emi", seated("george", "church", equipment=("talisman",)), dice=(TO_CHURCH, (1, 4))))
    attack(fight)
    woods = table(arranged(seated("emi", equipment=("talisman",)), dice=(TO_WOODS,)))
    follow(woods, sh.WoodsDamage(0, 0))

    assert fight.damage(1) == 3
    assert woods.damage(0) == 2


@pytest.mark.rule("SH-CRD-03")
@pytest.mark.parametrize("title", ["fortune_brooch", "holy_robe", "silver_rosary", "talisman"])
def test_drawn_equipment_lies_before_the_drawer(table: MakeTable, title: str) -> None:
    """An equipment card is laid down open and stays when the turn is over."""
    t = draw(table, title, "emi")
    end_turn(t)

    assert t.equipment(0) == [title]
    assert [owned.id for owned in t.view(None).players[0].equipment] == [title]
    assert pile(t, "white") == []


@pytest.mark.rule("SH-WHT-12", "SH-EQP-01")
def test_drawn_robe_counts_in_the_attack_of_the_same_turn(table: MakeTable) -> None:
    """The Robe drawn at the Church takes 1 off the drawer's attack that follows."""
    t = draw(table, "holy_robe", "emi", seated("george", "church"), dead("vampire"), dice=((1, 4),))
    t.play(sh.Attack(0, 1))

    assert t.damage(1) == 2
