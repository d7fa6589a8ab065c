"""Golden matches: how they are played, and what a check of them notices."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, assert_type

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardrules.games import shadow_hunters as sh
from boardrules.testing.goldens import (
    Answers,
    Golden,
    GoldenError,
    GoldenMismatch,
    any_golden,
    check_golden,
    golden_files,
    read_golden,
    write_golden,
)
from boardrules.testing.goldens.__main__ import main
from boardrules.testing.playthroughs import PlayError
from tests.core import mini_game as mini
from tests.testing.golden_games import ENDLESS, MINI, MOVED, Moved, change, golden_file


def _mismatch(path: Path) -> GoldenMismatch:
    with pytest.raises(GoldenMismatch) as found:
        check_golden(path)
    return found.value


# -- how answers are chosen ------------------------------------------------------------------------------------


def _kinds(golden: Golden[mini.MiniSetup, mini.State, mini.Action, mini.Event, mini.View]) -> set[str]:
    return {type(action).__name__ for action in golden.playthrough().actions}


def test_kinds_that_are_taken_seldom_are_hardly_ever_taken() -> None:
    """The others are, as without a temper all are."""
    setup = mini.MiniSetup()
    plain = set().union(*[_kinds(any_golden(mini.GAME, seed, setup=setup, seldom={})) for seed in range(6)])
    shy = set().union(*[_kinds(any_golden(mini.GAME, seed, setup=setup, seldom={"Rob": 10**9})) for seed in range(6)])

    assert {"Rob", "Take", "Roll", "Rest", "Cheer"} <= plain
    assert "Rob" not in shy
    assert {"Take", "Roll", "Rest", "Cheer"} <= shy


def test_where_all_kinds_are_seldom_the_first_action_leads_on() -> None:
    """The match does not wait for one that is not."""
    everything = {kind.__name__: 10**9 for kind in mini.GAME.schema().actions}
    golden = any_golden(mini.GAME, setup=mini.MiniSetup(), seldom={**everything, "Take": 2})

    played = golden.playthrough()

    assert played.outcome is not None
    votes = [action for action in played.actions if isinstance(action, mini.Vote)]
    assert votes
    assert not any(vote.shuffle for vote in votes)


def test_seeds_bring_other_setups_answers_and_tempers() -> None:
    """What is not given follows from the seed."""
    goldens = [any_golden(sh.GAME, seed) for seed in range(12)]

    assert len({golden.setup for golden in goldens}) > 6
    assert len({golden.answers.seldom for golden in goldens}) > 6
    assert any_golden(sh.GAME, 3).text() == goldens[3].text()


def test_a_golden_keeps_the_types_of_its_game() -> None:
    """Whoever makes one gets his own classes back."""
    golden = any_golden(mini.GAME, 1)

    assert_type(golden.setup, mini.MiniSetup)
    assert_type(golden.playthrough().actions, tuple[mini.Action, ...])
    assert isinstance(golden.setup, mini.MiniSetup)


def test_a_game_that_takes_more_answers_than_it_says_is_cut_off() -> None:
    """So that one that never ends still has an end in its golden."""
    golden = any_golden(ENDLESS, 1)

    assert len(golden.playthrough()) == 7
    assert "== The match is not over.\n" in golden.text()


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda: Golden(mini.GAME, mini.MiniSetup(), -1), "the seed is a whole number"),
        (lambda: Golden(mini.GAME, mini.MiniSetup(), 2**64), "the seed is a whole number"),
        (lambda: any_golden(mini.GAME, -1), "the seed is a whole number"),
        (lambda: Golden(mini.GAME, mini.MiniSetup(), 0, Answers(-1)), "the seed of the answers"),
        (lambda: any_golden(mini.GAME, seldom={"Steal": 8}), "mini has no action 'Steal'.* it has Rest, Take"),
        (lambda: any_golden(mini.GAME, seldom={"Rob": 1}), "once in 2 or more times, not once in 1"),
        (lambda: any_golden(mini.GAME, lang="xx"), "does not speak the language 'xx'; it speaks en, es"),
        (lambda: any_golden(mini.MiniGame()), "neither installed nor the value of a name"),
    ],
)
def test_a_golden_that_nobody_could_play_is_refused(make: Callable[[], object], words: str) -> None:
    """When it is made, not when it is read."""
    with pytest.raises(GoldenError, match=words):
        make()


# -- what a check notices --------------------------------------------------------------------------------------


def test_what_was_written_is_what_is_played(tmp_path: Path) -> None:
    """For a game that is not installed, in another language, and for an installed one."""
    goldens: tuple[Golden[Any, Any, Any, Any, Any], ...] = (
        any_golden(mini.GAME, 4),
        any_golden(mini.GAME, 5, lang="es"),
        any_golden(sh.GAME, 6),
    )
    for name, golden in enumerate(goldens):
        path = tmp_path / f"{name}.txt"
        write_golden(path, golden)

        check_golden(path)
        assert path.read_bytes() == golden.text().encode()
        assert read_golden(path).text() == golden.text()


def test_a_changed_line_is_shown_with_what_is_played_and_the_lines_before(tmp_path: Path) -> None:
    """With its number, and the command that writes the golden anew."""
    path = golden_file(tmp_path)
    lines = path.read_text(encoding="utf-8").split("\n")
    middle = len(lines) // 2
    change(path, lambda old: [*old[:middle], "             Something else", *old[middle + 1 :]])

    error = _mismatch(path)

    assert (error.line, error.written, error.played) == (middle + 1, "             Something else", lines[middle])
    said = str(error).split("\n")
    assert said[0] == f"{path} is not what is played now; the first line that differs is {middle + 1}:"
    assert said[2:8] == [
        *[f"       {number}  {lines[number - 1]}" for number in range(middle - 3, middle + 1)],
        f"file:  {middle + 1}               Something else",
        f"now:   {middle + 1}  {lines[middle]}",
    ]
    assert said[-1].endswith(f"python -m boardrules.testing.goldens {path}")


@given(st.data())
def test_any_line_that_is_gone_doubled_or_changed_is_noticed_there(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    """The first line that differs is the one that was touched, or the next where two were equal."""
    path = golden_file(tmp_path_factory.mktemp("goldens"))
    lines = path.read_text(encoding="utf-8").split("\n")
    at = data.draw(st.integers(9, len(lines) - 2))
    touched = data.draw(
        st.sampled_from(
            [
                lines[:at] + lines[at + 1 :],
                [*lines[:at], *lines[at:][:1], *lines[at:]],
                [*lines[:at], "?", *lines[at + 1 :]],
            ]
        )
    )
    change(path, lambda _: touched)

    error = _mismatch(path)

    first = next(n for n in range(len(lines) + 1) if touched[n : n + 1] != lines[n : n + 1])
    assert error.line == first + 1
    assert error.written == (touched[first] if first < len(touched) else None)
    assert error.played == (lines[first] if first < len(lines) else None)


@pytest.mark.parametrize(
    ("by", "words"),
    [
        (lambda lines: lines[:-5], "(nothing: the file ends here)"),
        (lambda lines: [*lines[:-1], "more", ""], "file:.*  more\nnow:.*  (an empty line)"),
        (lambda lines: [*lines, ""], "(nothing: the match ends here)"),
        (lambda lines: lines[:-1], "file:.*  (nothing: the file ends here)\nnow:.*  (an empty line)"),
        (lambda lines: [*lines[:12], f"{lines[12]} ", *lines[13:]], " '\n"),
    ],
    ids=["a missing end", "extra lines", "an extra line end", "a missing line end", "a blank at the end of a line"],
)
def test_differences_that_are_hard_to_see_are_named(
    tmp_path: Path, by: Callable[[list[str]], list[str]], words: str
) -> None:
    """An end, an empty line, a blank."""
    path = golden_file(tmp_path)
    change(path, by)

    assert re.search(words.replace("(", r"\(").replace(")", r"\)"), str(_mismatch(path)))


def test_line_ends_of_another_platform_are_no_difference(tmp_path: Path) -> None:
    """A checkout may have changed them."""
    path = golden_file(tmp_path)
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))

    check_golden(path)
    assert not write_golden(path, read_golden(path))


def test_a_golden_of_another_content_version_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever moved it has to write the goldens anew."""
    path = tmp_path / "moved.txt"
    write_golden(path, any_golden(MOVED, 1))
    monkeypatch.setattr(Moved, "content_version", 2)

    error = _mismatch(path)

    assert (error.line, error.written, error.played) == (3, "content_version: 1", "content_version: 2")
    assert "another content version" in str(error)


