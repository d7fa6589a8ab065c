"""Fixtures of the Shadow Hunters tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from boardrules.games import shadow_hunters as sh
from boardrules.testing.scenario import Scenarios
from tests.games.shadow_hunters.table import MakeTable, Table


@pytest.fixture
def table() -> Iterator[MakeTable]:
    """Make tables; a scripted die that nobody rolled fails the test."""
    tables = Scenarios()

    def make(setup: sh.Setup, seed: int = 1) -> Table:
        return tables.add(Table(setup, seed))

    yield make
    tables.finish()
