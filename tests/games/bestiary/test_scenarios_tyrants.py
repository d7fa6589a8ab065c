"""Scenarios S22 to S24 and S35 to S38: tyrants, the end of the game, and scoring."""

from __future__ import annotations

from typing import Any

import pytest

from boardrules.games import bestiary as bh
from boardrules.games.bestiary.unlocking import is_unlocked
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

GAMBLERS_CUT = ("orc", "any")


def at_the_axe(*others: bh.Position | None, dice: int, deck: tuple[str, ...] = ()) -> bh.Setup:
    """Return A with a ghoul on Grushnak's sanctuary, Grushnak face up."""
    return arranged(
        on(EAST, bestiary=["ghoul#d1"]),
        *others,
        tiles=[tile("sanctuary_axe", EAST)],
        tyrants=[shown("grushnak", "mountain"), tyrant("morvain", "swamp")],
        deck=deck,
        dice=[dice],
    )


# -- S22 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "BH-TYR-01", "BH-TYR-02", "BH-TYR-03", "BH-TYR-04", "BH-TYR-08", "BH-TYR-10", "BH-SAN-01", "BH-WLD-02"
)
def test_s22_a_defeated_tyrant_is_captured_and_its_sanctuary_freed(table: MakeTable) -> None:
    """S22: a 4 defeats Grushnak: D = 1, no points now, no card drawn, and Gambler's Cut unlocked for later."""
    t = table(at_the_axe(dice=4))
    deck = t.deck
    assert not is_unlocked(t.state, t.bestiary(A), GAMBLERS_CUT)

    t.map_here()
    assert t.actions(A) == (bh.FightBeasts(A), bh.FightTyrant(A, "grushnak"))
    t.play(bh.FightTyrant(A, "grushnak"))

    t.expect_event(bh.DieRolled, seat=A, result=4, strength=4, against="grushnak")
    t.expect_event(bh.TyrantDefeated, seat=A, tyrant="grushnak", defeated=1)
    assert t.bestiary(A) == ["ghoul#d1", "grushnak"]
    assert t.state.row[0] == bh.Slot("grushnak", "mountain", "defeated", A)
    assert t.freed(EAST)
    assert t.defeated == 1
    assert t.pb(A) == 0
    assert t.hearts(A) == 4
    assert t.deck == deck
    assert t.discard == []
    assert is_unlocked(t.state, t.bestiary(A), GAMBLERS_CUT)
    assert not t.happened(bh.AbilityUsed)
    assert t.next_turn == (B, "move", (B,))


# -- S23 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-P3-03", "BH-TYR-06", "BH-TYR-07")
def test_s23_against_a_tyrant_tracked_cards_are_set_aside_and_nobody_assists(table: MakeTable) -> None:
    """S23: a 3 fails: one heart, both tracked cards discarded unfought, B is not asked; A may try again later."""
    t = table(at_the_axe(on(PLAIN), dice=3, deck=("undine#d1", "ghoul#d2")))
    t.track("undine#d1", "ghoul#d2")
    assert (t.prompt, t.asked) == ("tyrant", (A,))

    t.play(bh.FightTyrant(A, "grushnak"))

    assert t.discard == ["undine#d1", "ghoul#d2"]
    assert t.dice == [3]
    assert t.hearts(A) == 3
    assert t.bestiary(A) == ["ghoul#d1"]
    assert t.status("grushnak") == "open"
    assert t.defeated == 0
    assert not t.freed(EAST)
    assert t.next_turn == (B, "move", (B,))

    t.turn_in_handel(HANDEL)
    for seat in (C, B, C):
        assert t.current == seat
        t.turn_in_handel()
    t.map_here()
    assert t.is_legal(bh.FightTyrant(A, "grushnak"))


