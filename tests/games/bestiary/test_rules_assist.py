"""Rules BH-AST: an adjacent hero fights the beast against which another has failed."""

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
    PLAIN_2,
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
)
from tests.games.happened import refused
from tests.games.setups import fault

BELMORA: Final = tile("city_belmora", EAST)
TWO: Final = ("ghoul#d1", "undine#d1")


def failed(table: MakeTable, *others: bh.Position | None, dice: tuple[int, ...] = (2,), **options: Any) -> Table:
    """Return a table where A, on the plain, has mapped and failed with a 2 against the manticore's 3.

    ``others`` are the places of B and C, and ``dice`` all dice of the turn.
    """
    t = table(arranged(on(PLAIN), *others, **{"deck": ["manticore#d1"], **options}, dice=dice))
    t.map_here()
    return t


def asks(t: Table) -> list[int]:
    """Decline every assist that is offered, and return who was asked, in order."""
    found: list[int] = []
    while t.prompt == "assist":
        found += t.asked
        t.play(bh.Decline(t.asked[0]))
    return found


# -- BH-AST-01 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-AST-01")
@pytest.mark.parametrize(("where", "asked"), [(FOREST, [B]), (PLAIN_2, [B]), (EAST, [B]), (MOUNTAIN, []), (SWAMP, [])])
def test_a_hero_on_an_adjacent_hex_may_assist(table: MakeTable, where: bh.Hex, asked: list[int]) -> None:
    """One hex away, in any direction; two hexes are too far."""
    t = failed(table, on(where), tiles=[tile("forest_2", EAST)])

    assert asks(t) == asked
    assert (t.current, t.discard) == (B, ["manticore#d1"])


@pytest.mark.rule("BH-AST-01")
@pytest.mark.parametrize(("reach", "asked"), [(0, []), (1, [B]), (2, [B, C])])
def test_the_range_is_a_switch(table: MakeTable, reach: int, asked: list[int]) -> None:
    """B is one hex away and C two."""
    t = failed(table, on(FOREST), on(MOUNTAIN), content=ruled(assist_range=reach))

    assert asks(t) == asked


@pytest.mark.rule("BH-AST-01", "BH-CBT-05")
def test_before_the_card_is_discarded(table: MakeTable) -> None:
    """The heart is lost, the card lies open, and the question names what there is to fight."""
    t = failed(table, on(FOREST))

    decision = t.decision
    assert decision is not None
    assert (t.prompt, t.actions(B)) == ("assist", (bh.Decline(B), bh.Assist(B)))
    assert dict(decision.prompt.args) == {"helped": A, "card": "manticore#d1", "strength": 3}
    assert (t.hearts(A), t.state.facing, t.discard) == (3, "manticore#d1", [])


@pytest.mark.rule("BH-AST-01")
def test_nobody_is_asked_after_a_success(table: MakeTable) -> None:
    """There is nothing to assist."""
    t = failed(table, on(FOREST), on(PLAIN_2), dice=(3,))

    assert (t.bestiary(A), t.next_turn) == (["manticore#d1"], (B, "move", (B,)))


# -- BH-AST-02 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-AST-02")
def test_assisting_is_optional(table: MakeTable) -> None:
    """Declined by both, it is over: no die, no heart of theirs, and the card is discarded."""
    t = failed(table, on(FOREST), on(PLAIN_2))

    assert asks(t) == [B, C]
    assert (t.hearts(A), t.hearts(B), t.hearts(C), t.dice) == (3, 4, 4, [2])
    assert (t.discard, t.current) == (["manticore#d1"], B)


@pytest.mark.rule("BH-AST-02", "BH-TIE-01")
@pytest.mark.parametrize(("active", "order"), [(A, [B, C]), (B, [C, A]), (C, [A, B])])
def test_it_is_offered_clockwise_from_the_active_player(table: MakeTable, active: int, order: list[int]) -> None:
    """All the others stand around; the next seat is asked first."""
    places = {active: PLAIN, order[0]: FOREST, order[1]: PLAIN_2}
    t = table(arranged(*[on(places[seat]) for seat in range(3)], first_player=active, deck=["undine#d1"], dice=[2]))
    t.map_here()
    if t.prompt == "roll":
        t.play(bh.Roll(active))

    assert asks(t) == order


