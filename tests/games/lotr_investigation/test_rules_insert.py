"""Rules LR-INS: the insert's keywords, Surge, Doomed and Investigate."""

from __future__ import annotations

import pytest

from boardrules.games import lotr_investigation as lr
from tests.games.happened import kinds
from tests.games.lotr_investigation.quest_positions import done, quiet, resolve, revealed, story
from tests.games.lotr_investigation.table import (
    LEADERSHIP,
    LORE,
    P1,
    P2,
    P3,
    SPIRIT,
    TACTICS,
    MakeTable,
    arranged,
    place,
    spot,
)

# -- Surge -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-INS-01", "LR-KEY-04")
def test_surge_reveals_one_more_card(table: MakeTable) -> None:
    """One player reveals Hired Muscle and, by its Surge, Market Square; the third card stays."""
    t = table(
        quiet(place(), decks=(LORE,), encounter=["hired_muscle", "market_square", "dark_alley"]),
    )
    t.to_window("staged")

    assert revealed(t) == ["hired_muscle", "market_square"]
    assert t.encounter == ["dark_alley"]
    assert t.staging == ["market_square"]


@pytest.mark.rule("LR-INS-01", "LR-QST-05", "LR-TIM-07")
def test_surge_comes_after_the_when_revealed_effect_and_the_zone(table: MakeTable) -> None:
    """Hired Muscle is attached, and the Ruffian back in the staging area, before the second card is revealed."""
    t = table(
        quiet(place(engaged=["lawless_ruffian"]), decks=(LORE,), encounter=["hired_muscle", "market_square"]),
    )
    t.to_window("staged")

    assert story(t, lr.CardRevealed, lr.Attached, lr.ReturnedToStaging, lr.AddedToStaging) == [
        ("CardRevealed", "hired_muscle"),
        ("Attached", "hired_muscle"),
        ("ReturnedToStaging", "lawless_ruffian"),
        ("CardRevealed", "market_square"),
        ("AddedToStaging", "market_square"),
    ]


@pytest.mark.rule("LR-INS-01")
def test_a_treachery_is_discarded_before_its_surge(table: MakeTable) -> None:
    """Without a Brigand Hired Muscle lies on the discard pile when the second card is revealed."""
    t = table(quiet(place(), decks=(LORE,), encounter=["hired_muscle", "market_square", "dark_alley"]))
    t.to_window("staged")

    assert story(t, lr.CardRevealed, lr.LeftPlay) == [
        ("CardRevealed", "hired_muscle"),
        ("LeftPlay", "hired_muscle"),
        ("CardRevealed", "market_square"),
    ]


@pytest.mark.rule("LR-INS-01")
def test_the_card_that_surge_brings_may_have_surge_too(table: MakeTable) -> None:
    """Two Hired Muscles and a Smoke and Mirrors with Surge: four cards for one player."""
    t = table(
        quiet(
            place(),
            decks=(LORE,),
            setup={"smoke_and_mirrors_surge": True},
            encounter=[
                "hired_muscle",
                "hired_muscle",
                "smoke_and_mirrors",
                "dark_alley",
                "market_square",
                "old_warehouse",
            ],
        )
    )
    t.to_window("staged")

    assert revealed(t) == ["hired_muscle", "hired_muscle", "smoke_and_mirrors", "market_square"]
    assert t.encounter == ["old_warehouse"]


@pytest.mark.rule("LR-INS-01")
def test_surge_comes_before_the_next_card_of_staging(table: MakeTable) -> None:
    """Two players: the Surge of the first card, then the second card; three are revealed in all."""
    t = table(
        quiet(
            place(),
            place(),
            decks=(LORE, LEADERSHIP),
            encounter=["hired_muscle", "market_square", "dark_alley", "old_warehouse"],
        )
    )
    t.to_window("staged")

    assert revealed(t) == ["hired_muscle", "market_square", "dark_alley"]
    assert t.staging == ["market_square", "dark_alley"]


@pytest.mark.rule("LR-INS-01", "LR-EFF-07")
def test_surge_survives_that_the_effect_is_cancelled(table: MakeTable) -> None:
    """A Test of Will keeps Hired Muscle off the Footpad; Market Square is revealed all the same."""
    t = table(
        quiet(
            place(hand=["a_test_of_will"], heroes=[spot("eowyn", resources=1), spot("dunhere")]),
            decks=(SPIRIT,),
            staging=["greenway_footpad"],
            encounter=["hired_muscle", "market_square", "dark_alley"],
        )
    )
    done(t, P1)
    t.play_card("a_test_of_will")

    assert t.card("greenway_footpad").attachments == []
    assert revealed(t) == ["hired_muscle", "market_square"]
    assert t.encounter_discard == ["hired_muscle"]


