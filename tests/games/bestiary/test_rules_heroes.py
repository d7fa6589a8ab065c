"""The hero boards and their eighteen abilities, each on its own (BH-HRO-01, BH-HRO-02)."""

from __future__ import annotations

from typing import Any

import pytest

from boardrules.games import bestiary as bh
from tests.games.bestiary.playing import levels, may_use, points, use
from tests.games.bestiary.table import (
    EAST,
    FOREST,
    HANDEL,
    MOUNTAIN,
    PLAIN,
    SWAMP,
    A,
    B,
    MakeTable,
    Table,
    arranged,
    on,
    tile,
    tyrant,
)
from tests.games.happened import refused

#: Hearts, agility, exploration; abilities with what unlocks them.
ROSTER: dict[str, tuple[tuple[int, int, int], dict[str, tuple[str, ...]]]] = {
    "romilius": ((4, 3, 2), {"another_luck": ("any",), "loaded_dice": ("demon",), "gamblers_cut": ("orc", "any")}),
    "ysolde": ((4, 3, 2), {"fresh_trail": (), "pack_bond": ("chimera",), "sanctuary_horn": ("elemental", "any")}),
    "brunhild": ((5, 2, 2), {"brute_strength": (), "thick_hide": ("any",), "blood_fury": ("orc", "any")}),
    "nyra": ((3, 3, 3), {"soul_mending": (), "grave_whispers": ("undead",), "pact_of_bones": ("undead", "any")}),
    "kael": ((4, 4, 2), {"light_step": (), "shadow_walk": ("elemental",), "farsight_map": ("any", "any")}),
    "maelis": ((4, 3, 2), {"city_law": (), "vow_of_justice": ("any",), "judgement": ("demon", "any")}),
}
#: One card of the Beast deck for each slot of an unlock cost; two for two slots of the same kind.
CARDS = {"chimera": "griffin#d", "orc": "orc_tracker#d", "demon": "imp#d", "elemental": "undine#d", "undead": "ghoul#d"}


def solo(table: MakeTable, hero: str, at: bh.Hex = HANDEL, /, **more: Any) -> Table:
    """Return a table at which A plays this hero, with what lies before it, and the others are far away in Handel."""
    names = ("hearts", "pb", "bestiary")
    mine = {name: more.pop(name) for name in names if name in more}
    rest = [name for name in ("ysolde", "kael", "romilius") if name != hero][:2]
    return table(arranged(on(at, **mine), heroes=(hero, *rest), **more))


#: A first tyrant of round 2 whose tokens come up where nobody stands.
ASIDE = tyrant("grushnak", "swamp")


def enough(slots: tuple[str, ...]) -> list[str]:
    """Return cards that unlock a cost and no more than that."""
    return [CARDS.get(slot, "mercenary#d") for slot in slots]


# -- the roster --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-HRO-01")
@pytest.mark.parametrize("hero", ROSTER)
def test_a_hero_has_the_values_of_its_board(table: MakeTable, hero: str) -> None:
    """Hearts at the start, the steps of a turn, and the cards of a track."""
    hearts, agility, exploration = ROSTER[hero][0]
    t = solo(table, hero)
    view = t.view(None).players[A]
    assert (view.hearts, view.most_hearts, view.agility, view.exploration) == (hearts, hearts, agility, exploration)
    assert t.hearts(A) == hearts
    decision = t.decision
    assert decision is not None
    assert decision.prompt.args == (("steps", agility),)

    t.play(bh.Step(A, PLAIN))
    t.halt()
    events = t.play(bh.Track(A))
    assert [len(event.cards) for event in events if isinstance(event, bh.BeastsTracked)] == [exploration]


@pytest.mark.rule("BH-HRO-01")
def test_there_are_six_heroes_and_no_other() -> None:
    """Whoever is dealt comes from the roster."""
    assert [hero.id for hero in bh.load().tables.heroes] == list(ROSTER)
    dealt = {player.hero for seed in range(30) for player in bh.GAME.start(bh.Setup(players=4), seed).players}
    assert dealt == set(ROSTER)


