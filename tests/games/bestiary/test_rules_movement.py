"""Rules BH-P1, first half: steps, exploring, and heroes who stand in the way."""

from __future__ import annotations

from typing import Final

import pytest
from attrs import evolve

from boardrules.games import bestiary as bh
from tests.games.bestiary.playing import targets, ways_out
from tests.games.bestiary.table import (
    EAST,
    FOREST,
    HANDEL,
    MOUNTAIN,
    PLAIN,
    PLAIN_2,
    RIVERBANK,
    SWAMP,
    MakeTable,
    Table,
    on,
    unveiled,
)
from tests.games.happened import kinds, refused
from tests.games.setups import fault


def steps(game: Table) -> object:
    """Return how many steps the open question says are left."""
    decision = game.decision
    assert decision is not None
    assert decision.prompt.key == "move"
    return dict(decision.prompt.args)["steps"]


def tiny(basic: int) -> bh.Tables:
    """Return a content in which each of the three stacks has so many tiles, all basic ones."""
    counts = tuple([(players, basic) for players in (2, 3, 4)])
    return evolve(bh.load().tables, stack_sanctuaries=0, stack_cities=0, stack_basic=counts)


# -- steps -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-P1-01")
def test_a_hero_moves_step_by_step_to_adjacent_hexes(strict: MakeTable) -> None:
    """All six neighbours, each step one less; what is not adjacent is refused."""
    t = strict(unveiled())
    assert steps(t) == 3
    assert targets(t) == [PLAIN, FOREST, MOUNTAIN, SWAMP, RIVERBANK, PLAIN_2]
    t.play(bh.Step(0, FOREST))

    assert set(t.changes) >= {"players[0].place.q", "players[0].place.r", "path"}
    (moved,) = t.events
    assert moved == bh.Moved(0, HANDEL, FOREST, rules=("BH-P1-01",))
    assert steps(t) == 2
    assert targets(t) == [MOUNTAIN, HANDEL, PLAIN]
    assert refused(t, bh.Step(0, SWAMP)) == ("not_adjacent", "BH-P1-01")
    assert refused(t, bh.Explore(0, SWAMP, 0)) == ("not_adjacent", "BH-P1-01")
    assert refused(t, bh.Step(0, FOREST)) == ("not_adjacent", "BH-P1-01")


@pytest.mark.rule("BH-P1-01")
def test_every_terrain_costs_one_step(strict: MakeTable) -> None:
    """Kael with four steps crosses mountain, forest and plain, and has one left."""
    t = strict(unveiled(bh.Position(hero="kael"), tiles=(("sanctuary_axe", 2, 0),)))
    for left, place in ((3, MOUNTAIN), (2, FOREST), (1, PLAIN), (0, EAST)):
        t.play(bh.Step(0, place))
        assert steps(t) == left


@pytest.mark.rule("BH-P1-01")
def test_a_hero_may_go_back_and_forth(strict: MakeTable) -> None:
    """A hex may be visited again: nothing but the number of steps counts."""
    t = strict(unveiled())
    t.play(bh.Step(0, PLAIN), bh.Step(0, HANDEL), bh.Step(0, PLAIN))

    assert (t.at(0), t.prompt) == (PLAIN, "survey")
    assert t.state.path == (HANDEL, PLAIN, HANDEL, PLAIN)


@pytest.mark.rule("BH-P1-01")
def test_moving_is_optional(strict: MakeTable) -> None:
    """To stop is offered from the start on; without a step nothing changes but the phase."""
    t = strict(unveiled(on(PLAIN)))
    assert t.actions(0)[0] == bh.StopMoving(0)
    t.play(bh.StopMoving(0))

    assert (t.prompt, t.at(0), t.events) == ("survey", PLAIN, [])
    assert t.changes == {}


