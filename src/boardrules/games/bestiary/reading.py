"""Content files to tables, with the place in a file of every value.

Reading believes nothing and stops at nothing: what is not there or cannot be read leaves a mark in the tables, so that
the check can tell every fault of every file at once.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Final

import attrs
from attrs import frozen

from boardrules.core import files
from boardrules.core.errors import Problem
from boardrules.core.files import Folder, nearest
from boardrules.core.kinds import MISSING, UNREAD, Absent, Id, Kind, Known, told
from boardrules.core.tables import Reader, Shape, Spare, as_tuples, same_as
from boardrules.games.bestiary import tallies
from boardrules.games.bestiary.content import (
    Ability,
    Beast,
    BeastType,
    Config,
    Hero,
    Mission,
    Op,
    Prize,
    Tables,
    Terrain,
    Tile,
    Tyrant,
)
from boardrules.games.bestiary.operations import CONDITIONS, OPS, PARAMETERS
from boardrules.games.bestiary.places import place_of
from boardrules.games.bestiary.validation import CONFIG, examine

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


@frozen
class Reading:
    """What a folder holds: the tables, the raw documents by file, which files are its own, and every fault."""

    tables: Tables
    documents: Mapping[str, Mapping[str, object]]
    own: tuple[str, ...]
    problems: tuple[Problem, ...]


def packaged() -> Traversable:
    """Return the folder of the content that comes with the library."""
    return files.packaged("boardrules.games.bestiary")


def read(folder: Folder | None) -> Reading:
    """Read a folder, or the packaged content; what the folder does not hold is taken from there."""
    reader = _Reader.of_folder(folder, packaged(), _TOP)
    tables = reader.tables()
    sheet, unsound = examine(tables)
    faults = [*reader.faults]
    faults += [attrs.evolve(fault, path=reader.place(place_of(fault.path), _SHAPES)) for fault in unsound]
    if sheet is not None:
        faults += tallies.faults(reader.documents, sheet, reader.own)
    return Reading(tables, reader.documents, reader.own, tuple(faults))


@frozen
class _Mark(Kind):
    """A word for readers that follows a pattern."""

    pattern: re.Pattern[str]

    def look(self, value: object, path: str, known: Known, rule: str) -> Iterator[Problem]:
        """Yield the fault of anything else."""
        if type(value) is not str or not self.pattern.fullmatch(value):
            yield Problem(path, "unknown_value", self.expected, told(value), rule)


class _Elsewhere(Kind):
    """A value that another check looks at."""

    def look(self, value: object, path: str, known: Known, rule: str) -> Iterator[Problem]:
        """Yield nothing."""
        return iter(())


_SOURCE: Final = _Mark(re.compile("rulebook|default"), words="one of rulebook, default")
_RULE: Final = _Mark(re.compile(r"BH(-[A-Z0-9]+)+"), words="the id of a rule")
_TEXT: Final = Id(words="text")
_PROSE: Final[Mapping[str, Kind]] = {
    "source": _SOURCE,
    "value_source": _SOURCE,
    "effect": _TEXT,
    "note": _TEXT,
}


def _from_id(values: Mapping[str, object]) -> object:
    name = values["id"]
    return name.replace("_", " ").capitalize() if isinstance(name, str) else UNREAD


def _operations(reader: Reader, value: object, place: str) -> object:
    """Return the operations of a list of tables. A key that the operation does not need is left to the check."""
    if not isinstance(value, list):
        return value
    found: list[object] = []
    for index, item in enumerate(value):
        data = reader.table(item, f"{place}[{index}]", ("op", *PARAMETERS, *CONDITIONS))
        if data is None:
            found.append(UNREAD)
            continue
        word = data.get("op")
        needed = OPS.get(word, ()) if isinstance(word, str) else ()
        values = {key: as_tuples(item) for key, item in data.items() if key in (*PARAMETERS, *CONDITIONS)}
        given = {"op": data.get("op", MISSING), **dict.fromkeys(needed, MISSING), **values}
        made: Callable[..., object] = Op
        found.append(made(**given))
    return tuple(found)


_SPANISH: Final[Mapping[str, Spare]] = {"name_es": same_as("name")}

_TYPES: Final = Shape("beasts", "type", BeastType, spare=_SPANISH, prose=_PROSE)
_BEASTS: Final = Shape(
    "beasts",
    "beast",
    Beast,
    {"pile_copies": "copies.type_pile", "deck_copies": "copies.deck"},
    _SPANISH,
    {"on_capture": _operations},
    _PROSE,
)
_TYRANTS: Final = Shape("tyrants", "tyrant", Tyrant, spare=_SPANISH, prose=_PROSE)
_ABILITIES: Final = Shape(
    "heroes",
    "ability",
    Ability,
    {"pay_pb": "pay.pb", "pay_hearts": "pay.hearts"},
    _SPANISH,
    {"effects": _operations},
    _PROSE,
    owner="hero",
)
_HEROES: Final = Shape(
    "heroes",
    "hero",
    Hero,
    {"abilities": "ability"},
    {**_SPANISH, "abilities": lambda values: ()},
    {"abilities": _ABILITIES},
    _PROSE,
)
_MISSIONS: Final = Shape("missions", "mission", Mission, spare=_SPANISH, prose=_PROSE)
_PRIZES: Final = Shape("prizes", "prize", Prize, spare=_SPANISH, prose=_PROSE)
_TERRAINS: Final = Shape("tiles", "terrain", Terrain, spare={"name": _from_id, **_SPANISH}, prose=_PROSE)
_TILES: Final = Shape(
    "tiles",
    "tile",
    Tile,
    spare={**_SPANISH, "symbol": lambda values: ""},
    prose={**_PROSE, "tyrant": _Elsewhere()},
)
#: The tables that are rows, by their names.
_SHAPES: Final[Mapping[str, Shape[object]]] = {
    "types": _TYPES,
    "beasts": _BEASTS,
    "tyrants": _TYRANTS,
    "heroes": _HEROES,
    "missions": _MISSIONS,
    "prizes": _PRIZES,
    "terrains": _TERRAINS,
    "tiles": _TILES,
}


def _sections() -> dict[str, tuple[str, ...]]:
    """Return the keys of each section of the config."""
    found: dict[str, tuple[str, ...]] = {}
    for name in CONFIG:
        section, _, key = name.partition("_")
        found[section] = (*found.get(section, ()), key)
    return found


_SECTIONS: Final = _sections()
_TOP: Final[dict[str, tuple[str, ...]]] = {
    "beasts": ("counts", "type", "beast"),
    "config": ("meta", *_SECTIONS),
    "dice": ("die",),
    "effects": ("op",),
    "heroes": ("hero",),
    "missions": ("counts", "mission"),
    "prizes": ("prize",),
    "terrain_cards": ("terrain_card",),
    "tiles": ("counts", "stack_recipe", "terrain", "start_layout", "tile"),
    "tokens": ("token",),
    "tyrants": ("tyrant",),
}
#: The files of a content folder, without their ending.
FILES: Final = tuple(_TOP)


class _Reader(Reader):
    """Reads what is more than rows: the config, the vocabulary, what is counted and laid out."""

    def tables(self) -> Tables:
        """Return the tables of all documents, marked where there is nothing."""
        config = self.config()
        self.vocabulary()
        counts = self.section("tiles", "counts", ("total", "start", "stacks"))
        keys = ("sanctuary", "city", "basic_by_players")
        recipe = self.section("tiles", "stack_recipe", keys, {"source": _SOURCE, "note": _TEXT})
        made: Callable[..., Tables] = Tables
        return made(
            config=config,
            types=self.rows(_TYPES),
            beasts=self.rows(_BEASTS),
            tyrants=self.rows(_TYRANTS),
            heroes=self.heroes(config),
            missions=self.missions(config),
            prizes=self.rows(_PRIZES),
            terrains=self.rows(_TERRAINS),
            tiles=self.rows(_TILES),
            start_layout=self.layout(),
            stack_sanctuaries=_get(recipe, "sanctuary"),
            stack_cities=_get(recipe, "city"),
            stack_basic=self.basic(recipe),
            stacks=_get(counts, "stacks"),
            terrain_cards=self.cards(),
            tokens=self.columns("tokens", "token", ("type", "count")),
            dice=self.columns("dice", "die", ("level", "faces")),
        )

    def config(self) -> Config:
        """Return the config; every entry is a table with a value."""
        data = self.files["config"]
        if data is not None:
            tallies.fixed(data.get("meta", MISSING), self.faults)
        values: dict[str, object] = {}
        for section, keys in _SECTIONS.items():
            table = self.section("config", section, keys)
            for key in keys:
                value: object = UNREAD if table is None else table.get(key, MISSING)
                if isinstance(value, Absent):
                    values[f"{section}_{key}"] = value
                    continue
                entry = self.table(
                    value,
                    f"config.toml: $.{section}.{key}",
                    ("value",),
                    {"source": _SOURCE, "rule": _RULE, "note": _TEXT},
                )
                values[f"{section}_{key}"] = as_tuples(_get(entry, "value"))
        if values["death_hearts_after_resurrection"] == "max":
            values["death_hearts_after_resurrection"] = None
        made: Callable[..., Config] = Config
        return made(**values)

    def vocabulary(self) -> None:
        """Check that the list of operations is that of the code (BH-FX-01)."""
        seen: list[str] = []
        items = self.array("effects", "op")
        if items is MISSING:
            self.faults.append(Problem("effects.toml: $.op", "missing_key", "the list of operations", "", "BH-FX-01"))
        if isinstance(items, Absent):
            return
        for index, item in enumerate(items):
            place = f"effects.toml: $.op[{index}]"
            row = self.table(item, place, ("id", "params"), _PROSE)
            if row is None:
                continue
            word, params = row.get("id", MISSING), row.get("params", MISSING)
            if not isinstance(word, str) or word not in OPS:
                expected = nearest(word, list(OPS)) if isinstance(word, str) else f"one of {', '.join(OPS)}"
                self.faults.append(_unlike(f"{place}.id", word, "unknown_id", expected, "BH-FX-01"))
                continue
            if word in seen:
                self.faults.append(Problem(f"{place}.id", "duplicate", "each operation once", word, "BH-FX-01"))
            seen.append(word)
            if not isinstance(params, list) or params != list(OPS[word]):
                expected = f"the list of {', '.join(OPS[word]) or 'nothing'}"
                self.faults.append(_unlike(f"{place}.params", params, "contradiction", expected, "BH-FX-01"))
        for word in OPS:
            if word not in seen:
                self.faults.append(Problem("effects.toml: $.op", "missing_key", word, "", "BH-FX-01"))

    def heroes(self, config: Config) -> tuple[Hero, ...]:
        """Return the heroes with their abilities; those without a limit of their own have that of the config."""
        limit = _usable(config.abilities_uses_per_turn, "abilities_uses_per_turn")
        abilities = attrs.evolve(_ABILITIES, spare={**_ABILITIES.spare, "limit_per_turn": lambda values: limit})
        return self.rows(attrs.evolve(_HEROES, parts={"abilities": abilities}))

    def missions(self, config: Config) -> tuple[Mission, ...]:
        """Return the missions; those without PB of their own give what the config says."""
        points = _usable(config.missions_pb_each, "missions_pb_each")
        return self.rows(attrs.evolve(_MISSIONS, spare={**_MISSIONS.spare, "pb": lambda values: points}))

    def layout(self) -> object:
        """Return the tiles at the start with their coordinates."""
        rows = self.columns("tiles", "start_layout", ("tile", "at"))
        if not isinstance(rows, tuple):
            return rows
        found: list[object] = []
        for index, row in enumerate(rows):
            if not isinstance(row, tuple):
                found.append(row)
                continue
            tile, at = row
            if not isinstance(at, tuple) or len(at) != 2:
                place = f"tiles.toml: $.start_layout[{index}].at"
                self.faults.append(_unlike(place, at, "wrong_type", "a list of q and r", "BH-SET-02"))
                at = (UNREAD, UNREAD)
            found.append((tile, *at))
        return tuple(found)

    def basic(self, recipe: Mapping[str, object] | None) -> object:
        """Return the basic tiles of each stack by the number of players."""
        place = "tiles.toml: $.stack_recipe.basic_by_players"
        value = _get(recipe, "basic_by_players")
        if not isinstance(value, (dict, Absent)):
            fault = Problem(place, "wrong_type", "a table by the number of players", told(value), "BH-SET-03")
            self.faults.append(fault)
            return UNREAD
        rows = self.pairs(value, place)
        if not isinstance(rows, tuple):
            return rows
        return tuple([(int(key) if re.fullmatch(r"[0-9]{1,2}", key) else key, item) for key, item in rows])

    def cards(self) -> object:
        """Return the terrains of the terrain cards."""
        rows = self.columns("terrain_cards", "terrain_card", ("terrain", "count"))
        if not isinstance(rows, tuple):
            return rows
        for index, row in enumerate(rows):
            if isinstance(row, tuple) and (type(row[1]) is not int or row[1] != 1):
                place = f"terrain_cards.toml: $.terrain_card[{index}].count"
                self.faults.append(_unlike(place, row[1], "contradiction", "1", "BH-CMP-09"))
        return tuple([row[0] if isinstance(row, tuple) else row for row in rows])

    def columns(self, file: str, key: str, names: tuple[str, str]) -> object:
        """Return two keys of each table of an array; its id and names are for readers."""
        items = self.array(file, key)
        if isinstance(items, Absent):
            return items
        found: list[object] = []
        for index, item in enumerate(items):
            place = f"{file}.toml: $.{key}[{index}]"
            row = self.table(item, place, ("id", *names), {"name": _TEXT, "name_es": _TEXT, **_PROSE})
            if row is None:
                found.append(UNREAD)
                continue
            self.faults += _TEXT.faults(row.get("id", ""), f"{place}.id")
            found.append(tuple([as_tuples(_get(row, name)) for name in names]))
        return tuple(found)


def _get(data: Mapping[str, object] | None, key: str) -> object:
    return UNREAD if data is None else data.get(key, MISSING)


def _unlike(place: str, value: object, code: str, expected: str, rule: str) -> Problem:
    """Return the fault of a value that is missing or not as it must be."""
    if value is MISSING:
        return Problem(place, "missing_key", expected, "", rule)
    return Problem(place, code, expected, told(value), rule)


def _usable(value: object, name: str) -> object:
    """Return a value of the config that stands in for keys left out; a fault in it is told once, there."""
    return UNREAD if any(CONFIG[name].faults(value, "", {})) else value
