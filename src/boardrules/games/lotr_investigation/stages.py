"""The stages of the quest, their sides A, and the accusation (LR-SET-03, LR-STG-03, LR-STG-06, LR-ACC-01 to -04)."""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from boardrules.core.effects import Effect, SeatChoice
from boardrules.core.values import Prompt
from boardrules.games.lotr_investigation import content as c
from boardrules.games.lotr_investigation.actions import Accuse, ChooseTitle
from boardrules.games.lotr_investigation.content import Card
from boardrules.games.lotr_investigation.events import AccusationJudged, Accused, StageReached
from boardrules.games.lotr_investigation.moves import (
    add_to_staging,
    discard_until,
    put_down,
    reset_encounter,
    search,
    shuffle_encounter,
    shuffle_investigation,
)
from boardrules.games.lotr_investigation.settle import SETTLE
from boardrules.games.lotr_investigation.state import Held, InPlayerOrder, State, in_game, is_in_play
from boardrules.games.lotr_investigation.threat import raise_all


@frozen
class StageOne(Effect[State]):
    """Stage 1A: the case, the Investigation deck, the first locations (LR-SET-03, LR-INS-06, LR-SET-04)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-SET-03", "LR-INS-06", "LR-SET-04")

    def resolve(self, state: State) -> None:
        """In the order of the card; what is forced for the case comes first."""
        chance = state.chance
        case: list[Card] = []
        for group, names in (("suspect", c.SUSPECTS), ("hideout", c.HIDEOUTS)):
            forced = state.forced.pop(group, ())
            free = [card for card in names if card not in state.forced.get("investigation", ())]
            case.append(forced[0] if forced else chance.pick(group, free or names))
        named = [card for card in c.NAMES if card not in case]
        everything = [held.card for held in state.encounter]
        surprises = [card for card in everything if card is c.TAKEN_BY_SURPRISE]
        rest = [card for card in everything if card not in c.NAMES and card is not c.TAKEN_BY_SURPRISE]
        state.set_aside = case
        state.investigation = [Held(card) for card in (*named, *surprises)]
        state.encounter = [Held(card) for card in rest]
        shuffle_investigation(state)
        for title, active in ((c.PRANCING_PONY, True), (c.RAMSHACKLE_MANOR, False)):
            is_there = search(state, title)
            assert is_there, "both are among the encounter cards"
            if active:
                pony = put_down(state, title)
                pony.place = "active"
                state.active = pony.uid
            else:
                add_to_staging(state, title)
        shuffle_encounter(state)
        state.emit(StageReached(1, c.STAGES[0].id))


@frozen
class Advance(Effect[State]):
    """The next stage: tokens are removed, side A is resolved, and the card flipped (LR-QST-15)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-QST-15", "LR-STG-03", "LR-STG-06")

    def resolve(self, state: State) -> None:
        """Go on to it; nothing else changes."""
        state.stage += 1
        state.progress = 0
        state.emit(StageReached(state.stage, c.STAGES[state.stage - 1].id))
        state.push(SETTLE)
        if state.stage == c.STAGE_ACCUSATION:
            _stage_two_a(state)
        else:
            state.push(BrigandSearch())


def _stage_two_a(state: State) -> None:
    """Stage 2A: as many locations as there are players come to the staging area (LR-STG-03, LR-QST-19)."""
    state.current_rules = ("LR-STG-03", "LR-QST-19")
    reset_encounter(state)
    for card in discard_until(state, "location", len(in_game(state))):
        state.encounter_discard.remove(card)
        add_to_staging(state, card)


@frozen
class BrigandSearch(InPlayerOrder):
    """Stage 3A: every player but the first searches for a Brigand and adds it to the staging area (LR-STG-06)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-STG-06", "LR-EFF-10")

    def turn(self, state: State, seat: int) -> None:
        """Ask, where there is a choice."""
        if seat != state.first and brigands(state):
            state.ask(BrigandChoice(seat))

    def finish(self, state: State) -> None:
        """When all have searched the deck is shuffled."""
        shuffle_encounter(state)


def brigands(state: State) -> list[Card]:
    """Return the Brigand enemies of the encounter deck and discard pile, by title."""
    there = [*[held.card for held in state.encounter], *state.encounter_discard]
    return [card for card in c.ENCOUNTER_CARDS if card.type == "enemy" and "Brigand" in card.traits and card in there]


@frozen
class BrigandChoice(SeatChoice[State, ChooseTitle]):
    """Which Brigand a player brings (LR-STG-06)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-STG-06",)
    question: ClassVar[Prompt] = Prompt("brigand", "LR-STG-06")

    def actions(self, state: State) -> tuple[ChooseTitle, ...]:
        """Return the titles that are there."""
        return tuple([ChooseTitle(self.seat, card) for card in brigands(state)])

    def choose(self, state: State, action: ChooseTitle) -> None:
        """Add it to the staging area."""
        is_there = search(state, action.card)
        assert is_there, "only what is there can be chosen"
        add_to_staging(state, action.card)
        state.push(SETTLE)


# -- the accusation --------------------------------------------------------------------------------------------


@frozen
class AccuseChoice(SeatChoice[State, Accuse]):
    """The first player names a Suspect and a Hideout (LR-INS-09, LR-ACC-01).

    Any of the 5 x 5 names will do, those known to be wrong among them; names not marked come first.
    """

    rules: ClassVar[tuple[str, ...]] = ("LR-INS-09", "LR-ACC-01")
    question: ClassVar[Prompt] = Prompt("accuse", "LR-INS-09")

    def actions(self, state: State) -> tuple[Accuse, ...]:
        """Return all pairs."""
        suspects = sorted(c.SUSPECTS, key=lambda card: card in state.eliminated)
        hideouts = sorted(c.HIDEOUTS, key=lambda card: card in state.eliminated)
        return tuple([Accuse(self.seat, suspect, hideout) for suspect in suspects for hideout in hideouts])

    def choose(self, state: State, action: Accuse) -> None:
        """Turn up the case, judge, and advance to stage 3 (LR-INS-10, LR-INS-11, LR-ACC-01)."""
        state.emit(Accused(self.seat, action.suspect, action.hideout))
        suspect, hideout = state.set_aside
        state.set_aside = []
        state.accused = (action.suspect, action.hideout)
        correct = (suspect, hideout) == (action.suspect, action.hideout)
        state.emit(AccusationJudged(suspect, hideout, correct, rules=("LR-INS-10",) if correct else ("LR-INS-11",)))
        for card in (suspect, hideout):
            add_to_staging(state, card)
        state.push(Advance())
        if not correct:
            state.push(WrongAccusation(action.suspect, action.hideout))


@frozen
class WrongAccusation(Effect[State]):
    """The named cards come into play from the Investigation deck, and each player raises threat by 3.

    Rules: LR-INS-11, LR-ACC-02, LR-ACC-03, LR-ACC-04.
    """

    rules: ClassVar[tuple[str, ...]] = ("LR-INS-11", "LR-ACC-02", "LR-ACC-03", "LR-ACC-04")

    suspect: Card
    hideout: Card

    def resolve(self, state: State) -> None:
        """Search for each that is not in play, shuffle, and raise the threat once."""
        for card in (self.suspect, self.hideout):
            if is_in_play(state, card):
                continue
            for index, held in enumerate(state.investigation):
                if held.card is card:
                    del state.investigation[index]
                    add_to_staging(state, card)
                    break
        shuffle_investigation(state)
        raise_all(state, 3)
