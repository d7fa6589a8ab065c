"""Tables that come with a setup: the same check, and nothing that they hold is believed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import attrs
import pytest

from boardrules.games.bestiary.content import Beast, Tables, content_of
from boardrules.games.bestiary.loading import load
from boardrules.games.bestiary.validation import check_tables

HOSTILE: list[object] = [None, True, -1, 10**5000, "", "any", "x" * 10**6, (), [], {}, ((),) * 1000, object(), b"", 1.5]


def first_codes(tables: object) -> list[tuple[str, str]]:
    """Return path and code of every fault."""
    return [(problem.path, problem.code) for problem in check_tables(tables)]  # type: ignore[arg-type] # that is the test


@pytest.fixture(scope="module")
def tables() -> Tables:
    """The tables of the packaged content."""
    return load().tables


def places(value: Any, path: str = "content") -> Iterator[tuple[str, Any]]:
    """Yield a way to every place: of the rows of a table the first and the last."""
    if attrs.has(type(value)):
        for field in attrs.fields(type(value)):
            yield f"{path}.{field.name}", getattr(value, field.name)
            yield from places(getattr(value, field.name), f"{path}.{field.name}")
    elif isinstance(value, tuple):
        for index in range(0, len(value), max(1, len(value) - 1)):
            yield f"{path}[{index}]", value[index]
            yield from places(value[index], f"{path}[{index}]")


def with_value(value: Any, path: str, new: object) -> Any:
    """Return the tables with another value at a path."""
    if not path:
        return new
    if path.startswith("["):
        index, _, rest = path[1:].partition("]")
        return (*value[: int(index)], with_value(value[int(index)], rest, new), *value[int(index) + 1 :])
    name = path[1:]
    end = min((name.index(sign) for sign in ".[" if sign in name), default=len(name))
    return attrs.evolve(value, **{name[:end]: with_value(getattr(value, name[:end]), name[end:], new)})


def test_a_fault_in_tables_is_told_at_its_place(tables: Tables) -> None:
    """The path is that of the tables, not of a file."""
    broken = with_value(tables, ".beasts[3].strength[1]", 0)
    broken = with_value(broken, ".heroes[0].abilities[1].pay_pb", -1)
    broken = with_value(broken, ".config.bestiary_limit", "5")
    broken = with_value(broken, ".start_layout[2][1]", 99)

    assert first_codes(broken) == [
        ("content.config.bestiary_limit", "wrong_type"),
        ("content.beasts[3].strength[1]", "out_of_range"),
        ("content.heroes[0].abilities[1].pay_pb", "out_of_range"),
        ("content.start_layout[2][1]", "out_of_range"),
    ]


def test_hostile_values_at_every_place(tables: Tables) -> None:
    """No value anywhere makes the check fail, and none of another type is let through.

    The values take turns: each place gets three of them, and each kind of place in the end most of them.
    """
    turn = count = 0
    for path, old in places(tables):
        for _ in range(3):
            turn += 1
            value = HOSTILE[turn % len(HOSTILE)]
            if type(value) is type(old) or (value is None and path.endswith(("hearts_at_most", "after_resurrection"))):
                continue
            found = check_tables(with_value(tables, path.removeprefix("content"), value))
            assert any(problem.path.startswith(path) for problem in found), (path, type(value))
            count += 1

    assert count > 800


@pytest.mark.parametrize("value", [None, "content", (), {}, object()])
def test_what_is_no_tables_at_all(value: object) -> None:
    """One fault, at the root."""
    assert first_codes(value) == [("content", "wrong_type")]


def test_look_alikes_are_refused(tables: Tables) -> None:
    """A subclass may behave in its own way; so only the classes themselves count."""

    class Sly(Beast):
        pass

    sly = Sly(**{field.name: getattr(tables.beasts[0], field.name) for field in attrs.fields(Beast)})

    assert ("content.beasts[0]", "wrong_type") in first_codes(with_value(tables, ".beasts[0]", sly))


def test_an_ability_belongs_to_its_hero(tables: Tables) -> None:
    """Another hero's id in it is a contradiction."""
    broken = with_value(tables, ".heroes[0].abilities[0].hero", "kael")

    assert first_codes(broken) == [("content.heroes[0].abilities[0].hero", "contradiction")]


def test_tables_without_end_are_not_walked(tables: Tables) -> None:
    """A table of a million rows is one fault."""
    broken = attrs.evolve(tables, beasts=tables.beasts * 50_000, prizes=tables.prizes * 50_000)

    assert first_codes(broken) == [("content.beasts", "wrong_length"), ("content.prizes", "wrong_length")]


def test_equal_tables_are_one_content(tables: Tables) -> None:
    """Content made of a copy is the same object; other numbers are another content."""
    copy = attrs.evolve(tables, beasts=tuple([attrs.evolve(beast) for beast in tables.beasts]))
    other = with_value(tables, ".beasts[0].pb", 9)

    assert content_of(copy) is content_of(tables)
    assert content_of(other) is not content_of(tables)
    assert content_of(other).beasts["griffin"].pb == 9
