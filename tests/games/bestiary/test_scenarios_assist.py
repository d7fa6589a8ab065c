"""Scenarios S28 to S31 and S40: assisted combat and Another's Luck."""

from __future__ import annotations

import pytest

from boardrules.games import bestiary as bh
from tests.games.bestiary.table import FOREST, HANDEL, PLAIN, PLAIN_2, A, B, C, MakeTable, Table, arranged, on, tile

# -- S28, S29 ----------------------------------------------------------------------------------------------------------


def needing_help(second: int, at: bh.Hex | None = None) -> bh.Setup:
    """Return A on the plain about to roll a 2 against the manticore, B beside it with ``second``; C in Handel."""
    return arranged(
        on(PLAIN),
        on(FOREST),
        on(at or HANDEL),
        deck=["manticore#d1"],
        missions=["trap_chimera"],
        dice=[2, second],
    )


@pytest.mark.rule("BH-AST-01", "BH-AST-04", "BH-AST-05", "BH-MIS-07", "BH-TRP-02")
def test_s28_an_assistant_traps_the_beast(table: MakeTable) -> None:
    """S28: A loses a heart; B, not C in its City, is asked, traps the manticore and completes the mission."""
    t = table(needing_help(6))

    t.map_here()
    assert t.hearts(A) == 3
    assert (t.prompt, t.asked) == ("assist", (B,))
    assert t.discard == []
    t.play(bh.Assist(B))

    t.expect_event(bh.AssistStarted, seat=B, helped=A)
    t.expect_event(bh.DieRolled, seat=B, result=6, strength=3)
    assert t.hearts(A) == 3
    assert t.bestiary(A) == []
    assert t.bestiary(B) == ["manticore#d1"]
    assert t.missions(B) == ["trap_chimera"]
    assert t.missions(A) == []
    assert t.pb(B) == 2
    assert t.pb(A) == 0
    assert t.player(B).matched == 1
    assert t.player(A).matched == 0

    assert (t.prompt, t.asked) == ("trigger", (B,))
    assert t.actions(B) == (bh.Decline(B), bh.UseAbility(B, "pack_bond"))
    t.play(bh.UseAbility(B, "pack_bond"))
    assert not t.happened(bh.HeartsRecovered)
    assert t.hearts(B) == 4
    assert t.discard == []
    assert t.next_turn == (B, "move", (B,))


@pytest.mark.rule("BH-AST-02", "BH-AST-06")
def test_s29_a_failed_assist_costs_a_heart_and_the_card_is_discarded(table: MakeTable) -> None:
    """S29: A and B lose a heart each, and that is all."""
    t = table(needing_help(2))

    t.map_here()
    t.play(bh.Assist(B))

    assert t.hearts(A) == 3
    assert t.hearts(B) == 3
    assert t.discard == ["manticore#d1"]
    assert t.bestiary(B) == []
    assert t.dice == [2, 2]
    assert t.next_turn == (B, "move", (B,))


@pytest.mark.rule("BH-AST-02", "BH-AST-06")
def test_s29_nobody_gets_a_second_attempt(table: MakeTable) -> None:
    """S29: with C beside A too, and willing, A picks B; when B has failed, C is not asked again."""
    t = table(needing_help(2, PLAIN_2))

    t.map_here()
    t.play(bh.Assist(B), bh.Assist(C))
    assert (t.prompt, t.asked) == ("assistant", (A,))
    t.play(bh.ChooseAssistant(A, B))

    assert [t.hearts(seat) for seat in (A, B, C)] == [3, 3, 4]
    assert t.discard == ["manticore#d1"]
    assert t.next_turn == (B, "move", (B,))


# -- S30, S31 ----------------------------------------------------------------------------------------------------------


def watched(t: Table) -> None:
    """Let B map and roll, and stop where A may have the die rolled again."""
    t.map_here()
    t.roll()
    assert (t.prompt, t.asked) == ("other_die", (A,))


@pytest.mark.rule("BH-ABL-04", "BH-ABL-07", "BH-ABL-08")
@pytest.mark.parametrize(
    ("second", "hearts", "trapped", "pb"), [(5, 4, ["undine#d1"], 1), (2, 3, [], 0)], ids=["wins", "fails"]
)
def test_s30_the_second_result_stands(table: MakeTable, second: int, hearts: int, trapped: list[str], pb: int) -> None:
    """S30: B's 1 against the undine is rolled again; when that wins, A gains a point."""
    t = table(
        arranged(bh.Position(bestiary=["ghoul#d1"]), on(PLAIN), first_player=B, deck=["undine#d1"], dice=[1, second])
    )
    watched(t)

    t.play(bh.UseAbility(A, "another_luck"))

    t.expect_event(bh.DieRerolled, seat=B, by=A, level=1, result=second)
    assert t.hearts(B) == hearts
    assert t.bestiary(B) == trapped
    assert t.pb(A) == pb
    assert t.bestiary(A) == ["ghoul#d1"]
    assert t.next_turn == (C, "move", (C,))


