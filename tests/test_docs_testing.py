"""The tutorial of the testing kit, ``docs/testing.md``, is followed to the letter."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from boardrules.testing import LawBroken, conformance, examine
from examples import high_card
from tests.docs_pages import ROOT, Block, Page, broken_checks, changed, commands, imported, joined, plain, run

PAGE: Final = Page("testing.md")
EXAMPLE: Final = (ROOT / "examples" / "high_card.py").read_text(encoding="utf-8")


def _faults() -> list[tuple[Block, Block]]:
    """Return every change that breaks the game, with what is said of it."""
    after = [block for block in PAGE.blocks if block.language in ("diff", "text")]
    return [(block, after[index + 1]) for index, block in enumerate(after) if block.language == "diff"]


def _write(folder: Path) -> None:
    """Write the files of the tutorial, as far as the reader has to write them."""
    for language in ("python", "ini"):
        for name in {block.name for block in PAGE.blocks if block.language == language}:
            (folder / name).write_text(joined(PAGE.pieces(name, language)), encoding="utf-8")


def test_the_pieces_of_the_game_are_the_example() -> None:
    """Put together they are the file to the letter."""
    assert joined(PAGE.pieces("high_card.py")) == EXAMPLE


def test_the_first_run_finds_nothing(tmp_path: Path) -> None:
    """The conformance suite passes on the example game, and prints what the page shows."""
    _write(tmp_path)
    (tmp_path / "test_high_card.py").write_text(PAGE.pieces("test_high_card.py")[0], encoding="utf-8")
    for later in ("test_rules.py", "test_goldens.py"):
        (tmp_path / later).unlink()

    assert plain(run(tmp_path, "pytest -q")) == plain(commands(PAGE.blocks)["pytest -q"])


def test_everything_else_that_the_reader_writes_runs(tmp_path: Path) -> None:
    """Golden matches, laws, properties, the machine, the report: every command prints what the page shows."""
    _write(tmp_path)
    shown_by = commands(PAGE.blocks)
    assert len(shown_by) == 4
    for command, shown in shown_by.items():
        if command != "pytest -q":
            assert plain(shown) in plain(run(tmp_path, command)), command

    golden = "goldens/high_card/2_players_seed_7.txt"
    assert [(tmp_path / golden).read_text(encoding="utf-8")] == PAGE.pieces(golden, "text")
    suite = "test_high_card.py::test_the_game_keeps_the_law"  # it has run above
    said = run(tmp_path, f"pytest -q -rA --deselect {suite}")
    written = "".join([block.text for block in PAGE.blocks if block.name.startswith("test_")])
    names = set(re.findall(r"^def (test_\w+)|^(Test\w+) = ", written, re.M))
    assert len(names) > 10
    assert {"".join(name) for name in names} == {
        suite.partition("::")[2],
        *re.findall(r"^PASSED \S+?::(\w+)", said, re.M),
    }


@pytest.mark.parametrize(("change", "said"), _faults(), ids=[said.name for _, said in _faults()])
def test_a_fault_that_is_planted_is_found_as_the_page_says(change: Block, said: Block, tmp_path: Path) -> None:
    """By one check of the suite, or by a law of the game's own and no check; with the script that is shown."""
    _write(tmp_path)
    file = tmp_path / change.name
    file.write_text(changed(file.read_text(encoding="utf-8"), change.text), encoding="utf-8")

    with imported(tmp_path, "high_card", "test_high_card") as (broken, tests):
        found = broken_checks(broken.GAME)
        law = getattr(tests, said.name, None)
        if law is not None:
            assert found == {}
            with pytest.raises(LawBroken) as error:
                examine(broken.GAME, law)
            found = {said.name: str(error.value)}

    assert {name: plain(words) for name, words in found.items()} == {said.name: plain(said.text)}


def test_the_page_lists_the_checks_of_the_suite() -> None:
    """All of them in their order, with what each says of itself."""
    section = PAGE.text.partition("### The laws\n")[2].partition("\n### ")[0]
    rows = re.findall(r"^\| (.*?) \| (.*) \|$", section, re.M)[2:]

    assert rows == [(str(check), check.about.replace("``", "`")) for check in conformance(high_card.GAME)]


def test_the_page_names_every_rule_of_the_game_once_in_its_rules() -> None:
    """And the game cites each of them and no other."""
    rules = PAGE.rules("HC")

    assert len(rules) == len(set(rules))
    assert set(rules) == set(re.findall(r"HC-[A-Z]+-\d+", EXAMPLE))
    assert set(re.findall(r"HC-[A-Z]+-\d+", PAGE.text)) == set(rules)


def test_links_of_the_page_lead_somewhere() -> None:
    """To files that are there, and to headings of this page or of another."""
    assert PAGE.broken_links() == []
