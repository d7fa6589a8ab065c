"""The Leadership cards of the core set (LR-CRD-01)."""

from __future__ import annotations

from typing import ClassVar, Final

from attrs import frozen

from boardrules.core.effects import SeatChoice
from boardrules.core.values import Prompt, Refusal
from boardrules.core.zones import take
from boardrules.games.lotr_investigation.actions import ChooseTitle
from boardrules.games.lotr_investigation.content import CARDS, Card
from boardrules.games.lotr_investigation.damage import deal_damage
from boardrules.games.lotr_investigation.engaging import engage
from boardrules.games.lotr_investigation.moves import draw, ready
from boardrules.games.lotr_investigation.planning import enter_play, gain
from boardrules.games.lotr_investigation.quest import place_on_locations
from boardrules.games.lotr_investigation.state import (
    Delayed,
    State,
    all_characters,
    characters,
    enemies,
    is_in_play,
)
from boardrules.games.lotr_investigation.stats import has_trait, is_immune
from boardrules.games.lotr_investigation.targets import (
    ALLY,
    LOCATION,
    PLAYER,
    READY_HERO,
    cards,
    exhaust_first,
    host,
    is_trigger_of,
    raise_stat,
    source,
    target,
    took_part,
)
from boardrules.games.lotr_investigation.texts import TEXTS, Text, Use

# -- heroes ----------------------------------------------------------------------------------------------------


def _aragorn(state: State, use: Use) -> None:
    """Aragorn readies; he stays committed (LR-QST-03)."""
    ready(state, source(state, use))


def _theodred(state: State, use: Use) -> None:
    """Théodred adds a resource to the pool of a committed hero."""
    hero = target(state, use)
    if hero is not None:
        gain(state, hero, 1)


def _gloin(state: State, use: Use) -> None:
    """Glóin gets a resource for each point of damage."""
    assert use.trigger is not None
    gain(state, source(state, use), use.trigger.amount)


# -- allies ----------------------------------------------------------------------------------------------------


def _faramir(state: State, use: Use) -> None:
    """Faramir: each character of a player gets +1 willpower; later ones get nothing (LR-EFF-08)."""
    assert use.player is not None
    for card in characters(state, use.player):
        raise_stat(state, card, "willpower", 1)


def _son_of_arnor(state: State, use: Use) -> None:
    """Son of Arnor: an enemy engages you (LR-ENC-05)."""
    enemy = target(state, use)
    if enemy is not None:
        engage(state, enemy, use.seat)


def _scout(state: State, use: Use) -> None:
    """Snowbourn Scout: 1 progress on a location."""
    location = target(state, use)
    if location is not None:
        place_on_locations(state, use.seat, [(location, 1)])


def _longbeard(state: State, use: Use) -> None:
    """Longbeard Orc Slayer: 1 damage to each Orc, all at once (LR-CMB-24)."""
    orcs = [enemy for enemy in enemies(state) if has_trait(state, enemy, "Orc") and not is_immune(state, enemy)]
    deal_damage(state, [(enemy, 1) for enemy in orcs], "player_card")


# -- events ----------------------------------------------------------------------------------------------------


def _ready_target(state: State, use: Use) -> None:
    """Ever Vigilant readies an ally."""
    card = target(state, use)
    if card is not None:
        ready(state, card)


def _common_cause(state: State, use: Use) -> None:
    """Common Cause readies another hero."""
    hero = target(state, use, 1)
    if hero is not None:
        ready(state, hero)


def _for_gondor(state: State, use: Use) -> None:
    """For Gondor!: +1 attack to all characters, +1 defense to those of Gondor (LR-EFF-08)."""
    for card in all_characters(state):
        raise_stat(state, card, "attack", 1)
        if has_trait(state, card, "Gondor"):
            raise_stat(state, card, "defense", 1)


def can_sneak(state: State, card: Card) -> bool:
    """Return whether a card of a hand is an ally that Sneak Attack may bring into play (LR-CMP-07)."""
    return card.type == "ally" and not (card.unique and is_in_play(state, card))


def _allies_in_hand(state: State, seat: int) -> list[Card]:
    hand = dict.fromkeys([held.card for held in state.players[seat].hand])
    return [card for card in hand if can_sneak(state, card)]


