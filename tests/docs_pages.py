"""Pages that are followed to the letter: their blocks are written, changed, run and compared as a reader would do it.

The blocks name what they are: ``python FILE``, ``ini FILE`` and the like are pieces of a file, ``diff FILE`` is a
change of one, ``console`` are commands with what they print, ``pycon`` is what is typed at Python's prompt,
``text NAME`` what a check says or what a file holds.
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

from attrs import field, frozen

from boardrules.testing import LawBroken, conformance

ROOT: Final = Path(__file__).parent.parent
#: The faults that the pages plant show in nearly every match.
_FEW: Final = 4
#: How each program that a page names is started.
_PROGRAMS: Final = {
    "pytest": ("-m", "pytest", "-p", "no:cacheprovider"),
    "python": (),
    "boardrules": ("-m", "boardrules.cli"),
    "mypy": ("-m", "mypy", "--cache-dir", os.devnull),
    "ruff": ("-m", "ruff"),
}


@frozen
class Block:
    """A block of a page: its language, the file, check or law that it is about, and its text."""

    language: str
    name: str
    text: str


@frozen
class Page:
    """A page of ``docs``, by the name of its file."""

    name: str
    text: str = field(init=False)
    blocks: list[Block] = field(init=False)

    @text.default
    def _read(self) -> str:
        return (ROOT / "docs" / self.name).read_text(encoding="utf-8")

    @blocks.default
    def _find(self) -> list[Block]:
        return [Block(*found) for found in re.findall(r"^```(\w+) ?([^\n]*)\n(.*?)^```$", self.text, re.M | re.S)]

    def pieces(self, name: str, language: str = "python") -> list[str]:
        """Return the pieces of a file."""
        return [block.text for block in self.blocks if (block.language, block.name) == (language, name)]

    def rules(self, prefix: str) -> list[str]:
        """Return the ids of the rules in its table of rules."""
        return re.findall(rf"^\| ({prefix}-[A-Z]+-\d+) \|", self.text, re.M)

    def broken_links(self) -> list[str]:
        """Return the links that lead to no file, or to no heading of this page or of another."""
        return [target for target in re.findall(r"\]\(([^)]+)\)", self.text) if not self._leads_somewhere(target)]

    def _leads_somewhere(self, target: str) -> bool:
        path, _, heading = target.partition("#")
        place = ROOT / "docs" / (path or self.name)
        if target.startswith("https://") or not heading:
            return target.startswith("https://") or place.exists()
        titles = re.findall(r"^#+ (.*)$", place.read_text(encoding="utf-8"), re.M) if place.is_file() else []
        return heading in [re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles]


def joined(pieces: list[str]) -> str:
    """Put pieces together as a formatter would: one blank line before a method, two before anything else."""
    return pieces[0] + "".join(["\n" + piece if piece.startswith(" ") else "\n\n" + piece for piece in pieces[1:]])


def commands(blocks: list[Block]) -> dict[str, str]:
    """Return every command of the consoles with what it prints."""
    shown = "".join([block.text for block in blocks if block.language == "console"])
    return dict(re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", shown, re.M))


def changed(text: str, diff: str) -> str:
    """Return a text after a change of one place, or of several with lines ``@@`` between them."""
    for hunk in re.split(r"^@@\n", diff, flags=re.M):
        lines = hunk.splitlines(keepends=True)
        old = "".join([line[1:] or line for line in lines if line[0] != "+"])
        new = "".join([line[1:] or line for line in lines if line[0] != "-"])
        assert text.count(old) == 1, f"not once in the game:\n{old}"
        text = text.replace(old, new)
    return text


def plain(text: str) -> str:
    """Return a text without what another version of hypothesis, or a slower machine, would change."""
    text = re.sub(r"the first one had \d+", "the first one had some", text)
    return re.sub(r"in \d+\.\d+s", "in some time", text).strip()


def run(folder: Path, command: str, *, status: int = 0, given: str = "") -> str:
    """Run a command of a page and return what it prints, errors included where it is to fail."""
    program, *arguments = shlex.split(command)
    environment = {**os.environ, "COLUMNS": "80", "PYTHONDONTWRITEBYTECODE": "1", "PYTEST_ADDOPTS": ""}
    done = subprocess.run(
        [sys.executable, *_PROGRAMS[program], *arguments],
        cwd=folder,
        env=environment,
        input=given,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == status, done.stdout + done.stderr
    return done.stdout + (done.stderr if status else "")


@contextmanager
def imported(folder: Path, *names: str) -> Iterator[list[ModuleType]]:
    """Import modules from a folder, and forget them and what is in them afterwards."""
    sys.path.insert(0, str(folder))
    invalidate_caches()
    try:
        yield [import_module(name) for name in names]
    finally:
        sys.path.remove(str(folder))
        for found in [found for found in sys.modules if found.partition(".")[0] in names]:
            del sys.modules[found]


def broken_checks(game: Any) -> dict[str, str]:
    """Return what the checks of the suite that a game does not pass say."""
    found = {}
    for check in conformance(game, examples=_FEW):
        try:
            check()
        except LawBroken as error:
            found[str(check)] = str(error)
    return found
