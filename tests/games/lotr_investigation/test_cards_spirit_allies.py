"""The Spirit allies and attachments: what they do, for whom, and what follows them."""

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
    SPIRIT,
    MakeTable,
    QuestTable,
    ability,
    arranged,
    choice,
    from_hand,
    numbers,
    own_deck,
    place,
    seen,
    spot,
)

#: Spirit heroes with allies that others can be given, and what can be attached to them.
GIVERS = own_deck("givers", ("eowyn", "dunhere"), "wandering_took", "self_preservation")


def giving(threats: tuple[int, int] = (30, 25), **more: Any) -> lr.Setup:
    """Return the planning phase of two players; P1 has Wandering Took with Self Preservation on it."""
    took = spot("wandering_took", damage=1, attachments=["self_preservation"])
    return arranged(
        place(threat=threats[0], hand=["snowbourn_scout"], allies=[took]),
        place(threat=threats[1], hand=["gandalf"]),
        decks=("givers", LEADERSHIP),
        setup={"deck_lists": (GIVERS,)},
        **{"phase": "planning", **more},
    )


# -- Wandering Took --------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-CMP-05", "LR-EFF-05")
def test_wandering_took_goes_to_another_player_with_three_threat(table: MakeTable) -> None:
    """P1's threat falls by 3, P2's rises by 3; the ally moves, is P2's to control and P1's to own, and stays ready."""
    t = table(giving())
    t.use("wandering_took", P1)

    assert t.threats == [27, 28]
    assert (t.area(P1), t.area(P2)[-1]) == (["eowyn", "dunhere"], "wandering_took")
    took = seen(t, "wandering_took")
    assert (took.controller, took.owner, took.exhausted, took.damage) == (P2, P1, False, 1)


@pytest.mark.rule("LR-CMP-05")
def test_attachments_follow_wandering_took(table: MakeTable) -> None:
    """Self Preservation on it is used by P2 from then on, and not by P1."""
    t = table(giving())
    assert ability(t, P1, "self_preservation") in t.offered(P1)
    t.use("wandering_took", P1)

    preservation = seen(t, "self_preservation")
    assert (preservation.controller, preservation.owner) == (P2, P1)
    assert ability(t, P1, "self_preservation") not in t.actions(P1)
    t.use("self_preservation", P2)
    assert (t.card("wandering_took").damage, t.card("self_preservation").exhausted) == (0, True)


@pytest.mark.rule("LR-CMP-05", "LR-KEY-09", "LR-CMP-08")
def test_wandering_took_and_its_attachments_are_discarded_to_their_owner(table: MakeTable) -> None:
    """P2 controls it and is eliminated by the 3 threat: everything of it lies on P1's discard pile."""
    t = table(giving((30, 47)))
    t.use("wandering_took", P1)

    assert (t.threats, t.state.players[P2].out) == ([27, 50], True)
    assert t.discard(P1) == ["self_preservation", "wandering_took"]
    assert "wandering_took" not in t.discard(P2)


@pytest.mark.rule("LR-CRD-01", "LR-EFF-12")
def test_wandering_took_wanders_once_in_a_round_whoever_controls_it(table: MakeTable) -> None:
    """P2 cannot give the same copy back in this round, but in the next one."""
    t = table(giving(phase="resource", empty_encounter=True))
    t.use("wandering_took", P1)
    t.skip(lambda one: one.asked == (P2,))
    assert refused(t, ability(t, P2, "wandering_took")) == ("limit_reached", "LR-EFF-12")

    t.to_phase("refresh")
    t.to_phase("resource")
    t.use("wandering_took", P2)
    assert seen(t, "wandering_took").controller == P1


@pytest.mark.rule("LR-EFF-12")
def test_each_wandering_took_has_its_own_limit(table: MakeTable) -> None:
    """A second copy can be given away in the same round."""
    t = table(
        arranged(
            place(threat=30, hand=["gandalf"], allies=["wandering_took", "wandering_took"]),
            place(threat=20),
            decks=(SPIRIT, LEADERSHIP),
            phase="planning",
        )
    )
    first, second = [one.uid for one in t.state.cards.values() if one.card.id == "wandering_took"]
    t.act(lr.UseAbility, uid=first)
    t.act(lr.UseAbility, uid=second)

    assert (t.threats, t.area(P2)[3:]) == ([24, 26], ["wandering_took", "wandering_took"])


