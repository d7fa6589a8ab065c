"""``python -m boardrules.testing.goldens``: plays golden matches again, writes them anew, makes new ones."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NoReturn

from boardrules.core.errors import BoardRulesError, RulesLoop, short
from boardrules.play.documents import parse
from boardrules.play.text import TextUnavailable
from boardrules.testing.goldens.files import (
    SUFFIX,
    GoldenError,
    GoldenMismatch,
    any_golden,
    check_golden,
    find_game,
    golden_files,
    read_golden,
    read_setup,
    shown,
    write_golden,
)
from boardrules.testing.playthroughs import PlayError

#: Exit statuses: all is well; a golden differs, is damaged or cannot be played; the command itself was wrong.
OK, DIFFERENT, BAD_INPUT = 0, 1, 2

_ABOUT: Final = """\
Golden matches are whole matches as readable text. Without --check or --new every golden in PLACE is played again from
its header and written anew where the match goes otherwise by now; what is not a golden is never written over, nor a
file outside of the folder PLACE that a link in it leads to."""
_ONLY_NEW: Final = ("seed", "count", "setup", "seldom", "lang", "name")


class _UsageError(Exception):
    """Something is wrong with what was typed."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """Leave it to ``main`` to say what is wrong."""
        raise _UsageError(message)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit status.

    0: all is well. 1: a golden differs from what is played now, is damaged, or breaks the rules. 2: what was typed is
    wrong, or ``boardrules[text]`` is missing.
    """
    parser = _parser()
    try:
        given = parser.parse_args(arguments)
        _check_usage(given)
        if given.new:
            return _make(given)
        place = _existing(given.place)
        return _each(place, golden_files(place), write=not given.check)
    except SystemExit as stop:  # the help has been shown
        return OK if stop.code is None else int(stop.code)
    except PlayError as error:
        _say(f"the match breaks the rules: {error}\n")
        return DIFFERENT
    except RulesLoop:  # a fault of the game: its traceback says more
        raise
    except (_UsageError, BoardRulesError) as error:
        sys.stderr.write(f"{parser.prog}: {error}\n")
    except OSError as error:
        sys.stderr.write(f"{parser.prog}: {error.filename or 'output'}: {error.strerror}\n")
    return BAD_INPUT


def _say(words: str) -> None:
    """Print words; what the console has no character for is a question mark."""
    encoding = sys.stdout.encoding or "utf-8"
    sys.stdout.write(words.encode(encoding, "replace").decode(encoding))


