"""Rules of missions, BH-MIS."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

from boardrules.games import bestiary as bh
from boardrules.games.bestiary.loading import load
from tests.games.bestiary.captures import FAR_OFF, calm, challenging, facing, fight_tyrant, gains, wanted
from tests.games.bestiary.folders import changed, faults
from tests.games.bestiary.ruled import ruled
from tests.games.bestiary.table import (
    EAST,
    FOREST,
    HANDEL,
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
    tile,
)
from tests.games.happened import kinds, refused

GHOUL = "ghoul#d1"


def tracking(table: MakeTable, *cards: str, dice: tuple[int, ...] = (6, 6), **options: Any) -> Table:
    """Return A on the plain, who has tracked these cards and fought them all in this order."""
    t = table(arranged(on(PLAIN), deck=cards, dice=dice, **options))
    t.track(*cards)
    return t


# -- completing --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-MIS-01", "BH-MAP-01")
@pytest.mark.parametrize(
    ("place", "terrain"),
    [
        (PLAIN, "plain"),
        (PLAIN_2, "plain"),
        (FOREST, "forest"),
        (MOUNTAIN, "mountain"),
        (SWAMP, "swamp"),
        (RIVERBANK, "riverbank"),
        (EAST, "sanctuary"),
    ],
)
def test_mapping_completes_the_mission_for_its_terrain(table: MakeTable, place: bh.Hex, terrain: str) -> None:
    """The mission for this terrain and no other."""
    others = [name for name in ("plain", "forest", "swamp", "sanctuary") if name != terrain][:3]
    missions = [*[f"map_{name}#1" for name in others], f"map_{terrain}#1"]
    t = table(arranged(on(place), tiles=[tile("sanctuary_axe", EAST)], missions=missions, deck=["lich#d1"], dice=[1]))
    t.map_here()
    assert t.missions(A) == [f"map_{terrain}"]
    assert t.row_of_missions[:3] == [f"map_{name}" for name in others]


@pytest.mark.rule("BH-MIS-01")
@pytest.mark.parametrize(
    ("card", "kind"),
    [
        ("manticore#d1", "chimera"),
        ("wolf_rider#d1", "orc"),
        ("hellhound#d1", "demon"),
        ("undine#d1", "elemental"),
        ("ghoul#d1", "undead"),
        ("mercenary#d1", "human"),
    ],
)
def test_trapping_completes_the_mission_for_its_type(table: MakeTable, card: str, kind: str) -> None:
    """The mission for this type and no other."""
    others = [name for name in ("chimera", "orc", "undead", "human") if name != kind][:3]
    t = table(facing(card, missions=[*[f"trap_{name}#1" for name in others], f"trap_{kind}#1"]))
    t.map_here()
    t.leave_offers()
    assert t.missions(A) == [f"trap_{kind}"]
    assert t.row_of_missions[:3] == [f"trap_{name}" for name in others]


@pytest.mark.rule("BH-MIS-01", "BH-P2-03")
def test_mapping_a_city_completes_nothing(table: MakeTable) -> None:
    """No mission wants a City."""
    t = table(arranged(missions=["map_plain#1", "map_forest#1", "map_swamp#1", "map_mountain#1"]))
    t.map_here()
    assert t.happened(bh.HexMapped)[0].terrain == "city"
    assert t.missions(A) == []
    assert t.at(A) == HANDEL
    assert t.next_turn == (B, "move", (B,))
    assert t.at(C) == HANDEL


@pytest.mark.rule("BH-MIS-01")
def test_nothing_else_completes_a_mission(table: MakeTable) -> None:
    """Neither entering, exploring or tracking on the terrain, nor failing against the type."""
    t = table(
        arranged(
            bh.Position(),
            stacks=[("plain_3",)],
            deck=["ghoul#d1", "skeleton#d1"],
            missions=wanted("map_plain#1", "trap_undead#1"),
            dice=[1, 1],
        )
    )
    t.play(bh.Step(A, PLAIN), bh.Explore(A, EAST, 0))
    t.track("ghoul#d1", "skeleton#d1")
    t.leave_offers()
    assert t.current == B
    assert (t.missions(A), t.pb(A)) == ([], 0)


@pytest.mark.rule("BH-MIS-02", "BH-CMP-01")
@pytest.mark.parametrize("by", ["mapping", "trapping"])
def test_a_mission_brings_two_points_and_its_card(table: MakeTable, by: str) -> None:
    """The card lies open before its player."""
    mission = "map_plain#2" if by == "mapping" else "trap_undead#2"
    t = table(calm(GHOUL, missions=wanted(mission), pb=3))
    t.map_here()
    event = t.expect_event(bh.MissionCompleted, seat=A, mission=mission, pb=2)
    assert event.rules == ("BH-MIS-01", "BH-MIS-02")
    assert (t.pb(A), gains(t)) == (5, [2])
    assert t.player(A).missions == [mission]
    for viewer in (A, B, None):
        assert t.view(viewer).players[A].missions == (mission,)
    assert mission not in t.state.mission_row


@pytest.mark.rule("BH-MIS-02", "BH-PRZ-02")
def test_the_cards_count_for_the_prize(table: MakeTable) -> None:
    """B has two, A has completed one: B has the prize of 4."""
    t = table(
        challenging(
            "ondrath",
            bh.Position(missions=("map_swamp#1", "map_swamp#2"), bestiary=("ashmane", "morvain")),
            missions=["map_sanctuary#1"],
        )
    )
    fight_tyrant(t, "ondrath")
    assert t.outcome is not None
    assert t.outcome.scores == (2 + 5, 9 + 4, 0)


@pytest.mark.rule("BH-MIS-02", "BH-CMP-16")
@pytest.mark.parametrize("points", [0, 5])
def test_the_points_are_content(table: MakeTable, points: int) -> None:
    """Those of a card itself count."""
    packaged = load().tables
    missions = [evolve(card, pb=points) if card.id == "trap_undead" else card for card in packaged.missions]
    t = table(calm(GHOUL, missions=wanted("trap_undead#1"), content=evolve(packaged, missions=tuple(missions))))
    t.map_here()
    assert (t.missions(A), t.pb(A)) == (["trap_undead"], points)


@pytest.mark.rule("BH-MIS-02")
def test_what_all_missions_bring_is_one_number_of_the_settings(table: MakeTable, tmp_path: Path) -> None:
    """A folder that says 4 makes every card bring 4, but for one with a number of its own."""
    folder = changed(
        tmp_path,
        ("config", "missions.pb_each.value", 4),
        ("missions", "mission[0].pb", 7),
    )
    t = table(calm(GHOUL, missions=wanted("map_plain#1", "trap_undead#1"), content=folder))
    t.map_here()
    assert gains(t) == [7, 4]


# -- the row -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-MIS-03")
@pytest.mark.parametrize("by", ["mapping", "trapping"])
def test_the_row_is_filled_at_once(table: MakeTable, by: str) -> None:
    """The top card of the deck comes to the row, and everything else stays."""
    mission = "map_plain#1" if by == "mapping" else "trap_undead#1"
    t = table(calm(GHOUL, missions=wanted(mission), mission_deck=["map_forest#1", "map_forest#2"]))
    left = len(t.state.mission_deck)
    t.map_here()
    assert t.state.mission_row == [*FAR_OFF[:3], "map_forest#1"]
    assert len(t.state.mission_deck) == left - 1
    assert t.state.mission_deck[-1].card == "map_forest#2"
    made = [name for name in kinds(t.events) if name.startswith("Mission") or name == "PointsGained"]
    assert made == ["MissionCompleted", "PointsGained", "MissionRevealed"]
    assert t.happened(bh.MissionRevealed)[-1].rules == ("BH-MIS-03",)


def out_of_missions(*face_up: str) -> tuple[bh.Position, bh.Position]:
    """Return B and C, who have completed all missions but these."""
    cards = [f"{card.id}#{copy}" for card in load().tables.missions for copy in (1, 2)]
    rest = tuple(card for card in cards if card not in face_up)
    return bh.Position(missions=rest[:10]), bh.Position(missions=rest[10:])


@pytest.mark.rule("BH-MIS-03")
def test_without_a_deck_the_row_gets_shorter(table: MakeTable) -> None:
    """Four are left in all; A completes two of them, and two are left."""
    row = ["map_plain#1", "trap_undead#1", "map_swamp#1", "trap_orc#1"]
    b, c = out_of_missions(*row)
    t = table(facing(GHOUL, b, c, missions=row))
    assert t.state.mission_deck == []
    t.map_here()
    assert t.state.mission_row == ["map_swamp#1", "trap_orc#1"]
    assert not t.happened(bh.MissionRevealed)
    assert bh.GAME.problems(t.state) == ()


@pytest.mark.rule("BH-MIS-03", "BH-SET-05")
@pytest.mark.parametrize("size", [1, 3, 6])
def test_the_length_of_the_row_is_content(table: MakeTable, size: int) -> None:
    """So many lie there at the start and again after a completed mission."""
    packaged = load().tables
    tables = evolve(packaged, config=evolve(packaged.config, missions_face_up=size))
    setup = bh.Setup(
        heroes=("romilius", "ysolde", "kael"),
        first_player=A,
        seats=[on(PLAIN)],
        deck=[GHOUL],
        missions=["trap_undead#1"],
        mission_deck=FAR_OFF,
        script={"die": (6,)},
        content=tables,
    )
    t = table(setup)
    assert len(t.state.mission_row) == size
    t.map_here()
    assert t.missions(A) == ["trap_undead"]
    assert len(t.state.mission_row) == size


@pytest.mark.rule("BH-MIS-03")
def test_the_row_cannot_be_longer_than_there_are_missions(tmp_path: Path) -> None:
    """The content is refused."""
    folder = changed(tmp_path, ("config", "missions.face_up.value", 25))
    assert faults(folder) != []


@pytest.mark.rule("BH-MIS-04")
def test_a_new_mission_is_not_for_the_event_that_brought_it(table: MakeTable) -> None:
    """The second mission for undead comes up because of the ghoul, and the ghoul does not complete it."""
    t = table(calm(GHOUL, missions=wanted("trap_undead#1"), mission_deck=["trap_undead#2"]))
    t.map_here()
    assert t.missions(A) == ["trap_undead"]
    assert "trap_undead#2" in t.state.mission_row
    assert t.current == B


@pytest.mark.rule("BH-MIS-04", "BH-MIS-08")
def test_nor_where_one_event_may_complete_several(table: MakeTable) -> None:
    """Only what was face up when the ghoul was trapped counts."""
    tables = ruled(missions_one_event_one_mission=False)
    t = table(calm(GHOUL, missions=wanted("trap_undead#1"), mission_deck=["trap_undead#2"], content=tables))
    t.map_here()
    assert t.missions(A) == ["trap_undead"]
    assert "trap_undead#2" in t.state.mission_row


@pytest.mark.rule("BH-MIS-04", "BH-MIS-05")
def test_a_new_mission_is_for_a_later_event_of_the_turn(table: MakeTable) -> None:
    """The first undead brings up the second mission, the second undead completes it."""
    t = tracking(table, GHOUL, "skeleton#d1", missions=wanted("trap_undead#1"), mission_deck=["trap_undead#2"])
    assert t.player(A).missions == ["trap_undead#1", "trap_undead#2"]
    assert t.pb(A) == 4


@pytest.mark.rule("BH-MIS-04")
def test_mapping_may_bring_up_what_the_combat_completes(table: MakeTable) -> None:
    """From an event of Phase 2 to one of Phase 3."""
    t = table(calm(GHOUL, missions=wanted("map_plain#1"), mission_deck=["trap_undead#1"]))
    t.map_here()
    assert t.missions(A) == ["map_plain", "trap_undead"]


# -- the limit ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-MIS-05")
def test_two_beasts_of_two_wanted_types_bring_four_points(table: MakeTable) -> None:
    """The first example of the rule."""
    t = tracking(table, GHOUL, "wolf_rider#d1", missions=wanted("trap_undead#1", "trap_orc#1"))
    t.leave_offers()
    assert (t.missions(A), t.pb(A)) == (["trap_undead", "trap_orc"], 4)


@pytest.mark.rule("BH-MIS-05")
def test_a_mapped_terrain_and_a_trapped_type_bring_four_points(table: MakeTable) -> None:
    """The second example."""
    t = table(calm(GHOUL, missions=wanted("trap_undead#1", "map_plain#1")))
    t.map_here()
    assert (t.missions(A), t.pb(A)) == (["map_plain", "trap_undead"], 4)


@pytest.mark.rule("BH-MIS-05")
def test_a_third_match_brings_nothing(table: MakeTable) -> None:
    """Three tracked beasts, where that is allowed: the third one's mission stays in the row, without a point."""
    t = table(
        arranged(
            on(PLAIN),
            heroes=("nyra", "ysolde", "kael"),
            deck=[GHOUL, "wolf_rider#d1", "manticore#d1"],
            missions=wanted("trap_undead#1", "trap_orc#1", "trap_chimera#1"),
            content=ruled(tracking_max_chosen=3),
            dice=[6, 6, 6],
        )
    )
    t.track(GHOUL, "wolf_rider#d1", "manticore#d1")
    if t.prompt == "roll":
        t.roll()
    assert t.bestiary(A) == [GHOUL, "wolf_rider#d1", "manticore#d1"]
    assert (t.missions(A), t.pb(A)) == (["trap_undead", "trap_orc"], 4)
    assert "trap_chimera#1" in t.state.mission_row


