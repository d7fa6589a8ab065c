"""Faults of setups and positions of the Lord of the Rings quest, told in the language of whoever made them."""

from __future__ import annotations

import re
from typing import Any

import pytest

from boardrules.core.errors import Problem, SetupError
from boardrules.games import lotr_investigation as lr
from boardrules.games.lotr_investigation import content as c
from boardrules.games.lotr_investigation.setup_checks import SETUP
from boardrules.play.text import Text, expected_id
from tests.games.kinds import inside
from tests.games.lotr_investigation.table import arranged, place, spot
from tests.games.words import LANGUAGES, catalogue, constants, sources

PACKAGE = "boardrules.games.lotr_investigation"
#: Lists of ids and numbers, which are the same in every language.
_TECHNICAL = re.compile(r"'.*'|[\w.#/-]+(, [\w.#/-]+)*")
_FIFTY = tuple([(card.id, 3) for card in c.PLAYER_CARDS if card.type != "hero"][:17])

#: Every value of a setup that is of no sensible type.
TYPES: list[dict[str, Any]] = [
    {"players": "two", "decks": 3, "deck_lists": 3, "first_player": None, "shadow_cards": 1, "easy_mode": "no"},
    {"easy_resources": "many", "smoke_and_mirrors_surge": None, "mulligans": 0, "suspect": 1, "hideout": 1},
    {"seats": 3, "table": 3, "script": 3, "deck_lists": (3,)},
    {"deck_lists": (lr.DeckList(3, 3, 3),)},  # type: ignore[arg-type]
    {"seats": (3,), "script": {"encounter": 3}},
    {"seats": (lr.Position(hand=3, deck=3, discard=3, threat="low", empty_deck=3, out=3),)},  # type: ignore[arg-type]
    {"seats": (lr.Position(heroes=3, allies=3, engaged=3),)},  # type: ignore[arg-type]
    {"seats": (lr.Position(heroes=(3,)),)},  # type: ignore[arg-type]
    {"table": lr.Table(phase=3, round="one", staging=3, active=3, encounter=3, empty_encounter=3)},  # type: ignore[arg-type]
    {"table": lr.Table(staging=(lr.Spot(card=3, damage="x", attachments=3, by="me", owner="me", exhausted=3),))},  # type: ignore[arg-type]
]

#: Values that are none of the game, and what does not fit together.
VALUES: list[dict[str, Any]] = [
    {"players": 5, "easy_resources": -1},
    {"first_player": 2, "suspect": "gandalf", "hideout": "somewhere"},
    {"decks": ("core_lore",)},
    {"players": 1, "decks": ("core_lore", "core_spirit")},
    {"decks": ("core_lore", "nothing")},
    {"decks": ("core_lore", "core_lore")},
    {"deck_lists": (lr.DeckList(("aragorn",), _FIFTY, "core_lore"), lr.DeckList((), _FIFTY, "own"))},
    {"deck_lists": (lr.DeckList(("nobody", "beravor", "beravor"), (*_FIFTY, _FIFTY[0], ("gandalf", 4)), "own"),)},
    {"deck_lists": (lr.DeckList(("aragorn",), (("feint", 3), ("aragorn", 1), ("nothing", 2)), "own"),)},
    {"seats": (None, None, None)},
    {"seats": (lr.Position(hand=("dark_alley",), deck=("nothing",), threat=5, heroes=(), out=True),)},
    {"seats": (lr.Position(allies=("faramir",), engaged=("bill_ferny",), empty_deck=True),)},
    {"seats": (lr.Position(hand=("feint",), discard=("faramir", "faramir", "faramir")),)},
    {"script": (("dice", ("gandalf",)), ("encounter", ("nothing",)), ("encounter", ()))},
    {"script": {"encounter": ("dark_alley",) * 9, "investigation": ("gandalf",), "hand-0": ("feint",) * 2}},
    {"suspect": "todd_the_troll", "script": {"investigation": ("todd_the_troll",)}},
]

#: What checks of positions expect, where parts of it depend on the position.
MADE = (
    "1 to 4 players",
    "1 to 3 heroes",
    "one suspect, before it is set aside",
    "one hideout, before it is set aside",
    "less than 4",
    "nothing after the accusation, or before stage 1",
    "no name that was accused",
    "one place that lists the card",
    "seats 0 to 1",
    "hero that may have it",
    "hero or ally that may have it",
    "enemy that may have it",
    "location that may have it",
    "hero or ally",
    "enemy or location",
    "enemy",
    "location",
    "attachment or treachery",
    "enemy or location or treachery",
    "2 of feint in all zones",
    "3 more of feint",
    "2 of feint",
    "2 with Restricted",
    "decks of 50 cards",
)

#: Positions that nobody can lay out.
POSITIONS: list[tuple[list[lr.Position], dict[str, Any]]] = [
    ([place(), place()], {"phase": "lunch", "round": 0, "stage": 4, "progress": -1, "cap_used": 5, "treacheries": -1}),
    ([place(threat=99), place()], {}),
    ([place(), place()], {"encounter": ("gandalf",), "eliminated": ("dark_alley",)}),
    ([place(heroes=["faramir"], allies=["aragorn"], engaged=["dark_alley"])], {}),
    (
        [place(heroes=[spot("aragorn", attachments=("feint",))])],
        {"staging": ["gandalf"], "active": "bill_ferny"},
    ),
    ([place()], {"staging": ["bill_ferny", "bill_ferny"]}),
    ([place(hand=("feint",))], {}),
    ([place(heroes=["aragorn", "aragorn"])], {}),
    ([place()], {"victory": ("hired_muscle",)}),
    ([place(heroes=[spot("aragorn", progress=2)], allies=[spot("faramir", resources=3)])], {}),
    ([place(engaged=[spot("bill_ferny", committed=True), spot("todd_the_troll", attachments=("hired_muscle",))])], {}),
    ([place()], {"eliminated": tuple([card.id for card in c.SUSPECTS]), "setup": {"suspect": ""}}),
]


