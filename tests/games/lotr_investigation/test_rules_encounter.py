"""Rules LR-ENC: the encounter phase, optional engagement, engagement checks."""

from __future__ import annotations

from typing import Any

import pytest

from boardrules.games import lotr_investigation as lr
from tests.games.happened import refused
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
    spot,
)


def encounter(*seats: lr.Position, **table: Any) -> lr.Setup:
    """Return an encounter phase at stage 2 with an empty encounter deck."""
    return arranged(*seats, **{"phase": "encounter", "stage": 2, "empty_encounter": True, **table})


def engagements(t: QuestTable) -> list[tuple[int, str, bool]]:
    """Return who engaged what, and whether by choice, in order."""
    return [(event.seat, event.card.id, event.by_choice) for event in t.happened(lr.EnemyEngaged)]


def check(t: QuestTable) -> None:
    """Let nobody engage by choice, and go on to the end of the encounter phase."""
    t.skip(lambda t: t.window == "encounter_end" or t.state.phase != "encounter")


def engage(t: QuestTable, title: str, seat: int = P1) -> lr.Engage:
    """Return the action of engaging an enemy (or what is none)."""
    return lr.Engage(seat, t.uid(title), lr.CARDS[title])


# -- the phase -------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-ENC-01", "LR-TIM-03")
def test_the_steps_of_the_encounter_phase_and_their_windows(table: MakeTable) -> None:
    """Optional engagement, a window, the checks, a window."""
    t = table(encounter(place(threat=25), decks=(LORE,), staging=["greenway_footpad", "chetwood_outlaw"]))
    seen: list[tuple[str, int]] = []

    def watch(t: QuestTable) -> bool:
        if t.state.phase == "encounter":
            seen.append((t.window or t.prompt or "", len(t.engaged(P1))))
        return t.state.phase != "encounter"

    t.skip(watch)

    assert seen == [("engage", 0), ("engaged", 0), ("encounter_end", 1)]


@pytest.mark.rule("LR-ENC-01", "LR-STG-07")
def test_effects_of_the_beginning_come_before_optional_engagement(table: MakeTable) -> None:
    """Stage 3B: the Suspect has engaged the first player before anybody is asked."""
    t = table(encounter(place(threat=20), stage=3, staging=["todd_the_troll", "greenway_footpad"]))

    assert t.prompt == "engage"
    assert engagements(t) == [(P1, "todd_the_troll", False)]
    assert (t.card("todd_the_troll").place, t.card("todd_the_troll").engaged_with) == ("engaged", P1)
    assert t.actions(P1) == (lr.Decline(P1), engage(t, "greenway_footpad"))


# -- optional engagement ---------------------------------------------------------------------------------------


@pytest.mark.rule("LR-ENC-02")
def test_each_player_may_engage_one_enemy_in_player_order_whatever_its_cost(table: MakeTable) -> None:
    """P3 is first: P3 takes Todd (45) with a threat of 10, P1 passes, P2 takes the Outlaw."""
    t = table(
        encounter(
            place(threat=10),
            place(threat=10),
            place(threat=10),
            decks=(LEADERSHIP, LORE, TACTICS),
            setup={"first_player": P3},
            staging=["todd_the_troll", "chetwood_outlaw", "lawless_ruffian"],
        )
    )
    assert t.asked == (P3,)
    t.play(engage(t, "todd_the_troll", P3))
    assert t.asked == (P1,)
    assert t.refuses(engage(t, "chetwood_outlaw", P3)).code == "not_your_decision"
    t.play(lr.Decline(P1))
    assert (t.asked, t.prompt) == ((P2,), "engage")
    t.play(engage(t, "chetwood_outlaw", P2))

    assert t.prompt != "engage"
    assert engagements(t) == [(P3, "todd_the_troll", True), (P2, "chetwood_outlaw", True)]
    assert t.staging == ["lawless_ruffian"]


