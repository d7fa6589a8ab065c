"""Fixtures of the tests of the Lord of the Rings quest."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from boardrules.games import lotr_investigation as lr
from boardrules.testing.scenario import Scenarios
from tests.games.lotr_investigation.table import MakeTable, QuestTable


@pytest.fixture
def table() -> Iterator[MakeTable]:
    """Make tables."""
    tables = Scenarios()

    def make(setup: lr.Setup, seed: int = 1) -> QuestTable:
        return tables.add(QuestTable(setup, seed))

    yield make
    tables.finish()
