"""Chapter 12: trapping beasts, the limit of the bestiary, and what follows from a capture."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, ClassVar

from attrs import evolve, frozen

from boardrules.core.effects import Effect, PickedOrder, Refusals, SeatChoice, Verb
from boardrules.core.entity import Seat
from boardrules.core.values import Decline, Prompt, Refusal
from boardrules.games.bestiary.abilities import Operations, use
from boardrules.games.bestiary.actions import Action, GiveUp, Liberate, NextTrigger, UseAbility
from boardrules.games.bestiary.content import HALLOWEEN, HUMAN, Ability
from boardrules.games.bestiary.events import BeastTrapped, CardLost, HumanEscaped, Liberated
from boardrules.games.bestiary.missions import mission_event
from boardrules.games.bestiary.reserves import OUT_OF_GAME, discard_beast, gain
from boardrules.games.bestiary.state import CardId, Player, State, beast_of, is_tyrant, type_of
from boardrules.games.bestiary.unlocking import applies, usable


def counted(state: State, player: Player) -> int:
    """Return how many cards count towards the limit of a bestiary (BH-TRM-03, BH-BST-01)."""
    if state.content.config.bestiary_tyrant_counts_towards_limit:
        return len(player.bestiary)
    return sum(not is_tyrant(card) for card in player.bestiary)


def may_leave(state: State, player: Player) -> list[str]:
    """Return the cards that can be chosen when a bestiary is too full (BH-BST-02, BH-BST-04, BH-BST-06).

    With the switch on tyrants are among them, where they count: one that takes no place makes none when it goes.
    """
    config = state.content.config
    cards = [card for card in player.bestiary if not is_tyrant(card)]
    if not config.bestiary_halloween_may_overflow:
        cards = [card for card in cards if type_of(state, card) != HALLOWEEN] or cards
    tyrants = config.bestiary_tyrant_may_overflow and config.bestiary_tyrant_counts_towards_limit
    return [card for card in player.bestiary if card in cards or (tyrants and is_tyrant(card))]


def liberate(state: State, player: Player, card: str, extra: int = 0, *, points: bool = True) -> None:
    """Set a beast of the bestiary free: its points, and the card face down to the liberated pile.

    Rules: BH-LIB-01, BH-LIB-04.
    """
    amount = beast_of(state, card).pb + extra if points else 0
    player.bestiary.remove(card)
    player.liberated.append(card)
    state.emit(Liberated(player.seat, card, amount))
    gain(state, player, amount)


@frozen
class Capture(Verb[State]):
    """A beast is trapped: it joins the captor's bestiary, and the rest follows in a fixed order (BH-TRP-01).

    It follows also when the card itself is liberated or overflows on the way (BH-TRP-03).
    """

    rules: ClassVar[tuple[str, ...]] = ("BH-TRP-01", "BH-TRP-03", "BH-TRP-04", "BH-CBT-04", "BH-TRM-03")

    seat: Seat
    card: CardId

    def act(self, state: State) -> None:
        """Add the card."""
        state.facing = None
        state.players[self.seat].bestiary.append(self.card)
        state.emit(BeastTrapped(self.seat, self.card, rules=("BH-TRP-01", "BH-CBT-04")))

    def after(self, state: State) -> Iterable[Effect[State]]:
        """Return the overflow, the mission, the card's own effect and the captor's abilities, in this order."""
        beast = beast_of(state, self.card)
        follow: list[Effect[State]] = [OverflowChoice(self.seat)]
        # With the switch a fresh beast may be set free before it can overflow, but no Human (BH-LIB-01, BH-LIB-03).
        on_capture = "on_capture" in state.content.config.liberate_allowed_at
        if on_capture and (beast.type != HUMAN or state.content.config.liberate_humans_can_be_liberated):
            follow.insert(0, FreshChoice(self.seat, self.card))
        if not beast.wildcard or state.content.config.missions_wildcard_capture_matches:
            follow.append(TrapMission(self.seat, beast.type))
        return [*follow, Operations(self.seat, beast.on_capture, self.card), Triggers(self.seat, self.card)]


@frozen
class TrapMission(Effect[State]):
    """The trapped type may complete a mission; what is face up counts from now on (BH-MIS-09, BH-MIS-10)."""

    rules: ClassVar[tuple[str, ...]] = ("BH-MIS-09", "BH-MIS-10", "BH-WLD-05")

    seat: Seat
    kind: Annotated[str, "type"]

    def resolve(self, state: State) -> None:
        """Look at the row."""
        state.push(mission_event(state, self.seat, "trap", self.kind))


@frozen
class FreshChoice(SeatChoice[State, Action]):
    """With the switch on, a fresh card may be liberated instead of being kept (BH-LIB-01)."""

    rules: ClassVar[tuple[str, ...]] = ("BH-LIB-01", "BH-TRP-03")

    card: CardId

    def prompt(self, state: State) -> Prompt:
        """Ask, naming the card."""
        return Prompt("fresh", "BH-LIB-01", (("card", self.card),))

    def actions(self, state: State) -> tuple[Action, ...]:
        """Return to keep it and to liberate it."""
        return (Decline(self.seat), Liberate(self.seat, self.card))

    def choose(self, state: State, action: Action) -> None:
        """Set it free, if wanted; no sanctuary bonus."""
        if isinstance(action, Liberate):
            liberate(state, state.players[self.seat], self.card)


@frozen
class OverflowChoice(SeatChoice[State, GiveUp]):
    """A bestiary that is too full loses a card at once: which one leaves (BH-BST-01 to BH-BST-05)."""

    rules: ClassVar[tuple[str, ...]] = ("BH-BST-01", "BH-BST-02", "BH-BST-03", "BH-BST-04", "BH-BST-05")
    question: ClassVar[Prompt] = Prompt("overflow", "BH-BST-02")

    def is_due(self, state: State) -> bool:
        """Return whether there are too many cards and one of them can leave."""
        player = state.players[self.seat]
        return counted(state, player) > state.content.config.bestiary_limit and bool(may_leave(state, player))

    def actions(self, state: State) -> tuple[GiveUp, ...]:
        """Return every card that may leave, in the order of the bestiary."""
        return tuple([GiveUp(self.seat, card) for card in may_leave(state, state.players[self.seat])])

    def choose(self, state: State, action: GiveUp) -> None:
        """Liberate a beast; a Human escapes. A tyrant, where the switch lets it go, leaves the game, yet defeated."""
        state.push(self)
        player, config = state.players[self.seat], state.content.config
        if is_tyrant(action.card):
            player.bestiary.remove(action.card)
            state.out.append(action.card)
            state.emit(CardLost(self.seat, action.card, OUT_OF_GAME, rules=("BH-BST-04",)))
        elif type_of(state, action.card) == HUMAN and not config.liberate_humans_can_be_liberated:
            player.bestiary.remove(action.card)
            state.emit(HumanEscaped(self.seat, action.card, config.bestiary_human_overflow_pb, rules=("BH-BST-05",)))
            gain(state, player, config.bestiary_human_overflow_pb)
            discard_beast(state, action.card)
        elif "overflow" not in config.liberate_allowed_at:  # BH-LIB-01: then it is lost like a beast nobody has trapped
            player.bestiary.remove(action.card)
            discard_beast(state, action.card)
        else:
            state.current_rules = ("BH-BST-03", "BH-LIB-04")
            liberate(state, player, action.card, points=config.bestiary_overflow_gives_pb)

    def refuse(self, state: State, action: object) -> Refusal[GiveUp] | None:
        """Say that a card must stay (tyrants do), or that it is not there."""
        if not isinstance(action, GiveUp):
            return None
        held = action.card in state.players[self.seat].bestiary
        return Refusal("cannot_leave", "BH-BST-04") if held else Refusal("not_in_bestiary", "BH-BST-02")


@frozen
class Triggers(PickedOrder[State, NextTrigger]):
    """The captor's ``on_capture`` abilities, one after another (BH-TRP-05 to BH-TRP-07, BH-ABL-12).

    ``done`` are those that were used or declined for this capture.
    """

    rules: ClassVar[tuple[str, ...]] = (
        *("BH-TRP-07", "BH-TIE-01", "BH-TIE-02", "BH-TRP-05", "BH-TRP-06"),
        *("BH-ABL-12", "BH-TRP-02"),
    )

    seat: Seat
    card: CardId
    done: tuple[Annotated[str, "ability"], ...] = ()

    def picker(self, state: State) -> int:
        """Return the active player."""
        return state.current

    def question(self, state: State) -> Prompt:
        """Ask, naming the captor."""
        return Prompt("trigger_order", "BH-TRP-07", (("captor", self.seat),))

    def due(self, state: State) -> tuple[NextTrigger, ...]:
        """Return the abilities."""
        return tuple([NextTrigger(state.current, ability.id) for ability in self.triggered(state)])

    def begin(self, state: State, action: NextTrigger) -> None:
        """Ask the captor about it."""
        state.push(TriggerChoice(self.seat, self, action.ability))

    def refuse(self, state: State, action: object) -> Refusal[NextTrigger] | None:
        """Say that an ability was not triggered."""
        return Refusal("not_triggered", "BH-TRP-07") if isinstance(action, NextTrigger) else None

    def triggered(self, state: State) -> list[Ability]:
        """Return the abilities that this capture triggers now: unlocked, with a use left, and meant for such a card."""
        player = state.players[self.seat]
        assisting = self.seat != state.current
        return [
            ability
            for ability in usable(state, player, "on_capture", assisting=assisting)
            if ability.id not in self.done and any(applies(state, player, op, self.card) for op in ability.effects)
        ]


@frozen
class TriggerChoice(SeatChoice[State, Action]):
    """Use a triggered ability, or not (BH-TRP-06)."""

    rules: ClassVar[tuple[str, ...]] = ("BH-TRP-06", "BH-TRP-05")
    refusals: ClassVar[Refusals] = {UseAbility: Refusal("not_triggered", "BH-TRP-06")}

    triggers: Triggers
    ability: Annotated[str, "ability"]

    def prompt(self, state: State) -> Prompt:
        """Ask, naming card and ability."""
        return Prompt("trigger", "BH-TRP-06", (("ability", self.ability), ("card", self.triggers.card)))

    def actions(self, state: State) -> tuple[Action, ...]:
        """Return to leave it, and to use it."""
        return (Decline(self.seat), UseAbility(self.seat, self.ability))

    def choose(self, state: State, action: Action) -> None:
        """Use it; then the others that the capture has triggered."""
        state.push(evolve(self.triggers, done=(*self.triggers.done, self.ability)))
        if isinstance(action, UseAbility):
            ability = state.content.abilities[self.ability]
            use(state, state.players[self.seat], ability, self.triggers.card)
