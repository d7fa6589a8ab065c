"""Each law about questions that can be answered and games that end finds the faults that it is for."""

from __future__ import annotations

from typing import ClassVar

import pytest
from attrs import frozen

from boardrules.core.values import Outcome, Prompt, Step
from boardrules.testing import laws, play
from tests.core.mini_game import (
    Action,
    Event,
    Gain,
    MiniGame,
    MiniSetup,
    Noted,
    Rest,
    State,
    Take,
    Vote,
)
from tests.testing.faulty_mini import SoundMini, SoundTurn, complaint

# -- somebody_can_answer ------------------------------------------------------------------------------------------


@frozen
class Both(SoundTurn):
    """Asks a seat that it has no action for."""

    def seats(self, state: State) -> tuple[int, ...]:
        return (self.seat, 1 - self.seat)


@frozen
class Nobody(SoundTurn):
    """Asks nobody, though there are actions."""

    def seats(self, state: State) -> tuple[int, ...]:
        return ()


@frozen
class Insistent(SoundTurn):
    """Asks a seat twice."""

    def seats(self, state: State) -> tuple[int, ...]:
        return (self.seat, self.seat)


@frozen
class Absent(SoundTurn):
    """Asks a seat that does not exist."""

    def seats(self, state: State) -> tuple[int, ...]:
        return (2,)


@frozen
class Stuck(SoundTurn):
    """Has no actions at all for whoever holds two coins, and nobody else has one either."""

    interruptible: ClassVar[bool] = False

    def actions(self, state: State) -> tuple[Action, ...]:
        return () if state.players[self.seat].coins == 2 else SoundTurn.actions(self, state)


class Early(SoundMini):
    """Has an outcome before it ends."""

    def outcome(self, state: State) -> Outcome | None:
        return Outcome((0,), "early", (1, 0)) if state.players[0].coins == 3 else super().outcome(state)


class Tied(SoundMini):
    """Ends without an outcome."""

    def outcome(self, state: State) -> Outcome | None:
        return None


class Numbering(SoundMini):
    """Counts in twos."""

    def step(self, state: State, action: Action) -> Step[State, Event]:
        step = super().step(state, action)
        step.state.number += 1
        return step


class Afterlife(SoundMini):
    """Lets seats act after the end."""

    def legal_actions(self, state: State, seat: int) -> tuple[Action, ...]:
        return super().legal_actions(state, seat) if state.stack else (Rest(seat),)


def ending(*winners: int, scores: tuple[int, ...] = (1, 0)) -> SoundMini:
    """Return a game that ends so."""

    class Ending(SoundMini):
        def outcome(self, state: State) -> Outcome | None:
            return None if state.stack else Outcome(winners, "goal", scores)

    return Ending()


@pytest.mark.parametrize(
    ("game", "what"),
    [
        (SoundMini(Both), "before the first answer: seat 1 is asked turn and has no action"),
        (SoundMini(Nobody), "before the first answer: turn is asked of nobody"),
        (SoundMini(Insistent), "before the first answer: a seat is asked twice\n  (0, 0)"),
        (SoundMini(Absent), "before the first answer: turn is asked of seat 2"),
        (SoundMini(Stuck), "seat 0 is asked turn and has no action"),
        (Early(), "the game has an outcome, and vote is asked\n  Outcome("),
        (Tied(), "nobody is asked, and the game has no outcome"),
        (Numbering(), "after 1 answer: the question has the number 2"),
        (Afterlife(), "the game is over, and seat 0 may act\n  (Rest(seat=0),)"),
        (ending(2), "seat 2 has won, but does not exist"),
        (ending(1, 1), "a seat has won twice\n  (1, 1)"),
        (ending(1, scores=(1,)), "1 scores for 2 seats"),
    ],
)
def test_a_question_that_nobody_can_answer_and_an_end_that_is_none_are_found(game: SoundMini, what: str) -> None:
    """Nobody asked, nobody able, an outcome too early, none at all, or one of seats that are not there."""
    assert what in complaint(game, laws.somebody_can_answer)


# -- ends ---------------------------------------------------------------------------------------------------------


def test_a_game_that_first_actions_do_not_end_is_found() -> None:
    """In the mini game everybody can rest for ever."""

    class Short(MiniGame):
        most_decisions = 500

    said = complaint(Short(), laws.ends)

    assert "ends: from the start: first actions alone have not ended it after 500" in said


def test_a_game_that_random_answers_do_not_end_is_found() -> None:
    """The first action ends it at once, nothing else ever does."""

    @frozen
    class Patient(SoundTurn):
        def choose(self, state: State, action: Action) -> None:
            if action == Take(self.seat, 1):
                state.push(Gain(self.seat, 10))
            else:
                state.emit(Noted("waits", self.seat))

        def actions(self, state: State) -> tuple[Action, ...]:
            return (Take(self.seat, 1), *[Take(self.seat, coins) for coins in range(2, 120)])

    class Long(SoundMini):
        most_decisions = 20

    said = complaint(Long(Patient), laws.ends)

    assert ": random answers have not ended it after 21 of them" in said


def test_a_match_that_was_cut_off_is_played_to_its_end() -> None:
    """And one that is as long as it may be breaks nothing."""
    laws.ends(play(SoundMini(), MiniSetup(), 4, [Take(0, 1), Vote(0, False)]))


# -- what they say ------------------------------------------------------------------------------------------------


def test_a_question_is_named_by_its_key() -> None:
    """Not by the whole prompt."""

    @frozen
    class Renamed(Both):
        def prompt(self, state: State) -> Prompt:
            return Prompt("what-now", "MG-TURN")

    assert "seat 1 is asked what-now and has no action" in complaint(SoundMini(Renamed), laws.somebody_can_answer)
