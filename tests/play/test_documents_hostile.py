"""Hostile documents: one clear ``SaveError`` with the place, and never another exception, a hang or half a state."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from functools import cache
from typing import Any, get_args

import pytest

import boardrules
from boardrules.games import shadow_hunters as sh
from boardrules.play.documents import KINDS, Kind
from tests.games.shadow_hunters.worlds import walk
from tests.play.mutations import Place, at, mutants, places, play_on, verdict, with_value

GAME = sh.GAME

#: States that are found by the effect on top of the stack, with the setup to look in.
TOPS: dict[str, sh.Setup] = {
    "MoveChoice": sh.Setup(players=5),
    "DestinationChoice": sh.Setup(players=6, expansion_mode="all"),
    "AnswerChoice": sh.Setup(players=4, quick_start=True),
    "GiveChoice": sh.Setup(players=8, bob_7_8="kill_variant", windows="open"),
    "TargetChoice": sh.Setup(players=5, expansion_mode="random_per_initial"),
    "HealChoice": sh.Setup(players=5),
    "TheftChoice": sh.Setup(players=6),
    "PeelChoice": sh.Setup(players=6),
    "RobberyChoice": sh.Setup(players=5, characters=("bob", None, None, None, None), robbery_scope="any_damage"),
    "CounterChoice": sh.Setup(players=5),
    "LootChoice": sh.Setup(players=7, expansion_mode="only_new"),
    "TotalChoice": sh.Setup(players=4),
    "over": sh.Setup(players=5),
}


@cache
def _written(top: str) -> str:
    """Return the document of the first state of random games that has this effect on top, past the opening."""
    for seed in range(400):
        for number, state in enumerate(walk(TOPS[top], seed)):
            name = type(state.stack[-1]).__name__ if state.stack else "over"
            if name == top and (number > 30 or "quick" in repr(state.phase) or state.phase == "setup"):
                return json.dumps(boardrules.to_json(state))
    raise AssertionError(f"no state with {top} found")


def document_of(top: str) -> Any:
    """Return a fresh state document with this effect on top of the stack."""
    return json.loads(_written(top))


def samples() -> dict[str, Any]:
    """Return one document of every kind but the state, each with a bit of everything."""
    state = boardrules.from_json(GAME, "state", document_of("TheftChoice"))
    decision = GAME.decision(state)
    assert decision is not None
    over = boardrules.from_json(GAME, "state", document_of("over"))
    setup = sh.Setup(
        characters=("emi", None, None, None, None),
        seats=(None, sh.Position(damage=3, area="church", equipment=("handgun",)), sh.Position(angel=True)),
        areas=tuple(sh.AREAS),
        white=("advent",),
        script=(("d4", (1, 2)), ("d6", (3,))),
    )
    return {
        "action": boardrules.to_json(decision.actions[-1]),
        "event": boardrules.to_json(state_events()[-1]),
        "view": boardrules.to_json(GAME.view(state, decision.seats[0])),
        "setup": boardrules.to_json(setup),
        "outcome": boardrules.to_json(GAME.outcome(over)),
        "prompt": boardrules.to_json(boardrules.Prompt("x", "", (("card", sh.CARDS["handgun"]), ("n", 3), ("t", "u")))),
        "refusal": boardrules.to_json(GAME.explain(state, sh.Roll(state.current))),
        "decision": boardrules.to_json(decision),
    }


def state_events() -> list[object]:
    """Return the events of one game that have the most fields."""
    found = [event for state in walk(sh.Setup(), 3) for event in state.events]
    return sorted(found, key=lambda event: len(repr(event)))


def refused(kind: Kind, document: object) -> boardrules.SaveError:
    """Return the error that a document gives; fail when it is taken."""
    with pytest.raises(boardrules.SaveError) as caught:
        boardrules.from_json(GAME, kind, document)
    error = caught.value
    assert error.problems
    assert all(problem.path.startswith("$") for problem in error.problems), str(error)
    assert len(error.problems) <= 20
    assert len(str(error)) < 20_000
    return error


# -- systematic faults ----------------------------------------------------------------------------------------


def _worth_changing(place: Place) -> bool:
    # The cards within a pile are all alike: the first two and every eighth stand for them.
    index = place[-1]
    return not (len(place) == 3 and str(place[1]).endswith("_pile") and isinstance(index, int) and index % 8 > 1)


@pytest.mark.parametrize("top", ["DestinationChoice", "GiveChoice", "RobberyChoice", "LootChoice", "over"])
def test_a_state_with_one_small_fault_is_refused_with_a_path_or_plays_on(
    top: str, request: pytest.FixtureRequest
) -> None:
    """Every place of a state: deleted, swapped, another type, another number; with ``--deep`` every stranger."""
    everything = bool(request.config.getoption("--deep"))
    document = document_of(top)
    found = []
    for place in places(document):
        if everything or _worth_changing(place):
            for words, mutant in mutants(document, place, everything=everything):
                wrong = verdict("state", mutant)
                if wrong:
                    found.append(f"{place}: {at(document, place)!r:.60} -> {words}: {wrong}")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "state"])
def test_a_document_with_one_small_fault_is_refused_with_a_path_or_means_what_it_says(kind: Kind) -> None:
    """Every place of every other kind, every stranger: what is accepted is written again exactly as it came."""
    document = samples()[kind]
    found = []
    for place in places(document):
        if _worth_changing(place):
            for words, mutant in mutants(document, place, everything=kind != "view"):
                wrong = verdict(kind, mutant)
                if wrong:
                    found.append(f"{place}: {at(document, place)!r:.60} -> {words}: {wrong}")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "setup"])
def test_every_key_is_required_and_no_other_is_allowed(kind: Kind) -> None:
    """In every object at any depth: a missing key and an extra key are named, at the place of the object."""
    document = document_of("LootChoice") if kind == "state" else samples()[kind]
    objects = [(), *[place for place in places(document) if isinstance(at(document, place), dict)]]
    named = 0
    for place in objects:
        where = "$" + "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in place)
        if where in ("$.chance.counters", "$.chance.script") or "args" in place:
            continue
        for key in at(document, place):
            changed = copy.deepcopy(document)
            del at(changed, place)[key]
            problem = refused(kind, changed).problems[0]
            assert problem.path == where
            assert (problem.code, problem.expected) == ("missing_key", key) or key == "type"
            named += 1
        changed = copy.deepcopy(document)
        at(changed, place)["surprise"] = 1
        problem = refused(kind, changed).problems[0]
        assert (problem.path, problem.code) == (where, "unknown_key")
        assert "surprise" in problem.got
    assert named


@pytest.mark.parametrize("kind", KINDS)
def test_wrong_types_at_every_place_are_named(kind: Kind) -> None:
    """A text for a list, a number for an object, a list for a number: the path is that very place."""
    document = document_of("RobberyChoice") if kind == "state" else samples()[kind]
    checked = 0
    for place in places(document):
        value = at(document, place)
        if not isinstance(value, (dict, list)) or "args" in place or place == ("type",):
            continue
        where = "$" + "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in place)
        for stranger in ("handgun", 3, 1.0, True):
            if (kind, place) == ("setup", ()):
                continue
            error = refused(kind, with_value(document, place, stranger))
            assert error.path == where, f"{place}: {stranger}: {error}"
            checked += 1
    assert checked or kind in ("action", "prompt")


# -- what is no document --------------------------------------------------------------------------------------


def _nested(depth: int) -> list[Any]:
    outer: list[Any] = []
    for _ in range(depth):
        outer = [outer]
    return outer


def _nested_objects(depth: int) -> dict[str, Any]:
    outer: dict[str, Any] = {}
    for _ in range(depth):
        outer = {"choice": outer, "type": "Ask"}
    return outer


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    "text",
    ["", "nul", "{", '{"a": }', "[1,]", "'x'", "\ud800", "{}{}", "[" * 100_000, '{"a":' * 100_000, "9" * 100_000],
    ids=lambda text: text[:6].encode("ascii", "replace").decode() or "nothing",
)
def test_what_is_no_json_is_refused_at_the_root(kind: Kind, text: str) -> None:
    """Also 100,000 open brackets, and a number of 100,000 digits."""
    error = refused(kind, text)

    assert error.path == "$"
    assert error.problems[0].code in ("not_json", "too_deep")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("data", [b"\xff\xfe\x00", b"\x80", b""], ids=repr)
def test_undecodable_bytes_are_refused(kind: Kind, data: bytes) -> None:
    """Bytes that are no text."""
    assert refused(kind, data).problems[0].code == "not_json"


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    "data", [None, True, 5, 1.5, "5", "null", "NaN", [], (), object(), {1: 2}, {None: []}], ids=repr
)
def test_what_is_no_object_with_texts_for_keys_is_refused(kind: Kind, data: object) -> None:
    """JSON of another shape, and Python objects that are no JSON."""
    assert refused(kind, data).path == "$"


@pytest.mark.parametrize("kind", KINDS)
def test_deep_nesting_is_refused_wherever_it_is(kind: Kind) -> None:
    """100,000 levels as data: at the root, and at every key of the root."""
    document = document_of("AnswerChoice") if kind == "state" else samples()[kind]
    for deep in (_nested(100_000), _nested_objects(100_000)):
        refused(kind, deep)
        for key in document:
            refused(kind, {**document, key: deep})
    if kind == "state":
        refused(kind, {**document, "stack": [_nested_objects(100_000)]})


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e5", "5.0", "1e400"])
def test_numbers_that_are_not_whole_are_refused(number: str) -> None:
    """Python's JSON reader takes NaN and Infinity; a document does not."""
    text = _written("MoveChoice").replace('"turn": ', f'"turn": {number}, "x": ', 1)
    text = text.replace(', "x": ', ', "phase_was": ', 1)
    document = json.loads(text)
    del document["phase_was"]

    assert refused("state", document).path == "$.turn"
    assert refused("setup", f'{{"players": {number}}}').path == "$.players"


