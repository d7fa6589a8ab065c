"""The rule-based state machine: hypothesis plays a match, takes answers back, writes and reads, and looks on."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection
from functools import cache
from inspect import getmembers
from typing import Final, Generic

from hypothesis import Phase, note, settings
from hypothesis import strategies as st
from hypothesis.errors import InvalidDefinition
from hypothesis.stateful import INVARIANT_MARKER, RuleBasedStateMachine, initialize, rule
from hypothesis.strategies import DrawFn, SearchStrategy

from boardrules.core.errors import IllegalAction, Problem
from boardrules.core.game import ActionT, EventT, Game, SetupT, StateT, ViewT
from boardrules.core.values import Action, Decision, Outcome
from boardrules.play.documents import from_json, to_json
from boardrules.play.match import Match, UndoPolicy
from boardrules.testing.playthroughs import Playthrough, play
from boardrules.testing.scripts import LazyText, Printer, Script
from boardrules.testing.strategies import bytes_for, pick, seeds, setups

#: So many answers are planned; in a longer match they come round again.
_PLANNED: Final = 600
#: How many planned answers there are at least: few now and then, so that hypothesis can leave them out one by one.
_LEAST: Final = (0, *[_PLANNED] * 9)
#: So many answers one step gives at most, and so many it takes back.
_MOST: Final = 40


class _Numbers(tuple[int, ...]):
    """Numbers that are printed in one line."""

    def _repr_pretty_(self, printer: Printer, cycle: bool) -> None:
        printer.text(repr(tuple(self)))


@st.composite
def _plans(draw: DrawFn) -> _Numbers:
    return _Numbers(draw(st.binary(min_size=draw(st.sampled_from(_LEAST)), max_size=_PLANNED)))


def _kinds_of(game: Game[SetupT, StateT, ActionT, EventT, ViewT]) -> SearchStrategy[list[type[Action]]]:
    return st.lists(st.sampled_from(game.schema().actions), unique=True)


class GameMachine(RuleBasedStateMachine, Generic[SetupT, StateT, ActionT, EventT, ViewT]):
    """A hypothesis state machine that plays matches of a game, for a user to add invariants and checks to.

    ::

        from hypothesis.stateful import invariant

        from boardrules.games import shadow_hunters as sh
        from boardrules.testing import GameMachine

        class Careful(GameMachine[sh.Setup, sh.State, sh.Action, sh.Event, sh.View]):
            game = sh.GAME

            @invariant()
            def nobody_is_below_zero(self) -> None:
                assert all(player.damage >= 0 for player in self.state.players)

            def check_step(self, before, action, events, after) -> None:
                assert after.number == before.number + 1

        TestCareful = Careful.TestCase

    Every example is one match of a drawn setup and seed. Its steps answer several decisions, some after taking answers
    back (and giving some of them again), some after writing and reading the state and the match. After each single
    answer the hooks are called and all invariants are checked, those of a subclass included. Further ``@rule``,
    ``@precondition`` and ``@invariant`` methods are hypothesis's own; rules that answer use ``play``. Do not use
    ``@initialize``, which may come before the match is there: override ``check_start``.

    Of itself the machine checks what always holds: that somebody owes an answer exactly while the game has no outcome,
    that everybody who is asked has an action, that ``Game.components`` stay the same and ``Game.problems`` finds
    nothing, that a state once reached does not change, and that what was written is read back and plays on the same.

    A failure is printed with the script that plays the match again. The settings of ``TestCase`` have no deadline, no
    health checks and no phase ``explain``; others are built on them, such as
    ``Careful.TestCase.settings = settings(Careful.TestCase.settings, max_examples=500)``.
    """

    __test__ = False  # pytest runs ``TestCase``, also of a machine whose own name begins with Test

    #: The game that is played. Every subclass that is run says so.
    game: Game[SetupT, StateT, ActionT, EventT, ViewT]
    #: Which answers are taken back. A machine whose checks remember earlier answers wants ``never``.
    undo_policy: UndoPolicy = "free"
    #: The match, from its start on. Read it; answer with ``play``.
    match: Match[SetupT, StateT, ActionT, EventT, ViewT]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        # Explaining a failure means tracing every line, which makes shrinking ten times as slow; the script says more.
        usual = cls.TestCase.settings
        cls.TestCase.settings = settings(usual, phases=[phase for phase in usual.phases if phase is not Phase.explain])

    def __init__(self) -> None:
        super().__init__()
        if not isinstance(getattr(self, "game", None), Game):
            raise InvalidDefinition(f"{type(self).__name__} does not say what it plays: it needs a line 'game = ...'")
        self._begun: tuple[SetupT, int] | None = None
        self._answering: tuple[ActionT, ...] = ()
        self._shuns: Collection[type[Action]] = ()
        self._plan: tuple[int, ...] = ()
        self._used = 0
        self._read_at = 0

    # -- what subclasses use ----------------------------------------------------------------------------------

    @property
    def state(self) -> StateT:
        """The current state of the match."""
        return self.match.state

    @property
    def decision(self) -> Decision[ActionT] | None:
        """The open question, or None when the game is over."""
        return self.match.decision

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it runs."""
        return self.match.outcome

    def playthrough(self) -> Playthrough[SetupT, StateT, ActionT, EventT, ViewT]:
        """Return the match so far, played again: with every state and all events on the way."""
        actions = [entry.action for entry in self.match.log]
        return play(self.game, self.match.setup, self.match.seed, actions)

    def play(self, action: ActionT) -> tuple[EventT, ...]:
        """Answer, look at what came of it, and return what happened.

        Raises ``IllegalAction`` for what is not legal, and whatever the hooks and invariants raise.
        """
        before = self.state
        self._answering = (action,)
        try:
            events = self.match.play(action)
        except IllegalAction:
            if action not in self._actions():
                self._answering = ()  # refused, so it is no part of the match; whoever tried may go on
            raise
        self._answering = ()
        self._check_state()
        self.check_step(before, self.match.log[-1].action, events, self.state)
        for function, preconditions in _invariants(type(self)):
            if all(holds(self) for holds in preconditions):
                function(self)
        self._check_end()
        return events

    # -- what subclasses may override -------------------------------------------------------------------------

    def setups(self) -> SearchStrategy[SetupT]:
        """Return the strategy of the setups that are played; without an override everything that is possible."""
        return setups(self.game)

    def check_start(self, start: StateT, events: tuple[EventT, ...]) -> None:
        """Look at the state before the first answer, and at what happened before it. Raise when it is wrong."""

    def check_step(self, before: StateT, action: ActionT, events: tuple[EventT, ...], after: StateT) -> None:
        """Look at a step: the state before, the answer, what happened, the state after. Raise when it is wrong."""

    def check_end(self, end: StateT, outcome: Outcome) -> None:
        """Look at the last state of a match, and at how it ended. Raise when it is wrong."""

    def teardown(self) -> None:
        """Note the script of the match, which hypothesis prints of a failing example. An override calls this one."""
        if self._begun is not None:
            note(LazyText(self._script))

    # -- the steps --------------------------------------------------------------------------------------------

    # All answers are drawn in one piece and before the rest: when hypothesis has found an example that fails, one with
    # fewer answers counts as simpler, even if it takes another seed.
    @initialize(
        plan=_plans(),
        setup=st.runner().flatmap(lambda machine: machine.setups()),
        seed=seeds(),
        shuns=st.runner().flatmap(lambda machine: _kinds_of(machine.game)),
    )
    def start(self, plan: tuple[int, ...], setup: SetupT, seed: int, shuns: list[type[Action]]) -> None:
        """Start the match.

        The steps give the answers of ``plan``, each the number of an action, counted round; where there are more than
        256 it takes two numbers. Kinds of actions in ``shuns`` are taken seldom, so that matches differ more.
        """
        self._plan = plan
        self._begun = (setup, seed)
        self._shuns = shuns
        self.match = Match(self.game, setup, seed, undo=self.undo_policy)
        self._start_digest = self.game.digest(self.state)
        self._components = dict(self.game.components(self.state))
        self._check_state()
        self.check_start(self.state, self.match.opening)
        self._check_end()

    @rule(count=st.integers(1, _MOST))
    def answer(self, count: int) -> None:
        """Answer so many decisions, or fewer when the game ends."""
        for _ in range(count):
            action = self._planned()
            if action is None:
                break
            self._used += bytes_for(len(self._actions()))
            self.play(action)

    @rule(back=st.integers(1, _MOST), again=st.integers(0, _MOST), count=st.integers(1, _MOST))
    def take_back(self, back: int, again: int, count: int) -> None:
        """Take answers back, as many as there are, give some of them again, and go on another way."""
        undone = 0
        changed: list[int] = []
        while undone < back and self.match.can_undo():
            self.match.undo()
            undone += 1
            changed += self._changed()
        for _ in range(undone if changed else min(again, undone)):
            self.match.redo()
            changed += self._changed()
        assert not changed, f"the state after {min(changed)} answers has changed since it was reached"
        self.answer(count)

    @rule(count=st.integers(1, _MOST))
    def write_and_read(self, count: int) -> None:
        """Write and read the state and the match; step from both states, and play on with the match that was read."""
        read = from_json(self.game, "state", json.dumps(to_json(self.state)))
        self._compare(read, "the state that was written and read")
        action = self._planned()
        if action is not None:
            self._answering = (action,)
            one, other = self.game.step(self.state, action), self.game.step(read, action)
            assert one == other, f"the state that was written and read plays on otherwise: {other}, not {one}"
            self._answering = ()
        # A match is read by playing it: when it is twice as long as the last time, or most steps would go into this.
        if len(self.match.log) >= 2 * self._read_at:
            match = Match.loads(self.match.dumps(), self.game)
            self._compare(match.state, "the last state of the match that was written and read")
            assert match.log == self.match.log, "the match that was written and read has another log"
            self.match = match
            self._read_at = len(match.log)
        self.answer(count)

    # -- what always holds ------------------------------------------------------------------------------------

    def _check_state(self) -> None:
        self.somebody_owes_an_answer_until_the_end()
        self.everybody_who_is_asked_has_an_action()
        self.components_stay()
        self.state_is_possible()

    def somebody_owes_an_answer_until_the_end(self) -> None:
        """A game has an open decision or an outcome, and never both."""
        decision, outcome = self.decision, self.outcome
        assert decision is not None or outcome is not None, "nobody owes an answer, and the game has no outcome"
        assert decision is None or outcome is None, f"the game has ended ({outcome}), and still asks: {decision}"

    def everybody_who_is_asked_has_an_action(self) -> None:
        """A decision asks somebody, and each seat that it asks can answer."""
        decision = self.decision
        if decision is not None:
            assert decision.seats, f"a decision that asks nobody: {decision}"
            able = {action.seat for action in decision.actions}
            stuck = [seat for seat in decision.seats if seat not in able]
            assert not stuck, f"asked without an action: seats {stuck} in {decision}"

    def components_stay(self) -> None:
        """Nothing of what ``Game.components`` counts is lost or made."""
        found, there = self.game.components(self.state), self._components
        if found != there:
            things = [*there, *[thing for thing in found if thing not in there]]
            changes = [
                f"{thing}: {there.get(thing, 0)} at the start, {found.get(thing, 0)} now"
                for thing in things
                if there.get(thing, 0) != found.get(thing, 0)
            ]
            raise AssertionError("; ".join(["components were lost or made", *changes]))

    def state_is_possible(self) -> None:
        """``Game.problems`` finds none."""
        problems: tuple[Problem, ...] = self.game.problems(self.state)
        assert not problems, "; ".join(["a state that is not possible", *map(str, problems)])

    # -- behind them ------------------------------------------------------------------------------------------

    def _actions(self) -> tuple[ActionT, ...]:
        return () if self.decision is None else self.decision.actions

    def _planned(self) -> ActionT | None:
        """Return the next answer of the plan; None when there is none, or nothing to answer."""
        actions = self._actions()
        if not actions or not self._plan or self._used >= len(self._plan) < _PLANNED:
            return None
        number = 0
        for place in range(self._used, self._used + bytes_for(len(actions))):
            number = number * 256 + self._plan[place % len(self._plan)]
        return pick(actions, number, self._shuns)

    def _check_end(self) -> None:
        outcome = self.outcome
        if outcome is not None:
            self.check_end(self.state, outcome)

    def _changed(self) -> list[int]:
        """Return the number of answers given when the current state is not any more what it was then; else nothing."""
        log = self.match.log
        expected = log[-1].digest if log else self._start_digest
        return [] if self.game.digest(self.state) == expected else [len(log)]

    def _compare(self, read: StateT, what: str) -> None:
        assert read == self.state, f"{what} is another one: {read}, not {self.state}"
        assert self.game.digest(read) == self.game.digest(self.state), f"{what} has another digest"
        assert self.game.decision(read) == self.decision, f"{what} asks something else: {self.game.decision(read)}"

    def _script(self) -> str:
        assert self._begun is not None
        entries = self.match.log if hasattr(self, "match") else ()
        actions = [*[entry.action for entry in entries], *self._answering]
        return Script(self.game).program(*self._begun, actions)


@cache
def _invariants(
    machine: type[RuleBasedStateMachine],
) -> tuple[tuple[Callable[[object], None], tuple[Callable[[object], bool], ...]], ...]:
    """Return the invariants of a machine, each with its preconditions.

    Hypothesis checks them after a step only, and one step may give many answers.
    """
    found = [getattr(value, INVARIANT_MARKER, None) for _, value in getmembers(machine)]
    return tuple([(one.function, tuple(one.preconditions)) for one in found if one is not None])
