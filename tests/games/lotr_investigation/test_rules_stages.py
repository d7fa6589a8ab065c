"""Rules LR-STG: the three stages of the quest."""

from __future__ import annotations

from typing import Any

import pytest

from boardrules.games import lotr_investigation as lr
from tests.games.lotr_investigation.combat_positions import damage, fight, gloin, sneak_gandalf, strike
from tests.games.lotr_investigation.quest_positions import compared, done, quiet, revealed
from tests.games.lotr_investigation.table import (
    LEADERSHIP,
    LORE,
    P1,
    P2,
    P3,
    SPIRIT,
    TACTICS,
    MakeTable,
    QuestTable,
    arranged,
    place,
    questions_to,
    seen,
    spot,
)

JAKE, TODD, SUSIE = "wolf_pelt_jake", "todd_the_troll", "susie_the_spider"


# -- stage 1 ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-STG-01")
@pytest.mark.parametrize(("used", "placed"), [(0, 4), (1, 3), (3, 1), (4, 0)])
def test_stage_1b_takes_4_progress_in_a_round_from_all_sources(table: MakeTable, used: int, placed: int) -> None:
    """Success by 7 when so much of the 4 is used already: the rest is lost, and not kept for later."""
    t = table(quiet(place(threat=20), decks=(SPIRIT,), stage=1, progress=used, cap_used=used))
    t.option("reveal")
    assert t.view(P1).cap_left == 4 - used
    t.commit(P1, "eowyn", "eleanor", "dunhere")
    t.skip(lambda t: t.state.phase != "quest")

    assert compared(t)[0] == 6
    assert t.state.progress == used + placed
    assert [event.amount for event in t.happened(lr.StageProgressed)] == ([placed] if placed else [])


@pytest.mark.rule("LR-STG-01", "LR-QST-10")
def test_what_the_active_location_takes_does_not_count_against_the_limit(table: MakeTable) -> None:
    """Success by 6: 2 for the Pony, and all 4 of the round for the stage."""
    t = table(quiet(place(threat=20), decks=(SPIRIT,), stage=1, active=spot("the_prancing_pony")))
    t.option("reveal")
    t.commit(P1, "eowyn", "eleanor", "dunhere")
    t.option("draw")
    t.skip(lambda t: t.state.phase != "quest")

    assert (t.victory, t.state.progress) == (["the_prancing_pony"], 4)


@pytest.mark.rule("LR-STG-01")
def test_the_limit_holds_for_legolas_and_binds_stage_1b_only(table: MakeTable) -> None:
    """With 3 of the 4 used his 2 progress are 1; at stage 2B they are 2."""
    for stage, placed in ((1, 1), (2, 2)):
        seat = place(
            threat=20,
            hand=["gandalf"],
            heroes=[spot("legolas", resources=1), "gimli"],
            engaged=[spot("lawless_ruffian", damage=2)],
        )
        used = {"progress": 3, "cap_used": 3} if stage == 1 else {}
        t = fight(table, seat, decks=(TACTICS,), stage=stage, **used)
        strike(t, "lawless_ruffian", "legolas")
        t.use("legolas")
        assert t.state.progress == (4 if stage == 1 else placed)


@pytest.mark.rule("LR-STG-02", "LR-QST-04")
def test_two_players_who_pick_the_reveal_get_four_cards(table: MakeTable) -> None:
    """Example: one card each, and one more for each of the two."""
    t = table(quiet(place(threat=20), place(threat=20), stage=1, encounter=["dark_alley"] * 3 + ["market_square"] * 2))
    for seat in (P1, P2):
        assert (t.prompt, t.asked) == ("option-stage_one", (seat,))
        t.option("reveal")
    done(t, P1, P2)
    t.skip(lambda t: t.state.phase != "quest")

    assert (len(revealed(t)), t.threats) == (4, [20 + 14, 20 + 14])
    assert compared(t) == (0, 4 * 3 + 2)


@pytest.mark.rule("LR-STG-02", "LR-TIM-06")
def test_each_player_picks_in_player_order_at_stage_1b_only(table: MakeTable) -> None:
    """P3 is first: P3, P1, P2; 2 threat for each who picks it; at stage 2B nobody is asked."""
    seats = [place(threat=20), place(threat=21), place(threat=22)]
    t = table(quiet(*seats, setup={"first_player": P3}, stage=1))
    asked: list[int] = []
    for option in ("threat", "reveal", "threat"):
        asked += t.asked
        t.option(option)
    assert (asked, t.threats) == ([P3, P1, P2], [20, 23, 24])

    t = table(quiet(*seats))
    assert t.prompt == "commit"


