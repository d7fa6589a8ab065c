"""The Tactics heroes and allies: every one with what it does, what it costs and what it cannot do."""

from __future__ import annotations

from typing import Any

import pytest

from boardrules.games import lotr_investigation as lr
from tests.games.happened import refused
from tests.games.lotr_investigation.combat_positions import strike, undefended
from tests.games.lotr_investigation.table import (
    LEADERSHIP,
    P1,
    P2,
    TACTICS,
    MakeTable,
    ability,
    arranged,
    fight_out,
    from_hand,
    numbers,
    own_deck,
    place,
    spot,
    without_icon,
)

ALONE = (TACTICS,)

# -- Gimli -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-EFF-09")
@pytest.mark.parametrize("damage", [0, 1, 4])
def test_gimli_attacks_with_1_more_for_each_damage_on_him(table: MakeTable, damage: int) -> None:
    """Gimli's attack is 2 and his damage; he deals what of it is above the defense of 3 of Bill Ferny."""
    seat = place(heroes=["thalin", spot("gimli", damage=damage)], engaged=["bill_ferny"], hand=["gandalf"])
    t = table(arranged(seat, decks=ALONE, phase="combat", empty_encounter=True))
    assert numbers(t, "gimli") == (2, 2 + damage, 2)
    undefended(t, "thalin")
    t.act(lr.AttackEnemy, card="bill_ferny")
    t.act(lr.AddAttacker, card="gimli")
    t.skip(lambda table: table.window == "attack_done")

    assert t.card("bill_ferny").damage == max(0, 2 + damage - 3)


@pytest.mark.rule("LR-CRD-01", "LR-EFF-09")
def test_gimli_gets_stronger_by_the_damage_of_the_same_phase(table: MakeTable) -> None:
    """Gimli defends against 4 with 2: with the 2 damage he attacks for 4 in the same combat."""
    seat = place(threat=20, engaged=["greenway_footpad"], hand=["gandalf"])
    t = table(arranged(seat, decks=ALONE, phase="combat", empty_encounter=True))
    t.act(lr.Defend, card="gimli")
    fight_out(t)

    assert numbers(t, "gimli") == (2, 4, 2)


# -- Legolas ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-QST-14", "LR-CMB-22", "LR-EFF-12")
def test_legolas_places_2_progress_after_destroying_an_enemy(table: MakeTable) -> None:
    """Legolas destroys the Ruffian: the active Manor takes the 1 it needs, the other lands on the stage; once."""
    heroes = ["gimli", spot("legolas", attachments=["blade_of_gondolin"])]
    seat = place(heroes=heroes, engaged=[spot("lawless_ruffian", damage=2)], hand=["gandalf"])
    active = spot("ramshackle_manor", progress=2)
    t = table(arranged(seat, decks=ALONE, phase="combat", empty_encounter=True, stage=2, active=active))
    undefended(t, "gimli")
    strike(t, "lawless_ruffian", "legolas")
    t.to_prompt("respond-slain")
    assert t.can(lr.UseAbility, card="legolas")
    t.use("legolas")

    assert (t.active, t.state.progress) == (None, 1)
    assert refused(t, ability(t, P1, "legolas")) == ("limit_reached", "LR-EFF-12")


@pytest.mark.rule("LR-CMB-22", "LR-CMB-12", "LR-CRD-01", "LR-STG-05")
def test_legolas_counts_in_the_attack_of_another_player(table: MakeTable) -> None:
    """P1 attacks with Aragorn, P2's Legolas joins and responds when the Informant falls; nobody accuses."""
    setup = arranged(
        place(heroes=["aragorn", "gloin"], engaged=["bree_land_informant"], hand=["gandalf"]),
        place(heroes=["legolas", "gimli"]),
        phase="combat",
        empty_encounter=True,
        stage=2,
    )
    t = table(setup)
    undefended(t, "gloin")
    t.act(lr.AttackEnemy, seat=P1, card="bree_land_informant")
    t.act(lr.AddAttacker, seat=P1, card="aragorn")
    t.act(lr.Done, seat=P1)
    t.act(lr.AddAttacker, seat=P2, card="legolas")
    t.use("legolas", P2)

    assert (t.state.stage, t.state.progress) == (2, 2)
    assert t.encounter_discard.count("bree_land_informant") == 1
    t.skip(lambda table: table.prompt == "option-stage_two" or table.state.phase != "combat")
    assert t.prompt != "option-stage_two"


