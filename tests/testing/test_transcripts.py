"""Transcripts: whole matches as readable text."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardrules.games import shadow_hunters as sh
from boardrules.play.match import Match
from boardrules.play.text import Text, UnknownLanguage
from boardrules.testing.goldens import (
    GoldenError,
    any_golden,
    check_golden,
    transcript,
)
from boardrules.testing.playthroughs import Playthrough
from boardrules.testing.strategies import playthroughs
from tests.core import mini_game as mini
from tests.testing.golden_games import ROOT

STEP: Final = re.compile(r" *(\d+)(?:-(\d+))?  (\S.*?): ")


def _answered(text: str, names: list[str]) -> list[tuple[int, str]]:
    """Return the numbers and players of all answers that a transcript tells, in its order."""
    found: list[tuple[int, str]] = []
    for line in text.split("\n"):
        if step := STEP.match(line):
            first, last = int(step[1]), int(step[2] or step[1])
            players = re.findall("|".join(names), step[3])
            found += zip(range(first, last + 1), players, strict=True)
    return found


@given(playthroughs(sh.GAME))
def test_every_answer_and_every_event_is_told_in_order(
    played: Playthrough[sh.Setup, sh.State, sh.Action, sh.Event, sh.View],
) -> None:
    """Answers with their players, also those that share a line; events in words with their rules."""
    names = [f"Player {seat + 1}" for seat in range(played.setup.players)]
    text = Text(sh.GAME)

    told = transcript(played)

    assert _answered(told, names) == [(number, names[action.seat]) for number, action in enumerate(played.actions)]
    words = " ".join(told.split())
    at = 0
    for event in sum(played.events, ()):
        said = f"{' '.join(text.event(event).split())} [{', '.join(event.rules)}]"
        at = words.index(said, at) + len(said)


@given(playthroughs(mini.GAME), st.sampled_from(["en", "es"]))
def test_lines_are_short_and_end(
    played: Playthrough[mini.MiniSetup, mini.State, mini.Action, mini.Event, mini.View], lang: str
) -> None:
    """The text has no line above 120 characters, no blanks at their ends, and ends with a line end."""
    lines = transcript(played, lang).split("\n")

    assert lines[-1] == ""
    assert lines[-2] != ""
    assert max(map(len, lines)) <= 120
    assert [line for line in lines if line != line.rstrip()] == []


@given(playthroughs(mini.GAME))
def test_states_are_named_by_their_digests(
    played: Playthrough[mini.MiniSetup, mini.State, mini.Action, mini.Event, mini.View],
) -> None:
    """A game without headings names a state after every 25 answers, any game the last one."""
    told = re.findall(r"\(state ([0-9a-f]{8})\)", transcript(played))

    digests = [mini.GAME.digest(state) for state in played.states]
    assert told == [digest[:8] for digest in digests[25::25]]
    assert f"digest: {digests[-1]}\n" in transcript(played)


def test_headings_name_the_state_after_their_step() -> None:
    """A change of a state that no event shows is seen near its place."""
    played = any_golden(sh.GAME, 3, setup=sh.Setup(players=4)).playthrough()
    wanted = [
        sh.GAME.digest(state)[:8]
        for state, events in zip(played.states, played.events, strict=True)
        for event in events
        if event.is_heading
    ]

    told = transcript(played)

    assert len(wanted) > 10
    assert re.findall(r"^==(?:.|\n   )*?\(state ([0-9a-f]{8})\)$", told, re.MULTILINE) == wanted


def test_passes_that_make_nothing_happen_share_a_line() -> None:
    """Somebody else's answer, or another question, begins a new one."""
    played = any_golden(
        sh.GAME, 0, setup=sh.Setup(players=4), seldom={"Reveal": 1000, "UseAbility": 1000}
    ).playthrough()
    first = played.actions[0].seat
    asked = played.game.start(played.setup, played.seed).current

    told = transcript(played)

    others = [f"Player {(asked + step) % 4 + 1}" for step in (1, 2, 3)]
    assert first == (asked + 1) % 4
    assert re.search(rf"^    0-2  {others[0]}, {others[1]} and {others[2]}: .* -> Do nothing$", told, re.MULTILINE)
    assert re.search(rf"^      3  Player {asked + 1}: .* -> ", told, re.MULTILINE)


def test_a_match_and_its_playthrough_have_the_same_transcript() -> None:
    """It does not matter how it was played."""
    played = any_golden(mini.GAME, 2).playthrough()
    match: Match[mini.MiniSetup, mini.State, mini.Action, mini.Event, mini.View] = played.match()

    assert transcript(match) == transcript(played)


def test_a_match_that_is_not_over_says_who_is_asked() -> None:
    """Its transcript ends with the open question."""
    played = any_golden(mini.GAME, 2).playthrough()

    told = transcript(played.until(0)).split("\n")

    assert "== The match is not over." in told
    assert told[-4].strip() == f"Player 1: {Text(mini.GAME).prompt(played.until(0).moment().decision.prompt)}"
    assert told[-3].strip() == "number of answers: 0"


def test_a_transcript_without_a_rule_for_its_answers_is_no_golden(tmp_path: Path) -> None:
    """It could not be played again."""
    path = tmp_path / "match.txt"
    path.write_text(transcript(Match(mini.GAME)), encoding="utf-8")

    with pytest.raises(GoldenError, match=r"match\.txt:1: not a golden"):
        check_golden(path)


def test_a_transcript_speaks_other_languages() -> None:
    """An unknown one is an error."""
    match = Match(sh.GAME, seed=3)

    assert "Jugador" in transcript(match, "es")
    with pytest.raises(UnknownLanguage):
        transcript(match, "xx")


def test_a_golden_is_the_same_in_any_process(tmp_path: Path) -> None:
    """Hashes of texts, the working directory and the platform's language play no part."""
    golden = any_golden(sh.GAME, 5)
    code = (
        "import sys; from boardrules.games import shadow_hunters as sh; from boardrules.testing.goldens import *\n"
        "sys.stdout.buffer.write(any_golden(sh.GAME, 5).text().encode())"
    )
    environment = {"PYTHONHASHSEED": "7", "LC_ALL": "C", "PYTHONPATH": str(ROOT / "src")}

    done = subprocess.run([sys.executable, "-c", code], capture_output=True, env=environment, cwd=tmp_path, check=True)

    assert done.stdout.decode() == golden.text()


def test_words_need_fluent_and_say_so() -> None:
    """Without it neither a transcript nor the command can say anything."""
    code = (
        "import sys; sys.modules['fluent'] = None\n"
        "from boardrules.games import shadow_hunters as sh; from boardrules.testing.goldens.__main__ import *\n"
        f"print(main(['--check', {str(ROOT / 'tests' / 'goldens')!r}]))"
    )

    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout.strip() == "2"
    assert "pip install 'boardrules[text]'" in done.stderr
