"""The expansion's Neutrals: abilities, and victory conditions in both directions."""

from __future__ import annotations

from typing import Any

import pytest

from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters import events as e
from tests.games.shadow_hunters.positions import (
    ALL,
    TO_CHURCH,
    TO_WOODS,
    Place,
    arranged,
    attack,
    attack_all,
    dead,
    draw,
    end_turn,
    follow,
    give,
    seated,
)
from tests.games.shadow_hunters.table import MakeTable, Table, card

# -- Agnes ----------------------------------------------------------------------------------------------------


def hunters_win(table: MakeTable, *seats: Place, **options: Any) -> Table:
    """Let seat 0 kill the last Shadow on seat 1 in the Weird Woods."""
    t = table(arranged(*seats, dice=(TO_WOODS,), **{**ALL, **options}))
    follow(t, sh.WoodsDamage(0, 1))
    return t


@pytest.mark.rule("SH-EXP-07", "SH-WIN-06")
@pytest.mark.parametrize(
    ("agnes", "franklin"),
    [(seated("agnes"), seated("franklin")), (seated("agnes"), dead("franklin")), (dead("agnes"), seated("franklin"))],
)
def test_s45_agnes_wins_with_the_player_to_her_right(
    table: MakeTable, agnes: sh.Position, franklin: sh.Position
) -> None:
    """S45: the previous player in turn order is a Hunter who wins; it does not matter who of the two is dead."""
    t = hunters_win(table, "ellen", seated("wight", damage=13), dead("valkyrie"), franklin, agnes)

    assert t.winners == (0, 3, 4)


@pytest.mark.rule("SH-EXP-07")
@pytest.mark.parametrize("dead_between", [True, False])
def test_agnes_loses_with_the_player_to_her_right(table: MakeTable, dead_between: bool) -> None:
    """A loser on her right makes her lose, alive or dead, though a winner sits on her left."""
    valkyrie = dead("valkyrie")
    if dead_between:
        t = hunters_win(table, "ellen", seated("wight", damage=13), "franklin", valkyrie, "agnes")
    else:
        t = hunters_win(table, "ellen", seated("wight", damage=13), "agnes", "franklin", valkyrie)

    assert t.winners == ((0, 2) if dead_between else (0, 3))


@pytest.mark.rule("SH-EXP-07")
def test_agnes_on_the_first_seat_looks_at_the_last(table: MakeTable) -> None:
    """The seats are a ring: the player to the right of seat 0 is the last one."""
    t = hunters_win(table, "agnes", seated("wight", damage=13), dead("valkyrie"), "ellen", "franklin")
    assert t.winners == (0, 3, 4)

    t = hunters_win(table, "agnes", seated("wight", damage=13), "ellen", "franklin", dead("valkyrie"))
    assert t.winners == (2, 3)


@pytest.mark.rule("SH-EXP-07", "SH-WIN-06")
def test_agnes_follows_an_allie_who_wins_by_the_end_alone(table: MakeTable) -> None:
    """End-state conditions come first, Agnes last."""
    t = hunters_win(table, "ellen", seated("wight", damage=13), dead("valkyrie"), "franklin", "allie", "agnes")

    assert t.winners == (0, 3, 4, 5)


@pytest.mark.rule("SH-EXP-08", "SH-EXP-07", "SH-TRN-03")
@pytest.mark.parametrize("switches", [True, False])
def test_s45_agnes_may_switch_to_the_player_on_her_left(table: MakeTable, switches: bool) -> None:
    """S45: Agnes on seat 0, a dead Hunter on her right, a Shadow on her left: by switching she loses."""
    t = table(
        arranged(
            seated("agnes", revealed=True),
            seated("wight", damage=13),
            dead("valkyrie"),
            "ellen",
            dead("franklin"),
            dice=((3, 6),),
            **ALL,
        )
    )
    if switches:
        t.play(sh.UseAbility(0))
        t.settle()
        assert t.view(None).players[0].used
        assert t.refuses(sh.UseAbility(0)).code == "ability_used"
    t.play(sh.Roll(0), sh.FollowArea(0), sh.WoodsDamage(0, 1))

    assert t.winners == ((3, 4) if switches else (0, 3, 4))


