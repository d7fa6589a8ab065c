"""The table in the terminal: everything that lies open is on it, in words, and no line is too long."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Iterator

import attrs
import pytest
from rich.console import Console

from boardrules.core.board import HEX_DIRECTIONS, Hex
from boardrules.core.uses import Uses
from boardrules.core.zones import Spotted
from boardrules.games.bestiary import table, table_map
from boardrules.games.bestiary.actions import Explore, MapHex, Resurrect, Roll, Step
from boardrules.games.bestiary.content import CITY, SANCTUARY, Tables
from boardrules.games.bestiary.game import GAME
from boardrules.games.bestiary.loading import load
from boardrules.games.bestiary.setup import Setup
from boardrules.games.bestiary.state import State, strength_of
from boardrules.games.bestiary.view import HexView, View
from boardrules.play.drawing import seat_style
from boardrules.play.text import Text
from tests.games.drawings import drawn, said_in

LANGS = ("en", "es")


def _states(players: int, seed: int, every: int) -> Iterator[State]:
    """Yield a random game now and then, and at its end."""
    state = GAME.start(Setup(players=players), seed)
    chance = random.Random(seed)
    while (decision := GAME.decision(state)) is not None:
        if state.number % every == 0 or (state.facing is not None and state.number % 11 == 0):
            yield state
        GAME.apply(state, chance.choice(decision.actions))
    yield state


def _cells(out: str) -> dict[Hex, tuple[int, int, list[str]]]:
    """Return the hexes of a drawn map by their coordinates: the line and the column, and what stands in them."""
    lines = out.splitlines()
    cells = {}
    for row, line in enumerate(lines):
        for found in re.finditer(r"(?<=│)(-?\d+),(-?\d+) *(?=│)", line):
            inside = [lines[row + step][found.start() : found.end()] for step in (-1, 0, 1)]
            place = Hex(int(found[1]), int(found[2]))
            assert place not in cells
            cells[place] = (row, found.start(), inside)
    return cells


def _heroes(inside: list[str]) -> tuple[list[int], list[int]]:
    """Return the seats of the active hero and of the others in a hex."""
    marks = re.search(r"(?:▶(\d))?(?:▲(\d+))?$", inside[2])
    if marks is None or not marks[0]:
        marks = re.search(r"(?:▶(\d))?(?:▲(\d+))?$", inside[0])
    assert marks is not None
    return [int(mark) - 1 for mark in marks[1] or ""], [int(mark) - 1 for mark in marks[2] or ""]


def _check_map(view: View, out: str, text: Text) -> None:
    """Every hex lies where its coordinates say, with its terrain, symbol, token and heroes."""
    cells = _cells(out)
    assert sorted(cells) == sorted(spot.at for spot in view.hexes)
    pitches = set()
    for spot in view.hexes:
        row, column, inside = cells[spot.at]
        if spot.token is None:
            assert "●" not in "".join(inside)
        else:
            token = text.word("type", spot.token).replace(" ", "")
            assert inside[2].replace(" ", "").startswith(f"●{token[:3]}")
        assert (inside[0][0] == "✦") is (spot.terrain == SANCTUARY and not spot.freed)
        assert (inside[0][0] == "✓") is spot.freed
        assert (inside[0][0] == "⌂") is (spot.terrain == CITY)
        name = spot.symbol and text.message(f"symbol-{spot.symbol}")
        if spot.terrain not in (SANCTUARY, CITY):
            name = text.word("terrain", spot.terrain)
        assert name[:2] in inside[0]
        here = [player.seat for player in view.players if player.at == spot.at]
        active = [seat for seat in here if seat == view.current]
        assert _heroes(inside) == (active, [seat for seat in here if seat != view.current])
        pitches.add(len(inside[1]) + 1)
    (pitch,) = pitches
    for place, (row, column, _) in cells.items():
        for direction, (down, halves) in zip(
            HEX_DIRECTIONS, ((0, 2), (-4, 1), (-4, -1), (0, -2), (4, -1), (4, 1)), strict=True
        ):
            if place + direction in cells:
                there = cells[place + direction]
                assert there[0] - row == down
                assert abs(2 * (there[1] - column) - pitch * halves) <= 1


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_that_lies_open_is_on_the_table(players: int, lang: str) -> None:
    """At many moments of random games: the map, the players, the row, missions, piles, the cards in play."""
    text = Text(GAME, lang, strict=True)
    faced = 0
    for seed in (players, players + 10):
        for state in _states(players, seed, 61):
            for seat in (None, players - 1):
                view = GAME.view(state, seat)
                out = drawn(table.render(view, text))
                assert max(map(len, out.splitlines())) <= 100
                assert not re.search(r"[{}]|None", out)
                _check_map(view, out, text)
                said = said_in(out)
                for player in view.players:
                    assert text.word("hero", player.hero) in said
                    assert f"{'♥' * player.hearts}{'·' * (player.most_hearts - player.hearts)}" in said
                    assert f"{player.hearts}/{player.most_hearts} {text.message('table-pb', count=player.pb)}" in said
                for slot in view.row:
                    if slot.tyrant is not None:
                        tyrant = state.content.tyrants[slot.tyrant]
                        symbol = text.message(f"symbol-{tyrant.symbol}")
                        line = next(line for line in out.splitlines() if text.word("tyrant", slot.tyrant) in line)
                        row = [text.word("type", tyrant.type), str(tyrant.strength), symbol]
                        row.append(text.word("terrain", slot.terrain or ""))
                        beaten = None if slot.seat is None else text.message("table-beaten", seat=text.seat(slot.seat))
                        row.append(beaten or text.word("status", slot.status))
                        assert re.search(" +".join(map(re.escape, ["", *row])), re.sub("[✦✓]", "", line))
                hidden = sum(slot.tyrant is None for slot in view.row)
                assert (text.message("table-face_down", count=hidden) in said) is (hidden > 0)
                if state.facing is not None:
                    faced += 1
                    strength = text.message("table-strength_now", strength=strength_of(state, state.facing))
                    card = f"{text.word('card', state.facing)} ({text.word('type', _type(state, state.facing))})"
                    assert f"{text.message('table-facing')} {card} {strength}" in said
                waiting = text.message("view-waiting", seats=text.seats(view.waiting_for))
                assert (waiting in said) is (view.waiting_for not in ((), (view.current,)))
                assert (text.message("table-you") in re.findall(r"\((\w+)\)", said)) is (seat is not None)
    assert faced


def _type(state: State, card: str) -> str:
    return state.content.beasts[card.partition("#")[0]].type


def _view(players: int = 4, seat: int | None = None) -> View:
    return GAME.view(GAME.start(Setup(players=players, heroes=("kael", "nyra"), first_player=1), 3), seat)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("width", [60, 80, 100])
def test_a_table_in_play_fits_a_narrower_terminal(width: int, lang: str) -> None:
    """No line is longer than the terminal is wide, to the end of a game."""
    text = Text(GAME, lang, strict=True)
    for state in _states(4, 7, 131):
        out = drawn(table.render(GAME.view(state, 0), text), width)
        assert max(map(len, out.splitlines())) <= width


def _row_of(count: int, direction: Hex) -> tuple[HexView, ...]:
    """Return a map of so many hexes in a row, all terrains and tokens in turn, Cities and sanctuaries among them."""
    content = load()
    kinds = list(content.tokens)
    tiles = [content.tiles[f"{kind}_{number}"] for number in range(1, 7) for kind in ("plain", "swamp", "forest")]
    tiles += [tile for tile in content.tables.tiles if tile not in tiles]
    return tuple(
        [
            HexView(
                direction * (index - count // 2),
                tile.id,
                tile.terrain,
                tile.symbol,
                False,
                None if tile.terrain == CITY else kinds[index % len(kinds)],
            )
            for index, tile in enumerate(tiles[:count])
        ]
    )


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("direction", HEX_DIRECTIONS[:3])
def test_forty_tiles_in_a_row_are_cut_around_the_active_hero(direction: Hex, lang: str) -> None:
    """The map says how many hexes it leaves out, and names the heroes and tokens on those."""
    text = Text(GAME, lang, strict=True)
    base = _view()
    hexes = _row_of(40, direction)
    places = [hexes[index].at for index in (2, 20, 38, 39)]
    players = tuple([attrs.evolve(player, at=at) for player, at in zip(base.players, places, strict=True)])
    for current in range(4):
        view = attrs.evolve(base, hexes=hexes, players=players, current=current)
        out = drawn(table.render(view, text))
        assert max(map(len, out.splitlines())) <= 100
        cells = _cells(out)
        assert places[current] in cells
        shown = tuple([spot for spot in hexes if spot.at in cells])
        assert 11 <= len(shown) < 40
        assert text.message("table-cut", count=40 - len(shown)) in said_in(out)
        near = sorted(abs(hexes.index(spot) - hexes.index(_spot(hexes, places[current]))) for spot in shown)
        assert near[0] == 0
        assert near[-1] - near[0] <= 22  # the side towards the end of the map is filled up
        for spot in hexes:
            here = [player.seat for player in players if player.at == spot.at]
            if spot.at in cells:
                _, _, inside = cells[spot.at]
                assert _heroes(inside) == ([s for s in here if s == current], [s for s in here if s != current])
            elif here or spot.token:
                marks = "".join([f"▲{seat + 1}" for seat in here])
                token = f"●{text.word('type', spot.token)}" if spot.token else ""
                words = " ".join([word for word in (marks, token) if word])
                place = f"{spot.at.q},{spot.at.r} {text.word('terrain', spot.terrain)}"
                assert f"  {words} {place}" in [line.rstrip() for line in out.splitlines()]


def _spot(hexes: tuple[HexView, ...], place: Hex) -> HexView:
    return next(spot for spot in hexes if spot.at == place)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("count", "room"), [(1, 11), (8, 11), (9, 9), (12, 7), (14, 6)])
def test_hexes_are_as_wide_as_the_map_allows(count: int, room: int, lang: str) -> None:
    """Up to fourteen in a row are shown whole; in the narrow ones, too, everything is there."""
    text = Text(GAME, lang, strict=True)
    base = _view()
    hexes = _row_of(count, Hex(1, 0))
    players = tuple([attrs.evolve(player, at=hexes[0].at) for player in base.players])
    view = attrs.evolve(base, hexes=hexes, players=players)
    if hexes[0].token is not None:  # two on a token is the most: heroes pass there
        players = tuple([attrs.evolve(player, at=hexes[-1 if player.seat > 1 else 0].at) for player in base.players])
        view = attrs.evolve(view, players=players)
    if count == 1:
        city = HexView(Hex(0, 0), "city_handel", CITY, "", False, None)
        players = tuple([attrs.evolve(player, at=Hex(0, 0)) for player in base.players])
        view = attrs.evolve(base, hexes=(city,), players=players)

    out = drawn(table.render(view, text))

    assert max(map(len, out.splitlines())) <= 100
    assert {len(inside[1]) for _, _, inside in _cells(out).values()} == {room}
    _check_map(view, out, text)


def test_a_crowd_in_a_narrow_city_is_counted_to_the_last() -> None:
    """Eight heroes, as a designer's content allows: what the last line cannot hold stands in the first one."""
    text = Text(GAME, "en", strict=True)
    base = _view()
    players = tuple([attrs.evolve(base.players[seat % 4], seat=seat, at=Hex(0, 0)) for seat in range(8)])
    hexes = (
        HexView(Hex(0, 0), "city_handel", CITY, "", False, None),
        *_row_of(14, Hex(1, 0))[8:],
        *_row_of(14, Hex(1, 0))[:7],
    )
    out = drawn(table.render(attrs.evolve(base, players=players, hexes=hexes), text))

    _, _, inside = _cells(out)[Hex(0, 0)]

    assert [line.strip() for line in inside] == ["⌂H5678", "0,0", "▶2▲134"]


