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


def test_rules_of_no_known_game_are_listed_with_their_tests(reported: tuple[Path, list[str]]) -> None:
    """A misspelt id would otherwise go unseen."""
    assert _section(reported[1][0], UNKNOWN) == ["X-99  race/test_race.py::test_rests"]


def test_an_installed_game_without_a_marked_test_is_one_line(reported: tuple[Path, list[str]]) -> None:
    """Who tests his own game is not shown all rules of another; he is told how to see them."""
    first, second = _section(reported[1][0], SHADOW_HUNTERS)

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
    """Shadow Hunters, by the mark on one test; without a test run, as marks are enough; games that fail are named."""
    (tmp_path / "test_it.py").write_text(
        "import pytest\n@pytest.mark.rule('SH-ATK-02')\nclass TestIt:\n    def test_it(self): pass\n"
    )
    (tmp_path / "pytest.ini").write_text("[pytest]\nboardrules_games =\n    nowhere:GAME\n    json:dumps\n")

    status, output = _pytest(tmp_path, "--boardrules-report", "--collect-only", "--boardrules-matches", "3")

    assert status == 0
    table = _table(output, "shadow_hunters")
    assert list(table)[-1] == "SH-ATK-02"
    assert table["SH-ATK-02"][:2] == ["1", "1"]
    assert int(table["SH-ATK-02"][3]) > 0
    assert table["SH-ARA-02"][3] == "-"
    assert _section(output, "boardrules: rules of nowhere:GAME") == [
        "could not be looked at: ModuleNotFoundError: No module named 'nowhere'"
    ]
    assert _section(output, "boardrules: rules of json:dumps") == [
        "could not be looked at: TypeError: json:dumps is not a Game"
    ]
    assert UNKNOWN not in output


def test_a_process_that_fails_is_told_in_its_last_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """The plugin writes it instead of the report."""
    monkeypatch.setattr(rule_report, "_CHILD", "raise SystemExit('out of memory')")

    with pytest.raises(RuntimeError, match=r"^out of memory$"):
        rule_report.find_out((), (), (), 1)


# -- the mark --------------------------------------------------------------------------------------------------


def test_a_wrong_mark_is_a_usage_error_that_names_the_test(tmp_path: Path) -> None:
    """Although the test would not run; and a report would mean nothing."""
    (tmp_path / "test_it.py").write_text("import pytest\n@pytest.mark.rule()\ndef test_it(): pass\n")

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
def test_a_mark_takes_nothing_but_texts(request: pytest.FixtureRequest, mark: pytest.MarkDecorator, said: str) -> None:
    """No numbers, no lists, no names, nothing empty."""
    request.node.add_marker(mark)

    with pytest.raises(pytest.UsageError, match=re.escape(said)):
        pytest_plugin.rule_marks([request.node])


def test_marks_of_classes_and_functions_add_up(request: pytest.FixtureRequest) -> None:
    """Each rule is there once for a test, however often it is marked with it."""
    request.node.add_marker(pytest.mark.rule("A-1", "A-2"))
    request.node.add_marker(pytest.mark.rule("A-2", "A-3"))

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


def test_the_fixture_makes_scenarios_and_finishes_them(tmp_path: Path) -> None:
    """A scripted die that nobody rolled fails its test at the end."""
    (tmp_path / "test_it.py").write_text(
        "from boardrules.games import shadow_hunters as sh\n"
        "def test_used(scenario): assert scenario(sh.GAME).state.number == 0\n"
        "def test_left(scenario): scenario(sh.GAME, dice={'d6': [3]})\n"
    )

    status, output = _pytest(tmp_path)

    assert status == pytest.ExitCode.TESTS_FAILED
    assert "2 passed, 1 error" in output
    assert "ERROR test_it.py::test_left - " in output
    assert "scripted dice are left over: d6: 3" in output


def test_loading_the_plugin_is_light() -> None:
    """Everybody who has boardrules installed loads it in every run: no hypothesis, no kit, no game, no documents."""
    heavy = ("hypothesis", "cattrs", "fluent", "rich", "boardrules.testing", "boardrules.games.", "boardrules.cli")
    code = f"import sys, boardrules.pytest_plugin; print([name for name in sys.modules if name.startswith({heavy!r})])"

    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout

    assert loaded.strip() == "[]"
