"""Rules BH-INT and BH-CMP: the goal, and what is in the box."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from attrs import evolve

from boardrules.games import bestiary as bh
from boardrules.games.bestiary.content import Tables
from boardrules.games.bestiary.state import names
from tests.games.bestiary.playing import idle
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
    on,
    opened,
    row,
    unveiled,
)
from tests.games.happened import refused
from tests.games.setups import fault, listed

TYPES = ("chimera", "orc", "demon", "elemental", "undead", "human")
DESIGNS = {
    "chimera": ("griffin", "manticore", "basilisk", "hydra"),
    "orc": ("orc_tracker", "wolf_rider", "orc_shaman", "orc_warchief"),
    "demon": ("imp", "hellhound", "shadow_fiend", "pit_lord"),
    "elemental": ("will_o_wisp", "undine", "storm_spirit", "stone_golem"),
    "undead": ("skeleton", "ghoul", "wraith", "lich"),
    "human": ("poacher", "beast_trader", "mercenary", "inquisitor"),
}
HALLOWEEN = ("pumpkin_prowler", "witch_cat", "restless_scarecrow", "headless_rider")
SYMBOLS = ("claw", "axe", "flame", "spiral", "skull", "crown")


def terrain(game: bh.State, place: bh.Hex) -> str:
    """Return the terrain of a hex."""
    return game.content.terrain_of(game.tiles[place])


# -- the goal and public information ----------------------------------------------------------------------------


@pytest.mark.rule("BH-INT-01")
@pytest.mark.parametrize(("points", "winner"), [((3, 7, 5), 1), ((9, 7, 5), 0), ((0, 1, 2), 2)])
def test_whoever_has_the_most_beast_points_wins(strict: MakeTable, points: tuple[int, int, int], winner: int) -> None:
    """With nothing but Beast Points on the table the last retirement of round 12 ends the game."""
    t = strict(unveiled(*[bh.Position(pb=pb) for pb in points], round=12, tyrants=row(*["retired"] * 5, "open")))

    assert t.outcome is not None
    assert (t.outcome.winners, t.outcome.scores) == ((winner,), points)


@pytest.mark.rule("BH-CMP-01")
def test_everything_a_player_owns_may_be_inspected(strict: MakeTable) -> None:
    """Reserve, bestiary, face-down beasts, prison and missions look the same to every seat and to a spectator."""
    owner = bh.Position(
        pb=7,
        bestiary=("grushnak", "imp#d1"),
        liberated=("undine#d1", "hydra#p1"),
        prison=("poacher#d2",),
        missions=("map_swamp#1",),
        deaths=2,
    )
    t = strict(unveiled(bh.Position(), owner))
    seen = t.view(None).players[1]

    assert (seen.pb, seen.deaths, seen.bestiary) == (7, 2, ("grushnak", "imp#d1"))
    assert (seen.liberated, seen.prison, seen.missions) == (
        ("undine#d1", "hydra#p1"),
        ("poacher#d2",),
        ("map_swamp#1",),
    )
    assert [t.view(viewer).players[1] for viewer in (0, 1, 2)] == [seen] * 3
    # Another world that seat 0 cannot tell from this one has the same players.
    assert bh.GAME.redeal(t.state, 0, 99).players == t.state.players


# -- beasts ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-CMP-02")
def test_six_types_have_a_pile_tokens_and_a_tyrant(strict: MakeTable) -> None:
    """No more and no fewer."""
    t = strict(bh.Setup())

    assert sorted(t.state.piles) == sorted(t.state.supply) == sorted(TYPES)
    assert sorted(t.state.content.tyrants[slot.tyrant].type for slot in t.state.row) == sorted(TYPES)


@pytest.mark.rule("BH-CMP-03", "BH-CMP-05")
def test_halloween_beasts_are_in_the_beast_deck_alone(strict: MakeTable) -> None:
    """One card of each of four designs; a content that gives them a pile, tokens or a tyrant is refused."""
    t = strict(bh.Setup())
    state, content = t.state, t.state.content

    found = [card for card in state.beasts.draw_pile if content.beasts[card.split("#")[0]].type == "halloween"]
    assert sorted(found) == sorted(f"{name}#d1" for name in HALLOWEEN)
    assert "halloween" not in {*state.piles, *state.supply}

    packaged = bh.load().tables
    token: Tables = evolve(packaged, tokens=(*packaged.tokens, ("halloween", 4)))
    assert ("content.tokens[6][0]", "unknown_id", "BH-CMP-03") in listed(bh.GAME, content=token)
    piled = [evolve(beast, pile_copies=1) if beast.id == "witch_cat" else beast for beast in packaged.beasts]
    place = f"content.beasts[{[beast.id for beast in packaged.beasts].index('witch_cat')}].pile_copies"
    assert (place, "out_of_range", "BH-CMP-03") in listed(bh.GAME, content=evolve(packaged, beasts=tuple(piled)))
    ruled = [evolve(one, type="halloween") if one.id == "aldric" else one for one in packaged.tyrants]
    assert ("content.tyrants[5].type", "unknown_id", "BH-CMP-03") in listed(
        bh.GAME, content=evolve(packaged, tyrants=tuple(ruled))
    )


@pytest.mark.rule("BH-CMP-03")
def test_halloween_beasts_are_wildcards(strict: MakeTable) -> None:
    """A witch's cat stands in for the demon of Loaded Dice; a ghoul does not."""
    for card, offered in (("witch_cat#d", True), ("ghoul#d", False)):
        t = strict(unveiled(bh.Position(bestiary=(card,), pb=1)))
        assert t.is_legal(bh.UseAbility(0, "loaded_dice")) is offered


