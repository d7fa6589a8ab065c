"""Faulty content: every fault is told at its place, with its code and its rule, and once."""

from __future__ import annotations

from pathlib import Path

import pytest

from boardrules.core.errors import ContentError
from boardrules.games.bestiary.loading import load
from tests.games.bestiary.folders import GONE, changed, document, faults, write

#: file, place, value, and the fault: where, code, rule. What is put at a place is wrong for that reason alone.
SHAPES: list[tuple[str, str, object, str, str, str]] = [
    # keys
    ("beasts", "beast[3].strength", GONE, "beasts.toml: $.beast[3].strength", "missing_key", "BH-CBT-03"),
    ("beasts", "beast[3].strenght", [1], "beasts.toml: $.beast[3].strenght", "unknown_key", ""),
    ("beasts", "beast[3].copies.deck", GONE, "beasts.toml: $.beast[3].copies.deck", "missing_key", "BH-CMP-05"),
    ("beasts", "beast[3].copies", GONE, "beasts.toml: $.beast[3].copies", "missing_key", ""),
    ("beasts", "beast[3].copies", 2, "beasts.toml: $.beast[3].copies", "wrong_type", ""),
    ("beasts", "beast[3]", 2, "beasts.toml: $.beast[3]", "wrong_type", ""),
    ("beasts", "beast", 2, "beasts.toml: $.beast", "wrong_type", ""),
    ("beasts", "beast", GONE, "beasts.toml: $.beast", "missing_key", "BH-CMP-05"),
    ("beasts", "beasts", [], "beasts.toml: $.beasts", "unknown_key", ""),
    ("config", "combat.dice", {}, "config.toml: $.combat.dice", "unknown_key", ""),
    ("config", "combat", GONE, "config.toml: $.combat", "missing_key", ""),
    ("config", "bestiary.limit", GONE, "config.toml: $.bestiary.limit.value", "missing_key", "BH-TRM-03"),
    ("config", "bestiary.limit", 5, "config.toml: $.bestiary.limit", "wrong_type", ""),
    ("config", "bestiary.limit.values", 5, "config.toml: $.bestiary.limit.values", "unknown_key", ""),
    ("config", "bestiary.limit.rule", "SH-1", "config.toml: $.bestiary.limit.rule", "unknown_value", ""),
    ("config", "meta.map_model", "squares", "config.toml: $.meta.map_model", "contradiction", ""),
    ("config", "meta.directions.E", [0, 1], "config.toml: $.meta.directions", "contradiction", ""),
    ("config", "meta.colour", 1, "config.toml: $.meta.colour", "unknown_key", ""),
    ("config", "meta", GONE, "config.toml: $.meta", "missing_key", ""),
    ("heroes", "hero[1].source", "me", "heroes.toml: $.hero[1].source", "unknown_value", ""),
    ("heroes", "hero[1].note", 5, "heroes.toml: $.hero[1].note", "wrong_type", ""),
    ("tokens", "token[0].name", 5, "tokens.toml: $.token[0].name", "wrong_type", ""),
    ("tiles", "counts", GONE, "tiles.toml: $.counts", "missing_key", ""),
    ("tiles", "counts.stacks", GONE, "tiles.toml: $.counts.stacks", "missing_key", "BH-SET-03"),
    ("tiles", "start_layout[2].at", [1], "tiles.toml: $.start_layout[2].at", "wrong_type", "BH-SET-02"),
    ("tiles", "start_layout[2].at", GONE, "tiles.toml: $.start_layout[2].at", "missing_key", "BH-SET-02"),
    # types and ranges
    ("beasts", "beast[3].strength[1]", "5", "beasts.toml: $.beast[3].strength[1]", "wrong_type", "BH-CBT-03"),
    ("beasts", "beast[3].strength[0]", 0, "beasts.toml: $.beast[3].strength[0]", "out_of_range", "BH-CBT-03"),
    ("beasts", "beast[3].pb", True, "beasts.toml: $.beast[3].pb", "wrong_type", "BH-LIB-01"),
    ("beasts", "beast[3].pb", -1, "beasts.toml: $.beast[3].pb", "out_of_range", "BH-LIB-01"),
    ("beasts", "beast[3].wildcard", 1, "beasts.toml: $.beast[3].wildcard", "wrong_type", "BH-WLD-03"),
    ("beasts", "beast[3].name", "", "beasts.toml: $.beast[3].name", "unknown_value", "BH-CMP-05"),
    ("beasts", "beast[3].name", "a\nb", "beasts.toml: $.beast[3].name", "unknown_value", "BH-CMP-05"),
    ("beasts", "beast[3].id", "Hydra#p1", "beasts.toml: $.beast[3].id", "unknown_value", "BH-CMP-05"),
    ("heroes", "hero[2].hearts", 0, "heroes.toml: $.hero[2].hearts", "out_of_range", "BH-TRM-02"),
    ("heroes", "hero[2].agility", 0, "heroes.toml: $.hero[2].agility", "out_of_range", "BH-TRM-04"),
    ("heroes", "hero[2].exploration", 2.5, "heroes.toml: $.hero[2].exploration", "wrong_type", "BH-TRM-05"),
    (
        "heroes",
        "hero[0].ability[0].limit_per_turn",
        0,
        "heroes.toml: $.hero[0].ability[0].limit_per_turn",
        "out_of_range",
        "BH-ABL-03",
    ),
    (
        "heroes",
        "hero[0].ability[0].pay.pb",
        -1,
        "heroes.toml: $.hero[0].ability[0].pay.pb",
        "out_of_range",
        "BH-ABL-11",
    ),
    (
        "heroes",
        "hero[0].ability[0].effects",
        [],
        "heroes.toml: $.hero[0].ability[0].effects",
        "wrong_length",
        "BH-FX-01",
    ),
    ("tyrants", "tyrant[0].strength", "strong", "tyrants.toml: $.tyrant[0].strength", "wrong_type", "BH-TYR-03"),
    ("missions", "mission[0].count", -1, "missions.toml: $.mission[0].count", "out_of_range", "BH-CMP-16"),
    ("prizes", "prize[0].minimum", -1, "prizes.toml: $.prize[0].minimum", "out_of_range", "BH-PRZ-01"),
    ("tiles", "counts.stacks", 0, "tiles.toml: $.counts.stacks", "out_of_range", "BH-SET-03"),
    ("tiles", "start_layout[2].at", [1, "-1"], "tiles.toml: $.start_layout[2].at[1]", "wrong_type", "BH-SET-02"),
    ("tiles", "start_layout[2].at", [1, 999], "tiles.toml: $.start_layout[2].at[1]", "out_of_range", "BH-SET-02"),
    ("tokens", "token[5].count", -1, "tokens.toml: $.token[5].count", "out_of_range", "BH-CMP-15"),
    ("dice", "die[1].faces", [], "dice.toml: $.die[1].faces", "wrong_length", "BH-CMP-17"),
    ("dice", "die[1].faces[7]", -8, "dice.toml: $.die[1].faces[7]", "out_of_range", "BH-CMP-17"),
    ("config", "bestiary.limit.value", 0, "config.toml: $.bestiary.limit.value", "out_of_range", "BH-TRM-03"),
    (
        "config",
        "round.first_player_rotates.value",
        1,
        "config.toml: $.round.first_player_rotates.value",
        "wrong_type",
        "BH-RND-03",
    ),
    # words
    (
        "heroes",
        "hero[0].ability[1].timing",
        "always",
        "heroes.toml: $.hero[0].ability[1].timing",
        "unknown_value",
        "BH-ABL-05",
    ),
    ("missions", "mission[0].kind", "find", "missions.toml: $.mission[0].kind", "unknown_value", "BH-MIS-01"),
    ("prizes", "prize[0].counts", "steps", "prizes.toml: $.prize[0].counts", "unknown_value", "BH-PRZ-01"),
    (
        "config",
        "assist.captor_on_success.value",
        "both",
        "config.toml: $.assist.captor_on_success.value",
        "unknown_value",
        "BH-AST-05",
    ),
    (
        "config",
        "liberate.allowed_at.value",
        ["city"],
        "config.toml: $.liberate.allowed_at.value[0]",
        "unknown_value",
        "BH-LIB-01",
    ),
    (
        "config",
        "assist.applies_to.value",
        ["encounter", "encounter"],
        "config.toml: $.assist.applies_to.value[1]",
        "duplicate",
        "BH-AST-03",
    ),
    (
        "config",
        "death.hearts_after_resurrection.value",
        "all",
        "config.toml: $.death.hearts_after_resurrection.value",
        "wrong_type",
        "BH-DTH-04",
    ),
    # references
    ("beasts", "beast[3].type", "dragon", "beasts.toml: $.beast[3].type", "unknown_id", "BH-CMP-05"),
    (
        "heroes",
        "hero[0].ability[1].unlock",
        ["dragon"],
        "heroes.toml: $.hero[0].ability[1].unlock[0]",
        "unknown_id",
        "BH-ABL-02",
    ),
    ("tiles", "tile[35].terrain", "sea", "tiles.toml: $.tile[35].terrain", "unknown_id", "BH-CMP-12"),
    ("tiles", "start_layout[2].tile", "sea_1", "tiles.toml: $.start_layout[2].tile", "unknown_id", "BH-SET-02"),
    ("missions", "mission[0].wanted", "orc", "missions.toml: $.mission[0].wanted", "unknown_id", "BH-MIS-01"),
    ("missions", "mission[6].wanted", "halloween", "missions.toml: $.mission[6].wanted", "unknown_id", "BH-MIS-01"),
    (
        "config",
        "combat.default_die_level.value",
        4,
        "config.toml: $.combat.default_die_level.value",
        "unknown_id",
        "BH-CBT-02",
    ),
]

