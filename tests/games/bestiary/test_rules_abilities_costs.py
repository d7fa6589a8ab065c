"""Rules of abilities: payments, hearts that may not run out, no effect, and tyrants (BH-ABL-11 to BH-ABL-14)."""

from __future__ import annotations

import pytest

from boardrules.games import bestiary as bh
from boardrules.games.bestiary.content import Op, Tables
from tests.games.bestiary.playing import levels, may_use, use, wait_for
from tests.games.bestiary.table import (
    EAST,
    FOREST,
    HANDEL,
    MOUNTAIN,
    PLAIN,
    A,
    B,
    C,
    MakeTable,
    Table,
    arranged,
    on,
    shown,
    tile,
)
from tests.games.bestiary.variants import switched, with_ability
from tests.games.happened import refused

BRUTE, FURY, MENDING, LOADED, JUDGEMENT = "brute_strength", "blood_fury", "soul_mending", "loaded_dice", "judgement"
#: Heroes that pay with hearts or points.
BRUNHILD = ("brunhild", "ysolde", "kael")
NYRA = ("nyra", "ysolde", "kael")
MAELIS = ("maelis", "ysolde", "kael")


# -- payments ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-ABL-11", "BH-TRM-01", "BH-SCO-04")
def test_points_are_paid_at_every_use(table: MakeTable) -> None:
    """Judgement: 2 points in this turn and 2 in the next; unlocked is not paid for."""
    t = table(arranged(bh.Position(pb=5, bestiary=["imp#d1", "ghoul#d1"]), heroes=MAELIS))

    use(t, A, JUDGEMENT)
    t.expect_event(bh.PointsPaid, seat=A, amount=2, total=3, rules=("BH-ABL-11",))
    wait_for(t, A)
    use(t, A, JUDGEMENT)

    assert t.pb(A) == 1
    assert t.bestiary(A) == ["imp#d1", "ghoul#d1"]


@pytest.mark.rule("BH-ABL-11", "BH-TRM-01")
@pytest.mark.parametrize(("pb", "refusal"), [(0, True), (1, True), (2, False)])
def test_who_cannot_pay_in_full_cannot_use_it(table: MakeTable, pb: int, refusal: bool) -> None:
    """Judgement asks for 2 points."""
    t = table(arranged(bh.Position(pb=pb, bestiary=["imp#d1", "ghoul#d1"]), heroes=MAELIS))
    action = bh.UseAbility(A, JUDGEMENT)

    assert t.is_legal(action) is not refusal
    if refusal:
        found = t.refuses(action)
        assert (found.code, found.rule, found.args) == (
            "too_few_points",
            "BH-TRM-01",
            (("needed", 2), ("held", pb)),
        )


@pytest.mark.rule("BH-ABL-11", "BH-TRM-02")
def test_hearts_are_paid_at_every_use(table: MakeTable) -> None:
    """Brute Strength: 1 heart in this turn and 1 in the next."""
    t = table(arranged(heroes=BRUNHILD))

    use(t, A, BRUTE)
    t.expect_event(bh.HeartsLost, seat=A, amount=1, left=4, rules=("BH-ABL-11",))
    assert set(t.changes) == {"players[0].hearts", "players[0].uses.counts", "players[0].lasting"}
    wait_for(t, A)
    use(t, A, BRUTE)

    assert t.hearts(A) == 3


@pytest.mark.rule("BH-ABL-11")
def test_an_ability_that_asks_for_nothing_costs_nothing(table: MakeTable) -> None:
    """Fresh Trail: only its use is counted and its effect noted."""
    t = table(arranged(None, bh.Position(pb=3), first_player=B))

    events = use(t, B, "fresh_trail")

    assert [type(event) for event in events] == [bh.AbilityUsed]
    assert set(t.changes) == {"players[1].uses.counts", "players[1].lasting"}


@pytest.mark.rule("BH-ABL-11", "BH-TRM-01", "BH-TRM-02")
def test_points_and_hearts_may_be_asked_for_together(table: MakeTable) -> None:
    """An ability of the table's own that costs both takes both, and is refused where one of them is missing."""
    content = with_ability("fresh_trail", pay_pb=1, pay_hearts=2)
    for pb, hearts, code in ((1, 4, ""), (0, 4, "too_few_points"), (1, 2, "would_die")):
        t = table(arranged(None, bh.Position(pb=pb, hearts=hearts), first_player=B, content=content))
        if code:
            assert refused(t, bh.UseAbility(B, "fresh_trail"))[0] == code
        else:
            use(t, B, "fresh_trail")
            assert (t.pb(B), t.hearts(B)) == (0, 2)


