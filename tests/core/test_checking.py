"""What holds in the documents of every game: the parts of the check of a state."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from attrs import frozen

from boardrules.core.checking import (
    MANY,
    component_faults,
    decision_faults,
    deck_faults,
    effect_faults,
    held_faults,
    machine_faults,
    on_stack,
    seats_fit,
    shape_faults,
    stack_faults,
)
from boardrules.core.effects import AnyEffect, NextChoice, SeatChoice
from boardrules.core.errors import Problem
from boardrules.core.values import Action, Outcome
from boardrules.core.windows import Window, WindowChoice
from boardrules.core.zones import Deck, Held, Visibility
from tests.core.mini_game import CARDS, GAME, Card, Gain, Note, Round, State, Throw, TurnChoice, VoteWindow
from tests.core.test_choices import Again, Words
from tests.core.test_order import Leaver, Three, Turns
from tests.core.test_windows import Shouting

SHAPES: Final = {"play": re.compile(".*")}


@pytest.mark.parametrize("phase", ["play", "nowhere", "1"])
def test_a_phase_that_the_game_does_not_have_is_a_fault(phase: str) -> None:
    """Its name comes from the document like everything else."""
    state = GAME.start()
    state.phase = phase

    found = [(problem.path, problem.code) for problem in shape_faults(state, SHAPES, "MG-01")]

    assert found == ([] if phase == "play" else [("$.phase", "unknown_value")])


@frozen
class Ring(Window[State, Any]):
    """A window that is only looked at."""


def misplaced(effect: Any, phase: str = "turn", *, before_rows: bool = False) -> list[tuple[str, str, str]]:
    """Return what is wrong with an effect on the stack."""
    state = GAME.start()
    state.phase, state.stack = phase, [effect]
    return [
        (problem.path, problem.code, problem.expected)
        for problem in stack_faults(state, "MG-01", before_rows=before_rows)
    ]


@pytest.mark.parametrize("at", [-50, -4, -1, 4, 100, 10**30])
def test_a_round_stands_at_one_of_its_rows(at: int) -> None:
    """Python would count a row below 0 from the end, and skip those beyond it."""
    assert misplaced(Round(at)) == [("$.stack[0]", "contradiction", "the row of phase turn")]


def test_a_round_stands_behind_the_row_of_its_phase() -> None:
    """The row in progress has left it there for the next one; a phase without a row is the game's business."""
    assert [at for at in range(4) if not misplaced(Round(at))] == [2]
    assert [at for at in range(4) if not misplaced(Round(at), before_rows=True)] == [1, 2]
    assert misplaced(Round(3), "elsewhere") == []


@pytest.mark.parametrize(
    ("effect", "expected"),
    [
        (Three(3), ""),
        (Three(4), "a step of its table"),
        (Three(-1), "a step of its table"),
        (Turns(done=(1, 0)), ""),
        (Turns(done=(1, 1)), "players, each once"),
        (Turns(done=(1, 7)), "seats 0 to 1"),
        (Ring(), ""),
        (Ring(passed=-1), "a place in the order"),
        (WindowChoice(1, Ring(passed=1), 2), ""),
        (WindowChoice(1, Ring(passed=2), 2), "a place in the order"),
        (WindowChoice(5, Ring(), 1), "seats 0 to 1"),
    ],
)
def test_steps_turns_and_windows_stand_where_there_is_a_place(effect: object, expected: str) -> None:
    """The numbers in them come from the document as well."""
    assert [problem[2] for problem in misplaced(effect)] == ([expected] if expected else [])


# -- what lies somewhere ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("found", "expected"),
    [
        ({CARDS["ant"]: 1, "coin": 10}, []),
        ({CARDS["ant"]: 1, "coin": 10, "gem": 0}, []),
        ({CARDS["ant"]: 2, "coin": 10}, [("1 of ant in all zones", "2")]),
        ({"coin": 9}, [("1 of ant in all zones", "0"), ("10 of coin in all zones", "9")]),
        ({CARDS["ant"]: 1, CARDS["bee"]: 1, "coin": 10}, [("0 of bee in all zones", "1")]),
    ],
)
def test_nothing_is_lost_and_nothing_is_made(found: dict[Card | str, int], expected: list[tuple[str, str]]) -> None:
    """What the game does not have is counted too."""
    wanted: dict[Card | str, int] = {CARDS["ant"]: 1, "coin": 10}
    problems = [*component_faults(found, wanted, "MG-03")]

    assert [(problem.expected, problem.got) for problem in problems] == expected
    assert {(problem.path, problem.code, problem.rule) for problem in problems} <= {("$", "wrong_components", "MG-03")}


def test_components_of_one_place_are_missed_there() -> None:
    """A board has only one place for its areas."""
    assert [problem.path for problem in component_faults({"inn": 2}, {"inn": 1}, "MG-03", path="layout")] == [
        "$.layout"
    ]


@pytest.mark.parametrize(
    ("deck", "expected"),
    [
        (Deck[Card]("cards", Visibility.PUBLIC, shuffles=MANY), []),
        (Deck[Card]("pile", Visibility.PUBLIC), [("$.deck", "contradiction")]),
        (Deck[Card]("cards", Visibility.HIDDEN), [("$.deck", "contradiction")]),
        (Deck[Card]("cards", Visibility.PUBLIC, shuffles=-1), [("$.deck.shuffles", "out_of_range")]),
    ],
)
def test_a_deck_has_its_name_and_its_way_to_show_discards(deck: Deck[Card], expected: list[tuple[str, str]]) -> None:
    """The name is the stream of its shuffles, and who sees the discards decides about views."""
    problems = deck_faults("deck", deck, "cards", Visibility.PUBLIC, "MG-04")

    assert [(problem.path, problem.code) for problem in problems] == expected


