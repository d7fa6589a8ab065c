"""Gandalf: what he does when he comes, how he is paid, that there is one of him, and when he leaves."""

from __future__ import annotations

from typing import Any

import pytest

from boardrules.games import lotr_investigation as lr
from tests.games.happened import refused
from tests.games.lotr_investigation.table import (
    LEADERSHIP,
    P1,
    P2,
    SPIRIT,
    TACTICS,
    MakeTable,
    QuestTable,
    arranged,
    choice,
    from_hand,
    own_deck,
    place,
    spot,
)

#: Heroes of three spheres, who can pay for him together.
MIXED = own_deck("mixed", ("gloin", "dunhere", "beravor"), "sneak_attack")


def welcoming(*others: lr.Position, pools: tuple[int, int, int] = (2, 2, 1), **more: Any) -> lr.Setup:
    """Return the planning phase at stage 2 of P1, who holds Gandalf; ``mine`` is more of that place."""
    names = ("gloin", "dunhere", "beravor")
    heroes = [spot(name, resources=pool) for name, pool in zip(names, pools, strict=True)]
    mine = {"hand": ["gandalf", "faramir"], "heroes": heroes, "threat": 30, **more.pop("mine", {})}
    return arranged(
        place(**mine),
        *others,
        decks=("mixed", TACTICS)[: 1 + len(others)],
        setup={"deck_lists": (MIXED,)},
        **{"stage": 2, "phase": "planning", **more},
    )


def welcome(t: QuestTable, option: str) -> None:
    """Play Gandalf and choose what he does."""
    t.play_card("gandalf", P1)
    t.use("gandalf", P1)
    t.option(option)


# -- playing him -----------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-PLN-04", "LR-PLN-02", "LR-PLN-06")
def test_gandalf_is_paid_by_heroes_of_any_spheres(table: MakeTable) -> None:
    """5 of three pools: he enters ready under P1's control; with 4 resources he cannot be played."""
    t = table(welcoming())
    t.play_card("gandalf", P1)
    gandalf = t.card("gandalf")
    assert (gandalf.controller, gandalf.owner, gandalf.exhausted, gandalf.place) == (P1, P1, False, "area")
    assert [t.card(name).resources for name in ("gloin", "dunhere", "beravor")] == [0, 0, 0]

    poor = table(welcoming(pools=(2, 1, 1)))
    poor.to_prompt("planning")
    assert refused(poor, from_hand(P1, "gandalf")) == ("cannot_pay", "LR-PLN-02")


@pytest.mark.rule("LR-PLN-04", "LR-PLN-02")
def test_player_splits_the_cost_of_gandalf_among_the_heroes(table: MakeTable) -> None:
    """With more than 5 in the pools each resource is taken where the player says."""
    t = table(welcoming(pools=(3, 2, 2)))
    t.play_card("gandalf", P1)
    for name in ("beravor", "gloin", "beravor", "gloin", "gloin"):
        assert t.prompt == "pay"
        t.act(lr.Pay, card=name)

    assert [t.card(name).resources for name in ("gloin", "dunhere", "beravor")] == [0, 2, 0]
    assert t.in_play("gandalf") == 1


@pytest.mark.rule("LR-CMP-07")
def test_second_gandalf_cannot_come_into_play(table: MakeTable) -> None:
    """S40: while P1 has him, P2 can neither play him nor put him into play by Sneak Attack; he stays in hand."""
    rich = [spot("aragorn", resources=6), "gloin", "theodred"]
    t = table(
        arranged(
            place(allies=["gandalf"]),
            place(hand=["gandalf", "sneak_attack", "snowbourn_scout"], heroes=rich),
            decks=(SPIRIT, LEADERSHIP),
            stage=2,
            phase="planning",
        )
    )
    t.skip(lambda one: one.prompt == "planning" and one.asked == (P2,))
    assert refused(t, from_hand(P2, "gandalf")) == ("unique_in_play", "LR-CMP-07")
    t.play_card("sneak_attack", P2)
    assert t.offered() == [lr.ChooseTitle(P2, lr.CARDS["snowbourn_scout"])]
    assert refused(t, lr.ChooseTitle(P2, lr.CARDS["gandalf"])) == ("unique_in_play", "LR-CMP-07")
    t.act(lr.ChooseTitle, card="snowbourn_scout")

    assert (t.hand(P2), t.in_play("gandalf")) == (["gandalf"], 1)


@pytest.mark.rule("LR-CMP-07")
def test_gandalf_on_a_discard_pile_is_no_obstacle(table: MakeTable) -> None:
    """A copy that has left play does not keep another one out."""
    t = table(welcoming(place(discard=["gandalf"])))
    t.play_card("gandalf", P1)

    assert t.in_play("gandalf") == 1