# -- no suicide --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-ABL-13")
@pytest.mark.parametrize(("hearts", "legal"), [(3, True), (2, True), (1, False)])
def test_the_last_heart_cannot_be_paid(table: MakeTable, hearts: int, legal: bool) -> None:
    """With 1 heart Brute Strength is refused, with 2 it leaves 1."""
    t = table(arranged(bh.Position(hearts=hearts), heroes=BRUNHILD))

    assert may_use(t, A, BRUTE) is legal
    if not legal:
        refusal = t.refuses(bh.UseAbility(A, BRUTE))
        assert (refusal.code, refusal.rule, refusal.args) == ("would_die", "BH-ABL-13", (("needed", 1), ("held", 1)))


@pytest.mark.rule("BH-ABL-13", "BH-DTH-01")
def test_the_last_heart_is_the_one_above_those_of_the_dead(table: MakeTable) -> None:
    """Where heroes die with 1 heart left, a payment may not leave 1 either."""
    t = table(arranged(bh.Position(hearts=2), heroes=BRUNHILD, content=switched(death_hearts_at_death=1)))

    assert refused(t, bh.UseAbility(A, BRUTE)) == ("would_die", "BH-ABL-13")


@pytest.mark.rule("BH-ABL-13")
def test_no_payment_takes_more_hearts_than_there_are(table: MakeTable) -> None:
    """Not even where a payment may kill: it must be paid in full."""
    content = switched(with_ability(BRUTE, pay_hearts=3), abilities_heart_payment_may_kill=True)
    for hearts, legal in ((2, False), (3, True)):
        t = table(arranged(bh.Position(hearts=hearts), heroes=BRUNHILD, content=content))
        assert may_use(t, A, BRUTE) is legal


DEADLY = switched(abilities_heart_payment_may_kill=True)


def died(t: Table, seat: int) -> None:
    """Check that a hero has died once and stands in Handel with all its hearts."""
    assert [event.seat for event in t.happened(bh.HeroDied)] == [seat]
    assert (t.at(seat), t.hearts(seat), t.player(seat).deaths) == (HANDEL, 5, 1)


@pytest.mark.rule("BH-ABL-13", "BH-DTH-03")
@pytest.mark.parametrize("steps", [0, 1])
def test_who_may_die_of_paying_dies_at_once_and_the_turn_ends(table: MakeTable, steps: int) -> None:
    """During the movement, after a step or before it: no further step, no mapping, no combat."""
    here = on(FOREST, hearts=1, pb=0, bestiary=["imp#d1"])
    t = table(arranged(here, heroes=BRUNHILD, content=DEADLY))
    t.play(*[bh.Step(A, MOUNTAIN)][:steps])

    use(t, A, BRUTE)

    died(t, A)
    assert t.next_turn == (B, "move", (B,))
    assert (t.bestiary(A), t.discard) == ([], ["imp#d1"])
    assert not t.happened(bh.HexMapped)
    assert not t.happened(bh.DieRolled)


@pytest.mark.rule("BH-ABL-13")
def test_the_card_under_combat_goes_to_its_place(table: MakeTable) -> None:
    """Between the card and the die: the failed card lies below those lost by dying, and nobody assists."""
    here = on(FOREST, hearts=1, bestiary=["imp#d1"])
    setup = arranged(here, on(PLAIN), heroes=BRUNHILD, content=DEADLY, deck=["hydra#d1"])
    t = table(setup)
    t.map_here()
    assert (t.prompt, t.state.facing) == ("roll", "hydra#d1")

    use(t, A, BRUTE)

    died(t, A)
    assert t.discard == ["hydra#d1", "imp#d1"]
    assert t.state.facing is None
    assert not t.happened(bh.DieRolled)
    assert t.next_turn == (B, "move", (B,))


@pytest.mark.rule("BH-ABL-13", "BH-CBT-07")
@pytest.mark.parametrize("chosen", [0, 1, 2])
def test_cards_drawn_for_tracking_go_to_their_place(table: MakeTable, chosen: int) -> None:
    """Before, during and after the choice: all that lie open go to the discard, and no die is rolled."""
    here = on(FOREST, hearts=1)
    t = table(arranged(here, heroes=BRUNHILD, content=DEADLY, deck=["ghoul#d1", "lich#d1"]))
    t.halt()
    t.play(bh.Track(A), *[bh.ChooseBeast(A, "ghoul#d1"), bh.ChooseBeast(A, "lich#d1")][:chosen])

    use(t, A, BRUTE)

    died(t, A)
    assert t.discard == ["ghoul#d1", "lich#d1"]
    assert t.state.tracked == ()
    assert not t.happened(bh.DieRolled)


