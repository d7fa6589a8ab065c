"""The combat phase (LR-CMB-01 to LR-CMB-03, LR-CMB-16, LR-CMB-17) and the players' attacks (LR-CMB-11 to LR-CMB-13)."""

from __future__ import annotations

from typing import ClassVar

from attrs import evolve, frozen

from boardrules.core.effects import Effect, SeatChoice
from boardrules.core.entity import Seat
from boardrules.core.phases import StepRow, Steps
from boardrules.core.values import Decline, Done, Prompt, Refusal
from boardrules.games.lotr_investigation import content as c
from boardrules.games.lotr_investigation.actions import Action, AddAttacker, AttackEnemy
from boardrules.games.lotr_investigation.attack import EnemyAttack, ready_characters
from boardrules.games.lotr_investigation.choices import ask_target, target_topic
from boardrules.games.lotr_investigation.damage import deal_damage
from boardrules.games.lotr_investigation.events import PlayerAttacks
from boardrules.games.lotr_investigation.moves import deal_shadow, discard_shadows, exhaust
from boardrules.games.lotr_investigation.state import Attack, InPlay, InPlayerOrder, State, in_game, others_of
from boardrules.games.lotr_investigation.stats import (
    attack_of_character,
    can_attack,
    defense_of_enemy,
    is_immune,
)
from boardrules.games.lotr_investigation.texts import Trigger
from boardrules.games.lotr_investigation.windows import ActionWindow, Responses

# -- shadow cards ----------------------------------------------------------------------------------------------


@frozen
class DealShadows(Effect[State]):
    """A shadow card for each engaged enemy: by player order, then from the highest engagement cost (LR-CMB-02)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-CMB-02", "LR-VAR-01")

    def resolve(self, state: State) -> None:
        """Deal them."""
        triggers: list[Responses] = []
        for seat in in_game(state):
            own = [state.cards[uid] for uid in state.players[seat].engaged]
            for enemy in sorted(own, key=lambda enemy: -enemy.card.engagement_cost):
                if deal_shadow(state, enemy):
                    triggers.append(Responses(Trigger("shadow_dealt", seat, enemy.uid, enemy.card)))
        state.push(*triggers)


@frozen
class DiscardShadows(Effect[State]):
    """At the end of the phase the shadow cards that are left are discarded (LR-CMB-17, LR-CMB-20)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-CMB-17", "LR-CMB-20")

    def resolve(self, state: State) -> None:
        """Discard them, and forget who has attacked."""
        for card in list(state.cards.values()):
            discard_shadows(state, card)
            card.attacked = False
            card.hit_by.clear()


# -- the enemies attack ----------------------------------------------------------------------------------------


@frozen
class EnemyAttackTurns(InPlayerOrder):
    """Each player resolves the attacks of the enemies engaged with that player (LR-CMB-03, LR-CMB-16)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-CMB-03", "LR-CMB-16", "LR-THR-04")

    def turn(self, state: State, seat: int) -> None:
        """Let the enemies of a player attack."""
        state.push(AttacksAgainst(seat))


@frozen
class AttacksAgainst(Effect[State]):
    """The enemies engaged with a player attack one after another, in the order that the player picks (LR-CMB-03)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-CMB-03", "LR-CMB-16")

    seat: Seat

    def resolve(self, state: State) -> None:
        """Let the next one attack."""
        able = [
            card.uid
            for card in (state.cards[uid] for uid in state.players[self.seat].engaged)
            if not card.attacked and can_attack(state, card, self.seat)
        ]
        if able:
            state.push(self)
            ask_target(state, self.seat, "next_enemy", able, self.seat)


@target_topic("next_enemy", "LR-CMB-03")
def _next_enemy(state: State, seat: int, uid: int, about: int) -> None:
    state.push(EnemyAttack(uid, seat))


# -- the players attack ----------------------------------------------------------------------------------------


def attack_fault(state: State, seat: int, enemy: InPlay) -> str:
    """Return why a player cannot declare an attack against an enemy, as a code (LR-CMB-11, LR-CMB-12, LR-CRD-34)."""
    if seat in enemy.hit_by:
        return "already_attacked"
    return "" if possible_attackers(state, seat, enemy) else "no_attacker"


