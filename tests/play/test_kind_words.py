"""Every kind of value that a setup or a content may hold has its words in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import boardrules
from boardrules import Problem
from boardrules.core import kinds as k
from boardrules.games.bestiary.setup_checks import SETUP as BESTIARY
from boardrules.games.bestiary.validation import TABLES
from boardrules.games.lotr_investigation.setup_checks import SETUP as QUEST
from boardrules.games.shadow_hunters.setup_checks import SETUP as SHADOW_HUNTERS
from boardrules.play.text import Text

ROOTS = (
    ("shadow_hunters", SHADOW_HUNTERS),
    ("bestiary", BESTIARY),
    ("bestiary", TABLES),
    ("lotr_investigation", QUEST),
)


def inside(kind: k.Kind) -> Iterator[k.Kind]:
    """Yield the kinds that a kind is made of, and those in them."""
    parts: list[k.Kind] = []
    if isinstance(kind, k.Many):
        parts = [kind.item]
    elif isinstance(kind, k.Maybe):
        parts = [kind.kind]
    elif isinstance(kind, k.Row):
        parts = [*kind.kinds]
    elif isinstance(kind, k.Pairs):
        parts = [*kind.keys.values()]
    elif isinstance(kind, k.Record):
        parts = [*kind.fields.values()]
    for part in parts:
        yield part
        yield from inside(part)


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
