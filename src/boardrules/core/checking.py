"""What the checks of states from documents are written with: parts that build on each other, and faults with paths."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from boardrules.core.errors import Problem, short

S = TypeVar("S")

#: No more of a value is shown.
_MOST = 80


def first_faults(state: S, parts: Iterable[Callable[[S], Iterator[Problem]]]) -> tuple[Problem, ...]:
    """Return the faults of the first part that has some: later parts may rely on the earlier ones."""
    for part in parts:
        problems = tuple(part(state))
        if problems:
            return problems
    return ()


def bad(path: str, code: str, expected: str, got: object, rule: str) -> Problem:
    """Return a problem at a place of the document; ``got`` may be anything."""
    text = got if isinstance(got, str) else short(got)
    shown = text if len(text) <= _MOST else text[: _MOST - 3] + "..."
    return Problem(f"$.{path}" if path else "$", code, expected, shown, rule)


def is_within(value: int, low: int, high: int) -> bool:
    """Return whether a number lies in a range, both ends included."""
    return low <= value <= high