@pytest.mark.rule("SH-EXP-08")
def test_switched_agnes_wins_with_the_left_even_a_dead_one(table: MakeTable) -> None:
    """A dead neighbour is not passed over: seat 2 is dead and wins as a Hunter, seat 0 on the right loses."""
    agnes = seated("agnes", revealed=True, used=True)
    t = table(
        arranged(
            "franklin", seated("wight", damage=13), dead("valkyrie"), agnes, dead("ellen"), dice=(TO_WOODS,), **ALL
        )
    )
    follow(t, sh.WoodsDamage(0, 1))
    assert t.winners == (0, 3, 4)

    t = table(
        arranged("franklin", seated("wight", damage=13), "ellen", agnes, dead("valkyrie"), dice=(TO_WOODS,), **ALL)
    )
    follow(t, sh.WoodsDamage(0, 1))
    assert t.winners == (0, 2)


@pytest.mark.rule("SH-EXP-08", "SH-REV-02", "SH-TRN-03")
def test_agnes_switches_only_revealed_and_at_the_start_of_her_turn(table: MakeTable) -> None:
    """Hidden or after moving it is refused; revealing and switching in one W0 is allowed."""
    t = table(arranged("agnes", "ellen", dice=(TO_CHURCH,), **ALL))
    t.settle()
    assert t.refuses(sh.UseAbility(0)).code == "reveal_first"
    t.play(sh.Reveal(0), sh.UseAbility(0), sh.Roll(0))
    assert t.player(0).used

    late = table(arranged(seated("agnes", revealed=True), "ellen", dice=(TO_CHURCH,), **ALL))
    late.play(sh.Roll(0))
    late.settle()
    assert late.refuses(sh.UseAbility(0)).code == "wrong_moment"


# -- Bryan ----------------------------------------------------------------------------------------------------

BYSTANDERS = (seated("franklin"), seated("unknown"))


@pytest.mark.rule("SH-EXP-09", "SH-EXP-10", "SH-WIN-05")
@pytest.mark.parametrize(
    ("victim", "damage", "wins"),
    [("vampire", 12, True), ("george", 13, True), ("werewolf", 13, True), ("fu_ka", 11, False), ("emi", 9, False)],
)
def test_bryan_wins_by_an_attack_on_somebody_with_13_hp_or_more(
    table: MakeTable, victim: str, damage: int, wins: bool
) -> None:
    """13 and 14 win at once; 12 and 10 only make him reveal, and the game goes on."""
    second = seated("george") if victim in ("vampire", "werewolf") else seated("wight")
    t = table(arranged("bryan", seated(victim, "church", damage), *BYSTANDERS, second, dice=(TO_CHURCH, (1, 2)), **ALL))
    attack(t)

    assert not t.player(1).alive
    assert t.winners == ((0,) if wins else None)
    assert t.player(0).revealed
    reveals = [event for event in t.happened(e.Revealed) if event.seat == 0]
    assert [(event.forced, event.rules) for event in reveals] == [(True, ("SH-REV-09",) if wins else ("SH-EXP-10",))]


@pytest.mark.rule("SH-EXP-09", "SH-EXP-10", "SH-BLK-13")
@pytest.mark.parametrize(("vampire", "wins"), [(12, True), (2, False)])
def test_s44_bryan_with_the_machine_gun(table: MakeTable, vampire: int, wins: bool) -> None:
    """S44: one victim with 13 HP among several is enough; killing only Emi makes him reveal."""
    t = table(
        arranged(
            seated("bryan", equipment=("machine_gun",)),
            seated("emi", "church", 9),
            seated("vampire", "cemetery", vampire),
            *BYSTANDERS,
            dice=(TO_CHURCH, (1, 2)),
            **ALL,
        )
    )
    attack_all(t)

    assert t.winners == ((0,) if wins else None)
    assert t.player(0).revealed


