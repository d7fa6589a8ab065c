"""The kinds of values that a kind is made of."""

from __future__ import annotations

from collections.abc import Iterator

from boardrules.core import kinds as k


def inside(kind: k.Kind) -> Iterator[k.Kind]:
    """Yield the kinds that a kind is made of, and those in them."""
    parts: list[k.Kind] = []
    if isinstance(kind, k.Many):
        parts = [kind.item]
    elif isinstance(kind, k.Maybe):
        parts = [kind.kind]
    elif isinstance(kind, k.Row):
        parts = [*kind.kinds]
    elif isinstance(kind, k.Pairs):
        parts = [*kind.keys.values()]
    elif isinstance(kind, k.Record):
        parts = [*kind.fields.values()]
    for part in parts:
        yield part
        yield from inside(part)
