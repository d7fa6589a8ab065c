"""Scenarios S28 to S34: encounter cards."""

from __future__ import annotations

import pytest

from boardrules.games import lotr_investigation as lr
from tests.games.lotr_investigation.table import (
    LEADERSHIP,
    LORE,
    P1,
    P2,
    SPIRIT,
    MakeTable,
    QuestTable,
    arranged,
    own_deck,
    place,
    seen,
    spot,
)

#: Whoever has this is asked in every action window, so that a test can stop there.
STEWARD = ["steward_of_gondor"]

# -- S28 -------------------------------------------------------------------------------------------------------


def _accused(table: MakeTable, *staging: str) -> QuestTable:
    """Two Deadly Accusations come; Eleanor is ready, and P1 could pay for A Test of Will."""
    return table(
        arranged(
            place(threat=30, hand=["a_test_of_will"], heroes=[spot("eleanor", resources=1)]),
            place(threat=33, heroes=[spot("gloin", attachments=STEWARD)]),
            decks=(SPIRIT, LEADERSHIP),
            stage=2,
            phase="quest",
            staging=staging,
            active=spot("dark_alley"),
            encounter=["deadly_accusations", "deadly_accusations"],
        )
    )


@pytest.mark.rule("LR-CRD-21", "LR-INS-02", "LR-EFF-07")
@pytest.mark.parametrize(("cancelled", "after"), [(False, [39, 42]), (True, [35, 38])])
def test_s28_with_bill_ferny_the_first_treachery_of_the_round_is_doomed_and_cannot_be_cancelled(
    table: MakeTable, cancelled: bool, after: list[int]
) -> None:
    """S28: Doomed 1, then X = 4, and nobody is asked; the second treachery has no Doomed and can be cancelled."""
    t = _accused(table, "bill_ferny")
    t.to_prompt("respond-when_revealed")

    first, second = t.happened(lr.CardRevealed)
    assert first.card.id == second.card.id == "deadly_accusations"
    rises = [(event.seat, event.amount, event.threat) for event in t.happened(lr.ThreatRaised)]
    assert rises == [(P1, 1, 31), (P2, 1, 34), (P1, 4, 35), (P2, 4, 38)]
    assert t.threats == [35, 38]
    assert t.can(lr.UseAbility, seat=P1, card="eleanor")
    assert t.can(lr.PlayCard, seat=P1, card="a_test_of_will")

    if cancelled:
        t.play_card("a_test_of_will")
    t.to_window("staged")
    assert t.threats == after
    assert len(t.happened(lr.DoomedGained)) == 1
    assert t.encounter_discard == ["deadly_accusations", "deadly_accusations"]
    assert t.state.treacheries == 2


@pytest.mark.rule("LR-CRD-21", "LR-EFF-07")
def test_s28_without_bill_ferny_the_first_treachery_can_be_cancelled(table: MakeTable) -> None:
    """S28, the counterpart: no Doomed, and A Test of Will is offered for the first treachery."""
    t = _accused(table)
    t.to_prompt("respond-when_revealed")

    assert len(t.happened(lr.CardRevealed)) == 1
    assert t.happened(lr.DoomedGained) == []
    assert t.threats == [30, 33]
    assert t.can(lr.PlayCard, seat=P1, card="a_test_of_will")


# -- S29 -------------------------------------------------------------------------------------------------------


def _informant(table: MakeTable, resources: int) -> QuestTable:
    """P2 is first player; the Informant attacks P1, and Taken by Surprise lies at the bottom."""
    return table(
        arranged(
            place(
                threat=40,
                heroes=[spot("gloin", resources=resources, attachments=STEWARD)],
                engaged=["bree_land_informant"],
            ),
            place(threat=30),
            setup={"first_player": P2, "script": {"encounter": ("village_stable", "lawless_ruffian")}},
            stage=2,
            phase="combat",
            encounter=["market_square"],
            encounter_discard=["hired_muscle"],
            investigation=["taken_by_surprise", "susie_the_spider", "taken_by_surprise"],
            only_investigation=True,
        )
    )


