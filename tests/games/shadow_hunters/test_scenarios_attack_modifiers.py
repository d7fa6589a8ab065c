"""Scenarios S14 to S16 and S20: what equipment, Guardian Angel and the Vampire make of an attack."""

from __future__ import annotations

import pytest

from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters.events import (
    AttackMissed,
    AttackRolled,
    Damaged,
    Healed,
    Prevented,
    Revealed,
    StatusEnded,
    StatusGained,
)
from tests.games.happened import refused
from tests.games.shadow_hunters.positions import (
    TO_ALTAR,
    TO_CABIN,
    TO_CEMETERY,
    TO_CHURCH,
    TO_GATE,
    TO_WOODS,
    arranged,
    at_the_players,
    seated,
)
from tests.games.shadow_hunters.table import MakeTable

# -- S14 ------------------------------------------------------------------------------------------------------


def vampire_attacks(roll: tuple[int, int], own: tuple[str, ...] = (), others: tuple[str, ...] = ()) -> sh.Setup:
    """Return the position of S14: the revealed Vampire with 4 damage, and George unhurt in the Church."""
    return arranged(
        seated("vampire", damage=4, equipment=own, revealed=True),
        seated("george", "church", equipment=others),
        "emi",
        "unknown",
        players=4,
        dice=(TO_CHURCH, roll),
    )


@pytest.mark.rule("SH-WHT-12", "SH-ATK-08", "SH-ATK-09", "SH-CHR-09", "SH-DMG-06")
def test_s14a_the_robe_can_bring_a_successful_attack_to_nothing_and_then_the_vampire_does_not_heal(
    table: MakeTable,
) -> None:
    """S14 (a): 1 - 1 = 0 damage is no miss, but no damage either."""
    t = table(vampire_attacks((3, 4), others=("holy_robe",)))

    t.play(sh.Roll(0), sh.SkipArea(0), sh.Attack(0, 1))

    assert [event.base for event in t.happened(AttackRolled)] == [1]
    assert not t.happened(AttackMissed)
    assert [event.seat for event in t.happened(Prevented)] == [1]
    assert not t.happened(Damaged)
    assert not t.happened(Healed)
    assert t.changes == {}


@pytest.mark.rule("SH-WHT-12", "SH-ATK-08", "SH-CHR-09")
def test_s14b_the_robe_of_the_target_takes_1_and_the_vampire_heals_2_for_the_rest(
    table: MakeTable,
) -> None:
    """S14 (b): a roll of 3 deals 2; the Vampire goes from 4 to 2 without being asked."""
    t = table(vampire_attacks((1, 4), others=("holy_robe",)))

    t.play(sh.Roll(0), sh.SkipArea(0), sh.Attack(0, 1))

    assert [(event.seat, event.amount) for event in t.happened(Damaged)] == [(1, 2)]
    healed = t.happened(Healed)
    assert [(event.seat, event.amount, event.total, event.source) for event in healed] == [(0, 2, 2, "suck_blood")]
    assert "SH-CHR-09" in healed[0].rules
    assert t.changes == {"players[0].damage": (4, 2), "players[1].damage": (0, 2), "hurt": (0, 1)}


@pytest.mark.rule("SH-WHT-12", "SH-ATK-08", "SH-BLK-10", "SH-CHR-09")
def test_s14c_the_robe_of_the_attacker_takes_1_from_his_own_attack(table: MakeTable) -> None:
    """S14 (c): 1 + 1 for the Chainsaw - 1 for the robe = 1; the Vampire heals 2."""
    t = table(vampire_attacks((3, 4), own=("holy_robe", "chainsaw")))

    t.play(sh.Roll(0), sh.SkipArea(0), sh.Attack(0, 1))

    assert t.changes == {"players[0].damage": (4, 2), "players[1].damage": (0, 1), "hurt": (0, 1)}


@pytest.mark.rule("SH-WHT-12", "SH-ATK-08")
def test_s14c_without_the_chainsaw_the_attackers_robe_leaves_nothing_of_a_1(table: MakeTable) -> None:
    """S14 (c): 1 - 1 = 0, never less; the attack is still no miss."""
    t = table(vampire_attacks((3, 4), own=("holy_robe",)))

    t.play(sh.Roll(0), sh.SkipArea(0), sh.Attack(0, 1))

    assert not t.happened(AttackMissed)
    assert t.changes == {}


@pytest.mark.rule("SH-ATK-05", "SH-CHR-09")
def test_s14d_equal_dice_are_a_miss_and_the_vampire_does_not_heal(table: MakeTable) -> None:
    """S14 (d): robe on the Vampire, no weapons, 4 and 4: a miss."""
    t = table(vampire_attacks((4, 4), own=("holy_robe",)))

    t.play(sh.Roll(0), sh.SkipArea(0), sh.Attack(0, 1))

    assert [event.seat for event in t.happened(AttackMissed)] == [0]
    assert not t.happened(Prevented)
    assert t.changes == {}