@pytest.mark.rule("BH-ABL-04", "BH-ABL-07", "BH-ABL-08", "BH-ABL-10")
def test_s30_it_works_once_in_each_turn(table: MakeTable) -> None:
    """S30: for B's second die in the same turn A cannot use it again; in C's turn right after it can."""
    t = table(
        arranged(
            bh.Position(bestiary=["ghoul#d1"]),
            on(PLAIN),
            on(PLAIN_2),
            first_player=B,
            deck=["undine#d1", "griffin#d1", "wolf_rider#d1"],
            dice=[1, 5, 2, 1, 4],
        )
    )
    t.track("undine#d1", "griffin#d1")
    t.roll()
    assert (t.prompt, t.asked) == ("other_die", (A,))
    t.play(bh.UseAbility(A, "another_luck"))

    # The griffin's die has come and gone, and B looks at a stack as its effect says.
    t.expect_event(bh.DieRolled, seat=B, against="griffin#d1", result=2)
    assert t.bestiary(B) == ["undine#d1", "griffin#d1"]
    assert (t.current, t.prompt, t.asked) == (B, "scout", (B,))
    assert t.player(A).uses.of("turn") == {"another_luck": 1}
    assert t.refuses(bh.UseAbility(A, "another_luck")).seat == A
    t.leave_offers()

    assert t.next_turn == (C, "move", (C,))
    watched(t)
    t.play(bh.UseAbility(A, "another_luck"))
    assert t.bestiary(C) == ["wolf_rider#d1"]
    assert t.pb(A) == 2
    assert len(t.happened(bh.DieRerolled)) == 2


@pytest.mark.rule("BH-ABL-08")
def test_s31_it_can_spoil_a_good_die(table: MakeTable) -> None:
    """S31: B's 6 becomes a 1: B fails and loses a heart."""
    t = table(arranged(bh.Position(bestiary=["ghoul#d1"]), on(PLAIN), first_player=B, deck=["undine#d1"], dice=[6, 1]))
    watched(t)

    t.play(bh.UseAbility(A, "another_luck"))

    t.expect_event(bh.CombatLost, seat=B, against="undine#d1")
    assert t.hearts(B) == 3
    assert t.bestiary(B) == []
    assert t.discard == ["undine#d1"]
    assert t.pb(A) == 0


@pytest.mark.rule("BH-ABL-02", "BH-ABL-08")
def test_s31_without_a_card_it_is_locked(table: MakeTable) -> None:
    """S31: A has an empty bestiary: no window, B's 6 counts at once."""
    t = table(arranged(None, on(PLAIN), first_player=B, deck=["undine#d1"], dice=[6]))
    t.map_here()

    t.play(bh.Roll(B))

    assert t.bestiary(B) == ["undine#d1"]
    assert t.next_turn == (C, "move", (C,))


# -- S40 ---------------------------------------------------------------------------------------------------------------


def met(*dice: int) -> bh.Setup:
    """Return A in Handel next to an orc, the warchief on top of its pile, and B beside that hex."""
    return arranged(
        None,
        on(FOREST),
        tokens=[tile("orc", PLAIN)],
        piles={"orc": ["orc_warchief#p1"]},
        discard=["imp#d1"],
        dice=dice,
    )


@pytest.mark.rule("BH-AST-03", "BH-ENC-05", "BH-TRP-04")
def test_s40_an_assist_in_an_encounter(table: MakeTable) -> None:
    """S40: A fails with a 1; B's 4 traps the warchief, which gives B a point; the token is gone."""
    t = table(met(1, 4))

    t.play(bh.Step(A, PLAIN))
    assert (t.prompt, t.asked) == ("assist", (B,))
    t.play(bh.Assist(B))

    assert t.hearts(A) == 3
    assert t.tokens == {}
    assert t.state.gone["orc"] == 1
    assert t.bestiary(B) == ["orc_warchief#p1"]
    assert t.pb(B) == 1
    assert t.hearts(B) == 4
    assert t.discard == ["imp#d1"]
    assert t.next_turn == (B, "move", (B,))


@pytest.mark.rule("BH-ENC-05", "BH-ENC-06", "BH-CMP-07")
def test_s40_without_help_the_card_leaves_the_game(table: MakeTable) -> None:
    """S40: B declines: the warchief is out of the game, the Beast discard as it was."""
    t = table(met(1))

    t.play(bh.Step(A, PLAIN), bh.Decline(B))

    assert t.hearts(A) == 3
    assert t.tokens == {}
    assert t.bestiary(B) == []
    assert t.pb(B) == 0
    assert t.state.out == ["orc_warchief#p1"]
    assert len(t.state.piles["orc"]) == 3
    assert t.discard == ["imp#d1"]
    assert t.next_turn == (B, "move", (B,))
