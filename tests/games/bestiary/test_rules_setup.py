"""Rules BH-SET: players, map and stacks, beasts, missions, the row of tyrants, heroes, the first player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest
from attrs import evolve

from boardrules.games import bestiary as bh
from boardrules.games.bestiary.state import names
from tests.games.bestiary.playing import idle
from tests.games.bestiary.ruled import ruled
from tests.games.bestiary.table import HANDEL, ROW, MakeTable, opened, row, unveiled
from tests.games.happened import kinds
from tests.games.setups import fault

RING = {
    (0, 0): "city_handel",
    (1, 0): "plain_1",
    (1, -1): "forest_1",
    (0, -1): "mountain_1",
    (-1, 0): "swamp_1",
    (-1, 1): "riverbank_1",
    (0, 1): "plain_2",
}


def groups(state: bh.State, tiles: Sequence[str]) -> dict[str, int]:
    """Return how many tiles there are of each group of the recipe."""
    terrains = state.content.terrains
    return dict(Counter(terrains[state.content.terrain_of(tile)].group for tile in tiles))


# -- players ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-SET-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_players(strict: MakeTable, players: int) -> None:
    assert len(strict(bh.Setup(players=players)).state.players) == players


@pytest.mark.rule("BH-SET-01")
@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_no_other_number_of_players(players: int) -> None:
    assert fault(bh.GAME, players=players) == ("players", "out_of_range", "BH-SET-01")


@pytest.mark.rule("BH-SET-01")
def test_the_numbers_of_players_come_from_the_content() -> None:
    """A content for exactly three players refuses two and four."""
    content = ruled(players_min=3, players_max=3)
    assert len(bh.GAME.start(bh.Setup(players=3, content=content)).players) == 3
    for players in (2, 4):
        assert fault(bh.GAME, players=players, content=content) == ("players", "out_of_range", "BH-SET-01")


# -- map and stacks --------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-SET-02")
def test_handel_and_its_ring_are_laid_out(strict: MakeTable) -> None:
    """Seven tiles in the order in which they are placed, with no token on any of them."""
    t = strict(bh.Setup())

    assert {(place.q, place.r): tile for place, tile in t.state.tiles.items()} == RING
    assert t.state.tokens == {}


@pytest.mark.rule("BH-SET-02")
def test_another_start_layout(strict: MakeTable) -> None:
    """The map comes from the content; what is not on it is dealt. Something else than a City at (0, 0) is refused."""
    packaged = bh.load().tables
    small = packaged.start_layout[:2]
    tiles = [evolve(tile, start=tile.id in ("city_handel", "plain_1")) for tile in packaged.tiles]
    content = evolve(packaged, start_layout=small, tiles=tuple(tiles))
    t = strict(bh.Setup(players=4, content=content))
    assert t.state.tiles == {HANDEL: "city_handel", bh.Hex(1, 0): "plain_1"}
    assert len(t.state.unused) == 5

    swapped = [("plain_1", 0, 0), ("city_handel", 1, 0), *packaged.start_layout[2:]]
    assert fault(bh.GAME, content=evolve(packaged, start_layout=tuple(swapped))) == (
        "content.start_layout",
        "contradiction",
        "BH-SET-02",
    )


@pytest.mark.rule("BH-SET-03")
@pytest.mark.parametrize(("players", "size", "unused"), [(2, 7, 12), (3, 9, 6), (4, 11, 0)])
def test_three_stacks_are_dealt_by_the_recipe(strict: MakeTable, players: int, size: int, unused: int) -> None:
    """Two Sanctuaries, one City and 4, 6 or 8 basic tiles in each; basic tiles alone stay in the box."""
    for seed in range(5):
        t = strict(bh.Setup(players=players), seed)
        assert [groups(t.state, names(stack)) for stack in t.state.stacks] == [
            {"sanctuary": 2, "city": 1, "basic": size - 3}
        ] * 3
        assert groups(t.state, t.state.unused) == ({"basic": unused} if unused else {})
        assert (t.view(0).stacks, t.view(0).unused) == ((size,) * 3, unused)


@pytest.mark.rule("BH-SET-03")
def test_every_stack_is_shuffled_and_face_down() -> None:
    """Special tiles come at every depth of every stack, and the box holds other tiles in another game."""
    depths: list[set[int]] = [set(), set(), set()]
    boxes = set()
    for seed in range(40):
        state = bh.GAME.start(bh.Setup(players=2, first_player=0), seed)
        boxes.add(frozenset(state.unused))
        for index, stack in enumerate(state.stacks):
            depths[index].add(next(place for place, tile in enumerate(names(stack)) if tile.startswith("city")))

    assert depths == [set(range(7))] * 3
    assert len(boxes) == 40
    state = bh.GAME.start(bh.Setup(players=2), 1)
    other = bh.GAME.redeal(state, 0, 5)
    assert other.stacks != state.stacks
    assert bh.GAME.view(other, 0) == bh.GAME.view(state, 0)


@pytest.mark.rule("BH-SET-03")
def test_the_recipe_comes_from_the_content(strict: MakeTable) -> None:
    """One Sanctuary, no City and three basic tiles for each stack; more tiles than there are is refused."""
    packaged = bh.load().tables
    small = evolve(packaged, stack_sanctuaries=1, stack_cities=0, stack_basic=((2, 1), (3, 3), (4, 2)))
    t = strict(bh.Setup(content=small))
    assert [groups(t.state, names(stack)) for stack in t.state.stacks] == [{"sanctuary": 1, "basic": 3}] * 3
    assert groups(t.state, t.state.unused) == {"sanctuary": 3, "city": 3, "basic": 15}

    assert fault(bh.GAME, content=evolve(packaged, stack_sanctuaries=3)) == (
        "content.stack_sanctuaries",
        "too_many",
        "BH-SET-03",
    )


# -- beasts and missions ---------------------------------------------------------------------------------------


@pytest.mark.rule("BH-SET-04")
def test_beasts_and_tokens_are_laid_out(strict: MakeTable) -> None:
    """The deck face down with room for its discard, six piles of four, 24 tokens in the supply."""
    t = strict(bh.Setup())

    assert (len(t.state.beasts.draw_pile), t.state.beasts.discard_pile) == (52, [])
    assert sorted(map(len, t.state.piles.values())) == [4] * 6
    assert sum(t.state.supply.values()) == 24
    assert (t.state.out, sum(t.state.gone.values())) == ([], 0)


@pytest.mark.rule("BH-SET-04")
def test_deck_and_piles_are_shuffled() -> None:
    """The same seed deals the same cards, other seeds deal others."""
    states = [bh.GAME.start(bh.Setup(first_player=0), seed) for seed in (1, 2, 3, 1)]

    assert states[0].beasts.draw_pile == states[3].beasts.draw_pile
    assert len({tuple(state.beasts.draw_pile) for state in states}) == 3
    assert len({tuple(map(tuple, state.piles.values())) for state in states}) == 3


@pytest.mark.rule("BH-SET-05")
def test_four_missions_are_turned_up(strict: MakeTable) -> None:
    """Twenty stay in the shuffled deck."""
    rows = set()
    for seed in range(6):
        t = strict(bh.Setup(), seed)
        assert (len(t.state.mission_row), len(t.state.mission_deck)) == (4, 20)
        assert t.view(None).missions == tuple(t.state.mission_row)
        assert [event.mission for event in t.happened(bh.MissionRevealed)] == t.state.mission_row
        rows.add(tuple(t.state.mission_row))

    assert len(rows) == 6


# -- the row of tyrants ----------------------------------------------------------------------------------------


@pytest.mark.rule("BH-SET-06")
def test_six_tyrants_lie_face_down_each_with_a_terrain_card(strict: MakeTable) -> None:
    """Both are shuffled: every tyrant and every terrain comes first once, and all meet. None is a beast card."""
    first, pairs = set(), set()
    leftmost = set()
    for seed in range(150):
        state = bh.GAME.start(bh.Setup(), seed)
        assert sorted(slot.tyrant for slot in state.row) == sorted(tyrant for tyrant, _ in ROW)
        assert sorted(slot.terrain for slot in state.row) == sorted(terrain for _, terrain in ROW)
        assert {slot.status for slot in state.row} == {"hidden"}
        first.add(state.row[0].tyrant)
        leftmost.add(state.row[0].terrain)
        pairs |= {(slot.tyrant, slot.terrain) for slot in state.row}
    assert (len(first), len(leftmost), len(pairs)) == (6, 6, 36)

    t = strict(bh.Setup())
    assert not {slot.tyrant for slot in t.state.row} & {card.split("#")[0] for card in t.state.beasts.draw_pile}


@pytest.mark.rule("BH-SET-06", "BH-SET-07")
def test_nobody_sees_a_face_down_tyrant(strict: MakeTable) -> None:
    """Neither the tyrant nor its Terrain card; another row looks the same to everybody."""
    t = strict(bh.Setup())

    for viewer in (None, 0, 1, 2):
        assert {(slot.status, slot.tyrant, slot.terrain) for slot in t.view(viewer).row} == {("hidden", None, None)}
    others = [bh.GAME.redeal(t.state, 0, seed) for seed in range(4)]
    assert len({tuple(world.row) for world in others}) == 4
    assert {bh.GAME.view(world, 0).row for world in others} == {t.view(0).row}


@pytest.mark.rule("BH-SET-06")
def test_a_tyrant_or_terrain_card_is_in_the_row_once() -> None:
    twice = (bh.TyrantPlace(tyrant="grushnak", terrain="plain"), bh.TyrantPlace(tyrant="grushnak", terrain="swamp"))
    assert fault(bh.GAME, tyrants=twice) == ("tyrants[1].tyrant", "duplicate", "BH-SET-06")
    same = (bh.TyrantPlace(tyrant="grushnak", terrain="plain"), bh.TyrantPlace(tyrant="aldric", terrain="plain"))
    assert fault(bh.GAME, tyrants=same) == ("tyrants[1].terrain", "duplicate", "BH-SET-06")


@pytest.mark.rule("BH-SET-07")
def test_the_first_tyrant_is_revealed_in_round_two(strict: MakeTable) -> None:
    t = strict(bh.Setup(first_player=0))
    idle(t, 2)
    assert [slot.status for slot in t.state.row] == ["hidden"] * 6
    idle(t)

    assert t.state.round == 2
    assert [slot.status for slot in t.state.row] == ["open", *["hidden"] * 5]


@pytest.mark.rule("BH-SET-07")
@pytest.mark.parametrize("shown", [1, 2, 5])
def test_tyrants_may_be_face_up_at_setup(strict: MakeTable, shown: int) -> None:
    """The leftmost ones, without tokens; Phase 0 of round 2 turns up the next."""
    t = strict(bh.Setup(first_player=0, content=ruled(round_tyrants_face_up_at_setup=shown)))
    assert [slot.status for slot in t.state.row] == ["open"] * shown + ["hidden"] * (6 - shown)
    assert t.state.tokens == {}
    assert [slot.tyrant for slot in t.view(None).row[:shown]] == [slot.tyrant for slot in t.state.row[:shown]]

    idle(t, 3)

    assert [slot.status for slot in t.state.row] == ["open"] * (shown + 1) + ["hidden"] * (5 - shown)
    assert [event.tyrant for event in t.happened(bh.TyrantRevealed)] == [t.state.row[shown].tyrant]


@pytest.mark.rule("BH-SET-07", "BH-P0-03")
def test_with_all_face_up_at_setup_round_two_retires_the_first(strict: MakeTable) -> None:
    t = strict(bh.Setup(first_player=0, content=ruled(round_tyrants_face_up_at_setup=6)))
    idle(t, 3)

    assert [slot.status for slot in t.state.row] == ["retired", *["open"] * 5]


@pytest.mark.rule("BH-SET-07")
def test_no_more_tyrants_are_face_up_than_there_are() -> None:
    assert fault(bh.GAME, content=ruled(round_tyrants_face_up_at_setup=7)) == (
        "content.config.round_tyrants_face_up_at_setup",
        "out_of_range",
        "BH-SET-07",
    )


# -- heroes and the first player -------------------------------------------------------------------------------


@pytest.mark.rule("BH-SET-08")
def test_heroes_begin_in_handel_with_nothing(strict: MakeTable) -> None:
    """The ones that were asked for, at full hearts."""
    t = strict(bh.Setup(heroes=("brunhild", "nyra", "maelis")))

    assert [(player.hero, player.hearts) for player in t.state.players] == [("brunhild", 5), ("nyra", 3), ("maelis", 4)]
    for player in t.state.players:
        assert (player.place, player.pb, player.deaths) == (HANDEL, 0, 0)
        assert player.bestiary == player.liberated == player.prison == player.missions == []
        assert (player.uses.of("turn"), player.matched, player.lasting) == ({}, 0, ())


@pytest.mark.rule("BH-SET-08")
def test_heroes_that_are_not_given_are_dealt_at_random() -> None:
    """Always different ones; every hero comes to a seat in some game, never the one that another seat has."""
    dealt = set()
    for seed in range(60):
        state = bh.GAME.start(bh.Setup(players=4, heroes=(None, "kael")), seed)
        heroes = [player.hero for player in state.players]
        assert (heroes[1], len(set(heroes))) == ("kael", 4)
        dealt.add(heroes[0])

    assert dealt == {"romilius", "ysolde", "brunhild", "nyra", "maelis"}


@pytest.mark.rule("BH-SET-08")
def test_two_players_cannot_have_the_same_hero() -> None:
    assert fault(bh.GAME, heroes=("kael", "kael")) == ("heroes[1]", "duplicate", "BH-SET-08")
    assert fault(bh.GAME, heroes=("kael", "zorro")) == ("heroes[1]", "unknown_id", "BH-SET-08")
    assert fault(bh.GAME, seats=(bh.Position(hero="kael"), bh.Position(hero="kael"))) == (
        "seats[1].hero",
        "duplicate",
        "BH-SET-08",
    )


@pytest.mark.rule("BH-SET-09")
def test_the_first_player_is_given_or_drawn() -> None:
    """Every seat is drawn in some game; who is given begins."""
    drawn = Counter(bh.GAME.start(bh.Setup(players=4), seed).first for seed in range(120))
    assert sorted(drawn) == [0, 1, 2, 3]
    assert min(drawn.values()) > 12

    for first in range(4):
        state = bh.GAME.start(bh.Setup(players=4, first_player=first), 7)
        decision = bh.GAME.decision(state)
        assert decision is not None
        assert (state.first, state.current, decision.seats) == (first, first, (first,))
    assert fault(bh.GAME, first_player=3) == ("first_player", "out_of_range", "BH-SET-09")


@pytest.mark.rule("BH-SET-09", "BH-SET-08")
def test_what_happens_at_the_start(strict: MakeTable) -> None:
    """The table is laid out, missions are turned up, and the first round and turn begin."""
    t = strict(unveiled(first_player=2, missions=None, tyrants=row()))

    assert kinds(t.log) == ["GameStarted", *["MissionRevealed"] * 4, "RoundStarted", "TurnStarted"]
    started = t.happened(bh.GameStarted)[0]
    assert (started.heroes, started.first) == (("romilius", "ysolde", "kael"), 2)
    assert started.rules == ("BH-SET-08", "BH-SET-09")
    assert t.happened(bh.TurnStarted)[0].seat == 2


@pytest.mark.rule("BH-SET-06")
def test_an_arranged_row_pairs_as_it_says(strict: MakeTable) -> None:
    """What is named keeps its place and its Terrain card; the rest is dealt without repeating any."""
    t = strict(unveiled(tyrants=opened(6)[:2]))

    assert [(slot.tyrant, slot.terrain) for slot in t.state.row[:2]] == list(ROW[:2])
    assert sorted(slot.terrain for slot in t.state.row) == sorted(terrain for _, terrain in ROW)
