"""Rules of Another's Luck, the one ability that is played after a die (BH-ABL-07 to BH-ABL-10)."""

from __future__ import annotations

from typing import Any

import pytest

from boardrules.games import bestiary as bh
from boardrules.games.bestiary.content import Op
from tests.games.bestiary.playing import levels, points, use
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
from tests.games.bestiary.variants import free_ability, with_ability
from tests.games.happened import refused

LUCK = "another_luck"
#: Romilius in Handel, with one card of any kind: his ability is unlocked.
LUCKY = bh.Position(bestiary=["ghoul#d1"])


def window(t: Table, roller: int, result: int, strength: int) -> None:
    """Check that Romilius is asked about this die, before it counts."""
    decision = t.decision
    assert decision is not None
    assert (decision.prompt.key, decision.prompt.rule, decision.seats) == ("other_die", "BH-ABL-07", (A,))
    assert decision.prompt.args == (("roller", roller), ("result", result), ("strength", strength))
    assert decision.actions == (bh.Pass(A), bh.UseAbility(A, LUCK))
    assert isinstance(t.events[-1], bh.DieRolled)  # nothing has come of it yet


def beast(table: MakeTable, *dice: int, romilius: bh.Position = LUCKY, card: str = "undine#d1", **more: Any) -> Table:
    """Let B, on the plain and with nobody near, roll for a beast, and stop at the window."""
    t = table(arranged(romilius, on(PLAIN), first_player=B, deck=[card], dice=dice, **more))
    t.map_here()
    if t.prompt == "roll":
        t.play(bh.Roll(B))
    return t


# -- the effect --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-ABL-07", "BH-ABL-08", "BH-CBT-08")
def test_a_reroll_that_wins_traps_the_beast_and_gives_a_point(table: MakeTable) -> None:
    """A 1 becomes a 5 against 3: B loses no heart, Romilius gains 1 point."""
    t = beast(table, 1, 5)
    window(t, B, 1, 3)

    use(t, A, LUCK)

    t.expect_event(bh.AbilityUsed, seat=A, ability=LUCK)
    t.expect_event(bh.DieRerolled, seat=B, by=A, level=1, result=5)
    t.expect_event(bh.PointsGained, seat=A, amount=1, total=1, rules=("BH-ABL-08",))
    assert (t.bestiary(B), t.hearts(B), t.pb(B)) == (["undine#d1"], 4, 0)
    assert t.bestiary(A) == ["ghoul#d1"]
    assert t.next_turn == (C, "move", (C,))


@pytest.mark.rule("BH-ABL-08")
def test_a_reroll_that_fails_gives_nothing(table: MakeTable) -> None:
    """A 1 becomes a 2 against 3: B loses its heart once, Romilius gains nothing."""
    t = beast(table, 1, 2)
    use(t, A, LUCK)

    assert [(event.seat, event.amount) for event in t.happened(bh.HeartsLost)] == [(B, 1)]
    assert (t.pb(A), t.discard) == (0, ["undine#d1"])


@pytest.mark.rule("BH-ABL-08")
def test_the_second_result_stands_even_if_it_is_worse(table: MakeTable) -> None:
    """A 6 becomes a 1: the combat is lost, and nothing of the first result is left."""
    t = beast(table, 6, 1)
    window(t, B, 6, 3)
    use(t, A, LUCK)

    assert (t.bestiary(B), t.hearts(B), t.pb(A)) == ([], 3, 0)
    assert not t.happened(bh.CombatWon)


@pytest.mark.rule("BH-ABL-08")
def test_a_die_that_wins_twice_gives_the_point_too(table: MakeTable) -> None:
    """A 6 becomes a 3, which is enough: the combat is won after the use."""
    t = beast(table, 6, 3)
    use(t, A, LUCK)

    assert (t.bestiary(B), t.pb(A)) == (["undine#d1"], 1)


@pytest.mark.rule("BH-ABL-08", "BH-ABL-10")
def test_left_alone_the_die_counts_as_it_is(table: MakeTable) -> None:
    """No use, no point."""
    t = beast(table, 5)
    t.play(bh.Pass(A))

    assert (t.bestiary(B), t.pb(A)) == (["undine#d1"], 0)
    assert not t.happened(bh.AbilityUsed)


@pytest.mark.rule("BH-ABL-08", "BH-AST-05")
def test_a_later_rescue_by_an_assistant_gives_no_point(table: MakeTable) -> None:
    """The reroll fails; that C then traps the beast is not a win of the roll that was helped."""
    setup = arranged(LUCKY, on(PLAIN), on(FOREST), first_player=B, deck=["undine#d1"], dice=[1, 2, 6])
    t = table(setup)
    t.map_here()
    t.play(bh.Roll(B))
    use(t, A, LUCK)
    t.play(bh.Assist(C))

    assert (t.bestiary(C), t.pb(A)) == (["undine#d1"], 0)


