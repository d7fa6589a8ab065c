"""Content folders for tests: the packaged files with changes, written as TOML."""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from boardrules.core.errors import ContentError
from boardrules.games.bestiary.loading import load
from boardrules.games.bestiary.reading import packaged

#: Takes a place out of a document.
GONE = object()


@cache
def _text(name: str) -> str:
    return (packaged() / f"{name}.toml").read_text(encoding="utf-8")


def document(name: str) -> dict[str, Any]:
    """Return the packaged file as a document that may be changed."""
    return tomllib.loads(_text(name))


def toml(value: object) -> str:
    """Return a value in TOML."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(toml, value)) + "]"
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{toml(key)} = {toml(item)}" for key, item in value.items()) + "}"
    return str(value)


def write(folder: Path, **documents: Mapping[str, object] | str) -> Path:
    """Write files into the folder: documents, or raw text."""
    for name, content in documents.items():
        text = content if isinstance(content, str) else "\n".join(f"{k} = {toml(v)}" for k, v in content.items())
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


def put(content: Any, place: str, value: object) -> None:
    """Put a value at a place such as ``beast[3].strength[1]``, or take it away."""
    *way, last = place.replace("]", "").replace("[", ".").split(".")
    for step in way:
        content = content[int(step)] if isinstance(content, list) else content[step]
    key: Any = int(last) if isinstance(content, list) else last
    if value is GONE:
        del content[key]
    elif isinstance(content, list) and key == len(content):
        content.append(value)
    else:
        content[key] = copy.deepcopy(value)


def changed(folder: Path, *changes: tuple[str, str, object]) -> Path:
    """Write the packaged files that are changed, each change being file, place and value."""
    documents = {name: document(name) for name, _, _ in changes}
    for name, place, value in changes:
        put(documents[name], place, value)
    return write(folder, **documents)


def faults(folder: Path) -> list[tuple[str, str]]:
    """Return path and code of every fault of a folder; none when it loads."""
    try:
        load(folder)
    except ContentError as error:
        return [(problem.path, problem.code) for problem in error.problems]
    return []
