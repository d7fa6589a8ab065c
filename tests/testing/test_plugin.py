"""The pytest plugin, in runs of pytest of its own."""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from boardrules import pytest_plugin
from boardrules.testing import rule_report
from tests.testing import race_game
from tests.testing.race_game import ANSWERS

SHADOW_HUNTERS = "boardrules: rules of shadow_hunters"
UNKNOWN = "boardrules: rules of no known game"
NOT_NAMED = "boardrules: rules of no game under boardrules_games"


#: Runs pytest as if hypothesis were not installed.
_WITHOUT_HYPOTHESIS = """
import builtins, sys, pytest
really_import = builtins.__import__
def import_but_hypothesis(name, *others):
    if name.partition(".")[0] == "hypothesis":
        raise ModuleNotFoundError(f"No module named {name!r}", name=name)
    return really_import(name, *others)
builtins.__import__ = import_but_hypothesis
sys.exit(pytest.main())
"""


def _pytest(folder: Path, *words: str, start: tuple[str, ...] = ("-m", "pytest")) -> tuple[int, str]:
    """Run pytest in a folder; return exit status and everything that was written."""
    command = [sys.executable, "-B", *start, "-p", "no:cacheprovider", "-q", "--strict-markers", *words]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def _section(output: str, title: str) -> list[str]:
    """Return the lines of one part of the report."""
    return re.split(r"\n=+ ", output.partition(f" {title} ")[2].partition("\n")[2])[0].splitlines()


def _table(output: str, game: str) -> dict[str, list[str]]:
    """Return the rows of a game's table by rule, in their order: tests, cases, failed, calls, named, carried by."""
    lines = _section(output, f"boardrules: rules of {game}")
    start = next(index for index, line in enumerate(lines) if line.startswith("rule "))
    rows = lines[start + 1 : lines.index("", start)]
    return {row.split()[0]: row.split(maxsplit=6)[1:] for row in rows}


# -- the report ------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def reported(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    """The folder of a stranger's game, and what two runs of its tests with a report have written."""
    folder = tmp_path_factory.mktemp("reported")
    race_game.write(folder)
    words = ("--boardrules-report", "--boardrules-matches", "2")
    return folder, [_pytest(folder, *words)[1] for _ in range(2)]


def test_the_report_counts_tests_and_calls_with_the_weakest_rules_first(reported: tuple[Path, list[str]]) -> None:
    """A game that is named in the ini file; the cases of one test are one test."""
    table = _table(reported[1][0], "race")

    assert table["R-WALK"] == ["2", "4", "1", str(2 * ANSWERS * 4), "0", "game.WalkChoice"]
    assert table["R-TURN"] == ["1", "3", "1", str(2 * (ANSWERS + 1)), "0", "game.Turn"]
    assert table["R-EVENT"] == ["0", "0", "-", str(2 * ANSWERS), str(2 * ANSWERS), "game.WalkChoice.choose"]
    assert table["R-NEVER"] == ["0", "0", "-", "0", "0", "game.never"]
    assert table["R-SPAN-2"] == ["0", "0", "-", "-", "0", "game.NOTES"]
    assert table["R-NOWHERE"] == ["0", "0", "-", "-", "0", "no code"]
    strength = [(int(row[0]), int(row[3].replace("-", "0")) + int(row[4])) for row in table.values()]
    assert strength == sorted(strength)


def test_the_report_ends_with_totals(reported: tuple[Path, list[str]]) -> None:
    """Rules, rules without a test, rules that play never reached; and what is only data."""
    last = _section(reported[1][0], "boardrules: rules of race")[-1]

    assert last == (
        "16 rules: 14 without a test, 2 never reached by random play, 5 carried by data alone and never named"
    )


def test_rules_of_none_of_the_games_are_listed_with_their_tests(reported: tuple[Path, list[str]]) -> None:
    """A misspelt id would otherwise go unseen."""
    assert _section(reported[1][0], NOT_NAMED) == ["X-99  race/test_race.py::test_rests"]
    assert UNKNOWN not in reported[1][0]


