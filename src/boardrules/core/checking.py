"""What the checks of states from documents are written with: parts that build on each other, and faults with paths.

A game checks its states in ``Game.problems``. What holds in every game is checked here; what its rules say, it adds::

    def problems(self, state: State) -> tuple[Problem, ...]:
        return first_faults(state, (numbers, cards, stack))


    def numbers(state: State) -> Iterator[Problem]:
        yield from machine_faults(state, ("deck",), {"d6": 6}, throws="HC-DIE-01", over="HC-END-01")
        yield from number_faults([("coins", state.coins, 0, MANY, "HC-COIN-01")])
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias, TypeVar

from attrs import evolve

from boardrules.core.chance import SEED_LIMIT
from boardrules.core.effects import AnyEffect, NextChoice
from boardrules.core.entity import Entity
from boardrules.core.errors import Problem, short
from boardrules.core.node import seats_in
from boardrules.core.phases import EachSeat, PhaseRunner, Steps
from boardrules.core.state import GameState
from boardrules.core.uses import Uses
from boardrules.core.windows import Window, WindowChoice
from boardrules.core.zones import Deck, Held, Visibility

S = TypeVar("S")
StateT = TypeVar("StateT", bound=GameState)
FoundT = TypeVar("FoundT", bound=Entity | str)
WantedT = TypeVar("WantedT", bound=Entity | str)

#: Numbers that count answers, rounds, points or draws stay below this in any game that was ever played.
MANY: Final = 10**9
#: No stack of a real game comes near it.
MOST_EFFECTS: Final = 150
#: No more of a value is shown.
_MOST: Final = 80

#: A number of a state: its path without the ``$``, the number, the least and the most it can be, and the rule.
Limit: TypeAlias = tuple[str, int, int, int, str]


def first_faults(state: S, parts: Iterable[Callable[[S], Iterator[Problem]]]) -> tuple[Problem, ...]:
    """Return the faults of the first part that has some: later parts may rely on the earlier ones."""
    for part in parts:
        problems = tuple(part(state))
        if problems:
            return problems
    return ()


def bad(path: str, code: str, expected: str, got: object, rule: str) -> Problem:
    """Return a problem at a place of the document; ``got`` may be anything."""
    text = got if isinstance(got, str) else short(got)
    shown = text if len(text) <= _MOST else text[: _MOST - 3] + "..."
    return Problem(f"$.{path}" if path else "$", code, expected, shown, rule)


def is_within(value: int, low: int, high: int) -> bool:
    """Return whether a number lies in a range, both ends included."""
    return low <= value <= high


def number_faults(limits: Iterable[Limit]) -> Iterator[Problem]:
    """Yield the numbers that are out of their range."""
    for path, value, low, high, rule in limits:
        if not is_within(value, low, high):
            yield bad(path, "out_of_range", f"{low} to {high}", value, rule)


def machine_faults(
    state: GameState,
    streams: Collection[str],
    dice: Mapping[str, int],
    *,
    seating: str = "",
    chance: str = "",
    throws: str = "",
    over: str = "",
) -> Iterator[Problem]:
    """Yield what cannot be in what belongs to the machine: seats, number of answers, chance, a stack after the end.

    ``streams`` are the decks and other streams of the game but its ``dice``, which are given with their sides.
    ``seating``, ``chance``, ``throws`` and ``over`` are the rules about the seats, about chance, about what dice show,
    and about the end of the game.
    """
    seats = [player.seat for player in state.players]
    if seats != list(range(len(seats))):
        yield bad("players", "contradiction", "seats in order", seats, seating)
    yield from number_faults(
        [("chance.seed", state.chance.seed, 0, SEED_LIMIT - 1, ""), ("number", state.number, 0, MANY, "")]
    )
    known = (*dice, *streams)
    for stream, drawn in state.chance.counters.items():
        if stream not in known or not is_within(drawn, 0, MANY):
            yield bad("chance.counters", "unknown_value", ", ".join(known), short(stream), chance)
    for stream, results in state.chance.script.items():
        if stream not in dice:
            yield bad("chance.script", "unknown_value", ", ".join(dice) or "nothing: no die is rolled", stream, throws)
        elif not all(is_within(result, 1, dice[stream]) for result in results):
            yield bad(f"chance.script.{stream}", "out_of_range", f"1 to {dice[stream]}", len(results), throws)
    if state.result is not None and state.stack:
        yield bad("stack", "contradiction", "nothing after the end", len(state.stack), over)


def seats_fit(state: GameState, seats: Sequence[int]) -> bool:
    """Return whether these are seats of the table, each once."""
    last = len(state.players) - 1
    return all(is_within(seat, 0, last) for seat in seats) and len(set(seats)) == len(seats)


def component_faults(
    found: Mapping[FoundT, int], wanted: Mapping[WantedT, int], rule: str, *, path: str = ""
) -> Iterator[Problem]:
    """Yield what there is more or less of than the game has, in all zones together, or what it does not have at all.

    ``found`` is what ``Game.components`` counts, or a part of it that goes by one rule, and ``wanted`` what that must
    come to. ``path`` is the place where all of it lies, where there is only one.
    """
    numbers: dict[Entity | str, int] = dict(wanted.items())
    counted: dict[Entity | str, int] = dict(found.items())
    for thing in dict.fromkeys((*numbers, *counted)):
        number, count = numbers.get(thing, 0), counted.get(thing, 0)
        if number != count:
            name = thing if isinstance(thing, str) else thing.id
            yield bad(path, "wrong_components", f"{number} of {name} in all zones", count, rule)


def deck_faults(path: str, deck: Deck[Any], name: str, discards: Visibility, rule: str) -> Iterator[Problem]:
    """Yield what cannot be in a deck besides its cards: its name, who sees its discards, the number of shuffles."""
    if deck.name != name or deck.discards is not discards:
        yield bad(path, "contradiction", f"the {name} deck, discards {discards.value}", short(deck.name), rule)
    yield from number_faults([(f"{path}.shuffles", deck.shuffles, 0, MANY, rule)])


def held_faults(state: GameState, path: str, held: Held[Any], *, public: bool | None, rule: str) -> Iterator[Problem]:
    """Yield what cannot be known of a card in a hidden pile or hand.

    ``public`` says how the cards of its pile become known: True by being shown to everybody alone, False by being
    looked at alone, so that only seats know them, None in both ways.
    """
    if not seats_fit(state, held.seats) or list(held.seats) != sorted(held.seats):
        yield bad(f"{path}.seats", "out_of_range", "seats in order, each once", held.seats, rule)
    elif held.seats and public:
        yield bad(f"{path}.seats", "contradiction", "nobody: the card is shown to all or to none", held.seats, rule)
    if held.public and public is False:
        yield bad(f"{path}.public", "contradiction", "false", "true", rule)


def on_stack(state: GameState, *kinds: type[AnyEffect]) -> bool:
    """Return whether an effect of one of these classes lies on the stack."""
    return any(isinstance(effect, kinds) for effect in state.stack)


def use_faults(path: str, uses: Uses, limits: Mapping[tuple[str, str], int], rule: str) -> Iterator[Problem]:
    """Yield what has been used that has no limit, twice told, or more often than can be.

    ``limits`` say how often something can be used in a period that is running: ``{("turn", "loaded_dice"): 2}``.
    """
    for index, (period, key, number) in enumerate(uses.counts):
        limit = limits.get((period, key))
        if limit is None:
            known = ", ".join([" ".join(names) for names in limits]) or "nothing"
            yield bad(f"{path}.counts[{index}]", "unknown_id", known, f"{period} {key}", rule)
        elif not is_within(number, 1, limit):
            yield bad(f"{path}.counts[{index}]", "out_of_range", f"1 to {limit}", number, rule)
        elif (period, key) in [before[:2] for before in uses.counts[:index]]:
            yield bad(f"{path}.counts[{index}]", "duplicate", "each once", f"{period} {key}", rule)


def shape_faults(state: GameState, shapes: Mapping[str, re.Pattern[str]], rule: str) -> Iterator[Problem]:
    """Yield why what is going to happen cannot be: its shape is that of no decision, or it names no seats.

    ``shapes`` say for each phase what can lie on the stack at a decision: the class names from the bottom to the top,
    each with a space behind it. A game that is over has no shape; that its stack is empty, ``machine_faults`` sees to.
    """
    if state.result is not None:
        return
    names = "".join([f"{type(effect).__name__} " for effect in state.stack[:MOST_EFFECTS]])
    if state.phase not in shapes:
        yield bad("phase", "unknown_value", ", ".join(shapes), state.phase, rule)
    elif len(state.stack) > MOST_EFFECTS or not shapes[state.phase].fullmatch(names):
        yield bad("stack", "contradiction", f"a stack of phase {state.phase}", names.strip() or "nothing", rule)
    else:
        yield from stack_faults(state, rule)


def stack_faults(state: GameState, rule: str, *, before_rows: bool = False) -> Iterator[Problem]:
    """Yield the first effect on the stack that names a seat which is none, or stands where its order has no place.

    Those are the rounds, steps, turns and windows of the core: which row or seat comes next is a number in them. Which
    of the places fit the state is for the game to say. With ``before_rows`` a round may also stand before the row of
    its phase, as where an arranged game has something to ask before that row begins.
    """
    last = len(state.players) - 1
    for index, effect in enumerate(state.stack):
        names_nobody = not all(is_within(seat, 0, last) for seat in seats_in(effect))
        expected = f"seats 0 to {last}" if names_nobody else _misplaced(state, effect, before_rows)
        if expected:
            code = "out_of_range" if names_nobody else "contradiction"
            yield bad(f"stack[{index}]", code, expected, type(effect).__name__, rule)
            return


def _misplaced(state: GameState, effect: object, before_rows: bool) -> str:
    """Return where an effect ought to stand in its order, or nothing when it may stand there."""
    if isinstance(effect, PhaseRunner):
        names = [phase.id for phase in effect.phases]
        # What a row in progress has left on the stack is the runner of the one that follows.
        rows = [at for at, name in enumerate(names) if name == state.phase]
        fitting = [evolve(effect, at=at).following().at for at in rows] + (rows if before_rows else [])
        is_there = is_within(effect.at, 0, len(names)) and (not rows or effect.at in fitting)
        return "" if is_there else f"the row of phase {state.phase}"
    if isinstance(effect, Steps):
        return "" if is_within(effect.at, 0, len(effect.table)) else "a step of its table"
    if isinstance(effect, EachSeat):
        return "" if len(set(effect.done)) == len(effect.done) else "players, each once"
    if isinstance(effect, WindowChoice):
        return "" if 0 <= effect.window.passed < effect.place else "a place in the order"
    if isinstance(effect, Window):
        return "" if effect.passed >= 0 else "a place in the order"
    return ""


def effect_faults(state: StateT, look: Callable[[StateT, AnyEffect], str], rule: str) -> Iterator[Problem]:
    """Yield the first effect on the stack, from the bottom to the top, that cannot lie there.

    ``look`` returns what is expected of an effect and is not so, or nothing when all is well.
    """
    for index, effect in enumerate(state.stack):
        expected = look(state, effect)
        if expected:
            yield bad(f"stack[{index}]", "contradiction", expected, type(effect).__name__, rule)
            return


def decision_faults(state: GameState, rule: str) -> Iterator[Problem]:
    """Yield why what lies on top of the stack cannot be the open decision: it has no action, or asks the wrong seats.

    Those who are asked are in the game, in a window it is the next one's turn, and of things that are due at once there
    is a choice for who picks their order. All this is asked of the effects themselves, so it comes last: nothing may be
    left in state and stack on which they would fail. A game that is over has no decision.
    """
    if state.result is not None:
        return
    top: Any = state.stack[-1] if state.stack else None
    expected = ""
    if top is None or not top.is_choice:
        expected = "a decision"
    elif not all(state.players[seat].is_in for seat in top.seats(state)):
        expected = "a player in the game who decides"
    elif isinstance(top, WindowChoice) and top.window.next_asked(state) != (top.seat, top.place):
        expected = "the next one who is asked in the window"
    elif isinstance(top, NextChoice) and (top.order.picker(state) != top.seat or len(top.order.due(state)) < 2):
        expected = "the one who picks the order of several things"
    elif not top.is_due(state) or not top.actions(state):
        expected = "a decision with an action"
    if expected:
        path, found = ("stack", "nothing") if top is None else (f"stack[{len(state.stack) - 1}]", type(top).__name__)
        yield bad(path, "contradiction", expected, found, rule)
