"""Words: both languages are complete and equal in kind, and everything a game says can be said."""

from __future__ import annotations

import ast as python_ast
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.resources import files
from itertools import combinations
from pathlib import Path
from typing import Any, get_args

import attrs
import pytest
from fluent.syntax import FluentParser, ast, visitor

import boardrules
from boardrules.core.errors import BoardRulesError, IllegalAction, Problem, SaveError, SetupError
from boardrules.core.values import Outcome, Prompt, Refusal
from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters import events
from boardrules.games.shadow_hunters import table as sh_table
from boardrules.games.shadow_hunters.abilities import Moment
from boardrules.games.shadow_hunters.content import COLOURS, DECKS, DICE, GROUPS
from boardrules.games.shadow_hunters.state import Answer
from boardrules.play import text as text_module
from boardrules.play.text import CatalogueError, Filling, Text, UnknownLanguage, languages
from tests.core import mini_game

SOURCE = Path(boardrules.__file__).parent
LANGUAGES = ("en", "es")
PACKAGES = ("boardrules.play", "boardrules.games.shadow_hunters")


@pytest.fixture(scope="module", params=LANGUAGES)
def text(request: pytest.FixtureRequest) -> Text:
    """The words of Shadow Hunters in each language; anything missing is an error."""
    return Text(sh.GAME, request.param, strict=True)


# -- the catalogues --------------------------------------------------------------------------------------------


class _References(visitor.Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)


def _variables(node: ast.BaseNode) -> frozenset[str]:
    found = _References()
    found.visit(node)
    return frozenset(found.variables)


def _catalogue(package: str, lang: str) -> dict[str, ast.Message]:
    """Read the files without the library: its own reader must not hide a fault."""
    messages: dict[str, ast.Message] = {}
    for path in sorted(files(package).joinpath("text").iterdir(), key=lambda entry: entry.name):
        if path.name == f"{lang}.ftl" or path.name.endswith(f".{lang}.ftl"):
            for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
                assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
                if isinstance(entry, ast.Message):
                    assert entry.id.name not in messages, f"{path}: {entry.id.name} twice"
                    messages[entry.id.name] = entry
    return messages


@pytest.mark.parametrize("package", PACKAGES)
def test_both_catalogues_have_the_same_messages_attributes_and_variables(package: str) -> None:
    """A front-end can switch the language at any time."""
    english, spanish = (_catalogue(package, lang) for lang in LANGUAGES)

    assert set(english) == set(spanish)
    for key, message in english.items():
        other = spanish[key]
        names = {attribute.id.name for attribute in message.attributes}
        assert names == {attribute.id.name for attribute in other.attributes}, key
        # A further form stands for the same thing: $target_to is $target in the words of one language.
        forms = ("_to", "_of", "_at", "_one", "_do")
        plain = [{_plain(name, forms) for name in _variables(found)} for found in (message, other)]
        assert plain[0] == plain[1], key


def _plain(name: str, forms: tuple[str, ...]) -> str:
    return next((name.removesuffix(form) for form in forms if name.endswith(form)), name)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_library_says_no_game_says_again(lang: str) -> None:
    """A game has a message of the library's only where its words are others."""
    library = _catalogue(PACKAGES[0], lang)
    for game in boardrules.games():
        own = _catalogue(f"boardrules.games.{game}", lang)
        assert [key for key, message in own.items() if key in library and _is_like(message, library[key])] == []


def test_what_two_games_say_in_the_same_words_is_said_by_the_library() -> None:
    """But for the phases: a game has its own, however others call theirs."""
    said = [[_catalogue(f"boardrules.games.{game}", lang) for lang in LANGUAGES] for game in boardrules.games()]
    for one, other in combinations(said, 2):
        both = set.intersection(*[set(catalogue) for catalogue in (*one, *other)])
        same = [key for key in both if all(_is_like(a[key], b[key]) for a, b in zip(one, other, strict=True))]
        assert [key for key in sorted(same) if not key.startswith("phase-")] == []


def _is_like(one: ast.Message, other: ast.Message) -> bool:
    return one.equals(other, ["span", "comment"])


