"""Rules BH-LIB: beasts that are set free, where, and what that gives."""

from __future__ import annotations

from typing import Any, Final

import pytest

from boardrules.games import bestiary as bh
from tests.games.bestiary.ruled import ruled
from tests.games.bestiary.table import (
    EAST,
    HANDEL,
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
from tests.games.happened import refused
from tests.games.setups import fault

AXE: Final = tile("sanctuary_axe", EAST)
#: Five cards of different types without a tyrant, which are worth 1, 2, 1, 1 and 2.
FIVE: Final = ("undine#d1", "basilisk#d1", "ghoul#d1", "wolf_rider#d1", "shadow_fiend#d1")
ON_CAPTURE: Final = ("overflow", "sanctuary", "on_capture")


def at_sanctuary(table: MakeTable, *cards: str, freed: bool = False, **options: Any) -> Table:
    """Return a table where A stands on the Sanctuary of the Axe with these cards and may act there.

    ``freed``: its tyrant lies in the bestiary of C.
    """
    last = bh.Position(bestiary=["grushnak"]) if freed else None
    t = table(arranged(on(EAST, bestiary=cards), None, last, tiles=[AXE], **options))
    t.play(bh.StopMoving(A))
    return t


def liberations(t: Table, seat: int = A) -> list[str]:
    """Return the cards that a seat may liberate now."""
    return [action.card for action in t.actions(seat) if isinstance(action, bh.Liberate)]


# -- BH-LIB-01 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-LIB-01", "BH-LIB-02", "BH-LIB-04")
@pytest.mark.parametrize(
    ("card", "pb"),
    [("griffin#d1", 1), ("basilisk#p1", 2), ("hydra#d2", 3), ("headless_rider#d1", 2), ("witch_cat#d1", 1)],
)
def test_a_beast_gives_what_is_printed_on_it(table: MakeTable, card: str, pb: int) -> None:
    """At once, whatever its origin; nothing but the card, the pile and the points changes."""
    t = at_sanctuary(table, card)

    t.play(bh.Liberate(A, card))

    assert t.expect_event(bh.Liberated, seat=A, card=card, pb=pb).rules == ("BH-LIB-01", "BH-LIB-02")
    t.expect_event(bh.PointsGained, seat=A, amount=pb, total=pb)
    assert dict(t.changes) == {
        "players[0].bestiary": ((card,), ()),
        "players[0].liberated": ((), (card,)),
        "players[0].pb": (0, pb),
    }


@pytest.mark.rule("BH-LIB-01", "BH-BST-03")
def test_overflow_is_the_other_occasion(table: MakeTable) -> None:
    """The sixth card makes basilisk leave: it is liberated for its 2 points, anywhere on the map."""
    t = table(arranged(on(PLAIN, bestiary=FIVE), deck=["manticore#d1"], dice=[6]))
    t.map_here()

    t.play(bh.GiveUp(A, "basilisk#d1"))

    t.expect_event(bh.Liberated, seat=A, card="basilisk#d1", pb=2)
    assert (t.pb(A), t.player(A).liberated) == (2, ["basilisk#d1"])


@pytest.mark.rule("BH-LIB-01")
@pytest.mark.parametrize("places", [(), ("overflow",), ("on_capture",)])
def test_sanctuaries_can_be_switched_off(table: MakeTable, places: tuple[str, ...]) -> None:
    """Without the word for it nothing is liberated on a Sanctuary."""
    t = at_sanctuary(table, "ghoul#d1", content=ruled(liberate_allowed_at=places))

    assert t.prompt == "survey"


@pytest.mark.rule("BH-LIB-01", "BH-BST-02")
@pytest.mark.parametrize(
    ("card", "discard", "out"), [("basilisk#d1", ["basilisk#d1"], []), ("basilisk#p1", [], ["basilisk#p1"])]
)
def test_overflow_can_be_switched_off(table: MakeTable, card: str, discard: list[str], out: list[str]) -> None:
    """Without the word for it a card that overflows is not liberated: it gives nothing and leaves its owner."""
    rules = ruled(liberate_allowed_at=("sanctuary",))
    cards = (card, *[other for other in FIVE if other != "basilisk#d1"])
    t = table(arranged(on(PLAIN, bestiary=cards), deck=["manticore#d1"], dice=[6], content=rules))
    t.map_here()

    t.play(bh.GiveUp(A, card))

    assert not t.happened(bh.Liberated)
    assert (t.pb(A), t.player(A).liberated, t.discard, t.state.out) == (0, [], discard, out)
    assert t.bestiary(A) == [*cards[1:], "manticore#d1"]


@pytest.mark.rule("BH-LIB-01")
@pytest.mark.parametrize("where", [PLAIN, HANDEL, EAST], ids=["plain", "City", "Sanctuary"])
def test_with_anywhere_every_hex_will_do(table: MakeTable, where: bh.Hex) -> None:
    """The site action is open on any hex; off the freed sanctuary there is no bonus, on it there is."""
    rules = ruled(liberate_allowed_at=("overflow", "anywhere"))
    last = bh.Position(bestiary=["grushnak"])
    t = table(arranged(on(where, bestiary=["basilisk#d1", "poacher#d1"]), None, last, tiles=[AXE], content=rules))
    t.play(bh.StopMoving(A))
    assert (t.prompt, liberations(t)) == ("site", ["basilisk#d1"])

    t.play(bh.Liberate(A, "basilisk#d1"))

    assert t.pb(A) == (3 if where == EAST else 2)
    assert t.player(A).liberated == ["basilisk#d1"]


@pytest.mark.rule("BH-LIB-01", "BH-TRP-03")
def test_with_on_capture_a_fresh_card_may_be_liberated(table: MakeTable) -> None:
    """The lich goes at once for its 2; its effect gives 1 more and the mission 2, though it is gone."""
    rules = ruled(liberate_allowed_at=ON_CAPTURE)
    t = table(arranged(on(PLAIN), deck=["lich#d1"], missions=["trap_undead#1"], dice=[6], content=rules))
    t.map_here()
    assert (t.prompt, t.actions(A)) == ("fresh", (bh.Decline(A), bh.Liberate(A, "lich#d1")))
    assert (t.bestiary(A), t.pb(A), t.missions(A)) == (["lich#d1"], 0, [])

    t.play(bh.Liberate(A, "lich#d1"))

    assert t.expect_event(bh.Liberated, card="lich#d1", pb=2).rules == ("BH-LIB-01", "BH-TRP-03")
    assert (t.bestiary(A), t.player(A).liberated) == ([], ["lich#d1"])
    assert (t.pb(A), t.missions(A)) == (5, ["trap_undead"])
    assert t.next_turn == (B, "move", (B,))


@pytest.mark.rule("BH-LIB-01", "BH-TRP-02")
def test_what_was_liberated_on_capture_unlocks_nothing(table: MakeTable) -> None:
    """Kept, the orc completes the cost of Gambler's Cut; liberated, it does not."""
    rules = ruled(liberate_allowed_at=ON_CAPTURE)
    setup = arranged(on(PLAIN, bestiary=["ghoul#d1"]), deck=["wolf_rider#d1"], dice=[6], content=rules)
    kept, gone = table(setup), table(setup)
    for t in (kept, gone):
        t.map_here()

    kept.play(bh.Decline(A))
    gone.play(bh.Liberate(A, "wolf_rider#d1"))

    assert (kept.prompt, kept.bestiary(A), kept.pb(A)) == ("trigger", ["ghoul#d1", "wolf_rider#d1"], 0)
    assert (gone.next_turn, gone.bestiary(A), gone.pb(A)) == ((B, "move", (B,)), ["ghoul#d1"], 1)


@pytest.mark.rule("BH-LIB-01", "BH-TRP-01")
def test_liberating_on_capture_comes_before_the_overflow(table: MakeTable) -> None:
    """With five cards the sixth one is set free, and nothing overflows; kept, something must."""
    rules = ruled(liberate_allowed_at=ON_CAPTURE)
    setup = arranged(on(PLAIN, bestiary=FIVE), deck=["manticore#d1"], dice=[6], content=rules)
    kept, gone = table(setup), table(setup)
    for t in (kept, gone):
        t.map_here()
        assert t.prompt == "fresh"

    kept.play(bh.Decline(A))
    gone.play(bh.Liberate(A, "manticore#d1"))

    assert kept.prompt == "overflow"
    assert (gone.bestiary(A), gone.player(A).liberated, gone.pb(A)) == (list(FIVE), ["manticore#d1"], 1)


@pytest.mark.rule("BH-LIB-01", "BH-SAN-03")
def test_liberating_on_capture_has_no_sanctuary_bonus(table: MakeTable) -> None:
    """On a freed sanctuary the site action gives 1 more, the fresh card does not."""
    rules = ruled(liberate_allowed_at=ON_CAPTURE)
    t = at_sanctuary(table, "ghoul#d1", freed=True, deck=["undine#d1"], dice=[6], content=rules)
    t.play(bh.Liberate(A, "ghoul#d1"))
    assert t.pb(A) == 2
    t.map_here()

    t.play(bh.Liberate(A, "undine#d1"))

    assert t.pb(A) == 3


@pytest.mark.rule("BH-LIB-01", "BH-LIB-03")
def test_a_fresh_human_is_not_liberated(table: MakeTable) -> None:
    """A Human goes into the bestiary without a question, though the switch for fresh cards is on."""
    rules = ruled(liberate_allowed_at=ON_CAPTURE)
    t = table(arranged(on(PLAIN), deck=["mercenary#d1"], dice=[6], content=rules))

    t.map_here()

    assert (t.next_turn, t.bestiary(A)) == ((B, "move", (B,)), ["mercenary#d1"])


@pytest.mark.rule("BH-LIB-01")
def test_as_a_rule_a_fresh_card_is_kept_without_a_question(table: MakeTable) -> None:
    """The switch for it is off in the packaged content."""
    t = table(arranged(on(PLAIN), deck=["undine#d1"], dice=[6]))

    t.map_here()

    assert (t.next_turn, t.bestiary(A)) == ((B, "move", (B,)), ["undine#d1"])


@pytest.mark.rule("BH-LIB-01")
def test_no_other_occasion_can_be_named() -> None:
    """An unknown word in the list is a fault of the content."""
    assert fault(bh.GAME, content=ruled(liberate_allowed_at=("overflow", "city"))) == (
        "content.config.liberate_allowed_at[1]",
        "unknown_value",
        "BH-LIB-01",
    )


# -- BH-LIB-02 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-LIB-02", "BH-SAN-03")
@pytest.mark.parametrize(
    ("freed", "bonus", "basilisk", "cat"),
    [(False, 1, 2, 1), (True, 1, 3, 2), (True, 0, 2, 1), (True, 3, 5, 4), (False, 3, 2, 1)],
)
def test_a_freed_sanctuary_gives_more_for_each_card(
    table: MakeTable, freed: bool, bonus: int, basilisk: int, cat: int
) -> None:
    """Any Sanctuary will do; a freed one adds its bonus, also for a hero who has not freed it."""
    rules = ruled(liberate_freed_sanctuary_bonus_pb=bonus)
    t = at_sanctuary(table, "basilisk#d1", "witch_cat#d1", freed=freed, content=rules)

    t.play(bh.Liberate(A, "basilisk#d1"))
    liberated = t.expect_event(bh.Liberated, card="basilisk#d1", pb=basilisk)
    t.play(bh.Liberate(A, "witch_cat#d1"))

    t.expect_event(bh.Liberated, card="witch_cat#d1", pb=cat)
    assert t.pb(A) == basilisk + cat
    assert ("BH-SAN-03" in liberated.rules) is (freed and bonus > 0)


@pytest.mark.rule("BH-LIB-02", "BH-LIB-03", "BH-TYR-09")
def test_neither_humans_nor_tyrants(table: MakeTable) -> None:
    """Of five cards three are offered; the Human and the tyrant are refused, each with its own rule."""
    t = at_sanctuary(table, "poacher#d1", "ghoul#p1", "ashmane", "pumpkin_prowler#d1", "hydra#d1")

    assert liberations(t) == ["ghoul#p1", "pumpkin_prowler#d1", "hydra#d1"]
    assert refused(t, bh.Liberate(A, "poacher#d1")) == ("humans_are_not_liberated", "BH-LIB-03")
    assert refused(t, bh.Liberate(A, "ashmane")) == ("tyrants_stay", "BH-TYR-09")
    assert refused(t, bh.Liberate(A, "undine#d1")) == ("not_in_bestiary", "BH-SIT-01")


@pytest.mark.rule("BH-LIB-02")
def test_only_on_the_sanctuary_itself(table: MakeTable) -> None:
    """Next to it nothing is asked; in a City a Human opens the question, but no beast can be set free."""
    t = table(arranged(on(PLAIN, bestiary=["ghoul#d1"]), tiles=[AXE]))
    t.play(bh.StopMoving(A))
    assert t.prompt == "survey"

    t = table(arranged(on(HANDEL, bestiary=["ghoul#d1", "poacher#d1"])))
    t.play(bh.StopMoving(A))

    assert liberations(t) == []
    assert refused(t, bh.Liberate(A, "ghoul#d1")) == ("not_at_a_sanctuary", "BH-LIB-02")


@pytest.mark.rule("BH-LIB-02")
@pytest.mark.parametrize("name", ["axe", "claw", "flame", "spiral", "skull", "crown"])
def test_every_sanctuary_will_do(table: MakeTable, name: str) -> None:
    """The symbol does not matter."""
    t = table(arranged(on(EAST, bestiary=["ghoul#d1"]), tiles=[tile(f"sanctuary_{name}", EAST)]))

    t.play(bh.StopMoving(A), bh.Liberate(A, "ghoul#d1"))

    assert (t.pb(A), t.player(A).liberated) == (1, ["ghoul#d1"])


# -- BH-LIB-03 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-LIB-03", "BH-BST-05")
@pytest.mark.parametrize(
    ("allowed", "pb", "liberated", "discard"), [(False, 0, [], ["poacher#d1"]), (True, 2, ["poacher#d1"], [])]
)
def test_a_human_that_overflows(
    table: MakeTable, allowed: bool, pb: int, liberated: list[str], discard: list[str]
) -> None:
    """It escapes for nothing; only where Humans can be liberated it is set free like a beast."""
    rules = ruled(liberate_humans_can_be_liberated=allowed)
    cards = ("poacher#d1", *FIVE[:4])
    t = table(arranged(on(PLAIN, bestiary=cards), deck=["manticore#d1"], dice=[6], content=rules))
    t.map_here()

    t.play(bh.GiveUp(A, "poacher#d1"))

    assert (t.pb(A), t.player(A).liberated, t.player(A).prison, t.discard) == (pb, liberated, [], discard)
    assert len(t.happened(bh.HumanEscaped)) == (0 if allowed else 1)


@pytest.mark.rule("BH-LIB-03")
@pytest.mark.parametrize(("allowed", "offered"), [(False, ["ghoul#d1"]), (True, ["poacher#d1", "ghoul#d1"])])
def test_humans_on_a_sanctuary(table: MakeTable, allowed: bool, offered: list[str]) -> None:
    """They stay where they are, unless the switch for it is on."""
    rules = ruled(liberate_humans_can_be_liberated=allowed)
    t = at_sanctuary(table, "poacher#d1", "ghoul#d1", "aldric", content=rules)

    assert liberations(t) == offered
    if allowed:
        t.play(bh.Liberate(A, "poacher#d1"))
        assert (t.pb(A), t.player(A).liberated, t.player(A).prison) == (2, ["poacher#d1"], [])


@pytest.mark.rule("BH-LIB-03", "BH-LIB-01")
def test_with_both_switches_a_fresh_human_may_be_liberated(table: MakeTable) -> None:
    """Where Humans can be liberated, they can be on capture too."""
    rules = ruled(liberate_allowed_at=ON_CAPTURE, liberate_humans_can_be_liberated=True)
    t = table(arranged(on(PLAIN), deck=["poacher#d1"], dice=[6], content=rules))
    t.map_here()

    t.play(bh.Liberate(A, "poacher#d1"))

    assert (t.pb(A), t.player(A).liberated) == (2, ["poacher#d1"])


# -- BH-LIB-04 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-LIB-04", "BH-CMP-01")
def test_liberated_cards_are_out_of_circulation_and_public(table: MakeTable) -> None:
    """Cards of the deck and of a type pile lie together before their owner; no other place gets them."""
    t = at_sanctuary(table, "ghoul#d1", "ghoul#p1", "headless_rider#d1", deck_size=3)
    before = (t.deck, list(t.state.out), list(t.state.piles["undead"]))

    t.play(*[bh.Liberate(A, card) for card in ("ghoul#p1", "headless_rider#d1", "ghoul#d1")])

    for seat in (A, B, C, None):
        assert t.view(seat).players[A].liberated == ("ghoul#p1", "headless_rider#d1", "ghoul#d1")
    assert (t.deck, t.state.out, t.state.piles["undead"]) == before
    assert (t.discard, t.bestiary(A), t.pb(A)) == ([], [], 4)


@pytest.mark.rule("BH-LIB-04", "BH-ABL-02")
def test_a_liberated_card_unlocks_nothing(table: MakeTable) -> None:
    """Loaded Dice is open as long as the demon lies in the bestiary."""
    t = at_sanctuary(table, "imp#d1", "ghoul#d1")
    t.play(bh.Liberate(A, "ghoul#d1"))
    assert t.is_legal(bh.UseAbility(A, "loaded_dice"))

    t.play(bh.Liberate(A, "imp#d1"))

    assert (t.prompt, t.pb(A)) == ("survey", 2)
    assert refused(t, bh.UseAbility(A, "loaded_dice")) == ("ability_locked", "BH-ABL-02")


@pytest.mark.rule("BH-LIB-04", "BH-DTH-08")
def test_a_liberated_card_cannot_be_lost(table: MakeTable) -> None:
    """A dies and cannot pay: what was liberated stays, what was not is lost."""
    seat = on(PLAIN, hearts=1, liberated=["ghoul#d1", "undine#p1"], bestiary=["imp#d1"])
    t = table(arranged(seat, deck=["hydra#d1"], dice=[1]))

    t.map_here()

    assert (t.player(A).deaths, t.bestiary(A), t.player(A).liberated) == (1, [], ["ghoul#d1", "undine#p1"])
    assert t.discard == ["hydra#d1", "imp#d1"]


@pytest.mark.rule("BH-LIB-04", "BH-PRZ-04")
def test_liberated_cards_count_for_the_prize(table: MakeTable) -> None:
    """B has one and A none; with the two that A liberates in the last turn the prize is hers alone."""
    t = table(
        arranged(
            on(EAST, bestiary=["ghoul#d1", "undine#p1", "ashmane"]),
            bh.Position(liberated=["ghoul#d2"]),
            bh.Position(bestiary=["ondrath"]),
            tiles=[AXE],
            tyrants=[shown("grushnak")],
            dice=[6],
        )
    )
    t.play(bh.StopMoving(A), bh.Liberate(A, "ghoul#d1"), bh.Liberate(A, "undine#p1"))
    t.map_here()

    t.play(bh.FightTyrant(A, "grushnak"))

    t.expect_event(bh.PrizeAwarded, prize="most_liberated", seats=(A,), pb=3)
    assert t.outcome is not None
    assert t.outcome.scores == (2 + 4 + 4 + 3, 0, 5)
