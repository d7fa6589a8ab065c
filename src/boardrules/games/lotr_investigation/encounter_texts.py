"""When Revealed effects and shadow effects of the encounter cards (LR-EFF-01, LR-CRD-20 to LR-CRD-40)."""

from __future__ import annotations

from boardrules.games.lotr_investigation import content as c
from boardrules.games.lotr_investigation.attack import SHADOW_EFFECTS, EnemyAttack
from boardrules.games.lotr_investigation.choices import ask_option, ask_target, option_topic, target_topic
from boardrules.games.lotr_investigation.events import EncounterDiscarded, StagingThreatAdded, Undefended
from boardrules.games.lotr_investigation.investigate import shuffle_into_investigation
from boardrules.games.lotr_investigation.moves import attach, leave_play, move_to_staging, take_encounter
from boardrules.games.lotr_investigation.reveal import WHEN_REVEALED
from boardrules.games.lotr_investigation.settle import SETTLE
from boardrules.games.lotr_investigation.state import Attack, InPlay, State, active_investigate, attached, enemies
from boardrules.games.lotr_investigation.stats import can_have_attachments, has_trait
from boardrules.games.lotr_investigation.threat import raise_all, raise_threat

# -- when revealed ---------------------------------------------------------------------------------------------


def _accusations(state: State, card: InPlay) -> None:
    """Deadly Accusations: each player raises threat by 1 + the Investigate value (LR-CRD-38)."""
    raise_all(state, 1 + active_investigate(state))


def _footpad(state: State, card: InPlay) -> None:
    """Greenway Footpad: 2 threat each, or it attacks the first player at once (LR-CMB-14)."""
    ask_option(state, state.first, "footpad", ("threat", "attack"), card.uid)


@option_topic("footpad", "LR-CRD-01", "LR-CMB-14")
def _footpad_option(state: State, seat: int, option: str, about: int) -> None:
    if option == "threat":
        raise_all(state, 2)
    else:
        state.push(EnemyAttack(about, seat, "new"))


def muscle_targets(state: State) -> list[int]:
    """Return the enemies that Hired Muscle can be attached to (LR-CRD-23, LR-KEY-10)."""
    return [
        enemy.uid
        for enemy in enemies(state)
        if has_trait(state, enemy, "Brigand")
        and can_have_attachments(enemy)
        and not attached(state, enemy, c.HIRED_MUSCLE)
    ]


def _muscle(state: State, card: InPlay) -> None:
    """Hired Muscle: attach it to a Brigand, which returns to the staging area; without one it is discarded."""
    ask_target(state, state.first, "hired_muscle", muscle_targets(state), card.uid, card.card)


@target_topic("hired_muscle", "LR-CRD-23", "LR-KEY-08", "LR-TIM-02")
def _muscle_target(state: State, seat: int, uid: int, about: int) -> None:
    enemy = state.cards[uid]
    attach(state, state.cards[about], enemy)
    if enemy.place == "engaged":
        move_to_staging(state, enemy)


def _smoke(state: State, card: InPlay) -> None:
    """Smoke and Mirrors: discard 1 + Investigate cards; their printed threat is added in this phase.

    Rules: LR-CRD-24 (only in the quest phase does the addition matter), LR-EFF-14 (printed), LR-QST-19 (the deck is
    made anew on the way).
    """
    gone = []
    for _ in range(1 + active_investigate(state)):
        held = take_encounter(state)
        if held is not None:
            gone.append(held.card)
            state.encounter_discard.append(held.card)
    if gone:
        state.emit(EncounterDiscarded(tuple(gone)))
    threat = sum(one.threat for one in gone)
    if threat and state.phase == "quest":
        state.added_threat += threat
        state.emit(StagingThreatAdded(threat))
    state.push(SETTLE)


def _body_count(state: State, card: InPlay) -> None:
    """Rising Body Count: 2 threat each, or into the Investigation deck (LR-CRD-37)."""
    ask_option(state, state.first, "body_count", ("threat", "shuffle"), card.uid)