@pytest.mark.rule("BH-AST-02", "BH-TIE-01", "BH-TIE-02")
@pytest.mark.parametrize("helper", [B, C])
def test_of_two_willing_heroes_the_active_player_picks_one(table: MakeTable, helper: int) -> None:
    """Both are asked before; then A chooses, and only the chosen one rolls."""
    t = failed(table, on(FOREST), on(PLAIN_2), dice=(2, 6))
    t.play(bh.Assist(B))
    assert (t.prompt, t.asked) == ("assist", (C,))
    t.play(bh.Assist(C))
    assert (t.prompt, t.asked) == ("assistant", (A,))
    assert t.actions(A) == (bh.ChooseAssistant(A, B), bh.ChooseAssistant(A, C))

    t.play(bh.ChooseAssistant(A, helper))

    assert [event.seat for event in t.happened(bh.DieRolled)] == [A, helper]
    assert t.expect_event(bh.AssistStarted, seat=helper, helped=A).rules == ("BH-AST-01", "BH-AST-02")
    assert t.bestiary(helper) == ["manticore#d1"]
    assert t.bestiary(B + C - helper) == []


@pytest.mark.rule("BH-AST-02")
def test_only_a_willing_hero_can_be_picked(table: MakeTable) -> None:
    """Of three that stand around two are willing; the third is refused."""
    heroes = ("romilius", "ysolde", "kael", "brunhild")
    setup = arranged(
        on(PLAIN),
        on(FOREST),
        on(PLAIN_2),
        on(EAST),
        players=4,
        heroes=heroes,
        tiles=[tile("forest_2", EAST)],
        deck=["manticore#d1"],
        dice=[2],
    )
    t = table(setup)
    t.map_here()
    t.play(bh.Assist(B), bh.Decline(C), bh.Assist(3))

    assert t.actions(A) == (bh.ChooseAssistant(A, B), bh.ChooseAssistant(A, 3))
    assert refused(t, bh.ChooseAssistant(A, C)) == ("not_willing", "BH-AST-02")
    assert refused(t, bh.ChooseAssistant(A, A)) == ("not_willing", "BH-AST-02")


@pytest.mark.rule("BH-AST-02")
def test_a_single_willing_hero_needs_no_choice(table: MakeTable) -> None:
    """B declines, C assists, and the die falls."""
    t = failed(table, on(FOREST), on(PLAIN_2), dice=(2, 6))
    t.play(bh.Decline(B), bh.Assist(C))

    assert (t.bestiary(C), t.current) == (["manticore#d1"], B)


@pytest.mark.rule("BH-AST-02")
def test_one_attempt_for_each_failed_combat(table: MakeTable) -> None:
    """B has failed too; C would have been willing, but nobody is asked again."""
    t = failed(table, on(FOREST), on(PLAIN_2), dice=(2, 1))
    t.play(bh.Assist(B), bh.Assist(C), bh.ChooseAssistant(A, B))

    assert (t.hearts(A), t.hearts(B), t.hearts(C), t.dice) == (3, 3, 4, [2, 1])
    assert (t.discard, t.next_turn) == (["manticore#d1"], (B, "move", (B,)))


@pytest.mark.rule("BH-AST-02")
def test_each_of_two_tracked_combats_has_an_offer_of_its_own(table: MakeTable) -> None:
    """A fails both; B assists in both, once in vain."""
    t = table(arranged(on(PLAIN), on(FOREST), deck=TWO, dice=[1, 1, 2, 6]))
    t.track(*TWO)
    assert (t.prompt, t.state.facing) == ("assist", "ghoul#d1")
    t.play(bh.Assist(B))
    assert (t.prompt, t.state.facing, t.discard) == ("assist", "undine#d1", ["ghoul#d1"])
    t.play(bh.Assist(B))

    assert [event.seat for event in t.happened(bh.DieRolled)] == [A, B, A, B]
    assert (t.bestiary(B), t.discard) == (["undine#d1"], ["ghoul#d1"])
    assert (t.hearts(A), t.hearts(B)) == (2, 3)


