"""Run every check of the project: ``python -m tools.check``. Stops at the first that fails, with its exit status."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
CHECKS = (
    ("ruff", "check", "."),
    ("ruff", "format", "--check", "."),
    ("mypy",),
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
