"""Laws about secret choices: what a seat decides in secret is told to nobody, and dealt anew for everybody else."""

from __future__ import annotations

from boardrules.core.game import ActionT, EventT, SetupT, StateT, ViewT
from boardrules.core.node import canonical
from boardrules.testing.laws._tools import (
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

#: So many states of a match are looked at.
_STATES = 40
#: So often something has to be withheld from a seat before it counts that dealing anew never changes anything for it.
_WITHHELD = 3
_DEALS = 12


def choices_keep_secrets(play: Playthrough[SetupT, StateT, ActionT, EventT, ViewT]) -> None:
    """Where two answers differ only in what another seat cannot know, that seat is told and shown the same of both.

    They do when they lead to different states that are the same once they are dealt anew for the seat, and when the
    events withhold from it what tells the one from the other.
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
        step = game.step(state, other)
        # Where the two use chance differently, they are two courses of the game and not one secret.
        if step.state.chance != following.chance or canonical(step.state) == canonical(following):
            continue
        for seat in points_of_view(state):
            if seat == action.seat:
                continue
            told = [
                [seen for event in events if (seen := game.seen(event, seat))] for events in (happened, step.events)
            ]
            where = f"{after(count)}, seen by {whose(seat)}"
            names = (str(action), str(other))
            if told[0] == told[1] and happened != step.events and not uncovers_all(game, happened, seat):
                what = f"the view tells {action} from {other}, which the events withhold from the seat"
                same(game.view(following, seat), game.view(step.state, seat), where, what, names)
            seed = own.randrange(2**32)
            if canonical(game.redeal(following, seat, seed)) != canonical(game.redeal(step.state, seat, seed)):
                continue
            what = (
                f"the events tell {action} from {other}, which is a secret once it is dealt anew: either the events "
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
