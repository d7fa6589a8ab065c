"""Scenarios S35 to S44: core rules."""

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
    said,
    seen,
    spot,
)

#: Whoever has this is asked in every action window, so that a test can stop there.
STEWARD = ["steward_of_gondor"]
COURAGE = ["unexpected_courage"]

# -- S35 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-ENC-03", "LR-ENC-05")
def test_s35_engagement_checks_go_round_until_a_pass_engages_nobody(table: MakeTable) -> None:
    """S35: Informant, Outlaw, Footpad, Ruffian in turn; the Outlaw does not cost 4, for nobody chose it."""
    t = table(
        arranged(
            place(threat=34, heroes=[spot("aragorn", attachments=STEWARD)]),
            place(threat=41),
            stage=2,
            phase="encounter",
            staging=["greenway_footpad", "bree_land_informant", "lawless_ruffian", "chetwood_outlaw"],
        )
    )
    t.to_window("encounter_end")

    assert [(event.seat, event.card.id, event.by_choice) for event in t.happened(lr.EnemyEngaged)] == [
        (P1, "bree_land_informant", False),
        (P2, "chetwood_outlaw", False),
        (P1, "greenway_footpad", False),
        (P2, "lawless_ruffian", False),
    ]
    assert t.engaged(P1) == ["bree_land_informant", "greenway_footpad"]
    assert t.engaged(P2) == ["chetwood_outlaw", "lawless_ruffian"]
    assert t.staging == []
    assert t.threats == [34, 41]


# -- S36 -------------------------------------------------------------------------------------------------------


def _planning(table: MakeTable, *resources: int, stone: bool = False) -> QuestTable:
    """Aragorn, Théodred and Glóin with these resources plan; Aragorn may carry Celebrían's Stone."""
    hand = ["veteran_axehand", "stand_together", "gandalf", "faramir", "power_in_the_earth", "the_favor_of_the_lady"]
    mine = own_deck("mine", ("aragorn", "theodred", "gloin"), "celebrians_stone", *hand)
    heroes = [
        spot("aragorn", resources=resources[0], attachments=["celebrians_stone"] if stone else []),
        spot("theodred", resources=resources[1]),
        spot("gloin", resources=resources[2]),
    ]
    t = table(
        arranged(
            place(heroes=heroes, hand=hand),
            decks=("mine",),
            setup={"deck_lists": (mine,)},
            phase="planning",
            staging=["market_square"],
        )
    )
    t.to_prompt("planning")
    return t


def _codes(t: QuestTable, *titles: str) -> list[tuple[str, str]]:
    refusals = [t.refuses(lr.PlayCard(P1, lr.CARDS[title])) for title in titles]
    return [(refusal.code, refusal.rule) for refusal in refusals]


@pytest.mark.rule("LR-PLN-02", "LR-PLN-03", "LR-PLN-04")
def test_s36_cards_need_a_matching_icon_and_their_cost(table: MakeTable) -> None:
    """S36: no Tactics icon, not even for a cost of 0; 3 resources are too few for Gandalf and Faramir."""
    t = _planning(table, 1, 1, 1)

    assert t.offered() == [lr.Done(P1)]
    assert _codes(t, "veteran_axehand", "stand_together", "power_in_the_earth") == [("no_icon", "LR-PLN-03")] * 3
    assert _codes(t, "gandalf", "faramir") == [("cannot_pay", "LR-PLN-02")] * 2


@pytest.mark.rule("LR-PLN-02", "LR-PLN-04")
def test_s36_heroes_of_one_sphere_combine_and_a_neutral_card_takes_any_mix(table: MakeTable) -> None:
    """S36, the counterpart: with 5 resources Faramir and Gandalf can be played, and Gandalf takes all five."""
    t = _planning(table, 2, 2, 1)

    assert t.can(lr.PlayCard, card="faramir")
    t.play_card("gandalf")
    assert [t.card(hero).resources for hero in ("aragorn", "theodred", "gloin")] == [0, 0, 0]
    assert t.area(P1) == ["aragorn", "theodred", "gloin", "gandalf"]
    assert not t.can(lr.PlayCard, card="faramir")


