"""The command line: every command without a terminal, and one line for whatever is wrong."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import attrs
import pytest
from attrs import frozen

import boardrules
from boardrules.cli.arguments import make_setup
from boardrules.core.game import AnyGame
from boardrules.games import shadow_hunters as sh
from boardrules.play.text import Text
from tests.conftest import Run
from tests.core import mini_game
from tools import rule_tests

GAME = "shadow_hunters"
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
    _, seated, _ = run("play", GAME, "--seed", "3", "--seat", "3")

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


def test_games_are_listed(run: Run) -> None:
    """Id and name."""
    titles = (
        "bestiary  Bestiary\n"
        "lotr_investigation  The Lord of the Rings: Murder at the Prancing Pony\n"
        "shadow_hunters  Shadow Hunters\n"
    )
    assert run("games") == (0, titles, "")


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


def test_of_a_game_without_a_list_of_tests_the_code_alone_is_shown(run: Run) -> None:
    """The list is made by a tool of this repository, which nobody else has."""
    status, out, error = run("rules", "examples.salt_road:GAME", "SR-BID-02")

    title, *code = out.splitlines()
    assert (status, error, title) == (0, "", "SR-BID-02  Who drives first")
    assert [line[:8] for line in code] == ["  code  ", *["        "] * (len(code) - 1)]
    assert not re.search("tests|tools", out)


def test_a_game_that_is_not_installed_is_found_in_the_folder(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the command is given, as ``python -m`` would find it."""
    (tmp_path / "my_road.py").write_text("from examples.salt_road import GAME\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [entry for entry in sys.path if entry])

    status, out, _ = run("rules", "my_road:GAME", "SR-BID-02")
    assert (status, out.splitlines()[0]) == (0, "SR-BID-02  Who drives first")

    assert run("play", "my_road:NOTHING") == (
        2,
        "",
        "boardrules: the game my_road:NOTHING cannot be imported: module 'my_road' has no attribute 'NOTHING'\n",
    )
    monkeypatch.delitem(sys.modules, "my_road")


def test_help_and_version(run: Run) -> None:
    """In the language asked for, before the command or after it."""
    assert run("--version")[:2] == (0, f"boardrules {boardrules.__version__}\n")
    status, out, _ = run("play", "--help", "--lang", "es")
    assert status == 0
    assert out.startswith("Uso: boardrules play")
    assert "Opciones:" in out
    assert run("--lang", "es", "play", "--help") == (status, out, "")
    assert run("--lang=es", "--help")[1].startswith("Uso: boardrules [-h]")
    assert "Tirar los dados y mover" in run("--lang", "es", "rules", GAME, "SH-MOV-01")[1]
    assert run("--lang") == (2, "", "boardrules: --lang needs a value (see boardrules --help)\n")


# -- whatever is wrong -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "missing: COMMAND"),
        (["fly"], "unknown command 'fly' (known: play, replay, games, rules)"),
        (["play"], "missing: GAME"),
        (["play", "shadow_hunter"], "did you mean shadow_hunters?"),
        (["play", "chess"], "unknown game chess (known: bestiary, lotr_investigation, shadow_hunters)"),
        (["play", GAME, "--players", "x"], "--players must be a whole number, not 'x'"),
        (["play", GAME, "--players", "9"], "players: out of range (expected a whole number from 4 to 8, got 9)"),
        (["play", GAME, "--seed", "1e3"], "--seed must be a whole number"),
        (["play", GAME, "--seed", "-1"], "seed: out of range"),
        (["play", GAME, "--seed"], "--seed needs a value"),
        (["play", GAME, "--seed", "1" * 41], "seed: out of range"),
        (["play", GAME, "--players", "-" + "1" * 5000], "players: out of range (expected a whole number from 4 to 8"),
        (["play", GAME, "--option", "first_player=" + "1" * 41], "first_player: out of range (expected 0 to 4"),
        (["play", GAME, "--seat", "0"], "--seat must be from 1 to 5, not 0"),
        (["play", GAME, "--seat", "6"], "--seat must be from 1 to 5, not 6"),
        (["play", GAME, "--seat", "1" * 41], "--seat must be from 1 to 5, not 1111"),
        (["play", GAME, "--players", "5", "--option", "players=7"], "players cannot be both 5 and 7"),
        (["play", GAME, "--option", "windows=open", "--option", "windows=asked"], "windows cannot be both open and"),
        (["play", GAME, "--save", ""], "--save needs a value"),
        (["play", GAME, "--save", "a\0b"], "cannot write"),
        (["play", "--resume", "x", "--seed", "1", "--option", "players=4"], "without --seed, --option"),
        (["play", "--resume", "/no/such/file"], "cannot read /no/such/file: no such file or folder"),
        (["replay", ""], "FILE needs a value"),
        (["replay", "x", "--game", ""], "--game needs a value"),
        (["play", ""], "GAME needs a value"),
        (["play", GAME, "--lang", "fr"], "unknown language fr (known: en, es)"),
        (["play", GAME, "--bogus"], "unknown argument: --bogus"),
        (["play", GAME, "--option", "zork=1"], "unknown option zork (known: players, "),
        (["play", GAME, "--option", "zork"], "options are given as NAME=VALUE, not zork"),
        (["play", GAME, "--option", "quick_start=maybe"], "quick_start: wrong kind of value (expected true or false"),
        (
            ["play", GAME, "--option", "windows=ajar"],
            "windows: unknown value (expected one of asked, open",
        ),
        (["play", GAME, "--option", "first_player=soon"], "first_player: wrong kind of value (expected a seat"),
        (["play", GAME, "--option", "characters=emi,emi"], "characters[1]: more than once"),
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


#: What is wrong in the game's own terms, and what must be said of it in Spanish.
GAMES_OWN = {
    "areas=church": "no son los componentes del juego (se esperaba: hermits_cabin",
    "expansion_choice=emi": "solo se permite con expansion_mode=chosen (se esperaba: nada",
    "characters=agnes": "aquí no se puede repartir este personaje",
    "characters=emi,emi": "repetido (se esperaba: cada personaje una sola vez",
    "characters=emi,franklin,george": "demasiados (se esperaba: 2 Cazadores; recibido: 3)",
    "characters=allie,bob": "demasiados (se esperaba: 1 Neutral; recibido: 2)",
    "white=mystic_compass,mystic_compass": "demasiados (se esperaba: 1 de mystic_compass; recibido: 2)",
    "white=dynamite": "esta carta es de otra pila (se esperaba: una carta blanca",
    "colours=red": "(se esperaba: 5 distintos de entre white, black,",
    "expansion_mode=chosen": "(se esperaba: un personaje por cada una de las diez iniciales",
    "first_player=" + "9" * 41: "recibido: un número enorme",
}


@pytest.mark.parametrize("option", GAMES_OWN)
def test_faults_of_a_setup_are_told_in_the_words_of_its_game(run: Run, option: str) -> None:
    """Neither a code nor English shows through."""
    status, out, err = run("play", GAME, "--lang", "es", "--option", option)

    assert (status, out) == (2, "")
    assert GAMES_OWN[option] in err
    assert not re.search(r"wrong_|not_in_pool|only_with|\bof\b|\bone\b", err)


# -- output that nobody takes ----------------------------------------------------------------------------------

COMMAND = [sys.executable, "-m", "boardrules.cli"]


@pytest.mark.parametrize("words", [["games"], ["rules", GAME], ["play", GAME], ["--help"]], ids=" ".join)
def test_output_that_cannot_be_written_is_one_line(words: list[str]) -> None:
    """No traceback, status 2."""
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [*COMMAND, *words], stdout=full, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL, text=True, check=False
        )

    assert done.returncode == 2
    assert done.stderr == "boardrules: cannot write the output: no space left\n"


