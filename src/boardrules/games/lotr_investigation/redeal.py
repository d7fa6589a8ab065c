"""Dealing anew what a seat cannot know: hands and decks, the case and the Investigation deck, shadow cards.

What lies where and who has looked at it stays as it is; the cards in it are dealt from an order of their own. What
everybody can work out from what has happened in the open is true in every world: see the functions below.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from attrs import evolve

from boardrules.core.chance import Chance
from boardrules.core.zones import deal_hidden, hidden_in
from boardrules.games.lotr_investigation import content as c
from boardrules.games.lotr_investigation.content import CARDS, Card
from boardrules.games.lotr_investigation.leadership import SneakChoice, can_sneak
from boardrules.games.lotr_investigation.playing import PayChoice
from boardrules.games.lotr_investigation.state import Held, Player, State


def deal_anew(world: State, seat: int | None, chance: Chance) -> None:
    """Deal in place for a seat (None: a spectator)."""
    for player in world.players:
        _deal_player(world, player, seat, chance)
    _deal_encounter(world, seat, chance)
    _deal_investigation(world, seat, chance)
    # What is laid on top of coming shuffles is part of the future, which nobody knows.
    world.forced = {}


def _place(held: Held) -> int:
    """Return the order out of which cards are dealt anew."""
    return c.PLACES[held.card]


# -- hands and decks -------------------------------------------------------------------------------------------


def _deal_player(world: State, player: Player, seat: int | None, chance: Chance) -> None:
    """Deal the deck of a player, together with the hand where that is another's."""
    stream = f"player-{player.seat}"
    if player.seat == seat:
        deal_hidden(chance, stream, _place, seat, player.deck)
        return
    deal_hidden(chance, stream, _place, seat, player.hand, player.deck)
    hand = hidden_in(player.hand, seat)
    if hand and player.seat in _promised(world):
        _keep_promise(world, player, hand, hidden_in(player.deck, seat))


def _promised(world: State) -> Iterator[int]:
    """Yield who is known to hold an ally: whoever plays Sneak Attack, until the ally comes (LR-EFF-02)."""
    for effect in world.stack:
        is_paying = isinstance(effect, PayChoice) and effect.use.card is CARDS["sneak_attack"]
        if isinstance(effect, (PayChoice, SneakChoice)) and (is_paying or isinstance(effect, SneakChoice)):
            yield effect.seat


def _keep_promise(world: State, player: Player, hand: list[int], deck: list[int]) -> None:
    """Exchange the first hidden card of a hand for the first ally of the deck, if the hand holds none."""
    if any(can_sneak(world, held.card) for held in player.hand):
        return
    place = next(index for index in deck if can_sneak(world, player.deck[index].card))
    one, other = player.hand[hand[0]], player.deck[place]
    player.hand[hand[0]] = evolve(one, card=other.card)
    player.deck[place] = evolve(other, card=one.card)


# -- the encounter deck ----------------------------------------------------------------------------------------


def _deal_encounter(world: State, seat: int | None, chance: Chance) -> None:
    """Deal the encounter deck together with the shadow cards that lie face down (LR-CMB-02)."""
    places = [
        (card, index)
        for card in world.cards.values()
        for index, shadow in enumerate(card.shadows)
        if not shadow.face_up and not shadow.held.is_known_to(seat)
    ]
    shadows = [card.shadows[index].held for card, index in places]
    deal_hidden(chance, "encounter", _place, seat, world.encounter, shadows)
    for (card, index), held in zip(places, shadows, strict=True):
        card.shadows[index] = evolve(card.shadows[index], held=held)


# -- the investigation -----------------------------------------------------------------------------------------


def _deal_investigation(world: State, seat: int | None, chance: Chance) -> None:
    """Deal the case, the Investigation deck and what was removed from it unseen (LR-INS-06, LR-STG-04).

    The case holds names that are not marked. What somebody else has looked at is never Taken by Surprise, which would
    have acted (LR-INV-03). While the list is kept, the names that a look has marked lie among the cards of that look,
    and all else that was seen is no news: a name marked before, or Rising Body Count (LR-INV-06). A name that was
    accused and is not in play was not in the deck when it was searched (LR-INS-11).
    """
    pile = world.investigation
    hidden = hidden_in(pile, seat)
    pool = [*world.set_aside, *world.buried, *[pile[index].card for index in hidden]]
    pool = chance.anew("investigation", pool, c.PLACES.__getitem__)
    listed = {name for held in pile for name in held.marked or ()}

    def take(fits: Callable[[Card], bool]) -> Card:
        index = next(index for index in range(len(pool) - 1, -1, -1) if fits(pool[index]))
        return pool.pop(index)

    def lay(index: int, card: Card) -> None:
        pile[index] = evolve(pile[index], card=card)
        hidden.remove(index)

    if world.set_aside:
        world.set_aside = [
            take(lambda card: card.is_suspect and card not in world.eliminated),
            take(lambda card: card.is_hideout and card not in world.eliminated),
        ]
    buried = [pool.pop(pool.index(name)) for name in world.accused if name in pool]
    for name in [card for card in pool if card in listed]:
        pool.remove(name)
        lay(chance.pick("marked", [index for index in hidden if name in (pile[index].marked or ())]), name)
    for index in [index for index in hidden if pile[index].marked is not None]:
        lay(index, take(lambda card: card in world.eliminated or card is c.RISING_BODY_COUNT))
    for index in [index for index in hidden if pile[index].seats]:
        lay(index, take(lambda card: card is not c.TAKEN_BY_SURPRISE))
    for index in [*hidden]:
        lay(index, pool.pop())
    world.buried = buried + pool
