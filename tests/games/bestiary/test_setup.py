"""Setups: every fault is told with its place and rule, and whatever is taken becomes a possible state."""

from __future__ import annotations

import random
from typing import Any, Final

import attrs
import pytest

import boardrules
from boardrules.games import bestiary as bh
from boardrules.games.bestiary.check import check_state
from boardrules.games.bestiary.content import Tables
from boardrules.games.bestiary.loading import load
from boardrules.games.bestiary.setup import lay_out
from boardrules.games.bestiary.state import names
from tests.games.bestiary.arrangements import STRANGERS, any_position
from tests.games.bestiary.documents import play_on
from tests.games.bestiary.house import mild, wild
from tests.games.setups import fault, faults

PLAIN: Final = (1, 0)
FULL: Final = ("ghoul#d", "imp#d", "undine#d", "hydra#d", "griffin#d")


def seat(**fields: Any) -> dict[str, Any]:
    return {"seats": [None, bh.Position(**fields)]}


def row(*places: tuple[str, str], **more: Any) -> dict[str, Any]:
    return {"tyrants": [bh.TyrantPlace(tyrant=name, status=status) for name, status in places], **more}  # type: ignore[arg-type]


def attempt(fields: dict[str, Any]) -> tuple[bh.Setup | None, tuple[boardrules.Problem, ...]]:
    """Return the setup of these fields, or why there is none."""
    try:
        return bh.Setup(**fields), ()
    except boardrules.SetupError as error:
        return None, error.problems


def opened(setup: bh.Setup, seed: int = 1) -> bh.State:
    """Return the state that a setup lays out, which must be a possible one that plays to its first decision."""
    assert check_state(bh.GAME.start(setup, seed)) == ()
    return lay_out(setup, seed)


