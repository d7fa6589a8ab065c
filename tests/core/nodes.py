"""Nodes for tests: one with a field of every kind that has a rule, and what it is made of."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Any, ClassVar, Generic, Literal, TypeVar

from attrs import define, field, frozen

from boardrules.core.effects import Effect
from boardrules.core.entity import Entity
from boardrules.core.node import Node
from boardrules.core.state import GameState
from boardrules.core.values import Action


class Colour(Enum):
    """The colours that there are."""

    RED = "red"
    BLUE = "blue"


@frozen(eq=False, repr=False)
class Card(Entity):
    """A card that is known by its id."""

    kind: ClassVar[str] = "card"

    id: str


FOX, OWL = Card("fox"), Card("owl")


CardT = TypeVar("CardT", bound=Entity)


@frozen
class Point:
    """A value that cannot change."""

    x: int
    y: int


@frozen
class Boom(Effect[GameState]):
    """An effect with a size."""

    size: int


@frozen
class Go(Action):
    """An action of a seat."""

    seat: int


@define
class Leaf(Node):
    """A small node with a number and a list."""

    number: int = 0
    marks: list[int] = field(factory=list)


@define
class Pile(Node, Generic[CardT]):
    """A node that holds entities of any kind."""

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


@define
class Cached(Node):
    """A node with a field that does not count in comparisons."""

    number: int = 0
    notes: list[int] = field(factory=list, eq=False)


class Plain:
    """A class of which nothing is known."""
