"""Simulate many random games of Shadow Hunters and count who wins: ``python -m examples.simulate 1000``."""

from __future__ import annotations

import random
import sys
from collections import Counter

from boardrules.games import shadow_hunters as sh


def simulate(games: int, players: int = 5) -> Counter[str]:
    """Play random games and count the reasons for which they ended."""
    setup = sh.Setup(players=players)
    reasons: Counter[str] = Counter()
    for seed in range(games):
        rng = random.Random(seed)
        state = sh.GAME.start(setup, seed)
        while (decision := sh.GAME.decision(state)) is not None:
            sh.GAME.apply(state, rng.choice(decision.actions))
        outcome = sh.GAME.outcome(state)
        assert outcome is not None
        reasons.update(outcome.reasons)
    return reasons


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    for reason, number in simulate(count).most_common():
        print(f"{reason:<12} {number:>6} {number / count:>7.1%}")
