"""Whole matches as readable text: every answer, every event with its rules, the end."""

from __future__ import annotations

import json
import re
import textwrap
from collections.abc import Iterable, Iterator
from typing import Any, Final, Generic

from attrs import frozen

from boardrules.core.errors import BoardRulesError
from boardrules.core.game import ActionT, EventT, Game, SetupT, StateT, ViewT
from boardrules.core.values import Decision, GameSetup
from boardrules.play.documents import to_json
from boardrules.play.match import Match
from boardrules.play.text import Text
from boardrules.registry import games, load_game
from boardrules.testing.playthroughs import Playthrough, play
from boardrules.testing.scripts import home

#: The first line of a transcript whose answers are in no header.
TITLE: Final = "Match of boardrules"
#: No line is longer, unless a single word is.
WIDTH: Final = 120
#: After so many answers without a heading the state is named all the same.
_ANSWERS_PER_DIGEST: Final = 25
_DIGITS: Final = 8
#: The column of the decisions' numbers, where the words of a step begin, and where those of an event do.
_NUMBERS: Final = 7
_STEP: Final = " " * (_NUMBERS + 2)
_EVENT: Final = _STEP + "    "
_HANGING: Final = "    "
#: A piece of JSON after which a line may be broken: it ends with a comma that is not part of a text.
_PIECE: Final = re.compile(r'(?:"(?:[^"\\]|\\.)*"|[^",])+,?|,')


def transcript(
    played: Match[SetupT, StateT, ActionT, EventT, ViewT] | Playthrough[SetupT, StateT, ActionT, EventT, ViewT],
    lang: str = "en",
) -> str:
    """Return a match, over or not, as readable text with everything that was secret in it.

    A header says what was played. Then every answer has a line with the number of its decision, who was asked what, and
    what he answered; below it stands what happened, with the ids of its rules. Players who let a window go by one after
    the other share a line. Beginnings of turns stand out and name the state after their step by the first eight digits
    of its digest; without them the state is named about every 25 answers. At the end stand outcome, number of answers
    and digest. Lines have at most 120 characters, but for single words that are longer; the text ends with a line end,
    and is the same in any process. The few words around those of game and library are English in every language.

    Raises ``UnknownLanguage`` for a language without a catalogue, and ``TextUnavailable`` without ``boardrules[text]``.
    """
    if isinstance(played, Match):
        played = play(played.game, played.setup, played.seed, [entry.action for entry in played.log])
    return tell(played, lang, TITLE, "as they follow")


def tell(played: Playthrough[SetupT, StateT, ActionT, EventT, ViewT], lang: str, title: str, answers: str) -> str:
    """Return the text of a match; ``title`` is its first line, ``answers`` says in the header how they are chosen."""
    text = Text(played.game, lang)
    head = (
        ("game", name_of(played.game) or played.game.id),
        ("content_version", str(played.game.content_version)),
        ("language", lang),
        ("setup", json.dumps(_changed(played.setup, played.game.Setup()), ensure_ascii=False)),
        ("seed", str(played.seed)),
        ("answers", answers),
    )
    lines = [title]
    for key, value in head:
        lines += _broken(f"{key}: {value}") if value.startswith("{") else [f"{key}: {value}"]
    return "\n".join([*lines, *_Teller(played, text).lines(), ""])


def name_of(game: Game[SetupT, StateT, ActionT, EventT, ViewT]) -> str | None:
    """Return the name by which any process finds the game: its id, or ``module:NAME`` when it is not installed.

    None when it is neither installed nor the value of a name in a module.
    """
    if game.id in games():
        try:
            installed: object = load_game(game.id)
        except BoardRulesError:
            installed = None
        if installed is game:
            return game.id
    found = home(game)
    return ":".join(found) if found is not None and found[0] != "__main__" else None


def _changed(setup: GameSetup, default: GameSetup) -> dict[str, Any]:
    """Return the number of players and all else that is not as in a default setup."""
    written, plain = to_json(setup), to_json(default)
    assert isinstance(written, dict)
    assert isinstance(plain, dict)
    return {key: value for key, value in written.items() if key == "players" or value != plain.get(key, ...)}


def _broken(line: str) -> list[str]:
    """Break a line of JSON after commas."""
    lines = [""]
    for piece in _PIECE.findall(line):
        if len(lines[-1] + piece) > WIDTH and lines[-1].strip():
            lines.append(_HANGING + piece.lstrip())
        else:
            lines[-1] += piece
    return lines


