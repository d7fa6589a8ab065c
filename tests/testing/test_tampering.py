"""Documents with one thing changed: what the changes are, and what is said of how one is taken."""

from __future__ import annotations

import copy
import json
from typing import Any, Final

import pytest

from boardrules import SaveError, from_json, to_json
from boardrules.core.errors import Problem
from boardrules.core.game import Schema
from boardrules.core.values import Outcome
from boardrules.testing.tampering import STRANGERS, Place, at, path_text, places, play_on, tampered, verdict
from examples import salt_road
from examples.salt_road.game import SaltRoad
from examples.salt_road.setup import Setup
from examples.salt_road.state import State

DOCUMENT: Final = {"seat": 2, "open": True, "area": "church", "cards": ["ant", "bee"], "deck": {"top": None}}


def words_of(document: object, place: Place, some: int | None = None) -> list[str]:
    """Return the words for what is changed."""
    return [words for words, _ in tampered(document, place, some)]


def start() -> Any:
    """Return the document of a new game of Salt Road."""
    return json.loads(json.dumps(to_json(salt_road.GAME.start())))


# -- the changes -----------------------------------------------------------------------------------------------


def test_every_place_is_named_with_its_path() -> None:
    """Outer ones first; the root is none."""
    paths = [path_text(place) for place in places(DOCUMENT)]

    assert paths == ["$.seat", "$.open", "$.area", "$.cards", "$.cards[0]", "$.cards[1]", "$.deck", "$.deck.top"]
    assert at(DOCUMENT, ("cards", 1)) == "bee"


@pytest.mark.parametrize(
    ("place", "own", "same"),
    [
        (("seat",), ["3", "1", "'2'", "2.0"], 0),
        (("open",), ["False"], 1),
        (("area",), [], 0),
        (("cards",), ["['ant']", "['ant', 'bee', 'bee']", "['bee', 'ant']"], 0),
        (("deck", "top"), [], 1),
    ],
)
def test_a_place_gets_every_other_value_and_those_next_to_its_own(place: Place, own: list[str], same: int) -> None:
    """Then it is left out, and changes places with its neighbour, where that makes a difference."""
    found = words_of(DOCUMENT, place)

    swapped = ["swapped with its neighbour"] if len(place) == 1 else []
    assert len(found) == len(STRANGERS) - same + len([*own, "deleted", *swapped])
    assert found[len(STRANGERS) - same :] == [*own, "deleted", *swapped]


def test_the_document_stays_as_it_is() -> None:
    """Each change is a document of its own, which shares the rest."""
    before = copy.deepcopy(DOCUMENT)
    changed = [json.dumps(document) for place in places(DOCUMENT) for _, document in tampered(DOCUMENT, place)]

    assert before == DOCUMENT
    assert json.dumps(DOCUMENT) not in changed
    assert next(iter(tampered(DOCUMENT, ("cards", 0))))[1]["deck"] is DOCUMENT["deck"]


def test_some_of_the_other_values_are_two_others_for_another_number() -> None:
    """The same ones for the same number."""
    found = [frozenset(words_of(DOCUMENT, ("area",), some)) for some in range(20)]

    assert {len(words) for words in found} == {4}
    assert len(set(found)) > 5
    assert found == [frozenset(words_of(DOCUMENT, ("area",), some)) for some in range(20)]


# -- what becomes of one ---------------------------------------------------------------------------------------


class Lax(SaltRoad):
    """Takes every state that can be read."""

    def problems(self, state: State) -> tuple[Problem, ...]:
        return ()


class Vague(SaltRoad):
    """Says what is wrong, and not where."""

    def problems(self, state: State) -> tuple[Problem, ...]:
        return tuple([Problem("round", "out_of_range") for _ in range(state.round != 1)])


class Careless(SaltRoad):
    """Looks for what is not there."""

    def problems(self, state: State) -> tuple[Problem, ...]:
        return tuple([Problem("$.round", "out_of_range") for _ in range(state.players[1 - state.round].seat > 1)])


def test_a_document_that_was_not_changed_is_taken() -> None:
    """Of a state, which plays on, and of other kinds."""
    state = salt_road.GAME.start()

    assert verdict(salt_road.GAME, start()) == ""
    assert verdict(salt_road.GAME, to_json(Setup(rounds=4)), "setup") == ""
    assert verdict(salt_road.GAME, {"rounds": 4}, "setup") == ""
    assert verdict(salt_road.GAME, to_json(salt_road.GAME.view(state, 1)), "view") == ""


