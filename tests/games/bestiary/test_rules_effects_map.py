"""Rules of the effects on map, discard and stacks: whispers, shadows, far sight, scouting (BH-FX-03 to BH-FX-06)."""

from __future__ import annotations

import json
from typing import Any

import pytest

import boardrules
from boardrules.core.zones import Spotted
from boardrules.games import bestiary as bh
from boardrules.games.bestiary.content import Op
from boardrules.games.bestiary.state import names
from tests.games.bestiary.playing import may_use, use
from tests.games.bestiary.table import (
    EAST,
    FOREST,
    HANDEL,
    PLAIN,
    PLAIN_2,
    SWAMP,
    A,
    B,
    C,
    MakeTable,
    Table,
    arranged,
    on,
    tile,
)
from tests.games.bestiary.variants import free_ability
from tests.games.happened import refused

WHISPERS, SHADOW, FAR = "grave_whispers", "shadow_walk", "farsight_map"
NYRA = ("nyra", "ysolde", "kael")


# -- Grave Whispers ----------------------------------------------------------------------------------------------------


def whisper(table: MakeTable, deck: list[str], discard: list[str], **more: Any) -> Table:
    """Let Nyra, on the forest, track with Grave Whispers."""
    here = on(FOREST, bestiary=["wraith#d1"])
    t = table(arranged(here, heroes=NYRA, deck=deck, discard=discard, **more))
    use(t, A, WHISPERS)
    t.halt()
    t.play(bh.Track(A))
    return t


DRAWN = ["griffin#d1", "imp#d1", "undine#d1"]


@pytest.mark.rule("BH-FX-03")
def test_an_unchosen_card_of_the_discard_returns_to_its_top(table: MakeTable) -> None:
    """After the drawn cards that were not chosen."""
    t = whisper(table, DRAWN, ["hydra#d1", "lich#d1"], dice=[3])
    assert t.discard == ["hydra#d1"]
    t.play(bh.ChooseBeast(A, "imp#d1"), bh.Done(A))

    assert t.bestiary(A) == ["wraith#d1", "imp#d1"]
    assert t.discard == ["hydra#d1", "griffin#d1", "undine#d1", "lich#d1"]


@pytest.mark.rule("BH-FX-03")
def test_an_empty_discard_adds_nothing(table: MakeTable) -> None:
    """Three cards, as many as she draws."""
    t = whisper(table, DRAWN, [])

    assert t.state.tracked == tuple(DRAWN)
    assert not t.happened(bh.DiscardTracked)


@pytest.mark.rule("BH-FX-03", "BH-DCK-01", "BH-DCK-03")
def test_a_draw_that_shuffles_leaves_nothing_to_add(table: MakeTable) -> None:
    """One card in the deck, three in the discard: two of them are drawn, none joins."""
    t = whisper(table, ["griffin#d1"], ["hydra#d1", "lich#d1", "ghoul#d1"], deck_size=1)

    assert len(t.happened(bh.DeckShuffled)) == 1
    assert (len(t.state.tracked), t.discard, t.deck) == (3, [], 1)
    assert not t.happened(bh.DiscardTracked)


@pytest.mark.rule("BH-FX-03", "BH-TRK-03", "BH-DCK-02")
def test_with_nothing_drawn_the_card_of_the_discard_could_not_be_there(table: MakeTable) -> None:
    """Deck empty, one card in the discard: it is shuffled and drawn, not added."""
    t = whisper(table, [], ["skeleton#d1"], deck_size=0, dice=[2])

    assert t.happened(bh.BeastsTracked)[0].cards == ("skeleton#d1",)
    assert not t.happened(bh.DiscardTracked)
    assert t.bestiary(A) == ["wraith#d1", "skeleton#d1"]


@pytest.mark.rule("BH-FX-03")
def test_only_tracking_takes_a_card_of_the_discard(table: MakeTable) -> None:
    """Used and then mapped: the discard lies as it was."""
    here = on(FOREST, bestiary=["wraith#d1"])
    t = table(arranged(here, heroes=NYRA, deck=["skeleton#d1"], discard=["lich#d1"], dice=[2]))
    use(t, A, WHISPERS)
    t.map_here()

    assert t.discard == ["lich#d1"]
    assert t.player(A).lasting == ()


# -- Shadow Walk -------------------------------------------------------------------------------------------------------


