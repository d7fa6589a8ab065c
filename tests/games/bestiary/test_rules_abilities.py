"""Rules of abilities: what unlocks them, how often they can be used, and when (BH-ABL-01 to BH-ABL-06)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from boardrules.games import bestiary as bh
from tests.games.bestiary.folders import changed
from tests.games.bestiary.playing import levels, may_use, use, wait_for
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
    Table,
    arranged,
    on,
    shown,
    tile,
    tyrant,
)
from tests.games.bestiary.variants import with_ability
from tests.games.happened import refused

LOADED, LUCK, CUT, HORN, TRAIL, STEP = (
    "loaded_dice",
    "another_luck",
    "gamblers_cut",
    "sanctuary_horn",
    "fresh_trail",
    "light_step",
)


# -- unlocked ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-ABL-01")
@pytest.mark.parametrize(("seat", "ability"), [(A, LOADED), (B, TRAIL)])
def test_abilities_can_be_used_in_the_first_turn_of_the_game(table: MakeTable, seat: int, ability: str) -> None:
    """With a cost, when the cards are there, and without one."""
    t = table(arranged(bh.Position(pb=1, bestiary=["imp#d"]), first_player=seat))
    assert (t.state.round, t.state.turn) == (1, 1)

    use(t, seat, ability)

    t.expect_event(bh.AbilityUsed, seat=seat, ability=ability)


@pytest.mark.rule("BH-ABL-02")
def test_an_unlocked_ability_takes_no_card_and_stays_unlocked(table: MakeTable) -> None:
    """Nothing of the bestiary is spent: not at the use, not by the end of the turn, and it works again next turn."""
    t = table(arranged(bh.Position(pb=2, bestiary=["imp#d1"])))

    use(t, A, LOADED)
    assert set(t.changes) == {"players[0].pb", "players[0].uses.counts", "players[0].lasting"}
    wait_for(t, A)
    assert (t.state.round, t.bestiary(A)) == (2, ["imp#d1"])
    use(t, A, LOADED)

    assert (t.bestiary(A), t.pb(A)) == (["imp#d1"], 0)


@pytest.mark.rule("BH-ABL-02")
def test_without_the_cards_an_ability_is_locked(table: MakeTable) -> None:
    """Neither points, nor other cards, nor those of others, nor those that are done with help."""
    own = bh.Position(pb=9, bestiary=["ghoul#d1"], liberated=["imp#d1"], prison=["poacher#d1"])
    t = table(arranged(own, bh.Position(bestiary=["hellhound#d1"])))

    assert refused(t, bh.UseAbility(A, LOADED)) == ("ability_locked", "BH-ABL-02")


@pytest.mark.rule("BH-ABL-02")
def test_an_ability_of_another_hero_cannot_be_used(table: MakeTable) -> None:
    """Each hero has its own."""
    t = table(arranged())

    assert refused(t, bh.UseAbility(A, TRAIL)) == ("not_your_ability", "BH-HRO-02")


def _liberate(table: MakeTable) -> Table:
    here = on(EAST, bestiary=["undine#d1", "ghoul#d1"])
    t = table(arranged(None, here, first_player=B, tiles=[tile("sanctuary_axe", EAST)]))
    t.play(bh.StopMoving(B))
    assert may_use(t, B, HORN)
    t.play(bh.Liberate(B, "undine#d1"))
    return t


def _imprison(table: MakeTable) -> Table:
    t = table(arranged(None, bh.Position(bestiary=["undine#d1", "poacher#d1"]), first_player=B))
    t.play(bh.StopMoving(B))
    assert may_use(t, B, HORN)
    t.play(bh.Imprison(B, "poacher#d1"))
    return t


def _overflow(table: MakeTable) -> Table:
    held = ["undine#d1", "ghoul#d1", "ghoul#d2", "lich#d1", "lich#d2"]
    t = table(arranged(None, on(HANDEL, bestiary=held), first_player=B, deck=["skeleton#d1"], dice=[6]))
    assert may_use(t, B, HORN)
    t.play(bh.Step(B, SWAMP))
    t.map_here()
    t.roll()
    t.play(bh.GiveUp(B, "undine#d1"))
    wait_for(t, B)
    return t


def _die(table: MakeTable) -> Table:
    held = ["undine#d1", "ghoul#d1"]
    t = table(arranged(None, on(HANDEL, hearts=1, bestiary=held), first_player=B, deck=["hydra#d1"], dice=[1]))
    assert may_use(t, B, HORN)
    t.play(bh.Step(B, SWAMP))
    t.map_here()
    t.roll()
    assert t.bestiary(B) == []
    wait_for(t, B)
    return t


@pytest.mark.rule("BH-ABL-02")
@pytest.mark.parametrize("leave", [_liberate, _imprison, _overflow, _die])
def test_an_ability_whose_cards_leave_is_locked_again(table: MakeTable, leave: Callable[[MakeTable], Table]) -> None:
    """Liberated, imprisoned, overflowed, lost by dying: with one of two cards gone the horn is silent."""
    t = leave(table)

    assert refused(t, bh.UseAbility(B, HORN)) == ("ability_locked", "BH-ABL-02")


@pytest.mark.rule("BH-ABL-02", "BH-FX-02")
def test_what_is_in_effect_outlasts_the_cards_that_unlocked_it(table: MakeTable) -> None:
    """The imp is liberated after Loaded Dice: the die is still one of level 2, and no second use is unlocked."""
    here = on(EAST, pb=2, bestiary=["imp#d1"])
    t = table(arranged(here, tiles=[tile("sanctuary_axe", EAST)], deck=["skeleton#d1"], dice=[8]))
    use(t, A, LOADED)
    t.play(bh.StopMoving(A), bh.Liberate(A, "imp#d1"), bh.MapHex(A, EAST))

    assert levels(t) == [(A, 2)]
    assert t.dice == [8]


# -- how often ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-ABL-03")
def test_an_ability_can_be_used_once_in_a_turn(table: MakeTable) -> None:
    """The second use is refused, with the limit; another ability is another matter."""
    t = table(arranged(None, bh.Position(bestiary=["undine#d", "imp#d"]), first_player=B))

    use(t, B, TRAIL)
    refusal = t.refuses(bh.UseAbility(B, TRAIL))
    assert (refusal.code, refusal.rule, refusal.args) == ("ability_used_up", "BH-ABL-03", (("limit", 1),))
    use(t, B, HORN)

    assert t.player(B).uses.of("turn") == {TRAIL: 1, HORN: 1}


@pytest.mark.rule("BH-ABL-03")
def test_an_ability_that_says_so_can_be_used_more_often(table: MakeTable) -> None:
    """Soul Mending twice, not three times, and two times again in the next turn."""
    t = table(arranged(bh.Position(hero="nyra", hearts=1, pb=9), heroes=("nyra", "ysolde", "kael")))

    use(t, A, "soul_mending")
    use(t, A, "soul_mending")
    assert (t.hearts(A), t.pb(A)) == (3, 7)
    refusal = t.refuses(bh.UseAbility(A, "soul_mending"))
    assert (refusal.code, refusal.args) == ("ability_used_up", (("limit", 2),))
    wait_for(t, A)

    assert t.player(A).uses.of("turn") == {}
    assert may_use(t, A, "soul_mending")


@pytest.mark.rule("BH-ABL-03")
@pytest.mark.parametrize("times", [1, 2])
def test_the_usual_limit_is_a_switch(table: MakeTable, tmp_path: Path, times: int) -> None:
    """An ability that says nothing of its limit has that of the config; one that does has its own."""
    folder = changed(tmp_path, ("config", "abilities.uses_per_turn.value", times))
    content = bh.load(folder).tables
    t = table(arranged(first_player=B, content=content))

    for _ in range(times):
        use(t, B, TRAIL)

    assert refused(t, bh.UseAbility(B, TRAIL)) == ("ability_used_up", "BH-ABL-03")
    limits = {ability.id: ability.limit_per_turn for hero in content.heroes for ability in hero.abilities}
    assert {limits.pop("soul_mending"), *limits.values()} == {2, times}


@pytest.mark.rule("BH-ABL-03", "BH-TRP-06")
def test_an_on_capture_ability_is_used_once_in_a_turn_with_two_captures(table: MakeTable) -> None:
    """The player chooses for which of the two; after the first use the second capture asks nothing."""
    for use_first in (True, False):
        here = on(FOREST, bestiary=["orc_tracker#d1", "orc_tracker#d2"])
        t = table(arranged(here, deck=["skeleton#d1", "ghoul#d1"], dice=[6, 6]))
        t.track("skeleton#d1", "ghoul#d1")
        assert t.prompt == "trigger"
        t.play(bh.UseAbility(A, CUT) if use_first else bh.Decline(A))
        assert (t.prompt == "trigger") is not use_first
        if not use_first:
            t.play(bh.UseAbility(A, CUT))

        assert t.pb(A) == 1
        assert len(t.happened(bh.AbilityUsed)) == 1


BRUNHILD = ("brunhild", "ysolde", "kael")


@pytest.mark.rule("BH-ABL-04", "BH-AST-07")
def test_a_use_in_the_turn_of_another_leaves_the_own_turn_its_own(table: MakeTable) -> None:
    """Brunhild assists with Brute Strength in C's turn, and uses it again in her own turn right after."""
    helper = on(FOREST, bestiary=["orc_tracker#d1", "ghoul#d1"])  # with another ability left, the roll is asked for
    deck = ["hydra#d1", "lich#d1"]
    t = table(arranged(helper, None, on(PLAIN), heroes=BRUNHILD, first_player=C, deck=deck, dice=[1, 1, 6]))
    t.map_here()
    t.roll()
    t.play(bh.Assist(A))
    use(t, A, "brute_strength")
    assert t.player(A).uses.of("turn") == {"brute_strength": 1}
    assert refused(t, bh.UseAbility(A, "brute_strength")) == ("ability_used_up", "BH-ABL-03")
    t.roll()

    assert (t.next_turn, t.player(A).uses.of("turn")) == ((A, "move", (A,)), {})
    use(t, A, "brute_strength")
    assert t.hearts(A) == 5 - 1 - 1 - 1  # two payments, one failed assist
    t.map_here()
    t.roll()
    assert levels(t) == [(C, 1), (A, 2), (A, 2)]


