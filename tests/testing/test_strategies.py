"""The strategies: what they cover, how they differ, how they shrink, what hypothesis prints of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, TypeVar

import pytest
from attrs import evolve
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from boardrules.core.chance import SEED_LIMIT
from boardrules.core.game import Choose
from boardrules.core.values import Decision, Step
from boardrules.games import shadow_hunters as sh
from boardrules.testing import (
    Moment,
    PlayError,
    Playthrough,
    decisions,
    play,
    playthroughs,
    reachable_states,
    seeds,
    setups,
)
from tests.core import mini_game as mini

T = TypeVar("T")

#: How the strategies are asked here: the same every time, nothing remembered.
STEADY: Final = settings(
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
    report_multiple_bugs=False,
)


class Wide(mini.MiniGame):
    """Offers more actions than a byte can tell apart."""

    most_decisions = 40

    def decision(self, state: mini.State) -> Decision[mini.Action] | None:
        found = super().decision(state)
        if found is None or found.prompt.key != "turn":
            return found
        more = [mini.Take(found.seats[0], -coins) for coins in range(1, 700)]
        return evolve(found, actions=(*found.actions, *more))


class ManySetups(mini.MiniGame):
    """A choice of more setups than a byte can tell apart."""

    def any_setup(self, choose: Choose) -> mini.MiniSetup:
        return mini.MiniSetup(shields=choose(range(1000)))


class Slow(mini.MiniGame):
    """Nobody ever gets ten coins together."""

    most_decisions = 800

    def decision(self, state: mini.State) -> Decision[mini.Action] | None:
        found = super().decision(state)
        if found is None or found.prompt.key != "turn":
            return found
        plain = [action for action in found.actions if isinstance(action, (mini.Rest, mini.Cheer))]
        return evolve(found, actions=tuple(plain))


class Crashing(mini.MiniGame):
    """Robbing breaks the rules."""

    def step(self, state: mini.State, action: mini.Action) -> Step[mini.State, mini.Event]:
        if isinstance(action, mini.Rob):
            raise ZeroDivisionError("robbed by nobody")
        return super().step(state, action)


WIDE: Final = Wide()
CRASHING: Final = Crashing()


def examples(strategy: SearchStrategy[T], number: int) -> list[T]:
    """Return the examples that hypothesis makes."""
    found: list[T] = []

    @settings(STEADY, max_examples=number, phases=[Phase.generate])
    @given(strategy)
    def look(value: T) -> None:
        found.append(value)

    look()
    return found


def smallest(
    strategy: SearchStrategy[T], law: Callable[[T], object], number: int = 300
) -> tuple[Exception, list[T], str]:
    """Return the error that a law fails with, the examples it failed for, and what hypothesis prints of the last."""
    failed: list[T] = []

    @settings(STEADY, max_examples=number, phases=[Phase.generate, Phase.shrink])
    @given(strategy)
    def look(value: T) -> None:
        try:
            law(value)
        except Exception:
            failed.append(value)
            raise

    with pytest.raises(Exception) as caught:
        look()
    return caught.value, failed, "\n".join([str(caught.value), *caught.value.__notes__])


def option_values() -> Iterator[tuple[str, object]]:
    """Yield every option of Shadow Hunters with each of its values."""
    yield from [("players", players) for players in range(4, 9)]
    for name in ("use_special_abilities", "quick_start"):
        yield from [(name, False), (name, True)]
    yield from [("expansion_mode", mode) for mode in ("none", "only_new", "chosen", "random_per_initial", "all")]
    yield from [("bob_7_8", value) for value in ("excluded", "kill_variant")]
    yield from [("vampire_heal", value) for value in ("per_attack", "per_target")]
    yield from [("robbery_scope", value) for value in ("attack", "any_damage")]
    yield from [("windows", value) for value in ("asked", "open")]


# -- setups and seeds -----------------------------------------------------------------------------------------


def test_setups_cover_every_player_count_and_every_option_value() -> None:
    """Within 200 examples, and each option value together with both the fewest and the most players."""
    found = examples(setups(sh.GAME), 200)

    for name, value in option_values():
        having = [setup for setup in found if getattr(setup, name) == value]
        assert having, (name, value)
        assert name == "players" or {4, 8} <= {setup.players for setup in having}, (name, value)


def test_setups_shrink_to_the_plainest() -> None:
    """The first value of each option, but for what is asked."""

    def law(setup: sh.Setup) -> None:
        assert setup.windows != "open"

    _, failed, _ = smallest(setups(sh.GAME), law)

    assert failed[-1] == sh.Setup(players=4, windows="open")


def test_setups_reach_more_values_than_a_byte_has() -> None:
    """Options with hundreds of values are rare, and allowed."""
    found = [setup.shields for setup in examples(setups(ManySetups()), 100)]

    assert max(found) > 700
    assert len(set(found)) > 40


def test_seeds_are_those_that_games_take() -> None:
    """From 0 on; the largest is found, too."""
    found = examples(seeds(), 100)

    assert min(found) == 0
    assert all(seed < SEED_LIMIT for seed in found)
    assert any(seed > SEED_LIMIT // 2 for seed in found)


# -- playthroughs ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [mini.GAME, sh.GAME], ids=["mini", "shadow_hunters"])
def test_playthroughs_are_valid_mostly_whole_and_different(game: Any) -> None:
    """Of 50 most end the game, some do not; few are the same twice."""
    found: list[Playthrough[Any, Any, Any, Any, Any]] = examples(playthroughs(game), 50)

    for way in found[::7]:
        again = play(game, way.setup, way.seed, way.actions)
        assert (again.states, again.events) == (way.states, way.events)
    ended = sum(way.outcome is not None for way in found)
    assert 30 <= ended < len(found)
    assert len({(way.setup, way.seed, way.actions) for way in found}) > 40


def test_playthroughs_keep_to_the_setups_they_are_given() -> None:
    """And to nothing else."""
    found = examples(playthroughs(mini.GAME, st.integers(3, 5).map(lambda number: mini.MiniSetup(shields=number))), 30)

    assert {way.setup.shields for way in found} == {3, 4, 5}


def test_every_kind_of_action_is_taken() -> None:
    """Also those that are offered beside the decision of another seat."""
    taken = {type(action) for way in examples(playthroughs(mini.GAME), 40) for action in way.actions}

    assert taken == set(mini.ACTIONS)


def test_playthroughs_hold_back_in_different_ways() -> None:
    """Some go on for long before anybody attacks or shows himself, which wholly random play hardly ever does."""
    found = examples(playthroughs(sh.GAME), 30)

    def first(way: Playthrough[sh.Setup, sh.State, sh.Action, sh.Event, sh.View], *kinds: type) -> int:
        return next((number for number, action in enumerate(way.actions) if isinstance(action, kinds)), len(way))

    assert max(first(way, sh.Reveal) for way in found) > 60
    assert max(first(way, sh.Attack, sh.AttackAll) for way in found) > 60


def test_of_many_actions_every_one_can_be_taken() -> None:
    """Where one byte cannot tell them apart, two do."""
    found = examples(playthroughs(WIDE), 25)
    sizes = {-action.coins for way in found for action in way.actions if isinstance(action, mini.Take)}

    assert max(sizes) > 512
    assert len(sizes) > 100


def test_a_long_game_is_played_to_its_limit() -> None:
    """Also where hypothesis does not choose each answer by itself any more."""
    lengths = [len(way) for way in examples(playthroughs(Slow()), 8)]

    assert max(lengths) == Slow.most_decisions


def test_an_error_of_the_rules_is_printed_as_a_script() -> None:
    """It shrinks to a short match, whose last answer breaks the rules."""
    error, _, printed = smallest(playthroughs(CRASHING), lambda way: None)

    assert isinstance(error, PlayError)
    assert isinstance(error.action, mini.Rob)
    assert len(error.playthrough) <= 20
    assert "test_strategies.CRASHING" in printed
    assert f"        mini_game.Rob({error.action.seat}, {error.action.target}),\n    ],\n)" in printed


# -- states and decisions -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [mini.GAME, sh.GAME], ids=["mini", "shadow_hunters"])
def test_states_are_from_the_whole_of_a_match(game: Any) -> None:
    """First ones, some from the middle, ended ones; each is possible."""
    found = examples(reachable_states(game), 60)
    outcomes = [game.outcome(state) for state in found]
    numbers = [state.number for state in found if game.outcome(state) is None]

    assert 0 in numbers
    assert len(set(numbers)) > 6
    assert sum(outcome is not None for outcome in outcomes) > 5
    assert all(game.problems(state) == () for state in found)


@pytest.mark.parametrize("game", [mini.GAME, sh.GAME], ids=["mini", "shadow_hunters"])
def test_decisions_are_always_open(game: Any) -> None:
    """At the start, in the middle, and the last one of a whole match."""
    found: list[Moment[Any, Any, Any, Any, Any]] = examples(decisions(game), 60)

    for moment in found:
        assert moment.decision == game.decision(moment.state)
        assert moment.decision.actions
        assert moment.playthrough.state is moment.state
    last = [
        moment
        for moment in found
        if any(game.outcome(moment.step(action).state) is not None for action in moment.decision.actions)
    ]
    assert last
    assert len({moment.decision.number for moment in found}) > 6


# -- what is printed ------------------------------------------------------------------------------------------


def test_a_failing_playthrough_is_printed_as_a_script() -> None:
    """As the argument of the test."""

    def law(way: Playthrough[Any, Any, Any, Any, Any]) -> None:
        if len(way) >= 3:
            raise ValueError("too long")

    _, failed, printed = smallest(playthroughs(mini.GAME), law)

    way = failed[-1]
    lines = [line.strip() for line in printed.splitlines()]
    first = next(number for number, line in enumerate(lines) if line.endswith("play("))
    wanted = [line.strip() for line in repr(way).splitlines()]
    assert len(way) == 3
    assert [line.removeprefix("way=") for line in lines[first + 1 : first + len(wanted) - 1]] == wanted[1:-1]


def test_a_failing_state_is_printed_in_one_line_with_its_script() -> None:
    """The script that leads to it is noted beside it."""

    def law(state: mini.State) -> None:
        if state.players[0].coins:
            raise ValueError("too rich")

    _, failed, printed = smallest(reachable_states(mini.GAME), law)

    state = failed[-1]
    shown = f"<State number={state.number} phase={state.phase!r} {mini.GAME.digest(state)}>"
    assert [line for line in printed.splitlines() if shown in line]
    assert "players=[" not in printed
    script = printed[printed.index("from boardrules.testing import play") :]
    scope: dict[str, Any] = {}
    exec(script[: script.index("\n)") + 2], scope)
    assert scope["played"].state == state


def test_a_failing_moment_is_printed_as_the_way_to_it() -> None:
    """A script that ends with ``moment()``."""

    def law(moment: Moment[Any, Any, Any, Any, Any]) -> None:
        assert moment.decision.prompt.key != "shield"

    _, failed, printed = smallest(decisions(mini.GAME), law, number=60)

    moment = failed[-1]
    assert ").moment()" in printed
    assert repr(moment).endswith(").moment()")


# -- how short it gets ----------------------------------------------------------------------------------------


def is_calm(way: Playthrough[mini.MiniSetup, mini.State, mini.Action, mini.Event, mini.View]) -> None:
    """Nobody is robbed."""
    assert not [action for action in way.actions if isinstance(action, mini.Rob)]


def is_undecided(way: Playthrough[mini.MiniSetup, mini.State, mini.Action, mini.Event, mini.View]) -> None:
    """Nobody has won."""
    assert way.outcome is None


@pytest.mark.parametrize(("law", "most"), [(is_calm, 20), (is_undecided, 45)])
def test_failing_matches_of_the_mini_game_become_short(law: Callable[[Any], None], most: int) -> None:
    """Though its first action leads nowhere; from up to 600 answers."""
    _, failed, _ = smallest(playthroughs(mini.GAME), law)

    assert len(failed[-1]) <= most


def nobody_shows(way: Playthrough[sh.Setup, sh.State, sh.Action, sh.Event, sh.View]) -> None:
    """Nobody turns his character up."""
    assert not [action for action in way.actions if isinstance(action, sh.Reveal)]


def nobody_attacks(way: Playthrough[sh.Setup, sh.State, sh.Action, sh.Event, sh.View]) -> None:
    """Everybody keeps the peace."""
    assert not [action for action in way.actions if isinstance(action, (sh.Attack, sh.AttackAll))]


@pytest.mark.parametrize(("law", "most"), [(nobody_shows, 3), (nobody_attacks, 30)])
def test_failing_matches_of_shadow_hunters_become_short(law: Callable[[Any], None], most: int) -> None:
    """From hundreds of answers to a few."""
    _, failed, _ = smallest(playthroughs(sh.GAME), law, number=100)

    assert len(failed[-1]) <= most
