"""``boardrules replay``: a saved match in words, every digest compared."""

from __future__ import annotations

from errno import errorcode
from pathlib import Path

from boardrules.cli.arguments import Arguments, UsageError
from boardrules.cli.screen import Screen, make_console
from boardrules.play.match import Match
from boardrules.play.text import Text


def replay(arguments: Arguments, text: Text) -> int:
    """Play a saved match back and write what happens. Raises ``SaveError`` when it is not what it was."""
    match = Match.loads(read_file(arguments.file, text))
    text = Text(match.game, arguments.lang)
    screen = Screen(make_console(), match.game, text, show_rules=arguments.show_rules)
    seats = len(match.state.players)
    screen.learn_styles(match.view(None), seats)
    name = text.message("game-name") if text.has("game-name") else match.game.id
    screen.heading(text.message("replay-header", game=name, seed=str(match.seed), count=len(match.log)))
    screen.say(text.message("replay-start"), "bold")
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
    if match.outcome is not None:
        screen.winners(match.view(None), match.outcome)
    else:
        screen.table(match.view(None))
        screen.say(text.message("replay-open"))
    screen.say(text.message("replay-ok", count=len(match.log) + 1), "green")
    return 0


def read_file(path: str, text: Text) -> str:
    """Return the text of a file. Raises ``UsageError`` when that is not possible."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise UsageError("cli-cannot_read", file=path, reason=text.message("cli-not_text")) from None
    except (OSError, ValueError) as error:  # a name with a null byte is a ValueError
        raise UsageError("cli-cannot_read", file=path, reason=_reason(error, text)) from None


def write_file(path: str, words: str, text: Text) -> None:
    """Write a file. Raises ``UsageError`` when that is not possible."""
    try:
        Path(path).write_text(words, encoding="utf-8")
    except (OSError, ValueError) as error:
        raise UsageError("cli-cannot_write", file=path, reason=_reason(error, text)) from None


def _reason(error: Exception, text: Text) -> str:
    """Return what went wrong with a file: in our words where we have some, else in those of the system."""
    if not isinstance(error, OSError) or error.strerror is None:
        return str(error)
    key = f"cli-os-{errorcode.get(error.errno or 0, '')}"
    return text.message(key) if text.has(key) else error.strerror