@pytest.mark.rule("LR-CMB-22", "LR-EFF-03")
def test_legolas_does_not_respond_to_the_attack_of_others(table: MakeTable) -> None:
    """Gimli alone destroys the Ruffian: Legolas took no part, and nobody is asked."""
    seat = place(
        heroes=["legolas", spot("gimli", damage=1)], engaged=[spot("lawless_ruffian", damage=2)], hand=["gandalf"]
    )
    t = table(arranged(seat, decks=ALONE, phase="combat", empty_encounter=True, stage=2))
    undefended(t, "legolas")
    strike(t, "lawless_ruffian", "gimli")
    t.skip(lambda table: table.engaged(P1) == [])

    assert t.prompt != "respond-slain"
    assert t.state.progress == 0


@pytest.mark.rule("LR-CMB-22", "LR-EFF-03")
def test_legolas_does_not_respond_to_an_enemy_that_survives_or_falls_otherwise(table: MakeTable) -> None:
    """An Outlaw that survives his attack is no trigger; nor is one that Gandalf destroys while he attacks it."""
    seat = place(heroes=["gimli", "legolas"], engaged=["chetwood_outlaw"], hand=["gandalf"])
    t = table(arranged(seat, decks=ALONE, phase="combat", empty_encounter=True, stage=2))
    undefended(t, "gimli")
    strike(t, "chetwood_outlaw", "legolas")
    t.skip(lambda table: table.prompt == "respond-slain" or table.window == "attack_done")
    assert t.window == "attack_done"

    heroes = ["gimli", spot("thalin"), spot("legolas")]
    seat = place(heroes=heroes, engaged=[spot("chetwood_outlaw", damage=4)], hand=["gandalf"])
    other = place(heroes=[spot("aragorn", resources=1)], allies=["silverlode_archer"], hand=["sneak_attack", "gandalf"])
    t = table(arranged(seat, other, decks=(TACTICS, LEADERSHIP), phase="combat", empty_encounter=True, stage=2))
    t.act(lr.NoDefender, seat=P1)
    t.to_prompt("target-damage_hero")
    t.pick("gimli")
    t.act(lr.AttackEnemy, seat=P1, card="chetwood_outlaw")
    t.act(lr.AddAttacker, card="legolas")
    t.act(lr.Done, seat=P1)
    t.act(lr.Decline, seat=P2)  # the Archer does not join
    t.play_card("sneak_attack", P2)
    t.act(lr.ChooseTitle, card="gandalf")
    t.use("gandalf", P2)
    t.option("damage")
    assert t.engaged(P1) == []
    assert t.prompt != "respond-slain"
    assert t.state.progress == 0


@pytest.mark.rule("LR-QST-14", "LR-KEY-11")
def test_the_progress_of_legolas_is_lost_on_an_active_hideout(table: MakeTable) -> None:
    """The active Hideout is immune to player cards: neither it nor the stage gets anything."""
    seat = place(heroes=["gimli", "legolas"], engaged=[spot("lawless_ruffian", damage=2)], hand=["gandalf"])
    position: dict[str, Any] = {"phase": "combat", "empty_encounter": True, "stage": 2, "active": "combe_storehouse"}
    t = table(arranged(seat, decks=ALONE, **position))
    undefended(t, "gimli")
    strike(t, "lawless_ruffian", "legolas")
    t.use("legolas")

    assert (t.card("combe_storehouse").progress, t.state.progress) == (0, 0)


