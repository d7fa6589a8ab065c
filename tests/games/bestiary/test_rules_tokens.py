"""Rules BH-P1, second half: tokens under a hero's feet and in its way."""

from __future__ import annotations

from typing import Any, Final

import pytest

from boardrules.games import bestiary as bh
from boardrules.testing.scenario import Scenarios
from tests.games.bestiary.boards import (
    EAST,
    FAR_EAST,
    HANDEL,
    NORTH_EAST,
    NORTH_WEST,
    SOUTH_EAST,
    SOUTH_WEST,
    WEST,
    Game,
    arranged,
    at,
    cards,
    hearts,
    row,
    seat,
    tables,
    targets,
    ways_out,
)
from tests.games.happened import kinds, refused

#: An orc on the eastern plain, with a known card on top of its pile.
ORC: Final[dict[str, Any]] = {"tokens": (("orc", 1, 0),), "piles": {"orc": ("orc_tracker#p1",)}}
#: The same, and orcs on the other plain too.
ORCS: Final[dict[str, Any]] = {"tokens": (("orc", 1, 0), ("orc", 0, 1)), "piles": {"orc": ("orc_tracker#p1",)}}
SHADOW: Final[dict[str, Any]] = {"hero": "kael", "bestiary": ("undine#d1",)}


def met(game: Game) -> list[tuple[int, str]]:
    """Return seat and type of every encounter so far."""
    return [(event.seat, event.kind) for event in game.happened(bh.EncounterStarted)]


# -- a turn begun on a token -----------------------------------------------------------------------------------


@pytest.mark.rule("BH-P1-05")
@pytest.mark.parametrize("to", [HANDEL, NORTH_EAST, SOUTH_EAST])
def test_a_turn_begun_on_a_token_has_one_step(scenario: Scenarios, to: bh.Hex) -> None:
    """Any neighbour will do; after it the movement is over."""
    t = scenario(bh.GAME, arranged(seat(EAST), **ORC))
    assert t.state.began_on_token
    t.play(bh.Step(0, to))

    assert (at(t), t.prompt) == (to, "survey")


@pytest.mark.rule("BH-P1-05")
def test_a_token_of_the_own_phase_0_counts(scenario: Scenarios) -> None:
    """Grushnak has just come: the hero who stands on his plain may go one step."""
    t = scenario(bh.GAME, arranged(seat(EAST), round=2, tyrants=row()))
    assert t.state.tokens[EAST] == "orc"
    t.play(bh.Step(0, NORTH_EAST))

    assert (at(t), t.prompt, met(t)) == (NORTH_EAST, "survey", [])


@pytest.mark.rule("BH-P1-05")
def test_a_bonus_does_not_raise_the_one_step(scenario: Scenarios) -> None:
    """Light Step may be used; the second step is refused all the same."""
    t = scenario(bh.GAME, arranged(seat(EAST, hero="kael"), **ORC))
    t.play(bh.UseAbility(0, "light_step"))
    decision = t.decision
    assert decision is not None
    assert decision.prompt.args == (("steps", 1),)
    t.play(bh.Step(0, NORTH_EAST))

    assert t.prompt == "survey"
    assert refused(t, bh.Step(0, NORTH_WEST)) == ("not_offered", "BH-P2-01")


@pytest.mark.rule("BH-P1-05")
def test_a_token_elsewhere_is_no_hindrance(scenario: Scenarios) -> None:
    """Who begins beside a token, or on a hex that has lost its own, has all steps."""
    t = scenario(bh.GAME, arranged(seat(NORTH_EAST), **ORC))
    t.play(bh.Step(0, NORTH_WEST), bh.Step(0, WEST), bh.Step(0, SOUTH_WEST))

    assert at(t) == SOUTH_WEST


@pytest.mark.rule("BH-P1-05")
def test_other_numbers_of_steps_from_a_token(scenario: Scenarios) -> None:
    """With two the hero may go on once; with none it stays and fights without being asked."""
    two = tables(encounter_start_on_token_max_steps=2)
    t = scenario(bh.GAME, arranged(seat(EAST), content=two, **ORC))
    t.play(bh.Step(0, NORTH_EAST))
    assert t.prompt == "move"
    assert refused(t, bh.Step(0, WEST)) == ("not_adjacent", "BH-P1-01")
    t.play(bh.Step(0, NORTH_WEST))
    assert (at(t), t.prompt) == (NORTH_WEST, "survey")

    none = tables(encounter_start_on_token_max_steps=0)
    t = scenario(bh.GAME, arranged(seat(EAST), content=none, dice=(6,), **ORC))
    assert met(t) == [(0, "orc")]
    assert t.state.current == 1


