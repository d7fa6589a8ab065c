"""Rules LR-CRD-20 to LR-CRD-42: what the encounter cards mean at their edges."""

from __future__ import annotations

from typing import Any

import pytest

from boardrules.games import lotr_investigation as lr
from tests.games.happened import refused
from tests.games.lotr_investigation.combat_positions import (
    COURAGE,
    attacks,
    combat,
    damage,
    fight,
    gloin,
    strike,
)
from tests.games.lotr_investigation.quest_positions import compared, done, quiet, resolve
from tests.games.lotr_investigation.table import (
    EYES,
    JAKE,
    LEADERSHIP,
    P1,
    P2,
    SPIRIT,
    TACTICS,
    TODD,
    MakeTable,
    arranged,
    numbers,
    place,
    seen,
    spot,
)

# -- shadow effects and threat ---------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-20")
@pytest.mark.parametrize(("threat", "ruffian", "footpad"), [(34, 3, 1), (35, 5, 2), (49, 5, 2)])
def test_from_35_threat_on_some_enemies_are_worse(table: MakeTable, threat: int, ruffian: int, footpad: int) -> None:
    """The Ruffian's attack, and what the Footpad adds as a shadow card, at 34, 35 and more."""
    t = combat(
        table,
        place(threat=threat, heroes=["aragorn", gloin()], engaged=["lawless_ruffian"]),
        encounter=["greenway_footpad"],
    )
    assert numbers(t, "lawless_ruffian") == (0, ruffian, 2)
    t.to_window("shadow_resolved")

    assert t.view(None).attacks[0].bonus == footpad


@pytest.mark.rule("LR-CRD-20")
def test_the_threat_of_the_engaged_player_counts(table: MakeTable) -> None:
    """P1 has 40 and P2 20: P1's Ruffian has 5 attack, P2's 3, and one of the staging area 3."""
    t = combat(
        table,
        place(threat=40, heroes=["aragorn", gloin()], engaged=["lawless_ruffian"]),
        place(threat=20, engaged=["lawless_ruffian"]),
        staging=["lawless_ruffian"],
    )
    uids = [*t.state.players[P1].engaged, *t.state.players[P2].engaged, *t.state.staging]

    assert [card.attack for uid in uids for card in t.view(None).cards if card.uid == uid] == [5, 3, 3]


@pytest.mark.rule("LR-CRD-21", "LR-REF-02")
@pytest.mark.parametrize(("before", "doomed"), [(0, 1), (1, 0)])
def test_a_treachery_revealed_before_ferny_came_was_the_first(table: MakeTable, before: int, doomed: int) -> None:
    """With a treachery revealed in this round already the next one is not doomed, and can be cancelled."""
    t = table(
        quiet(
            place(threat=20, hand=["a_test_of_will"], heroes=[spot("dunhere", resources=1), "eowyn"]),
            decks=(SPIRIT,),
            staging=["bill_ferny"],
            treacheries=before,
            encounter=["deadly_accusations", "market_square"],
        )
    )
    done(t, P1)
    t.skip(lambda t: t.prompt == "respond-when_revealed" or t.state.phase != "quest")

    assert len(t.happened(lr.DoomedGained)) == doomed
    assert (t.prompt == "respond-when_revealed") is not bool(doomed)


@pytest.mark.rule("LR-CRD-22")
def test_a_cancelled_shadow_effect_is_still_one(table: MakeTable) -> None:
    """Hasty Stroke cancels the Footpad's shadow: neither does Orc-eyes attack again nor does the Informant talk."""
    for enemy in (EYES, "bree_land_informant"):
        t = combat(
            table,
            place(
                threat=20,
                hand=["hasty_stroke"],
                heroes=[spot("dunhere", resources=2), spot("eowyn", attachments=COURAGE)],
                engaged=[enemy],
            ),
            decks=(SPIRIT,),
            encounter=["greenway_footpad", "market_square"],
        )
        t.act(lr.Defend, card="dunhere")
        t.play_card("hasty_stroke")
        t.to_window("combat_end")
        assert (attacks(t), t.happened(lr.OptionChosen)) == ([(enemy, P1)], [])


