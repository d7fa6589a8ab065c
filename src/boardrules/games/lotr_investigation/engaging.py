"""Engaging enemies (LR-ENC-01 to LR-ENC-06)."""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from boardrules.core.effects import Effect, PickedOrder, SeatChoice
from boardrules.core.entity import Seat
from boardrules.core.values import Decline, Prompt, Refusal
from boardrules.games.lotr_investigation import content as c
from boardrules.games.lotr_investigation.actions import Action, ChooseCard, Engage
from boardrules.games.lotr_investigation.choices import ask_target, target_topic
from boardrules.games.lotr_investigation.events import EnemyEngaged
from boardrules.games.lotr_investigation.moves import put_down, unplace
from boardrules.games.lotr_investigation.settle import SETTLE
from boardrules.games.lotr_investigation.state import InPlay, InPlayerOrder, State, enemies, in_game, staging_enemies
from boardrules.games.lotr_investigation.threat import raise_threat


def engage(state: State, enemy: InPlay, seat: int, *, by_choice: bool = False) -> None:
    """Let an enemy and a player engage each other (LR-ENC-05), and what follows from it.

    It stays engaged until it leaves play, something moves it, or the player is eliminated (LR-ENC-06).
    """
    _move(state, enemy, seat, by_choice=by_choice)
    state.push(SETTLE, AfterEngaging(enemy.uid, seat, by_choice))


def _move(state: State, enemy: InPlay, seat: int, *, by_choice: bool = False) -> None:
    unplace(state, enemy)
    enemy.place = "engaged"
    enemy.engaged_with = seat
    state.players[seat].engaged.append(enemy.uid)
    state.emit(EnemyEngaged(enemy.uid, enemy.card, seat, by_choice))


def put_engaged(state: State, card: c.Card, seat: int) -> None:
    """Put an enemy into play engaged with a player: it has engaged that player (LR-ENC-05, LR-QST-06)."""
    engage(state, put_down(state, card), seat)


@frozen
class AfterEngaging(Effect[State]):
    """Forced effects of an engagement: Chetwood Outlaw (chosen), Combe Storehouse (LR-CRD-33, LR-CMB-14)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-CRD-33", "LR-ENC-02")

    uid: int
    seat: Seat
    by_choice: bool

    def resolve(self, state: State) -> None:
        """Let them happen."""
        enemy = state.cards.get(self.uid)
        if enemy is None or enemy.engaged_with != self.seat:
            return
        if enemy.card is c.OUTLAW and self.by_choice:
            raise_threat(state, self.seat, 4)
        if enemy.card.is_suspect and c.COMBE in state.victory:
            from boardrules.games.lotr_investigation.attack import EnemyAttack  # it builds on this chapter

            state.push(EnemyAttack(self.uid, self.seat, "new"))


# -- the beginning of the phase --------------------------------------------------------------------------------


@frozen
class SuspectsEngage(Effect[State]):
    """Stage 3B: every Suspect engages the first player (LR-STG-07, LR-CRD-41)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-STG-07", "LR-CRD-41", "LR-ENC-01")

    def resolve(self, state: State) -> None:
        """All at once; attacks under Combe Storehouse follow in the order that the first player picks."""
        if state.stage != c.STAGE_LAST:
            return
        first = state.first
        coming = [enemy for enemy in enemies(state) if enemy.card.is_suspect and enemy.engaged_with != first]
        for enemy in coming:
            _move(state, enemy, first)
        attackers = tuple([enemy.uid for enemy in coming]) if c.COMBE in state.victory else ()
        state.push(SETTLE, *([AttacksInOrder(attackers, first)] if attackers else []))


