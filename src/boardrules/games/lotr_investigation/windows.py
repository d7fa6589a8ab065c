"""Action windows and responses: who is asked, and what there is to do (LR-TIM-03, LR-EFF-02, LR-EFF-03).

Who is asked follows from public facts: the cards in play, the resources, and the titles that may, for all that
everybody knows, be in a hand. So somebody may be asked who can only pass.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, ClassVar

from attrs import evolve, frozen

from boardrules.core.entity import Seat
from boardrules.core.values import Prompt, Refusal
from boardrules.core.windows import Window
from boardrules.games.lotr_investigation import content as c
from boardrules.games.lotr_investigation.actions import Action, PlayCard, UseAbility
from boardrules.games.lotr_investigation.content import Card
from boardrules.games.lotr_investigation.playing import announce
from boardrules.games.lotr_investigation.state import InPlay, State, in_game, is_in_play, numbered
from boardrules.games.lotr_investigation.texts import (
    ACTIONS,
    FROM_HAND,
    TEXTS,
    Text,
    Trigger,
    Use,
    can_afford,
    event_fault,
    in_play_fault,
    is_action_now,
    may_hold,
    pools,
    use_fault,
    users,
)

FAULT_RULES = {
    "exhausted": "LR-TIM-04",
    "cannot_pay": "LR-PLN-02",
    "no_icon": "LR-PLN-03",
    "limit_reached": "LR-EFF-12",
    "empty_hand": "LR-EFF-05",
    "not_now": "LR-EFF-02",
    "no_target": "LR-EFF-02",
    "wrong_moment": "LR-EFF-02",
    "not_in_hand": "LR-PLN-07",
    "unique_in_play": "LR-CMP-07",
}


# -- actions ---------------------------------------------------------------------------------------------------


def open_actions(state: State, seat: int) -> tuple[Action, ...]:
    """Return the actions that a seat may use now: events of its hand, abilities of cards in play."""
    found: list[Action] = []
    abilities, events = _actions_in(state.phase)
    hand = [held.card for held in state.players[seat].hand if held.card in events]
    money = pools(state, seat) if hand else {}
    for card in dict.fromkeys(hand):
        text = events[card]
        if money.get(card.sphere, -1) >= card.cost and _is_payable(state, seat, card):
            use = Use(seat, card)
            if not use_fault(state, use, text) and text.only_if(state, use):
                found.append(PlayCard(seat, card))
    for one in state.cards.values():
        if one.card in abilities and _is_open(state, seat, one, abilities[one.card]):
            found.append(UseAbility(seat, one.uid, one.card))
    return tuple(found)


def may_act(state: State, seat: int) -> bool:
    """Return whether a seat may, for all that everybody knows, have an action (LR-TIM-03).

    Asked for every seat in every window, so the cheapest questions come first.
    """
    abilities, events = _actions_in(state.phase)
    for one in state.cards.values():
        if one.card in abilities and _is_open(state, seat, one, abilities[one.card]):
            return True
    if not state.players[seat].hand:
        return False
    money = pools(state, seat)
    for card in may_hold(state, seat, events):
        if money.get(card.sphere, -1) < card.cost or not _is_payable(state, seat, card):
            continue  # events have a sphere, and most of them are too dear most of the time
        if not use_fault(state, Use(seat, card), events[card]):
            return True
    return False


def _is_payable(state: State, seat: int, card: Card) -> bool:
    """Return whether what the pools hold is enough; Thicket of Spears alone asks more than a sum."""
    return card is not c.THICKET_OF_SPEARS or can_afford(state, seat, card, card.cost)


def _is_open(state: State, seat: int, one: InPlay, text: Text) -> bool:
    """Return whether a seat may use the action of a card in play."""
    if one.controller != seat and not (text.anyone and one.controller is not None):
        return False
    if text.exhausts and one.exhausted:
        return False
    return not in_play_fault(state, one, Use(seat, one.card, one.uid), text)


@cache
def _actions_in(phase: str) -> tuple[dict[Card, Text], dict[Card, Text]]:
    """Return what has an action that may be used in a phase: cards in play, and events."""
    timings = ("action", f"{phase}_action")
    fitting = {card: text for card, text in TEXTS.items() if text.timing in timings}
    abilities = {card: text for card, text in fitting.items() if card.type != "event"}
    return abilities, {card: text for card, text in fitting.items() if card.type == "event"}


@cache
def _events() -> dict[str, dict[Card, Text]]:
    """Return the events that are responses, by what they answer to. Brok Ironfist comes from hand as well."""
    found: dict[str, dict[Card, Text]] = {"left_play": {c.BROK_IRONFIST: FROM_HAND[c.BROK_IRONFIST]}}
    for card, text in TEXTS.items():
        if card.type == "event" and text.timing not in ACTIONS:
            found.setdefault(text.timing, {})[card] = text
    return found


@cache
def _responders() -> dict[str, dict[Card, Text]]:
    """Return the cards in play that respond, by what they respond to."""
    found: dict[str, dict[Card, Text]] = {}
    for card, text in TEXTS.items():
        if card.type != "event" and text.timing not in ACTIONS:
            found.setdefault(text.timing, {})[card] = text
    return found


@frozen
class ActionWindow(Window[State, Action]):
    """An action window: the first player first, then clockwise, until all have passed in a row (LR-TIM-03).

    ``skip`` is a player whose actions are offered elsewhere: in a planning turn of that player (LR-PLN-01).
    """

    rules: ClassVar[tuple[str, ...]] = ("LR-TIM-03",)

    at: Annotated[str, "window"]
    skip: Seat | None = None

    def order(self, state: State) -> tuple[int, ...]:
        """Return the players in the game, the first player first."""
        return in_game(state)

    def is_asked(self, state: State, seat: int) -> bool:
        """Return whether a seat may have an action."""
        return seat != self.skip and may_act(state, seat)

    def question(self, state: State, seat: int) -> Prompt:
        """Ask in the words of this moment."""
        return _question(self.at)

    def after(self, place: int) -> ActionWindow:
        """Return the window that goes on behind a place; they are values, so all rounds share them."""
        return _window(self.at, self.skip, place)

    def reactions(self, state: State, seat: int) -> tuple[Action, ...]:
        """Return the actions."""
        return open_actions(state, seat)

    def react(self, state: State, action: Action) -> None:
        """Announce the card or ability."""
        assert isinstance(action, (PlayCard, UseAbility))
        start(state, action)

    def refuse(self, state: State, action: object) -> Refusal[Action] | None:
        """Say why an action cannot be used."""
        return refuse_action(state, action)


@cache
def _window(at: str, skip: int | None, passed: int) -> ActionWindow:
    return ActionWindow(at, skip, passed=passed)


@cache
def _question(at: str) -> Prompt:
    return Prompt("window", "LR-TIM-03", (("window", at),))


def start(state: State, action: PlayCard | UseAbility, trigger: Trigger | None = None) -> None:
    """Announce what an action or response plays or uses."""
    uid = action.uid if isinstance(action, UseAbility) else None
    announce(state, Use(action.seat, action.card, uid, trigger))


def refuse_action(state: State, action: object, trigger: Trigger | None = None) -> Refusal[Action] | None:
    """Say why a card cannot be played, or an ability not be used; only what the player himself knows is told."""
    if isinstance(action, PlayCard):
        hand = [held.card for held in state.players[action.seat].hand]
        if action.card not in hand:
            return _refusal("not_in_hand", action.card)
        text = TEXTS.get(action.card)
        if text is None or action.card.type != "event" or not _fits(state, text, trigger):
            return _refusal("wrong_moment", action.card)
        use = Use(action.seat, action.card, None, trigger)
        code = event_fault(state, use, text) or ("" if text.only_if(state, use) else "no_target")
        return _refusal(code, action.card) if code else None
    if isinstance(action, UseAbility):
        one = numbered(state, action.uid)
        if one is None or one not in users(state, action.seat):
            return None
        text = TEXTS.get(one.card)
        if text is None or not _fits(state, text, trigger):
            return _refusal("wrong_moment", one.card)
        code = in_play_fault(state, one, Use(action.seat, one.card, one.uid, trigger), text)
        return _refusal(code, one.card) if code else None
    return None


def _fits(state: State, text: Text, trigger: Trigger | None) -> bool:
    return is_action_now(state, text) if trigger is None else text.timing == trigger.kind


def _refusal(code: str, card: Card) -> Refusal[Action]:
    return Refusal(code, FAULT_RULES[code], args=(("card", card),))


# -- responses -------------------------------------------------------------------------------------------------


@frozen
class Responses(Window[State, Action]):
    """Responses to a trigger, in player order, one at a time; each card in play once (LR-EFF-03)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-EFF-03",)

    trigger: Trigger
    used: tuple[int, ...] = ()

    def order(self, state: State) -> tuple[int, ...]:
        """Return the players in the game, the first player first; nobody where no card responds, as mostly."""
        kind = self.trigger.kind
        if kind not in _events() and not any(one.card in _responders()[kind] for one in state.cards.values()):
            return ()
        return in_game(state)

    def _abilities(self, state: State, seat: int) -> list[UseAbility]:
        found: list[UseAbility] = []
        texts = _responders().get(self.trigger.kind)
        if texts is None:
            return found
        for one in state.cards.values():
            if one.card not in texts or one.controller != seat or one.uid in self.used:
                continue
            use = Use(seat, one.card, one.uid, self.trigger)
            if not in_play_fault(state, one, use, texts[one.card]):
                found.append(UseAbility(seat, one.uid, one.card))
        return found

    def _can_play(self, state: State, seat: int, card: Card) -> bool:
        text = TEXTS.get(card)
        if card is c.BROK_IRONFIST:
            return brok_may_come(state, seat, self.trigger)
        if text is None or card.type != "event" or text.timing != self.trigger.kind:
            return False
        return not event_fault(state, Use(seat, card, None, self.trigger), text)

    def is_asked(self, state: State, seat: int) -> bool:
        """Return whether a seat may have a response: one of its cards in play, or an event that its hand may hold."""
        events = _events().get(self.trigger.kind)
        if events is not None:
            for card in may_hold(state, seat, events):
                if self._can_play(state, seat, card):
                    return True
        return bool(self._abilities(state, seat))

    def question(self, state: State, seat: int) -> Prompt:
        """Ask, naming what has happened."""
        args = (("trigger", str(self.trigger.kind)), ("card", self.trigger.title))
        return Prompt(f"respond-{self.trigger.kind}", "LR-EFF-03", args)

    def reactions(self, state: State, seat: int) -> tuple[Action, ...]:
        """Return the responses of cards in play, then those of the hand."""
        hand = dict.fromkeys([held.card for held in state.players[seat].hand])
        events = [PlayCard(seat, card) for card in hand if self._can_play(state, seat, card)]
        return (*self._abilities(state, seat), *events)

    def react(self, state: State, action: Action) -> None:
        """Announce the card or ability."""
        assert isinstance(action, (PlayCard, UseAbility))
        start(state, action, self.trigger)

    def after(self, place: int) -> Responses:
        """Return the window that goes on behind a place."""
        return Responses(self.trigger, self.used, passed=place)

    def again(self, action: Action) -> Responses:
        """Ask again; a card in play responds once to one trigger."""
        used = (*self.used, action.uid) if isinstance(action, UseAbility) else self.used
        return evolve(self, passed=0, used=used)

    def refuse(self, state: State, action: object) -> Refusal[Action] | None:
        """Say why a response is not possible."""
        if isinstance(action, UseAbility) and action.uid in self.used:
            return _refusal("limit_reached", action.card)
        return refuse_action(state, action, self.trigger)


def brok_may_come(state: State, seat: int, trigger: Trigger | None) -> bool:
    """Return whether Brok Ironfist may come from a hand: after a Dwarf hero of that player has left play."""
    if trigger is None or trigger.kind != "left_play" or trigger.title is None:
        return False
    hero = trigger.title
    is_own_dwarf = hero.type == "hero" and "Dwarf" in hero.traits and trigger.seat == seat
    return is_own_dwarf and not is_in_play(state, c.BROK_IRONFIST)
