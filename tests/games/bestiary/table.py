"""A table for tests: a position in few words, actions by what they are, and what lies where afterwards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias, cast

from boardrules.games import bestiary as bh
from boardrules.games.bestiary.content import design
from boardrules.games.bestiary.state import TyrantStatus, defeated, is_freed
from boardrules.testing.scenario import Scenario

#: The seats of the three usual players, clockwise; of those who sit there each has 4 hearts and exploration 2, and
#: agility 3, 3 and 4.
A, B, C = 0, 1, 2
HEROES: Final = ("romilius", "ysolde", "kael")
#: The row from left to right; the tokens are orcs, undead, elementals, demons, chimeras, humans.
ROW: Final = (
    ("grushnak", "plain"),
    ("morvain", "forest"),
    ("ondrath", "swamp"),
    ("azhurel", "mountain"),
    ("ashmane", "riverbank"),
    ("aldric", "sanctuary"),
)
#: The hexes of the start layout: the City in the middle, and those around it from the east against the clock.
HANDEL: Final = bh.Hex(0, 0)
PLAIN: Final = bh.Hex(1, 0)
FOREST: Final = bh.Hex(1, -1)
MOUNTAIN: Final = bh.Hex(0, -1)
SWAMP: Final = bh.Hex(-1, 0)
RIVERBANK: Final = bh.Hex(-1, 1)
PLAIN_2: Final = bh.Hex(0, 1)
#: Where tests explore first: east of the plain.
EAST: Final = bh.Hex(2, 0)
#: Face-up missions that match nothing as long as nobody maps water or rock.
QUIET: Final = ("map_riverbank#1", "map_riverbank#2", "map_mountain#1", "map_mountain#2")


def arranged(*seats: bh.Position | None, dice: Sequence[int] = (), **options: Any) -> bh.Setup:
    """Return the usual three players with A to move, these things lying before them, and these dice to come.

    Anything else is said as ``Setup`` takes it. The face-up missions that are not named match nothing; with
    ``missions=None`` all are dealt.
    """
    settings: dict[str, Any] = {"heroes": HEROES, "first_player": A, **options}
    missions = settings.pop("missions", ())
    if missions is not None:
        settings["missions"] = (*missions, *[name for name in QUIET if name not in missions][: 4 - len(missions)])
    return bh.Setup(seats=seats, script={"die": tuple(dice)} if dice else {}, **settings)


def unveiled(*seats: bh.Position, **options: Any) -> bh.Setup:
    """Return these seats in a game of three or of as many as there are seats, as ``arranged``, but all tyrants face up.

    So tokens of every type may lie on the map, and nothing but mapping a sanctuary or the riverbank matches a mission.
    A seat that names no hero has the first of the usual ones that is free.
    """
    players = options.pop("players", max(3, len(seats)))
    named = [place.hero for place in seats]
    free = [hero for hero in (*HEROES, "maelis") if hero not in named]
    heroes = [hero or free.pop(0) for hero in [*named, *[None] * (players - len(named))]]
    missions = ("map_sanctuary", "map_sanctuary", "map_riverbank", "map_riverbank")
    settings: dict[str, Any] = {"players": players, "heroes": heroes, "tyrants": opened(6), "missions": missions}
    return arranged(*seats, **{**settings, **options})


def row(*statuses: str) -> tuple[bh.TyrantPlace, ...]:
    """Return the row with these statuses from the left; the others are hidden."""
    padded = [*statuses, *["hidden"] * (len(ROW) - len(statuses))]
    return tuple([tyrant(*slot, cast("TyrantStatus", status)) for slot, status in zip(ROW, padded, strict=True)])


def opened(count: int) -> tuple[bh.TyrantPlace, ...]:
    """Return the row with so many tyrants face up."""
    return row(*["open"] * count)


def on(place: bh.Hex, **more: Any) -> bh.Position:
    """Return what lies before a seat whose hero stands on a hex."""
    return bh.Position(at=(place.q, place.r), **more)


def tile(name: str, place: bh.Hex) -> tuple[str, int, int]:
    """Return an explored tile, or a token, as a setup takes it."""
    return (name, place.q, place.r)


def tyrant(name: str, terrain: str | None = None, status: TyrantStatus = "hidden") -> bh.TyrantPlace:
    """Return a tyrant of the row."""
    return bh.TyrantPlace(tyrant=name, terrain=terrain, status=status)


def shown(name: str, terrain: str | None = None) -> bh.TyrantPlace:
    """Return a face-up tyrant of the row."""
    return tyrant(name, terrain, "open")


def retired(name: str, terrain: str | None = None) -> bh.TyrantPlace:
    """Return a retired tyrant of the row."""
    return tyrant(name, terrain, "retired")


class Table(Scenario[bh.Setup, bh.State, bh.Action, bh.Event, bh.View]):
    """A game in progress. ``play`` lets windows go by until the action is offered, and so Another's Luck unused.

    Assists and effects that may be used are declined by the test itself, or all by ``leave_offers``. Without
    ``passing`` windows are, too.
    """

    def __init__(self, setup: bh.Setup, seed: int = 1, *, passing: bool = True) -> None:
        super().__init__(bh.GAME, setup, seed, passing=passing)

    # -- acting ----------------------------------------------------------------------------------------------------

    def leave_offers(self) -> None:
        """Pass windows and decline what is offered until there is something else to decide."""
        while (decision := self.decision) is not None and isinstance(decision.actions[0], (bh.Pass, bh.Decline)):
            super().play(decision.actions[0])

    def halt(self) -> None:
        """End movement and site actions of the active hero, and stop where it maps or tracks."""
        if self.prompt == "move":
            self.play(bh.StopMoving(self.current))
        if self.prompt == "site":
            self.play(bh.Done(self.current))

    def map_here(self) -> list[bh.Event]:
        """Let the active hero stay, and map the hex on which it stands."""
        self.halt()
        return self.play(bh.MapHex(self.current, self.player(self.current).place))

    def track(self, *chosen: str) -> list[bh.Event]:
        """Let the active hero stay, track, and choose these beasts in this order; one alone is all it fights."""
        self.halt()
        self.play(bh.Track(self.current), *[bh.ChooseBeast(self.current, card) for card in chosen])
        if len(chosen) == 1 and self.prompt == "track":
            self.play(bh.Done(self.current))
        return self.events

    def roll(self) -> list[bh.Event]:
        """Roll the die where a hero is asked for an ability first; what others may do before it is declined."""
        self.leave_offers()
        return self.play(bh.Roll(self.asked[0])) if self.prompt == "roll" else self.events

    def turn_in_handel(self, *steps: bh.Hex) -> None:
        """Play a whole turn that ends in Handel, where nothing happens: ``steps`` lead there."""
        seat = self.current
        self.play(*[bh.Step(seat, place) for place in steps])
        self.map_here()

    # -- reading ---------------------------------------------------------------------------------------------------

    @property
    def current(self) -> int:
        """The seat whose turn it is."""
        return self.state.current

    def player(self, seat: int) -> bh.Player:
        """Return what lies before a seat."""
        return self.state.players[seat]

    def at(self, seat: int) -> bh.Hex:
        """Return the hex on which a hero stands."""
        return self.player(seat).place

    def hearts(self, seat: int) -> int:
        """Return the hearts of a hero."""
        return self.player(seat).hearts

    def pb(self, seat: int) -> int:
        """Return the Beast Points of a player."""
        return self.player(seat).pb

    def bestiary(self, seat: int) -> list[str]:
        """Return the ids in a bestiary, in the order in which they came."""
        return self.player(seat).bestiary

    def missions(self, seat: int) -> list[str]:
        """Return the designs of the missions that a player has completed."""
        return [design(mission) for mission in self.player(seat).missions]

    @property
    def row_of_missions(self) -> list[str]:
        """The designs of the face-up missions, the newest last."""
        return [design(mission) for mission in self.state.mission_row]

    @property
    def discard(self) -> list[str]:
        """The Beast discard, the top card last."""
        return self.state.beasts.discard_pile

    @property
    def deck(self) -> int:
        """How many cards the Beast deck holds."""
        return len(self.state.beasts.draw_pile)

    @property
    def tokens(self) -> dict[bh.Hex, str]:
        """The types of the tokens on the map."""
        return self.state.tokens

    def status(self, name: str) -> str:
        """Return how a tyrant of the row lies: hidden, open, defeated or retired."""
        return next(slot.status for slot in self.state.row if slot.tyrant == name)

    @property
    def defeated(self) -> int:
        """D: the tyrants that have been defeated."""
        return defeated(self.state)

    def freed(self, place: bh.Hex) -> bool:
        """Return whether a hex is a freed sanctuary."""
        return is_freed(self.state, place)

    @property
    def dice(self) -> list[int]:
        """The results of all combat dice so far, those rolled again included."""
        return [event.result for event in self.log if isinstance(event, (bh.DieRolled, bh.DieRerolled))]

    @property
    def next_turn(self) -> tuple[int, str, tuple[int, ...]]:
        """Whose turn it is, what is open, and who is asked: (B, "move", (B,)) when the turn of A is over."""
        return (self.current, self.prompt, self.asked)


#: What the fixtures ``table`` and ``strict`` are: they make a table of a setup and a seed.
MakeTable: TypeAlias = Callable[..., Table]
