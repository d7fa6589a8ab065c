"""Words of what every game shares: both languages are complete, and refusals, faults and errors are told in them."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib.resources import files
from itertools import combinations
from pathlib import Path

import pytest
from fluent.syntax import ast

import boardrules
from boardrules.core.board import Hex
from boardrules.core.errors import BoardRulesError, IllegalAction, Problem, SaveError, SetupError
from boardrules.core.game import AnyGame
from boardrules.core.values import Refusal
from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters import events
from boardrules.play import text as text_module
from boardrules.play.rule_places import catalogue as catalogue_of
from boardrules.play.text import CatalogueError, Text, UnknownLanguage, languages
from tests.core import mini_game
from tests.games.words import LANGUAGES, assert_alike, assert_translated, catalogue

PACKAGE = "boardrules.play"


@pytest.fixture(scope="module", params=LANGUAGES)
def text(request: pytest.FixtureRequest) -> Text:
    """The words of a game in each language; anything missing is an error."""
    return Text(sh.GAME, request.param, strict=True)


def test_both_languages_have_the_same_messages_attributes_and_variables() -> None:
    """A front-end can switch the language at any time."""
    assert_alike(PACKAGE, ("to", "of", "at", "one", "do"))


def test_no_english_is_left_in_spanish() -> None:
    """A sentence that is the same in both was never translated."""
    assert_translated(PACKAGE, 50, "refusal-", "problem-")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_library_says_no_game_says_again(lang: str) -> None:
    """A game has a message of the library's only where its words are others."""
    library = catalogue(PACKAGE, lang)
    for game in boardrules.games():
        own = catalogue(f"boardrules.games.{game}", lang)
        assert [key for key, message in own.items() if key in library and _is_like(message, library[key])] == []


def test_what_two_games_say_in_the_same_words_is_said_by_the_library() -> None:
    """But for the phases: a game has its own, however others call theirs."""
    said = [[catalogue(f"boardrules.games.{game}", lang) for lang in LANGUAGES] for game in boardrules.games()]
    for one, other in combinations(said, 2):
        both = set.intersection(*[set(messages) for messages in (*one, *other)])
        same = [key for key in both if all(_is_like(a[key], b[key]) for a, b in zip(one, other, strict=True))]
        assert [key for key in sorted(same) if not key.startswith("phase-")] == []


def _is_like(one: ast.Message, other: ast.Message) -> bool:
    """Return whether two messages say the same."""
    return one.equals(other, ["span", "comment"])


def test_players_may_have_names() -> None:
    """Names take the place of numbers where there are any."""
    text = Text(sh.GAME, "es", names=("Ana", "Luis"), strict=True)

    assert text.action(sh.Attack(0, 1)) == "Atacar a Luis"
    assert text.event(events.AttackAnnounced(0, (1, 2), False)) == "Ana ataca a Luis y al jugador 3."


# -- refusals, faults, errors ----------------------------------------------------------------------------------


def test_refusals_of_the_machine_and_of_the_game_are_told(text: Text) -> None:
    """The code decides the message; a code that both use means what its origin means by it."""
    state = sh.GAME.start(sh.Setup(first_player=0), 1)
    refusals = [
        sh.GAME.explain(state, sh.Roll(0)),
        sh.GAME.explain(state, sh.Attack(1, 0)),
        sh.GAME.explain(state, sh.Roll(9)),
        sh.GAME.explain(state, "roll"),  # type: ignore[arg-type] # a wrong kind of thing is refused too
    ]
    told = [text.refusal(refusal) for refusal in refusals if refusal is not None]

    assert len(set(told)) == 4
    assert not any(re.search(r"[{}$]|none", sentence) for sentence in told)
    assert text.seat(0).lower() in text.refusal(Refusal("not_your_decision", "", args=(("owed_by", (0, 1)),))).lower()
    assert text.seat(1).lower() in text.refusal(Refusal("not_your_decision", "", args=(("owed_by", (0, 1)),))).lower()
    stale = Refusal[sh.Action]("stale_answer", "", args=(("expected", 5), ("got", 3)))
    assert "5" in text.refusal(stale)


def test_faults_are_told_in_one_line(text: Text) -> None:
    """Place, fault, what was expected and what came."""
    with pytest.raises(SetupError) as caught:
        sh.Setup(players=12, windows="ajar", white=("dynamite",))

    line = text.error(caught.value)
    assert "\n" not in line
    assert "players" in line
    assert "12" in line
    assert not re.search(r"[{}$]|none|unknown_value|out_of_range", line)
    with pytest.raises(SaveError) as unreadable:
        boardrules.Match.loads("[")
    assert "$" in text.error(unreadable.value)
    with pytest.raises(boardrules.NoSuchSeat) as nobody:
        sh.GAME.view(sh.GAME.start(), 7)
    assert text.error(nobody.value).startswith(f"seat: {text.message('problem-no_such_seat')}")
    refused = text.problem(Problem("$.actions[0]", "illegal_action", "a legal action", "game_over"))
    assert text.message("refusal-game_over").rstrip(".") in refused
    assert text.problem(Problem("a", "illegal_action", "", "not_your_decision")).endswith("not_your_decision)")
    assert text.problem(Problem("a", "too_deep")) == f"a: {text.message('problem-too_deep')}"