@pytest.mark.rule("BH-HRO-02")
@pytest.mark.parametrize("hero", ROSTER)
def test_an_ability_is_unlocked_by_its_cost_and_by_nothing_less(table: MakeTable, hero: str) -> None:
    """With the cards of its cost, and not with one of them missing."""
    abilities = {ability.id: ability for ability in bh.load().heroes[hero].abilities}
    assert {name: ability.unlock for name, ability in abilities.items()} == ROSTER[hero][1]
    for name, ability in abilities.items():
        if ability.timing != "before_die":
            continue
        for missing in range(len(ability.unlock) + 1):
            cards = enough(ability.unlock)[missing:]
            t = solo(table, hero, bestiary=cards, pb=9)
            assert may_use(t, A, name) is (missing == 0)


# -- Romilius ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-HRO-02", "BH-ABL-08")
def test_another_luck(table: MakeTable) -> None:
    """Unlocked by any card, free, after the die of another: rolled again, and a point for a combat that is won."""
    t = table(arranged(bh.Position(bestiary=["mercenary#d1"]), on(PLAIN), first_player=B, deck=["imp#d1"], dice=[2, 3]))
    t.map_here()
    t.play(bh.Roll(B))
    use(t, A, "another_luck")

    assert (t.pb(A), t.hearts(A), t.bestiary(B)) == (1, 4, ["imp#d1"])


@pytest.mark.rule("BH-HRO-02", "BH-FX-02")
def test_loaded_dice(table: MakeTable) -> None:
    """1 point for dice of level 2 in all combats of this turn, and of this turn alone."""
    t = solo(
        table,
        "romilius",
        FOREST,
        pb=1,
        bestiary=["imp#d1"],
        deck=["skeleton#d1", "undine#d1", "wraith#d1"],
        dice=[8, 7, 1],
        tyrants=[ASIDE],
    )
    use(t, A, "loaded_dice")
    assert t.pb(A) == 0
    t.track("skeleton#d1", "undine#d1")
    while t.current != A:
        t.turn_in_handel()
    t.map_here()

    assert levels(t) == [(A, 2), (A, 2), (A, 1)]
    assert t.bestiary(A) == ["imp#d1", "skeleton#d1", "undine#d1"]


@pytest.mark.rule("BH-HRO-02", "BH-AST-07")
def test_loaded_dice_for_an_assist(table: MakeTable) -> None:
    """It may be used while assisting, and is in effect for the rest of that turn."""
    helper = on(FOREST, pb=1, bestiary=["imp#d1"])
    setup = arranged(helper, on(PLAIN), first_player=B, deck=["hydra#d1", "hydra#d2"], dice=[1, 8, 1, 7])
    t = table(setup)
    t.track("hydra#d1", "hydra#d2")
    t.play(bh.Roll(B), bh.Pass(A), bh.Assist(A))
    use(t, A, "loaded_dice")
    t.play(bh.Pass(A), bh.Assist(A))  # Another's Luck for the second die of B

    assert levels(t) == [(B, 1), (A, 2), (B, 1), (A, 2)]
    assert t.pb(A) == 1 + 1  # the hydras give one each
    assert t.player(A).lasting == ()


@pytest.mark.rule("BH-HRO-02", "BH-TRP-05")
def test_gamblers_cut(table: MakeTable) -> None:
    """1 point for a trapped beast; declined, nothing."""
    for taken in (True, False):
        cards = ["orc_tracker#d1", "mercenary#d1"]
        t = solo(table, "romilius", FOREST, bestiary=cards, deck=["skeleton#d1"], dice=[2])
        t.map_here()
        assert (t.prompt, t.actions(A)) == ("trigger", (bh.Decline(A), bh.UseAbility(A, "gamblers_cut")))
        t.play(bh.UseAbility(A, "gamblers_cut") if taken else bh.Decline(A))

        assert t.pb(A) == (1 if taken else 0)


# -- Ysolde ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-HRO-02", "BH-FX-01")
def test_fresh_trail(table: MakeTable) -> None:
    """One card more when tracking, in this turn alone."""
    t = solo(table, "ysolde", FOREST, deck=["griffin#d1", "ghoul#d1", "imp#d1"], dice=[1], tyrants=[ASIDE])
    use(t, A, "fresh_trail")
    t.halt()
    t.play(bh.Track(A))
    t.expect_event(bh.BeastsTracked, seat=A, cards=("griffin#d1", "ghoul#d1", "imp#d1"))
    t.play(bh.ChooseBeast(A, "imp#d1"), bh.Done(A))
    while t.current != A:
        t.turn_in_handel()
    t.halt()
    events = t.play(bh.Track(A))

    assert [len(event.cards) for event in events if isinstance(event, bh.BeastsTracked)] == [2]


