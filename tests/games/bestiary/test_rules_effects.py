"""What abilities and card effects do: every operation and condition of the vocabulary (BH-FX-01 to BH-FX-03)."""

from __future__ import annotations

import pytest

from boardrules.core.zones import Held
from boardrules.games import bestiary as bh
from boardrules.games.bestiary.content import Op, Tables
from tests.games.bestiary.playing import levels, may_use, points, use, wait_for
from tests.games.bestiary.table import (
    EAST,
    FOREST,
    HANDEL,
    MOUNTAIN,
    PLAIN,
    PLAIN_2,
    SWAMP,
    A,
    B,
    C,
    MakeTable,
    Table,
    arranged,
    on,
    tile,
)
from tests.games.bestiary.variants import free_ability, with_ability, with_beast
from tests.games.happened import refused

#: All designs of missions but those of the row that tests lay out.
DONE = (
    *[f"map_{terrain}" for terrain in ("plain", "swamp", "forest", "sanctuary")],
    *[f"trap_{kind}" for kind in ("chimera", "orc", "demon", "elemental", "undead", "human")],
)
#: The ability of A, Romilius, that tests give other effects, and that of C, Kael, for tests about steps.
ANY, STEP = "loaded_dice", "light_step"


def doing(*effects: Op, timing: str = "before_die") -> Tables:
    """Return content in which A has a free ability with these effects."""
    return free_ability(ANY, *effects, timing=timing)


def trapping(*effects: Op) -> Tables:
    """Return content in which the skeleton has these effects when it is trapped."""
    return with_beast("skeleton", on_capture=effects)


def trap(table: MakeTable, *effects: Op, at: bh.Hex = FOREST, **mine: object) -> Table:
    """Let A trap a skeleton with these effects."""
    content = trapping(*effects)
    tiles = [tile("sanctuary_axe", EAST)]
    t = table(arranged(on(at, **mine), deck=["skeleton#d1"], dice=[2], content=content, tiles=tiles))
    t.map_here()
    return t


# -- the operations ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-FX-01", "BH-FX-02", "BH-CBT-02")
@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("scope", ["turn", "next_die"])
def test_die_level(table: MakeTable, level: int, scope: str) -> None:
    """The die of that level instead of level 1: for all combats of the turn, or for the next one."""
    content = doing(Op("die_level", level=level, scope=scope))
    deck = ["skeleton#d1", "ghoul#d1"]
    t = table(arranged(on(FOREST), deck=deck, dice=[2, 3], content=content))
    use(t, A, ANY)
    t.track(*deck)

    assert levels(t) == [(A, level), (A, level if scope == "turn" else 1)]
    assert t.happened(bh.DieRolled)[0].result == 2


@pytest.mark.rule("BH-FX-02", "BH-CBT-02", "BH-CMP-17")
def test_of_several_levels_the_highest_counts(table: MakeTable) -> None:
    """Also when the higher one lasts for one die only: the next one is of the lower level."""
    content = doing(Op("die_level", level=2, scope="turn"), Op("die_level", level=3, scope="next_die"))
    deck = ["skeleton#d1", "ghoul#d1"]
    t = table(arranged(on(FOREST), deck=deck, dice=[10, 8], content=content))
    use(t, A, ANY)
    t.track(*deck)

    assert levels(t) == [(A, 3), (A, 2)]
    assert t.dice == [10, 8]


@pytest.mark.rule("BH-FX-02", "BH-TRN-04")
def test_a_level_for_the_next_die_ends_with_the_turn(table: MakeTable) -> None:
    """Without a combat in this turn it is gone: the next turn rolls an ordinary die."""
    content = doing(Op("die_level", level=3, scope="next_die"))
    t = table(arranged(deck=["skeleton#d1"], dice=[2], content=content, players=2, heroes=("romilius", "kael")))
    use(t, A, ANY)
    t.turn_in_handel()
    assert t.player(A).lasting == ()
    t.play(bh.Step(B, SWAMP), bh.StopMoving(B), bh.MapHex(B, SWAMP), bh.Roll(B))
    assert levels(t) == [(B, 1)]


