"""The enemies and treacheries of the encounter deck, each with everything that its text does."""

from __future__ import annotations

from typing import Any

import pytest

from boardrules.games import lotr_investigation as lr
from tests.games.happened import refused
from tests.games.lotr_investigation.combat_positions import (
    attacks,
    combat,
    damage,
    fight,
    gloin,
    shadows,
    strike,
    undefended,
)
from tests.games.lotr_investigation.quest_positions import compared, quiet, revealed
from tests.games.lotr_investigation.table import (
    LORE,
    P1,
    P2,
    MakeTable,
    QuestTable,
    arranged,
    from_hand,
    numbers,
    order,
    own_deck,
    place,
    seen,
    spot,
)

SUSPECTS = ["todd_the_troll", "susie_the_spider", "wolf_pelt_jake", "johnny_goblin_fingers", "old_orc_eyes"]
TODD, SUSIE, JAKE, JOHNNY, EYES = SUSPECTS


def against(table: MakeTable, enemy: str | lr.Spot, **fields: Any) -> QuestTable:
    """Return a combat phase in which an enemy, which is not the Suspect of the case, attacks P1 (20 threat)."""
    seat: dict[str, Any] = {"threat": 20, "heroes": ["aragorn", gloin(), "theodred"], "engaged": [enemy]}
    position = {name: fields.pop(name) for name in ("encounter", "active", "staging", "decks") if name in fields}
    setup = {"suspect": TODD if enemy == JOHNNY else JOHNNY}
    return combat(table, place(**{**seat, **fields}), setup=setup, **position)


def revealing(table: MakeTable, card: str, *seats: lr.Position, **position: Any) -> QuestTable:
    """Return a quest phase in which a card has just been revealed; blank locations follow."""
    others = seats or (place(threat=20, heroes=["aragorn", gloin(), "theodred"]),)
    deck = ["village_stable", "ramshackle_manor", "ramshackle_manor", "deadly_accusations", "old_warehouse"]
    t = table(quiet(*others, encounter=[card, *deck], **position))
    while not t.happened(lr.CardRevealed):
        t.play(t.offered()[0])  # nobody commits anybody
    return t


# -- suspects --------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-KEY-10")
@pytest.mark.parametrize("suspect", SUSPECTS)
def test_a_suspect_cannot_have_attachments(table: MakeTable, suspect: str) -> None:
    """Forest Snare may go to the Ruffian beside the Suspect, and to nobody else."""
    for engaged, can in (([suspect], False), ([suspect, "lawless_ruffian"], True)):
        t = table(
            arranged(
                place(threat=20, hand=["forest_snare"], heroes=[spot("denethor", resources=3)], engaged=engaged),
                decks=(LORE,),
                phase="planning",
                stage=2,
                setup={"suspect": TODD if suspect == JOHNNY else JOHNNY},
            )
        )
        t.to_prompt("planning")
        if can:
            t.play_card("forest_snare")
            assert t.card("forest_snare").host == t.uid("lawless_ruffian")
        else:
            assert refused(t, from_hand(P1, "forest_snare")) == ("no_target", "LR-EFF-02")


@pytest.mark.rule("LR-CRD-01", "LR-CRD-28")
@pytest.mark.parametrize("defended", [True, False])
def test_todds_excess_damage_raises_the_threat(table: MakeTable, defended: bool) -> None:
    """7 less 1 on Théodred's 4 hit points as defender, 7 without: 2 or 3 threat."""
    t = against(table, TODD, heroes=["theodred", gloin()])
    t.to_prompt("defend")
    if defended:
        t.act(lr.Defend, card="theodred")
    else:
        undefended(t, "theodred")
    t.to_window("attack_resolved")

    assert t.threats == [22 if defended else 23]


