"""Small faults put into documents one at a time, and what must become of a document with one."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from typing import Any, Final, TypeAlias

import boardrules
from boardrules.games import shadow_hunters as sh
from boardrules.play.documents import Kind

#: Where something is in a document: keys and indices from the root.
Place: TypeAlias = tuple[int | str, ...]

GAME: Final = sh.GAME
#: What is put in the place of a value, whatever it was.
STRANGERS: Final[tuple[object, ...]] = (None, -1, 10**30, True, 0, 1.5, float("nan"), "x", "1", [], {}, [[]])


def places(data: object, place: Place = ()) -> Iterator[Place]:
    """Yield every place of a document but its root."""
    if place:
        yield place
    if isinstance(data, dict):
        for key, value in data.items():
            yield from places(value, (*place, key))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield from places(value, (*place, index))


def at(data: Any, place: Place) -> Any:
    """Return what lies at a place."""
    for key in place:
        data = data[key]
    return data


def with_value(document: Any, place: Place, value: object) -> Any:
    """Return a copy of a document with another value at a place."""
    changed = copy.deepcopy(document)
    at(changed, place[:-1])[place[-1]] = value
    return changed


def without(document: Any, place: Place) -> Any:
    """Return a copy of a document in which what lies at a place is gone."""
    changed = copy.deepcopy(document)
    del at(changed, place[:-1])[place[-1]]
    return changed


def swapped(document: Any, place: Place) -> Any:
    """Return a copy of a document in which a value and its next neighbour have changed places."""
    changed = copy.deepcopy(document)
    parent, key = at(changed, place[:-1]), place[-1]
    keys = list(parent) if isinstance(parent, dict) else list(range(len(parent)))
    other = keys[(keys.index(key) + 1) % len(keys)]
    parent[key], parent[other] = parent[other], parent[key]
    return changed


def mutants(document: Any, place: Place, *, everything: bool = True) -> Iterator[tuple[str, Any]]:
    """Yield the small faults at one place, with words for each; documents that stay as they were are left out.

    Without ``everything`` two values of ``STRANGERS`` are taken, others at every place.
    """
    value = at(document, place)
    turn = sum(len(str(key)) + (key if isinstance(key, int) else ord(key[0])) for key in place)
    values: list[object] = [*STRANGERS]
    if not everything:
        values = [STRANGERS[turn % len(STRANGERS)], STRANGERS[(turn + 5) % len(STRANGERS)]]
    if isinstance(value, bool):
        values.append(not value)
    elif isinstance(value, int):
        values += [value + 1, value - 1, str(value), float(value)]
    elif isinstance(value, list):
        values += [value[:-1], value + value[-1:], value[::-1]]
    for new in values:
        if type(new) is not type(value) or new != value:
            yield f"{new!r:.40}", with_value(document, place, new)
    yield "deleted", without(document, place)
    moved = swapped(document, place)
    if moved != document:
        yield "swapped with its neighbour", moved


def play_on(state: sh.State, seed: int, steps: int = 60) -> None:
    """Play a state on at random; every view, redeal and check must be fine all the way."""
    rng = random.Random(seed)
    seats = (None, *range(len(state.players)))
    for number in range(steps):
        if number % 5 == 0:
            problems = GAME.problems(state)
            assert not problems, f"after {number} steps: {problems[0]}"
        if number % 15 == 0:
            views = [GAME.view(state, seat) for seat in seats]
            for seat, view in zip(seats, views, strict=True):
                other = GAME.redeal(state, seat, seed + number)
                assert GAME.view(other, seat) == view, f"after {number} steps a redeal shows in the view of {seat}"
                problems = GAME.problems(other)
                assert not problems, f"redealt after {number} steps: {problems[0]}"
        decision = GAME.decision(state)
        if decision is None:
            outcome = GAME.outcome(state)
            assert outcome is not None
            assert outcome.winners
            return
        assert decision.actions
        GAME.apply(state, rng.choice(decision.actions))


def verdict(kind: Kind, document: Any) -> str:
    """Return what is wrong with how a document is taken.

    Nothing is wrong when it is refused with paths, or when it is what is then written again, and a state plays on.
    """
    try:
        value: object = boardrules.from_json(GAME, kind, document)
    except boardrules.SaveError as error:
        bad = [problem.path for problem in error.problems if not problem.path.startswith("$")]
        return f"paths {bad}" if bad or not error.problems else ""
    except Exception as error:  # whatever it is, it is the finding
        return f"reading raised {error!r:.200}"
    written = boardrules.to_json(value)
    if kind == "setup":
        written = _as_far_as(written, document)
    if json.dumps(written) != json.dumps(document):
        return "accepted, but it means something else"
    if isinstance(value, sh.State):
        try:
            play_on(value, 1)
        except Exception as error:
            return f"accepted, then {error!r:.300}"
    return ""


def _as_far_as(written: Any, document: Any) -> Any:
    """Leave out of ``written`` the keys that ``document`` does not have either."""
    if isinstance(written, dict) and isinstance(document, dict):
        return {key: _as_far_as(item, document[key]) for key, item in written.items() if key in document}
    if isinstance(written, list) and isinstance(document, list):
        return [_as_far_as(item, other) for item, other in zip(written, document, strict=True)]
    return written