@pytest.mark.rule("BH-MIS-05", "BH-MIS-08")
def test_the_limit_cuts_short_what_one_event_completes(table: MakeTable) -> None:
    """With several missions for one event: plain, then one of the two for undead; the other one stays."""
    tables = ruled(missions_one_event_one_mission=False)
    row = wanted("map_plain#1", "trap_undead#1", "trap_undead#2")
    t = table(calm(GHOUL, missions=row, content=tables))
    t.map_here()
    assert (t.missions(A), t.pb(A)) == (["map_plain", "trap_undead"], 4)
    assert "trap_undead" in t.row_of_missions


@pytest.mark.rule("BH-MIS-05")
@pytest.mark.parametrize(("most", "done"), [(0, []), (1, ["map_plain"]), (2, ["map_plain", "trap_undead"])])
def test_the_limit_is_a_number_of_the_content(table: MakeTable, most: int, done: list[str]) -> None:
    """0 switches missions off; with 1 the second match brings neither points nor card."""
    row = wanted("trap_undead#1", "map_plain#1")
    t = table(calm(GHOUL, missions=row, content=ruled(missions_max_per_turn=most)))
    t.map_here()
    assert (t.missions(A), t.pb(A)) == (done, 2 * len(done))
    assert [name for name in t.row_of_missions if name in ("trap_undead", "map_plain")] == [
        name for name in ("trap_undead", "map_plain") if name not in done
    ]


