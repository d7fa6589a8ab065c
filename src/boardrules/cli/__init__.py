"""The command line: ``boardrules play``, ``replay``, ``games`` and ``rules``.

All words come from the message catalogues. Whatever is wrong with the input gives one line on stderr and exit status 2.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from boardrules.cli.arguments import Arguments, UsageError, language_of, parse
from boardrules.core.errors import BoardRulesError, RulesLoop
from boardrules.play.text import Text, TextUnavailable
from boardrules.registry import games, load_game

#: Exit statuses: everything went well, the input was wrong, the library was, Ctrl-C.
OK, BAD_INPUT, INTERNAL, INTERRUPTED = 0, 2, 1, 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status."""
    words = sys.argv[1:] if argv is None else list(argv)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a terminal that lacks a sign shows something else instead of failing
            stream.reconfigure(errors="replace")
    try:
        text = Text(None, language_of(words))
    except TextUnavailable as error:
        sys.stderr.write(f"boardrules: {error}\n")
        return BAD_INPUT
    except BoardRulesError as error:
        return _fail(Text(), error)
    try:
        return _run(parse(words, text), text)
    except SystemExit as stop:  # argparse has shown the help or the version
        return OK if stop.code is None else int(stop.code)
    except KeyboardInterrupt:
        sys.stderr.write(f"\n{text.message('play-interrupted')}\n")
        return INTERRUPTED
    except BrokenPipeError:  # the reader of our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    except RulesLoop as error:
        return _fail(text, UsageError("cli-internal", detail=str(error)), INTERNAL)
    except BoardRulesError as error:
        return _fail(text, error)


def _run(arguments: Arguments, text: Text) -> int:
    if arguments.command == "games":
        for game_id in games():
            sys.stdout.write(f"{game_id}  {_name(game_id, text.lang)}\n")
        return OK
    if arguments.command == "rules":
        from boardrules.cli.rules import show_rules

        game = load_game(arguments.game)
        show_rules(game, Text(game, text.lang), arguments.rule, sys.stdout)
        return OK
    try:
        import rich  # noqa: F401 - only whether it is there
    except ImportError:
        raise UsageError("cli-no_rich") from None
    if arguments.command == "replay":
        from boardrules.cli.replay import replay

        return replay(arguments, text)
    from boardrules.cli.play import play

    return play(arguments)


def _name(game_id: str, lang: str) -> str:
    try:
        text = Text(load_game(game_id), lang)
    except BoardRulesError:  # a game that other packages bring may be broken, or not speak this language
        return ""
    return text.message("game-name") if text.has("game-name") else ""


def _fail(text: Text, error: BoardRulesError, status: int = BAD_INPUT) -> int:
    said = text.message(error.key, **error.args_by_name) if isinstance(error, UsageError) else text.error(error)
    line = " ".join(text.message("cli-error", message=said).split())
    sys.stderr.write(f"{line}\n")
    return status


__all__ = ["main"]
