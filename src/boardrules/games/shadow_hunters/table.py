"""The table of Shadow Hunters for a terminal. Only the command line loads this module: it needs rich."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Line

from boardrules.games.shadow_hunters.actions import Action
from boardrules.games.shadow_hunters.content import GROUPS, TRACK_END, Area, Character
from boardrules.games.shadow_hunters.view import PlayerView, View
from boardrules.play.drawing import HERE, player_line, status_line, title_line

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rich.console import RenderableType

    from boardrules.core.zones import PileView
    from boardrules.games.shadow_hunters.content import Card
    from boardrules.play.text import Filling, Text

_COLOURS: Final = {
    "white": "bright_white",
    "black": "grey62",
    "red": "bright_red",
    "blue": "dodger_blue1",
    "green": "green3",
    "yellow": "yellow1",
    "purple": "medium_orchid1",
    "orange": "dark_orange",
}
_GROUP_STYLES: Final = {"hunter": "bright_blue", "shadow": "bright_red", "neutral": "yellow"}
#: So many possible characters are listed by name.
_FEW: Final = 3
#: So many hermit cards that the viewer knows are listed.
_LATEST: Final = 5


def seat_style(view: View, seat: int) -> str:
    """Return the style of a player's name: the colour of his pieces."""
    return _COLOURS.get(view.players[seat].colour, "cyan")


def render(view: View, text: Text) -> RenderableType:
    """Return the table as the viewer sees it."""
    parts: list[RenderableType] = [_title(view, text), _board(view, text), _players(view, text), _decks(view, text)]
    hermits = _hermits(view, text)
    if hermits is not None:
        parts.append(hermits)
    if view.seat is not None:
        parts.append(_own(view, view.players[view.seat], text))
    return Group(*parts)


def context(view: View, action: Action | None = None) -> Mapping[str, Filling] | None:
    """Return what the viewer's actions may be called by: his area, his ability, the card he has before him.

    It is the same for every action.
    """
    if view.seat is None:
        return None
    own = view.players[view.seat]
    ability = own.character.ability if own.character is not None else None
    return {"area": own.area, "ability": ability, "held": view.held.card if view.held is not None else None}


def status(view: View, text: Text) -> Line:
    """Return one line: the turn, the phase, and everybody's damage."""
    head = text.message("table-status", turn=view.turn, phase=text.word("phase", view.phase))
    players = [f"{player.seat + 1}:{player.damage if player.alive else '†'}" for player in view.players]
    return status_line(view, text, head, players, seat_style)


def _title(view: View, text: Text) -> RenderableType:
    phase = text.word("phase", view.phase)
    line = title_line(text.message("table-title", turn=view.turn, seat=text.seat(view.current), phase=phase))
    if view.extra_turns:
        line = line + Line(f"  {text.message('table-extra_turns', count=view.extra_turns)}", style="dim")
    return line


# -- the board -------------------------------------------------------------------------------------------------


def _board(view: View, text: Text) -> RenderableType:
    """Three pairs of areas side by side, with who stands where (SH-SET-02)."""
    grid = Table.grid(expand=True)
    for _ in range(3):
        grid.add_column(ratio=1)
    crowds = [sum(player.area is area for player in view.players) for area in view.layout]
    heights = (max(1, *crowds[0::2]), max(1, *crowds[1::2]))
    pairs = [_pair(view, view.layout[slot : slot + 2], heights, text) for slot in (0, 2, 4)]
    grid.add_row(*pairs)
    outside = [player.seat for player in view.players if player.alive and player.area is None]
    if not outside:
        return grid
    line = Line(text.message("table-off_board", seats=text.seats(outside)), style="dim")
    return Group(grid, line)


