"""Rules of Allie, Daniel, Emi, Franklin and George: SH-CHR-01, 04 to 07, 14."""

from __future__ import annotations

import pytest

from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters.events import AbilityUsed, DieRolled, Healed, MovementRolled, Revealed
from tests.games.happened import refused
from tests.games.shadow_hunters.positions import (
    TO_CEMETERY,
    TO_CHURCH,
    TO_GATE,
    TO_WOODS,
    arranged,
    attack,
    attack_all,
    dead,
    follow,
    kill_vampire,
    seated,
    targets,
)
from tests.games.shadow_hunters.table import LAYOUT_A, MakeTable, area, card

# -- Allie ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-CHR-01")
@pytest.mark.parametrize("damage", [7, 0])
@pytest.mark.parametrize("current", [0, 1])
def test_allie_heals_everything_once(table: MakeTable, damage: int, current: int) -> None:
    """In her own turn and in another's; at 0 damage too, and the ability is used up then."""
    t = table(
        arranged("franklin", seated("allie", damage=damage), "vampire", "unknown", "george", first_player=current)
    )
    t.play(sh.Reveal(1), sh.UseAbility(1))
    assert (t.damage(1), t.player(1).used) == (0, True)
    assert [(e.amount, e.source) for e in t.happened(Healed)] == [(damage, "mothers_love")]
    t.settle()
    assert t.prompt == "move"
    assert not t.is_legal(sh.UseAbility(1))


@pytest.mark.rule("SH-CHR-01")
@pytest.mark.parametrize("window", ["start", "moved", "area_done", "attacked", "end"])
def test_allie_heals_in_every_window(table: MakeTable, window: str) -> None:
    """Wherever the turn of seat 0 stands, her ability is offered to her."""
    t = table(
        arranged(
            "franklin",
            seated("allie", damage=5, revealed=True),
            seated("vampire", "church", revealed=True),
            seated("unknown", revealed=True),
            seated("george", revealed=True),
            dice=(TO_CHURCH, (2, 2)),
        )
    )
    decisions = {"start": 0, "moved": 1, "area_done": 2, "attacked": 3, "end": 4}[window]
    actions: tuple[sh.Action, ...] = (sh.Roll(0), sh.SkipArea(0), sh.Attack(0, 2), sh.Pass(0))
    for action in actions[: min(decisions, 3)]:
        t.play(action)
    if window == "end":
        t.play(sh.Pass(1), sh.Pass(0))
    assert (t.prompt, t.actions(1)) == (f"window-{window}", (sh.Pass(1), sh.UseAbility(1)))
    t.play(sh.UseAbility(1))
    assert t.damage(1) == 0
    for action in actions[decisions:]:  # the rest of the turn uses up the dice
        t.play(action)


@pytest.mark.rule("SH-CHR-01", "SH-WIN-04")
@pytest.mark.parametrize("alive", [True, False])
def test_allie_wins_if_she_lives_at_the_end(table: MakeTable, alive: bool) -> None:
    """The last Shadow dies: the Hunters win, and Allie with them only if she is alive."""
    t = kill_vampire(
        table,
        dead("unknown"),
        seated("allie") if alive else dead("allie"),
        "george",
    )
    assert t.winners == ((0, 3, 4) if alive else (0, 4))


# -- Daniel ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-CHR-04")
def test_daniel_cannot_reveal_himself(table: MakeTable) -> None:
    """Neither in a window of another nor beside his own decisions."""
    t = table(arranged("daniel", "george", "vampire", "unknown", "franklin"))
    t.settle()
    assert t.actions(0) == (sh.Roll(0),)
    assert refused(t, sh.Reveal(0)) == ("daniel_may_not_reveal", "SH-CHR-04")


@pytest.mark.rule("SH-CHR-04")
def test_daniel_has_to_reveal_when_another_dies(table: MakeTable) -> None:
    """At the first death he is turned up without being asked, and he plays on."""
    t = table(
        arranged("vampire", seated("emi", "church", 9), "daniel", "unknown", "franklin", dice=(TO_CHURCH, (1, 2)))
    )
    attack(t)
    assert [(e.seat, e.forced, e.rules) for e in t.happened(Revealed)][1:] == [(2, True, ("SH-CHR-04",))]
    assert (t.player(2).alive, t.winners) == (True, None)


