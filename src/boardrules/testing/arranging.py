"""Arranging a position: what lies where, which dice come next, what is drawn next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from attrs import frozen

from boardrules.core.entity import Entity
from boardrules.core.errors import short
from boardrules.core.game import ActionT, EventT, Game, SetupT, StateT, ViewT
from boardrules.core.state import GameState
from boardrules.core.values import Decision
from boardrules.core.zones import Deck, Visibility
from boardrules.testing.changes import differences
from boardrules.testing.places import (
    ScenarioError,
    Steps,
    check_own,
    checked,
    everything,
    find,
    is_card,
    nearest,
    path_of,
    put,
    where,
)

_STAYS: Final = "an arrangement moves things, it does not change what is going to happen"

T = TypeVar("T")


class Arranger(Generic[SetupT, StateT, ActionT, EventT, ViewT]):
    """Makes an arranged position of a state of a game, which stays as it is."""

    def __init__(
        self,
        game: Game[SetupT, StateT, ActionT, EventT, ViewT],
        state: StateT,
        stacked: Mapping[str, Stacked] | None = None,
    ) -> None:
        """``stacked`` are the draws that are scripted already, by the names of their decks."""
        self._game = game
        self._before = state
        self._made_of = self._components(state)
        self.stacked: dict[str, Stacked] = {}
        self._promised: dict[str, tuple[Entity | str, ...]] = {}
        for name, earlier in (stacked or {}).items():
            deck = deck_of(state, name)
            if deck is not None and (left := earlier.left(deck)):
                self._promised[name] = left
        self.state = state.clone()
        self.state.open_decision = None
        self.state.events = []

    def lay(self, lies: Mapping[str, object]) -> None:
        """Lay what is named where it is named, and take it away from where it lay."""
        _check_names("lies", lies, "paths", "a path", "players[1].hand")
        places = [find(self.state, path) for path in lies]
        for index, place in enumerate(places):
            for other in places[:index]:
                shorter = min(len(place.steps), len(other.steps))
                if place.steps[:shorter] == other.steps[:shorter]:
                    raise ScenarioError(f"{other.path} and {place.path} overlap: name the one or the other")
        values = [checked(self._game, self.state, place, lies[path]) for place, path in zip(places, lies, strict=True)]
        for place, value in zip(places, values, strict=True):
            put(self.state, place.steps, value)
        self._take_away([place.steps for place in places])

    def edit(self, edit: Callable[[StateT], None]) -> None:
        """Let a function change the state in place; what it changed must be of its type."""
        if not callable(edit):
            raise TypeError(f"edit: expected a function that changes the state it is given; got {short(edit)}")
        edit(self.state)
        self.state.open_decision = None
        self.state.events = []
        self._check_machine()
        for steps, _, new in differences(self._before, self.state):
            try:
                place = find(self.state, path_of(steps))
            except ScenarioError:
                continue  # a key that is gone
            put(self.state, steps, checked(self._game, self.state, place, new))

    def force(self, dice: Mapping[str, Sequence[int]]) -> None:
        """Lay results in front of what is scripted already."""
        _check_names("dice", dice, "the names of dice", "the name of a die", "d6")
        script = self.state.chance.script
        for stream, results in dice.items():
            if not isinstance(results, (list, tuple)) or not all(type(die) is int and die > 0 for die in results):
                raise ScenarioError(f"dice {stream!r}: results are a list of numbers from 1 on, got {results!r}")
            if results:
                script[stream] = (*results, *script.get(stream, ()))

    def stack(self, draws: Mapping[str, Sequence[Entity | str]]) -> None:
        """Bring cards to the top of their decks, the first drawn first, before those that are scripted already."""
        _check_names("draws", draws, "the names of decks", "the name of a deck", "deck")
        self._check_promised()
        decks = [(path_of(steps), value) for steps, value in everything(self.state) if isinstance(value, Deck)]
        for name, cards in draws.items():
            found = [deck for _, deck in decks if deck.name == name]
            if not found:
                raise ScenarioError(f"there is no deck {name!r}{nearest(name, [deck.name for _, deck in decks])}")
            if len(found) > 1:
                paths = ", ".join([path for path, deck in decks if deck.name == name])
                raise ScenarioError(f"there are several decks {name!r}: {paths}; lay their draw piles by path")
            if not isinstance(cards, (list, tuple)):
                raise ScenarioError(f"draws {name!r}: the cards are a list, first drawn first, got {cards!r}")
            wrong = [card for card in cards if not is_card(card)]
            if wrong:
                raise TypeError(
                    f"draws {name!r}: a card is an object of the game or its id as a text; got {short(wrong[0])}"
                )
            check_own(self._game, cards, f"draws {name!r}")
            promised = list(self._promised.get(name, ()))
            for card in map(id_of, cards):
                again = next((other for other in promised if id_of(other) == card), None)
                if again is not None:
                    promised.remove(again)
            self.stacked[name] = _stack_top(self.state, name, found[0], cards, promised)

    def finished(self) -> StateT:
        """Return the arranged state. Raises ``ScenarioError`` for one in which no game could be."""
        self._check_seats()
        self._check_components()
        problems = _of_rules("problems", self._game.problems, self.state)
        if problems:
            raise ScenarioError("no game could be in this position:\n  " + "\n  ".join(map(str, problems)))
        decision = _of_rules("the open choice", self._game.decision, self.state)
        if decision is not None and not decision.actions:
            raise ScenarioError(
                f"in this position the open question {decision.prompt.key} has no answer; an arrangement moves things, "
                "it does not change what is being decided"
            )
        self._check_decision(decision)
        return self.state

    # -- what stays ------------------------------------------------------------------------------------------

    def _check_machine(self) -> None:
        """Raise ``ScenarioError`` where an edit has changed what belongs to the machine."""
        before, now = self._before, self.state
        kept = {
            "chance": (before.chance, now.chance),
            "the stack": (before.stack, now.stack),
            "the phase": (before.phase, now.phase),
            "the number of the decision": (before.number, now.number),
        }
        changed = [name for name, (old, new) in kept.items() if old != new]
        if changed:
            raise ScenarioError(f"{_STAYS}; changed: {', '.join(changed)}")

    def _check_seats(self) -> None:
        before, now = [[player.seat for player in state.players] for state in (self._before, self.state)]
        if before != now:
            raise ScenarioError(f"the seats of the players were {_listed(before)} and are {_listed(now)} now")

    def _check_decision(self, decision: Decision[ActionT] | None) -> None:
        outcome = _of_rules("the outcome", self._game.outcome, self.state)
        if decision is None and outcome is None:
            raise ScenarioError("in this position nothing is asked, and the game is not over")
        if decision is not None and outcome is not None:
            raise ScenarioError(
                f"in this position the game is over ({outcome!r}), and {decision.prompt.key} is still asked"
            )
        before, now = [_question(asked) for asked in (self._game.decision(self._before), decision)]
        if before != now:
            raise ScenarioError(f"{_STAYS}; open was {before}, now {now}")

    def _check_promised(self) -> None:
        """Keep the draws that are scripted already. Raises ``ScenarioError`` where they lie on top no longer."""
        for name, cards in self._promised.items():
            deck = deck_of(self.state, name)
            if deck is None or tuple(deck.draw_pile[-len(cards) :]) != cards[::-1]:
                raise ScenarioError(
                    f"the draws {name!r} that are scripted already ({', '.join(map(id_of, cards))}) no longer lie on "
                    "top of their draw pile; leave them there, or script all draws in the last arrangement"
                )
            self.stacked[name] = Stacked(tuple(deck.draw_pile), len(cards), deck.shuffles)

    # -- conservation ----------------------------------------------------------------------------------------

    def _components(self, state: StateT) -> Mapping[Entity | str, int]:
        return _of_rules("components", self._game.components, state)

    def _take_away(self, named: Sequence[Steps]) -> None:
        """Take what was laid somewhere away from where it lay before: from zones that were not named."""
        if not self._made_of:
            self._take_out_of_decks(named)
            return
        for thing in self._components(self.state):
            self._take(thing, named)

    def _take(self, thing: Entity | str, named: Sequence[Steps]) -> None:
        def surplus() -> int:
            return self._components(self.state).get(thing, 0) - self._made_of.get(thing, 0)

        left = surplus()
        for steps in _sources(self.state, named) if left > 0 else ():
            while left > 0 and (zone := _at(self.state, steps)) and thing in zone:
                self._without(steps, thing)
                if (now := surplus()) == left:  # no zone of components: it only mentions the thing
                    put(self.state, steps, zone)
                    break
                left = now

    def _take_out_of_decks(self, named: Sequence[Steps]) -> None:
        """Without a count of components only decks are sure to hold each card that lies in them once."""
        for steps in named:
            laid = Counter([value for _, value in everything(_at(self.state, steps)) if is_card(value)])
            laid.subtract([value for _, value in everything(_at(self._before, steps)) if is_card(value)])
            for thing, count in laid.items():
                for source in _sources(self.state, named):
                    in_deck = isinstance(_at(self.state, source[:-1]), Deck)
                    while in_deck and count > 0 and thing in _at(self.state, source):
                        self._without(source, thing)
                        count -= 1

    def _without(self, steps: Steps, thing: Entity | str) -> None:
        zone = _at(self.state, steps)
        lowest = zone.index(thing)
        put(self.state, steps, zone[:lowest] + zone[lowest + 1 :])

    def _check_components(self) -> None:
        now = self._components(self.state)
        lines = []
        for thing in dict.fromkeys([*self._made_of, *now]):
            difference = now.get(thing, 0) - self._made_of.get(thing, 0)
            if difference:
                word = "duplicated" if difference > 0 else "lost"
                lines.append(f"  {word}: {_name(thing)}, {abs(difference)} too {'many' if difference > 0 else 'few'}")
                places = where(self.state, thing)
                there = "it lies in" if difference > 0 else "what is left of it lies in"
                lines[-1] += f"; {there} {', '.join(places)}" if places else ""
        if any(line.startswith("  lost") for line in lines):
            lines.append(
                "A zone that is named holds exactly what is said: say where everything else goes that lay there."
            )
        if lines:
            raise ScenarioError("the arrangement does not keep the components of the game:\n" + "\n".join(lines))


def _check_names(what: str, given: object, by: str, name: str, example: str) -> None:
    """Raise ``TypeError`` for what is no dict by texts."""
    if not isinstance(given, Mapping):
        raise TypeError(f"{what}: expected a dict by {by}, such as {{{example!r}: ...}}; got {short(given)}")
    for key in given:
        if not isinstance(key, str):
            raise TypeError(f"{what}: {name} is a text, such as {example!r}; got {short(key)}")


def _listed(seats: Sequence[int]) -> str:
    return ", ".join(map(str, seats)) or "none"


def _question(decision: Decision[Any] | None) -> str:
    """Return who is asked what."""
    if decision is None:
        return "nothing"
    return f"{decision.prompt.key} for seat {_listed(decision.seats)}"


def _of_rules(what: str, ask: Callable[[StateT], T], state: StateT) -> T:
    """Ask the rules about an arranged state; what breaks there is a fault of the position."""
    try:
        return ask(state)
    except Exception as error:
        raise ScenarioError(f"{what} cannot be told in this position: {type(error).__name__}: {error}") from error


def _sources(state: GameState, named: Sequence[Steps]) -> Iterator[Steps]:
    """Return the zones out of which things are taken: draw piles, hidden discards, open discards, all others."""

    def is_named(steps: Steps) -> bool:
        return any(steps[: len(other)] == other or other[: len(steps)] == steps for other in named)

    zones: list[tuple[int, Steps]] = []
    for steps, value in everything(state):
        if isinstance(value, (list, tuple)) and any(map(is_card, value)) and not is_named(steps):
            deck = _at(state, steps[:-1])
            rank = 3
            if isinstance(deck, Deck):
                rank = 0 if steps[-1] == "draw_pile" else 1 if deck.discards is Visibility.HIDDEN else 2
            zones.append((rank, steps))
    return iter([steps for _, steps in sorted(zones, key=lambda zone: zone[0])])


def _at(value: Any, steps: Steps) -> Any:
    for step in steps:
        value = getattr(value, step) if isinstance(step, str) else value[step.key]
    return value


def _name(thing: Entity | str) -> str:
    return f"{thing.kind} {thing.id!r}" if isinstance(thing, Entity) else thing


@frozen
class Stacked:
    """A draw pile on which scripted cards lie: the pile, how many cards were laid there, and its shuffles till then."""

    pile: tuple[Entity | str, ...]
    count: int
    shuffles: int

    def left(self, deck: Deck[Any]) -> tuple[Entity | str, ...]:
        """Return the scripted cards that were not drawn, the next one first; none of a pile that became another one."""
        size = len(deck.draw_pile)
        if deck.shuffles != self.shuffles or tuple(deck.draw_pile) != self.pile[:size]:
            return ()
        return self.pile[len(self.pile) - self.count : size][::-1]


def id_of(card: Entity | str) -> str:
    """Return the id of a card, which may be all there is of it."""
    return card.id if isinstance(card, Entity) else card


def deck_of(state: GameState, name: str) -> Deck[Any] | None:
    """Return the deck of a name, or None when there is none."""
    return next((value for _, value in everything(state) if isinstance(value, Deck) and value.name == name), None)


def _stack_top(
    state: GameState, name: str, deck: Deck[Any], cards: Sequence[Entity | str], promised: Sequence[Entity | str]
) -> Stacked:
    """Bring cards to the top of a draw pile, and below them those that were scripted before."""
    rest = list(deck.draw_pile)
    wanted = []
    for card in cards:
        found = next((other for other in rest if id_of(other) == id_of(card)), None)
        if found is None:
            raise ScenarioError(f"draws {name!r}: {_why_not(state, deck, id_of(card))}")
        rest.remove(found)
        wanted.append(found)
    wanted += promised
    deck.stack_top(wanted)
    return Stacked(tuple(deck.draw_pile), len(wanted), deck.shuffles)


def _why_not(state: GameState, deck: Deck[Any], card: str) -> str:
    lying = {id_of(value): value for _, value in everything(state) if is_card(value) and where(state, value)}
    in_pile = [id_of(other) for other in deck.draw_pile]
    if card in in_pile:
        return f"there are not so many of {card!r} in the draw pile"
    if card in lying:
        return f"{card!r} is not in the draw pile: it lies in {', '.join(where(state, lying[card]))}"
    kinds = tuple({type(other) for other in (*deck.draw_pile, *deck.discard_pile)}) or (Entity,)
    known = [known for known, other in lying.items() if isinstance(other, kinds)]
    return f"there is no {card!r} in the draw pile{nearest(card, known)}"
