"""Rules of freed sanctuaries, BH-SAN."""

from __future__ import annotations

from typing import Any

import pytest

from boardrules.games import bestiary as bh
from tests.games.bestiary.captures import SANCTUARIES, challenging, fight_tyrant
from tests.games.bestiary.ruled import ruled
from tests.games.bestiary.table import (
    EAST,
    HANDEL,
    PLAIN,
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
from tests.games.happened import refused

FAR = bh.Hex(3, 0)


def freed_by(table: MakeTable, owner: int, **options: Any) -> Table:
    """Return A on the sanctuary of Grushnak, whom this seat has captured; A has three beasts."""
    seats = [on(EAST, bestiary=("ghoul#d1", "basilisk#d1", "stone_golem#d1")), bh.Position(), bh.Position()]
    if owner == A:
        seats[A] = on(EAST, bestiary=("grushnak", *seats[A].bestiary))
    else:
        seats[owner] = bh.Position(bestiary=("grushnak",))
    settings: dict[str, Any] = {"tiles": [tile("sanctuary_axe", EAST)], **options}
    return table(arranged(*seats, **settings))


@pytest.mark.rule("BH-SAN-01", "BH-TYR-04")
def test_a_sanctuary_is_freed_with_its_tyrant(table: MakeTable) -> None:
    """This one and no other, and everybody can see it."""
    t = table(challenging("grushnak", tiles=[tile("sanctuary_skull", FAR)]))
    assert (t.freed(EAST), t.freed(FAR)) == (False, False)
    fight_tyrant(t, "grushnak")
    assert (t.freed(EAST), t.freed(FAR)) == (True, False)
    seen = {spot.at: spot.freed for spot in t.view(C).hexes}
    assert (seen[EAST], seen[FAR], seen[HANDEL]) == (True, False, False)


@pytest.mark.rule("BH-SAN-01", "BH-TYR-02")
def test_it_is_free_for_the_rest_of_the_game(table: MakeTable) -> None:
    """Seven rounds later all others were revealed and two of them retired: it is still free."""
    t = table(challenging("grushnak", tyrants=[shown("grushnak", "plain")]))
    fight_tyrant(t, "grushnak")
    t.turn_in_handel()
    t.turn_in_handel()
    way_home = [PLAIN, HANDEL]  # no token is ever there: its terrain is that of the defeated tyrant
    while t.state.round < 8:
        t.turn_in_handel(*(way_home if t.at(t.current) == EAST else ()))
        assert t.freed(EAST)
    assert t.status("grushnak") == "defeated"
    assert len(t.happened(bh.TyrantRevealed)) == 5
    assert len(t.happened(bh.TyrantRetired)) == 2
    assert t.defeated == 1


@pytest.mark.rule("BH-SAN-01", "BH-TYR-02")
def test_no_tyrant_is_fought_on_a_freed_sanctuary(table: MakeTable) -> None:
    """A maps there and fights the top card at once."""
    t = freed_by(table, B, deck=["undine#d1"], dice=[6])
    t.map_here()
    assert t.bestiary(A)[-1] == "undine#d1"
    assert t.current == B


@pytest.mark.rule("BH-SAN-02", "BH-MAP-01")
@pytest.mark.parametrize("owner", [A, B])
def test_a_freed_sanctuary_is_mapped_as_a_sanctuary(table: MakeTable, owner: int) -> None:
    """The mission for a Sanctuary is completed on it."""
    t = freed_by(table, owner, missions=["map_sanctuary#1"], deck=["undine#d1"], dice=[1])
    t.map_here()
    t.leave_offers()
    assert t.missions(A) == ["map_sanctuary"]
    assert t.pb(A) == 2


@pytest.mark.rule("BH-SAN-02", "BH-P0-11", "BH-CMP-11")
def test_a_freed_sanctuary_receives_tokens(table: MakeTable) -> None:
    """Morvain comes with the Terrain card Sanctuary: undead appear on the freed one and on the other one."""
    t = table(
        arranged(
            bh.Position(bestiary=("grushnak",)),
            tiles=[tile("sanctuary_axe", EAST), tile("sanctuary_claw", FAR)],
            tyrants=[tyrant("grushnak", "plain"), tyrant("morvain", "sanctuary")],
            round=2,
        )
    )
    assert t.tokens == {EAST: "undead", FAR: "undead"}
    assert t.freed(EAST)


@pytest.mark.rule("BH-SAN-02", "BH-P1-01", "BH-P1-08", "BH-P1-09")
def test_a_freed_sanctuary_is_entered_like_any_hex(table: MakeTable) -> None:
    """One step, room for one hero, a token on it is fought."""
    t = table(
        arranged(
            on(PLAIN, bestiary=("grushnak",)),
            tiles=[tile("sanctuary_axe", EAST), tile("forest_2", FAR)],
            dice=(),
        )
    )
    t.play(bh.Step(A, EAST), bh.Step(A, FAR))
    assert t.at(A) == FAR

    t = table(
        arranged(
            on(PLAIN),
            on(EAST),
            bh.Position(bestiary=("grushnak",)),
            tiles=[tile("sanctuary_axe", EAST)],
        )
    )
    t.play(bh.Step(A, EAST))
    assert refused(t, bh.StopMoving(A)) == ("occupied", "BH-P1-11")

    t = table(
        arranged(
            on(PLAIN, bestiary=("grushnak",)),
            tiles=[tile("sanctuary_axe", EAST)],
            tyrants=[tyrant("grushnak", "plain"), shown("morvain", "sanctuary")],
            tokens=[tile("undead", EAST)],
            piles={"undead": ["skeleton#p1"]},
            dice=[6],
        )
    )
    t.play(bh.Step(A, EAST))
    assert t.bestiary(A) == ["grushnak", "skeleton#p1"]


@pytest.mark.rule("BH-SAN-03", "BH-LIB-02")
@pytest.mark.parametrize("owner", [A, B, C])
def test_each_beast_liberated_there_brings_one_point_more(table: MakeTable, owner: int) -> None:
    """1 + 1, 2 + 1, 3 + 1, whoever has beaten the tyrant."""
    t = freed_by(table, owner)
    t.play(bh.StopMoving(A))
    for card, pb, total in (("ghoul#d1", 2, 2), ("basilisk#d1", 3, 5), ("stone_golem#d1", 4, 9)):
        t.play(bh.Liberate(A, card))
        event = t.expect_event(bh.Liberated, seat=A, card=card, pb=pb)
        assert "BH-SAN-03" in event.rules
        assert t.pb(A) == total


@pytest.mark.rule("BH-SAN-03", "BH-LIB-02")
def test_elsewhere_there_is_no_bonus(table: MakeTable) -> None:
    """On another sanctuary, whose tyrant is undefeated, the card brings what stands on it."""
    t = table(
        arranged(
            on(EAST, bestiary=("grushnak", "ghoul#d1")),
            tiles=[tile("sanctuary_claw", EAST), tile("sanctuary_axe", FAR)],
        )
    )
    t.play(bh.StopMoving(A), bh.Liberate(A, "ghoul#d1"))
    event = t.expect_event(bh.Liberated, seat=A, card="ghoul#d1", pb=1)
    assert "BH-SAN-03" not in event.rules
    assert t.pb(A) == 1


@pytest.mark.rule("BH-SAN-03")
@pytest.mark.parametrize(("bonus", "pb"), [(0, 1), (1, 2), (3, 4)])
def test_the_bonus_is_a_number_of_the_content(table: MakeTable, bonus: int, pb: int) -> None:
    """0 takes it away."""
    t = freed_by(table, B, content=ruled(liberate_freed_sanctuary_bonus_pb=bonus))
    t.play(bh.StopMoving(A), bh.Liberate(A, "ghoul#d1"))
    assert t.pb(A) == pb


@pytest.mark.rule("BH-SAN-04", "BH-SAN-03", "BH-P0-03")
def test_retiring_frees_nothing(table: MakeTable) -> None:
    """Phase 0 retires Grushnak while A stands on his sanctuary: no tyrant to fight there, and no bonus."""
    others = [shown(name) for name in SANCTUARIES if name != "grushnak"]
    t = table(
        arranged(
            on(EAST, bestiary=("ghoul#d1",)),
            tiles=[tile("sanctuary_axe", EAST)],
            tyrants=[shown("grushnak", "swamp"), *others],
            deck=["undine#d1"],
            round=8,
            dice=[6],
        )
    )
    assert t.status("grushnak") == "retired"
    assert (t.freed(EAST), t.defeated) == (False, 0)
    retirement = t.happened(bh.TyrantRetired)[0]
    assert "BH-SAN-04" in retirement.rules
    t.play(bh.StopMoving(A), bh.Liberate(A, "ghoul#d1"))
    assert t.pb(A) == 1
    t.map_here()
    assert t.bestiary(A) == ["undine#d1"]
    assert t.current == B


@pytest.mark.rule("BH-SAN-04")
def test_a_sanctuary_that_was_freed_stays_free_when_others_retire(table: MakeTable) -> None:
    """The row loses its leftmost undefeated tyrant, not the defeated one to its left."""
    others = [shown(name) for name in SANCTUARIES if name not in ("grushnak", "ashmane")]
    t = table(
        arranged(
            bh.Position(bestiary=("grushnak",)),
            tiles=[tile("sanctuary_axe", EAST), tile("sanctuary_claw", FAR)],
            tyrants=[tyrant("grushnak", "plain"), shown("ashmane", "swamp"), *others],
            round=8,
        )
    )
    assert (t.status("grushnak"), t.status("ashmane")) == ("defeated", "retired")
    assert (t.freed(EAST), t.freed(FAR)) == (True, False)


@pytest.mark.rule("BH-SAN-04")
def test_a_retired_tyrant_was_not_defeated(table: MakeTable) -> None:
    """A position with a retired tyrant has D = 0 and its sanctuary is not free."""
    t = table(arranged(on(PLAIN), tiles=[tile("sanctuary_axe", EAST)], tyrants=[retired("grushnak")]))
    assert (t.freed(EAST), t.defeated) == (False, 0)
