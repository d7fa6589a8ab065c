from __future__ import annotations

from typing import ClassVar

import pytest
from attrs import frozen

from boardrules.core.errors import (
    BoardRulesError,
    IllegalAction,
    NoSuchSeat,
    Problem,
    RulesLoop,
    SaveError,
    SetupError,
    short,
)
from boardrules.core.values import Action, Event, Outcome, Refusal


@frozen
class Moved(Event):
    seat: int
    to: str


@frozen
class Drew(Event):
    secret: ClassVar[tuple[str, ...]] = ("card", "cost")

    seat: int
    card: str | None
    cost: int | None
    source: str

    def known_to(self) -> tuple[int, ...]:
        return (self.seat, 3)


@frozen
class Sealed(Event):
    secret: ClassVar[tuple[str, ...]] = ("what",)

    what: str | None


@frozen
class Go(Action):
    seat: int
    steps: int = 1


DREW = Drew(1, "fox", 4, "deck", rules=("XX-1",))


@pytest.mark.parametrize("seat", [0, 1, None])
def test_an_event_without_secrets_is_the_same_for_all(seat: int | None) -> None:
    event = Moved(0, "north")

    assert event.seen_by(seat) is event


@pytest.mark.parametrize("seat", [1, 3])
def test_those_who_know_see_the_secret_fields(seat: int) -> None:
    assert DREW.seen_by(seat) is DREW


@pytest.mark.parametrize("seat", [0, 2, None])
def test_all_others_see_the_secret_fields_empty_and_the_rest_as_it_is(seat: int | None) -> None:
    assert DREW.seen_by(seat) == Drew(1, None, None, "deck", rules=("XX-1",))
    assert DREW.card == "fox"


@pytest.mark.parametrize("seat", [0, 1, None])
def test_secrets_are_known_to_nobody_unless_the_event_says_so(seat: int | None) -> None:
    assert Sealed("plan").seen_by(seat) == Sealed(None)


def test_the_event_seen_does_not_depend_on_what_is_secret() -> None:
    assert DREW.seen_by(0) == Drew(1, "owl", 2, "deck", rules=("XX-1",)).seen_by(0)


def test_rules_are_part_of_an_event() -> None:
    assert Moved(0, "north") != Moved(0, "north", rules=("XX-1",))
    assert Moved(0, "north").rules == ()


@pytest.mark.parametrize(
    ("refusal", "text"),
    [
        (Refusal[Go]("game_over", ""), "game_over"),
        (Refusal[Go]("game_over", "XX-9"), "game_over (XX-9)"),
        (Refusal[Go]("too_far", "XX-2", args=(("most", 2), ("left", 0))), "too_far (XX-2): most=2, left=0"),
        (Refusal("too_far", "XX-2", 0, Go(0, 5)), "too_far (XX-2): action=Go(seat=0, steps=5)"),
        (
            Refusal("too_far", "", 0, Go(0, 5), (Go(0, 1), Go(0, 2)), (("most", 2),)),
            "too_far: most=2, action=Go(seat=0, steps=5), legal=[Go(seat=0, steps=1), Go(seat=0, steps=2)]",
        ),
    ],
)
def test_a_refusal_reads_as_code_rule_numbers_action_and_what_was_legal(refusal: Refusal[Go], text: str) -> None:
    assert str(refusal) == text


def test_an_illegal_action_carries_its_refusal() -> None:
    refusal = Refusal("too_far", "XX-2", 0, Go(0, 5))
    error = IllegalAction(refusal)

    assert error.refusal is refusal
    assert str(error) == str(refusal)


@pytest.mark.parametrize(
    ("problem", "text"),
    [
        (Problem("$.seed", "missing"), "$.seed: missing"),
        (Problem("$.seed", "wrong_type", "int"), "$.seed: wrong_type: expected int"),
        (Problem("$.seed", "wrong_type", "int", "'x'"), "$.seed: wrong_type: expected int, got 'x'"),
        (Problem("$.seed", "unknown", got="'x'"), "$.seed: unknown: got 'x'"),
        (Problem("$.seed", "unknown", rule="XX-1"), "$.seed: unknown (XX-1)"),
        (Problem("$.p", "range", "2", "3", "XX-1"), "$.p: range: expected 2, got 3 (XX-1)"),
    ],
)
def test_a_problem_reads_as_path_code_expected_got_and_rule(problem: Problem, text: str) -> None:
    assert str(problem) == text