@pytest.mark.rule("BH-ABL-08", "BH-FX-02")
def test_the_same_die_is_rolled_again(table: MakeTable) -> None:
    """A level 2 die that was meant for one roll is rolled twice."""
    setup = arranged(
        LUCKY,
        on(PLAIN),
        heroes=("romilius", "brunhild", "kael"),
        first_player=B,
        deck=["hydra#d1"],
        dice=[1, 8],
    )
    t = table(setup)
    use(t, B, "brute_strength")
    t.map_here()
    window(t, B, 1, 5)
    use(t, A, LUCK)

    t.expect_event(bh.DieRerolled, seat=B, by=A, level=2, result=8)
    assert t.bestiary(B) == ["hydra#d1"]


@pytest.mark.rule("BH-ABL-08", "BH-SCO-01")
@pytest.mark.parametrize("reward", [0, 3])
def test_the_reward_is_that_of_the_ability(table: MakeTable, reward: int) -> None:
    """``win_pb`` of the data says how much it is."""
    content = with_ability(LUCK, effects=(Op("reroll_other_die", win_pb=reward),))
    t = beast(table, 1, 5, content=content)
    use(t, A, LUCK)

    assert t.pb(A) == reward


@pytest.mark.rule("BH-ABL-08", "BH-ABL-02")
@pytest.mark.parametrize("card", ["imp#d1", "poacher#d1", "witch_cat#d1"])
def test_any_card_unlocks_it(table: MakeTable, card: str) -> None:
    """A beast, a Human, a Halloween beast."""
    t = beast(table, 1, 5, romilius=bh.Position(bestiary=[card]))

    window(t, B, 1, 3)
    use(t, A, LUCK)


@pytest.mark.rule("BH-ABL-02", "BH-ABL-08")
def test_without_a_card_no_window_opens(table: MakeTable) -> None:
    """The die counts at once."""
    t = beast(table, 5, romilius=bh.Position(pb=9))

    assert t.next_turn == (C, "move", (C,))
    assert not t.happened(bh.DieRerolled)


# -- which dice --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-ABL-08", "BH-ENC-03")
def test_the_die_of_an_encounter_qualifies(table: MakeTable) -> None:
    """B meets an orc."""
    setup = arranged(
        LUCKY,
        None,
        first_player=B,
        tokens=[tile("orc", PLAIN)],
        piles={"orc": ["wolf_rider#p1"]},
        dice=[1, 6],
    )
    t = table(setup)
    t.play(bh.Step(B, PLAIN), bh.Roll(B))
    window(t, B, 1, 3)
    use(t, A, LUCK)

    assert (t.bestiary(B), t.pb(A)) == (["wolf_rider#p1"], 1)


def tyrant(table: MakeTable, *dice: int) -> Table:
    """Let B fight grushnak, two tyrants being defeated already, and stop at the window."""
    setup = arranged(
        bh.Position(bestiary=["ghoul#d1", "morvain"]),
        on(EAST, bestiary=["ondrath"]),
        first_player=B,
        tiles=[tile("sanctuary_axe", EAST)],
        tyrants=[shown("morvain"), shown("ondrath"), shown("grushnak")],
        dice=dice,
    )
    t = table(setup)
    t.map_here()
    t.play(bh.FightTyrant(B, "grushnak"), bh.Roll(B))
    window(t, B, dice[0], 4)
    return t


@pytest.mark.rule("BH-ABL-08", "BH-TYR-03", "BH-END-01")
def test_the_die_against_a_tyrant_qualifies_and_the_point_counts_in_the_end(table: MakeTable) -> None:
    """The third tyrant falls to the second result: Romilius has his point before the game is scored."""
    t = tyrant(table, 1, 4)
    use(t, A, LUCK)

    assert t.status("grushnak") == "defeated"
    assert t.outcome is not None
    assert t.outcome.scores == (1 + 5, 5 + 4, 0)


@pytest.mark.rule("BH-ABL-08", "BH-TYR-06")
def test_a_tyrant_can_be_saved_by_a_worse_die(table: MakeTable) -> None:
    """The game goes on."""
    t = tyrant(table, 6, 3)
    use(t, A, LUCK)

    assert (t.status("grushnak"), t.hearts(B), t.outcome) == ("open", 3, None)


