"""Rules of tyrants, BH-TYR: where they are fought, what a victory and a failure come to."""

from __future__ import annotations

from pathlib import Path

import pytest
from attrs import evolve

from boardrules.games import bestiary as bh
from boardrules.games.bestiary.state import TyrantStatus
from tests.games.bestiary.captures import FIVE, SANCTUARIES, armed, challenging, fight_tyrant, gains, trigger
from tests.games.bestiary.folders import changed, faults
from tests.games.bestiary.ruled import ruled
from tests.games.bestiary.table import (
    EAST,
    FOREST,
    HANDEL,
    MOUNTAIN,
    PLAIN,
    A,
    B,
    C,
    MakeTable,
    arranged,
    on,
    retired,
    shown,
    tile,
    tyrant,
)
from tests.games.happened import kinds, refused

TYPES = {
    "ashmane": "chimera",
    "grushnak": "orc",
    "azhurel": "demon",
    "ondrath": "elemental",
    "morvain": "undead",
    "aldric": "human",
}
STRENGTHS = {"ashmane": 4, "grushnak": 4, "azhurel": 6, "ondrath": 5, "morvain": 5, "aldric": 5}


# -- where and when ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-TYR-01")
def test_there_is_one_tyrant_for_each_type() -> None:
    """Six of them, each with a sanctuary of its own."""
    tyrants = bh.load().tables.tyrants
    assert {t.id: t.type for t in tyrants} == TYPES
    assert len({t.symbol for t in tyrants}) == 6


@pytest.mark.rule("BH-TYR-01")
@pytest.mark.parametrize("count", [5, 7])
def test_the_number_of_tyrants_is_that_of_their_table(tmp_path: Path, count: int) -> None:
    """Another number in the settings is a fault."""
    found = faults(changed(tmp_path, ("config", "tyrants.count.value", count)))
    assert [path.partition(":")[0] for path, _ in found] == ["config.toml"]


@pytest.mark.rule("BH-TYR-01", "BH-TYR-02", "BH-CMP-11")
@pytest.mark.parametrize("name", list(SANCTUARIES))
def test_each_rules_the_sanctuary_with_its_symbol(table: MakeTable, name: str) -> None:
    """With all six face up, only the one of this sanctuary can be fought."""
    t = table(challenging(name, dice=(), tyrants=[shown(each) for each in SANCTUARIES]))
    t.map_here()
    assert (t.prompt, t.asked) == ("tyrant", (A,))
    assert t.decision is not None
    assert t.decision.prompt.args == (("tyrant", name), ("strength", STRENGTHS[name]))
    assert t.actions(A) == (bh.FightBeasts(A), bh.FightTyrant(A, name))
    for other in SANCTUARIES:
        if other != name:
            assert refused(t, bh.FightTyrant(A, other)) == ("not_this_tyrant", "BH-TYR-02")


@pytest.mark.rule("BH-TYR-02")
@pytest.mark.parametrize(
    ("row", "open_"),
    [
        ([shown("grushnak")], True),
        ([tyrant("grushnak")], False),
        ([shown("morvain"), tyrant("grushnak")], False),
        ([retired("grushnak")], False),
    ],
)
def test_only_a_tyrant_that_is_face_up_can_be_fought(table: MakeTable, row: list[bh.TyrantPlace], open_: bool) -> None:
    """Not a hidden one, and not one that is retired: then the default combat follows."""
    t = table(challenging("grushnak", tyrants=row, deck=["ghoul#d1"], dice=() if open_ else (6,)))
    t.map_here()
    assert (t.prompt == "tyrant") is open_
    assert t.bestiary(A) == ([] if open_ else ["ghoul#d1"])


