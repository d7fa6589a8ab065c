"""Rules LR-PLN-07 and LR-PLN-08: events, and cards of cost X."""

from __future__ import annotations

import pytest

from boardrules.games import lotr_investigation as lr
from tests.games.happened import kinds, refused
from tests.games.lotr_investigation.quest_positions import PHASES, done, quiet
from tests.games.lotr_investigation.table import LEADERSHIP, LORE, P1, SPIRIT, MakeTable, arranged, place, spot

# -- events ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-PLN-07")
def test_an_event_is_paid_then_resolved_then_put_on_the_pile(table: MakeTable) -> None:
    """Lórien's Wealth: announced, paid, three cards drawn, and only then does it lie on the discard pile."""
    seat = place(hand=["loriens_wealth"], heroes=[spot("denethor", resources=3, exhausted=True)])
    t = table(arranged(seat, place(), decks=(LORE, LEADERSHIP), phase="planning"))
    t.play_card("loriens_wealth")
    assert (t.hand(P1), t.discard(P1)) == ([], ["glorfindel", "beravor"])
    assert [card.id for card in t.state.players[P1].playing] == ["loriens_wealth"]

    t.act(lr.ChoosePlayer, player=P1)

    assert kinds(t.log, lr.CardPlayed, lr.ResourcesSpent, lr.CardsDrawn) == [
        "CardPlayed",
        "ResourcesSpent",
        "CardsDrawn",
    ]
    assert t.discard(P1) == ["glorfindel", "beravor", "loriens_wealth"]
    assert t.state.players[P1].playing == []


@pytest.mark.rule("LR-PLN-07")
@pytest.mark.parametrize("phase", PHASES)
def test_an_event_with_an_action_is_played_in_any_phase(table: MakeTable, phase: str) -> None:
    """Lore of Imladris heals in each of the seven."""
    t = table(
        arranged(
            place(threat=20, hand=["lore_of_imladris"], heroes=[spot("denethor", resources=2, damage=1)]),
            decks=(LORE,),
            phase=phase,
            stage=2,
            empty_encounter=True,
        )
    )
    t.skip(lambda t: t.can(lr.PlayCard, card="lore_of_imladris"))
    assert t.state.phase == phase
    t.play_card("lore_of_imladris")

    assert t.card("denethor").damage == 0


@pytest.mark.rule("LR-PLN-07")
@pytest.mark.parametrize(("phase", "legal"), [("planning", False), ("quest", True), ("travel", False)])
def test_an_event_that_names_a_phase_is_played_in_it_only(table: MakeTable, phase: str, legal: bool) -> None:
    """Secret Paths is a quest action."""
    t = table(
        arranged(
            place(threat=20, hand=["secret_paths"], heroes=[spot("beravor", resources=1)]),
            decks=(LORE,),
            phase=phase,
            stage=2,
            staging=["dark_alley"],
            empty_encounter=True,
        )
    )
    t.to_prompt("window")
    assert t.state.phase == phase

    action = lr.PlayCard(P1, lr.CARDS["secret_paths"])
    assert t.is_legal(action) is legal
    if not legal:
        assert refused(t, action) == ("wrong_moment", "LR-EFF-02")


@pytest.mark.rule("LR-PLN-07", "LR-EFF-03")
def test_an_event_with_a_response_waits_for_its_trigger(table: MakeTable) -> None:
    """A Test of Will is no action; it answers a When Revealed effect."""
    t = table(
        quiet(
            place(threat=20, hand=["a_test_of_will", "hasty_stroke"], heroes=[spot("eowyn", resources=2)]),
            decks=(SPIRIT,),
            encounter=["deadly_accusations", "dark_alley"],
        )
    )
    t.to_prompt("window")
    assert refused(t, lr.PlayCard(P1, lr.CARDS["a_test_of_will"])) == ("wrong_moment", "LR-EFF-02")

    done(t, P1)
    t.to_prompt("respond-when_revealed")
    assert refused(t, lr.PlayCard(P1, lr.CARDS["hasty_stroke"])) == ("wrong_moment", "LR-EFF-02")
    t.play_card("a_test_of_will")
    assert t.threats[0] < 22


@pytest.mark.rule("LR-PLN-07")
def test_only_a_card_of_the_hand_can_be_played(table: MakeTable) -> None:
    """Lore of Imladris lies in the deck, or in the hand of P2."""
    t = table(
        arranged(
            place(hand=["gandalf"], heroes=[spot("beravor", resources=5)]),
            place(),
            decks=(LORE, LEADERSHIP),
            phase="planning",
        )
    )
    t.to_prompt("planning")

    assert refused(t, lr.PlayCard(P1, lr.CARDS["lore_of_imladris"])) == ("not_in_hand", "LR-PLN-07")
    assert refused(t, lr.PlayCard(P1, lr.CARDS["gleowine"])) == ("not_in_hand", "LR-PLN-07")


# -- cost X ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-PLN-08")
@pytest.mark.parametrize("number", [0, 1, 3])
def test_whoever_plays_a_card_of_cost_x_chooses_x_and_pays_it(table: MakeTable, number: int) -> None:
    """Gandalf's Search with 3 Lore resources: X is 0 to 3, and X resources are paid; Aragorn's do not count."""
    t = table(
        arranged(
            place(hand=["gandalfs_search"], heroes=[spot("beravor", resources=3, exhausted=True)], deck=["gandalf"]),
            place(heroes=[spot("aragorn", resources=5)]),
            decks=(LORE, LEADERSHIP),
            phase="planning",
        )
    )
    t.play_card("gandalfs_search")
    assert [action.number for action in t.offered() if isinstance(action, lr.ChooseNumber)] == [0, 1, 2, 3]
    assert t.refuses(lr.ChooseNumber(P1, 4)).code == "not_offered"

    t.act(lr.ChooseNumber, number=number)
    t.act(lr.ChoosePlayer, player=P1)

    assert t.card("beravor").resources == 3 - number
    assert [event.number for event in t.happened(lr.DeckLooked)] == ([number] if number else [])


@pytest.mark.rule("LR-PLN-08", "LR-EFF-14")
def test_a_printed_x_counts_as_0(table: MakeTable) -> None:
    """Johnny makes P1 discard Gandalf's Search, whose printed cost is X: the threat does not rise."""
    t = table(
        arranged(
            place(threat=30, hand=["gandalfs_search"], heroes=["beravor"], engaged=["johnny_goblin_fingers"]),
            decks=(LORE,),
            phase="combat",
            stage=2,
            setup={"suspect": "todd_the_troll", "shadow_cards": False},
        )
    )
    t.to_prompt("defend")

    assert t.discard(P1)[-1] == "gandalfs_search"
    assert t.threats == [30]