@pytest.mark.rule("LR-CRD-22")
def test_no_card_at_all_is_no_card_without_effect(table: MakeTable) -> None:
    """With an empty encounter deck Orc-eyes attacks once, and the Informant offers nothing."""
    for enemy in (EYES, "bree_land_informant"):
        t = combat(
            table,
            place(threat=20, heroes=["aragorn", gloin(resources=2)], engaged=[enemy]),
            encounter=[],
            empty_encounter=True,
        )
        t.to_window("combat_end")
        assert (attacks(t), t.happened(lr.OptionChosen)) == ([(enemy, P1)], [])


# -- treacheries -----------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-23", "LR-KEY-10")
def test_who_can_get_hired_muscle(table: MakeTable) -> None:
    """Ruffian, Footpad and Outlaw; no Informant, no Ferny, no Suspect, and no one that has a copy."""
    t = table(
        quiet(
            place(threat=20, engaged=["lawless_ruffian", "bill_ferny", "bree_land_informant"]),
            staging=[
                spot("greenway_footpad", attachments=["hired_muscle"]),
                "greenway_footpad",
                "chetwood_outlaw",
                JAKE,
            ],
            encounter=["hired_muscle", "market_square", "market_square"],
        )
    )
    done(t, P1)
    t.to_prompt("target-hired_muscle")
    offered = [action.uid for action in t.offered() if isinstance(action, lr.ChooseCard)]
    assert [t.state.cards[uid].card.id for uid in offered] == ["greenway_footpad", "chetwood_outlaw", "lawless_ruffian"]
    assert all(not t.state.cards[uid].attachments for uid in offered)
    t.act(lr.ChooseCard, card="chetwood_outlaw")

    assert t.staging[:4] == ["greenway_footpad", "greenway_footpad", "chetwood_outlaw", JAKE]
    assert numbers(t, "chetwood_outlaw") == (0, 5, 4)


@pytest.mark.rule("LR-CRD-24", "LR-QST-08")
def test_smoke_and_mirrors_outside_the_quest_phase_adds_nothing(table: MakeTable) -> None:
    """Revealed for Old Warehouse in the travel phase: one card is discarded, and T stays as it is."""
    t = table(
        arranged(
            place(threat=20, heroes=["aragorn", gloin()]),
            phase="travel",
            stage=2,
            staging=["old_warehouse", "dark_alley"],
            encounter=["smoke_and_mirrors", "chetwood_outlaw", "market_square"],
        )
    )
    t.act(lr.Travel, card="old_warehouse")

    assert t.encounter_discard == ["chetwood_outlaw", "smoke_and_mirrors"]
    assert (t.state.added_threat, t.view(None).staging_threat) == (0, 4)
    assert t.happened(lr.StagingThreatAdded) == []


@pytest.mark.rule("LR-CRD-24", "LR-EFF-14")
def test_smoke_and_mirrors_counts_printed_threat_and_has_surge_by_an_option_only(table: MakeTable) -> None:
    """Market Square active (2): an Outlaw's 4, a Manor's 2, a treachery's 0; no Surge unless it is switched on."""
    for surge in (False, True):
        t = table(
            quiet(
                place(threat=20, heroes=["aragorn", gloin()]),
                setup={"smoke_and_mirrors_surge": surge},
                active=spot("market_square"),
                encounter=[
                    "smoke_and_mirrors",
                    "chetwood_outlaw",
                    "ramshackle_manor",
                    "rising_body_count",
                    "village_stable",
                    "dark_alley",
                ],
            )
        )
        done(t, P1)
        t.to_window("quest_end")
        assert compared(t) == (0, 4 + 2 + 0 + (3 if surge else 0))
        assert t.encounter_discard == ["chetwood_outlaw", "ramshackle_manor", "rising_body_count", "smoke_and_mirrors"]


@pytest.mark.rule("LR-CRD-38")
@pytest.mark.parametrize(
    ("active", "value"), [(None, 0), ("the_prancing_pony", 0), ("village_stable", 1), ("dark_alley", 3)]
)
def test_the_investigate_value_of_the_active_location(table: MakeTable, active: str | None, value: int) -> None:
    """0 without one or without Investigate: Deadly Accusations raises by 1 more, and adds as much as a shadow card."""
    place_active = None if active is None else spot(active)
    t = table(
        quiet(
            place(threat=20, heroes=["aragorn", gloin()]),
            active=place_active,
            encounter=["deadly_accusations", "dark_alley"],
        )
    )
    done(t, P1)
    t.to_window("staged")
    assert t.threats == [20 + 1 + value]

    t = combat(
        table,
        place(threat=20, heroes=["aragorn", gloin()], engaged=["bree_land_informant"]),
        active=place_active,
        encounter=["deadly_accusations"],
    )
    t.to_prompt("target-damage_hero")
    t.pick("aragorn")
    assert damage(t) == [("aragorn", 2 + value)]