# -- every fault -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fields", "path", "code", "rule"),
    [
        ({"players": "two"}, "players", "wrong_type", "BH-SET-01"),
        ({"players": True}, "players", "wrong_type", "BH-SET-01"),
        ({"players": 1}, "players", "out_of_range", "BH-SET-01"),
        ({"players": 5}, "players", "out_of_range", "BH-SET-01"),
        ({"heroes": ("kael", None, None, None)}, "heroes", "too_many", "BH-SET-08"),
        ({"seats": (None,) * 4}, "seats", "too_many", "BH-SET-08"),
        ({"heroes": (None, 7)}, "heroes[1]", "wrong_type", "BH-SET-08"),
        ({"heroes": ("merlin",)}, "heroes[0]", "unknown_id", "BH-SET-08"),
        ({"heroes": ("kael", "nyra", "kael")}, "heroes[2]", "duplicate", "BH-SET-08"),
        ({"heroes": ("kael",), **seat(hero="kael")}, "seats[1].hero", "duplicate", "BH-SET-08"),
        ({"heroes": (None, "kael"), **seat(hero="nyra")}, "seats[1].hero", "contradiction", "BH-SET-08"),
        ({"first_player": 3}, "first_player", "out_of_range", "BH-SET-09"),
        ({"first_player": "kael"}, "first_player", "wrong_type", "BH-SET-09"),
        ({"round": 0}, "round", "out_of_range", "BH-RND-01"),
        ({"round": 10**30}, "round", "out_of_range", "BH-RND-01"),
        ({"round": None}, "round", "wrong_type", "BH-RND-01"),
        ({"script": {"d6": [1]}}, "script[0]", "unknown_id", "BH-CMP-17"),
        ({"script": {"die": [3, 11]}}, "script.die[1]", "out_of_range", "BH-CMP-17"),
        ({"script": {"die": [0]}}, "script.die[0]", "out_of_range", "BH-CMP-17"),
        ({"script": [("die", [1]), ("die", [2])]}, "script[1]", "duplicate", "BH-CMP-17"),
        ({"script": {"die": 4}}, "script.die", "wrong_type", "BH-CMP-17"),
        # seats
        ({"seats": ["kael"]}, "seats[0]", "wrong_type", "BH-SET-08"),
        (seat(at=(1, 0, 0)), "seats[1].at", "wrong_type", "BH-SET-08"),
        (seat(at=(5, 5)), "seats[1].at", "off_board", "BH-SET-08"),
        (seat(at=(10**30, 0)), "seats[1].at", "off_board", "BH-SET-08"),
        ({"seats": [bh.Position(at=PLAIN), None, bh.Position(at=PLAIN)]}, "seats[2].at", "occupied", "BH-P1-09"),
        (seat(hero="nyra", hearts=4), "seats[1].hearts", "out_of_range", "BH-TRM-02"),
        (seat(hearts=0), "seats[1].hearts", "out_of_range", "BH-TRM-02"),
        (seat(hearts=6), "seats[1].hearts", "out_of_range", "BH-TRM-02"),
        ({"seats": [bh.Position(hearts=5), bh.Position(hearts=5)]}, "seats[1].hearts", "out_of_range", "BH-TRM-02"),
        (seat(pb=-1), "seats[1].pb", "out_of_range", "BH-TRM-01"),
        (seat(deaths=1.0), "seats[1].deaths", "wrong_type", "BH-DTH-02"),
        (seat(bestiary="ghoul#d"), "seats[1].bestiary", "wrong_type", "BH-TRM-03"),
        (seat(bestiary=[None]), "seats[1].bestiary[0]", "wrong_type", "BH-TRM-03"),
        (seat(bestiary=(*FULL, "lich#d")), "seats[1].bestiary", "too_many", "BH-TRM-03"),
        (seat(bestiary=(*FULL, "azhurel")), "seats[1].bestiary", "too_many", "BH-TRM-03"),
        (seat(bestiary=("ghoul",)), "seats[1].bestiary[0]", "unknown_id", "BH-CMP-05"),
        (seat(bestiary=("ghoul#d3",)), "seats[1].bestiary[0]", "unknown_id", "BH-CMP-05"),
        (seat(bestiary=("witch_cat#p",)), "seats[1].bestiary[0]", "unknown_id", "BH-CMP-05"),
        (seat(bestiary=("azhurel", "azhurel")), "seats[1].bestiary[1]", "duplicate", "BH-TYR-09"),
        (seat(liberated=("poacher#d",)), "seats[1].liberated[0]", "wrong_card", "BH-LIB-03"),
        (seat(liberated=("azhurel",)), "seats[1].liberated[0]", "wrong_card", "BH-TYR-09"),
        (seat(prison=("ghoul#d",)), "seats[1].prison[0]", "wrong_card", "BH-HUM-01"),
        (seat(missions=("slay_dragon",)), "seats[1].missions[0]", "unknown_id", "BH-CMP-16"),
        (seat(missions=("map_swamp#3",)), "seats[1].missions[0]", "unknown_id", "BH-CMP-16"),
        # the map and the stacks
        ({"tiles": [("plain_3", 1)]}, "tiles[0]", "wrong_type", "BH-CMP-12"),
        ({"tiles": [("plain_9", 2, 0)]}, "tiles[0]", "unknown_id", "BH-CMP-12"),
        ({"tiles": [("plain_1", 2, 0)]}, "tiles[0]", "duplicate", "BH-CMP-12"),
        ({"tiles": [("plain_3", 2, 0), ("plain_3", 3, 0)]}, "tiles[1]", "duplicate", "BH-CMP-12"),
        ({"tiles": [("plain_3", *PLAIN)]}, "tiles[0]", "occupied", "BH-P1-02"),
        ({"tiles": [("plain_3", 3, 0)]}, "tiles[0]", "off_board", "BH-P1-02"),
        ({"stacks": [("plain_1",)]}, "stacks[0][0]", "duplicate", "BH-CMP-12"),
        ({"stacks": [("plain_3",)], "tiles": [("plain_3", 2, 0)]}, "stacks[0][0]", "duplicate", "BH-CMP-12"),
        ({"stacks": [("city_belmora", "city_corvane")]}, "stacks[0]", "too_many", "BH-SET-03"),
        ({"stacks": [(), (), (), ()]}, "stacks", "too_many", "BH-SET-03"),
        # tyrants and tokens
        ({"tyrants": ["azhurel"]}, "tyrants[0]", "wrong_type", "BH-SET-06"),
        (row(("sauron", "hidden")), "tyrants[0].tyrant", "unknown_id", "BH-SET-06"),
        (row(("azhurel", "open"), ("azhurel", "open")), "tyrants[1].tyrant", "duplicate", "BH-SET-06"),
        (row(("azhurel", "dead")), "tyrants[0].status", "unknown_value", "BH-SET-06"),
        (row(("azhurel", "defeated")), "tyrants[0].status", "contradiction", "BH-TYR-04"),
        (row(("azhurel", "retired"), **seat(bestiary=("azhurel",))), "tyrants[0].status", "contradiction", "BH-SAN-04"),
        (row(("azhurel", "hidden"), ("aldric", "open")), "tyrants[1].status", "contradiction", "BH-P0-02"),
        (row(("azhurel", "retired"), ("aldric", "hidden")), "tyrants[0].status", "contradiction", "BH-P0-03"),
        (row(("azhurel", "open"), ("aldric", "retired")), "tyrants[0].status", "contradiction", "BH-P0-03"),
        (row(("azhurel", "hidden"), **seat(bestiary=("aldric",))), "seats[1].bestiary[0]", "contradiction", "BH-P0-02"),
        ({"tokens": [("halloween", 1, 0)]}, "tokens[0]", "unknown_id", "BH-CMP-15"),
        ({"tokens": [("orc", 2, 0)]}, "tokens[0]", "off_board", "BH-P0-10"),
        ({"tokens": [("orc", 0, 0)]}, "tokens[0]", "contradiction", "BH-CMP-10"),
        ({"tokens": [("orc", 1, 0), ("orc", 1, 0)]}, "tokens[1]", "duplicate", "BH-P0-06"),
        ({"tokens": [("orc", 1, 0), ("orc", 1, -1)]}, "tokens[1]", "contradiction", "BH-P0-05"),
        ({"tokens": [("orc", 1, 0), ("imp", 0, 1)]}, "tokens[1]", "unknown_id", "BH-CMP-15"),
        ({"tokens": [("orc", 1, 0), ("demon", 0, 1)]}, "tokens[1]", "contradiction", "BH-P0-05"),
        (row(("grushnak", "hidden"), tokens=[("orc", 1, 0)]), "tokens[0]", "contradiction", "BH-P0-05"),
        (row(("azhurel", "hidden"), tokens=[("orc", 1, 0)]), "tokens[0]", "contradiction", "BH-P0-05"),
        ({"tokens": [("orc", 1, 0)], "gone": {"orc": 4}}, "tokens", "too_many", "BH-CMP-15"),
        ({"gone": {"orc": 5}}, "gone[0]", "out_of_range", "BH-CMP-15"),
        ({"gone": {"orc": -1}}, "gone[0]", "out_of_range", "BH-CMP-15"),
        ({"gone": [("orc", 1), ("orc", 1)]}, "gone[1]", "duplicate", "BH-CMP-15"),
        ({"gone": {"witch": 1}}, "gone[0]", "unknown_id", "BH-CMP-15"),
        # cards
        ({"deck": ("ghoul#p",)}, "deck[0]", "wrong_deck", "BH-CMP-07"),
        ({"discard": ("ghoul#p1",)}, "discard[0]", "wrong_deck", "BH-CMP-07"),
        ({"deck": ("azhurel",)}, "deck[0]", "wrong_card", "BH-TYR-09"),
        ({"out": ("azhurel",)}, "out[0]", "wrong_card", "BH-TYR-09"),
        ({"piles": {"orc": ("ghoul#p",)}}, "piles[0][1][0]", "wrong_deck", "BH-CMP-07"),
        ({"piles": {"undead": ("ghoul#d",)}}, "piles[0][1][0]", "wrong_deck", "BH-CMP-07"),
        ({"piles": {"halloween": ()}}, "piles[0]", "unknown_id", "BH-CMP-07"),
        ({"piles": [("orc", ()), ("orc", ())]}, "piles[1]", "duplicate", "BH-CMP-07"),
        ({"deck": ("ghoul#d1",), "discard": ("ghoul#d1",)}, "discard[0]", "duplicate", "BH-CMP-05"),
        ({"deck": ("ghoul#d",) * 3}, "deck[2]", "too_many", "BH-CMP-05"),
        (
            {"deck": ("ghoul#d", "ghoul#d1"), **seat(bestiary=("ghoul#d2",))},
            "seats[1].bestiary[0]",
            "too_many",
            "BH-CMP-05",
        ),
        ({"deck": ("ghoul#d" + "9" * 5_000,)}, "deck[0]", "unknown_id", "BH-CMP-05"),
        ({"deck_size": -1}, "deck_size", "out_of_range", "BH-CMP-05"),
        ({"deck_size": 53}, "deck_size", "out_of_range", "BH-CMP-05"),
        ({"deck_size": 52, "discard": ("ghoul#d",)}, "deck_size", "out_of_range", "BH-CMP-05"),
        ({"deck_size": 1, "deck": ("ghoul#d", "imp#d")}, "deck_size", "out_of_range", "BH-CMP-05"),
        ({"missions": ("map_swamp",) * 2 + ("map_swamp#1",)}, "missions[2]", "too_many", "BH-CMP-16"),
        ({"missions": ("map_swamp#1", "map_swamp#1")}, "missions[1]", "duplicate", "BH-CMP-16"),
        ({"missions": ("map_swamp#",)}, "missions[0]", "unknown_id", "BH-CMP-16"),
        (
            {"missions": ("map_plain", "map_swamp", "map_forest", "map_mountain", "trap_orc")},
            "missions",
            "too_many",
            "BH-MIS-03",
        ),
        # a game that is over
        (seat(bestiary=("azhurel", "aldric", "ondrath")), "seats", "game_over", "BH-END-01"),
    ],
)
@pytest.mark.rule("BH-SET-01", "BH-SET-03", "BH-SET-06", "BH-SET-08", "BH-SET-09")
def test_every_fault_has_its_place_and_rule(fields: dict[str, Any], path: str, code: str, rule: str) -> None:
    """One fault, one problem."""
    assert fault(bh.GAME, **fields) == (path, code, rule)