@pytest.mark.rule("BH-FX-02", "BH-TRN-04", "BH-AST-07")
def test_a_level_used_in_the_turn_of_another_ends_with_that_turn(table: MakeTable) -> None:
    """A assists in B's turn with dice for the whole turn; in C's turn, right after, they are ordinary."""
    content = doing(Op("die_level", level=2, scope="turn"))
    seats = (on(FOREST), on(PLAIN), on(MOUNTAIN))
    options = {"missions": ["trap_orc#1", "trap_orc#2", "map_sanctuary#1", "map_sanctuary#2"]}
    deck = ["undine#d1", "ghoul#d1"]
    setup = arranged(*seats, first_player=B, deck=deck, dice=[1, 8, 1, 6], content=content, **options)
    t = table(setup)
    t.map_here()
    t.play(bh.Roll(B), bh.Assist(A))
    use(t, A, ANY)
    assert t.current == C
    assert t.player(A).lasting == ()
    t.map_here()
    t.play(bh.Roll(C), bh.Assist(A), bh.Roll(A))

    assert levels(t) == [(B, 1), (A, 2), (C, 1), (A, 1)]


@pytest.mark.rule("BH-FX-01", "BH-TRM-04")
@pytest.mark.parametrize("before", [True, False])
def test_agility_bonus(table: MakeTable, before: bool) -> None:
    """So many steps more, whether the movement has begun or not; the next turn has as many as ever."""
    content = free_ability(STEP, Op("agility_bonus", amount=2))
    way = [PLAIN, FOREST, MOUNTAIN, SWAMP, HANDEL, PLAIN_2]
    t = table(arranged(None, None, None, first_player=C, content=content))
    if before:
        use(t, C, STEP)
    t.play(*[bh.Step(C, place) for place in way[:3]])
    if not before:
        use(t, C, STEP)
    decision = t.decision
    assert decision is not None
    assert decision.prompt.args == (("steps", 4 + 2 - 3),)
    t.play(*[bh.Step(C, place) for place in way[3:]])

    assert (t.at(C), t.prompt) == (PLAIN_2, "survey")


@pytest.mark.rule("BH-FX-01", "BH-ABL-14")
def test_agility_bonus_after_the_movement_has_no_effect(table: MakeTable) -> None:
    """It can be used, and counts, but the hero goes nowhere."""
    t = table(arranged(first_player=C))
    t.play(bh.StopMoving(C))
    use(t, C, STEP)

    assert (t.prompt, t.at(C), t.player(C).uses.of("turn")) == ("survey", HANDEL, {STEP: 1})
    assert t.refuses(bh.Step(C, PLAIN)).code == "not_offered"


@pytest.mark.rule("BH-FX-01", "BH-P1-05")
def test_agility_bonus_does_not_raise_the_cap_of_a_turn_begun_on_a_token(table: MakeTable) -> None:
    """One step, whatever the agility."""
    t = table(arranged(None, None, on(PLAIN), first_player=C, tokens=[tile("orc", PLAIN)]))
    use(t, C, STEP)
    t.play(bh.Step(C, FOREST))

    assert (t.prompt, t.at(C)) == ("survey", FOREST)


@pytest.mark.rule("BH-FX-01", "BH-TRM-05", "BH-TRK-01")
@pytest.mark.parametrize("amount", [1, 3])
def test_exploration_bonus(table: MakeTable, amount: int) -> None:
    """So many cards more, drawn with the others."""
    content = doing(Op("exploration_bonus", amount=amount))
    t = table(arranged(on(FOREST), content=content))
    deck = t.deck
    use(t, A, ANY)
    t.halt()
    t.play(bh.Track(A))

    assert len(t.state.tracked) == 2 + amount
    assert t.deck == deck - 2 - amount


@pytest.mark.rule("BH-FX-01", "BH-ABL-14")
def test_exploration_bonus_after_the_draw_has_no_effect(table: MakeTable) -> None:
    """The cards lie open already; the use counts."""
    t = table(arranged(None, on(FOREST), first_player=B))
    t.halt()
    t.play(bh.Track(B))
    use(t, B, "fresh_trail")

    assert len(t.state.tracked) == 2
    assert t.player(B).uses.of("turn") == {"fresh_trail": 1}


