"""A game of sealed bids: what is hidden is a choice, and no card. Two players bid at once, three times."""

from __future__ import annotations

from typing import ClassVar, Final, TypeAlias

from attrs import define, field, frozen

from boardrules.core.chance import Chance
from boardrules.core.effects import Choice, Effect
from boardrules.core.entity import Seat
from boardrules.core.game import Game, Schema
from boardrules.core.state import GamePlayer, GameState
from boardrules.core.values import Action as BaseAction
from boardrules.core.values import Event as BaseEvent
from boardrules.core.values import Frame, GameSetup, GameView, Outcome, Prompt

ROUNDS: Final = 3


@frozen
class Bid(BaseAction):
    seat: Seat
    amount: int


@frozen
class Bade(BaseEvent):
    """Somebody has bid; only he knows how much."""

    secret: ClassVar[tuple[str, ...]] = ("amount",)

    seat: Seat
    amount: int | None

    def known_to(self) -> tuple[int, ...]:
        return (self.seat,)


@frozen
class ToldBid(Bade):
    """Everybody is told how much, by mistake."""

    secret: ClassVar[tuple[str, ...]] = ()


@frozen
class Opened(BaseEvent):
    uncovers: ClassVar[bool] = True

    bids: tuple[int, ...]


Event: TypeAlias = Bade | Opened


@define(kw_only=True)
class Player(GamePlayer):
    bid: int = 0
    won: int = 0


@define(kw_only=True)
class State(GameState):
    players: list[Player] = field(factory=list)
    opened: int = 0


@frozen(kw_only=True)
class View(GameView):
    bid: int
    won: tuple[int, ...]


@frozen
class BidChoice(Choice[State, Bid]):
    """Whoever has not bid yet does."""

    waiting: tuple[Seat, ...]
    told: bool = False

    def seats(self, state: State) -> tuple[int, ...]:
        return self.waiting

    def prompt(self, state: State) -> Prompt:
        return Prompt("bid", "SB-BID")

    def actions(self, state: State) -> tuple[Bid, ...]:
        return tuple([Bid(seat, amount) for seat in self.waiting for amount in (1, 2, 3)])

    def choose(self, state: State, action: Bid) -> None:
        state.players[action.seat].bid = action.amount
        state.emit((ToldBid if self.told else Bade)(action.seat, action.amount))
        rest = tuple([seat for seat in self.waiting if seat != action.seat])
        state.push(BidChoice(rest, self.told) if rest else Open(self.told))


@frozen
class Open(Effect[State]):
    """All bids are turned up."""

    told: bool = False

    def resolve(self, state: State) -> None:
        bids = tuple([player.bid for player in state.players])
        state.emit(Opened(bids))
        for player in state.players:
            player.won += player.bid == max(bids)
            player.bid = 0
        state.opened += 1
        if state.opened < ROUNDS:
            state.push(BidChoice((0, 1), self.told))
        else:
            scores = tuple([player.won for player in state.players])
            state.result = Outcome(tuple([s for s, score in enumerate(scores) if score == max(scores)]), "won", scores)


class SealedBids(Game[GameSetup, State, Bid, Event, View]):
    """The game as it should be; the class variables plant a fault."""

    id = "sealed_bids"
    Setup = GameSetup
    most_decisions = 2 * ROUNDS
    #: The bids are told in events; dealing anew leaves the bids of others as they are.
    told: ClassVar[bool] = False
    dealt: ClassVar[bool] = True

    def make_schema(self) -> Schema:
        return Schema(State, GameSetup, View, (Bid,), (Bade, ToldBid, Opened), (BidChoice, Open), ())

    def new_state(self, setup: GameSetup, seed: int) -> State:
        return State(
            chance=Chance(seed), stack=[BidChoice((0, 1), self.told)], players=[Player(seat=0), Player(seat=1)]
        )

    def make_view(self, state: State, seat: int | None, frame: Frame) -> View:
        bid = state.players[seat].bid if seat is not None else 0
        won = tuple([player.won for player in state.players])
        return View(
            **frame,
            bid=bid,
            won=won,
        )

    def deal_anew(self, world: State, seat: int | None, chance: Chance) -> None:
        for player in world.players:
            if self.dealt and player.seat != seat and player.bid:
                player.bid = chance.below("bids", 3) + 1


class ToldBids(SealedBids):
    """Everybody is told what was bid."""

    told = True


class UndealtBids(SealedBids):
    """Dealing anew forgets that bids are secret."""

    dealt = False


SEALED: Final = SealedBids()
TOLD: Final = ToldBids()
UNDEALT: Final = UndealtBids()