@pytest.mark.rule("BH-HRO-02")
def test_pack_bond(table: MakeTable) -> None:
    """1 heart for a trapped beast, whatever it is; the fresh chimera itself may unlock it."""
    for cards, deck, offered in (
        (["griffin#d1"], "skeleton#d1", True),
        ([], "manticore#d1", True),
        ([], "skeleton#d1", False),
    ):
        t = solo(table, "ysolde", FOREST, hearts=2, bestiary=cards, deck=[deck], dice=[6])
        t.map_here()
        t.play(bh.Roll(A))
        assert (t.prompt == "trigger") is offered
        if offered:
            use(t, A, "pack_bond")
        assert t.hearts(A) == (3 if offered else 2)


@pytest.mark.rule("BH-HRO-02", "BH-FX-02")
@pytest.mark.parametrize(("place", "level"), [(EAST, 2), (FOREST, 1)])
def test_sanctuary_horn(table: MakeTable, place: bh.Hex, level: int) -> None:
    """Level 2 dice on Sanctuary hexes, level 1 everywhere else."""
    cards = ["undine#d1", "mercenary#d1"]
    tiles = [tile("sanctuary_axe", EAST)]
    t = solo(table, "ysolde", place, bestiary=cards, tiles=tiles, deck=["skeleton#d1"], dice=[6])
    use(t, A, "sanctuary_horn")
    t.map_here()
    t.roll()

    assert levels(t) == [(A, level)]


# -- Brunhild ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-HRO-02", "BH-FX-02")
def test_brute_strength(table: MakeTable) -> None:
    """1 heart for one die of level 2: the next one, and not the one after it."""
    t = solo(table, "brunhild", FOREST, deck=["skeleton#d1", "ghoul#d1"], dice=[8, 6])
    use(t, A, "brute_strength")
    assert t.hearts(A) == 4
    t.track("skeleton#d1", "ghoul#d1")

    assert levels(t) == [(A, 2), (A, 1)]
    assert t.dice == [8, 6]


@pytest.mark.rule("BH-HRO-02", "BH-FX-01")
@pytest.mark.parametrize(("hearts", "offered"), [(1, True), (2, True), (3, False), (5, False)])
def test_thick_hide(table: MakeTable, hearts: int, offered: bool) -> None:
    """1 heart for a trapped beast while she has 2 or fewer; with more it does not trigger."""
    cards = ["mercenary#d1"]
    t = solo(table, "brunhild", FOREST, hearts=hearts, bestiary=cards, deck=["skeleton#d1"], dice=[6])
    t.map_here()
    if t.prompt == "roll":
        t.play(bh.Roll(A))

    assert (t.prompt == "trigger") is offered
    if offered:
        use(t, A, "thick_hide")
    assert t.hearts(A) == hearts + offered


@pytest.mark.rule("BH-HRO-02", "BH-FX-02")
def test_blood_fury(table: MakeTable) -> None:
    """1 heart for one die of level 3."""
    cards = ["orc_tracker#d1", "mercenary#d1"]
    t = solo(table, "brunhild", FOREST, bestiary=cards, deck=["skeleton#d1", "ghoul#d1"], dice=[10, 6])
    use(t, A, "blood_fury")
    assert t.hearts(A) == 4
    t.track("skeleton#d1", "ghoul#d1")
    t.roll()

    assert levels(t) == [(A, 3), (A, 1)]


@pytest.mark.rule("BH-HRO-02", "BH-CBT-02", "BH-FX-02")
def test_brute_strength_and_blood_fury_are_for_the_same_die(table: MakeTable) -> None:
    """Of both the higher level counts; the next die is an ordinary one again."""
    cards = ["orc_tracker#d1", "mercenary#d1"]
    t = solo(table, "brunhild", FOREST, bestiary=cards, deck=["skeleton#d1", "ghoul#d1"], dice=[9, 6])
    use(t, A, "blood_fury")
    use(t, A, "brute_strength")
    assert t.hearts(A) == 3
    t.track("skeleton#d1", "ghoul#d1")

    assert levels(t) == [(A, 3), (A, 1)]
    assert t.player(A).lasting == ()


