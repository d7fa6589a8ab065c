"""Real tabletop games, played exactly by their rulebooks.

``load_game("shadow_hunters")`` or ``from boardrules.games import shadow_hunters`` gives a game; ``Match`` plays it with
memory; ``to_json`` and ``from_json`` write and read everything a caller can hold.
"""

from typing import TYPE_CHECKING

from boardrules.core.errors import (
    BoardRulesError,
    ContentError,
    IllegalAction,
    NoSuchSeat,
    Problem,
    RulesLoop,
    SaveError,
    SetupError,
)
from boardrules.core.game import AnyGame, Game
from boardrules.core.values import Decision, Outcome, Prompt, Refusal, Step
from boardrules.play.documents import from_json, to_json
from boardrules.play.match import AnyMatch, Entry, Match, UndoPolicy
from boardrules.registry import UnknownGame, load_game

if TYPE_CHECKING:

    def games() -> tuple[str, ...]:
        """Return the ids of all installed games, sorted, without loading one."""
        ...
else:
    from boardrules import games  # the package of the games, which is also callable

__version__ = "0.1.0"

__all__ = [
    "AnyGame",
    "AnyMatch",
    "BoardRulesError",
    "ContentError",
    "Decision",
    "Entry",
    "Game",
    "IllegalAction",
    "Match",
    "NoSuchSeat",
    "Outcome",
    "Problem",
    "Prompt",
    "Refusal",
    "RulesLoop",
    "SaveError",
    "SetupError",
    "Step",
    "UndoPolicy",
    "UnknownGame",
    "from_json",
    "games",
    "load_game",
    "to_json",
]
