"""A match: memory, undo and redo, logs, and saves."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import boardrules
from boardrules.core.node import canonical
from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters import events as ev
from boardrules.play.match import Match, UndoPolicy
from boardrules.testing import Playthrough, examine, playthroughs

GAME = sh.GAME
ShMatch = Match[sh.Setup, sh.State, sh.Action, sh.Event, sh.View]
Play = Playthrough[sh.Setup, sh.State, sh.Action, sh.Event, sh.View]


def played(steps: int, *, seed: int = 7, undo: UndoPolicy = "free", setup: sh.Setup | None = None) -> ShMatch:
    """Return a match after so many steps, always another one of the actions."""
    match = Match(GAME, setup if setup is not None else sh.Setup(players=5), seed=seed, undo=undo)
    for number in range(steps):
        decision = match.decision
        if decision is None:
            break
        match.play(decision.actions[number % len(decision.actions)])
    return match


def everything(match: ShMatch) -> tuple[object, ...]:
    """Return all that a refused call must leave as it is."""
    return (canonical(match.state), GAME.digest(match.state), match.log, match.state.events, match.dumps())


# -- playing --------------------------------------------------------------------------------------------------


def test_playing_appends_to_the_log_what_was_answered_and_what_happened() -> None:
    """The number, the action, the events and the digest of each step."""
    match = Match(GAME, sh.Setup(players=5), seed=7)
    state = GAME.start(sh.Setup(players=5), seed=7)
    assert match.state == state
    assert match.opening == tuple(state.events)
    for number in range(25):
        decision = match.decision
        assert decision is not None
        action = decision.actions[-1]
        step = GAME.step(state, action)

        assert match.play(action) == step.events

        assert match.state == step.state
        entry = match.log[-1]
        assert (entry.number, entry.action, entry.events) == (number, action, step.events)
        assert entry.digest == GAME.digest(step.state)
        assert len(match.log) == number + 1
        state = step.state


@pytest.mark.parametrize("seat", [True, 1.0])
def test_the_log_keeps_the_listed_action_and_so_the_save_loads(seat: Any) -> None:
    """What equals a listed action is taken for it, and no document holds True where a number belongs."""
    match = Match(GAME, sh.Setup(players=4, windows="open", first_player=1), seed=7)

    match.play(sh.Roll(seat))

    assert repr(match.log[0].action) == "Roll(seat=1)"
    assert Match.loads(match.dumps(), GAME).log == match.log


def test_an_answer_with_the_number_of_its_decision_is_taken() -> None:
    """The number of the open decision, each time."""
    match = played(0)
    for number in range(10):
        decision = match.decision
        assert decision is not None
        assert decision.number == number
        match.play(decision.actions[0], number=decision.number)
    assert len(match.log) == 10


@pytest.mark.parametrize("number", [4, 6, 0, -1, 10**30, "5", "x", 5.5])
def test_a_stale_answer_is_refused_and_changes_nothing(number: Any) -> None:
    """Even when the action would be legal now."""
    match = played(5)
    decision = match.decision
    assert decision is not None
    before = everything(match)

    with pytest.raises(boardrules.IllegalAction) as caught:
        match.play(decision.actions[0], number=number)

    assert caught.value.refusal.code == "stale_answer"
    assert dict(caught.value.refusal.args)["expected"] == 5
    assert caught.value.refusal.action == decision.actions[0]
    assert everything(match) == before


BAD_ACTIONS: tuple[Any, ...] = (
    None,
    5,
    "Pass",
    {},
    sh.Roll(True),
    sh.Roll(-1),
    sh.Roll(99),
    sh.Roll("0"),  # type: ignore[arg-type] # wrong on purpose
    sh.Roll([]),  # type: ignore[arg-type] # wrong on purpose
    sh.Attack(0, {}),  # type: ignore[arg-type] # wrong on purpose
    sh.TakeEquipment(0, 1, sh.CARDS["handgun"]),
    sh.Heal(0),
)


@pytest.mark.parametrize("action", BAD_ACTIONS, ids=repr)
def test_an_illegal_answer_is_refused_and_changes_nothing(action: Any) -> None:
    """Neither the state nor the log, the dice to come, or what can be taken again."""
    match = played(9)
    undone = match.state
    match.undo()
    before = everything(match)

    with pytest.raises(boardrules.IllegalAction) as caught:
        match.play(action)

    assert caught.value.refusal == GAME.explain(match.state, action)
    assert everything(match) == before
    assert match.redo() is undone


def test_nothing_can_be_played_after_the_end() -> None:
    """The refusal says that the game is over."""
    match = played(10_000)
    assert match.decision is None
    assert match.outcome is not None
    assert match.outcome == GAME.outcome(match.state)
    before = everything(match)

    with pytest.raises(boardrules.IllegalAction) as caught:
        match.play(sh.Roll(0))

    assert caught.value.refusal.code == "game_over"
    assert everything(match) == before


# -- undo and redo --------------------------------------------------------------------------------------------


@given(play=playthroughs(GAME), back=st.integers(1, 60))
def test_undo_goes_back_to_the_very_states_and_redo_forth_again(play: Play, back: int) -> None:
    """Not only to equal ones: the objects, over any distance; saves and logs too."""
    match = Match(GAME, play.setup, play.seed)
    states, saves = [match.state], [match.dumps()]
    for action in play.actions[:60]:
        match.play(action)
        states.append(match.state)
        saves.append(match.dumps())
    back = min(back, len(states) - 1)
    log = match.log
    for distance in range(1, back + 1):
        assert match.can_undo()
        assert match.undo() is states[-1 - distance]
        assert match.dumps() == saves[-1 - distance]
        assert match.log == log[: len(log) - distance]
    for distance in range(back - 1, -1, -1):
        assert match.redo() is states[-1 - distance]
        assert match.dumps() == saves[-1 - distance]
    assert match.log == log


def test_playing_after_an_undo_clears_what_could_be_taken_again() -> None:
    """The other future is gone; an undone answer is in no save."""
    match = played(12)
    match.undo()
    match.undo()
    decision = match.decision
    assert decision is not None
    match.play(decision.actions[0])

    with pytest.raises(boardrules.IllegalAction) as caught:
        match.redo()

    assert caught.value.refusal.code == "nothing_to_redo"
    assert len(match.log) == 11


@pytest.mark.parametrize(("call", "code"), [("undo", "nothing_to_undo"), ("redo", "nothing_to_redo")])
@pytest.mark.parametrize("policy", ["free", "until_reveal", "never"])
def test_a_new_match_has_nothing_to_take_back(call: str, code: str, policy: UndoPolicy) -> None:
    """A refusal with its code, whatever the policy."""
    match = played(0, undo=policy)
    assert not match.can_undo()

    with pytest.raises(boardrules.IllegalAction) as caught:
        getattr(match, call)()

    assert caught.value.refusal.code == code


def test_under_never_no_step_is_taken_back() -> None:
    """And nothing changes."""
    match = played(1, undo="never")
    before = everything(match)
    assert not match.can_undo()

    with pytest.raises(boardrules.IllegalAction) as caught:
        match.undo()

    assert caught.value.refusal.code == "undo_not_allowed"
    assert everything(match) == before


#: Events after which somebody knows something that he did not choose: written here once more, apart from the library.
TELLING = (
    ev.MovementRolled,
    ev.AttackRolled,
    ev.DiceRolled,
    ev.DieRolled,
    ev.CardDrawn,
    ev.HermitDrawn,
    ev.HermitGiven,
    ev.Revealed,
    ev.CharacterShown,
    ev.CharacterDealt,
    ev.DeckShuffled,
)


def test_until_reveal_refuses_exactly_the_steps_that_rolled_drew_revealed_or_shuffled() -> None:
    """Step by step through whole games."""

    def what_tells_stays(play: Play) -> None:
        match = Match(GAME, play.setup, play.seed, undo="until_reveal")
        for action in play.actions:
            events = match.play(action)
            assert match.can_undo() is not any(isinstance(event, TELLING) for event in events)

    examine(GAME, what_tells_stays)


@pytest.mark.parametrize("policy", ["", "Free", "always", None, 1, ["free"], {}])
def test_an_unknown_undo_policy_is_a_setup_error(policy: Any) -> None:
    """It names the field and the known ones."""
    with pytest.raises(boardrules.SetupError) as caught:
        Match(GAME, undo=policy)

    assert caught.value.problems[0].path == "undo"
    assert caught.value.problems[0].expected == "free, until_reveal, never"


SEEDS_THAT_ARE_NONE: dict[str, Any] = {
    "negative": -1,
    "a bool": True,
    "2**64": 2**64,
    "a text": "7",
    "a float": 7.0,
    "None": None,
    "a list": [7],
    "a number of 5000 digits": 10**5000,
}


@pytest.mark.parametrize("name", SEEDS_THAT_ARE_NONE)
def test_a_wrong_seed_is_a_setup_error(name: str) -> None:
    """A whole number from 0 to 2**64 - 1, nothing else."""
    with pytest.raises(boardrules.SetupError) as caught:
        Match(GAME, seed=SEEDS_THAT_ARE_NONE[name])

    assert caught.value.problems[0].path == "seed"
    assert caught.value.problems[0].code == "out_of_range"


@pytest.mark.parametrize("seed", [0, 2**64 - 1])
def test_the_outermost_seeds_are_seeds(seed: int) -> None:
    """They play and are saved."""
    match = played(5, seed=seed)

    assert Match.loads(match.dumps(), game=GAME).seed == seed


@pytest.mark.parametrize("setup", ["x", 5, {}, boardrules.Prompt("a", "b")], ids=repr)
def test_what_is_no_setup_of_the_game_is_a_setup_error(setup: Any) -> None:
    """Any object but one of the game's own class."""
    with pytest.raises(boardrules.SetupError) as caught:
        Match(GAME, setup)

    assert caught.value.problems[0].path == "setup"


