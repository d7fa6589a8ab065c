"""Hypothesis strategies for setups, playthroughs, states and decisions of any game."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, TypeVar

from hypothesis import assume, note
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from boardrules.core.chance import SEED_LIMIT
from boardrules.core.game import ActionT, EventT, Game, SetupT, StateT, ViewT
from boardrules.core.values import Action, Decision
from boardrules.testing.playthroughs import Moment, Playthrough, unfold
from boardrules.testing.scripts import LazyText

T = TypeVar("T")

#: After how many answers a playthrough stops; None: at the end of the game.
_MOSTLY_WHOLE: Final = ((None, 0), *[(most, 600) for most in (None, None, None, None, None, None, None, 90, 30, 10)])
_ANYWHERE: Final = ((None, 0), *[(most, 600) for most in (None, 250, 160, 110, 70, 45, 28, 16, 8, 3)])
#: So many answers hypothesis can leave out and simplify one by one; in a longer match they come round again.
_ANSWERS: Final = 600
#: So many bytes decide about a setup; who asks for more gets the first value of everything.
_OPTIONS: Final = 128
#: A kind of action that a playthrough shuns is taken once in so many times.
_SHUNNED: Final = 64


def seeds() -> SearchStrategy[int]:
    """Return a strategy of all seeds; simple ones are small.

    ::

        from hypothesis import given

        from boardrules.games import shadow_hunters as sh
        from boardrules.testing import seeds

        @given(seeds())
        def test_the_start_is_the_same_every_time(seed: int) -> None:
            assert sh.GAME.start(seed=seed) == sh.GAME.start(seed=seed)
    """
    return st.integers(0, SEED_LIMIT - 1)


@st.composite
def _any_setup(draw: DrawFn, game: Game[SetupT, StateT, ActionT, EventT, ViewT]) -> SetupT:
    # Drawn in one piece for the same reason as the answers below.
    numbers = iter(draw(st.binary(min_size=_OPTIONS, max_size=_OPTIONS)))

    def choose(values: Sequence[T], /) -> T:
        number = 0
        for _ in range(bytes_for(len(values))):
            number = number * 256 + next(numbers, 0)
        return values[number % len(values)]

    return game.any_setup(choose)


def setups(game: Game[SetupT, StateT, ActionT, EventT, ViewT]) -> SearchStrategy[SetupT]:
    """Return a strategy of valid setups of every player count and option: what the game's ``any_setup`` can make.

    ::

        from hypothesis import given

        from boardrules.games import shadow_hunters as sh
        from boardrules.testing import setups

        @given(setups(sh.GAME))
        def test_everybody_has_a_place_at_the_table(setup: sh.Setup) -> None:
            assert len(sh.GAME.start(setup).players) == setup.players
    """
    return _any_setup(game)


def bytes_for(values: int) -> int:
    """Return how many bytes it takes to choose one of so many values."""
    return max((values - 1).bit_length() + 7, 8) // 8


def pick(actions: Sequence[ActionT], number: int, shuns: Collection[type[Action]]) -> ActionT:
    """Return the action that a number stands for: 0 is the first, and a kind that is shunned comes up seldom."""
    action = actions[number % len(actions)]
    if number and type(action) in shuns and number * 167 % 251 % _SHUNNED:
        allowed = [other for other in actions if type(other) not in shuns]
        action = allowed[number % len(allowed)] if allowed else actions[0]
    return action


@st.composite
def _playthrough(
    draw: DrawFn,
    game: Game[SetupT, StateT, ActionT, EventT, ViewT],
    from_setups: SearchStrategy[SetupT],
    lengths: Sequence[tuple[int | None, int]],
) -> Playthrough[SetupT, StateT, ActionT, EventT, ViewT]:
    # One byte for each answer, all in one draw, and before the rest: so hypothesis tries as many different games as it
    # makes examples, where from hundreds of draws it would make many that are nearly the same; and when it has found
    # one that fails, a match with fewer answers counts as simpler than one with a simpler setup.
    most, least = draw(st.sampled_from(lengths))
    answers = draw(st.binary(min_size=least, max_size=_ANSWERS))
    # Hypothesis begins with examples that are all zeros after their first part: nearly half of a small number of
    # examples would be matches without an answer. It stops making them when they count for nothing.
    assume(not least or any(answers))
    # Every playthrough has its temper: kinds of actions that it takes seldom. Without that, states that need somebody
    # to hold back (all are still hidden, nobody has attacked) would be as rare as in wholly random play.
    temper = draw(st.integers(0, 2**24 - 1))
    shuns = [kind for index, kind in enumerate(game.schema().actions) if (temper >> 2 * index % 24) & 3 == 3]
    setup = draw(from_setups)
    seed = draw(seeds())
    used = 0

    def next_byte() -> int:
        nonlocal used
        if used == _ANSWERS:
            used = 0
        used += 1
        return answers[used - 1] if used <= len(answers) else 0

    def answer(decision: Decision[ActionT], number: int) -> ActionT | None:
        actions = decision.actions
        if number == most or number >= game.most_decisions or not actions:
            return None
        if used < _ANSWERS and not any(answers[used : used + 2]):
            return None
        value = 0
        for _ in range(bytes_for(len(actions) + 1)):
            value = value * 256 + next_byte()
        # 0 and 1 are both the first action: a 1 keeps the answers going where a 0 would end them.
        return pick(actions, max(value - 1, 0), shuns)

    return unfold(game, setup, seed, answer)


def playthroughs(
    game: Game[SetupT, StateT, ActionT, EventT, ViewT], setups: SearchStrategy[SetupT] | None = None
) -> SearchStrategy[Playthrough[SetupT, StateT, ActionT, EventT, ViewT]]:
    """Return a strategy of matches from the first decision on: most of them to the end, some only a part.

    ``setups`` says what is played; without it everything that ``setups(game)`` gives. A failing example shrinks to few
    and simple answers. An error that the rules raise on the way is a ``PlayError``::

        from hypothesis import given

        from boardrules.games import shadow_hunters as sh
        from boardrules.testing import Playthrough, playthroughs

        @given(playthroughs(sh.GAME))
        def test_whoever_wins_is_at_the_table(
            played: Playthrough[sh.Setup, sh.State, sh.Action, sh.Event, sh.View],
        ) -> None:
            if played.outcome is not None:
                assert set(played.outcome.winners) <= set(range(played.setup.players))
    """
    return _playthrough(game, setups if setups is not None else _any_setup(game), _MOSTLY_WHOLE)


@st.composite
def _reachable_state(draw: DrawFn, ways: SearchStrategy[Playthrough[SetupT, StateT, ActionT, EventT, ViewT]]) -> StateT:
    way = draw(ways)
    note(LazyText(way.script))
    return way.state


def reachable_states(
    game: Game[SetupT, StateT, ActionT, EventT, ViewT], setups: SearchStrategy[SetupT] | None = None
) -> SearchStrategy[StateT]:
    """Return a strategy of states that a match can come to, from the first decision to the end.

    A failing example is printed with the script of the match that leads to it::

        from hypothesis import given

        from boardrules.games import shadow_hunters as sh
        from boardrules.testing import reachable_states

        @given(reachable_states(sh.GAME))
        def test_nobody_is_healed_beyond_nothing(state: sh.State) -> None:
            assert all(player.damage >= 0 for player in state.players)
    """
    return _reachable_state(_playthrough(game, setups if setups is not None else _any_setup(game), _ANYWHERE))


def decisions(
    game: Game[SetupT, StateT, ActionT, EventT, ViewT], setups: SearchStrategy[SetupT] | None = None
) -> SearchStrategy[Moment[SetupT, StateT, ActionT, EventT, ViewT]]:
    """Return a strategy of open questions of a match, each with its state.

    ::

        from hypothesis import given

        from boardrules.games import shadow_hunters as sh
        from boardrules.testing import Moment, decisions

        @given(decisions(sh.GAME))
        def test_every_question_has_an_answer(
            moment: Moment[sh.Setup, sh.State, sh.Action, sh.Event, sh.View],
        ) -> None:
            assert moment.decision.actions
    """
    ways = _playthrough(game, setups if setups is not None else _any_setup(game), _ANYWHERE)
    return ways.filter(_asks).map(_moment)


def _asks(way: Playthrough[SetupT, StateT, ActionT, EventT, ViewT]) -> bool:
    return way.decision is not None or len(way) > 0


def _moment(
    way: Playthrough[SetupT, StateT, ActionT, EventT, ViewT],
) -> Moment[SetupT, StateT, ActionT, EventT, ViewT]:
    return (way if way.decision is not None else way.until(len(way) - 1)).moment()
