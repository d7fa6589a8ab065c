"""The command that plays golden matches again, writes them anew and makes new ones."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from boardrules.games import shadow_hunters as sh
from boardrules.testing.goldens import (
    Answers,
    any_golden,
    check_golden,
    golden_files,
    read_golden,
    write_golden,
)
from boardrules.testing.goldens.__main__ import main
from tests.core import mini_game as mini
from tests.testing.golden_games import MINI, MOVED, ROOT, change


def test_the_command_writes_only_what_differs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """And says which; what it writes is what a check wants."""
    assert main([str(tmp_path), "--new", MINI, "--setup", "any", "--count", "3"]) == 0
    paths = golden_files(tmp_path)
    good = [path.read_bytes() for path in paths]
    times = [path.stat().st_mtime_ns for path in paths]
    change(paths[1], lambda lines: [*lines[:14], "?", *lines[15:]])
    capsys.readouterr()

    assert main([str(tmp_path)]) == 0

    assert capsys.readouterr().out == f"written: {paths[1]}\ngolden matches: 3, written anew: 1\n"
    assert [path.read_bytes() for path in paths] == good
    assert [paths[index].stat().st_mtime_ns for index in (0, 2)] == [times[0], times[2]]
    assert main([str(tmp_path), "--check"]) == 0


def test_the_check_writes_nothing_and_fails_when_something_differs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every golden is looked at, whatever is wrong with those before it."""
    assert main([str(tmp_path), "--new", MINI, "--count", "3"]) == 0
    paths = golden_files(tmp_path)
    change(paths[0], lambda lines: ["?", *lines[1:]])
    change(paths[2], lambda lines: [*lines[:14], "?", *lines[15:]])
    before = [path.read_bytes() for path in paths]
    capsys.readouterr()

    assert main([str(tmp_path), "--check"]) == 1

    said = capsys.readouterr().out
    assert f"{paths[0]}:1: not a golden match" in said
    assert f"{paths[2]} is not what is played now; the first line that differs is 15:" in said
    assert said.endswith("golden matches: 3, differ: 1, 1 cannot be played\n")
    assert [path.read_bytes() for path in paths] == before


def test_a_new_golden_is_what_was_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Game, seed, setup, temper, language and name."""
    words = [
        "--seed",
        "9",
        "--setup",
        '{"players": 6, "windows": "open"}',
        "--seldom",
        '{"Reveal": 30}',
        "--lang",
        "es",
    ]

    assert main([str(tmp_path / "deep"), "--new", "shadow_hunters", *words, "--name", "six"]) == 0

    path = tmp_path / "deep" / "shadow_hunters" / "six.txt"
    assert capsys.readouterr().out == f"written: {path}\n"
    golden = read_golden(path)
    assert golden.game is sh.GAME
    assert golden.setup == sh.Setup(players=6, windows="open")
    assert (golden.seed, golden.answers, golden.lang) == (9, Answers(9, {"Reveal": 30}), "es")
    check_golden(path)


def test_new_goldens_of_several_games_have_names_of_their_own(tmp_path: Path) -> None:
    """One folder for each game; the default setup unless any is wanted."""
    assert main([str(tmp_path), "--new", MINI, "shadow_hunters", "--seed", "4", "--count", "2"]) == 0

    found = [str(path.relative_to(tmp_path)) for path in golden_files(tmp_path)]
    assert found == [
        *[str(Path("mini", f"2_players_seed_{seed}.txt")) for seed in (4, 5)],
        *[str(Path("shadow_hunters", f"5_players_seed_{seed}.txt")) for seed in (4, 5)],
    ]
    assert read_golden(golden_files(tmp_path)[3]).setup == sh.Setup()


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ([], "the following arguments are required: PLACE"),
        (["NONE"], "no such file or folder"),
        (["EMPTY"], "there are no golden matches in"),
        (["EMPTY", "--chek"], "unrecognized arguments: --chek"),
        (["EMPTY", "--check", "--new", MINI], "--check and --new do not go together"),
        (["EMPTY", "--seed", "1", "--lang", "en"], "--seed, --lang: only with --new"),
        (["EMPTY", "--new"], "expected at least one argument"),
        (["EMPTY", "--new", "chess"], "unknown game 'chess'; known: bestiary, lotr_investigation, shadow_hunters"),
        (["EMPTY", "--new", "tests.core.mini_game:NONE"], "cannot be imported"),
        (["EMPTY", "--new", MINI, "--seed", "x"], "--seed must be a whole number, from 0 to 2**64 - 1, not 'x'"),
        (["EMPTY", "--new", MINI, "--seed=-7"], "--seed must be a whole number, from 0 to 2**64 - 1, not '-7'"),
        (["EMPTY", "--new", MINI, "--count=-1"], "--count must be a whole number, 1 or more, not '-1'"),
        (["EMPTY", "--new", MINI, "--seed", "9" * 20], "the seed is a whole number from 0 to 2**64 - 1"),
        (["EMPTY", "--new", MINI, "--count", "0"], "--count must be 1 or more"),
        (["EMPTY", "--new", MINI, "--setup", "{"], "the setup does not fit mini: $: not_json"),
        (
            ["EMPTY", "--new", MINI, "--setup", '{"players": 9}'],
            "players: out_of_range",
        ),
        (["EMPTY", "--new", MINI, "--seldom", "[1]"], "--seldom must be a JSON object, not [1]"),
        (["EMPTY", "--new", MINI, "--seldom", '{"Steal": 2}'], "mini has no action 'Steal'"),
        (["EMPTY", "--new", MINI, "--lang", "xx"], "does not speak the language 'xx'"),
        (["EMPTY", "--new", MINI, "--name", "a/b"], "--name is the plain name of one file"),
        (["EMPTY", "--new", MINI, "--name", "a", "--count", "2"], "--name is the plain name of one file"),
    ],
)
def test_a_wrong_command_is_one_line_and_makes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], complaint: str
) -> None:
    """The exit status is 2."""
    empty = tmp_path / "empty"
    empty.mkdir()

    places = {"NONE": str(tmp_path / "none"), "EMPTY": str(empty)}

    status = main([places.get(word, word) for word in words])

    said = capsys.readouterr()
    assert status == 2
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert complaint in said.err
    assert list(empty.iterdir()) == []


def test_a_new_golden_never_takes_the_place_of_another_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Nor the folder that of a file."""
    assert main([str(tmp_path), "--new", MINI, "--seed", "3"]) == 0
    path = golden_files(tmp_path)[0]
    before = path.read_bytes()

    assert main([str(tmp_path), "--new", MINI, "--seed", "3", "--setup", '{"shields": 2}']) == 2
    assert main([str(path), "--new", MINI, "--seed", "4"]) == 2

    assert "is there already" in capsys.readouterr().err
    assert path.read_bytes() == before
    assert golden_files(tmp_path) == (path,)


