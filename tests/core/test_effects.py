"""Effects, choices, verbs and phases: what happens in which order, and under which rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Never

import pytest
from attrs import evolve, frozen

from boardrules.core.effects import AfterVerb, Choice, Effect, SeatChoice, Verb
from boardrules.core.errors import RulesLoop
from boardrules.core.game import EFFECT_LIMIT
from boardrules.core.phases import Phase, PhaseRunner
from boardrules.core.values import Prompt
from tests.core.mini_game import (
    GAME,
    RICH,
    Action,
    Drew,
    Event,
    Gained,
    Noted,
    Rest,
    Rob,
    Roll,
    Round,
    State,
    Take,
    TurnChoice,
    UseShield,
    Vote,
    VoteWindow,
    Yield,
    after,
    start,
    whole,
)

# -- effects ----------------------------------------------------------------------------------------------------------


@frozen
class Say(Effect[State]):
    rules: ClassVar[tuple[str, ...]] = ("T-SAY",)

    what: str
    then: tuple[Effect[State], ...] = ()

    def resolve(self, state: State) -> None:
        state.emit(Noted(self.what, 0))
        state.push(*self.then)


def run(*effects: Effect[State]) -> tuple[Event, ...]:
    """Return the events of some effects, resolved from a fresh state after an answer that does nothing by itself."""
    state = start()
    choice = state.stack.pop()
    state.push(choice, *effects)
    return GAME.apply(state, Rest(0))[1:]


def said(events: Iterable[Event]) -> list[str]:
    return [event.what for event in events if isinstance(event, Noted)]


def test_effects_pushed_together_resolve_in_the_order_given() -> None:
    assert said(run(Say("a"), Say("b"), Say("c"))) == ["a", "b", "c"]


def test_what_an_effect_pushes_comes_before_what_was_waiting() -> None:
    nested = Say("a", (Say("a1", (Say("a11"),)), Say("a2")))

    assert said(run(nested, Say("b"))) == ["a", "a1", "a11", "a2", "b"]


def test_pushing_nothing_changes_nothing() -> None:
    state = start()
    before = list(state.stack)
    state.push()

    assert state.stack == before


def test_the_machine_stops_at_a_choice_and_goes_on_behind_it() -> None:
    state = start()
    choice = state.stack.pop()
    state.push(choice, Say("a"), TurnChoice(1), Say("b"))

    assert said(GAME.apply(state, Rest(0))) == ["rest", "a"]
    assert GAME.legal_actions(state, 1)[0] == Rest(1)
    assert said(GAME.apply(state, Rest(1))) == ["rest", "b"]


def test_events_remember_the_rules_of_the_effect_or_choice_that_emitted_them() -> None:
    events = GAME.step(start(dice=(4,)), Roll(0)).events

    assert [event.rules for event in events] == [("MG-TURN",), ("MG-ROLL",), ("MG-GAIN",)]


def test_rules_are_those_of_the_effect_that_resolves_not_of_the_one_that_pushed_it() -> None:
    events = run(Say("a", (Quoting(),)), Say("b"))

    assert [event.rules for event in events] == [("T-SAY",), ("T-QUOTED",), ("T-QUOTING",), ("T-SAY",)]


@frozen
class Quoting(Effect[State]):
    rules: ClassVar[tuple[str, ...]] = ("T-QUOTING",)

    def resolve(self, state: State) -> None:
        state.emit(Noted("quoted", 0, rules=("T-QUOTED",)))
        state.emit(Noted("plain", 0))


def test_an_event_keeps_the_rules_it_was_made_with() -> None:
    assert [event.rules for event in run(Quoting())] == [("T-QUOTED",), ("T-QUOTING",)]


def test_effects_and_choices_do_nothing_unless_a_game_says_so() -> None:
    state = start()

    with pytest.raises(NotImplementedError):
        Effect[State]().resolve(state)
    with pytest.raises(NotImplementedError):
        Choice[State, Action]().actions(state)
    assert Choice[State, Action]().refuse(state, Rest(0)) is None
    assert Choice[State, Action].is_choice
    assert not Choice[State, Action].interruptible
    assert not Effect[State].is_choice


@frozen
class Loop(Effect[State]):
    """Goes around for ever, each one followed by the next of the circle."""

    at: int = 0

    def resolve(self, state: State) -> None:
        state.push(CIRCLE[(self.at + 1) % len(CIRCLE)](self.at + 1))


class Ping(Loop):
    pass


class Pong(Loop):
    pass


class Pang(Loop):
    pass


CIRCLE: tuple[type[Loop], ...] = (Ping, Pong, Pang)


def test_effects_without_end_are_stopped() -> None:
    with pytest.raises(RulesLoop, match=f"{EFFECT_LIMIT} effects without a decision"):
        run(Ping())


def test_a_rules_loop_names_the_effects_that_go_around() -> None:
    with pytest.raises(RulesLoop) as caught:
        run(Ping())

    assert set(caught.value.effects) == {"Ping", "Pong", "Pang"}
    assert caught.value.effects[:3] == caught.value.effects[3:6]
    assert ", ".join(caught.value.effects) in str(caught.value)


def test_a_rules_loop_in_a_step_leaves_the_input_untouched() -> None:
    state = start()
    choice = state.stack.pop()
    state.push(choice, Ping())
    before = whole(state)

    with pytest.raises(RulesLoop):
        GAME.step(state, Rest(0))
    assert whole(state) == before


@frozen
class CountDown(Effect[State]):
    left: int

    def resolve(self, state: State) -> None:
        if self.left:
            state.push(CountDown(self.left - 1))
        else:
            state.emit(Noted("zero", 0))


def test_a_long_chain_of_effects_is_no_loop() -> None:
    assert said(run(CountDown(EFFECT_LIMIT - 10))) == ["zero"]


# -- verbs ------------------------------------------------------------------------------------------------------------


def robbery() -> State:
    return after(start(shields=1), *RICH)


def test_before_comes_first_and_once() -> None:
    step = GAME.step(robbery(), Rob(0, 1))

    assert said(step.events) == ["rob", "warned"]
    assert GAME.legal_actions(step.state, 1) == (Yield(1), UseShield(1))


def test_the_deed_comes_last_and_what_follows_in_order() -> None:
    step = GAME.step(after(robbery(), Rob(0, 1)), Yield(1))

    assert said(step.events) == ["robbed", "laughs"]
    assert step.events[-1] == Gained(0, 1, rules=("MG-GAIN",))
    assert [player.coins for player in step.state.players] == [1, 1]
    assert step.state.players[1].shields == 1


def test_a_replacement_takes_the_place_of_the_deed_and_of_what_follows() -> None:
    step = GAME.step(after(robbery(), Rob(0, 1)), UseShield(1))

    assert step.events == (Noted("shielded", 1, rules=("MG-SHIELD",)),)
    assert [player.coins for player in step.state.players] == [0, 2]
    assert step.state.phase == "vote"


def test_without_a_replacement_nobody_is_asked() -> None:
    step = GAME.step(after(start(shields=0), *RICH), Rob(0, 1))

    assert said(step.events) == ["rob", "warned", "robbed", "laughs"]


@frozen
class Deed(Verb[State]):
    """A deed in two parts, the second of which is an effect of its own."""

    rules: ClassVar[tuple[str, ...]] = ("T-DEED",)

    prepared: bool = False

    def before(self, state: State) -> Effect[State] | None:
        return None if self.prepared else Say("before", (evolve(self, prepared=True),))

    def act(self, state: State) -> None:
        state.emit(Noted("deed", 0))
        state.push(Say("second part"))

    def after(self, state: State) -> Iterable[Effect[State]]:
        yield Say("after")
        yield Say("last")


def test_what_the_deed_pushes_still_belongs_to_the_deed() -> None:
    assert said(run(Deed(), Say("next"))) == ["before", "deed", "second part", "after", "last", "next"]


@frozen
class Bare(Verb[State]):
    def act(self, state: State) -> None:
        state.emit(Noted("bare", 0))


def test_a_verb_needs_only_a_deed() -> None:
    assert said(run(Bare(), Say("next"))) == ["bare", "next"]


@frozen
class Delayed(Verb[State]):
    """A deed that asks a player something, and whose end looks at what he has done."""

    rules: ClassVar[tuple[str, ...]] = ("T-DELAYED",)

    def act(self, state: State) -> None:
        state.push(TurnChoice(1), Say("counted"))

    def after(self, state: State) -> Iterable[Effect[State]]:
        state.emit(Noted(f"{state.players[1].coins} coins", 1))
        return (Say("after"),)


def test_what_follows_is_asked_for_when_everything_of_the_deed_is_resolved() -> None:
    """A decision inside the deed comes first, and its outcome is seen; the verb's own rules are cited again."""
    state = start()
    choice = state.stack.pop()
    state.push(choice, Delayed(), Say("next"))

    assert said(GAME.apply(state, Rest(0))) == ["rest"]
    assert state.stack[-2:] == [Say("counted"), TurnChoice(1)]
    assert state.stack[-3] == AfterVerb(Delayed())
    events = GAME.apply(state, Take(1, 2))

    assert said(events) == ["take", "counted", "2 coins", "after", "next"]
    assert [event.rules for event in events if event == Noted("2 coins", 1, rules=event.rules)] == [("T-DELAYED",)]


