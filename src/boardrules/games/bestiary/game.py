"""The bestiary hex game as a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, get_args

from boardrules.core.chance import Chance
from boardrules.core.entity import Entity
from boardrules.core.errors import Problem
from boardrules.core.game import Choose, Game, Schema, effects_in
from boardrules.core.values import Frame, Refusal
from boardrules.games.bestiary import (
    abilities,
    capture,
    combat,
    death,
    ending,
    missions,
    movement,
    sites,
    turn,
    tyrants,
    unlocking,
)
from boardrules.games.bestiary.actions import Action, UseAbility
from boardrules.games.bestiary.content import CONTENTS, Content
from boardrules.games.bestiary.events import Event
from boardrules.games.bestiary.loading import load
from boardrules.games.bestiary.names import name_of
from boardrules.games.bestiary.setup import Setup as SetupClass
from boardrules.games.bestiary.setup import any_setup, lay_out
from boardrules.games.bestiary.state import State, components
from boardrules.games.bestiary.view import View, view_of


class Bestiary(Game[SetupClass, State, Action, Event, View]):
    """The bestiary hex game, 2 to 4 players."""

    id: ClassVar[str] = "bestiary"
    Setup = SetupClass
    content_version: ClassVar[int] = 1
    turn_rule: ClassVar[str] = "BH-RND-01"
    over_rule: ClassVar[str] = "BH-END-03"
    #: At the latest the row runs out in Phase 0 of round 13 (BH-P0-12); a turn has some twenty decisions.
    most_decisions: ClassVar[int] = 4_000

    def make_schema(self) -> Schema:
        """Return the classes that documents of this game are made of."""
        load()  # documents of states name it
        return Schema(
            state=State,
            setup=SetupClass,
            view=View,
            actions=get_args(Action),
            events=get_args(Event),
            effects=effects_in(turn, movement, sites, combat, capture, tyrants, abilities, missions, death, ending),
            entities=((Content, CONTENTS),),
        )

    def new_state(self, setup: SetupClass, seed: int) -> State:
        """Return the state that ``setup`` lays out."""
        return lay_out(setup, seed)

    def make_view(self, state: State, seat: int | None, frame: Frame) -> View:
        """Return what ``seat`` may know (chapter 20)."""
        return view_of(state, seat, frame)

    def deal_anew(self, world: State, seat: int | None, chance: Chance) -> None:
        """Deal anew what ``seat`` cannot know: hidden orders, face-down tyrants, unseen tiles."""
        from boardrules.games.bestiary.redeal import deal_anew  # simulations never need it

        deal_anew(world, seat, chance)

    def refuse(self, state: State, action: Action) -> Refusal[Action] | None:
        """Say that the active player's first die has closed its abilities, whatever is being asked (BH-TRN-03)."""
        if isinstance(action, UseAbility) and state.rolled and action.seat == state.current:
            return unlocking.refuse_ability(state, action)
        return None

    def problems(self, state: State) -> tuple[Problem, ...]:
        """Return why ``state``, read from a document, is not a possible state (chapter 21)."""
        from boardrules.games.bestiary.check import check_state  # only states from documents are checked

        return check_state(state)

    def any_setup(self, choose: Choose) -> SetupClass:
        """Return a new game of some player count (BH-SET-01)."""
        return any_setup(choose)

    def name(self, word: str, value: str, lang: str) -> str | None:
        """Return what the content calls a beast, tyrant, hero, mission and so on."""
        return name_of(word, value, lang)

    def components(self, state: State) -> Mapping[Entity | str, int]:
        """Return the cards, tyrants, tiles, missions and tokens, wherever they lie (chapter 21)."""
        return components(state)


#: The game, ready to be played.
GAME: Final = Bestiary()
