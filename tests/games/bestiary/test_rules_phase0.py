"""Rules BH-P0: revealing and retiring tyrants, the end of the game, and the tokens."""

from __future__ import annotations

from collections import Counter

import pytest

from boardrules.games import bestiary as bh
from tests.games.bestiary.playing import idle
from tests.games.bestiary.ruled import ruled
from tests.games.bestiary.table import (
    EAST,
    FOREST,
    HANDEL,
    MOUNTAIN,
    PLAIN,
    PLAIN_2,
    ROW,
    SWAMP,
    MakeTable,
    Table,
    on,
    opened,
    row,
    unveiled,
)
from tests.games.happened import kinds, refused
from tests.games.setups import fault, listed

#: What begins a turn with a Phase 0 that only reveals.
REVEALED = ["TyrantRevealed", "TokenPlaced"]


def statuses(game: Table) -> list[str]:
    """Return the statuses of the row from the left."""
    return [slot.status for slot in game.state.row]


def phase0(game: Table) -> list[tuple[int, int, str]]:
    """Return round, seat and tyrant of every Phase 0 that has happened."""
    found, now, who = [], 0, -1
    for event in game.log:
        if isinstance(event, bh.RoundStarted):
            now = event.round
        elif isinstance(event, bh.TurnStarted):
            who = event.seat
        elif isinstance(event, (bh.TyrantRevealed, bh.TyrantRetired)):
            found.append((now, who, event.tyrant))
    return found


# -- who and when ----------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-P0-01")
def test_the_first_player_reveals_in_every_round_but_the_first(strict: MakeTable) -> None:
    """Nobody in round 1; then seats 1, 2 and 0, at the start of their first turns of rounds 2, 3 and 4."""
    t = strict(unveiled(tyrants=row()))
    idle(t, 11)

    assert phase0(t) == [(2, 1, "grushnak"), (3, 2, "morvain"), (4, 0, "ondrath")]


@pytest.mark.rule("BH-P0-01")
def test_phase_0_comes_at_the_start_of_the_turn(strict: MakeTable) -> None:
    """Before the first question of the turn."""
    t = strict(unveiled(tyrants=row()))
    idle(t, 3)

    assert kinds(t.events) == ["HexMapped", "RoundStarted", "TurnStarted", *REVEALED, "TokenPlaced"]
    assert (t.prompt, t.asked) == ("move", (1,))


@pytest.mark.rule("BH-P0-01")
def test_a_phase_0_in_the_first_round_can_be_switched_on(strict: MakeTable) -> None:
    """With it the first tyrant is face up before anybody moves, and all reveals come a round earlier."""
    content = ruled(round_phase0_in_first_round=True)
    t = strict(unveiled(tyrants=row(), content=content))
    assert phase0(t) == [(1, 0, "grushnak")]
    assert t.state.tokens == {PLAIN: "orc", PLAIN_2: "orc"}
    idle(t, 3)

    assert phase0(t) == [(1, 0, "grushnak"), (2, 1, "morvain")]


# -- reveal and retire -----------------------------------------------------------------------------------------


@pytest.mark.rule("BH-P0-02", "BH-P0-05")
@pytest.mark.parametrize("known", range(6))
def test_the_next_tyrant_from_the_left_is_revealed(strict: MakeTable, known: int) -> None:
    """It and its Terrain card turn up together; nobody is asked, and everybody sees it."""
    t = strict(unveiled(round=known + 2, tyrants=opened(known)))

    assert statuses(t) == ["open"] * (known + 1) + ["hidden"] * (5 - known)
    revealed = t.happened(bh.TyrantRevealed)
    assert [(event.tyrant, event.terrain, event.rules) for event in revealed] == [(*ROW[known], ("BH-P0-02",))]
    seen = t.view(2).row[known]
    assert (seen.tyrant, seen.terrain) == ROW[known]
    assert t.prompt == "move"


