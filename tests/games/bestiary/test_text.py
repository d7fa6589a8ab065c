"""Words of the bestiary hex game: complete in both languages, with the names that come with the content."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from boardrules.core.board import Hex
from boardrules.core.values import Decline, Done, Outcome, Pass, Prompt, Refusal
from boardrules.games.bestiary import actions, events
from boardrules.games.bestiary.content import CONTENTS, Content
from boardrules.games.bestiary.game import GAME
from boardrules.games.bestiary.loading import load
from boardrules.games.bestiary.names import name_of
from boardrules.games.bestiary.setup import Setup, deck_cards, mission_cards
from boardrules.play.text import CatalogueError, Text, languages
from tests.games.bestiary.folders import changed, document, write
from tests.games.documents import walk
from tests.games.words import (
    LANGUAGES,
    assert_alike,
    assert_translated,
    catalogue,
    complete,
    constants,
    field_names,
    message_id,
    plain,
    sources,
    variables,
)

PACKAGE = "boardrules.games.bestiary"
SOURCES = sources(PACKAGE)
#: Further forms of what fills a message, such as ``$seat_of``.
FORMS = ("to", "of", "quoted", "goes")


@pytest.fixture(autouse=True)
def packaged_content_alone() -> Iterator[None]:
    """Names depend on the contents that a process has met: here only on those of one test."""
    packaged, before = load(), dict(CONTENTS)
    CONTENTS.clear()
    CONTENTS[packaged.id] = packaged
    yield
    CONTENTS.clear()
    CONTENTS.update(before)


@pytest.fixture(scope="module", params=LANGUAGES)
def text(request: pytest.FixtureRequest) -> Text:
    """The words of the game in each language; anything missing is an error."""
    return Text(GAME, request.param, strict=True)


# -- the catalogues ----------------------------------------------------------------------------------------------------


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    """A front-end can switch the language at any time."""
    assert languages(GAME) == LANGUAGES
    assert_alike(PACKAGE, FORMS)


def test_no_english_is_left_in_spanish() -> None:
    """Small words betray a sentence that was never translated."""
    assert_translated(PACKAGE, 100, "action-", "event-", "prompt-", "refusal-", "rule-")


def test_every_question_refusal_and_fault_has_a_message(text: Text) -> None:
    """Whatever key the code uses is in the catalogues, and nothing but that."""
    prompts, refusals, codes = (
        constants(SOURCES, "Prompt", 0),
        constants(SOURCES, "Refusal", 0),
        constants(SOURCES, "Problem", 1) | constants(SOURCES, "bad", 1),
    )

    assert {"move", "trigger_order"} <= prompts
    assert {"already_explored", "token_and_hero", "would_die"} <= refusals
    assert {"contradiction", "missing_key", "wrong_components"} <= codes
    known = catalogue(PACKAGE, text.lang)
    assert {key.removeprefix("prompt-") for key in known if key.startswith("prompt-")} == prompts
    assert {key.removeprefix("refusal-") for key in known if key.startswith("refusal-")} == refusals
    assert [code for code in codes if not text.has(f"problem-{code}")] == []


def test_every_action_and_event_has_a_message_that_its_fields_can_fill(text: Text) -> None:
    """A message never names a variable that the class does not have."""
    known = complete(PACKAGE, text.lang)
    prompts = {key.removeprefix("prompt-") for key in known if key.startswith("prompt-")}
    used = set()
    for kind, classes in (("action", GAME.schema().actions), ("event", GAME.schema().events)):
        for cls in classes:
            key = message_id(kind, cls)
            fields = field_names(cls)
            assert key in known, key
            for name in [key, *[f"{key}-at-{prompt}" for prompt in prompts]]:
                if name in known:
                    used.add(name)
                    # The field "to" of an event is not the form "to" of something.
                    assert plain(variables(known[name]), (*FORMS, "count")) - fields - {""} == set(), name
    own = [key for key in catalogue(PACKAGE, text.lang) if key.startswith(("action-", "event-"))]
    assert {key for key in own if not key.endswith("-known")} <= used


def test_words_of_the_state_have_messages(text: Text) -> None:
    """Phases, heaps, statuses and reasons are said, not shown as keys."""
    words = {
        "phase": ("setup", "reveal", "move", "site", "survey", "combat"),
        "heap": ("beast_discard", "out_of_game", "supply"),
        "status": ("hidden", "open", "defeated", "retired"),
        "reason": ("third_tyrant", "row_empty"),
        "combat": ("phase3_beast", "encounter", "tyrant"),
        "mission_kind": ("map", "trap"),
    }
    for word, values in words.items():
        told = [text.word(word, value) for value in values]
        assert len(set(told)) == len(values)
        assert not any("_" in name for name in told)
    assert text.message("game-name")


# -- games in words ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(10))
def test_whole_games_can_be_told(text: Text, seed: int) -> None:
    """Questions, answers, refusals and events of random games are whole sentences, whoever hears them."""
    told: list[str] = []
    tries = (actions.Track, Done, actions.StopMoving, actions.BuryTile)
    for state in walk(GAME, Setup(players=2 + seed % 3), seed):
        for seat in (None, 0, state.current):
            told += [text.event(event) for found in state.events if (event := found.seen_by(seat)) is not None]
        decision = GAME.decision(state)
        if decision is not None:
            told.append(text.prompt(decision.prompt))
            told += [text.action(action, decision.prompt) for action in decision.actions]
            for action in [cls(decision.seats[0]) for cls in tries] + [actions.Step(decision.seats[0], Hex(9, 9))]:
                refusal = GAME.explain(state, action)
                told += [] if refusal is None else [text.refusal(refusal)]
    outcome = GAME.outcome(state)
    assert outcome is not None
    told.append(text.outcome(outcome))

    for sentence in set(told):
        assert sentence == sentence.strip()
        assert not re.search(r"[{}$#⁨⁩]|\bnone\b|None|Hex|_|  ", sentence), sentence
        assert not sentence[0].islower(), sentence


CASES: list[tuple[Any, str, str]] = [
    (
        actions.Explore(0, Hex(2, -1), 0),
        "Explore (2, -1) with a tile of stack 1",
        "Explorar (2, -1) con un hexágono de la pila 1",
    ),
    (actions.Scout(0, 2), "Look at the top tile of stack 3", "Mirar el primer hexágono de la pila 3"),
    (actions.FightTyrant(0, "morvain"), "Fight Morvain the Pale", "Combatir a Morvain el Pálido"),
    (actions.ChooseAssistant(0, 2), "Choose Player 3", "Elegir al jugador 3"),
    (actions.ClaimMission(0, "map_swamp#2"), "Complete “Map a Swamp hex”", "Cumplir «Mapear Pantano»"),
    (actions.NextTrigger(0, "grave_whispers"), "First Grave Whispers", "Primero Susurros de Tumba"),
    (
        events.GameStarted(("romilius", "ysolde"), 1),
        "The heroes in the order of the seats: “Romilius, the Gambler” and “Ysolde, the Tracker”. Player 2 begins.",
        "Los héroes, por orden de puesto: «Romilius, el Tahúr» e «Ysolde, la Rastreadora». Empieza el jugador 2.",
    ),
    (
        events.TyrantRevealed("ondrath", "forest"),
        "A tyrant is revealed: Ondrath, the Rising Flood (Forest).",
        "Se revela un tirano: Ondrath, la Crecida (Bosque).",
    ),
    (
        events.TokenRemoved("orc", Hex(0, 1), "supply"),
        "The beast token on (0, 1) (Orc) returns to the supply.",
        "El token de bestia de (0, 1) (Orco) vuelve a la reserva.",
    ),
    (
        events.DieRolled(0, 2, 7, "ondrath", 5),
        "Player 1 rolls 7 with the level 2 die against “Ondrath, the Rising Flood” (strength 5).",
        "El jugador 1 saca 7 con el dado de nivel 2 contra «Ondrath, la Crecida» (fuerza 5).",
    ),
    (events.HeartsLost(0, 1, 2), "Player 1 loses 1 heart and has 2.", "El jugador 1 pierde 1 Corazón y ahora tiene 2."),
    (
        events.HeartsRecovered(1, 2, 4),
        "Player 2 recovers 2 hearts and has 4.",
        "El jugador 2 recupera 2 Corazones y ahora tiene 4.",
    ),
    (
        events.BeastsTracked(0, ()),
        "Player 1 tracks and finds no beast.",
        "El jugador 1 rastrea y no encuentra ninguna bestia.",
    ),
    (
        events.BeastsTracked(0, ("ghoul#d1", "griffin#d2", "ghoul#d2")),
        "Player 1 tracks: “Ghoul”, “Griffin” and “Ghoul”.",
        "El jugador 1 rastrea: «Necrófago», «Grifo» y «Necrófago».",
    ),
    (
        events.TileScouted(0, 1, None),
        "Player 1 looks at the top tile of stack 2.",
        "El jugador 1 mira el primer hexágono de la pila 2.",
    ),
    (
        events.CardLost(2, "ghoul#p1", "out_of_game"),
        "Player 3 loses “Ghoul”: the card leaves the game.",
        "El jugador 3 pierde a «Necrófago»: la carta sale de la partida.",
    ),
    (
        events.PrizeAwarded("most_deaths", (0, 2), 2),
        "Most deaths: Player 1 and Player 3 get 2 PB each.",
        "Más muertes: el jugador 1 y el jugador 3 reciben 2 PB cada uno.",
    ),
    (
        events.GameEnded((0, 1), (7, 7), "third_tyrant"),
        "The game is over: enough tyrants are defeated. The scores in the order of the seats: 7 and 7 PB. "
        "Player 1 and Player 2 win.",
        "Fin de la partida: ya se han derrotado suficientes tiranos. Puntuación por orden de puesto: 7 y 7 PB. "
        "Ganan el jugador 1 y el jugador 2.",
    ),
    (
        Prompt("trigger_order", "BH-TRP-07", (("captor", 1),)),
        "Player 2 may use several abilities. Which one comes first?",
        "El jugador 2 puede usar varias habilidades. ¿Cuál va primero?",
    ),
    (
        Prompt("token", "BH-P0-08", (("type", "undead"), ("left", 2))),
        "There are 2 tokens left (Undead), fewer than free hexes. Where does the next one go?",
        "Quedan 2 tokens (No Muerto), menos que hexágonos libres. ¿Dónde colocas el siguiente?",
    ),
    (
        Prompt("fresh", "BH-LIB-01", (("card", "imp#d1"),)),
        "You have trapped “Imp”. Do you keep the beast or liberate it?",
        "Has atrapado a «Diablillo». ¿Conservas la bestia o la liberas?",
    ),
    (
        Prompt("move", "BH-P1-01", (("steps", 1),)),
        "You have 1 step left. Where do you go?",
        "Te queda 1 paso. ¿Adónde vas?",
    ),
    (
        Refusal("would_die", "BH-ABL-13", args=(("needed", 1), ("held", 1))),
        "This ability costs 1 heart, and you have 1.",
        "Esa habilidad cuesta 1 Corazón y tienes 1.",
    ),
    (
        Refusal("ability_used_up", "BH-ABL-03", args=(("limit", 2),)),
        "This ability can be used only 2 times in a turn, and it has been.",
        "Esa habilidad solo se puede usar 2 veces por turno, y ya se ha usado.",
    ),
    (
        Outcome((1,), "row_empty", (3, 9)),
        "Player 2 wins: no undefeated tyrant is left in the row.",
        "Gana el jugador 2: en la fila no queda ningún tirano sin derrotar.",
    ),
]


@pytest.mark.parametrize(("said", "english", "spanish"), CASES, ids=lambda value: type(value).__name__)
def test_sentences_word_for_word(said: Any, english: str, spanish: str) -> None:
    """Plurals, hexes by their coordinates, stacks counted from 1, names in the language."""
    for lang, expected in (("en", english), ("es", spanish)):
        text = Text(GAME, lang, strict=True)
        tell: Callable[[Any], str] = text.action if isinstance(said, GAME.schema().actions) else text.event
        for cls, method in ((Prompt, text.prompt), (Refusal, text.refusal), (Outcome, text.outcome)):
            tell = method if isinstance(said, cls) else tell
        assert tell(said) == expected


def test_a_button_may_read_differently_at_different_questions(text: Text) -> None:
    """To leave an assist is not to leave a tile."""
    declined = [text.action(Decline(0), Prompt(key, "")) for key in ("assist", "trigger", "refresh")]
    declined += [text.action(Decline(0), Prompt(key, "")) for key in ("scout", "fresh")]
    declined.append(text.action(Pass(0), Prompt("other_die", "")))
    done = [text.action(Done(0), Prompt(key, "")) for key in ("site", "track")]

    assert len({*declined, text.action(Decline(0))}) == 7
    assert len({*done, text.action(Done(0))}) == 3


# -- names that come with the content ----------------------------------------------------------------------------------


def test_everything_in_the_packaged_content_has_a_name(text: Text) -> None:
    """Beasts and tyrants in bestiaries, heroes, abilities, missions, prizes, terrains, tiles and types."""
    content = load()
    ids: dict[str, list[str]] = {
        "card": [*deck_cards(content), *content.tyrants],
        "tyrant": list(content.tyrants),
        "hero": list(content.heroes),
        "ability": list(content.abilities),
        "mission": mission_cards(content),
        "prize": [prize.id for prize in content.tables.prizes],
        "terrain": list(content.terrains),
        "type": list(content.types),
        "tile": list(content.tiles),
    }
    for word, values in ids.items():
        assert len(values) >= 4
        for value in values:
            name = text.word(word, value)
            assert name[0].isupper()
            assert "_" not in name
            assert "#" not in name
    with pytest.raises(CatalogueError, match="hero"):
        text.word("hero", "nobody")
    assert name_of("status", "open", text.lang) is None
    assert name_of("hero", "ghoul", text.lang) is None


def test_a_designer_brings_his_own_names(tmp_path: Path) -> None:
    """His names are used, also where the library has the same ids; without a Spanish one the English serves."""
    english, spanish = (Text(GAME, lang, strict=True) for lang in LANGUAGES)
    beasts = document("beasts")
    ghoul = next(beast for beast in beasts["beast"] if beast["id"] == "ghoul")
    ghoul["name"] = "Bog Thing"
    del ghoul["name_es"]
    heroes = document("heroes")
    heroes["hero"][0] |= {"id": "supply", "name": "Odo, the Miller", "name_es": "Odo, el Molinero"}
    faced = events.BeastFaced(0, "ghoul#d1")
    assert english.event(faced).endswith("“Ghoul”.")

    content = load(write(tmp_path, beasts=beasts, heroes=heroes))

    assert english.event(faced).endswith("“Bog Thing”.")
    assert spanish.event(faced).endswith("«Bog Thing».")
    assert spanish.word("card", "imp#d2") == "Diablillo"
    # An id that looks like a word of the catalogues is a hero all the same.
    assert spanish.word("hero", "supply") == "Odo, el Molinero"
    assert spanish.word("heap", "supply") == "reserva"
    state = GAME.start(Setup(players=2, heroes=("supply", "kael"), content=content.tables), 1)
    assert any("«Odo, el Molinero»" in spanish.event(event) for event in state.events)


def test_the_newest_content_is_asked_first(tmp_path: Path) -> None:
    """Of two contents with the same ids the one that was loaded last gives the name."""
    for number, name in enumerate(("Bog Thing", "Fen Thing")):
        folder = tmp_path / str(number)
        folder.mkdir()
        load(changed(folder, ("beasts", "beast[0].name", name)))

    first: Content = load()
    assert name_of("card", f"{first.tables.beasts[0].id}#d1", "en") == "Fen Thing"


def test_hexes_show_their_coordinates() -> None:
    """As people write them, however a message comes to them."""
    assert str(Hex(1, -1)) == "(1, -1)"
