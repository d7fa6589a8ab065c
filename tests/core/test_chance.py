from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardrules.core.chance import SEED_LIMIT, Chance
from boardrules.core.node import canonical


def test_numbers_are_the_same_for_ever() -> None:
    """These literals may never change: every save and every digest stands on them."""
    chance = Chance(7)

    assert [chance.below("dice", 6) for _ in range(10)] == [1, 2, 0, 4, 1, 0, 1, 2, 0, 4]
    assert [chance.below("setup", 1000) for _ in range(3)] == [280, 994, 810]
    assert chance.below("dice", 2**64) == 15866246057837704599
    assert [chance.roll("d6", 6) for _ in range(8)] == [5, 1, 1, 6, 1, 6, 2, 6]
    assert Chance(0).pick("é", "abc") == "c"


def test_seeds_give_different_numbers() -> None:
    assert [Chance(seed).below("dice", 100) for seed in range(6)] == [17, 2, 12, 43, 82, 63]


def test_shuffled_orders_are_the_same_for_ever() -> None:
    letters = list("abcdefghij")
    chance = Chance(7)

    chance.shuffle("deck", letters)
    assert "".join(letters) == "aedfhigjcb"
    chance.shuffle("deck", letters)
    assert "".join(letters) == "fchibegjda"


def test_a_long_shuffle_spans_several_hashes() -> None:
    numbers = list(range(60))
    Chance(SEED_LIMIT - 1).shuffle("x", numbers)

    assert numbers[:12] == [52, 5, 6, 2, 20, 51, 53, 45, 31, 42, 43, 27]
    assert numbers[-5:] == [9, 50, 48, 28, 47]
    assert sorted(numbers) == list(range(60))


@given(seed=st.integers(0, SEED_LIMIT - 1), items=st.lists(st.integers(), max_size=80))
def test_a_shuffle_is_a_permutation(seed: int, items: list[int]) -> None:
    shuffled = items[:]
    Chance(seed).shuffle("deck", shuffled)

    assert Counter(shuffled) == Counter(items)


def test_a_shuffle_reaches_every_order() -> None:
    chance = Chance(1)
    orders = Counter[str]()
    for _ in range(600):
        letters = list("abc")
        chance.shuffle("deck", letters)
        orders["".join(letters)] += 1

    assert sorted(orders) == ["abc", "acb", "bac", "bca", "cab", "cba"]
    assert min(orders.values()) > 70
    assert max(orders.values()) < 130


def test_one_more_draw_in_one_stream_moves_nothing_in_another() -> None:
    plain, busy = Chance(3), Chance(3)
    busy.roll("dice", 6)
    busy.pick("events", "xyz")
    other = list("abcdef")
    busy.shuffle("other deck", other)

    plain_cards, busy_cards = list("abcdef"), list("abcdef")
    plain.shuffle("deck", plain_cards)
    busy.shuffle("deck", busy_cards)
    assert busy_cards == plain_cards
    assert [busy.below("coin", 2) for _ in range(20)] == [plain.below("coin", 2) for _ in range(20)]


def test_streams_with_other_names_give_other_numbers() -> None:
    chance = Chance(3)

    assert [chance.below("a", 10**6) for _ in range(3)] != [chance.below("b", 10**6) for _ in range(3)]


def test_a_name_that_looks_like_seed_and_stream_is_another_stream() -> None:
    assert Chance(1).below("2/dice", 2**64) != Chance(12).below("/dice", 2**64)
    assert Chance(1).below("1/dice", 2**64) != Chance(11).below("dice", 2**64)


@given(seed=st.integers(0, SEED_LIMIT - 1), limit=st.integers(1, 2**64))
def test_results_stay_below_the_limit(seed: int, limit: int) -> None:
    chance = Chance(seed)

    assert all(0 <= chance.below("dice", limit) < limit for _ in range(5))


