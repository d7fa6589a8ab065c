"""Places in a state, named by paths such as ``players[1].hand``: what lies there, of what type it is, putting it there.

A path is made of field names, indexes and keys: ``deck.discard_pile``, ``players[0].coins``, ``supply[wood]``. A key
that is a card or space goes by its id. What every state has for the machine (chance, stack, number, phase) is no place:
an arrangement moves what the game itself keeps.
"""

from __future__ import annotations

import re
import types
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from enum import Enum
from typing import Annotated, Any, Final, TypeAlias, TypeVar, Union, get_args, get_origin, get_type_hints

import attrs

from boardrules.core.entity import Entity, Seat
from boardrules.core.errors import SaveError, short
from boardrules.core.game import Game
from boardrules.core.state import GameState
from boardrules.play._reading import reader_of
from boardrules.play.documents import to_json

#: One step of a path: the name of a field, an index, or the key of a dict.
Step: TypeAlias = Any
Steps: TypeAlias = tuple[Step, ...]

#: The fields of every state: they belong to the machine.
MACHINE: Final = frozenset(field.name for field in attrs.fields(GameState)) - {"result"}
_TOKEN: Final = re.compile(r"(?:^|\.)(?P<name>[A-Za-z_]\w*)|\[(?P<key>[^\[\]]+)\]")
_NEAREST: Final = 3


class ScenarioError(AssertionError):
    """A scenario that does not go as it says: its text shows what was wanted, and what there is instead.

    >>> from boardrules.games import shadow_hunters as sh
    >>> from boardrules.testing import Scenario
    >>> try:
    ...     Scenario(sh.GAME, sh.Setup(players=4)).play(sh.Roll(0))
    ... except ScenarioError as error:
    ...     print(error)
    Roll(seat=0) is not offered.
    It is refused: not_offered (SH-REV-04).
    Open is decision 0: window-start (SH-REV-04), asking seat 0:
      Pass(seat=0)
      Reveal(seat=0)
    """


# -- walking ----------------------------------------------------------------------------------------------------------


def fields_of(node: object) -> tuple[str, ...]:
    """Return the names of the fields that a path may name in an object: those that make it equal to another."""
    names = [field.name for field in attrs.fields(type(node)) if field.eq]  # type: ignore[arg-type] # an attrs object
    return tuple([name for name in names if name not in MACHINE] if isinstance(node, GameState) else names)


def is_object(value: object) -> bool:
    """Return whether a value has fields that can differ: cards and spaces never change."""
    return attrs.has(type(value)) and not isinstance(value, Entity)


def key_text(key: object) -> str:
    """Return how a path names the key of a dict."""
    if isinstance(key, Entity):
        return key.id
    return str(key.value if isinstance(key, Enum) else key)


def path_of(steps: Steps) -> str:
    """Return the text of a path."""
    parts = [f".{step}" if isinstance(step, str) else f"[{step.text}]" for step in steps]
    return "".join(parts).removeprefix(".")


@attrs.frozen
class Key:
    """A step into a list, a tuple or a dict: ``text`` is what stands between the brackets."""

    text: str
    key: Any = attrs.field(eq=False)


def everything(value: object, steps: Steps = ()) -> Iterator[tuple[Steps, Any]]:
    """Yield every place below a value with what lies there, the value itself first."""
    yield steps, value
    for step, inner in below(value):
        yield from everything(inner, (*steps, step))


def below(value: object) -> Iterator[tuple[Step, Any]]:
    """Yield the steps that lead on from a value, each with what lies there."""
    if is_object(value):
        for name in fields_of(value):
            yield name, getattr(value, name)
    elif isinstance(value, (list, tuple)):
        for index, item in enumerate(value):
            yield Key(str(index), index), item
    elif isinstance(value, dict):
        for key, item in value.items():
            yield Key(key_text(key), key), item