#: An operation of a hero's ability played before the die (the first) or of a card (the second), and its fault.
OPERATIONS: list[tuple[dict[str, object], str, str]] = [
    ({"op": "fly"}, "op", "unknown_value"),
    ({"amount": 1}, "op", "missing_key"),
    ({"op": "heal"}, "amount", "missing_key"),
    ({"op": "heal", "amount": 0}, "amount", "out_of_range"),
    ({"op": "heal", "amount": 1, "level": 2}, "level", "unknown_key"),
    ({"op": "heal", "amount": 1, "amout": 2}, "amout", "unknown_key"),
    ({"op": "map_adjacent", "amount": 1}, "amount", "unknown_key"),
    ({"op": "die_level", "level": 2}, "scope", "missing_key"),
    ({"op": "die_level", "level": 2, "scope": "game"}, "scope", "unknown_value"),
    ({"op": "die_level", "level": 7, "scope": "turn"}, "level", "unknown_id"),
    ({"op": "add_discard_to_track", "count": "1"}, "count", "wrong_type"),
    ({"op": "heal", "amount": 1, "if_terrain": "sea"}, "if_terrain", "unknown_id"),
    ({"op": "heal", "amount": 1, "if_type": "dragon"}, "if_type", "unknown_id"),
    ({"op": "heal", "amount": 1, "if_hearts_at_most": -1}, "if_hearts_at_most", "out_of_range"),
    ({"op": "reroll_other_die", "win_pb": 1}, "op", "contradiction"),
]

