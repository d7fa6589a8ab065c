"""What a value of a setup or of a game's content may be: kinds of values that name every fault of one that is not.

A kind looks at one value, whatever it is. What belongs together is looked at by the game, once every value is sound::

    SETUP = Record(Setup, {"players": Whole(1, 4, rule="HC-01"), "deck": Many(Id(words="a card id"), rule="HC-02")})
    problems = list(SETUP.faults(setup))
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

from attrs import evolve, frozen

from boardrules.core.errors import Problem, short

#: The ids that stand in each table, by the name of the table; None: not all of them can be read.
Known = Mapping[str, "tuple[str, ...] | None"]

_ID: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")
_LONGEST_TEXT: Final = 120
#: Longer than any sequence that somebody writes.
_MOST: Final = 100_000

_NOTHING: Final[Known] = {}


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
    """A kind of value. ``rule`` is cited with its faults; empty: that of the kind around it.

    ``words`` say what a value of this kind is, where the kind's own words say too little.
    """

    rule: str = ""
    words: str = ""

    @property
    def expected(self) -> str:
        """Return what a value of this kind is, in a few words."""
        return self.words or self.described()

    def described(self) -> str:
        """Return what a value of this kind is, in the kind's own words."""
        raise NotImplementedError

    def faults(self, value: object, path: str = "", known: Known = _NOTHING, rule: str = "") -> Iterator[Problem]:
        """Yield every fault of ``value``, which stands at ``path``; ``known`` holds the ids that a ``Ref`` may name."""
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
    """A whole number from ``low`` to ``high`` (None: no bound), or None where ``none`` names a word for it."""

    low: int | None = None
    high: int | None = None
    none: str = ""

    def described(self) -> str:
        """Return the range."""
        text = "a whole number" if self.low is None else f"a whole number from {self.low} to {self.high}"
        if self.high is None and self.low is not None:
            text = f"a whole number, at least {self.low}"
        return f"{text}, or {self.none}" if self.none else text

    def look(self, value: object, path: str, known: Known, rule: str) -> Iterator[Problem]:
        """Yield the fault of a value that is no number, or out of range."""
        if value is None and self.none:
            return
        if type(value) is not int:
            yield self.wrong(value, path, rule)
        elif (self.low is not None and value < self.low) or (self.high is not None and value > self.high):
            yield Problem(path, "out_of_range", self.described(), short(value), rule)


@frozen
class Flag(Kind):
    """True or false; ``only`` names the one of them that the rules know."""

    only: bool | None = None

    def described(self) -> str:
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

    def described(self) -> str:
        """Return what the line may be."""
        return f"a line of text of 1 to {_LONGEST_TEXT} signs"

    def look(self, value: object, path: str, known: Known, rule: str) -> Iterator[Problem]:
        """Yield the fault of a value that is no text, empty, endless or not fit to print."""
        if type(value) is not str:
            yield self.wrong(value, path, rule)
        elif not 0 < len(value) <= _LONGEST_TEXT or not value.isprintable() or not value.strip():
            yield Problem(path, "unknown_value", self.expected, short(value), rule)


@frozen
class Id(Kind):
    """A text that names something; whether there is such a thing is another question."""

    def described(self) -> str:
        """Return the word for it."""
        return "an id"

    def look(self, value: object, path: str, known: Known, rule: str) -> Iterator[Problem]:
        """Yield the fault of a value that is no text."""
        if type(value) is not str:
            yield self.wrong(value, path, rule)


@frozen
class Name(Kind):
    """A new id; ``empty`` allows none; ``reserved`` may not be used."""

    empty: bool = False
    reserved: tuple[str, ...] = ()

    def described(self) -> str:
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

    choices: tuple[str, ...]

    def described(self) -> str:
        """Return the words."""
        return ", ".join(self.choices) if len(self.choices) < 2 else f"one of {', '.join(self.choices)}"

    def look(self, value: object, path: str, known: Known, rule: str) -> Iterator[Problem]:
        """Yield the fault of a value that is none of them."""
        if type(value) is not str:
            yield self.wrong(value, path, rule)
        elif value not in self.choices:
            yield Problem(path, "unknown_value", self.expected, short(value), rule)


@frozen
class Ref(Kind):
    """The id of something in the table ``of``, or one of the words ``also``."""

    of: str
    also: tuple[str, ...] = ()

    def described(self) -> str:
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
    least: int = 0
    most: int = _MOST
    different: bool = False

    def described(self) -> str:
        """Return how many of what."""
        number = f" of {self.least} to {self.most}" if self.most < _MOST else ""
        return f"a list{number}, each {self.item.expected}"

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

    def described(self) -> str:
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
class Pairs(Kind):
    """A mapping written as a tuple of pairs: a kind for the value of each key, and each key at most once."""

    keys: Mapping[str, Kind]

    def described(self) -> str:
        """Return the keys."""
        return f"a mapping of {', '.join(self.keys)}"

    def look(self, value: object, path: str, known: Known, rule: str) -> Iterator[Problem]:
        """Yield the faults of the tuple, of its keys and of their values; ``path[key]`` is the place of a value."""
        if type(value) is not tuple:
            yield self.wrong(value, path, rule)
            return
        seen: list[str] = []
        for index, pair in enumerate(value):
            place = f"{path}[{index}]"
            if type(pair) is not tuple or len(pair) != 2 or type(pair[0]) is not str:
                yield Problem(place, "wrong_type", "a key and its value", told(pair), rule)
            elif pair[0] not in self.keys:
                yield Problem(place, "unknown_id", ", ".join(self.keys), short(pair[0]), rule)
            elif pair[0] in seen:
                yield Problem(place, "duplicate", "each key once", pair[0], rule)
            else:
                seen.append(pair[0])
                yield from self.keys[pair[0]].faults(pair[1], f"{path}.{pair[0]}", known, rule)


@frozen
class Maybe(Kind):
    """A value of a kind, or None."""

    kind: Kind

    def described(self) -> str:
        """Return the kind, or None."""
        return f"{self.kind.expected} or None"

    def look(self, value: object, path: str, known: Known, rule: str) -> Iterator[Problem]:
        """Yield the faults of a value that is there."""
        if value is None:
            return
        for fault in self.kind.faults(value, path, known, rule):
            yield evolve(fault, expected=self.expected) if fault.path == path and fault.code == "wrong_type" else fault


@frozen
class Record(Kind):
    """An object of one class, with a kind for each of its fields."""

    cls: type
    fields: Mapping[str, Kind]

    def described(self) -> str:
        """Return the class."""
        return f"a {self.cls.__name__}"

    def look(self, value: object, path: str, known: Known, rule: str) -> Iterator[Problem]:
        """Yield the faults of the object and of its fields."""
        if type(value) is not self.cls:
            yield self.wrong(value, path, rule)
            return
        for name, kind in self.fields.items():
            yield from kind.faults(getattr(value, name), f"{path}.{name}" if path else name, known, rule)
