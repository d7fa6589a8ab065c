"""Worked attack scenarios with exact numbers."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from boardrules.games import shadow_hunters as sh
from tests.games.shadow_hunters.table import LAYOUT_A, Table, rolls


@pytest.mark.rule("SH-ATK-04", "SH-ATK-05")
@pytest.mark.parametrize(("roll", "damage"), [((4, 2), 2), ((3, 3), 0)])
def test_s07_damage_is_the_difference_and_equal_dice_miss(
    table: Callable[..., Table], roll: tuple[int, int], damage: int
) -> None:
    """S07: d4 = 4 and d6 = 2 deal 2 damage; equal dice fail."""
    t = table(
        sh.Setup(
            players=5,
            areas=LAYOUT_A,
            first_player=0,
            seats=(None, sh.Position(character="george", area="church")),
            script=rolls((2, 4), roll),
        )
    )

    t.play(sh.Roll(0), sh.SkipArea(0), sh.Attack(0, 1))

    assert t.damage(1) == damage
