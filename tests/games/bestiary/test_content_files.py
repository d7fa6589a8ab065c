"""Broken, missing and misspelt content files, and all faults of all files in one error."""

from __future__ import annotations

from pathlib import Path

import pytest

from boardrules.core.errors import ContentError, SetupError
from boardrules.games.bestiary.loading import defaults, house_rules, load, tables_from
from tests.games.bestiary.folders import changed, document, faults, toml, write

FILES = ["beasts", "config", "dice", "effects", "heroes", "missions", "prizes", "tiles", "tyrants"]


def test_all_faults_of_all_files_are_told_at_once(tmp_path: Path) -> None:
    """Four files: a misspelt key, a number out of range, a word that is none, and a file that is no TOML."""
    folder = changed(
        tmp_path,
        ("beasts", "beast[3].strength[1]", -5),
        ("beasts", "beast[4].wilcard", True),
        ("heroes", "hero[0].ability[0].timing", "later"),
        ("config", "assist.range.value", "far"),
    )
    write(folder, dice="# a comment\n[[die]]\nlevel = = 1\n")

    with pytest.raises(ContentError) as caught:
        load(folder)
    found = caught.value.problems

    assert isinstance(caught.value, SetupError)
    assert [(problem.path, problem.code) for problem in found] == [
        ("dice.toml: line 3", "unreadable"),
        ("beasts.toml: $.beast[4].wilcard", "unknown_key"),
        ("config.toml: $.assist.range.value", "wrong_type"),
        ("beasts.toml: $.beast[3].strength[1]", "out_of_range"),
        ("heroes.toml: $.hero[0].ability[0].timing", "unknown_value"),
    ]
    assert found[1].expected == "wildcard"
    assert (found[2].expected, found[2].got) == ("a whole number from 0 to 10", "str 'far'")
    for problem in found:
        assert str(problem) in str(caught.value)


@pytest.mark.parametrize("name", FILES)
def test_an_empty_file_lacks_its_tables_and_nothing_more(tmp_path: Path, name: str) -> None:
    """Every fault names that file: what the file should have held is not missed elsewhere."""
    found = faults(write(tmp_path, **{name: ""}))

    assert found
    assert {path.partition(":")[0] for path, _ in found} == {f"{name}.toml"}
    assert {code for _, code in found} == {"missing_key"}


@pytest.mark.parametrize("name", FILES)
def test_a_broken_file_is_one_fault(tmp_path: Path, name: str) -> None:
    """Nothing is said about what could not be read."""
    assert faults(write(tmp_path, **{name: "a = 1\nb ="})) == [(f"{name}.toml: line 2", "unreadable")]


@pytest.mark.parametrize(
    "data",
    [b"\xff\xfe", b"x = " + b"[" * 5000, b"x = " + b"9" * 5000, b"# " + b"x" * 1_000_001],
    ids=["no UTF-8", "too deep", "a number beyond measure", "too large"],
)
def test_a_file_that_is_no_content_at_all(tmp_path: Path, data: bytes) -> None:
    """Whatever lies there is refused, not crashed on."""
    (tmp_path / "prizes.toml").write_bytes(data)

    assert [code for path, code in faults(tmp_path) if path.startswith("prizes.toml")] == ["unreadable"]


def test_a_folder_in_place_of_a_file(tmp_path: Path) -> None:
    """It cannot be read."""
    (tmp_path / "prizes.toml").mkdir()

    assert faults(tmp_path) == [("prizes.toml", "unreadable")]


def test_a_misspelt_file_name(tmp_path: Path) -> None:
    """It would be passed over in silence; so it is a fault, with the name that was meant. Other files may lie there."""
    write(tmp_path, beast="")
    (tmp_path / "README.md").write_text("mine", encoding="utf-8")

    with pytest.raises(ContentError) as caught:
        load(tmp_path)

    assert [(problem.path, problem.expected) for problem in caught.value.problems] == [("beast.toml", "beasts.toml")]


@pytest.mark.parametrize("where", ["nowhere", "empty", "file"])
def test_no_content_folder(tmp_path: Path, where: str) -> None:
    """A folder that is not there, holds nothing, or is none."""
    (tmp_path / "empty").mkdir()
    (tmp_path / "file").write_text("", encoding="utf-8")

    assert [code for _, code in faults(tmp_path / where)] == ["missing_key" if where == "empty" else "unreadable"]


def test_everything_that_reads_a_folder_refuses_it(tmp_path: Path) -> None:
    """Lists of defaults and of house rules are not made of faulty content."""
    folder = changed(tmp_path, ("dice", "die[0].faces", []))

    for reader in (load, tables_from, defaults, house_rules):
        with pytest.raises(ContentError, match=r"dice\.toml: \$\.die\[0\]\.faces"):
            reader(folder)


def test_faults_are_short(tmp_path: Path) -> None:
    """A value of any size is told in a few words."""
    folder = changed(tmp_path, ("beasts", "beast[0].id", "x" * 100_000), ("beasts", "beast[1].pb", 10**4000))

    with pytest.raises(ContentError) as caught:
        load(folder)

    assert all(len(str(problem)) < 700 for problem in caught.value.problems)


def test_the_writer_of_these_tests_writes_what_it_is_given(tmp_path: Path) -> None:
    """Otherwise a test could fail for a fault of the writer."""
    import tomllib

    value = {"a": [1, True, 'a "b" \\ c\nd', {"x": [[]], "2": "é"}]}

    assert tomllib.loads(f"value = {toml(value)}")["value"] == value
    assert load(write(tmp_path, **{name: document(name) for name in ("beasts", "config", "tiles")})) is load()
