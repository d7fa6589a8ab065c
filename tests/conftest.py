"""A small profile of hypothesis by default; ``--boardrules-deep``, which the plugin brings, searches deeper."""

from __future__ import annotations

import shutil
import tempfile

from hypothesis import HealthCheck, settings
from hypothesis.configuration import set_hypothesis_home_dir

_QUIET = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example]
_HOME = ""
# No database: tests leave no files behind. The default run is the same every time.
settings.register_profile(
    "small", max_examples=25, deadline=None, derandomize=True, database=None, suppress_health_check=_QUIET
)


def pytest_configure() -> None:
    """Choose the small profile, and keep what hypothesis writes out of the checkout."""
    global _HOME
    _HOME = tempfile.mkdtemp(prefix="hypothesis-")
    set_hypothesis_home_dir(_HOME)
    settings.load_profile("small")


def pytest_unconfigure() -> None:
    """Leave nothing behind."""
    shutil.rmtree(_HOME, ignore_errors=True)
