"""Rules of trapping, BH-TRP: what a capture sets off, and in which order."""

from __future__ import annotations

from typing import Any

import pytest

from boardrules.games import bestiary as bh
from boardrules.games.bestiary.content import Op
from tests.games.bestiary.captures import FIVE, armed, beast, facing, gains, trigger
from tests.games.bestiary.ruled import ruled
from tests.games.bestiary.table import FOREST, HANDEL, PLAIN, A, B, MakeTable, Table, arranged, on, tile
from tests.games.happened import kinds, refused

#: With an orc and any other card Romilius may use Gambler's Cut when he traps a beast.
CUT = bh.UseAbility(A, "gamblers_cut")


def full_cut(table: MakeTable, **options: Any) -> Table:
    """Return A with five beasts, an orc among them, who has just trapped a hydra; a chimera is wanted."""
    mine = ("orc_tracker#d1", *FIVE[:4])
    t = table(facing("hydra#d1", mine=mine, missions=["trap_chimera#1"], **options))
    t.map_here()
    return t


@pytest.mark.rule("BH-TRP-01", "BH-TRP-05")
def test_a_capture_has_five_steps(table: MakeTable) -> None:
    """Bestiary, overflow (ghoul, 1 PB), mission (2 PB), the hydra's own effect (1 PB), Gambler's Cut (1 PB)."""
    t = full_cut(table)
    assert kinds(t.events) == ["HexMapped", "BeastFaced", "DieRolled", "CombatWon", "BeastTrapped"]
    assert t.bestiary(A) == ["orc_tracker#d1", *FIVE[:4], "hydra#d1"]
    assert (t.prompt, t.asked) == ("overflow", (A,))
    assert t.pb(A) == 0

    t.play(bh.GiveUp(A, "ghoul#d1"))
    assert kinds(t.events) == [
        "Liberated",
        "PointsGained",
        "MissionCompleted",
        "PointsGained",
        "MissionRevealed",
        "PointsGained",
    ]
    assert gains(t) == [1, 2, 1]
    assert (t.prompt, t.asked) == ("trigger", (A,))
    assert t.decision is not None
    assert t.decision.prompt.args == (("ability", "gamblers_cut"), ("card", "hydra#d1"))

    t.play(CUT)
    assert kinds(t.events)[:2] == ["AbilityUsed", "PointsGained"]
    assert t.pb(A) == 5
    assert t.next_turn == (B, "move", (B,))


@pytest.mark.rule("BH-TRP-01")
def test_the_mission_comes_before_the_cards_own_effect(table: MakeTable) -> None:
    """The shaman's question about the row comes when the row is filled up already."""
    t = table(facing("orc_shaman#d1", missions=["trap_orc#1"], mission_deck=["map_swamp#1"]))
    t.map_here()
    assert t.prompt == "refresh"
    assert t.missions(A) == ["trap_orc"]
    assert "map_swamp#1" in t.state.mission_row
    assert bh.RefreshMission(A, "map_swamp#1") in t.actions(A)


@pytest.mark.rule("BH-TRP-01")
def test_the_cards_own_effect_comes_before_the_abilities(table: MakeTable) -> None:
    """An imp asks about the missions first, and Gambler's Cut is asked about afterwards."""
    t = table(facing("imp#d1", mine=["orc_tracker#d1"]))
    t.map_here()
    assert t.prompt == "refresh"
    t.play(bh.Decline(A))
    assert t.prompt == "trigger"


@pytest.mark.rule("BH-TRP-02")
def test_a_fresh_card_unlocks_the_ability_that_it_triggers(table: MakeTable) -> None:
    """Gambler's Cut wants an orc and any other: the ghoul in the bestiary alone would not do."""
    t = table(facing("wolf_rider#d1", mine=["ghoul#d1"]))
    t.map_here()
    assert t.prompt == "trigger"
    t.play(CUT)
    assert t.pb(A) == 1


@pytest.mark.rule("BH-TRP-02")
@pytest.mark.parametrize(
    ("mine", "card", "given_up", "asked"),
    [
        (FIVE, "wolf_rider#d1", "ghoul#d1", True),
        (FIVE, "wolf_rider#d1", "wolf_rider#d1", False),
        (("orc_tracker#d1", *FIVE[:4]), "basilisk#d1", "orc_tracker#d1", False),
        (("orc_tracker#d1", *FIVE[:4]), "basilisk#d1", "basilisk#d1", True),
    ],
)
def test_a_card_that_has_overflowed_unlocks_nothing(
    table: MakeTable, mine: tuple[str, ...], card: str, given_up: str, asked: bool
) -> None:
    """The only orc, fresh or not, opens Gambler's Cut while it is there; it is looked at after the overflow."""
    t = table(facing(card, mine=mine))
    t.map_here()
    t.play(bh.GiveUp(A, given_up))
    assert (t.prompt == "trigger") is asked
    assert t.current == (A if asked else B)