@pytest.mark.rule("LR-STG-02", "LR-QST-04")
def test_the_reveals_of_stage_1b_are_for_one_phase(table: MakeTable) -> None:
    """Chosen in round 1, not in round 2: two cards, then one."""
    t = table(
        quiet(place(threat=10), stage=1, encounter=["market_square", "old_warehouse", "village_stable", "bill_ferny"])
    )
    t.option("reveal")
    assert t.view(P1).extra_reveals == 1
    done(t, P1)
    t.to_prompt("option-stage_one")
    assert len(revealed(t)) == 2
    t.option("threat")
    done(t, P1)
    t.skip(lambda t: len(t.happened(lr.QuestCompared)) == 2)
    assert len(revealed(t)) == 3


# -- stage 2 ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-STG-03", "LR-QST-06", "LR-QST-15")
def test_stage_2a_brings_a_location_for_each_player_in_the_game(table: MakeTable) -> None:
    """Three players, one of them out: two locations, added at once in the middle of the quest phase."""
    t = table(
        quiet(
            place(threat=20),
            place(threat=50, out=True),
            place(threat=20, heroes=["gimli"]),
            decks=(SPIRIT, LEADERSHIP, TACTICS),
            stage=1,
            progress=10,
            setup={"script": {"encounter": ["greenway_footpad", "dark_alley", "hired_muscle", "market_square"]}},
            encounter_discard=["market_square", "greenway_footpad", "hired_muscle"],
            encounter=["chetwood_outlaw", "lawless_ruffian", "dark_alley", "village_stable"],
        )
    )
    t.option("threat")
    t.option("threat")
    t.commit(P1, "eowyn", "eleanor", "dunhere")
    t.commit(P3, "gimli")
    t.skip(lambda t: t.state.stage == 2)

    # The Outlaw and the Ruffian were revealed; of the six other cards four came up.
    assert compared(t) == (8, 6)
    assert t.state.stage == 2
    assert t.staging == ["chetwood_outlaw", "lawless_ruffian", "dark_alley", "market_square"]
    assert t.encounter_discard == ["greenway_footpad", "hired_muscle"]
    assert (t.encounter, t.state.progress) == (["village_stable"], 0)
    assert revealed(t) == ["chetwood_outlaw", "lawless_ruffian"]


@pytest.mark.rule("LR-STG-03", "LR-QST-15")
def test_stage_1b_may_be_completed_in_any_phase(table: MakeTable) -> None:
    """Legolas places the 12th progress in the combat phase: stage 2A is resolved at once."""
    seat = place(
        threat=20,
        hand=["gandalf"],
        heroes=[spot("legolas", resources=1), "gimli"],
        engaged=[spot("lawless_ruffian", damage=2)],
    )
    setup = {"script": {"encounter": ["old_warehouse"]}}
    t = fight(table, seat, decks=(TACTICS,), stage=1, progress=10, setup=setup)
    strike(t, "lawless_ruffian", "legolas")
    t.use("legolas")

    assert (t.state.stage, t.state.progress, t.state.phase) == (2, 0, "combat")
    assert t.staging == ["old_warehouse"]


@pytest.mark.rule("LR-STG-04", "LR-QST-11")
@pytest.mark.parametrize(("stage", "left"), [(1, 3), (2, 2), (3, 3)])
def test_a_failed_quest_removes_an_investigation_card_at_stage_2b_only(table: MakeTable, stage: int, left: int) -> None:
    """Three cards are there: after a failure at stage 1B or 3B all three, at 2B two."""
    names = ["old_orc_eyes", "archet_trading_post", "taken_by_surprise"]
    more = {"engaged": [JAKE]} if stage == 3 else {}
    t = table(
        quiet(
            place(threat=20, **more), stage=stage, investigation=names, only_investigation=True, staging=["dark_alley"]
        )
    )
    buried = len(t.state.buried)
    if stage == 1:
        t.option("threat")
    done(t, P1)
    t.skip(lambda t: bool(t.happened(lr.ThreatRaised)) and t.state.phase != "quest")

    assert len(t.investigation) == left
    assert len(t.state.buried) - buried == 3 - left
    for seat in (P1, None):
        assert t.view(seat).buried == len(t.state.buried)
        assert t.view(seat).removed == tuple(t.state.removed)


