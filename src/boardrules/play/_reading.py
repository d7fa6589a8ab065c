"""Reading documents that are not trusted: one reader for each game, and every fault with its place."""

from __future__ import annotations

import types
from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import Enum
from functools import lru_cache
from typing import Any, Final, Literal, get_args

import attrs
from cattrs import Converter
from cattrs.errors import BaseValidationError
from cattrs.gen import make_dict_structure_fn, override

from boardrules.core.effects import AfterVerb, NextChoice
from boardrules.core.entity import Entity
from boardrules.core.errors import Problem, SaveError, SetupError, short
from boardrules.core.game import AnyGame
from boardrules.core.values import Arg
from boardrules.core.windows import WindowChoice
from boardrules.play import _kinds as kinds

Hook = Callable[[Any, Any], Any]
#: A document with many faults is reported by its first ones.
MOST_PROBLEMS: Final = 20


class Fault(Exception):
    """One thing that is wrong at one place of a document."""

    def __init__(self, code: str, expected: str, got: object) -> None:
        super().__init__(code)
        self.code, self.expected, self.got = code, expected, short(got)


class _At(Exception):
    """A fault below a place."""

    def __init__(self, place: int | str, cause: Exception) -> None:
        super().__init__(place)
        self.place, self.cause = place, cause


class _Group(Exception):
    """Several faults below one place."""

    def __init__(self, errors: list[_At]) -> None:
        super().__init__(len(errors))
        self.errors = errors


class Reader:
    """Reads the documents of one game with a cattrs converter that takes nothing on trust."""

    def __init__(self, game: AnyGame) -> None:
        schema = game.schema()
        classes: tuple[type, ...] = (
            AfterVerb,
            NextChoice,
            WindowChoice,
            *schema.effects,
            *schema.actions,
            *schema.events,
        )
        self._by_tag: dict[str, type] = {cls.__name__: cls for cls in classes}
        self._tables: dict[type[Entity], Mapping[str, Entity]] = dict(schema.entities)
        self._by_kind: dict[str, Mapping[str, Entity]] = {cls.kind: table for cls, table in self._tables.items()}
        # A setup may leave out what has a default; every other document is complete.
        self._lenient = (schema.setup, *kinds.parts_of(schema.setup))
        self._readers: dict[type, Hook] = {}
        self._converter = Converter(detailed_validation=True)
        self._register(self._converter)

    def read(self, data: object, kind: Any) -> Any:
        """Read a document of a type. Raises ``SaveError`` with every fault, and nothing else."""
        try:
            return self._converter.structure(data, kind)
        except RecursionError:
            raise SaveError(Problem("$", "too_deep")) from None
        except Exception as error:
            raise SaveError(*problems_of(error)) from None

    def _register(self, converter: Converter) -> None:
        for primitive, words in ((int, "a whole number"), (str, "a text"), (bool, "true or false")):
            converter.register_structure_hook(primitive, _exact(primitive, words))
        # The last rule that fits is the one that cattrs takes.
        converter.register_structure_hook_factory(kinds.is_attrs, self._object)
        converter.register_structure_hook_factory(kinds.is_tagged, self._tagged)
        converter.register_structure_hook_factory(kinds.is_sequence, self._sequence)
        converter.register_structure_hook_factory(kinds.is_mapping, self._mapping)
        converter.register_structure_hook_func(lambda kind: kinds.is_subclass(kind, (Entity,)), self._entity)
        converter.register_structure_hook_func(lambda kind: kinds.is_subclass(kind, (Enum,)), _enum)
        converter.register_structure_hook_func(lambda kind: kinds.class_of(kind) is Literal, _literal)
        converter.register_structure_hook_func(lambda kind: kind == Arg, self._arg)

    def _object(self, kind: Any) -> Hook:
        cls = kinds.class_of(kind)
        fields = attrs.fields(cls)
        hidden: Any = {field.name: override(omit=True) for field in fields if not field.eq}
        read = make_dict_structure_fn(kind, self._converter, _cattrs_forbid_extra_keys=False, **hidden)
        known = {field.name for field in fields if field.eq}
        required = set() if cls in self._lenient else known

        def structure(data: Any, _: Any) -> Any:
            if not isinstance(data, dict):
                raise Fault("wrong_type", "an object", data)
            extra = [key for key in data if key not in known]
            if extra:
                raise Fault("unknown_key", ", ".join(sorted(known)), extra[0])
            missing = sorted(required - data.keys())
            if missing:
                raise Fault("missing_key", missing[0], data)
            return read(data, kind)

        return structure

    def _tagged(self, kind: Any) -> Hook:
        bases = kinds.bases_of(kind)
        allowed = {name: cls for name, cls in self._by_tag.items() if issubclass(cls, bases)}
        optional = kinds.is_union(kind) and types.NoneType in get_args(kind)

        def structure(data: Any, _: Any) -> Any:
            if optional and data is None:
                return None
            if not isinstance(data, dict):
                raise Fault("wrong_type", "an object with a type", data)
            tag = data.get("type")
            if not isinstance(tag, str) or tag not in allowed:
                raise Fault("unknown_type", ", ".join(sorted(allowed)), tag)
            cls = allowed[tag]
            if cls not in self._readers:
                self._readers[cls] = self._object(cls)
            return self._readers[cls]({key: data[key] for key in data if key != "type"}, cls)

        return structure

    def _sequence(self, kind: Any) -> Hook:
        origin, args = kinds.class_of(kind), get_args(kind)
        is_fixed = origin is tuple and not (len(args) == 2 and args[1] is Ellipsis)

        def structure(data: Any, _: Any) -> Any:
            if not isinstance(data, (list, tuple)):
                raise Fault("wrong_type", "a list", data)
            if is_fixed and len(data) != len(args):
                raise Fault("wrong_length", f"{len(args)} items", data)
            item_kinds = args if is_fixed else [args[0]] * len(data)
            items = self._all(zip(range(len(data)), data, item_kinds, strict=True))
            return items if origin is list else tuple(items)

        return structure

    def _mapping(self, kind: Any) -> Hook:
        key_kind, value_kind = get_args(kind)
        as_pairs: Any = tuple[tuple[key_kind, value_kind], ...]  # type: ignore[valid-type] # made at run time

        def pairs(data: Any, _: Any) -> Any:
            read = self._converter.structure(data, as_pairs)
            found = dict(read)
            if len(found) != len(read):
                raise Fault("duplicate_key", "each key once", data)
            return found

        def structure(data: Any, _: Any) -> Any:
            if not isinstance(data, dict) or not all(isinstance(key, str) for key in data):
                raise Fault("wrong_type", "an object", data)
            values = self._all([(key, value, value_kind) for key, value in data.items()])
            return dict(zip(data, values, strict=True))

        return structure if kinds.has_text_keys(kind) else pairs

    def _all(self, items: Iterable[tuple[int | str, Any, Any]]) -> list[Any]:
        """Read every item; when some are wrong, raise them together."""
        values, errors = [], []
        for place, item, kind in items:
            try:
                values.append(self._converter.structure(item, kind))
            except Exception as error:
                errors.append(_At(place, error))
                if len(errors) >= MOST_PROBLEMS:
                    break
        if errors:
            raise _Group(errors)
        return values

    def _entity(self, data: Any, kind: Any) -> Any:
        cls = kinds.class_of(kind)
        table = self._tables[cls]
        if not isinstance(data, str) or data not in table:
            raise Fault("unknown_id", f"the id of a {cls.kind}", data)
        return table[data]

    def _arg(self, data: Any, _: Any) -> Any:
        if data is None or type(data) in (int, str):
            return data
        if isinstance(data, list) and all(type(item) is int for item in data):
            return tuple(data)
        if isinstance(data, dict) and len(data) == 1:
            kind, name = next(iter(data.items()))
            if isinstance(name, str) and name in self._by_kind.get(kind, {}):
                return self._by_kind[kind][name]
        raise Fault("unknown_value", "a number, a text, nothing, seats, or a kind with an id", data)


