"""What the fields of a Setup are made with, and what holds for the seats of every one.

Any sequence and any mapping will do for a field; what is none, the checks refuse.
The converters are functions with types, because from them type checkers know what a Setup may be called with.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar, overload

from attrs import evolve, frozen

from boardrules.core.errors import Problem, SetupError, short
from boardrules.core.values import GameSetup

T = TypeVar("T")
StateT = TypeVar("StateT")


def tuples(value: Any, depth: int = 3) -> Any:
    """Return a sequence as a tuple, with the sequences in it; a mapping as pairs.

    What is neither, or lies deeper than ``depth``, is left as it is for the checks to complain about.
    """
    if isinstance(value, Mapping):
        value = list(value.items())
    if depth and isinstance(value, (list, tuple)):
        return tuple([tuples(item, depth - 1) if isinstance(item, (list, tuple)) else item for item in value])
    return value


def ids(value: Iterable[str]) -> tuple[str, ...]:
    """Return ids as a tuple."""
    found: tuple[str, ...] = tuples(value)
    return found


def some_ids(value: Iterable[str] | None) -> tuple[str, ...] | None:
    """Return ids as a tuple, or None."""
    found: tuple[str, ...] | None = tuples(value)
    return found


def names(value: Iterable[str | None]) -> tuple[str | None, ...]:
    """Return as a tuple one id for each seat, None where chance decides."""
    found: tuple[str | None, ...] = tuples(value)
    return found


def number_by_id(value: Mapping[str, int] | Iterable[tuple[str, int]]) -> tuple[tuple[str, int], ...]:
    """Return pairs of an id and a number."""
    found: tuple[tuple[str, int], ...] = tuples(value)
    return found


def numbers_by_id(
    value: Mapping[str, Sequence[int]] | Iterable[tuple[str, Sequence[int]]],
) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """Return pairs of an id and numbers, such as the dice that a script forces."""
    found: tuple[tuple[str, tuple[int, ...]], ...] = tuples(value)
    return found


def ids_by_id(
    value: Mapping[str, Sequence[str]] | Iterable[tuple[str, Sequence[str]]],
) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return pairs of an id and ids, such as the top cards of piles."""
    found: tuple[tuple[str, tuple[str, ...]], ...] = tuples(value)
    return found


def id_rows(value: Iterable[Iterable[str]]) -> tuple[tuple[str, ...], ...]:
    """Return rows of ids, such as the cards of several stacks."""
    found: tuple[tuple[str, ...], ...] = tuples(value)
    return found


def id_rows_by_id(
    value: Mapping[str, Sequence[Sequence[str]]] | Iterable[tuple[str, Sequence[Sequence[str]]]],
) -> tuple[tuple[str, tuple[tuple[str, ...], ...]], ...]:
    """Return pairs of an id and rows of ids, such as the stacks of each place."""
    found: tuple[tuple[str, tuple[tuple[str, ...], ...]], ...] = tuples(value, depth=4)
    return found


@overload
def at_seat(arranged: Sequence[T | None], seat: int) -> T | None: ...


@overload
def at_seat(arranged: Sequence[T | None], seat: int, default: T) -> T: ...


def at_seat(arranged: Sequence[T | None], seat: int, default: T | None = None) -> T | None:
    """Return what is arranged for a seat; ``default`` for seats that are left out, at the end of the sequence or in it.

    What lies before a seat when the game begins is a ``Position`` of the game in ``Setup.seats``; ``default`` is the
    one of a new game.
    """
    found = arranged[seat] if seat < len(arranged) else None
    return default if found is None else found


@frozen
class Named:
    """An id that a setup names for a seat (its hero, its character), and the place in the setup that names it."""

    seat: int
    path: str
    id: str


def named_at(setup: GameSetup, field: str, attr: str) -> tuple[Named, ...]:
    """Return the ids that seats are given by name, in order; where chance decides, there is none.

    An id is named in the list ``field`` of the setup, or in ``attr`` of a seat's position in ``seats``. Where both name
    one, they agree (see ``named_faults``), and the list is the place.
    """
    found = []
    for seat in range(setup.players):
        listed, positioned = _both(setup, field, attr, seat)
        if listed is not None:
            found.append(Named(seat, f"{field}[{seat}]", listed))
        elif positioned is not None:
            found.append(Named(seat, f"seats[{seat}].{attr}", positioned))
    return tuple(found)


def _both(setup: Any, field: str, attr: str, seat: int) -> tuple[str | None, str | None]:
    return at_seat(getattr(setup, field), seat), getattr(at_seat(setup.seats, seat), attr, None)


def named_faults(setup: GameSetup, field: str, attr: str, *, agree: str, once: str) -> Iterator[Problem]:
    """Yield where list and position name different ids for a seat, and what two seats are both given by name.

    ``agree`` and ``once`` are the rules that are cited. Whether there is such an id is another question.
    """
    for seat in range(setup.players):
        listed, positioned = _both(setup, field, attr, seat)
        if None not in (listed, positioned) and listed != positioned:
            yield Problem(f"seats[{seat}].{attr}", "contradiction", short(listed), short(positioned), agree)
    seen: list[str] = []
    for named in named_at(setup, field, attr):
        if named.id in seen:
            yield Problem(named.path, "duplicate", f"each {attr} once", short(named.id), once)
        seen.append(named.id)


def seat_faults(setup: GameSetup, rules: Mapping[str, str]) -> Iterator[Problem]:
    """Yield the lists of a setup with more items than seats, and the seats that there are not.

    ``rules`` names the fields to look at, each with the rule to cite: lists with an item for each seat, such as
    ``seats``, and fields that are a seat, such as ``first_player`` (None: chance decides).
    """
    for name, rule in rules.items():
        value: object = getattr(setup, name)
        if isinstance(value, tuple):
            if len(value) > setup.players:
                yield Problem(name, "too_many", f"at most {setup.players}", str(len(value)), rule)
        elif isinstance(value, int) and not 0 <= value < setup.players:
            yield Problem(name, "out_of_range", f"0 to {setup.players - 1}", short(value), rule)


def refuse_impossible(state: StateT, check: Callable[[StateT], Iterable[Problem]], place: Callable[[str], str]) -> None:
    """Raise ``SetupError`` where ``check`` finds what cannot be in a state that was laid out as a setup describes it.

    So what may lie where is said once, for states from documents and for positions. ``place`` returns the place in the
    setup that describes a place of the state: ``$.players[2].hand`` may be ``seats[2].hand``.
    """
    problems = [evolve(problem, path=place(problem.path)) for problem in check(state)]
    if problems:
        raise SetupError(*problems)