# -- Nyra --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-HRO-02", "BH-ABL-03")
def test_soul_mending(table: MakeTable) -> None:
    """1 point for 1 heart, twice in a turn."""
    t = solo(table, "nyra", hearts=1, pb=3)
    events = use(t, A, "soul_mending")
    assert [type(event) for event in events] == [bh.AbilityUsed, bh.PointsPaid, bh.HeartsRecovered]
    assert (t.hearts(A), t.pb(A)) == (2, 2)
    use(t, A, "soul_mending")

    assert (t.hearts(A), t.pb(A)) == (3, 1)
    assert refused(t, bh.UseAbility(A, "soul_mending")) == ("ability_used_up", "BH-ABL-03")


@pytest.mark.rule("BH-HRO-02", "BH-FX-03")
def test_grave_whispers(table: MakeTable) -> None:
    """The top of the discard joins the tracked cards, and can be fought."""
    t = solo(
        table,
        "nyra",
        FOREST,
        bestiary=["ghoul#d1"],
        deck=["griffin#d1", "imp#d1", "undine#d1"],
        discard=["hydra#d1", "skeleton#d1"],
        dice=[2],
    )
    use(t, A, "grave_whispers")
    t.halt()
    t.play(bh.Track(A))
    t.expect_event(bh.BeastsTracked, seat=A, cards=("griffin#d1", "imp#d1", "undine#d1"))
    t.expect_event(bh.DiscardTracked, seat=A, cards=("skeleton#d1",), rules=("BH-FX-03",))
    t.play(bh.ChooseBeast(A, "skeleton#d1"), bh.Done(A))

    assert t.bestiary(A) == ["ghoul#d1", "skeleton#d1"]
    assert t.discard == ["hydra#d1", "griffin#d1", "imp#d1", "undine#d1"]


@pytest.mark.rule("BH-HRO-02", "BH-FX-02")
def test_pact_of_bones(table: MakeTable) -> None:
    """1 point for one die of level 3."""
    cards = ["ghoul#d1", "mercenary#d1"]
    deck = ["skeleton#d1", "undine#d1", "imp#d1"]
    t = solo(table, "nyra", FOREST, pb=1, bestiary=cards, deck=deck, dice=[10, 6])
    use(t, A, "pact_of_bones")
    assert (t.pb(A), t.hearts(A)) == (0, 3)
    t.track("skeleton#d1", "undine#d1")
    t.roll()

    assert levels(t) == [(A, 3), (A, 1)]


# -- Kael --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-HRO-02", "BH-FX-01")
def test_light_step(table: MakeTable) -> None:
    """A fifth step in this turn."""
    t = solo(table, "kael")
    t.play(*[bh.Step(A, place) for place in (PLAIN, FOREST, MOUNTAIN, SWAMP)])
    assert t.prompt == "move"  # no step left, but Light Step could win one
    assert refused(t, bh.Step(A, HANDEL)) == ("no_steps_left", "BH-P1-01")
    use(t, A, "light_step")
    t.play(bh.Step(A, HANDEL))

    assert (t.at(A), t.prompt) == (HANDEL, "survey")


@pytest.mark.rule("BH-HRO-02", "BH-FX-04")
def test_shadow_walk(table: MakeTable) -> None:
    """Past a token, and on; without the ability the token stops him."""
    for walks in (True, False):
        cards = ["undine#d1"]
        t = solo(
            table,
            "kael",
            bestiary=cards,
            tokens=[tile("orc", PLAIN)],
            piles={"orc": ["orc_tracker#p1"]},
            dice=[] if walks else [6],
        )
        if walks:
            use(t, A, "shadow_walk")
            t.play(bh.Step(A, PLAIN))
            assert (t.prompt, t.at(A)) == ("move", PLAIN)
            t.play(bh.Step(A, FOREST))
            assert t.tokens == {PLAIN: "orc"}
            assert not t.happened(bh.EncounterStarted)
        else:
            t.play(bh.Step(A, PLAIN), bh.Roll(A))
            assert t.bestiary(A) == ["undine#d1", "orc_tracker#p1"]


@pytest.mark.rule("BH-HRO-02", "BH-FX-05")
def test_farsight_map(table: MakeTable) -> None:
    """An adjacent hex instead of the own one."""
    missions = ["map_swamp#1", "trap_orc#1", "trap_orc#2", "trap_demon#1"]
    cards = ["ghoul#d1", "mercenary#d1"]
    t = solo(table, "kael", bestiary=cards, missions=missions)
    t.halt()
    assert refused(t, bh.MapHex(A, SWAMP)) == ("not_this_hex", "BH-MAP-01")
    use(t, A, "farsight_map")
    t.play(bh.MapHex(A, SWAMP))

    t.expect_event(bh.HexMapped, seat=A, at=SWAMP, terrain="swamp")
    assert (t.missions(A), t.pb(A), t.at(A)) == (["map_swamp"], 2, HANDEL)


