"""How often the game's own player wins the Lord of the Rings quest: ``python -m examples.quest_odds 500``.

Every table size plays its starter decks; the last column says at which stage the lost games ended.
"""

from __future__ import annotations

import sys
from collections import Counter

from attrs import frozen

from boardrules.games import lotr_investigation as lr
from boardrules.games.lotr_investigation.bot import answer


@frozen
class Odds:
    """What came of some games: how many were won, in how many rounds they ended, and where the others were lost."""

    games: int
    wins: int
    rounds: int
    lost_at: tuple[tuple[int, int], ...]


def play(setup: lr.Setup, seed: int) -> lr.State:
    """Let the game's own player answer for every seat, each from what that seat may know, and return the end."""
    state = lr.GAME.start(setup, seed)
    while (decision := lr.GAME.decision(state)) is not None:
        seat = decision.seats[0]
        lr.GAME.apply(state, answer(lr.GAME.view(state, seat), lr.GAME.legal_actions(state, seat)))
    return state


def odds(setup: lr.Setup, games: int) -> Odds:
    """Play some games and count."""
    ends = [play(setup, seed) for seed in range(games)]
    lost = Counter(state.stage for state in ends if state.result is None or not state.result.winners)
    return Odds(games, games - lost.total(), sum(state.round for state in ends), tuple(sorted(lost.items())))


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    for players in (1, 2, 3, 4):
        found = odds(lr.Setup(players=players), count)
        stages = ", ".join([f"stage {stage}: {number}" for stage, number in found.lost_at])
        print(f"{players} players  won {found.wins / count:>6.1%}  {found.rounds / count:.1f} rounds  lost at {stages}")
