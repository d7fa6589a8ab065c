"""The events of Shadow Hunters: what has happened, in order."""

from __future__ import annotations

from typing import Annotated, ClassVar, TypeAlias

from attrs import frozen

from boardrules.core.entity import Seat
from boardrules.core.values import Event as BaseEvent
from boardrules.games.shadow_hunters.content import Area, Card, Character, DeckWord

#: What damage, healing or protection comes from: ``attack``, ``hermit``, a card id, an area id or an ability id.
Source = Annotated[str, "source"]
#: An ability.
Ability = Annotated[str, "ability"]
#: A lasting effect.
Status = Annotated[str, "status"]
#: A way of getting equipment.
Way = Annotated[str, "way"]
#: An answer to a hermit card.
Answer = Annotated[str, "answer"]
#: A reason for the end of the game.
Reason = Annotated[str, "reason"]


@frozen
class GameStarted(BaseEvent):
    """The table is laid; ``first`` begins (SH-SET-08)."""

    is_heading: ClassVar[bool] = True

    first: Seat
    layout: tuple[Area, ...]


@frozen
class CharacterDealt(BaseEvent):
    """A player has looked at his character (SH-SET-06)."""

    secret: ClassVar[tuple[str, ...]] = ("character",)
    knows: ClassVar[tuple[str, ...]] = ("seat",)
    uncovers: ClassVar[bool] = True

    seat: Seat
    character: Character | None


@frozen
class TurnStarted(BaseEvent):
    """A turn begins; ``turn`` counts from 1, ``extra`` marks an additional turn (SH-TRN-07)."""

    is_heading: ClassVar[bool] = True

    seat: Seat
    turn: int
    extra: bool


@frozen
class MovementRolled(BaseEvent):
    """A movement roll; a total that names the player's own area is rolled again (SH-MOV-04)."""

    uncovers: ClassVar[bool] = True

    seat: Seat
    d4: int
    d6: int
    total: int


@frozen
class CompassUsed(BaseEvent):
    """A player makes two movement rolls instead of one and will choose (SH-MOV-07)."""

    seat: Seat


@frozen
class TotalChosen(BaseEvent):
    """The holder of the Mystic Compass moves by this total (SH-MOV-07)."""

    seat: Seat
    total: int


@frozen
class Moved(BaseEvent):
    """A player piece stands on an area card (SH-MOV-01)."""

    seat: Seat
    area: Area


@frozen
class CardDrawn(BaseEvent):
    """A white or black card is drawn and read to all (SH-CRD-04)."""

    uncovers: ClassVar[bool] = True

    seat: Seat
    card: Card


@frozen
class HermitDrawn(BaseEvent):
    """A hermit card is drawn and read by its drawer alone (SH-HER-01)."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    knows: ClassVar[tuple[str, ...]] = ("seat",)
    uncovers: ClassVar[bool] = True

    seat: Seat
    card: Card | None


@frozen
class HermitGiven(BaseEvent):
    """A hermit card is given face down to another player (SH-HER-01)."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    knows: ClassVar[tuple[str, ...]] = ("seat", "target")
    uncovers: ClassVar[bool] = True

    seat: Seat
    target: Seat
    card: Card | None


@frozen
class HermitAnswered(BaseEvent):
    """The receiver has followed the hermit card or said that nothing happens (SH-HER-02, SH-HER-03)."""

    seat: Seat
    giver: Seat
    answer: Answer


@frozen
class HermitDiscarded(BaseEvent):
    """The answered hermit card lies face down on its discard pile (SH-HER-06)."""


@frozen
class CharacterShown(BaseEvent):
    """A character card is shown to one player in secret; it stays hidden (SH-REV-08)."""

    secret: ClassVar[tuple[str, ...]] = ("character",)
    knows: ClassVar[tuple[str, ...]] = ("seat", "to")
    uncovers: ClassVar[bool] = True

    seat: Seat
    to: Seat
    character: Character | None


@frozen
class DeckShuffled(BaseEvent):
    """A discard pile has become the new draw pile (SH-CRD-06, SH-HER-07)."""

    deck: DeckWord


@frozen
class CardDiscarded(BaseEvent):
    """A white or black card lies face up on its discard pile (SH-CRD-02)."""

    card: Card


@frozen
class Equipped(BaseEvent):
    """A drawn equipment card lies in front of its drawer (SH-CRD-03)."""

    seat: Seat
    card: Card


@frozen
class EquipmentMoved(BaseEvent):
    """An equipment card has gone from one player to another (SH-EQP-05)."""

    seat: Seat
    source: Seat
    card: Card
    way: Way


