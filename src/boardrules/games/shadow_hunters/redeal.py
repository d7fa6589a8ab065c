"""Other worlds that a seat cannot tell from this one (SH-INF-01 to SH-INF-10)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from attrs import evolve

from boardrules.core.chance import Chance
from boardrules.core.matching import matched
from boardrules.games.shadow_hunters import content as c
from boardrules.games.shadow_hunters.content import Card, Character
from boardrules.games.shadow_hunters.deduction import deals, is_seen, learned, on_its_way
from boardrules.games.shadow_hunters.knowledge import fits
from boardrules.games.shadow_hunters.setup import random_deal
from boardrules.games.shadow_hunters.state import HermitPlay, InHand, State

#: So many deals are made at random, and so many searched for after that; the true one always fits.
_TRIES: Final = 400
_SEARCHES: Final = 50


def deal_anew(world: State, seat: int | None, chance: Chance) -> None:
    """Deal anew, in place, all that ``seat`` cannot know.

    Characters, the hermit cards that it has not seen and the orders of the piles come from ``chance``, and agree with
    everything the seat has seen: its own card, what was revealed or shown, the outcome of every hermit card, and what
    everybody can conclude.
    """
    characters, hermit_cards = _deal(world, seat, chance)
    for player, character in zip(world.players, characters, strict=True):
        player.character = character
    _lay_hermit_cards(world, seat, chance, hermit_cards)
    for deck in (world.white, world.black):
        deck.draw_pile = chance.anew(deck.name, deck.draw_pile, lambda card: card.id)


def _deal(state: State, seat: int | None, chance: Chance) -> tuple[list[Character], dict[int, list[Card | None]]]:
    """Return characters for all seats, and for every pass through the hermit deck the cards of the unseen plays.

    Deals are made as at the table, with the known characters in their places, until one fits; so each that fits is as
    likely as it would be there. Where almost none does, the search of ``deals`` finds one, which favours some.
    """
    masks = learned(state, seat)
    options = state.options
    fixed = {index: c.in_mask(mask)[0] for index, mask in enumerate(masks) if mask.bit_count() == 1}
    for attempt in range(_TRIES + _SEARCHES):
        if attempt < _TRIES:
            dealt = random_deal(chance, len(masks), fixed, options)
            if dealt is None or not all(mask & one.bit for mask, one in zip(masks, dealt, strict=True)):
                continue
        else:
            order = [character.bit for character in c.ALL_CHARACTERS]
            chance.shuffle("characters", order)
            dealt = next(deals(masks, options.allocation, options.one_per_initial, order))
        cards = _match_plays(state, seat, dealt, chance)
        if cards is not None:
            return dealt, cards
    # So many have never been too few; if they were, the true deal is left.
    truth = [player.character for player in state.players]
    matched = _match_plays(state, seat, truth, chance)
    assert matched is not None, "the true deal fits what has happened"
    return truth, matched


def _match_plays(
    state: State, seat: int | None, dealt: Sequence[Character], chance: Chance
) -> dict[int, list[Card | None]] | None:
    """Give every unseen play of every pass a card that explains its answer; None when there are not enough."""
    result: dict[int, list[Card | None]] = {}
    held = on_its_way(state)
    for number in dict.fromkeys([*[play.pass_number for play in state.hermit_log], state.hermit.shuffles]):
        plays = [play for play in state.hermit_log if play.pass_number == number]
        supply = [card for card in c.HERMIT_CARDS for _ in range(card.count)]
        for play in plays:
            if _knows(play, seat):
                if not fits(play, play.card, dealt[play.receiver]):
                    return None
                supply.remove(play.card)
        if number == state.hermit.shuffles and held is not None and is_seen(held, seat):
            supply.remove(held.card)
        chance.shuffle("hermit", supply)
        unknown = [play for play in plays if not _knows(play, seat)]
        found = matched(unknown, supply, lambda play, card: fits(play, card, dealt[play.receiver]))
        if found is None:
            return None
        unseen = iter([supply[index] for index in found])
        result[number] = [None if _knows(play, seat) else next(unseen) for play in plays]
    return result


def _knows(play: HermitPlay, seat: int | None) -> bool:
    # Only Prediction makes a receiver show his card, so everybody knows that title.
    return play.answer == "shown" or (seat is not None and seat in (play.giver, play.receiver))


def _lay_hermit_cards(
    state: State, seat: int | None, chance: Chance, matched: Mapping[int, Sequence[Card | None]]
) -> None:
    """Write the new cards into the log, the discard pile, the hand and the draw pile."""
    log = list(state.hermit_log)
    current: list[tuple[Card, Card]] = []
    positions: dict[int, int] = {}
    for index, play in enumerate(state.hermit_log):
        place = positions.get(play.pass_number, 0)
        positions[play.pass_number] = place + 1
        new = matched[play.pass_number][place] or play.card
        log[index] = evolve(play, card=new)
        if play.pass_number == state.hermit.shuffles:
            current.append((play.card, new))
    # The plays of this pass lie on the discard pile in their order, save the one whose card is still in hand.
    held = on_its_way(state)
    is_in_hand = held is None and state.in_hand is not None and state.in_hand.card.deck == "hermit"
    on_pile = current[:-1] if is_in_hand else current
    pile = state.hermit.discard_pile
    loose = len(pile) - len(on_pile)
    rest = [card for card in c.HERMIT_CARDS for _ in range(card.count)]
    for _, new in current:
        rest.remove(new)
    if held is not None and is_seen(held, seat):
        rest.remove(held.card)
    chance.shuffle("hermit", rest)
    if held is not None and not is_seen(held, seat):
        state.in_hand = InHand(rest.pop(), held.known_to)
    elif is_in_hand and state.in_hand is not None:
        state.in_hand = InHand(current[-1][1], state.in_hand.known_to)
    state.hermit.discard_pile = [*rest[:loose], *[new for _, new in on_pile]]
    state.hermit.draw_pile = rest[loose:]
    state.hermit_log = log
