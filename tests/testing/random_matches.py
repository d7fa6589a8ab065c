"""Whole random matches of any game, the same for the same seed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

from boardrules.core.game import Game
from boardrules.core.state import GameState
from boardrules.core.values import Action, Event, GameSetup, GameView
from boardrules.testing import Playthrough
from boardrules.testing.playthroughs import unfold

T = TypeVar("T")
SetupT = TypeVar("SetupT", bound=GameSetup)
StateT = TypeVar("StateT", bound=GameState)
ActionT = TypeVar("ActionT", bound=Action)
EventT = TypeVar("EventT", bound=Event)
ViewT = TypeVar("ViewT", bound=GameView)


def at_random(
    game: Game[SetupT, StateT, ActionT, EventT, ViewT], seed: int
) -> Playthrough[SetupT, StateT, ActionT, EventT, ViewT]:
    """Play a random setup with random answers to the end."""
    chance = Random(seed)

    def choose(values: Sequence[T], /) -> T:
        return chance.choice(values)

    return unfold(game, game.any_setup(choose), seed, lambda decision, number: chance.choice(decision.actions))


def long_match(
    game: Game[SetupT, StateT, ActionT, EventT, ViewT],
    breaks: Callable[[Playthrough[SetupT, StateT, ActionT, EventT, ViewT]], bool],
    length: int,
) -> Playthrough[SetupT, StateT, ActionT, EventT, ViewT]:
    """Return the first random match of at least so many answers that breaks a law."""
    return next(way for seed in range(1000) if len(way := at_random(game, seed)) >= length and breaks(way))
