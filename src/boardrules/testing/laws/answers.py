"""Laws about answers: what is listed is accepted, all else is refused, somebody can always answer until the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from attrs import evolve

from boardrules.core.errors import IllegalAction
from boardrules.core.game import ActionT, EventT, SetupT, StateT, ViewT
from boardrules.core.values import Refusal
from boardrules.play.match import Match
from boardrules.testing.laws._tools import (
    AnyPlaythrough,
    Broken,
    after,
    chances,
    everything,
    hashable,
    looked_at,
    offered,
    play_on,
    require,
    same,
    seats_of,
    shown,
    untouched,
    variant,
)
from boardrules.testing.playthroughs import Playthrough

#: So many actions that are not offered are tried at each decision.
_ATTEMPTS = 8
#: A listed action is tried for so many other seats.
_OTHER_SEATS = 2
#: And so many decisions of a match are tried.
_STATES = 100


def listed_are_accepted(play: Playthrough[SetupT, StateT, ActionT, EventT, ViewT]) -> None:
    """Every listed action is of the game, of a seat that may act, listed once, explained by None, and accepted."""
    game = play.game
    classes = game.schema().actions
    for count, (state, decision) in enumerate(play.decisions()):
        where = after(count)
        seen: list[ActionT] = []
        for action in decision.actions:
            require(isinstance(action, classes), where, f"{action} is offered, but the schema does not have its class")
            require(action not in seen, where, f"{action} is offered twice")
            hashable(action, where)
            seen.append(action)
            require(action.seat in seats_of(state), where, f"{action} is offered to a seat that does not exist")
            if action not in decision.offers:
                require(action.seat in decision.seats, where, f"{action} is offered to a seat that is not asked")
            refusal = game.explain(state, action)
            require(refusal is None, where, f"{action} is offered and refused", f"refusal: {refusal}")
            try:
                game.step(state, action)
            except IllegalAction as error:
                raise Broken(where, f"{action} is offered and refused", str(error)) from error
            except Exception as error:
                raise Broken(where, f"{action} is offered and fails", f"{type(error).__name__}: {error}") from error
        for offer in decision.offers:
            require(offer in decision.actions, where, f"{offer} is an open offer, but not among the actions")
        for seat in seats_of(state):
            own = tuple([action for action in decision.actions if action.seat == seat])
            legal, names = game.legal_actions(state, seat), ("decision", "legal_actions")
            same(own, legal, where, f"the legal actions of seat {seat} are not those of the decision", names)


def others_are_refused(play: Playthrough[SetupT, StateT, ActionT, EventT, ViewT]) -> None:
    """Whatever is not listed is refused with a reason, in ``explain``, ``step``, ``apply`` and a match.

    Actions of other decisions, after the end, and ones that were never offered; a listed one as that of other seats;
    objects that are no actions at all. A refusal changes nothing: not the state, not the streams, not the log.
    """
    game = play.game
    own = chances(play, "refusals")
    pool = offered(play)
    places = looked_at(play, own, _STATES)
    match = Match(game, play.setup, play.seed)
    for count in range(len(play) + 1):
        if count not in places:
            match.play(play.actions[count])
            continue
        state, decision = match.state, match.decision
        listed = decision.actions if decision is not None else ()
        before = (everything(state), match.log, match.dumps() if count == len(play) else "")
        tried = []
        for action in _attempts(play, pool, listed, own):
            if not any(action == legal and type(action) is type(legal) for legal in listed):
                _refused(play, match, count, action)
                tried.append(action)
        try:
            untouched(before[0], state, after(count), "one of several refusals has changed the state")
        except Broken as error:
            raise Broken(error.where, str(error).partition(": ")[2], *map(shown, tried)) from None
        if count:
            _stale(play, match, count)
        dumped = match.dumps() if count == len(play) else ""
        same(before, (everything(state), match.log, dumped), after(count), "refusals have changed the match")
        if count < len(play):
            match.play(play.actions[count])


def _attempts(play: AnyPlaythrough, pool: Sequence[Any], listed: Sequence[Any], own: Random) -> Iterator[Any]:
    """Yield actions that hardly any decision offers all of, a listed one of other seats, and things that are none."""
    yield from own.sample(pool, min(_ATTEMPTS, len(pool)))
    for action in own.sample(pool, min(_ATTEMPTS, len(pool))):
        changed = variant(play, action, own, odd=True)
        if changed is not None:
            yield changed
    for action in own.sample(listed, min(1, len(listed))):
        others = [seat for seat in seats_of(play.state) if seat != action.seat]
        for seat in own.sample(others, min(_OTHER_SEATS, len(others))):
            yield evolve(action, seat=seat)
    yield from (None, 0, "pass", {}, (), object(), play.setup)


def _refused(play: AnyPlaythrough, match: Match[Any, Any, Any, Any, Any], count: int, action: Any) -> None:
    game, state, where = play.game, match.state, after(count)
    try:
        refusal = game.explain(state, action)
        str(refusal)
    except Exception as error:
        raise Broken(where, f"explain fails over {action}", f"{type(error).__name__}: {error}") from error
    require(isinstance(refusal, Refusal) and bool(refusal.code), where, f"{action} is not offered and not refused")
    assert refusal is not None
    if game.decision(state) is None and isinstance(action, game.schema().actions) and refusal.seat is not None:
        require(refusal.code == "game_over", where, f"{action} is refused as {refusal.code}, but the game is over")
    seat = refusal.seat
    if seat is not None:
        same(game.legal_actions(state, seat), refusal.legal, where, f"the refusal of {action} lists other actions")
    for name, call in ("step", game.step), ("apply", game.apply), ("Match.play", lambda _, act: match.play(act)):
        try:
            call(state, action)
        except IllegalAction as error:
            names = ("explain", name)
            same(refusal, error.refusal, where, f"{name} refuses {action} with other words than explain", names)
        except Exception as error:
            raise Broken(where, f"{name} fails over {action}", f"{type(error).__name__}: {error}") from error
        else:
            raise Broken(where, f"{name} accepts {action}, which is not offered")


def _stale(play: AnyPlaythrough, match: Match[Any, Any, Any, Any, Any], count: int) -> None:
    """A legal answer with the number of an earlier question is refused."""
    decision = match.decision
    action = decision.actions[0] if decision is not None and decision.actions else play.actions[count - 1]
    for number in (count - 1, count + 1):
        try:
            match.play(action, number=number)
        except IllegalAction as error:
            same("stale_answer", error.refusal.code, after(count), f"an answer to question {number} is refused so")
        else:
            raise Broken(after(count), f"an answer to question {number} is taken for question {count}")


def somebody_can_answer(play: Playthrough[SetupT, StateT, ActionT, EventT, ViewT]) -> None:
    """Until the game has an outcome every asked seat has an action; afterwards nobody is asked or has one."""
    game = play.game
    for count, state in enumerate(play.states):
        where, decision, outcome = after(count), game.decision(state), game.outcome(state)
        if decision is None:
            require(outcome is not None, where, "nobody is asked, and the game has no outcome")
            for seat in seats_of(state):
                legal = game.legal_actions(state, seat)
                require(not legal, where, f"the game is over, and seat {seat} may act", shown(legal))
            continue
        require(outcome is None, where, f"the game has an outcome, and {decision.prompt.key} is asked", shown(outcome))
        require(bool(decision.seats), where, f"{decision.prompt.key} is asked of nobody")
        require(decision.number == count, where, f"the question has the number {decision.number}")
        require(len(set(decision.seats)) == len(decision.seats), where, "a seat is asked twice", shown(decision.seats))
        for seat in decision.seats:
            require(seat in seats_of(state), where, f"{decision.prompt.key} is asked of seat {seat}")
            able = any(action.seat == seat for action in decision.actions)
            require(able, where, f"seat {seat} is asked {decision.prompt.key} and has no action")
    if game.outcome(play.state) is not None:
        winners = game.outcome(play.state)
        assert winners is not None
        for seat in winners.winners:
            require(seat in seats_of(play.state), after(len(play)), f"seat {seat} has won, but does not exist")
        once = len(set(winners.winners)) == len(winners.winners)
        require(once, after(len(play)), "a seat has won twice", shown(winners.winners))
        many = len(winners.scores)
        require(many == len(play.state.players), after(len(play)), f"{many} scores for {len(play.state.players)} seats")


def ends(play: Playthrough[SetupT, StateT, ActionT, EventT, ViewT]) -> None:
    """A game ends within its bound ``most_decisions``: answered at random, and always by the first action."""
    game = play.game
    state = play.state.clone()
    play_on(game, state, chances(play, "ends"), game.most_decisions - state.number + 1)
    bound = game.most_decisions
    require(state.number <= bound, after(len(play)), f"random answers have not ended it after {state.number} of them")
    state = game.start(play.setup, play.seed)
    while (decision := game.decision(state)) is not None and decision.actions:
        require(state.number < bound, "from the start", f"first actions alone have not ended it after {state.number}")
        game.apply(state, decision.actions[0])


__all__ = ["ends", "listed_are_accepted", "others_are_refused", "somebody_can_answer"]
