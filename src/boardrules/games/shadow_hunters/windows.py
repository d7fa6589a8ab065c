"""SH-REV-04: the windows between announced actions, in which players may reveal themselves and use abilities."""

from __future__ import annotations

from typing import ClassVar, Final

from attrs import frozen

from boardrules.core.effects import Choice, Effect
from boardrules.core.state import clockwise
from boardrules.core.values import Prompt, Refusal
from boardrules.core.windows import Window
from boardrules.games.shadow_hunters.abilities import (
    Moment,
    is_asked,
    open_actions,
    own_actions,
    refuse_open,
    reveal_effects,
)
from boardrules.games.shadow_hunters.actions import Action, Reveal, UseAbility
from boardrules.games.shadow_hunters.state import State


@frozen
class RevealWindow(Window[State, Action]):
    """Asks the others, clockwise from the current player's left; what the current player may do comes after them.

    Who is asked follows from public facts (SH-INF-09). With open windows nobody is asked: the same actions lie open
    beside the current player's decision.
    """

    rules: ClassVar[tuple[str, ...]] = ("SH-REV-01", "SH-REV-04", "SH-INF-09")

    moment: Moment

    def order(self, state: State) -> tuple[int, ...]:
        """Return the others, dead or alive, clockwise from the current player; with open windows nobody."""
        return () if state.options.open_windows else clockwise(len(state.players), state.current + 1)[:-1]

    def is_asked(self, state: State, seat: int) -> bool:
        """Return whether a player is hidden, or has an ability for any time."""
        # Most players are asked or passed over by one look at them; only a revealed ability needs a closer one.
        player = state.players[seat]
        return player.alive and (not player.revealed or (player.character.timing == "any" and is_asked(state, player)))

    def question(self, state: State, seat: int) -> Prompt:
        """Ask in the words of this moment."""
        return _WINDOW_PROMPTS[self.moment]

    def reactions(self, state: State, seat: int) -> tuple[Action, ...]:
        """Return the reveal, or the ability for any time."""
        return open_actions(state, state.players[seat])

    def react(self, state: State, action: Action) -> None:
        """Reveal or use the ability."""
        assert isinstance(action, (Reveal, UseAbility))
        state.push(*reveal_effects(state, action, self.moment))

    def refuse(self, state: State, action: object) -> Refusal[Action] | None:
        """Say why a reveal or ability is not possible."""
        return refuse_open(state, action, self.moment)

    def after(self, place: int) -> RevealWindow:
        """Return the window that goes on behind a place; they are values, so all turns share them."""
        return _WINDOWS[self.moment][place]


_MOMENTS: Final[tuple[Moment, ...]] = ("start", "moved", "area_done", "attacked", "end")
_WINDOWS: Final = {moment: [RevealWindow(moment, passed=place) for place in range(9)] for moment in _MOMENTS}
_WINDOW_PROMPTS: Final = {moment: Prompt(f"window-{moment}", "SH-REV-04") for moment in _MOMENTS}


class OwnChoice(Choice[State, Action]):
    """A decision of the current player at the end of a window: it also offers his own reveal and abilities.

    A subclass names its ``moment``, lists the decision proper in ``plain_actions`` and carries it out in ``proceed``.
    """

    __slots__ = ()
    moment: ClassVar[Moment]
    question: ClassVar[Prompt]
    interruptible: ClassVar[bool] = True
    #: Whether the player is asked even when there is only one thing to do.
    always: ClassVar[bool] = False

    def plain_actions(self, state: State) -> tuple[Action, ...]:
        """Return the decision proper, first what leads on towards the end of the game."""
        raise NotImplementedError

    def proceed(self, state: State, action: Action) -> None:
        """Carry out one of the plain actions."""
        raise NotImplementedError

    def refuse_plain(self, state: State, action: object) -> Refusal[Action] | None:
        """Return why an action that belongs to the decision proper is not legal, or None."""
        return None

    def seats(self, state: State) -> tuple[int, ...]:
        """Return the current player."""
        return (state.current,)

    def prompt(self, state: State) -> Prompt:
        """Return the question of the decision proper."""
        return self.question

    def actions(self, state: State) -> tuple[Action, ...]:
        """Return the decision proper, then reveal and abilities."""
        return self.plain_actions(state) + own_actions(state, state.players[state.current], self.moment)

    def choose(self, state: State, action: Action) -> None:
        """Proceed; or do what was done in the window, open the window again and ask again."""
        if isinstance(action, (Reveal, UseAbility)):
            state.push(*reveal_effects(state, action, self.moment), RevealWindow(self.moment), Ask(self))
        else:
            self.proceed(state, action)

    def refuse(self, state: State, action: object) -> Refusal[Action] | None:
        """Say why a reveal, an ability or an answer is not possible."""
        return refuse_open(state, action, self.moment) or self.refuse_plain(state, action)


@frozen
class Ask(Effect[State]):
    """Asks the current player, unless all there is to do is one thing and everybody can see that.

    A hidden player is always asked: he may or may not have something to do, and nobody must learn which (SH-INF-09).
    """

    rules: ClassVar[tuple[str, ...]] = ("SH-REV-04", "SH-INF-09")

    choice: OwnChoice

    def resolve(self, state: State) -> None:
        """Ask, or take the only answer."""
        choice = self.choice
        if not choice.always and state.players[state.current].revealed and not self._somebody_may_interrupt(state):
            actions = choice.actions(state)
            if len(actions) == 1 and not isinstance(actions[0], (Reveal, UseAbility)):
                state.current_rules = choice.rules
                choice.choose(state, actions[0])
                return
        state.push(choice)

    def _somebody_may_interrupt(self, state: State) -> bool:
        if not state.options.open_windows:
            return False
        return any(is_asked(state, player) for player in state.players)


def interrupts(state: State, asked: tuple[int, ...]) -> tuple[Action, ...]:
    """Return the open offers of the others beside the current player's decision, when windows are open."""
    if not state.options.open_windows:
        return ()
    offers: list[Action] = []
    for seat in state.seats_from(state.current + 1):
        if seat not in asked:
            offers += open_actions(state, state.players[seat])
    return tuple(offers)


def interrupt(state: State, action: Action) -> None:
    """Carry out an open offer; the decision beside it is asked again."""
    choice = state.stack[-1]
    assert isinstance(choice, OwnChoice)
    assert isinstance(action, (Reveal, UseAbility))
    state.stack.pop()
    state.push(*reveal_effects(state, action, choice.moment), Ask(choice))
