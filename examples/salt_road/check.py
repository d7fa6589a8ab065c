"""Whether a state that was read from a document is one that play could have led to."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from boardrules import Problem
from boardrules.core.checking import (
    bad,
    component_faults,
    decision_faults,
    first_faults,
    machine_faults,
    number_faults,
    shape_faults,
)

from . import content as c
from .journeys import PayChoice, Rob
from .state import State, tokens

#: What lies on the stack at a decision, from the bottom to the top, by phase.
_SHAPES: Final = {
    "bids": re.compile("Round BidChoice "),
    "journeys": re.compile("Round Journeys Weather (DriveChoice |DriveChoice WindowChoice |Arrive PayChoice )"),
}


def check_state(state: State) -> tuple[Problem, ...]:
    """Return the faults of the first part that has some; none when the state can be."""
    return first_faults(state, (_table, _numbers, _stack, _question, _decision))


def _table(state: State) -> Iterator[Problem]:
    """Both players are there, and nothing is lost or made (SR-SET-01, SR-BOX-02)."""
    if len(state.players) != c.PLAYERS:
        yield bad("players", "wrong_length", f"{c.PLAYERS} items", str(len(state.players)), "SR-SET-01")
    if state.supply.sizes != c.TOKENS:
        yield bad("supply.sizes", "contradiction", "the tokens of the box", str(state.supply.sizes), "SR-BOX-02")
    yield from component_faults(tokens(state), c.TOKENS, "SR-BOX-02")


def _numbers(state: State) -> Iterator[Problem]:
    yield from machine_faults(state, (), {c.DIE: c.SIDES}, seating="SR-SET-01", throws="SR-JRN-01", over="SR-END-01")
    yield from number_faults(
        [
            ("rounds", state.rounds, 3, 9, "SR-END-01"),
            ("round", state.round, 1, state.rounds, "SR-END-01"),
            ("first", state.first, 0, c.PLAYERS - 1, "SR-BID-02"),
            ("rain", state.rain, 0, state.round + 1, "SR-RAI-01"),
            ("die", state.die or 1, 1, c.SIDES, "SR-JRN-01"),
        ]
    )
    for seat, player in enumerate(state.players):
        names = ("coins", "sacks", "charms", "delivered")
        path, most = f"players[{seat}]", c.TOKENS["coin"]
        yield from number_faults([(f"{path}.{name}", getattr(player, name), 0, most, "SR-BOX-02") for name in names])
        yield from number_faults([(f"{path}.bid", player.bid or 0, 0, min(c.MOST_BID, player.coins), "SR-BID-01")])


def _stack(state: State) -> Iterator[Problem]:
    """What is going to happen fits the phase."""
    yield from shape_faults(state, _SHAPES, "SR-RND-01")


def _question(state: State) -> Iterator[Problem]:
    """What lies on the table fits the question."""
    bids = [player.bid for player in state.players]
    if None not in bids or (state.phase != "bids" and bids != [None] * len(bids)):
        yield bad("players", "contradiction", "a bid that is still to be made", str(bids), "SR-BID-01")
    if (state.die is None) != (state.phase != "journeys"):
        yield bad("die", "contradiction", "a die on the table in a journey", str(state.die), "SR-JRN-01")
    top = state.stack[-1] if state.stack else None
    if isinstance(top, PayChoice) and top != Rob(1 - top.seat, top.seat).instead(state):
        yield bad("stack", "contradiction", "somebody who can pay", top, "SR-ROB-02")


def _decision(state: State) -> Iterator[Problem]:
    """The question can be answered, and is put to whose turn it is."""
    yield from decision_faults(state, "SR-RND-01")