def test_a_document_that_is_refused_with_a_place_is_well_taken() -> None:
    """A refusal without a place is not."""
    document = start()
    document["round"] = 0

    assert verdict(salt_road.GAME, document) == ""
    assert verdict(Vague(), document) == "refused without a place in the document: ['round']"


def test_an_error_while_reading_is_told() -> None:
    """It comes out of the check of the state."""
    document = start()
    document["round"] = -9

    assert verdict(Careless(), document).startswith("reading fails: IndexError: list index out of range")


def test_a_state_that_does_not_play_on_is_told() -> None:
    """With what the rules say, or with what has become of the state."""
    document = start()
    document["stack"] = []
    assert verdict(Lax(), document) == (
        "taken, and then it does not play on: at once nobody is asked, and the game has no outcome"
    )
    document = start()
    document["supply"]["sizes"]["coin"] = 8
    assert "taken, and then it does not play on: ValueError: cannot put back" in verdict(Lax(), document)


def test_a_state_is_played_on_as_the_test_says() -> None:
    """Instead of a few answers."""
    played: list[State] = []

    assert verdict(salt_road.GAME, start(), play=played.append) == ""
    assert played == [salt_road.GAME.start()]

    def fail(state: State) -> None:
        raise AssertionError(f"round {state.round}")

    assert verdict(salt_road.GAME, start(), play=fail) == "taken, and then it does not play on: round 1"


def test_what_is_read_as_something_else_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing that was written is left out."""

    class Rounding(SaltRoad):
        def schema(self) -> Schema:
            return super().schema()

    def read(game: object, kind: str, document: object) -> Outcome:
        if not isinstance(document, dict):
            raise SaveError(Problem("$", "wrong_type"))
        return Outcome(tuple(document["winners"]), "most_points", (1, 2))

    monkeypatch.setattr("boardrules.testing.tampering.from_json", read)
    right = to_json(Outcome((0,), "most_points", (1, 2)))

    assert verdict(Rounding(), right, "outcome") == ""
    assert verdict(Rounding(), to_json(Outcome((0,), "most_points", (1, 3))), "outcome") == (
        "taken for something else than it says"
    )


# -- playing on ------------------------------------------------------------------------------------------------


def test_a_game_plays_on_to_its_end_or_so_far() -> None:
    """The same way for the same seed."""
    ends = [play_on(salt_road.GAME, salt_road.GAME.start(), seed, 400) for seed in (1, 1, 2)]

    assert ends[0] is not None
    assert ends[0] == ends[1] != ends[2]
    assert play_on(salt_road.GAME, salt_road.GAME.start(), steps=3) is None


def test_what_goes_wrong_on_the_way_is_told() -> None:
    """Impossible states, things that are lost, views that show a world, impossible worlds."""

    class Losing(Lax):
        def components(self, state: State) -> Any:
            return {"answers": state.number}

    class Late(SaltRoad):
        def problems(self, state: State) -> tuple[Problem, ...]:
            return tuple([Problem("$.round", "out_of_range") for _ in range(state.number > 3)])

    with pytest.raises(AssertionError, match="after 5 more answers components are lost or made"):
        play_on(Losing(), Losing().start())
    with pytest.raises(AssertionError, match=r"after 5 more answers the state is impossible: \$\.round: out_of_range"):
        play_on(Late(), Late().start())
    with pytest.raises(SaveError):
        from_json(Late(), "state", to_json(_later(Late())))


def _later(game: SaltRoad) -> State:
    state = game.start()
    while state.number <= 3:
        decision = game.decision(state)
        assert decision is not None
        game.apply(state, decision.actions[0])
    return state


def test_dealing_anew_is_looked_at() -> None:
    """What it deals shows in the view of the seat, or cannot be."""

    class Showing(SaltRoad):
        def deal_anew(self, world: State, seat: int | None, chance: object) -> None:
            world.round += 1

    class Dealing(Showing):
        def make_view(self, state: State, seat: int | None, frame: Any) -> Any:
            return state.phase

        def problems(self, state: State) -> tuple[Problem, ...]:
            return tuple([Problem("$.round", "out_of_range") for _ in range(state.round != 1)])

    with pytest.raises(AssertionError, match="at once dealing anew for a spectator shows in its view"):
        play_on(Showing(), Showing().start())
    with pytest.raises(AssertionError, match="dealing anew for a spectator gives an impossible state"):
        play_on(Dealing(), Dealing().start())