@pytest.mark.rule("BH-CMP-03", "BH-CMP-06", "BH-CMP-07")
def test_death_takes_cards_to_where_they_came_from_and_leaves_halloween_beasts(strict: MakeTable) -> None:
    """A card of the Beast deck goes on its discard above the one that was lost, a pile's card leaves the game."""
    lost = on(PLAIN, hearts=1, bestiary=("imp#d1", "ghoul#p1", "witch_cat#d1"))
    t = strict(unveiled(lost, deck=("basilisk#d1",), dice=(1,)))
    t.play(bh.StopMoving(0), bh.MapHex(0, PLAIN))

    assert t.bestiary(0) == ["witch_cat#d1"]
    assert t.state.beasts.discard_pile == ["basilisk#d1", "imp#d1"]
    assert t.state.out == ["ghoul#p1"]
    assert [len(pile) for pile in t.state.piles.values()] == [4, 4, 4, 4, 3, 4]


@pytest.mark.rule("BH-CMP-04")
def test_the_beast_deck_is_shuffled_and_face_down(strict: MakeTable) -> None:
    """Its order changes with the seed and is known to nobody; no tyrant is in it."""
    piles = [strict(bh.Setup(first_player=0), seed).state.beasts.draw_pile for seed in range(4)]

    assert len({tuple(pile) for pile in piles}) == 4
    assert len({frozenset(pile) for pile in piles}) == 1
    assert not {*piles[0]} & {tyrant for tyrant, _ in ROW}
    assert all("#d" in card for card in piles[0])
    t = strict(bh.Setup())
    assert (t.view(0).beasts.draw, t.view(0).beasts.open_discards) == (52, ())


