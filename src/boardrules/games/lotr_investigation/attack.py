"""An enemy's attack in its steps (LR-CMB-04 to -10), immediate and additional attacks (LR-CMB-14, LR-CMB-15)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from attrs import evolve, frozen

from boardrules.core.effects import Effect, SeatChoice, Several
from boardrules.core.entity import Seat
from boardrules.core.phases import StepRow, Steps
from boardrules.core.values import Decline, Prompt, Refusal
from boardrules.games.lotr_investigation import content as c
from boardrules.games.lotr_investigation.actions import Action, Defend, NoDefender
from boardrules.games.lotr_investigation.choices import (
    ask_option,
    ask_target,
    option_topic,
    refuse_character,
    target_topic,
)
from boardrules.games.lotr_investigation.content import Card
from boardrules.games.lotr_investigation.damage import deal_damage
from boardrules.games.lotr_investigation.events import (
    DefenderDeclared,
    EnemyAttacks,
    ShadowRevealed,
    Undefended,
)
from boardrules.games.lotr_investigation.investigate import look, shuffle_into_investigation
from boardrules.games.lotr_investigation.moves import (
    deal_shadow,
    discard_shadows,
    exhaust,
    leave_play,
    move_to_staging,
    random_from_hand,
)
from boardrules.games.lotr_investigation.playing import spend
from boardrules.games.lotr_investigation.settle import SETTLE
from boardrules.games.lotr_investigation.state import (
    Attack,
    InPlay,
    ShadowOf,
    State,
    characters,
    heroes,
    others_of,
)
from boardrules.games.lotr_investigation.stats import (
    attack_of_enemy,
    can_attack,
    defense_of_character,
    hit_points_left,
)
from boardrules.games.lotr_investigation.texts import Trigger
from boardrules.games.lotr_investigation.threat import raise_threat
from boardrules.games.lotr_investigation.windows import ActionWindow, Responses

#: What shadow effects do, by card; ``encounter_texts.py`` fills it in.
SHADOW_EFFECTS: Final[dict[Card, Callable[[State, Attack], None]]] = {}


@frozen
class EnemyAttack(Effect[State]):
    """An enemy attacks a player, if it can (LR-CMB-04, LR-CMB-20).

    ``shadow``: with the card from LR-CMB-02, with a new one (LR-CMB-14, LR-CMB-15), or with none.
    """

    rules: ClassVar[tuple[str, ...]] = ("LR-CMB-03", "LR-CMB-04", "LR-CMB-14", "LR-CMB-15", "LR-CMB-20")

    enemy: int
    seat: Seat
    shadow: ShadowOf = "phase"

    def resolve(self, state: State) -> None:
        """Begin the attack."""
        enemy = state.cards.get(self.enemy)
        if enemy is None or state.players[self.seat].out or not can_attack(state, enemy, self.seat):
            return
        number = state.next_attack
        state.next_attack += 1
        attack = Attack(number=number, by_enemy=True, enemy=self.enemy, seat=self.seat, shadow=self.shadow)
        state.attacks.append(attack)
        if state.phase == "combat":
            enemy.attacked = True  # in whatever way: it has made its attack of the phase (LR-CMB-16)
        state.emit(EnemyAttacks(self.enemy, enemy.card, self.seat))
        state.push(AttackStep())
        if self.shadow == "new" and deal_shadow(state, enemy, number):
            state.push(Responses(Trigger("shadow_dealt", self.seat, self.enemy, enemy.card)))


def is_off(state: State, attack: Attack) -> bool:
    """Return whether an attack ends early: the enemy or the attacked player is gone (LR-CMB-10, LR-THR-05)."""
    return attack.enemy not in state.cards or state.players[attack.seat].out


# -- step 1: the attack begins ---------------------------------------------------------------------------------


def _when_it_attacks(state: State) -> None:
    """Johnny Goblin-fingers: a random card of the attacked player's hand, and its cost as threat.

    Rules: LR-CRD-30, LR-EFF-14 (a printed X is 0).
    """
    attack = state.attacks[-1]
    if state.cards[attack.enemy].card is c.JOHNNY:
        state.current_rules = ("LR-CMB-04", "LR-CRD-30")
        card = random_from_hand(state, attack.seat)
        if card is not None:
            raise_threat(state, attack.seat, card.cost)


# -- step 2: defenders -----------------------------------------------------------------------------------------


def _declare_defender(state: State) -> None:
    """Ask the attacked player for a defender, and then the others for one with Sentinel (LR-CMB-05, LR-CMB-06)."""
    attack = state.attacks[-1]
    if ready_characters(state, attack.seat):
        state.push(DefenderChoice(attack.seat))
    else:
        state.push(AskSentinels(others_of(state, attack.seat)))


def ready_characters(state: State, seat: int) -> list[InPlay]:
    """Return the characters of a seat that are ready (LR-TIM-04)."""
    return [card for card in characters(state, seat) if not card.exhausted]


@frozen
class DefenderChoice(Several[State, Action]):
    """Which character defends; after Stand Together any number of them."""

    rules: ClassVar[tuple[str, ...]] = ("LR-CMB-05",)

    chosen: tuple[int, ...] = ()

    def prompt(self, state: State) -> Prompt:
        """Ask, naming the enemy and its attack."""
        attack = state.attacks[-1]
        enemy = state.cards[attack.enemy]
        args = (("card", enemy.card), ("attack", attack_of_enemy(state, enemy, attack)))
        return Prompt("defend", "LR-CMB-05", args)

    def done(self) -> Action:
        """Return no defender, or no further one."""
        return super().done() if self.chosen else NoDefender(self.seat)

    def more(self, state: State) -> tuple[Action, ...]:
        """Return the ready characters; after the first one only with Stand Together."""
        if self.chosen and self.seat not in state.joint_defence:
            return ()
        able = [card for card in ready_characters(state, self.seat) if card.uid not in self.chosen]
        return tuple([Defend(self.seat, card.uid, card.card) for card in able])

    def picked(self, action: Action) -> int:
        """Return the character."""
        assert isinstance(action, Defend)
        return action.uid

    def finish(self, state: State) -> None:
        """Declare them; without a defender the others may send one."""
        if self.chosen:
            declare(state, self.seat, self.chosen)
        else:
            state.push(AskSentinels(others_of(state, self.seat)))

    def refuse(self, state: State, action: object) -> Refusal[Action] | None:
        """Say why a character cannot defend."""
        return refuse_defender(state, action, self.chosen)


def refuse_defender(state: State, action: object, chosen: tuple[int, ...] = ()) -> Refusal[Action] | None:
    """Say that a character is exhausted, somebody else's, or among those that were ``chosen`` already."""
    if not isinstance(action, Defend):
        return None
    known = refuse_character(state, action.seat, action.uid, chosen, "LR-CMB-05")
    return known or Refusal("no_sentinel", "LR-CMB-06", args=(("card", state.cards[action.uid].card),))


