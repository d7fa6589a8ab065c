"""Rules of damage and healing, SH-DMG."""

from __future__ import annotations

import pytest

from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters.events import Damaged, DamageSet, Died, Healed, Prevented, Revealed
from tests.games.happened import kinds
from tests.games.shadow_hunters.positions import (
    TO_CEMETERY,
    TO_CHURCH,
    TO_WOODS,
    arranged,
    attack,
    draw,
    follow,
    give,
    seated,
)
from tests.games.shadow_hunters.table import MakeTable


@pytest.mark.rule("SH-DMG-01")
def test_damage_and_healing_are_recorded_at_once(table: MakeTable) -> None:
    """Damage counts up, healing counts down, and everybody sees the new number."""
    t = table(arranged("franklin", seated("george", damage=1), "vampire", "unknown", "allie", dice=(TO_WOODS,)))
    follow(t, sh.WoodsDamage(0, 1))
    assert [(e.seat, e.amount, e.total, e.source) for e in t.happened(Damaged)] == [(1, 2, 3, "weird_woods")]
    assert [t.view(viewer).players[1].damage for viewer in (None, 0, 1, 2)] == [3, 3, 3, 3]


@pytest.mark.rule("SH-DMG-01", "SH-DMG-02")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_healing_stops_at_zero(table: MakeTable, before: int, after: int) -> None:
    """Holy Water heals 2, or as much as there is."""
    t = draw(table, "holy_water_of_healing", seated("franklin", damage=before), "george", "vampire", "unknown", "allie")
    assert t.damage(0) == after
    assert [(e.amount, e.total) for e in t.happened(Healed)] == [(before - after, after)]


@pytest.mark.rule("SH-DMG-03")
@pytest.mark.parametrize("before", [0, 1, 13])
def test_full_healing_leaves_no_damage(table: MakeTable, before: int) -> None:
    """George heals all damage with Advent, however much it is."""
    t = draw(table, "advent", seated("george", damage=before), "franklin", "vampire", "unknown", "allie")
    t.play(sh.Heal(0))
    assert t.damage(0) == 0
    assert [e.amount for e in t.happened(Healed)] == [before]


@pytest.mark.rule("SH-DMG-04")
@pytest.mark.parametrize(
    ("character", "before", "equipment", "angel"),
    [
        ("allie", 0, (), False),
        ("allie", 7, (), False),
        ("george", 13, (), False),
        ("george", 2, ("holy_robe", "talisman", "fortune_brooch"), True),
    ],
)
def test_first_aid_sets_the_damage_to_seven(
    table: MakeTable, character: str, before: int, equipment: tuple[str, ...], angel: bool
) -> None:
    """From below or above, past every protection; it is neither damage nor healing, and Allie lives."""
    t = draw(
        table,
        "first_aid",
        "franklin",
        seated(character, damage=before, equipment=equipment, angel=angel),
        "vampire",
        "unknown",
        "emi" if character == "allie" else "charles",
    )
    t.play(sh.ChooseTarget(0, 1))
    assert (t.damage(1), t.player(1).alive) == (7, True)
    assert t.happened(DamageSet) == [DamageSet(1, 7, "first_aid", rules=("SH-WHT-07", "SH-DMG-04"))]
    assert kinds(t.log, Damaged, Healed, Prevented) == []


@pytest.mark.rule("SH-DMG-04")
def test_first_aid_is_not_damage_for_robbery(table: MakeTable) -> None:
    """Even under the literal reading of Robbery, Bob is not asked to rob instead of setting damage to 7."""
    t = draw(
        table,
        "first_aid",
        seated("bob", revealed=True),
        seated("george", equipment=("talisman",)),
        "vampire",
        "unknown",
        "franklin",
        robbery_scope="any_damage",
    )
    t.play(sh.ChooseTarget(0, 1))
    assert (t.prompt, t.damage(1)) == ("window-area_done", 7)