@pytest.mark.rule("BH-CMP-04")
def test_the_beast_deck_is_drawn_for_tracking_and_for_the_default_combat(strict: MakeTable) -> None:
    """From the top, and with no card of a type pile."""
    top = ("undine#d1", "basilisk#d2", "imp#d1")
    t = strict(unveiled(on(PLAIN), deck=top))
    t.play(bh.StopMoving(0), bh.Track(0))
    assert t.state.tracked == ("undine#d1", "basilisk#d2")
    assert (len(t.state.beasts.draw_pile), t.state.beasts.draw_pile[-1]) == (50, "imp#d1")

    t = strict(unveiled(on(PLAIN), deck=top, dice=(6,)))
    t.play(bh.StopMoving(0), bh.MapHex(0, PLAIN))
    assert t.expect_event(bh.BeastFaced).card == "undine#d1"
    assert len(t.state.beasts.draw_pile) == 51
    assert [len(pile) for pile in t.state.piles.values()] == [4] * 6


@pytest.mark.rule("BH-CMP-05")
def test_the_beast_deck_has_two_of_each_typed_design(strict: MakeTable) -> None:
    """24 designs twice and 4 Halloween designs once: 52 cards of origin deck."""
    t = strict(bh.Setup())
    deck = t.state.beasts.draw_pile

    wanted = {name: 2 for names in DESIGNS.values() for name in names} | dict.fromkeys(HALLOWEEN, 1)
    assert Counter(card.split("#")[0] for card in deck) == wanted
    assert len(set(deck)) == len(deck) == 52
    assert {card.split("#")[1][0] for card in deck} == {"d"}


@pytest.mark.rule("BH-CMP-06")
def test_failed_and_unchosen_cards_go_on_the_discard(strict: MakeTable) -> None:
    """The card that was not chosen at once, then the card the hero failed against; the trapped one stays out of it."""
    t = strict(unveiled(on(PLAIN, hero="nyra"), deck=("undine#d1", "wolf_rider#d1", "imp#d1"), dice=(2, 6)))
    t.play(bh.StopMoving(0), bh.Track(0), bh.ChooseBeast(0, "imp#d1"), bh.ChooseBeast(0, "undine#d1"))

    assert t.state.beasts.discard_pile == ["wolf_rider#d1", "imp#d1"]
    assert t.view(2).beasts.open_discards == ("wolf_rider#d1", "imp#d1")
    assert t.bestiary(0) == ["undine#d1"]
    assert t.hearts(0) == 2


@pytest.mark.rule("BH-CMP-06")
def test_a_beaten_beast_is_not_discarded(strict: MakeTable) -> None:
    """It is the hero's failure that sends a card to the discard, not the beast's."""
    for die, discard in ((2, ["undine#d1"]), (3, [])):
        t = strict(unveiled(on(PLAIN), deck=("undine#d1",), dice=(die,)))
        t.play(bh.StopMoving(0), bh.MapHex(0, PLAIN))
        assert t.state.beasts.discard_pile == discard


@pytest.mark.rule("BH-CMP-06")
def test_a_rescued_card_is_not_discarded(strict: MakeTable) -> None:
    """The assistant traps what the hero failed against."""
    t = strict(unveiled(on(PLAIN), on(FOREST), deck=("undine#d1",), dice=(1, 5)))
    t.play(bh.StopMoving(0), bh.MapHex(0, PLAIN), bh.Assist(1))

    assert t.state.beasts.discard_pile == []
    assert t.bestiary(1) == ["undine#d1"]


@pytest.mark.rule("BH-CMP-06")
def test_chosen_cards_that_end_up_unfought_are_discarded(strict: MakeTable) -> None:
    """For a tyrant both of them, for a death between the two the second one."""
    deck = ("undine#d1", "ghoul#d1")
    axe = {"tiles": (("sanctuary_axe", 2, 0),), "deck": deck}
    t = strict(unveiled(on(EAST), dice=(3,), **axe))
    t.play(bh.StopMoving(0), bh.Track(0), bh.ChooseBeast(0, deck[0]), bh.ChooseBeast(0, deck[1]))
    t.play(bh.FightTyrant(0, "grushnak"))
    assert t.state.beasts.discard_pile == ["undine#d1", "ghoul#d1"]

    t = strict(unveiled(on(PLAIN, hearts=1), deck=deck, dice=(1,)))
    t.play(bh.StopMoving(0), bh.Track(0), bh.ChooseBeast(0, deck[0]), bh.ChooseBeast(0, deck[1]))
    assert t.state.beasts.discard_pile == ["undine#d1", "ghoul#d1"]
    assert len(t.happened(bh.DieRolled)) == 1


