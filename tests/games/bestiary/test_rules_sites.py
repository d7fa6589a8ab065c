"""Rules BH-SIT and BH-HUM: what a hero may do where its movement has ended, and Humans put into prison."""

from __future__ import annotations

from typing import Final

import pytest
from attrs import evolve

from boardrules.games import bestiary as bh
from boardrules.games.bestiary.content import Hero
from tests.games.bestiary.ruled import ruled, with_heroes
from tests.games.bestiary.table import (
    EAST,
    FOREST,
    HANDEL,
    PLAIN,
    SWAMP,
    A,
    B,
    C,
    MakeTable,
    arranged,
    on,
    shown,
    tile,
)
from tests.games.happened import refused
from tests.games.setups import fault, listed

AXE: Final = tile("sanctuary_axe", EAST)
#: The hex behind the sanctuary.
BEYOND: Final = bh.Hex(3, 0)

# -- BH-SIT-01 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-SIT-01", "BH-TRN-01")
def test_site_actions_come_after_the_movement_and_before_phase_2(table: MakeTable) -> None:
    """A Human is imprisoned neither while there are steps left nor when mapping is the question, only in between."""
    t = table(arranged(on(PLAIN, bestiary=["poacher#d1"])))
    imprison = bh.Imprison(A, "poacher#d1")

    t.play(bh.Step(A, HANDEL))
    assert refused(t, imprison) == ("not_offered", "BH-P1-01")
    t.play(bh.StopMoving(A))
    assert (t.prompt, t.actions(A)) == ("site", (bh.Done(A), imprison))
    t.play(bh.Done(A))

    assert t.prompt == "survey"
    assert refused(t, imprison) == ("not_offered", "BH-P2-01")


@pytest.mark.rule("BH-SIT-01")
@pytest.mark.parametrize(
    ("where", "card"), [(HANDEL, "poacher#d1"), (EAST, "ghoul#d1")], ids=["in a City", "on a Sanctuary"]
)
def test_site_actions_are_optional(table: MakeTable, where: bh.Hex, card: str) -> None:
    """Being done at once changes nothing at all."""
    t = table(arranged(on(where, bestiary=[card]), tiles=[AXE]))
    t.play(bh.StopMoving(A))

    events = t.play(bh.Done(A))

    assert (events, dict(t.changes)) == ([], {})
    assert (t.bestiary(A), t.pb(A), t.prompt) == ([card], 0, "survey")


@pytest.mark.rule("BH-SIT-01", "BH-HUM-01")
def test_any_number_of_humans_one_after_another(table: MakeTable) -> None:
    """Three in one turn; each is asked for anew, and when none is left Phase 2 begins by itself."""
    t = table(arranged(on(HANDEL, bestiary=["poacher#d1", "undine#d1", "inquisitor#p1", "mercenary#d2"])))
    t.play(bh.StopMoving(A))

    t.play(bh.Imprison(A, "inquisitor#p1"))
    assert t.actions(A) == (bh.Done(A), bh.Imprison(A, "poacher#d1"), bh.Imprison(A, "mercenary#d2"))
    assert t.pb(A) == 3
    t.play(bh.Imprison(A, "poacher#d1"))
    assert t.pb(A) == 5
    t.play(bh.Imprison(A, "mercenary#d2"))

    assert (t.prompt, t.pb(A), t.bestiary(A)) == ("survey", 7, ["undine#d1"])
    assert t.player(A).prison == ["inquisitor#p1", "poacher#d1", "mercenary#d2"]


@pytest.mark.rule("BH-SIT-01", "BH-LIB-02")
def test_any_number_of_beasts_one_after_another(table: MakeTable) -> None:
    """All five cards may go; the last leaves nothing to ask."""
    cards = ["basilisk#d1", "wolf_rider#d1", "ghoul#p1", "hydra#d1", "griffin#p1"]
    t = table(arranged(on(EAST, bestiary=cards), tiles=[AXE]))
    t.play(bh.StopMoving(A))

    for index, (card, pb) in enumerate(zip(cards, (2, 3, 4, 7, 8), strict=True)):
        assert t.actions(A) == (bh.Done(A), *[bh.Liberate(A, left) for left in cards[index:]])
        t.play(bh.Liberate(A, card))
        assert t.pb(A) == pb

    assert (t.prompt, t.bestiary(A), t.player(A).liberated) == ("survey", [], cards)


