"""The Leadership heroes and allies: every one with what it does, what it costs and what it cannot do."""

from __future__ import annotations

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
    ability,
    arranged,
    choice,
    fight_out,
    from_hand,
    numbers,
    own_deck,
    place,
    spot,
    without_icon,
)

#: What the Longbeard asks whether an enemy is an Orc.
_TRAITS = "boardrules.games.lotr_investigation.leadership.has_trait"

# -- Aragorn ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-QST-02", "LR-QST-03", "LR-EFF-03", "LR-EFF-12")
def test_aragorn_pays_1_of_his_own_pool_and_readies_after_committing(table: MakeTable) -> None:
    """Aragorn readies for 1 resource and stays committed, counting once; a second time is refused."""
    heroes = [spot("aragorn", resources=2), spot("theodred"), spot("gloin", resources=3)]
    t = table(arranged(place(heroes=heroes), phase="quest", stage=2))
    t.commit(P1, "aragorn", "theodred")
    t.use("aragorn")

    assert (t.card("aragorn").exhausted, t.card("aragorn").committed) == (False, True)
    assert (t.card("aragorn").resources, t.card("gloin").resources) == (1, 3)
    assert t.view(P1).willpower == 2 + 1
    assert refused(t, ability(t, P1, "aragorn")) == ("limit_reached", "LR-EFF-12")


@pytest.mark.rule("LR-CRD-01", "LR-EFF-05")
def test_aragorn_cannot_ready_with_the_resources_of_another_hero(table: MakeTable) -> None:
    """With an empty pool of his own Aragorn cannot ready, however rich Glóin is."""
    heroes = [spot("aragorn"), spot("theodred"), spot("gloin", resources=5)]
    t = table(arranged(place(heroes=heroes), phase="quest", stage=2))
    t.commit(P1, "aragorn", "theodred")

    assert not t.can(lr.UseAbility, card="aragorn")
    assert refused(t, ability(t, P1, "aragorn")) == ("cannot_pay", "LR-PLN-02")


@pytest.mark.rule("LR-CRD-01", "LR-EFF-03")
def test_aragorn_does_not_ready_when_he_does_not_commit(table: MakeTable) -> None:
    """The commitment of Théodred alone is no trigger for Aragorn."""
    heroes = [spot("aragorn", resources=1, exhausted=True), spot("theodred"), spot("gloin")]
    t = table(arranged(place(heroes=heroes), phase="quest", stage=2))
    t.commit(P1, "theodred")

    assert refused(t, ability(t, P1, "aragorn")) == ("not_now", "LR-EFF-02")


@pytest.mark.rule("LR-KEY-02", "LR-CMB-06")
def test_aragorn_defends_another_player_with_sentinel(table: MakeTable) -> None:
    """Once P2 declares no defender Aragorn may defend, at 4 - 2 damage; Glóin without Sentinel may not."""
    setup = arranged(
        place(heroes=["aragorn", "gloin"], hand=["gandalf"]),
        place(threat=20, engaged=["greenway_footpad"]),
        phase="combat",
        encounter=["dark_alley"],
    )
    t = table(setup)
    t.to_prompt("defend")
    assert t.asked == (P2,)
    assert refused(t, lr.Defend(P1, t.uid("aragorn"), lr.CARDS["aragorn"]))[0] == "not_your_decision"
    t.act(lr.NoDefender, seat=P2)
    assert refused(t, lr.Defend(P1, t.uid("gloin"), lr.CARDS["gloin"])) == ("no_sentinel", "LR-CMB-06")
    t.act(lr.Defend, seat=P1, card="aragorn")
    fight_out(t)

    assert (t.card("aragorn").exhausted, t.card("aragorn").damage) == (True, 2)


# -- Théodred --------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-QST-02", "LR-EFF-03", "LR-EFF-12")
def test_theodred_gives_a_resource_to_a_committed_hero_once(table: MakeTable) -> None:
    """Théodred adds 1 resource to a committed hero, who may be himself; not to an ally or one that stays behind."""
    heroes = [spot("aragorn", resources=1), spot("theodred"), spot("gloin")]
    t = table(arranged(place(heroes=heroes, allies=["faramir"]), phase="quest", stage=2))
    t.commit(P1, "aragorn", "theodred", "faramir")
    t.use("theodred")
    assert t.prompt == "pick-target"
    for title in ("gloin", "faramir"):
        assert refused(t, choice(t, P1, title)) == ("no_legal_target", "LR-EFF-02")
    t.pick("theodred")

    assert [t.card(hero).resources for hero in ("aragorn", "theodred", "gloin")] == [1, 1, 0]
    assert refused(t, ability(t, P1, "theodred")) == ("limit_reached", "LR-EFF-12")


