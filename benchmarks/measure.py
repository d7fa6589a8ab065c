"""Measuring one game: playouts, clone, JSON, digest, all in one process and one run."""

from __future__ import annotations

import copy
import json
import random
import subprocess
import sys
from collections.abc import Callable
from statistics import median
from time import process_time

from attrs import frozen

from boardrules import AnyGame, from_json, to_json
from boardrules.core.state import GameState
from boardrules.core.values import GameSetup


@frozen
class Playouts:
    """How fast random games go: decisions and games a second, and decisions in an average game."""

    decisions: float
    games: float
    length: float


def playouts(game: AnyGame, setup: GameSetup, count: int, *, pure: bool) -> Playouts:
    """Play ``count`` random games, every legal action as likely as any other, with ``step`` or with ``apply``."""
    decisions = 0
    begin = process_time()  # what else the machine does does not count
    for seed in range(count):
        rng = random.Random(seed)
        state = game.start(setup, seed)
        while (decision := game.decision(state)) is not None:
            action = decision.actions[int(rng.random() * len(decision.actions))]
            if pure:
                state = game.step(state, action).state
            else:
                game.apply(state, action)
            decisions += 1
    seconds = process_time() - begin
    return Playouts(decisions / seconds, count / seconds, decisions / count)


def best_playouts(game: AnyGame, setup: GameSetup, count: int, rounds: int = 5) -> tuple[Playouts, Playouts]:
    """Return the best of some rounds for ``apply`` and for ``step``, which take turns on the same machine."""
    fast, pure = [], []
    for _ in range(rounds):
        fast.append(playouts(game, setup, count, pure=False))
        pure.append(playouts(game, setup, count, pure=True))
    return max(fast, key=lambda result: result.decisions), max(pure, key=lambda result: result.decisions)


def middle_state(game: AnyGame, setup: GameSetup, seed: int = 3, steps: int = 60) -> GameState:
    """Return a state in the middle of a random game."""
    rng = random.Random(seed)
    state = game.start(setup, seed)
    for _ in range(steps):
        decision = game.decision(state)
        if decision is None:
            break
        state = game.step(state, rng.choice(decision.actions)).state
    game.decision(state)
    return state


def microseconds(work: Callable[[], object], *, batch: int, rounds: int = 7) -> float:
    """Return the median time of ``work`` in microseconds."""
    times = []
    for _ in range(rounds):
        begin = process_time()
        for _ in range(batch):
            work()
        times.append((process_time() - begin) / batch * 1e6)
    return median(times)


def import_milliseconds(statement: str, rounds: int = 7) -> float:
    """Return the median time in milliseconds that a fresh process spends on an import statement."""
    code = f"from time import process_time as t; b = t(); {statement}; print((t() - b) * 1000)"
    times = [
        float(subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout)
        for _ in range(rounds)
    ]
    return median(times)


def costs(game: AnyGame, state: GameState) -> dict[str, float]:
    """Return the cost of each thing that is done to a whole state, in microseconds, ``copy.deepcopy`` among them."""
    document = to_json(state)
    text = json.dumps(document)
    return {
        "copy.deepcopy": microseconds(lambda: copy.deepcopy(state), batch=30),
        "clone": microseconds(state.clone, batch=2000),
        "digest": microseconds(lambda: game.digest(state), batch=100),
        "view of one seat": microseconds(lambda: game.view(state, 0), batch=200),
        "redeal": microseconds(lambda: game.redeal(state, 0, 1), batch=30),
        "to_json": microseconds(lambda: to_json(state), batch=50),
        "from_json, checked": microseconds(lambda: from_json(game, "state", document), batch=20),
        "json.dumps + json.loads of the document": microseconds(lambda: json.loads(json.dumps(document)), batch=50),
        "json.loads": microseconds(lambda: json.loads(text), batch=100),
    }
