"""Rules of the Werewolf's counterattack: SH-CHR-10."""

from __future__ import annotations

import pytest

from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters.events import AttackAnnounced, AttackMissed, AttackRolled, Revealed
from tests.games.happened import refused
from tests.games.shadow_hunters.positions import (
    TO_CHURCH,
    TO_WOODS,
    arranged,
    attack,
    attack_all,
    follow,
    seated,
    to_after_attack,
)
from tests.games.shadow_hunters.table import MakeTable, card


def _attack_on_werewolf(
    *own: str,
    wolf: tuple[str, ...] = (),
    damage: int = 0,
    area: str = "church",
    attacker: int = 0,
    angel: bool = False,
    own_angel: bool = False,
) -> tuple[sh.Position, ...]:
    return (
        seated("franklin", damage=attacker, equipment=own, angel=own_angel),
        seated("werewolf", area, damage, equipment=wolf, angel=angel),
        seated("vampire", "church"),
        seated("george"),
        seated("bob"),
    )


@pytest.mark.rule("SH-CHR-10")
@pytest.mark.parametrize(("roll", "angel"), [((1, 3), False), ((2, 2), False), ((1, 6), True)])
def test_being_attacked_is_enough_to_strike_back(table: MakeTable, roll: tuple[int, int], angel: bool) -> None:
    """After a hit, a miss and an attack that the angel stopped; the counterattack is rolled like any other."""
    t = table(arranged(*_attack_on_werewolf(angel=angel), dice=(TO_CHURCH, roll, (4, 1))))
    attack(t)
    assert t.actions(1) == (sh.Decline(1), sh.Counterattack(1))
    t.play(sh.Counterattack(1))
    assert t.happened(AttackAnnounced)[1] == AttackAnnounced(1, (0,), True, rules=("SH-CHR-10", "SH-ATK-10"))
    assert (t.damage(0), t.player(1).revealed) == (3, True)


@pytest.mark.rule("SH-CHR-10")
def test_being_robbed_is_enough_too(table: MakeTable) -> None:
    """Bob takes a card instead of the damage, and the Werewolf may strike back."""
    t = table(
        arranged(
            seated("bob", revealed=True),
            seated("werewolf", "church", equipment=("talisman",)),
            "vampire",
            "george",
            "franklin",
            dice=(TO_CHURCH, (1, 3), (1, 2)),
        )
    )
    attack(t)
    t.play(sh.TakeEquipment(0, 1, card("talisman")), sh.Counterattack(1))
    assert (t.damage(0), t.damage(1)) == (1, 0)


@pytest.mark.rule("SH-CHR-10")
def test_striking_back_is_a_choice_masamune_or_not(table: MakeTable) -> None:
    """The sword does not force it; a Werewolf who lets it be stays hidden."""
    t = table(arranged(*_attack_on_werewolf(wolf=("cursed_sword_masamune",)), dice=(TO_CHURCH, (1, 3))))
    attack(t)
    t.play(sh.Decline(1))
    assert (t.damage(0), t.player(1).revealed, t.prompt) == (0, False, "window-attacked")


@pytest.mark.rule("SH-CHR-10")
@pytest.mark.parametrize(("damage", "asked"), [(11, True), (12, False)])
def test_a_dead_werewolf_does_not_strike_back(table: MakeTable, damage: int, asked: bool) -> None:
    """2 damage leave him at 13 of 14, or kill him."""
    t = table(arranged(*_attack_on_werewolf(damage=damage), dice=(TO_CHURCH, (1, 3))))
    attack(t)
    assert (t.prompt == "counter") is asked


@pytest.mark.rule("SH-CHR-10")
@pytest.mark.parametrize(
    ("wolf", "own", "own_angel", "roll", "damage"),
    [
        ((), (), False, (1, 4), 3),
        ((), (), False, (3, 3), 0),
        (("chainsaw", "rusted_broad_axe"), (), False, (1, 4), 5),
        (("chainsaw",), (), False, (3, 3), 0),
        (("holy_robe",), (), False, (1, 4), 2),
        ((), ("holy_robe",), False, (1, 4), 2),
        ((), (), True, (1, 6), 0),
        (("cursed_sword_masamune",), (), False, (4, None), 4),
        (("spear_of_longinus",), (), False, (1, 4), 3),
    ],
)
def test_the_counterattack_counts_the_equipment_of_both(
    table: MakeTable,
    wolf: tuple[str, ...],
    own: tuple[str, ...],
    own_angel: bool,
    roll: tuple[int, int | None],
    damage: int,
) -> None:
    """Weapons, robe and Masamune of the Werewolf; robe and angel of the attacker, gained in this turn's area step."""
    white = ("guardian_angel",) if own_angel else ()
    t = table(arranged(*_attack_on_werewolf(*own, wolf=wolf), white=white, dice=(TO_CHURCH, (2, 2), roll)))
    t.play(sh.Roll(0), sh.FollowArea(0) if own_angel else sh.SkipArea(0))
    t.play(sh.Attack(0, 1), sh.Counterattack(1))
    assert t.damage(0) == damage
    assert len(t.happened(AttackMissed)) == (1 + (roll == (3, 3)))


