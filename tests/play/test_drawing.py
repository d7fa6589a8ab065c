"""What the drawings of tables share."""

from __future__ import annotations

import io

import attrs
import pytest
from rich.console import Console
from rich.text import Text as Line

from boardrules.core.values import GameView
from boardrules.games import shadow_hunters as sh
from boardrules.play.drawing import player_line, seat_style, status_line, title_line, waiting_words
from boardrules.play.text import Text

ENGLISH = Text(lang="en", strict=True)


def _view(seat: int | None, *, waiting_for: tuple[int, ...] = ()) -> GameView:
    view = sh.GAME.view(sh.GAME.start(sh.Setup(players=4), 1), seat)
    return attrs.evolve(view, waiting_for=waiting_for)


def _coloured(line: Line) -> str:
    console = Console(width=80, file=io.StringIO(), force_terminal=True, color_system="standard", legacy_windows=False)
    console.print(line, end="")
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_eight_players_have_eight_styles_and_a_ninth_one_of_them() -> None:
    """No game of today has more."""
    styles = [seat_style(_view(None), seat) for seat in range(9)]

    assert len(set(styles[:8])) == 8
    assert styles[8] == styles[0]


def test_a_title_stands_out_with_room_around_it() -> None:
    """Bold and reversed, a blank at each end."""
    assert _coloured(title_line("Round 1")) == "\x1b[1;7m Round 1 \x1b[0m"


@pytest.mark.parametrize(
    ("waiting_for", "but", "words"),
    [
        ((), None, ""),
        ((0,), None, "To decide: Player 1"),
        ((0,), 0, ""),
        ((0,), 1, "To decide: Player 1"),
        ((0, 2), 0, "To decide: Player 1 and Player 3"),
    ],
)
def test_who_has_to_decide_is_said_unless_it_is_clear(
    waiting_for: tuple[int, ...], but: int | None, words: str
) -> None:
    """Somebody whose turn it is anyway need not be named, but beside others he is."""
    assert waiting_words(_view(None, waiting_for=waiting_for), ENGLISH, but) == words


def test_a_player_is_named_with_a_sign_and_the_viewer_as_you() -> None:
    """The sign takes the same room whether it is there or not."""
    view = _view(1)

    assert player_line(view, ENGLISH, 0, "red", is_marked=True).plain == "▶ Player 1"
    assert player_line(view, ENGLISH, 1, "red").plain == "  Player 2 (you)"
    assert _coloured(player_line(view, ENGLISH, 0, "red")) == "\x1b[1m  \x1b[0m\x1b[1;31mPlayer 1\x1b[0m"


def test_a_status_is_dim_but_for_the_players() -> None:
    """One line: the head, then each player, with a word for who is the viewer."""
    line = status_line(_view(1), ENGLISH, "Round 1", ["1:5", "2:7"], lambda view, seat: ("red", "green")[seat])

    assert line.plain == "Round 1  1:5  2:7 (you)"
    assert _coloured(line) == (
        "\x1b[2mRound 1  \x1b[0m\x1b[31m1:5\x1b[0m\x1b[2m  \x1b[0m\x1b[32m2:7\x1b[0m\x1b[1m (you)\x1b[0m"
    )
