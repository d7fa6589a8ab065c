"""Games and helpers for the tests of golden matches."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from boardrules.testing.goldens import any_golden, write_golden
from tests.core import mini_game as mini

ROOT: Final = Path(__file__).parent.parent.parent
MINI: Final = "tests.core.mini_game:GAME"


class Broken(mini.MiniGame):
    """A game that breaks after the third answer."""

    id = "broken"

    def interrupts(self, state: mini.State, asked: tuple[int, ...]) -> tuple[mini.Action, ...]:
        if state.number == 3:
            raise ZeroDivisionError("three")
        return super().interrupts(state, asked)


class Endless(mini.MiniGame):
    """A game that takes more answers than it says."""

    id = "endless"
    most_decisions = 7


class Moved(mini.MiniGame):
    """The same game with other contents."""

    id = "moved"


BROKEN: Final = Broken()
ENDLESS: Final = Endless()
MOVED: Final = Moved()
NO_GAME: Final = 7


def golden_file(folder: Path, seed: int = 1) -> Path:
    """Write a golden of the little game and return its path."""
    path = folder / "mini.txt"
    write_golden(path, any_golden(mini.GAME, seed))
    return path


def change(path: Path, by: Callable[[list[str]], list[str]]) -> None:
    """Change the lines of a file."""
    path.write_text("\n".join(by(path.read_text(encoding="utf-8").split("\n"))), encoding="utf-8")