@pytest.mark.rule("LR-PLN-02", "LR-PLN-03")
def test_s36_with_celebrians_stone_aragorn_alone_pays_for_a_spirit_card(table: MakeTable) -> None:
    """S36: a Spirit card of cost 1 is paid by Aragorn; one of cost 2 cannot be, whatever the others have."""
    t = _planning(table, 1, 1, 1, stone=True)

    assert _codes(t, "the_favor_of_the_lady") == [("cannot_pay", "LR-PLN-02")]
    assert _codes(t, "veteran_axehand") == [("no_icon", "LR-PLN-03")]
    t.play_card("power_in_the_earth")
    assert [t.card(hero).resources for hero in ("aragorn", "theodred", "gloin")] == [0, 1, 1]
    assert seen(t, "market_square").threat == 1


# -- S37 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CMB-06", "LR-CMB-07")
def test_s37_sentinel_defends_another_player_who_stays_the_one_attacked(table: MakeTable) -> None:
    """S37: only after P1 has declared nobody; Bill Ferny's shadow asks P1, and Aragorn takes 5 less 2."""
    t = table(
        arranged(
            place(
                threat=36,
                heroes=["gimli", "thalin"],
                allies=["gondorian_spearman"],
                engaged=["lawless_ruffian"],
            ),
            place(threat=30),
            decks=(TACTICS, LEADERSHIP),
            stage=2,
            phase="combat",
            encounter=["bill_ferny"],
        )
    )
    t.to_prompt("defend")
    aragorn = t.uid("aragorn")
    assert t.asked == (P1,)
    assert [type(action) for action in t.offered()] == [lr.NoDefender, lr.Defend, lr.Defend, lr.Defend]
    assert not t.is_legal(lr.Defend(P2, aragorn, lr.CARDS["aragorn"]))
    assert t.refuses(lr.Defend(P1, aragorn, lr.CARDS["aragorn"])).code == "not_your_character"

    t.act(lr.NoDefender)
    assert (t.prompt, t.asked, said(t)) == ("sentinel", (P2,), {"seat": P1, "attack": 3 + 2})
    assert t.offered() == [lr.Decline(P2), lr.Defend(P2, aragorn, lr.CARDS["aragorn"])]
    assert t.refuses(lr.Defend(P2, t.uid("theodred"), lr.CARDS["theodred"])).code == "no_sentinel"
    t.act(lr.Defend, card="aragorn")
    t.to_prompt("option-ferny_shadow")
    assert t.asked == (P1,)
    t.option("threat")
    t.skip(lambda t: bool(t.happened(lr.Damaged)))

    assert t.happened(lr.ThreatRaised)[0].seat == P1
    assert t.happened(lr.ThreatRaised)[0].threat == 40
    assert [(event.card.id, event.amount) for event in t.happened(lr.Damaged)] == [("aragorn", 3)]
    assert t.card("aragorn").exhausted
    assert t.state.players[P2].threat == 30


# -- S38 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-QST-05", "LR-QST-06")
def test_s38_thalin_hurts_a_revealed_enemy_before_its_text(table: MakeTable) -> None:
    """S38: 1 damage first, then the choice of the Footpad, which enters the staging area with the damage."""
    t = table(
        arranged(
            place(threat=20, heroes=["thalin", spot("gimli", exhausted=True)]),
            decks=(TACTICS,),
            stage=2,
            phase="quest",
            staging=["lawless_ruffian"],
            encounter=["greenway_footpad"],
        )
    )
    t.commit(P1, "thalin")
    t.to_prompt("option-footpad")
    assert t.card("greenway_footpad").damage == 1
    assert t.staging == ["lawless_ruffian"]
    t.option("threat")

    assert t.staging == ["lawless_ruffian", "greenway_footpad"]
    assert [t.card(title).damage for title in t.staging] == [0, 1]


