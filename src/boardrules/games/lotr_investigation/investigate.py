"""Exploring locations, Investigate, and looks into the Investigation deck (LR-INS-03 to -08, LR-INV-01 to -07)."""

from __future__ import annotations

from typing import ClassVar

from attrs import evolve, frozen

from boardrules.core.effects import AnyEffect, Effect, SeatChoice
from boardrules.core.entity import Seat
from boardrules.core.values import Decline, Prompt, Refusal
from boardrules.core.zones import know
from boardrules.games.lotr_investigation import content as c
from boardrules.games.lotr_investigation.actions import Action, UseAbility
from boardrules.games.lotr_investigation.choices import ask_option, option_topic
from boardrules.games.lotr_investigation.content import Card
from boardrules.games.lotr_investigation.engaging import put_engaged
from boardrules.games.lotr_investigation.events import InvestigationLooked, LocationExplored, RemovedFromGame
from boardrules.games.lotr_investigation.moves import (
    add_to_staging,
    discard_until,
    draw,
    eliminate_name,
    leave_play,
    reset_encounter,
    shuffle_investigation,
)
from boardrules.games.lotr_investigation.settle import SETTLE
from boardrules.games.lotr_investigation.state import Held, State, in_game, locations
from boardrules.games.lotr_investigation.threat import reduce_threat

# -- explored --------------------------------------------------------------------------------------------------


def something_is_explored(state: State) -> AnyEffect | None:
    """Return the exploring of the next location with enough progress (LR-QST-13)."""
    for card in locations(state):
        if card.progress >= card.card.quest_points and not card.leaving:
            return Explore(card.uid)
    return None


@frozen
class Explore(Effect[State]):
    """A location is explored: its Forced effect, Investigate where it was active, then it leaves play.

    Rules: LR-QST-13, LR-QST-16, LR-INS-03 (never in the staging area), LR-STG-10 (not at stage 3B).
    """

    rules: ClassVar[tuple[str, ...]] = ("LR-QST-13", "LR-QST-16", "LR-INS-03", "LR-STG-10", "LR-KEY-07")

    uid: int

    def resolve(self, state: State) -> None:
        """Say what follows, in its order."""
        card = state.cards[self.uid]
        card.leaving = True
        state.emit(LocationExplored(card.uid, card.card))
        state.push(LeaveExplored(self.uid))
        if card.place == "active" and card.card.investigate and state.stage != c.STAGE_LAST:
            state.push(Investigate(self.uid, card.card.investigate))
        if card.card is c.PRANCING_PONY:
            state.push(PonyExplored())


@frozen
class LeaveExplored(Effect[State]):
    """An explored location goes to the victory display or the encounter discard pile (LR-QST-13, LR-VIC-01)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-QST-13", "LR-VIC-01", "LR-KEY-06")

    uid: int

    def resolve(self, state: State) -> None:
        """Put it there."""
        card = state.cards.get(self.uid)
        if card is not None:
            leave_play(state, card, "discard" if card.card.victory is None else "victory")
            state.push(SETTLE)


@frozen
class PonyExplored(Effect[State]):
    """The Prancing Pony: look at 2 Investigation cards, or each player draws 2 (LR-INV-01, LR-INV-04)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-INV-01", "LR-INV-04", "LR-EFF-06")

    def resolve(self, state: State) -> None:
        """Ask for an option that can be done in full."""
        can_look = len(state.investigation) >= 2
        can_draw = all(len(state.players[seat].deck) >= 2 for seat in in_game(state))
        options = [option for option, can in (("look", can_look), ("draw", can_draw)) if can]
        ask_option(state, state.first, "prancing_pony", options or ("look", "draw"))


@option_topic("prancing_pony", "LR-INV-01", "LR-CRD-01")
def _pony(state: State, seat: int, option: str, about: int) -> None:
    if option == "look":
        look(state, state.first, 2)
        return
    for other in in_game(state):  # LR-TIM-06
        draw(state, other, 2)


# -- Investigate -----------------------------------------------------------------------------------------------


@frozen
class Investigate(Effect[State]):
    """The Investigate keyword of the explored active location (LR-INS-03, LR-INS-04, LR-INV-04, LR-INV-07)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-INS-03", "LR-INS-04", "LR-INS-07", "LR-INV-07")

    uid: int
    number: int

    def resolve(self, state: State) -> None:
        """Old Warehouse asks first; then shuffle, look, and the response of Village Stable."""
        if state.cards[self.uid].card is not c.OLD_WAREHOUSE:
            state.push(ShuffleAndLook(self.uid, self.number))
            return
        options = ("look_more", "less_threat") if len(state.investigation) >= 3 else ("less_threat",)
        ask_option(state, state.first, "old_warehouse", options, self.uid)


@option_topic("old_warehouse", "LR-INV-04", "LR-CRD-25")
def _warehouse(state: State, seat: int, option: str, about: int) -> None:
    if option == "look_more":
        state.push(ShuffleAndLook(about, 3))
        return
    for other in in_game(state):
        reduce_threat(state, other, 3, by_player_card=False)
    state.push(ShuffleAndLook(about, 1))


@frozen
class ShuffleAndLook(Effect[State]):
    """The first player shuffles the Investigation deck and looks at its top cards (LR-INS-03)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-INS-03", "LR-INS-04")

    uid: int
    number: int

    def resolve(self, state: State) -> None:
        """Shuffle and look."""
        if not state.investigation:
            return
        shuffle_investigation(state)
        if state.cards[self.uid].card is c.VILLAGE_STABLE:
            # What the response may take is what was seen, not what Taken by Surprise has left on top.
            state.push(StableResponse(self.uid, state.first, len(state.investigation)))
        look(state, state.first, self.number)