@pytest.mark.rule("LR-CRD-01", "LR-CRD-31")
def test_susies_threat_is_the_number_of_brigands(table: MakeTable) -> None:
    """Herself, an engaged Ruffian and a staged Footpad: 3; engaged she adds nothing to the staging area."""
    t = against(table, "lawless_ruffian", staging=[SUSIE, "greenway_footpad"])
    assert (seen(t, SUSIE).threat, t.view(None).staging_threat) == (3, 3 + 2)

    t = against(table, SUSIE, staging=["greenway_footpad"])
    assert (seen(t, SUSIE).threat, t.view(None).staging_threat) == (2, 2)


@pytest.mark.rule("LR-CRD-01", "LR-CRD-31")
@pytest.mark.parametrize("alone", [True, False])
def test_susie_takes_no_damage_while_another_brigand_is_in_play(table: MakeTable, alone: bool) -> None:
    """3 + 2 + 2 less 3: 4 damage when she is alone, none beside a staged Outlaw."""
    t = fight(
        table,
        place(threat=20, heroes=["aragorn", gloin(), "theodred"], engaged=[SUSIE]),
        staging=[] if alone else ["chetwood_outlaw"],
    )
    strike(t, SUSIE, "aragorn", "gloin", "theodred")
    t.to_window("attack_done")

    assert damage(t) == ([(SUSIE, 4)] if alone else [])


@pytest.mark.rule("LR-CRD-01", "LR-CRD-29")
def test_jake_returns_to_the_staging_area_after_destroying_an_ally(table: MakeTable) -> None:
    """After the damage, with his own."""
    t = against(table, spot(JAKE, damage=3), allies=["guard_of_the_citadel"])
    t.to_prompt("defend")
    t.act(lr.Defend, card="guard_of_the_citadel")
    t.to_window("attack_resolved")

    assert (t.staging, t.card(JAKE).damage) == ([JAKE], 3)
    assert order(t.log, lr.Destroyed, lr.ReturnedToStaging) == [lr.Destroyed, lr.ReturnedToStaging]


@pytest.mark.rule("LR-CRD-01", "LR-CRD-30")
def test_johnny_takes_a_card_for_its_cost_in_threat(table: MakeTable) -> None:
    """Faramir, for 4, as the attack begins."""
    t = against(table, JOHNNY, hand=["faramir"])
    t.to_window("attack_chosen")

    assert (t.hand(P1), t.discard(P1), t.threats) == ([], ["faramir"], [24])


@pytest.mark.rule("LR-CRD-01", "LR-CRD-22", "LR-CMB-15")
@pytest.mark.parametrize(("shadow", "number"), [("market_square", 2), ("deadly_accusations", 1)])
def test_old_orc_eyes_attacks_again_after_a_blank_shadow_card(table: MakeTable, shadow: str, number: int) -> None:
    """Once more without a shadow card, against the same player; with a shadow effect once only."""
    t = against(table, EYES, encounter=[shadow, "dark_alley"])
    t.to_window("combat_end")

    assert attacks(t) == [(EYES, P1)] * number
    assert len(t.happened(lr.ShadowDealt)) == 1


# -- taken by surprise -----------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-INV-03")
@pytest.mark.parametrize("end", ["top", "bottom"])
def test_taken_by_surprise_acts_when_it_is_looked_at(table: MakeTable, end: str) -> None:
    """Seen by the Pony or by Hired Muscle: an enemy engages P1, the card is out of the game; unseen it does nothing."""
    for at_hand in (True, False):
        deck = ["taken_by_surprise", TODD, JAKE] if at_hand is (end == "top") else [TODD, JAKE, "taken_by_surprise"]
        position: dict[str, Any] = {"investigation": deck, "only_investigation": True}
        if end == "top":
            t = table(
                arranged(
                    place(threat=20, hand=["snowbourn_scout"], heroes=[spot("aragorn", resources=1), gloin()]),
                    phase="planning",
                    stage=2,
                    active=spot("the_prancing_pony", progress=1),
                    encounter=["bill_ferny"],
                    empty_encounter=True,
                    **position,
                )
            )
            t.play_card("snowbourn_scout")
            t.use("snowbourn_scout")
            t.option("look")
        else:
            ruffian = spot("lawless_ruffian", damage=2, attachments=["hired_muscle"])
            t = fight(
                table,
                place(threat=20, heroes=["aragorn", gloin()], engaged=[ruffian]),
                encounter=["market_square", "bill_ferny"],
                empty_encounter=True,
                **position,
            )
            strike(t, "lawless_ruffian", "aragorn", "gloin")
            t.to_window("attack_done")
        assert [event.card.id for event in t.happened(lr.RemovedFromGame)] == ["taken_by_surprise"] * at_hand
        assert len(t.happened(lr.EnemyEngaged)) == at_hand
        assert t.investigation == [card for card in deck if not at_hand or card != "taken_by_surprise"]


