"""Fixtures of the Shadow Hunters tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.shadow_hunters.table import MakeTable, Table
from tests.games.tables import tables_of


@pytest.fixture
def table() -> Iterator[MakeTable]:
    """Make tables; a scripted die that nobody rolled fails the test."""
    yield from tables_of(Table)
