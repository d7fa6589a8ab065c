"""The vocabulary of rules: effects, choices, verbs with their four moments."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, ClassVar, Generic, Never, TypeAlias, TypeVar, cast

from attrs import frozen

from boardrules.core.entity import Seat
from boardrules.core.values import Action, Prompt, Refusal

if TYPE_CHECKING:
    from boardrules.core.state import GameState

S = TypeVar("S", bound="GameState", contravariant=True)
A = TypeVar("A", bound=Action)


#: Why actions of a class are not legal, by the class.
Refusals: TypeAlias = Mapping[type[Action], Refusal[Action]]


class Effect(Generic[S]):
    """One thing that is going to happen: a frozen value on the stack that knows how to resolve itself.

    ``rules`` are the ids of the rules it carries; events that it emits remember them. An effect holds public facts
    only: what is hidden lives in the zones of the state, so the stack looks the same in every world that a seat
    cannot tell apart.
    """

    __slots__ = ()
    __frozen_values__ = True
    rules: ClassVar[tuple[str, ...]] = ()
    is_choice: ClassVar[bool] = False

    def resolve(self, state: S) -> None:
        """Change the state, emit events, push further effects."""
        raise NotImplementedError


#: An effect of any game: what a stack holds. It takes a state of its own game, so none can be handed to it unseen.
AnyEffect: TypeAlias = Effect[Never]


class Choice(Effect[S], Generic[S, A]):
    """An effect that cannot resolve by itself: it lists the legal actions, and the machine stops.

    Which seats are asked, and whether the choice comes up at all, must follow from public facts.
    """

    __slots__ = ()
    is_choice: ClassVar[bool] = True
    #: Whether open offers of other seats may be taken beside this choice.
    interruptible: ClassVar[bool] = False

    def seats(self, state: S) -> tuple[int, ...]:
        """Return the seats that hold the game up."""
        raise NotImplementedError

    def prompt(self, state: S) -> Prompt:
        """Return what is being decided."""
        raise NotImplementedError

    def prompt_for(self, state: S, seat: int) -> Prompt:
        """Return what one of the asked seats is told, where several are asked and each has secrets of its own."""
        return self.prompt(state)

    def actions(self, state: S) -> tuple[A, ...]:
        """Return the legal actions, first the simplest that leads on.

        Who always takes the first one must get to the end of a game, so that failing examples shrink to short matches.
        """
        raise NotImplementedError

    def choose(self, state: S, action: A) -> None:
        """Carry out ``action``, which is one of ``actions``. The choice is already off the stack."""
        raise NotImplementedError

    def refuse(self, state: S, action: object) -> Refusal[A] | None:
        """Return why ``action``, which is not legal, is not; None when there is no more to say than that.

        Its seat is one that is asked; its other fields may hold anything, whatever their types say, so compare with
        ``==`` and ``in`` before anything else. Code, rule and args are enough: the game fills in the rest.
        """
        return None


@frozen
class SeatChoice(Choice[S, A]):
    """A choice of one seat.

    ``question`` is what it asks, where that is always the same. ``refusals`` say why actions of a class are not legal
    here, where there is no more to say than code and rule.
    """

    question: ClassVar[Prompt]
    refusals: ClassVar[Refusals] = {}

    seat: Seat

    def seats(self, state: S) -> tuple[int, ...]:
        """Return the one seat that is asked."""
        return (self.seat,)

    def prompt(self, state: S) -> Prompt:
        """Return the question."""
        return self.question

    def refuse(self, state: S, action: object) -> Refusal[A] | None:
        """Return the refusal of the action's class."""
        found = self.refusals.get(type(action)) if isinstance(action, Action) else None
        return cast("Refusal[A] | None", found)


class Verb(Effect[S]):
    """Something done to somebody, with its four moments: before, instead, the deed itself, after.

    ``before`` and ``instead`` may return an effect that comes first and leaves a changed verb behind it on the stack;
    each must say in its own fields what has been asked already, so that it applies at most once to one deed.
    ``after`` is asked for what follows when everything that the deed itself has pushed is resolved.
    """

    __slots__ = ()

    def before(self, state: S) -> Effect[S] | None:
        """Return what has to be settled before the deed, or None."""
        return None

    def instead(self, state: S) -> Effect[S] | None:
        """Return a replacement or prevention that wants to apply, or None."""
        return None

    def act(self, state: S) -> None:
        """Do the deed."""
        raise NotImplementedError

    def after(self, state: S) -> Iterable[Effect[S]]:
        """Return what follows from the deed, in order."""
        return ()

    def resolve(self, state: S) -> None:
        """Go through before, instead and the deed; what follows waits below it."""
        first = self.before(state) or self.instead(state)
        if first is not None:
            state.push(first)
            return
        state.push(AfterVerb(self))
        self.act(state)


@frozen
class AfterVerb(Effect[S]):
    """Waits below what a deed has pushed, and then lets follow what follows from it."""

    verb: Verb[S]

    def resolve(self, state: S) -> None:
        """Push what follows."""
        state.current_rules = self.verb.rules
        state.push(*self.verb.after(state))
