"""Each law about steps finds the faults that it is for."""

from __future__ import annotations

import random
from itertools import count
from typing import ClassVar

import pytest
from attrs import define, field, frozen

from boardrules.core.effects import Effect
from boardrules.core.values import Prompt, Step
from boardrules.testing import laws
from boardrules.testing.playthroughs import unfold
from tests.core.mini_game import Action, Event, MiniSetup, Noted, Rest, State, Take, View
from tests.testing.faulty_mini import MiniMatch, SoundMini, SoundTurn, complaint, draw

# -- deterministic, undisturbed -------------------------------------------------------------------------------------


def test_a_counter_outside_the_state_is_found_in_the_events() -> None:
    """A number that goes on from match to match."""
    numbers = count()

    def enter(state: State) -> None:
        draw(state)
        state.emit(Noted(str(next(numbers)), state.current))

    said = complaint(SoundMini(enter=enter), laws.deterministic)

    assert said.startswith(
        "deterministic: before the first answer: other events happen\n  at [1].what\n  first time: '"
    )


def test_a_counter_outside_the_state_is_found_in_the_question() -> None:
    """States and events are the same, the order of the actions is not."""
    numbers = count()

    @frozen
    class Turning(SoundTurn):
        def actions(self, state: State) -> tuple[Action, ...]:
            first, *rest = SoundTurn.actions(self, state)
            return (first, *rest) if next(numbers) % 2 else (*rest, first)

    said = complaint(SoundMini(Turning), laws.deterministic)

    assert "another question is asked\n  at actions[0]" in said


def test_values_that_are_equal_and_not_the_same_are_found() -> None:
    """A flag where a number stood is equal to it, and has another digest."""
    numbers = count()

    def enter(state: State) -> None:
        draw(state)
        state.votes = (1, True)[next(numbers) % 2]

    assert "equal states have different digests" in complaint(SoundMini(enter=enter), laws.deterministic)


class MemoryMini(SoundMini):
    """Keeps on the game object what belongs into the state; a new game begins anew, so nothing shows by itself."""

    last: Action | None = None

    def new_state(self, setup: MiniSetup, seed: int) -> State:
        self.last = None
        return super().new_state(setup, seed)

    def step(self, state: State, action: Action) -> Step[State, Event]:
        step = super().step(state, action)
        step.state.votes = 7 if self.last == action else 8
        self.last = action
        return step


def test_a_game_object_that_two_matches_share_is_found() -> None:
    """The same match again is the same; with another one beside it, it is not."""
    game = MemoryMini()

    laws.deterministic(match_of(game, 12))
    said = complaint(game, laws.undisturbed)

    assert "the state is another one\n  at votes" in said


def match_of(game: SoundMini, answers: int) -> MiniMatch:
    """Return a match of always the first action."""
    return unfold(game, None, 1, lambda decision, number: decision.actions[0] if number < answers else None)


def test_numbers_of_the_module_random_are_found_though_nothing_depends_on_them() -> None:
    """In a step."""

    def enter(state: State) -> None:
        if state.number:
            random.random()
        draw(state)

    # Hypothesis would warn of it, so it does not search here.
    with pytest.raises(laws.Broken, match="after 3 answers: the rules take numbers of the module random"):
        laws.undisturbed(match_of(SoundMini(enter=enter), 6))


def test_numbers_of_the_module_random_are_found_at_the_start() -> None:
    """A deck that is shuffled by them, and then by the game's own chance."""

    class Shuffling(SoundMini):
        def new_state(self, setup: MiniSetup, seed: int) -> State:
            random.random()
            return super().new_state(setup, seed)

    with pytest.raises(laws.Broken, match="before the first answer: the rules take numbers of the module random"):
        laws.undisturbed(match_of(Shuffling(), 6))


def test_the_module_random_is_as_it_was_after_a_search() -> None:
    """The law stirs it, and puts it back."""
    random.seed(5)
    before = random.getstate()

    laws.undisturbed(match_of(SoundMini(), 6))

    assert random.getstate() == before


# -- pure -----------------------------------------------------------------------------------------------------------


class CountingViews(SoundMini):
    """Counts in the state how often somebody looked."""

    def make_view(self, state: State, seat: int | None, waiting_for: tuple[int, ...], prompt: Prompt | None) -> View:
        state.votes += 1
        return super().make_view(state, seat, waiting_for, prompt)


class InPlace(SoundMini):
    """Takes a step in the state that was handed in."""

    def step(self, state: State, action: Action) -> Step[State, Event]:
        return Step(state, self.apply(state, action))


class Spoiling(SoundMini):
    """Takes a step beside, and leaves a trace in the state that was handed in."""

    def step(self, state: State, action: Action) -> Step[State, Event]:
        step = super().step(state, action)
        state.players[1].coins += 5
        return step


