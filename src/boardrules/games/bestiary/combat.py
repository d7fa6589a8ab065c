"""Chapter 10: combat. One die against one strength, with everything that can come before and after it.

The order inside a combat (BH-CBT-08) is a chain of effects: ``Fight`` asks for abilities and rolls, ``Judge`` waits for
Suerte Ajena and compares, ``Aftermath`` offers the assist, lays the card where it goes and looks for the dead.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, TypeAlias

from attrs import evolve, frozen

from boardrules.core.board import Hex
from boardrules.core.effects import Effect, Refusals, SeatChoice
from boardrules.core.entity import Seat
from boardrules.core.values import Decline, Prompt, Refusal
from boardrules.core.windows import Window
from boardrules.games.bestiary.abilities import use
from boardrules.games.bestiary.actions import Action, Assist, ChooseAssistant, Roll, UseAbility
from boardrules.games.bestiary.capture import Capture
from boardrules.games.bestiary.content import Ability
from boardrules.games.bestiary.death import DeathCheck, is_dying
from boardrules.games.bestiary.dice import roll
from boardrules.games.bestiary.events import AssistStarted, CombatLost, CombatWon, DieRolled, TokenRemoved
from boardrules.games.bestiary.reserves import OUT_OF_GAME, discard_beast, gain, hurt
from boardrules.games.bestiary.state import Player, State, from_active, is_city, is_tyrant, strength_of
from boardrules.games.bestiary.tyrants import TyrantCaptured
from boardrules.games.bestiary.unlocking import (
    applies,
    before_die,
    refuse_ability,
    usable,
)

#: Where a combat comes from: it decides about assists and where a card goes that nobody traps.
Kind: TypeAlias = Annotated[Literal["phase3_beast", "encounter", "tyrant"], "combat"]


@frozen
class Combat:
    """What a combat is about: the hero who fights it, the card, where it comes from, and who assists (None: nobody)."""

    seat: Seat
    card: Annotated[str, "card"]
    kind: Kind
    assistant: Seat | None = None
    attempts: int = 0

    @property
    def roller(self) -> int:
        """The hero who rolls."""
        return self.seat if self.assistant is None else self.assistant


def strength(state: State, combat: Combat) -> int:
    """Return what the die must reach (BH-CBT-03, BH-TYR-03)."""
    if is_tyrant(combat.card):
        return state.content.tyrants[combat.card].strength
    return strength_of(state, combat.card)


def begin_combat(state: State, seat: int, card: str, kind: Kind) -> None:
    """Lay the opponent on the table and let the combat begin."""
    if not is_tyrant(card):
        state.facing = card
    state.push(Fight(Combat(seat, card, kind)))


@frozen
class Fight(Effect[State]):
    """One combat: abilities before the die, then the roll (BH-CBT-01, BH-CBT-08 steps 1 and 2)."""

    rules: ClassVar[tuple[str, ...]] = ("BH-CBT-01", "BH-CBT-08", "BH-TRN-03")

    combat: Combat

    def resolve(self, state: State) -> None:
        """Ask only when there is an ability to use; whether there is one is public."""
        roller = state.players[self.combat.roller]
        if before_die(state, roller, assisting=self.combat.assistant is not None):
            state.push(RollChoice(self.combat.roller, self.combat))
        else:
            state.push(ThrowDie(self.combat))


@frozen
class RollChoice(SeatChoice[State, Action]):
    """Roll, or use an ability first (BH-ABL-05, BH-AST-07)."""

    rules: ClassVar[tuple[str, ...]] = ("BH-ABL-05", "BH-AST-07", "BH-CBT-08")

    combat: Combat

    def prompt(self, state: State) -> Prompt:
        """Ask, naming the opponent and its strength."""
        return Prompt("roll", "BH-CBT-08", (("card", self.combat.card), ("strength", strength(state, self.combat))))

    def actions(self, state: State) -> tuple[Action, ...]:
        """Return the roll, then the abilities."""
        assisting = self.combat.assistant is not None
        return (Roll(self.seat), *before_die(state, state.players[self.seat], assisting=assisting))

    def choose(self, state: State, action: Action) -> None:
        """Roll; or use the ability and ask again. Who dies of paying fights no more (BH-ABL-13)."""
        if not isinstance(action, UseAbility):
            state.push(ThrowDie(self.combat))
            return
        player = state.players[self.seat]
        state.push(AfterPayment(self.seat, self.combat))
        use(state, player, state.content.abilities[action.ability])

    def refuse(self, state: State, action: object) -> Refusal[Action] | None:
        """Say why an ability cannot be used."""
        return refuse_ability(state, action, assisting=self.combat.assistant is not None)


@frozen
class AfterPayment(Effect[State]):
    """Goes on with a combat after an ability; a hero who has died of paying for it has failed (BH-ABL-13)."""

    rules: ClassVar[tuple[str, ...]] = ("BH-ABL-13",)

    seat: Seat
    combat: Combat

    def resolve(self, state: State) -> None:
        """Fight on, or end it."""
        if not is_dying(state, state.players[self.seat]):
            state.push(Fight(self.combat))
        elif self.combat.assistant is not None:
            state.push(Aftermath(self.combat))
        else:
            state.push(Settle(self.combat, won=False))


@frozen
class ThrowDie(Effect[State]):
    """The roll (BH-CBT-01, BH-CBT-02, BH-CMP-17)."""

    rules: ClassVar[tuple[str, ...]] = ("BH-CBT-01", "BH-CBT-02", "BH-CMP-17")

    combat: Combat

    def resolve(self, state: State) -> None:
        """Roll the die of the proper level; afterwards the turn only winds down (BH-TRN-03)."""
        roller = state.players[self.combat.roller]
        die = roll(state, roller)
        if roller.seat == state.current:
            state.rolled = True
        state.emit(DieRolled(roller.seat, die.level, die.result, self.combat.card, strength(state, self.combat)))
        state.push(OtherDieWindow(self.combat), Judge(self.combat))


def meddling(state: State, player: Player) -> list[Ability]:
    """Return the abilities by which a hero may have another one's die rolled again now (BH-ABL-07, BH-ABL-09)."""
    return [
        ability
        for ability in usable(state, player, "after_other_die")
        if any(applies(state, player, op) for op in ability.effects)
    ]