@frozen
class StableResponse(Effect[State]):
    """Village Stable: the first player may bring the Suspect or Hideout that was looked at into play (LR-INV-05).

    ``size`` is that of the Investigation deck when the card was looked at: Taken by Surprise leaves none to bring.
    """

    rules: ClassVar[tuple[str, ...]] = ("LR-INV-05",)

    uid: int
    seat: Seat
    size: int

    def resolve(self, state: State) -> None:
        """Ask whenever the card may be one of them: nobody else must learn whether it is."""
        is_there = len(state.investigation) == self.size and self.uid in state.cards
        if is_there and not state.players[self.seat].out:
            state.push(StableChoice(self.seat, self.uid))


@frozen
class StableChoice(SeatChoice[State, Action]):
    """Whether Village Stable goes to the victory display for the card that was looked at."""

    rules: ClassVar[tuple[str, ...]] = ("LR-INV-05", "LR-VIC-01")
    question: ClassVar[Prompt] = Prompt("village_stable", "LR-INV-05")

    uid: int

    def actions(self, state: State) -> tuple[Action, ...]:
        """Return not to, and to do it where the card is a Suspect or a Hideout."""
        if state.investigation[-1].card in c.NAMES:
            return (Decline(self.seat), UseAbility(self.seat, self.uid, c.VILLAGE_STABLE))
        return (Decline(self.seat),)

    def choose(self, state: State, action: Action) -> None:
        """Bring it into play, openly."""
        if isinstance(action, UseAbility):
            leave_play(state, state.cards[self.uid], "victory")
            add_to_staging(state, state.investigation.pop().card)
            state.push(SETTLE)

    def refuse(self, state: State, action: object) -> Refusal[Action] | None:
        """Say that the card is neither."""
        if isinstance(action, UseAbility):
            return Refusal("not_a_name", "LR-INV-05", args=(("card", c.VILLAGE_STABLE),))
        return None


# -- looking ---------------------------------------------------------------------------------------------------


def look(state: State, seat: int, number: int, *, bottom: bool = False) -> None:
    """Let a seat look at Investigation cards, which stay where they are (LR-INV-01, LR-INV-06, LR-INV-07).

    Who looks says the effect (LR-INV-02). Names are marked on the list; Taken by Surprise acts (LR-INV-03).
    """
    pile = state.investigation
    number = min(number, len(pile))
    if number == 0:
        return
    places = range(number) if bottom else range(len(pile) - 1, len(pile) - 1 - number, -1)
    new = [place for place in places if not pile[place].seats]
    cards = tuple([know(pile, place, seat).card for place in places])
    state.emit(InvestigationLooked(seat, number, "bottom" if bottom else "top", cards))
    if state.set_aside:
        # Marked in the order of the list: everybody learns which names lie there, and not where (LR-INV-06).
        marks = tuple([card for card in c.NAMES if card in cards and card not in state.eliminated])
        for place in new:
            pile[place] = evolve(pile[place], marked=marks)
        for card in marks:
            eliminate_name(state, card)
    surprises = sum(1 for card in cards if card is c.TAKEN_BY_SURPRISE)
    state.push(*[TakenBySurprise(seat, number, bottom) for _ in range(surprises)])


@frozen
class TakenBySurprise(Effect[State]):
    """Taken by Surprise was looked at: an enemy engages the first player, and the card leaves the game (LR-INV-03)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-INV-03",)

    seat: Seat
    number: int
    bottom: bool

    def resolve(self, state: State) -> None:
        """Find an enemy, remove the card."""
        index = self._place(state)
        if index is None:
            return
        del state.investigation[index]
        state.removed.append(c.TAKEN_BY_SURPRISE)
        reset_encounter(state)
        found = discard_until(state, "enemy")
        state.emit(RemovedFromGame(c.TAKEN_BY_SURPRISE))
        if found:
            state.encounter_discard.remove(found[0])
            put_engaged(state, found[0], state.first)

    def _place(self, state: State) -> int | None:
        """Return where the card lies that was looked at: the one of its kind that the seat knows, from that end."""
        places = list(range(len(state.investigation)))
        for index in places if self.bottom else reversed(places):
            held = state.investigation[index]
            if held.card is c.TAKEN_BY_SURPRISE and held.is_known_to(self.seat):
                return index
        return None


def shuffle_into_investigation(state: State, card: Card) -> None:
    """Shuffle Rising Body Count into the Investigation deck, where it is a blank card (LR-CRD-37)."""
    state.investigation.append(Held(card))
    shuffle_investigation(state)