#: Changes that are sound one by one and do not belong together.
DESIGNS: list[tuple[list[tuple[str, str, object]], str, str, str]] = [
    ([("beasts", "beast[3].id", "griffin")], "beasts.toml: $.beast[3].id", "duplicate", ""),
    ([("beasts", "type[2].id", "any")], "beasts.toml: $.type[2].id", "unknown_value", "BH-CMP-02"),
    ([("heroes", "hero[1].id", "kael")], "heroes.toml: $.hero[4].id", "duplicate", ""),
    ([("heroes", "hero[1].ability[0].id", "judgement")], "heroes.toml: $.hero[5].ability[2].id", "duplicate", ""),
    ([("prizes", "prize[1].id", "most_missions")], "prizes.toml: $.prize[1].id", "duplicate", ""),
    ([("tiles", "tile[3].id", "plain_3")], "tiles.toml: $.tile[3].id", "duplicate", ""),
    (
        [("beasts", "beast[24].copies.type_pile", 1), ("beasts", "counts", {})],
        "beasts.toml: $.beast[24].copies.type_pile",
        "out_of_range",
        "BH-CMP-03",
    ),
    ([("beasts", "beast[3].strength", [5, 5])], "beasts.toml: $.beast[3].strength", "wrong_length", "BH-CBT-03"),
    ([("beasts", "beast[3].strength", [5, 4, 6])], "beasts.toml: $.beast[3].strength", "contradiction", "BH-CBT-03"),
    ([("beasts", "beast[3].strength", [5, 5, 11])], "beasts.toml: $.beast[3].strength[2]", "out_of_range", "BH-CBT-04"),
    ([("tyrants", "tyrant[0].strength", 11)], "tyrants.toml: $.tyrant[0].strength", "out_of_range", "BH-TYR-03"),
    ([("tyrants", "tyrant[0].symbol", "moon")], "tyrants.toml: $.tyrant[0].symbol", "contradiction", "BH-TYR-01"),
    ([("config", "tyrants.count.value", 5)], "config.toml: $.tyrants.count.value", "contradiction", "BH-TYR-01"),
    (
        [("config", "round.tyrants_face_up_at_setup.value", 7)],
        "config.toml: $.round.tyrants_face_up_at_setup.value",
        "out_of_range",
        "BH-SET-07",
    ),
    ([("terrain_cards", "terrain_card[5]", GONE)], "terrain_cards.toml: $.terrain_card", "wrong_number", "BH-CMP-09"),
    (
        [("terrain_cards", "terrain_card[5].terrain", "plain")],
        "terrain_cards.toml: $.terrain_card[5].terrain",
        "duplicate",
        "BH-CMP-09",
    ),
    (
        [("terrain_cards", "terrain_card[5].terrain", "city")],
        "terrain_cards.toml: $.terrain_card[5].terrain",
        "contradiction",
        "BH-CMP-09",
    ),
    (
        [("terrain_cards", "terrain_card[5].count", 2)],
        "terrain_cards.toml: $.terrain_card[5].count",
        "contradiction",
        "BH-CMP-09",
    ),
    (
        [("tiles", "terrain[6].receives_tokens", True)],
        "tiles.toml: $.terrain[6].receives_tokens",
        "contradiction",
        "BH-CMP-10",
    ),
    ([("tiles", "terrain[0].group", "city")], "tiles.toml: $.terrain[0].group", "contradiction", "BH-SET-03"),
    ([("tiles", "tile[3].symbol", "moon")], "tiles.toml: $.tile[3].symbol", "contradiction", "BH-CMP-12"),
    ([("tiles", "tile[3].tyrant", "aldric")], "tiles.toml: $.tile[3].tyrant", "contradiction", "BH-CMP-12"),
    ([("tiles", "tile[30].tyrant", "aldric")], "tiles.toml: $.tile[30].tyrant", "contradiction", "BH-CMP-12"),
    (
        [("tiles", "tile[3].start", True), ("tiles", "counts.start", 8)],
        "tiles.toml: $.tile[3].start",
        "contradiction",
        "BH-SET-02",
    ),
    (
        [("tiles", "tile[1].start", False), ("tiles", "counts.start", 6)],
        "tiles.toml: $.tile[1].start",
        "contradiction",
        "BH-SET-02",
    ),
    ([("tiles", "start_layout[2].at", [1, 0])], "tiles.toml: $.start_layout[2]", "duplicate", "BH-SET-02"),
    ([("tiles", "start_layout[2].at", [3, 3])], "tiles.toml: $.start_layout", "contradiction", "BH-SET-02"),
    ([("tiles", "start_layout[0].at", [2, 0])], "tiles.toml: $.start_layout", "contradiction", "BH-SET-02"),
    (
        [("tiles", "start_layout[0].tile", "plain_1"), ("tiles", "start_layout[1].tile", "city_handel")],
        "tiles.toml: $.start_layout",
        "contradiction",
        "BH-SET-02",
    ),
    ([("tiles", "stack_recipe.sanctuary", 3)], "tiles.toml: $.stack_recipe.sanctuary", "too_many", "BH-SET-03"),
    ([("tiles", "stack_recipe.city", 2)], "tiles.toml: $.stack_recipe.city", "too_many", "BH-SET-03"),
    (
        [("tiles", "stack_recipe.basic_by_players.4", 9)],
        'tiles.toml: $.stack_recipe.basic_by_players."4"',
        "too_many",
        "BH-SET-03",
    ),
    (
        [("tiles", "stack_recipe.basic_by_players.3", GONE)],
        "tiles.toml: $.stack_recipe.basic_by_players",
        "wrong_number",
        "BH-SET-03",
    ),
    (
        [("tiles", "stack_recipe.basic_by_players", 4)],
        "tiles.toml: $.stack_recipe.basic_by_players",
        "wrong_type",
        "BH-SET-03",
    ),
    (
        [("tiles", "stack_recipe.basic_by_players", {"2": 1, "3": 1, "4": 1, "many": 1})],
        'tiles.toml: $.stack_recipe.basic_by_players."many"',
        "wrong_type",
        "BH-SET-03",
    ),
    ([("tokens", "token[5]", GONE)], "tokens.toml: $.token", "wrong_number", "BH-CMP-15"),
    (
        [("tokens", "token[6]", {"type": "halloween", "count": 1})],
        "tokens.toml: $.token[6].type",
        "unknown_id",
        "BH-CMP-03",
    ),
    ([("tokens", "token[6]", {"type": "orc", "count": 1})], "tokens.toml: $.token[6].type", "duplicate", "BH-CMP-15"),
    ([("dice", "die[1].level", 1)], "dice.toml: $.die[1].level", "duplicate", "BH-CMP-17"),
    (
        [
            ("dice", "die[2].level", 4),
            (
                "heroes",
                "hero",
                [{"id": f"h{n}", "name": "H", "hearts": 3, "agility": 3, "exploration": 2} for n in range(4)],
            ),
        ],
        "dice.toml: $.die",
        "wrong_number",
        "BH-CMP-17",
    ),
    ([("config", "players.min.value", 5)], "config.toml: $.players.min.value", "contradiction", "BH-SET-01"),
    (
        [("config", "tracking.min_chosen.value", 3)],
        "config.toml: $.tracking.min_chosen.value",
        "contradiction",
        "BH-TRK-03",
    ),
    ([("config", "death.hearts_at_death.value", 3)], "heroes.toml: $.hero[3].hearts", "out_of_range", "BH-DTH-01"),
    (
        [("config", "death.hearts_at_death.value", 1), ("config", "death.hearts_after_resurrection.value", 1)],
        "config.toml: $.death.hearts_after_resurrection.value",
        "contradiction",
        "BH-DTH-04",
    ),
    (
        [("config", "scoring.tie_breakers.value", ["shared_victory", "fewest_deaths"])],
        "config.toml: $.scoring.tie_breakers.value",
        "contradiction",
        "BH-SCO-05",
    ),
    ([("config", "bestiary.limit.value", 2)], "config.toml: $.bestiary.limit.value", "contradiction", "BH-BST-06"),
    (
        [
            ("config", "missions.face_up.value", 4),
            ("missions", "mission", [{"id": "one", "name": "One", "kind": "map", "wanted": "plain", "count": 3}]),
            ("missions", "counts", {}),
        ],
        "missions.toml: $.mission",
        "wrong_number",
        "BH-MIS-03",
    ),
    (
        [("heroes", "hero[3].ability[0].pay.hearts", 3)],
        "heroes.toml: $.hero[3].ability[0].pay.hearts",
        "out_of_range",
        "BH-ABL-13",
    ),
    (
        [("heroes", "hero[1].ability[0].effects[0].amount", 11)],
        "heroes.toml: $.hero[1].exploration",
        "too_many",
        "BH-TRK-01",
    ),
    (
        [("heroes", "hero[1].ability[0].unlock", ["human"])],
        "heroes.toml: $.hero[1].ability[0].unlock[0]",
        "unknown_id",
        "BH-HUM-04",
    ),
    (
        [("heroes", "hero[0].ability[0].timing", "on_capture")],
        "heroes.toml: $.hero[0].ability[0].effects[0].op",
        "contradiction",
        "BH-ABL-08",
    ),
    (
        [("heroes", "hero[5].ability[1].timing", "before_die")],
        "heroes.toml: $.hero[5].ability[1].effects[0].if_type",
        "contradiction",
        "BH-FX-01",
    ),
    ([("effects", "op[0].params", ["level"])], "effects.toml: $.op[0].params", "contradiction", "BH-FX-01"),
    (
        [("effects", "op[12]", {"id": "heal", "params": ["amount"]})],
        "effects.toml: $.op[12].id",
        "duplicate",
        "BH-FX-01",
    ),
    (
        [("effects", "op[12]", {"id": "heel", "params": ["amount"]})],
        "effects.toml: $.op[12].id",
        "unknown_id",
        "BH-FX-01",
    ),
    ([("effects", "op[11]", GONE)], "effects.toml: $.op", "missing_key", "BH-FX-01"),
    ([("beasts", "counts.deck_cards", 53)], "beasts.toml: $.counts.deck_cards", "contradiction", ""),
    ([("beasts", "counts.types", 7)], "beasts.toml: $.counts.types", "contradiction", ""),
    ([("beasts", "counts.cards", 7)], "beasts.toml: $.counts.cards", "unknown_key", ""),
    ([("missions", "counts.face_up", 5)], "missions.toml: $.counts.face_up", "contradiction", "BH-MIS-03"),
    ([("missions", "counts.total", 25)], "missions.toml: $.counts.total", "contradiction", ""),
    ([("tiles", "counts.start", 8)], "tiles.toml: $.counts.start", "contradiction", ""),
]


