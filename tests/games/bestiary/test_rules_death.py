"""Rules of death and resurrection, BH-DTH."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from boardrules.games import bestiary as bh
from tests.games.bestiary.captures import armed, beast, challenging, facing, fight_tyrant, trigger
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
    Table,
    arranged,
    on,
    tile,
)
from tests.games.happened import kinds, refused

BELMORA = bh.Hex(2, 0)
CORVANE = bh.Hex(-2, 0)
LICH = "lich#d1"
#: Four cards that death takes: two of the Beast deck, two of type piles.
FOUR = ("ghoul#d1", "skeleton#p1", "undine#d1", "manticore#p1")


def dying(table: MakeTable, *others: bh.Position | None, **options: Any) -> Table:
    """Return A after failing against a lich with its last heart; what A is asked is open."""
    settings: dict[str, Any] = {"hearts": 1, "dice": (1,), **options}
    t = table(facing(LICH, *others, **settings))
    t.map_here()
    if t.prompt == "roll":
        t.roll()
    return t


# -- dying -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-DTH-01", "BH-CBT-05")
@pytest.mark.parametrize(("hearts", "dies"), [(1, True), (2, False), (4, False)])
def test_a_hero_without_hearts_dies(table: MakeTable, hearts: int, dies: bool) -> None:
    """The last heart lost, not one of two."""
    t = dying(table, hearts=hearts)
    assert t.player(A).deaths == int(dies)
    assert t.at(A) == (HANDEL if dies else PLAIN)
    assert t.hearts(A) == (4 if dies else hearts - 1)
    assert len(t.happened(bh.HeroDied)) == int(dies)


@pytest.mark.rule("BH-DTH-01")
@pytest.mark.parametrize(("limit", "hearts", "dies"), [(0, 2, False), (1, 2, True), (1, 3, False), (2, 3, True)])
def test_at_how_many_hearts_a_hero_dies_is_content(table: MakeTable, limit: int, hearts: int, dies: bool) -> None:
    """With 1 set the second heart is the last one that counts."""
    t = dying(table, hearts=hearts, content=ruled(death_hearts_at_death=limit))
    assert t.player(A).deaths == int(dies)


@pytest.mark.rule("BH-DTH-01", "BH-CBT-08", "BH-AST-08")
@pytest.mark.parametrize("rescued", [True, False])
def test_death_waits_until_the_combat_is_complete(table: MakeTable, rescued: bool) -> None:
    """At 0 hearts A still stands on the plain while B is asked; the lich goes its way before A dies."""
    t = dying(table, on(FOREST), dice=(1, 6) if rescued else (1,))
    assert (t.prompt, t.asked) == ("assist", (B,))
    assert (t.hearts(A), t.at(A), t.player(A).deaths) == (0, PLAIN, 0)
    t.play(bh.Assist(B) if rescued else bh.Decline(B))
    made = kinds(t.events)
    assert made.index("BeastTrapped" if rescued else "BeastDiscarded") < made.index("HeroDied")
    assert t.bestiary(B) == ([LICH] if rescued else [])
    assert (t.player(A).deaths, t.at(A)) == (1, HANDEL)


@pytest.mark.rule("BH-DTH-01", "BH-AST-06", "BH-DTH-03")
def test_an_assistant_may_die_in_anothers_turn(table: MakeTable) -> None:
    """B loses its last heart for A's first beast, and A's turn goes on with the second one."""
    t = table(
        arranged(
            on(PLAIN),
            on(FOREST, hearts=1, bestiary=("ghoul#p1",)),
            deck=[LICH, "skeleton#d1"],
            dice=[1, 1, 6],
        )
    )
    t.track(LICH, "skeleton#d1")
    t.play(bh.Assist(B))
    assert (t.player(B).deaths, t.at(B), t.hearts(B), t.bestiary(B)) == (1, HANDEL, 4, [])
    assert (t.player(A).deaths, t.hearts(A), t.bestiary(A)) == (0, 3, ["skeleton#d1"])
    assert t.next_turn == (B, "move", (B,))


@pytest.mark.rule("BH-DTH-01", "BH-ENC-05", "BH-ENC-06")
def test_a_hero_may_die_in_an_encounter(table: MakeTable) -> None:
    """Token and card leave the game, and the hero is back in Handel."""
    t = table(arranged(on(HANDEL, hearts=1), tokens=[tile("undead", PLAIN)], piles={"undead": ["lich#p1"]}, dice=[1]))
    t.play(bh.Step(A, PLAIN))
    assert (t.player(A).deaths, t.at(A), t.hearts(A)) == (1, HANDEL, 4)
    assert (t.tokens, t.state.out) == ({}, ["lich#p1"])
    assert t.next_turn == (B, "move", (B,))


@pytest.mark.rule("BH-DTH-02")
@pytest.mark.parametrize("before", [0, 3])
def test_a_death_is_counted(table: MakeTable, before: int) -> None:
    """One more than before, for everybody to see."""
    t = dying(table, deaths=before)
    event = t.happened(bh.HeroDied)[0]
    assert (event.seat, event.deaths) == (A, before + 1)
    assert "BH-DTH-02" in event.rules
    assert [player.deaths for player in t.view(B).players] == [before + 1, 0, 0]


# -- resurrection ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-DTH-03", "BH-CMP-13")
def test_with_one_city_nobody_is_asked(table: MakeTable) -> None:
    """Handel, where the others stand already; the Cities in the stacks do not count."""
    t = dying(table)
    assert [t.at(seat) for seat in (A, B, C)] == [HANDEL] * 3
    event = t.happened(bh.HeroResurrected)[0]
    assert (event.seat, event.at, event.hearts, event.rules) == (A, HANDEL, 4, ("BH-DTH-03", "BH-DTH-04"))
    assert t.next_turn == (B, "move", (B,))


@pytest.mark.rule("BH-DTH-03")
@pytest.mark.parametrize("city", [HANDEL, BELMORA, CORVANE])
def test_the_player_chooses_among_the_cities_of_the_map(table: MakeTable, city: bh.Hex) -> None:
    """All that are discovered, near or far, and nothing else."""
    t = dying(table, tiles=[tile("city_belmora", BELMORA), tile("city_corvane", CORVANE)])
    assert (t.prompt, t.asked) == ("resurrect", (A,))
    assert t.actions(A) == tuple(bh.Resurrect(A, place) for place in (HANDEL, BELMORA, CORVANE))
    assert refused(t, bh.Resurrect(A, PLAIN)) == ("not_a_city", "BH-DTH-03")
    assert refused(t, bh.Resurrect(A, bh.Hex(5, 5))) == ("not_a_city", "BH-DTH-03")
    t.play(bh.Resurrect(A, city))
    assert (t.at(A), t.hearts(A)) == (city, 4)
    assert t.next_turn == (B, "move", (B,))


@pytest.mark.rule("BH-DTH-03")
def test_a_dead_assistant_chooses_its_own_city(table: MakeTable) -> None:
    """B is asked in A's turn."""
    t = dying(table, on(FOREST, hearts=1), hearts=4, dice=(1, 1), tiles=[tile("city_belmora", BELMORA)])
    t.play(bh.Assist(B))
    assert (t.prompt, t.asked, t.current) == ("resurrect", (B,), A)
    t.play(bh.Resurrect(B, BELMORA))
    assert (t.at(A), t.at(B)) == (PLAIN, BELMORA)