# -- his response ----------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-EFF-03")
def test_gandalf_does_one_of_three_things_or_none(table: MakeTable) -> None:
    """Three options with an enemy in play, and two without one; he answers once, and need not."""
    t = table(welcoming(staging=["lawless_ruffian"]))
    t.play_card("gandalf", P1)
    assert t.prompt == "respond-entered"
    t.use("gandalf", P1)
    assert sorted(one.option for one in t.offered() if isinstance(one, lr.ChooseOption)) == ["damage", "draw", "threat"]
    t.option("threat")
    assert t.threats == [25]
    assert not t.can(lr.UseAbility, card="gandalf")

    t = table(welcoming())
    t.play_card("gandalf", P1)
    t.use("gandalf", P1)
    assert sorted(one.option for one in t.offered() if isinstance(one, lr.ChooseOption)) == ["draw", "threat"]

    t = table(welcoming())
    t.play_card("gandalf", P1)
    t.act(lr.Pass, seat=P1)
    assert (t.threats, t.hand(P1), t.in_play("gandalf")) == ([30], ["faramir"], 1)


@pytest.mark.rule("LR-CRD-01", "LR-EFF-15")
def test_gandalf_draws_three_cards_for_his_player(table: MakeTable) -> None:
    """P1 draws three, P2 none; a deck of two gives two."""
    top = ["sneak_attack", "gandalf", "gandalf"]
    t = table(welcoming(place(), mine={"deck": top}))
    welcome(t, "draw")
    assert (t.hand(P1), t.hand(P2)) == (["faramir", *top], [])

    t = table(welcoming(mine={"deck": top[:2], "empty_deck": True}))
    welcome(t, "draw")
    assert (t.hand(P1), t.deck(P1)) == (["faramir", *top[:2]], [])


@pytest.mark.rule("LR-CRD-01", "LR-THR-03")
def test_gandalf_lowers_the_threat_of_his_player_by_five(table: MakeTable) -> None:
    """Not that of P2, and not below 0."""
    for before, after in ((30, 25), (3, 0)):
        t = table(welcoming(place(threat=30), mine={"threat": before}))
        welcome(t, "threat")
        assert t.threats == [after, 30]


@pytest.mark.rule("LR-CRD-25")
def test_ramshackle_manor_leaves_gandalf_one_threat_to_lower(table: MakeTable) -> None:
    """5 become 1."""
    t = table(welcoming(staging=["ramshackle_manor"]))
    welcome(t, "threat")

    assert t.threats == [29]


@pytest.mark.rule("LR-CRD-01", "LR-CMB-19", "LR-EFF-02")
def test_gandalf_deals_four_damage_to_any_enemy(table: MakeTable) -> None:
    """In the staging area or engaged with anybody, past all defense; a location is no target."""
    t = table(
        welcoming(place(engaged=["chetwood_outlaw"]), staging=["bill_ferny", "market_square"], mine={"threat": 20})
    )
    welcome(t, "damage")
    assert t.offered() == [choice(t, P1, "bill_ferny"), choice(t, P1, "chetwood_outlaw")]
    assert refused(t, choice(t, P1, "market_square")) == ("no_legal_target", "LR-EFF-02")
    t.pick("chetwood_outlaw")

    assert (t.card("chetwood_outlaw").damage, t.card("bill_ferny").damage) == (4, 0)


@pytest.mark.rule("LR-CRD-01", "LR-CMB-18", "LR-VIC-01")
def test_enemy_that_gandalf_destroys_goes_where_defeated_enemies_go(table: MakeTable) -> None:
    """Bill Ferny with 1 damage has 3 victory points; the Ruffian goes to the encounter discard pile."""
    t = table(welcoming(staging=[spot("bill_ferny", damage=1)]))
    welcome(t, "damage")
    assert (t.staging, t.victory, t.encounter_discard) == ([], ["bill_ferny"], [])

    t = table(welcoming(staging=["lawless_ruffian"]))
    welcome(t, "damage")
    assert (t.staging, t.victory, t.encounter_discard) == ([], [], ["lawless_ruffian"])


@pytest.mark.rule("LR-CRD-35", "LR-KEY-11")
def test_gandalf_does_not_choose_an_immune_suspect(table: MakeTable) -> None:
    """Under Bill Ferny's House a Suspect alone leaves him no enemy; without the House it takes the damage."""
    t = table(welcoming(staging=["wolf_pelt_jake"]))
    welcome(t, "damage")
    assert t.card("wolf_pelt_jake").damage == 4

    t = table(welcoming(staging=["wolf_pelt_jake"], victory=["bill_fernys_house"]))
    t.play_card("gandalf", P1)
    t.use("gandalf", P1)
    assert not t.can(lr.ChooseOption, option="damage")
    assert t.can(lr.ChooseOption, option="draw")


