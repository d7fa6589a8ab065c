"""The command line and its files: matches are saved, replayed and resumed, and what is no save is left alone."""

from __future__ import annotations

import json
import os
import random
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import boardrules
from boardrules.games import shadow_hunters as sh
from boardrules.play.text import Text
from tests.conftest import Run

GAME = "shadow_hunters"


def test_a_save_is_replayed_in_words(run: Run, tmp_path: Path) -> None:
    """Every step with its events, the winners, and that all digests agree."""
    file = tmp_path / "match.json"
    _, played, _ = run("play", GAME, "--seed", "5", "--save", file)

    status, out, err = run("replay", file, "--rules")
    spanish = run("replay", file, "--lang", "es")
    assert out.count("is dealt") == 5

    assert (status, err) == (0, "")
    match = boardrules.Match.loads(file.read_text(), sh.GAME)
    assert f"All {len(match.log) + 1} digests agree." in out
    assert "is dealt" in out
    assert "[SH-TRN-01]" in out
    assert re.findall("★.*", played) == re.findall("★.*", out)
    assert f"Coinciden las {len(match.log) + 1} huellas." in spanish[1]


def test_an_unfinished_match_is_replayed_as_far_as_it_goes(run: Run, tmp_path: Path) -> None:
    """The table as it stands takes the place of the winners, and nobody's secrets are told."""
    match = _begun(60)
    file = tmp_path / "match.json"
    file.write_text(match.dumps())

    status, out, _ = run("replay", file)

    assert status == 0
    assert "The match is not over." in out
    assert "All 61 digests agree." in out
    assert "is dealt" not in out
    assert "Do nothing" not in out  # who was asked may be a secret, too
    public = [Text(sh.GAME).event(event) for event in match.seen_log(None)]
    assert [line.strip() for line in out.splitlines() if line.startswith("    ")][: len(public)] == public
    text = Text(sh.GAME)
    hidden = [player.character for player in match.state.players if not player.revealed]
    assert hidden
    for character in hidden:
        assert f"{text.entity(character)} (" not in out


def _begun(steps: int) -> boardrules.Match[sh.Setup, sh.State, sh.Action, sh.Event, sh.View]:
    """Return a match that is not over: the players answer by chance."""
    match = boardrules.Match(sh.GAME, sh.Setup(), 2)
    chance = random.Random(1)
    for _ in range(steps):
        decision = match.decision
        assert decision is not None
        actions = [action for action in decision.actions if not isinstance(action, sh.Reveal)]
        match.play(chance.choice(actions))
    return match


def test_a_saved_match_goes_on(run: Run, tmp_path: Path) -> None:
    """Game and file come from the save; what has happened is not told again; another file leaves it alone."""
    file, other = tmp_path / "match.json", tmp_path / "other.json"
    begun = _begun(30)
    file.write_text(begun.dumps())

    status, out, err = run("play", "--resume", file, "--save", other)
    assert (status, err) == (0, "")
    assert file.read_text() == begun.dumps()
    assert run("play", GAME, "--resume", file)[0] == 0

    assert "The match goes on after 30 steps." in out
    assert "★" in out
    assert "Turn 1: " not in out
    assert file.read_text() == other.read_text()
    ended = boardrules.Match.loads(file.read_text(), sh.GAME)
    assert ended.outcome is not None
    assert ended.log[:30] == begun.log
    again = run("play", "--resume", file, "--lang", "es")
    assert "La partida ha terminado" in again[1]
    assert re.findall("★ .*\\d", again[1].replace("Jugador", "Player")) == re.findall("★ .*\\d", out)


def test_a_match_is_resumed_as_the_game_that_it_is(run: Run, tmp_path: Path) -> None:
    """What is no save, and an unknown game, are refused."""
    file = tmp_path / "match.json"
    file.write_text(_begun(1).dumps().replace(f'"{GAME}"', '"chess"'))

    assert "$.game: a save of another game" in run("play", GAME, "--resume", file)[2]
    assert "$.game: unknown game" in run("play", "--resume", file)[2]
    file.write_text("hello")
    status, out, err = run("play", "--resume", file)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert file.read_text() == "hello"


