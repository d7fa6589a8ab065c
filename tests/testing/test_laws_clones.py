"""Each law about clones finds the faults that it is for, also where steps share something."""

from __future__ import annotations

from typing import ClassVar, cast

import pytest
from attrs import define, field, fields, frozen

from boardrules.core.effects import Effect
from boardrules.core.node import Node, canonical
from boardrules.core.values import Step
from boardrules.testing import laws, play
from tests.core.mini_game import Action, Event, MiniSetup, Noted, Rest, State, Take
from tests.testing.faulty_mini import MemoryMini, SoundMini, complaint

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


def copied(state: State, cls: type[State]) -> State:
    """Return a copy of a state, of another class with the same fields, without the code that a class generates."""
    copy = cls.__new__(cls)
    for part in fields(State):
        setattr(copy, part.name, copy_of(getattr(state, part.name)))
    return copy


def copy_of(value: object) -> object:
    """Return a copy of a part of a state."""
    if isinstance(value, list):
        return [copy_of(item) for item in value]
    return value.clone() if isinstance(value, Node) else value


@define(kw_only=True)
class ShieldedState(State):
    """Gives its clone a shield."""

    def clone(self) -> ShieldedState:
        copy = copied(self, ShieldedState)
        copy.players[0].shields += 1
        return cast("ShieldedState", copy)


@define(kw_only=True, eq=False)
class LooseState(State):
    """Is equal to a state of another class, and has such clones."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and canonical(copied(self, State)) == canonical(copied(other, State))

    def clone(self) -> LooseState:
        return cast("LooseState", copied(self, State))


@define(kw_only=True)
class KnownState(State):
    """Leaves word, outside the state, which clone was made from which original."""

    def clone(self) -> KnownState:
        copy = cast("KnownState", copied(self, KnownState))
        FAMILY.append((self, copy))
        return copy


#: Every original with a clone of it.
FAMILY: list[tuple[State, State]] = []


class Beginning(SoundMini):
    """Begins with a state of another class."""

    def __init__(self, cls: type[State]) -> None:
        super().__init__()
        self._cls = cls

    def new_state(self, setup: MiniSetup, seed: int) -> State:
        FAMILY.clear()
        return copied(super().new_state(setup, seed), self._cls)


class Rebelling(Beginning):
    """Changes, when it steps a clone in place, the original."""

    def apply(self, state: State, action: Action) -> tuple[Event, ...]:
        for original, clone in FAMILY:
            if clone is state:
                original.players[0].shields += 1
        return super().apply(state, action)


class Ruling(Beginning):
    """Changes, when it steps an original in place, its clones."""

    def apply(self, state: State, action: Action) -> tuple[Event, ...]:
        for original, clone in FAMILY:
            if original is state:
                clone.players[0].shields += 1
        return super().apply(state, action)


@pytest.mark.parametrize(
    ("game", "what"),
    [
        (Beginning(ShieldedState), "a clone is not equal to its original\n  at players"),
        (Beginning(LooseState), "a clone is a State$"),
        (Rebelling(KnownState), "playing on with a clone changes the original\n  at state.players"),
        (Ruling(KnownState), "playing on with the original changes its clone\n  at state.players"),
        (Meddling(), "playing on with one clone changes another\n  at state.players"),
    ],
    ids=["not equal", "other type", "the original moves", "the clone moves", "another clone moves"],
)
def test_a_clone_that_is_not_the_same_and_does_not_stay_so_is_found(game: SoundMini, what: str) -> None:
    """Each in its own words."""
    with pytest.raises(laws.Broken, match=f"^before the first answer: {what}"):
        laws.cloned(play(game))


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
