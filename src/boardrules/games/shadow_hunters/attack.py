"""Chapters 8 and 9: attacks, and the equipment that changes them."""

from __future__ import annotations

from typing import ClassVar, Final

from attrs import frozen

from boardrules.core.effects import Effect, Refusals, SeatChoice
from boardrules.core.entity import Seat
from boardrules.core.values import Decline, Pass, Prompt, Refusal
from boardrules.games.shadow_hunters.abilities import Moment
from boardrules.games.shadow_hunters.actions import (
    Action,
    Attack,
    AttackAgain,
    AttackAll,
    Counterattack,
    Reveal,
    SkipAttack,
)
from boardrules.games.shadow_hunters.content import (
    CHARLES,
    CURSED_SWORD_MASAMUNE,
    DICE,
    HANDGUN,
    HOLY_ROBE,
    MACHINE_GUN,
    SILVER_ROSARY,
    SPEAR_OF_LONGINUS,
    VALKYRIE,
    WEREWOLF,
)
from boardrules.games.shadow_hunters.damage import Harm, protection
from boardrules.games.shadow_hunters.dice import roll_both
from boardrules.games.shadow_hunters.events import AbilityUsed, AttackAnnounced, AttackMissed, AttackRolled
from boardrules.games.shadow_hunters.knowledge import reveal
from boardrules.games.shadow_hunters.state import Player, State, can_use_abilities, is_active
from boardrules.games.shadow_hunters.windows import Ask, OwnChoice, RevealWindow

_SKIPS: Final = tuple([SkipAttack(seat) for seat in range(8)])


def legal_targets(state: State, attacker: Player) -> list[Player]:
    """Return whom the attacker may attack, clockwise from his left.

    Rules: SH-ATK-02, SH-ATK-03, SH-MOV-08, SH-CRD-08; with the Handgun every other pair instead of his own, SH-BLK-12.
    """
    if attacker.area is None:
        return []
    layout, players = state.layout, state.players
    pair = layout.index(attacker.area) >> 1
    outside = HANDGUN in attacker.equipment
    return [
        player
        for player in players[attacker.seat + 1 :] + players[: attacker.seat]
        if player.area is not None  # the dead are off the board too
        and (layout.index(player.area) >> 1 == pair) is not outside
    ]


@frozen
class AttackChoice(OwnChoice):
    """Attack, or not (SH-TRN-02 step 3, SH-ATK-01)."""

    rules: ClassVar[tuple[str, ...]] = ("SH-TRN-02", "SH-ATK-01", "SH-ATK-07", "SH-ATK-11")
    moment: ClassVar[Moment] = "area_done"
    question: ClassVar[Prompt] = Prompt("attack", "SH-ATK-01")

    def plain_actions(self, state: State) -> tuple[Action, ...]:
        """Return the targets, and to skip; Masamune leaves no way out while there is one (SH-ATK-11, SH-BLK-14)."""
        attacker = state.players[state.current]
        targets = legal_targets(state, attacker)
        if not targets:
            return (_SKIPS[attacker.seat],)
        attacks: tuple[Action, ...]
        if MACHINE_GUN in attacker.equipment:
            attacks = (AttackAll(attacker.seat),)
        else:
            attacks = tuple([Attack(attacker.seat, target.seat) for target in targets])
        if CURSED_SWORD_MASAMUNE in attacker.equipment:
            return attacks
        return (*attacks, _SKIPS[attacker.seat])

    def proceed(self, state: State, action: Action) -> None:
        """Announce the attack."""
        attacker = state.players[state.current]
        if isinstance(action, Attack):
            announce(state, attacker, [state.players[action.target]])
        elif isinstance(action, AttackAll):
            announce(state, attacker, legal_targets(state, attacker))

    def refuse_plain(self, state: State, action: object) -> Refusal[Action] | None:
        """Say why an attack is not possible, or why it cannot be left out."""
        if isinstance(action, SkipAttack):
            return Refusal("must_attack", "SH-ATK-11")
        if isinstance(action, AttackAll):
            return Refusal("no_such_equipment", "SH-BLK-13")
        if not isinstance(action, Attack):
            return None
        if MACHINE_GUN in state.players[state.current].equipment:
            return Refusal("machine_gun_hits_all", "SH-BLK-13")
        return refuse_target(state, action.target)


def refuse_target(state: State, target: int) -> Refusal[Action]:
    """Say why a seat cannot be attacked by the current player."""
    if isinstance(target, bool) or not isinstance(target, int) or not 0 <= target < len(state.players):
        return Refusal("no_such_seat", "SH-ATK-03", args=(("seats", len(state.players)),))
    if target == state.current:
        return Refusal("not_yourself", "SH-ATK-12")
    if not state.players[target].alive:
        return Refusal("dead", "SH-ATK-03")
    if state.players[target].area is None:
        return Refusal("off_board", "SH-CRD-08")
    return Refusal("out_of_range", "SH-ATK-02")


