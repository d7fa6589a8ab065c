"""Positions for the tests of trapping, tyrants, missions and death: who fights what, and contents with house rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from attrs import evolve

from boardrules.games import bestiary as bh
from boardrules.games.bestiary.content import Ability, Op
from tests.games.bestiary.table import EAST, PLAIN, A, Table, arranged, on, shown, tile

#: The sanctuaries and their tyrants.
SANCTUARIES: Final = {
    "ashmane": "sanctuary_claw",
    "grushnak": "sanctuary_axe",
    "azhurel": "sanctuary_flame",
    "ondrath": "sanctuary_spiral",
    "morvain": "sanctuary_skull",
    "aldric": "sanctuary_crown",
}
#: Five beasts that unlock nothing for Romilius but Another's Luck, and ask nothing.
FIVE: Final = ("ghoul#d1", "skeleton#d1", "undine#d1", "manticore#d1", "basilisk#d1")
#: Missions that nothing in these tests completes.
FAR_OFF: Final = ("map_sanctuary#1", "map_sanctuary#2", "trap_elemental#1", "trap_elemental#2")


def beast(tables: bh.Tables, name: str, **fields: Any) -> bh.Tables:
    """Return the tables with one beast changed."""
    beasts = [evolve(card, **fields) if card.id == name else card for card in tables.beasts]
    return evolve(tables, beasts=tuple(beasts))


def trigger(name: str, *ops: Op, limit: int = 1, unlock: tuple[str, ...] = (), assisting: bool = True) -> Ability:
    """Return an ability that is played when its hero traps a beast; it brings 1 PB if nothing else is said."""
    return Ability(
        id=name,
        hero="",
        name=name,
        name_es=name,
        unlock=unlock,
        timing="on_capture",
        pay_pb=0,
        pay_hearts=0,
        limit_per_turn=limit,
        usable_when_assisting=assisting,
        effects=ops or (Op("gain_pb", amount=1),),
    )


def armed(tables: bh.Tables, hero: str, *abilities: Ability) -> bh.Tables:
    """Return the tables with these abilities in the place of a hero's own."""
    own = tuple([evolve(ability, hero=hero) for ability in abilities])
    return evolve(tables, heroes=tuple([evolve(h, abilities=own) if h.id == hero else h for h in tables.heroes]))


def facing(
    card: str, *others: bh.Position | None, dice: Sequence[int] = (6,), mine: Sequence[str] = (), **options: Any
) -> bh.Setup:
    """Return A on the plain with this card on top of the Beast deck and these in the bestiary.

    Fields of a ``Position`` that are named go to A, everything else to the setup.
    """
    names = ("hero", "hearts", "pb", "liberated", "prison", "deaths")
    place = on(PLAIN, bestiary=tuple(mine), **{name: options.pop(name) for name in names if name in options})
    return arranged(place, *others, deck=[card], dice=dice, **options)


def calm(card: str, *others: bh.Position | None, **options: Any) -> bh.Setup:
    """Return A facing this card; what comes to the row first matches nothing here, if nothing else is said."""
    options.setdefault("mission_deck", ["map_swamp#1", "map_swamp#2"])
    return facing(card, *others, **options)


def challenging(
    tyrant: str, *others: bh.Position | None, dice: Sequence[int] = (6,), mine: Sequence[str] = (), **options: Any
) -> bh.Setup:
    """Return A on the sanctuary of this tyrant, which is face up, with these cards in the bestiary.

    Fields of a ``Position`` that are named go to A; more ``tiles`` may be named.
    """
    names = ("hero", "hearts", "pb", "liberated", "prison", "deaths")
    place = on(EAST, bestiary=tuple(mine), **{name: options.pop(name) for name in names if name in options})
    tiles = [tile(SANCTUARIES[tyrant], EAST), *options.pop("tiles", [])]
    options.setdefault("tyrants", [shown(tyrant)])
    return arranged(place, *others, tiles=tiles, dice=dice, **options)


def fight_tyrant(t: Table, tyrant: str) -> list[bh.Event]:
    """Let the active hero map where it stands and fight the tyrant there; return the events of the fight."""
    t.map_here()
    events = t.play(bh.FightTyrant(t.current, tyrant))
    return t.roll() if t.prompt == "roll" else events


def gains(t: Table, seat: int = A) -> list[int]:
    """Return the points that a seat has gained, one after another."""
    return [event.amount for event in t.happened(bh.PointsGained) if event.seat == seat]


def wanted(*missions: str) -> list[str]:
    """Return four face-up missions, these first; the others match nothing that is trapped on the plain."""
    return [*missions, *FAR_OFF[: 4 - len(missions)]]