@pytest.mark.rule("BH-ABL-04", "BH-AST-07")
def test_a_use_in_the_own_turn_leaves_the_turn_of_another_its_own(table: MakeTable) -> None:
    """The other way round: used in the own turn, and again for an assist in the next one."""
    setup = arranged(on(FOREST), on(PLAIN), heroes=BRUNHILD, deck=["hydra#d1", "lich#d1"], dice=[8, 1, 8])
    t = table(setup)
    use(t, A, "brute_strength")
    t.map_here()
    t.roll()
    assert t.next_turn == (B, "move", (B,))
    t.map_here()
    t.roll()
    t.play(bh.Assist(A))
    use(t, A, "brute_strength")
    t.roll()

    assert t.bestiary(A) == ["hydra#d1", "lich#d1"]
    assert levels(t) == [(A, 2), (B, 1), (A, 2)]


# -- when --------------------------------------------------------------------------------------------------------------


#: A turn of A with every question that it can have, and the prompt that is open before each answer and after the last.
WAY = (
    bh.Step(A, PLAIN),
    bh.Step(A, EAST),
    bh.StopMoving(A),
    bh.Liberate(A, "ghoul#d1"),
    bh.Done(A),
    bh.Track(A),
    bh.ChooseBeast(A, "skeleton#d1"),
    bh.Done(A),
    bh.FightBeasts(A),
)
PROMPTS = ("move", "move", "move", "site", "site", "survey", "track", "track", "tyrant", "roll")


