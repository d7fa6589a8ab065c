"""The table for a terminal. Only the command line loads this module: it needs rich."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from rich.console import Group
from rich.text import Text as Line

from boardrules.play.drawing import HERE, player_line, seat_style, title_line

from .actions import Action, Drive
from .content import SPACES
from .game import View

if TYPE_CHECKING:
    from rich.console import RenderableType

    from boardrules.play.text import Filling, Text


def render(view: View, text: Text) -> RenderableType:
    """Return the round, the road with the wagons on it, the players, the box."""
    title = title_line(text.message("table-title", round=view.round, rounds=view.rounds))
    if view.round <= view.rain:
        title = title + Line(f"  {text.message('table-rain', rain=view.rain)}", style="blue")
    road = Line()
    for space in SPACES.values():
        here = [seat for seat, player in enumerate(view.players) if player.space is space]
        road.append(f"  {text.entity(space)}", style="bold" if here else "dim")
        for seat in here:
            road.append(f" {HERE}", style=seat_style(view, seat))
    box = text.message("table-supply", **dict(view.supply))
    return Group(title, road, *[_player(view, text, seat) for seat in range(len(view.players))], Line(box, style="dim"))


def context(view: View, action: Action) -> Mapping[str, Filling] | None:
    """Return whether the viewer stays where he is, for the name of a journey."""
    return {"stays": view.players[action.seat].space is action.space} if isinstance(action, Drive) else None


def _player(view: View, text: Text, seat: int) -> Line:
    player = view.players[seat]
    words = text.message(
        "table-player",
        place=player.space,
        coins=player.coins,
        sacks=player.sacks,
        charms=player.charms,
        delivered=player.delivered,
    )
    line = player_line(view, text, seat, seat_style(view, seat), is_marked=seat == view.first)
    line.append(f"  {words}", style="not bold")
    return line.append(f", {text.message('table-bid', bid=player.bid)}", style="italic") if player.has_bid else line