def test_with_games_in_the_ini_file_no_other_is_shown(tmp_path: Path, reported: tuple[Path, list[str]]) -> None:
    """Who tests his own game does not want to read of others, not even where a mark names one of their rules."""
    assert re.findall(r"= (boardrules: .+?) =", reported[1][0]) == ["boardrules: rules of race", NOT_NAMED]
    race_game.write(tmp_path)
    (tmp_path / "race" / "test_race.py").write_text(
        "import pytest\n@pytest.mark.rule('SH-ATK-02')\ndef test_it(): pass\n"
    )

    output = _pytest(tmp_path, "--boardrules-report", "--boardrules-matches", "1")[1]

    assert re.findall(r"= (boardrules: .+?) =", output) == ["boardrules: rules of race", NOT_NAMED]
    assert _section(output, NOT_NAMED)[:1] == ["SH-ATK-02  race/test_race.py::test_it"]


def test_an_installed_game_without_a_marked_test_is_one_line(tmp_path: Path) -> None:
    """Without games in the ini file; it is told how to see them."""
    (tmp_path / "test_it.py").write_text("import pytest\n@pytest.mark.rule('X-99')\ndef test_it(): pass\n")

    output = _pytest(tmp_path, "--boardrules-report")[1]
    first, second = _section(output, SHADOW_HUNTERS)

    assert _section(output, UNKNOWN)[:1] == ["X-99  test_it.py::test_it"]
    assert re.fullmatch(r"\d+ rules, and no test of this run is marked with one of them", first)
    assert "boardrules_games" in second


def test_two_reports_are_equal_and_leave_no_file_behind(reported: tuple[Path, list[str]]) -> None:
    """Matches, numbers and order."""
    folder, outputs = reported
    reports = [output.partition("= boardrules:")[2].partition("= short test summary")[0] for output in outputs]

    assert reports[0]
    assert reports[0] == reports[1]
    assert sorted(path.name for path in folder.rglob("*") if path.is_file()) == [
        "__init__.py",
        "en.ftl",
        "game.py",
        "pytest.ini",
        "test_race.py",
    ]


def test_the_report_shows_an_installed_game_whose_rules_are_tested(tmp_path: Path) -> None:
    """Shadow Hunters, by the mark on one test; only collected tests count as run."""
    (tmp_path / "test_it.py").write_text(
        "import pytest\n@pytest.mark.rule('SH-ATK-02')\nclass TestIt:\n    def test_it(self): pass\n"
    )

    status, output = _pytest(tmp_path, "--boardrules-report", "--collect-only", "--boardrules-matches", "3")

    assert status == 0
    table = _table(output, "shadow_hunters")
    assert list(table)[-1] == "SH-ATK-02"
    assert table["SH-ATK-02"][:2] == ["1", "1"]
    assert int(table["SH-ATK-02"][3]) > 0
    assert table["SH-ARA-02"][3] == "-"
    assert UNKNOWN not in output
    assert "not counted" not in output


def test_games_that_cannot_be_loaded_are_named(tmp_path: Path) -> None:
    """With what went wrong in them; the others are shown."""
    (tmp_path / "test_it.py").write_text("def test_it(): pass\n")
    (tmp_path / "broken.py").write_text("import nowhere.at_all\n")
    (tmp_path / "late.py").write_text("GAME = 1 / 0\n")
    (tmp_path / "pytest.ini").write_text(
        "[pytest]\npythonpath = .\nboardrules_games =\n    broken:GAME\n    late:GAME\n    shadow_hunters\n"
    )

    status, output = _pytest(tmp_path, "--boardrules-report", "--boardrules-matches", "1")

    assert status == 0
    assert "SH-ATK-02" in _table(output, "shadow_hunters")
    assert _section(output, "boardrules: rules of broken:GAME") == [
        "could not be looked at: ModuleNotFoundError: No module named 'nowhere'"
    ]
    assert _section(output, "boardrules: rules of late:GAME") == [
        "could not be looked at: ZeroDivisionError: division by zero"
    ]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("nosuch:GAME", "'nosuch:GAME' is no game: No module named 'nosuch'"),
        ("json.nosuch:GAME", "'json.nosuch:GAME' is no game: No module named 'json.nosuch'"),
        ("json:GAME", "'json:GAME' is no game: module 'json' has no attribute 'GAME'"),
        ("json:dumps", "'json:dumps' is no game: it is not a game, but of type function"),
        ("json:decoder.GAME", "'json:decoder.GAME' is no game: module 'json.decoder' has no attribute 'GAME'"),
        ("shadow_hunter", "'shadow_hunter' is no game: unknown game 'shadow_hunter' (did you mean 'shadow_hunters'?)"),
        ("two words", "'two words' is neither module:NAME nor the id of a game"),
    ],
)
def test_a_name_in_the_ini_file_that_is_no_game_is_a_usage_error(tmp_path: Path, name: str, said: str) -> None:
    """Before a test has run. Without the report nobody looks at it."""
    (tmp_path / "test_it.py").write_text("def test_it(): pass\n")
    (tmp_path / "pytest.ini").write_text(f"[pytest]\nboardrules_games =\n    {name}\n")

    status, output = _pytest(tmp_path, "--boardrules-report")

    assert status == pytest.ExitCode.USAGE_ERROR
    assert f"ERROR: boardrules_games: {said}" in output
    assert "1 passed" not in output
    if name == "nosuch:GAME":
        assert _pytest(tmp_path)[0] == 0


