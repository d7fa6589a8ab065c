"""Finding games: this library's own and those that other packages bring by entry point."""

from __future__ import annotations

import difflib
from functools import lru_cache
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


def load_game(game_id: str) -> AnyGame:
    """Return the game registered under ``game_id``.

    Import the game's own module instead (``from boardrules.games import shadow_hunters``) to keep its types.
    Raises ``UnknownGame`` when there is none, and ``BoardRulesError`` when what is registered is not a game.

    >>> game = load_game("shadow_hunters")
    >>> game.decision(game.start(seed=7)).prompt.key
    'window-start'
    """
    point = _entry_points().get(game_id) if isinstance(game_id, str) else None
    if point is None:
        raise UnknownGame(game_id, games())
    game = point.load()
    if not isinstance(game, Game):
        raise BoardRulesError(f"the entry point {game_id!r} of group {ENTRY_POINTS!r} does not name a Game")
    return cast("AnyGame", game)