@pytest.mark.rule("BH-CMP-06", "BH-CMP-07")
@pytest.mark.parametrize(
    ("card", "discard", "out"), [("poacher#d1", ["poacher#d1"], []), ("poacher#p1", [], ["poacher#p1"])]
)
def test_a_human_that_overflows_goes_to_the_discard_or_out_of_the_game(
    strict: MakeTable, card: str, discard: list[str], out: list[str]
) -> None:
    """Only cards of origin deck ever lie on the discard."""
    full = ("imp#d1", "undine#d1", "ghoul#d1", "wraith#d1", card)
    t = strict(unveiled(on(PLAIN, bestiary=full), deck=("skeleton#d1",), dice=(6,)))
    t.play(bh.StopMoving(0), bh.MapHex(0, PLAIN), bh.GiveUp(0, card))

    assert (t.state.beasts.discard_pile, t.state.out) == (discard, out)


@pytest.mark.rule("BH-CMP-06")
def test_the_discard_becomes_the_deck_when_that_has_run_out(strict: MakeTable) -> None:
    """Not before a card is needed."""
    discard = ("imp#d1", "undine#d1", "ghoul#d1")
    t = strict(unveiled(on(PLAIN), deck=("skeleton#d1",), deck_size=1, discard=discard, dice=(6,)))
    t.play(bh.StopMoving(0), bh.MapHex(0, PLAIN))
    assert (t.state.beasts.draw_pile, t.state.beasts.discard_pile) == ([], list(discard))

    t = strict(unveiled(on(PLAIN), deck_size=0, discard=discard, dice=(6,)))
    t.play(bh.StopMoving(0), bh.MapHex(0, PLAIN))
    assert t.expect_event(bh.DeckShuffled).cards == 3
    assert (len(t.state.beasts.draw_pile), t.state.beasts.discard_pile) == (2, [])


@pytest.mark.rule("BH-CMP-07", "BH-CMP-08")
def test_each_type_pile_has_the_four_designs_of_its_type(strict: MakeTable) -> None:
    """One copy each, of origin type pile, and none of them in the Beast deck."""
    t = strict(bh.Setup())

    for kind, designs in DESIGNS.items():
        assert sorted(t.state.piles[kind]) == sorted(f"{name}#p1" for name in designs)
    assert t.view(0).piles == tuple([(kind, 4) for kind in t.state.piles])


@pytest.mark.rule("BH-CMP-08")
def test_type_piles_are_shuffled_separately() -> None:
    """Over some seeds every pile comes in many orders, and two piles do not go the same way."""
    orders: dict[str, set[tuple[int, ...]]] = {kind: set() for kind in TYPES}
    alike = 0
    for seed in range(40):
        piles = bh.GAME.start(bh.Setup(), seed).piles
        order = {k: tuple(DESIGNS[k].index(card.split("#")[0]) for card in piles[k]) for k in TYPES}
        alike += order["chimera"] == order["orc"]
        for kind in TYPES:
            orders[kind].add(order[kind])

    assert all(len(found) > 12 for found in orders.values())
    assert alike < 10


