"""Rules LR-CMB of attacks that end, come late or come besides, and of damage and destruction."""

from __future__ import annotations

from typing import Any

import pytest

from boardrules.games import lotr_investigation as lr
from tests.games.happened import refused
from tests.games.lotr_investigation.combat_positions import (
    BLANKS,
    COURAGE,
    STEWARD,
    attacks,
    combat,
    damage,
    engage_with_arnor,
    shadows,
    sneak_gandalf,
    sneaking,
    took_defends,
)
from tests.games.lotr_investigation.table import (
    LEADERSHIP,
    LORE,
    P1,
    P2,
    SPIRIT,
    TACTICS,
    MakeTable,
    QuestTable,
    fight_out,
    order,
    own_deck,
    place,
    spot,
)

# -- when the attacker goes ------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CMB-10", "LR-CMB-17")
def test_an_attack_ends_when_its_enemy_is_gone(table: MakeTable) -> None:
    """The Spearman destroys the Ruffian as it defends: the shadow card is discarded face down, and no damage."""
    t = combat(
        table,
        place(threat=20, allies=["gondorian_spearman"], engaged=[spot("lawless_ruffian", damage=2)]),
        decks=(TACTICS,),
        encounter=["deadly_accusations"],
    )
    t.act(lr.Defend, card="gondorian_spearman")
    t.use("gondorian_spearman")
    t.skip(lambda t: not t.state.attacks)

    assert (t.engaged(P1), t.happened(lr.ShadowRevealed)) == ([], [])
    assert damage(t) == [("lawless_ruffian", 1)]
    assert sorted(t.encounter_discard) == ["deadly_accusations", "lawless_ruffian"]


@pytest.mark.rule("LR-CMB-10", "LR-CMB-17")
def test_an_enemy_sent_to_the_staging_area_finishes_its_attack(table: MakeTable) -> None:
    """A Light in the Dark in the window after step 1: the Informant in staging turns its shadow card and deals 3."""
    t = combat(
        table,
        place(
            threat=20,
            hand=["a_light_in_the_dark"],
            heroes=[spot("dunhere", resources=2)],
            engaged=["bree_land_informant"],
        ),
        decks=(SPIRIT,),
        encounter=["greenway_footpad"],
    )
    t.to_window("attack_chosen")
    t.play_card("a_light_in_the_dark")
    assert t.staging == ["bree_land_informant"]
    t.act(lr.NoDefender, seat=P1)
    t.skip(lambda t: not t.state.attacks)

    assert damage(t) == [("dunhere", 2 + 1)]
    assert shadows(t, t.uid("bree_land_informant")) == [["greenway_footpad"]]
    t.skip(lambda t: t.state.phase != "combat")
    assert t.encounter_discard == ["greenway_footpad"]


# -- attacks outside the turn ----------------------------------------------------------------------------------


def _combe(table: MakeTable, *seats: lr.Position, **position: Any) -> QuestTable:
    """Return a combat phase with Combe Storehouse in the victory display: Suspects attack whom they engage."""
    setup = {"suspect": "todd_the_troll", **position.pop("setup", {})}
    return combat(table, *seats, victory=["combe_storehouse"], setup=setup, **position)


@pytest.mark.rule("LR-CMB-14", "LR-CRD-33", "LR-CMB-16")
def test_an_immediate_attack_in_the_combat_phase_has_its_own_shadow_card(table: MakeTable) -> None:
    """Jake engages P1 after the shadow cards were dealt: he attacks at once with a new one, which is then discarded."""
    t = _combe(
        table,
        sneaking(heroes=[spot("theodred", resources=1), "gloin"], engaged=["bree_land_informant"]),
        staging=[spot("wolf_pelt_jake")],
        encounter=["market_square", "greenway_footpad", "old_warehouse"],
    )
    informant = t.uid("bree_land_informant")
    assert shadows(t, informant) == [["market_square"]]
    engage_with_arnor(t, P1, "wolf_pelt_jake")
    jake = t.uid("wolf_pelt_jake")
    assert shadows(t, jake, informant) == [["greenway_footpad"], ["market_square"]]
    t.to_prompt("defend")
    t.act(lr.Defend, card="son_of_arnor")

    # 5 + 1 of the shadow card; the Son is destroyed, so Jake goes back to the staging area.
    assert damage(t) == [("son_of_arnor", 6)]
    assert (t.staging, shadows(t, jake, informant)) == (["wolf_pelt_jake"], [[], ["market_square"]])
    assert t.encounter_discard == ["greenway_footpad"]
    t.to_prompt("attack")
    assert attacks(t) == [("wolf_pelt_jake", P1), ("bree_land_informant", P1)]


