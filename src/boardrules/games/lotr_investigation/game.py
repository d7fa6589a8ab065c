"""The Lord of the Rings investigation quest as a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, get_args

from boardrules.core.chance import Chance
from boardrules.core.entity import Entity
from boardrules.core.errors import Problem
from boardrules.core.game import Choose, Game, Schema, effects_in
from boardrules.core.values import Frame
from boardrules.games.lotr_investigation import (
    attack,
    choices,
    combat,
    content,
    damage,
    encounter_texts,
    engaging,
    investigate,
    leadership,
    lore,
    moves,
    planning,
    playing,
    quest,
    reveal,
    settle,
    spirit,
    stages,
    tactics,
    threat,
    travel,
    turn,
    windows,
)
from boardrules.games.lotr_investigation.actions import Action
from boardrules.games.lotr_investigation.content import CARDS, Card
from boardrules.games.lotr_investigation.events import Event
from boardrules.games.lotr_investigation.setup import Setup as SetupClass
from boardrules.games.lotr_investigation.setup import any_setup, lay_out
from boardrules.games.lotr_investigation.state import State, components
from boardrules.games.lotr_investigation.view import View, view_of

#: The order of LR-EFF-13: explored, destroyed, eliminated; then the stage, and the win.
settle.CHECKS[:] = [
    investigate.something_is_explored,
    damage.something_is_destroyed,
    threat.someone_is_out,
    quest.stage_is_done,
    threat.quest_is_won,
    moves.deck_is_empty,
]

#: The modules with effects.
_RULES: Final = (
    settle,
    moves,
    threat,
    damage,
    windows,
    playing,
    choices,
    planning,
    engaging,
    investigate,
    reveal,
    attack,
    stages,
    quest,
    travel,
    combat,
    leadership,
    spirit,
    lore,
    turn,
)
#: Modules that only add card texts.
TEXT_MODULES: Final = (encounter_texts, leadership, tactics, spirit, lore)


class LotrInvestigation(Game[SetupClass, State, Action, Event, View]):
    """The Lord of the Rings card game: the quest Murder at the Prancing Pony, 1 to 4 players."""

    id: ClassVar[str] = "lotr_investigation"
    Setup = SetupClass
    content_version: ClassVar[int] = 1
    turn_rule: ClassVar[str] = "LR-TIM-03"
    over_rule: ClassVar[str] = "LR-WIN-01"
    #: Threat rises by one in every round (LR-REF-01), but some cards lower it; a round has some forty decisions.
    most_decisions: ClassVar[int] = 20_000

    def make_schema(self) -> Schema:
        """Return the classes that documents of this game are made of."""
        return Schema(
            state=State,
            setup=SetupClass,
            view=View,
            actions=get_args(Action),
            events=get_args(Event),
            effects=effects_in(*_RULES),
            entities=((Card, CARDS),),
        )

    def new_state(self, setup: SetupClass, seed: int) -> State:
        """Return the state that ``setup`` lays out."""
        return lay_out(setup, seed)

    def make_view(self, state: State, seat: int | None, frame: Frame) -> View:
        """Return what ``seat`` may know."""
        return view_of(state, seat, frame)

    def deal_anew(self, world: State, seat: int | None, chance: Chance) -> None:
        """Deal anew what ``seat`` cannot know: hands, decks, the case, shadow cards."""
        from boardrules.games.lotr_investigation.redeal import deal_anew  # simulations never need it

        deal_anew(world, seat, chance)

    def problems(self, state: State) -> tuple[Problem, ...]:
        """Return why ``state``, read from a document, is not a possible state."""
        from boardrules.games.lotr_investigation.check import check_state  # only states from documents are checked

        return check_state(state)

    def any_setup(self, choose: Choose) -> SetupClass:
        """Return a new game of any player count under any options (LR-DCK-04)."""
        return any_setup(choose)

    def name(self, word: str, value: str, lang: str) -> str | None:
        """Return what a card, deck or stage is called."""
        return content.name_of(word, value, lang)

    def components(self, state: State) -> Mapping[Entity | str, int]:
        """Return the cards, wherever they lie."""
        return components(state)


#: The game, ready to be played.
GAME: Final = LotrInvestigation()
