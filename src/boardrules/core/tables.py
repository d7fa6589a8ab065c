"""Documents to tables: typed rows made of the tables of TOML files, with the place in a file of every value.

A ``Shape`` says what is made of an array of tables. Reading believes nothing and stops at nothing: what is not there or
cannot be read leaves a mark in the rows, so that a check with ``boardrules.core.kinds`` can tell every fault of every
file at once. Until it has found none, nothing in the rows is what their classes say::

    CARDS = Shape("cards", "card", Card, {"in_deck": "copies.deck"}, prose={"note": Id(words="text")})
    reader = Reader.of_folder(folder, packaged(__package__), {"cards": ("card",)})
    tables = Tables(cards=reader.rows(CARDS))
    for fault in KINDS.faults(tables, "content"):
        reader.faults.append(evolve(fault, path=reader.place(fault.path, {"cards": CARDS})))
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, Generic, Self, TypeAlias, TypeVar, cast

import attrs
from attrs import field, frozen

from boardrules.core.errors import Problem, short
from boardrules.core.files import Folder, documents, nearest, own_files
from boardrules.core.kinds import MISSING, UNREAD, Absent, Kind, told

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

T = TypeVar("T")
Row_co = TypeVar("Row_co", covariant=True)

#: What stands in for a key left out, made of what the file has for the other fields.
Spare: TypeAlias = Callable[[Mapping[str, object]], object]
#: How a value that is more than numbers, texts and lists of them is read: from the value as it stands in the file, and
#: its place. What it cannot read it hands back, for the check.
Part: TypeAlias = "Callable[[Reader, object, str], object]"

_STEP: Final = re.compile(r"(\[\d+\])?(?:\.(\w+))?")
_PAIR: Final = re.compile(r"\[(\d+)\](?:\[[01]\])?")


def same_as(name: str) -> Spare:
    """Return what makes a field left out the same as another one, such as a name in a second language.

    Where that one is no text, or an empty one, its own fault is told, and nothing about this one.
    """
    return lambda values: values[name] if isinstance(values[name], str) and values[name] else UNREAD


@frozen
class Shape(Generic[Row_co]):
    """An array of tables in a file, and what is made of each of them.

    Each field of ``make`` is read from the key with its name, or from the one that ``keys`` name: ``copies.deck`` is
    the key ``deck`` of a table ``copies`` inside, and an empty one says that the field has no key. What stands in for
    a key left out is in ``spare``, one after another, or the default of the class, which is a plain value. ``parts``
    are the fields that hold more than plain values: rows of another shape, or what a function makes of them. Raises
    ``TypeError`` where one of these names a field that ``make`` does not have.

    Of a row in another one, ``owner`` is the field that holds the ``id`` of the row around it. ``prose`` are keys for
    those who read the file alone: they may be there, are looked at, and go nowhere.
    """

    file: str
    array: str
    make: type[Row_co]
    keys: Mapping[str, str] = {}
    spare: Mapping[str, Spare] = {}
    parts: Mapping[str, Shape[object] | Part] = {}
    prose: Mapping[str, Kind] = {}
    owner: str = ""
    #: Each field with its key, and with the key inside that one.
    plan: tuple[tuple[str, str, str], ...] = field(init=False, eq=False, repr=False)
    #: The keys of a table that are read.
    known: tuple[str, ...] = field(init=False, eq=False, repr=False)
    #: The fields that may be left out, with what the class has for them.
    optional: Mapping[str, object] = field(init=False, eq=False, repr=False)

    def __attrs_post_init__(self) -> None:
        fields = attrs.fields_dict(self.make)  # type: ignore[arg-type] # rows are of attrs classes
        for name in (*self.keys, *self.spare, *self.parts):
            if name not in fields:
                raise TypeError(f"{self.make.__name__} has no field {name}")

    @plan.default
    def _plan(self) -> tuple[tuple[str, str, str], ...]:
        names = [found.name for found in attrs.fields(self.make) if found.init and found.name != self.owner]  # type: ignore[arg-type] # rows are of attrs classes
        plain = [(name, name, "") for name in names if name not in self.keys]
        moved = [(name, *self.keys[name].partition(".")[::2]) for name in names if name in self.keys]
        return (*plain, *moved)

    @known.default
    def _known(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys([key for _, key, _ in self.plan if key]))

    @optional.default
    def _optional(self) -> Mapping[str, object]:
        fields = attrs.fields(self.make)  # type: ignore[arg-type] # rows are of attrs classes
        return {f.name: f.default for f in fields if f.default is not attrs.NOTHING and f.name not in self.spare}

    def inside(self, key: str) -> tuple[str, ...]:
        """Return the keys that are read of the table at a key."""
        return tuple([inner for _, outer, inner in self.plan if outer == key])

    def way(self, rest: str) -> str:
        """Return the way from the array to a value in the file, from the way to it in the tables.

        ``[3].deck_copies`` may be ``[3].copies.deck`` in the file.
        """
        step = _STEP.match(rest)
        assert step is not None, "nothing is a step as well"
        index, name = step[1] or "", step[2]
        if name is None:
            return rest
        beyond, part = rest[step.end() :], self.parts.get(name)
        return f"{index}.{self.keys.get(name, name)}{part.way(beyond) if isinstance(part, Shape) else beyond}"


class Reader:
    """Reads rows from documents, and adds every fault that it meets to ``faults``.

    ``tops`` are the keys that may stand at the root of each document; ``own`` names the documents that are from a
    folder of somebody's own. What is missing or faulty is ``MISSING`` or ``UNREAD`` in what is read, and nothing else
    is told about it.
    """

    def __init__(
        self,
        documents: Mapping[str, Mapping[str, object]],
        tops: Mapping[str, tuple[str, ...]],
        faults: list[Problem],
        own: tuple[str, ...] = (),
    ) -> None:
        self.documents = documents
        self.faults = faults
        self.own = own
        self._pairs: dict[str, tuple[str, ...]] = {}
        self.files: dict[str, Mapping[str, object] | None] = {
            name: self.table(documents.get(name, UNREAD), f"{name}.toml: $", known) for name, known in tops.items()
        }

    @classmethod
    def of_folder(cls, folder: Folder | None, default: Traversable, tops: Mapping[str, tuple[str, ...]]) -> Self:
        """Return a reader of the files in a folder, those of ``default`` in the place of what it does not hold.

        ``tops`` name the files, without ``.toml``. Without a folder all are those of ``default``.
        """
        faults: list[Problem] = []
        own = own_files(folder, tuple(tops), faults)
        return cls(documents(own, default, tops, faults), tops, faults, tuple(own))

    def table(
        self, value: object, place: str, keys: tuple[str, ...], prose: Mapping[str, Kind] | None = None
    ) -> Mapping[str, object] | None:
        """Return a table whose keys are known; None when it is none, which is told."""
        known = (*keys, *prose) if prose else keys
        if not isinstance(value, dict):
            if value is not UNREAD:
                code = "missing_key" if value is MISSING else "wrong_type"
                got = "" if value is MISSING else told(value)
                self.faults.append(Problem(place, code, f"a table with {', '.join(known)}", got))
            return None
        for key in value:
            if key not in known:
                self.faults.append(Problem(f"{place}.{short(key)[1:-1]}", "unknown_key", nearest(key, known), ""))
        for key, kind in prose.items() if prose else ():
            if key in value:
                self.faults += kind.faults(value[key], f"{place}.{key}")
        return value

    def section(
        self, file: str, key: str, keys: tuple[str, ...], prose: Mapping[str, Kind] | None = None
    ) -> Mapping[str, object] | None:
        """Return a table at the root of a document; None when there is none, which is told."""
        data = self.files[file]
        return None if data is None else self.table(data.get(key, MISSING), f"{file}.toml: $.{key}", keys, prose)

    def array(self, file: str, key: str) -> tuple[object, ...] | Absent:
        """Return an array of a document; a mark where there is none."""
        data = self.files[file]
        if data is None:
            return UNREAD
        value = data.get(key, MISSING)
        if isinstance(value, list):
            return tuple(value)
        if value is not MISSING:
            self.faults.append(Problem(f"{file}.toml: $.{key}", "wrong_type", "an array of tables", told(value)))
            return UNREAD
        return MISSING

    def rows(self, shape: Shape[T]) -> tuple[T, ...]:
        """Return what is made of an array of tables; a mark where there is none."""
        items = self.array(shape.file, shape.array)
        return cast("tuple[T, ...]", self._rows(items, f"{shape.file}.toml: $.{shape.array}", shape))

    def row(self, item: object, place: str, shape: Shape[T], owner: str | None = None) -> T:
        """Return what is made of one table, ``owner`` being the id of the row that it stands in; a mark for none."""
        return cast("T", self._row(item, place, shape, owner))

    def pairs(self, value: object, place: str) -> object:
        """Return a table whose keys are ids as pairs of a key and its value; a mark when it is none, which is told."""
        if isinstance(value, Absent):
            return value
        if not isinstance(value, dict):
            self.faults.append(Problem(place, "wrong_type", "a table with a value for each key", told(value)))
            return UNREAD
        self._pairs[place] = tuple(value)
        return tuple([(key, as_tuples(item)) for key, item in value.items()])

    def place(self, path: str, shapes: Mapping[str, Shape[object]]) -> str:
        """Return where the value at ``path`` of the tables stands, such as ``beasts.toml: $.beast[3].copies.deck``.

        ``shapes`` are those of the tables, by the names in a path such as ``content.beasts[3].deck_copies``.
        """
        found = re.fullmatch(r"\w+\.(\w+)(.*)", path, re.DOTALL)
        shape = shapes.get(found[1]) if found else None
        if found and shape:
            path = f"{shape.file}.toml: $.{shape.array}{shape.way(found[2])}"
        for pair in _PAIR.finditer(path):
            keys = self._pairs.get(path[: pair.start()])
            if keys is not None:
                return f'{path[: pair.start()]}."{short(keys[int(pair[1])])[1:-1]}"{path[pair.end() :]}'
        return path

    def _rows(self, items: object, place: str, shape: Shape[object], owner: str | None = None) -> object:
        if not isinstance(items, (tuple, list)):
            return items
        return tuple([self._row(item, f"{place}[{index}]", shape, owner) for index, item in enumerate(items)])

    def _row(self, item: object, place: str, shape: Shape[object], owner: str | None) -> object:
        data = self.table(item, place, shape.known, shape.prose)
        if data is None:
            return UNREAD
        values: dict[str, object] = {shape.owner: UNREAD if owner is None else owner} if shape.owner else {}
        there: list[str] = []
        inner: dict[str, Mapping[str, object] | None] = {}
        for name, key, part in shape.plan:
            source: Mapping[str, object] | None = data
            if part:
                if key not in inner:
                    inner[key] = self.table(data.get(key, MISSING), f"{place}.{key}", shape.inside(key))
                source = inner[key]
            value = UNREAD if source is None else source.get(part or key, MISSING) if key else MISSING
            if value is MISSING and name in shape.optional:
                value = shape.optional[name]
            else:
                there.append(name)
            values[name] = value
        for name, stand_in in shape.spare.items():
            if values[name] is MISSING:
                values[name] = stand_in(values)
                there.remove(name)
        for name, how in shape.parts.items():
            if name in there and not isinstance(values[name], Absent):
                values[name] = self._part(how, values, name, f"{place}.{shape.keys.get(name, name)}")
        make: Callable[..., object] = shape.make
        return make(**{name: as_tuples(value) for name, value in values.items()})

    def _part(self, how: Shape[object] | Part, values: Mapping[str, object], name: str, place: str) -> object:
        if not isinstance(how, Shape):
            return how(self, values[name], place)
        owner = values.get("id")
        return self._rows(values[name], place, how, owner if isinstance(owner, str) else None)


def as_tuples(value: object) -> object:
    """Return a value of a document with tuples for its lists, at any depth."""
    return tuple([as_tuples(item) for item in value]) if isinstance(value, list) else value
