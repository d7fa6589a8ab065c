"""The table of the bestiary hex game for a terminal. Only the command line loads this module: it needs rich."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from attrs import frozen
from rich.cells import cell_len, set_cell_size
from rich.console import Group
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text as Line

from boardrules.games.bestiary import table_map
from boardrules.games.bestiary.actions import Explore, MapHex, PlaceToken, Resurrect, Step
from boardrules.games.bestiary.content import CITY, DIRECTIONS, SANCTUARY, Content, design
from boardrules.games.bestiary.state import is_tyrant
from boardrules.play.drawing import HERE, player_line, seat_style, status_line, title_line, waiting_words

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rich.console import Console, ConsoleOptions, RenderableType, RenderResult

    from boardrules.core.board import Hex
    from boardrules.core.zones import Spotted
    from boardrules.games.bestiary.actions import Action
    from boardrules.games.bestiary.state import CardId
    from boardrules.games.bestiary.table_map import Piece
    from boardrules.games.bestiary.view import HexView, PlayerView, SlotView, View
    from boardrules.play.text import Filling, Text

_TERRAIN_STYLES: Final = {
    "plain": "yellow",
    "swamp": "dark_olive_green3",
    "forest": "green",
    "mountain": "grey70",
    "riverbank": "deep_sky_blue1",
    "sanctuary": "medium_purple1",
    "city": "bold",
}
_TYPE_STYLES: Final = {
    "chimera": "gold3",
    "orc": "chartreuse3",
    "demon": "red",
    "elemental": "turquoise2",
    "undead": "grey66",
    "human": "sandy_brown",
    "halloween": "dark_orange",
}
#: Terrains and types of a designer's own content take turns.
_OTHER_STYLES: Final = ("hot_pink", "steel_blue1", "khaki1", "pale_green1", "plum2")

_HERO, _TOKEN, _RULED, _FREED, _TOWN = "▲", "●", "✦", "✓", "⌂"
#: Fewer letters do not tell what kind of token it is.
_LETTERS: Final = 3
#: Columns between the map and what stands beside it, and the fewest that this must have.
_GAP: Final = 3
_LEAST_BESIDE: Final = 44
#: Columns for the names of a player and a hero.
_MOST_NAME: Final = 40


def render(view: View, text: Text) -> RenderableType:
    """Return the table as the viewer sees it, as wide as the console lets it be."""
    return _Drawing(view, text, view.content)


def status(view: View, text: Text) -> Line:
    """Return one line: the round, the phase, the tyrants defeated, and everybody's hearts and Beast Points."""
    phase = text.word("phase", view.phase)
    head = text.message("table-status", round=view.round, phase=phase, defeated=view.defeated)
    players = [
        text.message("table-status-player", number=player.seat + 1, hearts=player.hearts, pb=player.pb)
        for player in view.players
    ]
    return status_line(view, text, head, players)


def context(view: View, action: Action | None = None) -> Mapping[str, Filling] | None:
    """Return what an action may be called by beside its fields: where a hex lies, and what is there.

    ``direction`` is that of a neighbour of the actor's own hex (``E`` to ``SE``, else None), ``terrain``, ``tile`` and
    ``type`` (the token) are ids of what is there, None for an unknown hex. None for an action that is about no hex, and
    when it is not known which action is meant.
    """
    if isinstance(action, (Step, Explore)):
        place = action.to
    elif isinstance(action, (MapHex, PlaceToken, Resurrect)):
        place = action.at
    else:
        return None
    near = view.players[action.seat].at.neighbours()
    there = next((spot for spot in view.hexes if spot.at == place), None)
    return {
        "direction": DIRECTIONS[near.index(place)] if place in near else None,
        "terrain": there.terrain if there is not None else None,
        "tile": there.tile if there is not None else None,
        "type": there.token if there is not None else None,
    }


