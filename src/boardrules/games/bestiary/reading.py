"""Content files to tables, with the place in a file of every value.

Reading believes nothing and stops at nothing: what is not there or cannot be read leaves a mark in the tables, so that
the check can tell every fault of every file at once.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

import attrs
from attrs import frozen

from boardrules.core.errors import Problem, short
from boardrules.core.kinds import MISSING, UNREAD, Absent, Name, told
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
from boardrules.games.bestiary.validation import CONFIG, inspect

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

#: The files of a content folder, without their ending.
FILES: Final = (
    "beasts",
    "config",
    "dice",
    "effects",
    "heroes",
    "missions",
    "prizes",
    "terrain_cards",
    "tiles",
    "tokens",
    "tyrants",
)
_LARGEST_FILE: Final = 1_000_000
_PROSE: Final = ("source", "value_source", "effect", "note")
_SOURCES: Final = ("rulebook", "default")
_RULE: Final = re.compile(r"BH(-[A-Z0-9]+)+")


@frozen
class Reading:
    """What a folder holds: the tables, the raw documents by file, which files are its own, and every fault."""

    tables: Tables
    documents: Mapping[str, Mapping[str, object]]
    own: tuple[str, ...]
    problems: tuple[Problem, ...]


def packaged() -> Traversable:
    """Return the folder of the content that comes with the library."""
    from importlib.resources import files  # only needed once, and not by a table with content of its own

    return files("boardrules.games.bestiary") / "content"


def read(folder: str | Path | Traversable | None) -> Reading:
    """Read a folder, or the packaged content; what the folder does not hold is taken from there."""
    faults: list[Problem] = []
    own: dict[str, Traversable] = {}
    if folder is not None:
        place: Traversable
        if isinstance(folder, str):
            place = Path(folder)
        else:  # any path will do: a path of the operating system, or a folder in an archive
            place = Path(folder.__fspath__()) if hasattr(folder, "__fspath__") else folder
        own = _own_files(place, faults)
    default = packaged()
    documents: dict[str, Mapping[str, object]] = {}
    for name in FILES:
        document = _document(f"{name}.toml", own.get(name) or default / f"{name}.toml", faults)
        if document is not None:
            documents[name] = document
    tables = _Reader(documents, faults).tables()
    sheet, found = inspect(tables)
    faults += [attrs.evolve(fault, path=place_of(fault.path, documents)) for fault in found]
    if sheet is not None:
        faults += tallies.faults(documents, sheet, tuple(own))
    return Reading(tables, documents, tuple(own), tuple(faults))


def _own_files(folder: Traversable, faults: list[Problem]) -> dict[str, Traversable]:
    try:
        names = {entry.name: entry for entry in folder.iterdir() if entry.name.endswith(".toml")}
    except (OSError, ValueError) as error:
        faults.append(Problem(short(str(folder)), "unreadable", "a folder with content files", type(error).__name__))
        return {}
    known = [f"{name}.toml" for name in FILES]
    for name in sorted(names):
        if name not in known:
            faults.append(Problem(short(name)[1:-1], "unknown_key", nearest(name, known), "an unknown file"))
    own = {name: names[f"{name}.toml"] for name in FILES if f"{name}.toml" in names}
    if not names:
        faults.append(Problem(short(str(folder)), "missing_key", f"at least one of {', '.join(known)}", "none"))
    return own


def _document(name: str, file: Traversable, faults: list[Problem]) -> dict[str, object] | None:
    import tomllib  # the content is read when it is asked for, not when the game is imported

    try:
        if not file.is_file():  # a pipe or a device would be read for ever
            raise OSError("not a file")
        data = file.read_bytes()
        if len(data) > _LARGEST_FILE:
            faults.append(Problem(name, "unreadable", f"at most {_LARGEST_FILE} bytes", str(len(data))))
            return None
        return tomllib.loads(data.decode("utf-8"))
    except OSError as error:
        faults.append(Problem(name, "unreadable", "a readable file", type(error).__name__))
    except UnicodeDecodeError as error:
        faults.append(Problem(name, "unreadable", "text in UTF-8", f"byte {error.start}"))
    except RecursionError:
        faults.append(Problem(name, "unreadable", "TOML", "nested too deeply"))
    except ValueError as error:
        text = str(error)
        line = re.search(r"\(at line (\d+)", text)
        ends = "(at end of document)" in text
        number = line[1] if line else str(data.rstrip().count(b"\n") + 1) if ends else ""
        path = f"{name}: line {number}" if number else name
        faults.append(Problem(path, "unreadable", "TOML", text if len(text) <= 200 else text[:197] + "..."))
    return None


def nearest(word: str, known: list[str]) -> str:
    """Return the known word that is most like this one, or all of them."""
    from difflib import get_close_matches  # only faults need it

    near = get_close_matches(word[:80], known, 1)
    return near[0] if near else ", ".join(known)


@frozen
class _Shape:
    """An array of tables: what is made of each, the key of each field, and what stands in for keys left out."""

    file: str
    array: str
    make: type
    keys: Mapping[str, str]
    spare: Mapping[str, Callable[[Mapping[str, object]], object]] = {}
    prose: tuple[str, ...] = _PROSE


def _same_as(name: str) -> Callable[[Mapping[str, object]], object]:
    return lambda values: UNREAD if isinstance(values[name], Absent) else values[name]


def _from_id(values: Mapping[str, object]) -> object:
    name = values["id"]
    return name.replace("_", " ").capitalize() if isinstance(name, str) else UNREAD


_CALLED: Final = {"id": "id", "name": "name", "name_es": "name_es"}
_SPANISH: Final = {"name_es": _same_as("name")}


def _same_keys(*names: str) -> dict[str, str]:
    return {**_CALLED, **{name: name for name in names}}


_TYPES: Final = _Shape("beasts", "type", BeastType, _same_keys("nameable_in_unlock_cost"), _SPANISH)
_BEASTS: Final = _Shape(
    "beasts",
    "beast",
    Beast,
    {
        **_same_keys("type", "strength", "pb", "wildcard", "immune_to_death_loss", "on_capture"),
        "pile_copies": "copies.type_pile",
        "deck_copies": "copies.deck",
    },
    _SPANISH,
)
_TYRANTS: Final = _Shape(
    "tyrants",
    "tyrant",
    Tyrant,
    _same_keys("type", "symbol", "strength", "end_pb", "wildcard_when_captured"),
    _SPANISH,
)
_HEROES: Final = _Shape(
    "heroes",
    "hero",
    Hero,
    {**_same_keys("hearts", "agility", "exploration"), "abilities": "ability"},
    {**_SPANISH, "abilities": lambda values: ()},
)
_ABILITIES: Final = _Shape(
    "heroes",
    "ability",
    Ability,
    {
        **_same_keys("unlock", "timing", "limit_per_turn", "usable_when_assisting", "effects"),
        "pay_pb": "pay.pb",
        "pay_hearts": "pay.hearts",
    },
    _SPANISH,
)
_MISSIONS: Final = _Shape("missions", "mission", Mission, _same_keys("kind", "wanted", "count", "pb"), _SPANISH)
_PRIZES: Final = _Shape("prizes", "prize", Prize, _same_keys("counts", "minimum", "pb"), _SPANISH)
_TERRAINS: Final = _Shape(
    "tiles",
    "terrain",
    Terrain,
    _same_keys("receives_tokens", "group"),
    {"name": _from_id, **_SPANISH},
)
_TILES: Final = _Shape(
    "tiles",
    "tile",
    Tile,
    _same_keys("terrain", "symbol", "start"),
    {**_SPANISH, "symbol": lambda values: ""},
    (*_PROSE, "tyrant"),
)

_TOP: Final[dict[str, tuple[str, ...]]] = {
    "beasts": ("counts", "type", "beast"),
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


class _Reader:
    def __init__(self, documents: Mapping[str, Mapping[str, object]], faults: list[Problem]) -> None:
        self.documents = documents
        self.faults = faults

    # -- the parts of a document ------------------------------------------------------------------------------

    def table(self, value: object, place: str, known: tuple[str, ...]) -> Mapping[str, object] | None:
        """Return a table whose keys are known; None when it is none, which is told."""
        if not isinstance(value, dict):
            if value is not UNREAD:
                code = "missing_key" if value is MISSING else "wrong_type"
                got = "" if value is MISSING else told(value)
                self.faults.append(Problem(place, code, f"a table with {', '.join(known)}", got))
            return None
        for key in value:
            if key not in known:
                self.faults.append(Problem(f"{place}.{short(key)[1:-1]}", "unknown_key", nearest(key, list(known)), ""))
        self._prose(value, place, known)
        return value

    def _prose(self, value: Mapping[str, object], place: str, known: tuple[str, ...]) -> None:
        for key in ("source", "value_source"):
            if key in known and key in value and value[key] not in _SOURCES:
                fault = Problem(f"{place}.{key}", "unknown_value", f"one of {', '.join(_SOURCES)}", told(value[key]))
                self.faults.append(fault)
        for key in ("effect", "note"):
            if key in known and key in value and not isinstance(value[key], str):
                self.faults.append(Problem(f"{place}.{key}", "wrong_type", "text", told(value[key])))

    def file(self, name: str) -> Mapping[str, object] | None:
        """Return a document of which only known tables are there, or None when it could not be read."""
        return self.table(self.documents[name], f"{name}.toml: $", _TOP[name]) if name in self.documents else None

    def array(self, data: Mapping[str, object] | None, file: str, key: str) -> tuple[object, ...] | Absent:
        """Return an array of a document; a mark where there is none."""
        if data is None:
            return UNREAD
        value = data.get(key, MISSING)
        if isinstance(value, list):
            return tuple(value)
        if value is not MISSING:
            self.faults.append(Problem(f"{file}.toml: $.{key}", "wrong_type", "an array of tables", told(value)))
            return UNREAD
        return MISSING

    def rows(self, data: Mapping[str, object] | None, shape: _Shape) -> object:
        """Return what an array of tables stands for."""
        items = self.array(data, shape.file, shape.array)
        if isinstance(items, Absent):
            return items
        place = f"{shape.file}.toml: $.{shape.array}"
        return tuple([self.row(item, f"{place}[{index}]", shape) for index, item in enumerate(items)])

    def row(self, item: object, place: str, shape: _Shape, **more: object) -> object:
        """Return what one table stands for; ``more`` are fields that are not in it."""
        names = tuple(dict.fromkeys(key.partition(".")[0] for key in shape.keys.values()))
        data = self.table(item, place, (*names, *shape.prose))
        if data is None:
            return UNREAD
        values: dict[str, object] = dict(more)
        inner: dict[str, Mapping[str, object] | None] = {}
        for name, key in shape.keys.items():
            outer, dot, part = key.partition(".")
            source: Mapping[str, object] | None = data
            if dot:
                if outer not in inner:
                    parts = tuple([k.partition(".")[2] for k in shape.keys.values() if k.startswith(outer + ".")])
                    inner[outer] = self.table(data.get(outer, MISSING), f"{place}.{outer}", parts)
                source = inner[outer]
            value: object = UNREAD if source is None else source.get(part or outer, MISSING)
            if value is MISSING and name in shape.spare:
                value = shape.spare[name](values)
            values[name] = value
        for name in ("on_capture", "effects"):
            if name in values:
                values[name] = self.operations(values[name], f"{place}.{name}")
        return shape.make(**{name: _frozen(value) for name, value in values.items()})

    def operations(self, value: object, place: str) -> object:
        """Return the operations of a list of tables. A key that the operation does not need is left to the check."""
        if not isinstance(value, list):
            return value
        found: list[object] = []
        for index, item in enumerate(value):
            data = self.table(item, f"{place}[{index}]", ("op", *PARAMETERS, *CONDITIONS))
            if data is None:
                found.append(UNREAD)
                continue
            word = data.get("op")
            needed = OPS.get(word, ()) if isinstance(word, str) else ()
            values = {key: _frozen(item) for key, item in data.items() if key in (*PARAMETERS, *CONDITIONS)}
            given = {"op": data.get("op", MISSING), **dict.fromkeys(needed, MISSING), **values}
            made: Callable[..., object] = Op
            found.append(made(**given))
        return tuple(found)

    # -- the tables -------------------------------------------------------------------------------------------

    def tables(self) -> Tables:
        """Return the tables of all documents, marked where there is nothing."""
        config = self.config()
        files = {name: self.file(name) for name in FILES if name != "config"}
        self.vocabulary(files["effects"])
        tiles, counts = files["tiles"], self.part(files["tiles"], "tiles", "counts", ("total", "start", "stacks"))
        keys = ("sanctuary", "city", "basic_by_players", "source", "note")
        recipe = self.part(tiles, "tiles", "stack_recipe", keys)
        made: Callable[..., Tables] = Tables
        return made(
            config=config,
            types=self.rows(files["beasts"], _TYPES),
            beasts=self.rows(files["beasts"], _BEASTS),
            tyrants=self.rows(files["tyrants"], _TYRANTS),
            heroes=self.heroes(files["heroes"], config),
            missions=self.missions(files["missions"], config),
            prizes=self.rows(files["prizes"], _PRIZES),
            terrains=self.rows(tiles, _TERRAINS),
            tiles=self.rows(tiles, _TILES),
            start_layout=self.layout(tiles),
            stack_sanctuaries=_get(recipe, "sanctuary"),
            stack_cities=_get(recipe, "city"),
            stack_basic=self.basic(recipe),
            stacks=_get(counts, "stacks"),
            terrain_cards=self.cards(files["terrain_cards"]),
            tokens=self.pairs(files["tokens"], "tokens", "token", ("type", "count")),
            dice=self.pairs(files["dice"], "dice", "die", ("level", "faces")),
        )

    def config(self) -> Config:
        """Return the config; every entry is a table with a value."""
        sections: dict[str, list[str]] = {}
        for name in CONFIG:
            sections.setdefault(name.partition("_")[0], []).append(name.partition("_")[2])
        document: object = self.documents.get("config", UNREAD)
        data = self.table(document, "config.toml: $", ("meta", *sections))
        if data is not None:
            tallies.fixed(data.get("meta", MISSING), self.faults)
        values: dict[str, object] = {}
        for section, keys in sections.items():
            inner: object = UNREAD if data is None else data.get(section, MISSING)
            place = f"config.toml: $.{section}"
            table = self.table(inner, place, tuple(keys))
            for key in keys:
                value: object = UNREAD if table is None else table.get(key, MISSING)
                if isinstance(value, Absent):
                    values[f"{section}_{key}"] = value
                    continue
                entry = self.table(value, f"{place}.{key}", ("value", "source", "rule", "note"))
                if entry is not None and "rule" in entry and not _is_rule(entry["rule"]):
                    fault = Problem(f"{place}.{key}.rule", "unknown_value", "the id of a rule", told(entry["rule"]))
                    self.faults.append(fault)
                values[f"{section}_{key}"] = _frozen(_get(entry, "value"))
        if values["death_hearts_after_resurrection"] == "max":
            values["death_hearts_after_resurrection"] = None
        made: Callable[..., Config] = Config
        return made(**values)

    def vocabulary(self, data: Mapping[str, object] | None) -> None:
        """Check that the list of operations is that of the code (BH-FX-01)."""
        seen: list[str] = []
        items = self.array(data, "effects", "op")
        if items is MISSING:
            self.faults.append(Problem("effects.toml: $.op", "missing_key", "the list of operations", "", "BH-FX-01"))
        if isinstance(items, Absent):
            return
        for index, item in enumerate(items):
            place = f"effects.toml: $.op[{index}]"
            row = self.table(item, place, ("id", "params", *_PROSE))
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

    def heroes(self, data: Mapping[str, object] | None, config: Config) -> object:
        """Return the heroes with their abilities."""
        heroes = self.rows(data, _HEROES)
        if not isinstance(heroes, tuple):
            return heroes
        limit = _usable(config.abilities_uses_per_turn, "abilities_uses_per_turn")
        shape = attrs.evolve(_ABILITIES, spare={**_ABILITIES.spare, "limit_per_turn": lambda values: limit})
        found: list[object] = []
        for index, hero in enumerate(heroes):
            if isinstance(hero, Hero):
                place = f"heroes.toml: $.hero[{index}].ability"
                abilities: object = hero.abilities
                owner: object = (
                    UNREAD if isinstance(hero.id, Absent) or any(Name().faults(hero.id, "", {})) else hero.id
                )
                if isinstance(abilities, tuple):
                    abilities = tuple(
                        [self.row(item, f"{place}[{i}]", shape, hero=owner) for i, item in enumerate(abilities)]
                    )
                made: Callable[..., Hero] = attrs.evolve
                found.append(made(hero, abilities=abilities))
            else:
                found.append(hero)
        return tuple(found)

    def missions(self, data: Mapping[str, object] | None, config: Config) -> object:
        """Return the missions; those without PB of their own give what the config says."""
        points = _usable(config.missions_pb_each, "missions_pb_each")
        return self.rows(data, attrs.evolve(_MISSIONS, spare={**_MISSIONS.spare, "pb": lambda values: points}))

    def part(
        self, data: Mapping[str, object] | None, file: str, key: str, known: tuple[str, ...]
    ) -> Mapping[str, object] | None:
        """Return a table of a document."""
        return None if data is None else self.table(data.get(key, MISSING), f"{file}.toml: $.{key}", known)

    def layout(self, data: Mapping[str, object] | None) -> object:
        """Return the tiles at the start with their coordinates."""
        rows = self.pairs(data, "tiles", "start_layout", ("tile", "at"))
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
        value = _get(recipe, "basic_by_players")
        if not isinstance(value, dict):
            if not isinstance(value, Absent):
                place = "tiles.toml: $.stack_recipe.basic_by_players"
                fault = Problem(place, "wrong_type", "a table by the number of players", told(value), "BH-SET-03")
                self.faults.append(fault)
                return UNREAD
            return value
        return tuple([(int(key) if re.fullmatch(r"[0-9]{1,2}", key) else key, item) for key, item in value.items()])

    def cards(self, data: Mapping[str, object] | None) -> object:
        """Return the terrains of the terrain cards."""
        rows = self.pairs(data, "terrain_cards", "terrain_card", ("terrain", "count"))
        if not isinstance(rows, tuple):
            return rows
        for index, row in enumerate(rows):
            if isinstance(row, tuple) and (type(row[1]) is not int or row[1] != 1):
                place = f"terrain_cards.toml: $.terrain_card[{index}].count"
                self.faults.append(_unlike(place, row[1], "contradiction", "1", "BH-CMP-09"))
        return tuple([row[0] if isinstance(row, tuple) else row for row in rows])

    def pairs(self, data: Mapping[str, object] | None, file: str, key: str, names: tuple[str, str]) -> object:
        """Return two keys of each table of an array; its id and names are for readers."""
        items = self.array(data, file, key)
        if isinstance(items, Absent):
            return items
        found: list[object] = []
        for index, item in enumerate(items):
            place = f"{file}.toml: $.{key}[{index}]"
            row = self.table(item, place, ("id", *names, "name", "name_es", *_PROSE))
            if row is None:
                found.append(UNREAD)
                continue
            for name in ("id", "name", "name_es"):
                if not isinstance(row.get(name, ""), str):
                    self.faults.append(Problem(f"{place}.{name}", "wrong_type", "text", told(row[name])))
            found.append(tuple([_frozen(_get(row, name)) for name in names]))
        return tuple(found)


def _is_rule(value: object) -> bool:
    return isinstance(value, str) and _RULE.fullmatch(value) is not None


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


def _frozen(value: object) -> object:
    return tuple([_frozen(item) for item in value]) if isinstance(value, list) else value
