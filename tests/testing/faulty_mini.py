"""The mini game in a form that keeps every law, made so that a test can plant one fault in it; and how to look for it.

The mini game itself breaks two laws: who always takes its first action rests for ever, and it compares whatever stands
in the place of the number of coins.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import ClassVar, Final, Never, TypeAlias

from attrs import evolve, frozen

from boardrules.core.effects import Effect
from boardrules.core.game import Schema
from boardrules.core.phases import Phase
from boardrules.core.values import Event as BaseEvent
from boardrules.core.values import Frame, Prompt, Refusal, Step
from boardrules.play.match import Match
from boardrules.testing import LawBroken, Playthrough, examine
from boardrules.testing.conformance import Law
from tests.core.mini_game import (
    Action,
    Drew,
    Event,
    MiniGame,
    MiniSetup,
    Noted,
    Round,
    State,
    Take,
    TurnChoice,
    View,
    Vote,
    VoteWindow,
)

MiniLaw: TypeAlias = Law[MiniSetup, State, Action, Event, View]
MiniMatch: TypeAlias = Playthrough[MiniSetup, State, Action, Event, View]
AnyMatch: TypeAlias = Match[MiniSetup, State, Action, Event, View]
Enter: TypeAlias = Callable[[State], None]

#: The answers of a round in which somebody takes a coin and both vote against it.
ROUND: Final[list[Action]] = [Take(0, 1), Vote(0, False), Vote(1, False)]

#: So many matches are tried to make one short: what is found is looked at here, not how short it becomes.
TRIES: Final = 40
#: So many matches are tried where a law is to find nothing, also in a deep search.
EXAMPLES: Final = 25


def draw(state: State) -> None:
    """Let the current player draw a card."""
    card = state.deck.draw(state.chance)
    if card is not None:
        state.players[state.current].hand.append(card)
        state.emit(Drew(state.current, card))


@frozen
class SoundTurn(TurnChoice):
    """The turn in which the first action leads on, and in which odd values are refused without an error."""

    def actions(self, state: State) -> tuple[Action, ...]:
        """Return taking a coin first."""
        rest, take, *others = TurnChoice.actions(self, state)
        return (take, rest, *others)

    def refuse(self, state: State, action: object) -> Refusal[Action] | None:
        """Return why so many coins are too many, where they are a number."""
        return TurnChoice.refuse(self, state, action) if isinstance(getattr(action, "coins", None), int) else None


def round_of(turn: type[TurnChoice], enter: Enter) -> type[Round]:
    """Return a round with another turn and another first phase."""

    def begin(state: State) -> None:
        state.push(turn(state.current))

    def vote(state: State) -> None:
        state.votes = 0
        state.push(VoteWindow(tuple([player.seat for player in state.players])))

    @frozen
    class AnyRound(Round):
        phases: ClassVar[tuple[Phase[Never], ...]] = (
            Phase("draw", ("MG-DRAW",), enter),
            Phase("turn", ("MG-TURN-PHASE",), begin),
            Phase("vote", ("MG-VOTE-PHASE",), vote),
        )

        def finish(self, state: State) -> None:
            Round.finish(self, state)
            state.stack[-1] = type(self)()

    return AnyRound


class SoundMini(MiniGame):
    """The game without a fault, unless it is made with another turn, first phase, or more classes of events."""

    most_decisions = 400

    def __init__(
        self,
        turn: type[TurnChoice] = SoundTurn,
        enter: Enter = draw,
        events: tuple[type[BaseEvent], ...] = (),
        effects: tuple[type[Effect[State]], ...] = (),
    ) -> None:
        self._round = round_of(turn, enter)
        self._effects = (turn, self._round, *effects)
        self._events = events

    def make_schema(self) -> Schema:
        """Return the classes, with those of this game."""
        schema = super().make_schema()
        return evolve(schema, effects=(*schema.effects, *self._effects), events=(*schema.events, *self._events))

    def new_state(self, setup: MiniSetup, seed: int) -> State:
        """Return the state with the round of this game."""
        state = super().new_state(setup, seed)
        state.stack = [self._round()]
        return state


SOUND: Final = SoundMini()


# -- games for the check in another process, which imports them by name ---------------------------------------------


def _elsewhere() -> bool:
    """Return whether this is one of the processes in which matches are played again."""
    return sys.argv[:1] == ["-c"]


def _draw_by_set(state: State) -> None:
    draw(state)
    for name in {"a", "bb", "ccc", "dddd", "eeeee", "ffffff"}:
        state.votes = state.votes * 10 + len(name)


def _draw_by_hash(state: State) -> None:
    draw(state)
    state.emit(Noted(str(hash("ant")), state.current))


def _fail_elsewhere(state: State) -> None:
    if _elsewhere() and state.number > 3:
        raise RuntimeError("the rules do not like it here")
    draw(state)


def _end_elsewhere(state: State) -> None:
    if _elsewhere() and state.number > 3:
        sys.exit(0)
    draw(state)


def _chat(state: State) -> None:
    draw(state)
    print("a game that prints")  # noqa: T201 - what a stranger's game may do
    sys.stderr.write("x" * 70_000)


class RememberingMini(SoundMini):
    """Remembers the seed of the first match that came to each question, and counts it as votes in all others."""

    def __init__(self) -> None:
        super().__init__()
        self._known: dict[int, int] = {}

    def step(self, state: State, action: Action) -> Step[State, Event]:
        """Take a step that depends on the first match that came as far."""
        step = super().step(state, action)
        step.state.votes = self._known.setdefault(step.state.number, step.state.chance.seed)
        return step


class ShowingHashes(SoundMini):
    """Shows in the view, and nowhere else, what another process shows otherwise."""

    def make_view(self, state: State, seat: int | None, frame: Frame) -> View:
        """Return the view with a hash in it."""
        return evolve(super().make_view(state, seat, frame), phase=str(hash("ant")))


@frozen
class HashingTurn(SoundTurn):
    """Asks what another process asks otherwise; the seat itself is told nothing of it."""

    def prompt(self, state: State) -> Prompt:
        """Return the question with a hash in it."""
        return Prompt("turn", "MG-TURN", (("hash", hash("ant")),))

    def prompt_for(self, state: State, seat: int) -> Prompt:
        """Return the question without it."""
        return SoundTurn.prompt(self, state)


class MemoryMini(SoundMini):
    """Keeps on the game object what belongs into the state; a new game begins anew, so nothing shows by itself."""

    last: Action | None = None

    def new_state(self, setup: MiniSetup, seed: int) -> State:
        """Begin without a memory."""
        self.last = None
        return super().new_state(setup, seed)

    def step(self, state: State, action: Action) -> Step[State, Event]:
        """Count the votes in another way where the same answer came before."""
        step = super().step(state, action)
        step.state.votes = 7 if self.last == action else 8
        self.last = action
        return step


SHOWING_HASHES: Final = ShowingHashes()
ASKING_HASHES: Final = SoundMini(HashingTurn)
UNORDERED: Final = SoundMini(enter=_draw_by_set)
HASHING: Final = SoundMini(enter=_draw_by_hash)
FAILING_ELSEWHERE: Final = SoundMini(enter=_fail_elsewhere)
ENDING_ELSEWHERE: Final = SoundMini(enter=_end_elsewhere)
CHATTING: Final = SoundMini(enter=_chat)
REMEMBERING: Final = RememberingMini()
if not _elsewhere():
    ONLY_HERE: Final = SoundMini()


# -- looking for faults ---------------------------------------------------------------------------------------------


def complaint(game: MiniGame, law: MiniLaw, *, examples: int | None = None) -> str:
    """Return what is said of a game that breaks a law. Raises ``AssertionError`` when nothing is."""
    # Not with pytest, which the processes that import this module would have to load.
    try:
        examine(game, law, tries=TRIES, examples=examples)
    except LawBroken as error:
        return str(error)
    raise AssertionError(f"{law} finds nothing")


def named(value: object) -> str:
    """Return the name of a class, to name a test by."""
    return value.__name__ if isinstance(value, type) else ""