@frozen
class EquipmentDiscarded(BaseEvent):
    """An equipment card of a dead player goes to its discard pile (SH-DTH-03)."""

    seat: Seat
    card: Card


@frozen
class TargetChosen(BaseEvent):
    """A drawn card is aimed at a player (SH-CRD-07)."""

    seat: Seat
    target: Seat
    card: Card


@frozen
class Fizzled(BaseEvent):
    """A card or area has found nothing to do."""

    seat: Seat
    source: Source


@frozen
class DieRolled(BaseEvent):
    """One die is rolled for a card or ability."""

    uncovers: ClassVar[bool] = True

    seat: Seat
    die: str
    value: int
    source: Source


@frozen
class DiceRolled(BaseEvent):
    """Both dice are rolled for a card (SH-BLK-05)."""

    uncovers: ClassVar[bool] = True

    seat: Seat
    d4: int
    d6: int
    total: int
    source: Source


@frozen
class Damaged(BaseEvent):
    """A character has taken ``amount`` damage and now has ``total`` (SH-DMG-01)."""

    seat: Seat
    amount: int
    total: int
    source: Source


@frozen
class Prevented(BaseEvent):
    """Damage has come to nothing: equipment, a status or a replacement stood against it (SH-DMG-06)."""

    seat: Seat
    source: Source


@frozen
class Healed(BaseEvent):
    """A character has healed ``amount`` (possibly 0) and now has ``total`` (SH-DMG-02)."""

    seat: Seat
    amount: int
    total: int
    source: Source


@frozen
class DamageSet(BaseEvent):
    """A character's damage has been put to a number (SH-DMG-04)."""

    seat: Seat
    total: int
    source: Source


@frozen
class Died(BaseEvent):
    """A character has died; ``killer`` has the credit, if anybody (SH-DTH-01, SH-DTH-04)."""

    seat: Seat
    killer: Seat | None


@frozen
class Revealed(BaseEvent):
    """A character card is turned face up; ``forced`` when the player had no say (SH-REV-01)."""

    uncovers: ClassVar[bool] = True

    seat: Seat
    character: Character
    forced: bool


@frozen
class AttackAnnounced(BaseEvent):
    """An attack is announced against its targets (SH-ATK-10)."""

    seat: Seat
    targets: tuple[Seat, ...]
    counter: bool


@frozen
class AttackRolled(BaseEvent):
    """The attack roll; a die that the attack does not use is None (SH-ATK-04)."""

    uncovers: ClassVar[bool] = True

    seat: Seat
    d4: int
    d6: int | None
    base: int


@frozen
class AttackMissed(BaseEvent):
    """The attack has failed (SH-ATK-05)."""

    seat: Seat


@frozen
class AbilityUsed(BaseEvent):
    """A special ability is used (SH-CHR-14)."""

    seat: Seat
    ability: Ability
    target: Seat | None = None
    card: Card | None = None


@frozen
class AbilityVoided(BaseEvent):
    """A player's special ability is void for the rest of the game (SH-EXP-14)."""

    seat: Seat


@frozen
class StatusGained(BaseEvent):
    """A lasting effect lies on a player (SH-WHT-09, SH-EXP-16)."""

    seat: Seat
    status: Status


@frozen
class StatusEnded(BaseEvent):
    """A lasting effect is over (SH-TRN-03)."""

    seat: Seat
    status: Status


@frozen
class ExtraTurnsGained(BaseEvent):
    """A player has gained additional turns (SH-TRN-07)."""

    seat: Seat
    count: int


@frozen
class GameEnded(BaseEvent):
    """The game is over (SH-WIN-01)."""

    winners: tuple[Seat, ...]
    reasons: tuple[Reason, ...]


#: Any event of this game: what has happened.
Event: TypeAlias = (
    GameStarted
    | CharacterDealt
    | TurnStarted
    | MovementRolled
    | CompassUsed
    | TotalChosen
    | Moved
    | CardDrawn
    | HermitDrawn
    | HermitGiven
    | HermitAnswered
    | HermitDiscarded
    | CharacterShown
    | DeckShuffled
    | CardDiscarded
    | Equipped
    | EquipmentMoved
    | EquipmentDiscarded
    | TargetChosen
    | Fizzled
    | DieRolled
    | DiceRolled
    | Damaged
    | Prevented
    | Healed
    | DamageSet
    | Died
    | Revealed
    | AttackAnnounced
    | AttackRolled
    | AttackMissed
    | AbilityUsed
    | AbilityVoided
    | StatusGained
    | StatusEnded
    | ExtraTurnsGained
    | GameEnded
)
