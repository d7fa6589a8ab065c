"""Chapters 8 and 9: site actions, mapping and tracking."""

from __future__ import annotations

from typing import ClassVar

from attrs import evolve, frozen

from boardrules.core.effects import Effect, SeatChoice, Several
from boardrules.core.entity import Seat
from boardrules.core.values import Done, Prompt, Refusal
from boardrules.games.bestiary.actions import (
    Action,
    ChooseBeast,
    FightBeasts,
    FightTyrant,
    Imprison,
    Liberate,
    MapHex,
    Track,
    UseAbility,
)
from boardrules.games.bestiary.capture import liberate
from boardrules.games.bestiary.combat import begin_combat, drop_tracked
from boardrules.games.bestiary.content import HUMAN
from boardrules.games.bestiary.events import (
    BeastFaced,
    BeastsChosen,
    BeastsTracked,
    DiscardTracked,
    HexMapped,
    Imprisoned,
)
from boardrules.games.bestiary.missions import mission_event
from boardrules.games.bestiary.movement import use_in_turn
from boardrules.games.bestiary.reserves import discard_beast, draw_beast, gain
from boardrules.games.bestiary.state import (
    CardId,
    Player,
    State,
    beast_of,
    hero_of,
    is_city,
    is_freed,
    is_sanctuary,
    is_tyrant,
    terrain_at,
    type_of,
)
from boardrules.games.bestiary.tyrants import tyrant_here
from boardrules.games.bestiary.unlocking import before_die, bonus, lasting, refuse_ability

# -- site actions ------------------------------------------------------------------------------------------------------


def to_imprison(state: State, player: Player) -> list[str]:
    """Return the Humans that a hero may imprison where it stands (BH-SIT-01, BH-HUM-01, BH-HUM-03)."""
    if not is_city(state, player.place):
        return []
    return [card for card in player.bestiary if not is_tyrant(card) and type_of(state, card) == HUMAN]


def to_liberate(state: State, player: Player) -> list[str]:
    """Return the beasts that a hero may liberate where it stands (BH-LIB-01 to BH-LIB-03, BH-TYR-09)."""
    config = state.content.config
    here = "sanctuary" in config.liberate_allowed_at and is_sanctuary(state, player.place)
    if not here and "anywhere" not in config.liberate_allowed_at:
        return []
    return [
        card
        for card in player.bestiary
        if not is_tyrant(card) and (type_of(state, card) != HUMAN or config.liberate_humans_can_be_liberated)
    ]


@frozen
class SiteChoice(SeatChoice[State, Action]):
    """Between the movement and Phase 2: imprison, liberate, use an ability, or be done.

    Rules: BH-SIT-01, BH-LIB-02, BH-HUM-01.
    """

    rules: ClassVar[tuple[str, ...]] = ("BH-SIT-01", "BH-LIB-02", "BH-HUM-01", "BH-HUM-02", "BH-SAN-03")
    question: ClassVar[Prompt] = Prompt("site", "BH-SIT-01")

    def is_due(self, state: State) -> bool:
        """Return whether there is something to do here."""
        player = state.players[self.seat]
        return bool(to_imprison(state, player) or to_liberate(state, player))

    def actions(self, state: State) -> tuple[Action, ...]:
        """Return to be done, then what there is to do."""
        player = state.players[self.seat]
        return (
            Done(self.seat),
            *[Imprison(self.seat, card) for card in to_imprison(state, player)],
            *[Liberate(self.seat, card) for card in to_liberate(state, player)],
            *before_die(state, player),
        )

    def choose(self, state: State, action: Action) -> None:
        """Do it, and ask again."""
        player = state.players[self.seat]
        match action:
            case Done():
                return
            case Imprison():
                amount = beast_of(state, action.card).pb + bonus(state, player, "imprison_bonus")
                player.bestiary.remove(action.card)
                player.prison.append(action.card)
                state.current_rules = ("BH-HUM-01", "BH-HUM-02")
                state.emit(Imprisoned(self.seat, action.card, amount))
                gain(state, player, amount)
                state.push(self)
            case Liberate():
                freed = state.content.config.liberate_freed_sanctuary_bonus_pb if is_freed(state, player.place) else 0
                state.current_rules = ("BH-LIB-01", "BH-LIB-02", "BH-SAN-03") if freed else ("BH-LIB-01", "BH-LIB-02")
                liberate(state, player, action.card, freed)
                state.push(self)
            case UseAbility():
                use_in_turn(state, action, self)

    def refuse(self, state: State, action: object) -> Refusal[Action] | None:
        """Say why a card cannot be imprisoned or liberated here."""
        if isinstance(action, UseAbility):
            return refuse_ability(state, action)
        if not isinstance(action, (Imprison, Liberate)):
            return None
        player = state.players[self.seat]
        if action.card not in player.bestiary:
            return Refusal("not_in_bestiary", "BH-SIT-01")
        if is_tyrant(action.card):
            return Refusal("tyrants_stay", "BH-TYR-09")
        if isinstance(action, Imprison):
            if type_of(state, action.card) != HUMAN:
                return Refusal("not_a_human", "BH-HUM-01")
            return Refusal("not_in_a_city", "BH-HUM-01")
        if type_of(state, action.card) == HUMAN:
            return Refusal("humans_are_not_liberated", "BH-LIB-03")
        return Refusal("not_at_a_sanctuary", "BH-LIB-02")


