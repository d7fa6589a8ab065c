"""Whether a card or ability that is being used, in a state from a document, can be on its way like that."""

from __future__ import annotations

from boardrules.core.checking import is_within
from boardrules.games.lotr_investigation import content as c
from boardrules.games.lotr_investigation.check import TOKENS
from boardrules.games.lotr_investigation.planning import PlanningChoice
from boardrules.games.lotr_investigation.playing import DiscardChoice, PayChoice, PickChoice, PutAway, TakeEffect
from boardrules.games.lotr_investigation.state import State
from boardrules.games.lotr_investigation.texts import (
    FROM_HAND,
    TEXTS,
    Chosen,
    Pick,
    Text,
    Use,
    bind,
    can_afford,
    in_play_fault,
    is_action_now,
    payers,
)
from boardrules.games.lotr_investigation.windows import ActionWindow, Responses


def use_problem(state: State, effect: PickChoice | PayChoice | TakeEffect | PutAway, below: object) -> str:
    """Return what is expected of a use and is not so; empty when all is well. ``below`` is what waits for it."""
    use = effect.use
    text = _text(use)
    if text is None or (isinstance(effect, (PickChoice, PayChoice)) and effect.seat != use.seat):
        return "a card with a text, and who uses it"
    if isinstance(effect, PutAway):
        fits = use.uid is None and use.card.type == "event"
        return "" if fits and is_waiting(below) else "an event that was played in a window"
    if state.players[use.seat].out:
        return "a player in the game"
    if not (_comes_from_hand(state, use) if use.uid is None else _is_in_play(state, use, text)):
        return "a card that lies where it is used from"
    if not _fits_moment(state, use, text, below):
        return "a card that can be used at this moment"
    if not is_within(use.step, 0, len(text.picks)) or not _has_chosen(state, use, text):
        return "choices that could be made"
    match effect:
        case PickChoice():
            return _pick(state, use, text)
        case PayChoice():
            return _payment(state, use, text, effect.left)
    return "" if text.discards and use.step == len(text.picks) else "an ability whose cost is a card"


def discard_problem(state: State, effect: DiscardChoice, below: object) -> str:
    """Return what is wrong with the choice of a card that is discarded as a cost."""
    fits = isinstance(below, TakeEffect) and below.use.seat == effect.seat and below.use.card is effect.card
    return "" if fits and len(state.players[effect.seat].hand) > 1 else "the ability whose cost it is, and a choice"


def is_waiting(below: object) -> bool:
    """Return whether an effect is a window, or a planning turn, that goes on after a use."""
    return isinstance(below, (ActionWindow, Responses, PlanningChoice))


def _text(use: Use) -> Text | None:
    if use.uid is None and use.card.type != "event":
        return FROM_HAND.get(use.card)
    return TEXTS.get(use.card)


def _comes_from_hand(state: State, use: Use) -> bool:
    return use.card in state.players[use.seat].playing


def _is_in_play(state: State, use: Use, text: Text) -> bool:
    if use.uid not in state.cards or use.card.type == "event":
        return False
    card = state.cards[use.uid]
    is_usable = card.controller == use.seat or (text.anyone and card.controller is not None)
    return card.card is use.card and is_usable


def _fits_moment(state: State, use: Use, text: Text, below: object) -> bool:
    """Return whether a use fits what waits for it: a trigger, or an action of the phase (LR-EFF-02, LR-EFF-03)."""
    if isinstance(below, Responses):
        return use.trigger == below.trigger and (text.timing == below.trigger.kind or use.card is c.BROK_IRONFIST)
    if use.trigger is not None or not isinstance(below, (ActionWindow, PlanningChoice)):
        return False
    own_turn = below.seat == use.seat if isinstance(below, PlanningChoice) else below.skip == use.seat
    if use.uid is None and use.card.type != "event":
        return own_turn
    return is_action_now(state, text)


# -- choices ---------------------------------------------------------------------------------------------------


def _has_chosen(state: State, use: Use, text: Text) -> bool:
    """Return whether the choices so far are such as were offered, and no others were made (LR-EFF-02)."""
    so_far = Use(use.seat, use.card, use.uid, use.trigger)
    for pick in text.picks[: use.step]:
        chosen = _chosen(use, pick, len(so_far.targets))
        if chosen is None:
            return False
        if pick.kind == "number":
            if not isinstance(chosen, int) or not is_within(chosen, 0, TOKENS):
                return False  # what can be paid falls while it is being paid
        elif chosen not in pick.options(state, so_far):
            return False
        so_far = bind(so_far, pick, chosen)
    return so_far == use


def _chosen(use: Use, pick: Pick, targets: int) -> Chosen | None:
    match pick.kind:
        case "target":
            return use.targets[targets] if targets < len(use.targets) else None
        case "player":
            return use.player
        case "option":
            return use.option
        case "title":
            return use.title
    return use.x


def _price(use: Use) -> int:
    return use.x if use.card.cost_x else use.card.cost


def _pick(state: State, use: Use, text: Text) -> str:
    if use.step == len(text.picks) or len(text.picks[use.step].options(state, use)) < 2:
        return "a choice that is left"
    if use.uid is None:
        return "" if can_afford(state, use.seat, use.card, _price(use)) else "resources that can pay for it"
    fault = in_play_fault(state, state.cards[use.uid], Use(use.seat, use.card, use.uid, use.trigger), text)
    return "" if fault in ("", "not_now", "no_target") else "an ability that can be used"


def _payment(state: State, use: Use, text: Text, left: int) -> str:
    able = [hero.resources for hero in payers(state, use.seat, use.card) if hero.resources]
    is_open = use.uid is None and use.step == len(text.picks) and use.card is not c.THICKET_OF_SPEARS
    if not is_open or not is_within(left, 1, _price(use)) or len(able) < 2 or sum(able) <= left:
        return "a price that several heroes can pay"
    return "" if text.only_if(state, use) else "a card in hand that it needs"