@pytest.mark.rule("BH-ABL-05")
@pytest.mark.parametrize("moment", range(10))
def test_before_the_die_an_ability_can_be_used_at_any_moment_of_the_own_turn(table: MakeTable, moment: int) -> None:
    """From before the first step to the card that lies face up: whenever it was used, the die is one of level 2."""
    # The second imp keeps the ability unlocked, so that the last question comes up too.
    here = on(HANDEL, pb=2, bestiary=["imp#d1", "imp#d2", "ghoul#d1"])
    setup = arranged(
        here,
        heroes=("romilius", "ysolde", "kael"),
        tiles=[tile("sanctuary_axe", EAST)],
        tyrants=[shown("grushnak")],
        deck=["skeleton#d1", "orc_tracker#d1"],
        dice=[8],
    )
    t = table(setup)
    for action in WAY[:moment]:
        t.play(action)
    assert t.prompt == PROMPTS[moment]

    use(t, A, LOADED)

    assert t.prompt == PROMPTS[moment] or moment == 9
    for action in WAY[moment:]:
        t.play(action)
    assert levels(t) == [(A, 2)]
    assert "skeleton#d1" in t.bestiary(A)


@pytest.mark.rule("BH-ABL-05", "BH-ENC-03")
def test_before_the_die_of_an_encounter_the_card_lies_face_up(table: MakeTable) -> None:
    """The ability is used in the knowledge of what is fought."""
    t = table(
        arranged(
            bh.Position(pb=1, bestiary=["imp#d1"]),
            tokens=[tile("orc", PLAIN)],
            piles={"orc": ["orc_warchief#p1"]},
            dice=[7],
        )
    )
    t.play(bh.Step(A, PLAIN))
    assert (t.prompt, t.state.facing) == ("roll", "orc_warchief#p1")

    use(t, A, LOADED)

    assert levels(t) == [(A, 2)]
    assert t.bestiary(A) == ["imp#d1", "orc_warchief#p1"]


