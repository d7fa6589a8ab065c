"""Rules BH-P2, BH-MAP and BH-TRK: Phase 2, in which a hero maps or tracks."""

from __future__ import annotations

from typing import Any, Final

import pytest

from boardrules.games import bestiary as bh
from tests.games.bestiary.ruled import ruled
from tests.games.bestiary.table import (
    EAST,
    FOREST,
    HANDEL,
    MOUNTAIN,
    PLAIN,
    RIVERBANK,
    SWAMP,
    A,
    B,
    C,
    MakeTable,
    Table,
    arranged,
    on,
    shown,
    tile,
    tyrant,
)
from tests.games.happened import refused
from tests.games.setups import fault

#: Nyra draws three cards, and with a point to spend she is asked before each of her dice.
NYRA: Final = ("nyra", "ysolde", "kael")
TRACKER: Final = ("ysolde", "romilius", "kael")
THREE: Final = ("basilisk#d1", "ghoul#d1", "undine#d1")


def tracking(table: MakeTable, *deck: str, heroes: tuple[str, ...] = NYRA, pb: int = 1, **options: Any) -> Table:
    """Return a table where seat A stands on a plain and has tracked; these cards lay on top of the deck."""
    t = table(arranged(on(PLAIN, pb=pb), heroes=heroes, deck=deck, **options))
    t.play(bh.StopMoving(A), bh.Track(A))
    return t


def offered(t: Table) -> list[str]:
    """Return the cards that A may choose now."""
    return [action.card for action in t.actions(A) if isinstance(action, bh.ChooseBeast)]


# -- BH-P2 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-P2-01")
def test_a_hero_maps_or_tracks(table: MakeTable) -> None:
    """These two are offered and nothing else; the phase cannot be skipped."""
    t = table(arranged(on(PLAIN)))
    t.play(bh.StopMoving(A))

    assert (t.prompt, t.actions(A)) == ("survey", (bh.MapHex(A, PLAIN), bh.Track(A)))
    assert refused(t, bh.Done(A)) == ("not_offered", "BH-P2-01")
    assert refused(t, bh.Decline(A)) == ("not_offered", "BH-P2-01")


@pytest.mark.rule("BH-P2-01")
def test_mapping_leaves_no_tracking(table: MakeTable) -> None:
    """After mapping the turn goes on to its one combat, and then to the next player."""
    t = table(arranged(on(PLAIN), deck=["undine#d1"], dice=[6]))
    t.play(bh.StopMoving(A), bh.MapHex(A, PLAIN))

    assert t.next_turn == (B, "move", (B,))
    assert (len(t.happened(bh.HexMapped)), len(t.happened(bh.BeastsTracked))) == (1, 0)
    assert refused(t, bh.Track(A)) == ("not_your_decision", "BH-RND-01")


@pytest.mark.rule("BH-P2-01")
def test_tracking_leaves_no_mapping(table: MakeTable) -> None:
    """After tracking the wanted terrain is not mapped any more."""
    t = tracking(table, *THREE, missions=["map_plain#1"], dice=[6])
    assert refused(t, bh.MapHex(A, PLAIN)) == ("not_offered", "BH-TRK-03")
    t.play(bh.ChooseBeast(A, "ghoul#d1"), bh.Done(A))
    t.roll()

    assert (t.current, t.missions(A)) == (B, [])
    assert not t.happened(bh.HexMapped)


@pytest.mark.rule("BH-P2-01", "BH-ABL-05")
def test_an_ability_is_no_choice_of_the_phase(table: MakeTable) -> None:
    """After Fresh Trail the same question comes again, without the ability."""
    t = table(arranged(on(PLAIN), heroes=TRACKER))
    t.play(bh.StopMoving(A), bh.UseAbility(A, "fresh_trail"))

    assert (t.prompt, t.actions(A)) == ("survey", (bh.MapHex(A, PLAIN), bh.Track(A)))


@pytest.mark.rule("BH-P2-02", "BH-TRN-02")
@pytest.mark.parametrize("die", [1, 6], ids=["failed", "won"])
def test_no_phase_2_after_an_encounter(table: MakeTable, die: int) -> None:
    """Whatever came of it: no mapping, no tracking, and no card of the Beast deck."""
    t = table(
        arranged(
            on(FOREST),
            tyrants=[shown("azhurel", "plain")],
            tokens=[tile("demon", PLAIN)],
            piles={"demon": ["hellhound#p1"]},
            missions=["map_plain#1"],
            dice=[die],
        )
    )
    deck = t.deck

    t.play(bh.Step(A, PLAIN))

    assert t.next_turn == (B, "move", (B,))
    assert (t.missions(A), t.deck) == ([], deck)
    for kind in (bh.HexMapped, bh.BeastsTracked, bh.BeastFaced):
        assert not t.happened(kind)


