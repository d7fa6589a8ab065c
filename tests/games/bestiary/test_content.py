"""The packaged content: the components in the box, as the rules count them, and how it is loaded."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter

import pytest

from boardrules.core.board import HEX_DIRECTIONS, Hex
from boardrules.games.bestiary.content import CITY, HALLOWEEN, HUMAN, SANCTUARY, Content, content_of
from boardrules.games.bestiary.loading import defaults, house_rules, load, tables_from
from boardrules.games.bestiary.operations import OPS
from boardrules.games.bestiary.reading import FILES
from boardrules.games.bestiary.validation import CONFIG, check_tables
from tests.games.bestiary.folders import document

TYPES = ["chimera", "orc", "demon", "elemental", "undead", "human"]
TERRAINS = ["plain", "swamp", "forest", "mountain", "riverbank", "sanctuary"]


@pytest.fixture(scope="module")
def content() -> Content:
    """The packaged content."""
    return load()


# -- components -----------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-CMP-02")
def test_there_are_six_types_and_halloween(content: Content) -> None:
    """Each has its name in both languages; only the five beasts proper may be named in unlock costs."""
    assert list(content.types) == [*TYPES, HALLOWEEN]
    assert [kind.name_es for kind in content.types.values()][:6] == [
        "Quimera",
        "Orco",
        "Demonio",
        "Elemental",
        "No Muerto",
        "Humano",
    ]
    assert [name for name, kind in content.types.items() if kind.nameable_in_unlock_cost] == TYPES[:5]


@pytest.mark.rule("BH-CMP-03")
def test_halloween_beasts_are_wildcards_in_the_deck_alone(content: Content) -> None:
    """Four designs: one card each in the Beast deck, none in a pile, no token and no tyrant."""
    cards = [beast for beast in content.beasts.values() if beast.type == HALLOWEEN]

    assert len(cards) == 4
    assert all(card.wildcard and card.immune_to_death_loss for card in cards)
    assert [(card.deck_copies, card.pile_copies) for card in cards] == [(1, 0)] * 4
    assert HALLOWEEN not in content.tokens
    assert HALLOWEEN not in [tyrant.type for tyrant in content.tyrants.values()]


@pytest.mark.rule("BH-CMP-05")
def test_the_beast_deck_has_52_cards(content: Content) -> None:
    """Two of each of 24 designs, four for each type, and one of each Halloween design."""
    designs = [beast for beast in content.beasts.values() if beast.type != HALLOWEEN]

    assert sum(beast.deck_copies for beast in content.beasts.values()) == 52
    assert {beast.deck_copies for beast in designs} == {2}
    assert Counter(beast.type for beast in designs) == dict.fromkeys(TYPES, 4)


@pytest.mark.rule("BH-CMP-07")
@pytest.mark.rule("BH-CMP-08")
@pytest.mark.parametrize("kind", TYPES)
def test_each_type_pile_has_four_different_cards(content: Content, kind: str) -> None:
    """One card of each design of the type."""
    assert [beast.pile_copies for beast in content.beasts.values() if beast.type == kind] == [1, 1, 1, 1]


@pytest.mark.rule("BH-CBT-03")
def test_beasts_have_three_strengths_that_never_fall(content: Content) -> None:
    """One for 0, 1 and 2 tyrants defeated; every beast can be beaten by some die."""
    assert content.config.combat_strength_columns == 3
    for beast in content.beasts.values():
        assert len(beast.strength) == 3
        assert list(beast.strength) == sorted(beast.strength)
        assert beast.strength[-1] <= 10
    assert content.beasts["griffin"].strength == (2, 3, 4)
    assert content.beasts["pit_lord"].strength == (5, 6, 7)


@pytest.mark.rule("BH-CBT-04")
@pytest.mark.parametrize(
    ("level", "percent"),
    [(1, (59, 49, 36)), (2, (69, 62, 52)), (3, (75, 69, 61))],
)
def test_the_chance_to_beat_a_card_of_the_deck(content: Content, level: int, percent: tuple[int, ...]) -> None:
    """The exact chances of a die against a random card of the deck, by the tyrants defeated."""
    for column, chance in enumerate(percent):
        won = sum(
            beast.deck_copies * sum(face >= beast.strength[column] for face in content.dice[level])
            for beast in content.beasts.values()
        )
        assert round(100 * won / (52 * len(content.dice[level]))) == chance


@pytest.mark.rule("BH-CMP-09")
def test_there_are_six_terrain_cards(content: Content) -> None:
    """One for each terrain that receives tokens."""
    assert list(content.tables.terrain_cards) == TERRAINS
    assert [name for name, terrain in content.terrains.items() if terrain.receives_tokens] == TERRAINS


@pytest.mark.rule("BH-CMP-10")
def test_the_city_is_no_terrain_for_tokens(content: Content) -> None:
    """It receives none and has no card."""
    assert not content.terrains[CITY].receives_tokens
    assert CITY not in content.tables.terrain_cards


@pytest.mark.rule("BH-CMP-12")
def test_there_are_forty_tiles(content: Content) -> None:
    """Six of each basic terrain, six sanctuaries with the symbols of the six tyrants, four cities; three stacks."""
    counts = Counter(tile.terrain for tile in content.tiles.values())
    symbols = [tile.symbol for tile in content.tiles.values() if tile.terrain == SANCTUARY]

    assert counts == {**dict.fromkeys(TERRAINS, 6), CITY: 4}
    assert symbols == ["claw", "axe", "flame", "spiral", "skull", "crown"]
    assert sorted(symbols) == sorted(tyrant.symbol for tyrant in content.tyrants.values())
    assert content.tables.stacks == 3


@pytest.mark.rule("BH-CMP-13")
def test_handel_is_one_of_four_cities(content: Content) -> None:
    """It lies on the map at the start; the others are in the stacks."""
    cities = [name for name in content.tiles if content.is_city(name)]

    assert cities == ["city_handel", "city_belmora", "city_corvane", "city_dunholt"]
    assert [content.tiles[name].start for name in cities] == [True, False, False, False]


@pytest.mark.rule("BH-CMP-14")
@pytest.mark.rule("BH-TYR-01")
def test_there_are_six_tyrants(content: Content) -> None:
    """One for each type, with strength, end PB and a symbol; the Human one is a wildcard once captured."""
    found = {tyrant.type: (tyrant.id, tyrant.strength, tyrant.end_pb) for tyrant in content.tyrants.values()}

    assert found == {
        "chimera": ("ashmane", 4, 4),
        "orc": ("grushnak", 4, 4),
        "demon": ("azhurel", 6, 7),
        "elemental": ("ondrath", 5, 5),
        "undead": ("morvain", 5, 5),
        "human": ("aldric", 5, 5),
    }
    assert [name for name, tyrant in content.tyrants.items() if tyrant.wildcard_when_captured] == ["aldric"]
    assert content.config.tyrants_count == 6


@pytest.mark.rule("BH-CMP-15")
def test_there_are_24_tokens(content: Content) -> None:
    """Four of each type."""
    assert content.tokens == dict.fromkeys(TYPES, 4)


@pytest.mark.rule("BH-CMP-16")
def test_there_are_24_missions(content: Content) -> None:
    """Two for each terrain that receives tokens and two for each type, 2 PB each."""
    missions = list(content.missions.values())

    assert [mission.wanted for mission in missions if mission.kind == "map"] == TERRAINS
    assert [mission.wanted for mission in missions if mission.kind == "trap"] == TYPES
    assert [(mission.count, mission.pb) for mission in missions] == [(2, 2)] * 12


@pytest.mark.rule("BH-CMP-17")
def test_the_dice(content: Content) -> None:
    """Six, eight and ten sides, from 1 up."""
    assert {level: list(faces) for level, faces in content.dice.items()} == {
        1: [*range(1, 7)],
        2: [*range(1, 9)],
        3: [*range(1, 11)],
    }
    assert content.config.combat_default_die_level == 1


@pytest.mark.rule("BH-CMP-18")
@pytest.mark.rule("BH-HRO-01")
def test_the_heroes(content: Content) -> None:
    """Six heroes with hearts, Agility, Exploration and three abilities each."""
    found = {hero.id: (hero.hearts, hero.agility, hero.exploration) for hero in content.heroes.values()}

    assert found == {
        "romilius": (4, 3, 2),
        "ysolde": (4, 3, 2),
        "brunhild": (5, 2, 2),
        "nyra": (3, 3, 3),
        "kael": (4, 4, 2),
        "maelis": (4, 3, 2),
    }
    assert [len(hero.abilities) for hero in content.heroes.values()] == [3] * 6
    assert all(ability.hero == hero.id for hero in content.heroes.values() for ability in hero.abilities)


@pytest.mark.rule("BH-HRO-02")
@pytest.mark.parametrize(
    ("ability", "unlock", "timing", "pay", "limit"),
    [
        ("another_luck", ("any",), "after_other_die", (0, 0), 1),
        ("loaded_dice", ("demon",), "before_die", (1, 0), 1),
        ("gamblers_cut", ("orc", "any"), "on_capture", (0, 0), 1),
        ("fresh_trail", (), "before_die", (0, 0), 1),
        ("pack_bond", ("chimera",), "on_capture", (0, 0), 1),
        ("sanctuary_horn", ("elemental", "any"), "before_die", (0, 0), 1),
        ("brute_strength", (), "before_die", (0, 1), 1),
        ("thick_hide", ("any",), "on_capture", (0, 0), 1),
        ("blood_fury", ("orc", "any"), "before_die", (0, 1), 1),
        ("soul_mending", (), "before_die", (1, 0), 2),
        ("grave_whispers", ("undead",), "before_die", (0, 0), 1),
        ("pact_of_bones", ("undead", "any"), "before_die", (1, 0), 1),
        ("light_step", (), "before_die", (0, 0), 1),
        ("shadow_walk", ("elemental",), "before_die", (0, 0), 1),
        ("farsight_map", ("any", "any"), "before_die", (0, 0), 1),
        ("city_law", (), "before_die", (0, 0), 1),
        ("vow_of_justice", ("any",), "on_capture", (0, 0), 1),
        ("judgement", ("demon", "any"), "before_die", (2, 0), 1),
    ],
)
def test_the_abilities(
    content: Content, ability: str, unlock: tuple[str, ...], timing: str, pay: tuple[int, int], limit: int
) -> None:
    """What unlocks each ability, when it is played, what it costs and how often a turn it may be used."""
    found = content.abilities[ability]

    assert (found.unlock, found.timing, (found.pay_pb, found.pay_hearts), found.limit_per_turn) == (
        unlock,
        timing,
        pay,
        limit,
    )


@pytest.mark.rule("BH-FX-01")
def test_the_operations_are_those_of_the_code(content: Content) -> None:
    """Twelve operations; the abilities and the cards use all of them and no other."""
    used = {operation.op for ability in content.abilities.values() for operation in ability.effects}
    used |= {operation.op for beast in content.beasts.values() for operation in beast.on_capture}

    assert [row["id"] for row in document("effects")["op"]] == list(OPS)
    assert used == set(OPS)
    assert len(OPS) == 12


@pytest.mark.rule("BH-TRP-04")
def test_what_cards_do_on_capture(content: Content) -> None:
    """Most cards do nothing."""
    found = {beast.id: beast.on_capture[0].op for beast in content.beasts.values() if beast.on_capture}

    assert found == {
        **dict.fromkeys(["griffin", "will_o_wisp", "inquisitor"], "scout_stack"),
        **dict.fromkeys(["hydra", "orc_warchief", "pit_lord", "lich", "beast_trader"], "gain_pb"),
        **dict.fromkeys(["orc_shaman", "imp", "wraith", "witch_cat"], "refresh_mission"),
    }
    assert content.beasts["hydra"].on_capture[0].amount == 1


@pytest.mark.parametrize(
    ("prize", "counts", "pb"),
    [
        pytest.param("most_missions", "missions_completed", 4, marks=pytest.mark.rule("BH-PRZ-02")),
        pytest.param("most_deaths", "deaths", 2, marks=pytest.mark.rule("BH-PRZ-03")),
        pytest.param("most_liberated", "beasts_liberated", 3, marks=pytest.mark.rule("BH-PRZ-04")),
        pytest.param("most_imprisoned", "humans_imprisoned", 3, marks=pytest.mark.rule("BH-PRZ-05")),
    ],
)
def test_the_prizes(content: Content, prize: str, counts: str, pb: int) -> None:
    """What each prize counts and gives."""
    found = {item.id: (item.counts, item.minimum, item.pb) for item in content.tables.prizes}

    assert len(found) == 4
    assert found[prize] == (counts, 1, pb)


@pytest.mark.rule("BH-SET-02")
def test_the_map_at_the_start(content: Content) -> None:
    """Handel in the middle and a ring of six."""
    ring = ["plain_1", "forest_1", "mountain_1", "swamp_1", "riverbank_1", "plain_2"]

    assert content.start_layout == {Hex(0, 0): "city_handel", **dict(zip(HEX_DIRECTIONS, ring, strict=True))}


@pytest.mark.rule("BH-SET-03")
@pytest.mark.parametrize(("players", "size"), [(2, 7), (3, 9), (4, 11)])
def test_the_size_of_the_stacks(content: Content, players: int, size: int) -> None:
    """Two sanctuaries, a city and basic tiles by the number of players."""
    tables = content.tables

    assert (tables.stack_sanctuaries, tables.stack_cities) == (2, 1)
    assert 2 + 1 + dict(tables.stack_basic)[players] == size


def test_humans_score_when_they_are_imprisoned(content: Content) -> None:
    """Their cards give 2 or 3 PB, the other beasts 1 to 3."""
    assert {beast.pb for beast in content.beasts.values() if beast.type == HUMAN} == {2, 3}
    assert {beast.pb for beast in content.beasts.values() if beast.type != HUMAN} == {1, 2, 3}


# -- loading --------------------------------------------------------------------------------------------------


def test_the_packaged_content_has_no_fault(content: Content) -> None:
    """The check that serves everybody's tables finds nothing."""
    assert check_tables(content.tables) == ()