# -- map or track ------------------------------------------------------------------------------------------------------


@frozen
class SurveyChoice(SeatChoice[State, Action]):
    """Phase 2: map or track, exactly one (BH-P2-01, BH-P2-03, BH-MAP-01, BH-TRK-05)."""

    rules: ClassVar[tuple[str, ...]] = ("BH-P2-01", "BH-P2-03", "BH-MAP-01", "BH-TRK-01", "BH-TRK-05", "BH-FX-05")
    question: ClassVar[Prompt] = Prompt("survey", "BH-P2-01")

    def actions(self, state: State) -> tuple[Action, ...]:
        """Return to map the own hex, adjacent ones with the right ability, to track outside Cities, the abilities."""
        player = state.players[self.seat]
        places = [player.place]
        if lasting(state, player, "map_adjacent"):
            places += [place for place in player.place.neighbours() if place in state.tiles]
        track = () if is_city(state, player.place) else (Track(self.seat),)
        return (*[MapHex(self.seat, place) for place in places], *track, *before_die(state, player))

    def choose(self, state: State, action: Action) -> None:
        """Map, track, or use and ask again."""
        match action:
            case MapHex():
                terrain = terrain_at(state, action.at)
                state.emit(HexMapped(self.seat, action.at, terrain, rules=("BH-MAP-01",)))
                state.mapped = True
                state.push(mission_event(state, self.seat, "map", terrain))
            case Track():
                state.push(DrawTracks(self.seat))
            case UseAbility():
                use_in_turn(state, action, self)

    def refuse(self, state: State, action: object) -> Refusal[Action] | None:
        """Say why something cannot be mapped or tracked."""
        if isinstance(action, UseAbility):
            return refuse_ability(state, action)
        if isinstance(action, Track):
            return Refusal("no_tracking_in_a_city", "BH-TRK-05")
        if isinstance(action, MapHex):
            return Refusal("not_this_hex", "BH-MAP-01")
        return None


@frozen
class DrawTracks(Effect[State]):
    """Draws as many beasts as the hero's Exploration says (BH-TRK-01, BH-TRK-02, BH-TRM-05, BH-FX-03)."""

    rules: ClassVar[tuple[str, ...]] = ("BH-TRK-01", "BH-TRK-02", "BH-DCK-02", "BH-DCK-03", "BH-TRM-05")

    seat: Seat

    def resolve(self, state: State) -> None:
        """Draw, and let the hero choose."""
        player = state.players[self.seat]
        wanted = hero_of(state, player).exploration + bonus(state, player, "exploration_bonus")
        drawn: list[str] = []
        for _ in range(wanted):
            card = draw_beast(state)
            if card is None:
                break
            drawn.append(card)
        state.emit(BeastsTracked(self.seat, tuple(drawn)))
        state.tracked = tuple(drawn)
        state.push(OfferTracks(self.seat))


