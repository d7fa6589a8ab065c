"""A pytest plugin that prints which tests carry which rule: ``pytest --collect-only -p tools.rule_marks``."""

from __future__ import annotations

import json
from typing import Final

import pytest

from boardrules.pytest_plugin import rule_marks

#: The beginning of the line that holds the JSON: rule id to test ids.
MARKER: Final = "rule-marks: "


def pytest_collection_finish(session: pytest.Session) -> None:
    """Print the marks."""
    print(f"\n{MARKER}{json.dumps(rule_marks(session.items), sort_keys=True)}")