@pytest.mark.parametrize("kind", [SetupError, SaveError])
def test_errors_about_documents_list_every_problem(kind: type[SetupError | SaveError]) -> None:
    problems = (Problem("$.a", "missing"), Problem("$.b", "unknown"))
    error = kind(*problems)

    assert error.problems == problems
    assert str(error) == "$.a: missing; $.b: unknown"


def test_a_save_error_names_the_place_of_the_first_problem() -> None:
    assert SaveError(Problem("$.a[2]", "missing"), Problem("$.b", "unknown")).path == "$.a[2]"
    assert SaveError().path == "$"


@pytest.mark.parametrize("kind", [SetupError, SaveError, IllegalAction])
def test_errors_about_what_was_handed_in_are_value_errors(kind: type[BoardRulesError]) -> None:
    assert issubclass(kind, BoardRulesError)
    assert issubclass(kind, ValueError)


def test_a_rules_loop_is_no_fault_of_the_caller_and_names_the_last_effects() -> None:
    error = RulesLoop(500, ("Ping", "Pong"))

    assert isinstance(error, BoardRulesError)
    assert not isinstance(error, ValueError)
    assert error.effects == ("Ping", "Pong")
    assert str(error) == "500 effects without a decision; the last ones: Ping, Pong"


def test_a_seat_that_does_not_exist_carries_what_was_expected() -> None:
    error = NoSuchSeat(9, 5)

    assert isinstance(error, LookupError)
    assert (error.seats, error.problem) == (5, Problem("seat", "no_such_seat", "0 to 4", "9"))
    assert str(error) == "no_such_seat: expected 0 to 4, got 9"
    assert NoSuchSeat("x").problem == Problem("seat", "no_such_seat", "a seat number or None", "'x'")


class Shy:
    """Cannot show itself."""

    def __repr__(self) -> str:
        raise RuntimeError("no")


def _deep() -> object:
    value: object = ()
    for _ in range(100_000):
        value = (value,)
    return Pair(value)


@frozen
class Pair:
    """Holds anything."""

    one: object


@pytest.mark.parametrize(
    "value", [10**5000, Pair(10**5000), Shy(), _deep(), [Shy()], "x" * 10**6], ids=lambda v: type(v).__name__
)
def test_any_value_is_told_in_a_few_words(value: object) -> None:
    """Numbers, depths and objects that Python itself does not write down."""
    assert 0 < len(short(value)) <= 60


@pytest.mark.parametrize(
    ("scores", "tie_breaks", "winners"),
    [
        ((3, 5, 1), (), (1,)),
        ((5, 3, 5), (), (0, 2)),
        ((0, 0), (), (0, 1)),
        ((-4, -2), (), (1,)),
        ((5, 3, 5), ((1, 9, 2),), (2,)),
        ((5, 3, 5), ((1, 9, 1), (7, 8, 6)), (0,)),
        ((5, 3, 5), ((1, 9, 1), (7, 8, 7)), (0, 2)),
        ((5, 3), ((1, 9),), (0,)),
    ],
)
def test_the_highest_score_wins_and_tie_breaks_decide_in_their_order(
    scores: tuple[int, ...], tie_breaks: tuple[tuple[int, ...], ...], winners: tuple[int, ...]
) -> None:
    """Only among those who are level; who still is shares the win."""
    assert Outcome.by_score(list(scores), "most_points", *tie_breaks) == Outcome(winners, "most_points", scores)


def test_an_outcome_without_a_score_has_no_winner_to_find() -> None:
    """Somebody has to have the highest one."""
    with pytest.raises(ValueError, match="empty"):
        Outcome.by_score((), "most_points")
