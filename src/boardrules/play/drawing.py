"""What the drawings of tables share. It needs rich: only a game's ``table`` and the command line load it.

A table of the game's own may begin so::

    from boardrules.play.drawing import player_line, seat_style, title_line


    def render(view: View, text: Text) -> RenderableType:
        names = [player_line(view, text, seat, seat_style(view, seat)) for seat in range(len(view.players))]
        return Group(title_line(text.message("table-title", turn=view.turn)), *names)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text as Line

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from boardrules.core.game import ViewT
    from boardrules.core.values import GameView
    from boardrules.play.text import Text

#: Stands before whoever it is about.
HERE: Final = "▶"
_SEAT_STYLES: Final = (
    "bright_cyan",
    "bright_magenta",
    "bright_yellow",
    "bright_green",
    "bright_blue",
    "orange1",
    "bright_red",
    "cyan",
)


def seat_style(view: GameView, seat: int) -> str:
    """Return the style of a player's name at a table where the players have no colours of their own."""
    return _SEAT_STYLES[seat % len(_SEAT_STYLES)]


def title_line(words: str) -> Line:
    """Return the first line of a table."""
    line = Line(words, style="bold reverse")
    line.pad(1)
    return line


def waiting_words(view: GameView, text: Text, but: int | None = None) -> str:
    """Return who has to decide; nothing where nobody has, or only the seat ``but``, of which it is said elsewhere."""
    return "" if view.waiting_for in ((), (but,)) else text.message("view-waiting", seats=text.seats(view.waiting_for))


def player_line(view: GameView, text: Text, seat: int, style: str, *, is_marked: bool = False) -> Line:
    """Return the name of a player in bold, after a sign where it is marked; it is said which one is the viewer."""
    line = Line(f"{HERE} " if is_marked else "  ", style="bold").append(text.seat(seat), style)
    return line.append(_you(text)) if seat == view.seat else line


def status_line(
    view: ViewT, text: Text, head: str, players: Sequence[str], style: Callable[[ViewT, int], str] = seat_style
) -> Line:
    """Return in one line how things stand: the head, dim, then what there is to say of each player, in his style.

    ``players`` are words by seat, ``style`` gives the style of a seat; it is said which one is the viewer.
    """
    line = Line(head, style="dim")
    for seat, words in enumerate(players):
        line.append("  ").append(words, f"not dim {style(view, seat)}")
        if seat == view.seat:
            line.append(_you(text), "not dim bold")
    return line


def _you(text: Text) -> str:
    return f" ({text.message('table-you')})"
