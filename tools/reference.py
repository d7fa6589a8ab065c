"""Write the reference of the library, and of every game's public names: ``python -m tools.reference [--check]``.

``docs/reference/<game>.md`` says of each name in ``__all__`` what it is, what fields it has, and shows an example. All
of it is taken from the code and from matches that are played for it (``tools.reference_games`` says which), so it
follows both. With ``--check`` nothing is written, and the exit status is 1 when a page is not up to date.
"""

from __future__ import annotations

import ast
import builtins
import contextlib
import importlib
import inspect
import io
import json
import pkgutil
import re
import sys
import types
import typing
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import attrs
from attrs import define

from boardrules.core import Action, Entity, Event
from boardrules.core.game import Game
from tools.reference_core import page
from tools.reference_examples import Found, Search, Writer
from tools.reference_games import GAMES, Described

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src"
PAGES: Final = ROOT / "docs" / "reference"
#: The parts of a page, in order.
GROUPS: Final = (
    ("game", "The game object", ""),
    (
        "setup",
        "Setup and what arranges positions",
        "A `Setup` refuses with a `boardrules.SetupError` what no table could lay out.",
    ),
    ("state", "State and its parts", "The referee's side: it holds what nobody may see."),
    ("view", "View and its parts", "What `GAME.view(state, seat)` gives: what one seat may know."),
    (
        "actions",
        "Actions of the players",
        "`GAME.legal_actions(state, seat)` lists them; `GAME.step(state, action)` takes one. The words behind *offered "
        "at* are the `key` of the prompt that is asked; *also open beside* are questions to somebody else, during "
        "which the action is open too (`Decision.offers`).",
    ),
    (
        "events",
        "Events that happen",
        "A step returns what happened, in order; `GAME.seen(event, seat)` is the event as a seat may know it. Every "
        "event has `rules`, the ids of the rules that made it happen.",
    ),
    ("content", "Content and constants", ""),
)
#: What a group is named after comes first in it.
_FIRST: Final = ("GAME", "Setup", "State", "View", "Action", "Event")
#: Where the library says what its own types are.
_CORE: Final = ("boardrules.core.entity", "boardrules.core.values", "boardrules.core.effects")
#: More fields than these get a line each.
_IN_A_ROW: Final = 6


@define
class Entry:
    """One name of a page: the lines under its heading."""

    name: str
    group: str
    lines: list[str]


