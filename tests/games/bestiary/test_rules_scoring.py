"""Rules of prizes and scores (BH-PRZ-01 to BH-PRZ-06, BH-SCO-01 to BH-SCO-05)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from attrs import evolve

from boardrules.games import bestiary as bh
from boardrules.games.bestiary.content import Prize, Tables
from tests.games.bestiary.table import (
    EAST,
    A,
    B,
    C,
    MakeTable,
    Table,
    arranged,
    on,
    retired,
    shown,
    tile,
    tyrant,
)
from tests.games.bestiary.variants import switched, with_beast

ROW = ("morvain", "ondrath", "aldric", "ashmane", "azhurel", "grushnak")
#: Cards that may lie in the piles of what is done with.
MISSIONS = ("map_plain#1", "map_plain#2", "map_swamp#1", "map_swamp#2", "map_forest#1", "map_forest#2")
FREE = ("griffin#d1", "griffin#d2", "imp#d1", "imp#d2", "ghoul#d1", "ghoul#d2", "lich#d1", "lich#d2")
HUMANS = ("poacher#d1", "poacher#d2", "inquisitor#d1", "inquisitor#d2")
SHARE = {"missions": MISSIONS, "liberated": FREE, "prison": HUMANS}


def ended(table: MakeTable, *seats: dict[str, Any], content: Tables | None = None) -> Table:
    """Return a game that has ended by its row running out, with these things before the seats.

    ``missions``, ``liberated`` and ``prison`` may be numbers: so many cards then, different ones for each seat.
    """
    given: dict[str, int] = dict.fromkeys(SHARE, 0)
    places = []
    for seat in seats:
        fields = dict(seat)
        for name, cards in SHARE.items():
            if isinstance(fields.get(name), int):
                first = given[name]
                given[name] += fields[name]
                fields[name] = cards[first : given[name]]
        places.append(bh.Position(**fields))
    captured = {card for place in places for card in place.bestiary if card in ROW}
    free = [name for name in ROW if name not in captured]
    tyrants = [tyrant(name) if name in captured else shown(name) if name == free[-1] else retired(name) for name in ROW]
    t = table(arranged(*places, round=12, tyrants=tyrants, content=content))
    assert t.outcome is not None
    assert t.outcome.reason == "row_empty"
    return t


def scores(t: Table) -> tuple[float, ...]:
    """Return the final scores by seat."""
    assert t.outcome is not None
    return t.outcome.scores


def winners(t: Table) -> tuple[int, ...]:
    """Return who has won."""
    assert t.outcome is not None
    return t.outcome.winners


def prizes(t: Table) -> dict[str, tuple[int, ...]]:
    """Return who was given each prize that was given."""
    return {event.prize: event.seats for event in t.happened(bh.PrizeAwarded)}


# -- what counts -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-SCO-01")
def test_the_score_is_the_reserve_the_tyrants_and_the_prizes(table: MakeTable) -> None:
    """10 points, Azhurel for 7 and the prize for most missions, 4."""
    t = ended(table, {"pb": 10, "bestiary": ["azhurel"], "missions": 2}, {"pb": 8}, {})

    assert scores(t) == (10 + 7 + 4, 8, 0)
    (event,) = t.happened(bh.GameEnded)
    assert (event.winners, event.scores, event.reason) == ((A,), (21, 8, 0), "row_empty")
    # What is scored is not paid out: the reserves stay as they were.
    assert [t.pb(seat) for seat in (A, B, C)] == [10, 8, 0]


@pytest.mark.rule("BH-SCO-01", "BH-CMP-14")
@pytest.mark.parametrize(
    ("name", "worth"),
    [("ashmane", 4), ("grushnak", 4), ("azhurel", 7), ("ondrath", 5), ("morvain", 5), ("aldric", 5)],
)
def test_a_captured_tyrant_scores_what_is_printed_on_it(table: MakeTable, name: str, worth: int) -> None:
    """For whoever holds it."""
    assert scores(ended(table, {}, {"bestiary": [name]}, {})) == (0, worth, 0)


@pytest.mark.rule("BH-SCO-01")
def test_two_tyrants_score_both(table: MakeTable) -> None:
    """5 and 4."""
    assert scores(ended(table, {}, {}, {"bestiary": ["morvain", "grushnak"]})) == (0, 0, 9)


#: A Human, a wildcard and two beasts in the bestiary, worth 3 + 1 + 3 + 1 if anything of it scored.
HELD = ["inquisitor#p1", "witch_cat#d1", "hydra#p1", "undine#p1"]


@pytest.mark.rule("BH-SCO-02", "BH-LIB-04", "BH-HUM-02")
def test_nothing_else_scores(table: MakeTable) -> None:
    """Cards in the bestiary, piles, missions, freed sanctuaries: all have equal piles, so that no prize tells."""
    piles: dict[str, Any] = {"missions": 2, "liberated": 2, "prison": 1, "deaths": 1}
    t = ended(table, {"bestiary": HELD, "pb": 1, **piles}, {"pb": 1, **piles}, {"pb": 1, **piles})

    assert scores(t) == (13, 13, 13)  # 1 and the four prizes, which all share: 4 + 2 + 3 + 3


@pytest.mark.rule("BH-SCO-02")
def test_with_the_switch_beasts_in_the_bestiary_score(table: MakeTable) -> None:
    """Each what is printed on it; tyrants what they always do."""
    content = switched(scoring_bestiary_beasts_score_at_end=True)
    t = ended(table, {"bestiary": [*HELD, "grushnak"]}, {"bestiary": ["imp#d1"], "pb": 2}, {}, content=content)

    assert scores(t) == (3 + 1 + 3 + 1 + 4, 1 + 2, 0)
    assert scores(ended(table, {"bestiary": [*HELD, "grushnak"]}, {"bestiary": ["imp#d1"], "pb": 2}, {})) == (4, 2, 0)


@pytest.mark.rule("BH-SCO-04", "BH-TRM-01")
def test_points_that_were_spent_are_gone(table: MakeTable) -> None:
    """A pays for Loaded Dice in the turn in which it defeats the third tyrant."""
    setup = arranged(
        on(EAST, pb=3, bestiary=["imp#d1"]),
        bh.Position(bestiary=["morvain", "ondrath"]),
        tiles=[tile("sanctuary_axe", EAST)],
        tyrants=[tyrant("morvain"), tyrant("ondrath"), shown("grushnak")],
        dice=[8],
    )
    t = table(setup)
    t.play(bh.UseAbility(A, "loaded_dice"))
    t.map_here()
    t.play(bh.FightTyrant(A, "grushnak"))

    assert scores(t) == (3 - 1 + 4, 10, 0)


# -- prizes ------------------------------------------------------------------------------------------------------------

#: The prizes: what they count, how it is laid out here, what they give.
PRIZES = [
    pytest.param("most_missions", "missions", 4, marks=pytest.mark.rule("BH-PRZ-02")),
    pytest.param("most_deaths", "deaths", 2, marks=pytest.mark.rule("BH-PRZ-03", "BH-DTH-10")),
    pytest.param("most_liberated", "liberated", 3, marks=pytest.mark.rule("BH-PRZ-04", "BH-LIB-04")),
    pytest.param("most_imprisoned", "prison", 3, marks=pytest.mark.rule("BH-PRZ-05", "BH-HUM-02")),
]


@pytest.mark.rule("BH-PRZ-01")
@pytest.mark.parametrize(("prize", "field", "worth"), PRIZES)
def test_a_prize_goes_to_the_highest_count(table: MakeTable, prize: str, field: str, worth: int) -> None:
    """2 against 1 against none; nobody gets the other prizes."""
    t = ended(table, {field: 1}, {field: 2}, {})

    assert prizes(t) == {prize: (B,)}
    (event,) = t.happened(bh.PrizeAwarded)
    own = {"missions": "BH-PRZ-02", "deaths": "BH-PRZ-03", "liberated": "BH-PRZ-04", "prison": "BH-PRZ-05"}
    assert (event.pb, event.rules) == (worth, ("BH-PRZ-01", own[field]))
    assert scores(t) == (0, worth, 0)


@pytest.mark.rule("BH-PRZ-01")
@pytest.mark.parametrize(("prize", "field", "worth"), PRIZES)
def test_one_is_enough_for_a_prize(table: MakeTable, prize: str, field: str, worth: int) -> None:
    """The minimum is 1."""
    assert scores(ended(table, {}, {}, {field: 1})) == (0, 0, worth)


@pytest.mark.rule("BH-PRZ-01")
def test_nobody_gets_a_prize_for_nothing(table: MakeTable) -> None:
    """All counts are 0."""
    t = ended(table, {"pb": 1}, {}, {})

    assert (prizes(t), scores(t)) == ({}, (1, 0, 0))


@pytest.mark.rule("BH-PRZ-06")
@pytest.mark.parametrize(("prize", "field", "worth"), PRIZES)
def test_all_who_are_tied_get_the_full_prize(table: MakeTable, prize: str, field: str, worth: int) -> None:
    """Two of three, or all three."""
    two = ended(table, {field: 1}, {}, {field: 1})
    assert (prizes(two), scores(two)) == ({prize: (A, C)}, (worth, 0, worth))

    three = ended(table, {field: 1}, {field: 1}, {field: 1})
    assert scores(three) == (worth, worth, worth)


@pytest.mark.rule("BH-PRZ-04", "BH-PRZ-05", "BH-BST-05")
def test_piles_are_counted_each_for_its_own_prize(table: MakeTable) -> None:
    """One seat has liberated more, the other imprisoned more; what lies in the bestiary counts for neither."""
    held = {"bestiary": ["poacher#p1", "wraith#d1", "wraith#d2", "mercenary#d1"]}
    t = ended(table, {"liberated": 2, "prison": 1}, {"liberated": 1, "prison": 2}, held)

    assert prizes(t) == {"most_liberated": (A,), "most_imprisoned": (B,)}


@pytest.mark.rule("BH-PRZ-01", "BH-PRZ-02")
def test_prizes_are_data(table: MakeTable) -> None:
    """Other minimums and points, a prize that is gone, and one of the table's own that asks for nothing."""
    tables = bh.load().tables
    missions, deaths, _, imprisoned = tables.prizes
    own = Prize("fewest_worries", "Nothing", "Nada", "beasts_liberated", 0, 1)
    content = evolve(tables, prizes=(evolve(missions, minimum=3, pb=9), evolve(deaths, pb=5), imprisoned, own))

    t = ended(table, {"missions": 2, "deaths": 1}, {"missions": 1}, {}, content=content)
    assert (prizes(t), scores(t)) == ({"most_deaths": (A,), "fewest_worries": (A, B, C)}, (5 + 1, 1, 1))

    t = ended(table, {"missions": 3}, {"liberated": 1}, {}, content=content)
    assert (prizes(t), scores(t)) == ({"most_missions": (A,), "fewest_worries": (B,)}, (9, 1, 0))


