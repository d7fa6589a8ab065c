"""Whether a state that was read from a document is a possible state of the game (chapter 25).

The checks go from the ground up: each part may rely on the parts before it, so a part with faults ends the check.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from boardrules.core.checking import (
    MANY,
    bad,
    component_faults,
    decision_faults,
    deck_faults,
    effect_faults,
    first_faults,
    is_within,
    machine_faults,
    number_faults,
    on_stack,
    seats_fit,
    shape_faults,
)
from boardrules.core.effects import AnyEffect
from boardrules.core.errors import Problem
from boardrules.core.windows import WindowChoice
from boardrules.core.zones import Visibility
from boardrules.games.shadow_hunters import content as c
from boardrules.games.shadow_hunters.abilities import TakeOpenAction
from boardrules.games.shadow_hunters.actions import Action
from boardrules.games.shadow_hunters.areas import AreaChoice, GateChoice, WoodsChoice
from boardrules.games.shadow_hunters.attack import (
    AfterAttackChoice,
    AttackChoice,
    CounterChoice,
    OfferCounters,
    SpearChoice,
)
from boardrules.games.shadow_hunters.cards import (
    AIMED_CARDS,
    HEALING_CARDS,
    HealChoice,
    PeelChoice,
    TargetChoice,
    TheftChoice,
)
from boardrules.games.shadow_hunters.content import Card
from boardrules.games.shadow_hunters.damage import ATTACKS, ROBBERY_SOURCES, Harm, LootChoice, RobberyChoice
from boardrules.games.shadow_hunters.deduction import deals, learned
from boardrules.games.shadow_hunters.hermit import AnswerChoice, FinishCard, GiveChoice, is_being_given
from boardrules.games.shadow_hunters.knowledge import fits, public_limit
from boardrules.games.shadow_hunters.movement import DestinationChoice, MoveChoice, TotalChoice
from boardrules.games.shadow_hunters.state import State, components
from boardrules.games.shadow_hunters.turn import EndChoice, QuickStart, Turn
from boardrules.games.shadow_hunters.victory import CheckEnd, ending_conditions
from boardrules.games.shadow_hunters.windows import Ask, OwnChoice, RevealWindow

_STREAMS: Final = (*c.DECKS, "areas", "characters", "initials", "first_player")

#: What can lie on the stack at a decision, from the bottom to the top, by phase.
_KILL: Final = r"CheckEnd (SuckBlood )?LootChoice "
_SHAPES: Final = {
    "setup": re.compile(r"QuickStart (DestinationChoice|AnswerChoice) "),
    "move": re.compile(
        rf"Turn (MoveChoice |TotalChoice |DestinationChoice |Ask WindowChoice |Ask (RevealWindow )?{_KILL})"
    ),
    "area": re.compile(
        r"Turn (AreaChoice |Ask WindowChoice |GateChoice |WoodsChoice |TheftChoice |GiveChoice |AnswerChoice "
        rf"|FinishCard (TargetChoice |TheftChoice |PeelChoice |HealChoice )|(FinishCard )?(RobberyChoice |{_KILL}))"
    ),
    "attack": re.compile(
        r"Turn (AttackChoice |AfterAttackChoice |Ask WindowChoice "
        rf"|Ask RevealWindow OfferCounters (Strike SpearChoice |RobberyChoice |CounterChoice |{_KILL}))"
    ),
    "end": re.compile(r"Turn (EndChoice |Ask WindowChoice )"),
}
_OWN_CHOICES: Final[dict[str, tuple[type[OwnChoice], ...]]] = {
    "move": (MoveChoice,),
    "area": (AreaChoice,),
    "attack": (AttackChoice, AfterAttackChoice),
    "end": (EndChoice,),
}
#: Choices that only the current player can be facing.
_CURRENT_ONLY: Final = (
    TotalChoice,
    GateChoice,
    WoodsChoice,
    GiveChoice,
    TargetChoice,
    TheftChoice,
    PeelChoice,
    HealChoice,
    SpearChoice,
)
#: While one of these waits, a card is being resolved.
_RESOLVING: Final = (FinishCard, GiveChoice, AnswerChoice)


def check_state(state: State) -> tuple[Problem, ...]:
    """Return why the state cannot be; nothing when it can."""
    parts: tuple[Callable[[State], Iterator[Problem]], ...] = (
        _numbers,
        _table,
        _characters,
        _lives,
        _cards,
        _hermit_log,
        _course,
        _stack,
        _effects,
        _decision,
    )
    return first_faults(state, parts)


def _numbers(state: State) -> Iterator[Problem]:
    count = len(state.players)
    if not is_within(count, c.MIN_PLAYERS, c.MAX_PLAYERS):
        yield bad("players", "out_of_range", "4 to 8 players", count, "SH-CMP-01")
        return
    limits = [
        ("turn", state.turn, 0, MANY, "SH-INV-09"),
        ("current", state.current, 0, count - 1, "SH-INV-09"),
        ("extra_turns", state.extra_turns, 0, MANY, "SH-INV-09"),
        ("hurt", state.hurt, 0, count - 1, "SH-INV-10"),
        *[(f"players[{i}].damage", p.damage, 0, c.TRACK_END, "SH-CMP-04") for i, p in enumerate(state.players)],
    ]
    yield from number_faults(limits)
    yield from machine_faults(
        state, _STREAMS, c.DICE, seating="SH-SET-04", chance="SH-INV-12", throws="SH-CMP-03", over="SH-TRN-06"
    )


_DECK_NAMES: Final = ("white", "black", "hermit")


def _table(state: State) -> Iterator[Problem]:
    """Rules: SH-INV-04, SH-SET-03, SH-SET-04, SH-SET-05."""
    count = len(state.players)
    colours = [player.colour for player in state.players]
    if len(set(colours)) != count or not set(colours) <= set(c.COLOURS):
        yield bad("players", "wrong_components", "different colours", ", ".join(colours), "SH-SET-04")
    areas = dict.fromkeys(c.AREAS.values(), 1)
    yield from component_faults(Counter(state.layout), areas, "SH-INV-04", path="layout")
    for name in _DECK_NAMES:
        visibility = Visibility.HIDDEN if name == "hermit" else Visibility.PUBLIC
        yield from deck_faults(name, state.deck(name), name, visibility, "SH-SET-03")
    if state.options.allocation != c.ALLOCATION[count]:
        yield bad("options.allocation", "contradiction", c.ALLOCATION[count].__str__(), "", "SH-SET-05")
    if state.options.pool & ~c.ALL_BITS or state.options.pool < 0:
        yield bad("options.pool", "unknown_value", "a set of characters", "", "SH-INF-10")


def _characters(state: State) -> Iterator[Problem]:
    """Rules: SH-INV-07, SH-SET-05, SH-EXP-04, SH-EXP-20."""
    options = state.options
    masks = [player.character.bit & options.pool for player in state.players]
    if next(deals(masks, options.allocation, options.one_per_initial), None) is None:
        dealt = ", ".join(player.character.id for player in state.players)
        yield bad("players", "no_possible_deal", "the characters of the player count", dealt, "SH-INV-07")
    for index, player in enumerate(state.players):
        bit = player.character.bit
        path = f"players[{index}].possible"
        if player.possible < 0 or player.possible & ~c.ALL_BITS or not player.possible & bit:
            yield bad(path, "contradiction", "a set with the character", "", "SH-INF-02")
        elif player.revealed and player.possible != bit:
            yield bad(path, "contradiction", "the revealed character alone", "", "SH-INF-01")
        elif player.revealed:
            continue
        elif player.possible & ~(public_limit(state, player, in_batch=on_stack(state, CheckEnd)) & options.pool):
            yield bad(path, "contradiction", "only whom the open facts allow", "", "SH-INF-01")


def _lives(state: State) -> Iterator[Problem]:
    """Rules: SH-INV-03, SH-INV-05, SH-INV-06, SH-DTH-02, SH-DTH-08."""
    for index, player in enumerate(state.players):
        path = f"players[{index}]"
        if player.alive != (player.damage < player.character.hp) or player.damage > player.character.hp:
            yield bad(f"{path}.alive", "contradiction", f"HP {player.character.hp}", player.damage, "SH-INV-03")
        if not player.alive:
            if not player.revealed:
                yield bad(f"{path}.revealed", "contradiction", "true for the dead", "false", "SH-DTH-02")
            if player.area is not None or player.angel or player.barrier:
                yield bad(path, "dead", "no area and no protection", player.character.id, "SH-INV-03")
        if player.used and not (player.revealed and player.character.once):
            yield bad(f"{path}.used", "contradiction", "a revealed once-per-game ability", "", "SH-CHR-14")
        if player.barrier and not (player.character is c.GREGOR and player.revealed):
            yield bad(f"{path}.barrier", "contradiction", "gregor, revealed", player.character.id, "SH-EXP-16")
    dead = sorted(player.seat for player in state.players if not player.alive)
    if sorted(seat for batch in state.deaths for seat in batch) != dead or not all(state.deaths):
        yield bad("deaths", "contradiction", f"the dead seats {dead}", str(state.deaths), "SH-DTH-09")


def _cards(state: State) -> Iterator[Problem]:
    """Rules: SH-INV-01, SH-INV-02."""
    for name in _DECK_NAMES:
        deck = state.deck(name)
        for zone, cards in (("draw_pile", deck.draw_pile), ("discard_pile", deck.discard_pile)):
            for index, card in enumerate(cards):
                if card.deck != name:
                    yield bad(f"{name}.{zone}[{index}]", "wrong_deck", f"a {name} card", card.id, "SH-INV-01")
    for seat, player in enumerate(state.players):
        for index, card in enumerate(player.equipment):
            if not card.equipment:
                path = f"players[{seat}].equipment[{index}]"
                yield bad(path, "not_equipment", "an equipment card", card.id, "SH-INV-02")
        # Between a death and the looting the cards still lie before the dead player.
        looted = [effect.victims for effect in state.stack if isinstance(effect, LootChoice)]
        if player.equipment and not player.alive and not any(seat in victims for victims in looted):
            yield bad(f"players[{seat}].equipment", "dead", "no equipment", len(player.equipment), "SH-INV-03")
    held = state.in_hand
    if held is not None:
        if held.card.equipment:
            yield bad("in_hand.card", "contradiction", "a card that is resolved", held.card.id, "SH-CRD-03")
        knows = held.known_to
        if (knows is None) is (held.card.deck == "hermit") or not seats_fit(state, knows or ()):
            yield bad("in_hand.known_to", "contradiction", "those who have read it", str(knows), "SH-INF-02")
    found = {thing: number for thing, number in components(state).items() if isinstance(thing, Card)}
    yield from component_faults(found, {card: card.count for card in c.CARDS.values()}, "SH-INV-01")


def _hermit_log(state: State) -> Iterator[Problem]:
    """Rules: SH-INF-02, SH-INF-05, SH-HER-04, SH-HER-06."""
    used: Counter[tuple[int, Card]] = Counter()
    count, passes = len(state.players), state.hermit.shuffles
    previous = 0
    for index, play in enumerate(state.hermit_log):
        path = f"hermit_log[{index}]"
        if not seats_fit(state, (play.giver, play.receiver)):
            yield bad(path, "out_of_range", "two different seats", str((play.giver, play.receiver)), "SH-HER-01")
            return
        if not previous <= play.pass_number <= passes:
            yield bad(f"{path}.pass_number", "out_of_range", f"{previous} to {passes}", "", "SH-HER-07")
            return
        previous = play.pass_number
        used[play.pass_number, play.card] += 1
        if play.amount is None and state.players[play.receiver].character is not c.GREGOR:
            yield bad(f"{path}.amount", "contradiction", "a number: only his barrier stops it", "null", "SH-EXP-16")
            return
        if play.card.deck != "hermit" or not fits(play, play.card, state.players[play.receiver].character):
            yield bad(path, "contradiction", "an answer that fits card and character", play.card.id, "SH-HER-04")
            return
    held = state.in_hand
    if held is not None and held.card.deck == "hermit" and is_being_given(state):
        used[passes, held.card] += 1
    for (_, card), times in used.items():
        if times > card.count:
            yield bad("hermit_log", "too_many", f"{card.count} of {card.id} in one pass", times, "SH-INV-01")
    played = [play.card for play in state.hermit_log if play.pass_number == passes]
    pile = state.hermit.discard_pile
    if held is not None and held.card.deck == "hermit" and not is_being_given(state):  # answered, not yet laid down
        if played[-1:] != [held.card]:
            yield bad("in_hand.card", "contradiction", "the card that was answered last", held.card.id, "SH-HER-06")
            return
        played.pop()
    if pile[len(pile) - len(played) :] != played or len(pile) < len(played):
        yield bad("hermit.discard_pile", "contradiction", "the cards of this pass in order", "", "SH-HER-06")
    for seat in range(count):
        for player, mask in zip(state.players, learned(state, seat), strict=True):
            if not mask & player.character.bit:
                yield bad("hermit_log", "contradiction", "answers that fit the characters", "", "SH-INF-05")
                return


def _course(state: State) -> Iterator[Problem]:
    """Rules: SH-INV-08, SH-INV-09, SH-INV-11."""
    result = state.result
    if result is not None:
        count = len(state.players)
        winners_fit = seats_fit(state, result.winners) and bool(result.winners)
        scores = tuple([int(seat in result.winners) for seat in range(count)])
        if not winners_fit or result.scores != scores or not result.reasons or result.reason != result.reasons[0]:
            yield bad("result", "contradiction", "winners with their scores and reasons", "", "SH-INV-11")
        if state.phase != "over":
            yield bad("phase", "contradiction", "over", state.phase, "SH-TRN-06")
        if not all(player.revealed for player in state.players):
            yield bad("players", "contradiction", "all characters revealed at the end", "hidden ones", "SH-TRN-06")
        return
    if state.phase not in _SHAPES:
        yield bad("phase", "unknown_value", ", ".join(_SHAPES), state.phase, "SH-TRN-02")
        return
    if state.deaths and state.options.abilities:
        for index, player in enumerate(state.players):
            if player.character is c.DANIEL and not player.revealed and not player.void:
                yield bad(f"players[{index}].revealed", "contradiction", "true after a death", "false", "SH-INV-08")
    if on_stack(state, CheckEnd):  # inside a batch: what it leads to is decided when it is over
        return
    if not state.players[state.current].alive:
        yield bad("current", "dead", "a living player", state.current, "SH-INV-03")
    elif state.phase in ("area", "attack", "end") and state.players[state.current].area is None:
        yield bad("current", "off_board", "a player who has moved", state.current, "SH-INV-05")
    reasons, winners = ending_conditions(state, CheckEnd())
    if winners:
        yield bad("result", "contradiction", f"the end of the game: {', '.join(reasons)}", "none", "SH-INV-08")


def _stack(state: State) -> Iterator[Problem]:
    """Check that the shape of what is going to happen fits the phase, and the card that is being resolved."""
    problems = tuple(shape_faults(state, _SHAPES, "SH-TRN-02"))
    yield from problems
    is_held = state.in_hand is not None
    if not problems and state.result is None and on_stack(state, *_RESOLVING) is not is_held:
        yield bad("in_hand", "contradiction", "a card exactly while one is resolved", is_held, "SH-CRD-02")


def _effects(state: State) -> Iterator[Problem]:
    yield from effect_faults(state, _effect_problem, "SH-TRN-02")


def _decision(state: State) -> Iterator[Problem]:
    yield from decision_faults(state, "SH-TRN-02")


def _effect_problem(state: State, effect: AnyEffect) -> str:
    """Return what is expected of an effect and is not so; empty when all is well."""
    if isinstance(effect, Harm) and not all(is_within(amount, 0, MANY) for _, amount in effect.hits):
        return "amounts of damage"
    if isinstance(effect, _CURRENT_ONLY) and effect.seat != state.current:
        return "the current player"
    if isinstance(effect, Turn):
        fitting = is_within(effect.at, 1, len(Turn.phases)) and Turn.phases[effect.at - 1].id == state.phase
        return "" if fitting else f"the row of phase {state.phase}"
    if isinstance(effect, (Ask, OwnChoice)):
        choice = effect.choice if isinstance(effect, Ask) else effect
        fitting = isinstance(choice, _OWN_CHOICES[state.phase])
        return "" if fitting else f"a decision of phase {state.phase}"
    if isinstance(effect, (RevealWindow, WindowChoice)):
        return _window_problem(state, effect)
    if isinstance(effect, TotalChoice) and not all(is_within(total, 2, 10) for total in effect.totals):
        return "totals of two dice"
    if isinstance(effect, (CounterChoice, OfferCounters)) and effect.attacker != state.current:
        return "the attack of the current player"
    if isinstance(effect, (DestinationChoice, QuickStart)):
        return _start_problem(state, effect)
    return _card_problem(state, effect) or _batch_problem(state, effect)


def _window_problem(state: State, effect: RevealWindow | WindowChoice[State, Action]) -> str:
    count = len(state.players)
    moments = {"move": ("start",), "area": ("moved",), "attack": ("area_done", "attacked"), "end": ("end",)}
    window = effect if isinstance(effect, RevealWindow) else effect.window
    if not isinstance(window, RevealWindow) or window.moment not in moments.get(state.phase, ()):
        return f"a window of phase {state.phase}"
    if not is_within(window.passed, 0, count - 1):
        return "a number of seats"
    if isinstance(effect, RevealWindow):
        return ""
    if state.options.open_windows:
        return "no window where windows are open"
    fitting = is_within(effect.place, window.passed + 1, count - 1)
    is_there = (state.current + effect.place) % count == effect.seat
    return "" if fitting and is_there else "the seat at its place in the order"


def _start_problem(state: State, effect: DestinationChoice | QuickStart) -> str:
    """Return what is wrong with the choice of an area, or with a quick start."""
    count = len(state.players)
    bottom = state.stack[0]
    if isinstance(bottom, QuickStart):
        if not state.options.quick_start or not is_within(bottom.step, 1, 2 * count) or state.deaths:
            return "a quick start on its way"
        if isinstance(effect, DestinationChoice):
            is_turn = bottom.step % 2 == 1 and effect.seat == (bottom.first + bottom.step // 2) % count
            return "" if is_turn else "the player whose roll it is"
        return ""
    return "" if isinstance(effect, DestinationChoice) and effect.seat == state.current else "the current player"


def _card_problem(state: State, effect: AnyEffect) -> str:
    """Return what is wrong between a choice about a card and the card that is being resolved."""
    held = state.in_hand
    if isinstance(effect, (TargetChoice, HealChoice)):
        cards = AIMED_CARDS if isinstance(effect, TargetChoice) else HEALING_CARDS
        fitting = held is not None and effect.card is held.card and held.card in cards
        return "" if fitting else "the card being resolved, one that asks this"
    if isinstance(effect, TheftChoice):
        wanted = c.ERSTWHILE_ALTAR.rule if held is None else c.MOODY_GOBLIN.rule
        fitting = effect.rule == wanted and (held is None or held.card is c.MOODY_GOBLIN)
        return "" if fitting else "a theft by area or card"
    if isinstance(effect, PeelChoice):
        return "" if held is not None and held.card is c.BANANA_PEEL else "the card being resolved"
    if isinstance(effect, (GiveChoice, AnswerChoice)):
        knows = (effect.seat,) if isinstance(effect, GiveChoice) else (effect.giver, effect.seat)
        fitting = held is not None and held.card.deck == "hermit" and held.known_to == knows
        return "" if fitting and len(set(knows)) == len(knows) else "the hermit card and those who have read it"
    return ""


def _batch_problem(state: State, effect: AnyEffect) -> str:
    """Return what is wrong with a kill, a theft or a robbery."""
    players = state.players
    if isinstance(effect, LootChoice):
        dead = all(not players[seat].alive and players[seat].equipment for seat in effect.victims)
        return "" if dead and players[effect.seat].alive and effect.victims else "a living killer and dead victims"
    if isinstance(effect, RobberyChoice):
        hits = dict(effect.harm.hits)
        fitting = hits.get(effect.target, 0) >= 2 and effect.harm.credit == effect.seat != effect.target
        fitting = fitting and effect.harm.source in (*ATTACKS, *ROBBERY_SOURCES)
        inner = _effect_problem(state, effect.harm)
        return inner or ("" if fitting and players[effect.seat].character is c.BOB else "Bob dealing 2 or more")
    if isinstance(effect, TakeOpenAction):
        return "nothing in between"
    return ""