def shadow(table: MakeTable, *seats: bh.Position, dice: tuple[int, ...] = (), **more: Any) -> Table:
    """Let Kael, in seat C, begin a turn with Shadow Walk."""
    settings: dict[str, Any] = {"first_player": C, "piles": {"orc": ["orc_tracker#p1"]}, **more}
    t = table(arranged(*seats, dice=dice, **settings))
    use(t, C, SHADOW)
    return t


@pytest.mark.rule("BH-FX-04", "BH-ENC-01")
def test_stopping_on_a_token_by_choice_is_an_encounter(table: MakeTable) -> None:
    """He might have gone on, and does not."""
    kael = bh.Position(bestiary=["undine#d1"])
    t = shadow(table, bh.Position(), bh.Position(), kael, tokens=[tile("orc", PLAIN)], dice=(3,))
    t.play(bh.Step(C, PLAIN))
    assert not t.happened(bh.EncounterStarted)
    t.play(bh.StopMoving(C))
    t.expect_event(bh.EncounterStarted, seat=C, card="orc_tracker#p1")
    t.roll()

    assert t.bestiary(C) == ["undine#d1", "orc_tracker#p1"]
    assert t.current == A


@pytest.mark.rule("BH-FX-04", "BH-ENC-01")
def test_steps_that_run_out_on_a_token_are_an_encounter(table: MakeTable) -> None:
    """The fourth step leads there."""
    # Without Light Step his steps end his movement.
    content = free_ability("light_step", Op("heal", amount=1))
    kael = bh.Position(bestiary=["undine#d1"])
    t = shadow(table, bh.Position(), bh.Position(), kael, tokens=[tile("orc", PLAIN)], dice=(3,), content=content)
    t.play(*[bh.Step(C, place) for place in (PLAIN_2, HANDEL, FOREST, PLAIN)])
    t.roll()

    assert t.happened(bh.EncounterStarted)[0].card == "orc_tracker#p1"
    assert t.current == A


@pytest.mark.rule("BH-FX-04", "BH-P1-11", "BH-P1-12")
def test_being_sent_back_onto_a_token_is_an_encounter(table: MakeTable) -> None:
    """He runs out of steps under another hero, one hex behind the token: there he fights."""
    content = free_ability("light_step", Op("heal", amount=1))
    kael = bh.Position(bestiary=["undine#d1"])
    t = shadow(table, on(FOREST), bh.Position(), kael, tokens=[tile("orc", PLAIN)], dice=(3,), content=content)
    t.play(*[bh.Step(C, place) for place in (PLAIN_2, HANDEL, PLAIN, FOREST)])

    t.expect_event(bh.SentBack, seat=C, to=PLAIN)
    t.expect_event(bh.EncounterStarted, seat=C, card="orc_tracker#p1")
    t.roll()
    assert t.bestiary(C) == ["undine#d1", "orc_tracker#p1"]


@pytest.mark.rule("BH-FX-04", "BH-P1-12")
@pytest.mark.parametrize("walks", [True, False])
def test_a_token_under_another_hero_can_be_passed_but_not_fought(table: MakeTable, walks: bool) -> None:
    """With Shadow Walk through it, not without; and it is no place to stop."""
    kael = bh.Position(bestiary=["undine#d1"])
    t = table(arranged(on(PLAIN), None, kael, first_player=C, tokens=[tile("orc", PLAIN)]))
    if walks:
        use(t, C, SHADOW)
        t.play(bh.Step(C, PLAIN))
        assert refused(t, bh.StopMoving(C)) == ("occupied", "BH-P1-11")
        t.play(bh.Step(C, FOREST))
        assert (t.at(C), t.tokens) == (FOREST, {PLAIN: "orc"})
    else:
        assert refused(t, bh.Step(C, PLAIN)) == ("token_and_hero", "BH-P1-12")


@pytest.mark.rule("BH-FX-04", "BH-P1-05")
def test_the_cap_of_a_turn_begun_on_a_token_stays(table: MakeTable) -> None:
    """One step, Shadow Walk or not; onto another token it leads into an encounter."""
    t = shadow(
        table,
        bh.Position(),
        bh.Position(),
        on(PLAIN, bestiary=["undine#d1"]),
        tokens=[tile("orc", PLAIN), tile("orc", PLAIN_2)],
        dice=(3,),
    )
    decision = t.decision
    assert decision is not None
    assert decision.prompt.args == (("steps", 1),)
    t.play(bh.Step(C, PLAIN_2))
    t.expect_event(bh.EncounterStarted, seat=C, card="orc_tracker#p1")
    t.roll()

    assert t.tokens == {PLAIN: "orc"}


