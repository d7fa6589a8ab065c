"""What a view says beyond its fields, for ``table``: what can be paid for, and what an action is about.

Nothing here knows words: what is found out fills the messages of the catalogues.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

from attrs import frozen

from boardrules.core.entity import Entity
from boardrules.games.lotr_investigation import content as c
from boardrules.games.lotr_investigation.actions import (
    Accuse,
    Action,
    AddAttacker,
    AttackEnemy,
    ChooseCard,
    ChooseOption,
    ChoosePlayer,
    ChooseTitle,
    Commit,
    Defend,
    Engage,
    Pay,
    PlayCard,
    Travel,
    UseAbility,
)
from boardrules.games.lotr_investigation.content import Card
from boardrules.games.lotr_investigation.targets import exhaust_first
from boardrules.games.lotr_investigation.texts import TEXTS
from boardrules.games.lotr_investigation.view import AttackView, CardView, View

#: What a message may be filled with.
Fact: TypeAlias = int | str | bool | Entity | tuple[Entity, ...] | None
Facts: TypeAlias = Mapping[str, Fact]
Fault: TypeAlias = Literal["", "cannot_pay", "no_icon", "unique_in_play"]

_STONE: Final = c.CARDS["celebrians_stone"]
_ARAGORN: Final = c.CARDS["aragorn"]
_TOOK: Final = c.CARDS["wandering_took"]
#: What travelling to a location asks of the players before they may go (LR-TRV-02).
_TRAVEL_COSTS: Final = {
    c.RAMSHACKLE_MANOR: "threat",
    c.MARKET_SQUARE: "resources",
    c.OLD_WAREHOUSE: "reveal",
    c.VILLAGE_STABLE: "discard",
}


def cards_of(view: View) -> dict[int, CardView]:
    """Return the cards in play by their number."""
    return {card.uid: card for card in view.cards}


def left(card: CardView) -> int:
    """Return the hit points that a card has left (LR-CMB-18)."""
    return max(0, card.hit_points - card.damage)


# -- paying ----------------------------------------------------------------------------------------------------


@frozen
class Price:
    """What a card of the hand costs, how much there is to pay for it, and why it cannot be played (empty: it can).

    ``apart`` says that every resource must come from another hero.
    """

    cost: int
    have: int
    apart: bool
    fault: Fault


def spheres(view: View, hero: CardView) -> tuple[str, ...]:
    """Return the spheres for which a hero can pay (LR-PLN-02)."""
    if hero.card is _ARAGORN and any(one.card is _STONE for one in view.cards if one.uid in hero.attachments):
        return (hero.card.sphere, "spirit")
    return (hero.card.sphere,)


def _heroes(view: View, seat: int) -> list[CardView]:
    return [card for card in view.cards if card.card.type == "hero" and card.controller == seat]


def _payers(view: View, seat: int, card: Card) -> list[CardView]:
    own = _heroes(view, seat)
    return own if card.sphere == "neutral" else [hero for hero in own if card.sphere in spheres(view, hero)]


def price(view: View, seat: int, card: Card) -> Price:
    """Return whether a seat can pay for a card of its hand (LR-PLN-02 to LR-PLN-04, LR-CMP-07)."""
    able = _payers(view, seat, card)
    apart = card is c.THICKET_OF_SPEARS
    have = sum(min(1, hero.resources) if apart else hero.resources for hero in able)
    fault: Fault = ""
    if card.unique and any(one.card is card and one.place != "limbo" for one in view.cards):
        fault = "unique_in_play"
    elif not able:
        fault = "no_icon"
    elif have < card.cost:
        fault = "cannot_pay"
    return Price(card.cost, have, apart, fault)


def pools(view: View, seat: int) -> tuple[int, tuple[tuple[str, int], ...]]:
    """Return all resources of a seat, and for each of its spheres those that can pay for it."""
    own = _heroes(view, seat)
    found = dict.fromkeys([sphere for hero in own for sphere in spheres(view, hero)], 0)
    for hero in own:
        for sphere in spheres(view, hero):
            found[sphere] += hero.resources
    return sum(hero.resources for hero in own), tuple(found.items())


# -- attacks ---------------------------------------------------------------------------------------------------


def attack_of(view: View, attack: AttackView, card: CardView) -> int:
    """Return the attack of a card in an attack: with what shadow effects add, or of Dúnhere in the staging area."""
    if attack.by_enemy:
        return max(0, card.attack + attack.bonus)
    return card.attack + (1 if attack.in_staging and card.card is c.DUNHERE else 0)


def shields(view: View, enemy: CardView) -> tuple[Card, ...]:
    """Return the cards that keep all damage of an attack from an enemy, each once.

    Rules: LR-STG-08 (Suspects at 3B), LR-CRD-26 (Dark Alley), LR-CRD-31 (Susie), LR-CRD-01 (Archet).
    """
    there = [card.card for card in view.cards if card.place != "limbo"]
    found: list[Card] = []
    if enemy.place == "staging" and c.DARK_ALLEY in there:
        found = [c.DARK_ALLEY]
    elif enemy.card.is_suspect:
        if view.stage == c.STAGE_LAST:
            found = [card for card in there if card.is_hideout]
        if not found and enemy.card is c.SUSIE:
            found = [
                card for card in there if card.type == "enemy" and card is not c.SUSIE and "Brigand" in card.traits
            ]
        if not found and c.ARCHET in view.victory and enemy.damage_in_round >= c.ARCHET_LIMIT:
            found = [c.ARCHET]
    return tuple(dict.fromkeys(found))


# -- actions ---------------------------------------------------------------------------------------------------


def context(view: View, action: Action | None) -> Facts | None:
    """Return what the name of an action can speak of besides its fields; None where there is nothing."""
    match action:
        case PlayCard(seat, card):
            return _playing(view, seat, card)
        case ChoosePlayer(seat, player):
            return {"threat": view.players[player].threat, "own": player == seat}
        case ChooseTitle(card=card):
            return _title(card)
        case ChooseOption():
            return _denethor(view)
        case Accuse():
            return {"marked": _marked(view, action)}
        case UseAbility() | Pay() | ChooseCard() | Commit() | Travel() | Engage() | Defend() | AttackEnemy():
            return _about(view, action)
        case AddAttacker():
            return _about(view, action)
    return None


def _about(
    view: View,
    action: UseAbility | Pay | ChooseCard | Commit | Travel | Engage | Defend | AttackEnemy | AddAttacker,
) -> Facts | None:
    """Return what there is to say of the card in play that an action is about."""
    cards = cards_of(view)
    card = cards.get(action.uid)
    if card is None:
        return None
    facts = _card(card, action.seat, cards)
    if isinstance(action, UseAbility):
        text = TEXTS.get(card.card)
        costs = [] if text is None else [("exhaust", text.exhausts), ("pool", text.pool), ("discard", text.discards)]
        costs.append(("threat", card.card is _TOOK))
        facts["cost"] = next((name for name, there in costs if there), None)
        facts["pool"] = text.pool if text is not None else 0
    elif isinstance(action, AttackEnemy):
        facts["shields"] = shields(view, card)
    elif isinstance(action, Travel):
        facts["cost"] = _TRAVEL_COSTS.get(card.card)
    return facts


def _card(card: CardView, seat: int, cards: Mapping[int, CardView]) -> dict[str, Fact]:
    """Return the numbers of a card in play and where it is, as ``seat`` sees it.

    ``where`` is ``own`` or ``other`` for a character (``holder`` is whose), ``engaged`` (with ``holder``, ``you`` says
    whether that is the seat), ``staged`` for an enemy in the staging area, ``active`` or ``location``, or ``attached``.
    """
    host = None if card.host is None else cards.get(card.host)
    return {
        "where": _where(card, seat),
        "holder": card.controller if card.engaged_with is None else card.engaged_with,
        "you": seat in (card.controller, card.engaged_with),
        "host": None if host is None else host.card,
        "left": left(card),
        "points": card.hit_points,
        "willpower": card.willpower,
        "attack": card.attack,
        "defense": card.defense,
        "threat": card.threat,
        "engagement": card.card.engagement_cost,
        "progress": card.progress,
        "needs": card.card.quest_points,
        "investigate": card.card.investigate,
        "resources": card.resources,
        "exhausted": card.exhausted,
    }


def _where(card: CardView, seat: int) -> str:
    if card.place == "attached":
        return "attached"
    if card.card.is_character:
        return "own" if card.controller == seat else "other"
    if card.card.type == "location":
        return "active" if card.place == "active" else "location"
    return "engaged" if card.engaged_with is not None else "staged"


def _playing(view: View, seat: int, card: Card) -> Facts:
    """Return what a card of the hand costs, and whether one of the own characters exhausts for it.

    Brok Ironfist comes free when a Dwarf hero has fallen.
    """
    found = price(view, seat, card)
    is_response = view.prompt is not None and view.prompt.key.startswith("respond-")
    return {
        "cost": "x" if card.cost_x else found.cost,
        "have": found.have,
        "sphere": None if card.sphere == "neutral" else card.sphere,
        "apart": found.apart,
        "free": is_response and card.type == "ally",
        "exhausts": card in TEXTS and TEXTS[card].pay is exhaust_first,
    }


def _marked(view: View, action: Accuse) -> str | None:
    """Return which of the accused names the investigation list has crossed out already (LR-INS-08)."""
    suspect, hideout = action.suspect in view.eliminated, action.hideout in view.eliminated
    if suspect and hideout:
        return "both"
    return "suspect" if suspect else "hideout" if hideout else None


def _title(card: Card) -> Facts:
    """Return what is printed on a card that is not in play."""
    return {
        "what": card.type if not card.is_player_card else "player",
        "cardtype": card.type,
        "cost": "x" if card.cost_x else card.cost,
        "threat": card.threat,
        "attack": card.attack,
        "defense": card.defense,
        "points": card.hit_points,
    }


def _denethor(view: View) -> Facts | None:
    """Return the encounter card that Denethor's player has before him."""
    is_asked = view.prompt is not None and view.prompt.key == "denethor"
    top = next((spotted.card for spotted in view.encounter if spotted.place == 0), None)
    return {"top": top} if is_asked and top is not None else None