def test_both_languages_say_different_things() -> None:
    """Only names may be equal in both; a sentence that is, was never translated."""
    for package in PACKAGES:
        english, spanish = ([_words(entry) for entry in _catalogue(package, lang).values()] for lang in LANGUAGES)
        same = [one for one, other in zip(sorted(english), sorted(spanish), strict=True) if one == other]
        assert [words for words in same if len(words.split()) > 6] == []


def _words(message: ast.Message) -> str:
    elements = message.value.elements if message.value else []
    return " ".join(element.value for element in elements if isinstance(element, ast.TextElement))


def _rule_ids(game: str) -> list[str]:
    page = SOURCE.parent.parent / "docs" / "rules" / f"{game}.md"
    return re.findall(r"^### ([A-Z]{2}-[A-Z]{3}-\d{2}) ", page.read_text(encoding="utf-8"), re.MULTILINE)


def test_every_rule_has_a_title(text: Text) -> None:
    """The catalogue holds the rules of the rule reference, in its order."""
    assert list(text.rules()) == _rule_ids("shadow_hunters")
    assert all(text.rule(rule) for rule in text.rules())
    assert text.rule("SH-XXX-99") == ""


def test_every_part_of_the_game_has_a_name(text: Text) -> None:
    """Cards, characters, areas, and the words that go with them; cards, areas and abilities say what they do."""
    for _, table in sh.GAME.schema().entities:
        for entity in table.values():
            assert text.entity(entity)
            assert text.about(entity) or isinstance(entity, sh.Character)
    for character in sh.CHARACTERS.values():
        assert text.word("ability", character.ability)
        assert text.message(f"ability-{character.ability}-text")
        assert text.has(f"goal-{character.id}") or text.has(f"goal-{character.group}")
    words = {"group": GROUPS, "colour": COLOURS, "deck": tuple(DECKS), "die": tuple(DICE), "answer": get_args(Answer)}
    for word, values in words.items():
        assert all(text.has(f"{word}-{value}") for value in values)
    for phase in ("setup", "move", "area", "attack", "end", "over"):
        assert text.has(f"phase-{phase}")


def _constants(call: str, position: int, folder: Path = SOURCE) -> set[str]:
    """Return the texts at one place in all calls of a name."""
    found = set()
    for path in [folder] if folder.is_file() else folder.rglob("*.py"):
        if path.is_relative_to(SOURCE / "games") and not path.is_relative_to(SOURCE / "games" / "shadow_hunters"):
            continue  # every other game has its own words, and its own test of them
        for node in python_ast.walk(python_ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python_ast.Call) and isinstance(node.func, python_ast.Name) and node.func.id == call:
                for part in python_ast.walk(node.args[position]) if len(node.args) > position else ():
                    if isinstance(part, python_ast.Constant) and isinstance(part.value, str):
                        found.add(part.value)
    return found


def test_every_question_refusal_and_fault_has_a_message(text: Text) -> None:
    """Whatever key the code uses is in the catalogues."""
    prompts = _constants("Prompt", 0) - {"window-"} | {f"window-{moment}" for moment in get_args(Moment)}
    refusals = _constants("Refusal", 0)
    codes = _constants("Problem", 1) | _constants("bad", 1) | _constants("_Fault", 0)
    messages = _constants("UsageError", 0)

    assert "attack" in prompts
    assert {"not_offered", "must_attack", "stale_answer"} <= refusals
    assert {"out_of_range", "not_json", "off_board", "other_digest", "missing_key"} <= codes
    assert [key for key in prompts if not text.has(f"prompt-{key}")] == []
    assert [code for code in refusals if not text.has(f"refusal-{code}")] == []
    assert [code for code in codes if not text.has(f"problem-{code}")] == []
    assert [key for key in messages if not text.has(key)] == []


