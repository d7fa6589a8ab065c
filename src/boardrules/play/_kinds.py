"""What sort of thing a type annotation names: shared by writing and reading documents."""

from __future__ import annotations

import types
from typing import Annotated, Any, Final, TypeVar, Union, get_args, get_origin

import attrs

from boardrules.core.effects import Effect
from boardrules.core.values import Action, Event

#: Classes whose documents carry their class name as ``type``.
TAGGED: Final = (Effect, Action, Event)


def class_of(kind: Any) -> Any:
    """Return the class of a possibly generic type."""
    return get_origin(kind) or kind


def is_subclass(kind: Any, bases: tuple[type, ...]) -> bool:
    """Return whether a type is a class below one of ``bases``."""
    cls = class_of(kind)
    return isinstance(cls, type) and issubclass(cls, bases)


def is_union(kind: Any) -> bool:
    """Return whether a type is a union."""
    return get_origin(kind) in (Union, types.UnionType)


def is_tagged(kind: Any) -> bool:
    """Return whether a document of this type says which class it is of."""
    if isinstance(kind, TypeVar):  # the action of a decision or a refusal
        return True
    if is_union(kind):
        return all(is_tagged(arg) for arg in get_args(kind) if arg is not types.NoneType)
    return is_subclass(kind, TAGGED)


def bases_of(kind: Any) -> tuple[type, ...]:
    """Return the classes that a tagged type allows."""
    if is_union(kind):
        return tuple([base for arg in get_args(kind) for base in bases_of(arg) if arg is not types.NoneType])
    if isinstance(kind, TypeVar):
        return (kind.__bound__ or Action,)
    return (class_of(kind),)


def is_attrs(kind: Any) -> bool:
    """Return whether a type is an attrs class."""
    return attrs.has(class_of(kind))


def is_sequence(kind: Any) -> bool:
    """Return whether a type is a tuple or a list."""
    return class_of(kind) in (tuple, list)


def is_mapping(kind: Any) -> bool:
    """Return whether a type is a dict."""
    return class_of(kind) is dict


def has_text_keys(kind: Any) -> bool:
    """Return whether a dict's keys are texts; with other keys its document is a list of pairs."""
    args = get_args(kind)
    key = args[0] if args else str
    return (get_args(key)[0] if get_origin(key) is Annotated else key) is str


def parts_of(cls: type) -> tuple[type, ...]:
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
