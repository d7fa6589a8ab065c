"""A bot that samples worlds: it re-deals what it cannot know and looks one step ahead in each.

``python -m examples.sampling_bot`` lets it play seat 0 against random players.
"""

from __future__ import annotations

import random

from boardrules.games import shadow_hunters as sh


def score(state: sh.State, seat: int) -> int:
    """Return how good a world looks for a seat: its enemies hurt, itself and its friends not, a win above all."""
    outcome = sh.GAME.outcome(state)
    if outcome is not None:
        return 1000 if seat in outcome.winners else -1000
    me = state.players[seat]
    total = len(me.equipment) - 2 * me.damage
    for player in state.players:
        is_enemy = {player.character.group, me.character.group} == {"hunter", "shadow"}
        if player.seat != seat and is_enemy:
            total += player.damage
    return total


def choose(state: sh.State, seat: int, rng: random.Random, worlds: int = 6) -> sh.Action:
    """Return the action with the best average score over sampled worlds.

    Only ``redeal`` looks at the true state, and it gives back nothing that the seat does not know.
    """
    actions = sh.GAME.legal_actions(state, seat)
    if len(actions) == 1:
        return actions[0]
    totals = [0] * len(actions)
    for _ in range(worlds):
        world = sh.GAME.redeal(state, seat, rng.randrange(2**60))
        for index, action in enumerate(actions):
            totals[index] += score(sh.GAME.step(world, action).state, seat)
    return actions[totals.index(max(totals))]


def play(seed: int, players: int = 5) -> bool:
    """Play one game and return whether the bot at seat 0 has won."""
    rng = random.Random(seed)
    state = sh.GAME.start(sh.Setup(players=players), seed)
    while (decision := sh.GAME.decision(state)) is not None:
        seat = decision.seats[0]
        action = choose(state, seat, rng) if seat == 0 else rng.choice(sh.GAME.legal_actions(state, seat))
        sh.GAME.apply(state, action)
    outcome = sh.GAME.outcome(state)
    return outcome is not None and 0 in outcome.winners


if __name__ == "__main__":
    wins = sum(play(seed) for seed in range(40))
    print(f"the bot won {wins} of 40 games")