@pytest.mark.rule("LR-CRD-01", "LR-EFF-05", "LR-EFF-02")
def test_wandering_took_needs_three_threat_and_somebody_to_go_to(table: MakeTable) -> None:
    """With 2 threat the cost cannot be paid; alone at the table there is nobody to give it to."""
    poor = table(giving((2, 25)))
    assert refused(poor, ability(poor, P1, "wandering_took")) == ("not_now", "LR-EFF-02")
    enough = table(giving((3, 25)))
    enough.use("wandering_took", P1)
    assert enough.threats == [0, 28]

    seat = place(threat=30, hand=["gandalf"], allies=["wandering_took"])
    solo = table(arranged(seat, decks=(SPIRIT,), phase="planning"))
    assert refused(solo, ability(solo, P1, "wandering_took")) == ("no_target", "LR-EFF-02")


@pytest.mark.rule("LR-CRD-01", "LR-THR-02")
def test_wandering_took_goes_to_a_player_who_is_still_in_the_game(table: MakeTable) -> None:
    """Of three players one is eliminated: the other is the only one, and nobody is asked."""
    t = table(
        arranged(
            place(threat=30, hand=["gandalf"], allies=["wandering_took"]),
            place(threat=50, out=True),
            place(threat=20),
            decks=(SPIRIT, LEADERSHIP, LORE),
            phase="planning",
        )
    )
    t.use("wandering_took", P1)

    assert (t.threats, seen(t, "wandering_took").controller) == ([27, 50, 23], 2)


@pytest.mark.rule("LR-CRD-25")
def test_ramshackle_manor_makes_wandering_took_cheaper(table: MakeTable) -> None:
    """P1's threat falls by 1 only; that still counts as paid, and P2's rises by 3."""
    t = table(giving(staging=["ramshackle_manor"]))
    t.use("wandering_took", P1)

    assert (t.threats, seen(t, "wandering_took").controller) == ([29, 28], P2)


@pytest.mark.rule("LR-CMB-21", "LR-QST-03")
def test_wandering_took_stays_committed_when_it_goes(table: MakeTable) -> None:
    """Committed by P1 and given to P2 after staging, it still counts in the quest."""
    t = table(giving(phase="quest", stage=2, empty_encounter=True))
    t.to_prompt("commit")
    t.commit(P1, "wandering_took")
    t.to_window("committed")
    t.use("wandering_took", P1)
    t.to_phase("travel")

    assert [(one.willpower, one.threat) for one in t.happened(lr.QuestCompared)] == [(1, 0)]
    assert (seen(t, "wandering_took").controller, seen(t, "wandering_took").exhausted) == (P2, True)


# -- Lórien Guide ----------------------------------------------------------------------------------------------


def guided(active: lr.Spot | None, **more: Any) -> lr.Setup:
    """Return the quest phase at stage 2 of a player with a Lórien Guide and an ally who does nothing."""
    seat = place(allies=["lorien_guide", "wandering_took"], hand=["gandalf"], threat=20)
    return arranged(seat, decks=(SPIRIT,), **{"stage": 2, "phase": "quest", "active": active, **more})


@pytest.mark.rule("LR-CRD-01", "LR-EFF-03")
def test_lorien_guide_places_a_progress_on_the_active_location(table: MakeTable) -> None:
    """Committed, it may; the controller may also leave it, and there is one response to one commitment."""
    t = table(guided(spot("market_square", progress=1)))
    t.to_prompt("commit")
    t.commit(P1, "lorien_guide")
    t.use("lorien_guide", P1)
    assert t.card("market_square").progress == 2
    assert ability(t, P1, "lorien_guide") not in t.actions(P1)

    t = table(guided(spot("market_square", progress=1)))
    t.to_prompt("commit")
    t.commit(P1, "lorien_guide")
    t.act(lr.Pass, seat=P1)
    assert t.card("market_square").progress == 1


@pytest.mark.rule("LR-CRD-01")
def test_lorien_guide_that_does_not_commit_places_nothing(table: MakeTable) -> None:
    """Another character commits: nobody is asked."""
    t = table(guided(spot("market_square")))
    t.to_prompt("commit")
    t.commit(P1, "wandering_took")

    assert t.prompt != "respond-committed"
    assert (t.card("market_square").progress, t.window) == (0, "committed")


@pytest.mark.rule("LR-CRD-01", "LR-EFF-02")
def test_lorien_guide_has_nothing_to_do_without_an_active_location(table: MakeTable) -> None:
    """A location in the staging area is not the active one."""
    t = table(guided(None, staging=["market_square"]))
    t.to_prompt("commit")
    t.commit(P1, "lorien_guide")

    assert (t.prompt, t.card("market_square").progress) == ("window", 0)


