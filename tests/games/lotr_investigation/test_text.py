"""Words of the Lord of the Rings quest: complete in both languages, with the names that come with the cards."""

from __future__ import annotations

import re
from typing import Any

import attrs
import pytest
from fluent.syntax import ast

from boardrules.core.values import Outcome, Prompt, Refusal
from boardrules.games import lotr_investigation as lr
from boardrules.games.lotr_investigation import content as c
from boardrules.games.lotr_investigation.choices import TOPICS
from boardrules.games.lotr_investigation.setup import PHASES
from boardrules.games.lotr_investigation.texts import ACTIONS, FROM_HAND, TEXTS
from boardrules.games.lotr_investigation.windows import FAULT_RULES
from boardrules.play.text import CatalogueError, Text, languages
from tests.games.lotr_investigation.telling import attempts, corners, new_games, played, positions
from tests.games.words import (
    LANGUAGES,
    assert_alike,
    assert_translated,
    calls,
    catalogue,
    complete,
    constants,
    field_names,
    message_id,
    plain,
    returned,
    sources,
    variables,
)

PACKAGE = "boardrules.games.lotr_investigation"
SOURCES = sources(PACKAGE)
#: Further forms of what fills a message, such as ``$seat_of``.
FORMS = ("to", "of", "quoted", "goes", "the", "one", "many", "count")

#: What each question with options offers, by its topic; ``pick`` is what card texts ask.
OPTIONS = {
    "stage_one": ("threat", "reveal"),
    "stage_two": ("stay", "accuse"),
    "prancing_pony": ("look", "draw"),
    "old_warehouse": ("look_more", "less_threat"),
    "footpad": ("threat", "attack"),
    "body_count": ("threat", "shuffle"),
    "ferny_shadow": ("threat", "undefended"),
    "outlaw_shadow": ("threat", "return"),
    "body_count_shadow": ("threat", "shuffle"),
    "informant": ("decline", "use"),
    "delayed": ("return_to_hand", "shuffle_into_deck"),
}
PICKED = ("each", "one", "willpower", "defense", "draw", "threat", "damage")


@pytest.fixture(scope="module", params=LANGUAGES)
def text(request: pytest.FixtureRequest) -> Text:
    """The words of the game in each language; anything missing is an error."""
    return Text(lr.GAME, request.param, strict=True)


@pytest.fixture(scope="module")
def spoken() -> dict[str, list[Any]]:
    """Everything that was to be said in many games and positions, each thing once."""
    found: dict[str, dict[Any, None]] = {kind: {} for kind in ("event", "prompt", "action", "refusal", "outcome")}
    games = [(setup, seed, 300, 30) for setup, seed in (*new_games(10), *positions(30))]
    games += [(setup, seed, 60, 1) for setup in corners() for seed in range(10)]
    for setup, seed, most, often in games:
        for number, state in enumerate(played(setup, seed, most)):
            for event in state.events:
                found["event"].update(dict.fromkeys([event.seen_by(seat) for seat in (None, 0, 1)]))
            decision = lr.GAME.decision(state)
            if decision is None:
                found["outcome"][lr.GAME.outcome(state)] = None
                continue
            found["prompt"][decision.prompt] = None
            found["action"].update(dict.fromkeys([(action, decision.prompt) for action in decision.actions]))
            if number % often == 0:
                for action in attempts(state, decision.seats[0]):
                    refusal = lr.GAME.explain(state, action)
                    if refusal is not None:
                        found["refusal"][attrs.evolve(refusal, action=None, legal=())] = None
    return {kind: [one for one in said if one is not None] for kind, said in found.items()}


# -- the catalogues ----------------------------------------------------------------------------------------------------


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    """A front-end can switch the language at any time."""
    assert languages(lr.GAME) == LANGUAGES
    assert_alike(PACKAGE, FORMS)


def test_no_english_is_left_in_spanish() -> None:
    """Small words betray a sentence that was never translated; only what is all filling reads the same."""
    kinds = ("action-", "event-", "prompt-", "refusal-", "window-", "topic-", "option-", "card-", "stage-", "rule-")
    assert_translated(PACKAGE, 350, *kinds)