def is_card(value: object) -> bool:
    """Return whether a value may lie in a zone: an entity, or the id of one where content can be replaced."""
    return isinstance(value, (Entity, str))


def where(state: GameState, wanted: Entity | str) -> list[str]:
    """Return the paths at which a card or space lies, one for each copy; a zone stands for the places in it.

    What goes by an id alone lies only where a zone holds it: in a field of its own a text may mean anything.
    """
    found = []
    for steps, value in everything(state):
        if value == wanted and (isinstance(value, Entity) or isinstance(steps[-1], Key)):
            found.append(path_of(steps[:-1] if isinstance(steps[-1], Key) else steps))
    return found


# -- looking up -------------------------------------------------------------------------------------------------------


@attrs.frozen
class Place:
    """A place in a state: ``kind`` is the type of what may lie there, ``object`` where nothing is known of it."""

    steps: Steps
    kind: Any
    value: Any

    @property
    def path(self) -> str:
        """The path as ``changes`` writes it."""
        return path_of(self.steps)


def find(state: GameState, path: str) -> Place:
    """Return the place that a path names. Raises ``ScenarioError`` with the nearest names for one that is not there."""
    value: Any = state
    kind: Any = type(state)
    steps: Steps = ()
    for name, key in _tokens(path):
        step = _named(value, steps, name) if name is not None else _keyed(value, steps, key)
        kind = _kind_below(kind, value, step)
        value = getattr(value, step) if isinstance(step, str) else value[step.key]
        steps = (*steps, step)
    return Place(steps, kind, value)


def _tokens(path: str) -> Iterator[tuple[str | None, str]]:
    if not isinstance(path, str):
        raise TypeError(f"a path is a text, such as 'players[1].hand'; got {short(path)}")
    end = 0
    while end < len(path):
        token = _TOKEN.match(path, end)
        if token is None or (end == 0 and token["name"] is None):
            break
        yield token["name"], token["key"] or ""
        end = token.end()
    if end < len(path) or not path:
        raise ScenarioError(f"{path!r} is no path; a path looks like players[1].hand or supply[wood]")


def _named(value: object, steps: Steps, name: str) -> str:
    here = path_of(steps) or "the state"
    if isinstance(value, GameState) and name in MACHINE:
        raise ScenarioError(f"{name} belongs to the machine: an arrangement moves what the game itself keeps")
    if not is_object(value):
        raise ScenarioError(f"{here} has no fields, so there is no {name}: it is {short(value)}")
    known = fields_of(value)
    if name not in known:
        raise ScenarioError(f"{here} has no field {name!r}{nearest(name, known)}")
    return name


def _keyed(value: object, steps: Steps, text: str) -> Key:
    here = path_of(steps)
    if isinstance(value, (list, tuple)):
        if not text.isdecimal() or int(text) >= len(value):
            there = f"there are {len(value)}, from [0] to [{len(value) - 1}]" if value else "it is empty"
            raise ScenarioError(f"{here}[{text}] is not there: {there}")
        return Key(str(int(text)), int(text))
    if isinstance(value, dict):
        text = text.strip("'\"")
        for key in value:
            if key_text(key) == text:
                return Key(text, key)
        raise ScenarioError(f"{here} has no key {text!r}{nearest(text, map(key_text, value))}")
    raise ScenarioError(f"{here} is no list and no dict, so there is no [{text}]: it is {short(value)}")


def nearest(wanted: str, known: Iterable[str]) -> str:
    """Return the end of a message about an unknown name: the nearest names, or all of them."""
    names = list(dict.fromkeys(known))
    near = get_close_matches(wanted, names, _NEAREST)
    if near:
        return f"; nearest: {', '.join(near)}"
    return f"; known: {', '.join(names)}" if names else "; there are none"


# -- types ------------------------------------------------------------------------------------------------------------