@pytest.mark.rule("BH-ABL-08", "BH-AST-05")
def test_the_die_of_an_assist_qualifies(table: MakeTable) -> None:
    """B fails, C assists; Romilius lets the first die go and turns the second one."""
    setup = arranged(LUCKY, on(PLAIN), on(FOREST), first_player=B, deck=["undine#d1"], dice=[1, 2, 6])
    t = table(setup)
    t.map_here()
    t.play(bh.Roll(B))
    window(t, B, 1, 3)
    t.play(bh.Pass(A), bh.Assist(C))
    window(t, C, 2, 3)
    use(t, A, LUCK)

    assert (t.bestiary(C), t.pb(A)) == (["undine#d1"], 1)


@pytest.mark.rule("BH-ABL-08", "BH-ABL-09")
def test_his_own_die_never_qualifies(table: MakeTable) -> None:
    """Neither in his own turn nor as an assistant in that of another."""
    own = table(arranged(on(PLAIN, bestiary=["ghoul#d1"]), deck=["undine#d1"], dice=[1]))
    own.map_here()
    assert own.next_turn == (B, "move", (B,))

    helper = on(FOREST, bestiary=["ghoul#d1"])
    t = table(arranged(helper, on(PLAIN), first_player=B, deck=["undine#d1"], dice=[1, 2]))
    t.map_here()
    t.play(bh.Roll(B), bh.Pass(A), bh.Assist(A))
    assert levels(t) == [(B, 1), (A, 1)]
    assert t.next_turn == (C, "move", (C,))
    assert t.hearts(A) == 3


# -- how often ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-ABL-07", "BH-ABL-04")
def test_it_can_be_played_once_in_the_turn_of_each_rival(table: MakeTable) -> None:
    """With four players three times a round: in the turns of B, C and D, once each."""
    setup = arranged(
        LUCKY,
        on(PLAIN),
        on(SWAMP),
        on(PLAIN_2),
        players=4,
        heroes=("romilius", "ysolde", "kael", "maelis"),
        first_player=B,
        missions=["map_sanctuary#1", "map_sanctuary#2", "map_riverbank#1", "map_riverbank#2"],
        deck=["undine#d1", "undine#d2", "ghoul#d2"],
        dice=[1, 6, 1, 6, 1, 6],
    )
    t = table(setup)
    for seat in (B, C, 3):
        assert t.current == seat
        t.map_here()
        t.play(bh.Roll(seat))
        window(t, seat, 1, 3)
        use(t, A, LUCK)

    assert t.pb(A) == 3
    assert t.current == A
    assert t.state.round == 1


@pytest.mark.rule("BH-ABL-07", "BH-ABL-03", "BH-ABL-10")
def test_of_two_tracked_beasts_only_one_die_can_be_rolled_again(table: MakeTable) -> None:
    """Used on the first die: the second one opens no window."""
    setup = arranged(LUCKY, on(PLAIN), first_player=B, deck=["undine#d1", "ghoul#d2"], dice=[1, 6, 2])
    t = table(setup)
    t.track("undine#d1", "ghoul#d2")
    t.play(bh.Roll(B))
    window(t, B, 1, 3)
    use(t, A, LUCK)

    assert t.next_turn == (C, "move", (C,))
    assert (t.bestiary(B), t.hearts(B), t.dice) == (["undine#d1"], 3, [1, 6, 2])


@pytest.mark.rule("BH-ABL-10")
def test_he_may_wait_for_the_second_die(table: MakeTable) -> None:
    """Declined for the first die, used on the second."""
    setup = arranged(LUCKY, on(PLAIN), first_player=B, deck=["undine#d1", "ghoul#d2"], dice=[1, 2, 6])
    t = table(setup)
    t.track("undine#d1", "ghoul#d2")
    t.play(bh.Roll(B), bh.Pass(A))
    window(t, B, 2, 3)
    use(t, A, LUCK)

    assert (t.bestiary(B), t.hearts(B), t.pb(A)) == (["ghoul#d2"], 3, 1)


@pytest.mark.rule("BH-ABL-10")
def test_a_die_that_was_rolled_again_opens_no_new_window(table: MakeTable) -> None:
    """Even where the ability could be used twice in a turn; the second die of the turn could be turned then."""
    content = with_ability(LUCK, limit_per_turn=2)
    setup = arranged(
        LUCKY, on(PLAIN), first_player=B, deck=["undine#d1", "ghoul#d2"], dice=[1, 2, 1, 6], content=content
    )
    t = table(setup)
    t.track("undine#d1", "ghoul#d2")
    t.play(bh.Roll(B))
    use(t, A, LUCK)

    window(t, B, 1, 3)
    assert t.hearts(B) == 3  # the first combat is settled
    use(t, A, LUCK)
    assert (t.bestiary(B), t.pb(A)) == (["ghoul#d2"], 1)