@pytest.mark.rule("BH-SIT-01")
@pytest.mark.parametrize(
    ("start", "through", "end", "card"),
    [(PLAIN, HANDEL, SWAMP, "poacher#d1"), (PLAIN, EAST, BEYOND, "ghoul#d1")],
    ids=["City", "Sanctuary"],
)
def test_passing_through_does_not_count(
    table: MakeTable, start: bh.Hex, through: bh.Hex, end: bh.Hex, card: str
) -> None:
    """Only where the movement ends can anything be done; elsewhere nothing is asked."""
    t = table(arranged(on(start, bestiary=[card]), tiles=[AXE, tile("forest_2", BEYOND)]))

    t.play(bh.Step(A, through), bh.Step(A, end), bh.StopMoving(A))

    assert (t.prompt, t.at(A), t.bestiary(A), t.pb(A)) == ("survey", end, [card], 0)


@pytest.mark.rule("BH-SIT-01")
@pytest.mark.parametrize(
    ("where", "card"),
    [(HANDEL, "ghoul#d1"), (EAST, "poacher#d1"), (PLAIN, "ghoul#d1"), (PLAIN, "poacher#d1")],
    ids=["beast in a City", "Human on a Sanctuary", "beast on a plain", "Human on a plain"],
)
def test_the_wrong_place_for_a_card_asks_nothing(table: MakeTable, where: bh.Hex, card: str) -> None:
    """Cities are for Humans and Sanctuaries for beasts."""
    t = table(arranged(on(where, bestiary=[card]), tiles=[AXE]))

    t.play(bh.StopMoving(A))

    assert t.prompt == "survey"


@pytest.mark.rule("BH-SIT-01")
def test_only_in_the_own_turn(table: MakeTable) -> None:
    """B stands in a City with a Human, and on his own turn he may; in the turn of A he may not."""
    t = table(arranged(on(HANDEL, bestiary=["poacher#d1"]), on(HANDEL, bestiary=["mercenary#d1"])))
    t.play(bh.StopMoving(A))
    assert t.asked == (A,)
    assert refused(t, bh.Imprison(B, "mercenary#d1")) == ("not_your_decision", "BH-RND-01")
    assert refused(t, bh.Imprison(A, "mercenary#d1")) == ("not_in_bestiary", "BH-SIT-01")

    t.play(bh.Done(A), bh.MapHex(A, HANDEL), bh.StopMoving(B), bh.Imprison(B, "mercenary#d1"))

    assert (t.pb(A), t.pb(B), t.player(B).prison) == (0, 2, ["mercenary#d1"])


@pytest.mark.rule("BH-SIT-01", "BH-ENC-04")
@pytest.mark.parametrize("die", [1, 6], ids=["failed", "won"])
def test_no_site_action_after_an_encounter(table: MakeTable, die: int) -> None:
    """The hero stands on a Sanctuary with a beast to liberate, but the fight with the token was its turn."""
    t = table(
        arranged(
            on(PLAIN, bestiary=["ghoul#d1"]),
            tiles=[AXE],
            tyrants=[shown("azhurel", "sanctuary")],
            tokens=[tile("demon", EAST)],
            piles={"demon": ["hellhound#p1"]},
            dice=[die],
        )
    )

    t.play(bh.Step(A, EAST))

    assert t.next_turn == (B, "move", (B,))
    assert t.at(A) == EAST
    assert "ghoul#d1" in t.bestiary(A)
    assert not t.happened(bh.Liberated)


@pytest.mark.rule("BH-SIT-01", "BH-ABL-05")
def test_abilities_may_be_used_between_site_actions(table: MakeTable) -> None:
    """The first Human gives 2; after Law of the City the next one gives 3 + 1."""
    heroes = ("maelis", "ysolde", "kael")
    t = table(arranged(on(HANDEL, bestiary=["poacher#d1", "inquisitor#d1"]), heroes=heroes))
    t.play(bh.StopMoving(A), bh.Imprison(A, "poacher#d1"))
    assert t.pb(A) == 2

    t.play(bh.UseAbility(A, "city_law"))
    assert t.actions(A) == (bh.Done(A), bh.Imprison(A, "inquisitor#d1"))
    t.play(bh.Imprison(A, "inquisitor#d1"))

    assert t.pb(A) == 6
    t.expect_event(bh.Imprisoned, card="inquisitor#d1", pb=4)


# -- BH-HUM-01 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-HUM-01", "BH-HUM-02")
@pytest.mark.parametrize(
    ("card", "pb"), [("poacher#d1", 2), ("beast_trader#p1", 2), ("mercenary#d1", 2), ("inquisitor#d2", 3)]
)
def test_a_human_in_prison_gives_what_is_printed_on_it(table: MakeTable, card: str, pb: int) -> None:
    """At once, whatever its origin; nothing but the card, the pile and the points changes."""
    t = table(arranged(on(HANDEL, bestiary=[card], pb=1)))
    t.play(bh.StopMoving(A))

    t.play(bh.Imprison(A, card))

    imprisoned = t.expect_event(bh.Imprisoned, seat=A, card=card, pb=pb)
    assert imprisoned.rules == ("BH-HUM-01", "BH-HUM-02")
    t.expect_event(bh.PointsGained, seat=A, amount=pb, total=1 + pb)
    assert dict(t.changes) == {
        "players[0].bestiary": ((card,), ()),
        "players[0].prison": ((), (card,)),
        "players[0].pb": (1, 1 + pb),
    }


