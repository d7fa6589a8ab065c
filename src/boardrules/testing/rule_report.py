"""The report of ``pytest --boardrules-report``: every rule with its tests and with what random play exercised of it."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import redirect_stdout
from io import StringIO
from operator import attrgetter
from typing import Any, Final, TextIO

import attrs
from attrs import frozen

from boardrules.core.game import AnyGame
from boardrules.play.rule_places import cited, sources
from boardrules.registry import NoSuchGame, UnknownGame, load_game
from boardrules.testing.exercise import Exercise, RuleUse, exercise, rule_ids

#: So many columns are for the ids of rules at least.
_RULE_WIDTH: Final = 4
_CHILD: Final = (
    "import json, sys; order = json.load(sys.stdin); sys.path[:] = order['path']; "
    "from boardrules.testing.rule_report import serve; serve(order, sys.stdout)"
)


@frozen
class GameFinding:
    """What was found out about one game: ``exercise``, or ``error`` in a line.

    A game of which nobody asked anything was not played: it has neither, only the number of its rules.
    """

    name: str
    rules: int = 0
    exercise: Exercise | None = None
    error: str = ""


@frozen
class MarkedTests:
    """The tests of one rule that ran: functions, cases of them, and how many of the functions failed."""

    functions: int = 0
    cases: int = 0
    failed: int = 0


# -- playing in a process of its own ---------------------------------------------------------------------------


def find_out(
    named: Iterable[str], installed: Iterable[str], marked: Collection[str], matches: int
) -> list[GameFinding]:
    """Play the games, in a process of their own, and return what was found out.

    ``named`` are games as "module:NAME" or by the id under which they are installed. Of the ``installed`` games only
    those are played of which a rule is ``marked``. In a new process nothing is warm and nothing is patched, so that the
    numbers do not depend on the tests that ran before. Raises ``RuntimeError`` when that process fails.
    """
    order = {
        "path": [str(folder) for folder in sys.path],
        "named": list(named),
        "installed": list(installed),
        "marked": sorted(marked),
        "matches": matches,
    }
    done = subprocess.run(
        [sys.executable, "-B", "-c", _CHILD], input=json.dumps(order), capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise RuntimeError((done.stderr.strip().splitlines() or [f"exit status {done.returncode}"])[-1])
    return [_read(found) for found in json.loads(done.stdout)]


def serve(order: Mapping[str, Any], out: TextIO) -> None:
    """Do in the new process what ``find_out`` asks for, and write the findings to ``out`` as JSON."""
    sys.stdout = sys.stderr  # what a game prints does not belong to the findings
    marked = frozenset(order["marked"])
    findings: dict[str, GameFinding] = {}
    games: list[AnyGame] = []
    for name, always in [*[(name, True) for name in order["named"]], *[(name, False) for name in order["installed"]]]:
        try:
            game = load_game(name)
            if game not in games:
                games.append(game)
                findings[name] = _finding(game, marked, always, order["matches"])
        except Exception as error:  # whatever a stranger's module raises
            cause = error.__cause__ or error
            findings[name] = GameFinding(name, error=" ".join(f"{type(cause).__name__}: {cause}".split()))
    json.dump([attrs.asdict(found) for found in findings.values()], out)


def no_game(name: str) -> str:
    """Return why there is no game of this name, or an empty text; a game that is broken in itself is one all the same.

    ``name`` is "module:NAME" or the id of an installed game.
    """
    try:
        with redirect_stdout(StringIO()):  # a module may say something
            load_game(name)
    except NoSuchGame as error:
        return error.why
    except UnknownGame as error:
        return str(error)
    except Exception:  # the report tells it
        return ""
    return ""


def _finding(game: AnyGame, marked: Collection[str], always: bool, matches: int) -> GameFinding:
    rules = rule_ids(game)
    if not always and not any(rule in marked for rule in (*rules, *cited(sources(game)))):
        return GameFinding(game.id, len(rules))
    found = exercise(game, matches)
    return GameFinding(game.id, len(found.rules), found)


def _read(data: Mapping[str, Any]) -> GameFinding:
    found = data["exercise"]
    if found is not None:
        uses = [RuleUse(**{**use, "places": tuple(use["places"])}) for use in found["rules"]]
        found = Exercise(**{**found, "rules": tuple(uses), "broken": tuple(found["broken"])})
    return GameFinding(data["name"], data["rules"], found, data["error"])


# -- the tables ------------------------------------------------------------------------------------------------


def lines_of(finding: GameFinding, tests: Mapping[str, MarkedTests]) -> Iterator[str]:
    """Yield the lines of one game's part of the report."""
    if finding.error:
        yield f"could not be looked at: {finding.error}"
    elif finding.exercise is not None:
        yield from _table(finding.exercise, tests)
    elif finding.rules:
        yield f"{finding.rules} rules, and no test of this run is marked with one of them"
        yield f"(name {finding.name} under boardrules_games in the pytest configuration to see them all the same)"


def _table(found: Exercise, tests: Mapping[str, MarkedTests]) -> Iterator[str]:
    none = MarkedTests()
    yield f"{found.matches} random matches with {found.answers} answers; the rules with the fewest tests come first,"
    yield "and of these the ones that random play exercised least"
    yield "  calls: of the code that carries the rule; -: it is data, which is not called"
    yield "  named: events and questions that cite the rule"
    yield ""
    rows = [("rule", "tests", "cases", "failed", "calls", "named", "carried by")]
    by_reach = sorted(found.rules, key=attrgetter("reached"))
    for use in sorted(by_reach, key=lambda use: tests.get(use.rule, none).functions):
        own = tests.get(use.rule, none)
        calls = "-" if use.calls is None else str(use.calls)
        numbers = (str(own.functions), str(own.cases), str(own.failed or "-"), calls, str(use.named))
        rows.append((use.rule, *numbers, _places(use.places)))
    yield from _columns(rows)
    yield ""
    yield from [f"broken off: {line}" for line in found.broken]
    untested = [use for use in found.rules if use.rule not in tests]
    unreached = [use for use in found.rules if not use.reached and use.calls is not None]
    silent = [use for use in found.rules if not use.reached and use.calls is None]
    yield (
        f"{len(found.rules)} rules: {len(untested)} without a test, {len(unreached)} never reached by random play, "
        f"{len(silent)} carried by data alone and never named"
    )


def _places(places: Sequence[str]) -> str:
    more = f" and {len(places) - 1} more" if len(places) > 1 else ""
    return f"{places[0]}{more}" if places else "no code"


def _columns(rows: Sequence[tuple[str, ...]]) -> Iterator[str]:
    """Yield the rows as aligned lines: the first and last column to the left, the numbers to the right."""
    widths = [max(_RULE_WIDTH, *[len(row[column]) for row in rows]) for column in range(len(rows[0]) - 1)]
    for first, *numbers, last in rows:
        shown = "  ".join([number.rjust(width) for number, width in zip(numbers, widths[1:], strict=True)])
        yield f"{first:{widths[0]}}  {shown}  {last}"