@option_topic("body_count", "LR-CRD-01", "LR-CRD-37")
def _body_count_option(state: State, seat: int, option: str, about: int) -> None:
    if option == "threat":
        raise_all(state, 2)
        return
    # It never lies on the discard pile: it goes from the table into the deck.
    del state.cards[about]
    shuffle_into_investigation(state, c.RISING_BODY_COUNT)


WHEN_REVEALED.update(
    {
        c.DEADLY_ACCUSATIONS: _accusations,
        c.FOOTPAD: _footpad,
        c.HIRED_MUSCLE: _muscle,
        c.SMOKE_AND_MIRRORS: _smoke,
        c.RISING_BODY_COUNT: _body_count,
    }
)


# -- shadow effects --------------------------------------------------------------------------------------------


def _shadow_ferny(state: State, attack: Attack) -> None:
    """Bill Ferny: 4 threat, or the attack is undefended (LR-CRD-39)."""
    ask_option(state, attack.seat, "ferny_shadow", ("threat", "undefended"), attack.number)


@option_topic("ferny_shadow", "LR-CRD-39", "LR-CRD-01")
def _ferny_option(state: State, seat: int, option: str, about: int) -> None:
    attack = state.attacks[-1]
    if option == "threat":
        raise_threat(state, seat, 4)
    else:
        attack.undefended = True
        state.emit(Undefended(seat, attack.enemy, state.cards[attack.enemy].card))


def _shadow_ruffian(state: State, attack: Attack) -> None:
    """Lawless Ruffian: one additional attack afterwards (LR-CMB-15)."""
    attack.extra += 1


def _shadow_footpad(state: State, attack: Attack) -> None:
    """Greenway Footpad: +1 attack, +2 from 35 threat on (LR-CRD-20, LR-EFF-08)."""
    attack.boosts.append(c.FOOTPAD)


def _shadow_outlaw(state: State, attack: Attack) -> None:
    """Chetwood Outlaw: 2 threat, or the enemy goes to the staging area afterwards (LR-CRD-40)."""
    ask_option(state, attack.seat, "outlaw_shadow", ("threat", "return"), attack.number)


@option_topic("outlaw_shadow", "LR-CRD-40", "LR-CRD-01")
def _outlaw_option(state: State, seat: int, option: str, about: int) -> None:
    if option == "threat":
        raise_threat(state, seat, 2)
    else:
        state.attacks[-1].returns = True


def _shadow_smoke(state: State, attack: Attack) -> None:
    """Smoke and Mirrors: the attacked player discards an attachment that he controls."""
    own = [card.uid for card in state.cards.values() if card.place == "attached" and card.controller == attack.seat]
    ask_target(state, attack.seat, "smoke_shadow", own, attack.number, c.SMOKE_AND_MIRRORS)


@target_topic("smoke_shadow", "LR-CRD-01", "LR-CMP-08")
def _smoke_attachment(state: State, seat: int, uid: int, about: int) -> None:
    leave_play(state, state.cards[uid], "discard")
    state.push(SETTLE)


def _shadow_body_count(state: State, attack: Attack) -> None:
    """Rising Body Count: looks after the damage whether a character was destroyed."""
    attack.body_counts += 1


def _shadow_accusations(state: State, attack: Attack) -> None:
    """Deadly Accusations: + the Investigate value of the active location (LR-CRD-38, LR-EFF-08)."""
    attack.boosts.append(c.DEADLY_ACCUSATIONS)


SHADOW_EFFECTS.update(
    {
        c.BILL_FERNY: _shadow_ferny,
        c.RUFFIAN: _shadow_ruffian,
        c.FOOTPAD: _shadow_footpad,
        c.OUTLAW: _shadow_outlaw,
        c.SMOKE_AND_MIRRORS: _shadow_smoke,
        c.RISING_BODY_COUNT: _shadow_body_count,
        c.DEADLY_ACCUSATIONS: _shadow_accusations,
    }
)
