"""What everybody can know for certain: the conclusions from what lies open and from what happens (chapter 24).

Sets of characters are bit masks (``content.in_mask`` lists them). What one seat knows besides is in ``deduction``.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from boardrules.games.shadow_hunters.content import (
    ALL_BITS,
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
    HERMIT_CARDS,
    MEANT,
    SURVIVES,
    UNKNOWN,
    Card,
    Character,
)
from boardrules.games.shadow_hunters.events import Revealed
from boardrules.games.shadow_hunters.state import Answer, HermitPlay, Player, State


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
