"""The finding of games: by entry point, by id, and with a suggestion for an id that is unknown."""

from __future__ import annotations

import importlib
import importlib.metadata
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

import pytest

import boardrules
import boardrules.registry
from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters.game import ShadowHunters
from boardrules.play.match import Match
from boardrules.registry import NoSuchGame

GAME = sh.GAME


class Variant(ShadowHunters):
    """A game of another package."""

    id: ClassVar[str] = "test_variant"


VARIANT = Variant()
NO_GAME = "a text"


class Shelf:
    """Holds a game."""

    game = VARIANT


@pytest.fixture
def third_party(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Install a package that brings a game, and something that is none."""
    real = importlib.metadata.entry_points
    module = __name__

    def entry_points(**params: Any) -> Any:
        found = real(**params)
        if params.get("group") != "boardrules.games":
            return found
        ours = [
            importlib.metadata.EntryPoint("test_variant", f"{module}:VARIANT", "boardrules.games"),
            importlib.metadata.EntryPoint("no_game", f"{module}:NO_GAME", "boardrules.games"),
        ]
        return importlib.metadata.EntryPoints([*found, *ours])

    monkeypatch.setattr(importlib.metadata, "entry_points", entry_points)
    boardrules.registry._entry_points.cache_clear()
    yield
    boardrules.registry._entry_points.cache_clear()


@pytest.mark.usefixtures("third_party")
def test_a_game_of_another_package_is_listed_loaded_played_and_saved() -> None:
    """An entry point is all it takes."""
    assert boardrules.games() == ("bestiary", "lotr_investigation", "no_game", "shadow_hunters", "test_variant")
    game = boardrules.load_game("test_variant")
    assert game is VARIANT
    match = Match(VARIANT, seed=3)
    decision = match.decision
    assert decision is not None
    match.play(decision.actions[0])

    back = boardrules.Match.loads(match.dumps())

    assert back.game is VARIANT
    assert back.state == match.state


@pytest.mark.usefixtures("third_party")
def test_an_entry_point_that_names_no_game_is_an_error_of_the_library() -> None:
    """Not a type error in the middle of a game."""
    with pytest.raises(boardrules.BoardRulesError, match="no_game"):
        boardrules.load_game("no_game")


def test_a_game_that_is_not_installed_is_named_by_its_module() -> None:
    """While one writes a game there is no need to install it."""
    assert boardrules.load_game(f"{__name__}:VARIANT") is VARIANT
    assert boardrules.load_game(f"{__name__}:Shelf.game") is VARIANT


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("no.such.module:GAME", "cannot be imported: No module named 'no'"),
        (f"{__name__}:NOTHING", "cannot be imported: module .* has no attribute 'NOTHING'"),
        (f"{__name__}:NO_GAME", "is not a game, but of type str"),
        ("../games:GAME", "is not of the form module:NAME"),
        ("games:", "is not of the form module:NAME"),
    ],
)
def test_a_module_without_such_a_game_is_an_error_of_the_library(name: str, said: str) -> None:
    """Whatever is wrong with the name or the module."""
    with pytest.raises(boardrules.BoardRulesError, match=said) as caught:
        boardrules.load_game(name)

    assert isinstance(caught.value, NoSuchGame) is ("form" not in said)


def test_a_module_that_lacks_another_one_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So the game is not missing, but broken; other errors of a module are its own."""
    (tmp_path / "lacking.py").write_text("import nowhere\n")
    (tmp_path / "failing.py").write_text("GAME = {}['GAME']\n")
    monkeypatch.syspath_prepend(tmp_path)

    with pytest.raises(boardrules.BoardRulesError, match="cannot be imported: No module named 'nowhere'") as caught:
        boardrules.load_game("lacking:GAME")
    assert type(caught.value) is boardrules.BoardRulesError
    with pytest.raises(KeyError):
        boardrules.load_game("failing:GAME")


def test_a_save_cannot_name_a_module() -> None:
    """A save is not trusted, and to name a module is to run it."""
    document = json.loads(Match(GAME).dumps())
    document["game"] = "boardrules.games.shadow_hunters:GAME"

    with pytest.raises(boardrules.SaveError, match="unknown_game"):
        boardrules.Match.loads(json.dumps(document))


def test_the_own_game_is_found_by_its_id() -> None:
    """The very object of its module."""
    assert boardrules.load_game("shadow_hunters") is GAME


@pytest.mark.parametrize("near", ["shadow_hunter", "shadowhunters", "shadow-hunters", "Shadow_Hunters"])
def test_an_unknown_game_suggests_a_near_id(near: str) -> None:
    """And lists the known ones."""
    with pytest.raises(boardrules.UnknownGame, match="did you mean 'shadow_hunters'") as caught:
        boardrules.load_game(near)

    assert caught.value.game_id == near
    assert "shadow_hunters" in caught.value.known
    assert isinstance(caught.value, LookupError)


def test_an_unknown_game_like_no_other_suggests_nothing() -> None:
    """A guess that far off would mislead."""
    with pytest.raises(boardrules.UnknownGame) as caught:
        boardrules.load_game("zzz")

    assert "did you mean" not in str(caught.value)
    assert "shadow_hunters" in str(caught.value)


def test_the_package_of_the_games_is_also_the_function_that_lists_them() -> None:
    """``boardrules.games()`` and ``from boardrules.games import ...`` both work."""
    package: Any = importlib.import_module("boardrules.games")

    assert vars(boardrules)["games"] is package
    assert package.shadow_hunters is sh
    assert "shadow_hunters" in boardrules.games()
    assert list(boardrules.games()) == sorted(boardrules.games())
