"""Choices that are not due any more, things chosen one by one, and things that are due at once in a picked order."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest
from attrs import define, frozen

from boardrules.core.effects import NextChoice, PickedOrder, SeatChoice, Several
from boardrules.core.state import GamePlayer
from boardrules.core.values import Decision, Done, Prompt, Refusal
from tests.core.mini_game import GAME, Noted, Player, Rest, State, Take, start
from tests.core.test_effects import Say


@define(kw_only=True)
class Leaver(Player):
    """A player who may be out of the game."""

    out: bool = False

    @property
    def is_in(self) -> bool:
        return not self.out


def table(*effects: Any, out: int | None = None) -> State:
    """Return a state with these effects alone, resolved up to the next question."""
    state = start()
    state.stack.clear()
    state.events = []
    players: list[GamePlayer] = [Leaver(seat=seat, out=seat == out) for seat in range(len(state.players))]
    state.players[:] = players  # type: ignore[assignment] # players of this test
    state.push(*effects)
    GAME._run(state)
    return state


def answer(state: State, action: Any) -> None:
    """Take an action, as the game does when it is legal."""
    choice: Any = state.stack.pop()
    assert action in choice.actions(state)
    choice.choose(state, action)
    GAME._run(state)


def told(state: State) -> list[str]:
    """Return what was noted."""
    return [event.what for event in state.events if isinstance(event, Noted)]


# -- choices that are due ----------------------------------------------------------------------------------------------


@frozen
class Again(SeatChoice[State, Any]):
    """Asks as long as the seat has coins, and lies below what was answered."""

    question: ClassVar[Prompt] = Prompt("again", "MG-95")

    def is_due(self, state: State) -> bool:
        return super().is_due(state) and state.players[self.seat].coins > 0

    def actions(self, state: State) -> tuple[Any, ...]:
        return (Rest(self.seat), Take(self.seat, 1))

    def choose(self, state: State, action: Any) -> None:
        state.players[self.seat].coins -= 1
        state.push(Say("said"), self)


def test_a_choice_that_is_not_due_is_passed_over() -> None:
    """What lies below it goes on."""
    state = table(Again(0), Say("below"))

    assert (state.stack, told(state)) == ([], ["below"])


def test_a_choice_may_lie_below_what_was_answered_and_ask_again() -> None:
    """As long as it is due."""
    state = table()
    state.players[0].coins = 2
    state.push(Again(0), Say("below"))
    GAME._run(state)

    answer(state, Rest(0))
    assert (state.stack[-1], told(state)) == (Again(0), ["said"])
    answer(state, Rest(0))
    assert (state.stack, told(state)) == ([], ["said", "said", "below"])


def test_whoever_is_out_of_the_game_is_not_asked() -> None:
    """Neither when the choice comes to the top of the stack, nor where its only action would be taken."""

    @frozen
    class Only(SeatChoice[State, Any]):
        def actions(self, state: State) -> tuple[Any, ...]:
            return (Rest(self.seat),)

        def choose(self, state: State, action: Any) -> None:
            state.emit(Noted("chosen", self.seat))

    assert table(Only(1)).stack == [Only(1)]
    assert table(Only(1), out=1).stack == []
    for out, expected in ((None, ["chosen"]), (1, [])):
        state = table(out=out)
        state.ask(Only(1))
        assert told(state) == expected


# -- one by one --------------------------------------------------------------------------------------------------------


@frozen
class Pick(Several[State, Any]):
    """Picks among the numbers 1 to 3, at least and at most so many."""

    question: ClassVar[Prompt] = Prompt("pick", "MG-96")

    few: int = 0
    most: int = 3
    chosen: tuple[int, ...] = ()

    def least(self, state: State) -> int:
        return self.few

    def more(self, state: State) -> tuple[Any, ...]:
        left = [number for number in (1, 2, 3) if number not in self.chosen]
        return tuple([Take(self.seat, number) for number in left]) if len(self.chosen) < self.most else ()

    def picked(self, action: Any) -> int:
        coins: int = action.coins
        return coins

    def finish(self, state: State) -> None:
        state.push(Say(f"picked {self.chosen}"))


def test_things_are_chosen_one_by_one_up_to_done() -> None:
    """What follows, follows from all of them, in the order in which they were chosen."""
    state = table(Pick(0))
    decision: Decision[Any] = Decision(0, Pick.question, (0,), state.stack[-1].actions(state))  # type: ignore[attr-defined]
    assert decision.actions == (Done(0), Take(0, 1), Take(0, 2), Take(0, 3))

    answer(state, Take(0, 3))
    assert state.stack == [Pick(0, chosen=(3,))]
    answer(state, Take(0, 1))
    assert told(state) == []
    answer(state, Done(0))

    assert (state.stack, told(state)) == ([], ["picked (3, 1)"])


@pytest.mark.parametrize("chosen", [(), (2,)])
def test_nobody_is_done_before_there_are_enough(chosen: tuple[int, ...]) -> None:
    """With two at least, after the second one alone."""
    choice = Pick(0, few=2, chosen=chosen)

    assert Done(0) not in choice.actions(table())
    assert Done(0) in Pick(0, few=2, chosen=(*chosen, 1, 3)[:2]).actions(table())


def test_where_no_more_can_be_chosen_it_ends_by_itself() -> None:
    """There is no question with a single answer at the end."""
    state = table(Pick(0, most=2))
    answer(state, Take(0, 2))
    answer(state, Take(0, 3))

    assert (state.stack, told(state)) == ([], ["picked (2, 3)"])


# -- in the order that a seat picks -----------------------------------------------------------------------------------


@frozen
class Words(PickedOrder[State, Any]):
    """Words that are said in the order that seat 1 picks."""

    numbers: tuple[int, ...]

    rules: ClassVar[tuple[str, ...]] = ("MG-97",)

    def picker(self, state: State) -> int:
        return 1

    def question(self, state: State) -> Prompt:
        return Prompt("words", "MG-97", (("left", len(self.numbers)),))

    def due(self, state: State) -> tuple[Any, ...]:
        return tuple([Take(1, number) for number in self.numbers])

    def begin(self, state: State, action: Any) -> None:
        rest = tuple([number for number in self.numbers if number != action.coins])
        state.emit(Noted(f"begun {action.coins}", 1))
        state.push(Say(f"word {action.coins}"), Words(rest))

    def refuse(self, state: State, action: object) -> Refusal[Any] | None:
        return Refusal("not_due", "MG-97") if isinstance(action, Take) else None


def test_what_is_due_at_once_comes_in_the_order_that_a_seat_picks() -> None:
    """Each is over before the next one is picked, and nobody is asked about the last one."""
    state = table(Words((1, 2, 3)), Say("below"))
    top = state.stack[-1]
    assert isinstance(top, NextChoice)
    assert (top.seats(state), top.prompt(state).args) == ((1,), (("left", 3),))
    assert top.refuse(state, Take(1, 7)) == Refusal("not_due", "MG-97")

    answer(state, Take(1, 2))
    assert told(state) == ["begun 2", "word 2"]
    answer(state, Take(1, 3))

    assert told(state) == ["begun 2", "word 2", "begun 3", "word 3", "begun 1", "word 1", "below"]
    assert [event.rules for event in state.events if isinstance(event, Noted)][:1] == [("MG-97",)]


def test_nothing_is_picked_where_nothing_is_due_or_the_picker_is_out() -> None:
    """What lies below goes on."""
    assert told(table(Words(()), Say("below"))) == ["below"]
    assert told(table(Words((1, 2)), Say("below"), out=1)) == ["below"]