@pytest.mark.rule("BH-P0-03")
def test_after_six_reveals_the_leftmost_undefeated_tyrant_retires(strict: MakeTable) -> None:
    """The defeated first and the retired second are skipped; the third can be fought no more."""
    status = ("defeated", "retired", "open", "open", "open", "open")
    holder = on(bh.Hex(2, 0), bestiary=("grushnak",))
    t = strict(unveiled(holder, round=9, tyrants=row(*status), tiles=(("sanctuary_spiral", 2, 0),), deck=("lich#d",)))

    assert statuses(t) == ["defeated", "retired", "retired", "open", "open", "open"]
    (retired,) = t.happened(bh.TyrantRetired)
    assert (retired.tyrant, retired.rules) == ("ondrath", ("BH-P0-03", "BH-SAN-04"))
    assert t.happened(bh.TyrantRevealed) == []
    t.play(bh.StopMoving(0), bh.Track(0))
    assert t.prompt == "track"  # and after it no question about the tyrant of the spiral
    t.play(bh.ChooseBeast(0, "lich#d1"), bh.Done(0))
    assert t.happened(bh.DieRolled)[0].against == "lich#d1"


@pytest.mark.rule("BH-P0-03")
def test_a_retirement_waits_for_the_last_reveal(strict: MakeTable) -> None:
    """With one still face down it is that one's turn, whatever lies open or defeated to its left."""
    status = ("defeated", "open", "open", "open", "open", "hidden")
    t = strict(unveiled(bh.Position(bestiary=("grushnak",)), round=7, tyrants=row(*status)))
    assert phase0(t) == [(7, 0, "aldric")]
    idle(t, 3)

    assert phase0(t) == [(7, 0, "aldric"), (8, 1, "morvain")]


@pytest.mark.rule("BH-P0-02", "BH-P0-03")
def test_no_arrangement_reveals_out_of_order() -> None:
    assert fault(bh.GAME, tyrants=row("open", "hidden", "open")) == ("tyrants[2].status", "contradiction", "BH-P0-02")
    assert ("tyrants[0].status", "contradiction", "BH-P0-03") in listed(bh.GAME, tyrants=row("retired", "open"))
    late = row("open", "retired", "open", "open", "open", "open")
    assert fault(bh.GAME, tyrants=late) == ("tyrants[0].status", "contradiction", "BH-P0-03")


# -- the end of the game ---------------------------------------------------------------------------------------


@pytest.mark.rule("BH-P0-04")
def test_the_end_is_looked_for_before_any_token_is_placed(strict: MakeTable) -> None:
    """The last tyrant retires: the game is over, the plains stay bare, and nobody is asked anything more."""
    other = (
        *[bh.TyrantPlace(tyrant=tyrant, terrain=terrain, status="retired") for tyrant, terrain in ROW[1:]],
        bh.TyrantPlace(tyrant="grushnak", terrain="plain", status="open"),
    )
    t = strict(unveiled(round=12, tyrants=other))

    assert statuses(t) == ["retired"] * 6
    assert t.state.tokens == {}
    assert (t.decision, t.actions(0)) == (None, ())
    assert t.outcome is not None
    assert t.outcome.reason == "row_empty"
    assert kinds(t.log)[-2:] == ["TyrantRetired", "GameEnded"]
    assert refused(t, bh.StopMoving(0)) == ("game_over", "BH-END-03")


@pytest.mark.rule("BH-P0-04")
def test_a_retirement_that_ends_nothing_places_tokens(strict: MakeTable) -> None:
    """With one more tyrant in the row the game goes on, and the tokens come."""
    t = strict(unveiled(round=8, tyrants=opened(6)))

    assert t.outcome is None
    assert t.state.tokens == {PLAIN: "orc", PLAIN_2: "orc"}
    assert t.prompt == "move"