def _topics(kind: str) -> set[str]:
    """Return the keys of the questions of a kind that the code asks."""
    return {f"{kind}-{name}" for name in constants(SOURCES, f"{kind}_topic", 0)}


def test_every_question_has_a_message() -> None:
    """Whatever key the code asks with is in the catalogues, and nothing but that."""
    asked = constants(SOURCES, "Prompt", 0)
    kinds = {text.timing for text in (*TEXTS.values(), *FROM_HAND.values())} - {*ACTIONS, "attach", "ally"}
    picks = {pick.kind for text in (*TEXTS.values(), *FROM_HAND.values()) for pick in text.picks}
    options, targets = _topics("option"), _topics("target")

    assert {"mulligan", "defend", "accuse", "order_top"} <= asked
    assert constants(SOURCES, "Trigger", 0) == kinds
    assert len(TOPICS) == len(options) + len(targets)
    made = {f"respond-{kind}" for kind in kinds} | {f"pick-{kind}" for kind in picks}
    for lang in LANGUAGES:
        keys = {key.removeprefix("prompt-") for key in catalogue(PACKAGE, lang) if key.startswith("prompt-")}
        assert keys == asked | made | options | targets


def test_every_refusal_and_fault_has_a_message(text: Text) -> None:
    """Also those whose code a function finds out; one that names no card has nothing to be filled with."""
    codes = constants(SOURCES, "Refusal", 0) | set(FAULT_RULES) | returned(SOURCES, "_fault")
    own = {key.removeprefix("refusal-"): message for key, message in catalogue(PACKAGE, text.lang, "faults.").items()}

    assert {"no_icon", "travel_hands", "no_ranged", "not_an_enemy"} <= codes
    assert {code for code, message in own.items() if message.id.name.startswith("refusal-")} == codes
    for node in calls(SOURCES, "Refusal"):
        if not node.keywords:
            assert {variables(own[code]) == set() for code in constants_of(node)} == {True}
    for code in constants(SOURCES, "Problem", 1) | constants(SOURCES, "bad", 1):
        assert text.has(f"problem-{code}"), code


def constants_of(node: Any) -> list[str]:
    """Return the text that is the first argument of a call, if it is one."""
    return [node.args[0].value] if hasattr(node.args[0], "value") else []


def test_every_action_and_event_has_a_message_that_its_fields_can_fill(text: Text) -> None:
    """A message never names a variable that the class does not have."""
    known = complete(PACKAGE, text.lang)
    prompts = {key.removeprefix("prompt-") for key in known if key.startswith("prompt-")}
    used = set()
    for kind, classes in (("action", lr.GAME.schema().actions), ("event", lr.GAME.schema().events)):
        for cls in classes:
            key = message_id(kind, cls)
            assert key in known, key
            fields = field_names(cls)
            for name in [key, *[f"{key}-at-{prompt}" for prompt in prompts]]:
                if name in known:
                    used.add(name)
                    assert _unknown(known[name], fields) == set(), name
    own = [key for key in catalogue(PACKAGE, text.lang) if key.startswith(("action-", "event-"))]
    assert {key for key in own if not key.endswith("-known")} <= used


def _unknown(message: ast.Message, fields: set[str]) -> set[str]:
    """Return the variables of a message that the class it tells of does not have."""
    named = {"option" if name.startswith("option_") else name for name in plain(variables(message), FORMS)}
    return named - fields - {""}


def test_words_of_the_state_have_messages(text: Text) -> None:
    """Phases, piles, numbers, windows, triggers, topics and reasons are said, not shown as keys."""
    asked = [one for options in OPTIONS.values() for one in options]
    values = {
        "phase": ("setup", *PHASES),
        "pile": ("hand", "deck", "discard", "victory", "removed", "encounter", "investigation", "shadow"),
        "place": ("area", "staging", "engaged", "active", "attached", "limbo"),
        "stat": ("willpower", "attack", "defense"),
        "end": ("top", "bottom"),
        "reason": ("quest_won", "all_eliminated"),
        "window": tuple(sorted(constants(SOURCES, "ActionWindow", 0))),
        "trigger": tuple(sorted(constants(SOURCES, "Trigger", 0))),
        "topic": tuple(TOPICS),
        "option": tuple(dict.fromkeys([*asked, *PICKED, "keep", "bury"])),
    }
    own = catalogue(PACKAGE, text.lang, "")
    for word, keys in values.items():
        assert {key for key in own if key.startswith(f"{word}-")} == {f"{word}-{key}" for key in keys}
        told = [text.word(word, key) for key in keys]
        assert not [name for name in told if "_" in name or not name]
        assert len(set(told)) == len(keys), word
    assert "Prancing Pony" in text.message("game-name") or "Poney Pisador" in text.message("game-name")


