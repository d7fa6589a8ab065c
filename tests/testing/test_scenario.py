"""Acting in a scenario: whole actions, classes, labels, passing, refusals, and everything that makes it fail."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, assert_type

import pytest
from attrs import evolve

from boardrules.core.errors import IllegalAction
from boardrules.core.values import Refusal
from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters import events as ev
from boardrules.play.text import Text, UnknownLanguage
from boardrules.testing.scenario import Scenario, ScenarioError
from tests.core import mini_game as mini
from tests.testing.scenarios import SEED, TURN, hunters, new

# -- acting -----------------------------------------------------------------------------------------------------------


def test_the_types_of_the_game_come_through() -> None:
    """State, actions and events are those of the game, and an event that is asked for has its own class."""
    s = new()
    assert_type(s.state, mini.State)
    assert_type(s.play(mini.Take(0, 1)), list[mini.Drew | mini.Rolled | mini.Gained | mini.Noted])
    assert_type(s.expect_event(mini.Gained), mini.Gained)
    assert_type(s.happened(mini.Drew), list[mini.Drew])
    assert_type(s.view(0), mini.View)


def test_actions_are_played_in_order_and_the_events_are_those_of_the_last() -> None:
    """The log keeps all of them, those of the start first."""
    s = new()

    events = s.play(mini.Take(0, 2), mini.Vote(1, False), mini.Vote(0, True))

    assert events == s.events == list(s.state.events)
    assert [type(event) for event in s.events] == [mini.Noted, mini.Drew]
    assert [type(event) for event in s.log] == [mini.Drew, mini.Noted, mini.Gained, mini.Noted, mini.Drew]
    assert [event.seat for event in s.happened(mini.Drew)] == [0, 1]
    assert (s.state.number, s.prompt, s.asked, s.outcome) == (3, "turn", (1,), None)


def test_a_state_that_was_kept_stays_as_it_was() -> None:
    """A step makes a new state."""
    s = new()
    before = s.state

    s.play(mini.Take(0, 2))

    assert before == mini.start()
    assert s.state.players[0].coins == 2


def test_an_action_that_is_not_offered_shows_the_open_decision_and_its_options() -> None:
    """Why it is refused is said too."""
    s = new()
    before = s.state

    with pytest.raises(ScenarioError) as caught:
        s.play(mini.Take(0, 3))

    assert str(caught.value) == (f"Take(seat=0, coins=3) is not offered.\nIt is refused: too_many (MG-TAKE).\n{TURN}")
    assert s.state is before


def test_an_action_may_be_named_by_its_class_and_what_matters_of_it() -> None:
    """The seat may be left out, or be all that is said."""
    s = new()

    assert s.act(mini.Take, coins=2) == s.events
    assert s.state.players[0].coins == 2
    s.act(mini.Vote, seat=1, shuffle=False)
    s.act(mini.Vote, shuffle=True)
    assert s.asked == (1,)


@pytest.mark.parametrize(
    ("kind", "fields", "text"),
    [
        (mini.Rob, {"target": 1}, "Rob(target=1) is not offered.\n" + TURN),
        (mini.Take, {}, "Take() fits 2 actions.\n" + TURN),
        (mini.Take, {"coins": True}, "Take(coins=True) is not offered.\n" + TURN),
        (mini.Take, {"coin": 2}, "Take has no field 'coin'; nearest: coins"),
        (sh.Attack, {}, "mini has no action Attack; known: Rest, Take, Roll, Rob, UseShield, Yield, Vote, Cheer"),
    ],
)
def test_an_action_that_none_or_several_fit_is_not_taken(
    kind: type[mini.Action], fields: dict[str, object], text: str
) -> None:
    """The options are printed, or the nearest names."""
    with pytest.raises(ScenarioError) as caught:
        new().act(kind, **fields)

    assert str(caught.value) == text


@pytest.mark.parametrize(
    ("misuse", "text"),
    [
        (lambda s: s.act(mini.Rest(0)), "act takes the class of an action; the action Rest(seat=0) goes to play"),
        (lambda s: s.act("Take", coins=1), "act takes the class of an action, not its name: act(Take, ...)"),
        (lambda s: s.act("Tak"), "act takes the class of an action, not a name; got 'Tak'; nearest: Take"),
        (lambda s: s.act(3), "act takes the class of an action; got 3"),
        (lambda s: s.play(mini.Rest), "play takes whole actions; a class and some of its fields go to act: act(Rest)"),
        (lambda s: s.play("Rest"), "play takes whole actions, such as Rest(...); got 'Rest'"),
        (lambda s: s.refuses(None), "refuses takes a whole action, such as Rest(...); got None"),
        (lambda s: s.is_legal(mini.Rest), "is_legal takes a whole action, such as Rest(...); got the class Rest"),
        (lambda s: s.choose(None), "choose takes the words that the terminal shows for an action; got None"),
        (lambda s: s.choose(mini.Rest(0)), "choose takes the words that the terminal shows for an action; got Rest(se"),
        (lambda s: s.expect_event("Drew"), "expect_event takes the class of an event; got 'Drew'"),
        (lambda s: s.happened(None), "happened takes the class of an event; got None"),
        (lambda s: s.expect_change(1, 2, 3), "a path is a text, such as 'players[1].hand'; got 1"),
    ],
)
def test_what_a_method_cannot_take_is_a_type_error(misuse: Callable[[Any], object], text: str) -> None:
    """It says what was expected, and where the thing belongs."""
    with pytest.raises(TypeError) as caught:
        misuse(new())

    assert str(caught.value).startswith(text)


@pytest.mark.parametrize("game", [mini.MiniGame, None, "mini", mini])
def test_a_scenario_is_one_of_a_game(game: Any) -> None:
    """Neither its class nor its id or module will do."""
    with pytest.raises(TypeError, match=r"^Scenario takes a game, such as GAME of its module; got "):
        Scenario(game)


def test_when_the_game_is_over_nothing_is_offered() -> None:
    """The outcome is printed."""
    s = new(lies={"players[0].coins": 9})
    s.act(mini.Take, coins=1)
    assert s.outcome is not None
    assert (s.prompt, s.asked, s.decision, s.outcome.winners) == ("", (), None, (0,))

    with pytest.raises(ScenarioError, match=r"Rest\(\) is not offered.\nThe game is over: Outcome\(winners=\(0,\)"):
        s.act(mini.Rest)


def test_entities_in_actions_may_be_named_by_their_ids() -> None:
    """An unknown id is told from one that is not offered."""
    s = hunters(damage=12)
    s.arrange(lies={"players[1].equipment": ("talisman", "handgun")})
    s.play(sh.Roll(0), sh.SkipArea(0))
    s.act(sh.Attack, target=1)

    with pytest.raises(ScenarioError, match=r"TakeEquipment.card: shadow_hunters has no card 'handgum'; nearest: hand"):
        s.act(sh.TakeEquipment, card="handgum")
    with pytest.raises(ScenarioError, match=r"TakeEquipment\(card='chainsaw'\) is not offered"):
        s.act(sh.TakeEquipment, card="chainsaw")
    s.act(sh.TakeEquipment, card="handgun")

    assert s.expect_event(ev.EquipmentDiscarded, card="talisman").seat == 1


# -- labels -----------------------------------------------------------------------------------------------------------


def test_an_action_may_be_chosen_by_the_words_of_the_terminal() -> None:
    """Whole or by their beginning, in capitals or not, in the language of the scenario."""
    s = hunters()
    s.choose("roll the dice")
    s.choose("FOLLOW THE CHURCH")
    assert s.expect_event(ev.CardDrawn, seat=0)

    s = hunters()
    with pytest.raises(ScenarioError, match=r"'Roll the dice and move': Roll\(seat=0\)"):
        s.choose("Tirar los dados")
    s.lang = "es"
    s.choose("Tirar los dados y mover")


def test_a_label_that_several_actions_begin_with_is_not_taken_and_all_labels_are_printed() -> None:
    """The seat tells equal ones apart."""
    s = new()
    with pytest.raises(ScenarioError) as caught:
        s.choose("take")
    assert str(caught.value).startswith("'take' fits 2 actions.\nOpen is decision 0: turn (MG-TURN), asking seat 0:\n")
    assert "'Take (seat: Player 1, coins: 2)': Take(seat=0, coins=2)\n" in str(caught.value)

    s.choose("take (seat: player 1, coins: 2)")
    with pytest.raises(ScenarioError, match="'vote' fits 4 actions"):
        s.choose("vote")
    with pytest.raises(ScenarioError, match="'vote' of seat 1 fits 2 actions"):
        s.choose("vote", seat=1)
    s.choose("Vote (seat: player 2, shuffle: yes)", seat=1)
    assert s.asked == (0,)


def test_a_whole_label_wins_over_longer_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two coins are taken by words that begin like those for one coin."""
    words = {1: "Take some", 2: "Take some more"}
    monkeypatch.setattr(Text, "action", lambda text, action, *_: words.get(getattr(action, "coins", 0), "Else"))
    s = new()

    with pytest.raises(ScenarioError, match="'take' fits 2 actions"):
        s.choose("take")
    s.choose("take some ")

    assert s.state.players[0].coins == 1


