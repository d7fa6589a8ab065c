"""Rows of documents: typed where all is well; what is not is marked, and told with its place in a file."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from attrs import evolve, frozen

from boardrules.core import Entity
from boardrules.core.entity import called
from boardrules.core.errors import Problem
from boardrules.core.kinds import MISSING, UNREAD, Id, Kind, Many, Name, Record, Ref, Row, Text, Whole
from boardrules.core.node import by_digest, digest
from boardrules.core.sheets import ids_of
from boardrules.core.tables import Reader, Shape, same_as

TEXT: Final = Id(words="text")


@frozen
class Option:
    """A way to use a card."""

    id: str
    card: str
    cost: int


@frozen
class Card:
    """A card with options."""

    id: str
    name: str
    name_es: str
    copies: int
    options: tuple[Option, ...]
    worth: tuple[tuple[str, int], ...]
    elements: tuple[str, ...] = ()


@frozen
class Tables:
    """All that there is."""

    cards: tuple[Card, ...]


OPTIONS: Final = Shape("cards", "option", Option, {"cost": "pay.coins"}, owner="card")
CARDS: Final = Shape(
    "cards",
    "card",
    Card,
    {"copies": "copies.deck", "options": "option"},
    {"name_es": same_as("name"), "options": lambda values: (), "worth": lambda values: ()},
    {"options": OPTIONS, "worth": Reader.pairs},
    {"note": TEXT},
)
SHAPES: Final[dict[str, Shape[object]]] = {"cards": CARDS}
_OPTION: Final = Record(Option, {"id": Name(), "card": Ref("cards"), "cost": Whole(0, 9)})
KINDS: Final[Kind] = Record(
    Tables,
    {
        "cards": Many(
            Record(
                Card,
                {
                    "id": Name(),
                    "name": Text(),
                    "name_es": Text(),
                    "copies": Whole(1, 4),
                    "options": Many(_OPTION),
                    "worth": Many(Row((Name(), Whole(1, 9)))),
                    "elements": Many(Text()),
                },
            ),
            1,
        )
    },
)
GOOD: Final[dict[str, object]] = {
    "id": "imp",
    "name": "Imp",
    "copies": {"deck": 2},
    "option": [{"id": "bite", "pay": {"coins": 1}}],
    "worth": {"fire": 2},
    "note": "small",
}


def examine(*cards: object, **more: object) -> tuple[Tables, list[Problem]]:
    """Return the tables of a document with these cards, and every fault with its place in the file."""
    faults: list[Problem] = []
    reader = Reader({"cards": {"card": [*cards], **more}}, {"cards": ("card",)}, faults)
    tables = Tables(reader.rows(CARDS))
    unsound = KINDS.faults(tables, "content", ids_of(tables, ("cards",)))
    found = [evolve(fault, path=reader.place(fault.path, SHAPES)) for fault in unsound if fault.code != "unread"]
    return tables, [*faults, *found]


def test_a_row_is_made_of_a_table() -> None:
    """Keys inside others, rows within rows, a table as pairs, lists as tuples; what is left out has a stand-in."""
    tables, faults = examine(GOOD, {"id": "owl", "name": "Owl", "name_es": "Búho", "copies": {"deck": 1}})

    assert faults == []
    assert tables.cards == (
        Card("imp", "Imp", "Imp", 2, (Option("bite", "imp", 1),), (("fire", 2),)),
        Card("owl", "Owl", "Búho", 1, (), ()),
    )


@pytest.mark.parametrize(
    ("change", "path", "code"),
    [
        ({"nme": 1}, "cards.toml: $.card[1].nme", "unknown_key"),
        ({"note": 1}, "cards.toml: $.card[1].note", "wrong_type"),
        ({"name": MISSING}, "cards.toml: $.card[1].name", "missing_key"),
        ({"name_es": ""}, "cards.toml: $.card[1].name_es", "unknown_value"),
        ({"elements": ["air", 1]}, "cards.toml: $.card[1].elements[1]", "wrong_type"),
        ({"elements": [["air"]]}, "cards.toml: $.card[1].elements[0]", "wrong_type"),
        ({"copies": MISSING}, "cards.toml: $.card[1].copies", "missing_key"),
        ({"copies": 2}, "cards.toml: $.card[1].copies", "wrong_type"),
        ({"copies": {}}, "cards.toml: $.card[1].copies.deck", "missing_key"),
        ({"copies": {"deck": 9}}, "cards.toml: $.card[1].copies.deck", "out_of_range"),
        ({"option": 3}, "cards.toml: $.card[1].option", "wrong_type"),
        ({"option": [3]}, "cards.toml: $.card[1].option[0]", "wrong_type"),
        ({"option": [{"id": "a", "pay": {}}]}, "cards.toml: $.card[1].option[0].pay.coins", "missing_key"),
        ({"option": [{"id": "A", "pay": {"coins": 0}}]}, "cards.toml: $.card[1].option[0].id", "unknown_value"),
        ({"option": [{"id": "a", "card": "b", "pay": {"coins": 0}}]}, "cards.toml: $.card[1].option[0].card",
         "unknown_key"),
        ({"worth": [["fire", 1]]}, "cards.toml: $.card[1].worth", "wrong_type"),
        ({"worth": {"Fire": 1}}, 'cards.toml: $.card[1].worth."Fire"', "unknown_value"),
        ({"worth": {"air": 1, "fire": 10}}, 'cards.toml: $.card[1].worth."fire"', "out_of_range"),
        ({"worth": {"fire": {}}}, 'cards.toml: $.card[1].worth."fire"', "wrong_type"),
    ],
)  # fmt: skip
def test_a_fault_is_told_once_at_its_place(change: dict[str, object], path: str, code: str) -> None:
    """What follows from it elsewhere is not told, and the other rows are sound."""
    bad = {key: value for key, value in {**GOOD, "id": "owl", **change}.items() if value is not MISSING}

    tables, faults = examine(GOOD, bad)

    assert [(fault.path, fault.code) for fault in faults] == [(path, code)]
    assert tables.cards[0] == examine(GOOD)[0].cards[0]


@frozen
class Land:
    id: str
    name_es: str
    name: str
    label: str
    size: int = 3


def test_what_stands_in_may_need_any_other_field() -> None:
    """Also one whose key has another name, one that stands in itself, and one that the class has a value for."""

    shape = Shape(
        "lands",
        "land",
        Land,
        {"name": "name_en"},
        {"name_es": same_as("name"), "label": lambda values: f"{values['name_es']} {values['size']}"},
    )
    faults: list[Problem] = []
    reader = Reader({"lands": {"land": [{"id": "fen", "name_en": "Fen"}]}}, {"lands": ("land",)}, faults)

    assert reader.rows(shape) == (Land("fen", "Fen", "Fen", "Fen 3", 3),)
    assert faults == []


@pytest.mark.parametrize("name", ["", [], 7])
def test_a_fault_is_not_told_of_what_stands_in_for_it_too(name: object) -> None:
    """A name that is none has a fault of its own; the other one, which is left out, follows it."""
    shape = Shape("lands", "land", Land, {"name": "name_en"}, {"name_es": same_as("name"), "label": same_as("name")})
    reader = Reader({"lands": {"land": [{"id": "fen", "name_en": name}]}}, {"lands": ("land",)}, [])

    (land,) = reader.rows(shape)
    spare: object = land.name_es
    assert spare is UNREAD


def test_files_of_a_folder_are_read_in_the_place_of_others(tmp_path: Path) -> None:
    """Which ones are the folder's own is kept, and so are the documents as they stand in the files."""
    tops = {"cards": ("card",), "rules": ("number",)}
    (tmp_path / "own").mkdir()
    (tmp_path / "own" / "rules.toml").write_text("number = 8\nnmber = 9", encoding="utf-8")
    (tmp_path / "cards.toml").write_text("card = []", encoding="utf-8")
    reader = Reader.of_folder(tmp_path / "own", tmp_path, tops)

    assert reader.own == ("rules",)
    assert reader.documents == {"cards": {"card": []}, "rules": {"number": 8, "nmber": 9}}
    assert reader.rows(CARDS) == ()
    assert [fault.path for fault in reader.faults] == ["rules.toml: $.nmber"]