@pytest.mark.rule("BH-TRP-03")
def test_a_fresh_card_that_overflows_has_been_trapped(table: MakeTable) -> None:
    """The hydra leaves at once for 3 PB: mission (2), own effect (1) and Gambler's Cut (1) come all the same."""
    t = full_cut(table)
    t.play(bh.GiveUp(A, "hydra#d1"))
    assert t.bestiary(A) == ["orc_tracker#d1", *FIVE[:4]]
    assert t.player(A).liberated == ["hydra#d1"]
    assert t.missions(A) == ["trap_chimera"]
    assert gains(t) == [3, 2, 1]
    assert t.prompt == "trigger"
    t.play(CUT)
    assert t.pb(A) == 7


@pytest.mark.rule("BH-TRP-03", "BH-BST-05")
def test_a_human_that_escapes_at_once_has_been_trapped(table: MakeTable) -> None:
    """A mission for humans is completed and the Vow of Justice heals, though the human is gone by then."""
    mine = FIVE
    t = table(
        arranged(
            on(PLAIN, bestiary=mine, hearts=3),
            heroes=("maelis", "ysolde", "kael"),
            deck=["poacher#d1"],
            missions=["trap_human#1"],
            dice=[6],
        )
    )
    t.map_here()
    t.roll()
    t.play(bh.GiveUp(A, "poacher#d1"))
    assert t.discard == ["poacher#d1"]
    assert t.missions(A) == ["trap_human"]
    assert t.prompt == "trigger"
    t.play(bh.UseAbility(A, "vow_of_justice"))
    assert (t.hearts(A), t.pb(A)) == (4, 2)


@pytest.mark.rule("BH-TRP-04")
@pytest.mark.parametrize(
    ("names", "pb", "asked"),
    [
        (("hydra", "orc_warchief", "pit_lord", "lich", "beast_trader"), 1, "move"),
        (("orc_shaman", "imp", "wraith", "witch_cat"), 0, "refresh"),
        (("griffin", "will_o_wisp", "inquisitor"), 0, "scout"),
        (("manticore", "basilisk", "orc_tracker", "wolf_rider", "hellhound", "shadow_fiend", "undine"), 0, "move"),
        (("storm_spirit", "stone_golem", "skeleton", "ghoul", "poacher", "mercenary"), 0, "move"),
        (("pumpkin_prowler", "restless_scarecrow", "headless_rider"), 0, "move"),
    ],
)
def test_what_the_cards_do_when_trapped(table: MakeTable, names: tuple[str, ...], pb: int, asked: str) -> None:
    """Five designs give 1 PB, four may change a mission, three may look at a tile, sixteen do nothing."""
    for name in names:
        t = table(facing(f"{name}#d1"))
        t.map_here()
        assert t.bestiary(A) == [f"{name}#d1"]
        assert (name, t.pb(A), t.prompt) == (name, pb, asked)


@pytest.mark.rule("BH-TRP-04")
def test_may_is_for_the_captor_to_say(table: MakeTable) -> None:
    """Declined, the effect changes nothing; taken, the shaman's captor puts a mission under the deck."""
    setup = facing("orc_shaman#d1", mission_deck=["map_swamp#1"])
    t = table(setup)
    t.map_here()
    row, deck = list(t.state.mission_row), list(t.state.mission_deck)
    t.play(bh.Decline(A))
    assert (t.state.mission_row, t.state.mission_deck) == (row, deck)
    assert t.current == B

    t = table(setup)
    t.map_here()
    t.play(bh.RefreshMission(A, "map_riverbank#1"))
    assert t.state.mission_row == [*row[1:], "map_swamp#1"]
    assert t.state.mission_deck[0].card == "map_riverbank#1"
    assert t.pb(A) == 0


