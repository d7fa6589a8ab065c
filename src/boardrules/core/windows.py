"""Reaction windows: moments at which seats are asked, one after another, whether they want to react."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar, cast

from attrs import evolve, field, frozen

from boardrules.core.effects import Effect, SeatChoice
from boardrules.core.values import Action, Pass, Prompt, Refusal

if TYPE_CHECKING:
    from boardrules.core.state import GameState

S = TypeVar("S", bound="GameState", contravariant=True)
A = TypeVar("A", bound=Action)

#: Windows are passed all the time, and a value is the same however often it is used.
_PASSES: Final = tuple([Pass(seat) for seat in range(8)])


@frozen
class Window(Effect[S], Generic[S, A]):
    """Asks every seat that may react, in the game's order, until all have passed in a row.

    After a reaction the window starts again, so that everybody can answer to it, unless ``again`` closes it. ``passed``
    counts the places of the order that need not be asked any more. A game says in ``order`` in which order seats are
    asked, in ``is_asked`` who of them is (by public facts alone: a window that stops for a hidden card has given the
    card away), in ``reactions`` what a seat may do, and in ``react`` what that does.
    """

    passed: int = field(default=0, kw_only=True)

    def order(self, state: S) -> tuple[int, ...]:
        """Return the seats in the order in which they are asked; it stays the same until the window begins anew."""
        raise NotImplementedError

    def is_asked(self, state: S, seat: int) -> bool:
        """Return whether a seat may have something to do, by public facts alone."""
        raise NotImplementedError

    def next_asked(self, state: S) -> tuple[int, int] | None:
        """Return the next seat to ask, with the number of its place in the order (1 for the first), or None."""
        place = self.passed
        for seat in self.order(state)[place:]:
            place += 1
            if self.is_asked(state, seat):
                return seat, place
        return None

    def question(self, state: S, seat: int) -> Prompt:
        """Return what a seat is asked."""
        raise NotImplementedError

    def passing(self, seat: int) -> A:
        """Return the action by which a seat lets the window go by; its class has ``is_pass``.

        That is ``Pass``, which a game with windows lists among its actions.
        """
        return cast("A", _PASSES[seat] if seat < len(_PASSES) else Pass(seat))

    def reactions(self, state: S, seat: int) -> tuple[A, ...]:
        """Return what a seat may do; where that is nothing, it may be asked all the same, to give nothing away."""
        raise NotImplementedError

    def react(self, state: S, action: A) -> None:
        """Push what a reaction does; the window, begun anew, lies below it already."""
        raise NotImplementedError

    def refuse(self, state: S, action: object) -> Refusal[A] | None:
        """Return why an action is no reaction now, or None when there is no more to say than that.

        Its fields may hold anything (see ``Choice.refuse``).
        """
        return None

    def after(self, place: int) -> Window[S, A]:
        """Return the window that goes on behind a place; 0 begins it anew."""
        return evolve(self, passed=place)

    def again(self, action: A) -> Window[S, A] | None:
        """Return the window that begins anew after a reaction; one that remembers reactions overrides it.

        None: one reaction is all there may be.
        """
        return self.after(0)

    def resolve(self, state: S) -> None:
        """Ask the next seat, if there is one."""
        asked = self.next_asked(state)
        if asked is not None:
            seat, place = asked
            state.stack.append(WindowChoice(seat, self, place))


@frozen
class WindowChoice(SeatChoice[S, A]):
    """One seat in a window may react, or pass. ``place`` is the number of its place in the order."""

    window: Window[S, A]
    place: int

    def prompt(self, state: S) -> Prompt:
        """Ask in the words of the window."""
        return self.window.question(state, self.seat)

    def actions(self, state: S) -> tuple[A, ...]:
        """Return to pass first, then what there is to do."""
        return (self.window.passing(self.seat), *self.window.reactions(state, self.seat))

    def choose(self, state: S, action: A) -> None:
        """Go on to the next; after a reaction the window starts again."""
        state.current_rules = self.window.rules
        if action.is_pass:
            state.push(self.window.after(self.place))
        else:
            following = self.window.again(action)
            if following is not None:
                state.push(following)
            self.window.react(state, action)

    def refuse(self, state: S, action: object) -> Refusal[A] | None:
        """Say why in the words of the window."""
        return self.window.refuse(state, action)
