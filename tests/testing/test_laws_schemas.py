"""The law about what a game declares finds effects that are not frozen, and ones that its schema lacks."""

from __future__ import annotations

from pathlib import Path

import pytest

from boardrules.registry import load_game
from boardrules.testing import laws, play
from tests.core.mini_game import GAME
from tests.testing.planted import Fault, copy_with
from tests.testing.sealed_game import SEALED, TOLD


@pytest.mark.parametrize("name", ["shadow_hunters", "bestiary", "lotr_investigation", "examples.salt_road:GAME"])
def test_every_effect_of_the_games_here_is_declared(name: str) -> None:
    """And none of them only bears others without any."""
    laws.effects_are_declared(play(load_game(name), seed=1))


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        (
            Fault("areas.py", "@frozen\nclass AreaChoice(", "class AreaChoice("),
            "areas.AreaChoice: an effect has no @frozen of its own, and bears no others",
        ),
        (
            Fault(
                "areas.py",
                "@frozen\nclass GateChoice(",
                "@frozen\nclass Loose(Effect[State]):\n    place: list[int]\n\n\n@frozen\nclass GateChoice(",
            ),
            "areas.Loose: an effect is not frozen all the way down",
        ),
        (
            Fault("game.py", "areas, hermit, cards,", "areas, cards,"),
            "an effect is not in the schema, so no document could hold it",
        ),
    ],
    ids=["bare", "mutable", "forgotten"],
)
def test_an_effect_that_is_not_declared_is_found(fault: Fault, words: str, tmp_path: Path) -> None:
    """Without an answer: it need not lie on the stack."""
    with copy_with(fault, "undeclared", tmp_path) as game, pytest.raises(laws.Broken) as caught:
        laws.effects_are_declared(play(game, seed=1))

    assert words in str(caught.value)


def test_modules_of_several_games_and_of_tests_are_left_alone() -> None:
    """Nobody knows whose the effects are; what lies beside a little game of the tests is not its own."""
    for game in (GAME, SEALED, TOLD):
        laws.effects_are_declared(play(game, seed=1))
