"""The game: the typed step API that every game offers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any, ClassVar, Final, Generic, Protocol, TypeAlias, TypeVar, cast

from attrs import frozen

from boardrules.core.chance import SEED_LIMIT, Chance
from boardrules.core.effects import AnyEffect, Effect
from boardrules.core.entity import Entity
from boardrules.core.errors import IllegalAction, NoSuchSeat, Problem, RulesLoop, SetupError, short
from boardrules.core.node import digest
from boardrules.core.state import GameState
from boardrules.core.values import Action, Decision, Event, Frame, GameSetup, GameView, Outcome, Prompt, Refusal, Step

SetupT = TypeVar("SetupT", bound=GameSetup)
StateT = TypeVar("StateT", bound=GameState)
ActionT = TypeVar("ActionT", bound=Action)
EventT = TypeVar("EventT", bound=Event)
ViewT = TypeVar("ViewT", bound=GameView)
T = TypeVar("T")

#: So many automatic effects without a decision are a fault of the rules, not a long chain.
EFFECT_LIMIT: Final = 10_000
#: So many of them are named.
_LAST_EFFECTS: Final = 12


@frozen
class Schema:
    """The classes that documents of a game are made of."""

    state: type[GameState]
    setup: type[GameSetup]
    view: type[GameView]
    actions: tuple[type[Action], ...]
    events: tuple[type[Event], ...]
    effects: tuple[type[AnyEffect], ...]
    entities: tuple[tuple[type[Entity], Mapping[str, Entity]], ...]


def effects_in(*modules: ModuleType) -> tuple[type[AnyEffect], ...]:
    """Return the effects and choices that these modules define: their attrs classes. What only bears others is none.

    A subclass without fields of its own needs its ``@frozen`` as well, or it is taken for one that only bears others.
    """
    return tuple(
        [
            found
            for module in modules
            for found in vars(module).values()
            if isinstance(found, type)
            and issubclass(found, Effect)
            and found.__module__ == module.__name__
            and "__attrs_attrs__" in vars(found)
        ]
    )


class Choose(Protocol):
    """Takes one of several values: at random, as a test runner searches, or as somebody is asked."""

    def __call__(self, values: Sequence[T], /) -> T:
        """Return one of ``values``, which are not empty; the first is the simplest."""
        ...


class Game(Generic[SetupT, StateT, ActionT, EventT, ViewT]):
    """A game that can be played. It holds no state of its own: one object serves any number of games.

    Type parameters: the game's Setup, State, Action, Event and View.

    >>> from boardrules.games import shadow_hunters as sh
    >>> state = sh.GAME.start(sh.Setup(players=5), seed=7)
    >>> while (decision := sh.GAME.decision(state)) is not None:
    ...     state = sh.GAME.step(state, decision.actions[0]).state
    >>> len(sh.GAME.outcome(state).scores)
    5
    """

    #: The id under which the game is registered.
    id: ClassVar[str]
    #: The game's Setup class; ``Setup()`` alone is a valid game.
    Setup: type[SetupT]
    #: Moves whenever the same answers could lead elsewhere, or when the digests of states change; saves name it.
    content_version: ClassVar[int] = 1
    #: The rule that is cited when somebody answers out of turn, and when the game is over.
    turn_rule: ClassVar[str] = ""
    over_rule: ClassVar[str] = ""
    #: No game that is answered at random, or always by the first action, takes more decisions.
    most_decisions: ClassVar[int] = 10_000

    _schema: Schema | None = None

    # -- what a game must bring -------------------------------------------------------------------------------

    def make_schema(self) -> Schema:
        """Return the classes that documents of this game are made of. It is asked once: ``schema`` keeps them."""
        raise NotImplementedError

    def new_state(self, setup: SetupT, seed: int) -> StateT:
        """Return the state that ``setup`` lays out, with its first effects on the stack."""
        raise NotImplementedError

    def make_view(self, state: StateT, seat: int | None, frame: Frame) -> ViewT:
        """Return what ``seat``, which exists, may know: built from what is allowed.

        ``frame`` is what every view begins with: ``View(**frame, ...)``.
        """
        raise NotImplementedError

    def deal_anew(self, world: StateT, seat: int | None, chance: Chance) -> None:
        """Deal anew from ``chance``, in place, all that ``seat`` cannot know (see ``redeal``).

        The result must follow from what the seat knows and from ``chance`` alone: bring hidden cards into an order of
        their own before they are shuffled, or the true order could be worked out.
        """
        raise NotImplementedError

    def interrupts(self, state: StateT, asked: tuple[int, ...]) -> tuple[ActionT, ...]:
        """Return the open offers of seats that are not asked, beside a choice that allows them."""
        return ()

    def interrupt(self, state: StateT, action: ActionT) -> None:
        """Carry out an open offer. The choice it interrupts stays on the stack."""
        raise NotImplementedError

    def refuse(self, state: StateT, action: ActionT) -> Refusal[ActionT] | None:
        """Return why an action that is not legal is not, where a rule above the open choice forbids it; else None."""
        return None

    def problems(self, state: StateT) -> tuple[Problem, ...]:
        """Return why ``state``, read from a document, is not a possible state of the game."""
        return ()

    def any_setup(self, choose: Choose) -> SetupT:
        """Return some setup of a new game; ``choose`` decides about the number of players and every option.

        Offer the simplest value first. Arrangements (who sits where, what lies on top) are not its business. A game
        with nothing to choose leaves this alone.
        """
        return self.Setup()

    def components(self, state: StateT) -> Mapping[Entity | str, int]:
        """Return how many there are of everything that is never lost and never made, wherever it lies.

        These numbers are the same in every state of one game. Cards are their own keys; what has no entity of its own
        (tokens, dice) goes by a word.
        """
        return {}

    def name(self, word: str, value: str, lang: str) -> str | None:
        """Return what the content of the game itself calls a value, such as ``("hero", "kael", "en")``.

        ``word`` is the kind of words that the value belongs to, ``lang`` the language. None: it has no name of its own,
        or the message catalogues have it. A game whose content can be replaced gives the names that come with it.
        """
        return None

    # -- the step API -----------------------------------------------------------------------------------------

    def schema(self) -> Schema:
        """Return the classes that documents of this game are made of."""
        if self._schema is None:
            self._schema = self.make_schema()
        return self._schema

    def start(self, setup: SetupT | None = None, seed: int = 0) -> StateT:
        """Return a new game at its first decision.

        ``seed`` is a whole number from 0 to 2**64 - 1. Raises ``SetupError`` for anything else.
        """
        self._check_seed(seed)
        if setup is None:
            setup = self.Setup()
        if not isinstance(setup, self.Setup):
            raise SetupError(Problem("setup", "wrong_type", f"a {self.id} Setup", type(setup).__name__))
        state = self.new_state(setup, seed)
        self._run(state)
        return state

    def decision(self, state: StateT) -> Decision[ActionT] | None:
        """Return the open question, or None when the game is over."""
        known = state.open_decision
        if known is not None:
            return known
        if not state.stack:
            return None
        # Annotations instead of casts: this runs for every decision, and a cast is a call.
        choice: Any = state.stack[-1]
        seats: tuple[int, ...] = choice.seats(state)
        actions: tuple[ActionT, ...] = choice.actions(state)
        offers: tuple[ActionT, ...] = ()
        if choice.interruptible:
            offers = self.interrupts(state, seats)
            actions += offers
        decision = Decision(state.number, choice.prompt(state), seats, actions, offers)
        state.open_decision = decision
        return decision

    def view(self, state: StateT, seat: int | None) -> ViewT:
        """Return what ``seat`` may know; None is a spectator. Raises ``NoSuchSeat``."""
        self._check_seat(state, seat)
        decision = self.decision(state)
        frame = Frame(
            seat=seat,
            number=state.number,
            phase=state.phase,
            waiting_for=decision.seats if decision is not None else (),
            prompt=self.prompt(state, seat),
            outcome=self.outcome(state),
        )
        return self.make_view(state, seat, frame)

    def outcome(self, state: StateT) -> Outcome | None:
        """Return how the game ended, or None while it runs."""
        return state.result

    def redeal(self, state: StateT, seat: int | None, seed: int, *, future: bool = True) -> StateT:
        """Return another state that ``seat`` cannot tell from this one.

        Everything that the seat cannot know is dealt anew from ``seed`` (0 to 2**64 - 1), and agrees with all it has
        learned. With ``future=False`` the dice to come stay
        as they are, so that two worlds can be stepped side by side. Raises ``NoSuchSeat`` and, for a wrong seed,
        ``SetupError``.
        """
        self._check_seat(state, seat)
        self._check_seed(seed)
        world = state.clone()
        world.open_decision = None
        world.events = []
        chance = Chance(seed)
        self.deal_anew(world, seat, chance)
        if future:
            world.chance.rekey(chance.below("future", SEED_LIMIT))
        return world

    def legal_actions(self, state: StateT, seat: int) -> tuple[ActionT, ...]:
        """Return the actions that ``seat`` may take now. Raises ``NoSuchSeat``."""
        self._check_seat(state, seat)
        if seat is None:
            raise NoSuchSeat(seat, len(state.players))
        decision = self.decision(state)
        if decision is None:
            return ()
        return tuple([action for action in decision.actions if action.seat == seat])

    def prompt(self, state: StateT, seat: int | None) -> Prompt | None:
        """Return what ``seat`` is being asked, or None if nothing, as for a spectator. Raises ``NoSuchSeat``."""
        self._check_seat(state, seat)
        decision = self.decision(state)
        if decision is None or seat is None or seat not in decision.seats:
            return None
        choice: Any = state.stack[-1]
        prompt: Prompt = choice.prompt_for(state, seat)
        return prompt

    def explain(self, state: StateT, action: ActionT) -> Refusal[ActionT] | None:
        """Return None if ``action`` is legal now, else why it is not. What equals a listed action is that action.

        The answer is for the seat of the action: reason and legal actions may rest on what that seat alone knows.
        """
        decision = self.decision(state)
        if not isinstance(action, self.schema().actions):
            return Refusal("not_an_action", "", args=(("expected", f"an action of {self.id}"), ("got", short(action))))
        if decision is not None and _listed(decision, action) is not None:
            return None
        seat = action.seat
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < len(state.players):
            return Refusal("no_such_seat", self.turn_rule, None, action, args=(("seats", len(state.players)),))
        if decision is None:
            return Refusal("game_over", self.over_rule, seat, action)
        legal = self.legal_actions(state, seat)
        choice: Any = state.stack[-1]
        special: Refusal[ActionT] | None = choice.refuse(state, action) if seat in decision.seats else None
        special = special or self.refuse(state, action)
        if special is not None:
            return Refusal(special.code, special.rule, seat, action, legal, special.args)
        if not legal and seat not in decision.seats:
            return Refusal("not_your_decision", self.turn_rule, seat, action, (), (("owed_by", decision.seats),))
        return Refusal("not_offered", decision.prompt.rule, seat, action, legal)

    def listed(self, state: StateT, action: ActionT) -> ActionT:
        """Return the listed action that ``action`` is: the game's own object. Keep this one, in records too.

        What equals a listed action is taken for it, and may hold look-alikes, such as True for 1, that no document
        takes. Raises ``IllegalAction`` with the refusal when the action is not legal.
        """
        decision = self.decision(state)
        if decision is not None:
            listed = _listed(decision, action)
            if listed is not None:
                return listed
        refusal = self.explain(state, action)
        assert refusal is not None, "what is not listed is not legal"
        raise IllegalAction(refusal)

    def step(self, state: StateT, action: ActionT) -> Step[StateT, EventT]:
        """Return the state after ``action``, and what happened. ``state`` is untouched.

        Raises ``IllegalAction`` with the refusal when the action is not legal.
        """
        legal = self.listed(state, action)
        new = state.clone()
        return Step(new, self._take(new, legal))

    def apply(self, state: StateT, action: ActionT) -> tuple[EventT, ...]:
        """Take the same step in place and return what happened: the fast path for simulations.

        Raises ``IllegalAction`` with the refusal, and changes nothing, when the action is not legal.
        """
        return self._take(state, self.listed(state, action))

    def seen(self, event: EventT, seat: int | None) -> EventT | None:
        """Return the event as ``seat`` may know it; None if it notices nothing. Raises ``NoSuchSeat``."""
        if seat is not None and (type(seat) is not int or seat < 0):
            raise NoSuchSeat(seat)
        return cast("EventT | None", event.seen_by(seat))

    def digest(self, state: StateT) -> str:
        """Return 32 hexadecimal digits that name the state, the same in any process on any platform."""
        return digest(state)

    @staticmethod
    def _check_seat(state: StateT, seat: int | None) -> None:
        if seat is not None and (type(seat) is not int or not 0 <= seat < len(state.players)):
            raise NoSuchSeat(seat, len(state.players))

    @staticmethod
    def _check_seed(seed: int) -> None:
        if type(seed) is not int or not 0 <= seed < SEED_LIMIT:
            raise SetupError(Problem("seed", "out_of_range", "a whole number from 0 to 2**64 - 1", short(seed)))

    # -- the machine ------------------------------------------------------------------------------------------

    def _take(self, state: StateT, action: ActionT) -> tuple[EventT, ...]:
        decision: Any = state.open_decision
        state.open_decision = None
        state.events = []
        state.number += 1
        choice: Any = state.stack[-1]
        state.current_rules = choice.rules
        if decision.offers and action in decision.offers:
            state.current_rules = ()
            self.interrupt(state, action)
        else:
            state.stack.pop()
            choice.choose(state, action)
        self._run(state)
        events: Any = state.events
        return tuple(events)

    def _run(self, state: StateT) -> None:
        stack: list[Any] = state.stack
        count = 0
        last: list[str] = []
        while stack:
            top = stack[-1]
            if top.is_choice:
                if top.is_due(state):
                    return
                stack.pop()
                continue
            stack.pop()
            state.current_rules = top.rules
            top.resolve(state)
            count += 1
            if count > EFFECT_LIMIT - _LAST_EFFECTS:
                last.append(type(top).__name__)
                if count == EFFECT_LIMIT:
                    raise RulesLoop(EFFECT_LIMIT, tuple(last))


def _listed(decision: Decision[ActionT], action: ActionT) -> ActionT | None:
    """Return the decision's own object for an action that it lists.

    Only equal objects of the same class count: an object may claim to equal anything.
    """
    for legal in decision.actions:
        if legal is action:  # most answers are one of the very objects that were listed; comparing values costs more
            return legal
    for legal in decision.actions:
        if legal.__class__ is action.__class__ and legal == action:
            return legal
    return None


#: A game of which nothing more is known: what ``load_game`` returns::
#:
#:     def players(game: AnyGame) -> int:
#:         return len(game.start().players)
AnyGame: TypeAlias = Game[GameSetup, GameState, Action, Event, GameView]
