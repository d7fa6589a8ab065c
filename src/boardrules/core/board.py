"""Boards: graphs of named spaces, and axial hex coordinates."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Container, Hashable, Iterable
from functools import lru_cache
from typing import Final, Generic, TypeVar

from attrs import frozen

SpaceT = TypeVar("SpaceT", bound=Hashable)


def reached(
    starts: Iterable[SpaceT],
    neighbours: Callable[[SpaceT], Iterable[SpaceT]],
    within: Container[SpaceT] | None = None,
) -> dict[SpaceT, int]:
    """Return every space that can be reached from some, nearest first, with the steps from the nearest start.

    ``within`` are the spaces that may be entered; left out, all. The starts are reached in any case::

        reached([Hex(0, 0)], Hex.neighbours, tiles)  # does the map hang together?
    """
    found = dict.fromkeys(starts, 0)
    queue = deque(found)
    while queue:
        here = queue.popleft()
        for near in neighbours(here):
            if near not in found and (within is None or near in within):
                found[near] = found[here] + 1
                queue.append(near)
    return found


class Graph(Generic[SpaceT]):
    """Spaces joined by edges that run both ways, with distances worked out once.

    ``neighbours`` keeps the order in which the edges were given, so walking a board is the same in every process.
    Raises ``ValueError`` for an edge to an unknown space.
    """

    def __init__(self, spaces: Iterable[SpaceT], edges: Iterable[tuple[SpaceT, SpaceT]]) -> None:
        self.spaces: tuple[SpaceT, ...] = tuple(spaces)
        joined: dict[SpaceT, list[SpaceT]] = {space: [] for space in self.spaces}
        for one, other in edges:
            if one not in joined or other not in joined:
                raise ValueError(f"an edge from {one!r} to {other!r} leaves the board")
            joined[one].append(other)
            joined[other].append(one)
        self._neighbours = {space: tuple(near) for space, near in joined.items()}
        self._distances = {space: reached([space], self.neighbours) for space in self.spaces}

    def neighbours(self, space: SpaceT) -> tuple[SpaceT, ...]:
        """Return the spaces next to ``space``."""
        return self._neighbours[space]

    def distance(self, one: SpaceT, other: SpaceT) -> int | None:
        """Return the number of edges between two spaces, or None when there is no way."""
        return self._distances[one].get(other)


@frozen(order=True, cache_hash=True)
class Hex:
    """A hexagon by its axial coordinates: ``q`` grows to the east, ``r`` to the south-east."""

    q: int
    r: int

    def __str__(self) -> str:
        return f"({self.q}, {self.r})"

    def __add__(self, other: Hex) -> Hex:
        return Hex(self.q + other.q, self.r + other.r)

    def __sub__(self, other: Hex) -> Hex:
        return Hex(self.q - other.q, self.r - other.r)

    def __mul__(self, factor: int) -> Hex:
        return Hex(self.q * factor, self.r * factor)

    def neighbours(self) -> tuple[Hex, ...]:
        """Return the six hexagons around this one, in the order of ``HEX_DIRECTIONS``."""
        return _neighbours(self)

    def distance(self, other: Hex) -> int:
        """Return the number of steps between two hexagons."""
        q, r = self.q - other.q, self.r - other.r
        return max(abs(q), abs(r), abs(q + r))

    def ring(self, radius: int) -> tuple[Hex, ...]:
        """Return the hexagons at exactly this distance, from the eastern corner on in the order of the directions.

        Raises ``ValueError`` for a radius below 0.
        """
        if radius < 0:
            raise ValueError(f"a ring needs a radius of 0 or more, not {radius}")
        if radius == 0:
            return (self,)
        found = []
        for side, corner in enumerate(HEX_DIRECTIONS):
            along = HEX_DIRECTIONS[(side + 2) % 6]
            found += [self + corner * radius + along * step for step in range(radius)]
        return tuple(found)

    def turned(self, turns: int = 1) -> Hex:
        """Return where this lies after turning the board around (0, 0); one turn takes each direction to the next."""
        q, r = self.q, self.r
        for _ in range(turns % 6):
            q, r = q + r, -q
        return Hex(q, r)


@lru_cache(maxsize=4096)
def _neighbours(middle: Hex) -> tuple[Hex, ...]:
    """Every step on a board of hexagons asks for them, so they are made once.

    Each hexagon is the same object wherever it is a neighbour: looking one up in a map then needs no comparison.
    """
    return tuple([_one(middle + direction) for direction in HEX_DIRECTIONS])


@lru_cache(maxsize=4096)
def _one(place: Hex) -> Hex:
    return place


#: East, north-east, north-west, west, south-west, south-east: the order of everything that walks around a hexagon.
HEX_DIRECTIONS: Final = (Hex(1, 0), Hex(1, -1), Hex(0, -1), Hex(-1, 0), Hex(-1, 1), Hex(0, 1))
