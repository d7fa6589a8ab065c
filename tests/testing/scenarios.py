"""Scenarios for the tests of the scenario kit: the little game and Shadow Hunters."""

from __future__ import annotations

from typing import TypeAlias, cast

import pytest

from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters import events as ev
from boardrules.testing.scenario import Scenario, ScenarioError
from tests.core import mini_game as mini
from tests.testing.market_game import MARKET, MarketState

Mini: TypeAlias = Scenario[mini.MiniSetup, mini.State, mini.Action, mini.Event, mini.View]
#: With this seed seat 0 holds the dog, and the draw pile is ant, eel, bee, fox, cat, the cat on top.
SEED = 3
TURN = """\
Open is decision 0: turn (MG-TURN), asking seat 0:
  Rest(seat=0)
  Take(seat=0, coins=1)
  Take(seat=0, coins=2)
  Roll(seat=0)
  Cheer(seat=1)  [open offer]"""


def new(passing: bool = False, **arranged: object) -> Mini:
    """Return a scenario of the little game; seat 0 is asked for his turn."""
    scenario = Scenario(mini.GAME, seed=SEED, passing=passing)
    return scenario.arrange(**arranged) if arranged else scenario  # type: ignore[arg-type] # the tests' own keywords


def market(**lies: object) -> MarketState:
    """Return the state of the market game in which these fields hold something else."""
    return cast("MarketState", Scenario(MARKET, seed=SEED, lies=lies).state)


def failure(lies: dict[str, object], game: mini.MiniGame = mini.GAME) -> str:
    """Return why an arrangement fails."""
    with pytest.raises(ScenarioError) as caught:
        Scenario(game, seed=SEED, lies=lies)
    return str(caught.value)


def hunters(passing: bool = True, damage: int = 0) -> Scenario[sh.Setup, sh.State, sh.Action, ev.Event, sh.View]:
    """Return a game of four in which the Vampire goes from the Gate to the Church, where George stands."""
    setup = sh.Setup(
        players=4,
        characters=("vampire", "george", "emi", "unknown"),
        areas=("hermits_cabin", "underworld_gate", "church", "cemetery", "weird_woods", "erstwhile_altar"),
        first_player=0,
        seats=(sh.Position(area="underworld_gate"), sh.Position(area="church", damage=damage)),
        script={"d4": (2, 3), "d6": (4, 1)},
    )
    return Scenario(sh.GAME, setup, 1, passing=passing)