@pytest.mark.rule("BH-CMP-07")
@pytest.mark.parametrize(("die", "held", "out"), [(3, ["ghoul#p1"], []), (2, [], ["ghoul#p1"])])
def test_a_card_that_leaves_a_type_pile_never_returns(
    strict: MakeTable, die: int, held: list[str], out: list[str]
) -> None:
    """Won or lost; the Beast deck and its discard are not touched."""
    t = strict(unveiled(tokens=(("undead", 1, -1),), piles={"undead": ("ghoul#p",)}, dice=(die,)))
    t.play(bh.Step(0, FOREST))

    assert (t.bestiary(0), t.state.out) == (held, out)
    assert [len(pile) for pile in t.state.piles.values()] == [4, 4, 4, 4, 3, 4]
    assert (len(t.state.beasts.draw_pile), t.state.beasts.discard_pile) == (52, [])


# -- terrain cards, tiles, cities ------------------------------------------------------------------------------


@pytest.mark.rule("BH-CMP-09", "BH-CMP-11")
@pytest.mark.parametrize(("first", "paired"), [(0, "plain"), (1, "forest"), (2, "swamp"), (3, "mountain")])
def test_a_terrain_card_says_where_its_tyrant_puts_tokens(strict: MakeTable, first: int, paired: str) -> None:
    """Each terrain of the start map in turn, with one more hex of it."""
    tile = {"plain": "plain_3", "forest": "forest_2", "swamp": "swamp_2", "mountain": "mountain_2"}[paired]
    t = strict(unveiled(round=2, tyrants=opened(first), tiles=((tile, 2, 0),)))

    wanted = {place for place in t.state.tiles if terrain(t.state, place) == paired}
    assert EAST in wanted
    assert set(t.state.tokens) == wanted
    assert set(t.state.tokens.values()) == {t.state.content.tyrants[ROW[first][0]].type}


@pytest.mark.rule("BH-CMP-09")
def test_six_terrain_cards_are_paired_with_the_six_tyrants(strict: MakeTable) -> None:
    """Plain, Swamp, Forest, Mountain, Riverbank, Sanctuary: each once."""
    t = strict(bh.Setup())

    assert sorted(slot.terrain for slot in t.state.row) == sorted(terrain for _, terrain in ROW)
    packaged = bh.load().tables
    five = evolve(packaged, terrain_cards=packaged.terrain_cards[:5])
    assert ("content.terrain_cards", "wrong_number", "BH-CMP-09") in listed(bh.GAME, content=five)


@pytest.mark.rule("BH-CMP-10", "BH-CMP-13")
def test_no_token_ever_lies_in_a_city(strict: MakeTable) -> None:
    """Six reveals and all retirements later the Cities are still free of tokens."""
    far = (("city_belmora", 2, 0), ("plain_3", 2, -1), ("sanctuary_axe", 1, 1))
    t = strict(unveiled(round=1, tyrants=row(), tiles=far))
    while t.outcome is None:
        idle(t)
        assert not {HANDEL, EAST} & set(t.state.tokens)

    placed = {event.at for event in t.happened(bh.TokenPlaced)}
    assert placed == set(t.state.tiles) - {HANDEL, EAST}


@pytest.mark.rule("BH-CMP-10")
def test_a_city_cannot_be_made_a_terrain_for_tokens() -> None:
    """Neither by the content nor by an arrangement."""
    packaged = bh.load().tables
    open_city = [evolve(one, receives_tokens=True) if one.id == "city" else one for one in packaged.terrains]
    assert fault(bh.GAME, content=evolve(packaged, terrains=tuple(open_city))) == (
        "content.terrains[6].receives_tokens",
        "contradiction",
        "BH-CMP-10",
    )
    assert fault(bh.GAME, tokens=(("orc", 0, 0),)) == ("tokens[0]", "contradiction", "BH-CMP-10")


@pytest.mark.rule("BH-CMP-11")
def test_the_sanctuary_card_is_for_every_symbol(strict: MakeTable) -> None:
    """Aldric's tokens lie on the axe, the skull and his own crown."""
    tiles = (("sanctuary_axe", 2, 0), ("sanctuary_skull", 2, -1), ("sanctuary_crown", 1, 1))
    t = strict(unveiled(round=6, tyrants=opened(5), tiles=tiles))

    assert t.state.row[5].terrain == "sanctuary"
    assert t.state.tokens == {bh.Hex(q, r): "human" for _, q, r in tiles}


