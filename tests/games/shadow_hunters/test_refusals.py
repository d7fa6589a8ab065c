"""Why something is refused: the reason that stands above the others is given, with its rule."""

from __future__ import annotations

from typing import Any, Final

import pytest

from boardrules.games import shadow_hunters as sh
from tests.games.happened import refused
from tests.games.shadow_hunters.positions import (
    ALL,
    TO_CHURCH,
    TO_WOODS,
    arranged,
    attack,
    dead,
    follow,
    give,
    pass_to,
    seated,
)
from tests.games.shadow_hunters.table import MakeTable, Table, area, card

# -- the dead -------------------------------------------------------------------------------------------------

#: Things that seat 1, who is dead, might try.
BY_THE_DEAD: Final[tuple[sh.Action, ...]] = (
    sh.Pass(1),
    sh.Reveal(1),
    sh.UseAbility(1),
    sh.Roll(1),
    sh.FollowArea(1),
    sh.WoodsHeal(1, 1),
    sh.Attack(1, 0),
    sh.TakeEquipment(1, 0, card("handgun")),
    sh.NothingHappens(1),
    sh.Decline(1),
)


def _with_a_death(table: MakeTable, **options: Any) -> Table:
    seats = (seated("franklin"), dead("emi"), seated("vampire", "church"), seated("unknown"), seated("charles"))
    return table(arranged(*seats, dice=(TO_WOODS,), **options))


def _dead_are_refused(t: Table, prompt: str) -> None:
    assert t.prompt == prompt
    for action in BY_THE_DEAD:
        assert refused(t, action) == ("dead", "SH-DTH-08")
        assert t.refuses(action).legal == ()


@pytest.mark.rule("SH-DTH-08")
@pytest.mark.parametrize("windows", ["asked", "open"])
def test_whatever_the_dead_try_they_hear_that_they_are_dead(table: MakeTable, windows: str) -> None:
    """In a window, at each decision of the turn, and inside an area's effect."""
    t = _with_a_death(table, windows=windows)
    if windows == "asked":
        _dead_are_refused(t, "window-start")
    pass_to(t, 0)
    _dead_are_refused(t, "move")
    t.play(sh.Roll(0))
    pass_to(t, 0)
    _dead_are_refused(t, "area")
    t.play(sh.FollowArea(0))
    _dead_are_refused(t, "woods")
    t.play(sh.WoodsHeal(0, 2))
    pass_to(t, 0)
    _dead_are_refused(t, "attack")


@pytest.mark.rule("SH-DTH-08", "SH-TRN-06")
def test_when_the_game_is_over_that_is_the_reason_for_the_dead_too(table: MakeTable) -> None:
    """Nobody decides anything any more."""
    seats = (seated("franklin"), seated("vampire", "church", 12), dead("werewolf"), seated("george"), seated("allie"))
    t = table(arranged(*seats, dice=(TO_CHURCH, (1, 4))))
    attack(t)

    assert t.winners is not None
    assert [refused(t, sh.Reveal(seat)) for seat in (0, 1, 2)] == [("game_over", "SH-TRN-06")] * 3


# -- out of turn ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-REV-04")
@pytest.mark.parametrize(
    "action", [sh.Reveal(2), sh.Pass(3), sh.UseAbility(4), sh.Roll(0), sh.Reveal(0), sh.Attack(2, 3)], ids=str
)
def test_in_a_window_the_others_hear_whose_turn_it_is(table: MakeTable, action: sh.Action) -> None:
    """The order of the questions is a rule of its own, for those who are asked later and for the current player."""
    t = table(arranged("franklin", "george", "vampire", "unknown", seated("allie", damage=2, revealed=True)))
    refusal = t.refuses(action)

    assert t.asked == (1,)
    assert (refusal.code, refusal.rule) == ("not_your_decision", "SH-REV-04")
    assert (refusal.args, refusal.legal) == ((("owed_by", (1,)),), ())


@pytest.mark.rule("SH-REV-04")
def test_who_has_passed_in_a_window_has_passed(table: MakeTable) -> None:
    """He hears who is asked now, and may act again in the next window."""
    t = table(arranged(dice=(TO_CHURCH,)))
    t.play(sh.Pass(1))

    assert t.refuses(sh.Reveal(1)).args == (("owed_by", (2,)),)
    assert refused(t, sh.Reveal(1)) == ("not_your_decision", "SH-REV-04")
    t.play(sh.Roll(0))
    assert t.is_legal(sh.Reveal(1))


