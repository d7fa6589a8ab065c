"""Profiles of hypothesis: a small one by default, a deep one with ``--deep``."""

from __future__ import annotations

import shutil
import tempfile

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.configuration import set_hypothesis_home_dir

_QUIET = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example]
_HOME = ""
# No database: tests leave no files behind. The default run is the same every time.
settings.register_profile(
    "small", max_examples=25, deadline=None, derandomize=True, database=None, suppress_health_check=_QUIET
)
settings.register_profile("deep", max_examples=1500, deadline=None, database=None, suppress_health_check=_QUIET)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the switch for the deep profile."""
    parser.addoption("--deep", action="store_true", help="search with many more examples, differently every time")


def pytest_configure(config: pytest.Config) -> None:
    """Choose the profile, and keep what hypothesis writes out of the checkout."""
    global _HOME
    _HOME = tempfile.mkdtemp(prefix="hypothesis-")
    set_hypothesis_home_dir(_HOME)
    settings.load_profile("deep" if config.getoption("--deep") else "small")


def pytest_unconfigure(config: pytest.Config) -> None:
    """Leave nothing behind."""
    shutil.rmtree(_HOME, ignore_errors=True)