def slug(heading: str) -> str:
    """Return the anchor of a heading, as GitHub and most renderers of Markdown make it."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def anchor(game: Described, name: str) -> str:
    """Return where a public name of a game is documented, from the root of the project."""
    return f"{(PAGES / f'{game.id}.md').relative_to(ROOT).as_posix()}#{slug(name)}"


def session(code: str, names: dict[str, Any]) -> str:
    """Run code and return it as a session of Python: every statement, and what it shows."""
    lines: list[str] = []
    known = dict(names)
    for node in ast.parse(code.strip()).body:
        end = node.end_lineno or node.lineno
        first, *rest = code.strip().splitlines()[node.lineno - 1 : end]
        lines.append(f">>> {first}")
        lines += [f"... {line}" for line in rest]
        said = io.StringIO()
        with contextlib.redirect_stdout(said), _plain_display():
            exec(compile(ast.Interactive([node]), "example", "single"), known)
        lines += said.getvalue().splitlines()
    return "\n".join(lines)


@contextlib.contextmanager
def _plain_display() -> Iterator[None]:
    """Show what expressions give by their ``repr``, whatever else the process has been set to."""
    before = sys.displayhook
    sys.displayhook = lambda value: None if value is None else print(repr(value))
    try:
        yield
    finally:
        sys.displayhook = before


class Page:
    """The reference page of one game."""

    def __init__(self, game: Described) -> None:
        self.game = game
        self.package = game.package
        tables = tuple([(name, getattr(game.package, name)) for name in game.tables])
        self.writer = Writer(game.package, game.short, tables)
        self.values: dict[str, Any] = {name: getattr(game.package, name) for name in game.package.__all__}
        self.modules = _modules(game.package)
        self.types: dict[str, dict[str, None]] = {}

    def text(self) -> str:
        """Return the page. Raises ``LookupError`` when a name has no example."""
        search = self.search()
        entries = [self.entry(name, search) for name in self.package.__all__]
        parts = [self._head(search)]
        entries.sort(key=lambda entry: entry.name not in _FIRST)  # the others stay in the order of the alphabet
        by_group = {key: [entry for entry in entries if entry.group == key] for key, _, _ in GROUPS}
        parts += [
            f"* {title}: {', '.join([f'[`{entry.name}`](#{slug(entry.name)})' for entry in by_group[key]])}"
            for key, title, _ in GROUPS
        ]
        parts.append("")
        for key, title, about in GROUPS:
            parts += [f"## {title}", ""]
            parts += [about, ""] if about else []
            for entry in by_group[key]:
                parts += [f"### {entry.name}", "", *entry.lines, ""]
        parts += self._other_types()
        return "\n".join(parts).rstrip() + "\n"

    def search(self) -> Search:
        """Play the matches of the game, and return what has occurred in them."""
        schema = self.package.GAME.schema()
        wanted = [value for name, value in self.values.items() if name not in self.game.sessions]
        parts = [cls for cls in wanted if attrs.has(cls) and not issubclass(cls, (Action, Event))]
        search = Search(self.writer, schema.actions, schema.events, parts)
        for setup, seed, plays in self.game.matches():
            search.play(setup, seed, plays)
        return search

    def entry(self, name: str, search: Search) -> Entry:
        """Return what the page says of a name."""
        value = self.values[name]
        group = self.group(name)
        lines = [*self.prose(name), ""]
        if isinstance(value, types.FunctionType):
            lines += [f"`{name}{self._signature(value)}`", ""]
        elif isinstance(value, dict):
            lines += [f"Type: `dict[str, {type(next(iter(value.values()))).__name__}]`", ""]
        elif isinstance(value, Game):
            lines += [f"Type: `{type(value).__name__}`", ""]
        if isinstance(value, type) and attrs.has(value):
            lines += self.fields(value)
        if group == "events" and isinstance(value, type):
            lines += _secrets(value)
        found = search.found.get(value) if isinstance(value, type) else None
        if found is not None:
            lines += _occurs(found)
        if name in self.game.sessions:
            shown = f"```pycon\n{session(self.game.sessions[name], self.writer.names())}\n```"
        elif found is not None and found.example:
            shown = f"```python\n{found.example}\n```"
        else:
            raise LookupError(f"{self.game.id}: nothing shows {name}: play a match in which it occurs, or write code")
        return Entry(name, group, [*lines, *shown.splitlines()])

    def group(self, name: str) -> str:
        """Return the key of the group that a name belongs to."""
        value = self.values[name]
        if name == "GAME" or (isinstance(value, type) and issubclass(value, Game)):
            return "game"
        for word, base in (("Action", Action), ("Event", Event)):
            if name == word or (isinstance(value, type) and issubclass(value, base)):
                return f"{word.lower()}s"
        is_content = not attrs.has(value) if isinstance(value, type) else True
        if is_content or value.__module__ in (f"{self.package.__name__}.content", "boardrules.core.board"):
            return "content"
        for key in ("State", "View", "Setup"):
            if value in _reached(self.values[key]):
                return key.lower()
        raise LookupError(f"{self.game.id}: {name} belongs to no group")

    def prose(self, name: str) -> list[str]:
        """Return the docstring of a name, or the comment above a constant, without its examples."""
        value = self.values[name]
        is_told = isinstance(value, (type, types.FunctionType))
        text = inspect.cleandoc(value.__doc__ or "") if is_told else self._comment(name)
        if not text:
            raise LookupError(f"{self.game.id}: nothing says what {name} is")
        paragraphs = [part for part in text.split("\n\n") if not part.lstrip().startswith((">>>", "    "))]
        return "\n\n".join([_markdown(part) for part in paragraphs]).splitlines()

    def fields(self, cls: type) -> list[str]:
        """Return the fields of a class with their types, and their defaults where they are plain."""
        shown = []
        for one in attrs.fields(cls):
            if one.name.startswith("_") or (one.name == "rules" and issubclass(cls, Event)):
                continue
            owner, annotation = _annotation(cls, one.name)
            self._remember(owner, annotation)
            default = f" = {_quoted(one.default)}" if _is_plain(one.default) else ""
            shown.append(f"`{one.name}: {annotation}{default}`")
        if not shown:
            return []
        if len(shown) <= _IN_A_ROW:
            return [f"Fields: {', '.join(shown)}", ""]
        return ["Fields:", "", *[f"* {one}" for one in shown], ""]

    def _head(self, search: Search) -> str:
        return f"""# {self.game.title}: the public names