@pytest.mark.rule("LR-CRD-01", "LR-QST-02", "LR-EFF-03")
def test_theodred_responds_only_to_his_own_commitment(table: MakeTable) -> None:
    """When Aragorn commits and Théodred stays behind, Théodred gives nothing."""
    t = table(arranged(place(heroes=[spot("aragorn", resources=1), "theodred"]), phase="quest", stage=2))
    t.commit(P1, "aragorn")

    assert t.prompt == "respond-committed"
    assert refused(t, ability(t, P1, "theodred")) == ("not_now", "LR-EFF-02")


@pytest.mark.rule("LR-CRD-01", "LR-QST-02")
def test_theodred_reaches_heroes_of_others_who_have_committed_before(table: MakeTable) -> None:
    """P2 is first player and has committed Legolas: Théodred may give him the resource."""
    seats = (place(heroes=["theodred"]), place(heroes=["legolas", "gimli"]))
    t = table(arranged(*seats, phase="quest", stage=2, setup={"first_player": P2}))
    t.commit(P2, "legolas")
    t.commit(P1, "theodred")
    t.use("theodred")
    assert refused(t, choice(t, P1, "gimli")) == ("no_legal_target", "LR-EFF-02")
    t.pick("legolas")

    assert t.card("legolas").resources == 1


@pytest.mark.rule("LR-CRD-01", "LR-QST-02")
def test_theodred_does_not_reach_heroes_who_commit_after_him(table: MakeTable) -> None:
    """P1 commits before P2, so only Théodred himself is committed: the choice makes itself."""
    t = table(arranged(place(heroes=["theodred", "gloin"]), place(heroes=["legolas"]), phase="quest", stage=2))
    t.commit(P1, "theodred")
    t.use("theodred")

    assert t.card("theodred").resources == 1
    assert t.prompt == "commit"
    assert t.asked == (P2,)


# -- Glóin -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-EFF-03", "LR-EFF-12")
def test_gloin_gets_a_resource_for_each_point_of_damage(table: MakeTable) -> None:
    """Glóin (defense 1) defends against an attack of 4 and gets 3 resources for 3 damage, once."""
    t = table(
        arranged(
            place(threat=20, heroes=[spot("aragorn"), spot("gloin", resources=1)], engaged=["greenway_footpad"]),
            phase="combat",
            encounter=["dark_alley"],
        )
    )
    t.act(lr.Defend, card="gloin")
    t.use("gloin")

    assert (t.card("gloin").damage, t.card("gloin").resources) == (3, 4)
    assert t.prompt != "respond-damaged"


@pytest.mark.rule("LR-CRD-01", "LR-EFF-03")
def test_gloin_may_decline_and_only_his_own_damage_counts(table: MakeTable) -> None:
    """Passing the response gains nothing, and damage on Aragorn asks nobody."""
    seat = place(threat=20, heroes=["aragorn", "gloin"], engaged=["greenway_footpad", "bree_land_informant"])
    t = table(arranged(seat, phase="combat", encounter=["market_square", "dark_alley"]))
    t.act(lr.ChooseCard, card="greenway_footpad")
    t.act(lr.Defend, card="gloin")
    t.to_prompt("respond-damaged")
    t.act(lr.Pass)
    assert (t.card("gloin").damage, t.card("gloin").resources) == (3, 0)

    undefended(t, "aragorn")
    assert t.card("aragorn").damage == 2
    assert t.prompt != "respond-damaged"
    assert t.card("gloin").resources == 0