@pytest.mark.rule("BH-HUM-01")
def test_every_city_has_a_prison(table: MakeTable) -> None:
    """Not Handel alone: any City that was explored will do."""
    t = table(arranged(on(PLAIN, bestiary=["poacher#d1"]), tiles=[tile("city_belmora", EAST)]))

    t.play(bh.Step(A, EAST), bh.StopMoving(A), bh.Imprison(A, "poacher#d1"))

    assert (t.player(A).prison, t.pb(A)) == (["poacher#d1"], 2)


@pytest.mark.rule("BH-HUM-01")
def test_only_humans_and_only_in_a_city(table: MakeTable) -> None:
    """A demon is no Human; on a Sanctuary a Human stays in the bestiary."""
    t = table(
        arranged(
            on(HANDEL, bestiary=["poacher#d1", "imp#d1"]), on(EAST, bestiary=["mercenary#d1", "ghoul#d1"]), tiles=[AXE]
        )
    )
    t.play(bh.StopMoving(A))
    assert refused(t, bh.Imprison(A, "imp#d1")) == ("not_a_human", "BH-HUM-01")
    assert refused(t, bh.Imprison(A, "ghoul#d1")) == ("not_in_bestiary", "BH-SIT-01")

    t.play(bh.Done(A), bh.MapHex(A, HANDEL), bh.StopMoving(B))

    assert t.prompt == "site"
    assert refused(t, bh.Imprison(B, "mercenary#d1")) == ("not_in_a_city", "BH-HUM-01")


@pytest.mark.rule("BH-HUM-01")
@pytest.mark.parametrize(
    ("card", "missions", "pb"),
    [("poacher#d1", [], 0), ("beast_trader#d1", [], 1), ("poacher#d1", ["trap_human#1"], 2)],
    ids=["nothing", "its own effect", "a mission"],
)
def test_capturing_a_human_does_not_give_its_points(table: MakeTable, card: str, missions: list[str], pb: int) -> None:
    """What is printed on it is for the prison; its effect, or a mission, may give something all the same."""
    t = table(arranged(on(PLAIN), deck=[card], missions=missions, dice=[6]))

    t.map_here()

    assert (t.bestiary(A), t.pb(A), t.player(A).prison) == ([card], pb, [])


@pytest.mark.rule("BH-HUM-01")
def test_no_other_place_can_be_named(table: MakeTable) -> None:
    """The switch knows the City alone: the rulebook says so."""
    assert fault(bh.GAME, content=ruled(imprison_where="sanctuary")) == (
        "content.config.imprison_where",
        "unknown_value",
        "BH-HUM-01",
    )


# -- BH-HUM-02 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-HUM-02", "BH-CMP-01")
def test_the_prison_is_public_and_out_of_circulation(table: MakeTable) -> None:
    """Everybody sees whom A has imprisoned; neither the discard nor the deck gets the card."""
    t = table(arranged(on(HANDEL, bestiary=["poacher#d1", "mercenary#p1"]), deck_size=0, discard=["imp#d1"]))
    t.play(bh.StopMoving(A), bh.Imprison(A, "poacher#d1"), bh.Imprison(A, "mercenary#p1"))

    for seat in (A, B, C, None):
        assert t.view(seat).players[A].prison == ("poacher#d1", "mercenary#p1")
    assert (t.discard, t.deck) == (["imp#d1"], 0)
    assert not {"poacher#d1", "mercenary#p1"} & set(t.state.out)


@pytest.mark.rule("BH-HUM-02")
def test_death_does_not_empty_the_prison(table: MakeTable) -> None:
    """A dies and cannot pay: the bestiary is lost, the prison is not."""
    t = table(arranged(on(PLAIN, hearts=1, prison=["poacher#d1"], bestiary=["imp#d1"]), deck=["hydra#d1"], dice=[1]))

    t.map_here()

    assert (t.player(A).deaths, t.bestiary(A), t.player(A).prison) == (1, [], ["poacher#d1"])


