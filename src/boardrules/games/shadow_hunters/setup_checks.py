"""The checks of a setup: every fault at once, each with its place and rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from boardrules.core.checking import first_faults
from boardrules.core.errors import Problem, short
from boardrules.core.kinds import Flag, Id, Many, Maybe, Pairs, Record, Whole, Word
from boardrules.core.setups import named_at, named_faults, seat_faults
from boardrules.games.shadow_hunters import content as c
from boardrules.games.shadow_hunters.setup import WORD_OPTIONS, Position, Setup, pool_of

_PILES: Final = ("white", "black", "hermit", "white_discard", "black_discard", "hermit_discard")

_FLAG: Final = Flag()
_IDS: Final = Many(Id(), words="a sequence of ids")
_ID: Final = Maybe(Id())

_POSITION: Final = Record(
    Position,
    {
        "character": _ID,
        "damage": Whole(0, c.TRACK_END, rule="SH-CMP-04"),
        "area": _ID,
        "equipment": Many(Id(), words="a sequence of card ids"),
        **dict.fromkeys(("revealed", "dead", "used", "void", "angel", "barrier"), _FLAG),
    },
)
#: What every field of a setup may be, before anything is looked at together.
SETUP: Final = Record(
    Setup,
    {
        "players": Whole(c.MIN_PLAYERS, c.MAX_PLAYERS, rule="SH-CMP-01"),
        "first_player": Maybe(Whole(words="a seat"), rule="SH-SET-08"),
        "characters": Many(_ID, words="a sequence of character ids or None"),
        "seats": Many(Maybe(_POSITION), words="a sequence of Position or None"),
        **dict.fromkeys((*_PILES, "areas", "colours", "expansion_choice"), _IDS),
        "deaths": Many(Many(Whole(), 1), words="batches of seats", rule="SH-DTH-09"),
        "use_special_abilities": Flag(rule="SH-VAR-01"),
        "quick_start": Flag(rule="SH-VAR-06"),
        **{name: Word(words, rule=rule) for name, (words, rule) in WORD_OPTIONS.items()},
        "script": Pairs({die: Many(Whole(1, most)) for die, most in c.DICE.items()}, rule="SH-CMP-03"),
    },
)


def check_setup(setup: Setup) -> tuple[Problem, ...]:
    """Return every fault of a setup; what belongs together is looked at once every value is sound."""
    return first_faults(setup, (SETUP.faults, _options, _together))


def _together(setup: Setup) -> Iterator[Problem]:
    yield from _arrangement(setup)
    yield from _positions(setup)
    yield from _components(setup)
    yield from _deaths(setup)


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
    rules = {"characters": "SH-SET-05", "seats": "SH-SET-05", "first_player": "SH-SET-08"}
    yield from seat_faults(setup, rules)
    first = setup.first_player
    if first is not None and 0 <= first < len(setup.seats):
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


def _positions(setup: Setup) -> Iterator[Problem]:
    named = named_at(setup, "characters", "character")
    for one in named:
        yield from _character(one.path, one.id, pool_of(setup))
    yield from named_faults(setup, "characters", "character", agree="SH-SET-06", once="SH-INV-07")
    gregors = [one.seat for one in named if one.id == "gregor"]
    for seat, place in enumerate(setup.seats):
        if place is None:
            continue
        path = f"seats[{seat}]"
        if place.area is not None and place.area not in c.AREAS:
            yield Problem(f"{path}.area", "unknown_id", ", ".join(c.AREAS), short(place.area), "SH-MOV-02")
        if place.dead and (place.area or place.equipment or place.angel or place.barrier):
            yield Problem(path, "dead", "no area, no equipment, no protection", short(place), "SH-INV-03")
        if place.used and not (place.revealed or place.dead):
            yield Problem(f"{path}.used", "contradiction", "a revealed player", "hidden", "SH-REV-02")
        if place.barrier and (seat not in gregors or not place.revealed):
            yield Problem(f"{path}.barrier", "contradiction", "gregor, revealed", short(place.character), "SH-EXP-16")
    characters = [c.CHARACTERS[one.id] for one in named if one.id in c.CHARACTERS]
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
        (name, getattr(setup, name), name.removesuffix("_discard")) for name in _PILES
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