def test_the_map_stands_alone_where_it_leaves_no_room_beside_it() -> None:
    """A small map has the row of tyrants beside it, a wide one above it."""
    text = Text(GAME, "en", strict=True)
    small = drawn(table.render(_view(), text)).splitlines()
    wide = drawn(table.render(attrs.evolve(_view(), hexes=_row_of(6, Hex(1, 0))), text)).splitlines()

    assert any("┌" in line and "6 tyrants face down" in line for line in small)
    assert "6 tyrants face down" in wide


@pytest.mark.parametrize("lang", LANGS)
def test_only_a_seat_sees_its_abilities_and_the_tiles_it_has_scouted(lang: str) -> None:
    """The tile by how many lie on it, the abilities by what they need (BH-FX-06, BH-HRO-02)."""
    text = Text(GAME, lang, strict=True)
    seen = ((), (Spotted(0, "plain_3"),), (Spotted(2, "swamp_4"),))
    own = said_in(drawn(table.render(attrs.evolve(_view(seat=0), tiles=seen), text)))
    other = said_in(drawn(table.render(_view(), text)))

    for stack, tile, above in ((2, "plain_3", 0), (3, "swamp_4", 2)):
        words = text.message("table-known", stack=stack, tile=text.word("tile", tile), above=above)
        assert words in own
        assert text.word("tile", tile) not in other
    for ability in load().heroes["kael"].abilities:
        assert f"{text.word('ability', ability.id)}: " in own
        assert text.word("ability", ability.id) not in other
    need = text.message("table-any")
    assert f"{need} + {need}" in own


