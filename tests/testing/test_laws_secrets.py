"""Each law about secrets finds the faults that it is for."""

from __future__ import annotations

import re
from typing import ClassVar

import pytest
from attrs import evolve, frozen

from boardrules.core.chance import Chance
from boardrules.core.entity import Seat
from boardrules.core.errors import Problem
from boardrules.core.values import Event as BaseEvent
from boardrules.core.values import Frame, Prompt, Refusal
from boardrules.testing import examine, laws, play
from tests.core.mini_game import (
    CARDS,
    Action,
    Card,
    Drew,
    MiniSetup,
    Noted,
    Rest,
    Rolled,
    State,
    Take,
    View,
    Vote,
)
from tests.testing.faulty_mini import EXAMPLES, Enter, SoundMini, SoundTurn, complaint, draw

ROUND: list[Action] = [Take(0, 1), Vote(0, False), Vote(1, False)]

# -- views_keep_secrets ---------------------------------------------------------------------------


class Showing(SoundMini):
    """Shows to everybody what somebody may not see."""

    def shown(self, state: State, seat: int | None) -> tuple[Card, ...]:
        """Return the cards of a view."""
        raise NotImplementedError

    def make_view(self, state: State, seat: int | None, frame: Frame) -> View:
        view = super().make_view(state, seat, frame)
        return evolve(view, hand=self.shown(state, seat))


class OpenPile(Showing):
    """The card on top of the draw pile."""

    def shown(self, state: State, seat: int | None) -> tuple[Card, ...]:
        return tuple(state.deck.draw_pile[-1:])


class OpenHand(Showing):
    """The hand of the first seat."""

    def shown(self, state: State, seat: int | None) -> tuple[Card, ...]:
        return tuple(state.players[seat or 0].hand)


@frozen
class Telling(SoundTurn):
    """The question names the card on top of the draw pile."""

    def prompt(self, state: State) -> Prompt:
        top = state.deck.draw_pile[-1] if state.deck.draw_pile else None
        return Prompt("turn", "MG-TURN", (("next", top),))


@frozen
class Asking(SoundTurn):
    """Who holds a certain card is not the only one who is asked."""

    def seats(self, state: State) -> tuple[int, ...]:
        holds = CARDS["ant"] in state.players[self.seat].hand
        return (self.seat, 1 - self.seat) if holds else (self.seat,)


class Guarded(SoundMini):
    """Nobody cheers for who holds a certain card."""

    def interrupts(self, state: State, asked: tuple[int, ...]) -> tuple[Action, ...]:
        guarded = any(CARDS["ant"] in state.players[seat].hand for seat in asked)
        return () if guarded else super().interrupts(state, asked)


class Drained(SoundMini):
    """Redeals into a world in which the game is over."""

    def deal_anew(self, world: State, seat: int | None, chance: Chance) -> None:
        super().deal_anew(world, seat, chance)
        world.stack.clear()


class Skipping(SoundMini):
    """Redeals into a world of another time."""

    def deal_anew(self, world: State, seat: int | None, chance: Chance) -> None:
        super().deal_anew(world, seat, chance)
        world.number += 1


@pytest.mark.parametrize(
    ("game", "what"),
    [
        (OpenPile(), "the view shows a secret\n  at hand[0]\n  true world: card('"),
        (OpenHand(), "the view shows a secret\n  at hand[0]\n  true world: card('"),
        (SoundMini(Telling), "the prompt tells a secret\n  at args[0][1]\n  true world: card('"),
        (SoundMini(Asking), "who is asked tells a secret\n"),
        (Guarded(), "the legal actions tell a secret\n"),
        (Drained(), "whether the game is over tells a secret"),
        (Skipping(), "the number of the question tells a secret\n"),
    ],
    ids=["draw pile", "hand", "prompt", "seats", "legal actions", "end", "number"],
)
def test_a_secret_that_shows_in_a_position_is_found(game: SoundMini, what: str) -> None:
    """In the view, the prompt, the asked seats, the legal actions; and worlds that are not the same position."""
    said = complaint(game, laws.views_keep_secrets)

    assert said.startswith(("views keep secrets: before the first answer, seen by ", "views keep secrets: after "))
    assert what in said


def test_it_is_said_to_whom_a_secret_shows() -> None:
    """To a spectator, or to a seat."""
    with pytest.raises(laws.Broken, match=r"before the first answer, seen by (a spectator|seat 1): the view shows"):
        laws.views_keep_secrets(play(OpenHand()))