@pytest.mark.rule("BH-DTH-03", "BH-CBT-07")
def test_the_turn_of_a_hero_who_dies_is_over(table: MakeTable) -> None:
    """The second tracked beast is not fought: it follows the first one to the discard."""
    t = table(arranged(on(PLAIN, hearts=1), deck=[LICH, "skeleton#d1"], dice=[1]))
    t.track(LICH, "skeleton#d1")
    assert len(t.happened(bh.DieRolled)) == 1
    assert t.discard == [LICH, "skeleton#d1"]
    assert t.next_turn == (B, "move", (B,))


@pytest.mark.rule("BH-DTH-03", "BH-DTH-01", "BH-ABL-13")
@pytest.mark.parametrize("moved", [False, True])
def test_who_dies_before_the_combat_has_no_further_phase(table: MakeTable, moved: bool) -> None:
    """Brunhild may pay with her last heart, and does in Phase 1 or Phase 2: nothing is mapped or fought."""
    t = table(
        arranged(
            on(PLAIN, hearts=1),
            heroes=("brunhild", "ysolde", "kael"),
            content=ruled(abilities_heart_payment_may_kill=True),
        )
    )
    if moved:
        t.halt()
        assert t.prompt == "survey"
    t.play(bh.UseAbility(A, "brute_strength"))
    assert (t.player(A).deaths, t.at(A), t.hearts(A)) == (1, HANDEL, 5)
    assert not t.happened(bh.HexMapped)
    assert not t.happened(bh.DieRolled)
    assert t.next_turn == (B, "move", (B,))


