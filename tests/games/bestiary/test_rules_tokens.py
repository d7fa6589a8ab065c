"""Rules BH-P1, second half: tokens under a hero's feet and in its way."""

from __future__ import annotations

from typing import Any, Final

import pytest

from boardrules.games import bestiary as bh
from tests.games.bestiary.playing import targets, ways_out
from tests.games.bestiary.ruled import ruled
from tests.games.bestiary.table import (
    EAST,
    FOREST,
    HANDEL,
    MOUNTAIN,
    PLAIN,
    PLAIN_2,
    RIVERBANK,
    SWAMP,
    MakeTable,
    Table,
    on,
    row,
    unveiled,
)
from tests.games.happened import kinds, refused

#: An orc on the eastern plain, with a known card on top of its pile.
ORC: Final[dict[str, Any]] = {"tokens": (("orc", 1, 0),), "piles": {"orc": ("orc_tracker#p1",)}}
#: The same, and orcs on the other plain too.
ORCS: Final[dict[str, Any]] = {"tokens": (("orc", 1, 0), ("orc", 0, 1)), "piles": {"orc": ("orc_tracker#p1",)}}
SHADOW: Final[dict[str, Any]] = {"hero": "kael", "bestiary": ("undine#d1",)}


def met(game: Table) -> list[tuple[int, str]]:
    """Return seat and type of every encounter so far."""
    return [(event.seat, event.kind) for event in game.happened(bh.EncounterStarted)]


# -- a turn begun on a token -----------------------------------------------------------------------------------


@pytest.mark.rule("BH-P1-05")
@pytest.mark.parametrize("to", [HANDEL, FOREST, PLAIN_2])
def test_a_turn_begun_on_a_token_has_one_step(strict: MakeTable, to: bh.Hex) -> None:
    """Any neighbour will do; after it the movement is over."""
    t = strict(unveiled(on(PLAIN), **ORC))
    assert t.state.began_on_token
    t.play(bh.Step(0, to))

    assert (t.at(0), t.prompt) == (to, "survey")


@pytest.mark.rule("BH-P1-05")
def test_a_token_of_the_own_phase_0_counts(strict: MakeTable) -> None:
    """Grushnak has just come: the hero who stands on his plain may go one step."""
    t = strict(unveiled(on(PLAIN), round=2, tyrants=row()))
    assert t.state.tokens[PLAIN] == "orc"
    t.play(bh.Step(0, FOREST))

    assert (t.at(0), t.prompt, met(t)) == (FOREST, "survey", [])


@pytest.mark.rule("BH-P1-05")
def test_a_bonus_does_not_raise_the_one_step(strict: MakeTable) -> None:
    """Light Step may be used; the second step is refused all the same."""
    t = strict(unveiled(on(PLAIN, hero="kael"), **ORC))
    t.play(bh.UseAbility(0, "light_step"))
    decision = t.decision
    assert decision is not None
    assert decision.prompt.args == (("steps", 1),)
    t.play(bh.Step(0, FOREST))

    assert t.prompt == "survey"
    assert refused(t, bh.Step(0, MOUNTAIN)) == ("not_offered", "BH-P2-01")


@pytest.mark.rule("BH-P1-05")
def test_a_token_elsewhere_is_no_hindrance(strict: MakeTable) -> None:
    """Who begins beside a token, or on a hex that has lost its own, has all steps."""
    t = strict(unveiled(on(FOREST), **ORC))
    t.play(bh.Step(0, MOUNTAIN), bh.Step(0, SWAMP), bh.Step(0, RIVERBANK))

    assert t.at(0) == RIVERBANK


@pytest.mark.rule("BH-P1-05")
def test_other_numbers_of_steps_from_a_token(strict: MakeTable) -> None:
    """With two the hero may go on once; with none it stays and fights without being asked."""
    two = ruled(encounter_start_on_token_max_steps=2)
    t = strict(unveiled(on(PLAIN), content=two, **ORC))
    t.play(bh.Step(0, FOREST))
    assert t.prompt == "move"
    assert refused(t, bh.Step(0, SWAMP)) == ("not_adjacent", "BH-P1-01")
    t.play(bh.Step(0, MOUNTAIN))
    assert (t.at(0), t.prompt) == (MOUNTAIN, "survey")

    none = ruled(encounter_start_on_token_max_steps=0)
    t = strict(unveiled(on(PLAIN), content=none, dice=(6,), **ORC))
    assert met(t) == [(0, "orc")]
    assert t.state.current == 1


