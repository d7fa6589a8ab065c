"""The law about documents that a stranger has changed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final
from zlib import crc32

from boardrules.core.game import ActionT, EventT, Game, SetupT, StateT, ViewT
from boardrules.play.documents import Kind, to_json
from boardrules.testing.laws._tools import AnyPlaythrough, Broken, after, chances, points_of_view, states_looked_at
from boardrules.testing.playthroughs import Playthrough
from boardrules.testing.tampering import Place, at, path_text, tampered, verdict, with_value

#: So many states of a match are changed, each at so many places, and other documents at so many.
_STATES: Final = 3
_PLACES: Final = 10
_OTHER_PLACES: Final = 2
#: No more of what a place held is shown.
_MOST: Final = 60


def changed_documents(play: Playthrough[SetupT, StateT, ActionT, EventT, ViewT]) -> None:
    """A document with one thing changed is refused with its place, or means what it says, and a state plays on.

    Changed are a few places of documents of every kind: another value, also that of a place like it, or none, or the
    one beside it. Which places they are follows from the seed alone, so that a short match shows the same fault. States
    are left out in a game that does not say which are impossible (``Game.problems``).
    """
    game = play.game
    own = chances(play, "changed documents")
    knows_possible = type(game).problems is not Game.problems
    _look(play, "setup", to_json(play.setup), "before the start", _OTHER_PLACES)
    for count, state in states_looked_at(play, own, _STATES):
        if knows_possible:
            _look(play, "state", to_json(state), after(count), _PLACES)
        for kind, value in _others(play, count, own):
            _look(play, kind, to_json(value), after(count), _OTHER_PLACES)


def _others(play: AnyPlaythrough, count: int, own: Random) -> Iterator[tuple[Kind, object]]:
    """Yield other things that are written than the state: one of each kind, where there is one."""
    game, state = play.game, play.states[count]
    seat = own.choice(points_of_view(state))
    yield "view", game.view(state, seat)
    if play.events[count]:
        yield "event", own.choice(play.events[count])
    decision = game.decision(state)
    if decision is not None and decision.actions:
        yield "decision", decision
        yield "prompt", decision.prompt
        yield "action", own.choice(decision.actions)
    outcome = game.outcome(state)
    if outcome is not None:
        yield "outcome", outcome
    refusal = game.explain(state, play.actions[0]) if play.actions else None
    if refusal is not None:
        yield "refusal", refusal


def _look(play: AnyPlaythrough, kind: Kind, document: Any, where: str, most: int) -> None:
    """Change a document at some places, and see what becomes of it."""
    if verdict(play.game, document, kind):
        return  # what goes wrong without a change is for other laws to find
    kinds = _by_kind(document)
    for name in sorted(kinds, key=lambda name: _rank(play, name))[:most]:
        place = min(kinds[name], key=lambda place: _rank(play, path_text(place)))
        old = at(document, place)
        alike = [at(document, other) for other in kinds[name]]
        others = sorted({repr(value): value for value in alike if value != old}.items(), key=lambda item: item[0])
        found = [*tampered(document, place, some=play.seed)]
        if others:
            words, value = min(others, key=lambda item: _rank(play, item[0]))
            found.append((words, with_value(document, place, value)))
        for words, changed in found:
            wrong = verdict(play.game, changed, kind)
            if wrong:
                what = f"a changed document of kind {kind} is neither refused nor right"
                raise Broken(where, what, f"at {path_text(place)}: {_in_short(old)} -> {words[:_MOST]}", wrong)


def _by_kind(document: Any) -> dict[str, list[Place]]:
    """Return the places of a document by what they are: those of a long pile are all alike, and count as one.

    What has a ``type``, such as an effect on the stack, is of another kind for each.
    """
    found: dict[str, list[Place]] = {}

    def walk(value: Any, place: Place, name: str) -> None:
        if place:
            found.setdefault(name, []).append(place)
        if isinstance(value, dict):
            kind = f"<{value['type']}>" if isinstance(value.get("type"), str) else ""
            for key, item in value.items():
                walk(item, (*place, key), f"{name}{kind}.{key}")
        elif isinstance(value, list):
            for index, item in enumerate(value):
                walk(item, (*place, index), f"{name}[]")

    walk(document, (), "$")
    return found


def _rank(play: AnyPlaythrough, text: str) -> int:
    return crc32(f"{play.seed} {text}".encode())


def _in_short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= _MOST else text[: _MOST - 3] + "..."


__all__ = ["changed_documents"]
