"""Rules SH-EQP: how equipment works together, and how it changes hands."""

from __future__ import annotations

import pytest

from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters.events import AttackAnnounced, AttackRolled, EquipmentMoved
from tests.games.happened import refused
from tests.games.shadow_hunters.positions import (
    TO_ALTAR,
    TO_CABIN,
    TO_CHURCH,
    TO_WOODS,
    arranged,
    damages,
    pass_to,
    seated,
    to_attack,
)
from tests.games.shadow_hunters.table import MakeTable, card


@pytest.mark.rule("SH-EQP-01")
@pytest.mark.parametrize(
    ("own", "other", "damage"),
    [
        ((), (), 2),
        (("chainsaw",), (), 3),
        (("chainsaw", "butcher_knife"), (), 4),
        (("chainsaw", "butcher_knife", "rusted_broad_axe"), (), 5),
        (("chainsaw", "butcher_knife", "rusted_broad_axe", "spear_of_longinus"), (), 7),
        (("chainsaw", "spear_of_longinus", "holy_robe"), (), 4),
        (("chainsaw", "butcher_knife"), ("holy_robe",), 3),
    ],
)
def test_equipment_adds_up(table: MakeTable, own: tuple[str, ...], other: tuple[str, ...], damage: int) -> None:
    """A face-up Hunter with base 2: every weapon counts, and both Robes that there can be."""
    attacker = seated(equipment=own, revealed=True)
    t = table(arranged(attacker, seated(area="church", equipment=other), dice=(TO_CHURCH, (1, 3))))

    to_attack(t)
    t.play(sh.Attack(0, 1))

    assert t.damage(1) == damage


@pytest.mark.rule("SH-EQP-01")
def test_handgun_and_machine_gun_work_together(table: MakeTable) -> None:
    """All players outside the own range are hit, nobody in it."""
    guns = seated(equipment=("handgun", "machine_gun"))
    t = table(
        arranged(
            guns,
            seated(area="church"),
            seated(area="hermits_cabin"),
            seated(area="weird_woods"),
            dice=(TO_CHURCH, (1, 4)),
        )
    )

    to_attack(t)
    t.play(sh.AttackAll(0))

    assert damages(t) == [0, 0, 3, 3, 0]


@pytest.mark.rule("SH-EQP-02")
def test_handgun_cannot_be_put_away(table: MakeTable) -> None:
    """The neighbour at the Church is out of reach; only the player outside the range can be attacked."""
    t = table(
        arranged(seated(equipment=("handgun",)), seated(area="church"), seated(area="weird_woods"), dice=(TO_CHURCH,))
    )

    to_attack(t)

    assert t.actions(0) == (sh.Attack(0, 2), sh.SkipAttack(0), sh.Reveal(0))
    assert refused(t, sh.Attack(0, 1)) == ("out_of_range", "SH-ATK-02")


@pytest.mark.rule("SH-EQP-02")
def test_machine_gun_cannot_be_aimed(table: MakeTable) -> None:
    """Its holder attacks all in range or nobody."""
    t = table(
        arranged(seated(equipment=("machine_gun",)), seated(area="church"), seated(area="church"), dice=(TO_CHURCH,))
    )

    to_attack(t)

    assert t.actions(0) == (sh.AttackAll(0), sh.SkipAttack(0), sh.Reveal(0))
    assert refused(t, sh.Attack(0, 1)) == ("machine_gun_hits_all", "SH-BLK-13")


@pytest.mark.rule("SH-EQP-02")
def test_robe_and_masamune_work_against_the_own_wish(table: MakeTable) -> None:
    """The attack cannot be left out, uses the d4 alone, and loses 1 for the own Robe."""
    place = seated(equipment=("holy_robe", "cursed_sword_masamune"))
    t = table(arranged(place, seated(area="church"), dice=(TO_CHURCH, (2, None))))

    to_attack(t)
    assert refused(t, sh.SkipAttack(0)) == ("must_attack", "SH-ATK-11")
    t.play(sh.Attack(0, 1))

    assert t.damage(1) == 1
    assert [event.d6 for event in t.happened(AttackRolled)] == [None]


@pytest.mark.rule("SH-EQP-02", "SH-MOV-07")
def test_the_compass_alone_may_be_left_unused(table: MakeTable) -> None:
    """Rolling once is allowed with it."""
    t = table(arranged(seated(equipment=("mystic_compass",)), dice=(TO_CHURCH,)))
    pass_to(t)

    assert {sh.Roll(0), sh.RollTwice(0)} <= set(t.actions(0))
    t.play(sh.Roll(0))

    assert t.player(0).area is sh.AREAS["church"]