@pytest.mark.rule("BH-P1-06")
def test_who_escapes_goes_on_as_usual(strict: MakeTable) -> None:
    """No encounter; the token stays behind; mapping and the combat of Phase 3 follow."""
    t = strict(unveiled(on(PLAIN), deck=("undine#d1",), dice=(3,), **ORC))
    t.play(bh.Step(0, FOREST))
    assert t.state.tokens == {PLAIN: "orc"}
    t.play(bh.MapHex(0, FOREST))

    assert met(t) == []
    assert t.bestiary(0) == ["undine#d1"]
    assert (t.state.tokens, t.state.current) == ({PLAIN: "orc"}, 1)


@pytest.mark.rule("BH-P1-06", "BH-P1-02")
def test_the_one_step_may_be_an_exploration(strict: MakeTable) -> None:
    t = strict(unveiled(on(PLAIN), stacks=(("swamp_2",),), **ORC))
    assert (EAST, 0) in ways_out(t)
    t.play(bh.Explore(0, EAST, 0))

    assert (t.at(0), t.prompt, met(t)) == (EAST, "survey", [])
    assert PLAIN in t.state.tokens


@pytest.mark.rule("BH-P1-06", "BH-P1-08")
def test_who_escapes_onto_another_token_fights_that_one(strict: MakeTable) -> None:
    """From one plain to the other, where there is an orc too."""
    t = strict(unveiled(on(PLAIN), dice=(3,), **ORCS))
    t.play(bh.Step(0, PLAIN_2))

    assert met(t) == [(0, "orc")]
    assert (t.at(0), t.state.tokens) == (PLAIN_2, {PLAIN: "orc"})


@pytest.mark.rule("BH-P1-07")
def test_who_stays_on_a_token_is_seen(strict: MakeTable) -> None:
    """Stopping without a step leads to the encounter."""
    t = strict(unveiled(on(PLAIN), dice=(2,), **ORC))
    t.play(bh.StopMoving(0))

    assert met(t) == [(0, "orc")]
    assert (t.hearts(0), t.state.tokens, t.state.current) == (3, {}, 1)


@pytest.mark.rule("BH-P1-07")
def test_staying_may_be_made_safe(strict: MakeTable) -> None:
    """With the switch off who stays goes on to Phase 2 with the token under its feet; entering one is a fight still."""
    content = ruled(encounter_staying_on_token_forces_combat=False)
    t = strict(unveiled(on(PLAIN), content=content, **ORC))
    t.play(bh.StopMoving(0))
    assert (t.prompt, met(t), t.state.tokens) == ("survey", [], {PLAIN: "orc"})

    t = strict(unveiled(content=content, dice=(3,), **ORC))
    t.play(bh.Step(0, PLAIN))
    assert met(t) == [(0, "orc")]


@pytest.mark.rule("BH-P1-07", "BH-P1-11")
@pytest.mark.parametrize("forced", [True, False])
def test_who_is_sent_back_onto_its_token_has_stayed(strict: MakeTable, forced: bool) -> None:
    """The single step led onto another hero: back on the token the hero fights, or with the switch off goes on."""
    content = ruled(encounter_staying_on_token_forces_combat=forced)
    setup = unveiled(
        on(PLAIN_2),
        on(PLAIN),
        content=content,
        tokens=(("orc", 0, 1),),
        piles={"orc": ("orc_tracker#p1",)},
        dice=(3,) if forced else (),
    )
    t = strict(setup)
    t.play(bh.Step(0, PLAIN))

    assert t.at(0) == PLAIN_2
    t.expect_event(bh.SentBack, to=PLAIN_2)
    assert met(t) == ([(0, "orc")] if forced else [])
    if forced:
        assert kinds(t.events)[:3] == ["Moved", "SentBack", "EncounterStarted"]
        assert (t.bestiary(0), t.state.tokens, t.state.current) == (["orc_tracker#p1"], {}, 1)
    else:
        assert (t.prompt, t.state.tokens) == ("survey", {PLAIN_2: "orc"})


# -- tokens in the way -----------------------------------------------------------------------------------------


@pytest.mark.rule("BH-P1-08")
@pytest.mark.parametrize("way", [(), (FOREST,), (MOUNTAIN, FOREST)])
def test_a_token_stops_whoever_enters(strict: MakeTable, way: tuple[bh.Hex, ...]) -> None:
    """Whatever steps remain: the fight begins at once, and there is no further step."""
    t = strict(unveiled(dice=(3,), **ORC))
    t.play(*[bh.Step(0, place) for place in way], bh.Step(0, PLAIN))

    assert kinds(t.events)[:2] == ["Moved", "EncounterStarted"]
    assert (t.at(0), met(t), t.state.current) == (PLAIN, [(0, "orc")], 1)


