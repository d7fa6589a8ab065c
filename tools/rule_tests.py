"""Write for each game which tests cover which rule: ``python -m tools.rule_tests [--check]``.

The marks ``@pytest.mark.rule("SH-ATK-02")`` of all tests are collected without running anything, and laid down as the
data file ``rule_tests.json`` of the game whose catalogue has the rule. ``boardrules rules`` shows it. With ``--check``
nothing is written, and the exit status is 1 when a file is not up to date.
"""

from __future__ import annotations

import ast
import json
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "boardrules" / "games"
TESTS = ROOT / "tests"
FILE = "rule_tests.json"
CATALOGUE = Path("text") / "rules.en.ftl"


def rules_of(game: Path) -> tuple[str, ...]:
    """Return the ids of a game's rules, in the order of its catalogue."""
    text = (game / CATALOGUE).read_text(encoding="utf-8")
    return tuple(re.findall(r"^rule-(\S+) =", text, re.MULTILINE))


def marked_tests(path: Path, name: str) -> Iterator[tuple[str, str]]:
    """Yield rule id and test id for every mark in one file; ``name`` is how the file is called in test ids."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    everywhere = [rule for node in tree.body for rule in _pytestmark(node)]
    yield from _walk(tree, name, everywhere)


def _walk(node: ast.AST, name: str, rules: Sequence[str]) -> Iterator[tuple[str, str]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef):
            own = [rule for inner in child.body for rule in _pytestmark(inner)]
            yield from _walk(child, f"{name}::{child.name}", [*rules, *_decorated(child), *own])
        elif isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef)) and child.name.startswith("test"):
            for rule in [*rules, *_decorated(child)]:
                yield rule, f"{name}::{child.name}"


def _decorated(node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> list[str]:
    return [rule for decorator in node.decorator_list for rule in _marks(decorator)]


def _pytestmark(node: ast.AST) -> list[str]:
    """Return the rules of an assignment ``pytestmark = ...``, one mark or a list of them."""
    if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == "pytestmark" for t in node.targets):
        return _marks(node.value)
    return []


def _marks(node: ast.AST) -> list[str]:
    """Return the ids in every ``pytest.mark.rule(...)`` within an expression, also in ``pytest.param(marks=...)``."""
    calls = [found for found in ast.walk(node) if isinstance(found, ast.Call)]
    return [
        argument.value
        for call in calls
        if ast.unparse(call.func) in ("pytest.mark.rule", "mark.rule")
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def collect(games: Path = GAMES, tests: Path = TESTS, root: Path = ROOT) -> dict[Path, str]:
    """Return for every game's data file what should be in it."""
    marks = [
        mark
        for path in sorted(tests.rglob("test_*.py"))
        for mark in marked_tests(path, path.relative_to(root).as_posix())
    ]
    wanted = {}
    for game in sorted(path.parent.parent for path in games.glob(f"*/{CATALOGUE.as_posix()}")):
        covered = {rule: sorted({test for marked, test in marks if marked == rule}) for rule in rules_of(game)}
        filled = {rule: names for rule, names in covered.items() if names}
        wanted[game / FILE] = json.dumps(filled, indent=1) + "\n"
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
