"""The pytest plugin: the mark ``rule``, the report of rules, deep searches, and the fixture ``scenario``.

It is loaded in every run of pytest where boardrules is installed, so it imports nothing but pytest: hypothesis, the
testing kit and the games are loaded by those who ask for them.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Collection, Generator, Iterable
from typing import TYPE_CHECKING, Any, Final

import pytest

if TYPE_CHECKING:
    from boardrules.testing.rule_report import MarkedTests
    from boardrules.testing.scenario import Scenarios

#: The hypothesis profile that ``--boardrules-deep`` loads.
DEEP: Final = "boardrules-deep"
#: So many examples it tries at least.
DEEP_EXAMPLES: Final = 1_000

_MARK: Final = "rule"
_KIT: Final = "pip install 'boardrules[testing]'"
_GAME: Final = re.compile(r"[\w.]+(:[\w.]+)?")
#: The key under which a worker of pytest-xdist hands its marks to the process that reports.
_MARKS_OF_WORKER: Final = "boardrules_rule_marks"
_marks_key: Final = pytest.StashKey[dict[str, list[str]]]()
_deep_key: Final = pytest.StashKey[object]()
_runs_key: Final = pytest.StashKey["Runs"]()
_scenarios_key: Final = pytest.StashKey["Scenarios"]()


# -- options ---------------------------------------------------------------------------------------------------


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options and the ini setting."""
    group = parser.getgroup("boardrules", "rules of tabletop games")
    group.addoption(
        "--boardrules-report",
        action="store_true",
        help="at the end, list the rules of the games by number of tests and by how often random play exercised them",
    )
    group.addoption(
        "--boardrules-matches",
        type=_at_least_one,
        metavar="N",
        help="the report plays N random matches of each game instead of 30",
    )
    group.addoption(
        "--boardrules-deep",
        action="store_true",
        help=f"search with at least {DEEP_EXAMPLES} examples, without a deadline, differently every time",
    )
    parser.addini(
        "boardrules_games",
        "the games that the report shows, and no others: module:NAME, or the id of an installed game; one a line",
        type="linelist",
        default=[],
    )


def _at_least_one(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"expected a whole number of 1 or more, got {text!r}")
    return int(text)


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    """Register the mark, and load the deep profile when everybody else has loaded his."""
    config.addinivalue_line("markers", f"{_MARK}(*ids): the rules of a game that this test would miss")
    if config.getoption("boardrules_report"):
        _need_hypothesis("--boardrules-report")
        for name in config.getini("boardrules_games"):
            if not _GAME.fullmatch(name):
                raise pytest.UsageError(f"boardrules_games: {name!r} is neither module:NAME nor the id of a game")
        config.stash[_runs_key] = Runs()
        config.pluginmanager.register(config.stash[_runs_key], "boardrules-runs")
    _deepen(config)


# -- deep searches ---------------------------------------------------------------------------------------------


def pytest_pycollect_makemodule(parent: pytest.Collector) -> None:
    """Load the deep profile again before a test module is: a conftest.py in its folder may have loaded another."""
    _deepen(parent.config)


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> None:
    """Load it once more for searches that begin in a running test: a test module may have loaded another."""
    _deepen(session.config)


def _deepen(config: pytest.Config) -> None:
    """With ``--boardrules-deep``, put the deep profile on top of the one that is loaded."""
    if not config.getoption("boardrules_deep"):
        return
    _need_hypothesis("--boardrules-deep")
    from hypothesis import HealthCheck, settings

    loaded = settings.default
    if loaded is None or loaded is config.stash.get(_deep_key, None):
        return
    slow = (HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example)
    settings.register_profile(
        DEEP,
        parent=loaded,
        max_examples=max(DEEP_EXAMPLES, loaded.max_examples),
        deadline=None,
        derandomize=False,
        suppress_health_check=tuple(dict.fromkeys((*loaded.suppress_health_check, *slow))),
    )
    settings.load_profile(DEEP)
    config.stash[_deep_key] = settings.default


def _need_hypothesis(what: str) -> None:
    try:
        import hypothesis  # noqa: F401 - whether it is there
    except ImportError:
        raise pytest.UsageError(f"{what} needs hypothesis: {_KIT}") from None


# -- the fixture -----------------------------------------------------------------------------------------------


@pytest.fixture
def scenario(request: pytest.FixtureRequest) -> Scenarios:
    """Make scenarios of any game: positions that are arranged, with what is played from there.

    What a scenario promised and did not come to fails the test at its end, unless it has failed or skipped itself.
    """
    _need_hypothesis("the fixture scenario")
    from boardrules.testing.scenario import Scenarios

    scenarios = Scenarios()
    request.node.stash[_scenarios_key] = scenarios
    return scenarios


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Finish the scenarios of a test that has come to its end."""
    __tracebackhide__ = True
    result = yield
    scenarios = item.stash.get(_scenarios_key, None)
    if scenarios is not None:
        scenarios.finish()
    return result


# -- the mark --------------------------------------------------------------------------------------------------


def rule_marks(items: Iterable[pytest.Item]) -> dict[str, list[str]]:
    """Return for each rule the tests that are marked with it, by node id.

    Raises ``pytest.UsageError``, which names the test, for a mark without ids or with something else than texts.
    """
    found: dict[str, list[str]] = {}
    for item in items:
        rules: dict[str, None] = {}
        for mark in item.iter_markers(_MARK):
            wrong = [rule for rule in mark.args if not isinstance(rule, str) or not rule.strip()]
            if wrong or mark.kwargs or not mark.args:
                what = f"got {wrong[0]!r}" if wrong else f"got {mark.kwargs!r}" if mark.kwargs else "got nothing"
                raise pytest.UsageError(f'{item.nodeid}: the mark "{_MARK}" takes ids of rules as texts, {what}')
            rules.update(dict.fromkeys(mark.args))
        for rule in rules:
            found.setdefault(rule, []).append(item.nodeid)
    return found


def function_of(nodeid: str) -> str:
    """Return the node id of a test function for that of one of its cases: without what a parameter adds."""
    path, separator, name = nodeid.partition("::")
    return f"{path}{separator}{name.partition('[')[0]}"


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Refuse for a report wrong marks, also on tests that are not going to run, and games that are not there.

    Without a report the mark may be somebody else's, who means something else by it.
    """
    if config.getoption("boardrules_report"):
        rule_marks(items)
        _check_games(config)


