"""Where a value of the tables stands in the content files."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

_TABLES: Final[tuple[tuple[str, str], ...]] = (
    (r"content\.config\.([a-z]+)_([a-z0-9_]+)", r"config.toml: $.\1.\2.value"),
    (r"content\.config", "config.toml: $"),
    (r"content\.types", "beasts.toml: $.type"),
    (r"content\.beasts", "beasts.toml: $.beast"),
    (r"content\.tyrants", "tyrants.toml: $.tyrant"),
    (r"content\.heroes", "heroes.toml: $.hero"),
    (r"content\.missions", "missions.toml: $.mission"),
    (r"content\.prizes", "prizes.toml: $.prize"),
    (r"content\.terrains", "tiles.toml: $.terrain"),
    (r"content\.tiles", "tiles.toml: $.tile"),
    (r"content\.start_layout(\[\d+\])\[0\]", r"tiles.toml: $.start_layout\1.tile"),
    (r"content\.start_layout(\[\d+\])\[1\]", r"tiles.toml: $.start_layout\1.at[0]"),
    (r"content\.start_layout(\[\d+\])\[2\]", r"tiles.toml: $.start_layout\1.at[1]"),
    (r"content\.start_layout", "tiles.toml: $.start_layout"),
    (r"content\.stack_sanctuaries", "tiles.toml: $.stack_recipe.sanctuary"),
    (r"content\.stack_cities", "tiles.toml: $.stack_recipe.city"),
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
_FIELDS: Final = (
    (".pile_copies", ".copies.type_pile"),
    (".deck_copies", ".copies.deck"),
    (".pay_pb", ".pay.pb"),
    (".pay_hearts", ".pay.hearts"),
    (".abilities", ".ability"),
)
_BASIC: Final = re.compile(r"content\.stack_basic(?:\[(\d+)\])?.*")


def place_of(path: str, documents: Mapping[str, Mapping[str, object]]) -> str:
    """Return where the value at ``path`` of the tables stands, such as ``beasts.toml: $.beast[3].copies.deck``."""
    basic = _BASIC.fullmatch(path)
    if basic:
        place = "tiles.toml: $.stack_recipe.basic_by_players"
        recipe = documents.get("tiles", {}).get("stack_recipe")
        numbers = recipe.get("basic_by_players") if isinstance(recipe, dict) else None
        return f'{place}."{list(numbers)[int(basic[1])]}"' if basic[1] and isinstance(numbers, dict) else place
    for table, place in _TABLES:
        found = re.match(table + r"(?![a-z_])", path)
        if found:
            rest = path[found.end() :]
            for name, key in _FIELDS:
                rest = rest.replace(name, key)
            return found.expand(place) + rest
    return path