@pytest.mark.rule("SH-EQP-03", "SH-EQP-01")
@pytest.mark.parametrize(("d4", "damage"), [(1, 3), (3, 5), (4, 6)])
def test_the_worked_combination(table: MakeTable, d4: int, damage: int) -> None:
    """Masamune, Knife, Chainsaw, Handgun and Machine Gun: d4 + 2 for all in the other ranges, 1 less for a Robe."""
    combination = ("cursed_sword_masamune", "butcher_knife", "chainsaw", "handgun", "machine_gun")
    t = table(
        arranged(
            seated(equipment=combination),
            seated(area="cemetery"),
            seated(area="underworld_gate", equipment=("holy_robe",)),
            seated(area="erstwhile_altar"),
            dice=(TO_CHURCH, (d4, None)),
        )
    )

    to_attack(t)
    assert t.actions(0) == (sh.AttackAll(0), sh.Reveal(0))
    assert refused(t, sh.SkipAttack(0)) == ("must_attack", "SH-ATK-11")
    t.play(sh.AttackAll(0))

    assert [event.targets for event in t.happened(AttackAnnounced)] == [(2, 3)]
    assert damages(t) == [0, 0, damage - 1, damage, 0]


@pytest.mark.rule("SH-EQP-03")
def test_the_worked_combination_against_nobody(table: MakeTable) -> None:
    """With all others in the own range or off the board there is no attack."""
    combination = ("cursed_sword_masamune", "butcher_knife", "chainsaw", "handgun", "machine_gun")
    t = table(
        arranged(seated(equipment=combination), seated(area="cemetery"), seated(area="church"), dice=(TO_CHURCH,))
    )

    to_attack(t)

    assert t.actions(0) == (sh.SkipAttack(0), sh.Reveal(0))


@pytest.mark.rule("SH-EQP-04")
@pytest.mark.parametrize(("stolen", "hurt"), [("chainsaw", 3), ("holy_robe", 3), ("rusted_broad_axe", 3)])
def test_a_card_robbed_during_an_attack_does_not_change_it(table: MakeTable, stolen: str, hurt: int) -> None:
    """Bob robs one target; neither the new weapon nor the new Robe changes the damage of the other one."""
    bob = seated("bob", equipment=("machine_gun",), revealed=True)
    rich = seated(area="church", equipment=(stolen,))
    t = table(arranged(seated(area="church"), rich, None, None, bob, first_player=4, dice=(TO_CHURCH, (1, 4))))

    to_attack(t)
    t.play(sh.AttackAll(4), sh.TakeEquipment(4, 1, card(stolen)))

    assert (t.damage(0), t.damage(1)) == (3, 0)
    assert t.equipment(4) == ["machine_gun", stolen]


@pytest.mark.rule("SH-EQP-04")
def test_a_rosary_robbed_during_an_attack_does_not_loot(table: MakeTable) -> None:
    """Bob robs it from one target and kills the other in the same attack: he takes one card of two."""
    bob = seated("bob", equipment=("machine_gun",), revealed=True)
    rich = seated(area="church", equipment=("silver_rosary",))
    victim = seated(area="church", damage=10, equipment=("chainsaw", "talisman"))
    t = table(arranged(victim, rich, None, None, bob, first_player=4, dice=(TO_CHURCH, (1, 4))))

    to_attack(t)
    t.play(sh.AttackAll(4), sh.Decline(4), sh.TakeEquipment(4, 1, card("silver_rosary")))
    assert t.prompt == "loot"
    t.play(sh.TakeEquipment(4, 0, card("talisman")))

    assert t.equipment(4) == ["machine_gun", "silver_rosary", "talisman"]
    assert [owned.id for owned in t.state.black.discard_pile] == ["chainsaw"]


@pytest.mark.rule("SH-EQP-04", "SH-EQP-05")
def test_looted_cards_count_from_the_next_attack_on(table: MakeTable) -> None:
    """Charles kills Franklin, loots the Chainsaw, and his repeated attack on George deals 1 more."""
    charles = seated("charles", equipment=("machine_gun",), revealed=True)
    victim = seated(area="church", damage=11, equipment=("chainsaw",))
    t = table(
        arranged(victim, seated(area="church"), None, None, charles, first_player=4, dice=(TO_CHURCH, (1, 3), (1, 3)))
    )

    to_attack(t)
    t.play(sh.AttackAll(4))
    assert (t.player(0).alive, t.damage(1)) == (False, 2)
    assert t.equipment(4) == ["machine_gun", "chainsaw"]
    t.play(sh.AttackAgain(4, 1))

    assert t.damage(1) == 5


