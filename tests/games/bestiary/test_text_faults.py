"""Faults of content and setups of the bestiary hex game, told in the language of whoever made them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import attrs
import pytest

from boardrules.core.errors import ContentError, Problem, SetupError
from boardrules.games.bestiary.content import Tables
from boardrules.games.bestiary.game import GAME
from boardrules.games.bestiary.loading import load
from boardrules.games.bestiary.setup import Position, Setup, TyrantPlace
from boardrules.games.bestiary.validation import check_tables
from boardrules.play.text import Text
from tests.games.bestiary.folders import GONE, changed

TYRANTS = ("ashmane", "grushnak", "azhurel", "ondrath", "morvain", "aldric")


def _broken(tables: Tables) -> Iterator[Problem]:
    """Yield the faults of tables in which one value after another is of no sensible type."""
    for field in attrs.fields(Tables):
        value: Any = getattr(tables, field.name)
        yield from _faults(tables, field.name, object())
        if field.name == "config":
            for inner in attrs.fields(type(value)):
                yield from _faults(tables, "config", attrs.evolve(value, **{inner.name: object()}))
        elif isinstance(value, tuple):
            rows = [object(), "Nothing At All", *_broken_rows(value[0])]
            for row in rows:
                yield from _faults(tables, field.name, (row, *value[1:]))


def _broken_rows(row: Any) -> Iterator[object]:
    if isinstance(row, tuple):
        for index in range(len(row)):
            yield (*row[:index], object(), *row[index + 1 :])
    elif attrs.has(type(row)):
        for inner in attrs.fields(type(row)):
            for value in (object(), "?", (object(),), -1000):
                yield attrs.evolve(row, **{inner.name: value})


def _faults(tables: Tables, name: str, value: object) -> tuple[Problem, ...]:
    changes: dict[str, Any] = {name: value}
    return check_tables(attrs.evolve(tables, **changes))


#: Lists of ids and numbers, which are the same in every language.
_TECHNICAL = re.compile(r"'.*'|<.*>|tuple of 1|[\w.#/-]+(, [\w.#/-]+)*|.*q, r\)|\{.*\}")


def test_what_a_fault_of_the_content_expects_is_told_in_the_language() -> None:
    """Whatever value of the tables is wrong, no line is half English."""
    spanish, english = (Text(GAME, lang, strict=True) for lang in ("es", "en"))
    problems = list(_broken(load().tables))
    expected = {problem.expected for problem in problems if not _TECHNICAL.fullmatch(problem.expected)}

    assert len(expected) > 40
    assert [words for words in sorted(expected) if spanish._expected(words) == words] == []
    for problem in problems[::50]:
        assert not re.search(r"[{}$]", spanish.problem(problem) + english.problem(problem))


DESIGN_FAULTS: list[tuple[str, str, object]] = [
    ("beasts", "beast[1].id", "griffin"),
    ("beasts", "beast[2].strength", [9, 8, 7]),
    ("beasts", "beast[3].strength", [1, 2]),
    ("beasts", "beast[4].type", "halloween"),
    ("beasts", "counts.deck_cards", 7),
    ("beasts", "type[0].id", "any"),
    ("tyrants", "tyrant[0].symbol", "axe"),
    ("tyrants", "tyrant[1].type", "halloween"),
    ("tyrants", "tyrant[1].strength", 90),
    ("tyrants", "tyrant[2].type", "ghost"),
    ("tiles", "terrain[0].group", "city"),
    ("tiles", "terrain[6].receives_tokens", True),
    ("tiles", "start_layout[0].at", [0, 5]),
    ("tiles", "start_layout[1].at", [1]),
    ("tiles", "start_layout[2].tile", "plain_1"),
    ("tiles", "tile[0].symbol", "axe"),
    ("tiles", "tile[1].start", False),
    ("tiles", "tile[30].tyrant", "nobody"),
    ("tiles", "stack_recipe.city", 9),
    ("tiles", "stack_recipe.basic_by_players", {"2": 20}),
    ("tiles", "counts.stacks", GONE),
    ("tokens", "token[0].type", "halloween"),
    ("tokens", "token[1].type", "demon"),
    ("tokens", "token[2].count", "many"),
    ("dice", "die[0].level", 7),
    ("dice", "die[1].faces", []),
    ("heroes", "hero[0].hearts", 0),
    ("heroes", "hero[1].ability[0].effects[0].amount", 20),
    ("heroes", "hero[0].ability[1].effects[0].op", "reroll_other_die"),
    ("heroes", "hero[0].ability[1].unlock", ["human"]),
    ("heroes", "hero[1].ability[0].pay", {"pb": 0, "hearts": 9}),
    ("heroes", "hero[1].ability[0].effects[0].if_type", "orc"),
    ("missions", "mission[0].wanted", "sea"),
    ("missions", "counts.face_up", 3),
    ("terrain_cards", "terrain_card[0].terrain", "city"),
    ("terrain_cards", "terrain_card[1].count", 2),
    ("config", "players.min", {"value": 5}),
    ("config", "bestiary.limit", {"value": 1}),
    ("config", "tyrants.count", {"value": 5}),
    ("config", "death.hearts_after_resurrection", {"value": 99}),
    ("config", "scoring.tie_breakers", {"value": ["shared_victory", "fewest_deaths"]}),
    ("config", "meta.content_version", GONE),
    ("config", "combat.default_die_level", {"value": 9, "rule": "none"}),
    ("effects", "op[0].params", []),
    ("effects", "op[1].id", "fly"),
    ("prizes", "prize[0].colour", "red"),
    ("prizes", "prize[1].note", 5),
]


@pytest.mark.parametrize(("name", "place", "value"), DESIGN_FAULTS)
def test_a_fault_in_a_file_is_told_in_the_language(tmp_path: Path, name: str, place: str, value: object) -> None:
    """Also what belongs together: places, sums, ids that contradict each other."""
    text = Text(GAME, "es", strict=True)

    with pytest.raises(ContentError) as caught:
        load(changed(tmp_path, (name, place, value)))

    for problem in caught.value.problems:
        told = text.problem(problem)
        if problem.expected and not _TECHNICAL.fullmatch(problem.expected):
            assert problem.expected not in told, problem
        assert "\n" not in told


def test_faults_of_whole_files_are_told_in_the_language(tmp_path: Path) -> None:
    """A file that is no TOML, one that nobody knows, a folder that is none."""
    text = Text(GAME, "es", strict=True)
    (tmp_path / "beast.toml").write_text("", encoding="utf-8")
    (tmp_path / "dice.toml").write_bytes(b"\xff")

    with pytest.raises(ContentError) as caught:
        load(tmp_path)
    told = text.error(caught.value)
    assert "un archivo desconocido" in told
    assert "texto en UTF-8" in told
    assert "el byte 0" in told
    with pytest.raises(ContentError) as nowhere:
        load(tmp_path / "nowhere")
    assert "una carpeta con archivos de contenido" in text.error(nowhere.value)


SETUP_FAULTS: list[dict[str, Any]] = [
    {"players": 9},
    {"players": "two", "first_player": "me", "round": None, "deck_size": "all", "heroes": 3, "seats": 3, "tyrants": 3},
    {"tiles": (1,), "tokens": (1,), "gone": (1,), "piles": (1,), "stacks": (1,), "script": (1,), "deck": (1,)},
    {"tiles": 1, "tokens": 1, "gone": 1, "piles": 1, "stacks": 1, "script": 1, "deck": 1, "heroes": (1,)},
    {"seats": (1, Position(hero=1, at="here", hearts="all", pb=-1, bestiary=(1,)))},  # type: ignore[arg-type]
    {"tyrants": (1, TyrantPlace(tyrant=1, terrain=1, status=1))},  # type: ignore[arg-type]
    {"tyrants": (TyrantPlace(tyrant="morvain", status="gone"),)},  # type: ignore[arg-type]
    {"heroes": ("kael", "kael"), "seats": (None, Position(hero="nyra", hearts=40)), "round": 0, "first_player": 7},
    {"script": {"die": (9, 0)}},
    {"script": (("dice", (1,)), ("die", ()), ("die", ()))},
    {"seats": (Position(at=(1, 0)), Position(at=(1, 0)), Position(at=(7, 7)))},
    {"tiles": (("plain_3", 1, 0), ("plain_4", 9, 9), ("nowhere", 2, 0), ("plain_1", 2, -1))},
    {"stacks": (("city_belmora", "city_corvane", "plain_3", "plain_3"), (), (), ())},
    {"tyrants": (TyrantPlace(tyrant="nobody"), TyrantPlace(tyrant="morvain", terrain="city"))},
    {
        "tyrants": (
            TyrantPlace(tyrant="morvain", terrain="plain", status="open"),
            TyrantPlace(tyrant="morvain", terrain="plain", status="defeated"),
            TyrantPlace(tyrant="ondrath", status="hidden"),
            TyrantPlace(tyrant="aldric", status="retired"),
        )
    },
    {
        "tyrants": (TyrantPlace(tyrant="morvain", terrain="plain", status="hidden"),),
        "tokens": (("undead", 1, 0), ("ghost", 1, 0), ("orc", 0, 0), ("orc", 50, 0)),
        "seats": (Position(bestiary=("aldric",)), Position(bestiary=("aldric",), prison=("aldric",))),
    },
    {
        "tyrants": (TyrantPlace(tyrant="morvain", terrain="plain", status="open"),),
        "tokens": (("orc", 1, 0), ("undead", 1, -1), ("undead", 1, -1)),
        "gone": (("ghost", 1), ("undead", 99), ("undead", 3)),
    },
    {"gone": (("undead", 4),), "tokens": (("undead", 1, 0),)},
    {"seats": (Position(bestiary=("ashmane", "grushnak", "azhurel")),)},
    {"tyrants": [TyrantPlace(tyrant=name, status="retired") for name in TYRANTS]},
    {"deck": ("ghoul#p", "nothing", "ghoul#d9", "ghoul#d1", "ghoul#d1", "ghoul#d", "ghoul#d")},
    {"piles": {"orc": ("ghoul#p1",), "ghost": ()}, "out": ("ashmane",), "deck_size": 99},
    {"seats": (Position(prison=("ghoul#d1",), liberated=("poacher#d1",), bestiary=("ghoul#p9",)),)},
    {"missions": ("map_sea", "map_swamp#9", "map_swamp#1", "map_swamp#1", "map_swamp", "map_swamp")},
]


@pytest.mark.parametrize("fields", SETUP_FAULTS, ids=lambda fields: "-".join(fields))
def test_a_fault_of_a_setup_is_told_in_the_language(fields: dict[str, Any]) -> None:
    """Whatever a table cannot lay out is refused without a word of another language."""
    text = Text(GAME, "es", strict=True)

    with pytest.raises(SetupError) as caught:
        Setup(**fields)

    for problem in caught.value.problems:
        told = text.problem(problem)
        if problem.expected and not _TECHNICAL.fullmatch(problem.expected):
            assert problem.expected not in told, problem
        assert not re.search(r"[{}$]", told)


def test_technical_texts_are_found_by_their_form() -> None:
    """Numbers, ids, places and lists are filled in; somebody's own value is never taken for a word of the library."""
    text = Text(GAME, "es", strict=True)

    assert text._expected("the tokens of type bogling") == "los tokens del tipo bogling"
    assert text._expected("each tile once; it stands at content.tiles[3] too") == (
        "cada hexágono una sola vez; está también en content.tiles[3]"
    )
    assert text._expected("4 (missions.face_up of config.toml)") == "4 (missions.face_up de config.toml)"
    assert (
        text._expected("at most 2: 5 city tiles for 3 stacks")
        == "como mucho 2: 5 hexágonos del grupo city para 3 pilas"
    )
    assert text._expected("forest, the terrain of morvain") == "forest, el terreno de morvain"
    assert text._expected("at most 12 cards to choose from, abilities included").startswith("como mucho 12 cartas")
    assert text._expected("something unheard of") == "something unheard of"
    assert "recibido: ninguno" in text.problem(Problem("content.dice", "wrong_number", "a die of level 2", "none"))
    assert "recibido: 'none'" in text.problem(Problem("players", "wrong_type", "a whole number", "'none'"))
