"""Whether a combat on the stack of a state from a document is possible: its card, its heroes, its die, the capture."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from boardrules.core.effects import AnyEffect, NextChoice
from boardrules.core.windows import WindowChoice
from boardrules.games.bestiary import abilities, capture, combat, movement
from boardrules.games.bestiary.content import Op
from boardrules.games.bestiary.ending import CheckEnd
from boardrules.games.bestiary.state import State, beast_of, hero_of, is_city, is_from_deck, is_tyrant, type_of
from boardrules.games.bestiary.tyrants import tyrant_here


def combat_of(state: State) -> combat.Combat | None:
    """Return the combat that is being fought or settled, or None."""
    for effect in state.stack:
        match effect:
            case combat.RollChoice() | combat.AfterPayment() | combat.Judge() | combat.Settle():
                return effect.combat
            case combat.AssistChoice() | combat.PickAssistant():
                return effect.round.combat
    return None


def combat_problem(state: State, effect: AnyEffect) -> str:
    """Return what is expected of an effect of a combat and is not so; empty when all is well."""
    fought = combat_of(state)
    match effect:
        case combat.RollChoice() | combat.AfterPayment():
            if effect.combat.assistant is None and effect.combat.attempts:
                return "the first die"
            problem = _fighting(state, effect.combat)
            return problem or ("" if effect.seat == effect.combat.roller else "the hero who rolls")
        case combat.Judge():
            return _fighting(state, effect.combat) or _judge(state, effect)
        case WindowChoice():
            return _other_die(state, effect)
        case combat.AssistChoice() | combat.PickAssistant():
            return _fighting(state, effect.round.combat) or _assist(state, effect)
        case combat.Settle():
            return _settling(state, effect)
        case capture.FreshChoice() | capture.OverflowChoice() | capture.TrapMission():
            assert fought is not None, "the shapes of stacks have a combat below a capture"
            return _capture(state, effect, fought)
        case capture.Triggers():
            assert fought is not None, "the shapes of stacks have a combat below a capture"
            return _triggers(state, effect, fought)
        case NextChoice(order=capture.Triggers() as order):
            assert fought is not None, "the shapes of stacks have a combat below a capture"
            return _triggers(state, order, fought)
        case capture.TriggerChoice():
            assert fought is not None, "the shapes of stacks have a combat below a capture"
            problem = _triggers(state, effect.triggers, fought)
            if problem or effect.seat != effect.triggers.seat:
                return problem or "the captor"
            triggered = [ability.id for ability in effect.triggers.triggered(state)]
            return "" if effect.ability in triggered else "an ability that was triggered"
        case abilities.Operations() if isinstance(state.stack[-1], _ASKING) and effect is state.stack[-2]:
            return ""  # looked at with the question above it
        case abilities.Operations():
            assert fought is not None, "the shapes of stacks have a combat below operations that wait"
            fitting = effect.seat == captor(state, fought) and effect.card == fought.card
            fitting = fitting and not is_tyrant(fought.card)
            return "" if fitting and effect.ops == beast_of(state, fought.card).on_capture else "the card's own effect"
        case abilities.RefreshChoice() | abilities.ScoutChoice() | abilities.TileChoice():
            return _asking(state, effect)
        case CheckEnd():
            return "" if fought is not None and fought.kind == "tyrant" else "a tyrant that was captured"
    return ""


_ASKING = (abilities.RefreshChoice, abilities.ScoutChoice, abilities.TileChoice)


def captor(state: State, fought: combat.Combat) -> int:
    """Return who traps the card of a combat that is won (BH-AST-05)."""
    by_assistant = fought.assistant is not None and state.content.config.assist_captor_on_success == "assistant"
    return fought.assistant if by_assistant and fought.assistant is not None else fought.seat


# -- the combat itself -------------------------------------------------------------------------------------------------


def _base(state: State, fought: combat.Combat) -> str:
    """Return what is wrong with a combat, whether it is won already or not."""
    config = state.content.config
    place = state.players[state.current].place
    kinds = ("encounter",) if state.phase == "move" else ("phase3_beast", "tyrant")
    if fought.seat != state.current or fought.kind not in kinds:
        return f"a combat of the active player in phase {state.phase}"
    if (fought.kind == "tyrant") is not (fought.card in state.content.tyrants):
        return "the card of such a combat"
    if fought.kind != "tyrant" and (fought.card not in _beasts_in_play(state) or is_city(state, place)):
        return "a beast, and a hero outside a City"
    if fought.kind == "phase3_beast" and not is_from_deck(fought.card):
        return "a card of the Beast deck"
    if fought.kind == "encounter" and state.tokens.get(place) != type_of(state, fought.card):
        return "a token of the card's type under the hero"
    if fought.kind == "encounter" and is_from_deck(fought.card):
        return "a card of a type pile"
    if not 0 <= fought.attempts <= config.assist_max_attempts_per_failed_combat:
        return "as many assists as there may be"
    if fought.assistant is not None:
        if fought.attempts < 1 or fought.kind not in config.assist_applies_to:
            return "a combat that can be assisted"
        if fought.assistant not in _near(state):
            return "an assistant who is near"
    if fought.kind == "tyrant" and any(type(effect).__name__ == "NextTracked" for effect in state.stack):
        return "no tracked beast after a tyrant"
    return ""


def _beasts_in_play(state: State) -> set[str]:
    """Return the beast cards that can be the ones of a combat: open, trapped, or gone on since."""
    found = {*state.out, *state.beasts.discard_pile}
    for player in state.players:
        found.update(player.bestiary, player.liberated)
    if state.facing is not None:
        found.add(state.facing)
    return {card for card in found if not is_tyrant(card)}


def _near(state: State) -> list[int]:
    """Return who may have begun to assist, the dying included: an assistant may die of what it pays (BH-AST-01)."""
    config, place = state.content.config, state.players[state.current].place
    return [
        player.seat
        for player in state.players
        if player.seat != state.current
        and player.place.distance(place) <= config.assist_range
        and (config.assist_hero_in_city_may_assist or not is_city(state, player.place))
    ]


def _fighting(state: State, fought: combat.Combat) -> str:
    """Return what is wrong with a combat whose card nobody has trapped yet."""
    problem = _base(state, fought)
    if problem:
        return problem
    if fought.kind == "tyrant":
        slot = tyrant_here(state, fought.seat)
        return "" if slot is not None and slot.tyrant == fought.card else "the tyrant of this sanctuary"
    return "" if fought.card == state.facing else "the card that is being faced"


def _judge(state: State, judge: combat.Judge) -> str:
    die = state.die
    if judge.combat.assistant is None and judge.combat.attempts:
        return "the first die"
    if die is None or die.roller != judge.combat.roller or die.result not in state.content.dice.get(die.level, ()):
        return "a die that was rolled"
    if isinstance(state.stack[-1], WindowChoice):
        return "" if die.meddler is None and not die.reward else "a die that was rolled once"
    if die.meddler is None or die.meddler == die.roller:
        return "a die that another hero has had rolled again"
    hero = hero_of(state, state.players[die.meddler])
    rewards = [
        sum(op.win_pb for op in ability.effects if op.op == "reroll_other_die")
        for ability in hero.abilities
        if ability.timing == "after_other_die"
    ]
    return "" if die.reward in rewards else "the reward of the ability"


def _other_die(state: State, choice: WindowChoice[Any, Any]) -> str:
    window, judge = choice.window, state.stack[-2]
    if not isinstance(window, combat.OtherDieWindow) or judge != combat.Judge(window.combat):
        return "the window of the die"
    return ""


def _assist(state: State, choice: combat.AssistChoice | combat.PickAssistant) -> str:
    config, round_ = state.content.config, choice.round
    fought, near = round_.combat, combat.helpers(state, choice.round.combat.seat)
    if fought.assistant is not None or fought.kind not in config.assist_applies_to:
        return "a combat that can be assisted"
    if fought.attempts >= config.assist_max_attempts_per_failed_combat:
        return "an assist that is left"
    asked, willing = list(round_.asked), list(round_.willing)
    if asked != near[: len(asked)] or [seat for seat in asked if seat in willing] != willing:
        return "those who are near, in their order"
    if isinstance(choice, combat.AssistChoice):
        return "" if near[len(asked) : len(asked) + 1] == [choice.seat] else "the next one who may assist"
    return "" if asked == near and len(willing) > 1 else "several who are willing"


# -- the capture -------------------------------------------------------------------------------------------------------


def _settling(state: State, settle: combat.Settle) -> str:
    """Return what is wrong with a combat that is won and not over yet."""
    fought = settle.combat
    problem = _base(state, fought)
    if problem:
        return problem
    if not settle.won or (fought.assistant is None and fought.attempts):
        return "a combat that was won"
    if fought.kind == "tyrant":
        captured = any(slot.tyrant == fought.card and slot.seat == fought.seat for slot in state.row)
        return "" if captured else "a tyrant that was captured"
    player = state.players[captor(state, fought)]
    zones = (player.bestiary, player.liberated, state.beasts.discard_pile, state.out)
    return "" if any(fought.card in zone for zone in zones) else "a card that was trapped"


def _capture(
    state: State,
    effect: capture.FreshChoice | capture.OverflowChoice | capture.TrapMission,
    fought: combat.Combat,
) -> str:
    config, player = state.content.config, state.players[effect.seat]
    if effect.seat != captor(state, fought):
        return "the captor"
    if isinstance(effect, capture.TrapMission):
        return "" if effect.kind == type_of(state, fought.card) else "the type of the card"
    if isinstance(effect, capture.FreshChoice):
        fitting = effect.card == fought.card and fought.card in player.bestiary
        return "" if fitting and "on_capture" in config.liberate_allowed_at else "a fresh card that may be liberated"
    if effect is state.stack[-1] and not effect.is_due(state):
        return "a bestiary that is too full"
    return ""


def _triggers(state: State, triggers: capture.Triggers, fought: combat.Combat) -> str:
    if triggers.seat != captor(state, fought) or triggers.card != fought.card:
        return "the captor and the card"
    if is_tyrant(fought.card) and not state.content.config.abilities_on_capture_includes_tyrants:
        return "a beast that was trapped"
    names = [ability.id for ability in hero_of(state, state.players[triggers.seat]).abilities]
    fitting = set(triggers.done) <= set(names) and len(set(triggers.done)) == len(triggers.done)
    return "" if fitting else "abilities of the captor, each once"


# -- what abilities and cards ask --------------------------------------------------------------------------------------


def _asking(state: State, choice: abilities.RefreshChoice | abilities.ScoutChoice | abilities.TileChoice) -> str:
    """Return what is wrong with a question in the middle of operations, and with those that follow it."""
    rest: AnyEffect = state.stack[-2]
    user, card, lists = _user(state, state.stack[-3 if isinstance(rest, abilities.Operations) else -2])
    following: tuple[Op, ...] = ()
    if isinstance(rest, abilities.Operations):
        if rest.seat != user or rest.card != card:
            return "the user of the ability"
        following = rest.ops
    if choice.seat != user:
        return "the user of the ability"
    asking = "refresh_mission" if isinstance(choice, abilities.RefreshChoice) else "scout_stack"
    if not any(following == ops for ops in _after(lists, asking)):
        return "an operation that asks this"
    if isinstance(choice, abilities.RefreshChoice):
        return "" if state.mission_row else "a face-up mission"
    if isinstance(choice, abilities.ScoutChoice):
        return "" if any(state.stacks) else "a stack with tiles"
    if not 0 <= choice.stack < len(state.stacks) or not state.stacks[choice.stack]:
        return "a stack with tiles"
    seen = state.stacks[choice.stack][-1].is_known_to(user)
    return "" if seen else "a tile that was looked at"


def _user(state: State, cause: AnyEffect) -> tuple[int | None, str | None, list[tuple[Op, ...]]]:
    """Return who asks for operations, the card that was trapped, and the lists of operations that it can be.

    ``cause`` is what lies below them on the stack.
    """
    card: str | None = None
    lists: list[tuple[Op, ...]] = []
    match cause:
        case movement.AfterAbility() | combat.AfterPayment():
            user, timing = cause.seat, "before_die"
        case combat.Judge() if state.die is not None and state.die.meddler is not None:
            user, timing = state.die.meddler, "after_other_die"
        case capture.Triggers():
            user, timing, card = cause.seat, "on_capture", cause.card
            if not is_tyrant(card) and not cause.done:
                lists.append(beast_of(state, card).on_capture)
        case _:
            return None, None, []
    player = state.players[user]
    for ability in hero_of(state, player).abilities:
        if ability.timing == timing and player.uses.number("turn", ability.id):
            lists.append(ability.effects)
    return user, card, lists


def _after(lists: list[tuple[Op, ...]], asking: str) -> Iterator[tuple[Op, ...]]:
    for ops in lists:
        for index, op in enumerate(ops):
            if op.op == asking:
                yield ops[index + 1 :]