@pytest.mark.parametrize("lang", LANGS)
def test_cards_in_play_and_in_front_of_players_are_named_with_their_types(lang: str) -> None:
    """Tracked cards with their strength for D, bestiaries with tyrants, counts of piles, used abilities."""
    text = Text(GAME, lang, strict=True)
    base = _view()
    player = attrs.evolve(
        base.players[0],
        bestiary=("ghoul#p1", "ashmane"),
        liberated=("imp#d1", "imp#d2"),
        prison=("poacher#d1",),
        missions=("map_swamp#1",),
        deaths=3,
        uses=Uses((("turn", "light_step", 2), ("turn", "shadow_walk", 1))),
    )
    view = attrs.evolve(base, players=(player, *base.players[1:]), tracked=("hydra#d1", "griffin#d2"), defeated=2)
    said = said_in(drawn(table.render(view, text)))

    def card(name: str, kind: str) -> str:
        return f"{text.word('card', name)} ({text.word('type', kind)})"

    beasts = load().beasts
    strong = [text.message("table-strength_now", strength=beasts[name].strength[2]) for name in ("hydra", "griffin")]
    tracked = f"{card('hydra#d1', 'chimera')} {strong[0]}, {card('griffin#d2', 'chimera')} {strong[1]}"
    assert f"{text.message('table-tracked')} {tracked}" in said
    held = f"{card('ghoul#p1', 'undead')}, {card('ashmane', 'chimera')}"
    assert f"{text.message('table-bestiary')} {held}" in said
    assert said.count(text.message("table-empty")) == 3
    counts = (("liberated", 2), ("prison", 1), ("completed", 1), ("deaths", 3))
    piles = [text.message(f"table-{key}", count=number) for key, number in counts]
    assert " · ".join(piles) in said
    used = f"{text.word('ability', 'light_step')} ×2, {text.word('ability', 'shadow_walk')}"
    assert text.message("table-used", abilities=used) in said
    assert text.word("ability", "farsight_map") not in said