# -- S15 ------------------------------------------------------------------------------------------------------


def spear(
    roll: tuple[int, int], holder: str = "franklin", *, revealed: bool = False, fourth: str = "vampire"
) -> sh.Setup:
    """Return the position of S15: P1 holds the Spear of Longinus, and P2 = Emi stands in the Church."""
    return arranged(
        seated(holder, equipment=("spear_of_longinus",), revealed=revealed, used=revealed and holder == "franklin"),
        seated("emi", "church"),
        "unknown",
        fourth,
        players=4,
        dice=(TO_CHURCH, roll),
    )


@pytest.mark.rule("SH-WHT-15", "SH-REV-05")
@pytest.mark.parametrize(("answer", "damage"), [(sh.Reveal(0), 4), (sh.Decline(0), 2)])
def test_s15_a_hidden_hunter_may_reveal_after_a_successful_roll_for_2_extra_damage(
    table: MakeTable, answer: sh.Action, damage: int
) -> None:
    """S15: a roll of 2 deals 4 if Franklin reveals himself, and 2 if he stays hidden."""
    t = table(spear((1, 3)))

    t.play(sh.Roll(0), sh.SkipArea(0), sh.Attack(0, 1))
    assert (t.prompt, t.asked) == ("spear", (0,))
    assert t.actions(0) == (sh.Decline(0), sh.Reveal(0))
    assert t.damage(1) == 0
    t.play(answer)

    hidden = isinstance(answer, sh.Decline)
    reveal = {} if hidden else {"players[0].revealed": (False, True)}
    assert at_the_players(t) == {"players[1].damage": (0, damage), **reveal}
    revealed = [(event.seat, event.forced, event.rules) for event in t.happened(Revealed)]
    assert revealed == ([] if hidden else [(0, False, ("SH-WHT-15",))])


@pytest.mark.rule("SH-WHT-15", "SH-ATK-05")
def test_s15_after_a_miss_the_holder_of_the_spear_is_not_asked(table: MakeTable) -> None:
    """S15: 2 and 2: no question, no damage; the attacked player comes next."""
    t = table(spear((2, 2)))

    t.play(sh.Roll(0), sh.SkipArea(0), sh.Attack(0, 1))

    assert (t.prompt, t.asked) == ("counter", (1,))
    assert t.changes == {}


@pytest.mark.rule("SH-WHT-15", "SH-CRD-05", "SH-EQP-02")
def test_s15_a_revealed_hunter_always_deals_the_2_extra(table: MakeTable) -> None:
    """S15: Franklin is revealed already: 4 damage without a question."""
    t = table(spear((1, 3), revealed=True))

    t.play(sh.Roll(0), sh.SkipArea(0), sh.Attack(0, 1))

    assert t.prompt == "counter"
    assert t.changes == {"players[1].damage": (0, 4), "hurt": (0, 1)}


@pytest.mark.rule("SH-WHT-15")
def test_s15_the_spear_does_nothing_for_a_revealed_shadow(table: MakeTable) -> None:
    """S15: the holder is the revealed Werewolf: 2 damage without a question."""
    t = table(spear((1, 3), "werewolf", revealed=True, fourth="franklin"))

    t.play(sh.Roll(0), sh.SkipArea(0), sh.Attack(0, 1))

    assert t.prompt == "counter"
    assert t.changes == {"players[1].damage": (0, 2), "hurt": (0, 1)}


@pytest.mark.rule("SH-WHT-15", "SH-INF-09")
def test_s15_a_hidden_shadow_with_the_spear_is_asked_too_and_may_only_decline(table: MakeTable) -> None:
    """S15: the question to a hidden holder gives away nothing, since everybody else sees the same."""
    hunter, shadow = table(spear((1, 3))), table(spear((1, 3), "vampire", fourth="franklin"))
    for t in (hunter, shadow):
        t.play(sh.Roll(0), sh.SkipArea(0), sh.Attack(0, 1))

    assert (shadow.prompt, shadow.asked) == ("spear", (0,))
    assert shadow.actions(0) == (sh.Decline(0),)
    assert refused(shadow, sh.Reveal(0)) == ("card_means_others", "SH-WHT-15")
    for bystander in (1, 2, None):
        assert hunter.view(bystander) == shadow.view(bystander)
        assert shadow.view(bystander).prompt is None
    shadow.play(sh.Decline(0))
    assert shadow.changes == {"players[1].damage": (0, 2), "hurt": (0, 1)}


