"""What tests do again and again: use an ability, wait for a turn, look at the dice and at the ways."""

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


def idle(t: Table, turns: int = 1) -> None:
    """Let heroes in Cities do nothing for some turns: stop, and map the City."""
    for _ in range(turns):
        t.play(bh.StopMoving(t.current), bh.MapHex(t.current, t.at(t.current)))


def targets(t: Table, seat: int = 0) -> list[bh.Hex]:
    """Return the hexes of the map onto which a hero may step now."""
    return [action.to for action in t.actions(seat) if isinstance(action, bh.Step)]


def ways_out(t: Table, seat: int = 0) -> list[tuple[bh.Hex, int]]:
    """Return where a hero may explore now, and from which stacks."""
    return [(action.to, action.stack) for action in t.actions(seat) if isinstance(action, bh.Explore)]
