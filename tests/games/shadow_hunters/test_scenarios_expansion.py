"""Scenarios of the expansion, of the game without abilities, and of Robbery with the Machine Gun."""

from __future__ import annotations

import pytest

from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters import events as ev
from tests.games.shadow_hunters.positions import (
    TO_CHURCH,
    arranged,
    at_the_players,
    dead,
    draw,
    end_turn,
    pass_to,
    seated,
)
from tests.games.shadow_hunters.table import MakeTable, Table, card

BRYAN = seated("bryan", equipment=("machine_gun",))


def _bryan(table: MakeTable, emi: str, vampire: str) -> Table:
    """Bryan with the Machine Gun goes to the Church, rolls a 1 and has attacked; emi and vampire die of 1."""
    t = table(
        arranged(
            BRYAN,
            seated("emi", emi, 9),
            seated("vampire", vampire, 12),
            seated("franklin", "hermits_cabin"),
            seated("unknown", "weird_woods"),
            expansion_mode="all",
            dice=(TO_CHURCH, (1, 2)),
        )
    )
    t.play(sh.Roll(0), sh.SkipArea(0), sh.AttackAll(0))
    return t


@pytest.mark.rule("SH-EXP-09", "SH-WIN-01", "SH-BLK-13")
def test_s44_bryan_wins_when_one_of_two_victims_has_13_hp(table: MakeTable) -> None:
    """S44: one attack kills Emi (10) and the Vampire (13): Bryan wins at once, alone and face up."""
    t = _bryan(table, "church", "cemetery")

    assert [player.alive for player in t.state.players] == [True, False, False, True, True]
    assert t.winners == (0,)
    assert [event.reasons for event in t.happened(ev.GameEnded)] == [("bryan",)]
    assert t.player(0).revealed


@pytest.mark.rule("SH-EXP-09", "SH-REV-09")
def test_s44_bryan_wins_with_the_strong_victim_alone(table: MakeTable) -> None:
    """S44: the Vampire alone is enough; what turns Bryan up is his victory."""
    t = _bryan(table, "weird_woods", "cemetery")

    assert t.winners == (0,)
    assert [event.rules for event in t.happened(ev.Revealed) if event.seat == 0] == [("SH-REV-09",)]


@pytest.mark.rule("SH-EXP-09", "SH-EXP-10")
def test_s44_bryan_must_reveal_for_a_weak_victim(table: MakeTable) -> None:
    """S44: with Emi alone he has to reveal himself, and the game goes on."""
    t = _bryan(table, "church", "weird_woods")

    assert [player.alive for player in t.state.players] == [True, False, True, True, True]
    assert t.winners is None
    assert [(event.forced, event.rules) for event in t.happened(ev.Revealed) if event.seat == 0] == [
        (True, ("SH-EXP-10",))
    ]


@pytest.mark.rule("SH-EXP-09", "SH-EXP-10")
@pytest.mark.parametrize("victim", [1, 2], ids=["emi", "vampire"])
def test_s44_a_kill_with_a_card_is_nothing_to_bryan(table: MakeTable, victim: int) -> None:
    """S44: the Spiritual Doll kills the Vampire, or Emi: Bryan neither wins nor reveals himself."""
    seats = (
        BRYAN,
        seated("emi", damage=9),
        seated("vampire", damage=12),
        seated("franklin"),
        seated("unknown"),
    )
    t = draw(table, "spiritual_doll", *seats, dice=((None, 1),), expansion_mode="all")

    happened = t.play(sh.ChooseTarget(0, victim))

    assert [(event.seat, event.killer) for event in happened if isinstance(event, ev.Died)] == [(victim, 0)]
    assert t.winners is None
    assert {path.partition(".")[0] for path in at_the_players(t)} == {f"players[{victim}]"}
    assert not t.player(0).revealed


@pytest.mark.rule("SH-EXP-07", "SH-WIN-04", "SH-WIN-05", "SH-WIN-06", "SH-CHR-11")
@pytest.mark.parametrize("dead", [False, True], ids=["agnes-alive", "agnes-dead"])
def test_s45_agnes_wins_with_her_right_neighbour_dead_or_alive(table: MakeTable, dead: bool) -> None:
    """S45: P5, before her in turn order, is a dead Hunter; the Hunters win, and Agnes with them, alive or dead."""
    t = table(_agnes_setup(seated("agnes", dead=dead), "church", 3, (2, 4), (1, 2)))

    t.play(sh.Roll(3), sh.SkipArea(3), sh.Attack(3, 1))

    assert t.winners == (0, 3, 4)
    assert [event.reasons for event in t.happened(ev.GameEnded)] == [("hunters",)]


