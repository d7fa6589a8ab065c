"""The command line: every command, a game by hand in a pseudo-terminal, and one line for whatever is wrong."""

from __future__ import annotations

import fcntl
import io
import json
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
from typing import Any

import attrs
import pytest
from rich.console import Console

import boardrules
from boardrules.cli import main, screen
from boardrules.cli.arguments import make_setup
from boardrules.cli.bots import Bots
from boardrules.core.game import AnyGame
from boardrules.games import shadow_hunters as sh
from boardrules.play.text import Text
from tests.core import mini_game
from tools import rule_tests

GAME = "shadow_hunters"
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command with stdin not a terminal; return status, output and errors."""
    monkeypatch.setattr(sys, "stdin", io.StringIO())

    def run_command(*words: str | Path) -> tuple[int, str, str]:
        status = main([str(word) for word in words])
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return run_command


# -- without a terminal ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "over"), [("en", "The game is over"), ("es", "La partida ha terminado")])
def test_without_a_terminal_the_game_plays_itself_to_its_end(run: Run, lang: str, over: str) -> None:
    """The log, then the winners with their characters; nothing that looks like a hole."""
    status, out, err = run("play", GAME, "--seed", "7", "--players", "5", "--lang", lang)

    assert (status, err) == (0, "")
    assert over in out
    assert re.search(r"★ (Player|Jugador) \d: \w+", out)
    assert not re.search(r"[{}]|None|Traceback|\x1b", out)
    state = sh.GAME.start(sh.Setup(players=5), 7)
    assert sh.CHARACTERS[state.players[0].character.id]


def test_the_same_seed_gives_the_same_game(run: Run) -> None:
    """Bots have no chance of their own."""
    assert run("play", GAME, "--seed", "3") == run("play", GAME, "--seed", "3")
    assert run("play", GAME, "--seed", "3") != run("play", GAME, "--seed", "4")


def test_a_spectator_is_shown_no_secret_and_a_seat_only_its_own(run: Run) -> None:
    """The log is projected before it is written."""
    _, spectator, _ = run("play", GAME, "--seed", "3")
    _, seated, _ = run("play", GAME, "--seed", "3", "--seat", "2")

    assert "is dealt" not in spectator
    assert spectator.count("looks at a hidden character") == 5
    assert re.findall(r"Player (\d) is dealt", seated) == ["3"]


def test_rule_ids_are_shown_on_demand(run: Run) -> None:
    """``--rules`` adds to every line the rules behind it."""
    assert "[SH-TRN-01]" in run("play", GAME, "--seed", "3", "--rules")[1]
    assert "[SH-TRN-01]" not in run("play", GAME, "--seed", "3")[1]


def test_options_reach_the_setup(run: Run, tmp_path: Path) -> None:
    """Flags, words, numbers and lists."""
    file = tmp_path / "match.json"
    options = [
        "quick_start=yes",
        "windows=open",
        "first_player=2",
        "characters=,emi,,vampire",
        "use-special-abilities=0",
    ]
    words = [word for option in options for word in ("--option", option)]

    status, _, err = run("play", GAME, "--players", "4", "--seed", "1", *words, "--save", file)

    assert (status, err) == (0, "")
    setup = boardrules.Match.loads(file.read_text(), sh.GAME).setup
    assert setup == sh.Setup(
        players=4,
        quick_start=True,
        windows="open",
        first_player=2,
        characters=(None, "emi", None, "vampire"),
        use_special_abilities=False,
    )


def test_a_save_is_replayed_in_words(run: Run, tmp_path: Path) -> None:
    """Every step with its events, the winners, and that all digests agree."""
    file = tmp_path / "match.json"
    _, played, _ = run("play", GAME, "--seed", "5", "--save", file)

    status, out, err = run("replay", file, "--rules")
    spanish = run("replay", file, "--lang", "es")

    assert (status, err) == (0, "")
    match = boardrules.Match.loads(file.read_text(), sh.GAME)
    assert f"All {len(match.log) + 1} digests agree." in out
    assert "is dealt" in out
    assert "[SH-TRN-01]" in out
    assert re.findall("★.*", played) == re.findall("★.*", out)
    assert f"Coinciden las {len(match.log) + 1} huellas." in spanish[1]


def test_an_unfinished_match_is_replayed_as_far_as_it_goes(run: Run, tmp_path: Path) -> None:
    """The table as it stands takes the place of the winners."""
    file = tmp_path / "match.json"
    file.write_text(boardrules.Match(sh.GAME, sh.Setup(), 1).dumps())

    status, out, _ = run("replay", file)

    assert status == 0
    assert "The match is not over." in out
    assert "The digest agrees." in out


def test_games_are_listed(run: Run) -> None:
    """Id and name."""
    assert run("games") == (0, "shadow_hunters  Shadow Hunters\n", "")


def test_rules_are_shown_with_code_and_tests(run: Run) -> None:
    """All of them, or one; the title in the language asked for."""
    status, every, _ = run("rules", GAME)
    _, one, _ = run("rules", GAME, "sh-atk-02", "--lang", "es")

    assert status == 0
    text = Text(sh.GAME)
    assert [line.partition("  ")[0] for line in every.splitlines() if line.startswith("SH-")] == list(text.rules())
    assert one.startswith("SH-ATK-02  ")
    assert "attack.legal_targets" in one
    assert "tests/games/shadow_hunters/test_scenarios_attack.py::" in one
    assert Text(sh.GAME, "es").rule("SH-ATK-02") in one


def test_help_and_version(run: Run) -> None:
    """In the language asked for."""
    assert run("--version")[:2] == (0, f"boardrules {boardrules.__version__}\n")
    status, out, _ = run("play", "--help", "--lang", "es")
    assert status == 0
    assert out.startswith("Uso: boardrules play")
    assert "Opciones:" in out


# -- whatever is wrong -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "missing: COMMAND"),
        (["fly"], "unknown command 'fly' (known: play, replay, games, rules)"),
        (["play"], "missing: GAME"),
        (["play", "shadow_hunter"], "did you mean shadow_hunters?"),
        (["play", "chess"], "unknown game chess (known: shadow_hunters)"),
        (["play", GAME, "--players", "x"], "--players must be a whole number, not 'x'"),
        (["play", GAME, "--players", "9"], "players: out of range (expected 4 to 8, got 9)"),
        (["play", GAME, "--seed", "1e3"], "--seed must be a whole number"),
        (["play", GAME, "--seed", "-1"], "seed: out of range"),
        (["play", GAME, "--seed"], "--seed needs a value"),
        (["play", GAME, "--seat", "5"], "--seat must be from 0 to 4, not 5"),
        (["play", GAME, "--lang", "fr"], "unknown language fr (known: en, es)"),
        (["play", GAME, "--bogus"], "unknown argument: --bogus"),
        (["play", GAME, "--option", "zork=1"], "unknown option zork (known: players, "),
        (["play", GAME, "--option", "zork"], "options are given as NAME=VALUE, not zork"),
        (["play", GAME, "--option", "quick_start=maybe"], "quick_start: wrong kind of value (expected true or false"),
        (["play", GAME, "--option", "windows=ajar"], "windows: unknown value (expected asked, open, got 'ajar')"),
        (["play", GAME, "--option", "first_player=soon"], "first_player: wrong kind of value (expected a seat"),
        (["play", GAME, "--option", "characters=emi,emi"], "characters: more than once"),
        (["play", GAME, "--save", "/no/such/folder/x.json"], "no such file or folder"),
        (["rules", "chess"], "unknown game chess"),
        (["rules", GAME, "SH-ATK-99"], "unknown rule SH-ATK-99, did you mean SH-ATK-0"),
        (["rules", GAME, "42"], "unknown rule 42"),
        (["replay"], "missing: FILE"),
        (["replay", "/no/such/file"], "cannot read /no/such/file: no such file or folder"),
        (["replay", "/"], "it is a folder"),
        (["replay", "a\0b"], "cannot read"),
    ],
)
def test_bad_input_gives_one_line_and_status_2(run: Run, words: list[str], said: str) -> None:
    """No traceback, nothing on stdout, in either language one line."""
    status, out, err = run(*words)

    assert (status, out) == (2, "")
    assert err.startswith("boardrules: ")
    assert said in err
    assert err.count("\n") == 1
    if "--lang" not in words:
        spanish = run(*words, "--lang", "es")
        assert spanish[:2] == (2, "")
        assert spanish[2].count("\n") == 1
        assert spanish[2] != err


def _tampered() -> Iterator[tuple[str, Callable[[dict[str, Any]], object], str]]:
    yield "seed", lambda save: save.update(seed=8), "$.digests[0]: the game does not play back as saved"
    yield "action", lambda save: save["actions"].__setitem__(2, {"type": "Roll", "seat": 0}), "$.actions[2]"
    yield "kind", lambda save: save["actions"].__setitem__(0, {"type": "Cheat"}), "$.actions[0]: unknown type"
    yield "short", lambda save: save["actions"].pop(), "$.digests: wrong length"
    yield "digest", lambda save: save["digests"].__setitem__(1, "0" * 32), "$.digests[1]"
    yield "game", lambda save: save.update(game="chess"), "$.game: unknown game"
    yield "version", lambda save: save.update(content_version=99), "$.content_version: another version"
    yield "setup", lambda save: save["setup"].update(players=3), "players: out of range"
    yield "key", lambda save: save.update(note="hello"), "unknown key"


@pytest.mark.parametrize(("change", "said"), [pytest.param(*case[1:], id=case[0]) for case in _tampered()])
def test_a_tampered_save_is_refused(
    run: Run, tmp_path: Path, change: Callable[[dict[str, Any]], object], said: str
) -> None:
    """One line that names the place."""
    match = boardrules.Match(sh.GAME, sh.Setup(first_player=4), 7)
    for _ in range(5):
        decision = match.decision
        assert decision is not None
        match.play(decision.actions[0])
    save = json.loads(match.dumps())
    change(save)
    file = tmp_path / "match.json"
    file.write_text(json.dumps(save))

    status, out, err = run("replay", file)

    assert (status, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("content", [b"", b"[", b"[1]", b"\xff\xfe", b"null", b"[" * 100_000, b'{"format": 1}'])
def test_what_is_no_save_is_refused(run: Run, tmp_path: Path, content: bytes) -> None:
    """Whatever is in the file."""
    file = tmp_path / "match.json"
    file.write_bytes(content)

    status, out, err = run("replay", file)

    assert (status, out) == (2, "")
    assert err.count("\n") == 1


@pytest.mark.parametrize(("missing", "said"), [("rich", "boardrules[cli]"), ("fluent", "boardrules[text]")])
def test_a_missing_extra_is_named(missing: str, said: str) -> None:
    """One line, status 2."""
    code = f"import sys; sys.modules[{missing!r}] = None; from boardrules.cli import main; sys.exit(main())"
    command = [sys.executable, "-c", code, "play", GAME]

    done = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False)

    assert done.returncode == 2
    assert said in done.stderr
    assert done.stderr.count("\n") == 1


# -- drawing ---------------------------------------------------------------------------------------------------


def _drawn(thing: Any, width: int) -> str:
    console = Console(width=width, file=io.StringIO(), color_system=None)
    console.print(thing)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_table_fits_and_shows_what_the_seat_knows_and_no_more(width: int, lang: str) -> None:
    """At every moment of a game, for every seat and a spectator: the own character, and no hidden one."""
    table = screen._table_module(_any(sh.GAME))
    assert table is not None
    text = Text(sh.GAME, lang, strict=True)
    state = sh.GAME.start(sh.Setup(players=8, expansion_mode="all"), 11)
    bots = Bots(11)
    while (decision := sh.GAME.decision(state)) is not None:
        if state.number % 97 == 0:
            for seat in (None, 0, 7):
                out = _drawn(table.render(sh.GAME.view(state, seat), text), width)
                assert max(map(len, out.splitlines())) <= width
                assert not re.search(r"[{}]|None", out)
                assert (seat is None) is (text.message("table-you") not in out)
        sh.GAME.apply(state, bots.answer(decision, decision.seats[0]))  # type: ignore[arg-type] # any game's decision
    out = _drawn(table.render(sh.GAME.view(state, 0), text), width)
    for player in state.players:
        assert text.word("group", player.character.group) in out


def _any(game: Any) -> AnyGame:
    found: AnyGame = game
    return found


def test_a_game_without_a_table_of_its_own_is_drawn_from_its_view() -> None:
    """Every field, players by name."""
    game = mini_game.GAME
    state = game.start()
    text = Text(game)

    assert screen._table_module(_any(game)) is None
    out = _drawn(screen.render_view(game.view(state, 0), text), 80)

    assert "Player 1" in out
    assert not re.search(r"[{}]|None", out)


def test_options_of_any_game_are_read_by_their_types() -> None:
    """The generic reading of NAME=VALUE."""
    setup = make_setup(_any(mini_game.GAME), None, ())

    assert setup == mini_game.MiniSetup()
    names = {field.name for field in attrs.fields(mini_game.MiniSetup)}
    assert "players" in names


# -- by hand ---------------------------------------------------------------------------------------------------


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
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
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


def test_a_seat_is_played_by_hand(terminal: Callable[..., Terminal], tmp_path: Path) -> None:
    """The table, an answer by number, help, rule ids, undo, a save, and leaving."""
    file = tmp_path / "mine.json"
    t = terminal("play", GAME, "--seed", "1", "--option", "first_player=0")

    shown = t.expect(ASK)
    assert "Player 1 (you)" in shown
    assert "You are " in shown
    assert "Roll the dice and move" in shown
    assert max(map(len, shown.splitlines())) <= 100
    t.type("h\n")
    assert "take back your last answer" in t.expect(ASK)
    t.type("r\n")
    assert "Rule ids are shown." in t.expect(ASK)
    t.type("r sh-mov-01\n")
    assert "Roll and move" in t.expect(ASK)
    t.type("99\n")
    assert "Please answer with a number" in t.expect(ASK)
    t.type("1\n")
    rolled = t.expect(ASK)
    assert "Player 1 rolls" in rolled
    assert "[SH-MOV-01" in rolled
    t.type("u\n")
    assert "Roll the dice and move" in t.expect(ASK)
    t.type("u\n")
    assert "There is nothing to take back." in t.expect(ASK)
    t.type("i\n")
    assert "Draw a black card." in t.expect(ASK)
    t.type(f"s {file}\n")
    assert "Saved to" in t.expect(ASK)
    t.type("s /no/such/folder/x\n")
    assert "no such file or folder" in t.expect(ASK)
    t.type("t\n")
    assert "Player 1 (you)" in t.expect(ASK)
    t.type("1\n")
    t.expect(ASK)
    t.type("l\n")
    assert "What has happened" in t.expect(ASK)
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
    t.type("1\n")
    t.expect(ASK)
    t.type("\x03")
    t.expect("Interrupted.")

    assert t.status() == 130
    assert "Traceback" not in t.text
    assert len(boardrules.Match.loads(file.read_text()).log) >= 1


def test_open_windows_offer_a_chance_to_step_in(terminal: Callable[..., Terminal]) -> None:
    """With open windows the player may let the others go on with Enter."""
    t = terminal("play", GAME, "--seed", "1", "--option", "first_player=4", "--option", "windows=open")

    assert "You may step in here." in t.expect(ASK)
    t.type("\n")
    assert "Player 5 rolls" in t.expect(ASK)
    t.type("q\n")

    t.expect("You have left the game.")
    assert t.status() == 0


# -- the list of tests -----------------------------------------------------------------------------------------


def test_marks_on_functions_classes_modules_and_cases_are_collected(tmp_path: Path) -> None:
    """``tools.rule_tests`` finds every mark without running a test, and keeps to the game's own rules."""
    game = tmp_path / "games" / "chess"
    (game / "text").mkdir(parents=True)
    (game / "text" / "rules.en.ftl").write_text("rule-CH-MOV-01 = Moves\nrule-CH-MOV-02 = Castling\n")
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "test_chess.py").write_text(
        "import pytest\n"
        "pytestmark = pytest.mark.rule('CH-MOV-01')\n"
        "@pytest.mark.rule('CH-MOV-02', 'XX-NOT-01')\n"
        "class TestKing:\n"
        "    def test_castles(self): pass\n"
        "@pytest.mark.parametrize('n', [pytest.param(1, marks=pytest.mark.rule('CH-MOV-02'))])\n"
        "def test_case(n): pass\n"
    )

    found = rule_tests.collect(tmp_path / "games", tests, tmp_path)

    name = "tests/test_chess.py"
    assert json.loads(found[game / "rule_tests.json"]) == {
        "CH-MOV-01": [f"{name}::TestKing::test_castles", f"{name}::test_case"],
        "CH-MOV-02": [f"{name}::TestKing::test_castles", f"{name}::test_case"],
    }
