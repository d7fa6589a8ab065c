"""The README's code and the examples run, and do what they say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from examples import house_rule, sampling_bot, simulate

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
SNIPPETS = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


@pytest.mark.parametrize("snippet", SNIPPETS)
def test_the_readme_runs(snippet: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Each block of code in the README runs by itself."""
    exec(compile(snippet, "README.md", "exec"), {})

    assert "Traceback" not in capsys.readouterr().err


def test_the_readme_and_the_checks_run_the_same_commands() -> None:
    """The check script installs and calls what the README tells a newcomer to install and call."""
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")

    assert 'pip install -e ".[dev]" && .venv/bin/python -m tools.check' in README
    assert '-e ".[dev]"' in script
    assert '"$venv/bin/python" -m tools.check' in script


def test_the_simulation_counts_every_game() -> None:
    """Every random game ends for a reason."""
    assert sum(simulate.simulate(12).values()) >= 12


def test_the_sampling_bot_beats_its_random_opponents_share() -> None:
    """Looking one step ahead in sampled worlds wins more than random play does at the same seat."""
    games = 24
    bot = sum(sampling_bot.play(seed) for seed in range(games))

    assert bot >= games // 3


def test_the_ruling_of_the_five_weapons() -> None:
    """Only the players outside the attacker's pair are hit, each for d4 + 2."""
    assert [player.damage for player in house_rule.five_weapons().players] == [0, 0, 5, 5, 0]
