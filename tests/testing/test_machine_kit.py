"""The rule-based state machine: what it finds, what it says, what users can add to it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final, TypeAlias, assert_type

import pytest
from attrs import evolve
from hypothesis import HealthCheck, Phase, settings
from hypothesis.errors import InvalidDefinition
from hypothesis.stateful import invariant, precondition, rule, run_state_machine_as_test
from hypothesis.strategies import SearchStrategy, integers, just

from boardrules.core.errors import IllegalAction, Problem
from boardrules.core.values import Decision, Outcome, Step
from boardrules.games import shadow_hunters as sh
from boardrules.play.match import UndoPolicy
from boardrules.testing.machine import GameMachine
from boardrules.testing.playthroughs import Playthrough
from tests.core import mini_game as mini

ROOT: Final = Path(__file__).parent.parent.parent

MiniMachine: TypeAlias = GameMachine[mini.MiniSetup, mini.State, mini.Action, mini.Event, mini.View]
MiniStep: TypeAlias = Step[mini.State, mini.Event]


# -- games with one fault each --------------------------------------------------------------------------------


class Losing(mini.MiniGame):
    """Whoever robs also loses the top card of the deck."""

    def step(self, state: mini.State, action: mini.Action) -> MiniStep:
        step = super().step(state, action)
        if isinstance(action, mini.Rob) and step.state.deck.draw_pile:
            step.state.deck.draw_pile.pop()
        return step


class Silent(mini.MiniGame):
    """A roll ends the game, and nobody has won."""

    def step(self, state: mini.State, action: mini.Action) -> MiniStep:
        step = super().step(state, action)
        if isinstance(action, mini.Roll):
            step.state.stack.clear()
            step.state.open_decision = None
        return step


class Asking(mini.MiniGame):
    """The last question stays open after the end."""

    def step(self, state: mini.State, action: mini.Action) -> MiniStep:
        step = super().step(state, action)
        if step.state.result is not None:
            step.state.stack.append(mini.TurnChoice(0))
        return step


class Gagging(mini.MiniGame):
    """Of several seats that are asked at once only the first can answer."""

    def decision(self, state: mini.State) -> Decision[mini.Action] | None:
        found = super().decision(state)
        if found is None or len(found.seats) == 1:
            return found
        return evolve(found, actions=tuple([action for action in found.actions if action.seat == found.seats[0]]))


class Meddling(mini.MiniGame):
    """A step takes a shield away in the state before it."""

    def step(self, state: mini.State, action: mini.Action) -> MiniStep:
        step = super().step(state, action)
        if isinstance(action, mini.Vote) and action.shuffle:
            state.players[0].shields += 1
        return step


class Impossible(mini.MiniGame):
    """Eight coins are said to be too many."""

    def problems(self, state: mini.State) -> tuple[Problem, ...]:
        rich = [player.seat for player in state.players if player.coins == 8]
        return tuple([Problem(f"$.players[{seat}].coins", "out_of_range", "not 8", "8") for seat in rich])


class Forgetful(mini.MiniGame):
    """What can be done rests on something that no document holds."""

    def decision(self, state: mini.State) -> Decision[mini.Action] | None:
        found = super().decision(state)
        if found is None or len(found.actions) == 1 or state.events:
            return found
        return evolve(found, actions=found.actions[:-1])


class Crashing(mini.MiniGame):
    """Robbing breaks the rules."""

    def step(self, state: mini.State, action: mini.Action) -> MiniStep:
        if isinstance(action, mini.Rob):
            raise ZeroDivisionError("robbed by nobody")
        return super().step(state, action)


class Stillborn(mini.MiniGame):
    """With two shields a game does not begin."""

    def new_state(self, setup: mini.MiniSetup, seed: int) -> mini.State:
        if setup.shields == 2:
            raise ZeroDivisionError("no such shields")
        return super().new_state(setup, seed)


LOSING: Final = Losing()
SILENT: Final = Silent()
ASKING: Final = Asking()
GAGGING: Final = Gagging()
MEDDLING: Final = Meddling()
IMPOSSIBLE: Final = Impossible()
FORGETFUL: Final = Forgetful()
CRASHING: Final = Crashing()
STILLBORN: Final = Stillborn()


# -- machines -------------------------------------------------------------------------------------------------


def machine_of(played_game: mini.MiniGame) -> type[MiniMachine]:
    """Return a machine with nothing added."""

    class Plain(GameMachine[mini.MiniSetup, mini.State, mini.Action, mini.Event, mini.View]):
        game = played_game

    return Plain


def run(
    machine: type[GameMachine[Any, Any, Any, Any, Any]],
    examples: int = 15,
    steps: int = 12,
    phases: tuple[Phase, ...] = (Phase.generate,),
) -> None:
    """Run a machine as its TestCase would, but the same every time."""
    chosen = settings(
        machine.TestCase.settings,
        max_examples=examples,
        stateful_step_count=steps,
        phases=phases,
        derandomize=True,
        report_multiple_bugs=False,
        database=None,
    )
    run_state_machine_as_test(machine, settings=chosen)


def failure(machine: type[GameMachine[Any, Any, Any, Any, Any]], *, shrinks: bool = False) -> tuple[Exception, str]:
    """Return what a machine fails with, and all that hypothesis prints of it."""
    with pytest.raises(Exception) as caught:
        run(machine, 60, phases=(Phase.generate, Phase.shrink) if shrinks else (Phase.generate,))
    assert not isinstance(caught.value, InvalidDefinition)
    return caught.value, "\n".join([str(caught.value), *caught.value.__notes__])


def played(printed: str, **names: object) -> Playthrough[Any, Any, Any, Any, Any]:
    """Carry out the script in what was printed, as somebody who pastes it into a test."""
    lines = printed.splitlines()
    first = lines.index("from boardrules.testing import play")
    while lines[first - 1].startswith(("from ", "import ")):
        first -= 1
    text = "\n".join(lines[first : lines.index(")", first) + 1])
    scope: dict[str, Any] = dict(names)
    exec(text, scope)
    result: Playthrough[Any, Any, Any, Any, Any] = scope["played"]
    return result


# -- correct games --------------------------------------------------------------------------------------------


def test_a_correct_game_passes_and_is_played_deep() -> None:
    """Matches get to their ends and beyond: answers are taken back there, and others are given."""
    ends: list[Outcome] = []
    seen: list[tuple[int, int]] = []

    class Watching(GameMachine[mini.MiniSetup, mini.State, mini.Action, mini.Event, mini.View]):
        game = mini.GAME
        started = 0
        answers = 0

        def check_start(self, start: mini.State, events: tuple[mini.Event, ...]) -> None:
            assert start.number == 0
            assert events == tuple(start.events)
            self.started += 1

        def check_step(
            self, before: mini.State, action: mini.Action, events: tuple[mini.Event, ...], after: mini.State
        ) -> None:
            assert self.started == 1
            assert after.number == before.number + 1
            assert mini.GAME.step(before, action) == Step(after, events)
            self.answers += 1

        def check_end(self, end: mini.State, outcome: Outcome) -> None:
            assert end is self.state
            assert outcome == end.result
            ends.append(outcome)

        def teardown(self) -> None:
            super().teardown()
            seen.append((self.answers, self.state.number))

    run(Watching)

    assert len({outcome.winners for outcome in ends}) == 2
    assert len(ends) > 10
    assert max(answers - left for answers, left in seen) > 40


def test_the_default_number_of_steps_reaches_the_end_of_long_games() -> None:
    """Matches of Shadow Hunters have 100 to 400 answers."""
    ended: list[int] = []

    class Long(GameMachine[sh.Setup, sh.State, sh.Action, sh.Event, sh.View]):
        game = sh.GAME

        def check_end(self, end: sh.State, outcome: Outcome) -> None:
            ended.append(end.number)

    run(Long, examples=5, steps=Long.TestCase.settings.stateful_step_count)

    assert max(ended) > 100


def test_types_of_the_game_come_through() -> None:
    """What a user's checks are given has the game's own types; ``mypy`` reads this too."""
    looked: list[int] = []

    class Typed(GameMachine[sh.Setup, sh.State, sh.Action, sh.Event, sh.View]):
        game = sh.GAME

        @invariant()
        def nobody_is_below_zero(self) -> None:
            assert_type(self.state, sh.State)
            assert_type(self.outcome, Outcome | None)
            assert_type(self.decision, Decision[sh.Action] | None)
            assert_type(self.match.state.players, list[sh.Player])
            assert all(player.damage >= 0 for player in self.state.players)
            looked.append(self.state.number)

        def setups(self) -> SearchStrategy[sh.Setup]:
            return just(sh.Setup(players=4))

        @rule()
        def answer_first(self) -> None:
            if self.decision is not None:
                assert_type(self.play(self.decision.actions[0]), tuple[sh.Event, ...])
                assert_type(self.playthrough(), Playthrough[sh.Setup, sh.State, sh.Action, sh.Event, sh.View])

    run(Typed, examples=5, steps=4)

    assert len(set(looked)) > 10


# -- what it finds --------------------------------------------------------------------------------------------


def test_a_broken_invariant_of_the_user_is_found_and_printed_as_a_script() -> None:
    """The script plays to the state in which it does not hold, in the middle of a step or not."""

    class Poor(GameMachine[mini.MiniSetup, mini.State, mini.Action, mini.Event, mini.View]):
        game = mini.GAME

        @invariant()
        def nobody_is_rich(self) -> None:
            assert all(player.coins < 4 for player in self.state.players), "somebody is rich"

    error, printed = failure(Poor, shrinks=True)

    assert type(error) is AssertionError
    assert "somebody is rich" in str(error)
    way = played(printed)
    assert way.game is mini.GAME
    assert [max(player.coins for player in state.players) >= 4 for state in way.states] == [False] * len(way) + [True]
    assert len(way) <= 6


def test_an_invariant_is_checked_after_every_single_answer() -> None:
    """Not only after the steps, which give many; its preconditions are asked."""
    looked: list[tuple[object, int]] = []

    class Looking(GameMachine[mini.MiniSetup, mini.State, mini.Action, mini.Event, mini.View]):
        game = mini.GAME
        undo_policy = "never"

        @precondition(lambda machine: machine.state.number % 2 == 1)
        @invariant()
        def odd(self) -> None:
            looked.append((id(self.match), self.state.number))

    run(Looking, examples=5)

    assert {number for _, number in looked} >= {1, 3, 5, 7, 9, 11}
    assert all(number % 2 for _, number in looked)


def test_a_failing_check_step_is_found_with_the_answer_in_the_script() -> None:
    """The last line of the script is the answer that the check does not like."""

    class Peaceful(GameMachine[mini.MiniSetup, mini.State, mini.Action, mini.Event, mini.View]):
        game = mini.GAME

        def check_step(
            self, before: mini.State, action: mini.Action, events: tuple[mini.Event, ...], after: mini.State
        ) -> None:
            assert mini.Noted("robbed", 0) not in [evolve(event, rules=()) for event in events], "seat 0 was robbed"

    error, printed = failure(Peaceful)

    assert "seat 0 was robbed" in str(error)
    way = played(printed)
    assert mini.Noted("robbed", 0) in [evolve(event, rules=()) for event in way.events[-1]]


def test_a_check_of_a_step_is_told_the_listed_action() -> None:
    """A rule of the user may play what only equals it."""
    seen: list[str] = []

    class Watching(GameMachine[mini.MiniSetup, mini.State, mini.Action, mini.Event, mini.View]):
        game = mini.GAME

        def check_step(
            self, before: mini.State, action: mini.Action, events: tuple[mini.Event, ...], after: mini.State
        ) -> None:
            seen.append(repr(action))

    machine = Watching()
    machine.start((), mini.MiniSetup(), 3, [])
    machine.play(mini.Take(False, True))

    assert seen == ["Take(seat=0, coins=1)"]


@pytest.mark.parametrize("hook", ["check_start", "check_end"])
def test_the_other_hooks_are_heard(hook: str) -> None:
    """What they raise is the failure."""

    def fail(self: object, *arguments: object) -> None:
        raise KeyError(hook)

    machine = machine_of(mini.GAME)
    setattr(machine, hook, fail)

    error, printed = failure(machine)

    assert type(error) is KeyError
    way = played(printed)
    assert (way.outcome is not None) == (hook == "check_end")


@pytest.mark.parametrize(
    ("game", "message"),
    [
        (LOSING, "components were lost or made; card('"),
        (SILENT, "nobody owes an answer, and the game has no outcome"),
        (ASKING, "the game has ended (Outcome(winners="),
        (GAGGING, "asked without an action: seats [1] in Decision("),
        (MEDDLING, "has changed since it was reached"),
        (IMPOSSIBLE, "a state that is not possible; $.players["),
        (FORGETFUL, "the state that was written and read asks something else: Decision("),
    ],
    ids=["lost", "unended", "unclosed", "gagged", "changed", "impossible", "unwritten"],
)
def test_what_always_holds_is_checked_unasked(game: mini.MiniGame, message: str) -> None:
    """Each fault is found by a machine with nothing added, named, and printed as a script."""
    error, printed = failure(machine_of(game))

    assert type(error) is AssertionError
    assert message in str(error)
    assert played(printed).game is game


def test_lost_components_are_listed_with_both_numbers() -> None:
    """What it was at the start, what it is now; the script ends with the robbery."""
    error, printed = failure(machine_of(LOSING))

    assert "1 at the start, 0 now" in str(error)
    assert isinstance(played(printed).actions[-1], mini.Rob)


def test_rules_that_raise_are_printed_with_the_answer_that_they_break_at() -> None:
    """The error is the rules' own, and the script ends with the answer that raises it."""
    error, printed = failure(machine_of(CRASHING))

    assert type(error) is ZeroDivisionError
    with pytest.raises(AssertionError, match="ZeroDivisionError: robbed by nobody") as caught:
        played(printed)
    assert isinstance(getattr(caught.value, "action", None), mini.Rob)