@pytest.mark.rule("BH-ABL-13", "BH-ENC-05", "BH-ENC-06")
def test_an_encounter_is_over_when_the_hero_dies_of_paying(table: MakeTable) -> None:
    """The card leaves the game, and the token with it."""
    setup = arranged(
        bh.Position(hearts=1),
        heroes=BRUNHILD,
        content=DEADLY,
        tokens=[tile("orc", PLAIN)],
        piles={"orc": ["wolf_rider#p1"]},
    )
    t = table(setup)
    t.play(bh.Step(A, PLAIN))

    use(t, A, BRUTE)

    died(t, A)
    assert t.state.out == ["wolf_rider#p1"]
    assert (t.tokens, t.state.gone["orc"]) == ({}, 1)
    assert t.next_turn == (B, "move", (B,))


@pytest.mark.rule("BH-ABL-13", "BH-P3-03")
def test_who_dies_before_a_tyrant_leaves_it_as_it_was(table: MakeTable) -> None:
    """At the question, and with the tyrant chosen: it stays face up, tracked cards go to the discard."""
    for fight in (False, True):
        here = on(EAST, hearts=1)
        setup = arranged(
            here,
            heroes=BRUNHILD,
            content=DEADLY,
            tiles=[tile("sanctuary_axe", EAST)],
            tyrants=[shown("grushnak")],
            deck=["ghoul#d1", "lich#d1"],
        )
        t = table(setup)
        t.track("lich#d1", "ghoul#d1")
        assert t.prompt == "tyrant"
        if fight:
            t.play(bh.FightTyrant(A, "grushnak"))

        use(t, A, BRUTE)

        died(t, A)
        assert (t.status("grushnak"), t.discard) == ("open", ["lich#d1", "ghoul#d1"])
        assert not t.happened(bh.DieRolled)


@pytest.mark.rule("BH-ABL-13", "BH-AST-02", "BH-AST-06")
def test_an_assistant_who_dies_of_paying_has_failed_and_loses_no_other_heart(table: MakeTable) -> None:
    """B fails, Brunhild assists and dies of Brute Strength: no die of hers, no second attempt, one death."""
    setup = arranged(
        on(FOREST, hearts=1),
        on(PLAIN),
        on(EAST),
        tiles=[tile("plain_3", EAST)],
        heroes=BRUNHILD,
        first_player=B,
        content=DEADLY,
        deck=["hydra#d1"],
        dice=[1],
    )
    t = table(setup)
    t.map_here()
    t.roll()
    t.play(bh.Decline(C), bh.Assist(A))

    use(t, A, BRUTE)

    died(t, A)
    lost = [(event.seat, event.left) for event in t.happened(bh.HeartsLost)]
    assert lost == [(B, 3), (A, 0)]
    assert t.discard == ["hydra#d1"]
    assert levels(t) == [(B, 1)]
    assert t.current == 2  # the turn of B is over as after any failure


# -- no effect ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-ABL-14", "BH-TRM-02")
def test_healing_at_the_maximum_is_allowed_and_lost(table: MakeTable) -> None:
    """Soul Mending with all hearts: the point is paid, the use counts, nothing is recovered."""
    t = table(arranged(bh.Position(pb=2), heroes=NYRA))

    events = use(t, A, MENDING)

    assert [type(event) for event in events] == [bh.AbilityUsed, bh.PointsPaid]
    assert set(t.changes) == {"players[0].pb", "players[0].uses.counts"}
    assert (t.hearts(A), t.pb(A), t.player(A).uses.of("turn")) == (3, 1, {MENDING: 1})


@pytest.mark.rule("BH-ABL-14")
def test_a_bonus_for_humans_is_allowed_without_any(table: MakeTable) -> None:
    """Law of the City far from every City, with an empty bestiary: it counts as used."""
    t = table(arranged(on(FOREST), heroes=MAELIS))

    use(t, A, "city_law")

    assert t.player(A).uses.of("turn") == {"city_law": 1}
    assert refused(t, bh.UseAbility(A, "city_law")) == ("ability_used_up", "BH-ABL-03")


@pytest.mark.rule("BH-ABL-14", "BH-TRM-02")
def test_a_triggered_healing_is_offered_at_the_maximum(table: MakeTable) -> None:
    """Pack Bond with all hearts: it may be used, and counts, though nothing is recovered."""
    t = table(arranged(None, on(FOREST, bestiary=["griffin#d1"]), first_player=B, deck=["skeleton#d1"], dice=[6]))
    t.map_here()
    t.roll()
    assert t.prompt == "trigger"

    use(t, B, "pack_bond")

    t.expect_event(bh.AbilityUsed, seat=B, ability="pack_bond")
    assert t.hearts(B) == 4
    assert not t.happened(bh.HeartsRecovered)


# -- beasts, not tyrants -----------------------------------------------------------------------------------------------