# -- exploring -------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-P1-02", "BH-P1-03")
def test_the_player_draws_from_any_stack_where_no_hex_is(strict: MakeTable) -> None:
    """Three directions off the map, three stacks; the top tile of the chosen one is laid there, and entered."""
    tops = (("swamp_2",), ("forest_3", "plain_4"), ("mountain_2",))
    t = strict(unveiled(on(PLAIN), stacks=tops))
    off = [EAST, bh.Hex(2, -1), bh.Hex(1, 1)]
    assert ways_out(t) == [(place, stack) for place in off for stack in range(3)]
    t.play(bh.Explore(0, EAST, 1))

    assert (t.state.tiles[EAST], t.at(0)) == ("forest_3", EAST)
    assert (steps(t), t.view(0).stacks) == (2, (9, 8, 9))
    assert t.state.stacks[1][-1].card == "plain_4"
    explored, moved = t.events
    assert explored == bh.TileExplored(0, 1, "forest_3", EAST, rules=("BH-P1-02", "BH-P1-03"))
    assert moved == bh.Moved(0, PLAIN, EAST, rules=("BH-P1-01",))
    assert list(t.state.tiles)[-1] == EAST


@pytest.mark.rule("BH-P1-02")
def test_an_unknown_hex_is_not_stepped_onto_and_a_known_one_not_explored(strict: MakeTable) -> None:
    t = strict(unveiled(on(PLAIN)))

    assert refused(t, bh.Step(0, EAST)) == ("explore", "BH-P1-02")
    assert refused(t, bh.Explore(0, HANDEL, 0)) == ("already_explored", "BH-P1-02")
    assert fault(bh.GAME, tiles=(("plain_3", 1, 0),)) == ("tiles[0]", "occupied", "BH-P1-02")
    assert fault(bh.GAME, tiles=(("plain_3", 4, 0),)) == ("tiles[0]", "off_board", "BH-P1-02")


@pytest.mark.rule("BH-P1-02")
def test_the_map_grows_for_everybody(strict: MakeTable) -> None:
    """What one hero has found the next one walks on."""
    t = strict(unveiled(on(PLAIN), on(FOREST), stacks=(("city_belmora",),)))
    t.play(bh.Explore(0, bh.Hex(2, -1), 0), bh.StopMoving(0), bh.MapHex(0, bh.Hex(2, -1)))

    assert t.state.current == 1
    assert bh.Hex(2, -1) in targets(t, 1)
    t.play(bh.Step(1, bh.Hex(2, -1)))
    assert t.at(0) == t.at(1) == bh.Hex(2, -1)


@pytest.mark.rule("BH-P1-03")
def test_an_explored_hex_is_entered_for_good(strict: MakeTable) -> None:
    """Once the tile is seen the hero is on it: going back is another step."""
    t = strict(unveiled(on(PLAIN), stacks=(("swamp_2",),)))
    t.play(bh.Explore(0, EAST, 0))
    assert t.at(0) == EAST
    t.play(bh.Step(0, PLAIN))

    assert (t.at(0), steps(t)) == (PLAIN, 1)


@pytest.mark.rule("BH-P1-03", "BH-P0-10")
def test_a_fresh_tile_has_no_token(strict: MakeTable) -> None:
    """Not even a plain while Grushnak's orcs are on all others: the hero goes on unharmed."""
    t = strict(unveiled(on(FOREST), stacks=(("plain_3",),), tokens=(("orc", 1, 0), ("orc", 0, 1))))
    t.play(bh.Explore(0, bh.Hex(2, -2), 0))

    assert bh.Hex(2, -2) not in t.state.tokens
    assert (t.prompt, steps(t)) == ("move", 2)


@pytest.mark.rule("BH-P1-03")
def test_exploring_needs_a_step(strict: MakeTable) -> None:
    """Kael, who could win one by an ability, is still asked after his last step: nothing is to be explored."""
    t = strict(unveiled(bh.Position(hero="kael"), stacks=(("swamp_2",),)))
    for place in (PLAIN, HANDEL, SWAMP, RIVERBANK):
        t.play(bh.Step(0, place))
    off = next(place for place in RIVERBANK.neighbours() if place not in t.state.tiles)
    assert (steps(t), ways_out(t)) == (0, [])
    assert refused(t, bh.Explore(0, off, 0)) == ("no_steps_left", "BH-P1-01")
    t.play(bh.UseAbility(0, "light_step"), bh.Explore(0, off, 0))

    assert t.state.tiles[off] == "swamp_2"


