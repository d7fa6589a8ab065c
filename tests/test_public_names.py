"""Every public name is explained by an example, and the examples are right."""

from __future__ import annotations

import ast
import doctest
import inspect
import io
import re
import sys
import types
from pathlib import Path
from textwrap import dedent
from typing import Any, Final

import pytest
from attrs import frozen
from hypothesis import settings
from hypothesis.stateful import run_state_machine_as_test

import boardrules
from boardrules import testing

SOURCE: Final = Path(boardrules.__file__).parent
PUBLIC: Final = [(package, name) for package in (boardrules, testing) for name in package.__all__]
#: So many examples are enough to see that a property in a docstring is one.
_FEW: Final = settings(max_examples=2, database=None, deadline=None)
_FINDER: Final = doctest.DocTestParser()


@frozen
class Told:
    """What is told of a name, and the names that its module knows."""

    name: str
    text: str
    known: dict[str, Any]

    def blocks(self) -> list[str]:
        """Return the code behind each ``::``."""
        found = re.findall(r"::\n\n?((?:(?:    .*)?\n)+)", self.text + "\n")
        return [dedent(block) for block in found]

    def sessions(self) -> list[str]:
        """Return the code behind each ``>>>``."""
        return [example.source for example in _FINDER.get_examples(self.text)]


def _told(package: types.ModuleType, name: str) -> Told:
    value = getattr(package, name)
    if isinstance(value, (type, types.FunctionType, types.ModuleType)) and not isinstance(value, types.GenericAlias):
        module = value if isinstance(value, types.ModuleType) else sys.modules[value.__module__]
        return Told(name, inspect.getdoc(value) or "", vars(module))
    return Told(name, _comment(name), {})


def _comment(name: str) -> str:
    """Return the comment above the one place where a name for a type is defined."""
    found = re.compile(rf"((?:^#:.*\n)*)^{name}: TypeAlias = ", re.MULTILINE)
    places = [match[1] for path in SOURCE.rglob("*.py") for match in found.finditer(path.read_text(encoding="utf-8"))]
    assert len(places) == 1, name
    return re.sub(r"^#: ?", "", places[0], flags=re.MULTILINE)


@pytest.mark.parametrize("told", [_told(*place) for place in PUBLIC], ids=lambda told: told.name)
def test_every_public_name_has_an_example_that_is_python(told: Told) -> None:
    """In its docstring; a type that only has a name has it in the comment above."""
    examples = [*told.blocks(), *told.sessions()]

    assert told.text
    assert examples
    for code in examples:
        assert ast.parse(code).body


@pytest.mark.parametrize("told", [_told(*place) for place in PUBLIC], ids=lambda told: told.name)
def test_what_an_example_shows_is_what_happens(told: Told) -> None:
    """A session prints what it says; a block runs, and a property in it holds."""
    session = _FINDER.get_doctest(told.text, dict(told.known), told.name, None, 0)
    said = io.StringIO()
    assert doctest.DocTestRunner(verbose=False).run(session, out=said.write).failed == 0, said.getvalue()
    for block in told.blocks() if told.known else ():
        names: dict[str, Any] = {"__name__": "example"}
        exec(block, names)
        for value in [*names.values()]:
            if hasattr(value, "hypothesis"):
                _FEW(value)()
            elif isinstance(value, type) and issubclass(value, testing.GameMachine) and hasattr(value, "game"):
                run_state_machine_as_test(value, settings=_FEW)
