"""Fixtures of the bestiary tests."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest

from tests.games.bestiary.table import MakeTable, Table
from tests.games.tables import tables_of


@pytest.fixture
def table() -> Iterator[MakeTable]:
    """Make tables; a scripted die that nobody rolled fails the test."""
    yield from tables_of(Table)


@pytest.fixture
def strict() -> Iterator[MakeTable]:
    """Make tables at which nothing is declined unless the test does it itself."""
    yield from tables_of(partial(Table, passing=False))