def test_many_faults_are_cut_short(text: Text) -> None:
    """A line on a screen, not a page."""
    error = SaveError(*[Problem(f"$.p{index}", "wrong_type", "a text", "3") for index in range(9)])

    line = text.error(error)
    assert "$.p2" in line
    assert "$.p3" not in line
    assert "6" in line


def test_other_errors_are_told_too(text: Text) -> None:
    """Refused actions, unknown games and languages, and whatever else the library raises."""
    with pytest.raises(boardrules.UnknownGame) as unknown:
        boardrules.load_game("shadow_hunter")

    assert "shadow_hunters" in text.error(unknown.value)
    assert text.error(IllegalAction(Refusal("game_over", ""))) == text.refusal(Refusal("game_over", ""))
    assert "fr" in text.error(UnknownLanguage("fr", ("en", "es")))
    assert text.error(BoardRulesError("a\nb")) == "a b"


def test_an_unknown_language_names_the_known_ones() -> None:
    """The error says what there is."""
    with pytest.raises(UnknownLanguage, match="known: en, es"):
        Text(sh.GAME, "fr")
    assert languages(sh.GAME) == languages() == LANGUAGES


def test_a_game_without_words_can_still_be_told() -> None:
    """Keys stand in for messages, unless the caller wants to know of it."""
    game = mini_game.GAME
    state = game.start()
    decision = game.decision(state)
    assert decision is not None

    text = Text(game, "es")

    assert text.action(decision.actions[0]) == "Rest (seat: el jugador 1)"
    assert text.prompt(decision.prompt)
    assert text.rules() == ()
    with pytest.raises(CatalogueError, match="action-rest"):
        Text(game, "es", strict=True).action(decision.actions[0])


@pytest.fixture
def game_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., AnyGame]]:
    """Make a game whose package has a folder ``text`` with some files, each of which titles a rule."""

    def make(*names: str) -> AnyGame:
        package = tmp_path / "wordy"
        (package / "text").mkdir(parents=True)
        for number, name in enumerate(names):
            (package / "text" / name).write_text(f"rule-MINI-0{number} = words of {name}\n")
        (package / "__init__.py").write_text(
            "from tests.core.mini_game import MiniGame\nclass Wordy(MiniGame): pass\nGAME = Wordy()\n"
        )
        monkeypatch.syspath_prepend(tmp_path)
        return boardrules.load_game("wordy:GAME")

    yield make
    sys.modules.pop("wordy", None)
    for found in (text_module._text_package, text_module._languages, text_module._messages):
        found.cache_clear()


@pytest.mark.parametrize("names", [(), ("notes.md",), ("README",), ("rules.ftl",), ("xx.ftl", "rules.xx.ftl")], ids=str)
def test_a_folder_without_catalogues_that_can_be_spoken_is_no_words(
    names: tuple[str, ...], game_with: Callable[..., AnyGame]
) -> None:
    """Somebody has made the folder and writes the words later, or writes them in a language that nobody here knows."""
    game = game_with(*names)

    assert languages(game) == LANGUAGES
    for lang in LANGUAGES:
        assert Text(game, lang).rules() == ()
        assert Text(game, lang).entity(mini_game.CARDS["ant"]) == "ant"
    assert {*catalogue_of(game)} == {f"MINI-0{number}" for number, name in enumerate(names) if "xx" in name}


@pytest.mark.parametrize(
    ("names", "known"),
    [
        (("en.ftl",), ("en",)),
        (("rules.en.ftl",), ("en",)),
        (("rules.es.ftl",), ("es",)),
        (("cards.en.ftl", "rules.en.ftl"), ("en",)),
        (("en.ftl", "rules.es.ftl"), ("en", "es")),
        (("rules.en.ftl", "es.ftl", "xx.ftl"), ("en", "es")),
        (("my.rules.en.ftl", "notes.md"), ("en",)),
    ],
    ids=str,
)
def test_a_game_speaks_the_languages_of_all_its_catalogues(
    names: tuple[str, ...], known: tuple[str, ...], game_with: Callable[..., AnyGame]
) -> None:
    """Whichever of them are there; what they do not say is said without them."""
    game = game_with(*names)

    assert languages(game) == known
    for lang in known:
        titled = [f"MINI-0{number}" for number, name in enumerate(names) if f".{name}".endswith(f".{lang}.ftl")]
        text = Text(game, lang)
        assert list(text.rules()) == sorted(titled, key=lambda rule: names[int(rule[-1])])
        assert all(text.rule(rule).startswith("words of ") for rule in titled)
        assert text.entity(mini_game.CARDS["ant"]) == "ant"
    assert set(catalogue_of(game)) == set(Text(game, known[0]).rules())
    for lang in set(LANGUAGES) - set(known):
        with pytest.raises(UnknownLanguage, match=f"known: {', '.join(known)}"):
            Text(game, lang)


