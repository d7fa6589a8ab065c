"""The module ``bot`` of a game, where it has one: how a player of the game's own answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, TypeAlias, TypeVar

from boardrules.core.game import Game
from boardrules.core.state import GameState
from boardrules.core.values import Action, Event, GameSetup, GameView
from boardrules.play.rule_places import package_of

SetupT = TypeVar("SetupT", bound=GameSetup)
StateT = TypeVar("StateT", bound=GameState)
ActionT = TypeVar("ActionT", bound=Action)
EventT = TypeVar("EventT", bound=Event)
ViewT = TypeVar("ViewT", bound=GameView)

#: Takes the view of a seat and its legal actions, and returns one of them.
Answer: TypeAlias = Callable[[Any, Sequence[Any]], Any]


def player_of(game: Game[SetupT, StateT, ActionT, EventT, ViewT]) -> Answer | None:
    """Return the function ``answer(view, actions)`` of a game's module ``bot``, or None where it has no such module."""
    name = f"{package_of(game)}.bot"
    try:
        module = import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None
    answer: Answer = module.answer
    return answer
