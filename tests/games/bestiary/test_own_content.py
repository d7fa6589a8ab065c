"""A designer's own content: other heroes, beasts and tiles, and no change of code."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import strategies as st

from boardrules import Match
from boardrules.games import bestiary as bh
from boardrules.testing import examine, laws
from tests.games.bestiary.folders import changed, write
from tests.games.bestiary.test_content_folders import other_roster, other_world
from tests.games.setups import faults

GAME = bh.GAME


def own_world(folder: Path, types: int = 6) -> Path:
    """Write a folder with another roster, other beasts and other tiles, and what belongs to them."""
    roster = other_roster()
    for effect, key, value in ((0, "if_terrain", "ground_1"), (1, "if_type", "kind_1")):
        roster["hero"][0]["ability"][1]["effects"][effect][key] = value
    return write(folder, **{**other_world(types), "heroes": roster})


@pytest.mark.rule("BH-CMP-05", "BH-CMP-12", "BH-CMP-18", "BH-FX-01")
def test_a_hundred_games_are_played_with_another_roster_other_beasts_and_other_tiles(tmp_path: Path) -> None:
    """Every game ends, nothing is lost on the way, and every state is a possible one."""
    content = bh.load(own_world(tmp_path))
    heroes: set[str] = set()
    endings: set[str] = set()
    for seed in range(100):
        chance = random.Random(seed)
        state = GAME.start(bh.Setup(players=2 + seed % 3, content=content), seed)
        heroes.update(player.hero for player in state.players)
        laid_out = GAME.components(state)
        while (decision := GAME.decision(state)) is not None:
            if state.number % 50 == 0:
                assert GAME.problems(state) == ()
            GAME.apply(state, chance.choice(decision.actions))
        assert GAME.components(state) == laid_out
        assert GAME.problems(state) == ()
        outcome = GAME.outcome(state)
        assert outcome is not None
        endings.add(outcome.reason)

    assert heroes == {f"hero_{n}" for n in range(5)}
    assert endings == {"third_tyrant", "row_empty"}


@pytest.mark.parametrize("file", ["heroes", "beasts", "tiles", "config"])
def test_one_edited_file_is_enough(file: str, tmp_path: Path) -> None:
    """The others are the packaged ones, and the numbers of the edited one are played."""
    places = {
        "heroes": ("hero[0].hearts", 9),
        "beasts": ("beast[0].strength", [6, 6, 6]),
        "tiles": ("tile[0].name", "The Long Meadow"),
        "config": ("missions.pb_each.value", 5),
    }
    folder = changed(tmp_path, (file, *places[file]))
    own = bh.load(folder)

    state = GAME.start(bh.Setup(content=folder, heroes=("romilius",)), 1)

    assert state.content is own
    assert own is not bh.load()
    found = {
        "heroes": state.players[0].hearts,
        "beasts": list(own.tables.beasts[0].strength),
        "tiles": own.tables.tiles[0].name,
        "config": {mission.pb for mission in own.tables.missions} == {5} and 5,
    }
    assert found[file] == places[file][1]


def test_a_folder_with_faults_is_refused_as_a_setup_with_all_of_them(tmp_path: Path) -> None:
    """File and path of each, in one error."""
    folder = changed(tmp_path, ("heroes", "hero[0].hearts", 0), ("dice", "die[1].faces", []))

    paths = " ".join(problem.path for problem in faults(bh.GAME, content=folder))
    assert "heroes.toml" in paths
    assert "dice.toml" in paths


def test_the_laws_hold_in_another_world(tmp_path: Path) -> None:
    """Documents, secrets and conservation do not depend on the packaged content."""
    content = bh.load(own_world(tmp_path, 4))
    setups = st.builds(lambda players: bh.Setup(players=players, content=content), st.integers(2, 4))
    for law in (laws.restored, laws.views_keep_secrets, laws.components_are_conserved, laws.states_are_possible):
        examine(GAME, law, setups=setups, examples=3)


def test_a_saved_match_with_own_content_needs_no_folder(tmp_path: Path) -> None:
    """The tables are in the save: another process without the folder plays it back."""
    folder = tmp_path / "content"
    folder.mkdir()
    match = Match(GAME, bh.Setup(players=2, content=own_world(folder)), seed=4)
    for _ in range(30):
        assert match.decision is not None
        match.play(match.decision.actions[-1])
    save = tmp_path / "match.json"
    save.write_text(match.dumps(), encoding="utf-8")
    for path in folder.iterdir():
        path.unlink()
    code = (
        "import sys; from boardrules import Match; from boardrules.games import bestiary as bh; "
        "match = Match.loads(open(sys.argv[1], encoding='utf-8').read(), game=bh.GAME); "
        "print(match.state.players[0].hero, bh.GAME.digest(match.state))"
    )

    done = subprocess.run([sys.executable, "-c", code, str(save)], capture_output=True, text=True, check=False)

    assert done.stdout.split() == [match.state.players[0].hero, GAME.digest(match.state)], done.stderr
    assert match.state.players[0].hero.startswith("hero_")


def test_hostile_tables_in_a_save_are_refused_with_their_place(tmp_path: Path) -> None:
    """What a setup document brings is checked like files."""
    match = Match(GAME, bh.Setup(players=2, content=own_world(tmp_path)), seed=4)
    document_of = json.loads(match.dumps())
    document_of["setup"]["content"]["heroes"][0]["hearts"] = -3

    with pytest.raises(ValueError, match=r"content\.heroes\[0\]\.hearts"):
        Match.loads(json.dumps(document_of), game=GAME)