@pytest.mark.rule("BH-TYR-02", "BH-SAN-01")
def test_a_defeated_tyrant_cannot_be_fought_again(table: MakeTable) -> None:
    """Neither by its captor nor by anybody else."""
    for owner in (A, B):
        seats = [on(EAST), bh.Position(), bh.Position()]
        seats[owner] = evolve(seats[owner], bestiary=("grushnak",))
        t = table(arranged(*seats, tiles=[tile("sanctuary_axe", EAST)], deck=["undine#d1"], dice=[6]))
        t.map_here()
        assert not [event for event in t.log if isinstance(event, bh.DieRolled) and event.against == "grushnak"]
        assert "undine#d1" in t.bestiary(A)


@pytest.mark.rule("BH-TYR-02", "BH-ENC-04")
def test_after_an_encounter_no_tyrant_is_fought(table: MakeTable) -> None:
    """The token on the sanctuary is fought, and the turn is over."""
    t = table(
        arranged(
            on(PLAIN),
            tiles=[tile("sanctuary_axe", EAST)],
            tyrants=[shown("grushnak"), shown("morvain", "sanctuary")],
            tokens=[tile("undead", EAST)],
            piles={"undead": ["skeleton#p1"]},
            dice=[6],
        )
    )
    t.play(bh.Step(A, EAST))
    assert t.bestiary(A) == ["skeleton#p1"]
    assert t.next_turn == (B, "move", (B,))


@pytest.mark.rule("BH-TYR-02")
def test_elsewhere_it_cannot_be_fought(table: MakeTable) -> None:
    """Neither beside the sanctuary, nor on a sanctuary with another symbol."""
    t = table(challenging("grushnak", tyrants=[shown("morvain")], deck=["ghoul#d1"]))
    t.map_here()
    assert t.bestiary(A) == ["ghoul#d1"]
    t = table(
        arranged(
            on(PLAIN),
            tiles=[tile("sanctuary_axe", EAST)],
            tyrants=[shown("grushnak")],
            deck=["ghoul#d1"],
            dice=[6],
        )
    )
    t.map_here()
    assert t.bestiary(A) == ["ghoul#d1"]


@pytest.mark.rule("BH-TYR-02", "BH-P3-03")
def test_it_is_fought_in_phase_3_and_may_be_left_alone(table: MakeTable) -> None:
    """Before mapping it is not offered; declined, the beast is fought instead."""
    t = table(challenging("grushnak", deck=["ghoul#d1"]))
    fight = bh.FightTyrant(A, "grushnak")
    assert refused(t, fight)[0] == "not_offered"
    t.halt()
    assert t.prompt == "survey"
    assert refused(t, fight)[0] == "not_offered"
    t.play(bh.MapHex(A, EAST), bh.FightBeasts(A))
    assert t.bestiary(A) == ["ghoul#d1"]
    assert t.status("grushnak") == "open"


# -- the combat --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-TYR-03", "BH-TYR-06")
@pytest.mark.parametrize("captured", [(), ("ashmane",), ("ashmane", "grushnak")])
@pytest.mark.parametrize("name", ["azhurel", "ondrath", "aldric"])
@pytest.mark.parametrize("below", [0, 1])
def test_equal_or_higher_wins_whatever_d_is(table: MakeTable, name: str, captured: tuple[str, ...], below: int) -> None:
    """The strength on the card holds with no, one and two tyrants defeated."""
    strength = STRENGTHS[name]
    owner = bh.Position(bestiary=captured)
    t = table(challenging(name, bh.Position(), owner, dice=[strength - below]))
    assert t.defeated == len(captured)
    fight_tyrant(t, name)
    rolled = t.happened(bh.DieRolled)[0]
    assert (rolled.seat, rolled.level, rolled.against, rolled.strength) == (A, 1, name, strength)
    assert t.bestiary(A) == ([] if below else [name])
    assert t.hearts(A) == (3 if below else 4)


@pytest.mark.rule("BH-TYR-03", "BH-CBT-02")
def test_the_proper_die_is_rolled(table: MakeTable) -> None:
    """Loaded Dice before the roll: a level 2 die, which may show 8."""
    t = table(challenging("azhurel", mine=["imp#d1"], pb=1, dice=[8]))
    t.map_here()
    t.play(bh.FightTyrant(A, "azhurel"))
    assert t.prompt == "roll"
    t.play(bh.UseAbility(A, "loaded_dice"))
    if t.prompt == "roll":
        t.roll()
    rolled = t.happened(bh.DieRolled)[0]
    assert (rolled.level, rolled.result) == (2, 8)
    assert "azhurel" in t.bestiary(A)


