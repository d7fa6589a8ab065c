"""Rules LR-WIN, LR-SCR and LR-VIC: how the game ends, scores, and the victory display."""

from __future__ import annotations

from typing import Any

import pytest

from boardrules.games import lotr_investigation as lr
from boardrules.games.lotr_investigation.content import ENCOUNTER_CARDS
from tests.games.lotr_investigation.combat_positions import STEWARD, combat, fight, strike
from tests.games.lotr_investigation.quest_positions import done, quiet, story
from tests.games.lotr_investigation.table import (
    LEADERSHIP,
    P1,
    P2,
    TACTICS,
    MakeTable,
    QuestTable,
    place,
    spot,
)

JAKE = "wolf_pelt_jake"
#: Smoke and Mirrors without an active location discards the one card that follows.
SMOKE = ["smoke_and_mirrors", "bill_ferny", "dark_alley"]

# -- losing ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-WIN-01")
def test_when_the_last_player_is_eliminated_the_game_is_lost_at_once(table: MakeTable) -> None:
    """P2 was out before; the first of P1's two enemies destroys the last hero: the other does not attack any more."""
    t = combat(
        table,
        place(threat=20, heroes=[spot("gloin", damage=3)], engaged=["bree_land_informant", "greenway_footpad"]),
        place(threat=50, out=True),
        setup={"shadow_cards": False},
    )
    t.pick("bree_land_informant")
    t.act(lr.NoDefender, seat=P1)

    assert t.decision is None
    assert t.outcome is not None
    assert (t.outcome.reason, t.outcome.winners) == ("all_eliminated", ())
    assert len(t.happened(lr.EnemyAttacks)) == 1
    ended = t.expect_event(lr.GameEnded)
    assert (ended.won, ended.rules) == (False, ("LR-WIN-01",))


@pytest.mark.rule("LR-WIN-01")
@pytest.mark.parametrize(("threat", "is_lost"), [(46, True), (30, False)])
def test_all_players_may_go_by_one_effect(table: MakeTable, threat: int, is_lost: bool) -> None:
    """Deadly Accusations with a Dark Alley raises both by 4; with one of them left the game goes on."""
    t = table(
        quiet(place(threat=47), place(threat=threat), active=spot("dark_alley"), encounter=["deadly_accusations"])
    )
    done(t, P1, P2)
    t.skip(lambda t: t.state.phase != "quest" or t.outcome is not None)

    assert (t.outcome is not None) is is_lost
    assert [event.seat for event in t.happened(lr.PlayerEliminated)] == ([P1, P2] if is_lost else [P1])


# -- winning ---------------------------------------------------------------------------------------------------


def _last(table: MakeTable, *seats: lr.Position, **position: Any) -> QuestTable:
    """Return the first question about an attack at stage 3B; Jake (7 hit points) has 1 left."""
    return fight(table, *seats, **{"stage": 3, **position})


def _hunter(**fields: Any) -> lr.Position:
    """Return a Leadership seat whose Gloin and Théodred (2 + 2 less 3) can finish Jake off."""
    heroes = ["theodred", spot("gloin", attachments=STEWARD)]
    return place(**{"threat": 20, "heroes": heroes, "engaged": [spot(JAKE, damage=6)], **fields})


@pytest.mark.rule("LR-WIN-02", "LR-STG-09")
def test_without_a_suspect_in_play_at_stage_3b_everybody_wins_at_once(table: MakeTable) -> None:
    """Jake falls; a Ruffian is engaged and P2 is eliminated: all the same both players have won."""
    t = _last(table, _hunter(engaged=[spot(JAKE, damage=6), "lawless_ruffian"]), place(threat=50, out=True))
    strike(t, JAKE, "theodred", "gloin")
    t.skip(lambda t: t.outcome is not None)

    assert t.decision is None
    assert t.outcome is not None
    assert (t.outcome.reason, t.outcome.winners) == ("quest_won", (P1, P2))
    ended = t.expect_event(lr.GameEnded)
    assert (ended.won, ended.rules) == (True, ("LR-WIN-02",))
    assert t.engaged(P1) == ["lawless_ruffian"]


@pytest.mark.rule("LR-WIN-02", "LR-STG-09")
@pytest.mark.parametrize("where", ["staging", "engaged with another"])
def test_a_suspect_anywhere_in_play_keeps_the_players_from_winning(table: MakeTable, where: str) -> None:
    """Todd lies in the staging area, or is engaged with P2: Jake's end is not enough."""
    other = place(threat=20, engaged=["todd_the_troll"] if where != "staging" else [])
    t = _last(table, _hunter(), other, staging=["todd_the_troll"] if where == "staging" else [])
    strike(t, JAKE, "theodred", "gloin")
    t.skip(lambda t: JAKE in t.victory)

    assert t.outcome is None


@pytest.mark.rule("LR-WIN-02")
def test_before_stage_3b_nobody_wins(table: MakeTable) -> None:
    """At stage 2B Jake, who was the only Suspect in play, is defeated: the game goes on."""
    t = fight(table, _hunter())
    strike(t, JAKE, "theodred", "gloin")
    t.skip(lambda t: JAKE in t.victory)

    assert t.outcome is None


