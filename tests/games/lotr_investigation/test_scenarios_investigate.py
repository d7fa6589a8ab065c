"""Scenarios S09 to S16: Investigate, and the quest at stage 2B."""

from __future__ import annotations

from typing import Any

import pytest

from boardrules.games import lotr_investigation as lr
from tests.games.lotr_investigation.table import (
    LEADERSHIP,
    P1,
    P2,
    TACTICS,
    MakeTable,
    QuestTable,
    arranged,
    order,
    place,
    questions_to,
    spot,
)

LEADERS = ("aragorn", "theodred", "gloin")
#: A whole Investigation deck, when Johnny and the Campsite are set aside.
TEN = [
    "todd_the_troll",
    "bill_fernys_house",
    "susie_the_spider",
    "staddle_hiding_hole",
    "wolf_pelt_jake",
    "combe_storehouse",
    "old_orc_eyes",
    "archet_trading_post",
    "taken_by_surprise",
    "taken_by_surprise",
]


def quest(table: MakeTable, *others: str, threats: tuple[int, int] = (20, 20), **fields: Any) -> QuestTable:
    """Return a quest phase of two: P1 commits the three heroes (willpower 5), P2 some ``others``."""
    seats = [place(threat=threat) for threat in threats]
    t = table(arranged(*seats, decks=(LEADERSHIP, TACTICS), phase="quest", **fields))
    if t.state.stage == 1:
        t.act(lr.ChooseOption, seat=P1, option="threat")
        t.act(lr.ChooseOption, seat=P2, option="threat")
    t.commit(P1, *LEADERS)
    t.commit(P2, *others)
    return t


def nine_to_beat(table: MakeTable, *titles: str) -> QuestTable:
    """Return a quest at stage 2B against 9 threat, with ten known cards in the Investigation deck."""
    return quest(
        table,
        *titles,
        threats=(30, 33),
        stage=2,
        staging=[spot("ramshackle_manor")],
        investigation=TEN,
        encounter=["dark_alley", "old_warehouse"],
    )


def compared(t: QuestTable) -> tuple[int, int]:
    """Return W and T of the one comparison."""
    [event] = t.happened(lr.QuestCompared)
    return event.willpower, event.threat


def looks(t: QuestTable) -> list[tuple[int, list[str]]]:
    """Return who has looked at which Investigation cards."""
    return [(event.seat, [card.id for card in event.cards or ()]) for event in t.happened(lr.InvestigationLooked)]


def shuffles(t: QuestTable) -> int:
    """Return how often the Investigation deck was shuffled."""
    return sum(event.pile == "investigation" for event in t.happened(lr.DeckShuffled))


# -- S09 to S11 --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-INS-03", "LR-INV-06", "LR-INV-07")
def test_s09_the_first_player_alone_sees_the_top_cards_which_stay_there(table: MakeTable) -> None:
    """S09: Investigate 3 after the shuffle: P1 sees three cards, they stay on top, and their names are marked."""
    top = ["archet_trading_post", "todd_the_troll", "combe_storehouse"]
    t = quest(
        table,
        "legolas",
        setup={"script": {"investigation": top}},
        active=spot("dark_alley", progress=2),
        encounter=["village_stable", "ramshackle_manor"],
    )
    t.to_phase("travel")

    assert compared(t) == (6, 5)
    assert shuffles(t) == 1
    assert looks(t) == [(P1, top)]
    [looked] = t.happened(lr.InvestigationLooked)
    assert looked.known_to() == (P1,)
    assert t.investigation[:3] == top
    assert len(t.investigation) == 10
    spotted = [(one.place, one.card.id) for one in t.view(P1).investigation]
    assert spotted == [(0, top[0]), (1, top[1]), (2, top[2])]
    assert t.view(P2).investigation == ()
    assert t.view(None).investigation == ()
    # In the order of the list: where each of them lies is for P1 alone.
    assert [card.id for card in t.view(P2).eliminated] == ["todd_the_troll", "combe_storehouse", "archet_trading_post"]
    assert t.encounter_discard == ["dark_alley"]
    assert t.active is None
    assert t.state.progress == 0