@pytest.mark.rule("LR-INS-03", "LR-QST-13")
def test_lorien_guide_explores_the_active_location_with_its_investigate(table: MakeTable) -> None:
    """The third progress explores Ramshackle Manor in the commit step: the first player looks at two cards."""
    names = ["todd_the_troll", "combe_storehouse"]
    t = table(guided(spot("ramshackle_manor", progress=2), setup={"script": {"investigation": names}}))
    t.to_prompt("commit")
    t.commit(P1, "lorien_guide")
    t.use("lorien_guide", P1)

    assert (t.active, t.encounter_discard) == (None, ["ramshackle_manor"])
    assert t.eliminated == names


@pytest.mark.rule("LR-CRD-27")
def test_market_square_charges_nothing_for_progress_on_the_active_location(table: MakeTable) -> None:
    """Lórien Guide places 1 on the active location, and the square in the staging area counts its own area only."""
    t = table(guided(spot("dark_alley"), staging=["market_square"]))
    t.to_prompt("commit")
    t.commit(P1, "lorien_guide")
    t.use("lorien_guide", P1)

    assert (t.card("dark_alley").progress, t.threats) == (1, [20])


@pytest.mark.rule("LR-KEY-11")
def test_lorien_guide_places_nothing_on_an_active_hideout(table: MakeTable) -> None:
    """S49: an immune location takes no progress of a player card."""
    t = table(guided(spot("combe_storehouse")))
    t.to_prompt("commit")
    t.commit(P1, "lorien_guide")
    t.use("lorien_guide", P1)

    assert t.card("combe_storehouse").progress == 0


# -- Northern Tracker ------------------------------------------------------------------------------------------


def tracked(*staging: lr.Spot | str, **more: Any) -> lr.Setup:
    """Return the quest phase at stage 2 of a player with a Northern Tracker."""
    seat = place(allies=["northern_tracker", "wandering_took"], hand=["gandalf"], threat=30)
    return arranged(seat, decks=(SPIRIT,), **{"stage": 2, "phase": "quest", "staging": staging, **more})


def track(t: QuestTable) -> None:
    """Commit the Tracker and use its response."""
    t.to_prompt("commit")
    t.commit(P1, "northern_tracker")
    t.use("northern_tracker", P1)


@pytest.mark.rule("LR-CRD-01", "LR-EFF-13", "LR-QST-13", "LR-INS-03")
def test_northern_tracker_places_a_progress_on_each_location_of_the_staging_area(table: MakeTable) -> None:
    """The active location gets none; one that is explored there is discarded, and nobody investigates."""
    t = table(tracked("old_warehouse", spot("dark_alley", progress=2), "greenway_footpad", active="village_stable"))
    track(t)

    assert (t.card("old_warehouse").progress, t.card("village_stable").progress) == (1, 0)
    assert (t.staging, t.encounter_discard) == (["old_warehouse", "greenway_footpad"], ["dark_alley"])
    assert (t.happened(lr.InvestigationLooked), t.threats) == ([], [30])


@pytest.mark.rule("LR-CRD-01", "LR-EFF-03")
def test_northern_tracker_responds_once_and_only_when_it_commits(table: MakeTable) -> None:
    """Another character committing brings nothing; the response comes once in a commitment."""
    t = table(tracked("old_warehouse"))
    track(t)
    assert (t.card("old_warehouse").progress, t.prompt) == (1, "window")

    t = table(tracked("old_warehouse"))
    t.to_prompt("commit")
    t.commit(P1, "wandering_took")
    assert (t.card("old_warehouse").progress, t.prompt) == (0, "window")


@pytest.mark.rule("LR-CRD-27")
def test_market_square_charges_the_tracker_for_each_location(table: MakeTable) -> None:
    """Two squares and a manor: 3 locations, each copy 1 threat for each of them; 6 in all."""
    t = table(tracked("market_square", "market_square", "ramshackle_manor"))
    track(t)

    assert t.threats == [36]


@pytest.mark.rule("LR-CRD-27", "LR-QST-13")
def test_market_square_that_the_tracker_explores_charges_nothing(table: MakeTable) -> None:
    """It has left play by then; a location explored beside a standing square is paid for."""
    gone = table(tracked(spot("market_square", progress=3), "ramshackle_manor"))
    track(gone)
    assert (gone.threats, gone.staging) == ([30], ["ramshackle_manor"])

    standing = table(tracked("market_square", spot("ramshackle_manor", progress=2)))
    track(standing)
    assert (standing.threats, standing.staging) == ([32], ["market_square"])


