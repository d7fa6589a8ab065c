"""A pytest plugin that prints which tests carry which rule: ``pytest --collect-only -p tools.rule_marks``."""

from __future__ import annotations

import json
from typing import Final

import pytest

#: The beginning of the line that holds the JSON: rule id to test ids.
MARKER: Final = "rule-marks: "


def pytest_collection_finish(session: pytest.Session) -> None:
    """Print the marks."""
    found: dict[str, list[str]] = {}
    for item in session.items:
        for mark in item.iter_markers("rule"):
            for rule in mark.args:
                found.setdefault(rule, []).append(item.nodeid)
    print(f"\n{MARKER}{json.dumps(found, sort_keys=True)}")