# -- Maelis ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-HRO-02", "BH-FX-01")
def test_law_of_the_city(table: MakeTable) -> None:
    """1 point more for every Human she imprisons after it, in this turn."""
    cards = ["poacher#d1", "inquisitor#d1", "mercenary#d1"]
    t = solo(table, "maelis", bestiary=cards)
    t.play(bh.StopMoving(A), bh.Imprison(A, "poacher#d1"))
    assert points(t, A) == [2]
    use(t, A, "city_law")
    t.play(bh.Imprison(A, "inquisitor#d1"))
    t.expect_event(bh.Imprisoned, seat=A, card="inquisitor#d1", pb=3 + 1)
    t.play(bh.Imprison(A, "mercenary#d1"))

    assert points(t, A) == [2 + 1]
    assert t.pb(A) == 2 + 4 + 3


@pytest.mark.rule("BH-HRO-02", "BH-FX-01")
@pytest.mark.parametrize(("card", "offered"), [("poacher#d1", True), ("skeleton#d1", False)])
def test_vow_of_justice(table: MakeTable, card: str, offered: bool) -> None:
    """1 heart for a trapped Human; another beast does not trigger it."""
    t = solo(table, "maelis", FOREST, hearts=2, bestiary=["ghoul#d1"], deck=[card], dice=[6])
    t.map_here()
    t.play(bh.Roll(A))

    assert (t.prompt == "trigger") is offered
    if offered:
        use(t, A, "vow_of_justice")
    assert t.hearts(A) == (3 if offered else 2)


@pytest.mark.rule("BH-HRO-02", "BH-FX-02")
def test_judgement(table: MakeTable) -> None:
    """2 points for dice of level 3 in all combats of this turn."""
    cards = ["imp#d1", "ghoul#d1"]
    t = solo(table, "maelis", FOREST, pb=2, bestiary=cards, deck=["skeleton#d1", "undine#d1"], dice=[10, 9])
    use(t, A, "judgement")
    assert t.pb(A) == 0
    t.track("skeleton#d1", "undine#d1")
    t.roll()

    assert levels(t) == [(A, 3), (A, 3)]


#: Which abilities an assistant may use before its die, or when it traps the beast.
ASSISTING = {
    "loaded_dice",
    "gamblers_cut",
    "pack_bond",
    "brute_strength",
    "thick_hide",
    "blood_fury",
    "pact_of_bones",
    "vow_of_justice",
    "judgement",
}


@pytest.mark.rule("BH-HRO-02", "BH-AST-07")
@pytest.mark.parametrize("hero", ROSTER)
def test_an_assistant_is_offered_what_is_marked_for_it(table: MakeTable, hero: str) -> None:
    """With everything unlocked and paid for: before the die, and when the beast is trapped."""
    cards = ["griffin#d1", "orc_tracker#d1", "imp#d1", "undine#d1"]
    rest = [name for name in ("ysolde", "kael", "romilius") if name != hero][:2]
    helper = on(PLAIN, hearts=2, pb=9, bestiary=cards if hero != "nyra" else ["ghoul#d1", *cards[:3]])
    setup = arranged(on(FOREST), helper, heroes=(rest[0], hero, rest[1]), deck=["inquisitor#d1"], dice=[1, 5])
    t = table(setup)
    t.map_here()
    t.roll()
    t.play(bh.Assist(B))
    offered = {action.ability for action in t.actions(B) if isinstance(action, bh.UseAbility)}
    if t.prompt == "roll":
        t.play(bh.Roll(B))
        offered |= {action.ability for action in t.actions(B) if isinstance(action, bh.UseAbility)}
    while t.prompt in ("trigger", "scout"):
        offered |= {action.ability for action in t.actions(B) if isinstance(action, bh.UseAbility)}
        t.play(bh.Decline(B))

    own = {ability.id for ability in bh.load().heroes[hero].abilities}
    assert offered == own & ASSISTING
    assert t.bestiary(B)[-1] == "inquisitor#d1"
    assert t.current == B