@pytest.mark.rule("LR-CRD-01", "LR-CMB-18")
def test_gloin_gets_nothing_for_the_damage_that_destroys_him(table: MakeTable) -> None:
    """Glóin with 1 damage takes 3 more and is destroyed: no response, and the resources of his pool are lost."""
    seat = place(
        threat=20,
        heroes=["aragorn", "theodred", spot("gloin", damage=1, resources=2)],
        engaged=["greenway_footpad"],
        hand=["gandalf"],
    )
    t = table(arranged(seat, phase="combat", encounter=["dark_alley"]))
    t.act(lr.Defend, card="gloin")
    fight_out(t)

    assert t.discard(P1) == ["gloin"]
    assert t.in_play("gloin") == 0
    assert t.happened(lr.AbilityUsed) == []
    assert t.happened(lr.ResourcesGained) == []


# -- Guard of the Citadel, Silverlode Archer -------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-PLN-02", "LR-PLN-06", "LR-TIM-04")
def test_the_guard_of_the_citadel_costs_2_and_may_commit_at_once(table: MakeTable) -> None:
    """The Guard comes ready, paid by any Leadership heroes together, and quests for 1 in the same round."""
    heroes = [spot("aragorn", resources=1), spot("gloin", resources=1)]
    t = table(arranged(place(heroes=heroes, hand=["guard_of_the_citadel", "gandalf"]), phase="planning", stage=2))
    t.play_card("guard_of_the_citadel")

    assert [t.card(hero).resources for hero in ("aragorn", "gloin")] == [0, 0]
    assert t.area(P1) == ["aragorn", "gloin", "guard_of_the_citadel"]
    assert not t.card("guard_of_the_citadel").exhausted
    assert numbers(t, "guard_of_the_citadel") == (1, 1, 0)
    t.to_phase("quest")
    t.commit(P1, "guard_of_the_citadel")
    assert t.view(P1).willpower == 1


@pytest.mark.rule("LR-CRD-01", "LR-CMB-18", "LR-CMB-08")
def test_the_guard_of_the_citadel_falls_to_2_damage(table: MakeTable) -> None:
    """An attack of 2 against defense 0 destroys the Guard; he goes to his owner's discard pile."""
    seat = place(threat=20, allies=["guard_of_the_citadel"], engaged=["bree_land_informant"])
    t = table(arranged(seat, phase="combat", encounter=["dark_alley"]))
    t.act(lr.Defend, card="guard_of_the_citadel")
    fight_out(t)

    assert t.discard(P1) == ["guard_of_the_citadel"]


@pytest.mark.rule("LR-PLN-02", "LR-PLN-03")
@pytest.mark.parametrize(
    ("title", "cost"),
    [
        ("guard_of_the_citadel", 2),
        ("faramir", 4),
        ("son_of_arnor", 3),
        ("snowbourn_scout", 1),
        ("silverlode_archer", 3),
        ("longbeard_orc_slayer", 4),
        ("brok_ironfist", 6),
    ],
)
def test_a_leadership_ally_costs_resources_of_leadership_heroes(table: MakeTable, title: str, cost: int) -> None:
    """The cost comes from Leadership pools alone: with 1 less there the ally is refused, whatever Legolas has."""
    deck = own_deck("mixed", ("theodred", "legolas"), title)
    setup = {"deck_lists": (deck,)}

    def seat(resources: int) -> lr.Position:
        return place(hand=[title], heroes=[spot("theodred", resources=resources), spot("legolas", resources=9)])

    t = table(arranged(seat(cost - 1), decks=("mixed",), setup=setup, phase="planning"))
    t.to_prompt("planning")
    assert refused(t, from_hand(P1, title)) == ("cannot_pay", "LR-PLN-02")

    t = table(arranged(seat(cost), decks=("mixed",), setup=setup, phase="planning"))
    t.play_card(title)
    assert (t.card("theodred").resources, t.card("legolas").resources) == (0, 9)
    assert (t.in_play(title), t.hand(P1)) == (1, [])


@pytest.mark.rule("LR-PLN-03", "LR-DCK-02")
def test_a_leadership_card_needs_a_leadership_hero(table: MakeTable) -> None:
    """Heroes of Tactics and Spirit, however rich, cannot pay for a Scout."""
    t = without_icon(table, "snowbourn_scout", "gimli", "eowyn")

    assert refused(t, from_hand(P1, "snowbourn_scout")) == ("no_icon", "LR-PLN-03")