def test_what_is_no_table_leaves_a_mark() -> None:
    """A row that is none, an array that is none, an array that is not there, a file that could not be read."""
    faults: list[Problem] = []
    tops = {"cards": ("card",)}

    read: list[object] = [*examine(3)[0].cards]
    documents: list[dict[str, dict[str, object]]] = [{"cards": {"card": 3}}, {"cards": {}}, {}]
    read += [Reader(document, tops, faults).rows(CARDS) for document in documents]

    assert read == [UNREAD, UNREAD, MISSING, UNREAD]
    assert [(fault.path, fault.expected, fault.got) for fault in faults] == [
        ("cards.toml: $.card", "an array of tables", "int 3")
    ]


def test_the_owner_of_a_row_is_no_fault_of_the_row() -> None:
    """An id that is no text is told where it stands."""
    tables, faults = examine({**GOOD, "id": 7})

    owner: object = tables.cards[0].options[0].card
    assert owner is UNREAD
    assert [fault.path for fault in faults] == ["cards.toml: $.card[0].id"]


def test_a_key_at_the_root_that_nobody_knows_is_told_with_the_nearest() -> None:
    """As in every table."""
    (fault,) = examine(GOOD, cards=1)[1]

    assert str(fault) == "cards.toml: $.cards: unknown_key: expected card"


