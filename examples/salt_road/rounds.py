"""The round as a table of phases, and the end of the game."""

from __future__ import annotations

from attrs import frozen

from boardrules import Outcome, core

from .bids import BidChoice
from .events import GameEnded, RoundBegan, Took
from .journeys import Journeys
from .state import State


def _bids(state: State) -> None:
    state.round += 1
    state.emit(RoundBegan(state.round))
    state.push(BidChoice())


def _journeys(state: State) -> None:
    state.push(Journeys())


def _evening(state: State) -> None:
    """Wages: a coin for everybody, as long as there are coins."""
    for seat in state.seats_from(state.first):
        if state.supply.take("coin"):
            state.players[seat].coins += 1
            state.emit(Took(seat, "coin", 1))


@frozen
class Round(core.PhaseRunner[State]):
    """Always at the bottom of the stack."""

    rules = ("SR-RND-01",)
    phases = (
        core.Phase("bids", ("SR-RND-01",), _bids),
        core.Phase("journeys", ("SR-RND-01",), _journeys),
        core.Phase("evening", ("SR-EVE-01",), _evening),
    )

    def finish(self, state: State) -> None:
        """Begin the next round, or end the game."""
        is_over = state.round >= state.rounds or not state.supply.left["sack"]
        state.push(End() if is_over else Round())


@frozen
class End(core.Effect[State]):
    """Sacks in the city count three, sacks on wagons and coins one."""

    rules = ("SR-END-01", "SR-WIN-01")

    def resolve(self, state: State) -> None:
        """Count, and end the game."""
        scores = tuple([3 * player.delivered + player.sacks + player.coins for player in state.players])
        state.end(Outcome.by_score(scores, "most_points"), GameEnded(scores))