@pytest.mark.rule("SH-EXP-07", "SH-EXP-08", "SH-WIN-06")
def test_s45_agnes_who_switched_looks_to_the_left(table: MakeTable) -> None:
    """S45: after Capricious she depends on P2, next in turn order, a Shadow: she loses with him."""
    t = table(_agnes_setup(seated("agnes"), None, 0, (1, 1), (2, 4), (4, 4), (1, 2)))
    happened = t.play(sh.Reveal(0), sh.UseAbility(0))
    assert [(event.ability, event.rules) for event in happened if isinstance(event, ev.AbilityUsed)] == [
        ("capricious", ("SH-EXP-08",))
    ]

    end_turn(t)
    end_turn(t)
    t.play(sh.Roll(3), sh.SkipArea(3), sh.Attack(3, 1))

    assert t.winners == (3, 4)


def _agnes_setup(agnes: sh.Position, area: str | None, first: int, *dice: tuple[int, int]) -> sh.Setup:
    """P2 is the last Shadow, one blow from death; P5, on Agnes' right, is a dead Hunter."""
    return arranged(
        agnes,
        seated("unknown", area, 10),
        dead("vampire"),
        "george",
        dead("franklin"),
        first_player=first,
        expansion_mode="all",
        dice=dice,
    )


SIMPLE = (
    seated("george", "church"),
    seated("unknown"),
    seated("daniel", "church"),
    seated("emi", "church", 9),
    seated("vampire", damage=4, revealed=True),
)


def _simple(table: MakeTable, first: int, *dice: tuple[int, int], **changed: sh.Position) -> Table:
    """Lay the table of S46, with the positions ``p1`` to ``p5`` changed."""
    seats = tuple([changed.get(f"p{seat + 1}", place) for seat, place in enumerate(SIMPLE)])
    return table(arranged(*seats, first_player=first, use_special_abilities=False, dice=dice))


@pytest.mark.rule("SH-VAR-01", "SH-GRN-06")
def test_s46_without_abilities_unknown_cannot_lie(table: MakeTable) -> None:
    """S46: Exorcism costs the hidden Unknown 2 damage without a choice."""
    off_board = seated("george")
    t = draw(table, "hermits_exorcism", off_board, *SIMPLE[1:], use_special_abilities=False)
    t.play(sh.GiveHermit(0, 1))
    assert t.actions(1) == (sh.Comply(1),)

    t.play(sh.Comply(1))

    assert at_the_players(t) == {"players[1].damage": (0, 2)}
    assert not t.player(1).revealed


@pytest.mark.rule("SH-VAR-01")
def test_s46_without_abilities_daniel_may_reveal_himself(table: MakeTable) -> None:
    """S46: in a window of P1's turn Daniel turns his card up; nothing else follows."""
    t = _simple(table, 0)
    pass_to(t, 2)
    assert t.actions(2) == (sh.Pass(2), sh.Reveal(2))

    happened = t.play(sh.Reveal(2))

    assert [(type(event), event.rules) for event in happened] == [(ev.Revealed, ("SH-REV-01",))]
    assert at_the_players(t) == {"players[2].revealed": (False, True)}


@pytest.mark.rule("SH-VAR-01")
def test_s46_without_abilities_daniel_need_not_reveal_when_another_dies(table: MakeTable) -> None:
    """S46: P4 dies of an attack; Daniel stays hidden and may still choose."""
    t = _simple(table, 0, (4, 4), (1, 2))

    t.play(sh.Roll(0), sh.SkipArea(0), sh.Attack(0, 3))

    assert (t.player(3).alive, t.player(2).revealed) == (False, False)
    assert t.winners is None
    pass_to(t, 2)
    assert t.is_legal(sh.Reveal(2))


@pytest.mark.rule("SH-VAR-01")
def test_s46_without_abilities_a_vampire_does_not_heal(table: MakeTable) -> None:
    """S46: a revealed Vampire deals 3 by an attack and keeps 4 damage."""
    t = _simple(table, 4, (4, 4), (1, 4))

    t.play(sh.Roll(4), sh.SkipArea(4), sh.Attack(4, 0))

    assert t.changes == {"players[0].damage": (0, 3), "hurt": (0, 1)}
    assert t.damage(4) == 4
    assert t.happened(ev.Healed) == []
    end_turn(t)
    assert t.damage(4) == 4