@pytest.mark.rule("LR-INS-01")
def test_surge_works_in_the_travel_phase(table: MakeTable) -> None:
    """Hired Muscle, revealed as the cost of travelling to Old Warehouse, brings Market Square."""
    t = table(
        arranged(
            place(),
            decks=(LORE,),
            phase="travel",
            stage=2,
            staging=["old_warehouse"],
            encounter=["hired_muscle", "market_square", "dark_alley"],
        )
    )
    t.act(lr.Travel, seat=P1, card="old_warehouse")

    assert revealed(t) == ["hired_muscle", "market_square"]
    assert (t.active, t.staging) == ("old_warehouse", ["market_square"])


@pytest.mark.rule("LR-INS-01")
def test_surge_works_by_the_choice_of_stage_2b(table: MakeTable) -> None:
    """The card that keeps the players at stage 2B is revealed with its Surge."""
    t = table(
        quiet(place(), decks=(LORE,), encounter=["ramshackle_manor", "hired_muscle", "market_square", "dark_alley"])
    )
    t.commit(P1, "glorfindel")
    t.option("stay")

    assert revealed(t) == ["ramshackle_manor", "hired_muscle", "market_square"]
    assert t.encounter == ["dark_alley"]


@pytest.mark.rule("LR-INS-01", "LR-QST-05")
def test_surge_works_on_the_card_that_replaces_a_cancelled_one(table: MakeTable) -> None:
    """Eleanor cancels Deadly Accusations; its replacement is Hired Muscle, which brings a further card."""
    t = table(
        quiet(
            place(threat=20),
            decks=(SPIRIT,),
            encounter=["deadly_accusations", "hired_muscle", "market_square", "dark_alley"],
        )
    )
    done(t, P1)
    t.use("eleanor")

    assert revealed(t) == ["deadly_accusations", "hired_muscle", "market_square"]


@pytest.mark.rule("LR-INS-01")
def test_a_card_without_surge_brings_no_other(table: MakeTable) -> None:
    """Smoke and Mirrors has no Surge unless the setup says so."""
    t = table(quiet(place(), decks=(LORE,), encounter=["smoke_and_mirrors", "dark_alley", "market_square"]))
    t.to_window("staged")

    assert revealed(t) == ["smoke_and_mirrors"]
    assert t.encounter == ["market_square"]


# -- Doomed ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-INS-02", "LR-KEY-05")
def test_doomed_raises_the_threat_of_every_player_in_player_order(table: MakeTable) -> None:
    """Bill Ferny gives Hired Muscle Doomed 1: each of three players gets 1 threat, P2 first."""
    t = table(
        quiet(
            place(threat=30),
            place(threat=20),
            place(threat=25),
            setup={"first_player": P2},
            decks=(LEADERSHIP, LORE, TACTICS),
            staging=["bill_ferny"],
            encounter=["hired_muscle", "market_square", "dark_alley", "old_warehouse", "village_stable"],
        )
    )
    t.to_window("staged")

    assert t.threats == [31, 21, 26]
    raised = t.happened(lr.ThreatRaised)
    assert [(event.seat, event.amount, event.rules) for event in raised] == [
        (P2, 1, ("LR-INS-02",)),
        (P3, 1, ("LR-INS-02",)),
        (P1, 1, ("LR-INS-02",)),
    ]


@pytest.mark.rule("LR-INS-02")
def test_without_doomed_a_revealed_card_raises_no_threat(table: MakeTable) -> None:
    """The same card without Bill Ferny: no card of this quest has Doomed in print."""
    t = table(quiet(place(threat=30), decks=(LORE,), encounter=["hired_muscle", "market_square", "dark_alley"]))
    t.to_window("staged")

    assert t.threats == [30]
    assert all(card.doomed == 0 for card in lr.CARDS.values())


@pytest.mark.rule("LR-INS-02", "LR-TIM-07", "LR-QST-05")
def test_doomed_comes_before_the_when_revealed_effect(table: MakeTable) -> None:
    """P1 with 49 threat is eliminated by Doomed, so that P2 chooses for Rising Body Count."""
    t = table(
        quiet(
            place(threat=49),
            place(threat=30),
            decks=(LEADERSHIP, LORE),
            staging=["bill_ferny"],
            encounter=["rising_body_count", "market_square", "dark_alley"],
        )
    )
    done(t, P1, P2)
    t.to_prompt("option-body_count")

    assert t.threats == [50, 31]
    assert t.asked == (P2,)
    assert t.state.players[P1].out


