"""Rules of the characters who attack, rob and strike back: SH-CHR-02, 03, 09, 10."""

from __future__ import annotations

import pytest

from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters.events import (
    AttackAnnounced,
    AttackRolled,
    Damaged,
    EquipmentMoved,
    GameEnded,
    Healed,
)
from tests.games.happened import refused
from tests.games.setups import faults
from tests.games.shadow_hunters.positions import (
    TO_CABIN,
    TO_CEMETERY,
    TO_CHURCH,
    TO_GATE,
    TO_WOODS,
    arranged,
    attack,
    attack_all,
    dead,
    draw,
    follow,
    seated,
    to_after_attack,
)
from tests.games.shadow_hunters.table import MakeTable, card


def _bob(
    *equipment: str, target: tuple[str, ...] = ("talisman",), damage: int = 0, angel: bool = False
) -> tuple[sh.Position, ...]:
    return (
        seated("bob", equipment=equipment, revealed=True),
        seated("george", "church", damage, equipment=target, angel=angel),
        seated("vampire"),
        seated("unknown"),
        seated("franklin"),
    )


# -- Bob ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-CHR-02")
@pytest.mark.parametrize("rob", [True, False])
def test_bob_takes_a_card_instead_of_dealing_damage(table: MakeTable, rob: bool) -> None:
    """He is asked, with every card of the target and a refusal: the card and no damage, or damage and no card."""
    t = table(arranged(*_bob(target=("talisman", "handgun")), dice=(TO_CHURCH, (1, 3))))
    attack(t)
    assert (t.prompt, t.asked) == ("robbery", (0,))
    assert t.actions(0) == (
        sh.Decline(0),
        sh.TakeEquipment(0, 1, card("talisman")),
        sh.TakeEquipment(0, 1, card("handgun")),
    )
    assert refused(t, sh.TakeEquipment(0, 1, card("chainsaw"))) == ("no_such_equipment", "SH-CHR-02")
    t.play(sh.TakeEquipment(0, 1, card("handgun")) if rob else sh.Decline(0))
    assert (t.damage(1), t.equipment(0), t.equipment(1)) == (
        (0, ["handgun"], ["talisman"]) if rob else (2, [], ["talisman", "handgun"])
    )


@pytest.mark.rule("SH-CHR-02")
@pytest.mark.parametrize(
    ("roll", "own", "target", "angel", "asked"),
    [
        ((1, 3), (), ("talisman",), False, True),
        ((1, 2), (), ("talisman",), False, False),
        ((1, 2), ("chainsaw",), ("talisman",), False, True),
        ((1, 3), (), ("holy_robe",), False, False),
        ((1, 4), (), ("holy_robe",), False, True),
        ((1, 6), (), ("talisman",), True, False),
        ((1, 6), (), (), False, False),
        ((3, 3), (), ("talisman",), False, False),
    ],
)
def test_robbery_needs_two_points_left_and_a_card(
    table: MakeTable, roll: tuple[int, int], own: tuple[str, ...], target: tuple[str, ...], angel: bool, asked: bool
) -> None:
    """The amount after all modifiers decides, and the target has to own something."""
    t = table(arranged(*_bob(*own, target=target, angel=angel), dice=(TO_CHURCH, roll)))
    attack(t)
    assert (t.prompt == "robbery") is asked


@pytest.mark.rule("SH-CHR-02")
def test_robbery_replaces_a_fatal_blow(table: MakeTable) -> None:
    """George would die; he loses a card and keeps his 13 damage."""
    t = table(arranged(*_bob(damage=13), dice=(TO_CHURCH, (1, 6))))
    attack(t)
    t.play(sh.TakeEquipment(0, 1, card("talisman")))
    assert (t.damage(1), t.player(1).alive, t.equipment(0)) == (13, True, ["talisman"])


@pytest.mark.rule("SH-CHR-02")
def test_with_the_machine_gun_bob_decides_for_each_target(table: MakeTable) -> None:
    """He robs one and hurts the other; who has nothing is hurt without a question."""
    t = table(
        arranged(
            seated("bob", equipment=("machine_gun",), revealed=True),
            seated("george", "church", equipment=("talisman",)),
            seated("vampire", "cemetery", equipment=("chainsaw",)),
            seated("unknown", "church"),
            "franklin",
            dice=(TO_CHURCH, (1, 4)),
        )
    )
    attack_all(t)
    t.play(sh.TakeEquipment(0, 1, card("talisman")))
    assert (t.prompt, t.happened(Damaged)) == ("robbery", [])
    assert t.actions(0) == (sh.Decline(0), sh.TakeEquipment(0, 2, card("chainsaw")))
    t.play(sh.Decline(0))
    assert [t.damage(number) for number in (1, 2, 3)] == [0, 3, 3]
    assert t.equipment(0) == ["machine_gun", "talisman"]


