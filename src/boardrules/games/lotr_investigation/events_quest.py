"""Events of revealing, the quest, the Investigation deck, engagement and combat."""

from __future__ import annotations

from typing import Annotated, ClassVar

from attrs import frozen

from boardrules.core.entity import Seat
from boardrules.core.values import Event as BaseEvent
from boardrules.games.lotr_investigation.content import Card


@frozen
class CardRevealed(BaseEvent):
    """A card of the encounter deck was revealed."""

    uncovers: ClassVar[bool] = True

    uid: int
    card: Card


@frozen
class DoomedGained(BaseEvent):
    """A treachery has gained Doomed 1 and cannot be cancelled."""

    card: Card


@frozen
class EffectCancelled(BaseEvent):
    """An effect was cancelled."""

    card: Card


@frozen
class AddedToStaging(BaseEvent):
    """A card was added to the staging area."""

    uncovers: ClassVar[bool] = True

    uid: int
    card: Card


@frozen
class ReturnedToStaging(BaseEvent):
    """An enemy has gone back to the staging area."""

    uid: int
    card: Card


@frozen
class EncounterDiscarded(BaseEvent):
    """Cards of the encounter deck were discarded."""

    uncovers: ClassVar[bool] = True

    cards: tuple[Card, ...]


@frozen
class StagingThreatAdded(BaseEvent):
    """The threat of the staging area is higher until the end of the phase."""

    amount: int


@frozen
class DeckShuffled(BaseEvent):
    """A deck was shuffled."""

    pile: Annotated[str, "pile"]
    seat: Seat | None


@frozen
class DeckReset(BaseEvent):
    """The encounter discard pile was shuffled into the encounter deck."""


@frozen
class QuestCompared(BaseEvent):
    """Willpower and threat were compared."""

    willpower: int
    threat: int


@frozen
class ProgressPlaced(BaseEvent):
    """Progress was placed on a location."""

    uid: int
    card: Card
    amount: int


@frozen
class StageProgressed(BaseEvent):
    """Progress was placed on the stage."""

    stage: int
    amount: int
    total: int


@frozen
class LocationExplored(BaseEvent):
    """A location is explored."""

    uid: int
    card: Card


@frozen
class Travelled(BaseEvent):
    """The players have travelled to a location."""

    uid: int
    card: Card


@frozen
class StageReached(BaseEvent):
    """The players have come to a stage of the quest."""

    is_heading: ClassVar[bool] = True

    stage: int
    name: Annotated[str, "stage"]


@frozen
class InvestigationLooked(BaseEvent):
    """A player has looked at Investigation cards."""

    uncovers: ClassVar[bool] = True
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    knows: ClassVar[tuple[str, ...]] = ("seat",)

    seat: Seat
    number: int
    end: Annotated[str, "end"]
    cards: tuple[Card, ...] | None


@frozen
class NameEliminated(BaseEvent):
    """A name was marked on the investigation list."""

    uncovers: ClassVar[bool] = True

    card: Card


@frozen
class InvestigationBuried(BaseEvent):
    """A card of the Investigation deck was removed from the game, unseen."""


@frozen
class Accused(BaseEvent):
    """The first player accuses."""

    seat: Seat
    suspect: Card
    hideout: Card


@frozen
class AccusationJudged(BaseEvent):
    """The cards of the case were turned up."""

    uncovers: ClassVar[bool] = True

    suspect: Card
    hideout: Card
    correct: bool


@frozen
class EnemyEngaged(BaseEvent):
    """An enemy has engaged a player."""

    uid: int
    card: Card
    seat: Seat
    by_choice: bool


@frozen
class ShadowDealt(BaseEvent):
    """A shadow card was dealt to an enemy."""

    uid: int
    card: Card


@frozen
class ShadowLooked(BaseEvent):
    """A player has looked at a shadow card."""

    uncovers: ClassVar[bool] = True
    secret: ClassVar[tuple[str, ...]] = ("shadow",)
    knows: ClassVar[tuple[str, ...]] = ("seat",)

    seat: Seat
    uid: int
    card: Card
    shadow: Card | None


@frozen
class ShadowRevealed(BaseEvent):
    """A shadow card was turned up."""

    uncovers: ClassVar[bool] = True

    uid: int
    card: Card
    shadow: Card


@frozen
class TopLooked(BaseEvent):
    """A player has looked at the top card of the encounter deck."""

    uncovers: ClassVar[bool] = True
    secret: ClassVar[tuple[str, ...]] = ("card",)
    knows: ClassVar[tuple[str, ...]] = ("seat",)

    seat: Seat
    card: Card | None


@frozen
class TopBuried(BaseEvent):
    """A player has put the top card of the encounter deck on its bottom."""

    seat: Seat


@frozen
class DeckLooked(BaseEvent):
    """A player has looked at the top cards of a player's deck."""

    uncovers: ClassVar[bool] = True
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    knows: ClassVar[tuple[str, ...]] = ("seat",)

    seat: Seat
    player: Seat
    number: int
    cards: tuple[Card, ...] | None


@frozen
class EnemyAttacks(BaseEvent):
    """An enemy attacks a player."""

    uid: int
    card: Card
    seat: Seat


@frozen
class DefenderDeclared(BaseEvent):
    """A character defends."""

    seat: Seat
    uid: int
    card: Card


@frozen
class Undefended(BaseEvent):
    """An attack is undefended."""

    seat: Seat
    uid: int
    card: Card


@frozen
class PlayerAttacks(BaseEvent):
    """A player attacks an enemy."""

    seat: Seat
    uid: int
    card: Card
    attackers: tuple[Card, ...]


@frozen
class CannotAttack(BaseEvent):
    """An enemy cannot attack for a while."""

    uid: int
    card: Card


@frozen
class RemovedFromGame(BaseEvent):
    """A card was removed from the game, face up: Taken by Surprise was looked at, or an event says so."""

    uncovers: ClassVar[bool] = True

    card: Card
