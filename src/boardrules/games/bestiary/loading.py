"""Loading the content: a folder of TOML files, checked as a whole, becomes what a game is played with."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final

from attrs import frozen

from boardrules.core.errors import ContentError
from boardrules.core.files import Folder
from boardrules.games.bestiary.content import Content, Tables, content_of


@frozen
class Default:
    """A value that the rulebook does not give: where it stands, what it is in TOML, its rule and the note on it."""

    file: str
    path: str
    value: str
    rule: str
    note: str = ""


def load(folder: Folder | None = None) -> Content:
    """Return the content of a folder; without one, the packaged content.

    A folder is a path, or anything that can be walked like the resources of a package, such as an archive. It may hold
    only some of the files: the rest is that of the package. The packaged content is read once.
    Raises ``ContentError`` with every fault of every file.
    """
    return _packaged() if folder is None else content_of(tables_from(folder))


def tables_from(folder: Folder | None = None) -> Tables:
    """Return the checked tables of a folder, as ``load`` reads it. Raises ``ContentError`` with every fault."""
    from boardrules.games.bestiary.reading import read  # whoever brings tables of his own reads no files

    reading = read(folder)
    if reading.problems:
        raise ContentError(*reading.problems)
    return reading.tables


@lru_cache(maxsize=1)
def _packaged() -> Content:
    return content_of(tables_from())


def defaults(folder: Folder | None = None) -> tuple[Default, ...]:
    """Return everything in the files that is marked as a default, file by file in the order of the files.

    Those are the entries with ``source`` or ``value_source`` "default". Raises ``ContentError`` as ``load`` does.
    """
    return tuple([item for item, source in _marked(_documents(folder)) if source == "default"])


def house_rules(folder: Folder) -> tuple[Default, ...]:
    """Return the values of ``config.toml`` that differ from what the rulebook says.

    The packaged file says which ones the rulebook gives. Raises ``ContentError`` as ``load`` does.
    """
    stated = {item.path: item.value for item, source in _config(_documents(None)["config"]) if source == "rulebook"}
    found = [item for item, _ in _config(_documents(folder)["config"])]
    return tuple([item for item in found if stated.get(item.path, item.value) != item.value])


def _documents(folder: Folder | None) -> Mapping[str, Mapping[str, object]]:
    from boardrules.games.bestiary.reading import read

    reading = read(folder)
    if reading.problems:
        raise ContentError(*reading.problems)
    return reading.documents


#: The rule of the entries of each array and table.
_RULES: Final = {
    "type": "BH-CMP-02",
    "beast": "BH-CMP-05",
    "die": "BH-CMP-17",
    "op": "BH-FX-01",
    "hero": "BH-HRO-01",
    "ability": "BH-HRO-02",
    "mission": "BH-CMP-16",
    "prize": "BH-PRZ-01",
    "terrain_card": "BH-CMP-09",
    "stack_recipe": "BH-SET-03",
    "terrain": "BH-CMP-09",
    "start_layout": "BH-SET-02",
    "tile": "BH-CMP-12",
    "token": "BH-CMP-15",
    "tyrant": "BH-CMP-14",
}
_WORDS: Final = ("name", "name_es", "effect", "note", "source", "value_source", "ability")


def _marked(documents: Mapping[str, Mapping[str, object]]) -> Iterator[tuple[Default, str]]:
    """Yield every entry with its mark: that on its values where it has one, else that on the whole."""
    for name, document in documents.items():
        if name == "config":
            yield from _config(document)
            continue
        for key, value in document.items():
            yield from _entries(f"{name}.toml", f"$.{key}", key, value)


def _entries(file: str, path: str, key: str, value: object) -> Iterator[tuple[Default, str]]:
    if isinstance(value, list):
        for index, item in enumerate(value):
            yield from _entries(file, f"{path}[{index}]", key, item)
    elif isinstance(value, dict) and key in _RULES:
        shown = {name: item for name, item in value.items() if name not in _WORDS}
        mark = str(value.get("value_source", value.get("source", "")))
        yield Default(file, path, _toml(shown), _RULES[key], str(value.get("note", ""))), mark
        if "ability" in value:
            yield from _entries(file, f"{path}.ability", "ability", value["ability"])


def _config(document: Mapping[str, object]) -> Iterator[tuple[Default, str]]:
    for section, entries in document.items():
        if section != "meta" and isinstance(entries, dict):
            for key, entry in entries.items():
                words = {name: str(entry.get(name, "")) for name in ("rule", "note")}
                item = Default("config.toml", f"$.{section}.{key}.value", _toml(entry["value"]), **words)
                yield item, str(entry.get("source", ""))


def _toml(value: object) -> str:
    """Return a value as it would be written in TOML, on one line."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    if isinstance(value, list):
        return f"[{', '.join(map(_toml, value))}]"
    if isinstance(value, dict):
        inner = ", ".join(f"{key if key.isidentifier() else _toml(key)} = {_toml(item)}" for key, item in value.items())
        return f"{{ {inner} }}"
    return str(value)