@pytest.mark.parametrize("words", [["games"], ["rules", GAME], ["play", GAME], ["--help"]], ids=" ".join)
def test_a_reader_who_has_seen_enough_ends_it_quietly(words: list[str]) -> None:
    """As after ``| head -1``: status 0 and not a word."""
    reader, writer = os.pipe()
    os.close(reader)
    try:
        done = subprocess.run(
            [*COMMAND, *words], stdout=writer, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL, text=True, check=False
        )
    finally:
        os.close(writer)

    assert (done.returncode, done.stderr) == (0, "")


def test_a_match_is_saved_though_nobody_reads_it(tmp_path: Path) -> None:
    """The output may end before the game: what was played until then is kept."""
    file = tmp_path / "match.json"
    with open("/dev/full", "w") as full:
        subprocess.run(
            [*COMMAND, "play", GAME, "--save", str(file)],
            stdout=full,
            stderr=subprocess.DEVNULL,
            stdin=subprocess.DEVNULL,
            check=False,
        )

    assert boardrules.Match.loads(file.read_text()).game.id == GAME


def _without(missing: str, *words: str) -> tuple[int, str, str]:
    code = f"import sys; sys.modules[{missing!r}] = None; from boardrules.cli import main; sys.exit(main())"
    command = [sys.executable, "-c", code, *words]
    done = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False)
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize("missing", ["rich", "fluent"])
def test_a_missing_extra_is_named(missing: str) -> None:
    """One line, status 2."""
    status, out, err = _without(missing, "play", GAME)

    assert (status, out) == (2, "")
    assert "pip install 'boardrules[cli]'" in err
    assert err.count("\n") == 1


