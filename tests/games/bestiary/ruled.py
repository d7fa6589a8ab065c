"""House rules for tests: the packaged content with some switches of ``config.toml`` turned."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from attrs import evolve

from boardrules.games.bestiary.content import Hero, Tables
from boardrules.games.bestiary.loading import load


def ruled(**switches: Any) -> Tables:
    """Return the packaged tables with these values of the config, each named after its section and key."""
    tables = load().tables
    return evolve(tables, config=evolve(tables.config, **switches))


def with_heroes(change: Callable[[Hero], Hero], **switches: Any) -> Tables:
    """Return the packaged tables with every hero changed, and with these values of the config."""
    tables = ruled(**switches)
    return evolve(tables, heroes=tuple([change(hero) for hero in tables.heroes]))
