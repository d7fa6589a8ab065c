"""Rules of death and loot, SH-DTH."""

from __future__ import annotations

import pytest

from boardrules.core.errors import SetupError
from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters.content import CHARACTERS
from boardrules.games.shadow_hunters.events import (
    Damaged,
    Died,
    EquipmentDiscarded,
    EquipmentMoved,
    GameEnded,
    Revealed,
    TurnStarted,
)
from tests.games.happened import kinds, refused
from tests.games.setups import faults
from tests.games.shadow_hunters.positions import (
    TO_CEMETERY,
    TO_CHURCH,
    TO_WOODS,
    arranged,
    attack,
    attack_all,
    dead,
    draw,
    follow,
    give,
    seated,
    targets,
    to_attack,
)
from tests.games.shadow_hunters.table import MakeTable, card


@pytest.mark.rule("SH-DTH-01")
@pytest.mark.parametrize("character", ["emi", "franklin", "george", "unknown", "vampire", "werewolf", "allie", "bob"])
@pytest.mark.parametrize(("below", "dies"), [(3, False), (2, True), (1, True)])
def test_a_character_dies_at_its_hp(table: MakeTable, character: str, below: int, dies: bool) -> None:
    """2 damage at HP - 3 leaves one point, at HP - 2 it kills exactly, at HP - 1 it goes beyond."""
    hp = CHARACTERS[character].hp
    t = table(arranged(None, seated(character, damage=hp - below), dice=(TO_WOODS,)))
    follow(t, sh.WoodsDamage(0, 1))
    assert t.player(1).alive is not dies
    assert t.damage(1) == (hp if dies else hp - 1)
    assert len(t.happened(Died)) == dies


@pytest.mark.rule("SH-DTH-02")
def test_the_dead_are_out_and_open(table: MakeTable) -> None:
    """7 damage on 9: the damage is kept at the HP, the card is open, the pieces are off the board."""
    t = table(
        arranged(
            seated("franklin", equipment=("chainsaw", "butcher_knife")),
            seated("emi", "church", 9),
            "vampire",
            "unknown",
            "charles",
            dice=(TO_CHURCH, (1, 6)),
        )
    )
    attack(t)
    victim = t.player(1)
    assert (victim.damage, victim.alive, victim.area, victim.revealed) == (10, False, None, True)
    assert t.happened(Revealed) == [Revealed(1, CHARACTERS["emi"], True, rules=("SH-DTH-02",))]
    assert [(e.amount, e.total) for e in t.happened(Damaged)] == [(7, 10)]
    seen = t.view(None).players[1]
    assert (seen.character, seen.alive, seen.damage) == (CHARACTERS["emi"], False, 10)


@pytest.mark.rule("SH-DTH-03")
def test_the_killer_takes_one_card_and_the_rest_is_discarded(table: MakeTable) -> None:
    """A free choice among three; the others go to the piles of their colours in the order in which they lay."""
    t = table(
        arranged(
            seated("franklin", revealed=True),
            seated("emi", "church", 9, equipment=("chainsaw", "talisman", "handgun")),
            "vampire",
            "unknown",
            "charles",
            dice=(TO_CHURCH, (1, 6)),
        )
    )
    attack(t)
    assert (t.prompt, t.asked) == ("loot", (0,))
    assert t.actions(0) == tuple(sh.TakeEquipment(0, 1, card(name)) for name in ("chainsaw", "talisman", "handgun"))
    assert t.refuses(sh.Decline(0)).code == "not_offered"
    t.play(sh.TakeEquipment(0, 1, card("talisman")))
    assert (t.equipment(0), t.equipment(1)) == (["talisman"], [])
    assert [e.card.id for e in t.happened(EquipmentDiscarded)] == ["chainsaw", "handgun"]
    assert [c.id for c in t.state.black.discard_pile] == ["chainsaw", "handgun"]
    assert list(t.state.white.discard_pile) == []