# -- enemies of the deck ---------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-ENC-02", "LR-CMP-06")
def test_bill_ferny_cannot_be_engaged_by_choice(table: MakeTable) -> None:
    """The Outlaw can; from 42 threat on he engages by a check."""
    for threat, engaged in ((41, []), (42, ["bill_ferny"])):
        t = table(
            arranged(
                place(threat=threat, heroes=["aragorn", gloin()]),
                phase="encounter",
                stage=2,
                staging=["bill_ferny", "market_square", TODD],
            )
        )
        ferny = lr.Engage(P1, t.uid("bill_ferny"), lr.CARDS["bill_ferny"])
        assert t.offered() == [lr.Decline(P1), lr.Engage(P1, t.uid(TODD), lr.CARDS[TODD])]
        assert refused(t, ferny) == ("cannot_be_engaged", "LR-CRD-01")
        t.to_window("encounter_end")
        assert t.engaged(P1) == engaged


@pytest.mark.rule("LR-CRD-01", "LR-CRD-21")
@pytest.mark.parametrize("where", ["staging", "engaged", "nowhere"])
def test_bill_ferny_dooms_the_first_treachery_of_the_round(table: MakeTable, where: str) -> None:
    """Deadly Accusations raises by 1, and by 1 for Doomed while he is in play, engaged or not."""
    seat = place(threat=20, heroes=["aragorn", gloin()], engaged=["bill_ferny"] if where == "engaged" else [])
    t = revealing(table, "deadly_accusations", seat, staging=["bill_ferny"] if where == "staging" else [])
    t.to_window("staged")

    assert t.threats == [21 if where == "nowhere" else 22]


@pytest.mark.rule("LR-CRD-01", "LR-CRD-39")
@pytest.mark.parametrize(("option", "threat", "hit"), [("threat", 24, []), ("undefended", 20, [("theodred", 2)])])
def test_bill_fernys_shadow(table: MakeTable, option: str, threat: int, hit: list[tuple[str, int]]) -> None:
    """4 threat, and Aragorn's defense holds the Informant off; or Théodred takes 2."""
    t = against(table, "bree_land_informant", encounter=["bill_ferny"])
    t.to_prompt("defend")
    t.act(lr.Defend, card="aragorn")
    t.to_prompt("option-ferny_shadow")
    assert t.asked == (P1,)
    t.option(option)
    if hit:
        t.to_prompt("target-damage_hero")
        t.pick("theodred")
    t.to_window("attack_resolved")

    assert (t.threats, damage(t)) == ([threat], hit)


@pytest.mark.rule("LR-CRD-01", "LR-CRD-42", "LR-INV-02")
@pytest.mark.parametrize(("shadow", "offered"), [("market_square", True), ("greenway_footpad", False)])
def test_the_informant_sells_a_look_at_the_bottom_card(table: MakeTable, shadow: str, offered: bool) -> None:
    """After an attack with a blank shadow card: 1 threat and 1 resource; then it is discarded, not defeated."""
    t = against(table, "bree_land_informant", encounter=[shadow], heroes=["aragorn", gloin(resources=1)])
    bottom = t.investigation[-1]
    t.skip(lambda t: t.prompt == "option-informant" or t.window == "combat_end")
    assert (t.prompt == "option-informant") is offered
    if offered:
        t.option("use")
        (look,) = t.happened(lr.InvestigationLooked)
        assert (look.end, [card.id for card in look.cards or ()]) == ("bottom", [bottom])
        assert (t.threats, t.card("gloin").resources) == ([21], 0)
        assert (t.engaged(P1), t.happened(lr.EnemyDefeated)) == ([], [])
        assert t.encounter_discard == [shadow, "bree_land_informant"]


