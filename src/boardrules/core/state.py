"""The root of a game's state."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Never

from attrs import define, field

from boardrules.core.chance import Chance
from boardrules.core.effects import AnyEffect, Choice
from boardrules.core.entity import Seat
from boardrules.core.node import Node, digest
from boardrules.core.values import ActionT, Decision, Event, Outcome
from boardrules.core.zones import CardT, Deck


@cache
def clockwise(seats: int, first: int) -> tuple[int, ...]:
    """Return all of so many seats clockwise, beginning with ``first``."""
    return tuple([(first + step) % seats for step in range(seats)])


@define(kw_only=True)
class GamePlayer(Node):
    """The base of what a state keeps for each seat."""

    seat: Seat

    @property
    def is_in(self) -> bool:
        """Return whether the player is still in the game; a game in which players drop out says when."""
        return True


@define(kw_only=True)
class GameState(Node):
    """A whole game at one moment, as plain data.

    ``stack`` is what is going to happen, the next thing last; ``number`` counts the answers given; ``phase`` is the id
    of the current phase; ``result`` is how the game ended, None while it runs; ``events`` are those of the last step.
    Change a state through its game only: the open decision is worked out once and kept.
    """

    chance: Chance
    stack: list[AnyEffect] = field(factory=list)
    number: int = 0
    phase: str = "setup"
    result: Outcome | None = None
    events: list[Event] = field(factory=list, eq=False, repr=False)
    current_rules: tuple[str, ...] = field(default=(), eq=False, repr=False)
    open_decision: Decision[Any] | None = field(default=None, eq=False, repr=False)

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        """Name the state instead of spreading it out, where IPython or hypothesis prints it."""
        printer.text(f"<{type(self).__name__} number={self.number} phase={self.phase!r} {digest(self)}>")

    @property
    def players(self) -> Sequence[GamePlayer]:
        """One entry a seat, in seating order. Every game's state has it as a field."""
        raise NotImplementedError

    def seats_from(self, first: int) -> tuple[int, ...]:
        """Return the seats that are in the game, clockwise from ``first`` on."""
        players = self.players
        order = clockwise(len(players), first)
        for player in players:  # mostly nobody is out, and this is asked for every effect
            if not player.is_in:
                return tuple([seat for seat in order if players[seat].is_in])
        return order

    def next_seat(self, seat: int) -> int:
        """Return the next seat clockwise that is in the game; the seat itself when no other one is."""
        for other in self.seats_from(seat):
            if other != seat:
                return other
        return seat

    def draw(self, deck: Deck[CardT], told: Callable[[], Event]) -> CardT | None:
        """Draw the top card of a deck, None when there is none left; tell it where the discards are shuffled for it.

        ``told`` makes the event that says so, when the card has been drawn.
        """
        shuffles = deck.shuffles
        card = deck.draw(self.chance)
        if deck.shuffles != shuffles:
            self.emit(told())
        return card

    def end(self, outcome: Outcome, event: Event) -> None:
        """End the game: nothing more happens."""
        self.result = outcome
        self.stack.clear()
        self.emit(event)

    def push(self, *effects: AnyEffect) -> None:
        """Put effects on the stack so that the first one resolves first."""
        self.stack.extend(effects[::-1])

    def ask(self, choice: Choice[Never, ActionT]) -> None:
        """Ask, if the choice is due; where there is one action only, take it instead.

        Everybody must be able to see that there is no other. What follows from the only action cites the rules of the
        effect that would have asked.
        """
        asked: Any = choice  # a choice of this game, whose state this is
        if not asked.is_due(self):
            return
        actions = asked.actions(self)
        if len(actions) == 1:
            asked.choose(self, actions[0])
        else:
            self.stack.append(choice)

    def emit(self, event: Event) -> None:
        """Record that something happened; it remembers the rules of the effect that is resolving."""
        if not event.rules:
            object.__setattr__(event, "rules", self.current_rules)  # the event is new, nobody has seen it yet
        self.events.append(event)
