"""Documents of states with every kind of decision, and what must become of one that was tampered with."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import boardrules
from boardrules.core.values import Decision
from boardrules.games.bestiary.actions import Action
from boardrules.games.bestiary.game import GAME
from boardrules.games.bestiary.setup import Setup
from boardrules.games.bestiary.state import State
from tests.games.bestiary.house import mild, wild

#: Where to look for states by the effect on top of the stack: a game with the packaged content has most of them.
USUAL: Final = (
    "TokenChoice",
    "MoveChoice",
    "SiteChoice",
    "SurveyChoice",
    "TrackChoice",
    "TyrantChoice",
    "RollChoice",
    "OtherDieChoice",
    "AssistChoice",
    "PickAssistant",
    "OverflowChoice",
    "TriggerChoice",
    "RefreshChoice",
    "ScoutChoice",
    "TileChoice",
    "CityChoice",
    "RansomChoice",
    "over",
)
#: Those that only house rules bring about, or bring about often.
WILD: Final = ("FreshChoice", "MissionChoice", "TriggerOrder", "AfterAbility", "AfterPayment", "Die", "CheckEnd")


def walk(setup: Setup, seed: int) -> Iterator[State]:
    """Yield the states of a game that is played at random, the same object changed in place."""
    rng = random.Random(seed)
    state = GAME.start(setup, seed)
    while True:
        yield state
        decision: Decision[Action] | None = GAME.decision(state)
        if decision is None:
            return
        GAME.apply(state, rng.choice(decision.actions))


@cache
def written(name: str) -> str:
    """Return the document of a state with this effect on the stack, and something done before it."""
    for seed in range(400):
        tables = None if name in USUAL else (wild(), mild())[seed % 2]
        for number, state in enumerate(walk(Setup(players=2 + (seed + 1) % 3, content=tables), seed)):
            names = [type(effect).__name__ for effect in state.stack] or ["over"]
            is_there = name == names[-1] if name in USUAL else name in names
            if is_there and number > 40:
                return json.dumps(boardrules.to_json(state))
    raise AssertionError(f"no state with {name} found")


def document_of(name: str) -> Any:
    """Return a fresh document of a state with this effect on the stack."""
    return json.loads(written(name))


def play_on(state: State, seed: int, steps: int = 4_000) -> None:
    """Play a state on at random to its end; every check, and now and then every view and redeal, must be fine."""
    rng = random.Random(seed)
    seats = (None, *range(len(state.players)))
    total = GAME.components(state)
    for number in range(steps):
        if number % 5 == 0:
            problems = GAME.problems(state)
            assert not problems, f"after {number} steps: {problems[0]}"
            assert GAME.components(state) == total, f"after {number} steps something is lost or found"
        if number % 40 == 0:
            views = [GAME.view(state, seat) for seat in seats]
            for seat, view in zip(seats, views, strict=True):
                other = GAME.redeal(state, seat, seed + number)
                assert GAME.view(other, seat) == view, f"after {number} steps a redeal shows in the view of {seat}"
                problems = GAME.problems(other)
                assert not problems, f"redealt after {number} steps: {problems[0]}"
        decision = GAME.decision(state)
        if decision is None:
            outcome = GAME.outcome(state)
            assert outcome is not None
            assert outcome.winners
            return
        assert decision.actions
        GAME.apply(state, rng.choice(decision.actions))
    raise AssertionError(f"not over after {steps} decisions")


def verdict(document: Any, steps: int = 4_000) -> str:
    """Return what is wrong with how the document of a state is taken.

    Nothing is wrong when it is refused with paths, or when it is what is then written again, and plays on to the end.
    """
    try:
        state: State = boardrules.from_json(GAME, "state", document)
    except boardrules.SaveError as error:
        strange = [problem.path for problem in error.problems if not problem.path.startswith("$")]
        return f"paths {strange}" if strange or not error.problems else ""
    except Exception as error:  # whatever it is, it is the finding
        return f"reading raised {error!r:.200}"
    if json.dumps(boardrules.to_json(state)) != json.dumps(document):
        return "accepted, but it means something else"
    try:
        play_on(state, 1, steps)
    except Exception as error:
        return f"accepted, then {error!r:.300}"
    return ""
