"""Laws about secret choices: what a seat decides in secret is told to nobody, and dealt anew for everybody else."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TypeVar

from attrs import define

from boardrules.core.chance import Chance
from boardrules.core.game import ActionT, EventT, Game, SetupT, StateT, ViewT
from boardrules.core.node import canonical
from boardrules.core.values import Step
from boardrules.testing.laws._tools import (
    Broken,
    after,
    chances,
    points_of_view,
    require,
    same,
    shown,
    steps_looked_at,
    uncovers_all,
    whose,
)
from boardrules.testing.playthroughs import Playthrough

T = TypeVar("T")

#: So many states of a match are looked at.
_STATES = 40
#: So often something has to be withheld from a seat before it counts that dealing anew never changes anything for it.
_WITHHELD = 3
_DEALS = 12


@define
class _Forgetful(Chance):
    """Chance whose shuffles and picks do not depend on the order in which things lay: each is as likely as ever."""

    def shuffle(self, stream: str, items: MutableSequence[T]) -> None:
        """Put ``items`` into a random order that follows from what they are alone."""
        for place, item in enumerate(_ordered(items)):
            items[place] = item
        Chance.shuffle(self, stream, items)

    def pick(self, stream: str, items: Sequence[T]) -> T:
        """Return one of ``items``, by what they are alone."""
        return Chance.pick(self, stream, _ordered(items))


def _ordered(items: Sequence[T]) -> list[T]:
    return sorted(items, key=lambda item: ascii(canonical(item)))


def choices_keep_secrets(play: Playthrough[SetupT, StateT, ActionT, EventT, ViewT]) -> None:
    """Where two answers differ only in what another seat cannot know, that seat is told and shown the same of both.

    They do when they lead to different states that are the same once they are dealt anew for the seat, and when the
    events withhold from it what tells the one from the other. A difference that a shuffle in the same step has made of
    an open one is none: what everybody saw lies mixed up now. So the two must also differ where every shuffle begins
    from an order of its own, which changes no odds.
    """
    game = play.game
    own = chances(play, "choices")
    for count, (state, action, happened, following) in steps_looked_at(play, own, _STATES):
        decision = game.decision(state)
        others = [one for one in decision.actions if one.seat == action.seat and one != action] if decision else []
        if not others:
            continue
        alike = [one for one in others if type(one) is type(action)]
        other = own.choice(alike or others)
        pair = (Step(following, happened), game.step(state, other))
        if not _differ(pair):
            continue
        names = (str(action), str(other))
        for seat in points_of_view(state):
            if seat == action.seat:
                continue
            where, seed = f"{after(count)}, seen by {whose(seat)}", own.randrange(2**32)
            try:
                _one_secret(game, pair, seat, seed, where, names)
            except Broken:
                mixed = state.clone()
                mixed.chance = _Forgetful(state.chance.seed, dict(state.chance.counters), dict(state.chance.script))
                again = (game.step(mixed, action), game.step(mixed, other))
                if _differ(again) and not _keeps_secret(game, again, seat, seed):
                    raise


def _differ(pair: tuple[Step[StateT, EventT], Step[StateT, EventT]]) -> bool:
    """Return whether two steps are two cases of one course of the game: they use chance alike, and differ."""
    one, other = pair[0].state, pair[1].state
    return one.chance == other.chance and canonical(one) != canonical(other)


def _keeps_secret(
    game: Game[SetupT, StateT, ActionT, EventT, ViewT],
    pair: tuple[Step[StateT, EventT], Step[StateT, EventT]],
    seat: int | None,
    seed: int,
) -> bool:
    try:
        _one_secret(game, pair, seat, seed, "", ("one", "other"))
    except Broken:
        return False
    return True


def _one_secret(
    game: Game[SetupT, StateT, ActionT, EventT, ViewT],
    pair: tuple[Step[StateT, EventT], Step[StateT, EventT]],
    seat: int | None,
    seed: int,
    where: str,
    names: tuple[str, str],
) -> None:
    """Raise ``Broken`` where a seat is told or shown what two steps differ in, and cannot know it."""
    one, other = pair
    told = [[seen for event in step.events if (seen := game.seen(event, seat))] for step in pair]
    if told[0] == told[1] and one.events != other.events and not uncovers_all(game, one.events, seat):
        what = f"the view tells {names[0]} from {names[1]}, which the events withhold from the seat"
        same(game.view(one.state, seat), game.view(other.state, seat), where, what, names)
    if told[0] == told[1] or canonical(game.redeal(one.state, seat, seed)) != canonical(
        game.redeal(other.state, seat, seed)
    ):
        return
    what = (
        f"the events tell {names[0]} from {names[1]}, which is a secret once it is dealt anew: either the events "
        "must not tell them apart, or everybody may know the difference, and then the state must keep it where "
        "deal_anew leaves it"
    )
    same(told[0], told[1], where, what, names)


def withheld_is_dealt(play: Playthrough[SetupT, StateT, ActionT, EventT, ViewT]) -> None:
    """What events withhold from a seat is dealt anew for it: not in every position, but somewhere in the match.

    A ``redeal`` that never changes anything, though seats are told less than happened, makes the other laws about
    secrets blind. What is withheld and then uncovered in the same step, such as the last of several secret bids, is no
    secret any more when the step is over.
    """
    game = play.game
    own = chances(play, "withheld")
    for seat in points_of_view(play.state):
        moments = [
            (count, event)
            for count, events in enumerate(play.events)
            for place, event in enumerate(events)
            if event.secret and game.seen(event, seat) != event and not uncovers_all(game, events[place + 1 :], seat)
        ]
        if len(moments) < _WITHHELD:
            continue
        counts = sorted({count for count, _ in moments})
        tried = own.sample(counts, min(len(counts), _DEALS))
        moved = any(
            canonical(game.redeal(play.states[count], seat, seed, future=False)) != canonical(play.states[count])
            for count in tried
            for seed in range(_DEALS)
        )
        count, event = moments[-1]
        what = f"{len(moments)} events have withheld something, and dealing anew never changes anything"
        require(moved, f"{after(count)}, dealt for {whose(seat)}", what, shown(event))


__all__ = ["choices_keep_secrets", "withheld_is_dealt"]