@pytest.mark.rule("SH-TRN-01", "SH-REV-03")
def test_outside_a_window_the_others_hear_whose_turn_it_is_by_the_rule_of_turns(table: MakeTable) -> None:
    """A reveal is refused because actions are not interrupted, anything else because it is not their turn."""
    t = table(arranged(dice=(TO_WOODS,)))
    follow(t)

    assert t.prompt == "woods"
    assert refused(t, sh.WoodsHeal(1, 1)) == ("not_your_decision", "SH-TRN-01")
    assert t.refuses(sh.WoodsHeal(1, 1)).args == (("owed_by", (0,)),)
    assert refused(t, sh.Reveal(1)) == ("not_in_a_window", "SH-REV-03")


# -- abilities ------------------------------------------------------------------------------------------------

#: Characters with abilities that are no actions, each with its rule.
AUTOMATIC: Final = {
    "emi": "SH-CHR-05",
    "unknown": "SH-CHR-08",
    "vampire": "SH-CHR-09",
    "werewolf": "SH-CHR-10",
    "bob": "SH-CHR-02",
    "charles": "SH-CHR-03",
    "daniel": "SH-CHR-04",
    "valkyrie": "SH-EXP-18",
    "bryan": "SH-EXP-10",
    "catherine": "SH-EXP-12",
}


@pytest.mark.rule("SH-REV-02", "SH-CHR-14")
@pytest.mark.parametrize("revealed", [False, True])
@pytest.mark.parametrize("character", AUTOMATIC)
def test_an_ability_that_is_no_action_is_called_automatic_whether_revealed_or_not(
    table: MakeTable, character: str, revealed: bool
) -> None:
    """Revealing oneself first would not help."""
    t = table(arranged(seated(character, "church", revealed=revealed), **ALL))
    pass_to(t)

    assert refused(t, sh.UseAbility(0, 1)) == ("ability_is_automatic", AUTOMATIC[character])


@pytest.mark.rule("SH-EXP-17")
def test_a_murder_ray_is_used_once_a_turn(table: MakeTable) -> None:
    """At once, and at every later moment of the turn; in the next one it is there again."""
    soul = seated("ultra_soul", "hermits_cabin", revealed=True)
    t = table(arranged(soul, seated("george", "underworld_gate"), dice=(TO_CHURCH,), **ALL))
    pass_to(t)
    used = ("ability_used_this_turn", "SH-EXP-17")
    t.play(sh.UseAbility(0, 1))
    pass_to(t)
    assert (t.prompt, refused(t, sh.UseAbility(0, 1))) == ("move", used)
    t.play(sh.Roll(0))
    pass_to(t)
    assert (t.prompt, refused(t, sh.UseAbility(0, 1))) == ("area", used)
    assert not t.player(0).used


@pytest.mark.rule("SH-EXP-17")
def test_a_murder_ray_that_was_not_used_is_too_late_after_the_movement(table: MakeTable) -> None:
    """Then it is the moment that is wrong."""
    soul = seated("ultra_soul", "hermits_cabin", revealed=True)
    t = table(arranged(soul, seated("george", "underworld_gate"), dice=(TO_CHURCH,), **ALL))
    pass_to(t)
    t.play(sh.Roll(0))
    pass_to(t)

    assert refused(t, sh.UseAbility(0, 1)) == ("wrong_moment", "SH-EXP-17")


# -- teleport and the repeated attack -------------------------------------------------------------------------


def _refused_teleport(table: MakeTable, emi: sh.Position, target: str, **options: Any) -> tuple[str, str]:
    t = table(arranged(emi, **options))
    pass_to(t)
    assert t.prompt == "move"
    return refused(t, sh.Teleport(0, area(target)))


@pytest.mark.rule("SH-CHR-05", "SH-VAR-01", "SH-EXP-14", "SH-MOV-05", "SH-REV-02")
def test_each_reason_why_emi_cannot_teleport_has_its_own_rule(table: MakeTable) -> None:
    """From the Church the Cemetery is next to her, which would be legal."""
    near, far = "cemetery", "hermits_cabin"
    emi = seated("emi", "church", revealed=True)

    assert _refused_teleport(table, emi, near, use_special_abilities=False) == ("abilities_off", "SH-VAR-01")
    chained = seated("emi", "church", revealed=True, void=True)
    assert _refused_teleport(table, chained, near, **ALL) == ("ability_void", "SH-EXP-14")
    assert _refused_teleport(table, seated("emi", revealed=True), near) == ("not_on_the_board_yet", "SH-MOV-05")
    assert _refused_teleport(table, seated("emi", "church"), near) == ("reveal_first", "SH-REV-02")
    assert _refused_teleport(table, emi, far) == ("not_adjacent", "SH-CHR-05")
    # To reveal herself would not help her where abilities are off.
    assert _refused_teleport(table, seated("emi"), near, use_special_abilities=False) == ("abilities_off", "SH-VAR-01")
    t = table(arranged(emi))
    pass_to(t)
    assert t.is_legal(sh.Teleport(0, area(near)))


