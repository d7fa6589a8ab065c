"""Checks of what belongs together in tables, when each value has been looked at by itself.

Every check looks at sound values only, so that one fault is told once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Generic, TypeVar

from boardrules.core.errors import Problem, short
from boardrules.core.kinds import UNREAD, Kind, Known

T = TypeVar("T")

#: No more rows of a table are looked into; a ``Many`` says what is too long.
MOST_ROWS = 1000


def ids_of(tables: object, names: Iterable[str], most: int = MOST_ROWS) -> Known:
    """Return the ids in each of the tables, for a ``Ref``; None for a table in which not all can be read."""
    found: dict[str, tuple[str, ...] | None] = {}
    for name in names:
        rows: object = getattr(tables, name)
        ids = [getattr(row, "id", None) for row in rows] if type(rows) is tuple and len(rows) <= most else [None]
        words = [word for word in ids if type(word) is str]
        found[name] = tuple(words) if len(words) == len(ids) else None
    return found


class Sheet(Generic[T]):
    """The sound values of tables that may be unsound.

    ``tables`` are an object with tuples of rows, ``faults`` those of single values, whose paths begin with ``root``. A
    column is read as pairs of place and value; ``whole`` says whether no row of it is missing, so that something may
    be missed in it. Tables with more than ``most`` rows are not looked into.
    """

    def __init__(self, tables: T, faults: Iterable[Problem], root: str = "content", most: int = MOST_ROWS) -> None:
        self.tables = tables
        self._root = root
        self._most = most
        self._bad: set[str] = set()
        self._touched: set[str] = set()
        self._columns: dict[tuple[str, str | int], list[tuple[str, object]]] = {}
        for fault in faults:
            self._bad.add(fault.path)
            self._touched.update(_above(fault.path))

    def sound(self, path: str) -> bool:
        """Return whether the value at ``path`` has no fault, at it or below it."""
        return path not in self._touched

    def rows(self, table: str) -> list[tuple[str, object]]:
        """Return the rows of a table that can be looked into, each with its path."""
        path = f"{self._root}.{table}"
        rows: object = getattr(self.tables, table)
        if type(rows) is not tuple or len(rows) > self._most:
            return []
        found = [(f"{path}[{index}]", row) for index, row in enumerate(rows)]
        return [(place, row) for place, row in found if place not in self._bad]

    def column(self, table: str, name: str | int) -> list[tuple[str, object]]:
        """Return the sound values of a field of every row."""
        if (table, name) not in self._columns:
            found: list[tuple[str, object]] = []
            for path, row in self.rows(table):
                place = f"{path}[{name}]" if isinstance(name, int) else f"{path}.{name}"
                if self.sound(place):
                    found.append((place, row[int(name)] if isinstance(row, tuple) else getattr(row, str(name))))
            self._columns[table, name] = found
        return self._columns[table, name]

    def words(self, table: str, name: str | int = "id") -> list[tuple[str, str]]:
        """Return the sound texts of a field of every row."""
        return [(path, value) for path, value in self.column(table, name) if isinstance(value, str)]

    def numbers(self, table: str, name: str | int) -> list[tuple[str, int]]:
        """Return the sound numbers of a field of every row."""
        return [(path, value) for path, value in self.column(table, name) if isinstance(value, int)]

    def whole(self, table: str, *names: str | int) -> bool:
        """Return whether these fields of every row are sound, and no row is missing."""
        rows: object = getattr(self.tables, table)
        if type(rows) is not tuple or f"{self._root}.{table}" in self._bad:
            return False
        return all(len(self.column(table, name)) == len(rows) for name in names)

    def number(self, name: str) -> int | None:
        """Return a number of the tables that stands in no row (its path from there), or None if it is unsound."""
        holder: object = self.tables
        for part in name.split("."):
            holder = getattr(holder, part, None)
        return holder if isinstance(holder, int) and self.sound(f"{self._root}.{name}") else None


def _above(path: str) -> Iterator[str]:
    yield path
    for index in range(len(path) - 1, 0, -1):
        if path[index] in ".[":
            yield path[:index]


def twice(column: Iterable[tuple[str, object]], what: str, rule: str = "") -> Iterator[Problem]:
    """Yield each value of a column that stands in it already; ``what`` says what stands once, such as ``each id``."""
    seen: dict[object, str] = {}
    for path, value in column:
        if value in seen:
            yield Problem(path, "duplicate", f"{what} once; it stands at {seen[value]} too", short(value), rule)
        seen.setdefault(value, path)


def inspect(
    tables: T,
    kind: Kind,
    known: Known,
    designs: Callable[[Sheet[T]], Iterable[Problem]],
    root: str = "content",
    most: int = MOST_ROWS,
) -> tuple[Sheet[T], list[Problem]]:
    """Return what is sound in tables, and every fault: those of single values, then those of what belongs together.

    ``kind`` says what the tables may hold, ``known`` what a ``Ref`` in them may name, and ``designs`` yields what does
    not belong together among the sound values. What could not be read has been told already, and is not told again.
    """
    unsound = list(kind.faults(tables, root, known))
    sheet = Sheet(tables, unsound, root, most)
    return sheet, [*[fault for fault in unsound if fault.code != UNREAD.code], *designs(sheet)]
