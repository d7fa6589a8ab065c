"""The check of what is printed: what every value of the card files may be, and then what belongs together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from attrs import evolve, fields_dict

from boardrules.core.errors import Problem
from boardrules.core.files import Folder
from boardrules.core.kinds import Flag, Kind, Many, Maybe, Name, Record, Ref, Row, Text, Whole, Word
from boardrules.core.sheets import Sheet, ids_of, inspect, twice
from boardrules.games.lotr_investigation import content as c

_CALLED: Final[dict[str, Kind]] = {"id": Name(), "name": Text(), "name_es": Text()}
_TRAITS: Final = Many(Text(), different=True)
#: What a card may be; which numbers it has depends on its type.
_CARD: Final[dict[str, Kind]] = {
    **_CALLED,
    "name_es_source": c.TRANSLATED,
    "unique": Flag(),
    "traits": _TRAITS,
    "count": Whole(1, 9),
    "keywords": Many(Word(("Ranged", "Restricted", "Sentinel")), different=True),
    "cost": Whole(0, 9),
    "cost_x": Flag(),
    "threat_cost": Whole(0, c.THREAT_LIMIT),
    "willpower": Whole(0, 9),
    "attack": Whole(0, 9),
    "defense": Whole(0, 9),
    "hit_points": Whole(0, 99),
    "engagement_cost": Whole(0, c.THREAT_LIMIT),
    "threat": Whole(0, 9),
    "quest_points": Whole(0, 99),
    "victory": Maybe(Whole(1, 9)),
    "investigate": Maybe(Whole(1, 9)),
    "doomed": Whole(0, 9),
    "surge": Flag(),
    "has_shadow": Flag(),
    "easy_count": Whole(0, 9, rule="LR-VAR-02"),
    "attached_traits": _TRAITS,
}
_PLAYER_CARD: Final = Record(
    c.Card,
    {
        **_CARD,
        "type": Word(("hero", "ally", "attachment", "event"), rule="LR-CMP-01"),
        "sphere": Word(("leadership", "tactics", "spirit", "lore", "neutral")),
    },
    rule="LR-CRD-01",
)
_ENCOUNTER_CARD: Final = Record(
    c.Card,
    {**_CARD, "type": Word(("enemy", "location", "treachery"), rule="LR-CMP-01"), "sphere": Word(("",))},
    rule="LR-CRD-01",
)
_STAGE: Final = Record(
    c.Stage,
    {**_CALLED, "number": Whole(1, c.STAGE_LAST), "quest_points": Maybe(Whole(1, 99), rule="LR-QST-15")},
    rule="LR-CRD-01",
)
_DECK: Final = Record(
    c.DeckList,
    {
        **_CALLED,
        "format": Word(("starter", "tournament")),
        "heroes": Many(Ref("player_cards"), 1, c.HEROES_MAXIMUM, different=True, rule="LR-DCK-02"),
        "cards": Many(Row((Ref("player_cards"), Whole(1, c.COPIES_MAXIMUM))), rule="LR-DCK-02"),
    },
    rule="LR-DCK-01",
)
PRINTED: Final = Record(
    c.Printed,
    {
        "player_cards": Many(_PLAYER_CARD, 1),
        "encounter_cards": Many(_ENCOUNTER_CARD, 1),
        "stages": Many(_STAGE, c.STAGE_LAST, c.STAGE_LAST, rule="LR-CRD-01"),
        "decks": Many(_DECK, 1, rule="LR-DCK-01"),
    },
)
_FIGHTING: Final = ("attack", "defense", "hit_points")
#: The numbers that cards of each type have.
_NUMBERS: Final[dict[str, tuple[str, ...]]] = {
    "hero": ("threat_cost", "willpower", *_FIGHTING),
    "ally": ("cost", "cost_x", "willpower", *_FIGHTING),
    "attachment": ("cost", "cost_x"),
    "event": ("cost", "cost_x"),
    "enemy": ("engagement_cost", "threat", *_FIGHTING),
    "location": ("threat", "quest_points"),
    "treachery": (),
}
_EVERY: Final = tuple(dict.fromkeys([name for names in _NUMBERS.values() for name in names]))
#: These are never 0 on a card that has them; 0 is what stands for a key left out.
_AT_LEAST_1: Final = ("threat_cost", "hit_points", "engagement_cost", "quest_points")


def faults(folder: Folder | None = None) -> tuple[Problem, ...]:
    """Return every fault of the packaged files, or of a folder's with the packaged ones for what it does not hold.

    Paths are such as ``player_cards.toml: $.card[3].traits[0]``. The packaged files have none, as a test shows; so they
    are not checked whenever the game is imported.
    """
    printed, reader = c.read(folder)
    _, found = inspect(printed, PRINTED, ids_of(printed, ("player_cards",)), _together, "printed")
    return (*reader.faults, *[evolve(fault, path=reader.place(fault.path, c.SHAPES)) for fault in found])


def _together(sheet: Sheet[c.Printed]) -> Iterator[Problem]:
    """Yield what does not belong together."""
    yield from twice([*sheet.words("player_cards"), *sheet.words("encounter_cards")], "each id", "LR-CRD-01")
    yield from twice(sheet.words("stages"), "each id", "LR-CRD-01")
    yield from twice(sheet.words("decks"), "each id", "LR-DCK-01")
    yield from twice(sheet.numbers("stages", "number"), "each number", "LR-CRD-01")
    for table in ("player_cards", "encounter_cards"):
        for path, card in sheet.rows(table):
            if isinstance(card, c.Card) and sheet.sound(path):
                yield from _numbers(path, card)
    for path, deck in sheet.rows("decks"):
        if isinstance(deck, c.DeckList) and sheet.sound(path) and sheet.whole("player_cards", "id", "type"):
            yield from _deck(path, deck, [card.id for card in sheet.tables.player_cards if card.type == "hero"])


def _numbers(path: str, card: c.Card) -> Iterator[Problem]:
    """Yield the numbers that a card of its type does not have, or cannot have."""
    for name in _EVERY:
        value: object = getattr(card, name)
        if name not in _NUMBERS[card.type]:
            if value != fields_dict(c.Card)[name].default:
                yield Problem(f"{path}.{name}", "unknown_key", f"none on a card of type {card.type}", "", "LR-CRD-01")
        elif name in _AT_LEAST_1 and value == 0:
            yield Problem(f"{path}.{name}", "out_of_range", "at least 1", "0", "LR-CRD-01")
    if card.easy_count > card.count:
        yield Problem(f"{path}.easy_count", "out_of_range", f"0 to {card.count}", str(card.easy_count), "LR-VAR-02")


def _deck(path: str, deck: c.DeckList, heroes: list[str]) -> Iterator[Problem]:
    """Yield the heroes of a deck that are none, and the cards that are heroes."""
    for index, name in enumerate(deck.heroes):
        if name not in heroes:
            yield Problem(f"{path}.heroes[{index}]", "unknown_id", f"one of {', '.join(heroes)}", name, "LR-DCK-02")
    for index, (name, _) in enumerate(deck.cards):
        if name in heroes:
            yield Problem(f"{path}.cards[{index}]", "contradiction", "a card that is no hero", name, "LR-DCK-02")
