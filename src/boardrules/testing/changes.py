"""What a step has changed: the places at which two states of one game differ."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

from boardrules.core.entity import Entity
from boardrules.core.state import GameState
from boardrules.testing.places import Key, Steps, fields_of, is_object, key_text, path_of

#: What lies at a place before and after::
#:
#:     moved: Change = (None, "church")
Change: TypeAlias = tuple[object, object]


def changes_between(before: GameState, after: GameState) -> Mapping[str, Change]:
    """Return where two states of one game differ: path -> (what lay there before, what lies there after).

    The paths are those that an arrangement takes. Cards and spaces are given by their ids, lists as tuples, so that a
    zone is a tuple of ids, the top card of a pile last. A draw pile from whose top cards were taken (or on which some
    were laid) is given by its number of cards, for its order is chance; in any other order it is given in full. A key
    that a dict has in only one of the two states is None in the other. What the machine keeps (chance, stack, number,
    phase, events) is left out.

    >>> from boardrules.games import shadow_hunters as sh
    >>> from boardrules.testing import Scenario
    >>> scenario = Scenario(sh.GAME, seed=1, passing=True, dice={"d4": [2], "d6": [4]})
    >>> before = scenario.state
    >>> moved = scenario.act(sh.Roll, seat=before.current)
    >>> changes_between(before, scenario.state)[f"players[{before.current}].area"]
    (None, 'church')
    """
    found: dict[str, Change] = {}
    for steps, old, new in differences(before, after):
        is_pile = steps[-1:] == ("draw_pile",) and isinstance(old, list) and isinstance(new, list)
        least = min(len(old), len(new)) if is_pile else 0
        if is_pile and old[:least] == new[:least]:
            found[path_of(steps)] = (len(old), len(new))
        else:
            found[path_of(steps)] = (readable(old), readable(new))
    return found


def differences(old: Any, new: Any, steps: Steps = ()) -> Iterator[tuple[Steps, Any, Any]]:
    """Yield the innermost places at which two values differ, with what lies there."""
    if old is new:
        return
    if type(old) is not type(new):
        yield steps, old, new
    elif is_object(old):
        for name in fields_of(old):
            yield from differences(getattr(old, name), getattr(new, name), (*steps, name))
    elif isinstance(old, dict):
        for key in dict.fromkeys([*old, *new]):
            yield from differences(old.get(key), new.get(key), (*steps, Key(key_text(key), key)))
    elif isinstance(old, (list, tuple)) and len(old) == len(new) and any(map(is_object, old)):
        for index, (one, other) in enumerate(zip(old, new, strict=True)):
            yield from differences(one, other, (*steps, Key(str(index), index)))
    elif old != new:
        yield steps, old, new


def readable(value: object) -> object:
    """Return a value as tests write it down: entities by their ids, lists as tuples, everything else as it is."""
    if isinstance(value, Entity):
        return value.id
    if isinstance(value, (list, tuple)):
        return tuple([readable(item) for item in value])
    if isinstance(value, dict):
        return {readable(key): readable(item) for key, item in value.items()}
    return value


def show(changes: Mapping[str, Change]) -> str:
    """Return changes as lines of text."""
    return "".join([f"\n  {path}: {old!r} -> {new!r}" for path, (old, new) in changes.items()]) or " nothing"
