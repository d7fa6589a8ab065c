"""JSON documents of everything a caller can hold, and reading them back without trusting them."""

from __future__ import annotations

import json
import types
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias, TypeVar, Union, get_args, get_origin, overload

import attrs

from boardrules.core.effects import Effect
from boardrules.core.entity import Entity
from boardrules.core.errors import Problem, SaveError, SetupError, short
from boardrules.core.game import AnyGame, Game, Schema
from boardrules.core.state import GameState
from boardrules.core.values import Action, Arg, Args, Decision, Event, GameSetup, GameView, Outcome, Prompt, Refusal

if TYPE_CHECKING:
    from cattrs import Converter

SetupT = TypeVar("SetupT", bound=GameSetup)
StateT = TypeVar("StateT", bound=GameState)
ActionT = TypeVar("ActionT", bound=Action)
EventT = TypeVar("EventT", bound=Event)
ViewT = TypeVar("ViewT", bound=GameView)

#: What JSON is made of.
Json: TypeAlias = bool | int | float | str | list["Json"] | dict[str, "Json"] | None
Kind: TypeAlias = Literal["state", "action", "event", "view", "setup", "outcome", "prompt", "refusal", "decision"]

KINDS: Final[tuple[str, ...]] = get_args(Kind)
#: A document with many faults is reported by its first ones.
_MOST_PROBLEMS: Final = 20
_TAGGED: Final = (Effect, Action, Event)


class _Fault(Exception):
    """One thing that is wrong at one place of a document."""

    def __init__(self, code: str, expected: str, got: object) -> None:
        super().__init__(code)
        self.code, self.expected, self.got = code, expected, short(got)


# -- writing --------------------------------------------------------------------------------------------------


def to_json(obj: object) -> Json:
    """Return ``obj`` as data that ``json.dumps`` takes.

    ``obj`` is a state, action, event, view, setup, outcome, prompt, refusal or decision of any game. Raises
    ``TypeError`` for anything else.
    """
    if not attrs.has(type(obj)) or isinstance(obj, Entity):
        raise TypeError(f"no document for a {type(obj).__name__}")
    data: Json = _writer().unstructure(obj)
    return data


@lru_cache(maxsize=1)
def _writer() -> Converter:
    from cattrs import Converter  # half of the library's import time, so only documents pay it
    from cattrs.gen import make_dict_unstructure_fn, override

    converter = Converter()

    def is_kind(*bases: type) -> Callable[[Any], bool]:
        return lambda kind: _subclass(kind, bases)

    def attrs_writer(cls: type[Any]) -> Callable[[Any], Any]:
        special: Any = {}
        for field in attrs.fields(attrs.resolve_types(_class(cls))):
            if not field.eq:
                special[field.name] = override(omit=True)
            elif field.type == Args:
                special[field.name] = override(unstruct_hook=_write_args)
        return make_dict_unstructure_fn(_class(cls), converter, **special)

    def tagged(value: Any) -> dict[str, Any]:
        # A field may declare a base class; what is written is what is there.
        cls = type(value)
        if cls not in writers:
            writers[cls] = attrs_writer(cls)
        return {"type": cls.__name__, **writers[cls](value)}

    writers: dict[type[Any], Callable[[Any], Any]] = {}
    converter.register_unstructure_hook_factory(lambda kind: attrs.has(_class(kind)), attrs_writer)
    converter.register_unstructure_hook_func(is_kind(*_TAGGED), tagged)
    converter.register_unstructure_hook_func(is_kind(Entity), lambda entity: entity.id)
    converter.register_unstructure_hook_func(_is_sequence, lambda items: [converter.unstructure(x) for x in items])
    return converter


def _write_args(args: Args) -> Json:
    # An argument may be a text or an entity, so an entity says of what kind it is.
    return [[name, {value.kind: value.id} if isinstance(value, Entity) else value] for name, value in args]


# -- reading --------------------------------------------------------------------------------------------------


@overload
def from_json(game: Game[SetupT, StateT, ActionT, EventT, ViewT], kind: Literal["state"], data: object) -> StateT: ...
@overload
def from_json(game: Game[SetupT, StateT, ActionT, EventT, ViewT], kind: Literal["action"], data: object) -> ActionT: ...
@overload
def from_json(game: Game[SetupT, StateT, ActionT, EventT, ViewT], kind: Literal["event"], data: object) -> EventT: ...
@overload
def from_json(game: Game[SetupT, StateT, ActionT, EventT, ViewT], kind: Literal["view"], data: object) -> ViewT: ...
@overload
def from_json(game: Game[SetupT, StateT, ActionT, EventT, ViewT], kind: Literal["setup"], data: object) -> SetupT: ...
@overload
def from_json(
    game: Game[SetupT, StateT, ActionT, EventT, ViewT], kind: Literal["outcome"], data: object
) -> Outcome: ...
@overload
def from_json(game: Game[SetupT, StateT, ActionT, EventT, ViewT], kind: Literal["prompt"], data: object) -> Prompt: ...
@overload
def from_json(
    game: Game[SetupT, StateT, ActionT, EventT, ViewT], kind: Literal["refusal"], data: object
) -> Refusal[ActionT]: ...
@overload
def from_json(
    game: Game[SetupT, StateT, ActionT, EventT, ViewT], kind: Literal["decision"], data: object
) -> Decision[ActionT]: ...
def from_json(game: AnyGame, kind: Kind, data: object) -> object:  # type: ignore[misc] # the overloads tie the types
    """Read a document of ``kind`` that belongs to ``game``.

    ``data`` is what ``to_json`` returned, parsed JSON, or JSON text. It is not trusted: anything wrong gives one
    ``SaveError`` that names every place, including a state that no game could have reached.
    """
    if kind not in KINDS:
        raise SaveError(Problem("kind", "unknown_value", ", ".join(KINDS), short(kind)))
    parsed = parse(data) if isinstance(data, (str, bytes)) else data
    try:
        value = _reader(game).structure(parsed, _target(game.schema(), kind))
    except RecursionError:
        raise SaveError(Problem("$", "too_deep")) from None
    except Exception as error:
        raise SaveError(*_problems(error, "$")) from None
    if kind == "state":
        problems = game.problems(value)
        if problems:
            raise SaveError(*problems[:_MOST_PROBLEMS])
    return value


