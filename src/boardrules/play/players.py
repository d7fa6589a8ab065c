"""The module ``bot`` of a game, where it has one: how a player of the game's own answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from boardrules.core.game import ActionT, EventT, Game, SetupT, StateT, ViewT
from boardrules.play.rule_places import module_of

#: Takes the view of a seat and its legal actions, and returns one of them.
Answer: TypeAlias = Callable[[Any, Sequence[Any]], Any]


def player_of(game: Game[SetupT, StateT, ActionT, EventT, ViewT]) -> Answer | None:
    """Return the function ``answer(view, actions)`` of a game's module ``bot``, or None where it has no such module."""
    module = module_of(game, "bot")
    answer: Answer | None = None if module is None else module.answer
    return answer
