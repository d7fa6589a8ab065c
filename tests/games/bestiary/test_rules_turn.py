"""Rules BH-TRN: the phases of a turn, what replaces them, the first die, and the end of a turn."""

from __future__ import annotations

import pytest

from boardrules.games import bestiary as bh
from tests.games.bestiary.playing import idle
from tests.games.bestiary.table import EAST, FOREST, HANDEL, PLAIN, SWAMP, MakeTable, on, opened, row, unveiled
from tests.games.happened import refused

#: Round 2 turns up a tyrant whose terrain is not on the map.
NO_TOKENS = (bh.TyrantPlace(tyrant="aldric", terrain="sanctuary"),)

# -- phases ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-TRN-01")
def test_the_phases_of_a_turn_in_order(strict: MakeTable) -> None:
    """Phase 0, movement, site actions, map or track, combat, and then the next player's turn."""
    held = on(PLAIN, bestiary=("ghoul#d1",))
    # The axe's tyrant is face up; the next one has the plains, for which one token is left.
    tyrants = (
        bh.TyrantPlace(tyrant="grushnak", terrain="swamp", status="open"),
        bh.TyrantPlace(tyrant="morvain", terrain="plain"),
    )
    t = strict(
        unveiled(held, round=3, tyrants=tyrants, tiles=(("sanctuary_axe", 2, 0),), gone={"undead": 3}, dice=(3,))
    )
    seen = []
    for action in (
        bh.PlaceToken(0, bh.Hex(0, 1)),
        bh.Step(0, EAST),
        bh.StopMoving(0),
        bh.Liberate(0, "ghoul#d1"),
        bh.MapHex(0, EAST),
        bh.FightTyrant(0, "grushnak"),
    ):
        seen.append((t.state.phase, t.prompt))
        t.play(action)

    assert seen == [
        ("reveal", "token"),
        ("move", "move"),
        ("move", "move"),
        ("site", "site"),
        ("survey", "survey"),
        ("combat", "tyrant"),
    ]
    assert (t.state.current, t.state.phase, t.prompt) == (1, "move", "move")


@pytest.mark.rule("BH-TRN-01")
def test_no_phase_is_taken_before_its_time(strict: MakeTable) -> None:
    """No mapping while moving, no step once it is over, no site action in Phase 2."""
    t = strict(unveiled(on(PLAIN, bestiary=("poacher#d1", "imp#d1"))))
    for action in (bh.MapHex(0, PLAIN), bh.Track(0), bh.Imprison(0, "poacher#d1")):
        assert refused(t, action) == ("not_offered", "BH-P1-01")
    t.play(bh.StopMoving(0))

    for late in (bh.Step(0, HANDEL), bh.StopMoving(0), bh.Imprison(0, "poacher#d1")):
        assert refused(t, late) == ("not_offered", "BH-P2-01")


@pytest.mark.rule("BH-TRN-01")
def test_only_the_first_player_has_a_phase_0(strict: MakeTable) -> None:
    """The second player's turn begins with the movement."""
    t = strict(unveiled(round=2, tyrants=row()))
    assert len(t.happened(bh.TyrantRevealed)) == 1
    idle(t)

    assert (t.state.current, t.state.phase, t.prompt) == (1, "move", "move")
    assert len(t.happened(bh.TyrantRevealed)) == 1


# -- encounters ------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-TRN-02")
@pytest.mark.parametrize("die", [2, 3])
def test_an_encounter_replaces_the_rest_of_the_turn(strict: MakeTable, die: int) -> None:
    """Won or lost: no mapping and no beast of the deck, the next player moves."""
    t = strict(unveiled(tokens=(("orc", 1, 0),), piles={"orc": ("orc_tracker#p",)}, dice=(die,)))
    t.play(bh.Step(0, PLAIN))

    assert (t.state.current, t.prompt, t.asked) == (1, "move", (1,))
    assert not [*t.happened(bh.HexMapped), *t.happened(bh.BeastsTracked), *t.happened(bh.BeastFaced)]
    assert len(t.happened(bh.DieRolled)) == 1
    assert len(t.state.beasts.draw_pile) == 52


# -- the first die ---------------------------------------------------------------------------------------------

TWO = ("undine#d1", "basilisk#d1")