@pytest.mark.rule("SH-CHR-04", "SH-WIN-07")
@pytest.mark.parametrize("first", [True, False])
def test_daniel_wins_by_dying_first(table: MakeTable, first: bool) -> None:
    """Nobody dead before: he alone wins, dead. Somebody dead before: the game goes on without him."""
    t = table(
        arranged(
            "vampire",
            seated("daniel", "church", 12, revealed=not first),
            seated("emi") if first else dead("emi"),
            "unknown",
            "franklin",
            dice=(TO_CHURCH, (1, 2)),
        )
    )
    attack(t)
    assert (t.player(1).alive, t.winners) == (False, (1,) if first else None)


@pytest.mark.rule("SH-CHR-04", "SH-WIN-07")
def test_dying_together_with_others_counts_as_first(table: MakeTable) -> None:
    """Daniel and Emi die of one attack, the first deaths of the game."""
    t = table(
        arranged(
            seated("vampire", equipment=("machine_gun",)),
            seated("emi", "church", 9),
            seated("daniel", "cemetery", 12),
            "unknown",
            "franklin",
            dice=(TO_CHURCH, (1, 2)),
        )
    )
    attack_all(t)
    assert (t.state.deaths, t.winners) == (((1, 2),), (2,))


@pytest.mark.rule("SH-CHR-04")
@pytest.mark.parametrize("shadows_left", [0, 1])
def test_daniel_wins_when_he_sees_the_last_shadow_dead(table: MakeTable, shadows_left: int) -> None:
    """Alive at the death of the last Shadow he wins with the Hunters; while one lives he does not."""
    t = kill_vampire(
        table,
        seated("unknown") if shadows_left else dead("unknown"),
        seated("daniel", revealed=True),
        "george",
    )
    assert t.winners == (None if shadows_left else (0, 3, 4))


@pytest.mark.rule("SH-CHR-04")
@pytest.mark.parametrize("deck", ["black", "white"])
def test_daniel_has_no_reveal_by_cards(table: MakeTable, deck: str) -> None:
    """The Ritual does not mean him, and the Mirror does not turn him up."""
    name = "disenchant_mirror" if deck == "white" else "diabolic_ritual"
    t = table(
        arranged(
            "daniel",
            "george",
            "vampire",
            "unknown",
            "franklin",
            dice=(TO_CHURCH if deck == "white" else TO_CEMETERY,),
            **{deck: (name,)},
        )
    )
    follow(t)
    if deck == "black":
        assert t.actions(0) == (sh.Decline(0),)
        t.play(sh.Decline(0))
    assert not t.player(0).revealed
    assert t.prompt == "window-area_done"


# -- Emi ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-CHR-05")
@pytest.mark.parametrize("slot", range(6))
def test_emi_teleports_to_the_partner_or_across(table: MakeTable, slot: int) -> None:
    """From each of the six places two others are open to her; they lie next to hers on the ring."""
    t = table(arranged(seated("emi", LAYOUT_A[slot], revealed=True), "george", "vampire", "unknown", "allie"))
    t.settle()
    open_areas = {action.area.id for action in t.actions(0) if isinstance(action, sh.Teleport)}
    assert open_areas == {LAYOUT_A[(slot + 1) % 6], LAYOUT_A[(slot - 1) % 6]}
    assert refused(t, sh.Teleport(0, area(LAYOUT_A[(slot + 3) % 6]))) == ("not_adjacent", "SH-CHR-05")


@pytest.mark.rule("SH-CHR-05")
def test_after_a_teleport_the_turn_goes_on_as_usual(table: MakeTable) -> None:
    """She reveals herself, teleports without dice, and may use the area and attack from there."""
    t = table(
        arranged(
            seated("emi", "church"),
            seated("george", "underworld_gate"),
            seated("vampire", "church"),
            "unknown",
            "allie",
        )
    )
    t.play(sh.Reveal(0), sh.Teleport(0, area("underworld_gate")))
    assert t.happened(MovementRolled) == []
    assert t.player(0).area is area("underworld_gate")
    t.settle()
    assert t.actions(0) == (sh.FollowArea(0), sh.SkipArea(0))
    t.play(sh.SkipArea(0))
    t.settle()
    assert targets(t) == {1}


@pytest.mark.rule("SH-CHR-05")
def test_emi_may_roll_instead(table: MakeTable) -> None:
    """Revealed on an area she still has the roll."""
    t = table(
        arranged(seated("emi", "church", revealed=True), "george", "vampire", "unknown", "allie", dice=(TO_WOODS,))
    )
    t.play(sh.Roll(0))
    assert t.player(0).area is area("weird_woods")


