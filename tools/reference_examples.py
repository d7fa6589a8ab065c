"""What really occurred in play, for the reference pages: actions, events and parts of states, written as Python."""

from __future__ import annotations

import json
import types
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from enum import Enum
from functools import cache
from typing import Any, Final

import attrs
from attrs import define, field

import boardrules
from boardrules import core
from boardrules.core.entity import Entity
from boardrules.core.values import GameSetup
from boardrules.games import bestiary

#: So long a line of an example may be.
WIDTH: Final = 100
#: So many items of a tuple, list or dict are written; deeper ones with fewer.
_ITEMS: Final = (6, 3, 1)
#: So many equally good candidates for the example of a class are compared.
_ENOUGH: Final = 40
#: So many states are looked through for their parts, and so many answers apart; then only while a part is missing.
_LOOKS: Final = 200
_APART: Final = 9
#: What lies in a state but is no part of the table.
_INSIDE: Final = frozenset(("stack", "events", "open_decision", "chance", "current_rules"))
_EMPTY: Final[tuple[object, ...]] = ((), "", [], {})


@define
class Writer:
    """Writes values of one game as Python: ``sh.Attack(seat=0, target=2)``; what is left out is ``...``."""

    package: types.ModuleType
    short: str
    tables: tuple[tuple[str, Mapping[str, Entity]], ...]

    def names(self) -> dict[str, Any]:
        """Return the names that examples use."""
        return {self.short: self.package, "boardrules": boardrules, "core": core}

    def one_line(self, value: object, depth: int = 0) -> str:
        """Return a value on one line, with long tuples, lists and dicts cut."""
        if isinstance(value, str):
            return json.dumps(value, ensure_ascii=False)
        if value is None or isinstance(value, (bool, int)):
            return repr(value)
        if isinstance(value, Enum):
            return f"core.{type(value).__name__}.{value.name}"
        if isinstance(value, Entity):
            return self._entity(value)
        if isinstance(value, (tuple, list)):
            items = self._some([self.one_line(item, depth + 1) for item in value[:7]], len(value), depth)
            comma = "," if len(value) == 1 and isinstance(value, tuple) else ""
            text = ", ".join(items) + comma
            return f"({text})" if isinstance(value, tuple) else f"[{text}]"
        if isinstance(value, dict):
            pairs = [(self.one_line(key), self.one_line(item, depth + 1)) for key, item in value.items()]
            most = _ITEMS[min(depth, 2)]
            shown = [f"{key}: {item}" for key, item in pairs[:most]]
            return "{" + ", ".join([*shown, *(["...: ..."] if len(pairs) > most else [])]) + "}"
        owner = self._owner(type(value))
        if owner is None:
            return "..."
        return f"{owner}({', '.join(f'{name}={self.one_line(item, depth)}' for name, item in fields_of(value))})"

    def block(self, value: object) -> str:
        """Return a value as an example: on one line where it fits, else with a line for each field."""
        text = self.one_line(value)
        if len(text) <= WIDTH:
            return text
        lines = [f"    {name}={self._fitting(item, len(name))}," for name, item in fields_of(value)]
        return "\n".join([f"{self._owner(type(value))}(", *lines, ")"])

    def _fitting(self, value: object, taken: int) -> str:
        """Return the longest form of a value that fits into the line, or its first item on a line of its own."""
        for depth in range(len(_ITEMS)):
            text = self.one_line(value, depth)
            if len(text) + taken + 6 <= WIDTH:
                return text
        if isinstance(value, (list, tuple)):
            first = self.one_line(value[0], len(_ITEMS))
            opening, closing = ("[", "]") if isinstance(value, list) else ("(", ")")
            if len(first) + 10 <= WIDTH:
                rest = ["        ...,"] if len(value) > 1 else []
                return "\n".join([opening, f"        {first},", *rest, f"    {closing}"])
        return "..."

    def _owner(self, cls: type) -> str | None:
        if getattr(self.package, cls.__name__, None) is cls and cls.__name__ in self.package.__all__:
            return f"{self.short}.{cls.__name__}"
        for name, module in (("boardrules", boardrules), ("core", core)):
            if cls.__name__ in module.__all__:
                return f"{name}.{cls.__name__}"
        return None

    def _entity(self, value: Entity) -> str:
        for name, table in self.tables:
            if table.get(value.id) is value:
                return f'{self.short}.{name}["{value.id}"]'
        is_packaged = self.package is bestiary and value is bestiary.load()
        return f"{self.short}.load()" if is_packaged else "..."

    @staticmethod
    def _some(items: list[str], total: int, depth: int) -> list[str]:
        most = _ITEMS[min(depth, len(_ITEMS) - 1)]
        return items if total <= most else [*items[:most], "..."]


def fields_of(value: Any) -> list[tuple[str, Any]]:
    """Return the fields with which a value is made, by the names that its class takes; ``rules`` come last."""
    cls: Any = type(value)
    return [(name, getattr(value, attribute)) for name, attribute in _made_with(cls)]


@cache
def _made_with(cls: Hashable) -> tuple[tuple[str, str], ...]:
    found = [(one.alias or one.name, one.name) for one in attrs.fields(cls) if one.init]  # type: ignore[arg-type]
    return tuple(sorted(found, key=lambda names: names[0] == "rules"))


