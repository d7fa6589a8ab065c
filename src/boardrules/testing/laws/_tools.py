"""What all laws use: snapshots, comparisons that say what differs, choices that follow from a playthrough alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum
from random import Random
from typing import Any, TypeAlias, TypeVar

import attrs

from boardrules.core.entity import Entity
from boardrules.core.game import ActionT, EventT, Game, SetupT, StateT, ViewT
from boardrules.core.node import Node, canonical
from boardrules.core.state import GameState
from boardrules.testing.playthroughs import Playthrough

NodeT = TypeVar("NodeT", bound=Node)
#: What a law looks at, where it does not matter of which game it is.
AnyPlaythrough: TypeAlias = Playthrough[Any, Any, Any, Any, Any]

_LONGEST = 300


class Broken(AssertionError):
    """A law does not hold. ``where`` says after how many answers, ``what`` in a few words what went wrong."""

    def __init__(self, where: str, what: str, *details: str) -> None:
        super().__init__("\n".join([f"{where}: {what}", *[f"  {detail}" for detail in details]]))
        self.where = where
        self.what = what


def require(condition: bool, where: str, what: str, *details: str) -> None:
    """Raise ``Broken`` unless the condition holds."""
    if not condition:
        raise Broken(where, what, *details)


def same(one: object, other: object, where: str, what: str, names: tuple[str, str] = ("one", "other")) -> None:
    """Raise ``Broken``, saying where they differ, unless two values are equal."""
    if one != other:
        raise Broken(where, what, *difference(one, other, names))


def difference(one: object, other: object, names: tuple[str, str]) -> list[str]:
    """Return lines that show two different values, at the innermost place where they differ."""
    path = ""
    while True:
        step = _first_difference(one, other)
        if step is None:
            break
        name, one, other = step
        path += name
    lines = [f"{name}: {shown(value)}" for name, value in zip(names, (one, other), strict=True)]
    return [f"at {path.removeprefix('.')}", *lines] if path else lines


def _first_difference(one: Any, other: Any) -> tuple[str, object, object] | None:
    if type(one) is not type(other) or isinstance(one, Entity):
        return None
    if attrs.has(type(one)):
        for field in attrs.fields(type(one)):
            if field.eq and getattr(one, field.name) != getattr(other, field.name):
                return f".{field.name}", getattr(one, field.name), getattr(other, field.name)
    if isinstance(one, (list, tuple)):
        for index, (left, right) in enumerate(zip(one, other, strict=False)):
            if left != right:
                return f"[{index}]", left, right
        shorter = min(len(one), len(other))
        return (f"[{shorter}:]", one[shorter:], other[shorter:]) if shorter and len(one) != len(other) else None
    if isinstance(one, dict) and one.keys() == other.keys():
        for key, value in one.items():
            if value != other[key]:
                return f"[{key!r}]", value, other[key]
    return None


def shown(value: object) -> str:
    """Return a value in a readable length."""
    text = repr(value)
    return text if len(text) <= _LONGEST else text[: _LONGEST - 3] + "..."


def after(count: int) -> str:
    """Return the words for a place in a playthrough."""
    return "before the first answer" if count == 0 else f"after {count} answer{'s' if count > 1 else ''}"


def everything(state: GameState) -> tuple[object, ...]:
    """Return all that a call must leave as it was: what digests leave out too, but for the question that is kept."""
    cls: Any = type(state)
    names = [field.name for field in attrs.fields(cls) if not field.eq and field.name not in _MACHINES]
    own = tuple([(name, repr(getattr(state, name))) for name in names])
    return (canonical(state), tuple(state.events), state.current_rules, own)


#: What the machine keeps beside the state proper.
_MACHINES = ("events", "current_rules", "open_decision")


def untouched(
    before: tuple[object, ...],
    state: GameState,
    where: str,
    what: str,
    names: tuple[str, str] = ("before", "afterwards"),
) -> None:
    """Raise ``Broken``, saying where, unless ``everything`` of a state is what it was."""
    now = everything(state)
    if before != now:
        first = next(index for index, part in enumerate(before) if part != now[index])
        if first == 0:
            raise Broken(where, what, *_canonical_difference(before[0], state, names))
        part = ("", "events", "current_rules", "(fields without eq)")[first]
        raise Broken(where, what, f"at state.{part}", *difference(before[first], now[first], names))


def _canonical_difference(old: Any, new: Any, names: tuple[str, str]) -> list[str]:
    """Return lines that show where a canonical form differs from that of a value, whose fields give it names."""
    path = "state"
    while True:
        deeper: tuple[str, Any, Any] | None = None
        if isinstance(new, (list, tuple)) and len(old) == len(new):
            items = zip(old, new, strict=True)
            deeper = next(((f"[{i}]", a, b) for i, (a, b) in enumerate(items) if a != canonical(b)), None)
        elif attrs.has(type(new)) and not isinstance(new, Entity) and isinstance(old, tuple):
            fields = [field.name for field in attrs.fields(type(new)) if field.eq]
            if old[:1] == (type(new).__name__,) and len(old) == len(fields) + 1:
                parts = [(f".{name}", a, getattr(new, name)) for name, a in zip(fields, old[1:], strict=True)]
                deeper = next(((name, a, b) for name, a, b in parts if a != canonical(b)), None)
        if deeper is None:
            return [f"at {path}", f"{names[0]}: {shown(old)}", f"{names[1]}: {shown(canonical(new))}"]
        step, old, new = deeper
        path += step


def seats_of(state: GameState) -> range:
    """Return the seats of a game."""
    return range(len(state.players))


def points_of_view(state: GameState) -> list[int | None]:
    """Return a spectator and every seat."""
    return [None, *seats_of(state)]


def chances(play: AnyPlaythrough, law: str) -> Random:
    """Return random numbers that follow from the seed of the playthrough and the name of the law."""
    return Random(f"{play.seed} {law}")


@attrs.frozen
class _Frozen:
    """Has the ``__setattr__`` that attrs gives to every frozen class."""


#: What most of a state is made of.
_PLAIN = (int, str, bool, bytes, type(None))


def looked_at(play: AnyPlaythrough, own: Random, most: int) -> set[int]:
    """Return which states a law looks at, by the number of answers: all, or in a long match so many and the last.

    So what a match costs has a bound, and a short one is looked at all over.
    """
    last = len(play)
    return set(range(last + 1)) if last < most else {last, *own.sample(range(last), most - 1)}


def states_looked_at(
    play: Playthrough[SetupT, StateT, ActionT, EventT, ViewT], own: Random, most: int
) -> Iterator[tuple[int, StateT]]:
    """Yield the states a law looks at (see ``looked_at``), each behind its number of answers."""
    places = looked_at(play, own, most)
    return ((count, state) for count, state in enumerate(play.states) if count in places)


def steps_looked_at(
    play: Playthrough[SetupT, StateT, ActionT, EventT, ViewT], own: Random, most: int
) -> Iterator[tuple[int, tuple[StateT, ActionT, tuple[EventT, ...], StateT]]]:
    """Yield the steps that lead to the states a law looks at (see ``looked_at``), each behind its number of answers."""
    places = looked_at(play, own, most)
    return ((count, step) for count, step in enumerate(play.steps(), 1) if count in places)


def uncovers_all(
    game: Game[SetupT, StateT, ActionT, EventT, ViewT], events: Iterable[EventT], seat: int | None
) -> bool:
    """Return whether one of the events uncovers something, and withholds nothing of it from the seat."""
    return any(event.uncovers and game.seen(event, seat) == event for event in events)


def whose(seat: int | None) -> str:
    """Return the words for a point of view."""
    return "a spectator" if seat is None else f"seat {seat}"


def mutable_parts(value: object, path: str = "state") -> Iterator[tuple[str, object]]:
    """Yield everything in a state that can change, each with its path: also what a frozen value holds.

    The kept decision is left out: clones share it, and it is worked out anew after every answer.
    """
    cls: Any = type(value)
    if cls in _PLAIN or isinstance(value, Entity):
        return
    if isinstance(value, (list, set, bytearray, dict)) or (
        attrs.has(cls) and cls.__setattr__ is not _Frozen.__setattr__
    ):
        yield path, value
    if isinstance(value, dict):
        for key, item in value.items():
            yield from mutable_parts(item, f"{path}[{key!r}]")
    elif isinstance(value, (list, tuple)):
        for index, item in enumerate(value):
            yield from mutable_parts(item, f"{path}[{index}]")
    elif attrs.has(cls):
        for field in attrs.fields(cls):
            if field.name != "open_decision" or not isinstance(value, GameState):
                yield from mutable_parts(getattr(value, field.name), f"{path}.{field.name}")


def entities(value: object, place: str = "") -> Iterator[tuple[str, Entity]]:
    """Yield every card, space or character in a value, with the place where it lies, whatever its order there."""
    cls: Any = type(value)
    if isinstance(value, Entity):
        yield place, value
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from entities(key, place)
            yield from entities(item, f"{place}[{key!r}]")
    elif isinstance(value, (list, tuple, set, frozenset)):
        for index, item in enumerate(value):
            yield from entities(item, place if isinstance(item, Entity) else f"{place}[{index}]")
    elif attrs.has(cls):
        for field in attrs.fields(cls):
            if field.eq:
                yield from entities(getattr(value, field.name), f"{place}.{field.name}")


def nodes(value: object, kind: type[NodeT], path: str = "state") -> Iterator[tuple[str, NodeT]]:
    """Yield every node of a kind in a state, with its path."""
    for place, part in mutable_parts(value, path):
        if isinstance(part, kind):
            yield place, part


def offered(play: Playthrough[SetupT, StateT, ActionT, EventT, ViewT]) -> list[ActionT]:
    """Return every action that was offered in a playthrough, once."""
    found: dict[ActionT, None] = {}
    for count, (_, decision) in enumerate(play.decisions()):
        for action in decision.actions:
            hashable(action, after(count))
            found[action] = None
    return list(found)


def hashable(value: object, where: str) -> None:
    """Raise ``Broken`` for a value that should be frozen all the way down, and is not."""
    try:
        hash(value)
    except TypeError as error:
        raise Broken(where, f"{value} holds something that can change", str(error)) from error


def variant(play: AnyPlaythrough, action: Any, own: Random, *, odd: bool) -> Any:
    """Return an action with one field changed to something else of its kind; None when there is nothing else.

    With ``odd`` it may also be something that does not belong there.
    """
    fields = attrs.fields(type(action))
    if not fields:
        return None
    field = own.choice(fields)
    value = getattr(action, field.name)
    others: list[object] = [None, -1, len(play.state.players), 10**30, "", True, [], 0.5] if odd else []
    if isinstance(value, Entity):
        for cls, table in play.game.schema().entities:
            if isinstance(value, cls):
                others += table.values()
    elif isinstance(value, Enum):
        others += type(value)
    elif isinstance(value, bool):
        others.append(not value)
    elif isinstance(value, int):
        others += [*seats_of(play.state), value + 1, value + 2]
    if not others:
        return None
    try:
        return attrs.evolve(action, **{field.alias: own.choice(others)})
    except (TypeError, ValueError):
        return None


def look_alike(action: ActionT) -> ActionT:
    """Return an action that equals this one and holds other kinds of numbers: True for 1, 2.0 for 2, 1 for True.

    It is the action itself where that cannot be made.
    """
    cls: Any = type(action)
    fields = [field for field in attrs.fields(cls) if field.init]
    try:
        other: ActionT = cls(**{field.alias: _look_alike(getattr(action, field.name)) for field in fields})
    except (TypeError, ValueError):
        return action
    return other if other == action else action


def _look_alike(value: object) -> object:
    if isinstance(value, tuple):
        return tuple([_look_alike(item) for item in value])
    if type(value) is bool:
        return int(value)
    if type(value) is int:
        return bool(value) if value in (0, 1) else float(value) if abs(value) < 2**53 else value
    return value


def play_on(
    game: Game[SetupT, StateT, ActionT, EventT, ViewT], state: StateT, random: Random, most: int
) -> list[tuple[EventT, ...]]:
    """Answer at random in place, at most so often, and return what happened."""
    happened = []
    for _ in range(most):
        decision = game.decision(state)
        if decision is None or not decision.actions:
            break
        happened.append(game.apply(state, random.choice(decision.actions)))
    return happened
