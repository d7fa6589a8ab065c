"""Profiles of hypothesis: a small one by default, a deep one with ``--deep``."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

_QUIET = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example]
# No database: tests leave no files behind. The default run is the same every time.
settings.register_profile(
    "small", max_examples=25, deadline=None, derandomize=True, database=None, suppress_health_check=_QUIET
)
settings.register_profile("deep", max_examples=1500, deadline=None, database=None, suppress_health_check=_QUIET)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the switch for the deep profile."""
    parser.addoption("--deep", action="store_true", help="search with many more examples, differently every time")


def pytest_configure(config: pytest.Config) -> None:
    """Choose the profile."""
    settings.load_profile("deep" if config.getoption("--deep") else "small")
