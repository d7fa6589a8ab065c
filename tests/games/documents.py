"""What must become of a game that a document made, tampered with or not: any game plays it the same way."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import boardrules
from boardrules.core.game import ActionT, EventT, Game, SetupT, StateT, ViewT
from boardrules.core.values import Outcome


def play_on(game: Game[SetupT, StateT, ActionT, EventT, ViewT], state: StateT, seed: int, steps: int) -> Outcome | None:
    """Play a state on at random and return how it ended, None when it still runs after so many steps.

    Every check, and now and then every view and redeal, must be fine.
    """
    rng = random.Random(seed)
    seats = (None, *range(len(state.players)))
    total = game.components(state)
    for number in range(steps):
        if number % 5 == 0:
            problems = game.problems(state)
            assert not problems, f"after {number} steps: {problems[0]}"
            assert game.components(state) == total, f"after {number} steps something is lost or found"
        if number % 40 == 0:
            views = [game.view(state, seat) for seat in seats]
            for seat, view in zip(seats, views, strict=True):
                other = game.redeal(state, seat, seed + number)
                assert game.view(other, seat) == view, f"after {number} steps a redeal shows in the view of {seat}"
                problems = game.problems(other)
                assert not problems, f"redealt after {number} steps: {problems[0]}"
        decision = game.decision(state)
        if decision is None:
            outcome = game.outcome(state)
            assert outcome is not None
            return outcome
        assert decision.actions
        game.apply(state, rng.choice(decision.actions))
    return None


def verdict(game: Game[SetupT, StateT, ActionT, EventT, ViewT], document: Any, play: Callable[[StateT], object]) -> str:
    """Return what is wrong with how the document of a state is taken.

    Nothing is wrong when it is refused with paths, or when it is what is then written again, and plays on.
    """
    try:
        state: StateT = boardrules.from_json(game, "state", document)
    except boardrules.SaveError as error:
        strange = [problem.path for problem in error.problems if not problem.path.startswith("$")]
        return f"paths {strange}" if strange or not error.problems else ""
    except Exception as error:  # whatever it is, it is the finding
        return f"reading raised {error!r:.200}"
    if json.dumps(boardrules.to_json(state)) != json.dumps(document):
        return "accepted, but it means something else"
    try:
        play(state)
    except Exception as error:  # an assertion of the playing, or a fault of the game: both are the finding
        return f"accepted, then {error!r:.300}"
    return ""
