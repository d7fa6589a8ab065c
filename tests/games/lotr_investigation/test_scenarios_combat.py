"""Scenarios S45, S46 and S48: combat."""

from __future__ import annotations

import pytest

from boardrules.games import lotr_investigation as lr
from tests.games.lotr_investigation.table import (
    LEADERSHIP,
    LORE,
    P1,
    P2,
    SPIRIT,
    TACTICS,
    MakeTable,
    QuestTable,
    arranged,
    own_deck,
    place,
    spot,
)

#: Whoever has this is asked in every action window, so that a test can stop there.
STEWARD = ["steward_of_gondor"]
#: An enemy that cannot attack, so that a test may begin with the players' attacks.
SNARE = ["forest_snare"]

# -- S45 -------------------------------------------------------------------------------------------------------


def _outlaw(table: MakeTable) -> QuestTable:
    """P1 is engaged with an Outlaw and a Ruffian that cannot attack; P2 has Legolas and an ally without Ranged."""
    mine = own_deck("mine", ("gimli",), "veteran_axehand", "quick_strike")
    other = own_deck("other", ("legolas",), "guard_of_the_citadel", "forest_snare", "forest_snare", "steward_of_gondor")
    t = table(
        arranged(
            place(
                threat=20,
                heroes=[spot("gimli", damage=2, resources=1)],
                allies=["veteran_axehand"],
                hand=["quick_strike"],
                engaged=[
                    spot("chetwood_outlaw", attachments=SNARE, by=P2),
                    spot("lawless_ruffian", attachments=SNARE, by=P2),
                ],
            ),
            place(threat=20, heroes=[spot("legolas", attachments=STEWARD)], allies=["guard_of_the_citadel"]),
            decks=("mine", "other"),
            setup={"deck_lists": (mine, other)},
            stage=2,
            phase="combat",
        )
    )
    t.to_prompt("attack")
    assert t.asked == (P1,)
    t.act(lr.AttackEnemy, seat=P1, card="chetwood_outlaw")
    t.act(lr.AddAttacker, seat=P1, card="gimli")
    t.act(lr.Done, seat=P1)
    assert (t.prompt, t.asked) == ("join_attack", (P2,))
    return t


@pytest.mark.rule("LR-CMB-11", "LR-CMB-12")
def test_s45_a_ranged_character_joins_and_nobody_attacks_the_enemy_twice(table: MakeTable) -> None:
    """S45: Gimli's 4 and Legolas' 3 less 3 are 4 damage; afterwards neither P1 nor P2 may attack the Outlaw."""
    t = _outlaw(table)
    legolas, guard = t.uid("legolas"), t.uid("guard_of_the_citadel")
    assert t.offered() == [lr.Decline(P2), lr.AddAttacker(P2, legolas, lr.CARDS["legolas"])]
    refusal = t.refuses(lr.AddAttacker(P2, guard, lr.CARDS["guard_of_the_citadel"]))
    assert (refusal.code, refusal.rule) == ("no_ranged", "LR-CMB-12")
    t.act(lr.AddAttacker, seat=P2, card="legolas")
    t.to_prompt("attack")

    attack = t.happened(lr.PlayerAttacks)
    assert [[card.id for card in one.attackers] for one in attack] == [["gimli", "legolas"]]
    assert t.card("chetwood_outlaw").damage == 7 - 3
    assert t.engaged(P1) == ["chetwood_outlaw", "lawless_ruffian"]
    assert t.card("gimli").exhausted
    assert t.card("legolas").exhausted

    outlaw, ruffian = t.uid("chetwood_outlaw"), t.uid("lawless_ruffian")
    assert t.asked == (P1,)
    assert t.offered() == [lr.Done(P1), lr.AttackEnemy(P1, ruffian, lr.CARDS["lawless_ruffian"])]
    refusal = t.refuses(lr.AttackEnemy(P1, outlaw, lr.CARDS["chetwood_outlaw"]))
    assert (refusal.code, refusal.rule) == ("already_attacked", "LR-CMB-11")
    t.act(lr.Done, seat=P1)
    t.to_window("combat_end")
    assert len(t.happened(lr.PlayerAttacks)) == 1


