"""Each law about answers finds the faults that it is for."""

from __future__ import annotations

import pytest
from attrs import evolve, frozen

from boardrules.core.errors import IllegalAction
from boardrules.core.game import Schema
from boardrules.core.values import Action as BaseAction
from boardrules.core.values import Decision, Refusal, Step
from boardrules.testing import laws, play
from boardrules.testing.laws import answers
from tests.core.mini_game import (
    GAME,
    Action,
    Cheer,
    Event,
    MiniSetup,
    Rob,
    Roll,
    State,
    Take,
    Vote,
)
from tests.testing.faulty_mini import ROUND, SOUND, AnyMatch, SoundMini, SoundTurn, complaint

# -- listed_are_accepted ------------------------------------------------------------------------------------------


@frozen
class Twice(SoundTurn):
    """Lists an action twice."""

    def actions(self, state: State) -> tuple[Action, ...]:
        return (*SoundTurn.actions(self, state), Take(self.seat, 1))


@frozen
class Stray(SoundTurn):
    """Lists an action of a seat that is not asked."""

    def actions(self, state: State) -> tuple[Action, ...]:
        return (*SoundTurn.actions(self, state), Roll(1 - self.seat))


@frozen
class Ghost(SoundTurn):
    """Lists an action of a seat that does not exist."""

    def actions(self, state: State) -> tuple[Action, ...]:
        return (*SoundTurn.actions(self, state), Roll(2))


@frozen
class Wave(BaseAction):
    """An action that nobody has told the schema of."""

    seat: int


@frozen
class Waving(SoundTurn):
    """Lists it."""

    def actions(self, state: State) -> tuple[Action, ...]:
        return (*SoundTurn.actions(self, state), Wave(self.seat))  # type: ignore[arg-type] # this is the fault


@frozen
class Listed(SoundTurn):
    """Lists an action with a list in it."""

    def actions(self, state: State) -> tuple[Action, ...]:
        odd = Rob(self.seat, [1])  # type: ignore[arg-type] # this is the fault
        return (*SoundTurn.actions(self, state), odd)


class Stubborn(SoundMini):
    """Refuses in ``explain`` what it lists."""

    def explain(self, state: State, action: Action) -> Refusal[Action] | None:
        return Refusal("no", "MG-NO", 0, action) if isinstance(action, Roll) else super().explain(state, action)


class Strict(SoundMini):
    """Refuses in ``step`` what it lists."""

    def step(self, state: State, action: Action) -> Step[State, Event]:
        if isinstance(action, Roll):
            raise IllegalAction(Refusal("no", "MG-NO", 0, action))
        return super().step(state, action)


class Hidden(SoundMini):
    """Does not name an open offer among the actions."""

    def decision(self, state: State) -> Decision[Action] | None:
        decision = super().decision(state)
        return None if decision is None else evolve(decision, offers=(*decision.offers, Cheer(0), Cheer(1)))


class Holding(SoundMini):
    """Keeps from a seat one of its actions."""

    def legal_actions(self, state: State, seat: int) -> tuple[Action, ...]:
        return super().legal_actions(state, seat)[1:]


class Inventing(SoundMini):
    """Shows a seat an action that is not there."""

    def legal_actions(self, state: State, seat: int) -> tuple[Action, ...]:
        return (*super().legal_actions(state, seat), Take(seat, 9))


@pytest.mark.parametrize(
    ("game", "what"),
    [
        (SoundMini(Twice), "Take(seat=0, coins=1) is offered twice"),
        (SoundMini(Stray), "Roll(seat=1) is offered to a seat that is not asked"),
        (SoundMini(Ghost), "Roll(seat=2) is offered to a seat that does not exist"),
        (SoundMini(Waving), "Wave(seat=0) is offered, but the schema does not have its class"),
        (SoundMini(Listed), "Rob(seat=0, target=[1]) holds something that can change"),
        (Stubborn(), "Roll(seat=0) is offered and refused\n  refusal: no (MG-NO)"),
        (Hidden(), "Cheer(seat=0) is an open offer, but not among the actions"),
        (Holding(), "the legal actions of seat 0 are not those of the decision\n"),
        (Inventing(), "the legal actions of seat 0 are not those of the decision\n"),
    ],
)
def test_an_action_that_is_not_listed_as_it_should_be_is_found(game: SoundMini, what: str) -> None:
    """Twice, for the wrong seat, of an unknown class, not for everybody who asks."""
    assert f"listed are accepted: before the first answer: {what}" in complaint(game, laws.listed_are_accepted)


