"""The Tactics cards of the core set (LR-CRD-01)."""

from __future__ import annotations

from typing import Final

from boardrules.games.lotr_investigation import content as c
from boardrules.games.lotr_investigation.combat import begin_attack, can_be_attacked_by
from boardrules.games.lotr_investigation.content import CARDS
from boardrules.games.lotr_investigation.damage import deal_damage
from boardrules.games.lotr_investigation.events import CannotAttack
from boardrules.games.lotr_investigation.planning import gain
from boardrules.games.lotr_investigation.quest import PlaceProgress
from boardrules.games.lotr_investigation.state import Bar, Delayed, InPlay, State, characters, enemies
from boardrules.games.lotr_investigation.stats import is_immune
from boardrules.games.lotr_investigation.targets import (
    CHARACTER,
    ENGAGED_ENEMY,
    PLAYER,
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

# -- heroes and allies -----------------------------------------------------------------------------------------


def _legolas(state: State, use: Use) -> None:
    """Legolas: 2 progress on the quest (LR-QST-14)."""
    state.push(PlaceProgress(2))


def _attacking_enemy(state: State) -> InPlay | None:
    return state.cards.get(state.attacks[-1].enemy) if state.attacks else None


def _hurt_attacker(amount: int, state: State) -> None:
    enemy = _attacking_enemy(state)
    if enemy is not None:
        deal_damage(state, [(enemy, amount)], "player_card")


def _attacker_is_open(state: State, use: Use) -> bool:
    """Return whether a player card can hurt the attacking enemy (LR-CRD-35)."""
    enemy = _attacking_enemy(state)
    return enemy is not None and not is_immune(state, enemy)


def _spearman(state: State, use: Use) -> None:
    """Gondorian Spearman: 1 damage to the attacking enemy."""
    _hurt_attacker(1, state)


def _beorn(state: State, use: Use) -> None:
    """Beorn: +5 attack, and back into the deck at the end of the phase (LR-REF-02)."""
    card = source(state, use)
    raise_stat(state, card, "attack", 5)
    state.delayed.append(Delayed(card.uid, "shuffle_into_deck"))


# -- events ----------------------------------------------------------------------------------------------------


def _blade_mastery(state: State, use: Use) -> None:
    """Blade Mastery: +1 attack and +1 defense."""
    card = target(state, use)
    if card is not None:
        raise_stat(state, card, "attack", 1)
        raise_stat(state, card, "defense", 1)


def _engaged_with(state: State, seat: int | None) -> list[InPlay]:
    return [enemy for enemy in enemies(state) if seat is not None and enemy.engaged_with == seat]


def _rain_of_arrows(state: State, use: Use) -> None:
    """Rain of Arrows: 1 damage to each enemy engaged with a player, all at once (LR-CMB-24)."""
    hits = [(enemy, 1) for enemy in _engaged_with(state, use.player) if not is_immune(state, enemy)]
    deal_damage(state, hits, "player_card")


def _bar(state: State, enemy: InPlay) -> None:
    if enemy.engaged_with is not None and not is_immune(state, enemy):
        state.bars.append(Bar(enemy.uid, enemy.engaged_with))
        state.emit(CannotAttack(enemy.uid, enemy.card))


def _feint(state: State, use: Use) -> None:
    """Feint: an enemy cannot attack the player it is engaged with (LR-CMB-20)."""
    enemy = target(state, use)
    if enemy is not None:
        _bar(state, enemy)


def _thicket(state: State, use: Use) -> None:
    """Thicket of Spears: the enemies engaged with a player cannot attack that player (LR-CMB-20)."""
    for enemy in _engaged_with(state, use.player):
        _bar(state, enemy)


def _reachable(state: State, card: InPlay) -> list[InPlay]:
    """Return the enemies that a character could attack alone (LR-CMB-13, LR-KEY-11)."""
    return [enemy for enemy in enemies(state) if can_be_attacked_by(state, enemy, card)]


def _quick_strike(state: State, use: Use) -> None:
    """Quick Strike: the character attacks at once, alone, beside the limit (LR-CMB-13)."""
    card, enemy = target(state, use), target(state, use, 1)
    if card is not None and enemy is not None:
        begin_attack(state, use.seat, enemy.uid, (card.uid,), ready=False)


def _swift_strike(state: State, use: Use) -> None:
    """Swift Strike: 2 damage to the attacking enemy."""
    _hurt_attacker(2, state)


def _stand_together(state: State, use: Use) -> None:
    """Stand Together: a player may declare any number of defenders (LR-CMB-08)."""
    assert use.player is not None
    if use.player not in state.joint_defence:
        state.joint_defence.append(use.player)


# -- attachments -----------------------------------------------------------------------------------------------


def _blade(state: State, use: Use) -> None:
    """Blade of Gondolin: 1 progress on the quest (LR-QST-14)."""
    state.push(PlaceProgress(1))


def _host_took_part(state: State, use: Use) -> bool:
    return use.trigger is not None and host(state, use).uid in use.trigger.others


def _horn(state: State, use: Use) -> None:
    """Horn of Gondor: a resource for its hero."""
    gain(state, host(state, use), 1)


def _was_destroyed(state: State, use: Use) -> bool:
    return use.trigger is not None and use.trigger.destroyed


_READY_ARCHER: Final = cards(
    lambda state, use: [
        card for card in characters(state, use.seat) if not card.exhausted and "Ranged" in card.card.keywords
    ]
)
_READY_STRIKER: Final = cards(
    lambda state, use: [card for card in characters(state, use.seat) if not card.exhausted and _reachable(state, card)]
)
_STRUCK: Final = cards(lambda state, use: _reachable(state, state.cards[use.targets[0]]))

TEXTS.update(
    {
        c.LEGOLAS: Text("slain", _legolas, when=took_part),
        CARDS["gondorian_spearman"]: Text(
            "defended", _spearman, when=lambda state, use: is_trigger_of(state, use) and _attacker_is_open(state, use)
        ),
        c.BEORN: Text("action", _beorn, limit=1),
        CARDS["blade_mastery"]: Text("action", _blade_mastery, (CHARACTER,)),
        CARDS["rain_of_arrows"]: Text("action", _rain_of_arrows, (_READY_ARCHER, PLAYER), pay=exhaust_first),
        CARDS["feint"]: Text("combat_action", _feint, (ENGAGED_ENEMY,), rules=("LR-CRD-01", "LR-CMB-20")),
        CARDS["quick_strike"]: Text(
            "action", _quick_strike, (_READY_STRIKER, _STRUCK), pay=exhaust_first, rules=("LR-CRD-01", "LR-CMB-13")
        ),
        c.THICKET_OF_SPEARS: Text("action", _thicket, (PLAYER,), rules=("LR-CRD-01", "LR-CMB-20")),
        CARDS["swift_strike"]: Text("defended", _swift_strike, when=_attacker_is_open),
        CARDS["stand_together"]: Text("action", _stand_together, (PLAYER,), rules=("LR-CRD-01", "LR-CMB-08")),
        CARDS["blade_of_gondolin"]: Text("slain", _blade, when=_host_took_part),
        CARDS["horn_of_gondor"]: Text("left_play", _horn, when=_was_destroyed),
    }
)
