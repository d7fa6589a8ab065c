"""Rules of the attack: SH-ATK."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from boardrules.core.errors import IllegalAction, SetupError
from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters.events import (
    AttackAnnounced,
    AttackMissed,
    AttackRolled,
    Damaged,
    Prevented,
)
from tests.games.shadow_hunters.combat_positions import (
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
    kinds,
    seat,
    targets,
    to_attack,
)
from tests.games.shadow_hunters.table import LAYOUT_B, Table

Tables = Callable[..., Table]


@pytest.mark.rule("SH-ATK-01")
def test_attacking_is_a_choice(table: Tables) -> None:
    """At the attack step a player may attack or leave it; leaving it hurts nobody and the turn goes on."""
    t = table(
        arranged(
            seat("franklin"),
            seat("george", "church"),
            seat("vampire"),
            seat("unknown"),
            seat("allie"),
            dice=(TO_CHURCH,),
        )
    )
    to_attack(t)
    assert t.actions(0) == (sh.Attack(0, 1), sh.SkipAttack(0), sh.Reveal(0))
    t.play(sh.SkipAttack(0))
    assert t.happened(AttackAnnounced) == []
    t.settle()
    assert (t.state.current, t.damage(1)) == (1, 0)


@pytest.mark.rule("SH-ATK-01")
def test_attack_comes_after_the_area_and_only_once(table: Tables) -> None:
    """No attack before the area decision, none by others, and no second one after the first."""
    t = table(
        arranged(
            seat("franklin"),
            seat("george", "church"),
            seat("vampire", "church"),
            seat("unknown"),
            seat("allie"),
            dice=(TO_CHURCH, (1, 2)),
        )
    )
    t.play(sh.Roll(0))
    t.settle()
    assert t.prompt == "area"
    assert t.refusal(sh.Attack(0, 1)).code == "not_offered"
    t.play(sh.SkipArea(0))
    t.settle()
    assert t.refusal(sh.Attack(1, 2)).code == "not_your_decision"
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
    table: Tables, layout: str, roll: tuple[int, int], in_range: set[int]
) -> None:
    """Seats 1 to 6 stand on cabin, gate, church, cemetery, woods, altar: two of them are in range."""
    options = {"areas": LAYOUT_B} if layout == "b" else {}
    t = table(
        arranged(
            seat("franklin"),
            seat("george", "hermits_cabin"),
            seat("vampire", "underworld_gate"),
            seat("unknown", "church"),
            seat("allie", "cemetery"),
            seat("charles", "weird_woods"),
            seat("daniel", "erstwhile_altar"),
            dice=(roll,),
            **options,
        )
    )
    to_attack(t)
    assert targets(t) == in_range
    outside = min({1, 2, 3, 4, 5, 6} - in_range)
    refusal = t.refusal(sh.Attack(0, outside))
    assert (refusal.code, refusal.rule) == ("out_of_range", "SH-ATK-02")


@pytest.mark.rule("SH-ATK-03", "SH-ATK-12")
def test_the_dead_the_off_board_and_oneself_are_no_targets(table: Tables) -> None:
    """Each of them is refused for its own reason, and a refused attack changes nothing."""
    t = table(
        arranged(
            seat("franklin"),
            seat("george", "church"),
            seat("vampire"),
            dead("unknown"),
            seat("allie", "cemetery"),
            dice=(TO_CHURCH,),
        )
    )
    to_attack(t)
    assert targets(t) == {1, 4}
    reasons = {
        target: (t.refusal(sh.Attack(0, target)).code, t.refusal(sh.Attack(0, target)).rule) for target in (0, 2, 3, 7)
    }
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
def test_every_roll_deals_the_difference(table: Tables, d4: int, d6: int) -> None:
    """Higher minus lower, whichever die it is; both dice are rolled once; equal dice fail."""
    t = table(
        arranged(
            seat("franklin"),
            seat("george", "church"),
            seat("vampire"),
            seat("unknown"),
            seat("allie"),
            dice=(TO_CHURCH, (d4, d6)),
        )
    )
    attack(t)
    difference = max(d4, d6) - min(d4, d6)
    assert t.happened(AttackRolled) == [AttackRolled(0, d4, d6, difference, rules=("SH-ATK-04",))]
    assert t.damage(1) == difference
    assert len(t.happened(AttackMissed)) == (d4 == d6)


@pytest.mark.rule("SH-ATK-05", "SH-ATK-08")
@pytest.mark.parametrize("value", [1, 4])
def test_weapons_never_turn_a_miss_into_a_hit(table: Tables, value: int) -> None:
    """A revealed Hunter with three weapons and the Spear rolls equal dice: no damage at all."""
    weapons = ("butcher_knife", "chainsaw", "rusted_broad_axe", "spear_of_longinus")
    t = table(
        arranged(
            seat("franklin", None, 0, *weapons, revealed=True),
            seat("george", "church"),
            seat("vampire"),
            seat("unknown"),
            seat("allie"),
            dice=(TO_CHURCH, (value, value)),
        )
    )
    attack(t)
    assert t.damage(1) == 0
    assert t.happened(AttackMissed) == [AttackMissed(0, rules=("SH-ATK-05",))]
    assert kinds(t, Damaged, Prevented) == []


@pytest.mark.rule("SH-ATK-06", "SH-ATK-12")
def test_several_targets_share_one_roll(table: Tables) -> None:
    """The Machine Gun rolls once, and everybody in range but the attacker takes the result."""
    t = table(
        arranged(
            seat("franklin", None, 0, "machine_gun"),
            seat("george", "church"),
            seat("vampire", "cemetery"),
            seat("unknown", "church"),
            seat("allie", "hermits_cabin"),
            dice=(TO_CHURCH, (1, 4)),
        )
    )
    attack_all(t)
    assert len(t.happened(AttackRolled)) == 1
    assert t.happened(AttackAnnounced)[0].targets == (1, 2, 3)
    assert [t.damage(number) for number in range(5)] == [0, 3, 3, 3, 0]


@pytest.mark.rule("SH-ATK-07")
def test_only_the_announced_target_is_hit(table: Tables) -> None:
    """Of three players in range one is named, and only he is hurt; attacking all needs the Machine Gun."""
    t = table(
        arranged(
            seat("franklin", None, 0, "chainsaw"),
            seat("george", "church"),
            seat("vampire", "cemetery"),
            seat("unknown", "church"),
            seat("allie"),
            dice=(TO_CHURCH, (1, 4)),
        )
    )
    to_attack(t)
    refusal = t.refusal(sh.AttackAll(0))
    assert (refusal.code, refusal.rule) == ("no_such_equipment", "SH-BLK-13")
    t.play(sh.Attack(0, 2))
    assert t.happened(AttackAnnounced)[0].targets == (2,)
    assert [t.damage(number) for number in range(5)] == [0, 0, 4, 0, 0]


@pytest.mark.rule("SH-ATK-07")
def test_the_machine_gun_cannot_spare_anybody(table: Tables) -> None:
    """Its holder attacks all or nobody: one target alone is refused."""
    t = table(
        arranged(
            seat("franklin", None, 0, "machine_gun"),
            seat("george", "church"),
            seat("vampire", "cemetery"),
            seat("unknown"),
            seat("allie"),
            dice=(TO_CHURCH,),
        )
    )
    to_attack(t)
    assert t.actions(0) == (sh.AttackAll(0), sh.SkipAttack(0), sh.Reveal(0))
    refusal = t.refusal(sh.Attack(0, 1))
    assert (refusal.code, refusal.rule) == ("machine_gun_hits_all", "SH-BLK-13")


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
    table: Tables,
    roll: tuple[int, int | None],
    attacker: tuple[str, ...],
    target: tuple[str, ...],
    angel: bool,
    damage: int,
) -> None:
    """Base, weapons, Spear, the robes, protection: never below 0. The attacker is a revealed Hunter."""
    t = table(
        arranged(
            seat("franklin", None, 0, *attacker, revealed=True),
            seat("george", "church", 0, *target, angel=angel),
            seat("vampire", "cemetery"),
            seat("unknown"),
            seat("allie"),
            dice=(TO_CHURCH, roll),
        )
    )
    attack(t)
    assert t.damage(1) == damage
    assert len(t.happened(Prevented)) == (damage == 0)


@pytest.mark.rule("SH-ATK-08", "SH-ATK-06")
def test_each_target_has_its_own_protection(table: Tables) -> None:
    """One roll of 3 with the Chainsaw: 4 for the bare one, 3 behind the robe, 0 behind the angel."""
    t = table(
        arranged(
            seat("franklin", None, 0, "machine_gun", "chainsaw"),
            seat("george", "church"),
            seat("vampire", "cemetery", 0, "holy_robe"),
            seat("unknown", "church", angel=True),
            seat("allie"),
            dice=(TO_CHURCH, (1, 4)),
        )
    )
    attack_all(t)
    assert [t.damage(number) for number in (1, 2, 3)] == [4, 3, 0]


@pytest.mark.rule("SH-ATK-08")
@pytest.mark.parametrize(("revealed", "damage"), [(True, 4), (False, 2)])
def test_a_revealed_valkyrie_rolls_the_d4_alone(table: Tables, revealed: bool, damage: int) -> None:
    """Face up her base is the d4; face down it is the difference of both dice."""
    t = table(
        arranged(
            seat("valkyrie", revealed=revealed),
            seat("george", "church"),
            seat("franklin"),
            seat("unknown"),
            seat("allie"),
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
def test_success_is_read_from_the_dice(table: Tables, roll: tuple[int, int], angel: bool, asked: bool) -> None:
    """A hidden Hunter with the Spear is asked after a hit even if the angel stops it, but not after a miss."""
    t = table(
        arranged(
            seat("franklin", None, 0, "spear_of_longinus"),
            seat("george", "church", angel=angel),
            seat("vampire"),
            seat("unknown"),
            seat("allie"),
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
    table: Tables, character: str, revealed: bool, answer: sh.Action | None, damage: int
) -> None:
    """A Hunter who stays hidden adds nothing, and neither does anybody else."""
    t = table(
        arranged(
            seat(character, None, 0, "spear_of_longinus", revealed=revealed),
            seat("george", "church"),
            seat("vampire"),
            seat("emi" if character == "unknown" else "unknown"),
            seat("allie"),
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
    table: Tables, roll: tuple[int, int], robe: bool, healed: int
) -> None:
    """A base of 1 against the Holy Robe leaves 0, so the revealed Vampire heals nothing."""
    equipment = ("holy_robe",) if robe else ()
    t = table(
        arranged(
            seat("vampire", None, 6, revealed=True),
            seat("george", "church", 0, *equipment),
            seat("franklin"),
            seat("unknown"),
            seat("allie"),
            dice=(TO_CHURCH, roll),
        )
    )
    attack(t)
    assert t.damage(0) == 6 - healed


@pytest.mark.rule("SH-ATK-11")
def test_masamune_forces_the_attack(table: Tables) -> None:
    """With a target in range there is no way out; which target is still the holder's choice."""
    t = table(
        arranged(
            seat("franklin", None, 0, "cursed_sword_masamune"),
            seat("george", "church"),
            seat("vampire", "cemetery"),
            seat("unknown", "hermits_cabin"),
            seat("allie"),
            dice=(TO_CHURCH,),
        )
    )
    to_attack(t)
    assert t.actions(0) == (sh.Attack(0, 1), sh.Attack(0, 2), sh.Reveal(0))
    refusal = t.refusal(sh.SkipAttack(0))
    assert (refusal.code, refusal.rule) == ("must_attack", "SH-ATK-11")


