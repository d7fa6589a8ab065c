"""Nodes: cloning by generated code, and what can be shared."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from attrs import define, field, frozen
from attrs.validators import instance_of

from boardrules.core.effects import Effect
from boardrules.core.entity import Seat
from boardrules.core.node import Node, is_immutable
from boardrules.core.state import GameState
from tests.core.nodes import FOX, OWL, Boom, Cached, Card, Colour, Go, Leaf, Plain, Point, Tree

# -- clone ------------------------------------------------------------------------------------------------------------


def test_a_clone_equals_its_original() -> None:
    tree = Tree()
    copy = tree.clone()

    assert copy == tree
    assert copy is not tree
    assert type(copy) is Tree


@pytest.mark.parametrize(
    "change",
    [
        lambda tree: tree.effects.append(Boom(2)),
        lambda tree: tree.numbers.append(3),
        lambda tree: tree.rows.append([]),
        lambda tree: tree.rows[0].append(9),
        lambda tree: tree.cubes[0][1].append(9),
        lambda tree: tree.counts.update(a=2),
        lambda tree: tree.lists.update(b=[]),
        lambda tree: tree.lists["a"].append(9),
        lambda tree: setattr(tree.leaf, "number", 9),
        lambda tree: tree.leaf.marks.append(9),
        lambda tree: setattr(tree.maybe_leaf, "number", 9),
        lambda tree: tree.maybe_numbers.append(9),
        lambda tree: tree.leaves.pop(),
        lambda tree: tree.leaves[1].marks.append(9),
        lambda tree: setattr(tree.maybe_leaves[0], "number", 9),
        lambda tree: setattr(tree.by_name["a"], "number", 9),
        lambda tree: tree.pile.cards.reverse(),
        lambda tree: setattr(tree, "no_leaf", Leaf()),
        lambda tree: setattr(tree, "number", 9),
    ],
)
def test_a_change_of_a_clone_does_not_touch_the_original(change: Callable[[Any], object]) -> None:
    tree = Tree()
    copy = tree.clone()
    change(copy)

    assert copy != tree
    assert tree == Tree()


def test_empty_optional_parts_stay_empty() -> None:
    tree = Tree(maybe_leaf=None, maybe_numbers=None, maybe_leaves=[None])

    assert tree.clone() == tree


def test_immutable_values_are_shared() -> None:
    tree = Tree()
    copy = tree.clone()

    assert copy.pair is tree.pair
    assert copy.points is tree.points
    assert copy.point is tree.point
    assert copy.card is FOX
    assert copy.pile.cards[1] is OWL
    assert copy.effects[0] is tree.effects[0]


def test_the_order_of_a_dict_survives_cloning() -> None:
    tree = Tree(counts={"z": 1, "a": 2, "m": 3}, lists={"z": [], "a": []})

    assert list(tree.clone().counts) == ["z", "a", "m"]
    assert list(tree.clone().lists) == ["z", "a"]


def test_clones_of_clones_are_independent() -> None:
    first = Tree()
    second = first.clone()
    third = second.clone()
    third.rows[0].append(9)

    assert first == second == Tree()


def test_fields_outside_equality_are_cloned_too() -> None:
    node = Cached(1, [1, 2])
    copy = node.clone()
    copy.notes.append(3)

    assert node.notes == [1, 2]
    assert copy.notes == [1, 2, 3]


@define
class Base(Node):
    number: int = 0


@define
class Derived(Base):
    marks: list[int] = field(factory=list)


def test_a_subclass_clones_to_its_own_class_after_its_base_was_cloned() -> None:
    assert type(Base(1).clone()) is Base

    node = Derived(1, [2])
    copy = node.clone()
    assert type(copy) is Derived
    assert copy == node
    assert copy.marks is not node.marks


@define
class HoldsBases(Node):
    nodes: list[Base] = field(factory=list)


def test_a_list_of_a_base_class_keeps_the_classes_of_its_members() -> None:
    holder = HoldsBases([Base(1), Derived(2, [3])])

    assert [type(node) for node in holder.clone().nodes] == [Base, Derived]
    assert holder.clone() == holder


@define
class Loose:
    """Mutable, and no node."""

    numbers: list[int] = field(factory=list)


@define
class Validated:
    """Mutable, and no node; the validator makes attrs write a ``__setattr__`` into it."""

    number: int = field(default=0, validator=instance_of(int))


@frozen
class FrozenOutside:
    """Its fields cannot be set, but what is in them can be changed."""

    numbers: list[int] = field(factory=list)


@frozen
class FrozenTwice:
    """Frozen, and so is what it holds, but not what that holds."""

    inner: tuple[FrozenOutside, ...] = ()


@define
class Changeable(Effect[GameState]):
    """Says that it is an effect, and effects are shared; but it can be changed."""

    size: int = 1


@frozen
class Wraps:
    """Frozen, around an effect that can be changed."""

    effect: Changeable = field(factory=Changeable)


@define
class WithFrozenOutside(Node):
    part: FrozenOutside


@define
class WithFrozenTwice(Node):
    part: FrozenTwice


@define
class WithChangeable(Node):
    part: Changeable


@define
class WithListOfChangeable(Node):
    part: list[Changeable]


@define
class WithWraps(Node):
    part: Wraps | None


@define
class WithLoose(Node):
    part: Loose


@define
class WithValidated(Node):
    part: Validated


@define
class WithPlain(Node):
    part: Plain


@define
class WithAny(Node):
    part: Any


@define
class WithObject(Node):
    part: object


@define
class WithFloat(Node):
    part: float


@define
class WithSet(Node):
    part: set[int]


@define
class WithBareList(Node):
    part: list  # type: ignore[type-arg] # what is in it is not said: the point of the test


@define
class WithTupleOfLists(Node):
    part: tuple[list[int], ...]


@define
class WithTupleOfNodes(Node):
    part: tuple[Leaf, ...]


@define
class WithListOfLoose(Node):
    part: list[Loose]


@define
class WithDictOfLoose(Node):
    part: dict[str, list[Loose]]


@define
class WithEitherList(Node):
    part: list[int] | list[str]


@define
class WithFunction(Node):
    part: Callable[[], int]


@pytest.mark.parametrize(
    "node",
    [
        WithFrozenOutside(FrozenOutside()),
        WithFrozenTwice(FrozenTwice()),
        WithChangeable(Changeable()),
        WithListOfChangeable([]),
        WithWraps(None),
        WithLoose(Loose()),
        WithValidated(Validated()),
        WithPlain(Plain()),
        WithAny(1),
        WithObject(1),
        WithFloat(1.0),
        WithSet({1}),
        WithBareList([1]),
        WithTupleOfLists(([1],)),
        WithTupleOfNodes((Leaf(),)),
        WithListOfLoose([Loose()]),
        WithDictOfLoose({"a": [Loose()]}),
        WithEitherList([1]),
        WithFunction(lambda: 1),
    ],
    ids=lambda node: type(node).__name__,
)
def test_a_field_type_that_nobody_can_clone_is_an_error(node: Node) -> None:
    with pytest.raises(TypeError, match=rf"{type(node).__name__}\.part: no rule for cloning"):
        node.clone()


@frozen
class Chain:
    """Holds its own kind."""

    number: int
    next: Chain | None = None


@frozen
class LooseChain:
    """Holds its own kind, and a list."""

    next: LooseChain | None = None
    marks: list[int] = field(factory=list)


@frozen
class LooseHusband:
    """Holds another kind that holds this one, and a list."""

    wife: Wife | None = None
    marks: list[int] = field(factory=list)


@frozen
class Wife:
    """Is as loose as her husband."""

    husband: LooseHusband | None = None


@pytest.mark.parametrize("first", [LooseHusband, Wife])
def test_classes_that_hold_each_other_are_as_loose_as_the_looser_one(first: type) -> None:
    """Whichever is asked about first."""
    assert not is_immutable(first)
    assert not is_immutable(LooseHusband)
    assert not is_immutable(Wife)


@pytest.mark.parametrize(
    "kind",
    [int, str, Seat, Card, Colour, Point, Boom, Go, Chain, Effect[Any], Point | None, tuple[Point, ...]],
    ids=str,
)
def test_values_that_cannot_change_are_known_as_such(kind: object) -> None:
    assert is_immutable(kind)


@pytest.mark.parametrize(
    "kind",
    [
        Leaf,
        Loose,
        Plain,
        FrozenOutside,
        FrozenTwice,
        Changeable,
        Wraps,
        LooseChain,
        list[int],
        tuple[Leaf],
        object,
        Any,
    ],
    ids=str,
)
def test_values_that_can_change_are_known_as_such(kind: object) -> None:
    assert not is_immutable(kind)
