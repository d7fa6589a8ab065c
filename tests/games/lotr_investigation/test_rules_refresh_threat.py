"""Rules LR-REF, LR-THR-01 and LR-THR-03: the refresh phase, how long effects last, threat."""

from __future__ import annotations

import pytest

from boardrules.games import lotr_investigation as lr
from tests.games.lotr_investigation.combat_positions import (
    COURAGE,
    STEWARD,
    attacks,
    combat,
)
from tests.games.lotr_investigation.quest_positions import done, out, quiet, rises, story
from tests.games.lotr_investigation.table import (
    LEADERSHIP,
    LORE,
    P1,
    P2,
    P3,
    P4,
    SPIRIT,
    TACTICS,
    MakeTable,
    arranged,
    numbers,
    order,
    place,
    spot,
)

# -- the refresh phase -----------------------------------------------------------------------------------------


@pytest.mark.rule("LR-REF-01", "LR-THR-03", "LR-TIM-03")
def test_the_order_of_the_refresh_phase(table: MakeTable) -> None:
    """P2 is first: ready, 1 threat for P2, P3, P1, the token to P3, a window, Gandalf's end, the next round."""
    t = table(
        arranged(
            place(threat=20, heroes=[spot("gloin", exhausted=True, attachments=STEWARD)], allies=["gandalf"]),
            place(threat=21),
            place(threat=22),
            setup={"first_player": P2},
            stage=2,
            phase="refresh",
            empty_encounter=True,
        )
    )
    assert t.window == "refresh_end"
    kinds = (lr.AllReadied, lr.ThreatRaised, lr.FirstPlayerPassed, lr.LeftPlay, lr.RoundStarted)
    before = [lr.AllReadied, *[lr.ThreatRaised] * 3, lr.FirstPlayerPassed]
    assert order(t.log, *kinds) == before
    assert rises(t) == [(P2, 1, 22), (P3, 1, 23), (P1, 1, 21)]
    assert (t.state.first, t.card("gloin").exhausted, t.in_play("gandalf")) == (P3, False, 1)
    t.act(lr.Pass, seat=P1)

    assert order(t.log, *kinds) == [*before, lr.LeftPlay, lr.RoundStarted]
    assert t.discard(P1)[-1] == "gandalf"
    assert t.state.round == 2


@pytest.mark.rule("LR-REF-01", "LR-TIM-04")
def test_everything_that_is_exhausted_readies(table: MakeTable) -> None:
    """Heroes, allies and attachments of every player."""
    hero = spot("gloin", exhausted=True, attachments=STEWARD)
    t = table(
        arranged(
            place(threat=20, heroes=[hero], allies=[spot("faramir", exhausted=True)]),
            place(threat=20, heroes=[spot("eowyn", exhausted=True, attachments=COURAGE)]),
            decks=(LEADERSHIP, SPIRIT),
            stage=2,
            phase="combat",
            empty_encounter=True,
        )
    )
    t.use("steward_of_gondor")
    exhausted = ("gloin", "faramir", "eowyn", "steward_of_gondor")
    assert [t.card(title).exhausted for title in exhausted] == [True] * 4
    t.to_window("refresh_end")

    assert [t.card(title).exhausted for title in exhausted] == [False] * 4


@pytest.mark.rule("LR-REF-01")
@pytest.mark.parametrize(
    ("first", "eliminated", "following"), [(P1, P2, P3), (P4, P1, P2), (P3, P4, P1), (P2, P4, P3), (P4, P2, P1)]
)
def test_the_first_player_token_goes_clockwise_to_a_player_in_the_game(
    table: MakeTable, first: int, eliminated: int, following: int
) -> None:
    """Of four players one is eliminated, who is left out."""
    seats = [place(threat=50 if seat == eliminated else 20, out=seat == eliminated) for seat in range(4)]
    t = table(arranged(*seats, setup={"first_player": first}, stage=2, phase="refresh", empty_encounter=True))
    t.skip(lambda t: t.state.round == 2)

    assert t.state.first == following


@pytest.mark.rule("LR-REF-01")
def test_alone_one_stays_first_player(table: MakeTable) -> None:
    """With one player left the token stays where it is."""
    t = table(
        arranged(place(threat=50, out=True), place(threat=20), setup={"first_player": P2}, phase="refresh", stage=2)
    )
    t.skip(lambda t: t.state.round == 2)

    assert t.state.first == P2
    assert t.happened(lr.FirstPlayerPassed) == []


# -- how long effects last -------------------------------------------------------------------------------------


