"""The machine that all games share. It knows no game; these are the names on which every game is written.

What only some games need they import from where it is: boards and hexes from ``boardrules.core.board``, supplies and
tracks from ``boardrules.core.tokens``, what is done with piles from ``boardrules.core.zones``, limits of uses from
``boardrules.core.uses``, checks of setups from ``boardrules.core.kinds`` and ``boardrules.core.setups``,
checks of states from ``boardrules.core.checking``, content files from ``boardrules.core.tables``.
``docs/new_game.md`` writes a game with all of them.
"""

from boardrules.core.chance import Chance
from boardrules.core.effects import AfterVerb, Choice, Effect, NextChoice, PickedOrder, SeatChoice, Several, Verb
from boardrules.core.entity import Entity, Seat
from boardrules.core.game import Choose, Game, Schema, effects_in
from boardrules.core.node import Node
from boardrules.core.phases import EachSeat, Phase, PhaseRunner, Steps
from boardrules.core.state import GamePlayer, GameState
from boardrules.core.values import Action, Decline, Done, Event, Frame, GameSetup, GameView, Pass
from boardrules.core.windows import Window, WindowChoice
from boardrules.core.zones import Deck, Held, PileView, Spotted, Visibility

__all__ = [
    "Action",
    "AfterVerb",
    "Chance",
    "Choice",
    "Choose",
    "Deck",
    "Decline",
    "Done",
    "EachSeat",
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
    "NextChoice",
    "Node",
    "Pass",
    "Phase",
    "PhaseRunner",
    "PickedOrder",
    "PileView",
    "Schema",
    "Seat",
    "SeatChoice",
    "Several",
    "Spotted",
    "Steps",
    "Verb",
    "Visibility",
    "Window",
    "WindowChoice",
    "effects_in",
]
