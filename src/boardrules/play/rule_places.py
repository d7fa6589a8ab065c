"""Where a game's source names its rules, and what else its package holds: the catalogue, the list of tests, modules."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from importlib.resources import files
from inspect import getsource
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from attrs import frozen

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable
    from types import ModuleType

    from boardrules.play.text import Speaks

_RULE_ID: Final = r"[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+"
#: One id, or a span such as "SH-CRD-01 to SH-CRD-06".
_RULE_SPAN: Final = re.compile(rf"({_RULE_ID})(?:\s+to\s+({_RULE_ID}))?")
#: A message catalogue, ``<lang>.ftl`` or ``<part>.<lang>.ftl``.
_CATALOGUE: Final = re.compile(r"(?:.+\.)?(?P<lang>[a-z]{2,3})\.ftl")
_CATALOGUED: Final = re.compile(r"^rule-([\w-]+)[ ]*=", re.MULTILINE)
_TESTS_FILE: Final = "rule_tests.json"

#: What names a rule: a function, a class, a constant of a module, or a module outside all of these.
PlaceKind: TypeAlias = Literal["function", "class", "data", "module"]


@frozen
class Source:
    """The text of one module of a game. ``name`` is the one to import, ``short`` the one within the game's package."""

    name: str
    short: str
    text: str


@frozen
class Place:
    """The innermost class, function or constant around some lines of a module; ``scope`` are the names down to it.

    ``first`` and ``last`` are its line numbers, decorators included. ``str`` is its dotted name within the package.
    """

    module: str
    scope: tuple[str, ...]
    kind: PlaceKind
    first: int
    last: int

    def __str__(self) -> str:
        return ".".join((self.module, *self.scope))


# -- the package of a game -------------------------------------------------------------------------------------


def package_of(game: Speaks) -> str:
    """Return the package in which a game lives; for a module that is in no package, the module."""
    return import_module(type(game).__module__).__package__ or type(game).__module__


def module_of(game: Speaks, name: str) -> ModuleType | None:
    """Return a module that a game may have in its package, such as ``table``, or None where it has none.

    Raises ``ModuleNotFoundError`` when there is one that needs something that is not installed, such as rich.
    """
    full = f"{package_of(game)}.{name}"
    try:
        return import_module(full)
    except ModuleNotFoundError as error:
        if error.name != full:
            raise
        return None


def sources(game: Speaks) -> tuple[Source, ...]:
    """Return every module of the game's package, sub-packages included, in the order of their names."""
    package = package_of(game)
    module = import_module(package)
    if hasattr(module, "__path__"):
        return tuple(_modules(files(package), package, ""))
    try:
        return (Source(package, package, getsource(module)),)
    except OSError:  # typed in at a prompt
        return ()


def _modules(folder: Traversable, package: str, prefix: str) -> Iterator[Source]:
    for entry in sorted(folder.iterdir(), key=lambda found: found.name):
        if entry.is_dir() and entry.joinpath("__init__.py").is_file():
            yield from _modules(entry, f"{package}.{entry.name}", f"{prefix}{entry.name}.")
        elif entry.name.endswith(".py"):
            name = entry.name.removesuffix(".py")
            full = package if name == "__init__" else f"{package}.{name}"
            yield Source(full, prefix + name, entry.read_text(encoding="utf-8"))


def rule_tests(game: Speaks) -> Mapping[str, list[str]] | None:
    """Return the tests of each rule from the data file of the game's package; None when there is none."""
    package = package_of(game)
    if not hasattr(import_module(package), "__path__"):
        return None
    path = files(package).joinpath(_TESTS_FILE)
    if not path.is_file():
        return None
    found: dict[str, list[str]] = json.loads(path.read_text(encoding="utf-8"))
    return found


def catalogue(game: Speaks) -> tuple[str, ...]:
    """Return the ids of the rules that have a title in the game's message catalogues, in their order.

    The files are only searched for keys, so Fluent need not be installed.
    """
    package = package_of(game)
    while package:
        if hasattr(import_module(package), "__path__") and has_catalogues(text := files(package).joinpath("text")):
            return catalogued(text)
        package = package.rpartition(".")[0]
    return ()


def has_catalogues(folder: Traversable) -> bool:
    """Return whether there is a folder with message catalogues; one without any means no words, as no folder does."""
    return folder.is_dir() and bool(catalogues(folder))


