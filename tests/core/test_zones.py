from __future__ import annotations

from typing import ClassVar

import pytest
from attrs import frozen
from hypothesis import given
from hypothesis import strategies as st

from boardrules.core.chance import Chance
from boardrules.core.entity import Entity
from boardrules.core.node import canonical
from boardrules.core.zones import Deck, PileView, Visibility
from tests.core import mini_game
from tests.core.mini_game import Noted, start


@frozen(eq=False, repr=False)
class Card(Entity):
    kind: ClassVar[str] = "card"

    id: str


CARDS = {name: Card(name) for name in "abcdefgh"}


def cards(names: str) -> list[Card]:
    return [CARDS[name] for name in names]


def names(pile: list[Card]) -> str:
    return "".join(card.id for card in pile)


def deck(draw: str, discard: str = "", discards: Visibility = Visibility.PUBLIC) -> Deck[Card]:
    return Deck("cards", discards, cards(draw), cards(discard))


def test_the_last_card_is_on_top() -> None:
    pile, chance = deck("abc"), Chance(1)

    assert [pile.draw(chance), pile.draw(chance), pile.draw(chance)] == cards("cba")
    assert chance.counters == {}


def test_drawing_from_an_empty_pile_shuffles_the_discards_first() -> None:
    pile, chance = deck("a", "bcdefgh"), Chance(1)
    expected = cards("bcdefgh")
    Chance(1).shuffle("cards", expected)

    assert pile.draw(chance) is CARDS["a"]
    assert pile.shuffles == 0
    drawn = pile.draw(chance)
    assert [*pile.draw_pile, drawn] == expected
    assert pile.discard_pile == []
    assert pile.shuffles == 1
    assert chance.counters == {"cards": 1}


def test_discards_are_not_shuffled_before_they_are_needed() -> None:
    pile = deck("ab", "cd")
    pile.draw(Chance(1))
    pile.draw(Chance(1))

    assert (pile.draw_pile, pile.discard_pile, pile.shuffles) == ([], cards("cd"), 0)


def test_two_empty_piles_give_nothing_and_use_no_chance() -> None:
    pile, chance = deck(""), Chance(1)

    assert pile.draw(chance) is None
    assert pile.shuffles == 0
    assert chance.counters == {}


def test_discarding_lays_cards_down_in_order() -> None:
    pile = deck("a", "b")
    pile.discard(*cards("cd"))
    pile.discard(*cards("e"))

    assert names(pile.discard_pile) == "bcde"


def test_stacking_the_top_makes_the_first_the_next_to_be_drawn() -> None:
    pile, chance = deck("abcde"), Chance(1)
    pile.stack_top(cards("bd"))

    assert names(pile.draw_pile) == "acedb"
    assert pile.draw(chance) is CARDS["b"]
    assert pile.draw(chance) is CARDS["d"]


def test_stacking_takes_any_iterable() -> None:
    pile = deck("abcde")
    pile.stack_top(iter(cards("ca")))

    assert names(pile.draw_pile) == "bdeac"


def test_stacking_a_card_that_is_not_in_the_pile_is_refused() -> None:
    with pytest.raises(ValueError):
        deck("abc", "d").stack_top(cards("d"))


def test_a_refused_stacking_loses_no_card() -> None:
    pile = deck("abc", "d")
    with pytest.raises(ValueError):
        pile.stack_top(cards("ad"))

    assert names(pile.draw_pile) == "abc"


def test_open_discards_are_in_the_view_and_the_draw_pile_is_a_number() -> None:
    assert deck("abc", "de").view() == PileView("cards", 3, 2, Visibility.PUBLIC, tuple(cards("de")))


def test_hidden_discards_are_a_number_in_the_view() -> None:
    assert deck("abc", "de", Visibility.HIDDEN).view() == PileView("cards", 3, 2, Visibility.HIDDEN, ())


def test_a_view_does_not_follow_the_deck() -> None:
    pile = deck("abc", "de")
    view = pile.view()
    pile.discard(*cards("f"))
    pile.draw(Chance(1))

    assert view == PileView("cards", 3, 2, Visibility.PUBLIC, tuple(cards("de")))


def test_a_cloned_deck_is_independent_and_shares_the_cards() -> None:
    pile = deck("a", "bcd")
    before = canonical(pile)
    copy = pile.clone()
    copy.discard(*cards("h"))
    copy.draw(Chance(1))
    copy.draw(Chance(1))

    assert canonical(pile) == before
    assert all(card is CARDS[card.id] for card in copy.draw_pile)


@given(split=st.integers(0, 8), keep=st.lists(st.booleans(), max_size=30), seed=st.integers(0, 99))
def test_no_card_is_ever_lost(split: int, keep: list[bool], seed: int) -> None:
    pile, chance = deck("abcdefgh"[:split], "abcdefgh"[split:]), Chance(seed)
    held: list[Card] = []
    for keeps in keep:
        card = pile.draw(chance)
        if card is None:
            assert len(held) == 8
        elif keeps:
            held.append(card)
        else:
            pile.discard(card)

        assert sorted(names(pile.draw_pile + pile.discard_pile + held)) == list("abcdefgh")


def test_a_shuffle_for_a_draw_is_told_where_there_was_one() -> None:
    """After the card has been drawn; from an empty deck nothing comes, and nothing is told."""
    state = start()
    pile = state.deck
    pile.draw_pile, pile.discard_pile = [], []
    state.events.clear()

    def told() -> Noted:
        return Noted(f"{len(pile.draw_pile)} left", 0)

    assert state.draw(pile, told) is None
    pile.draw_pile, pile.discard_pile = [mini_game.CARDS["bee"]], [mini_game.CARDS["fox"], mini_game.CARDS["ant"]]
    assert state.draw(pile, told) is mini_game.CARDS["bee"]
    assert state.events == []
    assert state.draw(pile, told) in (mini_game.CARDS["fox"], mini_game.CARDS["ant"])
    assert [event.what for event in state.events if isinstance(event, Noted)] == ["1 left"]
