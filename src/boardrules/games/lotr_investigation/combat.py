"""The combat phase (LR-CMB-01 to LR-CMB-03, LR-CMB-16, LR-CMB-17) and the players' attacks (LR-CMB-11 to LR-CMB-13)."""

from __future__ import annotations

from typing import ClassVar

from attrs import evolve, frozen

from boardrules.core.effects import Effect, PickedOrder, SeatChoice, Several
from boardrules.core.entity import Seat
from boardrules.core.phases import StepRow, Steps
from boardrules.core.values import Decline, Done, Prompt, Refusal
from boardrules.games.lotr_investigation import content as c
from boardrules.games.lotr_investigation.actions import Action, AddAttacker, AttackEnemy, ChooseCard
from boardrules.games.lotr_investigation.attack import EnemyAttack, ready_characters
from boardrules.games.lotr_investigation.choices import refuse_character
from boardrules.games.lotr_investigation.damage import deal_damage
from boardrules.games.lotr_investigation.events import PlayerAttacks
from boardrules.games.lotr_investigation.moves import deal_shadow, discard_shadows, exhaust
from boardrules.games.lotr_investigation.state import Attack, InPlay, InPlayerOrder, State, in_game, numbered, others_of
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
class AttacksAgainst(PickedOrder[State, ChooseCard]):
    """The enemies engaged with a player attack one after another, in the order that the player picks (LR-CMB-03)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-CMB-03", "LR-CMB-16")

    seat: Seat

    def picker(self, state: State) -> int:
        """Return the attacked player."""
        return self.seat

    def question(self, state: State) -> Prompt:
        """Ask which attacks next."""
        return Prompt("next_enemy", "LR-CMB-03")

    def due(self, state: State) -> tuple[ChooseCard, ...]:
        """Return the enemies that have still to attack."""
        engaged = [state.cards[uid] for uid in state.players[self.seat].engaged]
        able = [card for card in engaged if not card.attacked and can_attack(state, card, self.seat)]
        return tuple([ChooseCard(self.seat, card.uid, card.card) for card in able])

    def begin(self, state: State, action: ChooseCard) -> None:
        """Let it attack, and then the others."""
        state.push(EnemyAttack(action.uid, self.seat), self)

    def refuse(self, state: State, action: object) -> Refusal[ChooseCard] | None:
        """Say that a card does not attack."""
        return Refusal("no_legal_target", "LR-CMB-03") if isinstance(action, ChooseCard) else None


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
        state.push(AttackChoice(seat))


@frozen
class AttackChoice(SeatChoice[State, Action]):
    """Which enemy a player attacks next, if any (LR-CMB-11)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-CMB-11", "LR-CMB-12")
    question: ClassVar[Prompt] = Prompt("attack", "LR-CMB-11")

    def is_due(self, state: State) -> bool:
        """Return whether the player is in the game and there is something to attack."""
        return super().is_due(state) and bool(attackable(state, self.seat))

    def actions(self, state: State) -> tuple[Action, ...]:
        """Return no more attacks, then the enemies."""
        found = [AttackEnemy(self.seat, enemy.uid, enemy.card) for enemy in attackable(state, self.seat)]
        return (Done(self.seat), *found)

    def choose(self, state: State, action: Action) -> None:
        """Ask for the attackers; then the player may attack again."""
        if isinstance(action, AttackEnemy):
            state.cards[action.uid].hit_by.append(self.seat)
            state.push(self)
            state.ask(AttackersChoice(self.seat, action.uid))

    def refuse(self, state: State, action: object) -> Refusal[Action] | None:
        """Say why an enemy cannot be attacked."""
        if not isinstance(action, AttackEnemy):
            return None
        enemy = numbered(state, action.uid)
        if enemy is None or enemy.card.type != "enemy":
            return Refusal("not_an_enemy", "LR-CMB-11")
        args = (("card", enemy.card),)
        if is_forbidden(state, self.seat, enemy):
            return Refusal("not_engaged_with_you", "LR-CRD-34", args=args)
        code = attack_fault(state, self.seat, enemy)
        return Refusal(code, "LR-CMB-11", args=args) if code else None