@pytest.mark.rule("LR-KEY-11", "LR-CRD-27")
def test_tracker_places_nothing_on_a_hideout_in_the_staging_area(table: MakeTable) -> None:
    """S49: the Hideout stays at 0, and Market Square counts the other two."""
    t = table(tracked("combe_storehouse", "market_square", "ramshackle_manor"))
    track(t)

    places = ("combe_storehouse", "market_square", "ramshackle_manor")
    assert [t.card(title).progress for title in places] == [0, 1, 1]
    assert t.threats == [32]


# -- The Favor of the Lady -------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-CMP-05", "LR-EFF-02")
def test_favor_of_the_lady_gives_any_hero_a_willpower(table: MakeTable) -> None:
    """Any player's hero, but no ally; its controller is whoever controls that hero."""
    t = table(
        arranged(
            place(hand=["the_favor_of_the_lady", "gandalf"], heroes=[spot("eowyn", resources=2), "dunhere", "eleanor"]),
            place(allies=["guard_of_the_citadel"]),
            decks=(SPIRIT, LEADERSHIP),
            phase="planning",
        )
    )
    t.play_card("the_favor_of_the_lady", P1)
    assert refused(t, choice(t, P1, "guard_of_the_citadel")) == ("no_legal_target", "LR-EFF-02")
    t.pick("aragorn")

    assert numbers(t, "aragorn") == (3, 3, 2)
    favor = seen(t, "the_favor_of_the_lady")
    assert (favor.owner, favor.controller, favor.host) == (P1, P2, t.uid("aragorn"))
    assert (t.card("eowyn").resources, t.hand(P1)) == (0, ["gandalf"])


@pytest.mark.rule("LR-CRD-01", "LR-KEY-09", "LR-CMP-05")
def test_two_favors_add_up_and_go_to_their_owner_with_their_hero(table: MakeTable) -> None:
    """Eleanor has 1 + 2; when she is destroyed both lie on the pile of P1, who owns them."""
    t = table(
        arranged(
            place(
                threat=20,
                heroes=[spot("eleanor", damage=2, attachments=["the_favor_of_the_lady"] * 2), "eowyn"],
                engaged=["bree_land_informant"],
            ),
            decks=(SPIRIT,),
            stage=2,
            phase="combat",
            empty_encounter=True,
        )
    )
    assert numbers(t, "eleanor") == (3, 1, 2)
    t.to_prompt("defend")
    t.act(lr.NoDefender)
    t.pick("eleanor")

    assert t.discard(P1)[-3:] == ["the_favor_of_the_lady", "the_favor_of_the_lady", "eleanor"]


# -- Power in the Earth ----------------------------------------------------------------------------------------


def earthly(*staging: lr.Spot | str, **more: Any) -> lr.Setup:
    """Return the planning phase of a player with Power in the Earth and a resource to pay for it."""
    seat = place(hand=["power_in_the_earth", "gandalf"], heroes=[spot("eowyn", resources=1), "dunhere", "eleanor"])
    return arranged(seat, decks=(SPIRIT,), **{"stage": 2, "phase": "planning", "staging": staging, **more})


@pytest.mark.rule("LR-CRD-01", "LR-QST-09", "LR-KEY-11", "LR-EFF-02")
def test_power_in_the_earth_takes_a_threat_from_a_location(table: MakeTable) -> None:
    """In the staging area or active, but neither a Hideout nor an enemy. It stays under its player's control."""
    t = table(earthly("dark_alley", "combe_storehouse", "greenway_footpad", active="market_square"))
    assert t.view(None).staging_threat == 11
    t.play_card("power_in_the_earth", P1)

    assert t.offered() == [choice(t, P1, "market_square"), choice(t, P1, "dark_alley")]
    for title in ("combe_storehouse", "greenway_footpad", "eowyn"):
        assert refused(t, choice(t, P1, title)) == ("no_legal_target", "LR-EFF-02")
    t.pick("dark_alley")
    assert (seen(t, "dark_alley").threat, t.view(None).staging_threat) == (3, 10)
    assert (seen(t, "power_in_the_earth").controller, t.card("eowyn").resources) == (P1, 0)


@pytest.mark.rule("LR-EFF-02", "LR-KEY-11")
def test_power_in_the_earth_needs_a_location(table: MakeTable) -> None:
    """With a Hideout alone in play it cannot be played."""
    t = table(earthly("combe_storehouse"))
    t.to_prompt("planning")

    assert refused(t, from_hand(P1, "power_in_the_earth")) == ("no_target", "LR-EFF-02")


