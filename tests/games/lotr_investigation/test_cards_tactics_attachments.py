"""The Tactics attachments: Blade of Gondolin, Citadel Plate, Dwarven Axe and Horn of Gondor."""

from __future__ import annotations

from typing import Any

import pytest

from boardrules.games import lotr_investigation as lr
from boardrules.games.lotr_investigation.stats import has_trait
from tests.games.happened import refused
from tests.games.lotr_investigation.combat_positions import undefended
from tests.games.lotr_investigation.table import (
    LEADERSHIP,
    P1,
    P2,
    TACTICS,
    MakeTable,
    QuestTable,
    ability,
    arranged,
    choice,
    from_hand,
    numbers,
    own_deck,
    place,
    spot,
    without_icon,
)

ALONE = (TACTICS,)
#: What asks whether an enemy is an Orc when attack values are added up.
_TRAITS = "boardrules.games.lotr_investigation.stats.has_trait"


def _hosts(t: QuestTable, title: str) -> list[str]:
    """Return to what the copies of an attachment are attached."""
    hosts = [card.host for card in t.state.cards.values() if card.card.id == title]
    return [t.state.cards[host].card.id for host in hosts if host is not None]


# -- all of them -----------------------------------------------------------------------------------------------

_COSTS = {"blade_of_gondolin": 1, "citadel_plate": 4, "dwarven_axe": 2, "horn_of_gondor": 1}


@pytest.mark.rule("LR-PLN-02", "LR-PLN-06", "LR-KEY-09", "LR-CRD-01")
@pytest.mark.parametrize("title", _COSTS)
def test_a_tactics_attachment_goes_to_a_hero_and_is_paid_from_tactics_pools(table: MakeTable, title: str) -> None:
    """With 1 resource less it is refused, whatever Éowyn has; any player's hero is a host, an ally is none."""
    deck = own_deck("mixed", ("eowyn", "legolas"), title)

    def seat(resources: int) -> lr.Position:
        heroes = [spot("eowyn", resources=9), spot("legolas", resources=resources)]
        return place(heroes=heroes, hand=[title, "gandalf"])

    other = place(heroes=["gloin"], allies=["faramir"])
    position: dict[str, Any] = {"decks": ("mixed", LEADERSHIP), "setup": {"deck_lists": (deck,)}, "phase": "planning"}
    t = table(arranged(seat(_COSTS[title] - 1), other, **position))
    t.to_prompt("planning")
    assert refused(t, from_hand(P1, title)) == ("cannot_pay", "LR-PLN-02")

    t = table(arranged(seat(_COSTS[title]), other, **position))
    t.play_card(title)
    assert refused(t, choice(t, P1, "faramir")) == ("no_legal_target", "LR-EFF-02")
    assert t.can(lr.ChooseCard, card="eowyn")
    t.pick("gloin")

    assert _hosts(t, title) == ["gloin"]
    assert (t.card(title).owner, t.card(title).controller, t.card(title).exhausted) == (P1, P2, False)
    assert (t.card("eowyn").resources, t.card("legolas").resources) == (9, 0)


@pytest.mark.rule("LR-PLN-03")
@pytest.mark.parametrize("title", _COSTS)
def test_a_tactics_attachment_needs_a_tactics_hero(table: MakeTable, title: str) -> None:
    """Aragorn and Dúnhere, however rich, cannot pay for it."""
    t = without_icon(table, title, "aragorn", "dunhere")

    assert refused(t, from_hand(P1, title)) == ("no_icon", "LR-PLN-03")


@pytest.mark.rule("LR-KEY-03", "LR-CMP-08")
@pytest.mark.parametrize("title", _COSTS)
def test_each_tactics_attachment_is_restricted(table: MakeTable, title: str) -> None:
    """Beside two others on Gimli it is one too many: P1 chooses among the three, also the new one."""
    others = [name for name in ("blade_of_gondolin", "dwarven_axe", "citadel_plate") if name != title][:2]
    heroes = [spot("gimli", attachments=others), spot("legolas", resources=_COSTS[title])]
    t = table(arranged(place(heroes=heroes, hand=[title, "gandalf"]), decks=ALONE, phase="planning"))
    t.play_card(title)
    t.pick("gimli")
    assert t.prompt == "target-restricted"
    assert [action.card.id for action in t.offered() if isinstance(action, lr.ChooseCard)] == [*others, title]
    t.pick(title)

    assert t.discard(P1) == ["thalin", title]
    assert len(t.card("gimli").attachments) == 2


