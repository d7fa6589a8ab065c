"""What Leadership does when a character leaves play: Valiant Sacrifice, and Brok Ironfist from the hand."""

from __future__ import annotations

from typing import Any

import pytest

from boardrules.games import lotr_investigation as lr
from tests.games.happened import refused
from tests.games.lotr_investigation.table import (
    LEADERSHIP,
    P1,
    P2,
    MakeTable,
    QuestTable,
    arranged,
    from_hand,
    numbers,
    own_deck,
    place,
    spot,
)

# -- Valiant Sacrifice -----------------------------------------------------------------------------------------


def _sacrifice(*seats: lr.Position, **position: Any) -> lr.Setup:
    return arranged(*seats, **{"phase": "combat", "encounter": ["dark_alley"], **position})


@pytest.mark.rule("LR-CRD-01", "LR-EFF-03", "LR-PLN-07")
def test_valiant_sacrifice_draws_2_for_who_controlled_the_ally(table: MakeTable) -> None:
    """P2's Axehand is destroyed: P1 pays 1, and P2 draws 2 cards."""
    setup = _sacrifice(
        place(heroes=[spot("aragorn", resources=1)], hand=["valiant_sacrifice"]),
        place(
            threat=20,
            allies=["veteran_axehand"],
            engaged=["greenway_footpad"],
            hand=["feint"],
            deck=["gandalf", "beorn"],
        ),
    )
    t = table(setup)
    t.act(lr.Defend, card="veteran_axehand")
    t.to_prompt("respond-left_play")
    assert t.asked == (P1,)
    t.play_card("valiant_sacrifice")

    assert (t.hand(P1), t.hand(P2)) == ([], ["feint", "gandalf", "beorn"])
    assert (t.card("aragorn").resources, t.discard(P1)[-1]) == (0, "valiant_sacrifice")
    assert t.discard(P2) == ["veteran_axehand"]


@pytest.mark.rule("LR-CRD-01", "LR-EFF-03")
def test_valiant_sacrifice_does_not_answer_to_a_hero_or_without_a_resource(table: MakeTable) -> None:
    """The destruction of Théodred is no trigger; with nothing to pay the fall of the Guard asks nobody."""
    hero = place(
        threat=20,
        heroes=[spot("aragorn", resources=1), spot("theodred", damage=2)],
        engaged=["greenway_footpad"],
        hand=["valiant_sacrifice"],
    )
    t = table(_sacrifice(hero))
    t.act(lr.Defend, card="theodred")
    t.skip(lambda table: table.in_play("theodred") == 0)
    assert t.prompt != "respond-left_play"

    poor = place(threat=20, allies=["guard_of_the_citadel"], engaged=["greenway_footpad"], hand=["valiant_sacrifice"])
    t = table(_sacrifice(poor))
    t.act(lr.Defend, card="guard_of_the_citadel")
    t.skip(lambda table: table.in_play("guard_of_the_citadel") == 0)
    assert t.prompt != "respond-left_play"


@pytest.mark.rule("LR-EFF-02")
def test_valiant_sacrifice_is_no_action(table: MakeTable) -> None:
    """In a window or planning turn it cannot be played."""
    seat = place(heroes=[spot("aragorn", resources=1)], hand=["valiant_sacrifice"], allies=["faramir"])
    t = table(arranged(seat, phase="planning"))
    assert t.prompt == "window"
    assert refused(t, from_hand(P1, "valiant_sacrifice")) == ("wrong_moment", "LR-EFF-02")
    t.to_prompt("planning")
    assert refused(t, from_hand(P1, "valiant_sacrifice")) == ("wrong_moment", "LR-EFF-02")


@pytest.mark.rule("LR-CRD-01", "LR-REF-01", "LR-EFF-15")
def test_valiant_sacrifice_answers_to_gandalf_leaving_at_the_end_of_the_round(table: MakeTable) -> None:
    """An ally leaves play in any way: Gandalf's discard draws what the deck holds, 1 card here."""
    seat = place(
        threat=20,
        heroes=[spot("aragorn", resources=1)],
        allies=["gandalf"],
        hand=["valiant_sacrifice"],
        deck=["faramir"],
        empty_deck=True,
    )
    t = table(arranged(seat, phase="refresh", stage=2))
    t.to_prompt("respond-left_play")
    t.play_card("valiant_sacrifice")

    assert (t.hand(P1), t.deck(P1)) == (["faramir"], [])
    assert t.discard(P1) == ["gloin", "theodred", "gandalf", "valiant_sacrifice"]


@pytest.mark.rule("LR-CRD-01", "LR-REF-02")
def test_valiant_sacrifice_answers_to_the_return_of_a_sneaked_ally(table: MakeTable) -> None:
    """The Guard goes back to the hand at the end of the phase, which is leaving play: 2 cards."""
    seat = place(
        heroes=[spot("aragorn", resources=2)],
        hand=["sneak_attack", "valiant_sacrifice", "guard_of_the_citadel"],
        deck=["gandalf", "faramir"],
    )
    t = table(arranged(seat, phase="planning", stage=2))
    t.to_prompt("planning")
    t.play_card("sneak_attack")
    t.act(lr.ChooseTitle, card="guard_of_the_citadel")
    t.to_prompt("respond-left_play")
    t.play_card("valiant_sacrifice")

    assert t.hand(P1) == ["guard_of_the_citadel", "gandalf", "faramir"]