@pytest.mark.rule("LR-ENC-02")
def test_without_an_enemy_that_can_be_engaged_nobody_is_asked(table: MakeTable) -> None:
    """P1 takes the only enemy: P2 has no choice left. Locations and Bill Ferny are none."""
    t = table(
        encounter(
            place(threat=10),
            place(threat=10),
            decks=(LORE, LEADERSHIP),
            staging=["lawless_ruffian", "dark_alley", "bill_ferny"],
        )
    )
    t.play(engage(t, "lawless_ruffian"))

    assert (t.window, t.asked) == ("engaged", (P1,))


@pytest.mark.rule("LR-ENC-02")
def test_only_an_enemy_of_the_staging_area_can_be_engaged(table: MakeTable) -> None:
    """Not a location, not an enemy that is engaged with P2, nothing that is not there."""
    t = table(
        encounter(
            place(threat=10),
            place(threat=10, engaged=["greenway_footpad"]),
            decks=(LEADERSHIP, LORE),
            staging=["lawless_ruffian", "dark_alley"],
        )
    )

    for action in (
        engage(t, "dark_alley"),
        engage(t, "greenway_footpad"),
        lr.Engage(P1, 99, lr.CARDS["lawless_ruffian"]),
    ):
        assert refused(t, action) == ("not_in_staging", "LR-ENC-02")


@pytest.mark.rule("LR-ENC-02", "LR-THR-04")
def test_an_engagement_may_eliminate_its_player_and_the_others_go_on(table: MakeTable) -> None:
    """P1 takes the Outlaw and comes to 50 by its 4: it is back in the staging area, and P2 is asked."""
    t = table(encounter(place(threat=46), place(threat=10), decks=(LEADERSHIP, LORE), staging=["chetwood_outlaw"]))
    t.play(engage(t, "chetwood_outlaw"))

    assert t.state.players[P1].out
    assert (t.prompt, t.asked, t.staging) == ("engage", (P2,), ["chetwood_outlaw"])


# -- engagement checks -----------------------------------------------------------------------------------------


@pytest.mark.rule("LR-ENC-03")
def test_engagement_checks_go_round_until_a_round_engages_nothing(table: MakeTable) -> None:
    """Example with the costs there are: threats 29 and 39: the first engages 25, the second 35, then 30; 40 stays."""
    t = table(
        encounter(
            place(threat=29),
            place(threat=39),
            decks=(LEADERSHIP, LORE),
            staging=["greenway_footpad", "bree_land_informant", "lawless_ruffian", "chetwood_outlaw"],
        )
    )
    costs = [lr.CARDS[title].engagement_cost for title in t.staging]
    assert costs == [25, 30, 35, 40]
    check(t)

    assert engagements(t) == [
        (P1, "greenway_footpad", False),
        (P2, "lawless_ruffian", False),
        (P2, "bree_land_informant", False),
    ]
    assert t.staging == ["chetwood_outlaw"]


@pytest.mark.rule("LR-ENC-03")
@pytest.mark.parametrize(("threat", "engaged"), [(24, []), (25, ["greenway_footpad"])])
def test_an_enemy_engages_from_its_engagement_cost_on(table: MakeTable, threat: int, engaged: list[str]) -> None:
    """A Footpad (25) leaves a threat of 24 alone, and not one of 25."""
    t = table(encounter(place(threat=threat), decks=(LORE,), staging=["greenway_footpad"]))
    check(t)

    assert t.engaged(P1) == engaged


@pytest.mark.rule("LR-ENC-03")
def test_a_player_engages_one_enemy_in_each_round_of_checks(table: MakeTable) -> None:
    """Three players take turns, P2 first, each time with the highest cost; locations stay."""
    t = table(
        encounter(
            place(threat=40),
            place(threat=40),
            place(threat=40),
            decks=(LEADERSHIP, LORE, TACTICS),
            setup={"first_player": P2},
            staging=[
                "greenway_footpad",
                "bree_land_informant",
                "dark_alley",
                "lawless_ruffian",
                "chetwood_outlaw",
            ],
        )
    )
    check(t)

    assert engagements(t) == [
        (P2, "chetwood_outlaw", False),
        (P3, "lawless_ruffian", False),
        (P1, "bree_land_informant", False),
        (P2, "greenway_footpad", False),
    ]
    assert t.staging == ["dark_alley"]


