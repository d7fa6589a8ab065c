"""Fixtures of the bestiary tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from boardrules.games import bestiary as bh
from boardrules.testing.scenario import Scenarios
from tests.games.bestiary.table import MakeTable, Table


@pytest.fixture
def table() -> Iterator[MakeTable]:
    """Make tables; a scripted die that nobody rolled fails the test."""
    tables = Scenarios()

    def make(setup: bh.Setup, seed: int = 1) -> Table:
        return tables.add(Table(setup, seed))

    yield make
    tables.finish()
