"""What goes wrong on a command line, and how it gets into words."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from boardrules.core.errors import BoardRulesError, RulesLoop
from boardrules.play.text import Filling, Text

#: Exit statuses: everything went well, the input was wrong, the library was, Ctrl-C.
OK, BAD_INPUT, INTERNAL, INTERRUPTED = 0, 2, 1, 130


class Voice(Protocol):
    """Says messages of a catalogue: ``Text``, or ``PlainText`` where Fluent is missing."""

    lang: str

    def message(self, key: str, **args: Filling) -> str:
        """Return a message."""
        ...


class UsageError(BoardRulesError, ValueError):
    """Something is wrong with what was typed. ``key`` names the message that says so."""

    def __init__(self, key: str, **args: Filling) -> None:
        super().__init__(f"{key} {args}")
        self.key = key
        self.args_by_name = args


class Told(BoardRulesError):
    """An error that is in words already, such as those of a game that ``main`` does not know."""


@contextmanager
def in_words_of(text: Text) -> Iterator[None]:
    """Put every error into the words of ``text``, which knows the game."""
    try:
        yield
    except RulesLoop:  # a fault of the library, not of what was typed
        raise
    except BoardRulesError as error:
        raise Told(words_for(error, text)) from error


def words_for(error: BoardRulesError, voice: Voice) -> str:
    """Return an error in one line."""
    if isinstance(error, UsageError):
        return voice.message(error.key, **error.args_by_name)
    if isinstance(error, Told) or not isinstance(voice, Text):
        return str(error)
    return voice.error(error)
