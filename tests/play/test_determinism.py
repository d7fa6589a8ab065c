"""Whole games have the digests that they always had: in any process, whatever else runs beside them."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path
from typing import Final

import pytest

from boardrules.games import shadow_hunters as sh

GAME = sh.GAME
ROOT: Final = Path(__file__).parent.parent.parent

#: Games that are played from the first decision to the end, each with its name.
GAMES: Final[dict[str, sh.Setup]] = {
    "base_4": sh.Setup(players=4),
    "base_8_open": sh.Setup(players=8, bob_7_8="kill_variant", windows="open"),
    "expansion_6": sh.Setup(players=6, expansion_mode="all", vampire_heal="per_target", robbery_scope="any_damage"),
    "initials_5_quick": sh.Setup(players=5, expansion_mode="random_per_initial", quick_start=True),
    "plain_7": sh.Setup(players=7, use_special_abilities=False, expansion_mode="only_new"),
}
#: Steps, the digest of the last state, and the digest of all digests and events of a game on the way there.
#:
#: They must not move: saves of players all over the world replay to them. A deliberate change of a rule, of a stream
#: or of the order in which actions are listed moves them together with ``content_version``, and only then.
PINNED: Final[dict[str, str]] = {
    "base_4": "158 5c5609c1ae85196811282a20f40dad7c b35b98b0dd2b70c0",
    "base_8_open": "151 739a20306e7aab521672403c7757a399 88085298a351e4e6",
    "expansion_6": "179 7136f600eeeb1f368087d1b0e34319e3 2eeb8ac32c5ee4d0",
    "initials_5_quick": "150 856e8d054e7d9e5c2a7e9fb694e56764 7f095754e96aa575",
    "plain_7": "155 c3f8a9b7fde2bab1c10988ef19c0368a 61e4effff11bc85c",
}


def whole_game(name: str, *, noise: bool = False) -> str:
    """Play a game by a fixed rule and return its number of steps and its digests.

    With ``noise`` the global random module is stirred and a second game is stepped between any two steps.
    """
    state = GAME.start(GAMES[name], 2024)
    other = GAME.start(sh.Setup(players=6, expansion_mode="all"), 1)
    trace = blake2b(digest_size=8)
    count = 0
    while (decision := GAME.decision(state)) is not None:
        # Reveals are passed over at two of three decisions, so that hidden players last.
        actions = decision.actions
        if count % 3:
            actions = tuple([action for action in actions if not isinstance(action, sh.Reveal)]) or actions
        if noise:
            random.seed(count)
            random.random()
            beside = GAME.decision(other)
            if beside is None:
                other = GAME.start(sh.Setup(players=4), count)
            else:
                GAME.apply(other, beside.actions[count % len(beside.actions)])
        events = GAME.apply(state, actions[count * 5 % len(actions)])
        trace.update(GAME.digest(state).encode())
        trace.update(repr(events).encode())
        count += 1
    return f"{count} {GAME.digest(state)} {trace.hexdigest()}"


def all_games(*, noise: bool) -> str:
    """Return a line for each game."""
    return "\n".join(f"{name}: {whole_game(name, noise=noise)}" for name in GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_whole_games_have_the_digests_that_they_always_had(name: str) -> None:
    """Written down once; see ``PINNED``."""
    assert GAME.content_version == 1, "a new content version needs new digests here"
    assert whole_game(name) == PINNED[name]


def test_games_are_the_same_in_fresh_processes_under_any_hash_seed_and_beside_noise() -> None:
    """Three processes side by side, each with another PYTHONHASHSEED, noise in two of them."""
    code = "from tests.play.test_determinism import all_games; print(all_games(noise={noise}))"
    running = []
    for hash_seed, noise in (("0", True), ("1", False), ("4294967295", True)):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, "-c", code.format(noise=noise)]
        running.append(
            subprocess.Popen(
                command, env=environment, cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE
            )
        )
    expected = all_games(noise=False)
    for process in running:
        out, err = process.communicate(timeout=120)
        assert process.returncode == 0, err
        assert out.strip() == expected


def test_the_games_played_here_are_different_games() -> None:
    """Otherwise equal digests would say little; two seeds give two games as well."""
    digests = {GAME.digest(GAME.start(setup, seed)) for setup in GAMES.values() for seed in (1, 2)}

    assert len(digests) == 2 * len(GAMES)
