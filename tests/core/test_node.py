"""Nodes: cloning by generated code, what can be shared, the canonical form and digests."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Annotated, Any, ClassVar, Generic, Literal, TypeVar

import pytest
from attrs import define, evolve, field, frozen
from attrs.validators import instance_of
from hypothesis import given
from hypothesis import strategies as st

from boardrules.core.effects import Effect
from boardrules.core.entity import Entity, Seat
from boardrules.core.node import Node, canonical, digest, is_immutable, seats_in
from boardrules.core.state import GameState
from boardrules.core.values import Action


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


@frozen(eq=False, repr=False)
class Card(Entity):
    kind: ClassVar[str] = "card"

    id: str


FOX, OWL = Card("fox"), Card("owl")

CardT = TypeVar("CardT", bound=Entity)


@frozen
class Point:
    x: int
    y: int


@frozen
class Boom(Effect[GameState]):
    size: int


@frozen
class Go(Action):
    seat: int


@define
class Leaf(Node):
    number: int = 0
    marks: list[int] = field(factory=list)


@define
class Pile(Node, Generic[CardT]):
    cards: list[CardT] = field(factory=list)


@define
class Tree(Node):
    """One field of every kind that has a rule."""

    number: int = 1
    text: str = "x"
    flag: bool = True
    raw: bytes = b"\x00"
    nothing: None = None
    seat: Annotated[int, "seat"] = 0
    mode: Literal["a", "b"] = "a"
    colour: Colour = Colour.RED
    card: Card = FOX
    maybe_card: Card | None = None
    point: Point = field(default=Point(1, 2))
    pair: tuple[int, str] = (1, "a")
    points: tuple[Point, ...] = (Point(3, 4),)
    either: int | str | None = "either"
    effects: list[Effect[Any]] = field(factory=lambda: [Boom(1)])
    numbers: list[int] = field(factory=lambda: [1, 2])
    rows: list[list[int]] = field(factory=lambda: [[1], [2, 3]])
    cubes: list[list[list[int]]] = field(factory=lambda: [[[1], [2]], [[3]]])
    counts: dict[str, int] = field(factory=lambda: {"a": 1})
    lists: dict[str, list[int]] = field(factory=lambda: {"a": [1]})
    leaf: Leaf = field(factory=Leaf)
    maybe_leaf: Leaf | None = field(factory=Leaf)
    no_leaf: Leaf | None = None
    maybe_numbers: list[int] | None = field(factory=lambda: [1])
    leaves: list[Leaf] = field(factory=lambda: [Leaf(1), Leaf(2)])
    maybe_leaves: list[Leaf | None] = field(factory=lambda: [Leaf(1), None])
    by_name: dict[str, Leaf] = field(factory=lambda: {"a": Leaf(1)})
    pile: Pile[Card] = field(factory=lambda: Pile([FOX, OWL]))


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


@define
class Cached(Node):
    number: int = 0
    notes: list[int] = field(factory=list, eq=False)


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


class Plain:
    pass


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


# -- seats ------------------------------------------------------------------------------------------------------------


@frozen
class Aim:
    by: Seat
    times: int


@frozen
class Batch(Effect[GameState]):
    """A seat in every place where one can be."""

    first: Seat
    amount: int
    maybe: Seat | None
    several: tuple[Seat, ...]
    hits: tuple[tuple[Seat, int], ...]
    some: tuple[Seat, ...] | None
    aim: Aim
    aims: tuple[Aim, ...]
    action: Go | Aim
    card: Card = FOX


def test_every_seat_of_a_value_is_found_and_no_other_number() -> None:
    batch = Batch(1, 90, 2, (3, 4), ((5, 91), (6, 92)), (7,), Aim(8, 93), (Aim(9, 94), Aim(10, 95)), Aim(11, 96))

    assert sorted(seats_in(batch)) == [*range(1, 12)]


def test_places_for_seats_may_be_empty() -> None:
    assert list(seats_in(Batch(1, 90, None, (), (), None, Aim(2, 93), (), Go(94)))) == [1, 2]


TREES = st.builds(
    Tree,
    number=st.integers(),
    rows=st.lists(st.lists(st.integers(), max_size=3), max_size=3),
    counts=st.dictionaries(st.text(max_size=3), st.integers(), max_size=3),
    maybe_leaf=st.none() | st.builds(Leaf, st.integers(), st.lists(st.integers(), max_size=2)),
    leaves=st.lists(st.builds(Leaf, st.integers()), max_size=3),
)


@given(TREES)
def test_a_clone_has_the_digest_of_its_original(tree: Tree) -> None:
    assert digest(tree.clone()) == digest(tree)


# -- canonical and digest ---------------------------------------------------------------------------------------------


def test_the_canonical_form_is_nested_tuples() -> None:
    node = Tree(number=5).leaf
    node.marks = [1, 2]

    assert canonical(node) == ("Leaf", 0, (1, 2))
    assert canonical([FOX, Colour.BLUE, Point(1, 2), None, "x", True, b"y"]) == (
        "fox",
        "blue",
        ("Point", 1, 2),
        None,
        "x",
        True,
        b"y",
    )
    assert canonical({"b": [1], "a": {"c": FOX}}) == (("a", (("c", "fox"),)), ("b", (1,)))


def test_the_digest_is_the_same_for_ever() -> None:
    """These literals may never change: saves carry digests."""
    assert digest(None) == "9781e576fbd9086ba1e97c87f1bd1575"
    assert digest(Leaf(3, [1, 2])) == "db6f2e9f4702373eed1e51275bdfe170"
    assert digest(Tree(text="señor ✓")) == "4ea72c8c3c796a3180e78fa9b5c90d7b"


def test_the_digest_does_not_depend_on_the_order_of_a_dict() -> None:
    one, other = Tree(counts={"a": 1, "b": 2}), Tree(counts={"b": 2, "a": 1})

    assert one == other
    assert digest(one) == digest(other)


def test_the_digest_depends_on_the_order_of_a_list() -> None:
    assert digest(Tree(numbers=[1, 2])) != digest(Tree(numbers=[2, 1]))


def test_fields_outside_equality_are_left_out() -> None:
    assert canonical(Cached(1, [1])) == ("Cached", 1)
    assert digest(Cached(1, [1])) == digest(Cached(1, []))
    assert digest(Cached(1, [1])) != digest(Cached(2, [1]))


@pytest.mark.parametrize(
    "other",
    [
        Tree(number=2),
        Tree(text="y"),
        Tree(text=""),
        Tree(flag=False),
        Tree(raw=b"\x01"),
        Tree(mode="b"),
        Tree(colour=Colour.BLUE),
        Tree(card=OWL),
        Tree(maybe_card=FOX),
        Tree(point=Point(2, 1)),
        Tree(points=()),
        Tree(either=None),
        Tree(either="None"),
        Tree(effects=[Boom(2)]),
        Tree(rows=[[1, 2], [3]]),
        Tree(cubes=[[[1, 2]], [[3]]]),
        Tree(counts={"a": 2}),
        Tree(counts={"b": 1}),
        Tree(maybe_leaf=None),
        Tree(no_leaf=Leaf()),
        Tree(leaves=[Leaf(1)]),
        Tree(pile=Pile([OWL, FOX])),
    ],
)
def test_different_values_have_different_digests(other: Tree) -> None:
    assert other != Tree()
    assert digest(other) != digest(Tree())


def test_values_of_different_classes_with_the_same_fields_differ() -> None:
    assert digest(Boom(1)) != digest(Go(1))


def test_a_number_and_its_text_differ() -> None:
    assert digest([1]) != digest(["1"])
    assert digest([None]) != digest(["None"])


@given(TREES, TREES)
def test_digests_are_equal_exactly_for_equal_values(one: Tree, other: Tree) -> None:
    assert (digest(one) == digest(other)) == (one == other)


def test_a_dict_with_entities_as_keys_has_a_canonical_form_in_any_order() -> None:
    assert digest({FOX: 1, OWL: 2}) == digest({OWL: 2, FOX: 1})
    assert digest({FOX: 1, OWL: 2}) != digest({FOX: 2, OWL: 1})


def test_a_dict_with_enum_members_as_keys_has_a_canonical_form_in_any_order() -> None:
    assert digest({Colour.RED: 1, Colour.BLUE: 2}) == digest({Colour.BLUE: 2, Colour.RED: 1})


@pytest.mark.parametrize("value", [1.5, {1, 2}, object(), Plain()], ids=["float", "set", "object", "plain"])
def test_what_has_no_canonical_form_is_an_error(value: object) -> None:
    with pytest.raises(TypeError, match=f"no canonical form for a {type(value).__name__}"):
        canonical([value])


def test_a_changed_copy_of_a_frozen_value_has_another_digest() -> None:
    assert digest(evolve(Point(1, 2), y=3)) == digest(Point(1, 3)) != digest(Point(1, 2))
