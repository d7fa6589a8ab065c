"""Kinds of values: what is sound has no fault, and everything else exactly the one that it is."""

from __future__ import annotations

from typing import Any, Final

import pytest
from attrs import frozen

from boardrules import SetupError, core
from boardrules.core.kinds import (
    MISSING,
    Flag,
    Id,
    Kind,
    Many,
    Maybe,
    Name,
    Pairs,
    Record,
    Ref,
    Row,
    Text,
    Whole,
    Word,
)
from boardrules.core.setups import (
    id_rows,
    id_rows_by_id,
    ids,
    ids_by_id,
    names,
    number_by_id,
    numbers_by_id,
    some_ids,
    tuples,
)

COLOURS: Final = {"colours": ("red", "blue"), "shapes": None}


@frozen
class Card:
    """Something with two fields."""

    id: str
    cost: int


CARD: Final = Record(Card, {"id": Name(), "cost": Whole(0, 9, rule="X-02")}, rule="X-01")


@pytest.mark.parametrize(
    ("kind", "value"),
    [
        (Whole(), -7),
        (Whole(1, 3), 1),
        (Whole(1, 3), 3),
        (Whole(2), 10**30),
        (Whole(1, 3, "nothing"), None),
        (Flag(), False),
        (Flag(True), True),
        (Text(), "El Ánima"),
        (Id(), ""),
        (Name(), "ghoul_2"),
        (Name(empty=True), ""),
        (Word(("a", "b")), "b"),
        (Ref("colours"), "blue"),
        (Ref("colours", ("any",)), "any"),
        (Ref("shapes"), "whatever"),
        (Many(Whole()), (1, 1)),
        (Many(Whole(), 1, 2), (5,)),
        (Row((Id(), Whole())), ("a", 1)),
        (Pairs({"a": Whole(), "b": Id()}), (("b", "x"), ("a", 2))),
        (Maybe(Whole()), None),
        (Maybe(Whole()), 3),
        (CARD, Card("imp", 9)),
    ],
    ids=str,
)
def test_what_is_sound_has_no_fault(kind: Kind, value: object) -> None:
    """Both ends of a range, every word, None where it may stand."""
    assert list(kind.faults(value, "x", COLOURS)) == []


@pytest.mark.parametrize(
    ("kind", "value", "path", "code", "expected"),
    [
        (Whole(), True, "x", "wrong_type", "a whole number"),
        (Whole(), 1.0, "x", "wrong_type", "a whole number"),
        (Whole(words="a seat"), "1", "x", "wrong_type", "a seat"),
        (Whole(1, 3), 0, "x", "out_of_range", "a whole number from 1 to 3"),
        (Whole(1, 3), 4, "x", "out_of_range", "a whole number from 1 to 3"),
        (Whole(2), 1, "x", "out_of_range", "a whole number, at least 2"),
        (Whole(1, 3), None, "x", "wrong_type", "a whole number from 1 to 3"),
        (Flag(), 1, "x", "wrong_type", "true or false"),
        (Flag(True), False, "x", "unknown_value", "true"),
        (Text(), "", "x", "unknown_value", "a line of text of 1 to 120 signs"),
        (Text(), "a\nb", "x", "unknown_value", "a line of text of 1 to 120 signs"),
        (Id(), None, "x", "wrong_type", "an id"),
        (Name(reserved=("any",)), "any", "x", "unknown_value", None),
        (Name(), "Ghoul", "x", "unknown_value", None),
        (Word(("a", "b")), "c", "x", "unknown_value", "one of a, b"),
        (Word(("a",)), 3, "x", "wrong_type", "a"),
        (Ref("colours"), "green", "x", "unknown_id", "one of red, blue"),
        (Many(Whole()), [1], "x", "wrong_type", "a list, each a whole number"),
        (Many(Whole()), (1, "2"), "x[1]", "wrong_type", "a whole number"),
        (Many(Whole(), 2, 3), (1,), "x", "wrong_length", "2 to 3 of them"),
        (Many(Id(), different=True), ("a", "b", "a"), "x[2]", "duplicate", "each at most once"),
        (Row((Id(), Whole())), ("a",), "x", "wrong_type", None),
        (Row((Id(), Whole())), ("a", "b"), "x[1]", "wrong_type", "a whole number"),
        (Pairs({"a": Whole()}), {"a": 1}, "x", "wrong_type", "a mapping of a"),
        (Pairs({"a": Whole()}), (("a",),), "x[0]", "wrong_type", "a key and its value"),
        (Pairs({"a": Whole()}), (("b", 1),), "x[0]", "unknown_id", "a"),
        (Pairs({"a": Whole()}), (("a", 1), ("a", 2)), "x[1]", "duplicate", "each key once"),
        (Pairs({"a": Whole(1, 6)}), (("a", 7),), "x.a", "out_of_range", "a whole number from 1 to 6"),
        (Maybe(Id(words="a hero id")), 3, "x", "wrong_type", "a hero id or None"),
        (Maybe(Whole(0, 9)), 10, "x", "out_of_range", "a whole number from 0 to 9"),
        (CARD, "imp", "x", "wrong_type", "a Card"),
        (CARD, Card("imp", 10), "x.cost", "out_of_range", "a whole number from 0 to 9"),
        (Whole(), MISSING, "x", "missing_key", "a whole number"),
    ],
)
def test_what_is_not_is_named_with_its_place(kind: Kind, value: Any, path: str, code: str, expected: str) -> None:
    """One fault each, and what would have been right."""
    (fault,) = kind.faults(value, "x", COLOURS)

    assert (fault.path, fault.code) == (path, code)
    assert expected in (None, fault.expected)