@pytest.mark.rule("BH-DTH-03", "BH-DTH-05", "BH-DTH-07")
@pytest.mark.parametrize("key", ["resurrect_in", "lost_deck_card_to", "lost_pile_card_to"])
def test_what_the_rules_know_one_word_for(tmp_path: Path, key: str) -> None:
    """Another word is a fault of the content."""
    folder = changed(tmp_path, ("config", f"death.{key}.value", "elsewhere"))
    assert faults(folder) == [(f"config.toml: $.death.{key}.value", "unknown_value")]


@pytest.mark.rule("BH-DTH-04")
@pytest.mark.parametrize(("hero", "hearts"), [("romilius", 4), ("brunhild", 5), ("nyra", 3)])
def test_the_hearts_return_to_the_maximum(table: MakeTable, hero: str, hearts: int) -> None:
    """That of the hero."""
    t = dying(table, heroes=(hero, "ysolde", "kael"))
    assert t.hearts(A) == hearts


@pytest.mark.rule("BH-DTH-04")
@pytest.mark.parametrize(("set_to", "hearts"), [(1, 1), (3, 3), (20, 4), (None, 4)])
def test_the_hearts_after_death_are_content(table: MakeTable, set_to: int | None, hearts: int) -> None:
    """A number, never above the maximum; or the maximum."""
    t = dying(table, content=ruled(death_hearts_after_resurrection=set_to))
    assert t.hearts(A) == hearts
    assert t.happened(bh.HeroResurrected)[0].hearts == hearts


# -- the bestiary ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-DTH-05", "BH-TRM-01")
@pytest.mark.parametrize("pb", [3, 7])
def test_three_points_keep_the_bestiary(table: MakeTable, pb: int) -> None:
    """All of it, in its order."""
    t = dying(table, mine=FOUR, pb=pb)
    assert (t.prompt, t.asked) == ("ransom", (A,))
    assert t.decision is not None
    assert t.decision.prompt.args == (("pb", 3),)
    assert t.actions(A) == (bh.LoseBestiary(A), bh.PayForBestiary(A))
    assert refused(t, bh.Decline(A))[0] == "not_offered"
    t.play(bh.PayForBestiary(A))
    t.expect_event(bh.PointsPaid, seat=A, amount=3, total=pb - 3)
    assert (t.bestiary(A), t.pb(A)) == (list(FOUR), pb - 3)
    assert not t.happened(bh.CardLost)
    assert t.next_turn == (B, "move", (B,))


@pytest.mark.rule("BH-DTH-05")
def test_who_does_not_pay_loses_everything_that_can_be_lost(table: MakeTable) -> None:
    """There is no part of it to be kept, and the points stay."""
    t = dying(table, mine=FOUR, pb=7)
    t.play(bh.LoseBestiary(A))
    assert (t.bestiary(A), t.pb(A)) == ([], 7)
    assert [event.card for event in t.happened(bh.CardLost)] == list(FOUR)