def _pair(view: View, areas: tuple[Area, ...], heights: tuple[int, int], text: Text) -> Panel:
    lines: list[RenderableType] = []
    for area, height in zip(areas, heights, strict=True):
        numbers = "/".join(map(str, area.numbers))
        head = Line(text.entity(area), style="bold", no_wrap=True, overflow="ellipsis")
        head.append(f" {numbers}", style="dim")
        lines.append(head)
        here = [player for player in view.players if player.area is area]
        for player in here:
            marker = HERE if player.seat == view.current else "●"
            lines.append(Line(f" {marker} {text.seat(player.seat)}", style=seat_style(view, player.seat)))
        lines += [Line("")] * (height - len(here))
    return Panel(Group(*lines), box=ROUNDED, border_style="dim", padding=0)


# -- the players -----------------------------------------------------------------------------------------------


def _players(view: View, text: Text) -> RenderableType:
    table = Table(box=SIMPLE_HEAD, expand=True, pad_edge=False, show_edge=False, header_style="dim", padding=(0, 1))
    table.add_column(text.message("table-player"), no_wrap=True)
    table.add_column(text.message("table-character"), ratio=4)
    table.add_column(text.message("table-damage"), no_wrap=True, width=TRACK_END + 6)
    table.add_column(text.message("table-equipment"), ratio=3)
    for player in view.players:
        is_active = player.seat == view.current and view.outcome is None
        name = player_line(view, text, player.seat, seat_style(view, player.seat), is_marked=is_active)
        table.add_row(name, _identity(view, player, text), _damage(player), _belongings(player, text))
    return table


def _identity(view: View, player: PlayerView, text: Text) -> Line:
    """Who the player is, or who he may be for all that the viewer knows (SH-INF-10)."""
    character = player.character
    if character is not None:
        line = _character(character, text)
        if not player.alive:
            line.stylize("strike dim")
            line.append(f" † {text.message('table-dead')}", style="dim")
        elif player.shown and not player.revealed:
            line.append(f", {text.message('table-shown')}", style="dim")
        elif not player.revealed:
            line.append(f", {text.message('table-hidden')}", style="dim")
        return line
    line = Line("? ", style="bold")
    if len(player.possible) == len(view.pool):
        return line.append(text.message("table-unknown"), style="not bold dim")
    if len(player.possible) <= _FEW:
        names: list[Line] = [_character(character, text) for character in player.possible]
    else:
        letters = [(group, _letters(view, player.possible, group, text)) for group in GROUPS]
        names = [Line(found, style=f"not bold {_GROUP_STYLES[group]}") for group, found in letters if found]
    for index, name in enumerate(names):
        line.append(" · " if index else "", style="not bold dim").append_text(name)
    return line


def _letters(view: View, possible: tuple[Character, ...], group: str, text: Text) -> str:
    """Return who of a group may be meant.

    Where that takes names, the group's own stands for all its members but those who are known to be somebody else.
    """
    members = [member for member in view.pool if member.group == group]
    taken = [player.character for player in view.players]
    free = [member for member in members if member not in taken]
    if free and not _is_by_initial(members) and all(member in possible for member in free):
        return text.word("group", group)
    return _members(view, possible, group, text)


def _members(view: View, characters: tuple[Character, ...], group: str, text: Text) -> str:
    """Return the characters of a group by initials, or by short names where an initial could be two characters."""
    found = sorted([member for member in characters if member.group == group], key=_initial)
    if _is_by_initial([member for member in view.pool if member.group == group]):
        return "".join([member.initial for member in found])
    return " ".join([text.message(f"short-{member.id}") for member in found])


def _is_by_initial(characters: Sequence[Character]) -> bool:
    return len({member.initial for member in characters}) == len(characters)


def _initial(character: Character) -> str:
    return character.initial


def _character(character: Character, text: Text) -> Line:
    line = Line(text.entity(character), style="not bold")
    line.append(f" ({text.word('group', character.group)})", style=_GROUP_STYLES[character.group])
    return line


def _damage(player: PlayerView) -> Line:
    """The damage track: up to the HP where the viewer knows them, else up to its end (SH-CMP-04)."""
    hp = player.character.hp if player.character is not None else None
    end = hp or TRACK_END
    style = "red" if hp is not None and player.damage * 3 >= hp * 2 else "yellow" if player.damage else "green"
    line = Line("■" * player.damage, style=style)
    line.append("·" * (end - player.damage), style="dim")
    line.append(" " * (TRACK_END - end))
    return line.append(f" {player.damage}" + (f"/{hp}" if hp is not None else ""), style="bold")


