"""Scenarios S17 to S21 and S24: the accusation, stage 3, and what protects the Suspects."""

from __future__ import annotations

from typing import Any

import pytest

from boardrules.games import lotr_investigation as lr
from tests.games.lotr_investigation.table import (
    LEADERSHIP,
    P1,
    P2,
    P3,
    TACTICS,
    MakeTable,
    QuestTable,
    arranged,
    commit_all,
    order,
    place,
    spot,
)

JAKE, SUSIE, TODD = "wolf_pelt_jake", "susie_the_spider", "todd_the_troll"
COMBE, ARCHET, STADDLE = "combe_storehouse", "archet_trading_post", "staddle_hiding_hole"
#: What the staging step reveals, so that the players' 9 beat a threat of 5 at stage 2B.
STAGED = ["old_warehouse", "ramshackle_manor"]
TACTICS_SPIRIT = "fifty_tactics_spirit"


def accusing(table: MakeTable, *threats: int, script: tuple[str, ...] = (), **fields: Any) -> QuestTable:
    """Return stage 2B with Jake and Combe set aside, where P1 has decided to accuse."""
    position = arranged(
        *[place(threat=threat) for threat in threats],
        setup={"suspect": JAKE, "hideout": COMBE},
        phase="quest",
        stage=2,
        encounter=[*STAGED, "market_square"][: len(threats)],
        **fields,
    )
    t = table(position)
    commit_all(t)
    t.to_prompt("option-stage_two")
    t.act(lr.ChooseOption, seat=P1, option="accuse")
    assert t.prompt == "accuse"
    assert t.asked == (P1,)
    return t


def accuse(t: QuestTable, suspect: str, hideout: str) -> list[lr.Event]:
    """Let P1 name a Suspect and a Hideout."""
    return t.act(lr.Accuse, seat=P1, suspect=suspect, hideout=hideout)


def raised(t: QuestTable) -> list[tuple[int, int]]:
    """Return whose threat the last action raised, and by how much."""
    return [(event.seat, event.amount) for event in t.events if isinstance(event, lr.ThreatRaised)]


def attack_with(t: QuestTable, enemy: str, *titles: str) -> None:
    """Let P1 attack an enemy with these characters, each title as often as it is named, to the end of the attack."""
    t.act(lr.AttackEnemy, seat=P1, card=enemy)
    for title in titles:
        able = [action for action in t.offered(P1) if isinstance(action, lr.AddAttacker) and action.card.id == title]
        t.play(able[0])
    if t.prompt == "attackers":
        t.act(lr.Done, seat=P1)
    while t.window and t.state.attacks:
        t.act(lr.Pass)


# -- S17 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-INS-09", "LR-INS-10", "LR-ACC-01", "LR-STG-06")
def test_s17_a_correct_accusation(table: MakeTable) -> None:
    """S17: both names are right: both cards come, nobody's threat rises, P2 and P3 each search for a Brigand."""
    t = accusing(
        table,
        30,
        31,
        32,
        removed=["lawless_ruffian", "lawless_ruffian"],
        encounter_discard=["hired_muscle", "lawless_ruffian", "village_stable"],
    )
    names = {(action.suspect.id, action.hideout.id) for action in t.offered(P1) if isinstance(action, lr.Accuse)}
    assert len(names) == len(t.offered()) == 25
    investigation = t.investigation
    deck = t.encounter
    assert t.state.set_aside == [lr.CARDS[JAKE], lr.CARDS[COMBE]]

    accuse(t, JAKE, COMBE)

    assert t.expect_event(lr.AccusationJudged).correct
    assert raised(t) == []
    assert t.threats == [30, 31, 32]
    assert t.staging == [*STAGED, "market_square", JAKE, COMBE]
    # Thalin is committed, but Jake was not revealed.
    assert t.card("thalin").committed
    assert t.card(JAKE).damage == 0
    assert t.state.set_aside == []
    assert t.investigation == investigation
    assert (t.prompt, t.asked) == ("brigand", (P2,))
    assert [action.card.id for action in t.offered(P2) if isinstance(action, lr.ChooseTitle)] == [
        "lawless_ruffian",
        "greenway_footpad",
        "chetwood_outlaw",
    ]

    t.act(lr.ChooseTitle, seat=P2, card="chetwood_outlaw")
    assert t.asked == (P3,)
    t.act(lr.ChooseTitle, seat=P3, card="lawless_ruffian")

    assert t.staging == [*STAGED, "market_square", JAKE, COMBE, "chetwood_outlaw", "lawless_ruffian"]
    assert [t.card(title).damage for title in ("chetwood_outlaw", "lawless_ruffian")] == [0, 0]
    assert t.encounter_discard == ["hired_muscle", "village_stable"]
    assert len(t.encounter) == len(deck) - 1
    assert t.expect_event(lr.DeckShuffled).pile == "encounter"
    assert (t.state.stage, t.state.progress) == (3, 0)
    assert len(t.happened(lr.CardRevealed)) == 3
    assert t.threats == [30, 31, 32]