@pytest.mark.rule("LR-CRD-37", "LR-INS-07")
def test_rising_body_count_may_be_shuffled_into_the_investigation_deck(table: MakeTable) -> None:
    """Instead of 2 threat: 11 cards, of which nobody knows where it lies; it is not on the pile."""
    seat = place(threat=20, heroes=["aragorn", gloin()])
    t = table(quiet(seat, encounter=["rising_body_count", "dark_alley", "dark_alley"]))
    done(t, P1)
    t.option("shuffle")

    assert (len(t.investigation), t.investigation.count("rising_body_count")) == (11, 1)
    assert (t.threats, t.encounter_discard, t.window) == ([20], [], "staged")
    assert [event.pile for event in t.happened(lr.DeckShuffled)] == ["investigation"]
    assert t.view(P1).investigation == ()


@pytest.mark.rule("LR-CRD-37", "LR-INV-06")
def test_rising_body_count_in_the_investigation_deck_is_blank(table: MakeTable) -> None:
    """Looked at with Todd it marks nothing and does nothing: 2 cards seen, 1 name on the list, 11 cards left."""
    t = table(
        quiet(
            place(threat=20, heroes=["aragorn", gloin()]),
            setup={"script": {"investigation": [TODD, "rising_body_count"]}},
            active=spot("ramshackle_manor", progress=2),
            investigation=["rising_body_count"],
        )
    )
    t.commit(P1, "aragorn")
    t.to_prompt("option-stage_two")

    assert [card.card.id for card in t.view(P1).investigation] == [TODD, "rising_body_count"]
    assert (t.eliminated, len(t.investigation), t.threats) == ([TODD], 11, [20])


# -- locations -------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-25")
@pytest.mark.parametrize(("active", "staged"), [(True, 0), (False, 1), (True, 2), (False, 3)])
def test_manors_make_every_reduction_by_a_player_card_1(table: MakeTable, active: bool, staged: int) -> None:
    """The Greeting's 6 become 1, with one Manor or several, active or in the staging area."""
    t = table(
        arranged(
            place(
                threat=30,
                hand=["the_galadhrims_greeting", "the_galadhrims_greeting"],
                heroes=[spot("eowyn", resources=6)],
            ),
            place(threat=31),
            decks=(SPIRIT, LEADERSHIP),
            phase="planning",
            stage=2,
            active=spot("ramshackle_manor") if active else None,
            staging=["ramshackle_manor"] * staged,
        )
    )
    t.play_card("the_galadhrims_greeting")
    t.option("one")
    t.act(lr.ChoosePlayer, player=P1)
    assert t.threats == [29, 31]
    t.play_card("the_galadhrims_greeting")
    t.option("each")

    assert t.threats == [28, 30]


@pytest.mark.rule("LR-CRD-26")
@pytest.mark.parametrize("active", [True, False])
def test_dark_alley_protects_enemies_of_the_staging_area(table: MakeTable, active: bool) -> None:
    """Dúnhere may attack the Informant there, for nothing; a revealed Footpad is not there yet: Thalin hurts it."""
    alley: dict[str, Any] = {"active": spot("dark_alley")} if active else {"staging": ["dark_alley"]}
    staging = [*alley.pop("staging", []), "bree_land_informant"]
    t = combat(
        table,
        place(threat=20, heroes=["dunhere", spot("eowyn", attachments=COURAGE)]),
        decks=(SPIRIT,),
        staging=staging,
        **alley,
    )
    t.to_prompt("attack")
    strike(t, "bree_land_informant", "dunhere")
    t.to_window("attack_done")
    assert (damage(t), [event.amount for event in t.happened(lr.DamagePrevented)]) == ([], [2 + 1 - 1])

    t = table(
        quiet(
            place(threat=20, heroes=["thalin", "gimli"]),
            decks=(TACTICS,),
            active=spot("dark_alley"),
            encounter=["greenway_footpad"],
        )
    )
    t.commit(P1, "thalin")
    t.option("threat")
    assert t.card("greenway_footpad").damage == 1


