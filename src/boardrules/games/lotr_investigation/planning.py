"""Resources and planning (LR-RES-01, LR-PLN-01 to LR-PLN-06), attachments and Restricted (LR-KEY-03, LR-KEY-09)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from attrs import frozen

from boardrules.core.effects import Effect, SeatChoice
from boardrules.core.values import Done, Prompt, Refusal
from boardrules.games.lotr_investigation import content as c
from boardrules.games.lotr_investigation.actions import Action, PlayCard, UseAbility
from boardrules.games.lotr_investigation.choices import ask_target, target_topic
from boardrules.games.lotr_investigation.content import Card
from boardrules.games.lotr_investigation.events import ResourcesGained
from boardrules.games.lotr_investigation.moves import attach, draw, leave_play, put_character, put_down
from boardrules.games.lotr_investigation.settle import SETTLE
from boardrules.games.lotr_investigation.state import (
    InPlay,
    InPlayerOrder,
    State,
    all_characters,
    attachments_of,
    engaged_enemies,
    heroes,
    in_game,
    is_in_play,
    locations,
)
from boardrules.games.lotr_investigation.stats import can_have_attachments, is_immune
from boardrules.games.lotr_investigation.texts import (
    FROM_HAND,
    Pick,
    Text,
    Trigger,
    Use,
    can_afford,
    can_choose,
    payers,
)
from boardrules.games.lotr_investigation.windows import (
    FAULT_RULES,
    ActionWindow,
    Responses,
    open_actions,
    refuse_action,
    start,
)


@frozen
class GainResources(Effect[State]):
    """Every hero gets a resource, and every player draws a card (LR-RES-01)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-RES-01", "LR-CMP-10", "LR-CMP-04")

    def resolve(self, state: State) -> None:
        """Resources first, then cards."""
        for seat in in_game(state):
            for hero in heroes(state, seat):
                gain(state, hero, 1)
        for seat in in_game(state):
            draw(state, seat, 1)


def gain(state: State, hero: InPlay, amount: int) -> None:
    """Add resources to a hero's pool."""
    hero.resources += amount
    state.emit(ResourcesGained(hero.uid, hero.card, amount))


# -- planning turns --------------------------------------------------------------------------------------------


@frozen
class PlanningTurns(InPlayerOrder):
    """Each player has one planning turn, in player order, with action windows between them (LR-PLN-01)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-PLN-01",)

    def turn(self, state: State, seat: int) -> None:
        """Begin the turn; a window comes before it."""
        state.push(ActionWindow("planning"), PlanningChoice(seat))

    def finish(self, state: State) -> None:
        """A window comes after the last."""
        state.push(ActionWindow("planning"))


@frozen
class PlanningChoice(SeatChoice[State, Action]):
    """A planning turn: play an ally or attachment, use an action, or end the turn (LR-PLN-01)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-PLN-01", "LR-PLN-02")
    question: ClassVar[Prompt] = Prompt("planning", "LR-PLN-01")

    def is_due(self, state: State) -> bool:
        """Return whether the turn goes on: with an empty hand only where there is something to use, which all see."""
        player = state.players[self.seat]
        return player.is_in and bool(player.hand or open_actions(state, self.seat))

    def actions(self, state: State) -> tuple[Action, ...]:
        """Return the end of the turn, then the cards, then the actions."""
        cards = [
            PlayCard(self.seat, card)
            for card in dict.fromkeys([held.card for held in state.players[self.seat].hand])
            if card.type != "event" and not play_fault(state, self.seat, card)
        ]
        return (Done(self.seat), *cards, *open_actions(state, self.seat))

    def choose(self, state: State, action: Action) -> None:
        """Do it; the others may act before the turn goes on."""
        if isinstance(action, (PlayCard, UseAbility)):
            state.push(self)
            if len(in_game(state)) > 1:
                state.push(ActionWindow("planning_turn", self.seat))
            start(state, action)

    def refuse(self, state: State, action: object) -> Refusal[Action] | None:
        """Say why a card cannot be played."""
        if isinstance(action, PlayCard) and isinstance(action.card, Card) and action.card.type != "event":
            hand = [held.card for held in state.players[self.seat].hand]
            code = play_fault(state, self.seat, action.card) if action.card in hand else "not_in_hand"
            return Refusal(code, FAULT_RULES[code], args=(("card", action.card),)) if code else None
        return refuse_action(state, action)


