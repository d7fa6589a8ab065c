"""What ``mypy --strict`` must see through the testing kit: this module is type-checked with the rest, and also runs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias, assert_type

from hypothesis.stateful import invariant
from hypothesis.strategies import SearchStrategy

from boardrules.core.entity import Entity
from boardrules.core.values import Decision, Outcome, Refusal, Step
from boardrules.games import shadow_hunters as sh
from boardrules.play.match import Match
from boardrules.testing import (
    Change,
    Check,
    GameMachine,
    Moment,
    Playthrough,
    Scenario,
    Scenarios,
    changes_between,
    conformance,
    decisions,
    entity,
    examine,
    play,
    playthroughs,
    reachable_states,
    seeds,
    setups,
    shorten,
)
from boardrules.testing.goldens import transcript

Played: TypeAlias = Playthrough[sh.Setup, sh.State, sh.Action, sh.Event, sh.View]


def follow_the_strategies() -> list[str]:
    """Follow a game's own types into every strategy."""
    assert_type(setups(sh.GAME), SearchStrategy[sh.Setup])
    assert_type(seeds(), SearchStrategy[int])
    assert_type(playthroughs(sh.GAME), SearchStrategy[Played])
    assert_type(playthroughs(sh.GAME, setups(sh.GAME)), SearchStrategy[Played])
    assert_type(reachable_states(sh.GAME), SearchStrategy[sh.State])
    moments = decisions(sh.GAME)
    assert_type(moments, SearchStrategy[Moment[sh.Setup, sh.State, sh.Action, sh.Event, sh.View]])
    return [type(strategy).__name__ for strategy in (setups(sh.GAME), moments)]


def follow_a_playthrough() -> int:
    """Follow the types through a match that was played; return the number of its answers."""
    played = play(sh.GAME, sh.Setup(players=4, windows="open", first_player=0), seed=1, actions=[sh.Roll(0)])
    assert_type(played, Played)
    assert_type(played.setup, sh.Setup)
    assert_type(played.states, tuple[sh.State, ...])
    assert_type(played.actions, tuple[sh.Action, ...])
    assert_type(played.events, tuple[tuple[sh.Event, ...], ...])
    assert_type(played.state.players, list[sh.Player])
    assert_type(played.decision, Decision[sh.Action] | None)
    assert_type(played.outcome, Outcome | None)
    for before, action, events, after in played.steps():
        assert_type(before, sh.State)
        assert_type(action, sh.Action)
        assert_type(events, tuple[sh.Event, ...])
        assert_type(after, sh.State)
    for state, decision in played.decisions():
        assert_type(state, sh.State)
        assert_type(decision, Decision[sh.Action])
    assert_type(played.match(), Match[sh.Setup, sh.State, sh.Action, sh.Event, sh.View])
    moment = played.moment()
    assert_type(moment.state, sh.State)
    assert_type(moment.step(moment.decision.actions[0]), Step[sh.State, sh.Event])
    assert_type(shorten(played, lambda match: len(match) > 0, tries=5), Played)
    assert_type(transcript(played), str)
    return len(played)


def follow_the_laws() -> int:
    """Follow a law of one's own into ``examine``; return the number of checks of the suite."""

    def nobody_is_below_zero(played: Played) -> None:
        for state in played.states:
            assert all(player.damage >= 0 for player in state.players)

    law: Callable[[Played], None] = nobody_is_below_zero
    examine(sh.GAME, law, examples=1)
    checks = conformance(sh.GAME)
    assert_type(checks, tuple[Check[sh.Setup, sh.State, sh.Action, sh.Event, sh.View], ...])
    checks[0].examine(play(sh.GAME))
    assert_type(checks[0].name, str)
    return len(checks)


def follow_a_scenario() -> int:
    """Follow the types through a scenario; return the damage that was dealt."""
    table = Scenario(
        sh.GAME,
        sh.Setup(windows="open", first_player=0),
        lies={"players[1].damage": 2},
        dice={"d4": (1,), "d6": (1,)},
    )
    assert_type(table, Scenario[sh.Setup, sh.State, sh.Action, sh.Event, sh.View])
    assert_type(table.play(sh.Roll(0)), list[sh.Event])
    assert_type(table.events, list[sh.Event])
    assert_type(table.happened(sh.Moved), list[sh.Moved])
    assert_type(table.expect_event(sh.Moved, seat=0), sh.Moved)
    assert_type(table.changes, Mapping[str, Change])
    assert_type(table.state, sh.State)
    assert_type(table.view(None), sh.View)
    assert_type(table.refuses(sh.Roll(3)), Refusal[sh.Action])
    assert_type(changes_between(table.state, table.state), Mapping[str, Change])
    assert_type(Scenarios()(sh.GAME), Scenario[sh.Setup, sh.State, sh.Action, sh.Event, sh.View])
    assert_type(entity(sh.GAME, "card", "talisman"), Entity)
    table.finish()
    return table.state.players[1].damage


class Careful(GameMachine[sh.Setup, sh.State, sh.Action, sh.Event, sh.View]):
    """A machine whose hooks have the game's own types."""

    game = sh.GAME

    @invariant()
    def nobody_is_below_zero(self) -> None:
        """Read the state."""
        assert_type(self.state, sh.State)
        assert_type(self.match, Match[sh.Setup, sh.State, sh.Action, sh.Event, sh.View])

    def check_step(self, before: sh.State, action: sh.Action, events: tuple[sh.Event, ...], after: sh.State) -> None:
        """Look at a step."""
        assert after.number == before.number + 1
