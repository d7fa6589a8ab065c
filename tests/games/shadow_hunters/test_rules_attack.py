"""Rules of the attack: SH-ATK."""

from __future__ import annotations

import pytest

from boardrules.core.errors import IllegalAction
from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters.events import (
    AttackAnnounced,
    AttackMissed,
    AttackRolled,
    Damaged,
    Prevented,
)
from tests.games.happened import kinds, refused
from tests.games.setups import faults
from tests.games.shadow_hunters.positions import (
    TO_ALTAR,
    TO_CABIN,
    TO_CEMETERY,
    TO_CHURCH,
    TO_GATE,
    TO_WOODS,
    arranged,
    attack,
    attack_all,
    dead,
    seated,
    targets,
    to_attack,
)
from tests.games.shadow_hunters.table import LAYOUT_B, MakeTable


@pytest.mark.rule("SH-ATK-01")
def test_attacking_is_a_choice(table: MakeTable) -> None:
    """At the attack step a player may attack or leave it; leaving it hurts nobody and the turn goes on."""
    t = table(arranged("franklin", seated("george", "church"), "vampire", "unknown", "allie", dice=(TO_CHURCH,)))
    to_attack(t)
    assert t.actions(0) == (sh.Attack(0, 1), sh.SkipAttack(0), sh.Reveal(0))
    t.play(sh.SkipAttack(0))
    assert t.happened(AttackAnnounced) == []
    t.settle()
    assert (t.state.current, t.damage(1)) == (1, 0)


@pytest.mark.rule("SH-ATK-01")
def test_attack_comes_after_the_area_and_only_once(table: MakeTable) -> None:
    """No attack before the area decision, none by others, and no second one after the first."""
    t = table(
        arranged(
            "franklin",
            seated("george", "church"),
            seated("vampire", "church"),
            "unknown",
            "allie",
            dice=(TO_CHURCH, (1, 2)),
        )
    )
    t.play(sh.Roll(0))
    t.settle()
    assert t.prompt == "area"
    assert t.refuses(sh.Attack(0, 1)).code == "not_offered"
    t.play(sh.SkipArea(0))
    t.settle()
    assert t.refuses(sh.Attack(1, 2)).code == "not_your_decision"
    t.play(sh.Attack(0, 1))
    while t.state.current == 0:
        assert not t.is_legal(sh.Attack(0, 2))
        decision = sh.GAME.decision(t.state)
        assert decision is not None
        t.play(decision.actions[0])
    assert len(t.happened(AttackAnnounced)) == 1


@pytest.mark.rule("SH-ATK-02", "SH-ATK-03")
@pytest.mark.parametrize(
    ("layout", "roll", "in_range"),
    [
        ("a", TO_CABIN, {1, 2}),
        ("a", TO_GATE, {1, 2}),
        ("a", TO_CHURCH, {3, 4}),
        ("a", TO_CEMETERY, {3, 4}),
        ("a", TO_WOODS, {5, 6}),
        ("a", TO_ALTAR, {5, 6}),
        ("b", TO_CHURCH, {3, 6}),
        ("b", TO_CABIN, {1, 5}),
        ("b", TO_CEMETERY, {2, 4}),
    ],
)
def test_range_is_the_own_area_and_its_partner(
    table: MakeTable, layout: str, roll: tuple[int, int], in_range: set[int]
) -> None:
    """Seats 1 to 6 stand on cabin, gate, church, cemetery, woods, altar: two of them are in range."""
    options = {"areas": LAYOUT_B} if layout == "b" else {}
    t = table(
        arranged(
            "franklin",
            seated("george", "hermits_cabin"),
            seated("vampire", "underworld_gate"),
            seated("unknown", "church"),
            seated("allie", "cemetery"),
            seated("charles", "weird_woods"),
            seated("daniel", "erstwhile_altar"),
            dice=(roll,),
            **options,
        )
    )
    to_attack(t)
    assert targets(t) == in_range
    outside = min({1, 2, 3, 4, 5, 6} - in_range)
    assert refused(t, sh.Attack(0, outside)) == ("out_of_range", "SH-ATK-02")


@pytest.mark.rule("SH-ATK-03", "SH-ATK-12")
def test_the_dead_the_off_board_and_oneself_are_no_targets(table: MakeTable) -> None:
    """Each of them is refused for its own reason, and a refused attack changes nothing."""
    t = table(
        arranged(
            "franklin",
            seated("george", "church"),
            "vampire",
            dead("unknown"),
            seated("allie", "cemetery"),
            dice=(TO_CHURCH,),
        )
    )
    to_attack(t)
    assert targets(t) == {1, 4}
    reasons = {target: refused(t, sh.Attack(0, target)) for target in (0, 2, 3, 7)}
    assert reasons == {
        0: ("not_yourself", "SH-ATK-12"),
        2: ("off_board", "SH-CRD-08"),
        3: ("dead", "SH-ATK-03"),
        7: ("no_such_seat", "SH-ATK-03"),
    }
    before = sh.GAME.digest(t.state)
    with pytest.raises(IllegalAction):
        sh.GAME.apply(t.state, sh.Attack(0, 2))
    assert sh.GAME.digest(t.state) == before