def agree(written: Any, value: Any) -> bool:
    """Return whether what an example says is what the value is; ``...`` stands for anything."""
    if written is ...:
        return True
    if isinstance(written, Entity) or type(written) is not type(value):
        return written is value
    if isinstance(written, (tuple, list)):
        cut = bool(written) and written[-1] is ...
        shown = len(written) - 1 if cut else len(written)
        return (cut or shown == len(value)) and all(agree(*pair) for pair in zip(written[:shown], value, strict=False))
    if isinstance(written, dict):
        return (... in written or len(written) == len(value)) and all(
            agree(item, value[key]) for key, item in written.items() if key is not ...
        )
    if attrs.has(type(written)):
        return all(agree(getattr(written, name), getattr(value, name)) for name, _ in fields_of(written))
    return bool(written == value)


@define
class Found:
    """What was found of one class: the best example so far, where it lies, and the questions that offered it.

    ``plays`` says with what kind of match the example is from: the first kind is the best.
    """

    plays: int = 0
    empty: int = 10_000
    length: int = 10_000
    example: str = ""
    seen: int = 0
    asked: dict[str, None] = field(factory=dict)
    beside: dict[str, None] = field(factory=dict)
    places: dict[str, None] = field(factory=dict)


class Search:
    """Plays matches, and keeps the best example of every wanted class: few empty fields, then short, then early."""

    def __init__(self, writer: Writer, actions: Iterable[type], events: Iterable[type], parts: Iterable[type]) -> None:
        self.writer = writer
        self.found: dict[type, Found] = {cls: Found() for cls in (*actions, *events, *parts)}
        self.parts = frozenset(parts)
        self.matches = 0
        self._looks = 0

    def play(self, setup: GameSetup, seed: int, plays: int = 0) -> None:
        """Play one match at random to its end, and look through it. ``plays`` is what kind of match it is."""
        game = self.writer.package.GAME
        chance = core.Chance(seed)
        self.matches += 1
        state = game.start(setup, seed)
        self._events(state.events, plays)
        while (decision := game.decision(state)) is not None:
            offers = decision.offers
            for action in decision.actions:
                found = self.found[type(action)]
                (found.beside if action in offers else found.asked)[decision.prompt.key] = None
                self._offer(action, plays)
            if state.number % _APART == 0:
                self._look(state, plays)
            action = decision.actions[chance.below("answers", len(decision.actions))]
            self._events(game.apply(state, action), plays)

    def missing(self) -> tuple[str, ...]:
        """Return the names of the classes of which nothing has occurred."""
        return tuple(cls.__name__ for cls, found in self.found.items() if not found.example)

    def _events(self, events: Sequence[Any], plays: int) -> None:
        for event in events:
            self._offer(event, plays)

    def _look(self, state: Any, plays: int) -> None:
        """Look through the state and the view of a seat for the parts that are wanted."""
        self._looks += 1
        if self._looks <= _LOOKS or any(not self.found[cls].example for cls in self.parts):
            self._parts(state, "state", plays)
            seat = self._looks % len(state.players)
            self._parts(self.writer.package.GAME.view(state, seat), "view", plays)

    def _parts(self, root: Any, name: str, plays: int) -> None:
        for value, place in _inside(root, name):
            if type(value) in self.parts:
                self.found[type(value)].places[place] = None
                self._offer(value, plays)

    def _offer(self, value: Any, plays: int) -> None:
        """Take a value as the example of its class where it is a better one."""
        found = self.found[type(value)]
        if found.seen > _ENOUGH and (found.plays, found.empty) <= (plays, 0):
            return
        empty = sum(_emptiness(item) for _, item in fields_of(value))
        if found.example and (plays, empty) > (found.plays, found.empty):
            return
        if (plays, empty) == (found.plays, found.empty):
            found.seen += 1
            if found.seen > _ENOUGH:
                return
        text = self.writer.block(value)
        if not found.example or (plays, empty, len(text)) < (found.plays, found.empty, found.length):
            if not agree(eval(text, self.writer.names()), value):
                raise ValueError(f"{text} does not say what {value!r} is")
            seen = found.seen if (plays, empty) == (found.plays, found.empty) else 1
            found.plays, found.empty, found.length, found.example, found.seen = plays, empty, len(text), text, seen


def _emptiness(value: object) -> int:
    """Return how little a field says: nothing at all counts more than a zero."""
    if value is None or value in _EMPTY:
        return 10
    return int(value.__class__ is int and value == 0)


def _inside(value: Any, place: str) -> Iterator[tuple[Any, str]]:
    """Yield what lies in a value, at any depth, and the fields that lead to it."""
    if isinstance(value, (tuple, list)):
        for item in value:
            yield from _inside(item, place)
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from _inside(key, place)
            yield from _inside(item, place)
    elif attrs.has(type(value)) and not isinstance(value, Entity):
        yield value, place
        for one in attrs.fields(type(value)):
            if one.name not in _INSIDE:
                yield from _inside(getattr(value, one.name), f"{place}.{one.name}")
