"""Chapters 6 and 17: hermit cards."""

from __future__ import annotations

from typing import ClassVar, TypeVar

from attrs import frozen

from boardrules.core.checking import on_stack
from boardrules.core.effects import Effect, SeatChoice
from boardrules.core.entity import Seat
from boardrules.core.values import Prompt, Refusal
from boardrules.games.shadow_hunters.actions import (
    Action,
    ChooseTarget,
    Comply,
    GiveEquipment,
    GiveHermit,
    NothingHappens,
    ShowCharacter,
)
from boardrules.games.shadow_hunters.content import UNKNOWN, Card, is_meant
from boardrules.games.shadow_hunters.damage import harm, heal, move_equipment
from boardrules.games.shadow_hunters.events import (
    CharacterShown,
    DeckShuffled,
    Fizzled,
    HermitAnswered,
    HermitDrawn,
    HermitGiven,
)
from boardrules.games.shadow_hunters.knowledge import note_answer
from boardrules.games.shadow_hunters.state import Answer, HermitPlay, InHand, Player, State, can_use_abilities, others
from boardrules.games.shadow_hunters.victory import CheckEnd, finish_card


@frozen
class DrawHermit(Effect[State]):
    """Draw the top hermit card and read it privately (SH-HER-01, SH-HER-07)."""

    rules: ClassVar[tuple[str, ...]] = ("SH-HER-01",)

    seat: Seat

    def resolve(self, state: State) -> None:
        """Draw, then choose who gets it."""
        if draw_hermit(state, self.seat):
            state.push(GiveChoice(self.seat))
        else:
            state.emit(Fizzled(self.seat, "hermit", rules=("SH-CRD-06",)))


def draw_hermit(state: State, seat: int) -> bool:
    """Draw a hermit card that its drawer alone sees; return whether there was one."""
    card = state.draw(state.hermit, lambda: DeckShuffled("hermit", rules=("SH-HER-07", "SH-CRD-06")))
    if card is None:
        return False
    state.in_hand = InHand(card, (seat,))
    state.emit(HermitDrawn(seat, card))
    return True


def _card(state: State) -> Card:
    assert state.in_hand is not None, "a hermit card is being given or answered"
    return state.in_hand.card


def hand_over(state: State, giver: int, receiver: int) -> None:
    """Give the drawn card face down to another player, who answers it (SH-HER-01, SH-HER-05)."""
    card = _card(state)
    state.in_hand = InHand(card, (giver, receiver))
    state.emit(HermitGiven(giver, receiver, card))
    state.push(AnswerChoice(receiver, giver))


@frozen
class GiveChoice(SeatChoice[State, GiveHermit]):
    """To whom the hermit card is given: any other living player (SH-HER-01)."""

    rules: ClassVar[tuple[str, ...]] = ("SH-HER-01",)

    def prompt(self, state: State) -> Prompt:
        """Ask, naming the card: only the drawer sees this prompt."""
        return Prompt("give_hermit", "SH-HER-01", (("card", _card(state)),))

    def actions(self, state: State) -> tuple[GiveHermit, ...]:
        """Return the receivers."""
        return tuple([GiveHermit(self.seat, player.seat) for player in others(state, self.seat)])

    def choose(self, state: State, action: GiveHermit) -> None:
        """Hand it over."""
        hand_over(state, self.seat, action.target)

    def refuse(self, state: State, action: object) -> Refusal[GiveHermit] | None:
        """Say why somebody cannot get the card."""
        if not isinstance(action, GiveHermit):
            return None
        return refuse_living(action, "SH-HER-01")


TargetedT = TypeVar("TargetedT", ChooseTarget, GiveHermit, GiveEquipment)


def refuse_living(action: TargetedT, rule: str) -> Refusal[TargetedT]:
    """Say why somebody is not one of the other living players."""
    return Refusal("not_yourself" if action.target == action.seat else "not_a_living_player", rule)


