"""The testing kit: property-based rule testing for any game (extra ``testing``: hypothesis and pytest).

Laws of single matches are in ``boardrules.testing.laws``, golden matches in ``boardrules.testing.goldens``, documents
with one thing changed in ``boardrules.testing.tampering``.
"""

from boardrules.testing.changes import Change, changes_between
from boardrules.testing.conformance import Check, Law, LawBroken, conformance, examine
from boardrules.testing.machine import GameMachine
from boardrules.testing.playthroughs import Moment, PlayError, Playthrough, play
from boardrules.testing.scenario import Scenario, ScenarioError, Scenarios
from boardrules.testing.scripts import entity
from boardrules.testing.shortening import shorten
from boardrules.testing.strategies import decisions, playthroughs, reachable_states, seeds, setups

__all__ = [
    "Change",
    "Check",
    "GameMachine",
    "Law",
    "LawBroken",
    "Moment",
    "PlayError",
    "Playthrough",
    "Scenario",
    "ScenarioError",
    "Scenarios",
    "changes_between",
    "conformance",
    "decisions",
    "entity",
    "examine",
    "play",
    "playthroughs",
    "reachable_states",
    "seeds",
    "setups",
    "shorten",
]