def test_a_link_out_of_the_folder_is_not_followed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Neither when goldens are written anew nor when new ones are made; a link that is named itself is."""
    folder, outside = tmp_path / "folder", tmp_path / "outside"
    folder.mkdir()
    outside.mkdir()
    there = outside / "mini.txt"
    write_golden(there, any_golden(mini.GAME, 1))
    change(there, lambda lines: lines[:-3])
    before = there.read_bytes()
    link = folder / "link.txt"
    try:
        link.symlink_to(there)
        (folder / "mini").symlink_to(outside, target_is_directory=True)
        (folder / "loose.txt").symlink_to(outside / "none.txt")
    except OSError:
        pytest.skip("this system makes no links")

    assert main([str(folder)]) == 1
    assert f"{link.as_posix()}: a link that leads out of {folder.as_posix()} is not written" in capsys.readouterr().out
    assert main([str(folder), "--new", MINI]) == 2
    assert "a link leads out of" in capsys.readouterr().err
    assert there.read_bytes() == before
    assert [path.name for path in outside.iterdir()] == ["mini.txt"]
    assert main([str(link)]) == 0
    check_golden(there)


def test_a_console_without_a_character_shows_a_question_mark(tmp_path: Path) -> None:
    """It is no reason to stop."""
    place = tmp_path / "año"
    write_golden(place / "mini.txt", any_golden(mini.GAME, 1))
    change(place / "mini.txt", lambda lines: lines[:-3])
    done = subprocess.run(
        [sys.executable, "-m", "boardrules.testing.goldens", str(place)],
        capture_output=True,
        encoding="ascii",
        cwd=ROOT,
        env={**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONDONTWRITEBYTECODE": "1"},
        check=False,
    )

    assert done.stderr == ""
    assert "a?o/mini.txt\n" in done.stdout
    assert done.returncode == 0


def test_the_command_goes_on_after_a_golden_whose_rules_break(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The others are written all the same."""
    for name in ("a", "b"):
        write_golden(tmp_path / f"{name}.txt", any_golden(MOVED, 1))
    paths = golden_files(tmp_path)
    change(paths[0], lambda lines: [line.replace(":MOVED", ":BROKEN") for line in lines])
    change(paths[1], lambda lines: lines[:-3])

    assert main([str(tmp_path)]) == 1

    said = capsys.readouterr().out
    assert f"{paths[0]}: cannot be played: ZeroDivisionError: three" in said
    assert f"written: {paths[1]}\n" in said
    check_golden(paths[1])


def test_the_command_runs_as_a_module_and_shows_its_help(tmp_path: Path) -> None:
    """Python has nothing to say about how it is started."""
    words = [sys.executable, "-W", "error", "-m", "boardrules.testing.goldens"]
    done = subprocess.run([*words, "--help"], capture_output=True, text=True, cwd=ROOT, check=True)

    assert done.stderr == ""
    assert "--check" in done.stdout
