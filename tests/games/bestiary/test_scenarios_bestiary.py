"""Scenarios S25 to S27 and S32 to S34: the bestiary, what leaves it, death, and unlock costs."""

from __future__ import annotations

import pytest

from boardrules.games import bestiary as bh
from boardrules.games.bestiary.unlocking import is_unlocked
from tests.games.bestiary.table import (
    EAST,
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
    tile,
)
from tests.games.happened import refused

# -- S25 ---------------------------------------------------------------------------------------------------------------


def overfull(table: MakeTable) -> Table:
    """Return B asked which of six cards leaves, the Pit Lord just trapped."""
    t = table(
        arranged(
            None,
            on(PLAIN, bestiary=["grushnak", "witch_cat#d1", "undine#d1", "ghoul#d1", "poacher#d1"]),
            first_player=B,
            deck=["pit_lord#d1"],
            discard=["imp#d1"],
            dice=[6],
        )
    )
    t.map_here()
    t.roll()
    return t


@pytest.mark.rule("BH-BST-01", "BH-BST-02", "BH-BST-04", "BH-TRP-01")
def test_s25_any_card_but_the_tyrant_may_leave(table: MakeTable) -> None:
    """S25: B is asked for one of five cards, the fresh one among them; nothing of it has paid off yet."""
    t = overfull(table)

    assert t.defeated == 1
    assert (t.prompt, t.asked) == ("overflow", (B,))
    leaving = ("witch_cat#d1", "undine#d1", "ghoul#d1", "poacher#d1", "pit_lord#d1")
    assert t.actions(B) == tuple([bh.GiveUp(B, card) for card in leaving])
    assert refused(t, bh.GiveUp(B, "grushnak")) == ("cannot_leave", "BH-BST-04")
    assert t.pb(B) == 0


@pytest.mark.rule("BH-BST-01", "BH-BST-02", "BH-BST-03", "BH-TRP-01")
def test_s25_a_beast_that_overflows_is_liberated(table: MakeTable) -> None:
    """S25: the undine goes to the liberated pile for 1 point; the Pit Lord gives another one."""
    t = overfull(table)

    t.play(bh.GiveUp(B, "undine#d1"))
    t.expect_event(bh.Liberated, seat=B, card="undine#d1", pb=1)
    t.leave_offers()

    assert t.player(B).liberated == ["undine#d1"]
    assert t.bestiary(B) == ["grushnak", "witch_cat#d1", "ghoul#d1", "poacher#d1", "pit_lord#d1"]
    assert [event.amount for event in t.happened(bh.PointsGained)] == [1, 1]
    assert t.pb(B) == 2
    assert t.discard == ["imp#d1"]
    assert t.next_turn == (C, "move", (C,))


@pytest.mark.rule("BH-BST-05", "BH-TRP-01")
def test_s25_a_human_that_overflows_escapes(table: MakeTable) -> None:
    """S25: the poacher goes to the top of the discard for nothing; B has only the Pit Lord's point."""
    t = overfull(table)

    t.play(bh.GiveUp(B, "poacher#d1"))
    t.expect_event(bh.HumanEscaped, seat=B, card="poacher#d1", pb=0)
    t.leave_offers()

    assert t.discard == ["imp#d1", "poacher#d1"]
    assert t.player(B).liberated == []
    assert t.player(B).prison == []
    assert len(t.bestiary(B)) == 5
    assert t.pb(B) == 1


# -- S26 ---------------------------------------------------------------------------------------------------------------

CAUGHT = ("poacher#d1", "inquisitor#p1", "imp#d1")


