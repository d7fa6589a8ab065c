"""Reachable states of Shadow Hunters for property tests."""

from __future__ import annotations

import random
from collections.abc import Iterator

from hypothesis import strategies as st

from boardrules.games import shadow_hunters as sh

#: Setups of every player count and option.
SETUPS = st.builds(
    sh.Setup,
    players=st.integers(4, 8),
    use_special_abilities=st.sampled_from((True, True, True, False)),
    expansion_mode=st.sampled_from(("none", "only_new", "random_per_initial", "all")),
    bob_7_8=st.sampled_from(("excluded", "kill_variant")),
    vampire_heal=st.sampled_from(("per_attack", "per_target")),
    robbery_scope=st.sampled_from(("attack", "any_damage")),
    quick_start=st.booleans(),
    windows=st.sampled_from(("asked", "open")),
)
SEEDS = st.integers(0, 2**32)


def walk(setup: sh.Setup, seed: int, *, steps: int = 10_000) -> Iterator[sh.State]:
    """Yield the states of one random game, each a state of its own.

    Nineteen of twenty reveals are passed over, so that half of the players are hidden in the middle of the game: there
    are so many windows that otherwise everybody would be revealed after a few turns.
    """
    rng = random.Random(seed)
    state = sh.GAME.start(setup, seed)
    yield state
    for _ in range(steps):
        decision = sh.GAME.decision(state)
        if decision is None:
            return
        actions = decision.actions
        if rng.random() < 0.95:
            actions = tuple([action for action in actions if not isinstance(action, sh.Reveal)]) or actions
        state = sh.GAME.step(state, rng.choice(actions)).state
        yield state


def reached(setup: sh.Setup, seed: int, steps: int) -> sh.State:
    """Return the state after so many random steps, or the last one."""
    return list(walk(setup, seed, steps=steps))[-1]


STATES = st.builds(reached, SETUPS, SEEDS, st.integers(0, 260))
