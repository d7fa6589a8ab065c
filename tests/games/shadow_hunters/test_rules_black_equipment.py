"""The equipment of the black deck, title by title."""

from __future__ import annotations

import pytest

from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters import events as e
from tests.games.shadow_hunters.stage import MakeTable, dead, draw, fight, p
from tests.games.shadow_hunters.table import Table

WEAPONS = [
    pytest.param("butcher_knife", marks=pytest.mark.rule("SH-BLK-09")),
    pytest.param("chainsaw", marks=pytest.mark.rule("SH-BLK-10")),
    pytest.param("rusted_broad_axe", marks=pytest.mark.rule("SH-BLK-11")),
]


def targets(t: Table) -> set[int]:
    """Return whom seat 0 may attack."""
    return {action.target for action in t.actions(0) if isinstance(action, sh.Attack)}


# -- the three weapons ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("weapon", WEAPONS)
def test_weapon_adds_one_to_a_successful_attack(table: MakeTable, weapon: str) -> None:
    """A difference of 2 becomes 3; the card of the attacked adds nothing."""
    t = fight(table, p("emi", 0, None, weapon), p("george", 0, "church"), dice=((1, 3),))
    t.play(sh.Attack(0, 1))
    other = fight(table, p("emi"), p("george", 0, "church", weapon), dice=((1, 3),))
    other.play(sh.Attack(0, 1))

    assert t.damage(1) == 3
    assert other.damage(1) == 2


@pytest.mark.parametrize("weapon", WEAPONS)
def test_weapon_does_not_turn_a_miss_into_a_hit(table: MakeTable, weapon: str) -> None:
    """Equal dice deal nothing."""
    t = fight(table, p("emi", 0, None, weapon), p("george", 0, "church"), dice=((3, 3),))
    t.play(sh.Attack(0, 1))

    assert t.damage(1) == 0
    assert len(t.happened(e.AttackMissed)) == 1


@pytest.mark.rule("SH-BLK-09", "SH-BLK-10", "SH-BLK-11", "SH-EQP-01")
def test_the_three_weapons_add_up(table: MakeTable) -> None:
    """A difference of 1 becomes 4 with all three."""
    t = fight(
        table,
        p("emi", 0, None, "butcher_knife", "chainsaw", "rusted_broad_axe"),
        p("george", 0, "church"),
        dice=((1, 2),),
    )
    t.play(sh.Attack(0, 1))

    assert t.damage(1) == 4


@pytest.mark.parametrize("weapon", WEAPONS)
def test_weapon_adds_one_to_a_counterattack_and_nothing_to_cards(table: MakeTable, weapon: str) -> None:
    """A Werewolf strikes back with it (S17); a Doll of its holder stays at 3."""
    t = fight(table, p("george", 5), p("werewolf", 0, "church", weapon), dice=((2, 2), (1, 5)))
    t.play(sh.Attack(0, 1), sh.Counterattack(1))
    doll = draw(table, "spiritual_doll", p("emi", 0, None, weapon), p("george"), dice=((None, 1),))
    doll.play(sh.ChooseTarget(0, 1))

    assert t.damage(0) == 10
    assert doll.damage(1) == 3


# -- Handgun --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-BLK-12")
def test_handgun_turns_the_range_round(table: MakeTable) -> None:
    """From the Church the four areas of the other pairs are in range, the own pair and the off-board are not."""
    seats = (
        p("emi", 0, None, "handgun"),
        p("george", 0, "church"),
        p("franklin", 0, "cemetery"),
        p("vampire", 0, "hermits_cabin"),
        p("werewolf", 0, "underworld_gate"),
        p("unknown", 0, "weird_woods"),
        p("allie", 0, "erstwhile_altar"),
        p("charles"),
    )
    t = fight(table, *seats)

    assert targets(t) == {3, 4, 5, 6}
    assert t.refusal(sh.Attack(0, 1)).code == "out_of_range"
    assert t.refusal(sh.Attack(0, 2)).code == "out_of_range"
    assert t.refusal(sh.Attack(0, 7)).code == "off_board"
    without = fight(table, p("emi"), *seats[1:])
    assert targets(without) == {1, 2}