def problems(folder: Path) -> list[tuple[str, str, str]]:
    """Return path, code and rule of every fault."""
    with pytest.raises(ContentError) as caught:
        load(folder)
    return [(problem.path, problem.code, problem.rule) for problem in caught.value.problems]


@pytest.mark.parametrize(("file", "place", "value", "path", "code", "rule"), SHAPES)
def test_a_faulty_value(tmp_path: Path, file: str, place: str, value: object, path: str, code: str, rule: str) -> None:
    """The fault is told at its place; what follows from it elsewhere does not hide it."""
    found = problems(changed(tmp_path, (file, place, value)))

    assert (path, code, rule) in found
    assert [fault for fault in found if fault[0] == path] == [(path, code, rule)]


@pytest.mark.parametrize(("operation", "key", "code"), OPERATIONS)
def test_a_faulty_operation(tmp_path: Path, operation: dict[str, object], key: str, code: str) -> None:
    """The same faults in an ability and on a card; nothing but the fault is told."""
    folder = changed(
        tmp_path,
        ("heroes", "hero[1].ability[0].effects", [operation]),
        ("beasts", "beast[1].on_capture", [operation]),
    )

    assert sorted(faults(folder)) == [
        (f"beasts.toml: $.beast[1].on_capture[0].{key}", code),
        (f"heroes.toml: $.hero[1].ability[0].effects[0].{key}", code),
    ]


