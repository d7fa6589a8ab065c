"""Words for what the library holds as keys: actions, events, prompts, refusals, faults, outcomes.

The words themselves are in message catalogues (Project Fluent): ``play/text/<lang>.ftl`` for the library and a folder
``text`` in the package of each game. A message is found by the name of a class and filled from its fields:

* ``Attack(0, 2)`` is ``action-attack``, ``AttackMissed`` is ``event-attack-missed``, and ``$seat`` is a field.
* A field marked ``Seat`` is a player's name; a card is its own message ``card-<id>``; a text marked with a word, such
  as ``Annotated[str, "status"]``, is ``status-<value>``; a tuple is a list with its length in ``$<field>_count``.
* What the catalogues do not know may be named by the game itself (``Game.name``): the content of a designer brings its
  own names. ``named-<word>`` gives such a name further forms, filled with ``$name``.
* An attribute of a message is a further form of it: ``$area_to`` is the attribute ``.to`` of what ``$area`` names.
* What is empty or unknown is ``none``, a flag is ``yes`` or ``no``: messages choose their variants by that.
* ``action-attack-at-loot`` is what an action is called as the answer to the question ``loot``, ``action-attack-known``
  what it is called with the variables that only somebody who sees the table can fill, ``action-attack-at-loot-known``
  both.
"""

from __future__ import annotations

import re
import types
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files
from itertools import combinations
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    ClassVar,
    Final,
    Protocol,
    TypeAlias,
    Union,
    get_args,
    get_origin,
)
from typing import get_type_hints as hints_of

import attrs

from boardrules.core.entity import Entity
from boardrules.core.errors import BoardRulesError, IllegalAction, NoSuchSeat, Problem, SaveError, SetupError
from boardrules.core.game import ActionT
from boardrules.core.values import Action, Event, Outcome, Prompt, Refusal
from boardrules.play.rule_places import catalogues, has_catalogues
from boardrules.registry import UnknownGame

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Message, Resource

    from boardrules.core.game import Schema


#: What a message may be filled with: one thing, or several, which become a list. Numbers in a tuple are seats.
Filling: TypeAlias = int | str | bool | Entity | tuple[int | str | bool | Entity | None, ...] | None

_CORE: Final = "boardrules.play"
_NONE: Final = "none"
#: A document with many faults is described by its first ones.
_MOST_PROBLEMS: Final = 3


class Speaks(Protocol):
    """What ``Text`` needs to know of a game."""

    id: ClassVar[str]

    def schema(self) -> Schema:
        """Return the classes that documents of the game are made of."""
        ...

    def name(self, word: str, value: str, lang: str) -> str | None:
        """Return what the game's own content calls a value, or None where the catalogues have the name."""
        ...


class UnknownLanguage(BoardRulesError, LookupError):
    """There is no catalogue for this language. ``known`` lists the languages that there are."""

    def __init__(self, lang: str, known: tuple[str, ...]) -> None:
        super().__init__(f"unknown language {lang!r}; known: {', '.join(known)}")
        self.lang = lang
        self.known = known


class TextUnavailable(BoardRulesError, ImportError):
    """The library behind the message catalogues is not installed."""

    def __init__(self) -> None:
        super().__init__("words need the package fluent.runtime: pip install 'boardrules[text]'")


class CatalogueError(BoardRulesError, ValueError):
    """A message catalogue that cannot be read, or a message that is missing or cannot be filled."""


def languages(game: Speaks | None = None) -> tuple[str, ...]:
    """Return the languages in which the library, and the game where one is given, can speak.

    A game speaks those in which it has a catalogue, ``<lang>.ftl`` or ``<part>.<lang>.ftl``; with none in a language of
    the library it has no words, and the library speaks alone.
    """
    known = _languages(_CORE)
    package = None if game is None else _text_package(type(game).__module__)
    own = () if package is None else _languages(package)
    # Words in other languages alone are none that the library could speak along with.
    return tuple([lang for lang in known if lang in own]) or known


