"""Values of a game as Python text: what a failing example is printed as."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import Enum
from importlib import import_module
from typing import Any, Final, Protocol

import attrs

from boardrules.core.entity import Entity
from boardrules.core.game import ActionT, EventT, Game, SetupT, StateT, ViewT

#: The program that is being run: under this name no other program finds it.
_MAIN: Final = "__main__"
#: Names that a script uses for itself, so that no module may be imported under them.
_TAKEN: Final = ("entity", "game", "play", "played")


class Printer(Protocol):
    """What IPython and hypothesis hand to an object that prints itself."""

    def text(self, obj: str) -> None:
        """Take a piece of text."""
        ...


class LazyText:
    """A text that is written when it is printed: hypothesis notes something of every example, and prints few."""

    def __init__(self, write: Callable[[], str]) -> None:
        self._write = write

    def _repr_pretty_(self, printer: Printer, cycle: bool) -> None:
        printer.text(self._write())


def home(game: object) -> tuple[str, str] | None:
    """Return the module and the name under which a game object can be imported; None when it is not at module level.

    Of several modules that hold it the outermost is taken: ``boardrules.games.shadow_hunters``, not its ``.game``.
    Where neither the module of the game's class nor a package above holds it, the rest of its top package is searched.
    """
    parts = type(game).__module__.split(".")
    above = [".".join(parts[:length]) for length in range(1, len(parts) + 1)]
    beside = sorted(name for name in [*sys.modules] if name.startswith(f"{parts[0]}."))
    for name in dict.fromkeys([*above, *beside]):
        for found, value in _names(name):
            if value is game:
                return name, found
    return None


def _names(module: str) -> Iterator[tuple[str, object]]:
    """Yield the public names of a module, if it is loaded, with their values."""
    for name, value in [*vars(sys.modules[module]).items()] if sys.modules.get(module) is not None else ():
        if not name.startswith("_"):
            yield name, value


class Script:
    """Writes setups, actions and whole matches of one game as Python text that imports what it names."""

    def __init__(self, game: Game[SetupT, StateT, ActionT, EventT, ViewT]) -> None:
        found = home(game)
        self._home = found if found is not None and found[0] != _MAIN else None
        self._imports: dict[str, None] = {}
        self._modules: dict[str, str] = {}
        #: Names that no import gives: whoever pastes the script has to supply them.
        self._supplied: dict[str, None] = {}

    def program(self, setup: object, seed: int, actions: Iterable[object]) -> str:
        """Return the imports, and a call of ``play`` whose result is named ``played``.

        A game that cannot be imported, as one of the program that is being run, is named ``game``, and a class that
        cannot be by its bare name. A comment in the first line lists such names: whoever pastes the script supplies
        them.
        """
        call = self.call(setup, seed, actions)
        lines = sorted({*self._imports, "from boardrules.testing import play"})
        if self._supplied:
            lines.insert(0, f"# To be supplied, for it cannot be imported: {', '.join(self._supplied)}")
        return "\n".join([*lines, "", f"played = {call}", ""])

    def call(self, setup: object, seed: int, actions: Iterable[object]) -> str:
        """Return the call of ``play``, one action a line."""
        answers = [f"        {self.value(action)},\n" for action in actions]
        listed = f"[\n{''.join(answers)}    ]" if answers else "[]"
        return f"play(\n    {self._name()},\n    {self.value(setup)},\n    seed={seed},\n    actions={listed},\n)"

    def value(self, value: object) -> str:
        """Return the expression for a value: what has its default is left out."""
        if isinstance(value, Entity):
            return self._entity(value)
        if isinstance(value, Enum):
            return self._member(value)
        if attrs.has(type(value)):
            return f"{self._class(type(value))}({', '.join(self._arguments(value))})"
        if isinstance(value, (tuple, list)):
            return self._sequence(value)
        if isinstance(value, (set, frozenset)):
            items = ", ".join(sorted(map(self.value, value)))  # sorted, so that the text is the same in every process
            if isinstance(value, set):
                return f"{{{items}}}" if items else "set()"
            return f"frozenset({{{items}}})" if items else "frozenset()"
        if isinstance(value, Mapping):
            return "{" + ", ".join(f"{self.value(key)}: {self.value(item)}" for key, item in value.items()) + "}"
        return repr(value)

    def _member(self, value: Enum) -> str:
        cls = self._class(type(value))
        if type(value).__members__.get(value.name) is value:
            return f"{cls}.{value.name}"
        return f"{cls}({value.value!r})"  # several flags together have no name

    def _sequence(self, value: tuple[object, ...] | list[object]) -> str:
        items = ", ".join(map(self.value, value))
        if isinstance(value, list):
            return f"[{items}]"
        if hasattr(value, "_fields"):  # a named tuple
            return f"{self._class(type(value))}({items})"
        return f"({items},)" if len(value) == 1 else f"({items})"

    def _arguments(self, value: Any) -> Iterator[str]:
        by_place = True
        for field in attrs.fields(type(value)):
            if not field.init:
                continue
            if _is_default(value, field):
                by_place = False
                continue
            by_place = by_place and not field.kw_only
            text = self.value(getattr(value, field.name))
            yield text if by_place else f"{field.alias}={text}"

    def _name(self) -> str:
        if self._home is None:
            self._supplied["game"] = None
            return "game"
        return f"{self._module(self._home[0])}.{self._home[1]}"

    def _places(self, thing: type) -> list[str]:
        """Return the modules in which a class, or a table of its objects, is looked for.

        The packages around the thing's module from the outside in, and the module; the game's own first if it is one of
        them, or else last: it may have only imported what it shows.
        """
        parts = thing.__module__.split(".")
        around = [".".join(parts[:length]) for length in range(1, len(parts) + 1)]
        own = [self._home[0]] if self._home else []
        places = dict.fromkeys([*[name for name in own if name in around], *around, *own])
        return [name for name in places if name != _MAIN]

    def _class(self, cls: type) -> str:
        for name in self._places(cls):
            found: object = sys.modules.get(name)
            for part in cls.__qualname__.split("."):
                found = getattr(found, part, None)
            if found is cls:
                return f"{self._module(name)}.{cls.__qualname__}"
        bare = cls.__qualname__.rpartition("<locals>.")[2]
        self._supplied[bare.partition(".")[0]] = None
        return bare

    def _entity(self, entity: Entity) -> str:
        """Return a look-up in the game's own table where its module shows one."""
        for name in self._places(type(entity)):
            for table, value in _names(name):
                if isinstance(value, Mapping) and value.get(entity.id) is entity:
                    return f"{self._module(name)}.{table}[{entity.id!r}]"
        self._imports["from boardrules.testing import entity"] = None
        return f"entity({self._name()}, {entity.kind!r}, {entity.id!r})"

    def _module(self, name: str) -> str:
        """Import a module and return the name under which the script knows it."""
        if name not in self._modules:
            package, _, last = name.rpartition(".")
            known = last
            outer = package
            while known in _TAKEN or known in self._modules.values():
                outer, _, part = outer.rpartition(".")
                known = f"{part}_{known}"
            self._modules[name] = known
            source = f"from {package} import {last}" if package else f"import {last}"
            self._imports[source if known == last else f"{source} as {known}"] = None
        return self._modules[name]