@pytest.mark.rule("SH-DMG-04", "SH-DMG-06")
@pytest.mark.parametrize(("way", "after"), [("woods", 3), ("fu_ka", 7)])
def test_the_barrier_stops_damage_but_not_setting_it(table: MakeTable, way: str, after: int) -> None:
    """Gregor behind his Ghostly Barrier takes nothing in the Weird Woods, but Fu-ka puts him to 7."""
    t = table(
        arranged(
            seated("fu_ka", revealed=True),
            seated("gregor", damage=3, revealed=True, used=True, barrier=True),
            "vampire",
            "unknown",
            "allie",
            dice=(TO_WOODS,),
            expansion_mode="all",
        )
    )
    if way == "fu_ka":
        t.play(sh.UseAbility(0, 1), sh.Roll(0))
    else:
        follow(t, sh.WoodsDamage(0, 1))
    assert t.damage(1) == after


@pytest.mark.rule("SH-DMG-05")
def test_all_damage_of_one_action_comes_before_the_deaths(table: MakeTable) -> None:
    """The Flare hits four players, then the two who have enough die, in one batch."""
    t = draw(
        table,
        "flare_of_judgement",
        "franklin",
        seated("emi", damage=8),
        "vampire",
        seated("unknown", damage=9),
        "charles",
    )
    assert kinds(t.log, Damaged, Died, Revealed) == ["Damaged"] * 4 + ["Died"] * 2 + ["Revealed"] * 2
    assert t.state.deaths == ((1, 3),)
    assert [t.damage(number) for number in range(5)] == [0, 10, 2, 11, 2]


@pytest.mark.rule("SH-DMG-05", "SH-DTH-05")
def test_spider_kills_drawer_and_target_together(table: MakeTable) -> None:
    """Both take their 2 damage: that the target dies does not save the drawer, and the drawer loots nothing."""
    t = draw(
        table,
        "bloodthirsty_spider",
        seated("emi", damage=8),
        seated("unknown", damage=9, equipment=("chainsaw",)),
        "vampire",
        "franklin",
        "charles",
    )
    t.play(sh.ChooseTarget(0, 1))
    assert [sorted(batch) for batch in t.state.deaths] == [[0, 1]]
    assert {e.seat: e.killer for e in t.happened(Died)} == {0: None, 1: 0}
    assert t.equipment(0) == t.equipment(1) == []


def _victim(equipment: tuple[str, ...], angel: bool = False) -> tuple[sh.Position, ...]:
    return (
        seated("franklin"),
        seated("george", "church", equipment=equipment, angel=angel),
        seated("vampire"),
        seated("unknown"),
        seated("charles"),
    )


@pytest.mark.rule("SH-DMG-06")
@pytest.mark.parametrize(
    ("equipment", "angel", "damage"),
    [((), False, 3), (("holy_robe",), False, 2), ((), True, 0), (("talisman", "fortune_brooch"), False, 3)],
)
def test_what_helps_against_an_attack(table: MakeTable, equipment: tuple[str, ...], angel: bool, damage: int) -> None:
    """The robe takes 1 off, the angel everything, brooch and talisman nothing."""
    t = table(arranged(*_victim(equipment, angel), dice=(TO_CHURCH, (1, 4))))
    attack(t)
    assert t.damage(1) == damage


@pytest.mark.rule("SH-DMG-06")
@pytest.mark.parametrize(
    ("equipment", "angel", "damage"),
    [((), False, 2), (("fortune_brooch",), False, 0), (("holy_robe", "talisman"), True, 2)],
)
def test_what_helps_in_the_woods(table: MakeTable, equipment: tuple[str, ...], angel: bool, damage: int) -> None:
    """The brooch alone; what it prevents is told."""
    t = table(arranged(*_victim(equipment, angel), dice=(TO_WOODS,)))
    follow(t, sh.WoodsDamage(0, 1))
    assert t.damage(1) == damage
    prevented = [Prevented(1, "weird_woods", rules=("SH-WHT-11", "SH-DMG-06"))]
    assert t.happened(Prevented) == (prevented if damage == 0 else [])