@pytest.mark.rule("LR-STG-04")
def test_with_an_empty_investigation_deck_a_failure_removes_nothing(table: MakeTable) -> None:
    """Nothing is there to remove, and nothing is told."""
    t = table(quiet(place(threat=20, heroes=["aragorn", gloin()]), only_investigation=True, staging=["dark_alley"]))
    done(t, P1)
    t.to_window("quest_end")

    assert (t.threats, t.happened(lr.InvestigationBuried)) == ([24], [])


@pytest.mark.rule("LR-STG-05")
def test_the_first_player_has_to_choose_once_in_a_resolution(table: MakeTable) -> None:
    """Success by 2 of P1 and P2 with P2 first: one question, to P2; whoever stays sees one card revealed."""
    t = table(
        quiet(
            place(threat=20),
            place(threat=20),
            decks=(LEADERSHIP, LORE),
            setup={"first_player": P2},
            encounter=["ramshackle_manor", "ramshackle_manor", "greenway_footpad", "market_square"],
        )
    )
    t.commit(P2, "beravor", "denethor")
    t.commit(P1, "aragorn", "theodred")
    t.to_prompt("option-stage_two")
    assert (t.asked, t.state.progress) == ((P2,), 2)
    assert t.offered() == [lr.ChooseOption(P2, "stay"), lr.ChooseOption(P2, "accuse")]
    t.option("stay")
    assert (t.prompt, t.asked) == ("option-footpad", (P2,))  # a full reveal
    t.option("threat")
    asked = questions_to(t, "travel")

    assert "option-stage_two" not in asked
    assert (t.state.stage, len(revealed(t))) == (2, 3)
    assert t.threats == [22, 22]


@pytest.mark.rule("LR-STG-05", "LR-QST-14")
def test_progress_by_a_card_effect_brings_no_choice(table: MakeTable) -> None:
    """Legolas places 2 on stage 2B: nobody is asked."""
    seat = place(
        threat=20,
        hand=["gandalf"],
        heroes=[spot("legolas", resources=1), "gimli"],
        engaged=[spot("lawless_ruffian", damage=2)],
    )
    t = fight(table, seat, decks=(TACTICS,))
    strike(t, "lawless_ruffian", "legolas")
    t.use("legolas")

    assert (t.state.progress, t.window) == (2, "attack_done")


# -- stage 3 ---------------------------------------------------------------------------------------------------


def _brigands(table: MakeTable, *seats: lr.Position, **position: Any) -> QuestTable:
    """P2, first of three, accuses rightly, with these encounter cards left after three Manors."""
    deck = position.pop("encounter", [])
    t = table(
        quiet(
            *seats,
            decks=(LEADERSHIP, TACTICS, LORE),
            setup={"first_player": P2, "suspect": JAKE, "hideout": "combe_storehouse"},
            encounter=["ramshackle_manor"] * 3 + deck,
            **position,
        )
    )
    t.commit(P2, "gimli", "thalin")
    done(t, P3)
    t.commit(P1, "aragorn", "theodred", "gloin")
    t.option("accuse")
    t.act(lr.Accuse, suspect=JAKE, hideout="combe_storehouse")
    return t


#: Thalin would hurt what is revealed.
SEATS = (place(threat=20), place(threat=20, heroes=["gimli", "thalin"]), place(threat=20, heroes=["denethor"]))


@pytest.mark.rule("LR-STG-06", "LR-TIM-06", "LR-QST-06")
def test_every_player_but_the_first_brings_a_brigand(table: MakeTable) -> None:
    """P2 is first: P3, then P1 pick from deck and pile; what comes is not revealed; then the deck is shuffled."""
    t = _brigands(
        table,
        *SEATS,
        encounter=["greenway_footpad", "bill_ferny", "lawless_ruffian", "market_square"],
        encounter_discard=["greenway_footpad", "bree_land_informant", "chetwood_outlaw"],
    )
    assert (t.prompt, t.asked) == ("brigand", (P3,))
    titles = [action.card.id for action in t.offered() if isinstance(action, lr.ChooseTitle)]
    assert titles == ["lawless_ruffian", "greenway_footpad", "chetwood_outlaw"]
    t.act(lr.ChooseTitle, card="greenway_footpad")
    assert (t.prompt, t.asked) == ("brigand", (P1,))
    t.act(lr.ChooseTitle, card="greenway_footpad")

    assert t.staging[3:] == [JAKE, "combe_storehouse", "greenway_footpad", "greenway_footpad"]
    assert (damage(t), t.threats) == ([], [20, 20, 20])
    assert [event.pile for event in t.events if isinstance(event, lr.DeckShuffled)] == ["encounter"]
    assert t.state.stage == 3
    assert t.encounter_discard == ["bree_land_informant", "chetwood_outlaw"]


