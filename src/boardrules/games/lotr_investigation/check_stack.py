"""Whether what is going to happen in a state from a document can be going to happen.

At the bottom of the stack lie the steps of the phase that are still to come. What lies above them belongs to the step
in progress: each effect is looked at with what lies below it, and with the attack or reveal in whose steps it lies.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from attrs import define, evolve

from boardrules.core.chance import Chance
from boardrules.core.checking import MOST_EFFECTS, bad, decision_faults, is_within, seats_fit, stack_faults
from boardrules.core.effects import AnyEffect, NextChoice
from boardrules.core.errors import Problem
from boardrules.core.phases import EachSeat, Steps
from boardrules.core.windows import WindowChoice
from boardrules.games.lotr_investigation import attack as a
from boardrules.games.lotr_investigation import (
    combat,
    engaging,
    investigate,
    leadership,
    lore,
    planning,
    quest,
    stages,
    travel,
    turn,
)
from boardrules.games.lotr_investigation import content as c
from boardrules.games.lotr_investigation import playing as p
from boardrules.games.lotr_investigation import reveal as r
from boardrules.games.lotr_investigation.check import TOKENS, is_about_to_begin
from boardrules.games.lotr_investigation.check_choices import option_problem, target_problem
from boardrules.games.lotr_investigation.check_uses import discard_problem, use_problem
from boardrules.games.lotr_investigation.choices import OptionChoice, TargetChoice
from boardrules.games.lotr_investigation.settle import Settle
from boardrules.games.lotr_investigation.state import Attack, Reveal, State, in_game
from boardrules.games.lotr_investigation.texts import Trigger
from boardrules.games.lotr_investigation.windows import ActionWindow, Responses

#: Steps of a phase that leave themselves on the stack while they go through the players.
_GOING_ON: Final = (
    planning.PlanningTurns,
    quest.StageOneChoices,
    quest.Commitment,
    engaging.OptionalEngagement,
    engaging.EngagementChecks,
    combat.EnemyAttackTurns,
    combat.PlayerAttackTurns,
)


#: Choices that lie below what was chosen, and ask again after it.
_AGAIN: Final = (planning.PlanningChoice, combat.AttackChoice)


def _windows(steps: type[Steps[State]]) -> dict[str, int]:
    """Return which steps are left after each window of a table."""
    return {row.at: place for place, row in enumerate(steps.table, 1) if isinstance(row, ActionWindow)}


_ENEMY_WINDOWS: Final = _windows(a.AttackStep)
_PLAYER_WINDOWS: Final = _windows(combat.PlayerAttackStep)
#: The steps that are left after the defence, the turning up of the shadow cards, and what follows the damage.
_DEFENDING, _FLIPPING, _AFTER = 3, 5, 8
#: The steps that are left after the damage of a player's attack.
_STRUCK: Final = 3
#: From this step of a reveal on the card lies where it belongs.
_PLACED: Final = 4


@define
class Layer:
    """An effect on the stack with all that it is looked at with.

    ``below`` is the effect under it, ``first`` whether it lies directly on the steps to come, and ``step`` the step of
    the phase that is in progress. ``scope`` is the step of the attack or reveal in which it lies, with its ``attack``
    or ``entry``.
    """

    state: State
    below: Any = None
    first: bool = False
    step: Any = None
    scope: Any = None
    attack: Attack | None = None
    entry: Reveal | None = None

    def is_begun(self, *steps: type[AnyEffect]) -> bool:
        """Return whether this is the first thing that a step of the phase has left."""
        return self.first and isinstance(self.step, steps)

    def is_turn_of(self, seat: int | None, kind: type[EachSeat[State]]) -> bool:
        """Return whether it lies on the turns of the players, and it is the turn of this seat."""
        return isinstance(self.below, kind) and self.below.done[-1:] == (seat,)

    def is_in(self, kind: type[AnyEffect], at: int) -> bool:
        """Return whether it lies directly on a step of an attack or reveal."""
        return isinstance(self.below, kind) and getattr(self.below, "at", -1) == at


def check_stack(state: State) -> Iterator[Problem]:
    """Yield why what is going to happen cannot be going to happen."""
    problems = tuple(_lists(state))
    yield from problems
    if problems or state.result is not None:
        return
    stack: list[Any] = list(state.stack)
    names = " ".join([type(effect).__name__ for effect in stack[:MOST_EFFECTS]])
    waiting = [effect for effect in stack[:-1] if effect.is_choice and not isinstance(effect, _AGAIN)]
    is_open = bool(stack) and stack[-1].is_choice and not waiting
    if not is_open or len(stack) > MOST_EFFECTS:
        yield bad("stack", "contradiction", "one decision, on top", names or "nothing", "LR-RND-01")
        return
    problems = tuple(stack_faults(state, "LR-CMP-02", before_rows=True))
    yield from problems
    if problems:
        return
    problem = _setup_problem(state) if state.phase == "setup" else _walk(state, stack)
    if problem is None:
        yield from decision_faults(state, _rule_of(stack[-1]))
    else:
        index, expected = problem
        yield bad(f"stack[{index}]", "contradiction", expected, type(stack[index]).__name__, _rule_of(stack[index]))


def _rule_of(effect: AnyEffect) -> str:
    return effect.rules[0] if effect.rules else "LR-RND-01"


# -- attacks and reveals ---------------------------------------------------------------------------------------


def _lists(state: State) -> Iterator[Problem]:
    """Check the attacks and reveals in progress (LR-CMB-03, LR-CMB-11, LR-QST-05)."""
    before = 0
    for index, attack in enumerate(state.attacks):
        path = f"attacks[{index}]"
        uids = (attack.enemy, *attack.defenders, *attack.attackers, *([attack.hit] if attack.hit is not None else []))
        if not before < attack.number < state.next_attack:
            yield bad(f"{path}.number", "out_of_range", "the next number, below next_attack", attack.number, "")
        if not seats_fit(state, [attack.seat]) or not all(is_within(uid, 1, state.next_uid - 1) for uid in uids):
            yield bad(path, "out_of_range", "a seat and cards of the game", uids, "LR-CMB-03")
        elif not _is(state, attack.enemy, "enemy"):
            yield bad(f"{path}.enemy", "wrong_card", "an enemy", attack.enemy, "LR-CMB-04")
        fighters = (*attack.defenders, *attack.attackers)
        if len(set(fighters)) < len(fighters) or not all(_is(state, uid, *c.CharacterTypes) for uid in fighters):
            yield bad(path, "wrong_card", "characters, each once", fighters, "LR-CMB-05")
        if bool(attack.attackers) is attack.by_enemy or (attack.defenders and not attack.by_enemy):
            yield bad(path, "contradiction", "defenders or attackers", fighters, "LR-CMB-11")
        if not all(card in (c.FOOTPAD, c.DEADLY_ACCUSATIONS) for card in attack.boosts):
            yield bad(
                f"{path}.boosts", "wrong_card", "shadow cards that strengthen it", len(attack.boosts), "LR-CMB-07"
            )
        for name in ("extra", "body_counts"):
            if not is_within(getattr(attack, name), 0, len(c.ENCOUNTER_CARDS)):
                yield bad(f"{path}.{name}", "out_of_range", "a small number", getattr(attack, name), "LR-CMB-07")
        if not all(kind in ("enemy", *c.CharacterTypes) for kind in attack.killed):
            yield bad(f"{path}.killed", "unknown_value", "types of cards", len(attack.killed), "LR-CMB-18")
        before = attack.number
    uids = tuple([entry.uid for entry in state.revealing])
    for index, entry in enumerate(state.revealing):
        path = f"revealing[{index}]"
        if not is_within(entry.uid, 1, state.next_uid - 1) or uids.index(entry.uid) < index:
            yield bad(f"{path}.uid", "out_of_range", "cards of the game, each once", entry.uid, "LR-QST-05")
        elif not _is(state, entry.uid, "enemy", "location", "treachery"):
            yield bad(f"{path}.uid", "wrong_card", "an encounter card", entry.uid, "LR-QST-05")
        if not is_within(entry.doomed, 0, c.THREAT_LIMIT):
            yield bad(f"{path}.doomed", "out_of_range", f"0 to {c.THREAT_LIMIT}", entry.doomed, "LR-INS-02")


def _is(state: State, uid: int, *types: str) -> bool:
    """Return whether a number is that of a card of some types, or of one that is not in play any more."""
    return uid not in state.cards or state.cards[uid].card.type in types


# -- from the bottom to the top --------------------------------------------------------------------------------


@cache
def _steps(phase: str) -> tuple[AnyEffect, ...]:
    """Return what a phase puts on the stack, the last step first."""
    empty = State(chance=Chance(0))
    row: Any = next(row for row in turn.Round.phases if row.id == phase)  # a row of this game, whose state it is
    row.enter(empty)
    return tuple(empty.stack)


def _setup_problem(state: State) -> tuple[int, str] | None:
    order = in_game(state)
    match state.stack:
        case [turn.Mulligans(done=done), turn.MulliganChoice(seat=seat)]:
            is_next = bool(done) and done == order[: len(done)] and seat == done[-1]
            return None if is_next else (1, "the next player who may replace a hand")
    return len(state.stack) - 1, "the choice of a starting hand"


def _walk(state: State, stack: list[Any]) -> tuple[int, str] | None:
    """Return the place of an effect that cannot lie there, with what is expected; None when there is none."""
    layer = Layer(state)
    start, is_going_on = 1, False
    bottom = stack[0]
    if isinstance(bottom, turn.BeginRound) and state.phase == "refresh":
        layer.step = turn.EndRound()
    elif is_about_to_begin(state):
        pass
    elif isinstance(bottom, turn.Round) and is_within(bottom.at, 1, len(turn.Round.phases)):
        if turn.Round.phases[bottom.at - 1].id != state.phase:
            return 0, f"the row after phase {state.phase}"
        steps = _steps(state.phase)
        while stack[start] == steps[start - 1] and start < len(steps):
            start += 1
        layer.step = steps[start - 1]
        if type(stack[start]) is type(layer.step) and isinstance(layer.step, _GOING_ON):
            if not seats_fit(state, stack[start].done):
                return start, "players, each once"
            start, is_going_on = start + 1, True
    else:
        return 0, f"a round in phase {state.phase}"
    attacks, reveals = iter(state.attacks), iter(state.revealing)
    layer.below = stack[start - 1]
    for index in range(start, len(stack)):
        effect = stack[index]
        layer.first = index == start and not is_going_on
        if isinstance(effect, (a.AttackStep, combat.PlayerAttackStep)):
            layer.attack = next(attacks, None)
        elif isinstance(effect, r.RevealStep):
            layer.entry = next(reveals, None)
        problem = _problem(layer, effect)
        if problem:
            return index, problem
        if isinstance(effect, (a.AttackStep, combat.PlayerAttackStep, r.RevealStep)):
            layer.scope = effect
        layer.below = effect
    if next(attacks, None) is not None or next(reveals, None) is not None:
        return len(stack) - 1, "the steps of every attack and reveal"
    return _left_over(state, stack)


def _left_over(state: State, stack: list[Any]) -> tuple[int, str] | None:
    """Check that what is on its way has an effect that takes it on, and lies nowhere else."""
    leaving = sorted([uid for uid, card in state.cards.items() if card.leaving])
    if leaving != sorted([effect.uid for effect in stack if isinstance(effect, investigate.LeaveExplored)]):
        return len(stack) - 1, "what explored locations wait for"
    for player in state.players:
        uses = [
            effect.use.card
            for effect in stack
            if isinstance(effect, (p.PickChoice, p.PayChoice, p.PutAway))
            and effect.use.uid is None
            and effect.use.seat == player.seat
        ]
        if not player.out and Counter(uses) != Counter(player.playing):
            return len(stack) - 1, "the cards that are being played"
    return None


# -- one effect ------------------------------------------------------------------------------------------------


def _problem(layer: Layer, effect: Any) -> str:
    """Return what is expected of an effect above the steps of the phase, and is not so; empty when all is well."""
    state, below = layer.state, layer.below
    match effect:
        case Settle():
            return ""
        case ActionWindow() | Responses():
            return "a window begun anew" if effect.passed else _window(layer, effect)
        case WindowChoice():
            window = effect.window
            if not isinstance(window, (ActionWindow, Responses)):
                return "a window of the game"
            return _window(layer, window, asked=True)
        case NextChoice():
            return _fight(layer, effect.order)
        case p.PickChoice() | p.PayChoice() | p.TakeEffect() | p.PutAway():
            return use_problem(state, effect, below)
        case p.DiscardChoice():
            return discard_problem(state, effect, below)
        case OptionChoice():
            return option_problem(layer, effect)
        case TargetChoice():
            return target_problem(layer, effect)
    return _fight(layer, effect) if type(effect).__module__ in _FIGHTS else _quest(layer, effect)


_FIGHTS: Final = (a.__name__, combat.__name__, engaging.__name__, r.__name__)


def _window(layer: Layer, window: ActionWindow | Responses, *, asked: bool = False) -> str:
    """Check where a window lies; ``asked`` says that somebody is being asked, so that it is not on the stack."""
    if isinstance(window, Responses):
        return _trigger(layer, window.trigger)
    at, below = window.at, layer.below
    is_plain = window.skip is None
    if at == "planning_turn":
        fits = isinstance(below, planning.PlanningChoice) and below.seat == window.skip
    elif at == "planning":
        fits = is_plain and (isinstance(below, planning.PlanningChoice) or layer.is_begun(planning.PlanningTurns))
    elif at in _ENEMY_WINDOWS:
        fits = is_plain and layer.is_in(a.AttackStep, _ENEMY_WINDOWS[at])
    elif at in _PLAYER_WINDOWS:
        fits = is_plain and layer.is_in(combat.PlayerAttackStep, _PLAYER_WINDOWS[at])
    else:
        fits = asked and layer.first and evolve(window, passed=0) == layer.step
    return "" if fits else "a window of this moment"


def _trigger(layer: Layer, trigger: Trigger) -> str:
    """Check that something to respond to has just happened (LR-EFF-03)."""
    state, below, kind, title = layer.state, layer.below, trigger.kind, trigger.title
    uids = (*trigger.others, *([trigger.uid] if trigger.uid is not None else []))
    if not all(is_within(uid, 1, state.next_uid - 1) for uid in uids) or not is_within(trigger.amount, 0, TOKENS):
        return "cards of the game"
    is_character = title is not None and title.is_character
    match kind:
        case "committed":
            fits = layer.is_turn_of(trigger.seat, quest.Commitment)
        case "when_revealed":
            fits = layer.is_in(r.RevealStep, 2) and _is_revealed(layer, trigger.uid, title)
        case "travelled":
            fits = layer.is_begun(travel.TravelStep) and title is not None and title.type == "location"
        case "shadow_dealt":
            dealt = layer.is_begun(combat.DealShadows) or _responds_to(below, kind)
            fits = dealt or (layer.is_in(a.AttackStep, 0) and layer.attack is not None)
        case "defended":
            fits = layer.is_in(a.AttackStep, _DEFENDING) or _responds_to(below, kind)
        case "shadow_effect":
            fits = isinstance(below, a.ShadowEffect) and below.card is title
        case "slain":
            fits = layer.is_in(combat.PlayerAttackStep, _STRUCK)
        case "damaged":
            fits = is_character and trigger.amount > 0
        case "left_play":
            fits = is_character and trigger.uid not in state.cards
        case "entered":
            fits = is_character and trigger.uid is not None
            fits = fits and (trigger.uid not in state.cards or state.cards[trigger.uid].card is title)
        case _:
            fits = False
    return "" if fits else "something that has just happened"


def _responds_to(effect: object, kind: str) -> bool:
    return isinstance(effect, Responses) and effect.trigger.kind == kind


def _is_revealed(layer: Layer, uid: int | None, title: c.Card | None) -> bool:
    entry, cards = layer.entry, layer.state.cards
    if entry is None or entry.uid != uid or uid not in cards or entry.fixed:
        return False
    return cards[uid].card is title and title in r.WHEN_REVEALED


# -- attacks, engagement, reveals ------------------------------------------------------------------------------


def _fight(layer: Layer, effect: Any) -> str:
    state, below, attack = layer.state, layer.below, layer.attack
    match effect:
        case a.AttackStep():
            fits = attack is not None and attack.by_enemy and is_within(effect.at, 0, len(effect.table))
            return "" if fits else "the step of an enemy's attack"
        case combat.PlayerAttackStep():
            fits = attack is not None and not attack.by_enemy and is_within(effect.at, 0, len(effect.table))
            return "" if fits else "the step of a player's attack"
        case r.RevealStep():
            fits = layer.entry is not None and is_within(effect.at, 0, len(effect.table))
            fits = fits and layer.entry is not None and _can_be_at(state, layer.entry, effect.at)
            return "" if fits and state.phase in ("quest", "travel") else "the step of a reveal"
        case r.RevealTop():
            fits = isinstance(below, r.RevealTop) or layer.is_begun(quest.Staging)
            return "" if fits else "the cards of a staging step"
        case combat.AttacksAgainst():
            return "" if layer.is_turn_of(effect.seat, combat.EnemyAttackTurns) else "the player who is attacked"
        case a.EnemyAttack():
            fits = is_within(effect.enemy, 1, state.next_uid - 1) and _is(state, effect.enemy, "enemy")
            return "" if fits else "an enemy"
        case a.DefenderChoice() | a.SentinelChoice():
            return _defence(layer, effect)
        case a.FlipShadows():
            return "" if layer.is_in(a.AttackStep, _FLIPPING) else "an attack whose shadow cards are turned up"
        case a.ShadowEffect():
            fits = isinstance(below, a.FlipShadows) and attack is not None and effect.attack == attack.number
            return "" if fits and effect.card in a.SHADOW_EFFECTS else "the shadow card of this attack"
        case a.InformantResponse() | a.LookForInformant():
            fits = layer.is_in(a.AttackStep, _AFTER)
            if isinstance(effect, a.LookForInformant):
                fits = fits and attack is not None and (effect.seat, effect.enemy) == (attack.seat, attack.enemy)
            return "" if fits else "the end of an attack"
        case a.ReturnAfterAttack():
            return "" if isinstance(below, a.InformantResponse) else "the end of an attack"
        case a.BodyCount():
            fits = isinstance(below, (a.ReturnAfterAttack, a.BodyCount)) and attack is not None
            return "" if fits and attack is not None and effect.attack == attack.number else "the end of an attack"
        case engaging.AttacksInOrder():
            return _suspects(layer, effect)
        case engaging.EngageChoice():
            return "" if layer.is_turn_of(effect.seat, engaging.OptionalEngagement) else "the next player to engage"
    return _player_attack(layer, effect)


def _can_be_at(state: State, entry: Reveal, at: int) -> bool:
    """Return whether a card that is being revealed can lie where it lies: on its way until it is placed (LR-QST-05)."""
    card = state.cards.get(entry.uid)
    if card is None or card.place != "limbo":
        return True
    is_waiting = entry.replaced and card.card.type == "treachery"
    return at < _PLACED or (is_waiting and at < len(r.RevealStep.table))


def _defence(layer: Layer, effect: a.DefenderChoice | a.SentinelChoice) -> str:
    state, attack = layer.state, layer.attack
    if not layer.is_in(a.AttackStep, _DEFENDING) or attack is None or a.is_off(state, attack) or attack.defenders:
        return "an attack without a defender"
    if isinstance(effect, a.SentinelChoice):
        others = (attack.seat, effect.seat)
        fits = effect.seat != attack.seat and not any(seat in others for seat in effect.rest)
        return "" if fits and seats_fit(state, effect.rest) and a.sentinels(state, effect.seat) else "a Sentinel"
    able = [card.uid for card in a.ready_characters(state, attack.seat)]
    if effect.seat != attack.seat or not _are_some(effect.chosen, able) or len(effect.chosen) >= len(able):
        return "the attacked player, and ready characters"
    return "" if not effect.chosen or effect.seat in state.joint_defence else "one defender"


def _are_some(chosen: tuple[int, ...], able: list[int]) -> bool:
    return all(uid in able for uid in chosen) and len(set(chosen)) == len(chosen)


def _suspects(layer: Layer, effect: engaging.AttacksInOrder) -> str:
    """Rules: LR-CRD-41."""
    state, uids = layer.state, effect.uids
    fits = layer.is_begun(engaging.SuspectsEngage) and len(set(uids)) == len(uids) and state.stage == c.STAGE_LAST
    if not fits or not all(uid not in state.cards or state.cards[uid].card.is_suspect for uid in uids):
        return "Suspects that engage the first player"
    return "" if c.COMBE in state.victory else "Suspects that attack as they engage"


def _player_attack(layer: Layer, effect: Any) -> str:
    state, below = layer.state, layer.below
    match effect:
        case combat.AttackChoice():
            return "" if layer.is_turn_of(effect.seat, combat.PlayerAttackTurns) else "the player who attacks"
        case combat.AttackersChoice():
            if below != combat.AttackChoice(effect.seat):
                return "the player who attacks"
            if not _is_attacked(state, effect.enemy, effect.seat):
                return "an enemy that the player attacks"
            able = [card.uid for card in combat.possible_attackers(state, effect.seat, state.cards[effect.enemy])]
            return "" if _are_some(effect.chosen, able) else "characters that may attack it"
        case combat.JoinChoice():
            return _joining(layer, effect)
    return "nothing that is over at once"


def _is_attacked(state: State, uid: int, seat: int) -> bool:
    card = state.cards.get(uid)
    is_there = card is not None and card.card.type == "enemy" and card.place in ("engaged", "staging")
    return is_there and card is not None and seat in card.hit_by


def _joining(layer: Layer, effect: combat.JoinChoice) -> str:
    """Rules: LR-CMB-12."""
    state, joining = layer.state, effect.joining
    others = (effect.seat, *joining.rest)
    is_it = joining.enemy == effect.enemy and _is_attacked(state, joining.enemy, joining.seat)
    if layer.below != combat.AttackChoice(joining.seat) or not is_it:
        return "an enemy that is attacked"
    if not seats_fit(state, others) or joining.seat in others:
        return "the next player who may join"
    enemy = state.cards[joining.enemy]
    able = [card.uid for seat in in_game(state) for card in combat.possible_attackers(state, seat, enemy)]
    own = [card.uid for card in combat.ranged(state, effect.seat, effect.enemy)]
    fits = bool(joining.chosen) and _are_some(joining.chosen, able) and _are_some(effect.chosen, own)
    return "" if fits and effect.more(state) else "characters that may attack it"


# -- the quest and what cards ask ------------------------------------------------------------------------------


def _quest(layer: Layer, effect: Any) -> str:
    state, below = layer.state, layer.below
    match effect:
        case planning.PlanningChoice():
            fits = layer.is_turn_of(effect.seat, planning.PlanningTurns)
            return "" if fits else "the player whose planning turn it is"
        case quest.CommitChoice():
            able = [card.uid for card in a.ready_characters(state, effect.seat)]
            fits = (
                layer.is_turn_of(effect.seat, quest.Commitment)
                and _are_some(effect.chosen, able)
                and len(effect.chosen) < len(able)
            )
            return "" if fits else "the next player, and ready characters"
        case quest.PlaceOnStage():
            fits = is_within(effect.amount, 0, TOKENS)
            return "" if fits and (not effect.by_quest or layer.is_begun(quest.Resolution)) else "progress of the quest"
        case quest.MarketSquares():
            return "" if is_within(effect.locations, 0, len(c.ENCOUNTER_CARDS)) else "a number of locations"
        case investigate.LeaveExplored():
            fits = effect.uid in state.cards and state.cards[effect.uid].leaving
            return "" if fits and isinstance(below, Settle) else "a location that was explored"
        case investigate.StableChoice():
            fits = isinstance(below, investigate.LeaveExplored) and below.uid == effect.uid
            fits = fits and state.cards[effect.uid].card is c.VILLAGE_STABLE
            seen = bool(state.investigation) and effect.seat in state.investigation[-1].seats
            return "" if fits and seen else "Village Stable, and a card that was looked at"
        case stages.AccuseChoice():
            fits = isinstance(below, Settle) and isinstance(layer.step, quest.Resolution) and bool(state.set_aside)
            return "" if fits and effect.seat == state.first and state.stage == c.STAGE_ACCUSATION else "an accusation"
        case stages.BrigandSearch():
            fits = (
                isinstance(below, Settle) and state.stage == c.STAGE_LAST and isinstance(layer.step, quest.Resolution)
            )
            return "" if fits and seats_fit(state, effect.done) else "the search of stage 3"
        case stages.BrigandChoice():
            fits = layer.is_turn_of(effect.seat, stages.BrigandSearch)
            return "" if fits else "the next player who searches"
        case travel.TravelChoice():
            fits = layer.is_begun(travel.TravelStep) and effect.seat == state.first
            return "" if fits and travel.destinations(state) else "the first player, and somewhere to travel"
        case travel.Arrive():
            fits = layer.is_begun(travel.TravelStep) and is_within(effect.uid, 1, state.next_uid - 1)
            return "" if fits and _is(state, effect.uid, "location") else "a location to travel to"
        case travel.PayForTravel():
            return "" if isinstance(below, (travel.Arrive, travel.PayForTravel)) else "a journey to pay for"
        case turn.DelayedLeave():
            fits = isinstance(below, (Settle, turn.DelayedLeave)) and is_within(effect.uid, 1, state.next_uid - 1)
            return "" if fits and delayed_fits(state, effect.uid, effect.whats) else "an ally that leaves"
    return _looks(layer, effect)


def delayed_fits(state: State, uid: int, whats: tuple[str, ...]) -> bool:
    """Return whether something delayed can happen to an ally (LR-REF-02)."""
    known = ("return_to_hand", "shuffle_into_deck")
    is_known = bool(whats) and all(what in known for what in whats) and len(set(whats)) == len(whats)
    return is_known and _is(state, uid, "ally")


def _looks(layer: Layer, effect: Any) -> str:
    """Check the questions of player cards that look at hidden cards, or bring them."""
    state, below = layer.state, layer.below
    if not isinstance(below, Settle):
        return "nothing that is over at once"
    match effect:
        case lore.TopChoice():
            fits = bool(state.encounter) and effect.seat in state.encounter[-1].seats
            return "" if fits else "a top card that was looked at"
        case lore.TakeChoice() | lore.OrderTop():
            deck = state.players[effect.player].deck
            number, least = (effect.number, 1) if isinstance(effect, lore.TakeChoice) else (effect.left, 2)
            fits = is_within(number, least, len(deck)) and not state.players[effect.player].out
            fits = fits and all(effect.seat in held.seats for held in deck[len(deck) - number :])
            return "" if fits else "cards that were looked at"
        case leadership.SneakChoice():
            return ""
    return "nothing that is over at once"