def test_help_and_version_need_no_extra(run: Run) -> None:
    """The very same words, read without Fluent."""
    assert _without("fluent", "--version") == run("--version")
    for words in (("--help",), ("play", "--lang", "es", "--help"), ("--lang", "fr"), ("play",)):
        assert _without("fluent", *words) == run(*words)


def _any(game: Any) -> AnyGame:
    found: AnyGame = game
    return found


def test_options_of_any_game_are_read_by_their_types() -> None:
    """The generic reading of NAME=VALUE."""
    setup = make_setup(_any(mini_game.GAME), None, ())

    assert setup == mini_game.MiniSetup()
    names = {field.name for field in attrs.fields(mini_game.MiniSetup)}
    assert "players" in names


@frozen(kw_only=True)
class HandsSetup(mini_game.MiniSetup):
    """One field that is too deep for a text."""

    hands: tuple[tuple[str, ...], ...] = ()


class HandsGame(mini_game.MiniGame):
    """A game whose setup may say what everybody holds."""

    Setup = HandsSetup


HANDS = HandsGame()


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "hands cannot be given on the command line (what can be given: players"),
        ("es", "hands no se puede dar en la línea de órdenes (se puede dar: players"),
    ],
)
def test_an_option_that_is_no_plain_value_is_not_called_unknown(run: Run, lang: str, said: str) -> None:
    """It is there in code and in documents; the command line has no way to write it."""
    status, out, error = run("play", f"{__name__}:HANDS", "--lang", lang, "--option", "hands=ant,bee")

    assert (status, out) == (2, "")
    assert said in error
    assert "hands" not in error.partition("(")[2]


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


def test_a_content_folder_of_ones_own_is_an_option(run: Run, tmp_path: Path) -> None:
    """The terminal plays with a designer's numbers, and tells every fault of his files."""
    dice = "".join(f'[[die]]\nid = "level_{n}"\nlevel = {n}\nfaces = [{n + 5}]\n' for n in (1, 2, 3))
    (tmp_path / "dice.toml").write_text(dice, encoding="utf-8")
    status, out, _ = run("play", "bestiary", "--option", f"content={tmp_path}", "--seed", "1")
    assert status == 0
    assert "rolls 6" in out
    assert "rolls 5" not in out

    (tmp_path / "prizes.toml").write_text("prize = 5\nprice = 6\nprise = 7\nprix = 8\n", encoding="utf-8")
    status, out, error = run("play", "bestiary", "--option", f"content={tmp_path}")
    assert status != 0
    assert [key for key in ("prize", "price", "prise", "prix") if f"prizes.toml: $.{key}:" not in error] == []