def _after_the_attack_of_charles(table: MakeTable, *, void: bool = False, **options: Any) -> Table:
    """Charles has attacked George with open windows, in which he is asked whether he has something to do or not."""
    charles = seated("charles", revealed=True, void=void)
    t = table(arranged(charles, seated("george", "church"), dice=(TO_CHURCH, (1, 2)), windows="open", **options))
    attack(t)
    while t.prompt == "counter":
        t.play(sh.Decline(1))
    assert (t.prompt, t.asked) == ("after_attack", (0,))
    return t


@pytest.mark.rule("SH-CHR-03", "SH-VAR-01", "SH-EXP-14")
def test_each_reason_why_a_revealed_charles_cannot_attack_again_has_its_own_rule(table: MakeTable) -> None:
    """Without abilities, with his cancelled, and against somebody whom he has not attacked."""
    off = _after_the_attack_of_charles(table, use_special_abilities=False)
    assert refused(off, sh.AttackAgain(0, 1)) == ("abilities_off", "SH-VAR-01")
    chained = _after_the_attack_of_charles(table, void=True, **ALL)
    assert refused(chained, sh.AttackAgain(0, 1)) == ("ability_void", "SH-EXP-14")
    able = _after_the_attack_of_charles(table)
    assert able.is_legal(sh.AttackAgain(0, 1))
    assert refused(able, sh.AttackAgain(0, 2)) == ("not_attacked_or_out_of_range", "SH-CHR-03")


@pytest.mark.rule("SH-CHR-03")
def test_nobody_else_attacks_again(table: MakeTable) -> None:
    """George after his attack."""
    t = table(arranged("george", seated("franklin", "church"), dice=(TO_CHURCH, (1, 2)), windows="open"))
    attack(t)
    t.play(sh.Decline(1))

    assert refused(t, sh.AttackAgain(0, 1)) == ("not_your_ability", "SH-CHR-03")


# -- hermit cards ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-HER-08", "SH-HER-04")
@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (sh.GiveEquipment(1, 2, card("chainsaw")), ("only_to_the_giver", "SH-HER-08")),
        (sh.GiveEquipment(1, 1, card("chainsaw")), ("only_to_the_giver", "SH-HER-08")),
        (sh.GiveEquipment(1, 9, card("chainsaw")), ("only_to_the_giver", "SH-HER-08")),
        (sh.GiveEquipment(1, 0, card("handgun")), ("no_such_equipment", "SH-HER-08")),
        (sh.GiveEquipment(1, 0, card("advent")), ("no_such_equipment", "SH-HER-08")),
        (sh.NothingHappens(1), ("answer_truthfully", "SH-HER-04")),
        (sh.ShowCharacter(1), ("answer_truthfully", "SH-HER-04")),
    ],
)
def test_who_has_to_give_a_card_hears_what_is_wrong_with_the_gift(
    table: MakeTable, action: sh.Action, reason: tuple[str, str]
) -> None:
    """Blackmail on a Hunter with one card: that card to the giver, or damage."""
    t = give(table, "hermits_blackmail", "franklin", seated("george", equipment=("chainsaw",)))

    assert t.actions(1) == (sh.Comply(1), sh.GiveEquipment(1, 0, card("chainsaw")))
    assert refused(t, action) == reason


@pytest.mark.rule("SH-HER-04", "SH-HER-08")
def test_whom_the_card_does_not_mean_gives_nothing(table: MakeTable) -> None:
    """Greed on a Hunter: his own card to the giver would be an untrue answer."""
    t = give(table, "hermits_greed", "franklin", seated("george", equipment=("chainsaw",)))

    assert refused(t, sh.GiveEquipment(1, 0, card("chainsaw"))) == ("answer_truthfully", "SH-HER-04")


@pytest.mark.rule("SH-HER-04")
def test_a_card_that_asks_for_no_equipment_gets_none(table: MakeTable) -> None:
    """Slap on a Hunter: to whom a card might go is not the question."""
    t = give(table, "hermits_slap", "franklin", seated("george", equipment=("chainsaw",)))

    assert refused(t, sh.GiveEquipment(1, 2, card("chainsaw"))) == ("answer_truthfully", "SH-HER-04")