def _belongings(player: PlayerView, text: Text) -> Line:
    line = Line(", ".join([text.entity(card) for card in player.equipment]))
    marks = [("angel", player.angel), ("barrier", player.barrier), ("used", player.used), ("void", player.void)]
    notes = [text.message(f"table-{mark}") for mark, is_there in marks if is_there]
    if notes:
        line.append(f"{' ' if line else ''}[{', '.join(notes)}]", style="italic cyan")
    return line


# -- decks, knowledge, the own character -----------------------------------------------------------------------


def _decks(view: View, text: Text) -> RenderableType:
    lines: list[RenderableType] = [_deck(pile, text) for pile in (view.white, view.black, view.hermit)]
    if view.held is not None:
        card = view.held.card
        words = text.message("table-held_hidden") if card is None else text.message("table-held", card=card)
        lines.append(Line(words, style="bold"))
    return Group(_groups(view, text), Columns(lines, padding=(0, 3), expand=False))


def _groups(view: View, text: Text) -> Line:
    """How many of each group are in the game, and all who may be (SH-INF-10)."""
    line = Line(style="dim")
    for group, number in zip(GROUPS, view.allocation, strict=True):
        line.append("   " if line else "").append(text.message(f"table-groups-{group}", count=number))
        line.append(f" {_members(view, view.pool, group, text)}", style=f"not dim {_GROUP_STYLES[group]}")
    return line


def _deck(pile: PileView[Card], text: Text) -> Line:
    top = pile.open_discards[-1] if pile.open_discards else None
    deck = text.word("deck", pile.name)
    deck = deck[:1].upper() + deck[1:]
    if top is None:
        words = text.message("table-deck", deck=deck, draw=pile.draw, discard=pile.discard)
    else:
        words = text.message("table-deck_top", deck=deck, draw=pile.draw, discard=pile.discard, top=top)
    return Line(words, style="dim")


def _hermits(view: View, text: Text) -> RenderableType | None:
    """The hermit cards that the viewer gave or got, and what came of them (SH-INF-05)."""
    known = [play for play in view.hermit_log if play.card is not None][-_LATEST:]
    if not known:
        return None
    lines: list[RenderableType] = [Line(text.message("table-hermits"), style="dim")]
    for play in known:
        words = text.message(
            "table-hermit",
            giver=text.seat(play.giver),
            receiver=text.seat(play.receiver),
            card=play.card,
            answer=text.word("answer", play.answer),
        )
        lines.append(Line(f"  {words}", style="dim"))
    return Group(*lines)


def _own(view: View, player: PlayerView, text: Text) -> RenderableType:
    character = player.character
    assert character is not None, "everybody knows his own character"
    group = text.word("group", character.group)
    goal = f"goal-{character.id}"
    lines = [
        Line(text.message("table-goal", goal=text.message(goal if text.has(goal) else f"goal-{character.group}"))),
    ]
    if view.options.abilities:
        ability = text.word("ability", character.ability)
        about = text.message(_about(view, character.ability, text))
        lines.append(Line(text.message("table-ability", ability=ability, text=about)))
    title = Line(text.message("table-yours", character=character, group=group, hp=character.hp), style="bold")
    return Panel(
        Group(*lines),
        title=title,
        title_align="left",
        box=ROUNDED,
        border_style=_GROUP_STYLES[character.group],
        padding=(0, 1),
    )


def _about(view: View, ability: str, text: Text) -> str:
    """Return the message about an ability: some options of the game change what it does (SH-VAR-04, SH-VAR-05)."""
    options = {"any_damage": view.options.robbery_any_damage, "per_target": view.options.vampire_per_target}
    keys = [f"ability-{ability}-{option}-text" for option, is_on in options.items() if is_on]
    return next((key for key in keys if text.has(key)), f"ability-{ability}-text")