@pytest.mark.rule("BH-TYR-03", "BH-ABL-08")
@pytest.mark.parametrize(("second", "won"), [(6, True), (1, False)])
def test_another_hero_may_make_the_die_be_rolled_again(table: MakeTable, second: int, won: bool) -> None:
    """Step 3 comes before the result; whoever made it win gains a point, the failure costs one heart."""
    t = table(
        challenging(
            "grushnak",
            bh.Position(bestiary=("ghoul#d1",)),
            heroes=("kael", "romilius", "ysolde"),
            dice=[2, second],
        )
    )
    fight_tyrant(t, "grushnak")
    assert (t.prompt, t.asked) == ("other_die", (B,))
    t.play(bh.UseAbility(B, "another_luck"))
    assert t.bestiary(A) == (["grushnak"] if won else [])
    assert (t.pb(B), t.hearts(A)) == ((1, 4) if won else (0, 3))


@pytest.mark.rule("BH-TYR-03", "BH-DTH-01", "BH-DTH-03")
def test_a_failure_may_kill(table: MakeTable) -> None:
    """The last heart is lost: the hero is back in Handel with four, and the tyrant waits."""
    t = table(challenging("grushnak", hearts=1, dice=[3]))
    fight_tyrant(t, "grushnak")
    assert (t.player(A).deaths, t.at(A), t.hearts(A)) == (1, HANDEL, 4)
    assert t.status("grushnak") == "open"
    assert t.next_turn == (B, "move", (B,))


@pytest.mark.rule("BH-TYR-03", "BH-P3-03", "BH-CBT-08")
def test_no_card_is_laid_anywhere(table: MakeTable) -> None:
    """Step 7 is left out: nothing comes to the discard, and no card was drawn."""
    t = table(challenging("grushnak", dice=[3]))
    deck = t.deck
    fight_tyrant(t, "grushnak")
    assert (t.deck, t.discard, t.state.out) == (deck, [], [])
    assert not t.happened(bh.BeastDiscarded)


# -- success -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-TYR-04", "BH-SAN-01")
def test_a_tyrant_is_captured(table: MakeTable) -> None:
    """It joins the bestiary, its space in the row is empty, its sanctuary free, D is 1; no points now."""
    t = table(
        challenging("grushnak", tyrants=[shown("morvain"), shown("grushnak"), tyrant("aldric")], mine=["ghoul#d1"])
    )
    row = list(t.state.row)
    assert (t.defeated, t.freed(EAST)) == (0, False)
    fight_tyrant(t, "grushnak")
    event = t.expect_event(bh.TyrantDefeated, seat=A, tyrant="grushnak", defeated=1)
    assert "BH-TYR-04" in event.rules
    assert t.bestiary(A) == ["ghoul#d1", "grushnak"]
    assert t.state.row == [row[0], evolve(row[1], status="defeated", seat=A), *row[2:]]
    assert (t.defeated, t.freed(EAST), t.view(C).defeated) == (1, True, 1)
    assert gains(t) == []
    assert t.outcome is None
    assert t.next_turn == (B, "move", (B,))


@pytest.mark.rule("BH-TYR-04", "BH-BST-02", "BH-END-02")
def test_the_overflow_comes_before_the_end(table: MakeTable) -> None:
    """All others are retired: the row is empty with this one, but the sixth card leaves first, with its points."""
    others = [retired(name) for name in SANCTUARIES if name != "grushnak"]
    t = table(challenging("grushnak", mine=FIVE, tyrants=[*others, shown("grushnak")]))
    fight_tyrant(t, "grushnak")
    assert (t.prompt, t.outcome) == ("overflow", None)
    t.play(bh.GiveUp(A, "basilisk#d1"))
    assert t.outcome is not None
    assert (t.outcome.reason, t.outcome.winners) == ("row_empty", (A,))
    assert t.outcome.scores == (2 + 4 + 3, 0, 0)


