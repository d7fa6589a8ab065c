"""``boardrules play``: a game in the terminal against players that answer by chance."""

from __future__ import annotations

import secrets
import sys
import unicodedata
from collections.abc import Iterator
from typing import Any, Final

import attrs

from boardrules.cli.arguments import Arguments, make_setup
from boardrules.cli.bots import Bots
from boardrules.cli.errors import INTERNAL, INTERRUPTED, OK, UsageError, in_words_of
from boardrules.cli.saves import load_match, write_file
from boardrules.cli.screen import Screen, make_console
from boardrules.core.entity import Entity
from boardrules.core.errors import IllegalAction
from boardrules.core.values import Action, Decision, Decline, GameView, Refusal
from boardrules.play.match import AnyMatch, Match
from boardrules.play.players import player_of
from boardrules.play.text import Text
from boardrules.registry import load_game

#: Fields of a view that list what might be, not what lies on the table.
_NOT_ON_THE_TABLE: Final = ("possible", "pool", "options", "outcome", "open_discards")
_HELP: Final = (("1, 2, …", "number"), *[(key, key) for key in ("t", "i", "l", "r", "u", "w", "s", "q", "h")])


def play(arguments: Arguments, text: Text) -> int:
    """Play a game, new or saved, to its end or until the player leaves; return the exit status."""
    if arguments.resume is not None:
        game = load_game(arguments.game) if arguments.game else None
        match, text = load_match(arguments.resume, text, game, "cli-game_of_resume")
        with in_words_of(text):
            return _play(match, arguments, text, arguments.save or arguments.resume)
    game = load_game(arguments.game)
    text = Text(game, text.lang)
    with in_words_of(text):
        seed = secrets.randbelow(2**32) if arguments.seed is None else arguments.seed
        setup = make_setup(game, arguments.players, arguments.options)
        # Who takes back a step that has shown him something would play on with what he has seen.
        match = Match(game, setup, seed, undo=arguments.undo or "until_reveal")
        return _play(match, arguments, text, arguments.save)


def _play(match: AnyMatch, arguments: Arguments, text: Text, save: str | None) -> int:
    seats = len(match.state.players)
    if arguments.seat is not None and not 1 <= arguments.seat <= seats:
        raise UsageError("cli-seat_range", last=seats, got=str(arguments.seat)[:20])
    seat = None if arguments.seat is None else arguments.seat - 1
    if save is not None:
        write_file(save, match.dumps(), text)  # a file that cannot be written shows before the game
    screen = Screen(make_console(), match.game, text, show_rules=arguments.show_rules)
    screen.learn_styles(match.view(None), seats)
    name = text.message("game-name") if text.has("game-name") else match.game.id
    screen.heading(text.message("play-header", game=name, seed=str(match.seed)))
    session: _Watching | _Playing
    if sys.stdin is not None and sys.stdin.isatty():
        session = _Playing(match, screen, seat or 0, save)
    else:
        session = _Watching(match, screen, seat)
    if arguments.resume is not None:
        screen.say(text.message("play-resumed", count=len(match.log)), "dim")
        session.shown = len(match.log) + 1
    status = OK
    try:
        session.run()
    except KeyboardInterrupt:
        status = INTERRUPTED
        screen.console = make_console()  # the old one may still hold the question, half written
        sys.stderr.write(f"\n{text.message('play-interrupted')}\n")  # the line of the question is still open
    except _Endless:
        status = INTERNAL
        said = text.message("cli-endless", count=match.game.most_decisions)
        sys.stderr.write(f"{text.message('cli-error', message=said)}\n")
    finally:
        if save is not None:
            write_file(save, match.dumps(), text)
    if save is not None:
        screen.say(text.message("play-saved", file=save), "dim")
    return status


class _Endless(Exception):
    """So many answers were given with nobody asked that the game will never end."""


class _Watching:
    """Nobody at the terminal plays; what happens is written as ``seat`` may know it (None: a spectator)."""

    def __init__(self, match: AnyMatch, screen: Screen, seat: int | None) -> None:
        self.match = match
        self.screen = screen
        self.seat = seat
        self.bots = Bots(match.seed, player_of(match.game))
        #: How much has been written: the opening counts as one, then every step.
        self.shown = 0
        #: How many answers were given since a person last gave one.
        self.unasked = 0

    def run(self) -> None:
        """Play to the end."""
        self.news()
        while (decision := self.match.decision) is not None:
            self.let_bots(decision)
            self.news()
        self.finish()

    def let_bots(self, decision: Decision[Action], but_not: int | None = None) -> bool:
        """Let somebody else answer; return whether anybody was there to do so."""
        self._count()
        action = self.bots.step_in(decision, but_not)
        if action is None:
            seat = next((seat for seat in decision.seats if seat != but_not), None)
            if seat is None:
                return False
            action = self.bots.answer(decision, seat, self.match.view(seat))
        self.match.play(action, decision.number)
        return True

    def _count(self) -> None:
        """Count an answer that nobody is asked for. Raises ``_Endless`` where the game should be over."""
        if self.unasked >= self.match.game.most_decisions:
            raise _Endless
        self.unasked += 1

    def news(self) -> bool:
        """Write what has happened since the last time; return whether there was anything."""
        is_new = False
        while self.shown <= len(self.match.log):
            is_new |= self._write(self.shown)
            self.shown += 1
        return is_new

    def _write(self, step: int) -> bool:
        """Write what happened in a step, 0 for the opening; return whether the seat noticed anything."""
        events = self.match.opening if step == 0 else self.match.log[step - 1].events
        seen = [known for event in events if (known := self.match.game.seen(event, self.seat)) is not None]
        self.screen.events(seen)
        return bool(seen)

    def whole_log(self) -> None:
        """Write everything that has happened."""
        self.screen.heading(self.screen.text.message("play-log"))
        for step in range(len(self.match.log) + 1):
            self._write(step)

    def finish(self) -> None:
        """Show the end."""
        outcome = self.match.outcome
        if outcome is not None:
            self.screen.table(self.match.view(self.seat))
            self.screen.winners(self.match.view(None), outcome)


