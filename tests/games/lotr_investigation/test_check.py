"""States from documents: every state of a game is taken, one that no game can reach is refused or plays on."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any, Final

import pytest

import boardrules
from boardrules.games import lotr_investigation as lr
from boardrules.games.lotr_investigation.check import check_position, check_state
from boardrules.testing.tampering import Place, path_text, places, tampered
from tests.games.documents import walk
from tests.games.impossible import Change, stack_of
from tests.games.lotr_investigation.documents import HASTE, NAMES, document_of, games, play_on, verdict
from tests.games.lotr_investigation.table import arranged, place, spot

GAME: Final = lr.GAME


@pytest.mark.parametrize("seed", range(24))
def test_every_state_of_a_game_is_a_possible_state(seed: int) -> None:
    """New games, and games that begin in the middle or at the end, played at random."""
    for state in walk(GAME, games(seed), seed, HASTE):
        problems = check_state(state)
        assert not problems, f"decision {state.number}: {problems[0]}"


@pytest.mark.parametrize("name", NAMES)
def test_every_kind_of_decision_can_be_read_and_played_on(name: str) -> None:
    """The documents that faults are put into are good ones, and what is redealt from them is too."""
    document = document_of(name)
    state = boardrules.from_json(GAME, "state", document)

    assert boardrules.to_json(state) == document
    play_on(state, 3)


def test_a_position_is_looked_at_without_what_is_going_to_happen() -> None:
    """An arranged position is checked before its phase begins, so it has no decision yet."""
    state = GAME.start(arranged(place(), place()), 1)
    state.stack.clear()

    assert check_position(state) == ()
    assert [problem.path for problem in check_state(state)] == ["$.stack"]


def test_what_is_asked_before_the_first_phase_of_a_position_is_possible() -> None:
    """Somebody may respond to an ally that leaves play at once, and the round stands before the row of its phase."""
    heroes = [spot("aragorn", resources=5), spot("theodred"), spot("gloin")]
    dying = place(hand=("valiant_sacrifice",), heroes=heroes, allies=(spot("faramir", damage=3),))
    state = GAME.start(arranged(dying, place(), phase="combat"), 1)

    assert [type(effect).__name__ for effect in state.stack] == ["Round", "Settle", "WindowChoice"]
    assert check_state(state) == ()
    assert verdict(boardrules.to_json(state), 80) == ""


# -- stacks that cannot be ---------------------------------------------------------------------------------------------


def _wrong_seat(document: Any) -> None:
    others = [p["seat"] for p in document["players"] if not p["out"]]
    asked = document["stack"][-1]["seat"]
    document["stack"][-1]["seat"] = next((seat for seat in others if seat != asked), 9)


def _without_below(document: Any) -> None:
    del document["stack"][-2]


def _without(kind: str) -> Change:
    return lambda d: d.update(stack=[effect for effect in d["stack"] if effect["type"] != kind])


def _use(**fields: object) -> Change:
    return lambda d: d["stack"][-1]["use"].update(fields)


def _playing(document: Any) -> None:
    player = document["players"][0]
    player["playing"].append(player["hand"].pop()["card"])


def _played_already(document: Any) -> None:
    player = document["players"][document["stack"][-1]["seat"]]
    player["discard"].append(player["playing"].pop())


def top(**fields: object) -> Change:
    return lambda d: d["stack"][-1].update(fields)


STACKS: Final[dict[str, tuple[str, Change, str]]] = {
    "an empty stack": ("CommitChoice", lambda d: d.update(stack=[]), ""),
    "a stack without a decision": ("CommitChoice", lambda d: d["stack"].pop(), ""),
    "two decisions": ("CommitChoice", lambda d: d["stack"].append(d["stack"][-1]), ""),
    "a thousand rounds": ("CommitChoice", lambda d: d.update(stack=d["stack"][:1] * 1000 + d["stack"][1:]), ""),
    "a round beyond its last phase": ("CommitChoice", lambda d: d["stack"][0].update(at=9), "[0]"),
    "a round in another phase": ("CommitChoice", lambda d: d["stack"][0].update(at=1), "[0]"),
    "a stack of another phase": ("CommitChoice", stack_of(document_of, "TravelChoice"), "[0]"),
    "a phase without its end": ("CommitChoice", _without("EndPhase"), "["),
    "a quest without its end": ("CommitChoice", _without("EndQuest"), ""),
    "a seat beyond the table": ("CommitChoice", top(seat=7), "["),
    "the commitment of another": ("JoinChoice", _wrong_seat, "["),
    "a player who begins out of turn": ("MulliganChoice", lambda d: d["stack"][0].update(done=[]), "[1]"),
    "a planning turn of another": ("PlanningChoice", _wrong_seat, "["),
    "a window of another moment": ("committed", lambda d: d["stack"][-1]["window"].update(at="staged"), "["),
    "a window of an attack, without one": (
        "committed",
        lambda d: d["stack"][-1]["window"].update(at="attack_done"),
        "[",
    ),
    "a place in a window that was passed": ("committed", lambda d: d["stack"][-1]["window"].update(passed=9), "["),
    "the place of another in a window": ("committed", top(place=9), "["),
    "a response to nothing": (
        "respond-left_play",
        lambda d: d["stack"][-1]["window"]["trigger"].update(kind="slain"),
        "[",
    ),
    "a response to damage that was none": (
        "respond-damaged",
        lambda d: d["stack"][-1]["window"]["trigger"].update(amount=0),
        "[",
    ),
    "a defender without an attack": ("DefenderChoice", lambda d: d.update(attacks=[]), ""),
    "an attack without its steps": ("DefenderChoice", _without("AttackStep"), "["),
    "an attack by a hero": ("DefenderChoice", lambda d: d["attacks"][-1].update(enemy=1), ""),
    "an attack on another": ("DefenderChoice", lambda d: d["attacks"][-1].update(defenders=[1]), "["),
    "a defender that defends twice": ("DefenderChoice", top(chosen=[1, 1]), "["),
    "a shadow effect of another card": (
        "respond-shadow_effect",
        lambda d: d["stack"][-2].update(card="dark_alley"),
        "[",
    ),
    "a reveal without its card": ("footpad", lambda d: d.update(revealing=[]), ""),
    "a question about another card": ("footpad", top(about=1), "["),
    "other options": ("footpad", top(options=["threat", "flee"]), "["),
    "an unknown topic": ("footpad", top(topic="weather"), "["),
    "a target that is not there": ("damage_hero", lambda d: d["stack"][-1]["targets"].append(999), "["),
    "an enemy as a target": (
        "damage_hero",
        lambda d: d["stack"][-1]["targets"].__setitem__(0, d["attacks"][-1]["enemy"]),
        "[",
    ),
    "one target": ("damage_hero", lambda d: d["stack"][-1].update(targets=d["stack"][-1]["targets"][:1]), "["),
    "an accusation by another": ("AccuseChoice", _wrong_seat, "["),
    "a Stable that is not explored": ("StableChoice", _without_below, "["),
    "a look that nobody had": ("StableChoice", lambda d: d["investigation"][-1].update(seats=[], marked=None), "["),
    "a top card that nobody has seen": ("TopChoice", lambda d: d["encounter"][-1].update(seats=[]), "["),
    "a search of more cards than there are": ("TakeChoice", top(number=99), "["),
    "a search of no card": ("TakeChoice", top(number=0), "["),
    "an order of cards that nobody has seen": (
        "OrderTop",
        lambda d: [held.update(seats=[]) for held in d["players"][d["stack"][-1]["player"]]["deck"]],
        "[",
    ),
    "a card that is being played and by nothing": ("middle", _playing, "["),
    "an event that nobody plays": ("PayChoice", _played_already, "["),
    "a price that was paid": ("PayChoice", top(left=0), "["),
    "a price beyond the card's": ("PayChoice", top(left=9), "["),
    "a choice that was made": ("PickChoice", _use(step=9), "["),
    "an ability of another card": ("PickChoice", _use(card="beravor", uid=1), "["),
    "a discard that is no cost": ("DiscardChoice", _without_below, "["),
    "an ally from an empty hand": (
        "SneakChoice",
        lambda d: (
            d["players"][d["stack"][-1]["seat"]]["deck"].extend(d["players"][d["stack"][-1]["seat"]]["hand"]),
            d["players"][d["stack"][-1]["seat"]]["hand"].clear(),
        ),
        "[",
    ),
    "a delayed effect of no kind": ("delayed", top(options=["return_to_hand", "vanish"]), "["),
    "an engagement in the travel phase": ("EngageChoice", lambda d: d.update(phase="travel"), "[0]"),
    "an attack on an enemy that was not chosen": (
        "AttackersChoice",
        lambda d: [entry.update(hit_by=[]) for _, entry in d["cards"]],
        "[",
    ),
    "nobody to join": (
        "JoinChoice",
        lambda d: d["stack"][-1]["joining"].update(rest=[d["stack"][-1]["joining"]["seat"]]),
        "[",
    ),
    "Suspects in an order that nobody needs": (
        "AttacksInOrder",
        lambda d: d["stack"][-1]["order"].update(uids=d["stack"][-1]["order"]["uids"][:1]),
        "[",
    ),
}


@pytest.mark.parametrize("name", STACKS)
def test_a_stack_that_no_game_could_build_is_refused(name: str) -> None:
    """Each would ask the wrong player, lose a card, or fail, were it taken."""
    origin, change, path = STACKS[name]
    document = document_of(origin)
    change(document)
    with pytest.raises(boardrules.SaveError) as caught:
        boardrules.from_json(GAME, "state", document)

    assert caught.value.path.startswith(f"$.stack{path}" if path.startswith("[") else "$."), str(caught.value)


# -- documents that were tampered with ---------------------------------------------------------------------------------


def _some(name: str, every: int) -> Iterator[tuple[str, Place, Any]]:
    """Yield some of the small faults of a document, and all those of its stack: those of long piles more rarely."""
    document = document_of(name)
    long = ("encounter", "investigation", "encounter_discard", "players")
    for index, place_ in enumerate(places(document)):
        step = 9 if place_[0] in ("stack", "attacks", "revealing") else every * 4 if place_[0] in long else every
        if index % step == 0:
            for words, changed in tampered(document, place_, 1):
                yield words, place_, changed


@pytest.mark.parametrize("name", NAMES)
def test_a_small_fault_is_refused_or_plays_on(name: str, request: pytest.FixtureRequest) -> None:
    """Whatever is wrong with a document, it is refused with a place, or plays on; more of it in a deep run."""
    every = 13 if request.config.getoption("boardrules_deep") else 199
    for words, place_, changed in _some(name, every):
        found = verdict(changed, 80)
        assert not found, f"{path_text(place_)} {words}: {found}"


@pytest.mark.parametrize(
    "key", ["stack", "phase", "attacks", "revealing", "investigation", "set_aside", "stage", "active", "staging"]
)
def test_a_part_of_another_state_is_refused_or_plays_on(key: str) -> None:
    """Parts that are sound in themselves are put together."""
    for one, other in product(NAMES[::6], NAMES[1::7]):
        document, part = document_of(one), document_of(other)[key]
        if document[key] == part:
            continue
        document[key] = part
        found = verdict(document, 80)
        assert not found, f"{key} of {other} in {one}: {found}"