@pytest.mark.rule("BH-P2-03", "BH-TRK-05", "BH-P3-01")
@pytest.mark.parametrize("where", [HANDEL, EAST], ids=["Handel", "Belmora"])
def test_in_a_city_mapping_is_all_there_is(table: MakeTable, where: bh.Hex) -> None:
    """Tracking is refused, mapping has no effect, and no beast comes: deck, points and missions stay."""
    missions = ["map_plain#1", "map_forest#1", "map_swamp#1", "map_sanctuary#1"]
    t = table(arranged(on(where), tiles=[tile("city_belmora", EAST)], missions=missions))
    t.play(bh.StopMoving(A))
    assert t.actions(A) == (bh.MapHex(A, where),)
    assert refused(t, bh.Track(A)) == ("no_tracking_in_a_city", "BH-TRK-05")
    before = (t.deck, t.state.mission_row)

    t.play(bh.MapHex(A, where))

    t.expect_event(bh.HexMapped, seat=A, at=where, terrain="city")
    assert t.next_turn == (B, "move", (B,))
    assert (t.deck, t.state.mission_row) == before
    assert (t.hearts(A), t.pb(A), t.missions(A), t.bestiary(A)) == (4, 0, [], [])


@pytest.mark.rule("BH-P2-03", "BH-FX-05")
def test_from_a_city_an_ability_may_map_what_lies_next_to_it(table: MakeTable) -> None:
    """Farsight Map reaches the forest from Handel and completes its mission; tracking stays refused."""
    heroes = ("kael", "ysolde", "romilius")
    t = table(arranged(on(HANDEL, bestiary=["ghoul#d1", "undine#d1"]), heroes=heroes, missions=["map_forest#1"]))
    t.play(bh.StopMoving(A), bh.UseAbility(A, "farsight_map"))
    assert refused(t, bh.Track(A)) == ("no_tracking_in_a_city", "BH-TRK-05")

    t.play(bh.MapHex(A, FOREST))

    assert (t.missions(A), t.pb(A), t.current) == (["map_forest"], 2, B)
    assert not t.happened(bh.BeastFaced)


# -- BH-MAP ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-MAP-01")
@pytest.mark.parametrize(
    ("where", "mission"),
    [
        (PLAIN, "map_plain"),
        (FOREST, "map_forest"),
        (MOUNTAIN, "map_mountain"),
        (SWAMP, "map_swamp"),
        (RIVERBANK, "map_riverbank"),
        (EAST, "map_sanctuary"),
    ],
)
def test_mapping_the_wanted_terrain_completes_a_mission(table: MakeTable, where: bh.Hex, mission: str) -> None:
    """The hex on which the hero stands counts; the card is claimed without a question."""
    t = table(arranged(on(where), tiles=[tile("sanctuary_axe", EAST)], missions=[f"{mission}#1"], deck_size=0))
    t.play(bh.StopMoving(A))

    t.play(bh.MapHex(A, where))

    mapped = t.expect_event(bh.HexMapped, seat=A, at=where, terrain=mission.removeprefix("map_"))
    assert mapped.rules == ("BH-MAP-01",)
    t.expect_event(bh.MissionCompleted, seat=A, mission=f"{mission}#1", pb=2)
    assert (t.missions(A), t.pb(A)) == ([mission], 2)


@pytest.mark.rule("BH-MAP-01")
def test_mapping_what_nobody_wants_is_legal_and_does_nothing(table: MakeTable) -> None:
    """With no beast left to fight either, the turn passes and nothing else changes."""
    t = table(arranged(on(PLAIN), missions=["map_forest#1", "trap_orc#1"], deck_size=0))
    t.play(bh.StopMoving(A))

    t.play(bh.MapHex(A, PLAIN))

    assert [path for path in t.changes if not path.startswith(("current", "turn", "path"))] == []
    assert t.missions(A) == []