@pytest.mark.rule("SH-EXP-09", "SH-EXP-10")
def test_s44_a_card_kill_does_nothing_for_bryan(table: MakeTable) -> None:
    """S44: a Vampire killed with the Doll is no win, an Emi killed with it does not make him reveal."""
    for victim, damage in (("vampire", 12), ("emi", 9)):
        other = seated("george") if victim == "vampire" else seated("wight")
        t = draw(
            table,
            "spiritual_doll",
            "bryan",
            seated(victim, damage=damage),
            *BYSTANDERS,
            other,
            dice=((None, 1),),
            **ALL,
        )
        t.play(sh.ChooseTarget(0, 1))
        assert t.happened(e.Died)[-1].killer == 0
        assert t.winners is None
        assert not t.player(0).revealed


@pytest.mark.rule("SH-EXP-09")
def test_area_and_hermit_kills_do_nothing_for_bryan(table: MakeTable) -> None:
    """A Vampire killed in the Woods or by an Exorcism is no win."""
    woods = table(arranged("bryan", seated("vampire", damage=12), *BYSTANDERS, "george", dice=(TO_WOODS,), **ALL))
    follow(woods, sh.WoodsDamage(0, 1))
    hermit = give(table, "hermits_exorcism", "bryan", seated("vampire", damage=12), *BYSTANDERS, "george", **ALL)
    hermit.play(sh.Comply(1))

    assert woods.winners is None
    assert hermit.winners is None
    assert not woods.player(1).alive
    assert not hermit.player(1).alive


@pytest.mark.rule("SH-EXP-10", "SH-REV-01")
def test_bryan_may_reveal_at_other_times(table: MakeTable) -> None:
    """Nothing forbids a voluntary reveal."""
    t = table(arranged("george", "bryan", **ALL))

    assert t.is_legal(sh.Reveal(1))


@pytest.mark.rule("SH-EXP-10")
def test_bryan_is_not_revealed_by_somebody_elses_kill(table: MakeTable) -> None:
    """A hidden Bryan stays hidden when another's attack kills Emi."""
    t = table(
        arranged("george", seated("emi", "church", 9), "bryan", "unknown", "vampire", dice=(TO_CHURCH, (1, 2)), **ALL)
    )
    attack(t)

    assert not t.player(1).alive
    assert not t.player(2).revealed


@pytest.mark.rule("SH-EXP-09", "SH-WIN-04", "SH-WIN-05", "SH-WIN-06")
@pytest.mark.parametrize(
    ("bryan", "wins"),
    [
        (seated("bryan", "erstwhile_altar"), True),
        (seated("bryan", "weird_woods"), False),
        (seated("bryan"), False),
        (dead("bryan"), False),
    ],
)
def test_bryan_wins_alive_at_the_altar_when_the_game_ends(table: MakeTable, bryan: sh.Position, wins: bool) -> None:
    """The place alone ends nothing; when the last Shadow dies it makes him a winner."""
    t = hunters_win(table, "ellen", seated("wight", damage=13), "franklin", dead("valkyrie"), bryan)

    assert t.winners == ((0, 2, 4) if wins else (0, 2))


# -- Catherine ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-EXP-11", "SH-WIN-07")
def test_catherine_wins_if_she_is_the_first_to_die(table: MakeTable) -> None:
    """Nobody is dead before: her death ends the game, and she wins alone."""
    t = table(
        arranged("ellen", seated("catherine", damage=9), "wight", "valkyrie", "franklin", dice=(TO_WOODS,), **ALL)
    )
    follow(t, sh.WoodsDamage(0, 1))

    assert t.winners == (1,)


@pytest.mark.rule("SH-EXP-11", "SH-WIN-07")
@pytest.mark.parametrize("dead_before", [False, True])
def test_catherine_may_die_with_others_but_not_after_them(table: MakeTable, dead_before: bool) -> None:
    """With Wight in the same batch she wins; with an earlier death she does not, and the game goes on."""
    t = draw(
        table,
        "flare_of_judgement",
        "ellen",
        seated("catherine", damage=9),
        seated("wight", damage=12),
        "valkyrie",
        "franklin",
        dead("agnes") if dead_before else seated("agnes"),
        **ALL,
    )

    assert not t.player(1).alive
    assert not t.player(2).alive
    assert t.winners == (None if dead_before else (1,))


