"""Content of one's own: folders with some of the files, other numbers, another roster, other beasts, another map."""

from __future__ import annotations

import zipfile
from pathlib import Path
from typing import Any

import pytest

from boardrules.core.board import Hex
from boardrules.games.bestiary.loading import defaults, house_rules, load
from boardrules.games.bestiary.validation import check_tables
from tests.games.bestiary.folders import GONE, changed, document, faults, write


def test_a_folder_may_hold_one_file(tmp_path: Path) -> None:
    """The rest is that of the package; the changed number is there."""
    content = load(changed(tmp_path, ("beasts", "beast[0].strength", [1, 1, 9])))

    assert content.beasts["griffin"].strength == (1, 1, 9)
    assert content.heroes == load().heroes
    assert content is not load()
    assert content.id != load().id


def test_the_same_folder_gives_the_same_content(tmp_path: Path) -> None:
    """A text, a path and an equal folder are one content."""
    folder = changed(tmp_path, ("tyrants", "tyrant[0].end_pb", 9))

    assert load(folder) is load(str(folder))


def test_a_folder_like_the_packaged_one_is_the_packaged_content(tmp_path: Path) -> None:
    """Rewriting a file without changing it changes nothing."""
    assert load(write(tmp_path, heroes=document("heroes"))) is load()


def test_a_folder_in_an_archive(tmp_path: Path) -> None:
    """Anything that can be walked like a folder of resources will do."""
    with zipfile.ZipFile(tmp_path / "content.zip", "w") as archive:
        archive.writestr(
            "dice.toml", "die = [{level = 1, faces = [3, 4]}, {level = 2, faces = [9]}, {level = 3, faces = [9]}]"
        )
    with zipfile.ZipFile(tmp_path / "content.zip") as archive:
        content = load(zipfile.Path(archive))

    assert content.dice == {1: (3, 4), 2: (9,), 3: (9,)}


@pytest.mark.parametrize(
    ("place", "value", "name", "read"),
    [
        ("bestiary.limit.value", 7, "bestiary_limit", 7),
        ("death.hearts_after_resurrection.value", 2, "death_hearts_after_resurrection", 2),
        ("death.hearts_after_resurrection.value", "max", "death_hearts_after_resurrection", None),
        ("liberate.allowed_at.value", ["anywhere"], "liberate_allowed_at", ("anywhere",)),
        ("scoring.tie_breakers.value", [], "scoring_tie_breakers", ()),
        ("round.first_player_rotates.value", False, "round_first_player_rotates", False),
    ],
)
def test_a_value_of_the_config(tmp_path: Path, place: str, value: object, name: str, read: object) -> None:
    """What the file says is what the rules read."""
    assert getattr(load(changed(tmp_path, ("config", place, value))).config, name) == read


def test_what_is_left_out_follows_the_config(tmp_path: Path) -> None:
    """Missions without PB of their own give those of the config; abilities without a limit have that of the config."""
    folder = changed(
        tmp_path,
        ("config", "missions.pb_each.value", 3),
        ("config", "abilities.uses_per_turn.value", 4),
        ("missions", "mission[0].pb", 5),
    )
    content = load(folder)

    assert [mission.pb for mission in content.missions.values()] == [5] + [3] * 11
    assert content.abilities["light_step"].limit_per_turn == 4
    assert content.abilities["soul_mending"].limit_per_turn == 2


def test_names_may_be_left_out(tmp_path: Path) -> None:
    """The Spanish name falls back on the name, the name of a terrain on its id."""
    content = load(
        changed(
            tmp_path,
            ("beasts", "beast[0].name_es", GONE),
            ("tiles", "terrain[4].name", GONE),
            ("tiles", "terrain[4].name_es", GONE),
        )
    )

    assert content.beasts["griffin"].name_es == "Griffin"
    assert (content.terrains["riverbank"].name, content.terrains["riverbank"].name_es) == ("Riverbank", "Riverbank")


def test_sums_in_packaged_files_do_not_bind_other_files(tmp_path: Path) -> None:
    """A config with a longer mission row needs no missions file that repeats the number."""
    assert load(changed(tmp_path, ("config", "missions.face_up.value", 6))).config.missions_face_up == 6


def test_a_changed_value_of_the_rulebook_is_noted(tmp_path: Path) -> None:
    """It is a house rule, whatever mark it bears; a changed default is none."""
    folder = changed(
        tmp_path,
        ("config", "bestiary.limit.value", 6),
        ("config", "bestiary.limit.source", GONE),
        ("config", "assist.captor_on_success.value", "active"),
    )

    assert [(item.path, item.value, item.rule) for item in house_rules(folder)] == [
        ("$.bestiary.limit.value", "6", "BH-TRM-03")
    ]


def test_an_answered_default_is_no_default_any_more(tmp_path: Path) -> None:
    """Marking an entry as rulebook takes it off the list."""
    folder = changed(tmp_path, ("config", "players.min.source", "rulebook"))
    before, after = [item.path for item in defaults()], [item.path for item in defaults(folder)]

    assert "$.players.min.value" in before
    assert [path for path in before if path not in after] == ["$.players.min.value"]


# -- replaced content -----------------------------------------------------------------------------------------


def other_roster() -> dict[str, Any]:
    """Five heroes with abilities of other kinds, some without any."""
    heroes: list[dict[str, Any]] = [
        {"id": f"hero_{n}", "name": f"Hero {n}", "hearts": n + 1, "agility": 1 + n, "exploration": 1 + n % 3}
        for n in range(5)
    ]
    free = {"unlock": [], "pay": {"pb": 0, "hearts": 0}, "usable_when_assisting": True}
    heroes[0]["ability"] = [
        {"id": "rest", "name": "Rest", "timing": "before_die", "effects": [{"op": "heal", "amount": 2}], **free},
        {
            "id": "forest_lore",
            "name": "Forest Lore",
            "timing": "on_capture",
            "effects": [
                {"op": "gain_pb", "amount": 2, "if_terrain": "forest"},
                {"op": "refresh_mission", "if_type": "undead"},
            ],
            **free,
        },
    ]
    heroes[1]["ability"] = []
    return {"hero": heroes}