# -- what a seat sees -----------------------------------------------------------------------------------------


@given(play=playthroughs(GAME))
def test_a_seat_sees_in_the_log_what_the_events_show_it(play: Play) -> None:
    """Secret fields are empty for those who do not know them; order and number stay."""
    match = play.match()
    happened = [*match.opening, *[event for entry in match.log for event in entry.events]]
    for seat in (None, *range(play.setup.players)):
        seen = match.seen_log(seat)
        assert seen == tuple(e for event in happened if (e := GAME.seen(event, seat)) is not None)
        for event in seen:
            if isinstance(event, ev.CharacterDealt):
                assert (event.character is not None) is (event.seat == seat)
            if isinstance(event, ev.HermitDrawn):
                assert (event.card is not None) is (event.seat == seat)
            if isinstance(event, ev.HermitGiven):
                assert (event.card is not None) is (seat in (event.seat, event.target))
            if isinstance(event, ev.CharacterShown):
                assert (event.character is not None) is (seat in (event.seat, event.to))
    assert sum(isinstance(event, ev.CharacterDealt) for event in match.seen_log(None)) == play.setup.players


def test_the_view_of_a_match_is_that_of_its_state() -> None:
    """For seats and spectators."""
    match = played(20)
    for seat in (None, 0, 4):
        assert match.view(seat) == GAME.view(match.state, seat)