@pytest.mark.rule("SH-ATK-11")
def test_a_revealed_holder_with_one_target_is_not_even_asked(table: Tables) -> None:
    """There is one thing to do and everybody sees it: the attack happens."""
    t = table(
        arranged(
            seat("franklin", None, 0, "cursed_sword_masamune", revealed=True),
            seat("george", "church"),
            seat("vampire"),
            seat("unknown"),
            seat("allie"),
            dice=(TO_CHURCH, (3, None)),
        )
    )
    to_attack(t)
    assert (t.damage(1), t.prompt) == (3, "counter")


@pytest.mark.rule("SH-ATK-11")
@pytest.mark.parametrize("equipment", [("cursed_sword_masamune",), ("cursed_sword_masamune", "handgun")])
def test_masamune_without_a_target_attacks_nobody(table: Tables, equipment: tuple[str, ...]) -> None:
    """Nobody in range (with the Handgun: all in the own pair): the attack is skipped without a roll."""
    where = "church" if "handgun" in equipment else "hermits_cabin"
    t = table(
        arranged(
            seat("franklin", None, 0, *equipment),
            seat("george", where),
            seat("vampire"),
            dead("unknown"),
            seat("allie"),
            dice=(TO_CHURCH,),
        )
    )
    to_attack(t)
    assert t.actions(0) == (sh.SkipAttack(0), sh.Reveal(0))
    t.play(sh.SkipAttack(0))
    assert t.happened(AttackRolled) == []