@pytest.mark.rule("LR-INS-02")
def test_doomed_works_in_the_travel_phase(table: MakeTable) -> None:
    """With Bill Ferny in play a treachery that is revealed as a travel cost has Doomed 1."""
    t = table(
        arranged(
            place(threat=30),
            decks=(LORE,),
            phase="travel",
            stage=2,
            staging=["old_warehouse", "bill_ferny"],
            encounter=["smoke_and_mirrors", "dark_alley"],
        )
    )
    t.act(lr.Travel, seat=P1, card="old_warehouse")

    assert t.threats == [31]


# -- Investigate -----------------------------------------------------------------------------------------------

#: What lies on top of the Investigation deck after the next shuffle.
TOP = ["archet_trading_post", "todd_the_troll", "susie_the_spider", "staddle_hiding_hole", "old_orc_eyes"]


@pytest.mark.rule("LR-INS-03", "LR-KEY-07")
def test_the_first_player_alone_looks_at_the_top_cards_of_the_shuffled_deck(table: MakeTable) -> None:
    """P2 is first: Dark Alley, explored as the active location, shows P2 three cards, which stay on top in order."""
    t = table(
        quiet(
            place(),
            place(),
            decks=(LEADERSHIP, LORE),
            setup={"first_player": P2, "script": {"investigation": TOP}},
            active=spot("dark_alley", progress=2),
        )
    )
    t.commit(P2, "denethor")
    done(t, P1)
    resolve(t)

    (looked,) = t.happened(lr.InvestigationLooked)
    assert (looked.seat, looked.number, looked.end) == (P2, 3, "top")
    assert [card.id for card in looked.cards or ()] == TOP[:3]
    assert t.investigation[:5] == TOP
    assert len(t.investigation) == 10
    assert kinds(t.log, lr.DeckShuffled, lr.InvestigationLooked) == ["DeckShuffled", "InvestigationLooked"]
    assert [(known.place, known.card.id) for known in t.view(P2).investigation] == list(enumerate(TOP[:3]))
    for other in (P1, None):
        assert t.view(other).investigation == ()
        seen = lr.GAME.seen(looked, other)
        assert isinstance(seen, lr.InvestigationLooked)
        assert seen.cards is None


@pytest.mark.rule("LR-INS-03")
def test_a_card_effect_that_explores_the_active_location_lets_the_first_player_investigate(table: MakeTable) -> None:
    """P2's Snowbourn Scout explores Dark Alley in the planning phase: P1 looks, not P2."""
    t = table(
        arranged(
            place(),
            place(hand=["snowbourn_scout"], heroes=[spot("aragorn", resources=1)]),
            decks=(LORE, LEADERSHIP),
            setup={"script": {"investigation": TOP}},
            phase="planning",
            active=spot("dark_alley", progress=2),
        )
    )
    done(t, P1)
    t.play_card("snowbourn_scout", P2)
    t.use("snowbourn_scout", P2)

    (looked,) = t.happened(lr.InvestigationLooked)
    assert (looked.seat, [card.id for card in looked.cards or ()]) == (P1, TOP[:3])
    assert t.state.phase == "planning"
    assert t.active is None


@pytest.mark.rule("LR-INS-03", "LR-QST-13")
def test_a_location_explored_in_the_staging_area_does_not_investigate(table: MakeTable) -> None:
    """The same Scout on a Dark Alley of the staging area: explored, and nobody shuffles or looks."""
    t = table(
        arranged(
            place(hand=["snowbourn_scout"], heroes=[spot("aragorn", resources=1)]),
            phase="planning",
            staging=[spot("dark_alley", progress=2)],
        )
    )
    t.play_card("snowbourn_scout")
    t.use("snowbourn_scout")

    assert t.encounter_discard == ["dark_alley"]
    assert kinds(t.log, lr.LocationExplored, lr.DeckShuffled, lr.InvestigationLooked) == ["LocationExplored"]


@pytest.mark.rule("LR-INS-03", "LR-INS-07")
def test_an_active_location_without_investigate_shows_nothing(table: MakeTable) -> None:
    """A Hideout has no Investigate: exploring Combe Storehouse at stage 2B shows no card."""
    t = table(quiet(place(), decks=(LORE,), active=spot("combe_storehouse", progress=4)))
    t.commit(P1, "denethor")
    resolve(t)

    assert t.victory == ["combe_storehouse"]
    assert kinds(t.log, lr.LocationExplored, lr.DeckShuffled, lr.InvestigationLooked) == ["LocationExplored"]