@pytest.mark.rule("LR-CRD-01", "LR-CMB-12", "LR-KEY-01")
def test_the_silverlode_archer_joins_the_attack_of_another_player(table: MakeTable) -> None:
    """Ranged: the Archer adds 2 to the 2 of P2's Thalin; the Guard without Ranged may not come."""
    setup = arranged(
        place(allies=["silverlode_archer", "guard_of_the_citadel"], hand=["gandalf"]),
        place(heroes=["thalin", "gimli"], engaged=["chetwood_outlaw"]),
        phase="combat",
        empty_encounter=True,
    )
    t = table(setup)
    t.act(lr.NoDefender, seat=P2)
    t.to_prompt("target-damage_hero")
    t.pick("gimli")
    t.to_prompt("attack")
    assert t.asked == (P1,)
    t.act(lr.Done, seat=P1)
    t.act(lr.AttackEnemy, seat=P2, card="chetwood_outlaw")
    t.act(lr.AddAttacker, seat=P2, card="thalin")
    t.act(lr.Done, seat=P2)
    assert t.prompt == "join_attack"
    guard = lr.AddAttacker(P1, t.uid("guard_of_the_citadel"), lr.CARDS["guard_of_the_citadel"])
    assert refused(t, guard) == ("no_ranged", "LR-CMB-12")
    t.act(lr.AddAttacker, seat=P1, card="silverlode_archer")
    fight_out(t)

    assert t.card("chetwood_outlaw").damage == 2 + 2 - 3
    assert t.card("silverlode_archer").exhausted


@pytest.mark.rule("LR-CMB-12", "LR-CMB-11")
def test_the_silverlode_archer_attacks_what_is_engaged_with_another_player(table: MakeTable) -> None:
    """In P1's own turn the Archer alone may be declared against P2's enemy: 2 - 1 damage; once in the phase."""
    setup = arranged(
        place(heroes=["aragorn", "gloin"], allies=["silverlode_archer"], hand=["gandalf"]),
        place(engaged=["bree_land_informant"]),
        phase="combat",
        empty_encounter=True,
    )
    t = table(setup)
    t.to_prompt("attack")
    t.act(lr.AttackEnemy, seat=P1, card="bree_land_informant")
    t.act(lr.Decline, seat=P2)  # Legolas does not join
    fight_out(t)

    assert t.card("bree_land_informant").damage == 1
    assert (t.card("silverlode_archer").exhausted, t.card("aragorn").exhausted) == (True, False)


# -- Faramir ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-EFF-08", "LR-REF-02", "LR-EFF-13")
def test_faramir_raises_the_willpower_of_one_players_characters(table: MakeTable) -> None:
    """Each character of the chosen player now in play gets +1 until the end of the phase; others and later ones not."""
    setup = arranged(
        place(heroes=[spot("aragorn", resources=2), "gloin"], allies=["faramir"], hand=["guard_of_the_citadel"]),
        place(heroes=["gimli"], hand=["gandalf"]),
        phase="planning",
        stage=2,
    )
    t = table(setup)
    t.to_prompt("planning")
    t.use("faramir")
    t.act(lr.ChoosePlayer, player=P1)
    assert t.card("faramir").exhausted
    t.play_card("guard_of_the_citadel")

    assert [numbers(t, title) for title in ("aragorn", "gloin", "faramir")] == [(3, 3, 2), (3, 2, 1), (3, 1, 2)]
    assert numbers(t, "guard_of_the_citadel") == (1, 1, 0)
    assert numbers(t, "gimli") == (2, 2, 2)
    t.to_phase("quest")
    assert numbers(t, "aragorn") == (2, 3, 2)


@pytest.mark.rule("LR-CRD-01", "LR-EFF-02")
def test_faramir_may_help_another_player(table: MakeTable) -> None:
    """P2 may be chosen: Gimli and his Axehand get +1, P1's own characters nothing."""
    seats = (
        place(heroes=["aragorn"], allies=["faramir"]),
        place(heroes=["gimli"], allies=["veteran_axehand"], hand=["gandalf"]),
    )
    t = table(arranged(*seats, phase="planning"))
    t.use("faramir")
    t.act(lr.ChoosePlayer, player=P2)

    assert [numbers(t, title)[0] for title in ("gimli", "veteran_axehand", "aragorn", "faramir")] == [3, 1, 2, 2]