def test_every_option_is_said_in_the_words_of_its_question(text: Text) -> None:
    """Raising threat by 2 is not raising it by 4, and not reducing it."""
    assert _topics("option") == {f"option-{topic}" for topic in OPTIONS}
    for topic, options in OPTIONS.items():
        told = [text.action(lr.ChooseOption(0, one), Prompt(f"option-{topic}", "")) for one in options]
        assert len(set(told)) == 2
        assert all(label[0].isupper() and len(label) > 8 for label in told)
        for one in options:
            event = text.event(lr.OptionChosen(0, topic, one))
            assert text.word("option", one) in event
            assert event.endswith(f"({text.word('topic', topic)}).")
    picked = [text.action(lr.ChooseOption(0, one), Prompt("pick-option", "")) for one in PICKED]
    denethor = [text.action(lr.ChooseOption(0, one), Prompt("denethor", "")) for one in ("keep", "bury")]
    assert len({*picked, *denethor}) == 9


# -- games in words ----------------------------------------------------------------------------------------------------


def test_everything_that_happens_in_games_can_be_told(text: Text, spoken: dict[str, list[Any]]) -> None:
    """Questions, answers, refusals and events of games and positions are whole sentences, whoever hears them."""
    told = [text.event(event) for event in spoken["event"]]
    told += [text.prompt(prompt) for prompt in spoken["prompt"]]
    told += [text.action(action, prompt) for action, prompt in spoken["action"]]
    told += [text.action(action) for action, _ in spoken["action"]]
    told += [text.refusal(refusal) for refusal in spoken["refusal"]]
    told += [text.outcome(outcome) for outcome in spoken["outcome"]]

    for sentence in set(told):
        assert sentence == sentence.strip()
        assert not re.search(r"[{}$#⁨⁩]|\bnone\b|_|  ", sentence), sentence
        assert not sentence[0].islower(), sentence


def test_nearly_everything_was_heard(spoken: dict[str, list[Any]]) -> None:
    """The games and positions lead to every event, every question, every action and both ends of the game."""
    events = {type(event) for event in spoken["event"]}
    actions = {type(action) for action, _ in spoken["action"]}
    prompts = {prompt.key for prompt in spoken["prompt"]}

    assert set(lr.GAME.schema().events) == events
    assert set(lr.GAME.schema().actions) == actions
    assert {f"prompt-{key}" for key in prompts} == {
        key for key in catalogue(PACKAGE, "en") if key.startswith("prompt-")
    }
    assert {outcome.reason for outcome in spoken["outcome"]} == {"quest_won", "all_eliminated"}
    assert len({refusal.code for refusal in spoken["refusal"]}) > 15
    used = {action.card for action, _ in spoken["action"] if isinstance(action, (lr.PlayCard, lr.UseAbility))}
    assert {card for card in c.PLAYER_CARDS if card.type != "hero" or card in TEXTS} <= used


@pytest.mark.parametrize("lang", LANGUAGES)
def test_players_go_by_their_names(lang: str, spoken: dict[str, list[Any]]) -> None:
    """Whoever has a name is nowhere called by a number."""
    named = Text(lr.GAME, lang, names=("Ana", "Iván", "Berta", "Hugo"), strict=True)

    told = [named.event(event) for event in spoken["event"]] + [named.prompt(prompt) for prompt in spoken["prompt"]]
    told += [named.action(action, prompt) for action, prompt in spoken["action"]]

    assert not [
        sentence for sentence in told if re.search(r"Player \d|[Jj]ugador \d|\bel Ana|\bde el\b|\ba el\b", sentence)
    ]
    assert sum("Ana" in sentence for sentence in told) > 100