def test_a_language_without_a_catalogue_is_an_error() -> None:
    """It shows when the first label is wanted."""
    s = Scenario(mini.GAME, lang="xx")

    with pytest.raises(UnknownLanguage):
        s.choose("rest")


def test_without_rich_an_action_goes_by_the_words_of_who_sees_no_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game's own table knows the name of the area, and cannot be imported."""
    for name in [name for name in sys.modules if name.split(".")[0] == "rich"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.delitem(sys.modules, "boardrules.games.shadow_hunters.table", raising=False)
    monkeypatch.setitem(sys.modules, "rich", None)
    s = hunters()
    s.act(sh.Roll)

    with pytest.raises(ScenarioError, match=r"'.+': FollowArea\(seat=0\)") as caught:
        s.choose("Follow the Church")
    assert "Follow the Church" not in str(caught.value).partition("\n")[2]


def test_a_fault_in_the_table_of_a_game_is_not_hidden(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that imports what its package does not have is broken, not missing."""
    package = tmp_path / "broken_game"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "table.py").write_text("import broken_game.nowhere\n")
    (package / "game.py").write_text("from tests.core.mini_game import MiniGame\nclass Broken(MiniGame): pass\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(sys, "dont_write_bytecode", True)

    game: mini.MiniGame = importlib.import_module("broken_game.game").Broken()

    with pytest.raises(ModuleNotFoundError, match=r"broken_game\.nowhere"):
        Scenario(game).choose("rest")
    for name in ("broken_game", "broken_game.game"):
        del sys.modules[name]


# -- passing ----------------------------------------------------------------------------------------------------------


def test_passing_lets_windows_go_by_until_the_action_is_offered() -> None:
    """The passes are in the log, the events are those of the action alone."""
    s = hunters()

    assert s.act(sh.Roll) == s.events
    assert isinstance(s.events[0], ev.MovementRolled)
    s.play(sh.SkipArea(0), sh.Attack(0, 1))
    assert s.expect_event(ev.Damaged, seat=1, amount=2, total=2)
    assert s.state.number > 8
    s.finish()


def test_without_passing_a_window_stops_a_scenario() -> None:
    """The same scenario fails at once, and can go on with passing switched on."""
    s = hunters(passing=False)

    with pytest.raises(ScenarioError, match="Open is decision 0: window-start"):
        s.act(sh.Roll)
    s.passing = True
    s.act(sh.Roll)


def test_an_action_that_no_passing_leads_to_changes_nothing_and_tells_the_way() -> None:
    """The decision at which it was stuck is printed, with what was passed before it."""
    s = hunters()
    before, log = s.state, list(s.log)

    with pytest.raises(ScenarioError) as caught:
        s.act(sh.Attack, target=1)

    text = str(caught.value)
    assert text.startswith("Attack(target=1) is not offered.\nPassed on the way: window-start (Pass(seat=1)), ")
    assert "\nOpen is decision 3: move" in text
    assert (s.state, s.log) == (before, log)
    assert s.state is before


def test_all_windows_can_be_passed_at_once() -> None:
    """The decisions that were passed are returned; what is then open is a real question."""
    s = hunters(passing=False)

    passed = s.pass_windows()

    assert [decision.seats for decision in passed] == [(1,), (2,), (3,)]
    assert s.prompt == "move"
    assert s.pass_windows() == []


def test_a_lone_action_is_taken_while_waiting_unless_it_uncovers_something() -> None:
    """A seat that can only yield is not waited for; a lone roll must be played by the test."""

    class Forced(mini.MiniGame):
        """Leaves one kind of action alone."""

        only: tuple[type[mini.Action], ...] = (mini.Yield, mini.Vote)

        def decision(self, state: mini.State) -> object:  # type: ignore[override] # fewer actions than the little game
            found = super().decision(state)
            assert found is not None
            lone = tuple([action for action in found.actions if isinstance(action, self.only)][:1])
            return evolve(found, actions=lone or found.actions, offers=())

    s = Scenario(Forced(), seed=SEED, lies={"players[1].coins": 2}, passing=True)
    s.play(mini.Rob(0, 1))
    s.act(mini.Vote, seat=1)
    assert (s.state.players[0].coins, s.asked) == (1, (1,))

    s = Scenario(Forced(), seed=SEED, lies={"players[1].coins": 2}, passing=True)
    s.play(mini.Rob(0, 1))
    log = list(s.log)
    with pytest.raises(ScenarioError, match=r"Passed on the way: shield \(Yield\(seat=1\)\), vote \(Vote\("):
        s.act(mini.Roll)
    assert (s.log, s.asked, s.state.players[0].coins) == (log, (1,), 0)

    Forced.only = (mini.Roll,)  # it uncovers its result
    s = Scenario(Forced(), seed=SEED, passing=True)
    with pytest.raises(ScenarioError, match=r"Vote\(\) is not offered.\nOpen is decision 0: turn"):
        s.act(mini.Vote)


def test_a_question_without_an_answer_is_not_passed() -> None:
    """It is a fault of the rules, which the scenario shows."""

    class Silent(mini.MiniGame):
        """Offers nothing in a vote."""

        def decision(self, state: mini.State) -> object:  # type: ignore[override] # a fault of the rules
            found = super().decision(state)
            assert found is not None
            return evolve(found, actions=()) if found.prompt.key == "vote" else found

    s = Scenario(Silent(), seed=SEED, passing=True)
    s.act(mini.Rest)

    assert s.pass_windows() == []
    with pytest.raises(ScenarioError, match=r"^Roll\(\) is not offered.\nOpen is decision 1: vote .* seat 0, 1:$"):
        s.act(mini.Roll)


# -- refusals ---------------------------------------------------------------------------------------------------------


def test_a_refusal_is_returned_and_changes_nothing() -> None:
    """Code and rule can be asserted on."""
    s = new()
    before = s.state

    refusal = s.refuses(mini.Take(0, 3))

    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.rule) == ("too_many", "MG-TAKE")
    assert s.state is before
    assert not s.is_legal(mini.Take(0, 3))


def test_a_legal_action_is_not_refused() -> None:
    """The options are printed."""
    s = new()
    assert s.is_legal(mini.Rest(0))

    with pytest.raises(ScenarioError) as caught:
        s.refuses(mini.Rest(0))

    assert str(caught.value) == f"Rest(seat=0) is legal.\n{TURN}"


def test_a_refusal_that_changes_something_or_is_none_is_found() -> None:
    """The rules are tried on a copy, and what they say is compared with what they do."""

    class Leaky(mini.MiniGame):
        """Refuses, but not before it has taken the coins."""

        def apply(self, state: mini.State, action: mini.Action) -> tuple[mini.Event, ...]:
            state.players[0].coins += 1
            return super().apply(state, action)

    class Lax(mini.MiniGame):
        """Says no and does it all the same."""

        def apply(self, state: mini.State, action: mini.Action) -> tuple[mini.Event, ...]:
            return ()

    class Torn(mini.MiniGame):
        """Gives one reason when asked and another when it refuses."""

        def apply(self, state: mini.State, action: mini.Action) -> tuple[mini.Event, ...]:
            raise IllegalAction(Refusal("other", "MG-OTHER"))

    for game, text in (
        (Leaky(), r"refusing Take\(seat=0, coins=3\) changes:\n  players\[0\]\.coins: 0 -> 1"),
        (Lax(), r"Take\(seat=0, coins=3\) is refused \(too_many\), and is carried out all the same"),
        (Torn(), r"is explained as too_many \(MG-TAKE\).* but refused as other \(MG-OTHER\)"),
    ):
        with pytest.raises(ScenarioError, match=text):
            Scenario(game, seed=SEED).refuses(mini.Take(0, 3))
