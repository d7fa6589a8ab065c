"""Chapter 3: the turn as a table of phases, and what comes after a turn."""

from __future__ import annotations

from typing import ClassVar, Final, Never

from attrs import frozen

from boardrules.core.effects import Effect
from boardrules.core.entity import Seat
from boardrules.core.phases import Phase, PhaseRunner
from boardrules.core.values import Pass, Prompt
from boardrules.games.shadow_hunters.abilities import Moment
from boardrules.games.shadow_hunters.actions import Action
from boardrules.games.shadow_hunters.areas import AreaChoice
from boardrules.games.shadow_hunters.attack import AttackChoice
from boardrules.games.shadow_hunters.content import AREA_BY_TOTAL, CATHERINE
from boardrules.games.shadow_hunters.damage import heal
from boardrules.games.shadow_hunters.dice import roll_both
from boardrules.games.shadow_hunters.events import MovementRolled, StatusEnded, TurnStarted
from boardrules.games.shadow_hunters.hermit import draw_hermit, hand_over
from boardrules.games.shadow_hunters.movement import FREE_CHOICE, DestinationChoice, MoveChoice, arrive
from boardrules.games.shadow_hunters.state import State, is_active
from boardrules.games.shadow_hunters.windows import Ask, OwnChoice, RevealWindow


@frozen
class EndChoice(OwnChoice):
    """The current player's place in the window at the end of his turn (SH-TRN-04)."""

    rules: ClassVar[tuple[str, ...]] = ("SH-TRN-04", "SH-REV-04")
    moment: ClassVar[Moment] = "end"
    question: ClassVar[Prompt] = Prompt("end", "SH-TRN-04")

    def plain_actions(self, state: State) -> tuple[Action, ...]:
        """Return to end the turn."""
        return (Pass(state.current),)

    def proceed(self, state: State, action: Action) -> None:
        """Leave the window: the turn is over."""


# The windows and decisions of a turn are values, so every turn can share them.
_MOVE: Final = (RevealWindow("start"), Ask(MoveChoice()))
_AREA: Final = (RevealWindow("moved"), Ask(AreaChoice()))
_ATTACK: Final = (RevealWindow("area_done"), Ask(AttackChoice()))
_END: Final = (RevealWindow("end"), Ask(EndChoice()))


def _move(state: State) -> None:
    """Start of the turn, then the movement (SH-TRN-03)."""
    player = state.players[state.current]
    state.hurt = 0
    state.ray_used = False
    if player.angel:
        player.angel = False
        state.emit(StatusEnded(player.seat, "guardian_angel", rules=("SH-TRN-03", "SH-WHT-09")))
    if player.barrier:
        player.barrier = False
        state.emit(StatusEnded(player.seat, "ghostly_barrier", rules=("SH-TRN-03", "SH-EXP-16")))
    if player.damage and is_active(state, player, CATHERINE):
        heal(state, player, 1, "stigmata")
    state.push(*_MOVE)


def _area(state: State) -> None:
    state.push(*_AREA)


def _attack(state: State) -> None:
    state.push(*_ATTACK)


def _end(state: State) -> None:
    state.push(*_END)


@frozen
class Turn(PhaseRunner[State]):
    """One turn: always at the bottom of the stack.

    It ends at once when its player has died, and his extra turns are lost (SH-TRN-05, SH-WHT-05).
    """

    rules: ClassVar[tuple[str, ...]] = ("SH-TRN-01", "SH-TRN-02", "SH-TRN-05")
    phases: ClassVar[tuple[Phase[Never], ...]] = (
        Phase("move", ("SH-TRN-02", "SH-TRN-03"), _move),
        Phase("area", ("SH-TRN-02",), _area),
        Phase("attack", ("SH-TRN-02",), _attack),
        Phase("end", ("SH-TRN-04",), _end),
    )

    def is_over(self, state: State) -> bool:
        """Return whether its player has died."""
        return self.at > 0 and not state.players[state.current].alive

    def following(self) -> Turn:
        """Return the runner of the next row; they are values, so every turn can share them."""
        return _ROWS[self.at + 1]

    def finish(self, state: State) -> None:
        """Begin an extra turn, or the turn of the next living player clockwise (SH-TRN-01, SH-TRN-07)."""
        if not state.players[state.current].alive:
            state.extra_turns = 0
        if state.extra_turns:
            state.extra_turns -= 1
            begin_turn(state, state.current, extra=True)
        else:
            begin_turn(state, state.next_seat(state.current))


_ROWS: Final = tuple([Turn(at) for at in range(len(Turn.phases) + 1)])


def begin_turn(state: State, seat: int, *, extra: bool = False) -> None:
    """Make ``seat`` the current player and lay its turn on the stack."""
    state.current = seat
    state.turn += 1
    state.emit(TurnStarted(seat, state.turn, extra, rules=("SH-TRN-07",) if extra else ("SH-TRN-01",)))
    state.push(_ROWS[0])


# -- the quick start ------------------------------------------------------------------------------------------


@frozen
class QuickStart(Effect[State]):
    """Before the first turn everybody rolls for an area and gives a hermit card to his left neighbour (SH-VAR-06).

    ``step`` counts the players, twice each: first the roll, then the card. The area has no effect.
    """

    rules: ClassVar[tuple[str, ...]] = ("SH-VAR-06",)

    first: Seat
    step: int = 0

    def resolve(self, state: State) -> None:
        """Do the next player's part, then begin the first turn."""
        count = len(state.players)
        if self.step == 2 * count:
            begin_turn(state, self.first)
            return
        seat = (self.first + self.step // 2) % count
        state.push(QuickStart(self.first, self.step + 1))
        if self.step % 2:
            state.push(QuickHermit(seat))
            return
        player = state.players[seat]
        d4, d6 = roll_both(state)
        state.emit(MovementRolled(seat, d4, d6, d4 + d6))
        if d4 + d6 == FREE_CHOICE:
            state.push(DestinationChoice(seat))
        else:
            arrive(state, player, AREA_BY_TOTAL[d4 + d6])


@frozen
class QuickHermit(Effect[State]):
    """Draw a hermit card and give it to the left neighbour, without a choice (SH-VAR-06)."""

    rules: ClassVar[tuple[str, ...]] = ("SH-VAR-06", "SH-HER-01")

    seat: Seat

    def resolve(self, state: State) -> None:
        """Draw and give."""
        if draw_hermit(state, self.seat):
            hand_over(state, self.seat, state.next_seat(self.seat))
