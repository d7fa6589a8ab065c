"""The tutorial of the testing kit, ``docs/testing.md``, is followed to the letter.

Its blocks name what they are: ``python FILE`` is a piece of a file, ``diff FILE`` a change that is put back afterwards,
``console`` commands with what they print, ``text NAME`` what a check says or what a file holds.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module, invalidate_caches
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import pytest
from attrs import frozen

from boardrules.testing import LawBroken, conformance, examine
from examples import high_card

ROOT: Final = Path(__file__).parent.parent
PAGE: Final = (ROOT / "docs" / "testing.md").read_text(encoding="utf-8")
EXAMPLE: Final = (ROOT / "examples" / "high_card.py").read_text(encoding="utf-8")
#: The faults of the tutorial show in nearly every match.
FEW: Final = 4


@frozen
class Block:
    """A block of the page: its language, the file, check or law that it is about, and its text."""

    language: str
    name: str
    text: str


BLOCKS: Final = [Block(*found) for found in re.findall(r"^```(\w+) ?([^\n]*)\n(.*?)^```$", PAGE, re.M | re.S)]


def _pieces(name: str, language: str = "python") -> list[str]:
    return [block.text for block in BLOCKS if (block.language, block.name) == (language, name)]


def _joined(pieces: list[str]) -> str:
    """Put pieces together as a formatter would: one blank line before a method, two before anything else."""
    return pieces[0] + "".join(["\n" + piece if piece.startswith(" ") else "\n\n" + piece for piece in pieces[1:]])


def _commands() -> dict[str, str]:
    """Return every command of the page with what it prints."""
    shown = "".join([block.text for block in BLOCKS if block.language == "console"])
    return dict(re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", shown, re.M))


def _faults() -> list[tuple[Block, Block]]:
    """Return every change that breaks the game, with what is said of it."""
    after = [block for block in BLOCKS if block.language in ("diff", "text")]
    return [(block, after[index + 1]) for index, block in enumerate(after) if block.language == "diff"]


def _changed(text: str, diff: str) -> str:
    """Return a text after a change of one place."""
    lines = diff.splitlines(keepends=True)
    old = "".join([line[1:] or line for line in lines if line[0] != "+"])
    new = "".join([line[1:] or line for line in lines if line[0] != "-"])
    assert text.count(old) == 1, f"not once in the game:\n{old}"
    return text.replace(old, new)


def _plain(text: str) -> str:
    """Return a text without what another version of hypothesis, or a slower machine, would change."""
    text = re.sub(r"the first one had \d+", "the first one had some", text)
    return re.sub(r"in \d+\.\d+s", "in some time", text).strip()


def _write(folder: Path) -> None:
    """Write the files of the tutorial, as far as the reader has to write them."""
    for language in ("python", "ini"):
        for name in {block.name for block in BLOCKS if block.language == language}:
            (folder / name).write_text(_joined(_pieces(name, language)), encoding="utf-8")


def _run(folder: Path, command: str) -> str:
    """Run a command of the page and return what it prints; it must succeed."""
    program, *arguments = shlex.split(command)
    module = ["-m", "pytest", "-p", "no:cacheprovider"] if program == "pytest" else []
    assert program in ("pytest", "python")
    environment = {**os.environ, "COLUMNS": "80", "PYTHONDONTWRITEBYTECODE": "1", "PYTEST_ADDOPTS": ""}
    done = subprocess.run(
        [sys.executable, *module, *arguments], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@contextmanager
def _imported(folder: Path, *names: str) -> Iterator[list[ModuleType]]:
    """Import modules from a folder, and forget them afterwards."""
    sys.path.insert(0, str(folder))
    invalidate_caches()
    try:
        yield [import_module(name) for name in names]
    finally:
        sys.path.remove(str(folder))
        for name in names:
            sys.modules.pop(name, None)


def test_the_pieces_of_the_game_are_the_example() -> None:
    """Put together they are the file to the letter."""
    assert _joined(_pieces("high_card.py")) == EXAMPLE


def test_the_first_run_finds_nothing(tmp_path: Path) -> None:
    """The conformance suite passes on the example game, and prints what the page shows."""
    _write(tmp_path)
    (tmp_path / "test_high_card.py").write_text(_pieces("test_high_card.py")[0], encoding="utf-8")
    for later in ("test_rules.py", "test_goldens.py"):
        (tmp_path / later).unlink()

    assert _plain(_run(tmp_path, "pytest -q")) == _plain(_commands()["pytest -q"])


def test_everything_else_that_the_reader_writes_runs(tmp_path: Path) -> None:
    """Golden matches, laws, properties, the machine, the report: every command prints what the page shows."""
    _write(tmp_path)
    commands = _commands()
    assert len(commands) == 4
    for command, shown in commands.items():
        if command != "pytest -q":
            assert _plain(shown) in _plain(_run(tmp_path, command)), command

    golden = "goldens/high_card/2_players_seed_7.txt"
    assert [(tmp_path / golden).read_text(encoding="utf-8")] == _pieces(golden, "text")
    suite = "test_high_card.py::test_the_game_keeps_the_law"  # it has run above
    said = _run(tmp_path, f"pytest -q -rA --deselect {suite}")
    written = "".join([block.text for block in BLOCKS if block.name.startswith("test_")])
    names = set(re.findall(r"^def (test_\w+)|^(Test\w+) = ", written, re.M))
    assert len(names) > 10
    assert {"".join(name) for name in names} == {
        suite.partition("::")[2],
        *re.findall(r"^PASSED \S+?::(\w+)", said, re.M),
    }


@pytest.mark.parametrize(("change", "said"), _faults(), ids=[said.name for _, said in _faults()])
def test_a_fault_that_is_planted_is_found_as_the_page_says(change: Block, said: Block, tmp_path: Path) -> None:
    """By one check of the suite, or by a law of the game's own and no check; with the script that is shown."""
    _write(tmp_path)
    file = tmp_path / change.name
    file.write_text(_changed(file.read_text(encoding="utf-8"), change.text), encoding="utf-8")

    with _imported(tmp_path, "high_card", "test_high_card") as (broken, tests):
        found = _broken_checks(broken.GAME)
        law = getattr(tests, said.name, None)
        if law is not None:
            assert found == {}
            with pytest.raises(LawBroken) as error:
                examine(broken.GAME, law)
            found = {said.name: str(error.value)}

    assert {name: _plain(words) for name, words in found.items()} == {said.name: _plain(said.text)}


