"""Documents: plain data that shares nothing, of arranged setups and of other games' states, and what has none."""

from __future__ import annotations

import json
from enum import Enum
from typing import Any

import attrs
import pytest
from hypothesis import given

import boardrules
from boardrules.core.board import Hex
from boardrules.core.chance import Chance
from boardrules.core.effects import AfterVerb
from boardrules.core.entity import Seat
from boardrules.core.game import Schema
from boardrules.core.node import canonical
from boardrules.games import shadow_hunters as sh
from boardrules.play.documents import KINDS
from boardrules.testing import Playthrough, examine, reachable_states
from tests.core import mini_game as mini

GAME = sh.GAME


def through_text(value: object) -> Any:
    """Return what is left of a value after it was written as JSON text and parsed again."""
    text = json.dumps(boardrules.to_json(value), allow_nan=False)
    return json.loads(text)


@given(state=reachable_states(GAME))
def test_a_state_that_was_read_shares_nothing_with_the_document(state: sh.State) -> None:
    """The document may be changed afterwards."""
    document = through_text(state)
    before = json.dumps(document)
    back = boardrules.from_json(GAME, "state", document)
    decision = GAME.decision(back)
    if decision is not None:
        GAME.apply(back, decision.actions[-1])

    assert json.dumps(document) == before


ARRANGED = sh.Setup(
    players=5,
    characters=("emi", None, None, None, None),
    seats=(None, sh.Position(damage=3, area="church", equipment=("handgun",)), sh.Position(angel=True)),
    colours=("red", "blue", "green", "white", "black"),
    areas=tuple(sh.AREAS),
    white=("advent",),
    black_discard=("dynamite",),
    first_player=1,
    script={"d4": (1, 2), "d6": (3,)},
)


def test_an_arranged_setup_comes_back_equal_and_starts_the_same_game() -> None:
    """Positions, scripts and card orders too."""
    back = boardrules.from_json(GAME, "setup", through_text(ARRANGED))

    assert back == ARRANGED
    assert GAME.digest(GAME.start(back, 3)) == GAME.digest(GAME.start(ARRANGED, 3))


@pytest.mark.parametrize("key", [field.name for field in attrs.fields(sh.Setup)])
def test_a_setup_document_may_leave_out_what_has_a_default(key: str) -> None:
    """Each key alone, and all of them: what is missing is as in ``Setup()``."""
    document = through_text(sh.Setup(players=4))
    del document[key]

    back = boardrules.from_json(GAME, "setup", document)

    assert back == (sh.Setup() if key == "players" else sh.Setup(players=4))
    assert boardrules.from_json(GAME, "setup", {}) == sh.Setup()
    assert boardrules.from_json(GAME, "setup", {"seats": [{"damage": 2}]}).seats == (sh.Position(damage=2),)


def test_text_and_bytes_are_read_like_data() -> None:
    """JSON text needs no parsing by the caller."""
    state = GAME.start(sh.Setup(), 5)
    text = json.dumps(boardrules.to_json(state))

    assert boardrules.from_json(GAME, "state", text) == state
    assert boardrules.from_json(GAME, "state", text.encode()) == state


def _check_plain(value: object) -> None:
    assert type(value) in (dict, list, str, int, bool, type(None))
    if isinstance(value, dict):
        assert all(type(key) is str for key in value)
    for item in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        _check_plain(item)


def test_a_document_is_plain_data_of_exact_types() -> None:
    """Nothing but what ``json`` knows, with texts for keys, so that every encoder writes it."""

    def documents_are_plain(play: Playthrough[sh.Setup, sh.State, sh.Action, sh.Event, sh.View]) -> None:
        _check_plain(boardrules.to_json(play.setup))
        for state in play.states[::15]:
            _check_plain(boardrules.to_json(state))
            _check_plain(boardrules.to_json(GAME.view(state, 0)))
        for events in play.events:
            _check_plain([boardrules.to_json(event) for event in events])

    examine(GAME, documents_are_plain)


def test_a_state_document_names_no_event_and_no_cached_decision() -> None:
    """What is worked out again or belongs to the last step is not part of a state."""
    state = GAME.start(sh.Setup(), 5)
    GAME.decision(state)
    document = boardrules.to_json(state)

    assert isinstance(document, dict)
    assert not {"events", "open_decision", "current_rules"} & document.keys()
    assert canonical(boardrules.from_json(GAME, "state", document)) == canonical(state)


@pytest.mark.parametrize("value", [None, 5, "x", [], {}, object(), GAME, sh.Setup, b"{}"], ids=repr)
def test_what_is_no_object_of_a_game_has_no_document(value: object) -> None:
    """A wrong argument is a mistake in the caller's code."""
    with pytest.raises(TypeError, match="no document"):
        boardrules.to_json(value)


def test_an_unknown_kind_is_refused_with_the_known_ones() -> None:
    """Kinds are words, too."""
    with pytest.raises(boardrules.SaveError) as caught:
        boardrules.from_json(GAME, "match", {})  # type: ignore[call-overload] # wrong on purpose

    assert caught.value.problems[0].code == "unknown_value"
    assert caught.value.problems[0].expected == ", ".join(KINDS)


# -- states of other games ------------------------------------------------------------------------------------


