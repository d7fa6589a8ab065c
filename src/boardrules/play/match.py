"""A match: a game played with memory. Undo and redo, a log, saves that replay."""

from __future__ import annotations

import json
from typing import Any, Final, Generic, Literal, TypeAlias, cast, get_args, overload

from attrs import frozen

from boardrules.core.errors import IllegalAction, Problem, SaveError, SetupError, short
from boardrules.core.game import ActionT, AnyGame, EventT, Game, SetupT, StateT, ViewT
from boardrules.core.state import GameState
from boardrules.core.values import Action, Decision, Event, GameSetup, GameView, Outcome, Refusal
from boardrules.play.documents import from_json, parse, to_json
from boardrules.registry import UnknownGame, installed_game

#: ``free`` for analysis; ``until_reveal``: a step that rolled, drew or revealed cannot be taken back; ``never``::
#:
#:     policy: UndoPolicy = "until_reveal"
#:     match = Match(sh.GAME, undo=policy)
UndoPolicy: TypeAlias = Literal["free", "until_reveal", "never"]

FORMAT: Final = "boardrules-match"
SCHEMA: Final = 1
_KEYS: Final = ("format", "schema", "game", "content_version", "setup", "seed", "undo", "actions", "digests")


@frozen
class Entry(Generic[ActionT, EventT]):
    """One step of a match: the decision's number, the answer, what happened, and the digest of the state after it.

    >>> from boardrules.games import shadow_hunters as sh
    >>> match = Match(sh.GAME, seed=7)
    >>> match.play(match.decision.actions[0])
    ()
    >>> match.log[0].number, match.log[0].action
    (0, Pass(seat=2))
    """

    number: int
    action: ActionT
    events: tuple[EventT, ...]
    digest: str


