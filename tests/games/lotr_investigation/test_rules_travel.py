"""Rules LR-TRV: travelling, what it costs, what it brings, and the active location."""

from __future__ import annotations

from typing import Any

import pytest

from boardrules.games import lotr_investigation as lr
from tests.games.happened import kinds, refused
from tests.games.lotr_investigation.quest_positions import (
    LOCATIONS,
    compared,
    done,
    quiet,
    rank,
    resolve,
    revealed,
    story,
)
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


def travelling(*seats: lr.Position, **table: Any) -> lr.Setup:
    """Return a travel phase at stage 2 with an empty encounter deck; P1 has Beravor, and so an action."""
    position = {"phase": "travel", "stage": 2, "empty_encounter": True, **table}
    return arranged(*seats, **{"decks": (LORE, LEADERSHIP, SPIRIT)[: len(seats)], **position})


def travel(t: QuestTable, title: str, seat: int = P1) -> lr.Travel:
    """Return the action of travelling to a location (or to what is none)."""
    return lr.Travel(seat, t.uid(title), lr.CARDS[title])


# -- travelling ------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-TRV-01")
def test_the_first_player_decides_whether_and_where(table: MakeTable) -> None:
    """P2 is first and may stay or go to one of the locations; P1 is not asked."""
    t = table(
        travelling(
            place(), place(), setup={"first_player": P2}, staging=["dark_alley", "lawless_ruffian", "ramshackle_manor"]
        )
    )
    assert (t.prompt, t.asked) == ("travel", (P2,))
    assert t.actions(P2) == (lr.Decline(P2), travel(t, "dark_alley", P2), travel(t, "ramshackle_manor", P2))
    assert refused(t, travel(t, "dark_alley")) == ("not_your_decision", "LR-TIM-03")

    t.play(travel(t, "dark_alley", P2))
    assert t.active == "dark_alley"
    assert t.staging == ["lawless_ruffian", "ramshackle_manor"]
    assert [event.card.id for event in t.happened(lr.Travelled)] == ["dark_alley"]


@pytest.mark.rule("LR-TRV-01")
def test_the_players_may_stay(table: MakeTable) -> None:
    """No location becomes active."""
    t = table(travelling(place(), staging=["dark_alley"]))
    t.act(lr.Decline)

    assert (t.active, t.staging, t.happened(lr.Travelled)) == (None, ["dark_alley"], [])


@pytest.mark.rule("LR-TRV-01")
def test_with_an_active_location_nobody_travels(table: MakeTable) -> None:
    """The phase has its window, but no question."""
    t = table(travelling(place(), active="market_square", staging=["dark_alley"]))

    assert (t.window, t.state.phase) == ("travel_end", "travel")
    assert t.refuses(travel(t, "dark_alley")).code == "not_offered"


@pytest.mark.rule("LR-TRV-01")
def test_without_a_location_in_the_staging_area_nobody_is_asked(table: MakeTable) -> None:
    """An enemy is nowhere to travel to."""
    t = table(travelling(place(), staging=["lawless_ruffian"]))

    assert (t.window, t.state.phase) == ("travel_end", "travel")


@pytest.mark.rule("LR-TRV-01")
def test_only_a_location_of_the_staging_area_is_a_destination(table: MakeTable) -> None:
    """Not an enemy, not a hero, nothing that is not there."""
    t = table(travelling(place(), staging=["lawless_ruffian", "dark_alley"]))

    for action in (travel(t, "lawless_ruffian"), travel(t, "beravor"), lr.Travel(P1, 99, lr.CARDS["dark_alley"])):
        assert refused(t, action) == ("not_in_staging", "LR-TRV-01")


@pytest.mark.rule("LR-TRV-01", "LR-TIM-03")
def test_an_action_window_follows(table: MakeTable) -> None:
    """After the location has become active."""
    t = table(travelling(place(), staging=["dark_alley"]))
    assert t.prompt == "travel"
    t.act(lr.Travel)

    assert (t.window, t.active) == ("travel_end", "dark_alley")


# -- costs -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-TRV-02")
def test_travelling_to_the_manor_raises_every_players_threat(table: MakeTable) -> None:
    """1 for each of three players, before the Manor is active."""
    t = table(travelling(place(threat=20), place(threat=21), place(threat=22), staging=["ramshackle_manor"]))
    t.act(lr.Travel)

    assert t.threats == [21, 22, 23]
    assert kinds(t.log, lr.ThreatRaised, lr.Travelled) == ["ThreatRaised"] * 3 + ["Travelled"]