@pytest.mark.rule("BH-PRZ-02", "BH-PRZ-03", "BH-PRZ-04", "BH-PRZ-05", "BH-SCO-01")
def test_one_player_may_get_every_prize(table: MakeTable) -> None:
    """4 + 2 + 3 + 3."""
    t = ended(table, {"missions": 1, "deaths": 1, "liberated": 1, "prison": 1}, {}, {})

    assert scores(t) == (12, 0, 0)
    assert list(prizes(t)) == ["most_missions", "most_deaths", "most_liberated", "most_imprisoned"]


# -- the winner --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-SCO-03", "BH-INT-01")
@pytest.mark.parametrize("best", [A, B, C])
def test_the_highest_score_wins(table: MakeTable, best: int) -> None:
    """One point is enough, wherever the player sits."""
    t = ended(table, *[{"pb": 5 + (seat == best)} for seat in (A, B, C)])

    assert winners(t) == (best,)


@pytest.mark.rule("BH-SCO-03", "BH-SCO-05")
def test_more_tyrants_do_not_make_up_for_a_point(table: MakeTable) -> None:
    """Tie-breaks are for ties."""
    t = ended(table, {"bestiary": ["grushnak", "morvain"], "missions": 2}, {"pb": 14}, {})

    assert (scores(t), winners(t)) == ((13, 14, 0), (B,))