@pytest.mark.rule("BH-FX-04")
def test_used_on_the_way_it_works_from_then_on(table: MakeTable) -> None:
    """After the first step, before the token; it comes too late where the token has stopped him."""
    kael = bh.Position(bestiary=["undine#d1"])
    t = table(arranged(None, None, kael, first_player=C, tokens=[tile("orc", PLAIN)]))
    t.play(bh.Step(C, FOREST))
    use(t, C, SHADOW)
    t.play(bh.Step(C, PLAIN), bh.Step(C, HANDEL))
    assert t.prompt == "move"

    late = table(arranged(None, None, kael, first_player=C, tokens=[tile("orc", PLAIN)]))
    late.play(bh.Step(C, PLAIN))
    assert late.prompt == "roll"
    use(late, C, SHADOW)
    assert (late.prompt, late.at(C)) == ("roll", PLAIN)


# -- Farsight Map ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-FX-05", "BH-P2-03", "BH-MAP-02")
def test_from_a_city_an_adjacent_hex_can_be_mapped_and_no_beast_comes(table: MakeTable) -> None:
    """Kael stays in Handel: the mission counts, no card is drawn."""
    missions = ["map_forest#1", "trap_orc#1", "trap_orc#2", "trap_demon#1"]
    kael = bh.Position(bestiary=["ghoul#d1", "imp#d1"])
    t = table(arranged(None, None, kael, first_player=C, missions=missions))
    deck = t.deck
    use(t, C, FAR)
    t.halt()
    t.play(bh.MapHex(C, FOREST))

    assert (t.missions(C), t.pb(C), t.at(C), t.deck) == (["map_forest"], 2, HANDEL, deck)
    assert t.next_turn == (A, "move", (A,))


@pytest.mark.rule("BH-FX-05")
@pytest.mark.parametrize(("place", "mission"), [(PLAIN, "map_plain"), (FOREST, "map_forest")])
def test_a_hex_with_a_token_or_another_hero_can_be_mapped(table: MakeTable, place: bh.Hex, mission: str) -> None:
    """Nothing happens to either; the hero fights the default combat where it stands."""
    here, missions = bh.Hex(2, -1), [f"{mission}#1", "trap_orc#1", "trap_orc#2", "trap_demon#1"]
    setup = arranged(
        on(FOREST),
        None,
        on(here, bestiary=["ghoul#d1", "imp#d1"]),
        first_player=C,
        missions=missions,
        tiles=[tile("plain_3", here)],
        tokens=[tile("orc", PLAIN)],
        deck=["pumpkin_prowler#d1"],
        dice=[3],
    )
    t = table(setup)
    use(t, C, FAR)
    t.halt()
    t.play(bh.MapHex(C, place))
    t.roll()

    assert (t.missions(C), t.pb(C), t.at(C)) == ([mission], 2, here)
    assert (t.tokens, t.at(A)) == ({PLAIN: "orc"}, FOREST)
    assert not t.happened(bh.EncounterStarted)
    assert t.bestiary(C) == ["ghoul#d1", "imp#d1", "pumpkin_prowler#d1"]


@pytest.mark.rule("BH-FX-05")
def test_only_existing_hexes_and_only_adjacent_ones_can_be_mapped(table: MakeTable) -> None:
    """On the plain: the three neighbours that there are, not the gaps and not what is two hexes away."""
    t = table(arranged(None, None, on(PLAIN, bestiary=["ghoul#d1", "imp#d1"]), first_player=C))
    use(t, C, FAR)
    t.halt()

    assert {action.at for action in t.actions(C) if isinstance(action, bh.MapHex)} == {PLAIN, FOREST, HANDEL, PLAIN_2}
    assert refused(t, bh.MapHex(C, EAST)) == ("not_this_hex", "BH-MAP-01")
    assert refused(t, bh.MapHex(C, SWAMP)) == ("not_this_hex", "BH-MAP-01")