def _style(styles: Mapping[str, str], value: str, known: Sequence[str]) -> str:
    """Return the style of a terrain or type: its own, or in content that has others one by its place among them."""
    if value in styles:
        return styles[value]
    return _OTHER_STYLES[known.index(value) % len(_OTHER_STYLES)] if value in known else "default"


def _cut(words: str, room: int) -> str:
    """Return the words in so many columns or fewer; what is too long gives up its spaces first."""
    words = " ".join(words.split())
    if cell_len(words) > room:
        words = words.replace(" ", "")
    return words if cell_len(words) <= room else set_cell_size(words, room).rstrip()


def _short(words: str, room: int, others: Sequence[str]) -> str:
    """Return a name in so many columns or fewer; where another of ``others`` would look the same, it gets its number.

    ``others`` is every name of the kind, this one included.
    """
    cut = _cut(words, room)
    if sum(_cut(other, room) == cut for other in others) > 1:
        number = str(others.index(words) + 1)
        cut = _cut(words, room - len(number)) + number
    return cut


@frozen(eq=False)
class _Drawing:
    """A table that rich can draw: what it shows depends on the width."""

    view: View
    text: Text
    content: Content

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Draw the map with the row of tyrants beside it or below, then everything else."""
        yield from self._title()
        width = options.max_width
        focus = self.view.players[self.view.current].at
        plan = table_map.plan([spot.at for spot in self.view.hexes], width, focus)
        drawing = Group(*self._map(plan))
        row = self._row()
        beside = width - plan.width - _GAP
        if max(Measurement.get(console, options, row).maximum, _LEAST_BESIDE) <= beside:
            grid = Table.grid(padding=(0, _GAP, 0, 0))
            grid.add_column(width=plan.width)
            grid.add_column(width=beside)
            grid.add_row(drawing, Group(row, Line(""), self._missions(), *self._decks()))
            yield grid
            yield from [*self._cut_off(plan), self._legend()]
        else:
            yield from [drawing, *self._cut_off(plan), self._legend(), row, self._missions(), *self._decks()]
        yield self._players()
        yield from [*self._open_cards(), *self._own()]

    # -- the turn ----------------------------------------------------------------------------------------------

    def _title(self) -> list[Line]:
        view, text = self.view, self.text
        seat, phase = text.seat(view.current), text.word("phase", view.phase)
        title = title_line(text.message("table-title", round=view.round, seat=seat, phase=phase))
        notes = [
            text.message("table-first", seat=text.seat(view.first)),
            text.message("table-defeated", defeated=view.defeated),
            text.message("table-steps", count=view.steps),
        ]
        if view.rolled:
            notes.append(text.message("table-rolled"))
        lines = [title, Line(" · ".join(notes), style="dim")]
        if waiting := waiting_words(view, text, but=view.current):
            lines.append(Line(waiting))
        return lines

    # -- the map -----------------------------------------------------------------------------------------------

    def _map(self, plan: table_map.Plan) -> list[RenderableType]:
        spots = {spot.at: spot for spot in self.view.hexes}
        lines = table_map.draw(plan, lambda place, room: self._hex(spots[place], room))
        return [Line.assemble(*pieces, no_wrap=True) for pieces in lines]

    def _hex(self, spot: HexView, room: int) -> list[list[Piece]]:
        """Return what stands in a hex: its terrain or name, its coordinates, its token and the heroes.

        Heroes that find no room beside the token stand in the first line, where the terrain gives way to them.
        """
        heroes = self._heroes(spot.at)
        token = ""
        if spot.token is not None:
            names = [self._type(kind) for kind, _ in self.view.supply]
            name = self._type(spot.token)
            space = room - len(heroes) - 1
            if space < min(_LETTERS, cell_len(name)):
                space = room - 1
            token = _TOKEN + _short(name, space, names)
        free = room - cell_len(token)
        # Without a token a crowd fills the last line first.
        last = heroes if len(heroes) <= free else [] if token else heroes[:free]
        first = heroes[len(last) :][:room]
        name, style = self._ground(spot, room - len(first))
        place = f"{spot.at.q},{spot.at.r}"
        if len(place) > room:
            place = f"{place[: room - 1]}…"
        token_style = _style(_TYPE_STYLES, spot.token or "", list(self.content.types))
        return [
            [(_padded(name, room - len(first)), style), *first],
            [(_padded(place, room), "dim")],
            [(_padded(token, room - len(last)), f"bold {token_style}"), *last],
        ]

    def _ground(self, spot: HexView, room: int) -> Piece:
        """Return the terrain; a sanctuary is called by its symbol and a City by its name, each with a sign."""
        style = _style(_TERRAIN_STYLES, spot.terrain, list(self.content.terrains))
        if spot.terrain == SANCTUARY and spot.symbol:
            symbols = [self._symbol(tile.symbol) for tile in self.content.tables.tiles if tile.symbol]
            sign = _FREED if spot.freed else _RULED
            return _cut(sign + _short(self._symbol(spot.symbol), max(room - 1, 1), symbols), room), style
        if spot.terrain == CITY:
            return _cut(_TOWN + self.text.word("tile", spot.tile), room), style
        names = [self.text.word("terrain", terrain) for terrain in self.content.terrains]
        return _short(self.text.word("terrain", spot.terrain), room, names), style

    def _heroes(self, place: Hex) -> list[Piece]:
        """Return the heroes on a hex by the numbers of their seats, one column for each sign."""
        here = [player.seat for player in self.view.players if player.at == place]
        pieces: list[Piece] = []
        for sign, seats in (
            (HERE, [seat for seat in here if seat == self.view.current]),
            (_HERO, [seat for seat in here if seat != self.view.current]),
        ):
            pieces += [(sign, "bold")] if seats else []
            pieces += [(str(seat + 1), f"bold {seat_style(self.view, seat)}") for seat in seats]
        return pieces

    def _cut_off(self, plan: table_map.Plan) -> list[RenderableType]:
        """Return what is said about hexes for which the map has no room, with the tokens and heroes there."""
        if not plan.hidden:
            return []
        lines = [Line(self.text.message("table-cut", count=len(plan.hidden)), style="bold")]
        for spot in self.view.hexes:
            if spot.at not in plan.hidden:
                continue
            line = Line("  ")
            for sign in self._heroes(spot.at):
                line.append(*sign)
            if spot.token is not None:
                line.append(" " if len(line) > 2 else "")
                line.append(f"{_TOKEN}{self._type(spot.token)}", self._type_style(spot.token))
            if len(line) > 2:
                line.append(f" {spot.at.q},{spot.at.r} {self.text.word('terrain', spot.terrain)}", "dim")
                lines.append(line)
        return [*lines]

    def _legend(self) -> Line:
        signs = {"ruled": _RULED, "freed": _FREED, "city": _TOWN, "token": _TOKEN, "here": HERE, "hero": _HERO}
        return Line(
            "  ".join([f"{sign} {self.text.message(f'table-sign-{key}')}" for key, sign in signs.items()]), "dim"
        )

    # -- tyrants, missions, decks ------------------------------------------------------------------------------

    def _row(self) -> RenderableType:
        """The row of tyrants; those that lie face down are only counted (BH-SET-06)."""
        table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
        for header in ("tyrant", "type", "strength", "symbol", "terrain", "state"):
            table.add_column(Line(self.text.message(f"table-{header}")))
        hidden = 0
        for number, slot in enumerate(self.view.row, 1):
            if slot.tyrant is None:
                hidden += 1
            else:
                table.add_row(*self._tyrant(number, slot, slot.tyrant))
        if not hidden:
            return table
        line = Line(self.text.message("table-face_down", count=hidden), style="dim")
        return line if hidden == len(self.view.row) else Group(table, line)

    def _tyrant(self, number: int, slot: SlotView, tyrant: str) -> list[Line]:
        row = self.content.tyrants.get(tyrant)
        name = Line(f"{number} {self.text.word('tyrant', tyrant)}", style="bold" if slot.status == "open" else "dim")
        words = self.text.word("status", slot.status)
        style = "dim"
        if slot.seat is not None:
            words = self.text.message("table-beaten", seat=self.text.seat(slot.seat))
            style = seat_style(self.view, slot.seat)
        terrain = slot.terrain or ""
        ground = Line(self.text.word("terrain", terrain) if terrain else "")
        ground.stylize(_style(_TERRAIN_STYLES, terrain, list(self.content.terrains)))
        if row is None:
            return [name, Line(""), Line(""), Line(""), ground, Line(words, style)]
        sign = _FREED if slot.status == "defeated" else _RULED
        return [
            name,
            Line(self._type(row.type), self._type_style(row.type)),
            Line(str(row.strength), "bold"),
            Line(f"{sign}{self._symbol(row.symbol)}"),
            ground,
            Line(words, style),
        ]

    def _missions(self) -> Line:
        line = Line(f"{self.text.message('table-missions')} ", style="dim")
        for index, mission in enumerate(self.view.missions):
            row = self.content.missions.get(design(mission))
            points = "" if row is None else f" ({self.text.message('table-pb', count=row.pb)})"
            line.append(" · " if index else "")
            line.append(f"{self.text.word('mission', mission)}{points}", "not dim")
        return line.append(f"  {self.text.message('table-mission_deck', count=self.view.mission_deck)}")

    def _decks(self) -> list[Line]:
        view, text = self.view, self.text
        stacks = " · ".join(map(str, view.stacks))
        beasts = view.beasts
        top = self._card(beasts.open_discards[-1]).plain if beasts.open_discards else None
        words = [
            text.message("table-stacks", stacks=stacks, unused=view.unused),
            text.message("table-beasts", draw=beasts.draw, discard=beasts.discard, top=top, out=len(view.out)),
        ]
        lines = [Line(said, style="dim") for said in words]
        for key, numbers in (("piles", view.piles), ("supply", view.supply)):
            line = Line(f"{text.message(f'table-{key}')} ", style="dim")
            for index, (kind, number) in enumerate(numbers):
                line.append(" · " if index else "")
                line.append(self._type(kind), f"not dim {self._type_style(kind)}").append(f" {number}")
            lines.append(line)
        return lines

    # -- the players -------------------------------------------------------------------------------------------

    def _players(self) -> Table:
        """Three lines or more for each player: who it is and how it fares, beside it what the player owns."""
        grid = Table.grid(padding=(0, 2, 0, 0), expand=True)
        grid.add_column(max_width=_MOST_NAME)
        grid.add_column(ratio=1)
        for player in self.view.players:
            grid.add_row(self._identity(player), Group(*self._done(player), self._bestiary(player)))
        return grid

    def _identity(self, player: PlayerView) -> Line:
        is_active = player.seat == self.view.current and self.view.outcome is None
        style = seat_style(self.view, player.seat)
        line = player_line(self.view, self.text, player.seat, style, is_marked=is_active)
        line.append(f"\n  {self.text.word('hero', player.hero)}\n  ", "not bold")
        lost = player.most_hearts - player.hearts
        style = "red" if player.hearts * 3 <= player.most_hearts else "yellow" if lost else "green"
        line.append("♥" * player.hearts, style).append("·" * lost, "dim")
        points = self.text.message("table-pb", count=player.pb)
        return line.append(f" {player.hearts}/{player.most_hearts}  {points}")

    def _done(self, player: PlayerView) -> list[Line]:
        """The hero's values and the abilities used in this turn; the piles and deaths (BH-CMP-01, BH-ABL-03)."""
        values = Line(
            self.text.message("table-values", agility=player.agility, exploration=player.exploration), style="dim"
        )
        used = [
            self.text.word("ability", ability) + (f" ×{count}" if count > 1 else "")
            for _, ability, count in player.uses.counts
        ]
        if used:
            values.append(f" · {self.text.message('table-used', abilities=', '.join(used))}", "not dim italic")
        counts = {
            "liberated": len(player.liberated),
            "prison": len(player.prison),
            "completed": len(player.missions),
            "deaths": player.deaths,
        }
        words = [self.text.message(f"table-{key}", count=count) for key, count in counts.items()]
        return [values, Line(" · ".join(words))]

    def _bestiary(self, player: PlayerView) -> Line:
        line = Line(f"{self.text.message('table-bestiary')} ", style="dim")
        if not player.bestiary:
            return line.append(self.text.message("table-empty"))
        return line.append_text(Line(", ").join([self._card(card) for card in player.bestiary]))

    # -- what lies open, and what only the viewer knows --------------------------------------------------------

    def _open_cards(self) -> list[Line]:
        """The tracked cards and the card in combat, each with its strength now (BH-TRK-02, BH-CBT-03)."""
        lines = []
        for key, cards in (("tracked", self.view.tracked), ("facing", (self.view.facing,))):
            said = [self._card(card, with_strength=True) for card in cards if card is not None]
            if said:
                line = Line(f"{self.text.message(f'table-{key}')} ", style="bold")
                lines.append(line.append_text(Line(", ").join(said)))
        return lines

    def _own(self) -> list[Line]:
        """The viewer's abilities with what unlocks them and what they cost, and the tiles that he has seen."""
        if self.view.seat is None:
            return []
        lines = []
        hero = self.content.heroes.get(self.view.players[self.view.seat].hero)
        for ability in hero.abilities if hero is not None else ():
            words = self.text.message(
                "table-ability",
                ability=self.text.word("ability", ability.id),
                unlock=" + ".join([self._slot(slot) for slot in ability.unlock]) or None,
                pb=ability.pay_pb,
                hearts=ability.pay_hearts,
            )
            lines.append(Line(words, style="dim"))
        for number, known in enumerate(self.view.tiles, 1):
            lines += [Line(self._known(number, one), style="bold") for one in known]
        return lines

    def _slot(self, slot: str) -> str:
        return self._type(slot) if slot in self.content.types else self.text.message("table-any")

    def _known(self, stack: int, known: Spotted[str]) -> str:
        """A tile that the viewer has seen, by how many tiles lie on it (BH-FX-06)."""
        return self.text.message("table-known", stack=stack, tile=self.text.word("tile", known.card), above=known.place)

    # -- words -------------------------------------------------------------------------------------------------

    def _type(self, kind: str) -> str:
        return self.text.word("type", kind)

    def _type_style(self, kind: str) -> str:
        return _style(_TYPE_STYLES, kind, list(self.content.types))

    def _symbol(self, symbol: str) -> str:
        return self.text.message(key) if self.text.has(key := f"symbol-{symbol}") else symbol

    def _card(self, card: CardId, *, with_strength: bool = False) -> Line:
        """Return a card with its type, on request with what a die must reach against it now (BH-CBT-03)."""
        line = Line(self.text.word("card", card), style="not dim not bold")
        strength: tuple[int, ...] = ()
        if is_tyrant(card):
            tyrant = self.content.tyrants.get(card)
            line.stylize("bold")
            kind = tyrant.type if tyrant is not None else None
        else:
            beast = self.content.beasts.get(design(card))
            kind = beast.type if beast is not None else None
            strength = beast.strength if beast is not None else ()
        if kind is not None:
            line.append(" (").append(self._type(kind), self._type_style(kind)).append(")")
        if with_strength and strength:
            now = strength[min(self.view.defeated, len(strength) - 1)]
            line.append(f" {self.text.message('table-strength_now', strength=now)}", "bold")
        return line


def _padded(words: str, room: int) -> str:
    return set_cell_size(words, room)
