"""Revealing oneself after an own attack: SH-REV-07."""

from __future__ import annotations

import pytest

from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters.events import Healed
from tests.games.shadow_hunters.positions import TO_CHURCH, TO_GATE, arranged, attack, seated, to_after_attack
from tests.games.shadow_hunters.table import MakeTable


def _vampire(hit: tuple[int, int], *more_dice: tuple[int, int]) -> sh.Setup:
    return arranged(
        seated("vampire", damage=5),
        seated("george", "church"),
        "werewolf",
        "allie",
        "franklin",
        dice=(TO_CHURCH, hit, *more_dice),
    )


@pytest.mark.rule("SH-REV-07", "SH-CHR-09")
@pytest.mark.parametrize(("hit", "damage"), [((1, 2), 3), ((2, 2), 5)])
def test_a_vampire_may_reveal_right_after_the_attack(table: MakeTable, hit: tuple[int, int], damage: int) -> None:
    """In the window of the attack he reveals himself and heals 2, if the attack has hurt."""
    t = table(_vampire(hit))
    attack(t)
    to_after_attack(t)
    assert t.prompt == "after_attack"
    t.play(sh.Reveal(0))
    assert t.damage(0) == damage


@pytest.mark.rule("SH-REV-07")
def test_a_vampire_who_reveals_at_the_end_of_the_turn_heals_nothing(table: MakeTable) -> None:
    """The window of the attack is over."""
    t = table(_vampire((1, 2)))
    attack(t)
    to_after_attack(t)
    t.play(sh.Pass(0))
    assert t.prompt == "window-end"
    while t.prompt != "end":
        t.play(sh.Pass(t.asked[0]))
    t.play(sh.Reveal(0))
    assert (t.damage(0), t.happened(Healed)) == (5, [])


@pytest.mark.rule("SH-REV-07")
def test_a_vampire_does_not_heal_for_the_attack_of_another(table: MakeTable) -> None:
    """He hurt somebody in his own turn; in the window after the next player's attack it is too late."""
    t = table(_vampire((1, 2), TO_GATE, TO_CHURCH, (1, 4)))
    attack(t)
    to_after_attack(t)
    t.play(sh.Pass(0))
    t.settle()
    t.play(sh.Roll(1), sh.SkipArea(1), sh.SkipAttack(1))
    t.settle()
    assert t.state.current == 2
    t.play(sh.Roll(2), sh.SkipArea(2), sh.Attack(2, 0), sh.Reveal(0))
    assert (t.damage(0), t.happened(Healed)) == (8, [])


@pytest.mark.rule("SH-REV-07")
@pytest.mark.parametrize(("damage", "alive"), [(9, True), (10, False)])
def test_the_counterattack_comes_before_the_late_reveal(table: MakeTable, damage: int, alive: bool) -> None:
    """Charles takes 1 or more in the counterattack first; dead, he reveals and repeats nothing."""
    t = table(
        arranged(
            seated("charles", damage=damage),
            seated("werewolf", "church"),
            "vampire",
            "george",
            "franklin",
            dice=(TO_CHURCH, (1, 2), (1, 2)),
        )
    )
    attack(t)
    t.play(sh.Counterattack(1))
    assert t.player(0).alive is alive
    if alive:
        to_after_attack(t)
        assert t.actions(0) == (sh.Pass(0), sh.Reveal(0))
    else:
        assert (t.state.current, t.actions(0)) == (1, ())


@pytest.mark.rule("SH-REV-07", "SH-CHR-03")
def test_charles_may_reveal_right_after_his_attack_and_repeat_it(table: MakeTable) -> None:
    """In the window of the attack, not at the end of the turn."""
    setup = arranged(
        "charles", seated("george", "church"), "vampire", "unknown", "franklin", dice=(TO_CHURCH, (1, 2), (1, 3))
    )
    t = table(setup)
    attack(t)
    to_after_attack(t)
    t.play(sh.Reveal(0))
    to_after_attack(t)
    assert t.actions(0) == (sh.Pass(0), sh.AttackAgain(0, 1))
    t.play(sh.AttackAgain(0, 1))
    assert (t.damage(0), t.damage(1)) == (2, 3)


@pytest.mark.rule("SH-REV-07")
@pytest.mark.parametrize(("revealed", "asked"), [(True, True), (False, False)])
def test_bob_has_to_be_open_when_the_attack_is_announced(table: MakeTable, revealed: bool, asked: bool) -> None:
    """Face up he is asked to rob; face down the damage is dealt and revealing afterwards changes nothing."""
    t = table(
        arranged(
            seated("bob", revealed=revealed),
            seated("george", "church", equipment=("talisman",)),
            "vampire",
            "unknown",
            "franklin",
            dice=(TO_CHURCH, (1, 4)),
        )
    )
    attack(t)
    assert (t.prompt == "robbery") is asked
    if not asked:
        to_after_attack(t)
        t.play(sh.Reveal(0))
        t.settle()
        assert (t.damage(1), t.equipment(0), t.equipment(1)) == (3, [], ["talisman"])
