"""A table for tests: a position, scripted dice, actions by what they are, and what happened."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters.events import Event
from boardrules.testing.scenario import Scenario

#: Rolls as (d4, d6); None is a die that the roll does not use.
Dice: TypeAlias = Sequence[tuple[int | None, int | None]]

LAYOUT_A = ("hermits_cabin", "underworld_gate", "church", "cemetery", "weird_woods", "erstwhile_altar")
LAYOUT_B = ("church", "erstwhile_altar", "hermits_cabin", "weird_woods", "underworld_gate", "cemetery")


def rolls(*results: tuple[int | None, int | None]) -> dict[str, tuple[int, ...]]:
    """Return the script for these rolls."""
    return {
        "d4": tuple(d4 for d4, _ in results if d4 is not None),
        "d6": tuple(d6 for _, d6 in results if d6 is not None),
    }


def card(name: str) -> sh.Card:
    """Return a card by its id."""
    return sh.CARDS[name]


def area(name: str) -> sh.Area:
    """Return an area by its id."""
    return sh.AREAS[name]


class Table(Scenario[sh.Setup, sh.State, sh.Action, Event, sh.View]):
    """A game in progress. ``play`` passes open windows until the action is legal, as everybody at a table would."""

    def __init__(self, setup: sh.Setup, seed: int = 1) -> None:
        super().__init__(sh.GAME, setup, seed, passing=True)

    def settle(self) -> list[tuple[str, int]]:
        """Pass windows until there is something else to decide, or the game is over.

        Return who was asked what, the question that is now open included.
        """
        passed, now = self.pass_windows(), self.decision
        asked = passed if now is None else [*passed, now]
        return [(decision.prompt.key, decision.seats[0]) for decision in asked]

    @property
    def winners(self) -> tuple[int, ...] | None:
        """The winners, or None while the game runs."""
        return None if self.outcome is None else self.outcome.winners

    def player(self, seat: int) -> sh.Player:
        """Return what lies before a seat."""
        return self.state.players[seat]

    def damage(self, seat: int) -> int:
        """Return the damage of a seat."""
        return self.state.players[seat].damage

    def equipment(self, seat: int) -> list[str]:
        """Return the ids of a seat's equipment, in the order in which it lies."""
        return [owned.id for owned in self.state.players[seat].equipment]


#: What the fixture ``table`` is: it makes a table of a setup and a seed.
MakeTable: TypeAlias = Callable[..., Table]
