"""What the command line draws: the table, the sheet, the line of status."""

from __future__ import annotations

import io
import re
from typing import Any

import attrs
import pytest
from rich.console import Console

from boardrules.cli import screen
from boardrules.cli.bots import Bots
from boardrules.core.game import AnyGame
from boardrules.games import shadow_hunters as sh
from boardrules.play.tables import table_module
from boardrules.play.text import Text
from tests.core import mini_game


def _drawn(thing: Any, width: int) -> str:
    console = Console(width=width, file=io.StringIO(), color_system=None)
    console.print(thing)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_table_fits_and_shows_what_the_seat_knows_and_no_more(width: int, lang: str) -> None:
    """At every moment of a game, for every seat and a spectator: the own character, and no hidden one."""
    table = table_module(_any(sh.GAME))
    assert table is not None
    text = Text(sh.GAME, lang, strict=True)
    state = sh.GAME.start(sh.Setup(players=8, expansion_mode="all"), 11)
    bots = Bots(11)
    while (decision := sh.GAME.decision(state)) is not None:
        if state.number % 97 == 0:
            for seat in (None, 0, 7):
                out = _drawn(table.render(sh.GAME.view(state, seat), text), width)
                assert max(map(len, out.splitlines())) <= width
                assert not re.search(r"[{}]|None", out)
                assert (seat is None) is (text.message("table-you") not in out)
        sh.GAME.apply(state, bots.answer(decision, decision.seats[0]))  # type: ignore[arg-type] # any game's decision
    out = _drawn(table.render(sh.GAME.view(state, 0), text), width)
    for player in state.players:
        assert text.word("group", player.character.group) in out


def _any(game: Any) -> AnyGame:
    found: AnyGame = game
    return found


def test_a_game_without_a_table_of_its_own_is_drawn_from_its_view() -> None:
    """Every field, players by name."""
    game = mini_game.GAME
    state = game.start()
    text = Text(game)

    assert table_module(_any(game)) is None
    out = _drawn(screen.render_view(game.view(state, 0), text), 80)

    assert "Player 1" in out
    assert not re.search(r"[{}]|None", out)


def _after(setup: sh.Setup, steps: int, seed: int = 11) -> sh.State:
    state = sh.GAME.start(setup, seed)
    bots = Bots(seed)
    for _ in range(steps):
        decision = sh.GAME.decision(state)
        assert decision is not None
        sh.GAME.apply(state, bots.answer(decision, decision.seats[0]))  # type: ignore[arg-type] # any game's decision
    return state


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_sheet_never_means_two_characters_by_one_letter(lang: str) -> None:
    """Initials where they are clear; short names with the expansion, and a whole group by its name."""
    table = table_module(_any(sh.GAME))
    assert table is not None
    text = Text(sh.GAME, lang, strict=True)
    view = sh.GAME.view(sh.GAME.start(sh.Setup(players=8, expansion_mode="all"), 1), None)
    one = [c for c in view.pool if c.id in ("emi", "franklin", "unknown", "bryan", "allie")]
    other = [c for c in view.pool if c.id in ("ellen", "franklin", "unknown", "bryan", "allie")]
    hunters = tuple(c for c in view.pool if c.group == "hunter")

    def sheet(*possible: sh.Character) -> str:
        player = attrs.evolve(view.players[0], possible=possible, character=None)
        line: str = table._identity(view, player, text).plain
        return line

    assert sheet(*one).startswith("? Emi Frank · ")
    assert sheet(*other).startswith("? Ellen Frank · ")
    assert sheet(*hunters) == f"? {text.word('group', 'hunter')}"
    me = attrs.evolve(view.players[1], character=hunters[0], possible=hunters[:1])
    view = attrs.evolve(view, players=(view.players[0], me, *view.players[2:]))
    assert sheet(*hunters[1:]) == f"? {text.word('group', 'hunter')}"
    assert sheet(*hunters[2:], *one[-1:]) == "? Ellen Fu-ka Geo Greg · Bryan"
    short = [text.message(f"short-{character.id}") for character in sh.CHARACTERS.values()]
    assert len(set(short)) == len(short) - 1  # the two cards of Bob are never in one game
    base = sh.GAME.view(sh.GAME.start(sh.Setup(players=8), 1), None)
    player = attrs.evolve(base.players[0], possible=base.pool[:5], character=None)
    assert table._identity(base, player, text).plain == "? EFG · UV"
    assert "EFG" in _drawn(table.render(base, text), 100)
    assert "EFG" not in _drawn(table.render(view, text), 100)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_status_is_one_line_in_any_game(lang: str) -> None:
    """Turn, phase, and everybody's damage; a game without a table says who has to decide."""
    table = table_module(_any(sh.GAME))
    assert table is not None
    state = _after(sh.Setup(players=8, expansion_mode="all"), 600)
    out = _drawn(table.status(sh.GAME.view(state, 7), Text(sh.GAME, lang, strict=True)), 80)
    mini = mini_game.GAME
    plain = _drawn(screen.status_of(mini.view(mini.start(), 0), Text(mini, lang)), 80)

    assert out.count("\n") == plain.count("\n") == 1
    assert out.count(":") == 8
    for player in state.players:
        assert f"{player.seat + 1}:{player.damage if player.alive else '†'}" in out


@pytest.mark.parametrize("lang", ["en", "es"])
def test_an_ability_is_described_as_the_options_have_it(lang: str) -> None:
    """Robbery with any damage, and a Vampire who heals for each target."""
    table = table_module(_any(sh.GAME))
    assert table is not None
    text = Text(sh.GAME, lang, strict=True)
    bob, vampire = sh.Setup(characters=("bob",)), sh.Setup(characters=("vampire",))
    cases = (
        ("bob", "any_damage", (bob, attrs.evolve(bob, robbery_scope="any_damage"))),
        ("vampire", "per_target", (vampire, attrs.evolve(vampire, vampire_heal="per_target"))),
    )
    for name, option, setups in cases:
        told = []
        for setup in setups:
            told.append(" ".join(_drawn(table.render(sh.GAME.view(sh.GAME.start(setup, 1), 0), text), 300).split()))
        ability = sh.CHARACTERS[name].ability
        assert text.message(f"ability-{ability}-text") in told[0]
        assert text.message(f"ability-{ability}-{option}-text") in told[1]
        assert text.message(f"ability-{ability}-text") not in told[1]