def defeat(table: MakeTable, hero: str, tyrant: str, symbol: str, content: Tables | None, **more: object) -> Table:
    """Let a hero with an orc, a ghoul and a chimera defeat a tyrant."""
    held = ["orc_tracker#d1", "ghoul#d1", "griffin#d1"]
    setup = arranged(
        on(EAST, bestiary=held, **more),
        heroes=(hero, *[name for name in ("kael", "nyra") if name != hero]),
        tiles=[tile(f"sanctuary_{symbol}", EAST)],
        tyrants=[shown(tyrant)],
        dice=[6],
        content=content,
    )
    t = table(setup)
    t.map_here()
    t.play(bh.FightTyrant(A, tyrant))
    if t.prompt == "roll":
        t.roll()
    return t


@pytest.mark.rule("BH-ABL-12", "BH-TYR-10")
@pytest.mark.parametrize("includes", [False, True])
def test_a_captured_tyrant_triggers_nothing_but_with_the_switch(table: MakeTable, includes: bool) -> None:
    """Gambler's Cut after grushnak: no question by default, and 1 point where tyrants are included."""
    content = switched(abilities_on_capture_includes_tyrants=True) if includes else None
    t = defeat(table, "romilius", "grushnak", "axe", content)
    assert t.status("grushnak") == "defeated"

    assert (t.prompt == "trigger") is includes
    if includes:
        use(t, A, "gamblers_cut")
    assert t.pb(A) == (1 if includes else 0)
    assert t.next_turn[:2] == (1, "move")


@pytest.mark.rule("BH-ABL-12", "BH-FX-01")
def test_with_the_switch_a_tyrant_is_of_its_type_for_triggers(table: MakeTable) -> None:
    """The Vow of Justice heals for the tyrant of the humans, not for that of the orcs."""
    content = switched(abilities_on_capture_includes_tyrants=True)
    human = defeat(table, "maelis", "aldric", "crown", content, hearts=2)
    assert human.prompt == "trigger"
    use(human, A, "vow_of_justice")
    assert human.hearts(A) == 3

    orc = defeat(table, "maelis", "grushnak", "axe", content, hearts=2)
    assert orc.next_turn[:2] == (1, "move")


@pytest.mark.rule("BH-ABL-12", "BH-AST-05")
@pytest.mark.parametrize("marked", [True, False])
def test_a_capture_by_an_assist_triggers_what_is_marked(table: MakeTable, marked: bool) -> None:
    """Pack Bond in the turn of A, after B's assist; not marked for that, it is not asked about."""
    helper = on(PLAIN, hearts=2, bestiary=["griffin#d1"])
    content = with_ability("pack_bond", usable_when_assisting=marked)
    t = table(arranged(on(FOREST), helper, deck=["hydra#d1"], dice=[1, 6], content=content))
    t.map_here()
    t.play(bh.Assist(B))
    assert t.bestiary(B) == ["griffin#d1", "hydra#d1"]

    if marked:
        assert (t.prompt, t.asked, t.current) == ("trigger", (B,), A)
        use(t, B, "pack_bond")
    assert t.hearts(B) == (3 if marked else 2)
    assert t.next_turn == (B, "move", (B,))


@pytest.mark.rule("BH-ABL-12", "BH-AST-05")
def test_when_the_active_hero_gets_the_beast_its_abilities_trigger(table: MakeTable) -> None:
    """With the other captor, what is not marked for assists is offered to the active one: it traps in its own turn."""
    content = switched(with_ability("gamblers_cut", usable_when_assisting=False), assist_captor_on_success="active")
    here = on(FOREST, bestiary=["orc_tracker#d1", "ghoul#d1"])
    helper = on(PLAIN, bestiary=["griffin#d1"])
    t = table(arranged(here, helper, deck=["lich#d1"], dice=[1, 6], content=content))
    t.map_here()
    t.play(bh.Assist(B), bh.Pass(A))  # Another's Luck
    assert (t.prompt, t.asked, t.bestiary(A)[-1]) == ("trigger", (A,), "lich#d1")

    use(t, A, "gamblers_cut")

    assert t.pb(A) == 1 + 1  # the lich gives one of its own
    assert t.next_turn == (B, "move", (B,))


@pytest.mark.rule("BH-ABL-13", "BH-TRP-05")
def test_who_dies_of_paying_on_a_capture_has_captured(table: MakeTable) -> None:
    """The trapped card is in the bestiary when the death takes it; a second tracked beast is not fought."""
    content = switched(
        with_ability("thick_hide", pay_hearts=1, effects=(Op("gain_pb", amount=2),)),
        abilities_heart_payment_may_kill=True,
    )
    here = on(FOREST, hearts=1, bestiary=["griffin#d1"])
    t = table(arranged(here, heroes=BRUNHILD, deck=["ghoul#d1", "lich#d1"], dice=[6], content=content))
    t.track("ghoul#d1", "lich#d1")
    t.roll()
    use(t, A, "thick_hide")

    died(t, A)
    assert t.pb(A) == 0  # who dies of paying gets nothing for it
    assert t.discard == ["lich#d1", "griffin#d1", "ghoul#d1"]
