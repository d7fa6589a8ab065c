"""Hostile documents: one clear ``SaveError`` with the place, and never another exception, a hang or half a state."""

from __future__ import annotations

import copy
import json
from typing import Any, get_args

import pytest

from boardrules.play.documents import KINDS, Kind
from boardrules.testing.tampering import Place, at, path_text, places, tampered, with_value
from tests.play.samples import document_of, refused, samples, verdict, written

# -- systematic faults ----------------------------------------------------------------------------------------


def _worth_changing(place: Place) -> bool:
    # The cards within a pile are all alike: the first two and every eighth stand for them.
    index = place[-1]
    return not (len(place) == 3 and str(place[1]).endswith("_pile") and isinstance(index, int) and index % 8 > 1)


@pytest.mark.parametrize("top", ["DestinationChoice", "GiveChoice", "RobberyChoice", "LootChoice", "over"])
def test_a_state_with_one_small_fault_is_refused_with_a_path_or_plays_on(
    top: str, request: pytest.FixtureRequest
) -> None:
    """Every place of a state: deleted, swapped, of another type, another number; in a deep run every stranger."""
    everything = bool(request.config.getoption("boardrules_deep"))
    document = document_of(top)
    found = []
    for place in places(document):
        if everything or _worth_changing(place):
            for words, mutant in tampered(document, place, None if everything else 1):
                wrong = verdict("state", mutant)
                if wrong:
                    found.append(f"{path_text(place)}: {at(document, place)!r:.60} -> {words}: {wrong}")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "state"])
def test_a_document_with_one_small_fault_is_refused_with_a_path_or_means_what_it_says(kind: Kind) -> None:
    """Every place of every other kind, every stranger: what is accepted is written again exactly as it came."""
    document = samples()[kind]
    found = []
    for place in places(document):
        if _worth_changing(place):
            for words, mutant in tampered(document, place, 1 if kind == "view" else None):
                wrong = verdict(kind, mutant)
                if wrong:
                    found.append(f"{path_text(place)}: {at(document, place)!r:.60} -> {words}: {wrong}")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "setup"])
def test_every_key_is_required_and_no_other_is_allowed(kind: Kind) -> None:
    """In every object at any depth: a missing key and an extra key are named, at the place of the object."""
    document = document_of("LootChoice") if kind == "state" else samples()[kind]
    objects = [(), *[place for place in places(document) if isinstance(at(document, place), dict)]]
    named = 0
    for place in objects:
        where = path_text(place)
        if where in ("$.chance.counters", "$.chance.script") or "args" in place:
            continue
        for key in at(document, place):
            changed = copy.deepcopy(document)
            del at(changed, place)[key]
            problem = refused(kind, changed).problems[0]
            assert problem.path == where
            assert (problem.code, problem.expected) == ("missing_key", key) or key == "type"
            named += 1
        changed = copy.deepcopy(document)
        at(changed, place)["surprise"] = 1
        problem = refused(kind, changed).problems[0]
        assert (problem.path, problem.code) == (where, "unknown_key")
        assert "surprise" in problem.got
    assert named


@pytest.mark.parametrize("kind", KINDS)
def test_wrong_types_at_every_place_are_named(kind: Kind) -> None:
    """A text for a list, a number for an object, a list for a number: the path is that very place."""
    document = document_of("RobberyChoice") if kind == "state" else samples()[kind]
    checked = 0
    for place in places(document):
        value = at(document, place)
        if not isinstance(value, (dict, list)) or "args" in place or place == ("type",):
            continue
        where = path_text(place)
        for stranger in ("handgun", 3, 1.0, True):
            if (kind, place) == ("setup", ()):
                continue
            error = refused(kind, with_value(document, place, stranger))
            assert error.path == where, f"{place}: {stranger}: {error}"
            checked += 1
    assert checked or kind in ("action", "prompt")


# -- what is no document --------------------------------------------------------------------------------------


def _nested(depth: int) -> list[Any]:
    outer: list[Any] = []
    for _ in range(depth):
        outer = [outer]
    return outer


def _nested_objects(depth: int) -> dict[str, Any]:
    outer: dict[str, Any] = {}
    for _ in range(depth):
        outer = {"choice": outer, "type": "Ask"}
    return outer


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    "text",
    ["", "nul", "{", '{"a": }', "[1,]", "'x'", "\ud800", "{}{}", "[" * 100_000, '{"a":' * 100_000, "9" * 100_000],
    ids=lambda text: text[:6].encode("ascii", "replace").decode() or "nothing",
)
def test_what_is_no_json_is_refused_at_the_root(kind: Kind, text: str) -> None:
    """Also 100,000 open brackets, and a number of 100,000 digits."""
    error = refused(kind, text)

    assert error.path == "$"
    assert error.problems[0].code in ("not_json", "too_deep")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("data", [b"\xff\xfe\x00", b"\x80", b""], ids=repr)
