"""Hidden information: what a seat cannot know changes nothing that it sees or may do."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest
from hypothesis import given, settings

from boardrules import Decision, to_json
from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters import events as ev
from boardrules.testing import Playthrough, examine, laws, reachable_states
from boardrules.testing.playthroughs import unfold
from tests.games.shadow_hunters.positions import TO_CABIN, TO_CHURCH, arranged, seated
from tests.games.shadow_hunters.table import LAYOUT_A, Table

GAME = sh.GAME
Play = Playthrough[sh.Setup, sh.State, sh.Action, sh.Event, sh.View]


def keeps(law: Callable[[Play], None]) -> None:
    """Examine a law of the conformance suite in a few matches: these tests say which rules it stands for.

    The suite itself looks at more of them.
    """
    examine(GAME, law, examples=settings().max_examples // 3)


@pytest.mark.rule("SH-INF-02", "SH-INF-03", "SH-INF-04", "SH-INF-09", "SH-INV-12")
def test_a_seat_cannot_tell_a_redealt_world_from_its_own() -> None:
    """View, prompt, legal actions, and who is asked: also in windows and after attacks, whoever is hidden."""
    keeps(laws.views_keep_secrets)


@pytest.mark.rule("SH-INF-02", "SH-INF-03")
def test_another_world_follows_from_what_the_seat_knows_and_from_the_seed_alone() -> None:
    """From the true world and from another one that looks the same: nothing of the truth is in it."""
    keeps(laws.redeals_are_blind)


@pytest.mark.rule("SH-INF-02", "SH-INF-06", "SH-INF-09", "SH-HER-05")
def test_events_tell_a_seat_nothing_about_hidden_things() -> None:
    """The same answer looks the same in two worlds, but for characters and cards that it uncovers.

    Whoever is asked the same answers the same way whoever he is: only what a hermit card says may rest on that.
    """
    keeps(laws.events_keep_secrets)


@pytest.mark.rule("SH-INF-02", "SH-INF-03")
def test_a_refusal_tells_a_seat_nothing_about_hidden_things() -> None:
    """What a seat tries and may not is refused in the same words in every world that it cannot tell apart."""
    keeps(laws.refusals_keep_secrets)


def _some_turns_later(setup: sh.Setup) -> sh.State:
    """Return the state after forty random answers, none of them a reveal."""
    rng = random.Random(4)

    def answer(decision: Decision[sh.Action], number: int) -> sh.Action | None:
        actions = [action for action in decision.actions if not isinstance(action, sh.Reveal)]
        return rng.choice(actions) if number < 40 else None

    return unfold(GAME, setup, 4, answer).state


@pytest.mark.rule("SH-INF-02", "SH-SET-07")
@pytest.mark.parametrize("mode", ["none", "random_per_initial", "all"])
def test_other_worlds_deal_every_hidden_seat_several_characters_that_it_may_have(mode: str) -> None:
    """Over 200 seeds, from a state a few turns into the game, seen by every seat and by a spectator."""
    state = _some_turns_later(sh.Setup(players=6, expansion_mode=mode))
    for seat in (None, *range(6)):
        seen = GAME.view(state, seat).players
        dealt: list[list[sh.Character]] = [[] for _ in seen]
        for seed in range(200):
            for found, player in zip(dealt, GAME.redeal(state, seat, seed).players, strict=True):
                found.append(player.character)
        assert sum(len(known.possible) > 1 for known in seen) >= 3
        for found, known in zip(dealt, seen, strict=True):
            assert all(character in known.possible for character in found)
            assert any(character is not found[0] for character in found) is (len(known.possible) > 1)


@pytest.mark.rule("SH-SET-05", "SH-SET-06")
def test_characters_are_dealt_anew_as_evenly_as_at_the_table() -> None:
    """Emi looks at four others; each is the only Neutral about a quarter of the times."""
    state = GAME.start(sh.Setup(players=5, characters=("emi",)), 1)
    neutrals = [0] * 5
    for seed in range(1000):
        for player in GAME.redeal(state, 0, seed).players:
            neutrals[player.seat] += player.character.group == "neutral"

    assert neutrals[0] == 0
    assert sum(neutrals) == 1000
    assert all(150 <= count <= 350 for count in neutrals[1:])


@pytest.mark.rule("SH-INF-05", "SH-INF-07", "SH-INF-10", "SH-CHR-08")
def test_knowledge_never_excludes_the_truth() -> None:
    """In the true world and in every redealt one, whatever is true is among what each seat holds possible."""

    def the_truth_stays_possible(play: Play) -> None:
        rng = random.Random(play.seed)
        for state in play.states:
            if rng.random() > 0.12 and state is not play.state:
                continue
            for world in (state, GAME.redeal(state, rng.randrange(len(state.players)), rng.randrange(2**60))):
                assert not GAME.problems(world)
                for seat in range(len(world.players)):
                    view = GAME.view(world, seat)
                    for player, seen in zip(world.players, view.players, strict=True):
                        assert player.character in seen.possible

    examine(GAME, the_truth_stays_possible, tries=300)


@pytest.mark.rule("SH-INF-03", "SH-SET-07")
@given(state=reachable_states(GAME))
def test_a_view_document_names_no_hidden_card(state: sh.State) -> None:
    """The JSON of a spectator's view holds no pile order, no seed, no stack, and no hidden character."""
    document = to_json(GAME.view(state, None))
    assert isinstance(document, dict)

    text = json.dumps(document)
    assert "draw_pile" not in text
    assert "seed" not in text
    assert "stack" not in document
    assert str(state.chance.seed) not in text or state.chance.seed < 10_000
    players = document["players"]
    assert isinstance(players, list)
    for player, shown in zip(state.players, players, strict=True):
        assert isinstance(shown, dict)
        possible = shown["possible"]
        assert isinstance(possible, list)
        if not player.revealed and len(possible) > 1:
            assert shown["character"] is None


