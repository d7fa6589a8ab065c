from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardrules.core.board import HEX_DIRECTIONS, Graph, Hex, reached
from boardrules.core.node import canonical, digest

# A square with a tail, and an island:  a - b - c - d(- a), d - e;  f
SQUARE = Graph("abcdef", [("a", "b"), ("b", "c"), ("c", "d"), ("d", "a"), ("d", "e")])

HEXES = st.builds(Hex, st.integers(-9, 9), st.integers(-9, 9))


def test_spaces_keep_their_order() -> None:
    assert SQUARE.spaces == ("a", "b", "c", "d", "e", "f")


def test_neighbours_are_in_the_order_of_the_edges() -> None:
    assert SQUARE.neighbours("d") == ("c", "a", "e")
    assert SQUARE.neighbours("a") == ("b", "d")
    assert SQUARE.neighbours("f") == ()


def test_edges_run_both_ways() -> None:
    for space in SQUARE.spaces:
        assert all(space in SQUARE.neighbours(near) for near in SQUARE.neighbours(space))


def test_distance_is_the_shortest_way() -> None:
    assert [SQUARE.distance("a", space) for space in "abcde"] == [0, 1, 2, 1, 2]
    assert SQUARE.distance("e", "b") == SQUARE.distance("b", "e") == 3


def test_there_is_no_distance_where_there_is_no_way() -> None:
    assert SQUARE.distance("a", "f") is None
    assert SQUARE.distance("f", "f") == 0


@pytest.mark.parametrize("edge", [("a", "z"), ("z", "a")])
def test_an_edge_that_leaves_the_board_is_refused(edge: tuple[str, str]) -> None:
    with pytest.raises(ValueError, match="leaves the board"):
        Graph("ab", [edge])


def test_what_can_be_reached_is_counted_from_the_nearest_start() -> None:
    """Nearest first; from several starts, over the spaces that may be entered, and in the order of the neighbours."""
    assert list(reached("a", SQUARE.neighbours).items()) == [("a", 0), ("b", 1), ("d", 1), ("c", 2), ("e", 2)]
    assert reached("ae", SQUARE.neighbours) == {"a": 0, "e": 0, "b": 1, "d": 1, "c": 2}
    assert reached("a", SQUARE.neighbours, "abcf") == {"a": 0, "b": 1, "c": 2}
    assert reached("f", SQUARE.neighbours, "") == {"f": 0}
    assert reached([], SQUARE.neighbours) == {}


def test_whether_a_map_of_hexagons_hangs_together() -> None:
    """What no way leads to is missing."""
    middle, far = Hex(0, 0), Hex(3, 0)
    assert reached([middle], Hex.neighbours, {middle, Hex(1, 0), far}) == {middle: 0, Hex(1, 0): 1}


def test_the_directions_go_around_from_the_east() -> None:
    assert [(way.q, way.r) for way in HEX_DIRECTIONS] == [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]


def test_opposite_directions_cancel_out() -> None:
    for number in range(6):
        assert HEX_DIRECTIONS[number] + HEX_DIRECTIONS[(number + 3) % 6] == Hex(0, 0)


def test_neighbours_of_a_hexagon_follow_the_directions() -> None:
    assert Hex(2, -1).neighbours() == (Hex(3, -1), Hex(3, -2), Hex(2, -2), Hex(1, -1), Hex(1, 0), Hex(2, 0))


def test_distances_between_hexagons() -> None:
    assert Hex(0, 0).distance(Hex(3, 0)) == 3
    assert Hex(0, 0).distance(Hex(3, -3)) == 3
    assert Hex(0, 0).distance(Hex(2, 2)) == 4
    assert Hex(-1, 4).distance(Hex(2, -1)) == 5


@given(HEXES, HEXES, HEXES)
def test_distance_is_a_distance(one: Hex, other: Hex, third: Hex) -> None:
    assert one.distance(other) == other.distance(one)
    assert (one.distance(other) == 0) == (one == other)
    assert one.distance(third) <= one.distance(other) + other.distance(third)


@given(st.integers(0, 4))
def test_hex_distance_is_the_number_of_steps_on_the_board(radius: int) -> None:
    spaces = [Hex(0, 0)]
    for size in range(1, 6):
        spaces += Hex(0, 0).ring(size)
    edges = [(here, near) for here in spaces for near in here.neighbours() if here < near and near in spaces]
    graph = Graph(spaces, edges)
    start = Hex(0, 0).ring(radius)[0]

    assert [graph.distance(start, space) for space in spaces] == [start.distance(space) for space in spaces]


def test_a_ring_goes_around_from_the_eastern_corner() -> None:
    assert Hex(0, 0).ring(2) == (
        Hex(2, 0),
        Hex(2, -1),
        Hex(2, -2),
        Hex(1, -2),
        Hex(0, -2),
        Hex(-1, -1),
        Hex(-2, 0),
        Hex(-2, 1),
        Hex(-2, 2),
        Hex(-1, 2),
        Hex(0, 2),
        Hex(1, 1),
    )


def test_the_smallest_rings() -> None:
    assert Hex(4, 5).ring(0) == (Hex(4, 5),)
    assert Hex(4, 5).ring(1) == Hex(4, 5).neighbours()


def test_a_ring_of_negative_radius_is_refused() -> None:
    with pytest.raises(ValueError, match="radius"):
        Hex(0, 0).ring(-1)


@given(HEXES, st.integers(1, 6))
def test_a_ring_is_everything_at_its_distance_and_closed(centre: Hex, radius: int) -> None:
    ring = centre.ring(radius)

    assert len(ring) == len(set(ring)) == 6 * radius
    assert {centre.distance(space) for space in ring} == {radius}
    assert all(one.distance(other) == 1 for one, other in zip(ring, ring[1:] + ring[:1], strict=True))


@given(HEXES, HEXES, st.integers(-7, 7))
def test_turning_the_board_keeps_distances(one: Hex, other: Hex, turns: int) -> None:
    assert one.turned(turns).distance(other.turned(turns)) == one.distance(other)
    assert one.turned(turns).turned(-turns) == one
    assert one.turned(6) == one


def test_one_turn_takes_each_direction_to_the_next() -> None:
    assert tuple(way.turned() for way in HEX_DIRECTIONS) == HEX_DIRECTIONS[1:] + HEX_DIRECTIONS[:1]


def test_three_turns_lead_to_the_opposite_side() -> None:
    assert Hex(2, -5).turned(3) == Hex(-2, 5)


@given(HEXES, HEXES)
def test_hexagons_add_and_subtract(one: Hex, other: Hex) -> None:
    assert one + other - other == one
    assert one * 3 == one + one + one


def test_hexagons_are_values() -> None:
    assert sorted([Hex(1, 0), Hex(0, 5), Hex(0, -5)]) == [Hex(0, -5), Hex(0, 5), Hex(1, 0)]
    assert len({Hex(1, 2), Hex(1, 2), Hex(2, 1)}) == 2
    with pytest.raises(AttributeError):
        Hex(1, 2).q = 3  # type: ignore[misc] # that it cannot be done is the point


def test_hexagons_have_a_canonical_form_also_as_keys() -> None:
    assert canonical(Hex(1, -2)) == ("Hex", 1, -2)
    assert digest({Hex(1, 0): 1, Hex(0, 1): 2}) == digest({Hex(0, 1): 2, Hex(1, 0): 1})
