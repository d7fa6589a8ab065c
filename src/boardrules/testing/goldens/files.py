"""Golden matches: files that say how a match is played, and what it was like when they were written."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Iterable, Mapping
from os import PathLike
from pathlib import Path
from typing import Final, Generic, TypeAlias

from attrs import field, frozen

from boardrules.core.chance import SEED_LIMIT, Chance
from boardrules.core.errors import BoardRulesError, SaveError, short
from boardrules.core.game import ActionT, AnyGame, EventT, Game, SetupT, StateT, ViewT
from boardrules.core.state import GameState
from boardrules.core.values import Action, Decision, Event, GameSetup, GameView
from boardrules.play.documents import from_json, parse
from boardrules.play.text import languages
from boardrules.registry import UnknownGame, load_game
from boardrules.testing.goldens.transcripts import name_of, tell
from boardrules.testing.playthroughs import Playthrough, unfold

#: The first line of every golden.
TITLE: Final = "Golden match of boardrules, format 1"
#: The end of the names of golden files.
SUFFIX: Final = ".txt"
_KEYS: Final = ("game", "content_version", "language", "setup", "seed", "answers")
#: So many lines are shown before one that differs.
_BEFORE: Final = 4
_COMMAND: Final = "python -m boardrules.testing.goldens"


class GoldenError(BoardRulesError, ValueError):
    """A golden that cannot be played: its header is damaged, or it names what is not there. It says where and why."""


class GoldenMismatch(AssertionError):
    """A golden match goes otherwise now. ``line`` is the number of the first line that differs, from 1.

    ``written`` is that line in the file and ``played`` the one that is played now; None: there is no such line.
    """

    def __init__(self, path: Path, line: int, written: list[str], played: list[str]) -> None:
        self.path = path
        self.line = line
        self.written = written[line - 1] if line <= len(written) else None
        self.played = played[line - 1] if line <= len(played) else None
        width = len(str(line))
        before = [
            f"       {number:>{width}}  {written[number - 1]}".rstrip()
            for number in range(max(1, line - _BEFORE), line)
        ]
        old, new = _visible(self.written, self.played)
        note = ""
        if (self.played or "").startswith("content_version: "):
            note = "The game has another content version by now, so its matches may well go otherwise.\n"
        super().__init__(
            "\n".join(
                [
                    f"{shown(path)} is not what is played now; the first line that differs is {line}:",
                    "",
                    *before,
                    f"file:  {line:>{width}}  {old}",
                    f"now:   {line:>{width}}  {new}",
                    "",
                    f"{note}If that is meant, write it anew: {_COMMAND} {shlex.quote(shown(path))}",
                ]
            )
        )


def _visible(written: str | None, played: str | None) -> tuple[str, str]:
    """Return two lines so that the eye sees how they differ."""
    if written is not None and played is not None and written.split() == played.split():
        return repr(written), repr(played)
    old = "(nothing: the file ends here)" if written is None else written
    new = "(nothing: the match ends here)" if played is None else played
    return old or "(an empty line)", new or "(an empty line)"


def shown(path: Path) -> str:
    """Return a path as somebody would type it, with "/": from the working directory on where it lies below."""
    try:
        return path.resolve().relative_to(Path.cwd()).as_posix()
    except ValueError:
        return path.as_posix()


def _seldom(value: Mapping[str, int] | Iterable[tuple[str, int]]) -> tuple[tuple[str, int], ...]:
    return tuple(sorted(value.items() if isinstance(value, Mapping) else value))


@frozen
class Answers:
    """How the answers of a golden match are chosen: by numbers that follow from ``seed`` (0 to 2**64 - 1) alone.

    Every legal action is as likely as any other, but for those whose kind (class name) is in ``seldom``: out of so many
    times that one of them is drawn, it is taken once, and another kind that is not among them the other times. Without
    that, nobody would stay hidden or hold back for long, and every match would be much the same.
    """

    seed: int = 0
    seldom: tuple[tuple[str, int], ...] = field(default=(), converter=_seldom)

    def document(self) -> dict[str, object]:
        """Return them as data for JSON."""
        return {"seed": self.seed, "seldom": dict(self.seldom)}

    def fault(self, game: Game[SetupT, StateT, ActionT, EventT, ViewT]) -> str:
        """Return what is wrong with them for a game; empty when nothing is."""
        kinds = [kind.__name__ for kind in game.schema().actions]
        if type(self.seed) is not int or not 0 <= self.seed < SEED_LIMIT:
            return f"the seed of the answers is a whole number from 0 to 2**64 - 1, not {short(self.seed)}"
        for kind, times in self.seldom:
            if kind not in kinds:
                return f"{game.id} has no action {kind!r} to take seldom; it has {', '.join(kinds)}"
            if type(times) is not int or not 2 <= times < SEED_LIMIT:
                return f"an action is taken once in 2 or more times, not once in {short(times)}"
        return ""


class _Chooser(Generic[ActionT]):
    """Answers one match."""

    def __init__(self, answers: Answers, most: int) -> None:
        self._chance = Chance(answers.seed)
        self._seldom = dict(answers.seldom)
        self._most = most

    def __call__(self, decision: Decision[ActionT], number: int) -> ActionT | None:
        actions = decision.actions
        if number >= self._most or not actions:
            return None
        action = self._chance.pick("answers", actions)
        times = self._times(action)
        if times > 1 and self._chance.below("seldom", times):
            others = [other for other in actions if self._times(other) == 1]
            return self._chance.pick("instead", others) if others else actions[0]
        return action

    def _times(self, action: Action) -> int:
        return self._seldom.get(type(action).__name__, 1)


@frozen(eq=False)
class Golden(Generic[SetupT, StateT, ActionT, EventT, ViewT]):
    """A match that can be played again at any time: what is played, and by which rule it is answered.

    The game must be installed, or be the value of a name in a module, and speak ``lang``. Raises ``GoldenError`` when
    it does not, or when the answers do not fit it.
    """

    game: Game[SetupT, StateT, ActionT, EventT, ViewT]
    setup: SetupT
    seed: int = 0
    answers: Answers = field(factory=Answers)
    lang: str = "en"

    def __attrs_post_init__(self) -> None:
        if name_of(self.game) is None:
            raise GoldenError(
                f"the game {self.game.id!r} is neither installed nor the value of a name in a module, "
                "so nobody else could play its goldens"
            )
        if self.lang not in languages(self.game):
            known = ", ".join(languages(self.game))
            raise GoldenError(f"{self.game.id} does not speak the language {short(self.lang)}; it speaks {known}")
        if type(self.seed) is not int or not 0 <= self.seed < SEED_LIMIT:
            raise GoldenError(f"the seed is a whole number from 0 to 2**64 - 1, not {short(self.seed)}")
        if fault := self.answers.fault(self.game):
            raise GoldenError(fault)

    def playthrough(self) -> Playthrough[SetupT, StateT, ActionT, EventT, ViewT]:
        """Play it: to its end, or until the game takes more decisions than its ``most_decisions``.

        An error that the rules raise on the way is a ``PlayError``, and what is wrong with the setup a ``SetupError``.
        """
        chooser: _Chooser[ActionT] = _Chooser(self.answers, self.game.most_decisions)
        return unfold(self.game, self.setup, self.seed, chooser)

    def text(self) -> str:
        """Play it and return what a golden file of it holds. Raises ``TextUnavailable`` without ``boardrules[text]``.

        The rest is as in ``playthrough``.
        """
        return tell(self.playthrough(), self.lang, TITLE, json.dumps(self.answers.document()))


#: A golden of which nothing more is known: what ``read_golden`` returns.
AnyGolden: TypeAlias = Golden[GameSetup, GameState, Action, Event, GameView]


def any_golden(
    game: Game[SetupT, StateT, ActionT, EventT, ViewT],
    seed: int = 0,
    *,
    setup: SetupT | None = None,
    seldom: Mapping[str, int] | None = None,
    lang: str = "en",
) -> Golden[SetupT, StateT, ActionT, EventT, ViewT]:
    """Return a golden of some match: what is not given follows from ``seed`` (0 to 2**64 - 1).

    Then the setup is what ``any_setup`` makes of it, and about a quarter of the kinds of actions are taken once in
    eight times. Raises ``GoldenError`` as ``Golden`` does.
    """
    if type(seed) is not int or not 0 <= seed < SEED_LIMIT:
        raise GoldenError(f"the seed is a whole number from 0 to 2**64 - 1, not {short(seed)}")
    chance = Chance(seed)
    if setup is None:
        setup = game.any_setup(lambda values: chance.pick("setup", values))
    if seldom is None:
        kinds = [kind.__name__ for kind in game.schema().actions]
        seldom = {kind: 8 for kind in kinds if not chance.below("temper", 4)}
    return Golden(game, setup, seed, Answers(seed, seldom), lang)


# -- files -----------------------------------------------------------------------------------------------------


def golden_files(folder: str | PathLike[str]) -> tuple[Path, ...]:
    """Return every golden of a folder and the folders in it, sorted: all files whose names end in ``.txt``.

    Raises ``GoldenError`` when there are none, so that a test of all of them cannot pass by testing nothing.
    """
    place = Path(folder)
    found = [place] if place.is_file() else [path for path in place.rglob(f"*{SUFFIX}") if path.is_file()]
    if not found:
        raise GoldenError(f"there are no golden matches in {shown(place)}")
    return tuple(sorted(found))


def read_golden(path: str | PathLike[str]) -> AnyGolden:
    """Return what the header of a golden file says is to be played.

    The version of the game's content it was written for is not looked at. Raises ``GoldenError`` with the path when the
    file is not a golden, when its header is damaged, or when there is no such game.
    """
    return _read(Path(path))[0]


def check_golden(path: str | PathLike[str]) -> None:
    """Play a golden match again and compare it line by line.

    Raises ``GoldenMismatch``, an ``AssertionError``, with the first line that differs; ``GoldenError`` as
    ``read_golden`` does; ``PlayError`` when the rules break on the way; ``TextUnavailable`` without
    ``boardrules[text]``.
    """
    golden, written = _read(Path(path))
    played = golden.text()
    if written != played:
        raise _mismatch(Path(path), written.split("\n"), played.split("\n"))


def _mismatch(path: Path, written: list[str], played: list[str]) -> GoldenMismatch:
    line = 1
    while line <= min(len(written), len(played)) and written[line - 1] == played[line - 1]:
        line += 1
    return GoldenMismatch(path, line, written, played)


def write_golden(path: str | PathLike[str], golden: Golden[SetupT, StateT, ActionT, EventT, ViewT]) -> bool:
    """Play a golden match and write it, if the file does not say the same already; return whether it was written.

    A file that is not a golden is never written over: that is a ``GoldenError``.
    """
    place = Path(path)
    text = golden.text()
    if place.exists():
        old = _content(place)
        _title(place, old)
        if old == text:
            return False
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(text, encoding="utf-8", newline="\n")
    return True


# -- reading a header ------------------------------------------------------------------------------------------


def _content(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise GoldenError(f"{shown(path)}: not a golden match: it is not a text") from None
    except OSError as error:
        raise GoldenError(f"{shown(path)}: cannot be read: {error.strerror}") from error


def _title(path: Path, content: str) -> None:
    first = content.partition("\n")[0]
    if first != TITLE:
        raise GoldenError(f"{shown(path)}:1: not a golden match: the first line is {TITLE!r}, not {short(first)}")


def _read(path: Path) -> tuple[AnyGolden, str]:
    content = _content(path)
    _title(path, content)
    try:
        return _golden(_header(content)), content
    except GoldenError as error:
        raise GoldenError(f"{shown(path)}: {error}") from error


def _header(content: str) -> dict[str, str]:
    """Return the values of the header by key."""
    found: dict[str, str] = {}
    last = ""
    for number, line in enumerate(content.split("\n")[1:], 2):
        if not line:
            break
        key, colon, value = line.partition(": ")
        if line.startswith(" ") and last:
            found[last] += f" {line.strip()}"
        elif not colon or key not in _KEYS:
            raise GoldenError(f"line {number} of the header is not one of {', '.join(_KEYS)}: {short(line)}")
        elif key in found:
            raise GoldenError(f"line {number} of the header says {key!r} again")
        else:
            found[key] = value
            last = key
    missing = [key for key in _KEYS if key not in found]
    if missing:
        raise GoldenError(f"the header does not say {', '.join(missing)}")
    return found


def _golden(header: Mapping[str, str]) -> AnyGolden:
    _number("content_version", header["content_version"])
    game = find_game(header["game"])
    return Golden(
        game,
        read_setup(game, header["setup"]),
        _number("seed", header["seed"]),
        _answers(header["answers"]),
        header["language"],
    )


def find_game(name: str) -> AnyGame:
    """Return an installed game by its id, or any other as ``module:NAME``. Raises ``GoldenError``."""
    try:
        return load_game(name)
    except UnknownGame as error:
        raise GoldenError(f"{error}; a game that is not installed is named module:NAME") from error
    except BoardRulesError as error:
        raise GoldenError(str(error)) from error


def read_setup(game: AnyGame, words: str) -> GameSetup:
    """Return the setup that a piece of JSON describes: what it leaves out has its default. Raises ``GoldenError``."""
    try:
        return from_json(game, "setup", words)
    except SaveError as error:
        raise GoldenError(f"the setup does not fit {game.id}: {error}") from error


def _answers(words: str) -> Answers:
    try:
        data = parse(words)
    except SaveError as error:
        raise GoldenError(f"the answers cannot be read: {error}") from error
    seldom = data.get("seldom") if isinstance(data, dict) else None
    if not isinstance(data, dict) or data.keys() != {"seed", "seldom"} or not isinstance(seldom, dict):
        raise GoldenError(f'the answers are an object with "seed" and "seldom", not {short(words)}')
    return Answers(data["seed"], seldom)


def _number(key: str, words: str) -> int:
    if not re.fullmatch(r"[0-9]{1,20}", words):
        span = " from 0 to 2**64 - 1" if key == "seed" else ", 0 or more"
        raise GoldenError(f"the {key} is a whole number{span}, not {short(words)}")
    return int(words)