@pytest.mark.rule("LR-CMB-14", "LR-CMB-06")
def test_a_sentinel_may_defend_against_an_immediate_attack(table: MakeTable) -> None:
    """The revealed Footpad is not engaged with P1: P1 may defend, and when P1 does not, P2's Aragorn may."""
    t = combat(
        table,
        place(threat=20, heroes=["denethor"]),
        place(threat=20, heroes=["aragorn"]),
        decks=(LORE, LEADERSHIP),
        phase="quest",
        encounter=["greenway_footpad", "market_square", "market_square"],
    )
    t.to_prompt("option-footpad")
    t.option("attack")
    t.to_prompt("defend")
    assert t.offered() == [lr.NoDefender(P1), lr.Defend(P1, t.uid("denethor"), lr.CARDS["denethor"])]
    t.act(lr.NoDefender)
    t.act(lr.Defend, seat=P2, card="aragorn")
    fight_out(t)

    assert damage(t) == [("aragorn", 4 - 2)]
    assert (t.staging, t.encounter_discard) == (["greenway_footpad", "market_square"], ["market_square"])


@pytest.mark.rule("LR-CMB-14", "LR-TIM-03")
def test_an_immediate_attack_has_the_four_steps_with_their_windows(table: MakeTable) -> None:
    """In the quest phase: the same windows as in the combat phase, and the shadow card stays until the last."""
    gloin = spot("gloin", exhausted=True, attachments=STEWARD)
    t = combat(
        table,
        place(threat=20, heroes=["aragorn", gloin]),
        phase="quest",
        encounter=["greenway_footpad", "market_square"],
    )
    t.to_prompt("option-footpad")
    t.option("attack")
    windows: list[str] = []

    def is_over(t: QuestTable) -> bool:
        windows.extend([t.window] if t.window and t.state.attacks else [])
        return not t.state.attacks

    t.skip(is_over)
    assert windows == ["attack_chosen", "defender_declared", "shadow_resolved", "attack_resolved"]
    assert t.window == "staged"


@pytest.mark.rule("LR-CMB-15")
def test_each_additional_attack_gets_a_new_shadow_card_when_the_resolved_one_is_gone(table: MakeTable) -> None:
    """Two Ruffians as shadow cards: three attacks of the Informant, each with one card, each with a new defender."""
    ruffian = "lawless_ruffian"
    t = combat(
        table,
        place(threat=20, heroes=["aragorn", "theodred", "gloin"], engaged=["bree_land_informant"]),
        encounter=[ruffian, ruffian, "market_square"],
    )
    piles = []
    for defender in ("aragorn", "theodred", "gloin"):
        t.to_prompt("defend")
        assert [shadow.face_up for shadow in t.card("bree_land_informant").shadows] == [False]
        piles.append(t.encounter_discard)
        t.act(lr.Defend, seat=P1, card=defender)
    t.skip(lambda t: t.state.phase != "combat")

    assert piles == [[], [ruffian], [ruffian, ruffian]]
    assert attacks(t) == [("bree_land_informant", P1)] * 3
    assert [event.shadow.id for event in t.happened(lr.ShadowRevealed)] == [ruffian, ruffian, "market_square"]
    assert damage(t) == [("theodred", 1), ("gloin", 1)]


@pytest.mark.rule("LR-CMB-16")
@pytest.mark.parametrize("when", ["before", "after"])
def test_an_enemy_that_engages_late_attacks_while_the_turn_of_its_player_lasts(table: MakeTable, when: str) -> None:
    """P2 calls the Outlaw from the staging area: before P2's attacks are over it attacks, without a shadow card."""
    t = combat(
        table,
        place(threat=20, heroes=["gimli", "thalin"], engaged=["greenway_footpad"]),
        sneaking(heroes=["aragorn", spot("theodred", resources=1)], engaged=["bree_land_informant"]),
        decks=(TACTICS, LEADERSHIP),
        setup={"first_player": P1 if when == "before" else P2},
        staging=["chetwood_outlaw"],
    )
    # The attack of P1's Footpad comes before P2's turn, or after it.
    t.skip(lambda t: t.window == "attack_chosen" and attacks(t)[-1:] == [("greenway_footpad", P1)])
    engage_with_arnor(t, P2, "chetwood_outlaw")
    assert shadows(t, t.uid("chetwood_outlaw")) == [[]]
    t.skip(lambda t: t.prompt == "attack" or t.state.phase != "combat")

    mine, late = ("greenway_footpad", P1), ("chetwood_outlaw", P2)
    if when == "before":
        assert sorted(attacks(t)[1:]) == [("bree_land_informant", P2), late]
        assert attacks(t)[0] == mine
    else:
        assert attacks(t) == [("bree_land_informant", P2), mine]
    assert len(t.happened(lr.ShadowDealt)) == 2


