"""Revealing encounter cards: Doomed, When Revealed, where the card goes, Surge (LR-QST-05, LR-INS-01, LR-INS-02)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from attrs import frozen

from boardrules.core.effects import Effect
from boardrules.games.lotr_investigation import content as c
from boardrules.games.lotr_investigation.content import Card
from boardrules.games.lotr_investigation.damage import deal_damage
from boardrules.games.lotr_investigation.events import CardRevealed, DoomedGained
from boardrules.games.lotr_investigation.moves import leave_play, move_to_staging, put_down, take_encounter
from boardrules.games.lotr_investigation.settle import SETTLE
from boardrules.games.lotr_investigation.state import InPlay, Reveal, State, all_characters, copies_in_play
from boardrules.games.lotr_investigation.stats import has_surge
from boardrules.games.lotr_investigation.texts import Trigger
from boardrules.games.lotr_investigation.threat import raise_all
from boardrules.games.lotr_investigation.windows import Responses

#: What happens when a card is revealed, by card; ``encounter_texts.py`` fills it in.
WHEN_REVEALED: Final[dict[Card, Callable[[State, InPlay], None]]] = {}


@frozen
class RevealTop(Effect[State]):
    """Reveal the top card of the encounter deck; nothing happens when there is none (LR-QST-07, LR-QST-08)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-QST-05", "LR-QST-07")

    def resolve(self, state: State) -> None:
        """Take it, and go through its procedure."""
        held = take_encounter(state)
        if held is not None:
            reveal(state, held.card)


def reveal(state: State, card: Card) -> None:
    """Reveal a card: it lies on the table, but is nowhere yet (LR-QST-05).

    Rules: LR-CRD-21 (Bill Ferny and the first treachery of the round), LR-CRD-26 (Thalin's damage).
    """
    found = put_down(state, card)
    state.emit(CardRevealed(found.uid, card))
    entry = Reveal(uid=found.uid, doomed=card.doomed)
    state.revealing.append(entry)
    state.push(RevealStep(0))
    if card.type == "treachery":
        state.treacheries += 1
        if state.treacheries == 1 and copies_in_play(state, c.BILL_FERNY):
            entry.doomed += 1
            entry.fixed = True
            state.emit(DoomedGained(card, rules=("LR-CRD-21",)))
    elif card.type == "enemy":
        thalins = [one for one in all_characters(state) if one.card is c.THALIN and one.committed]
        if thalins:
            deal_damage(state, [(found, len(thalins))], "player_card")


@frozen
class RevealStep(Effect[State]):
    """The steps of a reveal, each when everything before it is done (LR-QST-05, LR-TIM-07)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-QST-05", "LR-TIM-07", "LR-KEY-04", "LR-KEY-05")

    at: int

    def resolve(self, state: State) -> None:
        """Do the next step; a card that was destroyed goes no further."""
        entry = state.revealing[-1]
        card = state.cards.get(entry.uid)
        if self.at == 0 and card is None:
            state.revealing.pop()
            state.push(SETTLE)
            return
        if self.at < len(_STEPS):
            state.push(RevealStep(self.at + 1))
            _STEPS[self.at](state, entry, card)
        else:
            state.revealing.pop()
            state.push(SETTLE)


def _doomed(state: State, entry: Reveal, card: InPlay | None) -> None:
    """Doomed X: every player raises threat by X, in any phase (LR-INS-02)."""
    if entry.doomed:
        state.current_rules = ("LR-INS-02",)
        raise_all(state, entry.doomed)


def _cancel_window(state: State, entry: Reveal, card: InPlay | None) -> None:
    """Let the When Revealed effect be cancelled, where there is one and it can be (LR-EFF-07)."""
    if card is not None and card.card in WHEN_REVEALED and not entry.fixed:
        state.push(Responses(Trigger("when_revealed", None, card.uid, card.card)))


def _when_revealed(state: State, entry: Reveal, card: InPlay | None) -> None:
    """Let the When Revealed effect happen, unless it was cancelled."""
    if card is not None and card.card in WHEN_REVEALED and not entry.cancelled:
        state.current_rules = ("LR-CRD-01", "LR-QST-05")
        WHEN_REVEALED[card.card](state, card)
    # Surge is no part of the effect and survives a cancel; remember it while the title is at hand.
    entry.surge = card is not None and has_surge(state, card.card)


def _place(state: State, entry: Reveal, card: InPlay | None) -> None:
    """Put the card where it belongs, unless its text has moved it; a replaced one waits for its Surge."""
    if card is None or card.place != "limbo" or entry.replaced:
        return
    if card.card.type == "treachery":
        leave_play(state, card, "discard")
    else:
        move_to_staging(state, card)


def _surge(state: State, entry: Reveal, card: InPlay | None) -> None:
    """Surge: one more card, right after the When Revealed effect, in any phase (LR-INS-01)."""
    if entry.surge and not _surges_for_ever(state):
        state.push(RevealTop())


def _surges_for_ever(state: State) -> bool:
    """Return whether nothing but Surge cards is left to be revealed: then the chain ends (LR-INS-01)."""
    is_empty = not state.encounter
    return is_empty and all(has_surge(state, card) for card in state.encounter_discard)


def _replace(state: State, entry: Reveal, card: InPlay | None) -> None:
    """Eleanor: the cancelled treachery is discarded, and the next card revealed in its place (LR-QST-05)."""
    if entry.replaced and card is not None:
        leave_play(state, card, "discard")
        state.push(RevealTop())


_STEPS: Final[tuple[Callable[[State, Reveal, InPlay | None], None], ...]] = (
    _doomed,
    _cancel_window,
    _when_revealed,
    _place,
    _surge,
    _replace,
)