@pytest.mark.rule("LR-EFF-09", "LR-QST-09")
def test_threat_under_power_in_the_earth_does_not_fall_below_zero(table: MakeTable) -> None:
    """Three of them on a location with 2 threat take 2; the enemy beside it keeps its own."""
    powers = own_deck("powers", ("eowyn",), "power_in_the_earth")
    t = table(
        arranged(
            place(),
            decks=("powers",),
            setup={"deck_lists": (powers,)},
            stage=2,
            phase="planning",
            staging=[spot("ramshackle_manor", attachments=["power_in_the_earth"] * 3, by=P1), "greenway_footpad"],
        )
    )

    assert (seen(t, "ramshackle_manor").threat, t.view(None).staging_threat) == (0, 2)


@pytest.mark.rule("LR-KEY-09", "LR-CMP-05", "LR-CMP-08")
def test_power_in_the_earth_leaves_with_its_location(table: MakeTable) -> None:
    """It stays while the players travel there, and lies on its owner's discard pile once that is explored."""
    t = table(
        arranged(
            place(threat=20, hand=["gandalf"], heroes=[spot("eowyn", resources=1), "dunhere", "eleanor"]),
            decks=(SPIRIT,),
            stage=2,
            phase="travel",
            staging=[spot("market_square", progress=3, attachments=["power_in_the_earth"])],
            encounter=["lawless_ruffian"],
        )
    )
    t.act(lr.Travel, card="market_square")
    assert t.card("market_square").attachments == [t.uid("power_in_the_earth")]

    t.to_phase("quest")
    t.to_prompt("commit")
    t.commit(P1, "eowyn")
    t.to_phase("travel")
    assert (t.discard(P1), t.encounter_discard) == (["power_in_the_earth"], ["market_square"])


# -- Unexpected Courage ----------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-EFF-05", "LR-TIM-04")
def test_unexpected_courage_readies_its_hero_and_exhausts_itself(table: MakeTable) -> None:
    """The attachment exhausts, its hero readies; until it is readied it does nothing more."""
    t = table(
        arranged(
            place(
                threat=20,
                hand=["gandalf"],
                heroes=[spot("eowyn", exhausted=True, attachments=["unexpected_courage"]), "dunhere"],
            ),
            decks=(SPIRIT,),
            stage=2,
            phase="planning",
        )
    )
    t.use("unexpected_courage", P1)

    assert (seen(t, "eowyn").exhausted, seen(t, "unexpected_courage").exhausted) == (False, True)
    assert refused(t, ability(t, P1, "unexpected_courage")) == ("exhausted", "LR-TIM-04")


@pytest.mark.rule("LR-QST-03", "LR-TIM-04")
def test_hero_readied_by_unexpected_courage_stays_committed_and_counts_once(table: MakeTable) -> None:
    """Éowyn, ready again after staging, brings 4 willpower and may fight later."""
    t = table(
        arranged(
            place(threat=20, hand=["gandalf"], heroes=[spot("eowyn", attachments=["unexpected_courage"]), "dunhere"]),
            decks=(SPIRIT,),
            stage=2,
            phase="quest",
            staging=["dark_alley"],
            empty_encounter=True,
        )
    )
    t.to_prompt("commit")
    t.commit(P1, "eowyn")
    t.to_window("committed")
    t.use("unexpected_courage", P1)
    assert (seen(t, "eowyn").committed, seen(t, "eowyn").exhausted) == (True, False)
    t.to_phase("travel")
    assert [(one.willpower, one.threat) for one in t.happened(lr.QuestCompared)] == [(4, 4)]


@pytest.mark.rule("LR-CRD-01", "LR-CMP-05", "LR-EFF-02")
def test_unexpected_courage_on_another_players_hero_is_used_by_that_player(table: MakeTable) -> None:
    """P1 plays it on P2's hero (not on an ally): it is P2's to use."""
    t = table(
        arranged(
            place(hand=["unexpected_courage", "gandalf"], heroes=[spot("eowyn", resources=2), "dunhere"]),
            place(heroes=[spot("aragorn", exhausted=True), "gloin"], allies=["guard_of_the_citadel"]),
            decks=(SPIRIT, LEADERSHIP),
            phase="planning",
        )
    )
    t.play_card("unexpected_courage", P1)
    assert refused(t, choice(t, P1, "guard_of_the_citadel")) == ("no_legal_target", "LR-EFF-02")
    t.pick("aragorn")
    assert not t.can(lr.UseAbility, seat=P1, card="unexpected_courage")
    t.use("unexpected_courage", P2)

    assert not seen(t, "aragorn").exhausted