def is_forbidden(state: State, seat: int, enemy: InPlay) -> bool:
    """Return whether Staddle Hiding Hole keeps a player from attacking a Suspect (LR-CRD-34)."""
    return enemy.card.is_suspect and enemy.engaged_with != seat and c.STADDLE in state.victory


def can_be_attacked_by(state: State, enemy: InPlay, card: InPlay) -> bool:
    """Return whether a character may attack an enemy: engaged with its player, or by Ranged, or as Dúnhere.

    Rules: LR-CMB-11, LR-CMB-12, LR-KEY-01, LR-KEY-11 (not even Dúnhere reaches an immune enemy in the staging area).
    """
    assert card.controller is not None
    if is_forbidden(state, card.controller, enemy):
        return False
    if enemy.place == "engaged":
        return enemy.engaged_with == card.controller or "Ranged" in card.card.keywords
    return enemy.place == "staging" and card.card is c.DUNHERE and not is_immune(state, enemy)


def possible_attackers(state: State, seat: int, enemy: InPlay) -> list[InPlay]:
    """Return the ready characters of a player that may attack an enemy."""
    return [card for card in ready_characters(state, seat) if can_be_attacked_by(state, enemy, card)]


def attackable(state: State, seat: int) -> list[InPlay]:
    """Return the enemies against which a player may declare an attack: the own ones first."""
    own = [state.cards[uid] for uid in state.players[seat].engaged]
    others = [state.cards[uid] for other in others_of(state, seat) for uid in state.players[other].engaged]
    staged = [state.cards[uid] for uid in state.staging if state.cards[uid].card.type == "enemy"]
    return [enemy for enemy in (*own, *others, *staged) if not attack_fault(state, seat, enemy)]


@frozen
class PlayerAttackTurns(InPlayerOrder):
    """Each player may declare one attack against each enemy, in player order (LR-CMB-11)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-CMB-11", "LR-THR-04")

    def turn(self, state: State, seat: int) -> None:
        """Let a player attack."""
        state.push(AttacksBy(seat))


@frozen
class AttacksBy(Effect[State]):
    """A player attacks as long as there is something to attack (LR-CMB-11)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-CMB-11",)

    seat: Seat

    def resolve(self, state: State) -> None:
        """Ask."""
        if not state.players[self.seat].out and attackable(state, self.seat):
            state.push(AttackChoice(self.seat))


@frozen
class AttackChoice(SeatChoice[State, Action]):
    """Which enemy a player attacks next, if any (LR-CMB-11)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-CMB-11", "LR-CMB-12")
    question: ClassVar[Prompt] = Prompt("attack", "LR-CMB-11")

    def actions(self, state: State) -> tuple[Action, ...]:
        """Return no more attacks, then the enemies."""
        found = [AttackEnemy(self.seat, enemy.uid, enemy.card) for enemy in attackable(state, self.seat)]
        return (Done(self.seat), *found)

    def choose(self, state: State, action: Action) -> None:
        """Ask for the attackers."""
        if isinstance(action, AttackEnemy):
            state.cards[action.uid].hit_by.append(self.seat)
            state.push(GatherAttackers(self.seat, action.uid), AttacksBy(self.seat))

    def refuse(self, state: State, action: object) -> Refusal[Action] | None:
        """Say why an enemy cannot be attacked."""
        if not isinstance(action, AttackEnemy):
            return None
        enemy = state.cards.get(action.uid) if type(action.uid) is int else None
        if enemy is None or enemy.card.type != "enemy":
            return Refusal("not_an_enemy", "LR-CMB-11")
        args = (("card", enemy.card),)
        if is_forbidden(state, self.seat, enemy):
            return Refusal("not_engaged_with_you", "LR-CRD-34", args=args)
        code = attack_fault(state, self.seat, enemy)
        return Refusal(code, "LR-CMB-11", args=args) if code else None


@frozen
class GatherAttackers(Effect[State]):
    """The attackers of an attack, chosen one by one; then others may join with Ranged (LR-CMB-11, LR-CMB-12)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-CMB-11",)

    seat: Seat
    enemy: int
    chosen: tuple[int, ...] = ()

    def resolve(self, state: State) -> None:
        """Ask for the next one; Dúnhere attacks the staging area alone."""
        enemy = state.cards[self.enemy]
        left = [card for card in possible_attackers(state, self.seat, enemy) if card.uid not in self.chosen]
        is_alone = enemy.place == "staging" and bool(self.chosen)
        if not self.chosen and len(left) == 1:
            state.push(GatherAttackers(self.seat, self.enemy, (left[0].uid,)))
        elif left and not is_alone:
            state.push(AttackersChoice(self.seat, self))
        else:
            others = () if is_alone else others_of(state, self.seat)
            state.push(Joining(self.seat, self.enemy, self.chosen, others))