@pytest.mark.rule("BH-AST-02")
def test_no_attempt_at_all_where_the_switch_says_so(table: MakeTable) -> None:
    """With 0 attempts nobody is asked."""
    t = failed(table, on(FOREST), content=ruled(assist_max_attempts_per_failed_combat=0))

    assert (t.next_turn, t.discard) == ((B, "move", (B,)), ["manticore#d1"])


@pytest.mark.rule("BH-AST-02")
def test_a_second_attempt_where_the_switch_says_so(table: MakeTable) -> None:
    """With 2 attempts both may try one after the other; a third is not offered."""
    rules = ruled(assist_max_attempts_per_failed_combat=2)
    t = failed(table, on(FOREST), on(PLAIN_2), dice=(2, 1, 2), content=rules)
    t.play(bh.Assist(B), bh.Decline(C))
    assert (t.prompt, t.asked, t.state.facing) == ("assist", (B,), "manticore#d1")
    t.play(bh.Decline(B), bh.Assist(C))

    assert (t.hearts(A), t.hearts(B), t.hearts(C)) == (3, 3, 3)
    assert (t.discard, t.next_turn) == (["manticore#d1"], (B, "move", (B,)))


# -- BH-AST-03 ---------------------------------------------------------------------------------------------------------


def met(table: MakeTable, *others: bh.Position | None, dice: tuple[int, ...], **options: Any) -> Table:
    """Return a table where A has stepped on a demon token on the plain and met a hellhound, of strength 4."""
    t = table(
        arranged(
            on(HANDEL),
            *others,
            tyrants=[shown("azhurel", "plain")],
            tokens=[tile("demon", PLAIN)],
            piles={"demon": ["hellhound#p1"]},
            dice=dice,
            **options,
        )
    )
    t.play(bh.Step(A, PLAIN))
    return t


@pytest.mark.rule("BH-AST-03")
@pytest.mark.parametrize(
    ("applies", "phase3", "encounter"),
    [
        (("phase3_beast", "encounter"), [B], [B]),
        (("phase3_beast",), [B], []),
        (("encounter",), [], [B]),
        ((), [], []),
    ],
)
def test_which_combats_can_be_assisted(
    table: MakeTable, applies: tuple[str, ...], phase3: list[int], encounter: list[int]
) -> None:
    """As a rule those of Phase 3 and those on the board; each can be switched off."""
    rules = ruled(assist_applies_to=applies)

    assert asks(failed(table, on(FOREST), content=rules)) == phase3
    assert asks(met(table, on(FOREST), dice=(3,), content=rules)) == encounter


@pytest.mark.rule("BH-AST-03")
def test_an_encounter_can_be_won_by_an_assistant(table: MakeTable) -> None:
    """B traps the card of the pile; the token is used up."""
    t = met(table, on(FOREST), dice=(3, 4))

    t.play(bh.Assist(B))

    assert (t.bestiary(B), t.tokens, t.state.out, t.hearts(A)) == (["hellhound#p1"], {}, [], 3)
    assert t.next_turn == (B, "move", (B,))


@pytest.mark.rule("BH-AST-03", "BH-TYR-07")
def test_a_tyrant_combat_is_not_assisted(table: MakeTable) -> None:
    """B stands next to A and is not asked; nor can the switch be told to."""
    t = table(arranged(on(EAST), on(PLAIN), tiles=[tile("sanctuary_axe", EAST)], tyrants=[shown("grushnak")], dice=[3]))
    t.map_here()
    t.play(bh.FightTyrant(A, "grushnak"))
    assert (t.hearts(A), t.next_turn) == (3, (B, "move", (B,)))

    assert fault(bh.GAME, content=ruled(assist_applies_to=("encounter", "tyrant"))) == (
        "content.config.assist_applies_to[1]",
        "unknown_value",
        "BH-AST-03",
    )


@pytest.mark.rule("BH-AST-03")
@pytest.mark.parametrize("attempts", [1, 2])
def test_an_assist_is_not_assisted(table: MakeTable, attempts: int) -> None:
    """C stands next to B alone: neither A's failure nor that of B is C's affair."""
    rules = ruled(assist_max_attempts_per_failed_combat=attempts)
    t = failed(table, on(FOREST), on(MOUNTAIN), dice=(2, 1), content=rules)
    assert t.asked == (B,)
    t.play(bh.Assist(B))

    assert asks(t) == [B] * (attempts - 1)
    assert (t.discard, t.current) == (["manticore#d1"], B)