@pytest.mark.parametrize(
    ("seats", "public", "wrong"),
    [
        ((), False, {}),
        ((0, 1), False, {True: "seats"}),
        ((), True, {False: "public"}),
        ((1,), True, {True: "seats", False: "public"}),
        ((1, 0), False, dict.fromkeys((True, False, None), "seats")),
        ((1, 1), False, dict.fromkeys((True, False, None), "seats")),
        ((2,), False, dict.fromkeys((True, False, None), "seats")),
        ((-1,), False, dict.fromkeys((True, False, None), "seats")),
    ],
)
@pytest.mark.parametrize("how", [True, False, None])
def test_what_is_known_of_a_card_can_be_known(
    seats: tuple[int, ...], public: bool, wrong: dict[bool | None, str], how: bool | None
) -> None:
    """Some piles are looked at by a seat, others are shown to everybody; of the rest nothing is known."""
    held = Held(CARDS["ant"], seats, public)
    problems = held_faults(GAME.start(), "pile[3]", held, public=how, rule="MG-05")

    assert [problem.path for problem in problems] == ([f"$.pile[3].{wrong[how]}"] if how in wrong else [])


def test_seats_are_of_the_table_and_each_named_once() -> None:
    """In any order."""
    state = GAME.start()

    assert [seats_fit(state, seats) for seats in ((), (1, 0), (0, 0), (2,), (-1,))] == [True, True, False, False, False]


# -- the decision on top ----------------------------------------------------------------------------------------------


def ended() -> State:
    """Return a state of a game that is over."""
    state = GAME.start()
    state.result = Outcome((0,), "goal", (10, 0))
    return state


def test_nothing_is_going_to_happen_after_the_end() -> None:
    """The stack is looked at with the rest of the machine, so that nothing else need ask what a finished game does."""
    state = ended()
    streams = ("setup", "cards")
    cited = [(problem.path, problem.rule) for problem in machine_faults(state, streams, {"die": 6}, over="MG-OVER")]

    assert cited == [("$.stack", "MG-OVER")]
    assert [*shape_faults(state, {}, "MG-01"), *decision_faults(state, "MG-01")] == []
    state.stack.clear()
    assert [*machine_faults(state, streams, {"die": 6}, over="MG-OVER")] == []


def test_an_effect_lies_on_the_stack_or_not() -> None:
    """Subclasses count as what they come from; without a class there is nothing to find."""
    state = GAME.start()
    state.stack = [Round(1), TurnChoice(0)]

    assert on_stack(state, TurnChoice)
    assert on_stack(state, Throw, Round)
    assert on_stack(state, SeatChoice)
    assert not on_stack(state, Throw, Gain)
    assert not on_stack(state)


def test_the_first_effect_that_cannot_lie_there_is_told() -> None:
    """Those above may rely on it, so no more are looked at."""
    state = GAME.start()
    state.stack = [Round(1), Note("one", 0), Note("two", 0), TurnChoice(0)]
    seen: list[AnyEffect] = []

    def look(of: State, effect: AnyEffect) -> str:
        assert of is state
        seen.append(effect)
        return "no notes" if isinstance(effect, Note) else ""

    assert [*effect_faults(state, look, "MG-02")] == [
        Problem("$.stack[1]", "contradiction", "no notes", "Note", "MG-02")
    ]
    assert seen == state.stack[:2]
    assert [*effect_faults(state, lambda of, effect: "", "MG-02")] == []


@frozen
class Mute(SeatChoice[State, Action]):
    """A choice without an action."""

    def actions(self, state: State) -> tuple[Action, ...]:
        return ()


@pytest.mark.parametrize(
    ("stack", "path", "expected"),
    [
        ([Round(1), TurnChoice(0)], "", ""),
        ([VoteWindow((0, 1))], "", ""),
        ([WindowChoice(1, Shouting(1, passed=1), 2)], "", ""),
        ([], "$.stack", "a decision"),
        ([TurnChoice(0), Round(1)], "$.stack[1]", "a decision"),
        ([Round(1), Mute(0)], "$.stack[1]", "a decision with an action"),
        ([WindowChoice(0, Shouting(1, passed=1), 1)], "$.stack[0]", "the next one who is asked in the window"),
        ([WindowChoice(1, Shouting(1), 2)], "$.stack[0]", "the next one who is asked in the window"),
        ([WindowChoice(0, Shouting(1, passed=4), 5)], "$.stack[0]", "the next one who is asked in the window"),
        ([NextChoice(1, Words((1, 2)))], "", ""),
        ([NextChoice(0, Words((1, 2)))], "$.stack[0]", "the one who picks the order of several things"),
        ([NextChoice(1, Words((1,)))], "$.stack[0]", "the one who picks the order of several things"),
        ([Again(0)], "$.stack[0]", "a decision with an action"),
    ],
)
def test_the_decision_on_top_can_be_answered_by_whose_turn_it_is(stack: list[Any], path: str, expected: str) -> None:
    """Whatever the shape of a stack says, its top is asked whether it is a decision."""
    state = GAME.start()
    state.stack = stack
    found = [(problem.path, problem.expected) for problem in decision_faults(state, "MG-01")]

    assert found == ([(path, expected)] if expected else [])


@pytest.mark.parametrize("choice", [Mute(1), VoteWindow((0, 1))])
def test_whoever_is_out_of_the_game_decides_nothing(choice: AnyEffect) -> None:
    """One of several seats is enough."""
    state: Any = GAME.start()
    state.stack = [choice]
    state.players = [Leaver(seat=0), Leaver(seat=1, left=True)]

    assert [problem.expected for problem in decision_faults(state, "MG-01")] == ["a player in the game who decides"]
