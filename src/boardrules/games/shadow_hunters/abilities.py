"""Chapters 12, 13 and 19: revealing oneself, and the abilities that are used of one's own will."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, Literal, TypeAlias

from attrs import frozen

from boardrules.core.effects import Effect
from boardrules.core.values import Refusal
from boardrules.games.shadow_hunters.actions import Action, Reveal, UseAbility
from boardrules.games.shadow_hunters.content import (
    AGNES,
    ALLIE,
    DANIEL,
    DAVID,
    ELLEN,
    FRANKLIN,
    FU_KA,
    GEORGE,
    GREGOR,
    ULTRA_SOUL,
    UNDERWORLD_GATE,
    VAMPIRE,
    WIGHT,
    Character,
)
from boardrules.games.shadow_hunters.damage import SuckBlood, harm, heal_fully, set_damage
from boardrules.games.shadow_hunters.dice import roll_die
from boardrules.games.shadow_hunters.events import AbilityUsed, AbilityVoided, Equipped, ExtraTurnsGained, StatusGained
from boardrules.games.shadow_hunters.knowledge import reveal
from boardrules.games.shadow_hunters.state import Player, State, can_use_abilities, others
from boardrules.games.shadow_hunters.victory import CheckEnd

#: The windows W0, W1, W2, W3 and W4 of SH-REV-04.
Moment: TypeAlias = Literal["start", "moved", "area_done", "attacked", "end"]

#: One object for each seat: the actions that need no more than a seat are asked for at every window.
_REVEALS: Final = tuple([Reveal(seat) for seat in range(8)])
_ABILITIES: Final = tuple([UseAbility(seat) for seat in range(8)])


def may_reveal(state: State, player: Player) -> bool:
    """Return whether a hidden player may turn his card up of his own will (SH-REV-01; Daniel: SH-CHR-04)."""
    return player.character is not DANIEL or not can_use_abilities(state, player)


def is_asked(state: State, player: Player) -> bool:
    """Return whether a player is asked in every window: by public facts alone (SH-REV-04, SH-INF-09).

    Everybody hidden is asked, though Daniel can only pass; a revealed player is asked while he has an ability for any
    time. The living only.
    """
    if not player.alive:
        return False
    if not player.revealed:
        return True
    character = player.character
    if character.timing != "any" or player.used or not can_use_abilities(state, player):
        return False
    return character is not DAVID or _has_open_equipment(state)


def open_actions(state: State, player: Player) -> tuple[Action, ...]:
    """Return what a player may do in any window: reveal himself, or use an ability for any time."""
    if not player.alive:
        return ()
    seat = player.seat
    if not player.revealed:
        return (_REVEALS[seat],) if may_reveal(state, player) else ()
    if player.character.timing == "any":
        return ability_actions(state, player, "any")
    return ()


def own_actions(state: State, player: Player, moment: Moment) -> tuple[Action, ...]:
    """Return what the current player may do in a window of his own turn, beside the decision it belongs to."""
    if not player.revealed:
        return (_REVEALS[player.seat],) if may_reveal(state, player) else ()
    timing = player.character.timing
    if not timing or (timing != "any" and timing != moment):
        return ()
    return ability_actions(state, player, timing)


def ability_actions(state: State, player: Player, timing: str) -> tuple[Action, ...]:
    """Return the ways in which a revealed player may use his ability now (chapters 13 and 19)."""
    character = player.character
    if character.timing != timing or (character.once and player.used) or not can_use_abilities(state, player):
        return ()
    seat = player.seat
    if character in _TARGETED:
        return tuple([UseAbility(seat, target.seat) for target in others(state, seat)])
    if character is FU_KA:
        return tuple([UseAbility(seat, target.seat) for target in state.players if target.alive])
    if character is ULTRA_SOUL:
        if state.ray_used:
            return ()
        return tuple([UseAbility(seat, p.seat) for p in others(state, seat) if p.area is UNDERWORLD_GATE])
    if character is DAVID:
        piles = (*state.white.discard_pile, *state.black.discard_pile)
        return tuple([UseAbility(seat, None, card) for card in piles if card.equipment])
    return (_ABILITIES[seat],)


#: SH-CHR-06, SH-CHR-07, SH-EXP-14: aimed at another living character, anywhere.
_TARGETED: Final = (FRANKLIN, GEORGE, ELLEN)


def _has_open_equipment(state: State) -> bool:
    return any(card.equipment for pile in (state.white, state.black) for card in pile.discard_pile)


@frozen
class TakeOpenAction(Effect[State]):
    """Carry out a reveal or an ability from a window (SH-REV-01, SH-REV-02)."""

    rules: ClassVar[tuple[str, ...]] = ("SH-REV-02",)

    action: Reveal | UseAbility

    def resolve(self, state: State) -> None:
        """Turn the card up, or follow the text of the ability."""
        player = state.players[self.action.seat]
        if isinstance(self.action, Reveal):
            reveal(state, player)
            return
        character = player.character
        state.current_rules = (character.rule,)
        player.used = character.once or player.used
        ability = character.ability
        state.emit(AbilityUsed(player.seat, ability, self.action.target, self.action.card))
        _ABILITY_TEXTS[character](state, player, self.action)


def _mothers_love(state: State, player: Player, action: UseAbility) -> None:
    """Rules: SH-CHR-01; using it at 0 damage is legal and uses it up."""
    heal_fully(state, player, "mothers_love")


def _lightning(state: State, player: Player, action: UseAbility) -> None:
    """Rules: SH-CHR-06 (d6) and SH-CHR-07 (d4); not an attack, reaches everybody."""
    die = "d6" if player.character is FRANKLIN else "d4"
    amount = roll_die(state, player.seat, die, player.character.ability)
    state.push(harm(state, [_target(state, action)], amount, player.character.ability, player.seat))


def _chain(state: State, player: Player, action: UseAbility) -> None:
    """Rules: SH-EXP-14. The mark lies on an Unknown too; only his ability does not care."""
    target = _target(state, action)
    target.void = True
    state.emit(AbilityVoided(target.seat))


def _dynamite_nurse(state: State, player: Player, action: UseAbility) -> None:
    """Rules: SH-EXP-15."""
    set_damage(state, _target(state, action), 7, "dynamite_nurse")


def _murder_ray(state: State, player: Player, action: UseAbility) -> None:
    """Rules: SH-EXP-17; once in each of its turns."""
    state.ray_used = True
    state.push(harm(state, [_target(state, action)], 3, "murder_ray", player.seat))


def _capricious(state: State, player: Player, action: UseAbility) -> None:
    """Rules: SH-EXP-08; that it is used is all that has to be remembered."""


def _ghostly_barrier(state: State, player: Player, action: UseAbility) -> None:
    """Rules: SH-EXP-16."""
    player.barrier = True
    state.emit(StatusGained(player.seat, "ghostly_barrier"))


def _multiplication(state: State, player: Player, action: UseAbility) -> None:
    """Rules: SH-EXP-21; 0 is legal and useless, and the turns add to those that are due already."""
    dead = sum(not other.alive for other in state.players)
    state.extra_turns += dead
    state.emit(ExtraTurnsGained(player.seat, dead))


def _grave_digger(state: State, player: Player, action: UseAbility) -> None:
    """Rules: SH-EXP-13."""
    card = action.card
    assert card is not None, "David's ability always names a card"
    state.deck(card.deck).discard_pile.remove(card)
    player.equipment.append(card)
    state.emit(Equipped(player.seat, card))
    state.push(CheckEnd())


def _target(state: State, action: UseAbility) -> Player:
    assert action.target is not None, "this ability always names a target"
    return state.players[action.target]


_ABILITY_TEXTS: Final[dict[Character, Callable[[State, Player, UseAbility], None]]] = {
    ALLIE: _mothers_love,
    FRANKLIN: _lightning,
    GEORGE: _lightning,
    ELLEN: _chain,
    FU_KA: _dynamite_nurse,
    ULTRA_SOUL: _murder_ray,
    AGNES: _capricious,
    GREGOR: _ghostly_barrier,
    WIGHT: _multiplication,
    DAVID: _grave_digger,
}


def reveal_effects(state: State, action: Reveal | UseAbility, moment: Moment) -> tuple[Effect[State], ...]:
    """Return what a reveal or ability in a window does.

    A Vampire who reveals himself right after his own attack heals for it (SH-REV-07, SH-CHR-09).
    """
    own_attack = moment == "attacked" and isinstance(action, Reveal) and action.seat == state.current
    if own_attack and state.players[action.seat].character is VAMPIRE:
        return (TakeOpenAction(action), SuckBlood(action.seat))
    return (TakeOpenAction(action),)


def refuse_open(state: State, action: object, moment: Moment | None) -> Refusal[Action] | None:
    """Say why a reveal or an ability is not possible now; ``moment`` is None inside an announced action."""
    if not isinstance(action, (Reveal, UseAbility)):
        return None
    player = state.players[action.seat]
    if not player.alive:
        return Refusal("dead", "SH-DTH-08")
    if isinstance(action, Reveal):
        if player.revealed:
            return Refusal("already_revealed", "SH-REV-01")
        if not may_reveal(state, player):
            return Refusal("daniel_may_not_reveal", "SH-CHR-04")
        return Refusal("not_in_a_window", "SH-REV-03")
    character = player.character
    if not state.options.abilities:
        return Refusal("abilities_off", "SH-VAR-01")
    if not character.timing:
        return Refusal("ability_is_automatic", character.rule)
    if not player.revealed:
        return Refusal("reveal_first", "SH-REV-02")
    if not can_use_abilities(state, player):
        return Refusal("ability_void", "SH-EXP-14")
    if character is ULTRA_SOUL and state.ray_used:
        return Refusal("ability_used_this_turn", character.rule)
    if character.once and player.used:
        return Refusal("ability_used", "SH-CHR-14")
    if moment is None:
        return Refusal("not_in_a_window", "SH-REV-03")
    if character.timing not in ("any", moment) or (character.timing != "any" and player.seat != state.current):
        return Refusal("wrong_moment", character.rule)
    return Refusal("wrong_target", character.rule)