@pytest.mark.rule("LR-CRD-01", "LR-CRD-20")
@pytest.mark.parametrize(("threat", "attack"), [(34, 3), (35, 5)])
def test_the_ruffian_is_stronger_against_35_threat(table: MakeTable, threat: int, attack: int) -> None:
    """+2 attack while engaged with such a player."""
    t = against(table, "lawless_ruffian", threat=threat)
    t.to_prompt("target-damage_hero")
    t.pick("aragorn")

    assert damage(t) == [("aragorn", attack)]


@pytest.mark.rule("LR-CRD-01", "LR-CMB-15")
def test_the_ruffians_shadow_brings_another_attack(table: MakeTable) -> None:
    """The Informant attacks P1 once more, with a new shadow card."""
    t = against(table, "bree_land_informant", encounter=["lawless_ruffian", "greenway_footpad"])
    for hero in ("aragorn", "theodred"):
        t.to_prompt("target-damage_hero")
        t.pick(hero)
    t.to_window("combat_end")

    assert damage(t) == [("aragorn", 2), ("theodred", 3)]
    assert attacks(t) == [("bree_land_informant", P1)] * 2


@pytest.mark.rule("LR-CRD-01", "LR-CMB-14", "LR-TIM-02")
@pytest.mark.parametrize("option", ["threat", "attack"])
def test_a_revealed_footpad_raises_the_threat_or_attacks_the_first_player(table: MakeTable, option: str) -> None:
    """P2 is first and picks: 2 threat each, or an attack on P2; then it is in the staging area."""
    t = revealing(
        table,
        "greenway_footpad",
        place(threat=20, heroes=["aragorn", gloin()]),
        place(threat=20, heroes=["gimli", "thalin"]),
        setup={"first_player": P2, "shadow_cards": False},
    )
    assert (t.prompt, t.asked) == ("option-footpad", (P2,))
    t.option(option)
    if option == "attack":
        t.act(lr.Defend, seat=P2, card="gimli")
    t.to_window("staged")

    assert t.staging[:1] == ["greenway_footpad"]
    assert t.threats == ([22, 22] if option == "threat" else [20, 20])
    assert attacks(t) == ([] if option == "threat" else [("greenway_footpad", P2)])
    assert damage(t) == ([] if option == "threat" else [("gimli", 4 - 2)])


@pytest.mark.rule("LR-CRD-01", "LR-CRD-20")
@pytest.mark.parametrize(("threat", "more"), [(20, 1), (35, 2)])
def test_the_footpads_shadow_strengthens_the_attack(table: MakeTable, threat: int, more: int) -> None:
    """+1, or +2 from 35 threat on, for this attack only."""
    t = against(table, "bree_land_informant", threat=threat, encounter=["greenway_footpad"])
    t.to_prompt("target-damage_hero")
    t.pick("aragorn")
    t.to_window("combat_end")

    assert damage(t) == [("aragorn", 2 + more)]
    assert numbers(t, "bree_land_informant") == (0, 2, 1)


@pytest.mark.rule("LR-CRD-01", "LR-ENC-02")
def test_whoever_engages_an_outlaw_by_choice_pays_4_threat(table: MakeTable) -> None:
    """P2 engages one and gets 4; P1 is engaged by another in a check, for nothing."""
    t = table(
        arranged(
            place(threat=41, heroes=["aragorn", gloin()]),
            place(threat=20),
            phase="encounter",
            stage=2,
            staging=["chetwood_outlaw", "chetwood_outlaw"],
        )
    )
    t.act(lr.Decline, seat=P1)
    uid = t.state.staging[0]
    t.act(lr.Engage, seat=P2, uid=uid)
    t.to_window("encounter_end")

    assert (t.threats, t.engaged(P1), t.engaged(P2)) == ([41, 24], ["chetwood_outlaw"], ["chetwood_outlaw"])


