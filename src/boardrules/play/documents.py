"""JSON documents of everything a caller can hold, and reading them back without trusting them."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias, get_args, overload

import attrs

from boardrules.core.entity import Entity
from boardrules.core.errors import Problem, SaveError, short
from boardrules.core.game import ActionT, AnyGame, EventT, Game, Schema, SetupT, StateT, ViewT
from boardrules.core.values import Action, Arg, Args, Decision, Event, Outcome, Prompt, Refusal
from boardrules.play import _kinds as kinds

if TYPE_CHECKING:
    from cattrs import Converter


#: What JSON is made of.
Json: TypeAlias = bool | int | float | str | list["Json"] | dict[str, "Json"] | None
Kind: TypeAlias = Literal["state", "action", "event", "view", "setup", "outcome", "prompt", "refusal", "decision"]

KINDS: Final[tuple[str, ...]] = get_args(Kind)


# -- writing --------------------------------------------------------------------------------------------------


def to_json(obj: object) -> Json:
    """Return ``obj`` as data that ``json.dumps`` takes.

    ``obj`` is a state, action, event, view, setup, outcome, prompt, refusal or decision of any game. Raises
    ``TypeError`` for anything else.

    >>> from boardrules.games import shadow_hunters as sh
    >>> to_json(sh.Roll(seat=0))
    {'type': 'Roll', 'seat': 0}
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

    def attrs_writer(kind: Any) -> Callable[[Any], Any]:
        cls = kinds.class_of(kind)
        special: Any = {}
        for field in attrs.fields(attrs.resolve_types(cls)):
            if not field.eq:
                special[field.name] = override(omit=True)
            elif field.type == Args:
                special[field.name] = override(unstruct_hook=_write_args)
        return make_dict_unstructure_fn(cls, converter, **special)

    def tagged(value: Any) -> dict[str, Any]:
        # A field may declare a base class; what is written is what is there.
        cls = type(value)
        if cls not in writers:
            writers[cls] = attrs_writer(cls)
        return {"type": cls.__name__, **writers[cls](value)}

    def mapping_writer(kind: Any) -> Callable[[Any], Any]:
        if kinds.has_text_keys(kind):
            return lambda data: {key: converter.unstructure(value) for key, value in data.items()}
        return lambda data: [[converter.unstructure(key), converter.unstructure(data[key])] for key in data]

    writers: dict[type[Any], Callable[[Any], Any]] = {}
    converter.register_unstructure_hook_factory(kinds.is_attrs, attrs_writer)
    converter.register_unstructure_hook_func(lambda kind: kinds.is_subclass(kind, kinds.TAGGED), tagged)
    converter.register_unstructure_hook_func(lambda kind: kinds.is_subclass(kind, (Entity,)), lambda entity: entity.id)
    converter.register_unstructure_hook_func(kinds.is_sequence, lambda items: [converter.unstructure(x) for x in items])
    converter.register_unstructure_hook_factory(kinds.is_mapping, mapping_writer)
    return converter


def _write_args(args: Args) -> Json:
    # An argument may be a text or an entity, so an entity says of what kind it is.
    return [[name, _write_arg(value)] for name, value in args]


def _write_arg(value: Arg) -> Json:
    if isinstance(value, Entity):
        return {value.kind: value.id}
    return [*value] if isinstance(value, tuple) else value


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

    >>> from boardrules.games import shadow_hunters as sh
    >>> from_json(sh.GAME, "action", '{"type": "Roll", "seat": 0}')
    Roll(seat=0)
    """
    if kind not in KINDS:
        raise SaveError(Problem("kind", "unknown_value", ", ".join(KINDS), short(kind)))
    parsed = parse(data) if isinstance(data, (str, bytes)) else data
    from boardrules.play._reading import MOST_PROBLEMS, reader_of  # with cattrs, which only documents load

    value = reader_of(game).read(parsed, _target(game.schema(), kind))
    if kind == "state":
        problems = game.problems(value)
        if problems:
            raise SaveError(*problems[:MOST_PROBLEMS])
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