@pytest.mark.rule("LR-TRV-02", "LR-PLN-05")
def test_market_square_costs_every_player_a_resource(table: MakeTable) -> None:
    """P1 picks a hero, P2 has one rich hero only, P3 picks: in this order, then the Square is active."""
    rich = [spot(hero, resources=2) for hero in lr.DECKS[LORE].heroes]
    spirits = [spot("eowyn", resources=1), spot("dunhere", resources=1)]
    t = table(
        travelling(
            place(heroes=rich),
            place(heroes=["aragorn", spot("gloin", resources=1)]),
            place(heroes=spirits),
            staging=["market_square"],
        )
    )
    t.act(lr.Travel)
    assert t.asked == (P1,)
    t.pick("denethor")
    assert (t.asked, t.active) == ((P3,), None)
    assert t.refuses(lr.ChooseCard(P3, t.uid("aragorn"), lr.CARDS["aragorn"])).code == "no_legal_target"
    t.pick("dunhere")

    assert story(t, lr.ResourcesSpent, lr.Travelled) == [
        ("ResourcesSpent", "denethor"),
        ("ResourcesSpent", "gloin"),
        ("ResourcesSpent", "dunhere"),
        ("Travelled", "market_square"),
    ]


@pytest.mark.rule("LR-TRV-02", "LR-EFF-15")
def test_a_location_is_no_destination_when_one_player_cannot_pay(table: MakeTable) -> None:
    """P2 has neither a resource nor a card, and the encounter deck is empty: only the Manor is left."""
    t = table(
        travelling(
            place(hand=["gandalf"], heroes=[spot("beravor", resources=3)]),
            place(hand=[]),
            staging=["market_square", "village_stable", "old_warehouse", "ramshackle_manor"],
        )
    )

    assert t.actions(P1) == (lr.Decline(P1), travel(t, "ramshackle_manor"))
    assert refused(t, travel(t, "market_square")) == ("travel_resources", "LR-TRV-02")
    assert refused(t, travel(t, "village_stable")) == ("travel_hands", "LR-TRV-02")
    assert refused(t, travel(t, "old_warehouse")) == ("travel_encounter_deck", "LR-TRV-02")


@pytest.mark.rule("LR-TRV-02", "LR-THR-02")
def test_an_eliminated_player_has_nothing_to_pay(table: MakeTable) -> None:
    """P2 is out, without cards and resources: P1 alone pays."""
    t = table(
        travelling(
            place(hand=["gandalf"], heroes=[spot("beravor", resources=3)]),
            place(out=True, threat=50),
            staging=["market_square", "village_stable"],
        )
    )
    assert len(t.actions(P1)) == 3
    t.play(travel(t, "village_stable"))

    assert (t.active, t.hand(P1), t.discard(P1)[-1]) == ("village_stable", [], "gandalf")


@pytest.mark.rule("LR-TRV-02")
def test_village_stable_costs_every_player_a_random_card(table: MakeTable) -> None:
    """Each loses one card, which is left to chance: in other games it is another one."""
    lost = set()
    for seed in range(12):
        t = table(
            travelling(
                place(hand=["gleowine", "forest_snare", "dark_knowledge"]),
                place(hand=["faramir"]),
                staging=["village_stable"],
            ),
            seed,
        )
        t.play(travel(t, "village_stable"))
        assert (len(t.hand(P1)), t.hand(P2)) == (2, [])
        assert [event.source for event in t.happened(lr.Discarded)] == ["hand", "hand"]
        lost.add(t.discard(P1)[-1])

    assert lost == {"gleowine", "forest_snare", "dark_knowledge"}


@pytest.mark.rule("LR-TRV-02", "LR-QST-05")
def test_old_warehouse_reveals_a_card_before_it_is_active(table: MakeTable) -> None:
    """A Footpad is revealed with its choice while there is no active location yet."""
    t = table(travelling(place(threat=20), staging=["old_warehouse"], encounter=["greenway_footpad", "dark_alley"]))
    t.play(travel(t, "old_warehouse"))
    assert (t.prompt, t.active) == ("option-footpad", None)
    t.option("threat")

    assert (t.active, t.staging, t.threats) == ("old_warehouse", ["greenway_footpad"], [22])
    assert rank(t, lr.AddedToStaging, card="greenway_footpad") < rank(t, lr.Travelled, card="old_warehouse")


