"""Shortening: a match that breaks a law becomes a short one that breaks it, too."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pytest

from boardrules.core.errors import Problem, SetupError
from boardrules.core.game import Choose
from boardrules.core.values import Step
from boardrules.games import shadow_hunters as sh
from boardrules.testing import PlayError, Playthrough, play
from boardrules.testing.playthroughs import unfold
from boardrules.testing.shortening import shorten
from tests.core import mini_game as mini
from tests.testing.random_matches import at_random, long_match

MiniPlaythrough: TypeAlias = Playthrough[mini.MiniSetup, mini.State, mini.Action, mini.Event, mini.View]
ShPlaythrough: TypeAlias = Playthrough[sh.Setup, sh.State, sh.Action, sh.Event, sh.View]


class Counting(mini.MiniGame):
    """Counts the matches that are begun."""

    begun = 0

    def new_state(self, setup: mini.MiniSetup, seed: int) -> mini.State:
        self.begun += 1
        return super().new_state(setup, seed)


class Fragile(mini.MiniGame):
    """Its rules break when somebody robs a player who has cheered, and when a game begins with two shields."""

    def new_state(self, setup: mini.MiniSetup, seed: int) -> mini.State:
        if setup.shields == 2:
            raise ZeroDivisionError
        return super().new_state(setup, seed)

    def step(self, state: mini.State, action: mini.Action) -> Step[mini.State, mini.Event]:
        if isinstance(action, mini.Rob) and state.players[action.target].cheered:
            raise ZeroDivisionError
        return super().step(state, action)


class Narrow(mini.MiniGame):
    """Has one setup only."""

    def any_setup(self, choose: Choose) -> mini.MiniSetup:
        return self.Setup()


def robbed(way: MiniPlaythrough) -> bool:
    """Return whether somebody was robbed."""
    return any(isinstance(event, mini.Noted) and event.what == "robbed" for events in way.events for event in events)


def stuck(way: MiniPlaythrough) -> bool:
    """Return whether the rules break at some answer to the last decision: only a ``PlayError`` shows it."""
    if way.decision is None:
        return False
    for action in way.decision.actions:
        try:
            play(way.game, way.setup, way.seed, [*way.actions, action])
        except PlayError:
            return True
    return False


# -- Shadow Hunters -------------------------------------------------------------------------------------------


def two_cards(way: ShPlaythrough) -> bool:
    """Return whether a player ever had two equipment cards."""
    return any(len(player.equipment) >= 2 for state in way.states for player in state.players)


def a_death(way: ShPlaythrough) -> bool:
    """Return whether somebody died."""
    return any(isinstance(event, sh.Died) for events in way.events for event in events)


def a_counterattack(way: ShPlaythrough) -> bool:
    """Return whether the Werewolf attacked back."""
    return any(isinstance(action, sh.Counterattack) for action in way.actions)


@pytest.mark.parametrize(("breaks", "most"), [(two_cards, 20), (a_death, 18), (a_counterattack, 14)])
def test_long_matches_of_shadow_hunters_become_short(breaks: Callable[[ShPlaythrough], bool], most: int) -> None:
    """From more than 200 answers to what a reader can follow, and no answer too many."""
    way = long_match(sh.GAME, breaks, 200)

    found = shorten(way, breaks)

    assert breaks(found)
    assert not breaks(found.until(len(found) - 1))
    assert len(found) <= most
    assert play(sh.GAME, found.setup, found.seed, found.actions).states == found.states


# -- what always holds ----------------------------------------------------------------------------------------


def test_the_same_arguments_give_the_same_match() -> None:
    """Nothing about it is left to chance."""
    way = long_match(mini.GAME, robbed, 30)

    first, second = shorten(way, robbed), shorten(way, robbed)

    assert (first.setup, first.seed, first.actions) == (second.setup, second.seed, second.actions)
    assert robbed(first)
    # A coin for seat 1, and then its shield, if it has any, is not laid down.
    assert len(first) <= 8


@pytest.mark.parametrize("tries", [0, 1, 2, 5, 20, 100])
@pytest.mark.parametrize("seed", range(4))
def test_it_never_gets_longer_and_plays_no_more_matches_than_it_may(tries: int, seed: int) -> None:
    """And the law is broken whenever it stops."""
    game = Counting()
    way = at_random(game, seed)

    def breaks(found: MiniPlaythrough) -> bool:
        return any(isinstance(action, mini.Vote) and action.shuffle for action in found.actions)

    assert breaks(way)
    game.begun = 0

    found = shorten(way, breaks, tries)

    assert game.begun <= tries
    assert len(found) <= len(way)
    assert breaks(found)


def test_without_a_try_the_end_is_still_cut_off() -> None:
    """That takes no match."""
    way = long_match(mini.GAME, robbed, 30)

    found = shorten(way, robbed, 0)

    assert found.actions == way.actions[: len(found)]
    assert robbed(found)
    assert not robbed(found.until(len(found) - 1))


def test_setup_seed_and_answers_become_plain() -> None:
    """A law that every match breaks leaves nothing over."""
    way = next(way for seed in range(90, 99) if (way := at_random(mini.GAME, seed)).setup != mini.MiniSetup())

    found = shorten(way, lambda found: True)

    assert (found.setup, found.seed, found.actions) == (mini.MiniSetup(), 0, ())


def test_a_match_that_breaks_at_its_very_start_loses_all_its_answers() -> None:
    """What the setup has to do with it stays."""
    way = next(way for seed in range(99) if (way := at_random(mini.GAME, seed)).setup.shields == 2)

    found = shorten(way, lambda found: found.states[0].players[0].shields == 2)

    assert (found.setup, found.seed, found.actions) == (mini.MiniSetup(shields=2), 0, ())


def test_first_actions_take_the_place_of_others() -> None:
    """Where it makes no difference."""
    way = long_match(mini.GAME, lambda found: True, 40)

    found = shorten(way, lambda found: len(found) >= 5)

    assert len(found) == 5
    assert all(
        action == decision.actions[0]
        for (_, decision), action in zip(found.decisions(), found.actions, strict=False)
        if decision.number < 5
    )


# -- laws and games of all kinds ------------------------------------------------------------------------------


def test_rules_that_break_can_be_the_law() -> None:
    """What is kept is the way to the answer that breaks them; setups that do not begin are passed over."""
    game = Fragile()
    way: MiniPlaythrough | None = None
    for seed in range(1000):
        try:
            at_random(game, seed)
        except PlayError as error:
            if len(error.playthrough) > 15:
                way = error.playthrough
                break
    assert way is not None

    found = shorten(way, stuck, 300)

    assert stuck(found)
    # Seat 1 needs a coin and has to cheer in the turn of seat 0, or the other way round.
    assert len(found) <= 10


def test_a_law_may_raise_and_catch_a_setup_error() -> None:
    """It is not mistaken for a setup that cannot be played."""

    def breaks(found: MiniPlaythrough) -> bool:
        try:
            if robbed(found):
                raise SetupError(Problem("setup", "no_robbers"))
        except SetupError:
            return True
        return False

    way = long_match(mini.GAME, robbed, 30)

    assert shorten(way, breaks, 500).actions == shorten(way, robbed, 500).actions


def test_what_a_law_raises_is_not_hidden() -> None:
    """Also a setup error, which the search itself meets and passes over."""

    def breaks(found: MiniPlaythrough) -> bool:
        raise SetupError(Problem("setup", "no_robbers"))

    with pytest.raises(SetupError, match="no_robbers"):
        shorten(at_random(mini.GAME, 3), breaks)


def test_a_game_with_one_setup_is_shortened_too() -> None:
    """There is nothing to choose."""
    way = long_match(Narrow(), robbed, 30)

    found = shorten(way, robbed)

    assert robbed(found)
    assert found.setup == mini.MiniSetup()
    assert len(found) <= 8


def test_setups_that_cannot_be_made_plainer_stay() -> None:
    """A field without its neighbours may be a setup error: it is passed over."""
    setup = sh.GAME.any_setup(lambda values: "chosen" if "chosen" in values else values[0])  # type: ignore[arg-type] # a word
    way = unfold(sh.GAME, setup, 3, lambda decision, number: decision.actions[0] if number < 20 else None)

    found = shorten(way, lambda found: found.setup.expansion_mode == "chosen", 200)

    assert found.setup.expansion_mode == "chosen"
    assert len(found) == 0