@pytest.mark.rule("SH-DTH-03")
@pytest.mark.parametrize("equipment", [(), ("handgun",)])
def test_loot_without_a_choice_is_taken_at_once(table: MakeTable, equipment: tuple[str, ...]) -> None:
    """A single card has to be taken, without a question; without cards there is nothing to take."""
    t = table(
        arranged(
            "franklin",
            seated("emi", "church", 9, equipment=equipment),
            "vampire",
            "unknown",
            "charles",
            dice=(TO_CHURCH, (1, 6)),
        )
    )
    attack(t)
    assert t.prompt == "window-attacked"
    assert t.equipment(0) == list(equipment)


@pytest.mark.rule("SH-DTH-03", "SH-DTH-04")
def test_who_strikes_back_and_kills_loots(table: MakeTable) -> None:
    """The Werewolf is asked for the loot in the attacker's turn, and the others get nothing."""
    t = table(
        arranged(
            seated("emi", damage=8, equipment=("talisman", "handgun")),
            seated("werewolf", "weird_woods"),
            "vampire",
            "franklin",
            "charles",
            dice=(TO_CHURCH, (1, 2), (1, 3)),
        )
    )
    attack(t)
    t.play(sh.Counterattack(1))
    assert (t.prompt, t.asked) == ("loot", (1,))
    t.play(sh.TakeEquipment(1, 0, card("handgun")))
    assert (t.equipment(1), t.player(0).alive) == (["handgun"], False)
    assert [(e.seat, e.killer) for e in t.happened(Died)] == [(0, 1)]


@pytest.mark.rule("SH-DTH-04")
@pytest.mark.parametrize(
    ("deck", "name", "roll"),
    [
        ("black", "vampire_bat", (TO_CEMETERY,)),
        ("black", "bloodthirsty_spider", (TO_CEMETERY,)),
        ("black", "spiritual_doll", (TO_CEMETERY, (None, 1))),
        ("black", "dynamite", (TO_CEMETERY, TO_CHURCH)),
        ("white", "flare_of_judgement", (TO_CHURCH,)),
    ],
)
def test_the_drawer_is_the_killer(
    table: MakeTable, deck: str, name: str, roll: tuple[tuple[int | None, int | None], ...]
) -> None:
    """A kill by a white or black card is credited to who drew it, and he loots."""
    t = table(
        arranged(
            "franklin",
            seated("emi", "church", 8, equipment=("handgun",)),
            "vampire",
            "unknown",
            "charles",
            dice=roll,
            **{deck: (name,)},
        )
    )
    follow(t, *(() if name in ("dynamite", "flare_of_judgement") else (sh.ChooseTarget(0, 1),)))
    assert t.happened(Died) == [Died(1, 0, rules=("SH-DTH-01", "SH-DTH-04"))]
    assert t.equipment(0) == ["handgun"]


@pytest.mark.rule("SH-DTH-04", "SH-HER-10")
def test_the_giver_of_a_hermit_card_is_the_killer(table: MakeTable) -> None:
    """Slap kills a Hunter: the credit and the loot go to who gave the card."""
    t = give(
        table,
        "hermits_slap",
        "vampire",
        seated("emi", damage=9, equipment=("handgun",)),
        "unknown",
        "franklin",
        "charles",
    )
    t.play(sh.Comply(1))
    assert [(e.seat, e.killer) for e in t.happened(Died)] == [(1, 0)]
    assert t.equipment(0) == ["handgun"]


@pytest.mark.rule("SH-DTH-04", "SH-CHR-06", "SH-CHR-07")
@pytest.mark.parametrize(("character", "roll"), [("franklin", (None, 2)), ("george", (2, None))])
def test_the_user_of_an_ability_is_the_killer(
    table: MakeTable, character: str, roll: tuple[int | None, int | None]
) -> None:
    """Lightning and Demolish are credited to their user, who loots one card; the Rosary gives no more."""
    t = table(
        arranged(
            seated(character, equipment=("silver_rosary",), revealed=True),
            seated("emi", damage=8, equipment=("handgun", "talisman")),
            "vampire",
            "unknown",
            "charles",
            dice=(roll,),
        )
    )
    t.play(sh.UseAbility(0, 1))
    assert [(e.seat, e.killer) for e in t.happened(Died)] == [(1, 0)]
    t.play(sh.TakeEquipment(0, 1, card("handgun")))
    assert t.equipment(0) == ["silver_rosary", "handgun"]
    assert [c.id for c in t.state.white.discard_pile] == ["talisman"]


