"""Places where cards lie, and who may see and knows them."""

from __future__ import annotations

from collections.abc import Iterable, MutableSequence, Sequence
from enum import Enum
from typing import Any, Generic, TypeVar

from attrs import Factory, define, evolve, frozen

from boardrules.core.chance import Chance
from boardrules.core.entity import Entity, Seat
from boardrules.core.node import Node

#: Cards are entities, or, where content can be replaced, ids that the content explains.
CardT = TypeVar("CardT", bound=Entity | str)


class Visibility(Enum):
    """Who may see the cards of a zone; how many there are is always public."""

    HIDDEN = "hidden"
    PUBLIC = "public"


@frozen
class PileView(Generic[CardT]):
    """What everybody may know of a deck: sizes, and the discards where they lie face up (the last is on top).

    ``open_discards`` is empty when the discard pile is hidden.
    """

    name: str
    draw: int
    discard: int
    visibility: Visibility
    open_discards: tuple[CardT, ...]


@frozen
class Held(Generic[CardT]):
    """A card in a hidden pile or hand, with the seats that know that it lies there (besides whoever holds it in hand).

    ``public`` says that everybody knows it. What is known moves with the card: drawing, discarding and burying move
    the value, and a shuffle makes it anew. So neither views nor ``Game.deal_anew`` need to keep account of it::

        pile = [Held(card) for card in cards]
        card = know(pile, -1, seat)  # the seat looks at the top
        pile.insert(0, pile.pop())  # and puts it on the bottom, where it still knows it
    """

    card: CardT
    seats: tuple[Seat, ...] = ()
    public: bool = False

    def is_known_to(self, seat: int | None) -> bool:
        """Return whether a seat (None: a spectator) knows the card."""
        return self.public or seat in self.seats


HeldT = TypeVar("HeldT", bound=Held[Any])


def know(pile: MutableSequence[HeldT], index: int, seat: int) -> HeldT:
    """Note that a seat has seen a card of a hidden pile, and return what lies there now."""
    held = pile[index]
    if not held.is_known_to(seat):
        held = pile[index] = evolve(held, seats=tuple(sorted((*held.seats, seat))))
    return held


def hidden_in(pile: Sequence[HeldT], seat: int | None) -> list[int]:
    """Return where the cards of a pile lie that a seat (None: a spectator) does not know."""
    return [index for index, held in enumerate(pile) if not held.is_known_to(seat)]


@define
class Deck(Node, Generic[CardT]):
    """A draw pile and its discard pile. In both lists the last card is on top.

    ``name`` is also the chance stream of its shuffles. ``discards`` says who may see the discard pile; the draw pile
    is always hidden. ``shuffles`` counts how often the discards have become the draw pile.
    """

    name: str
    discards: Visibility
    draw_pile: list[CardT] = Factory(list)
    discard_pile: list[CardT] = Factory(list)
    shuffles: int = 0

    def draw(self, chance: Chance) -> CardT | None:
        """Take the top card; when the pile is empty the discards are shuffled first. None when both are empty."""
        if not self.draw_pile:
            if not self.discard_pile:
                return None
            self.draw_pile, self.discard_pile = self.discard_pile, []
            chance.shuffle(self.name, self.draw_pile)
            self.shuffles += 1
        return self.draw_pile.pop()

    def discard(self, *cards: CardT) -> None:
        """Lay cards on the discard pile, in this order."""
        self.discard_pile.extend(cards)

    def stack_top(self, cards: Iterable[CardT]) -> None:
        """Move the named cards from anywhere in the draw pile to its top, so that the first is drawn first.

        Raises ``ValueError`` when a card is not in the draw pile.
        """
        wanted = list(cards)
        rest = list(self.draw_pile)
        for card in wanted:
            rest.remove(card)
        self.draw_pile = [*rest, *reversed(wanted)]

    def view(self) -> PileView[CardT]:
        """Return what everybody may know."""
        shown = tuple(self.discard_pile) if self.discards is Visibility.PUBLIC else ()
        return PileView(self.name, len(self.draw_pile), len(self.discard_pile), self.discards, shown)