@frozen
class OtherDieWindow(Window[State, Action]):
    """Suerte Ajena: once for each die, before it counts (BH-ABL-07 to BH-ABL-10, BH-CBT-08 step 3).

    The others are asked clockwise from the active player; who may use it follows from public facts.
    """

    rules: ClassVar[tuple[str, ...]] = ("BH-ABL-07", "BH-ABL-08", "BH-ABL-09", "BH-ABL-10")

    combat: Combat

    def order(self, state: State) -> tuple[int, ...]:
        """Return everybody, clockwise from the active player."""
        return state.seats_from(state.current)

    def is_asked(self, state: State, seat: int) -> bool:
        """Return whether a seat may have the die of another hero rolled again."""
        return seat != self.combat.roller and bool(meddling(state, state.players[seat]))

    def question(self, state: State, seat: int) -> Prompt:
        """Ask, naming who has rolled what."""
        assert state.die is not None, "the window is about the die"
        strong = strength(state, self.combat)
        args = (("roller", self.combat.roller), ("result", state.die.result), ("strength", strong))
        return Prompt("other_die", "BH-ABL-07", args)

    def reactions(self, state: State, seat: int) -> tuple[Action, ...]:
        """Return the abilities."""
        return tuple([UseAbility(seat, ability.id) for ability in meddling(state, state.players[seat])])

    def react(self, state: State, action: Action) -> None:
        """Have the other hero roll again."""
        assert isinstance(action, UseAbility)
        use(state, state.players[action.seat], state.content.abilities[action.ability])

    def again(self, action: Action) -> None:
        """The second result stands, and no further window opens (BH-ABL-08)."""

    def refuse(self, state: State, action: object) -> Refusal[Action] | None:
        """Only what waits for another's die can be used now."""
        return Refusal("wrong_moment", "BH-ABL-07") if isinstance(action, UseAbility) else None