@pytest.mark.rule("BH-FX-01", "BH-TRM-02")
@pytest.mark.parametrize(("hearts", "amount", "after"), [(1, 1, 2), (1, 2, 3), (3, 2, 4), (4, 1, 4)])
def test_heal(table: MakeTable, hearts: int, amount: int, after: int) -> None:
    """So many hearts, up to the maximum; the excess has no effect."""
    t = table(arranged(bh.Position(hearts=hearts), content=doing(Op("heal", amount=amount))))
    events = use(t, A, ANY)

    assert t.hearts(A) == after
    recovered = [(event.amount, event.left) for event in events if isinstance(event, bh.HeartsRecovered)]
    assert recovered == ([(after - hearts, after)] if after > hearts else [])


@pytest.mark.rule("BH-FX-01", "BH-TRP-04")
def test_gain_pb(table: MakeTable) -> None:
    """Points for whoever uses the ability, or traps the card."""
    t = table(arranged(content=doing(Op("gain_pb", amount=3))))
    use(t, A, ANY)
    t.expect_event(bh.PointsGained, seat=A, amount=3, total=3, rules=("BH-FX-01",))

    t = trap(table, Op("gain_pb", amount=2), pb=1)
    assert points(t, A) == [2]
    assert t.pb(A) == 3


@pytest.mark.rule("BH-FX-01", "BH-ABL-08")
def test_reroll_other_die(table: MakeTable) -> None:
    """The die of another is rolled again, and the points come with the combat that is won."""
    content = free_ability("another_luck", Op("reroll_other_die", win_pb=2), timing="after_other_die")
    t = table(arranged(None, on(PLAIN), first_player=B, deck=["imp#d1"], dice=[1, 3], content=content))
    t.map_here()
    t.play(bh.Roll(B))
    use(t, A, "another_luck")

    assert (t.dice, t.bestiary(B), t.pb(A)) == ([1, 3], ["imp#d1"], 2)


@pytest.mark.rule("BH-FX-01", "BH-FX-04")
def test_ignore_tokens_moving(table: MakeTable) -> None:
    """A token on the way does not stop the hero; the next turn it does again."""
    content = doing(Op("ignore_tokens_moving"))
    piles = {"orc": ["orc_tracker#p1"]}
    t = table(arranged(tokens=[tile("orc", PLAIN)], piles=piles, dice=[3], content=content))
    use(t, A, ANY)
    t.play(bh.Step(A, PLAIN), bh.Step(A, HANDEL))
    assert (t.prompt, t.at(A)) == ("move", HANDEL)
    wait_for(t, A)
    t.play(bh.Step(A, PLAIN))
    t.expect_event(bh.EncounterStarted, seat=A, card="orc_tracker#p1")
    t.play(bh.Roll(A))


@pytest.mark.rule("BH-FX-01", "BH-FX-05")
def test_map_adjacent(table: MakeTable) -> None:
    """Any hex next to the hero may be mapped instead of its own."""
    t = table(arranged(on(FOREST), content=doing(Op("map_adjacent"))))
    use(t, A, ANY)
    t.halt()

    places = [action.at for action in t.actions(A) if isinstance(action, bh.MapHex)]
    assert places == [FOREST, MOUNTAIN, HANDEL, PLAIN]  # its own, then as the directions are counted


@pytest.mark.rule("BH-FX-01", "BH-FX-03")
@pytest.mark.parametrize(("count", "joining"), [(1, ["imp#d1"]), (2, ["ghoul#d1", "imp#d1"])])
def test_add_discard_to_track(table: MakeTable, count: int, joining: list[str]) -> None:
    """So many cards from the top of the discard join, the top one last."""
    content = doing(Op("add_discard_to_track", count=count))
    discard = ["hydra#d1", "ghoul#d1", "imp#d1"]
    setup = arranged(on(FOREST), deck=["skeleton#d1", "undine#d1"], discard=discard, dice=[2], content=content)
    t = table(setup)
    use(t, A, ANY)
    t.halt()
    t.play(bh.Track(A))
    assert t.state.tracked == ("skeleton#d1", "undine#d1", *joining)
    t.play(bh.ChooseBeast(A, "skeleton#d1"), bh.Done(A))

    # What is not chosen lies as it was, above the drawn ones.
    left = [card for card in discard if card not in joining]
    assert t.discard == [*left, "undine#d1", *joining]


@pytest.mark.rule("BH-FX-01", "BH-HUM-01")
def test_imprison_bonus(table: MakeTable) -> None:
    """So many points more for every Human, as often as the operation is in effect."""
    op = Op("imprison_bonus", amount=2)
    t = table(arranged(bh.Position(bestiary=["poacher#d1", "inquisitor#d1"]), content=doing(op, op)))
    use(t, A, ANY)
    t.play(bh.StopMoving(A), bh.Imprison(A, "poacher#d1"))
    assert points(t, A) == [2 + 2 + 2]
    t.play(bh.Imprison(A, "inquisitor#d1"))

    assert t.pb(A) == 6 + 3 + 4