@pytest.mark.rule("BH-TYR-04", "BH-SCO-01")
def test_its_points_come_at_the_end(table: MakeTable) -> None:
    """4, 5 and 5 for three tyrants of two players."""
    owner = bh.Position(bestiary=("ashmane", "morvain"))
    t = table(challenging("ondrath", owner))
    assert t.pb(B) == 0
    fight_tyrant(t, "ondrath")
    assert t.outcome is not None
    assert t.outcome.scores == (5, 9, 0)


# -- the third one -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-TYR-05", "BH-END-01", "BH-END-03")
@pytest.mark.parametrize(
    "owners",
    [
        (("ashmane", "morvain"), (), ()),
        (("ashmane",), ("morvain",), ()),
        ((), ("ashmane",), ("morvain",)),
        ((), (), ("ashmane", "morvain")),
    ],
)
def test_the_third_tyrant_of_all_ends_the_game(table: MakeTable, owners: tuple[tuple[str, ...], ...]) -> None:
    """Whoever has the other two; nobody has another turn."""
    others = [bh.Position(bestiary=cards) for cards in owners[1:]]
    t = table(challenging("ondrath", *others, mine=owners[0]))
    fight_tyrant(t, "ondrath")
    assert t.outcome is not None
    assert t.outcome.reason == "third_tyrant"
    assert (t.prompt, t.asked, t.current) == ("", (), A)
    assert t.defeated == 3
    assert kinds(t.events)[-1] == "GameEnded"
    assert len(t.happened(bh.TurnStarted)) == 1


@pytest.mark.rule("BH-TYR-05")
def test_the_second_tyrant_does_not_end_it(table: MakeTable) -> None:
    """The next turn begins."""
    t = table(challenging("ondrath", bh.Position(bestiary=("ashmane",))))
    fight_tyrant(t, "ondrath")
    assert (t.outcome, t.defeated) == (None, 2)
    assert t.next_turn == (B, "move", (B,))


@pytest.mark.rule("BH-TYR-05", "BH-BST-03")
def test_the_overflow_of_the_third_one_is_settled_with_its_points(table: MakeTable) -> None:
    """3 PB for the golem, 4 + 5 + 5 for the tyrants, 3 for the prize; then nothing else happens."""
    mine = ("ashmane", "morvain", "stone_golem#d1", "ghoul#d1", "undine#d1")
    t = table(challenging("ondrath", mine=mine))
    fight_tyrant(t, "ondrath")
    assert t.outcome is None
    assert t.prompt == "overflow"
    t.play(bh.GiveUp(A, "stone_golem#d1"))
    assert t.outcome is not None
    assert t.outcome.scores == (3 + 14 + 3, 0, 0)
    assert kinds(t.events) == ["Liberated", "PointsGained", "PrizeAwarded", "GameEnded"]


@pytest.mark.rule("BH-TYR-05", "BH-TYR-10")
def test_nothing_but_the_overflow_follows_the_third_one(table: MakeTable) -> None:
    """Even where tyrants complete missions and trigger abilities, the game is over before that."""
    config = ruled(missions_tyrant_capture_matches=True, abilities_on_capture_includes_tyrants=True)
    tables = armed(config, "romilius", trigger("one"))
    t = table(challenging("ondrath", mine=("ashmane", "morvain"), missions=["trap_elemental#1"], content=tables))
    fight_tyrant(t, "ondrath")
    assert t.outcome is not None
    assert (t.missions(A), t.pb(A)) == ([], 0)


@pytest.mark.rule("BH-TYR-05", "BH-END-01")
@pytest.mark.parametrize(("number", "over"), [(1, True), (2, False)])
def test_how_many_tyrants_end_the_game_is_content(table: MakeTable, number: int, over: bool) -> None:
    """With 1 set the first one ends it."""
    t = table(challenging("ondrath", content=ruled(tyrants_defeated_to_end_game=number)))
    fight_tyrant(t, "ondrath")
    assert (t.outcome is not None) is over


