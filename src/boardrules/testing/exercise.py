"""What random play exercises: how often the code that carries each rule of a game is called."""

from __future__ import annotations

import dis
import inspect
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from types import CodeType, FrameType
from typing import Any, Final, Generic, TypeVar

from attrs import frozen

from boardrules.core.chance import SEED_LIMIT, Chance
from boardrules.core.game import ActionT, EventT, Game, SetupT, StateT, ViewT
from boardrules.core.values import Action, Decision, Event, Prompt
from boardrules.play.rule_places import Place, Source, all_places, catalogue, cited, innermost, rule_places, sources

T = TypeVar("T")

#: So many matches are played where nothing else is said.
MATCHES: Final = 30
#: One kind of action in so many is shunned in a match, and then taken once in so many times.
_SHUNNED_KINDS: Final = 4
_SHUNNED: Final = 8


@frozen
class RuleUse:
    """How random play exercised one rule.

    ``places`` are the classes, functions and constants that name it. ``calls`` is how often one of these functions, or
    a method of one of these classes, was called; None when the rule is carried by data alone, or by nothing.
    ``named`` counts the events and prompts that cited it.
    """

    rule: str
    places: tuple[str, ...]
    calls: int | None
    named: int

    @property
    def reached(self) -> int:
        """Calls and citations together; 0 for a rule that random play never came to."""
        return (self.calls or 0) + self.named


@frozen
class Exercise:
    """What random matches of a game exercised: every rule of the game, in the order of its catalogue.

    ``broken`` says which matches ended with an error of the rules; what they exercised before it is counted.
    """

    game: str
    matches: int
    answers: int
    rules: tuple[RuleUse, ...]
    broken: tuple[str, ...] = ()


def rule_ids(game: Game[SetupT, StateT, ActionT, EventT, ViewT]) -> tuple[str, ...]:
    """Return the ids of a game's rules: first those of its catalogue in their order, then all others sorted.

    The others are those that its effects, phases and questions name, and those that its source cites and that begin
    like one of these ("SH-" for a game with a rule SH-ATK-02).
    """
    return _rule_ids(game, _source_of(game), ())


def exercise(game: Game[SetupT, StateT, ActionT, EventT, ViewT], matches: int = MATCHES) -> Exercise:
    """Play whole random matches, and count how often they exercised what carries each rule.

    The matches are the same every time: any setup, answers at random but for kinds of actions that a match shuns, and
    the view of everybody who is asked. Only what is computed is counted, so in a process that has played before a
    function with a cache may be called less often.
    """
    player = _Player(game)
    with player.calls.counting():
        for number in range(matches):
            player.play(number)
    source = _source_of(game)
    rules = _rule_ids(game, source, player.named)
    places = rule_places(source, rules)
    made = player.calls.by_place(source)
    within = {module.short: tuple(all_places(module)) for module in source}
    uses = []
    for rule in rules:
        carrying = places.get(rule, ())
        inside = dict.fromkeys([one for place in carrying for one in _callable(place, within[place.module], made)])
        calls = sum([made[place] for place in inside]) if inside else None
        uses.append(RuleUse(rule, tuple(dict.fromkeys(map(str, carrying))), calls, player.named[rule]))
    return Exercise(game.id, matches, player.answers, tuple(uses), tuple(player.broken))


def _callable(place: Place, places: tuple[Place, ...], made: Counter[Place]) -> Iterator[Place]:
    """Yield what is called when a place is: itself, or the methods of a class; nothing of data and whole modules."""
    if place.kind == "function" or (place.kind == "data" and made[place]):
        yield place
    elif place.kind == "class":
        depth = len(place.scope)
        yield from [one for one in places if one.kind == "function" and one.scope[:depth] == place.scope]


# -- the rules of a game ---------------------------------------------------------------------------------------


def _source_of(game: Game[Any, Any, Any, Any, Any]) -> tuple[Source, ...]:
    """Return the modules of a game. Tests that lie beside them name rules too, but do not carry them."""
    own = type(game).__module__
    return tuple([source for source in sources(game) if source.name == own or not _is_test(source.short)])


def _is_test(short: str) -> bool:
    *folders, name = short.split(".")
    of_tests = name.startswith("test_") or name.endswith("_test") or name == "conftest"
    return of_tests or "tests" in folders or "test" in folders


def _rule_ids(
    game: Game[Any, Any, Any, Any, Any], source: tuple[Source, ...], in_play: Iterable[str]
) -> tuple[str, ...]:
    in_catalogue = catalogue(game)
    named = {*in_play, game.turn_rule, game.over_rule}
    for effect in game.schema().effects:
        named.update(effect.rules)
        rows = (*getattr(effect, "table", ()), *getattr(effect, "phases", ()))
        named.update([rule for row in rows for rule in getattr(row, "rules", ())])  # a row may be a mere function
        question = getattr(effect, "question", None)
        if isinstance(question, Prompt):
            named.add(question.rule)
    named.discard("")
    # Much in a source has the form of a rule id (UTF-8); what begins like a rule of the game is one.
    begins = {rule.partition("-")[0] for rule in (*in_catalogue, *named)}
    named.update([rule for rule in cited(source) if rule.partition("-")[0] in begins])
    return (*in_catalogue, *sorted(named.difference(in_catalogue)))