def announce(state: State, attacker: Player, targets: list[Player], *, counter: bool = False) -> None:
    """Announce an attack and roll; what follows is laid on the stack.

    Rules: SH-ATK-04, SH-ATK-05, SH-ATK-06, SH-ATK-10; d4 alone: SH-BLK-14, SH-EXP-18.
    """
    seats = tuple([target.seat for target in targets])
    special = ("SH-CHR-10",) if counter else ("SH-BLK-13",) if MACHINE_GUN in attacker.equipment else ()
    state.emit(AttackAnnounced(attacker.seat, seats, counter, rules=(*special, "SH-ATK-10")))
    has_sword = CURSED_SWORD_MASAMUNE in attacker.equipment
    if has_sword or is_active(state, attacker, VALKYRIE):
        d4 = base = state.chance.roll("d4", DICE["d4"])
        rule = CURSED_SWORD_MASAMUNE.rule if has_sword else VALKYRIE.rule
        state.emit(AttackRolled(attacker.seat, d4, None, base, rules=(rule, "SH-ATK-08")))
    else:
        d4, d6 = roll_both(state)
        base = abs(d6 - d4)
        state.emit(AttackRolled(attacker.seat, d4, d6, base, rules=("SH-ATK-04",)))
    if not counter:
        state.hurt = 0
        state.push(OfferCounters(attacker.seat, seats), RevealWindow("attacked"), Ask(AfterAttackChoice(seats)))
    if not base:
        state.emit(AttackMissed(attacker.seat, rules=("SH-ATK-05",)))
        return
    strike = Strike(attacker.seat, seats, base, counter)
    if SPEAR_OF_LONGINUS in attacker.equipment and not attacker.revealed:
        state.push(SpearChoice(attacker.seat), strike)
    else:
        state.push(strike)


@frozen
class Strike(Effect[State]):
    """A successful attack: the modifiers, then the damage to all targets at once (SH-ATK-06, SH-ATK-08).

    Nothing has changed hands since the announcement, so what lies before the players is what counts (SH-EQP-04).
    """

    rules: ClassVar[tuple[str, ...]] = ("SH-ATK-06", "SH-ATK-08", "SH-ATK-09", "SH-EQP-01", "SH-EQP-02", "SH-EQP-04")

    attacker: Seat
    targets: tuple[Seat, ...]
    base: int
    counter: bool

    def resolve(self, state: State) -> None:
        """Add up, once for all targets, then for each."""
        attacker = state.players[self.attacker]
        source = "counterattack" if self.counter else "attack"
        dealt = self.base + attack_modifier(attacker)
        hits = []
        for seat in self.targets:
            target = state.players[seat]
            amount = dealt - 1 if HOLY_ROBE in target.equipment else dealt  # SH-WHT-12; one robe only: SH-ATK-13
            hits.append((seat, 0 if protection(target, source) else max(amount, 0)))
        state.push(Harm(tuple(hits), source, self.attacker, SILVER_ROSARY in attacker.equipment))


def attack_modifier(attacker: Player) -> int:
    """Return what the attacker's equipment adds to a successful attack (SH-ATK-08 steps 3 to 5, SH-EQP-03)."""
    modifier = 0
    for card in attacker.equipment:
        modifier += card.attack_bonus  # SH-BLK-09, SH-BLK-10, SH-BLK-11
        if card is HOLY_ROBE:
            modifier -= 1
        elif card is SPEAR_OF_LONGINUS and attacker.revealed and attacker.character.group == "hunter":
            modifier += 2
    return modifier


@frozen
class SpearChoice(SeatChoice[State, Action]):
    """A hidden attacker with the Spear may reveal himself if he is a Hunter (SH-WHT-15).

    Every hidden holder is asked, so that being asked tells nothing (SH-INF-09).
    """

    rules: ClassVar[tuple[str, ...]] = ("SH-WHT-15", "SH-REV-05", "SH-INF-09")
    question: ClassVar[Prompt] = Prompt("spear", "SH-WHT-15")
    refusals: ClassVar[Refusals] = {Reveal: Refusal("card_means_others", "SH-WHT-15")}

    def actions(self, state: State) -> tuple[Action, ...]:
        """Return to stay hidden, and to reveal."""
        if state.players[self.seat].character.group == "hunter":
            return (Decline(self.seat), Reveal(self.seat))
        return (Decline(self.seat),)

    def choose(self, state: State, action: Action) -> None:
        """Turn the card up for the bonus, or strike without it."""
        if isinstance(action, Reveal):
            reveal(state, state.players[self.seat], rule="SH-WHT-15")