@pytest.mark.rule("LR-CMB-17")
def test_shadow_cards_go_with_their_enemy(table: MakeTable) -> None:
    """Gandalf destroys the Footpad after the dealing: its card is discarded at once, face down; the other stays."""
    t = combat(
        table,
        place(
            threat=20,
            hand=["sneak_attack", "gandalf"],
            heroes=[spot("theodred", resources=1), "gloin"],
            engaged=["greenway_footpad", "bree_land_informant"],
        ),
        encounter=["market_square", "rising_body_count"],
    )
    assert t.window == "shadows_dealt"
    sneak_gandalf(t, "greenway_footpad")

    assert sorted(t.encounter_discard) == ["greenway_footpad", "rising_body_count"]
    assert shadows(t, t.uid("bree_land_informant")) == [["market_square"]]
    assert t.happened(lr.ShadowRevealed) == []


@pytest.mark.rule("LR-CMB-17", "LR-THR-02")
def test_an_enemy_in_the_staging_area_keeps_its_shadow_card_until_the_end_of_combat(table: MakeTable) -> None:
    """A Light in the Dark after the dealing: no attack; the card goes, unresolved, before the last window."""
    t = combat(
        table,
        place(
            threat=20,
            hand=["a_light_in_the_dark"],
            heroes=[spot("dunhere", resources=2, attachments=COURAGE, exhausted=True)],
            engaged=["bree_land_informant"],
        ),
        decks=(SPIRIT,),
        encounter=["greenway_footpad"],
    )
    t.play_card("a_light_in_the_dark")
    assert (t.staging, shadows(t, t.uid("bree_land_informant"))) == (["bree_land_informant"], [["greenway_footpad"]])
    t.to_window("combat_end")

    assert (attacks(t), t.happened(lr.ShadowRevealed)) == ([], [])
    assert (t.encounter_discard, shadows(t, t.uid("bree_land_informant"))) == (["greenway_footpad"], [[]])


# -- damage ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CMB-18")
def test_damage_stays_and_destroys_at_no_hit_points_left(table: MakeTable) -> None:
    """Théodred (4 hit points) takes 2 in each of two rounds: with 2 left he lives, with 0 left he is destroyed."""
    t = combat(
        table,
        place(threat=10, heroes=["theodred", "gloin"], engaged=["bree_land_informant"]),
        setup={"shadow_cards": False},
    )
    for left in (2, 0):
        t.to_prompt("target-damage_hero")
        t.pick("theodred")
        assert t.in_play("theodred") == bool(left)
        assert ("theodred" in t.discard(P1)) is not bool(left)

    assert [event.card.id for event in t.happened(lr.Destroyed)] == ["theodred"]
    assert t.state.round == 2


@pytest.mark.rule("LR-CMB-18", "LR-VIC-01", "LR-KEY-09")
def test_where_the_destroyed_go(table: MakeTable) -> None:
    """Gandalf destroys Ferny and an Outlaw: one to the victory display, one to the pile, attachments to theirs."""
    outlaw = spot("chetwood_outlaw", damage=3, attachments=["hired_muscle"])
    deck = own_deck("mine", ("theodred", "gloin"), "sneak_attack", "gandalf", "forest_snare")
    t = combat(
        table,
        place(
            threat=20,
            hand=["sneak_attack", "sneak_attack", "gandalf"],
            heroes=[spot("theodred", resources=2), "gloin"],
            engaged=[spot("bill_ferny", damage=1, attachments=["forest_snare"]), outlaw],
        ),
        decks=("mine",),
        setup={"deck_lists": (deck,), "shadow_cards": False},
        investigation=["susie_the_spider"],
        only_investigation=True,
    )
    t.to_window("shadows_dealt")
    sneak_gandalf(t, "bill_ferny")
    assert (t.victory, t.encounter_discard, t.discard(P1)) == (["bill_ferny"], [], ["forest_snare", "sneak_attack"])
    t.to_prompt("attack")
    t.act(lr.AttackEnemy, card="chetwood_outlaw")
    for title in ("gloin", "gandalf"):
        t.act(lr.AddAttacker, seat=P1, card=title)
    t.skip(lambda t: not t.engaged(P1))

    assert (t.victory, t.encounter_discard) == (["bill_ferny"], ["hired_muscle", "chetwood_outlaw"])