def test_an_action_that_is_offered_and_refused_by_the_step_is_found() -> None:
    """Though ``explain`` has nothing against it."""
    with pytest.raises(laws.Broken, match=r"before the first answer: Roll\(seat=0\) is offered and refused\n  no"):
        laws.listed_are_accepted(play(Strict()))


def test_an_action_that_is_offered_and_fails_is_found_with_its_error() -> None:
    """In a match in which nobody takes it; where somebody does, the match itself shows it."""

    @frozen
    class Failing(SoundTurn):
        def choose(self, state: State, action: Action) -> None:
            if isinstance(action, Roll):
                raise ArithmeticError("the die has fallen off the table")
            SoundTurn.choose(self, state, action)

    game = SoundMini(Failing)

    with pytest.raises(laws.Broken) as caught:
        laws.listed_are_accepted(play(game, actions=[Cheer(1), Take(0, 1)]))

    where = "before the first answer: Roll(seat=0) is offered and fails\n"
    assert str(caught.value) == where + "  ArithmeticError: the die has fallen off the table"
    assert "the rules fail: ArithmeticError: the die has fallen" in complaint(game, laws.components_are_conserved)


# -- others_are_refused -------------------------------------------------------------------------------------------


class Open(SoundMini):
    """Has nothing against taking what is not there."""

    def explain(self, state: State, action: Action) -> Refusal[Action] | None:
        return None if isinstance(action, Rob) else super().explain(state, action)


class Lenient(SoundMini):
    """Explains why an answer is wrong, and takes it."""

    def listed(self, state: State, action: Action) -> Action:
        decision = self.decision(state)
        turn = decision is not None and decision.prompt.key == "turn"
        return action if turn and isinstance(action, Vote) else super().listed(state, action)


class Wordless(SoundMini):
    """Gives no reason."""

    def refuse(self, state: State, action: Action) -> Refusal[Action] | None:
        return Refusal("", "MG-NO")


class Doubletongued(SoundMini):
    """Gives another reason when it is asked than when it is answered."""

    def listed(self, state: State, action: Action) -> Action:
        try:
            return super().listed(state, action)
        except IllegalAction as error:
            raise IllegalAction(evolve(error.refusal, rule="MG-OTHER")) from None


class Breaking(SoundMini):
    """Breaks over a wrong answer that ``explain`` can explain."""

    def listed(self, state: State, action: Action) -> Action:
        decision = self.decision(state)
        if decision is None or action not in decision.actions:
            raise KeyError(type(action).__name__)
        return super().listed(state, action)


class Noting(SoundMini):
    """Writes down in the state how often it had to refuse."""

    def refuse(self, state: State, action: Action) -> Refusal[Action] | None:
        state.players[0].shields += 1
        return None


class Drawing(SoundMini):
    """Draws from the chance of the match to choose its words."""

    def refuse(self, state: State, action: Action) -> Refusal[Action] | None:
        return Refusal("no", "MG-NO", args=(("words", state.chance.below("words", 3)),))


class Withholding(SoundMini):
    """Says, when it refuses, that there are no legal actions."""

    def explain(self, state: State, action: Action) -> Refusal[Action] | None:
        refusal = super().explain(state, action)
        return refusal if refusal is None else evolve(refusal, legal=())