#: What A and B have when they are tied and A is ahead in one thing alone, in the order of the tie-breaks.
TIES: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "tyrants_captured": ({"bestiary": ["grushnak"]}, {"pb": 4}),
    "missions_completed": ({"missions": 1}, {"pb": 4}),
    "beasts_liberated": ({"liberated": 1}, {"pb": 3}),
    "fewest_deaths": ({"pb": 2}, {"deaths": 1}),
}
ORDER = tuple(TIES)


@pytest.mark.rule("BH-SCO-05")
@pytest.mark.parametrize("name", ORDER)
def test_a_tie_is_broken_by(table: MakeTable, name: str) -> None:
    """A is ahead in this, and wins; with the seats changed B does."""
    ahead, behind = TIES[name]
    for seats, winner in (((ahead, behind), A), ((behind, ahead), B)):
        t = ended(table, *seats, {})
        assert scores(t)[A] == scores(t)[B] > scores(t)[C]
        assert winners(t) == (winner,)


@pytest.mark.rule("BH-SCO-05")
@pytest.mark.parametrize(("first", "second"), [(ORDER[0], ORDER[1]), (ORDER[1], ORDER[2]), (ORDER[2], ORDER[3])])
def test_tie_breaks_come_in_their_order(table: MakeTable, first: str, second: str) -> None:
    """A is ahead in the one, B in the next: A wins, and with the two changed round in the config B does."""
    one, other = TIES[first], TIES[second]
    a, b = _both(one[0], other[1]), _both(one[1], other[0])
    t = ended(table, a, b, {})
    assert scores(t)[A] == scores(t)[B]
    assert winners(t) == (A,)

    turned = switched(scoring_tie_breakers=(second, first))
    assert winners(ended(table, a, b, {}, content=turned)) == (B,)


