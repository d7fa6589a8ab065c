"""``boardrules replay``: a saved match in words, every digest compared."""

from __future__ import annotations

from collections.abc import Iterable

from boardrules.cli.arguments import Arguments
from boardrules.cli.saves import load_match
from boardrules.cli.screen import Screen, make_console
from boardrules.core.values import Event
from boardrules.play.match import AnyMatch
from boardrules.play.text import Text
from boardrules.registry import load_game


def replay(arguments: Arguments, text: Text) -> int:
    """Play a saved match back and write what happens.

    When the match is over, everything: every answer, every secret. Until then what a spectator may know. Raises
    ``SaveError`` when the match is not what it was, and as ``load_game`` does for a game that is named beside it.
    """
    game = load_game(arguments.game) if arguments.game else None
    match, text = load_match(arguments.file, text, game, "cli-game_of_replay")
    screen = Screen(make_console(), match.game, text, show_rules=arguments.show_rules)
    screen.learn_styles(match.view(None), len(match.state.players))
    name = text.message("game-name") if text.has("game-name") else match.game.id
    screen.heading(text.message("replay-header", game=name, seed=str(match.seed), count=len(match.log)))
    screen.say(text.message("replay-start"), "bold")
    if match.outcome is not None:
        _tell_all(match, screen)
        screen.winners(match.view(None), match.outcome)
    else:
        _tell_the_public_part(match, screen)
        screen.table(match.view(None))
        screen.say(text.message("replay-open"))
    screen.say(text.message("replay-ok", count=len(match.log) + 1), "green")
    return 0


def _tell_all(match: AnyMatch, screen: Screen) -> None:
    text = screen.text
    screen.events(match.opening, "    ")
    state = match.game.start(match.setup, match.seed)
    for index, entry in enumerate(match.log, 1):
        decision = match.game.decision(state)
        prompt = None if decision is None else decision.prompt
        match.game.apply(state, entry.action)
        if entry.action.is_pass and not entry.events:  # most players pass most windows
            continue
        action = text.action(entry.action, prompt)
        screen.say(
            text.message("replay-step", number=str(index), seat=text.seat(entry.action.seat), action=action), "dim"
        )
        screen.events(entry.events, "    ")


def _tell_the_public_part(match: AnyMatch, screen: Screen) -> None:
    """Write the events alone: even that somebody was asked may be a secret."""
    for events in (match.opening, *[entry.events for entry in match.log]):
        screen.events(_public(match, events), "    ")


def _public(match: AnyMatch, events: Iterable[Event]) -> list[Event]:
    return [seen for event in events if (seen := match.game.seen(event, None)) is not None]