# -- events_keep_secrets --------------------------------------------------------------------------


@frozen
class Gossip(SoundTurn):
    """Whoever takes a coin is told what lies on top of the draw pile, and so is everybody."""

    def choose(self, state: State, action: Action) -> None:
        SoundTurn.choose(self, state, action)
        if state.deck.draw_pile:
            state.emit(Noted(state.deck.draw_pile[-1].id, self.seat))


@frozen
class Brief(SoundTurn):
    """Tells only when the card on top is a certain one."""

    def choose(self, state: State, action: Action) -> None:
        SoundTurn.choose(self, state, action)
        if state.deck.draw_pile[-1:] == [CARDS["ant"]]:
            state.emit(Noted("chuckles", self.seat))


@frozen
class Fated(SoundTurn):
    """When somebody rests, who holds a certain card has a turn, and nothing tells why."""

    def choose(self, state: State, action: Action) -> None:
        SoundTurn.choose(self, state, action)
        if isinstance(action, Rest) and CARDS["ant"] in state.players[1 - self.seat].hand:
            state.push(SoundTurn(1 - self.seat))


def draw_quietly(state: State) -> None:
    """Let the current player draw, and tell nobody."""
    card = state.deck.draw(state.chance)
    if card is not None:
        state.players[state.current].hand.append(card)


@frozen
class Took(BaseEvent):
    """A draw that does not say of itself that it uncovers something."""

    secret: ClassVar[tuple[str, ...]] = ("card",)

    seat: Seat
    card: Card | None

    def known_to(self) -> tuple[int, ...]:
        return (self.seat,)


def take(state: State) -> None:
    """Let the current player draw so."""
    card = state.deck.draw(state.chance)
    if card is not None:
        state.players[state.current].hand.append(card)
        state.emit(Took(state.current, card))


@pytest.mark.parametrize(
    ("game", "what"),
    [
        (SoundMini(Gossip), " tell a secret\n  at [0].what\n  true world: '"),
        (SoundMini(Brief), " tell a secret\n"),
        (SoundMini(Fated), "who is asked after Rest(seat="),
        (
            SoundMini(enter=draw_quietly),
            "shows the seat something new, and no event of it uncovers anything to it\n  at hand",
        ),
        (SoundMini(enter=take, events=(Took,)), " tell a secret\n  at [0].card\n  true world: card('"),
    ],
    ids=["told to all", "told sometimes", "who is asked", "not told at all", "not uncovered"],
)
def test_a_secret_that_shows_in_a_step_is_found(game: SoundMini, what: str) -> None:
    """In an event, in whether there is one, in who is asked next, in what the seat sees afterwards."""
    said = complaint(game, laws.events_keep_secrets)

    assert said.startswith("events keep secrets: after ")
    assert ", seen by " in said
    assert what in said


def nothing(state: State) -> None:
    """Let nobody draw: all cards lie in the draw pile, and all that is hidden is their order."""


@frozen
class GossipAndRoll(SoundTurn):
    """Whoever takes a coin is told what lies on top of the draw pile, and a die is rolled for all to see."""

    def choose(self, state: State, action: Action) -> None:
        SoundTurn.choose(self, state, action)
        state.emit(Noted(state.deck.draw_pile[-1].id, self.seat))
        state.emit(Rolled(state.chance.roll("die", 6)))


@pytest.mark.parametrize("turn", [Gossip, GossipAndRoll])
def test_a_secret_of_a_draw_pile_is_found_where_nothing_else_is_hidden(turn: type[SoundTurn]) -> None:
    """In the worlds whose draw piles lie otherwise; a roll that is the same in both worlds excuses nothing."""
    said = complaint(SoundMini(turn, enter=nothing), laws.events_keep_secrets)

    assert " tell a secret\n  at [0].what\n  true world: '" in said


class OpenHands(SoundMini):
    """Tells nobody else what is drawn, and shows all hands in the view; dealing anew knows them as well."""

    def make_view(self, state: State, seat: int | None, frame: Frame) -> View:
        view = super().make_view(state, seat, frame)
        return evolve(view, hand=tuple([card for player in state.players for card in player.hand]))

    def deal_anew(self, world: State, seat: int | None, chance: Chance) -> None:
        world.deck.draw_pile.sort(key=lambda card: card.id)
        chance.shuffle("cards", world.deck.draw_pile)