@pytest.mark.rule("SH-INF-01", "SH-INF-04")
def test_public_things_are_in_every_view() -> None:
    """Layout, positions, damage, equipment, discards, sizes, whose turn, phase: everybody sees the same."""
    state = GAME.start(
        arranged(
            seated("emi", "church", 3, equipment=("talisman",)),
            None,
            seated("vampire", revealed=True, angel=True),
            first_player=1,
            white_discard=("advent", "blessing"),
        ),
        seed=3,
    )

    for seat in (None, 0, 3):
        view = GAME.view(state, seat)
        assert [area.id for area in view.layout] == list(LAYOUT_A)
        assert view.players[0].damage == 3
        assert view.players[0].area is sh.AREAS["church"]
        assert view.players[0].equipment == (sh.CARDS["talisman"],)
        assert view.players[2].character is sh.CHARACTERS["vampire"]
        assert view.players[2].angel
        assert view.white.open_discards == (sh.CARDS["advent"], sh.CARDS["blessing"])
        assert (view.white.draw, view.black.draw, view.hermit.draw) == (13, 16, 16)
        assert view.hermit.open_discards == ()
        assert view.current == 1
        assert view.phase == "move"


def _hermit_table(card: str, receiver: str) -> Table:
    return Table(arranged(characters=("franklin", None, receiver, None, None), hermit=(card,), dice=(TO_CABIN,)))


@pytest.mark.rule("SH-INF-05", "SH-INF-06")
def test_the_giver_of_a_hermit_card_learns_from_the_answer_and_a_bystander_does_not() -> None:
    """Slap on Emi: the giver now knows a Hunter or Unknown; others know only that 1 damage was taken."""
    t = _hermit_table("hermits_slap", "emi")

    t.play(sh.Roll(0), sh.FollowArea(0), sh.GiveHermit(0, 2), sh.Comply(2))

    giver = {character.id for character in t.view(0).players[2].possible}
    assert giver == {"emi", "george", "unknown"}  # not Franklin: that is the giver himself
    bystander = {character.id for character in t.view(3).players[2].possible}
    assert {"emi", "vampire", "unknown"} <= bystander or len(bystander) >= 6
    assert t.view(0).hermit_log[0].card is sh.CARDS["hermits_slap"]
    assert t.view(2).hermit_log[0].card is sh.CARDS["hermits_slap"]
    assert t.view(3).hermit_log[0].card is None
    assert t.view(None).hermit_log[0].card is None