# -- failure -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-TYR-06")
def test_a_failure_costs_one_heart_and_nothing_else(table: MakeTable) -> None:
    """Bestiary, points, row and map stay; the next hero may try, and so may this one in a later turn."""
    t = table(challenging("grushnak", mine=["ghoul#d1"], pb=2, dice=[3, 4]))
    row, tiles = list(t.state.row), dict(t.state.tiles)
    fight_tyrant(t, "grushnak")
    assert [(event.left, "BH-TYR-06" in event.rules) for event in t.happened(bh.HeartsLost)] == [(3, True)]
    assert (t.bestiary(A), t.pb(A), t.at(A)) == (["ghoul#d1"], 2, EAST)
    assert (t.state.row, t.state.tiles, t.defeated) == (row, tiles, 0)
    assert not {"CardLost", "PointsPaid", "HeroDied"} & set(kinds(t.log))
    assert t.status("grushnak") == "open"
    t.turn_in_handel()
    t.turn_in_handel()
    # Round 2: Phase 0 reveals another tyrant, and B begins.
    assert (t.state.round, t.current) == (2, B)
    t.turn_in_handel()
    t.turn_in_handel()
    assert t.current == A
    fight_tyrant(t, "grushnak")
    assert "grushnak" in t.bestiary(A)


@pytest.mark.rule("BH-TYR-06")
def test_anybody_may_try_after_a_failure(table: MakeTable) -> None:
    """A fails and dies; B walks onto the sanctuary in the same round and wins."""
    t = table(challenging("grushnak", on(PLAIN), hearts=1, dice=[1, 4]))
    fight_tyrant(t, "grushnak")
    assert t.at(A) == HANDEL
    t.play(bh.Step(B, EAST))
    fight_tyrant(t, "grushnak")
    assert t.bestiary(B) == ["grushnak"]


@pytest.mark.rule("BH-TYR-06", "BH-TYR-03")
@pytest.mark.parametrize(("lost", "left"), [(0, 4), (1, 3), (2, 2)])
def test_the_hearts_lost_are_a_number_of_the_content(table: MakeTable, lost: int, left: int) -> None:
    """With 0 set a failure costs nothing at all."""
    t = table(challenging("grushnak", dice=[3], content=ruled(combat_hearts_lost_on_tyrant_failure=lost)))
    fight_tyrant(t, "grushnak")
    assert t.hearts(A) == left
    assert len(t.happened(bh.HeartsLost)) == (1 if lost else 0)


@pytest.mark.rule("BH-TYR-06")
def test_the_hearts_lost_against_beasts_are_another_number(table: MakeTable) -> None:
    """What a failure against a beast costs does not matter here."""
    t = table(challenging("grushnak", dice=[3], content=ruled(combat_hearts_lost_on_failure=3)))
    fight_tyrant(t, "grushnak")
    assert t.hearts(A) == 3


@pytest.mark.rule("BH-TYR-07", "BH-AST-03")
@pytest.mark.parametrize("against", ["tyrant", "beast"])
def test_nobody_assists_against_a_tyrant(table: MakeTable, against: str) -> None:
    """B, beside A, is asked after a failure against a beast, and not after one against the tyrant."""
    t = table(challenging("grushnak", on(PLAIN), deck=["lich#d1"], dice=[1]))
    t.map_here()
    t.play(bh.FightTyrant(A, "grushnak") if against == "tyrant" else bh.FightBeasts(A))
    assert t.hearts(A) == 3
    assert (t.prompt, t.asked) == (("move", (B,)) if against == "tyrant" else ("assist", (B,)))
    assert t.current == (B if against == "tyrant" else A)


@pytest.mark.rule("BH-TYR-07", "BH-AST-03")
def test_no_content_lets_tyrant_combats_be_assisted(tmp_path: Path) -> None:
    """The list of what can be assisted knows beasts and encounters alone."""
    found = faults(changed(tmp_path, ("config", "assist.applies_to.value", ["phase3_beast", "tyrant"])))
    assert found == [("config.toml: $.assist.applies_to.value[1]", "unknown_value")]