@pytest.mark.rule("BH-END-02")
def test_a_row_in_which_nobody_is_left_is_no_position() -> None:
    """Each tyrant is retired or defeated: the game has ended."""
    names = [name for name in load().tyrants if name != "aldric"]
    done = row(*[(name, "retired") for name in names], ("aldric", "defeated"), **seat(bestiary=("aldric",)))

    assert fault(bh.GAME, **done) == ("tyrants", "game_over", "BH-END-02")


@pytest.mark.rule("BH-SET-03")
def test_no_more_is_explored_than_the_stacks_held() -> None:
    """With two players there are twelve basic tiles in the stacks."""
    basics = [f"{kind}_{number}" for kind in ("plain", "forest", "mountain", "swamp") for number in (3, 4, 5, 6)]
    tiles = [(tile, 2 + index, 0) for index, tile in enumerate(basics)]

    assert fault(bh.GAME, players=2, tiles=tiles[:13]) == ("tiles", "too_many", "BH-SET-03")
    assert len(opened(bh.Setup(players=2, tiles=tiles[:12])).tiles) == 19


def test_all_faults_are_told_at_once() -> None:
    """Faults of different fields, and several of one."""
    found = faults(
        bh.GAME,
        heroes=("merlin", "kael", "kael"),
        tokens=[("orc", 0, 0), ("orc", 9, 9)],
        deck=("ghoul#p",),
        missions=("slay_dragon",),
        script={"die": [0, 99]},
    )

    assert [(problem.path, problem.code) for problem in found] == [
        ("script.die[0]", "out_of_range"),
        ("script.die[1]", "out_of_range"),
        ("heroes[0]", "unknown_id"),
        ("heroes[2]", "duplicate"),
        ("tokens[0]", "contradiction"),
        ("tokens[1]", "off_board"),
        ("deck[0]", "wrong_deck"),
        ("missions[0]", "unknown_id"),
    ]
    types = faults(bh.GAME, players="x", round="x", seats=[bh.Position(pb="x", deaths=None)])  # type: ignore[arg-type]
    assert [problem.path for problem in types] == ["players", "round", "seats[0].pb", "seats[0].deaths"]