def _kind_below(kind: Any, value: object, step: Step) -> Any:
    """Return the type of what lies one step below a value of a type."""
    if isinstance(step, str):
        cls = type(value)
        return field_kind(next((part for part in _parts(kind) if get_origin(part) is cls), cls), step)
    for part in _parts(kind):
        args = get_args(part)
        if get_origin(part) is dict and isinstance(value, dict):
            return args[1]
        if get_origin(part) is list and isinstance(value, list):
            return args[0]
        if get_origin(part) is tuple and isinstance(value, tuple):
            return args[0] if args[-1] is Ellipsis else args[step.key]
    return object


def field_kind(kind: Any, name: str) -> Any:
    """Return the type of a field of a class, with what its type variables stand for."""
    return _filled(get_type_hints(get_origin(kind) or kind, include_extras=True)[name], _bound(kind))


def _parts(kind: Any) -> tuple[Any, ...]:
    """Return the members of a union, or the type alone."""
    if get_origin(kind) is Annotated:
        return _parts(get_args(kind)[0])
    return get_args(kind) if get_origin(kind) in (Union, types.UnionType) else (kind,)


def _bound(kind: Any) -> dict[Any, Any]:
    """Return what the type variables of a generic class and of its bases stand for."""
    cls = get_origin(kind) or kind
    found = dict(zip(getattr(cls, "__parameters__", ()), get_args(kind), strict=False))
    for base in getattr(cls, "__orig_bases__", ()):
        for variable, value in _bound(base).items() if get_origin(base) is not None else ():
            found.setdefault(variable, _filled(value, found))
    return found


def _filled(kind: Any, bound: Mapping[Any, Any]) -> Any:
    def known(variable: Any) -> Any:
        return bound.get(variable, variable.__bound__ or object)

    if isinstance(kind, TypeVar):
        return known(kind)
    variables = getattr(kind, "__parameters__", ()) if get_origin(kind) is not None else ()
    return kind[tuple([known(variable) for variable in variables])] if variables else kind


def checked(game: Game[Any, Any, Any, Any, Any], state: GameState, place: Place, value: object) -> Any:
    """Return a value as it may lie at a place: cards by their ids become cards, any sequence a list or tuple.

    Raises ``ScenarioError`` for a value that is not of the type of the place, naming the nearest ids.
    """
    if place.kind is object:
        return value
    _check_ids(game, place, value)
    try:
        read = reader_of(game).read(_document(value, place.kind), place.kind)
    except SaveError as error:
        lines = [f"{place.path}{str(problem).removeprefix('$')}" for problem in error.problems]
        raise ScenarioError("what is to lie there is not of its type:\n  " + "\n  ".join(lines)) from None
    for seat in _seats(place.kind, read):
        if not 0 <= seat < len(state.players):
            raise ScenarioError(f"{place.path}: there is no seat {seat}, only 0 to {len(state.players) - 1}")
    return read


def _document(value: Any, kind: Any = object) -> object:
    """Return a value as its document: what the reader of documents checks."""
    if isinstance(value, Entity):
        return value.id
    if isinstance(value, Enum):
        return value.value
    if attrs.has(type(value)):
        return to_json(value)
    if isinstance(value, (list, tuple)):
        return [_document(item) for item in value]
    if isinstance(value, Mapping):
        keyed = next((get_args(part)[0] for part in _parts(kind) if get_origin(part) is dict), str)
        if all(isinstance(key, str) for key in value) and str in _parts(keyed):
            return {key: _document(item) for key, item in value.items()}
        return [[_document(key), _document(item)] for key, item in value.items()]
    return value


