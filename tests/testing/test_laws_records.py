"""Each law about what is written, read and saved finds the faults that it is for."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import define, evolve, field, frozen

from boardrules.core.entity import Seat
from boardrules.core.errors import IllegalAction
from boardrules.core.game import Choose, Schema
from boardrules.core.values import Event as BaseEvent
from boardrules.core.values import Frame, Outcome, Prompt, Refusal
from boardrules.play.match import Match
from boardrules.testing import examine, laws, play
from boardrules.testing.laws import records
from tests.core.mini_game import Action, Drew, Event, Gain, MiniSetup, Rest, State, Take, View, Vote
from tests.testing.faulty_mini import (
    EXAMPLES,
    ROUND,
    SOUND,
    AnyMatch,
    MiniMatch,
    SoundMini,
    SoundTurn,
    complaint,
    draw,
    named,
)

# -- written_and_read, restored ---------------------------------------------------------------------


class Untold(SoundMini):
    """Leaves classes out of the schema."""

    def __init__(self, part: str, *names: str) -> None:
        super().__init__()
        self._part = part
        self._names = names

    def make_schema(self) -> Schema:
        schema = super().make_schema()
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
        def make_view(self, state: State, seat: int | None, frame: Frame) -> View:
            view = super().make_view(state, seat, frame)
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


@frozen
class Whispered(BaseEvent):
    """What others hear of a draw, which nobody has told the schema of."""

    seat: Seat


class Whispering(SoundMini):
    """Lets the others notice something of their own."""

    def seen(self, event: Event, seat: int | None) -> Event | None:
        if isinstance(event, Drew) and seat != event.seat:
            return Whispered(event.seat)  # type: ignore[return-value] # this is the fault
        return super().seen(event, seat)


#: A setup with a list where a tuple belongs.
LISTED = MiniSetup(dice=[3])  # type: ignore[arg-type] # this is the fault
#: What no document can hold.
ODD: Any = (("most", {"coins": 2}),)


@frozen
class OpenlyOdd(SoundTurn):
    """Asks the seat in good words, and has others for the decision."""

    def prompt(self, state: State) -> Prompt:
        return Prompt("turn", "MG-TURN", ODD)

    def prompt_for(self, state: State, seat: int) -> Prompt:
        return SoundTurn.prompt(self, state)


@frozen
class PrivatelyOdd(SoundTurn):
    """Has good words for the decision, and others for the seat."""

    def prompt_for(self, state: State, seat: int) -> Prompt:
        return Prompt("turn", "MG-TURN", ODD)


class Unprompted(SoundMini):
    """Does not show the prompt in the view."""

    def make_view(self, state: State, seat: int | None, frame: Frame) -> View:
        return super().make_view(state, seat, {**frame, "prompt": None})


class Honoured(SoundMini):
    """Names the winners in a list."""

    def outcome(self, state: State) -> Outcome | None:
        return Outcome([0], "goal", (1, 0))  # type: ignore[arg-type] # this is the fault


class Stamped(SoundMini):
    """Counts in the digest what is no part of the document."""

    def digest(self, state: State) -> str:
        return super().digest(state) + str(len(state.events))


class Elaborate(SoundMini):
    """Has a state of another class than the schema says."""

    def new_state(self, setup: MiniSetup, seed: int) -> State:
        plain = super().new_state(setup, seed)
        return ElaborateState(chance=plain.chance, stack=plain.stack, players=plain.players, deck=plain.deck)


@define(kw_only=True)
class ElaborateState(State):
    """The same state by another name."""


@pytest.mark.parametrize(
    ("match", "what"),
    [
        (play(Elaborate()), "before the first answer: a ElaborateState comes back as a State$"),
        (play(Untold("events", "Gained"), actions=[Take(0, 1)]), "after 1 answer: a document of kind event fails\n"),
        (play(Whispering()), "before the first answer: a document of kind event fails\n  SaveError: .*Whispered"),
        (play(SoundMini(OpenlyOdd)), "before the first answer: a document of kind decision fails\n"),
        (play(Unprompted(PrivatelyOdd)), "before the first answer: a document of kind prompt fails\n"),
        (
            play(Honoured()),
            "before the first answer: a document of kind view comes back different\n  at outcome.win",
        ),
        (play(SOUND, LISTED), "before the start: a document of kind setup comes back different\n  at dice"),
        (play(Stamped()), "before the first answer: a state that was read has another digest\n"),
    ],
    ids=[
        "state of another class",
        "event",
        "what others see of an event",
        "decision",
        "prompt",
        "outcome",
        "setup",
        "digest",
    ],
)
def test_what_does_not_come_back_as_it_was_is_found(match: MiniMatch, what: str) -> None:
    """Each kind of document in its own words."""
    with pytest.raises(laws.Broken, match=f"^{what}"):
        laws.written_and_read(match)


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

    def make_schema(self) -> Schema:
        return evolve(super().make_schema(), state=SecretiveState)

    def new_state(self, setup: MiniSetup, seed: int) -> State:
        plain = super().new_state(setup, seed)
        return SecretiveState(chance=plain.chance, stack=plain.stack, players=plain.players, deck=plain.deck)


def test_a_field_that_matters_and_is_not_written_is_found() -> None:
    """A document comes back equal, for the field does not count; what follows is not the same."""
    said = complaint(Secretive(), laws.restored)

    examine(Secretive(), laws.written_and_read, examples=EXAMPLES)
    assert ": the restored game tells other events\n  at [0].coins\n" in said


def test_a_state_that_follows_from_what_is_not_written_is_found() -> None:
    """Nothing that happens tells of it, and nobody sees it."""

    @frozen
    class Arming(Doubling):
        def choose(self, state: State, action: Action) -> None:
            assert isinstance(state, SecretiveState)
            state.players[1].shields += state.doubled
            state.doubled = True
            SoundTurn.choose(self, state, action)

    class Silent(Secretive):
        def __init__(self) -> None:
            SoundMini.__init__(self, Arming)

    answers = [*ROUND, Take(1, 1)]
    with pytest.raises(laws.Broken, match=r"^after 4 answers: the restored game is in another state\n  at players"):
        laws.restored(play(Silent(), actions=answers))


def test_a_view_of_what_is_not_written_is_found() -> None:
    """Nothing else depends on the field."""

    class Showing(Secretive):
        def make_view(self, state: State, seat: int | None, frame: Frame) -> View:
            assert isinstance(state, SecretiveState)
            view = super().make_view(state, seat, frame)
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

    def make_schema(self) -> Schema:
        return evolve(super().make_schema(), setup=Rich)

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


class KeepsWhatItIsGiven(SoundMini):
    """Takes the caller's own action of a kind for the listed one."""

    def __init__(self, kind: type[Action]) -> None:
        super().__init__()
        self._kind = kind

    def listed(self, state: State, action: Action) -> Action:
        found = super().listed(state, action)
        return action if isinstance(action, self._kind) else found