@pytest.mark.rule("BH-CMP-12")
def test_forty_tiles_are_on_the_map_in_stacks_or_in_the_box(strict: MakeTable) -> None:
    """6 of each of five basic terrains, 6 sanctuaries with a symbol each, 4 Cities; Handel is one of them."""
    t = strict(bh.Setup(players=2))
    state = t.state
    tiles = [*state.tiles.values(), *[tile for stack in state.stacks for tile in names(stack)], *state.unused]

    assert len(tiles) == len(set(tiles)) == 40
    assert Counter(state.content.terrain_of(tile) for tile in tiles) == {
        **dict.fromkeys(("plain", "forest", "mountain", "swamp", "riverbank", "sanctuary"), 6),
        "city": 4,
    }
    symbols = [state.content.tiles[tile].symbol for tile in tiles if state.content.tiles[tile].symbol]
    assert sorted(symbols) == sorted(SYMBOLS)
    assert sorted(state.content.tyrants[slot.tyrant].symbol for slot in state.row) == sorted(SYMBOLS)
    assert state.tiles[HANDEL] == "city_handel"
    assert len(state.stacks) == 3


@pytest.mark.rule("BH-CMP-13")
@pytest.mark.parametrize("place", [HANDEL, EAST])
def test_a_city_is_safe_and_roomy(strict: MakeTable, place: bh.Hex) -> None:
    """Several heroes stand there; nobody tracks; mapping leads to no combat; humans are imprisoned."""
    city: dict[str, Any] = {"tiles": (("city_belmora", 2, 0),)}
    t = strict(unveiled(on(place, bestiary=("poacher#d1",)), on(place), on(place), **city))
    t.play(bh.StopMoving(0))
    assert t.prompt == "site"
    t.play(bh.Imprison(0, "poacher#d1"))
    assert (t.state.players[0].prison, t.state.players[0].pb) == (["poacher#d1"], 2)
    assert refused(t, bh.Track(0)) == ("no_tracking_in_a_city", "BH-TRK-05")

    t.play(bh.MapHex(0, place))

    assert not [*t.happened(bh.BeastFaced), *t.happened(bh.DieRolled)]
    assert len(t.state.beasts.draw_pile) == 51
    assert (t.state.current, [t.at(who) for who in range(3)]) == (1, [place] * 3)


@pytest.mark.rule("BH-CMP-13")
def test_defeated_heroes_come_back_in_a_city(strict: MakeTable) -> None:
    """In Handel, or in another one that has turned up."""
    t = strict(unveiled(on(PLAIN, hearts=1), deck=("undine#d",), dice=(1,)))
    t.play(bh.StopMoving(0), bh.MapHex(0, PLAIN))
    assert (t.at(0), t.hearts(0)) == (HANDEL, 4)

    t = strict(unveiled(on(PLAIN, hearts=1), tiles=(("city_belmora", 2, 0),), deck=("undine#d",), dice=(1,)))
    t.play(bh.StopMoving(0), bh.MapHex(0, PLAIN))
    assert t.actions(0) == (bh.Resurrect(0, HANDEL), bh.Resurrect(0, EAST))
    t.play(bh.Resurrect(0, EAST))
    assert t.at(0) == EAST


@pytest.mark.rule("BH-CMP-13")
def test_a_hero_in_a_city_is_in_no_combat_for_others_either(strict: MakeTable) -> None:
    """Nobody in Handel is asked to assist a hero who fails next to it."""
    t = strict(unveiled(on(SWAMP), deck=("undine#d",), dice=(1,)))
    t.play(bh.StopMoving(0), bh.MapHex(0, SWAMP))

    assert (t.prompt, t.asked) == ("move", (1,))
    assert t.happened(bh.AssistStarted) == []


