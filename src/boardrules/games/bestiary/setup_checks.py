"""The checks of a setup: every fault at once, each with its place and rule.

First the types of all fields, so that everything after can rely on them, then the content, then the arrangement: here
the seats and their heroes, in ``setup_components`` the map, the row, the cards and the tokens.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from boardrules.core.board import Hex
from boardrules.core.errors import Problem, short
from boardrules.games.bestiary.content import Content
from boardrules.games.bestiary.shapes import told
from boardrules.games.bestiary.validation import check_tables

if TYPE_CHECKING:
    from boardrules.games.bestiary.setup import Place, Setup, TyrantPlace

#: Rounds, points and deaths that an arrangement may begin with.
MOST: Final = 1_000_000
STATUSES: Final = ("hidden", "open", "defeated", "retired")
_CARDS: Final = {
    "deck": "BH-CMP-05",
    "discard": "BH-CMP-06",
    "missions": "BH-CMP-16",
    "mission_deck": "BH-CMP-16",
    "out": "BH-CMP-07",
}
_ZONES: Final = {
    "bestiary": "BH-TRM-03",
    "liberated": "BH-LIB-04",
    "prison": "BH-HUM-02",
    "missions": "BH-MIS-02",
}


def check_setup(setup: Setup) -> tuple[Problem, ...]:
    """Return every fault of a setup; none: ``lay_out`` makes a possible state of it.

    Nothing is believed of what the fields hold. Paths are such as ``seats[2].bestiary[0]``. With faults in the types
    or the content nothing further is looked at, because all the rest depends on them.
    """
    from boardrules.games.bestiary.setup import content_for  # it needs this module

    problems = list(_types(setup))
    if setup.content is not None:
        problems += check_tables(setup.content)
    if problems:
        return tuple(problems)
    content = content_for(setup)
    problems += _players(setup, content)
    if problems:
        return tuple(problems)
    from boardrules.games.bestiary.setup_components import components_faults  # most setups arrange nothing

    problems += _first_and_script(setup, content)
    problems += _heroes(setup, content)
    problems += _figures(setup, content)
    problems += components_faults(setup, content)
    return tuple(problems)


# -- types -------------------------------------------------------------------------------------------------------------


def is_whole(value: object) -> bool:
    """Return whether a value is a whole number; True is none."""
    return type(value) is int


def _is_text(value: object) -> bool:
    return type(value) is str


def _wrong(path: str, expected: str, value: object, rule: str = "") -> Problem:
    return Problem(path, "wrong_type", expected, told(value), rule)


def _each(
    path: str, value: object, fits: Callable[[object], bool], whole: str, item: str, rule: str
) -> Iterator[Problem]:
    """Yield the fault of what is no sequence, or of every item in it that does not fit."""
    if type(value) is not tuple:
        yield _wrong(path, whole, value, rule)
        return
    for index, part in enumerate(value):
        if not fits(part):
            yield _wrong(f"{path}[{index}]", item, part, rule)


def _is_placed(value: object) -> bool:
    return type(value) is tuple and len(value) == 3 and _is_text(value[0]) and is_whole(value[1]) and is_whole(value[2])


def _is_count(value: object) -> bool:
    return type(value) is tuple and len(value) == 2 and _is_text(value[0]) and is_whole(value[1])


def _is_cards(value: object) -> bool:
    return type(value) is tuple and all(map(_is_text, value))


def _is_pile(value: object) -> bool:
    return type(value) is tuple and len(value) == 2 and _is_text(value[0]) and _is_cards(value[1])


def _is_script(value: object) -> bool:
    if type(value) is not tuple or len(value) != 2 or type(value[1]) is not tuple:
        return False
    return _is_text(value[0]) and all(map(is_whole, value[1]))


def _is_hero(value: object) -> bool:
    return value is None or _is_text(value)


def _types(setup: Setup) -> Iterator[Problem]:
    from boardrules.games.bestiary.setup import Place, TyrantPlace

    if not is_whole(setup.players):
        yield _wrong("players", "a whole number", setup.players, "BH-SET-01")
    if setup.first_player is not None and not is_whole(setup.first_player):
        yield _wrong("first_player", "a seat or None", setup.first_player, "BH-SET-09")
    if not is_whole(setup.round):
        yield _wrong("round", "a whole number", setup.round, "BH-RND-01")
    if setup.deck_size is not None and not is_whole(setup.deck_size):
        yield _wrong("deck_size", "a whole number or None", setup.deck_size, "BH-CMP-04")
    yield from _each(
        "heroes", setup.heroes, _is_hero, "a sequence of hero ids or None", "a hero id or None", "BH-SET-08"
    )
    for name, rule in _CARDS.items():
        yield from _each(name, getattr(setup, name), _is_text, "a sequence of card ids", "a card id", rule)
    yield from _each("tiles", setup.tiles, _is_placed, "tiles with their places", "a tile id, q and r", "BH-CMP-12")
    yield from _each("tokens", setup.tokens, _is_placed, "tokens with their places", "a type, q and r", "BH-CMP-15")
    yield from _each("gone", setup.gone, _is_count, "numbers of tokens by type", "a type and a number", "BH-CMP-15")
    yield from _each("piles", setup.piles, _is_pile, "cards by type", "a type and its cards", "BH-CMP-07")
    yield from _each("stacks", setup.stacks, _is_cards, "tiles by stack", "a sequence of tile ids", "BH-SET-03")
    yield from _each("script", setup.script, _is_script, "results by stream", "a stream and its results", "BH-CMP-17")
    if type(setup.seats) is not tuple:
        yield _wrong("seats", "a sequence of Place or None", setup.seats, "BH-SET-08")
    else:
        for seat, place in enumerate(setup.seats):
            if place is not None and type(place) is not Place:
                yield _wrong(f"seats[{seat}]", "a Place or None", place, "BH-SET-08")
            elif place is not None:
                yield from _place(f"seats[{seat}]", place)
    if type(setup.tyrants) is not tuple:
        yield _wrong("tyrants", "a sequence of TyrantPlace", setup.tyrants, "BH-SET-06")
    else:
        for index, tyrant in enumerate(setup.tyrants):
            if type(tyrant) is not TyrantPlace:
                yield _wrong(f"tyrants[{index}]", "a TyrantPlace", tyrant, "BH-SET-06")
            else:
                yield from _tyrant(f"tyrants[{index}]", tyrant)


def _place(path: str, place: Place) -> Iterator[Problem]:
    if not _is_hero(place.hero):
        yield _wrong(f"{path}.hero", "a hero id or None", place.hero, "BH-SET-08")
    at: object = place.at
    if at is not None and not (type(at) is tuple and len(at) == 2 and all(map(is_whole, at))):
        yield _wrong(f"{path}.at", "q and r, or None", at, "BH-SET-08")
    if place.hearts is not None and not is_whole(place.hearts):
        yield _wrong(f"{path}.hearts", "a whole number or None", place.hearts, "BH-TRM-02")
    for name, rule in (("pb", "BH-TRM-01"), ("deaths", "BH-DTH-02")):
        value = getattr(place, name)
        if not is_whole(value):
            yield _wrong(f"{path}.{name}", "a whole number", value, rule)
        elif not 0 <= value <= MOST:
            yield Problem(f"{path}.{name}", "out_of_range", f"0 to {MOST}", short(value), rule)
    for name, rule in _ZONES.items():
        yield from _each(f"{path}.{name}", getattr(place, name), _is_text, "a sequence of card ids", "a card id", rule)


def _tyrant(path: str, place: TyrantPlace) -> Iterator[Problem]:
    if not _is_text(place.tyrant):
        yield _wrong(f"{path}.tyrant", "a tyrant id", place.tyrant, "BH-SET-06")
    if place.terrain is not None and not _is_text(place.terrain):
        yield _wrong(f"{path}.terrain", "a terrain id or None", place.terrain, "BH-SET-06")
    if not _is_text(place.status):
        yield _wrong(f"{path}.status", f"one of {', '.join(STATUSES)}", place.status, "BH-SET-06")
    elif place.status not in STATUSES:
        expected = f"one of {', '.join(STATUSES)}"
        yield Problem(f"{path}.status", "unknown_value", expected, short(place.status), "BH-SET-06")


# -- seats -------------------------------------------------------------------------------------------------------------


def _players(setup: Setup, content: Content) -> Iterator[Problem]:
    least, most = content.config.players_min, content.config.players_max
    if not least <= setup.players <= most:
        yield Problem("players", "out_of_range", f"{least} to {most}", short(setup.players), "BH-SET-01")
        return
    for name, values in (("heroes", setup.heroes), ("seats", setup.seats)):
        if len(values) > setup.players:
            yield Problem(name, "too_many", f"at most {setup.players}", str(len(values)), "BH-SET-08")


def _first_and_script(setup: Setup, content: Content) -> Iterator[Problem]:
    first = setup.first_player
    if first is not None and not 0 <= first < setup.players:
        yield Problem("first_player", "out_of_range", f"0 to {setup.players - 1}", short(first), "BH-SET-09")
    if not 1 <= setup.round <= MOST:
        yield Problem("round", "out_of_range", f"1 to {MOST}", short(setup.round), "BH-RND-01")
    most = max(len(faces) for faces in content.dice.values())
    seen: set[str] = set()
    for index, (stream, results) in enumerate(setup.script):
        if stream != "die":
            yield Problem(f"script[{index}]", "unknown_id", "die", short(stream), "BH-CMP-17")
        elif stream in seen:
            yield Problem(f"script[{index}]", "duplicate", "each stream once", stream, "BH-CMP-17")
        for place, result in enumerate(results):
            if not 1 <= result <= most:
                path = f"script[{index}][1][{place}]"
                yield Problem(path, "out_of_range", f"1 to {most}", short(result), "BH-CMP-17")
        seen.add(stream)


def _heroes(setup: Setup, content: Content) -> Iterator[Problem]:
    """Rules: BH-SET-08, BH-TRM-02, BH-DTH-01."""
    seen: dict[str, str] = {}
    for seat in range(setup.players):
        names: dict[str, str] = {}
        given = setup.heroes[seat] if seat < len(setup.heroes) else None
        place = setup.seats[seat] if seat < len(setup.seats) else None
        if given is not None:
            names[f"heroes[{seat}]"] = given
        if place is not None and place.hero is not None:
            names[f"seats[{seat}].hero"] = place.hero
            if given is not None and given != place.hero:
                expected = f"{short(given)}, as heroes says"
                yield Problem(f"seats[{seat}].hero", "contradiction", expected, short(place.hero), "BH-SET-08")
        for path, name in names.items():
            if name not in content.heroes:
                yield Problem(path, "unknown_id", f"one of {', '.join(content.heroes)}", short(name), "BH-SET-08")
            elif name in seen and seen[name] != path and not (given == name and path.startswith("seats")):
                expected = f"each hero once; it stands at {seen[name]} too"
                yield Problem(path, "duplicate", expected, name, "BH-SET-08")
            seen.setdefault(name, path)
    yield from _hearts(setup, content)


def _hearts(setup: Setup, content: Content) -> Iterator[Problem]:
    from boardrules.games.bestiary.setup import Place, by_hearts, named_heroes

    named = named_heroes(setup)
    free = sorted((hero.hearts for hero in content.heroes.values() if hero.id not in named), reverse=True)
    places = [setup.seats[seat] if seat < len(setup.seats) else None for seat in range(setup.players)]
    seats = [place or Place() for place in places]
    dealt = 0
    for seat in by_hearts(seats):
        name = named[seat]
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
