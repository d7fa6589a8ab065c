"""A table for tests: a position, scripted dice, actions by what they are, and what happened."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias, TypeVar

from boardrules.core.values import Refusal
from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters.events import Event

E = TypeVar("E")
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


class Table:
    """A game in progress. ``play`` passes open windows until the action is legal, as everybody at a table would."""

    def __init__(self, setup: sh.Setup, seed: int = 1) -> None:
        self.state = sh.GAME.start(setup, seed=seed)
        self.events: list[Event] = list(self.state.events)  # type: ignore[arg-type] # the game's own events

    def play(self, *actions: sh.Action) -> list[Event]:
        """Take actions in order, passing windows and lone refusals in between; return the last action's events."""
        happened: list[Event] = []
        for action in actions:
            while not self.is_legal(action):
                self._pass(action)
            happened = list(self._take(action))
        return happened

    def settle(self) -> list[tuple[str, int]]:
        """Pass windows until there is something else to decide, or the game is over.

        Return who was asked what, the question that is now open included.
        """
        asked = []
        while (decision := sh.GAME.decision(self.state)) is not None:
            asked.append((decision.prompt.key, decision.seats[0]))
            if not isinstance(decision.actions[0], sh.Pass):
                break
            self._take(decision.actions[0])
        return asked

    def is_legal(self, action: sh.Action) -> bool:
        """Return whether the action can be taken at once."""
        decision = sh.GAME.decision(self.state)
        return decision is not None and action in decision.actions

    def refusal(self, action: sh.Action) -> Refusal[sh.Action]:
        """Return why an action is refused now; fail when it is not."""
        refusal = sh.GAME.explain(self.state, action)
        assert refusal is not None, f"{action} is legal"
        return refusal

    def actions(self, seat: int) -> tuple[sh.Action, ...]:
        """Return what a seat may do now."""
        return sh.GAME.legal_actions(self.state, seat)

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that hold the game up."""
        decision = sh.GAME.decision(self.state)
        return decision.seats if decision is not None else ()

    @property
    def prompt(self) -> str:
        """The key of the open question; empty when the game is over."""
        decision = sh.GAME.decision(self.state)
        return decision.prompt.key if decision is not None else ""

    @property
    def winners(self) -> tuple[int, ...] | None:
        """The winners, or None while the game runs."""
        outcome = sh.GAME.outcome(self.state)
        return None if outcome is None else outcome.winners

    def player(self, seat: int) -> sh.Player:
        """Return what lies before a seat."""
        return self.state.players[seat]

    def damage(self, seat: int) -> int:
        """Return the damage of a seat."""
        return self.state.players[seat].damage

    def equipment(self, seat: int) -> list[str]:
        """Return the ids of a seat's equipment, in the order in which it lies."""
        return [owned.id for owned in self.state.players[seat].equipment]

    def view(self, seat: int | None) -> sh.View:
        """Return what a seat may know."""
        return sh.GAME.view(self.state, seat)

    def happened(self, kind: type[E]) -> list[E]:
        """Return all events of a kind since the start."""
        return [event for event in self.events if isinstance(event, kind)]

    def _take(self, action: sh.Action) -> Iterable[Event]:
        events = sh.GAME.apply(self.state, action)
        self.events.extend(events)
        return events

    def _pass(self, wanted: sh.Action) -> None:
        decision = sh.GAME.decision(self.state)
        passing = decision is not None and (
            isinstance(decision.actions[0], sh.Pass)
            or (len(decision.actions) == 1 and isinstance(decision.actions[0], sh.Decline))
        )
        if decision is None or not passing:
            raise AssertionError(f"{wanted} is not offered; open: {decision}")
        self._take(decision.actions[0])


#: What the fixture ``table`` is: it makes a table of a setup and a seed.
MakeTable: TypeAlias = Callable[..., Table]