def test_a_start_that_raises_is_printed_as_a_script() -> None:
    """Setup and seed say it all."""
    error, printed = failure(machine_of(STILLBORN))

    assert type(error) is ZeroDivisionError
    with pytest.raises(AssertionError, match="The start of this match breaks the rules"):
        played(printed)


def test_answers_of_a_users_rule_are_checked_too() -> None:
    """``play`` refuses what is not legal; the script is the match so far."""

    class Greedy(GameMachine[mini.MiniSetup, mini.State, mini.Action, mini.Event, mini.View]):
        game = mini.GAME

        @precondition(lambda machine: machine.decision is not None)
        @rule(coins=integers(1, 3))
        def take(self, coins: int) -> None:
            assert self.decision is not None
            self.play(mini.Take(self.decision.seats[0], coins))

    error, printed = failure(Greedy)

    assert isinstance(error, IllegalAction)
    way = played(printed)
    assert error.refusal.action is not None
    assert mini.GAME.explain(way.state, error.refusal.action) == error.refusal


def test_a_refusal_that_a_rule_expects_leaves_no_trace_in_the_script() -> None:
    """What is printed later is the match that was played."""

    class Trying(GameMachine[mini.MiniSetup, mini.State, mini.Action, mini.Event, mini.View]):
        game = mini.GAME

        @rule()
        def overreach(self) -> None:
            with pytest.raises(IllegalAction):
                self.play(mini.Take(0, 9))
            assert self.state.number < 5, "too long"

    error, printed = failure(Trying)

    assert "too long" in str(error)
    assert mini.Take(0, 9) not in played(printed).actions


