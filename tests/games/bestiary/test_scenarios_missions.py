"""Scenarios S19 to S21 and S39: missions."""

from __future__ import annotations

from pathlib import Path

import pytest

from boardrules.games import bestiary as bh
from tests.games.bestiary.folders import changed
from tests.games.bestiary.table import (
    EAST,
    FOREST,
    HANDEL,
    PLAIN,
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

# -- S19 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-MIS-01", "BH-MIS-02", "BH-MIS-03", "BH-MIS-04", "BH-MIS-05", "BH-MAP-01")
def test_s19_mapping_and_trapping_complete_a_mission_each(table: MakeTable) -> None:
    """S19: the forest and the orc are both wanted: 4 points, 2 cards, and the row is full again."""
    t = table(
        arranged(
            on(FOREST),
            missions=["map_forest", "trap_orc", "map_swamp", "trap_demon"],
            mission_deck=["map_plain", "trap_human"],
            deck=["orc_tracker#d1"],
            dice=[5],
        )
    )

    t.map_here()

    done = [(event.seat, event.mission.partition("#")[0], event.pb) for event in t.happened(bh.MissionCompleted)]
    assert done == [(A, "map_forest", 2), (A, "trap_orc", 2)]
    assert [event.total for event in t.happened(bh.PointsGained)] == [2, 4]
    assert t.bestiary(A) == ["orc_tracker#d1"]
    assert t.pb(A) == 4
    assert t.missions(A) == ["map_forest", "trap_orc"]
    assert t.row_of_missions == ["map_swamp", "trap_demon", "map_plain", "trap_human"]
    # The row was filled after the first completion, before the beast was met.
    kinds = [type(event) for event in t.events if isinstance(event, (bh.MissionRevealed, bh.BeastFaced))]
    assert kinds == [bh.MissionRevealed, bh.BeastFaced, bh.MissionRevealed]


# -- S20 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-MIS-05")
def test_s20_a_third_mission_in_a_turn_is_not_completed(table: MakeTable) -> None:
    """S20: A has completed two this turn: the hellhound is trapped, and the demon mission stays where it is."""
    t = table(
        arranged(
            on(PLAIN, missions=["map_plain", "map_plain"]), missions=["trap_demon"], deck=["hellhound#d1"], dice=[4]
        )
    )
    t.arrange(lies={"players[0].matched": 2})
    row = t.row_of_missions

    t.map_here()

    assert t.bestiary(A) == ["hellhound#d1"]
    assert t.pb(A) == 0
    assert t.missions(A) == ["map_plain", "map_plain"]
    assert t.row_of_missions == row
    assert not t.happened(bh.MissionCompleted)


@pytest.mark.rule("BH-MIS-05", "BH-MIS-08")
@pytest.mark.parametrize("one_each", [False, True])
def test_s20_the_limit_of_two_holds_with_and_without_the_switch(
    table: MakeTable, tmp_path: Path, one_each: bool
) -> None:
    """S20: two orc missions lie open; whether one event may complete several or not, A completes one of them."""
    folder = changed(tmp_path, ("config", "missions.one_event_one_mission.value", one_each))
    t = table(
        arranged(
            on(PLAIN),
            content=folder,
            missions=["map_plain", "trap_orc", "trap_orc", "map_forest"],
            mission_deck=["map_swamp", "trap_undead"],
            deck=["wolf_rider#d1"],
            dice=[3],
        )
    )
    assert t.state.content.config.missions_one_event_one_mission is one_each

    t.map_here()

    assert t.bestiary(A) == ["wolf_rider#d1"]
    assert t.pb(A) == 4
    assert t.missions(A) == ["map_plain", "trap_orc"]
    assert t.row_of_missions == ["trap_orc", "map_forest", "map_swamp", "trap_undead"]


# -- S21 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-MIS-06", "BH-MIS-08")
def test_s21_one_event_completes_one_mission(table: MakeTable) -> None:
    """S21: two missions want the swamp: mapping it completes exactly one of them."""
    t = table(
        arranged(
            on(SWAMP),
            missions=["map_swamp", "map_swamp", "trap_orc", "trap_human"],
            mission_deck=["map_forest"],
            deck=["undine#d1"],
            dice=[1],
        )
    )

    t.map_here()

    assert t.pb(A) == 2
    assert t.missions(A) == ["map_swamp"]
    assert t.row_of_missions == ["map_swamp", "trap_orc", "trap_human", "map_forest"]


# -- S39 ---------------------------------------------------------------------------------------------------------------

WANTED = ("trap_human", "trap_demon", "trap_undead", "map_sanctuary")


@pytest.mark.rule("BH-MIS-09")
def test_s39_a_human_counts_when_it_is_trapped_not_when_it_is_imprisoned(table: MakeTable) -> None:
    """S39: the tracked poacher gives 2 points at once; in prison it gives its own 2, and no second mission."""
    t = table(
        arranged(
            on(PLAIN),
            missions=WANTED,
            mission_deck=["trap_human"],
            deck=["poacher#d1", "undine#d1"],
            tyrants=[tyrant("ashmane", "forest")],
            dice=[2],
        )
    )
    t.track("poacher#d1")

    t.expect_event(bh.MissionCompleted, seat=A, pb=2)
    assert t.missions(A) == ["trap_human"]
    assert t.pb(A) == 2
    assert t.row_of_missions == ["trap_demon", "trap_undead", "map_sanctuary", "trap_human"]
    for seat in (B, C, B, C):
        assert t.current == seat
        t.turn_in_handel()

    t.play(bh.Step(A, HANDEL), bh.StopMoving(A), bh.Imprison(A, "poacher#d1"))

    assert t.player(A).prison == ["poacher#d1"]
    assert t.pb(A) == 4
    assert t.missions(A) == ["trap_human"]
    assert t.row_of_missions == ["trap_demon", "trap_undead", "map_sanctuary", "trap_human"]


@pytest.mark.rule("BH-MIS-09")
def test_s39_a_beast_from_a_token_counts(table: MakeTable) -> None:
    """S39: the imp of a demon token completes the demon mission."""
    t = table(arranged(missions=WANTED, tokens=[tile("demon", PLAIN)], piles={"demon": ["imp#p1"]}, dice=[3]))

    t.play(bh.Step(A, PLAIN))

    assert t.bestiary(A) == ["imp#p1"]
    assert t.missions(A) == ["trap_demon"]
    assert t.pb(A) == 2
    assert t.prompt == "refresh"
    t.leave_offers()
    assert t.next_turn == (B, "move", (B,))


def completes_nothing(t: Table) -> None:
    """Fail unless A has trapped something without completing a mission."""
    assert t.missions(A) == []
    assert t.pb(A) == 0
    assert t.row_of_missions == list(WANTED)
    assert not t.happened(bh.MissionCompleted)


@pytest.mark.rule("BH-MIS-10", "BH-WLD-05")
def test_s39_a_wildcard_completes_nothing(table: MakeTable) -> None:
    """S39: the Witch Cat stands for a type in unlock costs only."""
    t = table(arranged(on(PLAIN), missions=WANTED, deck=["witch_cat#d1"], dice=[4]))

    t.map_here()

    assert t.bestiary(A) == ["witch_cat#d1"]
    completes_nothing(t)


@pytest.mark.rule("BH-MIS-10", "BH-TYR-10")
def test_s39_a_tyrant_completes_nothing(table: MakeTable) -> None:
    """S39: Morvain is undead, and the undead mission stays."""
    t = table(
        arranged(
            on(EAST),
            missions=WANTED,
            tiles=[tile("sanctuary_skull", EAST)],
            tyrants=[shown("morvain", "forest")],
            deck=["undine#d1", "imp#d1"],
            dice=[5],
        )
    )
    t.track("undine#d1")

    t.play(bh.FightTyrant(A, "morvain"))

    assert t.bestiary(A) == ["morvain"]
    completes_nothing(t)


@pytest.mark.rule("BH-SAN-02", "BH-MIS-01")
def test_s39_a_freed_sanctuary_is_still_one_to_be_mapped(table: MakeTable) -> None:
    """S39: mapping the sanctuary of a captured tyrant completes the mission."""
    t = table(
        arranged(
            on(EAST),
            bh.Position(bestiary=["morvain"]),
            missions=WANTED,
            tiles=[tile("sanctuary_skull", EAST)],
            deck=["undine#d1"],
            dice=[1],
        )
    )
    assert t.freed(EAST)

    t.map_here()

    assert t.missions(A) == ["map_sanctuary"]
    assert t.pb(A) == 2