class Terrain(Enum):
    """What grows on a hexagon."""

    WOOD = "wood"
    FIELD = "field"


@attrs.define(kw_only=True)
class MapState(mini.State):
    """A state with dicts of every sort of key, and with words from an enumeration."""

    heights: dict[Hex, int] = attrs.field(factory=dict)
    names: dict[int, str] = attrs.field(factory=dict)
    homes: dict[Seat, Hex] = attrs.field(factory=dict)
    grows: dict[Hex, Terrain] = attrs.field(factory=dict)
    plants: dict[Terrain, list[int]] = attrs.field(factory=dict)
    owners: dict[mini.Card, Seat] = attrs.field(factory=dict)
    scores: dict[str, int] = attrs.field(factory=dict)
    terrain: Terrain = Terrain.WOOD


class MapGame(mini.MiniGame):
    """The small game on such a state."""

    def make_schema(self) -> Schema:
        return attrs.evolve(super().make_schema(), state=MapState)


MAP_GAME = MapGame()


def on_a_map() -> MapState:
    """Return a state in which every dict has something, not in order."""
    ant, bee = mini.CARDS["ant"], mini.CARDS["bee"]
    return MapState(
        chance=Chance(1),
        stack=[mini.TurnChoice(0)],
        players=[mini.Player(seat=seat) for seat in range(2)],
        deck=mini.start().deck,
        heights={Hex(2, -1): 3, Hex(0, 0): 1},
        names={7: "seven", -1: "minus one"},
        homes={1: Hex(1, 1), 0: Hex(-1, 0)},
        grows={Hex(0, 0): Terrain.FIELD},
        plants={Terrain.FIELD: [1, 2], Terrain.WOOD: []},
        owners={bee: 1, ant: 0},
        scores={"b": 1, "a": 2},
        terrain=Terrain.FIELD,
    )


def test_dicts_with_any_immutable_key_come_back_equal_and_in_their_order() -> None:
    """JSON has only texts for keys, so other dicts are written as lists of pairs."""
    state = on_a_map()
    document = through_text(state)
    back: Any = boardrules.from_json(MAP_GAME, "state", document)

    assert document["heights"] == [[{"q": 2, "r": -1}, 3], [{"q": 0, "r": 0}, 1]]
    assert document["names"] == [[7, "seven"], [-1, "minus one"]]
    assert document["scores"] == {"b": 1, "a": 2}
    assert back == state
    assert MAP_GAME.digest(back) == MAP_GAME.digest(state)
    for name in ("heights", "names", "homes", "grows", "plants", "owners", "scores"):
        assert list(getattr(back, name).items()) == list(getattr(state, name).items())
    assert boardrules.to_json(back.clone()) == document


@pytest.mark.parametrize(
    ("key", "value", "path", "code"),
    [
        ("terrain", "swamp", "$.terrain", "unknown_value"),
        ("terrain", "WOOD", "$.terrain", "unknown_value"),
        ("terrain", None, "$.terrain", "unknown_value"),
        ("grows", [[{"q": 0, "r": 0}, "swamp"]], "$.grows[0][1]", "unknown_value"),
        ("plants", [["wood", []], ["swamp", []]], "$.plants[1][0]", "unknown_value"),
        ("heights", {"0": 1}, "$.heights", "wrong_type"),
        ("heights", [[{"q": 0, "r": 0}]], "$.heights[0]", "wrong_length"),
        ("heights", [[{"q": 0}, 1]], "$.heights[0][0]", "missing_key"),
        ("names", [["7", "seven"]], "$.names[0][0]", "wrong_type"),
        ("names", [[True, "seven"]], "$.names[0][0]", "wrong_type"),
        ("names", [[7, "seven"], [7, "sept"]], "$.names", "duplicate_key"),
        ("owners", [["owl", 1]], "$.owners[0][0]", "unknown_id"),
        ("scores", [["a", 1]], "$.scores", "wrong_type"),
        ("scores", {"a": "1"}, "$.scores.a", "wrong_type"),
    ],
)
def test_a_wrong_word_key_or_pair_is_named_where_it_is(key: str, value: object, path: str, code: str) -> None:
    """What an enumeration does not have, and pairs that are none."""
    document = {**through_text(on_a_map()), key: value}

    with pytest.raises(boardrules.SaveError) as caught:
        boardrules.from_json(MAP_GAME, "state", document)

    assert [(problem.path, problem.code) for problem in caught.value.problems] == [(path, code)]
    if code == "unknown_value":
        assert caught.value.problems[0].expected == "wood, field"


def test_a_state_in_the_middle_of_a_deed_comes_back_and_plays_on_to_the_same_events() -> None:
    """What waits below a deed is the machine's own, so every game's documents can hold it."""
    state = mini.after(mini.start(), *mini.RICH)
    state.stack[-1:] = [AfterVerb(mini.Robbery(0, 1)), mini.ShieldChoice(mini.Robbery(0, 1, warned=True))]
    state.open_decision = None
    back = boardrules.from_json(mini.GAME, "state", through_text(state))

    assert back == state
    assert mini.GAME.apply(back, mini.UseShield(1)) == mini.GAME.apply(state, mini.UseShield(1))
    assert mini.Gained(0, 1, rules=("MG-GAIN",)) in state.events
