"""The guide to writing a game, ``docs/new_game.md``, is followed from its first block to its last."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import boardrules
from tests.docs_pages import ROOT, Block, Page, broken_checks, changed, commands, imported, joined, plain, run

PAGE: Final = Page("new_game.md")
EXAMPLE: Final = ROOT / "examples" / "salt_road"
#: Blocks in these languages are pieces of files.
_FILES: Final = ("python", "ini", "toml", "ftl")
#: What the page shows the beginning of.
_BEGUN: Final = "salt_road/text/es.ftl"


def _example() -> dict[str, str]:
    """Return the files of the finished game."""
    paths = [path for path in EXAMPLE.rglob("*") if path.suffix in (".py", ".ftl")]
    return {path.relative_to(EXAMPLE.parent).as_posix(): path.read_text(encoding="utf-8") for path in paths}


def _steps() -> Iterator[Block]:
    """Return the blocks in order, with the pieces of a file that follow each other put together."""
    pieces: list[Block] = []
    for block in [*PAGE.blocks, Block("", "", "")]:
        if pieces and (block.language, block.name) != (pieces[0].language, pieces[0].name):
            yield Block(pieces[0].language, pieces[0].name, joined([piece.text for piece in pieces]))
            pieces = []
        if block.language in _FILES:
            pieces.append(block)
        elif block.language:
            yield block


def _install(folder: Path, project: str) -> None:
    """Leave what pip leaves behind when it installs the folder's project."""
    about = tomllib.loads(project)["project"]
    info = folder / f"{about['name'].replace('-', '_')}-{about['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {about['name']}\nVersion: {about['version']}\n")
    points = about["entry-points"]["boardrules.games"]
    lines = ["[boardrules.games]", *[f"{name} = {value}" for name, value in points.items()]]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n")


def _follow(block: Block, folder: Path) -> None:
    """Do what a block says; what it shows has to be what happens."""
    file = folder / block.name
    if block.language in _FILES:
        file.parent.mkdir(parents=True, exist_ok=True)
        begun = _example()[_BEGUN] if block.name == _BEGUN else block.text
        assert begun.startswith(block.text)
        file.write_text(begun, encoding="utf-8")
        if block.name == "pyproject.toml":
            _install(folder, block.text)
    elif block.language == "diff":
        file.write_text(changed(file.read_text(encoding="utf-8"), block.text), encoding="utf-8")
    elif block.language == "pycon":
        (folder / "typed.txt").write_text(block.text, encoding="utf-8")
        assert run(folder, "python -m doctest typed.txt") == ""
        (folder / "typed.txt").unlink()
    elif block.language == "console":
        for command, shown in commands([block]).items():
            said = run(folder, command, status=2 if shown.startswith("boardrules: ") else 0)
            assert plain(shown) in plain(said), said
    elif block.language == "text":
        with imported(folder, "salt_road") as (game,):
            found = broken_checks(game.GAME)
        assert {name: plain(words) for name, words in found.items()} == {block.name: plain(block.text)}


def test_the_page_is_followed_from_an_empty_folder_to_the_finished_game(tmp_path: Path) -> None:
    """Every file is written, every change made and every command given, in their order."""
    for block in _steps():
        _follow(block, tmp_path)

    written = {name: (tmp_path / name).read_text(encoding="utf-8") for name in _example()}
    assert written == _example()
    said = run(tmp_path, "pytest -q --deselect test_laws.py")  # which has run above
    assert re.search(r"\d+ passed", said)
    # Imports are sorted as here, where the library is no other package; tests need no docstrings.
    run(tmp_path, f"ruff check --no-cache --config {ROOT / 'pyproject.toml'} --extend-ignore I001,D1 .")
    run(tmp_path, f"ruff format --no-cache --config {ROOT / 'pyproject.toml'} --check .")


def test_the_page_names_every_rule_of_the_game_once_in_its_rules() -> None:
    """The game cites each of them, and its catalogues have a title for each."""
    rules = PAGE.rules("SR")
    files = _example()
    code = "".join([text for name, text in files.items() if name.endswith(".py")])

    assert len(rules) == len(set(rules)) == 18
    assert set(re.findall(r"SR-[A-Z]+-\d+", code + PAGE.text)) == set(rules)
    for lang in ("en", "es"):
        assert re.findall(r"^rule-(SR-\S+)", files[f"salt_road/text/{lang}.ftl"], re.M) == rules


def test_links_of_the_page_lead_somewhere() -> None:
    """To files that are there, and to headings of this page or of another."""
    assert PAGE.broken_links() == []


@pytest.mark.parametrize("row", re.findall(r"^\| .* \| (.*`(?:games|core)/.*) \|$", PAGE.text, re.M))
def test_what_the_page_points_to_is_there(row: str) -> None:
    """A file without a folder lies beside the one before it."""
    folder = Path()
    for name in re.findall(r"`([\w/]+\.py)`", row):
        path = Path(name)
        folder = path.parent if "/" in name else folder
        assert (Path(boardrules.__file__).parent / folder / path.name).is_file(), name