def test_a_game_beside_its_tests_is_found_when_they_are_collected(tmp_path: Path) -> None:
    """Its folder joins the path with the first test module in it."""
    race_game.write(tmp_path)
    (tmp_path / "race" / "test_race.py").write_text("def test_it(): pass\n")
    (tmp_path / "pytest.ini").write_text("[pytest]\nboardrules_games = race:GAME\n")

    status, output = _pytest(tmp_path, "--boardrules-report", "--boardrules-matches", "1")

    assert status == 0
    assert "= boardrules: rules of race =" in output
    assert "A module may say something" not in output


_IDLE = """
import pytest
rule = pytest.mark.rule

@rule("R-WALK", "X-99")
@pytest.mark.skip
def test_skipped(): pass

@rule("R-WALK")
def test_skips(): pytest.skip()

@rule("R-WALK", "R-TURN")
@pytest.mark.xfail
def test_expected_to_fail(): assert False

@rule("R-TURN")
@pytest.mark.parametrize("number", [1, 2])
def test_once(number):
    if number == 2:
        pytest.skip()

@rule("R-ASK")
@pytest.mark.xfail(strict=False)
def test_passes_unexpectedly(): pass

@pytest.fixture
def broken(): assert False

@rule("R-ASK")
def test_breaks(broken): pass
"""


def test_the_report_counts_only_tests_that_ran(tmp_path: Path) -> None:
    """Neither skipped ones nor those that fail as they are expected to; a misspelt rule is told all the same."""
    race_game.write(tmp_path)
    (tmp_path / "race" / "test_race.py").write_text(_IDLE)

    _, output = _pytest(tmp_path, "--boardrules-report", "--boardrules-matches", "1")

    table = _table(output, "race")
    assert {rule: table[rule][:3] for rule in ("R-WALK", "R-TURN", "R-ASK")} == {
        "R-WALK": ["0", "0", "-"],
        "R-TURN": ["1", "1", "-"],
        "R-ASK": ["2", "2", "1"],
    }
    assert "16 rules: 14 without a test," in output
    unknown, empty, idle = _section(output, NOT_NAMED)[:3]
    assert (unknown, empty) == ("X-99  race/test_race.py::test_skipped", "")
    assert idle.startswith("not counted: 4 marked tests of which a case was skipped, did not run, or failed as it is ")


def test_a_number_of_matches_without_a_report_is_told(tmp_path: Path) -> None:
    """It may stand in the ini file for good, so it is no error."""
    (tmp_path / "test_it.py").write_text("def test_it(): pass\n")

    status, output = _pytest(tmp_path, "--boardrules-matches", "3")

    assert status == 0
    assert "boardrules: --boardrules-matches does nothing without --boardrules-report" in output


def test_a_process_that_fails_is_told_in_its_last_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """The plugin writes it instead of the report."""
    monkeypatch.setattr(rule_report, "_CHILD", "raise SystemExit('out of memory')")

    with pytest.raises(RuntimeError, match=r"^out of memory$"):
        rule_report.find_out((), (), (), 1)


# -- the mark --------------------------------------------------------------------------------------------------


