"""What the terminal shows: events in words, and the table of any game."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

import attrs
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from boardrules.core.entity import Entity
from boardrules.core.game import AnyGame
from boardrules.core.values import Action, Event, GameView, Outcome, Prompt
from boardrules.play.drawing import seat_style, waiting_words
from boardrules.play.tables import action_words, table_module
from boardrules.play.text import Text

#: Wider lines than this are hard to read.
MOST_COLUMNS: Final = 100
_COMMON_FIELDS: Final = tuple([field.name for field in attrs.fields(GameView)])


def make_console() -> Console:
    """Return the console for stdout: at most 100 columns in a terminal, no wrapping of the log anywhere else."""
    console = _Console(highlight=False, emoji=False, markup=False)
    if not console.is_terminal or console.width > MOST_COLUMNS:
        console.width = MOST_COLUMNS
    return console


class _Console(Console):
    """A console that leaves a closed pipe to the command line, where older versions of rich leave it too."""

    def on_broken_pipe(self) -> None:
        """Pass the error on."""
        raise BrokenPipeError


class Screen:
    """Draws one game on one console, in the words of one language."""

    def __init__(self, console: Console, game: AnyGame, text: Text, *, show_rules: bool = False) -> None:
        self.console = console
        self.game = game
        self.text = text
        self.show_rules = show_rules
        self._module = table_module(game)
        self._styles: tuple[tuple[re.Pattern[str], str], ...] = ()

    def learn_styles(self, view: GameView, seats: int) -> None:
        """Give every player a colour: the one the game's own table uses, if it has one."""
        style: Callable[[GameView, int], str] = getattr(self._module, "seat_style", seat_style)
        styles = [style(view, seat) for seat in range(seats)]
        names = [re.escape(self.text.seat(seat)) for seat in range(seats)]
        self._styles = tuple(
            [(re.compile(rf"\b{name}\b", re.IGNORECASE), style) for name, style in zip(names, styles, strict=True)]
        )

    def say(self, words: str = "", style: str = "") -> None:
        """Write a line."""
        self.console.print(self.line(words, style), soft_wrap=not self.console.is_terminal)

    def line(self, words: str, style: str = "") -> Line:
        """Return a line with the players in their colours."""
        line = Line(words, style=style)
        for pattern, colour in self._styles:
            line.highlight_regex(pattern, colour)
        return line

    def heading(self, words: str) -> None:
        """Write a line across the screen."""
        self.console.rule(Line(words, style="bold"), style="dim", characters="─")

    def event(self, event: Event, indent: str = "") -> None:
        """Write what has happened; the beginning of a turn or round stands out."""
        line = Line(indent) + self.line(self.text.event(event), "bold" if event.is_heading else "")
        if self.show_rules and event.rules:
            line.append(f"  [{', '.join(event.rules)}]", style="dim")
        self.console.print(line, soft_wrap=not self.console.is_terminal)

    def events(self, events: Iterable[Event], indent: str = "") -> None:
        """Write what has happened."""
        for event in events:
            self.event(event, indent)

    def table(self, view: GameView) -> None:
        """Draw the table as the view shows it."""
        render: Callable[[GameView, Text], RenderableType] = getattr(self._module, "render", None) or render_view
        self.console.print(render(view, self.text))

    def status(self, view: GameView) -> None:
        """Write in one line how things stand."""
        render: Callable[[GameView, Text], Line] = getattr(self._module, "status", None) or status_of
        self.console.print(render(view, self.text), no_wrap=True, overflow="ellipsis")

    def action(self, action: Action, prompt: Prompt | None, view: GameView) -> str:
        """Return what an action is called for somebody who sees the table."""
        return action_words(self._module, self.text, action, prompt, view)

    def explained(self, view: GameView) -> list[tuple[str, str]] | None:
        """Return names and what they do, in the order of the game's own table; None where it leaves that to others."""
        explain: Callable[[GameView, Text], list[tuple[str, str]]] | None = getattr(self._module, "explained", None)
        return None if explain is None else explain(view, self.text)

    def winners(self, view: GameView, outcome: Outcome) -> None:
        """Write who has won, with the characters where the game has them."""
        self.heading(self.text.message("play-over"))
        self.say(self.text.outcome(outcome), "bold")
        players = getattr(view, "players", ())
        for seat in outcome.winners:
            character = getattr(players[seat], "character", None) if seat < len(players) else None
            name = self.text.seat(seat)
            if isinstance(character, Entity):
                self.say(f"  ★ {self.text.message('play-winner', seat=name, character=character)}")
            else:
                self.say(f"  ★ {self.text.message('play-winner_plain', seat=name)}")


# -- a game without a drawing of its own -----------------------------------------------------------------------


def render_view(view: GameView, text: Text) -> RenderableType:
    """Return a plain table of everything in a view: one row for each field, one for each player."""
    grid = Table.grid(padding=(0, 2))
    for field in attrs.fields(type(view)):
        if field.name in _COMMON_FIELDS:
            continue
        value = getattr(view, field.name)
        if isinstance(value, tuple) and value and attrs.has(type(value[0])) and not isinstance(value[0], Entity):
            for index, item in enumerate(value):
                is_seat = getattr(item, "seat", None) == index
                name = text.seat(index) if is_seat else f"{_words(field.name)} {index + 1}"
                grid.add_row(Line(name, style="bold"), _describe(item, text))
        else:
            grid.add_row(Line(_words(field.name), style="bold"), _describe(value, text))
    return Group(status_of(view, text), grid)


def status_of(view: GameView, text: Text) -> Line:
    """Return in one line which phase it is and who has to decide."""
    head = [text.message("view-phase", phase=text.word("phase", view.phase))]
    if waiting := waiting_words(view, text):
        head.append(waiting)
    return Line("  ".join(head), style="dim")


def _words(name: str) -> str:
    return name.replace("_", " ")


def _describe(value: object, text: Text) -> str:
    if value is None or value == ():
        return text.message("view-nothing")
    if isinstance(value, bool):
        return text.message("view-yes" if value else "view-no")
    if isinstance(value, Entity):
        return text.entity(value)
    if isinstance(value, (tuple, list)):
        return ", ".join([_describe(item, text) for item in value])
    if attrs.has(type(value)):
        return "; ".join([f"{_words(name)}: {_describe(item, text)}" for name, item in _filled(value)])
    return str(value)


def _filled(value: Any) -> Iterator[tuple[str, object]]:
    for field in attrs.fields(type(value)):
        item = getattr(value, field.name)
        if field.name != "seat" and item is not None and item is not False and item != ():
            yield field.name, item
