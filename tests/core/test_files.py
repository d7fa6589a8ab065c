"""TOML files of a folder: what lies there becomes documents, and whatever does not is told in one go."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

from boardrules.core.errors import Problem
from boardrules.core.files import Folder, documents, nearest, own_files, packaged

NAMES = ("cards", "rules")


@pytest.fixture
def default(tmp_path: Path) -> Path:
    """A folder with both files."""
    folder = tmp_path / "default"
    folder.mkdir()
    (folder / "cards.toml").write_text('name = "Card"', encoding="utf-8")
    (folder / "rules.toml").write_text("number = 7", encoding="utf-8")
    return folder


def read(folder: Folder | None, default: Path) -> tuple[dict[str, object], list[Problem]]:
    """Return the documents of a folder and every fault."""
    faults: list[Problem] = []
    return dict(documents(own_files(folder, NAMES, faults), default, NAMES, faults)), faults


def test_what_a_folder_does_not_hold_is_taken_from_the_default(tmp_path: Path, default: Path) -> None:
    """A path, its text, no folder at all; other files may lie there."""
    (tmp_path / "rules.toml").write_text("number = 8", encoding="utf-8")
    (tmp_path / "README.md").write_text("mine", encoding="utf-8")
    changed = {"cards": {"name": "Card"}, "rules": {"number": 8}}

    assert read(tmp_path, default) == read(str(tmp_path), default) == (changed, [])
    assert read(None, default) == ({"cards": {"name": "Card"}, "rules": {"number": 7}}, [])


def test_a_folder_may_lie_in_an_archive(tmp_path: Path, default: Path) -> None:
    """Whatever can be walked like the resources of a package."""
    with zipfile.ZipFile(tmp_path / "content.zip", "w") as archive:
        archive.writestr("rules.toml", "number = 9")
    with zipfile.ZipFile(tmp_path / "content.zip") as archive:
        found, faults = read(zipfile.Path(archive), default)

    assert found["rules"] == {"number": 9}
    assert faults == []


@pytest.mark.parametrize(
    ("data", "path", "expected", "got"),
    [
        (b"\xff", "cards.toml", "text in UTF-8", "byte 0"),
        (b"a = 1\nb = = 2\n", "cards.toml: line 2", "TOML", None),
        (b"a = 1\nb =", "cards.toml: line 2", "TOML", None),
        (b"x = " + b"[" * 5000, "cards.toml", "TOML", None),
        (b"x = " + b"9" * 5000, "cards.toml", "TOML", None),
        (b"# " + b"x" * 1_000_000, "cards.toml", "at most 1000000 bytes", "1000002"),
    ],
    ids=["no UTF-8", "a line", "the end", "too deep", "a number beyond measure", "too large"],
)
def test_what_cannot_be_read_is_one_fault(
    tmp_path: Path, default: Path, data: bytes, path: str, expected: str, got: str | None
) -> None:
    """With its line where there is one; the document is left out, and the others are read."""
    (tmp_path / "cards.toml").write_bytes(data)

    found, (fault,) = read(tmp_path, default)

    assert found == {"rules": {"number": 7}}
    assert (fault.path, fault.code, fault.expected) == (path, "unreadable", expected)
    assert got in (None, fault.got)
    assert len(fault.got) <= 200


@pytest.mark.parametrize(
    ("where", "code", "expected"),
    [
        ("nowhere", "unreadable", "a folder with content files"),
        ("file", "unreadable", "a folder with content files"),
        ("empty", "missing_key", "at least one of cards.toml, rules.toml"),
    ],
)
def test_what_is_no_folder_with_such_files_is_a_fault(
    tmp_path: Path, default: Path, where: str, code: str, expected: str
) -> None:
    """And nothing of it is read."""
    (tmp_path / "empty").mkdir()
    (tmp_path / "file").write_text("", encoding="utf-8")

    found, (fault,) = read(tmp_path / where, default)

    assert found["rules"] == {"number": 7}
    assert (fault.code, fault.expected) == (code, expected)


@pytest.mark.parametrize("folder", [5, b"cards", True])
def test_what_is_no_path_is_a_fault(default: Path, folder: Any) -> None:
    """Whatever it is; nothing of it is read."""
    found, (fault,) = read(folder, default)

    assert found["rules"] == {"number": 7}
    assert (fault.code, fault.got) == ("unreadable", type(folder).__name__)


def test_a_file_that_nobody_knows_and_a_folder_in_the_place_of_one(tmp_path: Path, default: Path) -> None:
    """A misspelt name would be passed over in silence."""
    (tmp_path / "card.toml").write_text("", encoding="utf-8")
    (tmp_path / "rules.toml").mkdir()

    _, faults = read(tmp_path, default)

    assert [(fault.path, fault.code, fault.expected) for fault in faults] == [
        ("card.toml", "unknown_key", "cards.toml"),
        ("rules.toml", "unreadable", "a readable file"),
    ]


def test_the_nearest_word_is_named_or_all_of_them() -> None:
    """Of a word of any length."""
    assert nearest("strenght", ["strength", "name"]) == "strength"
    assert nearest("x" * 10**6, ["strength", "name"]) == "strength, name"


def test_a_package_brings_a_folder_of_content() -> None:
    """Asking for it opens no file, and importing the module does not even load the TOML reader."""
    assert packaged("boardrules.games.bestiary").joinpath("beasts.toml").is_file()
    code = "import sys, boardrules.core.files, boardrules.core.tables; print('tomllib' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
