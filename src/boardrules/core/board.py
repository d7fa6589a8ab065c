"""Boards: graphs of named spaces."""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable, Iterable
from typing import Generic, TypeVar

SpaceT = TypeVar("SpaceT", bound=Hashable)


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
        self._distances = {space: self._walk(space) for space in self.spaces}

    def _walk(self, start: SpaceT) -> dict[SpaceT, int]:
        reached = {start: 0}
        queue = deque([start])
        while queue:
            here = queue.popleft()
            for near in self._neighbours[here]:
                if near not in reached:
                    reached[near] = reached[here] + 1
                    queue.append(near)
        return reached

    def neighbours(self, space: SpaceT) -> tuple[SpaceT, ...]:
        """Return the spaces next to ``space``."""
        return self._neighbours[space]

    def distance(self, one: SpaceT, other: SpaceT) -> int | None:
        """Return the number of edges between two spaces, or None when there is no way."""
        return self._distances[one].get(other)