@lru_cache(maxsize=32)
def reader_of(game: AnyGame) -> Reader:
    """Return the reader of a game; making one is dear, so it is kept."""
    return Reader(game)


def _exact(primitive: type, words: str) -> Hook:
    def structure(data: Any, _: Any) -> Any:
        if type(data) is not primitive:  # True is no number, and 1.0 is no 1
            raise Fault("wrong_type", words, data)
        return data

    return structure


def _enum(data: Any, kind: Any) -> Any:
    for member in kind:
        if type(member.value) is type(data) and member.value == data:
            return member
    raise Fault("unknown_value", ", ".join(str(member.value) for member in kind), data)


def _literal(data: Any, kind: Any) -> Any:
    for value in get_args(kind):
        if type(value) is type(data) and value == data:
            return value
    raise Fault("unknown_value", ", ".join(map(str, get_args(kind))), data)


def problems_of(error: BaseException) -> list[Problem]:
    """Return the faults behind an error, each with its place."""
    return list(_walk(error, "$"))[:MOST_PROBLEMS] or [Problem("$", "unreadable", "", short(str(error)))]


def _walk(error: BaseException, path: str) -> Iterator[Problem]:
    if isinstance(error, Fault):
        yield Problem(path, error.code, error.expected, error.got)
    elif isinstance(error, _At):
        below = f"[{error.place}]" if isinstance(error.place, int) else f".{error.place}"
        yield from _walk(error.cause, path + below)
    elif isinstance(error, _Group):
        for found in error.errors:
            yield from _walk(found, path)
    elif isinstance(error, SetupError):
        for problem in error.problems:
            yield attrs.evolve(problem, path=f"{path}.{problem.path}")
    elif isinstance(error, BaseValidationError):
        for part in error.exceptions:
            notes = [note for note in getattr(part, "__notes__", ()) if hasattr(note, "name")]
            yield from _walk(part, f"{path}.{notes[0].name}" if notes else path)
    else:
        yield Problem(path, "unreadable", "", short(str(error)))
