"""What callers hold in their hands: prompts, decisions, steps, refusals, outcomes, events. All frozen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Final, Generic, TypeAlias, TypedDict, TypeVar

from attrs import evolve, field, frozen

from boardrules.core.entity import Entity, Seat
from boardrules.core.errors import Problem, SetupError, short

StateT = TypeVar("StateT")
EventT = TypeVar("EventT")

#: What a message may be filled with; a tuple of numbers is a list of seats.
Arg: TypeAlias = int | str | Entity | tuple[int, ...] | None
Args: TypeAlias = tuple[tuple[str, Arg], ...]


class Action:
    """The base of every action: a frozen value whose ``seat`` takes it. The class name is its tag and message key.

    ``is_pass`` marks the action by which a seat lets a window go by: who skips windows takes it unasked. ``Pass`` has
    it, and a game needs no class of its own for that, nor for ``Decline`` and ``Done``; it lists them in its schema.
    """

    __slots__ = ()
    __frozen_values__ = True
    is_pass: ClassVar[bool] = False
    seat: Seat


ActionT = TypeVar("ActionT", bound=Action)


@frozen
class Pass(Action):
    """Let a reaction window go by.

    >>> Pass(2), Pass.is_pass
    (Pass(seat=2), True)
    """

    is_pass: ClassVar[bool] = True

    seat: Seat


@frozen
class Decline(Action):
    """Leave aside what is offered: an answer to a question of one's own, not a window that goes by.

    >>> Decline(2), Decline.is_pass
    (Decline(seat=2), False)
    """

    seat: Seat


@frozen
class Done(Action):
    """Choose nothing more: the end of a choice that is made one by one.

    >>> Done(2), Done.is_pass
    (Done(seat=2), False)
    """

    seat: Seat


@frozen
class Event:
    """The base of every event: something that has happened, in the past tense.

    ``rules`` are the ids of the rules that made it happen. Fields named in ``secret`` are known to the seats in the
    fields of ``knows`` alone; for all others ``seen`` leaves them empty. ``uncovers`` marks events that show somebody
    something new (a roll, a draw, a reveal): a step with one cannot be taken back under ``undo="until_reveal"``.
    ``is_heading`` marks events that begin a part of the game, such as a turn.
    """

    secret: ClassVar[tuple[str, ...]] = ()
    knows: ClassVar[tuple[str, ...]] = ()
    uncovers: ClassVar[bool] = False
    is_heading: ClassVar[bool] = False

    rules: tuple[str, ...] = field(default=(), kw_only=True)

    def known_to(self) -> tuple[int, ...]:
        """Return the seats that know the secret fields."""
        return tuple([getattr(self, name) for name in self.knows])

    def seen_by(self, seat: int | None) -> Event | None:
        """Return the event as ``seat`` may know it (None for a spectator), or None if it notices nothing."""
        if not self.secret or seat in self.known_to():
            return self
        hidden: dict[str, Any] = dict.fromkeys(self.secret)
        return evolve(self, **hidden)


@frozen
class Prompt:
    """What is being decided. ``key`` names the message, ``args`` fill it, ``rule`` is the rule that asks.

    >>> from boardrules.games import shadow_hunters as sh
    >>> sh.GAME.prompt(sh.GAME.start(sh.Setup(players=4), seed=7), seat=2)
    Prompt(key='window-start', rule='SH-REV-04', args=())
    """

    key: str
    rule: str
    args: Args = ()


#: A field of a Setup with this in its ``metadata`` also takes a text, such as the path of a folder: a command line can
#: hand it over. Its converter makes the value of it, and raises ``SetupError`` for what is wrong with it.
FROM_TEXT: Final = "from_text"


@frozen(kw_only=True)
class GameSetup:
    """The base of every game's Setup: what a table lays out before the first turn.

    ``players`` is the number of seats. A Setup is validated on creation and raises ``SetupError`` with every fault.
    """

    players: int = 2

    def __attrs_post_init__(self) -> None:
        problems = tuple(self.faults())
        if problems:
            raise SetupError(*problems)

    def faults(self) -> Iterable[Problem]:
        """Return every fault: a game says here what it checks. Nothing that the fields hold is believed."""
        return ()


@frozen(kw_only=True)
class GameView:
    """The base of every game's View: what one seat (None: a spectator) may know.

    ``number`` is that of the open decision, ``waiting_for`` the seats it asks, ``prompt`` what this seat is asked,
    ``outcome`` how the game ended (None while it runs).
    """

    seat: Seat | None
    number: int
    phase: str
    waiting_for: tuple[Seat, ...]
    prompt: Prompt | None
    outcome: Outcome | None


class Frame(TypedDict):
    """What every view begins with: the fields of ``GameView``, to be handed on as ``View(**frame, ...)``."""

    seat: int | None
    number: int
    phase: str
    waiting_for: tuple[int, ...]
    prompt: Prompt | None
    outcome: Outcome | None


@frozen
class Decision(Generic[ActionT]):
    """The open question of a game, as a referee sees it.

    Never hand it to a client: prompt and actions betray hidden cards and roles. What a seat may see is
    ``view(state, seat).prompt`` and ``legal_actions(state, seat)``.

    ``number`` counts the answers given so far, so an answer meant for an earlier question is stale; where several seats
    are asked at once, every answer makes a new question of it for the others. ``seats`` are
    those that hold the game up. ``actions`` is every legal action of every seat; ``offers`` are those among them that
    may be taken by seats that are not asked (an open offer beside somebody else's decision).

    >>> from boardrules.games import shadow_hunters as sh
    >>> decision = sh.GAME.decision(sh.GAME.start(sh.Setup(players=4), seed=7))
    >>> decision.number, decision.prompt.key, decision.seats, decision.actions
    (0, 'window-start', (2,), (Pass(seat=2), Reveal(seat=2)))
    """

    number: int
    prompt: Prompt
    seats: tuple[Seat, ...]
    actions: tuple[ActionT, ...]
    offers: tuple[ActionT, ...] = ()


@frozen
class Step(Generic[StateT, EventT]):
    """The result of a step: the new state, and what happened in order.

    >>> from boardrules.games import shadow_hunters as sh
    >>> step = sh.GAME.step(sh.GAME.start(sh.Setup(players=4), seed=7), sh.Pass(2))
    >>> step.state.number, step.events
    (1, ())
    """

    state: StateT
    events: tuple[EventT, ...]


@frozen
class Refusal(Generic[ActionT]):
    """Why an action is not allowed. ``code`` is a stable word, ``legal`` the actions that its seat has now.

    >>> from boardrules.games import shadow_hunters as sh
    >>> refusal = sh.GAME.explain(sh.GAME.start(sh.Setup(players=4), seed=7), sh.Roll(2))
    >>> refusal.code, refusal.rule, refusal.legal
    ('not_offered', 'SH-REV-04', (Pass(seat=2), Reveal(seat=2)))
    """

    code: str
    rule: str
    seat: Seat | None = None
    action: ActionT | None = None
    legal: tuple[ActionT, ...] = ()
    args: Args = ()

    def __str__(self) -> str:
        parts = [f"{name}={value}" for name, value in self.args]
        if self.action is not None:
            parts.append(f"action={short(self.action)}")
        if self.legal:
            parts.append(f"legal=[{', '.join(map(repr, self.legal))}]")
        rule = f" ({self.rule})" if self.rule else ""
        return f"{self.code}{rule}: {', '.join(parts)}" if parts else f"{self.code}{rule}"


@frozen
class Outcome:
    """How a game ended: the winning seats, the main reason (a message key), and one score for each seat.

    >>> Outcome((1,), "highest_card", (4, 6)).winners
    (1,)
    """

    winners: tuple[Seat, ...]
    reason: str
    scores: tuple[int, ...]
    reasons: tuple[str, ...] = ()

    @classmethod
    def by_score(cls, scores: Iterable[int], reason: str, *tie_breaks: Sequence[int]) -> Outcome:
        """Return that the highest score wins; ``scores`` has one for each seat, by seat.

        Where several have it, the highest number of the first tie-break decides among them, then that of the next one;
        each has a number for each seat. Who is still level shares the win. Raises ``ValueError`` without a score, and
        ``IndexError`` for a tie-break that lacks the number of a seat it is to decide about.

        >>> Outcome.by_score((4, 6, 6), "most_points").winners
        (1, 2)
        >>> Outcome.by_score((4, 6, 6), "most_points", (9, 1, 2)).winners
        (2,)
        """
        found = tuple(scores)
        winners = tuple(range(len(found)))
        for numbers in (found, *tie_breaks):
            best = max([numbers[seat] for seat in winners])
            winners = tuple([seat for seat in winners if numbers[seat] == best])
        return cls(winners, reason, found)