@pytest.mark.parametrize(
    ("place", "value", "code"),
    [
        (("turn",), "3", "wrong_type"),
        (("turn",), True, "wrong_type"),
        (("turn",), 3.0, "wrong_type"),
        (("turn",), None, "wrong_type"),
        (("turn",), 10**30, "out_of_range"),
        (("turn",), 10**5000, "out_of_range"),
        (("turn",), -1, "out_of_range"),
        (("number",), -(10**5000), "out_of_range"),
        (("chance", "seed"), 2**64, "out_of_range"),
        (("chance", "seed"), -1, "out_of_range"),
        (("current",), 6, "out_of_range"),
        (("current",), -1, "out_of_range"),
        (("ray_used",), 1, "wrong_type"),
        (("ray_used",), "true", "wrong_type"),
        (("phase",), "lunch", "unknown_value"),
        (("phase",), ["move"], "wrong_type"),
        (("layout", 0), "kitchen", "unknown_id"),
        (("layout", 0), 3, "unknown_id"),
        (("white", "draw_pile", 0), "excalibur", "unknown_id"),
        (("white", "draw_pile", 0), ["advent"], "unknown_id"),
        (("players", 0, "character"), "gandalf", "unknown_id"),
        (("players", 0, "character"), "", "unknown_id"),
        (("players", 0, "damage"), 15, "out_of_range"),
        (("players", 0, "damage"), False, "wrong_type"),
        (("players", 0, "colour"), None, "wrong_type"),
        (("stack", 0, "type"), "Burn", "unknown_type"),
        (("stack", 0, "type"), "Roll", "unknown_type"),
        (("stack", 0, "type"), ["Turn"], "unknown_type"),
        (("stack", 0, "type"), None, "unknown_type"),
        (("options", "allocation"), [1, 2], "wrong_length"),
        (("options", "allocation"), [1, 2, 3, 4], "wrong_length"),
        (("options", "allocation", 1), "2", "wrong_type"),
    ],
    ids=lambda value: f"{value!r:.30}" if not isinstance(value, int) or abs(value) < 10**20 else "huge",
)
def test_a_wrong_value_is_named_where_it_is(place: Place, value: object, code: str) -> None:
    """One wrong value, one problem, with its path and a stable code."""
    error = refused("state", with_value(document_of("MoveChoice"), place, value))
    where = "$" + "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in place)

    if place != ("players", 0, "damage") or value != 15:
        assert [problem.code for problem in error.problems] == [code]
    assert error.problems[0].code == code
    assert error.path in (where, where + ".type") if place[-1] != "type" else error.path == "$.stack[0]"