@pytest.mark.rule("BH-MIS-05", "BH-MIS-07", "BH-TRN-04")
def test_the_limit_begins_anew_with_every_turn(table: MakeTable) -> None:
    """With one mission a turn, A completes one in each of two turns."""
    t = table(
        arranged(
            on(PLAIN),
            deck=[GHOUL, "skeleton#d1"],
            missions=wanted("trap_undead#1", "trap_undead#2"),
            content=ruled(missions_max_per_turn=1, round_first_player_rotates=False),
            tyrants=[bh.TyrantPlace(tyrant="grushnak", terrain="sanctuary")],
            dice=[6, 6],
        )
    )
    t.map_here()
    assert t.missions(A) == ["trap_undead"]
    t.turn_in_handel()
    t.turn_in_handel()
    t.map_here()
    assert t.missions(A) == ["trap_undead", "trap_undead"]


# -- claiming ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-MIS-06")
def test_a_match_is_claimed_without_a_question(table: MakeTable) -> None:
    """One action maps, completes and goes on; there is nothing to decline."""
    t = table(arranged(missions=wanted("map_plain#1"), first_player=A, dice=[1], deck=["lich#d1"]))
    t.play(bh.Step(A, PLAIN))
    t.halt()
    t.play(bh.MapHex(A, PLAIN))
    assert kinds(t.events)[:2] == ["HexMapped", "MissionCompleted"]


