"""Places where cards lie, and who may see them."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import Generic, TypeVar

from attrs import Factory, define, frozen

from boardrules.core.chance import Chance
from boardrules.core.entity import Entity
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