@pytest.mark.rule("BH-HUM-02", "BH-PRZ-05")
def test_imprisoned_cards_count_for_the_prize(table: MakeTable) -> None:
    """B has two in prison and A one; the prize is for B, when A ends the game with the third tyrant."""
    t = table(
        arranged(
            on(EAST, prison=["inquisitor#d1"], bestiary=["ashmane", "ondrath"]),
            bh.Position(prison=["poacher#d1", "mercenary#d1"]),
            tiles=[AXE],
            tyrants=[shown("grushnak")],
            dice=[6],
        )
    )
    t.map_here()
    t.play(bh.FightTyrant(A, "grushnak"))

    t.expect_event(bh.PrizeAwarded, prize="most_imprisoned", seats=(B,), pb=3)


# -- BH-HUM-03 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-HUM-03")
def test_the_human_tyrant_is_not_imprisoned(table: MakeTable) -> None:
    """Beside a Human card it is not offered and refused; alone it gives nothing to ask about in a City."""
    t = table(arranged(on(HANDEL, bestiary=["aldric", "poacher#d1"])))
    t.play(bh.StopMoving(A))

    assert t.actions(A) == (bh.Done(A), bh.Imprison(A, "poacher#d1"))
    assert refused(t, bh.Imprison(A, "aldric")) == ("tyrants_stay", "BH-TYR-09")
    t.play(bh.Imprison(A, "poacher#d1"))

    assert (t.prompt, t.bestiary(A)) == ("survey", ["aldric"])


# -- BH-HUM-04 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-HUM-04", "BH-BST-01")
def test_a_human_takes_up_a_place(table: MakeTable) -> None:
    """With five Humans the bestiary is full, and a sixth card makes one leave."""
    humans = ["poacher#d1", "poacher#d2", "mercenary#d1", "mercenary#d2", "inquisitor#d1"]
    t = table(arranged(on(PLAIN, bestiary=humans), deck=["undine#d1"], dice=[6]))

    t.map_here()

    assert (t.prompt, len(t.actions(A))) == ("overflow", 6)


@pytest.mark.rule("BH-HUM-04", "BH-WLD-01")
def test_a_human_covers_any_slot(table: MakeTable) -> None:
    """Gambler's Cut costs an orc and any other card: with the Human it triggers, without it does not."""
    t = table(arranged(on(PLAIN, bestiary=["poacher#d1"]), on(FOREST), deck=["wolf_rider#d1"], dice=[6]))
    t.map_here()
    assert (t.prompt, t.actions(A)) == ("trigger", (bh.Decline(A), bh.UseAbility(A, "gamblers_cut")))

    t = table(arranged(on(PLAIN), deck=["wolf_rider#d1"], dice=[6]))
    t.map_here()

    assert t.next_turn == (B, "move", (B,))


@pytest.mark.rule("BH-HUM-04", "BH-WLD-02", "BH-WLD-03")
@pytest.mark.parametrize(
    ("bestiary", "code"),
    [(["poacher#d1"], ("ability_locked", "BH-ABL-02")), (["aldric"], None), (["imp#d1"], None)],
    ids=["Human card", "Human tyrant", "demon"],
)
def test_a_human_card_is_no_wildcard(table: MakeTable, bestiary: list[str], code: tuple[str, str] | None) -> None:
    """Loaded Dice wants a demon: the captured Human tyrant stands in for it, a Human card does not."""
    t = table(arranged(on(PLAIN, bestiary=bestiary, pb=1)))
    ability = bh.UseAbility(A, "loaded_dice")

    if code is None:
        assert t.is_legal(ability)
    else:
        assert ability not in t.actions(A)
        assert refused(t, ability) == code


@pytest.mark.rule("BH-HUM-04", "BH-ABL-02")
def test_an_imprisoned_human_covers_nothing_any_more(table: MakeTable) -> None:
    """Farsight Map wants any two cards: with the Human in prison one is left."""
    heroes = ("kael", "ysolde", "romilius")
    t = table(arranged(on(HANDEL, bestiary=["poacher#d1", "ghoul#d1"]), heroes=heroes))
    ability = bh.UseAbility(A, "farsight_map")
    t.play(bh.StopMoving(A))
    assert t.is_legal(ability)

    t.play(bh.Imprison(A, "poacher#d1"))

    assert refused(t, ability) == ("ability_locked", "BH-ABL-02")


@pytest.mark.rule("BH-HUM-04")
def test_no_unlock_cost_names_human() -> None:
    """Content that asks for a Human is refused, at every ability that does."""

    def greedy(hero: Hero) -> Hero:
        first, *rest = hero.abilities
        return evolve(hero, abilities=(evolve(first, unlock=("human",)), *rest))

    assert listed(bh.GAME, content=with_heroes(greedy)) == [
        (f"content.heroes[{index}].abilities[0].unlock[0]", "unknown_id", "BH-HUM-04") for index in range(6)
    ]