class TellsKindsApart(SoundMini):
    """Refuses what only equals a listed action."""

    def listed(self, state: State, action: Action) -> Action:
        found = super().listed(state, action)
        if repr(found) != repr(action):
            raise IllegalAction(Refusal("look_alike", "MG-NO"))
        return found


def test_a_save_that_does_not_load_after_an_answer_like_a_listed_one_is_found() -> None:
    """False for the first seat."""
    said = complaint(KeepsWhatItIsGiven(Rest), laws.saved)

    assert "after 1 answer: a match that was written cannot be read\n  $.actions[0]" in said
    assert "wrong_type" in said


def test_a_state_that_keeps_another_kind_of_number_from_an_answer_is_found() -> None:
    """2.0 coins."""
    played = play(KeepsWhatItIsGiven(Take), seed=716, actions=[Take(0, 2)])

    with pytest.raises(laws.Broken) as caught:
        laws.saved(played)

    assert "Take(seat=False, coins=2.0) equals a listed action and fails\n  TypeError: " in str(caught.value)


def test_a_game_that_refuses_what_equals_a_listed_action_is_found() -> None:
    """``explain`` calls it legal."""
    said = complaint(TellsKindsApart(), laws.saved)

    assert "before the first answer: " in said
    assert " equals a listed action and is refused\n  look_alike" in said


class Read(AnyMatch):
    """A match that notices whether it was read; it is read as a match of its own class."""

    was_read = False

    @classmethod
    def loads(cls, text: str, game: Any = None) -> Any:
        """Read a match, and do to it what is wrong with it."""
        plain = Match.loads(text, game)
        match = cls(game, plain.setup, plain.seed, undo=plain.undo_policy)
        for entry in plain.log:
            match.play(entry.action)
        match.was_read = True
        match.spoil()
        return match

    def spoil(self) -> None:
        """Do nothing wrong."""

    def change(self) -> None:
        """Change the current state, but none that came before."""
        self._states[-1] = self.state.clone()
        self._states[-1].players[1].shields += 1


class OtherState(Read):
    def spoil(self) -> None:
        self.change()


class OtherLog(Read):
    def spoil(self) -> None:
        self._log[-1:] = [evolve(entry, number=9) for entry in self._log[-1:]]


class OtherOpening(Read):
    def spoil(self) -> None:
        self._states[0].events.clear()


class OtherPolicy(Read):
    def spoil(self) -> None:
        self.undo_policy = "never"


class OtherEvents(Read):
    def play(self, action: Action, number: int | None = None) -> tuple[Event, ...]:
        events = super().play(action, number)
        return () if self.was_read else events


class OtherEnd(Read):
    def play(self, action: Action, number: int | None = None) -> tuple[Event, ...]:
        events = super().play(action, number)
        if self.was_read:
            self.change()
        return events


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    ("cls", "what"),
    [
        (OtherState, "a match that was read is in another state\n  at players"),
        (OtherLog, r"a match that was read has another log\n  at \[\d\].number\n  written: \d\n  read: 9"),
        (OtherOpening, "a match that was read began otherwise\n"),
        (OtherPolicy, "a match that was read is written otherwise\n"),
        (OtherEvents, "a match that was read plays on otherwise\n"),
        (OtherEnd, "a match that was read ends in another state\n  at players"),
    ],
    ids=named,
)
def test_a_match_that_is_not_the_same_when_it_was_read_is_found(
    cls: type[AnyMatch], what: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At once, or when it goes on; wherever it was written on the way."""
    match = play(SOUND, seed=seed, actions=ROUND)
    monkeypatch.setattr(records, "Match", Read)
    laws.saved(match)
    monkeypatch.setattr(records, "Match", cls)

    with pytest.raises(laws.Broken, match=f"^[^:]*: {what}"):
        laws.saved(match)