@pytest.mark.rule("BH-FX-05", "BH-P2-01")
def test_one_hex_is_mapped_in_all(table: MakeTable) -> None:
    """Both the own hex and the next one are wanted: one of the two missions is completed."""
    missions = ["map_plain#1", "map_forest#1", "trap_orc#1", "trap_demon#1"]
    here = on(PLAIN, bestiary=["ghoul#d1", "imp#d1"])
    t = table(arranged(None, None, here, first_player=C, missions=missions, deck=["witch_cat#d1"], dice=[1]))
    use(t, C, FAR)
    t.halt()
    t.play(bh.MapHex(C, FOREST))
    t.roll()

    assert (t.missions(C), len(t.happened(bh.HexMapped))) == (["map_forest"], 1)
    assert t.current == A


@pytest.mark.rule("BH-FX-05")
def test_the_own_hex_can_still_be_mapped_and_tracking_is_still_possible(table: MakeTable) -> None:
    """It is a may."""
    t = table(arranged(None, None, on(PLAIN, bestiary=["ghoul#d1", "imp#d1"]), first_player=C))
    use(t, C, FAR)
    t.halt()

    assert t.is_legal(bh.MapHex(C, PLAIN))
    assert t.is_legal(bh.Track(C))


# -- scouting ----------------------------------------------------------------------------------------------------------

#: A free ability of B that looks at a stack, as often as it likes.
SCOUTING = free_ability("fresh_trail", Op("scout_stack"), limit_per_turn=5)
STACKS = [["forest_3", "plain_3"], ["swamp_3", "swamp_4"], ["mountain_3"]]


def scouting(table: MakeTable) -> Table:
    """Return a table at which B may look at stacks with these tiles on top."""
    return table(arranged(first_player=B, content=SCOUTING, stacks=STACKS))


@pytest.mark.rule("BH-FX-06", "BH-FX-01", "BH-TRP-04")
def test_a_scout_names_a_stack_and_sees_its_top_tile(table: MakeTable) -> None:
    """Nothing is moved by looking; the tile is in the scout's view alone, and in the event that the scout sees."""
    t = scouting(table)
    use(t, B, "fresh_trail")
    assert t.actions(B) == (bh.Decline(B), bh.Scout(B, 0), bh.Scout(B, 1), bh.Scout(B, 2))
    t.play(bh.Scout(B, 1))

    assert set(t.changes) == {"stacks"}
    assert t.view(B).tiles == ((), (Spotted(0, "swamp_3"),), ())
    assert [t.view(seat).tiles for seat in (A, C, None)] == [((), (), ())] * 3
    event = t.expect_event(bh.TileScouted, seat=B, stack=1, tile="swamp_3")
    assert bh.GAME.seen(event, B) == event
    hidden = [bh.GAME.seen(event, seat) for seat in (A, C, None)]
    assert [other.tile for other in hidden if isinstance(other, bh.TileScouted)] == [None, None, None]
    assert (t.prompt, t.actions(B)) == ("tile", (bh.KeepTile(B), bh.BuryTile(B)))


@pytest.mark.rule("BH-FX-06")
def test_a_tile_that_is_kept_stays_on_top(table: MakeTable) -> None:
    """It is what the next explorer draws."""
    t = scouting(table)
    before = [names(stack) for stack in t.state.stacks]
    use(t, B, "fresh_trail")
    t.play(bh.Scout(B, 0), bh.KeepTile(B))
    assert [names(stack) for stack in t.state.stacks] == before
    t.play(bh.Step(B, PLAIN), bh.Explore(B, EAST, 0))

    assert t.state.tiles[EAST] == "forest_3"
    assert t.view(B).tiles == ((), (), ())  # it lies on the map now


@pytest.mark.rule("BH-FX-06")
def test_a_tile_that_is_buried_goes_to_the_bottom_and_the_scout_knows_it_there(table: MakeTable) -> None:
    """The next tile is on top; everybody sees that one was buried, not which."""
    t = scouting(table)
    before = names(t.state.stacks[0])
    use(t, B, "fresh_trail")
    t.play(bh.Scout(B, 0), bh.BuryTile(B))

    assert names(t.state.stacks[0]) == ["forest_3", *before[:-1]]
    assert t.view(B).tiles == ((Spotted(len(before) - 1, "forest_3"),), (), ())
    event = t.expect_event(bh.TileBuried, seat=B, stack=0)
    assert bh.GAME.seen(event, A) == event
    assert "forest_3" not in json.dumps(boardrules.to_json(event))
    t.play(bh.Step(B, PLAIN), bh.Explore(B, EAST, 0))
    assert t.state.tiles[EAST] == "plain_3"


