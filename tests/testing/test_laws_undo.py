"""Each law about undo and redo finds the faults that it is for."""

from __future__ import annotations

from importlib import import_module
from typing import ClassVar

import pytest
from attrs import evolve, frozen

from boardrules.core.errors import IllegalAction
from boardrules.core.values import Event as BaseEvent
from boardrules.core.values import Step
from boardrules.play.match import Match
from boardrules.testing import examine, laws, play
from boardrules.testing.laws import records
from tests.core.mini_game import Action, Event, Gain, Noted, Roll, State, Take, Throw
from tests.testing.faulty_mini import (
    EXAMPLES,
    ROUND,
    SOUND,
    AnyMatch,
    SoundMini,
    SoundTurn,
    complaint,
    named,
)

#: The module, whose name is that of a function as well.
PLAYTHROUGHS = import_module("boardrules.testing.playthroughs")

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


class Undoing(AnyMatch):
    """A match of which one can change the current state, but none that came before."""

    def change(self) -> None:
        self._states[-1] = self.state.clone()
        self._states[-1].players[1].shields += 1


class RedoingAnew(Undoing):
    def redo(self) -> State:
        """Lead to an equal state."""
        super().redo()
        self._states[-1] = self.state.clone()
        return self.state


class UndoingElsewhere(Undoing):
    def undo(self) -> State:
        super().undo()
        self.change()
        return self.state


class Relabelling(Undoing):
    def undo(self) -> State:
        state = super().undo()
        self._log[-1:] = [evolve(entry, number=9) for entry in self._log[-1:]]
        return state


class RelabellingForth(Undoing):
    def redo(self) -> State:
        state = super().redo()
        self._log[-1:] = [evolve(entry, number=9) for entry in self._log[-1:]]
        return state


class Keeping(Undoing):
    def play(self, action: Action, number: int | None = None) -> tuple[Event, ...]:
        undone = self._undone[:]
        events = super().play(action, number)
        self._undone = undone
        return events


class Holding(Undoing):
    def can_undo(self) -> bool:
        return len(self._log) > 1


class Straying(Undoing):
    def play(self, action: Action, number: int | None = None) -> tuple[Event, ...]:
        undone = bool(self._undone)
        events = super().play(action, number)
        if undone:
            self.change()
        return events


class UndoingNothing(Undoing):
    def undo(self) -> State:
        return super().undo() if self._log else self.state


class RedoingNothing(Undoing):
    def redo(self) -> State:
        return super().redo() if self._undone else self.state


class RedoingMore(Undoing):
    """Has, before it has answered anything new, something more to redo."""

    def redo(self) -> State:
        state = super().redo()
        if len(self._log) == len(ROUND):
            self._undone.append((state, self._log[-1]))
        return state


class Misnaming(Undoing):
    """Refuses every undo and redo by another name."""

    def undo(self) -> State:
        try:
            return super().undo()
        except IllegalAction as error:
            raise IllegalAction(evolve(error.refusal, code="no")) from None

    def redo(self) -> State:
        try:
            return super().redo()
        except IllegalAction as error:
            raise IllegalAction(evolve(error.refusal, code="no")) from None


class MisnamingForth(Misnaming):
    undo = Match.undo


