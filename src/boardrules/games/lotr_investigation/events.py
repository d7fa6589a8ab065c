"""The events of the game: what happened, in the past tense."""

from __future__ import annotations

from typing import Annotated, ClassVar, TypeAlias

from attrs import frozen

from boardrules.core.entity import Seat
from boardrules.core.values import Event as BaseEvent
from boardrules.games.lotr_investigation.content import Card
from boardrules.games.lotr_investigation.events_quest import (
    AccusationJudged,
    Accused,
    AddedToStaging,
    CannotAttack,
    CardRevealed,
    DeckLooked,
    DeckReset,
    DeckShuffled,
    DefenderDeclared,
    DoomedGained,
    EffectCancelled,
    EncounterDiscarded,
    EnemyAttacks,
    EnemyEngaged,
    InvestigationBuried,
    InvestigationLooked,
    LocationExplored,
    NameEliminated,
    PlayerAttacks,
    ProgressPlaced,
    QuestCompared,
    RemovedFromGame,
    ReturnedToStaging,
    ShadowDealt,
    ShadowLooked,
    ShadowRevealed,
    StageProgressed,
    StageReached,
    StagingThreatAdded,
    TopBuried,
    TopLooked,
    Travelled,
    Undefended,
)

Deck: TypeAlias = Annotated[str, "deck"]
Pile: TypeAlias = Annotated[str, "pile"]


@frozen
class GameStarted(BaseEvent):
    """The table is laid out: who plays which deck, and who is first."""

    decks: tuple[Deck, ...]
    first: Seat


@frozen
class CardsDrawn(BaseEvent):
    """A player has drawn cards, which nobody else sees."""

    uncovers: ClassVar[bool] = True
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    knows: ClassVar[tuple[str, ...]] = ("seat",)

    seat: Seat
    number: int
    cards: tuple[Card, ...] | None


@frozen
class HandKept(BaseEvent):
    """A player keeps the starting hand."""

    seat: Seat


@frozen
class HandReplaced(BaseEvent):
    """A player shuffles the starting hand into the deck and draws anew."""

    seat: Seat


@frozen
class RoundStarted(BaseEvent):
    """A round has begun."""

    is_heading: ClassVar[bool] = True

    round: int
    first: Seat


@frozen
class PhaseStarted(BaseEvent):
    """A phase has begun."""

    is_heading: ClassVar[bool] = True

    phase: Annotated[str, "phase"]


@frozen
class ResourcesGained(BaseEvent):
    """A hero's pool has grown."""

    uid: int
    card: Card
    amount: int


@frozen
class ResourcesSpent(BaseEvent):
    """Resources of a hero's pool were spent."""

    uid: int
    card: Card
    amount: int


@frozen
class CardPlayed(BaseEvent):
    """A player plays a card from hand."""

    uncovers: ClassVar[bool] = True

    seat: Seat
    card: Card


@frozen
class AbilityUsed(BaseEvent):
    """A player uses the action or response of a card in play."""

    seat: Seat
    uid: int
    card: Card


@frozen
class EnteredPlay(BaseEvent):
    """A character has entered play."""

    uncovers: ClassVar[bool] = True

    seat: Seat
    uid: int
    card: Card


@frozen
class Attached(BaseEvent):
    """A card was attached to another."""

    uid: int
    card: Card
    host: int
    host_card: Card


@frozen
class LeftPlay(BaseEvent):
    """A card has left play."""

    uid: int
    card: Card
    to: Pile


@frozen
class Discarded(BaseEvent):
    """Cards were discarded from a hand, from a deck or unresolved."""

    uncovers: ClassVar[bool] = True

    source: Pile
    cards: tuple[Card, ...]
    seat: Seat | None


@frozen
class ReturnedToHand(BaseEvent):
    """A card came to a hand openly."""

    seat: Seat
    card: Card


@frozen
class TakenToHand(BaseEvent):
    """A player has put a card that was looked at into its owner's hand."""

    uncovers: ClassVar[bool] = True
    secret: ClassVar[tuple[str, ...]] = ("card",)
    knows: ClassVar[tuple[str, ...]] = ("seat", "player")

    seat: Seat
    player: Seat
    card: Card | None


@frozen
class Exhausted(BaseEvent):
    """A card was exhausted."""

    uid: int
    card: Card


@frozen
class Readied(BaseEvent):
    """A card was readied."""

    uid: int
    card: Card


@frozen
class AllReadied(BaseEvent):
    """All cards were readied."""


@frozen
class ControlChanged(BaseEvent):
    """A card has gone to another player."""

    uid: int
    card: Card
    seat: Seat


@frozen
class StatChanged(BaseEvent):
    """A number of a character has changed for a while."""

    uid: int
    card: Card
    stat: Annotated[str, "stat"]
    amount: int


@frozen
class Damaged(BaseEvent):
    """Damage was placed on a card."""

    uid: int
    card: Card
    amount: int


