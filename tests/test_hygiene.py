"""The house rules that code cannot say of itself."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import attrs
import pytest

import boardrules
from boardrules.core.effects import Effect
from boardrules.core.node import is_immutable
from boardrules.core.values import Action, Event
from tools import rule_tests

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "boardrules"
RULES = sorted([*(PACKAGE / "core").rglob("*.py"), *(PACKAGE / "games").rglob("*.py")])
EVERYTHING = sorted(PACKAGE.rglob("*.py"))
GAMES = sorted(path.name for path in (PACKAGE / "games").iterdir() if (path / "__init__.py").exists())

FORBIDDEN_IMPORTS = {"random", "time", "datetime", "uuid", "secrets", "pickle", "os", "threading", "asyncio"}


def _name(path: Path) -> str:
    return str(path.relative_to(PACKAGE))


def _imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


@pytest.mark.parametrize("path", RULES, ids=_name)
def test_rules_use_no_outside_randomness_and_no_clock(path: Path) -> None:
    """Core and games import nothing that could differ from run to run."""
    used = {module.split(".")[0] for module in _imports(path)}

    assert not used & FORBIDDEN_IMPORTS


@pytest.mark.parametrize("path", RULES, ids=_name)
def test_rules_never_walk_a_set_or_hash_or_use_floats(path: Path) -> None:
    """No loop over a set display or ``set(...)``, no ``hash`` or ``id``, no float literal: all differ or round."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant):
            assert not isinstance(node.value, float), f"{path}:{node.lineno}: a float"
        walked = None
        if isinstance(node, (ast.For, ast.comprehension)):
            walked = node.iter
        if isinstance(walked, (ast.Set, ast.SetComp)):
            raise AssertionError(f"{path}: a loop over a set")
        if isinstance(walked, ast.Call) and isinstance(walked.func, ast.Name):
            assert walked.func.id not in ("set", "frozenset"), f"{path}: a loop over a set"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in ("hash", "id"), f"{path}:{node.lineno}: {node.func.id}()"


@pytest.mark.parametrize("path", EVERYTHING, ids=_name)
def test_dependencies_run_one_way(path: Path) -> None:
    """games -> core; play -> core; nobody imports cli; no game imports another."""
    part = path.relative_to(PACKAGE).parts
    allowed: dict[str, tuple[str, ...]] = {
        "core": ("core",),
        "games": ("core", "registry"),
        "play": ("core", "play", "registry"),
        "registry.py": ("core",),
        "testing": ("core", "play", "registry", "testing"),
        "pytest_plugin.py": ("registry", "testing"),
        "cli": ("core", "play", "registry", "cli", "games"),
        "cli.py": ("core", "play", "registry", "cli", "games"),
        "__init__.py": ("core", "play", "registry", "games"),
    }
    for module in _imports(path):
        if not module.startswith("boardrules."):
            continue
        target = module.split(".")
        if part[0] == "games" and target[1] == "games":
            assert len(part) > 2, f"{path} imports a game"
            assert target[2] == part[1], f"{path} imports another game: {module}"
        elif part[0] == "games" and len(part) > 2 and part[2] == "table.py":
            assert target[1] in ("core", "play"), f"{path} imports {module}"
        else:
            assert target[1] in allowed[part[0]] or part[0] == "cli", f"{path} imports {module}"


def _draws(path: Path) -> bool:
    """Return whether a module is about drawing on a terminal, which the extra ``cli`` is for."""
    part = path.relative_to(PACKAGE).parts
    is_table = part[0] == "games" and part[2:] == ("table.py",)
    return part[0] == "cli" or part == ("play", "drawing.py") or is_table


@pytest.mark.parametrize("path", EVERYTHING, ids=_name)
def test_only_what_draws_imports_rich_or_what_the_drawings_share(path: Path) -> None:
    """The command line, a game's ``table`` and ``play.drawing``: everything else works without the extra."""
    used = set(_imports(path))

    needs_rich = any(module.split(".")[0] == "rich" or module == "boardrules.play.drawing" for module in used)
    assert _draws(path) or not needs_rich


def _subclasses(base: type) -> Iterator[type]:
    classes: list[type] = base.__subclasses__()
    for cls in classes:
        yield cls
        yield from _subclasses(cls)


@pytest.mark.parametrize("game_id", boardrules.games())
@pytest.mark.parametrize(("kind", "base"), [("actions", Action), ("events", Event), ("effects", Effect)])
def test_every_action_event_and_effect_is_known_to_the_converter(game_id: str, kind: str, base: type) -> None:
    """A class that is left out of the schema could not be written or read."""
    game = boardrules.load_game(game_id)
    package = type(game).__module__.rpartition(".")[0]
    known = {cls for cls in getattr(game.schema(), kind) if not cls.__module__.startswith("boardrules.core.")}
    ours = [cls for cls in _subclasses(base) if cls.__module__.startswith(package + ".")]
    written = {cls for cls in ours if "__attrs_attrs__" in cls.__dict__}

    assert written == known


@pytest.mark.parametrize("game_id", boardrules.games())
@pytest.mark.parametrize("kind", ["actions", "events", "effects"])
def test_actions_events_and_effects_cannot_change(game_id: str, kind: str) -> None:
    """They are shared between states, so each is a frozen attrs class that holds nothing mutable, at any depth."""
    classes: tuple[type, ...] = getattr(boardrules.load_game(game_id).schema(), kind)

    assert classes
    assert [cls.__name__ for cls in classes if not (attrs.has(cls) and is_immutable(cls))] == []


