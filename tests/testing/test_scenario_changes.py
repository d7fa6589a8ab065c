"""What a scenario says about what happened, and its end."""

from __future__ import annotations

from typing import assert_type

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardrules.core.zones import Visibility
from boardrules.games import shadow_hunters as sh
from boardrules.testing.changes import changes_between
from boardrules.testing.scenario import Scenario, ScenarioError, Scenarios
from tests.core import mini_game as mini
from tests.testing.market_game import MARKET, Stall, Trophy
from tests.testing.scenarios import SEED, Mini, hunters, new

# -- what came of it --------------------------------------------------------------------------------------------------


def test_changes_are_those_of_the_last_action_by_the_paths_of_an_arrangement() -> None:
    """Before and after, cards by their ids; a draw pile by its number while its order stays."""
    s = new(lies={"players[1].coins": 2})
    s.play(mini.Rob(0, 1))
    assert s.changes == {}
    s.play(mini.Yield(1))
    assert s.changes == {"players[0].coins": (0, 1), "players[1].coins": (2, 1)}
    s.expect_change("players[1].coins", 2, 1)

    s.play(mini.Vote(0, False), mini.Vote(1, False))
    assert s.changes == {"players[1].hand": ((), ("cat",)), "deck.draw_pile": (5, 4), "current": (0, 1)}
    s.expect_change("players[1].hand", [], ["cat"])


def test_a_change_that_did_not_come_prints_all_that_did() -> None:
    """A path that is not there is told from one at which nothing changed."""
    s = new(lies={"players[1].coins": 2, "players[1].shields": 0})
    s.play(mini.Rob(0, 1))

    with pytest.raises(ScenarioError) as caught:
        s.expect_change("players[1].coins", 2, 0)
    assert str(caught.value) == (
        "players[1].coins did not go from 2 to 0; what changed:\n  players[0].coins: 0 -> 1\n  players[1].coins: 2 -> 1"
    )
    with pytest.raises(ScenarioError, match=r"players\[1\] has no field 'coin'; nearest: coins"):
        s.expect_change("players[1].coin", 2, 1)
    with pytest.raises(ScenarioError, match="current did not go from 0 to 1; what changed"):
        s.expect_change("current", 0, 1)
    with pytest.raises(ScenarioError, match="what changed: nothing"):
        new().expect_change("current", 0, 1)


def test_a_change_of_a_part_that_is_gone_is_no_wrong_path() -> None:
    """The card in hand lies on the discards now; the change is that of the whole."""
    s = hunters()
    s.arrange(draws={"white": ("first_aid",)})
    s.play(sh.Roll(0), sh.FollowArea(0), sh.ChooseTarget(0, 1))

    s.expect_change("white.discard_pile", (), ("first_aid",))
    with pytest.raises(
        ScenarioError, match=r"in_hand\.card did not go from 'first_aid' to None; what changed:\n  players"
    ):
        s.expect_change("in_hand.card", "first_aid", None)


def test_changes_of_any_two_states_can_be_asked_for() -> None:
    """Nested values part by part, dicts by their keys, a shuffled pile in full."""
    lies = {"trophy": Trophy(0), "prices": {"ant": 2, "bee": 1}, "spare": Stall()}
    s = Scenario(MARKET, seed=SEED, lies=lies)
    before = s.state
    s.arrange(lies={"trophy.holder": 1, "prices": {"ant": 3, "cat": 4}, "spare": None, "mood": "hidden"})
    pile = [card.id for card in s.state.deck.draw_pile]
    s.arrange(lies={"deck.draw_pile": pile[::-1], "order": (1, 0), "marked": ("ant",)})

    assert changes_between(before, s.state) == {
        "trophy.holder": (0, 1),
        "prices[ant]": (2, 3),
        "prices[bee]": (1, None),
        "prices[cat]": (None, 4),
        "spare": (Stall(), None),
        "mood": (Visibility.PUBLIC, Visibility.HIDDEN),
        "deck.draw_pile": (tuple(pile), tuple(pile[::-1])),
        "order": ((0, 1), (1, 0)),
        "marked": (tuple(mini.CARDS), ("ant",)),
    }

    before = s.state
    s.arrange(lies={"deck.draw_pile": pile[:-1], "deck.discard_pile": pile[-1:]})
    assert changes_between(before, s.state)["deck.draw_pile"] == (tuple(pile[::-1]), tuple(pile[:-1]))


@given(choices=st.lists(st.integers(0, 7), max_size=30))
def test_a_step_changes_something_exactly_when_the_game_itself_differs(choices: list[int]) -> None:
    """The changes laid onto the state before make the state after, and without changes the two are equal."""
    s = new()
    for choice in choices:
        decision = s.decision
        if decision is None:
            break
        before = s.state
        s.play(decision.actions[choice % len(decision.actions)])
        again = before.clone()
        for name in ("chance", "stack", "number", "phase"):
            setattr(again, name, getattr(s.state, name))
        assert (again == s.state) is (not s.changes)
        assert changes_between(again, s.state) == s.changes


