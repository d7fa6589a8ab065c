"""Reading the command line into typed arguments, with every word from the catalogues."""

from __future__ import annotations

import argparse
import re
import sys
import types
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, NoReturn, Union, get_args, get_origin, get_type_hints

import attrs
from attrs import frozen

from boardrules.cli.errors import UsageError, Voice
from boardrules.core.game import AnyGame
from boardrules.core.values import FROM_TEXT, GameSetup
from boardrules.play.match import UndoPolicy
from boardrules.play.text import Filling, languages

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

COMMANDS: Final = ("play", "replay", "games", "rules")
DEFAULT_LANGUAGE: Final = "en"
#: Numbers are read up to here; what has more digits is just as far out of any range.
_MOST_DIGITS: Final = 600
_TRUE: Final = ("true", "yes", "on", "1")
_FALSE: Final = ("false", "no", "off", "0")


@frozen(kw_only=True)
class Arguments:
    """What was asked for on the command line. ``seat`` counts from 1, as on the screen."""

    command: str
    lang: str = DEFAULT_LANGUAGE
    game: str = ""
    rule: str | None = None
    file: str = ""
    players: int | None = None
    seed: int | None = None
    seat: int | None = None
    save: str | None = None
    undo: UndoPolicy | None = None
    resume: str | None = None
    options: tuple[str, ...] = ()
    show_rules: bool = False


def language_of(words: Sequence[str]) -> str:
    """Return the language that is asked for, before anything else is read. Raises ``UsageError``."""
    lang = DEFAULT_LANGUAGE
    for index, word in enumerate(words):
        if word == "--lang" and index + 1 < len(words):
            lang = words[index + 1]
        elif word.startswith("--lang="):
            lang = word.removeprefix("--lang=")
    known = languages()
    if lang not in known:
        raise UsageError("cli-unknown_language", lang=lang, known=", ".join(known))
    return lang


def parse(words: Sequence[str], voice: Voice) -> Arguments:
    """Read the command line. Raises ``UsageError`` for anything wrong with it."""
    found = vars(_parser(voice).parse_args(list(words)))
    options = ("save", "resume", "game") if found["command"] == "replay" else ("save", "resume")
    for name in ("game", "rule", "file", "save", "resume"):
        if found.get(name) == "":
            raise UsageError("cli-no_value", name=f"--{name}" if name in options else name.upper())
    for name in ("players", "seed", "seat"):
        if found.get(name) is not None:
            found[name] = _whole_number(f"--{name}", found[name])
    found["options"] = tuple(found.pop("option", None) or ())
    if found["command"] == "play" and found["game"] is None and found["resume"] is None:
        raise UsageError("cli-missing", names="GAME")
    found["game"] = found.get("game") or ""
    if found.get("resume") is not None:
        given = [f"--{name}" for name in ("players", "seed") if found[name] is not None]
        if found.get("undo") is not None:
            given.append("--undo")
        if found["options"]:
            given.append("--option")
        if given:
            raise UsageError("cli-not_with_resume", names=", ".join(given))
    return Arguments(**found)


def make_setup(game: AnyGame, players: int | None, options: Iterable[str]) -> GameSetup:
    """Return the setup that ``NAME=VALUE`` texts describe.

    Raises ``UsageError`` for an option that the game does not have, that no text can say or that is given two values,
    and ``SetupError`` for a value that the game does not take.
    """
    fields = _hints(game.Setup)
    hints = {name: hint for name, hint in fields.items() if _is_simple(hint)}
    values: dict[str, Any] = {} if players is None else {"players": players}
    given = {name: str(value) for name, value in values.items()}
    for option in options:
        name, equals, raw = option.partition("=")
        name, raw = name.strip().replace("-", "_"), raw.strip()
        if not equals or not name:
            raise UsageError("cli-option_form", got=option)
        if name not in hints:
            key = "cli-option_too_deep" if name in fields else "cli-unknown_option"
            raise UsageError(key, name=name, known=", ".join(hints))
        value = _option_value(hints[name], raw)
        if name in values and values[name] != value:
            raise UsageError("cli-option_twice", name=name, first=given[name], second=raw)
        values[name], given[name] = value, raw
    return game.Setup(**values)


# -- options of a setup ----------------------------------------------------------------------------------------


def _hints(setup: type[GameSetup]) -> dict[str, Any]:
    """Return the types of the fields; one that is made of a text, such as the path of a folder, counts as a text."""
    hints = get_type_hints(setup)
    fields = [field for field in attrs.fields(setup) if field.init]
    return {field.name: str if field.metadata.get(FROM_TEXT) else hints[field.name] for field in fields}


def _without_none(hint: Any) -> Any:
    if get_origin(hint) in (Union, types.UnionType):
        rest = [arg for arg in get_args(hint) if arg is not types.NoneType]
        return rest[0] if len(rest) == 1 else hint
    return hint


def _is_simple(hint: Any) -> bool:
    hint = _without_none(hint)
    if get_origin(hint) is tuple:
        args = get_args(hint)
        return len(args) == 2 and args[1] is Ellipsis and _without_none(args[0]) in (str, int)
    return hint in (str, int, bool)


