"""The reference pages show every public name of every game, with an example that is right, and are up to date."""

from __future__ import annotations

import doctest
import inspect
import io
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import attrs
import pytest
from attrs import evolve, frozen

import boardrules
from boardrules import core
from boardrules.core import Action, Event
from boardrules.games import bestiary as bh
from boardrules.games import shadow_hunters as sh
from tools import reference
from tools.reference_examples import Search, Writer, agree
from tools.reference_games import GAMES, Described

_HEADING: Final = re.compile(r"^### (.+)$", re.MULTILINE)
_LINK: Final = re.compile(r"\(#([\w-]+)\)")
_BLOCK: Final = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
each_game: Final = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@frozen
class Shown:
    """What a page shows of one name: the text before the example, the kind of the example, and the example."""

    name: str
    text: str
    kind: str
    example: str


def committed(game: Described) -> str:
    """Return the page of a game as it lies in the project."""
    return (reference.PAGES / f"{game.id}.md").read_text(encoding="utf-8")


def shown(game: Described) -> Iterator[Shown]:
    """Yield what the page of a game shows of each name."""
    parts = re.split(r"^(?=##)", committed(game), flags=re.MULTILINE)
    for part in parts:
        heading = _HEADING.match(part)
        if heading is not None:
            blocks = _BLOCK.findall(part)
            assert len(blocks) == 1, heading[1]
            yield Shown(heading[1], _BLOCK.sub("", part[heading.end() :]).strip(), *blocks[0])


def names(game: Described) -> dict[str, Any]:
    """Return the names that the examples of a page use."""
    return Writer(game.package, game.short, ()).names()


def test_the_committed_pages_are_what_the_tool_writes() -> None:
    """Written anew by ``python -m tools.reference``."""
    for path, text in reference.pages().items():
        assert path.read_text(encoding="utf-8").splitlines() == text.splitlines(), path.name


@each_game
def test_a_page_shows_every_public_name_once_and_no_other(game: Described) -> None:
    """The list at its top leads to each of them."""
    headings = _HEADING.findall(committed(game))
    links = _LINK.findall(committed(game))

    assert Counter(headings) == Counter(game.package.__all__)
    assert Counter(links) == Counter([reference.slug(name) for name in headings])


@each_game
def test_every_name_has_an_anchor_of_its_own(game: Described) -> None:
    """No two headings of a page have the same."""
    headings = re.findall(r"^#+ (.+)$", _BLOCK.sub("", committed(game)), re.MULTILINE)

    assert [anchor for anchor, count in Counter(map(reference.slug, headings)).items() if count > 1] == []
    assert reference.anchor(game, "Setup") == f"docs/reference/{game.id}.md#setup"


@each_game
def test_every_name_is_explained_in_the_words_of_its_docstring(game: Described) -> None:
    """With all fields, and for an action with the questions that offer it."""
    for entry in shown(game):
        value = getattr(game.package, entry.name)
        assert re.match(r"\w", entry.text), entry.name
        if isinstance(value, type):
            first = inspect.cleandoc(value.__doc__ or "").split("\n\n")[0].replace("``", "`")
            assert entry.text.startswith(first), entry.name
            fields = {one.name for one in attrs.fields(value)} if attrs.has(value) else set()
            assert {name for name in fields if f"`{name}: " not in entry.text} <= {"rules"}, entry.name
            if issubclass(value, Action):
                assert "\nOffered at: `" in entry.text, entry.name


@each_game
def test_every_question_of_the_game_offers_an_action_of_the_page(game: Described) -> None:
    """The message catalogue names the questions; the matches that the tool plays come to all of them."""
    catalogue = (Path(str(game.package.__file__)).parent / "text" / "en.ftl").read_text(encoding="utf-8")
    offered = " ".join(re.findall(r"^Offered at: (.*)$", committed(game), re.MULTILINE))

    assert set(re.findall(r"`([\w-]+)`", offered)) == set(re.findall(r"^prompt-([\w-]+) =", catalogue, re.MULTILINE))


@each_game
def test_every_value_that_is_shown_is_one_of_its_class(game: Described) -> None:
    """And every event cites its rules."""
    values = [entry for entry in shown(game) if entry.kind == "python"]

    assert values
    for entry in values:
        value = eval(entry.example, names(game))
        assert type(value) is getattr(game.package, entry.name)
        if isinstance(value, Event):
            assert value.rules, entry.name