@pytest.mark.rule("BH-P1-06")
def test_who_escapes_goes_on_as_usual(scenario: Scenarios) -> None:
    """No encounter; the token stays behind; mapping and the combat of Phase 3 follow."""
    t = scenario(bh.GAME, arranged(seat(EAST), deck=("undine#d1",), dice=(3,), **ORC))
    t.play(bh.Step(0, NORTH_EAST))
    assert t.state.tokens == {EAST: "orc"}
    t.play(bh.MapHex(0, NORTH_EAST))

    assert met(t) == []
    assert cards(t) == ["undine#d1"]
    assert (t.state.tokens, t.state.current) == ({EAST: "orc"}, 1)


@pytest.mark.rule("BH-P1-06", "BH-P1-02")
def test_the_one_step_may_be_an_exploration(scenario: Scenarios) -> None:
    t = scenario(bh.GAME, arranged(seat(EAST), stacks=(("swamp_2",),), **ORC))
    assert (FAR_EAST, 0) in ways_out(t)
    t.play(bh.Explore(0, FAR_EAST, 0))

    assert (at(t), t.prompt, met(t)) == (FAR_EAST, "survey", [])
    assert EAST in t.state.tokens


@pytest.mark.rule("BH-P1-06", "BH-P1-08")
def test_who_escapes_onto_another_token_fights_that_one(scenario: Scenarios) -> None:
    """From one plain to the other, where there is an orc too."""
    t = scenario(bh.GAME, arranged(seat(EAST), dice=(3,), **ORCS))
    t.play(bh.Step(0, SOUTH_EAST))

    assert met(t) == [(0, "orc")]
    assert (at(t), t.state.tokens) == (SOUTH_EAST, {EAST: "orc"})


@pytest.mark.rule("BH-P1-07")
def test_who_stays_on_a_token_is_seen(scenario: Scenarios) -> None:
    """Stopping without a step leads to the encounter."""
    t = scenario(bh.GAME, arranged(seat(EAST), dice=(2,), **ORC))
    t.play(bh.StopMoving(0))

    assert met(t) == [(0, "orc")]
    assert (hearts(t), t.state.tokens, t.state.current) == (3, {}, 1)


@pytest.mark.rule("BH-P1-07")
def test_staying_may_be_made_safe(scenario: Scenarios) -> None:
    """With the switch off who stays goes on to Phase 2 with the token under its feet; entering one is a fight still."""
    content = tables(encounter_staying_on_token_forces_combat=False)
    t = scenario(bh.GAME, arranged(seat(EAST), content=content, **ORC))
    t.play(bh.StopMoving(0))
    assert (t.prompt, met(t), t.state.tokens) == ("survey", [], {EAST: "orc"})

    t = scenario(bh.GAME, arranged(content=content, dice=(3,), **ORC))
    t.play(bh.Step(0, EAST))
    assert met(t) == [(0, "orc")]


@pytest.mark.rule("BH-P1-07", "BH-P1-11")
@pytest.mark.parametrize("forced", [True, False])
def test_who_is_sent_back_onto_its_token_has_stayed(scenario: Scenarios, forced: bool) -> None:
    """The single step led onto another hero: back on the token the hero fights, or with the switch off goes on."""
    content = tables(encounter_staying_on_token_forces_combat=forced)
    setup = arranged(
        seat(SOUTH_EAST),
        seat(EAST),
        content=content,
        tokens=(("orc", 0, 1),),
        piles={"orc": ("orc_tracker#p1",)},
        dice=(3,) if forced else (),
    )
    t = scenario(bh.GAME, setup)
    t.play(bh.Step(0, EAST))

    assert at(t) == SOUTH_EAST
    t.expect_event(bh.SentBack, to=SOUTH_EAST)
    assert met(t) == ([(0, "orc")] if forced else [])
    if forced:
        assert kinds(t.events)[:3] == ["Moved", "SentBack", "EncounterStarted"]
        assert (cards(t), t.state.tokens, t.state.current) == (["orc_tracker#p1"], {}, 1)
    else:
        assert (t.prompt, t.state.tokens) == ("survey", {SOUTH_EAST: "orc"})


# -- tokens in the way -----------------------------------------------------------------------------------------


@pytest.mark.rule("BH-P1-08")
@pytest.mark.parametrize("way", [(), (NORTH_EAST,), (NORTH_WEST, NORTH_EAST)])
def test_a_token_stops_whoever_enters(scenario: Scenarios, way: tuple[bh.Hex, ...]) -> None:
    """Whatever steps remain: the fight begins at once, and there is no further step."""
    t = scenario(bh.GAME, arranged(dice=(3,), **ORC))
    t.play(*[bh.Step(0, place) for place in way], bh.Step(0, EAST))

    assert kinds(t.events)[:2] == ["Moved", "EncounterStarted"]
    assert (at(t), met(t), t.state.current) == (EAST, [(0, "orc")], 1)