@pytest.mark.rule("LR-QST-06")
def test_s38_enemies_that_stage_3a_adds_are_not_hurt_by_thalin(table: MakeTable) -> None:
    """S38: while Thalin is committed the Suspect of the case and the Brigand of stage 3A come in unhurt."""
    t = table(
        arranged(
            place(threat=20, heroes=["gimli", "thalin"]),
            place(threat=20),
            decks=(TACTICS, LEADERSHIP),
            stage=2,
            phase="quest",
            encounter=["ramshackle_manor", "ramshackle_manor"],
        )
    )
    t.commit(P1, "gimli", "thalin")
    t.commit(P2, "aragorn", "theodred", "gloin")
    t.to_prompt("option-stage_two")
    t.option("accuse")
    t.act(lr.Accuse, suspect="johnny_goblin_fingers", hideout="chetwood_campsite")
    assert (t.prompt, t.asked) == ("brigand", (P2,))
    assert t.card("thalin").committed
    t.act(lr.ChooseTitle, card="greenway_footpad")

    assert t.staging[2:] == ["johnny_goblin_fingers", "chetwood_campsite", "greenway_footpad"]
    assert t.happened(lr.Damaged) == []
    assert t.threats == [20, 20]


@pytest.mark.rule("LR-QST-06", "LR-TRV-03")
def test_s38_an_enemy_that_dark_alley_adds_is_not_revealed(table: MakeTable) -> None:
    """S38: after Thalin has quested the Footpad of Dark Alley comes in unhurt, and its text asks nobody."""
    t = table(
        arranged(
            place(threat=20, heroes=["thalin", "gimli"]),
            decks=(TACTICS,),
            setup={"script": {"encounter": ("greenway_footpad",)}},
            stage=2,
            phase="quest",
            staging=["dark_alley"],
            encounter=["ramshackle_manor"],
        )
    )
    t.commit(P1, "thalin")
    t.act(lr.Travel, card="dark_alley")

    assert t.active == "dark_alley"
    assert t.staging == ["ramshackle_manor", "greenway_footpad"]
    assert t.card("greenway_footpad").damage == 0
    assert t.happened(lr.OptionChosen) == []
    assert t.prompt != "option-footpad"
    assert [event.card.id for event in t.happened(lr.CardRevealed)] == ["ramshackle_manor"]


# -- S39 -------------------------------------------------------------------------------------------------------


def _revealed(table: MakeTable, *encounter: str) -> QuestTable:
    """Eleanor stays ready, and A Test of Will is in hand, while these cards come."""
    t = table(
        arranged(
            place(
                threat=20,
                heroes=[spot("eleanor", resources=1, attachments=COURAGE)],
                hand=["a_test_of_will"],
            ),
            decks=(SPIRIT,),
            stage=2,
            phase="quest",
            staging=["greenway_footpad"],
            encounter=encounter,
        )
    )
    t.to_prompt("respond-when_revealed")
    return t


@pytest.mark.rule("LR-EFF-07", "LR-INS-01")
def test_s39_eleanor_cancels_a_card_whose_surge_comes_before_the_replacement(table: MakeTable) -> None:
    """S39: Hired Muscle is not attached; Surge reveals the Market Square; then it is discarded for the Dark Alley."""
    t = _revealed(table, "hired_muscle", "market_square", "dark_alley", "old_warehouse")
    t.use("eleanor")
    t.to_window("staged")

    assert t.card("eleanor").exhausted
    assert seen(t, "greenway_footpad").attachments == ()
    assert t.staging == ["greenway_footpad", "market_square", "dark_alley"]
    assert t.encounter_discard == ["hired_muscle"]
    assert t.encounter[0] == "old_warehouse"
    steps = [
        (type(event), event.card.id)
        for event in t.log
        if isinstance(event, (lr.CardRevealed, lr.AddedToStaging, lr.LeftPlay))
    ]
    assert steps == [
        (lr.CardRevealed, "hired_muscle"),
        (lr.CardRevealed, "market_square"),
        (lr.AddedToStaging, "market_square"),
        (lr.LeftPlay, "hired_muscle"),
        (lr.CardRevealed, "dark_alley"),
        (lr.AddedToStaging, "dark_alley"),
    ]


