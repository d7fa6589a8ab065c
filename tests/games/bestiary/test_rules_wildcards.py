"""Rules of unlock costs and wildcards (BH-WLD-01 to BH-WLD-05)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from boardrules.games import bestiary as bh
from tests.games.bestiary.playing import may_use, use
from tests.games.bestiary.table import (
    EAST,
    FOREST,
    PLAIN,
    A,
    B,
    MakeTable,
    arranged,
    on,
    shown,
    tile,
)
from tests.games.bestiary.variants import switched, with_ability, with_beast
from tests.games.happened import refused

TYPES = ("chimera", "orc", "demon", "elemental", "undead", "human")
#: A beast of each type, and the tyrant of each type.
BEASTS = dict(zip(TYPES, ("griffin", "orc_tracker", "imp", "undine", "ghoul", "poacher"), strict=True))
TYRANTS = dict(zip(TYPES, ("ashmane", "grushnak", "azhurel", "ondrath", "morvain", "aldric"), strict=True))
HALLOWEEN = ("pumpkin_prowler", "witch_cat", "restless_scarecrow", "headless_rider")


def unlocked(table: MakeTable, slots: Sequence[str], held: Sequence[str], *, each_once: bool = True) -> bool:
    """Return whether an ability of A with this cost is unlocked by these cards; beasts are those of the Beast deck."""
    tables = with_ability("loaded_dice", unlock=tuple(slots), pay_pb=0)
    tables = switched(tables, abilities_one_card_per_unlock_slot=each_once)
    cards = [card if card in TYRANTS.values() else f"{card}#d" for card in held]
    t = table(arranged(bh.Position(bestiary=cards), content=tables))
    legal = may_use(t, A, "loaded_dice")
    if not legal:
        assert refused(t, bh.UseAbility(A, "loaded_dice")) == ("ability_locked", "BH-ABL-02")
    return legal


@pytest.mark.rule("BH-WLD-01", "BH-HUM-04", "BH-TYR-08")
@pytest.mark.parametrize("card", [*BEASTS.values(), *TYRANTS.values(), *HALLOWEEN])
def test_any_is_covered_by_every_card(table: MakeTable, card: str) -> None:
    """Beasts and captured tyrants of any type, Humans and wildcards included; a card of a type pile is no other."""
    assert unlocked(table, ["any"], [card])


@pytest.mark.rule("BH-WLD-01")
def test_any_is_not_covered_by_nothing(table: MakeTable) -> None:
    """An empty bestiary unlocks only what asks for nothing."""
    assert not unlocked(table, ["any"], [])
    assert unlocked(table, [], [])


@pytest.mark.rule("BH-WLD-01", "BH-WLD-02")
def test_a_card_of_a_type_pile_covers_as_one_of_the_deck_does(table: MakeTable) -> None:
    """Where a card comes from makes no difference."""
    t = table(arranged(bh.Position(pb=1, bestiary=["imp#p1"])))

    assert may_use(t, A, "loaded_dice")


@pytest.mark.rule("BH-WLD-02", "BH-WLD-03", "BH-TYR-08")
@pytest.mark.parametrize("slot", TYPES[:5])
def test_a_named_type_is_covered_by_its_beasts_its_tyrant_and_the_wildcards(table: MakeTable, slot: str) -> None:
    """Of the six types and tyrants only its own, the Human tyrant as a wildcard, and every Halloween beast."""
    beasts = [kind for kind in TYPES if unlocked(table, [slot], [BEASTS[kind]])]
    tyrants = [kind for kind in TYPES if unlocked(table, [slot], [TYRANTS[kind]])]
    wild = [name for name in HALLOWEEN if unlocked(table, [slot], [name])]

    assert beasts == [slot]
    assert sorted(tyrants) == sorted([slot, "human"])
    assert wild == list(HALLOWEEN)


@pytest.mark.rule("BH-WLD-03", "BH-HUM-04")
def test_there_are_two_kinds_of_wildcards() -> None:
    """The four Halloween designs and the tyrant of the humans; a Human beast is none."""
    tables = bh.load().tables

    assert [beast.id for beast in tables.beasts if beast.wildcard] == list(HALLOWEEN)
    assert [beast.id for beast in tables.beasts if beast.type == "halloween"] == list(HALLOWEEN)
    assert [tyrant.id for tyrant in tables.tyrants if tyrant.wildcard_when_captured] == ["aldric"]


#: What the catalogue gives as examples, and some more: a cost, the cards, whether they unlock it.
MATCHINGS = (
    (("demon", "any"), ("imp", "ghoul"), True),
    (("demon", "any"), ("ghoul", "imp"), True),
    (("demon", "any"), ("imp",), False),
    (("demon", "any"), ("witch_cat", "poacher"), True),
    (("demon", "any"), ("witch_cat",), False),
    (("demon", "any"), ("poacher", "ghoul"), False),
    (("demon", "any"), ("aldric", "witch_cat"), True),
    (("demon", "any"), ("azhurel", "undine"), True),
    (("demon", "any"), ("aldric",), False),
    (("demon", "any"), ("poacher", "inquisitor"), False),
    (("any", "demon"), ("imp", "ghoul"), True),  # the any slot must not take the only demon
    (("any", "demon"), ("ghoul", "imp"), True),
    (("any", "any"), ("imp",), False),
    (("any", "any"), ("imp", "hellhound"), True),
    (("demon", "demon"), ("imp", "ghoul"), False),
    (("demon", "demon"), ("imp", "witch_cat"), True),
    (("any", "orc", "demon"), ("witch_cat", "orc_tracker", "ghoul"), True),
    (("any", "orc", "demon"), ("imp", "witch_cat", "ghoul"), True),
    (("orc", "demon", "undead"), ("witch_cat", "pumpkin_prowler", "imp"), True),
    (("orc", "demon", "undead"), ("witch_cat", "griffin", "imp"), False),
)


@pytest.mark.rule("BH-WLD-04", "BH-WLD-02")
@pytest.mark.parametrize(("slots", "held", "wanted"), MATCHINGS)
def test_every_slot_needs_a_card_of_its_own(
    table: MakeTable, slots: tuple[str, ...], held: tuple[str, ...], wanted: bool
) -> None:
    """A matching of slots with different cards, whatever the order of either."""
    assert unlocked(table, slots, held) is wanted
    assert unlocked(table, slots, tuple(reversed(held))) is wanted
    assert unlocked(table, tuple(reversed(slots)), held) is wanted


@pytest.mark.rule("BH-WLD-04")
def test_with_the_switch_off_one_card_may_cover_several_slots(table: MakeTable) -> None:
    """Each slot for itself: the imp alone covers a demon and any, the wildcard everything."""
    tried: list[tuple[str, ...]] = [("imp",), ("witch_cat",), ("aldric",), ("ghoul",), ("poacher", "ghoul"), ()]

    assert [unlocked(table, ["demon", "any"], held, each_once=False) for held in tried] == [True] * 3 + [False] * 3
    assert [unlocked(table, ["demon", "any"], held) for held in tried] == [False] * 6


@pytest.mark.rule("BH-WLD-03")
def test_what_is_a_wildcard_is_said_by_the_data(table: MakeTable) -> None:
    """A ghoul that the table makes a wildcard covers a demon; a Halloween beast without the mark covers only any."""
    for name, wildcard in (("ghoul", True), ("witch_cat", False)):
        content = with_beast(name, wildcard=wildcard)
        t = table(arranged(bh.Position(pb=1, bestiary=[f"{name}#d"]), content=content))
        assert may_use(t, A, "loaded_dice") is wildcard


# -- otherwise they stay what they are ---------------------------------------------------------------------------------


@pytest.mark.rule("BH-WLD-05", "BH-MIS-10")
def test_a_trapped_wildcard_completes_no_mission(table: MakeTable) -> None:
    """With four traps face up a Halloween beast matches none of them."""
    traps = ["trap_demon#1", "trap_orc#1", "trap_undead#1", "trap_human#1"]
    t = table(arranged(on(FOREST), deck=["headless_rider#d1"], missions=traps, dice=[6]))
    t.map_here()

    assert t.bestiary(A) == ["headless_rider#d1"]
    assert (t.pb(A), t.missions(A)) == (0, [])
    assert t.state.mission_row == traps


@pytest.mark.rule("BH-WLD-05", "BH-HUM-03")
def test_a_wildcard_cannot_be_imprisoned(table: MakeTable) -> None:
    """In a City with a Human: neither the Halloween beast nor the Human tyrant goes to prison with it."""
    t = table(arranged(bh.Position(bestiary=["witch_cat#d1", "poacher#d1", "aldric"])))
    t.play(bh.StopMoving(A))

    assert t.actions(A) == (bh.Done(A), bh.Imprison(A, "poacher#d1"))
    assert refused(t, bh.Imprison(A, "witch_cat#d1")) == ("not_a_human", "BH-HUM-01")
    assert refused(t, bh.Imprison(A, "aldric")) == ("tyrants_stay", "BH-TYR-09")


@pytest.mark.rule("BH-WLD-05", "BH-FX-01")
def test_a_wildcard_is_no_human_for_an_effect_that_asks_for_one(table: MakeTable) -> None:
    """The Vow of Justice does not trigger on a Halloween beast."""
    setup = arranged(
        on(FOREST, hearts=1, bestiary=["ghoul#d1"]),
        heroes=("maelis", "ysolde", "kael"),
        deck=["pumpkin_prowler#d1"],
        dice=[6],
    )
    t = table(setup)
    t.map_here()
    t.roll()

    assert t.next_turn == (B, "move", (B,))
    assert (t.hearts(A), t.bestiary(A)) == (1, ["ghoul#d1", "pumpkin_prowler#d1"])


@pytest.mark.rule("BH-WLD-05", "BH-LIB-02", "BH-LIB-04")
def test_a_wildcard_stands_in_for_nothing_once_it_has_left(table: MakeTable) -> None:
    """Liberated like any other beast: it unlocks nothing any more."""
    here = on(EAST, pb=1, bestiary=["witch_cat#d1"])
    t = table(arranged(here, tiles=[tile("sanctuary_axe", EAST)]))
    t.play(bh.StopMoving(A))
    assert may_use(t, A, "loaded_dice")

    t.play(bh.Liberate(A, "witch_cat#d1"))

    assert (t.prompt, may_use(t, A, "loaded_dice")) == ("survey", False)


@pytest.mark.rule("BH-WLD-02", "BH-TYR-08")
def test_a_tyrant_captured_in_play_unlocks_from_then_on(table: MakeTable) -> None:
    """Grushnak is the orc and the ghoul any card of Gambler's Cut: the next beast triggers it."""
    setup = arranged(
        on(EAST, bestiary=["ghoul#d1"]),
        on(PLAIN),
        tiles=[tile("sanctuary_axe", EAST)],
        tyrants=[shown("grushnak")],
        deck=["hydra#d1"],
        dice=[4, 1, 6],
    )
    t = table(setup)
    t.map_here()
    t.play(bh.FightTyrant(A, "grushnak"))
    assert t.bestiary(A) == ["ghoul#d1", "grushnak"]
    t.map_here()
    t.play(bh.Roll(B), bh.Pass(A), bh.Assist(A))

    assert (t.prompt, t.asked) == ("trigger", (A,))
    use(t, A, "gamblers_cut")
    assert t.pb(A) == 1 + 1  # the hydra gives one of its own