# -- what a table says -----------------------------------------------------------------------------------------


@pytest.fixture
def worded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Text:
    """The words of a game of cards, with a message for its table."""
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "en.ftl").write_text(
        "table-laid = { $laid_count ->\n"
        "        [0] nothing ({ $laid })\n"
        "       *[other] { $laid }, or { $laid_of }\n"
        "    }\n"
        "table-plain = { $laid } ({ $laid_count })\n"
        "card-ant = the ant\n    .of = of the ant\n"
        "card-bee = the bee\n    .of = of the bee\n"
    )
    monkeypatch.setattr(text_module, "files", lambda package: tmp_path if package == "tests.core" else files(package))
    for found in (text_module._text_package, text_module._languages, text_module._messages):
        found.cache_clear()
    text = Text(mini_game.GAME, strict=True)
    for found in (text_module._text_package, text_module._languages, text_module._messages):
        found.cache_clear()
    return text


ANT, BEE = mini_game.CARDS["ant"], mini_game.CARDS["bee"]


def test_a_message_takes_several_things_as_an_event_does(worded: Text) -> None:
    """Cards with all their forms and their number; none of them; words; numbers are seats, as in a question."""
    both = worded.message("table-laid", laid=(ANT, BEE))
    assert both == "the ant and the bee, or of the ant and of the bee"
    assert worded.message("table-laid", laid=(BEE,)) == "the bee, or of the bee"
    nothing: tuple[mini_game.Card, ...] = ()
    assert worded.message("table-laid", laid=nothing) == "nothing (none)"
    assert worded.message("table-plain", laid=("x", "y")) == "x and y (2)"
    assert worded.message("table-plain", laid=(0, 1)) == "Player 1 and Player 2 (2)"
    assert worded.message("table-plain", laid=(ANT, None)) == "the ant and none (2)"
    assert worded.message("table-plain", laid=(1, None)) == "Player 2 and none (2)"


def test_several_things_are_named_like_seats(worded: Text, text: Text) -> None:
    """In the language's own way."""
    assert worded.entities((ANT, BEE, ANT)) == "the ant, the bee and the ant"
    assert worded.entities([BEE]) == worded.entity(BEE) == "the bee"
    assert worded.entities(()) == ""
    emi, bob = sh.CHARACTERS["emi"], sh.CHARACTERS["bob"]
    assert re.fullmatch(rf"{text.entity(emi)} (and|y) {text.entity(bob)}", text.entities((emi, bob)))


@pytest.mark.parametrize(
    ("laid", "said"),
    [
        (((ANT,), (BEE,)), "laid[0] is of the type tuple"),
        ({"ant": 1}, "laid is of the type dict"),
        ((ANT, mini_game.Rest(0)), "laid[1] is of the type Rest"),
    ],
    ids=("hands", "dict", "action"),
)
def test_what_a_message_cannot_show_is_an_error_that_names_it(worded: Text, laid: object, said: str) -> None:
    """The message and what it was to be filled with, also where messages may be missing."""
    with pytest.raises(CatalogueError, match=re.escape(f"message 'table-plain': {said}")):
        worded.message("table-plain", laid=laid)  # type: ignore[arg-type] # that is what is refused
    with pytest.raises(CatalogueError, match="no-such-message"):
        Text().message("no-such-message", laid=laid)  # type: ignore[arg-type] # that is what is refused
    with pytest.raises(CatalogueError, match=re.escape("message 'action-rest-known': ")):
        _with(worded, "action-rest-known").action(mini_game.Rest(0), None, {"laid": laid})  # type: ignore[dict-item]


def _with(text: Text, key: str) -> Text:
    """Let the catalogues have one more message, with the words of another."""
    text._entries[key] = text._entries["table-plain"]
    return text


def test_what_has_words_of_its_own_fills_a_message(worded: Text) -> None:
    """As in an event: the coordinates of a hex."""
    assert worded.message("table-plain", laid=(Hex(1, -1),)) == "(1, -1) (1)"  # type: ignore[arg-type] # no Filling


def test_a_broken_catalogue_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A wrong file fails with its name when it is read, not at turn 9."""
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "en.ftl").write_text("fine = words\nbroken = { $\n", encoding="utf-8")
    monkeypatch.setattr(text_module, "files", lambda _: tmp_path)

    with pytest.raises(CatalogueError, match=r"text/en\.ftl"):
        text_module._messages("broken.package", "en")
    (tmp_path / "text" / "en.ftl").write_text("twice = a\ntwice = b\n", encoding="utf-8")
    with pytest.raises(CatalogueError, match="twice"):
        text_module._messages("broken.package.too", "en")


def test_without_fluent_one_error_names_the_extra() -> None:
    """Nothing else of the library needs it."""
    code = (
        "import sys; sys.modules['fluent'] = None\n"
        "from boardrules.play.text import Text, TextUnavailable\n"
        "try: Text()\n"
        "except TextUnavailable as error: print(error)\n"
    )

    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert "pip install 'boardrules[text]'" in done.stdout