# -- tyrants, tokens, missions, dice, heroes -------------------------------------------------------------------


@pytest.mark.rule("BH-CMP-14")
@pytest.mark.parametrize(
    ("tyrant", "kind", "symbol", "strength", "points"),
    [
        ("ashmane", "chimera", "claw", 4, 4),
        ("grushnak", "orc", "axe", 4, 4),
        ("azhurel", "demon", "flame", 6, 7),
        ("ondrath", "elemental", "spiral", 5, 5),
        ("morvain", "undead", "skull", 5, 5),
        ("aldric", "human", "crown", 5, 5),
    ],
)
def test_a_tyrant_has_a_type_a_symbol_a_strength_and_points(
    strict: MakeTable, tyrant: str, kind: str, symbol: str, strength: int, points: int
) -> None:
    """At its own sanctuary its strength is just enough to catch it; at the end it is worth its points."""
    tile = ((f"sanctuary_{symbol}", 2, 0),)
    content = bh.load()
    assert content.tyrants[tyrant].type == kind
    for die, won in ((strength, True), (strength - 1, False)):
        t = strict(unveiled(on(EAST), tiles=tile, dice=(die,)))
        t.play(bh.StopMoving(0), bh.MapHex(0, EAST), bh.FightTyrant(0, tyrant))
        assert t.happened(bh.DieRolled)[0].strength == strength
        assert (t.bestiary(0) == [tyrant]) is won
    # One tyrant captured and five that go by themselves: only the captor scores.
    others = [bh.TyrantPlace(tyrant=name, status="retired") for name, _ in ROW if name != tyrant]
    end = (bh.TyrantPlace(tyrant=tyrant), *others[:-1], bh.TyrantPlace(tyrant=others[-1].tyrant, status="open"))
    t = strict(unveiled(bh.Position(bestiary=(tyrant,)), round=12, tyrants=end))
    assert t.outcome is not None
    assert t.outcome.scores == (points, 0, 0)


@pytest.mark.rule("BH-CMP-14")
def test_only_the_human_tyrant_is_a_wildcard(strict: MakeTable) -> None:
    """Loaded Dice wants a demon: Aldric and the tyrant of demons cover it, no other tyrant does."""
    found = []
    for tyrant, _ in ROW:
        t = strict(unveiled(bh.Position(bestiary=(tyrant,), pb=1)))
        if t.is_legal(bh.UseAbility(0, "loaded_dice")):
            found.append(tyrant)

    assert found == ["azhurel", "aldric"]


@pytest.mark.rule("BH-CMP-15")
def test_there_are_four_tokens_of_each_type(strict: MakeTable) -> None:
    """24 in all, and never more: an arrangement with a fifth is refused."""
    t = strict(bh.Setup())
    assert t.state.supply == dict.fromkeys(TYPES, 4)

    plains = tuple([(f"plain_{number}", 2, number - 3) for number in (3, 4, 5)])
    five = [("orc", 1, 0), ("orc", 0, 1), *[("orc", q, r) for _, q, r in plains]]
    assert fault(bh.GAME, tiles=plains, tokens=five) == ("tokens", "too_many", "BH-CMP-15")
    assert fault(bh.GAME, tokens=five[:2], gone={"orc": 3}) == ("tokens", "too_many", "BH-CMP-15")


@pytest.mark.rule("BH-CMP-16")
def test_there_are_24_mission_cards_of_two_kinds(strict: MakeTable) -> None:
    """Two for each terrain and two for each type."""
    t = strict(bh.Setup())
    missions = Counter(card.split("#")[0] for card in (*t.state.mission_row, *names(t.state.mission_deck)))

    assert missions == {
        **{f"map_{terrain}": 2 for _, terrain in ROW},
        **{f"trap_{kind}": 2 for kind in TYPES},
    }
    assert {t.state.content.missions[card].pb for card in missions} == {2}
    assert {(card, t.state.content.missions[card].kind) for card in missions} == {
        (card, card.split("_")[0]) for card in missions
    }


