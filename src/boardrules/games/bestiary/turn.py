"""Chapters 3 to 5: rounds, turns and Phase 0."""

from __future__ import annotations

from typing import Annotated, ClassVar, Never

from attrs import evolve, frozen

from boardrules.core.board import Hex
from boardrules.core.effects import Effect, SeatChoice
from boardrules.core.phases import Phase, PhaseRunner
from boardrules.core.values import Prompt, Refusal
from boardrules.games.bestiary.actions import PlaceToken
from boardrules.games.bestiary.ending import CheckEnd
from boardrules.games.bestiary.events import RoundStarted, TokenPlaced, TurnStarted, TyrantRetired, TyrantRevealed
from boardrules.games.bestiary.movement import BeginMovement
from boardrules.games.bestiary.sites import SiteChoice, SurveyChoice, begin_combats
from boardrules.games.bestiary.state import State


def _reveal(state: State) -> None:
    """Phase 0, of the round's first player only, in every round but the first (BH-P0-01)."""
    config = state.content.config
    if state.current == state.first and (state.round > 1 or config.round_phase0_in_first_round):
        state.push(RevealTyrant())


def _move(state: State) -> None:
    state.push(BeginMovement(state.current))


def _site(state: State) -> None:
    state.push(SiteChoice(state.current))


def _survey(state: State) -> None:
    state.push(SurveyChoice(state.current))


@frozen
class Turn(PhaseRunner[State]):
    """One player's turn (BH-TRN-01)."""

    rules: ClassVar[tuple[str, ...]] = ("BH-TRN-01", "BH-TRN-02", "BH-TRN-04")
    phases: ClassVar[tuple[Phase[Never], ...]] = (
        Phase("reveal", ("BH-P0-01",), _reveal),
        Phase("move", ("BH-TRN-01", "BH-P1-01"), _move),
        Phase("site", ("BH-TRN-01", "BH-SIT-01"), _site),
        Phase("survey", ("BH-TRN-01", "BH-P2-01", "BH-P2-02"), _survey),
        Phase("combat", ("BH-TRN-01", "BH-P3-01", "BH-P3-02", "BH-P3-03"), begin_combats),
    )

    def is_over(self, state: State) -> bool:
        """Return whether the turn ends early: no site action, no Phase 2, no Phase 3 (BH-ENC-04, BH-P2-02)."""
        return state.encountered or state.ended_turn

    def finish(self, state: State) -> None:
        """End the turn: everything that belongs to it is over, for every player (BH-TRN-04)."""
        for player in state.players:
            player.uses = player.uses.ended("turn")
            player.matched = 0
            player.lasting = ()
        state.push(NextTurn())


def begin_turn(state: State, seat: int) -> None:
    """Begin the turn of a seat."""
    state.current = seat
    state.turn += 1
    state.path = ()
    state.began_on_token = state.rolled = state.encountered = state.mapped = state.ended_turn = False
    state.emit(TurnStarted(seat, rules=("BH-RND-01", "BH-TRN-01")))
    state.push(Turn())


@frozen
class NextTurn(Effect[State]):
    """Gives the turn to the next player, and begins a new round after the last one (BH-RND-01 to BH-RND-03)."""

    rules: ClassVar[tuple[str, ...]] = ("BH-RND-01", "BH-RND-02", "BH-RND-03")

    def resolve(self, state: State) -> None:
        """Clockwise; the role of the first player moves on with every round."""
        following = state.next_seat(state.current)
        if following == state.first:
            state.round += 1
            if state.content.config.round_first_player_rotates:
                state.first = state.next_seat(state.first)
            following = state.first
            state.emit(RoundStarted(state.round, state.first))
        begin_turn(state, following)


