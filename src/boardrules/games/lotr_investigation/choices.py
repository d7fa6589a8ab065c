"""Choices that texts of the scenario ask for: one of some options, one of some cards, one yes or no.

A topic says what is asked, which rule asks, and what the answer does. So a text is two functions: one
that asks, and one that goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, ClassVar, Final

from attrs import field, frozen

from boardrules.core.effects import SeatChoice
from boardrules.core.values import Prompt, Refusal
from boardrules.games.lotr_investigation.actions import Action, ChooseCard, ChooseOption
from boardrules.games.lotr_investigation.content import Card
from boardrules.games.lotr_investigation.events import OptionChosen
from boardrules.games.lotr_investigation.state import State, numbered

#: What an answer does: the state, the seat that chose, what it chose, and what the question was about.
OptionHandler = Callable[[State, int, str, int], None]
TargetHandler = Callable[[State, int, int, int], None]
#: What a question says besides the card that it is about.
Tells = Callable[[State], tuple[tuple[str, int], ...]]


@frozen
class Topic:
    """What a question is about: the rules that ask, what an answer does, and what the question says of the state."""

    rules: tuple[str, ...]
    chosen: OptionHandler | TargetHandler
    tells: Tells = lambda state: ()


TOPICS: Final[dict[str, Topic]] = {}


def option_topic(name: str, *rules: str) -> Callable[[OptionHandler], OptionHandler]:
    """Name the function that carries out an option."""

    def register(handler: OptionHandler) -> OptionHandler:
        TOPICS[name] = Topic(rules, handler)
        return handler

    return register


def target_topic(name: str, *rules: str, tells: Tells = lambda state: ()) -> Callable[[TargetHandler], TargetHandler]:
    """Name the function that takes a chosen card from there; ``tells`` gives the question its numbers."""

    def register(handler: TargetHandler) -> TargetHandler:
        TOPICS[name] = Topic(rules, handler, tells)
        return handler

    return register


def ask_option(state: State, seat: int, topic: str, options: Sequence[str], about: int = 0) -> None:
    """Ask for one of some options; a single one is taken (LR-EFF-06)."""
    state.ask(OptionChoice(seat, topic, tuple(options), about))


def ask_target(
    state: State, seat: int, topic: str, targets: Sequence[int], about: int = 0, card: Card | None = None
) -> None:
    """Ask for one of some cards in play; a single one is taken, and none asks nobody."""
    if targets:
        state.ask(TargetChoice(seat, topic, tuple(targets), about, card))


@frozen
class OptionChoice(SeatChoice[State, ChooseOption]):
    """One of the options of a text."""

    rules: ClassVar[tuple[str, ...]] = ("LR-EFF-06",)

    topic: Annotated[str, "topic"]
    options: tuple[Annotated[str, "option"], ...]
    about: int = 0

    def prompt(self, state: State) -> Prompt:
        """Ask in the words of the topic."""
        return Prompt(f"option-{self.topic}", TOPICS[self.topic].rules[0])

    def actions(self, state: State) -> tuple[ChooseOption, ...]:
        """Return the options."""
        return tuple([ChooseOption(self.seat, option) for option in self.options])

    def choose(self, state: State, action: ChooseOption) -> None:
        """Carry it out."""
        found = TOPICS[self.topic]
        state.current_rules = found.rules
        state.emit(OptionChosen(self.seat, self.topic, action.option))
        found.chosen(state, self.seat, action.option, self.about)  # type: ignore[arg-type] # an option topic, by its name


@frozen
class TargetChoice(SeatChoice[State, ChooseCard]):
    """One of some cards in play (LR-TIM-02)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-TIM-02",)

    topic: Annotated[str, "topic"]
    targets: tuple[int, ...]
    about: int = 0
    card: Card | None = field(default=None)

    def prompt(self, state: State) -> Prompt:
        """Ask in the words of the topic."""
        found = TOPICS[self.topic]
        return Prompt(f"target-{self.topic}", found.rules[0], (("card", self.card), *found.tells(state)))

    def actions(self, state: State) -> tuple[ChooseCard, ...]:
        """Return the cards."""
        return tuple([ChooseCard(self.seat, uid, state.cards[uid].card) for uid in self.targets])

    def choose(self, state: State, action: ChooseCard) -> None:
        """Go on with it."""
        found = TOPICS[self.topic]
        state.current_rules = found.rules
        found.chosen(state, self.seat, action.uid, self.about)  # type: ignore[arg-type] # a target topic, by its name

    def refuse(self, state: State, action: object) -> Refusal[ChooseCard] | None:
        """Say that something is no legal target."""
        if isinstance(action, ChooseCard):
            return Refusal("no_legal_target", TOPICS[self.topic].rules[0], args=(("card", self.card),))
        return None


def refuse_character(
    state: State, seat: int, uid: object, chosen: tuple[int, ...], rule: str
) -> Refusal[Action] | None:
    """Say that a character is none of the seat's, among those that were ``chosen`` already, or exhausted; else None."""
    card = numbered(state, uid)
    if card is None or card.controller != seat or not card.card.is_character:
        return Refusal("not_your_character", rule)
    if card.uid in chosen:
        return Refusal("already_chosen", rule, args=(("card", card.card),))
    return Refusal("exhausted", "LR-TIM-04", args=(("card", card.card),)) if card.exhausted else None
