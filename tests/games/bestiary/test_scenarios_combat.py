"""Scenarios S14 to S18: tracking, the Beast deck, and combat."""

from __future__ import annotations

import pytest

from boardrules.games import bestiary as bh
from tests.games.bestiary.table import FOREST, PLAIN, A, B, C, MakeTable, Table, arranged, on
from tests.games.happened import refused


def order(t: Table, *kinds: type[bh.Event]) -> list[type[bh.Event]]:
    """Return the kinds of the last action's events in order, only these kinds."""
    return [type(event) for event in t.events if isinstance(event, kinds)]


# -- S14 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-TRK-01", "BH-TRK-03", "BH-TRK-04", "BH-CBT-05", "BH-CBT-06", "BH-HRO-02")
def test_s14_two_failed_combats_cost_two_hearts(table: MakeTable) -> None:
    """S14: B draws three cards with Fresh Trail, and fails against the two that it has chosen, in its order."""
    t = table(
        arranged(
            None,
            on(PLAIN),
            first_player=B,
            deck=["manticore#d1", "wolf_rider#d1", "imp#d1"],
            dice=[2, 1],
        )
    )
    t.play(bh.StopMoving(B), bh.UseAbility(B, "fresh_trail"), bh.Track(B))
    t.expect_event(bh.BeastsTracked, seat=B, cards=("manticore#d1", "wolf_rider#d1", "imp#d1"))
    t.play(bh.ChooseBeast(B, "imp#d1"))
    assert t.discard == []
    t.play(bh.ChooseBeast(B, "manticore#d1"))

    # The card that was not chosen is laid down before the first die.
    first = t.events.index(next(event for event in t.events if isinstance(event, bh.DieRolled)))
    assert bh.BeastDiscarded("wolf_rider#d1", "beast_discard") in [
        bh.BeastDiscarded(event.card, event.to) for event in t.events[:first] if isinstance(event, bh.BeastDiscarded)
    ]
    rolls = [(event.against, event.result) for event in t.happened(bh.DieRolled)]
    assert rolls == [("imp#d1", 2), ("manticore#d1", 1)]
    assert [event.left for event in t.happened(bh.HeartsLost)] == [3, 2]
    assert t.hearts(B) == 2
    assert t.discard == ["wolf_rider#d1", "imp#d1", "manticore#d1"]
    assert t.bestiary(B) == []
    assert t.next_turn == (C, "move", (C,))


# -- S15 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-CBT-03", "BH-CBT-04", "BH-TRP-04", "BH-MAP-02")
def test_s15_an_equal_die_traps_and_the_card_has_its_effect(table: MakeTable) -> None:
    """S15: D = 0: a 4 is enough for the lich, which gives a point."""
    t = table(arranged(on(FOREST), deck=["lich#d1"], dice=[4]))

    t.map_here()

    t.expect_event(bh.BeastFaced, seat=A, card="lich#d1")
    t.expect_event(bh.DieRolled, result=4, strength=4)
    assert t.defeated == 0
    assert t.bestiary(A) == ["lich#d1"]
    assert t.pb(A) == 1
    assert t.hearts(A) == 4
    assert t.discard == []


@pytest.mark.rule("BH-CBT-03", "BH-CBT-05", "BH-MAP-02")
def test_s15_a_defeated_tyrant_makes_beasts_stronger(table: MakeTable) -> None:
    """S15: D = 1: the same 4 fails against the lich, and costs a heart."""
    t = table(arranged(on(FOREST), None, bh.Position(bestiary=["grushnak"]), deck=["lich#d1"], dice=[4]))

    t.map_here()

    t.expect_event(bh.DieRolled, result=4, strength=5)
    assert t.defeated == 1
    assert t.bestiary(A) == []
    assert t.pb(A) == 0
    assert t.hearts(A) == 3
    assert t.discard == ["lich#d1"]


# -- S16 ---------------------------------------------------------------------------------------------------------------

FIVE = ("imp#d1", "wolf_rider#d1", "undine#d1", "manticore#d1", "skeleton#d1")


@pytest.mark.rule("BH-DCK-01", "BH-DCK-03", "BH-TRK-02")
@pytest.mark.parametrize("seed", range(3))
def test_s16_the_discard_is_shuffled_in_the_middle_of_a_draw(table: MakeTable, seed: int) -> None:
    """S16: A draws the last card and one of the five of the discard; what it has drawn is not shuffled in."""
    t = table(arranged(on(PLAIN), deck=["ghoul#d1"], deck_size=1, discard=FIVE, dice=[6]), seed)

    t.track()

    t.expect_event(bh.DeckShuffled, cards=5)
    ghoul, other = t.state.tracked
    assert ghoul == "ghoul#d1"
    assert other in FIVE
    assert {*t.state.beasts.draw_pile, other} == set(FIVE)
    assert t.deck == 4
    assert t.discard == []
    assert t.prompt == "track"

    t.play(bh.ChooseBeast(A, "ghoul#d1"), bh.Done(A))

    assert t.discard == [other]
    assert t.bestiary(A) == ["ghoul#d1"]
    assert t.deck == 4