@pytest.mark.rule("BH-FX-01", "BH-TRP-04", "BH-MIS-03")
@pytest.mark.parametrize("which", [0, 3])
def test_refresh_mission(table: MakeTable, which: int) -> None:
    """The chosen mission goes to the bottom of its deck, and the top of the deck fills the row."""
    row = ["map_riverbank#1", "map_riverbank#2", "map_mountain#1", "map_mountain#2"]
    setup = arranged(content=doing(Op("refresh_mission")), missions=row, mission_deck=["trap_orc#1"])
    t = table(setup)
    size = len(t.state.mission_deck)
    use(t, A, ANY)
    assert (t.prompt, t.actions(A)) == ("refresh", (bh.Decline(A), *[bh.RefreshMission(A, name) for name in row]))
    assert refused(t, bh.RefreshMission(A, "trap_orc#1")) == ("not_face_up", "BH-FX-01")
    t.play(bh.RefreshMission(A, row[which]))

    t.expect_event(bh.MissionRefreshed, seat=A, mission=row[which])
    t.expect_event(bh.MissionRevealed, mission="trap_orc#1")
    assert t.state.mission_row == [*[name for name in row if name != row[which]], "trap_orc#1"]
    assert t.state.mission_deck[0] == Held(row[which], public=True)
    assert [held.public for held in t.state.mission_deck] == [True, *[False] * (size - 1)]
    assert (t.pb(A), t.missions(A)) == (0, [])


@pytest.mark.rule("BH-FX-01", "BH-TRP-04")
def test_refreshing_may_be_left(table: MakeTable) -> None:
    """Nothing changes but that the ability was used."""
    t = table(arranged(content=doing(Op("refresh_mission"))))
    use(t, A, ANY)
    before = list(t.state.mission_row)
    t.play(bh.Decline(A))

    assert t.state.mission_row == before
    assert set(t.changes) == set()
    assert t.player(A).uses.of("turn") == {ANY: 1}


@pytest.mark.rule("BH-FX-01", "BH-MIS-03")
def test_with_an_empty_deck_a_refreshed_mission_comes_back(table: MakeTable) -> None:
    """It is the bottom of the deck, and the top too."""
    done = [f"{kind}#{copy}" for kind in DONE for copy in (1, 2)]
    row = ["map_riverbank#1", "map_riverbank#2", "map_mountain#1", "map_mountain#2"]
    setup = arranged(None, bh.Position(missions=done), content=doing(Op("refresh_mission")), missions=row)
    t = table(setup)
    assert t.state.mission_deck == []
    use(t, A, ANY)
    t.play(bh.RefreshMission(A, "map_riverbank#1"))

    assert sorted(t.state.mission_row) == sorted(row)
    assert t.state.mission_deck == []


# -- conditions --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-FX-01")
@pytest.mark.parametrize(("wanted", "gained"), [("undead", 1), ("orc", 0)])
def test_if_type(table: MakeTable, wanted: str, gained: int) -> None:
    """The type of the card just trapped."""
    assert trap(table, Op("gain_pb", amount=1, if_type=wanted)).pb(A) == gained


@pytest.mark.rule("BH-FX-01")
@pytest.mark.parametrize(("place", "gained"), [(EAST, 1), (FOREST, 0)])
def test_if_terrain(table: MakeTable, place: bh.Hex, gained: int) -> None:
    """The terrain on which the hero stands when the operation applies."""
    assert trap(table, Op("gain_pb", amount=1, if_terrain="sanctuary"), at=place).pb(A) == gained


@pytest.mark.rule("BH-FX-01")
@pytest.mark.parametrize(("hearts", "gained"), [(1, 1), (2, 1), (3, 0)])
def test_if_hearts_at_most(table: MakeTable, hearts: int, gained: int) -> None:
    """The hearts of the hero when the operation applies."""
    assert trap(table, Op("gain_pb", amount=1, if_hearts_at_most=2), hearts=hearts).pb(A) == gained


