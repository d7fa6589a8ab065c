"""Every kind of value that a setup or a content may hold has its words in every language."""

from __future__ import annotations

import pytest

import boardrules
from boardrules import Problem
from boardrules.core import kinds as k
from boardrules.games.bestiary.setup_checks import SETUP as BESTIARY
from boardrules.games.bestiary.validation import TABLES
from boardrules.games.lotr_investigation.setup_checks import SETUP as QUEST
from boardrules.games.shadow_hunters.setup_checks import SETUP as SHADOW_HUNTERS
from boardrules.play.text import Text
from tests.games.kinds import inside

ROOTS = (
    ("shadow_hunters", SHADOW_HUNTERS),
    ("bestiary", BESTIARY),
    ("bestiary", TABLES),
    ("lotr_investigation", QUEST),
)


@pytest.mark.parametrize(("name", "root"), ROOTS)
def test_what_was_expected_is_said_in_the_language(name: str, root: k.Record) -> None:
    """The Spanish words are others than the English ones, save for lists of ids, which belong to no language."""
    game = boardrules.load_game(name)
    spanish = Text(game, "es")
    words = {kind.expected for kind in inside(root) if not (isinstance(kind, k.Word) and len(kind.choices) == 1)}
    words -= {"true", "false"}

    assert len(words) > 5
    for word in words:
        problem = Problem("players", "wrong_type", word, "0")
        assert f"esperaba: {word};" not in spanish.problem(problem), word