@frozen
class DamagePrevented(BaseEvent):
    """Damage could not be placed on a card, which the cards ``by`` protect."""

    uid: int
    card: Card
    amount: int
    by: tuple[Card, ...]


@frozen
class Healed(BaseEvent):
    """Damage was removed from a card."""

    uid: int
    card: Card
    amount: int


@frozen
class Destroyed(BaseEvent):
    """A hero or ally was destroyed."""

    uid: int
    card: Card


@frozen
class EnemyDefeated(BaseEvent):
    """An enemy was defeated."""

    uid: int
    card: Card


@frozen
class ThreatRaised(BaseEvent):
    """A player's threat has risen."""

    seat: Seat
    amount: int
    threat: int


@frozen
class ThreatReduced(BaseEvent):
    """A player's threat has fallen."""

    seat: Seat
    amount: int
    threat: int


@frozen
class PlayerEliminated(BaseEvent):
    """A player is eliminated."""

    uncovers: ClassVar[bool] = True

    seat: Seat
    cards: tuple[Card, ...]


@frozen
class FirstPlayerPassed(BaseEvent):
    """Another player is first player."""

    seat: Seat


@frozen
class OptionChosen(BaseEvent):
    """A player has chosen an option of a text."""

    seat: Seat
    topic: Annotated[str, "topic"]
    option: Annotated[str, "option"]


@frozen
class Committed(BaseEvent):
    """A player has committed characters to the quest."""

    seat: Seat
    cards: tuple[Card, ...]


@frozen
class GameEnded(BaseEvent):
    """The game is over."""

    won: bool


#: Any event of this game: what has happened.
Event: TypeAlias = (
    GameStarted
    | CardsDrawn
    | HandKept
    | HandReplaced
    | RoundStarted
    | PhaseStarted
    | ResourcesGained
    | ResourcesSpent
    | CardPlayed
    | AbilityUsed
    | EnteredPlay
    | Attached
    | LeftPlay
    | Discarded
    | ReturnedToHand
    | TakenToHand
    | Exhausted
    | Readied
    | AllReadied
    | ControlChanged
    | StatChanged
    | Damaged
    | DamagePrevented
    | Healed
    | Destroyed
    | EnemyDefeated
    | ThreatRaised
    | ThreatReduced
    | PlayerEliminated
    | FirstPlayerPassed
    | OptionChosen
    | Committed
    | CardRevealed
    | DoomedGained
    | EffectCancelled
    | AddedToStaging
    | ReturnedToStaging
    | EncounterDiscarded
    | StagingThreatAdded
    | DeckShuffled
    | DeckReset
    | QuestCompared
    | ProgressPlaced
    | StageProgressed
    | LocationExplored
    | Travelled
    | StageReached
    | InvestigationLooked
    | NameEliminated
    | InvestigationBuried
    | Accused
    | AccusationJudged
    | EnemyEngaged
    | ShadowDealt
    | ShadowLooked
    | ShadowRevealed
    | TopLooked
    | TopBuried
    | DeckLooked
    | EnemyAttacks
    | DefenderDeclared
    | Undefended
    | PlayerAttacks
    | CannotAttack
    | RemovedFromGame
    | GameEnded
)

__all__ = [
    "AbilityUsed",
    "AccusationJudged",
    "Accused",
    "AddedToStaging",
    "AllReadied",
    "Attached",
    "CannotAttack",
    "CardPlayed",
    "CardRevealed",
    "CardsDrawn",
    "Committed",
    "ControlChanged",
    "DamagePrevented",
    "Damaged",
    "DeckLooked",
    "DeckReset",
    "DeckShuffled",
    "DefenderDeclared",
    "Destroyed",
    "Discarded",
    "DoomedGained",
    "EffectCancelled",
    "EncounterDiscarded",
    "EnemyAttacks",
    "EnemyDefeated",
    "EnemyEngaged",
    "EnteredPlay",
    "Event",
    "Exhausted",
    "FirstPlayerPassed",
    "GameEnded",
    "GameStarted",
    "HandKept",
    "HandReplaced",
    "Healed",
    "InvestigationBuried",
    "InvestigationLooked",
    "LeftPlay",
    "LocationExplored",
    "NameEliminated",
    "OptionChosen",
    "PhaseStarted",
    "PlayerAttacks",
    "PlayerEliminated",
    "ProgressPlaced",
    "QuestCompared",
    "Readied",
    "RemovedFromGame",
    "ResourcesGained",
    "ResourcesSpent",
    "ReturnedToHand",
    "ReturnedToStaging",
    "RoundStarted",
    "ShadowDealt",
    "ShadowLooked",
    "ShadowRevealed",
    "StageProgressed",
    "StageReached",
    "StagingThreatAdded",
    "StatChanged",
    "TakenToHand",
    "ThreatRaised",
    "ThreatReduced",
    "TopBuried",
    "TopLooked",
    "Travelled",
    "Undefended",
]
