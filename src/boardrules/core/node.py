"""The state tree: nodes that clone themselves by generated code, and the canonical form behind digests."""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Iterator
from enum import Enum
from functools import cache
from hashlib import blake2b
from typing import Annotated, Any, Literal, Self, TypeVar, Union, get_args, get_origin

import attrs

from boardrules.core.entity import Entity, Seat

T = TypeVar("T")
C = TypeVar("C")

_SHARED = (int, str, bool, bytes, types.NoneType)


class Node:
    """A mutable part of the state tree.

    Subclasses are slotted ``attrs`` classes. ``clone`` is generated once for each class from its field types:
    immutable values are shared, lists and dicts copied, nodes cloned. A field type that is none of these is a
    ``TypeError`` at the first clone; so is a frozen class that holds something mutable.
    """

    __slots__ = ()

    def clone(self) -> Self:
        """Return an independent copy of this node and all below it."""
        copy: Self = _first_clone(self)
        return copy


def _first_clone(node: Any) -> Any:
    cls = type(node)
    cls.clone = generated = _generate_clone(cls)
    return generated(node)


def _generate_clone(cls: type[Node]) -> Callable[[Any], Any]:
    hints = typing.get_type_hints(cls, include_extras=False)
    # A subclass inherits what was generated for its base; it gets code of its own at its first clone.
    lines = ["def clone(self):", "    if self.__class__ is not _cls:", "        return _first_clone(self)"]
    lines.append("    new = _new(_cls)")
    for field in attrs.fields(cls):  # type: ignore[arg-type] # every concrete node is an attrs class
        source = f"self.{field.name}"
        copied = _copy_code(hints[field.name], source, 0)
        if copied is None:
            raise TypeError(f"{cls.__name__}.{field.name}: no rule for cloning a {hints[field.name]}")
        lines.append(f"    new.{field.name} = {copied}")
    lines.append("    return new")
    scope: dict[str, Any] = {"_new": cls.__new__, "_cls": cls, "_first_clone": _first_clone}
    exec("\n".join(lines), scope)  # the text is made from field names alone
    clone: Callable[[Any], Any] = scope["clone"]
    return clone


def _copy_code(kind: Any, source: str, depth: int) -> str | None:
    """Return the expression that copies ``source`` of type ``kind``, or None when nothing is known."""
    if _is_shared(kind):
        return source
    origin, args = get_origin(kind), get_args(kind)
    item = f"x{depth}"
    if origin is list:
        inner = _copy_code(args[0], item, depth + 1)
        if inner == item:
            return f"{source}[:]"
        return None if inner is None else f"[{inner} for {item} in {source}]"
    if origin is dict and _is_shared(args[0]):
        inner = _copy_code(args[1], item, depth + 1)
        if inner == item:
            return f"{source}.copy()"
        return None if inner is None else f"{{k{depth}: {inner} for k{depth}, {item} in {source}.items()}}"
    if origin in (Union, types.UnionType):
        rest = [arg for arg in args if arg is not types.NoneType]
        inner = _copy_code(rest[0], source, depth) if len(rest) == 1 else None
        return None if inner is None else f"(None if {source} is None else {inner})"
    base = origin or kind
    if isinstance(base, type) and issubclass(base, Node):
        return f"{source}.clone()"
    return None


def _is_shared(kind: Any) -> bool:
    if kind in _SHARED:
        return True
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _is_shared(args[0])
    if origin is Literal:
        return True
    if origin is tuple:
        return all(arg is Ellipsis or _is_shared(arg) for arg in args)
    if origin in (Union, types.UnionType):
        return all(_is_shared(arg) for arg in args)
    if isinstance(kind, TypeVar):
        return kind.__bound__ is not None and _is_shared(kind.__bound__)
    base = origin or kind
    if not isinstance(base, type):
        return False
    return issubclass(base, (Entity, Enum)) or _is_frozen(base)


@attrs.frozen
class _Frozen:
    """Has the ``__setattr__`` that attrs gives to every frozen class."""