# -- Thalin ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-QST-05", "LR-CRD-26")
def test_thalin_committed_deals_1_damage_to_each_enemy_as_it_is_revealed(table: MakeTable) -> None:
    """The Footpad, brought by a Surge, takes 1 damage before its choice, though a Dark Alley is in play."""
    setup = arranged(
        place(heroes=["thalin", "gimli"]),
        decks=ALONE,
        phase="quest",
        stage=2,
        staging=["dark_alley"],
        encounter=["hired_muscle", "greenway_footpad", "dark_alley"],
    )
    t = table(setup)
    t.commit(P1, "thalin")
    t.to_prompt("option-footpad")
    assert t.card("greenway_footpad").damage == 1
    assert t.card("greenway_footpad").place == "limbo"
    t.option("threat")

    assert (t.staging, t.card("greenway_footpad").damage) == (["dark_alley", "greenway_footpad"], 1)


@pytest.mark.rule("LR-CRD-01", "LR-QST-05")
def test_thalin_at_home_hurts_nobody(table: MakeTable) -> None:
    """Only while he is committed: with Gimli in the quest the Footpad comes unhurt."""
    position: dict[str, Any] = {"phase": "quest", "stage": 2, "encounter": ["greenway_footpad"]}
    t = table(arranged(place(heroes=["thalin", "gimli"]), decks=ALONE, **position))
    t.commit(P1, "gimli")
    t.to_prompt("option-footpad")

    assert t.card("greenway_footpad").damage == 0


@pytest.mark.rule("LR-QST-05", "LR-CMB-18")
def test_an_enemy_that_thalin_destroys_goes_no_further(table: MakeTable, monkeypatch: pytest.MonkeyPatch) -> None:
    """Had enemies 1 hit point, the Footpad would fall as it is revealed: no choice, and it is not in staging."""
    left = "boardrules.games.lotr_investigation.damage.hit_points_left"
    monkeypatch.setattr(left, lambda state, card: 1 - card.damage)
    position: dict[str, Any] = {"phase": "quest", "stage": 2, "encounter": ["greenway_footpad"]}
    t = table(arranged(place(threat=20, heroes=["thalin", "gimli"], hand=["gandalf"]), decks=ALONE, **position))
    t.commit(P1, "thalin")
    t.skip(lambda table: table.window == "staged")

    assert t.happened(lr.OptionChosen) == []
    assert (t.staging, t.encounter_discard, t.threats) == ([], ["greenway_footpad"], [20])


@pytest.mark.rule("LR-QST-06", "LR-QST-05", "LR-ACC-01")
def test_thalin_does_not_hurt_enemies_that_are_added(table: MakeTable) -> None:
    """The Suspect of the accusation and the Brigand of stage 3A are added and not revealed: no damage."""
    seats = (place(heroes=["thalin", spot("gimli")]), place(heroes=["aragorn"]))
    position: dict[str, Any] = {"phase": "quest", "stage": 2, "encounter": ["deadly_accusations", "deadly_accusations"]}
    t = table(arranged(*seats, decks=(TACTICS, LEADERSHIP), **position))
    t.commit(P1, "thalin")
    t.commit(P2, "aragorn")
    t.skip(lambda table: table.prompt == "option-stage_two")
    t.option("accuse")
    t.act(lr.Accuse, suspect="johnny_goblin_fingers", hideout="chetwood_campsite")
    t.act(lr.ChooseTitle, card="lawless_ruffian")

    assert [t.card(title).damage for title in ("johnny_goblin_fingers", "lawless_ruffian")] == [0, 0]


@pytest.mark.rule("LR-CRD-01", "LR-QST-05")
def test_thalin_hurts_the_enemy_that_stage_2b_reveals(table: MakeTable) -> None:
    """The card revealed by staying at stage 2B is revealed: the Ruffian takes 1."""
    position: dict[str, Any] = {"phase": "quest", "stage": 2, "encounter": ["deadly_accusations", "lawless_ruffian"]}
    t = table(arranged(place(heroes=["thalin"], hand=["gandalf"]), decks=ALONE, **position))
    t.commit(P1, "thalin")
    t.skip(lambda table: table.prompt == "option-stage_two")
    t.option("stay")

    assert t.card("lawless_ruffian").damage == 1


# -- allies without text ---------------------------------------------------------------------------------------