@pytest.mark.rule("LR-EFF-07")
def test_s39_only_a_test_of_will_cancels_what_an_enemy_does_when_revealed(table: MakeTable) -> None:
    """S39: Eleanor cannot answer to the Footpad; A Test of Will can, and the enemy still enters the staging area."""
    t = _revealed(table, "greenway_footpad")
    assert not t.can(lr.UseAbility, card="eleanor")
    assert t.refuses(lr.UseAbility(P1, t.uid("eleanor"), lr.CARDS["eleanor"])).code == "not_now"
    t.play_card("a_test_of_will")
    t.to_window("staged")

    assert t.happened(lr.OptionChosen) == []
    assert t.happened(lr.EnemyAttacks) == []
    assert t.threats == [20]
    assert t.staging == ["greenway_footpad", "greenway_footpad"]


# -- S40 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CMP-07")
def test_s40_a_unique_card_in_play_keeps_others_of_its_title_out(table: MakeTable) -> None:
    """S40: P1 controls Gandalf and Steward of Gondor: P2 can neither play them nor bring Gandalf by Sneak Attack."""
    hand = ["gandalf", "sneak_attack", "steward_of_gondor", "guard_of_the_citadel"]
    other = own_deck("other", ("theodred",), *hand)
    mine = own_deck("mine", ("aragorn",), "gandalf", "steward_of_gondor")
    t = table(
        arranged(
            place(heroes=[spot("aragorn", attachments=STEWARD)], allies=["gandalf"]),
            place(heroes=[spot("theodred", resources=9)], hand=hand),
            decks=("mine", "other"),
            setup={"deck_lists": (mine, other), "first_player": P2},
            phase="planning",
        )
    )
    t.to_prompt("planning")
    assert t.asked == (P2,)
    assert [action.card.id for action in t.offered() if isinstance(action, lr.PlayCard)] == [
        "guard_of_the_citadel",
        "sneak_attack",
    ]
    for title in ("gandalf", "steward_of_gondor"):
        refusal = t.refuses(lr.PlayCard(P2, lr.CARDS[title]))
        assert (refusal.code, refusal.rule) == ("unique_in_play", "LR-CMP-07")

    t.play_card("sneak_attack")
    assert t.prompt == "sneak_attack"
    assert t.offered() == [lr.ChooseTitle(P2, lr.CARDS["guard_of_the_citadel"])]
    refusal = t.refuses(lr.ChooseTitle(P2, lr.CARDS["gandalf"]))
    assert (refusal.code, refusal.rule) == ("unique_in_play", "LR-CMP-07")
    t.act(lr.ChooseTitle, card="guard_of_the_citadel")
    assert t.hand(P2) == ["gandalf", "steward_of_gondor"]
    assert t.in_play("gandalf") == t.in_play("steward_of_gondor") == 1


@pytest.mark.rule("LR-CMP-07")
def test_s40_with_no_other_ally_sneak_attack_cannot_be_played_for_a_unique_one(table: MakeTable) -> None:
    """S40: the only ally in P2's hand is a second Gandalf, so Sneak Attack is not offered."""
    other = own_deck("other", ("theodred",), "gandalf", "sneak_attack")
    t = table(
        arranged(
            place(allies=["gandalf"]),
            place(heroes=[spot("theodred", resources=9)], hand=["gandalf", "sneak_attack"]),
            decks=(LORE, "other"),
            setup={"deck_lists": (other,), "first_player": P2},
            phase="planning",
        )
    )
    t.to_prompt("planning")
    assert t.offered() == [lr.Done(P2)]


@pytest.mark.rule("LR-KEY-03")
@pytest.mark.parametrize("gone", ["celebrians_stone", "dwarven_axe", "horn_of_gondor"])
def test_s40_of_three_restricted_attachments_one_is_discarded_at_once(table: MakeTable, gone: str) -> None:
    """S40: Aragorn gets a third Restricted attachment, and P1 picks any of the three to discard."""
    carried = ["celebrians_stone", "dwarven_axe", "horn_of_gondor"]
    mine = own_deck("mine", ("aragorn", "gimli"), *carried)
    t = table(
        arranged(
            place(
                heroes=[spot("aragorn", attachments=carried[:2]), spot("gimli", resources=1)],
                hand=["horn_of_gondor"],
            ),
            decks=("mine",),
            setup={"deck_lists": (mine,)},
            phase="planning",
        )
    )
    t.play_card("horn_of_gondor")
    t.pick("aragorn")
    assert (t.prompt, t.asked) == ("target-restricted", (P1,))
    assert t.offered() == [lr.ChooseCard(P1, t.uid(title), lr.CARDS[title]) for title in carried]
    t.pick(gone)

    kept = [t.state.cards[uid].card.id for uid in t.card("aragorn").attachments]
    assert kept == [title for title in carried if title != gone]
    assert t.discard(P1) == [gone]


