"""The state: everything that lies on the table, hidden bids included."""

from __future__ import annotations

from collections import Counter

from attrs import define

from boardrules import core
from boardrules.core.tokens import Supply

from .content import Space


@define(kw_only=True)
class Player(core.GamePlayer):
    """What lies before a player. ``bid`` is hidden from the other one, and there only while bids are made."""

    space: Space
    coins: int
    sacks: int = 0
    charms: int = 0
    delivered: int = 0
    bid: int | None = None


@define(kw_only=True)
class State(core.GameState):
    """The whole game.

    ``first`` begins the journeys of this round. ``die`` is the result that lies on the table, None between journeys.
    It rains up to the end of round ``rain``.
    """

    players: list[Player]
    supply: Supply
    rounds: int
    round: int = 0
    first: core.Seat = 1
    die: int | None = None
    rain: int = 0


def tokens(state: State) -> Counter[core.Entity | str]:
    """Return how many there are of each kind of token, wherever they lie (SR-BOX-02)."""
    counts: Counter[core.Entity | str] = Counter(state.supply.left)
    for player in state.players:
        counts.update(coin=player.coins, sack=player.sacks + player.delivered, charm=player.charms)
    return counts


def steps(state: State) -> int:
    """Return how far the die on the table takes a wagon; rain makes every journey shorter (SR-RAI-01)."""
    assert state.die is not None, "there is no journey without a roll"
    return max(1, state.die - 1) if state.round <= state.rain else state.die