@pytest.mark.rule("LR-TRV-02")
def test_dark_alley_costs_nothing(table: MakeTable) -> None:
    """No threat, no resource, no card."""
    t = table(travelling(place(threat=20, hand=["gandalf"]), staging=["dark_alley"]))
    t.act(lr.Travel)

    assert (t.threats, t.hand(P1), t.happened(lr.ResourcesSpent)) == ([20], ["gandalf"], [])


# -- effects that are no costs ---------------------------------------------------------------------------------


@pytest.mark.rule("LR-TRV-03", "LR-QST-06")
def test_dark_alley_brings_an_enemy_as_it_becomes_active(table: MakeTable) -> None:
    """The discard pile is shuffled in, and the first enemy is added; what came before it is discarded."""
    t = table(
        travelling(
            place(threat=20),
            staging=["dark_alley"],
            encounter=["hired_muscle"],
            encounter_discard=["chetwood_outlaw", "market_square"],
            setup={"script": {"encounter": ["market_square", "chetwood_outlaw", "hired_muscle"]}},
        )
    )
    t.act(lr.Travel)

    assert story(t, lr.Travelled, lr.AddedToStaging) == [
        ("Travelled", "dark_alley"),
        ("AddedToStaging", "chetwood_outlaw"),
    ]
    assert (t.encounter, t.encounter_discard) == (["hired_muscle"], ["market_square"])


@pytest.mark.rule("LR-TRV-03")
@pytest.mark.parametrize(
    ("hideout", "enemy"),
    [
        ("bill_fernys_house", "bill_ferny"),
        ("combe_storehouse", "lawless_ruffian"),
        ("archet_trading_post", "bree_land_informant"),
        ("chetwood_campsite", "chetwood_outlaw"),
    ],
)
@pytest.mark.parametrize("pile", ["encounter", "encounter_discard", "nowhere"])
def test_a_hideout_brings_its_enemy_if_it_is_found(table: MakeTable, hideout: str, enemy: str, pile: str) -> None:
    """From the deck or the discard pile it is added to the staging area; without it the travel works as well."""
    position = {"encounter": ["hired_muscle", "dark_alley"]}
    if pile != "nowhere":
        position[pile] = [*position.get(pile, []), enemy]
    t = table(
        travelling(
            place(threat=20),
            staging=[hideout],
            setup={"hideout": "staddle_hiding_hole"},
            **position,
        )
    )
    t.act(lr.Travel)

    assert t.active == hideout
    assert t.staging == ([] if pile == "nowhere" else [enemy])
    assert revealed(t) == []
    assert sorted(t.encounter) == ["dark_alley", "hired_muscle"]
    assert [event.pile for event in t.happened(lr.DeckShuffled)] == ["encounter"]


@pytest.mark.rule("LR-TRV-03", "LR-INS-01")
def test_staddle_reveals_a_footpad(table: MakeTable) -> None:
    """The Footpad is revealed with its choice, when Staddle is the active location already."""
    t = table(travelling(place(threat=20), staging=["staddle_hiding_hole"], encounter_discard=["greenway_footpad"]))
    t.play(travel(t, "staddle_hiding_hole"))
    assert (t.prompt, t.active) == ("option-footpad", "staddle_hiding_hole")
    t.option("threat")

    assert (t.staging, t.threats, revealed(t)) == (["greenway_footpad"], [22], ["greenway_footpad"])


@pytest.mark.rule("LR-TRV-03")
def test_a_hideout_never_blocks_the_travel(table: MakeTable) -> None:
    """Bill Ferny is engaged already and no card is left anywhere: the House becomes active all the same."""
    t = table(travelling(place(threat=20, engaged=["bill_ferny"]), staging=["bill_fernys_house"]))
    t.act(lr.Travel)

    assert (t.active, t.staging, t.engaged(P1)) == ("bill_fernys_house", [], ["bill_ferny"])


# -- the active location ---------------------------------------------------------------------------------------


