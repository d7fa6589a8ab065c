"""A game of a few minutes that uses every part of the core once: two players gather coins.

A round is one player's turn. He draws a card, then rests, takes 1 or 2 coins, rolls for coins or robs the other; the
other may cheer once a round beside that choice. A robbed player is warned, and if he holds a shield he may stop it.
At the end of the round everybody votes at once, in any order, whether the deck is shuffled. Ten coins win.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar, Final, Never, TypeAlias

from attrs import define, evolve, field, frozen

from boardrules.core.chance import Chance
from boardrules.core.effects import Choice, Effect, SeatChoice, Verb
from boardrules.core.entity import Entity, Seat
from boardrules.core.errors import Problem
from boardrules.core.game import Choose, Game, Schema
from boardrules.core.node import canonical
from boardrules.core.phases import Phase, PhaseRunner
from boardrules.core.state import GamePlayer, GameState
from boardrules.core.values import Action as BaseAction
from boardrules.core.values import Event as BaseEvent
from boardrules.core.values import Frame, GameSetup, GameView, Outcome, Prompt, Refusal
from boardrules.core.zones import Deck, Visibility

GOAL: Final = 10


@frozen(eq=False, repr=False)
class Card(Entity):
    """A card that is drawn and kept."""

    kind: ClassVar[str] = "card"

    id: str


CARDS: Final = {name: Card(name) for name in ("ant", "bee", "cat", "dog", "eel", "fox")}


# -- actions ----------------------------------------------------------------------------------------------------------


@frozen
class Rest(BaseAction):
    seat: Seat


@frozen
class Take(BaseAction):
    seat: Seat
    coins: int


@frozen
class Roll(BaseAction):
    seat: Seat


@frozen
class Rob(BaseAction):
    seat: Seat
    target: Seat


@frozen
class UseShield(BaseAction):
    seat: Seat


@frozen
class Yield(BaseAction):
    seat: Seat


@frozen
class Vote(BaseAction):
    seat: Seat
    shuffle: bool


@frozen
class Cheer(BaseAction):
    seat: Seat


Action: TypeAlias = Rest | Take | Roll | Rob | UseShield | Yield | Vote | Cheer
ACTIONS: Final = (Rest, Take, Roll, Rob, UseShield, Yield, Vote, Cheer)


# -- events -----------------------------------------------------------------------------------------------------------


@frozen
class Drew(BaseEvent):
    secret: ClassVar[tuple[str, ...]] = ("card",)
    knows: ClassVar[tuple[str, ...]] = ("seat",)
    uncovers: ClassVar[bool] = True

    seat: Seat
    card: Card | None


@frozen
class Rolled(BaseEvent):
    uncovers: ClassVar[bool] = True

    result: int


@frozen
class Gained(BaseEvent):
    seat: Seat
    coins: int


@frozen
class Noted(BaseEvent):
    what: str
    seat: Seat


Event: TypeAlias = Drew | Rolled | Gained | Noted


# -- state ------------------------------------------------------------------------------------------------------------


@define(kw_only=True)
class Player(GamePlayer):
    coins: int = 0
    shields: int = 0
    cheered: bool = False
    hand: list[Card] = field(factory=list)


@define(kw_only=True)
class State(GameState):
    players: list[Player] = field(factory=list)
    deck: Deck[Card]
    current: Seat = 0
    votes: int = 0


@frozen(kw_only=True)
class MiniSetup(GameSetup):
    shields: int = 1
    dice: tuple[int, ...] = ()

    def faults(self) -> Iterator[Problem]:
        if self.players != 2:
            yield Problem("$.players", "out_of_range", "2", repr(self.players), "MG-01")
        if self.shields < 0:
            yield Problem("$.shields", "out_of_range", "0 or more", repr(self.shields), "MG-01")


@frozen(kw_only=True)
class View(GameView):
    coins: tuple[int, ...]
    hand: tuple[Card, ...]


# -- rules ------------------------------------------------------------------------------------------------------------


@frozen
class Gain(Effect[State]):
    """Give coins; at ten the game is over."""

    rules: ClassVar[tuple[str, ...]] = ("MG-GAIN",)

    seat: Seat
    coins: int

    def resolve(self, state: State) -> None:
        player = state.players[self.seat]
        player.coins += self.coins
        state.emit(Gained(self.seat, self.coins))
        if player.coins >= GOAL:
            state.result = Outcome((self.seat,), "goal", tuple([other.coins for other in state.players]))
            state.stack.clear()


@frozen
class Throw(Effect[State]):
    """Roll the die and gain what it shows."""

    rules: ClassVar[tuple[str, ...]] = ("MG-ROLL",)

    seat: Seat

    def resolve(self, state: State) -> None:
        result = state.chance.roll("die", 6)
        state.emit(Rolled(result))
        state.push(Gain(self.seat, result))


@frozen
class Note(Effect[State]):
    """Say something under a rule of its own."""

    rules: ClassVar[tuple[str, ...]] = ("MG-NOTE",)

    what: str
    seat: Seat

    def resolve(self, state: State) -> None:
        state.emit(Noted(self.what, self.seat))


@frozen
class Warn(Effect[State]):
    """What comes before a robbery."""

    rules: ClassVar[tuple[str, ...]] = ("MG-WARN",)

    robbery: Robbery

    def resolve(self, state: State) -> None:
        state.emit(Noted("warned", self.robbery.victim))
        state.push(evolve(self.robbery, warned=True))


@frozen
class ShieldChoice(Choice[State, Action]):
    """The victim may lay down a shield instead of being robbed. Nobody may interrupt."""

    rules: ClassVar[tuple[str, ...]] = ("MG-SHIELD",)

    robbery: Robbery

    def seats(self, state: State) -> tuple[int, ...]:
        return (self.robbery.victim,)

    def prompt(self, state: State) -> Prompt:
        return Prompt("shield", "MG-SHIELD", (("thief", self.robbery.thief),))

    def actions(self, state: State) -> tuple[Action, ...]:
        return (Yield(self.robbery.victim), UseShield(self.robbery.victim))

    def choose(self, state: State, action: Action) -> None:
        if isinstance(action, UseShield):
            state.players[action.seat].shields -= 1
            state.emit(Noted("shielded", action.seat))
        else:
            state.push(evolve(self.robbery, shield_asked=True))


@frozen
class Robbery(Verb[State]):
    """One coin changes hands."""

    rules: ClassVar[tuple[str, ...]] = ("MG-ROB",)

    thief: Seat
    victim: Seat
    warned: bool = False
    shield_asked: bool = False

    def before(self, state: State) -> Effect[State] | None:
        return None if self.warned else Warn(self)

    def instead(self, state: State) -> Effect[State] | None:
        return ShieldChoice(self) if state.players[self.victim].shields and not self.shield_asked else None

    def act(self, state: State) -> None:
        state.players[self.victim].coins -= 1
        state.emit(Noted("robbed", self.victim))

    def after(self, state: State) -> Iterable[Effect[State]]:
        return (Note("laughs", self.thief), Gain(self.thief, 1))


@frozen
class TurnChoice(SeatChoice[State, Action]):
    """What the current player does."""

    rules: ClassVar[tuple[str, ...]] = ("MG-TURN",)
    interruptible: ClassVar[bool] = True

    def prompt(self, state: State) -> Prompt:
        return Prompt("turn", "MG-TURN", (("seat", self.seat),))

    def actions(self, state: State) -> tuple[Action, ...]:
        actions = (Rest(self.seat), Take(self.seat, 1), Take(self.seat, 2), Roll(self.seat))
        other = 1 - self.seat
        return (*actions, Rob(self.seat, other)) if state.players[other].coins else actions

    def choose(self, state: State, action: Action) -> None:
        state.emit(Noted(type(action).__name__.lower(), action.seat))
        match action:
            case Take():
                state.push(Gain(action.seat, action.coins))
            case Roll():
                state.push(Throw(action.seat))
            case Rob():
                state.push(Robbery(action.seat, action.target))

    def refuse(self, state: State, action: object) -> Refusal[Action] | None:
        if isinstance(action, Take) and action.coins > 2:
            return Refusal("too_many", "MG-TAKE", args=(("most", 2),))
        return None


@frozen
class VoteWindow(Choice[State, Vote]):
    """Every seat of ``waiting`` is asked at once; whoever answers first goes first."""

    rules: ClassVar[tuple[str, ...]] = ("MG-VOTE",)

    waiting: tuple[Seat, ...]

    def seats(self, state: State) -> tuple[int, ...]:
        return self.waiting

    def prompt(self, state: State) -> Prompt:
        return Prompt("vote", "MG-VOTE")

    def actions(self, state: State) -> tuple[Vote, ...]:
        return tuple([Vote(seat, shuffle) for seat in self.waiting for shuffle in (False, True)])

    def choose(self, state: State, action: Vote) -> None:
        state.votes += action.shuffle
        rest = tuple([seat for seat in self.waiting if seat != action.seat])
        if rest:
            state.push(VoteWindow(rest))
        elif state.votes == len(state.players):
            state.chance.shuffle("cards", state.deck.draw_pile)


def _draw(state: State) -> None:
    card = state.deck.draw(state.chance)
    if card is not None:
        state.players[state.current].hand.append(card)
        state.emit(Drew(state.current, card))


def _turn(state: State) -> None:
    state.push(TurnChoice(state.current))


def _vote(state: State) -> None:
    state.votes = 0
    state.push(VoteWindow(tuple([player.seat for player in state.players])))


@frozen
class Round(PhaseRunner[State]):
    """Draw, turn, vote; then the same for the other player."""

    rules: ClassVar[tuple[str, ...]] = ("MG-ROUND",)
    phases: ClassVar[tuple[Phase[Never], ...]] = (
        Phase("draw", ("MG-DRAW",), _draw),
        Phase("turn", ("MG-TURN-PHASE",), _turn),
        Phase("vote", ("MG-VOTE-PHASE",), _vote),
    )

    def finish(self, state: State) -> None:
        state.emit(Noted("round_over", state.current))
        state.current = 1 - state.current
        for player in state.players:
            player.cheered = False
        state.push(Round())


class MiniGame(Game[MiniSetup, State, Action, Event, View]):
    """The game."""

    id = "mini"
    Setup = MiniSetup
    turn_rule = "MG-TURN-ORDER"
    over_rule = "MG-OVER"

    def make_schema(self) -> Schema:
        effects = (Gain, Throw, Note, Warn, ShieldChoice, Robbery, TurnChoice, VoteWindow, Round)
        return Schema(State, MiniSetup, View, ACTIONS, (Drew, Rolled, Gained, Noted), effects, ((Card, dict(CARDS)),))

    def new_state(self, setup: MiniSetup, seed: int) -> State:
        chance = Chance(seed, script={"die": setup.dice} if setup.dice else {})
        cards = list(CARDS.values())
        chance.shuffle("setup", cards)
        return State(
            chance=chance,
            stack=[Round()],
            players=[Player(seat=seat, shields=setup.shields) for seat in range(setup.players)],
            deck=Deck("cards", Visibility.PUBLIC, cards),
        )

    def make_view(self, state: State, seat: int | None, frame: Frame) -> View:
        return View(
            **frame,
            coins=tuple([player.coins for player in state.players]),
            hand=() if seat is None else tuple(state.players[seat].hand),
        )

    def deal_anew(self, world: State, seat: int | None, chance: Chance) -> None:
        """Everything but the own hand is shuffled together, from the order of the table of cards."""
        others = [player for player in world.players if player.seat != seat]
        hidden = [*world.deck.draw_pile, *[card for player in others for card in player.hand]]
        cards = [card for card in CARDS.values() if card in hidden]
        chance.shuffle("cards", cards)
        for player in others:
            player.hand = [cards.pop() for _ in player.hand]
        world.deck.draw_pile = cards

    def any_setup(self, choose: Choose) -> MiniSetup:
        return MiniSetup(shields=choose((1, 0, 2)))

    def components(self, state: State) -> dict[Entity | str, int]:
        """Every card of the table lies in one hand or in the deck."""
        found: dict[Entity | str, int] = {}
        for pile in (state.deck.draw_pile, state.deck.discard_pile, *[player.hand for player in state.players]):
            for card in pile:
                found[card] = found.get(card, 0) + 1
        return found

    def interrupts(self, state: State, asked: tuple[int, ...]) -> tuple[Action, ...]:
        able = [player.seat for player in state.players if player.seat not in asked and not player.cheered]
        return tuple([Cheer(seat) for seat in able])

    def interrupt(self, state: State, action: Action) -> None:
        state.players[action.seat].cheered = True
        state.push(Note("cheers", action.seat))


GAME: Final = MiniGame()


# -- playing it -------------------------------------------------------------------------------------------------------


def start(**setup: Any) -> State:
    """Return a new game."""
    return GAME.start(MiniSetup(**setup), seed=3)


def after(state: State, *actions: Action) -> State:
    """Return the state after some actions."""
    for action in actions:
        state = GAME.step(state, action).state
    return state


def whole(state: State) -> object:
    """Return everything that a step could change, with what digests leave out."""
    return canonical(state), tuple(state.events), state.current_rules


#: What seat 0 did, so that seat 1 has a coin to be robbed of and it is seat 0's turn again.
RICH: Final = (Rest(0), Vote(0, False), Vote(1, False), Take(1, 2), Vote(0, False), Vote(1, False))