# -- S18 to S20 --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-INS-11", "LR-ACC-01")
def test_s18_the_suspect_is_right_and_the_hideout_wrong(table: MakeTable) -> None:
    """S18: Jake, Combe and the named Archet come; 3 threat each; the Investigation deck has one card less."""
    t = accusing(table, 30, 33, investigation=[TODD, ARCHET])

    accuse(t, JAKE, ARCHET)

    assert not t.expect_event(lr.AccusationJudged).correct
    assert t.staging == [*STAGED, JAKE, COMBE, ARCHET]
    assert raised(t) == [(P1, 3), (P2, 3)]
    assert t.threats == [33, 36]
    assert len(t.investigation) == 9
    assert ARCHET not in t.investigation
    assert TODD in t.investigation
    # The search is followed by a shuffle, and the threat by stage 3A.
    assert order(t.events, lr.AddedToStaging, lr.DeckShuffled, lr.ThreatRaised, lr.StageReached) == [
        lr.AddedToStaging,
        lr.AddedToStaging,
        lr.AddedToStaging,
        lr.DeckShuffled,
        lr.ThreatRaised,
        lr.ThreatRaised,
        lr.StageReached,
    ]
    assert (t.prompt, t.asked) == ("brigand", (P2,))
    t.to_phase("travel")
    assert t.state.stage == 3


@pytest.mark.rule("LR-INS-11")
def test_s19_both_are_wrong_and_one_is_out_of_the_game(table: MakeTable) -> None:
    """S19: Jake, Combe and Todd come; Staddle was removed unseen and is not found; 3 threat each, once."""
    names = [TODD, SUSIE, "johnny_goblin_fingers", "old_orc_eyes", "bill_fernys_house", ARCHET, "chetwood_campsite"]
    t = accusing(table, 30, 33, investigation=names, only_investigation=True)
    assert t.state.buried == [lr.CARDS[STADDLE]]

    accuse(t, TODD, STADDLE)

    assert t.staging == [*STAGED, JAKE, COMBE, TODD]
    assert raised(t) == [(P1, 3), (P2, 3)]
    assert t.threats == [33, 36]
    assert sorted(t.investigation) == sorted(names[1:])
    assert t.state.buried == [lr.CARDS[STADDLE]]
    t.to_phase("travel")
    assert t.state.stage == 3


@pytest.mark.rule("LR-ACC-03", "LR-INS-11")
def test_s20_the_wrong_suspect_is_in_play_already(table: MakeTable) -> None:
    """S20: Susie lies in the staging area and stays as she is; Jake and Combe come; 3 threat each."""
    # Her threat is 1 until Jake comes, so 9 still beat the staging area.
    t = accusing(table, 30, 33, staging=[spot(SUSIE, damage=2)])
    susie = t.uid(SUSIE)

    accuse(t, SUSIE, COMBE)

    assert t.staging == [SUSIE, *STAGED, JAKE, COMBE]
    assert (t.uid(SUSIE), t.card(SUSIE).damage) == (susie, 2)
    assert raised(t) == [(P1, 3), (P2, 3)]
    assert t.threats == [33, 36]
    assert len(t.investigation) == 9
    t.to_phase("travel")
    assert t.state.stage == 3
    assert t.outcome is None


