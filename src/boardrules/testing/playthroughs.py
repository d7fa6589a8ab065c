"""A playthrough: a match that was played, with every state on the way, that prints itself as a script."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from os import PathLike
from pathlib import Path
from typing import Any, Generic

from attrs import field, frozen

from boardrules.core.errors import IllegalAction, SetupError
from boardrules.core.game import ActionT, EventT, Game, SetupT, StateT, ViewT
from boardrules.core.values import Action, Decision, Outcome, Step
from boardrules.play.match import Match, UndoPolicy
from boardrules.testing.scripts import Printer, Script


@frozen(eq=False, repr=False)
class Playthrough(Generic[SetupT, StateT, ActionT, EventT, ViewT]):
    """A match that was played: setup, seed and answers, with every state and all events on the way.

    ``states[0]`` is the state before the first answer and ``events[0]`` what happened before it; ``states[n]`` and
    ``events[n]`` are those after ``n`` answers. Its length is the number of answers. ``repr`` is the script that plays
    it again.

    >>> from boardrules.games import shadow_hunters as sh
    >>> played = play(sh.GAME, sh.Setup(players=4), seed=7, actions=[sh.Pass(2)])
    >>> len(played), played.decision.seats, played.until(0).state == played.states[0]
    (1, (3,), True)
    """

    game: Game[SetupT, StateT, ActionT, EventT, ViewT]
    setup: SetupT
    seed: int
    actions: tuple[ActionT, ...] = field(default=())
    states: tuple[StateT, ...] = field(default=())
    events: tuple[tuple[EventT, ...], ...] = field(default=())

    def __len__(self) -> int:
        return len(self.actions)

    @property
    def state(self) -> StateT:
        """The last state."""
        return self.states[-1]

    @property
    def decision(self) -> Decision[ActionT] | None:
        """The question that is open at the end, or None when the game is over."""
        return self.game.decision(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None when it did not."""
        return self.game.outcome(self.state)

    def decisions(self) -> Iterator[tuple[StateT, Decision[ActionT]]]:
        """Yield every state that asks something, with its question; the open one at the end is the last."""
        for state in self.states:
            decision = self.game.decision(state)
            if decision is not None:
                yield state, decision

    def steps(self) -> Iterator[tuple[StateT, ActionT, tuple[EventT, ...], StateT]]:
        """Yield every step: the state before, the answer, what happened, the state after."""
        return zip(self.states[:-1], self.actions, self.events[1:], self.states[1:], strict=True)

    def moment(self) -> Moment[SetupT, StateT, ActionT, EventT, ViewT]:
        """Return the question that is open at the end. Raises ``ValueError`` when the game is over."""
        decision = self.decision
        if decision is None:
            raise ValueError("the game is over")
        return Moment(self, self.state, decision)

    def until(self, length: int) -> Playthrough[SetupT, StateT, ActionT, EventT, ViewT]:
        """Return the playthrough as it was after so many answers, 0 to its length. Raises ``ValueError`` beyond."""
        if not 0 <= length <= len(self):
            raise ValueError(f"a playthrough of {len(self)} answers has no beginning of {length}")
        return Playthrough(
            self.game,
            self.setup,
            self.seed,
            self.actions[:length],
            self.states[: length + 1],
            self.events[: length + 1],
        )

    def match(self, *, undo: UndoPolicy = "free") -> Match[SetupT, StateT, ActionT, EventT, ViewT]:
        """Return it as a match, which can be written with ``dumps``."""
        match = Match(self.game, self.setup, self.seed, undo=undo)
        for action in self.actions:
            match.play(action)
        return match

    def save(self, path: str | PathLike[str]) -> None:
        """Write it as a saved match: ``boardrules replay`` shows it, ``Match.loads`` reads it.

        A game that is not installed is named beside the file: ``boardrules replay FILE --game module:NAME``.
        """
        Path(path).write_text(self.match().dumps() + "\n", encoding="utf-8")

    def script(self) -> str:
        """Return the Python text that plays it again: the imports, and one call of ``play``."""
        return Script(self.game).program(self.setup, self.seed, self.actions)

    def __repr__(self) -> str:
        return Script(self.game).call(self.setup, self.seed, self.actions)

    def _repr_pretty_(self, printer: Printer, cycle: bool) -> None:
        printer.text(repr(self))