@pytest.mark.rule("LR-ENC-03", "LR-CMP-06")
def test_bill_ferny_engages_by_a_check(table: MakeTable) -> None:
    """He cannot be chosen, but with a threat of 42 he comes."""
    t = table(encounter(place(threat=42), decks=(LORE,), staging=["bill_ferny"]))
    check(t)

    assert engagements(t) == [(P1, "bill_ferny", False)]


@pytest.mark.rule("LR-ENC-04", "LR-TIM-02")
def test_the_first_player_breaks_ties(table: MakeTable) -> None:
    """P2's threat is high enough, P1's is not: P1 picks which of two Ruffians engages P2, then the other follows."""
    t = table(
        encounter(
            place(threat=20),
            place(threat=36),
            decks=(LEADERSHIP, LORE),
            staging=[spot("lawless_ruffian", damage=1), "lawless_ruffian"],
        )
    )
    first, second = t.state.staging
    t.act(lr.Decline, seat=P1)
    t.act(lr.Decline, seat=P2)
    t.to_prompt("target-engagement_tie")
    assert t.asked == (P1,)
    assert t.offered() == [lr.ChooseCard(P1, uid, lr.CARDS["lawless_ruffian"]) for uid in (first, second)]

    t.act(lr.ChooseCard, uid=second)
    check(t)

    assert [event.uid for event in t.happened(lr.EnemyEngaged)] == [second, first]
    assert {event.seat for event in t.happened(lr.EnemyEngaged)} == {P2}


@pytest.mark.rule("LR-ENC-04")
def test_different_enemies_with_the_same_cost_are_a_tie(table: MakeTable) -> None:
    """Todd and Jake both cost 45."""
    t = table(encounter(place(threat=45), decks=(LORE,), staging=["todd_the_troll", "wolf_pelt_jake"]))
    t.to_prompt("target-engagement_tie")
    t.pick("wolf_pelt_jake")
    check(t)

    assert [title for _, title, _ in engagements(t)] == ["wolf_pelt_jake", "todd_the_troll"]


# -- what engaging is ------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-ENC-05")
@pytest.mark.parametrize(("threat", "chosen", "after"), [(40, False, 40), (40, True, 44)])
def test_only_step_1_is_optional_engagement(table: MakeTable, threat: int, chosen: bool, after: int) -> None:
    """Chetwood Outlaw's 4 threat is for those who chose it, not for those it has come to by a check."""
    t = table(encounter(place(threat=threat), decks=(LORE,), staging=["chetwood_outlaw"]))
    t.play(engage(t, "chetwood_outlaw") if chosen else lr.Decline(P1))
    check(t)

    assert engagements(t) == [(P1, "chetwood_outlaw", chosen)]
    assert t.threats == [after]


@pytest.mark.rule("LR-ENC-05")
def test_engaging_by_a_card_effect_is_not_optional_engagement(table: MakeTable) -> None:
    """Son of Arnor brings the Outlaw to P1 in the planning phase: engaged, and no threat."""
    t = table(
        arranged(
            place(threat=20, hand=["son_of_arnor"], heroes=[spot("aragorn", resources=3)]),
            phase="planning",
            staging=["chetwood_outlaw"],
        )
    )
    t.play_card("son_of_arnor")
    t.use("son_of_arnor")

    assert (t.engaged(P1), t.threats) == (["chetwood_outlaw"], [20])
    assert engagements(t) == [(P1, "chetwood_outlaw", False)]