@pytest.mark.rule("LR-TIM-04", "LR-CRD-01")
def test_faramir_must_be_ready(table: MakeTable) -> None:
    """Exhausted, Faramir cannot pay his cost."""
    t = table(arranged(place(allies=[spot("faramir", exhausted=True)], hand=["gandalf"]), phase="planning"))
    t.to_prompt("planning")

    assert refused(t, ability(t, P1, "faramir")) == ("exhausted", "LR-TIM-04")


@pytest.mark.rule("LR-CMP-07")
def test_faramir_is_unique(table: MakeTable) -> None:
    """While one Faramir is in play a second cannot be played; one in a discard pile does not matter."""
    rich = [spot("aragorn", resources=4)]
    t = table(arranged(place(heroes=rich, allies=["faramir"], hand=["faramir"]), phase="planning"))
    t.to_prompt("planning")
    assert refused(t, from_hand(P1, "faramir")) == ("unique_in_play", "LR-CMP-07")
    assert t.hand(P1) == ["faramir"]

    t = table(arranged(place(heroes=rich, discard=["faramir"], hand=["faramir"]), phase="planning"))
    t.play_card("faramir")
    assert t.in_play("faramir") == 1


# -- Son of Arnor ----------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-ENC-05", "LR-ENC-02")
def test_the_son_of_arnor_engages_an_enemy_of_the_staging_area(table: MakeTable) -> None:
    """The Outlaw engages P1, and as that is no optional engagement P1's threat stays."""
    seat = place(threat=20, heroes=[spot("aragorn", resources=3)], hand=["son_of_arnor"])
    staging = ["chetwood_outlaw", "greenway_footpad"]
    t = table(arranged(seat, phase="planning", staging=staging))
    t.play_card("son_of_arnor")
    assert t.prompt == "respond-entered"
    t.use("son_of_arnor")
    t.pick("chetwood_outlaw")

    assert (t.engaged(P1), t.staging) == (["chetwood_outlaw"], ["greenway_footpad"])
    assert t.threats == [20]


@pytest.mark.rule("LR-CRD-01", "LR-ENC-05", "LR-CMP-06")
def test_the_son_of_arnor_engages_bill_ferny(table: MakeTable) -> None:
    """Only optional engagement is closed to Bill Ferny: the Son of Arnor may take him, the one enemy there is."""
    seat = place(heroes=[spot("aragorn", resources=3)], hand=["son_of_arnor"])
    t = table(arranged(seat, phase="planning", staging=["bill_ferny"]))
    t.play_card("son_of_arnor")
    t.use("son_of_arnor")

    assert t.engaged(P1) == ["bill_ferny"]


@pytest.mark.rule("LR-CRD-01", "LR-ENC-05", "LR-ENC-06", "LR-EFF-02")
def test_the_son_of_arnor_takes_an_enemy_from_another_player_with_its_damage(table: MakeTable) -> None:
    """The Footpad leaves P2 for P1 with its damage; what P1 is engaged with already is no target."""
    setup = arranged(
        place(heroes=[spot("aragorn", resources=3)], hand=["son_of_arnor"], engaged=["lawless_ruffian"]),
        place(engaged=[spot("greenway_footpad", damage=2), "bill_ferny"]),
        phase="planning",
    )
    t = table(setup)
    t.play_card("son_of_arnor")
    t.use("son_of_arnor")
    assert refused(t, choice(t, P1, "lawless_ruffian")) == ("no_legal_target", "LR-EFF-02")
    t.pick("greenway_footpad")

    assert (t.engaged(P1), t.engaged(P2)) == (["lawless_ruffian", "greenway_footpad"], ["bill_ferny"])
    assert t.card("greenway_footpad").damage == 2


@pytest.mark.rule("LR-CRD-01", "LR-EFF-03")
def test_the_son_of_arnor_may_leave_the_enemies_alone(table: MakeTable) -> None:
    """The response is optional; without any enemy but one's own nobody is asked."""
    seat = place(heroes=[spot("aragorn", resources=3)], hand=["son_of_arnor"])
    t = table(arranged(seat, phase="planning", staging=["greenway_footpad"]))
    t.play_card("son_of_arnor")
    t.act(lr.Pass)
    assert (t.engaged(P1), t.staging) == ([], ["greenway_footpad"])

    alone = place(heroes=[spot("aragorn", resources=3)], hand=["son_of_arnor", "gandalf"], engaged=["greenway_footpad"])
    t = table(arranged(alone, phase="planning", staging=["dark_alley"]))
    t.play_card("son_of_arnor")
    assert t.prompt == "planning"


