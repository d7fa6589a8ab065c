"""What belongs together in the content: the designs that the rules need, whatever the numbers are.

Every check looks at sound values only, so that one fault is told once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from boardrules.core.board import Hex, reached
from boardrules.core.errors import Problem, short
from boardrules.core.sheets import Sheet, twice
from boardrules.games.bestiary.abilities import LASTING
from boardrules.games.bestiary.content import ANY, CITY, HALLOWEEN, SANCTUARY, START, Ability, Beast, Hero, Op, Tables

#: The most cards that a hero may ever choose from when tracking: with more, the ways to choose are too many to list.
MOST_TRACKED: Final = 12


def design_faults(sheet: Sheet[Tables]) -> list[Problem]:
    """Return every fault of what belongs together."""
    found: list[Problem] = []
    for check in (_ids, _types, _tyrants, _terrains, _tiles, _layout, _stacks, _tokens, _dice):
        found += check(sheet)
    for check in (_strengths, _heroes, _missions, _config, _operations):
        found += check(sheet)
    return found


def _ids(sheet: Sheet[Tables]) -> Iterator[Problem]:
    for table in ("types", "beasts", "tyrants", "heroes", "missions", "prizes", "terrains", "tiles"):
        yield from twice(sheet.words(table), "each id")
    yield from twice([(f"{path}.id", ability.id) for path, ability, _ in _abilities(sheet)], "each id of an ability")


def _ordinary(sheet: Sheet[Tables]) -> list[str]:
    """Return the types that have a pile, tokens and a tyrant."""
    return [name for _, name in sheet.words("types") if name != HALLOWEEN]


def _none_missing(
    sheet: Sheet[Tables], table: str, name: str | int, wanted: Iterable[str], what: str, rule: str
) -> Iterator[Problem]:
    """Yield what should stand in a column and does not."""
    if sheet.whole(table, name):
        there = [value for _, value in sheet.words(table, name)]
        for value in wanted:
            if value not in there:
                yield Problem(f"content.{table}", "wrong_number", f"{what} {value}", "none", rule)


def _types(sheet: Sheet[Tables]) -> Iterator[Problem]:
    types = _ordinary(sheet)
    if sheet.whole("types", "id") and not types:
        yield Problem("content.types", "wrong_number", f"a type other than {HALLOWEEN}", "none", "BH-CMP-02")
    cards = [
        (path, beast)
        for path, beast in sheet.rows("beasts")
        if isinstance(beast, Beast) and sheet.sound(f"{path}.type")
    ]
    for path, beast in cards:
        place = f"{path}.pile_copies"
        if beast.type == HALLOWEEN and sheet.sound(place) and beast.pile_copies:
            yield Problem(place, "out_of_range", "0: there is no such pile", short(beast.pile_copies), "BH-CMP-03")
    if sheet.whole("beasts", "type", "pile_copies") and sheet.whole("types", "id"):
        piled = {beast.type for _, beast in cards if beast.pile_copies}
        for name in types:
            if name not in piled:
                expected = f"a card in the pile of type {name}"
                yield Problem("content.beasts", "wrong_number", expected, "none", "BH-CMP-07")
    if sheet.whole("beasts", "deck_copies") and not any(copies for _, copies in sheet.numbers("beasts", "deck_copies")):
        yield Problem("content.beasts", "wrong_number", "a card in the Beast deck", "none", "BH-CMP-04")


def _tyrants(sheet: Sheet[Tables]) -> Iterator[Problem]:
    types = sheet.words("tyrants", "type")
    symbols = sheet.words("tyrants", "symbol")
    for path, name in types:
        if name == HALLOWEEN:
            yield Problem(path, "unknown_id", "a type that has a tyrant", name, "BH-CMP-03")
    yield from twice(types, "each type", "BH-TYR-01")
    yield from twice(symbols, "each symbol", "BH-TYR-01")
    if sheet.whole("types", "id"):
        yield from _none_missing(sheet, "tyrants", "type", _ordinary(sheet), "a tyrant of type", "BH-TYR-01")
    count = sheet.number("config.tyrants_count")
    tyrants = len(sheet.tables.tyrants) if sheet.whole("tyrants") else None
    if count is not None and tyrants is not None and count != tyrants:
        expected = f"{tyrants}, the number of tyrants"
        yield Problem("content.config.tyrants_count", "contradiction", expected, str(count), "BH-TYR-01")
    shown = sheet.number("config.round_tyrants_face_up_at_setup")
    if shown is not None and tyrants is not None and shown > tyrants:
        path = "content.config.round_tyrants_face_up_at_setup"
        yield Problem(path, "out_of_range", f"0 to {tyrants}", str(shown), "BH-SET-07")
    if tyrants is not None and sheet.whole("terrain_cards") and len(sheet.tables.terrain_cards) != tyrants:
        expected = f"{tyrants}, one for each tyrant"
        found = str(len(sheet.tables.terrain_cards))
        yield Problem("content.terrain_cards", "wrong_number", expected, found, "BH-CMP-09")


def _terrains(sheet: Sheet[Tables]) -> Iterator[Problem]:
    for needed in (SANCTUARY, CITY):
        yield from _none_missing(sheet, "terrains", "id", [needed], "the terrain", "BH-CMP-12")
    receiving: list[str] = []
    for path, row in sheet.rows("terrains"):
        if not sheet.sound(f"{path}.id"):
            continue
        name: str = getattr(row, "id", "")
        group = name if name in (SANCTUARY, CITY) else "basic"
        if sheet.sound(f"{path}.group") and getattr(row, "group", "") != group:
            yield Problem(
                f"{path}.group", "contradiction", f"{group} for {name}", getattr(row, "group", ""), "BH-SET-03"
            )
        if sheet.sound(f"{path}.receives_tokens") and getattr(row, "receives_tokens", False):
            receiving.append(name)
            if name == CITY:
                yield Problem(f"{path}.receives_tokens", "contradiction", "false for the city", "true", "BH-CMP-10")
    if sheet.whole("terrains", "id", "receives_tokens"):
        for index, card in enumerate(sheet.tables.terrain_cards if sheet.whole("terrain_cards") else ()):
            path = f"content.terrain_cards[{index}]"
            if sheet.sound(path) and card not in receiving:
                yield Problem(path, "contradiction", "a terrain that receives tokens", short(card), "BH-CMP-09")


def _tiles(sheet: Sheet[Tables]) -> Iterator[Problem]:
    bearing: list[tuple[str, object]] = []
    symbols = [symbol for _, symbol in sheet.words("tyrants", "symbol")]
    for path, row in sheet.rows("tiles"):
        place = f"{path}.symbol"
        if not (sheet.sound(place) and sheet.sound(f"{path}.terrain")):
            continue
        symbol, terrain = getattr(row, "symbol", ""), getattr(row, "terrain", "")
        if terrain != SANCTUARY:
            if symbol:
                yield Problem(place, "contradiction", f"no symbol on a {terrain}", symbol, "BH-CMP-12")
            continue
        bearing.append((place, symbol))
        if sheet.whole("tyrants", "symbol") and symbol not in symbols:
            yield Problem(
                place, "unknown_id", f"the symbol of a tyrant: {', '.join(symbols)}", short(symbol), "BH-CMP-12"
            )
    yield from twice(bearing, "each symbol", "BH-CMP-12")
    if sheet.whole("tiles", "terrain", "symbol"):
        borne = [symbol for _, symbol in bearing]
        for path, symbol in sheet.words("tyrants", "symbol"):
            if symbol not in borne:
                yield Problem(path, "contradiction", "the symbol of a sanctuary tile", symbol, "BH-TYR-01")


def _layout(sheet: Sheet[Tables]) -> Iterator[Problem]:
    laid = sheet.words("start_layout", 0)
    yield from twice(laid, "each tile", "BH-SET-02")
    places: list[tuple[str, object]] = []
    at_start: list[str] = []
    for path, row in sheet.rows("start_layout"):
        if isinstance(row, tuple) and sheet.sound(f"{path}[1]") and sheet.sound(f"{path}[2]"):
            places.append((path, Hex(row[1], row[2])))
            if places[-1][1] == START and sheet.sound(f"{path}[0]"):
                at_start.append(row[0])
    for path, place in places:
        first = next(other for other, same in places if same == place)
        if first != path:
            yield Problem(path, "duplicate", f"one tile at a place; {first} lies there too", _at(place), "BH-SET-02")
    if sheet.whole("start_layout", 0, 1, 2):
        start = {place for _, place in places if isinstance(place, Hex)}
        yield from _hanging_together(start)
        if sheet.whole("tiles", "id", "terrain"):
            cities = [tile.id for tile in sheet.tables.tiles if tile.terrain == CITY]
            if not any(tile in cities for tile in at_start):
                found = ", ".join(at_start) or "nothing"
                yield Problem("content.start_layout", "contradiction", "a city tile at (0, 0)", found, "BH-SET-02")
        tiles = [tile for _, tile in laid]
        for path, row in sheet.rows("tiles"):
            if sheet.sound(f"{path}.id") and sheet.sound(f"{path}.start"):
                lies = getattr(row, "id", "") in tiles
                if lies is not getattr(row, "start", lies):
                    expected = f"{str(lies).lower()}: it is {'' if lies else 'not '}in the start layout"
                    yield Problem(f"{path}.start", "contradiction", expected, str(not lies).lower(), "BH-SET-02")


def _at(place: object) -> str:
    return f"({place.q}, {place.r})" if isinstance(place, Hex) else ""


def _hanging_together(places: set[Hex]) -> Iterator[Problem]:
    if START not in places:
        return  # that there is no city at the start is told already
    joined = reached([START], Hex.neighbours, places)
    lost = sorted(places.difference(joined))
    if lost:
        found = ", ".join(_at(place) for place in lost[:10])
        yield Problem(
            "content.start_layout", "contradiction", "a map that hangs together", f"{found} apart", "BH-SET-02"
        )


def _stacks(sheet: Sheet[Tables]) -> Iterator[Problem]:
    counts = sheet.numbers("stack_basic", 0)
    yield from twice(counts, "each number of players", "BH-SET-03")
    least, most = sheet.number("config.players_min"), sheet.number("config.players_max")
    if least is not None and most is not None and sheet.whole("stack_basic", 0):
        for players in range(least, most + 1):
            if players not in [count for _, count in counts]:
                yield Problem("content.stack_basic", "wrong_number", f"{players} players", "none", "BH-SET-03")
    stacks = sheet.number("stacks")
    if stacks is None or not (sheet.whole("tiles", "terrain", "start") and sheet.whole("terrains", "id")):
        return
    there = {SANCTUARY: 0, CITY: 0, "basic": 0}
    for _, row in sheet.rows("tiles"):
        if not getattr(row, "start", True):
            terrain = getattr(row, "terrain", "")
            there[terrain if terrain in (SANCTUARY, CITY) else "basic"] += 1
    wanted: list[tuple[str, int | None, str]] = [
        ("content.stack_sanctuaries", sheet.number("stack_sanctuaries"), SANCTUARY),
        ("content.stack_cities", sheet.number("stack_cities"), CITY),
        *[(path, number, "basic") for path, number in sheet.numbers("stack_basic", 1)],
    ]
    for path, number, group in wanted:
        if number is not None and number * stacks > there[group]:
            expected = f"at most {there[group] // stacks}: {there[group]} {group} tiles for {stacks} stacks"
            yield Problem(path, "too_many", expected, str(number), "BH-SET-03")


def _tokens(sheet: Sheet[Tables]) -> Iterator[Problem]:
    types = sheet.words("tokens", 0)
    yield from twice(types, "each type", "BH-CMP-15")
    for path, name in types:
        if name == HALLOWEEN:
            yield Problem(path, "unknown_id", "a type that has tokens", name, "BH-CMP-03")
    if sheet.whole("types", "id"):
        yield from _none_missing(sheet, "tokens", 0, _ordinary(sheet), "the tokens of type", "BH-CMP-15")


def _levels(sheet: Sheet[Tables]) -> list[int]:
    return [level for _, level in sheet.numbers("dice", 0)]


def _dice(sheet: Sheet[Tables]) -> Iterator[Problem]:
    yield from twice(sheet.numbers("dice", 0), "each level", "BH-CMP-17")
    if not sheet.whole("dice", 0):
        return
    levels = _levels(sheet)
    for level in range(1, max(levels)):
        if level not in levels:
            yield Problem("content.dice", "wrong_number", f"a die of level {level}", "none", "BH-CMP-17")
    level_used = sheet.number("config.combat_default_die_level")
    if level_used is not None and level_used not in levels:
        path = "content.config.combat_default_die_level"
        yield Problem(path, "unknown_id", f"a level of the dice: {_listed(levels)}", str(level_used), "BH-CBT-02")


def _listed(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, sorted(numbers)))


def _strengths(sheet: Sheet[Tables]) -> Iterator[Problem]:
    columns = sheet.number("config.combat_strength_columns")
    faces = [max(die[1]) for die in sheet.tables.dice] if sheet.whole("dice", 1) else []
    highest = max(faces, default=0)
    for path, strength in sheet.column("beasts", "strength"):
        assert isinstance(strength, tuple)
        if columns is not None and len(strength) != columns:
            expected = f"{columns} columns (combat.strength_columns)"
            yield Problem(path, "wrong_length", expected, str(len(strength)), "BH-CBT-03")
        if list(strength) != sorted(strength):
            found = ", ".join(map(str, strength))
            yield Problem(path, "contradiction", "never less in a later column", found, "BH-CBT-03")
        for index, number in enumerate(strength):
            yield from _beatable(f"{path}[{index}]", number, highest, "BH-CBT-04")
    for path, number in sheet.numbers("tyrants", "strength"):
        yield from _beatable(path, number, highest, "BH-TYR-03")


def _beatable(path: str, strength: int, highest: int, rule: str) -> Iterator[Problem]:
    if highest and strength > highest:
        expected = f"at most {highest}, the highest face of any die"
        yield Problem(path, "out_of_range", expected, str(strength), rule)


def _heroes(sheet: Sheet[Tables]) -> Iterator[Problem]:
    most = sheet.number("config.players_max")
    if most is not None and sheet.whole("heroes") and len(sheet.tables.heroes) < most:
        expected = f"at least {most}, one for each player"
        yield Problem("content.heroes", "wrong_number", expected, str(len(sheet.tables.heroes)), "BH-SET-08")
    dead = sheet.number("config.death_hearts_at_death")
    for path, hearts in sheet.numbers("heroes", "hearts"):
        if dead is not None and hearts <= dead:
            yield Problem(path, "out_of_range", f"more than {dead} (death.hearts_at_death)", str(hearts), "BH-DTH-01")
    may_kill = sheet.tables.config.abilities_heart_payment_may_kill if sheet.sound("content.config") else True
    drawn: dict[str, int] = {}
    for path, ability, hero in _abilities(sheet):
        if ability.hero != hero.id and sheet.sound(f"{path}.hero"):
            yield Problem(f"{path}.hero", "contradiction", short(hero.id), short(ability.hero), "BH-HRO-02")
        home = path.rpartition(".")[0]
        if not may_kill and sheet.sound(f"{path}.pay_hearts") and sheet.sound(f"{home}.hearts"):
            left = hero.hearts - ability.pay_hearts
            if ability.pay_hearts and dead is not None and left <= dead:
                expected = f"less: {hero.hearts} hearts could never pay it"
                yield Problem(f"{path}.pay_hearts", "out_of_range", expected, str(ability.pay_hearts), "BH-ABL-13")
        if sheet.sound(f"{path}.effects") and sheet.sound(f"{path}.limit_per_turn"):
            more = sum(_more_cards(operation) for operation in ability.effects) * ability.limit_per_turn
            drawn[home] = drawn.get(home, 0) + more
    for path, row in sheet.rows("heroes"):
        if isinstance(row, Hero) and sheet.sound(f"{path}.exploration"):
            cards = row.exploration + drawn.get(path, 0)
            if cards > MOST_TRACKED:
                expected = f"at most {MOST_TRACKED} cards to choose from, abilities included"
                yield Problem(f"{path}.exploration", "too_many", expected, str(cards), "BH-TRK-01")


def _more_cards(operation: Op) -> int:
    if operation.op == "exploration_bonus":
        return operation.amount
    return operation.count if operation.op == "add_discard_to_track" else 0


def _abilities(sheet: Sheet[Tables]) -> Iterator[tuple[str, Ability, Hero]]:
    """Yield the abilities that can be looked into and whose ids are sound."""
    for path, hero in sheet.rows("heroes"):
        if isinstance(hero, Hero) and type(hero.abilities) is tuple and len(hero.abilities) <= 8:
            for index, ability in enumerate(hero.abilities):
                place = f"{path}.abilities[{index}]"
                if isinstance(ability, Ability) and sheet.sound(f"{place}.id"):
                    yield place, ability, hero


def _missions(sheet: Sheet[Tables]) -> Iterator[Problem]:
    types, terrains = _ordinary(sheet), [name for _, name in sheet.words("terrains")]
    for path, row in sheet.rows("missions"):
        if not (sheet.sound(f"{path}.kind") and sheet.sound(f"{path}.wanted")):
            continue
        kind, wanted = getattr(row, "kind", ""), getattr(row, "wanted", "")
        ids, table = (terrains, "terrains") if kind == "map" else (types, "types")
        if sheet.whole(table, "id") and wanted not in ids:
            yield Problem(f"{path}.wanted", "unknown_id", f"one of {', '.join(ids)}", short(wanted), "BH-MIS-01")
    row_size = sheet.number("config.missions_face_up")
    if row_size is not None and sheet.whole("missions", "count"):
        total = sum(count for _, count in sheet.numbers("missions", "count"))
        if total < row_size:
            expected = f"at least {row_size} cards (missions.face_up)"
            yield Problem("content.missions", "wrong_number", expected, str(total), "BH-MIS-03")


def _config(sheet: Sheet[Tables]) -> Iterator[Problem]:
    if not sheet.sound("content.config"):
        return
    config = sheet.tables.config
    place = "content.config."
    for low, high, rule in (("players_min", "players_max", "BH-SET-01"), *_TRACKING):
        if getattr(config, low) > getattr(config, high):
            expected = f"at most {getattr(config, high)} ({high.replace('_', '.', 1)})"
            yield Problem(place + low, "contradiction", expected, str(getattr(config, low)), rule)
    back, dead = config.death_hearts_after_resurrection, config.death_hearts_at_death
    if back is not None and back <= dead:
        path = f"{place}death_hearts_after_resurrection"
        yield Problem(path, "contradiction", f"more than {dead} (death.hearts_at_death)", str(back), "BH-DTH-04")
    breakers = config.scoring_tie_breakers
    if "shared_victory" in breakers[:-1]:
        path = f"{place}scoring_tie_breakers"
        yield Problem(path, "contradiction", "shared_victory as the last", ", ".join(breakers), "BH-SCO-05")
    # A full bestiary must always hold a card that may leave it, or an overflow could not be resolved (BH-BST-06).
    defeated = min(config.tyrants_defeated_to_end_game, config.tyrants_count)
    stuck = config.bestiary_tyrant_counts_towards_limit and not config.bestiary_tyrant_may_overflow
    if stuck and defeated > config.bestiary_limit:
        expected = f"at least {defeated}: one hero may catch so many tyrants, and they cannot leave"
        yield Problem(f"{place}bestiary_limit", "contradiction", expected, str(config.bestiary_limit), "BH-BST-06")


_TRACKING: Final = (("tracking_min_chosen", "tracking_max_chosen", "BH-TRK-03"),)


def _operations(sheet: Sheet[Tables]) -> Iterator[Problem]:
    """Yield the operations that ask for what there is not: a level, a die just rolled, a card just trapped."""
    for path, ability, _ in _abilities(sheet):
        if sheet.whole("types", "id") and sheet.sound(f"{path}.unlock"):
            yield from _unlock(sheet, f"{path}.unlock", ability.unlock)
        if sheet.sound(f"{path}.timing") and type(ability.effects) is tuple:
            yield from _effects(sheet, f"{path}.effects", ability.effects, ability.timing)
    for path, beast in sheet.rows("beasts"):
        if isinstance(beast, Beast) and type(beast.on_capture) is tuple:
            yield from _effects(sheet, f"{path}.on_capture", beast.on_capture, "on_capture")


def _unlock(sheet: Sheet[Tables], path: str, slots: tuple[str, ...]) -> Iterator[Problem]:
    nameable = {getattr(row, "id", ""): getattr(row, "nameable_in_unlock_cost", True) for _, row in sheet.rows("types")}
    names = [name for name, can in nameable.items() if can]
    for index, slot in enumerate(slots):
        if slot != ANY and slot not in names:
            yield Problem(f"{path}[{index}]", "unknown_id", f"one of {', '.join([*names, ANY])}", slot, "BH-HUM-04")


def _effects(sheet: Sheet[Tables], path: str, operations: tuple[Op, ...], timing: str) -> Iterator[Problem]:
    levels = _levels(sheet)
    for index, operation in enumerate(operations[:8]):
        place = f"{path}[{index}]"
        if not sheet.sound(place) or not isinstance(operation, Op):
            continue
        if operation.op == "die_level" and sheet.whole("dice", 0) and operation.level not in levels:
            found = f"a level of the dice: {_listed(levels)}"
            yield Problem(f"{place}.level", "unknown_id", found, str(operation.level), "BH-CMP-17")
        if operation.op == "reroll_other_die" and timing != "after_other_die":
            expected = "an operation that needs no die just rolled, or timing after_other_die"
            yield Problem(f"{place}.op", "contradiction", expected, f"{operation.op} with {timing}", "BH-ABL-08")
        if operation.if_type and timing != "on_capture":
            expected = "only on capture: else no card has just been trapped"
            yield Problem(f"{place}.if_type", "contradiction", expected, f"{timing}", "BH-FX-01")
        elif operation.if_type and operation.op in LASTING:
            expected = "none: what lasts is tested when it takes effect, and no card is trapped then"
            yield Problem(f"{place}.if_type", "contradiction", expected, operation.if_type, "BH-FX-02")