# -- how a user runs it ---------------------------------------------------------------------------------------


def test_settings_of_the_test_case_are_sensible_and_can_be_replaced() -> None:
    """No deadline, no health checks, no slow explanations; the profile's other settings; a user's own win."""
    usual = machine_of(mini.GAME)

    assert usual.TestCase.settings.deadline is None
    assert HealthCheck.too_slow in usual.TestCase.settings.suppress_health_check
    assert Phase.explain not in usual.TestCase.settings.phases
    assert usual.TestCase.settings.max_examples == settings().max_examples

    started: list[int] = []

    class Counting(GameMachine[mini.MiniSetup, mini.State, mini.Action, mini.Event, mini.View]):
        game = mini.GAME

        def check_start(self, start: mini.State, events: tuple[mini.Event, ...]) -> None:
            started.append(1)

    Counting.TestCase.settings = settings(Counting.TestCase.settings, max_examples=3, stateful_step_count=2)
    Counting.TestCase("runTest").debug()

    assert len(started) == 3


def test_setups_of_the_user_are_played() -> None:
    """An overridden strategy says what is laid out."""
    setups: list[mini.MiniSetup] = []

    class Forced(GameMachine[mini.MiniSetup, mini.State, mini.Action, mini.Event, mini.View]):
        game = mini.GAME

        def setups(self) -> SearchStrategy[mini.MiniSetup]:
            return integers(5, 9).map(lambda number: mini.MiniSetup(shields=number))

        def check_start(self, start: mini.State, events: tuple[mini.Event, ...]) -> None:
            setups.append(self.match.setup)

    run(Forced, examples=20, steps=2)

    assert {setup.shields for setup in setups} == {5, 6, 7, 8, 9}