@pytest.mark.rule("BH-ABL-05")
def test_in_a_turn_without_a_combat_abilities_can_be_used_until_phase_2_is_done(table: MakeTable) -> None:
    """In a City: at the question whether to map; after that the turn is over."""
    t = table(arranged(None, None, None, first_player=C))
    t.play(bh.StopMoving(C))
    assert (t.prompt, may_use(t, C, STEP)) == ("survey", True)
    t.play(bh.MapHex(C, HANDEL))

    assert t.next_turn == (A, "move", (A,))
    assert refused(t, bh.UseAbility(C, STEP)) == ("not_your_decision", "BH-RND-01")


@pytest.mark.rule("BH-ABL-05")
def test_during_phase_0_no_ability_can_be_used(table: MakeTable) -> None:
    """The first player places tokens of a short supply: abilities come after that."""
    t = table(
        arranged(
            bh.Position(pb=1, bestiary=["imp#d1"]),
            round=2,
            tyrants=[tyrant("grushnak", "plain")],
            gone={"orc": 3},
        )
    )
    assert t.prompt == "token"
    assert not may_use(t, A, LOADED)
    t.refuses(bh.UseAbility(A, LOADED))
    t.play(bh.PlaceToken(A, PLAIN))

    assert (t.prompt, may_use(t, A, LOADED)) == ("move", True)


@pytest.mark.rule("BH-ABL-05")
@pytest.mark.parametrize("ability", [LUCK, CUT])
def test_abilities_of_other_moments_cannot_be_used_before_the_die(table: MakeTable, ability: str) -> None:
    """Another's Luck waits for a die, Gambler's Cut for a capture."""
    t = table(arranged(bh.Position(bestiary=["orc_tracker#d1", "ghoul#d1"])))

    assert refused(t, bh.UseAbility(A, ability)) == ("wrong_moment", "BH-ABL-05")