def _broken_checks(game: Any) -> dict[str, str]:
    found = {}
    for check in conformance(game, examples=FEW):
        try:
            check()
        except LawBroken as error:
            found[str(check)] = str(error)
    return found


def test_the_page_lists_the_checks_of_the_suite() -> None:
    """All of them in their order, with what each says of itself."""
    section = PAGE.partition("### The laws\n")[2].partition("\n### ")[0]
    rows = re.findall(r"^\| (.*?) \| (.*) \|$", section, re.M)[2:]

    assert rows == [(str(check), check.about.replace("``", "`")) for check in conformance(high_card.GAME)]


def test_the_page_names_every_rule_of_the_game_once_in_its_rules() -> None:
    """And the game cites each of them and no other."""
    rules = re.findall(r"^\| (HC-[A-Z]+-\d+) \|", PAGE, re.M)

    assert len(rules) == len(set(rules))
    assert set(rules) == set(re.findall(r"HC-[A-Z]+-\d+", EXAMPLE))
    assert set(re.findall(r"HC-[A-Z]+-\d+", PAGE)) == set(rules)


def test_links_of_the_page_lead_somewhere() -> None:
    """To files that are there, and to headings of this page or of another."""
    for target in re.findall(r"\]\(([^)]+)\)", PAGE):
        path, _, heading = target.partition("#")
        place = (ROOT / "docs" / path) if path else ROOT / "docs" / "testing.md"
        assert place.is_file(), target
        if heading:
            titles = re.findall(r"^#+ (.*)$", place.read_text(encoding="utf-8"), re.M)
            assert heading in [re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles]
