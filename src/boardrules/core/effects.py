"""The vocabulary of rules: effects, choices, verbs with their four moments."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, ClassVar, Generic, Never, TypeAlias, TypeVar, cast

from attrs import evolve, field, frozen

from boardrules.core.entity import Seat
from boardrules.core.values import Action, Done, Prompt, Refusal

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

    def is_due(self, state: S) -> bool:
        """Return whether there is anything to ask when the choice comes to the top of the stack, by public facts alone.

        If not, it is taken off the stack, and what lies below it goes on.
        """
        return True

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

    def is_due(self, state: S) -> bool:
        """Return whether the seat is still in the game."""
        return state.players[self.seat].is_in

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


@frozen
class Several(SeatChoice[S, A]):
    """Things that a seat chooses one by one, up to a ``Done``; what follows, follows from all of them together.

    ``chosen`` are those it has chosen so far, in order; a game declares it again with its type, so that it can be read
    from a document. A game says in ``more`` what may be added, in ``picked`` what an action adds, and in ``finish``
    what follows; ``least`` says how many there must be. Where nothing can be added any more nobody is asked, and it
    finishes. Like everything on the stack, ``chosen`` holds public facts only: what a seat chooses in secret is kept
    with its player. The dice that a player rolls again::

        @frozen
        class RerollChoice(Several[State, Action]):
            rules = ("HC-DIE-03",)
            question = Prompt("reroll", "HC-DIE-03")
            chosen: tuple[int, ...] = ()

            def more(self, state: State) -> tuple[Action, ...]:
                places = range(len(state.dice))
                return tuple([Reroll(self.seat, place) for place in places if place not in self.chosen])

            def picked(self, action: Action) -> int:
                assert isinstance(action, Reroll)
                return action.place

            def finish(self, state: State) -> None:
                for place in self.chosen:
                    state.dice[place] = state.chance.roll("die", 6)
    """

    chosen: tuple[object, ...] = field(default=(), kw_only=True)

    def more(self, state: S) -> tuple[A, ...]:
        """Return the actions that add something to what is ``chosen``; nothing where no more may be."""
        raise NotImplementedError

    def picked(self, action: A) -> object:
        """Return what an action of ``more`` adds to ``chosen``."""
        raise NotImplementedError

    def finish(self, state: S) -> None:
        """Push what follows from all that is ``chosen``."""
        raise NotImplementedError

    def least(self, state: S) -> int:
        """Return how many there must be before the seat may be done."""
        return 0

    def done(self) -> A:
        """Return the action that ends the choice: ``Done``, which a game with such choices lists among its actions."""
        return cast("A", Done(self.seat))

    def actions(self, state: S) -> tuple[A, ...]:
        """Return to be done, where that may be, and what may be added."""
        more = self.more(state)
        return (self.done(), *more) if len(self.chosen) >= self.least(state) else more

    def choose(self, state: S, action: A) -> None:
        """Add something and ask for the next one, or finish."""
        if action == self.done():
            self.finish(state)
            return
        following = evolve(self, chosen=(*self.chosen, self.picked(action)))
        if following.more(state):
            state.push(following)
        else:
            following.finish(state)


@frozen
class PickedOrder(Effect[S], Generic[S, A]):
    """Things that are due at once, one after another, in the order that a seat picks.

    A game says in ``picker`` who picks, in ``due`` what there is to pick from now, one action each, and in ``begin``
    what follows from picking one: it pushes that, and below it the order again, if the order has not seen to it that
    what was picked is not due any more. A single thing is not asked for.
    """

    def picker(self, state: S) -> int:
        """Return the seat that picks."""
        raise NotImplementedError

    def question(self, state: S) -> Prompt:
        """Return what it is asked."""
        raise NotImplementedError

    def due(self, state: S) -> tuple[A, ...]:
        """Return what is due now, as actions of the picker."""
        raise NotImplementedError

    def begin(self, state: S, action: A) -> None:
        """Push what was picked."""
        raise NotImplementedError

    def refuse(self, state: S, action: object) -> Refusal[A] | None:
        """Return why something cannot be picked, or None when there is no more to say than that.

        Its fields may hold anything (see ``Choice.refuse``).
        """
        return None

    def resolve(self, state: S) -> None:
        """Ask what comes next, as long as something is due."""
        state.ask(NextChoice(self.picker(state), self))


@frozen
class NextChoice(SeatChoice[S, A]):
    """Which of several things that are due at once comes next."""

    order: PickedOrder[S, A]

    def is_due(self, state: S) -> bool:
        """Return whether the picker is in the game and anything is left."""
        return state.players[self.seat].is_in and bool(self.order.due(state))

    def prompt(self, state: S) -> Prompt:
        """Ask in the words of the order."""
        return self.order.question(state)

    def actions(self, state: S) -> tuple[A, ...]:
        """Return what is due."""
        return self.order.due(state)

    def choose(self, state: S, action: A) -> None:
        """Begin it."""
        state.current_rules = self.order.rules
        self.order.begin(state, action)

    def refuse(self, state: S, action: object) -> Refusal[A] | None:
        """Say why in the words of the order."""
        return self.order.refuse(state, action)


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