@pytest.mark.rule("LR-REF-02", "LR-EFF-08")
def test_until_the_end_of_the_phase_is_until_after_its_last_window(table: MakeTable) -> None:
    """Faramir's +1 and Sneak Attack's ally are still there in the last window of the phase, and gone in the next."""
    t = table(
        quiet(
            place(
                threat=20,
                hand=["sneak_attack", "snowbourn_scout"],
                heroes=["aragorn", spot("gloin", resources=1, attachments=STEWARD)],
                allies=["faramir"],
            )
        )
    )
    t.to_window("quest_begin")
    t.use("faramir")
    t.play_card("sneak_attack")
    t.act(lr.ChooseTitle, card="snowbourn_scout")
    done(t, P1)
    t.to_window("quest_end")
    assert (numbers(t, "aragorn"), t.in_play("snowbourn_scout"), t.hand(P1)) == ((3, 3, 2), 1, [])
    t.act(lr.Pass, seat=P1)

    assert t.window == "travel_end"
    assert (numbers(t, "aragorn"), t.in_play("snowbourn_scout")) == ((2, 3, 2), 0)
    assert t.hand(P1) == ["snowbourn_scout"]


@pytest.mark.rule("LR-REF-02", "LR-CMB-20")
def test_an_enemy_that_could_not_attack_in_a_phase_attacks_in_the_next(table: MakeTable) -> None:
    """The Informant was feinted in round 1; in round 2 it attacks."""
    t = combat(
        table,
        place(threat=10, hand=["feint"], heroes=[spot("gimli", resources=1), "thalin"], engaged=["bill_ferny"]),
        decks=(TACTICS,),
        setup={"shadow_cards": False},
    )
    t.play_card("feint")
    t.skip(lambda t: t.state.round == 2)
    assert attacks(t) == []
    t.to_prompt("defend")

    assert attacks(t) == [("bill_ferny", P1)]


@pytest.mark.rule("LR-REF-02", "LR-CRD-21")
def test_the_count_of_treacheries_begins_anew_with_the_round(table: MakeTable) -> None:
    """A treachery was revealed in this round: no Doomed; the first of the next round has it."""
    t = table(
        quiet(
            place(threat=10, heroes=["aragorn", spot("gloin", attachments=STEWARD)]),
            staging=["bill_ferny"],
            treacheries=1,
            encounter=["deadly_accusations", "deadly_accusations"],
        )
    )
    done(t, P1)
    t.to_phase("travel")
    assert t.happened(lr.DoomedGained) == []
    assert t.state.treacheries == 2
    t.skip(lambda t: t.state.round == 2)
    assert t.state.treacheries == 0
    t.to_phase("travel")

    assert [event.card.id for event in t.happened(lr.DoomedGained)] == ["deadly_accusations"]


@pytest.mark.rule("LR-REF-02", "LR-STG-01")
def test_the_limit_of_stage_1b_begins_anew_with_the_round(table: MakeTable) -> None:
    """The 4 of this round are used up: nothing in this quest phase, 4 in the next."""
    t = table(quiet(place(threat=10), decks=(SPIRIT,), stage=1, progress=4, cap_used=4))
    for expected in (4, 8):
        t.to_prompt("option-stage_one")
        t.option("reveal")
        t.commit(P1, "eowyn", "eleanor")
        t.skip(lambda t: t.state.phase != "quest")
        assert t.state.progress == expected


@pytest.mark.rule("LR-REF-02", "LR-EFF-12")
def test_limits_of_a_round_begin_anew_with_the_round(table: MakeTable) -> None:
    """Glorfindel heals once in a round: refused in a later phase of the same round, legal in the next round."""
    t = table(
        arranged(
            place(threat=10, heroes=[spot("glorfindel", damage=3, resources=3)]),
            place(threat=10, heroes=[spot("gloin", attachments=STEWARD)]),
            decks=(LORE, LEADERSHIP),
            stage=2,
            phase="travel",
            empty_encounter=True,
        )
    )
    t.use("glorfindel")
    t.pick("glorfindel")
    t.to_window("combat_end")
    again = lr.UseAbility(P1, t.uid("glorfindel"), lr.CARDS["glorfindel"])
    assert t.asked == (P2,)
    t.skip(lambda t: t.window == "resource_end" and t.asked == (P1,))
    assert t.is_legal(again)
    t.use("glorfindel")
    t.pick("glorfindel")

    assert t.card("glorfindel").damage == 1
    assert [event.amount for event in t.happened(lr.Healed)] == [1, 1]


