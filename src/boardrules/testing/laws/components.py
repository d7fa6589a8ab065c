"""Laws about what a game is made of: nothing is lost, nothing appears, every state is a possible one."""

from __future__ import annotations

from boardrules.core.game import ActionT, EventT, SetupT, StateT, ViewT
from boardrules.testing.laws._tools import (
    Broken,
    after,
    require,
)
from boardrules.testing.playthroughs import Playthrough


def components_are_conserved(play: Playthrough[SetupT, StateT, ActionT, EventT, ViewT]) -> None:
    """The numbers that the game's ``components`` declares are the same in every state of one game."""
    game = play.game
    first = game.components(play.states[0])
    for count, state in enumerate(play.states):
        now = game.components(state)
        if now != first:
            names = [name for name in dict.fromkeys((*first, *now)) if first.get(name, 0) != now.get(name, 0)]
            lines = [f"{name}: {first.get(name, 0)} became {now.get(name, 0)}" for name in names]
            raise Broken(after(count), "components are lost or made", *lines)


def states_are_possible(play: Playthrough[SetupT, StateT, ActionT, EventT, ViewT]) -> None:
    """The game's own ``problems`` finds none in any state that is reached."""
    for count, state in enumerate(play.states):
        problems = play.game.problems(state)
        require(not problems, after(count), "a reached state counts as impossible", *map(str, problems))


__all__ = ["components_are_conserved", "states_are_possible"]
