"""Shadow Hunters as a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, get_args

from boardrules.core.chance import Chance
from boardrules.core.entity import Entity
from boardrules.core.errors import Problem
from boardrules.core.game import Choose, Game, Schema, effects_in
from boardrules.core.values import Frame, Refusal
from boardrules.core.windows import WindowChoice
from boardrules.games.shadow_hunters import (
    abilities,
    areas,
    attack,
    cards,
    damage,
    hermit,
    movement,
    turn,
    victory,
    windows,
)
from boardrules.games.shadow_hunters import content as c
from boardrules.games.shadow_hunters.actions import Action
from boardrules.games.shadow_hunters.events import Event
from boardrules.games.shadow_hunters.setup import Setup as SetupClass
from boardrules.games.shadow_hunters.setup import any_setup, lay_out
from boardrules.games.shadow_hunters.state import State, components
from boardrules.games.shadow_hunters.view import View, view_of


class ShadowHunters(Game[SetupClass, State, Action, Event, View]):
    """Shadow Hunters, 4 to 8 players, with its expansion as an option."""

    id: ClassVar[str] = "shadow_hunters"
    Setup = SetupClass
    content_version: ClassVar[int] = 1
    turn_rule: ClassVar[str] = "SH-TRN-01"
    over_rule: ClassVar[str] = "SH-TRN-06"

    def make_schema(self) -> Schema:
        """Return the classes that documents of this game are made of."""
        return Schema(
            state=State,
            setup=SetupClass,
            view=View,
            actions=get_args(Action),
            events=get_args(Event),
            effects=effects_in(turn, windows, movement, areas, hermit, cards, attack, damage, abilities, victory),
            entities=((c.Card, c.CARDS), (c.Character, c.CHARACTERS), (c.Area, c.AREAS)),
        )

    def new_state(self, setup: SetupClass, seed: int) -> State:
        """Return the state that ``setup`` lays out."""
        return lay_out(setup, seed)

    def make_view(self, state: State, seat: int | None, frame: Frame) -> View:
        """Return what ``seat`` may know (SH-INF-01 to SH-INF-10)."""
        return view_of(state, seat, frame)

    def deal_anew(self, world: State, seat: int | None, chance: Chance) -> None:
        """Deal anew what ``seat`` cannot know: characters, unseen hermit cards, pile orders (SH-INF-02, SH-INF-03)."""
        from boardrules.games.shadow_hunters.redeal import deal_anew  # simulations never need it

        deal_anew(world, seat, chance)

    def refuse(self, state: State, action: Action) -> Refusal[Action] | None:
        """Say what stands above the open choice: the dead, the order in windows, announced actions.

        Rules: SH-DTH-08, SH-REV-04, SH-REV-03.
        """
        if not state.players[action.seat].alive:
            return Refusal("dead", "SH-DTH-08")
        choice = state.stack[-1]
        if isinstance(choice, WindowChoice) and action.seat != choice.seat:
            # In a window everybody is asked in his turn: the order is a rule of its own.
            return Refusal("not_your_decision", "SH-REV-04", args=(("owed_by", (choice.seat,)),))
        if isinstance(choice, windows.OwnChoice) and state.options.open_windows:
            return abilities.refuse_open(state, action, choice.moment)
        if isinstance(choice, (WindowChoice, windows.OwnChoice)):
            return None
        return abilities.refuse_open(state, action, None)

    def problems(self, state: State) -> tuple[Problem, ...]:
        """Return why ``state``, read from a document, is not a possible state (SH-INV-01 to SH-INV-12)."""
        from boardrules.games.shadow_hunters.check import check_state  # only states from documents are checked

        return check_state(state)

    def any_setup(self, choose: Choose) -> SetupClass:
        """Return a new game of some player count under some options (SH-CMP-01, SH-VAR-01 to SH-VAR-06)."""
        return any_setup(choose)

    def components(self, state: State) -> Mapping[Entity | str, int]:
        """Return the cards in every zone, and the areas (SH-INV-01, SH-SET-01)."""
        return components(state)

    def interrupts(self, state: State, asked: tuple[int, ...]) -> tuple[Action, ...]:
        """Return the open offers of the others (option ``windows="open"``)."""
        return windows.interrupts(state, asked)

    def interrupt(self, state: State, action: Action) -> None:
        """Carry out an open offer."""
        windows.interrupt(state, action)


#: The game, ready to be played.
GAME: Final = ShadowHunters()