@pytest.mark.rule("SH-EXP-11", "SH-WIN-05")
def test_catherine_wins_as_one_of_the_last_two(table: MakeTable) -> None:
    """Four are left and the game goes on; with one Hunter and one Shadow fewer only two live."""
    t = draw(
        table,
        "flare_of_judgement",
        "ellen",
        "catherine",
        seated("wight", damage=12),
        dead("valkyrie"),
        dead("franklin"),
        **ALL,
    )
    assert t.winners == (0, 1, 4)

    t = table(
        arranged(
            "ellen", "catherine", "wight", seated("valkyrie", damage=11), dead("franklin"), dice=(TO_WOODS,), **ALL
        )
    )
    follow(t, sh.WoodsDamage(0, 3))
    assert not t.player(3).alive
    assert t.winners is None  # three are left


@pytest.mark.rule("SH-EXP-11")
def test_catherine_ends_the_game_with_two_left_without_a_side(table: MakeTable) -> None:
    """Catherine and a Shadow live on; both have reached their condition."""
    t = table(
        arranged(
            "wight", "catherine", seated("ellen", damage=8), dead("valkyrie"), dead("franklin"), dice=(TO_WOODS,), **ALL
        )
    )
    follow(t, sh.WoodsDamage(0, 2))

    assert t.winners == (0, 1, 3)


@pytest.mark.rule("SH-EXP-12", "SH-TRN-03")
@pytest.mark.parametrize(
    ("catherine", "after"),
    [
        (seated("catherine", damage=3, revealed=True), 2),
        (seated("catherine", damage=1, revealed=True), 0),
        (seated("catherine", revealed=True), 0),
        (seated("catherine", damage=3), 3),
    ],
)
def test_revealed_catherine_heals_one_at_the_start_of_her_turn(
    table: MakeTable, catherine: sh.Position, after: int
) -> None:
    """Without being asked, before anything else in her turn, and never while hidden."""
    t = table(arranged(catherine, "ellen", **ALL))

    assert t.damage(0) == after


@pytest.mark.rule("SH-EXP-12", "SH-TRN-07")
def test_catherine_who_reveals_in_her_turn_heals_from_the_next_one(table: MakeTable) -> None:
    """The reveal in W0 comes after the moment of healing; her extra turn heals."""
    t = table(
        arranged(seated("catherine", damage=3), "ellen", dice=(TO_CHURCH,), white=("concealed_knowledge",), **ALL)
    )
    t.play(sh.Reveal(0), sh.Roll(0), sh.FollowArea(0))
    assert t.damage(0) == 3
    end_turn(t)

    assert t.state.current == 0
    assert t.damage(0) == 2
    assert len(t.happened(e.Healed)) == 1


@pytest.mark.rule("SH-EXP-12")
def test_catherine_heals_in_her_own_turns_only(table: MakeTable) -> None:
    """In the turn of another she keeps her damage until her own begins."""
    t = table(arranged("ellen", seated("catherine", damage=3, revealed=True), dice=(TO_CHURCH,), **ALL))
    t.play(sh.Roll(0))
    assert t.damage(1) == 3
    end_turn(t)

    assert t.damage(1) == 2


# -- David ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-EXP-13", "SH-WIN-01")
@pytest.mark.parametrize(
    ("owned", "drawn", "wins"),
    [
        (("talisman", "holy_robe"), "silver_rosary", True),
        (("talisman", "holy_robe"), "spear_of_longinus", True),
        (("spear_of_longinus", "silver_rosary"), "talisman", True),
        (("spear_of_longinus", "silver_rosary"), "holy_robe", True),
        (("talisman", "holy_robe"), "fortune_brooch", False),
        (("talisman", "fortune_brooch", "mystic_compass", "chainsaw"), "holy_robe", False),
    ],
)
def test_david_wins_with_three_of_his_four_relics(
    table: MakeTable, owned: tuple[str, ...], drawn: str, wins: bool
) -> None:
    """Any three of the four; other equipment does not count, however much."""
    t = draw(table, drawn, seated("david", equipment=owned), "ellen", **ALL)

    assert t.winners == ((0,) if wins else None)