# -- saves ----------------------------------------------------------------------------------------------------


@given(play=playthroughs(GAME), policy=st.sampled_from(("free", "until_reveal", "never")))
def test_a_save_keeps_setup_seed_and_policy_and_names_its_game(play: Play, policy: UndoPolicy) -> None:
    """So it can be read without saying of which game it is, and is written the same again."""
    match = play.match(undo=policy)
    text = match.dumps()

    back = Match.loads(text, game=GAME)

    assert (back.seed, back.setup, back.undo_policy) == (play.seed, play.setup, policy)
    assert back.log == match.log
    assert Match.loads(text).dumps() == text


def test_a_save_holds_what_was_played_and_not_what_was_undone() -> None:
    """Taking back, saving and loading leaves nothing to redo."""
    match = played(10)
    match.undo()
    back = Match.loads(match.dumps(), game=GAME)

    assert len(back.log) == 9
    with pytest.raises(boardrules.IllegalAction):
        back.redo()


def test_a_save_without_actions_is_a_match_at_its_beginning() -> None:
    """Nothing has been played, and it can be."""
    back = Match.loads(played(0).dumps(), game=GAME)

    assert back.log == ()
    assert back.decision == played(0).decision


def save() -> dict[str, Any]:
    """Return a save of eight steps as data."""
    data: dict[str, Any] = json.loads(played(8).dumps())
    return data