@pytest.mark.rule("BH-FX-01")
def test_operations_apply_in_their_order_each_with_its_condition(table: MakeTable) -> None:
    """The first heal makes the condition of the second untrue; what follows is done all the same."""
    heal = Op("heal", amount=1, if_hearts_at_most=2)
    t = trap(table, heal, heal, Op("gain_pb", amount=1), hearts=2)

    assert (t.hearts(A), t.pb(A)) == (3, 1)


@pytest.mark.rule("BH-FX-01", "BH-TRP-04")
def test_all_conditions_of_an_operation_must_hold(table: MakeTable) -> None:
    """The right type in the wrong place is not enough."""
    op = Op("gain_pb", amount=1, if_type="undead", if_terrain="sanctuary", if_hearts_at_most=3)
    found = [trap(table, op, at=place, hearts=hearts).pb(A) for place in (EAST, FOREST) for hearts in (3, 4)]

    assert found == [1, 0, 0, 0]


@pytest.mark.rule("BH-FX-01", "BH-FX-02")
def test_the_condition_of_what_lasts_is_tested_at_every_roll(table: MakeTable) -> None:
    """Used in Handel, in effect on the sanctuary; used on the sanctuary, not in effect in the forest."""
    cards = ["undine#d1", "mercenary#d1"]
    for start, way, level in ((PLAIN, EAST, 2), (EAST, PLAIN, 1)):
        setup = arranged(
            None,
            on(start, bestiary=cards),
            first_player=B,
            tiles=[tile("sanctuary_axe", EAST)],
            deck=["skeleton#d1"],
            dice=[6],
        )
        t = table(setup)
        use(t, B, "sanctuary_horn")
        t.play(bh.Step(B, way))
        t.map_here()
        t.roll()
        assert levels(t) == [(B, level)]


@pytest.mark.rule("BH-FX-01", "BH-FX-02")
def test_the_condition_on_hearts_is_tested_at_every_roll(table: MakeTable) -> None:
    """The first die is an ordinary one, the second, after the failure, one of level 3."""
    content = doing(Op("die_level", level=3, scope="turn", if_hearts_at_most=2))
    setup = arranged(on(FOREST, hearts=3), deck=["hydra#d1", "lich#d1"], dice=[1, 10], content=content)
    t = table(setup)
    use(t, A, ANY)
    t.track("hydra#d1", "lich#d1")

    assert levels(t) == [(A, 1), (A, 3)]


@pytest.mark.rule("BH-FX-01", "BH-TRP-04")
def test_an_effect_that_lasts_can_come_with_a_card(table: MakeTable) -> None:
    """A skeleton that gives better dice for the turn: the second tracked beast is fought with one."""
    content = trapping(Op("die_level", level=2, scope="turn"))
    deck = ["skeleton#d1", "ghoul#d1"]
    t = table(arranged(on(FOREST), deck=deck, dice=[2, 8], content=content))
    t.track(*deck)

    assert levels(t) == [(A, 1), (A, 2)]
    assert t.player(A).lasting == ()


@pytest.mark.rule("BH-FX-01")
def test_several_operations_of_one_ability_are_all_carried_out(table: MakeTable) -> None:
    """In their order, each with what it asks."""
    content = doing(Op("gain_pb", amount=1), Op("refresh_mission"), Op("scout_stack"), Op("heal", amount=1))
    t = table(arranged(bh.Position(hearts=1), content=content))
    use(t, A, ANY)
    assert (t.prompt, t.pb(A), t.hearts(A)) == ("refresh", 1, 1)
    t.play(bh.Decline(A))
    assert (t.prompt, t.hearts(A)) == ("scout", 1)
    t.play(bh.Decline(A))

    assert (t.prompt, t.hearts(A)) == ("move", 2)
    assert not may_use(t, A, ANY)


@pytest.mark.rule("BH-FX-01", "BH-ABL-11")
def test_the_payment_comes_before_the_effects(table: MakeTable) -> None:
    """Who heals by paying with a heart loses it first: at the maximum nothing is gained, nothing is wasted."""
    content = with_ability("city_law", pay_hearts=1, effects=(Op("heal", amount=2),))
    t = table(arranged(heroes=("maelis", "ysolde", "kael"), content=content))
    use(t, A, "city_law")

    assert t.hearts(A) == 4
    assert [type(event) for event in t.events] == [bh.AbilityUsed, bh.HeartsLost, bh.HeartsRecovered]