@pytest.mark.parametrize(
    ("cls", "what"),
    [
        (RedoingAnew, "after 1 answer: a redo leads to another state than the one undone$"),
        (UndoingElsewhere, "after 2 answers: an undo leads to another state\n  at players"),
        (Relabelling, r"after 2 answers: after an undo the log is another one\n  at \[1\].number"),
        (RelabellingForth, r"after 3 answers: after undo and redo the log is another one\n  at \[0\].number"),
        (Keeping, "after . answers?: redo is taken where there is nothing_to_redo$"),
        (Holding, "at the start: not every answer can be undone under the policy free$"),
        (Straying, "after . answers?: playing on after an undo goes elsewhere\n  at players"),
        (UndoingNothing, "before the first answer: undo is taken where there is nothing_to_undo$"),
        (RedoingNothing, "after 3 answers: redo is taken where there is nothing_to_redo$"),
        (RedoingMore, "after 3 answers: redo is taken where there is nothing_to_redo$"),
        (Misnaming, "before the first answer: undo is refused otherwise\n  expected: 'nothing_to_undo'\n  found: 'no'"),
        (MisnamingForth, "after 3 answers: redo is refused otherwise\n  expected: 'nothing_to_redo'\n  found: 'no'"),
    ],
    ids=named,
)
def test_undo_and_redo_that_lead_elsewhere_are_found(
    cls: type[AnyMatch], what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To another state or log, not far enough, or too far."""
    match = play(SOUND, actions=ROUND)
    monkeypatch.setattr(PLAYTHROUGHS, "Match", cls)

    with pytest.raises(laws.Broken, match=f"^{what}"):
        laws.undone_and_redone(match)


def test_a_redo_after_a_new_answer_is_found_however_far_the_undo_went(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of several answers taken back, or of the last one alone."""
    monkeypatch.setattr(PLAYTHROUGHS, "Match", Keeping)
    found = set()
    for seed in range(12):
        with pytest.raises(laws.Broken) as caught:
            laws.undone_and_redone(play(SOUND, seed=seed, actions=ROUND))
        found.add(str(caught.value))

    assert found == {
        "after 1 answer: redo is taken where there is nothing_to_redo",
        "after 2 answers: redo is taken where there is nothing_to_redo",
        "after 3 answers: redo is taken where there is nothing_to_redo",
    }


class Yielding(Undoing):
    """Lets itself be persuaded to take back what it says it cannot."""

    def undo(self) -> State:
        if not self.can_undo():
            self._undone.append((self._states.pop(), self._log.pop()))
            return self.state
        return super().undo()


class Claiming(Undoing):
    """Says under every policy that one can take back the last answer."""

    def can_undo(self) -> bool:
        return bool(self._log)


class Refusing(Undoing):
    """Does, when it refuses an undo, something else."""

    def undo(self) -> State:
        try:
            return super().undo()
        except IllegalAction:
            self.spoil()
            raise

    def spoil(self) -> None:
        raise NotImplementedError


class LosingTheLog(Refusing):
    def spoil(self) -> None:
        self._log.pop()


class MovingTheState(Refusing):
    def spoil(self) -> None:
        self._states[-1] = self.state.clone()


@pytest.mark.parametrize(
    ("cls", "what"),
    [
        (Yielding, "undo is taken where there is undo_not_allowed$"),
        (Claiming, "can_undo under never\n  expected: False\n  found: True"),
        (Holding, "can_undo under free\n  expected: True\n  found: False"),
        (LosingTheLog, "a refused undo has changed the match$"),
        (MovingTheState, "a refused undo has changed the match$"),
        (RedoingAnew, "redo under free leads elsewhere$"),
        (UndoingElsewhere, "undo under free leads elsewhere\n  at players"),
        (Misnaming, "undo is refused otherwise\n  expected: 'undo_not_allowed'\n  found: 'no'"),
    ],
    ids=named,
)
def test_a_policy_that_is_not_kept_is_found(cls: type[AnyMatch], what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of an answer that shows nothing new."""
    match = play(SOUND, actions=[Take(0, 1)])
    monkeypatch.setattr(records, "Match", cls)

    with pytest.raises(laws.Broken, match=f"^after 1 answer: {what}"):
        laws.undone_by_policy(match)


class Forgiving(Undoing):
    """Takes everything back, except under the policy that takes nothing back."""

    def can_undo(self) -> bool:
        return bool(self._log) and self.undo_policy != "never"


def test_a_roll_that_a_match_takes_back_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Under the policy that forbids it."""
    match = play(SOUND, actions=[Roll(0)])
    monkeypatch.setattr(records, "Match", Forgiving)

    with pytest.raises(laws.Broken, match=r"^after 1 answer: can_undo under until_reveal\n  expected: False"):
        laws.undone_by_policy(match)


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
