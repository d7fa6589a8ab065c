"""Chapters 10 and 11: damage and healing, death and loot, and the reveals that they force."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from attrs import evolve, frozen

from boardrules.core.effects import Effect, Refusals, SeatChoice, Verb
from boardrules.core.entity import Seat
from boardrules.core.values import Decline, Prompt, Refusal
from boardrules.games.shadow_hunters.actions import Action, TakeEquipment
from boardrules.games.shadow_hunters.content import (
    ALLIE,
    BOB,
    BOB_KILL_VARIANT,
    BRYAN,
    BRYANS_PREY,
    CARDS,
    DANIEL,
    FORTUNE_BROOCH,
    FRANKLIN,
    FU_KA,
    GEORGE,
    GREGOR,
    GUARDIAN_ANGEL,
    HOLY_ROBE,
    TALISMAN,
    ULTRA_SOUL,
    VAMPIRE,
    Card,
)
from boardrules.games.shadow_hunters.events import (
    Damaged,
    DamageSet,
    Died,
    EquipmentDiscarded,
    EquipmentMoved,
    Healed,
    Prevented,
)
from boardrules.games.shadow_hunters.knowledge import note_open_facts, note_silence, note_survival, reveal
from boardrules.games.shadow_hunters.state import Player, State, can_use_abilities, is_active
from boardrules.games.shadow_hunters.victory import CheckEnd

#: Only these are attacks; areas, cards, hermit cards and abilities are not (SH-ARA-09, SH-CRD-09, SH-HER-11).
ATTACKS: Final = ("attack", "counterattack")
#: SH-WHT-16, SH-WHT-11: what stops damage of which source.
PROTECTION: Final[dict[str, Card]] = {
    "bloodthirsty_spider": TALISMAN,
    "vampire_bat": TALISMAN,
    "dynamite": TALISMAN,
    "weird_woods": FORTUNE_BROOCH,
}
#: SH-VAR-05: the sources that Robbery may replace under the literal reading, besides attacks.
ROBBERY_SOURCES: Final = (
    "weird_woods",
    "flare_of_judgement",
    "bloodthirsty_spider",
    "vampire_bat",
    "dynamite",
    "spiritual_doll",
)


#: The rules behind the sources that are not cards; events of damage and healing cite them.
_RULE_OF: Final = {
    "attack": "SH-ATK-08",
    "counterattack": "SH-CHR-10",
    "weird_woods": "SH-ARA-06",
    "hermit": "SH-HER-02",
    "bloody_feast": "SH-CHR-03",
    "suck_blood": "SH-CHR-09",
    "stigmata": "SH-EXP-12",
    **{character.ability: character.rule for character in (ALLIE, FRANKLIN, GEORGE, FU_KA, ULTRA_SOUL)},
}


def rule_of(source: str) -> str:
    """Return the rule behind a source of damage or healing; for hermit cards the procedure, never the card."""
    return _RULE_OF[source] if source in _RULE_OF else CARDS[source].rule


def heal(state: State, player: Player, amount: int, source: str) -> None:
    """Heal up to ``amount``, never below 0 (SH-DMG-02)."""
    healed = min(amount, player.damage)
    player.damage -= healed
    state.emit(Healed(player.seat, healed, player.damage, source, rules=(rule_of(source), "SH-DMG-02")))


def heal_fully(state: State, player: Player, source: str) -> None:
    """Put the damage to 0 (SH-DMG-03)."""
    heal(state, player, player.damage, source)


def set_damage(state: State, player: Player, total: int, source: str) -> None:
    """Put the damage to exactly ``total``: neither damage nor healing, so nothing reduces it (SH-DMG-04)."""
    player.damage = total
    note_survival(player)
    state.emit(DamageSet(player.seat, total, source, rules=(rule_of(source), "SH-DMG-04")))


def move_equipment(state: State, taker: Player, owner: Player, card: Card, way: str) -> None:
    """Hand an equipment card over; it lies open before its new owner at once (SH-EQP-05).

    Only rules, cards and abilities come here: there is no action by which players trade (SH-EQP-06).
    """
    owner.equipment.remove(card)
    taker.equipment.append(card)
    state.emit(EquipmentMoved(taker.seat, owner.seat, card, way))


def discard_equipment(state: State, player: Player) -> None:
    """Discard all equipment of a player, in the order in which it lies (SH-DTH-03, SH-DTH-05)."""
    for card in player.equipment:
        state.deck(card.deck).discard(card)
        state.emit(EquipmentDiscarded(player.seat, card))
    player.equipment.clear()


def protection(player: Player, source: str) -> str:
    """Return the rule by which damage of this source comes to nothing on the player, or nothing.

    Rules: SH-DMG-06; attacks: SH-ATK-08 step 7.
    """
    if player.barrier:
        return GREGOR.rule
    if player.angel and source in ATTACKS:
        return GUARDIAN_ANGEL.rule
    guard = PROTECTION.get(source)
    return guard.rule if guard is not None and guard in player.equipment else ""


def harm(
    state: State, targets: Iterable[Player], amount: int, source: str, credit: int | None, heals: int | None = None
) -> Harm:
    """Return the batch in which every target takes ``amount``, or nothing where it is protected."""
    hits = tuple([(target.seat, 0 if protection(target, source) else amount) for target in targets])
    return Harm(hits, source, credit, heals=heals)


@frozen
class Harm(Verb[State]):
    """All damage of one action, dealt at the same time (SH-DMG-05).

    ``hits`` are seats with their final amounts, ``credit`` is who is counted as the killer (SH-DTH-04), ``rosary``
    whether he held the Silver Rosary when an attack was announced (SH-EQP-04, SH-DTH-07), ``heals`` a seat that heals
    1 in the same batch, ``robbed`` the targets for which Robbery has been decided (a stolen card belongs to the batch,
    so the check for the end then comes even without a death: SH-WIN-02).
    """

    rules: ClassVar[tuple[str, ...]] = ("SH-DMG-01", "SH-DMG-05")

    hits: tuple[tuple[Seat, int], ...]
    source: str
    credit: Seat | None = None
    rosary: bool = False
    heals: Seat | None = None
    robbed: tuple[Seat, ...] = ()

    def instead(self, state: State) -> Effect[State] | None:
        """Bob may take a card instead of dealing 2 or more damage, once for each target (SH-CHR-02)."""
        if self.credit is None:
            return None
        robber = state.players[self.credit]
        if robber.character is not BOB or not is_active(state, robber, BOB):
            return None
        if self.source not in ATTACKS and not (state.options.robbery_any_damage and self.source in ROBBERY_SOURCES):
            return None
        for seat, amount in self.hits:
            if amount >= 2 and seat != robber.seat and seat not in self.robbed and state.players[seat].equipment:
                return RobberyChoice(robber.seat, seat, self)
        return None

    def act(self, state: State) -> None:
        """Deal the damage; then everybody who has died is out, and the reveals that this forces follow."""
        players = state.players
        victims = []
        hurt = 0
        rules = (rule_of(self.source), "SH-DMG-01")
        for seat, amount in self.hits:
            player = players[seat]
            if not amount:
                rule = "SH-CHR-02" if seat in self.robbed else protection(player, self.source) or HOLY_ROBE.rule
                state.emit(Prevented(seat, self.source, rules=(rule, "SH-DMG-06")))
                continue
            hurt += 1
            player.damage = min(player.damage + amount, player.character.hp)
            state.emit(Damaged(seat, amount, player.damage, self.source, rules=rules))
            if player.damage >= player.character.hp:
                victims.append(player)
            else:
                note_survival(player)
        if self.source == "attack":
            state.hurt = hurt
        if self.heals is not None:
            healer = players[self.heals]
            if healer not in victims:
                heal(state, healer, 1, self.source)
        if victims:
            self._bury(state, victims)

    def _bury(self, state: State, victims: list[Player]) -> None:
        """Rules: SH-DTH-02, SH-DTH-09, SH-CHR-04, SH-EXP-10."""
        for victim in victims:
            victim.alive = False
            victim.area = None
            victim.angel = victim.barrier = False
            killer = self.credit if self.credit != victim.seat else None
            state.emit(Died(victim.seat, killer, rules=("SH-DTH-01", "SH-DTH-04")))
        for victim in victims:
            if not victim.revealed:
                reveal(state, victim, forced=True, rule="SH-DTH-02")
        state.deaths += (tuple([victim.seat for victim in victims]),)
        for player in state.players:
            if player.revealed or not can_use_abilities(state, player):
                continue
            if player.character is DANIEL:
                reveal(state, player, forced=True, rule="SH-CHR-04")
            elif (
                player.character is BRYAN
                and player.seat == self.credit
                and self.source in ATTACKS
                and any(victim.character.hp < BRYANS_PREY for victim in victims)
            ):
                reveal(state, player, forced=True, rule="SH-EXP-10")
        # What the table concludes from those who did not have to reveal themselves.
        note_open_facts(state, in_batch=True)
        if self.credit is not None and self.source in ATTACKS:
            note_silence(state, state.players[self.credit], [victim.character.hp for victim in victims])

    def after(self, state: State) -> Iterable[Effect[State]]:
        """Loot, then an already revealed Vampire heals, then the check for the end (SH-ATK-10)."""
        follow: list[Effect[State]] = []
        victims = self._victims(state)
        if victims:
            follow.append(self._loot(state, victims))
        if self.source == "attack" and self.credit is not None and state.players[self.credit].character is VAMPIRE:
            follow.append(SuckBlood(self.credit))
        if victims or self.robbed:
            follow.append(CheckEnd(self.credit, victims, self.source in ATTACKS))
        return follow

    def _victims(self, state: State) -> tuple[int, ...]:
        return tuple([seat for seat, _ in self.hits if not state.players[seat].alive])

    def _loot(self, state: State, victims: tuple[int, ...]) -> Effect[State]:
        """Return how the equipment of the dead is shared out (SH-DTH-03, SH-DTH-05, SH-DTH-07, SH-EXP-19)."""
        killer = None if self.credit is None else state.players[self.credit]
        if killer is None or not killer.alive:
            return DiscardBelongings(victims)
        by_attack = self.source in ATTACKS
        everything = by_attack and (self.rosary or is_active(state, killer, BOB_KILL_VARIANT))
        return Loot(killer.seat, victims, everything)


@frozen
class DiscardBelongings(Effect[State]):
    """Nobody is credited with the kills, so all equipment is discarded (SH-DTH-05)."""

    rules: ClassVar[tuple[str, ...]] = ("SH-DTH-05",)

    victims: tuple[Seat, ...]

    def resolve(self, state: State) -> None:
        """Discard it, victim by victim."""
        for seat in self.victims:
            discard_equipment(state, state.players[seat])


@frozen
class Loot(Effect[State]):
    """The killer takes one card, or everything, from each victim; the rest is discarded (SH-DTH-03, SH-DTH-06)."""

    rules: ClassVar[tuple[str, ...]] = ("SH-DTH-03", "SH-DTH-06")

    killer: Seat
    victims: tuple[Seat, ...]
    everything: bool

    def resolve(self, state: State) -> None:
        """Take what leaves no choice; otherwise ask."""
        killer = state.players[self.killer]
        open_victims = [seat for seat in self.victims if state.players[seat].equipment]
        if self.everything:
            state.current_rules = ("SH-EXP-19",) if killer.character is BOB_KILL_VARIANT else ("SH-DTH-07",)
            for seat in open_victims:
                for card in tuple(state.players[seat].equipment):
                    move_equipment(state, killer, state.players[seat], card, "looted")
        elif open_victims:
            state.ask(LootChoice(self.killer, tuple(open_victims)))


@frozen
class LootChoice(SeatChoice[State, TakeEquipment]):
    """The killer chooses a victim and a card of his (SH-DTH-03, SH-DTH-06)."""

    rules: ClassVar[tuple[str, ...]] = ("SH-DTH-03", "SH-DTH-06")
    question: ClassVar[Prompt] = Prompt("loot", "SH-DTH-03")
    refusals: ClassVar[Refusals] = {TakeEquipment: Refusal("no_such_equipment", "SH-DTH-03")}

    victims: tuple[Seat, ...]

    def actions(self, state: State) -> tuple[TakeEquipment, ...]:
        """Return every card of every victim not looted yet."""
        return tuple(
            [TakeEquipment(self.seat, seat, card) for seat in self.victims for card in state.players[seat].equipment]
        )

    def choose(self, state: State, action: TakeEquipment) -> None:
        """Take the card, discard the rest of that victim, go on with the others."""
        victim = state.players[action.target]
        move_equipment(state, state.players[self.seat], victim, action.card, "looted")
        discard_equipment(state, victim)
        rest = tuple([seat for seat in self.victims if seat != action.target])
        state.push(Loot(self.seat, rest, False))


@frozen
class RobberyChoice(SeatChoice[State, Action]):
    """Bob takes an equipment card instead of dealing the damage, or not (SH-CHR-02)."""

    rules: ClassVar[tuple[str, ...]] = ("SH-CHR-02",)
    refusals: ClassVar[Refusals] = {TakeEquipment: Refusal("no_such_equipment", "SH-CHR-02")}

    target: Seat
    harm: Harm

    def prompt(self, state: State) -> Prompt:
        """Ask whether he robs."""
        return Prompt("robbery", "SH-CHR-02", (("target", self.target), ("amount", dict(self.harm.hits)[self.target])))

    def actions(self, state: State) -> tuple[Action, ...]:
        """Return the refusal and every card of the target."""
        cards = state.players[self.target].equipment
        return (Decline(self.seat), *[TakeEquipment(self.seat, self.target, card) for card in cards])

    def choose(self, state: State, action: Action) -> None:
        """Take the card and leave the target unhurt, or deal the damage; the rest of the batch is untouched."""
        harm = evolve(self.harm, robbed=(*self.harm.robbed, self.target))
        if isinstance(action, TakeEquipment):
            victim = state.players[self.target]
            move_equipment(state, state.players[self.seat], victim, action.card, "robbed")
            hits = [(seat, 0 if seat == self.target else amount) for seat, amount in harm.hits]
            harm = evolve(harm, hits=tuple(hits))
        state.push(harm)


@frozen
class SuckBlood(Effect[State]):
    """A revealed Vampire whose attack dealt damage heals 2 (SH-CHR-09; each target: SH-VAR-04)."""

    rules: ClassVar[tuple[str, ...]] = ("SH-CHR-09", "SH-VAR-04")

    seat: Seat

    def resolve(self, state: State) -> None:
        """Heal, if the attack has hurt anybody."""
        player = state.players[self.seat]
        if state.hurt and is_active(state, player, VAMPIRE):
            times = state.hurt if state.options.vampire_per_target else 1
            heal(state, player, 2 * times, "suck_blood")
