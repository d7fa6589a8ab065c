"""What the fixtures ``table`` of the games have in common: they make tables, and look at their end that all is used."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from boardrules.testing.scenario import Scenario, Scenarios

TableT = TypeVar("TableT", bound=Scenario[Any, Any, Any, Any, Any])


def tables_of(table: Callable[..., TableT]) -> Iterator[Callable[..., TableT]]:
    """Yield what makes tables of a setup and a seed; afterwards a scripted die that nobody rolled fails the test."""
    made = Scenarios()

    def make(*args: Any, **kwargs: Any) -> TableT:
        return made.add(table(*args, **kwargs))

    yield make
    made.finish()
