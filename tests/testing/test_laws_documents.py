"""The law about changed documents finds what a game takes that it should refuse, and shows it in a short match."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from attrs import field, frozen

from boardrules import Problem
from boardrules.core.checking import first_faults
from boardrules.core.entity import Seat
from boardrules.core.values import Event as BaseEvent
from boardrules.testing import LawBroken, conformance, examine, laws, play
from examples import salt_road
from examples.salt_road import check
from examples.salt_road.game import SaltRoad
from examples.salt_road.state import State
from tests.core.mini_game import MiniSetup
from tests.core.mini_game import State as MiniState
from tests.testing.faulty_mini import EXAMPLES, SOUND, SoundMini, complaint, draw
from tests.testing.random_matches import at_random

Part = Callable[[State], Iterator[Problem]]


class Unwatched(SaltRoad):
    """Leaves parts of its check of a state out."""

    def __init__(self, *parts: Part) -> None:
        super().__init__()
        self._parts = parts

    def problems(self, state: State) -> tuple[Problem, ...]:
        return first_faults(state, self._parts)


def found_in(game: SaltRoad) -> LawBroken[Any, Any, Any, Any, Any]:
    """Return what the law finds in a game, with the number of matches that hypothesis tries by default."""
    with pytest.raises(LawBroken) as caught:
        examine(game, laws.changed_documents, examples=100, tries=100)
    return caught.value


@pytest.mark.parametrize(
    "parts",
    [
        (check._numbers, check._stack, check._question),
        (check._table, check._stack, check._question),
        (check._table, check._numbers, check._question),
        (check._table, check._numbers, check._stack),
    ],
    ids=["table", "numbers", "stack", "question"],
)
def test_a_part_of_the_check_that_is_missing_is_found(parts: tuple[Part, ...]) -> None:
    """Whichever it is: with the kind of document, the place, what was there and what became of it."""
    error = found_in(Unwatched(*parts))

    said = re.match(
        r"changed documents: (?:after \d+ answers?|before the (?:first answer|start)): "
        r"a changed document of kind state is neither refused nor right\n"
        r"  at \$[.\[]\S+: .* -> .*\n"
        r"  (?:taken, and then it does not play on|reading fails): .*\n\nShortest match found",
        str(error),
    )
    assert said, str(error)
    assert len(error.playthrough) <= len(error.first)
    with pytest.raises(AssertionError, match="is neither refused nor right"):
        laws.changed_documents(error.playthrough)


def test_a_fault_that_every_state_has_is_shown_before_the_first_answer() -> None:
    """However long the match was in which it was found."""
    error = found_in(Unwatched(check._numbers, check._stack, check._question))

    assert len(error.playthrough) == 0
    assert "before the first answer" in str(error)


def test_the_check_of_the_suite_is_this_law() -> None:
    """So a game is examined without knowing of it."""
    checks = {str(one): one for one in conformance(Unwatched(check._numbers, check._stack), examples=EXAMPLES)}

    with pytest.raises(LawBroken, match="a changed document of kind state is neither refused nor right"):
        checks["changed documents"]()


def test_a_game_that_calls_no_state_impossible_is_not_asked_about_states() -> None:
    """Nor do the views of the mini game, which says nothing of its states, fail."""
    examine(SOUND, laws.changed_documents, examples=EXAMPLES)


def at_most_two(value: int) -> int:
    """Return a number that fits."""
    return min(value, 2)


@frozen
class Whispered(BaseEvent):
    """An event that makes what it is told fit."""

    seat: Seat
    volume: int = field(default=2, converter=at_most_two)


def test_a_class_that_makes_something_else_of_what_a_document_says_is_found() -> None:
    """Also in a game without a check of states: here in an event."""

    def enter(state: MiniState) -> None:
        draw(state)
        state.emit(Whispered(state.current))

    said = complaint(SoundMini(enter=enter, events=(Whispered,)), laws.changed_documents)

    assert "a changed document of kind event is neither refused nor right" in said
    assert "at $.volume: 2 -> 3\n  taken for something else than it says" in said


def test_a_setup_that_is_taken_and_cannot_be_played_is_found() -> None:
    """It is taken from a document as from a caller."""

    class Hasty(SoundMini):
        def new_state(self, setup: MiniSetup, seed: int) -> MiniState:
            if setup.shields > 2:
                raise KeyError(setup.shields)
            return super().new_state(setup, seed)

    said = complaint(Hasty(), laws.changed_documents)

    assert "before the start: a changed document of kind setup is neither refused nor right" in said
    assert "at $.shields: " in said


def test_the_same_match_gives_the_same_verdict() -> None:
    """What is changed follows from the seed alone."""
    game = Unwatched(check._table, check._numbers)
    error = found_in(game)
    said = [_said(error.playthrough) for _ in range(2)]

    assert said[0] == said[1] != ""


def _said(played: Any) -> str:
    try:
        laws.changed_documents(played)
    except AssertionError as error:
        return str(error)
    return ""


def test_a_sound_game_of_cards_and_tokens_keeps_the_law() -> None:
    """In whole matches, whose last state asks nothing."""
    for seed in range(10):
        laws.changed_documents(at_random(salt_road.GAME, seed))


def test_what_goes_wrong_without_a_change_is_left_to_other_laws() -> None:
    """So a fault of the rules is told once: here everything that is played on loses something."""

    class Losing(SaltRoad):
        def components(self, state: State) -> Any:
            return {"answers": state.number}

    for seed in range(10):
        laws.changed_documents(play(Losing(), seed=seed))
