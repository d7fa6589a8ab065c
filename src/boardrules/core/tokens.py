"""Tokens: limited supplies, and markers that move along a track."""

from __future__ import annotations

from typing import Any

from attrs import Factory, define

from boardrules.core.node import Node


def _full(supply: Any) -> dict[str, int]:
    sizes: dict[str, int] = supply.sizes
    return sizes.copy()


@define
class Supply(Node):
    """A limited pool of tokens, by name. A new one is full.

    ``sizes`` is how many tokens of each name the box holds, ``left`` how many of them lie in the pool now: never
    below 0, never above the size. What follows when one runs out is the game's business.
    Raises ``ValueError`` for numbers that cannot be, ``KeyError`` for a name that the pool does not hold.
    """

    sizes: dict[str, int]
    left: dict[str, int] = Factory(_full, takes_self=True)

    def __attrs_post_init__(self) -> None:
        if self.left.keys() != self.sizes.keys():
            raise ValueError(f"a supply of {sorted(self.sizes)} cannot count {sorted(self.left)}")
        for name, size in self.sizes.items():
            if not 0 <= self.left[name] <= size:
                raise ValueError(f"{self.left[name]} of {size} {name!r} cannot be left")

    def take(self, name: str, count: int = 1) -> int:
        """Take up to ``count`` tokens and return how many were given."""
        if count < 0:
            raise ValueError(f"cannot take {count} {name!r}")
        given = min(count, self.left[name])
        self.left[name] -= given
        return given

    def put_back(self, name: str, count: int = 1) -> None:
        """Put tokens back. Raises ``ValueError``, and changes nothing, for more than were taken."""
        if not 0 <= count <= self.sizes[name] - self.left[name]:
            raise ValueError(f"cannot put back {count} {name!r}: {self.left[name]} of {self.sizes[name]} are left")
        self.left[name] += count


@define
class Track(Node):
    """A marker on a track that runs from ``low`` to ``high``.

    A threshold lies between its own number and the one below. A move crosses it when it goes from below it to it or
    beyond, and crosses it again on the way back. ``thresholds`` are given in rising order.
    Raises ``ValueError`` for a position off the track, and for thresholds out of order or that no move can cross.
    """

    position: int
    low: int
    high: int
    thresholds: tuple[int, ...] = ()

    def __attrs_post_init__(self) -> None:
        if not self.low <= self.position <= self.high:
            raise ValueError(f"{self.position} is not on a track from {self.low} to {self.high}")
        marks = (self.low, *self.thresholds)
        if any(one >= other for one, other in zip(marks, self.thresholds, strict=False)) or marks[-1] > self.high:
            raise ValueError(f"{self.thresholds} cannot be crossed in order from {self.low} to {self.high}")

    def move(self, steps: int) -> tuple[int, ...]:
        """Move up (down for less than 0), at most to the end, and return the thresholds crossed, the first first."""
        start = self.position
        self.position = end = min(max(start + steps, self.low), self.high)
        if end >= start:
            return tuple([mark for mark in self.thresholds if start < mark <= end])
        return tuple([mark for mark in reversed(self.thresholds) if end < mark <= start])

    def level(self) -> int:
        """Return how many thresholds the marker has reached."""
        return sum([mark <= self.position for mark in self.thresholds])