@pytest.mark.parametrize("game_id", boardrules.games())
def test_entities_cannot_change(game_id: str) -> None:
    """No entity's field can be set, and none holds something mutable."""
    tables = boardrules.load_game(game_id).schema().entities

    assert tables
    cls: Any
    for cls, table in tables:
        kinds = [field.type for field in attrs.fields(attrs.resolve_types(cls))]
        assert all(is_immutable(kind) for kind in kinds), cls
        for entity in table.values():
            with pytest.raises(attrs.exceptions.FrozenInstanceError):
                setattr(entity, "id", "another")  # noqa: B010 - a plain assignment would already be an error to mypy


@pytest.fixture(scope="module")
def rule_marks() -> dict[str, list[str]]:
    """The tests of every rule."""
    return rule_tests.marks()


def _documented(game_id: str) -> list[str]:
    text = (ROOT / "docs" / "rules" / f"{game_id}.md").read_text(encoding="utf-8")
    return re.findall(r"^### ([A-Z]{2,3}-[A-Z][A-Z0-9]{1,2}-\d{2}) ", text, re.MULTILINE)


def _not_done(game_id: str) -> set[str]:
    text = (ROOT / "docs" / "rules" / f"{game_id}.md").read_text(encoding="utf-8")
    section = text.partition("\n## Not implemented")[2].partition("\n## ")[0]
    return set(re.findall(r"[A-Z]{2,3}-[A-Z][A-Z0-9]{1,2}-\d{2}", section))


@pytest.mark.parametrize("game_id", GAMES)
def test_every_rule_is_documented_once(game_id: str) -> None:
    """The rule reference holds each id once, and says what is not done."""
    ids = _documented(game_id)

    assert ids
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("game_id", GAMES)
def test_every_rule_has_a_test_and_no_test_names_an_unknown_rule(
    game_id: str, rule_marks: dict[str, list[str]]
) -> None:
    """Each rule of the reference is on a test, unless it is listed as not done."""
    ids, marks = set(_documented(game_id)), set(rule_marks)
    prefix = next(iter(ids)).split("-")[0]

    assert ids - marks - _not_done(game_id) == set()
    assert {mark for mark in marks if mark.startswith(prefix + "-")} - ids == set()


@pytest.mark.parametrize("game_id", GAMES)
def test_every_rule_is_in_the_code_and_the_code_names_no_unknown_rule(game_id: str) -> None:
    """Each rule of the reference is cited by the code that carries it."""
    ids = set(_documented(game_id))
    code = "\n".join(path.read_text(encoding="utf-8") for path in sorted((PACKAGE / "games" / game_id).rglob("*.py")))
    cited = set(re.findall(r"\b[A-Z]{2,3}-[A-Z][A-Z0-9]{1,2}-\d{2}\b", code))

    assert ids - cited - _not_done(game_id) == set()
    assert cited - ids == set()


def test_every_marked_rule_belongs_to_a_game(rule_marks: dict[str, list[str]]) -> None:
    """A misspelt id on a test would make the test useless for tracing."""
    known = {rule for game_id in GAMES for rule in _documented(game_id)}

    assert {mark: places for mark, places in rule_marks.items() if mark not in known} == {}


@pytest.mark.parametrize("game_id", GAMES)
def test_the_packaged_index_of_rule_tests_is_up_to_date(game_id: str, rule_marks: dict[str, list[str]]) -> None:
    """``boardrules rules`` shows it; ``python -m tools.rule_tests`` writes it."""
    packaged = json.loads((PACKAGE / "games" / game_id / "rule_tests.json").read_text(encoding="utf-8"))
    wanted = {rule: rule_marks[rule] for rule in _documented(game_id) if rule in rule_marks}

    assert packaged == wanted


@pytest.mark.parametrize("path", EVERYTHING, ids=_name)
def test_files_stay_readable(path: Path) -> None:
    """About 600 lines is where a file should split."""
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 650


def test_importing_the_library_loads_neither_games_nor_cattrs() -> None:
    """Documents and games are paid for by those who use them."""
    code = (
        "import sys, boardrules; "
        "print([m for m in sys.modules if m.startswith(('cattrs', 'fluent', 'rich', 'boardrules.games.'))])"
    )

    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout

    assert loaded.strip() == "[]"


def test_the_library_runs_on_attrs_and_cattrs_alone() -> None:
    """Importing every module but the command line, the words and the testing kit needs no extra."""
    modules = [
        ".".join(("boardrules", *path.relative_to(PACKAGE).with_suffix("").parts)).removesuffix(".__init__")
        for path in EVERYTHING
        if path.relative_to(PACKAGE).parts[0] not in ("testing", "pytest_plugin.py")
        and not _draws(path)
        and path != PACKAGE / "play" / "text.py"
    ]
    code = f"""
import importlib, sys
for name in ("fluent", "rich", "hypothesis", "pytest"):
    sys.modules[name] = None
for name in {modules!r}:
    importlib.import_module(name)
print("fine")
"""

    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)

    assert done.stdout.strip() == "fine", done.stderr
