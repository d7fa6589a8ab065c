"""Each law about steps finds the faults that it is for."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import count

import pytest
from attrs import evolve, frozen

from boardrules.core.entity import Entity
from boardrules.core.errors import Problem
from boardrules.core.values import Decision, Frame, Outcome, Prompt, Refusal, Step
from boardrules.testing import laws, play
from boardrules.testing.playthroughs import unfold
from tests.core.mini_game import Action, Event, MiniSetup, Noted, State, Take, View
from tests.testing.faulty_mini import MemoryMini, MiniMatch, SoundMini, SoundTurn, complaint, draw

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


def test_a_step_that_tells_something_else_the_next_time_is_found() -> None:
    """The states are the same, and so is what happened before the first answer."""
    numbers = count()
    what = r"^after 1 answer: other events happen\n  at \[2\].what\n  first time: '0'"

    class Babbling(SoundMini):
        def step(self, state: State, action: Action) -> Step[State, Event]:
            step = super().step(state, action)
            return Step(step.state, (*step.events, Noted(str(next(numbers)), 0)))

    match = play(Babbling(), actions=[Take(0, 1)])

    for law in (laws.deterministic, laws.undisturbed):
        with pytest.raises(laws.Broken, match=what):
            law(match)


# -- pure -----------------------------------------------------------------------------------------------------------


class CountingViews(SoundMini):
    """Counts in the state how often somebody looked."""

    def make_view(self, state: State, seat: int | None, frame: Frame) -> View:
        state.votes += 1
        return super().make_view(state, seat, frame)


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

    def make_view(self, state: State, seat: int | None, frame: Frame) -> View:
        self._looks += 1
        return View(
            **frame,
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


class Explaining(SoundMini):
    """Counts in the state how often somebody asks why not."""

    def explain(self, state: State, action: Action) -> Refusal[Action] | None:
        state.votes += 1
        return super().explain(state, action)


class Prompting(SoundMini):
    """Counts in the state how often somebody asks for a prompt, outside views."""

    viewing = False

    def view(self, state: State, seat: int | None) -> View:
        self.viewing = True
        try:
            return super().view(state, seat)
        finally:
            self.viewing = False

    def prompt(self, state: State, seat: int | None) -> Prompt | None:
        state.votes += not self.viewing
        return super().prompt(state, seat)


class Insisting(Prompting):
    """Asks otherwise the next time, outside views."""

    asked = 0

    def prompt(self, state: State, seat: int | None) -> Prompt | None:
        prompt = SoundMini.prompt(self, state, seat)
        self.asked += 1
        return prompt if prompt is None or self.viewing else evolve(prompt, key=f"turn {self.asked}")


class Listing(SoundMini):
    """Counts in the state how often somebody asks what he may do."""

    def legal_actions(self, state: State, seat: int) -> tuple[Action, ...]:
        state.votes += 1
        return super().legal_actions(state, seat)


class Overhearing(SoundMini):
    """Counts, in the last state whose question was asked, how often somebody notices an event."""

    last: State | None = None

    def decision(self, state: State) -> Decision[Action] | None:
        self.last = state
        return super().decision(state)

    def seen(self, event: Event, seat: int | None) -> Event | None:
        if self.last is not None:
            self.last.votes += 1
        return super().seen(event, seat)


class Concluding(SoundMini):
    """Counts in the state how often somebody asks for the outcome."""

    def outcome(self, state: State) -> Outcome | None:
        state.votes += 1
        return super().outcome(state)


class Weighing(SoundMini):
    """Counts in the state how often somebody counts the components."""

    def components(self, state: State) -> dict[Entity | str, int]:
        state.votes += 1
        return super().components(state)


class Doubting(SoundMini):
    """Counts in the state how often somebody asks whether it is possible."""

    def problems(self, state: State) -> tuple[Problem, ...]:
        state.votes += 1
        return super().problems(state)


class Stamping(SoundMini):
    """Counts in the state how often somebody asks for its digest."""

    def digest(self, state: State) -> str:
        digest = super().digest(state)
        state.votes += 1
        return digest


def always_another(name: str, value: Callable[[int], object]) -> SoundMini:
    """Return a game whose method ``name`` answers otherwise every time."""
    numbers = count()
    game: SoundMini = type("Fickle", (SoundMini,), {name: lambda game, state: value(next(numbers))})()
    return game


@pytest.mark.parametrize(
    ("game", "what"),
    [
        (Explaining(), "asking about legal actions has changed the state\n  at state.votes"),
        (Prompting(), "asking what a seat sees has changed the state\n  at state.votes"),
        (Listing(), "asking what a seat sees has changed the state\n  at state.votes"),
        (Overhearing(), "asking what a seat sees has changed the state\n  at state.votes"),
        (Concluding(), "asking what a seat sees has changed the state\n  at state.votes"),
        (Weighing(), "asking for components has changed the state\n  at state.votes"),
        (Doubting(), "asking for problems has changed the state\n  at state.votes"),
        (Stamping(), "asking for digest has changed the state\n  at state.votes"),
        (
            always_another("outcome", lambda number: Outcome((number,), "goal", ())),
            "a view is another one the next time\n  at outcome.winners",
        ),
        (always_another("components", lambda number: {"coins": number}), "components answers otherwise the next time"),
        (
            always_another("problems", lambda number: (Problem("$", "odd", "", str(number)),)),
            "problems answers otherwise the next time",
        ),
        (always_another("digest", str), "digest answers otherwise the next time"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, SoundMini) else value[:22],
)
def test_each_question_that_changes_the_state_or_its_own_answer_is_found(game: SoundMini, what: str) -> None:
    """Asked by the law itself, in a match that nobody else asks anything."""
    with pytest.raises(laws.Broken, match=f"^before the first answer: {what}"):
        laws.pure(play(game))


def test_a_prompt_that_is_another_one_the_next_time_is_found() -> None:
    """Though the view always shows the same one."""
    with pytest.raises(laws.Broken, match=r"^after 1 answer: a prompt is another one the next time\n  at key"):
        laws.pure(play(Insisting(), actions=[Take(0, 1)]))


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
