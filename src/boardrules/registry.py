"""Finding games: this library's own and those that other packages bring by entry point."""

from __future__ import annotations

import difflib
from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Final, cast

from boardrules.core.errors import BoardRulesError, short
from boardrules.core.game import AnyGame, Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

#: The entry-point group in which a package names its games: ``id = "package.module:GAME"``.
ENTRY_POINTS: Final = "boardrules.games"


class UnknownGame(BoardRulesError, LookupError):
    """No game is registered under this id. ``known`` lists those that are, ``near`` is a similar one, if any.

    >>> try:
    ...     load_game("shadow_hunter")
    ... except UnknownGame as error:
    ...     print(error.near)
    shadow_hunters
    """

    def __init__(self, game_id: str, known: tuple[str, ...]) -> None:
        self.near = "".join(difflib.get_close_matches(game_id, known, 1)) if isinstance(game_id, str) else ""
        hint = f" (did you mean {self.near!r}?)" if self.near else ""
        super().__init__(f"unknown game {short(game_id)}{hint}; known: {', '.join(known)}")
        self.game_id = game_id
        self.known = known


class NoSuchGame(BoardRulesError, LookupError):
    """There is no such module, or it has no game under the name. ``why`` says which, ``name`` is what was asked for.

    >>> try:
    ...     load_game("json:GAME")
    ... except NoSuchGame as error:
    ...     print(error.why)
    module 'json' has no attribute 'GAME'
    """

    def __init__(self, name: str, why: str) -> None:
        super().__init__(_cannot_be_imported(name, why))
        self.name = name
        self.why = why


@lru_cache(maxsize=1)
def _entry_points() -> dict[str, EntryPoint]:
    from importlib.metadata import entry_points  # an import of 20 ms that only look-ups need

    return {point.name: point for point in entry_points(group=ENTRY_POINTS)}


def games() -> tuple[str, ...]:
    """Return the ids of all installed games, sorted, without loading one.

    >>> "shadow_hunters" in games()
    True
    """
    return tuple(sorted(_entry_points()))


def load_game(name: str) -> AnyGame:
    """Return the game that is installed under an id, or, as ``module:NAME``, one of any module that can be imported.

    Import the game's own module instead (``from boardrules.games import shadow_hunters``) to keep its types. Naming a
    module runs it, so take ``name`` from nobody whom you do not trust, and never from a save. Raises ``UnknownGame``
    when no game is installed under an id, ``NoSuchGame`` when there is no such module or nothing in it that is a game
    under the name, and ``BoardRulesError`` when the module imports something that is missing. What else goes wrong in a
    module while it is imported is raised as it is.

    >>> game = load_game("shadow_hunters")
    >>> game.decision(game.start(seed=7)).prompt.key
    'window-start'
    >>> load_game("boardrules.games.shadow_hunters:GAME") is game
    True
    """
    return _in_module(name) if isinstance(name, str) and ":" in name else installed_game(name)


def installed_game(game_id: str) -> AnyGame:
    """Return the game that is installed under an id; no other is looked for, so the id may come from anywhere.

    Raises as ``load_game`` does.
    """
    point = _entry_points().get(game_id) if isinstance(game_id, str) else None
    if point is None:
        raise UnknownGame(game_id, games())
    game = point.load()
    if not isinstance(game, Game):
        raise BoardRulesError(f"the entry point {game_id!r} of group {ENTRY_POINTS!r} does not name a Game")
    return cast("AnyGame", game)


def _in_module(name: str) -> AnyGame:
    module, _, path = name.partition(":")
    if not all(part.isidentifier() for part in (*module.split("."), *path.split("."))):
        raise BoardRulesError(f"{short(name)} is not of the form module:NAME")
    try:
        found: object = import_module(module)
    except ImportError as error:
        is_missing = isinstance(error, ModuleNotFoundError) and f"{module}.".startswith(f"{error.name}.")
        fault = NoSuchGame(name, str(error)) if is_missing else BoardRulesError(_cannot_be_imported(name, str(error)))
        raise fault from error
    try:
        for part in path.split("."):
            found = getattr(found, part)
    except AttributeError as error:
        raise NoSuchGame(name, str(error)) from error
    if not isinstance(found, Game):
        raise NoSuchGame(name, f"it is not a game, but of type {type(found).__name__}")
    return cast("AnyGame", found)


def _cannot_be_imported(name: str, why: str) -> str:
    return f"the game {name} cannot be imported: {why}"