@pytest.mark.rule("LR-CRD-01", "LR-CMP-05")
def test_valiant_sacrifice_draws_for_the_controller_and_not_for_the_owner(table: MakeTable) -> None:
    """P2 controls a Guard that P1 owns: P2 draws, and the Guard lies on P1's discard pile."""
    setup = _sacrifice(
        place(heroes=[spot("aragorn", resources=1)], hand=["valiant_sacrifice"]),
        place(
            threat=20,
            allies=[spot("guard_of_the_citadel", owner=P1)],
            engaged=["greenway_footpad"],
            deck=["gandalf", "beorn"],
        ),
    )
    t = table(setup)
    t.act(lr.Defend, card="guard_of_the_citadel")
    t.play_card("valiant_sacrifice")

    assert (t.hand(P1), t.hand(P2)) == ([], ["gandalf", "beorn"])
    assert "guard_of_the_citadel" in t.discard(P1)


# -- Brok Ironfist ---------------------------------------------------------------------------------------------


def _brok(**fields: Any) -> lr.Position:
    wounded = ["aragorn", "theodred", spot("gloin", damage=3)]
    return place(
        **{"threat": 20, "heroes": wounded, "hand": ["brok_ironfist"], "engaged": ["greenway_footpad"], **fields}
    )


def _fall(t: QuestTable, hero: str) -> None:
    """Let a hero fall to the attack of the Footpad."""
    t.act(lr.Defend, card=hero)
    t.skip(lambda table: table.in_play(hero) == 0)


@pytest.mark.rule("LR-CRD-01", "LR-EFF-11", "LR-EFF-03")
def test_brok_ironfist_comes_from_hand_when_a_dwarf_hero_falls(table: MakeTable) -> None:
    """Glóin is destroyed: Brok comes ready from the hand, though nobody has a resource, and stays."""
    t = table(_sacrifice(_brok(hand=["brok_ironfist", "gandalf"])))
    _fall(t, "gloin")
    assert t.prompt == "respond-left_play"
    t.play_card("brok_ironfist")

    assert (t.area(P1), t.hand(P1)) == (["aragorn", "theodred", "brok_ironfist"], ["gandalf"])
    assert not t.card("brok_ironfist").exhausted
    assert numbers(t, "brok_ironfist") == (2, 2, 1)
    assert t.happened(lr.ResourcesSpent) == []
    t.to_phase("refresh")
    assert t.in_play("brok_ironfist") == 1


@pytest.mark.rule("LR-EFF-03")
def test_brok_ironfist_may_stay_in_hand(table: MakeTable) -> None:
    """The response is optional."""
    t = table(_sacrifice(_brok(hand=["brok_ironfist", "gandalf"])))
    _fall(t, "gloin")
    t.act(lr.Pass)

    assert t.hand(P1) == ["brok_ironfist", "gandalf"]


@pytest.mark.rule("LR-CRD-01", "LR-CMP-06")
def test_brok_ironfist_answers_to_nobody_else(table: MakeTable) -> None:
    """A hero who is no Dwarf, a Dwarf ally, and the Dwarf hero of another player do not bring him."""
    human = _brok(heroes=["aragorn", spot("theodred", damage=3), "gloin"])
    dwarf_ally = _brok(allies=[spot("longbeard_orc_slayer", damage=2)])
    for seat, victim in ((human, "theodred"), (dwarf_ally, "longbeard_orc_slayer")):
        t = table(_sacrifice(seat))
        _fall(t, victim)
        assert t.prompt != "respond-left_play"

    other = place(threat=20, heroes=[spot("gimli", damage=4), "thalin"], engaged=["greenway_footpad"])
    t = table(_sacrifice(_brok(engaged=[]), other))
    _fall(t, "gimli")
    assert t.prompt != "respond-left_play"
    assert t.hand(P1) == ["brok_ironfist"]


@pytest.mark.rule("LR-CMP-07")
def test_brok_ironfist_does_not_come_twice(table: MakeTable) -> None:
    """Another Brok in play keeps the one of the hand there."""
    deck = own_deck("mixed", ("gimli", "thalin"), "brok_ironfist")
    other = place(allies=["brok_ironfist"])
    t = table(_sacrifice(_brok(), other, decks=(LEADERSHIP, "mixed"), setup={"deck_lists": (deck,)}))
    _fall(t, "gloin")

    assert t.prompt != "respond-left_play"
    assert (t.in_play("brok_ironfist"), t.hand(P1)) == (1, ["brok_ironfist"])


@pytest.mark.rule("LR-EFF-13", "LR-THR-01", "LR-THR-02")
def test_brok_ironfist_comes_too_late_for_the_last_hero(table: MakeTable) -> None:
    """With his last hero P1 is eliminated before anything responds: Brok goes to the discard pile with the hand."""
    t = table(_sacrifice(_brok(heroes=[spot("gloin", damage=3)]), place(hand=["gandalf"])))
    _fall(t, "gloin")

    assert t.state.players[P1].out
    assert t.in_play("brok_ironfist") == 0
    assert "brok_ironfist" in t.discard(P1)


@pytest.mark.rule("LR-PLN-02", "LR-EFF-02")
def test_brok_ironfist_cannot_be_put_into_play_without_the_trigger(table: MakeTable) -> None:
    """In a window Brok is no action; in the planning turn he costs 6."""
    seat = _brok(heroes=[spot("gloin", resources=5)], engaged=[], allies=["faramir"])
    t = table(arranged(seat, phase="planning"))
    assert t.prompt == "window"
    assert refused(t, from_hand(P1, "brok_ironfist")) == ("wrong_moment", "LR-EFF-02")
    t.to_prompt("planning")
    assert refused(t, from_hand(P1, "brok_ironfist")) == ("cannot_pay", "LR-PLN-02")
