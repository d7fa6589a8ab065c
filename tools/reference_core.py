"""The reference page of what games are written and played with: ``docs/reference/library.md``, from the docstrings."""

from __future__ import annotations

import importlib
import inspect
import re
import types
from collections.abc import Iterator
from typing import Any, Final

import attrs

#: The modules of the page, in the order in which a reader meets them.
MODULES: Final = (
    "boardrules",
    "boardrules.core.game",
    "boardrules.core.values",
    "boardrules.core.state",
    "boardrules.core.node",
    "boardrules.core.entity",
    "boardrules.core.effects",
    "boardrules.core.windows",
    "boardrules.core.phases",
    "boardrules.core.chance",
    "boardrules.core.zones",
    "boardrules.core.board",
    "boardrules.core.matching",
    "boardrules.core.uses",
    "boardrules.core.tokens",
    "boardrules.core.setups",
    "boardrules.core.kinds",
    "boardrules.core.files",
    "boardrules.core.tables",
    "boardrules.core.sheets",
    "boardrules.core.checking",
    "boardrules.core.errors",
    "boardrules.registry",
    "boardrules.play.match",
    "boardrules.play.documents",
    "boardrules.play.text",
    "boardrules.play.drawing",
)
_HEAD: Final = """# Reference: the library

Written by `python -m tools.reference` from the docstrings of the code.
The modules of `boardrules.core` are what games are written with, those of `boardrules.play` what front-ends stand on.
[docs/testing.md](../testing.md) is about `boardrules.testing`; the games have pages of their own:
[Shadow Hunters](shadow_hunters.md), [the bestiary game](bestiary.md), [the quest](lotr_investigation.md).
"""


def page() -> str:
    """Return the page."""
    parts = [_HEAD]
    for name in MODULES:
        module = importlib.import_module(name)
        parts.append(f"## {name}\n\n{_prose(module.__doc__)}\n")
        parts += [_entry(word, thing) for word, thing in _public(module)]
    return "\n".join(parts)


def _public(module: types.ModuleType) -> Iterator[tuple[str, Any]]:
    """Yield the classes and functions that a module defines, and those that the package itself hands out."""
    if module.__name__ == "boardrules":
        # Everything else of its names stands with the module that defines it.
        yield from [(name, thing) for name, thing in _defined(module) if name in module.__all__]
    else:
        yield from _defined(module)


def _defined(module: types.ModuleType) -> Iterator[tuple[str, Any]]:
    for name, thing in vars(module).items():
        is_own = inspect.isclass(thing) or inspect.isfunction(thing)
        if is_own and not name.startswith("_") and thing.__module__ == module.__name__:
            yield name, thing


def _entry(name: str, thing: Any) -> str:
    """Return what the page says of a class or function, and of the methods that a class has of its own."""
    lines = [f"### {name}", ""]
    if inspect.isfunction(thing):
        lines += [f"`{name}{_signature(thing)}`", ""]
    lines += [_prose(thing.__doc__), ""]
    if inspect.isclass(thing):
        lines += _fields(thing)
        lines += [
            f"* `{word}{_signature(method)}`: {_prose(method.__doc__).split(chr(10) * 2)[0]}"
            for word, method in vars(thing).items()
            if inspect.isfunction(method) and not word.startswith("_") and method.__doc__
        ]
        lines.append("")
    return "\n".join(lines)


def _fields(cls: type) -> list[str]:
    """Return the fields of an attrs class and the class variables of any, with their types."""
    kept = {field.name for field in attrs.fields(cls)} if attrs.has(cls) else set()
    own = {name: str(kind) for name, kind in vars(cls).get("__annotations__", {}).items() if not name.startswith("_")}
    shown = [f"`{name}: {kind}`" for name, kind in own.items() if name in kept or kind.startswith("ClassVar")]
    return [f"Fields: {', '.join(shown)}.", ""] if shown else []


def _signature(function: Any) -> str:
    """Return names and types of what a function takes and gives, without where the types come from."""
    text = re.sub(r"<function (\w+) at \w+>", r"\1", str(inspect.signature(function)).replace("'", ""))
    return re.sub(r"\bself, |\bself\b", "", text)


def _prose(text: str | None) -> str:
    """Return a docstring as Markdown: names in backticks, examples as blocks of code."""
    lines = re.sub(r"``(.+?)``", r"`\1`", inspect.cleandoc(text or "")).split("\n")
    found: list[str] = []
    block: list[str] = []
    for line in [*lines, ""]:
        if block and line and not line.startswith("    "):
            found += _code(block)
            block = []
        if line.startswith("    ") or (block and not line):
            block.append(line)
        else:
            found.append(re.sub(r"::$", ":", line))
    text = "\n".join([*found, *(_code(block) if block else [])]).strip()
    return re.sub(r"(?:^|(?<=\n))((?:>>>|\.\.\.)[^\n]*(?:\n[^\n]+)*)", r"```pycon\n\1\n```", text)


def _code(block: list[str]) -> list[str]:
    code = inspect.cleandoc("\n" + "\n".join(block)).rstrip()
    kind = "pycon" if code.startswith(">>>") else "python"
    return [f"```{kind}", code, "```", ""]