def _parser() -> _Parser:
    parser = _Parser(
        prog="python -m boardrules.testing.goldens",
        description=_ABOUT,
        allow_abbrev=False,
        argument_default=argparse.SUPPRESS,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("place", metavar="PLACE", help="a folder with goldens in it, or one golden")
    parser.add_argument(
        "--check", action="store_true", default=False, help="write nothing; exit status 1 if any differs"
    )
    new = parser.add_argument_group("new goldens")
    new.add_argument(
        "--new",
        nargs="+",
        metavar="GAME",
        default=[],
        help="make goldens of these games in PLACE/<id>: ids of installed games, or module:NAME for any other",
    )
    new.add_argument(
        "--seed", metavar="N", help="whole number, 0 to 2**64 - 1, that decides all dice and answers (default: 0)"
    )
    new.add_argument("--count", metavar="N", help="make so many, with this seed and those after it (default: 1)")
    new.add_argument(
        "--setup",
        metavar="JSON",
        help="the setup, such as '{\"players\": 4}'; what is left out has its default; "
        "any: whatever the game's any_setup makes of the seed (default: {})",
    )
    new.add_argument(
        "--seldom",
        metavar="JSON",
        help="kinds of actions that are taken only once in so many times, such as '{\"Reveal\": 8}' "
        "(default: some kinds, as the seed decides)",
    )
    new.add_argument("--lang", metavar="LANG", help="language of the text (default: en)")
    new.add_argument("--name", metavar="NAME", help="name of the file, without .txt (default: players and seed)")
    return parser


def _check_usage(given: argparse.Namespace) -> None:
    if given.new and given.check:
        raise _UsageError("--check and --new do not go together")
    alone = [f"--{name}" for name in _ONLY_NEW if hasattr(given, name) and not given.new]
    if alone:
        raise _UsageError(f"{', '.join(alone)}: only with --new")


def _existing(place: str) -> Path:
    path = Path(place)
    if not path.exists():
        raise _UsageError(f"{place}: no such file or folder")
    return path


def _stays(path: Path, place: Path) -> bool:
    """Return whether a file of a folder lies in it wherever links lead; a file that was named itself is its own."""
    return path == place or path.resolve().is_relative_to(place.resolve())


# -- goldens that are there -----------------------------------------------------------------------------------


def _each(place: Path, paths: Sequence[Path], *, write: bool) -> int:
    """Check or write every golden; say which differ, and go on with the others after one that cannot be played."""
    changed = failed = 0
    for path in paths:
        try:
            if not write:
                check_golden(path)
            elif not _stays(path, place):
                raise GoldenError(f"{path.as_posix()}: a link that leads out of {shown(place)} is not written")
            elif write_golden(path, read_golden(path)):
                changed += 1
                _say(f"written: {shown(path)}\n")
        except GoldenMismatch as error:
            changed += 1
            _say(f"{error}\n\n")
        except TextUnavailable:
            raise
        except GoldenError as error:
            failed += 1
            _say(f"{error}\n")
        except (PlayError, BoardRulesError) as error:
            failed += 1
            _say(f"{shown(path)}: cannot be played: {error}\n")
    done = "differ" if not write else "written anew"
    rest = f", {failed} cannot be played" if failed else ""
    _say(f"golden matches: {len(paths)}, {done}: {changed}{rest}\n")
    return DIFFERENT if failed or (changed and not write) else OK


# -- new goldens ----------------------------------------------------------------------------------------------


def _make(given: argparse.Namespace) -> int:
    first = _number("--seed", getattr(given, "seed", "0"))
    count = _number("--count", getattr(given, "count", "1"))
    name: str | None = getattr(given, "name", None)
    if count < 1:
        raise _UsageError("--count must be 1 or more")
    if name is not None and (len(given.new) * count > 1 or Path(name).name != name):
        raise _UsageError("--name is the plain name of one file, for one game and one seed")
    if Path(given.place).is_file():
        raise _UsageError(f"{given.place}: new goldens go into a folder")
    for game in map(find_game, given.new):
        words: str = getattr(given, "setup", "{}")
        setup = None if words == "any" else read_setup(game, words)
        for seed in range(first, first + count):
            golden = any_golden(game, seed, setup=setup, seldom=_seldom(given), lang=getattr(given, "lang", "en"))
            path = Path(given.place, game.id, f"{name or f'{golden.setup.players}_players_seed_{seed}'}{SUFFIX}")
            if path.exists() or path.is_symlink():
                raise _UsageError(f"{shown(path)} is there already; --name gives the new one another name")
            if not _stays(path, Path(given.place)):
                raise _UsageError(f"{path.as_posix()}: a link leads out of {shown(Path(given.place))}")
            write_golden(path, golden)
            _say(f"written: {shown(path)}\n")
    return OK


def _number(name: str, words: str) -> int:
    if not (words.isascii() and words.isdecimal() and len(words) <= 20):
        span = "from 0 to 2**64 - 1" if name == "--seed" else "1 or more"
        raise _UsageError(f"{name} must be a whole number, {span}, not {short(words)}")
    return int(words)


def _seldom(given: argparse.Namespace) -> dict[str, int] | None:
    if not hasattr(given, "seldom"):
        return None
    data: Any = parse(given.seldom)
    if not isinstance(data, dict):
        raise _UsageError(f"--seldom must be a JSON object, not {json.dumps(data)[:60]}")
    return data


if __name__ == "__main__":
    sys.exit(main())