@pytest.mark.rule("LR-INS-03", "LR-QST-13")
def test_s10_a_location_explored_in_the_staging_area_does_not_investigate(table: MakeTable) -> None:
    """S10: P2's Snowbourn Scout explores Dark Alley in the staging area: nobody shuffles or looks."""
    t = table(
        arranged(
            place(),
            place(hand=["snowbourn_scout"], heroes=[spot("aragorn", resources=1), spot("theodred"), spot("gloin")]),
            decks=(TACTICS, LEADERSHIP),
            phase="planning",
            staging=[spot("ramshackle_manor"), spot("dark_alley", progress=2)],
        )
    )
    before = t.investigation

    t.play_card("snowbourn_scout", P2)
    t.use("snowbourn_scout", P2)
    t.pick("dark_alley")

    [placed] = t.happened(lr.ProgressPlaced)
    assert (placed.card.id, placed.amount) == ("dark_alley", 1)
    assert [event.card.id for event in t.happened(lr.LocationExplored)] == ["dark_alley"]
    assert t.encounter_discard == ["dark_alley"]
    assert t.staging == ["ramshackle_manor"]
    assert shuffles(t) == 0
    assert looks(t) == []
    assert t.investigation == before
    assert t.eliminated == []


@pytest.mark.rule("LR-INV-03", "LR-INS-03", "LR-ENC-05")
def test_s11_taken_by_surprise_brings_an_enemy_and_leaves_the_game(table: MakeTable) -> None:
    """S11: Investigate 2 shows Taken by Surprise and Susie: a Ruffian engages P1, and Susie is on top."""
    t = quest(
        table,
        "legolas",
        setup={
            "script": {
                "investigation": ["taken_by_surprise", "susie_the_spider"],
                "encounter": ["village_stable", "lawless_ruffian"],
            }
        },
        active=spot("ramshackle_manor", progress=2),
        encounter=["old_warehouse", "market_square"],
        encounter_discard=["hired_muscle"],
    )
    t.to_phase("travel")

    assert compared(t) == (6, 5)
    assert looks(t) == [(P1, ["taken_by_surprise", "susie_the_spider"])]
    chain = [lr.InvestigationLooked, lr.DeckReset, lr.EncounterDiscarded, lr.EnemyEngaged, lr.LeftPlay]
    assert order(t.log, *chain) == chain
    [gone] = t.happened(lr.EncounterDiscarded)
    assert [card.id for card in gone.cards] == ["village_stable", "lawless_ruffian"]
    [engaged] = t.happened(lr.EnemyEngaged)
    assert (engaged.card.id, engaged.seat, engaged.by_choice) == ("lawless_ruffian", P1, False)
    assert [event.card.id for event in t.happened(lr.CardRevealed)] == ["old_warehouse", "market_square"]
    assert t.engaged(P1) == ["lawless_ruffian"]
    assert t.removed == ["taken_by_surprise"]
    assert len(t.investigation) == 9
    assert t.investigation[0] == "susie_the_spider"
    assert t.eliminated == ["susie_the_spider"]
    # The Manor follows when everything inside its Investigate is done; Hired Muscle lies in the deck made anew.
    assert t.encounter_discard == ["village_stable", "ramshackle_manor"]
    assert "hired_muscle" in t.encounter


# -- S12, S13 ----------------------------------------------------------------------------------------------------------


