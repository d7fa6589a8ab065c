"""The travel phase (LR-TRV-01 to LR-TRV-05)."""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from boardrules.core.effects import Effect, SeatChoice
from boardrules.core.entity import Seat
from boardrules.core.values import Decline, Prompt, Refusal
from boardrules.games.lotr_investigation import content as c
from boardrules.games.lotr_investigation.actions import Action, Travel
from boardrules.games.lotr_investigation.choices import ask_target, target_topic
from boardrules.games.lotr_investigation.content import Card
from boardrules.games.lotr_investigation.events import Travelled
from boardrules.games.lotr_investigation.moves import (
    add_to_staging,
    discard_until,
    random_from_hand,
    reset_encounter,
    search,
    shuffle_encounter,
    unplace,
)
from boardrules.games.lotr_investigation.playing import spend
from boardrules.games.lotr_investigation.reveal import RevealTop, reveal
from boardrules.games.lotr_investigation.settle import SETTLE
from boardrules.games.lotr_investigation.state import InPlay, State, heroes, in_game, numbered, staging_locations
from boardrules.games.lotr_investigation.texts import Trigger
from boardrules.games.lotr_investigation.threat import raise_all
from boardrules.games.lotr_investigation.windows import Responses

#: What each Hideout brings into play when the players travel to it; Staddle's is revealed.
_HIDEOUT_SEARCHES = {
    c.BILL_FERNYS_HOUSE: c.BILL_FERNY,
    c.STADDLE: c.FOOTPAD,
    c.COMBE: c.RUFFIAN,
    c.ARCHET: c.INFORMANT,
    c.CHETWOOD: c.OUTLAW,
}


def travel_fault(state: State, location: InPlay) -> str:
    """Return why the cost of travelling to a location cannot be paid in full, as a code (LR-TRV-02, LR-QST-08)."""
    seats = in_game(state)
    if location.card is c.MARKET_SQUARE and not all(
        any(hero.resources for hero in heroes(state, seat)) for seat in seats
    ):
        return "travel_resources"
    if location.card is c.OLD_WAREHOUSE and not state.encounter:
        return "travel_encounter_deck"
    if location.card is c.VILLAGE_STABLE and not all(state.players[seat].hand for seat in seats):
        return "travel_hands"
    return ""


def destinations(state: State) -> list[InPlay]:
    """Return the locations to which the players may travel (LR-TRV-01, LR-TRV-02)."""
    if state.active is not None:
        return []
    return [card for card in staging_locations(state) if not travel_fault(state, card)]


@frozen
class TravelStep(Effect[State]):
    """The players may travel, if there is no active location (LR-TRV-01)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-TRV-01",)

    def resolve(self, state: State) -> None:
        """Ask the first player."""
        if destinations(state):
            state.push(TravelChoice(state.first))


@frozen
class TravelChoice(SeatChoice[State, Action]):
    """Whether and where to travel: the first player decides (LR-TRV-01)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-TRV-01", "LR-TRV-02")
    question: ClassVar[Prompt] = Prompt("travel", "LR-TRV-01")

    def actions(self, state: State) -> tuple[Action, ...]:
        """Return to stay, then the locations whose costs can be paid."""
        return (Decline(self.seat), *[Travel(self.seat, card.uid, card.card) for card in destinations(state)])

    def choose(self, state: State, action: Action) -> None:
        """Pay, and arrive; nothing takes the choice back (LR-TRV-05)."""
        if isinstance(action, Travel):
            state.push(Arrive(action.uid))
            _pay(state, state.cards[action.uid].card)

    def refuse(self, state: State, action: object) -> Refusal[Action] | None:
        """Say which cost cannot be paid."""
        if not isinstance(action, Travel):
            return None
        card = numbered(state, action.uid)
        if card is None or card not in staging_locations(state):
            return Refusal("not_in_staging", "LR-TRV-01")
        code = travel_fault(state, card)
        return Refusal(code, "LR-TRV-02", args=(("card", card.card),)) if code else None


def _pay(state: State, card: Card) -> None:
    """Pay what a location asks of those who travel there (LR-TRV-02)."""
    if card is c.RAMSHACKLE_MANOR:
        raise_all(state, 1)
    elif card is c.MARKET_SQUARE:
        state.push(*[PayForTravel(seat) for seat in in_game(state)])
    elif card is c.OLD_WAREHOUSE:
        state.push(RevealTop())
    elif card is c.VILLAGE_STABLE:
        for seat in in_game(state):
            random_from_hand(state, seat)


@frozen
class PayForTravel(Effect[State]):
    """A player spends a resource of any hero for Market Square (LR-TRV-02, LR-PLN-05)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-TRV-02", "LR-PLN-05")

    seat: Seat

    def resolve(self, state: State) -> None:
        """Ask which hero pays."""
        rich = [hero.uid for hero in heroes(state, self.seat) if hero.resources]
        ask_target(state, self.seat, "travel_payment", rich, 0, c.MARKET_SQUARE)


@target_topic("travel_payment", "LR-TRV-02", "LR-PLN-05")
def _travel_payment(state: State, seat: int, uid: int, about: int) -> None:
    spend(state, state.cards[uid], 1)


@frozen
class Arrive(Effect[State]):
    """The location becomes the active one with the progress on it (LR-TRV-03, LR-TRV-05, LR-QST-17)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-TRV-03", "LR-TRV-05", "LR-QST-17")

    uid: int

    def resolve(self, state: State) -> None:
        """Move it, and resolve what is no cost, as far as possible."""
        location = state.cards.get(self.uid)
        if location is None or location.place != "staging" or state.active is not None:
            return
        unplace(state, location)
        location.place = "active"
        state.active = location.uid
        state.emit(Travelled(location.uid, location.card))
        state.push(SETTLE, Responses(Trigger("travelled", state.first, location.uid, location.card)))
        _arrived(state, location.card)


def _arrived(state: State, card: Card) -> None:
    """Resolve the Travel effects that are no costs (LR-TRV-03, LR-CRD-26, LR-CRD-36)."""
    if card is c.DARK_ALLEY:
        reset_encounter(state)
        for found in discard_until(state, "enemy"):
            state.encounter_discard.remove(found)
            add_to_staging(state, found)
        return
    wanted = _HIDEOUT_SEARCHES.get(card)
    if wanted is None:
        return
    is_there = search(state, wanted, victory=card is c.BILL_FERNYS_HOUSE)
    shuffle_encounter(state)
    if not is_there:
        return
    if wanted is c.FOOTPAD:
        reveal(state, wanted)
    else:
        add_to_staging(state, wanted)
