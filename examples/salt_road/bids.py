"""The first phase of a round: both bid in secret, at the same time."""

from __future__ import annotations

from attrs import frozen

from boardrules import Prompt, Refusal, core

from .actions import Bid
from .content import MOST_BID
from .events import BidMade, BidsShown
from .state import State


@frozen
class BidChoice(core.Choice[State, Bid]):
    """Everybody who has not bid yet is asked; the order of the answers does not matter."""

    rules = ("SR-BID-01",)

    def seats(self, state: State) -> tuple[int, ...]:
        """Return those who have not bid."""
        return tuple([player.seat for player in state.players if player.bid is None])

    def prompt(self, state: State) -> Prompt:
        """Ask for coins."""
        return Prompt("bid", "SR-BID-01")

    def actions(self, state: State) -> tuple[Bid, ...]:
        """Return what each can afford."""
        return tuple(
            [
                Bid(seat, coins)
                for seat in self.seats(state)
                for coins in range(min(MOST_BID, state.players[seat].coins) + 1)
            ]
        )

    def refuse(self, state: State, action: object) -> Refusal[Bid] | None:
        """Say that somebody has too few coins. What the action holds may be anything."""
        if not isinstance(action, Bid) or action.coins not in range(MOST_BID + 1):
            return None
        return Refusal("too_few_coins", "SR-BID-01")

    def choose(self, state: State, action: Bid) -> None:
        """Note the bid; ask again, or open the fists."""
        state.players[action.seat].bid = action.coins
        state.emit(BidMade(action.seat, action.coins))
        state.push(self if self.seats(state) else ShowBids())


@frozen
class ShowBids(core.Effect[State]):
    """Both pay; the higher bid drives first, and between equal ones whoever did not last time."""

    rules = ("SR-BID-02",)

    def resolve(self, state: State) -> None:
        """Pay, and say who is first."""
        bids = tuple([player.bid or 0 for player in state.players])
        for player, coins in zip(state.players, bids, strict=True):
            player.coins -= coins
            player.bid = None
            state.supply.put_back("coin", coins)
        state.first = 1 - state.first if bids[0] == bids[1] else bids.index(max(bids))
        state.emit(BidsShown(bids, state.first))
