"""Piles, the last of a list on top: what seats know of them, what is dealt anew, and how cards are put and taken."""

from __future__ import annotations

import pytest
from attrs import evolve, frozen
from hypothesis import given
from hypothesis import strategies as st

from boardrules.core.chance import Chance
from boardrules.core.entity import Entity
from boardrules.core.zones import (
    Deck,
    Held,
    Spotted,
    Visibility,
    bury,
    deal_hidden,
    forget,
    hidden_in,
    know,
    lay_on_top,
    shuffled,
    spotted,
    stack_top,
    take,
)


def pile_of(cards: str) -> list[Held[str]]:
    return [Held(card) for card in cards]


def cards_of(pile: list[Held[str]]) -> str:
    return "".join([held.card for held in pile])


@frozen
class Noted(Held[str]):
    """A card with something more that is known of it."""

    marked: bool = False


# -- what is known ---------------------------------------------------------------------------------------------


def test_what_is_known_of_a_pile_moves_with_the_cards() -> None:
    """A look is noted once, in order of the seats; burying, drawing and showing take it along."""
    pile: list[Held[str]] = [Held("a"), Held("b", public=True), Held("c")]
    assert know(pile, -1, 2).card == "c"
    assert know(pile, -1, 0).seats == know(pile, -1, 0).seats == (0, 2)
    assert know(pile, 1, 0) == Held("b", public=True)
    assert [hidden_in(pile, seat) for seat in (None, 0, 1, 2)] == [[0, 2], [0], [0, 2], [0]]

    bury(pile, pile.pop())
    assert [held.is_known_to(2) for held in pile] == [True, False, True]
    assert evolve(pile[0], card="x").seats == (0, 2)


def test_an_entity_of_the_core_is_known_by_its_id_in_a_pile() -> None:
    """Cards are entities or ids."""

    @frozen(eq=False, repr=False)
    class Card(Entity):
        id: str

    card = Card("ace")
    assert know([Held(card)], 0, 1).card is card


def test_one_more_seat_knows_a_card() -> None:
    """In order of the seats; who knows it already changes nothing, and what else is noted stays."""
    seen = Noted("a", marked=True).also(2).also(0)
    assert seen == Noted("a", (0, 2), marked=True)
    assert seen.also(2) is seen
    assert (shown := Held("a", public=True)).also(1) is shown


def test_a_view_counts_from_the_top() -> None:
    """What a seat knows; a spectator what everybody knows."""
    pile = [Held("a", public=True), Held("b"), Held("c", (1,)), Held("d", (0, 1))]
    assert spotted(pile, 1) == (Spotted(0, "d"), Spotted(1, "c"), Spotted(3, "a"))
    assert spotted(pile, 2) == spotted(pile, None) == (Spotted(3, "a"),)
    assert spotted([], 0) == ()


def test_after_a_shuffle_nobody_knows_anything() -> None:
    """Neither by looks nor by what a game has noted besides; the cards are the same."""
    pile = [Noted("a", (1,), marked=True), Noted("b", public=True), Noted("c")]
    forget(pile)
    assert pile == [Noted("a"), Noted("b"), Noted("c")]


# -- dealing anew ----------------------------------------------------------------------------------------------


@given(seed=st.integers(0, 999), seat=st.sampled_from([None, 0, 1]))
def test_what_a_seat_does_not_know_is_dealt_anew_over_all_piles(seed: int, seat: int | None) -> None:
    """What it knows stays; what others know of a place stays with the place; nothing is lost."""
    hand = [Held("a"), Held("b", (0,)), Held("c", (0, 1))]
    deck = [Held("d", public=True), Held("e", (1,)), Held("f")]
    before = [*hand, *deck]
    deal_hidden(Chance(seed), "deal", lambda held: held.card, seat, hand, deck)
    after = [*hand, *deck]
    assert sorted(cards_of(after)) == list("abcdef")
    assert [(held.seats, held.public) for held in after] == [(held.seats, held.public) for held in before]
    assert all(new == old for new, old in zip(after, before, strict=True) if old.is_known_to(seat))


def test_a_deal_follows_from_what_the_seat_knows_alone() -> None:
    """Two worlds that it cannot tell apart are dealt alike, and every deal can come."""
    worlds = [([Held("a"), Held("x", (0,))], pile_of("bc")), ([Held("c"), Held("x", (0,))], pile_of("ab"))]
    for one, other in worlds:
        deal_hidden(Chance(7), "deal", lambda held: held.card, 0, one, other)
    assert worlds[0] == worlds[1]
    deals = set()
    for seed in range(100):
        pile = pile_of("abc")
        deal_hidden(Chance(seed), "deal", lambda held: held.card, 0, pile)
        deals.add(cards_of(pile))
    assert len(deals) == 6


# -- putting and taking ----------------------------------------------------------------------------------------


def test_cards_are_buried_and_laid_on_top() -> None:
    """Cards and held cards alike; of several the first is drawn first."""
    pile = [*"abc"]
    bury(pile, "x")
    lay_on_top(pile, iter("yz"))
    assert "".join(pile) == "xabczy"
    held = pile_of("a")
    lay_on_top(held, [Held("y", (1,)), Held("z")])
    assert held == [Held("a"), Held("z"), Held("y", (1,))]


def test_the_copy_leaves_a_hand_that_most_know_of() -> None:
    """They cannot tell whether another one is still there; of equals the first goes."""
    hand = [Held("a"), Held("a", (2,)), Held("b"), Held("a", public=True), Held("a", (0, 1))]
    gone = [take(hand, "a") for _ in range(4)]
    assert gone == [Held("a", public=True), Held("a", (0, 1)), Held("a", (2,)), Held("a")]
    assert hand == [Held("b")]
    with pytest.raises(LookupError):
        take(hand, "a")
    assert hand == [Held("b")]


def test_named_cards_come_to_the_top_with_what_is_known_of_them() -> None:
    """Also twice; what is not there is refused, or left out if that is allowed, and nothing is lost."""
    pile = [Held("a"), Held("b", (1,)), Held("a"), Held("c")]
    stack_top(pile, ["b", "a", "a"])
    assert pile == [Held("c"), Held("a"), Held("a"), Held("b", (1,))]
    with pytest.raises(ValueError):
        stack_top(pile, ["c", "c"])
    assert cards_of(pile) == "caab"
    stack_top(pile, ["c", "x", "c", "a"], missing_ok=True)
    assert cards_of(pile) == "abac"


def test_an_arranged_pile_is_shuffled_under_what_is_named() -> None:
    """The shuffle is that of the other cards; the list that was given stays as it is."""
    box, expected = [*"abcdef"], [*"abcdef"]
    Chance(3).shuffle("pile", expected)
    assert shuffled(Chance(3), "pile", box, ["x", "y"]) == [*expected, "y", "x"]
    assert shuffled(Chance(3), "pile", box) == expected
    assert box == [*"abcdef"]


def test_a_deck_stacks_its_draw_pile() -> None:
    """The same as for any pile."""
    deck = Deck("deck", Visibility.PUBLIC, [*"abc"])
    deck.stack_top(["a"])
    assert deck.draw_pile == ["b", "c", "a"]
