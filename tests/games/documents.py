"""Games that are played at random, and the worlds that a seat cannot tell from theirs."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import boardrules
from boardrules.core.game import ActionT, EventT, Game, SetupT, StateT, ViewT


def walk(
    game: Game[SetupT, StateT, ActionT, EventT, ViewT], setup: SetupT, seed: int, haste: float | None = None
) -> Iterator[StateT]:
    """Yield the states of a game that is played at random, the same object changed in place.

    ``haste`` says how often what is like a pass is among the actions to take; without it that is always so.
    """
    rng = random.Random(seed)
    state = game.start(setup, seed)
    while True:
        yield state
        decision = game.decision(state)
        if decision is None:
            return
        actions = decision.actions
        if haste is not None:
            active = tuple([action for action in actions if not action.is_pass])
            actions = active if active and rng.random() > haste else actions
        game.apply(state, rng.choice(actions))


def worlds(
    game: Game[SetupT, StateT, ActionT, EventT, ViewT], state: StateT, seat: int | None, number: int = 60
) -> list[StateT]:
    """Return worlds that a seat cannot tell from this one; each of them is a possible state."""
    found = [game.redeal(state, seat, seed) for seed in range(number)]
    for world in found[:5]:
        assert game.problems(world) == ()
        assert boardrules.from_json(game, "state", json.loads(json.dumps(boardrules.to_json(world)))) == world
        assert game.view(world, seat) == game.view(state, seat)
    return found
