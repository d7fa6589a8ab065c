"""Golden matches of every installed game.

When a match is meant to go otherwise: ``python -m boardrules.testing.goldens tests/goldens`` writes them anew, and the
differences are read before they are kept. ``--new`` makes more.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import attrs
import pytest

from boardrules import games, load_game
from boardrules.core.chance import Chance
from boardrules.core.values import GameSetup
from boardrules.testing.goldens import AnyGolden, check_golden, golden_files, read_golden

FOLDER: Final = Path(__file__).parent / "goldens"
#: An option with more values than this is an arrangement, of which goldens can only show some.
MOST_VALUES: Final = 6


def _name(path: Path) -> str:
    return str(path.relative_to(FOLDER))


#: What cannot happen with the content that comes with a game, and is tested elsewhere.
ELSEWHERE: Final = {
    # Every terrain and type has one design of mission, and no hero has two abilities that one capture triggers.
    "bestiary": {"ClaimMission", "NextTrigger"},
}


def _goldens(game_id: str) -> list[AnyGolden]:
    return [read_golden(path) for path in golden_files(FOLDER / game_id)]


@cache
def _setups(game_id: str) -> tuple[GameSetup, ...]:
    """Return so many setups of a game that every value of every option is among them."""
    game = load_game(game_id)
    chances = [Chance(seed) for seed in range(200)]
    return tuple([game.any_setup(lambda values, chance=chance: chance.pick("setup", values)) for chance in chances])


@pytest.mark.parametrize("path", golden_files(FOLDER), ids=_name)
def test_golden_matches_go_as_they_always_did(path: Path) -> None:
    """Every answer, event, rule id and state is the one in the file."""
    check_golden(path)


@pytest.mark.parametrize("path", golden_files(FOLDER), ids=_name)
def test_golden_matches_come_to_an_end(path: Path) -> None:
    """A golden that stops half-way would say nothing about the end of the game."""
    assert "\n== The game is over\n" in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("game_id", games())
def test_every_game_has_goldens_of_its_smallest_and_largest_number_of_players(game_id: str) -> None:
    """What depends on the number of players shows at its ends."""
    offered = {setup.players for setup in _setups(game_id)}
    played = {golden.setup.players for golden in _goldens(game_id)}

    assert {min(offered), max(offered)} <= played


@pytest.mark.parametrize("game_id", games())
def test_every_value_of_every_option_is_in_some_golden(game_id: str) -> None:
    """An option that no golden uses could change unseen."""
    goldens = _goldens(game_id)
    for field in attrs.fields(load_game(game_id).Setup):
        offered = {repr(getattr(setup, field.name)) for setup in _setups(game_id)}
        played = {repr(getattr(golden.setup, field.name)) for golden in goldens}
        if field.name != "players" and len(offered) <= MOST_VALUES:
            assert offered - played == set(), field.name


@pytest.mark.parametrize("game_id", games())
def test_every_action_and_event_of_a_game_is_in_some_golden(game_id: str) -> None:
    """What never happens in a golden could go wrong unseen."""
    schema = load_game(game_id).schema()
    matches = [golden.playthrough() for golden in _goldens(game_id)]
    happened = {type(value) for match in matches for value in (*match.actions, *sum(match.events, ()))}

    missing = {cls.__name__ for cls in {*schema.actions, *schema.events} - happened}
    assert missing == ELSEWHERE.get(game_id, set())


def test_goldens_lie_in_the_folder_of_their_game_and_nothing_else_does() -> None:
    """A stray file would look like a golden and be checked by nobody."""
    assert sorted(path.name for path in FOLDER.iterdir()) == sorted(games())
    for folder in FOLDER.iterdir():
        assert sorted(folder.iterdir()) == list(golden_files(folder))
        assert {golden.game.id for golden in _goldens(folder.name)} == {folder.name}


@pytest.mark.parametrize("game_id", games())
def test_goldens_of_a_game_have_different_tempers(game_id: str) -> None:
    """Matches that shun other actions come to other places."""
    tempers = [golden.answers.seldom for golden in _goldens(game_id)]

    assert len(set(tempers)) == len(tempers)