class Match(Generic[SetupT, StateT, ActionT, EventT, ViewT]):
    """A game from its setup and seed, with everything that was answered.

    ``state`` is the current state: read it, do not change it. Earlier states are kept as they were, so ``undo`` goes
    back to the very same one.

    >>> from boardrules.games import shadow_hunters as sh
    >>> match = Match(sh.GAME, sh.Setup(players=5), seed=7)
    >>> events = match.play(match.decision.actions[0])
    >>> match.undo().number
    0
    >>> Match.loads(match.dumps(), sh.GAME).state == match.state
    True
    """

    def __init__(
        self,
        game: Game[SetupT, StateT, ActionT, EventT, ViewT],
        setup: SetupT | None = None,
        seed: int = 0,
        *,
        undo: UndoPolicy = "free",
    ) -> None:
        """Start a match. Raises ``SetupError`` for a wrong setup, seed or undo policy."""
        if undo not in get_args(UndoPolicy):
            expected = ", ".join(get_args(UndoPolicy))
            raise SetupError(Problem("undo", "unknown_value", expected, short(undo)))
        self.game = game
        self.setup: SetupT = setup if setup is not None else game.Setup()
        self.seed = seed
        self.undo_policy: UndoPolicy = undo
        self._states: list[StateT] = [game.start(self.setup, seed)]
        self._start_digest = game.digest(self._states[0])
        self._log: list[Entry[ActionT, EventT]] = []
        self._undone: list[tuple[StateT, Entry[ActionT, EventT]]] = []

    @property
    def state(self) -> StateT:
        """The current state."""
        return self._states[-1]

    @property
    def log(self) -> tuple[Entry[ActionT, EventT], ...]:
        """Everything that was answered, in order. It holds secrets: show a seat ``seen_log`` instead."""
        return tuple(self._log)

    @property
    def opening(self) -> tuple[EventT, ...]:
        """What happened before the first decision."""
        return cast("tuple[EventT, ...]", tuple(self._states[0].events))

    @property
    def decision(self) -> Decision[ActionT] | None:
        """The open question, or None when the game is over."""
        return self.game.decision(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it runs."""
        return self.game.outcome(self.state)

    def view(self, seat: int | None) -> ViewT:
        """Return what a seat may know now; None is a spectator."""
        return self.game.view(self.state, seat)

    def seen_log(self, seat: int | None) -> tuple[EventT, ...]:
        """Return everything that has happened, as a seat may know it."""
        events = [*self.opening, *[event for entry in self._log for event in entry.events]]
        return tuple([seen for event in events if (seen := self.game.seen(event, seat)) is not None])

    def play(self, action: ActionT, number: int | None = None) -> tuple[EventT, ...]:
        """Take an action and return what happened. The log keeps the listed action that it is (``Game.listed``).

        ``number`` is that of the decision it answers: when another one is open by now, the answer is stale and is
        refused. Raises ``IllegalAction``, and changes nothing, for whatever is not legal.
        """
        open_number = self.state.number
        if number is not None and (type(number) is not int or number != open_number):
            args = (("expected", open_number), ("got", short(number)))
            raise IllegalAction(Refusal("stale_answer", "", getattr(action, "seat", None), action, (), args))
        listed = self.game.listed(self.state, action)
        step = self.game.step(self.state, listed)
        self._states.append(step.state)
        self._log.append(Entry(open_number, listed, step.events, self.game.digest(step.state)))
        self._undone.clear()
        return step.events

    def can_undo(self) -> bool:
        """Return whether the last step can be taken back."""
        return bool(self._log) and self._why_no_undo() is None

    def undo(self) -> StateT:
        """Take the last step back and return the state before it. Raises ``IllegalAction`` when that is not allowed."""
        refusal = self._why_no_undo()
        if refusal is not None:
            raise IllegalAction(refusal)
        self._undone.append((self._states.pop(), self._log.pop()))
        return self.state

    def redo(self) -> StateT:
        """Take the step again that was taken back last. Raises ``IllegalAction`` when there is none."""
        if not self._undone:
            raise IllegalAction(Refusal("nothing_to_redo", ""))
        state, entry = self._undone.pop()
        self._states.append(state)
        self._log.append(entry)
        return state

    def _why_no_undo(self) -> Refusal[ActionT] | None:
        if not self._log:
            return Refusal("nothing_to_undo", "")
        if self.undo_policy == "free":
            return None
        last, before, after = self._log[-1], self._states[-2], self._states[-1]
        uncovered = any(event.uncovers for event in last.events) or before.chance != after.chance
        if self.undo_policy == "never" or uncovered:
            return Refusal("undo_not_allowed", "", args=(("policy", self.undo_policy),))
        return None

    def dumps(self) -> str:
        """Return the match as JSON text: setup, seed, answers, and the digest after each of them."""
        return json.dumps(
            {
                "format": FORMAT,
                "schema": SCHEMA,
                "game": self.game.id,
                "content_version": self.game.content_version,
                "setup": to_json(self.setup),
                "seed": self.seed,
                "undo": self.undo_policy,
                "actions": [to_json(entry.action) for entry in self._log],
                "digests": [self._start_digest, *[entry.digest for entry in self._log]],
            },
            indent=1,
        )

    @overload
    @classmethod
    def loads(cls, text: str) -> AnyMatch: ...
    @overload
    @classmethod
    def loads(
        cls, text: str, game: Game[SetupT, StateT, ActionT, EventT, ViewT]
    ) -> Match[SetupT, StateT, ActionT, EventT, ViewT]: ...
    @classmethod
    def loads(cls, text: str, game: Game[Any, Any, Any, Any, Any] | None = None) -> Match[Any, Any, Any, Any, Any]:
        """Read a save and play it back, comparing every digest.

        Without ``game`` the installed game that the save names is taken; a game that is not installed is handed over,
        for no module is imported because a save says so: ``Match.loads(text, load_game("my_game:GAME"))``. Raises
        ``SaveError`` naming the place for anything that is not a save of this game, or that does not play back as it
        says.
        """
        document = _document(text)
        if game is None:
            try:
                game = installed_game(document["game"])
            except UnknownGame as error:
                known = ", ".join(error.known)
                raise SaveError(Problem("$.game", "unknown_game", known, short(document["game"]))) from None
        elif document["game"] != game.id:
            raise SaveError(Problem("$.game", "wrong_game", game.id, short(document["game"])))
        version = document["content_version"]
        if version != game.content_version:
            raise SaveError(Problem("$.content_version", "other_version", str(game.content_version), short(version)))
        return _replay(document, game)


#: A match of a game of which nothing more is known: what ``Match.loads`` returns where it is given no game::
#:
#:     def winners(match: AnyMatch) -> tuple[int, ...]:
#:         return match.outcome.winners if match.outcome is not None else ()
AnyMatch: TypeAlias = Match[GameSetup, GameState, Action, Event, GameView]


def _document(text: str) -> dict[str, Any]:
    """Return a save's outer object with everything in its place."""
    data = parse(text) if isinstance(text, (str, bytes)) else text
    if not isinstance(data, dict):
        raise SaveError(Problem("$", "wrong_type", "an object", short(data)))
    if data.get("format") != FORMAT:
        raise SaveError(Problem("$.format", "unknown_value", FORMAT, short(data.get("format"))))
    if data.get("schema") != SCHEMA or type(data["schema"]) is not int:
        raise SaveError(Problem("$.schema", "other_version", str(SCHEMA), short(data.get("schema"))))
    missing = [Problem(f"$.{key}", "missing_key", key) for key in _KEYS if key not in data]
    extra = [Problem("$", "unknown_key", ", ".join(_KEYS), short(key)) for key in data if key not in _KEYS]
    if missing or extra:
        raise SaveError(*missing, *extra)
    kinds: tuple[tuple[str, type, str], ...] = (
        ("game", str, "a text"),
        ("content_version", int, "a whole number"),
        ("seed", int, "a whole number"),
        ("undo", str, "a text"),
        ("actions", list, "a list"),
        ("digests", list, "a list"),
    )
    wrong = [
        Problem(f"$.{key}", "wrong_type", words, short(data[key]))
        for key, kind, words in kinds
        if type(data[key]) is not kind
    ]
    if wrong:
        raise SaveError(*wrong)
    if len(data["digests"]) != len(data["actions"]) + 1:
        expected = f"{len(data['actions']) + 1} digests"
        raise SaveError(Problem("$.digests", "wrong_length", expected, str(len(data["digests"]))))
    return data


def _replay(document: dict[str, Any], game: Game[Any, Any, Any, Any, Any]) -> Match[Any, Any, Any, Any, Any]:
    try:
        setup = from_json(game, "setup", document["setup"])
    except SaveError as error:
        raise SaveError(*[_below(problem, "$.setup") for problem in error.problems]) from None
    try:
        match: Match[Any, Any, Any, Any, Any] = Match(game, setup, document["seed"], undo=document["undo"])
    except SetupError as error:
        raise SaveError(*[Problem(f"$.{p.path}", p.code, p.expected, p.got, p.rule) for p in error.problems]) from None
    digests = document["digests"]
    _compare(digests[0], match._start_digest, 0)
    for index, data in enumerate(document["actions"]):
        try:
            action = from_json(game, "action", data)
        except SaveError as error:
            raise SaveError(*[_below(problem, f"$.actions[{index}]") for problem in error.problems]) from None
        try:
            match.play(action)
        except IllegalAction as error:
            refusal = error.refusal
            raise SaveError(
                Problem(f"$.actions[{index}]", "illegal_action", "a legal action", refusal.code, refusal.rule)
            ) from None
        _compare(digests[index + 1], match._log[-1].digest, index + 1)
    return match


def _below(problem: Problem, path: str) -> Problem:
    return Problem(path + problem.path.removeprefix("$"), problem.code, problem.expected, problem.got, problem.rule)


def _compare(saved: object, replayed: str, index: int) -> None:
    if saved != replayed:
        raise SaveError(Problem(f"$.digests[{index}]", "other_digest", replayed, short(saved)))


__all__ = ["AnyGame", "AnyMatch", "Entry", "Match", "UndoPolicy"]
