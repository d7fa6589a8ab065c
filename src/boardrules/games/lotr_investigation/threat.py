"""Threat and elimination (LR-THR-01 to LR-THR-05), winning and losing (LR-WIN-01, LR-WIN-02), scores (LR-SCR-01)."""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from boardrules.core.effects import AnyEffect, Effect
from boardrules.core.entity import Seat
from boardrules.core.values import Outcome
from boardrules.games.lotr_investigation import content as c
from boardrules.games.lotr_investigation.events import (
    FirstPlayerPassed,
    GameEnded,
    PlayerEliminated,
    ThreatRaised,
    ThreatReduced,
)
from boardrules.games.lotr_investigation.moves import leave_play, move_to_staging
from boardrules.games.lotr_investigation.settle import SETTLE
from boardrules.games.lotr_investigation.state import (
    State,
    controlled,
    copies_in_play,
    enemies,
    heroes,
    in_game,
)


def raise_threat(state: State, seat: int, amount: int) -> None:
    """Raise a player's threat, to 50 at most (LR-THR-03), and look whether that eliminates (LR-THR-01)."""
    player = state.players[seat]
    if player.out or amount <= 0:
        return
    player.threat = min(c.THREAT_LIMIT, player.threat + amount)
    state.emit(ThreatRaised(seat, amount, player.threat))
    state.push(SETTLE)


def raise_all(state: State, amount: int) -> None:
    """Raise each player's threat, in player order (LR-THR-03, LR-TIM-06)."""
    for seat in in_game(state):
        raise_threat(state, seat, amount)


def reduce_threat(state: State, seat: int, amount: int, *, by_player_card: bool) -> None:
    """Reduce a player's threat, to 0 at least (LR-THR-03).

    Rules: LR-CRD-25 (with Ramshackle Manor in play a player card reduces it by 1 only).
    """
    player = state.players[seat]
    if player.out:
        return
    if by_player_card and copies_in_play(state, c.RAMSHACKLE_MANOR):
        amount = min(amount, 1)
    amount = min(amount, player.threat)
    if amount > 0:
        player.threat -= amount
        state.emit(ThreatReduced(seat, amount, player.threat))


# -- elimination -----------------------------------------------------------------------------------------------


def has_hero(state: State, seat: int) -> bool:
    """Return whether a hero that a player owns is in play, whoever controls it (LR-THR-01)."""
    return any(card.card.type == "hero" and card.owner == seat for card in state.cards.values())


def someone_is_out(state: State) -> AnyEffect | None:
    """Return the elimination of the next player who has come to it (LR-THR-01)."""
    for seat in in_game(state):
        if state.players[seat].threat >= c.THREAT_LIMIT or not has_hero(state, seat):
            return Eliminate(seat)
    return None


@frozen
class Eliminate(Effect[State]):
    """A player leaves the game (LR-THR-02, LR-THR-04); all of them: the game is lost (LR-WIN-01)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-THR-01", "LR-THR-02", "LR-THR-04")

    seat: Seat

    def resolve(self, state: State) -> None:
        """Hand, deck and cards to the discard piles of their owners; enemies to the staging area with their damage."""
        player = state.players[self.seat]
        following = state.next_seat(self.seat)
        cards = (*[held.card for held in player.hand], *player.playing, *[held.card for held in reversed(player.deck)])
        player.hand.clear()
        player.playing.clear()
        player.deck.clear()
        player.discard += cards
        player.out = True
        state.emit(PlayerEliminated(self.seat, cards))
        for uid in list(player.engaged):
            move_to_staging(state, state.cards[uid])
        for card in controlled(state, self.seat):
            if card.uid in state.cards:
                leave_play(state, card, "discard")
        if self.seat in state.joint_defence:
            state.joint_defence.remove(self.seat)
        if following == self.seat:
            end_game(state, won=False)
        elif state.first == self.seat:
            state.first = following
            state.emit(FirstPlayerPassed(following, rules=("LR-THR-04",)))


# -- the end ---------------------------------------------------------------------------------------------------


def quest_is_won(state: State) -> AnyEffect | None:
    """Return the win, when stage 3B is current and no Suspect is in play (LR-WIN-02, LR-STG-09)."""
    if state.stage != c.STAGE_LAST or state.set_aside or any(one.card.is_suspect for one in enemies(state)):
        return None
    return Win()


@frozen
class Win(Effect[State]):
    """The players have won, eliminated ones with them (LR-WIN-02)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-WIN-02", "LR-STG-09")

    def resolve(self, state: State) -> None:
        """End the game."""
        end_game(state, won=True)


def end_game(state: State, *, won: bool) -> None:
    """Note the outcome; nothing that was still to happen happens any more."""
    state.end(outcome_of(state, won=won), GameEnded(won, rules=("LR-WIN-02",) if won else ("LR-WIN-01",)))


def outcome_of(state: State, *, won: bool) -> Outcome:
    """Return how the game ends now: all win or nobody, with the score of each player (LR-SCR-01)."""
    seats = tuple(range(len(state.players)))
    scores = tuple([player_score(state, seat) for seat in seats])
    return Outcome(seats if won else (), "quest_won" if won else "all_eliminated", scores, ())


def player_score(state: State, seat: int) -> int:
    """Return what a player adds to the score: threat, threat costs of dead heroes, damage on the others (LR-SCR-01)."""
    player = state.players[seat]
    if player.out:
        return c.THREAT_LIMIT + sum(hero.threat_cost for hero in player.heroes)
    alive = [card for other in in_game(state) for card in heroes(state, other) if card.owner == seat]
    dead = list(player.heroes)
    for hero in alive:
        dead.remove(hero.card)
    return player.threat + sum(hero.threat_cost for hero in dead) + sum(hero.damage for hero in alive)


def victory_points(state: State) -> int:
    """Return the victory points of the victory display (LR-VIC-01)."""
    return sum([card.victory or 0 for card in state.victory])


def total_score(state: State) -> int:
    """Return the score of the table, lower is better (LR-SCR-01)."""
    return sum(player_score(state, player.seat) for player in state.players) - victory_points(state)


def tally_score(state: State) -> int:
    """Return the score with 10 for each round that was completed (LR-SCR-02)."""
    return total_score(state) + 10 * max(0, state.round - 1)