@pytest.fixture
def in_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Work in a folder with a game that is not installed, which says when it is imported."""
    (tmp_path / "my_house.py").write_text(
        "from boardrules.games.shadow_hunters.game import ShadowHunters\n"
        "class House(ShadowHunters):\n    id = 'my_house'\n"
        "GAME = House()\nOTHER = ShadowHunters()\nprint('my_house is imported')\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    yield tmp_path
    sys.modules.pop("my_house", None)


def test_a_save_of_a_game_that_is_not_installed_is_opened_with_the_game_beside_it(run: Run, in_folder: Path) -> None:
    """Replayed and resumed; another game is refused, and so is none."""
    file = in_folder / "match.json"
    assert run("play", "my_house:GAME", "--seed", "5", "--save", file)[0] == 0

    status, out, err = run("replay", file, "--game", "my_house:GAME")
    assert (status, err) == (0, "")
    assert "digests agree" in out
    assert run("play", "my_house:GAME", "--resume", file)[0] == 0
    assert "a save of another game" in run("replay", file, "--game", "my_house:OTHER")[2]
    assert "a save of another game" in run("replay", file, "--game", GAME)[2]
    assert "$.game: unknown game" in run("replay", file)[2]
    assert "module 'my_house' has no attribute 'NO'" in run("replay", file, "--game", "my_house:NO")[2]


@pytest.mark.parametrize(("lang", "words"), [("en", "do not end it"), ("es", "no lo terminan")])
def test_a_game_that_never_ends_is_stopped_with_one_message(run: Run, in_folder: Path, lang: str, words: str) -> None:
    """After as many answers as it declares; the save is written, to look at what goes on in it."""
    (in_folder / "my_house.py").write_text(
        "from boardrules.games.shadow_hunters.game import ShadowHunters\n"
        "class House(ShadowHunters):\n    id = 'my_house'\n    most_decisions = 6\nGAME = House()\n"
    )
    file = in_folder / "match.json"

    status, _, err = run("play", "my_house:GAME", "--seed", "5", "--lang", lang, "--save", file)

    assert (status, err.count("\n")) == (1, 1)
    assert words in err
    assert "6" in err
    assert len(json.loads(file.read_text())["actions"]) == 6


@pytest.mark.parametrize(
    ("lang", "words", "cure"),
    [
        ("en", "unknown game", ("FILE --game module:NAME", "module:NAME --resume FILE")),
        ("es", "juego desconocido", ("ARCHIVO --game módulo:NOMBRE", "módulo:NOMBRE --resume ARCHIVO")),
    ],
)
def test_of_a_game_that_is_not_installed_it_is_said_how_it_is_named(
    run: Run, tmp_path: Path, lang: str, words: str, cure: tuple[str, str]
) -> None:
    """Where a save is opened, and where that is the cure."""
    file = tmp_path / "match.json"
    file.write_text(_begun(1).dumps().replace(f'"{GAME}"', '"chess"'))

    replayed = run("replay", file, "--lang", lang)
    resumed = run("play", "--resume", file, "--lang", lang)

    for (status, out, err), named in zip((replayed, resumed), cure, strict=True):
        assert (status, out, err.count("\n")) == (2, "", 1)
        assert f"$.game: {words}" in err
        assert err.endswith(f"{named}\n")
    assert "module:NAME" not in run("replay", file, "--game", GAME)[2]
    file.write_text("hello")
    assert "module:NAME" not in run("replay", file)[2]


@pytest.mark.parametrize("named", ["my_house:GAME", "my_house", "my_house.GAME", "./my_house.py", "my_house:House"])
def test_a_save_runs_no_module_that_it_names(run: Run, in_folder: Path, named: str) -> None:
    """Whoever opens it has named another game, or none."""
    file = in_folder / "match.json"
    file.write_text(_begun(1).dumps().replace(f'"{GAME}"', f'"{named}"'))

    for words in (("replay", file), ("play", "--resume", file), ("replay", file, "--game", GAME)):
        status, out, err = run(*words)
        assert (status, out) == (2, "")
        assert "$.game: " in err
    with pytest.raises(boardrules.SaveError):
        boardrules.Match.loads(file.read_text())
    assert "my_house" not in sys.modules


def test_faults_of_a_save_are_told_in_the_words_of_its_game(run: Run, tmp_path: Path) -> None:
    """Its setup and its actions; ``play --resume`` and ``replay`` alike."""
    file = tmp_path / "match.json"
    save = json.loads(_begun(3).dumps())
    attack = {"type": "Attack", "seat": 0, "target": 0}
    for change, said in (
        ({"setup": {**save["setup"], "areas": ["church"]}}, "$.setup.areas: no son los componentes del juego"),
        (
            {"actions": [attack, *save["actions"][1:]]},
            "$.actions[0]: esta acción no",
        ),
        ({"digests": save["digests"][:-1]}, "se esperaba: 4 huellas"),
    ):
        file.write_text(json.dumps({**save, **change}))
        for words in (("replay", file), ("play", "--resume", file)):
            status, out, err = run(*words, "--lang", "es")
            assert (status, out, err.count("\n")) == (2, "", 1)
            assert said in err
            assert not re.search(r"wrong_|not_[a-z]+_|\blegal\b", err)


def _tampered() -> Iterator[tuple[str, Callable[[dict[str, Any]], object], str]]:
    yield "seed", lambda save: save.update(seed=8), "$.digests[0]: the game does not play back as saved"
    yield "action", lambda save: save["actions"].__setitem__(2, {"type": "Roll", "seat": 0}), "$.actions[2]"
    yield "kind", lambda save: save["actions"].__setitem__(0, {"type": "Cheat"}), "$.actions[0]: unknown type"
    yield "short", lambda save: save["actions"].pop(), "$.digests: wrong length"
    yield "digest", lambda save: save["digests"].__setitem__(1, "0" * 32), "$.digests[1]"
    yield "game", lambda save: save.update(game="chess"), "$.game: unknown game"
    yield "version", lambda save: save.update(content_version=99), "$.content_version: another version"
    yield "setup", lambda save: save["setup"].update(players=3), "players: out of range"
    yield "key", lambda save: save.update(note="hello"), "unknown key"


@pytest.mark.parametrize(("change", "said"), [pytest.param(*case[1:], id=case[0]) for case in _tampered()])
def test_a_tampered_save_is_refused(
    run: Run, tmp_path: Path, change: Callable[[dict[str, Any]], object], said: str
) -> None:
    """One line that names the place."""
    match = boardrules.Match(sh.GAME, sh.Setup(first_player=4), 7)
    for _ in range(5):
        decision = match.decision
        assert decision is not None
        match.play(decision.actions[0])
    save = json.loads(match.dumps())
    change(save)
    file = tmp_path / "match.json"
    file.write_text(json.dumps(save))

    status, out, err = run("replay", file)

    assert (status, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("content", [b"", b"[", b"[1]", b"\xff\xfe", b"null", b"[" * 100_000, b'{"format": 1}'])
def test_what_is_no_save_is_refused(run: Run, tmp_path: Path, content: bytes) -> None:
    """Whatever is in the file."""
    file = tmp_path / "match.json"
    file.write_bytes(content)

    status, out, err = run("replay", file)

    assert (status, out) == (2, "")
    assert err.count("\n") == 1


# -- files -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "content", [b"hello\n", b"[1, 2]", b"{}", b"\xff\xfe", b" ", b'{"format": "other"}', b"[" * 9999]
)
def test_a_file_that_is_no_save_is_not_written_over(run: Run, tmp_path: Path, content: bytes) -> None:
    """One line, status 2, and the file as it was."""
    file = tmp_path / "thesis.txt"
    file.write_bytes(content)

    status, out, err = run("play", GAME, "--save", file)

    assert (status, out) == (2, "")
    assert "is not a saved match" in err
    assert err.count("\n") == 1
    assert file.read_bytes() == content


def test_an_empty_file_an_older_save_and_a_device_are_written_to(run: Run, tmp_path: Path) -> None:
    """A save counts as one however its keys are ordered."""
    file = tmp_path / "match.json"
    for content in ("", _begun(1).dumps(), json.dumps(json.loads(_begun(1).dumps()), sort_keys=True)):
        file.write_text(content)
        assert run("play", GAME, "--seed", "1", "--save", file)[0] == 0
        assert boardrules.Match.loads(file.read_text()).outcome is not None
    assert run("play", GAME, "--seed", "1", "--save", os.devnull)[0] == 0