@frozen
class Nested(Verb[State]):
    """A deed within a deed."""

    name: str
    inner: Verb[State] | None = None

    def act(self, state: State) -> None:
        state.emit(Noted(f"{self.name} done", 0))
        if self.inner is not None:
            state.push(self.inner)

    def after(self, state: State) -> Iterable[Effect[State]]:
        return (Say(f"after {self.name}"),)


def test_a_deed_within_a_deed_is_over_before_what_follows_the_outer_one() -> None:
    events = run(Nested("outer", Nested("inner")), Say("next"))

    assert said(events) == ["outer done", "inner done", "after inner", "after outer", "next"]


# -- choices ----------------------------------------------------------------------------------------------------------


@frozen
class Order(SeatChoice[State, Rest]):
    """A question to one seat that is always the same."""

    rules: ClassVar[tuple[str, ...]] = ("T-ORDER",)
    question: ClassVar[Prompt] = Prompt("order", "T-ORDER")

    def actions(self, state: State) -> tuple[Rest, ...]:
        return (Rest(self.seat),)

    def choose(self, state: State, action: Rest) -> None:
        state.emit(Noted("ordered", action.seat))


def test_a_choice_of_one_seat_asks_that_seat_its_question() -> None:
    for seat in (0, 1):
        state = start()
        state.stack[-1] = Order(seat)
        decision = GAME.decision(state)

        assert decision is not None
        assert decision.seats == (seat,)
        assert decision.prompt == Order.question
        assert GAME.prompt(state, seat) == Order.question
        assert GAME.prompt(state, 1 - seat) is None
        assert GAME.apply(state, Rest(seat))[0] == Noted("ordered", seat, rules=("T-ORDER",))


