"""What must become of a game that a document made, tampered with or not: any game plays it the same way."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any, cast

import boardrules
from boardrules.core.game import ActionT, EventT, Game, SetupT, StateT, ViewT
from boardrules.core.values import Outcome
from boardrules.play.documents import Kind


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


def play_on(
    game: Game[SetupT, StateT, ActionT, EventT, ViewT], state: StateT, seed: int, steps: int, redeals: int = 40
) -> Outcome | None:
    """Play a state on at random and return how it ended, None when it still runs after so many steps.

    Every check, and each time after so many steps as ``redeals`` says every view and redeal, must be fine.
    """
    rng = random.Random(seed)
    seats = (None, *range(len(state.players)))
    total = game.components(state)
    for number in range(steps):
        if number % 5 == 0:
            problems = game.problems(state)
            assert not problems, f"after {number} steps: {problems[0]}"
            assert game.components(state) == total, f"after {number} steps something is lost or found"
        if number % redeals == 0:
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


def verdict(
    game: Game[SetupT, StateT, ActionT, EventT, ViewT],
    document: Any,
    play: Callable[[StateT], object],
    kind: Kind = "state",
) -> str:
    """Return what is wrong with how a document is taken, that of a state if no other kind is named.

    Nothing is wrong when it is refused with paths, or when it is what is then written again, and a state plays on.
    """
    try:
        value: object = boardrules.from_json(game, kind, document)
    except boardrules.SaveError as error:
        strange = [problem.path for problem in error.problems if not problem.path.startswith("$")]
        return f"paths {strange}" if strange or not error.problems else ""
    except Exception as error:  # whatever it is, it is the finding
        return f"reading raised {error!r:.200}"
    written = boardrules.to_json(value)
    if kind == "setup":
        written = _as_far_as(written, document)
    if json.dumps(written) != json.dumps(document):
        return "accepted, but it means something else"
    if kind != "state":
        return ""
    try:
        play(cast("StateT", value))
    except Exception as error:  # an assertion of the playing, or a fault of the game: both are the finding
        return f"accepted, then {error!r:.300}"
    return ""


def _as_far_as(written: Any, document: Any) -> Any:
    """Leave out of ``written`` the keys that ``document`` does not have either: those of a setup have defaults."""
    if isinstance(written, dict) and isinstance(document, dict):
        return {key: _as_far_as(item, document[key]) for key, item in written.items() if key in document}
    if isinstance(written, list) and isinstance(document, list):
        return [_as_far_as(item, other) for item, other in zip(written, document, strict=True)]
    return written
