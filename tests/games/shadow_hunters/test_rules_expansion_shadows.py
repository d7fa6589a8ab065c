"""The expansion's Shadows and the second card for Bob."""

from __future__ import annotations

from typing import Any

import pytest

from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters import events as e
from tests.games.happened import refused
from tests.games.shadow_hunters.positions import (
    ALL,
    TO_CHURCH,
    arranged,
    attack,
    dead,
    draw,
    end_turn,
    pile,
    seated,
    to_attack,
)
from tests.games.shadow_hunters.table import MakeTable, Table, card

BOB: dict[str, Any] = {"bob_7_8": "kill_variant"}


def aims(t: Table) -> set[int | None]:
    """Return whom the ability of seat 0 may be aimed at."""
    return {action.target for action in t.actions(0) if isinstance(action, sh.UseAbility)}


# -- Ultra Soul -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-EXP-17", "SH-TRN-03")
def test_murder_ray_hits_another_character_at_the_gate(table: MakeTable) -> None:
    """3 damage for one other character who stands there, once in the turn; nobody else is a target."""
    t = table(
        arranged(
            seated("ultra_soul", "underworld_gate", 1, revealed=True),
            seated("george", "underworld_gate", 2, equipment=("holy_robe",), angel=True),
            seated("ellen", "underworld_gate"),
            seated("vampire", "hermits_cabin"),
            "agnes",
            dice=(TO_CHURCH,),
            **ALL,
        )
    )
    t.settle()
    assert aims(t) == {1, 2}
    for wrong in (0, 3, 4):
        assert t.refuses(sh.UseAbility(0, wrong)).rule == "SH-EXP-17"
    t.play(sh.UseAbility(0, 1))
    t.settle()

    assert [t.damage(seat) for seat in range(5)] == [1, 5, 0, 0, 0]
    assert aims(t) == set()
    t.play(sh.Roll(0))
    t.settle()
    assert refused(t, sh.UseAbility(0, 2)) == ("ability_used_this_turn", "SH-EXP-17")


@pytest.mark.rule("SH-EXP-17")
def test_murder_ray_can_be_used_in_every_turn(table: MakeTable) -> None:
    """After one round it hits the same character again."""
    t = table(
        arranged(
            seated("ultra_soul", revealed=True),
            seated("george", "underworld_gate"),
            "ellen",
            "wight",
            players=4,
            dice=((2, 4), (1, 2), (4, 4), (4, 6), (4, 4)),
            **ALL,
        )
    )
    t.play(sh.UseAbility(0, 1), sh.Roll(0))
    assert t.damage(1) == 3
    end_turn(t)
    t.play(sh.Roll(1))
    end_turn(t)
    t.play(sh.Roll(2))
    end_turn(t)
    t.play(sh.Roll(3))
    end_turn(t)
    t.settle()
    assert aims(t) == set()  # George has gone to the Cabin
    t.play(sh.Roll(0))

    t = table(
        arranged(
            seated("ultra_soul", revealed=True),
            seated("george", "church"),
            seated("ellen", "underworld_gate"),
            "wight",
            players=4,
            white=("concealed_knowledge",),
            dice=((2, 4), (4, 4)),
            **ALL,
        )
    )
    t.play(sh.UseAbility(0, 2), sh.Roll(0), sh.FollowArea(0))
    end_turn(t)
    t.play(sh.UseAbility(0, 2))
    assert t.damage(2) == 6
    t.play(sh.Roll(0))


@pytest.mark.rule("SH-EXP-17", "SH-REV-02")
def test_hidden_ultra_soul_must_reveal_for_the_ray(table: MakeTable) -> None:
    """Revealing and using it in the same W0 is allowed."""
    t = table(arranged("ultra_soul", seated("george", "underworld_gate"), **ALL))
    t.settle()
    assert t.refuses(sh.UseAbility(0, 1)).code == "reveal_first"
    t.play(sh.Reveal(0), sh.UseAbility(0, 1))

    assert t.damage(1) == 3


