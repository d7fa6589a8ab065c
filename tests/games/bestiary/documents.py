"""Documents of states with every kind of decision, and what must become of one that was tampered with."""

from __future__ import annotations

import json
from functools import cache
from typing import Any, Final

import boardrules
from boardrules.games.bestiary.game import GAME
from boardrules.games.bestiary.setup import Setup
from boardrules.games.bestiary.state import State
from boardrules.testing import tampering
from tests.games import documents
from tests.games.bestiary.house import mild, wild

#: Where to look for states by the effect on top of the stack: a game with the packaged content has most of them.
USUAL: Final = (
    "TokenChoice",
    "MoveChoice",
    "SiteChoice",
    "SurveyChoice",
    "TrackChoice",
    "TyrantChoice",
    "RollChoice",
    "WindowChoice",
    "AssistChoice",
    "PickAssistant",
    "OverflowChoice",
    "TriggerChoice",
    "RefreshChoice",
    "ScoutChoice",
    "TileChoice",
    "CityChoice",
    "RansomChoice",
    "over",
)
#: Those that only house rules bring about, or bring about often.
WILD: Final = ("FreshChoice", "MissionChoice", "NextChoice", "AfterAbility", "AfterPayment", "Die", "CheckEnd")


@cache
def written(name: str) -> str:
    """Return the document of a state with this effect on the stack, and something done before it."""
    for seed in range(400):
        tables = None if name in USUAL else (wild(), mild())[seed % 2]
        for number, state in enumerate(documents.walk(GAME, Setup(players=2 + (seed + 1) % 3, content=tables), seed)):
            names = [type(effect).__name__ for effect in state.stack] or ["over"]
            is_there = name == names[-1] if name in USUAL else name in names
            if is_there and number > 40:
                return json.dumps(boardrules.to_json(state))
    raise AssertionError(f"no state with {name} found")


def document_of(name: str) -> Any:
    """Return a fresh document of a state with this effect on the stack."""
    return json.loads(written(name))


def play_on(state: State, seed: int, steps: int = 4_000) -> None:
    """Play a state on at random to its end, which has winners; every check, view and redeal must be fine."""
    outcome = tampering.play_on(GAME, state, seed, steps)
    assert outcome is not None, f"not over after {steps} decisions"
    assert outcome.winners


def verdict(document: Any) -> str:
    """Return what is wrong with how the document of a state is taken; what is accepted plays on to its end."""
    return tampering.verdict(GAME, document, play=lambda state: play_on(state, 1))
