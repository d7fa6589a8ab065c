"""What a table may choose before the first round, and every fault of such a choice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from attrs import field, frozen

from boardrules import Problem, core
from boardrules.core.checking import first_faults
from boardrules.core.kinds import Many, Pairs, Record, Ref, Whole
from boardrules.core.setups import ids, numbers_by_id

from . import content as c


@frozen(kw_only=True)
class Setup(core.GameSetup):
    """A new game. ``spaces`` are where the wagons begin, ``script`` the first results of the die."""

    rounds: int = 6
    spaces: tuple[str, ...] = field(default=(), converter=ids)
    script: tuple[tuple[str, tuple[int, ...]], ...] = field(default=(), converter=numbers_by_id)

    def faults(self) -> tuple[Problem, ...]:
        """Return every fault: first those of single values, then of what does not go together."""
        return first_faults(self, (_values, _together))


def _values(setup: Setup) -> Iterator[Problem]:
    return _KINDS.faults(setup, known={"spaces": tuple(c.SPACES)})


def _together(setup: Setup) -> Iterator[Problem]:
    if len(setup.spaces) not in (0, setup.players):
        yield Problem("spaces", "wrong_length", f"{setup.players} items", str(len(setup.spaces)), "SR-SET-01")


_KINDS: Final = Record(
    Setup,
    {
        "players": Whole(c.PLAYERS, c.PLAYERS, rule="SR-SET-01"),
        "rounds": Whole(3, 9, rule="SR-END-01"),
        "spaces": Many(Ref("spaces"), rule="SR-SET-01"),
        "script": Pairs({c.DIE: Many(Whole(1, c.SIDES))}, rule="SR-JRN-01"),
    },
)