@pytest.mark.rule("SH-CHR-02")
@pytest.mark.parametrize(("scope", "asked"), [("attack", False), ("any_damage", True)])
def test_robbery_in_the_woods_is_an_option(table: MakeTable, scope: str, asked: bool) -> None:
    """Normally attacks alone can be replaced; read literally, the Weird Woods can too."""
    t = table(arranged(*_bob(), dice=(TO_WOODS,), robbery_scope=scope))
    follow(t, sh.WoodsDamage(0, 1))
    assert (t.prompt == "robbery") is asked
    if not asked:
        assert t.damage(1) == 2


@pytest.mark.rule("SH-CHR-02")
@pytest.mark.parametrize(("before", "wins"), [(3, False), (4, True)])
def test_bob_wins_with_five_cards(table: MakeTable, before: int, wins: bool) -> None:
    """The fourth card is not enough, the fifth is; he need not have been revealed."""
    own = ("talisman", "handgun", "chainsaw", "holy_robe")[:before]
    t = draw(table, "mystic_compass", seated("bob", equipment=own), "george", "vampire", "unknown", "franklin")
    assert t.winners == ((0,) if wins else None)


@pytest.mark.rule("SH-CHR-02")
def test_others_do_not_win_with_five_cards(table: MakeTable) -> None:
    """Five cards are Bob's condition alone."""
    t = draw(
        table,
        "mystic_compass",
        seated("franklin", equipment=("talisman", "handgun", "chainsaw", "holy_robe")),
        "george",
        "vampire",
        "unknown",
        "bob",
    )
    assert (len(t.equipment(0)), t.winners) == (5, None)


@pytest.mark.rule("SH-CHR-02")
@pytest.mark.parametrize("players", [7, 8])
def test_bob_stays_out_of_large_games(players: int) -> None:
    """With 7 or 8 players he is not in the pool."""
    found = faults(sh.GAME, players=players, characters=("bob",))
    assert [problem.code for problem in found] == ["not_in_pool"]


# -- Charles --------------------------------------------------------------------------------------------------


def _charles(damage: int = 0, *equipment: str, target: int = 0) -> tuple[sh.Position, ...]:
    return (
        seated("charles", damage=damage, equipment=equipment, revealed=True),
        seated("george", "church", target),
        seated("vampire", "church"),
        seated("unknown"),
        seated("franklin"),
    )


@pytest.mark.rule("SH-CHR-03")
def test_charles_repeats_against_the_same_character(table: MakeTable) -> None:
    """After a miss and after a hit, 2 damage each time, as often as he likes; nobody else may be chosen."""
    t = table(arranged(*_charles(), dice=(TO_CHURCH, (2, 2), (1, 3), (1, 2))))
    attack(t)
    to_after_attack(t)
    assert t.actions(0) == (sh.Pass(0), sh.AttackAgain(0, 1))
    for other in (0, 2):
        assert refused(t, sh.AttackAgain(0, other)) == ("not_attacked_or_out_of_range", "SH-CHR-03")
    t.play(sh.AttackAgain(0, 1))
    assert (t.damage(0), t.damage(1)) == (2, 2)
    to_after_attack(t)
    t.play(sh.AttackAgain(0, 1))
    assert (t.damage(0), t.damage(1)) == (4, 3)
    assert [e.targets for e in t.happened(AttackAnnounced)] == [(1,), (1,), (1,)]


@pytest.mark.rule("SH-CHR-03")
def test_nobody_else_repeats_an_attack(table: MakeTable) -> None:
    """A revealed Franklin asks in vain."""
    t = table(
        arranged("franklin", seated("george", "church"), "vampire", "unknown", "charles", dice=(TO_CHURCH, (1, 2)))
    )
    attack(t)
    to_after_attack(t)
    assert refused(t, sh.AttackAgain(0, 1)) == ("not_your_ability", "SH-CHR-03")


@pytest.mark.rule("SH-CHR-03")
@pytest.mark.parametrize(("damage", "attacks"), [(8, 2), (9, 1)])
def test_the_price_is_paid_before_the_attack(table: MakeTable, damage: int, attacks: int) -> None:
    """With 8 damage he lives and attacks; with 9 he dies of the payment and nothing is rolled."""
    dice = (TO_CHURCH, (1, 2), (1, 6))[: attacks + 1]
    t = table(arranged(*_charles(damage), dice=dice))
    attack(t)
    to_after_attack(t)
    t.play(sh.AttackAgain(0, 1))
    assert len(t.happened(AttackRolled)) == attacks
    assert (t.damage(0), t.player(0).alive) == (damage + 2, attacks == 2)
    assert t.damage(1) == (6 if attacks == 2 else 1)