@frozen
class AttackersChoice(SeatChoice[State, Action]):
    """Who takes part in an attack (LR-CMB-11)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-CMB-11",)

    gathering: GatherAttackers

    def prompt(self, state: State) -> Prompt:
        """Ask, naming the enemy."""
        return Prompt("attackers", "LR-CMB-11", (("card", state.cards[self.gathering.enemy].card),))

    def actions(self, state: State) -> tuple[Action, ...]:
        """Return enough, once there is one, and the characters that may attack."""
        enemy, chosen = state.cards[self.gathering.enemy], self.gathering.chosen
        able = [card for card in possible_attackers(state, self.seat, enemy) if card.uid not in chosen]
        more: list[Action] = [AddAttacker(self.seat, card.uid, card.card) for card in able]
        return (Done(self.seat), *more) if chosen else tuple(more)

    def choose(self, state: State, action: Action) -> None:
        """Add the character, or go on."""
        gathering = self.gathering
        if isinstance(action, AddAttacker):
            state.push(evolve(gathering, chosen=(*gathering.chosen, action.uid)))
        else:
            others = others_of(state, self.seat)
            state.push(Joining(self.seat, gathering.enemy, gathering.chosen, others))

    def refuse(self, state: State, action: object) -> Refusal[Action] | None:
        """Say why a character cannot attack."""
        return refuse_attacker(state, self.seat, action, self.gathering.chosen)


def refuse_attacker(state: State, seat: int, action: object, chosen: tuple[int, ...]) -> Refusal[Action] | None:
    """Say that a character is exhausted, somebody else's, without Ranged, or among those ``chosen`` already."""
    if not isinstance(action, AddAttacker):
        return None
    card = state.cards.get(action.uid) if type(action.uid) is int else None
    if card is None or card.controller != seat or not card.card.is_character:
        return Refusal("not_your_character", "LR-CMB-11")
    if card.uid in chosen:
        return Refusal("already_chosen", "LR-CMB-11", args=(("card", card.card),))
    if card.exhausted:
        return Refusal("exhausted", "LR-TIM-04", args=(("card", card.card),))
    return Refusal("no_ranged", "LR-CMB-12", args=(("card", card.card),))