@pytest.mark.rule("BH-P0-04")
def test_the_third_tyrant_ends_the_game_at_once_not_in_phase_0(strict: MakeTable) -> None:
    """The row is looked at in Phase 0 too, but a capture does not wait for it."""
    held = on(EAST, bestiary=("morvain", "ondrath"))
    t = strict(unveiled(held, tyrants=opened(6), tiles=(("sanctuary_axe", 2, 0),), dice=(4,)))
    t.play(bh.StopMoving(0), bh.MapHex(0, EAST), bh.FightTyrant(0, "grushnak"))

    assert t.outcome is not None
    assert (t.outcome.reason, t.state.round) == ("third_tyrant", 1)


# -- tokens ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-P0-05", "BH-P0-07")
def test_every_hex_of_the_terrain_gets_a_token_of_the_tyrants_type(strict: MakeTable) -> None:
    """Both plains and no other hex; one under a hero; the supply is two smaller."""
    t = strict(unveiled(bh.Position(), bh.Position(), on(PLAIN), round=2, tyrants=row()))

    assert t.state.tokens == {PLAIN: "orc", PLAIN_2: "orc"}
    assert t.state.supply == {"chimera": 4, "orc": 2, "demon": 4, "elemental": 4, "undead": 4, "human": 4}
    placed = t.happened(bh.TokenPlaced)
    assert [(event.kind, event.at, event.rules) for event in placed] == [
        ("orc", PLAIN, ("BH-P0-05",)),
        ("orc", PLAIN_2, ("BH-P0-05",)),
    ]
    assert t.state.players[2].place == PLAIN


@pytest.mark.rule("BH-P0-07", "BH-P1-05")
def test_the_own_phase_0_can_put_a_token_under_the_hero(strict: MakeTable) -> None:
    """Who stands on it when the movement begins has begun the turn on a token."""
    t = strict(unveiled(on(PLAIN), round=2, tyrants=row()))

    assert t.state.began_on_token
    assert dict(t.decision.prompt.args if t.decision else ())["steps"] == 1


@pytest.mark.rule("BH-P0-06")
def test_a_hex_with_a_token_is_skipped(strict: MakeTable) -> None:
    """The retirement of Grushnak finds an orc on one plain: it stays one token, the other plains get theirs."""
    tiles = (("plain_3", 2, 0), ("plain_4", 2, -1))
    t = strict(unveiled(round=8, tyrants=opened(6), tiles=tiles, tokens=(("orc", 1, 0),)))

    assert t.state.tokens == dict.fromkeys((PLAIN, PLAIN_2, EAST, bh.Hex(2, -1)), "orc")
    assert [event.at for event in t.happened(bh.TokenPlaced)] == [PLAIN_2, EAST, bh.Hex(2, -1)]
    assert t.state.supply["orc"] == 0


@pytest.mark.rule("BH-P0-06")
def test_no_arrangement_has_two_tokens_on_a_hex_or_one_in_a_city() -> None:
    assert fault(bh.GAME, tokens=(("orc", 1, 0), ("orc", 1, 0))) == ("tokens[1]", "duplicate", "BH-P0-06")
    assert fault(bh.GAME, tokens=(("human", 0, 0),)) == ("tokens[0]", "contradiction", "BH-CMP-10")


@pytest.mark.rule("BH-P0-05")
def test_a_token_lies_on_the_terrain_of_its_tyrant() -> None:
    """Tokens of two types on one terrain, or of one type on two, come from no Phase 0."""
    assert fault(bh.GAME, tokens=(("orc", 1, 0), ("undead", 0, 1))) == ("tokens[1]", "contradiction", "BH-P0-05")
    assert fault(bh.GAME, tokens=(("orc", 1, 0), ("orc", 1, -1))) == ("tokens[1]", "contradiction", "BH-P0-05")
    assert fault(bh.GAME, tokens=(("orc", 1, 0),), tyrants=row()) == ("tokens[0]", "contradiction", "BH-P0-05")


THREE_MOUNTAINS = (("mountain_2", 0, -2), ("mountain_3", 1, -2), ("mountain_4", 2, -2))