@pytest.mark.rule("LR-INV-01", "LR-INV-02", "LR-INV-03")
def test_s29_the_attacked_player_looks_and_the_enemy_found_engages_the_first_player(table: MakeTable) -> None:
    """S29: P1 pays for the bottom card; Taken by Surprise puts the Ruffian before P2; the Informant is discarded."""
    t = _informant(table, resources=1)
    t.to_prompt("option-informant")
    assert t.asked == (P1,)
    t.option("use")

    assert t.threats == [41, 30]
    assert t.card("gloin").resources == 0
    look = t.expect_event(lr.InvestigationLooked, seat=P1, number=1, end="bottom")
    assert [card.id for card in look.cards or ()] == ["taken_by_surprise"]
    assert t.investigation == ["taken_by_surprise", "susie_the_spider"]
    assert t.removed == ["taken_by_surprise"]
    assert t.engaged(P2) == ["lawless_ruffian"]
    assert t.engaged(P1) == t.staging == t.victory == []
    assert t.in_play("bree_land_informant") == 0
    assert t.happened(lr.EnemyDefeated) == []
    assert t.encounter_discard == ["village_stable", "market_square", "bree_land_informant"]
    assert "hired_muscle" in t.encounter


@pytest.mark.rule("LR-INV-01", "LR-EFF-05", "LR-CRD-42")
def test_s29_without_a_resource_nobody_may_pay_for_the_look(table: MakeTable) -> None:
    """S29: with 0 resources the response of the Informant is not offered."""
    t = _informant(table, resources=0)
    t.to_window("combat_end")

    assert len(t.happened(lr.EnemyAttacks)) == 1
    assert [event.topic for event in t.happened(lr.OptionChosen)] == []
    assert t.happened(lr.InvestigationLooked) == []
    assert t.engaged(P1) == ["bree_land_informant"]


# -- S30 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-23", "LR-KEY-10")
def test_s30_hired_muscle_takes_the_ruffian_to_the_staging_area(table: MakeTable) -> None:
    """S30: nobody is asked, for Todd can have no attachment; the Ruffian has +1 everywhere; Surge reveals another."""
    t = table(
        arranged(
            place(threat=20, heroes=[spot("gloin", attachments=STEWARD)], engaged=["lawless_ruffian"]),
            stage=2,
            phase="quest",
            staging=["todd_the_troll"],
            encounter=["hired_muscle", "market_square"],
        )
    )
    t.to_window("quest_end")

    assert [event.card.id for event in t.happened(lr.CardRevealed)] == ["hired_muscle", "market_square"]
    assert t.staging == ["todd_the_troll", "lawless_ruffian", "market_square"]
    assert t.engaged(P1) == []
    ruffian, muscle = seen(t, "lawless_ruffian"), t.card("hired_muscle")
    assert (ruffian.threat, ruffian.attack, ruffian.defense) == (3, 4, 3)
    assert ruffian.attachments == (muscle.uid,)
    assert (muscle.host, muscle.controller) == (ruffian.uid, None)
    assert t.encounter_discard == []
    assert t.happened(lr.QuestCompared)[0].threat == 2 + 3 + 2


@pytest.mark.rule("LR-CRD-23", "LR-KEY-10")
def test_s30_without_a_legal_enemy_hired_muscle_is_discarded_and_still_surges(table: MakeTable) -> None:
    """S30: only Todd is in play: the card is discarded, and Surge still reveals another."""
    t = table(
        arranged(
            place(threat=20, heroes=[spot("gloin", attachments=STEWARD)]),
            stage=2,
            phase="quest",
            staging=["todd_the_troll"],
            encounter=["hired_muscle", "market_square"],
        )
    )
    t.to_window("staged")

    assert t.encounter_discard == ["hired_muscle"]
    assert t.staging == ["todd_the_troll", "market_square"]
    assert seen(t, "todd_the_troll").attachments == ()


@pytest.mark.rule("LR-CRD-23", "LR-INV-01", "LR-INV-02")
def test_s30_when_its_enemy_is_defeated_the_first_player_looks_at_the_bottom_card(table: MakeTable) -> None:
    """S30: Gimli's 6 attack less 3 defense defeats P2's Ruffian; P1, the first player, looks at the bottom card."""
    ruffian = spot("lawless_ruffian", attachments=["hired_muscle"])
    t = table(
        arranged(
            place(threat=20, heroes=[spot("gloin", attachments=STEWARD)]),
            place(threat=20, heroes=["gimli"], engaged=[ruffian]),
            stage=2,
            phase="combat",
            encounter=["market_square"],
            investigation=["susie_the_spider", "todd_the_troll"],
            only_investigation=True,
        )
    )
    t.to_prompt("attack")
    assert seen(t, "gimli").attack == 2 + 4
    t.act(lr.AttackEnemy, seat=P2, card="lawless_ruffian")
    t.to_window("combat_end")

    look = t.happened(lr.InvestigationLooked)
    assert [(one.seat, one.number, one.end, one.cards) for one in look] == [
        (P1, 1, "bottom", (lr.CARDS["todd_the_troll"],))
    ]
    assert t.eliminated == ["todd_the_troll"]
    assert t.investigation == ["susie_the_spider", "todd_the_troll"]
    assert sorted(t.encounter_discard) == ["hired_muscle", "lawless_ruffian", "market_square"]