@pytest.mark.parametrize(("changes", "path", "code", "rule"), DESIGNS)
def test_what_does_not_belong_together(
    tmp_path: Path, changes: list[tuple[str, str, object]], path: str, code: str, rule: str
) -> None:
    """Each is sound by itself; together no game could be played by the rules."""
    assert (path, code, rule) in problems(changed(tmp_path, *changes))


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        (
            [("tyrants", "tyrant[0].type", "orc")],
            [("tyrants.toml: $.tyrant[1].type", "duplicate"), ("tyrants.toml: $.tyrant", "wrong_number")],
        ),
        (
            [("tyrants", "tyrant[0].type", "halloween")],
            [("tyrants.toml: $.tyrant[0].type", "unknown_id"), ("tyrants.toml: $.tyrant", "wrong_number")],
        ),
        (
            [("tiles", "tile[30].symbol", "axe")],
            [("tiles.toml: $.tile[31].symbol", "duplicate"), ("tyrants.toml: $.tyrant[0].symbol", "contradiction")],
        ),
        (
            [("beasts", "type[6]", GONE), ("beasts", "counts", {})],
            [(f"beasts.toml: $.beast[{n}].type", "unknown_id") for n in range(24, 28)],
        ),
        (
            [("config", "players.max.value", 7)],
            [("tiles.toml: $.stack_recipe.basic_by_players", "wrong_number")] * 3
            + [("heroes.toml: $.hero", "wrong_number")],
        ),
    ],
)
def test_one_change_with_several_faults(
    tmp_path: Path, changes: list[tuple[str, str, object]], expected: list[tuple[str, str]]
) -> None:
    """Everything that is wrong is told, and nothing else."""
    found = [fault for fault in faults(changed(tmp_path, *changes)) if not fault[0].endswith("].tyrant")]

    assert found == expected


