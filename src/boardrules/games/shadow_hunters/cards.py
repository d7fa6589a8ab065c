"""Chapters 7, 15 and 16: white and black cards.

A card text is a function of the state and the drawer. One that needs a target pushes a choice, and a second function of
the same name with ``_on`` takes it from there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, Literal

from attrs import frozen

from boardrules.core.effects import Effect, SeatChoice
from boardrules.core.entity import Seat
from boardrules.core.values import Decline, Prompt, Refusal
from boardrules.games.shadow_hunters import content as c
from boardrules.games.shadow_hunters.actions import Action, ChooseTarget, GiveEquipment, Heal, TakeEquipment
from boardrules.games.shadow_hunters.content import Card
from boardrules.games.shadow_hunters.damage import harm, heal, heal_fully, move_equipment, set_damage
from boardrules.games.shadow_hunters.dice import roll_both, roll_die
from boardrules.games.shadow_hunters.events import (
    CardDrawn,
    DeckShuffled,
    DiceRolled,
    Equipped,
    ExtraTurnsGained,
    Fizzled,
    StatusGained,
    TargetChosen,
)
from boardrules.games.shadow_hunters.hermit import FinishCard, refuse_living
from boardrules.games.shadow_hunters.knowledge import reveal, rule_out
from boardrules.games.shadow_hunters.state import InHand, Player, State, others
from boardrules.games.shadow_hunters.victory import CheckEnd


@frozen
class DrawCard(Effect[State]):
    """Draw the top white or black card and follow it; everybody reads it (SH-CRD-01 to SH-CRD-06)."""

    rules: ClassVar[tuple[str, ...]] = ("SH-CRD-01", "SH-CRD-04")

    seat: Seat
    deck: Literal["white", "black"]

    def resolve(self, state: State) -> None:
        """Lay equipment down; follow and then discard anything else."""
        card = state.draw(state.deck(self.deck), lambda: DeckShuffled(self.deck, rules=("SH-CRD-06",)))
        if card is None:
            state.emit(Fizzled(self.seat, self.deck, rules=("SH-CRD-06",)))
            return
        player = state.players[self.seat]
        state.emit(CardDrawn(self.seat, card))
        if card.equipment:  # SH-CRD-03
            player.equipment.append(card)
            state.emit(Equipped(self.seat, card, rules=("SH-CRD-03", card.rule)))
            state.push(CheckEnd())
            return
        state.in_hand = InHand(card)
        state.push(FinishCard())
        state.current_rules = (card.rule, "SH-CRD-02")
        _TEXTS[card](state, player, card)


# -- choices --------------------------------------------------------------------------------------------------


@frozen
class TargetChoice(SeatChoice[State, ChooseTarget]):
    """Whom the card in hand is aimed at (SH-CRD-07; First Aid may be aimed at its drawer)."""

    rules: ClassVar[tuple[str, ...]] = ("SH-CRD-07",)

    card: Card

    def prompt(self, state: State) -> Prompt:
        """Ask, naming the card."""
        return Prompt("card_target", "SH-CRD-07", (("card", self.card),))

    def actions(self, state: State) -> tuple[ChooseTarget, ...]:
        """Return the targets: the living, wherever they are (SH-CRD-08)."""
        if self.card is c.FIRST_AID:
            targets = [player for player in state.players if player.alive]
        else:
            targets = others(state, self.seat)
        return tuple([ChooseTarget(self.seat, target.seat) for target in targets])

    def choose(self, state: State, action: ChooseTarget) -> None:
        """Go on with the text; everybody hears whom it is aimed at, before any die is rolled."""
        state.current_rules = (self.card.rule, "SH-CRD-07")
        state.emit(TargetChosen(self.seat, action.target, self.card))
        state.current_rules = (self.card.rule,)
        _TEXTS_ON[self.card](state, state.players[self.seat], state.players[action.target], self.card)

    def refuse(self, state: State, action: object) -> Refusal[ChooseTarget] | None:
        """Say why somebody is no target."""
        if not isinstance(action, ChooseTarget):
            return None
        return refuse_living(action, "SH-CRD-07")


@frozen
class TheftChoice(SeatChoice[State, TakeEquipment]):
    """Take an equipment card of your choice from another player (SH-ARA-08, SH-BLK-06)."""

    rules: ClassVar[tuple[str, ...]] = ("SH-EQP-05",)

    rule: str

    def prompt(self, state: State) -> Prompt:
        """Ask by the rule of the area or card that steals."""
        return Prompt("theft", self.rule)

    def actions(self, state: State) -> tuple[TakeEquipment, ...]:
        """Return every card of every other living player."""
        seat = self.seat
        return tuple([TakeEquipment(seat, p.seat, card) for p in others(state, seat) for card in p.equipment])

    def choose(self, state: State, action: TakeEquipment) -> None:
        """Take the card, and look whether the game is won by it."""
        state.current_rules = (self.rule, "SH-EQP-05")
        move_equipment(state, state.players[self.seat], state.players[action.target], action.card, "stolen")
        state.push(CheckEnd())

    def refuse(self, state: State, action: object) -> Refusal[TakeEquipment] | None:
        """Say why a card cannot be taken."""
        if not isinstance(action, TakeEquipment):
            return None
        return Refusal("not_yourself" if action.target == self.seat else "no_such_equipment", self.rule)


@frozen
class PeelChoice(SeatChoice[State, GiveEquipment]):
    """Banana Peel: which own card goes to whom (SH-BLK-01)."""

    rules: ClassVar[tuple[str, ...]] = ("SH-BLK-01",)
    question: ClassVar[Prompt] = Prompt("banana_peel", "SH-BLK-01")

    def actions(self, state: State) -> tuple[GiveEquipment, ...]:
        """Return every own card for every other living player; there is no way out."""
        seat = self.seat
        cards = state.players[seat].equipment
        return tuple([GiveEquipment(seat, p.seat, card) for card in cards for p in others(state, seat)])

    def choose(self, state: State, action: GiveEquipment) -> None:
        """Hand the card over, and look whether its new owner has won."""
        state.current_rules = ("SH-BLK-01", "SH-EQP-05")
        move_equipment(state, state.players[action.target], state.players[self.seat], action.card, "given")
        state.push(CheckEnd())

    def refuse(self, state: State, action: object) -> Refusal[GiveEquipment] | None:
        """A card must go, one that he has, to somebody else who lives."""
        if not isinstance(action, GiveEquipment):
            return None
        if action.card not in state.players[self.seat].equipment:
            return Refusal("no_such_equipment", "SH-BLK-01")
        return refuse_living(action, "SH-BLK-01")


@frozen
class HealChoice(SeatChoice[State, Action]):
    """Advent, Chocolate, Diabolic Ritual: whom the card means may reveal himself and heal all damage (SH-CRD-05).

    Everybody hidden is asked, whether the card means him or not, so that a refusal tells nothing for certain.
    """

    rules: ClassVar[tuple[str, ...]] = ("SH-CRD-05", "SH-INF-09")

    card: Card

    def prompt(self, state: State) -> Prompt:
        """Ask by the rule of the card."""
        return Prompt("heal_offer", self.card.rule, (("card", self.card),))

    def actions(self, state: State) -> tuple[Action, ...]:
        """Return the refusal, and the healing where the card means the drawer."""
        decline = Decline(self.seat)
        if means(state, self.card, state.players[self.seat]):
            return (decline, Heal(self.seat))
        return (decline,)

    def choose(self, state: State, action: Action) -> None:
        """Reveal and heal, or leave it."""
        player = state.players[self.seat]
        if not isinstance(action, Heal):
            return
        if not player.revealed:
            reveal(state, player, rule=self.card.rule)
        state.current_rules = (self.card.rule,)
        heal_fully(state, player, self.card.id)

    def refuse(self, state: State, action: object) -> Refusal[Action] | None:
        """The card means somebody else."""
        return Refusal("card_means_others", self.card.rule) if isinstance(action, Heal) else None


def means(state: State, card: Card, player: Player) -> bool:
    """Return whether a card that names characters or a group means this player.

    Rules: SH-WHT-01, SH-WHT-03, SH-WHT-06, SH-BLK-04; with the expansion's printings SH-EXP-01.
    """
    if card is c.ADVENT:
        return player.character.group == "hunter"
    if card is c.DIABOLIC_RITUAL:
        return player.character.group == "shadow"
    masks = c.CHOCOLATE_MEANS if card is c.CHOCOLATE else c.MIRROR_MEANS
    return bool(masks[state.options.expansion] & player.character.bit)


# -- texts ----------------------------------------------------------------------------------------------------


def _heal_offer(state: State, player: Player, card: Card) -> None:
    """Rules: SH-WHT-01, SH-WHT-03, SH-BLK-04, SH-CRD-05. A revealed player whom it does not mean is not asked."""
    if not player.revealed or means(state, card, player):
        state.push(HealChoice(player.seat, card))
    else:
        state.emit(Fizzled(player.seat, card.id))


def _aim(state: State, player: Player, card: Card) -> None:
    """Ask for the target: Blessing, First Aid, Spider, Doll, Bat."""
    state.push(TargetChoice(player.seat, card))


def _blessing_on(state: State, player: Player, target: Player, card: Card) -> None:
    """Rules: SH-WHT-02."""
    heal(state, target, roll_die(state, player.seat, "d6", card.id), card.id)


def _concealed_knowledge(state: State, player: Player, card: Card) -> None:
    """Rules: SH-WHT-04."""
    state.extra_turns += 1
    state.emit(ExtraTurnsGained(player.seat, 1))


def _disenchant_mirror(state: State, player: Player, card: Card) -> None:
    """Rules: SH-WHT-06, SH-INF-08: that nothing happens tells everybody who the drawer is not."""
    if player.revealed:
        state.emit(Fizzled(player.seat, card.id))
    elif means(state, card, player):
        reveal(state, player, forced=True, rule=card.rule)
    else:
        rule_out(player, c.MIRROR_MEANS[state.options.expansion])
        state.emit(Fizzled(player.seat, card.id))


def _first_aid_on(state: State, player: Player, target: Player, card: Card) -> None:
    """Rules: SH-WHT-07, SH-DMG-04."""
    set_damage(state, target, 7, card.id)


def _flare_of_judgement(state: State, player: Player, card: Card) -> None:
    """Rules: SH-WHT-08."""
    state.push(harm(state, others(state, player.seat), 2, card.id, player.seat))


def _guardian_angel(state: State, player: Player, card: Card) -> None:
    """Rules: SH-WHT-09."""
    player.angel = True
    state.emit(StatusGained(player.seat, card.id))


def _holy_water(state: State, player: Player, card: Card) -> None:
    """Rules: SH-WHT-10."""
    heal(state, player, 2, card.id)


def _banana_peel(state: State, player: Player, card: Card) -> None:
    """Rules: SH-BLK-01."""
    if player.equipment:
        state.push(PeelChoice(player.seat))
    else:
        state.push(harm(state, [player], 1, card.id, player.seat))


def _spider_on(state: State, player: Player, target: Player, card: Card) -> None:
    """Rules: SH-BLK-02, SH-BLK-03: both at the same time."""
    state.push(harm(state, [target, player], 2, card.id, player.seat))


def _dynamite(state: State, player: Player, card: Card) -> None:
    """Rules: SH-BLK-05, SH-CRD-08: who is off the board is not hit."""
    d4, d6 = roll_both(state)
    state.emit(DiceRolled(player.seat, d4, d6, d4 + d6, card.id))
    area = c.AREA_BY_TOTAL.get(d4 + d6)
    hit = [p for p in state.players if p.alive and area is not None and p.area is area]
    if hit:
        state.push(harm(state, hit, 3, card.id, player.seat))
    else:
        state.emit(Fizzled(player.seat, card.id))


def _moody_goblin(state: State, player: Player, card: Card) -> None:
    """Rules: SH-BLK-06."""
    steal(state, player, card.id, card.rule)


def steal(state: State, player: Player, source: str, rule: str) -> None:
    """Take a card from somebody who has one; nothing happens where nobody has (SH-ARA-08, SH-BLK-06)."""
    if any(other.equipment for other in others(state, player.seat)):
        state.push(TheftChoice(player.seat, rule))
    else:
        state.emit(Fizzled(player.seat, source))


def _doll_on(state: State, player: Player, target: Player, card: Card) -> None:
    """Rules: SH-BLK-07."""
    value = roll_die(state, player.seat, "d6", card.id)
    state.push(harm(state, [target if value <= 4 else player], 3, card.id, player.seat))


def _bat_on(state: State, player: Player, target: Player, card: Card) -> None:
    """Rules: SH-BLK-08: the drawer heals in any case."""
    state.push(harm(state, [target], 2, card.id, player.seat, heals=player.seat))


_TEXTS: Final[dict[Card, Callable[[State, Player, Card], None]]] = {
    c.ADVENT: _heal_offer,
    c.BLESSING: _aim,
    c.CHOCOLATE: _heal_offer,
    c.CONCEALED_KNOWLEDGE: _concealed_knowledge,
    c.DISENCHANT_MIRROR: _disenchant_mirror,
    c.FIRST_AID: _aim,
    c.FLARE_OF_JUDGEMENT: _flare_of_judgement,
    c.GUARDIAN_ANGEL: _guardian_angel,
    c.HOLY_WATER_OF_HEALING: _holy_water,
    c.BANANA_PEEL: _banana_peel,
    c.BLOODTHIRSTY_SPIDER: _aim,
    c.DIABOLIC_RITUAL: _heal_offer,
    c.DYNAMITE: _dynamite,
    c.MOODY_GOBLIN: _moody_goblin,
    c.SPIRITUAL_DOLL: _aim,
    c.VAMPIRE_BAT: _aim,
}
#: The cards behind the two choices that carry a card.
HEALING_CARDS: Final = (c.ADVENT, c.CHOCOLATE, c.DIABOLIC_RITUAL)
_TEXTS_ON: Final[dict[Card, Callable[[State, Player, Player, Card], None]]] = {
    c.BLESSING: _blessing_on,
    c.FIRST_AID: _first_aid_on,
    c.BLOODTHIRSTY_SPIDER: _spider_on,
    c.SPIRITUAL_DOLL: _doll_on,
    c.VAMPIRE_BAT: _bat_on,
}
AIMED_CARDS: Final = tuple(_TEXTS_ON)