@frozen
class Auction(Choice[State, Rest]):
    """Asks both seats at once, and tells each how many cards it has itself."""

    def seats(self, state: State) -> tuple[int, ...]:
        return (0, 1)

    def prompt(self, state: State) -> Prompt:
        return Prompt("auction", "T-AUCTION")

    def prompt_for(self, state: State, seat: int) -> Prompt:
        return Prompt("auction", "T-AUCTION", (("cards", len(state.players[seat].hand)),))

    def actions(self, state: State) -> tuple[Rest, ...]:
        return (Rest(0), Rest(1))


def test_seats_that_are_asked_at_once_can_each_be_told_something_of_their_own() -> None:
    state = start()
    state.stack[-1] = Auction()
    decision = GAME.decision(state)

    assert decision is not None
    assert decision.prompt == Prompt("auction", "T-AUCTION")
    prompts = {seat: Prompt("auction", "T-AUCTION", (("cards", count),)) for seat, count in ((0, 1), (1, 0))}
    assert {seat: GAME.prompt(state, seat) for seat in (0, 1)} == prompts
    assert {seat: GAME.view(state, seat).prompt for seat in (0, 1)} == prompts
    assert GAME.prompt(state, None) is None
    assert GAME.view(state, None).prompt is None
    assert GAME.view(state, None).waiting_for == (0, 1)