def test_a_table_at_the_root_is_read_by_its_keys() -> None:
    """Without keys for readers, and with them."""
    faults: list[Problem] = []
    document: dict[str, object] = {"deck": {"size": 12, "source": "me", "sise": 1}}
    reader = Reader({"setup": document}, {"setup": ("deck", "map")}, faults)

    assert reader.section("setup", "deck", ("size",), {"source": TEXT}) is document["deck"]
    assert reader.section("setup", "map", ("size",)) is None
    assert [(fault.path, fault.code, fault.expected) for fault in faults] == [
        ("setup.toml: $.deck.sise", "unknown_key", "size"),
        ("setup.toml: $.map", "missing_key", "a table with size"),
    ]
    assert Reader({}, {"setup": ("deck",)}, faults).section("setup", "deck", ("size",)) is None


def test_a_table_that_stands_alone_is_a_row_too() -> None:
    """Its place has no number."""
    faults: list[Problem] = []
    reader = Reader({"cards": {"best": {"id": "a", "pay": {}}}}, {"cards": ("best",)}, faults)
    shape = Shape("cards", "best", Option, {"cost": "pay.coins"}, owner="card")
    data = reader.files["cards"]
    assert data is not None

    row = reader.row(data["best"], "cards.toml: $.best", shape, "imp")

    assert (row.id, row.card) == ("a", "imp")
    (fault,) = _OPTION.faults(row, "content.best", {"cards": ("imp",)})
    assert reader.place(fault.path, {"best": shape}) == "cards.toml: $.best.pay.coins"


def test_a_field_without_a_key_is_made_of_the_others() -> None:
    """Whoever writes it into the file is told."""
    shape = Shape("cards", "option", Option, {"card": "", "cost": "coins"}, {"card": lambda values: f"{values['id']}!"})
    faults: list[Problem] = []
    reader = Reader({"cards": {"option": [{"id": "a", "coins": 1, "card": "b"}]}}, {"cards": ("option",)}, faults)

    assert reader.rows(shape) == (Option("a", "a!", 1),)
    assert [fault.path for fault in faults] == ["cards.toml: $.option[0].card"]


def test_a_shape_names_fields_of_its_class() -> None:
    """A misspelt one would be passed over in silence."""
    for more in ({"keys": {"cots": "coins"}}, {"spare": {"cots": same_as("id")}}, {"parts": {"cots": Reader.pairs}}):
        with pytest.raises(TypeError, match="Option has no field cots"):
            evolve(OPTIONS, **more)


def test_places_that_no_shape_knows_stay_as_they_are() -> None:
    """Tables of the game's own, and what is no path of tables."""
    reader = Reader({}, {}, [])

    for path in ("content", "content.config.size", "tiles.toml: $.tile[3]", "cards"):
        assert reader.place(path, SHAPES) == path
    assert reader.place("content.cards[3]", SHAPES) == "cards.toml: $.card[3]"
    assert reader.place("content.cards", SHAPES) == "cards.toml: $.card"


@frozen(eq=False, repr=False)
class Content(Entity):
    """What stands for tables in a state."""

    kind = "content"
    id: str
    tables: Tables


def test_the_same_tables_are_the_same_entity() -> None:
    """Its id is their digest, and no second one is made."""
    known: dict[str, Content] = {}
    tables = examine(GOOD)[0]
    content = by_digest(Content, tables, known)

    assert by_digest(Content, examine(GOOD)[0], known) is content
    assert by_digest(Content, examine({**GOOD, "copies": {"deck": 3}})[0], known) is not content
    assert content.id == digest(tables)
    assert next(iter(known.values())) is content
    assert len(known) == 2


def test_things_are_called_by_the_first_table_that_knows_them() -> None:
    """In Spanish where there is a Spanish name; in any other language in English."""
    imp, owl = examine(GOOD, {"id": "owl", "name": "Owl", "name_es": "Búho", "copies": {"deck": 1}})[0].cards
    tables = [{"imp": imp}, {"owl": owl, "imp": owl}]

    assert [called(tables, "imp", lang) for lang in ("en", "es", "fr")] == ["Imp", "Imp", "Imp"]
    assert [called(tables, "owl", lang) for lang in ("en", "es", "fr")] == ["Owl", "Búho", "Owl"]
    assert called([{"imp": evolve(imp, name_es="")}], "imp", "es") == "Imp"
    assert called(tables, "ant", "en") is None
