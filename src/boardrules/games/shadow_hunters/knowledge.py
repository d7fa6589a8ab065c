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
    BOBS_GOAL,
    BRYAN,
    BRYANS_PREY,
    CATHERINE,
    CATHERINES_END,
    CHARLES,
    CHARLES_GOAL,
    DANIEL,
    DAVID,
    DAVIDS_GOAL,
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
from boardrules.games.shadow_hunters.events import Revealed
from boardrules.games.shadow_hunters.state import Answer, HermitPlay, Player, State

_INITIALS = {character.bit: character.initial for character in ALL_CHARACTERS}


def reveal(state: State, player: Player, *, forced: bool = False, rule: str = "SH-REV-01") -> None:
    """Turn a character face up for all; it never goes back (SH-REV-01, SH-INV-06)."""
    player.revealed = True
    player.possible = player.character.bit
    state.emit(Revealed(player.seat, player.character, forced, rules=(rule,)))


def rule_out(player: Player, mask: int) -> None:
    """Take characters off the public possibilities of a hidden player."""
    if not player.revealed:
        player.possible &= ~mask


def note_survival(player: Player) -> None:
    """A hidden player who lives with this much damage has more HP than that (SH-INF-02)."""
    if not player.revealed:
        player.possible &= SURVIVES[player.damage]


def public_limit(state: State, player: Player, *, in_batch: bool = False) -> int:
    """Return the characters that a hidden player may be, for all that lies open now (SH-INF-01, SH-INV-08).

    Inside a batch nobody knows yet who has won by it. What is known besides, from what has happened, can only make the
    set smaller.
    """
    mask = SURVIVES[player.damage]
    if state.deaths and state.options.abilities and not player.void:
        mask &= ~DANIEL.bit  # he would have had to reveal himself at the first death (SH-CHR-04)
    if in_batch:
        return mask
    if len(player.equipment) >= BOBS_GOAL:
        mask &= ~BOB.bit
    if relics(player) >= DAVIDS_GOAL:
        mask &= ~DAVID.bit
    if sum(other.alive for other in state.players) <= CATHERINES_END:
        mask &= ~CATHERINE.bit
    return mask


def relics(player: Player) -> int:
    """Return how many of David's relics lie before a player (SH-EXP-13)."""
    return sum(card in DAVIDS_RELICS for card in player.equipment)


def note_open_facts(state: State, *, in_batch: bool = False) -> None:
    """Draw the public conclusions from what lies open (SH-INV-08)."""
    for player in state.players:
        if not player.revealed:
            player.possible &= public_limit(state, player, in_batch=in_batch)


def note_silence(state: State, killer: Player, hit_points: Sequence[int]) -> None:
    """A hidden attacker who has killed and did not have to reveal himself is not Bryan (SH-EXP-10)."""
    must_reveal = state.options.abilities and not killer.void and any(hp < BRYANS_PREY for hp in hit_points)
    if must_reveal and not killer.revealed:
        killer.possible &= ~BRYAN.bit


def note_no_win(state: State, killer: Player, victims: Sequence[int], by_attack: bool) -> None:
    """A hidden killer for whom the game has not ended is not who would have won by it (SH-WIN-07)."""
    kills = [state.players[victim].character.hp for victim in victims if victim != killer.seat]
    if killer.revealed or not kills:
        return
    if sum(not player.alive for player in state.players) >= CHARLES_GOAL:
        killer.possible &= ~CHARLES.bit
    if by_attack and any(hp >= BRYANS_PREY for hp in kills):
        killer.possible &= ~BRYAN.bit


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
def receivers_for(card: Card, answer: Answer, amount: int | None, damaged: bool, bluff: bool) -> int:
    """Return the characters that can have answered ``card`` in this way.

    Rules: SH-INF-05, SH-HER-04, SH-CHR-08 (only Unknown may lie, never about Prediction).
    """
    if answer == "nothing":
        fitting = ALL_BITS & ~MEANT[card]
    elif any(given == answer and amount in (None, asked) for given, asked in answers(card, damaged)):
        fitting = MEANT[card]
    else:
        return 0
    if bluff and card.outcome != "show":
        fitting |= UNKNOWN.bit
    return fitting


@lru_cache(maxsize=4096)
def bystander_mask(answer: Answer, amount: int | None, damaged: bool, bluff: bool, gone: tuple[str, ...] = ()) -> int:
    """Return what can be learned from an answer without knowing the card (SH-INF-06).

    ``gone`` are the ids of cards that it cannot have been, one for each copy.
    """
    mask = 0
    for card in HERMIT_CARDS:
        if gone.count(card.id) < card.count:
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
    seen: dict[int, list[Card]] = {}
    for play in state.hermit_log:
        if seat in (play.giver, play.receiver):
            seen.setdefault(play.pass_number, []).append(play.card)
    held = state.in_hand
    if held is not None and held.known_to is not None and seat in held.known_to:
        last = state.hermit_log[-1] if state.hermit_log else None
        if last is None or last.card is not held.card or seat not in (last.giver, last.receiver):
            seen.setdefault(state.hermit.shuffles, []).append(held.card)
    for play in state.hermit_log:
        if play.giver == seat and play.answer == "shown":
            masks[play.receiver] = state.players[play.receiver].character.bit
        elif play.giver == seat:
            masks[play.receiver] &= receivers_for(play.card, play.answer, play.amount, play.damaged, play.bluff)
        elif play.receiver != seat and play.pass_number in seen and not state.players[play.receiver].revealed:
            gone = tuple(sorted([card.id for card in seen[play.pass_number]]))
            masks[play.receiver] &= bystander_mask(play.answer, play.amount, play.damaged, play.bluff, gone)
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
