"""The game in other processes: what differs there is found, and the processes end."""

from __future__ import annotations

import os
import subprocess
import sys
import types
from pathlib import Path
from typing import Any

import pytest

from boardrules.testing import Check, LawBroken, conformance, laws, mirror, play
from tests.core.mini_game import Action, Event, MiniSetup, State, Take, View, Vote
from tests.testing import faulty_mini
from tests.testing.faulty_mini import SOUND, SoundMini

#: Two rounds, after which it is the first seat's turn again.
ANSWERS: list[Action] = [Take(0, 1), Vote(0, False), Vote(1, False), Take(1, 1), Vote(0, False), Vote(1, False)]


def check_of(game: SoundMini) -> Check[MiniSetup, State, Action, Event, View]:
    """Return the check in other processes."""
    return next(check for check in conformance(game) if check.name == "same in another process")


@pytest.fixture
def processes(monkeypatch: pytest.MonkeyPatch) -> list[subprocess.Popen[str]]:
    """Return a list of the processes that are started from now on."""
    started: list[subprocess.Popen[str]] = []

    class Watched(subprocess.Popen[str]):
        def __init__(self, *args: Any, **options: Any) -> None:
            super().__init__(*args, **options)
            started.append(self)

    monkeypatch.setattr(subprocess, "Popen", Watched)
    return started


def have_ended(processes: list[subprocess.Popen[str]]) -> bool:
    """Return whether both have ended, and nobody has to wait for them or to close anything any more."""
    return len(processes) == 2 and all(
        process.returncode is not None
        and process.stdin is not None
        and process.stdin.closed
        and process.stdout is not None
        and process.stdout.closed
        for process in processes
    )


@pytest.mark.parametrize(
    ("game", "what"),
    [
        (faulty_mini.UNORDERED, "states"),
        (faulty_mini.HASHING, "events"),
        (faulty_mini.ASKING_HASHES, "questions"),
        (faulty_mini.SHOWING_HASHES, "views"),
    ],
    ids=["a loop over a set", "hash", "hash in a question", "hash in a view"],
)
def test_what_follows_from_hashes_is_found_in_another_process(
    game: SoundMini, what: str, processes: list[subprocess.Popen[str]]
) -> None:
    """And shown as it is here and there; the processes have ended afterwards."""
    where = f"before the first answer: the {what} of the game in another process are others\n"
    with pytest.raises(LawBroken) as caught:
        check_of(game)()

    assert str(caught.value).startswith(f"same in another process: {where}")
    assert "\n  here: " in str(caught.value)
    assert "\n  there: " in str(caught.value)
    assert have_ended(processes)


def test_the_place_of_what_differs_in_another_process_is_shown() -> None:
    """At the innermost place, as it would be written."""
    with pytest.raises(laws.Broken, match=r"are others\n  at \['votes'\]\n  here: \d+\n  there: \d+$"):
        check_of(faulty_mini.UNORDERED).examine(play(faulty_mini.UNORDERED))


@pytest.mark.skipif(not hasattr(os, "fork"), reason="without it every process plays one match after the other")
def test_what_one_match_leaves_behind_for_the_next_is_found_in_a_fresh_process() -> None:
    """Here the second match meets what the first one left; there it does not."""
    game = faulty_mini.REMEMBERING
    play(game, seed=1, actions=[Take(0, 1)])
    second = play(game, seed=2, actions=[Take(0, 1)])

    with pytest.raises(laws.Broken, match=r"after 1 answer: the states of .*\n  at \['votes'\]\n  here: 1\n  there: 2"):
        check_of(game).examine(second)


def test_rules_that_fail_in_another_process_are_told_with_the_error() -> None:
    """After so many answers."""
    game = faulty_mini.FAILING_ELSEWHERE
    with pytest.raises(laws.Broken) as caught:
        check_of(game).examine(play(game, actions=ANSWERS))

    said = str(caught.value)
    assert said.startswith("after 5 answers: the rules fail in another process\n  RuntimeError: the rules do not like")