def test_the_packaged_content_is_read_once() -> None:
    """Asking again gives the same object, and equal tables give it too."""
    assert load() is load()
    assert content_of(tables_from()) is load()


def test_nothing_is_read_before_it_is_asked_for() -> None:
    """Importing the loader opens no file and does not even import the TOML reader."""
    code = (
        "import sys, boardrules.games.bestiary.loading\n"
        "print('tomllib' in sys.modules, boardrules.games.bestiary.loading._packaged.cache_info().currsize)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout.split() == ["False", "0"]


def test_every_config_value_cites_the_rule_that_reads_it() -> None:
    """The rule in the file is the one that faults of the value cite."""
    config = document("config")
    found = {
        f"{section}_{key}": config[section][key]["rule"]
        for section in config
        if section != "meta"
        for key in config[section]
    }

    assert found == {name: kind.rule for name, kind in CONFIG.items()}


def test_defaults_are_listed() -> None:
    """Everything marked as a default: in the config by value, elsewhere by entry; what the rulebook says is not."""
    found = {(item.file, item.path): item for item in defaults()}

    assert found["config.toml", "$.players.min.value"].value == "2"
    assert found["config.toml", "$.players.min.value"].rule == "BH-SET-01"
    assert ("config.toml", "$.players.max.value") not in found
    assert found["config.toml", "$.liberate.allowed_at.value"].value == '["overflow", "sanctuary"]'
    assert found["beasts.toml", "$.beast[0]"].value.startswith(
        '{ id = "griffin", type = "chimera", strength = [2, 3, 4]'
    )
    assert ("beasts.toml", "$.type[0]") not in found
    assert found["prizes.toml", "$.prize[0]"].note  # the prize is in the rulebook, its PB are not
    assert found["heroes.toml", "$.hero[0].ability[0]"].rule == "BH-HRO-02"
    assert found["tiles.toml", "$.stack_recipe"].rule == "BH-SET-03"
    assert ("dice.toml", "$.die[0]") not in found
    assert ("dice.toml", "$.die[1]") in found
    assert {file for file, _ in found} == {f"{name}.toml" for name in FILES if name != "terrain_cards"}


def test_all_packaged_entries_say_where_they_come_from() -> None:
    """No entry of the packaged files is without a source."""
    config = document("config")
    for section in config:
        if section != "meta":
            assert all(entry["source"] in ("rulebook", "default") for entry in config[section].values())
    for name in FILES:
        for value in document(name).values():
            for row in value if isinstance(value, list) else []:
                assert row["source"] in ("rulebook", "default")


def test_the_packaged_content_has_no_house_rule() -> None:
    """Its values of the rulebook are those of the rulebook."""
    assert house_rules(_packaged_folder()) == ()


def _packaged_folder() -> str:
    from boardrules.games.bestiary.reading import packaged

    return str(packaged())