# -- cards -------------------------------------------------------------------------------------------------------------


def test_every_card_has_a_name_and_what_it_does(text: Text) -> None:
    """The names come with the content; only two cards of the core set have nothing to say."""
    spanish = text.lang == "es"
    for card in c.CARDS.values():
        name = text.entity(card)
        assert name == (card.name_es if spanish else card.name)
        assert name.lstrip("¡")[0].isupper()
        assert text.word("card", card.id) == name
    silent = [card.id for card in c.CARDS.values() if not text.about(card)]
    assert silent == ["guard_of_the_citadel", "veteran_axehand"]
    for card in c.CARDS.values():
        assert not text.about(card) or text.about(card).endswith(".")


def test_translations_are_marked() -> None:
    """Of every Spanish name it is written down whether it was printed or is ours."""
    sources = [card.name_es_source for card in c.CARDS.values()]

    assert set(sources) == {"published", "translation"}
    assert {c.CARDS[name].name_es_source for name in ("the_prancing_pony", "taken_by_surprise")} == {"published"}
    assert all(card.name_es for card in c.CARDS.values())


def test_stages_and_decks_have_names(text: Text) -> None:
    """Those of the game in the language; a deck of one's own goes by its id."""
    stages = [text.word("stage", stage.id) for stage in c.STAGES]
    decks = [text.word("deck", deck) for deck in c.DECKS]

    assert len({*stages, *decks}) == 9
    assert not [name for name in (*stages, *decks) if "_" in name or not name[0].isupper()]
    assert text.word("deck", "my_dwarves") == "my_dwarves"
    for stage in c.STAGES:
        assert text.message(f"stage-text-{stage.id}-a") != text.message(f"stage-text-{stage.id}-b")
    with pytest.raises(CatalogueError, match="card"):
        text.word("card", "nobody")


# -- sentences ---------------------------------------------------------------------------------------------------------