def sentinels(state: State, seat: int) -> list[InPlay]:
    """Return the ready characters with Sentinel (LR-KEY-02)."""
    return [card for card in ready_characters(state, seat) if "Sentinel" in card.card.keywords]


@frozen
class AskSentinels(Effect[State]):
    """Without a defender the others may send one with Sentinel, in player order (LR-CMB-06, LR-KEY-02)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-CMB-06", "LR-KEY-02")

    seats: tuple[Seat, ...]

    def resolve(self, state: State) -> None:
        """Ask the next one who has a ready one; at the end the attack is undefended."""
        for index, seat in enumerate(self.seats):
            if not state.players[seat].out and sentinels(state, seat):
                state.push(SentinelChoice(seat, self.seats[index + 1 :]))
                return
        attack = state.attacks[-1]
        attack.undefended = True
        state.emit(Undefended(attack.seat, attack.enemy, state.cards[attack.enemy].card, rules=("LR-CMB-09",)))


@frozen
class SentinelChoice(SeatChoice[State, Action]):
    """Whether a character with Sentinel defends another player."""

    rules: ClassVar[tuple[str, ...]] = ("LR-CMB-06",)

    rest: tuple[Seat, ...]

    def prompt(self, state: State) -> Prompt:
        """Ask, naming the enemy, its attack and whom it attacks."""
        attack = state.attacks[-1]
        enemy = state.cards[attack.enemy]
        strength = attack_of_enemy(state, enemy, attack)
        return Prompt("sentinel", "LR-CMB-06", (("card", enemy.card), ("seat", attack.seat), ("attack", strength)))

    def actions(self, state: State) -> tuple[Action, ...]:
        """Return not to, then the characters."""
        able = sentinels(state, self.seat)
        return (Decline(self.seat), *[Defend(self.seat, card.uid, card.card) for card in able])

    def choose(self, state: State, action: Action) -> None:
        """Declare it, or ask the next player."""
        if isinstance(action, Defend):
            declare(state, self.seat, (action.uid,))
        else:
            state.push(AskSentinels(self.rest))

    def refuse(self, state: State, action: object) -> Refusal[Action] | None:
        """Say why a character cannot defend."""
        return refuse_defender(state, action)


def declare(state: State, seat: int, uids: tuple[int, ...]) -> None:
    """Exhaust the defenders, and let them be responded to."""
    attack = state.attacks[-1]
    triggers = []
    for uid in uids:
        card = state.cards[uid]
        exhaust(state, card)
        attack.defenders.append(uid)
        state.emit(DefenderDeclared(seat, uid, card.card))
        triggers.append(Responses(Trigger("defended", seat, uid, card.card)))
    state.push(*triggers)


# -- step 3: shadow cards --------------------------------------------------------------------------------------


def _shadow(state: State) -> None:
    """Flip the shadow cards of this attack, one after the other (LR-CMB-07)."""
    state.push(FlipShadows())


#: Of which attack the shadow cards are that an attack flips: 0 for those of the combat phase, -1 for none.
_WANTED: Final = {"phase": 0, "none": -1}


@frozen
class FlipShadows(Effect[State]):
    """The next shadow card of the attack is turned up, and its effect can be cancelled (LR-CMB-07, LR-CMB-25)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-CMB-07", "LR-CMB-25", "LR-CRD-22")

    def resolve(self, state: State) -> None:
        """Turn it up; only a printed shadow effect counts."""
        attack = state.attacks[-1]
        if is_off(state, attack):
            return
        enemy = state.cards[attack.enemy]
        wanted = _WANTED.get(attack.shadow, attack.number)
        for index, shadow in enumerate(enemy.shadows):
            if not shadow.face_up and shadow.attack == wanted:
                card = shadow.held.card
                enemy.shadows[index] = evolve(shadow, held=evolve(shadow.held, public=True), face_up=True)
                state.emit(ShadowRevealed(enemy.uid, enemy.card, card))
                state.push(self)
                if card.has_shadow:
                    trigger = Trigger("shadow_effect", attack.seat, enemy.uid, card)
                    state.push(Responses(trigger), ShadowEffect(card, attack.number))
                else:
                    attack.blank_shadow = True
                return


