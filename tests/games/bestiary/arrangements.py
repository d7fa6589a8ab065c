"""Setups made at random: positions of every kind, most of them possible, and hostile values for every field."""

from __future__ import annotations

import random
from typing import Any, Final

from boardrules.core.board import Hex
from boardrules.games.bestiary.content import Content, Tables, content_of
from boardrules.games.bestiary.loading import load
from boardrules.games.bestiary.setup import Position, TyrantPlace, deck_cards, mission_cards, pile_cards
from boardrules.games.bestiary.state import TyrantStatus

#: What nobody should put into a setup.
STRANGERS: Final[tuple[Any, ...]] = (
    -1,
    True,
    10**30,
    1.5,
    float("nan"),
    "x",
    "\0",
    "ghoul#d9999",
    "ghoul#d" + "9" * 5_000,
    "map_swamp#0",
    "grushnak",
    b"x",
    {},
    {"orc": 1},
    {"die": [7]},
    {1: 2},
    [],
    ["x"],
    [None],
    [[]],
    [[["a", [1]]]],
    [["orc", 1, 0]],
    [["plain_1", 1, 0]],
    [["orc", ["ghoul#d1"]]],
    [["die", [0]]],
    [("x", 1)],
    [(10**30, 10**30)],
    ["#", "a#d1", "grushnak", "ghoul#d1"],
    [Position(), Position(at=(0, 0)), Position(hero="kael", hearts=99)],
    [TyrantPlace(tyrant="x")],
    object(),
    set(),
    lambda: None,
)
#: The beginnings of rows that are arranged.
_ROWS: Final[tuple[tuple[TyrantStatus, ...], ...]] = (
    (),
    (),
    ("open",),
    ("open", "hidden"),
    ("retired",),
    ("retired", "open", "open"),
)


def _explored(rng: random.Random, content: Content) -> tuple[list[tuple[str, int, int]], dict[Hex, str]]:
    """Return some tiles beside the start layout, and the map with them."""
    tiles: list[tuple[str, int, int]] = []
    places = dict(content.start_layout)
    free = [tile.id for tile in content.tables.tiles if not tile.start]
    rng.shuffle(free)
    for _ in range(rng.choice((0, 0, 3, 12))):
        edge = [near for place in places for near in place.neighbours() if near not in places]
        new, tile = rng.choice(edge), free.pop()
        places[new] = tile
        tiles.append((tile, new.q, new.r))
    return tiles, places


def _row(rng: random.Random, tyrants: list[str], terrains: list[str], held: set[str]) -> list[TyrantPlace]:
    """Return the beginning of a row; whoever lies in a bestiary has no other status."""
    row = []
    for status in rng.choice(_ROWS):
        row.append(TyrantPlace(tyrant=tyrants.pop(), terrain=rng.choice((None, terrains.pop())), status=status))
    return [TyrantPlace(tyrant=p.tyrant, terrain=p.terrain) if p.tyrant in held else p for p in row]


def any_position(rng: random.Random, tables: Tables | None = None) -> dict[str, Any]:
    """Return the fields of a setup that arranges some of everything; now and then it is impossible."""
    content = load() if tables is None else content_of(tables)
    players = rng.randint(2, 4)
    deck, missions = deck_cards(content), mission_cards(content)
    piles = {kind: pile_cards(content, kind) for kind in content.tokens}
    for cards in (deck, missions, *piles.values()):
        rng.shuffle(cards)
    tyrants, terrains = list(content.tyrants), list(content.tables.terrain_cards)
    rng.shuffle(tyrants)
    rng.shuffle(terrains)

    def some(cards: list[str], most: int) -> list[str]:
        taken = [cards.pop() for _ in range(min(rng.randint(0, most), len(cards)))]
        # A copy may be left open: any one of the design will do.
        return [card.rstrip("0123456789").removesuffix("#") if rng.random() < 0.3 else card for card in taken]

    def humans(cards: list[str], wanted: bool) -> list[str]:
        found = [card for card in cards if (content.beasts[card.partition("#")[0]].type == "human") is wanted]
        for card in found:
            cards.remove(card)
        return found

    tiles, places = _explored(rng, content)
    hexes = [place for place, tile in places.items() if not content.is_city(tile)]
    rng.shuffle(hexes)
    seats = []
    for _ in range(rng.randint(0, players)):
        at = hexes.pop() if rng.random() < 0.7 else None
        bestiary = some(deck, 2) + some(rng.choice(list(piles.values())), 1)
        if rng.random() < 0.2 and tyrants:
            bestiary.insert(0, tyrants[0] if rng.random() < 0.5 else tyrants[-1])
            bestiary = list(dict.fromkeys(bestiary))
        hearts = rng.choice((None, None, 1, 2, 3, 4, 5))
        prison, free_beasts = humans(deck, True), humans(deck, False)
        jailed, liberated = some(prison, 1), some(free_beasts, 1)
        deck += prison + free_beasts
        seats.append(
            Position(
                at=None if at is None else (at.q, at.r),
                hearts=hearts,
                pb=rng.choice((0, 0, 1, 5)),
                bestiary=bestiary,
                liberated=liberated,
                prison=jailed,
                missions=some(missions, 2),
                deaths=rng.choice((0, 0, 1)),
            )
        )
    tokens = []
    for place in rng.sample(sorted(places), rng.choice((0, 0, 1, 3))):
        tokens.append((rng.choice(list(content.tokens)), place.q, place.r))
    row = _row(rng, tyrants, terrains, {card for seat in seats for card in seat.bestiary})
    return {
        "players": players,
        "content": tables,
        "seats": seats,
        "tiles": tiles,
        "tokens": tokens,
        "gone": {kind: 1 for kind in content.tokens if rng.random() < 0.2},
        "tyrants": row,
        "round": rng.choice((1, 2, 9)),
        "first_player": rng.choice((None, 0, 1)),
        "deck": some(deck, 3),
        "discard": some(deck, 3),
        "piles": {kind: some(cards, 2) for kind, cards in piles.items() if rng.random() < 0.3},
        "missions": some(missions, 3),
        "mission_deck": some(missions, 3),
        "deck_size": rng.choice((None, None, 3, 10)),
        "out": some(deck, 1),
        "script": {"die": [rng.randint(1, 10) for _ in range(rng.choice((0, 3)))]},
    }
