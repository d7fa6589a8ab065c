from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardrules.core.node import digest
from boardrules.core.tokens import Supply, Track


def test_a_new_supply_is_full() -> None:
    assert Supply({"wound": 12, "clue": 5}).left == {"wound": 12, "clue": 5}


def test_taking_gives_what_was_asked_for_while_it_lasts() -> None:
    supply = Supply({"wound": 5, "clue": 5})

    assert supply.take("wound", 3) == 3
    assert supply.take("wound") == 1
    assert supply.left == {"wound": 1, "clue": 5}


def test_taking_more_than_is_left_gives_the_rest() -> None:
    supply = Supply({"wound": 5})

    assert supply.take("wound", 7) == 5
    assert supply.take("wound", 1) == 0
    assert supply.left == {"wound": 0}


def test_tokens_put_back_can_be_taken_again() -> None:
    supply = Supply({"wound": 5})
    supply.take("wound", 5)
    supply.put_back("wound", 2)
    supply.put_back("wound")

    assert supply.left == {"wound": 3}


def test_putting_back_more_than_was_taken_is_refused_without_a_change() -> None:
    supply = Supply({"wound": 5})
    supply.take("wound", 2)

    with pytest.raises(ValueError, match=r"cannot put back 3 'wound': 3 of 5 are left"):
        supply.put_back("wound", 3)
    assert supply.left == {"wound": 3}


def test_negative_numbers_of_tokens_are_refused() -> None:
    supply = Supply({"wound": 5}, {"wound": 3})

    with pytest.raises(ValueError, match="cannot take -1"):
        supply.take("wound", -1)
    with pytest.raises(ValueError, match="cannot put back -1"):
        supply.put_back("wound", -1)
    assert supply.left == {"wound": 3}


def test_unknown_tokens_are_an_error() -> None:
    supply = Supply({"wound": 5})

    with pytest.raises(KeyError):
        supply.take("clue")
    with pytest.raises(KeyError):
        supply.put_back("clue")


@pytest.mark.parametrize("left", [{}, {"wound": 6}, {"wound": -1}, {"clue": 1}, {"wound": 1, "clue": 0}])
def test_a_supply_that_cannot_be_is_refused(left: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="cannot"):
        Supply({"wound": 5}, left)


def test_a_cloned_supply_is_independent() -> None:
    supply = Supply({"wound": 5})
    before = digest(supply)
    copy = supply.clone()
    copy.take("wound")

    assert (supply.left, copy.left) == ({"wound": 5}, {"wound": 4})
    assert digest(supply) == before != digest(copy)


@given(size=st.integers(0, 6), moves=st.lists(st.tuples(st.booleans(), st.integers(0, 8)), max_size=12))
def test_tokens_are_conserved(size: int, moves: list[tuple[bool, int]]) -> None:
    supply = Supply({"wound": size})
    held = 0
    for takes, count in moves:
        if takes:
            held += supply.take("wound", count)
        elif count <= held:
            supply.put_back("wound", count)
            held -= count
        else:
            with pytest.raises(ValueError, match="cannot put back"):
                supply.put_back("wound", count)

        assert supply.left["wound"] + held == size
        assert 0 <= supply.left["wound"] <= size


def test_moving_up_crosses_thresholds_in_rising_order() -> None:
    track = Track(0, 0, 20, (3, 6, 9))

    assert track.move(2) == ()
    assert track.move(1) == (3,)
    assert track.move(6) == (6, 9)
    assert track.position == 9


def test_moving_down_crosses_thresholds_in_falling_order() -> None:
    track = Track(9, 0, 20, (3, 6, 9))

    assert track.move(-1) == (9,)
    assert track.move(-2) == ()
    assert track.move(-6) == (6, 3)
    assert track.position == 0


def test_standing_still_crosses_nothing() -> None:
    track = Track(3, 0, 20, (3,))

    assert track.move(0) == ()
    assert track.position == 3


def test_the_marker_stops_at_both_ends() -> None:
    track = Track(18, 1, 20, (20,))

    assert track.move(5) == (20,)
    assert track.position == 20
    assert track.move(5) == ()
    assert track.move(-50) == (20,)
    assert track.position == 1


def test_the_level_is_the_number_of_thresholds_reached() -> None:
    assert [Track(at, 1, 20, (5, 9)).level() for at in (1, 4, 5, 8, 9, 20)] == [0, 0, 1, 1, 2, 2]


@pytest.mark.parametrize(
    ("position", "thresholds"), [(0, ()), (11, ()), (5, (1,)), (5, (11,)), (5, (4, 3)), (5, (4, 4)), (5, (0, 3))]
)
def test_a_track_that_cannot_be_is_refused(position: int, thresholds: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="from 1 to 10"):
        Track(position, 1, 10, thresholds)


def test_a_cloned_track_is_independent() -> None:
    track = Track(5, 1, 10, (7,))
    copy = track.clone()
    copy.move(3)

    assert track == Track(5, 1, 10, (7,))
    assert copy == Track(8, 1, 10, (7,))


@given(start=st.integers(0, 12), marks=st.sets(st.integers(1, 12)), moves=st.lists(st.integers(-15, 15), max_size=8))
def test_a_move_crosses_what_the_same_way_one_by_one_crosses(start: int, marks: set[int], moves: list[int]) -> None:
    whole, single = Track(start, 0, 12, tuple(sorted(marks))), Track(start, 0, 12, tuple(sorted(marks)))
    for steps in moves:
        before = whole.level()
        crossed = whole.move(steps)
        one_by_one: list[int] = []
        for _ in range(abs(steps)):
            one_by_one += single.move(1 if steps > 0 else -1)

        assert list(crossed) == one_by_one
        assert whole == single
        assert abs(whole.level() - before) == len(crossed)
