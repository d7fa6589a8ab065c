"""The command line: ``boardrules play``, ``replay``, ``games`` and ``rules``.

All words come from the message catalogues. Whatever is wrong with the input gives one line on stderr and exit status 2.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from errno import EBADF
from io import TextIOWrapper
from typing import TextIO

from boardrules.cli.arguments import DEFAULT_LANGUAGE, Arguments, language_of, parse
from boardrules.cli.errors import BAD_INPUT, INTERNAL, INTERRUPTED, OK, UsageError, Voice, words_for
from boardrules.cli.plain import PlainText
from boardrules.core.errors import BoardRulesError, RulesLoop
from boardrules.play.text import Text, TextUnavailable
from boardrules.registry import games, load_game


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status."""
    words = sys.argv[1:] if argv is None else list(argv)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a terminal that lacks a sign shows something else instead of failing
            stream.reconfigure(errors="replace")
    voice = _voice(DEFAULT_LANGUAGE)
    try:
        voice = _voice(language_of(words))
        if sys.stdout is None:
            raise OSError(EBADF, os.strerror(EBADF))
        status = _run(parse(words, voice), voice)
    except SystemExit as stop:  # argparse has shown the help or the version
        status = OK if stop.code is None else int(stop.code)
    except KeyboardInterrupt:
        _complain(f"\n{voice.message('play-interrupted')}")
        status = INTERRUPTED
    except BrokenPipeError:  # the reader of our output has seen enough
        status = OK
        _drop(sys.stdout)
    except OSError as error:
        status = _no_output(error, voice)
    except RulesLoop as error:
        status = _fail(voice, UsageError("cli-internal", detail=str(error)), INTERNAL)
    except BoardRulesError as error:
        status = _fail(voice, error)
    return _flushed(status, voice)


def _voice(lang: str) -> Voice:
    try:
        return Text(None, lang)
    except TextUnavailable:
        return PlainText(lang)


def _run(arguments: Arguments, voice: Voice) -> int:
    if not isinstance(voice, Text):
        raise UsageError("cli-no_extra", package="fluent.runtime")
    if ":" in arguments.game and "" not in sys.path:
        sys.path.insert(0, "")  # whoever names a module means one of his own folder, as with ``python -m``
    if arguments.command == "games":
        for game_id in games():
            sys.stdout.write(f"{game_id}  {_name(game_id, voice.lang)}\n")
        return OK
    if arguments.command == "rules":
        from boardrules.cli.rules import show_rules

        game = load_game(arguments.game)
        show_rules(game, Text(game, voice.lang), arguments.rule, sys.stdout)
        return OK
    try:
        import rich  # noqa: F401 - only whether it is there
    except ImportError:
        raise UsageError("cli-no_extra", package="rich") from None
    if arguments.command == "replay":
        from boardrules.cli.replay import replay

        return replay(arguments, voice)
    from boardrules.cli.play import play

    return play(arguments, voice)


def _name(game_id: str, lang: str) -> str:
    try:
        text = Text(load_game(game_id), lang)
    except BoardRulesError:  # a game that other packages bring may be broken, or not speak this language
        return ""
    return text.message("game-name") if text.has("game-name") else ""


# -- the end ---------------------------------------------------------------------------------------------------


def _fail(voice: Voice, error: BoardRulesError, status: int = BAD_INPUT) -> int:
    said = voice.message("cli-error", message=words_for(error, voice))
    _complain(" ".join(said.split()))
    return status


def _complain(line: str) -> None:
    """Write a line on stderr, if there is anybody to read it."""
    if sys.stderr is not None:
        try:
            sys.stderr.write(f"{line}\n")
            sys.stderr.flush()
        except OSError:
            _drop(sys.stderr)


def _no_output(error: OSError, voice: Voice) -> int:
    """Say that output cannot be written: what belongs to a file has been dealt with where the file is named."""
    from boardrules.cli.saves import reason

    _drop(sys.stdout)
    why = reason(error, voice) if isinstance(voice, Text) else str(error.strerror)
    return _fail(voice, UsageError("cli-no_output", reason=why))


def _flushed(status: int, voice: Voice) -> int:
    """Return the status after what is still in the buffers has been written."""
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        _drop(sys.stdout)
    except OSError as error:
        return _no_output(error, voice)
    return status


def _drop(stream: TextIO | None) -> None:
    """Let a stream lead nowhere, so that Python does not fail with what is left in its buffer."""
    with suppress(OSError, ValueError):  # under test a stream may have no file
        if stream is not None:
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


__all__ = ["main"]