# -- BH-AST-04 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-AST-04", "BH-CMP-13")
@pytest.mark.parametrize("where", [HANDEL, EAST], ids=["Handel", "Belmora"])
@pytest.mark.parametrize(("allowed", "asked"), [(False, []), (True, [B])])
def test_a_hero_in_a_city_does_not_assist(table: MakeTable, where: bh.Hex, allowed: bool, asked: list[int]) -> None:
    """In any City, though it lies next to the failing hero; the switch lets it."""
    rules = ruled(assist_hero_in_city_may_assist=allowed)
    t = failed(table, on(where), on(SWAMP), tiles=[BELMORA], content=rules)

    assert asks(t) == asked


# -- BH-AST-05 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-AST-05")
@pytest.mark.parametrize("die", [3, 6])
def test_the_assistant_rolls_against_the_same_strength_and_traps_the_beast(table: MakeTable, die: int) -> None:
    """Its own die of its own level; the heart of A stays lost, and nothing goes to the discard."""
    t = failed(table, on(FOREST), dice=(2, die))

    t.play(bh.Assist(B))

    t.expect_event(bh.DieRolled, seat=B, level=1, result=die, against="manticore#d1", strength=3)
    t.expect_event(bh.BeastTrapped, seat=B, card="manticore#d1")
    assert (t.hearts(A), t.bestiary(A), t.hearts(B), t.bestiary(B)) == (3, [], 4, ["manticore#d1"])
    assert t.discard == []


@pytest.mark.rule("BH-AST-05", "BH-CBT-03")
def test_the_strength_is_that_of_the_tyrants_defeated(table: MakeTable) -> None:
    """With two of them the manticore has 5 for the assistant too."""
    t = failed(table, on(FOREST), bh.Position(bestiary=["ashmane", "ondrath"]), dice=(4, 4))

    t.play(bh.Assist(B))

    t.expect_event(bh.DieRolled, seat=B, strength=5)
    assert (t.bestiary(B), t.discard) == ([], ["manticore#d1"])


@pytest.mark.rule("BH-AST-05", "BH-TRP-02")
def test_the_assistants_own_abilities_trigger(table: MakeTable) -> None:
    """Pack Bond heals Ysolde, who has trapped the chimera; Gambler's Cut of A is silent."""
    seat = on(PLAIN, bestiary=["wolf_rider#d1", "ghoul#d1"])
    t = table(arranged(seat, on(FOREST, hearts=2), deck=["manticore#d1"], dice=[2, 6]))
    t.map_here()
    t.play(bh.Assist(B), bh.Pass(A))
    assert (t.prompt, t.asked) == ("trigger", (B,))

    t.play(bh.UseAbility(B, "pack_bond"))

    assert (t.hearts(B), t.pb(A), t.pb(B), t.current) == (3, 0, 0, B)


@pytest.mark.rule("BH-AST-05", "BH-MIS-07", "BH-TRP-04")
def test_the_assistant_gets_mission_and_effect(table: MakeTable) -> None:
    """A hydra gives 1 PB, its mission 2: both to B."""
    t = failed(table, on(FOREST), deck=["hydra#d1"], missions=["trap_chimera#1"], dice=(2, 5))

    t.play(bh.Assist(B))

    assert (t.pb(A), t.missions(A)) == (0, [])
    assert (t.pb(B), t.missions(B)) == (3, ["trap_chimera"])


@pytest.mark.rule("BH-AST-05", "BH-MIS-05", "BH-MIS-07")
def test_the_assistant_has_two_missions_of_its_own(table: MakeTable) -> None:
    """B completes two in the turn of A, with the beasts of two failed combats; with a limit of one only the first."""
    for limit, points, missions in ((2, 4, ["trap_undead", "trap_elemental"]), (1, 2, ["trap_undead"])):
        t = table(
            arranged(
                on(PLAIN),
                on(FOREST),
                deck=TWO,
                missions=["trap_undead#1", "trap_elemental#1"],
                dice=[1, 6, 1, 6],
                content=ruled(missions_max_per_turn=limit),
            )
        )
        t.track(*TWO)
        t.play(bh.Assist(B), bh.Assist(B))

        assert (t.pb(B), t.missions(B), t.missions(A)) == (points, missions, [])


