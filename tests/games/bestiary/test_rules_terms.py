"""Rules BH-TRM: Beast Points, hearts, the bestiary, Agility and Exploration."""

from __future__ import annotations

import pytest
from attrs import evolve

from boardrules.games import bestiary as bh
from tests.games.bestiary.playing import targets
from tests.games.bestiary.ruled import ruled
from tests.games.bestiary.table import EAST, FOREST, HANDEL, PLAIN, PLAIN_2, SWAMP, MakeTable, on, row, unveiled
from tests.games.happened import refused
from tests.games.setups import fault

# -- Beast Points ----------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-TRM-01")
def test_beast_points_come_from_prisoners_liberated_beasts_and_missions(strict: MakeTable) -> None:
    """An inquisitor in prison 3, a hydra liberated 3, a mission 2: each at once."""
    t = strict(unveiled(bh.Position(bestiary=("inquisitor#d1",))))
    t.play(bh.StopMoving(0), bh.Imprison(0, "inquisitor#d1"))
    t.expect_change("players[0].pb", 0, 3)

    held = on(EAST, bestiary=("hydra#d1",))
    t = strict(unveiled(held, tiles=(("sanctuary_axe", 2, 0),), deck=("lich#d",), dice=(1,)))
    t.play(bh.StopMoving(0), bh.Liberate(0, "hydra#d1"))
    t.expect_change("players[0].pb", 0, 3)
    t.play(bh.MapHex(0, EAST))
    t.expect_change("players[0].pb", 3, 5)
    t.play(bh.FightBeasts(0))
    assert [(event.amount, event.total) for event in t.happened(bh.PointsGained)] == [(3, 3), (2, 5)]


@pytest.mark.rule("BH-TRM-01")
def test_tyrants_and_prizes_count_in_the_score_not_in_the_reserve(strict: MakeTable) -> None:
    """Azhurel 7 and the prize for deaths 2 on top of 5 Beast Points, which stay 5."""
    done = row("retired", "retired", "retired", "defeated", "retired", "open")
    t = strict(unveiled(bh.Position(pb=5, bestiary=("azhurel",), deaths=1), round=12, tyrants=done))

    assert t.outcome is not None
    assert t.outcome.scores == (14, 0, 0)
    assert t.state.players[0].pb == 5


@pytest.mark.rule("BH-TRM-01")
def test_an_ability_is_paid_for_in_full_or_not_used(strict: MakeTable) -> None:
    """Loaded Dice costs 1: with 1 it leaves 0, with 0 it is refused. A reserve is never below 0."""
    t = strict(unveiled(bh.Position(bestiary=("imp#d1",), pb=1)))
    t.play(bh.UseAbility(0, "loaded_dice"))
    t.expect_change("players[0].pb", 1, 0)
    assert t.expect_event(bh.PointsPaid).amount == 1

    t = strict(unveiled(bh.Position(bestiary=("imp#d1",), pb=0)))
    refusal = t.refuses(bh.UseAbility(0, "loaded_dice"))
    assert (refusal.code, refusal.rule) == ("too_few_points", "BH-TRM-01")
    assert refusal.args == (("needed", 1), ("held", 0))


@pytest.mark.rule("BH-TRM-01")
@pytest.mark.parametrize(("points", "asked"), [(2, False), (3, True)])
def test_the_bestiary_is_recovered_for_three_points_or_not_at_all(strict: MakeTable, points: int, asked: bool) -> None:
    """With 2 nothing is asked and nothing is paid; with 3 the payment leaves 0."""
    dying = on(PLAIN, hearts=1, pb=points, bestiary=("ghoul#d1",))
    t = strict(unveiled(dying, deck=("undine#d",), dice=(1,)))
    t.play(bh.StopMoving(0), bh.MapHex(0, PLAIN))

    if asked:
        assert t.prompt == "ransom"
        t.play(bh.PayForBestiary(0))
        t.expect_change("players[0].pb", 3, 0)
    assert (t.state.players[0].pb, t.bestiary(0)) == ((0, ["ghoul#d1"]) if asked else (2, []))


@pytest.mark.rule("BH-TRM-01")
def test_the_supply_of_points_has_no_end(strict: MakeTable) -> None:
    """However many somebody has, there are more."""
    t = strict(unveiled(bh.Position(pb=1_000_000, bestiary=("poacher#d1",))))
    t.play(bh.StopMoving(0), bh.Imprison(0, "poacher#d1"))

    t.expect_change("players[0].pb", 1_000_000, 1_000_002)