def _sneak_attack(state: State, use: Use) -> None:
    """Sneak Attack: an ally of your hand comes into play until the end of the phase (LR-EFF-11)."""
    if _allies_in_hand(state, use.seat):
        state.push(SneakChoice(use.seat))


@frozen
class SneakChoice(SeatChoice[State, ChooseTitle]):
    """Which ally Sneak Attack brings into play (LR-EFF-11)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-EFF-11", "LR-REF-02")
    question: ClassVar[Prompt] = Prompt("sneak_attack", "LR-EFF-11")

    def actions(self, state: State) -> tuple[ChooseTitle, ...]:
        """Return the allies in hand that may come into play."""
        return tuple([ChooseTitle(self.seat, card) for card in _allies_in_hand(state, self.seat)])

    def choose(self, state: State, action: ChooseTitle) -> None:
        """Put it into play; it goes back at the end of the phase."""
        take(state.players[self.seat].hand, action.card)
        found = enter_play(state, self.seat, action.card, self.seat)
        state.delayed.append(Delayed(found.uid, "return_to_hand"))

    def refuse(self, state: State, action: object) -> Refusal[ChooseTitle] | None:
        """Say that a unique card is in play already."""
        card = action.card if isinstance(action, ChooseTitle) else None
        if isinstance(card, Card) and card.unique and is_in_play(state, card):
            return Refusal("unique_in_play", "LR-CMP-07", args=(("card", card),))
        return None


def _sacrifice(state: State, use: Use) -> None:
    """Valiant Sacrifice: who controlled the ally draws 2 cards."""
    assert use.trigger is not None
    seat = use.trigger.seat
    if seat is not None and not state.players[seat].out:
        draw(state, seat, 2)


def _ally_left(state: State, use: Use) -> bool:
    return use.trigger is not None and use.trigger.title is not None and use.trigger.title.type == "ally"


def _grim_resolve(state: State, use: Use) -> None:
    """Grim Resolve readies all characters (LR-EFF-13)."""
    for card in all_characters(state):
        ready(state, card)


# -- attachments -----------------------------------------------------------------------------------------------


def _steward(state: State, use: Use) -> None:
    """Steward of Gondor: 2 resources for its hero."""
    gain(state, host(state, use), 2)


_COMMITTED_HERO: Final = cards(
    lambda state, use: [card for card in all_characters(state) if card.committed and card.card.type == "hero"]
)
_OTHER_ENEMY: Final = cards(
    lambda state, use: [
        enemy for enemy in enemies(state) if enemy.engaged_with != use.seat and not is_immune(state, enemy)
    ]
)
_OTHER_HERO: Final = cards(
    lambda state, use: [
        card for card in all_characters(state) if card.card.type == "hero" and card.uid not in use.targets
    ]
)

TEXTS.update(
    {
        CARDS["aragorn"]: Text("committed", _aragorn, when=took_part, pool=1),
        CARDS["theodred"]: Text("committed", _theodred, (_COMMITTED_HERO,), when=took_part),
        CARDS["gloin"]: Text("damaged", _gloin, when=is_trigger_of),
        CARDS["faramir"]: Text("action", _faramir, (PLAYER,), exhausts=True),
        CARDS["son_of_arnor"]: Text("entered", _son_of_arnor, (_OTHER_ENEMY,), when=is_trigger_of),
        CARDS["snowbourn_scout"]: Text("entered", _scout, (LOCATION,), when=is_trigger_of),
        CARDS["longbeard_orc_slayer"]: Text("entered", _longbeard, when=is_trigger_of),
        CARDS["ever_vigilant"]: Text("action", _ready_target, (ALLY,)),
        CARDS["common_cause"]: Text("action", _common_cause, (READY_HERO, _OTHER_HERO), pay=exhaust_first),
        CARDS["for_gondor"]: Text("action", _for_gondor),
        CARDS["sneak_attack"]: Text(
            "action",
            _sneak_attack,
            when=lambda state, use: len(state.players[use.seat].hand) > 1,
            only_if=lambda state, use: bool(_allies_in_hand(state, use.seat)),
            rules=("LR-CRD-01", "LR-EFF-11"),
        ),
        CARDS["valiant_sacrifice"]: Text("left_play", _sacrifice, when=_ally_left),
        CARDS["grim_resolve"]: Text("action", _grim_resolve),
        CARDS["steward_of_gondor"]: Text("action", _steward, exhausts=True),
    }
)