class Text:
    """The words of the library and of one game in one language.

    ``names`` are the players' names by seat; without them they are numbered. Raises ``UnknownLanguage`` for a language
    without a catalogue and ``TextUnavailable`` when Fluent is not installed. A message that is missing is replaced by
    the words of its key, so that a game without catalogues can still be played; with ``strict`` it is a
    ``CatalogueError``.
    """

    def __init__(
        self, game: Speaks | None = None, lang: str = "en", *, names: Sequence[str] = (), strict: bool = False
    ) -> None:
        known = languages(game)
        if lang not in known:
            raise UnknownLanguage(lang, known)
        self.lang = lang
        self.names = tuple(names)
        self.strict = strict
        package = None if game is None else _text_package(type(game).__module__)
        core = _messages(_CORE, lang)
        own = {} if package is None else _messages(package, lang)
        self._core = self._bundle(core)
        self._all = self._bundle(core, own)
        self._entries: dict[str, Message] = {**core, **own}
        self._game = game
        schema = None if game is None else game.schema()
        self._tables = () if schema is None else schema.entities
        self._words: tuple[str, ...] = () if schema is None else _words_of(schema)

    # -- what is said ------------------------------------------------------------------------------------------

    def action(self, action: Action, prompt: Prompt | None = None, context: Mapping[str, Filling] | None = None) -> str:
        """Return what an action is called.

        ``prompt`` is the question it answers, which may give it another name. ``context`` is what the reader sees
        besides, such as the area he stands on: an action may have a name that speaks of it.
        """
        key = f"action-{_kebab(type(action).__name__)}"
        if prompt is not None and self.has(f"{key}-at-{prompt.key}"):
            key = f"{key}-at-{prompt.key}"
        if context is not None and self.has(f"{key}-known"):
            key = f"{key}-known"
            return _sentence(self._fill(key, {**self._filled(key, context), **self._fields(action)}))
        return _sentence(self._fill(key, self._fields(action)))

    def event(self, event: Event) -> str:
        """Return an event in words. Hand in the event as the reader may know it: ``game.seen(event, seat)``."""
        return _sentence(self._fill(f"event-{_kebab(type(event).__name__)}", self._fields(event)))

    def prompt(self, prompt: Prompt) -> str:
        """Return a question."""
        return _sentence(self._fill(f"prompt-{prompt.key}", self._named(prompt.args)))

    def refusal(self, refusal: Refusal[ActionT]) -> str:
        """Return why an action is not allowed."""
        # A refusal that cites no rule is the machine's own; a game may use the same code for something of its own.
        bundle = self._all if refusal.rule else self._core
        return _sentence(self._fill(f"refusal-{refusal.code}", self._named(refusal.args), bundle))

    def problem(self, problem: Problem) -> str:
        """Return a fault of a setup or document, in one line."""
        args = {
            "path": problem.path,
            "what": self._fill(f"problem-{problem.code}", {}),
            "expected": self._expected(problem.expected) if problem.expected else _NONE,
            "got": self._got(problem) or _NONE,
        }
        return self._fill("problem", args)

    def error(self, error: BoardRulesError) -> str:
        """Return any error of the library, in one line."""
        if isinstance(error, (SetupError, SaveError)):
            lines = [self.problem(problem) for problem in error.problems]
            # Who sets up a game wants to mend all of it at once; a spoilt save is not mended by hand.
            most = len(lines) if isinstance(error, SetupError) else _MOST_PROBLEMS
            shown = "; ".join(lines[:most])
            more = len(lines) - most
            return self._fill("problem-list", {"problems": shown, "more": more}) if more > 0 else shown
        if isinstance(error, NoSuchSeat):
            return self.problem(error.problem)
        if isinstance(error, IllegalAction):
            return self.refusal(error.refusal)
        if isinstance(error, UnknownGame):
            return self._unknown_game(error)
        if isinstance(error, UnknownLanguage):
            return self.message("cli-unknown_language", lang=error.lang, known=", ".join(error.known))
        return " ".join(str(error).split())

    def outcome(self, outcome: Outcome) -> str:
        """Return who has won, and why."""
        reasons = outcome.reasons or (outcome.reason,)
        args = {**self._value("winners", outcome.winners, "seat"), **self._value("reasons", reasons, "reason")}
        return _sentence(self._fill("outcome", args))

    def entity(self, entity: Entity) -> str:
        """Return the name of a card, a character, a space."""
        return str(self._entity(entity)[""])

    def entities(self, entities: Sequence[Entity]) -> str:
        """Return the names of several cards or spaces as a list; empty for none."""
        return str(self._list([self._entity(entity) for entity in entities])[""]) if entities else ""

    def about(self, entity: Entity) -> str:
        """Return what a card or space does, in a sentence or two; empty when there is nothing to say."""
        return self._fill(key, {}) if self.has(key := f"{entity.kind}-{entity.id}-text") else ""

    def word(self, word: str, value: str) -> str:
        """Return a value of some kind of words: a phase, a group, an ability, where damage came from."""
        return str(self._word(word, value)[""])

    def seat(self, seat: int) -> str:
        """Return the name of the player in a seat."""
        return str(self._seat(seat)[""])

    def seats(self, seats: Sequence[int]) -> str:
        """Return the names of players as a list; empty for nobody."""
        return str(self._list([self._seat(seat) for seat in seats])["name"]) if seats else ""

    def rule(self, rule_id: str) -> str:
        """Return the title of a rule; empty for an unknown one."""
        return self._fill(key, {}) if self.has(key := f"rule-{rule_id}") else ""

    def rules(self) -> tuple[str, ...]:
        """Return the ids of the rules of the game, in the order of its catalogue."""
        return tuple([key.removeprefix("rule-") for key in self._entries if key.startswith("rule-")])

    def message(self, key: str, **args: Filling) -> str:
        """Return any message of the catalogues.

        A tuple is a list with its length in ``$<name>_count``, as in events; numbers in it are seats. What no message
        can show is a ``CatalogueError``, also without ``strict``.
        """
        return self._fill(key, self._filled(key, args))

    def has(self, key: str) -> bool:
        """Return whether the catalogues have a message."""
        return key in self._entries

    # -- filling messages --------------------------------------------------------------------------------------

    def _bundle(self, *catalogues: Mapping[str, Message]) -> FluentBundle:
        from fluent.runtime import FluentBundle
        from fluent.syntax.ast import Resource

        functions: dict[str, Callable[..., Any]] = {"SEAT": self._seat_function}
        bundle = FluentBundle([self.lang], functions=functions)
        bundle.use_isolating = False
        for messages in catalogues:
            bundle.add_resource(Resource(list(messages.values())), allow_overrides=True)
        return bundle

    def _seat_function(self, seat: Any, form: str = "name") -> str:
        """``SEAT($giver)``: a number of a prompt or refusal as a player."""
        return str(self._seat(int(seat)).get(form, ""))

    def _fill(self, key: str, args: Mapping[str, int | str], bundle: FluentBundle | None = None) -> str:
        return str(self._forms(key, args, None, bundle)[""])

    def _forms(
        self, key: str, args: Mapping[str, int | str], instead: str | None, bundle: FluentBundle | None = None
    ) -> dict[str, int | str]:
        """Return a message and its attributes; ``instead`` stands for a message that is missing."""
        bundle = bundle or self._all
        if not bundle.has_message(key):
            if self.strict:
                raise CatalogueError(f"no message {key!r} in language {self.lang!r}")
            if instead is None:
                plain = {name: value for name, value in args.items() if name.rpartition("_")[0] not in args}
                shown = ", ".join(f"{name}: {value}" for name, value in plain.items() if value != _NONE)
                words = key.partition("-")[2].replace("-", " ") or key
                instead = f"{words} ({shown})" if shown else words
            return {"": instead}
        message = bundle.get_message(key)
        patterns = {"": message.value, **message.attributes}
        forms: dict[str, int | str] = {}
        for name, pattern in patterns.items():
            if pattern is not None:
                result, errors = bundle.format_pattern(pattern, dict(args))
                if errors and self.strict:
                    raise CatalogueError(f"message {key!r} in language {self.lang!r}: {errors[0]}")
                forms[name] = str(result)
        forms.setdefault("", instead or key)
        return forms

    def _fields(self, value: Action | Event) -> dict[str, int | str]:
        args: dict[str, int | str] = {}
        for name, word in _field_words(type(value)):
            args.update(self._value(name, getattr(value, name), word))
        return args

    def _filled(self, key: str, args: Mapping[str, Filling]) -> dict[str, int | str]:
        """Return the variables for what a caller hands in, which need not be what the types say."""
        for name, value in args.items():
            is_several = isinstance(value, (tuple, list))
            for index, item in enumerate(value if isinstance(value, (tuple, list)) else (value,)):
                if not _can_be_shown(item):
                    place = f"{name}[{index}]" if is_several else name
                    raise CatalogueError(
                        f"message {key!r}: {place} is of the type {type(item).__name__}, which no message can show"
                    )
        return self._named(args.items())

    def _named(self, pairs: Any) -> dict[str, int | str]:
        args: dict[str, int | str] = {}
        for name, value in pairs:
            args.update(self._value(name, value, "seat" if _are_seats(value) else None))
        return args

    def _value(self, name: str, value: object, word: str | None) -> dict[str, int | str]:
        """Return the variables for one field: the value, its further forms, and for a list its length."""
        if isinstance(value, (tuple, list)):
            forms = self._list([self._one(name, item, word) for item in value]) if value else {"": _NONE}
            args = {f"{name}_{form}" if form else name: said for form, said in forms.items()}
            if word == "seat" and "name" in forms:
                args[name] = forms["name"]
            return {**args, f"{name}_count": len(value)}
        forms = self._one(name, value, word)
        args = {f"{name}_{form}" if form else name: said for form, said in forms.items()}
        if word == "seat" and "name" in forms:
            args[name] = forms["name"]
        return args

    def _one(self, name: str, value: object, word: str | None) -> dict[str, int | str]:
        if value is None:
            return {"": _NONE}
        if isinstance(value, bool):
            return {"": "yes" if value else "no"}
        if isinstance(value, int):
            return self._seat(value) if word == "seat" else {"": value}
        if isinstance(value, Entity):
            return self._entity(value)
        if isinstance(value, str):
            if word is not None:
                return self._word(word, value)
            key = f"{name}-{value}"
            return self._forms(key, {}, value) if self.has(key) else self._own_name(name, value) or {"": value}
        return {"": str(value)}

    def _seat(self, seat: int) -> dict[str, int | str]:
        if seat < len(self.names):
            return self._forms("seat-named", {"name": self.names[seat]}, None)
        return self._forms("seat", {"number": seat + 1}, None)

    def _entity(self, entity: Entity) -> dict[str, int | str]:
        key = f"{entity.kind}-{entity.id}"
        own = None if self.has(key) else self._own_name(entity.kind, entity.id)
        return own or self._forms(key, {}, entity.id)

    def _own_name(self, word: str, value: str) -> dict[str, int | str] | None:
        """Return what the game's own content calls a value, with the forms that the catalogues give such names."""
        name = None if self._game is None else self._game.name(word, value, self.lang)
        if name is None:
            return None
        return self._forms(key, {"name": name}, name) if self.has(key := f"named-{word}") else {"": name}

    def _word(self, word: str, value: str) -> dict[str, int | str]:
        if self.has(key := f"{word}-{value}"):
            return self._forms(key, {}, value)
        # Before any message of another kind of words: an id of a designer may look like one of them.
        if (own := self._own_name(word, value)) is not None:
            return own
        keys = [f"{cls.kind}-{value}" for cls, table in self._tables if value in table]
        keys += [f"{other}-{value}" for other in self._words if other != word]
        for key in keys:
            if self.has(key):
                return self._forms(key, {}, value)
        if self.strict:
            raise CatalogueError(f"no message for the {word} {value!r} in language {self.lang!r}")
        return {"": value}

    def _list(self, items: Sequence[Mapping[str, int | str]]) -> dict[str, int | str]:
        """Join each form that all items have."""
        shared = [form for form in items[0] if all(form in item for item in items)]
        return {form: self._join([str(item[form]) for item in items]) for form in shared}

    def _join(self, items: Sequence[str]) -> str:
        head, *middle = items[:-1] or [items[-1]]
        if len(items) == 1:
            return head
        for item in middle:
            head = self._fill("list-more", {"head": head, "next": item})
        return self._fill("list-last", {"head": head, "last": items[-1], "initial": _initial(items[-1])})

    def _expected(self, words: str) -> str:
        """Return a technical text by its own message, or by the message of its form; without one, as it is."""
        said = self._technical("expected", words)
        return words if said is None else said

    def _technical(self, kind: str, words: str) -> str | None:
        if self.has(key := f"{kind}-{expected_id(words)}"):
            return self._fill(key, {})
        form, args = self._form(words)
        if args and self.has(key := f"{kind}-{expected_id(form)}"):
            return self._fill(key, args)
        # Ids that no table has, such as those of a content that is refused: any word or two may be such.
        places = [found for found in re.finditer(r"[\w#]+", form) if found[0] not in args]
        for count in (1, 2):
            for chosen in combinations(places, count):
                shape = form
                for found in reversed(chosen):
                    shape = f"{shape[: found.start()]}id{shape[found.end() :]}"
                if self.has(key := f"{kind}-{expected_id(shape)}"):
                    ids = {f"id{number}" if number > 1 else "id": found[0] for number, found in enumerate(chosen, 1)}
                    return self._fill(key, {**args, **ids})
        return None

    def _form(self, words: str) -> tuple[str, dict[str, int | str]]:
        """Return a technical text with ``n``, ``id``, ``path`` or ``list`` for numbers, ids, places and enumerations.

        What they stand for comes with it: ``2 of emi, bob`` is ``n of list`` with ``n`` and ``list``.
        """
        args: dict[str, int | str] = {}

        def take(name: str, found: int | str) -> str:
            before = sum(key.rstrip("0123456789") == name for key in args)
            args[f"{name}{before + 1}" if before else name] = found
            return name

        def take_word(found: re.Match[str]) -> str:
            if found[0].isdecimal():
                return take("n", int(found[0]) if len(found[0]) <= 3 else found[0])  # thousands are not grouped here
            return take("id", found[0]) if any(found[0] in table for _, table in self._tables) else found[0]

        if listed := re.search(r"[\w.#]+(?:, [\w.#]+)+$", words):
            words = words[: listed.start()] + take("list", listed[0])
        words = re.sub(r"[a-z]\w*(?:\.[a-z]\w*|\[\d+\])+", lambda found: take("path", found[0]), words)
        return re.sub(r"\w+", take_word, words), args

    def _got(self, problem: Problem) -> str:
        """Return what came instead: where it is no value but words of the library, in those of the language."""
        got = problem.got
        known = None if "'" in got else self._technical("got", got)  # in quotes it is somebody's value
        if known is not None:
            return known
        if problem.code != "illegal_action" or not self.has(key := f"refusal-{got}"):
            return got
        pattern = self._all.get_message(key).value
        said, errors = self._all.format_pattern(pattern, {}) if pattern is not None else (got, [got])
        return got if errors else str(said).rstrip(".")

    def _unknown_game(self, error: UnknownGame) -> str:
        known = ", ".join(error.known)
        if error.near:
            return self.message("cli-unknown_game_near", game=error.game_id, near=error.near, known=known)
        return self.message("cli-unknown_game", game=error.game_id, known=known)


