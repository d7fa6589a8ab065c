"""Laws about records: documents, saves, undo and redo."""

from __future__ import annotations

import json
from typing import Any

from boardrules.core.errors import IllegalAction, SaveError
from boardrules.core.game import ActionT, EventT, SetupT, StateT, ViewT
from boardrules.core.node import canonical
from boardrules.core.state import GameState
from boardrules.play.documents import Kind, from_json, to_json
from boardrules.play.match import Match, UndoPolicy
from boardrules.testing.laws._tools import (
    AnyPlaythrough,
    Broken,
    after,
    chances,
    hashable,
    look_alike,
    looked_at,
    offered,
    points_of_view,
    require,
    same,
    variant,
)
from boardrules.testing.playthroughs import Playthrough

_NAMES = ("written", "read")
#: So many refusals are written for each state that is.
_REFUSALS = 6
#: So many states of a match are written with all that can be asked of them.
_STATES = 24


def _through_json(play: AnyPlaythrough, kind: Kind, value: object, where: str) -> Any:
    try:
        text = json.dumps(to_json(value), allow_nan=False)
        back: object = from_json(play.game, kind, json.loads(text))
    except Exception as error:
        raise Broken(where, f"a document of kind {kind} fails", f"{type(error).__name__}: {error}") from error
    require(type(back) is type(value), where, f"a {type(value).__name__} comes back as a {type(back).__name__}")
    same(value, back, where, f"a document of kind {kind} comes back different", _NAMES)
    return back


def written_and_read(play: Playthrough[SetupT, StateT, ActionT, EventT, ViewT]) -> None:
    """Every setup, state, action, event, view, prompt, decision, refusal and outcome goes through JSON unchanged."""
    game = play.game
    own = chances(play, "documents")
    done: set[object] = set()
    pool = offered(play)
    places = looked_at(play, own, _STATES)
    _through_json(play, "setup", play.setup, "before the start")
    for count, state in enumerate(play.states):
        where, decision = after(count), game.decision(state)
        for event in play.events[count]:
            hashable(event, where)
        events = [event for event in play.events[count] if event not in done]
        done.update(events)
        for event in events:
            _through_json(play, "event", event, where)
            for seat in points_of_view(state):
                seen = game.seen(event, seat)
                if seen is not None and seen != event:
                    _through_json(play, "event", seen, where)
        for action in decision.actions if decision is not None else ():
            hashable(action, where)
            if action not in done:
                done.add(action)
                _through_json(play, "action", action, where)
        if count in places:
            back: StateT = _through_json(play, "state", state, where)
            same(game.digest(state), game.digest(back), where, "a state that was read has another digest", _NAMES)
            if decision is not None:
                _through_json(play, "decision", decision, where)
            for seat in points_of_view(state):
                _through_json(play, "view", game.view(state, seat), where)
                prompt = game.prompt(state, seat)
                if prompt is not None:
                    _through_json(play, "prompt", prompt, where)
            for action in own.sample(pool, min(_REFUSALS, len(pool))):
                # Other values of the same kinds are refused for more reasons than what was ever offered.
                other = variant(play, action, own, odd=False)
                refusal = game.explain(state, action if other is None else other)
                if refusal is not None:
                    _through_json(play, "refusal", refusal, where)
    outcome = play.outcome
    if outcome is not None:
        _through_json(play, "outcome", outcome, after(len(play)))


def restored(play: Playthrough[SetupT, StateT, ActionT, EventT, ViewT]) -> None:
    """Saved and restored at every decision, a game plays on to equal events and states."""
    game = play.game
    names = ("saved", "restored")
    state = play.states[0]
    for count, old in enumerate(play.states):
        state = _through_json(play, "state", state, after(count))
        same(game.decision(old), game.decision(state), after(count), "the restored game asks otherwise", names)
        views = points_of_view(state)
        seat = views[count % len(views)]
        same(game.view(old, seat), game.view(state, seat), after(count), "the restored game looks different", names)
        if count < len(play):
            step = game.step(state, play.actions[count])
            state = step.state
            same(play.events[count + 1], step.events, after(count + 1), "the restored game tells other events", names)
            same(play.states[count + 1], state, after(count + 1), "the restored game is in another state", names)


