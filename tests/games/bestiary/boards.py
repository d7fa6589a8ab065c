"""Short ways to lay out a position of the bestiary hex game, and to read what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias, cast

from attrs import evolve

from boardrules.games import bestiary as bh
from boardrules.games.bestiary.state import TyrantStatus
from boardrules.testing.scenario import Scenario

Game: TypeAlias = Scenario[bh.Setup, bh.State, bh.Action, bh.Event, bh.View]

#: Who sits where when a test does not say: a gambler, a tracker, a pathfinder, a justiciar.
HEROES: Final = ("romilius", "ysolde", "kael", "maelis")
#: The row from left to right; the tokens are orcs, undead, elementals, demons, chimeras, humans.
ROW: Final = (
    ("grushnak", "plain"),
    ("morvain", "forest"),
    ("ondrath", "swamp"),
    ("azhurel", "mountain"),
    ("ashmane", "riverbank"),
    ("aldric", "sanctuary"),
)
#: Missions that nothing completes by chance in these tests.
MISSIONS: Final = ("map_sanctuary", "map_sanctuary", "map_riverbank", "map_riverbank")

HANDEL: Final = bh.Hex(0, 0)
EAST: Final = bh.Hex(1, 0)
NORTH_EAST: Final = bh.Hex(1, -1)
NORTH_WEST: Final = bh.Hex(0, -1)
WEST: Final = bh.Hex(-1, 0)
SOUTH_WEST: Final = bh.Hex(-1, 1)
SOUTH_EAST: Final = bh.Hex(0, 1)
FAR_EAST: Final = bh.Hex(2, 0)


def seat(at: bh.Hex | None = None, **fields: Any) -> bh.Place:
    """Return what lies before a seat; without a hex the hero stands in Handel."""
    return bh.Place(at=None if at is None else (at.q, at.r), **fields)


def row(*statuses: str) -> tuple[bh.TyrantPlace, ...]:
    """Return the row with these statuses from the left; the others are hidden."""
    padded = [*statuses, *["hidden"] * (len(ROW) - len(statuses))]
    return tuple(
        [
            bh.TyrantPlace(tyrant=tyrant, terrain=terrain, status=cast("TyrantStatus", status))
            for (tyrant, terrain), status in zip(ROW, padded, strict=True)
        ]
    )


def opened(count: int) -> tuple[bh.TyrantPlace, ...]:
    """Return the row with so many tyrants face up."""
    return row(*["open"] * count)


def arranged(*seats: bh.Place, dice: Sequence[int] = (), **options: Any) -> bh.Setup:
    """Return these seats in a game of three or of as many as there are seats; seat 0 begins, in round 1.

    In round 1 there is no Phase 0. ``dice`` are the results to come; ``options`` are those of a setup. All tyrants are
    face up unless ``tyrants`` says otherwise, so that tokens of every type may lie on the map.
    """
    players = options.pop("players", max(3, len(seats)))
    named = [place.hero for place in seats]
    free = [hero for hero in HEROES if hero not in named]
    heroes = [hero or free.pop(0) for hero in [*named, *[None] * (players - len(named))]]
    settings: dict[str, Any] = {
        "players": players,
        "heroes": heroes,
        "seats": seats,
        "first_player": 0,
        "tyrants": opened(6),
        "missions": MISSIONS,
        "script": {"die": tuple(dice)} if dice else {},
    }
    return bh.Setup(**{**settings, **options})


def tables(**config: Any) -> bh.Tables:
    """Return the packaged content with other values in its config, such as ``bestiary_limit=4``."""
    packaged = bh.load().tables
    return evolve(packaged, config=evolve(packaged.config, **config))


def idle(game: Game, turns: int = 1) -> None:
    """Let heroes in Cities do nothing for some turns: stop, and map the City."""
    for _ in range(turns):
        current = game.state.current
        game.play(bh.StopMoving(current), bh.MapHex(current, game.state.players[current].place))


def at(game: Game, seat: int = 0) -> bh.Hex:
    """Return where a hero stands."""
    return game.state.players[seat].place


def hearts(game: Game, seat: int = 0) -> int:
    """Return the hearts of a hero."""
    return game.state.players[seat].hearts


def cards(game: Game, seat: int = 0) -> list[str]:
    """Return the bestiary of a seat."""
    return game.state.players[seat].bestiary


def targets(game: Game, seat: int = 0) -> list[bh.Hex]:
    """Return the hexes of the map onto which a hero may step now."""
    return [action.to for action in game.actions(seat) if isinstance(action, bh.Step)]


def ways_out(game: Game, seat: int = 0) -> list[tuple[bh.Hex, int]]:
    """Return where a hero may explore now, and from which stacks."""
    return [(action.to, action.stack) for action in game.actions(seat) if isinstance(action, bh.Explore)]