@pytest.mark.rule("SH-DTH-04")
def test_the_user_of_the_murder_ray_is_the_killer(table: MakeTable) -> None:
    """Ultra Soul of the expansion loots who dies of the ray at the Underworld Gate."""
    t = table(
        arranged(
            seated("ultra_soul", revealed=True),
            seated("emi", "underworld_gate", 7, equipment=("handgun",)),
            "vampire",
            "franklin",
            "charles",
            expansion_mode="all",
        )
    )
    t.play(sh.UseAbility(0, 1))
    assert [(e.seat, e.killer) for e in t.happened(Died)] == [(1, 0)]
    assert t.equipment(0) == ["handgun"]


@pytest.mark.rule("SH-DTH-04", "SH-DTH-05")
@pytest.mark.parametrize(
    ("name", "damage", "roll"),
    [
        ("bloodthirsty_spider", 8, (TO_CEMETERY,)),
        ("spiritual_doll", 7, (TO_CEMETERY, (None, 5))),
        ("dynamite", 7, (TO_CEMETERY, TO_CEMETERY)),
    ],
)
def test_death_by_an_own_card_has_no_killer(
    table: MakeTable, name: str, damage: int, roll: tuple[tuple[int | None, int | None], ...]
) -> None:
    """Nobody gets the credit, and all the equipment is discarded."""
    t = table(
        arranged(
            seated("emi", damage=damage, equipment=("handgun", "silver_rosary")),
            seated("franklin", "church"),
            "vampire",
            "unknown",
            "charles",
            black=(name,),
            dice=roll,
        )
    )
    follow(t, *(() if name == "dynamite" else (sh.ChooseTarget(0, 1),)))
    assert [(e.seat, e.killer) for e in t.happened(Died)] == [(0, None)]
    assert [c.id for c in t.state.black.discard_pile] == ["handgun", name]
    assert [c.id for c in t.state.white.discard_pile] == ["silver_rosary"]
    assert t.happened(EquipmentMoved) == []


@pytest.mark.rule("SH-DTH-04", "SH-DTH-05")
def test_death_by_banana_peel_and_woods_on_oneself_has_no_killer(table: MakeTable) -> None:
    """The last point of Emi goes to Banana Peel; in another game she chooses herself in the Weird Woods."""
    others = (seated("franklin"), seated("vampire"), seated("unknown"), seated("charles"))
    peel = draw(table, "banana_peel", seated("emi", damage=9), *others)
    woods = table(arranged(seated("emi", damage=8, equipment=("handgun",)), *others, dice=(TO_WOODS,)))
    follow(woods, sh.WoodsDamage(0, 0))
    for t in (peel, woods):
        assert [(e.seat, e.killer) for e in t.happened(Died)] == [(0, None)]
    assert [c.id for c in woods.state.black.discard_pile] == ["handgun"]


@pytest.mark.rule("SH-DTH-04", "SH-DTH-05", "SH-CHR-03")
def test_the_price_of_the_feast_has_no_killer(table: MakeTable) -> None:
    """Charles dies of his own payment: no credit, his card is discarded."""
    t = table(
        arranged(
            seated("charles", damage=9, equipment=("handgun",), revealed=True),
            seated("george", "weird_woods"),
            "vampire",
            "unknown",
            "franklin",
            dice=(TO_CHURCH, (1, 2)),
        )
    )
    attack(t)
    t.play(sh.AttackAgain(0, 1))
    assert [(e.seat, e.killer) for e in t.happened(Died)] == [(0, None)]
    assert [c.id for c in t.state.black.discard_pile] == ["handgun"]