@pytest.mark.rule("BH-MAP-01")
@pytest.mark.parametrize("where", [HANDEL, FOREST, bh.Hex(2, 0), bh.Hex(5, 5)])
def test_no_other_hex_can_be_mapped(table: MakeTable, where: bh.Hex) -> None:
    """Neither a hex next to the hero nor one that is not on the map."""
    t = table(arranged(on(PLAIN), missions=["map_forest#1"]))
    t.play(bh.StopMoving(A))

    assert refused(t, bh.MapHex(A, where)) == ("not_this_hex", "BH-MAP-01")


@pytest.mark.rule("BH-MAP-01")
def test_the_same_hex_may_be_mapped_again(table: MakeTable) -> None:
    """In the next round A maps the same plain for the second mission: no marker lies there."""
    missions = ["map_plain#1", "map_plain#2"]
    row = [tyrant("grushnak", "swamp")]
    t = table(arranged(on(PLAIN), first_player=B, missions=missions, tyrants=row, deck_size=0))
    t.turn_in_handel()
    t.turn_in_handel()
    t.map_here()
    assert (t.missions(A), t.pb(A)) == (["map_plain"], 2)
    assert (t.state.round, t.current) == (2, C)

    t.turn_in_handel()
    t.map_here()

    assert (t.missions(A), t.pb(A)) == (["map_plain", "map_plain"], 4)


@pytest.mark.rule("BH-MAP-02", "BH-P3-02")
def test_after_mapping_the_top_card_is_fought(table: MakeTable) -> None:
    """The first card of the deck, and only that one."""
    t = table(arranged(on(PLAIN), deck=["undine#d1", "ghoul#d1"], dice=[6]))
    deck = t.deck

    t.map_here()

    assert t.expect_event(bh.BeastFaced, seat=A).card == "undine#d1"
    t.expect_event(bh.DieRolled, seat=A, against="undine#d1", strength=3)
    assert (t.deck, t.bestiary(A)) == (deck - 1, ["undine#d1"])


@pytest.mark.rule("BH-MAP-02", "BH-P3-03")
def test_after_mapping_the_tyrant_takes_the_place_of_the_default_combat(table: MakeTable) -> None:
    """A maps the Sanctuary and fights its tyrant: no card is drawn."""
    t = table(arranged(on(EAST), tiles=[tile("sanctuary_axe", EAST)], tyrants=[shown("grushnak")], dice=[1]))
    deck = t.deck
    t.map_here()

    t.play(bh.FightTyrant(A, "grushnak"))

    assert (t.deck, t.hearts(A), t.current) == (deck, 3, B)
    assert not t.happened(bh.BeastFaced)


# -- BH-TRK-01, 02 -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-TRK-01", "BH-TRM-05")
@pytest.mark.parametrize(
    ("hero", "ability", "number"),
    [("romilius", None, 2), ("nyra", None, 3), ("ysolde", None, 2), ("ysolde", "fresh_trail", 3)],
)
def test_as_many_cards_as_the_exploration_says(table: MakeTable, hero: str, ability: str | None, number: int) -> None:
    """With bonuses; drawn from the top, face up before everybody, and no card more."""
    top = ("basilisk#d1", "ghoul#d1", "undine#d1", "imp#d1")
    heroes = (hero, "brunhild", "kael")
    t = table(arranged(on(PLAIN), heroes=heroes, deck=top))
    t.play(bh.StopMoving(A))
    if ability is not None:
        t.play(bh.UseAbility(A, ability))
    deck = t.deck

    t.play(bh.Track(A))

    assert t.expect_event(bh.BeastsTracked, seat=A).cards == top[:number]
    assert t.deck == deck - number
    for seat in (A, B, C, None):
        assert t.view(seat).tracked == top[:number]
    assert offered(t) == list(top[:number])


@pytest.mark.rule("BH-TRK-02", "BH-DCK-01")
def test_the_discard_helps_out_when_the_deck_is_short(table: MakeTable) -> None:
    """One card in the deck, two in the discard: Nyra gets all three, the first from the deck."""
    t = tracking(table, "ghoul#d1", deck_size=1, discard=["imp#d1", "undine#d1"])

    assert t.expect_event(bh.DeckShuffled).cards == 2
    assert t.state.tracked[0] == "ghoul#d1"
    assert set(t.state.tracked) == {"ghoul#d1", "imp#d1", "undine#d1"}
    assert (t.deck, t.discard) == (0, [])