@frozen
class OfferTracks(Effect[State]):
    """Lets the hero choose among the tracked beasts; abilities may let some of the discard join (BH-TRK-03, BH-FX-03).

    ``chosen`` are those chosen before an ability was used, and ``joined`` is how many cards of the discard the
    abilities used so far have let join.
    """

    rules: ClassVar[tuple[str, ...]] = ("BH-TRK-03", "BH-FX-03")

    seat: Seat
    chosen: tuple[CardId, ...] = ()
    joined: int = 0

    def resolve(self, state: State) -> None:
        """Ask while there is a choice; a single card must be chosen."""
        choice = TrackChoice(self.seat, self._let_join(state), self.chosen)
        if not choice.more(state):
            choice.finish(state)
        elif len(state.tracked) == 1 and not before_die(state, state.players[self.seat]):
            evolve(choice, chosen=state.tracked).finish(state)
        else:
            state.push(choice)

    def _let_join(self, state: State) -> int:
        """Let the top of the discard join, as long as nothing is chosen, where an ability says so (BH-FX-03)."""
        most = sum([op.count for op in lasting(state, state.players[self.seat], "add_discard_to_track")])
        if self.chosen or most <= self.joined:
            return self.joined
        discards = state.beasts.discard_pile
        joining = discards[max(len(discards) - (most - self.joined), 0) :]
        if joining:
            # They lie after the others, so that those not chosen come back on top of them.
            del discards[len(discards) - len(joining) :]
            state.tracked = (*state.tracked, *joining)
            state.emit(DiscardTracked(self.seat, tuple(joining), rules=("BH-FX-03",)))
        return most


@frozen
class TrackChoice(Several[State, Action]):
    """Which one or two of the tracked beasts the hero fights, in their order (BH-TRK-03, BH-TRK-04)."""

    rules: ClassVar[tuple[str, ...]] = ("BH-TRK-03", "BH-TRK-04")

    joined: int
    chosen: tuple[CardId, ...] = ()

    def prompt(self, state: State) -> Prompt:
        """Ask, naming how many are chosen already."""
        return Prompt("track", "BH-TRK-03", (("chosen", len(self.chosen)),))

    def least(self, state: State) -> int:
        """Return how many must be chosen."""
        return min(state.content.config.tracking_min_chosen, len(state.tracked))

    def more(self, state: State) -> tuple[Action, ...]:
        """Return the cards that are left, as long as more may be chosen."""
        if len(self.chosen) >= min(state.content.config.tracking_max_chosen, len(state.tracked)):
            return ()
        return tuple([ChooseBeast(self.seat, card) for card in state.tracked if card not in self.chosen])

    def picked(self, action: Action) -> CardId:
        """Return the card."""
        assert isinstance(action, ChooseBeast)
        return action.card

    def actions(self, state: State) -> tuple[Action, ...]:
        """Return to be done once enough are chosen, then the cards that are left, then the abilities."""
        return (*super().actions(state), *before_die(state, state.players[self.seat]))

    def choose(self, state: State, action: Action) -> None:
        """Choose it; or use an ability, which may let cards join."""
        if isinstance(action, UseAbility):
            use_in_turn(state, action, OfferTracks(self.seat, self.chosen, self.joined))
        else:
            super().choose(state, action)

    def finish(self, state: State) -> None:
        """Discard the others in the order in which they were drawn (BH-TRK-04)."""
        for card in state.tracked:
            if card not in self.chosen:
                discard_beast(state, card, ("BH-TRK-04",))
        state.tracked = self.chosen
        if self.chosen:
            state.emit(BeastsChosen(self.seat, self.chosen, rules=("BH-TRK-03",)))

    def refuse(self, state: State, action: object) -> Refusal[Action] | None:
        """Say why a card cannot be chosen."""
        if isinstance(action, UseAbility):
            return refuse_ability(state, action)
        if isinstance(action, ChooseBeast):
            return Refusal("not_tracked", "BH-TRK-03")
        return Refusal("choose_one", "BH-TRK-03") if isinstance(action, Done) else None


