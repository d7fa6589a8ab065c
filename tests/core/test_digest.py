"""Values of nodes: the seats in them, their canonical form, and digests."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import define, evolve, frozen
from hypothesis import given
from hypothesis import strategies as st

from boardrules.core.effects import Effect
from boardrules.core.entity import Seat
from boardrules.core.node import Node, canonical, digest, seats_in
from boardrules.core.state import GameState
from tests.core.nodes import FOX, OWL, Boom, Cached, Card, Colour, Go, Leaf, Pile, Plain, Point, Tree

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


@define
class Shelf(Node):
    """Holds what it should not, whatever the types of its fields say."""

    width: Any = 1
    things: Any = 2


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (Shelf(things=1.5), r"^Shelf\.things: no canonical form for a float$"),
        (Shelf(things=[1, (2, {3})]), r"^Shelf\.things: no canonical form for a set$"),
        (Shelf(things={"a": 0.5}), r"^Shelf\.things: no canonical form for a float$"),
        ([Shelf(things=Shelf(width=object()))], r"^Shelf\.width: no canonical form for a object$"),
    ],
    ids=["float", "set", "dict", "within"],
)
def test_the_innermost_class_and_field_of_what_has_no_canonical_form_are_named(value: object, words: str) -> None:
    with pytest.raises(TypeError, match=words):
        digest(value)


def test_a_changed_copy_of_a_frozen_value_has_another_digest() -> None:
    assert digest(evolve(Point(1, 2), y=3)) == digest(Point(1, 3)) != digest(Point(1, 2))
