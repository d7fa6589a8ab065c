"""TOML files of a folder, as documents that nobody has believed yet.

Reading stops at nothing: every fault of every file is told at once. ``boardrules.core.tables`` makes tables of the
documents.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from boardrules.core.errors import Problem, short

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

#: A folder with files: its path, or anything that can be walked like the resources of a package, such as an archive.
Folder: TypeAlias = "str | Path | Traversable"

#: More than anybody writes, in bytes.
_LARGEST_FILE: Final = 1_000_000
#: The longest text of a fault that the TOML reader words.
_LONGEST: Final = 200


def packaged(package: str) -> Traversable:
    """Return the folder ``content`` of a package: the content that a game brings with it."""
    from importlib.resources import files  # not needed by a table with content of its own

    return files(package) / "content"


def own_files(folder: Folder | None, names: Sequence[str], faults: list[Problem]) -> dict[str, Traversable]:
    """Return the files that a folder holds, by their names without ``.toml``; of no folder: none.

    ``names`` are those that may be there, not all of which need be. A folder that is none or holds none of them, and a
    TOML file with another name, which would be passed over in silence, are added to ``faults``.
    """
    if folder is None:
        return {}
    place: Traversable
    if isinstance(folder, str):
        place = Path(folder)
    else:  # any path will do: a path of the operating system, or a folder in an archive
        place = Path(folder.__fspath__()) if hasattr(folder, "__fspath__") else folder
    if not hasattr(place, "iterdir"):
        faults.append(Problem(short(place), "unreadable", "a folder with content files", type(place).__name__))
        return {}
    try:
        there = {entry.name: entry for entry in place.iterdir() if entry.name.endswith(".toml")}
    except (OSError, ValueError) as error:
        faults.append(Problem(short(str(place)), "unreadable", "a folder with content files", type(error).__name__))
        return {}
    known = [f"{name}.toml" for name in names]
    for name in sorted(there):
        if name not in known:
            faults.append(Problem(short(name)[1:-1], "unknown_key", nearest(name, known), "an unknown file"))
    if not there:
        faults.append(Problem(short(str(place)), "missing_key", f"at least one of {', '.join(known)}", "none"))
    return {name: there[f"{name}.toml"] for name in names if f"{name}.toml" in there}


def documents(
    own: Mapping[str, Traversable], default: Traversable, names: Iterable[str], faults: list[Problem]
) -> dict[str, Mapping[str, object]]:
    """Return the documents in the files: of ``own`` where it holds one, else of the folder ``default``.

    What cannot be read is left out, and told in ``faults``.
    """
    found: dict[str, Mapping[str, object]] = {}
    for name in names:
        document = _document(f"{name}.toml", own.get(name) or default / f"{name}.toml", faults)
        if document is not None:
            found[name] = document
    return found


def _document(name: str, file: Traversable, faults: list[Problem]) -> dict[str, object] | None:
    import tomllib  # content is read when it is asked for, not when a game is imported that can be played with another

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
        shown = text if len(text) <= _LONGEST else text[: _LONGEST - 3] + "..."
        faults.append(Problem(path, "unreadable", "TOML", shown))
    return None


def nearest(word: str, known: Sequence[str]) -> str:
    """Return the known word that is most like this one, or all of them.

    >>> nearest("wilcard", ["name", "wildcard"])
    'wildcard'
    """
    from difflib import get_close_matches  # only faults need it

    near = get_close_matches(word[:80], known, 1)
    return near[0] if near else ", ".join(known)