@pytest.mark.rule("BH-FX-06")
def test_what_was_known_moves_with_the_tiles(table: MakeTable) -> None:
    """B knows the top tile; when it buries it and looks again, it knows both, each in its place."""
    t = scouting(table)
    use(t, B, "fresh_trail")
    t.play(bh.Scout(B, 0), bh.BuryTile(B))
    use(t, B, "fresh_trail")
    t.play(bh.Scout(B, 0), bh.KeepTile(B))
    low = len(t.state.stacks[0]) - 1
    assert t.view(B).tiles[0] == (Spotted(0, "plain_3"), Spotted(low, "forest_3"))
    use(t, B, "fresh_trail")
    t.play(bh.Scout(B, 0), bh.BuryTile(B))

    assert t.view(B).tiles[0] == (Spotted(low - 1, "forest_3"), Spotted(low, "plain_3"))
    assert names(t.state.stacks[0])[:2] == ["plain_3", "forest_3"]


@pytest.mark.rule("BH-FX-06")
def test_a_tile_that_is_seen_twice_is_known_once(table: MakeTable) -> None:
    """Looking again at what one knows adds nothing."""
    t = scouting(table)
    for _ in range(2):
        use(t, B, "fresh_trail")
        t.play(bh.Scout(B, 2), bh.KeepTile(B))

    assert [known.card for known in t.view(B).tiles[2]] == ["mountain_3"]


@pytest.mark.rule("BH-FX-06", "BH-TRP-04")
def test_scouting_may_be_left(table: MakeTable) -> None:
    """Then nobody knows anything."""
    t = scouting(table)
    use(t, B, "fresh_trail")
    t.play(bh.Decline(B))

    assert not any(held.seats for stack in t.state.stacks for held in stack)
    assert not t.happened(bh.TileScouted)
    assert may_use(t, B, "fresh_trail")


#: The tiles that three stacks hold: two sanctuaries, a City and six basic tiles each.
DEALT = (
    *[f"sanctuary_{symbol}" for symbol in ("claw", "axe", "flame", "spiral", "skull", "crown")],
    *[f"city_{name}" for name in ("belmora", "corvane", "dunholt")],
    *[f"{terrain}_{number}" for terrain in ("plain", "forest", "mountain", "swamp") for number in range(3, 7)],
    *["riverbank_3", "riverbank_4"],
)


@pytest.mark.rule("BH-FX-06", "BH-P1-04")
@pytest.mark.parametrize("left", [1, 0])
def test_an_empty_stack_cannot_be_scouted(table: MakeTable, left: int) -> None:
    """With one tile left its stack alone is offered; with none the effect does nothing."""
    explored = [tile(name, bh.Hex(index, 2)) for index, name in enumerate(DEALT[left:])]
    stacks = [[], DEALT[:left], []]
    t = table(arranged(first_player=B, content=SCOUTING, tiles=explored, stacks=stacks))
    assert [len(stack) for stack in t.state.stacks] == [0, left, 0]
    use(t, B, "fresh_trail")

    if left:
        assert t.actions(B) == (bh.Decline(B), bh.Scout(B, 1))
        assert refused(t, bh.Scout(B, 0)) == ("empty_stack", "BH-FX-06")
    else:
        assert t.prompt == "move"
        assert t.player(B).uses.of("turn") == {"fresh_trail": 1}


@pytest.mark.rule("BH-FX-06", "BH-TRP-04")
def test_the_captor_of_a_griffin_scouts_also_as_an_assistant(table: MakeTable) -> None:
    """B assists A, traps the griffin and looks at a stack: A, whose turn it is, does not see the tile."""
    setup = arranged(on(FOREST), on(PLAIN), deck=["griffin#d1"], dice=[1, 6], stacks=STACKS)
    t = table(setup)
    t.map_here()
    t.play(bh.Assist(B))
    assert (t.prompt, t.asked, t.current) == ("scout", (B,), A)
    t.play(bh.Scout(B, 2))

    assert [len(t.view(seat).tiles[2]) for seat in (A, B, C)] == [0, 1, 0]
