"""Rules BH-P3 and BH-CBT-01 to BH-CBT-06: what is fought in Phase 3, with which die, and what comes of it."""

from __future__ import annotations

from typing import Any, Final

import pytest
from attrs import evolve

from boardrules.games import bestiary as bh
from boardrules.games.bestiary.content import Tables
from tests.games.bestiary.ruled import ruled
from tests.games.bestiary.table import (
    EAST,
    FOREST,
    HANDEL,
    PLAIN,
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
from tests.games.setups import fault, faults

AXE: Final = tile("sanctuary_axe", EAST)
#: Brunhild has two abilities for the next die, of level 2 and 3; each costs her a heart.
BRUNHILD: Final = ("brunhild", "ysolde", "kael")
#: Tyrants to lie in bestiaries, so that so many are defeated.
FALLEN: Final = ("ashmane", "ondrath", "morvain", "azhurel")


def fallen(number: int) -> bh.Position:
    """Return a seat that has captured so many tyrants."""
    return bh.Position(bestiary=FALLEN[:number])


def at_axe(table: MakeTable, **options: Any) -> Table:
    """Return a table where A stands on the Sanctuary of the Axe, whose tyrant is face up."""
    return table(arranged(on(EAST), tiles=[AXE], tyrants=[shown("grushnak")], **options))


# -- BH-P3 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-P3-01", "BH-CMP-13")
@pytest.mark.parametrize("name", ["city_handel", "city_belmora", "city_corvane", "city_dunholt"])
def test_no_beast_is_fought_in_a_city(table: MakeTable, name: str) -> None:
    """The default combat is left out too: no card is drawn, no die rolled, and the turn is over."""
    where = HANDEL if name == "city_handel" else EAST
    t = table(arranged(on(where), tiles=[] if where == HANDEL else [tile(name, EAST)], deck=["hydra#d1"]))
    deck = t.deck

    t.map_here()

    assert (t.deck, t.dice, t.hearts(A), t.next_turn) == (deck, [], 4, (B, "move", (B,)))
    assert not t.happened(bh.BeastFaced)


@pytest.mark.rule("BH-P3-02", "BH-CBT-01")
def test_two_tracked_beasts_are_fought_one_at_a_time(table: MakeTable) -> None:
    """One die each: the first combat is quite over before the second die is rolled; no third card is drawn."""
    t = table(arranged(on(PLAIN), deck=["undine#d1", "ghoul#d1", "imp#d1"], dice=[1, 6]))
    deck = t.deck
    t.track("ghoul#d1", "undine#d1")

    kinds = (bh.DieRolled, bh.CombatLost, bh.HeartsLost, bh.BeastDiscarded, bh.CombatWon, bh.BeastTrapped)
    found = [event for event in t.log if isinstance(event, kinds)]
    assert [type(event) for event in found] == [*kinds[:4], bh.DieRolled, bh.CombatWon, bh.BeastTrapped]
    assert [event.against for event in found if isinstance(event, bh.DieRolled)] == ["ghoul#d1", "undine#d1"]
    assert (t.deck, t.bestiary(A), t.discard) == (deck - 2, ["undine#d1"], ["ghoul#d1"])
    assert not t.happened(bh.BeastFaced)


@pytest.mark.rule("BH-P3-02")
def test_the_combat_is_mandatory(table: MakeTable) -> None:
    """Who may use an ability before the die can do so or roll; there is no way around the beast."""
    t = table(arranged(None, on(PLAIN), first_player=B, deck=["hydra#d1"]))
    t.map_here()

    assert (t.prompt, t.actions(B)) == ("roll", (bh.Roll(B), bh.UseAbility(B, "fresh_trail")))
    assert refused(t, bh.Decline(B)) == ("not_offered", "BH-CBT-08")
    assert refused(t, bh.Done(B)) == ("not_offered", "BH-CBT-08")


@pytest.mark.rule("BH-P3-03")
def test_the_tyrant_is_offered_before_a_card_is_drawn(table: MakeTable) -> None:
    """Choosing the tyrant draws nothing: the hydra stays on top of the deck."""
    t = at_axe(table, deck=["hydra#d1"], dice=[4])
    deck = list(t.state.beasts.draw_pile)
    t.map_here()
    assert (t.prompt, t.actions(A)) == ("tyrant", (bh.FightBeasts(A), bh.FightTyrant(A, "grushnak")))
    assert (t.state.beasts.draw_pile, t.happened(bh.BeastFaced)) == (deck, [])

    t.play(bh.FightTyrant(A, "grushnak"))

    t.expect_event(bh.DieRolled, seat=A, level=1, result=4, against="grushnak", strength=4)
    assert (t.bestiary(A), t.defeated, t.current) == (["grushnak"], 1, B)
    assert t.state.beasts.draw_pile == deck
    assert not t.happened(bh.BeastFaced)


@pytest.mark.rule("BH-P3-03", "BH-MAP-02")
def test_leaving_the_tyrant_alone_leads_to_the_beast(table: MakeTable) -> None:
    """After mapping that is the top card of the deck."""
    t = at_axe(table, deck=["undine#d1"], dice=[3])
    t.map_here()

    t.play(bh.FightBeasts(A))

    assert t.expect_event(bh.BeastFaced, seat=A).card == "undine#d1"
    assert (t.bestiary(A), t.status("grushnak"), t.current) == (["undine#d1"], "open", B)


@pytest.mark.rule("BH-P3-03", "BH-CMP-06")
def test_tracked_cards_are_set_aside_for_the_tyrant(table: MakeTable) -> None:
    """Unfought and in the chosen order, above the one that was not chosen, before the die is rolled."""
    t = table(
        arranged(
            None,
            on(EAST),
            first_player=B,
            tiles=[AXE],
            tyrants=[shown("grushnak")],
            deck=["undine#d1", "ghoul#d1", "basilisk#d1"],
            dice=[3],
        )
    )
    t.play(bh.StopMoving(B), bh.UseAbility(B, "fresh_trail"), bh.Track(B))
    t.play(bh.ChooseBeast(B, "basilisk#d1"), bh.ChooseBeast(B, "undine#d1"))
    assert (t.prompt, t.discard, t.state.tracked) == ("tyrant", ["ghoul#d1"], ("basilisk#d1", "undine#d1"))

    t.play(bh.FightTyrant(B, "grushnak"))

    discards = [type(event) for event in t.events if isinstance(event, (bh.BeastDiscarded, bh.DieRolled))]
    assert discards == [bh.BeastDiscarded, bh.BeastDiscarded, bh.DieRolled]
    assert t.discard == ["ghoul#d1", "basilisk#d1", "undine#d1"]
    assert (t.hearts(B), t.bestiary(B), t.state.tracked, t.dice) == (3, [], (), [3])


@pytest.mark.rule("BH-P3-03")
def test_tracked_cards_are_fought_when_the_tyrant_is_left_alone(table: MakeTable) -> None:
    """Both of them, as if there were no tyrant."""
    t = at_axe(table, deck=["undine#d1", "ghoul#d1"], dice=[6, 6])
    t.track("ghoul#d1", "undine#d1")

    t.play(bh.FightBeasts(A))

    assert (t.bestiary(A), t.dice, t.current) == (["ghoul#d1", "undine#d1"], [6, 6], B)


@pytest.mark.rule("BH-P3-03", "BH-DCK-02")
@pytest.mark.parametrize("tracks", [False, True], ids=["mapped", "tracked"])
def test_the_tyrant_is_offered_though_there_is_no_beast(table: MakeTable, tracks: bool) -> None:
    """Declining ends the turn; accepting is a combat like any other."""
    left, fought = at_axe(table, deck_size=0), at_axe(table, deck_size=0, dice=[4])
    for t in (left, fought):
        t.play(bh.StopMoving(A), bh.Track(A) if tracks else bh.MapHex(A, EAST))
        assert t.prompt == "tyrant"

    left.play(bh.FightBeasts(A))
    fought.play(bh.FightTyrant(A, "grushnak"))

    assert (left.next_turn, left.hearts(A), left.dice) == ((B, "move", (B,)), 4, [])
    assert (fought.current, fought.bestiary(A)) == (B, ["grushnak"])


@pytest.mark.rule("BH-P3-03", "BH-TYR-02")
@pytest.mark.parametrize(
    "row",
    [
        [shown("ashmane"), tyrant("grushnak")],
        [retired("grushnak"), *[shown(name) for name in ("ashmane", "azhurel", "ondrath", "morvain", "aldric")]],
    ],
    ids=["another symbol", "retired"],
)
def test_no_tyrant_to_fight(table: MakeTable, row: list[bh.TyrantPlace]) -> None:
    """Without a face-up tyrant of this symbol the beast is faced without a question."""
    t = table(arranged(on(EAST), tiles=[AXE], tyrants=row, deck=["undine#d1"], dice=[3]))

    t.map_here()

    assert (t.bestiary(A), t.current) == (["undine#d1"], B)


@pytest.mark.rule("BH-P3-03", "BH-TYR-02")
def test_only_the_tyrant_of_this_sanctuary(table: MakeTable) -> None:
    """Another face-up tyrant cannot be fought here."""
    t = table(arranged(on(EAST), tiles=[AXE], tyrants=[shown("ashmane"), shown("grushnak")]))
    t.map_here()

    assert refused(t, bh.FightTyrant(A, "ashmane")) == ("not_this_tyrant", "BH-TYR-02")


# -- BH-CBT-01, 02 -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-CBT-01")
@pytest.mark.parametrize("die", [2, 3], ids=["failed", "won"])
def test_one_die_for_each_combat(table: MakeTable, die: int) -> None:
    """Whatever it shows it is rolled once."""
    t = table(arranged(on(PLAIN), deck=["undine#d1"], dice=[die]))

    t.map_here()

    (rolled,) = t.happened(bh.DieRolled)
    assert (rolled.seat, rolled.level, rolled.result, rolled.strength) == (A, 1, die, 3)
    assert rolled.rules == ("BH-CBT-01", "BH-CBT-02", "BH-CMP-17")


@pytest.mark.rule("BH-CBT-02", "BH-CMP-17")
@pytest.mark.parametrize(
    ("abilities", "level", "result"),
    [
        ([], 1, 6),
        (["brute_strength"], 2, 8),
        (["blood_fury"], 3, 10),
        (["brute_strength", "blood_fury"], 3, 10),
        (["blood_fury", "brute_strength"], 3, 10),
    ],
)
def test_the_highest_level_that_applies(table: MakeTable, abilities: list[str], level: int, result: int) -> None:
    """Level 1 of itself; of two abilities the higher one counts, in whatever order they were used."""
    seat = on(PLAIN, bestiary=["wolf_rider#d1", "ghoul#d1"])
    t = table(arranged(seat, heroes=BRUNHILD, deck=["imp#d1"], dice=[10]))
    t.play(*[bh.UseAbility(A, ability) for ability in abilities])
    t.map_here()
    t.roll()

    (rolled,) = t.happened(bh.DieRolled)
    assert (rolled.level, rolled.result) == (level, result)
    assert t.hearts(A) == 5 - len(abilities)


@pytest.mark.rule("BH-CBT-02")
@pytest.mark.parametrize(
    ("default", "abilities", "level"),
    [(2, [], 2), (3, [], 3), (3, ["brute_strength"], 3), (2, ["blood_fury"], 3)],
)
def test_the_level_without_an_ability_is_a_switch(
    table: MakeTable, default: int, abilities: list[str], level: int
) -> None:
    """An ability of a lower level than that takes nothing away."""
    rules = ruled(combat_default_die_level=default)
    seat = on(PLAIN, bestiary=["wolf_rider#d1", "ghoul#d1"])
    t = table(arranged(seat, heroes=BRUNHILD, deck=["imp#d1"], dice=[5], content=rules))
    t.play(*[bh.UseAbility(A, ability) for ability in abilities])
    t.map_here()
    t.roll()

    assert [event.level for event in t.happened(bh.DieRolled)] == [level]


@pytest.mark.rule("BH-CBT-02")
def test_there_must_be_such_a_die() -> None:
    """A level of which there is no die is a fault of the content."""
    assert fault(bh.GAME, content=ruled(combat_default_die_level=4)) == (
        "content.config.combat_default_die_level",
        "unknown_id",
        "BH-CBT-02",
    )


# -- BH-CBT-03 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-CBT-03", "BH-CBT-04")
@pytest.mark.parametrize(("defeated", "strength"), [(0, 4), (1, 5), (2, 6)])
def test_a_beast_grows_with_the_tyrants_that_were_defeated(table: MakeTable, defeated: int, strength: int) -> None:
    """A lich has 4, 5 and 6; that others have defeated them makes no difference."""
    for die, bestiary in ((strength - 1, []), (strength, ["lich#d1"])):
        t = table(arranged(on(PLAIN), None, fallen(defeated), deck=["lich#d1"], dice=[die]))

        t.map_here()

        t.expect_event(bh.DieRolled, seat=A, against="lich#d1", strength=strength)
        assert (t.defeated, t.bestiary(A)) == (defeated, bestiary)


@pytest.mark.rule("BH-CBT-03")
def test_tyrants_of_several_players_count_together(table: MakeTable) -> None:
    """One of B and one of C: the third column."""
    t = table(
        arranged(
            on(PLAIN), bh.Position(bestiary=["ashmane"]), bh.Position(bestiary=["ondrath"]), deck=["lich#d1"], dice=[6]
        )
    )

    t.map_here()

    t.expect_event(bh.DieRolled, strength=6)


@pytest.mark.rule("BH-CBT-03")
def test_a_retired_tyrant_does_not_count(table: MakeTable) -> None:
    """It was not defeated: the first column still holds."""
    row = [retired("grushnak"), *[shown(name) for name in ("ashmane", "azhurel", "ondrath", "morvain", "aldric")]]
    t = table(arranged(on(PLAIN), tyrants=row, deck=["lich#d1"], dice=[4]))

    t.map_here()

    t.expect_event(bh.DieRolled, strength=4)
    assert t.bestiary(A) == ["lich#d1"]


@pytest.mark.rule("BH-CBT-03")
@pytest.mark.parametrize("defeated", [2, 3, 4])
def test_beyond_the_last_column_the_last_one_counts(table: MakeTable, defeated: int) -> None:
    """Where more tyrants may be defeated than there are columns, the lich stays at 6."""
    rules = ruled(tyrants_defeated_to_end_game=5)
    t = table(arranged(on(PLAIN), None, fallen(defeated), deck=["lich#d1"], dice=[6], content=rules))

    t.map_here()

    t.expect_event(bh.DieRolled, strength=6)
    assert (t.defeated, t.bestiary(A)) == (defeated, ["lich#d1"])


def columns(number: int) -> Tables:
    """Return tables whose beasts have so many columns, the strength in each being its number."""
    tables = ruled(combat_strength_columns=number, tyrants_defeated_to_end_game=5)
    strength = tuple(range(1, number + 1))
    return evolve(tables, beasts=tuple([evolve(beast, strength=strength) for beast in tables.beasts]))


@pytest.mark.rule("BH-CBT-03")
@pytest.mark.parametrize(("number", "defeated", "strength"), [(1, 2, 1), (2, 1, 2), (2, 2, 2), (4, 3, 4), (4, 2, 3)])
def test_the_number_of_columns_is_a_switch(table: MakeTable, number: int, defeated: int, strength: int) -> None:
    """With one, two or four columns the right one is read."""
    t = table(arranged(on(PLAIN), None, fallen(defeated), deck=["lich#d1"], dice=[6], content=columns(number)))

    t.map_here()

    t.expect_event(bh.DieRolled, strength=strength)


@pytest.mark.rule("BH-CBT-03")
def test_every_beast_needs_all_columns() -> None:
    """The packaged beasts have three: two or four are refused, once for each design."""
    for number in (2, 4):
        found = faults(bh.GAME, content=ruled(combat_strength_columns=number))
        assert {(problem.path, problem.rule) for problem in found} == {
            (f"content.beasts[{index}].strength", "BH-CBT-03") for index in range(28)
        }


# -- BH-CBT-04 to 06 ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-CBT-04")
@pytest.mark.parametrize(("die", "trapped"), [(1, False), (2, False), (3, True), (4, True), (6, True)])
def test_equal_or_above_traps_the_beast(table: MakeTable, die: int, trapped: bool) -> None:
    """Against a strength of 3; a trapped beast costs no heart, and goes to no pile."""
    t = table(arranged(on(PLAIN), deck=["undine#d1"], dice=[die]))

    t.map_here()

    assert t.bestiary(A) == (["undine#d1"] if trapped else [])
    assert t.discard == ([] if trapped else ["undine#d1"])
    assert t.hearts(A) == (4 if trapped else 3)
    assert (len(t.happened(bh.CombatWon)), len(t.happened(bh.CombatLost))) == ((1, 0) if trapped else (0, 1))
    assert t.state.facing is None


@pytest.mark.rule("BH-CBT-05", "BH-CBT-08")
def test_a_failure_costs_a_heart_and_then_the_card_is_discarded(table: MakeTable) -> None:
    """The heart first; the card goes face up on top of the discard."""
    t = table(arranged(on(PLAIN), deck=["undine#d1"], discard=["imp#d1"], dice=[2]))

    t.map_here()

    found = [event for event in t.events if isinstance(event, (bh.CombatLost, bh.HeartsLost, bh.BeastDiscarded))]
    assert found == [
        bh.CombatLost(A, "undine#d1", rules=("BH-CBT-05",)),
        bh.HeartsLost(A, 1, 3, rules=("BH-CBT-05",)),
        bh.BeastDiscarded("undine#d1", "beast_discard", rules=("BH-CBT-05",)),
    ]
    assert t.discard == ["imp#d1", "undine#d1"]
    assert t.view(C).beasts.open_discards == ("imp#d1", "undine#d1")


@pytest.mark.rule("BH-CBT-05", "BH-AST-01")
def test_an_adjacent_hero_may_step_in_before_the_card_is_discarded(table: MakeTable) -> None:
    """While B is asked, the heart is lost and the card still lies open; declined, it is discarded."""
    t = table(arranged(on(PLAIN), on(FOREST), deck=["undine#d1"], dice=[2]))
    t.map_here()
    assert (t.prompt, t.asked, t.hearts(A)) == ("assist", (B,), 3)
    assert (t.state.facing, t.discard) == ("undine#d1", [])

    t.play(bh.Decline(B))

    assert (t.discard, t.state.facing, t.current) == (["undine#d1"], None, B)


@pytest.mark.rule("BH-CBT-05")
@pytest.mark.parametrize(("lost", "hearts"), [(0, 4), (1, 3), (2, 2), (3, 1)])
def test_the_hearts_of_a_failure_are_a_switch(table: MakeTable, lost: int, hearts: int) -> None:
    """None at all, or more than one."""
    rules = ruled(combat_hearts_lost_on_failure=lost)
    t = table(arranged(on(PLAIN), deck=["undine#d1"], dice=[2], content=rules))

    t.map_here()

    assert (t.hearts(A), t.discard) == (hearts, ["undine#d1"])
    assert len(t.happened(bh.HeartsLost)) == (1 if lost else 0)


@pytest.mark.rule("BH-CBT-06")
@pytest.mark.parametrize(
    ("dice", "hearts", "discard"),
    [
        ([1, 2], 1, ["ghoul#d1", "undine#d1"]),
        ([1, 6], 2, ["ghoul#d1"]),
        ([6, 1], 2, ["undine#d1"]),
        ([6, 6], 3, []),
    ],
)
def test_each_of_two_combats_costs_its_own_heart(
    table: MakeTable, dice: list[int], hearts: int, discard: list[str]
) -> None:
    """A hero at 3 hearts who fails both has 1 left."""
    t = table(arranged(on(PLAIN, hearts=3), deck=["undine#d1", "ghoul#d1"], dice=dice))

    t.track("ghoul#d1", "undine#d1")

    assert (t.hearts(A), t.discard, t.current) == (hearts, discard, B)


@pytest.mark.rule("BH-CBT-06")
def test_the_first_heart_is_gone_before_the_second_die(table: MakeTable) -> None:
    """Not both together at the end."""
    t = table(arranged(on(PLAIN, hearts=3), deck=["undine#d1", "ghoul#d1"], dice=[1, 1]))

    t.track("ghoul#d1", "undine#d1")

    found = [event for event in t.log if isinstance(event, (bh.DieRolled, bh.HeartsLost))]
    assert [type(event) for event in found] == [bh.DieRolled, bh.HeartsLost, bh.DieRolled, bh.HeartsLost]
    assert [(event.amount, event.left) for event in t.happened(bh.HeartsLost)] == [(1, 2), (1, 1)]


@pytest.mark.rule("BH-CBT-06", "BH-CBT-05")
def test_two_failures_with_two_hearts_each(table: MakeTable) -> None:
    """With the switch the second failure takes what is left, never more."""
    rules = ruled(combat_hearts_lost_on_failure=2)
    t = table(arranged(on(PLAIN, hearts=3), deck=["undine#d1", "ghoul#d1"], dice=[1, 1], content=rules))

    t.track("ghoul#d1", "undine#d1")

    assert [(event.amount, event.left) for event in t.happened(bh.HeartsLost)] == [(2, 1), (1, 0)]
    assert t.player(A).deaths == 1