@pytest.mark.rule("SH-BLK-12", "SH-BLK-13", "SH-BLK-14", "SH-EQP-03", "SH-ATK-11")
def test_s09_the_whole_arsenal(table: MakeTable) -> None:
    """S09: a 3 on the d4 costs everybody in the other pairs 5; own pair and off-board are not hit; it is forced."""
    t = fight(
        table,
        p("franklin", 0, None, "cursed_sword_masamune", "butcher_knife", "chainsaw", "handgun", "machine_gun"),
        p("emi", 0, "cemetery"),
        p("vampire", 0, "hermits_cabin"),
        p("werewolf", 0, "erstwhile_altar"),
        p("allie"),
        dice=((3, None),),
    )
    assert t.refusal(sh.SkipAttack(0)).code == "must_attack"
    t.play(sh.AttackAll(0))

    assert [t.damage(seat) for seat in range(5)] == [0, 0, 5, 5, 0]


# -- Machine Gun ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-BLK-13", "SH-ATK-06", "SH-ATK-07")
def test_machine_gun_hits_everybody_in_range_with_one_roll(table: MakeTable) -> None:
    """One roll of 3: 3 for one, 2 behind a Robe, 0 behind an Angel; nobody else and never the holder."""
    t = fight(
        table,
        p("emi", 1, None, "machine_gun"),
        p("george", 0, "church"),
        p("vampire", 0, "cemetery", "holy_robe"),
        p("unknown", 0, "church", angel=True),
        p("allie", 0, "weird_woods"),
        dice=((1, 4),),
    )
    assert {type(action) for action in t.actions(0)} == {sh.SkipAttack, sh.AttackAll, sh.Reveal}
    assert t.refusal(sh.Attack(0, 1)).rule == "SH-BLK-13"
    t.play(sh.AttackAll(0))

    assert [t.damage(seat) for seat in range(5)] == [1, 3, 2, 0, 0]
    assert len(t.happened(e.AttackRolled)) == 1
    assert set(t.happened(e.AttackAnnounced)[0].targets) == {1, 2, 3}


@pytest.mark.rule("SH-BLK-13")
def test_machine_gun_attacks_all_or_nobody(table: MakeTable) -> None:
    """The holder may leave the attack out; without the card there is no attack on all."""
    t = fight(table, p("emi", 0, None, "machine_gun"), p("george", 0, "church"), p("vampire", 0, "cemetery"))
    t.play(sh.SkipAttack(0))
    other = fight(table, p("emi"), p("george", 0, "church", "machine_gun"), p("vampire", 0, "cemetery"))

    assert not t.happened(e.AttackAnnounced)
    assert other.refusal(sh.AttackAll(0)).code == "no_such_equipment"
    assert targets(other) == {1, 2}


@pytest.mark.rule("SH-BLK-13", "SH-CHR-10")
def test_machine_gun_does_not_widen_a_counterattack(table: MakeTable) -> None:
    """A Werewolf with the gun strikes back at the attacker alone."""
    t = fight(
        table,
        p("emi"),
        p("werewolf", 0, "church", "machine_gun", "handgun"),
        p("george", 0, "church"),
        p("vampire", 0, "hermits_cabin"),
        p("allie", 0, "cemetery"),
        dice=((1, 1), (1, 4)),
    )
    t.play(sh.Attack(0, 1), sh.Counterattack(1))

    assert [t.damage(seat) for seat in range(5)] == [3, 0, 0, 0, 0]


# -- Cursed Sword Masamune ------------------------------------------------------------------------------------