def test_faults_of_the_content_are_faults_of_the_setup() -> None:
    """Tables that came with a setup are checked like files."""
    tables = load().tables
    broken = attrs.evolve(tables, config=attrs.evolve(tables.config, players_max=99))

    assert [problem.path for problem in faults(bh.GAME, content=broken)] == ["content.config.players_max"]
    assert [problem.code for problem in faults(bh.GAME, content=7)] == ["wrong_type"]


@pytest.mark.parametrize("stranger", range(len(STRANGERS)))
def test_whatever_a_field_holds_it_is_refused_or_played(stranger: int) -> None:
    """No value of any field, at any depth, gives anything but a setup error or a possible state."""
    value = STRANGERS[stranger]
    tried = [{name.name: value} for name in attrs.fields(bh.Setup)]
    tried += [{"seats": [bh.Position(**{name.name: value})]} for name in attrs.fields(bh.Position)]
    for name in attrs.fields(bh.TyrantPlace):
        tried.append({"tyrants": [bh.TyrantPlace(**{"tyrant": "azhurel", name.name: value})]})
    for fields in tried:
        setup, problems = attempt(fields)
        if setup is not None:
            opened(setup)
        else:
            assert problems
            assert len(str(problems)) < 20_000


def test_endless_depth_is_refused() -> None:
    """Lists in lists without end are no arrangement."""
    loop: list[Any] = []
    loop.append(loop)
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]

    for value in (loop, deep):
        for name in ("seats", "tiles", "piles", "script", "stacks", "heroes"):
            assert {problem.code for problem in faults(bh.GAME, **{name: value})} == {"wrong_type"}


