"""The round structure of a game as a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Generic, Never, TypeVar

from attrs import frozen

from boardrules.core.effects import Effect
from boardrules.core.state import GameState

S = TypeVar("S", bound=GameState, contravariant=True)


@frozen
class Phase(Generic[S]):
    """One row of the table: an id that every view shows, the rules behind it, and what happens on entering it."""

    id: str
    rules: tuple[str, ...]
    enter: Callable[[S], None]


@frozen
class PhaseRunner(Effect[S]):
    """Goes through ``table`` from row ``at`` on, each row when everything before it has been resolved.

    A game subclasses it, without further fields, with its table and with ``finish``, which says what follows the last
    row.
    """

    table: ClassVar[tuple[Phase[Never], ...]]
    at: int = 0

    def resolve(self, state: S) -> None:
        """Enter the next phase, or finish."""
        if self.at >= len(self.table):
            self.finish(state)
            return
        phase: Any = self.table[self.at]  # a row of this game, whose state this is
        state.phase = phase.id
        state.stack.append(self.following())
        state.current_rules = phase.rules
        phase.enter(state)

    def following(self) -> PhaseRunner[S]:
        """Return the runner of the next row."""
        return type(self)(self.at + 1)

    def finish(self, state: S) -> None:
        """Do what follows the last phase."""
        raise NotImplementedError
