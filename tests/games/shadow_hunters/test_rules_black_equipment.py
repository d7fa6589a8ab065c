"""The equipment of the black deck, title by title."""

from __future__ import annotations

import pytest

from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters import events as e
from tests.games.shadow_hunters.positions import TO_CHURCH, arranged, attack, dead, draw, seated, targets, to_attack
from tests.games.shadow_hunters.table import MakeTable

WEAPONS = [
    pytest.param("butcher_knife", marks=pytest.mark.rule("SH-BLK-09")),
    pytest.param("chainsaw", marks=pytest.mark.rule("SH-BLK-10")),
    pytest.param("rusted_broad_axe", marks=pytest.mark.rule("SH-BLK-11")),
]


# -- the three weapons ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("weapon", WEAPONS)
def test_weapon_adds_one_to_a_successful_attack(table: MakeTable, weapon: str) -> None:
    """A difference of 2 becomes 3; the card of the attacked adds nothing."""
    t = table(arranged(seated("emi", equipment=(weapon,)), seated("george", "church"), dice=(TO_CHURCH, (1, 3))))
    attack(t)
    other = table(arranged("emi", seated("george", "church", equipment=(weapon,)), dice=(TO_CHURCH, (1, 3))))
    attack(other)

    assert t.damage(1) == 3
    assert other.damage(1) == 2


@pytest.mark.parametrize("weapon", WEAPONS)
def test_weapon_does_not_turn_a_miss_into_a_hit(table: MakeTable, weapon: str) -> None:
    """Equal dice deal nothing."""
    t = table(arranged(seated("emi", equipment=(weapon,)), seated("george", "church"), dice=(TO_CHURCH, (3, 3))))
    attack(t)

    assert t.damage(1) == 0
    assert len(t.happened(e.AttackMissed)) == 1


@pytest.mark.rule("SH-BLK-09", "SH-BLK-10", "SH-BLK-11", "SH-EQP-01")
def test_the_three_weapons_add_up(table: MakeTable) -> None:
    """A difference of 1 becomes 4 with all three."""
    t = table(
        arranged(
            seated("emi", equipment=("butcher_knife", "chainsaw", "rusted_broad_axe")),
            seated("george", "church"),
            dice=(TO_CHURCH, (1, 2)),
        )
    )
    attack(t)

    assert t.damage(1) == 4


@pytest.mark.parametrize("weapon", WEAPONS)
def test_weapon_adds_one_to_a_counterattack_and_nothing_to_cards(table: MakeTable, weapon: str) -> None:
    """A Werewolf strikes back with it (S17); a Doll of its holder stays at 3."""
    t = table(
        arranged(
            seated("george", damage=5),
            seated("werewolf", "church", equipment=(weapon,)),
            dice=(TO_CHURCH, (2, 2), (1, 5)),
        )
    )
    to_attack(t)
    t.play(sh.Attack(0, 1), sh.Counterattack(1))
    doll = draw(table, "spiritual_doll", seated("emi", equipment=(weapon,)), "george", dice=((None, 1),))
    doll.play(sh.ChooseTarget(0, 1))

    assert t.damage(0) == 10
    assert doll.damage(1) == 3


# -- Handgun --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-BLK-12")
def test_handgun_turns_the_range_round(table: MakeTable) -> None:
    """From the Church the four areas of the other pairs are in range, the own pair and the off-board are not."""
    seats = (
        seated("emi", equipment=("handgun",)),
        seated("george", "church"),
        seated("franklin", "cemetery"),
        seated("vampire", "hermits_cabin"),
        seated("werewolf", "underworld_gate"),
        seated("unknown", "weird_woods"),
        seated("allie", "erstwhile_altar"),
        seated("charles"),
    )
    t = table(arranged(*seats, dice=(TO_CHURCH,)))
    to_attack(t)

    assert targets(t) == {3, 4, 5, 6}
    assert t.refuses(sh.Attack(0, 1)).code == "out_of_range"
    assert t.refuses(sh.Attack(0, 2)).code == "out_of_range"
    assert t.refuses(sh.Attack(0, 7)).code == "off_board"
    without = table(arranged("emi", *seats[1:], dice=(TO_CHURCH,)))
    to_attack(without)
    assert targets(without) == {1, 2}