# -- S41 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-27", "LR-QST-13")
@pytest.mark.parametrize(
    ("staging", "left", "threat"),
    [
        (
            [spot("market_square"), spot("ramshackle_manor"), spot("dark_alley", progress=2)],
            [("market_square", 1), ("ramshackle_manor", 1)],
            30 + 3,
        ),
        (
            [spot("market_square"), spot("ramshackle_manor"), spot("dark_alley", progress=2), spot("market_square")],
            [("market_square", 1), ("ramshackle_manor", 1), ("market_square", 1)],
            30 + 4 * 2,
        ),
        ([spot("market_square", progress=3), spot("ramshackle_manor")], [("ramshackle_manor", 1)], 30),
    ],
)
def test_s41_market_square_answers_to_each_location_that_northern_tracker_reaches(
    table: MakeTable, staging: list[lr.Spot], left: list[tuple[str, int]], threat: int
) -> None:
    """S41: 1 threat for each location and each Market Square that is still there; explored ones are not looked into."""
    t = table(
        arranged(
            place(threat=28, heroes=[spot("aragorn", exhausted=True, attachments=STEWARD)]),
            place(threat=30, heroes=[spot("eowyn", exhausted=True)], allies=["northern_tracker"]),
            decks=(LEADERSHIP, SPIRIT),
            stage=2,
            phase="quest",
            staging=staging,
        )
    )
    t.commit(P2, "northern_tracker")
    t.use("northern_tracker", P2)

    assert [(title, t.state.cards[uid].progress) for title, uid in zip(t.staging, t.state.staging, strict=True)] == left
    assert len(t.encounter_discard) == len(staging) - len(left)
    assert t.threats == [28, threat]
    assert t.happened(lr.InvestigationLooked) == []
    assert t.happened(lr.DeckShuffled) == []


# -- S42 -------------------------------------------------------------------------------------------------------


def _house(table: MakeTable, engaged: list[lr.Spot], victory: list[str]) -> QuestTable:
    t = table(
        arranged(
            place(threat=30, heroes=[spot("aragorn", attachments=STEWARD)], engaged=engaged),
            stage=3,
            phase="travel",
            staging=["todd_the_troll", "bill_fernys_house"],
            victory=victory,
        )
    )
    t.act(lr.Travel, card="bill_fernys_house")
    return t


@pytest.mark.rule("LR-CRD-36", "LR-TRV-03")
def test_s42_bill_ferny_comes_back_from_the_victory_display(table: MakeTable) -> None:
    """S42: the players travel to his house: he is in the staging area unhurt, and 3 of the 10 points are gone."""
    victory = ["the_prancing_pony", "bill_ferny", "chetwood_campsite"]
    setup = arranged(place(), stage=3, staging=["todd_the_troll"], victory=victory)
    assert table(setup).view(None).victory_points == 10
    t = _house(table, [], victory)

    assert t.staging == ["todd_the_troll", "bill_ferny"]
    assert t.card("bill_ferny").damage == 0
    assert t.victory == ["the_prancing_pony", "chetwood_campsite"]
    assert t.view(None).victory_points == 7
    assert t.active == "bill_fernys_house"
    assert [event.pile for event in t.happened(lr.DeckShuffled)] == ["encounter"]


@pytest.mark.rule("LR-CRD-36", "LR-TRV-03")
def test_s42_nothing_is_added_while_bill_ferny_is_engaged(table: MakeTable) -> None:
    """S42: the travel works all the same, and the deck is shuffled."""
    t = _house(table, [spot("bill_ferny", damage=2)], ["the_prancing_pony", "chetwood_campsite"])

    assert t.active == "bill_fernys_house"
    assert t.staging == ["todd_the_troll"]
    assert t.engaged(P1) == ["bill_ferny"]
    assert t.card("bill_ferny").damage == 2
    assert t.view(None).victory_points == 7
    assert [event.pile for event in t.happened(lr.DeckShuffled)] == ["encounter"]


