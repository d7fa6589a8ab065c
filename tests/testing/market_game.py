"""The little game with a market: what its own state has no use for, so that every kind of place can be arranged."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, Generic, TypeVar

from attrs import define, evolve, field, fields, frozen

from boardrules.core.entity import Entity, Seat
from boardrules.core.errors import Problem
from boardrules.core.game import Schema
from boardrules.core.node import Node
from boardrules.core.zones import Deck, Visibility
from tests.core import mini_game as mini

CardT = TypeVar("CardT", bound=Entity)
JUNK: Final = {name: mini.Card(name) for name in ("gnu", "hen")}


@define
class Stall(Node, Generic[CardT]):
    """A row of cards for sale, and how often it was filled."""

    row: list[CardT] = field(factory=list)
    filled: int = 0


@define
class Corner(Stall[mini.Card]):
    """A stall of cards."""


@frozen
class Trophy:
    """Something that a seat has won: a frozen part of the state."""

    holder: Seat
    worth: int = 1


@define(kw_only=True)
class MarketState(mini.State):
    marked: list[mini.Card] = field(factory=list)
    stall: Stall[mini.Card] = field(factory=Stall)
    corner: Corner = field(factory=Corner)
    spare: Stall[mini.Card] | None = None
    junk: Deck[mini.Card]
    supply: dict[str, int] = field(factory=dict)
    prices: dict[mini.Card, int] = field(factory=dict)
    trophy: Trophy | None = None
    order: tuple[Seat, ...] = (0, 1)
    favourite: Seat | None = None
    slips: Deck[str] = field(factory=lambda: Deck("slips", Visibility.PUBLIC, ["red", "blue", "red", "green"]))
    pocket: list[str] = field(factory=list)
    pair: tuple[mini.Card, mini.Card] | None = None
    mood: Visibility = Visibility.PUBLIC
    weather: Annotated[str, "weather"] = "fine"


class MarketGame(mini.MiniGame):
    """Counts its coins, which lie in the supply or before a player, and every card but those that are only marked."""

    def make_schema(self) -> Schema:
        return evolve(super().make_schema(), state=MarketState, entities=((mini.Card, {**mini.CARDS, **JUNK}),))

    def new_state(self, setup: mini.MiniSetup, seed: int) -> MarketState:
        base = super().new_state(setup, seed)
        kept: dict[str, Any] = {known.name: getattr(base, known.name) for known in fields(mini.State)}
        state = MarketState(
            **kept, junk=Deck("junk", Visibility.HIDDEN, [], [*JUNK.values(), JUNK["hen"], JUNK["hen"]])
        )
        state.stall.row.append(state.deck.draw_pile.pop())
        state.marked.extend(mini.CARDS.values())
        state.supply["coin"] = 20
        state.prices[mini.CARDS["ant"]] = 2
        return state

    def components(self, state: mini.State) -> dict[Entity | str, int]:
        assert isinstance(state, MarketState)
        found = super().components(state)
        for card in (*state.stall.row, *state.corner.row, *state.junk.draw_pile, *state.junk.discard_pile):
            found[card] = found.get(card, 0) + 1
        for slip in (*state.slips.draw_pile, *state.slips.discard_pile, *state.pocket):
            found[slip] = found.get(slip, 0) + 1
        found["coin"] = state.supply["coin"] + sum(player.coins for player in state.players)
        return found

    def problems(self, state: mini.State) -> tuple[Problem, ...]:
        rich = [player.seat for player in state.players if player.coins >= mini.GOAL]
        return tuple([Problem(f"players[{seat}].coins", "game_over", "less than 10", rule="MG-GAIN") for seat in rich])


class UncountedGame(mini.MiniGame):
    """Says nothing about its components."""

    def components(self, state: mini.State) -> Mapping[Entity | str, int]:  # type: ignore[override] # none to count
        return {}


MARKET: Final = MarketGame()
UNCOUNTED: Final = UncountedGame()
