"""What is looked at after every change: explored, destroyed, eliminated, advanced, won (LR-EFF-13)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from attrs import frozen

from boardrules.core.effects import AnyEffect, Effect
from boardrules.games.lotr_investigation.state import State

#: The checks in their order: each returns what has to happen, or None. They are named in ``game.py``, because they
#: belong to chapters that build on this one.
CHECKS: Final[list[Callable[[State], AnyEffect | None]]] = []


@frozen
class Settle(Effect[State]):
    """Looks whether a change has consequences of its own, until there are none.

    Whoever changes damage, progress, threat or what is in play pushes it, so that it resolves before anything else.
    """

    rules: ClassVar[tuple[str, ...]] = ("LR-EFF-13", "LR-CMB-24")

    def resolve(self, state: State) -> None:
        """Push the first consequence, and look again after it."""
        if state.result is not None:
            return
        for check in CHECKS:
            consequence = check(state)
            if consequence is not None:
                state.push(consequence, self)
                return


#: It has no fields, so there is one.
SETTLE: Final = Settle()