def test_several_faults_are_all_named() -> None:
    """A person who repairs a document sees them at once."""
    document = document_of("MoveChoice")
    document["turn"] = "x"
    document["players"][1]["damage"] = None
    document["white"]["draw_pile"][0] = "excalibur"

    paths = {problem.path for problem in refused("state", document).problems}

    assert paths == {"$.turn", "$.players[1].damage", "$.white.draw_pile[0]"}


def test_no_more_than_twenty_faults_are_listed() -> None:
    """A document of nothing but faults gives a short answer."""
    document = document_of("MoveChoice")
    document["white"]["draw_pile"] = [None] * 10_000

    assert len(refused("state", document).problems) == 20


# -- states that cannot be ------------------------------------------------------------------------------------

Change = Callable[[Any], object]


def _duplicate_card(document: Any) -> None:
    pile = document["white"]["draw_pile"]
    pile[0] = pile[1]


def _card_in_two_zones(document: Any) -> None:
    document["white"]["discard_pile"].append(document["white"]["draw_pile"][0])


def _a_dead_player(document: Any) -> Any:
    """Kill somebody who is not on turn, with everything that belongs to it, and return him."""
    seat = next(p["seat"] for p in document["players"] if p["seat"] != document["current"] and p["alive"])
    dead = document["players"][seat]
    hp = sh.CHARACTERS[dead["character"]].hp
    dead.update(alive=False, damage=hp, area=None, revealed=True, angel=False, barrier=False)
    dead["possible"] = sh.CHARACTERS[dead["character"]].bit
    for card in dead["equipment"]:
        document[sh.CARDS[card].deck]["discard_pile"].append(card)
    dead["equipment"] = []
    document["deaths"] = [*document["deaths"], [seat]]
    return dead