@pytest.mark.rule("BH-TRM-01")
def test_no_reserve_begins_below_zero() -> None:
    assert fault(bh.GAME, seats=(bh.Position(pb=-1),)) == ("seats[0].pb", "out_of_range", "BH-TRM-01")


# -- hearts ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-TRM-02")
def test_hearts_are_lost_by_failing_and_by_paying(strict: MakeTable) -> None:
    """Brute Strength costs one, the lost combat another."""
    t = strict(unveiled(on(PLAIN, hero="brunhild"), deck=("hydra#d",), dice=(4,)))
    t.play(bh.StopMoving(0), bh.UseAbility(0, "brute_strength"))
    t.expect_change("players[0].hearts", 5, 4)
    t.play(bh.MapHex(0, PLAIN))

    assert t.hearts(0) == 3
    assert [(event.amount, event.left) for event in t.happened(bh.HeartsLost)] == [(1, 4), (1, 3)]


@pytest.mark.rule("BH-TRM-02")
def test_healing_ends_at_the_starting_number(strict: MakeTable) -> None:
    """Nyra may use Soul Mending with all her hearts: it is paid for, the healing is lost."""
    t = strict(unveiled(bh.Position(hero="nyra", hearts=2, pb=2)))
    t.play(bh.UseAbility(0, "soul_mending"))
    t.expect_change("players[0].hearts", 2, 3)
    assert t.expect_event(bh.HeartsRecovered).left == 3

    t.play(bh.UseAbility(0, "soul_mending"))

    assert set(t.changes) == {"players[0].pb", "players[0].uses.counts"}
    assert (t.hearts(0), t.state.players[0].pb) == (3, 0)
    assert len(t.happened(bh.HeartsRecovered)) == 1


@pytest.mark.rule("BH-TRM-02")
def test_the_starting_number_is_the_maximum() -> None:
    """It follows from the hero board; a hero who plays has at least one heart."""
    for wrong in (5, 0):
        place = bh.Position(hero="kael", hearts=wrong)
        assert fault(bh.GAME, seats=(place,)) == ("seats[0].hearts", "out_of_range", "BH-TRM-02")


@pytest.mark.rule("BH-TRM-02", "BH-SET-08")
def test_a_dealt_hero_can_have_the_hearts_that_are_arranged() -> None:
    """Only Brunhild starts with five: the seat that has five hearts is dealt her."""
    for seed in range(10):
        state = bh.GAME.start(bh.Setup(seats=(bh.Position(), bh.Position(hearts=5))), seed)
        assert (state.players[1].hero, state.players[1].hearts) == ("brunhild", 5)
    assert fault(bh.GAME, seats=(bh.Position(hearts=5), bh.Position(hearts=5))) == (
        "seats[1].hearts",
        "out_of_range",
        "BH-TRM-02",
    )


# -- the bestiary ----------------------------------------------------------------------------------------------

FOUR = ("imp#d1", "undine#d1", "witch_cat#d1", "grushnak")


def trap(strict: MakeTable, bestiary: tuple[str, ...], **options: object) -> tuple[str, list[str]]:
    """Let seat 0 trap a skeleton beside these cards; return the question that follows and the bestiary."""
    first = on(PLAIN, hero="maelis", bestiary=bestiary)
    t = strict(unveiled(first, deck=("skeleton#d1",), dice=(6,), **options))
    t.play(bh.StopMoving(0), bh.MapHex(0, PLAIN), bh.Roll(0))
    return t.prompt, t.bestiary(0)


@pytest.mark.rule("BH-TRM-03")
def test_a_bestiary_holds_five_cards_tyrants_and_halloween_beasts_included(strict: MakeTable) -> None:
    """The fifth is kept face up beside the others, the sixth is too many."""
    assert trap(strict, FOUR) == ("move", [*FOUR, "skeleton#d1"])
    assert trap(strict, (*FOUR, "ghoul#d1")) == ("overflow", [*FOUR, "ghoul#d1", "skeleton#d1"])


@pytest.mark.rule("BH-TRM-03")
def test_another_limit(strict: MakeTable) -> None:
    """With a limit of four the fifth card is too many."""
    assert trap(strict, FOUR, content=ruled(bestiary_limit=4))[0] == "overflow"
    assert trap(strict, (*FOUR, "ghoul#d1"), content=ruled(bestiary_limit=6))[0] == "move"