@pytest.mark.skipif(not hasattr(os, "fork"), reason="without it the process itself ends")
def test_rules_that_end_another_process_are_told() -> None:
    """A match that nobody answers for would be waited for without end."""
    game = faulty_mini.ENDING_ELSEWHERE
    with pytest.raises(laws.Broken, match=r"the rules fail in another process\n  the process that plays it has ended"):
        check_of(game).examine(play(game, actions=ANSWERS))


def test_a_game_that_prints_does_not_disturb_the_other_process(
    capfd: pytest.CaptureFixture[str], processes: list[subprocess.Popen[str]]
) -> None:
    """What it prints there is not taken for an answer, and appears nowhere; the processes end as always."""
    game = faulty_mini.CHATTING
    played = play(game, actions=ANSWERS)
    capfd.readouterr()

    with mirror.Mirror(game) as other:
        capfd.readouterr()
        other._ask({"setup": {}, "seed": 0, "actions": []})
        printed = capfd.readouterr()
        other.plays_the_same(played)

    assert printed == ("", "")
    assert have_ended(processes)


def test_a_game_inside_a_function_fails_in_that_check_only() -> None:
    """No other process could find it."""
    game = SoundMini()
    failed = {}
    for check in conformance(game, examples=2):
        try:
            check()
        except LookupError as error:
            failed[check.name] = str(error)

    assert list(failed) == ["same in another process"]
    assert failed["same in another process"].startswith("SoundMini is not the value of a name in a module")


def test_a_game_that_only_this_process_has_is_told_with_the_error_of_the_other(
    processes: list[subprocess.Popen[str]],
) -> None:
    """Its module is found there, its name is not; the processes have ended afterwards."""
    with pytest.raises(LookupError) as caught:
        check_of(faulty_mini.ONLY_HERE)()

    assert "another process cannot import tests.testing.faulty_mini.ONLY_HERE:\n" in str(caught.value)
    assert "AttributeError: module 'tests.testing.faulty_mini' has no attribute 'ONLY_HERE'" in str(caught.value)
    assert have_ended(processes)


def test_a_game_of_a_module_that_lies_nowhere_is_told_with_the_error_of_the_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It was made at run time."""
    module: Any = types.ModuleType("made_at_run_time")
    cls = type("MadeMini", (SoundMini,), {"__module__": "made_at_run_time"})
    module.GAME = cls()
    monkeypatch.setitem(sys.modules, "made_at_run_time", module)

    with pytest.raises(LookupError, match="ModuleNotFoundError: No module named 'made_at_run_time'"):
        check_of(module.GAME)()


def test_a_game_of_the_file_that_is_run_is_told_before_a_process_is_started(tmp_path: Path) -> None:
    """Its module has another name in every other process."""
    file = tmp_path / "script.py"
    file.write_text(
        "from boardrules.testing.mirror import Mirror\n"
        "from tests.testing.faulty_mini import SoundMini\n"
        "class Own(SoundMini):\n    pass\n"
        "GAME = Own()\n"
        "try:\n    Mirror(GAME)\nexcept LookupError as error:\n    print(error)\n"
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONDONTWRITEBYTECODE": "1"}
    said = subprocess.run([sys.executable, file], env=environment, capture_output=True, text=True, check=True).stdout

    assert said.startswith("GAME is in the program that is being run (__main__), which no other process can import: ")


def test_a_process_that_has_ended_is_told_with_its_last_words(processes: list[subprocess.Popen[str]]) -> None:
    """Somebody else has killed it."""
    with mirror.Mirror(SOUND) as other:
        for process in processes:
            process.kill()
            process.wait()
        with pytest.raises(RuntimeError, match=r"the process that plays matches again has ended with status"):
            other.plays_the_same(play(SOUND))


@pytest.mark.parametrize(("own", "others"), [("1", [2, 3]), ("2", [1, 3]), ("0", [1, 2]), ("random", [1, 2])])
def test_the_other_processes_have_other_hashes_than_this_one(
    own: str, others: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or they could not show anything."""
    monkeypatch.setenv("PYTHONHASHSEED", own)

    assert mirror.hash_seeds() == others