@pytest.mark.rule("LR-CRD-27")
@pytest.mark.parametrize(("squares", "raised"), [(0, 0), (1, 3), (2, 8), (3, 15)])
def test_market_squares_count_the_locations_that_got_progress(table: MakeTable, squares: int, raised: int) -> None:
    """Northern Tracker with a Manor, a Stable and n Squares: (2 + n) locations times n."""
    t = table(
        quiet(
            place(threat=20, allies=["northern_tracker"], heroes=["eowyn"]),
            place(threat=20),
            decks=(SPIRIT, LEADERSHIP),
            staging=["ramshackle_manor", "village_stable", *["market_square"] * squares],
        )
    )
    t.commit(P1, "northern_tracker")
    t.use("northern_tracker")

    assert t.threats == [20 + raised, 20]


@pytest.mark.rule("LR-CRD-27")
def test_an_active_market_square_counts_and_questing_does_not(table: MakeTable) -> None:
    """Active, it charges for the Scout's progress in the staging area; progress by questing or on itself is free."""
    t = table(
        arranged(
            place(threat=20, hand=["snowbourn_scout"] * 2, heroes=[spot("aragorn", resources=2)]),
            phase="planning",
            stage=2,
            active=spot("market_square"),
            staging=["ramshackle_manor"],
            empty_encounter=True,
        )
    )
    for target, threat in (("ramshackle_manor", 21), ("market_square", 21)):
        t.play_card("snowbourn_scout")
        t.use("snowbourn_scout")
        t.pick(target)
        assert t.threats == [threat]
    t.to_prompt("commit")
    t.commit(P1, "aragorn")
    resolve(t)
    assert [event.amount for event in t.happened(lr.ThreatRaised) if "LR-CRD-27" in event.rules] == [1]


@pytest.mark.rule("LR-CRD-36")
@pytest.mark.parametrize(
    ("where", "found"), [("encounter", True), ("encounter_discard", True), ("victory", True), ("engaged", False)]
)
def test_where_bill_ferny_is_found(table: MakeTable, where: str, found: bool) -> None:
    """In the deck, on the pile or in the display; engaged he stays where he is."""
    position: dict[str, Any] = {where: ["bill_ferny"]} if found else {}
    t = table(
        arranged(
            place(threat=20, engaged=[] if found else [spot("bill_ferny", damage=2)]),
            phase="travel",
            stage=2,
            staging=["bill_fernys_house"],
            empty_encounter=True,
            **position,
        )
    )
    t.act(lr.Travel, card="bill_fernys_house")

    assert (t.active, t.staging) == ("bill_fernys_house", ["bill_ferny"] if found else [])
    assert t.card("bill_ferny").damage == (0 if found else 2)
    assert (t.victory, t.encounter, t.encounter_discard) == ([], [], [])
    assert t.view(None).victory_points == 0


# -- the victory display ---------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-32")
def test_the_campsite_in_the_display_strengthens_suspects_everywhere(table: MakeTable) -> None:
    """Jake in the staging area adds 5, engaged Todd attacks with 8 and defends with 3; the Ruffian is as ever."""
    setup = {"hideout": "combe_storehouse"}
    t = combat(
        table,
        place(threat=20, heroes=["aragorn", gloin()], engaged=[TODD, "lawless_ruffian"]),
        staging=[JAKE],
        victory=["chetwood_campsite"],
        setup=setup,
    )

    assert t.view(None).staging_threat == 4 + 1
    assert (numbers(t, TODD), numbers(t, JAKE)) == ((0, 8, 3), (0, 6, 4))
    assert (numbers(t, "lawless_ruffian"), seen(t, TODD).threat) == ((0, 3, 2), 3)