@frozen
class _Said:
    """A step in words: who was asked, the question and the answer."""

    number: int
    seat: int
    question: str
    answer: str
    folds: bool


class _Teller(Generic[SetupT, StateT, ActionT, EventT, ViewT]):
    def __init__(self, played: Playthrough[SetupT, StateT, ActionT, EventT, ViewT], text: Text) -> None:
        self._played = played
        self._game = played.game
        self._text = text
        #: Steps that made nothing happen and go into one line.
        self._folded: list[_Said] = []
        #: How many answers had been given when the state was named last.
        self._named = 0

    def lines(self) -> Iterator[str]:
        """Yield the lines below the header."""
        played = self._played
        yield from _heading(self._text.message("replay-start"))
        yield from self._events(played.events[0], played.states[0], 0)
        for count, (state, action, events, after) in enumerate(played.steps(), 1):
            decision = self._game.decision(state)
            assert decision is not None, "a state that was answered had a question"
            said = self._said(state, decision, action, folds=action.is_pass and not events)
            if self._folded and not (said.folds and _together(said, self._folded[-1])):
                yield from self._fold()
            if said.folds:
                self._folded.append(said)
            else:
                yield from self._step([said])
            yield from self._events(events, after, count)
            if count - self._named >= _ANSWERS_PER_DIGEST and not self._folded:
                self._named = count
                yield f"{_STEP}(state {self._game.digest(after)[:_DIGITS]})"
        yield from self._fold()
        yield from self._end()

    # -- steps ---------------------------------------------------------------------------------------------------

    def _said(self, state: StateT, decision: Decision[ActionT], action: ActionT, *, folds: bool) -> _Said:
        if action in decision.offers:
            prompt, question = None, self._text.message("play-offer")
        else:
            prompt = self._game.prompt(state, action.seat) or decision.prompt
            question = self._text.prompt(prompt)
        return _Said(state.number, action.seat, question, self._text.action(action, prompt), folds)

    def _fold(self) -> Iterator[str]:
        if self._folded:
            yield from self._step(self._folded)
            self._folded = []

    def _step(self, said: list[_Said]) -> Iterator[str]:
        first, last = said[0], said[-1]
        numbers = str(first.number) if first is last else f"{first.number}-{last.number}"
        who = self._text.seats([one.seat for one in said])
        yield from _wrapped(
            f"{numbers:>{_NUMBERS}}  ", f"{who[:1].upper()}{who[1:]}: {first.question} -> {first.answer}", _STEP
        )

    def _events(self, events: Iterable[EventT], state: StateT, count: int) -> Iterator[str]:
        for event in events:
            rules = f" [{', '.join(event.rules)}]" if event.rules else ""
            words = self._text.event(event)
            if event.is_heading:
                self._named = count
                yield from _heading(f"{words}{rules} (state {self._game.digest(state)[:_DIGITS]})")
            else:
                yield from _wrapped(_EVENT, words + rules, _EVENT)

    def _end(self) -> Iterator[str]:
        text, outcome, decision = self._text, self._played.outcome, self._played.decision
        if outcome is not None:
            yield from _heading(text.message("play-over"))
            yield from _wrapped(_STEP, text.outcome(outcome), _STEP)
            scores = [f"{text.seat(seat)}: {score}" for seat, score in enumerate(outcome.scores)]
            if scores:
                yield from _wrapped(_STEP, f"scores: {', '.join(scores)}", _STEP)
        else:
            yield from _heading(text.message("replay-open"))
            for seat in decision.seats if decision is not None else ():
                prompt = self._game.prompt(self._played.state, seat)
                if prompt is not None:
                    yield from _wrapped(_STEP, f"{text.seat(seat)}: {text.prompt(prompt)}", _STEP)
        yield f"{_STEP}number of answers: {len(self._played)}"
        yield f"{_STEP}digest: {self._game.digest(self._played.state)}"


def _together(said: _Said, last: _Said) -> bool:
    """Return whether a pass can share the line of the one before it: same question, same answer, next number."""
    return (said.question, said.answer, said.number) == (last.question, last.answer, last.number + 1)


def _heading(words: str) -> Iterator[str]:
    yield ""
    yield from _wrapped("== ", words, "   ")


def _wrapped(first: str, words: str, rest: str) -> list[str]:
    """Return words as lines; whatever white space a message holds is one blank."""
    return textwrap.wrap(
        " ".join(words.split()),
        WIDTH,
        initial_indent=first,
        subsequent_indent=rest + _HANGING,
        break_long_words=False,
        break_on_hyphens=False,
    )


__all__ = ["transcript"]