@pytest.mark.rule("BH-TRP-04", "BH-AST-05")
def test_an_assistant_decides_about_the_card_it_has_trapped(table: MakeTable) -> None:
    """B traps the griffin that A has failed against, and B looks at a tile."""
    t = table(facing("griffin#d1", on(FOREST), dice=[1, 6]))
    t.map_here()
    t.play(bh.Assist(B))
    assert t.bestiary(B) == ["griffin#d1"]
    assert (t.prompt, t.asked) == ("scout", (B,))
    t.play(bh.Scout(B, 2), bh.BuryTile(B))
    assert [event.seat for event in t.happened(bh.TileScouted)] == [B]


@pytest.mark.rule("BH-TRP-04", "BH-FX-01")
def test_effects_of_cards_are_content(table: MakeTable) -> None:
    """A ghoul that gives 3 PB and heals 1 does both, in this order."""
    ops = (Op("gain_pb", amount=3), Op("heal", amount=1))
    t = table(facing("ghoul#d1", hearts=2, content=beast(ruled(), "ghoul", on_capture=ops)))
    t.map_here()
    assert (t.pb(A), t.hearts(A)) == (3, 3)
    made = [name for name in kinds(t.events) if name in ("PointsGained", "HeartsRecovered")]
    assert made == ["PointsGained", "HeartsRecovered"]


@pytest.mark.rule("BH-TRP-05", "BH-TRN-03", "BH-ABL-06")
def test_a_trigger_is_played_after_the_die(table: MakeTable) -> None:
    """The die is rolled, so Loaded Dice is too late, and Gambler's Cut is not."""
    t = table(facing("ghoul#d1", mine=["wolf_rider#d1", "imp#d1"], pb=2))
    t.map_here()
    assert t.prompt == "roll"
    t.roll()
    assert (t.state.rolled, t.prompt) == (True, "trigger")
    assert refused(t, bh.UseAbility(A, "loaded_dice")) == ("not_triggered", "BH-TRP-06")
    assert t.is_legal(CUT)


@pytest.mark.rule("BH-TRP-06")
def test_a_trigger_may_be_declined(table: MakeTable) -> None:
    """Nothing comes of it, and no use is counted."""
    t = table(facing("ghoul#d1", mine=["wolf_rider#d1"]))
    t.map_here()
    assert t.actions(A) == (bh.Decline(A), CUT)
    t.play(bh.Decline(A))
    assert t.pb(A) == 0
    assert not t.happened(bh.AbilityUsed)
    assert t.current == B


def two_tracked(table: MakeTable, **options: Any) -> Table:
    """Return A after trapping the first of two tracked beasts; Gambler's Cut is open."""
    t = table(
        arranged(on(PLAIN, bestiary=("wolf_rider#d1",)), deck=["ghoul#d1", "skeleton#d1"], dice=[6, 6], **options)
    )
    t.track("ghoul#d1", "skeleton#d1")
    assert (t.prompt, t.bestiary(A)) == ("trigger", ["wolf_rider#d1", "ghoul#d1"])
    return t


@pytest.mark.rule("BH-TRP-06", "BH-ABL-03")
@pytest.mark.parametrize("use_first", [True, False])
def test_of_two_captures_one_is_used(table: MakeTable, use_first: bool) -> None:
    """Used for the first capture it is not asked about again; declined there, it is open for the second."""
    t = two_tracked(table)
    t.play(CUT if use_first else bh.Decline(A))
    assert t.bestiary(A) == ["wolf_rider#d1", "ghoul#d1", "skeleton#d1"]
    assert t.current == (B if use_first else A)
    assert t.prompt == ("move" if use_first else "trigger")
    if not use_first:
        t.play(CUT)
    assert t.pb(A) == 1
    assert len(t.happened(bh.AbilityUsed)) == 1


@pytest.mark.rule("BH-TRP-06", "BH-ABL-03")
def test_the_limit_of_a_trigger_is_content(table: MakeTable) -> None:
    """With two uses in a turn both captures bring a point; one capture brings no more than one."""
    cut = trigger("gamblers_cut", unlock=("orc", "any"), limit=2)
    t = two_tracked(table, content=armed(ruled(), "romilius", cut))
    t.play(CUT)
    assert (t.prompt, t.bestiary(A)[-1]) == ("trigger", "skeleton#d1")
    t.play(CUT)
    assert (t.pb(A), t.current) == (2, B)