def test_an_undo_policy_keeps_answers_from_being_taken_back() -> None:
    """With ``never`` a match only grows, so a check may remember what it has seen."""

    class Remembering(GameMachine[mini.MiniSetup, mini.State, mini.Action, mini.Event, mini.View]):
        game = mini.GAME
        undo_policy: UndoPolicy = "never"
        answers = 0

        def check_step(
            self, before: mini.State, action: mini.Action, events: tuple[mini.Event, ...], after: mini.State
        ) -> None:
            self.answers += 1
            assert after.number == self.answers

    run(Remembering)

    class Undoing(Remembering):
        undo_policy: UndoPolicy = "free"

    error, _ = failure(Undoing)
    assert type(error) is AssertionError


def test_the_playthrough_is_the_match_so_far() -> None:
    """With the same setup, seed, answers, states and events."""
    compared: list[int] = []

    class Comparing(GameMachine[mini.MiniSetup, mini.State, mini.Action, mini.Event, mini.View]):
        game = mini.GAME

        @rule()
        def compare(self) -> None:
            way = self.playthrough()
            assert (way.setup, way.seed) == (self.match.setup, self.match.seed)
            assert way.actions == tuple([entry.action for entry in self.match.log])
            assert way.events[1:] == tuple([entry.events for entry in self.match.log])
            assert way.state == self.state
            compared.append(len(way))

    run(Comparing, examples=8)

    assert max(compared) > 10