@pytest.mark.rule("LR-CRD-26", "LR-CRD-31")
def test_gandalfs_damage_is_prevented_where_enemies_take_none(table: MakeTable) -> None:
    """In the staging area under a Dark Alley, and on Susie while another Brigand is in play."""
    for staging, target in ((["lawless_ruffian", "dark_alley"], "lawless_ruffian"), (["susie_the_spider"], "susie")):
        engaged = [] if target == "lawless_ruffian" else ["lawless_ruffian"]
        t = table(welcoming(staging=staging, mine={"engaged": engaged}))
        welcome(t, "damage")
        if engaged:
            t.pick("susie_the_spider")
        assert t.happened(lr.Damaged) == []
        assert [one.amount for one in t.happened(lr.DamagePrevented)] == [4]


# -- Sneak Attack ----------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-EFF-11", "LR-CRD-01", "LR-REF-02")
def test_gandalf_put_into_play_by_sneak_attack_responds_and_goes_back(table: MakeTable) -> None:
    """For one Leadership resource he comes, responds, and is in hand again when the phase ends."""
    t = table(welcoming(pools=(1, 0, 0), mine={"hand": ["sneak_attack", "gandalf"]}, phase="quest"))
    t.play_card("sneak_attack", P1)
    t.act(lr.ChooseTitle, card="gandalf")
    t.use("gandalf", P1)
    t.option("threat")
    assert (t.threats, t.in_play("gandalf"), t.hand(P1)) == ([25], 1, [])
    t.to_phase("planning")

    assert t.in_play("gandalf") == 0
    assert t.hand(P1)[0] == "gandalf"
    assert t.discard(P1) == ["sneak_attack"]


@pytest.mark.rule("LR-EFF-11", "LR-REF-02")
def test_gandalf_of_a_sneak_attack_in_the_refresh_phase_goes_back_to_the_hand(table: MakeTable) -> None:
    """The phase ends before the round does: he is returned and not discarded."""
    t = table(welcoming(pools=(1, 0, 0), mine={"hand": ["sneak_attack", "gandalf"]}, phase="refresh"))
    t.play_card("sneak_attack", P1)
    t.act(lr.ChooseTitle, card="gandalf")
    t.act(lr.Pass, seat=P1)
    t.to_phase("planning")

    assert t.hand(P1)[0] == "gandalf"
    assert t.discard(P1) == ["sneak_attack"]


# -- the end of the round --------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-REF-01", "LR-CMP-08")
def test_gandalf_is_discarded_at_the_end_of_the_round(table: MakeTable) -> None:
    """He is there until the last window of the refresh phase, readied with the others; then he is discarded."""
    tired = spot("gandalf", exhausted=True)
    t = table(
        arranged(
            place(threat=30, hand=["for_gondor"], heroes=[spot("aragorn", resources=2), "gloin"], allies=[tired]),
            place(threat=30),
            decks=(LEADERSHIP, SPIRIT),
            stage=2,
            phase="refresh",
        )
    )
    t.to_window("refresh_end")
    gandalf = t.card("gandalf")
    assert (gandalf.exhausted, t.threats, t.state.round) == (False, [31, 31], 1)
    t.skip(lambda one: one.state.round == 2)

    assert t.in_play("gandalf") == 0
    assert t.discard(P1) == ["theodred", "gandalf"]
    left = t.happened(lr.LeftPlay)
    assert [(one.card.id, one.to) for one in left] == [("gandalf", "discard")]


@pytest.mark.rule("LR-CRD-01", "LR-REF-02")
def test_gandalf_who_was_played_stays_through_the_phases_of_the_round(table: MakeTable) -> None:
    """Played in planning he quests, and is still there in the combat and refresh phases."""
    t = table(welcoming(mine={"engaged": ["bree_land_informant"], "threat": 20}, empty_encounter=True))
    welcome(t, "draw")
    t.to_prompt("commit")
    t.commit(P1, "gandalf")
    t.to_prompt("defend")
    assert t.in_play("gandalf") == 1
    assert [(one.willpower, one.threat) for one in t.happened(lr.QuestCompared)] == [(4, 0)]
    t.skip(lambda one: one.state.round == 2)
    assert (t.in_play("gandalf"), t.discard(P1)[-1]) == (0, "gandalf")


@pytest.mark.rule("LR-CRD-01", "LR-EFF-03", "LR-REF-02")
def test_gandalf_leaving_at_the_end_of_the_round_can_be_answered(table: MakeTable) -> None:
    """He is an ally that leaves play: for Valiant Sacrifice his player draws two cards."""
    t = table(
        arranged(
            place(threat=30, allies=["gandalf"], deck=["wandering_took", "dwarven_tomb", "fortune_or_fate"]),
            place(threat=30, hand=["valiant_sacrifice"], heroes=[spot("aragorn", resources=1), "gloin"]),
            decks=(SPIRIT, LEADERSHIP),
            stage=2,
            phase="refresh",
        )
    )
    t.play_card("valiant_sacrifice", P2)

    assert t.hand(P1)[:2] == ["wandering_took", "dwarven_tomb"]
    assert t.discard(P1) == ["gandalf"]