def _turn_of_the_dead(document: Any) -> None:
    document["current"] = _a_dead_player(document)["seat"]


def _hidden_dead(document: Any) -> None:
    _a_dead_player(document)["revealed"] = False


def _living_dead(document: Any) -> None:
    document["players"][0]["alive"] = False


def _impossible_deal(document: Any) -> None:
    for player, name in zip(document["players"], ("allie", "bob", "charles", "daniel", "emi"), strict=True):
        player["character"] = name


def _twice_the_same_character(document: Any) -> None:
    document["players"][1]["character"] = document["players"][0]["character"]


def _character_outside_the_pool(document: Any) -> None:
    document["players"][0]["character"] = "bob_kill_variant"


def _white_card_in_the_black_deck(document: Any) -> None:
    white, black = document["white"]["draw_pile"], document["black"]["draw_pile"]
    white[0], black[0] = black[0], white[0]


def _single_use_card_as_equipment(document: Any) -> None:
    white = document["white"]
    pile = white["draw_pile"] if "advent" in white["draw_pile"] else white["discard_pile"]
    pile.remove("advent")
    document["players"][0]["equipment"].append("advent")


IMPOSSIBLE: dict[str, tuple[str, Change, str]] = {
    "a duplicate card": ("MoveChoice", _duplicate_card, "$."),
    "a card in two zones": ("MoveChoice", _card_in_two_zones, "$."),
    "a white card too many": ("MoveChoice", lambda d: d["white"]["draw_pile"].append("holy_robe"), "$."),
    "a missing card": ("MoveChoice", lambda d: d["white"]["draw_pile"].pop(), "$."),
    "a card of another deck": ("MoveChoice", _white_card_in_the_black_deck, "$.white.draw_pile[0]"),
    "a single-use card as equipment": ("MoveChoice", _single_use_card_as_equipment, "$.players[0].equipment"),
    "a dead player's turn": ("MoveChoice", _turn_of_the_dead, "$.current"),
    "a hidden dead player": ("MoveChoice", _hidden_dead, "$.players["),
    "a dead player without damage": ("MoveChoice", _living_dead, "$.players[0].alive"),
    "three players": ("MoveChoice", lambda d: d.update(players=d["players"][:3]), "$.players"),
    "no players": ("MoveChoice", lambda d: d.update(players=[]), "$.players"),
    "nine players": ("MoveChoice", lambda d: d.update(players=d["players"] * 2), "$.players"),
    "seats out of order": ("MoveChoice", lambda d: d["players"].reverse(), "$.players"),
    "two of a colour": ("MoveChoice", lambda d: d["players"][0].update(colour=d["players"][1]["colour"]), "$.players"),
    "an area twice": ("MoveChoice", lambda d: d.update(layout=[d["layout"][0], *d["layout"][:5]]), "$.layout"),
    "a deal of five who never meet": ("MoveChoice", _impossible_deal, "$.players"),
    "the same character twice": ("MoveChoice", _twice_the_same_character, "$.players"),
    "a character outside the pool": ("MoveChoice", _character_outside_the_pool, "$.players"),
    "a seat beyond the table": ("CounterChoice", lambda d: d["stack"][-1].update(seat=8), "$.stack["),
    "a negative seat": ("CounterChoice", lambda d: d["stack"][-1].update(seat=-1), "$.stack["),
    "a target beyond the table": ("RobberyChoice", lambda d: d["stack"][-1].update(target=5), "$.stack["),
    "a victim beyond the table": ("LootChoice", lambda d: d["stack"][-1].update(victims=[9]), "$."),
    "no victim": ("LootChoice", lambda d: d["stack"][-1].update(victims=[]), "$."),
    "a stack of another phase": ("MoveChoice", lambda d: d.update(phase="attack"), "$."),
    "a phase of another stack": (
        "DestinationChoice",
        lambda d: d.update(stack=document_of("CounterChoice")["stack"]),
        "$.stack",
    ),
    "an empty stack": ("MoveChoice", lambda d: d.update(stack=[]), "$.stack"),
    "a stack with no turn": ("MoveChoice", lambda d: d.update(stack=d["stack"][1:]), "$.stack"),
    "a stack twice as high": ("MoveChoice", lambda d: d.update(stack=d["stack"] * 2), "$.stack"),
    "a stack of a thousand turns": ("MoveChoice", lambda d: d.update(stack=d["stack"] * 1000), "$.stack"),
    "a stack with no decision": ("MoveChoice", lambda d: d.update(stack=d["stack"][:1]), "$.stack"),
    "a card to be aimed, none in hand": ("TargetChoice", lambda d: d.update(in_hand=None), "$."),
    "an outcome without winners": ("over", lambda d: d["result"].update(winners=[]), "$.result"),
    "an outcome with a stranger": ("over", lambda d: d["result"].update(winners=[7]), "$.result"),
    "an outcome with other scores": ("over", lambda d: d["result"].update(scores=[0] * 5), "$.result"),
    "an outcome without reasons": ("over", lambda d: d["result"].update(reasons=[]), "$.result"),
    "an end without an outcome": ("over", lambda d: d.update(result=None), "$."),
    "an outcome in the middle": ("MoveChoice", lambda d: d.update(result=document_of("over")["result"]), "$."),
    "an end with somebody hidden": ("over", lambda d: d["players"][0].update(revealed=False), "$."),
    "forced dice that no die shows": (
        "MoveChoice",
        lambda d: d["chance"].update(script={"d4": [5]}),
        "$.chance.script",
    ),
    "an unknown stream": ("MoveChoice", lambda d: d["chance"]["counters"].update(moon=1), "$.chance.counters"),
    "a hermit play with oneself": ("GiveChoice", lambda d: d.update(hermit_log=[_play(0, 0)]), "$.hermit_log[0]"),
    "a hermit play of a later pass": ("GiveChoice", lambda d: d.update(hermit_log=[_play(0, 1, 9)]), "$.hermit_log[0]"),
}


