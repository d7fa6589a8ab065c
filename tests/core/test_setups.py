"""What the setups of all games say about seats: who is named where, and whether there are so many."""

from __future__ import annotations

import pytest
from attrs import field, frozen

from boardrules.core.checking import bad
from boardrules.core.errors import Problem, SetupError
from boardrules.core.setups import at_seat, ids, named_at, named_faults, names, refuse_impossible, seat_faults
from boardrules.core.values import GameSetup


@frozen
class Position:
    """What lies before a seat."""

    hero: str | None = None
    coins: int = 0


@frozen(kw_only=True)
class Setup(GameSetup):
    """Three seats, with heroes that may be named in two ways."""

    players: int = 3
    heroes: tuple[str | None, ...] = field(default=(), converter=names)
    seats: tuple[Position | None, ...] = ()
    colours: tuple[str, ...] = field(default=(), converter=ids)
    first_player: int | None = None


def test_what_is_arranged_for_a_seat_may_be_left_out() -> None:
    """At the end of the list and in it; a new game has something to lie there instead."""
    assert [at_seat(("a", None), seat) for seat in (0, 1, 2)] == ["a", None, None]
    assert [at_seat(("a", None), seat, "b") for seat in (0, 1, 2)] == ["a", "b", "b"]
    assert [at_seat((0, None), seat, 7) for seat in (0, 1, 2)] == [0, 7, 7]


def test_a_hero_is_named_in_the_list_or_in_the_position() -> None:
    """Where both do so, the list is the place; a seat without a name is left to chance."""
    setup = Setup(heroes=["kael", None], seats=(Position("kael"), None, Position("nyra")))

    found = [(named.seat, named.path, named.id) for named in named_at(setup, "heroes", "hero")]
    assert found == [(0, "heroes[0]", "kael"), (2, "seats[2].hero", "nyra")]
    assert list(named_faults(setup, "heroes", "hero", agree="MG-01", once="MG-02")) == []
    assert named_at(Setup(), "heroes", "hero") == ()


def test_list_and_position_name_the_same_hero() -> None:
    """The fault is that of the position, and says what the list says."""
    setup = Setup(heroes=["kael"], seats=(Position("nyra"),))

    (fault,) = named_faults(setup, "heroes", "hero", agree="MG-01", once="MG-02")
    assert (fault.path, fault.code, fault.rule) == ("seats[0].hero", "contradiction", "MG-01")
    assert (fault.expected, fault.got) == ("'kael'", "'nyra'")


@pytest.mark.parametrize(
    ("setup", "path"),
    [
        (Setup(heroes=["kael", "kael"]), "heroes[1]"),
        (Setup(heroes=[None, "kael"], seats=(Position("kael"),)), "heroes[1]"),
        (Setup(seats=(Position("kael"), None, Position("kael"))), "seats[2].hero"),
    ],
)
def test_no_hero_is_named_twice(setup: Setup, path: str) -> None:
    """Wherever the two names stand, the fault is that of the later seat."""
    (fault,) = named_faults(setup, "heroes", "hero", agree="MG-01", once="MG-02")

    assert (fault.path, fault.code, fault.rule) == (path, "duplicate", "MG-02")
    assert (fault.expected, fault.got) == ("each hero once", "'kael'")


RULES = {"heroes": "MG-01", "seats": "MG-01", "first_player": "MG-03"}


@pytest.mark.parametrize(
    ("setup", "found"),
    [
        (Setup(), []),
        (Setup(heroes=[None] * 3, seats=(None,) * 3, first_player=2), []),
        (Setup(heroes=[None] * 4), [("heroes", "too_many", "at most 3", "4", "MG-01")]),
        (Setup(seats=(None,) * 5), [("seats", "too_many", "at most 3", "5", "MG-01")]),
        (Setup(first_player=3), [("first_player", "out_of_range", "0 to 2", "3", "MG-03")]),
        (Setup(first_player=-1), [("first_player", "out_of_range", "0 to 2", "-1", "MG-03")]),
        (Setup(colours=["red"] * 9), []),
    ],
)
def test_there_are_so_many_seats(setup: Setup, found: list[tuple[str, ...]]) -> None:
    """Only the fields that are named are looked at, each with its rule."""
    faults = seat_faults(setup, RULES)

    assert [(one.path, one.code, one.expected, one.got, one.rule) for one in faults] == found


def test_a_position_that_cannot_be_is_refused_with_the_places_of_the_setup() -> None:
    """All faults at once, each where the setup describes what is wrong."""

    def check(state: list[int]) -> list[Problem]:
        return [bad(f"players[{seat}].coins", "out_of_range", "0", coins, "MG-04") for seat, coins in enumerate(state)]

    def place(path: str) -> str:
        return path.replace("$.players", "seats")

    refuse_impossible([], check, place)
    with pytest.raises(SetupError) as caught:
        refuse_impossible([5, 6], check, place)
    assert [(problem.path, problem.got) for problem in caught.value.problems] == [
        ("seats[0].coins", "5"),
        ("seats[1].coins", "6"),
    ]
