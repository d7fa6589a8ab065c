"""Counting what random play exercises: exact numbers on a game whose every match is alike."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import boardrules
from boardrules.core.game import AnyGame
from boardrules.play.rule_places import catalogue, code_places, rule_tests
from boardrules.testing.exercise import Exercise, RuleUse, exercise, rule_ids
from tests.core import mini_game
from tests.testing import race_game
from tests.testing.race_game import ANSWERS

MATCHES = 3


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with the game of walkers, from which modules are imported and forgotten again."""
    race_game.write(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    before = set(sys.modules)
    yield tmp_path
    for name in set(sys.modules) - before:
        if name.partition(".")[0] in ("race", "lone_race"):
            del sys.modules[name]


@pytest.fixture
def race(folder: Path) -> AnyGame:
    """The game of walkers."""
    game: AnyGame = import_module("race").GAME
    return game


def _uses(found: Exercise) -> dict[str, RuleUse]:
    return {use.rule: use for use in found.rules}


def test_the_rules_of_a_game_are_those_of_its_catalogue_then_those_it_names(race: AnyGame) -> None:
    """What a test beside the game names is not the game's, nor is what only looks like a rule id."""
    in_catalogue = ("R-WALK", "R-NOWHERE", "R-SPAN-1", "R-SPAN-2", "R-SPAN-3")
    others = ("R-02", "R-ASK", "R-DECISION", "R-EVENT", "R-GEN", "R-IF", "R-LAMBDA", "R-NEVER", "R-REFUSE", "R-TURN")

    assert catalogue(race) == in_catalogue
    assert rule_ids(race) == in_catalogue + others


@pytest.mark.parametrize("game_id", boardrules.games())
def test_a_game_names_the_rules_of_its_phases_and_steps(game_id: str) -> None:
    """Whether the rows of a table are phases, effects or mere functions."""
    game = boardrules.load_game(game_id)
    phases = [phase for effect in game.schema().effects for phase in getattr(effect, "phases", ())]

    assert {rule for phase in phases for rule in phase.rules} <= set(rule_ids(game))
    assert phases


@pytest.mark.parametrize(
    ("rule", "calls", "named"),
    [
        ("R-DECISION", 2 * ANSWERS, 0),  # once for the referee, once for the view
        ("R-ASK", 2 * ANSWERS, ANSWERS),
        ("R-TURN", ANSWERS + 1, 0),
        ("R-EVENT", ANSWERS, ANSWERS),
        ("R-GEN", ANSWERS, 0),  # a generator is called once, however often it goes on
        ("R-IF", ANSWERS, 0),
        ("R-LAMBDA", ANSWERS, 0),
        ("R-NEVER", 0, 0),
        ("R-REFUSE", 0, 0),
        ("R-02", None, 0),
        ("R-SPAN-2", None, 0),
        ("R-NOWHERE", None, 0),
        ("odd.id", ANSWERS, ANSWERS),
    ],
)
def test_calls_and_citations_are_counted_exactly(race: AnyGame, rule: str, calls: int | None, named: int) -> None:
    """For each rule of the game: calls of what carries it, and events and prompts that cite it."""
    found = exercise(race, MATCHES)

    use = _uses(found)[rule]
    assert (found.matches, found.answers, found.broken) == (MATCHES, MATCHES * ANSWERS, ())
    assert (use.calls, use.named) == (None if calls is None else MATCHES * calls, MATCHES * named)
    assert use.reached == MATCHES * ((calls or 0) + named)


def test_a_class_counts_the_calls_of_all_its_methods(race: AnyGame) -> None:
    """``R-WALK`` is on a class with three methods that are called, two of them through a decision."""
    found = exercise(race, MATCHES)

    # prompt: for the referee and for the view; actions and choose: once
    assert _uses(found)["R-WALK"].calls == MATCHES * ANSWERS * 4


def test_every_rule_knows_its_places(race: AnyGame) -> None:
    """The innermost function, class or constant, as the list of rules shows it."""
    places = {rule: use.places for rule, use in _uses(exercise(race, 1)).items()}

    assert places["R-NEVER"] == ("game.never",)
    assert places["R-REFUSE"] == ("game.WalkChoice.refuse",)
    assert places["R-WALK"] == ("game.WalkChoice",)
    assert places["R-SPAN-2"] == ("game.NOTES",)
    assert places["odd.id"] == ("game.WalkChoice.choose",)
    assert places["R-NOWHERE"] == ()
    assert code_places(race, ("R-IF", "R-TESTED")) == {
        "R-IF": ["game.in_a_condition"],
        "R-TESTED": ["test_race.test_walks"],
    }


def test_an_error_of_the_rules_ends_its_match_and_is_told(race: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was exercised before it is counted."""

    def stumble() -> None:
        raise ValueError("stumbled\nbadly")

    monkeypatch.setattr("race.game.in_a_condition", stumble)

    found = exercise(race, 2)

    assert found.broken == ("match 1: ValueError: stumbled", "match 2: ValueError: stumbled")
    assert _uses(found)["R-TURN"].calls == 2


def test_two_runs_give_the_same_numbers() -> None:
    """Chance, options and robberies included; and every kind of carrier of this game is reached."""
    first, second = exercise(mini_game.GAME), exercise(mini_game.GAME)

    assert first == second
    assert first.broken == ()
    uses = _uses(first)
    assert uses["MG-TAKE"].reached == 0  # a refusal, which legal answers never meet
    assert [rule for rule, use in uses.items() if not use.reached] == ["MG-TAKE"]
    assert uses["MG-ROLL"].calls == uses["MG-ROLL"].named  # one throw, one event


def test_who_profiles_goes_on_afterwards() -> None:
    """Also when a match breaks; nothing is left of the counting."""
    seen: list[str] = []

    def profile(frame: object, event: str, argument: object) -> None:
        seen.append(event)

    before = sys.getprofile()
    sys.setprofile(profile)
    try:
        exercise(mini_game.GAME, 1)
        assert sys.getprofile() is profile
    finally:
        sys.setprofile(before)


def test_a_game_in_a_module_alone_has_its_rules_too(folder: Path) -> None:
    """Without a package there is no catalogue and no list of tests; the module is read all the same."""
    (folder / "race" / "game.py").rename(folder / "lone_race.py")
    game: AnyGame = import_module("lone_race").GAME

    uses = _uses(exercise(game, 1))

    assert (catalogue(game), rule_tests(game)) == ((), None)
    assert uses["R-NEVER"] == RuleUse("R-NEVER", ("lone_race.never",), 0, 0)
    assert uses["R-GEN"].calls == ANSWERS
