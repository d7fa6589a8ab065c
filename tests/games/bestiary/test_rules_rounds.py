"""Rules BH-RND and BH-TIE: rounds, the first player, and who decides about an order."""

from __future__ import annotations

import random

import pytest
from attrs import evolve

from boardrules.games import bestiary as bh
from boardrules.games.bestiary.content import Op
from boardrules.games.bestiary.turn import Turn
from tests.games.bestiary.playing import idle
from tests.games.bestiary.ruled import ruled
from tests.games.bestiary.table import (
    EAST,
    FOREST,
    HANDEL,
    MOUNTAIN,
    PLAIN,
    PLAIN_2,
    MakeTable,
    Table,
    on,
    opened,
    row,
    unveiled,
)
from tests.games.happened import refused
from tests.games.setups import fault


def turns_of(game: Table) -> list[tuple[int, int]]:
    """Return round and seat of every turn that has begun."""
    found, now = [], 0
    for event in game.log:
        if isinstance(event, bh.RoundStarted):
            now = event.round
        elif isinstance(event, bh.TurnStarted):
            found.append((now, event.seat))
    return found


# -- rounds ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-RND-01", "BH-RND-02", "BH-RND-03")
@pytest.mark.parametrize(
    ("players", "rounds"),
    [
        (2, ["01", "10", "01", "10"]),
        (3, ["012", "120", "201", "012"]),
        (4, ["0123", "1230", "2301", "3012"]),
    ],
)
def test_every_round_goes_once_around_and_begins_one_seat_on(
    strict: MakeTable, players: int, rounds: list[str]
) -> None:
    """Clockwise from the first player of the round, whose role moves on with every new round."""
    t = strict(unveiled(players=players, tyrants=row()))
    idle(t, 4 * players)

    wanted = [(number, int(who)) for number, seats in enumerate(rounds, 1) for who in seats]
    assert turns_of(t)[:-1] == wanted
    assert [(event.round, event.first) for event in t.happened(bh.RoundStarted)] == [
        (number, (number - 1) % players) for number in range(1, 6)
    ]


@pytest.mark.rule("BH-RND-02", "BH-RND-03")
def test_the_round_ends_with_the_last_players_turn(strict: MakeTable) -> None:
    """Seat 2 goes last in round 1, and seat 1 begins round 2: its first turn is not the next seat's."""
    t = strict(unveiled(tyrants=row()))
    idle(t, 2)
    assert (t.state.round, t.state.first, t.state.current) == (1, 0, 2)
    idle(t)

    assert (t.state.round, t.state.first, t.state.current) == (2, 1, 1)
    started = t.expect_event(bh.RoundStarted, round=2, first=1)
    assert started.rules == ("BH-RND-01", "BH-RND-02", "BH-RND-03")
    assert t.expect_event(bh.TurnStarted, seat=1).rules == ("BH-RND-01", "BH-TRN-01")


@pytest.mark.rule("BH-RND-03")
def test_the_role_of_the_first_player_can_be_fixed(strict: MakeTable) -> None:
    """With the switch off every round begins with the same seat."""
    t = strict(unveiled(first_player=1, tyrants=row(), content=ruled(round_first_player_rotates=False)))
    idle(t, 9)

    assert [who for _, who in turns_of(t)] == [1, 2, 0] * 3 + [1]
    assert [event.first for event in t.happened(bh.RoundStarted)] == [1, 1, 1, 1]


@pytest.mark.rule("BH-RND-01")
def test_nobody_acts_in_anothers_turn(strict: MakeTable) -> None:
    """Who is not asked is refused by the rule of turns; rounds are counted from 1."""
    t = strict(unveiled())

    for action in (bh.StopMoving(1), bh.Step(2, PLAIN)):
        assert refused(t, action) == ("not_your_decision", "BH-RND-01")
    assert fault(bh.GAME, round=0) == ("round", "out_of_range", "BH-RND-01")


# -- ties ------------------------------------------------------------------------------------------------------

TWO_PLAINS = (("plain_3", 2, 0), ("plain_4", 2, -1))


@pytest.mark.rule("BH-TIE-01", "BH-TIE-02")
def test_the_active_player_chooses_where_scarce_tokens_go(strict: MakeTable) -> None:
    """In Phase 0 that is the first player of the round, whoever that is; the others are refused."""
    for first in range(3):
        t = strict(unveiled(round=2, first_player=first, tyrants=row(), tiles=TWO_PLAINS, gone={"orc": 3}))
        assert (t.prompt, t.asked) == ("token", (first,))
        other = (first + 1) % 3
        assert refused(t, bh.PlaceToken(other, PLAIN)) == ("not_your_decision", "BH-RND-01")


@pytest.mark.rule("BH-TIE-01", "BH-TIE-02")
def test_the_active_player_picks_among_willing_assistants(strict: MakeTable) -> None:
    """Asked clockwise from the active player, who then chooses."""
    seats = (on(FOREST), on(PLAIN), on(MOUNTAIN))
    t = strict(unveiled(*seats, first_player=1, deck=("undine#d",), dice=(1,)))
    t.play(bh.StopMoving(1), bh.MapHex(1, PLAIN), bh.Roll(1))
    # Seat 2 stands too far away: only the one neighbour is asked.
    assert t.asked == (0,)
    t.play(bh.Decline(0))

    # Seat 0 is the first player of the round; the active one is seat 1.
    four = (bh.Position(), on(FOREST), on(PLAIN), on(MOUNTAIN))
    t = strict(unveiled(*four, deck=("undine#d",), dice=(1, 6)))
    idle(t)
    t.play(bh.StopMoving(1), bh.MapHex(1, FOREST), bh.Roll(1))
    assert t.asked == (2,)
    t.play(bh.Assist(2))
    assert t.asked == (3,)
    t.play(bh.Assist(3))
    assert (t.prompt, t.asked) == ("assistant", (1,))
    assert t.actions(1) == (bh.ChooseAssistant(1, 2), bh.ChooseAssistant(1, 3))
    t.play(bh.ChooseAssistant(1, 3))
    assert t.bestiary(3) == ["undine#d1"]
    assert t.bestiary(2) == []