def warehouse(table: MakeTable) -> QuestTable:
    """Return S12: 7 against 6 explores Old Warehouse, with Ramshackle Manor in the staging area; P1 chooses."""
    t = quest(
        table,
        "gimli",
        threats=(31, 28),
        setup={"script": {"investigation": ["archet_trading_post", "todd_the_troll", "combe_storehouse"]}},
        stage=2,
        active=spot("old_warehouse", progress=3),
        staging=[spot("ramshackle_manor")],
        encounter=["market_square", "market_square"],
    )
    t.to_prompt("option-old_warehouse")
    assert compared(t) == (7, 6)
    assert t.asked == (P1,)
    assert t.offered() == [lr.ChooseOption(P1, "look_more"), lr.ChooseOption(P1, "less_threat")]
    assert (shuffles(t), looks(t)) == (0, [])
    return t


@pytest.mark.rule("LR-INV-04")
def test_s12_old_warehouse_shows_two_more_cards(table: MakeTable) -> None:
    """S12 (a): P1 looks at 3 cards instead of 1, and the threat stays."""
    t = warehouse(table)

    t.option("look_more")

    assert looks(t) == [(P1, ["archet_trading_post", "todd_the_troll", "combe_storehouse"])]
    assert shuffles(t) == 1
    assert t.threats == [31, 28]
    assert t.encounter_discard == ["old_warehouse"]


@pytest.mark.rule("LR-INV-04", "LR-CRD-25")
def test_s12_old_warehouse_lowers_the_threat_past_the_manor(table: MakeTable) -> None:
    """S12 (b): each player's threat falls by 3, which the Manor does not limit; then P1 looks at 1 card."""
    t = warehouse(table)

    t.option("less_threat")

    assert t.threats == [28, 25]
    assert looks(t) == [(P1, ["archet_trading_post"])]
    assert order(t.log, lr.ThreatReduced, lr.InvestigationLooked) == [
        lr.ThreatReduced,
        lr.ThreatReduced,
        lr.InvestigationLooked,
    ]
    assert shuffles(t) == 1
    assert t.encounter_discard == ["old_warehouse"]


def stable(table: MakeTable, top: str, **fields: Any) -> QuestTable:
    """Return S13: stage 2B, 6 against 5 explores Village Stable with a card on top of the Investigation deck."""
    return quest(
        table,
        "legolas",
        setup={"script": {"investigation": [top]}},
        stage=2,
        active=spot("village_stable", progress=2),
        encounter=["old_warehouse", "ramshackle_manor"],
        **fields,
    )


@pytest.mark.rule("LR-INV-05", "LR-VIC-01", "LR-STG-05")
def test_s13_village_stable_brings_the_hideout_that_was_seen(table: MakeTable) -> None:
    """S13: Village Stable goes to the victory display for no points, and Staddle to the staging area."""
    t = stable(table, "staddle_hiding_hole")
    t.to_prompt("village_stable")
    assert compared(t) == (6, 5)
    assert t.asked == (P1,)
    assert looks(t) == [(P1, ["staddle_hiding_hole"])]
    assert len(t.investigation) == 10

    t.use("village_stable", P1)

    assert t.victory == ["village_stable"]
    assert t.view(None).victory_points == 0
    assert t.encounter_discard == []
    assert t.staging == ["old_warehouse", "ramshackle_manor", "staddle_hiding_hole"]
    assert t.card("staddle_hiding_hole").progress == 0
    assert len(t.investigation) == 9
    assert "staddle_hiding_hole" not in t.investigation
    assert t.active is None
    # 5 were there to compare with; from now on there are 5 more.
    assert t.view(None).staging_threat == 10
    assert "option-stage_two" not in [t.prompt, *questions_to(t, "travel")]
    assert (t.state.stage, t.state.progress) == (2, 0)


@pytest.mark.rule("LR-INV-05", "LR-VIC-01")
def test_s13_village_stable_may_be_left_aside(table: MakeTable) -> None:
    """S13: declined, the Stable goes to the encounter discard pile, and Staddle stays in its deck."""
    t = stable(table, "staddle_hiding_hole")
    t.to_prompt("village_stable")

    t.act(lr.Decline, seat=P1)

    assert t.victory == []
    assert t.encounter_discard == ["village_stable"]
    assert t.staging == ["old_warehouse", "ramshackle_manor"]
    assert t.investigation[0] == "staddle_hiding_hole"