# -- what is left to chance fits ---------------------------------------------------------------------------------------


@pytest.mark.rule("BH-P0-02", "BH-P0-05")
@pytest.mark.parametrize("seed", range(5))
def test_the_row_fits_the_tokens(seed: int) -> None:
    """Whoever has tokens on the map is face up, left of all hidden ones, with the terrain of its tokens."""
    state = opened(bh.Setup(tokens=[("orc", 1, 0), ("orc", 0, 1), ("human", -1, 0)]), seed)

    shown = {slot.tyrant: (slot.terrain, slot.status) for slot in state.row[:2]}
    assert shown == {"grushnak": ("plain", "open"), "aldric": ("swamp", "open")}
    assert [slot.status for slot in state.row[2:]] == ["hidden"] * 4
    assert sorted(slot.terrain for slot in state.row) == sorted(load().tables.terrain_cards)
    assert (state.supply["orc"], state.supply["human"]) == (2, 3)


@pytest.mark.rule("BH-TYR-04", "BH-P0-02")
@pytest.mark.parametrize("seed", range(5))
def test_the_row_fits_the_captured(seed: int) -> None:
    """A captured tyrant is defeated by its captor, in the revealed part of the row."""
    named = row(("azhurel", "open"), **seat(bestiary=("morvain",)))
    state = opened(bh.Setup(**named), seed)

    assert [(slot.tyrant, slot.status, slot.seat) for slot in state.row[:2]] == [
        ("azhurel", "open", None),
        ("morvain", "defeated", 1),
    ]
    assert [slot.status for slot in state.row[2:]] == ["hidden"] * 4


@pytest.mark.rule("BH-P0-03")
def test_beside_a_retired_tyrant_all_are_revealed() -> None:
    """Retiring begins when nobody is hidden any more."""
    state = opened(bh.Setup(**row(("azhurel", "retired"), round=9)))

    assert [slot.status for slot in state.row] == ["retired", *["open"] * 5]


@pytest.mark.rule("BH-SET-08", "BH-TRM-02")
@pytest.mark.parametrize("seed", range(8))
def test_who_has_many_hearts_is_dealt_a_hero_that_can(seed: int) -> None:
    """Only Brunhild has five; for four there are five others but Nyra."""
    state = opened(bh.Setup(players=4, seats=[bh.Position(hearts=4), None, bh.Position(hearts=5)]), seed)

    assert state.players[2].hero == "brunhild"
    assert [player.hearts for player in state.players][::2] == [4, 5]


@pytest.mark.rule("BH-SET-03")
@pytest.mark.parametrize("seed", range(5))
def test_explored_tiles_have_left_the_stacks(seed: int) -> None:
    """What is on the map is missing from the stacks; what was not dealt stays in the box."""
    tiles = [("plain_3", 2, 0), ("sanctuary_axe", 3, 0), ("city_belmora", 4, 0), ("plain_4", 5, 0)]
    state = opened(bh.Setup(tiles=tiles, stacks=[("swamp_2",)]), seed)

    assert sum(map(len, state.stacks)) == 27 - 4
    assert len(state.unused) == 6
    assert state.stacks[0][-1].card == "swamp_2"
    assert sum(tile.startswith("sanctuary") for stack in state.stacks for tile in names(stack)) == 5