@pytest.mark.rule("SH-BLK-14", "SH-ATK-08", "SH-ATK-11")
@pytest.mark.parametrize("d4", [1, 2, 3, 4])
def test_masamune_rolls_the_d4_alone_and_must_attack(table: MakeTable, d4: int) -> None:
    """The damage is the d4 plus bonuses, and the attack cannot be left out."""
    t = fight(
        table,
        p("emi", 0, None, "cursed_sword_masamune", "chainsaw"),
        p("george", 0, "church"),
        dice=((d4, None),),
    )
    assert t.refusal(sh.SkipAttack(0)).rule == "SH-ATK-11"
    t.play(sh.Attack(0, 1))

    assert t.damage(1) == d4 + 1
    assert [(roll.d4, roll.d6) for roll in t.happened(e.AttackRolled)] == [(d4, None)]


@pytest.mark.rule("SH-BLK-14", "SH-ATK-11")
def test_s10_masamune_without_a_target_is_no_attack(table: MakeTable) -> None:
    """S10: nobody is in range, so the attack is left out and the turn ends."""
    t = fight(table, p("emi", 0, None, "cursed_sword_masamune"), p("george", 0, "hermits_cabin"))
    assert t.is_legal(sh.SkipAttack(0))
    t.play(sh.SkipAttack(0), sh.Roll(1))

    assert not t.happened(e.AttackAnnounced)
    assert t.state.current == 1


@pytest.mark.rule("SH-BLK-14", "SH-CHR-10")
def test_masamune_rolls_a_counterattack_with_the_d4_but_does_not_force_it(table: MakeTable) -> None:
    """The Werewolf may decline; if he strikes back the d4 alone counts."""
    seats = (p("emi"), p("werewolf", 0, "church", "cursed_sword_masamune"))
    t = fight(table, *seats, dice=((2, 2), (4, None)))
    t.play(sh.Attack(0, 1))
    assert t.actions(1) == (sh.Decline(1), sh.Counterattack(1))
    t.play(sh.Counterattack(1))
    peaceful = fight(table, *seats, dice=((2, 2),))
    peaceful.play(sh.Attack(0, 1), sh.Decline(1))

    assert t.damage(0) == 4
    assert t.happened(e.AttackRolled)[-1].d6 is None
    assert peaceful.damage(0) == 0


@pytest.mark.rule("SH-BLK-14", "SH-WHT-12")
def test_masamune_against_a_robe_can_come_to_nothing(table: MakeTable) -> None:
    """A 1 on the d4 less 1 is 0, though the attack did not miss."""
    t = fight(
        table,
        p("emi", 0, None, "cursed_sword_masamune"),
        p("george", 0, "church", "holy_robe"),
        dead("vampire"),
        p("werewolf"),
        p("allie"),
        dice=((1, None),),
    )
    t.play(sh.Attack(0, 1))

    assert t.damage(1) == 0
    assert not t.happened(e.AttackMissed)


@pytest.mark.parametrize(
    "title",
    [
        pytest.param("handgun", marks=pytest.mark.rule("SH-BLK-12")),
        pytest.param("machine_gun", marks=pytest.mark.rule("SH-BLK-13")),
        pytest.param("cursed_sword_masamune", marks=pytest.mark.rule("SH-BLK-14")),
    ],
)
def test_a_drawn_gun_or_sword_cannot_be_switched_off_in_the_same_turn(table: MakeTable, title: str) -> None:
    """Drawn in the area step, it decides at once which attacks are legal in the attack step."""
    t = draw(table, title, p("emi"), p("george", 0, "church"), p("vampire", 0, "hermits_cabin"))
    t.settle()
    plain = [type(action) for action in t.actions(0) if not isinstance(action, sh.Reveal)]

    expected: dict[str, list[type[object]]] = {
        "handgun": [sh.Attack, sh.SkipAttack],
        "machine_gun": [sh.AttackAll, sh.SkipAttack],
        "cursed_sword_masamune": [sh.Attack],
    }
    assert plain == expected[title]
    assert targets(t) == {"handgun": {2}, "machine_gun": set(), "cursed_sword_masamune": {1}}[title]
