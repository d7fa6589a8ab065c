"""Message catalogues and source texts of the game, read for the tests of its words."""

from __future__ import annotations

import ast as python_ast
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast, visitor

LANGUAGES: Final = ("en", "es")
SOURCE: Final = Path(str(files("boardrules.games.lotr_investigation")))
LIBRARY: Final = Path(str(files("boardrules.play").joinpath("text")))
PARTS: Final = ("", "faults.", "cards.", "rules.")


def catalogue(lang: str, *parts: str) -> dict[str, ast.Message]:
    """Return the messages of some parts of the catalogue (all without any), by id."""
    return messages(*[SOURCE / "text" / f"{part}{lang}.ftl" for part in parts or PARTS])


def complete(lang: str, *parts: str) -> dict[str, ast.Message]:
    """Return the messages of the library with those of the game in their place."""
    return {**messages(LIBRARY / f"{lang}.ftl"), **catalogue(lang, *parts)}


def messages(*paths: Path) -> dict[str, ast.Message]:
    """Return the messages of some files, by id."""
    found: dict[str, ast.Message] = {}
    for path in paths:
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, entry.id.name
                found[entry.id.name] = entry
    return found


class _Collector(visitor.Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)


def _collected(node: ast.BaseNode) -> _Collector:
    found = _Collector()
    found.visit(node)
    return found


def variables(node: ast.BaseNode) -> set[str]:
    """Return the variables of a message."""
    return _collected(node).variables


def words(node: ast.BaseNode) -> str:
    """Return the text of a message without what fills it."""
    return " ".join(_collected(node).texts)


def calls(name: str, *modules: str) -> Iterator[python_ast.Call]:
    """Yield every call of a function or class in the source of the game, or in some of its modules."""
    for node in _nodes(*modules):
        if isinstance(node, python_ast.Call) and isinstance(node.func, python_ast.Name) and node.func.id == name:
            yield node


def constants(call: str, position: int, *modules: str) -> set[str]:
    """Return the texts at one place in all calls of a name; parts of a text with holes are no text."""
    arguments = [node.args[position] for node in calls(call, *modules) if len(node.args) > position]
    return {found for argument in arguments for found in _texts(argument)}


def returned_codes(ending: str) -> set[str]:
    """Return the texts that functions whose names end like this return: codes of what is wrong, not the empty one."""
    found: set[str] = set()
    for function in _nodes():
        if isinstance(function, python_ast.FunctionDef) and function.name.endswith(ending):
            for node in python_ast.walk(function):
                if isinstance(node, python_ast.Return) and node.value is not None:
                    found.update(_texts(node.value))
    return found - {""}


@cache
def _nodes(*modules: str) -> tuple[python_ast.AST, ...]:
    paths = [path for path in sorted(SOURCE.rglob("*.py")) if not modules or path.stem in modules]
    sources = [path.read_text(encoding="utf-8") for path in paths]
    return tuple([node for source in sources for node in python_ast.walk(python_ast.parse(source))])


def _texts(node: python_ast.expr) -> Iterator[str]:
    if isinstance(node, python_ast.IfExp):
        yield from _texts(node.body)
        yield from _texts(node.orelse)
    elif isinstance(node, python_ast.Constant) and isinstance(node.value, str):
        yield node.value
