"""Arranged positions and small readings that several rule tests share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import pytest

from boardrules.core.errors import Problem, SetupError
from boardrules.games import shadow_hunters as sh
from tests.games.shadow_hunters.table import LAYOUT_A, Table, area, rolls

#: Five characters that nothing forces: Hunter, Hunter, Shadow, Shadow, Neutral, in the order of the seats.
FIVE: Final = ("franklin", "george", "vampire", "werewolf", "allie")

#: The movement roll (d4, d6) that leads to each area, and the one that leads anywhere.
CABIN: Final = (1, 1)
GATE: Final = (2, 2)
CHURCH: Final = (2, 4)
CEMETERY: Final = (4, 4)
WOODS: Final = (4, 5)
ALTAR: Final = (4, 6)
SEVEN: Final = (3, 4)


def five(*seats: sh.Position | None, dice: Sequence[tuple[int | None, int | None]] = (), **changes: Any) -> sh.Setup:
    """Return five seats on layout A, seat 0 beginning; a seat that names no character has the one of ``FIVE``."""
    names = list(FIVE)
    for seat, place in enumerate(seats):
        if place is not None and place.character is not None:
            names[seat] = place.character
    arranged: dict[str, Any] = {
        "players": 5,
        "areas": LAYOUT_A,
        "first_player": 0,
        "characters": names,
        "seats": seats,
        "script": rolls(*dice),
    }
    return sh.Setup(**(arranged | changes))


def faults(**arguments: Any) -> tuple[Problem, ...]:
    """Return why a setup with these arguments is refused."""
    with pytest.raises(SetupError) as caught:
        sh.Setup(**arguments)
    return caught.value.problems


def fault(**arguments: Any) -> tuple[str, str, str]:
    """Return path, code and rule of the only fault of a setup."""
    found = faults(**arguments)
    assert len(found) == 1, found
    return (found[0].path, found[0].code, found[0].rule)


def refused(t: Table, action: sh.Action) -> tuple[str, str]:
    """Return code and rule with which an action is refused now."""
    refusal = t.refusal(action)
    return (refusal.code, refusal.rule)


def at(t: Table, seat: int) -> str | None:
    """Return the id of the area on which a seat stands, or None."""
    here = t.player(seat).area
    return None if here is None else here.id


def moves_to(seat: int, *names: str) -> tuple[sh.MoveTo, ...]:
    """Return the moves of a seat to these areas."""
    return tuple(sh.MoveTo(seat, area(name)) for name in names)


def damages(t: Table) -> list[int]:
    """Return the damage of all seats."""
    return [player.damage for player in t.state.players]


def to_own_decision(t: Table, seat: int = 0) -> None:
    """Pass the window until the seat is asked for its own decision."""
    while t.asked != (seat,):
        t.play(sh.Pass(t.asked[0]))