def _is_default(value: object, field: attrs.Attribute[Any]) -> bool:
    held = getattr(value, field.name)
    default: Any = field.default
    if isinstance(default, attrs.Factory):  # type: ignore[arg-type] # a class at run time
        default = default.factory(value) if default.takes_self else default.factory()
    return default is not attrs.NOTHING and type(default) is type(held) and bool(default == held)


def entity(game: Game[SetupT, StateT, ActionT, EventT, ViewT], kind: str, name: str) -> Entity:
    """Return a card, space or character of a game by its kind and id. Raises ``LookupError`` for an unknown one.

    >>> from boardrules.games import shadow_hunters as sh
    >>> entity(sh.GAME, "area", "church") is sh.AREAS["church"]
    True
    """
    for cls, table in game.schema().entities:
        if cls.kind == kind and name in table:
            return table[name]
    raise LookupError(f"{game.id} has no {kind} {name!r}")


def importable(game: Game[SetupT, StateT, ActionT, EventT, ViewT]) -> tuple[str, str]:
    """Return module and name of a game that another process must import.

    Raises ``LookupError`` when there are none, also for a game of the program that is being run.
    """
    found = home(game)
    if found is None or found[0] == _MAIN:
        for name, value in _names(_MAIN):
            if value is game:
                found = _MAIN, name
    if found is not None and found[0] == _MAIN:
        raise LookupError(
            f"{found[1]} is in the program that is being run (__main__), which no other process can import: "
            "put the game into a module of its own"
        )
    if found is None:
        raise LookupError(f"{type(game).__name__} is not the value of a name in a module, so no other process finds it")
    if getattr(import_module(found[0]), found[1]) is not game:
        raise LookupError(f"{found[0]}.{found[1]} is another game")
    return found