@pytest.mark.parametrize(
    ("game", "what"),
    [
        (Open(), "is not offered and not refused"),
        (Lenient(), ", which is not offered"),
        (Wordless(), "is not offered and not refused"),
        (Doubletongued(), "with other words than explain\n  at rule\n"),
        (Breaking(), "fails over "),
        (Noting(), "one of several refusals has changed the state\n  at state.players[0].shields\n"),
        (Drawing(), " words than explain\n  at args[0][1]\n"),
        (Withholding(), " lists other actions\n"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, SoundMini) else "",
)
def test_a_wrong_answer_that_is_not_refused_as_it_should_be_is_found(game: SoundMini, what: str) -> None:
    """Taken, refused without a reason or in several ways, with an error, or with consequences."""
    said = complaint(game, laws.others_are_refused)

    assert said.startswith(("others are refused: before the first answer: ", "others are refused: after "))
    assert what in said


def test_a_refusal_that_draws_from_the_streams_is_found_where_its_words_stay_the_same() -> None:
    """The state tells."""

    class Rolling(SoundMini):
        def refuse(self, state: State, action: Action) -> Refusal[Action] | None:
            state.chance.below("words", 3)
            return None

    said = complaint(Rolling(), laws.others_are_refused)

    assert "one of several refusals has changed the state\n  at state.chance.counters" in said


def test_an_error_over_an_odd_value_is_found_with_the_action() -> None:
    """The mini game compares whatever stands in the place of a number."""
    said = complaint(GAME, laws.others_are_refused)

    assert "before the first answer: explain fails over Take(seat=0, coins=" in said
    assert "\n  TypeError: '>' not supported between instances of " in said


def test_an_action_of_an_entity_that_the_schema_does_not_have_breaks_nothing() -> None:
    """Its class is missing in the schema, which is another law's business."""

    class Poor(SoundMini):
        def make_schema(self) -> Schema:
            return evolve(super().make_schema(), entities=())

    laws.others_are_refused(play(Poor(), actions=[Take(0, 1), Vote(0, False)]))


def test_another_reason_after_the_end_than_that_the_game_is_over_is_found() -> None:
    """Whatever the action."""

    class Endless(SoundMini):
        def explain(self, state: State, action: Action) -> Refusal[Action] | None:
            refusal = super().explain(state, action)
            if refusal is not None and refusal.code == "game_over":
                return evolve(refusal, code="not_your_decision")
            return refusal

    assert "is refused as not_your_decision, but the game is over" in complaint(Endless(), laws.others_are_refused)


class Stepping(SoundMini):
    """Takes in ``step`` what it refuses everywhere else: another seat's vote instead of its own."""

    def step(self, state: State, action: Action) -> Step[State, Event]:
        decision = self.decision(state)
        odd = decision is not None and action not in decision.actions
        return super().step(state, decision.actions[0] if decision is not None and odd else action)


class Applying(SoundMini):
    """Takes in ``apply`` what it refuses everywhere else."""

    def apply(self, state: State, action: Action) -> tuple[Event, ...]:
        decision = self.decision(state)
        odd = decision is not None and action not in decision.actions
        return super().apply(state, decision.actions[0] if decision is not None and odd else action)


class Yielding(AnyMatch):
    """Takes what it should refuse."""

    def play(self, action: Action, number: int | None = None) -> tuple[Event, ...]:
        try:
            return super().play(action, number)
        except IllegalAction as error:
            if error.refusal.code == "stale_answer":
                raise
            return ()


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(("game", "name"), [(Stepping(), "step"), (Applying(), "apply")], ids=["step", "apply"])
def test_a_wrong_answer_that_is_taken_in_one_way_only_is_found_in_every_match(
    game: SoundMini, name: str, seed: int
) -> None:
    """All ways are tried for every answer."""
    with pytest.raises(laws.Broken, match=rf"^before the first answer: {name} accepts .*, which is not offered$"):
        laws.others_are_refused(play(game, seed=seed))


@pytest.mark.parametrize("seed", range(6))
def test_a_wrong_answer_that_only_a_match_takes_is_found(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game itself refuses it."""
    monkeypatch.setattr(answers, "Match", Yielding)

    with pytest.raises(laws.Broken, match=r"^before the first answer: Match.play accepts .*, which is not offered$"):
        laws.others_are_refused(play(SOUND, seed=seed))


@pytest.mark.parametrize("seed", range(12))
def test_an_answer_that_another_seat_gives_and_that_is_taken_is_found(seed: int) -> None:
    """Whichever action it is, and however many others there are."""

    class Anyone(SoundMini):
        """Lets every seat give the answer of another one."""

        def explain(self, state: State, action: Action) -> Refusal[Action] | None:
            decision = self.decision(state)
            if decision is not None and type(getattr(action, "seat", None)) is int and action.seat in (0, 1):
                for legal in decision.actions:
                    if type(legal) is type(action) and evolve(legal, seat=action.seat) == action:
                        return None
            return super().explain(state, action)

    match = play(Anyone(), seed=seed)

    with pytest.raises(laws.Broken, match=r"^before the first answer: .*seat=[01].* is not offered and not refused$"):
        laws.others_are_refused(match)


@pytest.mark.parametrize("odd", [None, 0, "pass", {}, (), object(), MiniSetup()], ids=lambda odd: type(odd).__name__)
def test_an_error_over_what_is_no_action_at_all_is_found(odd: object) -> None:
    """Whatever it is instead."""

    class Trusting(SoundMini):
        def explain(self, state: State, action: Action) -> Refusal[Action] | None:
            if type(action) is type(odd):
                raise AttributeError("seat")
            return super().explain(state, action)

    with pytest.raises(laws.Broken, match=r"^before the first answer: explain fails over .*\n  AttributeError: seat$"):
        laws.others_are_refused(play(Trusting()))


class Logging(AnyMatch):
    """Writes a wrong answer down, as if it had been taken once more."""

    def play(self, action: Action, number: int | None = None) -> tuple[Event, ...]:
        try:
            return super().play(action, number)
        except IllegalAction:
            if number is None:
                self._log += self._log[-1:]
            raise


class Amending(AnyMatch):
    """Takes nothing back any more after a wrong answer, which only the save tells."""

    def play(self, action: Action, number: int | None = None) -> tuple[Event, ...]:
        try:
            return super().play(action, number)
        except IllegalAction:
            if len(self.log) == len(ROUND):
                self.undo_policy = "never"
            raise


@pytest.mark.parametrize(
    ("cls", "what"),
    [
        (Logging, r"after 1 answer: refusals have changed the match\n  at \[1\]"),
        (Amending, r"after 3 answers: refusals have changed the match\n  at \[2\]"),
    ],
    ids=["log", "save"],
)
def test_a_refusal_that_changes_the_match_is_found(
    cls: type[AnyMatch], what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The state stays as it is; the log or the save does not."""
    monkeypatch.setattr(answers, "Match", cls)

    with pytest.raises(laws.Broken, match=f"^{what}"):
        laws.others_are_refused(play(SOUND, actions=ROUND))


class LateTaking(AnyMatch):
    """Takes an answer to an earlier question."""

    def play(self, action: Action, number: int | None = None) -> tuple[Event, ...]:
        return super().play(action, None if number is None or number < self.state.number else number)


class EarlyTaking(AnyMatch):
    """Takes an answer to a question that nobody has asked yet."""

    def play(self, action: Action, number: int | None = None) -> tuple[Event, ...]:
        return super().play(action, None if number is None or number > self.state.number else number)


class Renaming(AnyMatch):
    """Refuses a stale answer by another name."""

    def play(self, action: Action, number: int | None = None) -> tuple[Event, ...]:
        try:
            return super().play(action, number)
        except IllegalAction as error:
            if number is None:
                raise
            raise IllegalAction(evolve(error.refusal, code="not_offered")) from None


@pytest.mark.parametrize(
    ("cls", "what"),
    [
        (LateTaking, "after 1 answer: an answer to question 0 is taken for question 1"),
        (Renaming, "after 1 answer: an answer to question 0 is refused so"),
        (EarlyTaking, "after 1 answer: an answer to question 2 is taken for question 1"),
    ],
    ids=["earlier", "other reason", "later"],
)
def test_an_answer_to_another_question_that_is_not_refused_as_it_should_be_is_found(
    cls: type[AnyMatch], what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Taken for the open one, or refused for another reason."""
    monkeypatch.setattr(answers, "Match", cls)

    with pytest.raises(laws.Broken) as caught:
        laws.others_are_refused(play(SOUND, actions=ROUND))

    assert f"{caught.value.where}: {caught.value.what}" == what
