"""Positions on stage: seat 0 walks to an area of layout A and acts there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters.content import DeckName
from tests.games.shadow_hunters.table import LAYOUT_A, Table, rolls

MakeTable: TypeAlias = Callable[..., Table]
Dice: TypeAlias = tuple[tuple[int | None, int | None], ...]

#: A roll that leads to each area.
TO: dict[str, tuple[int, int]] = {
    "hermits_cabin": (1, 2),
    "underworld_gate": (1, 4),
    "church": (2, 4),
    "cemetery": (4, 4),
    "weird_woods": (3, 6),
    "erstwhile_altar": (4, 6),
}
DECK_AREA = {"white": "church", "black": "cemetery", "hermit": "hermits_cabin"}


def p(character: str | None, damage: int = 0, area: str | None = None, *equipment: str, **flags: bool) -> sh.Position:
    """Return a position: character, damage, area, equipment, and flags such as ``revealed``."""
    return sh.Position(character=character, damage=damage, area=area, equipment=equipment, **flags)


def dead(character: str) -> sh.Position:
    """Return a dead character."""
    return sh.Position(character=character, dead=True)


def arrange(table: MakeTable, *seats: sh.Position, dice: Dice = (), **options: Any) -> Table:
    """Return a table with these seats in layout A, seat 0 about to move."""
    settings: dict[str, Any] = {"players": max(5, len(seats)), "areas": LAYOUT_A, "first_player": 0, **options}
    return table(sh.Setup(seats=seats, script=rolls(*dice), **settings))


def walk(table: MakeTable, area: str, *seats: sh.Position, dice: Dice = (), **options: Any) -> Table:
    """Let seat 0 move to an area; it has not used it yet."""
    t = arrange(table, *seats, dice=(TO[area], *dice), **options)
    t.play(sh.Roll(0))
    return t


def fight(table: MakeTable, *seats: sh.Position, dice: Dice = (), area: str = "church", **options: Any) -> Table:
    """Let seat 0 move to an area and leave it alone; the attack comes next."""
    t = walk(table, area, *seats, dice=dice, **options)
    t.play(sh.SkipArea(0))
    t.settle()
    return t


def draw(table: MakeTable, card: str, *seats: sh.Position, dice: Dice = (), **options: Any) -> Table:
    """Let seat 0 move to the area of a card's deck and draw that card."""
    deck = sh.CARDS[card].deck
    t = walk(table, DECK_AREA[deck], *seats, dice=dice, **{deck: (card,), **options})
    t.play(sh.FollowArea(0))
    return t


def give(table: MakeTable, card: str, *seats: sh.Position, dice: Dice = (), **options: Any) -> Table:
    """Let seat 0 draw a hermit card and give it to seat 1."""
    t = draw(table, card, *seats, dice=dice, **options)
    t.play(sh.GiveHermit(0, 1))
    return t


def end_turn(t: Table) -> None:
    """Leave out everything that may be left out until the next turn begins."""
    turn = t.state.turn
    while t.state.turn == turn:
        seat = t.asked[0]
        plain = (sh.Pass(seat), sh.SkipArea(seat), sh.SkipAttack(seat), sh.Decline(seat))
        legal = [action for action in plain if t.is_legal(action)]
        assert legal, f"{t.prompt} cannot be left out"
        t.play(legal[0])


def pile(t: Table, deck: DeckName) -> list[str]:
    """Return the ids of the discards of a deck, the last one on top."""
    return [card.id for card in t.state.deck(deck).discard_pile]


def possible(t: Table, seat: int) -> set[str]:
    """Return who a seat may be for all that everybody knows."""
    return {character.id for character in t.view(None).players[seat].possible}
