"""What happens in a fixed order: steps, seats, questions with ready refusals, windows that one reaction closes."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest
from attrs import define, frozen

from boardrules.core.chance import Chance
from boardrules.core.effects import Refusals, SeatChoice
from boardrules.core.game import effects_in
from boardrules.core.phases import EachSeat, StepRow, Steps
from boardrules.core.state import GamePlayer, clockwise
from boardrules.core.values import Outcome, Prompt, Refusal
from tests.core import mini_game, test_effects
from tests.core.mini_game import GAME, Noted, Rest, Roll, State, start


def run(state: State) -> list[str]:
    """Resolve everything, and return what was noted."""
    GAME._run(state)
    return [event.what for event in state.events if isinstance(event, Noted)]


def fresh() -> State:
    """Return a state with nothing on its stack."""
    state = start()
    state.stack.clear()
    state.events = []
    return state


# -- steps ----------------------------------------------------------------------------------------------------------


@frozen
class Say(test_effects.Say):
    """Notes a word."""


def _second(state: State) -> None:
    state.push(Say("second"), Say("and what follows from it"))


@frozen
class Three(Steps[State]):
    """Three steps: an effect, a function, an effect."""

    rules = ("MG-90",)
    table: ClassVar[tuple[StepRow, ...]] = (Say("first"), _second, Say("third"))

    def is_over(self, state: State) -> bool:
        return state.votes > 0 and self.at == 2

    def finish(self, state: State) -> None:
        state.push(Say("the end"))


def test_each_step_waits_for_what_the_one_before_has_pushed() -> None:
    """An effect is pushed, a function is called; afterwards comes what follows."""
    state = fresh()
    state.push(Three())

    assert run(state) == ["first", "second", "and what follows from it", "third", "the end"]


def test_steps_can_begin_in_the_middle_and_end_early() -> None:
    """The end comes all the same."""
    state = fresh()
    state.votes = 1
    state.push(Three(1))

    assert run(state) == ["second", "and what follows from it", "the end"]


# -- seats ----------------------------------------------------------------------------------------------------------


@define(kw_only=True)
class Leaver(GamePlayer):
    """A player who can leave the game."""

    left: bool = False

    @property
    def is_in(self) -> bool:
        return not self.left


class Table(State):
    """Four seats."""

    players: Any = ()


def table(*left: int) -> Any:
    """Return a state of four seats, of which some have left."""
    state = Table.__new__(Table)
    for name, value in (("stack", []), ("events", []), ("current_rules", ()), ("number", 0)):
        object.__setattr__(state, name, value)
    object.__setattr__(state, "players", [Leaver(seat=seat, left=seat in left) for seat in range(4)])
    return state


def test_seats_are_counted_clockwise_from_anywhere_without_those_who_have_left() -> None:
    """Beyond the last seat comes the first."""
    assert clockwise(4, 2) == (2, 3, 0, 1)
    assert clockwise(3, 4) == (1, 2, 0)
    assert table().seats_from(3) == (3, 0, 1, 2)
    assert table(0, 2).seats_from(2) == (3, 1)
    assert [table().next_seat(seat) for seat in range(4)] == [1, 2, 3, 0]
    assert [table(1, 3).next_seat(seat) for seat in range(4)] == [2, 2, 0, 0]
    assert [table(0, 1, 3).next_seat(seat) for seat in (2, 0)] == [2, 2]
    assert table(0, 1, 2, 3).next_seat(1) == 1


@frozen
class Turns(EachSeat[Any]):
    """Everybody says his number; seat 2 throws seat 3 out."""

    throws: bool = False

    def first(self, state: Any) -> int:
        return 1

    def turn(self, state: Any, seat: int) -> None:
        state.emit(Noted("turn", seat))
        if self.throws and seat == 2:
            state.players[3].left = True

    def finish(self, state: Any) -> None:
        state.emit(Noted("all", 0))


@pytest.mark.parametrize(
    ("throws", "left", "turns"), [(False, (), [1, 2, 3, 0]), (True, (), [1, 2, 0]), (False, (1,), [2, 3, 0])]
)
def test_every_seat_that_is_in_the_game_has_one_turn(throws: bool, left: tuple[int, ...], turns: list[int]) -> None:
    """Whoever leaves in the meantime is passed over; fields of the turns stay as they are."""
    state = table(*left)
    state.push(Turns(throws=throws))
    while state.stack:
        state.stack.pop().resolve(state)

    assert [event.seat for event in state.events if event.what == "turn"] == turns
    assert state.events[-1].what == "all"


def test_a_game_that_ends_has_nothing_more_to_come() -> None:
    """The outcome is kept, the event told last."""
    state = fresh()
    state.push(Say("never"))
    state.end(Outcome((1,), "goal", (0, 1)), Noted("over", 1))

    assert (state.result, state.stack, run(state)) == (Outcome((1,), "goal", (0, 1)), [], ["over"])


# -- refusals, schemas, chance, piles ----------------------------------------------------------------------------


@frozen
class Asked(SeatChoice[State, Any]):
    """A question with a ready refusal."""

    question: ClassVar[Prompt] = Prompt("asked", "MG-91")
    refusals: ClassVar[Refusals] = {Roll: Refusal("no_rolling", "MG-92")}


@pytest.mark.parametrize(
    ("action", "refusal"), [(Roll(0), Refusal("no_rolling", "MG-92")), (Rest(0), None), ([], None)]
)
def test_a_choice_refuses_by_the_class_of_the_action(action: object, refusal: object) -> None:
    """Whatever it is; what is no action is refused by the machine."""
    assert Asked(0).refuse(fresh(), action) == refusal


def test_the_effects_of_modules_are_found() -> None:
    """Those that a module defines, not those that it imports; classes that only bear others are none."""
    found = effects_in(mini_game)

    assert mini_game.TurnChoice in found
    assert all(vars(mini_game)[cls.__name__] is cls for cls in found)
    assert all(cls.__module__ == mini_game.__name__ for cls in found)


def test_dealing_anew_forgets_the_order_and_loses_nothing() -> None:
    """Two orders of the same things are dealt alike."""
    one, other = (Chance(5).anew("pile", order, str) for order in (["a", "b", "c", "d"], ["d", "b", "a", "c"]))

    assert one == other
    assert sorted(one) == ["a", "b", "c", "d"]
    assert len({tuple(Chance(seed).anew("pile", "abcd", str)) for seed in range(200)}) == 24