@pytest.mark.rule("BH-CMP-17")
@pytest.mark.parametrize(
    ("hero", "held", "ability", "level", "most"),
    [
        ("brunhild", (), None, 1, 6),
        ("brunhild", (), "brute_strength", 2, 8),
        ("brunhild", ("imp#d", "orc_shaman#d"), "blood_fury", 3, 10),
    ],
)
def test_the_dice_of_the_levels(
    strict: MakeTable, hero: str, held: tuple[str, ...], ability: str | None, level: int, most: int
) -> None:
    """Level 1 without an ability; every face from 1 up can be rolled and none above, each equally often."""
    start = on(PLAIN, hero=hero, bestiary=held)
    results: Counter[int] = Counter()
    for seed in range(30 * most):
        t = strict(unveiled(start, deck=("hydra#d", "skeleton#d")), seed)
        t.play(bh.StopMoving(0))
        if ability is not None:
            t.play(bh.UseAbility(0, ability))
        t.play(bh.MapHex(0, PLAIN))
        if t.prompt == "roll":
            t.play(bh.Roll(0))
        rolled = t.happened(bh.DieRolled)[0]
        assert rolled.level == level
        results[rolled.result] += 1

    assert sorted(results) == list(range(1, most + 1))
    assert all(12 <= number <= 52 for number in results.values())


@pytest.mark.rule("BH-CMP-17")
def test_the_faces_of_a_die_come_from_the_content(strict: MakeTable) -> None:
    """A die of other faces: its third face counts what stands on it."""
    packaged = bh.load().tables
    other = evolve(packaged, dice=((1, (1, 1, 9)), *packaged.dice[1:]))
    t = strict(unveiled(on(PLAIN), content=other, deck=("hydra#d",), dice=(3,)))
    t.play(bh.StopMoving(0), bh.MapHex(0, PLAIN))

    assert t.happened(bh.DieRolled)[0].result == 9
    assert t.bestiary(0) == ["hydra#d1"]


@pytest.mark.rule("BH-CMP-18")
@pytest.mark.parametrize(
    ("hero", "board", "abilities"),
    [
        ("romilius", (4, 3, 2), ("another_luck", "loaded_dice", "gamblers_cut")),
        ("ysolde", (4, 3, 2), ("fresh_trail", "pack_bond", "sanctuary_horn")),
        ("brunhild", (5, 2, 2), ("brute_strength", "thick_hide", "blood_fury")),
        ("nyra", (3, 3, 3), ("soul_mending", "grave_whispers", "pact_of_bones")),
        ("kael", (4, 4, 2), ("light_step", "shadow_walk", "farsight_map")),
        ("maelis", (4, 3, 2), ("city_law", "vow_of_justice", "judgement")),
    ],
)
def test_the_hero_boards(strict: MakeTable, hero: str, board: tuple[int, int, int], abilities: tuple[str, ...]) -> None:
    """Hearts at the start, which are the maximum too, agility, exploration, and three abilities."""
    t = strict(bh.Setup(heroes=(hero,)))
    seen = t.view(1).players[0]

    assert (seen.most_hearts, seen.agility, seen.exploration) == board
    assert seen.hearts == seen.most_hearts
    assert tuple([ability.id for ability in t.state.content.heroes[hero].abilities]) == abilities
    assert seen.bestiary == ()


@pytest.mark.rule("BH-CMP-13", "BH-CMP-10")
def test_a_mountain_beside_a_city_gets_its_token_and_the_city_none(strict: MakeTable) -> None:
    """Azhurel's mountains: (0, -1) alone."""
    t = strict(unveiled(on(PLAIN_2), round=5, tyrants=opened(3)))

    assert t.state.tokens == {MOUNTAIN: "demon"}