@pytest.mark.rule("SH-BLK-12", "SH-BLK-13", "SH-BLK-14", "SH-EQP-03", "SH-ATK-11")
def test_s09_the_whole_arsenal(table: MakeTable) -> None:
    """S09: a 3 on the d4 costs everybody in the other pairs 5; own pair and off-board are not hit; it is forced."""
    t = table(
        arranged(
            seated(
                "franklin", equipment=("cursed_sword_masamune", "butcher_knife", "chainsaw", "handgun", "machine_gun")
            ),
            seated("emi", "cemetery"),
            seated("vampire", "hermits_cabin"),
            seated("werewolf", "erstwhile_altar"),
            "allie",
            dice=(TO_CHURCH, (3, None)),
        )
    )
    to_attack(t)
    assert t.refuses(sh.SkipAttack(0)).code == "must_attack"
    t.play(sh.AttackAll(0))

    assert [t.damage(seat) for seat in range(5)] == [0, 0, 5, 5, 0]


# -- Machine Gun ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-BLK-13", "SH-ATK-06", "SH-ATK-07")
def test_machine_gun_hits_everybody_in_range_with_one_roll(table: MakeTable) -> None:
    """One roll of 3: 3 for one, 2 behind a Robe, 0 behind an Angel; nobody else and never the holder."""
    t = table(
        arranged(
            seated("emi", damage=1, equipment=("machine_gun",)),
            seated("george", "church"),
            seated("vampire", "cemetery", equipment=("holy_robe",)),
            seated("unknown", "church", angel=True),
            seated("allie", "weird_woods"),
            dice=(TO_CHURCH, (1, 4)),
        )
    )
    to_attack(t)
    assert {type(action) for action in t.actions(0)} == {sh.SkipAttack, sh.AttackAll, sh.Reveal}
    assert t.refuses(sh.Attack(0, 1)).rule == "SH-BLK-13"
    t.play(sh.AttackAll(0))

    assert [t.damage(seat) for seat in range(5)] == [1, 3, 2, 0, 0]
    assert len(t.happened(e.AttackRolled)) == 1
    assert set(t.happened(e.AttackAnnounced)[0].targets) == {1, 2, 3}


@pytest.mark.rule("SH-BLK-13")
def test_machine_gun_attacks_all_or_nobody(table: MakeTable) -> None:
    """The holder may leave the attack out; without the card there is no attack on all."""
    t = table(
        arranged(
            seated("emi", equipment=("machine_gun",)),
            seated("george", "church"),
            seated("vampire", "cemetery"),
            dice=(TO_CHURCH,),
        )
    )
    to_attack(t)
    t.play(sh.SkipAttack(0))
    other = table(
        arranged(
            "emi",
            seated("george", "church", equipment=("machine_gun",)),
            seated("vampire", "cemetery"),
            dice=(TO_CHURCH,),
        )
    )
    to_attack(other)

    assert not t.happened(e.AttackAnnounced)
    assert other.refuses(sh.AttackAll(0)).code == "no_such_equipment"
    assert targets(other) == {1, 2}


@pytest.mark.rule("SH-BLK-13", "SH-CHR-10")
def test_machine_gun_does_not_widen_a_counterattack(table: MakeTable) -> None:
    """A Werewolf with the gun strikes back at the attacker alone."""
    t = table(
        arranged(
            "emi",
            seated("werewolf", "church", equipment=("machine_gun", "handgun")),
            seated("george", "church"),
            seated("vampire", "hermits_cabin"),
            seated("allie", "cemetery"),
            dice=(TO_CHURCH, (1, 1), (1, 4)),
        )
    )
    to_attack(t)
    t.play(sh.Attack(0, 1), sh.Counterattack(1))

    assert [t.damage(seat) for seat in range(5)] == [3, 0, 0, 0, 0]