def catalogues(folder: Traversable) -> dict[str, list[str]]:
    """Return the names of the message catalogues in a folder by their languages, sorted."""
    found: dict[str, list[str]] = {}
    for name in sorted(entry.name for entry in folder.iterdir()):
        file = _CATALOGUE.fullmatch(name)
        if file is not None:
            found.setdefault(file["lang"], []).append(name)
    return dict(sorted(found.items()))


def catalogued(folder: Traversable) -> tuple[str, ...]:
    """Return the ids of the rules that the catalogues of a folder have a title for, in their order.

    Those in English say which they are, or all where there are none in English.
    """
    by_language = catalogues(folder)
    names = by_language.get("en") or [name for names in by_language.values() for name in names]
    texts = [folder.joinpath(name).read_text(encoding="utf-8") for name in names]
    return tuple(dict.fromkeys([rule for text in texts for rule in _CATALOGUED.findall(text)]))


# -- what the source names -------------------------------------------------------------------------------------


def cited(modules: Iterable[Source]) -> tuple[str, ...]:
    """Return everything in the source that has the form of a rule id ("SH-ATK-02", but also "UTF-8"), sorted."""
    found = {rule for source in modules for match in _RULE_SPAN.finditer(source.text) for rule in match.groups()}
    return tuple(sorted(rule for rule in found if rule is not None))


def rule_places(modules: Iterable[Source], known: tuple[str, ...]) -> dict[str, tuple[Place, ...]]:
    """Return for each known rule the places whose code, docstring or comments name it.

    "SH-CRD-01 to SH-CRD-06" names what lies between the two in ``known``. An id that has another form than
    "SH-ATK-02" is found where it stands in quotes.
    """
    places: dict[str, dict[Place, None]] = {}
    order = {rule: index for index, rule in enumerate(known)}
    others = [re.escape(rule) for rule in known if not re.fullmatch(_RULE_ID, rule)]
    quoted = re.compile(rf"([\"'])({'|'.join(others)})\1") if others else None
    for source in modules:
        scopes = tuple(all_places(source))
        for match in _RULE_SPAN.finditer(source.text):
            first, last = match[1], match[2] or match[1]
            if first in order:
                span = known[order[first] : order.get(last, order[first]) + 1]
                place = innermost(scopes, source.text.count("\n", 0, match.start()) + 1)
                for rule in span or (first,):
                    places.setdefault(rule, {})[place] = None
        for match in quoted.finditer(source.text) if quoted is not None else ():
            place = innermost(scopes, source.text.count("\n", 0, match.start()) + 1)
            places.setdefault(match[2], {})[place] = None
    return {rule: tuple(found) for rule, found in places.items()}


def code_places(game: Speaks, known: tuple[str, ...]) -> dict[str, list[str]]:
    """Return for each known rule the names of the places in the game's package that name it."""
    found = rule_places(sources(game), known)
    return {rule: list(dict.fromkeys(map(str, places))) for rule, places in found.items()}


def all_places(source: Source) -> Iterator[Place]:
    """Yield the module, and every class and function in it, and its constants; what is inside comes after."""
    yield Place(source.short, (), "module", 1, source.text.count("\n") + 1)
    yield from _places(source.short, ast.parse(source.text), ())


def innermost(places: tuple[Place, ...], line: int) -> Place:
    """Return the innermost of a module's ``places`` that holds a line."""
    return max([place for place in places if place.first <= line <= place.last], key=lambda place: len(place.scope))


def _places(module: str, node: ast.AST, outer: tuple[str, ...]) -> Iterator[Place]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            scope = (*outer, child.name)
            start = min([child.lineno, *[decorator.lineno for decorator in child.decorator_list]])
            kind: PlaceKind = "class" if isinstance(child, ast.ClassDef) else "function"
            yield Place(module, scope, kind, start, child.end_lineno or start)
            yield from _places(module, child, scope)
        elif not outer and isinstance(child, (ast.Assign, ast.AnnAssign)):
            target = child.targets[0] if isinstance(child, ast.Assign) else child.target
            if isinstance(target, ast.Name):
                yield Place(module, (target.id,), "data", child.lineno, child.end_lineno or child.lineno)
        elif isinstance(child, (ast.stmt, ast.ExceptHandler, ast.match_case)):
            yield from _places(module, child, outer)  # what is defined in an if or a try