@pytest.mark.rule("SH-DMG-06")
@pytest.mark.parametrize("card", ["bloodthirsty_spider", "vampire_bat", "dynamite"])
@pytest.mark.parametrize(
    ("equipment", "angel", "helped"), [(("talisman",), False, True), (("holy_robe",), True, False)]
)
def test_what_helps_against_three_black_cards(
    table: MakeTable, card: str, equipment: tuple[str, ...], angel: bool, helped: bool
) -> None:
    """Spider, Bat and Dynamite do nothing to the holder of the Talisman; robe and angel do not matter."""
    dice = (TO_CEMETERY, (2, 4)) if card == "dynamite" else (TO_CEMETERY,)
    t = table(arranged(*_victim(equipment, angel), black=(card,), dice=dice))
    follow(t, *(() if card == "dynamite" else (sh.ChooseTarget(0, 1),)))
    assert t.damage(1) == (0 if helped else 3 if card == "dynamite" else 2)


ALL_GUARDS = ("talisman", "holy_robe", "fortune_brooch")


@pytest.mark.rule("SH-DMG-06")
def test_nothing_helps_against_the_doll(table: MakeTable) -> None:
    """Talisman, robe, brooch and angel together: 3 damage all the same."""
    t = draw(table, "spiritual_doll", *_victim(ALL_GUARDS, True), dice=((None, 4),))
    t.play(sh.ChooseTarget(0, 1))
    assert t.damage(1) == 3


@pytest.mark.rule("SH-DMG-06")
def test_nothing_helps_against_the_flare(table: MakeTable) -> None:
    """Talisman, robe, brooch and angel together: 2 damage all the same."""
    t = draw(table, "flare_of_judgement", *_victim(ALL_GUARDS, True))
    assert t.damage(1) == 2


@pytest.mark.rule("SH-DMG-06")
def test_nothing_helps_against_a_hermit_card(table: MakeTable) -> None:
    """Talisman, robe, brooch and angel together: Tough Lesson deals its 2 all the same."""
    t = give(table, "hermits_tough_lesson_of_love", *_victim(ALL_GUARDS, True))
    t.play(sh.Comply(1))
    assert t.damage(1) == 2


@pytest.mark.rule("SH-DMG-06", "SH-CHR-06")
def test_nothing_helps_against_lightning(table: MakeTable) -> None:
    """Talisman, robe, brooch and angel together: a 6 is 6 damage."""
    t = table(arranged(*_victim(ALL_GUARDS, True), dice=((None, 6),)))
    t.play(sh.Reveal(0), sh.UseAbility(0, 1))
    assert t.damage(1) == 6


@pytest.mark.rule("SH-DMG-06")
def test_equipment_does_not_help_against_the_banana_peel_price(table: MakeTable) -> None:
    """The 1 damage of Banana Peel comes to its drawer, angel or not."""
    t = draw(
        table,
        "banana_peel",
        seated("franklin", "church"),
        seated("george", angel=True),
        "vampire",
        "unknown",
        "charles",
    )
    assert t.damage(0) == 1


@pytest.mark.rule("SH-DMG-06", "SH-CHR-03")
def test_the_robe_does_not_lower_the_price_of_the_feast(table: MakeTable) -> None:
    """Charles pays 2 for another attack though he wears the Holy Robe."""
    t = table(
        arranged(
            seated("charles", equipment=("holy_robe",), revealed=True),
            seated("george", "church"),
            "vampire",
            "unknown",
            "franklin",
            dice=(TO_CHURCH, (1, 2), (1, 2)),
        )
    )
    attack(t)
    t.play(sh.AttackAgain(0, 1))
    assert t.damage(0) == 2