def two_designs() -> bh.Tables:
    """Return tables with a second design of a mission for undead, which brings 5."""
    packaged = load().tables
    extra = evolve(next(card for card in packaged.missions if card.id == "trap_undead"), id="grave_robber", pb=5)
    return evolve(packaged, missions=(*packaged.missions, extra))


@pytest.mark.rule("BH-MIS-06", "BH-MIS-08")
@pytest.mark.parametrize("choice", ["trap_undead#1", "grave_robber#1"])
def test_of_several_that_match_the_player_picks_one(table: MakeTable, choice: str) -> None:
    """Only those that match are offered, one of each design; the others stay in the row."""
    row = ["trap_orc#1", "trap_undead#1", "grave_robber#1", "trap_undead#2"]
    t = table(calm(GHOUL, missions=row, content=two_designs()))
    t.map_here()
    assert (t.prompt, t.asked) == ("mission", (A,))
    assert t.actions(A) == (bh.ClaimMission(A, "trap_undead#1"), bh.ClaimMission(A, "grave_robber#1"))
    assert refused(t, bh.ClaimMission(A, "trap_orc#1")) == ("mission_does_not_match", "BH-MIS-06")
    assert refused(t, bh.Decline(A))[0] == "not_offered"
    t.play(bh.ClaimMission(A, choice))
    assert t.player(A).missions == [choice]
    assert t.pb(A) == (5 if choice == "grave_robber#1" else 2)
    assert t.state.mission_row[:3] == [name for name in row if name != choice]
    assert t.current == B


