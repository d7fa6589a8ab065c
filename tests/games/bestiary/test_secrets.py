"""Hidden information: what a seat cannot know changes nothing that it sees or may do."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable

import pytest
from attrs import evolve
from hypothesis import given, settings
from hypothesis import strategies as st

from boardrules import to_json
from boardrules.core.zones import Spotted
from boardrules.games import bestiary as bh
from boardrules.games.bestiary.content import Op
from boardrules.games.bestiary.state import names
from boardrules.testing import Playthrough, examine, laws, reachable_states
from tests.games.bestiary.playing import use
from tests.games.bestiary.table import (
    EAST,
    FOREST,
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
from tests.games.bestiary.variants import free_ability
from tests.games.documents import worlds

GAME = bh.GAME
Play = Playthrough[bh.Setup, bh.State, bh.Action, bh.Event, bh.View]
SEATS = (None, A, B, C)


def _curious(players: int) -> bh.Setup:
    """Return a game in which every trapped beast lets its captor look at a tile, and Ysolde looks in every turn."""
    tables = free_ability("fresh_trail", Op("scout_stack"), Op("refresh_mission"), limit_per_turn=2)
    beasts = [evolve(beast, on_capture=(Op("scout_stack"),)) for beast in tables.beasts]
    return bh.Setup(players=players, heroes=("ysolde",), content=evolve(tables, beasts=tuple(beasts)))


#: Games in which much is looked at.
WATCHED = st.integers(2, 4).map(_curious)


def keeps(law: Callable[[Play], None]) -> None:
    """Examine a law of the conformance suite in a few matches in which much is looked at."""
    examine(GAME, law, setups=WATCHED, examples=settings().max_examples // 3)


# -- laws --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-FX-06", "BH-SET-06", "BH-CMP-01")
def test_a_seat_cannot_tell_a_redealt_world_from_its_own() -> None:
    """View, prompt, legal actions, and who is asked, with many tiles scouted by everybody."""
    keeps(laws.views_keep_secrets)


@pytest.mark.rule("BH-FX-06")
def test_events_tell_a_seat_nothing_about_hidden_things() -> None:
    """The same answer looks the same in two worlds, but for what it uncovers."""
    keeps(laws.events_keep_secrets)


@pytest.mark.rule("BH-FX-06")
def test_a_refusal_tells_a_seat_nothing_about_hidden_things() -> None:
    """What a seat tries and may not is refused in the same words in every world that it cannot tell apart."""
    keeps(laws.refusals_keep_secrets)


@pytest.mark.rule("BH-FX-06")
def test_another_world_follows_from_what_the_seat_knows_and_from_the_seed_alone() -> None:
    """Nothing of the truth is in it, and all that a seat has scouted."""
    keeps(laws.redeals_are_blind)
    keeps(laws.redeals_forget_nothing)


@pytest.mark.rule("BH-CMP-01", "BH-FX-06")
def test_a_scouted_tile_is_the_only_thing_that_one_seat_knows_alone() -> None:
    """But for the own question and the tiles that it has seen, every seat sees what a spectator sees."""

    def all_see_the_same(play: Play) -> None:
        for state in play.states:
            spectator = GAME.view(state, None)
            assert spectator.tiles == tuple([() for _ in state.stacks])
            for seat in range(len(state.players)):
                view = GAME.view(state, seat)
                assert evolve(view, seat=None, prompt=None, tiles=spectator.tiles) == evolve(spectator, prompt=None)
                for stack, known in zip(state.stacks, view.tiles, strict=True):
                    there = [stack[-1 - one.place] for one in known]
                    assert [held.card for held in there] == [one.card for one in known]
                    assert all(held.is_known_to(seat) for held in there)

    keeps(all_see_the_same)
    examine(GAME, all_see_the_same)


@pytest.mark.rule("BH-SET-03", "BH-SET-06", "BH-CMP-04", "BH-CMP-07", "BH-CMP-16")
@given(state=reachable_states(GAME, WATCHED))
def test_a_view_document_names_nothing_that_is_hidden(state: bh.State) -> None:
    """No tile of a stack or of the box, no card of a pile, no face-down tyrant with its terrain, no seed."""
    document = to_json(GAME.view(state, None))
    assert isinstance(document, dict)
    from_top = enumerate(reversed(state.mission_deck))
    known = [Spotted(place, held.card) for place, held in from_top if held.public]  # put there face up
    assert document.pop("buried") == [to_json(one) for one in known]
    text = json.dumps(document)

    assert "seed" not in text
    assert "draw_pile" not in text
    assert not ({"chance", "stack"} & document.keys())
    hidden = [name for stack in state.stacks for name in names(stack)]
    hidden += [*state.unused, *state.beasts.draw_pile, *[held.card for held in state.mission_deck if not held.public]]
    hidden += [card for pile in state.piles.values() for card in pile]
    assert [name for name in hidden if f'"{name}"' in text] == []
    for slot, seen in zip(state.row, GAME.view(state, None).row, strict=True):
        assert (seen.tyrant, seen.terrain) == ((None, None) if slot.status == "hidden" else (slot.tyrant, slot.terrain))


# -- what everybody sees -----------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-CMP-01", "BH-CMP-06", "BH-TRM-03", "BH-SET-06")
def test_public_things_are_in_every_view() -> None:
    """All that lies before the players, the map, the discard in its order, the sizes of what lies face down."""
    setup = arranged(
        on(PLAIN, hearts=2, pb=7, bestiary=["ghoul#d1", "morvain"], liberated=["imp#p1"], prison=["poacher#d1"]),
        bh.Position(missions=["map_plain#1"], deaths=3),
        tiles=[tile("sanctuary_skull", EAST)],
        tokens=[tile("demon", FOREST)],
        gone={"demon": 1},
        tyrants=[tyrant("morvain", "plain"), shown("azhurel", "forest"), tyrant("ondrath", "swamp")],
        discard=["imp#d1", "lich#d1"],
        out=["hydra#p1"],
    )
    state = GAME.start(setup, seed=3)
    for seat in SEATS:
        view = GAME.view(state, seat)
        first, second, _ = view.players
        assert (first.hero, first.at, first.hearts, first.most_hearts, first.pb) == ("romilius", PLAIN, 2, 4, 7)
        assert (first.bestiary, first.liberated, first.prison) == (
            ("ghoul#d1", "morvain"),
            ("imp#p1",),
            ("poacher#d1",),
        )
        assert (second.missions, second.deaths) == (("map_plain#1",), 3)
        assert view.beasts.open_discards == ("imp#d1", "lich#d1")
        assert view.beasts.draw == 52 - 2 - 2
        assert dict(view.piles) == {
            **dict.fromkeys(("orc", "elemental", "undead", "human"), 4),
            "chimera": 3,
            "demon": 3,
        }
        assert dict(view.supply) == {**dict.fromkeys(("chimera", "orc", "elemental", "undead", "human"), 4), "demon": 2}
        assert view.out == ("hydra#p1",)
        assert [slot.status for slot in view.row] == ["defeated", "open", *["hidden"] * 4]
        assert [(slot.tyrant, slot.terrain, slot.seat) for slot in view.row[:2]] == [
            ("morvain", "plain", A),
            ("azhurel", "forest", None),
        ]
        assert {(slot.tyrant, slot.terrain) for slot in view.row[2:]} == {(None, None)}
        spot = view.hexes[-1]
        assert (spot.at, spot.tile, spot.terrain, spot.symbol, spot.freed, spot.token) == (
            EAST,
            "sanctuary_skull",
            "sanctuary",
            "skull",
            True,
            None,
        )
        assert [found.token for found in view.hexes if found.at == FOREST] == ["demon"]
        assert (view.stacks, view.unused) == ((8, 9, 9), 6)
        assert (view.missions, view.mission_deck) == (tuple(state.mission_row), 19)
        assert (view.defeated, view.round, view.first, view.current, view.phase) == (1, 1, A, A, "move")


@pytest.mark.rule("BH-TRK-01", "BH-CMP-01")
def test_tracked_cards_and_the_card_being_fought_are_public(table: MakeTable) -> None:
    """They lie face up for everybody; so does the die."""
    t = table(arranged(None, on(FOREST), first_player=B, deck=["lich#d1", "imp#d1"], dice=[6, 6]))
    t.halt()
    t.play(bh.Track(B))
    assert {t.view(seat).tracked for seat in SEATS} == {("lich#d1", "imp#d1")}
    t.play(bh.ChooseBeast(B, "imp#d1"), bh.ChooseBeast(B, "lich#d1"))

    assert {(t.view(seat).facing, t.view(seat).tracked) for seat in SEATS} == {("imp#d1", ("lich#d1",))}
    t.play(bh.Roll(B))
    die = t.happened(bh.DieRolled)[0]
    assert {GAME.seen(die, seat) for seat in SEATS} == {die}
    t.play(bh.Decline(B))  # what the imp lets its captor do


# -- dealing anew ------------------------------------------------------------------------------------------------------


def group(name: str) -> str:
    """Return how the tiles of a terrain were dealt."""
    content = bh.load()
    return content.terrains[content.terrain_of(name)].group


STACKS = [["forest_3", "plain_3"], ["swamp_3", "swamp_4"], ["mountain_3"]]


@pytest.mark.rule("BH-SET-03", "BH-FX-06")
@pytest.mark.parametrize("seat", SEATS)
def test_the_tiles_of_the_stacks_and_of_the_box_are_dealt_anew(seat: int | None) -> None:
    """Each stack keeps its numbers of sanctuaries, Cities and basic tiles: the recipe is known, the tiles are not."""
    state = GAME.start(arranged(stacks=STACKS, tiles=[tile("sanctuary_axe", EAST)]), seed=5)
    counts = [Counter(map(group, names(stack))) for stack in state.stacks]
    found = worlds(GAME, state, seat, 120)

    for world in found:
        assert [Counter(map(group, names(stack))) for stack in world.stacks] == counts
        lying = [name for stack in world.stacks for name in names(stack)] + world.unused
        assert sorted(lying) == sorted([name for stack in state.stacks for name in names(stack)] + state.unused)
    assert {len({world.stacks[0][place] for world in found}) > 5 for place in range(len(state.stacks[0]))} == {True}
    assert len({tuple(world.unused) for world in found}) > 50


@pytest.mark.rule("BH-CMP-04", "BH-CMP-07", "BH-SET-06", "BH-CMP-16")
def test_decks_piles_and_face_down_tyrants_are_dealt_anew() -> None:
    """Face-up and retired tyrants, missions and the discard stay as they are."""
    row = [tyrant("morvain"), shown("azhurel", "forest"), tyrant("ondrath"), tyrant("grushnak")]
    seats = [bh.Position(bestiary=["morvain"])]
    state = GAME.start(arranged(*seats, tyrants=row, discard=["imp#d1"], deck=["lich#d1"]), seed=5)
    found = worlds(GAME, state, A, 120)

    assert len({world.beasts.draw_pile[-1] for world in found}) > 20
    assert len({tuple(world.piles["orc"]) for world in found}) > 10
    assert len({world.mission_deck[-1] for world in found}) > 10
    for index in (2, 3, 4, 5):
        assert len({world.row[index].tyrant for world in found}) == 4
        assert len({world.row[index].terrain for world in found}) == 4
    for world in found:
        assert world.row[:2] == state.row[:2]
        assert (world.mission_row, world.beasts.discard_pile) == (state.mission_row, ["imp#d1"])
        assert sorted(world.beasts.draw_pile) == sorted(state.beasts.draw_pile)

    shown_all = GAME.start(arranged(tyrants=[retired("morvain"), shown("azhurel")]), seed=5)
    assert all(world.row == shown_all.row for world in worlds(GAME, shown_all, A, 120))


def scouted(table: MakeTable) -> Table:
    """Let B look at the top of two stacks: it keeps the one and buries the other."""
    content = free_ability("fresh_trail", Op("scout_stack"), limit_per_turn=5)
    t = table(arranged(first_player=B, content=content, stacks=STACKS))
    for action in (bh.KeepTile(B), bh.BuryTile(B)):
        use(t, B, "fresh_trail")
        t.play(bh.Scout(B, 0 if isinstance(action, bh.KeepTile) else 1), action)
    return t


@pytest.mark.rule("BH-FX-06")
def test_what_a_seat_has_scouted_stays_where_it_is_in_its_own_worlds_alone(table: MakeTable) -> None:
    """For B the kept tile is on top and the buried one at the bottom; for everybody else they may lie anywhere."""
    t = scouted(table)
    for world in worlds(GAME, t.state, B, 120):
        assert (world.stacks[0][-1].card, world.stacks[1][0].card) == ("forest_3", "swamp_3")
    for seat in (None, A, C):
        found = worlds(GAME, t.state, seat, 120)
        assert len({world.stacks[0][-1] for world in found}) > 10
        assert len({world.stacks[1][0] for world in found}) > 10
        for world in found:
            # What B knows in that world is what lies there.
            assert GAME.view(world, B).tiles == (
                (Spotted(0, world.stacks[0][-1].card),),
                (Spotted(len(world.stacks[1]) - 1, world.stacks[1][0].card),),
                (),
            )


def both_scout() -> bh.Tables:
    """Return content in which B and C have an ability that looks at a stack."""
    tables = free_ability("fresh_trail", Op("scout_stack"))
    (sight,) = [ability for hero in tables.heroes for ability in hero.abilities if ability.id == "fresh_trail"]
    heroes = []
    for hero in tables.heroes:
        own = (evolve(sight, id="second_sight", hero=hero.id),) if hero.id == "kael" else ()
        heroes.append(evolve(hero, abilities=(*hero.abilities, *own)))
    return evolve(tables, heroes=tuple(heroes))


@pytest.mark.rule("BH-FX-06")
def test_two_seats_may_know_different_tiles(table: MakeTable) -> None:
    """C looks at the tile under the one that B has buried: each knows its own, nobody both."""
    content = both_scout()
    t = table(arranged(first_player=B, content=content, stacks=STACKS))
    use(t, B, "fresh_trail")
    t.play(bh.Scout(B, 0), bh.BuryTile(B))
    t.turn_in_handel()
    use(t, C, "second_sight")
    t.play(bh.Scout(C, 0), bh.KeepTile(C))

    assert [known.card for known in t.view(B).tiles[0]] == ["forest_3"]
    assert [known.card for known in t.view(C).tiles[0]] == ["plain_3"]
    for world in worlds(GAME, t.state, C, 120):
        assert world.stacks[0][-1].card == "plain_3"
    assert len({world.stacks[0][0] for world in worlds(GAME, t.state, C, 120)}) > 10


@pytest.mark.rule("BH-FX-01", "BH-CMP-16")
def test_a_mission_that_was_put_on_the_bottom_is_known_to_all(table: MakeTable) -> None:
    """In every world it lies there; what lies above it is unknown."""
    t = table(arranged(content=free_ability("loaded_dice", Op("refresh_mission"), limit_per_turn=2)))
    for mission in list(t.state.mission_row[:2]):
        use(t, A, "loaded_dice")
        t.play(bh.RefreshMission(A, mission))
    bottom = t.state.mission_deck[:2]

    for seat in SEATS:
        found = worlds(GAME, t.state, seat, 120)
        assert all(world.mission_deck[:2] == bottom for world in found)
        assert len({world.mission_deck[2] for world in found}) > 10
