"""The README's code and the examples run, and do what they say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from boardrules import IllegalAction
from boardrules.games import lotr_investigation as lr
from examples import front_end, house_rule, quest_odds, sampling_bot, simulate

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


def test_the_simulation_counts_the_reasons_for_which_games_end() -> None:
    """Twelve random games of five: both factions win some, a Neutral now and then; the same games every time."""
    reasons = simulate.simulate(12)

    assert {"hunters", "shadows"} <= set(reasons) <= {"hunters", "shadows", "bob", "charles", "daniel"}
    assert simulate.simulate(12) == reasons


def test_the_sampling_bot_beats_its_random_opponents_share() -> None:
    """Looking one step ahead in sampled worlds wins 70 % of many games; random play at the same seat wins 40 %."""
    assert sum(sampling_bot.play(seed) for seed in range(24)) >= 14


def test_the_odds_of_the_quest_count_every_game() -> None:
    """Ten games of one player: each is won or lost at some stage; the same games every time."""
    found = quest_odds.odds(lr.Setup(players=1), 10)

    assert found.games == found.wins + sum(number for _, number in found.lost_at) == 10
    assert quest_odds.odds(lr.Setup(players=1), 10) == found


def test_the_ruling_of_the_five_weapons() -> None:
    """Only the players outside the attacker's pair are hit, each for d4 + 2."""
    assert [player.damage for player in house_rule.five_weapons().players] == [0, 0, 5, 5, 0]


def test_the_front_end_tells_every_client_what_its_player_has_noticed_and_takes_no_late_answer() -> None:
    """A game to its end; the answer to an earlier question is refused."""
    table = front_end.play()

    assert table.match.outcome is not None
    for seat, inbox in enumerate(table.inbox):
        assert inbox == list(table.match.seen_log(seat))
    fresh = front_end.Table(5, 3)
    seat = fresh.match.view(None).waiting_for[0]
    number = fresh.for_player(seat).view.number
    with pytest.raises(IllegalAction, match="stale"):
        fresh.answer(seat, number + 1, 0)
