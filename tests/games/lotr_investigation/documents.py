"""Documents of states with every kind of decision, and what must become of one that was tampered with."""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any, Final

import boardrules
from boardrules.core.effects import NextChoice
from boardrules.core.windows import WindowChoice
from boardrules.games import lotr_investigation as lr
from boardrules.games.lotr_investigation.choices import OptionChoice, TargetChoice
from boardrules.games.lotr_investigation.windows import ActionWindow, Responses
from boardrules.testing import tampering
from tests.games import documents
from tests.games.lotr_investigation.positions import position
from tests.games.lotr_investigation.table import arranged, place, spot

GAME = lr.GAME
#: How often what is like a pass is among the actions that a random game takes.
HASTE: Final = 0.35
#: Decisions by what asks: a choice, a topic, a window or what can be responded to; and the end of a game.
NAMES: Final = (
    *("MulliganChoice", "PlanningChoice", "CommitChoice", "TravelChoice", "EngageChoice", "AttacksAgainst"),
    *("DefenderChoice", "SentinelChoice", "AttackChoice", "AttackersChoice", "JoinChoice", "PickChoice", "PayChoice"),
    *("DiscardChoice", "TopChoice", "TakeChoice", "OrderTop", "SneakChoice", "StableChoice", "AccuseChoice"),
    *("BrigandChoice", "stage_one", "stage_two", "prancing_pony", "old_warehouse", "footpad", "body_count"),
    *("ferny_shadow", "outlaw_shadow", "body_count_shadow", "informant", "delayed", "damage_defender", "damage_hero"),
    *(
        "smoke_shadow",
        "informant_hero",
        "AttacksInOrder",
        "engagement_tie",
        "hired_muscle",
        "travel_payment",
        "restricted",
    ),
    *("planning", "planning_turn", "committed", "staged", "quest_end", "travel_end", "engaged", "shadows_dealt"),
    *("attack_chosen", "attack_resolved", "attack_declared", "attack_done", "refresh_end"),
    *("respond-committed", "respond-when_revealed", "respond-travelled", "respond-shadow_dealt", "respond-defended"),
    *("respond-shadow_effect", "respond-slain", "respond-damaged", "respond-left_play", "respond-entered", "over"),
)


def asks(state: lr.State) -> str:
    """Return the name of the decision of a state."""
    if not state.stack:
        return "over"
    top: Any = state.stack[-1]
    if isinstance(top, (OptionChoice, TargetChoice)):
        return top.topic
    if isinstance(top, WindowChoice):
        window: object = top.window
        if isinstance(window, Responses):
            return f"respond-{window.trigger.kind}"
        assert isinstance(window, ActionWindow)
        return window.at
    return type(top.order if isinstance(top, NextChoice) else top).__name__


def games(seed: int) -> lr.Setup:
    """Return a setup of a new game, or of one that begins in the middle or at the end."""
    return position(seed) if seed % 8 else GAME.any_setup(random.Random(seed).choice)


@cache
def _found() -> dict[str, str]:
    """Return a document for every name: of the state with the highest stack among some."""
    found: dict[str, tuple[int, str]] = {}
    seen: dict[str, int] = {}
    for seed in range(3000):
        for state in documents.walk(GAME, games(seed), seed, HASTE):
            name = asks(state)
            if seen.get(name, 0) < 3 and (len(state.stack) > found.get(name, (-1, ""))[0]):
                found[name] = (len(state.stack), json.dumps(boardrules.to_json(state)))
                seen[name] = seen.get(name, 0) + 1
        if all(seen.get(name) for name in NAMES) and seed >= 300:
            break
    return {name: text for name, (_, text) in found.items()}


@cache
def _middle() -> str:
    """Return the document of a position with something of everything, at the first question of the quest phase."""
    setup = arranged(
        place(
            hand=("sneak_attack", "faramir"),
            heroes=[spot("aragorn", attachments=("steward_of_gondor",)), spot("gloin", resources=2), spot("theodred")],
            allies=(spot("guard_of_the_citadel"),),
            engaged=(spot("lawless_ruffian", damage=1, attachments=("hired_muscle",)),),
        ),
        place(hand=("feint",), discard=("blade_mastery",)),
        place(out=True, threat=50),
        phase="quest",
        stage=2,
        progress=2,
        round=4,
        staging=(spot("todd_the_troll"), spot("market_square", progress=1), spot("chetwood_outlaw")),
        active=spot("old_warehouse", progress=2),
        victory=("archet_trading_post",),
        eliminated=("susie_the_spider",),
        encounter_discard=("dark_alley", "smoke_and_mirrors"),
    )
    return json.dumps(boardrules.to_json(GAME.start(setup, 1)))


def document_of(name: str) -> Any:
    """Return a fresh document of a state that asks this; ``middle`` is a position with something of everything."""
    return json.loads(_middle() if name == "middle" else _found()[name])


def play_on(state: lr.State, seed: int, steps: int = 20_000) -> None:
    """Play a state on at random, to its end or so far; every check, view and redeal must be fine."""
    tampering.play_on(GAME, state, seed, steps)


def verdict(document: Any, steps: int) -> str:
    """Return what is wrong with how the document of a state is taken; what is accepted plays on so far."""
    return tampering.verdict(GAME, document, play=lambda state: play_on(state, 1, steps))
