"""The machine that all games share. It knows no game; these are the names on which a game is written."""

from boardrules.core.board import HEX_DIRECTIONS, Graph, Hex
from boardrules.core.chance import Chance
from boardrules.core.effects import AfterVerb, Choice, Effect, SeatChoice, Verb
from boardrules.core.entity import Entity, Seat
from boardrules.core.game import Game, Schema
from boardrules.core.node import Node
from boardrules.core.phases import Phase, PhaseRunner
from boardrules.core.state import GamePlayer, GameState
from boardrules.core.tokens import Supply, Track
from boardrules.core.values import Action, Event, GameSetup, GameView
from boardrules.core.zones import Deck, PileView, Visibility

__all__ = [
    "HEX_DIRECTIONS",
    "Action",
    "AfterVerb",
    "Chance",
    "Choice",
    "Deck",
    "Effect",
    "Entity",
    "Event",
    "Game",
    "GamePlayer",
    "GameSetup",
    "GameState",
    "GameView",
    "Graph",
    "Hex",
    "Node",
    "Phase",
    "PhaseRunner",
    "PileView",
    "Schema",
    "Seat",
    "SeatChoice",
    "Supply",
    "Track",
    "Verb",
    "Visibility",
]