@pytest.mark.rule("SH-CHR-05")
def test_emi_off_the_board_and_others_do_not_teleport(table: MakeTable) -> None:
    """Without an area she has no neighbours; nobody else has the ability."""
    emi = (seated("emi", revealed=True), seated("george"), seated("vampire"), seated("unknown"), seated("allie"))
    t = table(arranged(*emi))
    t.settle()
    assert t.actions(0) == (sh.Roll(0),)
    assert refused(t, sh.Teleport(0, area("church"))) == ("not_on_the_board_yet", "SH-MOV-05")
    t = table(arranged(seated("franklin", "church"), *emi[1:]))
    t.settle()
    assert refused(t, sh.Teleport(0, area("cemetery"))) == ("not_your_ability", "SH-CHR-05")


# -- Franklin and George --------------------------------------------------------------------------------------


def _caster(character: str, *, used: bool = False) -> tuple[sh.Position, ...]:
    other = "george" if character == "franklin" else "franklin"
    return (
        seated(character, revealed=True, used=used),
        seated("werewolf", "church", equipment=("holy_robe",), angel=True),
        seated("vampire"),
        dead("allie"),
        seated(other, "weird_woods"),
        seated("charles"),
    )


@pytest.mark.rule("SH-CHR-06", "SH-CHR-07", "SH-CHR-14")
@pytest.mark.parametrize(
    ("character", "ability", "die", "values"),
    [("franklin", "lightning", "d6", (1, 6)), ("george", "demolish", "d4", (1, 4))],
)
def test_the_start_of_turn_abilities(
    table: MakeTable, character: str, ability: str, die: str, values: tuple[int, int]
) -> None:
    """One die, whoever else lives, wherever they are, past robe and angel; once; then he moves as usual."""
    rule = "SH-CHR-06" if character == "franklin" else "SH-CHR-07"
    for value, target in zip(values, (1, 2), strict=True):
        roll = (None, value) if die == "d6" else (value, None)
        t = table(arranged(*_caster(character), dice=(roll, TO_CHURCH)))
        t.settle()
        assert t.actions(0) == (sh.Roll(0), *[sh.UseAbility(0, other) for other in (1, 2, 4, 5)])
        for wrong in (0, 3):
            assert refused(t, sh.UseAbility(0, wrong)) == ("wrong_target", rule)
        t.play(sh.UseAbility(0, target))
        assert t.happened(AbilityUsed) == [AbilityUsed(0, ability, target, None, rules=(rule,))]
        assert [(e.die, e.value) for e in t.happened(DieRolled)] == [(die, value)]
        assert t.damage(target) == value
        t.settle()
        assert refused(t, sh.UseAbility(0, target)) == ("ability_used", "SH-CHR-14")
        t.play(sh.Roll(0))
        assert t.player(0).area is area("church")


@pytest.mark.rule("SH-CHR-06", "SH-CHR-07", "SH-TRN-03")
@pytest.mark.parametrize("character", ["franklin", "george"])
def test_after_the_movement_it_is_too_late(table: MakeTable, character: str) -> None:
    """At the area, attack and end decisions the ability is refused, and others' turns do not offer it."""
    t = table(arranged(*_caster(character), dice=(TO_CHURCH, TO_GATE)))
    rule = "SH-CHR-06" if character == "franklin" else "SH-CHR-07"
    t.play(sh.Roll(0))
    t.settle()
    refusal = t.refuses(sh.UseAbility(0, 1))
    assert (t.prompt, refusal.code, refusal.rule) == ("area", "wrong_moment", rule)
    t.play(sh.SkipArea(0))
    t.settle()
    refusal = t.refuses(sh.UseAbility(0, 1))
    assert (t.prompt, refusal.code, refusal.rule) == ("attack", "wrong_moment", rule)
    t.play(sh.SkipAttack(0))
    t.play(sh.Roll(1))
    assert t.actions(0) == ()


@pytest.mark.rule("SH-CHR-06", "SH-CHR-07", "SH-DTH-03")
@pytest.mark.parametrize(("character", "roll"), [("franklin", (None, 3)), ("george", (3, None))])
def test_a_kill_at_the_start_of_the_turn_loots_one_card(
    table: MakeTable, character: str, roll: tuple[int | None, int | None]
) -> None:
    """The ability kills, its user chooses a card, and the turn begins."""
    other = "george" if character == "franklin" else "franklin"
    t = table(
        arranged(
            seated(character, revealed=True),
            seated("vampire", damage=10, equipment=("talisman", "chainsaw")),
            "werewolf",
            other,
            "allie",
            dice=(roll,),
        )
    )
    t.play(sh.UseAbility(0, 1))
    assert (t.prompt, len(t.actions(0))) == ("loot", 2)
    t.play(sh.TakeEquipment(0, 1, card("chainsaw")))
    t.settle()
    assert (t.prompt, t.equipment(0)) == ("move", ["chainsaw"])