def test_a_machine_without_a_game_says_what_it_lacks() -> None:
    """The base class itself too, should anybody run it."""
    with pytest.raises(InvalidDefinition, match="GameMachine does not say what it plays"):
        GameMachine()


def test_pytest_collects_test_cases_and_no_machines(tmp_path: Path) -> None:
    """Neither the imported base class nor a machine that is named like a test; a failure shows its script."""
    (tmp_path / "test_user.py").write_text(
        "from hypothesis import Phase, settings\n"
        "from boardrules.testing.machine import GameMachine\n"
        "from tests.core.mini_game import GAME\n"
        "class TestNamed(GameMachine):\n"
        "    game = GAME\n"
        "class Failing(GameMachine):\n"
        "    game = GAME\n"
        "    def check_step(self, before, action, events, after):\n"
        "        assert after.number < 3, 'too long'\n"
        "for machine in (TestNamed, Failing):\n"
        "    machine.TestCase.settings = settings(\n"
        "        machine.TestCase.settings, max_examples=5, database=None, phases=[Phase.generate]\n"
        "    )\n"
        "TestCase = TestNamed.TestCase\n"
        "TestFailing = Failing.TestCase\n",
        encoding="utf-8",
    )

    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-v", "-p", "no:cacheprovider", "-W", "error", "test_user.py"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )

    assert "TestCase::runTest PASSED" in done.stdout
    assert "TestFailing::runTest FAILED" in done.stdout
    assert "1 failed, 1 passed" in done.stdout
    assert "played = play(\n" in done.stdout