_ = c.CARDS
CASES: list[tuple[Any, str, str]] = [
    (
        lr.GameStarted(("core_spirit", "core_lore"), 1),
        "The decks in the order of the seats: “Spirit starter deck” and “Lore starter deck”. "
        "Player 2 is the first player.",
        "Los mazos, por orden de puesto: «Mazo inicial de Espíritu» y «Mazo inicial de Saber». "
        "El jugador inicial es el jugador 2.",
    ),
    (lr.CardsDrawn(0, 1, None), "Player 1 draws a card.", "El jugador 1 roba una carta."),
    (lr.CardsDrawn(0, 2, None), "Player 1 draws 2 cards.", "El jugador 1 roba 2 cartas."),
    (
        lr.CardsDrawn(0, 2, (_["for_gondor"], _["stand_and_fight"])),
        "Player 1 draws “For Gondor!” and “Stand and Fight”.",
        "El jugador 1 roba «¡Por Gondor!» y «Resistir y Luchar».",
    ),
    (
        lr.DamagePrevented(9, _["susie_the_spider"], 4, (_["lawless_ruffian"], _["greenway_footpad"])),
        "Susie the Spider is protected from 4 damage by Lawless Ruffian and Greenway Footpad.",
        "Susie la Araña se libra de 4 de daño gracias a Rufián sin Ley y Salteador del Camino Verde.",
    ),
    (lr.PhaseStarted("refresh"), "The refresh phase begins.", "Comienza la fase de recuperación."),
    (lr.CardPlayed(1, _["sneak_attack"]), "Player 2 plays “Sneak Attack”.", "El jugador 2 juega «Ataque Furtivo»."),
    (lr.ResourcesSpent(1, _["gloin"], 2), "Glóin spends 2 resources.", "Glóin gasta 2 recursos."),
    (
        lr.Attached(9, _["hired_muscle"], 8, _["lawless_ruffian"]),
        "“Hired Muscle” is attached to Lawless Ruffian.",
        "«Matones a Sueldo» se vincula a Rufián sin Ley.",
    ),
    (
        lr.LeftPlay(9, _["ramshackle_manor"], "discard"),
        "“Ramshackle Manor” goes to the discard pile.",
        "«Mansión Destartalada» va a la pila de descartes.",
    ),
    (
        lr.Discarded("shadow", (_["bill_ferny"],), None),
        "Discarded from the shadow cards: “Bill Ferny”.",
        "Se descarta de las cartas de Sombra: «Bill Helechal».",
    ),
    (
        lr.Discarded("hand", (_["beorn"],), 2),
        "Player 3 discards from the hand: “Beorn”.",
        "El jugador 3 descarta de la mano: «Beorn».",
    ),
    (
        lr.TakenToHand(0, 1, None),
        "One of the cards that Player 1 has looked at goes to the hand of Player 2.",
        "Una de las cartas que ha mirado el jugador 1 va a la mano del jugador 2.",
    ),
    (
        lr.StatChanged(1, _["eowyn"], "willpower", 1),
        "Éowyn gets +1 willpower until the end of the phase.",
        "Éowyn tiene +1 a la voluntad hasta el final de la fase.",
    ),
    (
        lr.ThreatRaised(0, 2, 31),
        "The threat of Player 1 rises by 2 and is 31 now.",
        "La Amenaza del jugador 1 aumenta en 2 y ahora es 31.",
    ),
    (
        lr.Committed(0, (_["aragorn"], _["gimli"], _["eowyn"])),
        "Player 1 commits “Aragorn”, “Gimli” and “Éowyn” to the quest.",
        "El jugador 1 asigna a la misión: «Aragorn», «Gimli» y «Éowyn».",
    ),
    (
        lr.OptionChosen(0, "ferny_shadow", "undefended"),
        "Player 1 chooses to let the attack count as undefended (shadow effect of Bill Ferny).",
        "El jugador 1 elige que el ataque se considere no defendido (efecto de Sombra de Bill Helechal).",
    ),
    (
        lr.InvestigationLooked(0, 1, "bottom", None),
        "Player 1 looks at the bottom card of the Investigation deck.",
        "El jugador 1 mira la última carta del mazo de Investigación.",
    ),
    (
        lr.InvestigationLooked(0, 3, "top", None),
        "Player 1 looks at the top 3 cards of the Investigation deck.",
        "El jugador 1 mira las 3 primeras cartas del mazo de Investigación.",
    ),
    (
        lr.InvestigationLooked(0, 2, "top", (_["taken_by_surprise"], _["susie_the_spider"])),
        "Player 1 looks at the top 2 cards of the Investigation deck: “Taken by Surprise” and “Susie the Spider”.",
        "El jugador 1 mira las 2 primeras cartas del mazo de Investigación: "
        "«Pillados por Sorpresa» y «Susie la Araña».",
    ),
    (
        lr.ShadowLooked(1, 5, _["chetwood_outlaw"], None),
        "Player 2 looks at a shadow card of Chetwood Outlaw.",
        "El jugador 2 mira una carta de Sombra de Forajido del Bosque de Chet.",
    ),
    (
        lr.ShadowLooked(1, 5, _["chetwood_outlaw"], _["dark_alley"]),
        "Player 2 looks at a shadow card of Chetwood Outlaw: “Dark Alley”.",
        "El jugador 2 mira una carta de Sombra de Forajido del Bosque de Chet: «Callejón Oscuro».",
    ),
    (
        lr.TopLooked(0, None),
        "Player 1 looks at the top card of the encounter deck.",
        "El jugador 1 mira la primera carta del mazo de Encuentros.",
    ),
    (
        lr.DeckLooked(0, 1, 4, None),
        "Player 1 looks at the top 4 cards of the deck of Player 2.",
        "El jugador 1 mira las 4 primeras cartas del mazo del jugador 2.",
    ),
    (
        lr.DeckShuffled("investigation", None),
        "The Investigation deck is shuffled.",
        "Se baraja el mazo de Investigación.",
    ),
    (lr.DeckShuffled("deck", 1), "The deck of Player 2 is shuffled.", "Se baraja el mazo del jugador 2."),
    (
        lr.EnemyEngaged(3, _["bill_ferny"], 0, False),
        "Bill Ferny engages Player 1.",
        "Bill Helechal se enfrenta al jugador 1.",
    ),
    (
        lr.EnemyEngaged(3, _["greenway_footpad"], 0, True),
        "Player 1 engages Greenway Footpad.",
        "El jugador 1 se enfrenta a Salteador del Camino Verde.",
    ),
    (
        lr.StageReached(3, "apprehending_the_killer"),
        "Stage 3 of the quest: “Apprehending the Killer”.",
        "Etapa 3 de la misión: «La Captura del Asesino».",
    ),
    (
        lr.AccusationJudged(_["wolf_pelt_jake"], _["combe_storehouse"], True),
        "The case is turned up: Wolf-pelt Jake, hiding in Combe Storehouse. The accusation is correct.",
        "Se descubre el caso: Jake Piel de Lobo, con escondrijo en Depósito de Combe. La acusación es correcta.",
    ),
    (
        lr.GameEnded(False),
        "The quest is lost: every player is eliminated.",
        "La misión termina en derrota: todos los jugadores han sido eliminados.",
    ),
    (
        lr.Accuse(0, _["todd_the_troll"], _["archet_trading_post"]),
        "Accuse Todd the Troll, hiding in Archet Trading Post",
        "Acusar a Todd el Troll, con escondrijo en Puesto Comercial de Archet",
    ),
    (lr.ChoosePlayer(0, 1), "Choose Player 2", "Elegir al jugador 2"),
    (lr.ChooseNumber(0, 3), "X is 3", "X vale 3"),
    (lr.Travel(0, 7, _["dark_alley"]), "Travel to Dark Alley", "Viajar a Callejón Oscuro"),
    (
        Prompt("pay", "LR-PLN-02", (("card", _["gandalf"]), ("left", 1))),
        "1 resource is still to be paid for “Gandalf”. Which hero pays?",
        "Falta 1 recurso por pagar para «Gandalf». ¿Qué héroe lo paga?",
    ),
    (
        Prompt("sentinel", "LR-CMB-06", (("card", _["wolf_pelt_jake"]), ("seat", 1), ("attack", 5))),
        "Wolf-pelt Jake attacks Player 2 (attack 5), and nobody defends yet. Do you send a character with Sentinel?",
        "Jake Piel de Lobo ataca al jugador 2 (ataque 5) y todavía no defiende nadie. "
        "¿Envías a un personaje que tenga Centinela?",
    ),
    (
        Prompt("join_attack", "", (("card", _["wolf_pelt_jake"]), ("seat", 1), ("attack", 5), ("defense", 3))),
        "Player 2 attacks Wolf-pelt Jake (defense 3), so far with attack 5. Do you join in with a Ranged character?",
        "El jugador 2 ataca a Jake Piel de Lobo (defensa 3), por ahora con ataque 5. "
        "¿Te unes con un personaje que tenga A distancia?",
    ),
    (
        Prompt("target-damage_hero", "LR-CMB-09", (("card", _["wolf_pelt_jake"]), ("damage", 5))),
        "The attack is undefended. Which of your heroes takes the 5 damage of Wolf-pelt Jake?",
        "El ataque no tiene defensor. ¿Cuál de tus héroes sufre 5 de daño de Jake Piel de Lobo?",
    ),
    (
        Prompt("target-damage_defender", "LR-CMB-08", (("card", _["wolf_pelt_jake"]), ("damage", 2))),
        "Which defender takes the 2 damage of Wolf-pelt Jake?",
        "¿Qué defensor sufre 2 de daño de Jake Piel de Lobo?",
    ),
    (
        Prompt("window", "LR-TIM-03", (("window", "staged"),)),
        "Encounter cards have been revealed. Do you take an action?",
        "Ya se han revelado las cartas de Encuentro. ¿Realizas una acción?",
    ),
    (
        Prompt("respond-left_play", "LR-EFF-03", (("trigger", "left_play"), ("card", _["thalin"]))),
        "Thalin has left play. Do you respond?",
        "Thalin ha abandonado el juego. ¿Respondes?",
    ),
    (
        Refusal("unique_in_play", "LR-CMP-07", args=(("card", _["faramir"]),)),
        "“Faramir” is unique and in play already.",
        "«Faramir» es una carta única y ya está en juego.",
    ),
    (
        Refusal("no_ranged", "LR-CMB-12", args=(("card", _["gimli"]),)),
        "Gimli cannot reach that enemy.",
        "Gimli no alcanza a ese Enemigo.",
    ),
    (
        Refusal("no_icon", "LR-PLN-03", args=(("card", _["feint"]),)),
        "None of your heroes has the resource icon for “Feint”.",
        "Ninguno de tus héroes tiene el icono de recurso que pide «Finta».",
    ),
    (
        Outcome((0, 1), "quest_won", (31, 28)),
        "Player 1 and Player 2 win: no Suspect is left in play.",
        "Ganan el jugador 1 y el jugador 2: no queda ningún Sospechoso en juego.",
    ),
    (
        Outcome((), "all_eliminated", (60,)),
        "Nobody wins: every player is eliminated.",
        "No gana nadie: todos los jugadores han sido eliminados.",
    ),
]