def load_error(data: object) -> boardrules.SaveError:
    """Return the error that a tampered save gives, with and without the game named."""
    text = data if isinstance(data, str) else json.dumps(data)
    with pytest.raises(boardrules.SaveError) as caught:
        Match.loads(text)
    with pytest.raises(boardrules.SaveError) as again:
        Match.loads(text, game=GAME)
    assert caught.value.path == again.value.path
    assert all(problem.path.startswith("$") for problem in caught.value.problems)
    return caught.value


KEYS = ("format", "schema", "game", "content_version", "setup", "seed", "undo", "actions", "digests")
#: JSON values of every type; one that a key could hold is left out for that key.
WRONG: dict[str, Any] = {
    "null": None,
    "true": True,
    "a number": -7,
    "a fraction": 1.5,
    "a huge number": 10**4000,
    "a text": "x",
    "a list": [None],
    "an object": {"x": 1},
    "NaN": float("nan"),
    "deep": None,
}


def test_a_save_has_these_keys() -> None:
    """The tests below go through all of them."""
    assert tuple(save()) == KEYS


@pytest.mark.parametrize("key", KEYS)
def test_a_save_without_a_key_is_refused(key: str) -> None:
    """The path names the key."""
    data = save()
    del data[key]

    assert load_error(data).path == f"$.{key}"


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("name", WRONG)
def test_a_save_with_a_value_of_another_type_is_refused(key: str, name: str) -> None:
    """Every key with every type: the path names the key or what is below it."""
    text = json.dumps({**save(), key: "<here>"})
    value = "[" * 900 + "]" * 900 if name == "deep" else json.dumps(WRONG[name])
    text = text.replace('"<here>"', value)

    # Of a list of actions, the number is looked at first.
    assert load_error(text).path.startswith(f"$.{key}") or (key == "actions" and load_error(text).path == "$.digests")


def test_a_save_with_an_extra_key_is_refused() -> None:
    """It is named."""
    problem = load_error({**save(), "surprise": 1}).problems[0]

    assert (problem.path, problem.code, problem.got) == ("$", "unknown_key", "'surprise'")


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "5", '"x"', "[" * 100_000, '{"format": ' * 100_000])
def test_what_is_no_save_is_refused_at_the_root(text: str) -> None:
    """No JSON, or JSON of another shape."""
    assert load_error(text).path == "$"


def _set(key: str, value: object) -> Callable[[dict[str, Any]], object]:
    return lambda data: data.update({key: value})


def _swap_actions(data: dict[str, Any]) -> None:
    actions = data["actions"]
    first = next(index for index in range(7) if actions[index] != actions[index + 1])
    actions[first], actions[first + 1] = actions[first + 1], actions[first]