@pytest.mark.rule("BH-TRK-02", "BH-DCK-02")
def test_with_both_piles_empty_there_are_fewer_cards(table: MakeTable) -> None:
    """Two instead of three, and nothing is shuffled."""
    t = tracking(table, "ghoul#d1", "imp#d1", deck_size=2)

    assert t.expect_event(bh.BeastsTracked, seat=A).cards == ("ghoul#d1", "imp#d1")
    assert offered(t) == ["ghoul#d1", "imp#d1"]
    assert not t.happened(bh.DeckShuffled)


@pytest.mark.rule("BH-TRK-02", "BH-TRK-03", "BH-DCK-02")
def test_without_a_card_there_is_no_combat(table: MakeTable) -> None:
    """Nothing is drawn, nothing chosen, no die rolled, and the turn is over."""
    t = tracking(table, deck_size=0, pb=0)

    assert t.expect_event(bh.BeastsTracked, seat=A).cards == ()
    assert (t.next_turn, t.hearts(A), t.dice) == ((B, "move", (B,)), 3, [])
    assert not t.happened(bh.BeastsChosen)


# -- BH-TRK-03 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-TRK-03")
def test_one_card_may_be_chosen(table: MakeTable) -> None:
    """With one chosen the hero may leave it at that; only this one is fought."""
    t = tracking(table, *THREE, dice=[6])
    assert refused(t, bh.Done(A)) == ("choose_one", "BH-TRK-03")
    t.play(bh.ChooseBeast(A, "ghoul#d1"))
    assert t.actions(A)[:3] == (bh.Done(A), bh.ChooseBeast(A, "basilisk#d1"), bh.ChooseBeast(A, "undine#d1"))

    t.play(bh.Done(A))
    assert t.expect_event(bh.BeastsChosen, seat=A).cards == ("ghoul#d1",)
    t.roll()

    assert (t.bestiary(A), t.discard, t.current) == (["ghoul#d1"], ["basilisk#d1", "undine#d1"], B)


@pytest.mark.rule("BH-TRK-03")
@pytest.mark.parametrize("order", [("basilisk#d1", "undine#d1"), ("undine#d1", "basilisk#d1")])
def test_two_cards_in_the_order_of_the_choice(table: MakeTable, order: tuple[str, str]) -> None:
    """Not in the order in which they were drawn; a third is not asked for."""
    t = tracking(table, *THREE, dice=[5, 6])
    t.play(bh.ChooseBeast(A, order[0]), bh.ChooseBeast(A, order[1]))
    assert t.prompt == "roll"
    t.roll()

    assert [event.against for event in t.happened(bh.DieRolled)] == list(order)
    assert (t.bestiary(A), t.discard, t.current) == (list(order), ["ghoul#d1"], B)


@pytest.mark.rule("BH-TRK-03")
def test_only_drawn_cards_and_none_twice(table: MakeTable) -> None:
    """What still lies in the deck, and what is chosen already, is refused."""
    t = tracking(table, *THREE, "imp#d1")
    assert refused(t, bh.ChooseBeast(A, "imp#d1")) == ("not_tracked", "BH-TRK-03")
    t.play(bh.ChooseBeast(A, "ghoul#d1"))

    assert refused(t, bh.ChooseBeast(A, "ghoul#d1")) == ("not_tracked", "BH-TRK-03")


@pytest.mark.rule("BH-TRK-03")
def test_a_single_card_must_be_fought(table: MakeTable) -> None:
    """There is nothing to choose, so nothing is asked: the die is rolled."""
    t = tracking(table, "ghoul#d1", deck_size=1, pb=0, dice=[1])

    assert t.expect_event(bh.BeastsChosen, seat=A).cards == ("ghoul#d1",)
    assert (t.hearts(A), t.discard, t.current) == (2, ["ghoul#d1"], B)


@pytest.mark.rule("BH-TRK-03", "BH-ABL-05")
def test_a_single_card_can_only_wait_for_an_ability(table: MakeTable) -> None:
    """With an ability to use after the draw the choice is asked, but it is none."""
    t = tracking(table, "ghoul#d1", deck_size=1, pb=1, dice=[3])

    assert t.actions(A) == (bh.ChooseBeast(A, "ghoul#d1"), bh.UseAbility(A, "soul_mending"))
    assert refused(t, bh.Done(A)) == ("choose_one", "BH-TRK-03")
    t.play(bh.UseAbility(A, "soul_mending"))

    assert (t.bestiary(A), t.pb(A), t.current) == (["ghoul#d1"], 0, B)