@pytest.mark.rule("BH-MIS-06", "BH-MIS-05")
def test_beyond_the_limit_there_is_no_question(table: MakeTable) -> None:
    """The limit of one is used up by mapping: two designs match the ghoul, and nobody is asked."""
    packaged = two_designs()
    tables = evolve(packaged, config=evolve(packaged.config, missions_max_per_turn=1))
    t = table(calm(GHOUL, missions=["map_plain#1", "trap_undead#1", "grave_robber#1", "trap_orc#1"], content=tables))
    t.map_here()
    assert (t.missions(A), t.current) == (["map_plain"], B)


@pytest.mark.rule("BH-MIS-07", "BH-AST-05")
def test_an_assistant_uses_its_own_count(table: MakeTable) -> None:
    """With one mission a turn A has mapped the plain, and B completes one with A's ghoul in the same turn."""
    row = wanted("map_plain#1", "trap_undead#1")
    t = table(calm(GHOUL, on(FOREST), missions=row, dice=[1, 6], content=ruled(missions_max_per_turn=1)))
    t.map_here()
    t.play(bh.Assist(B))
    assert (t.missions(A), t.missions(B)) == (["map_plain"], ["trap_undead"])
    assert (t.pb(A), t.pb(B)) == (2, 2)
    assert t.current == B


