"""The checks of a setup: every fault at once, each with its place and rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from attrs import evolve

from boardrules.core.checking import first_faults
from boardrules.core.errors import Problem, short
from boardrules.core.kinds import Flag, Id, Many, Maybe, Record, Row, Text, Whole, Word
from boardrules.core.setups import seat_faults
from boardrules.games.lotr_investigation import content as c
from boardrules.games.lotr_investigation.content import CARDS, DeckList
from boardrules.games.lotr_investigation.setup import (
    PHASES,
    Position,
    Setup,
    Spot,
    Table,
    deck_ids,
    deck_named,
    decks_of,
    encounter_cards,
)

_TOKENS: Final = 999
_ROUNDS: Final = 9999

_FLAG: Final = Flag()
_IDS: Final = Many(Id(), words="a sequence of ids")
_SEAT: Final = Maybe(Whole(words="a seat"), rule="LR-CMP-05")

_SPOT: Final = Record(
    Spot,
    {
        "card": Id(),
        "damage": Whole(0, _TOKENS, rule="LR-CMB-18"),
        "progress": Whole(0, _TOKENS, rule="LR-QST-13"),
        "resources": Whole(0, _TOKENS, rule="LR-CMP-04"),
        "exhausted": Flag(rule="LR-TIM-04"),
        "committed": Flag(rule="LR-QST-03"),
        "attachments": evolve(_IDS, rule="LR-KEY-09"),
        "by": _SEAT,
        "owner": _SEAT,
    },
)
_SPOTS: Final = Many(_SPOT, words="a sequence of Spot")
_POSITION: Final = Record(
    Position,
    {
        "hand": Maybe(_IDS, rule="LR-SET-01"),
        "deck": evolve(_IDS, rule="LR-SET-01"),
        "discard": evolve(_IDS, rule="LR-CMP-08"),
        "threat": Maybe(Whole(0, c.THREAT_LIMIT), rule="LR-CMP-04"),
        "heroes": Maybe(_SPOTS),
        "allies": _SPOTS,
        "engaged": _SPOTS,
        "empty_deck": _FLAG,
        "out": Flag(rule="LR-THR-01"),
    },
)
_TABLE: Final = Record(
    Table,
    {
        "phase": Word(PHASES, rule="LR-RND-01"),
        "round": Whole(1, _ROUNDS, rule="LR-RND-01"),
        "stage": Whole(1, c.STAGE_LAST, rule="LR-STG-01"),
        "progress": Whole(0, _TOKENS, rule="LR-QST-15"),
        "cap_used": Whole(0, c.STAGE_CAP, rule="LR-STG-01"),
        "treacheries": Whole(0, _TOKENS, rule="LR-CRD-21"),
        "staging": _SPOTS,
        "active": Maybe(_SPOT),
        "encounter": evolve(_IDS, rule="LR-CMP-02"),
        "encounter_discard": evolve(_IDS, rule="LR-CMP-08"),
        "investigation": evolve(_IDS, rule="LR-INS-06"),
        "victory": evolve(_IDS, rule="LR-VIC-01"),
        "removed": evolve(_IDS, rule="LR-CMP-02"),
        "eliminated": evolve(_IDS, rule="LR-INS-08"),
        "empty_encounter": _FLAG,
        "only_investigation": _FLAG,
    },
)
_DECK_LIST: Final = Record(
    DeckList,
    {
        "id": Text(),
        "heroes": evolve(_IDS, rule="LR-DCK-02"),
        "cards": Many(Row((Id(), Whole()), words="an id and a number"), words="ids with numbers", rule="LR-DCK-02"),
    },
    words="a deck list",
)
#: What every field of a setup may be, before anything is looked at together.
SETUP: Final = Record(
    Setup,
    {
        "players": Whole(c.MIN_PLAYERS, c.MAX_PLAYERS, rule="LR-DCK-04"),
        "decks": evolve(_IDS, rule="LR-DCK-01"),
        "deck_lists": Many(_DECK_LIST, words="a sequence of deck lists", rule="LR-DCK-02"),
        "first_player": Whole(rule="LR-SET-01"),
        "shadow_cards": Flag(rule="LR-VAR-01"),
        "easy_mode": Flag(rule="LR-VAR-02"),
        "easy_resources": Whole(0, _TOKENS, rule="LR-VAR-02"),
        "smoke_and_mirrors_surge": Flag(rule="LR-CRD-24"),
        "mulligans": Flag(rule="LR-SET-02"),
        "suspect": Id(rule="LR-SET-03"),
        "hideout": Id(rule="LR-SET-03"),
        "seats": Many(Maybe(_POSITION), words="a sequence of Position or None"),
        "table": Maybe(_TABLE),
        "script": Many(Row((Id(), _IDS), words="a deck and its cards"), words="cards by the name of a deck"),
    },
)


def check_setup(setup: Setup) -> tuple[Problem, ...]:
    """Return every fault of a setup; what belongs together is looked at once every value is sound."""
    return first_faults(setup, (SETUP.faults, _basics, _arrangement))


# -- values ----------------------------------------------------------------------------------------------------


def _basics(setup: Setup) -> Iterator[Problem]:
    yield from seat_faults(setup, {"seats": "LR-DCK-04", "first_player": "LR-SET-01"})
    for name, group in (("suspect", c.SUSPECTS), ("hideout", c.HIDEOUTS)):
        value = getattr(setup, name)
        known = [card.id for card in group]
        if value and value not in known:
            yield Problem(name, "unknown_id", ", ".join(known), short(value), "LR-SET-03")
    yield from _decks(setup)


def _decks(setup: Setup) -> Iterator[Problem]:
    """Check the decks: every breach of every list (LR-DCK-01 to LR-DCK-03)."""
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


def _known(
    path: str, names: tuple[str, ...], what: str, fits: Callable[[c.Card], bool], rule: str = ""
) -> Iterator[Problem]:
    for index, name in enumerate(names):
        if name not in CARDS or not fits(CARDS[name]):
            yield Problem(f"{path}[{index}]", "unknown_id", what, short(name), rule)


def _is_player_card(card: c.Card) -> bool:
    return card.is_player_card


def _is_encounter_card(card: c.Card) -> bool:
    return not card.is_player_card


def _arrangement(setup: Setup) -> Iterator[Problem]:
    for seat, place in enumerate(setup.seats):
        if place is not None:
            yield from _seat(setup, seat, place)
    if setup.table is not None:
        yield from _table(setup.table)
    if len([place for place in setup.seats if place is not None and place.out]) == setup.players:
        yield Problem("seats", "contradiction", "a player in the game", "", "LR-WIN-01")
    yield from _spot_seats(setup)
    yield from _script(setup)


def _seat(setup: Setup, seat: int, place: Position) -> Iterator[Problem]:
    path = f"seats[{seat}]"
    for name in ("hand", "deck", "discard"):
        yield from _known(f"{path}.{name}", getattr(place, name) or (), "the id of a player card", _is_player_card)
    only_with_table = ("threat", "heroes", "allies", "engaged", "empty_deck", "out")
    for name in only_with_table:
        if setup.table is None and getattr(place, name) not in (None, (), False):
            yield Problem(f"{path}.{name}", "only_with_table", "nothing")
    yield from _spot_values(place.heroes or (), f"{path}.heroes", "the id of a hero", lambda card: card.type == "hero")
    yield from _spot_values(place.allies, f"{path}.allies", "the id of an ally", lambda card: card.type == "ally")
    yield from _spot_values(place.engaged, f"{path}.engaged", "the id of an enemy", lambda card: card.type == "enemy")
    if setup.table is None:
        own = Counter(dict(decks_of(setup)[seat].cards))
        scripted = dict(setup.script).get(f"deck-{seat}", ())
        wanted = Counter((*(place.hand or ()), *place.deck, *place.discard, *scripted))
        for name, count in wanted.items():
            if count > own[name] and name in CARDS and _is_player_card(CARDS[name]):
                yield Problem(path, "not_in_deck", f"{own[name]} of {short(name)}", str(count), "LR-SET-01")


# -- scripts ---------------------------------------------------------------------------------------------------


def _script(setup: Setup) -> Iterator[Problem]:
    """Check what is laid on top after a shuffle, or comes next by chance: only what can lie there (LR-CMP-02)."""
    known = ["encounter", "investigation"]
    known += [f"{kind}-{seat}" for kind in ("deck", "hand") for seat in range(setup.players)]
    for name, cards in setup.script:
        path = f"script.{name if name in known else short(name)}"
        kind, _, seat = name.partition("-")
        if name not in known:
            yield from _known(path, cards, "the id of a card", lambda card: True)
            yield Problem("script", "unknown_value", ", ".join(known), short(name))
        elif kind == "encounter":
            yield from _scripted(path, cards, "LR-CMP-02", "a card of the encounter deck", _in_encounter(setup))
        elif kind == "investigation":
            yield from _scripted(path, cards, "LR-INS-06", "a card of the investigation deck", _in_investigation(setup))
            yield from _scripted_names(setup, path, cards)
        else:
            yield from _known(path, cards, "the id of a player card", _is_player_card, "LR-SET-01")
            yield from _from_own_deck(setup, int(seat), kind, path, cards)
    if len({name for name, _ in setup.script}) < len(setup.script):
        yield Problem("script", "duplicate", "each stream once")


def _scripted(path: str, cards: tuple[str, ...], rule: str, what: str, there: Counter[c.Card]) -> Iterator[Problem]:
    """Check that cards lie in a deck, and no more of them than it can hold."""
    yield from _known(path, cards, what, there.__contains__, rule)
    for name, count in Counter(cards).items():
        if name in CARDS and 0 < there[CARDS[name]] < count:
            yield Problem(path, "too_many", f"{there[CARDS[name]]} of {name}", str(count), rule)


def _in_encounter(setup: Setup) -> Counter[c.Card]:
    """Return what the encounter deck can hold when it is shuffled next (LR-INS-06, LR-SET-04).

    Stage 1A, which shuffles that of a new game, has put the first two locations into play before.
    """
    there = Counter([card for card in encounter_cards(setup) if card not in c.NAMES])
    if setup.table is None:
        there -= Counter([c.PRANCING_PONY, c.RAMSHACKLE_MANOR])
        del there[c.TAKEN_BY_SURPRISE]
    return there


def _in_investigation(setup: Setup) -> Counter[c.Card]:
    """Return what the Investigation deck can hold when it is shuffled next (LR-INS-06).

    Only later are copies of Rising Body Count shuffled into it.
    """
    others = (c.TAKEN_BY_SURPRISE,) if setup.table is None else (c.TAKEN_BY_SURPRISE, c.RISING_BODY_COUNT)
    return Counter([card for card in encounter_cards(setup) if card in c.NAMES or card in others])


def _scripted_names(setup: Setup, path: str, cards: tuple[str, ...]) -> Iterator[Problem]:
    """Check that the case is not in the Investigation deck: one name of each kind stays out of it (LR-SET-03)."""
    for index, name in enumerate(cards):
        if name in (setup.suspect, setup.hideout):
            yield Problem(f"{path}[{index}]", "contradiction", "a card that lies nowhere else", name, "LR-SET-03")
    is_case = setup.table is None or setup.table.stage < c.STAGE_LAST
    for kind, names in (("suspect", c.SUSPECTS), ("hideout", c.HIDEOUTS)):
        if is_case and not getattr(setup, kind) and all(card.id in cards for card in names):
            yield Problem(kind, "contradiction", "a card that lies nowhere else", "", "LR-SET-03")


def _from_own_deck(setup: Setup, seat: int, kind: str, path: str, cards: tuple[str, ...]) -> Iterator[Problem]:
    """Check that the cards are in the deck of a seat; of a hand only one is drawn by chance (LR-SET-01)."""
    own = Counter(dict(decks_of(setup)[seat].cards))
    for name, count in Counter(cards).items():
        if count > own[name] and name in CARDS and _is_player_card(CARDS[name]):
            yield Problem(path, "not_in_deck", f"{own[name]} of {name}", str(count), "LR-SET-01")
    if kind == "hand" and len(cards) > 1:
        yield Problem(path, "too_many", "at most 1", str(len(cards)), "LR-SET-01")


# -- cards in play ---------------------------------------------------------------------------------------------


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
            whose = Maybe(Whole(0, setup.players - 1), rule="LR-CMP-05")
            yield from whose.faults(getattr(spot, name), f"{path}.{name}")


def _table(table: Table) -> Iterator[Problem]:
    what = "the id of an encounter card"
    for name in ("encounter", "encounter_discard", "investigation", "victory", "removed"):
        yield from _known(f"table.{name}", getattr(table, name), what, _is_encounter_card)
    yield from _known("table.eliminated", table.eliminated, "the id of a name", lambda card: card in c.NAMES)
    staged = "the id of an enemy or a location"
    yield from _spot_values(table.staging, "table.staging", staged, lambda card: card.type in ("enemy", "location"))
    if table.active is not None:
        location = "the id of a location"
        yield from _spot_value(table.active, "table.active", location, lambda card: card.type == "location")