@pytest.mark.rule("LR-CRD-01", "LR-CRD-40")
@pytest.mark.parametrize(("option", "threat", "staging"), [("threat", 22, []), ("return", 20, ["lawless_ruffian"])])
def test_the_outlaws_shadow(table: MakeTable, option: str, threat: int, staging: list[str]) -> None:
    """2 threat, or the Ruffian goes to the staging area after its attack."""
    t = against(table, "lawless_ruffian", encounter=["chetwood_outlaw"])
    t.to_prompt("option-outlaw_shadow")
    assert t.asked == (P1,)
    t.option(option)
    t.to_window("combat_end")

    assert (t.threats, t.staging, len(damage(t))) == ([threat], staging, 1)


# -- treacheries -----------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-CRD-23", "LR-INS-01")
def test_hired_muscle_strengthens_a_brigand_which_returns_to_the_staging_area(table: MakeTable) -> None:
    """+1 threat, attack and defense for the engaged Footpad, now staged; and one more card by Surge."""
    t = revealing(table, "hired_muscle", place(threat=20, heroes=["aragorn", gloin()], engaged=["greenway_footpad"]))
    t.to_window("staged")

    assert (t.engaged(P1), t.staging) == ([], ["greenway_footpad", "village_stable"])
    assert (numbers(t, "greenway_footpad"), seen(t, "greenway_footpad").threat) == ((0, 5, 3), 3)
    assert revealed(t) == ["hired_muscle", "village_stable"]


@pytest.mark.rule("LR-CRD-01", "LR-CRD-23", "LR-INS-01")
def test_hired_muscle_without_a_brigand_is_discarded(table: MakeTable) -> None:
    """Bill Ferny is none; Surge comes all the same."""
    t = revealing(table, "hired_muscle", place(threat=20, heroes=["aragorn", gloin()], engaged=["bill_ferny"]))
    t.to_window("staged")

    assert (t.engaged(P1), t.staging) == (["bill_ferny"], ["village_stable"])
    assert "hired_muscle" in t.encounter_discard


@pytest.mark.rule("LR-CRD-01", "LR-INV-01")
@pytest.mark.parametrize("defeated", [True, False])
def test_defeating_an_enemy_with_hired_muscle_shows_the_bottom_card(table: MakeTable, defeated: bool) -> None:
    """To the first player; not when the Muscle's enemy only survives the attack."""
    ruffian = spot("lawless_ruffian", damage=1 if defeated else 0, attachments=["hired_muscle"])
    t = fight(table, place(threat=20, heroes=["aragorn", gloin()], engaged=[ruffian]))
    bottom = t.investigation[-1]
    strike(t, "lawless_ruffian", "aragorn", "gloin")
    t.to_window("attack_done")

    found = [(event.seat, event.end, event.cards) for event in t.happened(lr.InvestigationLooked)]
    assert found == ([(P1, "bottom", (lr.CARDS[bottom],))] if defeated else [])


@pytest.mark.rule("LR-CRD-01", "LR-CRD-24")
@pytest.mark.parametrize(("active", "number", "threat"), [(None, 1, 3), ("dark_alley", 4, 3 + 2 + 2)])
def test_smoke_and_mirrors_discards_cards_and_adds_their_threat(
    table: MakeTable, active: str | None, number: int, threat: int
) -> None:
    """1 card, and as many as the Investigate value: a Stable's 3, two Manors' 2, a treachery's 0; for this phase."""
    seat = place(threat=20, heroes=["aragorn", gloin()])
    t = revealing(table, "smoke_and_mirrors", seat, active=None if active is None else spot(active))
    t.to_window("quest_end")
    assert compared(t) == (0, threat)
    (event,) = t.happened(lr.EncounterDiscarded)
    assert len(event.cards) == number
    t.to_window("travel_end")
    assert t.view(None).staging_threat == 0