@pytest.mark.rule("LR-STG-09", "LR-WIN-02", "LR-ACC-04")
def test_s20_both_suspects_must_be_defeated(table: MakeTable) -> None:
    """S20: at stage 3B Jake's defeat does not win as long as Susie is in play; hers then does."""
    t = table(
        arranged(
            place(
                threat=20,
                engaged=[spot(JAKE, damage=6), spot(SUSIE, damage=7)],
                allies=["beorn", "horseback_archer", "veteran_axehand", "veteran_axehand"],
            ),
            decks=(TACTICS,),
            phase="combat",
            stage=3,
            victory=[COMBE],
            encounter=["market_square", "market_square"],
        )
    )
    # Beorn stands against Jake; Susie kills an axehand.
    t.to_prompt("next_enemy")
    t.pick(JAKE)
    t.act(lr.Defend, card="beorn")
    t.act(lr.Defend, uid=t.uid("veteran_axehand"))
    assert t.engaged(P1) == [JAKE, SUSIE]

    attack_with(t, JAKE, "legolas", "horseback_archer")
    assert t.victory == [COMBE, JAKE]
    assert t.outcome is None
    attack_with(t, SUSIE, "gimli", "thalin")

    assert t.victory == [COMBE, JAKE, SUSIE]
    assert t.outcome is not None
    assert t.outcome.reason == "quest_won"
    assert t.outcome.winners == (P1,)


# -- S21 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-STG-08", "LR-WIN-02", "LR-TRV-03")
def test_s21_the_hideout_protects_jake_until_it_is_explored(table: MakeTable) -> None:
    """S21: 12 against Jake does nothing while Combe is in play; Combe explored, the same attack wins the game."""
    striking = ["veteran_axehand"] * 3 + ["horseback_archer"] * 2 + ["gondorian_spearman"] * 2
    questing = ["eowyn", "eleanor", "legolas", "lorien_guide", "lorien_guide", "lorien_guide"]
    t = table(
        arranged(
            place(
                threat=10,
                heroes=[spot("legolas", attachments=["citadel_plate", "citadel_plate"]), "eowyn", "eleanor"],
                allies=[*striking, "lorien_guide", "lorien_guide", "lorien_guide", "beorn"],
                engaged=[JAKE],
            ),
            decks=(TACTICS_SPIRIT,),
            setup={"script": {"encounter": ["village_stable", "deadly_accusations", "market_square"]}},
            phase="combat",
            stage=3,
            staging=[COMBE],
            encounter=["market_square", "deadly_accusations"],
        )
    )
    t.act(lr.Defend, card="beorn")
    attack_with(t, JAKE, *striking)
    [attack] = t.happened(lr.PlayerAttacks)
    assert [card.id for card in attack.attackers] == striking
    [prevented] = t.happened(lr.DamagePrevented)
    assert (prevented.card.id, prevented.amount) == (JAKE, 9)
    assert t.card(JAKE).damage == 0

    # The next round: 5 threat of Combe against nobody, then the journey, which brings a Ruffian.
    t.to_phase("travel")
    t.act(lr.Travel, seat=P1, card=COMBE)
    assert t.active == COMBE
    assert t.staging == ["lawless_ruffian"]
    assert t.expect_event(lr.DeckShuffled).pile == "encounter"
    assert len(t.happened(lr.CardRevealed)) == 1
    t.to_prompt("target-damage_hero")
    t.pick("legolas")

    # The round after: 9 willpower against the Ruffian's 2.
    t.to_prompt("commit")
    for title in questing:
        able = [action for action in t.offered() if isinstance(action, lr.Commit) and action.card.id == title]
        t.play(able[0])
    t.act(lr.Done, seat=P1)
    t.to_phase("travel")
    compared = t.happened(lr.QuestCompared)[-1]
    assert (compared.willpower, compared.threat) == (9, 2)
    assert t.victory == [COMBE]
    assert t.view(None).victory_points == 5
    assert t.active is None
    assert t.state.progress == 2

    t.to_prompt("target-damage_hero")
    t.pick("legolas")
    attack_with(t, JAKE, *striking)

    assert [event.amount for event in t.happened(lr.Damaged) if event.card.id == JAKE] == [9]
    assert t.victory == [COMBE, JAKE]
    assert t.in_play("lawless_ruffian") == 1
    assert t.outcome is not None
    assert (t.outcome.reason, t.outcome.winners) == ("quest_won", (P1,))