def test_undecodable_bytes_are_refused(kind: Kind, data: bytes) -> None:
    """Bytes that are no text."""
    assert refused(kind, data).problems[0].code == "not_json"


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    "data", [None, True, 5, 1.5, "5", "null", "NaN", [], (), object(), {1: 2}, {None: []}], ids=repr
)
def test_what_is_no_object_with_texts_for_keys_is_refused(kind: Kind, data: object) -> None:
    """JSON of another shape, and Python objects that are no JSON."""
    assert refused(kind, data).path == "$"


@pytest.mark.parametrize("kind", KINDS)
def test_deep_nesting_is_refused_wherever_it_is(kind: Kind) -> None:
    """100,000 levels as data: at the root, and at every key of the root."""
    document = document_of("AnswerChoice") if kind == "state" else samples()[kind]
    for deep in (_nested(100_000), _nested_objects(100_000)):
        refused(kind, deep)
        for key in document:
            refused(kind, {**document, key: deep})
    if kind == "state":
        refused(kind, {**document, "stack": [_nested_objects(100_000)]})


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e5", "5.0", "1e400"])
def test_numbers_that_are_not_whole_are_refused(number: str) -> None:
    """Python's JSON reader takes NaN and Infinity; a document does not."""
    text = written("MoveChoice").replace('"turn": ', f'"turn": {number}, "x": ', 1)
    text = text.replace(', "x": ', ', "phase_was": ', 1)
    document = json.loads(text)
    del document["phase_was"]

    assert refused("state", document).path == "$.turn"
    assert refused("setup", f'{{"players": {number}}}').path == "$.players"


@pytest.mark.parametrize(
    ("place", "value", "code"),
    [
        (("turn",), "3", "wrong_type"),
        (("turn",), True, "wrong_type"),
        (("turn",), 3.0, "wrong_type"),
        (("turn",), None, "wrong_type"),
        (("turn",), 10**30, "out_of_range"),
        (("turn",), 10**5000, "out_of_range"),
        (("turn",), -1, "out_of_range"),
        (("number",), -(10**5000), "out_of_range"),
        (("chance", "seed"), 2**64, "out_of_range"),
        (("chance", "seed"), -1, "out_of_range"),
        (("current",), 6, "out_of_range"),
        (("current",), -1, "out_of_range"),
        (("ray_used",), 1, "wrong_type"),
        (("ray_used",), "true", "wrong_type"),
        (("phase",), "lunch", "unknown_value"),
        (("phase",), ["move"], "wrong_type"),
        (("layout", 0), "kitchen", "unknown_id"),
        (("layout", 0), 3, "unknown_id"),
        (("white", "draw_pile", 0), "excalibur", "unknown_id"),
        (("white", "draw_pile", 0), ["advent"], "unknown_id"),
        (("players", 0, "character"), "gandalf", "unknown_id"),
        (("players", 0, "character"), "", "unknown_id"),
        (("players", 0, "damage"), 15, "out_of_range"),
        (("players", 0, "damage"), False, "wrong_type"),
        (("players", 0, "colour"), None, "wrong_type"),
        (("stack", 0, "type"), "Burn", "unknown_type"),
        (("stack", 0, "type"), "Roll", "unknown_type"),
        (("stack", 0, "type"), ["Turn"], "unknown_type"),
        (("stack", 0, "type"), None, "unknown_type"),
        (("options", "allocation"), [1, 2], "wrong_length"),
        (("options", "allocation"), [1, 2, 3, 4], "wrong_length"),
        (("options", "allocation", 1), "2", "wrong_type"),
    ],
    ids=lambda value: f"{value!r:.30}" if not isinstance(value, int) or abs(value) < 10**20 else "huge",
)
def test_a_wrong_value_is_named_where_it_is(place: Place, value: object, code: str) -> None:
    """One wrong value, one problem, with its path and a stable code."""
    error = refused("state", with_value(document_of("MoveChoice"), place, value))
    where = path_text(place)

    if place != ("players", 0, "damage") or value != 15:
        assert [problem.code for problem in error.problems] == [code]
    assert error.problems[0].code == code
    assert error.path in (where, where + ".type") if place[-1] != "type" else error.path == "$.stack[0]"


def test_several_faults_are_all_named() -> None:
    """A person who repairs a document sees them at once."""
    document = document_of("MoveChoice")
    document["turn"] = "x"
    document["players"][1]["damage"] = None
    document["white"]["draw_pile"][0] = "excalibur"

    paths = {problem.path for problem in refused("state", document).problems}

    assert paths == {"$.turn", "$.players[1].damage", "$.white.draw_pile[0]"}


def test_no_more_than_twenty_faults_are_listed() -> None:
    """A document of nothing but faults gives a short answer."""
    document = document_of("MoveChoice")
    document["white"]["draw_pile"] = [None] * 10_000

    assert len(refused("state", document).problems) == 20


def test_a_key_that_is_given_twice_is_refused() -> None:
    """Two readers of one text could otherwise see two documents."""
    refused("setup", '{"players": 5, "players": 6}')


def test_the_kinds_are_those_of_the_type() -> None:
    """The tests above go through all of them."""
    assert set(get_args(Kind)) == set(KINDS) == {"state", *samples()}