@pytest.mark.rule("SH-CHR-03")
def test_the_dead_cannot_be_attacked_again(table: MakeTable) -> None:
    """The target has died of the first attack: there is nothing to repeat and Charles is not asked."""
    t = table(arranged(*_charles(target=13), dice=(TO_CHURCH, (1, 3))))
    attack(t)
    to_after_attack(t)
    assert t.prompt == "window-end"


@pytest.mark.rule("SH-CHR-03")
def test_who_is_out_of_range_by_looting_cannot_be_attacked_again(table: MakeTable) -> None:
    """Charles kills one of two and loots the Handgun: the survivor in his own pair is out of range now."""
    t = table(
        arranged(
            seated("charles", equipment=("machine_gun",), revealed=True),
            seated("emi", "church", 9, equipment=("handgun",)),
            seated("vampire", "church"),
            "unknown",
            "franklin",
            dice=(TO_CHURCH, (1, 2)),
        )
    )
    attack_all(t)
    assert t.equipment(0) == ["machine_gun", "handgun"]
    to_after_attack(t)
    assert (t.prompt, t.actions(0)) == ("window-end", ())


@pytest.mark.rule("SH-CHR-03")
def test_with_the_machine_gun_a_survivor_is_named_and_all_are_hit_again(table: MakeTable) -> None:
    """Of two targets one dies; the other is named, and whoever is in range is hit."""
    t = table(
        arranged(
            seated("charles", equipment=("machine_gun",), revealed=True),
            seated("emi", "church", 9),
            seated("vampire", "church"),
            seated("unknown", "cemetery"),
            "franklin",
            dice=(TO_CHURCH, (1, 2), (1, 4)),
        )
    )
    attack_all(t)
    to_after_attack(t)
    assert t.actions(0) == (sh.Pass(0), sh.AttackAgain(0, 2), sh.AttackAgain(0, 3))
    t.play(sh.AttackAgain(0, 3))
    assert [t.damage(number) for number in (0, 2, 3)] == [2, 4, 4]


def _killing_charles(victim_damage: int, *rest: sh.Position) -> tuple[sh.Position, ...]:
    return (seated("charles"), seated("emi", "church", victim_damage, revealed=True), *rest)


@pytest.mark.rule("SH-CHR-03", "SH-WIN-07")
@pytest.mark.parametrize(("dead_before", "wins"), [(1, False), (2, True)])
def test_charles_wins_with_the_third_death(table: MakeTable, dead_before: int, wins: bool) -> None:
    """His kill makes two dead: not yet. His kill makes three: he wins, alone."""
    rest = (
        dead("unknown"),
        dead("allie") if dead_before == 2 else seated("allie"),
        seated("vampire"),
        seated("franklin"),
    )
    t = table(arranged(*_killing_charles(9, *rest), dice=(TO_CHURCH, (1, 2))))
    attack(t)
    assert t.winners == ((0,) if wins else None)


@pytest.mark.rule("SH-CHR-03")
def test_charles_wins_by_killing_two_at_once_after_one(table: MakeTable) -> None:
    """One dead before, two by one attack: three in all."""
    t = table(
        arranged(
            seated("charles", equipment=("machine_gun",)),
            seated("emi", "church", 9),
            seated("vampire", "church", 12),
            "unknown",
            "franklin",
            dead("allie"),
            dice=(TO_CHURCH, (1, 2)),
        )
    )
    attack_all(t)
    assert t.winners == (0,)


@pytest.mark.rule("SH-CHR-03")
@pytest.mark.parametrize("way", ["bat", "hermit", "woods"])
def test_every_kill_of_charles_counts(table: MakeTable, way: str) -> None:
    """By a card, by a hermit card given, in the Weird Woods."""
    rest = (dead("unknown"), dead("allie"), seated("vampire"), seated("franklin"))
    dice = {"bat": (TO_CEMETERY,), "hermit": (TO_CABIN,), "woods": (TO_WOODS,)}[way]
    t = table(arranged(*_killing_charles(9, *rest), black=("vampire_bat",), hermit=("hermits_slap",), dice=dice))
    actions: dict[str, tuple[sh.Action, ...]] = {
        "bat": (sh.ChooseTarget(0, 1),),
        "hermit": (sh.GiveHermit(0, 1), sh.Comply(1)),
        "woods": (sh.WoodsDamage(0, 1),),
    }
    follow(t, *actions[way])
    assert t.winners == (0,)


