"""What a value of the content may be: kinds of values that name every fault of one that is not.

The kinds look at one value each, whatever it is; ``designs`` looks at what belongs together.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

import attrs
from attrs import frozen

from boardrules.core.errors import Problem, short
from boardrules.games.bestiary.content import Op

#: The ids that stand in each table, by the name of the table; None: not all of them can be read.
Known = Mapping[str, "tuple[str, ...] | None"]

_ID: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")
_LONGEST_TEXT: Final = 120


class Absent:
    """Stands where a file has nothing to read. It never leaves the reading of files."""

    def __init__(self, code: str) -> None:
        self.code = code


#: A key that is not in the file, and a value whose fault has been told already.
MISSING: Final = Absent("missing_key")
UNREAD: Final = Absent("unread")


def told(value: object) -> str:
    """Return a value with its kind in a few words, safe for any value."""
    if isinstance(value, dict):
        return f"a table of {len(value)}"
    if isinstance(value, (list, tuple)):
        return f"a list of {len(value)}"
    if isinstance(value, bool):
        return str(value).lower()
    return f"{type(value).__name__} {short(value)}"


@frozen(kw_only=True)
class Kind:
    """A kind of value. ``rule`` is cited with its faults; empty: that of the kind around it."""

    rule: str = ""

    @property
    def expected(self) -> str:
        """Return what a value of this kind is, in a few words."""
        raise NotImplementedError

    def faults(self, value: object, path: str, known: Known, rule: str = "") -> Iterator[Problem]:
        """Yield every fault of ``value``, which stands at ``path``."""
        rule = self.rule or rule
        if isinstance(value, Absent):
            yield Problem(path, value.code, self.expected, "", rule)
        else:
            yield from self.look(value, path, known, rule)

    def look(self, value: object, path: str, known: Known, rule: str) -> Iterator[Problem]:
        """Yield every fault of a value that is there."""
        raise NotImplementedError

    def wrong(self, value: object, path: str, rule: str) -> Problem:
        """Return the fault of a value of another type."""
        return Problem(path, "wrong_type", self.expected, told(value), rule)


@frozen
class Whole(Kind):
    """A whole number from ``low`` to ``high``, or None where ``none`` names a word for it."""

    low: int
    high: int
    none: str = ""

    @property
    def expected(self) -> str:
        """Return the range."""
        text = f"a whole number from {self.low} to {self.high}"
        return f"{text}, or {self.none}" if self.none else text

    def look(self, value: object, path: str, known: Known, rule: str) -> Iterator[Problem]:
        """Yield the fault of a value that is no number, or out of range."""
        if value is None and self.none:
            return
        if type(value) is not int:
            yield self.wrong(value, path, rule)
        elif not self.low <= value <= self.high:
            yield Problem(path, "out_of_range", self.expected, short(value), rule)


@frozen
class Flag(Kind):
    """True or false; ``only`` names the one of them that the rules know."""

    only: bool | None = None

    @property
    def expected(self) -> str:
        """Return the two values, or the one."""
        return "true or false" if self.only is None else told(self.only)

    def look(self, value: object, path: str, known: Known, rule: str) -> Iterator[Problem]:
        """Yield the fault of a value that is neither, or not the only one."""
        if type(value) is not bool:
            yield self.wrong(value, path, rule)
        elif self.only is not None and value is not self.only:
            yield Problem(path, "unknown_value", self.expected, told(value), rule)


@frozen
class Text(Kind):
    """A line of text for people."""

    @property
    def expected(self) -> str:
        """Return what the line may be."""
        return f"a line of text of 1 to {_LONGEST_TEXT} signs"

    def look(self, value: object, path: str, known: Known, rule: str) -> Iterator[Problem]:
        """Yield the fault of a value that is no text, empty, endless or not fit to print."""
        if type(value) is not str:
            yield self.wrong(value, path, rule)
        elif not 0 < len(value) <= _LONGEST_TEXT or not value.isprintable() or not value.strip():
            yield Problem(path, "unknown_value", self.expected, short(value), rule)


@frozen
class Name(Kind):
    """An id; ``empty`` allows none; ``reserved`` may not be used."""

    empty: bool = False
    reserved: tuple[str, ...] = ()

    @property
    def expected(self) -> str:
        """Return what an id looks like."""
        text = "an id of up to 40 small letters, digits and _, beginning with a letter"
        return f"{text}, other than {', '.join(self.reserved)}" if self.reserved else text

    def look(self, value: object, path: str, known: Known, rule: str) -> Iterator[Problem]:
        """Yield the fault of a value that is no id."""
        if type(value) is not str:
            yield self.wrong(value, path, rule)
        elif not (value == "" and self.empty) and (not _ID.fullmatch(value) or value in self.reserved):
            yield Problem(path, "unknown_value", self.expected, short(value), rule)


@frozen
class Word(Kind):
    """One of a few words that the code knows."""

    words: tuple[str, ...]

    @property
    def expected(self) -> str:
        """Return the words."""
        return ", ".join(self.words) if len(self.words) < 2 else f"one of {', '.join(self.words)}"

    def look(self, value: object, path: str, known: Known, rule: str) -> Iterator[Problem]:
        """Yield the fault of a value that is none of them."""
        if type(value) is not str:
            yield self.wrong(value, path, rule)
        elif value not in self.words:
            yield Problem(path, "unknown_value", self.expected, short(value), rule)


@frozen
class Ref(Kind):
    """The id of something in the table ``of``, or one of the words ``also``."""

    of: str
    also: tuple[str, ...] = ()

    @property
    def expected(self) -> str:
        """Return whose id it is."""
        return f"an id of the {self.of}"

    def look(self, value: object, path: str, known: Known, rule: str) -> Iterator[Problem]:
        """Yield the fault of a value that names nothing. Where not all ids can be read, none is missed."""
        ids = known.get(self.of)
        if type(value) is not str:
            yield self.wrong(value, path, rule)
        elif ids is not None and value not in ids and value not in self.also:
            words = [word for word in self.also if word]
            yield Problem(path, "unknown_id", f"one of {', '.join([*ids[:40], *words])}", short(value), rule)


@frozen
class Many(Kind):
    """A tuple of ``least`` to ``most`` values of one kind; ``different``: none of them twice."""

    item: Kind
    least: int
    most: int
    different: bool = False

    @property
    def expected(self) -> str:
        """Return how many of what."""
        return f"a list of {self.least} to {self.most}, each {self.item.expected}"

    def look(self, value: object, path: str, known: Known, rule: str) -> Iterator[Problem]:
        """Yield the faults of the sequence and of everything in it; what is too long is not looked into."""
        if type(value) is not tuple:
            yield self.wrong(value, path, rule)
            return
        if not self.least <= len(value) <= self.most:
            yield Problem(path, "wrong_length", f"{self.least} to {self.most} of them", str(len(value)), rule)
            if len(value) > self.most:
                return
        for index, item in enumerate(value):
            place = f"{path}[{index}]"
            before = value[:index]
            if self.different and any(type(item) is type(other) and item == other for other in before):
                yield Problem(place, "duplicate", "each at most once", short(item), rule)
            else:
                yield from self.item.faults(item, place, known, rule)


@frozen
class Row(Kind):
    """A tuple with a value of each of these kinds."""

    kinds: tuple[Kind, ...]

    @property
    def expected(self) -> str:
        """Return the kinds."""
        return f"a list of {len(self.kinds)}: {'; '.join(kind.expected for kind in self.kinds)}"

    def look(self, value: object, path: str, known: Known, rule: str) -> Iterator[Problem]:
        """Yield the faults of the tuple and of everything in it."""
        if type(value) is not tuple or len(value) != len(self.kinds):
            yield self.wrong(value, path, rule)
            return
        for index, (kind, item) in enumerate(zip(self.kinds, value, strict=True)):
            yield from kind.faults(item, f"{path}[{index}]", known, rule)


@frozen
class Record(Kind):
    """An object of one class, with a kind for each of its fields."""

    cls: type
    fields: Mapping[str, Kind]

    @property
    def expected(self) -> str:
        """Return the class."""
        return f"a {self.cls.__name__}"

    def look(self, value: object, path: str, known: Known, rule: str) -> Iterator[Problem]:
        """Yield the faults of the object and of its fields."""
        if type(value) is not self.cls:
            yield self.wrong(value, path, rule)
            return
        for name, kind in self.fields.items():
            yield from kind.faults(getattr(value, name), f"{path}.{name}", known, rule)


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

    @property
    def expected(self) -> str:
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
