"""Files with saved matches: reading, writing, and leaving alone what is none."""

from __future__ import annotations

import re
from errno import errorcode
from pathlib import Path
from typing import Final

from boardrules.cli.errors import UsageError, in_words_of
from boardrules.core.errors import BoardRulesError, SaveError
from boardrules.core.game import AnyGame
from boardrules.play.documents import parse
from boardrules.play.match import FORMAT, AnyMatch, Match
from boardrules.play.text import Text
from boardrules.registry import installed_game

#: How every save begins that this library has written.
_BEGINNING: Final = re.compile(rb'\s*\{\s*"format"\s*:\s*"' + FORMAT.encode() + b'"')
#: Larger files are not searched for a save in another order.
_LARGEST: Final = 1 << 26


def load_match(path: str, text: Text, game: AnyGame | None, cure: str) -> tuple[AnyMatch, Text]:
    """Return a saved match and the words of its game, in the language of ``text``.

    Raises ``UsageError`` for a file that cannot be read or that names a game which is not installed, and ``Told`` or
    ``SaveError`` for one that is not a save, or not one of ``game``. ``cure`` is the key of the message that says how
    the game is named beside the file.
    """
    source = read_file(path, text)
    speaker = game if game is not None else _game_of(source)
    if speaker is not None:
        text = Text(speaker, text.lang)
    with in_words_of(text):
        try:
            return Match.loads(source) if game is None else Match.loads(source, game), text
        except SaveError as error:
            if [problem.code for problem in error.problems] != ["unknown_game"]:
                raise
            raise UsageError(cure, message=text.error(error)) from error


def _game_of(source: str) -> AnyGame | None:
    """Return the game that a save names, if it does and if there is such a game."""
    try:
        document = parse(source)
        return installed_game(document["game"]) if isinstance(document, dict) and "game" in document else None
    except BoardRulesError:  # reading the whole save says what is wrong with it
        return None


def read_file(path: str, text: Text) -> str:
    """Return the text of a file. Raises ``UsageError`` when that is not possible."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise UsageError("cli-cannot_read", file=path, reason=text.message("cli-not_text")) from None
    except (OSError, ValueError) as error:
        raise UsageError("cli-cannot_read", file=path, reason=reason(error, text)) from None


def write_file(path: str, words: str, text: Text) -> None:
    """Write a save. Raises ``UsageError`` when that is not possible, or when it would destroy something else."""
    try:
        is_foreign = _is_foreign(Path(path))
        if not is_foreign:
            _write(Path(path), words)
    except (OSError, ValueError) as error:
        raise UsageError("cli-cannot_write", file=path, reason=reason(error, text)) from None
    if is_foreign:
        raise UsageError("cli-not_a_save", file=path)


def _write(path: Path, words: str) -> None:
    """Write a file whole or not at all: a full disk must not cost the save that was there."""
    if path.exists() and not path.is_file():  # a device takes what comes; a folder refuses
        path.write_text(words, encoding="utf-8")
        return
    target = path.resolve()
    part = target.with_name(target.name + ".part")
    try:
        part.write_text(words, encoding="utf-8")
        part.replace(target)
    except OSError:
        part.unlink(missing_ok=True)
        raise


def _is_foreign(path: Path) -> bool:
    """Return whether there is a file that is neither empty nor a save of this library."""
    if not path.is_file():  # nothing, a folder, or a device
        return False
    with path.open("rb") as file:
        beginning = file.read(4096)
    if not beginning or _BEGINNING.match(beginning):
        return False
    if path.stat().st_size > _LARGEST:
        return True
    try:
        document = parse(path.read_bytes().decode())
    except (SaveError, UnicodeDecodeError):
        return True
    return not isinstance(document, dict) or document.get("format") != FORMAT


def reason(error: Exception, text: Text) -> str:
    """Return what went wrong with a file: in our words where we have some, else in those of the system."""
    if not isinstance(error, OSError) or error.strerror is None:  # a name with a null byte
        return text.message("cli-bad_name")
    key = f"cli-os-{errorcode.get(error.errno or 0, '')}"
    return text.message(key) if text.has(key) else error.strerror