@pytest.mark.rule("SH-EXP-13", "SH-CHR-14")
def test_grave_digger_takes_an_equipment_card_from_the_discards_once(table: MakeTable) -> None:
    """White or black, equipment only, at any depth, and in another's turn too; then it is used up."""
    t = table(
        arranged(
            "ellen",
            seated("david", revealed=True),
            white_discard=("talisman", "advent"),
            black_discard=("chainsaw", "dynamite"),
            dice=(TO_CHURCH,),
            **ALL,
        )
    )
    assert t.actions(1) == (
        sh.Pass(1),
        sh.UseAbility(1, None, card("talisman")),
        sh.UseAbility(1, None, card("chainsaw")),
    )
    assert t.refuses(sh.UseAbility(1, None, card("advent"))).rule == "SH-EXP-13"
    t.play(sh.UseAbility(1, None, card("chainsaw")))

    assert t.equipment(1) == ["chainsaw"]
    assert [owned.id for owned in t.state.black.discard_pile] == ["dynamite"]
    assert t.actions(1) == ()
    t.play(sh.Roll(0))
    end_turn(t)
    t.settle()
    assert (t.asked, t.prompt) == ((1,), "move")
    assert t.refuses(sh.UseAbility(1, None, card("talisman"))).code == "ability_used"


@pytest.mark.rule("SH-EXP-13", "SH-REV-04")
@pytest.mark.parametrize("pick", ["moved", "area_done", "end"])
def test_grave_digger_is_open_in_every_window(table: MakeTable, pick: str) -> None:
    """W1, W2 and W4 of his own turn serve as well."""
    t = table(arranged(seated("david", revealed=True), "ellen", white_discard=("talisman",), dice=(TO_CHURCH,), **ALL))
    use = sh.UseAbility(0, None, card("talisman"))
    assert t.state.phase == "move"
    t.play(sh.Roll(0))
    if pick != "moved":
        t.play(sh.SkipArea(0))
    if pick == "end":
        t.play(sh.SkipAttack(0))
    t.play(use)

    assert t.equipment(0) == ["talisman"]
    assert t.state.turn == 1


@pytest.mark.rule("SH-EXP-13", "SH-WIN-02")
def test_grave_digger_can_bring_the_third_relic(table: MakeTable) -> None:
    """He reveals in a window of another's turn, digs, and wins at once."""
    t = table(
        arranged("ellen", seated("david", equipment=("talisman", "holy_robe")), white_discard=("silver_rosary",), **ALL)
    )
    assert t.refuses(sh.UseAbility(1, None, card("silver_rosary"))).code == "reveal_first"
    t.play(sh.Reveal(1), sh.UseAbility(1, None, card("silver_rosary")))

    assert t.winners == (1,)


@pytest.mark.rule("SH-EXP-13", "SH-INF-09")
def test_revealed_david_is_not_asked_while_the_discards_hold_no_equipment(table: MakeTable) -> None:
    """That he has nothing to take is public, so nobody waits for him."""
    t = table(arranged("ellen", seated("david", revealed=True), white_discard=("advent",), **ALL))
    asked = set()
    while t.prompt != "move":
        asked.add(t.asked[0])
        t.play(sh.Pass(t.asked[0]))

    assert 1 not in asked
    assert asked == {2, 3, 4}


@pytest.mark.rule("SH-EXP-13", "SH-WIN-04")
def test_dead_david_does_not_win(table: MakeTable) -> None:
    """He dies with two relics, and the game goes on without a winner."""
    t = table(
        arranged(
            "ellen",
            seated("david", damage=11, equipment=("talisman", "holy_robe")),
            "wight",
            "valkyrie",
            "franklin",
            dice=(TO_WOODS,),
            **ALL,
        )
    )
    follow(t, sh.WoodsDamage(0, 1))

    assert not t.player(1).alive
    assert t.winners is None
