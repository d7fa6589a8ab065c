"""The option ``robbery_scope``: what Bob may rob instead of."""

from __future__ import annotations

from typing import Any

import pytest

from boardrules.games import shadow_hunters as sh
from tests.games.shadow_hunters.positions import (
    TO_CHURCH,
    TO_WOODS,
    arranged,
    attack,
    draw,
    follow,
    give,
    seated,
    to_attack,
)
from tests.games.shadow_hunters.table import Dice, MakeTable, Table, card

LITERAL: dict[str, Any] = {"robbery_scope": "any_damage"}
CARDS: tuple[tuple[str, Dice], ...] = (
    ("bloodthirsty_spider", ()),
    ("vampire_bat", ()),
    ("spiritual_doll", ((None, 1),)),
    ("dynamite", ((1, 2),)),
    ("flare_of_judgement", ()),
)


def harmful(
    table: MakeTable, title: str, dice: Dice, target: sh.Position, *, revealed: bool = True, **options: Any
) -> Table:
    """Let Bob on seat 0 draw a harmful card against seat 1; the others have no equipment."""
    t = draw(table, title, seated("bob", damage=4, revealed=revealed), target, dice=dice, **options)
    if title not in ("dynamite", "flare_of_judgement"):
        t.play(sh.ChooseTarget(0, 1))
    return t


@pytest.mark.rule("SH-VAR-05", "SH-CHR-02")
@pytest.mark.parametrize(("title", "dice"), CARDS)
def test_s22_any_damage_lets_bob_rob_with_cards(table: MakeTable, title: str, dice: Dice) -> None:
    """S22: with each damaging card he may take equipment instead; under the normal scope nobody asks him."""
    target = seated("george", "hermits_cabin", 1, equipment=("chainsaw", "handgun"))
    t = harmful(table, title, dice, target, **LITERAL)
    assert (t.asked, t.prompt) == ((0,), "robbery")
    assert t.actions(0) == (
        sh.Decline(0),
        sh.TakeEquipment(0, 1, card("chainsaw")),
        sh.TakeEquipment(0, 1, card("handgun")),
    )
    t.play(sh.TakeEquipment(0, 1, card("handgun")))
    assert (t.damage(1), t.equipment(0), t.equipment(1)) == (1, ["handgun"], ["chainsaw"])
    assert t.damage(0) == {"bloodthirsty_spider": 6, "vampire_bat": 3}.get(title, 4)

    declined = harmful(table, title, dice, target, **LITERAL)
    declined.play(sh.Decline(0))
    normal = harmful(table, title, dice, target)
    amount = 3 if title in ("spiritual_doll", "dynamite") else 2
    assert declined.damage(1) == normal.damage(1) == 1 + amount
    assert normal.prompt != "robbery"
    assert normal.equipment(1) == ["chainsaw", "handgun"]


@pytest.mark.rule("SH-VAR-05")
@pytest.mark.parametrize(("scope", "asked"), [("attack", False), ("any_damage", True)])
def test_any_damage_includes_the_woods(table: MakeTable, scope: str, asked: bool) -> None:
    """The 2 damage of the Weird Woods can be replaced by a robbery."""
    t = table(
        arranged(
            seated("bob", revealed=True),
            seated("george", equipment=("chainsaw",)),
            dice=(TO_WOODS,),
            robbery_scope=scope,
        )
    )
    follow(t, sh.WoodsDamage(0, 1))

    assert (t.prompt == "robbery") is asked
    if asked:
        t.play(sh.TakeEquipment(0, 1, card("chainsaw")))
    assert t.damage(1) == (0 if asked else 2)


@pytest.mark.rule("SH-VAR-05", "SH-CHR-02")
@pytest.mark.parametrize("scope", ["attack", "any_damage"])
def test_both_scopes_include_attacks_of_two_or_more(table: MakeTable, scope: str) -> None:
    """A difference of 2 is robbed, a difference of 1 is not."""
    seats = (seated("bob", revealed=True), seated("george", "church", equipment=("chainsaw",)))
    t = table(arranged(*seats, dice=(TO_CHURCH, (1, 3)), robbery_scope=scope))
    to_attack(t)
    t.play(sh.Attack(0, 1), sh.TakeEquipment(0, 1, card("chainsaw")))
    assert (t.damage(1), t.equipment(0)) == (0, ["chainsaw"])

    t = table(arranged(*seats, dice=(TO_CHURCH, (1, 2)), robbery_scope=scope))
    attack(t)
    assert (t.damage(1), t.prompt != "robbery") == (1, True)


@pytest.mark.rule("SH-VAR-05", "SH-WHT-11", "SH-WHT-16")
def test_any_damage_looks_at_what_talisman_and_brooch_leave(table: MakeTable) -> None:
    """Behind the Talisman a Bat leaves nothing to replace, behind the Brooch the Woods do not."""
    bat = harmful(table, "vampire_bat", (), seated("george", equipment=("talisman", "chainsaw")), **LITERAL)
    woods = table(
        arranged(
            seated("bob", revealed=True), seated("george", equipment=("fortune_brooch",)), dice=(TO_WOODS,), **LITERAL
        )
    )
    follow(woods, sh.WoodsDamage(0, 1))

    assert bat.prompt != "robbery"
    assert woods.prompt != "robbery"
    assert bat.damage(1) == woods.damage(1) == 0


@pytest.mark.rule("SH-VAR-05")
def test_any_damage_needs_a_revealed_bob_and_another_player_with_equipment(table: MakeTable) -> None:
    """Hidden, against empty hands, or against himself Bob is not asked."""
    hidden = harmful(table, "vampire_bat", (), seated("george", equipment=("chainsaw",)), revealed=False, **LITERAL)
    bare = harmful(table, "vampire_bat", (), seated("george"), **LITERAL)
    doll = draw(
        table,
        "spiritual_doll",
        seated("bob", equipment=("chainsaw",), revealed=True),
        "george",
        dice=((None, 6),),
        **LITERAL,
    )
    doll.play(sh.ChooseTarget(0, 1))

    assert (hidden.damage(1), bare.damage(1), doll.damage(0)) == (2, 2, 3)
    assert hidden.equipment(1) == ["chainsaw"]


@pytest.mark.rule("SH-VAR-05", "SH-HER-02")
def test_any_damage_leaves_hermit_cards_out(table: MakeTable) -> None:
    """The 2 damage of an Exorcism given by Bob is dealt without a question to him."""
    t = give(
        table, "hermits_exorcism", seated("bob", revealed=True), seated("vampire", equipment=("chainsaw",)), **LITERAL
    )
    t.play(sh.Comply(1))

    assert t.prompt != "robbery"
    assert (t.damage(1), t.equipment(1)) == (2, ["chainsaw"])


@pytest.mark.rule("SH-VAR-05", "SH-WIN-02")
def test_any_damage_is_decided_target_by_target_and_can_win(table: MakeTable) -> None:
    """A Flare robs one, hurts the other; the fifth card wins after the whole batch."""
    t = draw(
        table,
        "flare_of_judgement",
        seated("bob", equipment=("holy_robe", "mystic_compass", "talisman", "butcher_knife"), revealed=True),
        seated("george", equipment=("chainsaw",)),
        seated("vampire", equipment=("handgun",)),
        "emi",
        "werewolf",
        **LITERAL,
    )
    t.play(sh.Decline(0))
    assert t.prompt == "robbery"
    t.play(sh.TakeEquipment(0, 2, card("handgun")))

    assert [t.damage(seat) for seat in range(5)] == [0, 2, 0, 2, 2]
    assert t.winners == (0,)