@pytest.mark.rule("BH-TRN-03")
def test_no_ability_between_the_dice_of_two_tracked_beasts(strict: MakeTable) -> None:
    """Loaded Dice is offered before the first die; the second combat follows at once, with the level 1 die."""
    t = strict(unveiled(on(PLAIN, bestiary=("imp#d1",), pb=1), deck=TWO, dice=(3, 3)))
    t.play(bh.StopMoving(0), bh.Track(0), bh.ChooseBeast(0, TWO[0]), bh.ChooseBeast(0, TWO[1]))
    assert t.actions(0) == (bh.Roll(0), bh.UseAbility(0, "loaded_dice"))
    t.play(bh.Roll(0))

    rolled = t.happened(bh.DieRolled)
    assert [(event.against, event.level, event.result) for event in rolled] == [(TWO[0], 1, 3), (TWO[1], 1, 3)]
    assert t.bestiary(0) == ["imp#d1", "undine#d1"]
    assert (t.hearts(0), t.state.players[0].pb) == (3, 1)


@pytest.mark.rule("BH-TRN-03")
def test_an_ability_is_refused_while_the_first_combat_is_finished(strict: MakeTable) -> None:
    """Which card leaves the bestiary is asked after the die: Loaded Dice, still unused and paid for, is closed."""
    five = ("imp#d1", "ghoul#d1", "lich#d1", "wraith#d1", "skeleton#d1")
    t = strict(unveiled(on(PLAIN, bestiary=five, pb=1), deck=TWO, dice=(3, 3)))
    t.play(bh.StopMoving(0), bh.Track(0), bh.ChooseBeast(0, TWO[0]), bh.ChooseBeast(0, TWO[1]), bh.Roll(0))
    assert t.prompt == "overflow"

    assert refused(t, bh.UseAbility(0, "loaded_dice")) == ("after_the_die", "BH-TRN-03")
    t.play(bh.GiveUp(0, "imp#d1"))
    assert [event.level for event in t.happened(bh.DieRolled)] == [1, 1]


@pytest.mark.rule("BH-TRN-03")
def test_what_a_capture_triggers_comes_after_the_die(strict: MakeTable) -> None:
    """Gambler's Cut may be used on the beast just trapped; after it the second combat goes on."""
    held = on(PLAIN, bestiary=("wolf_rider#d1",))
    t = strict(unveiled(held, deck=TWO, dice=(3, 3)))
    t.play(bh.StopMoving(0), bh.Track(0), bh.ChooseBeast(0, TWO[0]), bh.ChooseBeast(0, TWO[1]))
    assert t.prompt == "trigger"
    t.play(bh.UseAbility(0, "gamblers_cut"))

    assert t.state.players[0].pb == 1
    assert (t.expect_event(bh.DieRolled).against, t.state.current) == (TWO[1], 1)


@pytest.mark.rule("BH-TRN-03")
def test_anothers_luck_is_the_exception(strict: MakeTable) -> None:
    """In the turn of another hero, and in the own one on an assistant's die after the own die was rolled."""
    held = on(FOREST, bestiary=("ghoul#d1",))
    t = strict(unveiled(on(PLAIN, hero="nyra"), held, deck=("undine#d",), dice=(1, 3)))
    assert t.state.players[1].hero == "romilius"
    t.play(bh.StopMoving(0), bh.MapHex(0, PLAIN))
    assert (t.prompt, t.asked) == ("other_die", (1,))
    t.play(bh.UseAbility(1, "another_luck"))
    assert t.bestiary(0) == ["undine#d1"]

    mine = on(PLAIN, bestiary=("ghoul#d1",))
    t = strict(unveiled(mine, on(FOREST, hero="nyra"), deck=("undine#d",), dice=(1, 2, 3)))
    t.play(bh.StopMoving(0), bh.MapHex(0, PLAIN), bh.Assist(1))
    assert t.state.rolled
    assert (t.prompt, t.asked) == ("other_die", (0,))
    t.play(bh.UseAbility(0, "another_luck"))
    assert (t.bestiary(1), t.state.players[0].pb) == (["undine#d1"], 1)


# -- the end of a turn -----------------------------------------------------------------------------------------