def _told(text: Text, problems: tuple[Problem, ...]) -> list[str]:
    told = []
    for problem in problems:
        line = text.problem(problem)
        if problem.expected and not _TECHNICAL.fullmatch(problem.expected):
            known = text._expected(problem.expected)
            assert known in line
            assert text.lang == "en" or known != problem.expected, problem
        assert not re.search(r"[{}]|\$\w|\n", line)
        told.append(line)
    return told


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("fields", [*TYPES, *VALUES], ids=lambda fields: "-".join(fields))
def test_a_fault_of_a_setup_is_told_in_the_language(fields: dict[str, Any], lang: str) -> None:
    """Whatever cannot be played is refused without a word of another language."""
    with pytest.raises(SetupError) as caught:
        lr.Setup(**fields)

    assert _told(Text(lr.GAME, lang, strict=True), caught.value.problems)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", range(len(POSITIONS)))
def test_a_fault_of_a_position_is_told_in_the_language(number: int, lang: str) -> None:
    """Wrong cards, too many of them, and a position that no game could come to."""
    seats, table = POSITIONS[number]

    with pytest.raises(SetupError) as caught:
        arranged(*seats, **table)

    assert _told(Text(lr.GAME, lang, strict=True), caught.value.problems)


def _all_problems() -> list[Problem]:
    found: list[Problem] = []
    for fields in (*TYPES, *VALUES):
        with pytest.raises(SetupError) as caught:
            lr.Setup(**fields)
        found += caught.value.problems
    for seats, table in POSITIONS:
        with pytest.raises(SetupError) as caught:
            arranged(*seats, **table)
        found += caught.value.problems
    with pytest.raises(SetupError) as caught:
        lr.GAME.start("a game", 1)  # type: ignore[arg-type]
    return [*found, *caught.value.problems]


def test_what_is_wrong_in_a_position_is_told_in_the_language() -> None:
    """Whatever the checks of a position expect has words of its own in both languages."""
    checks = {*constants(sources(PACKAGE, "check", "check_cards"), "bad", 2), *MADE} - {"false", "null"}
    assert len(checks) > 70

    for lang in LANGUAGES:
        text = Text(lr.GAME, lang, strict=True)
        for words in checks:
            told = text._expected(words)
            assert lang == "en" or told != words, words
            assert not re.search(r"[{}$]", told)


def test_every_message_about_faults_is_needed() -> None:
    """What the catalogue expects is expected somewhere, and its codes are used."""
    text = Text(lr.GAME, "es", strict=True)
    used = [problem.expected for problem in _all_problems()]
    used += [
        *constants(sources(PACKAGE, "check", "check_cards"), "bad", 2),
        *MADE,
        *[kind.expected for kind in inside(SETUP)],
    ]
    needed = {f"expected-{expected_id(form)}" for words in used for form in (words, text._form(words)[0])}
    codes = {
        f"problem-{code}"
        for code in constants(sources(PACKAGE), "Problem", 1) | constants(sources(PACKAGE), "bad", 1) | {"hero_taken"}
    }

    own = catalogue(PACKAGE, "es", "faults.")
    assert {key for key in own if key.startswith("expected-")} <= needed
    assert {key for key in own if key.startswith("problem-")} <= codes


def test_faults_word_for_word() -> None:
    """The whole line, with what was expected and what came."""
    spanish, english = (Text(lr.GAME, lang, strict=True) for lang in ("es", "en"))

    def line(text: Text, **fields: Any) -> str:
        with pytest.raises(SetupError) as caught:
            lr.Setup(**fields)
        return text.error(caught.value)

    short = lr.DeckList(("aragorn",), (("feint", 3),), "own")
    assert line(spanish, deck_lists=(short,)) == (
        "deck_lists[0].cards: demasiado pocos (se esperaba: al menos 50 cartas; recibido: 3)"
    )
    assert line(english, deck_lists=(short,)) == "deck_lists[0].cards: too few (expected at least 50 cards, got 3)"
    taken = {"decks": ("core_lore", "core_lore")}
    assert line(spanish, **taken).startswith(
        "decks[1]: otro jugador usa ya este héroe (se esperaba: héroes que no use nadie más; recibido: glorfindel); "
    )
    assert line(english, players=1, decks=("core_lore", "core_spirit")) == (
        "decks: wrong length (expected 1 deck, got 2)"
    )
    assert line(spanish, players=1, seats=(lr.Position(threat=5),)) == (
        "seats[0].threat: solo se permite con una mesa (table) (se esperaba: nada)"
    )
    assert line(english, players=1, table=lr.Table(active="bill_ferny")) == (
        "table.active.card: unknown id (expected the id of a location, got 'bill_ferny')"
    )
    assert line(spanish, script={"dice": ()}).startswith("script: valor desconocido (se esperaba: encounter, ")
    gone = Problem("$", "wrong_components", "3 of faramir in all zones", "2")
    assert spanish.problem(gone) == (
        "$: no son los componentes del juego (se esperaba: 3 de faramir entre todos los lugares; recibido: 2)"
    )
    few = Problem("$", "wrong_components", "decks of 50 cards", "5 too few")
    assert spanish.problem(few).endswith("(se esperaba: mazos de 50 cartas; recibido: faltan 5)")
    wrong = Problem("seats[0]", "not_in_deck", "1 of 'feint'", "2")
    assert (
        spanish.problem(wrong) == "seats[0]: en este mazo no hay tantas copias (se esperaba: 1 de feint; recibido: 2)"
    )