@pytest.mark.rule("LR-CMB-18")
def test_a_destroyed_hero_loses_resources_and_attachments(table: MakeTable) -> None:
    """Gloin falls with 5 resources and P2's Steward: no hero gets them, and the Steward lies on P2's pile."""
    gloin = spot("gloin", damage=3, resources=5, attachments=STEWARD, by=P2)
    other = own_deck("other", ("legolas",), "steward_of_gondor")
    t = combat(
        table,
        place(threat=20, heroes=[gloin, spot("aragorn", resources=1)], engaged=["bree_land_informant"]),
        place(threat=20),
        decks=(LEADERSHIP, "other"),
        setup={"deck_lists": (other,)},
    )
    t.to_prompt("target-damage_hero")
    t.pick("gloin")

    assert (t.discard(P1), t.discard(P2)) == (["theodred", "gloin"], ["steward_of_gondor"])
    assert t.card("aragorn").resources == 1


@pytest.mark.rule("LR-CMB-19")
def test_damage_of_effects_ignores_defense(table: MakeTable) -> None:
    """Swift Strike deals its 2 to an Outlaw with 3 defense."""
    t = combat(
        table,
        place(
            threat=20,
            hand=["swift_strike"],
            heroes=[spot("gimli", resources=2), "thalin"],
            engaged=["chetwood_outlaw"],
        ),
        decks=(TACTICS,),
    )
    t.act(lr.Defend, card="gimli")
    t.play_card("swift_strike")

    assert damage(t)[0] == ("chetwood_outlaw", 2)


@pytest.mark.rule("LR-CMB-20", "LR-CMB-04")
def test_an_enemy_that_cannot_attack_is_skipped_with_all_that_its_attack_would_bring(table: MakeTable) -> None:
    """Thicket of Spears: neither Johnny nor the Footpad attacks, no card leaves the hand, no shadow card is turned."""
    heroes = [spot(hero, resources=1) for hero in ("legolas", "gimli", "thalin")]
    t = combat(
        table,
        place(
            threat=20,
            hand=["thicket_of_spears", "gandalf"],
            heroes=heroes,
            engaged=["johnny_goblin_fingers", "greenway_footpad"],
        ),
        place(threat=20, heroes=[spot("aragorn", attachments=STEWARD)], engaged=["bree_land_informant"]),
        decks=(TACTICS, LEADERSHIP),
        setup={"suspect": "todd_the_troll"},
    )
    t.play_card("thicket_of_spears")
    t.act(lr.ChoosePlayer, player=P1)
    t.to_window("attack_chosen")
    assert shadows(t, t.uid("johnny_goblin_fingers"), t.uid("greenway_footpad")) == [[BLANKS[0]], [BLANKS[1]]]
    t.to_window("combat_end")

    assert attacks(t) == [("bree_land_informant", P2)]
    assert (t.hand(P1), t.threats) == (["gandalf"], [20, 20])
    assert len(t.happened(lr.ShadowDealt)) == 3
    assert len(t.happened(lr.ShadowRevealed)) == 1
    assert sorted(t.encounter_discard) == sorted(BLANKS[:3])


@pytest.mark.rule("LR-CMB-20", "LR-CMB-14", "LR-CRD-33")
def test_an_enemy_that_cannot_attack_makes_no_immediate_attack_either(table: MakeTable) -> None:
    """Feint bars Jake from attacking P1; called away by P2 he attacks P2 at once; called back by P1, he does not."""
    deck = own_deck("mine", ("gimli", "theodred"), "feint", "sneak_attack", "son_of_arnor")
    other = own_deck("other", ("aragorn", "gloin"), "sneak_attack", "son_of_arnor")
    hand = ["sneak_attack", "son_of_arnor"]
    t = _combe(
        table,
        place(
            threat=20,
            hand=["feint", *hand],
            heroes=[spot("gimli", resources=1), spot("theodred", resources=1)],
            engaged=["wolf_pelt_jake"],
        ),
        sneaking(heroes=["aragorn", spot("gloin", resources=1)]),
        decks=("mine", "other"),
        setup={"deck_lists": (deck, other)},
    )
    assert t.window == "shadows_dealt"
    t.play_card("feint", P1)
    engage_with_arnor(t, P2, "wolf_pelt_jake")
    t.to_prompt("defend")
    t.act(lr.Defend, seat=P2, card="aragorn")
    assert attacks(t) == [("wolf_pelt_jake", P2)]
    engage_with_arnor(t, P1, "wolf_pelt_jake")
    assert t.engaged(P1) == ["wolf_pelt_jake"]
    t.to_prompt("attack")

    assert attacks(t) == [("wolf_pelt_jake", P2)]
    assert damage(t) == [("aragorn", 5 - 2)]