# -- Cursed Sword Masamune ------------------------------------------------------------------------------------


@pytest.mark.rule("SH-BLK-14", "SH-ATK-08", "SH-ATK-11")
@pytest.mark.parametrize("d4", [1, 2, 3, 4])
def test_masamune_rolls_the_d4_alone_and_must_attack(table: MakeTable, d4: int) -> None:
    """The damage is the d4 plus bonuses, and the attack cannot be left out."""
    t = table(
        arranged(
            seated("emi", equipment=("cursed_sword_masamune", "chainsaw")),
            seated("george", "church"),
            dice=(TO_CHURCH, (d4, None)),
        )
    )
    to_attack(t)
    assert t.refuses(sh.SkipAttack(0)).rule == "SH-ATK-11"
    t.play(sh.Attack(0, 1))

    assert t.damage(1) == d4 + 1
    assert [(roll.d4, roll.d6) for roll in t.happened(e.AttackRolled)] == [(d4, None)]


@pytest.mark.rule("SH-BLK-14", "SH-ATK-11")
def test_s10_masamune_without_a_target_is_no_attack(table: MakeTable) -> None:
    """S10: nobody is in range, so the attack is left out and the turn ends."""
    t = table(
        arranged(
            seated("emi", equipment=("cursed_sword_masamune",)), seated("george", "hermits_cabin"), dice=(TO_CHURCH,)
        )
    )
    to_attack(t)
    assert t.is_legal(sh.SkipAttack(0))
    t.play(sh.SkipAttack(0), sh.Roll(1))

    assert not t.happened(e.AttackAnnounced)
    assert t.state.current == 1


@pytest.mark.rule("SH-BLK-14", "SH-CHR-10")
def test_masamune_rolls_a_counterattack_with_the_d4_but_does_not_force_it(table: MakeTable) -> None:
    """The Werewolf may decline; if he strikes back the d4 alone counts."""
    seats = (seated("emi"), seated("werewolf", "church", equipment=("cursed_sword_masamune",)))
    t = table(arranged(*seats, dice=(TO_CHURCH, (2, 2), (4, None))))
    attack(t)
    assert t.actions(1) == (sh.Decline(1), sh.Counterattack(1))
    t.play(sh.Counterattack(1))
    peaceful = table(arranged(*seats, dice=(TO_CHURCH, (2, 2))))
    to_attack(peaceful)
    peaceful.play(sh.Attack(0, 1), sh.Decline(1))

    assert t.damage(0) == 4
    assert t.happened(e.AttackRolled)[-1].d6 is None
    assert peaceful.damage(0) == 0


@pytest.mark.rule("SH-BLK-14", "SH-WHT-12")
def test_masamune_against_a_robe_can_come_to_nothing(table: MakeTable) -> None:
    """A 1 on the d4 less 1 is 0, though the attack did not miss."""
    t = table(
        arranged(
            seated("emi", equipment=("cursed_sword_masamune",)),
            seated("george", "church", equipment=("holy_robe",)),
            dead("vampire"),
            "werewolf",
            "allie",
            dice=(TO_CHURCH, (1, None)),
        )
    )
    attack(t)

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
    t = draw(table, title, "emi", seated("george", "church"), seated("vampire", "hermits_cabin"))
    t.settle()
    plain = [type(action) for action in t.actions(0) if not isinstance(action, sh.Reveal)]

    expected: dict[str, list[type[object]]] = {
        "handgun": [sh.Attack, sh.SkipAttack],
        "machine_gun": [sh.AttackAll, sh.SkipAttack],
        "cursed_sword_masamune": [sh.Attack],
    }
    assert plain == expected[title]
    assert targets(t) == {"handgun": {2}, "machine_gun": set(), "cursed_sword_masamune": {1}}[title]
