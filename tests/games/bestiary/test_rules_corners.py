"""Where two rules meet: switches and conditions with the abilities and cards that they are about."""

from __future__ import annotations

import pytest
from attrs import evolve

from boardrules.core.errors import ContentError
from boardrules.games import bestiary as bh
from boardrules.games.bestiary.content import Op, Tables
from boardrules.games.bestiary.movement import EndMovement, MoveChoice, MoveOn
from boardrules.games.bestiary.state import names
from boardrules.games.bestiary.validation import check_tables
from tests.games.bestiary.playing import may_use, use
from tests.games.bestiary.table import EAST, FOREST, HANDEL, PLAIN, A, B, MakeTable, arranged, on, tile
from tests.games.bestiary.variants import free_ability, switched, with_ability, with_beast

ROMILIUS_NYRA = ("nyra", "romilius", "kael")


def with_agility(tables: Tables, name: str, agility: int) -> Tables:
    """Return the tables in which a hero takes so many steps, and has no ability for more."""
    heroes = [
        evolve(hero, agility=agility, abilities=tuple([one for one in hero.abilities if one.id != "light_step"]))
        if hero.id == name
        else hero
        for hero in tables.heroes
    ]
    return evolve(tables, heroes=tuple(heroes))


@pytest.mark.rule("BH-MIS-10", "BH-WLD-05", "BH-MIS-06")
def test_with_the_switch_a_halloween_beast_completes_any_one_trapping_mission(table: MakeTable) -> None:
    """Which one is the captor's choice; a mapping mission is none of them."""
    missions = ["trap_orc", "trap_demon", "map_swamp", "map_mountain"]
    content = switched(missions_wildcard_capture_matches=True)
    t = table(arranged(on(PLAIN), deck=["witch_cat#d1"], dice=[6], missions=missions, content=content))

    t.map_here()

    assert t.prompt == "mission"
    assert t.actions(A) == (bh.ClaimMission(A, "trap_orc#1"), bh.ClaimMission(A, "trap_demon#1"))
    t.play(bh.ClaimMission(A, "trap_demon#1"))
    assert (t.pb(A), t.missions(A)) == (2, ["trap_demon"])


@pytest.mark.rule("BH-MIS-10")
def test_without_the_switch_it_completes_none(table: MakeTable) -> None:
    """As the packaged content has it."""
    missions = ["trap_orc", "trap_demon", "map_swamp", "map_mountain"]
    t = table(arranged(on(PLAIN), deck=["witch_cat#d1"], dice=[6], missions=missions))

    t.map_here()

    assert (t.pb(A), t.missions(A)) == (0, [])
    assert t.bestiary(A) == ["witch_cat#d1"]


@pytest.mark.rule("BH-FX-03", "BH-ABL-05", "BH-TRK-04")
def test_grave_whispers_after_the_draw_still_lets_the_top_of_the_discard_join(table: MakeTable) -> None:
    """Before anything is chosen; unchosen it comes back on top."""
    here = on(PLAIN, bestiary=["ghoul#d1"])
    deck = ["imp#d1", "undine#d1", "manticore#d1"]
    t = table(arranged(here, heroes=ROMILIUS_NYRA, deck=deck, discard=["lich#d1"], dice=[6]))
    t.halt()
    t.play(bh.Track(A))
    assert bh.ChooseBeast(A, "lich#d1") not in t.actions(A)

    use(t, A, "grave_whispers")

    assert t.state.tracked == ("imp#d1", "undine#d1", "manticore#d1", "lich#d1")
    assert t.discard == []
    t.play(bh.ChooseBeast(A, "imp#d1"), bh.Done(A))
    assert t.discard == ["undine#d1", "manticore#d1", "lich#d1"]


@pytest.mark.rule("BH-FX-03")
def test_grave_whispers_after_a_choice_comes_too_late(table: MakeTable) -> None:
    """The use counts all the same (BH-ABL-14)."""
    here = on(PLAIN, bestiary=["ghoul#d1"])
    deck = ["imp#d1", "undine#d1", "manticore#d1"]
    t = table(arranged(here, heroes=ROMILIUS_NYRA, deck=deck, discard=["lich#d1"], dice=[]))
    t.halt()
    t.play(bh.Track(A), bh.ChooseBeast(A, "imp#d1"))

    use(t, A, "grave_whispers")

    assert t.state.tracked == ("imp#d1", "undine#d1", "manticore#d1")
    assert t.discard == ["lich#d1"]
    assert not may_use(t, A, "grave_whispers")


