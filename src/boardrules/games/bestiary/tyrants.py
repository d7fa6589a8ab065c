"""Chapter 13: tyrants and sanctuaries."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, ClassVar

from attrs import evolve, frozen

from boardrules.core.effects import Effect, Verb
from boardrules.core.entity import Seat
from boardrules.games.bestiary.capture import OverflowChoice, TrapMission, Triggers
from boardrules.games.bestiary.ending import CheckEnd
from boardrules.games.bestiary.events import TyrantDefeated
from boardrules.games.bestiary.state import Slot, State, defeated, slot_of_symbol


def tyrant_here(state: State, seat: int) -> Slot | None:
    """Return the tyrant that a hero may fight where it stands: face up, undefeated, of this symbol (BH-TYR-02)."""
    slot = slot_of_symbol(state, state.players[seat].place)
    return slot if slot is not None and slot.status == "open" else None


@frozen
class TyrantCaptured(Verb[State]):
    """A tyrant is captured: in the bestiary, its space empty, its sanctuary free, D one higher.

    Rules: BH-TYR-04, BH-TYR-05, BH-TYR-08 to BH-TYR-11, BH-SAN-01, BH-SAN-02.
    """

    rules: ClassVar[tuple[str, ...]] = ("BH-TYR-04", "BH-TYR-08", "BH-TYR-09", "BH-TYR-11", "BH-SAN-01", "BH-SAN-02")

    seat: Seat
    tyrant: Annotated[str, "tyrant"]

    def act(self, state: State) -> None:
        """Add the tyrant, and mark its place in the row."""
        state.players[self.seat].bestiary.append(self.tyrant)
        state.row = [
            evolve(slot, status="defeated", seat=self.seat) if slot.tyrant == self.tyrant else slot
            for slot in state.row
        ]
        state.emit(TyrantDefeated(self.seat, self.tyrant, defeated(state)))

    def after(self, state: State) -> Iterable[Effect[State]]:
        """Overflow comes first, then the end of the game is looked for (BH-TYR-05); normally nothing triggers."""
        config = state.content.config
        follow: list[Effect[State]] = [OverflowChoice(self.seat), CheckEnd()]
        if config.missions_tyrant_capture_matches:  # BH-TYR-10
            follow.append(TrapMission(self.seat, state.content.tyrants[self.tyrant].type))
        if config.abilities_on_capture_includes_tyrants:  # BH-ABL-12
            follow.append(Triggers(self.seat, self.tyrant))
        return follow