class _Leave(Exception):
    """The player has had enough."""


class _Playing(_Watching):
    """One seat is played from the keyboard."""

    def __init__(self, match: AnyMatch, screen: Screen, seat: int, save: str | None) -> None:
        super().__init__(match, screen, seat)
        self.me = seat
        self.save = save
        #: The turn in which the player chose to pass everything, until his next one.
        self.passing: int | None = None
        #: How many steps had been played before each of the player's own answers.
        self.answered: list[int] = []
        self.ask_again = False
        #: What was explained already: why somebody is asked who can only pass, or only decline.
        self.told_why: set[str] = set()
        #: Whether the question that is open is a window, which can be passed.
        self.at_window = False
        #: Whether anything has changed since the player was last shown how things stand.
        self.is_news = True
        #: Whether the table was ever drawn, and the own turn in which it was drawn last.
        self.table_seen = False
        self.table_turn: int | None = None

    def run(self) -> None:
        """Play until the end or until the player leaves."""
        try:
            while (decision := self.match.decision) is not None:
                if not self._turn(decision):
                    break
        except (_Leave, EOFError) as reason:
            if isinstance(reason, EOFError):
                self.screen.say()
            self.screen.say(self.screen.text.message("play-left"))
            return
        self.news()
        self.finish()

    def _turn(self, decision: Decision[Action]) -> bool:
        mine = [action for action in decision.actions if action.seat == self.me]
        asked = self.me in decision.seats
        others = [seat for seat in decision.seats if seat != self.me]
        if others and (asked or not mine or self.passing is not None):  # at the same time: the others first
            return self.let_bots(decision, self.me)
        if not mine:
            return self.let_bots(decision, self.me)
        window = not asked or mine[0].is_pass
        if self.passing is not None and window:
            self._count()
            self.match.play(mine[0], decision.number)
            return True
        view = self.match.view(self.me)
        if not window and _turn_of(view) != self.passing and getattr(view, "current", self.me) == self.me:
            self.passing = None
        self.is_news |= self.news()
        self.at_window = window
        self._show(view, window)
        action = self._ask(decision, mine, asked)
        if action is not None:
            self.match.play(action, decision.number)
        return True

    def _show(self, view: GameView, window: bool) -> None:
        """Draw the table once in each own turn; after that one line does."""
        is_mine = getattr(view, "current", self.me) == self.me
        turn = _turn_of(view)
        if not self.table_seen or (is_mine and not window and turn != self.table_turn):
            self.screen.table(view)
            self.table_seen, self.is_news = True, False
            self.table_turn = turn if is_mine else None
        elif self.is_news and (is_mine or not window):
            self.screen.status(view)
            self.is_news = False

    def _ask(self, decision: Decision[Action], mine: list[Action], asked: bool) -> Action | None:
        """Show the question and take commands until one of them goes on; None when the player did not answer."""
        self._question(decision, mine, asked)
        text = self.screen.text
        ask = text.message("play-ask" if asked else "play-ask_offer", count=len(mine))
        while True:
            words = self.screen.console.input(self.screen.line(f"{ask} ", "bold cyan")).strip()
            if words.isdecimal() and 1 <= int(words) <= len(mine):
                self.answered.append(len(self.match.log))
                self.unasked = 0
                return mine[int(words) - 1]
            if not words and not asked:
                self.let_bots(decision, self.me)
                return None
            if self._command(words):
                return None
            if self.ask_again:
                self.ask_again = False
                self._question(decision, mine, asked)

    def _question(self, decision: Decision[Action], mine: list[Action], asked: bool) -> None:
        screen, text = self.screen, self.screen.text
        screen.say()
        prompt = self.match.game.prompt(self.match.state, self.me)
        question = screen.line(text.prompt(prompt) if prompt is not None else text.message("play-offer"), "bold")
        if screen.show_rules and prompt is not None:
            question.append(f"  [{prompt.rule}]", style="dim")
        screen.console.print(question)
        for _, value in prompt.args if prompt is not None else ():
            if isinstance(value, Entity) and text.about(value):
                screen.say(f"  {text.about(value)}", "italic")
        view = self.match.view(self.me)
        for index, action in enumerate(mine, 1):
            screen.say(f"{index:>4}  {screen.action(action, prompt, view)}")
        hint = "play-only_pass" if mine[0].is_pass else "play-only_decline"
        is_idle = len(mine) == 1 and (mine[0].is_pass or isinstance(mine[0], Decline))
        if is_idle and hint not in self.told_why:
            self.told_why.add(hint)
            screen.say(f"      {text.message(hint)}", "dim")

    # -- commands ----------------------------------------------------------------------------------------------

    def _command(self, words: str) -> bool:
        """Carry out a command; return whether the question has to be asked anew."""
        screen, text = self.screen, self.screen.text
        name, _, rest = words.partition(" ")
        rest = rest.strip()
        match name.lower():
            case "q":
                raise _Leave
            case "h":
                for key, message in _HELP:
                    screen.say(f"{key:>8}  {text.message(f'play-help-{message}')}")
            case "t":
                screen.table(self.match.view(self.me))
                self.ask_again = True
            case "i":
                self._explain(rest)
            case "l":
                self.whole_log()
                self.ask_again = True
            case "r" if rest:
                screen.say(text.rule(rest.upper()) or text.message("cli-unknown_rule", rule=rest))
            case "r":
                screen.show_rules = not screen.show_rules
                screen.say(text.message("play-rules_on" if screen.show_rules else "play-rules_off"), "dim")
            case "u":
                return self._undo()
            case "w":
                self.passing = _turn_of(self.match.view(self.me))
                screen.say(text.message("play-passing" if self.at_window else "play-passing_later"), "dim")
                return self.at_window
            case "s":
                self._save(rest or self.save)
            case _:
                count = len(self.match.game.legal_actions(self.match.state, self.me))
                screen.say(text.message("play-unknown", count=count), "yellow")
        return False

    def _undo(self) -> bool:
        if not self.answered:
            self.screen.say(self.screen.text.refusal(Refusal("nothing_to_undo", "")), "yellow")
            return False
        target = self.answered[-1]
        steps = 0
        try:
            while len(self.match.log) > target:
                self.match.undo()
                steps += 1
        except IllegalAction as error:
            for _ in range(steps):  # all the way back or not at all
                self.match.redo()
            self.screen.say(self.screen.text.refusal(error.refusal), "yellow")
            return False
        self.answered.pop()
        self.shown = target + 1
        self.passing = None
        self.is_news = True
        self.screen.say(self.screen.text.message("play-undone"), "dim")
        return True

    def _save(self, path: str | None) -> None:
        text = self.screen.text
        if path is None:
            self.screen.say(text.message("play-save_where"), "yellow")
            return
        try:
            write_file(path, self.match.dumps(), text)
        except UsageError as error:
            self.screen.say(text.message(error.key, **error.args_by_name), "yellow")
        else:
            self.screen.say(text.message("play-saved", file=path), "dim")

    def _explain(self, words: str) -> None:
        """Say what lies on the table does, or what in the game has ``words`` in its name."""
        screen, text = self.screen, self.screen.text
        found = None if words else screen.explained(self.match.view(self.me))
        if found is None:
            known = _entities(self.match.view(self.me)) if not words else self._called(words)
            found = [(text.entity(entity), text.about(entity)) for entity in dict.fromkeys(known)]
        found = [(name, about) for name, about in found if about]
        if words and not found:
            screen.say(text.message("play-explain_nothing", words=words), "yellow")
        for name, about in found:
            line = screen.line(name, "bold")
            line.append(f"  {about}", style="not bold")
            screen.console.print(line)

    def _called(self, words: str) -> Iterator[Entity]:
        for _, entities in self.match.game.schema().entities:
            for entity in entities.values():
                if _plain(words) in _plain(self.screen.text.entity(entity)):
                    yield entity


def _turn_of(view: GameView) -> int:
    """Return the turn, or in a game without turns the decision."""
    turn = getattr(view, "turn", None)
    return turn if isinstance(turn, int) else view.number


def _plain(words: str) -> str:
    """Return words as they are looked for: without accents, whatever their case."""
    letters = unicodedata.normalize("NFD", words.casefold())
    return "".join([letter for letter in letters if not unicodedata.combining(letter)])


def _entities(value: Any) -> Iterator[Entity]:
    """Yield the cards and places in a view that lie on the table."""
    if isinstance(value, Entity):
        yield value
    elif isinstance(value, (tuple, list)):
        for item in value:
            yield from _entities(item)
    elif attrs.has(type(value)):
        for field in attrs.fields(type(value)):
            if field.name not in _NOT_ON_THE_TABLE:
                yield from _entities(getattr(value, field.name))
