"""What one seat can know for certain: what it has learned, and the sheet of characters that follows (chapter 24).

Sets of characters are bit masks (``content.in_mask`` lists them).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from boardrules.games.shadow_hunters.content import ALL_CHARACTERS, GROUPS, Character, in_mask
from boardrules.games.shadow_hunters.hermit import is_being_given
from boardrules.games.shadow_hunters.knowledge import bystander_mask, receivers_for
from boardrules.games.shadow_hunters.state import InHand, State


def on_its_way(state: State) -> InHand | None:
    """Return the hermit card that is being given or answered; it is not in the log yet."""
    held = state.in_hand
    if held is None or held.card.deck != "hermit" or not is_being_given(state):
        return None
    return held


def is_seen(held: InHand, seat: int | None) -> bool:
    """Return whether a seat knows the card that is being resolved; None is a spectator."""
    return held.known_to is None or (seat is not None and seat in held.known_to)


def learned(state: State, seat: int | None) -> list[int]:
    """Return for every seat the characters that ``seat`` holds possible, each fact taken by itself.

    Rules: SH-INF-01, SH-INF-02, SH-INF-05, SH-INF-07. A hermit card that the seat has seen in a pass through the deck
    is not the one that others gave in the same pass.
    """
    masks = []
    for player in state.players:
        if player.revealed or player.seat == seat:
            masks.append(player.character.bit)
        else:
            masks.append(player.possible & state.options.pool)
    if seat is None:
        return masks
    seen: dict[int, list[str]] = {}
    for play in state.hermit_log:
        if seat in (play.giver, play.receiver):
            seen.setdefault(play.pass_number, []).append(play.card.id)
    held = on_its_way(state)
    if held is not None and is_seen(held, seat):
        seen.setdefault(state.hermit.shuffles, []).append(held.card.id)
    gone = {number: tuple(sorted(cards)) for number, cards in seen.items()}
    for play in state.hermit_log:
        if play.giver == seat and play.answer == "shown":
            masks[play.receiver] = state.players[play.receiver].character.bit
        elif play.giver == seat:
            masks[play.receiver] &= receivers_for(play.card, play.answer, play.amount, play.damaged, play.bluff)
        elif play.receiver != seat and play.pass_number in gone and not state.players[play.receiver].revealed:
            unseen = bystander_mask(play.answer, play.amount, play.damaged, play.bluff, gone[play.pass_number])
            masks[play.receiver] &= unseen
    return masks


def sheet(state: State, seat: int | None) -> tuple[int, ...]:
    """Return for every seat the characters that fit what ``seat`` knows, group numbers included (SH-INF-10).

    Every fact is used, and all of them together; only what follows from several hermit cards that the seat has not seen
    (there are so many of each) is left to whoever plays.
    """
    return _sheet(tuple(learned(state, seat)), state.options.allocation, state.options.one_per_initial)


@lru_cache(maxsize=65536)
def _sheet(masks: tuple[int, ...], allocation: tuple[int, int, int], one_per_initial: bool) -> tuple[int, ...]:
    found = [0] * len(masks)
    for index, mask in enumerate(masks):
        for character in in_mask(mask):
            if found[index] & character.bit:
                continue
            fixed = [*masks]
            fixed[index] = character.bit
            deal = next(deals(fixed, allocation, one_per_initial), None)
            if deal is not None:
                for seat, dealt in enumerate(deal):
                    found[seat] |= dealt.bit
    return tuple(found)


def deals(
    masks: Sequence[int], allocation: tuple[int, int, int], one_per_initial: bool, order: Sequence[int] | None = None
) -> Iterator[list[Character]]:
    """Yield the ways to deal one character to each seat: distinct, in its mask, in the right numbers of each group.

    ``order`` lists character bits in the order in which they are tried, so that a shuffled order samples the deals.
    """
    preference = order if order is not None else [character.bit for character in ALL_CHARACTERS]
    by_bit = {character.bit: character for character in ALL_CHARACTERS}
    seats = sorted(range(len(masks)), key=lambda seat: masks[seat].bit_count())
    dealt: list[Character | None] = [None] * len(masks)
    left = dict(zip(GROUPS, allocation, strict=True))

    def place(depth: int, used: int, initials: str) -> Iterator[list[Character]]:
        if depth == len(seats):
            yield [character for character in dealt if character is not None]
            return
        seat = seats[depth]
        free = masks[seat] & ~used
        for bit in preference:
            if not bit & free:
                continue
            character = by_bit[bit]
            if not left[character.group] or (one_per_initial and character.initial in initials):
                continue
            left[character.group] -= 1
            dealt[seat] = character
            yield from place(depth + 1, used | bit, initials + character.initial)
            left[character.group] += 1
        dealt[seat] = None

    return place(0, 0, "")
