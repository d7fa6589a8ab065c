"""``boardrules rules``: every rule with its title, where the code applies it, and which tests cover it."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from importlib.resources import files
from typing import TYPE_CHECKING, Final, TextIO

from boardrules.cli.errors import UsageError
from boardrules.core.game import AnyGame
from boardrules.play.text import Text

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

_RULE_ID: Final = r"[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+"
#: One id, or a span such as "SH-CRD-01 to SH-CRD-06".
_RULE_SPAN: Final = re.compile(rf"({_RULE_ID})(?:\s+to\s+({_RULE_ID}))?")
_TESTS_FILE: Final = "rule_tests.json"


def show_rules(game: AnyGame, text: Text, rule: str | None, out: TextIO) -> None:
    """Write one rule, or all of them. Raises ``UsageError`` for a rule that the game does not have."""
    known = text.rules()
    wanted = known
    if rule is not None:
        wanted = tuple([found for found in known if found.lower() == rule.lower()])
        if not wanted:
            near = get_close_matches(rule.upper(), known, 1)
            if near:
                raise UsageError("cli-unknown_rule_near", rule=rule, near=near[0])
            raise UsageError("cli-unknown_rule", rule=rule)
    package = files(package_of(game))
    code = code_places(package, known)
    tests = rule_tests(package)
    labels = [text.message("rules-code"), text.message("rules-tests")]
    width = max(map(len, labels))
    none = text.message("rules-none")
    for rule_id in wanted:
        out.write(f"{rule_id}  {text.rule(rule_id)}\n")
        no_tests = text.message("rules-no_tests") if tests is None else none
        for label, lines in zip(labels, (code.get(rule_id), (tests or {}).get(rule_id)), strict=True):
            instead = none if label == labels[0] else no_tests
            for index, line in enumerate(lines or (instead,)):
                out.write(f"  {label if index == 0 else '':{width}}  {line}\n")


def package_of(game: AnyGame) -> str:
    """Return the package in which a game lives."""
    from importlib import import_module

    return import_module(type(game).__module__).__package__ or type(game).__module__


def rule_tests(package: Traversable) -> Mapping[str, list[str]] | None:
    """Return the tests of each rule from the package's data file; None when there is none."""
    path = package.joinpath(_TESTS_FILE)
    if not path.is_file():
        return None
    found: dict[str, list[str]] = json.loads(path.read_text(encoding="utf-8"))
    return found


def code_places(package: Traversable, known: tuple[str, ...]) -> dict[str, list[str]]:
    """Return for each rule the classes and functions whose code, docstring or comments name it."""
    places: dict[str, list[str]] = {}
    order = {rule_id: index for index, rule_id in enumerate(known)}
    for name, source in _modules(package, ""):
        scopes = list(_scopes(ast.parse(source), ()))
        for match in _RULE_SPAN.finditer(source):
            first, last = match[1], match[2] or match[1]
            if first not in order:
                continue
            span = known[order[first] : order.get(last, order[first]) + 1]
            line = source.count("\n", 0, match.start()) + 1
            inside = [scope for start, end, scope in scopes if start <= line <= end]
            place = ".".join((name, *max(inside, key=len, default=())))
            for rule_id in span or (first,):
                if place not in places.setdefault(rule_id, []):
                    places[rule_id].append(place)
    return places


def _modules(folder: Traversable, prefix: str) -> Iterator[tuple[str, str]]:
    for entry in sorted(folder.iterdir(), key=lambda found: found.name):
        if entry.is_dir() and entry.joinpath("__init__.py").is_file():
            yield from _modules(entry, f"{prefix}{entry.name}.")
        elif entry.name.endswith(".py"):
            yield prefix + entry.name.removesuffix(".py"), entry.read_text(encoding="utf-8")


def _scopes(node: ast.AST, outer: tuple[str, ...]) -> Iterator[tuple[int, int, tuple[str, ...]]]:
    """Yield first line, last line and name of every class and function, and of the constants of a module."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            name = (*outer, child.name)
            start = min([child.lineno, *[decorator.lineno for decorator in child.decorator_list]])
            yield start, child.end_lineno or start, name
            yield from _scopes(child, name)
        elif not outer and isinstance(child, (ast.Assign, ast.AnnAssign)):
            target = child.targets[0] if isinstance(child, ast.Assign) else child.target
            if isinstance(target, ast.Name):
                yield child.lineno, child.end_lineno or child.lineno, (target.id,)
