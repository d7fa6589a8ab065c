"""Reaction windows: who is asked, in which order, how often."""

from __future__ import annotations

from typing import ClassVar

import pytest
from attrs import frozen

from boardrules.core.chance import Chance
from boardrules.core.entity import Seat
from boardrules.core.values import Action, Event, Prompt, Refusal
from boardrules.core.windows import Window, WindowChoice
from tests.core import mini_game as mini


@frozen
class Let(Action):
    """Let the window go by."""

    is_pass: ClassVar[bool] = True

    seat: Seat


@frozen
class Shout(Action):
    """React."""

    seat: Seat


@frozen
class Shouted(Event):
    """Somebody has reacted."""

    seat: Seat


@frozen
class Shouting(Window[mini.State, Action]):
    """Asks all four seats but seat 2; seat 1 is asked, though it has nothing to shout."""

    rules: ClassVar[tuple[str, ...]] = ("MG-SHOUT",)

    loudness: int

    def order(self, state: mini.State) -> tuple[int, ...]:
        return (0, 1, 2, 3)

    def is_asked(self, state: mini.State, seat: int) -> bool:
        return seat != 2

    def question(self, state: mini.State, seat: int) -> Prompt:
        return Prompt("shout", "MG-SHOUT", (("seat", seat),))

    def passing(self, seat: int) -> Action:
        return Let(seat)

    def reactions(self, state: mini.State, seat: int) -> tuple[Action, ...]:
        return () if seat == 1 else (Shout(seat),)

    def react(self, state: mini.State, action: Action) -> None:
        state.emit(Shouted(action.seat))

    def refuse(self, state: mini.State, action: object) -> Refusal[Action] | None:
        return Refusal("hoarse", "MG-SHOUT") if isinstance(action, Shout) else None


def opened() -> mini.State:
    """Return a state in which the window has just asked its first seat."""
    state = mini.start()
    state.stack = [Shouting(3)]
    state.events = []
    return asked(state)


def asked(state: mini.State) -> mini.State:
    """Let the window on top of the stack ask."""
    state.stack.pop().resolve(state)  # type: ignore[arg-type] # the stack of this test holds its own window
    return state


def answer(state: mini.State, action: Action) -> None:
    """Give an answer, and let the window ask the next seat."""
    choice = state.stack.pop()
    assert isinstance(choice, WindowChoice)
    assert action in choice.actions(state)
    choice.choose(state, action)
    asked(state)


def seat_of(state: mini.State) -> int | None:
    """Return who is asked, or None when the window has closed."""
    return state.stack[-1].seats(state)[0] if state.stack else None  # type: ignore[attr-defined] # a choice, or nothing


def test_seats_are_asked_in_order_and_each_may_pass() -> None:
    state = opened()
    order = []
    while (seat := seat_of(state)) is not None:
        order.append(seat)
        answer(state, Let(seat))

    assert order == [0, 1, 3]
    assert state.events == []


def test_passing_comes_first_and_a_seat_without_reactions_is_asked_all_the_same() -> None:
    state = opened()
    choice = state.stack[-1]
    assert isinstance(choice, WindowChoice)
    assert choice.actions(state) == (Let(0), Shout(0))
    assert choice.prompt(state) == Prompt("shout", "MG-SHOUT", (("seat", 0),))
    answer(state, Let(0))
    choice = state.stack[-1]
    assert isinstance(choice, WindowChoice)

    assert choice.actions(state) == (Let(1),)
    refusal = choice.refuse(state, Shout(1))
    assert refusal is not None
    assert refusal.code == "hoarse"


def test_after_a_reaction_everybody_is_asked_again() -> None:
    """The reaction happens first, under the rules of the window; who had passed before may answer to it."""
    state = opened()
    answer(state, Let(0))
    answer(state, Let(1))
    answer(state, Shout(3))

    assert state.events == [Shouted(3, rules=("MG-SHOUT",))]
    assert seat_of(state) == 0
    choice = state.stack[-1]
    assert isinstance(choice, WindowChoice)
    assert choice.window == Shouting(3)


def test_what_a_window_knows_of_itself_goes_on_with_it() -> None:
    """A window with fields of its own keeps them while it goes round."""
    assert Shouting(3).after(2) == Shouting(3, passed=2)
    assert Shouting(3, passed=2).after(0) == Shouting(3)


@pytest.mark.parametrize("place", [1, 2, 4])
def test_a_choice_in_a_window_is_a_value(place: int) -> None:
    """It can be compared and shared between clones like any other effect."""
    state = mini.start()
    state.chance = Chance(1)
    state.stack = [WindowChoice(place - 1, Shouting(3), place)]

    assert state.clone().stack == state.stack
    assert state.clone().stack[0] is state.stack[0]