def _is_frozen(cls: type) -> bool:
    """Return whether a class is frozen all the way down. A base without fields answers for its subclasses."""
    if not attrs.has(cls):
        return getattr(cls, "__frozen_values__", False) is True
    if cls.__setattr__ is not _Frozen.__setattr__:
        return False
    if cls in _DEEPLY_FROZEN or cls in _BEING_LOOKED_AT:
        return _DEEPLY_FROZEN.get(cls, True)  # a class that holds its own kind is as frozen as the rest of it
    _BEING_LOOKED_AT.append(cls)
    hints = typing.get_type_hints(cls, include_extras=False)
    is_frozen = all(_is_shared(hints[field.name]) for field in attrs.fields(cls))
    _BEING_LOOKED_AT.pop()
    if not _BEING_LOOKED_AT:  # an answer on the way may rest on one that is still open
        _DEEPLY_FROZEN[cls] = is_frozen
    return is_frozen


_DEEPLY_FROZEN: dict[type, bool] = {}
_BEING_LOOKED_AT: list[type] = []


def is_immutable(kind: object) -> bool:
    """Return whether values of this type can be shared between states: nothing in them can change."""
    return _is_shared(kind)


@cache
def _names(cls: type) -> tuple[str, ...]:
    return tuple(field.name for field in attrs.fields(cls) if field.eq)


def canonical(value: object) -> object:
    """Return ``value`` as nested tuples of numbers, texts and None, the same on every platform.

    Fields that do not take part in equality (caches, the events of the last step) are left out. Raises ``TypeError``
    for what a state cannot hold, such as a float, naming the class and field in which it lies.
    """
    cls = value.__class__
    if cls in _SHARED:
        return value
    if isinstance(value, Entity):
        return value.id
    if cls is tuple or cls is list:
        return tuple([canonical(item) for item in value])  # type: ignore[attr-defined] # a sequence by the test
    if cls is dict:
        items = [(canonical(key), canonical(item)) for key, item in value.items()]  # type: ignore[attr-defined]
        return tuple(sorted(items, key=ascii))
    if isinstance(value, Enum):
        return canonical(value.value)
    if attrs.has(cls):
        try:
            return (cls.__name__, *[canonical(getattr(value, name)) for name in _names(cls)])
        except _NoForm as error:
            raise TypeError(f"{cls.__name__}.{_faulty_field(value)}: {error}") from None
    raise _NoForm(f"no canonical form for a {cls.__name__}")


class _NoForm(TypeError):
    """A value without a canonical form, of which it is not known yet where it lies."""


def _faulty_field(value: object) -> str:
    """Return the first field that holds something without a canonical form."""
    cls = value.__class__
    assert attrs.has(cls), "its fields are looked at"
    for name in _names(cls):
        try:
            canonical(getattr(value, name))
        except _NoForm:
            return name
    raise AssertionError("every field has a canonical form")


def digest(value: object) -> str:
    """Return 32 hexadecimal digits that are equal for equal values in any process on any platform."""
    return blake2b(ascii(canonical(value)).encode(), digest_size=16).hexdigest()


def by_digest(make: Callable[[str, T], C], tables: T, known: dict[str, C]) -> C:
    """Return the entity that stands for these tables, whose id is their digest; the same tables give the same object.

    ``known`` holds what this process has made already. So states share a content, and documents of states name it.
    """
    name = digest(tables)
    if name not in known:
        known[name] = make(name, tables)
    return known[name]


def seats_in(value: object) -> Iterator[int]:
    """Yield every seat number that a frozen value holds, by the fields that are marked as ``Seat``."""
    cls: Any = type(value)
    hints = _hints(cls)
    for name in _names(cls):
        yield from _seats(hints[name], getattr(value, name))


def _hints(cls: type) -> dict[str, Any]:
    if cls not in _HINTS:
        _HINTS[cls] = typing.get_type_hints(cls, include_extras=True)
    return _HINTS[cls]


_HINTS: dict[type, dict[str, Any]] = {}


def _seats(kind: Any, value: Any) -> Iterator[int]:
    origin, args = get_origin(kind), get_args(kind)
    if kind == Seat:
        yield value
    elif isinstance(value, tuple) and origin is tuple:
        kinds = [args[0]] * len(value) if args[-1] is Ellipsis else args
        for item_kind, item in zip(kinds, value, strict=True):
            yield from _seats(item_kind, item)
    elif value is not None and origin in (Union, types.UnionType):
        for arg in args:
            if arg == Seat or get_origin(arg) is tuple:
                yield from _seats(arg, value)
    if attrs.has(type(value)) and not isinstance(value, Entity):
        yield from seats_in(value)
