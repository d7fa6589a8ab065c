"""Scenarios S47 and S49 to S52: corners where several rules meet."""

from __future__ import annotations

import pytest

from boardrules.games import lotr_investigation as lr
from tests.games.lotr_investigation.table import (
    LEADERSHIP,
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

# -- S47 -------------------------------------------------------------------------------------------------------


def _warehouse(table: MakeTable, *investigation: str) -> QuestTable:
    """A success by 1 explores the Old Warehouse; these are the cards of the Investigation deck, as it is shuffled."""
    t = table(
        arranged(
            place(threat=40, heroes=["aragorn", spot("gloin", attachments=STEWARD), spot("theodred", exhausted=True)]),
            place(threat=35, heroes=["legolas"]),
            setup={"script": {"investigation": investigation}},
            stage=2,
            phase="quest",
            active=spot("old_warehouse", progress=3),
            encounter=["ramshackle_manor", "ramshackle_manor"],
            investigation=investigation[::-1],
            only_investigation=True,
        )
    )
    t.commit(P1, "aragorn", "gloin")
    t.commit(P2, "legolas")
    return t


@pytest.mark.rule("LR-INV-04", "LR-EFF-06", "LR-STG-05")
def test_s47_with_two_cards_left_old_warehouse_offers_one_option(table: MakeTable) -> None:
    """S47: the threat falls to 37/32 without a question; P1 looks at 1 card; the stage got nothing, so no choice."""
    t = _warehouse(table, "susie_the_spider", "combe_storehouse")
    t.to_window("quest_end")

    assert [(event.topic, event.option) for event in t.happened(lr.OptionChosen)] == [("old_warehouse", "less_threat")]
    assert t.threats == [37, 32]
    looks = t.happened(lr.InvestigationLooked)
    assert [(one.seat, one.number, one.end, one.cards) for one in looks] == [
        (P1, 1, "top", (lr.CARDS["susie_the_spider"],))
    ]
    assert t.investigation == ["susie_the_spider", "combe_storehouse"]
    assert t.eliminated == ["susie_the_spider"]
    assert t.encounter_discard == ["old_warehouse"]
    assert t.active is None
    assert (t.state.stage, t.state.progress) == (2, 0)


@pytest.mark.rule("LR-INV-04", "LR-STG-05")
@pytest.mark.parametrize(("option", "number", "threats"), [("look_more", 3, [40, 35]), ("less_threat", 1, [37, 32])])
def test_s47_with_three_cards_left_old_warehouse_offers_both_options(
    table: MakeTable, option: str, number: int, threats: list[int]
) -> None:
    """S47: P1, the first player, may look at all three cards instead."""
    names = ("susie_the_spider", "combe_storehouse", "todd_the_troll")
    t = _warehouse(table, *names)
    t.to_prompt("option-old_warehouse")
    assert t.asked == (P1,)
    assert t.offered() == [lr.ChooseOption(P1, "look_more"), lr.ChooseOption(P1, "less_threat")]
    t.option(option)
    t.to_window("quest_end")

    assert t.threats == threats
    look = t.happened(lr.InvestigationLooked)
    assert [one.cards for one in look] == [tuple([lr.CARDS[name] for name in names[:number]])]
    assert t.investigation == list(names)
    assert [event.topic for event in t.happened(lr.OptionChosen)] == ["old_warehouse"]


# -- S49 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-KEY-11", "LR-CRD-27")
def test_s49_northern_tracker_skips_a_hideout_in_the_staging_area(table: MakeTable) -> None:
    """S49: the Square and the Manor get 1 each, Combe nothing, and the Square counts two locations."""
    t = table(
        arranged(
            place(
                threat=30,
                heroes=[spot("eowyn", exhausted=True, attachments=["unexpected_courage"])],
                allies=["northern_tracker"],
            ),
            decks=(SPIRIT,),
            stage=3,
            phase="quest",
            staging=["todd_the_troll", "combe_storehouse", "market_square", "ramshackle_manor"],
        )
    )
    t.commit(P1, "northern_tracker")
    t.use("northern_tracker")

    places = ("combe_storehouse", "market_square", "ramshackle_manor")
    assert [t.card(title).progress for title in places] == [0, 1, 1]
    assert t.threats == [32]


@pytest.mark.rule("LR-KEY-11")
def test_s49_an_active_hideout_takes_progress_from_questing_only(table: MakeTable) -> None:
    """S49: Lórien Guide places nothing on Combe Storehouse or elsewhere; the success by 3 places 3."""
    t = table(
        arranged(
            place(
                threat=20,
                heroes=[spot("eowyn", attachments=["unexpected_courage"]), spot("eleanor", exhausted=True)],
                allies=["lorien_guide"],
                engaged=["todd_the_troll"],
            ),
            decks=(SPIRIT,),
            stage=3,
            phase="quest",
            active=spot("combe_storehouse"),
            encounter=["ramshackle_manor"],
        )
    )
    t.commit(P1, "eowyn", "lorien_guide")
    t.use("lorien_guide")
    assert t.card("combe_storehouse").progress == 0
    assert t.happened(lr.ProgressPlaced) == []
    assert t.state.progress == 0

    t.to_window("quest_end")
    assert t.card("combe_storehouse").progress == 5 - 2
    assert t.state.progress == 0


@pytest.mark.rule("LR-KEY-11")
def test_s49_strength_of_will_places_nothing_on_a_hideout(table: MakeTable) -> None:
    """S49: played after the travel to Combe Storehouse it exhausts its character, and no progress lies there."""
    t = table(
        arranged(
            place(threat=20, heroes=["eowyn"], hand=["strength_of_will"]),
            decks=(SPIRIT,),
            stage=3,
            phase="travel",
            staging=["todd_the_troll", "combe_storehouse"],
        )
    )
    t.act(lr.Travel, card="combe_storehouse")
    assert t.prompt == "respond-travelled"
    t.play_card("strength_of_will")

    assert t.active == "combe_storehouse"
    assert t.card("combe_storehouse").progress == 0
    assert t.card("eowyn").exhausted
    assert t.discard(P1)[-1] == "strength_of_will"


# -- S50 -------------------------------------------------------------------------------------------------------


def _slain(table: MakeTable, cap_used: int = 0) -> QuestTable:
    """Legolas, with Blade of Gondolin, destroys a Ruffian while stage 1B has 11 tokens."""
    mine = own_deck("mine", ("legolas", "gimli"), "blade_of_gondolin", "forest_snare")
    t = table(
        arranged(
            place(
                threat=20,
                heroes=[spot("legolas", attachments=["blade_of_gondolin"])],
                engaged=[spot("lawless_ruffian", damage=2, attachments=["forest_snare"])],
            ),
            decks=("mine",),
            setup={"deck_lists": (mine,), "script": {"encounter": ("hired_muscle", "market_square")}},
            progress=11,
            cap_used=cap_used,
            phase="combat",
            encounter=["bill_ferny"],
        )
    )
    t.act(lr.AttackEnemy, seat=P1, card="lawless_ruffian")
    t.to_prompt("respond-slain")
    assert t.in_play("lawless_ruffian") == 0
    assert [action.card.id for action in t.offered() if isinstance(action, lr.UseAbility)] == [
        "legolas",
        "blade_of_gondolin",
    ]
    return t


def _placed(t: QuestTable) -> list[tuple[int, int, int]]:
    """Return the progress placed on stages: which stage, how much, how much it has then."""
    return [(event.stage, event.amount, event.total) for event in t.happened(lr.StageProgressed)]


@pytest.mark.rule("LR-QST-15", "LR-STG-01", "LR-STG-05", "LR-EFF-03")
def test_s50_the_second_response_places_its_progress_on_the_new_stage(table: MakeTable) -> None:
    """S50: Legolas completes stage 1B, and a token of his is lost; 2A comes; then the Blade puts 1 on 2B."""
    t = _slain(table)
    t.use("legolas")
    assert (t.state.stage, t.state.progress) == (2, 0)
    assert t.staging == ["market_square"]
    assert t.encounter_discard == ["hired_muscle"]
    assert t.prompt == "respond-slain"
    assert [action.card.id for action in t.offered() if isinstance(action, lr.UseAbility)] == ["blade_of_gondolin"]
    t.use("blade_of_gondolin")

    assert (t.state.stage, t.state.progress) == (2, 1)
    assert _placed(t) == [(1, 1, 12), (2, 1, 1)]
    assert t.happened(lr.OptionChosen) == []
    assert t.prompt != "option-stage_two"


@pytest.mark.rule("LR-QST-15", "LR-STG-01", "LR-STG-05", "LR-EFF-03")
@pytest.mark.parametrize("cap_used", [0, 3])
def test_s50_the_cap_of_stage_1b_does_not_bind_stage_2b(table: MakeTable, cap_used: int) -> None:
    """S50: the Blade completes stage 1B, perhaps with the last token of the round; Legolas puts 2 on 2B."""
    t = _slain(table, cap_used)
    t.use("blade_of_gondolin")
    assert (t.state.stage, t.state.progress) == (2, 0)
    assert t.staging == ["market_square"]
    t.use("legolas")

    assert (t.state.stage, t.state.progress) == (2, 2)
    assert _placed(t) == [(1, 1, 12), (2, 2, 2)]
    assert t.happened(lr.OptionChosen) == []
    assert t.prompt != "option-stage_two"


# -- S51 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-RES-01", "LR-CMP-10", "LR-TRV-05", "LR-THR-02")
def test_s51_an_empty_deck_a_full_hand_and_a_travel_that_eliminates(table: MakeTable) -> None:
    """S51: no draw and no loss; the failed quest makes 49, the Manor 50; P2 is first player, and the Manor active."""
    hand = ["gandalf", "wandering_took", "wandering_took", "lorien_guide", "lorien_guide"]
    hand += ["northern_tracker", "power_in_the_earth", "the_favor_of_the_lady", "stand_and_fight"]
    t = table(
        arranged(
            place(threat=48, heroes=[spot("eowyn", resources=2), "eleanor", "dunhere"], hand=hand, empty_deck=True),
            place(threat=29, heroes=[spot("aragorn", attachments=STEWARD)]),
            decks=(SPIRIT, LEADERSHIP),
            stage=2,
            phase="resource",
            staging=["ramshackle_manor"],
            encounter=["market_square", "village_stable"],
        )
    )
    t.to_window("resource_end")
    assert [t.card(hero).resources for hero in ("eowyn", "eleanor", "dunhere", "aragorn")] == [3, 1, 1, 1]
    assert t.hand(P1) == hand
    assert t.deck(P1) == []
    assert not t.state.players[P1].out
    assert len(t.hand(P2)) == 1

    t.to_prompt("commit")
    assert t.hand(P1) == hand
    t.commit(P1, "eowyn", "eleanor", "dunhere")
    t.to_prompt("travel")
    assert [(event.willpower, event.threat) for event in t.happened(lr.QuestCompared)] == [(6, 7)]
    assert t.threats == [49, 30]
    assert t.asked == (P1,)
    assert t.hand(P1) == hand
    t.act(lr.Travel, card="ramshackle_manor")

    assert t.threats == [50, 31]
    assert [player.out for player in t.state.players] == [True, False]
    assert t.state.first == P2
    assert t.active == "ramshackle_manor"
    assert t.staging == ["market_square", "village_stable"]
    assert t.hand(P1) == t.area(P1) == []
    assert sorted(t.discard(P1)) == sorted([*hand, "eowyn", "eleanor", "dunhere"])
    assert t.outcome is None


# -- S52 -------------------------------------------------------------------------------------------------------


#: Gimli, who can take 5 damage and then attacks for 7, and Legolas for 3.
TEN = [spot("gimli", attachments=["citadel_plate"]), spot("legolas"), spot("thalin")]


def _attack_jake(t: QuestTable) -> None:
    """Gimli, who has taken 5, and Legolas attack Jake for 10."""
    t.to_prompt("attack")
    t.act(lr.AttackEnemy, seat=P1, card="wolf_pelt_jake")
    t.act(lr.AddAttacker, card="gimli")
    t.act(lr.AddAttacker, card="legolas")
    t.to_window("combat_end")
    attack = t.happened(lr.PlayerAttacks)
    assert [[card.id for card in one.attackers] for one in attack] == [["gimli", "legolas"]]


@pytest.mark.rule("LR-STG-08")
def test_s52_before_stage_3b_a_suspect_beside_a_hideout_can_be_defeated(table: MakeTable) -> None:
    """S52: Jake engages P1 by an engagement check; an attack of 10 less 3 defeats him, with Combe in play."""
    t = table(
        arranged(
            place(threat=46, heroes=TEN),
            place(threat=20, heroes=[spot("aragorn", exhausted=True, attachments=STEWARD)]),
            decks=(TACTICS, LEADERSHIP),
            stage=2,
            phase="encounter",
            staging=["wolf_pelt_jake", "combe_storehouse"],
            encounter=["market_square"],
        )
    )
    t.to_prompt("target-damage_hero")
    assert [(event.card.id, event.seat, event.by_choice) for event in t.happened(lr.EnemyEngaged)] == [
        ("wolf_pelt_jake", P1, False)
    ]
    t.pick("gimli")
    _attack_jake(t)

    hits = [(event.card.id, event.amount) for event in t.happened(lr.Damaged)]
    assert hits == [("gimli", 5), ("wolf_pelt_jake", 7)]
    assert t.victory == ["wolf_pelt_jake"]
    assert t.staging == ["combe_storehouse"]
    assert t.engaged(P1) == []
    assert t.outcome is None


@pytest.mark.rule("LR-STG-08", "LR-ACC-04")
def test_s52_at_stage_3b_the_hideouts_protect_every_suspect_that_entered(table: MakeTable) -> None:
    """S52, the other side: after the accusation Jake, whom Village Stable brought, takes nothing of the same attack."""
    other = own_deck("other", ("eowyn", "aragorn", "glorfindel"), "gandalf", "celebrians_stone", "steward_of_gondor")
    helpers = [spot("aragorn", attachments=["celebrians_stone", "steward_of_gondor"]), spot("eowyn")]
    t = table(
        arranged(
            place(threat=20, heroes=TEN),
            place(threat=20, heroes=[*helpers, spot("glorfindel")], allies=["gandalf"]),
            decks=(TACTICS, "other"),
            setup={"deck_lists": (other,), "script": {"encounter": ("market_square", "market_square")}},
            stage=2,
            phase="quest",
            staging=["wolf_pelt_jake", "combe_storehouse"],
            encounter=["ramshackle_manor", "ramshackle_manor"],
        )
    )
    t.skip(lambda t: t.prompt == "commit" and t.asked == (P2,))
    t.commit(P2, "aragorn", "eowyn", "glorfindel", "gandalf")
    t.to_prompt("option-stage_two")
    t.option("accuse")
    t.act(lr.Accuse, suspect="johnny_goblin_fingers", hideout="chetwood_campsite")
    t.act(lr.ChooseTitle, card="greenway_footpad")
    assert t.threats == [20, 20]

    t.skip(lambda t: t.prompt == "next_enemy")
    assert t.engaged(P1) == ["wolf_pelt_jake", "johnny_goblin_fingers"]
    t.pick("wolf_pelt_jake")
    t.to_prompt("target-damage_hero")
    t.pick("gimli")
    t.to_prompt("defend")
    t.act(lr.Defend, card="thalin")
    _attack_jake(t)

    hits = [(event.card.id, event.amount) for event in t.happened(lr.Damaged)]
    assert hits == [("gimli", 5), ("thalin", 4 - 2)]
    [prevented] = t.happened(lr.DamagePrevented)
    assert (prevented.card.id, prevented.amount) == ("wolf_pelt_jake", 7)
    assert ([card.id for card in prevented.by], prevented.rules) == (
        ["combe_storehouse", "chetwood_campsite"],
        ("LR-STG-08",),
    )
    assert t.card("wolf_pelt_jake").damage == 0


@pytest.mark.rule("LR-INS-11")
def test_s52_a_suspect_in_the_victory_display_may_be_named_and_does_not_come_back(table: MakeTable) -> None:
    """S52: naming Jake, who was defeated, is wrong: 3 threat each, and nothing is found for his name."""
    t = table(
        arranged(
            place(threat=30, heroes=["gimli", "thalin", "legolas"]),
            place(threat=33, heroes=[spot("aragorn", attachments=STEWARD), "gloin", "theodred"]),
            decks=(TACTICS, LEADERSHIP),
            stage=2,
            phase="quest",
            victory=["wolf_pelt_jake"],
            encounter=["ramshackle_manor", "ramshackle_manor"],
        )
    )
    size = len(t.investigation)
    t.commit(P1, "gimli", "thalin", "legolas")
    t.commit(P2, "aragorn", "gloin", "theodred")
    t.to_prompt("option-stage_two")
    t.option("accuse")
    assert t.can(lr.Accuse, suspect="wolf_pelt_jake", hideout="combe_storehouse")
    t.act(lr.Accuse, suspect="wolf_pelt_jake", hideout="chetwood_campsite")
    t.act(lr.ChooseTitle, card="greenway_footpad")

    assert [event.correct for event in t.happened(lr.AccusationJudged)] == [False]
    assert t.threats == [33, 36]
    assert t.staging[2:] == ["johnny_goblin_fingers", "chetwood_campsite", "greenway_footpad"]
    assert t.victory == ["wolf_pelt_jake"]
    assert t.in_play("wolf_pelt_jake") == 0
    assert len(t.investigation) == size
    assert t.state.stage == 3


@pytest.mark.rule("LR-STG-08", "LR-CRD-33")
def test_s52_a_hideout_explored_at_stage_2b_works_from_the_victory_display_at_once(table: MakeTable) -> None:
    """S52: Combe Storehouse is explored by a success by 1; Jake attacks when he engages P1, and again in combat."""
    t = table(
        arranged(
            place(threat=46, heroes=TEN),
            place(threat=20, heroes=[spot("aragorn", attachments=STEWARD), "gloin", "theodred"]),
            decks=(TACTICS, LEADERSHIP),
            stage=2,
            phase="quest",
            staging=["wolf_pelt_jake"],
            active=spot("combe_storehouse", progress=4),
            encounter=["ramshackle_manor", "ramshackle_manor", "market_square", "market_square"],
        )
    )
    t.commit(P1, "gimli", "legolas", "thalin")
    t.commit(P2, "aragorn", "gloin", "theodred")
    t.to_window("quest_end")
    assert t.victory == ["combe_storehouse"]
    assert t.active is None
    assert t.happened(lr.OptionChosen) == []

    t.to_prompt("target-damage_hero")
    assert t.state.phase == "encounter"
    assert t.engaged(P1) == ["wolf_pelt_jake"]
    t.pick("gimli")
    t.to_window("encounter_end")
    assert t.card("gimli").damage == 5
    assert t.encounter_discard == ["market_square"]
    assert t.card("wolf_pelt_jake").shadows == []

    t.to_prompt("target-damage_hero")
    assert t.state.phase == "combat"
    t.pick("thalin")
    assert [(event.card.id, event.seat) for event in t.happened(lr.EnemyAttacks)] == [("wolf_pelt_jake", P1)] * 2
