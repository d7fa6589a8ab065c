"""Places where cards lie, and who may see and knows them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, MutableSequence, Sequence
from enum import Enum
from typing import Any, Generic, Self, TypeVar

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
        know(pile, -1, seat)  # the seat looks at the top
        bury(pile, pile.pop())  # and puts it on the bottom, where it still knows it
        spotted(pile, seat)  # what its view shows
        deal_hidden(chance, "pile", order, seat, pile)  # what dealing anew does for it

    A card that somebody chooses in secret among cards that others know takes along what they know, and so shows which
    one it was: leave it where it lies and note the choice elsewhere. A ``Deck`` holds plain cards; a pile that is
    looked at is a list of these.
    """

    card: CardT
    seats: tuple[Seat, ...] = ()
    public: bool = False

    def is_known_to(self, seat: int | None) -> bool:
        """Return whether a seat (None: a spectator) knows the card."""
        return self.public or seat in self.seats

    def also(self, seat: int) -> Self:
        """Return the same card, which this seat knows too."""
        return self if self.is_known_to(seat) else evolve(self, seats=tuple(sorted((*self.seats, seat))))


@frozen
class Spotted(Generic[CardT]):
    """A card of a hidden pile that the viewer knows: ``place`` counts from the top, 0 first."""

    place: int
    card: CardT


HeldT = TypeVar("HeldT", bound=Held[Any])
#: What a pile is a list of, the last one on top: cards, or cards with who knows them.
ItemT = TypeVar("ItemT", bound=Entity | str | Held[Any])


def know(pile: MutableSequence[HeldT], index: int, seat: int) -> HeldT:
    """Note that a seat has seen a card of a hidden pile, and return what lies there now."""
    held = pile[index]
    if not held.is_known_to(seat):
        held = pile[index] = held.also(seat)
    return held


def hidden_in(pile: Sequence[HeldT], seat: int | None) -> list[int]:
    """Return where the cards of a pile lie that a seat (None: a spectator) does not know."""
    return [index for index, held in enumerate(pile) if not held.is_known_to(seat)]


def spotted(pile: Sequence[Held[CardT]], seat: int | None) -> tuple[Spotted[CardT], ...]:
    """Return what a seat (None: a spectator) knows of a pile, from the top down."""
    return tuple([Spotted(place, held.card) for place, held in enumerate(reversed(pile)) if held.is_known_to(seat)])


def deal_hidden(
    chance: Chance,
    stream: str,
    order: Callable[[HeldT], str | int],
    seat: int | None,
    *piles: MutableSequence[HeldT],
) -> None:
    """Deal anew, all together, what a seat (None: a spectator) does not know of these piles.

    It is shuffled out of the order of ``order`` (see ``Chance.anew``), such as ``lambda held: held.card.id``; that must
    follow from the card alone. What others know of a place stays with the place, so they know what is dealt there.
    """
    places = [(pile, index) for pile in piles for index in hidden_in(pile, seat)]
    dealt = chance.anew(stream, [pile[index] for pile, index in places], order)
    for pile, index in places:
        pile[index] = evolve(pile[index], card=dealt.pop().card)


def forget(pile: MutableSequence[HeldT]) -> None:
    """Note that nobody knows any more what lies where in a pile: it has been shuffled, or somebody has searched it.

    What a subclass of ``Held`` has noted besides is forgotten too.
    """
    pile[:] = [type(held)(held.card) for held in pile]


def bury(pile: MutableSequence[ItemT], item: ItemT) -> None:
    """Put a card on the bottom of a pile."""
    pile.insert(0, item)


def take(pile: MutableSequence[HeldT], card: Entity | str) -> HeldT:
    """Take a card out of a hand or pile, and return it with who knows it.

    Of several copies the one goes that most seats know of: they cannot tell whether the other one is still there.
    Raises ``LookupError`` when there is none.
    """
    copies = [index for index, held in enumerate(pile) if held.card == card]
    if not copies:
        raise LookupError(card)
    return pile.pop(max(copies, key=lambda index: (pile[index].public, len(pile[index].seats), -index)))


def lay_on_top(pile: MutableSequence[ItemT], items: Iterable[ItemT]) -> None:
    """Lay cards on a pile so that the first of them is drawn first."""
    pile.extend([*items][::-1])


def stack_top(pile: MutableSequence[ItemT], cards: Iterable[Entity | str], *, missing_ok: bool = False) -> None:
    """Move the named cards from anywhere in a pile to its top, so that the first is drawn first.

    Raises ``ValueError`` when a card is not in the pile, unless ``missing_ok`` says that it is left out then.
    """
    rest = list(pile)
    below = [_card_of(item) for item in rest]
    top: list[ItemT] = []
    for card in cards:
        if missing_ok and card not in below:
            continue
        index = below.index(card)
        del below[index]
        top.append(rest.pop(index))
    lay_on_top(rest, top)
    pile[:] = rest


def _card_of(item: Entity | str | Held[Any]) -> Entity | str:
    return item.card if isinstance(item, Held) else item


def shuffled(chance: Chance, stream: str, cards: Iterable[CardT], top: Iterable[CardT] = ()) -> list[CardT]:
    """Return a shuffled pile, and on it the cards of ``top``, which are not among ``cards``: the first is drawn first.

    So a setup arranges a pile out of cards that it has taken from the box.
    """
    pile = list(cards)
    chance.shuffle(stream, pile)
    lay_on_top(pile, top)
    return pile


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
        stack_top(self.draw_pile, cards)

    def view(self) -> PileView[CardT]:
        """Return what everybody may know."""
        shown = tuple(self.discard_pile) if self.discards is Visibility.PUBLIC else ()
        return PileView(self.name, len(self.draw_pile), len(self.discard_pile), self.discards, shown)
