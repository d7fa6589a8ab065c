"""Scenarios S06 to S13: moving, exploring, and tokens that are met on the way."""

from __future__ import annotations

import pytest

from boardrules.games import bestiary as bh
from boardrules.games.bestiary.loading import load
from tests.games.bestiary.table import (
    EAST,
    FOREST,
    HANDEL,
    MOUNTAIN,
    PLAIN,
    PLAIN_2,
    SWAMP,
    A,
    B,
    C,
    MakeTable,
    Table,
    arranged,
    on,
    shown,
    tile,
    tyrant,
)
from tests.games.happened import refused


def steps_left(t: Table) -> object:
    """Return how many steps the open question names."""
    decision = t.decision
    assert decision is not None
    return dict(decision.prompt.args)["steps"]


# -- S06 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-P1-05", "BH-P1-06", "BH-P0-07")
def test_s06_a_token_of_the_own_phase_0_leaves_one_step(table: MakeTable) -> None:
    """S06: C escapes from under the new token with one step; Light Step does not win a second one."""
    t = table(
        arranged(
            None,
            None,
            on(PLAIN),
            round=3,
            first_player=C,
            tyrants=[shown("ondrath", "swamp"), tyrant("grushnak", "plain")],
        )
    )
    assert t.tokens == {PLAIN: "orc", PLAIN_2: "orc"}
    assert t.next_turn == (C, "move", (C,))

    t.play(bh.UseAbility(C, "light_step"), bh.Step(C, FOREST))

    assert t.at(C) == FOREST
    assert t.refuses(bh.Step(C, MOUNTAIN)).code == "not_offered"
    assert t.at(C) == FOREST
    assert t.next_turn == (C, "survey", (C,))
    assert not t.happened(bh.EncounterStarted)
    assert t.tokens == {PLAIN: "orc", PLAIN_2: "orc"}


# -- S07 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-P1-07", "BH-ENC-01", "BH-ENC-02", "BH-ENC-03", "BH-ENC-04", "BH-ENC-05", "BH-ENC-06", "BH-TRN-02")
def test_s07_staying_on_a_token_is_an_encounter(table: MakeTable) -> None:
    """S07: A stays on an orc, fails with a 2 against 3, and the turn is over; token and card leave the game."""
    t = table(
        arranged(
            on(PLAIN),
            tokens=[tile("orc", PLAIN)],
            piles={"orc": ["wolf_rider#p1"]},
            discard=["imp#d1"],
            dice=[2],
        )
    )
    deck = t.deck

    t.play(bh.StopMoving(A))

    t.expect_event(bh.EncounterStarted, seat=A, kind="orc", card="wolf_rider#p1")
    t.expect_event(bh.DieRolled, seat=A, level=1, result=2, strength=3)
    assert t.hearts(A) == 3
    assert t.tokens == {}
    assert t.state.gone["orc"] == 1
    assert t.state.supply["orc"] == 3
    assert t.state.out == ["wolf_rider#p1"]
    assert len(t.state.piles["orc"]) == 3
    assert t.discard == ["imp#d1"]
    assert t.deck == deck
    assert t.bestiary(A) == []
    assert not t.happened(bh.HexMapped)
    assert not t.happened(bh.BeastsTracked)
    assert not t.happened(bh.BeastFaced)
    assert t.next_turn == (B, "move", (B,))


# -- S08 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-P1-08", "BH-ENC-03", "BH-CBT-04")
def test_s08_entering_a_token_stops_the_hero(table: MakeTable) -> None:
    """S08: B must fight the undead at once, and traps the skeleton with an equal die."""
    t = table(arranged(first_player=B, tokens=[tile("undead", SWAMP)], piles={"undead": ["skeleton#p1"]}, dice=[2]))

    t.play(bh.Step(B, SWAMP))
    t.expect_event(bh.EncounterStarted, seat=B, card="skeleton#p1")
    assert t.refuses(bh.Step(B, HANDEL)).code == "not_offered"
    assert t.at(B) == SWAMP
    t.roll()

    assert t.bestiary(B) == ["skeleton#p1"]
    assert t.hearts(B) == 4
    assert t.tokens == {}
    assert t.next_turn == (C, "move", (C,))


# -- S09 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-P1-02", "BH-P1-03")
def test_s09_an_explored_tile_is_entered_in_the_same_step(table: MakeTable) -> None:
    """S09: A draws the forest from the second stack and stands on it; it cannot stay behind."""
    t = table(arranged(on(PLAIN), stacks=[(), ("forest_3",)]))
    assert steps_left(t) == 3

    t.play(bh.Explore(A, EAST, 1))

    assert t.state.tiles[EAST] == "forest_3"
    assert t.at(A) == EAST
    assert [type(event) for event in t.events] == [bh.TileExplored, bh.Moved]
    assert [len(stack) for stack in t.state.stacks] == [9, 8, 9]
    assert steps_left(t) == 2
    assert EAST not in t.tokens
    t.play(bh.StopMoving(A))
    assert t.at(A) == EAST


def explored(but: str | None = None) -> list[tuple[str, int, int]]:
    """Return all tiles that a game of three can explore but one, in a line to the west of the swamp."""
    content = load()
    groups: dict[str, list[str]] = {"basic": [], "sanctuary": [], "city": []}
    for name in content.tiles:
        if name not in content.start_layout.values() and name != but:
            groups[content.terrains[content.terrain_of(name)].group].append(name)
    basic = 18 if but is None else 17
    names = [*groups["sanctuary"], *groups["city"], *groups["basic"][:basic]]
    return [(name, -2 - index, 0) for index, name in enumerate(names)]