# -- S16 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-WHT-09", "SH-TRN-03", "SH-ARA-09", "SH-DMG-06")
def test_s16_guardian_angel_stops_attacks_only_and_ends_when_the_next_own_turn_starts(
    table: MakeTable,
) -> None:
    """S16: P2 draws the card; the Woods hurt him, P1's attack does not, and P4's attack after P2's turn start does."""
    t = table(
        arranged(
            players=4,
            first_player=1,
            characters=("vampire", "george", "emi", "unknown"),
            white=("guardian_angel",),
            dice=(TO_CHURCH, TO_WOODS, TO_GATE, TO_CEMETERY, (1, 6), TO_ALTAR, TO_CABIN, TO_WOODS, (1, 2)),
        )
    )

    t.play(sh.Roll(1), sh.FollowArea(1))
    assert [(event.seat, event.status) for event in t.happened(StatusGained)] == [(1, "guardian_angel")]
    assert t.changes == {
        "players[1].angel": (False, True),
        "white.draw_pile": (16, 15),
        "white.discard_pile": ((), ("guardian_angel",)),
    }
    assert t.view(3).players[1].angel
    t.play(sh.SkipAttack(1))

    t.play(sh.Roll(2), sh.FollowArea(2), sh.WoodsDamage(2, 1))
    assert t.changes == {"players[1].damage": (0, 2)}
    t.play(sh.SkipAttack(2), sh.Roll(3), sh.SkipArea(3), sh.SkipAttack(3))

    t.play(sh.Roll(0), sh.SkipArea(0), sh.Attack(0, 1))
    assert [(event.seat, event.source) for event in t.happened(Prevented)] == [(1, "attack")]
    assert t.changes == {}
    assert not t.happened(StatusEnded)

    t.play(sh.Roll(1))
    ended = t.happened(StatusEnded)
    assert [(event.seat, event.status) for event in ended] == [(1, "guardian_angel")]
    assert "SH-TRN-03" in ended[0].rules
    assert not t.view(3).players[1].angel
    t.play(sh.SkipArea(1), sh.SkipAttack(1), sh.Roll(2), sh.SkipArea(2), sh.SkipAttack(2))

    t.play(sh.Roll(3), sh.SkipArea(3), sh.Attack(3, 1))
    assert t.changes == {"players[1].damage": (2, 3), "hurt": (0, 1)}


@pytest.mark.rule("SH-WHT-09", "SH-ATK-08")
def test_s16_under_guardian_angel_an_attack_for_5_changes_nothing(table: MakeTable) -> None:
    """S16: P1 attacks the protected P2 with (1,6), and P2 keeps its 0 damage; without the status it would be 5."""
    results = []
    for angel in (True, False):
        t = table(
            arranged(
                None,
                seated(area="church", angel=angel),
                players=4,
                characters=("vampire", "george", "emi", "unknown"),
                dice=(TO_CEMETERY, (1, 6)),
            )
        )
        t.play(sh.Roll(0), sh.SkipArea(0), sh.Attack(0, 1))
        results.append(t.changes)

    assert results == [{}, {"players[1].damage": (0, 5), "hurt": (0, 1)}]


# -- S20 ------------------------------------------------------------------------------------------------------


def bloodbath(roll: tuple[int, int], vampire_heal: str) -> sh.Setup:
    """Return the position of S20: the Vampire with 5 damage and the Machine Gun, George and Franklin in range."""
    return arranged(
        seated("vampire", damage=5, equipment=("machine_gun",), revealed=True),
        seated("george", "church"),
        seated("franklin", "cemetery", equipment=("holy_robe",)),
        "unknown",
        players=4,
        vampire_heal=vampire_heal,
        dice=(TO_CHURCH, roll),
    )


@pytest.mark.rule("SH-CHR-09", "SH-VAR-04", "SH-ATK-06", "SH-BLK-13", "SH-WHT-12")
@pytest.mark.parametrize(("vampire_heal", "left"), [("per_attack", 3), ("per_target", 1)])
def test_s20_the_vampire_heals_once_for_a_machine_gun_attack_or_once_for_each_hurt_target_by_option(
    table: MakeTable, vampire_heal: str, left: int
) -> None:
    """S20: a roll of 2 deals 2 to P2 and 1 to P3 behind the robe; P1 goes from 5 to 3, or to 1 by the option."""
    t = table(bloodbath((1, 3), vampire_heal))

    t.play(sh.Roll(0), sh.SkipArea(0), sh.AttackAll(0))

    assert t.changes == {
        "players[0].damage": (5, left),
        "players[1].damage": (0, 2),
        "players[2].damage": (0, 1),
        "hurt": (0, 2),
    }


@pytest.mark.rule("SH-CHR-09", "SH-VAR-04", "SH-ATK-09")
@pytest.mark.parametrize("vampire_heal", ["per_attack", "per_target"])
def test_s20_a_target_that_the_robe_keeps_unhurt_heals_nothing(table: MakeTable, vampire_heal: str) -> None:
    """S20: a roll of 1 hurts P2 alone, so either way the Vampire heals 2."""
    t = table(bloodbath((2, 3), vampire_heal))

    t.play(sh.Roll(0), sh.SkipArea(0), sh.AttackAll(0))

    assert t.changes == {"players[0].damage": (5, 3), "players[1].damage": (0, 1), "hurt": (0, 1)}
