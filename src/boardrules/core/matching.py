"""Giving each of some things another one that fits it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

LeftT = TypeVar("LeftT")
RightT = TypeVar("RightT")


def matched(left: Sequence[LeftT], right: Sequence[RightT], fits: Callable[[LeftT, RightT], bool]) -> list[int] | None:
    """Return for each thing on the left the index of another one on the right that fits it; None where that fails.

    No index comes twice. Whenever there is a way, one is found (by augmenting paths): the things on the left are
    served one after another with the first that fits, and whoever had that takes another one if there is any::

        matched(slots, cards, lambda slot, card: card.type == slot)  # can the cards pay for all slots?
    """
    taken: dict[int, int] = {}

    def find(one: int, seen: set[int]) -> bool:
        for index, other in enumerate(right):
            if index not in seen and fits(left[one], other):
                seen.add(index)
                if index not in taken or find(taken[index], seen):
                    taken[index] = one
                    return True
        return False

    for one in range(len(left)):
        if not find(one, set()):
            return None
    found = {one: index for index, one in taken.items()}
    return [found[one] for one in range(len(left))]