@pytest.mark.rule("BH-P0-08")
def test_a_short_supply_lets_the_first_player_choose(strict: MakeTable) -> None:
    """Two demons for three free mountains; the one that holds a token is not offered."""
    status = ("retired", "retired", "retired", "open", "open", "open")
    t = strict(
        unveiled(round=11, tyrants=row(*status), tiles=THREE_MOUNTAINS, tokens=(("demon", 2, -2),), gone={"demon": 1})
    )
    free = (MOUNTAIN, bh.Hex(0, -2), bh.Hex(1, -2))
    assert statuses(t)[3] == "retired"
    assert t.state.supply["demon"] == 2
    decision = t.decision
    assert decision is not None
    assert (decision.prompt.key, decision.prompt.rule, decision.prompt.args) == (
        "token",
        "BH-P0-08",
        (("type", "demon"), ("left", 2)),
    )
    assert decision.actions == tuple([bh.PlaceToken(0, place) for place in free])
    assert refused(t, bh.PlaceToken(0, bh.Hex(2, -2))) == ("token_there", "BH-P0-06")
    assert refused(t, bh.PlaceToken(0, PLAIN)) == ("not_the_terrain", "BH-P0-05")

    t.play(bh.PlaceToken(0, free[1]))
    t.expect_change("supply[demon]", 2, 1)
    assert t.actions(0) == (bh.PlaceToken(0, free[0]), bh.PlaceToken(0, free[2]))
    t.play(bh.PlaceToken(0, free[2]))

    assert set(t.state.tokens) == {free[1], free[2], bh.Hex(2, -2)}
    assert (t.state.supply["demon"], t.prompt) == (0, "move")


@pytest.mark.rule("BH-P0-08")
def test_a_supply_that_is_just_enough_asks_nobody(strict: MakeTable) -> None:
    """Four tokens for four mountains."""
    t = strict(unveiled(round=5, tyrants=opened(3), tiles=THREE_MOUNTAINS))

    assert len(t.state.tokens) == 4
    assert (t.state.supply["demon"], t.prompt) == (0, "move")


@pytest.mark.rule("BH-P0-08")
def test_with_no_token_left_none_is_placed(strict: MakeTable) -> None:
    """No question either: Phase 1 begins."""
    t = strict(unveiled(round=5, tyrants=opened(3), tiles=THREE_MOUNTAINS, gone={"demon": 4}))

    assert statuses(t)[3] == "open"
    assert t.state.tokens == {}
    assert t.happened(bh.TokenPlaced) == []
    assert t.prompt == "move"