@pytest.mark.rule("BH-AST-05", "BH-MIS-07")
def test_the_missions_of_the_active_player_do_not_count_for_the_assistant(table: MakeTable) -> None:
    """With a limit of one A has mapped his mission, and B completes another one in the same turn."""
    missions = ["map_plain#1", "trap_chimera#1"]
    t = failed(table, on(FOREST), dice=(2, 6), missions=missions, content=ruled(missions_max_per_turn=1))

    t.play(bh.Assist(B))

    assert (t.missions(A), t.missions(B)) == (["map_plain"], ["trap_chimera"])
    assert (t.pb(A), t.pb(B)) == (2, 2)


@pytest.mark.rule("BH-AST-05")
def test_the_beast_may_go_to_the_active_hero_instead(table: MakeTable) -> None:
    """With the switch A traps what B has beaten, with mission and effect; his heart stays lost."""
    rules = ruled(assist_captor_on_success="active")
    t = failed(table, on(FOREST), deck=["hydra#d1"], missions=["trap_chimera#1"], dice=(2, 5), content=rules)

    t.play(bh.Assist(B))

    t.expect_event(bh.CombatWon, seat=B)
    assert (t.bestiary(A), t.pb(A), t.missions(A), t.hearts(A)) == (["hydra#d1"], 3, ["trap_chimera"], 3)
    assert (t.bestiary(B), t.pb(B), t.hearts(B)) == ([], 0, 4)


# -- BH-AST-06 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-AST-06")
@pytest.mark.parametrize(("lost", "hearts"), [(0, 4), (1, 3), (2, 2)])
def test_an_assistant_who_fails_loses_a_heart(table: MakeTable, lost: int, hearts: int) -> None:
    """Or as many as the switch says; that of A is not affected, and the card is discarded."""
    rules = ruled(assist_assistant_hearts_lost_on_failure=lost)
    t = failed(table, on(FOREST), dice=(2, 2), content=rules)

    t.play(bh.Assist(B))

    t.expect_event(bh.CombatLost, seat=B, against="manticore#d1")
    losses = [event for event in t.events if isinstance(event, bh.HeartsLost)]
    assert losses == ([bh.HeartsLost(B, lost, hearts, rules=("BH-CBT-05", "BH-AST-06"))] if lost else [])
    assert (t.hearts(A), t.hearts(B), t.discard) == (3, hearts, ["manticore#d1"])


@pytest.mark.rule("BH-AST-06", "BH-ENC-06")
def test_a_card_of_a_pile_leaves_the_game_after_two_failures(table: MakeTable) -> None:
    """It goes where a failed card of an encounter goes, and the token is used up."""
    t = met(table, on(FOREST), dice=(3, 3), discard=["imp#d1"])

    t.play(bh.Assist(B))

    assert (t.state.out, t.discard, t.tokens) == (["hellhound#p1"], ["imp#d1"], {})
    assert (t.hearts(A), t.hearts(B)) == (3, 3)


@pytest.mark.rule("BH-AST-06", "BH-DTH-01")
def test_an_assistant_may_die(table: MakeTable) -> None:
    """B comes back in Handel in the turn of A, with the loss of what could be lost; then its own turn comes."""
    t = failed(table, on(FOREST, hearts=1, bestiary=["wraith#d1"]), dice=(2, 1))

    t.play(bh.Assist(B))

    assert (t.player(B).deaths, t.at(B), t.hearts(B), t.bestiary(B)) == (1, HANDEL, 4, [])
    assert t.discard == ["manticore#d1", "wraith#d1"]
    assert (t.player(A).deaths, t.hearts(A), t.next_turn) == (0, 3, (B, "move", (B,)))


@pytest.mark.rule("BH-AST-06", "BH-AST-02")
def test_who_is_dying_is_not_asked_again(table: MakeTable) -> None:
    """With a second attempt left and no heart left B cannot try once more."""
    rules = ruled(assist_max_attempts_per_failed_combat=2)
    t = failed(table, on(FOREST, hearts=1), dice=(2, 1), content=rules)

    t.play(bh.Assist(B))

    assert (t.player(B).deaths, t.discard, t.current) == (1, ["manticore#d1"], B)
