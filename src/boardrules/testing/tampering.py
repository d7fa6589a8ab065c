"""Documents with one thing changed, and what must become of one: it is refused, or it means what it says and plays on.

A document is what ``boardrules.to_json`` returns. What a stranger makes of it is for ``boardrules.from_json`` to take,
and for ``Game.problems``; the law ``changed_documents`` tries some of it in every match, and a test of a game's own may
try all of it, as ``verdict`` shows.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final, TypeAlias
from zlib import crc32

from boardrules.core.errors import Problem, SaveError
from boardrules.core.game import ActionT, EventT, Game, SetupT, StateT, ViewT
from boardrules.core.values import Outcome
from boardrules.play.documents import Kind, from_json, to_json

#: Where something is in a document: keys and indices from the root, such as ``("players", 0, "hand", 2)``.
Place: TypeAlias = tuple[int | str, ...]

#: What may be put in the place of a value, whatever it was.
STRANGERS: Final[tuple[object, ...]] = (None, -1, 10**30, True, 0, 1.5, float("nan"), "x", "1", [], {}, [[]])
#: So many of them are a choice.
_SOME: Final = 2
#: So many answers a state that was read is played on, and so often everything about it is looked at.
STEPS: Final = 40
_REDEALS: Final = 40
_PROBLEMS: Final = 5
#: No more of what was found is shown.
_MOST: Final = 300


def places(document: object, place: Place = ()) -> Iterator[Place]:
    """Yield every place of a document but its root, outer ones before what is in them.

    >>> list(places({"seat": 0, "cards": ["ant"]}))
    [('seat',), ('cards',), ('cards', 0)]
    """
    if place:
        yield place
    if isinstance(document, dict):
        for key, value in document.items():
            yield from places(value, (*place, key))
    elif isinstance(document, list):
        for index, value in enumerate(document):
            yield from places(value, (*place, index))


def at(document: Any, place: Place) -> Any:
    """Return what lies at a place. Raises ``KeyError`` or ``IndexError`` where there is none."""
    for key in place:
        document = document[key]
    return document


def path_text(place: Place) -> str:
    """Return a place as the paths of problems have it.

    >>> path_text(("players", 0, "hand"))
    '$.players[0].hand'
    """
    return "$" + "".join([f"[{key}]" if isinstance(key, int) else f".{key}" for key in place])


def tampered(document: Any, place: Place, some: int | None = None) -> Iterator[tuple[str, Any]]:
    """Yield a document with each small change at one place, behind words for it; what changes nothing is left out.

    The changes are values of other kinds, the numbers and lists next to the one that is there, nothing, and the places
    changed with the next neighbour. With ``some`` only two of the values of other kinds are taken, for another number
    other ones. The document itself stays as it is, and shares with the changed ones what did not change.

    >>> [words for words, changed in tampered({"seat": 2, "area": "church"}, ("seat",), some=1)]
    ['-1', '10000000000000000...00000000000000', '3', '1', "'2'", '2.0', 'deleted', 'swapped with its neighbour']
    """
    value = at(document, place)
    values: list[object] = [*STRANGERS]
    if some is not None:
        turn = crc32(f"{some} {place}".encode()) % len(STRANGERS)
        values = [STRANGERS[(turn + 5 * number) % len(STRANGERS)] for number in range(_SOME)]
    if isinstance(value, bool):
        values.append(not value)
    elif isinstance(value, int):
        values += [value + 1, value - 1, str(value), float(value)]
    elif isinstance(value, list):
        values += [value[:-1], value + value[-1:], value[::-1]]
    for new in values:
        if type(new) is not type(value) or new != value:
            yield _in_short(new), with_value(document, place, new)
    yield "deleted", _changed(document, place, lambda holder: holder.pop(place[-1]))
    moved = _changed(document, place, lambda holder: _swap(holder, place[-1]))
    if moved != document:
        yield "swapped with its neighbour", moved


def with_value(document: Any, place: Place, value: object) -> Any:
    """Return a document with another value at a place, sharing everything else with the one that is given."""
    return _changed(document, place, lambda holder: holder.__setitem__(place[-1], value))


def _changed(document: Any, place: Place, change: Callable[[Any], object]) -> Any:
    """Return a document in which what holds a place was changed; nothing beside the way there is copied."""
    changed = holder = copy.copy(document)
    for key in place[:-1]:
        holder[key] = holder = copy.copy(holder[key])
    change(holder)
    return changed


def _swap(holder: Any, key: Any) -> None:
    keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
    other = keys[(keys.index(key) + 1) % len(keys)]
    holder[key], holder[other] = holder[other], holder[key]


def _in_short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 34 else f"{text[:17]}...{text[-14:]}"


def play_on(
    game: Game[SetupT, StateT, ActionT, EventT, ViewT],
    state: StateT,
    seed: int = 0,
    steps: int = STEPS,
    redeals: int = _REDEALS,
) -> Outcome | None:
    """Play a state on at random, in place; return how it ended, or None when it still runs after so many answers.

    Raises ``AssertionError`` when the state becomes an impossible one, loses something, asks a question without an
    answer, or ends without an outcome; and, looked at once in ``redeals`` answers, when dealing anew for a seat shows
    in its view or deals what is impossible. What the rules raise is not caught.

    >>> from boardrules.games import shadow_hunters as sh
    >>> play_on(sh.GAME, sh.GAME.start(sh.Setup(players=4)), steps=2_000) is not None
    True
    """
    chance = Random(seed)
    total = game.components(state)
    for number in range(steps):
        where = "at once" if number == 0 else f"after {number} more answer{'s' if number > 1 else ''}"
        if number % _PROBLEMS == 0:
            problems = game.problems(state)
            _require(not problems, f"{where} the state is impossible: {_first(problems)}")
            _require(game.components(state) == total, f"{where} components are lost or made")
        if number % redeals == 0:
            _deal_anew(game, state, seed + number, where)
        decision = game.decision(state)
        if decision is None:
            outcome = game.outcome(state)
            _require(outcome is not None, f"{where} nobody is asked, and the game has no outcome")
            return outcome
        _require(bool(decision.actions), f"{where} {decision.prompt.key} has no answer")
        game.apply(state, chance.choice(decision.actions))
    return None


def _deal_anew(game: Game[SetupT, StateT, ActionT, EventT, ViewT], state: StateT, seed: int, where: str) -> None:
    seats = (None, *range(len(state.players)))
    views = [game.view(state, seat) for seat in seats]
    for seat, view in zip(seats, views, strict=True):
        world = game.redeal(state, seat, seed)
        whose = "a spectator" if seat is None else f"seat {seat}"
        _require(game.view(world, seat) == view, f"{where} dealing anew for {whose} shows in its view")
        problems = game.problems(world)
        _require(not problems, f"{where} dealing anew for {whose} gives an impossible state: {_first(problems)}")


def _require(condition: bool, words: str) -> None:
    # No ``assert``: pytest would put more words behind these.
    if not condition:
        raise AssertionError(words)


def _first(problems: tuple[Problem, ...]) -> str:
    return str(problems[0]) if problems else ""


def verdict(
    game: Game[SetupT, StateT, ActionT, EventT, ViewT],
    document: Any,
    kind: Kind = "state",
    play: Callable[[StateT], object] | None = None,
) -> str:
    """Return what is wrong with how a document is taken, in a few words; nothing when all is well.

    All is well when it is refused with the places of its faults, or when what it says is what would be written again,
    and a state, or the game of a setup, then plays on. ``play`` plays a state on, and raises where that goes wrong;
    without it that is ``play_on``.

    All small changes of a state, place by place::

        document = to_json(state)
        for place in places(document):
            for words, changed in tampered(document, place):
                assert not (wrong := verdict(GAME, changed)), f"{path_text(place)}: {words}: {wrong}"

    >>> from boardrules.games import shadow_hunters as sh
    >>> verdict(sh.GAME, with_value(to_json(sh.GAME.start()), ("turn",), -1))
    ''
    """
    try:
        value: Any = from_json(game, kind, document)
    except SaveError as error:
        strange = [problem.path for problem in error.problems if not problem.path.startswith("$")]
        return f"refused without a place in the document: {strange}" if strange or not error.problems else ""
    except Exception as error:  # whatever it is, it is the finding
        return f"reading fails: {_told(error)}"
    written: Any = to_json(value)
    if json.dumps(_as_far_as(written, document) if kind == "setup" else written) != json.dumps(document):
        return "taken for something else than it says"
    if kind not in ("state", "setup"):
        return ""
    try:
        state: StateT = value if kind == "state" else game.start(value)
        (play or (lambda state: play_on(game, state)))(state)
    except Exception as error:  # an assertion of the playing, or a fault of the game: both are the finding
        return f"taken, and then it does not play on: {_told(error)}"
    return ""


def _told(error: Exception) -> str:
    words = str(error) if isinstance(error, AssertionError) and str(error) else f"{type(error).__name__}: {error}"
    return words if len(words) <= _MOST else words[: _MOST - 3] + "..."


def _as_far_as(written: Any, document: Any) -> Any:
    """Leave out of ``written`` the keys that ``document`` does not have either: those of a setup have defaults."""
    if isinstance(written, dict) and isinstance(document, dict):
        return {key: _as_far_as(item, document[key]) for key, item in written.items() if key in document}
    if isinstance(written, list) and isinstance(document, list) and len(written) == len(document):
        return [_as_far_as(item, other) for item, other in zip(written, document, strict=True)]
    return written


__all__ = ["STEPS", "Place", "at", "path_text", "places", "play_on", "tampered", "verdict", "with_value"]