@pytest.mark.rule("SH-CHR-10")
@pytest.mark.parametrize("wolf", [(), ("handgun", "machine_gun")])
def test_the_counterattack_hits_the_attacker_alone_at_any_distance(table: MakeTable, wolf: tuple[str, ...]) -> None:
    """Attacked with a Handgun from another pair, or holding both guns himself: one target, the attacker."""
    own, area = ((), "church") if wolf else (("handgun",), "hermits_cabin")
    t = table(arranged(*_attack_on_werewolf(*own, wolf=wolf, area=area), dice=(TO_CHURCH, (2, 2), (1, 4))))
    attack(t)
    t.play(sh.Counterattack(1))
    assert t.happened(AttackAnnounced)[1].targets == (0,)
    assert [t.damage(number) for number in range(5)] == [3, 0, 0, 0, 0]


@pytest.mark.rule("SH-CHR-10")
@pytest.mark.parametrize("rosary", [True, False])
def test_a_killing_counterattack_loots(table: MakeTable, rosary: bool) -> None:
    """One card of choice, or everything with the Silver Rosary."""
    wolf = ("silver_rosary",) if rosary else ()
    t = table(
        arranged(*_attack_on_werewolf("talisman", "chainsaw", wolf=wolf, attacker=11), dice=(TO_CHURCH, (2, 2), (1, 4)))
    )
    attack(t)
    t.play(sh.Counterattack(1))
    if rosary:
        assert t.equipment(1) == ["silver_rosary", "talisman", "chainsaw"]
    else:
        assert (t.prompt, t.asked) == ("loot", (1,))
        t.play(sh.TakeEquipment(1, 0, card("chainsaw")))
        assert t.equipment(1) == ["chainsaw"]


@pytest.mark.rule("SH-CHR-10")
def test_there_is_no_counterattack_to_a_counterattack(table: MakeTable) -> None:
    """After it the window opens; the Werewolf's own attack is answered by nobody."""
    t = table(arranged(*_attack_on_werewolf(), dice=(TO_CHURCH, (1, 2), (1, 3))))
    attack(t)
    t.play(sh.Counterattack(1))
    assert (t.prompt, len(t.happened(AttackAnnounced))) == ("window-attacked", 2)


@pytest.mark.rule("SH-CHR-10")
def test_every_attack_by_charles_may_be_answered(table: MakeTable) -> None:
    """Two attacks, two counterattacks; the second time the Werewolf is revealed already."""
    t = table(
        arranged(
            seated("charles", revealed=True),
            seated("werewolf", "church"),
            "vampire",
            "george",
            "franklin",
            dice=(TO_CHURCH, (1, 2), (1, 4), (1, 3), (1, 5)),
        )
    )
    attack(t)
    t.play(sh.Counterattack(1))
    to_after_attack(t)
    t.play(sh.AttackAgain(0, 1))
    assert (t.prompt, t.asked) == ("counter", (1,))
    t.play(sh.Counterattack(1))
    assert (t.damage(0), t.damage(1)) == (3 + 2 + 4, 1 + 2)
    assert [e.seat for e in t.happened(Revealed)] == [1]


@pytest.mark.rule("SH-CHR-10")
def test_damage_without_an_attack_is_not_answered(table: MakeTable) -> None:
    """The Weird Woods hurt the Werewolf: he is asked in the window like everybody, not about a counterattack."""
    t = table(arranged(*_attack_on_werewolf(), dice=(TO_WOODS,)))
    follow(t, sh.WoodsDamage(0, 1))
    assert (t.prompt, t.actions(1)) == ("window-area_done", (sh.Pass(1), sh.Reveal(1)))


@pytest.mark.rule("SH-CHR-10")
def test_nobody_else_strikes_back(table: MakeTable) -> None:
    """Hidden targets are asked all the same and can only let it be; revealed ones are not asked."""
    t = table(
        arranged(
            seated("franklin", equipment=("machine_gun",)),
            seated("vampire", "church"),
            seated("george", "church", revealed=True),
            "werewolf",
            seated("allie", "cemetery"),
            dice=(TO_CHURCH, (2, 2)),
        )
    )
    attack_all(t)
    assert (t.prompt, t.asked, t.actions(1)) == ("counter", (1,), (sh.Decline(1),))
    assert refused(t, sh.Counterattack(1)) == ("not_your_ability", "SH-CHR-10")
    t.play(sh.Decline(1))
    assert (t.prompt, t.asked) == ("counter", (4,))
    t.play(sh.Decline(4))
    assert t.prompt == "window-attacked"


@pytest.mark.rule("SH-CHR-10")
def test_a_counterattack_is_rolled_once_for_each_attack(table: MakeTable) -> None:
    """Whoever has struck back is not asked a second time about the same attack."""
    t = table(arranged(*_attack_on_werewolf("machine_gun"), dice=(TO_CHURCH, (1, 2), (1, 4))))
    attack_all(t)
    t.play(sh.Counterattack(1))
    assert (t.prompt, t.asked) == ("counter", (2,))
    t.play(sh.Decline(2))
    assert (t.prompt, len(t.happened(AttackRolled))) == ("window-attacked", 2)
