"""Fixtures of the Shadow Hunters tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from boardrules.games import shadow_hunters as sh
from tests.games.shadow_hunters.table import MakeTable, Table


@pytest.fixture
def table() -> Iterator[MakeTable]:
    """Make tables; a scripted die that nobody rolled fails the test."""
    tables: list[Table] = []

    def make(setup: sh.Setup, seed: int = 1) -> Table:
        tables.append(Table(setup, seed))
        return tables[-1]

    yield make
    for made in tables:
        assert not made.state.chance.leftovers(), "scripted dice are left over"