def expected_id(words: str) -> str:
    """Return the message id part for a technical text of a ``Problem``: its words joined by hyphens."""
    return re.sub(r"[^a-z0-9]+", "-", words.lower()).strip("-")


# -- catalogues ------------------------------------------------------------------------------------------------


def _folder(package: str) -> Traversable:
    return files(package).joinpath("text")


@cache
def _text_package(module: str) -> str | None:
    """Return the package of a game that has catalogues in a folder ``text``, going up from the module of its class."""
    package = import_module(module).__package__ or ""
    while package:
        if package != _CORE and has_catalogues(_folder(package)):
            return package
        package = package.rpartition(".")[0]
    return None


@cache
def _languages(package: str) -> tuple[str, ...]:
    return tuple(catalogues(_folder(package)))


@cache
def _messages(package: str, lang: str) -> dict[str, Message]:
    """Return the messages of ``<lang>.ftl`` and every ``<part>.<lang>.ftl`` of a package, by id."""
    try:
        from fluent.runtime import FluentResource
        from fluent.syntax import ast
    except ImportError:
        raise TextUnavailable from None
    found: dict[str, Message] = {}
    folder = _folder(package)
    for name in catalogues(folder).get(lang, ()):
        resource: Resource = FluentResource(folder.joinpath(name).read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise CatalogueError(
                    f"{package}: text/{name}: cannot be read at {(entry.content or '').strip()[:60]!r}"
                )
            if isinstance(entry, ast.Message):
                if entry.id.name in found:
                    raise CatalogueError(f"{package}: text/{name}: the message {entry.id.name!r} is there twice")
                found[entry.id.name] = entry
    return found


# -- fields ----------------------------------------------------------------------------------------------------


_known_fields: dict[type, tuple[tuple[str, str | None], ...]] = {}


def _field_words(cls: type[Any]) -> tuple[tuple[str, str | None], ...]:
    """Return the fields of an action or event that may fill its message, each with the word of its type."""
    found = _known_fields.get(cls)
    if found is None:
        hints = hints_of(cls, include_extras=True)
        names = [field.name for field in attrs.fields(cls) if field.name != "rules"]
        found = _known_fields[cls] = tuple([(name, _word_of(hints[name])) for name in names])
    return found


def _word_of(hint: Any) -> str | None:
    """Return the word that annotates a field type: ``Annotated[str, "status"]``, also optional or in a tuple."""
    if get_origin(hint) is Annotated:
        return next((note for note in hint.__metadata__ if isinstance(note, str)), None)
    if get_origin(hint) in (Union, types.UnionType, tuple, list):
        return next((word for arg in get_args(hint) if (word := _word_of(arg)) is not None), None)
    return None


def _words_of(schema: Schema) -> tuple[str, ...]:
    def walk() -> Iterator[str]:
        for cls in (*schema.actions, *schema.events):
            yield from [word for _, word in _field_words(cls) if word is not None and word != "seat"]

    return tuple(dict.fromkeys(walk()))


def _kebab(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


def _are_seats(value: object) -> bool:
    """Return whether what fills a message is a tuple of numbers, where None may stand for nobody."""
    return isinstance(value, tuple) and all(item is None or isinstance(item, int) for item in value)


def _can_be_shown(value: object) -> bool:
    """Return whether a message has words for a value, or the value for itself."""
    return value is None or isinstance(value, (int, str, Entity)) or type(value).__str__ is not object.__str__


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def _initial(text: str) -> str:
    """Return the sound with which a word begins, as far as lists care: its plain first letter, ``i`` for hi and y."""
    plain = unicodedata.normalize("NFD", text.lower())
    letters = "".join(char for char in plain if char.isalpha())
    return "i" if re.match(r"(?:h?i|y)(?![aeou])", letters) else letters[:1]


__all__ = ["CatalogueError", "Filling", "Speaks", "Text", "TextUnavailable", "UnknownLanguage", "languages"]
