"""Revealing encounter cards: Doomed, When Revealed, where the card goes, Surge (LR-QST-05, LR-INS-01, LR-INS-02)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from attrs import frozen

from boardrules.core.effects import Effect
from boardrules.core.phases import StepRow, Steps
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
    state.push(RevealStep())
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


def _current(state: State) -> tuple[Reveal, InPlay | None]:
    """Return the reveal in progress, and its card as long as it is in play."""
    entry = state.revealing[-1]
    return entry, state.cards.get(entry.uid)


def _doomed(state: State) -> None:
    """Doomed X: every player raises threat by X, in any phase (LR-INS-02)."""
    entry, _ = _current(state)
    if entry.doomed:
        state.current_rules = ("LR-INS-02",)
        raise_all(state, entry.doomed)


def _cancel_window(state: State) -> None:
    """Let the When Revealed effect be cancelled, where there is one and it can be (LR-EFF-07)."""
    entry, card = _current(state)
    if card is not None and card.card in WHEN_REVEALED and not entry.fixed:
        state.push(Responses(Trigger("when_revealed", None, card.uid, card.card)))


def _when_revealed(state: State) -> None:
    """Let the When Revealed effect happen, unless it was cancelled."""
    entry, card = _current(state)
    if card is not None and card.card in WHEN_REVEALED and not entry.cancelled:
        state.current_rules = ("LR-CRD-01", "LR-QST-05")
        WHEN_REVEALED[card.card](state, card)
    # Surge is no part of the effect and survives a cancel; remember it while the title is at hand.
    entry.surge = card is not None and has_surge(state, card.card)


def _place(state: State) -> None:
    """Put the card where it belongs, unless its text has moved it; a replaced one waits for its Surge."""
    entry, card = _current(state)
    if card is None or card.place != "limbo" or entry.replaced:
        return
    if card.card.type == "treachery":
        leave_play(state, card, "discard")
    else:
        move_to_staging(state, card)


def _surge(state: State) -> None:
    """Surge: one more card, right after the When Revealed effect, in any phase (LR-INS-01)."""
    entry, _ = _current(state)
    if entry.surge and not _surges_for_ever(state):
        state.push(RevealTop())


def _surges_for_ever(state: State) -> bool:
    """Return whether nothing but Surge cards is left to be revealed: then the chain ends (LR-INS-01)."""
    is_empty = not state.encounter
    return is_empty and all(has_surge(state, card) for card in state.encounter_discard)


def _replace(state: State) -> None:
    """Eleanor: the cancelled treachery is discarded, and the next card revealed in its place (LR-QST-05)."""
    entry, card = _current(state)
    if entry.replaced and card is not None:
        leave_play(state, card, "discard")
        state.push(RevealTop())


@frozen
class RevealStep(Steps[State]):
    """The steps of a reveal, each when everything before it is done (LR-QST-05, LR-TIM-07)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-QST-05", "LR-TIM-07", "LR-KEY-04", "LR-KEY-05")
    table: ClassVar[tuple[StepRow, ...]] = (_doomed, _cancel_window, _when_revealed, _place, _surge, _replace)

    def is_over(self, state: State) -> bool:
        """Return whether the card was destroyed before anything came of it."""
        return self.at == 0 and state.revealing[-1].uid not in state.cards

    def finish(self, state: State) -> None:
        """The reveal is over."""
        state.revealing.pop()
        state.push(SETTLE)
