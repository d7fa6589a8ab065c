"""Where a value of the tables that stands in no row is in the content files."""

from __future__ import annotations

import re
from typing import Final

_TABLES: Final[tuple[tuple[str, str], ...]] = (
    (r"content\.config\.([a-z]+)_([a-z0-9_]+)", r"config.toml: $.\1.\2.value"),
    (r"content\.config", "config.toml: $"),
    (r"content\.start_layout(\[\d+\])\[0\]", r"tiles.toml: $.start_layout\1.tile"),
    (r"content\.start_layout(\[\d+\])\[1\]", r"tiles.toml: $.start_layout\1.at[0]"),
    (r"content\.start_layout(\[\d+\])\[2\]", r"tiles.toml: $.start_layout\1.at[1]"),
    (r"content\.start_layout", "tiles.toml: $.start_layout"),
    (r"content\.stack_sanctuaries", "tiles.toml: $.stack_recipe.sanctuary"),
    (r"content\.stack_cities", "tiles.toml: $.stack_recipe.city"),
    (r"content\.stack_basic", "tiles.toml: $.stack_recipe.basic_by_players"),
    (r"content\.stacks", "tiles.toml: $.counts.stacks"),
    (r"content\.terrain_cards(\[\d+\])", r"terrain_cards.toml: $.terrain_card\1.terrain"),
    (r"content\.terrain_cards", "terrain_cards.toml: $.terrain_card"),
    (r"content\.tokens(\[\d+\])\[0\]", r"tokens.toml: $.token\1.type"),
    (r"content\.tokens(\[\d+\])\[1\]", r"tokens.toml: $.token\1.count"),
    (r"content\.tokens", "tokens.toml: $.token"),
    (r"content\.dice(\[\d+\])\[0\]", r"dice.toml: $.die\1.level"),
    (r"content\.dice(\[\d+\])\[1\]", r"dice.toml: $.die\1.faces"),
    (r"content\.dice", "dice.toml: $.die"),
)


def place_of(path: str) -> str:
    """Return where the value at ``path`` of the tables stands, if it is in no row: ``tiles.toml: $.counts.stacks``."""
    for table, place in _TABLES:
        found = re.match(table + r"(?![a-z_])", path)
        if found:
            return found.expand(place) + path[found.end() :]
    return path