@frozen
class AnswerChoice(SeatChoice[State, Action]):
    """The receiver follows the card or says that nothing happens (SH-HER-02, SH-HER-03, SH-HER-04).

    Everybody is asked exactly once, even where the card leaves no choice, so that being asked tells nothing. Only a
    hidden Unknown has the untrue answers too (SH-CHR-08), never about Prediction.
    """

    rules: ClassVar[tuple[str, ...]] = ("SH-HER-02", "SH-HER-03", "SH-HER-04", "SH-CHR-08")

    giver: Seat

    def prompt(self, state: State) -> Prompt:
        """Ask, naming the card: only the receiver sees this prompt."""
        return Prompt("answer_hermit", "SH-HER-02", (("card", _card(state)), ("giver", self.giver)))

    def actions(self, state: State) -> tuple[Action, ...]:
        """Return the true answers, and for a hidden Unknown the others."""
        card, player = _card(state), state.players[self.seat]
        if card.outcome == "show":
            return (ShowCharacter(self.seat),)
        is_match = is_meant(card, player.character)
        lies = can_lie(state, player) and player.character is UNKNOWN and can_use_abilities(state, player)
        actions: list[Action] = []
        if not is_match or lies:
            actions.append(NothingHappens(self.seat))
        if is_match or lies:
            actions.append(Comply(self.seat))
            if card.outcome == "equipment_or_damage":  # SH-HER-08
                actions += [GiveEquipment(self.seat, self.giver, owned) for owned in player.equipment]
        return tuple(actions)

    def choose(self, state: State, action: Action) -> None:
        """Carry out the answer. The events say what everybody sees, and cite no rule that would name the card."""
        card, player = _card(state), state.players[self.seat]
        giver = state.players[self.giver]
        state.current_rules = ("SH-HER-02",)
        match action:
            case NothingHappens():
                state.current_rules = ("SH-HER-03",)
                self._answer(state, player, "nothing", 0)
                state.push(FinishCard())
            case ShowCharacter():
                self._answer(state, player, "shown", 0)
                state.emit(CharacterShown(self.seat, self.giver, player.character, rules=("SH-REV-08",)))
                state.push(FinishCard())
            case GiveEquipment():
                self._answer(state, player, "gave", 0)
                state.current_rules = ("SH-HER-08", "SH-EQP-05")
                move_equipment(state, giver, player, action.card, "given")
                state.push(FinishCard(), CheckEnd())  # SH-GRN-13: the fifth card may win the game for the giver
            case _:
                if card.outcome == "heal_or_damage" and player.damage:  # SH-HER-09
                    self._answer(state, player, "heal", 0)
                    heal(state, player, 1, "hermit")
                    state.push(FinishCard())
                else:
                    amount = 1 if card.outcome != "damage" else card.damage
                    self._answer(state, player, "damage", None if player.barrier else amount)
                    # SH-HER-10: a kill is credited to the giver; SH-HER-11: it is no attack.
                    state.push(harm(state, [player], amount, "hermit", self.giver), FinishCard())

    def _answer(self, state: State, player: Player, answer: Answer, amount: int | None) -> None:
        bluff = can_lie(state, player)
        play = HermitPlay(
            state.hermit.shuffles,
            self.giver,
            self.seat,
            _card(state),
            answer,
            amount,
            player.damage > 0,
            bluff,
        )
        note_answer(state, play)
        state.emit(HermitAnswered(self.seat, self.giver, answer))

    def refuse(self, state: State, action: object) -> Refusal[Action] | None:
        """The card is answered truthfully (SH-HER-04)."""
        asks_for_equipment = _card(state).outcome == "equipment_or_damage" and Comply(self.seat) in self.actions(state)
        if isinstance(action, GiveEquipment) and asks_for_equipment:
            if action.target != self.giver:
                return Refusal("only_to_the_giver", "SH-HER-08")
            if action.card not in state.players[self.seat].equipment:
                return Refusal("no_such_equipment", "SH-HER-08")
        if isinstance(action, (NothingHappens, Comply, ShowCharacter, GiveEquipment)):
            return Refusal("answer_truthfully", "SH-HER-04")
        return None


def can_lie(state: State, player: Player) -> bool:
    """Return whether, for all that the table knows, this receiver might lie (SH-CHR-08, SH-VAR-01)."""
    return state.options.abilities and not player.revealed


@frozen
class FinishCard(Effect[State]):
    """The resolved card goes to its discard pile (SH-CRD-02, SH-HER-06)."""

    rules: ClassVar[tuple[str, ...]] = ("SH-CRD-02", "SH-HER-06")

    def resolve(self, state: State) -> None:
        """Lay the card on its pile, if it is still in hand."""
        finish_card(state)


def is_being_given(state: State) -> bool:
    """Return whether a hermit card is on its way: drawn, and not answered yet, so it has no entry in the log."""
    return on_stack(state, GiveChoice, AnswerChoice)