def test_a_pile_and_a_deck_are_needed(tmp_path: Path) -> None:
    """Each type but Halloween has cards in its pile, and the Beast deck has some."""
    beasts = document("beasts")
    for beast in beasts["beast"]:
        beast["copies"] = {"type_pile": int(beast["type"] not in ("orc", "halloween")), "deck": 0}

    with pytest.raises(ContentError) as caught:
        load(write(tmp_path, beasts={**beasts, "counts": {}}))

    assert [(problem.path, problem.expected, problem.rule) for problem in caught.value.problems] == [
        ("beasts.toml: $.beast", "a card in the pile of type orc", "BH-CMP-07"),
        ("beasts.toml: $.beast", "a card in the Beast deck", "BH-CMP-04"),
    ]


def test_more_tokens_than_cards_in_the_pile_are_allowed(tmp_path: Path) -> None:
    """The rules say what happens when the pile is empty (BH-ENC-07)."""
    assert load(changed(tmp_path, ("tokens", "token[0].count", 9))).tokens["chimera"] == 9


def test_a_payment_that_may_kill_is_no_fault(tmp_path: Path) -> None:
    """With the switch on, all hearts may be paid (BH-ABL-13)."""
    folder = changed(
        tmp_path,
        ("heroes", "hero[3].ability[0].pay.hearts", 3),
        ("config", "abilities.heart_payment_may_kill.value", True),
    )

    assert load(folder).abilities["soul_mending"].pay_hearts == 3


def test_tyrants_that_may_leave_allow_a_small_bestiary(tmp_path: Path) -> None:
    """A full bestiary then always holds a card that may leave."""
    folder = changed(
        tmp_path,
        ("config", "bestiary.limit.value", 1),
        ("config", "bestiary.tyrant_may_overflow.value", True),
    )

    assert load(folder).config.bestiary_limit == 1
