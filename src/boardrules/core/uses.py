"""How often something has been used: what "once a turn" and "twice each round" are counted with."""

from __future__ import annotations

from typing import Final, TypeAlias

from attrs import frozen

#: A period, what is counted in it, and how often it has been used, 1 or more.
Count: TypeAlias = tuple[str, str, int]


@frozen
class Uses:
    """How often things have been used in the periods that are running.

    A value, which a player or card holds for its abilities. ``period`` is any name, such as ``turn`` or ``round``;
    ``key`` says what is counted: an ability, or a seat where each player has a limit of his own::

        if player.uses.number("turn", ability.id) < ability.limit:
            player.uses = player.uses.noted("turn", ability.id)
        ...
        player.uses = player.uses.ended("turn")  # when the turn is over
    """

    counts: tuple[Count, ...] = ()

    def number(self, period: str, key: str) -> int:
        """Return how often something has been used in a period so far."""
        for running, used, number in self.counts:
            if used == key and running == period:
                return number
        return 0

    def of(self, period: str) -> dict[str, int]:
        """Return all that has been used in a period, with how often, in the order in which it was used first."""
        return {key: number for running, key, number in self.counts if running == period}

    def noted(self, period: str, key: str) -> Uses:
        """Return the same with one use more."""
        before = (period, key, self.number(period, key))
        after = (period, key, before[2] + 1)
        if before not in self.counts:
            return Uses((*self.counts, after))
        return Uses(tuple([after if one == before else one for one in self.counts]))

    def ended(self, *periods: str) -> Uses:
        """Return what is left when periods are over: the next ones begin at 0."""
        if not self.counts:  # mostly nothing has been used, and this is asked for every card
            return self
        return Uses(tuple([one for one in self.counts if one[0] not in periods]))


#: Nothing has been used yet: what a field of players or cards begins with.
UNUSED: Final = Uses()
