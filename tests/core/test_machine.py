"""The step API, on a small game: starts, decisions, steps, refusals, offers, views and worlds."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast
from unittest.mock import ANY

import pytest
from attrs import frozen
from hypothesis import given
from hypothesis import strategies as st

from boardrules.core.chance import SEED_LIMIT
from boardrules.core.errors import IllegalAction, NoSuchSeat, Problem, SetupError
from boardrules.core.values import Action as BaseAction
from boardrules.core.values import GameSetup, Outcome, Prompt, Refusal
from tests.core.mini_game import (
    CARDS,
    GAME,
    RICH,
    Action,
    Cheer,
    Drew,
    Gained,
    MiniSetup,
    Noted,
    Rest,
    Rob,
    Roll,
    Rolled,
    State,
    Take,
    UseShield,
    Vote,
    Yield,
    after,
    start,
    whole,
)


def refusal_of(state: State, action: object) -> Refusal[Action]:
    """Return the refusal, after making sure that ``explain``, ``step`` and ``apply`` give the same one."""
    explained = GAME.explain(state, action)  # type: ignore[arg-type] # wrong actions are the point
    for move in (GAME.step, GAME.apply):
        with pytest.raises(IllegalAction) as caught:
            move(state, action)  # type: ignore[arg-type]
        assert caught.value.refusal == explained
    assert explained is not None
    return explained


# -- start ------------------------------------------------------------------------------------------------------------


def test_a_new_game_stands_at_its_first_decision() -> None:
    state = start()
    decision = GAME.decision(state)

    assert decision is not None
    assert decision.number == 0
    assert decision.prompt == Prompt("turn", "MG-TURN", (("seat", 0),))
    assert state.events == [Drew(0, state.players[0].hand[0], rules=("MG-DRAW",))]


def test_a_game_starts_with_its_plain_setup() -> None:
    assert GAME.start() == GAME.start(MiniSetup(), seed=0)


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    assert GAME.digest(GAME.start(seed=5)) == GAME.digest(GAME.start(seed=5))
    assert len({GAME.digest(GAME.start(seed=seed)) for seed in range(20)}) == 20


@pytest.mark.parametrize("seed", [0, 1, SEED_LIMIT - 1])
def test_every_seed_in_the_range_is_taken(seed: int) -> None:
    assert GAME.start(seed=seed).chance.seed == seed


@pytest.mark.parametrize("seed", [-1, SEED_LIMIT, True, False, 1.0, "1", None])
def test_other_seeds_are_refused(seed: Any) -> None:
    with pytest.raises(SetupError) as caught:
        GAME.start(seed=seed)

    assert caught.value.problems == (Problem("seed", "out_of_range", "a whole number from 0 to 2**64 - 1", repr(seed)),)


@pytest.mark.parametrize("setup", [GameSetup(), {"players": 2}, 2, MiniSetup])
def test_a_setup_of_another_class_is_refused(setup: Any) -> None:
    with pytest.raises(SetupError) as caught:
        GAME.start(setup)

    (problem,) = caught.value.problems
    assert (problem.path, problem.code) == ("setup", "wrong_type")
    assert problem.got == type(setup).__name__


def test_a_wrong_setup_names_every_fault() -> None:
    with pytest.raises(SetupError) as caught:
        MiniSetup(players=3, shields=-1)

    assert [problem.path for problem in caught.value.problems] == ["$.players", "$.shields"]


# -- decisions --------------------------------------------------------------------------------------------------------


def test_a_decision_is_worked_out_once() -> None:
    state = start()

    assert GAME.decision(state) is GAME.decision(state)


def test_a_clone_keeps_the_decision_that_is_known() -> None:
    state = start()
    decision = GAME.decision(state)

    assert GAME.decision(state.clone()) is decision


def test_a_decision_that_is_known_changes_nothing_about_the_state() -> None:
    fresh, asked = start(), start()
    GAME.decision(asked)

    assert asked == fresh
    assert GAME.digest(asked) == GAME.digest(fresh)


def test_every_answer_gets_the_next_number() -> None:
    state = start()
    numbers = []
    for action in RICH:
        decision = GAME.decision(state)
        assert decision is not None
        numbers.append(decision.number)
        GAME.apply(state, action)

    assert numbers == [0, 1, 2, 3, 4, 5]
    assert state.number == 6


def test_an_offer_taken_counts_as_an_answer() -> None:
    decision = GAME.decision(after(start(), Cheer(1)))

    assert decision is not None
    assert decision.number == 1


def test_the_next_decision_is_a_new_one() -> None:
    state = start()
    first = GAME.decision(state)
    GAME.apply(state, Rest(0))
    second = GAME.decision(state)

    assert first is not None
    assert second is not None
    assert (first.prompt.key, second.prompt.key) == ("turn", "vote")


def test_actions_are_listed_in_the_order_of_the_choice() -> None:
    decision = GAME.decision(after(start(), *RICH))

    assert decision is not None
    assert decision.actions == (Rest(0), Take(0, 1), Take(0, 2), Roll(0), Rob(0, 1), Cheer(1))


def test_each_seat_has_its_own_legal_actions() -> None:
    state = start()

    assert GAME.legal_actions(state, 0) == (Rest(0), Take(0, 1), Take(0, 2), Roll(0))
    assert GAME.legal_actions(state, 1) == (Cheer(1),)


@pytest.mark.parametrize("seat", [2, -1, True, "0", 1.0, [], 10**30])
def test_a_seat_that_does_not_exist_is_an_error_everywhere(seat: int) -> None:
    """Views, questions, worlds, legal actions and seen events are asked for by seats of the game alone."""
    state = start()

    for ask in (GAME.legal_actions, GAME.view, GAME.prompt, lambda s, n: GAME.redeal(s, n, 1)):
        with pytest.raises(NoSuchSeat, match=r"0 to 1") as caught:
            ask(state, seat)
        assert (caught.value.seats, caught.value.problem.code) == (2, "no_such_seat")
        assert (caught.value.problem.path, caught.value.problem.expected) == ("seat", "0 to 1")
    if seat not in (2, 10**30):
        with pytest.raises(NoSuchSeat):
            GAME.seen(state.events[0], seat)  # type: ignore[arg-type] # the mini game's own events


def test_a_spectator_has_no_legal_actions_to_ask_for() -> None:
    """None is a seat for views, not for actions."""
    with pytest.raises(NoSuchSeat):
        GAME.legal_actions(start(), None)  # type: ignore[arg-type] # wrong on purpose


@pytest.mark.parametrize("seed", [-1, True, 2**64, "1"])
def test_a_world_needs_a_proper_seed(seed: int) -> None:
    """The seed of a re-dealt world is checked like that of a game."""
    with pytest.raises(SetupError, match="seed"):
        GAME.redeal(start(), 0, seed)


def test_only_a_seat_that_is_asked_has_a_prompt() -> None:
    state = start()

    assert GAME.prompt(state, 0) == Prompt("turn", "MG-TURN", (("seat", 0),))
    assert GAME.prompt(state, 1) is None
    assert GAME.prompt(state, None) is None


def test_several_seats_can_be_asked_at_once_and_answer_in_any_order() -> None:
    state = after(start(), Rest(0))
    decision = GAME.decision(state)

    assert decision is not None
    assert decision.seats == (0, 1)
    assert decision.actions == (Vote(0, False), Vote(0, True), Vote(1, False), Vote(1, True))
    one_way, other_way = after(state, Vote(0, True), Vote(1, False)), after(state, Vote(1, False), Vote(0, True))
    assert GAME.digest(one_way) == GAME.digest(other_way)


def test_a_seat_that_has_answered_is_not_asked_again() -> None:
    state = after(start(), Rest(0), Vote(1, True))
    decision = GAME.decision(state)

    assert decision is not None
    assert decision.seats == (0,)
    assert GAME.prompt(state, 1) is None


# -- steps ------------------------------------------------------------------------------------------------------------


def test_a_step_leaves_its_input_untouched() -> None:
    state = start(dice=(6,))
    before = whole(state)
    step = GAME.step(state, Roll(0))

    assert whole(state) == before
    assert step.state.players[0].coins == 6
    assert whole(step.state) != before


def test_the_same_step_twice_from_one_state_is_the_same() -> None:
    state = start()

    assert GAME.step(state, Roll(0)) == GAME.step(state, Roll(0))


def test_the_events_of_a_step_are_its_own_and_those_of_its_state() -> None:
    step = GAME.step(start(dice=(4,)), Roll(0))

    assert step.events == tuple(step.state.events)
    assert [type(event) for event in step.events] == [Noted, Rolled, Gained]


def test_events_handed_out_do_not_follow_the_state() -> None:
    state = start()
    events = GAME.apply(state, Rest(0))
    held = state.events
    GAME.apply(state, Vote(0, False))

    assert events == (Noted("rest", 0, rules=("MG-TURN",)),)
    assert held == list(events)


def play(choices: Iterable[int]) -> tuple[State, list[Action]]:
    """Return where a game stands after some answers, each the number of a listed action (modulo their count)."""
    state = start()
    actions = []
    for number in choices:
        decision = GAME.decision(state)
        if decision is None:
            break
        action = decision.actions[number % len(decision.actions)]
        actions.append(action)
        GAME.apply(state, action)
    return state, actions


PLAYS = st.lists(st.integers(0, 59), max_size=25)


@given(PLAYS)
def test_stepping_and_applying_are_the_same_and_earlier_states_stay(choices: list[int]) -> None:
    applied, actions = play(choices)
    states = [start()]
    forms = [whole(states[0])]
    for action in actions:
        step = GAME.step(states[-1], action)
        in_place = states[-1].clone()
        assert GAME.apply(in_place, action) == step.events
        assert whole(in_place) == whole(step.state)
        states.append(step.state)
        forms.append(whole(step.state))

    assert whole(states[-1]) == whole(applied)
    assert [whole(state) for state in states] == forms


@given(PLAYS, st.integers(-1, 2), st.integers(-1, 3))
def test_whatever_is_not_listed_is_refused_without_a_change(choices: list[int], seat: int, number: int) -> None:
    state, _ = play(choices)
    decision = GAME.decision(state)
    candidates: list[Action] = [Rest(seat), Take(seat, number), Roll(seat), Rob(seat, number), UseShield(seat)]
    candidates += [Yield(seat), Vote(seat, number > 0), Cheer(seat)]
    before = whole(state)
    for action in candidates:
        if decision is not None and action in decision.actions:
            assert GAME.explain(state, action) is None
        else:
            refusal_of(state, action)

        assert whole(state) == before
        assert GAME.decision(state) is decision


def test_two_games_stepped_in_turn_do_not_disturb_each_other() -> None:
    alone = after(start(), Roll(0), Vote(0, True), Vote(1, True), Roll(1))
    one, other = start(), GAME.start(seed=9)
    for action in (Roll(0), Vote(0, True), Vote(1, True), Roll(1)):
        GAME.apply(one, action)
        GAME.apply(other, action)

    assert whole(one) == whole(alone)


# -- refusals ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("thing", [None, 0, "rest", Rest, Noted("rest", 0), GAME])
def test_something_else_is_not_an_action(thing: object) -> None:
    refusal = refusal_of(start(), thing)

    assert (refusal.code, refusal.seat, refusal.action) == ("not_an_action", None, None)
    assert refusal.args == (("expected", "an action of mini"), ("got", repr(thing)))


@pytest.mark.parametrize(
    "thing",
    [[0] * 10**6, {number: [] for number in range(10**5)}, "x" * 10**7, b"x" * 10**7, 10**5000, ["[" * 10**6], [[[]]]],
    ids=["list", "dict", "text", "bytes", "number", "long text in a list", "nested"],
)
def test_a_huge_thing_is_refused_in_few_words(thing: object) -> None:
    assert len(str(refusal_of(start(), thing))) < 150


def test_a_thing_that_is_nested_too_deep_to_be_shown_is_refused_in_few_words() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]

    assert str(refusal_of(start(), deep)) == "not_an_action: expected=an action of mini, got=list of 1"


def test_something_that_equals_everything_is_not_an_action() -> None:
    assert refusal_of(start(), ANY).code == "not_an_action"


@frozen
class Stranger(BaseAction):
    """An action of another game."""

    seat: int


def test_an_action_of_another_game_is_not_an_action() -> None:
    assert refusal_of(start(), Stranger(0)).code == "not_an_action"


@pytest.mark.parametrize("seat", [2, -1, True, None, "0", 0.5])
def test_there_is_no_such_seat(seat: Any) -> None:
    refusal = refusal_of(start(), Rest(seat))

    assert (refusal.code, refusal.rule, refusal.seat) == ("no_such_seat", "MG-TURN-ORDER", None)
    assert refusal.action == Rest(seat)
    assert refusal.args == (("seats", 2),)


def test_it_is_not_this_seats_decision() -> None:
    state = after(start(), Cheer(1))  # so that no offer is left to seat 1
    refusal = refusal_of(state, Rest(1))

    assert (refusal.code, refusal.rule, refusal.seat) == ("not_your_decision", "MG-TURN-ORDER", 1)
    assert refusal.args == (("owed_by", (0,)),)
    assert refusal.legal == ()


def test_a_seat_that_has_answered_hears_who_is_waited_for() -> None:
    state = after(start(), Rest(0), Vote(0, False))

    assert refusal_of(state, Vote(0, True)).args == (("owed_by", (1,)),)


def test_an_action_that_the_choice_does_not_offer() -> None:
    refusal = refusal_of(start(), Rob(0, 1))

    assert (refusal.code, refusal.rule, refusal.seat) == ("not_offered", "MG-TURN", 0)
    assert refusal.legal == (Rest(0), Take(0, 1), Take(0, 2), Roll(0))


def test_a_seat_with_an_open_offer_hears_of_the_offer() -> None:
    refusal = refusal_of(start(), Rest(1))

    assert refusal.code == "not_offered"
    assert refusal.legal == (Cheer(1),)


def test_the_choice_gives_its_own_reason_and_the_machine_adds_what_is_legal() -> None:
    refusal = refusal_of(start(), Take(0, 3))

    assert refusal == Refusal("too_many", "MG-TAKE", 0, Take(0, 3), GAME.legal_actions(start(), 0), (("most", 2),))


def test_the_game_is_over() -> None:
    state = after(start(dice=(6, 6)), Roll(0), Vote(0, False), Vote(1, False))
    state = after(state, Rest(1), Vote(0, False), Vote(1, False), Roll(0))
    refusal = refusal_of(state, Rest(0))

    assert (refusal.code, refusal.rule, refusal.seat) == ("game_over", "MG-OVER", 0)
    assert GAME.decision(state) is None
    assert GAME.legal_actions(state, 0) == ()
    assert GAME.outcome(state) == Outcome((0,), "goal", (12, 0))


def test_an_action_of_an_earlier_question_is_refused_when_it_is_not_listed_any_more() -> None:
    assert refusal_of(after(start(), Rest(0)), Rest(0)).code == "not_offered"


@pytest.mark.parametrize("action", [None, Rest(2), Rest(1), Take(0, 3), Rob(0, 1), Vote(0, True)])
def test_a_refusal_changes_nothing(action: Any) -> None:
    state = start()
    GAME.decision(state)
    before, decision, events = whole(state), state.open_decision, state.events
    refusal_of(state, action)

    assert whole(state) == before
    assert state.open_decision is decision
    assert state.events is events


def test_a_legal_action_has_nothing_to_explain() -> None:
    decision = GAME.decision(start())

    assert decision is not None
    assert [GAME.explain(start(), action) for action in decision.actions] == [None] * 5


@pytest.mark.parametrize(
    "look_alike",
    [Take(0, True), Take(False, 1), cast("Action", Take(0, 1.0)), Take(0, 1)],  # type: ignore[arg-type]
)
def test_a_look_alike_is_replaced_by_the_listed_action(look_alike: Action) -> None:
    plain, other = start(), start()
    events = GAME.apply(plain, Take(0, 1))

    assert repr(GAME.apply(other, look_alike)) == repr(events)
    assert repr(GAME.step(start(), look_alike).events) == repr(events)
    assert GAME.digest(other) == GAME.digest(plain)
    assert type(other.players[0].coins) is int


@pytest.mark.parametrize("look_alike", [Take(0, True), Take(False, 1), Cheer(True), cast("Action", Cheer(1.0))])  # type: ignore[arg-type]
def test_what_equals_a_listed_action_is_that_action(look_alike: Action) -> None:
    """Also an open offer; its seat counts as the seat that it equals."""
    state = start()
    decision = GAME.decision(state)
    assert decision is not None

    found = GAME.listed(state, look_alike)

    assert any(found is action for action in decision.actions)
    assert GAME.explain(state, look_alike) is None


def test_what_is_not_listed_is_no_listed_action() -> None:
    """It raises what a step raises."""
    with pytest.raises(IllegalAction) as caught:
        GAME.listed(start(), Rest(1))

    assert caught.value.refusal == GAME.explain(start(), Rest(1))


# -- offers -----------------------------------------------------------------------------------------------------------


def test_open_offers_stand_behind_the_actions_of_the_choice() -> None:
    decision = GAME.decision(start())

    assert decision is not None
    assert decision.seats == (0,)
    assert decision.offers == (Cheer(1),)
    assert decision.actions[-1] == Cheer(1)


def test_taking_an_offer_leaves_the_choice_open() -> None:
    state = start()
    before = GAME.decision(state)
    events = GAME.apply(state, Cheer(1))
    decision = GAME.decision(state)

    assert before is not None
    assert decision is not None
    assert events == (Noted("cheers", 1, rules=("MG-NOTE",)),)
    assert decision.prompt == before.prompt
    assert decision.actions == (Rest(0), Take(0, 1), Take(0, 2), Roll(0))
    assert decision.offers == ()


def test_a_choice_that_may_not_be_interrupted_has_no_offers() -> None:
    state = after(start(), *RICH, Rob(0, 1))
    decision = GAME.decision(state)

    assert decision is not None
    assert decision.prompt.key == "shield"
    assert decision.offers == ()
    assert GAME.legal_actions(state, 0) == ()
    assert refusal_of(state, Cheer(0)).code == "not_your_decision"


# -- what seats see ---------------------------------------------------------------------------------------------------


def test_an_event_is_seen_through_the_game_as_a_seat_may_know_it() -> None:
    (drew,) = start().events
    assert isinstance(drew, Drew)

    assert GAME.seen(drew, 0) == drew
    assert GAME.seen(drew, 1) == GAME.seen(drew, None) == Drew(0, None, rules=("MG-DRAW",))


def test_a_game_that_declares_no_offers_has_none() -> None:
    assert super(type(GAME), GAME).interrupts(start(), (0,)) == ()
    assert GAME.problems(start()) == ()


# -- worlds -----------------------------------------------------------------------------------------------------------


def test_another_world_is_a_copy_without_events_and_without_the_known_decision() -> None:
    state = after(start(), Rest(0), Vote(0, False), Vote(1, False))
    GAME.decision(state)
    before = whole(state)
    world = GAME.redeal(state, 0, 1)

    assert whole(state) == before
    assert state.events
    assert (world.events, world.open_decision) == ([], None)
    assert world.players[0].hand == state.players[0].hand
    assert GAME.view(world, 0) == GAME.view(state, 0)
    GAME.apply(world, Rest(1))
    assert whole(state) == before


def test_the_dice_to_come_are_others_unless_the_future_is_kept() -> None:
    state = start(dice=(5,))
    kept, others = GAME.redeal(state, 0, 7, future=False), GAME.redeal(state, 0, 7)

    assert kept.chance == state.chance
    assert after(kept, Roll(0)).players[0].coins == 5
    assert (others.chance.script, others.chance.counters) == ({}, {})
    assert len({GAME.redeal(state, 0, seed).chance.seed for seed in range(20)}) == 20


@given(PLAYS, st.none() | st.integers(0, 1), st.integers(0, 99), st.integers(0, 99))
def test_another_world_follows_from_what_the_seat_knows_and_from_the_seed_alone(
    choices: list[int], seat: int | None, one: int, other: int
) -> None:
    state, _ = play(choices)

    assert GAME.digest(GAME.redeal(GAME.redeal(state, seat, one), seat, other)) == GAME.digest(
        GAME.redeal(state, seat, other)
    )


# -- chance in play ---------------------------------------------------------------------------------------------------


def test_scripted_dice_are_rolled_first_and_leftovers_can_be_seen() -> None:
    state = after(start(dice=(5, 2)), Roll(0))

    assert state.players[0].coins == 5
    assert state.chance.leftovers() == {"die": (2,)}


def test_a_roll_moves_no_card() -> None:
    votes: tuple[Action, ...] = (Vote(0, True), Vote(1, True))
    rolled, rested = after(start(), Roll(0), *votes), after(start(), Rest(0), *votes)

    assert rolled.deck == rested.deck
    assert rolled.chance != rested.chance


@given(PLAYS)
def test_no_card_of_a_game_is_lost(choices: list[int]) -> None:
    state, _ = play(choices)
    held = [card for player in state.players for card in player.hand]

    assert sorted(card.id for card in state.deck.draw_pile + held) == sorted(CARDS)