def _play(giver: int, receiver: int, number: int = 0) -> dict[str, object]:
    return {
        "pass_number": number,
        "giver": giver,
        "receiver": receiver,
        "card": "hermits_slap",
        "answer": "nothing",
        "amount": 0,
        "damaged": False,
        "bluff": True,
    }


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_a_state_that_no_game_could_reach_is_refused(name: str) -> None:
    """The first problem names the part that is wrong."""
    top, change, path = IMPOSSIBLE[name]
    document = document_of(top)
    change(document)

    assert refused("state", document).path.startswith(path)


@pytest.mark.parametrize("top", TOPS)
def test_every_kind_of_decision_can_be_read_and_played_on(top: str) -> None:
    """The documents that the faults are put into are good ones."""
    play_on(boardrules.from_json(GAME, "state", document_of(top)), 3)


# -- states that no game can reach, but that hang together in themselves ---------------------------------------


def _holds_a_white_card(document: Any) -> None:
    pile = document["white"]["draw_pile"] or document["white"]["discard_pile"]
    name = next(name for name in pile if not sh.CARDS[name].equipment)
    pile.remove(name)
    document["in_hand"] = {"card": name, "known_to": None}


def _holds_a_hermit_card(document: Any) -> None:
    pile = document["hermit"]["draw_pile"]
    document["in_hand"] = {"card": pile.pop(), "known_to": [0]}


def _other_players_pick(document: Any) -> None:
    count = len(document["players"])
    document["stack"][-1]["seat"] = next(
        seat for seat in range(count) if seat != document["current"] and document["players"][seat]["alive"]
    )


def _aims_a_card_that_is_not_aimed(document: Any) -> None:
    held = document["in_hand"]["card"]
    seat = document["stack"][-1]["seat"]
    document["stack"][-1] = {"type": "TargetChoice", "seat": seat, "card": held}


def _offers_a_card_that_is_not_offered(document: Any) -> None:
    document["stack"][-1] = {**document["stack"][-1], "type": "HealChoice"}


def _never_ending_quick_start(document: Any) -> None:
    document["stack"][0]["step"] = 10**6 + 1