# -- captured tyrants --------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-TYR-08", "BH-WLD-02", "BH-WLD-03")
@pytest.mark.parametrize(("name", "opens"), [(name, name in ("azhurel", "aldric")) for name in TYPES])
def test_a_captured_tyrant_is_of_its_type(table: MakeTable, name: str, opens: bool) -> None:
    """Loaded Dice wants a demon: the demon tyrant opens it, the human one as a wildcard, no other."""
    t = table(arranged(on(PLAIN, bestiary=(name,), pb=1)))
    loaded = bh.UseAbility(A, "loaded_dice")
    assert (loaded in t.actions(A)) is opens
    if not opens:
        assert refused(t, loaded) == ("ability_locked", "BH-ABL-02")


@pytest.mark.rule("BH-TYR-08", "BH-WLD-01", "BH-ABL-08")
@pytest.mark.parametrize("name", list(TYPES))
def test_a_captured_tyrant_is_any_card(table: MakeTable, name: str) -> None:
    """Another's Luck wants one card of any kind."""
    t = table(
        arranged(
            on(PLAIN),
            bh.Position(bestiary=(name,)),
            heroes=("kael", "romilius", "ysolde"),
            deck=["skeleton#d1"],
            dice=[1],
        )
    )
    t.map_here()
    t.play(bh.Roll(A))
    assert (t.prompt, t.asked) == ("other_die", (B,))


@pytest.mark.rule("BH-TYR-08", "BH-WLD-03")
@pytest.mark.parametrize("name", ["aldric", "grushnak"])
@pytest.mark.parametrize("wild", [True, False])
def test_which_tyrant_is_a_wildcard_is_content(table: MakeTable, name: str, wild: bool) -> None:
    """Any tyrant can be one, and the human tyrant can be an ordinary card."""
    packaged = bh.load().tables
    tyrants = [evolve(t, wildcard_when_captured=wild) if t.id == name else t for t in packaged.tyrants]
    t = table(arranged(on(PLAIN, bestiary=(name,), pb=1), content=evolve(packaged, tyrants=tuple(tyrants))))
    assert (bh.UseAbility(A, "loaded_dice") in t.actions(A)) is wild


@pytest.mark.rule("BH-TYR-09")
def test_a_captured_tyrant_cannot_be_liberated_or_imprisoned(table: MakeTable) -> None:
    """On a sanctuary beasts can be liberated, in a City humans imprisoned: tyrants stay."""
    t = table(arranged(on(EAST, bestiary=("grushnak", "ghoul#d1", "aldric")), tiles=[tile("sanctuary_axe", EAST)]))
    t.play(bh.StopMoving(A))
    assert t.actions(A) == (bh.Done(A), bh.Liberate(A, "ghoul#d1"))
    assert refused(t, bh.Liberate(A, "grushnak")) == ("tyrants_stay", "BH-TYR-09")

    t = table(arranged(bh.Position(bestiary=("aldric", "poacher#d1"))))
    t.play(bh.StopMoving(A))
    assert t.actions(A) == (bh.Done(A), bh.Imprison(A, "poacher#d1"))
    assert refused(t, bh.Imprison(A, "aldric")) == ("tyrants_stay", "BH-TYR-09")


@pytest.mark.rule("BH-TYR-09", "BH-DTH-06")
def test_a_captured_tyrant_outlives_its_captor(table: MakeTable) -> None:
    """A dies and cannot pay: beasts go, tyrants lie face up as before."""
    mine = ("ghoul#d1", "grushnak", "skeleton#d1", "morvain")
    t = table(challenging("ashmane", hearts=1, mine=mine, dice=[1]))
    fight_tyrant(t, "ashmane")
    assert t.bestiary(A) == ["grushnak", "morvain"]
    assert t.view(B).players[A].bestiary == ("grushnak", "morvain")