@pytest.mark.rule("BH-ABL-10", "BH-CBT-08")
def test_the_window_comes_before_success_or_failure(table: MakeTable) -> None:
    """While it is open nothing has been lost or trapped, and only Romilius may answer."""
    t = beast(table, 1, 5)

    assert (t.hearts(B), t.bestiary(B), t.state.facing) == (4, [], "undine#d1")
    assert refused(t, bh.Roll(B)) == ("not_your_decision", "BH-RND-01")
    assert refused(t, bh.UseAbility(A, "loaded_dice")) == ("wrong_moment", "BH-ABL-07")
    use(t, A, LUCK)


# -- his own turn ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-ABL-09", "BH-ABL-07")
def test_in_his_own_turn_it_works_on_an_assistant_once(table: MakeTable) -> None:
    """Two tracked beasts, both failed and both assisted: the first assist is turned, the second opens no window."""
    here = on(PLAIN, bestiary=["ghoul#d1"])
    setup = arranged(here, on(FOREST), deck=["undine#d1", "ghoul#d2"], dice=[1, 2, 6, 1, 5])
    t = table(setup)
    t.track("undine#d1", "ghoul#d2")
    t.play(bh.Assist(B))
    window(t, B, 2, 3)
    use(t, A, LUCK)
    assert (t.prompt, t.asked) == ("assist", (B,))
    t.play(bh.Assist(B))

    assert t.pb(A) == 1
    assert t.bestiary(B) == ["undine#d1", "ghoul#d2"]
    assert t.next_turn == (B, "move", (B,))


@pytest.mark.rule("BH-ABL-07", "BH-ABL-09")
def test_a_use_in_his_own_turn_comes_on_top(table: MakeTable) -> None:
    """Used in his own turn on an assist, and again in the very next turn, that of B."""
    here = on(PLAIN, bestiary=["ghoul#d1"])
    t = table(arranged(here, on(FOREST), deck=["undine#d1", "ghoul#d2"], dice=[1, 2, 6, 1, 6]))
    t.map_here()
    t.play(bh.Assist(B))
    use(t, A, LUCK)
    assert t.next_turn == (B, "move", (B,))
    t.map_here()
    t.play(bh.Roll(B))
    window(t, B, 1, 3)
    use(t, A, LUCK)

    assert t.pb(A) == 2
    assert t.bestiary(B) == ["undine#d1", "ghoul#d2"]


@pytest.mark.rule("BH-ABL-08", "BH-CBT-08")
def test_a_romilius_without_hearts_may_still_turn_the_die_of_who_assists_him(table: MakeTable) -> None:
    """He dies only after the combat: the point he gains is his, his bestiary is lost by default for lack of more."""
    here = on(PLAIN, hearts=1, bestiary=["ghoul#d1"])
    t = table(arranged(here, on(FOREST), deck=["undine#d1"], dice=[1, 2, 6]))
    t.map_here()
    t.play(bh.Assist(B))
    assert t.hearts(A) == 0
    window(t, B, 2, 3)
    use(t, A, LUCK)

    assert (t.pb(A), t.player(A).deaths, t.at(A)) == (1, 1, HANDEL)
    assert t.bestiary(B) == ["undine#d1"]


@pytest.mark.rule("BH-ABL-10", "BH-TIE-01")
def test_two_heroes_with_such_an_ability_are_asked_clockwise_from_the_active_player(table: MakeTable) -> None:
    """With a table's own content: who declines passes the die on, and a die is rolled again at most once."""
    content = free_ability("farsight_map", Op("reroll_other_die", win_pb=1), timing="after_other_die")
    for use_first in (False, True):
        setup = arranged(
            LUCKY,
            on(MOUNTAIN),
            first_player=B,
            missions=["map_sanctuary#1", "map_sanctuary#2", "map_riverbank#1", "map_riverbank#2"],
            deck=["undine#d1"],
            dice=[1, 6],
            content=content,
        )
        t = table(setup)
        t.map_here()
        t.play(bh.Roll(B))
        assert (t.prompt, t.asked) == ("other_die", (C,))
        if use_first:
            use(t, C, "farsight_map")
            assert points(t, C) == [1]
        else:
            t.play(bh.Pass(C))
            assert (t.prompt, t.asked) == ("other_die", (A,))
            use(t, A, LUCK)
            assert points(t, A) == [1]
        assert t.next_turn == (C, "move", (C,))