def test_a_fault_cites_the_rule_that_is_nearest() -> None:
    """That of the field, or else that of the record around it; the fields of a root stand by themselves."""
    faults = list(Many(CARD).faults((Card("", 10), Card("imp", 3), 7), "cards"))

    assert [(fault.path, fault.rule) for fault in faults] == [
        ("cards[0].id", "X-01"),
        ("cards[0].cost", "X-02"),
        ("cards[2]", "X-01"),
    ]
    assert [fault.path for fault in CARD.faults(Card("imp", -1))] == ["cost"]


def test_converters_take_any_sequence_and_leave_the_rest_alone() -> None:
    """What a person writes as lists and mappings is kept as tuples; what is neither stays for the checks."""
    odd: Any = 7

    assert ids(["a", "b"]) == ("a", "b")
    assert ids(odd) is odd
    assert (some_ids(None), some_ids(["a"])) == (None, ("a",))
    assert names(["a", None]) == ("a", None)
    assert number_by_id({"a": 1}) == (("a", 1),)
    assert numbers_by_id({"d4": [1, 2]}) == numbers_by_id([("d4", (1, 2))]) == (("d4", (1, 2)),)
    assert ids_by_id({"orc": ["a"]}) == (("orc", ("a",)),)
    assert id_rows([["a", "b"], []]) == (("a", "b"), ())
    assert id_rows_by_id({"west": [["a"], ["b"]]}) == id_rows_by_id([("west", (("a",), ("b",)))])
    assert hash(id_rows_by_id({"west": [["a"], ["b"]]})) == hash((("west", (("a",), ("b",))),))
    assert tuples([[[["deep"]]]]) == (((["deep"],),),)
    assert tuples("text") == "text"


def test_a_setup_raises_all_that_it_says_of_itself() -> None:
    """The base class asks ``faults`` and raises them together."""

    @frozen(kw_only=True)
    class Setup(core.GameSetup):
        cards: int = 0

        def faults(self) -> list[Any]:
            return [*Whole(2, 4).faults(self.players, "players"), *Whole(0, 9).faults(self.cards, "cards")]

    assert Setup(players=3).cards == 0
    with pytest.raises(SetupError) as info:
        Setup(players=9, cards=-1)
    assert [problem.path for problem in info.value.problems] == ["players", "cards"]