# -- S17 ---------------------------------------------------------------------------------------------------------------


def nothing_happens(t: Table) -> None:
    """Fail unless A has lost nothing, has rolled no die, and its turn is over."""
    assert t.dice == []
    assert t.hearts(A) == 4
    assert t.deck == 0
    assert t.discard == []
    assert t.next_turn == (B, "move", (B,))


@pytest.mark.rule("BH-DCK-02", "BH-TRK-02", "BH-TRK-03")
def test_s17_a_with_no_cards_left_tracking_yields_none(table: MakeTable) -> None:
    """S17 (a): zero cards, no combat, the turn is over."""
    t = table(arranged(on(PLAIN), deck_size=0))

    t.track()

    t.expect_event(bh.BeastsTracked, seat=A, cards=())
    nothing_happens(t)


@pytest.mark.rule("BH-DCK-02")
def test_s17_b_with_no_cards_left_there_is_no_default_combat(table: MakeTable) -> None:
    """S17 (b): mapping is followed by nothing."""
    t = table(arranged(on(PLAIN), deck_size=0))

    t.map_here()

    t.expect_event(bh.HexMapped, seat=A, terrain="plain")
    assert not t.happened(bh.BeastFaced)
    nothing_happens(t)


@pytest.mark.rule("BH-TRK-02", "BH-TRK-03")
def test_s17_the_last_card_is_drawn_alone_and_must_be_fought(table: MakeTable) -> None:
    """S17: one card left: A, who has nothing else to decide, fights it."""
    t = table(arranged(on(PLAIN), deck=["ghoul#d1"], deck_size=1, dice=[1]))

    t.track()

    t.expect_event(bh.BeastsTracked, seat=A, cards=("ghoul#d1",))
    t.expect_event(bh.BeastsChosen, seat=A, cards=("ghoul#d1",))
    t.expect_event(bh.CombatLost, seat=A, against="ghoul#d1")
    assert t.discard == ["ghoul#d1"]


@pytest.mark.rule("BH-TRK-03")
def test_s17_a_single_card_cannot_be_left(table: MakeTable) -> None:
    """S17: B, who could still use Fresh Trail, is asked, and may not choose none."""
    t = table(arranged(None, on(PLAIN), first_player=B, deck=["ghoul#d1"], deck_size=1))

    t.track()

    assert t.state.tracked == ("ghoul#d1",)
    assert refused(t, bh.Done(B)) == ("choose_one", "BH-TRK-03")
    assert t.is_legal(bh.ChooseBeast(B, "ghoul#d1"))


# -- S18 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-TRN-03", "BH-ABL-06")
def test_s18_between_two_dice_no_ability_can_be_used(table: MakeTable) -> None:
    """S18: before the first die Loaded Dice is offered; after it both combats run on, with level 1 dice."""
    t = table(arranged(on(PLAIN, bestiary=["imp#d1"], pb=1), deck=["undine#d1", "basilisk#d1"], dice=[3, 3]))
    t.track("undine#d1", "basilisk#d1")
    assert t.actions(A) == (bh.Roll(A), bh.UseAbility(A, "loaded_dice"))

    t.play(bh.Roll(A))

    rolls = [(event.against, event.level, event.result) for event in t.happened(bh.DieRolled)]
    assert rolls == [("undine#d1", 1, 3), ("basilisk#d1", 1, 3)]
    assert t.bestiary(A) == ["imp#d1", "undine#d1"]
    assert t.discard == ["basilisk#d1"]
    assert not t.happened(bh.AbilityUsed)
    assert t.pb(A) == 1
    assert t.next_turn == (B, "move", (B,))


@pytest.mark.rule("BH-TRN-03", "BH-ABL-06", "BH-TRP-05")
def test_s18_loaded_dice_is_rejected_where_a_trigger_comes_between_the_dice(table: MakeTable) -> None:
    """S18: with an orc too, Gambler's Cut asks A between the dice: that may be used, Loaded Dice may not."""
    t = table(
        arranged(
            on(PLAIN, bestiary=["imp#d1", "wolf_rider#d1"], pb=1),
            deck=["undine#d1", "basilisk#d1"],
            dice=[3, 3],
        )
    )
    t.track("undine#d1", "basilisk#d1")
    t.play(bh.Roll(A))

    assert (t.prompt, t.asked) == ("trigger", (A,))
    assert t.refuses(bh.UseAbility(A, "loaded_dice")).seat == A
    t.play(bh.UseAbility(A, "gamblers_cut"))

    t.expect_event(bh.DieRolled, against="basilisk#d1", level=1, result=3)
    assert [event.ability for event in t.happened(bh.AbilityUsed)] == ["gamblers_cut"]
    assert t.pb(A) == 2
