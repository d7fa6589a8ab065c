"""The table of the terminal drawn for the tests, and positions to draw."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from boardrules.games import lotr_investigation as lr
from boardrules.games.lotr_investigation import table as drawing
from boardrules.play.text import Text
from tests.games.drawings import drawn
from tests.games.lotr_investigation.table import P1, QuestTable, arranged, place, spot
from tests.games.lotr_investigation.telling import corners, new_games, played, positions
from tests.games.words import LANGUAGES

ENGLISH, SPANISH = (Text(lr.GAME, lang, strict=True) for lang in LANGUAGES)
BOTH = pytest.mark.parametrize("text", [ENGLISH, SPANISH], ids=LANGUAGES)


def shown(t: QuestTable, seat: int | None = P1, text: Text = ENGLISH, width: int = 100) -> str:
    """Return the table as a seat sees it."""
    return drawn(drawing.render(lr.GAME.view(t.state, seat), text), width)


def lines_of(out: str) -> list[str]:
    """Return the lines with one space where columns are."""
    return [" ".join(line.split()) for line in out.splitlines()]


def states() -> Iterator[lr.State]:
    """Yield moments of random games: of new ones, and of positions of four players at every stage."""
    games = [(setup, seed, 150, 37) for setup, seed in new_games(4)]
    games += [(setup, seed, 60, 17) for setup, seed in positions(6)]
    games += [(setup, 1, 4, 3) for setup in corners()]
    for setup, seed, most, often in games:
        for number, state in enumerate(played(setup, seed, most)):
            if number % often == often // 2:
                yield state


def four() -> lr.Setup:
    """Return a position of four players at stage 2B with a bit of everything, at the beginning of a combat phase."""
    aragorn = spot("aragorn", resources=2, attachments=("celebrians_stone", "steward_of_gondor"))
    return arranged(
        place(
            threat=29,
            hand=("faramir", "gandalf", "sneak_attack", "sneak_attack", "steward_of_gondor"),
            heroes=(aragorn, spot("theodred", resources=2, damage=1), spot("gloin", resources=1, exhausted=True)),
            allies=(spot("son_of_arnor"),),
            engaged=(spot("greenway_footpad", damage=1),),
            discard=("valiant_sacrifice", "guard_of_the_citadel"),
        ),
        place(threat=47, engaged=(spot("lawless_ruffian", attachments=("hired_muscle",)),)),
        place(threat=41, allies=(spot("northern_tracker"),)),
        place(threat=30, heroes=(spot("glorfindel"), spot("denethor"))),
        phase="combat",
        round=5,
        stage=2,
        progress=3,
        staging=(
            spot("todd_the_troll", damage=3),
            spot("market_square", progress=2),
            spot("dark_alley", attachments=("power_in_the_earth",), by=2),
        ),
        active=spot("combe_storehouse", progress=1),
        victory=("the_prancing_pony", "staddle_hiding_hole"),
        eliminated=("old_orc_eyes", "archet_trading_post"),
        encounter_discard=("smoke_and_mirrors", "village_stable"),
    )
