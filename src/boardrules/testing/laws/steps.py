"""Laws about steps: the same again, nothing touched that was handed in, nothing shared."""

from __future__ import annotations

import random
from typing import cast

from boardrules.core.game import ActionT, EventT, Game, SetupT, StateT, ViewT
from boardrules.testing.laws._tools import (
    AnyPlaythrough,
    after,
    chances,
    everything,
    looked_at,
    mutable_parts,
    play_on,
    points_of_view,
    require,
    same,
    shown,
    states_looked_at,
    untouched,
)
from boardrules.testing.playthroughs import Playthrough

_NAMES = ("first time", "this time")
#: So many states of a match are looked at from all sides.
_STATES = 100
_THEN = ("when it was reached", "at the end")


def deterministic(play: Playthrough[SetupT, StateT, ActionT, EventT, ViewT]) -> None:
    """The same setup, seed and answers give the same states, events and questions."""
    _replay(play, noise=False)


def undisturbed(play: Playthrough[SetupT, StateT, ActionT, EventT, ViewT]) -> None:
    """They do so too when other games are stepped in between and the global random numbers are stirred."""
    kept = random.getstate()
    try:
        _replay(play, noise=True)
    finally:
        random.setstate(kept)


def _replay(play: Playthrough[SetupT, StateT, ActionT, EventT, ViewT], *, noise: bool) -> None:
    game = play.game
    own = chances(play, "noise")
    state: StateT | None = None
    beside: StateT | None = None
    for count, (old, events) in enumerate(zip(play.states, play.events, strict=True)):
        if noise:
            random.seed(count)
            if beside is None or game.decision(beside) is None:
                beside = game.start(game.any_setup(own.choice), own.randrange(2**32))
            decision = game.decision(beside)
            if decision is not None and decision.actions:
                beside = game.step(beside, own.choice(decision.actions)).state
        before = random.getstate() if noise else None
        if state is None:
            state = game.start(play.setup, play.seed)
            same(events, tuple(state.events), after(count), "other events happen", _NAMES)
        else:
            step = game.step(state, play.actions[count - 1])
            state = step.state
            same(events, step.events, after(count), "other events happen", _NAMES)
        same(old, state, after(count), "the state is another one", _NAMES)
        same(game.digest(old), game.digest(state), after(count), "equal states have different digests", _NAMES)
        same(game.decision(old), game.decision(state), after(count), "another question is asked", _NAMES)
        if noise:
            require(random.getstate() == before, after(count), "the rules take numbers of the module random")


def pure(play: Playthrough[SetupT, StateT, ActionT, EventT, ViewT]) -> None:
    """``step`` and everything that only asks leave the state, its events and its open question untouched.

    Who asks twice is told the same twice.
    """
    game = play.game
    places = looked_at(play, chances(play, "questions"), _STATES)
    state = game.start(play.setup, play.seed)  # the states of the playthrough have been handed in before
    for count in range(len(play) + 1):
        where, decision = after(count), game.decision(state)
        before = everything(state)
        if count in places:
            _ask(game, state, count)
        if count < len(play):
            following = game.step(state, play.actions[count]).state
            require(following is not state, where, "a step returns the state that was handed in")
            untouched(before, state, where, "a step has changed the state that was handed in")
            names = ("before", "afterwards")
            same(decision, game.decision(state), where, "a step has changed the open question", names)
            state = following


