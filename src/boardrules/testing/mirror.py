"""Playing matches again in fresh processes, each under another PYTHONHASHSEED.

The processes are started once, and play one match for each line that they read, so that a search for a match that
differs can go through many of them. Where the platform can fork, every match is played in a copy of a process that has
played none.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import traceback
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from hashlib import blake2b
from importlib import import_module
from types import TracebackType
from typing import IO, Any, Final, Self

from boardrules.core.errors import SaveError
from boardrules.core.game import ActionT, AnyGame, EventT, Game, SetupT, StateT, ViewT
from boardrules.core.state import GameState
from boardrules.core.values import Decision
from boardrules.play.documents import from_json, to_json
from boardrules.testing.laws import Broken
from boardrules.testing.laws._tools import (
    AnyPlaythrough,
    after,
    difference,
    points_of_view,
)
from boardrules.testing.playthroughs import PlayError, Playthrough, unfold
from boardrules.testing.scripts import importable

_CODE: Final = "from boardrules.testing.mirror import serve; serve()"
#: So many processes: the order of a small set may be the same by chance under one other seed.
_PROCESSES: Final = 2
#: How long a process may take to end when it has nothing more to read, in seconds.
_PATIENCE: Final = 5
#: The status with which a copy of a process ends that has answered, and that has not.
_ANSWERED: Final = 0
_SILENT: Final = 1


class Mirror:
    """Processes beside this one that play matches of a game again; use it in a ``with`` statement.

    Raises ``LookupError`` when the game cannot be imported by name, so that no other process would find it.
    """

    def __init__(self, game: Game[SetupT, StateT, ActionT, EventT, ViewT]) -> None:
        self._home = importable(game)
        self._servers: list[_Server] = []
        self._stack = ExitStack()

    def __enter__(self) -> Self:
        try:
            self._servers = [self._stack.enter_context(_Server(seed)) for seed in hash_seeds()]
            for answer in self._ask({"module": self._home[0], "name": self._home[1]}):
                if answer["error"]:
                    raise LookupError(f"another process cannot import {'.'.join(self._home)}:\n{answer['error']}")
        except BaseException:
            self._stack.close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._servers = []
        self._stack.close()

    def plays_the_same(self, playthrough: Playthrough[SetupT, StateT, ActionT, EventT, ViewT]) -> None:
        """The same setup, seed and answers give the same game in a fresh process under another PYTHONHASHSEED."""
        here = [_trace(playthrough, count) for count in range(len(playthrough) + 1)]
        actions = [to_json(action) for action in playthrough.actions]
        request = {"setup": to_json(playthrough.setup), "seed": playthrough.seed, "actions": actions}
        for server, answer in zip(self._servers, self._ask(request), strict=True):
            there = answer["traces"]
            for count, (one, other) in enumerate(zip(here, there, strict=False)):
                for name in one:
                    if one[name] != other[name]:
                        mine = _parts(playthrough, count)[name]
                        server.send({**request, "show": [count, name]})
                        lines = _difference(mine, server.answer().get("shown"), one[name], other[name])
                        raise Broken(after(count), f"the {name} of the game in another process are others", *lines)
            if answer["error"]:
                raise Broken(after(max(len(there) - 1, 0)), "the rules fail in another process", answer["error"])
            if len(here) != len(there):
                raise Broken(after(max(len(there) - 1, 0)), "another process does not offer what is answered here")

    def _ask(self, request: dict[str, Any]) -> list[dict[str, Any]]:
        """Return what every process answers; they work at the same time."""
        assert self._servers, "a mirror is used in a with statement"
        for server in self._servers:
            server.send(request)
        return [server.answer() for server in self._servers]


def hash_seeds() -> list[int]:
    """Return what PYTHONHASHSEED is for each of the processes: others than in this one."""
    own = os.environ.get("PYTHONHASHSEED")
    return [seed for seed in range(1, _PROCESSES + 2) if str(seed) != own][:_PROCESSES]


class _Server:
    """One of the processes."""

    def __init__(self, hash_seed: int) -> None:
        self._hash_seed = hash_seed

    def __enter__(self) -> Self:
        environment = {
            **os.environ,
            "PYTHONHASHSEED": str(self._hash_seed),
            "PYTHONDONTWRITEBYTECODE": "1",
            "PYTHONPATH": os.pathsep.join(path or os.getcwd() for path in sys.path),
        }
        # A file, for nobody reads along: a pipe would be full some time.
        self._errors: IO[str] = tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")
        self._process = subprocess.Popen(
            [sys.executable, "-c", _CODE],
            env=environment,
            encoding="utf-8",
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
        )
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.close()  # it has no more to read, so it ends
        except BrokenPipeError:
            pass  # it has ended already
        try:
            process.wait(_PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        process.stdout.close()
        self._errors.close()

    def send(self, request: dict[str, Any]) -> None:
        """Ask for something."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(request) + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            pass  # the answer says so

    def answer(self) -> dict[str, Any]:
        """Return the next answer. Raises ``RuntimeError`` with its last words when the process has ended."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            status = self._process.wait()
            self._errors.seek(0)
            words = self._errors.read().strip() or "it said nothing"
            raise RuntimeError(f"the process that plays matches again has ended with status {status}:\n{words}")
        answer: dict[str, Any] = json.loads(line)
        return answer


def _parts(play: AnyPlaythrough, count: int) -> dict[str, Any]:
    """Return documents of what another process must find the same after so many answers."""
    game, state = play.game, play.states[count]
    decision = game.decision(state)
    return {
        "states": to_json(state),
        "events": [to_json(event) for event in play.events[count]],
        "questions": None if decision is None else to_json(decision),
        "views": to_json(game.view(state, _watcher(state, count))),
    }


def _watcher(state: GameState, count: int) -> int | None:
    """Return one point of view for each state, all in turn: views are long, and much alike."""
    everybody = points_of_view(state)
    return everybody[count % len(everybody)]


def _trace(play: AnyPlaythrough, count: int) -> dict[str, str]:
    """Return the same, each in a few digits."""
    game, state = play.game, play.states[count]
    decision = game.decision(state)
    return {
        "states": game.digest(state),
        "events": _digits([to_json(event) for event in play.events[count]]),
        "questions": "" if decision is None else _digits(to_json(decision)),
        "views": _digits(to_json(game.view(state, _watcher(state, count)))),
    }


def _digits(document: object) -> str:
    return blake2b(json.dumps(document, sort_keys=True).encode(), digest_size=8).hexdigest()


def _difference(here: Any, there: Any, one: str, other: str) -> list[str]:
    names = ("here", "there")
    return difference(here, there, names) if here != there else difference(one, other, names)


def serve() -> None:
    """Read requests from standard input, one a line, and answer each with a line, until there are no more."""
    # What the game itself prints must not get between the answers.
    out, sys.stdout = sys.stdout, sys.stderr
    place = json.loads(sys.stdin.readline())
    try:
        game: AnyGame = getattr(import_module(place["module"]), place["name"])
    except Exception:
        _write(out, {"error": traceback.format_exc()})
        return
    _read_anything(game)
    _write(out, {"error": ""})
    for line in sys.stdin:
        request = json.loads(line)
        if not hasattr(os, "fork"):
            _write(out, _play(game, request))
            continue
        child = os.fork()
        if not child:
            status = _SILENT
            try:
                _write(out, _play(game, request))
                status = _ANSWERED
            finally:  # also when the rules end the process
                os._exit(status)
        code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        if code != _ANSWERED:
            _write(out, {"traces": [], "error": f"the process that plays it has ended with status {code}"})


def _read_anything(game: AnyGame) -> None:
    """Make the reader of the game's documents, once for all copies, without playing anything."""
    for kind in ("setup", "action"):
        try:
            from_json(game, kind, {})
        except SaveError:
            pass  # there was nothing in it


def _write(out: IO[str], answer: dict[str, Any]) -> None:
    out.write(json.dumps(answer) + "\n")
    out.flush()


def _play(game: AnyGame, request: dict[str, Any]) -> dict[str, Any]:
    """Return the traces of a match, as far as it can be played, and the error that ends it or nothing."""
    traces: list[dict[str, str]] = []
    error = ""
    try:
        setup = from_json(game, "setup", request["setup"])
        actions = [from_json(game, "action", document) for document in request["actions"]]
        try:
            found = unfold(game, setup, request["seed"], _as_wanted(actions))
        except PlayError as broken:
            found, error = broken.playthrough, str(broken)
        if "show" in request:
            count, name = request["show"]
            return {"shown": _parts(found, count)[name], "error": ""}
        for count in range(len(found.states)):
            traces.append(_trace(found, count))
    except Exception:
        error = traceback.format_exc()
    return {"traces": traces, "error": error}


def _as_wanted(actions: Sequence[Any]) -> Callable[[Decision[Any], int], Any]:
    """Answer as the other process did, as long as that is legal here: what came before shows where they differ."""

    def answer(decision: Decision[Any], number: int) -> Any:
        return actions[number] if number < len(actions) and actions[number] in decision.actions else None

    return answer