def test_a_card_that_an_event_withholds_and_the_view_shows_is_found() -> None:
    """No secret by the view and by dealing anew, which agree; but one by the event of the draw."""
    said = complaint(OpenHands(), laws.events_keep_secrets)

    examine(OpenHands(), laws.views_keep_secrets, examples=EXAMPLES)
    assert re.search(
        r"after \d+ answers?, seen by (a spectator|seat \d): .*\n  at hand\[\d\]\n  true world: card", said
    )
    assert "shows the seat something new, and no event of it uncovers anything to it" in said


class Hidden(SoundMini):
    """A game with a number that nobody knows, beside the draw pile."""

    def deal_anew(self, world: State, seat: int | None, chance: Chance) -> None:
        super().deal_anew(world, seat, chance)
        world.votes = 1 + chance.below("votes", 10**9)


@frozen
class Babble(SoundTurn):
    """Shows the whole draw pile, card by card, and then tells the number that nobody should know."""

    def choose(self, state: State, action: Action) -> None:
        SoundTurn.choose(self, state, action)
        for card in reversed(state.deck.draw_pile):
            state.emit(OpenDrew(self.seat, card))
        state.emit(Noted(str(state.votes), self.seat))


def test_a_secret_that_is_told_after_a_draw_is_found() -> None:
    """In the worlds in which the same cards are drawn."""
    game = Hidden(Babble, enter=nothing, events=(OpenDrew,))
    found = []
    for seed in range(8):
        try:
            laws.events_keep_secrets(play(game, seed=seed, actions=[Take(0, 1)]))
        except laws.Broken as error:
            found.append(str(error))

    assert len(found) > 4
    assert all("Take(seat=0, coins=1) tell a secret\n  at [0].what\n  true world: '0'" in said for said in found)


@frozen
class Boasting(SoundTurn):
    """Whoever answers is shown his first card beside the question, and names it to all."""

    def prompt_for(self, state: State, seat: int) -> Prompt:
        return Prompt("turn", "MG-TURN", (("first", state.players[seat].hand[0]),))

    def choose(self, state: State, action: Action) -> None:
        state.emit(Noted(state.players[self.seat].hand[0].id, self.seat))
        SoundTurn.choose(self, state, action)


def test_what_a_seat_makes_of_its_own_secret_is_its_own_business() -> None:
    """In the other world it would have been asked something else."""
    game = SoundMini(Boasting, enter=fill)

    examine(game, laws.events_keep_secrets, examples=EXAMPLES)
    for seed in range(8):
        laws.events_keep_secrets(play(game, seed=seed, actions=[Take(0, 1)]))


def fill(state: State) -> None:
    """Let the current player draw when he has no card."""
    if not state.players[state.current].hand:
        draw(state)


def test_a_world_in_which_the_rules_fail_is_found() -> None:
    """The error alone would not say that it was not in the true world."""

    class Losing(SoundMini):
        def deal_anew(self, world: State, seat: int | None, chance: Chance) -> None:
            super().deal_anew(world, seat, chance)
            world.current = 7

    with pytest.raises(laws.Broken, match=r"after 3 answers, dealt for a spectator: Vote.* fails in a world that was"):
        laws.events_keep_secrets(play(Losing(), actions=ROUND))


# -- refusals_keep_secrets ------------------------------------------------------------------------


def test_a_refusal_that_names_a_hidden_card_is_found() -> None:
    """Of an action that is never offered."""

    @frozen
    class Helpful(SoundTurn):
        def refuse(self, state: State, action: object) -> Refusal[Action] | None:
            refusal = SoundTurn.refuse(self, state, action)
            if refusal is None or not state.deck.draw_pile:
                return refusal
            return evolve(refusal, args=(("wait_for", state.deck.draw_pile[-1]),))

    said = complaint(SoundMini(Helpful), laws.refusals_keep_secrets)

    assert ", told to seat " in said
    assert ") tells a secret\n  at args[0][1]\n  true world: card('" in said


def test_a_refusal_that_follows_from_a_hidden_card_is_found() -> None:
    """Of an action that was offered at another time."""

    class Reading(SoundMini):
        def refuse(self, state: State, action: Action) -> Refusal[Action] | None:
            other = state.players[1 - action.seat]
            return Refusal("beware", "MG-NO") if CARDS["ant"] in other.hand else None

    assert "tells a secret\n  at code\n" in complaint(Reading(), laws.refusals_keep_secrets)


