"""Documents of states and other things to put faults into, and what must become of one with a fault."""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any

import pytest

import boardrules
from boardrules.games import shadow_hunters as sh
from boardrules.play.documents import Kind
from boardrules.testing import tampering
from boardrules.testing.playthroughs import unfold

GAME = sh.GAME

#: States that are found by the effect on top of the stack, with the setup to look in.
TOPS: dict[str, sh.Setup] = {
    "MoveChoice": sh.Setup(players=5),
    "DestinationChoice": sh.Setup(players=6, expansion_mode="all"),
    "AnswerChoice": sh.Setup(players=4, quick_start=True),
    "GiveChoice": sh.Setup(players=8, bob_7_8="kill_variant", windows="open"),
    "TargetChoice": sh.Setup(players=5, expansion_mode="random_per_initial"),
    "HealChoice": sh.Setup(players=5),
    "TheftChoice": sh.Setup(players=6),
    "PeelChoice": sh.Setup(players=6),
    "RobberyChoice": sh.Setup(players=5, characters=("bob", None, None, None, None), robbery_scope="any_damage"),
    "CounterChoice": sh.Setup(players=5),
    "LootChoice": sh.Setup(players=7, expansion_mode="only_new"),
    "TotalChoice": sh.Setup(players=4),
    "AreaChoice": sh.Setup(players=5),
    "AttackChoice": sh.Setup(players=6),
    "EndChoice": sh.Setup(players=4),
    "over": sh.Setup(players=5),
}


def states(setup: sh.Setup, seed: int) -> tuple[sh.State, ...]:
    """Return the states of one random game.

    Nineteen of twenty reveals are passed over, so that half of the players are hidden in the middle of the game.
    """
    rng = random.Random(seed)

    def answer(decision: boardrules.Decision[sh.Action], number: int) -> sh.Action:
        actions = decision.actions
        if rng.random() < 0.95:
            actions = tuple([action for action in actions if not isinstance(action, sh.Reveal)]) or actions
        return rng.choice(actions)

    return unfold(GAME, setup, seed, answer).states


@cache
def written(top: str) -> str:
    """Return the document of the first state of random games that has this effect on top, past the opening."""
    for seed in range(400):
        for number, state in enumerate(states(TOPS[top], seed)):
            name = type(state.stack[-1]).__name__ if state.stack else "over"
            if name == top and (number > 30 or "quick" in repr(state.phase) or state.phase == "setup"):
                return json.dumps(boardrules.to_json(state))
    raise AssertionError(f"no state with {top} found")


def document_of(top: str) -> Any:
    """Return a fresh state document with this effect on top of the stack."""
    return json.loads(written(top))


def samples() -> dict[str, Any]:
    """Return one document of every kind but the state, each with a bit of everything."""
    state = boardrules.from_json(GAME, "state", document_of("TheftChoice"))
    decision = GAME.decision(state)
    assert decision is not None
    over = boardrules.from_json(GAME, "state", document_of("over"))
    setup = sh.Setup(
        characters=("emi", None, None, None, None),
        seats=(None, sh.Position(damage=3, area="church", equipment=("handgun",)), sh.Position(angel=True)),
        areas=tuple(sh.AREAS),
        white=("advent",),
        script=(("d4", (1, 2)), ("d6", (3,))),
    )
    return {
        "action": boardrules.to_json(decision.actions[-1]),
        "event": boardrules.to_json(state_events()[-1]),
        "view": boardrules.to_json(GAME.view(state, decision.seats[0])),
        "setup": boardrules.to_json(setup),
        "outcome": boardrules.to_json(GAME.outcome(over)),
        "prompt": boardrules.to_json(boardrules.Prompt("x", "", (("card", sh.CARDS["handgun"]), ("n", 3), ("t", "u")))),
        "refusal": boardrules.to_json(GAME.explain(state, sh.Roll(state.current))),
        "decision": boardrules.to_json(decision),
    }


def state_events() -> list[object]:
    """Return the events of one game that have the most fields."""
    found = [event for state in states(sh.Setup(), 3) for event in state.events]
    return sorted(found, key=lambda event: len(repr(event)))


def play_on(state: sh.State, seed: int, steps: int = 60) -> None:
    """Play a state on at random, to its end or so far; every check, view and redeal must be fine.

    An end has winners.
    """
    outcome = tampering.play_on(GAME, state, seed, steps, redeals=15)
    assert outcome is None or outcome.winners


def verdict(kind: Kind, document: Any) -> str:
    """Return what is wrong with how a document is taken; a state that is accepted plays on."""
    return tampering.verdict(GAME, document, kind, lambda state: play_on(state, 1))


def refused(kind: Kind, document: object) -> boardrules.SaveError:
    """Return the error that a document gives; fail when it is taken."""
    with pytest.raises(boardrules.SaveError) as caught:
        boardrules.from_json(GAME, kind, document)
    error = caught.value
    assert error.problems
    assert all(problem.path.startswith("$") for problem in error.problems), str(error)
    assert len(error.problems) <= 20
    assert len(str(error)) < 20_000
    return error