@pytest.mark.rule("BH-DTH-05")
@pytest.mark.parametrize("pb", [0, 2])
def test_with_fewer_points_nobody_is_asked(table: MakeTable, pb: int) -> None:
    """The bestiary is lost, the points are kept."""
    t = dying(table, mine=FOUR, pb=pb)
    assert (t.bestiary(A), t.pb(A)) == ([], pb)
    assert t.next_turn == (B, "move", (B,))


@pytest.mark.rule("BH-DTH-05", "BH-DTH-06")
@pytest.mark.parametrize("mine", [(), ("grushnak",), ("witch_cat#d1",), ("morvain", "headless_rider#d1", "grushnak")])
def test_with_nothing_to_lose_nobody_is_asked(table: MakeTable, mine: tuple[str, ...]) -> None:
    """Though there are points to pay with."""
    t = dying(table, mine=mine, pb=9)
    assert (t.bestiary(A), t.pb(A)) == (list(mine), 9)
    assert t.next_turn == (B, "move", (B,))


@pytest.mark.rule("BH-DTH-05")
@pytest.mark.parametrize(("price", "pb", "asked"), [(0, 0, True), (1, 1, True), (5, 4, False), (5, 5, True)])
def test_the_price_is_content(table: MakeTable, price: int, pb: int, asked: bool) -> None:
    """Whoever has it is asked and pays it in full."""
    t = dying(table, mine=FOUR, pb=pb, content=ruled(death_recover_bestiary_pb=price))
    assert (t.prompt == "ransom") is asked
    if asked:
        t.play(bh.PayForBestiary(A))
        assert (t.bestiary(A), t.pb(A)) == (list(FOUR), pb - price)
    else:
        assert (t.bestiary(A), t.pb(A)) == ([], pb)


@pytest.mark.rule("BH-DTH-06", "BH-TYR-09", "BH-CMP-03")
@pytest.mark.parametrize("pb", [0, 3])
def test_tyrants_and_halloween_beasts_are_never_lost(table: MakeTable, pb: int) -> None:
    """Paid or not; what lies between them goes."""
    mine = ("ghoul#d1", "grushnak", "undine#d1", "witch_cat#d1", "manticore#p1")
    t = dying(table, mine=mine, pb=pb)
    if pb:
        t.play(bh.LoseBestiary(A))
    assert t.bestiary(A) == ["grushnak", "witch_cat#d1"]

    t = dying(table, mine=mine, pb=3)
    t.play(bh.PayForBestiary(A))
    assert t.bestiary(A) == list(mine)


@pytest.mark.rule("BH-DTH-06")
@pytest.mark.parametrize(("immune", "left"), [(True, ["witch_cat#d1"]), (False, [])])
def test_whether_halloween_beasts_are_safe_is_a_switch(table: MakeTable, immune: bool, left: list[str]) -> None:
    """With it off they go to the Beast discard like others."""
    t = dying(table, mine=("witch_cat#d1", "ghoul#d1"), content=ruled(death_halloween_immune=immune))
    assert t.bestiary(A) == left
    assert t.discard == [LICH, *([] if immune else ["witch_cat#d1"]), "ghoul#d1"]


@pytest.mark.rule("BH-DTH-06", "BH-TYR-04", "BH-SAN-01")
@pytest.mark.parametrize("immune", [True, False])
def test_whether_tyrants_are_safe_is_a_switch(table: MakeTable, immune: bool) -> None:
    """With it off they leave the game, stay defeated, and their sanctuaries stay free."""
    t = dying(
        table,
        mine=("grushnak", "ghoul#d1"),
        tiles=[tile("sanctuary_axe", EAST)],
        content=ruled(death_tyrants_immune=immune),
    )
    assert t.bestiary(A) == (["grushnak"] if immune else [])
    assert t.state.out == ([] if immune else ["grushnak"])
    assert (t.status("grushnak"), t.defeated, t.freed(EAST)) == ("defeated", 1, True)
    assert bh.GAME.problems(t.state) == ()


