"""States from documents: every state of a game is taken, one that no game can reach is refused or plays on."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any, Final

import pytest

import boardrules
from boardrules.games import bestiary as bh
from boardrules.games.bestiary.check import check_state
from boardrules.games.bestiary.content import Tables
from boardrules.testing.tampering import Place, path_text, places, tampered
from tests.games.bestiary.documents import USUAL, WILD, document_of, play_on, verdict
from tests.games.bestiary.house import mild, wild
from tests.games.documents import walk
from tests.games.impossible import Change, Impossible, assert_refused, of_every_game, stack_of

NAMES: Final = (*USUAL, *WILD)


@pytest.mark.parametrize("tables", [None, wild(), mild()], ids=["packaged", "wild", "mild"])
def test_every_state_of_a_game_is_a_possible_state(tables: Tables | None) -> None:
    """Games at random, with every switch set this way and that."""
    for seed in range(6):
        for state in walk(bh.GAME, bh.Setup(players=2 + seed % 3, content=tables), seed):
            problems = check_state(state)
            assert not problems, f"seed {seed}, decision {state.number}: {problems[0]}"


@pytest.mark.parametrize("name", NAMES)
def test_every_kind_of_decision_can_be_read_and_played_on(name: str) -> None:
    """The documents that faults are put into are good ones, and what is redealt from them is too."""
    document = document_of(name)
    state = boardrules.from_json(bh.GAME, "state", document)

    assert boardrules.to_json(state) == document
    play_on(state, 3)


# -- states that cannot be ---------------------------------------------------------------------------------------------


def _player(document: Any, *, active: bool = True) -> Any:
    return next(p for p in document["players"] if (p["seat"] == document["current"]) is active)


def _pile(document: Any) -> list[str]:
    return next(pile for pile in document["piles"].values() if pile)


def _token_on(at: tuple[int, int], kind: str = "orc") -> Change:
    return lambda d: d["tokens"].append([{"q": at[0], "r": at[1]}, kind])


def _open_right_of_hidden(document: Any) -> None:
    document["row"][-1]["status"] = "open"


def _retired_too_soon(document: Any) -> None:
    document["row"][0]["status"] = "retired"


def _captured_twice(document: Any) -> None:
    for player in document["players"][:2]:
        player["bestiary"].append(document["row"][0]["tyrant"])


def _human_set_free(document: Any) -> None:
    pile = document["beasts"]["draw_pile"]
    document["players"][0]["liberated"].append(pile.pop(next(i for i, card in enumerate(pile) if "poacher" in card)))


def _jailed_beast(document: Any) -> None:
    pile = document["beasts"]["draw_pile"]
    document["players"][0]["prison"].append(pile.pop(next(i for i, card in enumerate(pile) if "imp" in card)))


def _hydra_in_the_deck(document: Any) -> None:
    pile = _pile(document)
    document["beasts"]["draw_pile"].append(pile.pop())


def _crowded(document: Any) -> None:
    document["players"][0]["place"] = document["players"][1]["place"] = {"q": 1, "r": 0}


def _six_cards(document: Any) -> None:
    player, pile = document["players"][0], document["beasts"]["draw_pile"]
    while len(player["bestiary"]) < 6:
        player["bestiary"].append(pile.pop())


def _faces_nothing(document: Any) -> None:
    document["beasts"]["discard_pile"].append(document["facing"])
    document["facing"] = None


def _faces_something(document: Any) -> None:
    document["facing"] = document["beasts"]["draw_pile"].pop()


def _tracks_at_once(document: Any) -> None:
    document["tracked"] = [document["beasts"]["draw_pile"].pop()]


def _other_seat(document: Any) -> None:
    document["stack"][-1]["seat"] = (document["current"] + 1) % len(document["players"])


def _forgotten(document: Any) -> None:
    for stack in document["stacks"]:
        for held in stack:
            held["seats"] = []


def _known_by_nobody(document: Any) -> None:
    document["stacks"][0][0]["seats"] = [7]


def _known_to_all(document: Any) -> None:
    document["stacks"][0][0]["public"] = True


def _buried_high(document: Any) -> None:
    document["mission_deck"][-1]["public"] = True


def _apart(document: Any) -> None:
    document["tiles"][-1][0] = {"q": 90, "r": 90}


def _tile_from_the_box(document: Any) -> None:
    document["stacks"][0].append({"card": document["unused"].pop(), "seats": [], "public": False})


def _no_dying(document: Any) -> None:
    _player(document)["hearts"] = 0


IMPOSSIBLE: Final[dict[str, Impossible]] = {
    **of_every_game(
        document_of,
        "MoveChoice",
        {
            "no players": ("$.players", "BH-SET-01"),
            "seats out of order": ("$.players", "BH-SET-09"),
            "an unknown stream": ("$.chance.counters", ""),
            "an empty stack": ("$.stack", "BH-TRN-01"),
            "an end without an outcome": ("$.result", "BH-END-03"),
            "an outcome with other scores": ("$.result", "BH-SCO-01"),
            "an outcome with a stranger": ("$.result", "BH-SCO-01"),
            "an outcome in the middle": ("$.stack", "BH-END-03"),
            "a stack after the end": ("$.stack", "BH-END-03"),
        },
    ),
    "one player": ("MoveChoice", lambda d: d.update(players=d["players"][:1]), "$.players", "BH-SET-01"),
    "the same hero twice": (
        "MoveChoice",
        lambda d: d["players"][1].update(hero=d["players"][0]["hero"]),
        "$.players[1].hero",
        "BH-SET-08",
    ),
    "an unknown hero": ("MoveChoice", lambda d: d["players"][0].update(hero="x"), "$.players[0].hero", "BH-SET-08"),
    "too many hearts": ("MoveChoice", lambda d: d["players"][0].update(hearts=6), "$.players[0].hearts", "BH-TRM-02"),
    "points below nothing": ("MoveChoice", lambda d: d["players"][0].update(pb=-1), "$.players[0].pb", "BH-TRM-01"),
    "a hero without hearts on the move": ("MoveChoice", _no_dying, "$.players[", "BH-DTH-01"),
    "a round before the first": ("MoveChoice", lambda d: d.update(round=0), "$.round", "BH-RND-01"),
    "a first player beyond the table": ("MoveChoice", lambda d: d.update(first=4), "$.first", "BH-RND-03"),
    "a die that shows eleven": (
        "MoveChoice",
        lambda d: d["chance"].update(script={"die": [11]}),
        "$.chance.script",
        "BH-CMP-17",
    ),
    # the map
    "a tile twice": ("MoveChoice", lambda d: d["stacks"][0].append(d["stacks"][0][0]), "$", "BH-CMP-12"),
    "an unknown tile": ("MoveChoice", lambda d: d["unused"].append("moon"), "$.unused[", "BH-CMP-12"),
    "another tile in the middle": (
        "MoveChoice",
        lambda d: d["tiles"].__setitem__(0, [d["tiles"][0][0], d["tiles"].pop()[1]]),
        "$",
        "BH-CMP-12",
    ),
    "an island": ("TyrantChoice", _apart, "$.tiles", "BH-P1-02"),
    "a tile from the box in a stack": ("MoveChoice", _tile_from_the_box, "$.", "BH-SET-03"),
    "a hero off the map": (
        "MoveChoice",
        lambda d: d["players"][0].update(place={"q": 99, "r": 0}),
        "$.players[0].place",
        "BH-P1-01",
    ),
    "two heroes on a plain": ("SurveyChoice", _crowded, "$.players[1].place", "BH-P1-09"),
    "a tile known to a stranger": ("TileChoice", _known_by_nobody, "$.stacks[0][0]", "BH-FX-06"),
    "a tile known to all": ("TileChoice", _known_to_all, "$.stacks[0][0]", "BH-FX-06"),
    "a mission known to all above others": ("MoveChoice", _buried_high, "$.mission_deck", "BH-FX-01"),
    # cards
    "a card twice": (
        "MoveChoice",
        lambda d: d["beasts"]["draw_pile"].append(d["beasts"]["draw_pile"][0]),
        "$",
        "BH-CMP-05",
    ),
    "a card lost": ("MoveChoice", lambda d: d["beasts"]["draw_pile"].pop(), "$", "BH-CMP-05"),
    "a tyrant in the deck": (
        "MoveChoice",
        lambda d: d["beasts"]["draw_pile"].append("azhurel"),
        "$.beasts.draw_pile[",
        "BH-CMP-05",
    ),
    "a pile card in the deck": ("MoveChoice", _hydra_in_the_deck, "$.beasts.draw_pile[", "BH-CMP-07"),
    "a Human set free": ("MoveChoice", _human_set_free, "$.players[0].liberated[", "BH-LIB-03"),
    "a beast in prison": ("MoveChoice", _jailed_beast, "$.players[0].prison[", "BH-HUM-01"),
    "six cards in a bestiary": ("MoveChoice", _six_cards, "$.players[0].bestiary", "BH-BST-01"),
    "a mission lost": ("MoveChoice", lambda d: d["mission_deck"].pop(), "$", "BH-CMP-16"),
    "three missions face up": (
        "MoveChoice",
        lambda d: d["mission_deck"].append({"card": d["mission_row"].pop(), "seats": [], "public": False}),
        "$.mission_row",
        "BH-MIS-03",
    ),
    # the row and the tokens
    "a tyrant twice in the row": (
        "MoveChoice",
        lambda d: d["row"][0].update(tyrant=d["row"][1]["tyrant"]),
        "$.row",
        "BH-SET-06",
    ),
    "an open tyrant right of hidden ones": ("written", _open_right_of_hidden, "$.row[5].status", "BH-P0-02"),
    "a retired tyrant beside hidden ones": ("written", _retired_too_soon, "$.row[0].status", "BH-P0-03"),
    "a tyrant of two captors": ("written", _captured_twice, "$.row[0]", "BH-TYR-04"),
    "a defeated tyrant of nobody": (
        "written",
        lambda d: d["row"][0].update(status="defeated"),
        "$.row[0]",
        "BH-TYR-04",
    ),
    "a captor of an open tyrant": ("written", lambda d: d["row"][0].update(seat=0), "$.row[0].seat", "BH-TYR-04"),
    "a token of a hidden tyrant": ("written", _token_on((1, 0)), "$.tokens[0]", "BH-P0-05"),
    "a token in the City": ("written", _token_on((0, 0)), "$.tokens[0]", "BH-CMP-10"),
    "a token off the map": ("written", _token_on((9, 9)), "$.tokens[0]", "BH-P0-10"),
    "a token of no type": ("written", _token_on((1, 0), "halloween"), "$.tokens[0]", "BH-CMP-15"),
    "a token lost": ("written", lambda d: d["supply"].update(orc=3), "$.supply", "BH-CMP-15"),
    "fewer tokens than none": ("written", lambda d: d["supply"].update(orc=-1), "$.supply.orc", "BH-CMP-15"),
    # the turn
    "an unknown phase": ("MoveChoice", lambda d: d.update(phase="setup"), "$.phase", "BH-TRN-01"),
    "a way that leads elsewhere": ("MoveChoice", lambda d: d.update(path=[{"q": 9, "r": 9}]), "$.path[0]", "BH-P1-01"),
    "no way at all": ("SurveyChoice", lambda d: d.update(path=[]), "$.path", "BH-P1-01"),
    "mapping before it is chosen": ("SurveyChoice", lambda d: d.update(mapped=True), "$.mapped", "BH-P2-01"),
    "mapping before Phase 2": ("MoveChoice", lambda d: d.update(mapped=True), "$.mapped", "BH-P2-01"),
    "a mission of the map without mapping": ("MissionChoice", lambda d: d.update(mapped=not d["mapped"]), "$.", "BH-"),
    "mapping and tracking": ("TrackChoice", lambda d: d.update(mapped=True), "$.mapped", "BH-P2-01"),
    "a die before the combat": ("SurveyChoice", lambda d: d.update(rolled=True), "$.rolled", "BH-TRN-03"),
    "an encounter and a survey": ("SurveyChoice", lambda d: d.update(encountered=True), "$.encountered", "BH-ENC-04"),
    "a turn that has ended and goes on": (
        "SurveyChoice",
        lambda d: d.update(ended_turn=True),
        "$.ended_turn",
        "BH-DTH-03",
    ),
    "an ability of another hero": (
        "SurveyChoice",
        lambda d: d["players"][0].update(uses={"counts": [["turn", "x", 1]]}),
        "$.players[0].uses.counts[0]",
        "BH-ABL-03",
    ),
    "more missions in a turn than in all": (
        "SurveyChoice",
        lambda d: d["players"][0].update(matched=3),
        "$.players[0].matched",
        "BH-MIS-05",
    ),
    "an effect from nowhere": (
        "SurveyChoice",
        lambda d: d["players"][0].update(lasting=[_op("die_level", level=9, scope="turn")]),
        "$.players[0].lasting",
        "BH-FX-02",
    ),
    # the stack
    "a stack of a thousand turns": ("MoveChoice", lambda d: d.update(stack=d["stack"] * 1000), "$.stack", "BH-TRN-01"),
    "a stack of another phase": (
        "MoveChoice",
        stack_of(document_of, "SurveyChoice"),
        "$.stack",
        "BH-TRN-01",
    ),
    "a turn beyond its last phase": ("MoveChoice", lambda d: d["stack"][0].update(at=9), "$.stack[0]", "BH-TRN-01"),
    "a seat beyond the table": ("AssistChoice", lambda d: d["stack"][-1].update(seat=7), "$.stack[", "BH-TRN-01"),
    "somebody else's move": ("MoveChoice", _other_seat, "$.stack[1]", "BH-TRN-01"),
    "somebody else's survey": ("SurveyChoice", _other_seat, "$.stack[1]", "BH-TRN-01"),
    "an assistant who is not near": (
        "AssistChoice",
        lambda d: d["stack"][-1].update(seat=d["current"]),
        "$.stack[",
        "BH-TRN-01",
    ),
    "a die of no level": (
        "WindowChoice",
        lambda d: d["die"].update(level=9),
        "$.stack[",
        "BH-TRN-01",
    ),
    "another die in the window": (
        "WindowChoice",
        lambda d: d["die"].update(result=99),
        "$.stack[",
        "BH-TRN-01",
    ),
    "a combat against nobody": ("RollChoice", _faces_nothing, "$.stack[", "BH-TRN-01"),
    "a beast that nobody fights": ("SurveyChoice", _faces_something, "$.facing", "BH-CBT-08"),
    "tracks before tracking": ("SurveyChoice", _tracks_at_once, "$.tracked", "BH-TRK-03"),
    "tracks in a City": (
        "TrackChoice",
        lambda d: _player(d).update(place={"q": 0, "r": 0}),
        "$.tracked",
        "BH-TRK-05",
    ),
    "a choice among no tracks": (
        "TrackChoice",
        lambda d: (d["beasts"]["draw_pile"].extend(d["tracked"]), d.update(tracked=[])),
        "$.stack[",
        "BH-TRN-01",
    ),
    "a tyrant that is not here": (
        "TyrantChoice",
        lambda d: _player(d).update(place={"q": 0, "r": 0}),
        "$.stack[",
        "BH-TRN-01",
    ),
    "a tile that nobody looked at": ("TileChoice", _forgotten, "$.stack[", "BH-TRN-01"),
    "tokens for everybody": (
        "TokenChoice",
        lambda d: d["stack"][-1]["placing"].update(terrain="city"),
        "$.stack[",
        "BH-TRN-01",
    ),
    "a ransom without points": ("RansomChoice", lambda d: _dead(d).update(pb=0), "$.stack[", "BH-TRN-01"),
    "a death that nobody counted": ("CityChoice", lambda d: _dead(d).update(deaths=0), "$.stack[", "BH-TRN-01"),
    "an overflow that is none": ("OverflowChoice", lambda d: _sparse(d), "$.stack[", "BH-TRN-01"),
    # the end
    "no winners": ("over", lambda d: d["result"].update(winners=[]), "$.result", "BH-SCO-01"),
}


def _op(name: str, **fields: object) -> dict[str, object]:
    empty = {"level": 0, "scope": "", "amount": 0, "win_pb": 0, "count": 0}
    return {"op": name, **empty, "if_type": "", "if_terrain": "", "if_hearts_at_most": None, **fields}


def _dead(document: Any) -> Any:
    return document["players"][document["stack"][-1]["seat"]]


def _sparse(document: Any) -> None:
    player = document["players"][document["stack"][-1]["seat"]]
    cards = [card for card in player["bestiary"] if "#d" in card]
    player["bestiary"].remove(cards[0])
    document["beasts"]["discard_pile"].append(cards[0])


@cache
def _fresh() -> Any:
    state = bh.GAME.start(bh.Setup(seats=[bh.Position(at=(1, 0))], first_player=0), 1)
    return boardrules.to_json(state)


def _document(name: str) -> Any:
    return copy.deepcopy(_fresh()) if name == "written" else document_of(name)


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_a_state_that_no_game_could_reach_is_refused(name: str) -> None:
    """The first problem names the part that is wrong, and the rule that it breaks."""
    top, change, path, rule = IMPOSSIBLE[name]
    document = _document(top)
    change(document)

    assert_refused(bh.GAME, document, path, rule)


# -- documents that were tampered with ---------------------------------------------------------------------------------


def _some(name: str, every: int) -> Iterator[tuple[str, Place, Any]]:
    """Yield some of the small faults of a document: those of the long piles more rarely."""
    document = document_of(name)
    long = ("tiles", "stacks", "unused", "beasts", "piles", "mission_deck", "out")
    for index, place in enumerate(places(document)):
        if index % (every * 5 if place[0] in long else every) == 0:
            for words, changed in tampered(document, place, 1):
                yield words, place, changed


@pytest.mark.parametrize("name", NAMES)
def test_a_small_fault_is_refused_or_plays_on(name: str) -> None:
    """Whatever is wrong with a document, it is refused with a place, or is a state that plays to its end."""
    for words, place, changed in _some(name, 11):
        found = verdict(changed)
        assert not found, f"{path_text(place)} {words}: {found}"


@pytest.mark.parametrize(
    "key", ["stack", "phase", "path", "tracked", "facing", "rolled", "encountered", "mapped", "ended_turn"]
)
def test_a_part_of_another_state_is_refused_or_plays_on(key: str) -> None:
    """Parts that are sound in themselves are put together."""
    for one, other in product(NAMES[::2], NAMES[1::3]):
        document, part = document_of(one), document_of(other)[key]
        if document[key] == part:
            continue
        document[key] = part
        found = verdict(document)
        assert not found, f"{key} of {other} in {one}: {found}"
