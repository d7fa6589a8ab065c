"""Whether a state that was read from a document is a possible state of the game (chapter 21).

The checks go from the ground up: each part may rely on the parts before it, so a part with faults ends the check. Here
is what lies on the table; ``check_turn`` looks at the turn in progress and at what is going to happen.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence

from boardrules.core.board import Hex, reached
from boardrules.core.checking import (
    MANY,
    bad,
    component_faults,
    deck_faults,
    first_faults,
    held_faults,
    is_within,
    machine_faults,
    number_faults,
)
from boardrules.core.errors import Problem, short
from boardrules.core.zones import Visibility
from boardrules.games.bestiary.content import CITY, HUMAN, START, Content, design
from boardrules.games.bestiary.setup import deck_cards, mission_cards, pile_cards, recipe_of, ruler_of
from boardrules.games.bestiary.state import (
    State,
    counted,
    is_from_deck,
    is_tyrant,
    names,
    terrain_at,
    tyrants_can_go,
)


def check_state(state: State) -> tuple[Problem, ...]:
    """Return why the state cannot be; nothing when it can.

    Paths are places in the document, such as ``$.players[2].hearts``.
    """
    from boardrules.games.bestiary.check_turn import check_course, check_stack, check_turn  # they need this module

    parts: tuple[Callable[[State], Iterator[Problem]], ...] = (
        _numbers,
        _table,
        _map,
        _cards,
        _row,
        _tokens,
        _missions,
        _stacks,
        check_turn,
        check_course,
        check_stack,
    )
    return first_faults(state, parts)


# -- numbers and names -------------------------------------------------------------------------------------------------


def _streams(content: Content) -> tuple[str, ...]:
    setup = ("missions", "tyrants", "terrains", "heroes", "tiles", "stacks", "first_player")
    return ("beasts", *setup, *[f"pile-{kind}" for kind in content.tokens])


def _numbers(state: State) -> Iterator[Problem]:
    config, count = state.content.config, len(state.players)
    if not is_within(count, config.players_min, config.players_max):
        expected = f"{config.players_min} to {config.players_max} players"
        yield bad("players", "out_of_range", expected, count, "BH-SET-01")
        return
    limits = [
        ("round", state.round, 1, MANY, "BH-RND-01"),
        ("turn", state.turn, 1, MANY, "BH-RND-01"),
        ("first", state.first, 0, count - 1, "BH-RND-03"),
        ("current", state.current, 0, count - 1, "BH-RND-01"),
        *[(f"players[{i}].pb", player.pb, 0, MANY, "BH-TRM-01") for i, player in enumerate(state.players)],
        *[(f"players[{i}].deaths", player.deaths, 0, MANY, "BH-DTH-02") for i, player in enumerate(state.players)],
    ]
    yield from number_faults(limits)
    faces = max(len(faces) for faces in state.content.dice.values())
    streams = _streams(state.content)
    yield from machine_faults(state, streams, {"die": faces}, seating="BH-SET-09", throws="BH-CMP-17", over="BH-END-03")


def _table(state: State) -> Iterator[Problem]:
    """Rules: BH-SET-01, BH-SET-03, BH-SET-04, BH-SET-08, BH-TRM-02."""
    content = state.content
    seen: set[str] = set()
    for index, player in enumerate(state.players):
        path = f"players[{index}]"
        if player.hero not in content.heroes:
            yield bad(f"{path}.hero", "unknown_id", ", ".join(content.heroes), short(player.hero), "BH-SET-08")
        elif player.hero in seen:
            yield bad(f"{path}.hero", "duplicate", "each hero once", player.hero, "BH-SET-08")
        else:
            most = content.heroes[player.hero].hearts
            if not is_within(player.hearts, 0, most):
                yield bad(f"{path}.hearts", "out_of_range", f"0 to {most}", player.hearts, "BH-TRM-02")
        seen.add(player.hero)
    yield from deck_faults("beasts", state.beasts, "beasts", Visibility.PUBLIC, "BH-SET-04")
    kinds = list(content.tokens)
    for name, found in (("supply", state.supply), ("gone", state.gone), ("piles", state.piles)):
        if sorted(found) != sorted(kinds):
            yield bad(name, "wrong_components", ", ".join(kinds), f"{len(found)} types", "BH-SET-04")
    if len(state.stacks) != content.tables.stacks:
        yield bad("stacks", "wrong_number", f"{content.tables.stacks} stacks", len(state.stacks), "BH-SET-03")


# -- the map -----------------------------------------------------------------------------------------------------------


def _map(state: State) -> Iterator[Problem]:
    """Rules: BH-SET-02, BH-SET-03, BH-P1-02, BH-P1-09 (invariant 9)."""
    content = state.content
    lying = _places("tiles", state.tiles.values()) + _places("unused", state.unused)
    for index, stack in enumerate(state.stacks):
        lying += _places(f"stacks[{index}]", names(stack))
    yield from _there(lying, content.tiles, "tile", "BH-CMP-12")
    yield from _all_there(state, "tile", dict.fromkeys(content.tiles, 1), "BH-CMP-12")
    for place, tile in content.start_layout.items():
        if state.tiles.get(place) != tile:
            found = short(state.tiles.get(place))
            yield bad("tiles", "contradiction", f"{tile} at ({place.q}, {place.r})", found, "BH-SET-02")
    apart = len(state.tiles) - len(reached([START], Hex.neighbours, state.tiles))
    if apart > 0:
        yield bad("tiles", "contradiction", "a map that hangs together", f"{apart} tiles apart", "BH-P1-02")
    for index, player in enumerate(state.players):
        if player.place not in state.tiles:
            yield bad(f"players[{index}].place", "off_board", "a hex of the map", short(player.place), "BH-P1-01")


def _stacks(state: State) -> Iterator[Problem]:
    """Check that the stacks hold no more than was dealt to them, and that what was not dealt is still in the box.

    Rules: BH-SET-03, BH-FX-06.
    """
    content = state.content

    def number(tiles: Sequence[str], group: str) -> int:
        return sum(content.terrains[content.tiles[tile].terrain].group == group for tile in tiles)

    start = content.start_layout.values()
    others = [tile.id for tile in content.tables.tiles if tile.id not in start]
    for group, most in recipe_of(content, len(state.players)).items():
        for index, stack in enumerate(state.stacks):
            found = number(names(stack), group)
            if found > most:
                yield bad(f"stacks[{index}]", "too_many", f"at most {most} {group} tiles", found, "BH-SET-03")
        box = number(others, group) - most * content.tables.stacks
        if number(state.unused, group) != box:
            yield bad("unused", "wrong_number", f"{box} {group} tiles", number(state.unused, group), "BH-SET-03")
    for index, stack in enumerate(state.stacks):
        for place, held in enumerate(stack):
            yield from held_faults(state, f"stacks[{index}][{place}]", held, public=False, rule="BH-FX-06")


def _places(zone: str, items: Iterable[str]) -> list[tuple[str, str]]:
    return [(f"{zone}[{index}]", item) for index, item in enumerate(items)]


def _there(items: Iterable[tuple[str, str]], there: Collection[str], what: str, rule: str) -> Iterator[Problem]:
    """Yield what lies at a place and does not exist."""
    for path, item in items:
        if item not in there:
            yield bad(path, "unknown_id", f"the id of a {what}", short(item), rule)


def _all_there(state: State, word: str, wanted: Mapping[str, int], rule: str, *, path: str = "") -> Iterator[Problem]:
    """Yield the components of a kind, named by ``word`` and id, of which too many or too few lie in all zones."""
    found = {f"{word} {item}": number for item, number in counted(state, word).items()}
    yield from component_faults(found, {f"{word} {item}": wanted[item] for item in wanted}, rule, path=path)


# -- cards and tyrants -------------------------------------------------------------------------------------------------


def _cards(state: State) -> Iterator[Problem]:
    """Rules: BH-CMP-04 to BH-CMP-08, BH-LIB-03, BH-HUM-01, BH-TYR-09 (invariants 1, 2, 3, 5)."""
    content, config = state.content, state.content.config
    lying = _places("beasts.draw_pile", state.beasts.draw_pile) + _places("tracked", state.tracked)
    lying += _places("beasts.discard_pile", state.beasts.discard_pile)
    lying += [] if state.facing is None else [("facing", state.facing)]
    lying += [item for item in _places("out", state.out) if not tyrants_can_go(config) or not is_tyrant(item[1])]
    for kind, pile in state.piles.items():
        lying += _places(f"piles.{kind}", pile)
    for seat, player in enumerate(state.players):
        path = f"players[{seat}]"
        lying += [item for item in _places(f"{path}.bestiary", player.bestiary) if not is_tyrant(item[1])]
        lying += _places(f"{path}.liberated", player.liberated) + _places(f"{path}.prison", player.prison)
    every = deck_cards(content) + [card for kind in content.tokens for card in pile_cards(content, kind)]
    problems = [*_there(lying, every, "beast card", "BH-CMP-05")]
    problems += _all_there(state, "card", dict.fromkeys(every, 1), "BH-CMP-05")
    yield from problems
    if problems:
        return
    for path, card in lying:
        kind, last = content.beasts[design(card)].type, path.rpartition("[")[0].rpartition(".")[2]
        if path.startswith(("beasts.", "tracked")) and not is_from_deck(card):
            yield bad(path, "wrong_deck", "a card of the Beast deck", card, "BH-CMP-07")
        elif path.startswith("piles.") and (is_from_deck(card) or kind != last):
            yield bad(path, "wrong_deck", f"a card of the pile of type {last}", card, "BH-CMP-07")
        elif last == "prison" and kind != HUMAN:
            yield bad(path, "wrong_card", "a Human", card, "BH-HUM-01")
        elif last == "liberated" and kind == HUMAN and not config.liberate_humans_can_be_liberated:
            yield bad(path, "wrong_card", "a beast that is no Human", card, "BH-LIB-03")


def _row(state: State) -> Iterator[Problem]:
    """Rules: BH-SET-06, BH-P0-02, BH-P0-03, BH-TYR-04, BH-TYR-09, BH-SAN-01 (invariants 3 and 13)."""
    content = state.content
    for word, cards in (("tyrant", content.tyrants), ("terrain card", content.tables.terrain_cards)):
        yield from _all_there(state, word, dict.fromkeys(cards, 1), "BH-SET-06", path="row")
    holders: dict[str, list[int | None]] = {}
    for player in state.players:
        for card in player.bestiary:
            if is_tyrant(card):
                holders.setdefault(card, []).append(player.seat)
    for card in state.out:
        if is_tyrant(card):
            holders.setdefault(card, []).append(None)  # a house rule has taken it from its captor
    statuses = [slot.status for slot in state.row]
    for index, slot in enumerate(state.row):
        path, held = f"row[{index}]", holders.get(slot.tyrant, [])
        if (slot.status == "defeated") is not (len(held) == 1):
            yield bad(path, "contradiction", "a defeated tyrant in one bestiary", slot.status, "BH-TYR-04")
        elif held and held[0] is not None and slot.seat != held[0]:
            yield bad(f"{path}.seat", "contradiction", f"seat {held[0]}", slot.seat, "BH-TYR-04")
        elif slot.seat is not None and not (held and is_within(slot.seat, 0, len(state.players) - 1)):
            yield bad(f"{path}.seat", "contradiction", "null", slot.seat, "BH-TYR-04")
        elif slot.status != "hidden" and "hidden" in statuses[:index]:
            yield bad(f"{path}.status", "contradiction", "hidden", slot.status, "BH-P0-02")
        elif slot.status == "retired" and ("hidden" in statuses or "open" in statuses[:index]):
            expected = "no retired tyrant beside a hidden one, or right of an open one"
            yield bad(f"{path}.status", "contradiction", expected, slot.status, "BH-P0-03")
    if statuses.count("defeated") > content.config.tyrants_defeated_to_end_game:
        expected = f"at most {content.config.tyrants_defeated_to_end_game} defeated"
        yield bad("row", "too_many", expected, statuses.count("defeated"), "BH-END-01")


def _tokens(state: State) -> Iterator[Problem]:
    """Rules: BH-CMP-10, BH-CMP-15, BH-P0-05, BH-P0-06 (invariants 7 and 17)."""
    content = state.content
    slots = {slot.tyrant: slot for slot in state.row}
    for index, (place, kind) in enumerate(state.tokens.items()):
        path = f"tokens[{index}]"
        if kind not in content.tokens:
            yield bad(path, "unknown_id", ", ".join(content.tokens), short(kind), "BH-CMP-15")
        elif place not in state.tiles:
            yield bad(path, "off_board", "a hex of the map", short(place), "BH-P0-10")
        elif terrain_at(state, place) == CITY:
            yield bad(path, "contradiction", "no token in a City", kind, "BH-CMP-10")
        else:
            slot = slots[ruler_of(content, kind)]
            if slot.status == "hidden" or slot.terrain != terrain_at(state, place):
                expected = f"a token of the tyrant of {terrain_at(state, place)}, revealed"
                yield bad(path, "contradiction", expected, kind, "BH-P0-05")
    for kind, number in content.tokens.items():
        for name, counts in (("supply", state.supply), ("gone", state.gone)):
            if not is_within(counts[kind], 0, number):
                yield bad(f"{name}.{kind}", "out_of_range", f"0 to {number}", counts[kind], "BH-CMP-15")
    yield from _all_there(state, "token", content.tokens, "BH-CMP-15", path="supply")


def _missions(state: State) -> Iterator[Problem]:
    """Rules: BH-CMP-16, BH-MIS-03 (invariant 10)."""
    lying = _places("mission_deck", names(state.mission_deck)) + _places("mission_row", state.mission_row)
    for seat, player in enumerate(state.players):
        lying += _places(f"players[{seat}].missions", player.missions)
    cards = dict.fromkeys(mission_cards(state.content), 1)
    yield from _there(lying, cards, "mission card", "BH-CMP-16")
    yield from _all_there(state, "mission", cards, "BH-CMP-16")
    for index, held in enumerate(state.mission_deck):
        yield from held_faults(state, f"mission_deck[{index}]", held, public=True, rule="BH-FX-01")
    if [held.public for held in state.mission_deck] != sorted(
        [held.public for held in state.mission_deck], reverse=True
    ):
        yield bad("mission_deck", "contradiction", "what everybody knows on the bottom", "above others", "BH-FX-01")
    row, most = len(state.mission_row), state.content.config.missions_face_up
    if row > most or (row < most and state.mission_deck):
        yield bad("mission_row", "wrong_number", f"{most}, fewer only when the deck is empty", row, "BH-MIS-03")
