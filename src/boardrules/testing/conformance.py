"""Searching matches for one that breaks a law, and the conformance suite: the laws that every game keeps."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from traceback import extract_tb
from typing import Any, Final, Generic, NoReturn, TypeAlias

import hypothesis
from attrs import frozen
from hypothesis import HealthCheck, Phase, given
from hypothesis.errors import UnsatisfiedAssumption
from hypothesis.strategies import SearchStrategy

from boardrules.core.errors import IllegalAction, RulesLoop
from boardrules.core.game import ActionT, EventT, Game, SetupT, StateT, ViewT
from boardrules.testing import laws
from boardrules.testing.mirror import Mirror
from boardrules.testing.playthroughs import PlayError, Playthrough
from boardrules.testing.shortening import TRIES, shorten
from boardrules.testing.strategies import playthroughs

#: A property of whole matches: raises, best an ``AssertionError``, for a match in which it does not hold::
#:
#:     Played: TypeAlias = Playthrough[sh.Setup, sh.State, sh.Action, sh.Event, sh.View]
#:
#:     def nobody_is_healed_beyond_nothing(played: Played) -> None:
#:         assert all(player.damage >= 0 for state in played.states for player in state.players)
Law: TypeAlias = Callable[[Playthrough[SetupT, StateT, ActionT, EventT, ViewT]], None]


def _told(error: Exception) -> str:
    """Return what an error says that no law has raised: it comes out of the rules that a law plays."""
    if isinstance(error, IllegalAction):
        return f"played again, the match goes another way, for an answer that was legal is refused: {error}"
    words = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    frames = extract_tb(error.__traceback__)
    return (
        f"{words} (in {frames[-1].name}, {Path(frames[-1].filename).name} line {frames[-1].lineno})"
        if frames
        else words
    )


class LawBroken(AssertionError, Generic[SetupT, StateT, ActionT, EventT, ViewT]):
    """A match was found in which a law does not hold, or in which the rules fail.

    ``playthrough`` is the short match that it was cut down to, ``first`` the one that was found first, and the message
    is what the law says of the short one, with the script that plays it.

    >>> from boardrules.games import shadow_hunters as sh
    >>> def matches_are_short(played):
    ...     assert len(played) < 3, f"{len(played)} answers"
    >>> try:
    ...     examine(sh.GAME, matches_are_short, examples=5)
    ... except LawBroken as error:
    ...     print(len(error.playthrough))
    3
    """

    def __init__(
        self,
        name: str,
        playthrough: Playthrough[SetupT, StateT, ActionT, EventT, ViewT],
        first: Playthrough[SetupT, StateT, ActionT, EventT, ViewT],
        error: Exception,
    ) -> None:
        if isinstance(error, PlayError):  # it tells the way itself, with the answer that breaks the rules
            super().__init__(f"{name}: {error}")
        else:
            what = str(error) if isinstance(error, AssertionError) and str(error) else _told(error)
            answers = "1 answer" if len(playthrough) == 1 else f"{len(playthrough)} answers"
            length = f"{answers}; the first one had {len(first)}"
            super().__init__(f"{name}: {what}\n\nShortest match found ({length}):\n\n{playthrough.script()}")
        self.playthrough = playthrough
        self.first = first


def examine(
    game: Game[SetupT, StateT, ActionT, EventT, ViewT],
    law: Law[SetupT, StateT, ActionT, EventT, ViewT],
    *,
    setups: SearchStrategy[SetupT] | None = None,
    examples: int | None = None,
    tries: int = TRIES,
) -> None:
    """Search for a match that breaks ``law``, and raise ``LawBroken`` with a short one when there is one.

    ``examples`` matches are tried, or as many as the current hypothesis profile has; then at most ``tries`` more to
    make the match short. Without ``setups`` every setup that the game's ``any_setup`` makes is played. An error that
    the rules raise while a match is played breaks every law.

    >>> from boardrules.games import shadow_hunters as sh
    >>> def nobody_is_healed_beyond_nothing(played):
    ...     assert all(player.damage >= 0 for state in played.states for player in state.players)
    >>> examine(sh.GAME, nobody_is_healed_beyond_nothing, examples=2)
    """
    _search(getattr(law, "__name__", type(law).__name__).replace("_", " "), game, law, setups, examples, tries)


def _search(
    name: str,
    game: Game[SetupT, StateT, ActionT, EventT, ViewT],
    law: Law[SetupT, StateT, ActionT, EventT, ViewT],
    setups: SearchStrategy[SetupT] | None,
    examples: int | None,
    tries: int,
) -> None:
    _check_kinds(game, law, setups)
    failures: list[tuple[Playthrough[SetupT, StateT, ActionT, EventT, ViewT], Exception]] = []

    # Hypothesis only searches here: ``shorten`` knows what the answers mean, and cuts a match down much further.
    @hypothesis.settings(
        max_examples=examples if examples is not None else hypothesis.settings().max_examples,
        phases=(Phase.explicit, Phase.reuse, Phase.generate),
        deadline=None,
        database=None,
        report_multiple_bugs=False,
        suppress_health_check=list(HealthCheck),
    )
    @given(playthroughs(game, setups))
    def search(playthrough: Playthrough[SetupT, StateT, ActionT, EventT, ViewT]) -> None:
        try:
            law(playthrough)
        except UnsatisfiedAssumption:
            raise  # the law does not speak of this match
        except Exception as error:
            failures.append((playthrough, error))
            raise

    try:
        search()
    except Exception as error:
        crash = _play_error(error)
        if not failures and crash is not None:
            _tell_crash(crash, tries)
        if not failures:
            raise  # hypothesis itself has something to say
    if failures:
        first, found = failures[0]
        short = shorten(first, lambda match: _breaks(law, match, type(found)) is not None, _budget(found, tries))
        told = _breaks(law, short, type(found)) or found
        raise LawBroken(name, short, first, told) from told


def _tell_crash(crash: PlayError[SetupT, StateT, ActionT, EventT, ViewT], tries: int) -> NoReturn:
    """Cut down the match in which the rules fail, and say so."""
    broken, cause = crash.playthrough, crash.__cause__ or crash
    short = shorten(broken, lambda match: _crash(match, type(cause)) is not None, _budget(cause, tries))
    fault = _crash(short, type(cause)) or crash
    raise LawBroken("the rules fail", short, broken, fault) from fault.__cause__


def _budget(error: BaseException, tries: int) -> int:
    """Return how many matches may be tried: every one that meets an endless chain of effects takes its time."""
    return min(tries, _LOOPS) if isinstance(error, RulesLoop) else tries


def _check_kinds(game: object, law: object, setups: object) -> None:
    """Raise ``TypeError`` for what is no game, law or strategy: mypy says so too, but not to everybody."""
    if not isinstance(game, Game):
        hint = "; write GAME = TheClass() and hand over GAME" if isinstance(game, type) else ""
        raise TypeError(f"a game is wanted, an object of a class of Game, not {game!r}{hint}")
    if not callable(law):
        raise TypeError(f"a law is a function that takes a playthrough, not {law!r}")
    if setups is not None and not isinstance(setups, SearchStrategy):
        raise TypeError(f"setups is a hypothesis strategy, such as st.just(setup), not {setups!r}")


def _breaks(
    law: Law[SetupT, StateT, ActionT, EventT, ViewT],
    playthrough: Playthrough[SetupT, StateT, ActionT, EventT, ViewT],
    kind: type[Exception],
) -> Exception | None:
    """Return how a match breaks a law; errors of another kind are another fault."""
    try:
        law(playthrough)
    except Exception as error:
        return error if type(error) is kind else None
    return None


def _play_error(error: BaseException) -> PlayError[Any, Any, Any, Any, Any] | None:
    """Return the error of the rules in what hypothesis raises: it wraps one that does not come again."""
    if isinstance(error, PlayError):
        return error
    inner = error.exceptions if isinstance(error, BaseExceptionGroup) else [error.__cause__, error.__context__]
    return next((found for one in inner if one is not None and (found := _play_error(one)) is not None), None)


def _crash(
    playthrough: Playthrough[SetupT, StateT, ActionT, EventT, ViewT], kind: type[BaseException]
) -> PlayError[SetupT, StateT, ActionT, EventT, ViewT] | None:
    """Return the error of this kind that the start of a match meets, or an answer at its end, or None."""
    game = playthrough.game
    decision = playthrough.decision if playthrough.states else None
    answers: tuple[ActionT | None, ...] = decision.actions if decision is not None else ()
    for action in answers if playthrough.states else (None,):
        try:
            if action is None:
                game.decision(game.start(playthrough.setup, playthrough.seed))
            else:
                game.decision(game.step(playthrough.state, action).state)
        except Exception as error:
            if type(error) is kind:
                fault = PlayError(playthrough, action, error)
                fault.__cause__ = error
                return fault
    return None


@frozen
class Check(Generic[SetupT, StateT, ActionT, EventT, ViewT]):
    """One law of the conformance suite for one game. Calling it searches; ``str`` is its name, for test ids.

    >>> from boardrules.games import shadow_hunters as sh
    >>> checks = {str(check): check for check in conformance(sh.GAME, examples=1)}
    >>> checks["components are conserved"]()
    """

    name: str
    about: str
    _game: Game[SetupT, StateT, ActionT, EventT, ViewT]
    _law: Callable[[], AbstractContextManager[Law[SetupT, StateT, ActionT, EventT, ViewT]]]
    _setups: SearchStrategy[SetupT] | None
    _examples: int | None
    _tries: int

    def __call__(self) -> None:
        """Search for a match that breaks the law, and raise ``LawBroken`` when there is one."""
        with self._law() as law:
            _search(self.name, self._game, law, self._setups, self._examples, self._tries)

    def examine(self, playthrough: Playthrough[SetupT, StateT, ActionT, EventT, ViewT]) -> None:
        """Look at one match only, such as one that was pasted from a failure. Raises ``AssertionError``."""
        with self._law() as law:
            law(playthrough)

    def __str__(self) -> str:
        return self.name


#: What can be tried while a match is made short, where a law is slow, and where the rules run in a circle.
_LOOPS: Final = 25
_FEW: Final = 300
_VERY_FEW: Final = 20


def conformance(
    game: Game[SetupT, StateT, ActionT, EventT, ViewT],
    *,
    setups: SearchStrategy[SetupT] | None = None,
    examples: int | None = None,
) -> tuple[Check[SetupT, StateT, ActionT, EventT, ViewT], ...]:
    """Return the checks that every game must pass, one for each law. Raises ``TypeError`` for what is no game.

    Use them as the cases of a test::

        import pytest

        from boardrules.games import shadow_hunters as sh
        from boardrules.testing import Check, conformance

        @pytest.mark.parametrize("check", conformance(sh.GAME), ids=str)
        def test_the_game_keeps_the_law(check: Check[sh.Setup, sh.State, sh.Action, sh.Event, sh.View]) -> None:
            check()

    Each tries ``examples`` matches, or as many as the current hypothesis profile has. Without ``setups`` every setup
    that the game's ``any_setup`` makes is played.
    """
    _check_kinds(game, laws.ends, setups)
    simple: tuple[tuple[Law[SetupT, StateT, ActionT, EventT, ViewT], int], ...] = (
        (laws.deterministic, TRIES),
        (laws.undisturbed, _FEW),
        (laws.pure, _FEW),
        (laws.applied, TRIES),
        (laws.cloned, TRIES),
        (laws.unchanged, TRIES),
        (laws.branching, TRIES),
        (laws.listed_are_accepted, _FEW),
        (laws.others_are_refused, _FEW),
        (laws.somebody_can_answer, TRIES),
        (laws.ends, _VERY_FEW),
        (laws.written_and_read, _FEW),
        (laws.changed_documents, _FEW),
        (laws.restored, _FEW),
        (laws.saved, _FEW),
        (laws.undone_and_redone, _FEW),
        (laws.undone_by_policy, _FEW),
        (laws.views_keep_secrets, _FEW),
        (laws.events_keep_secrets, _FEW),
        (laws.choices_keep_secrets, _FEW),
        (laws.refusals_keep_secrets, _FEW),
        (laws.redeals_are_blind, _FEW),
        (laws.redeals_move_secrets, _FEW),
        (laws.redeals_forget_nothing, _FEW),
        (laws.withheld_is_dealt, _FEW),
        (laws.components_are_conserved, TRIES),
        (laws.states_are_possible, TRIES),
        (laws.effects_are_declared, _VERY_FEW),
    )
    checks = [_check(game, law, setups, examples, tries) for law, tries in simple]
    about = (Mirror.plays_the_same.__doc__ or "").partition("\n")[0]
    checks.insert(1, Check("same in another process", about, game, lambda: _mirrored(game), setups, examples, _FEW))
    return tuple(checks)


def _check(
    game: Game[SetupT, StateT, ActionT, EventT, ViewT],
    law: Law[SetupT, StateT, ActionT, EventT, ViewT],
    setups: SearchStrategy[SetupT] | None,
    examples: int | None,
    tries: int,
) -> Check[SetupT, StateT, ActionT, EventT, ViewT]:
    about = (law.__doc__ or "").partition("\n")[0]
    name = getattr(law, "__name__", "").replace("_", " ")
    return Check(name, about, game, lambda: nullcontext(law), setups, examples, tries)


@contextmanager
def _mirrored(
    game: Game[SetupT, StateT, ActionT, EventT, ViewT],
) -> Iterator[Law[SetupT, StateT, ActionT, EventT, ViewT]]:
    with Mirror(game) as mirror:
        yield mirror.plays_the_same