@pytest.mark.parametrize(("said", "english", "spanish"), CASES, ids=lambda value: type(value).__name__)
def test_sentences_word_for_word(said: Any, english: str, spanish: str) -> None:
    """Plurals, what is hidden, forms of players and cards, names in the language."""
    for lang, expected in (("en", english), ("es", spanish)):
        text = Text(lr.GAME, lang, strict=True)
        tell: Any = text.action if isinstance(said, lr.GAME.schema().actions) else text.event
        for cls, method in ((Prompt, text.prompt), (Refusal, text.refusal), (Outcome, text.outcome)):
            tell = method if isinstance(said, cls) else tell
        assert tell(said) == expected


def test_a_secret_is_told_to_those_who_know_it() -> None:
    """What was seen is named to whoever saw it, and to nobody else."""
    text = Text(lr.GAME, "en", strict=True)
    shown = {
        "Gandalf": [
            lr.CardsDrawn(1, 1, (c.GANDALF,)),
            lr.DeckLooked(1, 0, 1, (c.GANDALF,)),
            lr.TakenToHand(1, 1, c.GANDALF),
        ],
        "Hired Muscle": [
            lr.TopLooked(1, c.HIRED_MUSCLE),
            lr.ShadowLooked(1, 4, c.FOOTPAD, c.HIRED_MUSCLE),
            lr.InvestigationLooked(1, 1, "top", (c.HIRED_MUSCLE,)),
        ],
    }
    for name, events in shown.items():
        for event in events:
            told = [
                text.event(attrs.evolve(seen)) for seat in (1, 0, None) if (seen := event.seen_by(seat)) is not None
            ]
            assert [name in sentence for sentence in told] == [True, False, False]