@pytest.mark.rule("SH-INF-05", "SH-HER-03", "SH-CHR-08")
def test_nothing_happens_leaves_unknown_possible() -> None:
    """Spell answered with nothing: no Shadow, unless it was a lie of Unknown."""
    t = _hermit_table("hermits_spell", "emi")

    t.play(sh.Roll(0), sh.FollowArea(0), sh.GiveHermit(0, 2), sh.NothingHappens(2))

    possible = {character.id for character in t.view(0).players[2].possible}
    assert "unknown" in possible
    assert not possible & {"vampire", "werewolf"}


@pytest.mark.rule("SH-INF-06")
def test_everybody_learns_from_two_hermit_damage() -> None:
    """Only Exorcism and Tough Lesson deal 2: nobody weak but a Shadow or Unknown can have taken it."""
    t = _hermit_table("hermits_tough_lesson_of_love", "george")

    t.play(sh.Roll(0), sh.FollowArea(0), sh.GiveHermit(0, 2), sh.Comply(2))

    possible = {character.id for character in t.view(3).players[2].possible}
    assert not possible & {"emi", "allie", "bob", "charles"}
    assert {"george", "daniel"} <= possible


@pytest.mark.rule("SH-INF-07", "SH-REV-08")
def test_prediction_is_known_to_its_giver_alone() -> None:
    """The giver knows the character for ever; others only that a card was shown."""
    t = _hermit_table("hermits_prediction", "daniel")

    events = t.play(sh.Roll(0), sh.FollowArea(0), sh.GiveHermit(0, 2), sh.ShowCharacter(2))

    assert t.view(0).players[2].character is sh.CHARACTERS["daniel"]
    assert t.view(0).players[2].shown
    assert t.view(3).players[2].character is None
    assert not t.player(2).revealed
    shown = next(event for event in events if isinstance(event, ev.CharacterShown))
    assert GAME.seen(shown, 3) == ev.CharacterShown(2, 0, None, rules=shown.rules)
    assert GAME.seen(shown, 0) == shown


@pytest.mark.rule("SH-INF-08")
def test_a_mirror_that_does_nothing_tells_everybody_who_the_drawer_is_not() -> None:
    """Hidden George draws the mirror: the table rules out Vampire and Werewolf, and no more."""
    t = Table(arranged(characters=("george", None, None, None, None), white=("disenchant_mirror",), dice=(TO_CHURCH,)))

    t.play(sh.Roll(0), sh.FollowArea(0))

    possible = {character.id for character in t.view(None).players[0].possible}
    assert not possible & {"vampire", "werewolf"}
    assert {"george", "emi", "franklin", "unknown"} <= possible


@pytest.mark.rule("SH-INF-10", "SH-SET-05")
def test_group_numbers_are_public_and_used() -> None:
    """With both Shadows of a 4-player game revealed, a hidden player can only be a Hunter."""
    state = GAME.start(
        sh.Setup(
            players=4,
            seats=(seated("vampire", revealed=True), seated("unknown", revealed=True)),
        ),
        seed=1,
    )

    view = GAME.view(state, None)

    assert view.allocation == (2, 2, 0)
    assert {character.id for character in view.players[2].possible} == {"emi", "franklin", "george"}


@pytest.mark.rule("SH-INF-02")
def test_surviving_damage_tells_the_hit_points_apart() -> None:
    """A hidden player with 11 damage has at least 12 HP."""
    state = GAME.start(sh.Setup(players=5, seats=(seated("george", damage=11),)), seed=1)

    possible = GAME.view(state, 3).players[0].possible

    assert all(character.hp >= 12 for character in possible)


@pytest.mark.rule("SH-INF-09")
def test_everybody_hidden_is_asked_after_an_attack_whoever_he_is() -> None:
    """The attacked is asked whether he is the Werewolf or not; the others cannot tell from the question."""
    for character in ("werewolf", "emi", "allie"):
        t = Table(arranged("franklin", seated(character, "church"), dice=(TO_CHURCH, (1, 2))))
        t.play(sh.Roll(0), sh.SkipArea(0), sh.Attack(0, 1))

        assert t.asked == (1,)
        assert t.prompt == "counter"
        assert t.view(2).waiting_for == (1,)
        assert t.view(2).prompt is None