@pytest.mark.rule("LR-ENC-05", "LR-CRD-33")
@pytest.mark.parametrize("way", ["choice", "check", "effect"])
def test_every_engagement_is_one_for_effects_that_wait_for_it(table: MakeTable, way: str) -> None:
    """With Combe Storehouse in the display Todd attacks at once, however he and P1 came to be engaged."""
    t = table(
        arranged(
            place(
                threat=45 if way == "check" else 20,
                hand=["son_of_arnor"],
                heroes=[spot("aragorn", resources=3), "theodred"],
            ),
            phase="planning" if way == "effect" else "encounter",
            stage=2,
            staging=["todd_the_troll"],
            victory=["combe_storehouse"],
            empty_encounter=True,
        )
    )
    if way == "effect":
        t.play_card("son_of_arnor")
        t.use("son_of_arnor")
    elif way == "choice":
        t.play(engage(t, "todd_the_troll"))
    else:
        t.to_prompt("defend")

    (attack,) = t.happened(lr.EnemyAttacks)
    assert (attack.card.id, attack.seat) == ("todd_the_troll", P1)
    assert t.engaged(P1) == ["todd_the_troll"]


@pytest.mark.rule("LR-ENC-05", "LR-INV-03")
def test_an_enemy_put_into_play_engaged_has_engaged_that_player(table: MakeTable) -> None:
    """Taken by Surprise brings a Ruffian to P2, the first player, though P1's Scout has explored the location."""
    t = table(
        arranged(
            place(hand=["snowbourn_scout"], heroes=[spot("aragorn", resources=1)]),
            place(threat=10),
            decks=(LEADERSHIP, LORE),
            setup={"first_player": P2, "script": {"investigation": ["taken_by_surprise"]}},
            phase="planning",
            active=spot("village_stable", progress=2),
            empty_encounter=True,
            encounter=["lawless_ruffian"],
        )
    )
    t.to_prompt("planning")
    t.act(lr.Done, seat=P2)
    t.play_card("snowbourn_scout")
    t.use("snowbourn_scout")

    assert engagements(t) == [(P2, "lawless_ruffian", False)]
    assert (t.engaged(P2), t.card("lawless_ruffian").engaged_with) == (["lawless_ruffian"], P2)


@pytest.mark.rule("LR-ENC-06")
def test_an_enemy_stays_engaged_however_low_the_threat_falls(table: MakeTable) -> None:
    """Todd (45) is engaged with P1, whose threat is 20, for a whole round and more."""
    t = table(
        encounter(
            place(
                threat=20,
                heroes=["aragorn", "gloin"],
                engaged=[spot("lawless_ruffian", attachments=["forest_snare"], by=P2)],
            ),
            place(threat=20),
            decks=(LEADERSHIP, LORE),
            staging=["greenway_footpad"],
        )
    )
    t.skip(lambda t: t.state.round == 2 and t.state.phase == "quest")

    assert t.engaged(P1) == ["lawless_ruffian"]
    assert engagements(t) == []


@pytest.mark.rule("LR-ENC-06")
def test_an_effect_ends_an_engagement(table: MakeTable) -> None:
    """A Light in the Dark returns the enemy to the staging area, with its damage."""
    t = table(
        arranged(
            place(
                threat=20,
                hand=["a_light_in_the_dark"],
                heroes=[spot("eowyn", resources=2)],
                engaged=[spot("lawless_ruffian", damage=2)],
            ),
            decks=(SPIRIT,),
            phase="planning",
        )
    )
    t.play_card("a_light_in_the_dark")

    assert (t.engaged(P1), t.staging) == ([], ["lawless_ruffian"])
    ruffian = t.card("lawless_ruffian")
    assert (ruffian.engaged_with, ruffian.damage) == (None, 2)


@pytest.mark.rule("LR-ENC-06", "LR-THR-02")
def test_elimination_ends_all_engagements_of_the_player(table: MakeTable) -> None:
    """P1 comes to 50 in the refresh phase: both enemies go to the staging area, P2's stays with P2."""
    t = table(
        arranged(
            place(threat=49, engaged=["lawless_ruffian", spot("greenway_footpad", damage=3)]),
            place(threat=20, engaged=["chetwood_outlaw"]),
            decks=(LEADERSHIP, LORE),
            phase="refresh",
        )
    )
    t.to_phase("resource")

    assert t.staging == ["lawless_ruffian", "greenway_footpad"]
    assert t.card("greenway_footpad").damage == 3
    assert (t.engaged(P1), t.engaged(P2)) == ([], ["chetwood_outlaw"])