def test_a_button_may_read_differently_at_different_questions(text: Text) -> None:
    """Not to travel is not the same as not to respond; the same card pays, attacks or is discarded."""
    keys = ("travel", "engage", "sentinel", "join_attack", "village_stable")
    declined = [text.action(lr.Decline(0), Prompt(key, "")) for key in keys]
    passed = [text.action(lr.Pass(0), Prompt(key, "")) for key in ("window", "respond-when_revealed")]
    done = [
        text.action(lr.Done(0), Prompt(key, ""))
        for key in ("planning", "commit", "attack", "attackers", "defend", "join_attack")
    ]
    topics = ("hired_muscle", "smoke_shadow", "damage_hero", "engagement_tie", "travel_payment")
    card = lr.ChooseCard(0, 3, c.RUFFIAN)
    chosen = [text.action(card, Prompt(f"target-{topic}", "")) for topic in topics]

    assert len({*declined, text.action(lr.Decline(0)), *passed, text.action(lr.Pass(0))}) == 9
    assert len({*done, text.action(lr.Done(0))}) == 7
    chosen += [text.action(card, Prompt(key, "")) for key in ("next_enemy", "order", "pick-target")]
    assert len(set(chosen)) == 8
    stable = lr.UseAbility(0, 3, c.VILLAGE_STABLE)
    assert text.action(stable, Prompt("village_stable", "")) != text.action(stable, Prompt("window", ""))