@pytest.mark.rule("BH-SIT-01", "BH-HUM-01", "BH-HUM-02")
def test_s26_humans_are_imprisoned_in_a_city(table: MakeTable) -> None:
    """S26: both Humans go to prison for 5 points; the imp cannot."""
    t = table(arranged(on(PLAIN, bestiary=CAUGHT)))
    t.play(bh.Step(A, HANDEL), bh.StopMoving(A))
    assert (t.prompt, t.asked) == ("site", (A,))

    t.play(bh.Imprison(A, "poacher#d1"))
    assert t.pb(A) == 2
    assert refused(t, bh.Imprison(A, "imp#d1")) == ("not_a_human", "BH-HUM-01")
    assert bh.Done(A) in t.actions(A)
    t.play(bh.Imprison(A, "inquisitor#p1"))

    assert t.pb(A) == 5
    assert t.player(A).prison == ["poacher#d1", "inquisitor#p1"]
    assert t.bestiary(A) == ["imp#d1"]
    # With nobody left to imprison the site actions are over.
    assert t.next_turn == (A, "survey", (A,))


@pytest.mark.rule("BH-SIT-01", "BH-HUM-01")
def test_s26_passing_through_a_city_does_not_count(table: MakeTable) -> None:
    """S26: A goes on to the swamp, and is not asked."""
    t = table(arranged(on(PLAIN, bestiary=CAUGHT)))

    t.play(bh.Step(A, HANDEL), bh.Step(A, SWAMP), bh.StopMoving(A))

    assert t.next_turn == (A, "survey", (A,))
    assert t.refuses(bh.Imprison(A, "poacher#d1")).code == "not_offered"
    assert t.bestiary(A) == list(CAUGHT)


# -- S27 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-LIB-02", "BH-LIB-03", "BH-LIB-04", "BH-SAN-03", "BH-TYR-09")
@pytest.mark.parametrize(
    ("sanctuary", "freed", "pb"), [("sanctuary_axe", True, (3, 2)), ("sanctuary_skull", False, (2, 1))]
)
def test_s27_beasts_are_liberated_at_a_sanctuary(
    table: MakeTable, sanctuary: str, freed: bool, pb: tuple[int, int]
) -> None:
    """S27: basilisk and Witch Cat give 3 and 2 on a freed sanctuary, else 2 and 1; the other cards stay."""
    t = table(
        arranged(
            None,
            on(PLAIN, bestiary=["basilisk#d1", "witch_cat#d1", "poacher#d1", "grushnak"]),
            first_player=B,
            tiles=[tile(sanctuary, EAST)],
        )
    )
    assert t.freed(EAST) is freed
    t.play(bh.Step(B, EAST), bh.StopMoving(B))
    assert (t.prompt, t.asked) == ("site", (B,))

    t.play(bh.Liberate(B, "basilisk#d1"))
    t.expect_event(bh.Liberated, card="basilisk#d1", pb=pb[0])
    assert refused(t, bh.Liberate(B, "poacher#d1")) == ("humans_are_not_liberated", "BH-LIB-03")
    assert refused(t, bh.Liberate(B, "grushnak")) == ("tyrants_stay", "BH-TYR-09")
    t.play(bh.Liberate(B, "witch_cat#d1"))
    t.expect_event(bh.Liberated, card="witch_cat#d1", pb=pb[1])

    assert t.pb(B) == sum(pb)
    assert t.player(B).liberated == ["basilisk#d1", "witch_cat#d1"]
    assert t.bestiary(B) == ["poacher#d1", "grushnak"]
    assert t.next_turn == (B, "survey", (B,))
    assert t.refuses(bh.Liberate(B, "poacher#d1")).seat == B


# -- S32, S33 ----------------------------------------------------------------------------------------------------------

BELMORA = bh.Hex(3, 0)


def dying(table: MakeTable, *bestiary: str, **more: object) -> Table:
    """Return A, with its last heart gone, asked where it comes back."""
    t = table(
        arranged(
            on(PLAIN, hearts=1, bestiary=bestiary, **more),
            tiles=[tile("plain_3", EAST), tile("city_belmora", BELMORA)],
            deck=["basilisk#d1"],
            dice=[1],
        )
    )
    t.map_here()
    t.roll()
    t.expect_event(bh.CombatLost, seat=A, against="basilisk#d1")
    t.expect_event(bh.HeroDied, seat=A, deaths=1)
    assert (t.prompt, t.asked) == ("resurrect", (A,))
    assert t.actions(A) == (bh.Resurrect(A, HANDEL), bh.Resurrect(A, BELMORA))
    return t