@pytest.mark.rule("BH-MIS-07", "BH-AST-05", "BH-TRN-04")
def test_what_an_assistant_completes_does_not_count_for_its_own_turn(table: MakeTable) -> None:
    """With one mission a turn B completes one as an assistant in A's turn, and one in the turn that follows."""
    row = wanted("trap_undead#1", "map_forest#1")
    t = table(calm(GHOUL, on(FOREST), missions=row, dice=[1, 6, 1], content=ruled(missions_max_per_turn=1), hearts=4))
    t.map_here()
    t.play(bh.Assist(B))
    assert t.current == B
    t.map_here()
    assert t.missions(B) == ["trap_undead", "map_forest"]
    t.roll()
    t.leave_offers()


@pytest.mark.rule("BH-MIS-07", "BH-MIS-05", "BH-AST-05")
def test_within_one_turn_an_assistant_has_its_limit_too(table: MakeTable) -> None:
    """B traps both beasts that A fails against; with one mission a turn the second brings nothing."""
    t = table(
        arranged(
            on(PLAIN),
            on(FOREST),
            deck=[GHOUL, "wolf_rider#d1"],
            missions=wanted("trap_undead#1", "trap_orc#1"),
            content=ruled(missions_max_per_turn=1),
            dice=[1, 6, 1, 6],
        )
    )
    t.track(GHOUL, "wolf_rider#d1")
    t.play(bh.Assist(B))
    t.play(bh.Assist(B))
    assert t.bestiary(B) == [GHOUL, "wolf_rider#d1"]
    assert (t.missions(B), t.pb(B)) == (["trap_undead"], 2)


@pytest.mark.rule("BH-MIS-08")
@pytest.mark.parametrize(("single", "done"), [(True, 1), (False, 2)])
def test_one_event_completes_one_mission(table: MakeTable, single: bool, done: int) -> None:
    """Of two equal missions one; both with the switch off."""
    tables = ruled(missions_one_event_one_mission=single)
    row = wanted("trap_undead#1", "trap_undead#2")
    t = table(calm(GHOUL, missions=row, content=tables))
    t.map_here()
    assert (t.missions(A), t.pb(A)) == (["trap_undead"] * done, 2 * done)
    assert t.row_of_missions.count("trap_undead") == 2 - done


@pytest.mark.rule("BH-MIS-08", "BH-MAP-01")
@pytest.mark.parametrize(("single", "done"), [(True, 1), (False, 2)])
def test_one_mapping_completes_one_mission(table: MakeTable, single: bool, done: int) -> None:
    """The same for a mapped hex."""
    tables = ruled(missions_one_event_one_mission=single)
    row = wanted("map_plain#1", "map_plain#2")
    t = table(calm(GHOUL, missions=row, content=tables, dice=[1]))
    t.map_here()
    assert (t.missions(A), t.pb(A)) == (["map_plain"] * done, 2 * done)


@pytest.mark.rule("BH-MIS-08", "BH-MIS-06", "BH-MIS-05")
def test_with_the_switch_off_the_player_says_in_which_order(table: MakeTable) -> None:
    """Three match and two may be completed: the second question is about what is left."""
    packaged = two_designs()
    tables = evolve(packaged, config=evolve(packaged.config, missions_one_event_one_mission=False))
    row = ["trap_undead#1", "grave_robber#1", "trap_undead#2", "grave_robber#2"]
    t = table(calm(GHOUL, missions=row, content=tables))
    t.map_here()
    t.play(bh.ClaimMission(A, "grave_robber#1"))
    assert t.actions(A) == (bh.ClaimMission(A, "trap_undead#1"), bh.ClaimMission(A, "grave_robber#2"))
    t.play(bh.ClaimMission(A, "grave_robber#2"))
    assert (t.player(A).missions, t.pb(A)) == (["grave_robber#1", "grave_robber#2"], 10)
    assert t.current == B