@frozen
class ShadowEffect(Effect[State]):
    """A shadow effect takes place, unless it was cancelled (LR-CMB-07, LR-EFF-07)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-CMB-07", "LR-EFF-07")

    card: Card
    attack: int

    def resolve(self, state: State) -> None:
        """Let it happen."""
        attack = state.attacks[-1]
        cancelled, attack.cancelled = attack.cancelled, False
        if not cancelled and not is_off(state, attack):
            state.current_rules = ("LR-CMB-07", "LR-CRD-01")
            SHADOW_EFFECTS[self.card](state, attack)


# -- step 4: damage --------------------------------------------------------------------------------------------


def _damage(state: State) -> None:
    """Attack less defense to a defender, or all of it to a hero of the attacked player (LR-CMB-08, LR-CMB-09)."""
    attack = state.attacks[-1]
    defenders = [uid for uid in attack.defenders if uid in state.cards]
    if defenders and not attack.undefended:
        state.current_rules = ("LR-CMB-08",)
        ask_target(state, attack.seat, "damage_defender", defenders, attack.number, state.cards[attack.enemy].card)
    else:
        state.current_rules = ("LR-CMB-09",)
        own = [hero.uid for hero in heroes(state, attack.seat)]
        ask_target(state, attack.seat, "damage_hero", own, attack.number, state.cards[attack.enemy].card)


def _defended(state: State) -> tuple[tuple[str, int], ...]:
    """Return the damage that goes through the defense of all who defend (LR-CMB-08)."""
    attack = state.attacks[-1]
    defense = sum([defense_of_character(state, state.cards[one]) for one in attack.defenders if one in state.cards])
    return (("damage", max(0, attack_of_enemy(state, state.cards[attack.enemy], attack) - defense)),)


def _undefended(state: State) -> tuple[tuple[str, int], ...]:
    """Return the damage of an attack that nobody defends (LR-CMB-09)."""
    attack = state.attacks[-1]
    return (("damage", attack_of_enemy(state, state.cards[attack.enemy], attack)),)


@target_topic("damage_defender", "LR-CMB-08", tells=_defended)
def _hit_defender(state: State, seat: int, uid: int, about: int) -> None:
    ((_, damage),) = _defended(state)
    _hit(state, state.attacks[-1], state.cards[uid], damage)


@target_topic("damage_hero", "LR-CMB-09", tells=_undefended)
def _hit_hero(state: State, seat: int, uid: int, about: int) -> None:
    ((_, damage),) = _undefended(state)
    _hit(state, state.attacks[-1], state.cards[uid], damage)


def _hit(state: State, attack: Attack, card: InPlay, damage: int) -> None:
    """Deal combat damage; Todd the Troll's excess raises threat (LR-CRD-28)."""
    if damage <= 0:
        return
    attack.hit = card.uid
    excess = damage - hit_points_left(state, card)
    deal_damage(state, [(card, damage)], "attack")
    if state.cards[attack.enemy].card is c.TODD and excess > 0:
        state.current_rules = ("LR-CRD-28",)
        raise_threat(state, attack.seat, excess)


