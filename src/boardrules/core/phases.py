"""What happens in a fixed order: the rows of a table, and the seats one after another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Generic, Never, TypeAlias, TypeVar

from attrs import evolve, field, frozen

from boardrules.core.effects import AnyEffect, Effect
from boardrules.core.entity import Seat
from boardrules.core.state import GameState

S = TypeVar("S", bound=GameState, contravariant=True)

#: A row of a table of steps: an effect, or what is done when everything before it has been resolved.
StepRow: TypeAlias = AnyEffect | Callable[[Never], None]


@frozen
class Steps(Effect[S]):
    """Goes through ``table`` from row ``at`` on, each row when everything before it has been resolved.

    A game subclasses it, without further fields, with its table. ``is_over`` ends the steps early; ``finish`` says what
    follows the last one. The steps of an attack::

        @frozen
        class AttackSteps(Steps[State]):
            rules = ("HC-ATK-01",)
            table = (declare_defender, ActionWindow("defended"), deal_damage)

            def is_over(self, state: State) -> bool:
                return state.attack.target is None
    """

    table: ClassVar[tuple[StepRow, ...]] = ()
    at: int = 0

    def resolve(self, state: S) -> None:
        """Begin the next row, or finish."""
        if self.at >= len(self.table) or self.is_over(state):
            self.finish(state)
            return
        row: Any = self.table[self.at]  # a row of this game, whose state this is
        state.stack.append(self.following())
        if isinstance(row, Effect):
            state.stack.append(row)
        else:
            row(state)

    def following(self) -> Steps[S]:
        """Return the runner of the next row."""
        return type(self)(self.at + 1)

    def is_over(self, state: S) -> bool:
        """Return whether the rows that are left do not happen."""
        return False

    def finish(self, state: S) -> None:
        """Do what follows the last row."""


@frozen
class Phase(Generic[S]):
    """One row of a round: an id that every view shows, the rules behind it, and what happens on entering it."""

    id: str
    rules: tuple[str, ...]
    enter: Callable[[S], None]


@frozen
class PhaseRunner(Steps[S]):
    """Goes through the phases of a round or turn; each is shown in the views as long as it lasts.

    A game subclasses it, without further fields, with its ``phases``, with ``finish``, which says what follows the last
    one, and with ``is_over`` where a turn may end early.
    """

    phases: ClassVar[tuple[Phase[Never], ...]]

    def resolve(self, state: S) -> None:
        """Enter the next phase, or finish."""
        if self.at >= len(self.phases) or self.is_over(state):
            self.finish(state)
            return
        phase: Any = self.phases[self.at]  # a row of this game, whose state this is
        state.phase = phase.id
        state.stack.append(self.following())
        state.current_rules = phase.rules
        phase.enter(state)

    def finish(self, state: S) -> None:
        """Do what follows the last phase."""
        raise NotImplementedError


@frozen
class EachSeat(Effect[S]):
    """Gives every seat that is in the game its turn, one after another; ``done`` are those who have had it.

    Who comes is asked anew each time: whoever has left the game in the meantime is passed over. A game says in
    ``first`` where the order begins, in ``turn`` what a seat does, and in ``finish`` what follows the last one::

        @frozen
        class Bids(EachSeat[State]):
            def first(self, state: State) -> int:
                return state.dealer

            def turn(self, state: State, seat: int) -> None:
                state.push(BidChoice(seat))
    """

    done: tuple[Seat, ...] = field(default=(), kw_only=True)

    def first(self, state: S) -> int:
        """Return the seat that comes first."""
        raise NotImplementedError

    def turn(self, state: S, seat: int) -> None:
        """Push what a seat does; the turns of the others lie below it already."""
        raise NotImplementedError

    def finish(self, state: S) -> None:
        """Do what follows the last turn."""

    def resolve(self, state: S) -> None:
        """Give the next seat its turn, or finish."""
        for seat in state.seats_from(self.first(state)):
            if seat not in self.done:
                state.stack.append(evolve(self, done=(*self.done, seat)))
                self.turn(state, seat)
                return
        self.finish(state)
