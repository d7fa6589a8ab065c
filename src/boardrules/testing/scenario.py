"""Scenarios: worked examples of rules. Arrange a position, script dice and draws, act, say what must have happened."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import ModuleType, TracebackType
from typing import Any, Generic, Self, TypeVar, cast

import attrs

from boardrules.core.entity import Entity
from boardrules.core.errors import IllegalAction, short
from boardrules.core.game import ActionT, EventT, Game, SetupT, StateT, ViewT
from boardrules.core.node import canonical
from boardrules.core.state import GameState
from boardrules.core.values import Action, Decision, Event, Outcome, Refusal
from boardrules.play.rule_places import package_of
from boardrules.play.tables import action_words, table_module
from boardrules.play.text import Text
from boardrules.testing.arranging import Arranger, Stacked, deck_of, id_of
from boardrules.testing.changes import Change, changes_between, readable, show
from boardrules.testing.places import ScenarioError, check_ids, field_kind, find, nearest

#: A class of events that is asked for.
E = TypeVar("E", bound=Event)


class Scenario(Generic[SetupT, StateT, ActionT, EventT, ViewT]):
    """A game that a test plays by hand.

    ``state`` is the position now; a step makes a new one, so one that was kept stays as it was. ``events`` and
    ``changes`` are those of the last action, ``log`` is everything that has happened since the start or since the
    position was arranged. ``passing`` may be set at any time. What does not go as the test says is a ``ScenarioError``,
    and an action or arrangement that fails leaves the position as it was.

    >>> from boardrules.games import shadow_hunters as sh
    >>> with Scenario(sh.GAME, seed=1, passing=True, dice={"d4": [2], "d6": [4]}) as table:
    ...     mover = table.state.current
    ...     moved = table.act(sh.Roll, seat=mover)
    ...     table.expect_change(f"players[{mover}].area", None, "church")
    """

    def __init__(
        self,
        game: Game[SetupT, StateT, ActionT, EventT, ViewT],
        setup: SetupT | None = None,
        seed: int = 0,
        *,
        lies: Mapping[str, object] | None = None,
        dice: Mapping[str, Sequence[int]] | None = None,
        draws: Mapping[str, Sequence[Entity | str]] | None = None,
        passing: bool = False,
        lang: str = "en",
    ) -> None:
        """Start a game and arrange its first decision (see ``arrange``).

        With ``passing`` an action that is not offered yet is waited for: as long as the open decision can be passed
        (its first action passes), or has one action alone that uncovers nothing, that is taken first. A lone roll or
        draw is not slipped past: its result is part of the story. ``lang`` is the language of the labels
        that ``choose`` takes. Raises ``SetupError`` for a wrong setup or seed.
        """
        if not isinstance(game, Game):
            raise TypeError(f"Scenario takes a game, such as GAME of its module; got {_shown(game)}")
        self.game = game
        self.passing = passing
        self.lang = lang
        self.state: StateT = game.start(setup, seed)
        self.log: list[EventT] = list(cast("list[EventT]", self.state.events))
        self.events: list[EventT] = list(self.log)
        self._before: StateT = self.state
        self._text: Text | None = None
        self._stacked: dict[str, Stacked] = {}
        if lies is not None or dice is not None or draws is not None:
            self.arrange(lies=lies, dice=dice, draws=draws)

    # -- the position ----------------------------------------------------------------------------------------------

    def arrange(
        self,
        edit: Callable[[StateT], None] | None = None,
        *,
        lies: Mapping[str, object] | None = None,
        dice: Mapping[str, Sequence[int]] | None = None,
        draws: Mapping[str, Sequence[Entity | str]] | None = None,
    ) -> Self:
        """Arrange the position: what lies where, which dice and cards come next. Return the scenario.

        ``edit`` changes a copy of the state in place. ``lies`` does the same by names: it says what lies at a path, as
        in ``{"players[1].hand": ("ant", "bee"), "players[0].coins": 3}``; cards and spaces may be given by their ids.
        A zone (a list of cards) that is named holds exactly what is said; what is laid there is taken out of the zones
        that are not named: draw piles first, then hidden and open discards, then all others. ``dice`` are forced
        results by the name of the die, ``draws`` the next cards by the name of the deck, the first drawn first.

        The result must be a position of the game: every value of the type of its field, nothing lost and nothing
        duplicated (``Game.components``; of a game that counts none, cards are taken out of decks alone and nothing is
        checked), and no ``Game.problems``. Anything else is a ``ScenarioError``, as is a path, deck or card that is not
        there. What a game derives and keeps besides (whom everybody may still suspect) has to be said too.

        An arrangement moves things. It does not change what is going to happen: the stack, the phase, chance, who is
        asked what, and the number of the decision stay, and so do the seats. ``dice`` and ``draws`` come before those
        that are scripted already; other cards may move, but what lies on top of a draw pile by a script must stay
        there. ``log``, ``events`` and ``changes`` begin anew.

        What is of a wrong type altogether, such as a path that is no text, is a ``TypeError``.
        """
        arranger = Arranger(self.game, self.state, self._stacked)
        if edit is not None:
            arranger.edit(edit)
        arranger.lay({} if lies is None else lies)
        arranger.stack({} if draws is None else draws)
        arranger.force({} if dice is None else dice)
        self.state = self._before = arranger.finished()
        self.log, self.events = [], []
        self._stacked = arranger.stacked
        return self

    @property
    def decision(self) -> Decision[ActionT] | None:
        """The open question, or None when the game is over."""
        return self.game.decision(self.state)

    @property
    def prompt(self) -> str:
        """The key of the open question; empty when the game is over."""
        decision = self.decision
        return decision.prompt.key if decision is not None else ""

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that hold the game up."""
        decision = self.decision
        return decision.seats if decision is not None else ()

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it runs."""
        return self.game.outcome(self.state)

    def actions(self, seat: int) -> tuple[ActionT, ...]:
        """Return what a seat may do now. Raises ``NoSuchSeat``."""
        return self.game.legal_actions(self.state, seat)

    def view(self, seat: int | None) -> ViewT:
        """Return what a seat may know; None is a spectator. Raises ``NoSuchSeat``."""
        return self.game.view(self.state, seat)

    # -- acting ----------------------------------------------------------------------------------------------------

    def play(self, *actions: ActionT) -> list[EventT]:
        """Take actions in order and return the events of the last one."""
        for action in actions:
            if isinstance(action, type) and issubclass(action, Action):
                name = action.__name__
                raise TypeError(f"play takes whole actions; a class and some of its fields go to act: act({name})")
            if not isinstance(action, Action):
                raise TypeError(f"play takes whole actions, {self._such_as(action)}")

            def same(state: StateT, offered: ActionT, wanted: ActionT = action) -> bool:
                return type(offered) is type(wanted) and offered == wanted

            self._take(same, repr(action), action)
        return self.events

    def act(self, kind: type[Action], /, **fields: object) -> list[EventT]:
        """Take the one offered action of a class whose fields have these values, and return its events.

        What is not named may be anything, the seat included. Cards and spaces may be given by their ids.
        """
        names = [cls.__name__ for cls in self.game.schema().actions]
        if isinstance(kind, Action):
            raise TypeError(f"act takes the class of an action; the action {kind!r} goes to play")
        if isinstance(kind, str) and kind in names:
            raise TypeError(f"act takes the class of an action, not its name: act({kind}, ...)")
        if isinstance(kind, str):
            raise TypeError(f"act takes the class of an action, not a name; got {kind!r}{nearest(kind, names)}")
        if not isinstance(kind, type):
            raise TypeError(f"act takes the class of an action; got {_shown(kind)}")
        if not issubclass(kind, self.game.schema().actions):
            raise ScenarioError(f"{self.game.id} has no action {kind.__name__}{nearest(kind.__name__, names)}")
        self._check_fields(kind, fields)
        self._take(lambda state, action: isinstance(action, kind) and _has(action, fields), _words(kind, fields))
        return self.events

    def choose(self, label: str, *, seat: int | None = None) -> list[EventT]:
        """Take the one offered action that the terminal shows by these words, and return its events.

        The whole label or its beginning will do, in capitals or not; ``seat`` says whose action it is where several
        seats have one of this label. Needs the extra ``text``; where rich is missing too, an action goes by the words
        that it has for somebody who does not see the table. Raises ``TextUnavailable`` and ``UnknownLanguage``.
        """
        if not isinstance(label, str):
            raise TypeError(f"choose takes the words that the terminal shows for an action; got {_shown(label)}")
        wanted = label.strip().casefold()
        labels: dict[tuple[int, ActionT], str] = {}

        def named(state: StateT, action: ActionT) -> bool:
            words = labels[state.number, action] = self._label(state, action).casefold()
            return words.startswith(wanted) and seat in (None, action.seat)

        def whole(state: StateT, fitting: list[ActionT]) -> list[ActionT]:
            exact = [action for action in fitting if labels[state.number, action] == wanted]
            return exact or fitting

        whose = "" if seat is None else f" of seat {seat}"
        self._take(named, f"{label!r}{whose}", narrow=whole, labelled=True)
        return self.events

    def pass_windows(self) -> list[Decision[ActionT]]:
        """Pass until there is something else to decide or the game is over; return the decisions that were passed."""
        passed = []
        while (decision := self.decision) is not None and decision.actions and decision.actions[0].is_pass:
            passed.append(decision)
            self._step(decision.actions[0])
        return passed

    def is_legal(self, action: ActionT) -> bool:
        """Return whether the action can be taken at once."""
        if not isinstance(action, Action):
            raise TypeError(f"is_legal takes a whole action, {self._such_as(action)}")
        return self.game.explain(self.state, action) is None

    def refuses(self, action: ActionT) -> Refusal[ActionT]:
        """Return why an action is refused now. Fails when it is legal, and when trying it changes anything."""
        if not isinstance(action, Action):
            raise TypeError(f"refuses takes a whole action, {self._such_as(action)}")
        refusal = self.game.explain(self.state, action)
        if refusal is None:
            raise ScenarioError(f"{action!r} is legal.\n{self._open(self.state)}")
        trial = self.state.clone()
        try:
            self.game.apply(trial, action)
        except IllegalAction as error:
            if error.refusal != refusal:
                raise ScenarioError(f"{action!r} is explained as {refusal} but refused as {error.refusal}") from error
        else:
            raise ScenarioError(f"{action!r} is refused ({refusal.code}), and is carried out all the same")
        if _whole(trial) != _whole(self.state):
            raise ScenarioError(f"refusing {action!r} changes:{show(changes_between(self.state, trial))}")
        return refusal

    # -- what came of it -------------------------------------------------------------------------------------------

    @property
    def changes(self) -> Mapping[str, Change]:
        """What the last action changed: path -> (before, after). See ``changes_between``."""
        return changes_between(self._before, self.state)

    def expect_change(self, path: str, before: object, after: object) -> None:
        """Fail unless the last action changed what lies at a path in this way, printing all that it changed."""
        try:
            path = find(self.state, path).path
        except ScenarioError:
            path = find(self._before, path).path  # a key or a part that is gone
        changes = self.changes
        if changes.get(path) != (readable(before), readable(after)):
            raise ScenarioError(f"{path} did not go from {before!r} to {after!r}; what changed:{show(changes)}")

    def happened(self, kind: type[E]) -> list[E]:
        """Return all events of a class since the start, or since the position was arranged."""
        _check_event("happened", kind)
        return [event for event in self.log if isinstance(event, kind)]

    def expect_event(self, kind: type[E], /, **fields: object) -> E:
        """Return the one event of the last action that is of a class and has these values in its fields.

        Cards and spaces may be given by their ids. Fails when there is none or more than one, printing what happened.
        """
        _check_event("expect_event", kind)
        self._check_fields(kind, fields)
        found = [event for event in self.events if isinstance(event, kind) and _has(event, fields)]
        if len(found) == 1:
            return found[0]
        happened = "".join([f"\n  {event!r}" for event in self.events]) or " nothing"
        number = "no event" if not found else f"{len(found)} events"
        raise ScenarioError(f"the last action made {number} {_words(kind, fields)}; what happened:{happened}")

    def finish(self) -> None:
        """Fail when scripted dice or draws are left over. A ``with`` block does it at its end.

        A deck that was shuffled since, or in which cards were moved by other ways than by drawing, is not looked at.
        """
        dice = {name: ", ".join(map(str, results)) for name, results in self.state.chance.leftovers().items()}
        draws = {}
        for name, stacked in self._stacked.items():
            deck = deck_of(self.state, name)
            left = stacked.left(deck) if deck is not None else ()
            if left:
                draws[name] = ", ".join(map(id_of, left))
        lines = []
        for kind, found in (("dice", dice), ("draws", draws)):
            if found:
                words = "; ".join([f"{name}: {listed}" for name, listed in found.items()])
                lines.append(f"scripted {kind} are left over: {words}")
        if lines:
            raise ScenarioError("\n".join(lines))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, error_type: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error_type is None:
            self.finish()

    # -- inside ----------------------------------------------------------------------------------------------------

    def _such_as(self, wrong: object) -> str:
        """Return the end of a message about what is no action."""
        return f"such as {self.game.schema().actions[0].__name__}(...); got {_shown(wrong)}"

    def _step(self, action: ActionT) -> None:
        step = self.game.step(self.state, action)
        self._before, self.state = self.state, step.state
        self.events = list(step.events)
        self.log.extend(step.events)

    def _leads_on(self, decision: Decision[ActionT]) -> bool:
        """Return whether the first action lets the decision go by without anything to decide or to see."""
        if not decision.actions:
            return False
        first = decision.actions[0]
        if first.is_pass or len(decision.actions) > 1:
            return first.is_pass
        return not any(event.uncovers for event in self.game.step(self.state, first).events)

    def _take(
        self,
        fits: Callable[[StateT, ActionT], bool],
        words: str,
        action: ActionT | None = None,
        *,
        narrow: Callable[[StateT, list[ActionT]], list[ActionT]] | None = None,
        labelled: bool = False,
    ) -> None:
        """Take the one action that fits, after passing what may be passed; when there is none, nothing has happened."""
        kept = (self.state, self._before, self.events, len(self.log))
        passed: list[str] = []
        while True:
            decision = self.decision
            found = [] if decision is None else [offer for offer in decision.actions if fits(self.state, offer)]
            found = narrow(self.state, found) if narrow is not None else found
            if len(found) == 1:
                self._step(found[0])
                return
            if found or decision is None or not self.passing or len(passed) == self.game.most_decisions:
                break
            if not self._leads_on(decision):
                break
            passed.append(f"{decision.prompt.key} ({decision.actions[0]!r})")
            self._step(decision.actions[0])
        lines = [f"{words} is not offered." if not found else f"{words} fits {len(found)} actions."]
        refusal = self.game.explain(self.state, action) if action is not None else None
        if refusal is not None:
            lines.append(f"It is refused: {refusal.code}{f' ({refusal.rule})' if refusal.rule else ''}.")
        if passed:
            lines.append(f"Passed on the way: {', '.join(passed)}.")
        lines.append(self._open(self.state, labelled=labelled))
        self.state, self._before, self.events, length = kept
        del self.log[length:]
        raise ScenarioError("\n".join(lines))

    def _open(self, state: StateT, *, labelled: bool = False) -> str:
        """Return the open decision and all its options."""
        decision = self.game.decision(state)
        if decision is None:
            return f"The game is over: {self.game.outcome(state)!r}"
        seats = ", ".join(map(str, decision.seats))
        rule = f" ({decision.prompt.rule})" if decision.prompt.rule else ""
        lines = [f"Open is decision {decision.number}: {decision.prompt.key}{rule}, asking seat {seats}:"]
        for action in decision.actions:
            offer = "  [open offer]" if action in decision.offers else ""
            label = f"{self._label(state, action)!r}: " if labelled else ""
            lines.append(f"  {label}{action!r}{offer}")
        return "\n".join(lines)

    def _label(self, state: StateT, action: ActionT) -> str:
        if self._text is None or self._text.lang != self.lang:
            self._text = Text(self.game, self.lang)
        prompt, view = self.game.prompt(state, action.seat), self.game.view(state, action.seat)
        return action_words(_table(self.game), self._text, action, prompt, view)

    def _check_fields(self, kind: type[Any], fields: Mapping[str, object]) -> None:
        known = [field.name for field in attrs.fields(kind)]
        for name, value in fields.items():
            if name not in known:
                raise ScenarioError(f"{kind.__name__} has no field {name!r}{nearest(name, known)}")
            check_ids(self.game, field_kind(kind, name), value, f"{kind.__name__}.{name}")


ScenarioT = TypeVar("ScenarioT", bound=Scenario[Any, Any, Any, Any, Any])


class Scenarios:
    """Makes scenarios of any game and remembers them; ``finish`` finishes all of them.

    It is what the fixture ``scenario`` of the pytest plugin gives::

        from boardrules.games import shadow_hunters as sh
        from boardrules.testing import Scenarios

        def test_a_six_leads_to_the_church(scenario: Scenarios) -> None:
            table = scenario(sh.GAME, passing=True, dice={"d4": [2], "d6": [4]})
            table.act(sh.Roll, seat=table.state.current)
            assert table.state.players[table.state.current].area is sh.AREAS["church"]
    """

    def __init__(self) -> None:
        self._made: list[Scenario[Any, Any, Any, Any, Any]] = []

    def __call__(
        self,
        game: Game[SetupT, StateT, ActionT, EventT, ViewT],
        setup: SetupT | None = None,
        seed: int = 0,
        *,
        lies: Mapping[str, object] | None = None,
        dice: Mapping[str, Sequence[int]] | None = None,
        draws: Mapping[str, Sequence[Entity | str]] | None = None,
        passing: bool = False,
        lang: str = "en",
    ) -> Scenario[SetupT, StateT, ActionT, EventT, ViewT]:
        """Return a new scenario; the arguments are those of ``Scenario``."""
        made = Scenario(game, setup, seed, lies=lies, dice=dice, draws=draws, passing=passing, lang=lang)
        return self.add(made)

    def add(self, scenario: ScenarioT) -> ScenarioT:
        """Remember a scenario that was made elsewhere, such as one of a subclass, and return it."""
        self._made.append(scenario)
        return scenario

    def __iter__(self) -> Iterator[Scenario[Any, Any, Any, Any, Any]]:
        return iter(self._made)

    def finish(self) -> None:
        """Finish every scenario. Raises one ``ScenarioError`` with the faults of all."""
        faults = []
        for scenario in self._made:
            try:
                scenario.finish()
            except ScenarioError as error:
                faults.append(str(error))
        if faults:
            raise ScenarioError("\n".join(faults))


def _whole(state: GameState) -> object:
    """Return everything that a step could change."""
    return canonical(state), tuple(state.events), state.current_rules


def _shown(value: object) -> str:
    return f"the class {value.__name__}" if isinstance(value, type) else short(value)


def _check_event(method: str, kind: object) -> None:
    if not (isinstance(kind, type) and issubclass(kind, Event)):
        raise TypeError(f"{method} takes the class of an event; got {_shown(kind)}")


def _words(kind: type[Any], fields: Mapping[str, object]) -> str:
    return f"{kind.__name__}({', '.join(f'{name}={value!r}' for name, value in fields.items())})"


def _has(value: object, fields: Mapping[str, object]) -> bool:
    return all(_is(getattr(value, name), wanted) for name, wanted in fields.items())


def _is(held: object, wanted: object) -> bool:
    """Return whether a field holds what is wanted: an entity may be named by its id, a tuple given as a list."""
    if isinstance(held, Entity):
        return held is wanted or held.id == wanted
    if isinstance(held, tuple) and isinstance(wanted, (list, tuple)):
        return len(held) == len(wanted) and all(map(_is, held, wanted))
    return held == wanted and isinstance(held, bool) is isinstance(wanted, bool)


def _table(game: Game[Any, Any, Any, Any, Any]) -> ModuleType | None:
    try:
        return table_module(game)
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == package_of(game).partition(".")[0]:
            raise  # a fault of the game
        return None  # rich is not installed: then actions have their plain names


__all__ = ["Scenario", "ScenarioError", "Scenarios"]