@pytest.mark.rule("LR-PLN-02", "LR-PLN-03", "LR-PLN-06", "LR-TIM-04")
@pytest.mark.parametrize(
    ("title", "cost"), [("veteran_axehand", 2), ("gondorian_spearman", 2), ("horseback_archer", 3), ("beorn", 6)]
)
def test_a_tactics_ally_costs_resources_of_tactics_heroes(table: MakeTable, title: str, cost: int) -> None:
    """The cost comes from Tactics pools alone: with 1 less there the ally is refused, whatever Théodred has."""
    deck = own_deck("mixed", ("theodred", "legolas"), title)
    setup = {"deck_lists": (deck,)}

    def seat(resources: int) -> lr.Position:
        heroes = [spot("theodred", resources=9), spot("legolas", resources=resources)]
        return place(hand=[title, "gandalf"], heroes=heroes)

    t = table(arranged(seat(cost - 1), decks=("mixed",), setup=setup, phase="planning"))
    t.to_prompt("planning")
    assert refused(t, from_hand(P1, title)) == ("cannot_pay", "LR-PLN-02")

    t = table(arranged(seat(cost), decks=("mixed",), setup=setup, phase="planning"))
    t.play_card(title)
    assert (t.card("theodred").resources, t.card("legolas").resources) == (9, 0)
    assert (t.in_play(title), t.card(title).exhausted, t.hand(P1)) == (1, False, ["gandalf"])


@pytest.mark.rule("LR-PLN-03", "LR-DCK-02")
def test_a_tactics_card_needs_a_tactics_hero(table: MakeTable) -> None:
    """Heroes of Leadership and Spirit, however rich, cannot pay for an Axehand."""
    t = without_icon(table, "veteran_axehand", "aragorn", "eowyn")

    assert refused(t, from_hand(P1, "veteran_axehand")) == ("no_icon", "LR-PLN-03")


@pytest.mark.rule("LR-CRD-01", "LR-CMB-11", "LR-CMB-08", "LR-CMB-18")
def test_the_veteran_axehand_fights_with_2_attack_1_defense_and_2_hit_points(table: MakeTable) -> None:
    """One Axehand defends against 2 and survives with 1 damage; another adds 2 to the 2 of Thalin against 2."""
    seat = place(
        threat=20,
        heroes=["thalin"],
        allies=["veteran_axehand", "veteran_axehand"],
        engaged=[spot("lawless_ruffian")],
        hand=["gandalf"],
    )
    t = table(arranged(seat, decks=ALONE, phase="combat", encounter=["dark_alley"]))
    first, second = t.state.players[P1].area[1:]
    t.act(lr.Defend, uid=first)
    fight_out(t)
    assert t.area(P1) == ["thalin", "veteran_axehand"]  # 3 - 1 = 2 damage
    t.act(lr.AttackEnemy, card="lawless_ruffian")
    t.act(lr.AddAttacker, uid=second)
    t.act(lr.AddAttacker, card="thalin")
    t.skip(lambda table: table.window == "attack_done")

    assert t.card("lawless_ruffian").damage == 2 + 2 - 2


@pytest.mark.rule("LR-CRD-01", "LR-CMB-12", "LR-KEY-01")
def test_the_horseback_archer_attacks_what_is_engaged_with_another_player(table: MakeTable) -> None:
    """Ranged: the Archer attacks P2's Informant for 2 - 1; an Axehand cannot come along."""
    setup = arranged(
        place(heroes=["gimli"], allies=["horseback_archer", "horseback_archer", "veteran_axehand"], hand=["gandalf"]),
        place(engaged=["bree_land_informant"]),
        decks=(TACTICS, LEADERSHIP),
        phase="combat",
        empty_encounter=True,
    )
    t = table(setup)
    t.to_prompt("attack")
    assert t.asked == (P1,)
    t.act(lr.AttackEnemy, seat=P1, card="bree_land_informant")
    axehand = lr.AddAttacker(P1, t.uid("veteran_axehand"), lr.CARDS["veteran_axehand"])
    assert refused(t, axehand) == ("no_ranged", "LR-CMB-12")
    t.act(lr.AddAttacker, uid=t.state.players[P1].area[1])
    t.act(lr.Done, seat=P1)
    t.skip(lambda table: table.window == "attack_done")

    assert t.card("bree_land_informant").damage == 1
    assert [t.state.cards[uid].exhausted for uid in t.state.players[P1].area] == [False, True, False, False]