def test_every_action_and_event_has_a_message_that_its_fields_can_fill(text: Text) -> None:
    """A message never names a variable that the class does not have."""
    schema = sh.GAME.schema()
    catalogue = _catalogue(PACKAGES[1], text.lang)
    for kind, classes in (("action", schema.actions), ("event", schema.events)):
        for cls in classes:
            key = f"{kind}-{re.sub(r'(?<=[a-z])(?=[A-Z])', '-', cls.__name__).lower()}"
            fields = {field.name for field in attrs.fields(cls)}  # type: ignore[arg-type] # each is an attrs class
            for message in [entry for name, entry in catalogue.items() if name == key or name.startswith(f"{key}-at-")]:
                unknown = _variables(message) - fields
                assert {name for name in unknown if name.rpartition("_")[0] not in fields} == set(), key
            assert text.has(key), key


def test_every_action_by_what_the_reader_sees_can_be_filled(text: Text) -> None:
    """The variables of such a name are the action's own or the context that the game's table gives."""
    view = sh.GAME.view(sh.GAME.start(sh.Setup(characters=("george",)), 1), 0)
    known = {field for cls in sh.GAME.schema().actions for field in _field_names(cls)} | set(
        sh_table.context(view) or ()
    )
    messages = {name: entry for name, entry in _catalogue(PACKAGES[1], text.lang).items() if name.endswith("-known")}

    assert len(messages) >= 5
    for name, message in messages.items():
        assert text.has(name.removesuffix("-known"))
        unknown = _variables(message) - known
        assert {variable for variable in unknown if variable.rpartition("_")[0] not in known} == set(), name


def _field_names(cls: Any) -> list[str]:
    return [field.name for field in attrs.fields(cls)]


def test_every_fault_that_a_caller_can_make_is_expected_in_words() -> None:
    """The technical texts of setups, saves and documents have messages, so that no line is half English."""
    files = ("games/shadow_hunters/setup_checks.py", "games/shadow_hunters/setup.py", "play/match.py", "core/game.py")
    expected = set[str]()
    for file in files:
        expected |= _constants("Problem", 2, SOURCE / file) | _constants("_wrong", 1, SOURCE / file)
    expected |= _constants("Fault", 1, SOURCE / "play" / "_reading.py")
    pieces = re.compile(
        r"0? to |at most |, |a | card| of | of group | different ones of |the dead seats | digests| items| Setup"
    )
    whole = {words for words in expected if not pieces.fullmatch(words)} - {"", "the id of a "}
    text = Text(sh.GAME, "es", strict=True)

    assert {"a character id", "each character once", "a list"} <= whole
    assert [words for words in whole if text._expected(words) == words] == []
    assert text._expected("4 to 8") == "de 4 a 8"
    assert text._expected("1 of mystic_compass") == "1 de mystic_compass"
    assert text._expected("1 of group hunter") == "1 Cazador"
    assert text._expected("3 of group shadow") == "3 Sombras"
    assert text._expected("2 different ones of red, blue") == "2 distintos de entre red, blue"
    assert text._expected("emi, bob") == "emi, bob"