@pytest.mark.rule("BH-DTH-01", "BH-DTH-02", "BH-DTH-03", "BH-DTH-04", "BH-DTH-05", "BH-DTH-09")
def test_s32_a_dead_hero_may_pay_for_its_bestiary(table: MakeTable) -> None:
    """S32: A comes back in Belmora with 4 hearts, and pays 3 of its 4 points."""
    cards = ("imp#d1", "ghoul#p1", "witch_cat#d1")
    t = dying(table, *cards, pb=4)

    t.play(bh.Resurrect(A, BELMORA))
    t.expect_event(bh.HeroResurrected, seat=A, at=BELMORA, hearts=4)
    assert (t.prompt, t.asked) == ("ransom", (A,))
    t.play(bh.PayForBestiary(A))

    t.expect_event(bh.PointsPaid, seat=A, amount=3, total=1)
    assert t.player(A).deaths == 1
    assert t.at(A) == BELMORA
    assert t.hearts(A) == 4
    assert t.pb(A) == 1
    assert t.bestiary(A) == list(cards)
    assert t.discard == ["basilisk#d1"]
    assert t.next_turn == (B, "move", (B,))


@pytest.mark.rule("BH-DTH-05", "BH-DTH-06", "BH-DTH-07", "BH-DTH-08")
def test_s33_whoever_cannot_pay_loses_what_can_be_lost(table: MakeTable) -> None:
    """S33: with 2 points A is asked for the City only; Witch Cat and Grushnak stay, as does all that is done with."""
    t = dying(
        table,
        "imp#d1",
        "ghoul#p1",
        "witch_cat#d1",
        "grushnak",
        pb=2,
        missions=["map_plain"],
        liberated=["undine#d1"],
    )
    assert t.defeated == 1

    t.play(bh.Resurrect(A, BELMORA))

    assert t.next_turn == (B, "move", (B,))
    assert t.player(A).deaths == 1
    assert t.at(A) == BELMORA
    assert t.hearts(A) == 4
    assert t.bestiary(A) == ["witch_cat#d1", "grushnak"]
    assert t.discard == ["basilisk#d1", "imp#d1"]
    assert t.state.out == ["ghoul#p1"]
    assert t.pb(A) == 2
    assert t.missions(A) == ["map_plain"]
    assert t.player(A).liberated == ["undine#d1"]


# -- S34 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-WLD-01", "BH-WLD-02", "BH-WLD-03", "BH-WLD-04", "BH-HUM-04")
@pytest.mark.parametrize(
    ("bestiary", "unlocked"),
    [
        (("imp#d1", "ghoul#d1"), True),
        (("imp#d1",), False),
        (("witch_cat#d1", "poacher#d1"), True),
        (("witch_cat#d1",), False),
        (("poacher#d1", "ghoul#d1"), False),
        (("aldric", "witch_cat#d1"), True),
        (("azhurel", "undine#d1"), True),
        (("aldric",), False),
        (("poacher#d1", "inquisitor#d1"), False),
    ],
)
def test_s34_every_slot_of_a_cost_needs_a_card_of_its_own(
    table: MakeTable, bestiary: tuple[str, ...], unlocked: bool
) -> None:
    """S34: demon and any: Judgement is unlocked when each slot can be given a different card that covers it."""
    heroes = ("maelis", "ysolde", "kael")
    t = table(arranged(bh.Position(bestiary=bestiary, pb=2), heroes=heroes))
    judgement = bh.UseAbility(A, "judgement")

    assert is_unlocked(t.state, bestiary, ("demon", "any")) is unlocked
    assert is_unlocked(t.state, bestiary[::-1], ("any", "demon")) is unlocked
    if unlocked:
        assert t.is_legal(judgement)
    else:
        assert refused(t, judgement) == ("ability_locked", "BH-ABL-02")
