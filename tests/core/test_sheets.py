"""What belongs together in tables: checks that see sound values alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from attrs import frozen

from boardrules.core.errors import Problem
from boardrules.core.kinds import UNREAD, Many, Name, Record, Ref, Row, Whole
from boardrules.core.sheets import MOST_ROWS, Sheet, ids_of, inspect, twice


@frozen
class Land:
    """A row."""

    id: str
    beside: str
    number: int


@frozen
class Tables:
    """All that there is."""

    lands: tuple[Land, ...]
    tokens: tuple[tuple[str, int], ...]
    most: int = 3


KINDS: Final = Record(
    Tables,
    {
        "lands": Many(Record(Land, {"id": Name(), "beside": Ref("lands"), "number": Whole(1, 9)})),
        "tokens": Many(Row((Name(), Whole(0, 9)))),
        "most": Whole(1, 9),
    },
)
BAD: Final[Any] = 99


def designs(sheet: Sheet[Tables]) -> Iterator[Problem]:
    """Yield numbers that stand twice, and that there are too many lands."""
    yield from twice(sheet.numbers("lands", "number"), "each number", "X-01")
    most = sheet.number("most")
    if sheet.whole("lands") and most is not None and len(sheet.tables.lands) > most:
        yield Problem("content.lands", "too_many", f"at most {most}", str(len(sheet.tables.lands)), "X-02")


def examine(tables: Tables) -> tuple[Sheet[Tables], list[tuple[str, str]]]:
    """Return the sheet, and path and code of every fault."""
    sheet, faults = inspect(tables, KINDS, ids_of(tables, ("lands",)), designs)
    return sheet, [(fault.path, fault.code) for fault in faults]


SOUND: Final = Tables((Land("hill", "fen", 1), Land("fen", "hill", 2)), (("salt", 4), ("ore", 0)))


def test_sound_tables_have_no_fault() -> None:
    """And everything in them can be looked at."""
    sheet, faults = examine(SOUND)

    assert faults == []
    assert sheet.rows("lands") == [("content.lands[0]", SOUND.lands[0]), ("content.lands[1]", SOUND.lands[1])]
    assert sheet.words("lands") == [("content.lands[0].id", "hill"), ("content.lands[1].id", "fen")]
    assert sheet.words("tokens", 0) == [("content.tokens[0][0]", "salt"), ("content.tokens[1][0]", "ore")]
    assert sheet.numbers("tokens", 1) == [("content.tokens[0][1]", 4), ("content.tokens[1][1]", 0)]
    assert sheet.whole("lands", "id", "beside")
    assert sheet.number("most") == 3


def test_what_is_unsound_is_looked_at_no_more() -> None:
    """A number out of range is in no column, the rest of its row is; the table is not whole in that column."""
    tables = Tables((Land("hill", "fen", BAD), Land("fen", "hill", 2), BAD), (("salt", BAD),), BAD)
    sheet, faults = examine(tables)

    assert faults == [
        ("content.lands[0].number", "out_of_range"),
        ("content.lands[2]", "wrong_type"),
        ("content.tokens[0][1]", "out_of_range"),
        ("content.most", "out_of_range"),
    ]
    assert sheet.numbers("lands", "number") == [("content.lands[1].number", 2)]
    assert sheet.words("lands") == [("content.lands[0].id", "hill"), ("content.lands[1].id", "fen")]
    assert sheet.words("tokens", 0) == [("content.tokens[0][0]", "salt")]
    assert sheet.numbers("tokens", 1) == []
    assert not sheet.whole("lands", "id")
    assert not sheet.sound("content.lands[0]")
    assert sheet.sound("content.lands[1]")
    assert sheet.number("most") is None


def test_what_belongs_together_is_told_when_all_of_it_is_sound() -> None:
    """The second place names the first."""
    hill, fen = SOUND.lands
    tables = Tables((hill, fen, Land("wood", "fen", 1)), SOUND.tokens, 2)

    faults = inspect(tables, KINDS, ids_of(tables, ("lands",)), designs)[1]

    assert [str(fault) for fault in faults] == [
        "content.lands[2].number: duplicate: expected each number once; it stands at content.lands[0].number too, "
        "got 1 (X-01)",
        "content.lands: too_many: expected at most 2, got 3 (X-02)",
    ]


def test_what_could_not_be_read_is_not_told_again() -> None:
    """Whoever read it has done so; an id that cannot be read is missed by no reference."""
    unread: Any = UNREAD
    hill, _ = SOUND.lands
    sheet, faults = examine(Tables((hill, Land(unread, "hill", 2), unread), SOUND.tokens))

    assert faults == []
    assert sheet.whole("lands")
    assert not sheet.whole("lands", "id")
    assert ids_of(Tables((hill,), ()), ("lands",)) == {"lands": ("hill",)}
    assert ids_of(Tables((hill, unread), ()), ("lands",)) == {"lands": None}
    assert ids_of(Tables(unread, ()), ("lands",)) == {"lands": None}


def test_tables_without_end_are_not_walked() -> None:
    """Too many rows are no rows to look into."""
    tables = Tables(SOUND.lands * MOST_ROWS, ())

    assert Sheet(tables, ()).rows("lands") == []
    assert len(Sheet(tables, (), most=2 * MOST_ROWS).rows("lands")) == 2 * MOST_ROWS
    assert ids_of(tables, ("lands",)) == {"lands": None}