@pytest.mark.rule("SH-ATK-04", "SH-ATK-05")
@pytest.mark.parametrize("d4", [1, 2, 3, 4])
@pytest.mark.parametrize("d6", [1, 2, 3, 4, 5, 6])
def test_every_roll_deals_the_difference(table: MakeTable, d4: int, d6: int) -> None:
    """Higher minus lower, whichever die it is; both dice are rolled once; equal dice fail."""
    t = table(
        arranged("franklin", seated("george", "church"), "vampire", "unknown", "allie", dice=(TO_CHURCH, (d4, d6)))
    )
    attack(t)
    difference = max(d4, d6) - min(d4, d6)
    assert t.happened(AttackRolled) == [AttackRolled(0, d4, d6, difference, rules=("SH-ATK-04",))]
    assert t.damage(1) == difference
    assert len(t.happened(AttackMissed)) == (d4 == d6)


@pytest.mark.rule("SH-ATK-05", "SH-ATK-08")
@pytest.mark.parametrize("value", [1, 4])
def test_weapons_never_turn_a_miss_into_a_hit(table: MakeTable, value: int) -> None:
    """A revealed Hunter with three weapons and the Spear rolls equal dice: no damage at all."""
    weapons = ("butcher_knife", "chainsaw", "rusted_broad_axe", "spear_of_longinus")
    t = table(
        arranged(
            seated("franklin", equipment=weapons, revealed=True),
            seated("george", "church"),
            "vampire",
            "unknown",
            "allie",
            dice=(TO_CHURCH, (value, value)),
        )
    )
    attack(t)
    assert t.damage(1) == 0
    assert t.happened(AttackMissed) == [AttackMissed(0, rules=("SH-ATK-05",))]
    assert kinds(t.log, Damaged, Prevented) == []


@pytest.mark.rule("SH-ATK-06", "SH-ATK-12")
def test_several_targets_share_one_roll(table: MakeTable) -> None:
    """The Machine Gun rolls once, and everybody in range but the attacker takes the result."""
    t = table(
        arranged(
            seated("franklin", equipment=("machine_gun",)),
            seated("george", "church"),
            seated("vampire", "cemetery"),
            seated("unknown", "church"),
            seated("allie", "hermits_cabin"),
            dice=(TO_CHURCH, (1, 4)),
        )
    )
    attack_all(t)
    assert len(t.happened(AttackRolled)) == 1
    assert t.happened(AttackAnnounced)[0].targets == (1, 2, 3)
    assert [t.damage(number) for number in range(5)] == [0, 3, 3, 3, 0]


@pytest.mark.rule("SH-ATK-07")
def test_only_the_announced_target_is_hit(table: MakeTable) -> None:
    """Of three players in range one is named, and only he is hurt; attacking all needs the Machine Gun."""
    t = table(
        arranged(
            seated("franklin", equipment=("chainsaw",)),
            seated("george", "church"),
            seated("vampire", "cemetery"),
            seated("unknown", "church"),
            "allie",
            dice=(TO_CHURCH, (1, 4)),
        )
    )
    to_attack(t)
    assert refused(t, sh.AttackAll(0)) == ("no_such_equipment", "SH-BLK-13")
    t.play(sh.Attack(0, 2))
    assert t.happened(AttackAnnounced)[0].targets == (2,)
    assert [t.damage(number) for number in range(5)] == [0, 0, 4, 0, 0]


@pytest.mark.rule("SH-ATK-07")
def test_the_machine_gun_cannot_spare_anybody(table: MakeTable) -> None:
    """Its holder attacks all or nobody: one target alone is refused."""
    t = table(
        arranged(
            seated("franklin", equipment=("machine_gun",)),
            seated("george", "church"),
            seated("vampire", "cemetery"),
            "unknown",
            "allie",
            dice=(TO_CHURCH,),
        )
    )
    to_attack(t)
    assert t.actions(0) == (sh.AttackAll(0), sh.SkipAttack(0), sh.Reveal(0))
    assert refused(t, sh.Attack(0, 1)) == ("machine_gun_hits_all", "SH-BLK-13")


