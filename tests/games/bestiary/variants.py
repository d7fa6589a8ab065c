"""Tables for tests: the packaged content with other switches, other abilities, other cards."""

from __future__ import annotations

from typing import Any

from attrs import evolve

from boardrules.games.bestiary.content import Op, Tables
from boardrules.games.bestiary.loading import load


def switched(tables: Tables | None = None, /, **switches: Any) -> Tables:
    """Return tables, the packaged ones if none are given, with these values in their config."""
    tables = load().tables if tables is None else tables
    return evolve(tables, config=evolve(tables.config, **switches))


def with_ability(name: str, /, **fields: Any) -> Tables:
    """Return the packaged tables in which an ability has these values."""
    tables = load().tables
    heroes = []
    for hero in tables.heroes:
        own = [evolve(item, **fields) if item.id == name else item for item in hero.abilities]
        heroes.append(evolve(hero, abilities=tuple(own)))
    return evolve(tables, heroes=tuple(heroes))


def free_ability(name: str, *effects: Op, **fields: Any) -> Tables:
    """Return the packaged tables in which an ability needs nothing, costs nothing, and has these effects."""
    return with_ability(name, unlock=(), pay_pb=0, pay_hearts=0, effects=effects, **fields)


def with_beast(name: str, /, **fields: Any) -> Tables:
    """Return the packaged tables in which a design of beast cards has these values."""
    tables = load().tables
    beasts = [evolve(beast, **fields) if beast.id == name else beast for beast in tables.beasts]
    return evolve(tables, beasts=tuple(beasts))