@pytest.mark.rule("LR-STG-06")
def test_where_no_brigand_is_left_the_search_finds_none(table: MakeTable) -> None:
    """One Ruffian: P3 gets it without a question, P1 nothing; Suspects of the Investigation deck are not searched."""
    t = _brigands(table, *SEATS, encounter=["lawless_ruffian", "bill_ferny"])

    assert t.staging[3:] == [JAKE, "combe_storehouse", "lawless_ruffian"]
    assert TODD in t.investigation
    assert t.state.stage == 3


@pytest.mark.rule("LR-STG-06")
def test_alone_nobody_searches_and_the_deck_is_shuffled(table: MakeTable) -> None:
    """With one player the Ruffian stays in the deck."""
    t = table(
        quiet(
            place(threat=20),
            setup={"suspect": JAKE, "hideout": "combe_storehouse"},
            encounter=["ramshackle_manor", "lawless_ruffian", "bill_ferny"],
        )
    )
    t.commit(P1, "aragorn", "gloin")
    t.option("accuse")
    t.act(lr.Accuse, suspect=JAKE, hideout="combe_storehouse")

    assert t.staging == ["ramshackle_manor", JAKE, "combe_storehouse"]
    assert [event.pile for event in t.events if isinstance(event, lr.DeckShuffled)] == ["encounter"]


@pytest.mark.rule("LR-STG-07", "LR-ENC-05", "LR-ENC-01")
def test_all_suspects_in_play_engage_the_first_player_as_the_encounter_phase_begins(table: MakeTable) -> None:
    """From the staging area and from P3; the one that is engaged with P2 already is not engaged anew."""
    t = table(
        arranged(
            place(threat=20),
            place(threat=20, heroes=["gimli"], engaged=[spot(SUSIE, damage=1)]),
            place(threat=20, heroes=["denethor"], engaged=[spot(TODD, damage=2), "lawless_ruffian"]),
            decks=(LEADERSHIP, TACTICS, LORE),
            setup={"first_player": P2},
            stage=3,
            phase="encounter",
            staging=[JAKE, "greenway_footpad"],
            empty_encounter=True,
        )
    )
    assert t.prompt == "engage"
    assert t.engaged(P2) == [SUSIE, JAKE, TODD]
    assert (t.engaged(P3), t.staging) == (["lawless_ruffian"], ["greenway_footpad"])
    assert [(event.card.id, event.seat, event.by_choice) for event in t.happened(lr.EnemyEngaged)] == [
        (JAKE, P2, False),
        (TODD, P2, False),
    ]
    assert t.card(TODD).damage == 2


@pytest.mark.rule("LR-STG-07")
def test_before_stage_3b_suspects_wait(table: MakeTable) -> None:
    """At stage 2B Jake stays in the staging area for 20 threat."""
    t = table(arranged(place(threat=20), stage=2, phase="encounter", staging=[JAKE], empty_encounter=True))
    t.skip(lambda t: t.state.phase != "encounter")

    assert t.staging == [JAKE]


@pytest.mark.rule("LR-STG-08")
@pytest.mark.parametrize(
    ("stage", "hideout", "hit"),
    [(3, "staging", 0), (3, "active", 0), (3, "victory", 1), (2, "staging", 1), (2, "active", 1)],
)
def test_suspects_take_no_damage_at_stage_3b_while_a_hideout_is_in_play(
    table: MakeTable, stage: int, hideout: str, hit: int
) -> None:
    """4 less 3 on Jake: prevented with Staddle in the staging area or active, at stage 3B only."""
    title = "staddle_hiding_hole"
    where: dict[str, Any] = {hideout: spot(title) if hideout == "active" else [title]}
    t = fight(table, place(threat=20, heroes=["theodred", gloin()], engaged=[JAKE]), stage=stage, **where)
    strike(t, JAKE, "theodred", "gloin")
    t.to_window("attack_done")

    assert damage(t) == ([(JAKE, 1)] if hit else [])
    prevented = [(event.amount, event.by, event.rules) for event in t.happened(lr.DamagePrevented)]
    assert prevented == ([] if hit else [(1, (lr.CARDS[title],), ("LR-STG-08",))])