@frozen(eq=False, repr=False)
class Moment(Generic[SetupT, StateT, ActionT, EventT, ViewT]):
    """An open question, with the state that asks it and the match that led to it. ``repr`` is the script of the way.

    >>> from boardrules.games import shadow_hunters as sh
    >>> moment = play(sh.GAME, sh.Setup(players=4), seed=7).moment()
    >>> moment.step(moment.decision.actions[0]).state.number
    1
    """

    playthrough: Playthrough[SetupT, StateT, ActionT, EventT, ViewT]
    state: StateT
    decision: Decision[ActionT]

    def step(self, action: ActionT) -> Step[StateT, EventT]:
        """Answer; ``state`` stays as it is."""
        return self.playthrough.game.step(self.state, action)

    def __repr__(self) -> str:
        return f"{self.playthrough!r}.moment()"

    def _repr_pretty_(self, printer: Printer, cycle: bool) -> None:
        printer.text(repr(self))


class PlayError(AssertionError, Generic[SetupT, StateT, ActionT, EventT, ViewT]):
    """The rules broke while a match was played: ``playthrough`` is the way there, ``action`` what was answered then.

    Where they broke before the first decision, ``action`` is None and the playthrough has no states.

    >>> from boardrules.games import shadow_hunters as sh
    >>> try:
    ...     played = play(sh.GAME, seed=7)
    ... except PlayError as error:
    ...     error.playthrough.save("up_to_the_fault.json")
    """

    def __init__(
        self,
        playthrough: Playthrough[SetupT, StateT, ActionT, EventT, ViewT],
        action: ActionT | None,
        error: Exception,
    ) -> None:
        answers = playthrough.actions if action is None else (*playthrough.actions, action)
        way = Script(playthrough.game).program(playthrough.setup, playthrough.seed, answers)
        what = "The last answer of this match" if answers else "The start of this match"
        super().__init__(f"{type(error).__name__}: {error}\n\n{what} breaks the rules:\n\n{way}")
        self.playthrough = playthrough
        self.action = action


def play(
    game: Game[SetupT, StateT, ActionT, EventT, ViewT],
    setup: SetupT | None = None,
    seed: int = 0,
    actions: Iterable[Action] = (),
) -> Playthrough[SetupT, StateT, ActionT, EventT, ViewT]:
    """Play a match by a list of answers, which is what a failing example is printed as.

    Raises ``SetupError`` for a wrong setup or seed, ``IllegalAction`` for an answer that is not legal, also for one
    after the end of the game, and ``PlayError`` when the rules break.

    >>> from boardrules.games import shadow_hunters as sh
    >>> play(sh.GAME, sh.Setup(players=4), seed=7, actions=[sh.Pass(2)]).decision.prompt.key
    'window-start'
    """
    # Taken as ``Action``: of a list of several kinds of actions a type checker does not find the game's own union.
    wanted: list[Any] = list(actions)
    found = unfold(game, setup, seed, lambda decision, number: wanted[number] if number < len(wanted) else None)
    for action in wanted[len(found) :]:
        game.step(found.state, action)  # the game is over, and says so
    return found


def unfold(
    game: Game[SetupT, StateT, ActionT, EventT, ViewT],
    setup: SetupT | None,
    seed: int,
    answer: Callable[[Decision[ActionT], int], ActionT | None],
) -> Playthrough[SetupT, StateT, ActionT, EventT, ViewT]:
    """Play a match in which ``answer`` is asked for every answer, with its number; None stops.

    A state that asks nothing ends the match. An error of the rules is a ``PlayError``, whether the answer raises it or
    the decision that follows.
    """
    chosen = setup if setup is not None else game.Setup()
    try:
        state = game.start(chosen, seed)
        decision = game.decision(state)
    except SetupError:
        raise
    except Exception as error:
        raise PlayError(Playthrough(game, chosen, seed), None, error) from error
    states: list[StateT] = [state]
    taken: list[ActionT] = []
    events: list[tuple[EventT, ...]] = [tuple(state.events)]  # type: ignore[arg-type] # a game's states hold its events
    while decision is not None:
        action = answer(decision, len(taken))
        if action is None:
            break
        try:
            action = game.listed(state, action)
            step = game.step(state, action)
            following = game.decision(step.state)
        except Exception as error:
            if isinstance(error, IllegalAction) and not _lists(decision, action):
                raise
            way = Playthrough(game, chosen, seed, tuple(taken), tuple(states), tuple(events))
            raise PlayError(way, action, error) from error
        state, decision = step.state, following
        states.append(state)
        taken.append(action)
        events.append(step.events)
    return Playthrough(game, chosen, seed, tuple(taken), tuple(states), tuple(events))


def _lists(decision: Decision[ActionT], action: ActionT) -> bool:
    """Return whether an action is legal; the same comparison as the machine's."""
    return any(legal is action or (type(legal) is type(action) and legal == action) for legal in decision.actions)