# -- S31 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-24", "LR-CRD-38")
@pytest.mark.parametrize(
    ("active", "gone", "threat"),
    [
        (spot("market_square"), ["chetwood_outlaw", "rising_body_count", "dark_alley"], 6 + 4 + 0 + 4),
        (None, ["chetwood_outlaw"], 6 + 4),
    ],
)
def test_s31_smoke_and_mirrors_adds_the_printed_threat_of_what_it_discards(
    table: MakeTable, active: lr.Spot | None, gone: list[str], threat: int
) -> None:
    """S31: 1 card and as many as the Investigate value; treacheries count 0; until the end of the phase; no Surge."""
    coming = ["smoke_and_mirrors", "chetwood_outlaw", "rising_body_count", "dark_alley", "village_stable"]
    t = table(
        arranged(
            place(threat=10, heroes=[spot("aragorn", attachments=STEWARD)]),
            stage=2,
            phase="quest",
            staging=["chetwood_outlaw", "greenway_footpad"],
            active=active,
            encounter=coming,
        )
    )
    t.to_window("quest_end")
    assert t.view(None).staging_threat == threat
    t.to_window("travel_end")

    assert [event.card.id for event in t.happened(lr.CardRevealed)] == ["smoke_and_mirrors"]
    assert t.encounter_discard == [*gone, "smoke_and_mirrors"]
    assert t.encounter[: 4 - len(gone)] == coming[1 + len(gone) :]
    compared = t.happened(lr.QuestCompared)[0]
    assert (compared.willpower, compared.threat) == (0, threat)
    assert t.staging == ["chetwood_outlaw", "greenway_footpad"]
    assert t.view(None).staging_threat == 6


# -- S32 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CMB-15", "LR-CRD-22")
def test_s32_the_shadow_of_a_ruffian_lets_the_informant_attack_again(table: MakeTable) -> None:
    """S32: no damage, then a second attack with a new shadow card costs Steward of Gondor and 2 damage to a hero."""
    denethor = spot("denethor", resources=1, attachments=STEWARD, by=P2)
    other = own_deck("other", ("theodred",), "steward_of_gondor", "unexpected_courage")
    t = table(
        arranged(
            place(
                threat=30,
                heroes=[denethor, spot("glorfindel", exhausted=True), spot("beravor", exhausted=True)],
                engaged=["bree_land_informant"],
            ),
            place(threat=20, heroes=[spot("theodred", attachments=["unexpected_courage"])]),
            decks=(LORE, "other"),
            setup={"deck_lists": (other,)},
            stage=2,
            phase="combat",
            encounter=["lawless_ruffian", "smoke_and_mirrors"],
        )
    )
    t.to_prompt("defend")
    t.act(lr.Defend, seat=P1, card="denethor")
    t.skip(lambda t: len(t.happened(lr.EnemyAttacks)) == 2)
    assert t.card("denethor").damage == 0
    assert t.encounter_discard == ["lawless_ruffian"]
    assert t.in_play("steward_of_gondor") == 1

    t.to_prompt("target-damage_hero")
    assert t.asked == (P1,)
    assert t.in_play("steward_of_gondor") == 0
    assert t.discard(P2) == ["steward_of_gondor"]
    assert t.discard(P1) == []
    assert [action.card.id for action in t.offered() if isinstance(action, lr.ChooseCard)] == [
        "denethor",
        "glorfindel",
        "beravor",
    ]
    t.pick("glorfindel")

    t.to_window("combat_end")
    assert [t.card(hero).damage for hero in ("denethor", "glorfindel", "beravor")] == [0, 2, 0]
    assert len(t.happened(lr.EnemyAttacks)) == 2
    assert [event.shadow.id for event in t.happened(lr.ShadowRevealed)] == ["lawless_ruffian", "smoke_and_mirrors"]
    assert t.happened(lr.OptionChosen) == []
    assert t.engaged(P1) == ["bree_land_informant"]
    assert t.encounter_discard == ["lawless_ruffian", "smoke_and_mirrors"]
    assert t.threats == [30, 20]


