"""The files with what is printed: the packaged ones have no fault, and every fault is told with file and place."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from boardrules.games.lotr_investigation import content, printed

#: A file, what stands in it and what stands there instead, and the fault: where, code, rule.
FAULTS: list[tuple[str, str, str, str, str, str]] = [
    ("quest_cards", "stage = 2\n", "", "quest_cards.toml: $.stage[1].stage", "missing_key", "LR-CRD-01"),
    ("quest_cards", "stage = 2\n", "stage = 4\n", "quest_cards.toml: $.stage[1].stage", "out_of_range", "LR-CRD-01"),
    ("quest_cards", "stage = 2\n", "stage = 1\n", "quest_cards.toml: $.stage[1].stage", "duplicate", "LR-CRD-01"),
    ("quest_cards", "quest_points = 12", "points = 12", "quest_cards.toml: $.stage[0].points", "unknown_key", ""),
    (
        "player_cards",
        'sphere = "tactics"',
        "sphere = 3",
        "player_cards.toml: $.card[3].sphere",
        "wrong_type",
        "LR-CRD-01",
    ),
    ("player_cards", '"Ranger"]', "4]", "player_cards.toml: $.card[0].traits[2]", "wrong_type", "LR-CRD-01"),
    ("player_cards", "threat_cost = 12", "", "player_cards.toml: $.card[0].threat_cost", "out_of_range", "LR-CRD-01"),
    (
        "player_cards",
        "threat_cost = 12",
        "threat_cost = 12\nthreat = 1",
        "player_cards.toml: $.card[0].threat",
        "unknown_key",
        "LR-CRD-01",
    ),
    (
        "player_cards",
        "hit_points = 5",
        "hit_points = -5",
        "player_cards.toml: $.card[0].hit_points",
        "out_of_range",
        "LR-CRD-01",
    ),
    ("player_cards", 'id = "gloin"', 'id = "aragorn"', "player_cards.toml: $.card[2].id", "duplicate", "LR-CRD-01"),
    ("player_cards", '\ncost = "X"', '\ncost = "Y"', "player_cards.toml: $.card[50].cost", "wrong_type", "LR-CRD-01"),
    ("player_cards", "[[card]]", "[[cards]]", "player_cards.toml: $.cards", "unknown_key", ""),
    (
        "encounter_cards",
        "easy_count = 1",
        "easy_count = 2",
        "encounter_cards.toml: $.card[0].easy_count",
        "out_of_range",
        "LR-VAR-02",
    ),
    (
        "encounter_cards",
        'encounter_set = "inv',
        'encounter_set = "env',
        "encounter_cards.toml: $.card[0].encounter_set",
        "unknown_value",
        "LR-CMP-02",
    ),
    (
        "encounter_cards",
        'type = "location"',
        'type = "ally"',
        "encounter_cards.toml: $.card[0].type",
        "unknown_value",
        "LR-CMP-01",
    ),
    ("decks", '"gloin"', '"gloim"', "decks.toml: $.deck[0].heroes[1]", "unknown_id", "LR-DCK-02"),
    ("decks", '"gloin"', '"faramir"', "decks.toml: $.deck[0].heroes[1]", "unknown_id", "LR-DCK-02"),
    ("decks", "faramir = 2", "faramit = 2", 'decks.toml: $.deck[0].cards."faramit"', "unknown_id", "LR-DCK-02"),
    ("decks", "faramir = 2", "faramir = 4", 'decks.toml: $.deck[0].cards."faramir"', "out_of_range", "LR-DCK-02"),
    ("decks", "faramir = 2", "gimli = 2", 'decks.toml: $.deck[0].cards."gimli"', "contradiction", "LR-DCK-02"),
    ("decks", "faramir = 2", "faramir = ", "decks.toml: line 12", "unreadable", ""),
]


def packaged(name: str) -> str:
    """Return the text of a packaged file."""
    return (files("boardrules.games.lotr_investigation") / "content" / f"{name}.toml").read_text(encoding="utf-8")


def test_the_packaged_files_have_no_fault() -> None:
    """Neither in what is read when the game is imported, nor in what is checked here alone."""
    assert printed.faults() == ()


def test_what_is_played_with_is_what_the_files_hold() -> None:
    """Each table in its order, and the cards whose cost or threat is an X."""
    read, reader = content.read()

    assert reader.faults == []
    assert [card.id for card in read.player_cards] == [card.id for card in content.PLAYER_CARDS]
    assert read.stages == content.STAGES
    assert {deck.id: deck for deck in read.decks} == content.DECKS
    assert [(card.id, card.cost) for card in content.PLAYER_CARDS if card.cost_x] == [
        ("stand_and_fight", 0),
        ("gandalfs_search", 0),
    ]


@pytest.mark.parametrize(("file", "old", "new", "path", "code", "rule"), FAULTS)
def test_a_fault_is_told_with_its_file_and_its_place(
    tmp_path: Path, file: str, old: str, new: str, path: str, code: str, rule: str
) -> None:
    """The first place of a text in a file is changed; the other files are the packaged ones."""
    text = packaged(file)
    assert old in text
    (tmp_path / f"{file}.toml").write_text(text.replace(old, new, 1), encoding="utf-8")

    found = [(fault.path, fault.code, fault.rule) for fault in printed.faults(tmp_path)]

    assert (path, code, rule) in found
    assert [fault for fault in found if fault[0] == path] == [(path, code, rule)]


def test_a_file_that_nobody_knows_is_a_fault(tmp_path: Path) -> None:
    """It would be passed over in silence."""
    (tmp_path / "deck.toml").write_text("", encoding="utf-8")

    assert [(fault.path, fault.expected) for fault in printed.faults(tmp_path)] == [("deck.toml", "decks.toml")]