@pytest.mark.rule("SH-ATK-08")
@pytest.mark.parametrize(
    ("roll", "attacker", "target", "angel", "damage"),
    [
        ((1, 2), ("chainsaw", "holy_robe"), (), False, 1),
        ((1, 2), ("holy_robe",), (), False, 0),
        ((1, 3), ("holy_robe",), (), False, 1),
        ((1, 2), ("butcher_knife", "chainsaw", "rusted_broad_axe"), (), False, 4),
        ((4, 2), ("spear_of_longinus",), (), False, 4),
        ((4, 2), ("spear_of_longinus", "rusted_broad_axe"), ("holy_robe",), False, 4),
        ((1, 2), (), ("holy_robe",), False, 0),
        ((1, 6), ("butcher_knife", "chainsaw", "spear_of_longinus"), (), True, 0),
        ((3, None), ("cursed_sword_masamune",), (), False, 3),
        ((1, None), ("cursed_sword_masamune", "holy_robe"), (), False, 0),
        ((2, None), ("cursed_sword_masamune", "spear_of_longinus"), ("holy_robe",), False, 3),
    ],
)
def test_modifiers_add_up_to_the_damage(
    table: MakeTable,
    roll: tuple[int, int | None],
    attacker: tuple[str, ...],
    target: tuple[str, ...],
    angel: bool,
    damage: int,
) -> None:
    """Base, weapons, Spear, the robes, protection: never below 0. The attacker is a revealed Hunter."""
    t = table(
        arranged(
            seated("franklin", equipment=attacker, revealed=True),
            seated("george", "church", equipment=target, angel=angel),
            seated("vampire", "cemetery"),
            "unknown",
            "allie",
            dice=(TO_CHURCH, roll),
        )
    )
    attack(t)
    assert t.damage(1) == damage
    assert len(t.happened(Prevented)) == (damage == 0)


@pytest.mark.rule("SH-ATK-08", "SH-ATK-06")
def test_each_target_has_its_own_protection(table: MakeTable) -> None:
    """One roll of 3 with the Chainsaw: 4 for the bare one, 3 behind the robe, 0 behind the angel."""
    t = table(
        arranged(
            seated("franklin", equipment=("machine_gun", "chainsaw")),
            seated("george", "church"),
            seated("vampire", "cemetery", equipment=("holy_robe",)),
            seated("unknown", "church", angel=True),
            "allie",
            dice=(TO_CHURCH, (1, 4)),
        )
    )
    attack_all(t)
    assert [t.damage(number) for number in (1, 2, 3)] == [4, 3, 0]


@pytest.mark.rule("SH-ATK-08")
@pytest.mark.parametrize(("revealed", "damage"), [(True, 4), (False, 2)])
def test_a_revealed_valkyrie_rolls_the_d4_alone(table: MakeTable, revealed: bool, damage: int) -> None:
    """Face up her base is the d4; face down it is the difference of both dice."""
    t = table(
        arranged(
            seated("valkyrie", revealed=revealed),
            seated("george", "church"),
            "franklin",
            "unknown",
            "allie",
            dice=(TO_CHURCH, (4, None if revealed else 6)),
            expansion_mode="all",
        )
    )
    attack(t)
    assert t.damage(1) == damage


@pytest.mark.rule("SH-ATK-09")
@pytest.mark.parametrize(
    ("roll", "angel", "asked"), [((1, 3), True, True), ((1, 3), False, True), ((3, 3), False, False)]
)
def test_success_is_read_from_the_dice(table: MakeTable, roll: tuple[int, int], angel: bool, asked: bool) -> None:
    """A hidden Hunter with the Spear is asked after a hit even if the angel stops it, but not after a miss."""
    t = table(
        arranged(
            seated("franklin", equipment=("spear_of_longinus",)),
            seated("george", "church", angel=angel),
            "vampire",
            "unknown",
            "allie",
            dice=(TO_CHURCH, roll),
        )
    )
    attack(t)
    assert (t.prompt == "spear") is asked
    if asked:
        t.play(sh.Reveal(0))
        assert t.damage(1) == (0 if angel else 4)


@pytest.mark.rule("SH-ATK-08")
@pytest.mark.parametrize(
    ("character", "revealed", "answer", "damage"),
    [
        ("franklin", False, sh.Decline(0), 2),
        ("franklin", False, sh.Reveal(0), 4),
        ("unknown", False, sh.Decline(0), 2),
        ("unknown", True, None, 2),
    ],
)
def test_the_spear_adds_two_for_an_open_hunter_only(
    table: MakeTable, character: str, revealed: bool, answer: sh.Action | None, damage: int
) -> None:
    """A Hunter who stays hidden adds nothing, and neither does anybody else."""
    t = table(
        arranged(
            seated(character, equipment=("spear_of_longinus",), revealed=revealed),
            seated("george", "church"),
            "vampire",
            "emi" if character == "unknown" else "unknown",
            "allie",
            dice=(TO_CHURCH, (1, 3)),
        )
    )
    attack(t)
    if answer is not None:
        t.play(answer)
    assert t.damage(1) == damage


