"""The machine that all games share. It knows no game; these are the names on which every game is written.

Boards and hexes are in ``boardrules.core.board``, supplies and tracks in ``boardrules.core.tokens``: a game that needs
them imports them from there.
"""

from boardrules.core.chance import Chance
from boardrules.core.effects import AfterVerb, Choice, Effect, SeatChoice, Verb
from boardrules.core.entity import Entity, Seat
from boardrules.core.game import Choose, Game, Schema
from boardrules.core.node import Node
from boardrules.core.phases import Phase, PhaseRunner
from boardrules.core.state import GamePlayer, GameState
from boardrules.core.values import Action, Event, Frame, GameSetup, GameView
from boardrules.core.windows import Window, WindowChoice
from boardrules.core.zones import Deck, Held, PileView, Visibility

__all__ = [
    "Action",
    "AfterVerb",
    "Chance",
    "Choice",
    "Choose",
    "Deck",
    "Effect",
    "Entity",
    "Event",
    "Frame",
    "Game",
    "GamePlayer",
    "GameSetup",
    "GameState",
    "GameView",
    "Held",
    "Node",
    "Phase",
    "PhaseRunner",
    "PileView",
    "Schema",
    "Seat",
    "SeatChoice",
    "Verb",
    "Visibility",
    "Window",
    "WindowChoice",
]