@pytest.mark.parametrize("lang", LANGS)
def test_the_status_is_one_line(lang: str) -> None:
    """Round, phase, D, and hearts and PB of four players fit in 100 columns at their longest."""
    text = Text(GAME, lang, strict=True)
    base = _view(seat=2)
    players = tuple([attrs.evolve(player, pb=40 + player.seat) for player in base.players])
    for phase in ("reveal", "move", "site", "survey", "combat"):
        out = drawn(table.status(attrs.evolve(base, players=players, phase=phase, round=12, defeated=2), text))
        assert out.count("\n") == 1
        assert text.word("phase", phase) in out
        assert "D = 2" in out
        for player in players:
            assert f"{player.seat + 1}:{player.hearts}♥ {player.pb} PB" in out
        assert out.count(f"({text.message('table-you')})") == 1


def test_actions_are_named_by_where_they_lead() -> None:
    """With the action at hand: direction, terrain, token, City; without it nothing is known."""
    base = _view(seat=1)
    token = attrs.evolve(_spot(base.hexes, Hex(1, -1)), token="orc")
    view = attrs.evolve(base, hexes=(*[spot for spot in base.hexes if spot.at != token.at], token))
    english, spanish = Text(GAME, "en", strict=True), Text(GAME, "es", strict=True)
    cases = (
        (Step(1, Hex(1, 0)), "Move east to (1, 0): Plain", "Ir al este, a (1, 0): Llanura"),
        (
            Step(1, Hex(1, -1)),
            "Move north-east to (1, -1): Forest, beast token (Orc)",
            "Ir al noreste, a (1, -1): Bosque, token de bestia (Orco)",
        ),
        (
            Explore(1, Hex(-1, 1), 2),
            "Explore south-west with a tile of stack 3",
            "Explorar al suroeste con un hexágono de la pila 3",
        ),
        (MapHex(1, Hex(0, 0)), "Map your hex: City", "Mapear tu hexágono: Ciudad"),
        (
            MapHex(1, Hex(-1, 0)),
            "Map (-1, 0) in the west: Swamp",
            "Mapear (-1, 0) al oeste: Pantano",
        ),
        (Resurrect(1, Hex(0, 0)), "Come back in Handel, at (0, 0)", "Resucitar en Handel, en (0, 0)"),
    )

    for action, en, es in cases:
        assert english.action(action, None, table.context(view, action)) == en
        assert spanish.action(action, None, table.context(view, action)) == es
        assert table.context(view) is None
    assert table.context(view, Roll(1)) is None