def play_fault(state: State, seat: int, card: Card) -> str:
    """Return why an ally or attachment cannot be played, as a code; empty when it can.

    Rules: LR-CMP-07 (unique), LR-PLN-02 to LR-PLN-04 (resources), LR-EFF-02 (something to attach it to).
    """
    text = FROM_HAND.get(card)
    if text is None:
        return "wrong_moment"
    if card.unique and is_in_play(state, card):
        return "unique_in_play"
    if not payers(state, seat, card):
        return "no_icon"
    if not can_afford(state, seat, card, card.cost):
        return "cannot_pay"
    return "" if can_choose(state, Use(seat, card), text) else "no_target"


# -- allies and attachments ------------------------------------------------------------------------------------


def enter_play(state: State, seat: int, card: Card, owner: int, *, played: bool = False) -> InPlay:
    """Put a character into play, with the responses to that (LR-PLN-06, LR-EFF-11)."""
    found = put_character(state, seat, card, owner)
    state.push(SETTLE, Responses(Trigger("entered", seat, found.uid, card, played=played)))
    return found


def _ally(state: State, use: Use) -> None:
    state.players[use.seat].playing.remove(use.card)
    enter_play(state, use.seat, use.card, use.seat, played=use.trigger is None)


def _attachment(state: State, use: Use) -> None:
    state.players[use.seat].playing.remove(use.card)
    card = put_down(state, use.card, use.seat)
    attach(state, card, state.cards[use.targets[0]])
    state.push(RestrictedCheck(use.targets[0]))


@frozen
class RestrictedCheck(Effect[State]):
    """No more than two attachments with Restricted: one of three is discarded at once (LR-KEY-03)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-KEY-03",)

    host: int

    def resolve(self, state: State) -> None:
        """Ask the one who controls the character."""
        host = state.cards.get(self.host)
        if host is None or host.controller is None:
            return
        restricted = [one.uid for one in attachments_of(state, host) if "Restricted" in one.card.keywords]
        if len(restricted) > c.RESTRICTED_MAXIMUM:
            ask_target(state, host.controller, "restricted", restricted, self.host, host.card)


@target_topic("restricted", "LR-KEY-03")
def _restricted(state: State, seat: int, uid: int, about: int) -> None:
    leave_play(state, state.cards[uid], "discard")
    state.push(SETTLE)


def _hosts(cards: Callable[[State], list[InPlay]]) -> Callable[[State, Use], list[int]]:
    """Return the cards to which something may be attached (LR-KEY-09, LR-KEY-10, LR-KEY-11)."""

    def options(state: State, use: Use) -> list[int]:
        return [card.uid for card in cards(state) if can_have_attachments(card) and not is_immune(state, card)]

    return options


def _any_hero(state: State) -> list[InPlay]:
    return [card for card in all_characters(state) if card.card.type == "hero"]


#: To what attachments go that do not go to a hero.
_OTHER_HOSTS: dict[str, Callable[[State], list[InPlay]]] = {
    "power_in_the_earth": locations,
    "forest_snare": engaged_enemies,
    "self_preservation": all_characters,
}

for _card in c.PLAYER_CARDS:
    if _card.type == "ally":
        FROM_HAND[_card] = Text("ally", _ally, rules=("LR-PLN-06",))
    elif _card.type == "attachment":
        _where = _hosts(_OTHER_HOSTS.get(_card.id, _any_hero))
        FROM_HAND[_card] = Text("attach", _attachment, (Pick("target", _where),), rules=("LR-KEY-09", "LR-CMP-05"))
