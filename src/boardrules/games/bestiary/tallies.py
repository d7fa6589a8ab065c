"""What stands in the content files twice, and must agree: sums, the tyrant of a sanctuary, the words about the code.

A sum in a packaged file is not held against a file that somebody has put in the place of another one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from boardrules.core.errors import Problem
from boardrules.core.kinds import MISSING, UNREAD, told
from boardrules.core.sheets import Sheet
from boardrules.games.bestiary.content import DIRECTIONS, HALLOWEEN, SANCTUARY, Tables

_OFFSETS: Final = ([1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1])
#: What ``config.toml`` says about the code. It is there to be read.
META: Final[dict[str, object]] = {
    "game": "bestiary_hex",
    "rule_prefix": "BH",
    "content_version": 1,
    "map_model": "axial hex coordinates (q, r)",
    "directions": dict(zip(DIRECTIONS, _OFFSETS, strict=True)),
}


def fixed(meta: object, faults: list[Problem]) -> None:
    """Add a fault for everything in the table ``meta`` that is not as the code has it."""
    place = "config.toml: $.meta"
    if not isinstance(meta, dict):
        if meta is not UNREAD:
            code = "missing_key" if meta is MISSING else "wrong_type"
            faults.append(Problem(place, code, f"a table with {', '.join(META)}"))
        return
    for key in meta:
        if key not in META:
            faults.append(Problem(f"{place}.{key}", "unknown_key", ", ".join(META)))
    for key, value in META.items():
        given = meta.get(key, MISSING)
        if given is MISSING:
            faults.append(Problem(f"{place}.{key}", "missing_key", str(value)))
        elif type(given) is not type(value) or given != value:
            faults.append(Problem(f"{place}.{key}", "contradiction", str(value), told(given)))


def faults(documents: Mapping[str, Mapping[str, object]], sheet: Sheet[Tables], own: tuple[str, ...]) -> list[Problem]:
    """Return every fault of what stands twice."""
    found: list[Problem] = []
    tables = sheet.tables
    for file, sums in (("beasts", _beasts(sheet)), ("missions", _missions(sheet)), ("tiles", _tiles(sheet))):
        if file in documents:
            counts = documents[file].get("counts", {})
            known = {"stacks": None, **sums} if file == "tiles" else sums
            found += _counts(f"{file}.toml: $.counts", counts, known)
    row = sheet.number("config.missions_face_up")
    counts = documents.get("missions", {}).get("counts")
    given = counts.get("face_up") if isinstance(counts, dict) and ("missions" in own or "config" not in own) else None
    if type(given) is int and row is not None and given != row:
        path, expected = "missions.toml: $.counts.face_up", f"{row} (missions.face_up of config.toml)"
        found.append(Problem(path, "contradiction", expected, str(given), "BH-MIS-03"))
    if "tiles" in documents and sheet.whole("tyrants", "id", "symbol") and ("tiles" in own or "tyrants" not in own):
        found += _rulers(documents["tiles"].get("tile"), tables)
    return found


def _counts(place: str, counts: object, sums: Mapping[str, int | None]) -> Iterator[Problem]:
    """Yield the faults of a table of sums; None: not to be added up here."""
    if not isinstance(counts, dict):
        if not place.startswith("tiles"):  # there the table must be, and reading has told it
            yield Problem(place, "wrong_type", f"a table with {', '.join(sums)}", told(counts))
        return
    for key, given in counts.items():
        path = f"{place}.{key}"
        if key not in sums:
            if not place.startswith("tiles"):
                yield Problem(path, "unknown_key", ", ".join(sums))
            continue
        value = sums[key]
        if type(given) is not int:
            if key != "stacks":
                yield Problem(path, "wrong_type", "a whole number", told(given))
        elif value is not None and given != value:
            yield Problem(path, "contradiction", f"{value}, as the file adds up", str(given))


def _beasts(sheet: Sheet[Tables]) -> dict[str, int | None]:
    tables = sheet.tables
    sums: dict[str, int | None] = dict.fromkeys(
        ("designs_per_type", "types", "halloween_designs", "type_pile_cards", "deck_cards")
    )
    if sheet.whole("types", "id"):
        sums["types"] = sum(kind.id != HALLOWEEN for kind in tables.types)
    if sheet.whole("beasts", "type"):
        of = {kind: sum(beast.type == kind for beast in tables.beasts) for kind in {b.type: 0 for b in tables.beasts}}
        sums["halloween_designs"] = of.pop(HALLOWEEN, 0)
        numbers = sorted(of.values())
        if numbers and numbers[0] == numbers[-1]:
            sums["designs_per_type"] = numbers[0]
        elif numbers:
            sums["designs_per_type"] = -1  # no number is right when the types differ
    if sheet.whole("beasts", "pile_copies"):
        sums["type_pile_cards"] = sum(beast.pile_copies for beast in tables.beasts)
    if sheet.whole("beasts", "deck_copies"):
        sums["deck_cards"] = sum(beast.deck_copies for beast in tables.beasts)
    return sums


def _missions(sheet: Sheet[Tables]) -> dict[str, int | None]:
    total = sum(card.count for card in sheet.tables.missions) if sheet.whole("missions", "count") else None
    return {"total": total, "face_up": None}


def _tiles(sheet: Sheet[Tables]) -> dict[str, int | None]:
    tiles = sheet.tables.tiles
    return {
        "total": len(tiles) if sheet.whole("tiles") else None,
        "start": sum(tile.start for tile in tiles) if sheet.whole("tiles", "start") else None,
    }


def _rulers(tiles: object, tables: Tables) -> Iterator[Problem]:
    """Yield the tiles that name another tyrant than the one of their symbol."""
    ruler = {tyrant.symbol: tyrant.id for tyrant in tables.tyrants}
    for index, tile in enumerate(tiles if isinstance(tiles, list) else ()):
        if isinstance(tile, dict) and "tyrant" in tile:
            path, given, symbol = f"tiles.toml: $.tile[{index}].tyrant", tile["tyrant"], tile.get("symbol")
            if tile.get("terrain") != SANCTUARY:
                yield Problem(path, "contradiction", "no tyrant: it is no sanctuary", told(given), "BH-CMP-12")
            elif isinstance(symbol, str) and symbol in ruler and given != ruler[symbol]:
                expected = f"{ruler[symbol]}, whose symbol it bears"
                yield Problem(path, "contradiction", expected, told(given), "BH-CMP-12")
