"""Chapter 14: winning."""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from boardrules.core.effects import Effect
from boardrules.core.entity import Seat
from boardrules.core.values import Outcome
from boardrules.games.shadow_hunters.content import (
    AGNES,
    ALLIE,
    BOB,
    BOB_KILL_VARIANT,
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
    DEAD_NEUTRALS,
    ERSTWHILE_ALTAR,
)
from boardrules.games.shadow_hunters.events import CardDiscarded, GameEnded, HermitDiscarded
from boardrules.games.shadow_hunters.knowledge import note_no_win, note_open_facts, relics, reveal
from boardrules.games.shadow_hunters.state import Player, State


@frozen
class CheckEnd(Effect[State]):
    """The end of a batch: win conditions, then the death of the current player (SH-WIN-02, SH-TRN-05).

    ``killer`` and ``victims`` describe the kills of this batch, which the event conditions look at (SH-WIN-07).
    """

    rules: ClassVar[tuple[str, ...]] = ("SH-WIN-01", "SH-WIN-02")

    killer: Seat | None = None
    victims: tuple[Seat, ...] = ()
    by_attack: bool = False

    def resolve(self, state: State) -> None:
        """End the game, end the turn of a dead current player, or go on."""
        reasons, winners = ending_conditions(state, self)
        if winners:
            end_game(state, reasons, winners)
            return
        note_open_facts(state)
        if self.killer is not None:
            note_no_win(state, state.players[self.killer], self.victims, self.by_attack)
        if not state.players[state.current].alive:
            # Only the turn itself stays at the bottom of the stack; it sees that its player is dead and ends.
            finish_card(state)
            del state.stack[1:]


def finish_card(state: State) -> None:
    """Lay the card that is being resolved on its discard pile, if there is one (SH-CRD-02, SH-HER-06)."""
    held = state.in_hand
    if held is None:
        return
    state.in_hand = None
    state.deck(held.card.deck).discard(held.card)
    if held.card.deck == "hermit":
        state.emit(HermitDiscarded(rules=("SH-HER-06",)))
    else:
        state.emit(CardDiscarded(held.card, rules=("SH-CRD-02",)))


def ending_conditions(state: State, batch: CheckEnd) -> tuple[list[str], set[int]]:
    """Return the reasons for which the game ends now, and the seats that they make winners; empty while it goes on.

    Rules: SH-WIN-03, SH-WIN-05, SH-WIN-06, SH-WIN-08; every ending condition is looked at on the same state.
    """
    reasons: list[str] = []
    winners: set[int] = set()
    players = state.players
    living_shadows = living_hunters = dead_neutrals = alive = 0
    for player in players:
        alive += player.alive
        group = player.character.group
        if group == "shadow":
            living_shadows += player.alive
        elif group == "hunter":
            living_hunters += player.alive
        else:
            dead_neutrals += not player.alive
    if not living_shadows:  # SH-CHR-11
        reasons.append("hunters")
        winners.update(p.seat for p in players if p.character.group == "hunter")
    if not living_hunters or dead_neutrals >= DEAD_NEUTRALS:  # SH-CHR-12
        reasons.append("shadows")
        winners.update(p.seat for p in players if p.character.group == "shadow")
    for player in players:
        if player.character.group == "neutral" and _neutral_ends(state, player, batch, living_shadows, alive):
            reasons.append(player.character.id)
            winners.add(player.seat)
    return reasons, winners


def _neutral_ends(state: State, player: Player, batch: CheckEnd, living_shadows: int, alive: int) -> bool:
    character, seat = player.character, player.seat
    if character is BOB or character is BOB_KILL_VARIANT:  # SH-CHR-02, SH-EXP-19
        return len(player.equipment) >= BOBS_GOAL
    if character is DANIEL:  # SH-CHR-04
        return _died_first(state, seat) if not player.alive else not living_shadows
    if character is CHARLES:  # SH-CHR-03
        killed_other = batch.killer == seat and any(victim != seat for victim in batch.victims)
        return killed_other and len(state.players) - alive >= CHARLES_GOAL
    if character is CATHERINE:  # SH-EXP-11
        return _died_first(state, seat) if not player.alive else alive <= CATHERINES_END
    if character is BRYAN:  # SH-EXP-09
        return (
            batch.by_attack
            and batch.killer == seat
            and any(state.players[victim].character.hp >= BRYANS_PREY for victim in batch.victims if victim != seat)
        )
    if character is DAVID:  # SH-EXP-13
        return relics(player) >= DAVIDS_GOAL
    return False


def _died_first(state: State, seat: int) -> bool:
    """Return whether the seat died in the first batch with deaths (SH-WIN-07)."""
    return bool(state.deaths) and seat in state.deaths[0]


def end_game(state: State, reasons: list[str], winners: set[int]) -> None:
    """Add those who win because the game has ended, show all characters, and stop everything.

    Rules: SH-WIN-04, SH-WIN-05, SH-WIN-06, SH-REV-09, SH-TRN-06; SH-NOT-01 (the dead of a faction win with it).
    """
    players = state.players
    for player in players:
        altar = player.character is BRYAN and player.area is ERSTWHILE_ALTAR
        if player.alive and (player.character is ALLIE or altar):
            winners.add(player.seat)
    for player in players:
        if player.character is AGNES:  # SH-EXP-07, SH-EXP-08: she looks at a neighbour's result, so she comes last
            watched = player.seat + (1 if player.used else -1)
            if watched % len(players) in winners:
                winners.add(player.seat)
    for player in sorted(players, key=lambda p: p.seat not in winners):
        if not player.revealed:
            reveal(state, player, forced=True, rule="SH-REV-09")
    finish_card(state)
    state.phase = "over"
    ordered = tuple(sorted(winners))
    outcome = Outcome(
        winners=ordered,
        reason=reasons[0],
        scores=tuple([int(player.seat in winners) for player in players]),
        reasons=tuple(reasons),
    )
    state.end(outcome, GameEnded(ordered, tuple(reasons), rules=("SH-WIN-01", "SH-WIN-03")))
