"""Chapter 16, first half: which abilities a hero may use now.

Unlock costs are a matching of slots with cards; uses are counted for the turn in progress, whoever's turn it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from boardrules.core.matching import matched
from boardrules.core.values import Refusal
from boardrules.games.bestiary.actions import Action, UseAbility
from boardrules.games.bestiary.content import ANY, Ability, Op, design
from boardrules.games.bestiary.state import Player, State, hero_of, terrain_at, type_of


def covers(state: State, card: str, slot: str) -> bool:
    """Return whether a card covers a slot of an unlock cost (BH-WLD-01, BH-WLD-02, BH-WLD-03, BH-TYR-08, BH-HUM-04)."""
    if slot == ANY:
        return True
    content, name = state.content, design(card)
    return content.card_types[name] == slot or name in content.wildcards


def is_unlocked(state: State, cards: Sequence[str], slots: Sequence[str]) -> bool:
    """Return whether every slot can be given a card that covers it, each card at most once (BH-WLD-04, BH-ABL-02)."""
    if not slots:
        return True
    if not state.content.config.abilities_one_card_per_unlock_slot:
        return all(any(covers(state, card, slot) for card in cards) for slot in slots)
    if len(cards) < len(slots):  # no matching to look for: most abilities are locked like this
        return False
    for slot in slots:
        for card in cards:
            if covers(state, card, slot):
                break
        else:  # nor where one slot alone asks for too much, as mostly
            return False
    return len(slots) == 1 or matched(slots, cards, lambda slot, card: covers(state, card, slot)) is not None


def why_not(state: State, player: Player, ability: Ability) -> Refusal[Action] | None:
    """Return why a hero cannot use an ability of its own as far as cards, uses and payment go; None when it can.

    Rules: BH-ABL-01 to BH-ABL-04, BH-ABL-11, BH-ABL-13, BH-TRM-01.
    """
    if can_use(state, player, ability):
        return None
    if not is_unlocked(state, player.bestiary, ability.unlock):
        return Refusal("ability_locked", "BH-ABL-02")
    if player.uses.number("turn", ability.id) >= ability.limit_per_turn:
        return Refusal("ability_used_up", "BH-ABL-03", args=(("limit", ability.limit_per_turn),))
    if player.pb < ability.pay_pb:
        return Refusal("too_few_points", "BH-TRM-01", args=(("needed", ability.pay_pb), ("held", player.pb)))
    return Refusal("would_die", "BH-ABL-13", args=(("needed", ability.pay_hearts), ("held", player.hearts)))


def can_use(state: State, player: Player, ability: Ability) -> bool:
    """Return whether cards, uses and payment are there; asked at every decision, so the reason is worked out apart."""
    if (
        player.uses.number("turn", ability.id) >= ability.limit_per_turn
        or player.pb < ability.pay_pb
        or not is_unlocked(state, player.bestiary, ability.unlock)
    ):
        return False
    if not ability.pay_hearts:
        return True
    config = state.content.config
    left = player.hearts - ability.pay_hearts
    return left >= 0 and (left > config.death_hearts_at_death or config.abilities_heart_payment_may_kill)


def usable(state: State, player: Player, timing: str, *, assisting: bool = False) -> tuple[Ability, ...]:
    """Return the abilities of a timing that a hero may use now, in the order of its board (BH-ABL-05, BH-AST-07)."""
    abilities = state.content.abilities_at.get((player.hero, timing))
    if abilities is None:
        return ()
    return tuple(
        [
            ability
            for ability in abilities
            if (ability.usable_when_assisting or not assisting) and can_use(state, player, ability)
        ]
    )


def before_die(state: State, player: Player, *, assisting: bool = False) -> tuple[Action, ...]:
    """Return the uses of ``before_die`` abilities that are open now.

    In the own turn until its first combat die; as an assistant before the own die, if the ability says so
    (BH-ABL-05, BH-ABL-06, BH-TRN-03, BH-AST-07).
    """
    if not assisting and (state.rolled or player.seat != state.current):
        return ()
    found = usable(state, player, "before_die", assisting=assisting)
    return tuple([_use(player.seat, ability.id) for ability in found]) if found else ()


# Actions are values, and the same few are offered at every decision of a turn.
_use = lru_cache(maxsize=1024)(UseAbility)


def refuse_ability(state: State, action: object, *, assisting: bool = False) -> Refusal[Action] | None:
    """Say why an ability cannot be used at this decision."""
    if not isinstance(action, UseAbility):
        return None
    player = state.players[action.seat]
    ability = next((own for own in hero_of(state, player).abilities if own.id == action.ability), None)
    if ability is None:
        return Refusal("not_your_ability", "BH-HRO-02")
    if ability.timing != "before_die":
        return Refusal("wrong_moment", "BH-ABL-05")
    if assisting and not ability.usable_when_assisting:
        return Refusal("not_while_assisting", "BH-AST-07")
    if not assisting and state.rolled:
        return Refusal("after_the_die", "BH-TRN-03")
    return why_not(state, player, ability)


def applies(state: State, player: Player, op: Op, card: str | None = None) -> bool:
    """Return whether the conditions of an operation hold now (BH-FX-01).

    ``card`` is the card that was just trapped, for operations that look at its type.
    """
    if op.if_type and (card is None or type_of(state, card) != op.if_type):
        return False
    if op.if_terrain and terrain_at(state, player.place) != op.if_terrain:
        return False
    return op.if_hearts_at_most is None or player.hearts <= op.if_hearts_at_most


def lasting(state: State, player: Player, op: str) -> list[Op]:
    """Return the operations of a kind that are in effect for a hero and whose conditions hold now (BH-FX-02)."""
    if not player.lasting:  # asked at every step, and mostly there is nothing
        return []
    return [found for found in player.lasting if found.op == op and applies(state, player, found)]


def bonus(state: State, player: Player, op: str) -> int:
    """Return the sum of the amounts of the operations of a kind that are in effect for a hero."""
    return sum([found.amount for found in lasting(state, player, op)]) if player.lasting else 0


def die_level(state: State, player: Player) -> int:
    """Return the level of a hero's next combat die: the highest that applies (BH-CBT-02, BH-FX-02)."""
    levels = [found.level for found in lasting(state, player, "die_level")]
    return max([state.content.config.combat_default_die_level, *levels])


def use_up_die_effects(player: Player) -> None:
    """Let go of what was for one die only (BH-FX-02)."""
    player.lasting = tuple([op for op in player.lasting if op.scope != "next_die"])
