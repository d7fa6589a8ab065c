"""The checks of what a setup arranges on the table: map, tyrants, tokens, cards, missions.

They look at a setup whose types, content, and number of players are sound.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from attrs import frozen

from boardrules.core.board import Hex, reached
from boardrules.core.errors import Problem, short
from boardrules.games.bestiary.content import CITY, HUMAN, START, Content
from boardrules.games.bestiary.setup_checks import spot
from boardrules.games.bestiary.state import tyrants_can_go

if TYPE_CHECKING:
    from boardrules.games.bestiary.setup import Setup, TyrantPlace

_CARD: Final = re.compile(r"([a-z][a-z0-9_]*)#([dp])([1-9][0-9]?)?")
_MISSION: Final = re.compile(r"([a-z][a-z0-9_]*)(?:#([1-9][0-9]?))?")


@frozen
class _Named:
    """A card that an arrangement names: where, its name, its design, its origin and the number of its copy."""

    path: str
    name: str
    design: str
    origin: str
    copy: str


def components_faults(setup: Setup, content: Content) -> list[Problem]:
    """Return every fault of map, stacks, row, tokens, cards and missions."""
    found = [*_map(setup, content), *_stacks(setup, content)]
    found += _row(setup, content)
    found += _tokens(setup, content)
    found += _cards(setup, content)
    found += _missions(setup, content)
    found += _ended(setup, content)
    return found


# -- the map and the stacks --------------------------------------------------------------------------------------------


def _map(setup: Setup, content: Content) -> Iterator[Problem]:
    """Rules: BH-SET-02, BH-CMP-12, BH-P1-02."""
    map_ = dict(content.start_layout)
    lying = dict.fromkeys(map_.values(), "the start layout")
    for index, (tile, q, r) in enumerate(setup.tiles):
        path, place = f"tiles[{index}]", Hex(q, r)
        yield from _tile(path, tile, content, lying)
        if place in map_:
            yield Problem(path, "occupied", "a place with no hex yet", spot(place), "BH-P1-02")
        map_.setdefault(place, tile)
    joined = reached([START], Hex.neighbours, map_)
    for index, (_, q, r) in enumerate(setup.tiles):
        if Hex(q, r) not in joined:
            expected = "a place that hangs together with the map"
            yield Problem(f"tiles[{index}]", "off_board", expected, spot(Hex(q, r)), "BH-P1-02")


def _tile(path: str, tile: str, content: Content, lying: dict[str, str]) -> Iterator[Problem]:
    """Yield the fault of a tile that does not exist or lies somewhere else too; note where it lies."""
    if tile not in content.tiles:
        yield Problem(path, "unknown_id", "a tile id", short(tile), "BH-CMP-12")
    elif tile in lying:
        yield Problem(path, "duplicate", f"each tile once; it lies in {lying[tile]}", tile, "BH-CMP-12")
    else:
        lying[tile] = path


def _stacks(setup: Setup, content: Content) -> Iterator[Problem]:
    """Rules: BH-SET-03."""
    from boardrules.games.bestiary.setup import recipe_of

    count = content.tables.stacks
    if len(setup.stacks) > count:
        yield Problem("stacks", "too_many", f"at most {count}", str(len(setup.stacks)), "BH-SET-03")
    lying = dict.fromkeys(content.start_layout.values(), "the start layout")
    for index, (tile, _, _) in enumerate(setup.tiles):
        lying.setdefault(tile, f"tiles[{index}]")

    def group_of(tile: str) -> str:
        return content.terrains[content.tiles[tile].terrain].group

    recipe = recipe_of(content, setup.players)
    used: Counter[str] = Counter()
    for number, stack in enumerate(setup.stacks):
        here: Counter[str] = Counter()
        for index, tile in enumerate(stack):
            path = f"stacks[{number}][{index}]"
            yield from _tile(path, tile, content, lying)
            if tile in content.tiles:
                here[group_of(tile)] += 1
        for group, most in recipe.items():
            if here[group] > most:
                expected = f"at most {most} {group} tiles"
                yield Problem(f"stacks[{number}]", "too_many", expected, str(here[group]), "BH-SET-03")
        used += here
    start = content.start_layout.values()
    used.update(group_of(tile) for tile, _, _ in setup.tiles if tile in content.tiles and tile not in start)
    for group, number in recipe.items():
        if used[group] > number * count:
            expected = f"at most {number * count} {group} tiles explored and in the stacks"
            yield Problem("tiles", "too_many", expected, str(used[group]), "BH-SET-03")


# -- tyrants and tokens ------------------------------------------------------------------------------------------------


def _captured(setup: Setup, content: Content) -> dict[str, str]:
    """Return where each captured tyrant lies, the first place of each."""
    found: dict[str, str] = {}
    for seat, place in enumerate(setup.seats):
        for index, card in enumerate(place.bestiary if place is not None else ()):
            if card in content.tyrants:
                found.setdefault(card, f"seats[{seat}].bestiary[{index}]")
    for index, card in enumerate(setup.out):
        if card in content.tyrants and tyrants_can_go(content.config):
            found.setdefault(card, f"out[{index}]")
    return found


def _status(place: TyrantPlace, captured: dict[str, str]) -> str:
    return "defeated" if place.tyrant in captured else place.status


def _row(setup: Setup, content: Content) -> Iterator[Problem]:
    """Rules: BH-SET-06, BH-P0-02, BH-P0-03, BH-TYR-04, BH-SAN-04."""
    captured = _captured(setup, content)
    cards = content.tables.terrain_cards
    tyrants: set[str] = set()
    terrains: set[str] = set()
    hidden = [index for index, place in enumerate(setup.tyrants) if _status(place, captured) == "hidden"]
    retired = [index for index, place in enumerate(setup.tyrants) if _status(place, captured) == "retired"]
    for index, place in enumerate(setup.tyrants):
        path, status = f"tyrants[{index}]", _status(place, captured)
        if place.tyrant not in content.tyrants:
            expected = f"one of {', '.join(content.tyrants)}"
            yield Problem(f"{path}.tyrant", "unknown_id", expected, short(place.tyrant), "BH-SET-06")
        elif place.tyrant in tyrants:
            yield Problem(f"{path}.tyrant", "duplicate", "each tyrant once", place.tyrant, "BH-SET-06")
        tyrants.add(place.tyrant)
        if place.terrain is not None:
            if place.terrain not in cards:
                expected = f"one of {', '.join(cards)}"
                yield Problem(f"{path}.terrain", "unknown_id", expected, short(place.terrain), "BH-CMP-09")
            elif place.terrain in terrains:
                yield Problem(f"{path}.terrain", "duplicate", "each Terrain card once", place.terrain, "BH-SET-06")
            terrains.add(place.terrain)
        path += ".status"
        if place.status == "retired" and status == "defeated":
            expected = f"defeated: it lies at {captured[place.tyrant]}"
            yield Problem(path, "contradiction", expected, "retired", "BH-SAN-04")
        elif place.status == "defeated" and place.tyrant not in captured:
            yield Problem(path, "contradiction", "a tyrant that lies in a bestiary", "defeated", "BH-TYR-04")
        if status != "hidden" and hidden and hidden[0] < index:
            expected = f"hidden: tyrants[{hidden[0]}], to its left, is hidden"
            yield Problem(path, "contradiction", expected, status, "BH-P0-02")
        elif status == "retired" and hidden:
            yield Problem(path, "contradiction", "no hidden tyrant beside a retired one", status, "BH-P0-03")
        elif status == "open" and retired and index < retired[-1]:
            expected = f"retired: tyrants[{retired[-1]}], to its right, is retired"
            yield Problem(path, "contradiction", expected, status, "BH-P0-03")
    for tyrant, path in captured.items():
        if hidden and tyrant not in tyrants:
            expected = f"a revealed tyrant: tyrants[{hidden[0]}] is hidden and to its left"
            yield Problem(path, "contradiction", expected, tyrant, "BH-P0-02")


def _tokens(setup: Setup, content: Content) -> Iterator[Problem]:
    """Rules: BH-CMP-10, BH-CMP-15, BH-P0-05, BH-P0-06."""
    from boardrules.games.bestiary.setup import ruler_of

    captured = _captured(setup, content)
    map_ = {**{Hex(q, r): tile for tile, q, r in setup.tiles}, **content.start_layout}
    named = {place.tyrant: place for place in setup.tyrants}
    any_hidden = any(_status(place, captured) == "hidden" for place in setup.tyrants)
    terrain_of = {place.tyrant: place.terrain for place in setup.tyrants if place.terrain is not None}
    owner_of = {terrain: tyrant for tyrant, terrain in terrain_of.items()}
    seen: set[Hex] = set()
    count: Counter[str] = Counter()
    for index, (kind, q, r) in enumerate(setup.tokens):
        path, place = f"tokens[{index}]", Hex(q, r)
        if kind not in content.tokens:
            expected = f"one of {', '.join(content.tokens)}"
            yield Problem(path, "unknown_id", expected, short(kind), "BH-CMP-15")
            continue
        count[kind] += 1
        tile = map_.get(place)
        if tile is None:
            yield Problem(path, "off_board", "a hex of the map", spot(place), "BH-P0-10")
            continue
        if place in seen:
            yield Problem(path, "duplicate", "one token on a hex", spot(place), "BH-P0-06")
        seen.add(place)
        if tile not in content.tiles:
            continue  # told where it is placed
        terrain, ruler = content.terrain_of(tile), ruler_of(content, kind)
        if terrain == CITY:
            yield Problem(path, "contradiction", "a hex that is no City", spot(place), "BH-CMP-10")
        elif terrain not in content.tables.terrain_cards:
            yield Problem(path, "contradiction", "a terrain with a Terrain card", terrain, "BH-P0-05")
        elif terrain_of.get(ruler, terrain) != terrain:
            yield Problem(path, "contradiction", f"{terrain_of[ruler]}, the terrain of {ruler}", terrain, "BH-P0-05")
        elif owner_of.get(terrain, ruler) != ruler:
            expected = f"{terrain} for {owner_of[terrain]} alone"
            yield Problem(path, "contradiction", expected, kind, "BH-P0-05")
        elif any_hidden if ruler not in named else _status(named[ruler], captured) == "hidden":
            yield Problem(path, "contradiction", f"{ruler} revealed", "hidden", "BH-P0-05")
        else:
            terrain_of[ruler], owner_of[terrain] = terrain, ruler
    gone: set[str] = set()
    for index, (kind, number) in enumerate(setup.gone):
        path = f"gone[{index}]"
        if kind not in content.tokens:
            expected = f"one of {', '.join(content.tokens)}"
            yield Problem(path, "unknown_id", expected, short(kind), "BH-CMP-15")
        elif kind in gone:
            yield Problem(path, "duplicate", "each type once", kind, "BH-CMP-15")
        elif not 0 <= number <= content.tokens[kind]:
            yield Problem(path, "out_of_range", f"0 to {content.tokens[kind]}", short(number), "BH-CMP-15")
        else:
            count[kind] += number
        gone.add(kind)
    for kind, number in count.items():
        if number > content.tokens[kind]:
            expected = f"{content.tokens[kind]} tokens of type {kind}"
            yield Problem("tokens", "too_many", expected, str(number), "BH-CMP-15")


def _ended(setup: Setup, content: Content) -> Iterator[Problem]:
    """Yield that the game would be over: nothing could be decided in it (BH-END-01, BH-END-02)."""
    captured = _captured(setup, content)
    most = content.config.tyrants_defeated_to_end_game - 1
    if len(captured) > most:
        yield Problem("seats", "game_over", f"at most {most} captured tyrants", str(len(captured)), "BH-END-01")
        return
    done = {place.tyrant for place in setup.tyrants if _status(place, captured) in ("defeated", "retired")}
    if set(content.tyrants) <= done | set(captured):
        yield Problem("tyrants", "game_over", "a tyrant that is neither defeated nor retired", "none", "BH-END-02")


# -- cards -------------------------------------------------------------------------------------------------------------


def _card(path: str, name: str, content: Content) -> _Named | Problem:
    match = _CARD.fullmatch(name)
    if match is None or match[1] not in content.beasts:
        return Problem(path, "unknown_id", "a beast card such as ghoul#d or ghoul#p1", short(name), "BH-CMP-05")
    beast = content.beasts[match[1]]
    copies = beast.deck_copies if match[2] == "d" else beast.pile_copies
    if not copies or int(match[3] or 1) > copies:
        origin = "the Beast deck" if match[2] == "d" else "the type piles"
        return Problem(path, "unknown_id", f"one of {copies} copies in {origin}", name, "BH-CMP-05")
    return _Named(path, name, match[1], match[2], match[3] or "")


def _cards(setup: Setup, content: Content) -> Iterator[Problem]:
    """Rules: BH-CMP-04 to BH-CMP-08, BH-TRM-03, BH-LIB-03, BH-HUM-01, BH-TYR-09."""
    named: list[_Named] = []
    tyrants: dict[str, str] = {}
    zones: list[tuple[str, tuple[str, ...], str]] = [("deck", setup.deck, "deck"), ("discard", setup.discard, "deck")]
    types: set[str] = set()
    for index, (kind, cards) in enumerate(setup.piles):
        if kind not in content.tokens:
            expected = f"one of {', '.join(content.tokens)}"
            yield Problem(f"piles[{index}]", "unknown_id", expected, short(kind), "BH-CMP-07")
            continue
        if kind in types:
            yield Problem(f"piles[{index}]", "duplicate", "each type once", kind, "BH-CMP-07")
        types.add(kind)
        zones.append((f"piles[{index}][1]", cards, kind))
    for seat, place in enumerate(setup.seats):
        if place is not None:
            for zone in ("bestiary", "liberated", "prison"):
                zones.append((f"seats[{seat}].{zone}", getattr(place, zone), zone))
    zones.append(("out", setup.out, "bestiary" if tyrants_can_go(content.config) else "out"))
    for zone_path, cards, zone in zones:
        for index, name in enumerate(cards):
            path = f"{zone_path}[{index}]"
            if name in content.tyrants:
                if zone != "bestiary":
                    yield Problem(path, "wrong_card", "a beast card, no tyrant", name, "BH-TYR-09")
                elif name in tyrants:
                    expected = f"each tyrant once; it lies at {tyrants[name]}"
                    yield Problem(path, "duplicate", expected, name, "BH-TYR-09")
                tyrants.setdefault(name, path)
                continue
            card = _card(path, name, content)
            if isinstance(card, Problem):
                yield card
                continue
            yield from _in_zone(card, zone, content)
            named.append(card)
    yield from _used(named, content)
    yield from _limits(setup, content)
    if setup.deck_size is not None:
        elsewhere = sum(card.origin == "d" and not card.path.startswith("deck[") for card in named)
        left = sum(beast.deck_copies for beast in content.tables.beasts) - elsewhere
        if not len(setup.deck) <= setup.deck_size <= left:
            expected = f"{len(setup.deck)} to {left}"
            yield Problem("deck_size", "out_of_range", expected, short(setup.deck_size), "BH-CMP-05")


def _in_zone(card: _Named, zone: str, content: Content) -> Iterator[Problem]:
    """Yield the fault of a card that cannot lie there; ``zone`` is also the type of a type pile."""
    kind = content.beasts[card.design].type
    if zone == "deck":
        if card.origin != "d":
            yield Problem(card.path, "wrong_deck", "a card of the Beast deck (#d)", card.name, "BH-CMP-07")
    elif zone in content.tokens:
        if card.origin != "p" or kind != zone:
            yield Problem(card.path, "wrong_deck", f"a card of the pile of type {zone} (#p)", card.name, "BH-CMP-07")
    elif zone == "prison":
        if kind != HUMAN:
            yield Problem(card.path, "wrong_card", "a Human", card.name, "BH-HUM-01")
    elif zone == "liberated" and kind == HUMAN and not content.config.liberate_humans_can_be_liberated:
        yield Problem(card.path, "wrong_card", "a beast that is no Human", card.name, "BH-LIB-03")


def _used(named: list[_Named], content: Content) -> Iterator[Problem]:
    """Yield every card beyond the copies that there are of it."""
    copies: dict[str, str] = {}
    count: Counter[tuple[str, str]] = Counter()
    for card in named:
        beast = content.beasts[card.design]
        most = beast.deck_copies if card.origin == "d" else beast.pile_copies
        count[card.design, card.origin] += 1
        if card.copy and card.name in copies:
            expected = f"each card once; it lies at {copies[card.name]}"
            yield Problem(card.path, "duplicate", expected, card.name, "BH-CMP-05")
        elif count[card.design, card.origin] == most + 1:
            yield Problem(card.path, "too_many", f"{most} of {card.design}#{card.origin}", card.name, "BH-CMP-05")
        copies.setdefault(card.name, card.path)


def _limits(setup: Setup, content: Content) -> Iterator[Problem]:
    limit = content.config.bestiary_limit
    for seat, place in enumerate(setup.seats):
        if place is None:
            continue
        beasts = sum(card not in content.tyrants for card in place.bestiary)
        counted = len(place.bestiary) if content.config.bestiary_tyrant_counts_towards_limit else beasts
        if counted > limit and (beasts or content.config.bestiary_tyrant_may_overflow):
            yield Problem(f"seats[{seat}].bestiary", "too_many", f"at most {limit}", str(counted), "BH-TRM-03")


def _missions(setup: Setup, content: Content) -> Iterator[Problem]:
    """Rules: BH-CMP-16, BH-MIS-03."""
    named: list[_Named] = []
    zones = [("missions", setup.missions), ("mission_deck", setup.mission_deck)]
    for seat, place in enumerate(setup.seats):
        if place is not None:
            zones.append((f"seats[{seat}].missions", place.missions))
    for zone, cards in zones:
        for index, name in enumerate(cards):
            path, match = f"{zone}[{index}]", _MISSION.fullmatch(name)
            if match is None or match[1] not in content.missions:
                expected = "a mission card such as map_swamp or map_swamp#1"
                yield Problem(path, "unknown_id", expected, short(name), "BH-CMP-16")
            elif int(match[2] or 0) > content.missions[match[1]].count:
                expected = f"one of {content.missions[match[1]].count} copies"
                yield Problem(path, "unknown_id", expected, name, "BH-CMP-16")
            else:
                named.append(_Named(path, name, match[1], "", match[2] or ""))
    copies: dict[str, str] = {}
    count: Counter[str] = Counter()
    for card in named:
        most = content.missions[card.design].count
        count[card.design] += 1
        if card.copy and card.name in copies:
            expected = f"each card once; it lies at {copies[card.name]}"
            yield Problem(card.path, "duplicate", expected, card.name, "BH-CMP-16")
        elif count[card.design] == most + 1:
            yield Problem(card.path, "too_many", f"{most} of {card.design}", card.name, "BH-CMP-16")
        copies.setdefault(card.name, card.path)
    row = content.config.missions_face_up
    if len(setup.missions) > row:
        yield Problem("missions", "too_many", f"at most {row}", str(len(setup.missions)), "BH-MIS-03")