@pytest.mark.rule("LR-CMB-21", "LR-CMB-09")
def test_a_defender_that_changes_sides_still_defends(table: MakeTable) -> None:
    """Wandering Took goes to P2 in the middle of the attack: its defense of 1 counts, and it takes the damage."""
    t = took_defends(table, "bree_land_informant", 20)
    t.act(lr.Defend, seat=P1, card="wandering_took")
    t.to_window("defender_declared")
    t.use("wandering_took", P1)
    assert t.area(P2) == ["aragorn", "wandering_took"]
    t.to_prompt("attack")

    assert damage(t) == [("wandering_took", 2 - 1)]


@pytest.mark.rule("LR-CMB-21")
def test_after_its_attack_a_defender_is_one_no_more_but_stays_exhausted(table: MakeTable) -> None:
    """Aragorn defended against the Informant; against the Footpad he cannot, and does not take its damage."""
    t = combat(
        table,
        place(threat=20, heroes=["aragorn", "gloin"], engaged=["bree_land_informant", "greenway_footpad"]),
    )
    t.pick("bree_land_informant")
    t.act(lr.Defend, card="aragorn")
    t.to_prompt("defend")
    assert t.card("aragorn").exhausted
    assert refused(t, lr.Defend(P1, t.uid("aragorn"), lr.CARDS["aragorn"])) == ("exhausted", "LR-TIM-04")
    t.act(lr.Defend, card="gloin")
    t.skip(lambda t: bool(damage(t)))

    assert damage(t) == [("gloin", 4 - 1)]
    assert [t.card(hero).exhausted for hero in ("aragorn", "gloin")] == [True, True]


@pytest.mark.rule("LR-CMB-24", "LR-EFF-13")
def test_an_effect_on_several_enemies_damages_all_and_then_destroys_all(table: MakeTable) -> None:
    """Rain of Arrows: 1 damage each on a Ruffian and an Informant with 1 hit point left and a Footpad with 4."""
    t = combat(
        table,
        place(threat=20, hand=["rain_of_arrows"], heroes=[spot("legolas", resources=1), "gimli"]),
        place(
            threat=20,
            engaged=[
                spot("lawless_ruffian", damage=2, attachments=["hired_muscle"]),
                "greenway_footpad",
                spot("bree_land_informant", damage=2),
            ],
        ),
        decks=(TACTICS, LEADERSHIP),
        setup={"shadow_cards": False},
    )
    t.play_card("rain_of_arrows")
    t.act(lr.ChoosePlayer, player=P2)

    kinds = (lr.Damaged, lr.EnemyDefeated, lr.InvestigationLooked)
    assert order(t.log, *kinds) == [*[lr.Damaged] * 3, *[lr.EnemyDefeated] * 2, lr.InvestigationLooked]
    assert t.engaged(P2) == ["greenway_footpad"]
    assert t.card("greenway_footpad").damage == 1
    assert t.encounter_discard == ["hired_muscle", "lawless_ruffian", "bree_land_informant"]


@pytest.mark.rule("LR-CMB-25", "LR-CMB-07")
def test_thalin_hurts_no_shadow_card(table: MakeTable) -> None:
    """Thalin is committed: the revealed Footpad gets 1 damage, the Ruffian dealt to it as a shadow card none."""
    t = combat(
        table,
        place(threat=20, heroes=["thalin", "gimli"]),
        decks=(TACTICS,),
        phase="quest",
        encounter=["greenway_footpad", "bill_ferny", "market_square"],
        empty_encounter=True,
    )
    t.commit(P1, "thalin")
    t.option("attack")
    t.to_prompt("option-ferny_shadow")
    t.option("threat")

    assert [event.card.id for event in t.happened(lr.CardRevealed)] == ["greenway_footpad"]
    assert damage(t)[:1] == [("greenway_footpad", 1)]
    assert "bill_ferny" not in [card for card, _ in damage(t)]
    assert t.happened(lr.ThreatRaised)[0].amount == 4


@pytest.mark.rule("LR-CMB-25")
def test_a_shadow_effect_is_that_of_an_encounter_card(table: MakeTable) -> None:
    """Ferny's House makes Todd immune to player cards; the shadow of a Footpad strengthens him all the same."""
    t = combat(
        table,
        place(threat=20, heroes=["gimli", "thalin"], engaged=["todd_the_troll"]),
        decks=(TACTICS,),
        victory=["bill_fernys_house"],
        encounter=["greenway_footpad"],
    )
    t.act(lr.Defend, card="gimli")
    t.skip(lambda t: bool(damage(t)))

    assert damage(t) == [("gimli", 7 + 1 - 2)]