@pytest.mark.rule("BH-P0-09", "BH-P0-12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_of_reveals_and_retirements(strict: MakeTable, players: int) -> None:
    """Reveals in rounds 2 to 7, retirements from 8, the end in 13. All tokens are placed by then, none twice.

    On the start map every tyrant places tokens at its reveal and none at its retirement, for nobody removes them.
    """
    t = strict(unveiled(players=players, tyrants=row()))
    while t.outcome is None:
        idle(t)

    names = [tyrant for tyrant, _ in ROW]
    assert [(number, tyrant) for number, _, tyrant in phase0(t)] == [
        *zip(range(2, 8), names, strict=True),
        *zip(range(8, 14), names, strict=True),
    ]
    assert [who for _, who, _ in phase0(t)] == [(number - 1) % players for number in range(2, 14)]
    assert Counter(event.kind for event in t.happened(bh.TokenPlaced)) == {
        "orc": 2,
        "undead": 1,
        "elemental": 1,
        "demon": 1,
        "chimera": 1,
    }
    assert (t.outcome.reason, t.state.round) == ("row_empty", 13)


@pytest.mark.rule("BH-P0-09")
def test_a_tyrant_places_tokens_at_its_reveal_and_again_at_its_retirement(strict: MakeTable) -> None:
    """Between the two somebody has used up the token of the swamp."""
    status = ("open", "open", "hidden", "hidden", "hidden", "hidden")
    t = strict(unveiled(bh.Position(), players=2, round=4, tyrants=row(*status), dice=(6,)))
    assert t.state.tokens == {SWAMP: "elemental"}
    t.play(bh.Step(0, SWAMP))
    if t.prompt == "scout":
        t.play(bh.Decline(0))
    assert t.state.tokens == {}
    # The hero goes home, and from then on everybody stays in Handel.
    while t.state.round < 10:
        current = t.state.current
        if t.state.players[current].place != HANDEL:
            t.play(bh.Step(current, HANDEL))
        idle(t)

    placed = [event.at for event in t.happened(bh.TokenPlaced) if event.kind == "elemental"]
    assert placed == [SWAMP, SWAMP]
    assert (t.state.supply["elemental"], t.state.gone["elemental"]) == (2, 1)
    assert [number for number, _, tyrant in phase0(t) if tyrant == "ondrath"] == [4, 10]


@pytest.mark.rule("BH-P0-09")
def test_a_defeated_tyrant_never_places_again(strict: MakeTable) -> None:
    """Grushnak lies in a bestiary: to the end of the game no orc comes."""
    status = ("defeated", "open", "open", "open", "open", "open")
    t = strict(unveiled(bh.Position(bestiary=("grushnak",)), round=8, tyrants=row(*status)))
    while t.outcome is None:
        idle(t)

    assert {event.kind for event in t.happened(bh.TokenPlaced)} == {"undead", "elemental", "demon", "chimera"}


@pytest.mark.rule("BH-P0-10")
def test_a_hex_that_is_explored_later_gets_no_token(strict: MakeTable) -> None:
    """Grushnak has come to the plains; a plain found afterwards stays bare until he retires."""
    top = (("plain_3",),)
    t = strict(unveiled(on(FOREST), round=2, tyrants=row(), stacks=top))
    assert set(t.state.tokens) == {PLAIN, PLAIN_2}
    new = bh.Hex(2, -2)
    t.play(bh.Explore(0, new, 0))
    assert t.state.tiles[new] == "plain_3"
    assert set(t.state.tokens) == {PLAIN, PLAIN_2}

    t = strict(unveiled(round=8, tyrants=opened(6), tiles=(("plain_3", 2, -2),)))
    assert new in t.state.tokens


@pytest.mark.rule("BH-P0-10")
def test_no_token_lies_off_the_map() -> None:
    assert fault(bh.GAME, tokens=(("orc", 5, 5),)) == ("tokens[0]", "off_board", "BH-P0-10")


@pytest.mark.rule("BH-P0-11")
def test_freed_sanctuaries_receive_tokens_too(strict: MakeTable) -> None:
    """The axe is free, the skull is not, the crown is Aldric's own: all three get a human."""
    status = ("defeated", "open", "open", "open", "open", "hidden")
    tiles = (("sanctuary_axe", 2, 0), ("sanctuary_skull", 2, -1), ("sanctuary_crown", 1, 1))
    holder = bh.Position(bestiary=("grushnak",))
    t = strict(unveiled(holder, round=7, tyrants=row(*status), tiles=tiles))

    assert [spot.freed for spot in t.view(0).hexes if spot.symbol] == [True, False, False]
    assert t.state.tokens == {bh.Hex(q, r): "human" for _, q, r in tiles}


@pytest.mark.rule("BH-P0-12")
@pytest.mark.parametrize(("held", "last"), [((), 13), (("grushnak",), 12), (("grushnak", "morvain"), 11)])
def test_the_row_runs_out_a_round_earlier_for_each_defeated_tyrant(
    strict: MakeTable, held: tuple[str, ...], last: int
) -> None:
    """From round 8 on one tyrant retires in each round."""
    setup = unveiled(
        bh.Position(bestiary=held), round=8, tyrants=row(*["defeated"] * len(held), *["open"] * (6 - len(held)))
    )
    t = strict(setup)
    while t.outcome is None:
        idle(t)

    assert (t.state.round, t.outcome.reason) == (last, "row_empty")
    assert [number for number, _, _ in phase0(t)] == list(range(8, last + 1))