# -- redeals_are_blind ----------------------------------------------------------------------------


class TrueOrder(SoundMini):
    """Shuffles the hidden cards from the order in which they lie."""

    def deal_anew(self, world: State, seat: int | None, chance: Chance) -> None:
        chance.shuffle("cards", world.deck.draw_pile)


class Swapping(SoundMini):
    """Turns the draw pile over."""

    def deal_anew(self, world: State, seat: int | None, chance: Chance) -> None:
        world.deck.draw_pile.reverse()


class Wasting(SoundMini):
    """Loses a card of the draw pile."""

    def deal_anew(self, world: State, seat: int | None, chance: Chance) -> None:
        super().deal_anew(world, seat, chance)
        del world.deck.draw_pile[:1]


class Impossible(SoundMini):
    """Deals a world that no match comes to."""

    def deal_anew(self, world: State, seat: int | None, chance: Chance) -> None:
        super().deal_anew(world, seat, chance)
        world.players[0].hand.reverse()
        world.votes = 9

    def problems(self, state: State) -> tuple[Problem, ...]:
        return (Problem("$.votes", "out_of_range", "2 at most", "9"),) if state.votes > 2 else ()


@pytest.mark.parametrize(
    ("game", "what"),
    [
        (TrueOrder(), "what is dealt depends on what the seat cannot know\n  at deck.draw_pile["),
        (Swapping(), "what is dealt depends on what the seat cannot know\n  at deck.draw_pile["),
        (Wasting(), "dealing anew changes the components\n"),
        (Impossible(), "a world that was dealt anew is not a possible state\n  $.votes: out_of_range"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, SoundMini) else "",
)
def test_dealing_anew_from_the_truth_or_into_nowhere_is_found(game: SoundMini, what: str) -> None:
    """From the true order, without chance, with a card less, into a state that the game itself calls impossible."""
    said = complaint(game, laws.redeals_are_blind)

    assert ", dealt for " in said
    assert what in said


# -- redeals_move_secrets -------------------------------------------------------------------------


class Idle(SoundMini):
    """Leaves everything where it is: all views are the same then, and nothing of the truth shows."""

    def deal_anew(self, world: State, seat: int | None, chance: Chance) -> None:
        """Do nothing."""


class Lazy(SoundMini):
    """Shuffles the draw pile only, and leaves the hands of the others as they are."""

    def deal_anew(self, world: State, seat: int | None, chance: Chance) -> None:
        world.deck.draw_pile = [card for card in CARDS.values() if card in world.deck.draw_pile]
        chance.shuffle("cards", world.deck.draw_pile)


class Partial(SoundMini):
    """Deals nothing anew for the second seat."""

    def deal_anew(self, world: State, seat: int | None, chance: Chance) -> None:
        if seat != 1:
            super().deal_anew(world, seat, chance)


@pytest.mark.parametrize(
    ("game", "what"),
    [
        (Idle(), "dealt for a spectator: state.deck.draw_pile cannot be known, and 40 seeds leave it as it is, here"),
        (Lazy(), "dealt for a spectator: what other seats see cannot be known, and 40 seeds leave it as it is, here"),
        (Partial(), "dealt for seat 1: state.deck.draw_pile cannot be known, and 40 seeds leave it as it is, here"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, SoundMini) else "",
)
def test_hidden_things_that_are_never_dealt_anew_are_found(game: SoundMini, what: str) -> None:
    """The laws that compare worlds find nothing where all of them are the true one."""
    if isinstance(game, Idle):
        examine(game, laws.views_keep_secrets, examples=EXAMPLES)
        examine(game, laws.events_keep_secrets, examples=EXAMPLES)
        examine(game, laws.redeals_are_blind, examples=EXAMPLES)

    assert f"before the first answer, {what}" in complaint(game, laws.redeals_move_secrets)


class Known(SoundMini):
    """A game of two cards, one in each hand: both know what the other one has, and nobody else does."""

    def new_state(self, setup: MiniSetup, seed: int) -> State:
        state = super().new_state(setup, seed)
        for player in state.players:
            player.hand.append(state.deck.draw_pile.pop())
        state.deck.draw_pile.clear()
        return state


class Open(Showing):
    """A game in which everybody sees the hands, and there is no draw pile."""

    def new_state(self, setup: MiniSetup, seed: int) -> State:
        state = super().new_state(setup, seed)
        state.deck.draw_pile.clear()
        return state

    def shown(self, state: State, seat: int | None) -> tuple[Card, ...]:
        return tuple(state.players[1].hand)

    def deal_anew(self, world: State, seat: int | None, chance: Chance) -> None:
        """Do nothing: there is nothing to deal."""


@pytest.mark.parametrize("game", [Known(), Open()], ids=["known", "open"])
def test_what_cannot_lie_elsewhere_need_not_move(game: SoundMini) -> None:
    """The other hand, when all cards but one's own lie there; everything, where all is open."""
    examine(game, laws.redeals_move_secrets, examples=EXAMPLES)


# -- redeals_forget_nothing -----------------------------------------------------------------------


@frozen
class OpenDrew(Drew):
    """A draw that everybody sees."""

    secret: ClassVar[tuple[str, ...]] = ()


def draw_openly(state: State) -> None:
    """Let the current player draw so."""
    card = state.deck.draw(state.chance)
    if card is not None:
        state.players[state.current].hand.append(card)
        state.emit(OpenDrew(state.current, card))


def draw_openly_later(state: State) -> None:
    """Let the current player draw so, but nobody before the first answer."""
    if state.number:
        draw_openly(state)


def test_a_card_that_is_told_at_the_start_and_is_dealt_anew_all_the_same_is_found() -> None:
    """There is no answer before it that another world could be given."""
    with pytest.raises(laws.Broken) as caught:
        laws.events_keep_secrets(play(SoundMini(enter=draw_openly, events=(OpenDrew,))))

    said = str(caught.value)
    what = "an event of the start names something that is dealt anew for the seat"
    assert said == f"before the first answer, seen by a spectator: {what}\n  [card('fox')]"


@frozen
class Peeking(SoundTurn):
    """Whoever rests shows one of his cards, and keeps it."""

    def choose(self, state: State, action: Action) -> None:
        hand = state.players[self.seat].hand
        if isinstance(action, Rest) and hand:
            state.emit(OpenDrew(self.seat, hand[0]))
        else:
            SoundTurn.choose(self, state, action)


@frozen
class Looking(SoundTurn):
    """Whoever rests looks at the card on top of the draw pile, which nobody remembers."""

    def choose(self, state: State, action: Action) -> None:
        if isinstance(action, Rest) and state.deck.draw_pile:
            state.emit(Drew(self.seat, state.deck.draw_pile[-1]))
        else:
            SoundTurn.choose(self, state, action)


@pytest.mark.parametrize(
    "game",
    [
        SoundMini(enter=draw_openly_later, events=(OpenDrew,)),
        SoundMini(Peeking, events=(OpenDrew,)),
        SoundMini(Looking),
    ],
    ids=["drawn", "shown", "looked at"],
)
def test_what_was_told_and_is_dealt_anew_all_the_same_is_found(game: SoundMini) -> None:
    """Such an event uncovers something, so it is not a secret that it tells; but then the seat knows it."""
    said = complaint(game, laws.redeals_forget_nothing)

    examine(game, laws.events_keep_secrets, examples=EXAMPLES)
    assert "has told the seat something, and dealing anew forgets it\n  [card('" in said


def rounds(enter: Enter) -> SoundMini:
    """Return a game with another first phase, whose hands stay empty."""
    return SoundMini(enter=enter, events=(OpenDrew,))


def show_and_put_back(state: State) -> None:
    """Show the card on top, and put it under the pile."""
    if state.deck.draw_pile:
        card = state.deck.draw_pile.pop()
        state.emit(OpenDrew(state.current, card))
        state.deck.draw_pile.insert(0, card)


def show_and_shuffle(state: State) -> None:
    """Show the card on top, and shuffle the pile."""
    if state.deck.draw_pile:
        state.emit(OpenDrew(state.current, state.deck.draw_pile[-1]))
        state.chance.shuffle("cards", state.deck.draw_pile)


@pytest.mark.parametrize("enter", [show_and_put_back, show_and_shuffle])
def test_news_of_a_thing_that_lies_where_it_would_lie_anyway_need_not_be_kept(enter: Enter) -> None:
    """A card of the pile that stays in the pile."""
    examine(rounds(enter), laws.redeals_forget_nothing, examples=EXAMPLES)
