"""Rules of the end of the game (BH-END-01 to BH-END-03)."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve

from boardrules.games import bestiary as bh
from tests.games.bestiary.table import (
    EAST,
    HANDEL,
    MOUNTAIN,
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
from tests.games.bestiary.variants import switched
from tests.games.happened import refused

#: The row from left to right in tests that name all of it.
ROW = ("morvain", "ondrath", "aldric", "ashmane", "azhurel", "grushnak")
TERRAINS = ("forest", "swamp", "riverbank", "sanctuary", "mountain", "plain")


def row(*captured: str, hidden: int = 0, open_: int = 1) -> list[bh.TyrantPlace]:
    """Return a row in which the last tyrants are hidden, those before them open, and the first ones retired."""
    places = []
    free = [name for name in ROW if name not in captured]
    for name, terrain in zip(ROW, TERRAINS, strict=True):
        if name in captured:
            places.append(tyrant(name, terrain))
            continue
        right = len(free) - 1 - free.index(name)
        make = tyrant if right < hidden else shown if right < hidden + open_ else retired
        places.append(make(name, terrain))
    return places


def before_grushnak(table: MakeTable, *captured: str, die: int, hidden: int = 0, open_: int = 1, **more: Any) -> Table:
    """Let A, on the sanctuary of grushnak, fight him, B having captured these tyrants, and roll this number."""
    seats = (on(EAST, pb=1), bh.Position(pb=2, bestiary=captured))
    tiles = [tile("sanctuary_axe", EAST)]
    t = table(arranged(*seats, tiles=tiles, tyrants=row(*captured, hidden=hidden, open_=open_), dice=[die], **more))
    t.map_here()
    t.play(bh.FightTyrant(A, "grushnak"))
    return t


def goes_on(t: Table, seat: int) -> None:
    """Check that the game is not over, and whose turn it is."""
    assert t.outcome is None
    assert t.next_turn == (seat, "move", (seat,))
    assert not t.happened(bh.GameEnded)


def is_over(t: Table, reason: str) -> None:
    """Check that the game is over for this reason, and that nothing can be done any more."""
    assert t.outcome is not None
    assert t.outcome.reason == reason
    assert (t.decision, t.asked, t.state.stack) == (None, (), [])
    ended = t.happened(bh.GameEnded)
    assert [event.reason for event in ended] == [reason]
    by = "BH-END-01" if ended[0].reason == "third_tyrant" else "BH-END-02"
    tied = [score for score in ended[0].scores if score == max(ended[0].scores)]
    assert ended[0].rules == (by, "BH-END-03", "BH-SCO-01", "BH-SCO-03", *(("BH-SCO-05",) if len(tied) > 1 else ()))
    assert t.log[-1] == ended[0]
    for seat in (A, B, C):
        assert t.actions(seat) == ()
        assert refused(t, bh.StopMoving(seat)) == ("game_over", "BH-END-03")


# -- the third tyrant --------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-END-01", "BH-END-03", "BH-TYR-05")
def test_the_third_defeated_tyrant_of_all_players_ends_the_game(table: MakeTable) -> None:
    """Two of B and one of A: over there and then, in the middle of the round, with tyrants left in the row."""
    t = before_grushnak(table, "morvain", "ondrath", die=4, open_=4)

    is_over(t, "third_tyrant")
    assert (t.defeated, t.state.round, t.current) == (3, 1, A)
    assert t.bestiary(A) == ["grushnak"]
    assert [event.seat for event in t.happened(bh.TurnStarted)] == [A]
    assert t.outcome is not None
    assert t.outcome.scores == (1 + 4, 2 + 5 + 5, 0)


@pytest.mark.rule("BH-END-01")
def test_the_second_defeated_tyrant_does_not_end_it(table: MakeTable) -> None:
    """One of B and one of A."""
    t = before_grushnak(table, "morvain", die=6, open_=5)

    goes_on(t, B)
    assert t.defeated == 2


@pytest.mark.rule("BH-END-01")
def test_a_failed_fight_for_the_third_does_not_end_it(table: MakeTable) -> None:
    """A 3 against 4."""
    t = before_grushnak(table, "morvain", "ondrath", die=3, open_=4)

    goes_on(t, B)


@pytest.mark.rule("BH-END-01")
@pytest.mark.parametrize(("number", "captured"), [(1, ()), (2, ("morvain",)), (4, ("morvain", "ondrath", "aldric"))])
def test_how_many_tyrants_end_the_game_is_a_switch(table: MakeTable, number: int, captured: tuple[str, ...]) -> None:
    """With 1, 2 or 4 that one ends it; with one more it would not."""
    last = switched(tyrants_defeated_to_end_game=number)
    is_over(before_grushnak(table, *captured, die=6, open_=6 - len(captured), content=last), "third_tyrant")

    one_more = switched(tyrants_defeated_to_end_game=number + 1)
    goes_on(before_grushnak(table, *captured, die=6, open_=6 - len(captured), content=one_more), B)


@pytest.mark.rule("BH-END-01", "BH-END-03", "BH-TYR-05")
def test_an_overflow_of_the_third_tyrant_is_resolved_and_nothing_else_is(table: MakeTable) -> None:
    """The card that leaves gives its points before the game is scored; no mission, no trigger, no turn after it."""
    content = switched(missions_tyrant_capture_matches=True, abilities_on_capture_includes_tyrants=True)
    held = ["orc_tracker#d1", "ghoul#d1", "hydra#d1", "imp#d1", "lich#d1"]
    setup = arranged(
        on(EAST, bestiary=held),
        bh.Position(bestiary=["morvain", "ondrath"]),
        tiles=[tile("sanctuary_axe", EAST)],
        tyrants=row("morvain", "ondrath", open_=4),
        missions=["trap_orc#1", "map_riverbank#1", "map_riverbank#2", "map_mountain#1"],
        dice=[4],
        content=content,
    )
    t = table(setup)
    t.map_here()
    t.play(bh.FightTyrant(A, "grushnak"))
    assert (t.prompt, t.outcome) == ("overflow", None)
    t.play(bh.GiveUp(A, "hydra#d1"))

    is_over(t, "third_tyrant")
    assert t.outcome is not None
    assert t.outcome.scores == (3 + 4 + 3, 10, 0)  # the hydra, grushnak, most beasts liberated
    assert t.missions(A) == []
    assert not t.happened(bh.AbilityUsed)


# -- the row -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-END-02", "BH-END-03", "BH-P0-04")
def test_retiring_the_last_undefeated_tyrant_ends_the_game_before_any_token_is_placed(table: MakeTable) -> None:
    """Phase 0 step 2: no token, no movement, no turn for anybody else."""
    t = table(arranged(round=13, first_player=B, tyrants=row()))

    is_over(t, "row_empty")
    assert t.status("grushnak") == "retired"
    assert [type(event) for event in t.log if isinstance(event, (bh.TyrantRetired, bh.TokenPlaced, bh.GameEnded))] == [
        bh.TyrantRetired,
        bh.GameEnded,
    ]
    assert t.tokens == {}
    assert (t.current, t.state.phase) == (B, "reveal")


@pytest.mark.rule("BH-END-02", "BH-P0-03")
def test_while_an_undefeated_tyrant_is_face_up_the_game_goes_on(table: MakeTable) -> None:
    """Two are left, one is retired; in the next round the other one, and it is over."""
    t = table(arranged(round=12, first_player=B, tyrants=row(open_=2)))
    assert (t.status("azhurel"), t.status("grushnak")) == ("retired", "open")
    assert t.tokens == {MOUNTAIN: "demon"}
    goes_on(t, B)
    for _ in range(3):
        t.turn_in_handel()

    is_over(t, "row_empty")
    assert t.state.round == 13


@pytest.mark.rule("BH-END-02", "BH-P0-02")
def test_revealing_the_last_tyrant_ends_nothing(table: MakeTable) -> None:
    """All six have been revealed then, but this one is undefeated."""
    captured = ("morvain", "ondrath")
    places = [tyrant(name, terrain) for name, terrain in zip(ROW, TERRAINS, strict=True)]
    setup = arranged(
        bh.Position(bestiary=captured),
        round=7,
        tyrants=[evolve(place, status="open") if place.tyrant in ROW[2:5] else place for place in places],
    )
    t = table(setup)

    assert t.status("grushnak") == "open"
    goes_on(t, A)


@pytest.mark.rule("BH-END-02", "BH-TYR-04")
def test_defeating_the_last_undefeated_tyrant_of_the_row_ends_the_game(table: MakeTable) -> None:
    """Five are retired: with D = 1 it is over right after the capture."""
    t = before_grushnak(table, die=5)

    is_over(t, "row_empty")
    assert t.defeated == 1


@pytest.mark.rule("BH-END-02")
def test_with_a_tyrant_left_in_the_row_a_defeat_ends_nothing(table: MakeTable) -> None:
    """Face up or still hidden."""
    goes_on(before_grushnak(table, die=5, open_=2), B)

    setup = arranged(
        on(EAST),
        tiles=[tile("sanctuary_axe", EAST)],
        tyrants=[shown("grushnak", "plain"), *[tyrant(name) for name in ROW[:5]]],
        dice=[5],
    )
    t = table(setup)
    t.map_here()
    t.play(bh.FightTyrant(A, "grushnak"))
    goes_on(t, B)


@pytest.mark.rule("BH-END-01", "BH-END-02")
def test_a_third_tyrant_that_is_the_last_of_the_row_counts_as_the_third(table: MakeTable) -> None:
    """Both conditions hold; the game has one reason."""
    is_over(before_grushnak(table, "morvain", "ondrath", die=4), "third_tyrant")


@pytest.mark.rule("BH-END-02", "BH-P0-12")
@pytest.mark.parametrize(
    ("captured", "last"), [((), 13), (("morvain",), 12), (("morvain", "ondrath"), 11)], ids=["D=0", "D=1", "D=2"]
)
def test_the_row_runs_out_in_the_round_of_the_timetable(table: MakeTable, captured: tuple[str, ...], last: int) -> None:
    """With two players who stay in Handel, from round 7, when the sixth tyrant is revealed."""
    places = [tyrant(name, terrain) for name, terrain in zip(ROW, TERRAINS, strict=True)]
    places = [place if place.tyrant == ROW[5] else evolve(place, status="open") for place in places]
    places = [evolve(place, status="hidden") if place.tyrant in captured else place for place in places]
    setup = arranged(bh.Position(bestiary=captured), players=2, heroes=("romilius", "kael"), round=7, tyrants=places)
    t = table(setup)
    while t.outcome is None:
        assert t.state.round < last
        t.turn_in_handel()

    is_over_for_two(t, last)


def is_over_for_two(t: Table, last: int) -> None:
    """Check the round in which a game of two ended, and that its first player was the last to be asked nothing."""
    assert (t.state.round, t.current) == (last, t.state.first)
    assert t.outcome is not None
    assert t.outcome.reason == "row_empty"
    assert t.at(A) == HANDEL


# -- at once -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-END-03")
def test_the_round_is_not_finished(table: MakeTable) -> None:
    """The first player of the round ends the game: the others have had no turn in it."""
    t = before_grushnak(table, "morvain", "ondrath", die=4, open_=4)

    assert t.outcome is not None
    assert [event.seat for event in t.happened(bh.TurnStarted)] == [A]
    assert [player.uses.of("turn") for player in t.state.players] == [{}, {}, {}]
    assert t.view(None).outcome == t.outcome
    assert t.view(None).prompt is None


@pytest.mark.rule("BH-END-03", "BH-TYR-05", "BH-P3-03")
def test_tracked_beasts_are_not_fought_after_the_end(table: MakeTable) -> None:
    """They were laid aside for the tyrant; nothing lies open at the end."""
    seats = (on(EAST), bh.Position(bestiary=["morvain", "ondrath"]))
    setup = arranged(
        *seats,
        tiles=[tile("sanctuary_axe", EAST)],
        tyrants=row("morvain", "ondrath", open_=4),
        deck=["ghoul#d1", "lich#d1"],
        dice=[4],
    )
    t = table(setup)
    t.track("ghoul#d1", "lich#d1")
    t.play(bh.FightTyrant(A, "grushnak"))

    is_over(t, "third_tyrant")
    assert (t.state.tracked, t.state.facing, t.discard) == ((), None, ["ghoul#d1", "lich#d1"])
