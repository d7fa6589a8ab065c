"""The actions of Shadow Hunters. Every action names its seat."""

from __future__ import annotations

from typing import TypeAlias

from attrs import frozen

from boardrules.core.entity import Seat
from boardrules.core.values import Action as BaseAction
from boardrules.core.values import Decline, Pass
from boardrules.games.shadow_hunters.content import Area, Card, DeckWord


@frozen
class Reveal(BaseAction):
    """Turn your character card face up (SH-REV-01)."""

    seat: Seat


@frozen
class UseAbility(BaseAction):
    """Use your special ability, on a player or a card where it needs one (SH-REV-02)."""

    seat: Seat
    target: Seat | None = None
    card: Card | None = None


@frozen
class Roll(BaseAction):
    """Roll both dice and move (SH-MOV-01)."""

    seat: Seat


@frozen
class RollTwice(BaseAction):
    """Use the Mystic Compass: roll twice and choose (SH-MOV-07)."""

    seat: Seat


@frozen
class TakeTotal(BaseAction):
    """Choose one of the two totals that the Mystic Compass gave (SH-MOV-07)."""

    seat: Seat
    total: int


@frozen
class Teleport(BaseAction):
    """Emi moves to an adjacent area without rolling (SH-CHR-05)."""

    seat: Seat
    area: Area


@frozen
class MoveTo(BaseAction):
    """Go to the area of your choice after a 7 (SH-MOV-03)."""

    seat: Seat
    area: Area


@frozen
class FollowArea(BaseAction):
    """Follow the card of the area you have reached (SH-ARA-01)."""

    seat: Seat


@frozen
class SkipArea(BaseAction):
    """Leave the area card alone (SH-ARA-01)."""

    seat: Seat


@frozen
class DrawFrom(BaseAction):
    """Choose a deck at the Underworld Gate (SH-ARA-05)."""

    seat: Seat
    deck: DeckWord


@frozen
class WoodsDamage(BaseAction):
    """Give 2 damage in the Weird Woods (SH-ARA-06)."""

    seat: Seat
    target: Seat


@frozen
class WoodsHeal(BaseAction):
    """Heal 1 damage in the Weird Woods (SH-ARA-06)."""

    seat: Seat
    target: Seat


@frozen
class ChooseTarget(BaseAction):
    """Choose whom the drawn card is aimed at (SH-CRD-07)."""

    seat: Seat
    target: Seat


@frozen
class TakeEquipment(BaseAction):
    """Take an equipment card from a player: theft, robbery or loot (SH-ARA-08, SH-BLK-06, SH-CHR-02, SH-DTH-03)."""

    seat: Seat
    target: Seat
    card: Card


@frozen
class GiveEquipment(BaseAction):
    """Give one of your equipment cards to a player (SH-BLK-01, SH-HER-08)."""

    seat: Seat
    target: Seat
    card: Card


@frozen
class GiveHermit(BaseAction):
    """Give the hermit card you have read to a player (SH-HER-01)."""

    seat: Seat
    target: Seat


@frozen
class NothingHappens(BaseAction):
    """Say that the hermit card does not mean you (SH-HER-03)."""

    seat: Seat


@frozen
class Comply(BaseAction):
    """Let the hermit card take effect: take its damage, or heal (SH-HER-02)."""

    seat: Seat


@frozen
class ShowCharacter(BaseAction):
    """Secretly show your character card to the giver (SH-GRN-12)."""

    seat: Seat


@frozen
class Heal(BaseAction):
    """Reveal, unless you are revealed, and heal all your damage as the card allows (SH-CRD-05)."""

    seat: Seat


@frozen
class SkipAttack(BaseAction):
    """Attack nobody (SH-ATK-01)."""

    seat: Seat


@frozen
class Attack(BaseAction):
    """Attack one player in range (SH-ATK-01)."""

    seat: Seat
    target: Seat


@frozen
class AttackAll(BaseAction):
    """Attack everybody in range with the Machine Gun (SH-BLK-13)."""

    seat: Seat


@frozen
class Counterattack(BaseAction):
    """The Werewolf attacks back, revealing himself if he is hidden (SH-CHR-10)."""

    seat: Seat


@frozen
class AttackAgain(BaseAction):
    """Charles takes 2 damage and attacks the same character again (SH-CHR-03)."""

    seat: Seat
    target: Seat


#: Any action of this game: what a seat may do.
Action: TypeAlias = (
    Pass
    | Reveal
    | UseAbility
    | Roll
    | RollTwice
    | TakeTotal
    | Teleport
    | MoveTo
    | FollowArea
    | SkipArea
    | DrawFrom
    | WoodsDamage
    | WoodsHeal
    | ChooseTarget
    | TakeEquipment
    | GiveEquipment
    | GiveHermit
    | NothingHappens
    | Comply
    | ShowCharacter
    | Heal
    | Decline
    | SkipAttack
    | Attack
    | AttackAll
    | Counterattack
    | AttackAgain
)
