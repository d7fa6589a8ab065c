"""The events of the bestiary hex game: what happened, in the past tense."""

from __future__ import annotations

from typing import Annotated, ClassVar, TypeAlias

from attrs import frozen

from boardrules.core.board import Hex
from boardrules.core.entity import Seat
from boardrules.core.values import Event as BaseEvent
from boardrules.games.bestiary.state import CardId

Tyrant: TypeAlias = Annotated[str, "tyrant"]
Terrain: TypeAlias = Annotated[str, "terrain"]
BeastType: TypeAlias = Annotated[str, "type"]
Mission: TypeAlias = Annotated[str, "mission"]
Ability: TypeAlias = Annotated[str, "ability"]
Tile: TypeAlias = Annotated[str, "tile"]


@frozen
class GameStarted(BaseEvent):
    """The table is laid out."""

    heroes: tuple[Annotated[str, "hero"], ...]
    first: Seat


@frozen
class RoundStarted(BaseEvent):
    """A round has begun."""

    is_heading: ClassVar[bool] = True

    round: int
    first: Seat


@frozen
class TurnStarted(BaseEvent):
    """A turn has begun."""

    is_heading: ClassVar[bool] = True

    seat: Seat


@frozen
class TyrantRevealed(BaseEvent):
    """A tyrant and its Terrain card were turned up."""

    uncovers: ClassVar[bool] = True

    tyrant: Tyrant
    terrain: Terrain


@frozen
class TyrantRetired(BaseEvent):
    """A tyrant has left the row undefeated."""

    tyrant: Tyrant


@frozen
class TokenPlaced(BaseEvent):
    """A beast token was placed on a hex."""

    kind: BeastType
    at: Hex


@frozen
class TokenRemoved(BaseEvent):
    """A beast token has left the map. ``to`` is ``out_of_game`` or ``supply``."""

    kind: BeastType
    at: Hex
    to: Annotated[str, "heap"]


@frozen
class Moved(BaseEvent):
    """A hero has moved one hex."""

    seat: Seat
    source: Hex
    to: Hex


@frozen
class TileExplored(BaseEvent):
    """A tile was drawn from a stack and placed."""

    uncovers: ClassVar[bool] = True

    seat: Seat
    stack: int
    tile: Tile
    at: Hex


@frozen
class SentBack(BaseEvent):
    """A hero could not stand where its steps ran out, and was put back."""

    seat: Seat
    to: Hex


@frozen
class EncounterStarted(BaseEvent):
    """A hero has met a token, and the top card of its pile was turned up."""

    uncovers: ClassVar[bool] = True

    seat: Seat
    kind: BeastType
    card: CardId


@frozen
class Liberated(BaseEvent):
    """A beast was set free. ``pb`` is what it gave."""

    seat: Seat
    card: CardId
    pb: int


@frozen
class Imprisoned(BaseEvent):
    """A Human was put into prison. ``pb`` is what it gave."""

    seat: Seat
    card: CardId
    pb: int


@frozen
class HumanEscaped(BaseEvent):
    """A Human has left a bestiary that was too full. ``pb`` is what it gave."""

    seat: Seat
    card: CardId
    pb: int


@frozen
class HexMapped(BaseEvent):
    """A hex was mapped."""

    seat: Seat
    at: Hex
    terrain: Terrain


@frozen
class BeastsTracked(BaseEvent):
    """Cards were drawn for tracking, in this order."""

    uncovers: ClassVar[bool] = True

    seat: Seat
    cards: tuple[CardId, ...]


@frozen
class DiscardTracked(BaseEvent):
    """Cards from the top of the discard have joined the tracked ones."""

    seat: Seat
    cards: tuple[CardId, ...]


@frozen
class DeckShuffled(BaseEvent):
    """The Beast discard has become the Beast deck."""

    uncovers: ClassVar[bool] = True

    cards: int


@frozen
class BeastsChosen(BaseEvent):
    """The tracked beasts to fight were chosen, in this order."""

    seat: Seat
    cards: tuple[CardId, ...]


@frozen
class BeastFaced(BaseEvent):
    """The top card of the Beast deck was turned up for the default combat."""

    uncovers: ClassVar[bool] = True

    seat: Seat
    card: CardId


@frozen
class DieRolled(BaseEvent):
    """A combat die was rolled against a strength. ``against`` is a beast card or a tyrant."""

    uncovers: ClassVar[bool] = True

    seat: Seat
    level: int
    result: int
    against: CardId
    strength: int


@frozen
class DieRerolled(BaseEvent):
    """Another hero has made a combat die be rolled again."""

    uncovers: ClassVar[bool] = True

    seat: Seat
    by: Seat
    level: int
    result: int