# -- S33 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-TRV-02", "LR-QST-08")
def test_s33_only_where_the_cost_can_be_paid_in_full_may_the_players_travel(table: MakeTable) -> None:
    """S33: a purse, a hand and the encounter deck are empty: only the Manor is left, for 1 threat each."""
    places = ["market_square", "village_stable", "old_warehouse", "ramshackle_manor"]
    t = table(
        arranged(
            place(threat=30, hand=["gandalf"]),
            place(threat=28, heroes=[spot("legolas", resources=2)], hand=[]),
            stage=2,
            phase="travel",
            staging=places,
            encounter_discard=["hired_muscle"],
            empty_encounter=True,
        )
    )
    assert t.prompt == "travel"
    assert t.encounter == []
    assert t.offered() == [
        lr.Decline(P1),
        lr.Travel(P1, t.uid("ramshackle_manor"), lr.CARDS["ramshackle_manor"]),
    ]
    refusals = [t.refuses(lr.Travel(P1, t.uid(title), lr.CARDS[title])) for title in places[:3]]
    assert [refusal.code for refusal in refusals] == ["travel_resources", "travel_hands", "travel_encounter_deck"]
    assert {refusal.rule for refusal in refusals} == {"LR-TRV-02"}

    t.act(lr.Travel, card="ramshackle_manor")
    assert t.threats == [31, 29]
    assert t.active == "ramshackle_manor"
    assert t.staging == places[:3]
    assert t.hand(P1) == ["gandalf"]
    assert t.encounter == []
    assert t.encounter_discard == ["hired_muscle"]


# -- S34 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CMB-14", "LR-QST-05")
def test_s34_a_revealed_footpad_attacks_before_it_enters_the_staging_area(table: MakeTable) -> None:
    """S34: the first player picks the attack; 4 less 1 destroys the Axehand; the shadow card costs 2 threat."""
    mine = own_deck("mine", ("gloin",), "veteran_axehand", "steward_of_gondor")
    gloin = spot("gloin", exhausted=True, attachments=STEWARD)
    t = table(
        arranged(
            place(threat=20, heroes=[gloin], allies=["veteran_axehand"]),
            decks=("mine",),
            setup={"deck_lists": (mine,)},
            stage=2,
            phase="quest",
            encounter=["greenway_footpad", "chetwood_outlaw", "market_square"],
        )
    )
    t.to_prompt("option-footpad")
    assert t.staging == []
    t.option("attack")
    t.to_prompt("defend")
    assert t.staging == t.engaged(P1) == []
    assert len(t.card("greenway_footpad").shadows) == 1
    t.act(lr.Defend, card="veteran_axehand")
    t.to_prompt("option-outlaw_shadow")
    assert t.asked == (P1,)
    t.option("threat")
    t.to_window("staged")

    assert t.threats == [22]
    assert [(event.card.id, event.amount) for event in t.happened(lr.Damaged)] == [("veteran_axehand", 3)]
    assert t.area(P1) == ["gloin"]
    assert t.discard(P1) == ["veteran_axehand"]
    assert t.staging == ["greenway_footpad"]
    assert t.encounter_discard == ["chetwood_outlaw"]
    assert t.encounter[0] == "market_square"
    assert len(t.happened(lr.EnemyAttacks)) == 1


@pytest.mark.rule("LR-CMB-14", "LR-CRD-40", "LR-QST-05")
def test_s34_the_shadow_that_returns_the_enemy_sends_a_revealed_footpad_where_it_goes_anyway(table: MakeTable) -> None:
    """S34, the other option of the shadow card: no threat, and the Footpad lies in the staging area once."""
    t = table(
        arranged(
            place(threat=20, heroes=[spot("aragorn", exhausted=True, attachments=STEWARD)]),
            stage=2,
            phase="quest",
            encounter=["greenway_footpad", "chetwood_outlaw"],
        )
    )
    t.to_prompt("option-footpad")
    t.option("attack")
    t.to_prompt("option-outlaw_shadow")
    t.option("return")
    t.to_window("staged")

    assert t.threats == [20]
    assert t.card("aragorn").damage == 4
    assert t.staging == ["greenway_footpad"]
