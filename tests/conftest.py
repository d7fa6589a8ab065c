"""A small profile of hypothesis by default; ``--boardrules-deep``, which the plugin brings, searches deeper."""

from __future__ import annotations

import io
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.configuration import set_hypothesis_home_dir

_QUIET = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example]
_HOME = ""
# No database: tests leave no files behind. The default run is the same every time.
settings.register_profile(
    "small", max_examples=25, deadline=None, derandomize=True, database=None, suppress_health_check=_QUIET
)


#: Runs a command of the terminal; gives its status, what it wrote, and what it said was wrong.
Run: TypeAlias = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command with stdin not a terminal; return status, output and errors."""
    from boardrules.cli import main

    monkeypatch.setattr(sys, "stdin", io.StringIO())

    def run_command(*words: str | Path) -> tuple[int, str, str]:
        status = main([str(word) for word in words])
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return run_command


def pytest_configure() -> None:
    """Choose the small profile, and keep what hypothesis writes out of the checkout."""
    global _HOME
    _HOME = tempfile.mkdtemp(prefix="hypothesis-")
    set_hypothesis_home_dir(_HOME)
    settings.load_profile("small")


def pytest_unconfigure() -> None:
    """Leave nothing behind."""
    shutil.rmtree(_HOME, ignore_errors=True)