@pytest.mark.rule("LR-CRD-33", "LR-STG-07")
def test_under_combe_a_suspect_attacks_as_it_engages_and_in_the_combat_phase(table: MakeTable) -> None:
    """Todd's two attacks on P1's Guards; without Combe there is one."""
    for victory, number in ((["combe_storehouse"], 2), ([], 1)):
        t = table(
            arranged(
                place(threat=20, allies=["guard_of_the_citadel"] * 2),
                stage=3,
                phase="encounter",
                staging=[TODD],
                victory=victory,
                setup={"shadow_cards": False},
            )
        )
        for _ in range(number):
            t.to_prompt("defend")
            t.play(t.offered()[-1])
        t.skip(lambda t: t.state.phase == "refresh" or t.state.round == 2)
        assert attacks(t) == [(TODD, P1)] * number


@pytest.mark.rule("LR-CRD-41", "LR-TIM-01")
def test_the_first_player_orders_the_attacks_of_several_suspects(table: MakeTable) -> None:
    """All three have engaged before the first attack; P1 picks Jake, then Orc-eyes; Todd's comes last."""
    t = table(
        arranged(
            place(threat=20, allies=["guard_of_the_citadel"] * 3),
            stage=3,
            phase="encounter",
            staging=[TODD, JAKE, EYES],
            victory=["combe_storehouse"],
            setup={"shadow_cards": False},
        )
    )
    assert (t.prompt, t.asked) == ("order", (P1,))
    assert t.engaged(P1) == [TODD, JAKE, EYES]
    for title in (JAKE, EYES):
        t.act(lr.ChooseCard, card=title)
        t.to_prompt("defend")
        t.act(lr.NoDefender) if title == JAKE else t.play(t.offered()[-1])
        t.skip(lambda t: t.prompt in ("order", "defend"))
    assert attacks(t) == [(JAKE, P1), (EYES, P1), (TODD, P1)]


@pytest.mark.rule("LR-CRD-41", "LR-THR-05")
def test_the_attacks_of_the_other_suspects_vanish_with_the_player(table: MakeTable) -> None:
    """Todd destroys P1's last hero: Jake does not attack, and nobody engages P2 in this round."""
    t = table(
        arranged(
            place(threat=20, heroes=["gloin"]),
            place(threat=20, heroes=["gimli"]),
            stage=3,
            phase="encounter",
            staging=[TODD, JAKE],
            victory=["combe_storehouse"],
            setup={"shadow_cards": False},
        )
    )
    t.act(lr.ChooseCard, card=TODD)
    t.skip(lambda t: t.state.players[P1].out)
    t.skip(lambda t: t.state.phase != "encounter")

    assert (t.state.first, attacks(t)) == (P2, [(TODD, P1)])
    assert (t.engaged(P2), t.staging) == ([], [TODD, JAKE])


@pytest.mark.rule("LR-CRD-41", "LR-STG-07")
def test_every_encounter_phase_the_suspects_engage_the_new_first_player(table: MakeTable) -> None:
    """Round 1: P1 is first and Jake attacks P1 twice; round 2: P2 is first, and he attacks P2."""
    t = table(
        arranged(
            place(threat=10),
            place(threat=10),
            stage=3,
            phase="encounter",
            staging=[JAKE],
            victory=["combe_storehouse"],
            setup={"shadow_cards": False},
            empty_encounter=True,
        )
    )
    t.skip(lambda t: len(attacks(t)) == 3)

    assert attacks(t) == [(JAKE, P1), (JAKE, P1), (JAKE, P2)]
    assert [event.seat for event in t.happened(lr.EnemyEngaged)] == [P1, P2]


@pytest.mark.rule("LR-CRD-34", "LR-CMB-12")
def test_behind_staddle_only_the_engaged_player_attacks_a_suspect(table: MakeTable) -> None:
    """P1 attacks Todd, Legolas is not asked to join, and cannot attack by himself; the Ruffian he can."""
    t = fight(
        table,
        place(threat=20, heroes=["theodred", gloin()], engaged=[TODD, "chetwood_outlaw"]),
        place(threat=20, heroes=["legolas"]),
        victory=["staddle_hiding_hole"],
    )
    strike(t, TODD, "theodred", "gloin")
    assert t.prompt != "join_attack"
    t.to_prompt("attack")
    assert t.asked == (P2,)
    assert refused(t, lr.AttackEnemy(P2, t.uid(TODD), lr.CARDS[TODD])) == ("not_engaged_with_you", "LR-CRD-34")
    strike(t, "chetwood_outlaw", "legolas")
    t.to_window("attack_done")
    assert damage(t) == [(TODD, 2)]
