"""Giving each of some things another one that fits it."""

from __future__ import annotations

from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from boardrules.core.matching import matched


def test_each_takes_the_first_that_fits() -> None:
    """The same thing serves one only: who had it before takes the next; what is left over stays."""
    assert matched("aba", "baab", str.__eq__) == [2, 0, 1]
    assert matched("", "ab", str.__eq__) == []


def test_the_earlier_ones_make_room() -> None:
    """The second can have nothing but what the first has taken."""
    wanted = {"x": "ab", "y": "a", "z": "bc"}
    assert matched("xyz", "abc", lambda one, other: other in wanted[one]) == [1, 0, 2]


def test_there_may_be_no_way() -> None:
    """Too few things, or none that fits."""
    assert matched("aa", "ab", str.__eq__) is None
    assert matched("a", "", str.__eq__) is None


@given(fits=st.lists(st.lists(st.booleans(), min_size=5, max_size=5), max_size=4))
def test_a_way_is_found_whenever_there_is_one(fits: list[list[bool]]) -> None:
    """Compared with trying everything."""
    left, right = range(len(fits)), range(5)
    found = matched(left, right, lambda one, other: fits[one][other])
    ways = [way for way in permutations(right, len(fits)) if all(fits[one][other] for one, other in enumerate(way))]
    assert (found is None) == (not ways)
    assert found is None or tuple(found) in ways