@pytest.mark.rule("BH-P1-04")
def test_s09_an_empty_stack_cannot_be_named_while_another_has_tiles(table: MakeTable) -> None:
    """S09: only the second stack has a tile left."""
    t = table(arranged(on(PLAIN), tiles=explored(but="forest_3"), stacks=[(), ("forest_3",)]))
    assert [len(stack) for stack in t.state.stacks] == [0, 1, 0]

    assert refused(t, bh.Explore(A, EAST, 0)) == ("empty_stack", "BH-P1-04")
    assert refused(t, bh.Explore(A, EAST, 2)) == ("empty_stack", "BH-P1-04")
    assert t.is_legal(bh.Explore(A, EAST, 1))


@pytest.mark.rule("BH-P1-04")
def test_s09_without_tiles_the_map_stops_growing(table: MakeTable) -> None:
    """S09: with three empty stacks a step off the map is rejected, and steps to hexes of the map stay legal."""
    t = table(arranged(on(PLAIN), tiles=explored()))
    assert t.state.stacks == [[], [], []]

    for stack in range(3):
        assert refused(t, bh.Explore(A, EAST, stack)) == ("no_tiles_left", "BH-P1-04")
    assert refused(t, bh.Step(A, EAST)) == ("no_tiles_left", "BH-P1-04")
    assert set(t.actions(A)) == {bh.StopMoving(A), *[bh.Step(A, place) for place in (FOREST, HANDEL, PLAIN_2)]}
    t.play(bh.Step(A, PLAIN_2))
    assert t.at(A) == PLAIN_2


# -- S10 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-P1-09", "BH-P1-11")
def test_s10_whoever_runs_out_of_steps_on_another_hero_is_sent_back(table: MakeTable) -> None:
    """S10: the third step, onto B, is legal; A ends on the hex before it."""
    t = table(arranged(on(SWAMP), on(PLAIN)))

    t.play(bh.Step(A, HANDEL), bh.Step(A, PLAIN_2))
    assert t.is_legal(bh.Step(A, PLAIN))
    t.play(bh.Step(A, PLAIN))

    t.expect_event(bh.Moved, seat=A, source=PLAIN_2, to=PLAIN)
    t.expect_event(bh.SentBack, seat=A, to=PLAIN_2)
    assert t.at(A) == PLAIN_2
    assert t.at(B) == PLAIN
    assert t.next_turn == (A, "survey", (A,))


@pytest.mark.rule("BH-P1-10", "BH-P1-11")
def test_s10_a_hero_may_pass_through_another_one(table: MakeTable) -> None:
    """S10: A goes through B to the hex beyond; on the way it cannot stop there."""
    t = table(arranged(on(SWAMP), on(PLAIN), tiles=[tile("plain_3", EAST)]))

    t.play(bh.Step(A, HANDEL), bh.Step(A, PLAIN))
    assert refused(t, bh.StopMoving(A)) == ("occupied", "BH-P1-11")
    t.play(bh.Step(A, EAST))

    assert t.at(A) == EAST
    assert t.at(B) == PLAIN
    assert not t.happened(bh.SentBack)
    assert t.next_turn == (A, "survey", (A,))


# -- S11 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-P1-05", "BH-P1-07", "BH-P1-11")
def test_s11_being_sent_back_onto_the_token_is_an_encounter(table: MakeTable) -> None:
    """S11: the only step leads onto B, so A stands on the token again, fights, and traps the tracker."""
    t = table(
        arranged(
            on(PLAIN_2),
            on(PLAIN),
            tokens=[tile("orc", PLAIN_2)],
            piles={"orc": ["orc_tracker#p1"]},
            dice=[3],
        )
    )
    assert steps_left(t) == 1

    t.play(bh.Step(A, PLAIN))

    t.expect_event(bh.SentBack, seat=A, to=PLAIN_2)
    t.expect_event(bh.EncounterStarted, seat=A, card="orc_tracker#p1")
    assert t.at(A) == PLAIN_2
    assert t.bestiary(A) == ["orc_tracker#p1"]
    assert t.tokens == {}
    assert t.next_turn == (B, "move", (B,))


# -- S12 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-P1-12")
def test_s12_a_hex_with_a_token_and_a_hero_cannot_be_entered(table: MakeTable) -> None:
    """S12: A cannot step onto B, under whom an orc lies."""
    t = table(arranged(None, on(PLAIN), tokens=[tile("orc", PLAIN)]))

    assert refused(t, bh.Step(A, PLAIN)) == ("token_and_hero", "BH-P1-12")
    assert t.at(A) == HANDEL


# -- S13 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-CMP-13", "BH-P1-09", "BH-P2-03", "BH-TRK-05", "BH-P3-01")
def test_s13_in_a_city_a_hero_can_only_map_and_nothing_comes_of_it(table: MakeTable) -> None:
    """S13: A and B share Handel; tracking is rejected, mapping does nothing, and there is no combat."""
    t = table(arranged())
    before = t.state
    t.play(bh.StopMoving(A))

    assert refused(t, bh.Track(A)) == ("no_tracking_in_a_city", "BH-TRK-05")
    assert t.actions(A) == (bh.MapHex(A, HANDEL),)
    t.play(bh.MapHex(A, HANDEL))

    t.expect_event(bh.HexMapped, seat=A, terrain="city")
    assert t.state.players == before.players
    assert t.state.mission_row == before.mission_row
    assert t.state.beasts == before.beasts
    assert t.dice == []
    assert t.at(A) == t.at(B) == HANDEL
    assert t.next_turn == (B, "move", (B,))