@pytest.mark.rule("LR-CRD-35", "LR-KEY-11")
def test_the_son_of_arnor_cannot_call_a_suspect_that_is_immune(table: MakeTable) -> None:
    """With Bill Ferny's House in the victory display the one enemy in staging, Jake, is no target."""
    seat = place(heroes=[spot("aragorn", resources=3)], hand=["son_of_arnor", "gandalf"])
    t = table(arranged(seat, phase="planning", staging=["wolf_pelt_jake"], victory=["bill_fernys_house"]))
    t.play_card("son_of_arnor")
    assert t.prompt == "planning"

    t = table(arranged(seat, phase="planning", staging=["wolf_pelt_jake"]))
    t.play_card("son_of_arnor")
    t.use("son_of_arnor")
    assert t.engaged(P1) == ["wolf_pelt_jake"]


# -- Snowbourn Scout -------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-KEY-11", "LR-EFF-02")
def test_the_snowbourn_scout_places_1_progress_on_a_location(table: MakeTable) -> None:
    """A location of the staging area or the active one gets 1 progress; a Hideout and an enemy are no targets."""
    seat = place(heroes=[spot("aragorn", resources=1)], hand=["snowbourn_scout"])
    staging = ["old_warehouse", "combe_storehouse", "greenway_footpad"]
    t = table(arranged(seat, phase="planning", staging=staging, active="dark_alley"))
    t.play_card("snowbourn_scout")
    t.use("snowbourn_scout")
    for title in ("combe_storehouse", "greenway_footpad"):
        assert refused(t, choice(t, P1, title)) == ("no_legal_target", "LR-EFF-02")
    t.pick("dark_alley")

    assert (t.card("dark_alley").progress, t.card("old_warehouse").progress) == (1, 0)


@pytest.mark.rule("LR-INS-03", "LR-QST-13")
def test_the_snowbourn_scout_explores_the_active_location_and_investigates(table: MakeTable) -> None:
    """The last token comes from the Scout: the active Alley is explored in planning, and 3 cards are looked at."""
    seat = place(heroes=[spot("aragorn", resources=1)], hand=["snowbourn_scout"])
    t = table(arranged(seat, phase="planning", active=spot("dark_alley", progress=2)))
    t.play_card("snowbourn_scout")
    t.use("snowbourn_scout")

    looked = t.expect_event(lr.InvestigationLooked, seat=P1)
    assert looked.cards is not None
    assert len(looked.cards) == 3
    assert (t.active, t.encounter_discard[-1]) == (None, "dark_alley")


@pytest.mark.rule("LR-INS-03", "LR-QST-13")
def test_the_snowbourn_scout_explores_a_location_of_the_staging_area_without_investigating(table: MakeTable) -> None:
    """The Alley explored in the staging area goes to the discard pile and nobody looks at anything."""
    seat = place(heroes=[spot("aragorn", resources=1)], hand=["snowbourn_scout"])
    t = table(arranged(seat, phase="planning", staging=[spot("dark_alley", progress=2)]))
    t.play_card("snowbourn_scout")
    t.use("snowbourn_scout")

    assert (t.staging, t.encounter_discard) == ([], ["dark_alley"])
    assert t.happened(lr.InvestigationLooked) == []


@pytest.mark.rule("LR-CRD-27")
def test_the_snowbourn_scout_wakes_market_square(table: MakeTable) -> None:
    """Progress on a staging location raises the Scout's player by 1 for each Market Square; on the active one not."""
    for staging, active, threat in (
        (["market_square", "market_square"], None, 32),
        (["market_square"], None, 31),
        ([], "market_square", 30),
    ):
        scout = place(threat=30, heroes=[spot("aragorn", resources=1)], hand=["snowbourn_scout", "gandalf"])
        setup = {"first_player": P2}
        decks = (TACTICS, LEADERSHIP)
        position = {"phase": "planning", "staging": staging, "active": active}
        t = table(arranged(place(threat=20), scout, decks=decks, setup=setup, **position))
        t.play_card("snowbourn_scout")
        t.use("snowbourn_scout")
        if t.prompt == "pick-target":
            t.act(lr.ChooseCard, uid=t.state.staging[0])
        assert t.threats == [20, threat]