@pytest.mark.rule("LR-CRD-01", "LR-CMP-08")
def test_the_shadow_of_smoke_and_mirrors_takes_an_attachment(table: MakeTable) -> None:
    """P1 picks one of two that P1 controls, also a Snare on an enemy; P2's stays."""
    mine = own_deck("mine", ("denethor", "gimli"), "forest_snare", "dwarven_axe")
    other = own_deck("other", ("gloin",), "steward_of_gondor")
    t = combat(
        table,
        place(
            threat=20,
            heroes=["denethor", spot("gimli", attachments=["dwarven_axe"])],
            engaged=["bree_land_informant", spot("lawless_ruffian", attachments=["forest_snare"], by=P1)],
        ),
        place(threat=20, heroes=[gloin()]),
        decks=("mine", "other"),
        setup={"deck_lists": (mine, other)},
        encounter=["market_square", "smoke_and_mirrors"],
    )
    t.to_prompt("target-smoke_shadow")
    assert t.asked == (P1,)
    assert {action.card.id for action in t.offered() if isinstance(action, lr.ChooseCard)} == {
        "forest_snare",
        "dwarven_axe",
    }
    t.pick("forest_snare")

    assert (t.discard(P1), t.in_play("dwarven_axe"), t.in_play("steward_of_gondor")) == (["forest_snare"], 1, 1)


@pytest.mark.rule("LR-CRD-01", "LR-CRD-37", "LR-TIM-02")
@pytest.mark.parametrize("option", ["threat", "shuffle"])
def test_rising_body_count_raises_the_threat_or_joins_the_investigation_deck(table: MakeTable, option: str) -> None:
    """The first player P2 picks."""
    t = revealing(
        table,
        "rising_body_count",
        place(threat=20, heroes=["aragorn", gloin()]),
        place(threat=20, heroes=["gimli", "thalin"]),
        setup={"first_player": P2},
    )
    assert (t.prompt, t.asked) == ("option-body_count", (P2,))
    t.option(option)
    t.to_window("staged")

    assert t.threats == ([22, 22] if option == "threat" else [20, 20])
    assert t.investigation.count("rising_body_count") == (option == "shuffle")
    assert ("rising_body_count" in t.encounter_discard) is (option == "threat")


@pytest.mark.rule("LR-CRD-01", "LR-CRD-37")
@pytest.mark.parametrize("option", ["threat", "shuffle"])
def test_the_shadow_of_rising_body_count(table: MakeTable, option: str) -> None:
    """The Ruffian destroys Théodred: P1 gets 2 threat, or the card goes into the Investigation deck."""
    t = against(table, "lawless_ruffian", heroes=[gloin(), spot("theodred", damage=1)], encounter=["rising_body_count"])
    t.to_prompt("target-damage_hero")
    t.pick("theodred")
    t.to_prompt("option-body_count_shadow")
    t.option(option)

    assert t.threats == [22 if option == "threat" else 20]
    assert t.investigation.count("rising_body_count") == (option == "shuffle")
    assert shadows(t, t.uid("lawless_ruffian")) == ([[]] if option == "shuffle" else [["rising_body_count"]])


@pytest.mark.rule("LR-CRD-01", "LR-CRD-38")
def test_deadly_accusations_raises_every_players_threat(table: MakeTable) -> None:
    """1, and the Investigate value 2 of Market Square."""
    t = revealing(
        table,
        "deadly_accusations",
        place(threat=20, heroes=["aragorn", gloin()]),
        place(threat=30),
        active=spot("market_square"),
    )
    t.to_window("staged")

    assert t.threats == [23, 33]


@pytest.mark.rule("LR-CRD-01", "LR-CRD-38")
def test_the_shadow_of_deadly_accusations_strengthens_the_attack(table: MakeTable) -> None:
    """The Investigate value 2 of Market Square."""
    t = against(table, "bree_land_informant", active=spot("market_square"), encounter=["deadly_accusations"])
    t.to_prompt("target-damage_hero")
    t.pick("aragorn")

    assert damage(t) == [("aragorn", 2 + 2)]