def test_every_word_an_event_may_use_is_known(text: Text) -> None:
    """Sources, statuses, ways and reasons that occur in the code can be said."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in (SOURCE / "games" / "shadow_hunters").glob("*.py"))
    for way in re.findall(r'move_equipment\(.*"(\w+)"\)', code):
        assert text.word("way", way)
    for reason in ("hunters", "shadows", *[c.id for c in sh.CHARACTERS.values() if c.group == "neutral"]):
        assert text.word("reason", reason)
    for source in ("attack", "counterattack", "hermit", "white", "weird_woods", "dynamite", "suck_blood"):
        assert text.word("source", source)


# -- a game in words -------------------------------------------------------------------------------------------


def _play(setup: sh.Setup, seed: int) -> Iterator[tuple[Any, Any, Any]]:
    """Play at random; yield state, question and answer before each step, and the end with no question."""
    chance = random.Random(seed)
    state = sh.GAME.start(setup, seed)
    while (decision := sh.GAME.decision(state)) is not None:
        passing = isinstance(decision.actions[0], sh.Pass) and chance.random() < 0.9
        action = decision.actions[0] if passing else chance.choice(decision.actions)
        yield state, decision, action
        sh.GAME.apply(state, action)
    yield state, None, None


SETUPS = (
    (sh.Setup(players=4), 1),
    (sh.Setup(players=8, expansion_mode="all", bob_7_8="kill_variant", robbery_scope="any_damage"), 2),
    (sh.Setup(players=8, expansion_mode="only_new", quick_start=True), 3),
    (sh.Setup(players=6, expansion_mode="random_per_initial", windows="open"), 4),
    (sh.Setup(players=5, use_special_abilities=False, vampire_heal="per_target"), 5),
)


@pytest.mark.parametrize(("setup", "seed"), SETUPS)
def test_whole_games_can_be_told_in_every_language_to_every_seat(text: Text, setup: sh.Setup, seed: int) -> None:
    """Questions, answers and events of random games are whole sentences, whatever a seat may know of them."""
    told = []
    for state, decision, action in _play(setup, seed):
        for seat in (None, 0, state.current):
            seen = [sh.GAME.seen(event, seat) for event in state.events]
            told += [text.event(event) for event in seen if event is not None]
        if decision is not None:
            told += [text.prompt(decision.prompt), text.action(action), text.action(action, decision.prompt)]
    outcome = sh.GAME.outcome(state)
    assert outcome is not None
    told.append(text.outcome(outcome))

    for sentence in told:
        assert sentence == sentence.strip()
        assert not re.search(r"[{}$⁨⁩]|\bnone\b|None|_|\?\?\?|  ", sentence), sentence
        assert not sentence[0].islower(), sentence


def test_every_event_can_be_told_with_and_without_its_secret(text: Text) -> None:
    """The variants for those who may not know, and the ones that random games seldom show."""
    emi, gun = sh.CHARACTERS["emi"], sh.CARDS["machine_gun"]
    cases = {
        events.CharacterDealt(0, emi): True,
        events.CharacterDealt(0, None): False,
        events.CharacterShown(0, 1, emi): True,
        events.CharacterShown(0, 1, None): False,
    }
    for event, knows in cases.items():
        assert (text.entity(emi) in text.event(event)) is knows
    for hermit in (sh.CARDS["hermits_slap"], None):
        for told in (text.event(events.HermitDrawn(0, hermit)), text.event(events.HermitGiven(0, 1, hermit))):
            assert (text.entity(sh.CARDS["hermits_slap"]) in told) is (hermit is not None)
    assert text.entity(gun) in text.event(events.AbilityUsed(0, "grave_digger", None, gun))
    assert text.seat(2).lower() in text.event(events.AbilityUsed(0, "lightning", 2)).lower()
    told = text.event(events.TargetChosen(0, 2, sh.CARDS["blessing"])).lower()
    assert text.seat(2).lower() in told
    assert text.entity(sh.CARDS["blessing"]).lower() in told
    assert text.entity(sh.CARDS["mystic_compass"]) in text.event(events.CompassUsed(0))
    assert "8" in text.event(events.TotalChosen(0, 8))
    assert text.event(events.HermitDiscarded())
    assert text.event(events.ExtraTurnsGained(0, 0)) != text.event(events.ExtraTurnsGained(0, 2))
    assert text.event(events.Died(0, None)) != text.event(events.Died(0, 1))
    assert text.event(events.TurnStarted(0, 3, True)) != text.event(events.TurnStarted(0, 3, False))


def test_english_reads_as_english() -> None:
    """A few sentences, word for word."""
    text = Text(sh.GAME, "en", strict=True)

    assert text.event(events.Damaged(1, 1, 4, "attack")) == "Player 2 takes 1 damage (attack) and has 4."
    assert text.event(events.Moved(0, sh.AREAS["church"])) == "Player 1 goes to the Church."
    assert (
        text.event(events.AttackAnnounced(0, (1, 2, 3), False)) == "Player 1 attacks Player 2, Player 3 and Player 4."
    )
    assert text.action(sh.DrawFrom(0, "hermit")) == "Draw a hermit card"
    assert text.action(sh.Pass(0)) == "Do nothing"
    assert text.action(sh.Pass(0), Prompt("end", "SH-TRN-04")) == "End the turn"
    assert text.prompt(Prompt("counter", "SH-CHR-10", (("attacker", 3),))).startswith("Player 4 has attacked you.")
    assert text.outcome(Outcome((2,), "hunters", (0, 0, 1, 0))) == "Player 3 wins: every Shadow is dead."
    assert text.seats((0, 2)) == "Player 1 and Player 3"
    assert text.seats(()) == ""


def test_spanish_reads_as_spanish() -> None:
    """Number, contracted articles, and «e» before the sound i."""
    text = Text(sh.GAME, "es", strict=True)

    assert text.event(events.Damaged(1, 1, 4, "attack")) == "El jugador 2 recibe 1 punto de daño (ataque) y acumula 4."
    assert text.event(events.Damaged(1, 2, 5, "dynamite")) == (
        "El jugador 2 recibe 2 puntos de daño (Dinamita) y acumula 5."
    )
    assert text.event(events.Moved(0, sh.AREAS["cemetery"])) == "El jugador 1 va al Cementerio."
    assert text.event(events.AttackAnnounced(0, (1, 2), False)) == "El jugador 1 ataca al jugador 2 y al jugador 3."
    assert text.event(events.Died(0, 1)) == "El jugador 1 muere a manos del jugador 2."
    layout = (sh.AREAS["cemetery"], sh.AREAS["church"])
    assert "Cementerio e Iglesia" in text.event(events.GameStarted(0, layout))
    assert text.action(sh.Attack(0, 1)) == "Atacar al jugador 2"
    assert text.entity(sh.CHARACTERS["unknown"]) == "El Desconocido"


def test_actions_may_be_called_by_what_the_reader_sees() -> None:
    """Area, ability and card by name where they are known, without them as before."""
    english, spanish = (Text(sh.GAME, lang, strict=True) for lang in LANGUAGES)
    context: dict[str, Filling] = {"area": sh.AREAS["church"], "ability": "demolish", "held": sh.CARDS["hermits_bully"]}
    cases = {
        sh.FollowArea(0): ("Follow the Church: draw a white card", "Actuar en la Iglesia: robar una carta blanca"),
        sh.SkipArea(0): ("Leave the Church alone", "No actuar en la Iglesia"),
        sh.UseAbility(0, 2): ("Use Demolish on Player 3", "Usar Arrollar sobre el jugador 3"),
        sh.UseAbility(0): ("Use Demolish", "Usar Arrollar"),
        sh.UseAbility(0, None, sh.CARDS["talisman"]): (
            "Use Demolish: take Talisman",
            "Usar Arrollar: tomar «Talismán»",
        ),
        sh.GiveHermit(0, 1): ("Give Hermit's Bully to Player 2", "Dar «Abuso del ermitaño» al jugador 2"),
        sh.Comply(0): ("Follow Hermit's Bully", "Seguir las instrucciones de «Abuso del ermitaño»"),
    }
    for action, told in cases.items():
        assert (english.action(action, None, context), spanish.action(action, None, context)) == told
        assert english.action(action) != told[0]
    assert english.action(sh.Roll(0), None, context) == english.action(sh.Roll(0))
    assert english.action(sh.Pass(0), Prompt("end", "SH-TRN-04"), context) == "End the turn"


def test_cards_and_abilities_say_what_the_rules_say(text: Text) -> None:
    """HP as printed on the character card, dice that bonuses are added to, one name for one ability."""
    printed = {"en": "your character card shows", "es": "tu carta de personaje indica"}[text.lang]
    assert printed in text.about(sh.CARDS["hermits_bully"])
    assert "A, B, C, E" in text.about(sh.CARDS["hermits_bully"])
    assert printed in text.about(sh.CARDS["hermits_tough_lesson_of_love"])
    assert "D, F, G, V" in text.about(sh.CARDS["hermits_tough_lesson_of_love"])
    bonuses = {"en": "bonuses and reductions still apply", "es": "se aplican bonificaciones y reducciones"}[text.lang]
    assert bonuses in text.about(sh.CARDS["cursed_sword_masamune"])
    assert bonuses in text.message("ability-horn_of_war_outbreak-text")
    for rule_id in ("SH-EXP-08", "SH-CHR-07", "SH-EXP-17"):
        ability = next(c.ability for c in sh.CHARACTERS.values() if c.rule == rule_id)
        assert text.word("ability", ability) in text.rule(rule_id)
    assert text.word("ability", "capricious") in text.message("goal-agnes")


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
