"""What the fields of a Setup are made with: any sequence and any mapping will do; what is none, its checks refuse.

The converters are functions with types, because from them type checkers know what a Setup may be called with.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

T = TypeVar("T")


def tuples(value: Any, depth: int = 3) -> Any:
    """Return a sequence as a tuple, with the sequences in it; a mapping as pairs.

    What is neither, or lies deeper than ``depth``, is left as it is for the checks to complain about.
    """
    if isinstance(value, Mapping):
        value = list(value.items())
    if depth and isinstance(value, (list, tuple)):
        return tuple([tuples(item, depth - 1) if isinstance(item, (list, tuple)) else item for item in value])
    return value


def ids(value: Iterable[str]) -> tuple[str, ...]:
    """Return ids as a tuple."""
    found: tuple[str, ...] = tuples(value)
    return found


def some_ids(value: Iterable[str] | None) -> tuple[str, ...] | None:
    """Return ids as a tuple, or None."""
    found: tuple[str, ...] | None = tuples(value)
    return found


def names(value: Iterable[str | None]) -> tuple[str | None, ...]:
    """Return as a tuple one id for each seat, None where chance decides."""
    found: tuple[str | None, ...] = tuples(value)
    return found


def number_by_id(value: Mapping[str, int] | Iterable[tuple[str, int]]) -> tuple[tuple[str, int], ...]:
    """Return pairs of an id and a number."""
    found: tuple[tuple[str, int], ...] = tuples(value)
    return found


def numbers_by_id(
    value: Mapping[str, Sequence[int]] | Iterable[tuple[str, Sequence[int]]],
) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """Return pairs of an id and numbers, such as the dice that a script forces."""
    found: tuple[tuple[str, tuple[int, ...]], ...] = tuples(value)
    return found


def ids_by_id(
    value: Mapping[str, Sequence[str]] | Iterable[tuple[str, Sequence[str]]],
) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return pairs of an id and ids, such as the top cards of piles."""
    found: tuple[tuple[str, tuple[str, ...]], ...] = tuples(value)
    return found


def id_rows(value: Iterable[Iterable[str]]) -> tuple[tuple[str, ...], ...]:
    """Return rows of ids, such as the cards of several stacks."""
    found: tuple[tuple[str, ...], ...] = tuples(value)
    return found


def id_rows_by_id(
    value: Mapping[str, Sequence[Sequence[str]]] | Iterable[tuple[str, Sequence[Sequence[str]]]],
) -> tuple[tuple[str, tuple[tuple[str, ...], ...]], ...]:
    """Return pairs of an id and rows of ids, such as the stacks of each place."""
    found: tuple[tuple[str, tuple[tuple[str, ...], ...]], ...] = tuples(value, depth=4)
    return found


def at_seat(arranged: Sequence[T | None], seat: int) -> T | None:
    """Return what is arranged for a seat; None for seats that are left out, at the end of the sequence or in it."""
    return arranged[seat] if seat < len(arranged) else None