def test_every_result_is_about_as_frequent_as_the_others() -> None:
    chance = Chance(2)
    counts = Counter(chance.roll("dice", 6) for _ in range(6000))

    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    assert min(counts.values()) > 900
    assert max(counts.values()) < 1100


def test_the_ragged_end_of_the_range_is_drawn_again() -> None:
    """With a limit just over half of the range, nearly every second raw number has to be refused.

    Without that, the raw numbers at and above the limit would fold back onto the low results.
    """
    limit = 2**63 + 1
    chance = Chance(5)
    results = [chance.below("dice", limit) for _ in range(100)]
    raw = Chance(5)
    numbers = [raw.below("dice", 2**64) for _ in range(chance.counters["dice"])]

    assert [number for number in numbers if number < limit] == results
    assert 160 < len(numbers) < 240


def test_a_limit_that_divides_the_range_refuses_no_number() -> None:
    chance = Chance(5)
    for _ in range(50):
        chance.below("coin", 2)

    assert chance.counters == {"coin": 50}


def test_the_script_is_used_up_first() -> None:
    chance, plain = Chance(7, script={"d6": (4, 2)}), Chance(7)

    assert [chance.roll("d6", 6) for _ in range(2)] == [4, 2]
    assert [chance.roll("d6", 6) for _ in range(8)] == [plain.roll("d6", 6) for _ in range(8)]


def test_a_script_lies_in_front_of_its_own_stream_only() -> None:
    chance = Chance(7, script={"d6": (4, 2)})

    assert chance.roll("d4", 4) == Chance(7).roll("d4", 4)
    assert chance.leftovers() == {"d6": (4, 2)}


@pytest.mark.parametrize("result", [0, -2])
def test_a_scripted_result_below_one_is_refused(result: int) -> None:
    chance = Chance(7, script={"d6": (result, 2)})

    with pytest.raises(ValueError, match=f"^scripted die 'd6': {result} is no result of a die with 6 sides$"):
        chance.roll("d6", 6)
    assert chance.leftovers() == {"d6": (result, 2)}


def test_leftovers_are_what_nothing_has_used() -> None:
    chance = Chance(7, script={"d6": (4, 2), "d4": (1,), "d8": ()})
    chance.roll("d6", 6)
    chance.roll("d4", 4)

    assert chance.leftovers() == {"d6": (2,)}


def test_rekeying_starts_again_from_another_seed_without_the_script() -> None:
    chance = Chance(7, script={"d6": (4, 2)})
    chance.roll("d6", 6)
    chance.below("coin", 2)
    chance.rekey(8)

    assert chance == Chance(8)
    assert chance.leftovers() == {}
    fresh = Chance(8)
    assert [chance.roll("d6", 6) for _ in range(5)] == [fresh.roll("d6", 6) for _ in range(5)]


def test_a_clone_goes_on_by_itself() -> None:
    chance = Chance(7, script={"d6": (4, 2)})
    before = canonical(chance)
    copy = chance.clone()
    copy.roll("d6", 6)
    copy.below("coin", 2)
    copy.shuffle("deck", [1, 2, 3])

    assert canonical(chance) == before
    assert copy.counters == {"coin": 1, "deck": 1}


@pytest.mark.parametrize("size", [0, 1])
def test_shuffling_next_to_nothing_works(size: int) -> None:
    items = ["only"][:size]
    Chance(1).shuffle("deck", items)

    assert items == ["only"][:size]


def test_pick_reaches_every_item() -> None:
    chance = Chance(4)

    assert {chance.pick("events", ("x", "y", "z")) for _ in range(40)} == {"x", "y", "z"}


def test_a_setup_scripts_results() -> None:
    """Pairs of a stream and its first results, as a setup holds them; a stream without any has no script."""
    chance = Chance.scripted(5, (("d6", (3, 1)), ("d4", ())))
    assert chance == Chance(5, {}, {"d6": (3, 1)})
    assert [chance.roll("d6", 6), chance.roll("d6", 6)] == [3, 1]
