"""High Card: a little card game, which ``docs/testing.md`` writes and examines.

Eighteen cards, the numbers 1 to 6 three times each. Two to four players hold one card each (HC-DEAL-01). Whoever is to
move draws a card and lays one of his two down. Two equal cards one after the other end the game, and so does an empty
deck. The highest card wins.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

from attrs import define, frozen

from boardrules import Outcome, Problem, Prompt, core
from boardrules.core.checking import bad, first_faults, machine_faults, shape_faults
from boardrules.core.kinds import Whole


@frozen(eq=False, repr=False)
class Card(core.Entity):
    """A card with a number on it."""

    kind = "card"
    id: str
    value: int


CARDS: Final = {str(value): Card(str(value), value) for value in range(1, 7)}


@frozen
class Lay(core.Action):
    """Lay down one of two cards, face up."""

    seat: core.Seat
    card: Card


@frozen
class Drew(core.Event):
    """Somebody has drawn a card, and only he knows which."""

    secret = ("card",)
    knows = ("seat",)
    uncovers = True
    seat: core.Seat
    card: Card | None


@frozen
class Showed(core.Event):
    """Somebody has laid a card down, or shows the one he holds at the end."""

    uncovers = True
    seat: core.Seat
    card: Card


Event: TypeAlias = Drew | Showed


@define(kw_only=True)
class Player(core.GamePlayer):
    """A player holds one card, and two until he has laid one down."""

    hand: list[Card]


@define(kw_only=True)
class State(core.GameState):
    """The whole game. The discards of the deck are the cards that were laid down."""

    players: list[Player]
    deck: core.Deck[Card]


@frozen(kw_only=True)
class HighCardSetup(core.GameSetup):
    """A table of two to four players."""

    def faults(self) -> Iterable[Problem]:
        """Return what is wrong with the number of players."""
        return Whole(2, 4, rule="HC-DEAL-01").faults(self.players, "players")


@frozen
class View(core.GameView):
    """What a seat may know: its own hand, those of others when they are shown, and the piles."""

    hands: tuple[tuple[Card, ...], ...]
    piles: core.PileView[Card]


@frozen
class Turn(core.Effect[State]):
    """A turn begins with the top card of the deck."""

    rules = ("HC-TURN-01",)
    seat: core.Seat

    def resolve(self, state: State) -> None:
        """Draw, and ask for the card to lay down."""
        card = state.deck.draw_pile.pop()
        state.players[self.seat].hand.append(card)
        state.emit(Drew(self.seat, card))
        state.push(LayChoice(self.seat))


@frozen
class LayChoice(core.SeatChoice[State, Lay]):
    """Lay down one of two cards; of two equal ones it does not matter which."""

    rules = ("HC-LAY-01",)
    question = Prompt("lay", "HC-LAY-01")

    def actions(self, state: State) -> tuple[Lay, ...]:
        """Return an action for each card."""
        return tuple([Lay(self.seat, card) for card in dict.fromkeys(state.players[self.seat].hand)])

    def choose(self, state: State, action: Lay) -> None:
        """Lay the card down; then the next seat moves, or the game ends (HC-END-01)."""
        state.players[self.seat].hand.remove(action.card)
        state.deck.discard(action.card)
        state.emit(Showed(self.seat, action.card))
        is_over = not state.deck.draw_pile or state.deck.discard_pile[-2:] == [action.card] * 2
        state.push(Showdown() if is_over else Turn(state.next_seat(self.seat)))


@frozen
class Showdown(core.Effect[State]):
    """The game is over: all cards are shown, the highest one wins, and equal ones share the win."""

    rules = ("HC-END-01", "HC-WIN-01")

    def resolve(self, state: State) -> None:
        """Show the cards and note who has won."""
        for player in state.players:
            state.emit(Showed(player.seat, player.hand[0]))
        scores = tuple([player.hand[0].value for player in state.players])
        winners = tuple([seat for seat, score in enumerate(scores) if score == max(scores)])
        state.result = Outcome(winners, "highest_card", scores)


def machine_parts(state: State) -> Iterator[Problem]:
    """Two to four players sit in order, and while the game lasts one of them is to lay a card down."""
    yield from machine_faults(state, ("deck",), {})
    yield from Whole(2, 4, rule="HC-DEAL-01").faults(len(state.players), "$.players")
    if state.result is None:
        yield from shape_faults(state, {"play": re.compile("LayChoice ")}, "HC-LAY-01")
    elif state.stack:
        yield bad("stack", "contradiction", "nothing", state.stack, "HC-END-01")


def hands(state: State) -> Iterator[Problem]:
    """Everybody holds one card, and two until he has laid one down."""
    for player in state.players:
        size = 1 + (LayChoice(player.seat) in state.stack)
        if len(player.hand) != size:
            yield bad(f"players[{player.seat}].hand", "wrong_length", str(size), len(player.hand), "HC-LAY-01")


class HighCard(core.Game[HighCardSetup, State, Lay, Event, View]):
    """The rules of High Card."""

    id = "high_card"
    Setup = HighCardSetup
    most_decisions = 16  # two players draw all cards that were not dealt

    def make_schema(self) -> core.Schema:
        """Return the classes of which documents are made."""
        effects = (Turn, LayChoice, Showdown)
        return core.Schema(State, HighCardSetup, View, (Lay,), (Drew, Showed), effects, ((Card, CARDS),))

    def new_state(self, setup: HighCardSetup, seed: int) -> State:
        """Shuffle the cards and deal one to everybody."""
        chance = core.Chance(seed)
        deck = core.Deck("deck", core.Visibility.PUBLIC, [*CARDS.values()] * 3)
        chance.shuffle("deck", deck.draw_pile)
        players = [Player(seat=seat, hand=[deck.draw_pile.pop()]) for seat in range(setup.players)]
        return State(chance=chance, stack=[Turn(0)], phase="play", players=players, deck=deck)

    def make_view(self, state: State, seat: int | None, frame: core.Frame) -> View:
        """Return what a seat may know."""
        hands = tuple([tuple(player.hand) if player.seat == seat or state.result else () for player in state.players])
        piles = state.deck.view()
        return View(hands, piles, **frame)

    def deal_anew(self, world: State, seat: int | None, chance: core.Chance) -> None:
        """Shuffle what a seat cannot know: the draw pile, and the hands of others until they are shown."""
        hands = [player.hand for player in world.players if player.seat != seat and world.result is None]
        # Sorted first: the true order must have no part in the new one.
        hidden = sorted([card for place in (world.deck.draw_pile, *hands) for card in place], key=lambda card: card.id)
        chance.shuffle("deck", hidden)
        for place in (world.deck.draw_pile, *hands):
            place[:] = [hidden.pop() for _ in place]

    def any_setup(self, choose: core.Choose) -> HighCardSetup:
        """Return a table of any size."""
        return HighCardSetup(players=choose((2, 3, 4)))

    def components(self, state: State) -> Counter[core.Entity | str]:
        """Count the cards, wherever they lie."""
        held = [card for player in state.players for card in player.hand]
        return Counter([*state.deck.draw_pile, *state.deck.discard_pile, *held])

    def problems(self, state: State) -> tuple[Problem, ...]:
        """Return the faults of the first part that has some."""
        return first_faults(state, (machine_parts, hands))


GAME: Final = HighCard()
