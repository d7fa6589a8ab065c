"""The order of what an attack brings about: SH-ATK-10."""

from __future__ import annotations

import pytest

from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters.events import (
    AttackAnnounced,
    AttackRolled,
    Damaged,
    Died,
    EquipmentMoved,
    Healed,
    Revealed,
)
from tests.games.happened import kinds
from tests.games.shadow_hunters.positions import TO_CHURCH, arranged, attack, attack_all, dead, seated
from tests.games.shadow_hunters.table import MakeTable


@pytest.mark.rule("SH-ATK-10")
def test_an_attack_runs_in_its_order(table: MakeTable) -> None:
    """Announcement, roll, damage, deaths, reveals, loot, the Vampire's healing, counterattack, then the window."""
    t = table(
        arranged(
            seated("vampire", damage=5, equipment=("machine_gun",), revealed=True),
            seated("emi", "church", 9, equipment=("talisman",)),
            seated("werewolf", "cemetery"),
            "franklin",
            seated("allie", "church"),
            dice=(TO_CHURCH, (1, 3), (1, 4)),
        )
    )
    attack_all(t)
    assert kinds(t.log, AttackAnnounced, AttackRolled, Damaged, Died, Revealed, EquipmentMoved, Healed) == [
        "AttackAnnounced",
        "AttackRolled",
        "Damaged",
        "Damaged",
        "Damaged",
        "Died",
        "Revealed",
        "EquipmentMoved",
        "Healed",
    ]
    assert (t.prompt, t.asked) == ("counter", (2,))
    t.play(sh.Counterattack(2))
    assert t.damage(0) == 6
    assert (t.prompt, t.asked) == ("counter", (4,))
    t.play(sh.Decline(4))
    assert (t.prompt, t.asked) == ("window-attacked", (3,))


@pytest.mark.rule("SH-ATK-10")
def test_the_win_check_comes_before_the_counterattack(table: MakeTable) -> None:
    """The attack kills the last Hunter: the attacked Werewolf is not asked any more."""
    t = table(
        arranged(
            seated("vampire", equipment=("machine_gun",)),
            seated("emi", "church", 9),
            seated("werewolf", "cemetery"),
            dead("franklin"),
            players=4,
            dice=(TO_CHURCH, (1, 3)),
        )
    )
    attack_all(t)
    assert (t.winners, t.asked) == ((0, 2), ())


@pytest.mark.rule("SH-ATK-10")
def test_a_counterattack_ends_the_game_before_the_window(table: MakeTable) -> None:
    """The counterattack has its own win check: the last Hunter dies of it and no window opens."""
    t = table(
        arranged(
            seated("emi", damage=9),
            seated("werewolf", "church"),
            "vampire",
            dead("franklin"),
            players=4,
            dice=(TO_CHURCH, (1, 2), (1, 2)),
        )
    )
    attack(t)
    assert (t.prompt, t.asked) == ("counter", (1,))
    t.play(sh.Counterattack(1))
    assert t.winners == (1, 2)


@pytest.mark.rule("SH-ATK-10")
def test_repeating_comes_last_in_the_window(table: MakeTable) -> None:
    """The others are asked first, clockwise; then Charles, who may attack again."""
    t = table(
        arranged(
            seated("charles", revealed=True),
            seated("george", "church"),
            "vampire",
            "unknown",
            "franklin",
            dice=(TO_CHURCH, (1, 2)),
        )
    )
    attack(t)
    t.play(sh.Decline(1))
    asked = []
    while t.prompt == "window-attacked":
        asked.append(t.asked[0])
        assert not t.is_legal(sh.AttackAgain(0, 1))
        t.play(sh.Pass(t.asked[0]))
    assert asked == [1, 2, 3, 4]
    assert t.actions(0) == (sh.Pass(0), sh.AttackAgain(0, 1))


@pytest.mark.rule("SH-ATK-10", "SH-ATK-05")
def test_after_a_miss_the_window_opens_too(table: MakeTable) -> None:
    """A failed attack is followed by its window, and by the end of the turn."""
    t = table(
        arranged(
            seated("franklin", revealed=True),
            seated("george", "church", revealed=True),
            seated("vampire", revealed=True),
            "unknown",
            seated("allie", revealed=True, used=True),
            dice=(TO_CHURCH, (2, 2)),
        )
    )
    attack(t)
    assert t.settle()[:2] == [("window-attacked", 3), ("window-end", 3)]