@pytest.mark.rule("BH-TRP-07", "BH-TIE-01")
def test_the_captor_orders_its_triggers_in_its_own_turn(table: MakeTable) -> None:
    """The first one heals to 3 hearts; the other, for who has 2 or fewer, is then no longer triggered."""
    heal = trigger("heal", Op("heal", amount=1))
    poor = trigger("poor", Op("gain_pb", amount=5, if_hearts_at_most=2))
    tables = armed(ruled(), "romilius", heal, poor)
    t = table(facing("ghoul#d1", hearts=2, content=tables))
    t.map_here()
    assert (t.prompt, t.asked) == ("trigger_order", (A,))
    assert t.decision is not None
    assert t.decision.prompt.args == (("captor", A),)
    assert t.actions(A) == (bh.NextTrigger(A, "heal"), bh.NextTrigger(A, "poor"))
    assert refused(t, bh.NextTrigger(A, "gamblers_cut")) == ("not_triggered", "BH-TRP-07")
    t.play(bh.NextTrigger(A, "heal"), bh.UseAbility(A, "heal"))
    assert (t.hearts(A), t.pb(A), t.current) == (3, 0, B)

    t = table(facing("ghoul#d1", hearts=2, content=tables))
    t.map_here()
    t.play(bh.NextTrigger(A, "poor"))
    assert refused(t, bh.UseAbility(A, "heal")) == ("not_triggered", "BH-TRP-06")
    t.play(bh.UseAbility(A, "poor"), bh.UseAbility(A, "heal"))
    assert (t.hearts(A), t.pb(A), t.current) == (3, 5, B)


@pytest.mark.rule("BH-TRP-07", "BH-TRP-06", "BH-AST-05", "BH-TIE-01")
def test_the_active_player_orders_the_triggers_of_an_assistant(table: MakeTable) -> None:
    """B has trapped the ghoul in A's turn: A says what comes first, B whether to use it."""
    tables = armed(ruled(), "ysolde", trigger("one"), trigger("two", Op("gain_pb", amount=2)))
    t = table(facing("ghoul#d1", on(FOREST), dice=[1, 6], content=tables))
    t.map_here()
    t.play(bh.Assist(B))
    assert (t.prompt, t.asked) == ("trigger_order", (A,))
    assert t.decision is not None
    assert t.decision.prompt.args == (("captor", B),)
    t.play(bh.NextTrigger(A, "two"))
    assert (t.prompt, t.asked) == ("trigger", (B,))
    t.play(bh.UseAbility(B, "two"))
    assert (t.prompt, t.asked) == ("trigger", (B,))
    t.play(bh.Decline(B))
    assert (t.pb(A), t.pb(B), t.current) == (0, 2, B)


@pytest.mark.rule("BH-TRP-07", "BH-TRP-06")
def test_three_triggers_are_ordered_twice(table: MakeTable) -> None:
    """What is used or declined is not asked about again."""
    tables = armed(ruled(), "romilius", trigger("one"), trigger("two"), trigger("three"))
    t = table(facing("ghoul#d1", content=tables))
    t.map_here()
    t.play(bh.NextTrigger(A, "two"), bh.Decline(A))
    assert t.actions(A) == (bh.NextTrigger(A, "one"), bh.NextTrigger(A, "three"))
    t.play(bh.NextTrigger(A, "three"), bh.UseAbility(A, "three"))
    assert t.prompt == "trigger"
    assert t.decision is not None
    assert t.decision.prompt.args == (("ability", "one"), ("card", "ghoul#d1"))
    t.play(bh.UseAbility(A, "one"))
    assert (t.pb(A), t.current) == (2, B)


@pytest.mark.rule("BH-TRP-01", "BH-TRP-03")
@pytest.mark.parametrize("freed", [True, False])
def test_a_card_from_a_token_is_trapped_in_the_same_steps(table: MakeTable, freed: bool) -> None:
    """An encounter goes through overflow, mission, effect and ability too."""
    t = table(
        arranged(
            on(HANDEL, bestiary=("orc_tracker#d1", *FIVE[:4])),
            tokens=[tile("chimera", PLAIN)],
            piles={"chimera": ["hydra#p1"]},
            missions=["trap_chimera#1"],
            dice=[5],
        )
    )
    t.play(bh.Step(A, PLAIN))
    assert t.prompt == "overflow"
    t.play(bh.GiveUp(A, "hydra#p1" if freed else "ghoul#d1"))
    assert gains(t) == [3 if freed else 1, 2, 1]
    assert t.player(A).liberated == ["hydra#p1" if freed else "ghoul#d1"]
    t.play(CUT)
    assert t.pb(A) == (7 if freed else 5)
