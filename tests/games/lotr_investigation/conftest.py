"""Fixtures of the tests of the Lord of the Rings quest."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.lotr_investigation.table import MakeTable, QuestTable
from tests.games.tables import tables_of


@pytest.fixture
def table() -> Iterator[MakeTable]:
    """Make tables; a scripted die that nobody rolled fails the test."""
    yield from tables_of(QuestTable)
