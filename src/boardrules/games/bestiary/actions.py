"""The actions of the bestiary hex game. Every action names its seat."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from attrs import frozen

from boardrules.core.board import Hex
from boardrules.core.entity import Seat
from boardrules.core.values import Action as BaseAction
from boardrules.core.values import Decline, Done, Pass
from boardrules.games.bestiary.state import CardId


@frozen
class PlaceToken(BaseAction):
    """Choose a hex that receives a token when the supply is short (BH-P0-08)."""

    seat: Seat
    at: Hex


@frozen
class Step(BaseAction):
    """Move to an adjacent hex of the map (BH-P1-01)."""

    seat: Seat
    to: Hex


@frozen
class Explore(BaseAction):
    """Draw the top tile of a stack and move onto it (BH-P1-02, BH-P1-03)."""

    seat: Seat
    to: Hex
    stack: int


@frozen
class StopMoving(BaseAction):
    """End the movement (BH-P1-01)."""

    seat: Seat


@frozen
class UseAbility(BaseAction):
    """Use an ability (BH-ABL-05)."""

    seat: Seat
    ability: Annotated[str, "ability"]


@frozen
class Imprison(BaseAction):
    """Imprison a Human in a City (BH-HUM-01)."""

    seat: Seat
    card: CardId


@frozen
class Liberate(BaseAction):
    """Liberate a beast (BH-LIB-01, BH-LIB-02)."""

    seat: Seat
    card: CardId


@frozen
class MapHex(BaseAction):
    """Map the own hex, or with the right ability an adjacent one (BH-MAP-01, BH-FX-05)."""

    seat: Seat
    at: Hex


@frozen
class Track(BaseAction):
    """Track beasts (BH-TRK-01)."""

    seat: Seat


@frozen
class ChooseBeast(BaseAction):
    """Choose the next tracked beast to fight (BH-TRK-03)."""

    seat: Seat
    card: CardId


@frozen
class FightTyrant(BaseAction):
    """Fight the tyrant of this sanctuary instead of beasts (BH-P3-03)."""

    seat: Seat
    tyrant: Annotated[str, "tyrant"]


@frozen
class FightBeasts(BaseAction):
    """Leave the tyrant alone (BH-P3-03)."""

    seat: Seat


@frozen
class Roll(BaseAction):
    """Roll the combat die (BH-CBT-01)."""

    seat: Seat


@frozen
class Assist(BaseAction):
    """Offer to fight the beast that another hero has failed against (BH-AST-01)."""

    seat: Seat


@frozen
class ChooseAssistant(BaseAction):
    """Choose who of the willing heroes assists (BH-AST-02)."""

    seat: Seat
    assistant: Seat


@frozen
class GiveUp(BaseAction):
    """Choose the card that leaves a bestiary that is too full (BH-BST-02)."""

    seat: Seat
    card: CardId


@frozen
class ClaimMission(BaseAction):
    """Choose which of several matching missions is completed (BH-MIS-06)."""

    seat: Seat
    mission: Annotated[str, "mission"]


@frozen
class RefreshMission(BaseAction):
    """Put a face-up mission on the bottom of its deck (BH-FX-01)."""

    seat: Seat
    mission: Annotated[str, "mission"]


@frozen
class Scout(BaseAction):
    """Look at the top tile of a stack (BH-FX-06)."""

    seat: Seat
    stack: int


@frozen
class KeepTile(BaseAction):
    """Leave the tile that was looked at on top of its stack (BH-FX-06)."""

    seat: Seat


@frozen
class BuryTile(BaseAction):
    """Put the tile that was looked at on the bottom of its stack (BH-FX-06)."""

    seat: Seat


@frozen
class NextTrigger(BaseAction):
    """Choose which of several triggered abilities comes next (BH-TRP-07)."""

    seat: Seat
    ability: Annotated[str, "ability"]


@frozen
class Resurrect(BaseAction):
    """Choose the City in which the hero comes back (BH-DTH-03)."""

    seat: Seat
    at: Hex


@frozen
class PayForBestiary(BaseAction):
    """Pay to keep the bestiary (BH-DTH-05)."""

    seat: Seat


@frozen
class LoseBestiary(BaseAction):
    """Lose what can be lost of the bestiary (BH-DTH-05)."""

    seat: Seat


#: Any action of this game: what a seat may do.
Action: TypeAlias = (
    PlaceToken
    | Step
    | Explore
    | StopMoving
    | UseAbility
    | Imprison
    | Liberate
    | Done
    | MapHex
    | Track
    | ChooseBeast
    | FightTyrant
    | FightBeasts
    | Roll
    | Decline
    | Pass
    | Assist
    | ChooseAssistant
    | GiveUp
    | ClaimMission
    | RefreshMission
    | Scout
    | KeepTile
    | BuryTile
    | NextTrigger
    | Resurrect
    | PayForBestiary
    | LoseBestiary
)