@frozen
class CombatWon(BaseEvent):
    """The result was high enough."""

    seat: Seat
    against: CardId


@frozen
class CombatLost(BaseEvent):
    """The result was too low."""

    seat: Seat
    against: CardId


@frozen
class HeartsLost(BaseEvent):
    """A hero has lost hearts. ``left`` is what it has now."""

    seat: Seat
    amount: int
    left: int


@frozen
class HeartsRecovered(BaseEvent):
    """A hero has recovered hearts. ``left`` is what it has now."""

    seat: Seat
    amount: int
    left: int


@frozen
class PointsGained(BaseEvent):
    """A player has gained Beast Points. ``total`` is the reserve now."""

    seat: Seat
    amount: int
    total: int


@frozen
class PointsPaid(BaseEvent):
    """A player has paid Beast Points. ``total`` is the reserve now."""

    seat: Seat
    amount: int
    total: int


@frozen
class AssistStarted(BaseEvent):
    """A hero has come to another's help."""

    seat: Seat
    helped: Seat


@frozen
class BeastTrapped(BaseEvent):
    """A beast has joined a bestiary."""

    seat: Seat
    card: CardId


@frozen
class BeastDiscarded(BaseEvent):
    """A beast card has left play. ``to`` is ``beast_discard`` or ``out_of_game``."""

    card: CardId
    to: Annotated[str, "heap"]


@frozen
class MissionCompleted(BaseEvent):
    """A mission was completed. ``pb`` is what it gave."""

    seat: Seat
    mission: Mission
    pb: int


@frozen
class MissionRevealed(BaseEvent):
    """A mission was turned up to fill the row."""

    uncovers: ClassVar[bool] = True

    mission: Mission


@frozen
class MissionRefreshed(BaseEvent):
    """A mission was put on the bottom of its deck."""

    seat: Seat
    mission: Mission


@frozen
class TileScouted(BaseEvent):
    """A seat has looked at the top tile of a stack; nobody else knows the tile."""

    secret: ClassVar[tuple[str, ...]] = ("tile",)
    knows: ClassVar[tuple[str, ...]] = ("seat",)
    uncovers: ClassVar[bool] = True

    seat: Seat
    stack: int
    tile: Tile | None


@frozen
class TileBuried(BaseEvent):
    """The tile that was looked at went to the bottom of its stack."""

    seat: Seat
    stack: int


@frozen
class AbilityUsed(BaseEvent):
    """An ability was used."""

    seat: Seat
    ability: Ability


@frozen
class TyrantDefeated(BaseEvent):
    """A tyrant was captured, and its sanctuary is free."""

    seat: Seat
    tyrant: Tyrant
    defeated: int


@frozen
class HeroDied(BaseEvent):
    """A hero has died. ``deaths`` is how often by now."""

    seat: Seat
    deaths: int


@frozen
class HeroResurrected(BaseEvent):
    """A hero has come back in a City."""

    seat: Seat
    at: Hex
    hearts: int


@frozen
class CardLost(BaseEvent):
    """A card was lost: through death, or a tyrant by overflow. ``to`` is ``beast_discard`` or ``out_of_game``."""

    seat: Seat
    card: CardId
    to: Annotated[str, "heap"]


@frozen
class PrizeAwarded(BaseEvent):
    """A prize was given at the end."""

    prize: Annotated[str, "prize"]
    seats: tuple[Seat, ...]
    pb: int


@frozen
class GameEnded(BaseEvent):
    """The game is over."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    reason: Annotated[str, "reason"]


#: Any event of this game: what has happened.
Event: TypeAlias = (
    GameStarted
    | RoundStarted
    | TurnStarted
    | TyrantRevealed
    | TyrantRetired
    | TokenPlaced
    | TokenRemoved
    | Moved
    | TileExplored
    | SentBack
    | EncounterStarted
    | Liberated
    | Imprisoned
    | HumanEscaped
    | HexMapped
    | BeastsTracked
    | DiscardTracked
    | DeckShuffled
    | BeastsChosen
    | BeastFaced
    | DieRolled
    | DieRerolled
    | CombatWon
    | CombatLost
    | HeartsLost
    | HeartsRecovered
    | PointsGained
    | PointsPaid
    | AssistStarted
    | BeastTrapped
    | BeastDiscarded
    | MissionCompleted
    | MissionRevealed
    | MissionRefreshed
    | TileScouted
    | TileBuried
    | AbilityUsed
    | TyrantDefeated
    | HeroDied
    | HeroResurrected
    | CardLost
    | PrizeAwarded
    | GameEnded
)