@pytest.mark.rule("SH-EQP-05")
@pytest.mark.parametrize(("stolen", "damage"), [("chainsaw", 3), ("holy_robe", 1), ("talisman", 2)])
def test_a_stolen_card_works_in_the_attack_of_the_same_turn(table: MakeTable, stolen: str, damage: int) -> None:
    """Taken at the Altar, it counts for its new owner and not for the old one, and everybody sees it there."""
    owner = seated(area="weird_woods", equipment=(stolen,))
    t = table(arranged(None, owner, dice=(TO_ALTAR, (1, 3))))

    t.play(sh.Roll(0), sh.FollowArea(0), sh.TakeEquipment(0, 1, card(stolen)))
    assert [place.equipment for place in t.view(None).players[:2]] == [(card(stolen),), ()]
    t.play(sh.Attack(0, 1))

    assert t.damage(1) == damage


@pytest.mark.rule("SH-EQP-05")
def test_a_stolen_gun_changes_the_range_at_once(table: MakeTable) -> None:
    """With the Handgun from the Altar the robbed neighbour cannot be attacked, but others can."""
    owner = seated(area="weird_woods", equipment=("handgun",))
    t = table(arranged(None, owner, seated(area="church"), dice=(TO_ALTAR,)))

    t.play(sh.Roll(0), sh.FollowArea(0), sh.TakeEquipment(0, 1, card("handgun")))
    pass_to(t)

    assert t.actions(0) == (sh.Attack(0, 2), sh.SkipAttack(0), sh.Reveal(0))


@pytest.mark.rule("SH-EQP-05")
def test_a_given_card_works_for_its_new_owner(table: MakeTable) -> None:
    """The Machine Gun handed over for a hermit card hits all in range in the same turn."""
    owner = seated(area="underworld_gate", equipment=("machine_gun",))
    near = seated(area="hermits_cabin")
    t = table(arranged(None, owner, near, hermit=("hermits_anger",), dice=(TO_CABIN, (1, 2))))

    t.play(sh.Roll(0), sh.FollowArea(0), sh.GiveHermit(0, 1), sh.GiveEquipment(1, 0, card("machine_gun")))
    assert [event.way for event in t.happened(EquipmentMoved)] == ["given"]
    t.play(sh.AttackAll(0))

    assert damages(t) == [0, 1, 1, 0, 0]


@pytest.mark.rule("SH-EQP-05")
def test_the_old_owner_is_no_longer_protected(table: MakeTable) -> None:
    """After the Brooch was stolen the Woods hurt the robbed, and no longer the thief."""
    owner = seated(equipment=("fortune_brooch",))
    t = table(arranged(None, owner, dice=(TO_ALTAR, TO_CHURCH, TO_WOODS)))

    t.play(sh.Roll(0), sh.FollowArea(0), sh.TakeEquipment(0, 1, card("fortune_brooch")), sh.SkipAttack(0))
    t.play(sh.Roll(1), sh.SkipArea(1), sh.SkipAttack(1), sh.Roll(2), sh.FollowArea(2))
    t.play(sh.WoodsDamage(2, 1))
    assert t.damage(1) == 2

    t = table(arranged(None, owner, dice=(TO_ALTAR, TO_WOODS)))
    t.play(sh.Roll(0), sh.FollowArea(0), sh.TakeEquipment(0, 1, card("fortune_brooch")), sh.SkipAttack(0))
    t.play(sh.Roll(1), sh.FollowArea(1), sh.WoodsDamage(1, 0))
    assert t.damage(0) == 0


@pytest.mark.rule("SH-EQP-06")
def test_nobody_can_give_or_take_equipment_of_his_own_accord(table: MakeTable) -> None:
    """In a whole turn, in every window and at every step, no card can change hands without a reason."""
    rich = seated(area="church", equipment=("chainsaw",))
    t = table(arranged(seated(equipment=("talisman",)), rich, dice=(TO_CHURCH, (1, 2))))
    answers = iter((sh.Roll(0), sh.SkipArea(0), sh.Attack(0, 1)))
    prompts = set()

    answer: sh.Action | None = next(answers)
    while t.state.current == 0:
        prompts.add(t.prompt)
        (asked,) = t.asked
        assert not {type(action) for action in t.actions(asked)} & {sh.GiveEquipment, sh.TakeEquipment}
        for action in (sh.GiveEquipment(0, 1, card("talisman")), sh.TakeEquipment(0, 1, card("chainsaw"))):
            assert t.refuses(action).code == ("not_offered" if asked == 0 else "not_your_decision")
        if answer is not None and t.is_legal(answer):
            t.play(answer)
            answer = next(answers, None)
        else:
            t.play(t.actions(asked)[0])

    assert {"move", "area", "attack", "after_attack", "end", "window-start", "window-end"} <= prompts
    assert (t.equipment(0), t.equipment(1)) == (["talisman"], ["chainsaw"])
    assert t.happened(EquipmentMoved) == []
