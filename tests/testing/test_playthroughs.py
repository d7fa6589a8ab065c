"""Playthroughs: what a played match knows, and what happens where it cannot be played."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest
from attrs import evolve

from boardrules.core.errors import IllegalAction, RulesLoop, SetupError
from boardrules.core.values import Decision, Step
from boardrules.games import shadow_hunters as sh
from boardrules.play.match import Match
from boardrules.testing import PlayError, Playthrough, play
from boardrules.testing.playthroughs import unfold
from tests.core import mini_game as mini

MiniPlaythrough = Playthrough[mini.MiniSetup, mini.State, mini.Action, mini.Event, mini.View]

#: A whole match: both players take all they can, and nobody wants the deck shuffled.
WHOLE: Final[tuple[mini.Action, ...]] = (
    *[action for number in range(8) for action in (mini.Take(number % 2, 2), mini.Vote(0, False), mini.Vote(1, False))],
    mini.Take(0, 2),
)


class Raising(mini.MiniGame):
    """Breaks its rules wherever it is told to."""

    def __init__(self, where: str) -> None:
        self.where = where

    def new_state(self, setup: mini.MiniSetup, seed: int) -> mini.State:
        if self.where == "start":
            raise RulesLoop(10, ("Round",))
        return super().new_state(setup, seed)

    def decision(self, state: mini.State) -> Decision[mini.Action] | None:
        if self.where == "first decision" or (self.where == "decision" and state.number == 3):
            raise KeyError("no such card")
        return super().decision(state)

    def step(self, state: mini.State, action: mini.Action) -> Step[mini.State, mini.Event]:
        step = super().step(state, action)
        if self.where == "step" and state.number == 2:
            raise ZeroDivisionError("nothing to share")
        if self.where == "refusal" and state.number == 2:
            # Rules that take a step of their own, and that a wrong one.
            return super().step(step.state, mini.Rest(7))
        return step


def whole() -> MiniPlaythrough:
    """Return a match to the end."""
    return play(mini.GAME, mini.MiniSetup(shields=0), seed=3, actions=WHOLE)


# -- what it knows --------------------------------------------------------------------------------------------


def test_it_holds_every_state_and_all_events() -> None:
    """One state more than answers, and each is what the game makes of the one before it."""
    way = whole()

    assert len(way) == len(WHOLE) == 25
    assert way.actions == WHOLE
    assert len(way.states) == len(way.events) == 26
    state = mini.GAME.start(mini.MiniSetup(shields=0), 3)
    assert way.states[0] == state
    assert way.events[0] == tuple(state.events) != ()
    for before, action, events, after in way.steps():
        assert mini.GAME.step(before, action) == Step(after, events)
        assert before == state
        state = after
    assert way.state is way.states[-1] == state


def test_the_end_has_an_outcome_and_no_decision() -> None:
    """And no moment."""
    way = whole()

    assert way.outcome == way.state.result is not None
    assert way.decision is None
    with pytest.raises(ValueError, match="the game is over"):
        way.moment()


def test_decisions_come_with_the_state_that_asks() -> None:
    """In a match that is over as many as answers, else one more: the open one."""
    way = whole()

    assert [decision.number for _, decision in way.decisions()] == list(range(25))
    assert all(mini.GAME.decision(state) == decision for state, decision in way.decisions())
    assert len([*way.until(7).decisions()]) == 8


@pytest.mark.parametrize("length", [0, 1, 13, 25])
def test_a_beginning_is_the_match_with_fewer_answers(length: int) -> None:
    """The same as if it had been played no further."""
    way = whole()
    beginning = way.until(length)

    assert (beginning.game, beginning.setup, beginning.seed) == (way.game, way.setup, way.seed)
    assert beginning.actions == WHOLE[:length]
    assert beginning.states == play(mini.GAME, way.setup, way.seed, WHOLE[:length]).states
    assert beginning.events == way.events[: length + 1]


@pytest.mark.parametrize("length", [-1, 26])
def test_there_are_no_other_beginnings(length: int) -> None:
    """More answers than there are, or fewer than none."""
    with pytest.raises(ValueError, match=f"25 answers has no beginning of {length}"):
        whole().until(length)


def test_a_moment_is_the_open_question() -> None:
    """It can be answered, and its state stays as it is."""
    moment = whole().until(24).moment()
    before = mini.whole(moment.state)

    assert moment.decision == mini.GAME.decision(moment.state)
    assert moment.decision.seats == (0,)
    assert moment.step(mini.Take(0, 2)).state.result is not None
    assert mini.whole(moment.state) == before
    assert repr(moment) == f"{whole().until(24)!r}.moment()"


def test_it_becomes_a_match(tmp_path: Path) -> None:
    """With the same answers and events, under any undo policy; saved, it is read back."""
    way = whole()
    match = way.match(undo="until_reveal")

    assert match.undo_policy == "until_reveal"
    assert (match.setup, match.seed, match.state) == (way.setup, way.seed, way.state)
    assert tuple([entry.events for entry in match.log]) == way.events[1:]
    way.save(tmp_path / "match.json")
    text = (tmp_path / "match.json").read_text(encoding="utf-8")
    assert text == way.match().dumps() + "\n"
    assert Match.loads(text, mini.GAME).log == match.log


def test_a_saved_match_of_an_installed_game_names_its_game(tmp_path: Path) -> None:
    """So it is read without being told which."""
    way = unfold(sh.GAME, sh.Setup(players=4), 5, lambda decision, number: decision.actions[0] if number < 9 else None)
    way.save(str(tmp_path / "match.json"))

    read = Match.loads((tmp_path / "match.json").read_text(encoding="utf-8"))

    assert read.state == way.state
    assert len(read.log) == 9


def test_without_a_setup_the_plainest_is_played() -> None:
    """With seed 0 and no answers."""
    way = play(mini.GAME)

    assert (way.setup, way.seed, way.actions) == (mini.MiniSetup(), 0, ())
    assert way.states == (mini.GAME.start(),)


# -- where it cannot be played --------------------------------------------------------------------------------


def test_a_wrong_answer_is_refused() -> None:
    """As the game itself does."""
    with pytest.raises(IllegalAction) as caught:
        play(mini.GAME, actions=[mini.Rest(0), mini.Rest(0)])

    assert caught.value.refusal.code == "not_offered"


def test_answers_after_the_end_are_refused() -> None:
    """A script that has become too long is no script of this match."""
    with pytest.raises(IllegalAction) as caught:
        play(mini.GAME, mini.MiniSetup(shields=0), 3, [*WHOLE, mini.Rest(1)])

    assert caught.value.refusal.code == "game_over"


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_a_wrong_seed_is_a_setup_error(seed: int) -> None:
    """Not a fault of the rules."""
    with pytest.raises(SetupError):
        play(mini.GAME, seed=seed)


def test_a_setup_of_another_game_is_a_setup_error() -> None:
    """Not a fault of the rules either."""
    game: Any = mini.GAME
    with pytest.raises(SetupError):
        play(game, sh.Setup())


@pytest.mark.parametrize(
    ("where", "kind", "words"),
    [
        ("step", ZeroDivisionError, "ZeroDivisionError: nothing to share"),
        ("decision", KeyError, "KeyError: 'no such card'"),
        ("refusal", IllegalAction, "IllegalAction: "),
    ],
)
def test_rules_that_raise_are_told_with_the_script(where: str, kind: type[Exception], words: str) -> None:
    """The way there is as far as all went well; the script has the answer that breaks the rules, too."""
    game = Raising(where)

    with pytest.raises(PlayError) as caught:
        play(game, mini.MiniSetup(shields=0), 3, WHOLE)

    error = caught.value
    assert type(error.__cause__) is kind
    assert str(error).startswith(words)
    assert "The last answer of this match breaks the rules" in str(error)
    assert error.playthrough.actions == WHOLE[:2]
    assert error.action == WHOLE[2]
    assert len(error.playthrough.states) == 3
    scope: dict[str, Any] = {"game": game}
    with pytest.raises(PlayError) as again:
        exec(str(error)[str(error).index("from boardrules.testing") :], scope)
    assert str(again.value) == str(error)


@pytest.mark.parametrize(("where", "kind"), [("start", RulesLoop), ("first decision", KeyError)])
def test_a_start_that_raises_is_told_with_the_script(where: str, kind: type[Exception]) -> None:
    """There are no states, and no answer is to blame."""
    with pytest.raises(PlayError, match="The start of this match breaks the rules") as caught:
        play(Raising(where), mini.MiniSetup(shields=2), 4, WHOLE)

    error = caught.value
    assert type(error.__cause__) is kind
    assert error.action is None
    assert (error.playthrough.actions, error.playthrough.states) == ((), ())
    assert "mini_game.MiniSetup(shields=2)" in str(error)
    assert "seed=4" in str(error)


def test_an_equal_answer_is_as_good() -> None:
    """As in the game."""
    way = play(mini.GAME, actions=[mini.Rest(0), evolve(mini.Vote(0, False))])

    assert way.state == mini.after(mini.GAME.start(), mini.Rest(0), mini.Vote(0, False))


def test_what_equals_a_listed_action_is_kept_as_that_action() -> None:
    """Or the script of the match would show an answer that no document takes."""
    way = play(mini.GAME, mini.MiniSetup(), seed=3, actions=[mini.Take(False, True)])

    assert repr(way.actions) == "(Take(seat=0, coins=1),)"


def test_unfold_asks_for_one_answer_after_the_other() -> None:
    """With the decision and the number of answers so far, until it gets None."""
    asked: list[tuple[int, int]] = []

    def answer(decision: Decision[mini.Action], number: int) -> mini.Action | None:
        asked.append((decision.number, number))
        return decision.actions[-1] if number < 4 else None

    way = unfold(mini.GAME, None, 8, answer)

    assert asked == [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4)]
    assert len(way) == 4