def test_names_that_begin_alike_are_told_apart() -> None:
    """Where a cut leaves the same letters, a number says which one it is: colour is never all there is."""
    names = ["Drake", "Dragon", "No Muerto", "No Muerta"]

    assert [table._short(name, 9, names) for name in names] == ["Drake", "Dragon", "No Muerto", "No Muerta"]
    assert [table._short(name, 8, names) for name in names] == ["Drake", "Dragon", "NoMuerto", "NoMuerta"]
    assert [table._short(name, 4, names) for name in names] == ["Drak", "Drag", "NoM3", "NoM4"]
    assert [table._short(name, 3, names) for name in names] == ["Dr1", "Dr2", "No3", "No4"]


def _stronger() -> Tables:
    """Return content of the same ids with other numbers: hearts tell the games apart."""
    tables = load().tables
    return attrs.evolve(
        tables,
        heroes=tuple([attrs.evolve(hero, hearts=9) for hero in tables.heroes]),
        tyrants=tuple([attrs.evolve(tyrant, strength=3, symbol=f"{tyrant.symbol}x") for tyrant in tables.tyrants]),
        tiles=tuple([attrs.evolve(tile, symbol=f"{tile.symbol}x" if tile.symbol else "") for tile in tables.tiles]),
    )


def test_numbers_are_those_of_the_content_that_is_played() -> None:
    """A designer's content of the same ids shows its own strengths and symbols, the packaged game its own."""
    text = Text(GAME, "en", strict=True)
    state = GAME.start(Setup(players=2, content=_stronger()), 1)
    chance = random.Random(1)
    while not any(slot.status == "open" for slot in state.row):
        decision = GAME.decision(state)
        assert decision is not None
        GAME.apply(state, chance.choice(decision.actions))
    slot = next(slot for slot in state.row if slot.status == "open")
    symbol = load().tyrants[slot.tyrant].symbol
    usual = load().tyrants[slot.tyrant].strength

    changed = GAME.view(state, None)
    packaged = attrs.evolve(_view(2), row=changed.row)

    assert re.search(rf" 3 +✦{symbol}x ", drawn(table.render(changed, text)))
    assert re.search(rf" {usual} +✦{text.message(f'symbol-{symbol}')} ", drawn(table.render(packaged, text)))


def test_figures_have_colours_of_their_own() -> None:
    """The styles of the seats differ, and a sign never stands in the colour alone."""
    view = _view()
    styles = [seat_style(view, seat) for seat in range(4)]
    text = Text(GAME, "en", strict=True)
    console = Console(
        width=100, file=io.StringIO(), force_terminal=True, color_system="truecolor", legacy_windows=False
    )
    console.print(table.render(view, text))
    assert isinstance(console.file, io.StringIO)
    coloured = console.file.getvalue()

    assert len(set(styles)) == 4
    assert "\x1b[" in coloured
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == drawn(table.render(view, text))


def test_a_plan_takes_the_widest_hexes_that_fit() -> None:
    """The width is exact, and a window never reaches beyond the map."""
    row = [Hex(index, 0) for index in range(30)]
    for count in range(1, 31):
        for width in (8, 40, 77, 100):
            for focus in (row[0], row[count // 2], row[count - 1]):
                made = table_map.plan(row[:count], width, focus)
                drawn = table_map.draw(made, lambda place, room: [[("x" * room, "")]] * table_map.LINES)
                longest = max(sum(len(words) for words, _ in line) for line in drawn)
                assert longest == made.width <= max(width, 9)
                assert focus in made.shown
                assert sorted([*made.shown, *made.hidden]) == row[:count]
                assert made.pitch == next((p for p in (12, 10, 8, 7) if count * p + 1 <= width), 8)
                if made.hidden:
                    assert len(made.shown) == max((width - 1) // 8, 1)