# -- Gondorian Spearman ----------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-EFF-03")
def test_the_gondorian_spearman_deals_1_damage_when_he_defends(table: MakeTable) -> None:
    """Declared as defender he hurts the Informant before the shadow card; the attack of 2 then destroys him."""
    seat = place(threat=20, allies=["gondorian_spearman"], engaged=["bree_land_informant"], hand=["gandalf"])
    t = table(arranged(seat, decks=ALONE, phase="combat", encounter=["dark_alley"]))
    t.act(lr.Defend, card="gondorian_spearman")
    assert t.prompt == "respond-defended"
    t.use("gondorian_spearman")

    assert t.card("bree_land_informant").damage == 1
    assert t.happened(lr.ShadowRevealed) == []
    fight_out(t)
    assert t.discard(P1) == ["gondorian_spearman"]


@pytest.mark.rule("LR-CMB-10", "LR-EFF-03")
def test_the_gondorian_spearman_may_end_the_attack(table: MakeTable) -> None:
    """An attacker with 1 hit point left falls to his response: no shadow effect and no damage follow."""
    seat = place(
        threat=20,
        heroes=["legolas"],
        allies=["gondorian_spearman"],
        engaged=[spot("greenway_footpad", damage=3)],
        hand=["gandalf"],
    )
    t = table(arranged(seat, decks=ALONE, phase="combat", encounter=["deadly_accusations"]))
    t.act(lr.Defend, card="gondorian_spearman")
    t.use("gondorian_spearman")

    assert (t.engaged(P1), t.card("gondorian_spearman").damage) == ([], 0)
    assert t.card("gondorian_spearman").exhausted
    assert sorted(t.encounter_discard) == ["deadly_accusations", "greenway_footpad"]
    assert t.state.attacks == []
    assert t.happened(lr.ShadowRevealed) == []


@pytest.mark.rule("LR-EFF-03")
def test_the_gondorian_spearman_responds_to_himself_alone_and_may_hold_back(table: MakeTable) -> None:
    """When Gimli defends the Spearman is no defender; as defender he may pass."""
    seat = place(threat=20, allies=["gondorian_spearman"], engaged=["greenway_footpad"], hand=["gandalf"])
    t = table(arranged(seat, decks=ALONE, phase="combat", encounter=["dark_alley"]))
    t.act(lr.Defend, card="gimli")
    assert t.prompt != "respond-defended"

    t = table(arranged(seat, decks=ALONE, phase="combat", encounter=["dark_alley"]))
    t.act(lr.Defend, card="gondorian_spearman")
    t.act(lr.Pass)
    assert t.card("greenway_footpad").damage == 0


@pytest.mark.rule("LR-KEY-02", "LR-CMB-06")
def test_the_gondorian_spearman_defends_another_player_and_responds(table: MakeTable) -> None:
    """Sentinel: once P2 declares no defender the Spearman may defend; the Axehand beside him may not."""
    setup = arranged(
        place(allies=["gondorian_spearman", "veteran_axehand"], hand=["gandalf"]),
        place(threat=20, engaged=["bree_land_informant"]),
        decks=(TACTICS, LEADERSHIP),
        phase="combat",
        encounter=["dark_alley"],
    )
    t = table(setup)
    t.act(lr.NoDefender, seat=P2)
    assert (t.prompt, t.asked) == ("sentinel", (P1,))
    axehand = lr.Defend(P1, t.uid("veteran_axehand"), lr.CARDS["veteran_axehand"])
    assert refused(t, axehand) == ("no_sentinel", "LR-CMB-06")
    t.act(lr.Defend, seat=P1, card="gondorian_spearman")
    t.use("gondorian_spearman", P1)

    assert t.card("bree_land_informant").damage == 1