# -- S24 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-TYR-02")
@pytest.mark.parametrize(
    ("wanted", "row"),
    [
        ("grushnak", [shown("grushnak"), tyrant("morvain")]),
        ("morvain", [tyrant("morvain"), tyrant("grushnak")]),
        ("morvain", [retired("morvain"), shown("grushnak")]),
    ],
    ids=["other symbol", "face down", "retired"],
)
def test_s24_only_a_face_up_tyrant_of_this_symbol_can_be_fought(
    table: MakeTable, wanted: str, row: list[bh.TyrantPlace]
) -> None:
    """S24: on Morvain's sanctuary there is no tyrant to fight, so A fights the beast."""
    t = table(
        arranged(
            on(EAST, bestiary=["imp#d1"], pb=1),
            tiles=[tile("sanctuary_skull", EAST)],
            tyrants=row,
            deck=["undine#d1"],
            dice=[3],
        )
    )

    t.map_here()

    # Loaded Dice keeps the combat waiting.
    t.expect_event(bh.BeastFaced, seat=A, card="undine#d1")
    assert t.actions(A) == (bh.Roll(A), bh.UseAbility(A, "loaded_dice"))
    assert t.refuses(bh.FightTyrant(A, wanted)).code == "not_offered"
    t.play(bh.Roll(A))
    assert t.bestiary(A) == ["imp#d1", "undine#d1"]
    assert t.defeated == 0


# -- S35 ---------------------------------------------------------------------------------------------------------------

FOREST_2, FOREST_3 = bh.Hex(2, -1), bh.Hex(2, -2)


@pytest.mark.rule("BH-P0-03", "BH-P0-08", "BH-P0-09", "BH-SAN-04", "BH-TYR-02")
def test_s35_a_retired_tyrant_places_tokens_once_more_and_frees_nothing(table: MakeTable) -> None:
    """S35: Morvain is retired; B chooses the forest of the last undead; the skull can no longer be fought for."""
    t = table(
        arranged(
            bh.Position(bestiary=["grushnak"]),
            on(EAST),
            round=8,
            first_player=B,
            tyrants=[
                tyrant("grushnak", "plain", "defeated"),
                shown("morvain", "forest"),
                shown("ondrath", "swamp"),
                shown("ashmane"),
                shown("azhurel"),
                shown("aldric"),
            ],
            tiles=[tile("forest_2", FOREST_2), tile("forest_3", FOREST_3), tile("sanctuary_skull", EAST)],
            tokens=[tile("undead", FOREST)],
            gone={"undead": 2},
            deck=["undine#d1"],
            dice=[4],
        )
    )

    assert [event.tyrant for event in t.happened(bh.TyrantRetired)] == ["morvain"]
    assert t.defeated == 1
    assert t.state.supply["undead"] == 1
    assert (t.prompt, t.asked) == ("token", (B,))
    assert set(t.actions(B)) == {bh.PlaceToken(B, FOREST_2), bh.PlaceToken(B, FOREST_3)}
    t.play(bh.PlaceToken(B, FOREST_3))
    assert t.state.supply["undead"] == 0
    assert t.tokens == {FOREST: "undead", FOREST_3: "undead"}
    assert t.next_turn == (B, "move", (B,))

    assert not t.freed(EAST)
    t.map_here()
    assert t.prompt == "roll"
    assert t.refuses(bh.FightTyrant(B, "morvain")).code == "not_offered"
    t.play(bh.Roll(B), bh.Pass(A))
    assert t.bestiary(B) == ["undine#d1"]


# -- S36, S37 ----------------------------------------------------------------------------------------------------------


def last_one(*seats: bh.Position | None, defeated: tuple[str, ...], **options: Any) -> bh.Setup:
    """Return a row in which Azhurel alone is left, with Mountain; who is not defeated has been retired."""
    others = ("grushnak", "ondrath", "morvain", "ashmane", "aldric")
    row = [tyrant(name, status="defeated" if name in defeated else "retired") for name in others]
    return arranged(*seats, tyrants=[*row, shown("azhurel", "mountain")], **options)


