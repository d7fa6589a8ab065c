"""What events say: whom a card is aimed at, how the compass is used, and by which rule somebody is hurt or spared."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

import pytest

from boardrules.core.values import Event as BaseEvent
from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters import events as ev
from boardrules.games.shadow_hunters.cards import AIMED_CARDS
from tests.games.shadow_hunters.positions import (
    ALL,
    SEVEN,
    TO_CABIN,
    TO_CHURCH,
    TO_WOODS,
    arranged,
    attack,
    attack_all,
    draw,
    follow,
    give,
    seated,
    to_after_attack,
)
from tests.games.shadow_hunters.table import Dice, MakeTable, Table, area, card

# -- the target of a card -------------------------------------------------------------------------------------

#: Every card that is aimed, with the die that is rolled for it, and what happens to a target with 5 damage.
AIMED: Final[dict[str, tuple[Dice, list[type[BaseEvent]]]]] = {
    "blessing": (((None, 3),), [ev.TargetChosen, ev.DieRolled, ev.Healed]),
    "first_aid": ((), [ev.TargetChosen, ev.DamageSet]),
    "bloodthirsty_spider": ((), [ev.TargetChosen, ev.Damaged, ev.Damaged]),
    "spiritual_doll": (((None, 4),), [ev.TargetChosen, ev.DieRolled, ev.Damaged]),
    "vampire_bat": ((), [ev.TargetChosen, ev.Damaged, ev.Healed]),
}


@pytest.mark.rule("SH-CRD-07", "SH-CRD-04")
@pytest.mark.parametrize("title", AIMED)
def test_everybody_hears_whom_a_card_is_aimed_at_before_anything_else_happens(table: MakeTable, title: str) -> None:
    """Before a die is rolled or damage is dealt; then the card is discarded."""
    dice, kinds = AIMED[title]
    t = draw(table, title, seated("franklin", damage=2), seated("george", damage=5), dice=dice)
    happened = t.play(sh.ChooseTarget(0, 1))

    assert [type(event) for event in happened] == [*kinds, ev.CardDiscarded]
    chosen = ev.TargetChosen(0, 1, card(title), rules=(card(title).rule, "SH-CRD-07"))
    assert happened[0] == chosen
    assert [sh.GAME.seen(happened[0], seat) for seat in (None, 1, 4)] == [chosen] * 3
    assert all(event.rules[0] == card(title).rule for event in happened[1:-1])


@pytest.mark.rule("SH-CRD-07")
def test_every_card_that_asks_for_a_target_is_among_these() -> None:
    """The table above leaves none out."""
    assert {aimed.id for aimed in AIMED_CARDS} == set(AIMED)


# -- the compass ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-MOV-07")
def test_the_use_of_the_compass_and_the_chosen_total_are_told(table: MakeTable) -> None:
    """The announcement comes before both rolls, the choice before the move."""
    t = table(arranged(seated("franklin", equipment=("mystic_compass",)), dice=(TO_CABIN, TO_WOODS)))
    rolled = t.play(sh.RollTwice(0))
    moved = t.play(sh.TakeTotal(0, 9))

    assert [type(event) for event in rolled] == [ev.CompassUsed, ev.MovementRolled, ev.MovementRolled]
    assert rolled[0] == ev.CompassUsed(0, rules=("SH-MOV-07",))
    assert moved[:2] == [
        ev.TotalChosen(0, 9, rules=("SH-MOV-07",)),
        ev.Moved(0, area("weird_woods"), rules=("SH-MOV-01", "SH-MOV-02")),
    ]


@pytest.mark.rule("SH-MOV-07", "SH-MOV-03")
def test_a_chosen_seven_is_told_before_the_area_is_asked_for(table: MakeTable) -> None:
    """The total is public at once; where to go comes after it."""
    t = table(arranged(seated("franklin", equipment=("mystic_compass",)), dice=(TO_CABIN, SEVEN)))
    t.play(sh.RollTwice(0))

    assert t.play(sh.TakeTotal(0, 7)) == [ev.TotalChosen(0, 7, rules=("SH-MOV-07",))]
    assert t.prompt == "seven"


@pytest.mark.rule("SH-MOV-07")
def test_a_plain_roll_of_a_holder_uses_no_compass(table: MakeTable) -> None:
    """It is the only equipment that may be left unused."""
    t = table(arranged(seated("franklin", equipment=("mystic_compass",)), dice=(TO_CABIN,)))
    t.play(sh.Roll(0))

    assert t.happened(ev.CompassUsed) == []
    assert t.happened(ev.TotalChosen) == []


# -- attacks --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-ATK-10", "SH-ATK-08", "SH-BLK-13", "SH-BLK-14", "SH-EXP-18")
def test_an_attack_cites_what_makes_it_special(table: MakeTable) -> None:
    """The Machine Gun when it is announced; the sword and the Valkyrie when the d4 alone is rolled."""
    target = seated("george", "church")
    plain = table(arranged("franklin", target, dice=(TO_CHURCH, (1, 4))))
    attack(plain)
    gun = table(arranged(seated("franklin", equipment=("machine_gun",)), target, dice=(TO_CHURCH, (1, 4))))
    attack_all(gun)
    sword = table(
        arranged(seated("franklin", equipment=("cursed_sword_masamune",)), target, dice=(TO_CHURCH, (3, None)))
    )
    attack(sword)
    horn = table(arranged(seated("valkyrie", revealed=True), target, dice=(TO_CHURCH, (3, None)), **ALL))
    attack(horn)

    announced = [t.happened(ev.AttackAnnounced)[0].rules for t in (plain, gun, sword, horn)]
    assert announced == [("SH-ATK-10",), ("SH-BLK-13", "SH-ATK-10"), ("SH-ATK-10",), ("SH-ATK-10",)]
    assert [t.happened(ev.AttackRolled)[0] for t in (plain, gun, sword, horn)] == [
        ev.AttackRolled(0, 1, 4, 3, rules=("SH-ATK-04",)),
        ev.AttackRolled(0, 1, 4, 3, rules=("SH-ATK-04",)),
        ev.AttackRolled(0, 3, None, 3, rules=("SH-BLK-14", "SH-ATK-08")),
        ev.AttackRolled(0, 3, None, 3, rules=("SH-EXP-18", "SH-ATK-08")),
    ]


# -- the hermit card ------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-HER-06")
def test_an_answered_hermit_card_is_discarded_after_its_outcome_and_without_its_name(table: MakeTable) -> None:
    """The event has no field that could name it, and is the same for all."""
    t = give(table, "hermits_slap", "franklin", "george")
    discarded = ev.HermitDiscarded(rules=("SH-HER-06",))
    happened = t.play(sh.Comply(1))

    assert [type(event) for event in happened] == [ev.HermitAnswered, ev.Damaged, ev.HermitDiscarded]
    assert happened[-1] == discarded
    assert [sh.GAME.seen(happened[-1], seat) for seat in (None, 0, 1, 4)] == [discarded] * 4
    assert "slap" not in repr(happened)
    assert [owned.id for owned in t.state.hermit.discard_pile] == ["hermits_slap"]


# -- the rules behind damage and healing ----------------------------------------------------------------------

Play: TypeAlias = Callable[[MakeTable], Table]


def _card(title: str, *actions: sh.Action, dice: Dice = (), first: Any = "franklin", **options: Any) -> Play:
    """Draw a card as seat 0, with 3 damage, in the company of a damaged George, and do what it asks."""

    def play(table: MakeTable) -> Table:
        drawer = seated(first, damage=3) if isinstance(first, str) else first
        t = draw(table, title, drawer, seated("george", "church", damage=3), dice=dice, **options)
        t.play(*actions)
        return t

    return play


def _hermit(title: str, answer: sh.Action, receiver: Any, **options: Any) -> Play:
    def play(table: MakeTable) -> Table:
        t = give(table, title, "franklin", receiver, **options)
        t.play(answer)
        return t

    return play


def _attack(
    attacker: sh.Position | str, target: sh.Position, *then: sh.Action, dice: Dice = ((1, 4),), **options: Any
) -> Play:
    def play(table: MakeTable) -> Table:
        t = table(arranged(attacker, target, dice=(TO_CHURCH, *dice), **options))
        attack(t)
        if then:
            t.play(*then)
        return t

    return play


def _woods(action: sh.Action, target: sh.Position) -> Play:
    def play(table: MakeTable) -> Table:
        t = table(arranged("franklin", target, dice=(TO_WOODS,)))
        follow(t, action)
        return t

    return play


def _ability(player: sh.Position, action: sh.Action, *others: sh.Position, dice: Dice = (), **options: Any) -> Play:
    def play(table: MakeTable) -> Table:
        t = table(arranged(player, *others, dice=dice, **options))
        t.play(action)
        return t

    return play


def _again(table: MakeTable) -> Table:
    charles = seated("charles", revealed=True)
    t = table(arranged(charles, seated("george", "church"), dice=(TO_CHURCH, (2, 2), (3, 3))))
    attack(t)
    to_after_attack(t)
    t.play(sh.AttackAgain(0, 1))
    return t


HURT: Final = seated("george", "church", damage=3)
DAMAGED: Final[dict[str, tuple[str, Play]]] = {
    "attack": ("SH-ATK-08", _attack("franklin", HURT)),
    "counterattack": (
        "SH-CHR-10",
        _attack("franklin", seated("werewolf", "church"), sh.Counterattack(1), dice=((2, 2), (1, 4))),
    ),
    "weird_woods": ("SH-ARA-06", _woods(sh.WoodsDamage(0, 1), HURT)),
    "hermit": ("SH-HER-02", _hermit("hermits_slap", sh.Comply(1), HURT)),
    "flare_of_judgement": ("SH-WHT-08", _card("flare_of_judgement")),
    "banana_peel": ("SH-BLK-01", _card("banana_peel")),
    "bloodthirsty_spider": ("SH-BLK-02", _card("bloodthirsty_spider", sh.ChooseTarget(0, 1))),
    "dynamite": ("SH-BLK-05", _card("dynamite", dice=(TO_CHURCH,))),
    "spiritual_doll": ("SH-BLK-07", _card("spiritual_doll", sh.ChooseTarget(0, 1), dice=((None, 1),))),
    "vampire_bat": ("SH-BLK-08", _card("vampire_bat", sh.ChooseTarget(0, 1))),
    "bloody_feast": ("SH-CHR-03", _again),
    "lightning": ("SH-CHR-06", _ability(seated("franklin", revealed=True), sh.UseAbility(0, 1), dice=((None, 2),))),
    "demolish": ("SH-CHR-07", _ability(seated("george", revealed=True), sh.UseAbility(0, 1), dice=((2, None),))),
    "murder_ray": (
        "SH-EXP-17",
        _ability(seated("ultra_soul", revealed=True), sh.UseAbility(0, 1), seated("george", "underworld_gate"), **ALL),
    ),
}


@pytest.mark.rule("SH-DMG-01", "SH-CRD-09", "SH-ARA-09")
@pytest.mark.parametrize("source", DAMAGED)
def test_damage_cites_the_rule_of_its_source_and_then_that_of_damage(table: MakeTable, source: str) -> None:
    """Of the card, the area, the ability or the attack; for hermit cards of the procedure, never of the card."""
    rule, play = DAMAGED[source]
    found = [event for event in play(table).happened(ev.Damaged) if event.source == source]

    assert found
    assert {event.rules for event in found} == {(rule, "SH-DMG-01")}


HEALED: Final[dict[str, tuple[str, Play]]] = {
    "weird_woods": ("SH-ARA-06", _woods(sh.WoodsHeal(0, 1), HURT)),
    "hermit": ("SH-HER-02", _hermit("hermits_aid", sh.Comply(1), HURT)),
    "advent": ("SH-WHT-01", _card("advent", sh.Heal(0))),
    "blessing": ("SH-WHT-02", _card("blessing", sh.ChooseTarget(0, 1), dice=((None, 1),))),
    "chocolate": ("SH-WHT-03", _card("chocolate", sh.Heal(0), first="emi")),
    "holy_water_of_healing": ("SH-WHT-10", _card("holy_water_of_healing")),
    "diabolic_ritual": ("SH-BLK-04", _card("diabolic_ritual", sh.Heal(0), first="vampire")),
    "vampire_bat": ("SH-BLK-08", _card("vampire_bat", sh.ChooseTarget(0, 1))),
    "mothers_love": ("SH-CHR-01", _ability(seated("allie", damage=2, revealed=True), sh.UseAbility(0))),
    "suck_blood": ("SH-CHR-09", _attack(seated("vampire", damage=4, revealed=True), HURT)),
    "stigmata": (
        "SH-EXP-12",
        _ability(seated("catherine", damage=2, revealed=True), sh.Roll(0), dice=(TO_CHURCH,), **ALL),
    ),
}


@pytest.mark.rule("SH-DMG-02")
@pytest.mark.parametrize("source", HEALED)
def test_healing_cites_the_rule_of_its_source_and_then_that_of_healing(table: MakeTable, source: str) -> None:
    """Of the card, the area or the ability."""
    rule, play = HEALED[source]
    found = [event for event in play(table).happened(ev.Healed) if event.source == source]

    assert found
    assert {event.rules for event in found} == {(rule, "SH-DMG-02")}


SET: Final[dict[str, tuple[str, Play]]] = {
    "first_aid": ("SH-WHT-07", _card("first_aid", sh.ChooseTarget(0, 1))),
    "dynamite_nurse": ("SH-EXP-15", _ability(seated("fu_ka", revealed=True), sh.UseAbility(0, 1), **ALL)),
}


@pytest.mark.rule("SH-DMG-04")
@pytest.mark.parametrize("source", SET)
def test_damage_that_is_set_cites_the_rule_of_its_source_and_then_its_own(table: MakeTable, source: str) -> None:
    """A card and an ability."""
    rule, play = SET[source]

    assert play(table).happened(ev.DamageSet) == [ev.DamageSet(1, 7, source, rules=(rule, "SH-DMG-04"))]


GREGOR: Final = seated("gregor", "church", revealed=True, barrier=True)
TALISMAN: Final = seated("george", "church", equipment=("talisman",))
PREVENTED: Final[dict[str, tuple[str, str, Play]]] = {
    "the robe, a weak attack": (
        "SH-WHT-12",
        "attack",
        _attack("franklin", seated("george", "church", equipment=("holy_robe",)), dice=((1, 2),)),
    ),
    "the own robe, a weak attack": (
        "SH-WHT-12",
        "attack",
        _attack(seated("franklin", equipment=("holy_robe",)), HURT, dice=((1, 2),)),
    ),
    "the angel, an attack": ("SH-WHT-09", "attack", _attack("franklin", seated("george", "church", angel=True))),
    "the brooch, the woods": (
        "SH-WHT-11",
        "weird_woods",
        _woods(sh.WoodsDamage(0, 1), seated("george", equipment=("fortune_brooch",))),
    ),
    "the barrier, an attack": ("SH-EXP-16", "attack", _attack("franklin", GREGOR, **ALL)),
    "the barrier, a hermit card": ("SH-EXP-16", "hermit", _hermit("hermits_slap", sh.Comply(1), GREGOR, **ALL)),
    "a robbery": (
        "SH-CHR-02",
        "attack",
        _attack(seated("bob", revealed=True), TALISMAN, sh.TakeEquipment(0, 1, card("talisman"))),
    ),
}


@pytest.mark.rule("SH-DMG-06", "SH-ATK-08")
@pytest.mark.parametrize("name", PREVENTED)
def test_prevented_damage_cites_the_rule_of_what_prevented_it_and_then_that_of_prevention(
    table: MakeTable, name: str
) -> None:
    """Equipment, a status, an ability, a robbery."""
    rule, source, play = PREVENTED[name]
    t = play(table)

    assert t.happened(ev.Prevented) == [ev.Prevented(1, source, rules=(rule, "SH-DMG-06"))]
    assert t.happened(ev.Damaged) == []


@pytest.mark.rule("SH-WHT-16", "SH-DMG-06")
@pytest.mark.parametrize("title", ["bloodthirsty_spider", "vampire_bat", "dynamite"])
def test_what_the_talisman_prevents_cites_the_talisman(table: MakeTable, title: str) -> None:
    """The three black cards that it helps against."""
    t = draw(table, title, "franklin", TALISMAN, dice=(TO_CHURCH,) if title == "dynamite" else ())
    if title != "dynamite":
        t.play(sh.ChooseTarget(0, 1))

    assert t.happened(ev.Prevented) == [ev.Prevented(1, title, rules=("SH-WHT-16", "SH-DMG-06"))]


@pytest.mark.rule("SH-EXP-16", "SH-DMG-06")
def test_of_two_protections_the_barrier_is_cited(table: MakeTable) -> None:
    """It stops everything, so it comes first."""
    gregor = seated("gregor", "church", revealed=True, barrier=True, angel=True, equipment=("holy_robe",))
    t = table(arranged("franklin", gregor, dice=(TO_CHURCH, (1, 4)), **ALL))
    attack(t)

    assert t.happened(ev.Prevented) == [ev.Prevented(1, "attack", rules=("SH-EXP-16", "SH-DMG-06"))]