@pytest.mark.rule("LR-CRD-35", "LR-KEY-11")
def test_the_gondorian_spearman_cannot_hurt_an_immune_suspect(table: MakeTable) -> None:
    """With Bill Ferny's House in the victory display there is no response against Jake."""
    seat = place(threat=20, allies=["gondorian_spearman"], engaged=["wolf_pelt_jake"], hand=["gandalf"])
    position: dict[str, Any] = {"phase": "combat", "stage": 2, "encounter": ["dark_alley"]}
    for victory, response in (([], True), (["bill_fernys_house"], False)):
        t = table(arranged(seat, decks=ALONE, victory=victory, **position))
        t.act(lr.Defend, card="gondorian_spearman")
        assert (t.prompt == "respond-defended") == response


# -- Beorn -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-REF-02", "LR-EFF-12")
def test_beorn_attacks_with_8_and_goes_into_the_deck_at_the_end_of_the_phase(table: MakeTable) -> None:
    """+5 attack once per round; at the end of the phase Beorn is shuffled into the deck, where nobody sees him."""
    seat = place(threat=20, allies=["beorn"], engaged=["bill_ferny"], hand=["gandalf"])
    t = table(arranged(seat, decks=ALONE, phase="combat", empty_encounter=True))
    size = len(t.deck(P1))
    t.use("beorn")
    assert numbers(t, "beorn") == (1, 8, 3)
    assert refused(t, ability(t, P1, "beorn")) == ("limit_reached", "LR-EFF-12")
    undefended(t, "gimli")
    strike(t, "bill_ferny", "beorn")
    t.skip(lambda table: table.engaged(P1) == [])
    assert t.victory == ["bill_ferny"]
    t.skip(lambda table: table.state.phase != "combat")

    assert (t.in_play("beorn"), len(t.deck(P1)), t.discard(P1)) == (0, size + 1, [])
    assert "beorn" in t.deck(P1)
    assert [event.seat for event in t.happened(lr.DeckShuffled)] == [P1]
    assert t.view(P1).players[P1].deck == ()


@pytest.mark.rule("LR-REF-02")
def test_beorn_stays_when_he_keeps_calm(table: MakeTable) -> None:
    """Without his action Beorn attacks with 3 and stays in play after the phase."""
    t = table(arranged(place(threat=20, allies=["beorn"], hand=["gandalf"]), decks=ALONE, phase="combat"))
    t.skip(lambda table: table.state.phase != "combat")

    assert numbers(t, "beorn") == (1, 3, 3)


@pytest.mark.rule("LR-REF-02", "LR-CMB-18")
def test_beorn_who_falls_in_the_phase_lies_on_the_discard_pile(table: MakeTable) -> None:
    """Destroyed before the end of the phase Beorn is not in play any more and is not shuffled in."""
    seat = place(threat=20, allies=[spot("beorn", damage=5)], engaged=["greenway_footpad"], hand=["gandalf"])
    t = table(arranged(seat, decks=ALONE, phase="combat", encounter=["dark_alley"]))
    t.use("beorn")
    t.act(lr.Defend, card="beorn")
    t.skip(lambda table: table.state.phase != "combat")

    assert t.discard(P1) == ["beorn"]
    assert t.happened(lr.DeckShuffled) == []


@pytest.mark.rule("LR-CMP-05", "LR-REF-02")
def test_beorn_goes_into_the_deck_of_his_owner(table: MakeTable) -> None:
    """P1 controls a Beorn of P2: he is shuffled into P2's deck."""
    seats = (place(allies=[spot("beorn", owner=P2)], hand=["gandalf"]), place(hand=["gandalf"]))
    t = table(arranged(*seats, phase="planning", stage=2))
    sizes = [len(t.deck(seat)) for seat in (P1, P2)]
    t.use("beorn", P1)
    t.to_phase("quest")

    assert [len(t.deck(seat)) for seat in (P1, P2)] == [sizes[0], sizes[1] + 1]
    assert "beorn" in t.deck(P2)
    assert t.in_play("beorn") == 0