@frozen
class Judge(Effect[State]):
    """The comparison (BH-CBT-04, BH-CBT-05, BH-AST-05, BH-AST-06, BH-TYR-03, BH-TYR-06)."""

    rules: ClassVar[tuple[str, ...]] = ("BH-CBT-04", "BH-CBT-05", "BH-TYR-03")

    combat: Combat

    def resolve(self, state: State) -> None:
        """Equal is enough."""
        combat, config = self.combat, state.content.config
        roller = state.players[combat.roller]
        die, state.die = state.die, None
        assert die is not None, "it waits for the comparison"
        if die.result >= strength(state, combat):
            state.emit(
                CombatWon(roller.seat, combat.card, rules=("BH-TYR-03" if combat.kind == "tyrant" else "BH-CBT-04",))
            )
            if die.meddler is not None:
                state.current_rules = ("BH-ABL-08",)
                gain(state, state.players[die.meddler], die.reward)
            state.push(_prize(state, combat), Settle(combat, won=True))
            return
        state.emit(
            CombatLost(roller.seat, combat.card, rules=("BH-TYR-03" if combat.kind == "tyrant" else "BH-CBT-05",))
        )
        if combat.assistant is not None:
            state.current_rules = ("BH-CBT-05", "BH-AST-06")
            lost = config.assist_assistant_hearts_lost_on_failure
        elif combat.kind == "tyrant":  # a heart, and nothing more (BH-TYR-06)
            state.current_rules = ("BH-TYR-03", "BH-TYR-06")
            lost = config.combat_hearts_lost_on_tyrant_failure
        else:
            state.current_rules = ("BH-CBT-05",)
            lost = config.combat_hearts_lost_on_failure
        hurt(state, roller, lost)
        state.push(Aftermath(combat))


def _prize(state: State, combat: Combat) -> Effect[State]:
    """Return the capture: of a tyrant, or of a beast by whoever traps it (BH-AST-05)."""
    if is_tyrant(combat.card):
        return TyrantCaptured(combat.seat, combat.card)
    if combat.assistant is not None and state.content.config.assist_captor_on_success == "assistant":
        return Capture(combat.assistant, combat.card)
    return Capture(combat.seat, combat.card)


@frozen
class Aftermath(Effect[State]):
    """After a failure: somebody may assist, else the combat is over (BH-AST-01 to BH-AST-04, BH-CBT-08 step 6)."""

    rules: ClassVar[tuple[str, ...]] = ("BH-AST-01", "BH-AST-02", "BH-AST-03", "BH-CBT-05")

    combat: Combat

    def resolve(self, state: State) -> None:
        """Offer it to the first who may; an assist is not assisted, nor is a combat with a tyrant (BH-TYR-07)."""
        combat, config = self.combat, state.content.config
        tried = combat.attempts >= config.assist_max_attempts_per_failed_combat
        if combat.kind not in config.assist_applies_to or tried or not helpers(state, combat.seat):
            state.push(Settle(combat, won=False))
        else:
            state.push(AssistRound(evolve(combat, assistant=None)))


def helpers(state: State, seat: int) -> list[int]:
    """Return who may assist a hero, clockwise from the active player (BH-AST-01, BH-AST-04, BH-AST-08)."""
    config = state.content.config
    place = state.players[seat].place
    return [
        player.seat
        for player in from_active(state)
        if player.seat != seat
        and player.place.distance(place) <= config.assist_range
        and (config.assist_hero_in_city_may_assist or not is_city(state, player.place))
        and not is_dying(state, player)
    ]


@frozen
class AssistRound(Effect[State]):
    """Asks the eligible heroes one after another; of several willing ones the active player picks (BH-AST-02)."""

    rules: ClassVar[tuple[str, ...]] = ("BH-AST-02", "BH-TIE-01")

    combat: Combat
    asked: tuple[Seat, ...] = ()
    willing: tuple[Seat, ...] = ()

    def resolve(self, state: State) -> None:
        """Ask the next one; then let the assist begin."""
        for seat in helpers(state, self.combat.seat):
            if seat not in self.asked:
                state.push(AssistChoice(seat, self))
                return
        if len(self.willing) > 1:
            state.push(PickAssistant(state.current, self))
        elif self.willing:
            begin_assist(state, self.combat, self.willing[0])
        else:
            state.push(Settle(self.combat, won=False))