@pytest.mark.rule("BH-P1-08")
def test_no_step_is_offered_before_the_fight(scenario: Scenarios) -> None:
    """Kael could still use Light Step before the die: he cannot go on with it."""
    t = scenario(bh.GAME, arranged(seat(hero="kael"), dice=(3,), **ORC))
    t.play(bh.Step(0, EAST))
    assert t.prompt == "roll"
    assert refused(t, bh.Step(0, NORTH_EAST)) == ("not_offered", "BH-CBT-08")
    t.play(bh.UseAbility(0, "light_step"))

    # Nothing is left to use, so the die has fallen.
    assert len(t.happened(bh.DieRolled)) == 1
    assert at(t) == EAST


@pytest.mark.rule("BH-P1-12")
def test_a_token_under_another_hero_cannot_be_entered(scenario: Scenarios) -> None:
    """The plain with the orc and seat 1 is not offered; the other neighbours are."""
    t = scenario(bh.GAME, arranged(seat(), seat(EAST), **ORC))

    assert targets(t) == [NORTH_EAST, NORTH_WEST, WEST, SOUTH_WEST, SOUTH_EAST]
    assert refused(t, bh.Step(0, EAST)) == ("token_and_hero", "BH-P1-12")


@pytest.mark.rule("BH-P1-12")
def test_the_hero_on_the_token_leaves_it_for_others(scenario: Scenarios) -> None:
    """Once it has gone, the hex can be entered again."""
    t = scenario(bh.GAME, arranged(seat(), seat(EAST), first_player=1, dice=(3,), **ORC))
    t.play(bh.Step(1, HANDEL), bh.MapHex(1, HANDEL), bh.StopMoving(2), bh.MapHex(2, HANDEL))
    assert t.state.current == 0
    t.play(bh.Step(0, EAST))

    assert met(t) == [(0, "orc")]


# -- Shadow Walk -----------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-P1-08", "BH-P1-12")
def test_a_hero_that_ignores_tokens_passes_them_and_heroes_on_them(scenario: Scenarios) -> None:
    """With Shadow Walk Kael goes through the orc's plain on which seat 1 stands, and may not stop there."""
    t = scenario(bh.GAME, arranged(seat(**SHADOW), seat(EAST), **ORC))
    assert refused(t, bh.Step(0, EAST)) == ("token_and_hero", "BH-P1-12")
    t.play(bh.UseAbility(0, "shadow_walk"), bh.Step(0, EAST))
    assert refused(t, bh.StopMoving(0)) == ("occupied", "BH-P1-11")
    t.play(bh.Step(0, NORTH_EAST), bh.StopMoving(0))

    assert (at(t), met(t), t.state.tokens) == (NORTH_EAST, [], {EAST: "orc"})


@pytest.mark.rule("BH-P1-12", "BH-P1-11", "BH-P1-07")
def test_ignoring_tokens_a_hero_can_be_sent_back_onto_one(scenario: Scenarios) -> None:
    """The last step leads onto a hero on a token: the hex before it has a token but no hero, and is fought for."""
    t = scenario(bh.GAME, arranged(seat(**SHADOW), seat(EAST), dice=(3,), **ORCS))
    t.play(bh.UseAbility(0, "shadow_walk"))
    for place in (WEST, HANDEL, SOUTH_EAST, EAST):
        t.play(bh.Step(0, place))
    assert t.prompt == "move"  # Light Step could win another step
    t.play(bh.StopMoving(0), bh.Roll(0))

    assert t.happened(bh.SentBack)[0].to == SOUTH_EAST
    assert met(t) == [(0, "orc")]
    assert (at(t), t.state.tokens) == (SOUTH_EAST, {EAST: "orc"})
    assert cards(t) == ["undine#d1", "orc_tracker#p1"]


@pytest.mark.rule("BH-P1-08")
def test_who_ends_on_a_token_fights_it_shadow_or_not(scenario: Scenarios) -> None:
    t = scenario(bh.GAME, arranged(seat(**SHADOW), dice=(3,), **ORC))
    t.play(bh.UseAbility(0, "shadow_walk"), bh.Step(0, EAST))
    assert (t.prompt, met(t)) == ("move", [])
    t.play(bh.StopMoving(0), bh.Roll(0))

    assert met(t) == [(0, "orc")]