@pytest.mark.rule("BH-CMP-05", "BH-CMP-16")
def test_a_certain_copy_is_kept_for_its_place() -> None:
    """Any ghoul comes first and the first ghoul after it: the first place gets the second one."""
    setup = bh.Setup(
        seats=[bh.Position(bestiary=["ghoul#d"], missions=["map_swamp"])],
        deck=["ghoul#d1"],
        missions=["map_swamp#1"],
    )
    state = opened(setup)

    assert state.players[0].bestiary == ["ghoul#d2"]
    assert state.players[0].missions == ["map_swamp#2"]
    assert state.beasts.draw_pile[-1] == "ghoul#d1"
    assert state.mission_row[0] == "map_swamp#1"


@pytest.mark.rule("BH-CMP-17")
def test_a_scripted_number_beyond_the_faces_is_the_last_face() -> None:
    """The script cannot know which die will be rolled: ten is a six on the level 1 die."""
    setup = bh.Setup(
        heroes=("romilius", "kael", "nyra"),
        first_player=0,
        seats=[bh.Position(at=PLAIN)],
        deck=["hydra#d"],
        script={"die": [10]},
    )
    state = bh.GAME.start(setup)
    for action in (bh.StopMoving(0), bh.MapHex(0, bh.Hex(*PLAIN))):
        events = bh.GAME.apply(state, action)

    assert [event.result for event in events if isinstance(event, bh.DieRolled)] == [6]
    assert state.players[0].bestiary == ["hydra#d1"]


@pytest.mark.rule("BH-ABL-13")
def test_nobody_pays_with_the_hearts_that_keep_him_alive() -> None:
    """Where heroes die at one heart, two hearts cannot pay one; three can."""
    tables = load().tables
    harsh = attrs.evolve(tables, config=attrs.evolve(tables.config, death_hearts_at_death=1))
    offered = []
    for hearts in (2, 3):
        seats = [bh.Position(hero="brunhild", hearts=hearts)]
        state = bh.GAME.start(bh.Setup(content=harsh, first_player=0, seats=seats))
        offered.append(bh.UseAbility(0, "brute_strength") in bh.GAME.legal_actions(state, 0))

    assert offered == [False, True]


@pytest.mark.rule("BH-DTH-06", "BH-TYR-04")
def test_a_house_rule_can_take_a_tyrant_from_its_dead_captor() -> None:
    """Then it is out of the game, and defeated all the same."""
    state = opened(bh.Setup(content=wild(), out=["azhurel"]))

    assert [(slot.status, slot.seat) for slot in state.row if slot.tyrant == "azhurel"] == [("defeated", None)]
    assert state.out == ["azhurel"]


# -- positions ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tables", [None, wild(), mild()], ids=["packaged", "wild", "mild"])
def test_positions_are_refused_or_play_on(tables: Tables | None) -> None:
    """Arrangements of everything at once: each that is taken is a possible state that plays to its end."""
    taken = 0
    for seed in range(30):
        setup, problems = attempt(any_position(random.Random(seed), tables))
        if setup is None:
            assert all(problem.path and problem.rule for problem in problems)
            continue
        taken += 1
        document = boardrules.to_json(setup)
        assert boardrules.from_json(bh.GAME, "setup", document) == setup
        play_on(bh.GAME.start(setup, seed), seed)
    assert taken >= 8