@pytest.mark.rule("BH-P1-08")
def test_no_step_is_offered_before_the_fight(strict: MakeTable) -> None:
    """Kael could still use Light Step before the die: he cannot go on with it."""
    t = strict(unveiled(bh.Position(hero="kael"), dice=(3,), **ORC))
    t.play(bh.Step(0, PLAIN))
    assert t.prompt == "roll"
    assert refused(t, bh.Step(0, FOREST)) == ("not_offered", "BH-CBT-08")
    t.play(bh.UseAbility(0, "light_step"))

    # Nothing is left to use, so the die has fallen.
    assert len(t.happened(bh.DieRolled)) == 1
    assert t.at(0) == PLAIN


@pytest.mark.rule("BH-P1-12")
def test_a_token_under_another_hero_cannot_be_entered(strict: MakeTable) -> None:
    """The plain with the orc and seat 1 is not offered; the other neighbours are."""
    t = strict(unveiled(bh.Position(), on(PLAIN), **ORC))

    assert targets(t) == [FOREST, MOUNTAIN, SWAMP, RIVERBANK, PLAIN_2]
    assert refused(t, bh.Step(0, PLAIN)) == ("token_and_hero", "BH-P1-12")


@pytest.mark.rule("BH-P1-12")
def test_the_hero_on_the_token_leaves_it_for_others(strict: MakeTable) -> None:
    """Once it has gone, the hex can be entered again."""
    t = strict(unveiled(bh.Position(), on(PLAIN), first_player=1, dice=(3,), **ORC))
    t.play(bh.Step(1, HANDEL), bh.MapHex(1, HANDEL), bh.StopMoving(2), bh.MapHex(2, HANDEL))
    assert t.state.current == 0
    t.play(bh.Step(0, PLAIN))

    assert met(t) == [(0, "orc")]


# -- Shadow Walk -----------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-P1-08", "BH-P1-12")
def test_a_hero_that_ignores_tokens_passes_them_and_heroes_on_them(strict: MakeTable) -> None:
    """With Shadow Walk Kael goes through the orc's plain on which seat 1 stands, and may not stop there."""
    t = strict(unveiled(bh.Position(**SHADOW), on(PLAIN), **ORC))
    assert refused(t, bh.Step(0, PLAIN)) == ("token_and_hero", "BH-P1-12")
    t.play(bh.UseAbility(0, "shadow_walk"), bh.Step(0, PLAIN))
    assert refused(t, bh.StopMoving(0)) == ("occupied", "BH-P1-11")
    t.play(bh.Step(0, FOREST), bh.StopMoving(0))

    assert (t.at(0), met(t), t.state.tokens) == (FOREST, [], {PLAIN: "orc"})


@pytest.mark.rule("BH-P1-12", "BH-P1-11", "BH-P1-07")
def test_ignoring_tokens_a_hero_can_be_sent_back_onto_one(strict: MakeTable) -> None:
    """The last step leads onto a hero on a token: the hex before it has a token but no hero, and is fought for."""
    t = strict(unveiled(bh.Position(**SHADOW), on(PLAIN), dice=(3,), **ORCS))
    t.play(bh.UseAbility(0, "shadow_walk"))
    for place in (SWAMP, HANDEL, PLAIN_2, PLAIN):
        t.play(bh.Step(0, place))
    assert t.prompt == "move"  # Light Step could win another step
    t.play(bh.StopMoving(0), bh.Roll(0))

    assert t.happened(bh.SentBack)[0].to == PLAIN_2
    assert met(t) == [(0, "orc")]
    assert (t.at(0), t.state.tokens) == (PLAIN_2, {PLAIN: "orc"})
    assert t.bestiary(0) == ["undine#d1", "orc_tracker#p1"]


@pytest.mark.rule("BH-P1-08")
def test_who_ends_on_a_token_fights_it_shadow_or_not(strict: MakeTable) -> None:
    t = strict(unveiled(bh.Position(**SHADOW), dice=(3,), **ORC))
    t.play(bh.UseAbility(0, "shadow_walk"), bh.Step(0, PLAIN))
    assert (t.prompt, met(t)) == ("move", [])
    t.play(bh.StopMoving(0), bh.Roll(0))

    assert met(t) == [(0, "orc")]