@pytest.mark.rule("SH-EXP-17", "SH-DTH-04", "SH-DTH-07")
def test_murder_ray_kill_is_no_attack(table: MakeTable) -> None:
    """Ultra Soul loots one card; the Rosary does not help."""
    t = table(
        arranged(
            seated("ultra_soul", equipment=("silver_rosary",), revealed=True),
            seated("george", "underworld_gate", 11, equipment=("talisman", "handgun")),
            "ellen",
            "wight",
            "agnes",
            **ALL,
        )
    )
    t.play(sh.UseAbility(0, 1), sh.TakeEquipment(0, 1, card("handgun")))

    assert t.happened(e.Died)[-1].killer == 0
    assert t.equipment(0) == ["silver_rosary", "handgun"]
    assert pile(t, "white") == ["talisman"]


# -- Valkyrie -------------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-EXP-18", "SH-ATK-08")
@pytest.mark.parametrize("d4", [1, 4])
@pytest.mark.parametrize(
    ("own", "robe", "change"), [((), (), 0), (("chainsaw",), (), 1), ((), ("holy_robe",), -1), (("holy_robe",), (), -1)]
)
def test_revealed_valkyrie_rolls_the_d4_alone(
    table: MakeTable, d4: int, own: tuple[str, ...], robe: tuple[str, ...], change: int
) -> None:
    """The d4 is the damage, more with a weapon, less with a Robe, and never a miss."""
    t = table(
        arranged(
            seated("valkyrie", equipment=own, revealed=True),
            seated("george", "church", equipment=robe),
            dice=(TO_CHURCH, (d4, None)),
            **ALL,
        )
    )
    attack(t)

    assert t.damage(1) == d4 + change
    assert [(roll.d4, roll.d6) for roll in t.happened(e.AttackRolled)] == [(d4, None)]
    assert not t.happened(e.AttackMissed)


@pytest.mark.rule("SH-EXP-18", "SH-REV-07")
def test_hidden_valkyrie_attacks_like_anybody_else(table: MakeTable) -> None:
    """Equal dice miss, and revealing afterwards is too late; revealing before the announcement is not."""
    seats = (seated("valkyrie"), seated("george", "church"))
    t = table(arranged(*seats, dice=(TO_CHURCH, (3, 3)), **ALL))
    to_attack(t)
    t.play(sh.Attack(0, 1), sh.Reveal(0))
    assert t.damage(1) == 0
    assert t.player(0).revealed

    t = table(arranged(*seats, dice=(TO_CHURCH, (3, None)), **ALL))
    to_attack(t)
    t.play(sh.Reveal(0), sh.Attack(0, 1))
    assert t.damage(1) == 3


@pytest.mark.rule("SH-EXP-18")
def test_valkyrie_need_not_attack(table: MakeTable) -> None:
    """Her ability is no Masamune: the attack may be left out."""
    t = table(arranged(seated("valkyrie", revealed=True), seated("george", "church"), dice=(TO_CHURCH,), **ALL))
    to_attack(t)

    assert t.is_legal(sh.SkipAttack(0))


# -- Wight ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-EXP-21", "SH-TRN-04", "SH-TRN-07", "SH-CHR-14")
def test_wight_takes_a_turn_for_each_dead_character(table: MakeTable) -> None:
    """Two dead make two extra turns, one after the other; before W4 and a second time it is refused."""
    t = table(
        arranged(
            seated("wight", revealed=True),
            dead("george"),
            dead("vampire"),
            "ellen",
            "agnes",
            dice=(TO_CHURCH, (4, 4), (2, 4)),
            **ALL,
        )
    )
    t.play(sh.Roll(0))
    t.settle()
    assert t.refuses(sh.UseAbility(0)).code == "wrong_moment"
    t.play(sh.SkipArea(0), sh.UseAbility(0))
    assert t.happened(e.ExtraTurnsGained)[-1].count == 2
    assert t.view(None).extra_turns == 2
    end_turn(t)
    for _ in range(2):
        assert (t.state.current, t.happened(e.TurnStarted)[-1].extra) == (0, True)
        t.play(sh.Roll(0))
        end_turn(t)

    assert t.state.current == 3
    assert len(t.happened(e.AbilityUsed)) == 1


@pytest.mark.rule("SH-EXP-21")
def test_wight_may_use_it_in_vain(table: MakeTable) -> None:
    """With nobody dead it is legal, useless and used up."""
    t = table(arranged(seated("wight", revealed=True), "ellen", "george", "vampire", "agnes", dice=(TO_CHURCH,), **ALL))
    t.play(sh.Roll(0), sh.SkipArea(0), sh.UseAbility(0))
    assert t.player(0).used
    end_turn(t)

    assert t.state.current == 1