@pytest.mark.rule("LR-CMB-12")
def test_s45_a_ranged_character_that_did_not_join_may_attack_by_itself(table: MakeTable) -> None:
    """S45: Legolas is still ready: P2 may declare one attack of his own against the Outlaw, and then no other."""
    t = _outlaw(table)
    t.act(lr.Decline, seat=P2)
    t.to_prompt("attack")
    t.act(lr.Done, seat=P1)
    t.to_prompt("attack")
    assert t.card("chetwood_outlaw").damage == 4 - 3
    assert t.asked == (P2,)
    uids = [t.uid("chetwood_outlaw"), t.uid("lawless_ruffian")]
    assert [action.uid for action in t.offered() if isinstance(action, lr.AttackEnemy)] == uids
    t.act(lr.AttackEnemy, seat=P2, card="chetwood_outlaw")
    t.to_window("combat_end")

    last = t.happened(lr.PlayerAttacks)[-1]
    assert (last.seat, last.card.id, [card.id for card in last.attackers]) == (P2, "chetwood_outlaw", ["legolas"])
    assert t.card("chetwood_outlaw").damage == 1
    assert len(t.happened(lr.PlayerAttacks)) == 2


@pytest.mark.rule("LR-CMB-13")
def test_s45_quick_strike_is_one_more_attack_that_nobody_joins(table: MakeTable) -> None:
    """S45: P1 has attacked the Outlaw, and the Axehand may attack it all the same: 2 less 3 is no damage."""
    t = _outlaw(table)
    t.act(lr.Decline, seat=P2)
    t.to_window("attack_done")
    t.play_card("quick_strike")
    t.pick("chetwood_outlaw")
    t.to_window("combat_end")

    attacks = t.happened(lr.PlayerAttacks)
    assert [[card.id for card in one.attackers] for one in attacks] == [["gimli"], ["veteran_axehand"]]
    assert [one.card.id for one in attacks] == ["chetwood_outlaw", "chetwood_outlaw"]
    assert t.card("veteran_axehand").exhausted
    assert not t.card("legolas").exhausted
    assert t.card("chetwood_outlaw").damage == 4 - 3
    assert t.discard(P1) == ["quick_strike"]


@pytest.mark.rule("LR-CMB-22")
def test_s45_who_joins_an_attack_has_attacked(table: MakeTable) -> None:
    """S45, with an Outlaw that falls: Legolas, who joined, may respond to its destruction by 2 progress."""
    mine = own_deck("mine", ("gimli",))
    other = own_deck("other", ("legolas",), "forest_snare")
    t = table(
        arranged(
            place(
                threat=20,
                heroes=[spot("gimli", damage=2)],
                engaged=[spot("chetwood_outlaw", damage=1, attachments=SNARE, by=P2)],
            ),
            place(threat=20, heroes=["legolas"]),
            decks=("mine", "other"),
            setup={"deck_lists": (mine, other)},
            stage=2,
            phase="combat",
        )
    )
    t.to_prompt("attack")
    t.act(lr.AttackEnemy, seat=P1)
    t.act(lr.AddAttacker, seat=P2, card="legolas")
    t.to_prompt("respond-slain")
    assert t.asked == (P2,)
    t.use("legolas")

    assert t.in_play("chetwood_outlaw") == 0
    assert t.state.progress == 2


# -- S46 -------------------------------------------------------------------------------------------------------


def _feint(table: MakeTable, engaged: list[str], encounter: list[str]) -> QuestTable:
    """P1, who can pay for Feint, is engaged with these enemies."""
    mine = own_deck("mine", ("gimli", "gloin"), "feint", "steward_of_gondor")
    return table(
        arranged(
            place(
                threat=20,
                heroes=[spot("gimli", resources=1, exhausted=True), spot("gloin", attachments=STEWARD, exhausted=True)],
                hand=["feint"],
                engaged=engaged,
            ),
            decks=("mine",),
            setup={"deck_lists": (mine,)},
            stage=2,
            phase="combat",
            encounter=encounter,
        )
    )


@pytest.mark.rule("LR-CMB-20", "LR-EFF-02")
def test_s46_feint_before_its_attack_keeps_an_enemy_from_attacking(table: MakeTable) -> None:
    """S46: only the Ruffian attacks; the shadow card of the Footpad is discarded unresolved at the end of the phase."""
    t = _feint(table, ["greenway_footpad", "lawless_ruffian"], ["market_square", "bill_ferny"])
    t.to_window("shadows_dealt")
    t.play_card("feint")
    assert t.prompt == "pick-target"
    t.pick("greenway_footpad")
    t.to_prompt("target-damage_hero")
    t.pick("gimli")
    t.to_window("attack_resolved")
    assert [shadow.face_up for shadow in t.card("greenway_footpad").shadows] == [False]
    t.to_window("combat_end")

    assert [event.card.id for event in t.happened(lr.EnemyAttacks)] == ["lawless_ruffian"]
    assert [event.shadow.id for event in t.happened(lr.ShadowRevealed)] == ["market_square"]
    assert [t.card(hero).damage for hero in ("gimli", "gloin")] == [3, 0]
    assert t.threats == [20]
    assert t.encounter_discard == ["bill_ferny", "market_square"]
    assert t.card("greenway_footpad").shadows == t.card("lawless_ruffian").shadows == []
    assert t.discard(P1) == ["feint"]