@frozen
class AttacksInOrder(PickedOrder[State, ChooseCard]):
    """The attacks that several Suspects make at once, in the order of the first player (LR-TIM-01, LR-CRD-33).

    A Suspect that has left the player meanwhile attacks all the same: its effect has been triggered (LR-CRD-41).
    """

    rules: ClassVar[tuple[str, ...]] = ("LR-CRD-41", "LR-TIM-01")

    uids: tuple[int, ...]
    seat: Seat

    def picker(self, state: State) -> int:
        """Return the first player."""
        return self.seat

    def question(self, state: State) -> Prompt:
        """Ask which comes first."""
        return Prompt("order", "LR-TIM-01")

    def due(self, state: State) -> tuple[ChooseCard, ...]:
        """Return the Suspects that have still to attack."""
        left = [uid for uid in self.uids if uid in state.cards]
        return tuple([ChooseCard(self.seat, uid, state.cards[uid].card) for uid in left])

    def begin(self, state: State, action: ChooseCard) -> None:
        """Let one attack, then the others."""
        from boardrules.games.lotr_investigation.attack import EnemyAttack  # it builds on this chapter

        rest = tuple([other for other in self.uids if other != action.uid])
        state.push(EnemyAttack(action.uid, self.seat, "new"), AttacksInOrder(rest, self.seat))


# -- step 1: optional engagement -------------------------------------------------------------------------------


@frozen
class OptionalEngagement(InPlayerOrder):
    """Each player may engage one enemy of the staging area, in player order (LR-ENC-02)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-ENC-02",)

    def turn(self, state: State, seat: int) -> None:
        """Ask; nobody is asked twice (LR-THR-04)."""
        if engageable(state):
            state.push(EngageChoice(seat))


def engageable(state: State) -> list[InPlay]:
    """Return the enemies that may be engaged by choice: not Bill Ferny (LR-CMP-06)."""
    return [enemy for enemy in staging_enemies(state) if enemy.card is not c.BILL_FERNY]


@frozen
class EngageChoice(SeatChoice[State, Action]):
    """Which enemy a player engages, if any (LR-ENC-02)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-ENC-02",)
    question: ClassVar[Prompt] = Prompt("engage", "LR-ENC-02")

    def actions(self, state: State) -> tuple[Action, ...]:
        """Return none, then the enemies."""
        found = [Engage(self.seat, enemy.uid, enemy.card) for enemy in engageable(state)]
        return (Decline(self.seat), *found)

    def choose(self, state: State, action: Action) -> None:
        """Engage it."""
        if isinstance(action, Engage):
            engage(state, state.cards[action.uid], self.seat, by_choice=True)

    def refuse(self, state: State, action: object) -> Refusal[Action] | None:
        """Say why an enemy cannot be engaged."""
        if isinstance(action, Engage) and action.card is c.BILL_FERNY:
            return Refusal("cannot_be_engaged", "LR-CRD-01", args=(("card", action.card),))
        return Refusal("not_in_staging", "LR-ENC-02") if isinstance(action, Engage) else None


# -- step 2: engagement checks ---------------------------------------------------------------------------------


@frozen
class EngagementChecks(Effect[State]):
    """Passes in player order until one engages nothing (LR-ENC-03): ``done`` have checked in this pass."""

    rules: ClassVar[tuple[str, ...]] = ("LR-ENC-03", "LR-ENC-05")

    done: tuple[Seat, ...] = ()
    engaged: bool = False

    def resolve(self, state: State) -> None:
        """Let the next player check."""
        seat = next((seat for seat in in_game(state) if seat not in self.done), None)
        if seat is None:
            if self.engaged:
                state.push(EngagementChecks())
            return
        threat = state.players[seat].threat
        due = [enemy for enemy in staging_enemies(state) if enemy.card.engagement_cost <= threat]
        if not due:
            state.push(EngagementChecks((*self.done, seat), self.engaged))
            return
        highest = max(enemy.card.engagement_cost for enemy in due)
        ties = [enemy for enemy in due if enemy.card.engagement_cost == highest]
        state.push(EngagementChecks((*self.done, seat), True))
        ask_target(state, state.first, "engagement_tie", _different(state, ties), seat)


def _different(state: State, ties: list[InPlay]) -> list[int]:
    """Return the ties that can be told apart: of equal enemies the first one will do."""
    kept: dict[tuple[object, ...], int] = {}
    for enemy in ties:
        attached = tuple([state.cards[uid].card for uid in enemy.attachments])
        kept.setdefault((enemy.card, enemy.damage, attached, len(enemy.shadows)), enemy.uid)
    return list(kept.values())


@target_topic("engagement_tie", "LR-ENC-04")
def _engage_tie(state: State, seat: int, uid: int, about: int) -> None:
    engage(state, state.cards[uid], about)