def _ask(game: Game[SetupT, StateT, ActionT, EventT, ViewT], state: StateT, count: int) -> None:
    """Ask all that can be asked of a state, some of it twice."""
    where, decision, before = after(count), game.decision(state), everything(state)
    fresh = state.clone()
    fresh.open_decision = None  # or it would not be worked out again
    same(decision, game.decision(fresh), where, "the question is another one when it is asked again", _NAMES)
    untouched(before, fresh, where, "working out the question has changed the state")
    views = points_of_view(state)
    for seat in views:
        game.view(state, seat)
        game.prompt(state, seat)
        if seat is not None:
            game.legal_actions(state, seat)
        for event in cast("tuple[EventT, ...]", tuple(state.events)):
            game.seen(event, seat)
    untouched(before, state, where, "asking what a seat sees has changed the state")
    again = views[count % len(views)]
    same(game.view(state, again), game.view(state, again), where, "a view is another one the next time", _NAMES)
    same(game.prompt(state, again), game.prompt(state, again), where, "a prompt is another one the next time", _NAMES)
    game.redeal(state, again, count)
    untouched(before, state, where, "dealing anew has changed the state that was dealt from")
    for name in ("outcome", "components", "problems", "digest"):
        ask = getattr(game, name)
        answer = ask(state)
        untouched(before, state, where, f"asking for {name} has changed the state")
        same(answer, ask(state), where, f"{name} answers otherwise the next time", _NAMES)
    for action in decision.actions if decision is not None else ():
        game.explain(state, action)
    untouched(before, state, where, "asking about legal actions has changed the state")


def applied(play: Playthrough[SetupT, StateT, ActionT, EventT, ViewT]) -> None:
    """``apply`` does in place what ``step`` does beside."""
    game = play.game
    state = game.start(play.setup, play.seed)
    names = ("step", "apply")
    for count, (_, action, events, stepped) in enumerate(play.steps(), 1):
        same(events, game.apply(state, action), after(count), "apply tells other events than step", names)
        same(stepped, state, after(count), "apply leads to another state than step", names)
        one, other = game.decision(stepped), game.decision(state)
        same(one, other, after(count), "after apply another question is open than after step", names)


def cloned(play: Playthrough[SetupT, StateT, ActionT, EventT, ViewT]) -> None:
    """A clone is equal, shares nothing that can change, and neither moves when the other does."""
    game = play.game
    own = chances(play, "clones")
    for count, state in states_looked_at(play, own, _STATES):
        clone = state.clone()
        same(state, clone, after(count), "a clone is not equal to its original", ("original", "clone"))
        require(type(clone) is type(state), after(count), f"a clone is a {type(clone).__name__}")
        parts = {id(part): path for path, part in mutable_parts(state)}
        for path, part in mutable_parts(clone):
            require(id(part) not in parts, after(count), f"a clone shares {path} with its original", shown(part))
        if own.random() < 0.1 or count == len(play):
            before = everything(state)
            play_on(game, clone, own, 5)
            untouched(before, state, after(count), "playing on with a clone changes the original")
            kept, moving = everything(clone), state.clone()
            still = moving.clone()
            play_on(game, moving, own, 5)
            untouched(before, still, after(count), "playing on with the original changes its clone")
            untouched(kept, clone, after(count), "playing on with one clone changes another")


def unchanged(play: Playthrough[SetupT, StateT, ActionT, EventT, ViewT]) -> None:
    """Every earlier state is at the end what it was when it was reached."""
    game = play.game
    states = [game.start(play.setup, play.seed)]
    kept = [everything(states[0])]
    for action in play.actions:
        states.append(game.step(states[-1], action).state)
        kept.append(everything(states[-1]))
    for count, (state, before) in enumerate(zip(states, kept, strict=True)):
        untouched(before, state, f"the state {after(count)}", "it has changed while the game went on", _THEN)


def branching(play: Playthrough[SetupT, StateT, ActionT, EventT, ViewT]) -> None:
    """Steps from one state do not know of each other: each gives again what it gave the first time."""
    game = play.game
    own = chances(play, "branches")
    for count, (state, decision) in enumerate(play.decisions()):
        if own.random() > 0.2 and count < len(play):
            continue
        first = [(action, game.step(state, action)) for action in decision.actions]
        for action, step in reversed(first):
            again = game.step(state, action)
            same(step.state, again.state, after(count), f"{action} leads elsewhere the second time", _NAMES)
            same(step.events, again.events, after(count), f"{action} tells other events the second time", _NAMES)


__all__ = ["AnyPlaythrough", "applied", "branching", "cloned", "deterministic", "pure", "unchanged", "undisturbed"]