@frozen
class RevealTyrant(Effect[State]):
    """Phase 0: reveal the next tyrant, or retire the leftmost one (BH-P0-02, BH-P0-03)."""

    rules: ClassVar[tuple[str, ...]] = ("BH-P0-02", "BH-P0-03", "BH-P0-04")

    def resolve(self, state: State) -> None:
        """Turn it, look whether the game is over, and only then place tokens (BH-P0-04)."""
        hidden = next((index for index, slot in enumerate(state.row) if slot.status == "hidden"), None)
        if hidden is not None:
            slot = evolve(state.row[hidden], status="open")
            state.row[hidden] = slot
            state.emit(TyrantRevealed(slot.tyrant, slot.terrain, rules=("BH-P0-02",)))
        else:
            leftmost = next(index for index, slot in enumerate(state.row) if slot.status == "open")
            slot = evolve(state.row[leftmost], status="retired")
            state.row[leftmost] = slot
            state.emit(TyrantRetired(slot.tyrant, rules=("BH-P0-03", "BH-SAN-04")))
        state.push(CheckEnd(), PlaceTokens(state.content.tyrants[slot.tyrant].type, slot.terrain))


def free_hexes(state: State, terrain: str) -> list[Hex]:
    """Return the hexes of a terrain that can receive a token, in the order in which they came to the map.

    Rules: BH-P0-05, BH-P0-06, BH-P0-07, BH-P0-10, BH-P0-11, BH-CMP-10, BH-CMP-11.
    """
    if not state.content.terrains[terrain].receives_tokens:
        return []
    terrains = state.content.terrain_by_tile
    return [place for place, tile in state.tiles.items() if terrains[tile] == terrain and place not in state.tokens]


@frozen
class PlaceTokens(Effect[State]):
    """Phase 0 step 3: tokens of the tyrant's type on its terrain (BH-P0-05 to BH-P0-11)."""

    rules: ClassVar[tuple[str, ...]] = ("BH-P0-05", "BH-P0-06", "BH-P0-08", "BH-P0-09")

    kind: Annotated[str, "type"]
    terrain: Annotated[str, "terrain"]

    def resolve(self, state: State) -> None:
        """Place them all; when the supply is short, the first player chooses where (BH-P0-08)."""
        free = free_hexes(state, self.terrain)
        left = state.supply[self.kind]
        if len(free) <= left:
            for place in free:
                place_token(state, self.kind, place)
        elif left:
            state.push(TokenChoice(state.current, self))


def place_token(state: State, kind: str, place: Hex) -> None:
    """Put a token of the supply on a hex."""
    state.supply[kind] -= 1
    state.tokens[place] = kind
    state.emit(TokenPlaced(kind, place, rules=("BH-P0-05",)))


@frozen
class TokenChoice(SeatChoice[State, PlaceToken]):
    """Which hex receives the next token of a short supply (BH-P0-08, BH-TIE-01)."""

    rules: ClassVar[tuple[str, ...]] = ("BH-P0-08", "BH-TIE-01", "BH-TIE-02")

    placing: PlaceTokens

    def prompt(self, state: State) -> Prompt:
        """Ask, naming the type and how many tokens are left."""
        kind = self.placing.kind
        return Prompt("token", "BH-P0-08", (("type", kind), ("left", state.supply[kind])))

    def actions(self, state: State) -> tuple[PlaceToken, ...]:
        """Return the free hexes."""
        return tuple([PlaceToken(self.seat, place) for place in free_hexes(state, self.placing.terrain)])

    def choose(self, state: State, action: PlaceToken) -> None:
        """Place it, and go on while there are tokens."""
        place_token(state, self.placing.kind, action.at)
        state.push(self.placing)

    def refuse(self, state: State, action: object) -> Refusal[PlaceToken] | None:
        """Say why a hex receives no token."""
        if not isinstance(action, PlaceToken):
            return None
        there = action.at in tuple(state.tokens)  # by comparing: what was sent need not be hashable
        return Refusal("token_there", "BH-P0-06") if there else Refusal("not_the_terrain", "BH-P0-05")
