"""Words of Shadow Hunters: both languages are complete and equal in kind, and everything the game says can be said."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

import boardrules
from boardrules.core.values import Outcome, Prompt
from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters import events
from boardrules.games.shadow_hunters import table as sh_table
from boardrules.games.shadow_hunters.abilities import Moment
from boardrules.games.shadow_hunters.content import COLOURS, DECKS, DICE, GROUPS
from boardrules.games.shadow_hunters.state import Answer
from boardrules.play.text import Filling, Text
from tests.games.words import (
    LANGUAGES,
    assert_alike,
    assert_translated,
    catalogue,
    field_names,
    message_id,
    pieces,
    sources,
    variables,
)
from tests.play.samples import states

PACKAGE = "boardrules.games.shadow_hunters"
SOURCE = Path(boardrules.__file__).parent
#: The game's own source and all that is of no game.
SOURCES = tuple([path for path in sources("boardrules") if path.relative_to(SOURCE).parts[0] != "games"]) + sources(
    PACKAGE
)
#: Further forms of what fills a message: $target_to is $target in the words of one language.
FORMS = ("to", "of", "at", "one", "do")


@pytest.fixture(scope="module", params=LANGUAGES)
def text(request: pytest.FixtureRequest) -> Text:
    """The words of Shadow Hunters in each language; anything missing is an error."""
    return Text(sh.GAME, request.param, strict=True)


# -- the catalogues --------------------------------------------------------------------------------------------


def test_both_languages_have_the_same_messages_attributes_and_variables() -> None:
    """A front-end can switch the language at any time."""
    assert_alike(PACKAGE, FORMS)


def test_no_english_is_left_in_spanish() -> None:
    """A sentence that is the same in both was never translated; only names may be."""
    assert_translated(PACKAGE, 100, "action-", "event-", "prompt-", "refusal-")


def test_every_rule_has_a_title(text: Text) -> None:
    """The catalogue holds the rules of the rule reference, in its order."""
    page = SOURCE.parent.parent / "docs" / "rules" / "shadow_hunters.md"
    assert list(text.rules()) == re.findall(
        r"^### ([A-Z]{2}-[A-Z]{3}-\d{2}) ", page.read_text(encoding="utf-8"), re.MULTILINE
    )
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


def test_every_question_refusal_and_fault_has_a_message(text: Text) -> None:
    """Whatever key the code uses is in the catalogues."""
    prompts = pieces(SOURCES, "Prompt", 0) - {"window-"} | {f"window-{moment}" for moment in get_args(Moment)}
    refusals = pieces(SOURCES, "Refusal", 0)
    codes = pieces(SOURCES, "Problem", 1) | pieces(SOURCES, "bad", 1) | pieces(SOURCES, "_Fault", 0)
    messages = pieces(SOURCES, "UsageError", 0)

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
    known = catalogue(PACKAGE, text.lang)
    for kind, classes in (("action", schema.actions), ("event", schema.events)):
        for cls in classes:
            key = message_id(kind, cls)
            fields = field_names(cls)
            for message in [entry for name, entry in known.items() if name == key or name.startswith(f"{key}-at-")]:
                unknown = variables(message) - fields
                assert {name for name in unknown if name.rpartition("_")[0] not in fields} == set(), key
            assert text.has(key), key


def test_every_action_by_what_the_reader_sees_can_be_filled(text: Text) -> None:
    """The variables of such a name are the action's own or the context that the game's table gives."""
    view = sh.GAME.view(sh.GAME.start(sh.Setup(characters=("george",)), 1), 0)
    known = {field for cls in sh.GAME.schema().actions for field in field_names(cls)} | set(
        sh_table.context(view) or ()
    )
    messages = {name: entry for name, entry in catalogue(PACKAGE, text.lang).items() if name.endswith("-known")}

    assert len(messages) >= 5
    for name, message in messages.items():
        assert text.has(name.removesuffix("-known"))
        unknown = variables(message) - known
        assert {variable for variable in unknown if variable.rpartition("_")[0] not in known} == set(), name


def test_every_fault_that_a_caller_can_make_is_expected_in_words() -> None:
    """The technical texts of setups, saves and documents have messages, so that no line is half English."""
    files = ("games/shadow_hunters/setup_checks.py", "games/shadow_hunters/setup.py", "play/match.py", "core/game.py")
    expected = set[str]()
    for file in files:
        expected |= pieces((SOURCE / file,), "Problem", 2) | pieces((SOURCE / file,), "_wrong", 1)
    expected |= pieces((SOURCE / "play" / "_reading.py",), "Fault", 1)
    made = re.compile(
        r"0? to |at most |, |a | card| of | of group | different ones of |the dead seats | digests| items| Setup"
    )
    whole = {words for words in expected if not made.fullmatch(words)} - {"", "the id of a "}
    text = Text(sh.GAME, "es", strict=True)

    assert {"a character id", "each initial once", "a list"} <= whole
    assert [words for words in whole if text._expected(words) == words] == []
    assert text._expected("each character once") == "cada personaje una sola vez"
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
    for state in states(setup, seed):
        for seat in (None, 0, state.current):
            seen = [event.seen_by(seat) for event in state.events]
            told += [text.event(event) for event in seen if event is not None]
        decision = sh.GAME.decision(state)
        if decision is not None:
            told.append(text.prompt(decision.prompt))
            told += [text.action(action) for action in decision.actions]
            told += [text.action(action, decision.prompt) for action in decision.actions]
    outcome = sh.GAME.outcome(state)
    assert outcome is not None
    told.append(text.outcome(outcome))

    for sentence in set(told):
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