@pytest.mark.rule("LR-CMB-20")
@pytest.mark.parametrize(("feint", "attacks"), [(True, 1), (False, 2)])
def test_s46_feint_after_the_attack_began_stops_only_a_later_attack(
    table: MakeTable, feint: bool, attacks: int
) -> None:
    """S46: the running attack of the Footpad deals its 4; the additional one of the Ruffian's shadow does not come."""
    t = _feint(table, ["greenway_footpad"], ["lawless_ruffian", "market_square"])
    t.to_window("attack_chosen")
    if feint:
        t.play_card("feint")
    t.to_prompt("target-damage_hero")
    t.pick("gimli")
    assert t.card("gimli").damage == 4
    if not feint:
        t.to_prompt("target-damage_hero")
        t.pick("gloin")
    t.to_window("combat_end")

    assert [event.card.id for event in t.happened(lr.EnemyAttacks)] == ["greenway_footpad"] * attacks
    flipped = [event.shadow.id for event in t.happened(lr.ShadowRevealed)]
    assert flipped == ["lawless_ruffian", "market_square"][:attacks]
    assert t.card("greenway_footpad").shadows == []


@pytest.mark.rule("LR-EFF-02")
def test_s46_feint_is_an_action_of_the_combat_phase_only(table: MakeTable) -> None:
    """S46: Feint names its phase: in the planning phase it is refused."""
    mine = own_deck("mine", ("gimli",), "feint", "steward_of_gondor")
    t = table(
        arranged(
            place(
                heroes=[spot("gimli", resources=1, attachments=STEWARD)],
                hand=["feint"],
                engaged=["greenway_footpad"],
            ),
            decks=("mine",),
            setup={"deck_lists": (mine,)},
            phase="planning",
        )
    )
    assert t.window == "planning"
    assert not t.can(lr.PlayCard, card="feint")
    refusal = t.refuses(lr.PlayCard(P1, lr.CARDS["feint"]))
    assert (refusal.code, refusal.rule) == ("wrong_moment", "LR-EFF-02")


@pytest.mark.rule("LR-CMB-20", "LR-KEY-09")
def test_s46_forest_snare_holds_an_enemy_also_after_it_was_in_the_staging_area(table: MakeTable) -> None:
    """S46: the Ruffian returns to the staging area, engages P1 anew, and attacks in neither of two combat phases."""
    coming = ["hired_muscle", "ramshackle_manor", "ramshackle_manor", "bill_ferny"]
    later = ["market_square", "market_square", "chetwood_outlaw"]
    t = table(
        arranged(
            place(threat=35, engaged=["lawless_ruffian"]),
            place(threat=10, heroes=["beravor", spot("glorfindel", resources=3)], hand=["forest_snare"]),
            decks=(TACTICS, LORE),
            stage=2,
            phase="planning",
            encounter=[*coming, *later],
        )
    )
    t.skip(lambda t: t.prompt == "planning" and t.asked == (P2,))
    t.play_card("forest_snare")
    snare, ruffian = t.card("forest_snare"), t.uid("lawless_ruffian")
    assert (snare.host, snare.controller) == (ruffian, P2)

    t.act(lr.Done, seat=P2)
    t.commit(P1, "legolas", "gimli", "thalin")
    t.commit(P2, "glorfindel")
    t.to_window("shadows_dealt")
    returned = t.happened(lr.ReturnedToStaging)
    assert [event.uid for event in returned] == [ruffian]
    assert [(event.willpower, event.threat) for event in t.happened(lr.QuestCompared)] == [(7, 7)]
    assert t.engaged(P1) == ["lawless_ruffian"]
    assert t.card("forest_snare").host == t.card("hired_muscle").host == ruffian
    assert len(t.card("lawless_ruffian").shadows) == 1

    t.skip(lambda t: t.state.round == 3)
    assert t.happened(lr.EnemyAttacks) == []
    assert t.happened(lr.ShadowRevealed) == []
    assert len([event for event in t.happened(lr.ShadowDealt) if event.uid == ruffian]) == 2
    assert t.card("lawless_ruffian").shadows == []


