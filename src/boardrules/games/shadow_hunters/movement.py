"""Chapter 4: movement."""

from __future__ import annotations

from typing import ClassVar, Final

from attrs import frozen

from boardrules.core.effects import Refusals, SeatChoice
from boardrules.core.values import Prompt, Refusal
from boardrules.games.shadow_hunters.abilities import Moment
from boardrules.games.shadow_hunters.actions import Action, MoveTo, Roll, RollTwice, TakeTotal, Teleport
from boardrules.games.shadow_hunters.content import AREA_BY_TOTAL, EMI, MYSTIC_COMPASS, Area
from boardrules.games.shadow_hunters.dice import roll_both
from boardrules.games.shadow_hunters.events import CompassUsed, Moved, MovementRolled, TotalChosen
from boardrules.games.shadow_hunters.state import Player, State, cross, is_active, partner
from boardrules.games.shadow_hunters.windows import OwnChoice

FREE_CHOICE: Final = 7
_ROLLS: Final = tuple([Roll(seat) for seat in range(8)])


def arrive(state: State, player: Player, area: Area) -> None:
    """Put a player piece on an area card; any number of players may stand there (SH-MOV-08)."""
    player.area = area
    state.emit(Moved(player.seat, area))


def movement_roll(state: State, player: Player) -> int:
    """Roll until the total does not name the player's own area, and return it.

    Rules: SH-MOV-01, SH-MOV-04, SH-MOV-05 (nothing is rolled again off the board).
    """
    while True:
        d4, d6 = roll_both(state)
        total = d4 + d6
        state.emit(MovementRolled(player.seat, d4, d6, total, rules=("SH-MOV-01", "SH-MOV-04")))
        if total == FREE_CHOICE or AREA_BY_TOTAL[total] is not player.area:
            return total


def go(state: State, player: Player, total: int) -> None:
    """Move by a total: to the area that shows it, or anywhere else on a 7 (SH-MOV-02, SH-MOV-03)."""
    if total == FREE_CHOICE:
        state.push(DestinationChoice(player.seat))
    else:
        state.current_rules = ("SH-MOV-01", "SH-MOV-02")
        arrive(state, player, AREA_BY_TOTAL[total])


def teleports(state: State, player: Player) -> tuple[Area, ...]:
    """Return the areas that a revealed Emi may go to without rolling (SH-CHR-05, SH-MOV-05)."""
    if player.area is None or not is_active(state, player, EMI):
        return ()
    slot = state.layout.index(player.area)
    return (state.layout[partner(slot)], state.layout[cross(slot)])


@frozen
class MoveChoice(OwnChoice):
    """How to move: roll, use the compass, or teleport (SH-TRN-02 step 1, SH-MOV-06).

    It is also the current player's place in the start-of-turn window (SH-TRN-03 c).
    """

    rules: ClassVar[tuple[str, ...]] = ("SH-TRN-02", "SH-MOV-01", "SH-MOV-06", "SH-MOV-07")
    moment: ClassVar[Moment] = "start"
    question: ClassVar[Prompt] = Prompt("move", "SH-MOV-01")
    always: ClassVar[bool] = True

    def plain_actions(self, state: State) -> tuple[Action, ...]:
        """Return the ways to move."""
        player = state.players[state.current]
        actions: tuple[Action, ...] = (_ROLLS[player.seat],)
        if MYSTIC_COMPASS in player.equipment:
            actions += (RollTwice(player.seat),)
        if player.character is EMI:
            actions += tuple([Teleport(player.seat, area) for area in teleports(state, player)])
        return actions

    def proceed(self, state: State, action: Action) -> None:
        """Roll once, roll twice, or go."""
        player = state.players[state.current]
        if isinstance(action, Teleport):
            state.current_rules = ("SH-CHR-05",)
            arrive(state, player, action.area)
        elif isinstance(action, RollTwice):
            state.emit(CompassUsed(player.seat, rules=("SH-MOV-07",)))
            totals = (movement_roll(state, player), movement_roll(state, player))
            state.push(TotalChoice(player.seat, totals))
        else:
            go(state, player, movement_roll(state, player))

    def refuse_plain(self, state: State, action: object) -> Refusal[Action] | None:
        """Say why a way to move is not open."""
        player = state.players[state.current]
        if isinstance(action, RollTwice):
            return Refusal("no_such_equipment", "SH-MOV-07")
        if isinstance(action, Teleport):
            if player.character is not EMI:
                return Refusal("not_your_ability", "SH-CHR-05")
            if not state.options.abilities:
                return Refusal("abilities_off", "SH-VAR-01")
            if player.void:
                return Refusal("ability_void", "SH-EXP-14")
            if not player.revealed:
                return Refusal("reveal_first", "SH-REV-02")
            if player.area is None:
                return Refusal("not_on_the_board_yet", "SH-MOV-05")
            return Refusal("not_adjacent", "SH-CHR-05")
        return None


@frozen
class TotalChoice(SeatChoice[State, TakeTotal]):
    """Which of the two compass rolls to use (SH-MOV-07)."""

    rules: ClassVar[tuple[str, ...]] = ("SH-MOV-07",)

    totals: tuple[int, int]

    def prompt(self, state: State) -> Prompt:
        """Ask, naming both totals."""
        return Prompt("compass", "SH-MOV-07", (("first", self.totals[0]), ("second", self.totals[1])))

    def actions(self, state: State) -> tuple[TakeTotal, ...]:
        """Return the totals; equal ones are one choice."""
        return tuple([TakeTotal(self.seat, total) for total in dict.fromkeys(self.totals)])

    def choose(self, state: State, action: TakeTotal) -> None:
        """Move by the chosen total."""
        state.emit(TotalChosen(self.seat, action.total))
        go(state, state.players[self.seat], action.total)


@frozen
class DestinationChoice(SeatChoice[State, MoveTo]):
    """A 7: any area but the one the player is on (SH-MOV-03; off the board all six, SH-MOV-05)."""

    rules: ClassVar[tuple[str, ...]] = ("SH-MOV-03", "SH-MOV-05")
    question: ClassVar[Prompt] = Prompt("seven", "SH-MOV-03")
    refusals: ClassVar[Refusals] = {MoveTo: Refusal("same_area", "SH-MOV-03")}

    def actions(self, state: State) -> tuple[MoveTo, ...]:
        """Return the areas in the order of the slots."""
        here = state.players[self.seat].area
        return tuple([MoveTo(self.seat, area) for area in state.layout if area is not here])

    def choose(self, state: State, action: MoveTo) -> None:
        """Put the piece on the chosen area."""
        arrive(state, state.players[self.seat], action.area)
