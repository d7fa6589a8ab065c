"""The quest phase (LR-QST-01 to LR-QST-19), progress, and the stages of the quest (LR-STG-01 to LR-STG-09)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from attrs import frozen

from boardrules.core.effects import AnyEffect, Effect, Several
from boardrules.core.entity import Seat
from boardrules.core.values import Prompt, Refusal
from boardrules.core.zones import forget
from boardrules.games.lotr_investigation import content as c
from boardrules.games.lotr_investigation.actions import Action, Commit
from boardrules.games.lotr_investigation.choices import ask_option, option_topic, refuse_character
from boardrules.games.lotr_investigation.events import (
    Committed,
    InvestigationBuried,
    ProgressPlaced,
    QuestCompared,
    StageProgressed,
)
from boardrules.games.lotr_investigation.moves import exhaust
from boardrules.games.lotr_investigation.reveal import RevealTop
from boardrules.games.lotr_investigation.settle import SETTLE
from boardrules.games.lotr_investigation.stages import AccuseChoice, Advance
from boardrules.games.lotr_investigation.state import (
    InPlay,
    InPlayerOrder,
    State,
    characters,
    copies_in_play,
    in_game,
)
from boardrules.games.lotr_investigation.stats import committed_willpower, is_immune, staging_threat
from boardrules.games.lotr_investigation.texts import Trigger
from boardrules.games.lotr_investigation.threat import raise_all, raise_threat
from boardrules.games.lotr_investigation.windows import Responses

# -- the beginning ---------------------------------------------------------------------------------------------


@frozen
class StageOneChoices(InPlayerOrder):
    """Stage 1B: each player raises threat by 2, or one more card is revealed (LR-STG-02)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-STG-02", "LR-QST-01")

    def turn(self, state: State, seat: int) -> None:
        """Ask; whoever is eliminated is gone before the next one chooses."""
        if state.stage == 1:
            ask_option(state, seat, "stage_one", ("threat", "reveal"))


@option_topic("stage_one", "LR-STG-02")
def _stage_one(state: State, seat: int, option: str, about: int) -> None:
    if option == "threat":
        raise_threat(state, seat, 2)
    else:
        state.extra_reveals += 1


# -- step 1: commitment ----------------------------------------------------------------------------------------


@frozen
class Commitment(InPlayerOrder):
    """Each player commits characters, in player order (LR-QST-02)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-QST-02",)

    def turn(self, state: State, seat: int) -> None:
        """Ask who has a ready character."""
        if any(not card.exhausted for card in characters(state, seat)):
            state.push(CommitChoice(seat))


@frozen
class CommitChoice(Several[State, Action]):
    """Which characters a player commits: chosen one by one, committed all at once (LR-QST-02)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-QST-02",)
    question: ClassVar[Prompt] = Prompt("commit", "LR-QST-02")

    chosen: tuple[int, ...] = ()

    def more(self, state: State) -> tuple[Action, ...]:
        """Return the ready characters."""
        able = [card for card in characters(state, self.seat) if not card.exhausted and card.uid not in self.chosen]
        return tuple([Commit(self.seat, card.uid, card.card) for card in able])

    def picked(self, action: Action) -> int:
        """Return the character."""
        assert isinstance(action, Commit)
        return action.uid

    def finish(self, state: State) -> None:
        """Commit those that were chosen, and let them respond."""
        if not self.chosen:
            return
        for uid in self.chosen:
            exhaust(state, state.cards[uid])
            state.cards[uid].committed = True
        state.emit(Committed(self.seat, tuple([state.cards[uid].card for uid in self.chosen])))
        state.push(Responses(Trigger("committed", self.seat, others=self.chosen)))

    def refuse(self, state: State, action: object) -> Refusal[Action] | None:
        """Say why a character cannot be committed."""
        if not isinstance(action, Commit):
            return None
        return refuse_character(state, self.seat, action.uid, self.chosen, "LR-QST-02")


# -- step 2: staging -------------------------------------------------------------------------------------------


@frozen
class Staging(Effect[State]):
    """One card for each player in the game is revealed, and those of stage 1B (LR-QST-04)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-QST-04",)

    def resolve(self, state: State) -> None:
        """Fix the number now."""
        number = len(in_game(state)) + state.extra_reveals
        state.push(*[RevealTop() for _ in range(number)])


# -- step 3: resolution ----------------------------------------------------------------------------------------


@frozen
class Resolution(Effect[State]):
    """Willpower against threat (LR-QST-09 to LR-QST-12, LR-QST-18)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-QST-09", "LR-QST-10", "LR-QST-11", "LR-QST-12", "LR-QST-18")

    def resolve(self, state: State) -> None:
        """Place progress, or raise everybody's threat."""
        willpower, threat = committed_willpower(state), staging_threat(state)
        state.emit(QuestCompared(willpower, threat))
        if willpower > threat:
            state.push(PlaceProgress(willpower - threat, by_quest=True))
        elif threat > willpower:
            state.push(Unsuccessful(state.stage))
            raise_all(state, threat - willpower)