@pytest.mark.rule("SH-VAR-01", "SH-WHT-03")
def test_s46_without_abilities_chocolate_still_works(table: MakeTable) -> None:
    """S46: the hidden Unknown draws Chocolate, may reveal himself, and heals from 5 to 0."""
    seats = (SIMPLE[0], seated("unknown", damage=5), *SIMPLE[2:])
    t = draw(table, "chocolate", *seats, first_player=1, use_special_abilities=False)
    assert t.actions(1) == (sh.Decline(1), sh.Heal(1))

    t.play(sh.Heal(1))

    assert at_the_players(t) == {"players[1].damage": (5, 0), "players[1].revealed": (False, True)}


@pytest.mark.rule("SH-VAR-01", "SH-CHR-04", "SH-CHR-13")
def test_s46_without_abilities_daniel_still_wins_by_dying_first(table: MakeTable) -> None:
    """S46: Daniel's HP of 13 and his victory condition are as always."""
    daniel = seated("daniel", "church", 11)
    t = _simple(table, 0, (4, 4), (1, 3), p3=daniel)

    t.play(sh.Roll(0), sh.SkipArea(0), sh.Attack(0, 2))

    assert (t.damage(2), t.winners) == (13, (2,))


@pytest.mark.rule("SH-VAR-01", "SH-CHR-04", "SH-CHR-11", "SH-CHR-13")
def test_s46_without_abilities_the_sides_still_win(table: MakeTable) -> None:
    """S46: the last Shadow dies with 13: the Hunters win, and Daniel, who is alive."""
    vampire = seated("vampire", "church", 11, revealed=True)
    unknown = dead("unknown")
    t = _simple(table, 0, (4, 4), (1, 3), p2=unknown, p5=vampire)

    t.play(sh.Roll(0), sh.SkipArea(0), sh.Attack(0, 4))

    assert (t.damage(4), t.winners) == (13, (0, 2, 3))


def _robbery(table: MakeTable, *equipment: str) -> Table:
    """Bob goes to the Church and attacks all in range; P2 and P3 stand in another pair."""
    t = table(
        arranged(
            seated("bob", equipment=equipment, revealed=True),
            seated("vampire", "hermits_cabin", 11, equipment=("chainsaw",)),
            seated("werewolf", "underworld_gate"),
            "allie",
            "george",
            seated("franklin", "cemetery"),
            dice=(TO_CHURCH, (1, 4)),
        )
    )
    t.play(sh.Roll(0), sh.SkipArea(0), sh.AttackAll(0))
    return t


@pytest.mark.rule("SH-CHR-02", "SH-WIN-02", "SH-BLK-12", "SH-BLK-13", "SH-TRN-06")
def test_s48_robbery_and_damage_of_one_attack_are_one_batch(table: MakeTable) -> None:
    """S48: Bob robs P2 of his fifth card, P3 takes 3 in the same batch; then Bob and Allie win, nobody strikes back."""
    t = _robbery(table, "machine_gun", "talisman", "handgun", "fortune_brooch")
    assert [event.targets for event in t.happened(ev.AttackAnnounced)] == [(1, 2)]
    assert t.prompt == "robbery"
    assert t.actions(0) == (sh.Decline(0), sh.TakeEquipment(0, 1, card("chainsaw")))

    happened = t.play(sh.TakeEquipment(0, 1, card("chainsaw")))

    kinds = (ev.EquipmentMoved, ev.Damaged, ev.GameEnded)
    assert [type(event) for event in happened if isinstance(event, kinds)] == list(kinds)
    assert (t.damage(1), t.damage(2), t.damage(5)) == (11, 3, 0)
    assert len(t.equipment(0)) == 5
    assert t.winners == (0, 3)
    assert (t.asked, t.prompt) == ((), "")
    assert t.refuses(sh.Counterattack(2)).code == "game_over"


@pytest.mark.rule("SH-CHR-02", "SH-CHR-10")
def test_s48_with_four_cards_only_the_game_goes_on_and_the_werewolf_strikes_back(
    table: MakeTable,
) -> None:
    """S48, the other side: the same robbery makes no fifth card, and P3 may counterattack."""
    t = _robbery(table, "machine_gun", "talisman", "handgun")

    t.play(sh.TakeEquipment(0, 1, card("chainsaw")))

    owned = ("machine_gun", "talisman", "handgun")
    assert t.changes == {
        "players[0].equipment": (owned, (*owned, "chainsaw")),
        "players[1].equipment": (("chainsaw",), ()),
        "players[2].damage": (0, 3),
        "hurt": (0, 1),
    }
    assert (t.damage(1), t.winners) == (11, None)
    t.play(sh.Decline(1))  # the robbed Vampire was attacked and is hidden, so he is asked as well
    assert (t.asked, t.prompt) == ((2,), "counter")
    assert sh.Counterattack(2) in t.actions(2)