@pytest.mark.rule("BH-TRM-03")
def test_tyrants_may_be_left_out_of_the_count(strict: MakeTable) -> None:
    """With the switch off Grushnak takes no place: five beasts fit beside him, a sixth does not."""
    content = ruled(bestiary_tyrant_counts_towards_limit=False)

    assert trap(strict, (*FOUR, "ghoul#d1"), content=content)[0] == "move"
    assert trap(strict, (*FOUR, "ghoul#d1", "lich#d1"), content=content)[0] == "overflow"


@pytest.mark.rule("BH-TRM-03")
def test_no_arrangement_begins_with_six_cards() -> None:
    six = (*FOUR, "ghoul#d1", "lich#d1")
    assert fault(bh.GAME, seats=(bh.Position(bestiary=six),)) == ("seats[0].bestiary", "too_many", "BH-TRM-03")


@pytest.mark.rule("BH-TRM-03", "BH-CMP-01")
def test_the_cards_of_a_bestiary_lie_face_up(strict: MakeTable) -> None:
    t = strict(unveiled(bh.Position(bestiary=FOUR)))

    assert t.view(None).players[0].bestiary == t.view(2).players[0].bestiary == FOUR


# -- Agility and Exploration -----------------------------------------------------------------------------------


@pytest.mark.rule("BH-TRM-04")
@pytest.mark.parametrize(("hero", "agility"), [("brunhild", 2), ("romilius", 3), ("kael", 4)])
def test_agility_is_the_most_a_hero_travels(strict: MakeTable, hero: str, agility: int) -> None:
    """After so many steps there are none left; Kael is asked once more because Light Step could win him one."""
    t = strict(unveiled(bh.Position(hero=hero)))
    way = [PLAIN, HANDEL, SWAMP, HANDEL]
    for place in way[:agility]:
        assert t.prompt == "move"
        t.play(bh.Step(0, place))

    assert t.at(0) == way[agility - 1]
    if hero == "kael":
        assert (t.prompt, targets(t)) == ("move", [])
        assert refused(t, bh.Step(0, PLAIN)) == ("no_steps_left", "BH-P1-01")
    else:
        assert (t.prompt, t.asked) == ("survey", (0,))


@pytest.mark.rule("BH-TRM-04")
@pytest.mark.parametrize("taken", [0, 1, 2])
def test_a_hero_may_travel_less_or_not_at_all(strict: MakeTable, taken: int) -> None:
    t = strict(unveiled(bh.Position()))
    for place in (PLAIN, PLAIN_2)[:taken]:
        t.play(bh.Step(0, place))
    t.play(bh.StopMoving(0))

    assert (t.prompt, t.at(0)) == ("survey", (HANDEL, PLAIN, PLAIN_2)[taken])


@pytest.mark.rule("BH-TRM-04")
def test_a_bonus_raises_agility_for_the_turn(strict: MakeTable) -> None:
    """Light Step gives Kael a fifth step."""
    t = strict(unveiled(bh.Position(hero="kael")))
    t.play(bh.UseAbility(0, "light_step"))
    for place in (PLAIN, HANDEL, SWAMP, HANDEL, PLAIN_2):
        t.play(bh.Step(0, place))

    assert (t.prompt, t.at(0)) == ("survey", PLAIN_2)


@pytest.mark.rule("BH-TRM-05")
@pytest.mark.parametrize(("hero", "exploration"), [("romilius", 2), ("nyra", 3)])
def test_exploration_is_how_many_cards_are_drawn(strict: MakeTable, hero: str, exploration: int) -> None:
    deck = ("imp#d1", "undine#d1", "ghoul#d1", "lich#d1")
    t = strict(unveiled(on(PLAIN, hero=hero), deck=deck))
    t.play(bh.StopMoving(0), bh.Track(0))

    assert t.expect_event(bh.BeastsTracked).cards == deck[:exploration]
    t.expect_change("beasts.draw_pile", 52, 52 - exploration)


@pytest.mark.rule("BH-TRM-05")
def test_a_bonus_raises_exploration(strict: MakeTable) -> None:
    """Fresh Trail lets Ysolde draw a third card; another content gives her five to begin with."""
    t = strict(unveiled(on(FOREST, hero="ysolde")))
    t.play(bh.UseAbility(0, "fresh_trail"), bh.StopMoving(0), bh.Track(0))
    assert len(t.state.tracked) == 3

    packaged = bh.load().tables
    heroes = [evolve(hero, exploration=5) if hero.id == "ysolde" else hero for hero in packaged.heroes]
    t = strict(unveiled(on(FOREST, hero="ysolde"), content=evolve(packaged, heroes=tuple(heroes))))
    t.play(bh.StopMoving(0), bh.Track(0))
    assert len(t.state.tracked) == 5