@pytest.mark.rule("LR-INS-03")
@pytest.mark.parametrize(
    ("location", "quest_points", "number"),
    [("ramshackle_manor", 3, 2), ("dark_alley", 3, 3), ("market_square", 4, 2), ("village_stable", 3, 1)],
)
def test_the_number_of_cards_is_that_of_the_location(
    table: MakeTable, location: str, quest_points: int, number: int
) -> None:
    """Investigate X shows X cards."""
    t = table(
        quiet(
            place(),
            decks=(LORE,),
            setup={"script": {"investigation": TOP}},
            active=spot(location, progress=quest_points - 1),
        )
    )
    t.commit(P1, "denethor")
    resolve(t)

    assert [(event.number, len(event.cards or ())) for event in t.happened(lr.InvestigationLooked)] == [
        (number, number)
    ]


@pytest.mark.rule("LR-INS-04")
def test_a_small_investigation_deck_is_looked_at_as_far_as_it_goes(table: MakeTable) -> None:
    """Investigate 3 with two cards left shows both."""
    t = table(
        quiet(
            place(),
            decks=(LORE,),
            investigation=["todd_the_troll", "archet_trading_post"],
            only_investigation=True,
            active=spot("dark_alley", progress=2),
        )
    )
    t.commit(P1, "denethor")
    resolve(t)

    looked = t.happened(lr.InvestigationLooked)
    assert [event.number for event in looked] == [2]
    assert sorted(card.id for card in looked[0].cards or ()) == ["archet_trading_post", "todd_the_troll"]
    assert sorted(t.eliminated) == ["archet_trading_post", "todd_the_troll"]


@pytest.mark.rule("LR-INS-04")
@pytest.mark.parametrize("location", ["dark_alley", "ramshackle_manor", "village_stable"])
def test_with_an_empty_investigation_deck_nothing_is_shuffled_or_seen(table: MakeTable, location: str) -> None:
    """The location is explored, and that is all: no look, no question to the first player."""
    t = table(quiet(place(), decks=(LORE,), only_investigation=True, active=spot(location, progress=2)))
    t.commit(P1, "denethor")
    resolve(t)

    assert kinds(t.log, lr.LocationExplored, lr.DeckShuffled, lr.InvestigationLooked) == ["LocationExplored"]
    assert t.encounter_discard[-1:] == [location] or t.encounter == [location]
    assert t.prompt != "village_stable"


@pytest.mark.rule("LR-INS-05", "LR-STG-05", "LR-QST-16")
def test_old_warehouse_and_taken_by_surprise_come_before_the_choice_of_stage_2b(table: MakeTable) -> None:
    """The Warehouse asks, Taken by Surprise brings a Ruffian, the Warehouse is gone: then the choice of stage 2B."""
    t = table(
        quiet(
            place(threat=30),
            decks=(LORE,),
            setup={"script": {"investigation": ["taken_by_surprise", *TOP]}},
            active=spot("old_warehouse", progress=3),
            encounter=["ramshackle_manor", "lawless_ruffian"],
        )
    )
    t.commit(P1, "glorfindel", "denethor")
    t.to_prompt("option-old_warehouse")
    assert t.active == "old_warehouse"
    assert t.state.progress == 0

    t.option("less_threat")

    assert t.threats == [27]
    assert t.prompt == "option-stage_two"
    assert t.engaged(P1) == ["lawless_ruffian"]
    assert (t.state.active, t.state.progress) == (None, 1)
    assert t.removed.count("taken_by_surprise") == 1
    assert [event.number for event in t.happened(lr.InvestigationLooked)] == [1]


@pytest.mark.rule("LR-INS-05", "LR-INV-05")
def test_the_response_of_village_stable_comes_before_the_choice_of_stage_2b(table: MakeTable) -> None:
    """Todd is in the staging area before the first player must reveal or accuse."""
    t = table(
        quiet(
            place(),
            decks=(LORE,),
            setup={"script": {"investigation": ["todd_the_troll"]}},
            active=spot("village_stable", progress=2),
            encounter=["ramshackle_manor", "market_square"],
        )
    )
    t.commit(P1, "glorfindel", "denethor")
    t.to_prompt("village_stable")
    assert t.state.progress == 0

    t.use("village_stable")

    assert t.prompt == "option-stage_two"
    assert t.staging == ["ramshackle_manor", "todd_the_troll"]
    assert (t.victory, t.state.progress) == (["village_stable"], 1)