@pytest.mark.rule("LR-KEY-09", "LR-KEY-10")
@pytest.mark.parametrize("with_ruffian", [True, False])
def test_s46_forest_snare_goes_to_no_suspect_and_not_into_the_staging_area(
    table: MakeTable, with_ruffian: bool
) -> None:
    """S46: of an engaged Suspect, an enemy in the staging area and an engaged Ruffian only the last can be snared."""
    t = table(
        arranged(
            place(
                threat=20,
                heroes=[spot("denethor", resources=3)],
                hand=["forest_snare"],
                engaged=["todd_the_troll", *(["lawless_ruffian"] if with_ruffian else [])],
            ),
            decks=(LORE,),
            stage=2,
            phase="planning",
            staging=["greenway_footpad"],
        )
    )
    t.to_prompt("planning")
    if with_ruffian:
        t.play_card("forest_snare")
        assert t.card("forest_snare").host == t.uid("lawless_ruffian")
    else:
        refusal = t.refuses(lr.PlayCard(P1, lr.CARDS["forest_snare"]))
        assert (refusal.code, refusal.rule) == ("no_target", "LR-EFF-02")


# -- S48 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CMB-25", "LR-CRD-21", "LR-CRD-38")
@pytest.mark.parametrize(("cancelled", "attack"), [(False, 2 + 2), (True, 2)])
def test_s48_a_shadow_card_is_not_a_revealed_treachery(table: MakeTable, cancelled: bool, attack: int) -> None:
    """S48: Deadly Accusations adds 2 to the attack and gets no Doomed; Hasty Stroke could cancel it."""
    t = table(
        arranged(
            place(
                threat=30,
                heroes=[spot("dunhere", resources=1)],
                hand=["hasty_stroke"],
                engaged=["bree_land_informant"],
            ),
            place(threat=20, heroes=[spot("aragorn", attachments=STEWARD, exhausted=True)]),
            decks=(SPIRIT, LEADERSHIP),
            stage=2,
            phase="combat",
            staging=["bill_ferny"],
            active=spot("market_square"),
            encounter=["deadly_accusations"],
        )
    )
    t.to_prompt("defend")
    t.act(lr.Defend, card="dunhere")
    t.to_prompt("respond-shadow_effect")
    assert t.can(lr.PlayCard, seat=P1, card="hasty_stroke")
    if cancelled:
        t.play_card("hasty_stroke")
    t.to_window("combat_end")

    assert [(event.card.id, event.amount) for event in t.happened(lr.Damaged)] == [("dunhere", attack - 1)]
    assert t.threats == [30, 20]
    assert t.happened(lr.DoomedGained) == []
    assert t.happened(lr.CardRevealed) == []
    assert t.state.treacheries == 0
    assert t.encounter_discard == ["deadly_accusations"]


@pytest.mark.rule("LR-CMB-25", "LR-CRD-21", "LR-CRD-38")
def test_s48_the_first_treachery_revealed_after_a_shadow_card_is_still_doomed(table: MakeTable) -> None:
    """S48: the shadow card of a Footpad's attack adds 2; the same treachery, revealed next, gets Doomed 1."""
    t = table(
        arranged(
            place(threat=30, heroes=[spot("aragorn", attachments=STEWARD)]),
            place(threat=20),
            stage=2,
            phase="quest",
            staging=["bill_ferny"],
            active=spot("market_square"),
            encounter=["greenway_footpad", "deadly_accusations", "deadly_accusations"],
        )
    )
    t.to_prompt("option-footpad")
    t.option("attack")
    t.to_prompt("defend")
    t.act(lr.Defend, card="aragorn")
    t.to_window("staged")

    assert [(event.card.id, event.amount) for event in t.happened(lr.Damaged)] == [("aragorn", 4 + 2 - 2)]
    rises = [(event.seat, event.amount) for event in t.happened(lr.ThreatRaised)]
    assert rises == [(P1, 1), (P2, 1), (P1, 3), (P2, 3)]
    assert t.threats == [34, 24]
    assert t.state.treacheries == 1
    assert len(t.happened(lr.DoomedGained)) == 1
