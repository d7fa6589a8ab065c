"""The hex map as lines of characters, for ``table``: rows of bricks, each row shifted by half a brick.

A brick touches six others as a hex does. Nothing here knows words: whoever draws fills the bricks.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from attrs import frozen

from boardrules.core.board import Hex

#: Some words and their style.
Piece: TypeAlias = tuple[str, str]
#: Returns the three lines inside a hex; each must be exactly so many columns wide.
Fill: TypeAlias = Callable[[Hex, int], Sequence[Sequence[Piece]]]

LINES: Final = 3
#: From one hex to the next in columns, one border included: the widest that fits is taken.
_PITCHES: Final = (12, 10, 8, 7)
#: A map that fits with none of them is cut, so there is no need to be narrow.
_WINDOW_PITCH: Final = 8
_BORDER_STYLE: Final = "dim"

_EAST, _WEST, _NORTH, _SOUTH = 1, 2, 4, 8
_SIGNS: Final = {
    0: " ",
    _EAST | _WEST: "─",
    _NORTH | _SOUTH: "│",
    _EAST | _SOUTH: "┌",
    _WEST | _SOUTH: "┐",
    _EAST | _NORTH: "└",
    _WEST | _NORTH: "┘",
    _NORTH | _SOUTH | _EAST: "├",
    _NORTH | _SOUTH | _WEST: "┤",
    _EAST | _WEST | _SOUTH: "┬",
    _EAST | _WEST | _NORTH: "┴",
    _EAST | _WEST | _NORTH | _SOUTH: "┼",
}


@frozen
class Plan:
    """How a map is drawn: columns from hex to hex, the western end in half hexes, and what is shown and what not."""

    pitch: int
    first: int
    shown: tuple[Hex, ...]
    hidden: tuple[Hex, ...]

    @property
    def room(self) -> int:
        """The columns inside a hex."""
        return self.pitch - 1

    @property
    def width(self) -> int:
        """The columns of the whole drawing."""
        return max(self.left(place) for place in self.shown) + self.pitch + 1

    def left(self, place: Hex) -> int:
        """Return the column of the left border of a hex."""
        return self.pitch * (_half_hexes(place) - self.first) // 2


def _half_hexes(place: Hex) -> int:
    """Return how far east a hex lies: half a hex for each row down, a whole one for each step east."""
    return 2 * place.q + place.r


def plan(places: Sequence[Hex], width: int, focus: Hex) -> Plan:
    """Return how to draw the hexes ``places``, one or more, in ``width`` columns.

    Where the narrowest hexes are too wide, the map is cut on both sides into a window around ``focus``.
    """
    halves = [_half_hexes(place) for place in places]
    first, last = min(halves), max(halves)
    for pitch in _PITCHES:
        if pitch * (last - first) // 2 + pitch + 1 <= width:
            return Plan(pitch, first, tuple(places), ())
    reach = max((width - 1 - _WINDOW_PITCH) * 2 // _WINDOW_PITCH, 0)
    # The end of the map is no reason to leave columns empty. Whole hexes from the focus: its row begins at the border.
    start = max(min(_half_hexes(focus) - reach // 4 * 2, last - reach), first)
    is_shown = [start <= half <= start + reach for half in halves]
    shown = [place for place, inside in zip(places, is_shown, strict=True) if inside]
    hidden = [place for place, inside in zip(places, is_shown, strict=True) if not inside]
    return Plan(_WINDOW_PITCH, start, tuple(shown), tuple(hidden))


def draw(made: Plan, fill: Fill) -> list[list[Piece]]:
    """Return the lines of the map from north to south, without spaces at their ends."""
    rows: dict[int, list[Hex]] = {}
    for place in sorted(made.shown, key=made.left):
        rows.setdefault(place.r, []).append(place)
    drawn: list[list[Piece]] = []
    for row in range(min(rows), max(rows) + 2):
        above, here = rows.get(row - 1, []), rows.get(row, [])
        drawn.append([(_border(made, above, here), _BORDER_STYLE)])
        if row <= max(rows):
            filled = [(made.left(place), fill(place, made.room)) for place in here]
            drawn += [_line([(left, lines[number]) for left, lines in filled], made.pitch) for number in range(LINES)]
    return drawn


def _border(made: Plan, above: Sequence[Hex], below: Sequence[Hex]) -> str:
    """Return the line between two rows; where a border meets another one the sign joins them."""
    ways = [0] * made.width
    for places, corner in ((above, _NORTH), (below, _SOUTH)):
        for place in places:
            left = made.left(place)
            right = left + made.pitch
            ways[left] |= corner
            ways[right] |= corner
            for column in range(left, right):
                ways[column] |= _EAST
                ways[column + 1] |= _WEST
    return "".join([_SIGNS[way] for way in ways]).rstrip()


def _line(filled: Sequence[tuple[int, Sequence[Piece]]], pitch: int) -> list[Piece]:
    """Return one line through a row of hexes: what is in each of them, between borders."""
    pieces: list[Piece] = []
    end = -1
    for left, inside in filled:
        if left != end:
            pieces.append((" " * (left - max(end + 1, 0)) + "│", _BORDER_STYLE))
        pieces += [*inside, ("│", _BORDER_STYLE)]
        end = left + pitch
    return pieces