@pytest.mark.rule("BH-DTH-06")
def test_a_design_may_be_safe_too(table: MakeTable) -> None:
    """The card says so itself."""
    t = dying(table, mine=("ghoul#d1", "undine#d1"), content=beast(ruled(), "ghoul", immune_to_death_loss=True))
    assert t.bestiary(A) == ["ghoul#d1"]


@pytest.mark.rule("BH-DTH-07", "BH-CMP-06", "BH-CMP-07", "BH-CBT-07")
def test_lost_cards_go_by_their_origin(table: MakeTable) -> None:
    """Onto the Beast discard in the order of the bestiary, above the lich; from type piles out of the game."""
    mine = ("undine#d1", "skeleton#p1", "ghoul#d1", "poacher#p1", "mercenary#d1")
    t = dying(table, mine=mine, discard=["imp#d1"])
    assert t.discard == ["imp#d1", LICH, "undine#d1", "ghoul#d1", "mercenary#d1"]
    assert t.state.out == ["skeleton#p1", "poacher#p1"]
    assert [(event.card, event.to) for event in t.happened(bh.CardLost)] == [
        ("undine#d1", "beast_discard"),
        ("skeleton#p1", "out_of_game"),
        ("ghoul#d1", "beast_discard"),
        ("poacher#p1", "out_of_game"),
        ("mercenary#d1", "beast_discard"),
    ]
    assert {event.rules for event in t.happened(bh.CardLost)} == {("BH-DTH-05", "BH-DTH-07")}


@pytest.mark.rule("BH-DTH-07", "BH-CBT-07")
def test_the_unfought_beast_lies_below_the_lost_ones(table: MakeTable) -> None:
    """From the bottom: the failed card, the one that was still to be fought, the bestiary."""
    t = table(arranged(on(PLAIN, hearts=1, bestiary=("undine#d1", "ghoul#d1")), deck=[LICH, "skeleton#d1"], dice=[1]))
    t.track(LICH, "skeleton#d1")
    assert t.discard == [LICH, "skeleton#d1", "undine#d1", "ghoul#d1"]


@pytest.mark.rule("BH-DTH-08", "BH-LIB-04", "BH-HUM-02", "BH-MIS-02")
def test_death_touches_nothing_else(table: MakeTable) -> None:
    """Points, missions, liberated and prison piles stay; so do the other players and the map."""
    t = table(
        arranged(
            on(
                PLAIN,
                hearts=1,
                pb=2,
                bestiary=FOUR,
                liberated=("wraith#d1",),
                prison=("poacher#d1",),
                missions=("map_swamp#1",),
            ),
            bh.Position(bestiary=("imp#d1",), pb=5),
            deck=[LICH],
            dice=[1],
        )
    )
    others = [t.player(B), t.player(C)]
    t.map_here()
    player = t.player(A)
    assert player.bestiary == []
    assert (player.pb, player.liberated, player.prison) == (2, ["wraith#d1"], ["poacher#d1"])
    assert player.missions == ["map_swamp#1"]
    assert [t.player(B), t.player(C)] == others


# -- the order ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-DTH-09")
def test_a_death_has_four_steps(table: MakeTable) -> None:
    """Counted, back in a City, hearts; and then the question about the bestiary."""
    t = dying(table, mine=FOUR, pb=3, tiles=[tile("city_belmora", BELMORA)])
    assert (t.player(A).deaths, t.at(A), t.hearts(A)) == (1, PLAIN, 0)
    assert kinds(t.events)[-1] == "HeroDied"
    t.play(bh.Resurrect(A, BELMORA))
    assert (t.at(A), t.hearts(A), t.bestiary(A), t.prompt) == (BELMORA, 4, list(FOUR), "ransom")
    t.play(bh.LoseBestiary(A))
    assert kinds(t.log)[-6:-1] == ["HeroResurrected", *["CardLost"] * 4]