@pytest.mark.rule("SH-EXP-21", "SH-WHT-04")
def test_wights_turns_add_to_concealed_knowledge(table: MakeTable) -> None:
    """One dead and the card make two extra turns."""
    t = draw(
        table, "concealed_knowledge", seated("wight", revealed=True), dead("george"), "vampire", "ellen", "agnes", **ALL
    )
    t.play(sh.UseAbility(0))

    assert t.view(None).extra_turns == 2


@pytest.mark.rule("SH-EXP-21", "SH-REV-02")
def test_hidden_wight_must_reveal_first(table: MakeTable) -> None:
    """In W4 the hidden Wight may reveal and then multiply."""
    t = table(arranged("wight", dead("george"), "vampire", "ellen", "agnes", dice=(TO_CHURCH,), **ALL))
    t.play(sh.Roll(0), sh.SkipArea(0), sh.SkipAttack(0))
    while t.asked != (0,):
        t.play(sh.Pass(t.asked[0]))
    assert t.prompt == "end"
    assert t.refuses(sh.UseAbility(0)).code == "reveal_first"
    t.play(sh.Reveal(0), sh.UseAbility(0))

    assert t.view(None).extra_turns == 1


# -- Bob's second card ----------------------------------------------------------------------------------------

HALL = (seated("emi"), seated("george"), seated("unknown"), seated("charles"), seated("allie"))


@pytest.mark.rule("SH-EXP-19", "SH-DTH-03")
@pytest.mark.parametrize("revealed", [True, False])
def test_second_bob_takes_everything_from_whom_his_attack_kills(table: MakeTable, revealed: bool) -> None:
    """Revealed he gets both cards; hidden he chooses one like everybody else."""
    t = table(
        arranged(
            seated("bob_kill_variant", revealed=revealed),
            seated("vampire", "church", 12, equipment=("talisman", "handgun")),
            *HALL,
            dice=(TO_CHURCH, (1, 3)),
            players=7,
            **BOB,
        )
    )
    attack(t)
    if not revealed:
        t.play(sh.TakeEquipment(0, 1, card("handgun")))

    assert t.equipment(0) == (["talisman", "handgun"] if revealed else ["handgun"])
    assert pile(t, "white") == ([] if revealed else ["talisman"])


@pytest.mark.rule("SH-EXP-19", "SH-CHR-02")
def test_second_bob_does_not_rob_the_living(table: MakeTable) -> None:
    """An attack of 3 deals 3, without a question about robbery."""
    t = table(
        arranged(
            seated("bob_kill_variant", revealed=True),
            seated("vampire", "church", 1, equipment=("talisman",)),
            *HALL,
            dice=(TO_CHURCH, (1, 4)),
            players=7,
            **BOB,
        )
    )
    attack(t)

    assert (t.damage(1), t.equipment(1)) == (4, ["talisman"])


@pytest.mark.rule("SH-EXP-19")
def test_second_bob_gets_one_card_for_other_kills(table: MakeTable) -> None:
    """A Bat kills: one card, of his choice."""
    t = draw(
        table,
        "vampire_bat",
        seated("bob_kill_variant", revealed=True),
        seated("vampire", damage=11, equipment=("fortune_brooch", "handgun")),
        *HALL,
        players=7,
        **BOB,
    )
    t.play(sh.ChooseTarget(0, 1), sh.TakeEquipment(0, 1, card("handgun")))

    assert t.equipment(0) == ["handgun"]


@pytest.mark.rule("SH-EXP-19", "SH-WIN-02")
@pytest.mark.parametrize(("loot", "wins"), [(("chainsaw", "handgun"), True), (("handgun",), False)])
def test_second_bob_wins_with_five_cards(table: MakeTable, loot: tuple[str, ...], wins: bool) -> None:
    """Three cards and two looted ones make five; with four the game goes on."""
    t = table(
        arranged(
            seated("bob_kill_variant", equipment=("talisman", "holy_robe", "mystic_compass"), revealed=True),
            seated("vampire", "church", 12, equipment=loot),
            *HALL,
            dice=(TO_CHURCH, (1, 4)),
            players=7,
            **BOB,
        )
    )
    attack(t)

    assert t.winners == ((0, 6) if wins else None)