@each_game
def test_every_session_says_what_happens(game: Described) -> None:
    """Whatever is no action, event or part is shown by code, and the code uses the name."""
    for entry in shown(game):
        if entry.kind == "pycon":
            test = doctest.DocTestParser().get_doctest(entry.example, names(game), entry.name, None, 0)
            said = io.StringIO()
            assert doctest.DocTestRunner(verbose=False).run(test, out=said.write).failed == 0, said.getvalue()
            assert re.search(rf"\b{game.short}\.{entry.name}\b|GAME\.view|GAME\.start", entry.example), entry.name


@each_game
def test_readme_design_and_package_lead_to_the_page(game: Described) -> None:
    """Whoever looks at one of them finds it."""
    page = f"reference/{game.id}.md"

    assert f"docs/{page}" in (reference.ROOT / "README.md").read_text(encoding="utf-8")
    assert page in (reference.ROOT / "docs" / "design.md").read_text(encoding="utf-8")
    assert f"docs/{page}" in str(game.package.__doc__)


def test_a_name_that_no_match_shows_is_named() -> None:
    """So that somebody plays a match for it, or writes code that shows it."""

    class Unplayed(reference.Page):
        def search(self) -> Search:
            schema = sh.GAME.schema()
            return Search(self.writer, schema.actions, schema.events, ())

    with pytest.raises(LookupError, match="shadow_hunters: nothing shows AbilityUsed"):
        Unplayed(GAMES[0]).text()


def test_a_name_without_a_word_about_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """A class says what it is in its docstring."""
    monkeypatch.setattr(sh.Attack, "__doc__", None)
    page = reference.Page(evolve(GAMES[0], sessions={}))

    with pytest.raises(LookupError, match="nothing says what Attack is"):
        page.prose("Attack")


def test_the_tool_writes_or_checks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With ``--check`` it leaves the files alone, and says what is not up to date by its exit status."""
    page = tmp_path / "docs" / "game.md"
    monkeypatch.setattr(reference, "ROOT", tmp_path)
    monkeypatch.setattr(reference, "pages", lambda: {page: "text\n"})

    assert reference.main(["--check"]) == 1
    assert not page.exists()
    assert reference.main([]) == 0
    assert page.read_text(encoding="utf-8") == "text\n"
    assert reference.main(["--check"]) == 0
    assert reference.main(["--what"]) == 2


def test_a_long_value_is_cut_and_still_agrees_with_itself() -> None:
    """What is left out may be anything; everything else must be what it is."""
    writer = Writer(sh, "sh", (("CARDS", sh.CARDS),))
    cards = tuple(sh.CARDS.values())[:9]
    text = writer.one_line(cards)
    written = eval(text, writer.names())

    assert text.startswith('(sh.CARDS["advent"], ')
    assert written[-1] is ...
    assert agree(written, cards)
    assert not agree(written, cards[1:])
    assert not agree(cards, cards[:8])
    assert not agree(sh.Roll(0), sh.Roll(1))
    assert not agree(sh.Roll(0), sh.FollowArea(0))
    assert agree(sh.DrawFrom(0, ...), sh.DrawFrom(0, "white"))  # type: ignore[arg-type]


def test_a_value_is_written_as_python() -> None:
    """Whatever has no public name is left out."""
    writer = Writer(bh, "bh", ())

    assert writer.one_line(bh.Step(1, bh.Hex(0, 1))) == "bh.Step(seat=1, to=bh.Hex(q=0, r=1))"
    assert writer.one_line({"a": (1,), "b": [None, True]}) == '{"a": (1,), "b": [None, True]}'
    assert writer.one_line(bh.load()) == "bh.load()"
    assert writer.one_line(object) == "..."
    assert reference.session("x = 1\nx + 1", {}) == ">>> x = 1\n>>> x + 1\n2"


def test_the_library_page_shows_what_games_are_written_with() -> None:
    """Every name of the core and of the package has a heading, and every example is closed."""
    text = (reference.PAGES / "library.md").read_text(encoding="utf-8")
    headings = Counter(_HEADING.findall(text))

    assert not [name for name in core.__all__ if inspect.isclass(getattr(core, name)) and name not in headings]
    wanted = [name for name in boardrules.__all__ if hasattr(getattr(boardrules, name), "__module__")]
    assert len(wanted) > 15
    assert not [name for name in wanted if inspect.isclass(getattr(boardrules, name)) and name not in headings]
    assert text.count("```") % 2 == 0
    assert "``" not in text.replace("```", "")