def _negative_quick_start(document: Any) -> None:
    document["stack"][0]["step"] = -101


def _quick_start_without_the_option(document: Any) -> None:
    document["options"]["quick_start"] = False


def _steals_under_a_rule_that_is_none(document: Any) -> None:
    document["stack"][-1]["rule"] = "SH-XXX-99"


def _harm_of_an_unknown_source(document: Any) -> None:
    document["stack"][-1]["harm"]["source"] = "a meteorite"


def _totals_that_no_dice_show(document: Any) -> None:
    document["stack"][-1]["totals"] = [11, 1]


def _strikes_back_at_somebody_else(document: Any) -> None:
    asked, current = document["stack"][-1]["seat"], document["current"]
    document["stack"][-1]["attacker"] = next(s for s in range(len(document["players"])) if s not in (asked, current))


INCOHERENT: dict[str, tuple[str, Change]] = {
    "a counterattack on somebody who has not attacked": ("CounterChoice", _strikes_back_at_somebody_else),
    "a white card in hand and nothing to do with it": ("MoveChoice", _holds_a_white_card),
    "a hermit card in hand and nothing to do with it": ("MoveChoice", _holds_a_hermit_card),
    "an area to be picked by somebody not on turn": ("DestinationChoice", _other_players_pick),
    "a card that is not aimed at anybody, being aimed": ("HealChoice", _aims_a_card_that_is_not_aimed),
    "a card that offers no healing, offering it": ("TargetChoice", _offers_a_card_that_is_not_offered),
    "a quick start beyond its last step": ("AnswerChoice", _never_ending_quick_start),
    "a quick start before its first step": ("AnswerChoice", _negative_quick_start),
    "a quick start without the option": ("AnswerChoice", _quick_start_without_the_option),
    "a theft under an unknown rule": ("TheftChoice", _steals_under_a_rule_that_is_none),
    "harm of an unknown source": ("RobberyChoice", _harm_of_an_unknown_source),
    "totals that no dice show": ("TotalChoice", _totals_that_no_dice_show),
}


@pytest.mark.parametrize("name", INCOHERENT)
def test_a_stack_that_no_game_could_build_is_refused(name: str) -> None:
    """Each would lose a card, ask the wrong player, or go on for ever, were it taken."""
    top, change = INCOHERENT[name]
    document = document_of(top)
    change(document)

    assert refused("state", document).path.startswith("$.")


def test_a_hidden_player_cannot_have_survived_more_damage_than_his_possible_characters() -> None:
    """Otherwise a redeal gives him a character who would be dead (SH-INF-02)."""
    state = GAME.start(sh.Setup(characters=("george", None, None, None, None)), 1)
    document: Any = boardrules.to_json(state)
    document["players"][0]["damage"] = 13

    assert verdict("state", document) == ""


def test_a_hidden_player_has_no_barrier() -> None:
    """Gregor reveals himself to raise it, so a barrier before somebody hidden gives him away (SH-EXP-16, SH-INF-01)."""
    names = ("gregor", None, None, None, None)
    state = GAME.start(sh.Setup(characters=names, expansion_mode="all"), 1)
    document: Any = boardrules.to_json(state)
    document["players"][0]["barrier"] = True

    assert verdict("state", document) == ""
    with pytest.raises(boardrules.SetupError):
        sh.Setup(expansion_mode="all", seats=(sh.Position(character="gregor", barrier=True),))


def test_the_dead_keep_no_equipment_that_nobody_loots() -> None:
    """While one victim is being looted, the cards of all others who died before are gone (SH-DTH-03)."""
    document = document_of("LootChoice")
    victims = document["stack"][-1]["victims"]
    others = [p for p in document["players"] if not p["alive"] and p["seat"] not in victims]
    if not others:
        dead = _a_dead_player(document)
        document["deaths"] = [[dead["seat"]], *document["deaths"][:-1]]
        others = [dead]
    pile = document["white"]["draw_pile"]
    name = next(name for name in pile if sh.CARDS[name].equipment)
    pile.remove(name)
    others[0]["equipment"].append(name)

    assert refused("state", document).path == f"$.players[{others[0]['seat']}].equipment"


def test_a_key_that_is_given_twice_is_refused() -> None:
    """Two readers of one text could otherwise see two documents."""
    refused("setup", '{"players": 5, "players": 6}')


def test_the_kinds_are_those_of_the_type() -> None:
    """The tests above go through all of them."""
    assert set(get_args(Kind)) == set(KINDS) == {"state", *samples()}