def parse(text: str | bytes) -> object:
    """Parse JSON text; raise ``SaveError`` when it is none."""
    try:
        return json.loads(text, object_pairs_hook=_unique)
    except RecursionError:
        raise SaveError(Problem("$", "too_deep")) from None
    except ValueError as error:  # also undecodable bytes and numbers beyond all measure
        raise SaveError(Problem("$", "not_json", "JSON", short(str(error)))) from None


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise SaveError(Problem("$", "duplicate_key", "each key once", short(twice)))
    return found


def _target(schema: Schema, kind: str) -> Any:
    targets: dict[str, Any] = {
        "state": schema.state,
        "action": Action,
        "event": Event,
        "view": schema.view,
        "setup": schema.setup,
        "outcome": Outcome,
        "prompt": Prompt,
        "refusal": Refusal[Action],
        "decision": Decision[Action],
    }
    return targets[kind]


@lru_cache(maxsize=32)
def _reader(game: AnyGame) -> Converter:
    from cattrs import Converter
    from cattrs.gen import make_dict_structure_fn, override

    schema = game.schema()
    converter = Converter(detailed_validation=True, forbid_extra_keys=True)
    by_tag: dict[str, type] = {cls.__name__: cls for cls in (*schema.effects, *schema.actions, *schema.events)}
    tables: dict[type[Entity], dict[str, Any]] = dict(schema.entities)
    by_kind: dict[str, dict[str, Any]] = {cls.kind: table for cls, table in tables.items()}
    # A setup may leave out what has a default; every other document is complete.
    lenient = (schema.setup, *_parts_of(schema.setup))

    def attrs_reader(kind: Any) -> Callable[[Any, Any], Any]:
        cls = _class(kind)
        fields = attrs.fields(cls)
        hidden: Any = {field.name: override(omit=True) for field in fields if not field.eq}
        read = make_dict_structure_fn(kind, converter, _cattrs_forbid_extra_keys=False, **hidden)
        known = {field.name for field in fields if field.eq}
        required = set() if cls in lenient else known

        def structure(data: Any, _: Any) -> Any:
            if not isinstance(data, dict):
                raise _Fault("wrong_type", "an object", data)
            extra = [key for key in data if key not in known]
            if extra:
                raise _Fault("unknown_key", ", ".join(sorted(known)), extra[0])
            missing = sorted(required - data.keys())
            if missing:
                raise _Fault("missing_key", missing[0], data)
            return read(data, kind)

        return structure

    readers: dict[type, Callable[[Any, Any], Any]] = {}

    def tagged_reader(kind: Any) -> Callable[[Any, Any], Any]:
        bases = tuple([_class(arg) for arg in get_args(kind)]) if _is_union(kind) else (_bound(kind),)
        allowed = {name: cls for name, cls in by_tag.items() if issubclass(cls, bases)}
        optional = _is_union(kind) and types.NoneType in get_args(kind)

        def structure(data: Any, _: Any) -> Any:
            if optional and data is None:
                return None
            if not isinstance(data, dict):
                raise _Fault("wrong_type", "an object with a type", data)
            tag = data.get("type")
            if not isinstance(tag, str) or tag not in allowed:
                raise _Fault("unknown_type", ", ".join(sorted(allowed)), tag)
            cls = allowed[tag]
            if cls not in readers:
                readers[cls] = attrs_reader(cls)
            return readers[cls]({key: data[key] for key in data if key != "type"}, cls)

        return structure

    def sequence_reader(kind: Any) -> Callable[[Any, Any], Any]:
        origin, args = _class(kind), get_args(kind)
        is_fixed = origin is tuple and not (len(args) == 2 and args[1] is Ellipsis)

        def structure(data: Any, _: Any) -> Any:
            if not isinstance(data, (list, tuple)):
                raise _Fault("wrong_type", "a list", data)
            if is_fixed and len(data) != len(args):
                raise _Fault("wrong_length", f"{len(args)} items", data)
            kinds = args if is_fixed else [args[0]] * len(data)
            items, errors = [], []
            for index, (item, item_kind) in enumerate(zip(data, kinds, strict=True)):
                try:
                    items.append(converter.structure(item, item_kind))
                except Exception as error:
                    errors.append(_At(index, error))
                    if len(errors) >= _MOST_PROBLEMS:
                        break
            if errors:
                raise _Group(errors)
            return items if origin is list else tuple(items)

        return structure

    def mapping_reader(kind: Any) -> Callable[[Any, Any], Any]:
        _, value_kind = get_args(kind)

        def structure(data: Any, _: Any) -> Any:
            if not isinstance(data, dict) or not all(isinstance(key, str) for key in data):
                raise _Fault("wrong_type", "an object", data)
            result, errors = {}, []
            for key, item in data.items():
                try:
                    result[key] = converter.structure(item, value_kind)
                except Exception as error:
                    errors.append(_At(key, error))
            if errors:
                raise _Group(errors)
            return result

        return structure

    def read_entity(data: Any, kind: Any) -> Any:
        table = tables[_class(kind)]
        if not isinstance(data, str) or data not in table:
            raise _Fault("unknown_id", f"the id of a {_class(kind).kind}", data)
        return table[data]

    def read_arg(data: Any, _: Any) -> Any:
        if data is None or _is_exactly(data, int) or _is_exactly(data, str):
            return data
        if isinstance(data, dict) and len(data) == 1:
            kind, name = next(iter(data.items()))
            if isinstance(name, str) and name in by_kind.get(kind, {}):
                return by_kind[kind][name]
        raise _Fault("unknown_value", "a number, a text, nothing, or a kind with an id", data)

    def read_literal(data: Any, kind: Any) -> Any:
        for value in get_args(kind):
            if type(value) is type(data) and value == data:
                return value
        raise _Fault("unknown_value", ", ".join(map(str, get_args(kind))), data)

    for primitive, words in ((int, "a whole number"), (str, "a text"), (bool, "true or false")):
        converter.register_structure_hook(primitive, _exact(primitive, words))
    converter.register_structure_hook_factory(lambda kind: attrs.has(_class(kind)), attrs_reader)
    converter.register_structure_hook_factory(_is_tagged, tagged_reader)
    converter.register_structure_hook_factory(_is_sequence, sequence_reader)
    converter.register_structure_hook_factory(lambda kind: _class(kind) is dict, mapping_reader)
    converter.register_structure_hook_func(lambda kind: _subclass(kind, (Entity,)), read_entity)
    converter.register_structure_hook_func(lambda kind: _class(kind) is Literal, read_literal)
    converter.register_structure_hook_func(lambda kind: kind == Arg, read_arg)
    return converter


