"""Salt Road as a game of the library."""

from __future__ import annotations

from collections import Counter
from typing import Final, get_args

from attrs import frozen

from boardrules import Problem, core
from boardrules.core.tokens import Supply

from . import bids, journeys, rounds
from . import content as c
from . import setup as setups
from .actions import Action
from .check import check_state
from .events import Event
from .state import Player, State, tokens


@frozen
class PlayerView:
    """What everybody sees of a player; his bid only while the viewer may know it."""

    space: c.Space
    coins: int
    sacks: int
    charms: int
    delivered: int
    has_bid: bool
    bid: int | None


@frozen(kw_only=True)
class View(core.GameView):
    """What a seat may know: everything but the other one's bid."""

    players: tuple[PlayerView, ...]
    supply: tuple[tuple[str, int], ...]
    round: int
    rounds: int
    first: core.Seat
    die: int | None
    rain: int


class SaltRoad(core.Game[setups.Setup, State, Action, Event, View]):
    """Salt Road, for two players."""

    id = "salt_road"
    Setup = setups.Setup
    turn_rule = "SR-RND-01"
    over_rule = "SR-END-01"
    most_decisions = 200

    def make_schema(self) -> core.Schema:
        """Return the classes that documents are made of."""
        effects = core.effects_in(bids, journeys, rounds)
        return core.Schema(
            State, setups.Setup, View, get_args(Action), get_args(Event), effects, ((c.Space, c.SPACES),)
        )

    def new_state(self, setup: setups.Setup, seed: int) -> State:
        """Lay out a new game (SR-SET-01)."""
        supply = Supply(dict(c.TOKENS))
        spaces = [c.SPACES[name] for name in setup.spaces] or [c.HARBOUR] * setup.players
        players = [
            Player(seat=seat, space=space, coins=supply.take("coin", c.FIRST_COINS))
            for seat, space in enumerate(spaces)
        ]
        chance = core.Chance.scripted(seed, setup.script)
        return State(chance=chance, stack=[rounds.Round()], players=players, supply=supply, rounds=setup.rounds)

    def make_view(self, state: State, seat: int | None, frame: core.Frame) -> View:
        """Return everything but the bids of others."""
        players = tuple(
            [
                PlayerView(
                    space=player.space,
                    coins=player.coins,
                    sacks=player.sacks,
                    charms=player.charms,
                    delivered=player.delivered,
                    has_bid=player.bid is not None,
                    bid=player.bid if player.seat == seat else None,
                )
                for player in state.players
            ]
        )
        return View(
            **frame,
            players=players,
            supply=tuple(state.supply.left.items()),
            round=state.round,
            rounds=state.rounds,
            first=state.first,
            die=state.die,
            rain=state.rain,
        )

    def deal_anew(self, world: State, seat: int | None, chance: core.Chance) -> None:
        """Let the others have bid anything that they could have bid."""
        for player in world.players:
            if player.seat != seat and player.bid is not None:
                player.bid = chance.below(f"bid {player.seat}", min(c.MOST_BID, player.coins) + 1)

    def problems(self, state: State) -> tuple[Problem, ...]:
        """Return why a state from a document cannot be."""
        return check_state(state)

    def any_setup(self, choose: core.Choose) -> setups.Setup:
        """Return a game of some length."""
        return setups.Setup(rounds=choose((3, 6, 9)))

    def components(self, state: State) -> Counter[core.Entity | str]:
        """Count the tokens."""
        return tokens(state)


GAME: Final = SaltRoad()