@pytest.mark.rule("LR-TRV-03")
def test_s21_the_ruffian_may_come_from_the_discard_pile(table: MakeTable) -> None:
    """S21: the only Ruffian left lies on the encounter discard pile, and is added from there."""
    t = table(
        arranged(
            place(threat=10, engaged=[JAKE]),
            decks=(LEADERSHIP,),
            phase="travel",
            stage=3,
            staging=[COMBE],
            removed=["lawless_ruffian", "lawless_ruffian"],
            encounter_discard=["hired_muscle", "lawless_ruffian"],
        )
    )

    t.act(lr.Travel, seat=P1, card=COMBE)

    assert t.active == COMBE
    assert t.staging == ["lawless_ruffian"]
    assert t.encounter_discard == ["hired_muscle"]
    assert t.happened(lr.CardRevealed) == []


# -- S24 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-31", "LR-EFF-09", "LR-QST-09")
def test_s24_other_brigands_make_susie_a_threat_and_protect_her(table: MakeTable) -> None:
    """S24: two other Brigands: X = 3, T = 7 and no damage; without them X = 1, and Gandalf's 4 hurt her."""
    t = table(
        arranged(
            place(
                threat=30,
                hand=["sneak_attack", "sneak_attack", "gandalf"],
                heroes=[spot("aragorn", resources=2), spot("theodred"), spot("gloin")],
                allies=[
                    *("guard_of_the_citadel", "guard_of_the_citadel"),
                    *("son_of_arnor", "silverlode_archer", "longbeard_orc_slayer"),
                ],
                engaged=["lawless_ruffian"],
            ),
            decks=(LEADERSHIP,),
            phase="encounter",
            stage=2,
            staging=[SUSIE, "greenway_footpad", "market_square"],
            encounter=["old_warehouse", "old_warehouse"],
        )
    )

    def threat_of_susie() -> int:
        return next(card.threat for card in t.view(None).cards if card.card.id == SUSIE)

    def strike_with_gandalf() -> None:
        t.play_card("sneak_attack", P1)
        t.act(lr.ChooseTitle, card="gandalf")
        t.use("gandalf", P1)
        t.option("damage")
        if t.prompt == "pick-target":
            t.pick(SUSIE)

    assert threat_of_susie() == 3
    assert t.view(None).staging_threat == 7
    t.act(lr.Decline, seat=P1)
    strike_with_gandalf()
    prevented = t.expect_event(lr.DamagePrevented, card=SUSIE)
    assert (prevented.amount, prevented.rules) == (4, ("LR-CRD-31",))
    assert [card.id for card in prevented.by] == ["greenway_footpad", "lawless_ruffian"]
    assert t.card(SUSIE).damage == 0

    # The Footpad engages P1 (25), and both Brigands are killed; Susie (45) stays.
    t.to_phase("combat")
    assert t.engaged(P1) == ["lawless_ruffian", "greenway_footpad"]
    assert threat_of_susie() == 3
    for _ in range(2):
        t.to_prompt("defend")
        t.act(lr.Defend, uid=t.uid("guard_of_the_citadel"))
    attack_with(t, "greenway_footpad", "aragorn", "theodred", "gloin")
    assert threat_of_susie() == 2
    attack_with(t, "lawless_ruffian", "son_of_arnor", "silverlode_archer", "longbeard_orc_slayer")
    assert t.engaged(P1) == []
    assert threat_of_susie() == 1
    assert t.view(None).staging_threat == 3

    strike_with_gandalf()
    assert t.expect_event(lr.Damaged, card=SUSIE).amount == 4
    assert t.card(SUSIE).damage == 4