@pytest.mark.rule("BH-TRN-04")
def test_what_lasts_for_the_turn_is_over_with_it(strict: MakeTable) -> None:
    """Loaded Dice of one turn does nothing in the next, where it may be used anew."""
    held = on(PLAIN, bestiary=("imp#d1",), pb=2)
    t = strict(unveiled(held, tyrants=NO_TOKENS, deck=("hydra#d1", "hydra#d2"), dice=(4, 4)))
    t.play(bh.StopMoving(0), bh.UseAbility(0, "loaded_dice"))
    assert (t.state.players[0].uses.of("turn"), len(t.state.players[0].lasting)) == ({"loaded_dice": 1}, 1)
    t.play(bh.MapHex(0, PLAIN))
    assert t.state.current == 1
    assert (t.state.players[0].uses.of("turn"), t.state.players[0].lasting) == ({}, ())
    idle(t, 4)
    t.play(bh.StopMoving(0))
    assert t.is_legal(bh.UseAbility(0, "loaded_dice"))
    t.play(bh.MapHex(0, PLAIN), bh.Roll(0))

    assert [event.level for event in t.happened(bh.DieRolled)] == [2, 1]


@pytest.mark.rule("BH-TRN-04")
def test_an_unused_die_is_lost_with_the_turn(strict: MakeTable) -> None:
    """Brute Strength is for the next die of this turn: in a City there is none."""
    t = strict(unveiled(bh.Position(hero="brunhild"), players=2, tyrants=NO_TOKENS, deck=("hydra#d",), dice=(1,)))
    t.play(bh.UseAbility(0, "brute_strength"))
    idle(t, 3)
    assert t.state.round == 2
    t.play(bh.Step(0, PLAIN), bh.StopMoving(0), bh.MapHex(0, PLAIN), bh.Roll(0))

    assert [event.level for event in t.happened(bh.DieRolled)] == [1]


@pytest.mark.rule("BH-TRN-04")
def test_an_assistants_effects_and_uses_end_with_the_turn_too(strict: MakeTable) -> None:
    """Loaded Dice, used as an assistant, is for that turn alone: in the own turn it is level 1, and free again."""
    helper = on(FOREST, hero="romilius", bestiary=("imp#d1",), pb=2)
    setup = unveiled(on(PLAIN, hero="nyra"), helper, deck=("hydra#d1", "hydra#d2"), dice=(1, 4, 1), players=2)
    t = strict(setup)
    t.play(bh.StopMoving(0), bh.MapHex(0, PLAIN), bh.Pass(1), bh.Assist(1), bh.UseAbility(1, "loaded_dice"))
    assert [event.ability for event in t.happened(bh.AbilityUsed)] == ["loaded_dice"]
    assert (t.state.current, t.state.players[1].uses.of("turn"), t.state.players[1].lasting) == (1, {}, ())
    t.play(bh.StopMoving(1))
    assert t.is_legal(bh.UseAbility(1, "loaded_dice"))
    t.play(bh.MapHex(1, FOREST), bh.Roll(1), bh.Decline(0))

    assert [(event.seat, event.level) for event in t.happened(bh.DieRolled)] == [(0, 1), (1, 2), (1, 1)]


@pytest.mark.rule("BH-TRN-04")
def test_completed_missions_are_counted_for_the_turn_in_progress(strict: MakeTable) -> None:
    """Two in the turn of seat 0, one of them by its assistant; with the next turn everybody begins at none."""
    missions = ("map_plain#1", "trap_elemental#1", "map_forest#1", "map_riverbank#1")
    t = strict(unveiled(on(PLAIN), on(FOREST, hero="nyra"), missions=missions, deck=("undine#d",), dice=(1, 6)))
    t.play(bh.StopMoving(0), bh.MapHex(0, PLAIN))
    assert (t.state.players[0].matched, t.state.players[1].matched) == (1, 0)
    t.play(bh.Assist(1))

    assert [event.seat for event in t.happened(bh.MissionCompleted)] == [0, 1]
    assert (t.state.current, [player.matched for player in t.state.players]) == (1, [0, 0, 0])


@pytest.mark.rule("BH-TRN-04")
def test_the_turn_itself_begins_anew(strict: MakeTable) -> None:
    """Steps, token, die and encounter of one turn are forgotten in the next."""
    t = strict(
        unveiled(on(PLAIN), tokens=(("orc", 1, 0),), piles={"orc": ("orc_tracker#p",)}, dice=(6,), tyrants=opened(1))
    )
    assert t.state.began_on_token
    t.play(bh.StopMoving(0))

    assert (t.state.current, t.state.turn, t.state.path) == (1, 2, (HANDEL,))
    assert (t.state.began_on_token, t.state.rolled, t.state.encountered) == (False, False, False)
    t.play(bh.Step(1, SWAMP), bh.Step(1, HANDEL), bh.Step(1, SWAMP))
    assert t.state.path == (HANDEL, SWAMP, HANDEL, SWAMP)