# -- Longbeard Orc Slayer --------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-KEY-12")
def test_the_longbeard_orc_slayer_hurts_no_enemy_of_this_quest(table: MakeTable) -> None:
    """No enemy here is an Orc, Old Orc-eyes least of all: the response deals no damage."""
    seat = place(heroes=[spot("aragorn", resources=4)], hand=["longbeard_orc_slayer"], engaged=["lawless_ruffian"])
    t = table(arranged(seat, phase="planning", staging=["old_orc_eyes", "bill_ferny"]))
    t.play_card("longbeard_orc_slayer")
    t.use("longbeard_orc_slayer")

    assert [t.card(enemy).damage for enemy in ("old_orc_eyes", "bill_ferny", "lawless_ruffian")] == [0, 0, 0]


@pytest.mark.rule("LR-CRD-01", "LR-CMB-24", "LR-EFF-03")
def test_the_longbeard_orc_slayer_deals_1_damage_to_each_orc(table: MakeTable, monkeypatch: pytest.MonkeyPatch) -> None:
    """Were all Brigands Orcs, each of them would take 1, engaged or not, and those at the end fall together."""
    monkeypatch.setattr(_TRAITS, lambda state, card, trait: has_trait(state, card, "Brigand"))
    seat = place(heroes=[spot("aragorn", resources=4)], hand=["longbeard_orc_slayer", "gandalf"])
    other = place(engaged=[spot("lawless_ruffian", damage=2), "bree_land_informant"])
    t = table(arranged(seat, other, phase="planning", staging=["greenway_footpad", spot("chetwood_outlaw", damage=4)]))
    t.play_card("longbeard_orc_slayer")
    t.use("longbeard_orc_slayer")

    assert t.staging == ["greenway_footpad"]
    assert t.engaged(P2) == ["bree_land_informant"]
    assert [t.card(enemy).damage for enemy in ("greenway_footpad", "bree_land_informant")] == [1, 0]
    assert sorted(t.encounter_discard) == ["chetwood_outlaw", "lawless_ruffian"]


@pytest.mark.rule("LR-EFF-03")
def test_the_longbeard_orc_slayer_may_hold_back(table: MakeTable, monkeypatch: pytest.MonkeyPatch) -> None:
    """The response is optional: passing it deals nothing, even to Orcs."""
    monkeypatch.setattr(_TRAITS, lambda state, card, trait: True)
    seat = place(heroes=[spot("aragorn", resources=4)], hand=["longbeard_orc_slayer"])
    t = table(arranged(seat, phase="planning", staging=["greenway_footpad"]))
    t.play_card("longbeard_orc_slayer")
    assert t.prompt == "respond-entered"
    t.act(lr.Pass)

    assert t.card("greenway_footpad").damage == 0


@pytest.mark.rule("LR-CRD-01", "LR-KEY-12", "LR-EFF-03")
def test_only_the_ally_that_enters_play_responds(table: MakeTable) -> None:
    """A Scout comes: the Scout, the Son of Arnor and the Longbeard that are there already do not respond."""
    allies = ["snowbourn_scout", "son_of_arnor", "longbeard_orc_slayer"]
    seat = place(heroes=[spot("aragorn", resources=1)], allies=allies, hand=["snowbourn_scout"])
    t = table(arranged(seat, phase="planning", staging=["dark_alley", "greenway_footpad"]))
    t.play_card("snowbourn_scout")
    old, new = (uid for uid in t.state.players[P1].area if t.state.cards[uid].card.id == "snowbourn_scout")

    assert [action.uid for action in t.offered() if isinstance(action, lr.UseAbility)] == [new]
    assert refused(t, lr.UseAbility(P1, old, lr.CARDS["snowbourn_scout"])) == ("not_now", "LR-EFF-02")
    for title in ("son_of_arnor", "longbeard_orc_slayer"):
        assert refused(t, ability(t, P1, title)) == ("not_now", "LR-EFF-02")