@pytest.mark.rule("BH-P1-04")
def test_an_empty_stack_cannot_be_chosen(strict: MakeTable) -> None:
    """Stacks of one tile: the one that was drawn from is no choice any more while the others have tiles."""
    t = strict(unveiled(on(PLAIN), content=tiny(1)))
    t.play(bh.Explore(0, EAST, 1))
    off = bh.Hex(3, 0)

    assert {stack for _, stack in ways_out(t)} == {0, 2}
    assert refused(t, bh.Explore(0, off, 1)) == ("empty_stack", "BH-P1-04")
    assert refused(t, bh.Explore(0, off, 3)) == ("empty_stack", "BH-P1-04")


@pytest.mark.rule("BH-P1-04")
def test_with_all_stacks_empty_the_map_stops_growing(strict: MakeTable) -> None:
    """The last tile is found; a step off the map is refused, steps on it are as free as before."""
    t = strict(unveiled(on(PLAIN, hero="kael"), content=tiny(1), players=3))
    t.play(bh.Explore(0, EAST, 0), bh.Explore(0, bh.Hex(3, 0), 1), bh.Explore(0, bh.Hex(3, -1), 2))
    assert t.view(0).stacks == (0, 0, 0)
    off = bh.Hex(4, -1)

    assert (steps(t), ways_out(t)) == (1, [])
    assert targets(t) == [EAST, bh.Hex(3, 0)]
    for action in (bh.Explore(0, off, 0), bh.Step(0, off)):
        assert refused(t, action) == ("no_tiles_left", "BH-P1-04")
    t.play(bh.Step(0, EAST))
    assert t.at(0) == EAST


@pytest.mark.rule("BH-P1-04")
def test_a_game_without_tiles_to_explore(strict: MakeTable) -> None:
    """From the plain three steps lead over the map and none off it."""
    t = strict(unveiled(on(PLAIN), content=tiny(0)))

    assert (ways_out(t), set(targets(t))) == ([], {HANDEL, FOREST, PLAIN_2})
    assert refused(t, bh.Step(0, EAST)) == ("no_tiles_left", "BH-P1-04")


# -- other heroes ----------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-P1-09")
def test_a_hex_holds_one_hero_a_city_any_number(strict: MakeTable) -> None:
    """All four may stand in Handel; two on a plain are no position."""
    t = strict(unveiled(bh.Position(), bh.Position(), bh.Position(), bh.Position()))
    assert [t.at(who) for who in range(4)] == [HANDEL] * 4

    assert fault(bh.GAME, seats=(on(PLAIN), on(PLAIN))) == ("seats[1].at", "occupied", "BH-P1-09")
    both = (on(EAST), on(EAST))
    t = strict(unveiled(*both, tiles=(("city_belmora", 2, 0),)))
    assert t.at(0) == t.at(1) == EAST


@pytest.mark.rule("BH-P1-09")
def test_a_hero_may_join_others_in_a_city(strict: MakeTable) -> None:
    """It may stop there although two stand in it already."""
    t = strict(unveiled(on(PLAIN), bh.Position(), bh.Position()))
    t.play(bh.Step(0, HANDEL))
    assert t.is_legal(bh.StopMoving(0))
    t.play(bh.StopMoving(0))

    assert [t.at(who) for who in range(3)] == [HANDEL] * 3
    assert t.happened(bh.SentBack) == []


@pytest.mark.rule("BH-P1-10")
def test_a_hero_passes_through_another(strict: MakeTable) -> None:
    """At no extra cost, and nothing happens to either."""
    t = strict(unveiled(bh.Position(), on(PLAIN), tiles=(("swamp_2", 2, 0),)))
    t.play(bh.Step(0, PLAIN))
    assert kinds(t.events) == ["Moved"]
    assert steps(t) == 2
    t.play(bh.Step(0, EAST))
    assert steps(t) == 1
    t.play(bh.StopMoving(0))

    assert (t.at(0), t.at(1)) == (EAST, PLAIN)
    assert t.happened(bh.SentBack) == []


@pytest.mark.rule("BH-P1-11")
def test_stopping_on_another_hero_is_not_offered(strict: MakeTable) -> None:
    """As long as there are steps to take the hero has to go on."""
    t = strict(unveiled(bh.Position(), on(PLAIN)))
    t.play(bh.Step(0, PLAIN))

    assert bh.StopMoving(0) not in t.actions(0)
    assert refused(t, bh.StopMoving(0)) == ("occupied", "BH-P1-11")
    t.play(bh.Step(0, FOREST))
    assert t.is_legal(bh.StopMoving(0))