def _option_value(hint: Any, raw: str) -> object:
    """Return a typed value where the text fits the type; what does not fit is left for the setup to refuse."""
    if get_origin(_without_none(hint)) is tuple:
        item = get_args(_without_none(hint))[0]
        parts = [part.strip() for part in raw.split(",")] if raw else []
        return tuple([None if not part and item is not str else _option_value(item, part) for part in parts])
    kind = _without_none(hint)
    if kind is bool:
        return True if raw.lower() in _TRUE else False if raw.lower() in _FALSE else raw
    if kind is int:
        number = _number(raw)
        return raw if number is None else number
    return raw


def _whole_number(name: str, raw: str) -> int:
    number = _number(raw)
    if number is None:
        raise UsageError("cli-not_a_number", name=name, got=repr(raw))
    return number


def _number(raw: str) -> int | None:
    """Return a whole number, or None; one with too many digits for Python is as good as the first of them."""
    if not re.fullmatch(r"[+-]?[0-9]+", raw):
        return None
    size = int(raw.lstrip("+-").lstrip("0")[:_MOST_DIGITS] or "0")
    return -size if raw.startswith("-") else size


# -- argparse --------------------------------------------------------------------------------------------------


class _Parser(argparse.ArgumentParser):
    """A parser that leaves the saying to the catalogues."""

    def error(self, message: str) -> NoReturn:
        """Raise instead of printing usage and leaving."""
        if found := re.fullmatch(r"the following arguments are required: (.*)", message):
            raise UsageError("cli-missing", names=found[1])
        if found := re.fullmatch(r"unrecognized arguments: (.*)", message, re.DOTALL):
            raise UsageError("cli-unrecognized", names=found[1])
        if found := re.fullmatch(r"argument (.*): expected one argument", message):
            raise UsageError("cli-no_value", name=found[1])
        if found := re.fullmatch(r"argument COMMAND: invalid choice: (.*) \(choose from .*\)", message, re.DOTALL):
            raise UsageError("cli-unknown_command", got=found[1], known=", ".join(COMMANDS))
        raise UsageError("cli-bad_arguments", detail=message)

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        """Write the help or the version; unlike argparse, do not hide that it cannot be written."""
        (sys.stdout if file is None else file).write(message)


def _formatter(voice: Voice) -> type[argparse.HelpFormatter]:
    class Formatter(argparse.HelpFormatter):
        def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
            super().add_usage(usage, actions, groups, f"{voice.message('help-usage')} ")

    return Formatter


def _parser(voice: Voice) -> argparse.ArgumentParser:
    from boardrules import __version__

    def say(key: str, **args: Filling) -> str:
        return voice.message(f"help-{key}", **args).replace("%", "%%")

    formatter = _formatter(voice)
    parser = _Parser(
        prog="boardrules", description=say("about"), add_help=False, allow_abbrev=False, formatter_class=formatter
    )
    general = parser.add_argument_group(say("options"))
    general.add_argument("-h", "--help", action="help", help=say("help"))
    general.add_argument("--version", action="version", version=f"boardrules {__version__}", help=say("version"))
    lang_help = say("lang", known=", ".join(languages()))
    general.add_argument("--lang", default=DEFAULT_LANGUAGE, metavar="LANG", help=lang_help)
    commands = parser.add_subparsers(
        dest="command",
        metavar="COMMAND",
        required=True,
        title=say("commands"),
        parser_class=_Parser,
        prog="boardrules",
    )

    def command(name: str) -> tuple[argparse._ArgumentGroup, argparse._ArgumentGroup]:
        sub = commands.add_parser(
            name,
            help=say(name),
            description=say(name),
            add_help=False,
            allow_abbrev=False,
            formatter_class=formatter,
        )
        arguments = sub.add_argument_group(say("arguments"))
        options = sub.add_argument_group(say("options"))
        options.add_argument("-h", "--help", action="help", help=say("help"))
        options.add_argument("--lang", default=argparse.SUPPRESS, metavar="LANG", help=lang_help)
        return arguments, options

    arguments, options = command("play")
    arguments.add_argument("game", metavar="GAME", nargs="?", help=say("game-or-resume"))
    options.add_argument("--players", metavar="N", help=say("players"))
    options.add_argument("--seed", metavar="S", help=say("seed"))
    options.add_argument("--seat", metavar="K", help=say("seat"))
    options.add_argument("--save", metavar="FILE", help=say("save"))
    options.add_argument("--resume", metavar="FILE", help=say("resume"))
    options.add_argument("--undo", choices=get_args(UndoPolicy), help=say("undo"))
    options.add_argument("--option", metavar="NAME=VALUE", action="append", help=say("option"))
    options.add_argument("--rules", dest="show_rules", action="store_true", help=say("show_rules"))
    arguments, options = command("replay")
    arguments.add_argument("file", metavar="FILE", help=say("file"))
    options.add_argument("--game", metavar="GAME", help=say("game-of-save"))
    options.add_argument("--rules", dest="show_rules", action="store_true", help=say("show_rules"))
    command("games")
    arguments, options = command("rules")
    arguments.add_argument("game", metavar="GAME", help=say("game"))
    arguments.add_argument("rule", metavar="RULE-ID", nargs="?", help=say("rule"))
    return parser