# -- Phase 3 -----------------------------------------------------------------------------------------------------------


def begin_combats(state: State) -> None:
    """Phase 3: the tyrant of this sanctuary before any card is drawn, or the tracked beasts, or after mapping one more.

    Rules: BH-MAP-02, BH-P3-01 to BH-P3-03.
    """
    seat = state.current
    otherwise = FaceBeast(seat) if state.mapped else NextTracked(seat)
    state.push(otherwise if tyrant_here(state, seat) is None else TyrantChoice(seat, otherwise))


@frozen
class TyrantChoice(SeatChoice[State, Action]):
    """Fight the tyrant instead of beasts, or not (BH-P3-03, BH-TYR-02)."""

    rules: ClassVar[tuple[str, ...]] = ("BH-P3-03", "BH-TYR-01", "BH-TYR-02", "BH-TYR-03")

    otherwise: Effect[State]

    def prompt(self, state: State) -> Prompt:
        """Ask, naming the tyrant and its strength."""
        slot = tyrant_here(state, self.seat)
        assert slot is not None, "the question comes up only where there is one"
        strength = state.content.tyrants[slot.tyrant].strength
        return Prompt("tyrant", "BH-P3-03", (("tyrant", slot.tyrant), ("strength", strength)))

    def actions(self, state: State) -> tuple[Action, ...]:
        """Return to leave it, to fight it, then the abilities."""
        slot = tyrant_here(state, self.seat)
        assert slot is not None, "the question comes up only where there is one"
        fight = FightTyrant(self.seat, slot.tyrant)
        return (FightBeasts(self.seat), fight, *before_die(state, state.players[self.seat]))

    def choose(self, state: State, action: Action) -> None:
        """Fight the tyrant, the tracked cards aside; or go on."""
        match action:
            case FightTyrant():
                drop_tracked(state)
                begin_combat(state, self.seat, action.tyrant, "tyrant")
            case UseAbility():
                use_in_turn(state, action, self)
            case _:
                state.push(self.otherwise)

    def refuse(self, state: State, action: object) -> Refusal[Action] | None:
        """Say why a tyrant cannot be fought here."""
        if isinstance(action, UseAbility):
            return refuse_ability(state, action)
        return Refusal("not_this_tyrant", "BH-TYR-02") if isinstance(action, FightTyrant) else None


@frozen
class NextTracked(Effect[State]):
    """The next tracked combat, one die each (BH-P3-02, BH-CBT-06, BH-CBT-08 step 9)."""

    rules: ClassVar[tuple[str, ...]] = ("BH-P3-02", "BH-CBT-06")

    seat: Seat

    def resolve(self, state: State) -> None:
        """Fight it; a hero who has died fights no more."""
        if state.tracked and not state.ended_turn:
            card, *rest = state.tracked
            state.tracked = tuple(rest)
            state.push(self)
            begin_combat(state, self.seat, card, "phase3_beast")


@frozen
class FaceBeast(Effect[State]):
    """The default combat: the top card of the Beast deck, outside Cities (BH-P3-01, BH-P3-02, BH-CMP-13, BH-DCK-02)."""

    rules: ClassVar[tuple[str, ...]] = ("BH-P3-01", "BH-P3-02", "BH-CMP-13", "BH-DCK-02")

    seat: Seat

    def resolve(self, state: State) -> None:
        """Draw and fight; with nothing left to draw there is no combat."""
        if is_city(state, state.players[self.seat].place):
            return
        card = draw_beast(state)
        if card is not None:
            state.emit(BeastFaced(self.seat, card))
            begin_combat(state, self.seat, card, "phase3_beast")