def saved(play: Playthrough[SetupT, StateT, ActionT, EventT, ViewT]) -> None:
    """A match that was written and read is the same match, goes on to the same end, and is written the same.

    It is answered with values that equal the listed actions, such as True for 1: what is kept are the listed ones.
    """
    game = play.game
    own = chances(play, "saves")
    match = Match(game, play.setup, play.seed)
    stops = {len(play), own.randrange(max(len(play), 1))}
    for count in range(len(play) + 1):
        if count in stops:
            text = match.dumps()
            try:
                loaded = Match.loads(text, game)
            except SaveError as error:
                raise Broken(after(count), "a match that was written cannot be read", str(error)) from error
            same(match.state, loaded.state, after(count), "a match that was read is in another state", _NAMES)
            same(match.log, loaded.log, after(count), "a match that was read has another log", _NAMES)
            same(match.opening, loaded.opening, after(count), "a match that was read began otherwise", _NAMES)
            same(text, loaded.dumps(), after(count), "a match that was read is written otherwise", _NAMES)
            for later, (action, events) in enumerate(
                zip(play.actions[count:], play.events[count + 1 :], strict=True), count + 1
            ):
                same(events, loaded.play(action), after(later), "a match that was read plays on otherwise", _NAMES)
            same(play.state, loaded.state, after(len(play)), "a match that was read ends in another state", _NAMES)
        if count < len(play):
            equal = look_alike(play.actions[count])
            try:
                match.play(equal)
            except IllegalAction as error:
                raise Broken(after(count), f"{equal} equals a listed action and is refused", str(error)) from error
            except Exception as error:  # whatever it is, it is the finding
                fault = f"{type(error).__name__}: {error}"
                raise Broken(after(count), f"{equal} equals a listed action and fails", fault) from error


def undone_and_redone(play: Playthrough[SetupT, StateT, ActionT, EventT, ViewT]) -> None:
    """Undo leads back to the very states, redo forth again, over any distance; an answer in between ends the redo."""
    own = chances(play, "undo")
    begun = Match(play.game, play.setup, play.seed)
    digests = [play.game.digest(begun.state)]
    match = play.match()
    states, log = [], match.log
    digests += [entry.digest for entry in log]
    while match.can_undo():
        states.append(match.state)
        match.undo()
        count = len(match.log)
        same(log[:count], match.log, after(count), "after an undo the log is another one")
        same(play.states[count], match.state, after(count), "an undo leads to another state")
        now = play.game.digest(match.state)
        same(digests[count], now, after(count), "an undo leads to a state that has changed since", ("then", "now"))
    require(not match.log, "at the start", "not every answer can be undone under the policy free")
    _refuses(match, "undo", "nothing_to_undo", after(0))
    for state in reversed(states):
        require(match.redo() is state, after(len(match.log)), "a redo leads to another state than the one undone")
    same(log, match.log, after(len(log)), "after undo and redo the log is another one")
    _refuses(match, "redo", "nothing_to_redo", after(len(log)))
    if log:
        back = own.randrange(1, len(log) + 1)
        for _ in range(back):
            match.undo()
        match.play(play.actions[len(log) - back])
        _refuses(match, "redo", "nothing_to_redo", after(len(match.log)))
        same(play.states[len(match.log)], match.state, after(len(match.log)), "playing on after an undo goes elsewhere")


def undone_by_policy(play: Playthrough[SetupT, StateT, ActionT, EventT, ViewT]) -> None:
    """``free`` takes everything back, ``never`` nothing, ``until_reveal`` what has rolled, drawn and shown nothing."""
    policies: tuple[UndoPolicy, ...] = ("free", "until_reveal", "never")
    matches = {policy: Match(play.game, play.setup, play.seed, undo=policy) for policy in policies}
    for count, (before, action, events, state) in enumerate(play.steps(), 1):
        where = after(count)
        # Kept in a form that no step can change.
        chance = canonical(matches["free"].state.chance)
        for match in matches.values():
            match.play(action)
        showed = any(event.uncovers for event in events) or chance != canonical(state.chance)
        allowed = {"free": True, "until_reveal": not showed, "never": False}
        for policy, match in matches.items():
            old: GameState = match.state
            same(allowed[policy], match.can_undo(), where, f"can_undo under {policy}", ("expected", "found"))
            if allowed[policy]:
                same(before, match.undo(), where, f"undo under {policy} leads elsewhere")
                require(match.redo() is old, where, f"redo under {policy} leads elsewhere")
            else:
                _refuses(match, "undo", "undo_not_allowed", where)
                kept = match.state is old and len(match.log) == count
                require(kept, where, "a refused undo has changed the match")


def _refuses(match: Match[Any, Any, Any, Any, Any], call: str, code: str, where: str) -> None:
    try:
        match.undo() if call == "undo" else match.redo()
    except IllegalAction as error:
        same(code, error.refusal.code, where, f"{call} is refused otherwise", ("expected", "found"))
    else:
        raise Broken(where, f"{call} is taken where there is {code}")


__all__ = ["restored", "saved", "undone_and_redone", "undone_by_policy", "written_and_read"]