@pytest.mark.rule("BH-TRK-03")
def test_with_two_as_the_least_one_is_not_enough(table: MakeTable) -> None:
    """The switch for the least number: after the first choice a second one must follow."""
    t = tracking(table, *THREE, content=ruled(tracking_min_chosen=2))
    t.play(bh.ChooseBeast(A, "ghoul#d1"))

    assert offered(t) == ["basilisk#d1", "undine#d1"]
    assert refused(t, bh.Done(A)) == ("choose_one", "BH-TRK-03")
    t.play(bh.ChooseBeast(A, "undine#d1"))

    assert t.expect_event(bh.BeastsChosen, seat=A).cards == ("ghoul#d1", "undine#d1")


@pytest.mark.rule("BH-TRK-03")
def test_with_two_as_the_least_a_single_card_is_fought_all_the_same(table: MakeTable) -> None:
    """More than were drawn cannot be asked for."""
    rules = ruled(tracking_min_chosen=2)
    t = tracking(table, "ghoul#d1", deck_size=1, pb=0, dice=[3], content=rules)

    assert (t.bestiary(A), t.current) == (["ghoul#d1"], B)


@pytest.mark.rule("BH-TRK-03")
def test_with_one_as_the_most_a_second_is_not_asked_for(table: MakeTable) -> None:
    """The switch for the greatest number: after the first choice the others are discarded."""
    t = tracking(table, *THREE, content=ruled(tracking_max_chosen=1))

    t.play(bh.ChooseBeast(A, "undine#d1"))

    assert t.expect_event(bh.BeastsChosen, seat=A).cards == ("undine#d1",)
    assert (t.prompt, t.discard) == ("roll", ["basilisk#d1", "ghoul#d1"])


@pytest.mark.rule("BH-TRK-03")
def test_with_three_as_the_most_three_are_fought(table: MakeTable) -> None:
    """As many combats, as many dice."""
    t = tracking(table, *THREE, content=ruled(tracking_max_chosen=3), dice=[6, 6, 6])
    t.play(*[bh.ChooseBeast(A, card) for card in THREE])
    t.roll()

    assert (t.bestiary(A), t.dice, t.current) == (list(THREE), [6, 6, 6], B)


@pytest.mark.rule("BH-TRK-03")
def test_the_least_is_not_more_than_the_most() -> None:
    """Such content is refused."""
    assert fault(bh.GAME, content=ruled(tracking_min_chosen=3)) == (
        "content.config.tracking_min_chosen",
        "contradiction",
        "BH-TRK-03",
    )


# -- BH-TRK-04, 05 -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-TRK-04", "BH-CMP-06")
@pytest.mark.parametrize(
    ("chosen", "left"),
    [
        (["basilisk#d1"], ["ghoul#d1", "undine#d1"]),
        (["ghoul#d1"], ["basilisk#d1", "undine#d1"]),
        (["undine#d1"], ["basilisk#d1", "ghoul#d1"]),
        (["undine#d1", "basilisk#d1"], ["ghoul#d1"]),
    ],
)
def test_what_is_not_chosen_is_discarded_at_once(table: MakeTable, chosen: list[str], left: list[str]) -> None:
    """Before any die, in drawn order: the last one drawn lies on top."""
    t = tracking(table, *THREE, discard=["hydra#d1"])
    t.play(*[bh.ChooseBeast(A, card) for card in chosen])
    if len(chosen) == 1:
        t.play(bh.Done(A))

    assert (t.prompt, t.dice) == ("roll", [])
    assert t.discard == ["hydra#d1", *left]
    assert [event.card for event in t.events if isinstance(event, bh.BeastDiscarded)] == left
    assert (t.state.facing, t.state.tracked) == (chosen[0], tuple(chosen[1:]))


@pytest.mark.rule("BH-TRK-05", "BH-P2-03")
@pytest.mark.parametrize("name", ["city_belmora", "city_corvane", "city_dunholt"])
def test_no_tracking_in_any_city(table: MakeTable, name: str) -> None:
    """Outside it would be legal; in no City it is."""
    t = table(arranged(on(EAST), tiles=[tile(name, EAST)]))
    t.play(bh.StopMoving(A))

    assert refused(t, bh.Track(A)) == ("no_tracking_in_a_city", "BH-TRK-05")
    assert not t.happened(bh.BeastsTracked)