@pytest.mark.rule("LR-WIN-02", "LR-WIN-01", "LR-EFF-13")
def test_the_end_of_the_last_player_comes_before_the_win(table: MakeTable) -> None:
    """What defeats the last Suspect finds the last player at 50 threat: the game is lost."""
    t = _last(table, _hunter())
    strike(t, JAKE, "theodred", "gloin")
    t.to_window("attack_counted")
    t.state.players[P1].threat = 50  # nothing in the game does both at once: as if it had just happened
    t.act(lr.Pass, seat=P1)

    assert t.victory == [JAKE]
    assert t.outcome is not None
    assert t.outcome.reason == "all_eliminated"


# -- scores ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-SCR-01")
def test_the_score_of_the_example(table: MakeTable) -> None:
    """Example: 43 threat, a dead hero of 8, 6 damage, 5 victory points: 43 + 8 + 6 - 5 = 52."""
    heroes = [spot("aragorn", damage=4), spot("gloin", damage=2, attachments=STEWARD)]
    t = _last(table, _hunter(threat=43, heroes=heroes))
    strike(t, JAKE, "aragorn", "gloin")
    t.skip(lambda t: t.outcome is not None)

    assert "theodred" in t.discard(P1)
    assert t.view(P1).victory_points == 5
    assert t.view(P1).score == 52
    assert t.outcome is not None
    assert t.outcome.scores == (43 + 8 + 6,)


@pytest.mark.rule("LR-SCR-01")
def test_an_eliminated_player_counts_50_and_all_heroes(table: MakeTable) -> None:
    """P2 (Tactics, threat costs 11 + 9 + 9) went out with 30 threat when her last hero fell: 50 + 29."""
    t = _last(table, _hunter(), place(threat=30, out=True), decks=(LEADERSHIP, TACTICS))
    strike(t, JAKE, "theodred", "gloin")
    t.skip(lambda t: t.outcome is not None)

    assert t.outcome is not None
    assert t.outcome.scores == (20 + 12, 50 + 29)
    assert t.view(None).score == 32 + 79 - 5


@pytest.mark.rule("LR-SCR-01")
def test_a_score_may_be_negative(table: MakeTable) -> None:
    """2 threat and 12 for dead Aragorn less 5 + 5 + 5 + 3 + 2 victory points."""
    victory = ["combe_storehouse", "chetwood_campsite", "bill_ferny", "the_prancing_pony"]
    t = _last(table, _hunter(threat=2, allies=["gandalf"]), victory=victory)
    strike(t, JAKE, "theodred", "gloin", "gandalf")
    t.skip(lambda t: t.outcome is not None)

    assert t.view(None).victory_points == 20
    assert t.view(None).score == 2 + 12 - 20


@pytest.mark.rule("LR-SCR-02")
@pytest.mark.parametrize(("number", "more"), [(1, 0), (4, 30)])
def test_each_completed_round_adds_10_to_the_tally(table: MakeTable, number: int, more: int) -> None:
    """A win in round n counts n - 1 rounds; both figures are given."""
    t = _last(table, _hunter(), round=number)
    strike(t, JAKE, "theodred", "gloin")
    t.skip(lambda t: t.outcome is not None)

    assert (t.view(P1).score, t.view(P1).tally) == (27, 27 + more)


# -- the victory display ---------------------------------------------------------------------------------------


@pytest.mark.rule("LR-VIC-01", "LR-KEY-06")
def test_which_cards_have_victory_points() -> None:
    """5 for each Suspect and Hideout, 3 for Bill Ferny, 2 for the Prancing Pony, and nothing else."""
    points = {card.id: card.victory for card in ENCOUNTER_CARDS if card.victory is not None}
    names = [card.id for card in ENCOUNTER_CARDS if card.is_suspect or card.is_hideout]

    assert points == {**dict.fromkeys(names, 5), "bill_ferny": 3, "the_prancing_pony": 2}


@pytest.mark.rule("LR-VIC-01", "LR-KEY-06", "LR-QST-13")
def test_explored_locations_with_victory_points_come_to_the_display(table: MakeTable) -> None:
    """Quest success explores a Hideout; another success the Manor, which has none."""
    for location, display, pile in (
        ("combe_storehouse", ["combe_storehouse"], []),
        ("ramshackle_manor", [], ["ramshackle_manor"]),
    ):
        needs = lr.CARDS[location].quest_points
        t = table(quiet(place(threat=20), active=spot(location, progress=needs - 1)))
        t.commit(P1, "theodred")
        t.skip(lambda t: t.state.active is None)
        assert t.victory == display
        assert [card for card in (*t.encounter, *t.encounter_discard) if card == location] == pile


@pytest.mark.rule("LR-VIC-01")
def test_a_card_with_victory_points_that_is_not_defeated_goes_where_it_is_sent(table: MakeTable) -> None:
    """Bill Ferny as a shadow card, and Bill Ferny discarded from the deck: the encounter discard pile."""
    t = combat(table, place(threat=20, engaged=["bree_land_informant"]), encounter=["bill_ferny"])
    t.to_prompt("option-ferny_shadow")
    t.option("threat")
    t.skip(lambda t: t.state.phase != "combat")
    assert (t.victory, t.encounter_discard) == ([], ["bill_ferny"])

    t = table(quiet(place(threat=20, heroes=["aragorn", spot("gloin", attachments=STEWARD)]), encounter=SMOKE))
    done(t, P1)
    t.to_window("staged")
    assert story(t, lr.EnemyDefeated) == []
    assert (t.victory, t.staging) == ([], [])
    assert t.state.added_threat == 3