def check_ids(game: Game[Any, Any, Any, Any, Any], kind: Any, value: object, place: str) -> None:
    """Raise ``ScenarioError`` with the nearest ids where a text should name a card or space of the game.

    An object that is not the one of the game is refused too.
    """
    check_own(game, value, place)
    leaves = list(_leaves(kind))
    classes = tuple([leaf for leaf in leaves if isinstance(leaf, type) and issubclass(leaf, Entity)])
    if not classes or not all(leaf in (*classes, int, bool, types.NoneType) for leaf in leaves):
        return  # other texts may stand there too
    known = [name for cls, table in game.schema().entities if issubclass(cls, classes) for name in table]
    for name in _texts(value):
        if name not in known:
            words = " or ".join(dict.fromkeys(cls.kind for cls in classes))
            raise ScenarioError(f"{place}: {game.id} has no {words} {name!r}{nearest(name, known)}")


def check_own(game: Game[Any, Any, Any, Any, Any], value: object, place: str) -> None:
    """Raise ``ScenarioError`` for an object that has the id of one of the game, and is another one."""
    tables = [table for _, table in game.schema().entities]
    for entity in _entities(value):
        own = [table[entity.id] for table in tables if entity.id in table]
        if own and not any(other is entity for other in own):
            known = f"is not the object that {game.id} has under this id; take that one, or {entity.id!r}"
            raise ScenarioError(f"{place}: {entity!r} {known}")


def _entities(value: object) -> Iterator[Entity]:
    """Yield the cards and spaces in a value, the keys of dicts among them."""
    for _, inner in everything(value):
        if isinstance(inner, Entity):
            yield inner
        elif isinstance(inner, Mapping):
            yield from [key for key in inner if isinstance(key, Entity)]


def _leaves(kind: Any) -> Iterator[Any]:
    """Yield the types of what lists, dicts and unions of this type hold."""
    origin, args = get_origin(kind), get_args(kind)
    if origin in (list, tuple, dict, Union, types.UnionType):
        for arg in args:
            if arg is not Ellipsis:
                yield from _leaves(arg)
    elif origin is Annotated:
        yield from _leaves(args[0])
    else:
        yield origin or kind


def _check_ids(game: Game[Any, Any, Any, Any, Any], place: Place, value: object) -> None:
    check_own(game, value, place.path)
    # A lone text where a list belongs is a fault of its type, not of its letters.
    if not (isinstance(value, str) and all(get_origin(part) for part in _parts(place.kind))):
        check_ids(game, place.kind, value, place.path)


def _texts(value: object) -> Iterator[str]:
    if isinstance(value, Entity):
        yield value.id
    elif isinstance(value, str):
        yield value
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from _texts(item)
    elif isinstance(value, Mapping):
        for key, item in value.items():
            yield from _texts(key)
            yield from _texts(item)


def _seats(kind: Any, value: object) -> Iterator[int]:
    """Yield the seat numbers in a value, by the types that are marked as ``Seat``."""
    if value is None:
        return
    if kind == Seat:
        yield value  # type: ignore[misc] # a number by its type
    elif get_origin(kind) in (Union, types.UnionType):
        for part in get_args(kind):
            if part == Seat or get_origin(part) in (list, tuple):
                yield from _seats(part, value)
    elif get_origin(kind) in (list, tuple) and isinstance(value, (list, tuple)):
        args = get_args(kind)
        for index, item in enumerate(value):
            yield from _seats(args[0] if len(args) == 1 or args[-1] is Ellipsis else args[index], item)


# -- putting ----------------------------------------------------------------------------------------------------------


def put(node: Any, steps: Steps, value: object) -> Any:
    """Put a value at a place below ``node`` and return the node: itself where it can change, else a changed copy."""
    if not steps:
        return value
    step, rest = steps[0], steps[1:]
    if isinstance(step, str):
        inner = put(getattr(node, step), rest, value)
        try:
            setattr(node, step, inner)
        except attrs.exceptions.FrozenInstanceError:
            alias = next(field.alias for field in attrs.fields(type(node)) if field.name == step)
            return attrs.evolve(node, **{str(alias): inner})
        return node
    inner = put(node[step.key], rest, value)
    if isinstance(node, tuple):
        return (*node[: step.key], inner, *node[step.key + 1 :])
    node[step.key] = inner
    return node