# -- S43 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-REF-01", "LR-THR-01", "LR-REF-02")
def test_s43_the_refresh_phase_in_its_order(table: MakeTable) -> None:
    """S43: ready, threat in player order, elimination, token; at the end of the round Gandalf leaves, limits reset."""
    glorfindel = spot("glorfindel", resources=3, damage=2, exhausted=True)
    t = table(
        arranged(
            place(
                threat=48,
                heroes=[glorfindel, spot("beravor", exhausted=True)],
                allies=[spot("gandalf", exhausted=True)],
            ),
            place(threat=49, heroes=[spot("aragorn", exhausted=True)]),
            decks=(LORE, LEADERSHIP),
            phase="combat",
            cap_used=4,
            treacheries=2,
        )
    )
    assert t.window == "shadows_dealt"
    t.use("glorfindel", P1)
    t.pick("glorfindel")
    t.to_window("refresh_end")
    assert [t.card(title).exhausted for title in t.area(P1)] == [False, False, False]
    assert t.area(P1) == ["glorfindel", "beravor", "gandalf"]
    assert t.can(lr.UseAbility, card="beravor")
    assert not t.can(lr.UseAbility, card="glorfindel")
    t.skip(lambda t: t.state.round == 2)

    kinds = (lr.AllReadied, lr.ThreatRaised, lr.PlayerEliminated, lr.FirstPlayerPassed, lr.RoundStarted)
    told: list[object] = []
    for event in t.log:
        if isinstance(event, lr.ThreatRaised):
            told.append((event.seat, event.threat))
        elif isinstance(event, lr.LeftPlay):
            told.append(event.card.id)
        elif isinstance(event, kinds):
            told.append(type(event))
    assert told == [
        lr.AllReadied,
        (P1, 49),
        (P2, 50),
        lr.PlayerEliminated,
        "aragorn",
        "gandalf",
        lr.RoundStarted,
    ]
    assert t.state.first == P1
    assert t.state.players[P2].out
    assert t.area(P1) == ["glorfindel", "beravor"]
    assert t.discard(P1)[-1] == "gandalf"
    assert (t.state.cap_used, t.state.treacheries, t.card("glorfindel").uses.counts) == (0, 0, ())
    assert t.window == "resource_end"
    assert t.can(lr.UseAbility, seat=P1, card="glorfindel")


# -- S44 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-QST-02", "LR-QST-03", "LR-EFF-03", "LR-EFF-08")
def test_s44_commit_responses_and_faramir(table: MakeTable) -> None:
    """S44: Théodred's resource pays for Aragorn, who readies and counts once; Faramir adds 3, later allies nothing."""
    t = table(
        arranged(
            place(
                threat=20,
                heroes=[spot("aragorn", resources=1), "theodred", "gloin"],
                allies=["faramir"],
                hand=["sneak_attack", "guard_of_the_citadel"],
            ),
            stage=2,
            phase="quest",
            encounter=["market_square"],
        )
    )
    t.commit(P1, "aragorn", "theodred", "gloin")
    assert t.prompt == "respond-committed"
    t.use("theodred")
    t.pick("aragorn")
    assert t.card("aragorn").resources == 2
    assert [action.card.id for action in t.offered() if isinstance(action, lr.UseAbility)] == ["aragorn"]
    t.use("aragorn")
    aragorn = t.card("aragorn")
    assert (aragorn.exhausted, aragorn.committed, aragorn.resources) == (False, True, 1)
    assert t.prompt != "respond-committed"
    assert t.view(None).willpower == 5

    t.to_window("staged")
    t.use("faramir")
    assert t.view(None).willpower == 8
    t.play_card("sneak_attack")
    t.act(lr.ChooseTitle, card="guard_of_the_citadel")
    assert seen(t, "guard_of_the_citadel").willpower == 1
    assert seen(t, "faramir").willpower == 3
    assert t.view(None).willpower == 8
    t.skip(lambda t: bool(t.happened(lr.QuestCompared)))
    compared = t.happened(lr.QuestCompared)[0]
    assert (compared.willpower, compared.threat) == (8, 2)