@pytest.mark.rule("SH-ATK-09", "SH-ATK-13")
@pytest.mark.parametrize(("roll", "robe", "healed"), [((1, 2), True, 0), ((1, 3), True, 2), ((1, 2), False, 2)])
def test_dealing_damage_is_read_from_the_final_amount(
    table: MakeTable, roll: tuple[int, int], robe: bool, healed: int
) -> None:
    """A base of 1 against the Holy Robe leaves 0, so the revealed Vampire heals nothing."""
    equipment = ("holy_robe",) if robe else ()
    t = table(
        arranged(
            seated("vampire", damage=6, revealed=True),
            seated("george", "church", equipment=equipment),
            "franklin",
            "unknown",
            "allie",
            dice=(TO_CHURCH, roll),
        )
    )
    attack(t)
    assert t.damage(0) == 6 - healed


@pytest.mark.rule("SH-ATK-11")
def test_masamune_forces_the_attack(table: MakeTable) -> None:
    """With a target in range there is no way out; which target is still the holder's choice."""
    t = table(
        arranged(
            seated("franklin", equipment=("cursed_sword_masamune",)),
            seated("george", "church"),
            seated("vampire", "cemetery"),
            seated("unknown", "hermits_cabin"),
            "allie",
            dice=(TO_CHURCH,),
        )
    )
    to_attack(t)
    assert t.actions(0) == (sh.Attack(0, 1), sh.Attack(0, 2), sh.Reveal(0))
    assert refused(t, sh.SkipAttack(0)) == ("must_attack", "SH-ATK-11")


@pytest.mark.rule("SH-ATK-11")
def test_a_revealed_holder_with_one_target_is_not_even_asked(table: MakeTable) -> None:
    """There is one thing to do and everybody sees it: the attack happens."""
    t = table(
        arranged(
            seated("franklin", equipment=("cursed_sword_masamune",), revealed=True),
            seated("george", "church"),
            "vampire",
            "unknown",
            "allie",
            dice=(TO_CHURCH, (3, None)),
        )
    )
    to_attack(t)
    assert (t.damage(1), t.prompt) == (3, "counter")


@pytest.mark.rule("SH-ATK-11")
@pytest.mark.parametrize("equipment", [("cursed_sword_masamune",), ("cursed_sword_masamune", "handgun")])
def test_masamune_without_a_target_attacks_nobody(table: MakeTable, equipment: tuple[str, ...]) -> None:
    """Nobody in range (with the Handgun: all in the own pair): the attack is skipped without a roll."""
    where = "church" if "handgun" in equipment else "hermits_cabin"
    t = table(
        arranged(
            seated("franklin", equipment=equipment),
            seated("george", where),
            "vampire",
            dead("unknown"),
            "allie",
            dice=(TO_CHURCH,),
        )
    )
    to_attack(t)
    assert t.actions(0) == (sh.SkipAttack(0), sh.Reveal(0))
    t.play(sh.SkipAttack(0))
    assert t.happened(AttackRolled) == []


@pytest.mark.rule("SH-ATK-12", "SH-ATK-02")
def test_range_is_measured_where_the_attacker_stands_now(table: MakeTable) -> None:
    """He leaves the Church for the Altar: the pair of the Altar is in range, the Church is not any more."""
    t = table(
        arranged(
            seated("franklin", "church"),
            seated("george", "church"),
            seated("vampire", "weird_woods"),
            "unknown",
            "allie",
            dice=(TO_ALTAR,),
        )
    )
    to_attack(t)
    assert targets(t) == {2}


@pytest.mark.rule("SH-ATK-12")
@pytest.mark.parametrize("equipment", [("machine_gun",), ("machine_gun", "handgun")])
def test_nobody_is_hit_by_an_own_attack(table: MakeTable, equipment: tuple[str, ...]) -> None:
    """Whatever the range, the attacker himself is never among the targets."""
    t = table(
        arranged(
            seated("franklin", equipment=equipment),
            seated("george", "church"),
            seated("vampire", "erstwhile_altar"),
            "unknown",
            "allie",
            dice=(TO_CHURCH, (1, 4)),
        )
    )
    attack_all(t)
    assert t.happened(AttackAnnounced)[0].targets == ((2,) if "handgun" in equipment else (1,))
    assert t.damage(0) == 0


@pytest.mark.rule("SH-ATK-13")
def test_there_is_one_holy_robe(table: MakeTable) -> None:
    """Attacker and target cannot both wear it: such a position is refused."""
    found = faults(
        sh.GAME,
        players=4,
        seats=(
            seated("franklin", equipment=("holy_robe",)),
            seated("george", "church", equipment=("holy_robe",)),
            seated("vampire"),
            seated("unknown"),
        ),
    )
    assert [(problem.code, problem.got) for problem in found] == [("too_many", "2")]
