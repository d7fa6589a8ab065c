"""Gandalf's Search: what X costs and shows, what goes to the hand, in which order the rest lies, who knows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from boardrules.games import lotr_investigation as lr
from tests.games.happened import refused
from tests.games.lotr_investigation.table import (
    LEADERSHIP,
    LORE,
    P1,
    P2,
    P3,
    SPIRIT,
    MakeTable,
    QuestTable,
    arranged,
    place,
    spot,
    told,
)

TOP = ["faramir", "sneak_attack", "for_gondor", "ever_vigilant", "common_cause"]


def searching(deck: Sequence[str] = TOP, resources: int = 4, **more: Any) -> lr.Setup:
    """Return the planning phase of P1, who has Gandalf's Search, of P2, whose deck begins like this, and of P3."""
    heroes = [spot("denethor", resources=resources), "beravor", "glorfindel"]
    return arranged(
        place(hand=["gandalfs_search", "gleowine"], heroes=heroes, deck=more.pop("own", ["gandalf", "dark_knowledge"])),
        place(hand=["gandalf"], deck=deck, empty_deck=more.pop("empty_deck", False)),
        place(hand=["gandalf"]),
        decks=(LORE, LEADERSHIP, SPIRIT),
        stage=2,
        phase="planning",
    )


def search(t: QuestTable, x: int, player: int = P2) -> None:
    """Play the Search for X on a deck."""
    t.play_card("gandalfs_search", P1)
    t.act(lr.ChooseNumber, number=x)
    t.act(lr.ChoosePlayer, player=player)


def take(t: QuestTable, title: str) -> None:
    """Choose a card, seen or to lie lowest."""
    t.act(lr.ChooseTitle, seat=P1, card=title)


def offers(t: QuestTable) -> list[str]:
    """Return the titles that are offered."""
    return [one.card.id for one in t.offered() if isinstance(one, lr.ChooseTitle)]


def spotted(t: QuestTable, viewer: int | None, owner: int = P2) -> list[tuple[int, str]]:
    """Return what a seat knows of a deck: places from the top, and titles."""
    return [(one.place, one.card.id) for one in t.view(viewer).players[owner].deck]


def hand_seen(t: QuestTable, viewer: int | None, owner: int = P2) -> list[str]:
    """Return the cards of a hand that a seat knows."""
    return [card.id for card in t.view(viewer).players[owner].hand]


@pytest.mark.rule("LR-CRD-01", "LR-PLN-08")
def test_search_takes_one_of_the_top_cards_to_the_hand_of_their_owner(table: MakeTable) -> None:
    """X is 3: of P2's top three the second comes to P2's hand, the other two lie on top in the chosen order."""
    t = table(searching())
    search(t, 3)
    assert offers(t) == TOP[:3]
    take(t, "sneak_attack")
    assert (t.prompt, offers(t)) == ("order_top", ["faramir", "for_gondor"])
    take(t, "faramir")

    assert t.hand(P2) == ["gandalf", "sneak_attack"]
    assert t.deck(P2)[:4] == ["for_gondor", "faramir", "ever_vigilant", "common_cause"]
    assert (t.hand(P1), t.discard(P1), t.card("denethor").resources) == (["gleowine"], ["gandalfs_search"], 1)


@pytest.mark.rule("LR-CRD-01")
def test_rest_of_the_search_may_lie_in_any_order(table: MakeTable) -> None:
    """Of four cards one is taken, and three are laid down, the lowest first."""
    t = table(searching())
    search(t, 4)
    take(t, "faramir")
    take(t, "for_gondor")
    assert offers(t) == ["sneak_attack", "ever_vigilant"]
    take(t, "sneak_attack")

    assert t.deck(P2)[:4] == ["ever_vigilant", "sneak_attack", "for_gondor", "common_cause"]
    assert t.prompt not in ("gandalfs_search", "order_top")


@pytest.mark.rule("LR-PLN-08", "LR-CRD-01")
def test_search_costs_x_lore_resources(table: MakeTable) -> None:
    """0 to 4 may be chosen with four resources, and not 5; two are paid for X = 2."""
    t = table(searching())
    t.play_card("gandalfs_search", P1)
    assert t.offered() == [lr.ChooseNumber(P1, number) for number in range(5)]
    assert refused(t, lr.ChooseNumber(P1, 5))[0] == "not_offered"
    t.act(lr.ChooseNumber, number=2)
    t.act(lr.ChoosePlayer, player=P2)

    assert offers(t) == TOP[:2]
    assert refused(t, lr.ChooseTitle(P1, lr.CARDS["for_gondor"]))[0] == "not_offered"
    take(t, "faramir")
    assert (t.card("denethor").resources, t.deck(P2)[:2]) == (2, ["sneak_attack", "for_gondor"])


@pytest.mark.rule("LR-PLN-08", "LR-EFF-09")
def test_search_for_nothing_shows_nothing(table: MakeTable) -> None:
    """X may be 0: no card is looked at, and the event is discarded."""
    t = table(searching(resources=0))
    before = (t.deck(P2), t.hand(P2))
    t.play_card("gandalfs_search", P1)
    t.act(lr.ChoosePlayer, player=P2)

    assert ((t.deck(P2), t.hand(P2)), t.happened(lr.DeckLooked)) == (before, [])
    assert (t.discard(P1), spotted(t, P1)) == (["gandalfs_search"], [])


