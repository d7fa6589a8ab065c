"""What came of an action at a table of any game: the events by their names, or why it was refused."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from boardrules.core.values import Action, Event
from boardrules.testing.scenario import Scenario


def kinds(events: Iterable[Event], *wanted: type[Event]) -> list[str]:
    """Return the names of the classes of events in order: of those of the wanted classes, or of all without any."""
    return [type(event).__name__ for event in events if isinstance(event, wanted or Event)]


def refused(table: Scenario[Any, Any, Any, Any, Any], action: Action) -> tuple[str, str]:
    """Return code and rule with which an action is refused now; fail when it is not, or when that changes anything."""
    refusal = table.refuses(action)
    return (refusal.code, refusal.rule)
