"""What can be known for certain: public conclusions, what a seat has learned, and the sheet that follows from both.

Sets of characters are bit masks (``content.in_mask`` lists them).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from boardrules.games.shadow_hunters.content import (
    ALL_BITS,
    ALL_CHARACTERS,
    BOB,
    BRYAN,
    CATHERINE,
    CHARLES,
    DANIEL,
    DAVID,
    DAVIDS_RELICS,
    GROUPS,
    HERMIT_CARDS,
    MEANT,
    SURVIVES,
    UNKNOWN,
    Card,
    Character,
    in_mask,
)
from boardrules.games.shadow_hunters.state import Answer, HermitPlay, Player, State

_INITIALS = {character.bit: character.initial for character in ALL_CHARACTERS}


def rule_out(player: Player, mask: int) -> None:
    """Take characters off the public possibilities of a hidden player."""
    if not player.revealed:
        player.possible &= ~mask


def note_survival(player: Player) -> None:
    """A hidden player who lives with this much damage has more HP than that (SH-INF-02)."""
    if not player.revealed:
        player.possible &= SURVIVES[player.damage]


def public_limit(state: State, player: Player) -> int:
    """Return the characters that a hidden player may be, for all that lies open now (SH-INF-01, SH-INV-08).

    What is known besides, from what has happened, can only make the set smaller.
    """
    mask = SURVIVES[player.damage]
    if len(player.equipment) >= 5:
        mask &= ~BOB.bit
    if sum(card in DAVIDS_RELICS for card in player.equipment) >= 3:
        mask &= ~DAVID.bit
    if state.deaths and state.options.abilities and not player.void:
        mask &= ~DANIEL.bit
    if sum(other.alive for other in state.players) <= 2:
        mask &= ~CATHERINE.bit
    return mask


def note_equipment(player: Player) -> None:
    """A hidden holder for whom the game has not ended is not who would have won by it (SH-INV-08)."""
    if not player.revealed and len(player.equipment) >= 3:
        if len(player.equipment) >= 5:
            player.possible &= ~BOB.bit
        if sum(card in DAVIDS_RELICS for card in player.equipment) >= 3:
            player.possible &= ~DAVID.bit


def note_deaths(state: State, killer: int | None, victims: Sequence[int], by_attack: bool) -> None:
    """Draw the public conclusions from a batch with deaths after which the game goes on (SH-INV-08)."""
    alive = sum(player.alive for player in state.players)
    dead = len(state.players) - alive
    for player in state.players:
        if player.revealed:
            continue
        mask = 0
        if state.options.abilities and not player.void:
            mask |= DANIEL.bit  # he would have had to reveal himself (SH-CHR-04)
        if alive <= 2:
            mask |= CATHERINE.bit
        if player.seat == killer:
            if dead >= 3 and any(victim != killer for victim in victims):
                mask |= CHARLES.bit
            if by_attack:
                kills = [state.players[victim].character.hp for victim in victims if victim != killer]
                must_reveal = state.options.abilities and not player.void and any(hp <= 12 for hp in kills)
                if must_reveal or any(hp >= 13 for hp in kills):
                    mask |= BRYAN.bit
        player.possible &= ~mask


# -- hermit cards ---------------------------------------------------------------------------------------------


def answers(card: Card, damaged: bool) -> tuple[tuple[Answer, int], ...]:
    """Return what a hermit card that takes effect can look like: the answer, and the damage it asks for."""
    if card.outcome == "show":
        return (("shown", 0),)
    if card.outcome == "damage":
        return (("damage", card.damage),)
    if card.outcome == "heal_or_damage":
        return (("heal", 0),) if damaged else (("damage", 1),)
    return (("damage", 1), ("gave", 0))


@lru_cache(maxsize=1024)
def receivers_for(card: Card, answer: Answer, amount: int, damaged: bool, bluff: bool) -> int:
    """Return the characters that can have answered ``card`` in this way.

    Rules: SH-INF-05, SH-HER-04, SH-CHR-08 (only Unknown may lie, never about Prediction).
    """
    if answer == "nothing":
        fitting = ALL_BITS & ~MEANT[card]
    elif (answer, amount) in answers(card, damaged):
        fitting = MEANT[card]
    else:
        return 0
    if bluff and card.outcome != "show":
        fitting |= UNKNOWN.bit
    return fitting


@lru_cache(maxsize=256)
def bystander_mask(answer: Answer, amount: int, damaged: bool, bluff: bool) -> int:
    """Return what everybody learns from an answer without knowing the card (SH-INF-06)."""
    mask = 0
    for card in HERMIT_CARDS:
        mask |= receivers_for(card, answer, amount, damaged, bluff)
    return mask


def note_answer(state: State, play: HermitPlay) -> None:
    """Keep a hermit play, and what everybody learns from it."""
    state.hermit_log.append(play)
    receiver = state.players[play.receiver]
    if not receiver.revealed:
        receiver.possible &= bystander_mask(play.answer, play.amount, play.damaged, play.bluff)


def fits(play: HermitPlay, card: Card, character: Character) -> bool:
    """Return whether the play could have been made with this card by this receiver."""
    return bool(receivers_for(card, play.answer, play.amount, play.damaged, play.bluff) & character.bit)


def learned(state: State, seat: int | None) -> list[int]:
    """Return for every seat the characters that ``seat`` holds possible, each fact taken by itself.

    Rules: SH-INF-01, SH-INF-02, SH-INF-05, SH-INF-07.
    """
    masks = []
    for player in state.players:
        if player.revealed or player.seat == seat:
            masks.append(player.character.bit)
        else:
            masks.append(player.possible & state.options.pool)
    if seat is None:
        return masks
    for play in state.hermit_log:
        if play.giver == seat:
            if play.answer == "shown":
                masks[play.receiver] = state.players[play.receiver].character.bit
            else:
                masks[play.receiver] &= receivers_for(play.card, play.answer, play.amount, play.damaged, play.bluff)
    return masks


def sheet(state: State, seat: int | None) -> tuple[int, ...]:
    """Return for every seat the characters that fit everything ``seat`` knows, group numbers included (SH-INF-10)."""
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