def test_an_event_is_named_by_its_class_and_what_matters_of_it() -> None:
    """It is returned, so that the test can say more about it."""
    s = new(dice={"die": (4,)})
    s.act(mini.Roll)

    assert s.expect_event(mini.Gained, seat=0, coins=4).rules == ("MG-GAIN",)
    assert s.expect_event(mini.Rolled, rules=["MG-ROLL"]).result == 4


@pytest.mark.parametrize(
    ("kind", "fields", "text"),
    [
        (mini.Gained, {"coins": 3}, "the last action made no event Gained(coins=3); what happened:\n  Noted("),
        (mini.Drew, {}, "the last action made no event Drew(); what happened:\n  Noted("),
        (mini.Noted, {}, "the last action made 4 events Noted(); what happened:\n  Noted("),
        (mini.Gained, {"coin": 1}, "Gained has no field 'coin'; nearest: coins"),
        (mini.Drew, {"card": "aunt"}, "Drew.card: mini has no card 'aunt'; nearest: ant"),
    ],
)
def test_an_event_that_did_not_happen_once_prints_what_did(
    kind: type[mini.Event], fields: dict[str, object], text: str
) -> None:
    """None and several are both not what was said."""
    s = new(lies={"players[1].coins": 2, "players[1].shields": 0})
    s.play(mini.Rob(0, 1))

    with pytest.raises(ScenarioError) as caught:
        s.expect_event(kind, **fields)

    assert str(caught.value).startswith(text)


# -- the end ----------------------------------------------------------------------------------------------------------


def test_left_over_dice_fail_at_the_end() -> None:
    """A die of the scenario and one of the setup; what was rolled is not counted."""
    s = Scenario(mini.GAME, mini.MiniSetup(dice=(6,)), dice={"die": (2,), "dye": (5, 1)})
    s.play(mini.Roll(0))

    with pytest.raises(ScenarioError) as caught:
        s.finish()

    assert str(caught.value) == "scripted dice are left over: die: 6; dye: 5, 1"


def test_left_over_draws_fail_at_the_end() -> None:
    """Cards that were drawn are not counted, nor is a pile that was shuffled since."""
    s = new(draws={"cards": ("bee", "ant", "fox")}, dice={"die": (2,)})
    s.play(mini.Rest(0), mini.Vote(0, False), mini.Vote(1, False))
    with pytest.raises(ScenarioError) as caught:
        s.finish()
    assert str(caught.value) == "scripted dice are left over: die: 2\nscripted draws are left over: cards: ant, fox"

    s.play(mini.Roll(1), mini.Vote(0, False), mini.Vote(1, False))
    with pytest.raises(ScenarioError, match=r"^scripted draws are left over: cards: fox$"):
        s.finish()
    s.play(mini.Rest(0), mini.Vote(0, False), mini.Vote(1, False))
    s.finish()

    s = new(draws={"cards": ("ant",)})
    s.play(mini.Rest(0), mini.Vote(0, True), mini.Vote(1, True))
    assert s.happened(mini.Drew)[0].card is not mini.CARDS["ant"]
    s.finish()


def test_a_with_block_finishes_its_scenario_but_hides_no_other_error() -> None:
    """The end of the block is the end of the scenario."""
    with pytest.raises(ScenarioError, match="left over: die: 2"), new(dice={"die": (2,)}) as s:
        s.play(mini.Rest(0))
    with pytest.raises(ScenarioError, match="is not offered"), new(dice={"die": (2,)}) as s:
        s.play(mini.Rob(0, 1))
    with new(dice={"die": (2,)}) as s:
        assert s.play(mini.Roll(0))


def test_scenarios_makes_scenarios_of_any_game_and_finishes_all_of_them() -> None:
    """Every fault is told, and scenarios that were made elsewhere count too."""
    scenario = Scenarios()
    good = scenario(mini.GAME, dice={"die": (1,)})
    assert_type(good, Mini)
    good.play(mini.Roll(0))
    scenario.finish()

    scenario(mini.GAME, mini.MiniSetup(shields=0), 5, lies={"players[0].coins": 1}, dice={"die": (2,)})
    added = scenario.add(new(dice={"die": (3,)}))
    made = list(scenario)
    assert (made[0] is good, made[2] is added, len(made)) == (True, True, 3)
    with pytest.raises(ScenarioError) as caught:
        scenario.finish()
    assert str(caught.value) == "scripted dice are left over: die: 2\nscripted dice are left over: die: 3"