@pytest.mark.rule("BH-END-02", "BH-END-03", "BH-P0-04", "BH-P0-12")
def test_s36_the_game_ends_when_the_last_tyrant_is_retired(table: MakeTable) -> None:
    """S36: Phase 0 of round 11 with D = 2: Azhurel goes, and it is scored at once, with no token and no Phase 1."""
    t = table(
        last_one(
            bh.Position(bestiary=["grushnak"]),
            None,
            bh.Position(bestiary=["ondrath"], pb=1),
            defeated=("grushnak", "ondrath"),
            round=11,
            gone={"demon": 1},
        )
    )

    assert [event.tyrant for event in t.happened(bh.TyrantRetired)] == ["azhurel"]
    assert t.defeated == 2
    assert t.decision is None
    assert t.outcome is not None
    assert t.outcome.reason == "row_empty"
    assert t.outcome.scores == (4, 0, 6)
    assert t.outcome.winners == (C,)
    assert not t.happened(bh.TokenPlaced)
    assert t.tokens == {}
    assert t.state.supply["demon"] == 3


@pytest.mark.rule("BH-END-02", "BH-TYR-04")
def test_s37_the_game_ends_when_the_last_undefeated_tyrant_is_defeated(table: MakeTable) -> None:
    """S37: A defeats Azhurel, with D = 2 only the second, but no undefeated tyrant remains."""
    t = table(
        last_one(
            on(EAST),
            bh.Position(bestiary=["grushnak"]),
            defeated=("grushnak",),
            tiles=[tile("sanctuary_flame", EAST)],
            dice=[6],
        )
    )
    t.map_here()

    t.play(bh.FightTyrant(A, "azhurel"))

    t.expect_event(bh.TyrantDefeated, seat=A, tyrant="azhurel", defeated=2)
    assert t.bestiary(A) == ["azhurel"]
    assert t.decision is None
    assert t.outcome is not None
    assert t.outcome.reason == "row_empty"
    assert t.outcome.scores == (7, 4, 0)
    assert t.outcome.winners == (A,)


# -- S38 ---------------------------------------------------------------------------------------------------------------


def ended(pb_of_b: int, table: MakeTable) -> Table:
    """Return the game that ends with what the scenario says before each player."""
    t = table(
        last_one(
            bh.Position(
                pb=10,
                bestiary=["grushnak"],
                missions=["map_plain", "trap_orc", "trap_demon"],
                deaths=1,
                liberated=["undine#d1", "ghoul#d1"],
            ),
            bh.Position(
                pb=pb_of_b,
                missions=["map_forest", "map_swamp", "trap_human"],
                liberated=["imp#d1", "lich#d1", "imp#p1", "witch_cat#d1"],
            ),
            bh.Position(pb=9, bestiary=["ondrath"], missions=["map_plain"], deaths=1),
            defeated=("grushnak", "ondrath"),
            round=11,
        )
    )
    assert t.decision is None
    return t


@pytest.mark.rule(
    "BH-SCO-01", "BH-SCO-02", "BH-SCO-03", "BH-PRZ-01", "BH-PRZ-02", "BH-PRZ-03", "BH-PRZ-04", "BH-PRZ-05", "BH-PRZ-06"
)
def test_s38_everybody_who_is_tied_gets_the_prize(table: MakeTable) -> None:
    """S38: 20, 19 and 16: tied prizes in full, none for an empty prison; A wins."""
    t = ended(12, table)

    assert t.outcome is not None
    assert t.outcome.scores == (20, 19, 16)
    assert t.outcome.winners == (A,)
    prizes = {event.prize: (event.seats, event.pb) for event in t.happened(bh.PrizeAwarded)}
    assert prizes == {
        "most_missions": ((A, B), 4),
        "most_deaths": ((A, C), 2),
        "most_liberated": ((B,), 3),
    }


@pytest.mark.rule("BH-SCO-05")
def test_s38_a_tie_is_broken_by_captured_tyrants(table: MakeTable) -> None:
    """S38: with 13 points B has 20 too, but no tyrant: A wins."""
    t = ended(13, table)

    assert t.outcome is not None
    assert t.outcome.scores == (20, 20, 16)
    assert t.outcome.winners == (A,)
