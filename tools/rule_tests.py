"""Write for each game which tests cover which rule: ``python -m tools.rule_tests [--check]``.

The marks ``@pytest.mark.rule("SH-ATK-02")`` of all tests are collected without running anything, and laid down as the
data file ``rule_tests.json`` of the game whose catalogue has the rule. ``boardrules rules`` shows it. With ``--check``
nothing is written, and the exit status is 1 when a file is not up to date.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from boardrules.play.rule_places import catalogued
from boardrules.pytest_plugin import function_of
from tools.rule_marks import MARKER

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "boardrules" / "games"
TESTS = ROOT / "tests"
FILE = "rule_tests.json"
CATALOGUE = Path("text") / "rules.en.ftl"


def rules_of(game: Path) -> tuple[str, ...]:
    """Return the ids of a game's rules, in the order of its catalogue."""
    return catalogued(game / "text")


def marks(tests: Path = TESTS, root: Path = ROOT) -> dict[str, list[str]]:
    """Return the tests of every rule, as pytest itself collects them; the cases of one test count once."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-qq", "-p", "tools.rule_marks"]
    command += ["-p", "no:cacheprovider", "--rootdir", str(root), str(tests)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    line = next((line for line in done.stdout.splitlines() if line.startswith(MARKER)), None)
    if line is None:
        raise RuntimeError(f"pytest did not collect the tests:\n{done.stdout}{done.stderr}")
    found: dict[str, list[str]] = json.loads(line.removeprefix(MARKER))
    return {rule: sorted({function_of(name) for name in names}) for rule, names in found.items()}


def collect(games: Path = GAMES, tests: Path = TESTS, root: Path = ROOT) -> dict[Path, str]:
    """Return for every game's data file what should be in it."""
    found = marks(tests, root)
    wanted = {}
    for game in sorted(path.parent.parent for path in games.glob(f"*/{CATALOGUE.as_posix()}")):
        covered = {rule: found[rule] for rule in rules_of(game) if rule in found}
        wanted[game / FILE] = json.dumps(covered, indent=1) + "\n"
    return wanted


def main(arguments: Sequence[str]) -> int:
    """Write the files, or check them."""
    if list(arguments) not in ([], ["--check"]):
        sys.stderr.write("usage: python -m tools.rule_tests [--check]\n")
        return 2
    stale = [
        (path, text)
        for path, text in collect().items()
        if not path.is_file() or path.read_text(encoding="utf-8") != text
    ]
    for path, text in stale:
        name = path.relative_to(ROOT).as_posix()
        if arguments:
            sys.stderr.write(f"{name} is not up to date: run python -m tools.rule_tests\n")
        else:
            path.write_text(text, encoding="utf-8")
            sys.stdout.write(f"{name} written\n")
    return 1 if stale and arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