@pytest.mark.rule("BH-TIE-01", "BH-TIE-02")
def test_the_active_player_orders_what_anothers_capture_triggers(strict: MakeTable) -> None:
    """An assistant with two abilities on capture: the active player says which comes first, the assistant uses them."""
    packaged = bh.load().tables
    kael = next(hero for hero in packaged.heroes if hero.id == "kael")
    twin = [
        evolve(kael.abilities[0], id=name, timing="on_capture", usable_when_assisting=True, effects=(Op(*op),))
        for name, op in (("first_gift", ("gain_pb", 0, "", 1)), ("second_gift", ("gain_pb", 0, "", 2)))
    ]
    heroes = [evolve(hero, abilities=tuple(twin)) if hero.id == "kael" else hero for hero in packaged.heroes]
    content = evolve(packaged, heroes=tuple(heroes))
    seats = (on(PLAIN), bh.Position(), on(FOREST), bh.Position())
    t = strict(unveiled(*seats, first_player=3, content=content, deck=("undine#d",), dice=(1, 6)))
    idle(t)
    t.play(bh.StopMoving(0), bh.MapHex(0, PLAIN), bh.Assist(2))

    assert (t.prompt, t.asked) == ("trigger_order", (0,))
    assert t.actions(0) == (bh.NextTrigger(0, "first_gift"), bh.NextTrigger(0, "second_gift"))
    t.play(bh.NextTrigger(0, "second_gift"))
    assert t.asked == (2,)
    t.play(bh.UseAbility(2, "second_gift"))
    t.expect_change("players[2].pb", 0, 2)
    assert t.asked == (2,)
    t.play(bh.UseAbility(2, "first_gift"))
    t.expect_change("players[2].pb", 2, 3)


@pytest.mark.rule("BH-TIE-01", "BH-TIE-02")
def test_nothing_is_ever_decided_outside_a_turn() -> None:
    """In random games every question comes while a turn is in progress, in Phase 0 that of the first player.

    So who decides about an order is the active player, and when nobody had been active yet it would be the first.
    """
    ties = {"token", "assistant", "trigger_order"}
    asked = set()
    for seed in range(6):
        chance = random.Random(seed)
        state = bh.GAME.start(bh.Setup(players=4), seed)
        while (decision := bh.GAME.decision(state)) is not None:
            assert isinstance(state.stack[0], Turn)
            if decision.prompt.key in ties:
                assert decision.seats == (state.current,)
            if state.phase == "reveal":
                assert state.current == state.first
            asked.add(decision.prompt.key)
            bh.GAME.apply(state, chance.choice(decision.actions))

    assert asked >= {"move", "survey", "track", "roll", "assist"}


@pytest.mark.rule("BH-TIE-02")
def test_the_steps_of_a_capture_are_fixed(strict: MakeTable) -> None:
    """Card, overflow, mission, the card's own effect, the captor's abilities: nobody is asked for an order."""
    five = ("imp#d1", "ghoul#d1", "wolf_rider#d1", "undine#d1", "wraith#d1")
    missions = ("trap_chimera", "map_sanctuary", "map_riverbank", "map_riverbank")
    t = strict(unveiled(on(PLAIN, bestiary=five), missions=missions, deck=("griffin#d1",), dice=(6,)))
    t.play(bh.StopMoving(0), bh.MapHex(0, PLAIN))
    assert (t.prompt, len(t.bestiary(0))) == ("overflow", 6)
    t.play(bh.GiveUp(0, "ghoul#d1"))
    assert t.happened(bh.MissionCompleted)[0].mission == "trap_chimera#1"
    assert t.prompt == "scout"
    t.play(bh.Decline(0))
    assert (t.prompt, t.actions(0)) == ("trigger", (bh.Decline(0), bh.UseAbility(0, "gamblers_cut")))


@pytest.mark.rule("BH-RND-01", "BH-RND-02")
def test_a_turn_that_ends_by_death_is_a_turn_all_the_same(strict: MakeTable) -> None:
    """The next seat goes on, and the dead hero plays again in the next round."""
    t = strict(unveiled(on(PLAIN, hearts=1), deck=("undine#d",), dice=(1,), tyrants=row()))
    t.play(bh.StopMoving(0), bh.MapHex(0, PLAIN))
    assert (t.state.current, t.state.players[0].place) == (1, HANDEL)
    idle(t, 5)

    assert turns_of(t) == [(1, 0), (1, 1), (1, 2), (2, 1), (2, 2), (2, 0), (3, 2)]


@pytest.mark.rule("BH-RND-02")
def test_a_round_in_progress_may_be_arranged(strict: MakeTable) -> None:
    """Round 7 with seat 2 as its first player is followed by round 8 with seat 0."""
    t = strict(unveiled(round=7, first_player=2, tyrants=opened(5), tiles=(("plain_3", 2, 0),)))
    assert EAST in t.state.tiles
    idle(t, 3)

    assert (t.state.round, t.state.first, t.state.current) == (8, 0, 0)
    assert PLAIN_2 in t.state.tiles