@pytest.mark.rule("SH-DTH-05")
@pytest.mark.parametrize(("damage", "survives"), [(8, True), (9, False)])
def test_a_killer_who_dies_in_the_batch_loots_nothing(table: MakeTable, damage: int, survives: bool) -> None:
    """Own Dynamite: the drawer takes 3 too; if he lives he loots the other victim, if not all is discarded."""
    t = draw(
        table,
        "dynamite",
        seated("franklin", damage=damage),
        seated("emi", "cemetery", 7, equipment=("handgun",)),
        "vampire",
        "unknown",
        "george",
        "charles",
        "daniel",
        "werewolf",
        dice=(TO_CEMETERY,),
    )
    assert t.player(0).alive is survives
    assert t.equipment(0) == (["handgun"] if survives else [])
    assert len(t.happened(EquipmentDiscarded)) == (not survives)


@pytest.mark.rule("SH-DTH-06")
@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
def test_the_killer_loots_each_victim_in_any_order(table: MakeTable, order: tuple[int, int]) -> None:
    """One card from each; who has been looted is not offered again, his rest is discarded at once."""
    t = table(
        arranged(
            seated("franklin", equipment=("machine_gun",)),
            seated("emi", "church", 9, equipment=("handgun", "talisman")),
            seated("unknown", "cemetery", 10, equipment=("chainsaw", "holy_robe")),
            "vampire",
            "charles",
            dice=(TO_CHURCH, (1, 3)),
        )
    )
    attack_all(t)
    assert [(a.target, a.card.id) for a in t.actions(0) if isinstance(a, sh.TakeEquipment)] == [
        (1, "handgun"),
        (1, "talisman"),
        (2, "chainsaw"),
        (2, "holy_robe"),
    ]
    black = {1: "handgun", 2: "chainsaw"}
    t.play(sh.TakeEquipment(0, order[0], card(black[order[0]])))
    assert {a.target for a in t.actions(0) if isinstance(a, sh.TakeEquipment)} == {order[1]}
    t.play(sh.TakeEquipment(0, order[1], card(black[order[1]])))
    assert t.equipment(0) == ["machine_gun", black[order[0]], black[order[1]]]
    assert {c.id for c in t.state.white.discard_pile} == {"talisman", "holy_robe"}


@pytest.mark.rule("SH-DTH-07")
@pytest.mark.parametrize("rosary", [True, False])
def test_the_rosary_takes_everything_from_every_victim(table: MakeTable, rosary: bool) -> None:
    """With it there is no question and no discard; without it there is a choice."""
    own = ("machine_gun", "silver_rosary") if rosary else ("machine_gun",)
    t = table(
        arranged(
            seated("franklin", equipment=own),
            seated("emi", "church", 9, equipment=("handgun", "talisman")),
            seated("unknown", "cemetery", 10, equipment=("chainsaw",)),
            "vampire",
            "charles",
            dice=(TO_CHURCH, (1, 3)),
        )
    )
    attack_all(t)
    if rosary:
        assert t.equipment(0) == ["machine_gun", "silver_rosary", "handgun", "talisman", "chainsaw"]
        assert t.happened(EquipmentDiscarded) == []
        assert {e.rules for e in t.happened(EquipmentMoved)} == {("SH-DTH-07",)}
    else:
        assert t.prompt == "loot"


@pytest.mark.rule("SH-DTH-07")
def test_a_looted_rosary_does_not_count_for_the_same_kills(table: MakeTable) -> None:
    """The rosary of the first victim is taken; from the second there is still one card only."""
    t = table(
        arranged(
            seated("franklin", equipment=("machine_gun",)),
            seated("emi", "church", 9, equipment=("silver_rosary",)),
            seated("unknown", "cemetery", 10, equipment=("chainsaw", "talisman")),
            "vampire",
            "charles",
            dice=(TO_CHURCH, (1, 3)),
        )
    )
    attack_all(t)
    t.play(sh.TakeEquipment(0, 1, card("silver_rosary")))
    assert t.prompt == "loot"
    t.play(sh.TakeEquipment(0, 2, card("talisman")))
    assert t.equipment(0) == ["machine_gun", "silver_rosary", "talisman"]
    assert [c.id for c in t.state.black.discard_pile] == ["chainsaw"]


