"""What tests of abilities do again and again: use one, wait for a turn, look at the dice."""

from __future__ import annotations

from boardrules.games import bestiary as bh
from tests.games.bestiary.table import Table


def use(t: Table, seat: int, ability: str) -> list[bh.Event]:
    """Use an ability now, and return what happened."""
    return t.play(bh.UseAbility(seat, ability))


def may_use(t: Table, seat: int, ability: str) -> bool:
    """Return whether an ability can be used now."""
    return t.is_legal(bh.UseAbility(seat, ability))


def wait_for(t: Table, seat: int) -> None:
    """Let heroes in Handel do nothing until it is the turn of a seat; at least one of them has a turn if it is now."""
    if t.current == seat:
        t.turn_in_handel()
    while t.current != seat:
        t.turn_in_handel()


def levels(t: Table) -> list[tuple[int, int]]:
    """Return seat and level of all dice so far, those that were rolled again left out."""
    return [(event.seat, event.level) for event in t.happened(bh.DieRolled)]


def points(t: Table, seat: int) -> list[int]:
    """Return the Beast Points that a seat has gained with the last action, one after another."""
    return [event.amount for event in t.events if isinstance(event, bh.PointsGained) and event.seat == seat]
