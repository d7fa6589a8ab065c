"""The operations of abilities and card effects: what each needs, and every fault of one (BH-FX-01, BH-FX-02)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import attrs
from attrs import frozen

from boardrules.core.errors import Problem
from boardrules.core.kinds import Kind, Known, Ref, Whole, Word, told
from boardrules.games.bestiary.content import Op

#: The keys that each operation needs (BH-FX-01).
OPS: Final[dict[str, tuple[str, ...]]] = {
    "die_level": ("level", "scope"),
    "agility_bonus": ("amount",),
    "exploration_bonus": ("amount",),
    "heal": ("amount",),
    "gain_pb": ("amount",),
    "reroll_other_die": ("win_pb",),
    "ignore_tokens_moving": (),
    "map_adjacent": (),
    "add_discard_to_track": ("count",),
    "imprison_bonus": ("amount",),
    "refresh_mission": (),
    "scout_stack": (),
}
#: The values of the keys of operations (BH-FX-02).
PARAMETERS: Final[dict[str, Kind]] = {
    "level": Whole(1, 20, rule="BH-CMP-17"),
    "scope": Word(("turn", "next_die"), rule="BH-FX-02"),
    "amount": Whole(1, 20),
    "win_pb": Whole(0, 20),
    "count": Whole(1, 5),
}
#: The conditions that every operation may have.
CONDITIONS: Final[dict[str, Kind]] = {
    "if_type": Ref("types", ("",)),
    "if_terrain": Ref("terrains", ("",)),
    "if_hearts_at_most": Whole(0, 20, "nothing"),
}
_UNUSED: Final[dict[str, object]] = {
    field.name: field.default for field in attrs.fields(Op) if field.name in PARAMETERS
}


@frozen
class Operation(Kind):
    """An operation with what it needs and nothing else (BH-FX-01)."""

    def described(self) -> str:
        """Return the word for it."""
        return "an operation"

    def look(self, value: object, path: str, known: Known, rule: str) -> Iterator[Problem]:
        """Yield the faults of an operation: its word, its keys, its conditions."""
        if type(value) is not Op:
            yield self.wrong(value, path, rule)
            return
        yield from Word(tuple(OPS)).faults(value.op, f"{path}.op", known, rule)
        needed = OPS.get(value.op) if type(value.op) is str else None
        for name, kind in PARAMETERS.items():
            given: object = getattr(value, name)
            if needed is None:
                continue
            if name in needed:
                yield from kind.faults(given, f"{path}.{name}", known, rule)
            elif type(given) is not type(_UNUSED[name]) or given != _UNUSED[name]:
                use = f"{value.op} with {' and '.join(needed) or 'nothing'}"
                yield Problem(f"{path}.{name}", "unknown_key", use, told(given), rule)
        for name, kind in CONDITIONS.items():
            yield from kind.faults(getattr(value, name), f"{path}.{name}", known, rule)