@frozen
class Unsuccessful(Effect[State]):
    """Stage 2B after a failed quest: a random Investigation card leaves the game unseen (LR-STG-04)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-STG-04", "LR-QST-11")

    stage: int

    def resolve(self, state: State) -> None:
        """Take one; where the known cards lie nobody knows any more."""
        if self.stage != c.STAGE_ACCUSATION or not state.investigation:
            return
        index = state.chance.below("buried", len(state.investigation))
        state.buried.append(state.investigation.pop(index).card)
        forget(state.investigation)
        state.emit(InvestigationBuried())


# -- progress --------------------------------------------------------------------------------------------------


@frozen
class PlaceProgress(Effect[State]):
    """Progress on the current quest: the active location takes it first (LR-QST-10, LR-QST-14, LR-QST-16)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-QST-10", "LR-QST-14", "LR-QST-16", "LR-TRV-04")

    amount: int
    by_quest: bool = False

    def resolve(self, state: State) -> None:
        """Give the location what it needs; the rest waits until it has left play."""
        amount = self.amount
        active = None if state.active is None else state.cards[state.active]
        if active is not None:
            if not self.by_quest and is_immune(state, active):
                return
            taken = min(amount, max(0, active.card.quest_points - active.progress))
            if taken:
                active.progress += taken
                state.emit(ProgressPlaced(active.uid, active.card, taken))
            amount -= taken
        state.push(SETTLE, PlaceOnStage(amount, self.by_quest))


@frozen
class PlaceOnStage(Effect[State]):
    """Progress on the stage: at most 4 in a round on 1B (LR-STG-01), and no more than it needs (LR-QST-15).

    At 2B a choice follows (LR-STG-05, LR-INS-05).
    """

    rules: ClassVar[tuple[str, ...]] = ("LR-STG-01", "LR-QST-15", "LR-STG-05", "LR-INS-05")

    amount: int
    by_quest: bool

    def resolve(self, state: State) -> None:
        """Place it."""
        amount = self.amount
        needed = c.STAGES[state.stage - 1].quest_points
        if needed is not None:
            amount = min(amount, needed - state.progress, c.STAGE_CAP - state.cap_used)
            state.cap_used += max(0, amount)
        if amount <= 0:
            return
        state.progress += amount
        state.emit(StageProgressed(state.stage, amount, state.progress))
        state.push(SETTLE)
        if state.stage == c.STAGE_ACCUSATION and self.by_quest:
            can_reveal = bool(state.encounter or state.encounter_discard)
            options = ("stay", "accuse") if can_reveal else ("accuse",)  # LR-EFF-06
            ask_option(state, state.first, "stage_two", options)


@option_topic("stage_two", "LR-STG-05")
def _stage_two(state: State, seat: int, option: str, about: int) -> None:
    state.push(RevealTop() if option == "stay" else AccuseChoice(state.first))


def stage_is_done(state: State) -> AnyEffect | None:
    """Return the next stage, when the current one has its progress (LR-QST-15)."""
    needed = c.STAGES[state.stage - 1].quest_points
    return Advance() if needed is not None and state.progress >= needed else None


def place_on_locations(state: State, seat: int, places: Sequence[tuple[InPlay, int]]) -> None:
    """Let a player card place progress on locations, all at once (LR-EFF-13).

    Rules: LR-KEY-11 (nothing on what is immune), LR-CRD-27 (Market Square, for those in the staging area).
    """
    staged = 0
    for card, amount in places:
        if is_immune(state, card):
            continue
        card.progress += amount
        staged += card.place == "staging"
        state.emit(ProgressPlaced(card.uid, card.card, amount))
    state.push(SETTLE, MarketSquares(seat, staged))


@frozen
class MarketSquares(Effect[State]):
    """Market Square: 1 threat for each location of the staging area that got progress, and each copy (LR-CRD-27)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-CRD-27",)

    seat: Seat
    locations: int

    def resolve(self, state: State) -> None:
        """Raise the threat."""
        raise_threat(state, self.seat, self.locations * copies_in_play(state, c.MARKET_SQUARE))