@frozen
class Joining(Effect[State]):
    """Other players may join an attack with Ranged characters, each asked in player order (LR-CMB-12, LR-KEY-01)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-CMB-12", "LR-KEY-01")

    seat: Seat
    enemy: int
    chosen: tuple[int, ...]
    rest: tuple[Seat, ...]

    def resolve(self, state: State) -> None:
        """Ask the next one who has such a character; at the end the attack begins."""
        for index, seat in enumerate(self.rest):
            if self.joiners(state, seat):
                state.push(JoinChoice(seat, evolve(self, rest=self.rest[index:])))
                return
        begin_attack(state, self.seat, self.enemy, self.chosen)

    def joiners(self, state: State, seat: int) -> list[InPlay]:
        """Return the characters with which a player may join."""
        able = possible_attackers(state, seat, state.cards[self.enemy])
        return [card for card in able if "Ranged" in card.card.keywords and card.uid not in self.chosen]


@frozen
class JoinChoice(SeatChoice[State, Action]):
    """Whether a player joins the attack of another (LR-CMB-12)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-CMB-12",)

    joining: Joining

    def prompt(self, state: State) -> Prompt:
        """Ask, naming the enemy and who attacks it."""
        args = (("card", state.cards[self.joining.enemy].card), ("seat", self.joining.seat))
        return Prompt("join_attack", "LR-CMB-12", args)

    def actions(self, state: State) -> tuple[Action, ...]:
        """Return not to, then the characters with Ranged."""
        able = self.joining.joiners(state, self.seat)
        return (Decline(self.seat), *[AddAttacker(self.seat, card.uid, card.card) for card in able])

    def choose(self, state: State, action: Action) -> None:
        """Add the character and ask again, or ask the next player."""
        joining = self.joining
        if isinstance(action, AddAttacker):
            state.push(evolve(joining, chosen=(*joining.chosen, action.uid)))
        else:
            state.push(evolve(joining, rest=joining.rest[1:]))

    def refuse(self, state: State, action: object) -> Refusal[Action] | None:
        """Say why a character cannot attack."""
        return refuse_attacker(state, self.seat, action, self.joining.chosen)


def begin_attack(state: State, seat: int, uid: int, attackers: tuple[int, ...], *, ready: bool = True) -> None:
    """Begin a player's attack: its attackers exhaust (``ready``: they still have to), and its steps follow."""
    enemy = state.cards[uid]
    for one in attackers if ready else ():
        exhaust(state, state.cards[one])
    number = state.next_attack
    state.next_attack += 1
    state.attacks.append(
        Attack(
            number=number,
            by_enemy=False,
            enemy=uid,
            seat=seat,
            attackers=list(attackers),
            in_staging=enemy.place == "staging",
        )
    )
    titles = tuple([state.cards[one].card for one in attackers])
    state.emit(PlayerAttacks(seat, uid, enemy.card, titles, rules=("LR-CMB-11", "LR-CMB-12")))
    state.push(PlayerAttackStep())


def _damage(state: State) -> None:
    """Total attack less defense (LR-CMB-11); who took part in a kill may respond (LR-CMB-22)."""
    attack = state.attacks[-1]
    enemy = state.cards[attack.enemy]
    present = [uid for uid in attack.attackers if uid in state.cards]
    total = sum([attack_of_character(state, state.cards[uid], attack) for uid in present])
    attack.hit = enemy.uid
    state.push(Slain(enemy.uid, tuple(present), attack.seat))
    damage = total - defense_of_enemy(state, enemy)
    if damage > 0:
        deal_damage(state, [(enemy, damage)], "attack")


@frozen
class Slain(Effect[State]):
    """An enemy that combat damage has destroyed can be responded to by its attackers (LR-CMB-22)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-CMB-22",)

    enemy: int
    attackers: tuple[int, ...]
    seat: Seat

    def resolve(self, state: State) -> None:
        """Open the window."""
        if state.attacks[-1].killed:
            state.push(Responses(Trigger("slain", self.seat, self.enemy, others=self.attackers)))


@frozen
class PlayerAttackStep(Steps[State]):
    """The steps of a player's attack, an action window after each (LR-CMB-11, LR-CMB-23).

    Step 2 only adds up, and values are read at step 3: the window between them still counts, so step 2 has no row.
    """

    rules: ClassVar[tuple[str, ...]] = ("LR-CMB-11", "LR-CMB-23", "LR-CMB-21")
    table: ClassVar[tuple[StepRow, ...]] = (
        ActionWindow("attack_declared"),
        ActionWindow("attack_counted"),
        _damage,
        ActionWindow("attack_done"),
    )

    def is_over(self, state: State) -> bool:
        """Return whether there is no target or no attacker left to deal damage."""
        attack = state.attacks[-1]
        if attack.enemy in state.cards and any(uid in state.cards for uid in attack.attackers):
            return False
        return self.at <= self.table.index(_damage)

    def finish(self, state: State) -> None:
        """The attack is over."""
        state.attacks.pop()