@frozen
class OfferCounters(Effect[State]):
    """The attacked may be the Werewolf and strike back, before anybody else reacts (SH-CHR-10, SH-REV-06).

    Whoever was attacked, lives and is hidden is asked; a revealed player is asked if he is the Werewolf.
    """

    rules: ClassVar[tuple[str, ...]] = ("SH-CHR-10", "SH-ATK-10", "SH-INF-09")

    attacker: Seat
    attacked: tuple[Seat, ...]

    def resolve(self, state: State) -> None:
        """Ask the next one."""
        if not state.options.abilities:  # SH-VAR-01: nobody has an ability, and everybody knows it
            return
        for index, seat in enumerate(self.attacked):
            player = state.players[seat]
            if player.alive and (not player.revealed or is_active(state, player, WEREWOLF)):
                state.push(CounterChoice(seat, self.attacker), OfferCounters(self.attacker, self.attacked[index + 1 :]))
                return


@frozen
class CounterChoice(SeatChoice[State, Action]):
    """Strike back, or not (SH-CHR-10)."""

    rules: ClassVar[tuple[str, ...]] = ("SH-CHR-10", "SH-REV-05", "SH-REV-06")

    attacker: Seat

    def prompt(self, state: State) -> Prompt:
        """Ask, naming the attacker."""
        return Prompt("counter", "SH-CHR-10", (("attacker", self.attacker),))

    def actions(self, state: State) -> tuple[Action, ...]:
        """Return to let it be, and the counterattack of a Werewolf."""
        player = state.players[self.seat]
        if player.character is WEREWOLF and can_use_abilities(state, player):
            return (Decline(self.seat), Counterattack(self.seat))
        return (Decline(self.seat),)

    def choose(self, state: State, action: Action) -> None:
        """Reveal if hidden, and attack the attacker alone: no range, no Machine Gun, no counter to it."""
        if not isinstance(action, Counterattack):
            return
        player = state.players[self.seat]
        if not player.revealed:
            reveal(state, player, rule="SH-REV-06")
        announce(state, player, [state.players[self.attacker]], counter=True)

    def refuse(self, state: State, action: object) -> Refusal[Action] | None:
        """Only a Werewolf strikes back."""
        if not isinstance(action, Counterattack):
            return None
        player = state.players[self.seat]
        void = player.character is WEREWOLF
        return Refusal("ability_void" if void else "not_your_ability", "SH-EXP-14" if void else "SH-CHR-10")


@frozen
class AfterAttackChoice(OwnChoice):
    """The current player's place in the window after his attack (SH-REV-04 W3); Charles may attack again.

    ``attacked`` are the targets of the attack that has just been resolved.
    """

    rules: ClassVar[tuple[str, ...]] = ("SH-REV-04", "SH-REV-07", "SH-CHR-03")
    moment: ClassVar[Moment] = "attacked"
    question: ClassVar[Prompt] = Prompt("after_attack", "SH-REV-04")

    attacked: tuple[Seat, ...]

    def plain_actions(self, state: State) -> tuple[Action, ...]:
        """Return to leave it at that, and Charles' repeats against survivors in range."""
        attacker = state.players[state.current]
        passing = Pass(attacker.seat)
        if attacker.character is not CHARLES or not is_active(state, attacker, CHARLES):
            return (passing,)
        again = [target.seat for target in legal_targets(state, attacker) if target.seat in self.attacked]
        return (passing, *[AttackAgain(attacker.seat, seat) for seat in again])

    def proceed(self, state: State, action: Action) -> None:
        """Pay and attack again (SH-CHR-03)."""
        if isinstance(action, AttackAgain):
            attacker = state.players[state.current]
            state.emit(AbilityUsed(attacker.seat, "bloody_feast", action.target, rules=("SH-CHR-03",)))
            # The price is a step of its own: if it kills Charles there is no attack. No barrier is his.
            state.push(Harm(((attacker.seat, 2),), "bloody_feast", attacker.seat), Repeat(action.target))

    def refuse_plain(self, state: State, action: object) -> Refusal[Action] | None:
        """Say why an attack cannot be repeated."""
        if not isinstance(action, AttackAgain):
            return None
        attacker = state.players[state.current]
        if attacker.character is not CHARLES:
            return Refusal("not_your_ability", "SH-CHR-03")
        if not state.options.abilities:
            return Refusal("abilities_off", "SH-VAR-01")
        if attacker.void:
            return Refusal("ability_void", "SH-EXP-14")
        if not attacker.revealed:
            return Refusal("reveal_first", "SH-REV-02")
        return Refusal("not_attacked_or_out_of_range", "SH-CHR-03")


@frozen
class Repeat(Effect[State]):
    """Charles' repeated attack; with the Machine Gun it hits everybody in range again (SH-CHR-03)."""

    rules: ClassVar[tuple[str, ...]] = ("SH-CHR-03",)

    target: Seat

    def resolve(self, state: State) -> None:
        """Announce the attack on the same character, or on everybody in range."""
        attacker = state.players[state.current]
        if MACHINE_GUN in attacker.equipment:
            announce(state, attacker, legal_targets(state, attacker))
        else:
            announce(state, attacker, [state.players[self.target]])