def test_a_change_that_no_event_shows_is_noticed_by_the_states(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At the first state that is named."""

    def new_state(self: Moved, setup: mini.MiniSetup, seed: int) -> mini.State:
        state = mini.GAME.new_state(setup, seed)
        state.chance.counters["unused"] = 1
        return state

    path = tmp_path / "moved.txt"
    write_golden(path, any_golden(MOVED, 1))
    first = next(line for line in path.read_text(encoding="utf-8").split("\n") if "(state " in line)
    monkeypatch.setattr(Moved, "new_state", new_state)

    error = _mismatch(path)

    assert error.written == first
    assert re.fullmatch(r" +\(state [0-9a-f]{8}\)", error.played or "")


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("Golden match of boardrules, format 1", "Golden match of boardrules, format 2", ":1: not a golden match"),
        (f"game: {MINI}", "game: chess", "unknown game 'chess'; known: bestiary, lotr_investigation, shadow_hunters"),
        (f"game: {MINI}", "game: tests.core.no_game:GAME", "cannot be imported: No module named 'tests.core.no_game'"),
        (f"game: {MINI}", "game: tests.core.mini_game:GAMES", "cannot be imported: module"),
        (f"game: {MINI}", "game: tests.testing.golden_games:NO_GAME", "is not a game, but of type int"),
        (f"game: {MINI}", "game: ../mini:GAME", "is not of the form module:NAME"),
        (f"game: {MINI}\n", "", "the header does not say game"),
        ("seed: 1\n", "seed: one\n", "the seed is a whole number from 0 to 2**64 - 1, not 'one'"),
        ("seed: 1\n", "seed: -7\n", "the seed is a whole number from 0 to 2**64 - 1, not '-7'"),
        ("seed: 1\n", "seed: 99999999999999999999\n", "the seed is a whole number from 0"),
        ("seed: 1\n", "seed: 1\nseed: 2\n", "line 7 of the header says 'seed' again"),
        ("seed: 1\n", "seed: 1\nspeed: 2\n", "line 7 of the header is not one of game, content_version"),
        ("content_version: 1", "content_version: x", "the content_version is a whole number, 0 or more, not 'x'"),
        ("language: en", "language: xx", "does not speak the language 'xx'"),
        ('setup: {"players": 2', 'setup: {"players": 3', "players: out_of_range"),
        ('setup: {"players": 2', 'setup: {"people": 2', "the setup does not fit mini: $: unknown_key"),
        ('setup: {"players": 2', "setup: [{", "the setup does not fit mini: $: not_json"),
        ('answers: {"seed": 1', "answers: {", "the answers cannot be read: $: not_json"),
        ('answers: {"seed": 1', 'answers: {"seeds": 1', 'an object with "seed" and "seldom"'),
        ('answers: {"seed": 1', 'answers: {"seed": "1"', "the seed of the answers is a whole number"),
        ('"seldom": {', '"seldom": {"Steal": 8, ', "mini has no action 'Steal'"),
        ('"seldom": {', '"seldom": {"Roll": "8", ', "not once in '8'"),
        ("\n\n== The start", "\n== The start", "of the header is not one of"),
    ],
)
def test_a_damaged_header_is_named_with_its_file_and_never_written_over(
    tmp_path: Path, old: str, new: str, words: str
) -> None:
    """It says what is wrong with it."""
    path = golden_file(tmp_path)
    damaged = path.read_text(encoding="utf-8").replace(old, new, 1)
    assert damaged.count(old) == 0 or new.startswith(old)
    path.write_text(damaged, encoding="utf-8")

    with pytest.raises(GoldenError) as found:
        check_golden(path)

    assert str(found.value).startswith(f"{path}:")
    assert words in str(found.value)
    assert main([str(path)]) == 1
    assert path.read_text(encoding="utf-8") == damaged


def test_what_is_no_text_or_not_there_is_no_golden(tmp_path: Path) -> None:
    """Both are named."""
    path = tmp_path / "picture.txt"
    path.write_bytes(b"\x89PNG\xff")

    with pytest.raises(GoldenError, match=r"picture\.txt: not a golden match: it is not a text"):
        check_golden(path)
    with pytest.raises(GoldenError, match=r"none\.txt: cannot be read: No such file"):
        check_golden(tmp_path / "none.txt")


def test_rules_that_break_on_the_way_are_shown_with_the_way(tmp_path: Path) -> None:
    """As in any test of the kit."""
    path = tmp_path / "broken.txt"
    write_golden(path, any_golden(MOVED, 1, setup=mini.MiniSetup(), seldom={}))
    path.write_text(path.read_text(encoding="utf-8").replace(":MOVED", ":BROKEN"), encoding="utf-8")

    with pytest.raises(PlayError, match=r"ZeroDivisionError: three(.|\n)*played = play\("):
        check_golden(path)


def testgolden_files_finds_all_of_them_or_complains(tmp_path: Path) -> None:
    """A test of no goldens would pass."""
    with pytest.raises(GoldenError, match="there are no golden matches in"):
        golden_files(tmp_path)
    (tmp_path / "b").mkdir()
    paths = (golden_file(tmp_path / "b"), golden_file(tmp_path))
    (tmp_path / "notes.md").write_text("no golden", encoding="utf-8")

    assert golden_files(tmp_path) == paths
    assert golden_files(paths[1]) == paths[1:]


def test_writing_never_writes_over_what_is_no_golden(tmp_path: Path) -> None:
    """Whatever else a file holds stays."""
    path = tmp_path / "notes.txt"
    path.write_text("keep this\n", encoding="utf-8")

    with pytest.raises(GoldenError, match="not a golden match"):
        write_golden(path, any_golden(mini.GAME, 1))

    assert path.read_text(encoding="utf-8") == "keep this\n"