@pytest.mark.rule("BH-P1-11")
def test_whose_steps_run_out_on_another_hero_is_put_back(strict: MakeTable) -> None:
    """Onto the last hex of the way where it can stand; the spent steps stay spent."""
    t = strict(unveiled(on(SWAMP), on(PLAIN)))
    t.play(bh.Step(0, HANDEL), bh.Step(0, PLAIN_2), bh.Step(0, PLAIN))

    assert (t.at(0), t.prompt) == (PLAIN_2, "survey")
    assert t.expect_event(bh.SentBack, seat=0, to=PLAIN_2).rules == ("BH-P1-11",)
    assert refused(t, bh.Step(0, HANDEL)) == ("not_offered", "BH-P2-01")


@pytest.mark.rule("BH-P1-11")
def test_two_heroes_in_a_row_put_a_hero_back_before_both(strict: MakeTable) -> None:
    """Through (1, 0) onto (1, -1), both occupied: back to where the turn began."""
    t = strict(unveiled(on(PLAIN_2, hero="brunhild"), on(PLAIN), on(FOREST)))
    t.play(bh.Step(0, PLAIN), bh.Step(0, FOREST))

    assert t.at(0) == PLAIN_2
    t.expect_event(bh.SentBack, to=PLAIN_2)
    assert t.prompt == "survey"


@pytest.mark.rule("BH-P1-11")
def test_a_crowded_city_is_a_place_to_be_put_back_to(strict: MakeTable) -> None:
    """Handel holds another hero already, and qualifies all the same."""
    t = strict(unveiled(on(SWAMP, hero="brunhild"), on(PLAIN), on(HANDEL)))
    t.play(bh.Step(0, HANDEL), bh.Step(0, PLAIN))

    assert t.at(0) == t.at(2) == HANDEL
    t.expect_event(bh.SentBack, to=HANDEL)


@pytest.mark.rule("BH-P1-11")
def test_a_step_that_can_still_be_won_comes_before_being_put_back(strict: MakeTable) -> None:
    """Kael on another hero with no step left: he goes on with Light Step, or stops and is put back."""
    setup = unveiled(bh.Position(hero="kael"), on(PLAIN))
    for helped in (True, False):
        t = strict(setup)
        t.play(bh.Step(0, SWAMP), bh.Step(0, HANDEL), bh.Step(0, PLAIN_2), bh.Step(0, PLAIN))
        assert t.actions(0) == (bh.StopMoving(0), bh.UseAbility(0, "light_step"))
        if helped:
            t.play(bh.UseAbility(0, "light_step"))
            assert bh.StopMoving(0) not in t.actions(0)
            t.play(bh.Step(0, FOREST))
        else:
            t.play(bh.StopMoving(0))
        assert t.at(0) == (FOREST if helped else PLAIN_2)
        assert len(t.happened(bh.SentBack)) == (0 if helped else 1)


@pytest.mark.rule("BH-P1-09", "BH-P1-11")
def test_nobody_ever_stands_on_another_hero_between_turns(strict: MakeTable) -> None:
    """Whoever walks around the ring, at each end of a movement every hex outside Handel has one hero at most."""
    ring: Final = (PLAIN, FOREST, MOUNTAIN, SWAMP, RIVERBANK, PLAIN_2)
    # A tyrant whose terrain is not on the map, so that no token stops anybody in rounds 1 and 2.
    quiet = (bh.TyrantPlace(tyrant="aldric", terrain="sanctuary"),)
    walkers = (on(PLAIN), on(FOREST), on(MOUNTAIN, hero="nyra"))
    t = strict(unveiled(*walkers, tyrants=quiet, deck_size=0))
    for _ in range(6):
        who = t.state.current
        while t.prompt == "move" and t.asked == (who,):
            t.play(bh.Step(who, ring[(ring.index(t.at(who)) + 1) % 6]))
        assert len({t.at(other) for other in range(3)}) == 3
        t.play(bh.MapHex(who, t.at(who)))

    assert t.state.round == 3
