"""Scenarios S01 to S05: laying out the table, the order of turns, and Phase 0."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest

from boardrules.games import bestiary as bh
from boardrules.games.bestiary.loading import load
from boardrules.games.bestiary.state import names
from tests.games.bestiary.table import (
    FOREST,
    HANDEL,
    HEROES,
    MOUNTAIN,
    PLAIN,
    PLAIN_2,
    RIVERBANK,
    SWAMP,
    A,
    B,
    C,
    MakeTable,
    Table,
    arranged,
    on,
    retired,
    shown,
    tile,
    tyrant,
)
from tests.games.happened import refused
from tests.games.setups import fault


def terrains(tiles: Iterable[str]) -> Counter[str]:
    """Return how many tiles of each terrain there are."""
    return Counter(load().terrain_of(name) for name in tiles)


# -- S01 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-SET-02", "BH-SET-03", "BH-CMP-12")
@pytest.mark.parametrize("seed", range(4))
def test_s01_seven_tiles_lie_on_the_map_and_three_stacks_hold_nine_each(seed: int) -> None:
    """S01: the start layout, stacks with 2 Sanctuaries and a City, and 6 basic tiles in the box."""
    state = bh.GAME.start(bh.Setup(heroes=HEROES), seed)

    assert state.tiles == {
        HANDEL: "city_handel",
        PLAIN: "plain_1",
        FOREST: "forest_1",
        MOUNTAIN: "mountain_1",
        SWAMP: "swamp_1",
        RIVERBANK: "riverbank_1",
        PLAIN_2: "plain_2",
    }
    assert [len(stack) for stack in state.stacks] == [9, 9, 9]
    for stack in map(names, state.stacks):
        assert terrains(stack)["sanctuary"] == 2
        assert terrains(stack)["city"] == 1
    assert len(state.unused) == 6
    assert not {"sanctuary", "city"} & terrains(state.unused).keys()
    everything = [*state.tiles.values(), *state.unused, *[name for stack in state.stacks for name in names(stack)]]
    assert sorted(everything) == sorted(load().tiles)


@pytest.mark.rule("BH-SET-04", "BH-SET-05", "BH-CMP-05", "BH-CMP-08", "BH-CMP-15", "BH-CMP-16")
def test_s01_cards_and_tokens_lie_in_their_places() -> None:
    """S01: 52 cards in the Beast deck, six piles of 4 different ones, 24 tokens, 4 missions face up, 20 in the deck."""
    state = bh.GAME.start(bh.Setup(heroes=HEROES), seed=2)

    assert len(state.beasts.draw_pile) == 52
    assert state.beasts.discard_pile == []
    assert list(state.piles) == ["chimera", "orc", "demon", "elemental", "undead", "human"]
    for kind, pile in state.piles.items():
        assert len(pile) == 4
        designs = {card.partition("#")[0] for card in pile}
        assert designs == {beast.id for beast in load().beasts.values() if beast.type == kind}
    assert state.tokens == {}
    assert sum(state.supply.values()) == 24
    assert set(state.supply.values()) == {4}
    assert len(state.mission_row) == 4
    assert len(state.mission_deck) == 20
    assert len({*state.mission_row, *names(state.mission_deck)}) == 24


@pytest.mark.rule("BH-SET-01", "BH-SET-06", "BH-SET-07", "BH-SET-08", "BH-SET-09")
def test_s01_six_tyrants_lie_face_down_and_every_hero_stands_in_handel() -> None:
    """S01: six tyrants with six Terrain cards; hearts 4, 4, 4; no points; round 1."""
    state = bh.GAME.start(bh.Setup(heroes=HEROES), seed=3)

    assert [slot.status for slot in state.row] == ["hidden"] * 6
    assert {slot.tyrant for slot in state.row} == {"ashmane", "grushnak", "azhurel", "ondrath", "morvain", "aldric"}
    assert {slot.terrain for slot in state.row} == {"plain", "swamp", "forest", "mountain", "riverbank", "sanctuary"}
    assert tuple(player.hero for player in state.players) == HEROES
    assert [player.place for player in state.players] == [HANDEL] * 3
    assert [player.hearts for player in state.players] == [4, 4, 4]
    assert [player.pb for player in state.players] == [0, 0, 0]
    assert [(player.bestiary, player.missions, player.deaths) for player in state.players] == [([], [], 0)] * 3
    assert state.round == 1
    assert state.current == state.first


# -- S02 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-SET-01", "BH-SET-03")
@pytest.mark.parametrize(("players", "stacks", "unused"), [(2, [7, 7, 7], 12), (4, [11, 11, 11], 0)])
def test_s02_stacks_grow_with_the_number_of_players(players: int, stacks: list[int], unused: int) -> None:
    """S02: 7 tiles a stack and 12 in the box with two players, 11 and none with four."""
    state = bh.GAME.start(bh.Setup(players=players), seed=1)

    assert [len(stack) for stack in state.stacks] == stacks
    assert len(state.unused) == unused


@pytest.mark.rule("BH-SET-01")
@pytest.mark.parametrize("players", [1, 5])
def test_s02_one_and_five_players_are_rejected(players: int) -> None:
    """S02: the game is for two to four."""
    assert fault(bh.GAME, players=players) == ("players", "out_of_range", "BH-SET-01")


@pytest.mark.rule("BH-SET-08")
def test_s02_two_players_cannot_have_the_same_hero() -> None:
    """S02: heroes are different."""
    assert fault(bh.GAME, heroes=("kael", "ysolde", "kael")) == ("heroes[2]", "duplicate", "BH-SET-08")


# -- S03 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-RND-01", "BH-RND-02", "BH-RND-03", "BH-P0-01")
def test_s03_the_first_player_moves_on_and_has_the_phase_0_of_the_round(table: MakeTable) -> None:
    """S03: A B C, B C A, C A B, A B C; from round 2 on Phase 0 comes once, with the first turn of the round."""
    t = table(arranged())
    for _ in range(12):
        t.turn_in_handel()

    story = ""
    for event in t.log:
        match event:
            case bh.RoundStarted():
                story += "| "
            case bh.TurnStarted():
                story += "ABC"[event.seat] + " "
            case bh.TyrantRevealed():
                story += "0 "
    assert story.split("| ")[1:5] == ["A B C ", "B 0 C A ", "C 0 A B ", "A 0 B C "]
    firsts = [(event.round, event.first) for event in t.happened(bh.RoundStarted)]
    assert firsts == [(1, A), (2, B), (3, C), (4, A), (5, B)]


# -- S04 ---------------------------------------------------------------------------------------------------------------


def revealing() -> bh.Setup:
    """Return round 2 with B to move, C on the plain, and Grushnak the next to be revealed, with Plain."""
    return arranged(
        None,
        None,
        on(PLAIN),
        round=2,
        first_player=B,
        tyrants=[tyrant("grushnak", "plain")],
        stacks=[("plain_3",)],
    )


@pytest.mark.rule("BH-P0-02", "BH-P0-05", "BH-P0-06", "BH-P0-07")
def test_s04_tokens_come_to_every_plain_also_under_a_hero(table: MakeTable) -> None:
    """S04: Grushnak and Plain lie open, orcs are on both plains, under C too, and none is in Handel."""
    t = table(revealing())

    assert [(event.tyrant, event.terrain) for event in t.happened(bh.TyrantRevealed)] == [("grushnak", "plain")]
    assert t.state.row[0] == bh.Slot("grushnak", "plain", "open")
    assert [slot.status for slot in t.state.row[1:]] == ["hidden"] * 5
    assert t.tokens == {PLAIN: "orc", PLAIN_2: "orc"}
    assert t.state.supply["orc"] == 2
    assert t.at(C) in t.tokens
    assert HANDEL not in t.tokens
    assert t.next_turn == (B, "move", (B,))


@pytest.mark.rule("BH-P0-10")
def test_s04_a_plain_that_is_explored_later_gets_no_token(table: MakeTable) -> None:
    """S04: only hexes that are on the map when tokens are placed count."""
    t = table(revealing())
    new = bh.Hex(2, -2)

    t.play(bh.Step(B, FOREST), bh.Explore(B, new, 0))

    assert t.state.tiles[new] == "plain_3"
    assert t.tokens == {PLAIN: "orc", PLAIN_2: "orc"}
    assert t.state.supply["orc"] == 2


# -- S05 ---------------------------------------------------------------------------------------------------------------

NORTH, NORTH_EAST, TAKEN = bh.Hex(0, -2), bh.Hex(1, -2), bh.Hex(2, -2)


def short_supply(gone: int) -> bh.Setup:
    """Return round 10 with Azhurel the next to be retired, and so many demon tokens out of the game."""
    return arranged(
        round=10,
        tyrants=[retired("grushnak"), retired("morvain"), shown("azhurel", "mountain"), shown("ondrath")],
        tiles=[tile("mountain_2", NORTH), tile("mountain_3", NORTH_EAST), tile("mountain_4", TAKEN)],
        tokens=[tile("demon", TAKEN)],
        gone={"demon": gone},
    )


@pytest.mark.rule("BH-P0-03", "BH-P0-06", "BH-P0-08", "BH-P0-09", "BH-TIE-01")
def test_s05_with_a_short_supply_the_first_player_chooses_the_hexes(table: MakeTable) -> None:
    """S05: Azhurel is retired; A places two demons on three free mountains, and the taken one is not offered."""
    t = table(short_supply(gone=1))

    assert [event.tyrant for event in t.happened(bh.TyrantRetired)] == ["azhurel"]
    assert t.status("azhurel") == "retired"
    assert t.outcome is None
    assert t.state.supply["demon"] == 2
    assert (t.prompt, t.asked) == ("token", (A,))
    assert set(t.actions(A)) == {bh.PlaceToken(A, place) for place in (MOUNTAIN, NORTH, NORTH_EAST)}
    assert refused(t, bh.PlaceToken(A, TAKEN)) == ("token_there", "BH-P0-06")

    t.play(bh.PlaceToken(A, NORTH))
    assert set(t.actions(A)) == {bh.PlaceToken(A, place) for place in (MOUNTAIN, NORTH_EAST)}
    t.play(bh.PlaceToken(A, NORTH_EAST))

    assert t.state.supply["demon"] == 0
    assert t.tokens == dict.fromkeys((TAKEN, NORTH, NORTH_EAST), "demon")
    assert t.next_turn == (A, "move", (A,))


@pytest.mark.rule("BH-P0-03", "BH-P0-08", "BH-P0-09")
def test_s05_without_a_supply_nothing_is_placed_and_nobody_asked(table: MakeTable) -> None:
    """S05: no demon token left: Phase 1 begins at once."""
    t: Table = table(short_supply(gone=3))

    assert t.status("azhurel") == "retired"
    assert t.state.supply["demon"] == 0
    assert t.tokens == {TAKEN: "demon"}
    assert not t.happened(bh.TokenPlaced)
    assert t.next_turn == (A, "move", (A,))