@pytest.mark.rule("BH-FX-01", "BH-ABL-08")
@pytest.mark.parametrize(("hearts", "offered"), [(1, True), (4, False)])
def test_a_condition_on_another_die_is_looked_at_before_it_is_offered(
    table: MakeTable, hearts: int, offered: bool
) -> None:
    """With more hearts than the condition says nobody is asked."""
    content = free_ability("another_luck", Op("reroll_other_die", win_pb=1, if_hearts_at_most=1))
    seats = (on(PLAIN), on(FOREST, hearts=hearts), None)
    t = table(arranged(*seats, heroes=ROMILIUS_NYRA, deck=["undine#d1"], dice=[3], content=content))
    t.passing = False

    t.map_here()

    assert (t.prompt == "other_die" and t.asked == (B,)) is offered
    if offered:
        t.leave_offers()


@pytest.mark.rule("BH-ABL-08")
def test_a_die_that_is_rolled_again_names_its_rule(table: MakeTable) -> None:
    """Not that of paying for the ability."""
    content = free_ability("another_luck", Op("reroll_other_die", win_pb=1))
    setup = arranged(on(PLAIN), on(FOREST), heroes=ROMILIUS_NYRA, deck=["undine#d1"], dice=[1, 5], content=content)
    t = table(setup)
    t.passing = False
    t.map_here()

    use(t, B, "another_luck")

    assert [event.rules for event in t.happened(bh.DieRerolled)] == [("BH-ABL-08",)]


@pytest.mark.rule("BH-FX-02")
def test_what_lasts_cannot_ask_for_the_type_of_a_card() -> None:
    """When it takes effect no card has been trapped, so it would never apply."""
    tables = with_ability("vow_of_justice", effects=(Op("die_level", level=3, scope="turn", if_type="human"),))

    problems = check_tables(tables)

    assert [(problem.path.rpartition(".")[2], problem.code) for problem in problems] == [("if_type", "contradiction")]
    with pytest.raises((ContentError, ValueError)):
        bh.Setup(content=tables)


@pytest.mark.rule("BH-DTH-06", "BH-CMP-03")
@pytest.mark.parametrize("immune", [True, False])
def test_halloween_beasts_are_lost_by_the_switch_and_not_by_their_card(table: MakeTable, immune: bool) -> None:
    """The rulebook speaks of all of them."""
    tables = switched(with_beast("witch_cat", immune_to_death_loss=False), death_halloween_immune=immune)
    here = on(PLAIN, hearts=1, bestiary=["witch_cat#d1", "imp#d1"])
    t = table(arranged(here, deck=["basilisk#d1"], dice=[1], content=tables))

    t.map_here()

    assert t.bestiary(A) == (["witch_cat#d1"] if immune else [])


@pytest.mark.rule("BH-ABL-05", "BH-FX-04", "BH-P1-12")
@pytest.mark.parametrize(
    ("op", "asked"), [(Op("ignore_tokens_moving"), True), (Op("exploration_bonus", amount=1), False)]
)
def test_a_hero_who_is_boxed_in_may_still_walk_in_shadows(op: Op, asked: bool) -> None:
    """The only way on leads through a token and a hero: the ability that opens it is offered, another is not."""
    content = free_ability("light_step", op)
    heroes = ("kael", "ysolde", "romilius")
    seats = (on(EAST), on(PLAIN), None)
    setup = bh.Setup(heroes=heroes, first_player=0, seats=seats, tiles=[tile("forest_3", EAST)], content=content)
    state = bh.GAME.start(setup, 1)
    state.unused += [name for stack in state.stacks for name in names(stack)]
    state.stacks = [[] for _ in state.stacks]
    state.tokens[PLAIN] = "orc"
    state.stack.pop()

    MoveOn(0).resolve(state)

    top = state.stack[-1]
    assert isinstance(top, MoveChoice if asked else EndMovement)
    if isinstance(top, MoveChoice):
        assert top.actions(state) == (bh.StopMoving(0), bh.UseAbility(0, "light_step"))


@pytest.mark.rule("BH-P1-07", "BH-FX-04")
def test_who_is_sent_back_onto_a_token_that_he_entered_meets_it_whatever_the_switch_says(table: MakeTable) -> None:
    """Walking in shadows over a token to an occupied hex, with staying on tokens switched to no combat."""
    content = free_ability("shadow_walk", Op("ignore_tokens_moving"))
    content = switched(content, encounter_staying_on_token_forces_combat=False)
    seats = (on(HANDEL), on(EAST), None)
    tiles, tokens = [tile("forest_3", EAST)], [tile("orc", PLAIN)]
    heroes = with_agility(content, "kael", 2)
    setup = arranged(
        *seats, heroes=("kael", "ysolde", "romilius"), tiles=tiles, tokens=tokens, dice=[6], content=heroes
    )
    t = table(setup)
    use(t, A, "shadow_walk")

    t.play(bh.Step(A, PLAIN), bh.Step(A, EAST))

    assert t.at(A) == PLAIN
    assert len(t.happened(bh.SentBack)) == 1
    assert len(t.happened(bh.EncounterStarted)) == 1