def _both(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    found = {**one, **other}
    if "pb" in one or "pb" in other:
        found["pb"] = one.get("pb", 0) + other.get("pb", 0)
    return found


@pytest.mark.rule("BH-SCO-05")
def test_who_is_equal_in_everything_shares_the_victory(table: MakeTable) -> None:
    """Two of three, and all three; a prize that both have does not part them, nor does a count that none asks about."""
    same: dict[str, Any] = {"pb": 6, "missions": 1, "liberated": 1, "deaths": 1}
    two = ended(table, same, {"pb": 1}, same)
    assert winners(two) == (A, C)

    assert winners(ended(table, {"pb": 3}, {"pb": 3}, {"pb": 3})) == (A, B, C)
    assert winners(ended(table, {"prison": 1}, {"pb": 3}, {})) == (A, B)


@pytest.mark.rule("BH-SCO-05")
def test_a_tie_break_looks_only_at_those_who_are_tied(table: MakeTable) -> None:
    """C has most tyrants and missions, and too few points: it breaks no tie and wins none."""
    rest = {"bestiary": ["grushnak", "morvain"], "missions": 3}
    t = ended(table, {"pb": 20, "deaths": 0}, {"pb": 18, "deaths": 1}, rest)

    assert (scores(t), winners(t)) == ((20, 20, 13), (A,))


@pytest.mark.rule("BH-SCO-05")
@pytest.mark.parametrize("breakers", [(), ("shared_victory",), ("missions_completed", "shared_victory")])
def test_tie_breaks_are_a_switch(table: MakeTable, breakers: Sequence[str]) -> None:
    """With none that tells, or with the victory shared at once, a captured tyrant makes no difference."""
    content = switched(scoring_tie_breakers=tuple(breakers))

    assert winners(ended(table, *TIES["tyrants_captured"], {}, content=content)) == (A, B)


@pytest.mark.rule("BH-SCO-01", "BH-SCO-03", "BH-PRZ-06")
def test_points_of_liberated_beasts_are_not_counted_twice(table: MakeTable) -> None:
    """They were gained when the beast was set free: a dear card in the pile is worth no more than a cheap one."""
    cheap = ended(table, {"pb": 1, "liberated": ["griffin#d1"]}, {}, {})
    dear = ended(table, {"pb": 1, "liberated": ["griffin#d1"]}, {}, {}, content=with_beast("griffin", pb=9))

    assert scores(cheap) == scores(dear) == (1 + 3, 0, 0)