@pytest.mark.rule("LR-TRV-04", "LR-QST-09")
@pytest.mark.parametrize(("where", "threat"), [("staging", 4), ("active", 0)])
def test_the_active_location_adds_no_threat(table: MakeTable, where: str, threat: int) -> None:
    """Dark Alley adds its 4 in the staging area only."""
    position = {"staging": ["dark_alley"]} if where == "staging" else {"active": "dark_alley"}
    t = table(quiet(place(threat=20), decks=(LORE,), **position))
    done(t, P1)
    resolve(t)

    assert compared(t) == (0, threat)


@pytest.mark.rule("LR-TRV-04", "LR-QST-10")
def test_the_active_location_takes_progress_before_the_stage(table: MakeTable) -> None:
    """3 progress all stay on the Old Warehouse."""
    t = table(quiet(place(threat=20), decks=(LORE,), active="old_warehouse"))
    t.commit(P1, "glorfindel")
    resolve(t)

    assert (t.card("old_warehouse").progress, t.state.progress) == (3, 0)


@pytest.mark.rule("LR-TRV-04", "LR-CRD-25")
@pytest.mark.parametrize(("active", "threat"), [("ramshackle_manor", 39), ("dark_alley", 34)])
def test_the_text_of_the_active_location_stays_in_effect(table: MakeTable, active: str, threat: int) -> None:
    """With a Manor as the active location the Galadhrim's Greeting takes 1 instead of 6."""
    seat = place(threat=40, hand=["the_galadhrims_greeting"], heroes=[spot("eowyn", resources=3)])
    t = table(arranged(seat, decks=(SPIRIT,), phase="planning", active=active))
    t.play_card("the_galadhrims_greeting")
    t.option("one")

    assert t.happened(lr.ThreatReduced)[0].threat == threat


# -- costs that eliminate --------------------------------------------------------------------------------------


@pytest.mark.rule("LR-TRV-05", "LR-THR-04")
def test_the_travel_goes_on_when_its_cost_eliminates_the_first_player(table: MakeTable) -> None:
    """P1 comes to 50 by the Manor's threat: P2 is first player, and the Manor becomes active."""
    t = table(
        travelling(
            place(threat=49),
            place(threat=30),
            place(threat=31),
            decks=(LEADERSHIP, LORE, TACTICS),
            staging=["ramshackle_manor"],
        )
    )
    t.act(lr.Travel)

    assert [player.out for player in t.state.players] == [True, False, False]
    assert t.threats == [50, 31, 32]
    assert (t.state.first, t.active) == (P2, "ramshackle_manor")


@pytest.mark.rule("LR-TRV-05")
def test_the_travel_goes_on_when_a_revealed_card_eliminates(table: MakeTable) -> None:
    """Deadly Accusations, revealed for Old Warehouse, eliminates P2; P1 arrives."""
    t = table(
        travelling(
            place(threat=30),
            place(threat=49),
            staging=["old_warehouse"],
            encounter=["deadly_accusations", *LOCATIONS[:1]],
        )
    )
    t.act(lr.Travel)

    assert [player.out for player in t.state.players] == [False, True]
    assert (t.threats, t.active) == ([31, 50], "old_warehouse")


@pytest.mark.rule("LR-TRV-05", "LR-WIN-01")
def test_when_the_cost_eliminates_everybody_nobody_arrives(table: MakeTable) -> None:
    """The game is lost, and the Manor is not the active location."""
    t = table(travelling(place(threat=49), place(threat=49), staging=["ramshackle_manor"]))
    t.act(lr.Travel)

    assert t.outcome is not None
    assert (t.outcome.winners, t.outcome.reason) == ((), "all_eliminated")
    assert (t.active, t.happened(lr.Travelled)) == (None, [])


@pytest.mark.rule("LR-TRV-05")
def test_the_choice_is_not_taken_back_once_paying_has_begun(table: MakeTable) -> None:
    """P1 has paid for Market Square; P3 is asked for the payment and cannot call it off."""
    t = table(
        travelling(
            place(heroes=[spot("beravor", resources=1)]),
            place(heroes=[spot("aragorn", resources=1)]),
            place(heroes=[spot("eowyn", resources=1), spot("dunhere", resources=1)]),
            staging=["market_square"],
        )
    )
    t.act(lr.Travel)

    assert t.asked == (P3,)
    assert [type(action) for action in t.actions(P3)] == [lr.ChooseCard, lr.ChooseCard]
    assert t.refuses(lr.Pass(P3)).code == "not_offered"
