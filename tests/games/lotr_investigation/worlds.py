"""Worlds that a seat cannot tell from the true one, for the tests of what is hidden."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from boardrules import from_json, to_json
from boardrules.games import lotr_investigation as lr

GAME = lr.GAME


def worlds(state: lr.State, seat: int | None, number: int = 60) -> list[lr.State]:
    """Return worlds that a seat cannot tell from this one; each of them is a possible state."""
    found = [GAME.redeal(state, seat, seed) for seed in range(number)]
    for world in found[:5]:
        assert GAME.problems(world) == ()
        assert from_json(GAME, "state", json.loads(json.dumps(to_json(world)))) == world
        assert GAME.view(world, seat) == GAME.view(state, seat)
    return found


def titles(pile: Sequence[Any]) -> list[str]:
    """Return the ids of cards, or of those that are held in a pile."""
    return [one.id if isinstance(one, lr.Card) else one.card.id for one in pile]
