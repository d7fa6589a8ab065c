"""The module ``table`` of a game, where it has one: how a terminal draws its table, and what its actions are called."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any

from boardrules.core.game import ActionT, EventT, Game, SetupT, StateT, ViewT
from boardrules.core.values import Action, GameView, Prompt
from boardrules.play.rule_places import module_of
from boardrules.play.text import Filling, Text


def table_module(game: Game[SetupT, StateT, ActionT, EventT, ViewT]) -> ModuleType | None:
    """Return the module of a game that draws its table, or None.

    Raises ``ModuleNotFoundError`` when there is one that needs something that is not installed, such as rich.
    """
    return module_of(game, "table")


def action_words(module: ModuleType | None, text: Text, action: Action, prompt: Prompt | None, view: GameView) -> str:
    """Return what an action is called for somebody who sees ``view``.

    A game's ``table`` may have a function ``context(view, action)`` that says what else the name can speak of.
    """
    context: Callable[[Any, Action], Mapping[str, Filling] | None] | None = getattr(module, "context", None)
    return text.action(action, prompt, context(view, action) if context is not None else None)