@pytest.mark.rule("LR-STG-08")
def test_the_protection_of_stage_3b_is_for_suspects_alone_and_against_every_damage(table: MakeTable) -> None:
    """With a Hideout in play Gandalf's 4 hurt the Outlaw, and Todd not at all."""
    for target, hit in ((TODD, 0), ("chetwood_outlaw", 4)):
        t = table(
            arranged(
                place(
                    threat=20,
                    hand=["sneak_attack", "gandalf"],
                    heroes=[spot("theodred", resources=1), "aragorn"],
                    engaged=[TODD, "chetwood_outlaw"],
                ),
                stage=3,
                phase="planning",
                staging=["combe_storehouse"],
            )
        )
        sneak_gandalf(t, target)
        assert t.card(target).damage == hit


@pytest.mark.rule("LR-STG-09", "LR-STG-08", "LR-INS-11")
def test_a_wrongly_named_hideout_protects_the_suspects_as_well(table: MakeTable) -> None:
    """Combe is explored, Staddle is not yet: Jake cannot be damaged; with both explored he can."""
    for victory, hit in ((["combe_storehouse"], 0), (["combe_storehouse", "staddle_hiding_hole"], 1)):
        staging = [] if hit else ["staddle_hiding_hole"]
        seat = place(threat=20, heroes=["theodred", gloin()], engaged=[JAKE])
        t = fight(table, seat, stage=3, victory=victory, staging=staging)
        strike(t, JAKE, "theodred", "gloin")
        t.to_window("attack_done")
        assert t.card(JAKE).damage == hit


@pytest.mark.rule("LR-STG-09", "LR-WIN-02")
def test_a_suspect_that_returns_to_the_staging_area_is_still_in_play(table: MakeTable) -> None:
    """Jake, the only Suspect, destroys an ally and goes back: nobody has won."""
    t = table(
        arranged(
            place(threat=20, heroes=["theodred", gloin()], allies=["guard_of_the_citadel"], engaged=[JAKE]),
            stage=3,
            phase="combat",
            encounter=["market_square"],
        )
    )
    t.to_prompt("defend")
    t.act(lr.Defend, card="guard_of_the_citadel")
    t.to_window("attack_resolved")

    assert (t.staging, t.outcome) == ([JAKE], None)


@pytest.mark.rule("LR-STG-10", "LR-INS-03")
@pytest.mark.parametrize(
    "location", ["ramshackle_manor", "dark_alley", "market_square", "old_warehouse", "village_stable"]
)
@pytest.mark.parametrize("stage", [2, 3])
def test_at_stage_3b_investigate_is_ignored(table: MakeTable, location: str, stage: int) -> None:
    """No shuffle, no look, no choice of Old Warehouse, no response of Village Stable; at stage 2B there is all that."""
    t = table(
        quiet(
            place(threat=20, engaged=[JAKE] if stage == 3 else []),
            active=spot(location, progress=lr.CARDS[location].quest_points - 1),
            stage=stage,
        )
    )
    t.commit(P1, "theodred")
    t.skip(lambda t: t.state.phase != "quest" or t.prompt in ("option-old_warehouse", "village_stable"))

    shuffled = [event.pile for event in t.happened(lr.DeckShuffled)].count("investigation")
    looked = len(t.happened(lr.InvestigationLooked))
    if stage == 3:
        assert (shuffled, looked, t.state.active, t.state.phase != "quest") == (0, 0, None, True)
        assert t.happened(lr.OptionChosen) == []
    elif location == "old_warehouse":
        assert t.prompt == "option-old_warehouse"
    else:
        assert (shuffled, looked) == (1, 1)
        assert (t.prompt == "village_stable") is (location == "village_stable")


@pytest.mark.rule("LR-STG-10", "LR-CRD-38")
def test_at_stage_3b_the_printed_investigate_value_still_counts(table: MakeTable) -> None:
    """Deadly Accusations with an active Dark Alley: 1 + 3 threat."""
    t = table(
        quiet(
            place(threat=20, heroes=["aragorn", gloin()], engaged=[JAKE]),
            stage=3,
            active=spot("dark_alley"),
            encounter=["deadly_accusations"],
        )
    )
    done(t, P1)
    t.to_window("staged")

    assert t.threats == [24]
    assert seen(t, "dark_alley").card.investigate == 3