TAMPERED: dict[str, tuple[Callable[[dict[str, Any]], object], str, str]] = {
    "another seed": (_set("seed", 8), "$.digests[0]", "other_digest"),
    "a negative seed": (_set("seed", -1), "$.seed", "out_of_range"),
    "a seed beyond all": (_set("seed", 2**64), "$.seed", "out_of_range"),
    "another setup": (lambda d: d["setup"].update(quick_start=True), "$.digests[0]", "other_digest"),
    "an empty setup of another size": (lambda d: d.update(setup={"players": 6}), "$.digests[0]", "other_digest"),
    "too few players": (lambda d: d["setup"].update(players=3), "$.setup.players", "out_of_range"),
    "players as text": (lambda d: d["setup"].update(players="5"), "$.setup.players", "wrong_type"),
    "an unknown option": (lambda d: d["setup"].update(blood=1), "$.setup", "unknown_key"),
    "another game": (_set("game", "chess"), "$.game", "-"),
    "another version": (_set("content_version", 2), "$.content_version", "other_version"),
    "version true": (_set("content_version", True), "$.content_version", "wrong_type"),
    "another schema": (_set("schema", 2), "$.schema", "other_version"),
    "schema true": (_set("schema", True), "$.schema", "other_version"),
    "another format": (_set("format", "chess-match"), "$.format", "unknown_value"),
    "an unknown policy": (_set("undo", "sometimes"), "$.undo", "unknown_value"),
    "a digest of another state": (lambda d: d["digests"].__setitem__(4, "0" * 32), "$.digests[4]", "other_digest"),
    "a digest that is a number": (lambda d: d["digests"].__setitem__(0, 5), "$.digests[0]", "other_digest"),
    "the last digest": (lambda d: d["digests"].__setitem__(8, d["digests"][7]), "$.digests[8]", "other_digest"),
    "a digest in capitals": (
        lambda d: d["digests"].__setitem__(2, d["digests"][2].upper()),
        "$.digests[2]",
        "other_digest",
    ),
    "a digest too few": (lambda d: d["digests"].pop(), "$.digests", "wrong_length"),
    "an action too few": (lambda d: d["actions"].pop(), "$.digests", "wrong_length"),
    "no actions": (_set("actions", []), "$.digests", "wrong_length"),
    "an illegal action": (
        lambda d: d["actions"].__setitem__(3, {"type": "Heal", "seat": 0}),
        "$.actions[3]",
        "illegal_action",
    ),
    "an action of nobody": (
        lambda d: d["actions"].__setitem__(3, {"type": "Pass", "seat": 9}),
        "$.actions[3]",
        "illegal_action",
    ),
    "an unknown action": (lambda d: d["actions"][2].update(type="Cheat"), "$.actions[2]", "unknown_type"),
    "an action with an extra key": (lambda d: d["actions"][2].update(x=1), "$.actions[2]", "unknown_key"),
    "an action by a text": (lambda d: d["actions"][2].update(seat="0"), "$.actions[2].seat", "wrong_type"),
    "an action by true": (lambda d: d["actions"][2].update(seat=True), "$.actions[2].seat", "wrong_type"),
    "null for an action": (lambda d: d["actions"].__setitem__(0, None), "$.actions[0]", "wrong_type"),
    "an event for an action": (
        lambda d: d["actions"].__setitem__(0, {"type": "Moved", "seat": 0, "area": "church", "rules": []}),
        "$.actions[0]",
        "unknown_type",
    ),
}


@pytest.mark.parametrize("name", TAMPERED)
def test_a_tampered_save_is_refused_where_it_was_tampered_with(name: str) -> None:
    """The path and the code."""
    change, path, code = TAMPERED[name]
    data = copy.deepcopy(save())
    change(data)
    error = load_error(data)

    assert error.path == path
    assert code in ("-", error.problems[0].code)


def test_actions_in_another_order_do_not_play_back() -> None:
    """Either the action is not legal there, or the digest is another one."""
    data = save()
    _swap_actions(data)

    assert load_error(data).path.startswith(("$.actions[", "$.digests["))


def test_a_save_of_another_game_is_refused_by_the_game_it_is_read_for() -> None:
    """Both ids are named."""
    with pytest.raises(boardrules.SaveError) as caught:
        Match.loads(json.dumps({**save(), "game": "chess"}), game=GAME)

    problem = caught.value.problems[0]
    assert (problem.path, problem.code, problem.expected, problem.got) == (
        "$.game",
        "wrong_game",
        "shadow_hunters",
        "'chess'",
    )
