"""Making a match that breaks a law short: fewer answers first, then simpler ones, then a simpler setup.

Hypothesis takes away and lowers numbers without knowing what they mean; a match can be cut down much further by what
its answers mean. An answer that is taken out moves all later ones to other decisions, so they are read as intentions:
each waits for the next decision that offers it or something like it, and what nobody intends is answered by the first
action, which leads on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Final, Generic, TypeAlias, TypeVar

import attrs

from boardrules.core.errors import SetupError
from boardrules.core.game import ActionT, EventT, Game, SetupT, StateT, ViewT
from boardrules.core.values import Action, Decision
from boardrules.testing.playthroughs import PlayError, Playthrough, unfold

T = TypeVar("T")
#: Answers a decision, which is the so-manieth of the match; None ends the match.
_Answer: TypeAlias = Callable[[Decision[ActionT], int], ActionT | None]

#: So many matches are tried.
TRIES: Final = 4_000
#: An intention waits for so many decisions before it is given up.
_PATIENCE: Final = 12
#: So many random matches in a row that break nothing end the search for a shorter one.
_FRUITLESS: Final = 400
#: How often a setup that is tried has the plainest value of an option.
_PLAIN: Final = 0.7


def shorten(
    playthrough: Playthrough[SetupT, StateT, ActionT, EventT, ViewT],
    breaks: Callable[[Playthrough[SetupT, StateT, ActionT, EventT, ViewT]], bool],
    tries: int = TRIES,
) -> Playthrough[SetupT, StateT, ActionT, EventT, ViewT]:
    """Return a short match that ``breaks`` holds for, as it does for ``playthrough``: never a longer one.

    At most ``tries`` matches are played. The same arguments give the same result. What ``breaks`` raises is not caught.
    A match in which the rules break ends before the answer that breaks them (see ``PlayError``).

    >>> from boardrules.games import shadow_hunters as sh
    >>> from boardrules.testing import play
    >>> long = play(sh.GAME, sh.Setup(players=4), seed=7, actions=[sh.Pass(2), sh.Pass(3), sh.Pass(0)])
    >>> len(shorten(long, lambda played: len(played) > 0))
    1
    """
    search = _Search(playthrough, breaks, tries)
    search.run()
    return search.best


class _Search(Generic[SetupT, StateT, ActionT, EventT, ViewT]):
    def __init__(
        self,
        start: Playthrough[SetupT, StateT, ActionT, EventT, ViewT],
        breaks: Callable[[Playthrough[SetupT, StateT, ActionT, EventT, ViewT]], bool],
        tries: int,
    ) -> None:
        self.best = start
        self._game: Game[SetupT, StateT, ActionT, EventT, ViewT] = start.game
        self._breaks = breaks
        self._left = tries
        self._random = Random(0)
        self._cut(start)

    def run(self) -> None:
        """Go through all ways of making it shorter until none helps any more."""
        before = None
        while before != self._size(self.best) and self._left > 0:
            before = self._size(self.best)
            self._simplify_setup()
            self._play_at_random()
            self._leave_out()
            self._shift()
            self._take_first_actions()

    # -- ways to something simpler ----------------------------------------------------------------------------

    def _simplify_setup(self) -> None:
        """Give every field of the setup its default, and use a small seed."""
        default = self._game.Setup()
        for field in attrs.fields(type(default)):
            if field.init and getattr(self.best.setup, field.name) != getattr(default, field.name):
                try:
                    simpler = attrs.evolve(self.best.setup, **{field.alias: getattr(default, field.name)})
                except SetupError:
                    continue
                self._intend(self.best.actions, setup=simpler)
        for seed in range(min(self.best.seed, 4)):
            self._intend(self.best.actions, seed=seed)

    def _play_at_random(self) -> None:
        """Keep a beginning of the match, or nothing, and play on at random, more or less often by the first action."""
        fruitless = 0
        while fruitless < _FRUITLESS and len(self.best) and self._left > 0:
            kept, setup, seed = self._beginning()
            found = self._try(setup, seed, self._at_random(kept, self._random.random()))
            fruitless = 0 if found else fruitless + 1

    def _at_random(self, kept: Sequence[ActionT], bold: float) -> _Answer[ActionT]:
        """Return answers that begin with ``kept``, and of which later a share of ``bold`` is random."""

        def answer(decision: Decision[ActionT], number: int) -> ActionT | None:
            if number < len(kept):
                return kept[number]
            is_plain = self._random.random() >= bold
            return decision.actions[0] if is_plain else self._random.choice(decision.actions)

        return answer

    def _beginning(self) -> tuple[Sequence[ActionT], SetupT, int]:
        """Return answers to begin with, setup and seed: of the best match, or nothing and a game of another kind."""
        kind = self._random.randrange(3)
        if kind:
            return self.best.actions[: self._random.randrange(len(self.best))], self.best.setup, self.best.seed
        return (), self._game.any_setup(self._choose), self._random.randrange(1000)

    def _choose(self, values: Sequence[T], /) -> T:
        return values[0] if self._random.random() < _PLAIN else self._random.choice(values)

    def _shift(self) -> None:
        """Take out answers and read all later ones as the numbers of actions: the rest becomes another match."""
        index = len(self.best) - 1
        while index >= 0 and self._left > 0:
            numbers = [
                decision.actions.index(action)
                for (_, decision), action in zip(self.best.decisions(), self.best.actions, strict=False)
            ]
            rest = numbers[:index] + numbers[index + 1 :]
            self._try(self.best.setup, self.best.seed, _by_numbers(rest))
            index = min(index - 1, len(self.best) - 1)

    def _leave_out(self) -> None:
        """Take out runs of answers, long ones first."""
        size = max(len(self.best) // 2, 1)
        while size and self._left > 0:
            start = len(self.best) - size
            while start >= 0 and self._left > 0:
                actions = self.best.actions
                self._intend(actions[:start] + actions[start + size :])
                start = min(start - max(size // 2, 1), len(self.best) - size)
            size //= 2

    def _take_first_actions(self) -> None:
        """Answer by the first action where something else was answered."""
        for index in range(len(self.best) - 1, -1, -1):
            if index >= len(self.best) or self._left <= 0:
                continue
            decision = self._game.decision(self.best.states[index])
            if decision is not None and self.best.actions[index] != decision.actions[0]:
                actions = self.best.actions
                self._intend((*actions[:index], decision.actions[0], *actions[index + 1 :]))

    # -- trying something -------------------------------------------------------------------------------------

    def _intend(self, wanted: Sequence[ActionT], *, setup: SetupT | None = None, seed: int | None = None) -> bool:
        intentions = list(wanted)
        waited = 0

        def answer(decision: Decision[ActionT], number: int) -> ActionT | None:
            nonlocal waited
            while intentions:
                action = _closest(intentions[0], decision.actions)
                if action is not None:
                    intentions.pop(0)
                    waited = 0
                    return action
                if waited < _PATIENCE and not intentions[0].is_pass:
                    break
                intentions.pop(0)
                waited = 0
            waited += 1
            return decision.actions[0] if intentions else None

        return self._try(
            setup if setup is not None else self.best.setup, seed if seed is not None else self.best.seed, answer
        )

    def _try(self, setup: SetupT, seed: int, answer: _Answer[ActionT]) -> bool:
        """Play a match no longer than the best one, and keep it if it breaks the law and is simpler."""
        if self._left <= 0:
            return False
        self._left -= 1
        most = len(self.best)
        try:
            found = unfold(
                self._game,
                setup,
                seed,
                lambda decision, number: answer(decision, number) if number < most and decision.actions else None,
            )
        except SetupError:
            return False
        except PlayError as error:
            found = error.playthrough
            if not found.states:
                return False  # it does not even begin, so there is nothing to look at
        return self._cut(found)

    def _cut(self, found: Playthrough[SetupT, StateT, ActionT, EventT, ViewT]) -> bool:
        """Keep the shortest beginning of a match that breaks the law, if it is simpler than the best one."""
        if found is not self.best and not self._breaks(found):
            return False
        low, high = 0, len(found)
        while low < high:
            middle = (low + high) // 2
            if self._breaks(found.until(middle)):
                high = middle
            else:
                low = middle + 1
        found = found.until(high)
        if self._size(found) >= self._size(self.best):
            return False
        self.best = found
        return True

    def _size(self, found: Playthrough[SetupT, StateT, ActionT, EventT, ViewT]) -> tuple[int, ...]:
        """Return what counts as simple: few answers, few that are not the first action, a plain setup, a small seed."""
        others = sum(
            decision.actions[0] != action
            for (_, decision), action in zip(found.decisions(), found.actions, strict=False)
        )
        default: Any = self._game.Setup()
        changed = sum(
            getattr(found.setup, field.name) != getattr(default, field.name) for field in attrs.fields(type(default))
        )
        return len(found), others, changed, found.seed


def _by_numbers(numbers: Sequence[int]) -> _Answer[ActionT]:
    """Return answers that take the actions by their place among the legal ones."""

    def answer(decision: Decision[ActionT], number: int) -> ActionT | None:
        return decision.actions[numbers[number] % len(decision.actions)] if number < len(numbers) else None

    return answer


def _closest(wanted: ActionT, actions: Sequence[ActionT]) -> ActionT | None:
    """Return the wanted action, else the one of its kind that has most in common with it, else None."""
    best, most = None, -1
    for action in actions:
        if type(action) is type(wanted):
            if action == wanted:
                return action
            common = sum(1 for one, other in zip(_values(action), _values(wanted), strict=True) if one == other)
            if common > most:
                best, most = action, common
    return best


def _values(action: Action) -> Iterator[object]:
    cls: Any = type(action)
    return (getattr(action, field.name) for field in attrs.fields(cls))