<!-- Written by python -m tools.reference: change the code or the tool, not this page. -->

```python
from boardrules.games import {self.package.__name__.rpartition(".")[2]} as {self.game.short}
```

Every name of `{self.package.__name__}.__all__`, with an example.
What an example shows has really happened: in one of {search.matches} matches ({self.game.played}, answered at random) \
or in the code that stands there.
`...` stands for what is left out of a long value; `core` is `boardrules.core`.
The rules are in [docs/rules/{self.game.id}.md](../rules/{self.game.id}.md).
"""

    def _signature(self, value: types.FunctionType) -> str:
        signature = inspect.signature(value)
        module = sys.modules[value.__module__]
        shown = []
        for parameter in signature.parameters.values():
            self._remember(module, parameter.annotation)
            default = "" if parameter.default is parameter.empty else f" = {_quoted(parameter.default)}"
            shown.append(f"{parameter.name}: {parameter.annotation}{default}")
        self._remember(module, signature.return_annotation)
        return f"({', '.join(shown)}) -> {signature.return_annotation}"

    def _comment(self, name: str) -> str:
        found = re.compile(rf"((?:^#:.*\n)+)^{name}\b[^=\n]* = ", re.MULTILINE)
        for module in self.modules:
            for match in found.finditer(_source(module)):
                if vars(module)[name] is self.values[name]:
                    return re.sub(r"^#: ?", "", match[1], flags=re.MULTILINE)
        return ""

    def _remember(self, module: types.ModuleType, annotation: str) -> None:
        """Keep what the names in a type mean that are not public names of the game."""
        for word in re.findall(r"\b[A-Za-z_]\w*", re.sub(r'"[^"]*"', "", annotation)):
            meant = vars(module).get(word)
            origin = typing.get_origin(meant)
            is_type = getattr(meant, "__module__", "").startswith("boardrules.") if isinstance(meant, type) else origin
            if word not in self.values and not hasattr(builtins, word) and is_type:
                self.types.setdefault(word, {})[_meaning(word, meant, [module, *self.modules])] = None

    def _other_types(self) -> list[str]:
        if not self.types:
            return []
        lines = [f"* `{name}`: {' Elsewhere: '.join(meanings)}" for name, meanings in sorted(self.types.items())]
        return ["## Other types of fields", "", *lines]


def _markdown(text: str) -> str:
    return text.replace("``", "`").strip()


def _first_paragraph(text: str) -> str:
    return _markdown(text.split("\n\n")[0]).replace("\n", " ")


@cache
def _source(module: types.ModuleType) -> str:
    return Path(str(module.__file__)).read_text(encoding="utf-8")


def _modules(package: types.ModuleType) -> list[types.ModuleType]:
    """Return all modules of a game, also those that nothing has needed so far."""
    names = sorted([one.name for one in pkgutil.iter_modules(package.__path__) if not one.ispkg])
    return [importlib.import_module(f"{package.__name__}.{name}") for name in names]


def _annotation(cls: type, name: str) -> tuple[types.ModuleType, str]:
    """Return the type of a field as it is written where the field is defined, and the module of that place."""
    owner = next(base for base in cls.__mro__ if name in vars(base).get("__annotations__", {}))
    text = str(vars(owner)["__annotations__"][name])
    for variable, filled in _filled(cls, owner).items():
        text = re.sub(rf"\b{variable}\b", filled, text)
    return sys.modules[owner.__module__], _double(re.sub(r"Annotated\[(\w+), ['\"]\w+['\"]\]", r"\1", text))


def _filled(cls: type, owner: type) -> dict[str, str]:
    """Return what a class puts for the type variables of a base: ``Card`` for ``CardT`` in ``Held[Card]``."""
    bases = [base for one in cls.__mro__ for base in vars(one).get("__orig_bases__", ())]
    given = next((typing.get_args(base) for base in bases if typing.get_origin(base) is owner), ())
    variables: tuple[Any, ...] = getattr(owner, "__parameters__", ())
    return {variable.__name__: one.__name__ for variable, one in zip(variables, given, strict=False)}


def _is_plain(default: object) -> bool:
    return default is not attrs.NOTHING and (default is None or isinstance(default, (bool, int, str)) or default == ())


def _meaning(word: str, meant: Any, modules: Iterable[types.ModuleType]) -> str:
    """Say what a type is: its docstring, or what it stands for and the comment above the place where that is said."""
    if isinstance(meant, type):
        return f"{_first_paragraph(inspect.cleandoc(meant.__doc__ or ''))} (`{meant.__module__}`)"
    defined = re.compile(rf"((?:^#:.*\n)+)^{word}\b(?:: TypeAlias)? = ", re.MULTILINE)
    places = [one for one in (*modules, *map(sys.modules.__getitem__, _CORE)) if vars(one).get(word) == meant]
    comments = [match[1] for match in [defined.search(_source(place)) for place in places] if match]
    comment = _first_paragraph(re.sub(r"^#: ?", "", comments[0], flags=re.MULTILINE)) if comments else ""
    about = ""
    if typing.get_origin(meant) is typing.Annotated:
        meant, kind = typing.get_args(meant)
        about = f", a word of the kind `{kind}`" if meant is str else ""
    plain = meant.__name__ if isinstance(meant, type) else str(meant)
    plain = _double(re.sub(r"\b(typing|boardrules[.\w]*)\.(?=\w)", "", plain))
    return f"`{plain}`{about}. {comment}".strip()


def _quoted(value: object) -> str:
    return json.dumps(value) if isinstance(value, str) else repr(value)


def _double(text: str) -> str:
    return text.replace("'", '"')


def _secrets(cls: type[Event]) -> list[str]:
    """Say what of an event is not for everybody."""
    if not cls.secret:
        return []
    names = ", ".join([f"`{name}`" for name in cls.secret])
    known = ", ".join([f"`{name}`" for name in cls.knows])
    return [f"Secret: {names}" + (f", known to {known}" if known else ""), ""]


def _occurs(found: Found) -> list[str]:
    """Say where a value is met: at which questions, or in which fields."""
    lines = []
    for word, places in (("Offered at", found.asked), ("Also open beside", found.beside), ("Found in", found.places)):
        if places:
            lines += [f"{word}: {', '.join([f'`{place}`' for place in sorted(places)])}", ""]
    return lines


@cache
def _reached(cls: type) -> frozenset[type]:
    """Return the classes of which the fields of a class are made, at any depth."""
    found: set[type] = set()
    _reach(cls, found)
    return frozenset(found)


def _reach(kind: Any, found: set[type]) -> None:
    for part in typing.get_args(kind):
        _reach(part, found)
    kind = typing.get_origin(kind) or kind
    if isinstance(kind, type) and attrs.has(kind) and kind not in found and not issubclass(kind, Entity):
        found.add(kind)
        for hint in typing.get_type_hints(kind).values():
            _reach(hint, found)


def pages(games: Iterable[Described] = GAMES) -> dict[Path, str]:
    """Return for the page of the library and that of every game what should be in it."""
    return {PAGES / "library.md": page(), **{PAGES / f"{game.id}.md": Page(game).text() for game in games}}


def main(arguments: Sequence[str]) -> int:
    """Write the pages, or check them."""
    if list(arguments) not in ([], ["--check"]):
        sys.stderr.write("usage: python -m tools.reference [--check]\n")
        return 2
    stale = [
        (path, text) for path, text in pages().items() if not path.is_file() or path.read_text(encoding="utf-8") != text
    ]
    for path, text in stale:
        name = path.relative_to(ROOT).as_posix()
        if arguments:
            sys.stderr.write(f"{name} is not up to date: run python -m tools.reference\n")
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            sys.stdout.write(f"{name} written\n")
    return 1 if stale and arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
