"""What texts choose from, under the names that card texts use for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardrules.games.lotr_investigation.events import StatChanged
from boardrules.games.lotr_investigation.moves import exhaust
from boardrules.games.lotr_investigation.state import (
    InPlay,
    Modifier,
    Stat,
    State,
    all_characters,
    characters,
    enemies,
    engaged_enemies,
    in_game,
    locations,
    others_of,
    staging_enemies,
    staging_locations,
)
from boardrules.games.lotr_investigation.stats import is_immune
from boardrules.games.lotr_investigation.texts import Pick, Use


def cards(find: Callable[[State, Use], list[InPlay]]) -> Pick:
    """Return the choice of one of some cards in play."""
    return Pick("target", lambda state, use: [card.uid for card in find(state, use)])


def _open_to_players(state: State, cards: list[InPlay]) -> list[InPlay]:
    """Return those that are not immune to player card effects (LR-KEY-11)."""
    return [card for card in cards if not is_immune(state, card)]


PLAYER: Final = Pick("player", lambda state, use: in_game(state))
OTHER_PLAYER: Final = Pick("player", lambda state, use: others_of(state, use.seat))
CHARACTER: Final = cards(lambda state, use: all_characters(state))
HERO: Final = cards(lambda state, use: [card for card in all_characters(state) if card.card.type == "hero"])
ALLY: Final = cards(lambda state, use: [card for card in all_characters(state) if card.card.type == "ally"])
ENEMY: Final = cards(lambda state, use: _open_to_players(state, enemies(state)))
ENGAGED_ENEMY: Final = cards(lambda state, use: _open_to_players(state, engaged_enemies(state)))
STAGING_ENEMY: Final = cards(lambda state, use: _open_to_players(state, staging_enemies(state)))
STAGING_LOCATION: Final = cards(lambda state, use: _open_to_players(state, staging_locations(state)))
LOCATION: Final = cards(lambda state, use: _open_to_players(state, locations(state)))
#: Heroes that a cost exhausts: ready, and one's own.
READY_HERO: Final = cards(
    lambda state, use: [card for card in characters(state, use.seat) if not card.exhausted and card.card.type == "hero"]
)


def raise_stat(state: State, card: InPlay, stat: Stat, amount: int) -> None:
    """Change a number of a character until the end of the phase (LR-EFF-08, LR-REF-02)."""
    state.modifiers.append(Modifier(card.uid, stat, amount))
    state.emit(StatChanged(card.uid, card.card, stat, amount))


def source(state: State, use: Use) -> InPlay:
    """Return the card in play whose ability is used."""
    assert use.uid is not None, "an ability is that of a card in play"
    return state.cards[use.uid]


def host(state: State, use: Use) -> InPlay:
    """Return what the used attachment is attached to."""
    uid = source(state, use).host
    assert uid is not None, "an attachment is attached"
    return state.cards[uid]


def target(state: State, use: Use, place: int = 0) -> InPlay | None:
    """Return a chosen card, or None when it is gone (LR-TIM-05)."""
    return state.cards.get(use.targets[place])


def exhaust_first(state: State, use: Use) -> None:
    """Exhaust what was chosen first, as a cost (LR-EFF-05)."""
    exhaust(state, state.cards[use.targets[0]])


def is_trigger_of(state: State, use: Use) -> bool:
    """Return whether what happened has happened to the very card that responds."""
    return use.trigger is not None and use.trigger.uid == use.uid


def took_part(state: State, use: Use) -> bool:
    """Return whether the card that responds is among those that took part."""
    return use.trigger is not None and use.uid in use.trigger.others
