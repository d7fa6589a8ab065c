"""The same setup, seed and answers lead to the same game: in any process, whatever else runs beside it."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardrules.core.node import canonical
from boardrules.games import shadow_hunters as sh
from tests.games.shadow_hunters.worlds import SEEDS, SETUPS, STATES, walk

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


@given(setup=SETUPS, seed=SEEDS)
def test_the_same_seed_starts_the_same_game_whatever_was_played_before(setup: sh.Setup, seed: int) -> None:
    """Start, step away, start again."""
    first = GAME.start(setup, seed)
    before = canonical(first)
    decision = GAME.decision(first)
    assert decision is not None
    GAME.apply(GAME.start(setup, seed), decision.actions[0])
    random.seed(seed)

    assert canonical(GAME.start(setup, seed)) == before
    assert GAME.start(setup, seed).events == first.events


@given(setup=SETUPS, seed=SEEDS)
def test_every_earlier_state_of_a_game_is_at_its_end_what_it_was(setup: sh.Setup, seed: int) -> None:
    """Steps leave their input alone, and so does everything that comes after them."""
    states, forms, happened = [], [], []
    for state in walk(setup, seed):
        states.append(state)
        forms.append(hash(canonical(state)))
        happened.append(tuple(state.events))

    assert [hash(canonical(state)) for state in states] == forms
    assert [tuple(state.events) for state in states] == happened


@given(state=STATES, choice=st.integers(0, 2**16))
def test_a_step_leaves_its_input_and_everything_asked_of_it_untouched(state: sh.State, choice: int) -> None:
    """Canonical form, events and the open decision of the state before."""
    decision = GAME.decision(state)
    before, events = canonical(state), list(state.events)
    for seat in (None, *range(len(state.players))):
        GAME.view(state, seat)
        GAME.legal_actions(state, seat or 0)
        GAME.redeal(state, seat, choice)
        GAME.explain(state, sh.Roll(seat or 0))
    assert GAME.problems(state) == ()
    GAME.outcome(state)
    assert canonical(state) == before
    if decision is not None:
        step = GAME.step(state, decision.actions[choice % len(decision.actions)])
        assert canonical(step.state) != before
    assert canonical(state) == before
    assert state.events == events
    assert GAME.decision(state) == decision


@given(setup=SETUPS, seed=SEEDS)
def test_stepping_and_applying_lead_to_the_same_states_and_events(setup: sh.Setup, seed: int) -> None:
    """Side by side, to the end."""
    rng = random.Random(seed)
    stepped, applied = GAME.start(setup, seed), GAME.start(setup, seed)
    while (decision := GAME.decision(stepped)) is not None:
        assert GAME.decision(applied) == decision
        action = rng.choice(decision.actions)
        step = GAME.step(stepped, action)
        assert GAME.apply(applied, action) == step.events
        stepped = step.state
        assert stepped == applied
    assert GAME.digest(stepped) == GAME.digest(applied)
    assert GAME.decision(applied) is None


@given(state=STATES, choices=st.lists(st.integers(0, 2**16), min_size=1, max_size=12))
def test_a_clone_is_equal_and_independent_both_ways(state: sh.State, choices: list[int]) -> None:
    """Playing on with the one leaves the other as it was, and the other way round."""
    clone = state.clone()
    assert clone == state
    assert clone is not state
    assert type(clone) is type(state)
    assert GAME.digest(clone) == GAME.digest(state)
    before = canonical(state)
    for choice in choices:
        decision = GAME.decision(clone)
        if decision is None:
            break
        GAME.apply(clone, decision.actions[choice % len(decision.actions)])
    assert canonical(state) == before
    second, third = state.clone(), canonical(clone)
    for choice in choices:
        decision = GAME.decision(state)
        if decision is None:
            break
        GAME.apply(state, decision.actions[choice % len(decision.actions)])
    assert canonical(second) == before
    assert canonical(clone) == third
    assert GAME.digest(state) == GAME.digest(clone)


@given(state=STATES)
def test_a_clone_shares_no_list_or_player_with_its_original(state: sh.State) -> None:
    """Every mutable part by itself, so that no later rule can write through."""
    clone = state.clone()
    for deck, copy in ((state.white, clone.white), (state.black, clone.black), (state.hermit, clone.hermit)):
        assert deck is not copy
        assert deck.draw_pile is not copy.draw_pile
        assert deck.discard_pile is not copy.discard_pile
    assert state.players is not clone.players
    for player, other in zip(state.players, clone.players, strict=True):
        assert player is not other
        assert player.equipment is not other.equipment
    assert state.stack is not clone.stack
    assert state.hermit_log is not clone.hermit_log
    assert state.chance is not clone.chance
    assert state.chance.counters is not clone.chance.counters
    assert state.chance.script is not clone.chance.script


@given(state=STATES, choice=st.integers(0, 2**16))
def test_two_steps_from_one_state_do_not_know_of_each_other(state: sh.State, choice: int) -> None:
    """Branches of a search: each again gives what it gave the first time."""
    decision = GAME.decision(state)
    if decision is None:
        assert GAME.outcome(state) is not None
        return
    first = [GAME.step(state, action) for action in decision.actions]
    digests = [GAME.digest(step.state) for step in first]
    for index in sorted(range(len(first)), key=lambda index: (index * 31 + choice) % 17):
        again = GAME.step(state, decision.actions[index])
        assert GAME.digest(again.state) == digests[index]
        assert again.events == first[index].events
    assert [GAME.digest(step.state) for step in first] == digests
