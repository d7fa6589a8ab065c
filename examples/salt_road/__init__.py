"""Salt Road, a race for salt: the game that ``docs/new_game.md`` writes."""

from .game import GAME

__all__ = ["GAME"]
