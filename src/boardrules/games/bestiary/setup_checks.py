"""The checks of a setup: every fault at once, each with its place and rule.

First the types of all fields, so that everything after can rely on them, then the content, then the arrangement: here
the seats and their heroes, in ``setup_components`` the map, the row, the cards and the tokens.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from attrs import evolve

from boardrules.core.board import Hex
from boardrules.core.checking import first_faults
from boardrules.core.errors import Problem, short
from boardrules.core.kinds import Id, Many, Maybe, Pairs, Record, Row, Whole, Word
from boardrules.core.setups import named_at, named_faults, seat_faults
from boardrules.games.bestiary.content import Content
from boardrules.games.bestiary.setup import (
    Position,
    Setup,
    TyrantPlace,
    by_hearts,
    content_for,
    named_heroes,
    positions_of,
)
from boardrules.games.bestiary.validation import check_tables

#: Rounds, points and deaths that an arrangement may begin with.
MOST: Final = 1_000_000
STATUSES: Final = ("hidden", "open", "defeated", "retired")
_HERO: Final = Maybe(Id(words="a hero id"), rule="BH-SET-08")
_CARDS: Final = Many(Id(words="a card id"), words="a sequence of card ids")
_TILES: Final = Many(Id(words="a tile id"), words="a sequence of tile ids")
_PLACED: Final = Whole(), Whole()

_POSITION: Final = Record(
    Position,
    {
        "hero": _HERO,
        "at": Maybe(Row(_PLACED, words="q and r"), rule="BH-SET-08"),
        "hearts": Maybe(Whole(), rule="BH-TRM-02"),
        "pb": Whole(0, MOST, rule="BH-TRM-01"),
        "bestiary": evolve(_CARDS, rule="BH-TRM-03"),
        "liberated": evolve(_CARDS, rule="BH-LIB-04"),
        "prison": evolve(_CARDS, rule="BH-HUM-02"),
        "missions": evolve(_CARDS, rule="BH-MIS-02"),
        "deaths": Whole(0, MOST, rule="BH-DTH-02"),
    },
)
_TYRANT: Final = Record(
    TyrantPlace,
    {
        "tyrant": Id(words="a tyrant id"),
        "terrain": Maybe(Id(words="a terrain id")),
        "status": Word(STATUSES),
    },
)
#: What every field of a setup may be, before the content is asked what there is.
SETUP: Final = Record(
    Setup,
    {
        "players": Whole(rule="BH-SET-01"),
        "heroes": Many(_HERO, words="a sequence of hero ids or None", rule="BH-SET-08"),
        "first_player": Maybe(Whole(words="a seat"), rule="BH-SET-09"),
        "round": Whole(1, MOST, rule="BH-RND-01"),
        "deck_size": Maybe(Whole(), rule="BH-CMP-04"),
        "seats": Many(Maybe(_POSITION), words="a sequence of Position or None", rule="BH-SET-08"),
        "tiles": Many(
            Row((Id(), *_PLACED), words="a tile id, q and r"), words="tiles with their places", rule="BH-CMP-12"
        ),
        "tokens": Many(
            Row((Id(), *_PLACED), words="a type, q and r"), words="tokens with their places", rule="BH-CMP-15"
        ),
        "gone": Many(
            Row((Id(), Whole()), words="a type and a number"), words="numbers of tokens by type", rule="BH-CMP-15"
        ),
        "tyrants": Many(_TYRANT, words="a sequence of TyrantPlace", rule="BH-SET-06"),
        "deck": evolve(_CARDS, rule="BH-CMP-05"),
        "discard": evolve(_CARDS, rule="BH-CMP-06"),
        "piles": Many(Row((Id(), _CARDS), words="a type and its cards"), words="cards by type", rule="BH-CMP-07"),
        "missions": evolve(_CARDS, rule="BH-CMP-16"),
        "mission_deck": evolve(_CARDS, rule="BH-CMP-16"),
        "stacks": Many(_TILES, words="tiles by stack", rule="BH-SET-03"),
        "out": evolve(_CARDS, rule="BH-CMP-07"),
        "script": Pairs({"die": Many(Whole())}, words="results by stream", rule="BH-CMP-17"),
    },
)


def check_setup(setup: Setup) -> tuple[Problem, ...]:
    """Return every fault of a setup; none: ``lay_out`` makes a possible state of it.

    Nothing is believed of what the fields hold. Paths are such as ``seats[2].bestiary[0]``. With faults in the types
    or the content nothing further is looked at, because all the rest depends on them.
    """
    return first_faults(setup, (_values, _players, _together))


def _values(setup: Setup) -> Iterator[Problem]:
    yield from SETUP.faults(setup)
    if setup.content is not None:
        yield from check_tables(setup.content)


def _together(setup: Setup) -> Iterator[Problem]:
    from boardrules.games.bestiary.setup_components import components_faults  # it needs this module

    content = content_for(setup)
    yield from _seats_and_script(setup, content)
    yield from _heroes(setup, content)
    yield from _figures(setup, content)
    yield from components_faults(setup, content)


# -- seats -------------------------------------------------------------------------------------------------------------


def _players(setup: Setup) -> Iterator[Problem]:
    config = content_for(setup).config
    least, most = config.players_min, config.players_max
    if not least <= setup.players <= most:
        yield Problem("players", "out_of_range", f"{least} to {most}", short(setup.players), "BH-SET-01")


def _seats_and_script(setup: Setup, content: Content) -> Iterator[Problem]:
    yield from seat_faults(setup, {"heroes": "BH-SET-08", "seats": "BH-SET-08", "first_player": "BH-SET-09"})
    most = max(len(faces) for faces in content.dice.values())
    yield from Pairs({"die": Many(Whole(1, most))}, rule="BH-CMP-17").faults(setup.script, "script")


def _heroes(setup: Setup, content: Content) -> Iterator[Problem]:
    """Rules: BH-SET-08, BH-TRM-02, BH-DTH-01."""
    for named in named_at(setup, "heroes", "hero"):
        if named.id not in content.heroes:
            expected = f"one of {', '.join(content.heroes)}"
            yield Problem(named.path, "unknown_id", expected, short(named.id), "BH-SET-08")
    yield from named_faults(setup, "heroes", "hero", agree="BH-SET-08", once="BH-SET-08")
    yield from _hearts(setup, content)


def _hearts(setup: Setup, content: Content) -> Iterator[Problem]:
    named = named_heroes(setup)
    free = sorted((hero.hearts for hero in content.heroes.values() if hero.id not in named.values()), reverse=True)
    seats = positions_of(setup)
    dealt = 0
    for seat in by_hearts(seats):
        name = named.get(seat)
        if name is None:
            # Seats in the order in which they are dealt: the hero with most hearts is there for who needs most.
            most = free[dealt] if dealt < len(free) else 0
            dealt += 1
        elif name in content.heroes:
            most = content.heroes[name].hearts
        else:
            continue
        hearts, least = seats[seat].hearts, content.config.death_hearts_at_death + 1
        if hearts is not None and not least <= hearts <= most:
            path = f"seats[{seat}].hearts"
            yield Problem(path, "out_of_range", f"{least} to {most}", short(hearts), "BH-TRM-02")


def _figures(setup: Setup, content: Content) -> Iterator[Problem]:
    """Rules: BH-SET-08, BH-P1-09."""
    tiles = {**content.start_layout, **{Hex(q, r): tile for tile, q, r in setup.tiles}}
    taken: dict[Hex, int] = {}
    for seat, place in enumerate(setup.seats):
        if place is None or place.at is None:
            continue
        path, at = f"seats[{seat}].at", Hex(*place.at)
        if at not in tiles:
            yield Problem(path, "off_board", "a hex of the map", spot(at), "BH-SET-08")
        elif tiles[at] not in content.tiles or content.is_city(tiles[at]):
            continue  # an unknown tile is told where it is placed
        elif at in taken:
            expected = f"one hero on a hex; the one of seat {taken[at]} stands there"
            yield Problem(path, "occupied", expected, spot(at), "BH-P1-09")
        else:
            taken[at] = seat


def spot(place: Hex) -> str:
    """Return a hex in a few signs, whatever its numbers."""
    return f"({short(place.q)}, {short(place.r)})"