@pytest.mark.rule("LR-EFF-15", "LR-CRD-01")
def test_search_looks_at_what_is_there(table: MakeTable) -> None:
    """A deck of two cards shows two for X = 4, and an empty one nothing; all of X is paid."""
    t = table(searching(TOP[:2], empty_deck=True))
    search(t, 4)
    assert offers(t) == TOP[:2]
    take(t, "sneak_attack")
    assert (t.hand(P2), t.deck(P2), t.card("denethor").resources) == (["gandalf", "sneak_attack"], ["faramir"], 0)

    t = table(searching([], empty_deck=True))
    search(t, 4)
    assert (t.hand(P2), t.card("denethor").resources, t.happened(lr.DeckLooked)) == (["gandalf"], 0, [])


@pytest.mark.rule("LR-CRD-01")
def test_equal_cards_are_one_offer_of_the_search(table: MakeTable) -> None:
    """Of two copies one is taken; the other stays on top with the third card."""
    t = table(searching(["faramir", "for_gondor", "faramir", "common_cause"]))
    search(t, 3)
    assert offers(t) == ["faramir", "for_gondor"]
    take(t, "faramir")
    take(t, "for_gondor")

    assert t.hand(P2) == ["gandalf", "faramir"]
    assert t.deck(P2)[:3] == ["faramir", "for_gondor", "common_cause"]


@pytest.mark.rule("LR-CMP-09", "LR-CRD-01")
def test_only_who_searches_sees_the_cards(table: MakeTable) -> None:
    """Neither P2, whose deck it is, nor P3 nor a spectator sees what is looked at."""
    t = table(searching())
    search(t, 3)

    looked = tuple(lr.CARDS[title] for title in TOP[:3])
    assert told(t, lr.DeckLooked, "cards", P1, P2, P3, None) == [looked, None, None, None]
    assert told(t, lr.DeckLooked, "number", P1, P2, P3, None) == [3, 3, 3, 3]
    assert spotted(t, P1) == [(0, "faramir"), (1, "sneak_attack"), (2, "for_gondor")]
    assert [spotted(t, viewer) for viewer in (P2, P3, None)] == [[], [], []]
    assert t.actions(P2) == t.actions(P3) == ()


@pytest.mark.rule("LR-CMP-09", "LR-CRD-01")
def test_after_the_search_both_players_know_the_card_taken_and_one_the_rest(table: MakeTable) -> None:
    """P1 knows the card in P2's hand and the order on top; P2 knows the own hand; P3 knows of neither."""
    t = table(searching())
    search(t, 3)
    take(t, "sneak_attack")
    take(t, "faramir")

    taken = lr.CARDS["sneak_attack"]
    assert told(t, lr.TakenToHand, "card", P1, P2, P3, None) == [taken, taken, None, None]
    assert [hand_seen(t, viewer) for viewer in (P1, P2, P3, None)] == [
        ["sneak_attack"],
        ["gandalf", "sneak_attack"],
        [],
        [],
    ]
    assert t.view(P3).players[P2].hand_size == 2
    assert spotted(t, P1) == [(0, "for_gondor"), (1, "faramir")]
    assert [spotted(t, viewer) for viewer in (P2, P3, None)] == [[], [], []]


@pytest.mark.rule("LR-CMP-09")
def test_card_known_from_the_search_stays_known_when_it_is_drawn(table: MakeTable) -> None:
    """P2 draws the card that P1 has left on top: P1 knows it in P2's hand, P3 does not."""
    t = table(searching())
    search(t, 2)
    take(t, "sneak_attack")
    t.to_phase("refresh")
    t.to_phase("planning")

    assert t.hand(P2) == ["gandalf", "sneak_attack", "faramir"]
    assert hand_seen(t, P1) == ["sneak_attack", "faramir"]
    assert hand_seen(t, P3) == []


@pytest.mark.rule("LR-CMP-09", "LR-CRD-01")
def test_search_in_the_own_deck_is_seen_by_nobody_else(table: MakeTable) -> None:
    """P1 takes one of the own two cards: the others see neither, and not which it was."""
    t = table(searching(own=["dark_knowledge", "henamarth_riversong", "gandalf"]))
    search(t, 2, P1)
    take(t, "henamarth_riversong")

    assert (t.hand(P1), t.deck(P1)[:2]) == (["gleowine", "henamarth_riversong"], ["dark_knowledge", "gandalf"])
    assert [hand_seen(t, viewer, P1) for viewer in (P1, P2, None)] == [["gleowine", "henamarth_riversong"], [], []]
    assert [spotted(t, viewer, P1) for viewer in (P1, P2, None)] == [[(0, "dark_knowledge")], [], []]
    assert told(t, lr.TakenToHand, "card", P1, P2, None) == [lr.CARDS["henamarth_riversong"], None, None]


@pytest.mark.rule("LR-CMP-09", "LR-INV-07")
def test_what_another_knew_of_the_top_is_worth_nothing_after_the_search(table: MakeTable) -> None:
    """P3 knew the top two cards: which of them was taken and how the rest lies P3 cannot know, but the fourth."""
    t = table(searching())

    def has_seen(state: lr.State) -> None:
        deck = state.players[P2].deck
        for place_from_top in (1, 2, 4):
            deck[-place_from_top] = lr.Held(deck[-place_from_top].card, (P3,))

    t.arrange(has_seen)
    assert spotted(t, P3) == [(0, "faramir"), (1, "sneak_attack"), (3, "ever_vigilant")]
    search(t, 3)
    take(t, "sneak_attack")
    take(t, "faramir")

    assert spotted(t, P3) == [(2, "ever_vigilant")]
    assert hand_seen(t, P3) == []