@pytest.mark.rule("LR-INV-05")
def test_s13_village_stable_cannot_bring_rising_body_count(table: MakeTable) -> None:
    """S13: the card that was seen is Rising Body Count: there is nothing to do but to pass."""
    t = stable(table, "rising_body_count", investigation=["rising_body_count"])
    t.to_prompt("village_stable")
    assert looks(t) == [(P1, ["rising_body_count"])]

    assert t.offered() == [lr.Decline(P1)]
    refused = t.refuses(lr.UseAbility(P1, t.uid("village_stable"), lr.CARDS["village_stable"]))
    assert refused.rule == "LR-INV-05"
    t.act(lr.Decline, seat=P1)
    assert t.encounter_discard == ["village_stable"]
    assert t.victory == []


@pytest.mark.rule("LR-INV-05", "LR-INV-03")
def test_s13_village_stable_cannot_bring_what_lies_under_taken_by_surprise(table: MakeTable) -> None:
    """S13: the card that was seen is Taken by Surprise: nobody is asked, although a name may now be on top."""
    t = stable(table, "taken_by_surprise")

    asked = questions_to(t, "travel")

    assert looks(t) == [(P1, ["taken_by_surprise"])]
    assert "village_stable" not in asked
    assert t.victory == []
    assert t.encounter_discard[-1] == "village_stable"
    assert t.removed == ["taken_by_surprise"]
    assert len(t.investigation) == 9


# -- S14 to S16 --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-INS-05", "LR-STG-05", "LR-QST-16")
def test_s14_investigate_comes_before_the_choice_of_stage_2b(table: MakeTable) -> None:
    """S14: 3 more: a token explores, Investigate 2, two tokens on the stage, then P1 has to choose."""
    top = ["archet_trading_post", "todd_the_troll"]
    t = quest(
        table,
        "legolas",
        "gimli",
        setup={"script": {"investigation": top}},
        stage=2,
        active=spot("market_square", progress=3),
        encounter=["old_warehouse", "ramshackle_manor"],
    )
    t.to_prompt("option-stage_two")

    assert compared(t) == (8, 5)
    chain = [lr.ProgressPlaced, lr.LocationExplored, lr.InvestigationLooked, lr.LeftPlay, lr.StageProgressed]
    assert order(t.log, *chain) == chain
    assert [(event.card.id, event.amount) for event in t.happened(lr.ProgressPlaced)] == [("market_square", 1)]
    assert looks(t) == [(P1, top)]
    assert [(event.stage, event.amount) for event in t.happened(lr.StageProgressed)] == [(2, 2)]
    assert t.state.progress == 2
    assert t.encounter_discard == ["market_square"]
    assert t.asked == (P1,)
    assert t.offered() == [lr.ChooseOption(P1, "stay"), lr.ChooseOption(P1, "accuse")]


@pytest.mark.rule("LR-STG-05", "LR-INS-05")
def test_s14_one_token_for_the_location_brings_no_choice(table: MakeTable) -> None:
    """S14: exactly 1 more: the location takes it, and stage 2B asks nothing."""
    t = quest(
        table,
        "legolas",
        setup={"script": {"investigation": ["archet_trading_post", "todd_the_troll"]}},
        stage=2,
        active=spot("market_square", progress=3),
        encounter=["old_warehouse", "ramshackle_manor"],
    )

    asked = questions_to(t, "travel")

    assert compared(t) == (6, 5)
    assert t.encounter_discard == ["market_square"]
    assert looks(t) == [(P1, ["archet_trading_post", "todd_the_troll"])]
    assert "option-stage_two" not in asked
    assert (t.state.stage, t.state.progress) == (2, 0)


