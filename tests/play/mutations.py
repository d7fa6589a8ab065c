"""Small faults put into documents one at a time."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any, Final, TypeAlias

#: Where something is in a document: keys and indices from the root.
Place: TypeAlias = tuple[int | str, ...]

#: What is put in the place of a value, whatever it was.
STRANGERS: Final[tuple[object, ...]] = (None, -1, 10**30, True, 0, 1.5, float("nan"), "x", "1", [], {}, [[]])


def places(data: object, place: Place = ()) -> Iterator[Place]:
    """Yield every place of a document but its root."""
    if place:
        yield place
    if isinstance(data, dict):
        for key, value in data.items():
            yield from places(value, (*place, key))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield from places(value, (*place, index))


def at(data: Any, place: Place) -> Any:
    """Return what lies at a place."""
    for key in place:
        data = data[key]
    return data


def with_value(document: Any, place: Place, value: object) -> Any:
    """Return a copy of a document with another value at a place."""
    changed = copy.deepcopy(document)
    at(changed, place[:-1])[place[-1]] = value
    return changed


def without(document: Any, place: Place) -> Any:
    """Return a copy of a document in which what lies at a place is gone."""
    changed = copy.deepcopy(document)
    del at(changed, place[:-1])[place[-1]]
    return changed


def swapped(document: Any, place: Place) -> Any:
    """Return a copy of a document in which a value and its next neighbour have changed places."""
    changed = copy.deepcopy(document)
    parent, key = at(changed, place[:-1]), place[-1]
    keys = list(parent) if isinstance(parent, dict) else list(range(len(parent)))
    other = keys[(keys.index(key) + 1) % len(keys)]
    parent[key], parent[other] = parent[other], parent[key]
    return changed


def mutants(document: Any, place: Place, *, everything: bool = True) -> Iterator[tuple[str, Any]]:
    """Yield the small faults at one place, with words for each; documents that stay as they were are left out.

    Without ``everything`` two values of ``STRANGERS`` are taken, others at every place.
    """
    value = at(document, place)
    turn = sum(len(str(key)) + (key if isinstance(key, int) else ord(key[0])) for key in place)
    values: list[object] = [*STRANGERS]
    if not everything:
        values = [STRANGERS[turn % len(STRANGERS)], STRANGERS[(turn + 5) % len(STRANGERS)]]
    if isinstance(value, bool):
        values.append(not value)
    elif isinstance(value, int):
        values += [value + 1, value - 1, str(value), float(value)]
    elif isinstance(value, list):
        values += [value[:-1], value + value[-1:], value[::-1]]
    for new in values:
        if type(new) is not type(value) or new != value:
            yield f"{new!r:.40}", with_value(document, place, new)
    yield "deleted", without(document, place)
    moved = swapped(document, place)
    if moved != document:
        yield "swapped with its neighbour", moved