# -- playing ---------------------------------------------------------------------------------------------------


class _Player(Generic[SetupT, StateT, ActionT, EventT, ViewT]):
    """Plays random matches, and keeps count of them."""

    def __init__(self, game: Game[SetupT, StateT, ActionT, EventT, ViewT]) -> None:
        self.game = game
        self.calls = _Calls()
        self.named: Counter[str] = Counter()
        self.answers = 0
        self.broken: list[str] = []

    def play(self, number: int) -> None:
        """Play one match to its end, or until the rules break."""
        chance = Chance(number)
        shunned = tuple([kind for kind in self.game.schema().actions if chance.below("temper", _SHUNNED_KINDS) == 0])

        def choose(values: Sequence[T], /) -> T:
            return chance.pick("setup", values)

        try:
            state = self.game.start(self.game.any_setup(choose), chance.below("seed", SEED_LIMIT))
            self._cite(state.events)
            for _ in range(self.game.most_decisions):
                decision = self.game.decision(state)
                if decision is None or not decision.actions:
                    return
                self._look(state, decision)
                action = _answer(decision.actions, shunned, chance)
                self.answers += 1
                self._cite(self.game.apply(state, action))
        except Exception as error:
            lines = str(error).splitlines() or [""]
            self.broken.append(f"match {number + 1}: {type(error).__name__}: {lines[0]}")

    def _look(self, state: StateT, decision: Decision[ActionT]) -> None:
        """Show everybody who is asked what he may know, and note which rules ask."""
        asking = {decision.prompt.rule}
        for seat in decision.seats:
            prompt = self.game.view(state, seat).prompt
            if prompt is not None:
                asking.add(prompt.rule)
        self.named.update(asking)

    def _cite(self, events: Iterable[Event]) -> None:
        for event in events:
            self.named.update(set(event.rules))


def _answer(actions: Sequence[ActionT], shunned: tuple[type[Action], ...], chance: Chance) -> ActionT:
    action = chance.pick("answers", actions)
    if type(action) in shunned and chance.below("answers", _SHUNNED):
        others = [other for other in actions if type(other) not in shunned]
        if others:
            action = chance.pick("answers", others)
    return action


# -- counting calls --------------------------------------------------------------------------------------------


class _Calls:
    """Counts the calls of every Python function."""

    def __init__(self) -> None:
        # By identity: equal code stands in different modules. The code object is kept, so that its id stays its own.
        self._counts: dict[int, list[int]] = {}
        self._codes: dict[int, CodeType] = {}

    @contextmanager
    def counting(self) -> Iterator[None]:
        """Count until the end of the block; whoever was profiling before goes on afterwards."""
        before = sys.getprofile()
        sys.setprofile(self._note)
        try:
            yield
        finally:
            sys.setprofile(before)

    def _note(self, frame: FrameType, event: str, argument: object) -> None:
        if event != "call":
            return
        code = frame.f_code
        count = self._counts.get(id(code))
        if count is None:
            self._codes[id(code)] = code
            count = self._counts[id(code)] = [0, _start_of(code)]
        # A generator is also "called" whenever it goes on, at another place.
        if count[1] < 0 or frame.f_lasti == count[1]:
            count[0] += 1

    def by_place(self, source: tuple[Source, ...]) -> Counter[Place]:
        """Return the calls of the functions of some modules; a lambda counts for the constant or class it is in."""
        modules = {getattr(sys.modules.get(module.name), "__file__", None): module for module in source}
        places: dict[str, tuple[Place, ...]] = {}
        found: Counter[Place] = Counter()
        for key, code in self._codes.items():
            module = modules.get(code.co_filename)
            if module is None:
                continue
            if module.short not in places:
                places[module.short] = tuple(all_places(module))
            place = innermost(places[module.short], code.co_firstlineno)
            is_function = place.kind == "function" and place.scope[-1] == code.co_name
            if is_function or (code.co_name == "<lambda>" and place.kind in ("class", "data")):
                found[place] += self._counts[key][0]
        return found


def _start_of(code: CodeType) -> int:
    """Return where a generator's or coroutine's code starts; -1 for a plain function, which starts once a call."""
    if not code.co_flags & (inspect.CO_GENERATOR | inspect.CO_COROUTINE | inspect.CO_ASYNC_GENERATOR):
        return -1
    return next((one.offset for one in dis.get_instructions(code) if one.opname == "RESUME"), -1)
