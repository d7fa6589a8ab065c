"""The two dice (SH-CMP-03): always told apart, every result in an event."""

from __future__ import annotations

from boardrules.games.shadow_hunters.content import DICE
from boardrules.games.shadow_hunters.events import DieRolled
from boardrules.games.shadow_hunters.state import State


def roll_both(state: State) -> tuple[int, int]:
    """Roll d4 and d6 together and return them in this order. The caller emits the event."""
    chance = state.chance
    return chance.roll("d4", DICE["d4"]), chance.roll("d6", DICE["d6"])


def roll_die(state: State, seat: int, die: str, source: str) -> int:
    """Roll one die for a card or an ability."""
    value = state.chance.roll(die, DICE[die])
    state.emit(DieRolled(seat, die, value, source))
    return value