#: The positions that strain the checks most: each is one that the rules speak of.
_EXPLORED: Final = [("mountain_2", 0, -2), ("mountain_3", 1, -2), ("mountain_4", 2, -2)]
_PLAINS: Final = [f"plain_{number}" for number in (3, 4, 5, 6)]
_MOUNTAINS: Final = [f"mountain_{number}" for number in (2, 3, 4, 5)]
_HEROES: Final = ("romilius", "ysolde", "kael")
_RETIRED: Final = ("ashmane", "ondrath", "morvain", "aldric")
POSITIONS: Final[dict[str, dict[str, Any]]] = {
    "a second placement with a short supply": row(
        ("ashmane", "retired"),
        ("aldric", "retired"),
        ("azhurel", "open"),
        round=10,
        first_player=0,
        tiles=_EXPLORED,
        tokens=[("demon", 2, -2)],
        gone={"demon": 1},
    ),
    "a supply that is used up": {"tokens": [("orc", 1, 0), ("orc", 0, 1)], "gone": {"orc": 2}},
    "a hero on a token": {"tokens": [("orc", 1, 0)], "seats": [bh.Position(at=PLAIN)]},
    "five cards discarded and one in the deck": {
        "deck": ["ghoul#d"],
        "deck_size": 1,
        "discard": ["imp#d", "lich#d", "undine#d", "poacher#d", "witch_cat#d"],
    },
    "nothing left to draw": {"deck_size": 0, "seats": [bh.Position(at=PLAIN)]},
    "an empty type pile": {"out": ["skeleton#p", "ghoul#p", "wraith#p", "lich#p"], "tokens": [("undead", 1, 0)]},
    "a full bestiary with a tyrant": seat(
        bestiary=("grushnak", "witch_cat#d", "undine#d", "ghoul#d", "poacher#d"), at=PLAIN
    ),
    "a hero about to die with cards of both origins": {
        "seats": [bh.Position(at=PLAIN, hearts=1, pb=4, bestiary=("imp#d", "ghoul#p", "witch_cat#d"))],
        "tiles": [("plain_3", 2, 0), ("city_belmora", 3, 0)],
    },
    "one tyrant left, to be retired": row(
        *[(name, "retired") for name in _RETIRED], ("azhurel", "open"), **seat(bestiary=("grushnak",)), round=11
    ),
    "points, piles and deaths before the end": row(
        *[(name, "retired") for name in ("ashmane", "morvain", "aldric")],
        ("azhurel", "open"),
        round=11,
        seats=[
            bh.Position(
                pb=10,
                bestiary=("grushnak",),
                missions=("map_plain", "map_swamp", "trap_orc"),
                deaths=1,
                liberated=("ghoul#d", "imp#p"),
            ),
            bh.Position(pb=12, missions=("map_plain", "map_swamp", "trap_orc"), liberated=("ghoul#d", "hydra#p")),
            bh.Position(pb=9, bestiary=("ondrath",), missions=("map_forest",), prison=("poacher#d",), deaths=1),
        ],
    ),
    "two missions of a kind twice": {
        "missions": ["map_plain", "trap_orc", "trap_orc", "map_forest"],
        "mission_deck": ["map_swamp", "trap_undead"],
    },
    "an empty stack": {
        "tiles": [
            (tile, 2 + index, 0) for index, tile in enumerate(["sanctuary_axe", "sanctuary_claw", "city_belmora"])
        ]
        + [(f"forest_{number}", 3 + number, 0) for number in (2, 3, 4, 5, 6)]
        + [("swamp_2", 10, 0)],
        "stacks": [
            (),
            ("sanctuary_flame", "sanctuary_skull", "city_corvane", *_PLAINS, "swamp_3", "swamp_4"),
            ("sanctuary_crown", "sanctuary_spiral", "city_dunholt", *_MOUNTAINS, "swamp_5", "swamp_6"),
        ],
    },
}


@pytest.mark.parametrize("name", POSITIONS)
def test_positions_that_the_rules_speak_of_can_be_laid_out(name: str) -> None:
    """Each of them is a possible state, and plays to its end."""
    setup = bh.Setup(**{"heroes": _HEROES, **POSITIONS[name]})
    state = opened(setup)

    if name == "an empty stack":
        assert [len(stack) for stack in state.stacks] == [0, 9, 9]
    play_on(bh.GAME.start(setup, 2), 2)


@pytest.mark.rule("BH-P1-04")
def test_all_stacks_can_be_empty() -> None:
    """Everything that was dealt is explored; six basic tiles are in the box."""
    tiles = [tile.id for tile in load().tables.tiles if not tile.start]
    basics = [tile for tile in tiles if not tile.startswith(("sanctuary", "city"))]
    explored = [tile for tile in tiles if tile not in basics] + basics[:18]
    state = opened(bh.Setup(tiles=[(tile, 2 + index, 0) for index, tile in enumerate(explored)]))

    assert (state.stacks, len(state.unused)) == ([[], [], []], 6)
