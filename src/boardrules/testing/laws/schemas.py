"""The law about what a game declares: every effect of its modules is frozen, and in its schema."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from types import ModuleType
from typing import TypeVar

from boardrules.core.effects import Effect
from boardrules.core.game import ActionT, EventT, Game, SetupT, StateT, ViewT
from boardrules.core.node import is_immutable
from boardrules.play.rule_places import package_of
from boardrules.testing.laws._tools import AnyPlaythrough, require
from boardrules.testing.playthroughs import Playthrough

T = TypeVar("T")


def effects_are_declared(play: Playthrough[SetupT, StateT, ActionT, EventT, ViewT]) -> None:
    """Every effect that the game's modules define is frozen and in the schema, also one that is hardly ever waiting.

    A class without an ``@frozen`` of its own only bears others, so there must be some.
    """
    for module in _modules(play):
        for cls in _defined(module, Effect):
            where = f"{module.__name__}.{cls.__name__}"
            if "__attrs_attrs__" not in vars(cls):
                require(bool(cls.__subclasses__()), where, "an effect has no @frozen of its own, and bears no others")
                continue
            require(is_immutable(cls), where, "an effect is not frozen all the way down")
            declared = cls in play.game.schema().effects or bool(cls.__subclasses__())
            require(declared, where, "an effect is not in the schema, so no document could hold it")


def _modules(play: AnyPlaythrough) -> list[ModuleType]:
    """Return the modules of a game: those of its effects, and all that are loaded of a package that names the game.

    Tests that lie beside them are left out, and so are all where several games are defined in them: nobody knows to
    which of those an effect belongs.
    """
    game = play.game
    package = package_of(game)
    found = {effect.__module__: None for effect in game.schema().effects}
    if any(type(value) is type(game) for value in vars(sys.modules[package]).values()):
        found.update(dict.fromkeys([name for name in sys.modules if _is_within(name, package)]))
    loaded = [sys.modules.get(name) for name in found if not name.startswith("boardrules.core.")]
    modules = [module for module in loaded if module is not None]
    several = any(not isinstance(game, cls) for module in modules for cls in _defined(module, Game))
    return [] if several else modules


def _is_within(name: str, package: str) -> bool:
    below = f"{name}.".removeprefix(f"{package}.")
    return below != f"{name}." and not any(part.startswith(("test", "conftest")) for part in below.split("."))


def _defined(module: ModuleType, base: type[T]) -> Iterator[type[T]]:
    """Yield the classes below ``base`` that a module itself defines."""
    for value in [*vars(module).values()]:
        if isinstance(value, type) and issubclass(value, base) and value.__module__ == module.__name__:
            yield value


__all__ = ["effects_are_declared"]