def test_a_wrong_mark_is_a_usage_error_that_names_the_test(tmp_path: Path) -> None:
    """Although the test would not run; for a report would mean nothing. Without a report it is nobody's business."""
    (tmp_path / "test_it.py").write_text(
        "import pytest\n@pytest.mark.rule()\ndef test_it(): pass\n@pytest.mark.rule(5, why=3)\ndef test_5(): pass\n"
    )

    status, output = _pytest(tmp_path, "-W", "error")
    assert (status, "2 passed" in output, "warning" in output) == (0, True, False)
    status, output = _pytest(tmp_path, "-k", "nothing", "--boardrules-report")

    assert status == pytest.ExitCode.USAGE_ERROR
    assert 'ERROR: test_it.py::test_it: the mark "rule" takes ids of rules as texts, got nothing' in output
    assert "rules of shadow_hunters" not in output


@pytest.mark.parametrize(
    ("mark", "said"),
    [
        (pytest.mark.rule("A-1", 7), "got 7"),
        (pytest.mark.rule(" "), "got ' '"),
        (pytest.mark.rule(rule="A-1"), "got {'rule': 'A-1'}"),
        (pytest.mark.rule(["A-1"]), "got ['A-1']"),
    ],
)
def test_a_mark_takes_nothing_but_texts(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, mark: pytest.MarkDecorator, said: str
) -> None:
    """No numbers, no lists, no names, nothing empty."""
    monkeypatch.setattr(request.node, "own_markers", [mark.mark])

    with pytest.raises(pytest.UsageError, match=re.escape(said)):
        pytest_plugin.rule_marks([request.node])


def test_every_mark_of_the_tests_that_run_here_takes_texts(request: pytest.FixtureRequest) -> None:
    """The plugin itself looks at them for a report alone."""
    assert pytest_plugin.rule_marks(request.session.items) is not None