@pytest.mark.rule("SH-CHR-03", "SH-WIN-04")
def test_charles_need_not_survive_his_kill(table: MakeTable) -> None:
    """The Spider kills him and its target after one death: three dead, his kill among them."""
    t = draw(
        table,
        "bloodthirsty_spider",
        seated("charles", damage=9),
        seated("emi", damage=8),
        "vampire",
        "unknown",
        "franklin",
        dead("allie"),
    )
    t.play(sh.ChooseTarget(0, 1))
    assert (t.winners, t.player(0).alive) == ((0,), False)


@pytest.mark.rule("SH-CHR-03")
def test_the_own_death_of_charles_is_not_a_kill(table: MakeTable) -> None:
    """Two are dead, he is the third by his own Spider while its target lives: nobody has won."""
    t = draw(
        table,
        "bloodthirsty_spider",
        seated("charles", damage=9),
        "george",
        dead("unknown"),
        dead("allie"),
        "vampire",
        "franklin",
    )
    t.play(sh.ChooseTarget(0, 1))
    assert (t.player(0).alive, t.winners) == (False, None)


# -- the Vampire ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-CHR-09")
@pytest.mark.parametrize(
    ("before", "roll", "equipment", "angel", "after"),
    [
        (5, (1, 2), (), False, 3),
        (5, (1, 6), (), False, 3),
        (1, (1, 2), (), False, 0),
        (5, (2, 2), (), False, 5),
        (5, (1, 2), ("holy_robe",), False, 5),
        (5, (1, 6), (), True, 5),
    ],
)
def test_the_vampire_heals_two_when_his_attack_hurts(
    table: MakeTable, before: int, roll: tuple[int, int], equipment: tuple[str, ...], angel: bool, after: int
) -> None:
    """Without being asked; two and no more; not after a miss, and not when robe or angel leave nothing."""
    t = table(
        arranged(
            seated("vampire", damage=before, revealed=True),
            seated("george", "church", equipment=equipment, angel=angel),
            "franklin",
            "unknown",
            "allie",
            dice=(TO_CHURCH, roll),
        )
    )
    attack(t)
    assert t.damage(0) == after


@pytest.mark.rule("SH-CHR-09")
def test_the_vampire_heals_for_attacks_only(table: MakeTable) -> None:
    """The Weird Woods hurt somebody for him and bring him nothing."""
    t = table(
        arranged(seated("vampire", damage=5, revealed=True), "george", "franklin", "unknown", "allie", dice=(TO_WOODS,))
    )
    follow(t, sh.WoodsDamage(0, 1))
    assert (t.damage(1), t.damage(0)) == (2, 5)


@pytest.mark.rule("SH-CHR-09")
@pytest.mark.parametrize(("option", "after"), [("per_attack", 4), ("per_target", 2)])
def test_the_vampire_heals_once_for_each_attack(table: MakeTable, option: str, after: int) -> None:
    """Two of three targets are hurt: 2 in all, or 2 for each of the two with the option."""
    t = table(
        arranged(
            seated("vampire", damage=6, equipment=("machine_gun",), revealed=True),
            seated("george", "church"),
            seated("franklin", "cemetery"),
            seated("unknown", "church", angel=True),
            "allie",
            dice=(TO_CHURCH, (1, 3)),
            vampire_heal=option,
        )
    )
    attack_all(t)
    assert t.damage(0) == after
    assert len(t.happened(Healed)) == 1


@pytest.mark.rule("SH-CHR-09", "SH-ATK-10")
def test_the_vampire_heals_after_the_loot_and_before_the_end(table: MakeTable) -> None:
    """Killing the last Hunter he loots, heals and wins."""
    t = table(
        arranged(
            seated("vampire", damage=5, revealed=True),
            seated("emi", "church", 9, equipment=("talisman",)),
            "unknown",
            dead("franklin"),
            players=4,
            dice=(TO_CHURCH, (1, 2)),
        )
    )
    attack(t)
    assert [type(e) for e in t.log if isinstance(e, (EquipmentMoved, Healed, GameEnded))] == [
        EquipmentMoved,
        Healed,
        GameEnded,
    ]
    assert (t.damage(0), t.winners) == (3, (0, 2))


@pytest.mark.rule("SH-CHR-09")
def test_a_hidden_vampire_does_not_heal_by_himself(table: MakeTable) -> None:
    """Face down he has to reveal himself first; passing leaves the damage."""
    t = table(
        arranged(
            seated("vampire", damage=5),
            seated("george", "church"),
            "franklin",
            "unknown",
            "allie",
            dice=(TO_CHURCH, (1, 2), TO_GATE),
        )
    )
    attack(t)
    to_after_attack(t)
    t.play(sh.Pass(0), sh.Roll(1))
    assert t.damage(0) == 5