def begin_assist(state: State, combat: Combat, seat: int) -> None:
    """Let a hero fight the same card (BH-AST-05, BH-AST-07)."""
    state.emit(AssistStarted(seat, combat.seat, rules=("BH-AST-01", "BH-AST-02")))
    state.push(Fight(evolve(combat, assistant=seat, attempts=combat.attempts + 1)))


@frozen
class AssistChoice(SeatChoice[State, Action]):
    """Assist, or not (BH-AST-02)."""

    rules: ClassVar[tuple[str, ...]] = ("BH-AST-01", "BH-AST-02")

    round: AssistRound

    def prompt(self, state: State) -> Prompt:
        """Ask, naming who has failed against what."""
        combat = self.round.combat
        args = (("helped", combat.seat), ("card", combat.card), ("strength", strength(state, combat)))
        return Prompt("assist", "BH-AST-01", args)

    def actions(self, state: State) -> tuple[Action, ...]:
        """Return to leave it, and to assist."""
        return (Decline(self.seat), Assist(self.seat))

    def choose(self, state: State, action: Action) -> None:
        """Remember the answer, and ask the next one."""
        willing = (*self.round.willing, self.seat) if isinstance(action, Assist) else self.round.willing
        state.push(evolve(self.round, asked=(*self.round.asked, self.seat), willing=willing))


@frozen
class PickAssistant(SeatChoice[State, ChooseAssistant]):
    """Who of several willing heroes assists (BH-AST-02, BH-TIE-01)."""

    rules: ClassVar[tuple[str, ...]] = ("BH-AST-02", "BH-TIE-01", "BH-TIE-02")
    question: ClassVar[Prompt] = Prompt("assistant", "BH-AST-02")
    refusals: ClassVar[Refusals] = {ChooseAssistant: Refusal("not_willing", "BH-AST-02")}

    round: AssistRound

    def actions(self, state: State) -> tuple[ChooseAssistant, ...]:
        """Return the willing ones."""
        return tuple([ChooseAssistant(self.seat, seat) for seat in self.round.willing])

    def choose(self, state: State, action: ChooseAssistant) -> None:
        """Let the assist begin."""
        begin_assist(state, self.round.combat, action.assistant)


@frozen
class Settle(Effect[State]):
    """The end of one combat: the card nobody trapped, the token, the dead (BH-CBT-08 steps 7 and 8)."""

    rules: ClassVar[tuple[str, ...]] = ("BH-CBT-05", "BH-CBT-07", "BH-CBT-08", "BH-AST-06")

    combat: Combat
    won: bool

    def resolve(self, state: State) -> None:
        """Lay the card where it goes; with a hero who dies, the beast that was still to be fought follows it."""
        combat = self.combat
        if not self.won and not is_tyrant(combat.card):
            state.facing = None
            helped = ("BH-AST-06",) if combat.attempts else ()
            discard_beast(state, combat.card, ("BH-ENC-06" if combat.kind == "encounter" else "BH-CBT-05", *helped))
        if combat.kind == "encounter":
            _remove_token(state, combat, self.won)
        if is_dying(state, state.players[state.current]):
            drop_tracked(state)
        if any(is_dying(state, player) for player in state.players):
            state.push(DeathCheck())


def drop_tracked(state: State) -> None:
    """Lay the tracked cards that will not be fought on the discard, in order (BH-CMP-06, BH-CBT-07, BH-P3-03)."""
    for card in state.tracked:
        discard_beast(state, card, ("BH-CMP-06", "BH-CBT-07", "BH-P3-03"))
    state.tracked = ()


def _remove_token(state: State, combat: Combat, won: bool) -> None:
    """Rules: BH-ENC-05; with the switch, a hero who failed leaves the token where it is."""
    config = state.content.config
    if config.encounter_token_removed_on == "win_only" and not won:
        return
    place = state.players[combat.seat].place
    take_token(state, place, config.encounter_token_after_combat)


def take_token(state: State, place: Hex, to: str, *, rules: tuple[str, ...] = ("BH-ENC-05",)) -> None:
    """Take the token off a hex: to the supply, or out of the game (BH-ENC-05, BH-ENC-07)."""
    kind = state.tokens.pop(place)
    if to == OUT_OF_GAME:
        state.gone[kind] += 1
    else:
        state.supply[kind] += 1
    state.emit(TokenRemoved(kind, place, to, rules=rules))