# -- after the attack ------------------------------------------------------------------------------------------


def _after(state: State) -> None:
    """What follows from an attack that has resolved: Forced effects, then the response of the Informant."""
    attack = state.attacks[-1]
    enemy = state.cards[attack.enemy]
    if "ally" in attack.killed and enemy.card is c.JAKE:  # LR-CRD-29
        attack.returns = True
    if enemy.card is c.ORC_EYES and attack.blank_shadow:
        attack.encore = True
    bodies = attack.body_counts if attack.killed else 0
    state.push(*[BodyCount(attack.number) for _ in range(bodies)], ReturnAfterAttack(), InformantResponse())


@frozen
class BodyCount(Effect[State]):
    """Rising Body Count as a shadow card: a character was destroyed, so the attacked player chooses."""

    rules: ClassVar[tuple[str, ...]] = ("LR-CRD-37",)

    attack: int

    def resolve(self, state: State) -> None:
        """Ask."""
        ask_option(state, state.attacks[-1].seat, "body_count_shadow", ("threat", "shuffle"), self.attack)


@option_topic("body_count_shadow", "LR-CRD-01", "LR-CRD-37")
def _body_count(state: State, seat: int, option: str, about: int) -> None:
    if option == "threat":
        raise_threat(state, seat, 2)
        return
    attack = state.attacks[-1]
    enemy = state.cards.get(attack.enemy)
    shadows = [] if enemy is None else enemy.shadows
    found = [one for one in shadows if one.held.card is c.RISING_BODY_COUNT and one.face_up]
    if enemy is not None and found:
        enemy.shadows.remove(found[0])
        shuffle_into_investigation(state, c.RISING_BODY_COUNT)


@frozen
class ReturnAfterAttack(Effect[State]):
    """An enemy goes back to the staging area after its attack: Jake, or Chetwood Outlaw as a shadow card.

    Rules: LR-CRD-29, LR-CRD-40.
    """

    rules: ClassVar[tuple[str, ...]] = ("LR-CRD-29", "LR-CRD-40")

    def resolve(self, state: State) -> None:
        """Move it, if it is engaged."""
        attack = state.attacks[-1]
        enemy = state.cards.get(attack.enemy)
        if attack.returns and enemy is not None and enemy.place == "engaged":
            move_to_staging(state, enemy)