class Forgetting(SoundMini):
    """Throws the events of the state away that was handed in."""

    def step(self, state: State, action: Action) -> Step[State, Event]:
        step = super().step(state, action)
        state.events.clear()
        return step


class Dealing(SoundMini):
    """Deals anew in place."""

    def redeal(self, state: State, seat: int | None, seed: int, *, future: bool = True) -> State:
        world = super().redeal(state, seat, seed, future=future)
        if seat is not None:
            state.deck.draw_pile = world.deck.draw_pile
        return world


class Tiring(SoundMini):
    """Shows fewer coins from view to view."""

    def __init__(self) -> None:
        super().__init__()
        self._looks = 0

    def make_view(self, state: State, seat: int | None, waiting_for: tuple[int, ...], prompt: Prompt | None) -> View:
        self._looks += 1
        return View(
            seat=seat,
            number=state.number,
            phase=state.phase,
            waiting_for=waiting_for,
            prompt=prompt,
            coins=(self._looks,),
            hand=(),
        )


class Reopening(SoundMini):
    """Forgets the open question when somebody asks for the outcome, and opens another one."""

    def step(self, state: State, action: Action) -> Step[State, Event]:
        step = super().step(state, action)
        decision = state.open_decision
        assert decision is not None
        state.open_decision = type(decision)(decision.number, decision.prompt, (), decision.actions)
        return step


#: What does not show before somebody is asked whose view is taken.
LATER = ("dealing anew has changed the state that was dealt from\n  at state.deck.draw_pile[",)