def _check_games(config: pytest.Config) -> None:
    """Raise ``pytest.UsageError`` for a name in the ini file under which there is no game.

    It waits for the collected modules, whose folders belong to the path by then. A worker of pytest-xdist leaves it.
    """
    if hasattr(config, "workeroutput"):
        return
    from boardrules.testing.rule_report import no_game

    for name in config.getini("boardrules_games"):
        fault = no_game(name)
        if fault:
            raise pytest.UsageError(f"boardrules_games: {name!r} is no game: {fault}")


def pytest_collection_finish(session: pytest.Session) -> None:
    """Keep the marks of the tests that are left, for the report."""
    if session.config.getoption("boardrules_report"):
        session.config.stash[_marks_key] = rule_marks(session.items)


# -- the report ------------------------------------------------------------------------------------------------


class Runs:
    """Listens which tests run: one that is skipped, or fails as it is expected to, shows nothing of a rule."""

    def __init__(self) -> None:
        self.ran: set[str] = set()
        self.failed: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note the test if it came to its end, or broke."""
        if report.outcome == "failed":
            self.failed.add(report.nodeid)
        if report.outcome == "failed" or (report.outcome == "passed" and report.when == "call"):
            self.ran.add(report.nodeid)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Hand the marks over where pytest-xdist runs the tests in other processes than the one that reports."""
    output: dict[str, Any] | None = getattr(session.config, "workeroutput", None)
    if output is not None:
        output[_MARKS_OF_WORKER] = session.config.stash.get(_marks_key, {})


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: object) -> None:
    """Take the marks from a worker of pytest-xdist; every worker collects all tests."""
    worker: Any = node
    marks = getattr(worker, "workeroutput", {}).get(_MARKS_OF_WORKER)
    if marks:
        worker.config.stash[_marks_key] = marks


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, exitstatus: int, config: pytest.Config) -> None:
    """Write the report, unless the run was broken off."""
    if not config.getoption("boardrules_report"):
        if config.getoption("boardrules_matches"):
            terminalreporter.write_line("boardrules: --boardrules-matches does nothing without --boardrules-report")
        return
    if exitstatus in (pytest.ExitCode.INTERRUPTED, pytest.ExitCode.INTERNAL_ERROR, pytest.ExitCode.USAGE_ERROR):
        terminalreporter.write_line("boardrules: no report, because the run was broken off")
        return
    from boardrules.registry import games
    from boardrules.testing.exercise import MATCHES
    from boardrules.testing.rule_report import find_out, lines_of

    named = config.getini("boardrules_games")
    matches = config.getoption("boardrules_matches") or MATCHES
    marks = config.stash.get(_marks_key, {})
    runs = config.stash[_runs_key]
    marked = {nodeid for nodeids in marks.values() for nodeid in nodeids}
    # Where tests are only collected, each counts as if it had run.
    ran = marked if config.getoption("collectonly") else runs.ran
    tests = _count(marks, ran, runs.failed)
    try:
        findings = find_out(named, () if named else games(), marks, matches)
    except RuntimeError as error:
        terminalreporter.write_line(f"boardrules: no report: {error}", red=True)
        return
    unknown = set(marks)
    for finding in findings:
        lines = list(lines_of(finding, tests))
        if lines:
            terminalreporter.section(f"boardrules: rules of {finding.name}")
        for line in lines:
            terminalreporter.write_line(line)
        for use in finding.exercise.rules if finding.exercise is not None else ():
            unknown.discard(use.rule)
    if unknown:
        which = "no game under boardrules_games" if named else "no known game"
        terminalreporter.section(f"boardrules: rules of {which}")
        for rule in sorted(unknown):
            terminalreporter.write_line(f"{rule}  {', '.join(_functions(marks[rule]))}")
    idle = len(_functions(marked - ran))
    if idle:
        terminalreporter.write_line("")
        terminalreporter.write_line(
            f"not counted: {idle} marked {'test' if idle == 1 else 'tests'} of which a case was skipped, did not run, "
            "or failed as it is expected to"
        )


def _functions(nodeids: Iterable[str]) -> list[str]:
    return sorted({function_of(nodeid) for nodeid in nodeids})


def _count(marks: dict[str, list[str]], ran: Collection[str], failed: Collection[str]) -> dict[str, MarkedTests]:
    """Count for each rule the tests that ran; a rule of which none did is not there."""
    from boardrules.testing.rule_report import MarkedTests

    counts = {}
    for rule, marked in marks.items():
        nodeids = [one for one in marked if one in ran]
        if nodeids:
            broken = [one for one in nodeids if one in failed]
            counts[rule] = MarkedTests(len(_functions(nodeids)), len(nodeids), len(_functions(broken)))
    return counts
