"""The command line played by hand, in a pseudo-terminal."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import boardrules

GAME = "shadow_hunters"


def _as_at_a_terminal() -> None:
    """Take the terminal, and let Ctrl-C interrupt: where the tests run in the background it is ignored."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A program in a pseudo-terminal of 100 columns."""

    def __init__(self, *words: str) -> None:
        self._fd, child = pty.openpty()
        fcntl.ioctl(child, termios.TIOCSWINSZ, struct.pack("HHHH", 60, 100, 0, 0))
        environment = {**os.environ, "TERM": "xterm", "NO_COLOR": "1", "PYTHONPATH": os.pathsep.join(sys.path)}
        environment.pop("COLUMNS", None)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "boardrules.cli", *words],
            stdin=child,
            stdout=child,
            stderr=child,
            env=environment,
            start_new_session=True,
            preexec_fn=_as_at_a_terminal,
        )
        os.close(child)
        self.text = ""
        self._raw = b""
        self._from = 0

    def expect(self, pattern: str, seconds: float = 15) -> str:
        """Wait until new output matches; return the new output up to there."""
        end = time.monotonic() + seconds
        while not (found := re.search(pattern, self.text[self._from :])):
            ready, _, _ = select.select([self._fd], [], [], max(0, end - time.monotonic()))
            assert ready, f"no {pattern!r} in {self.text[self._from :]!r}"
            try:
                data = os.read(self._fd, 65536)
            except OSError:
                data = b""
            assert data, f"ended without {pattern!r}: {self.text[self._from :]!r}"
            self._raw += data
            # A sign or a control sequence that has come only in part is waited for.
            self.text = re.sub(r"\x1b(\[[0-9;?]*([a-zA-Z]|$)|$)", "", self._raw.decode(errors="ignore")).replace(
                "\r", ""
            )
        new = self.text[self._from : self._from + found.end()]
        self._from += found.end()
        return new

    def type(self, keys: str) -> None:
        """Send keys."""
        os.write(self._fd, keys.encode())

    def answer(self, line: str) -> str:
        """Answer a question, and return all that comes up to the next one."""
        self.type(f"{line}\n")
        return self.expect(ASK)

    def status(self) -> int:
        """Wait for the end and return the exit status."""
        return self.process.wait(15)

    def close(self) -> None:
        """Make an end of it."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
        os.close(self._fd)


@pytest.fixture
def terminal() -> Iterator[Callable[..., Terminal]]:
    """Open terminals and close them afterwards."""
    opened: list[Terminal] = []

    def open_terminal(*words: str) -> Terminal:
        opened.append(Terminal(*words))
        return opened[-1]

    yield open_terminal
    for one in opened:
        one.close()


ASK = r"Your answer \[1-\d+.*\]: "


def test_an_answer_that_has_shown_something_is_not_taken_back(terminal: Callable[..., Terminal]) -> None:
    """A roll stays rolled: else one could look, take it back, and play on with what one has seen."""
    t = terminal("play", GAME, "--seed", "1", "--option", "first_player=0")
    t.expect(ASK)
    assert "Player 1 rolls" in t.answer("1")
    refused = t.answer("u")
    assert "Roll the dice and move" not in refused
    t.type("q\n")
    t.expect("You have left the game.")

    assert t.status() == 0


def test_a_seat_is_played_by_hand(terminal: Callable[..., Terminal], tmp_path: Path) -> None:
    """The table, an answer by number, help, rule ids, undo, a save, and leaving."""
    file = tmp_path / "mine.json"
    t = terminal("play", GAME, "--seed", "1", "--undo", "free", "--option", "first_player=0")

    shown = t.expect(ASK)
    assert "Player 1 (you)" in shown
    assert "You are " in shown
    assert "Roll the dice and move" in shown
    assert max(map(len, shown.splitlines())) <= 100
    assert "take back your last answer" in t.answer("h")
    assert "Rule ids are shown." in t.answer("r")
    assert "Roll and move" in t.answer("r sh-mov-01")
    assert "Please answer with a number" in t.answer("99")
    rolled = t.answer("1")
    assert "Player 1 rolls" in rolled
    assert "[SH-MOV-01" in rolled
    assert "Roll the dice and move" in t.answer("u")
    assert "There is nothing to take back." in t.answer("u")
    assert "Draw a black card." in t.answer("i")
    assert "Nothing that does something is called “BERSÉRKER”." in t.answer("i BERSÉRKER")
    explained = t.answer("i MÝSTIC comp")
    assert "Mystic Compass  " in explained
    assert "Draw a black card." not in explained
    assert "Saved to" in t.answer(f"s {file}")
    assert "no such file or folder" in t.answer("s /no/such/folder/x")
    assert "Player 1 (you)" in t.answer("t")
    t.answer("1")
    foreign = tmp_path / "thesis.txt"
    foreign.write_text("hello")
    assert "is not a saved match" in t.answer(f"s {foreign}")
    assert foreign.read_text() == "hello"
    assert "What has happened" in t.answer("l")
    t.type("q\n")
    t.expect("You have left the game.")

    assert t.status() == 0
    assert boardrules.Match.loads(file.read_text()).state.number >= 0


def test_windows_can_be_passed_until_the_next_turn(terminal: Callable[..., Terminal]) -> None:
    """``w`` goes on to the own turn without a question."""
    t = terminal("play", GAME, "--seed", "1", "--option", "first_player=4", "--lang", "es")
    ask = r"Tu respuesta \[1-\d+.*\]: "

    assert "Quieres hacer algo" in t.expect(ask)
    t.type("w\n")
    for _ in range(20):
        shown = t.expect(ask)
        assert "¿Quieres hacer algo" not in shown
        if "¿Cómo te mueves?" in shown:
            break
        t.type("1\n")
    else:
        raise AssertionError("the turn never came")
    t.type("\x04")
    t.expect("Has dejado la partida.")

    assert t.status() == 0


def test_ctrl_c_leaves_with_a_line_and_saves(terminal: Callable[..., Terminal], tmp_path: Path) -> None:
    """Exit status 130, and the match is where ``--save`` says."""
    file = tmp_path / "mine.json"
    t = terminal("play", GAME, "--seed", "1", "--option", "first_player=0", "--save", str(file))
    t.expect(ASK)
    t.answer("1")
    t.type("\x03")
    t.expect("\nInterrupted.\nSaved to")

    assert t.status() == 130
    assert "Traceback" not in t.text
    assert len(boardrules.Match.loads(file.read_text()).log) >= 1


def test_open_windows_offer_a_chance_to_step_in(terminal: Callable[..., Terminal]) -> None:
    """With open windows the player may let the others go on with Enter."""
    t = terminal("play", GAME, "--seed", "1", "--option", "first_player=4", "--option", "windows=open")

    assert "You may step in here." in t.expect(ASK)
    assert "Player 5 rolls" in t.answer("")
    t.type("q\n")

    t.expect("You have left the game.")
    assert t.status() == 0


TABLE, STATUS = r"Turn (\d+) · Player 1 · ", r"Turn (\d+) · \w+ · damage"


def test_the_table_is_drawn_once_in_a_turn(terminal: Callable[..., Terminal]) -> None:
    """Further questions of the same turn come with one line, unless ``t`` asks for the table."""
    t = terminal("play", GAME, "--seed", "1", "--seat", "1", "--option", "first_player=0")

    shown = t.expect(ASK)
    assert len(re.findall(TABLE, shown)) == 1
    assert "╭─ You are" in shown
    shown = t.answer("1")
    assert re.findall(STATUS, shown) == ["1"]
    assert "1:0 (you)  2:0  3:0  4:0  5:0" in shown
    assert "╭─" not in shown
    assert not re.search(STATUS, t.answer("h"))
    assert "╭─ You are" in t.answer("t")
    for _ in range(40):
        shown = t.answer("1")
        if "How do you move?" in shown:
            break
        assert "╭─" not in shown
    assert len(re.findall(TABLE, shown)) == 1
    assert shown.count("╭─ You are") == 1


def test_actions_are_called_by_what_is_on_the_table(terminal: Callable[..., Terminal]) -> None:
    """The area the player stands on, his ability by name, the players he may use it on."""
    t = terminal("play", GAME, "--seed", "1", "--option", "first_player=0", "--option", "characters=george")

    t.expect(ASK)
    t.type("2\n")
    assert "Player 1 reveals: George" in t.expect(r"Use Demolish on Player 3")
    t.expect(ASK)
    shown = t.answer("1")
    assert re.search(r"1  Follow the [A-Z].*: [a-z]", shown)
    assert re.search(r"2  Leave the [A-Z].* alone", shown)


def test_a_saved_match_is_resumed_by_hand(terminal: Callable[..., Terminal], tmp_path: Path) -> None:
    """As player 1, with the table, and saved to the file it came from."""
    file = tmp_path / "mine.json"
    t = terminal("play", GAME, "--seed", "1", "--option", "first_player=0", "--save", str(file))
    t.expect(ASK)
    t.answer("1")
    t.type("q\n")
    t.expect("Saved to")
    assert t.status() == 0
    steps = len(boardrules.Match.loads(file.read_text()).log)

    t = terminal("play", "--resume", str(file))
    shown = t.expect(ASK)
    assert f"The match goes on after {steps} step" in shown
    assert "Player 1 (you)" in shown
    assert "Player 1 rolls" not in shown
    assert "There is nothing to take back." in t.answer("u")
    t.answer("1")
    t.type("q\n")
    t.expect("Saved to")

    assert t.status() == 0
    assert len(boardrules.Match.loads(file.read_text()).log) > steps