@pytest.mark.rule("LR-QST-11", "LR-STG-04")
def test_s15_a_failed_quest_at_stage_2b_removes_an_unseen_card(table: MakeTable) -> None:
    """S15: 6 against 9: 3 threat each, a random Investigation card is gone, and nobody knows which."""
    t = nine_to_beat(table, "legolas")

    asked = questions_to(t, "travel")

    assert compared(t) == (6, 9)
    assert t.threats == [33, 36]
    assert order(t.log, lr.ThreatRaised, lr.InvestigationBuried) == [
        lr.ThreatRaised,
        lr.ThreatRaised,
        lr.InvestigationBuried,
    ]
    assert len(t.investigation) == 9
    [buried] = t.state.buried
    assert t.investigation == [name for name in TEN if name != buried.id]
    assert "option-stage_two" not in asked
    assert t.removed == []

    # Whichever card it is, every view is the same.
    views = [t.view(seat) for seat in (P1, P2, None)]

    def another(state: lr.State) -> None:
        other = state.investigation[0].card
        assert other is not buried
        state.investigation[0] = lr.Held(buried)
        state.buried[0] = other

    t.arrange(another)
    assert [t.view(seat) for seat in (P1, P2, None)] == views
    assert [view.buried for view in views] == [1, 1, 1]


@pytest.mark.rule("LR-STG-04")
def test_s15_which_card_is_removed_is_chance(table: MakeTable) -> None:
    """S15: the card is a random one, neither always the top card nor always the bottom one."""
    places = set()
    for seed in range(8):
        seats = (place(threat=30), place(threat=33))
        names = ["todd_the_troll", "susie_the_spider", "wolf_pelt_jake", "archet_trading_post", "combe_storehouse"]
        position = arranged(
            *seats, phase="quest", stage=2, investigation=names, only_investigation=True, encounter=["dark_alley"]
        )
        t = table(position, seed)
        t.to_phase("travel")
        [gone] = [name for name in names if name not in t.investigation]
        places.add(names.index(gone))
        assert t.investigation == [name for name in names if name != gone]
    assert len(places) > 2


@pytest.mark.rule("LR-QST-12", "LR-STG-04")
def test_s15_a_draw_at_stage_2b_does_nothing(table: MakeTable) -> None:
    """S15: 9 against 9: no threat, no progress, no card removed, nothing to choose."""
    t = nine_to_beat(table, "legolas", "gimli", "thalin")

    asked = questions_to(t, "travel")

    assert compared(t) == (9, 9)
    assert t.threats == [30, 33]
    assert t.investigation == TEN
    assert t.state.buried == []
    assert (t.state.stage, t.state.progress) == (2, 0)
    assert "option-stage_two" not in asked


@pytest.mark.rule("LR-STG-05", "LR-INS-01", "LR-CRD-23")
def test_s16_reveal_and_stay(table: MakeTable) -> None:
    """S16: P1 has a card revealed: Hired Muscle goes to the Footpad, its Surge brings Market Square; stage 2B stays."""
    t = quest(
        table,
        "legolas",
        "gimli",
        "thalin",
        stage=2,
        staging=[spot("greenway_footpad")],
        encounter=["village_stable", "ramshackle_manor", "hired_muscle", "market_square"],
    )
    t.to_prompt("option-stage_two")
    assert compared(t) == (9, 7)
    assert t.state.progress == 2

    t.option("stay")
    t.to_phase("travel")

    assert [event.card.id for event in t.happened(lr.CardRevealed)][2:] == ["hired_muscle", "market_square"]
    footpad = t.card("greenway_footpad")
    assert [t.state.cards[uid].card.id for uid in footpad.attachments] == ["hired_muscle"]
    assert t.staging == ["greenway_footpad", "village_stable", "ramshackle_manor", "market_square"]
    assert t.encounter_discard == []
    assert (t.state.stage, t.state.progress) == (2, 2)
    seen = next(card for card in t.view(None).cards if card.uid == footpad.uid)
    assert (seen.threat, seen.attack, seen.defense) == (3, 5, 3)
    assert len(t.happened(lr.OptionChosen)) == 1
