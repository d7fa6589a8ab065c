"""Rules of missions that look at how and what was trapped, BH-MIS-09 and BH-MIS-10."""

from __future__ import annotations

from typing import Any

import pytest

from boardrules.games import bestiary as bh
from tests.games.bestiary.captures import FIVE, beast, calm, challenging, facing, fight_tyrant, wanted
from tests.games.bestiary.ruled import ruled
from tests.games.bestiary.table import FOREST, PLAIN, A, B, MakeTable, arranged, on, tile

GHOUL = "ghoul#d1"


@pytest.mark.rule("BH-MIS-09")
@pytest.mark.parametrize("way", ["tracked", "default", "encounter", "assist"])
@pytest.mark.parametrize(("card", "kind"), [("ghoul", "undead"), ("poacher", "human")])
def test_every_way_of_trapping_counts(table: MakeTable, way: str, card: str, kind: str) -> None:
    """Tracked, default combat, token on the map, or rescued from somebody else; humans at once too."""
    options: dict[str, Any] = {"missions": wanted(f"trap_{kind}#1")}
    if way == "encounter":
        t = table(
            arranged(bh.Position(), tokens=[tile(kind, PLAIN)], piles={kind: [f"{card}#p1"]}, dice=[6], **options)
        )
        t.play(bh.Step(A, PLAIN))
    else:
        dice = (1, 6) if way == "assist" else (6,)
        t = table(facing(f"{card}#d1", on(FOREST), dice=dice, **options))
        if way == "tracked":
            t.track(f"{card}#d1")
        else:
            t.map_here()
        if way == "assist":
            t.play(bh.Assist(B))
    captor = B if way == "assist" else A
    assert (t.missions(captor), t.pb(captor)) == ([f"trap_{kind}"], 2)
    assert t.missions(A + B - captor) == []


@pytest.mark.rule("BH-MIS-09", "BH-AST-05")
def test_a_beast_that_the_active_hero_gets_from_an_assist_counts_for_that_hero(table: MakeTable) -> None:
    """Where the active hero is the captor of an assist, the mission is its own."""
    t = table(
        calm(
            GHOUL,
            on(FOREST),
            missions=wanted("trap_undead#1"),
            dice=[1, 6],
            content=ruled(assist_captor_on_success="active"),
        )
    )
    t.map_here()
    t.play(bh.Assist(B))
    assert (t.missions(A), t.missions(B)) == (["trap_undead"], [])


@pytest.mark.rule("BH-MIS-09", "BH-HUM-01")
def test_imprisoning_completes_no_mission(table: MakeTable) -> None:
    """A mission for humans is in the row, and A imprisons one in Handel."""
    t = table(arranged(bh.Position(bestiary=("poacher#d1",)), missions=wanted("trap_human#1")))
    t.play(bh.StopMoving(A), bh.Imprison(A, "poacher#d1"))
    assert (t.missions(A), t.pb(A)) == ([], 2)
    assert "trap_human" in t.row_of_missions


@pytest.mark.rule("BH-MIS-09", "BH-LIB-01")
def test_liberating_completes_no_mission(table: MakeTable) -> None:
    """Nor does a beast that leaves by overflow."""
    t = table(facing("stone_golem#d1", mine=FIVE, missions=["trap_undead#1", "trap_chimera#1"]))
    t.map_here()
    t.play(bh.GiveUp(A, GHOUL))
    assert (t.missions(A), t.pb(A)) == ([], 1)


@pytest.mark.rule("BH-MIS-10", "BH-WLD-05")
@pytest.mark.parametrize("card", ["pumpkin_prowler#d1", "restless_scarecrow#d1", "headless_rider#d1"])
def test_a_halloween_beast_completes_no_mission(table: MakeTable, card: str) -> None:
    """Whatever type is wanted."""
    t = table(facing(card, missions=["trap_undead#1", "trap_orc#1", "trap_demon#1", "trap_chimera#1"]))
    t.map_here()
    assert t.bestiary(A) == [card]
    assert (t.missions(A), t.pb(A)) == ([], 0)


@pytest.mark.rule("BH-MIS-10", "BH-WLD-05")
@pytest.mark.parametrize(("matches", "done"), [(False, []), (True, ["trap_undead"])])
def test_whether_wildcards_complete_missions_is_a_switch(table: MakeTable, matches: bool, done: list[str]) -> None:
    """A wildcard among the undead completes a mission for undead only with the switch on."""
    tables = beast(ruled(missions_wildcard_capture_matches=matches), "ghoul", wildcard=True)
    t = table(calm(GHOUL, missions=wanted("trap_undead#1"), content=tables))
    t.map_here()
    t.leave_offers()
    assert t.missions(A) == done


@pytest.mark.rule("BH-MIS-10", "BH-TYR-10")
@pytest.mark.parametrize("name", ["grushnak", "aldric"])
@pytest.mark.parametrize("matches", [False, True])
def test_whether_tyrants_complete_missions_is_a_switch(table: MakeTable, name: str, matches: bool) -> None:
    """Of their type, with the switch on; the human tyrant is no wildcard for missions either."""
    kind = {"grushnak": "orc", "aldric": "human"}[name]
    row = [f"trap_{kind}#1", "trap_undead#1", "trap_chimera#1", "trap_demon#1"]
    t = table(challenging(name, missions=row, content=ruled(missions_tyrant_capture_matches=matches)))
    fight_tyrant(t, name)
    assert t.bestiary(A) == [name]
    assert t.missions(A) == ([f"trap_{kind}"] if matches else [])