@frozen
class InformantResponse(Effect[State]):
    """The attacked player may buy what the Bree-land Informant knows (LR-CRD-22, LR-CRD-42)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-CRD-22", "LR-CRD-42")

    def resolve(self, state: State) -> None:
        """Ask, where there is something to pay with and something to see."""
        attack = state.attacks[-1]
        enemy = state.cards.get(attack.enemy)
        if enemy is None or enemy.card is not c.INFORMANT or not attack.blank_shadow:
            return
        if state.investigation and any(hero.resources for hero in heroes(state, attack.seat)):
            ask_option(state, attack.seat, "informant", ("decline", "use"), attack.enemy)


@option_topic("informant", "LR-CRD-42", "LR-EFF-05")
def _informant(state: State, seat: int, option: str, about: int) -> None:
    if option == "use":
        rich = [hero.uid for hero in heroes(state, seat) if hero.resources]
        state.push(LookForInformant(seat, about))
        ask_target(state, seat, "informant_hero", rich, about, c.INFORMANT)


@target_topic("informant_hero", "LR-CRD-42", "LR-PLN-05")
def _informant_hero(state: State, seat: int, uid: int, about: int) -> None:
    spend(state, state.cards[uid], 1)
    raise_threat(state, seat, 1)  # last, for it may eliminate the player, who then chooses nothing more


@frozen
class LookForInformant(Effect[State]):
    """The bought look; afterwards the Informant is discarded, not defeated (LR-INV-02, LR-CRD-42)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-INV-02", "LR-CRD-42")

    seat: Seat
    enemy: int

    def resolve(self, state: State) -> None:
        """Look, unless the threat has eliminated the player."""
        if not state.players[self.seat].out:
            state.push(DiscardEnemy(self.enemy))
            look(state, self.seat, 1, bottom=True)


@frozen
class DiscardEnemy(Effect[State]):
    """An enemy is discarded from play without being defeated (LR-VIC-01)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-VIC-01",)

    enemy: int

    def resolve(self, state: State) -> None:
        """Discard it."""
        if self.enemy in state.cards:
            leave_play(state, state.cards[self.enemy], "discard")
            state.push(SETTLE)


def finish_attack(state: State, attack: Attack) -> None:
    """End an attack: its own shadow cards are discarded, and additional attacks follow.

    Rules: LR-CMB-14 (the shadow card of an immediate attack is discarded), LR-CMB-15, LR-CMB-21.
    """
    state.attacks.remove(attack)
    enemy = state.cards.get(attack.enemy)
    if enemy is None:
        return
    if attack.shadow == "new":
        discard_shadows(state, enemy, attack.number)
    if state.players[attack.seat].out or not (attack.extra or attack.encore):
        return
    state.current_rules = ("LR-CMB-15",)
    if attack.shadow == "phase":
        discard_shadows(state, enemy, 0)
    again = [EnemyAttack(attack.enemy, attack.seat, "none")] if attack.encore else []
    state.push(*again, *[EnemyAttack(attack.enemy, attack.seat, "new") for _ in range(attack.extra)])


@frozen
class AttackStep(Steps[State]):
    """The steps of an enemy's attack, an action window after each (LR-CMB-03, LR-TIM-03)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-CMB-03", "LR-CMB-10", "LR-THR-05")
    table: ClassVar[tuple[StepRow, ...]] = (
        _when_it_attacks,
        ActionWindow("attack_chosen"),
        _declare_defender,
        ActionWindow("defender_declared"),
        _shadow,
        ActionWindow("shadow_resolved"),
        _damage,
        _after,
        ActionWindow("attack_resolved"),
    )

    def is_over(self, state: State) -> bool:
        """Return whether the enemy or the attacked player is gone."""
        return is_off(state, state.attacks[-1])

    def finish(self, state: State) -> None:
        """End it."""
        finish_attack(state, state.attacks[-1])
