"""Damage, healing, destruction (LR-CMB-18, LR-CMB-19, LR-CMB-24)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Literal, TypeAlias

from attrs import frozen

from boardrules.core.effects import AnyEffect, Effect
from boardrules.games.lotr_investigation import content as c
from boardrules.games.lotr_investigation.events import Damaged, DamagePrevented, Destroyed, EnemyDefeated, Healed
from boardrules.games.lotr_investigation.moves import leave_play
from boardrules.games.lotr_investigation.settle import SETTLE
from boardrules.games.lotr_investigation.state import InPlay, State, attached
from boardrules.games.lotr_investigation.stats import hit_points_left, protection
from boardrules.games.lotr_investigation.texts import Trigger
from boardrules.games.lotr_investigation.windows import Responses

Source: TypeAlias = Literal["player_card", "encounter_card", "attack"]


def deal_damage(state: State, hits: Sequence[tuple[InPlay, int]], source: Source) -> None:
    """Place damage on several cards at once; then what is destroyed leaves, then responses (LR-CMB-24, LR-EFF-13)."""
    suffered: list[Trigger] = []
    for card, wanted in hits:
        shield = protection(state, card, by_player_card=source == "player_card")
        amount = wanted if shield is None else min(wanted, shield.most)
        if shield is not None and amount < wanted:
            state.emit(DamagePrevented(card.uid, card.card, wanted - amount, shield.by, rules=(shield.rule,)))
        if amount <= 0:
            continue
        card.damage += amount
        card.damage_in_round += amount
        state.emit(Damaged(card.uid, card.card, amount))
        if card.card.is_character:
            suffered.append(Trigger("damaged", card.controller, card.uid, card.card, amount=amount))
    state.push(SETTLE, *[Responses(trigger) for trigger in suffered])


def heal(state: State, card: InPlay, amount: int) -> None:
    """Remove damage, as much as there is (LR-EFF-15)."""
    amount = min(amount, card.damage)
    if amount > 0:
        card.damage -= amount
        state.emit(Healed(card.uid, card.card, amount))


def something_is_destroyed(state: State) -> AnyEffect | None:
    """Return the destruction of everything that has no hit points left (LR-CMB-18)."""
    gone = tuple(
        [
            uid
            for uid, card in state.cards.items()
            if card.card.hit_points and card.damage and hit_points_left(state, card) <= 0
        ]
    )
    return Destroy(gone) if gone else None


@frozen
class Destroy(Effect[State]):
    """Cards with no hit points left leave play together; then Forced effects and responses, one for each.

    Rules: LR-CMB-18, LR-CMB-24, LR-VIC-01, LR-EFF-04.
    """

    rules: ClassVar[tuple[str, ...]] = ("LR-CMB-18", "LR-CMB-24", "LR-VIC-01")

    uids: tuple[int, ...]

    def resolve(self, state: State) -> None:
        """Enemies to the victory display or the encounter discard pile, characters to their owners' piles."""
        looks = 0
        triggers: list[Trigger] = []
        for uid in self.uids:
            card = state.cards[uid]
            for attack in state.attacks:
                if attack.hit == uid:
                    attack.killed.append(card.card.type)
            if card.card.type == "enemy":
                looks += attached(state, card, c.HIRED_MUSCLE)
                state.emit(EnemyDefeated(uid, card.card))
                leave_play(state, card, "discard" if card.card.victory is None else "victory")
            else:
                triggers.append(left_play(card, destroyed=True))
                state.emit(Destroyed(uid, card.card))
                leave_play(state, card, "discard")
        state.push(
            SETTLE,  # players may be eliminated and the game won before anything responds (LR-EFF-13)
            *[LookAtBottom() for _ in range(looks)],
            *[Responses(trigger) for trigger in triggers],
        )


def left_play(card: InPlay, *, destroyed: bool = False) -> Trigger:
    """Return the trigger of a character that leaves play; make it before the card is gone."""
    return Trigger("left_play", card.controller, card.uid, card.card, destroyed=destroyed)


def remove_character(state: State, card: InPlay, to: str) -> None:
    """Take a hero or ally out of play in another way than by damage, with what responds to that."""
    trigger = left_play(card)
    leave_play(state, card, to)
    state.push(SETTLE, Responses(trigger))


@frozen
class LookAtBottom(Effect[State]):
    """An enemy with Hired Muscle was defeated: the first player looks at the bottom Investigation card."""

    rules: ClassVar[tuple[str, ...]] = ("LR-INV-01", "LR-INV-02")

    def resolve(self, state: State) -> None:
        """Look."""
        from boardrules.games.lotr_investigation.investigate import look  # it builds on this chapter

        look(state, state.first, 1, bottom=True)