class Attackers(Several[State, Action]):
    """Characters that attack an enemy, chosen one by one (LR-CMB-11, LR-CMB-12)."""

    __slots__ = ()
    enemy: int
    chosen: tuple[int, ...]

    def able(self, state: State) -> list[InPlay]:
        """Return the ready characters that are not chosen yet."""
        found = possible_attackers(state, self.seat, state.cards[self.enemy])
        return [card for card in found if card.uid not in self.chosen]

    def more(self, state: State) -> tuple[Action, ...]:
        """Return the characters that may attack."""
        return tuple([AddAttacker(self.seat, card.uid, card.card) for card in self.able(state)])

    def picked(self, action: Action) -> int:
        """Return the character."""
        assert isinstance(action, AddAttacker)
        return action.uid

    def refuse(self, state: State, action: object) -> Refusal[Action] | None:
        """Say why a character cannot attack."""
        return refuse_attacker(state, self.seat, action, self.chosen)


@frozen
class AttackersChoice(Attackers):
    """Who takes part in an attack: at least one; then others may join with Ranged (LR-CMB-11)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-CMB-11",)

    enemy: int
    chosen: tuple[int, ...] = ()

    def prompt(self, state: State) -> Prompt:
        """Ask, naming the enemy."""
        return Prompt("attackers", "LR-CMB-11", (("card", state.cards[self.enemy].card),))

    def least(self, state: State) -> int:
        """Return one."""
        return 1

    def able(self, state: State) -> list[InPlay]:
        """Return the ready characters; Dúnhere attacks the staging area alone."""
        return [] if self.chosen and self._is_staged(state) else super().able(state)

    def finish(self, state: State) -> None:
        """Let the others join."""
        others = () if self._is_staged(state) else others_of(state, self.seat)
        state.push(Joining(self.seat, self.enemy, self.chosen, others))

    def _is_staged(self, state: State) -> bool:
        return state.cards[self.enemy].place == "staging"


def refuse_attacker(state: State, seat: int, action: object, chosen: tuple[int, ...]) -> Refusal[Action] | None:
    """Say that a character is exhausted, somebody else's, without Ranged, or among those ``chosen`` already."""
    if not isinstance(action, AddAttacker):
        return None
    known = refuse_character(state, seat, action.uid, chosen, "LR-CMB-11")
    return known or Refusal("no_ranged", "LR-CMB-12", args=(("card", state.cards[action.uid].card),))


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
        if self.rest:
            seat, *rest = self.rest
            joining = evolve(self, rest=tuple(rest))
            state.push(JoinChoice(seat, self.enemy, joining) if ranged(state, seat, self.enemy) else joining)
        else:
            begin_attack(state, self.seat, self.enemy, self.chosen)


def ranged(state: State, seat: int, enemy: int) -> list[InPlay]:
    """Return the characters with which a player may join an attack against an enemy (LR-KEY-01)."""
    able = possible_attackers(state, seat, state.cards[enemy])
    return [card for card in able if "Ranged" in card.card.keywords]


@frozen
class JoinChoice(Attackers):
    """With whom a player joins the attack of another, if at all (LR-CMB-12)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-CMB-12",)

    enemy: int
    joining: Joining
    chosen: tuple[int, ...] = ()

    def prompt(self, state: State) -> Prompt:
        """Ask, naming the enemy and who attacks it, with the defense and the attack so far."""
        enemy, seat = state.cards[self.enemy], self.joining.seat
        attack = Attack(number=0, by_enemy=False, enemy=self.enemy, seat=seat)
        attackers = [state.cards[uid] for uid in (*self.joining.chosen, *self.chosen)]
        numbers = (
            ("attack", sum([attack_of_character(state, card, attack) for card in attackers])),
            ("defense", defense_of_enemy(state, enemy)),
        )
        return Prompt("join_attack", "LR-CMB-12", (("card", enemy.card), ("seat", seat), *numbers))

    def able(self, state: State) -> list[InPlay]:
        """Return the characters with Ranged."""
        return [card for card in ranged(state, self.seat, self.enemy) if card.uid not in self.chosen]

    def done(self) -> Action:
        """Return not to join, or with nobody else."""
        return super().done() if self.chosen else Decline(self.seat)

    def finish(self, state: State) -> None:
        """Ask the next player."""
        state.push(evolve(self.joining, chosen=(*self.joining.chosen, *self.chosen)))


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