def test_marks_of_classes_and_functions_add_up(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each rule is there once for a test, however often it is marked with it."""
    marks = [pytest.mark.rule("A-1", "A-2").mark, pytest.mark.rule("A-2", "A-3").mark]
    monkeypatch.setattr(request.node, "own_markers", marks)

    assert pytest_plugin.rule_marks([request.node]) == {rule: [request.node.nodeid] for rule in ("A-1", "A-2", "A-3")}


@pytest.mark.parametrize(
    ("case", "function"),
    [
        ("a/test_b.py::test_c[x-1]", "a/test_b.py::test_c"),
        ("a[1]/test_b.py::TestC::test_d[e::f[0]]", "a[1]/test_b.py::TestC::test_d"),
        ("a/test_b.py::test_c", "a/test_b.py::test_c"),
    ],
)
def test_the_function_of_a_case_is_found_by_its_node_id(case: str, function: str) -> None:
    """Brackets in a folder's name are none of a case."""
    assert pytest_plugin.function_of(case) == function


def test_marks_cross_from_the_workers_of_xdist() -> None:
    """A worker hands its marks over as plain data; the process that reports keeps them."""

    class Config:
        def __init__(self) -> None:
            self.stash = pytest.Stash()

    class Worker:
        def __init__(self, output: dict[str, object]) -> None:
            self.config = Config()
            self.workeroutput = output

    marks = {"A-1": ["test_it.py::test_it"]}
    worker = Worker({pytest_plugin._MARKS_OF_WORKER: marks})
    silent = Worker({})

    pytest_plugin.pytest_testnodedown(worker)
    pytest_plugin.pytest_testnodedown(silent)
    pytest_plugin.pytest_testnodedown(object())  # a worker that died has nothing to hand over

    assert worker.config.stash[pytest_plugin._marks_key] == marks
    assert pytest_plugin._marks_key not in silent.config.stash


# -- deep searches ---------------------------------------------------------------------------------------------

_SEARCHES = """
from hypothesis import given, settings, strategies as st
counts = {"plain": 0, "fixed": 0}

@given(st.integers())
def test_plain(number): counts["plain"] += 1

@settings(max_examples=7)
@given(st.integers())
def test_fixed(number): counts["fixed"] += 1

def test_counts():
    loaded = settings()
    assert counts == {"plain": PLAIN, "fixed": 7}
    assert (loaded.max_examples, loaded.derandomize, loaded.deadline) == (PLAIN, PLAIN == 20, None)
"""
_CONFTEST = """
from hypothesis import settings
settings.register_profile("mine", max_examples=20, derandomize=True, deadline=None, database=None)
settings.load_profile("mine")
def pytest_configure(): settings.load_profile("mine")
"""


@pytest.mark.parametrize(("words", "examples"), [((), 20), (("--boardrules-deep",), pytest_plugin.DEEP_EXAMPLES)])
def test_the_deep_profile_wins_over_those_of_conftests(tmp_path: Path, words: tuple[str, ...], examples: int) -> None:
    """In the root and in a folder; what a test fixes for itself stays. Without the flag nothing is touched."""
    (tmp_path / "conftest.py").write_text(_CONFTEST)
    for name in ("low", "zero"):
        (tmp_path / name).mkdir()
        (tmp_path / name / f"test_{name}.py").write_text(_SEARCHES.replace("PLAIN", str(examples)))
    (tmp_path / "low" / "conftest.py").write_text(_CONFTEST)

    status, output = _pytest(tmp_path, *words)

    assert status == 0, output
    assert "6 passed" in output


@pytest.mark.parametrize("flag", ["--boardrules-deep", "--boardrules-report"])
def test_without_hypothesis_the_flags_say_what_to_install(tmp_path: Path, flag: str) -> None:
    """One line, no traceback."""
    status, output = _pytest(tmp_path, "-p", "no:hypothesispytest", flag, start=("-c", _WITHOUT_HYPOTHESIS))

    assert status == pytest.ExitCode.USAGE_ERROR
    assert output.strip() == f"ERROR: {flag} needs hypothesis: pip install 'boardrules[testing]'"


@pytest.mark.parametrize("number", ["0", "-3", "x"])
def test_the_number_of_matches_is_at_least_one(number: str, capfd: pytest.CaptureFixture[str]) -> None:
    """Anything else is refused when the command line is read."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--matches", type=pytest_plugin._at_least_one)

    with pytest.raises(SystemExit):
        parser.parse_args([f"--matches={number}"])

    assert f"argument --matches: expected a whole number of 1 or more, got {number!r}" in capfd.readouterr().err
    assert parser.parse_args(["--matches=12"]).matches == 12


# -- the fixture, and what everybody pays ----------------------------------------------------------------------


_LEFT = """
import unittest, pytest
from boardrules.games import shadow_hunters as sh

@pytest.fixture
def left(scenario): scenario(sh.GAME, dice={"d6": [3]})

def test_used(scenario): assert scenario(sh.GAME).state.number == 0

def test_left(left): pass

def test_fails(left): assert 1 == 2

def test_skips(left): pytest.skip("later")

def test_gives_up(left): pytest.xfail("a fault")

@pytest.mark.xfail(strict=True)
def test_expected(left): pass

@pytest.fixture
def broken(left): raise LookupError("broken setup")

def test_breaks(broken): pass

class TestOld(unittest.TestCase):
    @pytest.fixture(autouse=True)
    def own(self, scenario): scenario(sh.GAME, dice={"d4": [1]})

    def test_old_left(self): pass

    def test_old_fails(self): self.fail("old fault")
"""


def test_what_a_scenario_leaves_over_fails_the_test_unless_it_failed_itself(tmp_path: Path) -> None:
    """A scripted die that nobody rolled is a failure of the test, not an error after it, and hides no other fault."""
    (tmp_path / "test_it.py").write_text(_LEFT)

    status, output = _pytest(tmp_path)

    assert status == pytest.ExitCode.TESTS_FAILED
    assert "4 failed, 1 passed, 1 skipped, 2 xfailed, 1 error" in output
    assert "FAILED test_it.py::test_left - " in output
    assert "FAILED test_it.py::test_fails - assert 1 == 2" in output
    assert "FAILED test_it.py::TestOld::test_old_left - " in output
    assert "FAILED test_it.py::TestOld::test_old_fails - AssertionError: old fault" in output
    assert "ERROR test_it.py::test_breaks - LookupError: broken setup" in output
    assert re.findall("^E .*are left over: (.*)$", output, re.MULTILINE) == ["d6: 3", "d4: 1"]


def test_loading_the_plugin_is_light() -> None:
    """Everybody who has boardrules installed loads it in every run: no hypothesis, no kit, no game, no documents."""
    heavy = ("hypothesis", "cattrs", "fluent", "rich", "boardrules.testing", "boardrules.games.", "boardrules.cli")
    code = f"import sys, boardrules.pytest_plugin; print([name for name in sys.modules if name.startswith({heavy!r})])"

    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout

    assert loaded.strip() == "[]"
