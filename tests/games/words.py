"""Message catalogues and source texts, read for the tests of words without the library's own reader."""

from __future__ import annotations

import ast as python_ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import attrs
from fluent.syntax import FluentParser, ast, visitor

LANGUAGES: Final = ("en", "es")
#: The package whose words every game may use.
LIBRARY: Final = "boardrules.play"


# -- catalogues ------------------------------------------------------------------------------------------------


def catalogue(package: str, lang: str, *parts: str) -> dict[str, ast.Message]:
    """Return the messages of a package by id, each of which there is once; all files, or some parts such as ``faults.``

    The part without a name, which every package has, is the empty one.
    """
    folder = Path(str(files(package))) / "text"
    found: dict[str, ast.Message] = {}
    for path in sorted(folder.glob(f"*{lang}.ftl")):
        part = path.name.removesuffix(f"{lang}.ftl")
        if (part and not part.endswith(".")) or (parts and part not in parts):
            continue
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} twice"
                found[entry.id.name] = entry
    assert found, (package, lang, parts)
    return found


def complete(package: str, lang: str, *parts: str) -> dict[str, ast.Message]:
    """Return the messages of the library with those of a package, or of some parts of it, in their place."""
    return {**catalogue(LIBRARY, lang), **catalogue(package, lang, *parts)}


class _Collector(visitor.Visitor):
    """Collects the variables and the texts of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        """Take a variable."""
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        """Take a piece of text."""
        self.texts.append(node.value)


def _collected(node: ast.BaseNode) -> _Collector:
    """Return what a message is made of."""
    found = _Collector()
    found.visit(node)
    return found


def variables(node: ast.BaseNode) -> set[str]:
    """Return the variables of a message."""
    return _collected(node).variables


def words(node: ast.BaseNode) -> str:
    """Return the text of a message without what fills it."""
    return " ".join(_collected(node).texts)


def plain(names: Iterable[str], forms: tuple[str, ...]) -> set[str]:
    """Return variables without the forms of a language: with ``to`` among those, $target_to stands for $target."""
    ending = re.compile(f"_({'|'.join(forms)})$")
    return {ending.sub("", name) for name in names}


def assert_alike(package: str, forms: tuple[str, ...]) -> None:
    """Fail unless a package has the same messages, with the same attributes and variables, in both languages.

    Those of the library stand in for what a package says in its own words in one language alone.
    """
    english, spanish = (complete(package, lang) for lang in LANGUAGES)
    assert set(english) == set(spanish)
    for key, message in english.items():
        other = spanish[key]
        assert {form.id.name for form in message.attributes} == {form.id.name for form in other.attributes}, key
        assert plain(variables(message), forms) == plain(variables(other), forms), key


def assert_translated(package: str, least: int, *kinds: str) -> None:
    """Fail when English is left in Spanish: small words betray a sentence that was never translated.

    More than ``least`` of the English messages have such words. Those whose ids begin in one of these ways are not the
    same in both languages, unless they are all filling, nor is any other of more than six words.
    """
    small = re.compile(r"\b(the|of|and|with|you|your|is|are|not|from|its?|which|once|each|card)\b", re.IGNORECASE)
    own, other = ({key: words(entry) for key, entry in catalogue(package, lang).items()} for lang in LANGUAGES)
    assert [key for key, told in other.items() if small.search(told)] == []
    assert sum(bool(small.search(told)) for told in own.values()) > least
    same = [key for key, told in own.items() if told == other.get(key)]
    assert [key for key in same if len(own[key].split()) > 6] == []
    assert [key for key in same if key.startswith(kinds) and re.search(r"\w", own[key])] == []


def message_id(kind: str, cls: type) -> str:
    """Return the id of the message of an action or event, such as ``action-choose-target``."""
    return f"{kind}-{re.sub(r'(?<=[a-z])(?=[A-Z])', '-', cls.__name__).lower()}"


def field_names(cls: Any) -> set[str]:
    """Return the names of the fields of an attrs class."""
    return {field.name for field in attrs.fields(cls)}


# -- source texts ----------------------------------------------------------------------------------------------


def sources(package: str, *modules: str) -> tuple[Path, ...]:
    """Return the source files of a package and of all within it, or those of some modules."""
    paths = sorted(Path(str(files(package))).rglob("*.py"))
    return tuple([path for path in paths if not modules or path.stem in modules])


def calls(paths: tuple[Path, ...], name: str) -> Iterator[python_ast.Call]:
    """Yield every call of a function or class in some source files."""
    for node in _nodes(paths):
        if isinstance(node, python_ast.Call) and isinstance(node.func, python_ast.Name) and node.func.id == name:
            yield node


def constants(paths: tuple[Path, ...], name: str, position: int) -> set[str]:
    """Return the texts at one place in all calls of a name; parts of a text with holes are no text."""
    arguments = [call.args[position] for call in calls(paths, name) if len(call.args) > position]
    return {found for argument in arguments for found in _texts(argument)}


def pieces(paths: tuple[Path, ...], name: str, position: int) -> set[str]:
    """Return all texts within what stands at one place in all calls of a name, parts of a text with holes too."""
    arguments = [call.args[position] for call in calls(paths, name) if len(call.args) > position]
    nodes = [node for argument in arguments for node in python_ast.walk(argument)]
    return {node.value for node in nodes if isinstance(node, python_ast.Constant) and isinstance(node.value, str)}


def returned(paths: tuple[Path, ...], ending: str) -> set[str]:
    """Return the texts that functions whose names end like this return: codes of what is wrong, not the empty one."""
    found: set[str] = set()
    for function in _nodes(paths):
        if isinstance(function, python_ast.FunctionDef) and function.name.endswith(ending):
            for node in python_ast.walk(function):
                if isinstance(node, python_ast.Return) and node.value is not None:
                    found.update(_texts(node.value))
    return found - {""}


@cache
def _nodes(paths: tuple[Path, ...]) -> tuple[python_ast.AST, ...]:
    """Return all that some source files are made of."""
    texts = [path.read_text(encoding="utf-8") for path in paths]
    return tuple([node for text in texts for node in python_ast.walk(python_ast.parse(text))])


def _texts(node: python_ast.expr) -> Iterator[str]:
    """Yield the texts that an expression may be."""
    if isinstance(node, python_ast.IfExp):
        yield from _texts(node.body)
        yield from _texts(node.orelse)
    elif isinstance(node, python_ast.Constant) and isinstance(node.value, str):
        yield node.value