@pytest.mark.rule("BH-TYR-10", "BH-MIS-10", "BH-ABL-12")
@pytest.mark.parametrize("missions", [True, False])
@pytest.mark.parametrize("triggers", [True, False])
def test_missions_and_triggers_of_tyrants_are_switches(table: MakeTable, missions: bool, triggers: bool) -> None:
    """By default neither; with its switch on an orc mission is completed, or Gambler's Cut asked about."""
    tables = ruled(missions_tyrant_capture_matches=missions, abilities_on_capture_includes_tyrants=triggers)
    t = table(challenging("grushnak", mine=["orc_tracker#d1"], missions=["trap_orc#1"], content=tables))
    fight_tyrant(t, "grushnak")
    assert t.missions(A) == (["trap_orc"] if missions else [])
    assert t.pb(A) == (2 if missions else 0)
    assert (t.prompt, t.current) == (("trigger", A) if triggers else ("move", B))


@pytest.mark.rule("BH-TYR-10", "BH-MIS-10", "BH-ABL-12")
def test_by_default_a_tyrant_completes_and_triggers_nothing(table: MakeTable) -> None:
    """The packaged content, with mission and ability at hand."""
    t = table(challenging("grushnak", mine=["orc_tracker#d1"], missions=["trap_orc#1"]))
    fight_tyrant(t, "grushnak")
    assert (t.missions(A), t.pb(A), t.current) == ([], 0, B)
    assert "trap_orc" in t.row_of_missions


@pytest.mark.rule("BH-TYR-11", "BH-CBT-03")
@pytest.mark.parametrize(
    ("card", "before", "after"),
    [("lich#d1", 4, 5), ("skeleton#d1", 2, 2), ("pit_lord#d1", 5, 6), ("will_o_wisp#d1", 2, 3)],
)
def test_the_new_d_holds_in_the_same_round(table: MakeTable, card: str, before: int, after: int) -> None:
    """A beats a tyrant; B, who is next, fights beasts of the second column, or of the first after a failure."""
    for die, strength in ((1, before), (6, after)):
        t = table(
            challenging("grushnak", on(MOUNTAIN), heroes=("kael", "maelis", "ysolde"), deck=[card], dice=[die, 1])
        )
        fight_tyrant(t, "grushnak")
        assert t.current == B
        t.map_here()
        t.roll()
        rolled = t.happened(bh.DieRolled)[-1]
        assert (rolled.seat, rolled.against, rolled.strength) == (B, card, strength)


@pytest.mark.rule("BH-TYR-11", "BH-P3-03")
def test_a_tyrant_takes_the_place_of_both_tracked_beasts(table: MakeTable) -> None:
    """Two were chosen; the tyrant is fought, and both go to the discard unfought in the chosen order."""
    t = table(challenging("grushnak", deck=["ghoul#d1", "lich#d1"]))
    t.track("lich#d1", "ghoul#d1")
    t.play(bh.FightTyrant(A, "grushnak"))
    assert t.discard == ["lich#d1", "ghoul#d1"]
    assert t.bestiary(A) == ["grushnak"]
    assert len(t.happened(bh.DieRolled)) == 1
    assert t.current == B


@pytest.mark.rule("BH-TYR-04", "BH-TYR-08")
@pytest.mark.parametrize("status", ["hidden", "open"])
def test_a_tyrant_in_a_bestiary_is_defeated_whatever_the_row_says(table: MakeTable, status: TyrantStatus) -> None:
    """An arranged position with a captured tyrant has D = 1, and its strengths."""
    t = table(
        arranged(
            on(PLAIN),
            bh.Position(bestiary=("grushnak",)),
            on(FOREST),
            tyrants=[tyrant("grushnak", status=status)],
            deck=["lich#d1"],
            dice=[4],
        )
    )
    assert (t.defeated, t.status("grushnak")) == (1, "defeated")
    assert t.state.row[0].seat == B
    t.map_here()
    assert t.hearts(A) == 3
    t.play(bh.Decline(C))
    assert t.discard == ["lich#d1"]