@pytest.mark.rule("BH-DTH-09", "BH-DTH-01")
def test_of_two_deaths_the_active_hero_comes_first(table: MakeTable) -> None:
    """C, whose turn it is, has gone through all its steps before its assistant A dies, though A's seat is lower."""
    t = table(
        arranged(
            on(FOREST, hearts=1, bestiary=FOUR, pb=3),
            bh.Position(),
            on(PLAIN, hearts=1, bestiary=("imp#d1",), pb=3),
            first_player=C,
            tiles=[tile("city_belmora", BELMORA)],
            deck=[LICH],
            dice=[1, 1],
        )
    )
    t.map_here()
    t.play(bh.Roll(C), bh.Assist(A))
    assert (t.hearts(A), t.hearts(C)) == (0, 0)
    assert (t.prompt, t.asked) == ("resurrect", (C,))
    t.play(bh.Resurrect(C, HANDEL))
    assert (t.prompt, t.asked) == ("ransom", (C,))
    assert t.player(A).deaths == 0
    t.play(bh.PayForBestiary(C))
    assert (t.prompt, t.asked, t.player(A).deaths) == ("resurrect", (A,), 1)
    t.play(bh.Resurrect(A, BELMORA), bh.LoseBestiary(A))
    assert (t.at(A), t.at(C), t.bestiary(A), t.bestiary(C)) == (BELMORA, HANDEL, [], ["imp#d1"])
    assert [event.seat for event in t.happened(bh.HeroDied)] == [C, A]
    assert t.next_turn == (A, "move", (A,))


@pytest.mark.rule("BH-DTH-10", "BH-DTH-02", "BH-PRZ-03")
@pytest.mark.parametrize(("deaths", "scores"), [((2, 1, 0), (7, 5, 0)), ((0, 1, 3), (5, 5, 2)), ((0, 0, 0), (5, 5, 0))])
def test_who_has_died_most_often_wins_a_prize(
    table: MakeTable, deaths: tuple[int, ...], scores: tuple[int, ...]
) -> None:
    """2 PB at the end, if there was a death at all."""
    b, c = bh.Position(bestiary=("morvain",), deaths=deaths[1]), bh.Position(deaths=deaths[2])
    t = table(challenging("ondrath", b, c, deaths=deaths[0], content=ruled(tyrants_defeated_to_end_game=2)))
    fight_tyrant(t, "ondrath")
    assert t.outcome is not None
    assert t.outcome.scores == scores


@pytest.mark.rule("BH-DTH-10", "BH-DTH-02")
def test_a_death_of_this_game_counts_for_the_prize(table: MakeTable) -> None:
    """A dies, then B wins the last tyrant: the prize is A's."""
    t = table(
        challenging(
            "ondrath",
            on(PLAIN),
            hearts=1,
            dice=(1, 6),
            heroes=("kael", "maelis", "ysolde"),
            content=ruled(tyrants_defeated_to_end_game=1),
        )
    )
    fight_tyrant(t, "ondrath")
    assert t.player(A).deaths == 1
    t.play(bh.Step(B, EAST))
    fight_tyrant(t, "ondrath")
    assert t.outcome is not None
    assert t.outcome.scores == (2, 5, 0)


@pytest.mark.rule("BH-DTH-01", "BH-TRM-02")
def test_a_hero_that_recovers_a_heart_before_the_check_lives(table: MakeTable) -> None:
    """Where the failing hero gets what its assistant beats, a trigger may heal it before the combat is complete."""
    heal = trigger("mercy", bh.load().abilities["pack_bond"].effects[0])
    tables = armed(ruled(assist_captor_on_success="active"), "romilius", heal)
    t = table(facing(LICH, on(MOUNTAIN), on(FOREST), hearts=1, dice=(1, 6), content=tables))
    t.map_here()
    t.play(bh.Assist(C))
    assert (t.prompt, t.hearts(A)) == ("trigger", 0)
    t.play(bh.UseAbility(A, "mercy"))
    assert (t.hearts(A), t.player(A).deaths, t.at(A)) == (1, 0, PLAIN)
