"""The actions of the game. Every action names its seat; cards in play go by their number on the table and title."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from attrs import frozen

from boardrules.core.entity import Seat
from boardrules.core.values import Action as BaseAction
from boardrules.core.values import Decline, Done, Pass
from boardrules.games.lotr_investigation.content import Card


@frozen
class Keep(BaseAction):
    """Keep the starting hand (LR-SET-02)."""

    seat: Seat


@frozen
class Mulligan(BaseAction):
    """Shuffle the starting hand into the deck and draw six new cards (LR-SET-02)."""

    seat: Seat


@frozen
class PlayCard(BaseAction):
    """Play a card from hand: an ally or attachment in the own planning turn, an event in a window (LR-PLN-07)."""

    seat: Seat
    card: Card


@frozen
class UseAbility(BaseAction):
    """Use the action or response of a card in play (LR-EFF-02, LR-EFF-03)."""

    seat: Seat
    uid: int
    card: Card


@frozen
class Pay(BaseAction):
    """Spend one resource of a hero's pool (LR-PLN-02, LR-PLN-05)."""

    seat: Seat
    uid: int
    card: Card


@frozen
class ChooseCard(BaseAction):
    """Choose a card in play: the target of an effect, the next attacker, and so on."""

    seat: Seat
    uid: int
    card: Card


@frozen
class ChoosePlayer(BaseAction):
    """Choose a player."""

    seat: Seat
    player: Seat


@frozen
class ChooseTitle(BaseAction):
    """Choose a card that is not in play: of a hand, a discard pile, or cards that are looked at."""

    seat: Seat
    card: Card


@frozen
class ChooseNumber(BaseAction):
    """Choose X (LR-PLN-08)."""

    seat: Seat
    number: int


@frozen
class ChooseOption(BaseAction):
    """Choose one of the options of a text (LR-EFF-06)."""

    seat: Seat
    option: Annotated[str, "option"]


@frozen
class Commit(BaseAction):
    """Commit a character to the quest (LR-QST-02)."""

    seat: Seat
    uid: int
    card: Card


@frozen
class Travel(BaseAction):
    """Travel to a location (LR-TRV-01)."""

    seat: Seat
    uid: int
    card: Card


@frozen
class Engage(BaseAction):
    """Engage an enemy of the staging area (LR-ENC-02)."""

    seat: Seat
    uid: int
    card: Card


@frozen
class Defend(BaseAction):
    """Declare a defender (LR-CMB-05, LR-CMB-06)."""

    seat: Seat
    uid: int
    card: Card


@frozen
class NoDefender(BaseAction):
    """Declare no defender (LR-CMB-05)."""

    seat: Seat


@frozen
class AttackEnemy(BaseAction):
    """Declare an attack against an enemy (LR-CMB-11)."""

    seat: Seat
    uid: int
    card: Card


@frozen
class AddAttacker(BaseAction):
    """Exhaust a character to attack with it (LR-CMB-11, LR-CMB-12)."""

    seat: Seat
    uid: int
    card: Card


@frozen
class Accuse(BaseAction):
    """Name a Suspect and a Hideout (LR-INS-09)."""

    seat: Seat
    suspect: Card
    hideout: Card


#: Any action of this game: what a seat may do.
Action: TypeAlias = (
    Keep
    | Mulligan
    | Pass
    | Decline
    | Done
    | PlayCard
    | UseAbility
    | Pay
    | ChooseCard
    | ChoosePlayer
    | ChooseTitle
    | ChooseNumber
    | ChooseOption
    | Commit
    | Travel
    | Engage
    | Defend
    | NoDefender
    | AttackEnemy
    | AddAttacker
    | Accuse
)