def _parts_of(cls: type) -> tuple[type, ...]:
    """Return the attrs classes that occur in the fields of ``cls``."""
    found: list[type] = []

    def walk(kind: Any) -> None:
        for arg in get_args(kind):
            if isinstance(arg, type) and attrs.has(arg) and arg not in found:
                found.append(arg)
            walk(arg)

    for field in attrs.fields(attrs.resolve_types(cls)):
        walk(field.type)
    return tuple(found)


def _exact(primitive: type, words: str) -> Callable[[Any, Any], Any]:
    def structure(data: Any, _: Any) -> Any:
        if not _is_exactly(data, primitive):
            raise _Fault("wrong_type", words, data)
        return data

    return structure


def _is_exactly(data: object, primitive: type) -> bool:
    return type(data) is primitive


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


def _problems(error: BaseException, path: str) -> list[Problem]:
    return list(_walk(error, path))[:_MOST_PROBLEMS] or [Problem(path, "unreadable", "", short(str(error)))]


def _walk(error: BaseException, path: str) -> Iterator[Problem]:
    from cattrs.errors import BaseValidationError

    if isinstance(error, _Fault):
        yield Problem(path, error.code, error.expected, error.got)
    elif isinstance(error, _At):
        yield from _walk(error.cause, f"{path}[{error.place}]" if isinstance(error.place, int) else _dot(path, error))
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


def _dot(path: str, at: _At) -> str:
    return f"{path}.{at.place}"


# -- kinds of types -------------------------------------------------------------------------------------------


def _class(kind: Any) -> Any:
    return get_origin(kind) or kind


def _bound(kind: Any) -> Any:
    return kind.__bound__ or Action if isinstance(kind, TypeVar) else _class(kind)


def _subclass(kind: Any, bases: tuple[type, ...]) -> bool:
    cls = _class(kind)
    return isinstance(cls, type) and issubclass(cls, bases)


def _is_union(kind: Any) -> bool:
    return get_origin(kind) in (Union, types.UnionType)


def _is_tagged(kind: Any) -> bool:
    if isinstance(kind, TypeVar):  # the action of a decision or a refusal
        return True
    if _is_union(kind):
        parts = [arg for arg in get_args(kind) if arg is not types.NoneType]
        return all(_is_tagged(part) for part in parts)
    return _subclass(kind, _TAGGED)


def _is_sequence(kind: Any) -> bool:
    return _class(kind) in (tuple, list)
