"""Chance as data: counter-based streams, the same numbers on every platform for ever."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, MutableSequence, Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import Final, Self, TypeVar

from attrs import Factory, define

from boardrules.core.node import Node

T = TypeVar("T")

#: Seeds are whole numbers from 0 up to, not including, this.
SEED_LIMIT: Final = 2**64


@lru_cache(maxsize=4096)
def _key(seed: int, stream: str) -> bytes:
    return blake2b(f"{seed}/{stream}".encode(), digest_size=32).digest()


@define
class Chance(Node):
    """The dice and shuffles of one game.

    Every stream (one for each die and each deck) draws from a keyed hash of its own counter, so that one more
    draw in one stream moves nothing in another, and nobody who sees every result can foretell the next. A script
    of forced results can lie in front of a stream; it is used up first.
    """

    seed: int
    counters: dict[str, int] = Factory(dict)
    script: dict[str, tuple[int, ...]] = Factory(dict)

    @classmethod
    def scripted(cls, seed: int, script: Iterable[tuple[str, Sequence[int]]]) -> Self:
        """Return the chance of a game whose setup forces results: pairs of a stream and its first results."""
        return cls(seed, {}, {stream: tuple(results) for stream, results in script if results})

    def below(self, stream: str, limit: int) -> int:
        """Return a number from 0 to ``limit`` - 1, each as likely as the others.

        ``limit`` is 1 to 2**64; anything else is a ``ValueError``.
        """
        if not 1 <= limit <= SEED_LIMIT:
            raise ValueError(f"a number below {limit} cannot be drawn")
        key = _key(self.seed, stream)
        count = self.counters.get(stream, 0)
        # Numbers in the ragged end of the range are drawn again, so that no result is favoured.
        fair = 2**64 - 2**64 % limit
        while True:
            raw = int.from_bytes(blake2b(count.to_bytes(8, "little"), key=key, digest_size=8).digest(), "little")
            count += 1
            if raw < fair:
                self.counters[stream] = count
                return raw % limit

    def roll(self, stream: str, sides: int) -> int:
        """Return a die result from 1 to ``sides``, from the script of the stream while it lasts.

        A scripted result below 1 is a ``ValueError``, and stays in the script.
        """
        forced = self.script.get(stream)
        if forced:
            if forced[0] < 1:
                raise ValueError(f"scripted die {stream!r}: {forced[0]} is no result of a die with {sides} sides")
            if len(forced) > 1:
                self.script[stream] = forced[1:]
            else:
                del self.script[stream]
            return forced[0]
        return self.below(stream, sides) + 1

    def shuffle(self, stream: str, items: MutableSequence[T]) -> None:
        """Put ``items`` into a random order, in place."""
        count = self.counters.get(stream, 0)
        size = len(items)
        self.counters[stream] = count + 1
        # One long number, taken apart by division: 64 bits more than the number of orders leave no bias to speak of.
        length = 8 + (size * max(size.bit_length(), 1) + 7) // 8
        seedling = _key(self.seed, stream) + count.to_bytes(8, "little")
        number = int.from_bytes(
            b"".join(
                blake2b(seedling + block.to_bytes(4, "little"), person=b"shuffle").digest()
                for block in range((length + 63) // 64)
            ),
            "little",
        )
        for last in range(size - 1, 0, -1):
            number, other = divmod(number, last + 1)
            items[last], items[other] = items[other], items[last]

    def anew(self, stream: str, items: Iterable[T], order: Callable[[T], str | int]) -> list[T]:
        """Return ``items`` shuffled out of the order of ``order``.

        So hidden things are dealt anew: who knows the seed could undo a shuffle of the true order.
        """
        found = sorted(items, key=order)
        self.shuffle(stream, found)
        return found

    def pick(self, stream: str, items: Sequence[T]) -> T:
        """Return one of ``items``, which must not be empty."""
        return items[self.below(stream, len(items))]

    def leftovers(self) -> Mapping[str, tuple[int, ...]]:
        """Return the scripted results that nothing has used."""
        return {stream: values for stream, values in self.script.items() if values}

    def rekey(self, seed: int) -> None:
        """Make all that is still to come come from another seed, and drop what was scripted."""
        self.seed = seed
        self.counters = {}
        self.script = {}