@pytest.mark.rule("BH-ABL-05", "BH-AST-07")
def test_in_the_turn_of_another_only_marked_abilities_can_be_used_and_only_before_an_assist(table: MakeTable) -> None:
    """Ysolde assists: Fresh Trail is not marked for that; before she assists she can use nothing."""
    marked = with_ability(HORN, usable_when_assisting=True)
    for content, wanted in ((None, False), (marked, True)):
        helper = on(PLAIN, bestiary=["undine#d1", "ghoul#d1"])
        setup = arranged(on(FOREST), helper, deck=["hydra#d1"], dice=[1, 6], content=content)
        t = table(setup)
        assert refused(t, bh.UseAbility(B, HORN)) == ("not_your_decision", "BH-RND-01")
        t.map_here()
        assert (t.prompt, t.asked) == ("assist", (B,))
        assert not may_use(t, B, HORN)
        t.play(bh.Assist(B))
        if wanted:
            assert may_use(t, B, HORN)
            assert refused(t, bh.UseAbility(B, TRAIL)) == ("not_while_assisting", "BH-AST-07")
            t.roll()
        # Without a marked ability nothing is asked before the die.
        assert levels(t) == [(A, 1), (B, 1)]


@pytest.mark.rule("BH-ABL-05", "BH-TRP-05")
def test_on_capture_an_ability_waits_for_a_beast_to_be_trapped(table: MakeTable) -> None:
    """It can be used after the die, with the card in the bestiary and its own effect done."""
    here = on(FOREST, bestiary=["orc_tracker#d1", "ghoul#d1"])
    t = table(arranged(here, deck=["hydra#d1"], dice=[6]))
    t.map_here()
    assert (t.prompt, t.asked, t.bestiary(A)[-1], t.pb(A)) == ("trigger", (A,), "hydra#d1", 1)

    use(t, A, CUT)

    assert t.pb(A) == 2


@pytest.mark.rule("BH-ABL-06", "BH-TRN-03")
def test_after_the_first_die_no_ability_can_be_used_any_more(table: MakeTable) -> None:
    """Two tracked beasts: no question before the second die, which is one of level 1; the turn before it allowed it."""
    here = on(FOREST, pb=1, bestiary=["imp#d1"])
    t = table(arranged(here, deck=["skeleton#d1", "ghoul#d1"], dice=[6, 6]))
    t.track("skeleton#d1", "ghoul#d1")
    assert (t.prompt, may_use(t, A, LOADED)) == ("roll", True)

    t.roll()

    assert levels(t) == [(A, 1), (A, 1)]
    assert t.next_turn == (B, "move", (B,))
    assert t.pb(A) == 1


@pytest.mark.rule("BH-ABL-06", "BH-TRN-03")
def test_a_question_after_the_die_opens_no_ability(table: MakeTable) -> None:
    """While the captor chooses what leaves its bestiary, its abilities before the die are closed."""
    held = ["imp#d1", "ghoul#d1", "ghoul#d2", "lich#d1", "lich#d2"]
    t = table(arranged(on(FOREST, pb=1, bestiary=held), deck=["skeleton#d1"], dice=[6]))
    t.map_here()
    t.roll()
    assert (t.prompt, t.asked) == ("overflow", (A,))

    assert not may_use(t, A, LOADED)
    t.refuses(bh.UseAbility(A, LOADED))
    t.play(bh.GiveUp(A, "ghoul#d1"))
    assert t.happened(bh.AbilityUsed) == []


@pytest.mark.rule("BH-ABL-06", "BH-TRN-03", "BH-AST-07")
def test_the_die_of_the_active_hero_does_not_bind_its_assistant(table: MakeTable) -> None:
    """Brunhild has not rolled yet: she uses Brute Strength after the die of B. B itself is not asked again."""
    setup = arranged(on(FOREST), on(PLAIN), heroes=BRUNHILD, first_player=B, deck=["hydra#d1"], dice=[1, 7])
    t = table(setup)
    t.map_here()
    t.roll()
    t.play(bh.Assist(A))
    use(t, A, "brute_strength")
    t.roll()

    assert levels(t) == [(B, 1), (A, 2)]
    assert t.bestiary(A) == ["hydra#d1"]
