"""The checks of a setup: every fault at once, each with its place and rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from boardrules.core.errors import Problem, short
from boardrules.games.shadow_hunters import content as c

if TYPE_CHECKING:
    from boardrules.games.shadow_hunters.setup import Setup

_FLAGS = {"use_special_abilities": "SH-VAR-01", "quick_start": "SH-VAR-06"}
_LISTS = ("white", "black", "hermit", "white_discard", "black_discard", "hermit_discard", "areas", "colours")


def check_setup(setup: Setup) -> list[Problem]:
    """Return every fault of a setup."""
    problems = [*_types(setup)]
    if problems:  # the other checks may rely on the types
        return problems
    problems += _options(setup)
    if problems:
        return problems
    return [*_arrangement(setup), *_positions(setup), *_components(setup), *_deaths(setup)]


def _is_int(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _wrong(path: str, expected: str, value: object, rule: str = "") -> Problem:
    return Problem(path, "wrong_type", expected, f"{type(value).__name__} {short(value)}", rule)


def _types(setup: Setup) -> Iterator[Problem]:
    from boardrules.games.shadow_hunters.setup import WORD_OPTIONS, Position

    if not _is_int(setup.players):
        yield _wrong("players", "a whole number", setup.players, "SH-CMP-01")
    elif not c.MIN_PLAYERS <= setup.players <= c.MAX_PLAYERS:
        yield Problem(
            "players", "out_of_range", f"{c.MIN_PLAYERS} to {c.MAX_PLAYERS}", short(setup.players), "SH-CMP-01"
        )
    for name, rule in _FLAGS.items():
        if not isinstance(getattr(setup, name), bool):
            yield _wrong(name, "true or false", getattr(setup, name), rule)
    for name, (words, rule) in WORD_OPTIONS.items():
        value = getattr(setup, name)
        if value not in words:
            yield Problem(name, "unknown_value", ", ".join(words), short(value), rule)
    for name in (*_LISTS, "expansion_choice"):
        value = getattr(setup, name)
        if not isinstance(value, tuple) or not all(isinstance(item, str) for item in value):
            yield _wrong(name, "a sequence of ids", value)
    if not isinstance(setup.characters, tuple) or not all(
        name is None or isinstance(name, str) for name in setup.characters
    ):
        yield _wrong("characters", "a sequence of character ids or None", setup.characters)
    if setup.first_player is not None and not _is_int(setup.first_player):
        yield _wrong("first_player", "a seat or None", setup.first_player, "SH-SET-08")
    if not isinstance(setup.deaths, tuple) or not all(
        isinstance(batch, tuple) and batch and all(map(_is_int, batch)) for batch in setup.deaths
    ):
        yield _wrong("deaths", "batches of seats", setup.deaths, "SH-DTH-09")
    if not isinstance(setup.script, tuple):
        yield _wrong("script", "results by stream", setup.script)
    else:
        for item in setup.script:
            if (
                not isinstance(item, tuple)
                or len(item) != 2
                or not isinstance(item[0], str)
                or not isinstance(item[1], tuple)
                or not all(map(_is_int, item[1]))
            ):
                yield _wrong("script", "a stream and its results", item)
    if not isinstance(setup.seats, tuple):
        yield _wrong("seats", "a sequence of Position or None", setup.seats)
        return
    for seat, place in enumerate(setup.seats):
        path = f"seats[{seat}]"
        if place is None:
            continue
        if not isinstance(place, Position):
            yield _wrong(path, "a Position or None", place)
            continue
        for name in ("character", "area"):
            if getattr(place, name) is not None and not isinstance(getattr(place, name), str):
                yield _wrong(f"{path}.{name}", "an id or None", getattr(place, name))
        if not _is_int(place.damage):
            yield _wrong(f"{path}.damage", "a whole number", place.damage, "SH-CMP-04")
        if not isinstance(place.equipment, tuple) or not all(isinstance(card, str) for card in place.equipment):
            yield _wrong(f"{path}.equipment", "a sequence of card ids", place.equipment)
        for name in ("revealed", "dead", "used", "void", "angel", "barrier"):
            if not isinstance(getattr(place, name), bool):
                yield _wrong(f"{path}.{name}", "true or false", getattr(place, name))


def _options(setup: Setup) -> Iterator[Problem]:
    choice = setup.expansion_choice
    if setup.expansion_mode != "chosen":
        if choice:
            yield Problem("expansion_choice", "only_with_mode_chosen", "nothing", ", ".join(choice), "SH-EXP-03")
        return
    initials = []
    for index, name in enumerate(choice):
        character = c.CHARACTERS.get(name)
        if character is None or character is c.BOB_KILL_VARIANT:
            yield Problem(f"expansion_choice[{index}]", "unknown_id", "a character id", short(name), "SH-EXP-03")
        else:
            initials.append(character.initial)
    if sorted(initials) != sorted(character.initial for character in c.BASE_CHARACTERS):
        expected = "one character for each of the ten initials"
        yield Problem("expansion_choice", "wrong_number", expected, ", ".join(choice), "SH-EXP-03")


def _arrangement(setup: Setup) -> Iterator[Problem]:
    players = setup.players
    for name, values in (("characters", setup.characters), ("seats", setup.seats)):
        if len(values) > players:
            yield Problem(name, "too_many", f"at most {players}", str(len(values)), "SH-SET-05")
    first = setup.first_player
    if first is not None and not 0 <= first < players:
        yield Problem("first_player", "out_of_range", f"0 to {players - 1}", short(first), "SH-SET-08")
    elif first is not None and first < len(setup.seats):
        place = setup.seats[first]
        if place is not None and place.dead:
            yield Problem("first_player", "dead", "a living player", short(first), "SH-DTH-08")
    if setup.quick_start and any(
        place is not None and (place.area or place.damage or place.dead) for place in setup.seats
    ):
        yield Problem("quick_start", "contradiction", "a new game: nobody on an area, damaged or dead", "", "SH-VAR-06")
    if setup.areas and sorted(setup.areas) != sorted(c.AREAS):
        yield Problem("areas", "wrong_components", ", ".join(c.AREAS), ", ".join(setup.areas), "SH-SET-01")
    if setup.colours:
        good = len(set(setup.colours)) == len(setup.colours) == players and set(setup.colours) <= set(c.COLOURS)
        if not good:
            expected = f"{players} different ones of {', '.join(c.COLOURS)}"
            yield Problem("colours", "wrong_components", expected, ", ".join(setup.colours), "SH-SET-04")
    for index, (stream, results) in enumerate(setup.script):
        if stream not in c.DICE:
            yield Problem(f"script[{index}]", "unknown_id", "d4 or d6", short(stream), "SH-CMP-03")
        elif any(not 1 <= result <= c.DICE[stream] for result in results):
            expected = f"1 to {c.DICE[stream]}"
            yield Problem(f"script.{stream}", "out_of_range", expected, ", ".join(map(short, results)), "SH-CMP-03")
    if len({stream for stream, _ in setup.script}) != len(setup.script):
        yield Problem("script", "duplicate", "each stream once", ", ".join(name for name, _ in setup.script))


def _positions(setup: Setup) -> Iterator[Problem]:
    from boardrules.games.shadow_hunters.setup import pool_of, position

    named: list[str] = []
    for seat, name in enumerate(setup.characters):
        if name is not None:
            yield from _character(f"characters[{seat}]", name, pool_of(setup))
            named.append(name)
    for seat, place in enumerate(setup.seats):
        if place is None:
            continue
        path = f"seats[{seat}]"
        if place.character is not None:
            other = setup.characters[seat] if seat < len(setup.characters) else None
            if other is None:
                yield from _character(f"{path}.character", place.character, pool_of(setup))
                named.append(place.character)
            elif other != place.character:
                yield Problem(f"{path}.character", "contradiction", other, place.character, "SH-SET-06")
        if place.area is not None and place.area not in c.AREAS:
            yield Problem(f"{path}.area", "unknown_id", ", ".join(c.AREAS), short(place.area), "SH-MOV-02")
        if not 0 <= place.damage <= c.TRACK_END:
            yield Problem(f"{path}.damage", "out_of_range", f"0 to {c.TRACK_END}", short(place.damage), "SH-CMP-04")
        if place.dead and (place.area or place.equipment or place.angel or place.barrier):
            yield Problem(path, "dead", "no area, no equipment, no protection", short(place), "SH-INV-03")
        if place.used and not (place.revealed or place.dead):
            yield Problem(f"{path}.used", "contradiction", "a revealed player", "hidden", "SH-REV-02")
        if place.barrier and (position(setup, seat).character != "gregor" or not place.revealed):
            yield Problem(f"{path}.barrier", "contradiction", "gregor, revealed", short(place.character), "SH-EXP-16")
    for name, count in Counter(named).items():
        if count > 1:
            yield Problem("characters", "duplicate", "each character once", name, "SH-INV-07")
    characters = [c.CHARACTERS[name] for name in named if name in c.CHARACTERS]
    for group, most in zip(c.GROUPS, c.ALLOCATION[setup.players], strict=True):
        count = sum(character.group == group for character in characters)
        if count > most:
            yield Problem("characters", "too_many", f"{most} of group {group}", str(count), "SH-SET-05")
    if setup.expansion_mode == "random_per_initial":
        for initial, count in Counter(character.initial for character in characters).items():
            if count > 1:
                yield Problem("characters", "duplicate", "each initial once", initial, "SH-EXP-04")


def _character(path: str, name: str, pool: int) -> Iterator[Problem]:
    character = c.CHARACTERS.get(name)
    if character is None:
        yield Problem(path, "unknown_id", "a character id", short(name), "SH-INV-07")
    elif not character.bit & pool:
        expected = ", ".join(member.id for member in c.in_mask(pool))
        yield Problem(path, "not_in_pool", expected, name, "SH-SET-05")


def _components(setup: Setup) -> Iterator[Problem]:
    """Yield cards that do not exist, lie in the wrong deck, or are used more often than there are (SH-INV-01)."""
    used: Counter[str] = Counter()
    zones: list[tuple[str, Sequence[str], str]] = [
        (name, getattr(setup, name), name.removesuffix("_discard")) for name in _LISTS[:6]
    ]
    for seat, place in enumerate(setup.seats):
        if place is not None:
            zones.append((f"seats[{seat}].equipment", place.equipment, ""))
    for path, names, deck in zones:
        for index, name in enumerate(names):
            card = c.CARDS.get(name)
            if card is None:
                yield Problem(f"{path}[{index}]", "unknown_id", "a card id", short(name), "SH-INV-01")
            elif deck and card.deck != deck:
                yield Problem(f"{path}[{index}]", "wrong_deck", f"a {deck} card", name, "SH-INV-01")
            elif not deck and not card.equipment:
                yield Problem(f"{path}[{index}]", "not_equipment", "an equipment card", name, "SH-INV-02")
            else:
                used[name] += 1
    for name, count in used.items():
        if count > c.CARDS[name].count:
            yield Problem("cards", "too_many", f"{c.CARDS[name].count} of {name}", str(count), "SH-INV-01")


def _deaths(setup: Setup) -> Iterator[Problem]:
    dead = [seat for seat, place in enumerate(setup.seats) if place is not None and place.dead]
    if setup.deaths:
        listed = sorted(seat for batch in setup.deaths for seat in batch)
        if listed != dead:
            yield Problem("deaths", "contradiction", f"the dead seats {dead}", short(setup.deaths), "SH-DTH-09")
    if len(dead) >= setup.players - 1:
        yield Problem("seats", "too_many", "at least two living players", f"{len(dead)} dead", "SH-INV-08")
