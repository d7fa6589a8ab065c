"""Run every check of the project: ``python -m tools.check``. Stops at the first that fails, with its exit status."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
# Nothing is left behind, so neither checker keeps what it has found.
CHECKS = (
    ("ruff", "check", "--no-cache", "."),
    ("ruff", "format", "--no-cache", "--check", "."),
    ("mypy", "--cache-dir", os.devnull),
    ("pytest",),
)


def main() -> int:
    """Run the checks one after another."""
    for check in CHECKS:
        print(f"$ {' '.join(check)}", flush=True)
        status = subprocess.run([sys.executable, "-m", *check], cwd=ROOT, check=False).returncode
        if status:
            return status
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
