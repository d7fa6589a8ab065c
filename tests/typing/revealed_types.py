"""What ``mypy --strict`` must see through every call: this module is type-checked with the rest, and also runs."""

from __future__ import annotations

from typing import assert_type

import boardrules
from boardrules.core.game import AnyGame
from boardrules.core.node import canonical
from boardrules.core.state import GameState
from boardrules.core.values import Action, Decision, Event, GameSetup, GameView, Outcome, Prompt, Refusal, Step
from boardrules.games import bestiary as bh
from boardrules.games import lotr_investigation as lr
from boardrules.games import shadow_hunters as sh
from boardrules.play.documents import Json
from boardrules.play.match import AnyMatch, Entry, Match, UndoPolicy


def follow_a_game() -> int:
    """Follow the game's own types through the step API; return the number of steps."""
    game = sh.GAME
    assert_type(game, sh.ShadowHunters)
    assert_type(game.Setup, type[sh.Setup])
    assert_type(game.id, str)
    state = game.start(sh.Setup(players=5), seed=7)
    assert_type(state, sh.State)
    assert_type(state.players, list[sh.Player])
    assert_type(state.clone(), sh.State)
    assert_type(game.redeal(state, 0, 1), sh.State)
    decision = game.decision(state)
    assert_type(decision, Decision[sh.Action] | None)
    assert decision is not None
    assert_type(decision.actions, tuple[sh.Action, ...])
    assert_type(decision.offers, tuple[sh.Action, ...])
    assert_type(decision.seats, tuple[int, ...])
    assert_type(decision.prompt, Prompt)
    assert_type(game.legal_actions(state, 0), tuple[sh.Action, ...])
    assert_type(game.explain(state, decision.actions[0]), Refusal[sh.Action] | None)
    step = game.step(state, decision.actions[0])
    assert_type(step, Step[sh.State, sh.Event])
    assert_type(step.state, sh.State)
    assert_type(step.events, tuple[sh.Event, ...])
    assert_type(game.apply(state, decision.actions[0]), tuple[sh.Event, ...])
    for event in step.events:
        assert_type(game.seen(event, 0), sh.Event | None)
    view = game.view(state, None)
    assert_type(view, sh.View)
    assert_type(view.players, tuple[sh.PlayerView, ...])
    assert_type(view.players[0].character, sh.Character | None)
    assert_type(game.outcome(state), Outcome | None)
    assert_type(game.digest(state), str)
    assert_type(game.problems(state), tuple[boardrules.Problem, ...])
    assert canonical(step.state) == canonical(state)
    return state.number


def follow_the_bestiary_game() -> int:
    """Follow the types of the bestiary game through a step; return the number of steps."""
    game = bh.GAME
    state = game.start(bh.Setup(players=2), seed=7)
    assert_type(state, bh.State)
    assert_type(state.players, list[bh.Player])
    decision = game.decision(state)
    assert_type(decision, Decision[bh.Action] | None)
    assert decision is not None
    step = game.step(state, decision.actions[0])
    assert_type(step, Step[bh.State, bh.Event])
    assert_type(game.legal_actions(step.state, 0), tuple[bh.Action, ...])
    assert_type(game.apply(state, decision.actions[0]), tuple[bh.Event, ...])
    view = game.view(step.state, 0)
    assert_type(view, bh.View)
    assert_type(view.facing, str | None)
    match = boardrules.Match(game, bh.Setup(players=2), seed=7)
    assert_type(match, Match[bh.Setup, bh.State, bh.Action, bh.Event, bh.View])
    assert_type(boardrules.from_json(game, "state", boardrules.to_json(state)), bh.State)
    return state.number


def follow_the_quest() -> int:
    """Follow the types of the quest through a step; return the number of steps."""
    game = lr.GAME
    state = game.start(lr.Setup(players=2), seed=7)
    assert_type(state, lr.State)
    assert_type(state.players, list[lr.Player])
    decision = game.decision(state)
    assert_type(decision, Decision[lr.Action] | None)
    assert decision is not None
    step = game.step(state, decision.actions[0])
    assert_type(step, Step[lr.State, lr.Event])
    assert_type(game.legal_actions(step.state, 0), tuple[lr.Action, ...])
    assert_type(game.apply(state, decision.actions[0]), tuple[lr.Event, ...])
    view = game.view(step.state, 0)
    assert_type(view, lr.View)
    assert_type(view.active, int | None)
    match = boardrules.Match(game, lr.Setup(players=2), seed=7)
    assert_type(match, Match[lr.Setup, lr.State, lr.Action, lr.Event, lr.View])
    assert_type(boardrules.from_json(game, "state", boardrules.to_json(state)), lr.State)
    return state.number


