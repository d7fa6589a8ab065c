"""Documents of states that no game can reach: refused, with the part that is wrong."""

from __future__ import annotations

from typing import Any

import pytest

import boardrules
from boardrules.games import shadow_hunters as sh
from tests.games.impossible import Change, Impossible, assert_refused, of_every_game, stack_of
from tests.play.samples import GAME, TOPS, document_of, play_on, refused, states, verdict

# -- states that cannot be ------------------------------------------------------------------------------------


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
    for player in document["players"]:
        if not player["revealed"]:
            player["possible"] &= ~sh.CHARACTERS["daniel"].bit
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


IMPOSSIBLE: dict[str, Impossible] = {
    **of_every_game(
        document_of,
        "MoveChoice",
        {
            "no players": ("$.players", "SH-CMP-01"),
            "seats out of order": ("$.players", "SH-SET-04"),
            "an unknown stream": ("$.chance.counters", "SH-INV-12"),
            "an empty stack": ("$.stack", "SH-TRN-02"),
            "an end without an outcome": ("$.", "SH-"),
            "an outcome with other scores": ("$.result", "SH-INV-11"),
            "an outcome with a stranger": ("$.result", "SH-INV-11"),
            "an outcome in the middle": ("$.stack", "SH-TRN-06"),
            "a stack after the end": ("$.stack", "SH-TRN-06"),
        },
    ),
    "a duplicate card": ("MoveChoice", _duplicate_card, "$", "SH-INV-01"),
    "a card in two zones": ("MoveChoice", _card_in_two_zones, "$", "SH-INV-01"),
    "a white card too many": ("MoveChoice", lambda d: d["white"]["draw_pile"].append("holy_robe"), "$", "SH-INV-01"),
    "a missing card": ("MoveChoice", lambda d: d["white"]["draw_pile"].pop(), "$", "SH-INV-01"),
    "a card of another deck": ("MoveChoice", _white_card_in_the_black_deck, "$.white.draw_pile[0]", "SH-INV-01"),
    "a single-use card as equipment": (
        "MoveChoice",
        _single_use_card_as_equipment,
        "$.players[0].equipment",
        "SH-INV-02",
    ),
    "a dead player's turn": ("MoveChoice", _turn_of_the_dead, "$.current", "SH-INV-03"),
    "a hidden dead player": ("MoveChoice", _hidden_dead, "$.players[", "SH-"),
    "a dead player without damage": ("MoveChoice", _living_dead, "$.players[0].alive", "SH-INV-03"),
    "three players": ("MoveChoice", lambda d: d.update(players=d["players"][:3]), "$.players", "SH-CMP-01"),
    "nine players": ("MoveChoice", lambda d: d.update(players=d["players"] * 2), "$.players", "SH-CMP-01"),
    "two of a colour": (
        "MoveChoice",
        lambda d: d["players"][0].update(colour=d["players"][1]["colour"]),
        "$.players",
        "SH-SET-04",
    ),
    "an area twice": (
        "MoveChoice",
        lambda d: d.update(layout=[d["layout"][0], *d["layout"][:5]]),
        "$.layout",
        "SH-INV-04",
    ),
    "a deal of five who never meet": ("MoveChoice", _impossible_deal, "$.players", "SH-INV-07"),
    "the same character twice": ("MoveChoice", _twice_the_same_character, "$.players", "SH-INV-07"),
    "a character outside the pool": ("MoveChoice", _character_outside_the_pool, "$.players", "SH-INV-07"),
    "a seat beyond the table": ("CounterChoice", lambda d: d["stack"][-1].update(seat=8), "$.stack[", "SH-TRN-02"),
    "a negative seat": ("CounterChoice", lambda d: d["stack"][-1].update(seat=-1), "$.stack[", "SH-TRN-02"),
    "a target beyond the table": ("RobberyChoice", lambda d: d["stack"][-1].update(target=5), "$.stack[", "SH-TRN-02"),
    "a victim beyond the table": ("LootChoice", lambda d: d["stack"][-1].update(victims=[9]), "$.", "SH-"),
    "no victim": ("LootChoice", lambda d: d["stack"][-1].update(victims=[]), "$.", "SH-"),
    "a stack of another phase": ("MoveChoice", lambda d: d.update(phase="attack"), "$.", "SH-"),
    "a phase of another stack": (
        "DestinationChoice",
        stack_of(document_of, "CounterChoice"),
        "$.stack",
        "SH-TRN-02",
    ),
    "a stack with no turn": ("MoveChoice", lambda d: d.update(stack=d["stack"][1:]), "$.stack", "SH-TRN-02"),
    "a stack twice as high": ("MoveChoice", lambda d: d.update(stack=d["stack"] * 2), "$.stack", "SH-TRN-02"),
    "a stack of a thousand turns": ("MoveChoice", lambda d: d.update(stack=d["stack"] * 1000), "$.stack", "SH-TRN-02"),
    "a stack with no decision": ("MoveChoice", lambda d: d.update(stack=d["stack"][:1]), "$.stack", "SH-TRN-02"),
    "a card to be aimed, none in hand": ("TargetChoice", lambda d: d.update(in_hand=None), "$", "SH-INV-01"),
    "an outcome without winners": ("over", lambda d: d["result"].update(winners=[]), "$.result", "SH-INV-11"),
    "an outcome with nothing for anybody": (
        "over",
        lambda d: d["result"].update(scores=[0] * 5),
        "$.result",
        "SH-INV-11",
    ),
    "an outcome without reasons": ("over", lambda d: d["result"].update(reasons=[]), "$.result", "SH-INV-11"),
    "an end with somebody hidden": ("over", lambda d: d["players"][0].update(revealed=False), "$.", "SH-"),
    "forced dice that no die shows": (
        "MoveChoice",
        lambda d: d["chance"].update(script={"d4": [5]}),
        "$.chance.script",
        "SH-CMP-03",
    ),
    "a hermit play with oneself": (
        "GiveChoice",
        lambda d: d.update(hermit_log=[_play(0, 0)]),
        "$.hermit_log[0]",
        "SH-HER-01",
    ),
    "a hermit play of a later pass": (
        "GiveChoice",
        lambda d: d.update(hermit_log=[_play(0, 1, 9)]),
        "$.hermit_log[0]",
        "SH-HER-07",
    ),
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
    """The first problem names the part that is wrong, and the rule that it breaks."""
    top, change, path, rule = IMPOSSIBLE[name]
    document = document_of(top)
    change(document)

    refused("state", document)
    assert_refused(GAME, document, path, rule)


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


@pytest.mark.rule("SH-INV-05")
@pytest.mark.parametrize("top", ["AreaChoice", "AttackChoice", "EndChoice"])
def test_after_the_movement_the_current_player_stands_somewhere(top: str) -> None:
    """In the phases area, attack and end; before he has moved he may be off the board."""
    document = document_of(top)
    current = document["current"]
    assert document["phase"] == {"AreaChoice": "area", "AttackChoice": "attack", "EndChoice": "end"}[top]
    document["players"][current]["area"] = None
    problem = refused("state", document).problems[0]

    assert (problem.path, problem.code, problem.rule) == ("$.current", "off_board", "SH-INV-05")


@pytest.mark.rule("SH-INV-05", "SH-MOV-05")
def test_before_the_movement_the_current_player_may_be_off_the_board() -> None:
    """As in his first turn."""
    document = document_of("MoveChoice")
    document["players"][document["current"]]["area"] = None

    play_on(boardrules.from_json(GAME, "state", document), 3)


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


def test_only_a_barrier_hides_how_much_a_hermit_card_would_have_hurt() -> None:
    """The amount of a hermit card that was answered is known, unless Gregor's barrier stood against it (SH-EXP-16)."""
    state = GAME.start(
        sh.Setup(players=5, characters=("franklin", "george", "vampire", "unknown", "allie"), first_player=0), seed=1
    )
    card = sh.CARDS["hermits_slap"]
    state.hermit.draw_pile.remove(card)
    state.hermit.discard_pile.append(card)
    state.hermit_log.append(sh.HermitPlay(0, 0, 1, card, "damage", 1, False, True))
    document: Any = boardrules.to_json(state)
    assert boardrules.from_json(GAME, "state", document) == state

    document["hermit_log"][0]["amount"] = None

    assert refused("state", document).path == "$.hermit_log[0].amount"


@pytest.mark.rule("SH-HER-06")
def test_a_hermit_card_that_waits_to_be_laid_down_was_answered_last() -> None:
    """It has killed somebody, whose equipment is taken first; in a later pass of the deck it would be another card."""
    state = next(state for state in states(sh.Setup(players=5), 3) if state.number == 313)
    assert state.in_hand is not None
    assert state.in_hand.card is state.hermit_log[-1].card
    document: Any = boardrules.to_json(state)
    assert verdict("state", document) == ""

    document["hermit"]["shuffles"] += 1

    assert refused("state", document).path == "$.in_hand.card"