@pytest.mark.rule("SH-DTH-07")
def test_the_rosary_is_no_help_with_a_card(table: MakeTable) -> None:
    """A Vampire Bat kills: its drawer with the rosary still takes one card."""
    t = draw(
        table,
        "vampire_bat",
        seated("franklin", equipment=("silver_rosary",)),
        seated("emi", damage=8, equipment=("handgun", "holy_robe")),
        "unknown",
        "vampire",
        "charles",
    )
    t.play(sh.ChooseTarget(0, 1))
    assert t.prompt == "loot"


@pytest.mark.rule("SH-DTH-08")
def test_the_dead_are_asked_nothing_and_cannot_be_chosen(table: MakeTable) -> None:
    """No window, no turn, no target of attack, area or hermit card, no action."""
    t = table(arranged("franklin", dead("emi"), "vampire", "unknown", seated("charles", "church"), dice=(TO_WOODS,)))
    assert t.settle() == [("window-start", 2), ("window-start", 3), ("window-start", 4), ("move", 0)]
    for action in (sh.Reveal(1), sh.Roll(1), sh.UseAbility(1, 0), sh.Pass(1)):
        assert refused(t, action) == ("dead", "SH-DTH-08")
    follow(t)
    assert {a.target for a in t.actions(0) if isinstance(a, sh.WoodsHeal)} == {0, 2, 3, 4}
    assert refused(t, sh.WoodsHeal(0, 1)) == ("not_a_living_player", "SH-ARA-06")
    t.play(sh.WoodsHeal(0, 4), sh.SkipAttack(0))
    t.settle()
    assert [e.seat for e in t.happened(TurnStarted)] == [0, 2]


@pytest.mark.rule("SH-DTH-08")
def test_the_dead_hold_nothing_and_do_not_begin(table: MakeTable) -> None:
    """A position with a card before a dead player, or one who begins, is refused."""
    living = (seated("emi"), seated("vampire"), seated("unknown"))
    with pytest.raises(SetupError):
        arranged(seated("franklin", equipment=("handgun",), dead=True), *living, first_player=1)
    found = faults(sh.GAME, players=4, seats=(dead("franklin"), *living), first_player=0)
    assert [(problem.code, problem.rule) for problem in found] == [("dead", "SH-DTH-08")]


@pytest.mark.rule("SH-DTH-09", "SH-CHR-04")
def test_a_batch_of_deaths_runs_in_its_order(table: MakeTable) -> None:
    """The victims are turned up, then Daniel reveals himself, then the loot, then the game ends."""
    t = table(
        arranged(
            seated("vampire", equipment=("machine_gun",)),
            seated("emi", "church", 9, equipment=("handgun",)),
            seated("franklin", "cemetery", 11, equipment=("talisman",)),
            "daniel",
            "allie",
            "unknown",
            dice=(TO_CHURCH, (1, 3)),
        )
    )
    attack_all(t)
    assert [e.seat for e in t.happened(Revealed)] == [1, 2, 3]
    assert t.prompt == "loot"
    t.play(sh.TakeEquipment(0, 2, card("talisman")))
    assert kinds(t.log, Died, Revealed, EquipmentMoved, GameEnded)[:8] == [
        "Died",
        "Died",
        "Revealed",
        "Revealed",
        "Revealed",
        "EquipmentMoved",
        "EquipmentMoved",
        "Revealed",
    ]
    assert (t.winners, t.equipment(0)) == ((0, 4, 5), ["machine_gun", "talisman", "handgun"])


@pytest.mark.rule("SH-DTH-08")
def test_the_dead_are_no_targets_of_an_attack(table: MakeTable) -> None:
    """After a kill by Lightning the victim's old area holds nobody to attack."""
    t = table(
        arranged(
            seated("franklin", revealed=True),
            seated("emi", "church", 9),
            seated("vampire", "church"),
            "unknown",
            "charles",
            dice=((None, 1), TO_CHURCH),
        )
    )
    t.play(sh.UseAbility(0, 1))
    to_attack(t)
    assert targets(t) == {2}
    assert refused(t, sh.Attack(0, 1)) == ("dead", "SH-ATK-03")