def test_seats_are_told_the_question_of_the_choice_unless_it_says_otherwise() -> None:
    state = after(start(), Rest(0))

    assert GAME.prompt(state, 0) == GAME.prompt(state, 1) == Prompt("vote", "MG-VOTE")


# -- phases -----------------------------------------------------------------------------------------------------------


def test_phases_follow_the_table() -> None:
    state = start()
    phases = [state.phase]
    for action in RICH[:3]:
        GAME.apply(state, action)
        phases.append(state.phase)

    assert phases == ["turn", "vote", "vote", "turn"]
    assert state.current == 1


def test_a_phase_is_entered_when_everything_of_the_one_before_is_done() -> None:
    state = start()

    assert state.stack == [Round(2), TurnChoice(0)]
    GAME.apply(state, Rest(0))
    assert state.stack == [Round(3), VoteWindow((0, 1))]


def test_entering_a_phase_cites_the_rules_of_its_row() -> None:
    events = GAME.step(after(start(), Rest(0), Vote(0, False)), Vote(1, False)).events

    assert [(type(event), event.rules) for event in events] == [(Noted, ("MG-ROUND",)), (Drew, ("MG-DRAW",))]


def test_the_phase_is_part_of_every_view() -> None:
    state = after(start(), Rest(0))

    assert [GAME.view(state, seat).phase for seat in (0, 1, None)] == ["vote"] * 3


def _silent(state: State) -> None:
    """Do nothing on entering."""


def _say_phase(state: State) -> None:
    state.push(Say(state.phase))


@frozen
class Short(PhaseRunner[State]):
    phases: ClassVar[tuple[Phase[Never], ...]] = (
        Phase("one", (), _say_phase),
        Phase("two", (), _silent),
        Phase("three", (), _say_phase),
    )

    def finish(self, state: State) -> None:
        state.emit(Noted(f"finished in {state.phase}", 0))


def test_a_phase_that_does_nothing_is_gone_through() -> None:
    assert said(run(Short())) == ["one", "three", "finished in three"]


def test_a_phase_table_can_be_entered_in_the_middle() -> None:
    assert said(run(Short(2))) == ["three", "finished in three"]


def test_a_phase_table_must_say_what_follows() -> None:
    class Endless(PhaseRunner[State]):
        phases = ()

    with pytest.raises(NotImplementedError):
        Endless().resolve(start())


def test_a_question_with_one_answer_is_not_asked() -> None:
    """Its only action is taken at once, and cites the rules of whoever would have asked."""
    state = start()
    state.stack.clear()
    state.events = []
    state.current_rules = ("MG-77",)
    state.ask(Only(0, 1))
    assert (state.stack, [event.rules for event in state.events]) == ([], [("MG-77",)])

    state.ask(Only(0, 2))
    assert state.stack == [Only(0, 2)]


@frozen
class Only(SeatChoice[State, Any]):
    """Asks for one of so many passes."""

    rules = ("MG-78",)
    count: int

    def actions(self, state: State) -> tuple[Any, ...]:
        return tuple([Rest(self.seat)] * self.count)

    def choose(self, state: State, action: Any) -> None:
        state.emit(Noted("chosen", self.seat))