def other_beasts(types: int) -> dict[str, Any]:
    """As many types as asked for, with two designs each and no Halloween."""
    kinds = [{"id": f"kind_{n}", "name": f"Kind {n}", "nameable_in_unlock_cost": True} for n in range(types)]
    beasts = [
        {
            "id": f"beast_{n}_{m}",
            "name": f"Beast {n} {m}",
            "type": f"kind_{n}",
            "strength": [1 + m, 2 + m, 3 + m],
            "pb": m,
            "wildcard": False,
            "immune_to_death_loss": m == 1,
            "copies": {"type_pile": m + 1, "deck": 3},
            "on_capture": [{"op": "heal", "amount": 1}] if m else [],
        }
        for n in range(types)
        for m in range(2)
    ]
    return {"type": kinds, "beast": beasts}


def other_world(types: int) -> dict[str, Any]:
    """Files with so many types, tyrants, terrains and tokens, on a map of their own."""
    tyrants = [
        {
            "id": f"tyrant_{n}",
            "name": f"Tyrant {n}",
            "type": f"kind_{n}",
            "symbol": f"sign_{n}",
            "strength": 1 + n % 9,
            "end_pb": n,
            "wildcard_when_captured": n == 0,
        }
        for n in range(types)
    ]
    grounds = [f"ground_{n}" for n in range(types)]
    terrains = [{"id": name, "receives_tokens": True, "group": "basic"} for name in grounds]
    terrains += [
        {"id": "sanctuary", "receives_tokens": False, "group": "sanctuary"},
        {"id": "city", "receives_tokens": False, "group": "city"},
    ]
    tiles: list[dict[str, Any]] = [{"id": "home", "name": "Home", "terrain": "city", "start": True}]
    tiles += [
        {"id": f"{ground}_{n}", "name": ground, "terrain": ground, "start": n == 0}
        for ground in grounds
        for n in range(5)
    ]
    tiles += [
        {"id": f"shrine_{n}", "name": "Shrine", "terrain": "sanctuary", "symbol": f"sign_{n}", "start": False}
        for n in range(types)
    ]
    layout = [{"tile": "home", "at": [0, 0]}]
    layout += [{"tile": f"{ground}_0", "at": [n + 1, 0]} for n, ground in enumerate(grounds)]
    config = document("config")
    config["tyrants"]["count"]["value"] = types
    return {
        "beasts": other_beasts(types),
        "tyrants": {"tyrant": tyrants},
        "tiles": {
            "counts": {"stacks": 2},
            "stack_recipe": {"sanctuary": types // 2, "city": 0, "basic_by_players": {"2": 1, "3": 2, "4": 2}},
            "terrain": terrains,
            "start_layout": layout,
            "tile": tiles,
        },
        "terrain_cards": {"terrain_card": [{"terrain": ground, "count": 1} for ground in grounds]},
        "tokens": {"token": [{"type": f"kind_{n}", "count": n} for n in range(types)]},
        "missions": {
            "mission": [
                {"id": "map_it", "name": "Map it", "kind": "map", "wanted": "ground_0", "count": 3},
                {"id": "trap_it", "name": "Trap it", "kind": "trap", "wanted": "kind_1", "count": 3, "pb": 4},
            ]
        },
        "prizes": {"prize": []},
        "heroes": {"hero": [{**hero, "ability": []} for hero in other_roster()["hero"]]},
        "config": config,
    }


def test_another_roster(tmp_path: Path) -> None:
    """Only the heroes file is replaced."""
    content = load(write(tmp_path, heroes=other_roster()))

    assert list(content.heroes) == [f"hero_{n}" for n in range(5)]
    assert list(content.abilities) == ["rest", "forest_lore"]
    assert content.abilities["rest"].effects[0].amount == 2
    assert content.abilities["rest"].limit_per_turn == 1


@pytest.mark.parametrize("types", [2, 4, 7, 12])
def test_another_world(tmp_path: Path, types: int) -> None:
    """The numbers of types, tyrants, terrains, tiles and cards are the designer's."""
    content = load(write(tmp_path, **other_world(types)))

    assert len(content.types) == len(content.tyrants) == len(content.tokens) == types
    assert len(content.tiles) == 1 + 6 * types
    assert content.start_layout[Hex(types, 0)] == f"ground_{types - 1}_0"
    assert content.missions["map_it"].pb == 2
    assert content.missions["trap_it"].pb == 4
    assert check_tables(content.tables) == ()


def test_other_tiles_alone(tmp_path: Path) -> None:
    """A smaller map with the same terrains and symbols needs no other file."""
    tiles = document("tiles")
    tiles["tile"] = [tile for tile in tiles["tile"] if tile["id"] not in ("plain_6", "swamp_6", "city_dunholt")]
    tiles["stack_recipe"]["city"] = 0
    tiles["stack_recipe"]["basic_by_players"] = {"2": 1, "3": 1, "4": 7}
    tiles["counts"] = {"stacks": 3, "total": 37}

    assert len(load(write(tmp_path, tiles=tiles)).tiles) == 37
    assert faults(write(tmp_path, tiles={**tiles, "counts": {"stacks": 3, "total": 38}})) == [
        ("tiles.toml: $.counts.total", "contradiction")
    ]