@pytest.mark.parametrize(
    ("game", "what"),
    [
        (
            CountingViews(),
            "asking what a seat sees has changed the state\n  at state.votes\n  before: 0\n  afterwards: 3",
        ),
        (InPlace(), "a step returns the state that was handed in"),
        (Spoiling(), "a step has changed the state that was handed in\n  at state.players[1].coins\n  before: 0"),
        (Forgetting(), "a step has changed the state that was handed in\n  at state.events"),
        (Dealing(), LATER[0]),
        (Tiring(), "a view is another one the next time\n  at coins[0]"),
        (Reopening(), "a step has changed the open question\n  at seats"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, SoundMini) else "",
)
def test_what_only_asks_and_changes_something_is_found(game: SoundMini, what: str) -> None:
    """So is a step that is not taken beside."""
    said = complaint(game, laws.pure)

    assert said.startswith("pure: before the first answer: " if what not in LATER else "pure: after ")
    assert f": {what}" in said


def test_a_choice_that_changes_the_state_while_it_lists_its_actions_is_found() -> None:
    """The question is worked out once and kept, so it has to be asked again."""

    @frozen
    class Sorting(SoundTurn):
        def actions(self, state: State) -> tuple[Action, ...]:
            state.chance.below("order", 6)
            return SoundTurn.actions(self, state)

    said = complaint(SoundMini(Sorting), laws.pure)

    assert "before the first answer: working out the question has changed the state\n  at state.chance.counters" in said


# -- applied --------------------------------------------------------------------------------------------------------


class Hoarding(SoundMini):
    """Hands back all events of the match when it steps in place."""

    def __init__(self) -> None:
        super().__init__()
        self._all: list[Event] = []

    def new_state(self, setup: MiniSetup, seed: int) -> State:
        self._all = []
        return super().new_state(setup, seed)

    def apply(self, state: State, action: Action) -> tuple[Event, ...]:
        self._all += super().apply(state, action)
        return tuple(self._all)


class Hurrying(SoundMini):
    """Leaves the number of the question alone when it steps in place."""

    def apply(self, state: State, action: Action) -> tuple[Event, ...]:
        number = state.number
        events = super().apply(state, action)
        state.number = number
        return events


class Staying(SoundMini):
    """Keeps the old question when it steps in place."""

    def apply(self, state: State, action: Action) -> tuple[Event, ...]:
        decision = self.decision(state)
        events = super().apply(state, action)
        state.open_decision = decision
        return events


@pytest.mark.parametrize(
    ("game", "what"),
    [
        (Hoarding(), "after 2 answers: apply tells other events than step"),
        (Hurrying(), "after 1 answer: apply leads to another state than step\n  at number\n  step: 1\n  apply: 0"),
        (Staying(), "after 1 answer: after apply another question is open than after step\n  at number"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, SoundMini) else "",
)
def test_a_step_in_place_that_does_something_else_is_found(game: SoundMini, what: str) -> None:
    """Other events, another state, another question."""
    assert f"applied: {what}" in complaint(game, laws.applied)


# -- cloned, unchanged, branching -----------------------------------------------------------------------------------


@define(kw_only=True)
class DiaryState(State):
    """Says that what it holds cannot change, and holds a list."""

    diary: tuple[str, ...] = field(factory=list)  # this is the fault


class Diary(SoundMini):
    """Writes every answer down."""

    def new_state(self, setup: MiniSetup, seed: int) -> State:
        plain = super().new_state(setup, seed)
        return DiaryState(chance=plain.chance, stack=plain.stack, players=plain.players, deck=plain.deck)

    def step(self, state: State, action: Action) -> Step[State, Event]:
        step = super().step(state, action)
        assert isinstance(step.state, DiaryState)
        step.state.diary += (type(action).__name__,)  # a list takes it in place
        return step


@frozen
class Holder(Effect[State]):
    """Waits at the bottom of the stack, frozen, with something in it that is not."""

    rules: ClassVar[tuple[str, ...]] = ("MG-HOLD",)

    seen: list[str]

    def resolve(self, state: State) -> None:
        """Do nothing."""


class Holding(SoundMini):
    """Keeps an effect with a list on the stack."""

    def new_state(self, setup: MiniSetup, seed: int) -> State:
        state = super().new_state(setup, seed)
        state.stack.insert(0, Holder([]))
        return state


@define(kw_only=True)
class CachingState(State):
    """Has something beside that does not count as state, and is shared."""

    seen: tuple[str, ...] = field(factory=list, eq=False)  # this is the fault


class Caching(SoundMini):
    """Keeps a cache in the state."""

    def new_state(self, setup: MiniSetup, seed: int) -> State:
        plain = super().new_state(setup, seed)
        return CachingState(chance=plain.chance, stack=plain.stack, players=plain.players, deck=plain.deck)


@pytest.mark.parametrize(
    ("game", "path"),
    [(Diary(), "state.diary"), (Holding(), "state.stack[0].seen"), (Caching(), "state.seen")],
    ids=lambda value: type(value).__name__ if isinstance(value, SoundMini) else "",
)
def test_a_part_that_clones_share_is_found_and_named(game: SoundMini, path: str) -> None:
    """Where its type promises that it cannot change, in an effect, and in a field that does not count."""
    said = complaint(game, laws.cloned)

    assert f"cloned: before the first answer: a clone shares {path} with its original" in said


class Meddling(SoundMini):
    """Changes, when it steps in place, the state that it has stepped before."""

    def __init__(self) -> None:
        super().__init__()
        self._last: State | None = None

    def apply(self, state: State, action: Action) -> tuple[Event, ...]:
        if self._last is not None and self._last is not state:
            self._last.players[0].shields += 1
        self._last = state
        return super().apply(state, action)


def test_a_clone_that_moves_when_another_one_does_is_found() -> None:
    """Though they share nothing."""
    said = complaint(Meddling(), laws.cloned)

    assert "playing on with" in said
    assert "\n  at state.players[0].shields\n" in said


class Trailing(SoundMini):
    """Changes, two steps later, the state of which a step was taken before."""

    def __init__(self) -> None:
        super().__init__()
        self._before: list[State] = []

    def step(self, state: State, action: Action) -> Step[State, Event]:
        step = super().step(state, action)
        self._before.append(state)
        if len(self._before) > 2:
            self._before.pop(0).players[1].shields += 1
        return step


def test_an_earlier_state_that_changes_later_is_found() -> None:
    """The step that changes it has another state in its hands."""
    said = complaint(Trailing(), laws.unchanged)

    assert ": it has changed while the game went on\n  at state.players[1].shields\n  when it was reached: " in said


def test_a_list_that_all_states_share_is_found() -> None:
    """The first of them grows with the last."""
    said = complaint(Diary(), laws.unchanged)

    assert (
        "unchanged: the state before the first answer: it has changed while the game went on\n  at state.diary" in said
    )


def test_steps_that_know_of_each_other_are_found() -> None:
    """The one that is taken after another one leads elsewhere."""
    game = MemoryMini()

    assert "leads elsewhere the second time\n  at votes" in complaint(game, laws.branching)


class Telling(SoundMini):
    """Tells of the step that was taken before, wherever that was."""

    last: Action | None = None

    def step(self, state: State, action: Action) -> Step[State, Event]:
        step = super().step(state, action)
        told = (*step.events, Noted(str(self.last), 0))
        self.last = action
        return Step(step.state, told)


def test_steps_that_tell_of_each_other_are_found() -> None:
    """The states are the same."""
    said = complaint(Telling(), laws.branching)

    assert "tells other events the second time" in said
    assert any(f"{action!r} tells" in said for action in (Take(0, 1), Take(0, 2), Rest(0))) or "Roll" in said
