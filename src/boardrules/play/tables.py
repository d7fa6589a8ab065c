"""The module ``table`` of a game, where it has one: how a terminal draws its table, and what its actions are called."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from types import ModuleType
from typing import Any, TypeVar

from boardrules.core.game import Game
from boardrules.core.state import GameState
from boardrules.core.values import Action, Event, GameSetup, GameView, Prompt
from boardrules.play.rule_places import package_of
from boardrules.play.text import Filling, Text

SetupT = TypeVar("SetupT", bound=GameSetup)
StateT = TypeVar("StateT", bound=GameState)
ActionT = TypeVar("ActionT", bound=Action)
EventT = TypeVar("EventT", bound=Event)
ViewT = TypeVar("ViewT", bound=GameView)


def table_module(game: Game[SetupT, StateT, ActionT, EventT, ViewT]) -> ModuleType | None:
    """Return the module of a game that draws its table, or None.

    Raises ``ModuleNotFoundError`` when there is one that needs something that is not installed, such as rich.
    """
    name = f"{package_of(game)}.table"
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None


def action_words(module: ModuleType | None, text: Text, action: Action, prompt: Prompt | None, view: GameView) -> str:
    """Return what an action is called for somebody who sees ``view``.

    A game's ``table`` may have a function ``context(view, action)`` that says what else the name can speak of.
    """
    context: Callable[[Any, Action], Mapping[str, Filling] | None] | None = getattr(module, "context", None)
    return text.action(action, prompt, context(view, action) if context is not None else None)
