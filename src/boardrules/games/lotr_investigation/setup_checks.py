"""The checks of a setup: every fault at once, each with its place and rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from attrs import frozen

from boardrules.core.errors import Problem, short
from boardrules.games.lotr_investigation import content as c
from boardrules.games.lotr_investigation.content import CARDS, DeckList

if TYPE_CHECKING:
    from boardrules.games.lotr_investigation.setup import SeatPlace, Setup, Spot, Table

_TOKENS: Final = 999
_ROUNDS: Final = 9999


@frozen
class _Kind:
    """What a value has to be: a test, and the words for it."""

    fits: Callable[[Any], bool]
    words: str
    code: str = "wrong_type"


def _is_int(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _are_texts(value: object) -> bool:
    return isinstance(value, tuple) and all(isinstance(item, str) for item in value)


_INT: Final = _Kind(_is_int, "a whole number")
_FLAG: Final = _Kind(lambda value: isinstance(value, bool), "true or false")
_TEXT: Final = _Kind(lambda value: isinstance(value, str), "a text")
_IDS: Final = _Kind(_are_texts, "a sequence of ids")
_SOME_IDS: Final = _Kind(lambda value: value is None or _are_texts(value), "a sequence of ids")
_SEAT: Final = _Kind(lambda value: value is None or _is_int(value), "a seat or None")
_SOME_INT: Final = _Kind(lambda value: value is None or _is_int(value), "a whole number")

_SETUP: Final[Mapping[str, tuple[_Kind, str]]] = {
    "players": (_INT, "LR-DCK-04"),
    "decks": (_IDS, "LR-DCK-01"),
    "first_player": (_INT, "LR-SET-01"),
    "shadow_cards": (_FLAG, "LR-VAR-01"),
    "easy_mode": (_FLAG, "LR-VAR-02"),
    "easy_resources": (_INT, "LR-VAR-02"),
    "smoke_and_mirrors_surge": (_FLAG, "LR-CRD-24"),
    "mulligans": (_FLAG, "LR-SET-02"),
    "suspect": (_TEXT, "LR-SET-03"),
    "hideout": (_TEXT, "LR-SET-03"),
}
_SEAT_PLACE: Final[Mapping[str, tuple[_Kind, str]]] = {
    "hand": (_SOME_IDS, "LR-SET-01"),
    "deck": (_IDS, "LR-SET-01"),
    "discard": (_IDS, "LR-CMP-08"),
    "threat": (_SOME_INT, "LR-CMP-04"),
    "empty_deck": (_FLAG, ""),
    "out": (_FLAG, "LR-THR-01"),
}
_TABLE: Final[Mapping[str, tuple[_Kind, str]]] = {
    "phase": (_TEXT, "LR-RND-01"),
    "round": (_INT, "LR-RND-01"),
    "stage": (_INT, "LR-STG-01"),
    "progress": (_INT, "LR-QST-15"),
    "cap_used": (_INT, "LR-STG-01"),
    "treacheries": (_INT, "LR-CRD-21"),
    "encounter": (_IDS, "LR-CMP-02"),
    "encounter_discard": (_IDS, "LR-CMP-08"),
    "investigation": (_IDS, "LR-INS-06"),
    "victory": (_IDS, "LR-VIC-01"),
    "removed": (_IDS, "LR-CMP-02"),
    "eliminated": (_IDS, "LR-INS-08"),
    "empty_encounter": (_FLAG, ""),
    "only_investigation": (_FLAG, ""),
}
_SPOT: Final[Mapping[str, tuple[_Kind, str]]] = {
    "card": (_TEXT, ""),
    "damage": (_INT, "LR-CMB-18"),
    "progress": (_INT, "LR-QST-13"),
    "resources": (_INT, "LR-CMP-04"),
    "exhausted": (_FLAG, "LR-TIM-04"),
    "committed": (_FLAG, "LR-QST-03"),
    "attachments": (_IDS, "LR-KEY-09"),
    "by": (_SEAT, "LR-CMP-05"),
    "owner": (_SEAT, "LR-CMP-05"),
}


def check_setup(setup: Setup) -> list[Problem]:
    """Return every fault of a setup; later checks rely on the types, so faults of these come alone."""
    problems = [*_types(setup)]
    if problems:
        return problems
    problems = [*_basics(setup), *_decks(setup)]
    if problems:
        return problems
    return [*_arrangement(setup)]


# -- types -----------------------------------------------------------------------------------------------------


def _fields(value: object, kinds: Mapping[str, tuple[_Kind, str]], path: str) -> Iterator[Problem]:
    for name, (kind, rule) in kinds.items():
        held = getattr(value, name)
        if not kind.fits(held):
            got = f"{type(held).__name__} {short(held)}"
            yield Problem(f"{path}{name}", kind.code, kind.words, got, rule)


def _wrong(path: str, expected: str, value: object, rule: str = "") -> Problem:
    return Problem(path, "wrong_type", expected, f"{type(value).__name__} {short(value)}", rule)


def _types(setup: Setup) -> Iterator[Problem]:
    from boardrules.games.lotr_investigation.setup import SeatPlace, Table

    yield from _fields(setup, _SETUP, "")
    if not isinstance(setup.deck_lists, tuple):
        yield _wrong("deck_lists", "a sequence of deck lists", setup.deck_lists, "LR-DCK-02")
    else:
        for index, deck in enumerate(setup.deck_lists):
            yield from _deck_types(deck, f"deck_lists[{index}]")
    if not isinstance(setup.seats, tuple):
        yield _wrong("seats", "a sequence of SeatPlace or None", setup.seats)
    else:
        for seat, place in enumerate(setup.seats):
            if place is None:
                continue
            if not isinstance(place, SeatPlace):
                yield _wrong(f"seats[{seat}]", "a SeatPlace or None", place)
                continue
            yield from _fields(place, _SEAT_PLACE, f"seats[{seat}].")
            for name in ("heroes", "allies", "engaged"):
                spots = getattr(place, name)
                if not (name == "heroes" and spots is None):
                    yield from _spots(spots, f"seats[{seat}].{name}")
    if setup.table is not None:
        if not isinstance(setup.table, Table):
            yield _wrong("table", "a Table or None", setup.table)
        else:
            yield from _fields(setup.table, _TABLE, "table.")
            yield from _spots(setup.table.staging, "table.staging")
            if setup.table.active is not None:
                yield from _spot(setup.table.active, "table.active")
    is_script = isinstance(setup.script, tuple) and all(
        isinstance(item, tuple) and len(item) == 2 and isinstance(item[0], str) and _are_texts(item[1])
        for item in setup.script
    )
    if not is_script:
        yield _wrong("script", "cards by the name of a deck", setup.script)


def _deck_types(deck: object, path: str) -> Iterator[Problem]:
    if not isinstance(deck, DeckList):
        yield _wrong(path, "a deck list", deck, "LR-DCK-02")
        return
    if not isinstance(deck.id, str) or not deck.id:
        yield _wrong(f"{path}.id", "a text", deck.id)
    if not _are_texts(deck.heroes):
        yield _wrong(f"{path}.heroes", "a sequence of ids", deck.heroes, "LR-DCK-02")
    is_list = isinstance(deck.cards, tuple) and all(
        isinstance(item, tuple) and len(item) == 2 and isinstance(item[0], str) and _is_int(item[1])
        for item in deck.cards
    )
    if not is_list:
        yield _wrong(f"{path}.cards", "ids with numbers", deck.cards, "LR-DCK-02")


def _spots(spots: object, path: str) -> Iterator[Problem]:
    if not isinstance(spots, tuple):
        yield _wrong(path, "a sequence of Spot", spots)
        return
    for index, spot in enumerate(spots):
        yield from _spot(spot, f"{path}[{index}]")


def _spot(spot: object, path: str) -> Iterator[Problem]:
    from boardrules.games.lotr_investigation.setup import Spot

    if not isinstance(spot, Spot):
        yield _wrong(path, "a Spot", spot)
    else:
        yield from _fields(spot, _SPOT, f"{path}.")


# -- values ----------------------------------------------------------------------------------------------------


def _range(path: str, value: int, low: int, high: int, rule: str) -> Iterator[Problem]:
    if not low <= value <= high:
        yield Problem(path, "out_of_range", f"{low} to {high}", short(value), rule)


def _basics(setup: Setup) -> Iterator[Problem]:
    yield from _range("players", setup.players, c.MIN_PLAYERS, c.MAX_PLAYERS, "LR-DCK-04")
    yield from _range("easy_resources", setup.easy_resources, 0, _TOKENS, "LR-VAR-02")
    if c.MIN_PLAYERS <= setup.players <= c.MAX_PLAYERS:
        yield from _range("first_player", setup.first_player, 0, setup.players - 1, "LR-SET-01")
    for name, group in (("suspect", c.SUSPECTS), ("hideout", c.HIDEOUTS)):
        value = getattr(setup, name)
        known = [card.id for card in group]
        if value and value not in known:
            yield Problem(name, "unknown_id", ", ".join(known), short(value), "LR-SET-03")


def _decks(setup: Setup) -> Iterator[Problem]:
    """Check the decks: every breach of every list (LR-DCK-01 to LR-DCK-03)."""
    from boardrules.games.lotr_investigation.setup import deck_ids, deck_named

    ids = [deck.id for deck in setup.deck_lists]
    for index, deck in enumerate(setup.deck_lists):
        if deck.id in c.DECKS or deck.id in ids[:index]:
            yield Problem(f"deck_lists[{index}].id", "duplicate", "", short(deck.id), "LR-DCK-02")
        yield from deck_faults(deck, f"deck_lists[{index}]")
    names = deck_ids(setup)
    if len(names) != setup.players:
        yield Problem("decks", "wrong_length", f"{setup.players} decks", str(len(names)), "LR-DCK-01")
    seen: dict[str, int] = {}
    for seat, name in enumerate(names):
        found = deck_named(setup, name)
        if found is None:
            known = ", ".join([*c.DECKS, *ids])
            yield Problem(f"decks[{seat}]", "unknown_id", known, short(name), "LR-DCK-01")
            continue
        for hero in found.heroes:
            if seen.setdefault(hero, seat) != seat:
                yield Problem(f"decks[{seat}]", "hero_taken", "heroes nobody else has", hero, "LR-DCK-03")


def deck_faults(deck: DeckList, path: str = "deck") -> list[Problem]:
    """Return every breach of a deck list (LR-DCK-01, LR-DCK-02): empty for a legal deck."""
    problems: list[Problem] = []
    if not 1 <= len(deck.heroes) <= c.HEROES_MAXIMUM:
        problems.append(
            Problem(f"{path}.heroes", "wrong_length", f"1 to {c.HEROES_MAXIMUM}", str(len(deck.heroes)), "LR-DCK-02")
        )
    for name, count in Counter(deck.heroes).items():
        if name not in CARDS or CARDS[name].type != "hero":
            problems.append(Problem(f"{path}.heroes", "unknown_id", "the id of a hero", short(name), "LR-DCK-02"))
        elif count > 1:
            problems.append(Problem(f"{path}.heroes", "duplicate", "", name, "LR-CMP-07"))
    copies: Counter[str] = Counter()
    for name, count in deck.cards:
        card = CARDS.get(name)
        if card is None or not card.is_player_card or card.type == "hero":
            expected = "the id of a player card"
            problems.append(Problem(f"{path}.cards", "unknown_id", expected, short(name), "LR-DCK-02"))
        elif not 1 <= count <= c.COPIES_MAXIMUM:
            expected = f"1 to {c.COPIES_MAXIMUM}"
            problems.append(Problem(f"{path}.cards.{name}", "out_of_range", expected, short(count), "LR-DCK-02"))
        copies[name] += 1
    for name, count in copies.items():
        if count > 1:
            shown = name if name in CARDS else short(name)
            problems.append(Problem(f"{path}.cards.{shown}", "duplicate", "", "", "LR-DCK-02"))
    if deck.size < c.DECK_MINIMUM and deck != c.DECKS.get(deck.id):  # LR-DCK-01: the starter decks may be smaller
        expected = f"at least {c.DECK_MINIMUM} cards"
        problems.append(Problem(f"{path}.cards", "too_few", expected, short(deck.size), "LR-DCK-02"))
    return problems


# -- arrangements ----------------------------------------------------------------------------------------------


def _known(path: str, names: tuple[str, ...], what: str, fits: Callable[[c.Card], bool]) -> Iterator[Problem]:
    for index, name in enumerate(names):
        if name not in CARDS or not fits(CARDS[name]):
            yield Problem(f"{path}[{index}]", "unknown_id", what, short(name))


def _is_player_card(card: c.Card) -> bool:
    return card.is_player_card


def _is_encounter_card(card: c.Card) -> bool:
    return not card.is_player_card


def _arrangement(setup: Setup) -> Iterator[Problem]:
    if len(setup.seats) > setup.players:
        yield Problem("seats", "wrong_length", f"at most {setup.players}", str(len(setup.seats)))
        return
    for seat, place in enumerate(setup.seats):
        if place is not None:
            yield from _seat(setup, seat, place)
    if setup.table is not None:
        yield from _table(setup.table)
    if len([place for place in setup.seats if place is not None and place.out]) == setup.players:
        yield Problem("seats", "contradiction", "a player in the game", "", "LR-WIN-01")
    yield from _spot_seats(setup)
    for name, cards in setup.script:
        yield from _known(f"script.{short(name)}", cards, "the id of a card", lambda card: True)
        known = ["encounter", "investigation"]
        known += [f"{kind}-{seat}" for kind in ("deck", "hand") for seat in range(setup.players)]
        if name not in known:
            yield Problem("script", "unknown_value", ", ".join(known), short(name))
    if len({name for name, _ in setup.script}) < len(setup.script):
        yield Problem("script", "duplicate", "each stream once")


def _seat(setup: Setup, seat: int, place: SeatPlace) -> Iterator[Problem]:
    from boardrules.games.lotr_investigation.setup import decks_of

    path = f"seats[{seat}]"
    for name in ("hand", "deck", "discard"):
        yield from _known(f"{path}.{name}", getattr(place, name) or (), "the id of a player card", _is_player_card)
    only_with_table = ("threat", "heroes", "allies", "engaged", "empty_deck", "out")
    for name in only_with_table:
        if setup.table is None and getattr(place, name) not in (None, (), False):
            yield Problem(f"{path}.{name}", "only_with_table", "nothing")
    if place.threat is not None:
        yield from _range(f"{path}.threat", place.threat, 0, c.THREAT_LIMIT, "LR-CMP-04")
    yield from _spot_values(place.heroes or (), f"{path}.heroes", "the id of a hero", lambda card: card.type == "hero")
    yield from _spot_values(place.allies, f"{path}.allies", "the id of an ally", lambda card: card.type == "ally")
    yield from _spot_values(place.engaged, f"{path}.engaged", "the id of an enemy", lambda card: card.type == "enemy")
    if setup.table is None:
        own = Counter(dict(decks_of(setup)[seat].cards))
        wanted = Counter((*(place.hand or ()), *place.deck, *place.discard))
        for name, count in wanted.items():
            if count > own[name] and name in CARDS and _is_player_card(CARDS[name]):
                yield Problem(path, "not_in_deck", f"{own[name]} of {short(name)}", str(count), "LR-SET-01")


def _spot_values(spots: tuple[Spot, ...], path: str, what: str, fits: Callable[[c.Card], bool]) -> Iterator[Problem]:
    for index, spot in enumerate(spots):
        yield from _spot_value(spot, f"{path}[{index}]", what, fits)


def _spot_value(spot: Spot, path: str, what: str, fits: Callable[[c.Card], bool]) -> Iterator[Problem]:
    if spot.card not in CARDS or not fits(CARDS[spot.card]):
        yield Problem(f"{path}.card", "unknown_id", what, short(spot.card))
    yield from _known(
        f"{path}.attachments",
        spot.attachments,
        "the id of an attachment",
        lambda card: card.type == "attachment" or card is c.HIRED_MUSCLE,
    )
    for name in ("damage", "progress", "resources"):
        yield from _range(f"{path}.{name}", getattr(spot, name), 0, _TOKENS, "LR-CMP-04")


def _spot_seats(setup: Setup) -> Iterator[Problem]:
    """Check whose the cards in play are said to be (LR-CMP-05)."""
    spots: list[tuple[str, Spot]] = []
    for seat, place in enumerate(setup.seats):
        for name in ("heroes", "allies", "engaged"):
            found = getattr(place, name, None) or ()
            spots += [(f"seats[{seat}].{name}[{index}]", spot) for index, spot in enumerate(found)]
    if setup.table is not None:
        spots += [(f"table.staging[{index}]", spot) for index, spot in enumerate(setup.table.staging)]
        spots += [("table.active", setup.table.active)] if setup.table.active is not None else []
    for path, spot in spots:
        for name in ("by", "owner"):
            whose = getattr(spot, name)
            if whose is not None:
                yield from _range(f"{path}.{name}", whose, 0, setup.players - 1, "LR-CMP-05")


def _table(table: Table) -> Iterator[Problem]:
    from boardrules.games.lotr_investigation.setup import PHASES

    if table.phase not in PHASES:
        yield Problem("table.phase", "unknown_value", ", ".join(PHASES), short(table.phase), "LR-RND-01")
    yield from _range("table.round", table.round, 1, _ROUNDS, "LR-RND-01")
    yield from _range("table.stage", table.stage, 1, c.STAGE_LAST, "LR-STG-01")
    yield from _range("table.progress", table.progress, 0, _TOKENS, "LR-QST-15")
    yield from _range("table.cap_used", table.cap_used, 0, c.STAGE_CAP, "LR-STG-01")
    yield from _range("table.treacheries", table.treacheries, 0, _TOKENS, "LR-CRD-21")
    what = "the id of an encounter card"
    for name in ("encounter", "encounter_discard", "investigation", "victory", "removed"):
        yield from _known(f"table.{name}", getattr(table, name), what, _is_encounter_card)
    yield from _known("table.eliminated", table.eliminated, "the id of a name", lambda card: card in c.NAMES)
    staged = "the id of an enemy or a location"
    yield from _spot_values(table.staging, "table.staging", staged, lambda card: card.type in ("enemy", "location"))
    if table.active is not None:
        location = "the id of a location"
        yield from _spot_value(table.active, "table.active", location, lambda card: card.type == "location")