# -- Blade of Gondolin -----------------------------------------------------------------------------------------


def _slaying(*attachments: str, **more: Any) -> lr.Setup:
    """Thalin, with attachments, is about to attack a Ruffian that will not survive it."""
    heroes = ["gimli", spot("thalin", attachments=attachments)]
    seat = place(threat=20, heroes=heroes, engaged=[spot("lawless_ruffian", damage=2)], hand=["gandalf"])
    return arranged(seat, decks=ALONE, **{"phase": "combat", "empty_encounter": True, "stage": 2, **more})


def _attack(t: QuestTable, enemy: str, *attackers: str) -> None:
    """Leave Gimli to take the damage of the enemies, then attack."""
    undefended(t, "gimli")
    t.act(lr.AttackEnemy, card=enemy)
    for title in attackers:
        t.act(lr.AddAttacker, card=title)
    t.act(lr.Done)


@pytest.mark.rule("LR-CRD-01", "LR-QST-14", "LR-CMB-22", "LR-EFF-12")
def test_each_blade_of_gondolin_places_1_progress_after_its_hero_destroyed_an_enemy(table: MakeTable) -> None:
    """Thalin with two Blades destroys the Informant: each Blade places 1, on the active location first."""
    heroes = ["gimli", spot("thalin", attachments=["blade_of_gondolin", "blade_of_gondolin"])]
    seat = place(threat=20, heroes=heroes, engaged=[spot("bree_land_informant", damage=2)], hand=["gandalf"])
    active = spot("ramshackle_manor", progress=2)
    t = table(arranged(seat, decks=ALONE, phase="combat", empty_encounter=True, stage=2, active=active))
    first, second = t.card("thalin").attachments
    _attack(t, "bree_land_informant", "thalin")
    t.act(lr.UseAbility, uid=first)
    assert (t.active, t.state.progress) == (None, 0)
    assert refused(t, lr.UseAbility(P1, first, lr.CARDS["blade_of_gondolin"])) == ("limit_reached", "LR-EFF-12")
    t.act(lr.UseAbility, uid=second)

    assert t.state.progress == 1


@pytest.mark.rule("LR-CMB-22", "LR-EFF-03")
def test_the_blade_of_gondolin_does_not_respond_to_the_attack_of_others(table: MakeTable) -> None:
    """Gimli destroys the Informant while Thalin with the Blade stays out of it: nobody is asked."""
    heroes = [spot("gimli"), spot("thalin", attachments=["blade_of_gondolin"])]
    seat = place(threat=20, heroes=heroes, engaged=[spot("bree_land_informant", damage=2)], hand=["gandalf"])
    t = table(arranged(seat, decks=ALONE, phase="combat", empty_encounter=True, stage=2))
    _attack(t, "bree_land_informant", "gimli")
    t.skip(lambda table: table.engaged(P1) == [])

    assert t.prompt != "respond-slain"
    assert t.state.progress == 0


@pytest.mark.rule("LR-CMB-22", "LR-EFF-03")
def test_the_blade_of_gondolin_may_stay_silent_and_needs_a_kill(table: MakeTable) -> None:
    """The response is optional; an Outlaw that survives the attack is no trigger."""
    t = table(_slaying("blade_of_gondolin", "dwarven_axe"))
    _attack(t, "lawless_ruffian", "thalin")
    t.to_prompt("respond-slain")
    t.act(lr.Pass)
    assert t.state.progress == 0

    heroes = ["gimli", spot("thalin", attachments=["blade_of_gondolin"])]
    seat = place(threat=20, heroes=heroes, engaged=["chetwood_outlaw"], hand=["gandalf"])
    t = table(arranged(seat, decks=ALONE, phase="combat", empty_encounter=True, stage=2))
    _attack(t, "chetwood_outlaw", "thalin")
    t.skip(lambda table: table.prompt == "respond-slain" or table.window == "attack_done")
    assert t.window == "attack_done"


