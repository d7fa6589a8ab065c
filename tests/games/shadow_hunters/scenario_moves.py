"""Short ways to the positions of the scenarios: draw a given card, walk through windows, end a turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from boardrules.games import shadow_hunters as sh
from tests.games.shadow_hunters.table import LAYOUT_A, Table, card, rolls

#: A movement roll (d4, d6) that leads to each area.
ROLL_TO: Final = {
    "hermits_cabin": (1, 1),
    "underworld_gate": (2, 2),
    "church": (2, 4),
    "cemetery": (4, 4),
    "weird_woods": (4, 5),
    "erstwhile_altar": (4, 6),
}
_DRAWN_AT: Final = {"white": "church", "black": "cemetery", "hermit": "hermits_cabin"}


def draws(
    table: Callable[..., Table],
    name: str,
    *seats: sh.Position,
    first: int = 0,
    dice: tuple[tuple[int | None, int | None], ...] = (),
    abilities: bool = True,
    expansion: str = "none",
) -> Table:
    """Lay a table for all ``seats``, where ``first`` has gone to the area of the deck and drawn the card ``name``."""
    deck = card(name).deck
    t = table(
        sh.Setup(
            players=len(seats),
            areas=LAYOUT_A,
            first_player=first,
            seats=seats,
            white=(name,) if deck == "white" else (),
            black=(name,) if deck == "black" else (),
            hermit=(name,) if deck == "hermit" else (),
            use_special_abilities=abilities,
            expansion_mode=expansion,
            script=rolls(ROLL_TO[_DRAWN_AT[deck]], *dice),
        )
    )
    t.play(sh.Roll(first), sh.FollowArea(first))
    return t


def questions(t: Table, asked: int, *wanted: sh.Action) -> Iterator[str]:
    """Yield the prompt of every question to ``asked`` for the rest of the turn.

    Everybody answers with a ``wanted`` action where it is legal, else in the plainest way.
    """
    turn = t.state.turn
    while t.state.turn == turn and (decision := sh.GAME.decision(t.state)) is not None:
        if asked in decision.seats:
            yield decision.prompt.key
        t.play(next((action for action in wanted if action in decision.actions), decision.actions[0]))


def end_turn(t: Table) -> None:
    """Play the rest of the turn in the plainest way: pass, roll, skip the area, skip the attack."""
    skips = [skip for player in t.state.players for skip in (sh.SkipArea(player.seat), sh.SkipAttack(player.seat))]
    for _ in questions(t, -1, *skips):
        raise AssertionError("nobody has this seat")


def pass_to(t: Table, asked: int) -> None:
    """Pass windows until ``asked`` is asked something."""
    while t.asked != (asked,):
        t.play(sh.Pass(t.asked[0]))