# -- threat ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-THR-01")
@pytest.mark.parametrize(("threat", "is_out"), [(48, False), (49, True)])
def test_at_50_threat_a_player_is_eliminated(table: MakeTable, threat: int, is_out: bool) -> None:
    """The refresh phase raises 48 to 49, which is allowed, and 49 to 50, which is the end."""
    t = table(arranged(place(threat=threat), place(threat=20), phase="refresh", stage=2, empty_encounter=True))
    t.skip(lambda t: t.state.round == 2)

    assert t.threats == [threat + 1, 21]
    assert out(t) == [is_out, False]


@pytest.mark.rule("LR-THR-01", "LR-WIN-01")
def test_a_player_without_heroes_is_eliminated_at_once(table: MakeTable) -> None:
    """P1's last hero is destroyed, with allies still there: P1 is out before P2's enemies attack."""
    t = combat(
        table,
        place(
            threat=20, heroes=[spot("gloin", damage=3)], allies=["faramir", "gandalf"], engaged=["bree_land_informant"]
        ),
        place(threat=20, engaged=["greenway_footpad"]),
        setup={"shadow_cards": False},
    )
    t.to_prompt("defend")
    t.act(lr.NoDefender, seat=P1)
    t.skip(lambda t: len(attacks(t)) == 2)

    assert story(t, lr.Destroyed, lr.EnemyAttacks) == [
        ("EnemyAttacks", "bree_land_informant"),
        ("Destroyed", "gloin"),
        ("EnemyAttacks", "greenway_footpad"),
    ]
    assert out(t) == [True, False]
    assert t.threats == [20, 20]
    assert {"faramir", "gandalf", "gloin"} <= set(t.discard(P1))


@pytest.mark.rule("LR-THR-01")
def test_a_hero_that_another_player_controls_still_counts_for_its_owner(table: MakeTable) -> None:
    """P1's second hero is with P2: P1 stays when the first is destroyed, and leaves with the second."""
    t = combat(
        table,
        place(threat=20, heroes=[spot("gloin", damage=2), spot("theodred", damage=3)], engaged=["bree_land_informant"]),
        place(threat=20, heroes=["eowyn", spot("dunhere", attachments=COURAGE)], engaged=["bree_land_informant"]),
        decks=(LEADERSHIP, SPIRIT),
        setup={"shadow_cards": False},
    )
    assert t.window == "shadows_dealt"

    def lend(state: lr.State) -> None:
        hero = next(card for card in state.cards.values() if card.card.id == "theodred")
        state.players[P1].area.remove(hero.uid)
        state.players[P2].area.append(hero.uid)
        hero.controller = P2

    t.arrange(lend)
    t.act(lr.NoDefender, seat=P1)
    t.skip(lambda t: bool(t.happened(lr.Destroyed)))
    assert (t.discard(P1), out(t)) == (["aragorn", "gloin"], [False, False])
    t.to_prompt("defend")
    t.act(lr.Defend, seat=P2, card="theodred")
    t.skip(lambda t: t.state.players[P1].out)
    assert not t.state.players[P2].out
    assert t.discard(P1)[:3] == ["aragorn", "gloin", "theodred"]


@pytest.mark.rule("LR-THR-03")
def test_threat_falls_to_0_at_most(table: MakeTable) -> None:
    """Gandalf lowers 3 by 5: 0."""
    t = table(
        arranged(
            place(threat=3, hand=["sneak_attack", "gandalf"], heroes=[spot("gloin", resources=1)]),
            phase="planning",
            stage=2,
        )
    )
    t.play_card("sneak_attack")
    t.act(lr.ChooseTitle, card="gandalf")
    t.use("gandalf")
    t.option("threat")

    assert t.threats == [0]
    assert [(event.amount, event.threat) for event in t.happened(lr.ThreatReduced)] == [(3, 0)]


@pytest.mark.rule("LR-THR-03", "LR-TIM-06")
def test_threat_rises_to_50_at_most_and_in_player_order(table: MakeTable) -> None:
    """Deadly Accusations with a Dark Alley: 4 each, P3 first; P1 comes from 48 to 50 and no further."""
    t = table(
        quiet(
            place(threat=48),
            place(threat=30),
            place(threat=20),
            setup={"first_player": P3},
            active=spot("dark_alley"),
            encounter=["deadly_accusations"],
        )
    )
    done(t, P3, P1, P2)
    t.skip(lambda t: bool(t.happened(lr.PlayerEliminated)))

    assert [(seat, threat) for seat, _, threat in rises(t)[:3]] == [(P3, 24), (P1, 50), (P2, 34)]
    assert t.view(None).players[P1].threat == 50