@pytest.mark.rule("LR-CRD-01", "LR-EFF-09")
def test_the_blade_of_gondolin_adds_1_attack_against_orcs_alone(
    table: MakeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Thalin (2) with the Blade deals 0 to the Ruffian (defense 2); were it an Orc, he would deal 1 and destroy it."""
    t = table(_slaying("blade_of_gondolin"))
    assert numbers(t, "thalin") == (1, 2, 2)
    _attack(t, "lawless_ruffian", "thalin")
    t.skip(lambda table: table.window == "attack_done")
    assert t.card("lawless_ruffian").damage == 2

    monkeypatch.setattr(_TRAITS, lambda state, card, trait: trait == "Orc" or has_trait(state, card, trait))
    t = table(_slaying("blade_of_gondolin"))
    assert numbers(t, "thalin") == (1, 2, 2)  # only while he attacks one
    _attack(t, "lawless_ruffian", "thalin")
    t.to_prompt("respond-slain")
    assert t.engaged(P1) == []


@pytest.mark.rule("LR-EFF-03", "LR-QST-14")
def test_legolas_and_his_blade_respond_to_the_same_kill(table: MakeTable) -> None:
    """Legolas places 2 and his Blade 1, in the order that P1 likes: 3 tokens on the stage."""
    heroes = ["gimli", spot("legolas", attachments=["blade_of_gondolin"])]
    seat = place(threat=20, heroes=heroes, engaged=[spot("lawless_ruffian", damage=2)], hand=["gandalf"])
    t = table(arranged(seat, decks=ALONE, phase="combat", empty_encounter=True, stage=2))
    _attack(t, "lawless_ruffian", "legolas")
    t.use("blade_of_gondolin")
    assert t.state.progress == 1
    t.use("legolas")

    assert t.state.progress == 3


# -- Citadel Plate ---------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-CMB-18", "LR-EFF-09")
def test_the_citadel_plate_gives_4_hit_points(table: MakeTable) -> None:
    """Legolas (4 hit points) takes 4 with the Plate and lives with 4 left; two Plates make it 12."""
    heroes = [spot("legolas", attachments=["citadel_plate"]), "gimli"]
    seat = place(threat=20, heroes=heroes, engaged=["greenway_footpad"], hand=["gandalf"])
    t = table(arranged(seat, decks=ALONE, phase="combat", encounter=["dark_alley"]))
    undefended(t, "legolas")

    seen = next(card for card in t.view(P1).cards if card.uid == t.uid("legolas"))
    assert (seen.damage, seen.hit_points) == (4, 8)
    heroes = [spot("legolas", damage=11, attachments=["citadel_plate", "citadel_plate"]), "gimli"]
    t = table(arranged(place(heroes=heroes, hand=["gandalf"]), decks=ALONE, phase="planning"))
    assert t.in_play("legolas") == 1


@pytest.mark.rule("LR-CMB-24", "LR-CMB-18", "LR-KEY-03")
def test_a_hero_who_loses_the_citadel_plate_may_be_destroyed(table: MakeTable) -> None:
    """Legolas with 4 damage gives up the Plate for a third Restricted card: he is destroyed with all he bears."""
    heroes = [
        spot("legolas", damage=4, resources=2, attachments=["citadel_plate", "dwarven_axe"]),
        "gimli",
    ]
    seat = place(heroes=heroes, hand=["dwarven_axe", "gandalf"])
    t = table(arranged(seat, decks=ALONE, phase="planning"))
    t.play_card("dwarven_axe")
    t.pick("legolas")
    t.pick("citadel_plate")

    assert t.area(P1) == ["gimli"]
    assert t.discard(P1) == ["thalin", "citadel_plate", "dwarven_axe", "dwarven_axe", "legolas"]
    assert [event.card.id for event in t.happened(lr.Destroyed)] == ["legolas"]


@pytest.mark.rule("LR-CMB-24", "LR-CMB-09")
def test_losing_the_citadel_plate_to_a_shadow_destroys_the_defender_before_the_damage(table: MakeTable) -> None:
    """Smoke and Mirrors takes the Plate of the defending Legolas: he falls, and the attack is undefended."""
    heroes = [spot("legolas", damage=4, attachments=["citadel_plate"]), "gimli"]
    seat = place(threat=20, heroes=heroes, engaged=["bree_land_informant"], hand=["gandalf"])
    t = table(arranged(seat, decks=ALONE, phase="combat", stage=2, encounter=["smoke_and_mirrors"]))
    t.act(lr.Defend, card="legolas")
    t.skip(lambda table: not table.state.attacks)

    assert t.area(P1) == ["gimli"]
    assert t.card("gimli").damage == 2


# -- Dwarven Axe -----------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-EFF-09", "LR-KEY-12")
def test_the_dwarven_axe_gives_1_attack_and_2_to_a_dwarf(table: MakeTable) -> None:
    """Legolas attacks with 3 + 1, Thalin the Dwarf with 2 + 2; with both Axes it is 3 + 2 and 2 + 4."""
    heroes = [spot("legolas", attachments=["dwarven_axe"]), spot("thalin", attachments=["dwarven_axe"]), "gimli"]
    t = table(arranged(place(heroes=heroes, hand=["gandalf"]), decks=ALONE, phase="planning"))
    assert [numbers(t, hero) for hero in ("legolas", "thalin", "gimli")] == [(1, 4, 1), (1, 4, 2), (2, 2, 2)]

    both = ["dwarven_axe", "dwarven_axe"]
    for hero, numbers_wanted in (("legolas", (1, 5, 1)), ("thalin", (1, 6, 2))):
        heroes = [spot(hero, attachments=both), "gimli"]
        t = table(arranged(place(heroes=heroes, hand=["gandalf"]), decks=ALONE, phase="planning"))
        assert numbers(t, hero) == numbers_wanted


@pytest.mark.rule("LR-CRD-01", "LR-CMB-11")
def test_the_dwarven_axe_counts_in_an_attack(table: MakeTable) -> None:
    """Thalin with the Axe attacks the Outlaw (defense 3) for 4: 1 damage."""
    heroes = ["gimli", spot("thalin", attachments=["dwarven_axe"])]
    seat = place(threat=20, heroes=heroes, engaged=["chetwood_outlaw"], hand=["gandalf"])
    t = table(arranged(seat, decks=ALONE, phase="combat", empty_encounter=True))
    _attack(t, "chetwood_outlaw", "thalin")
    t.skip(lambda table: table.window == "attack_done")

    assert t.card("chetwood_outlaw").damage == 1


# -- Horn of Gondor --------------------------------------------------------------------------------------------


def _horn(**other: Any) -> lr.Setup:
    """P1's exhausted Legolas has the Horn; P2 is attacked by the Footpad (4)."""
    heroes = [spot("legolas", exhausted=True, attachments=["horn_of_gondor"]), "gimli"]
    attacked = place(**{"threat": 20, "engaged": ["greenway_footpad"], **other})
    seats = (place(heroes=heroes, hand=["gandalf"]), attacked)
    return arranged(*seats, decks=(TACTICS, LEADERSHIP), phase="combat", encounter=["dark_alley"])


@pytest.mark.rule("LR-CRD-01", "LR-EFF-03", "LR-EFF-12")
@pytest.mark.parametrize("victim", ["guard_of_the_citadel", "theodred"])
def test_the_horn_of_gondor_gives_a_resource_when_any_character_is_destroyed(table: MakeTable, victim: str) -> None:
    """P2's ally or hero is destroyed: P1's Legolas gets 1 resource, once for each."""
    heroes = ["aragorn", spot("theodred", damage=3)]
    t = table(_horn(heroes=heroes, allies=["guard_of_the_citadel"]))
    t.act(lr.Defend, seat=P2, card=victim)
    t.to_prompt("respond-left_play")
    assert t.asked == (P1,)
    t.use("horn_of_gondor")

    assert [t.card(hero).resources for hero in ("legolas", "gimli", "aragorn")] == [1, 0, 0]
    assert t.prompt != "respond-left_play"


@pytest.mark.rule("LR-CRD-01", "LR-EFF-03")
def test_the_horn_of_gondor_may_stay_silent_and_does_not_mourn_enemies(table: MakeTable) -> None:
    """The response is optional; a destroyed enemy is no character."""
    t = table(_horn(allies=["guard_of_the_citadel"]))
    t.act(lr.Defend, seat=P2, card="guard_of_the_citadel")
    t.to_prompt("respond-left_play")
    t.act(lr.Pass)
    assert t.card("legolas").resources == 0

    heroes = [spot("thalin", attachments=["horn_of_gondor", "dwarven_axe"]), "gimli"]
    seat = place(threat=20, heroes=heroes, engaged=[spot("lawless_ruffian", damage=2)], hand=["gandalf"])
    t = table(arranged(seat, decks=ALONE, phase="combat", stage=2, empty_encounter=True))
    _attack(t, "lawless_ruffian", "thalin")
    t.skip(lambda table: table.engaged(P1) == [])
    assert t.prompt != "respond-left_play"


@pytest.mark.rule("LR-CRD-01", "LR-CMP-08")
def test_the_horn_of_gondor_answers_to_destruction_alone(table: MakeTable) -> None:
    """An ally that leaves play in another way, a sneaked Guard going home or Gandalf discarded, is not destroyed."""
    heroes = [spot("legolas", attachments=["horn_of_gondor"]), "gimli"]
    other = place(heroes=[spot("aragorn", resources=1)], hand=["sneak_attack", "guard_of_the_citadel", "gandalf"])
    seats = (place(heroes=heroes, hand=["gandalf"]), other)
    t = table(arranged(*seats, decks=(TACTICS, LEADERSHIP), phase="planning", stage=2))
    t.play_card("sneak_attack", P2)
    t.act(lr.ChooseTitle, card="guard_of_the_citadel")
    t.skip(lambda table: table.prompt == "respond-left_play" or table.state.phase != "planning")
    assert t.hand(P2) == ["gandalf", "guard_of_the_citadel"]
    assert t.prompt != "respond-left_play"

    seat = place(threat=20, heroes=heroes, allies=["gandalf"], hand=["beorn"])
    t = table(arranged(seat, decks=ALONE, phase="refresh", stage=2))
    t.skip(lambda table: table.prompt == "respond-left_play" or table.state.round == 2)
    assert t.discard(P1) == ["thalin", "gandalf"]
    assert t.prompt != "respond-left_play"


@pytest.mark.rule("LR-KEY-09", "LR-CMB-18", "LR-CMB-24")
def test_the_horn_of_gondor_falls_silent_with_its_own_hero(table: MakeTable) -> None:
    """Legolas himself is destroyed: the Horn is discarded with him and gives nothing."""
    heroes = [spot("legolas", damage=3, attachments=["horn_of_gondor"]), "gimli"]
    seat = place(threat=20, heroes=heroes, engaged=["greenway_footpad"], hand=["gandalf"])
    t = table(arranged(seat, decks=ALONE, phase="combat", encounter=["dark_alley"]))
    t.act(lr.Defend, card="legolas")
    t.skip(lambda table: table.in_play("legolas") == 0)

    assert t.prompt != "respond-left_play"
    assert t.discard(P1) == ["thalin", "horn_of_gondor", "legolas"]


@pytest.mark.rule("LR-CMP-07")
def test_the_horn_of_gondor_is_unique(table: MakeTable) -> None:
    """A second Horn is refused while one is in play."""
    deck = own_deck("mixed", ("gimli",), "horn_of_gondor")
    seat = place(heroes=[spot("gimli", resources=1, attachments=["horn_of_gondor"])], hand=["horn_of_gondor"])
    t = table(arranged(seat, decks=("mixed",), setup={"deck_lists": (deck,)}, phase="planning"))
    t.to_prompt("planning")

    assert refused(t, from_hand(P1, "horn_of_gondor")) == ("unique_in_play", "LR-CMP-07")


@pytest.mark.rule("LR-CMP-05")
def test_the_horn_of_gondor_is_blown_by_who_controls_its_hero(table: MakeTable) -> None:
    """P1's Horn on P2's Gimli is P2's to use, and Gimli's pool gets the resource."""
    setup = arranged(
        place(threat=20, heroes=["aragorn"], allies=["guard_of_the_citadel"], engaged=["greenway_footpad"]),
        place(heroes=[spot("gimli", attachments=["horn_of_gondor"])], hand=["gandalf"]),
        phase="combat",
        encounter=["dark_alley"],
    )
    t = table(setup)
    t.act(lr.Defend, seat=P1, card="guard_of_the_citadel")
    t.to_prompt("respond-left_play")
    assert t.asked == (P2,)
    assert refused(t, ability(t, P1, "horn_of_gondor"))[0] == "not_your_decision"
    t.use("horn_of_gondor", P2)

    assert (t.card("gimli").resources, t.card("aragorn").resources) == (1, 0)