@pytest.mark.rule("SH-ATK-12", "SH-ATK-02")
def test_range_is_measured_where_the_attacker_stands_now(table: Tables) -> None:
    """He leaves the Church for the Altar: the pair of the Altar is in range, the Church is not any more."""
    t = table(
        arranged(
            seat("franklin", "church"),
            seat("george", "church"),
            seat("vampire", "weird_woods"),
            seat("unknown"),
            seat("allie"),
            dice=(TO_ALTAR,),
        )
    )
    to_attack(t)
    assert targets(t) == {2}


@pytest.mark.rule("SH-ATK-12")
@pytest.mark.parametrize("equipment", [("machine_gun",), ("machine_gun", "handgun")])
def test_nobody_is_hit_by_an_own_attack(table: Tables, equipment: tuple[str, ...]) -> None:
    """Whatever the range, the attacker himself is never among the targets."""
    t = table(
        arranged(
            seat("franklin", None, 0, *equipment),
            seat("george", "church"),
            seat("vampire", "erstwhile_altar"),
            seat("unknown"),
            seat("allie"),
            dice=(TO_CHURCH, (1, 4)),
        )
    )
    attack_all(t)
    assert t.happened(AttackAnnounced)[0].targets == ((2,) if "handgun" in equipment else (1,))
    assert t.damage(0) == 0


@pytest.mark.rule("SH-ATK-13")
def test_there_is_one_holy_robe(table: Tables) -> None:
    """Attacker and target cannot both wear it: such a position is refused."""
    with pytest.raises(SetupError) as caught:
        arranged(
            seat("franklin", None, 0, "holy_robe"),
            seat("george", "church", 0, "holy_robe"),
            seat("vampire"),
            seat("unknown"),
        )
    assert [(problem.code, problem.got) for problem in caught.value.problems] == [("too_many", "2")]
