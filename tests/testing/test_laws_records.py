"""Each law about records finds the faults that it is for."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest
from attrs import define, evolve, field, frozen

from boardrules.core.entity import Seat
from boardrules.core.game import Choose, Schema
from boardrules.core.values import Event as BaseEvent
from boardrules.core.values import Prompt, Refusal, Step
from boardrules.play.match import Match
from boardrules.testing import examine, laws, play
from tests.core.mini_game import Action, Event, Gain, MiniSetup, Noted, Roll, State, Take, Throw, View, Vote
from tests.testing.faulty_mini import EXAMPLES, SoundMini, SoundTurn, complaint, draw

# -- written_and_read, restored ---------------------------------------------------------------------


class Untold(SoundMini):
    """Leaves classes out of the schema."""

    def __init__(self, part: str, *names: str) -> None:
        super().__init__()
        self._part = part
        self._names = names

    def schema(self) -> Schema:
        schema = super().schema()
        kept: dict[str, Any] = {
            self._part: tuple([cls for cls in getattr(schema, self._part) if cls.__name__ not in self._names])
        }
        return evolve(schema, **kept)


@pytest.mark.parametrize(
    ("game", "where"),
    [
        (Untold("events", "Drew"), "before the first answer: a document of kind event fails\n  SaveError: "),
        (Untold("actions", "Cheer"), "before the first answer: a document of kind action fails\n  SaveError: "),
        (Untold("effects", "SoundTurn"), "a document of kind state fails\n  SaveError: "),
    ],
    ids=["event", "action", "effect"],
)
def test_a_class_that_is_missing_in_the_schema_is_found(game: SoundMini, where: str) -> None:
    """An event, an action, an effect; the error says which."""
    said = complaint(game, laws.written_and_read)

    assert where in said
    assert game._names[0] in said  # type: ignore[attr-defined]


@frozen
class Heard(BaseEvent):
    """An event that holds a list."""

    seat: Seat
    names: list[str]


def test_an_event_that_can_change_is_found() -> None:
    """It lies in logs and in states at the same time."""

    def enter(state: State) -> None:
        draw(state)
        state.emit(Heard(state.current, ["ant"]))

    said = complaint(SoundMini(enter=enter, events=(Heard,)), laws.written_and_read)

    assert "before the first answer: Heard(rules=('MG-DRAW',), seat=0, names=['ant']) holds something that can" in said


def test_a_view_that_comes_back_different_is_found() -> None:
    """It says that it holds a tuple, holds a list, and gets a tuple back."""

    class Listing(SoundMini):
        def make_view(
            self, state: State, seat: int | None, waiting_for: tuple[int, ...], prompt: Prompt | None
        ) -> View:
            view = super().make_view(state, seat, waiting_for, prompt)
            return evolve(view, coins=list(view.coins))  # type: ignore[arg-type] # this is the fault

    said = complaint(Listing(), laws.written_and_read)

    assert "a document of kind view comes back different\n  at coins\n  written: [0, 0]\n  read: (0, 0)" in said


def test_a_refusal_that_cannot_be_written_is_found() -> None:
    """Of an action that was never offered."""

    @frozen
    class Wordy(SoundTurn):
        def refuse(self, state: State, action: object) -> Refusal[Action] | None:
            refusal = SoundTurn.refuse(self, state, action)
            odd: Any = (("most", {"coins": 2}),)
            return None if refusal is None else evolve(refusal, args=odd)

    assert "a document of kind refusal fails\n" in complaint(SoundMini(Wordy), laws.written_and_read)


@define(kw_only=True)
class SecretiveState(State):
    """Keeps something that matters out of comparisons, and so out of documents."""

    doubled: bool = field(default=False, eq=False)


@frozen
class Doubling(SoundTurn):
    """Taking two coins makes all later ones worth double."""

    def choose(self, state: State, action: Action) -> None:
        assert isinstance(state, SecretiveState)
        if isinstance(action, Take):
            state.push(Gain(self.seat, action.coins * (1 + state.doubled)))
            state.doubled = state.doubled or action.coins == 2
        else:
            SoundTurn.choose(self, state, action)


class Secretive(SoundMini):
    """Has such a state."""

    def __init__(self) -> None:
        super().__init__(Doubling)

    def schema(self) -> Schema:
        return evolve(super().schema(), state=SecretiveState)

    def new_state(self, setup: MiniSetup, seed: int) -> State:
        plain = super().new_state(setup, seed)
        return SecretiveState(chance=plain.chance, stack=plain.stack, players=plain.players, deck=plain.deck)


def test_a_field_that_matters_and_is_not_written_is_found() -> None:
    """A document comes back equal, for the field does not count; what follows is not the same."""
    said = complaint(Secretive(), laws.restored)

    examine(Secretive(), laws.written_and_read, examples=EXAMPLES)
    assert ": the restored game tells other events\n  at [0].coins\n" in said


def test_a_view_of_what_is_not_written_is_found() -> None:
    """Nothing else depends on the field."""

    class Showing(Secretive):
        def make_view(
            self, state: State, seat: int | None, waiting_for: tuple[int, ...], prompt: Prompt | None
        ) -> View:
            assert isinstance(state, SecretiveState)
            view = super().make_view(state, seat, waiting_for, prompt)
            return evolve(view, phase="double" if state.doubled else view.phase)

    with pytest.raises(laws.Broken, match="after 1 answer: the restored game looks different\n  at phase"):
        laws.restored(play(Showing(), actions=[Take(0, 2)]))


def test_a_question_that_follows_from_what_is_not_written_is_found_at_the_end_of_a_match() -> None:
    """The last state is restored too, though nobody answers it."""

    @frozen
    class Refraining(Doubling):
        def actions(self, state: State) -> tuple[Action, ...]:
            assert isinstance(state, SecretiveState)
            return SoundTurn.actions(self, state)[: 1 if state.doubled else 9]

    class Asking(Secretive):
        def __init__(self) -> None:
            SoundMini.__init__(self, Refraining)

    answers = [Take(0, 2), Vote(0, False), Vote(1, False)]
    with pytest.raises(laws.Broken, match="after 3 answers: the restored game asks otherwise"):
        laws.restored(play(Asking(), actions=answers))


# -- saved ------------------------------------------------------------------------------------------


@frozen(kw_only=True)
class Rich(MiniSetup):
    """A setup that keeps a coin back."""

    coins: int = field(default=0, eq=False)


class Giving(SoundMini):
    """Lays out coins of which the document of the setup does not tell."""

    Setup = Rich

    def any_setup(self, choose: Choose) -> MiniSetup:
        return Rich(coins=choose((0, 1, 2)))

    def schema(self) -> Schema:
        return evolve(super().schema(), setup=Rich)

    def new_state(self, setup: MiniSetup, seed: int) -> State:
        state = super().new_state(setup, seed)
        assert isinstance(setup, Rich)
        state.players[0].coins = setup.coins
        return state


def test_a_match_that_its_save_does_not_lead_back_to_is_found() -> None:
    """The setup comes back equal, and lays out another game."""
    said = complaint(Giving(), laws.saved)

    examine(Giving(), laws.written_and_read, examples=EXAMPLES)
    assert "before the first answer: a match that was written cannot be read\n" in said
    assert "$.digests[0]: other_digest" in said


def test_a_match_that_cannot_be_read_is_found() -> None:
    """An action is not in the schema."""
    said = complaint(Untold("actions", "Take"), laws.saved)

    assert "a match that was written cannot be read\n" in said
    assert "$.actions[0]" in said


# -- undone_and_redone, undone_by_policy --------------------------------------------------------------


class Trailing(SoundMini):
    """Changes in every step the state before."""

    def step(self, state: State, action: Action) -> Step[State, Event]:
        step = super().step(state, action)
        state.players[1].shields += 1
        return step


def test_an_undo_to_a_state_that_has_changed_since_is_found() -> None:
    """The states of the playthrough have changed in the same way, so they do not tell."""
    said = complaint(Trailing(), laws.undone_and_redone)

    assert "before the first answer: an undo leads to a state that has changed since\n  then: " in said


class Sharing(SoundMini):
    """Lets both states of a step count their dice in one place."""

    def step(self, state: State, action: Action) -> Step[State, Event]:
        step = super().step(state, action)
        state.chance.counters = step.state.chance.counters
        return step


@frozen
class Quietly(BaseEvent):
    """A roll that does not say of itself that it shows something."""

    uncovers: ClassVar[bool] = False

    result: int


@frozen
class QuietThrow(Throw):
    """Rolls so."""

    def resolve(self, state: State) -> None:
        result = state.chance.roll("die", 6)
        state.emit(Quietly(result))
        state.push(Gain(self.seat, result))


@frozen
class QuietTurn(SoundTurn):
    """The turn in which one rolls so."""

    def choose(self, state: State, action: Action) -> None:
        if isinstance(action, Roll):
            state.push(QuietThrow(self.seat))
        else:
            SoundTurn.choose(self, state, action)


def test_a_roll_that_can_be_taken_back_is_found() -> None:
    """Nothing shows that the die was rolled: no event, and no counter, because both states share it."""
    said = complaint(Sharing(QuietTurn, events=(Quietly,), effects=(QuietThrow,)), laws.undone_by_policy)

    assert ": can_undo under until_reveal\n  expected: False\n  found: True" in said


def test_a_roll_that_no_event_tells_of_cannot_be_taken_back() -> None:
    """The counter of the die shows it, so the law has nothing to say."""
    game = SoundMini(QuietTurn, events=(Quietly,), effects=(QuietThrow,))
    examine(game, laws.undone_by_policy, examples=EXAMPLES)

    match = Match(game, seed=1, undo="until_reveal")
    match.play(Roll(0))

    assert not match.can_undo()


def test_an_undo_that_leads_elsewhere_is_found() -> None:
    """Step by step, under the policy that allows everything."""

    class Late(SoundMini):
        """Changes a state only when it is stepped for the second time."""

        def __init__(self) -> None:
            super().__init__()
            self._stepped: list[State] = []

        def step(self, state: State, action: Action) -> Step[State, Event]:
            step = super().step(state, action)
            if any(state == other and state is not other for other in self._stepped):
                state.players[0].shields += 1
            self._stepped.append(state)
            return step

    with pytest.raises(laws.Broken, match="after 1 answer: undo under free leads elsewhere\n  at players"):
        laws.undone_by_policy(play(Late(), actions=[Take(0, 1)]))


def test_an_event_that_notes_something_can_be_taken_back() -> None:
    """It uncovers nothing."""
    match = Match(SoundMini(), seed=1, undo="until_reveal")
    match.play(Take(0, 1))

    assert Noted("take", 0, rules=("MG-TURN",)) in match.log[0].events
    assert match.can_undo()