def follow_a_match() -> int:
    """Follow the types through a match; return the length of its log."""
    match = boardrules.Match(sh.GAME, sh.Setup(players=5), seed=7)
    assert_type(match, Match[sh.Setup, sh.State, sh.Action, sh.Event, sh.View])
    assert_type(match.state, sh.State)
    assert_type(match.setup, sh.Setup)
    assert_type(match.decision, Decision[sh.Action] | None)
    assert_type(match.undo_policy, UndoPolicy)
    decision = match.decision
    assert decision is not None
    assert_type(match.play(decision.actions[0], decision.number), tuple[sh.Event, ...])
    assert_type(match.undo(), sh.State)
    assert_type(match.redo(), sh.State)
    assert_type(match.log, tuple[Entry[sh.Action, sh.Event], ...])
    assert_type(match.log[0].action, sh.Action)
    assert_type(match.opening, tuple[sh.Event, ...])
    assert_type(match.seen_log(0), tuple[sh.Event, ...])
    assert_type(match.view(None), sh.View)
    assert_type(match.outcome, Outcome | None)
    text = match.dumps()
    assert_type(text, str)
    typed = boardrules.Match.loads(text, game=sh.GAME)
    assert_type(typed, Match[sh.Setup, sh.State, sh.Action, sh.Event, sh.View])
    assert_type(typed.state.hermit_log, list[sh.HermitPlay])
    untyped = boardrules.Match.loads(text)
    assert_type(untyped, AnyMatch)
    assert_type(untyped.state, GameState)
    return len(typed.log) + len(untyped.log)


def follow_documents() -> list[object]:
    """Follow the types out of documents; return what was read."""
    game = sh.GAME
    state = game.start()
    decision = game.decision(state)
    assert decision is not None
    refusal = game.explain(state, sh.Heal(0))
    data = boardrules.to_json(state)
    assert_type(data, Json)
    read_state = boardrules.from_json(game, "state", data)
    assert_type(read_state, sh.State)
    action = boardrules.from_json(game, "action", boardrules.to_json(decision.actions[0]))
    assert_type(action, sh.Action)
    event = boardrules.from_json(game, "event", boardrules.to_json(state.events[0]))
    assert_type(event, sh.Event)
    view = boardrules.from_json(game, "view", boardrules.to_json(game.view(state, 0)))
    assert_type(view, sh.View)
    setup = boardrules.from_json(game, "setup", {})
    assert_type(setup, sh.Setup)
    outcome = boardrules.from_json(game, "outcome", {"winners": [0], "reason": "x", "scores": [1], "reasons": ["x"]})
    assert_type(outcome, Outcome)
    prompt = boardrules.from_json(game, "prompt", boardrules.to_json(decision.prompt))
    assert_type(prompt, Prompt)
    read_refusal = boardrules.from_json(game, "refusal", boardrules.to_json(refusal))
    assert_type(read_refusal, Refusal[sh.Action])
    read_decision = boardrules.from_json(game, "decision", boardrules.to_json(decision))
    assert_type(read_decision, Decision[sh.Action])
    return [read_state, action, event, view, setup, outcome, prompt, read_refusal, read_decision]


def follow_an_unknown_game() -> str:
    """Follow the base types through a game that was found by its id; return that id."""
    game = boardrules.load_game("shadow_hunters")
    assert_type(game, AnyGame)
    assert_type(boardrules.games(), tuple[str, ...])
    state = game.start()
    assert_type(state, GameState)
    decision = game.decision(state)
    assert_type(decision, Decision[Action] | None)
    assert decision is not None
    step = game.step(state, decision.actions[0])
    assert_type(step, Step[GameState, Event])
    assert_type(game.view(state, 0), GameView)
    assert_type(game.Setup, type[GameSetup])
    return game.id
