"""Rules LR-QST-10 to LR-QST-19: success, failure and tie, progress, explored locations, advancing."""

from __future__ import annotations

import pytest

from boardrules.games import lotr_investigation as lr
from tests.games.happened import kinds
from tests.games.lotr_investigation.quest_positions import (
    LOCATIONS,
    compared,
    done,
    one_card_left,
    quiet,
    rank,
    resolve,
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


def failed(t: QuestTable) -> list[tuple[int, int]]:
    """Return who got how much threat by the quest that failed."""
    return [(event.seat, event.amount) for event in t.happened(lr.ThreatRaised) if "LR-QST-11" in event.rules]


# -- success, failure, tie -------------------------------------------------------------------------------------


@pytest.mark.rule("LR-QST-10")
def test_the_active_location_takes_what_it_needs_and_the_stage_the_rest(table: MakeTable) -> None:
    """Example: 3 progress, an active location with 2 quest points: it is explored, and 1 is placed on the stage."""
    t = table(quiet(place(threat=20), decks=(LORE,), active="the_prancing_pony"))
    t.commit(P1, "glorfindel")
    resolve(t)

    assert compared(t) == (3, 0)
    assert story(t, lr.ProgressPlaced, lr.LocationExplored) == [
        ("ProgressPlaced", "the_prancing_pony"),
        ("LocationExplored", "the_prancing_pony"),
    ]
    assert [(event.stage, event.amount, event.total) for event in t.happened(lr.StageProgressed)] == [(2, 1, 1)]


@pytest.mark.rule("LR-QST-10")
def test_progress_that_the_active_location_needs_does_not_reach_the_stage(table: MakeTable) -> None:
    """3 progress on Market Square, which needs 4: nothing for the stage."""
    t = table(quiet(place(threat=20), decks=(LORE,), active="market_square"))
    t.commit(P1, "glorfindel")
    resolve(t)

    assert (t.active, t.card("market_square").progress, t.state.progress) == ("market_square", 3, 0)
    assert t.happened(lr.StageProgressed) == []


@pytest.mark.rule("LR-QST-10")
@pytest.mark.parametrize(
    ("staging", "progress"), [([], 6), (["lawless_ruffian"], 4), (["dark_alley", "bill_ferny"], 0)]
)
def test_a_success_places_the_difference(table: MakeTable, staging: list[str], progress: int) -> None:
    """Willpower 6 against threat 0, 2 and 7: 6, 4 and no progress."""
    t = table(quiet(place(threat=20), decks=(SPIRIT,), staging=staging))
    t.commit(P1, "eowyn", "eleanor", "dunhere")
    t.skip(lambda t: bool(t.happened(lr.QuestCompared)))

    assert t.state.progress == progress


@pytest.mark.rule("LR-QST-11")
def test_a_failure_raises_the_threat_of_every_player_by_the_difference(table: MakeTable) -> None:
    """Threat 4 + 3 against willpower 3: 4 for each of three players, P2 first."""
    t = table(
        quiet(
            place(threat=20),
            place(threat=25),
            place(threat=30),
            decks=(LEADERSHIP, LORE, TACTICS),
            setup={"first_player": P2},
            staging=["dark_alley", "bill_ferny"],
            active=spot("market_square", progress=1),
        )
    )
    t.commit(P2, "glorfindel")
    done(t, P3, P1)
    resolve(t)

    assert failed(t) == [(P2, 4), (P3, 4), (P1, 4)]
    assert t.threats == [24, 29, 34]
    assert (t.card("market_square").progress, t.state.progress) == (1, 0)


@pytest.mark.rule("LR-QST-11", "LR-STG-04")
def test_effects_of_an_unsuccessful_quest_come_after_the_threat(table: MakeTable) -> None:
    """Stage 2B removes an Investigation card when the threat has risen."""
    t = table(quiet(place(threat=20), decks=(LORE,), staging=["dark_alley"]))
    done(t, P1)
    resolve(t)

    assert kinds(t.log, lr.QuestCompared, lr.ThreatRaised, lr.InvestigationBuried) == [
        "QuestCompared",
        "ThreatRaised",
        "InvestigationBuried",
    ]
    assert len(t.investigation) == 9


@pytest.mark.rule("LR-QST-11", "LR-THR-01")
def test_a_failure_may_eliminate(table: MakeTable) -> None:
    """P1 comes from 46 to 50; P2 plays on."""
    t = table(quiet(place(threat=46), place(threat=20), decks=(LEADERSHIP, LORE), staging=["dark_alley"]))
    done(t, P1, P2)
    resolve(t)

    assert t.threats == [50, 24]
    assert [player.out for player in t.state.players] == [True, False]
    assert t.state.first == P2


@pytest.mark.rule("LR-QST-12", "LR-STG-04")
@pytest.mark.parametrize("stage", [1, 2])
def test_a_tie_does_nothing(table: MakeTable, stage: int) -> None:
    """4 against 4: no progress, no threat, no card removed, no choice."""
    t = table(
        quiet(
            place(threat=20),
            decks=(LORE,),
            stage=stage,
            staging=["dark_alley"],
            active=spot("market_square", progress=1),
        )
    )
    if stage == 1:
        t.option("reveal")
    t.commit(P1, "glorfindel", "denethor")
    resolve(t)

    assert compared(t) == (4, 4)
    assert (t.threats, failed(t)) == ([20], [])
    assert (t.card("market_square").progress, t.state.progress, len(t.investigation)) == (1, 0, 10)
    assert t.window == "quest_end"


# -- explored --------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-QST-13", "LR-VIC-01", "LR-KEY-06")
def test_explored_locations_go_to_the_display_with_victory_points_and_else_to_the_pile(table: MakeTable) -> None:
    """Northern Tracker explores the Pony and a Dark Alley in the staging area; the Manor lacks one token."""
    t = table(
        quiet(
            place(threat=20, allies=["northern_tracker"]),
            decks=(SPIRIT,),
            staging=[
                spot("the_prancing_pony", progress=1),
                spot("dark_alley", progress=2),
                spot("ramshackle_manor", progress=1),
            ],
        )
    )
    t.commit(P1, "northern_tracker")
    t.use("northern_tracker")
    t.option("draw")

    assert t.victory == ["the_prancing_pony"]
    assert t.encounter == ["dark_alley"]  # discarded, and the empty deck was made anew of it
    assert [(title, t.card(title).progress) for title in t.staging[:1]] == [("ramshackle_manor", 2)]


@pytest.mark.rule("LR-QST-13")
def test_what_lies_on_an_explored_location_leaves_with_it(table: MakeTable) -> None:
    """Power in the Earth goes to its owner's pile, the tokens to the bank."""
    manor = spot("ramshackle_manor", progress=2, attachments=["power_in_the_earth"], by=P2)
    t = table(
        arranged(
            place(hand=["snowbourn_scout"], heroes=[spot("aragorn", resources=1)]),
            place(),
            decks=(LEADERSHIP, SPIRIT),
            phase="planning",
            active=manor,
        )
    )
    t.play_card("snowbourn_scout")
    t.use("snowbourn_scout")

    assert (t.state.active, t.encounter_discard, t.discard(P2)) == (None, ["ramshackle_manor"], ["power_in_the_earth"])


@pytest.mark.rule("LR-QST-13")
def test_surplus_of_an_effect_that_targets_a_location_is_lost(table: MakeTable) -> None:
    """Strength of Will places 2 on a Dark Alley that lacks 1: the stage gets nothing."""
    t = table(
        arranged(
            place(threat=20, hand=["strength_of_will"], heroes=["eowyn", "dunhere"]),
            decks=(SPIRIT,),
            phase="travel",
            staging=[spot("ramshackle_manor", progress=2)],
        )
    )
    t.act(lr.Travel, card="ramshackle_manor")
    t.play_card("strength_of_will")
    t.pick("dunhere")

    assert [event.card.id for event in t.happened(lr.LocationExplored)] == ["ramshackle_manor"]
    assert (t.state.progress, t.happened(lr.StageProgressed)) == (0, [])


# -- progress by effects ---------------------------------------------------------------------------------------


def _slaying(**position: object) -> lr.Setup:
    """Return a combat phase in which Legolas can finish a Ruffian off."""
    return arranged(
        place(threat=20, heroes=["legolas", "gimli"], engaged=[spot("lawless_ruffian", damage=2)]),
        decks=(TACTICS,),
        phase="combat",
        setup={"shadow_cards": False},
        **position,
    )


def _slay(t: QuestTable) -> None:
    t.act(lr.NoDefender)
    t.pick("gimli")
    t.act(lr.AttackEnemy)
    t.act(lr.AddAttacker, card="legolas")
    t.act(lr.Done)
    t.use("legolas")


@pytest.mark.rule("LR-QST-14")
@pytest.mark.parametrize(
    ("active", "on_location", "on_stage"),
    [(None, None, 2), (spot("dark_alley", progress=2), None, 1), (spot("dark_alley"), 2, 0)],
)
def test_progress_that_an_effect_places_on_the_quest_goes_to_the_active_location_first(
    table: MakeTable, active: lr.Spot | None, on_location: int | None, on_stage: int
) -> None:
    """Legolas' 2: on the stage without an active location, 1 and 1 where it lacks 1, else both on the location."""
    t = table(_slaying(active=active))
    _slay(t)

    assert t.state.progress == on_stage
    assert [card.progress for card in t.state.cards.values() if card.card.type == "location"] == (
        [] if on_location is None else [on_location]
    )


@pytest.mark.rule("LR-QST-14", "LR-KEY-11")
@pytest.mark.parametrize("progress", [0, 4])
def test_an_immune_active_location_swallows_the_progress_of_a_player_card(table: MakeTable, progress: int) -> None:
    """Combe Storehouse gets none of Legolas' 2, and neither does the stage."""
    t = table(_slaying(stage=2, active=spot("combe_storehouse", progress=progress)))
    _slay(t)

    assert t.card("combe_storehouse").progress == progress
    assert t.state.progress == 0
    assert t.happened(lr.ProgressPlaced) == []


@pytest.mark.rule("LR-QST-14", "LR-KEY-11")
def test_questing_places_progress_on_an_immune_location(table: MakeTable) -> None:
    """A success is no effect of a player card."""
    t = table(quiet(place(threat=20), decks=(LORE,), active=spot("combe_storehouse", progress=1)))
    t.commit(P1, "glorfindel")
    resolve(t)

    assert t.card("combe_storehouse").progress == 4


# -- advancing -------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-QST-15", "LR-STG-05")
def test_a_completed_stage_is_left_at_once_and_nothing_else_changes(table: MakeTable) -> None:
    """The twelfth token comes in the quest phase: stage 2B without tokens, surplus lost, everything else as it was."""
    t = table(
        quiet(
            place(threat=20, heroes=[spot("glorfindel", damage=2), "beravor", "denethor"], engaged=["lawless_ruffian"]),
            decks=(LORE,),
            stage=1,
            progress=10,
            encounter=["market_square", "hired_muscle", "old_warehouse", "chetwood_outlaw"],
        )
    )
    t.option("threat")
    t.commit(P1, "glorfindel", "denethor")
    t.to_window("quest_end")

    assert compared(t) == (4, 2)
    assert (t.state.stage, t.state.progress, t.state.phase) == (2, 0, "quest")
    assert [event.total for event in t.happened(lr.StageProgressed)] == [12]
    glorfindel = t.card("glorfindel")
    assert (glorfindel.committed, glorfindel.exhausted, glorfindel.damage) == (True, True, 2)
    assert not t.card("beravor").exhausted
    assert t.engaged(P1) == ["lawless_ruffian"]
    assert t.staging == ["market_square", "old_warehouse"]


@pytest.mark.rule("LR-QST-15")
def test_a_stage_is_not_left_before_it_is_complete(table: MakeTable) -> None:
    """Eleven tokens are not twelve."""
    t = table(quiet(place(threat=20), decks=(LORE,), stage=1, progress=8))
    t.option("threat")
    t.commit(P1, "glorfindel")
    resolve(t)

    assert (t.state.stage, t.state.progress) == (1, 11)


@pytest.mark.rule("LR-QST-15", "LR-STG-05")
@pytest.mark.parametrize(
    ("first", "second", "on_stage"), [("legolas", "blade_of_gondolin", 1), ("blade_of_gondolin", "legolas", 2)]
)
def test_a_second_effect_places_on_the_new_stage(table: MakeTable, first: str, second: str, on_stage: int) -> None:
    """Example: Legolas completes 1B, then the Blade puts 1 on 2B (or the Blade first, and Legolas 2); no choice."""
    t = table(
        arranged(
            place(
                threat=20,
                heroes=[spot("legolas", attachments=["blade_of_gondolin"]), "gimli"],
                engaged=[spot("lawless_ruffian", damage=2)],
            ),
            decks=(TACTICS,),
            phase="combat",
            progress=11,
            empty_encounter=True,
        )
    )
    t.act(lr.NoDefender)
    t.pick("gimli")
    t.act(lr.AttackEnemy)
    t.act(lr.AddAttacker, card="legolas")
    t.act(lr.Done)
    t.use(first)
    assert (t.state.stage, t.state.progress, t.state.phase) == (2, 0, "combat")
    t.use(second)

    assert [(event.stage, event.amount) for event in t.happened(lr.StageProgressed)][-1] == (2, on_stage)
    assert not any(event.topic == "stage_two" for event in t.happened(lr.OptionChosen))


@pytest.mark.rule("LR-QST-15")
@pytest.mark.parametrize("stage", [2, 3])
def test_a_stage_without_quest_points_takes_any_number_of_tokens(table: MakeTable, stage: int) -> None:
    """Forty tokens and 2 more: the stage is the same."""
    seat = place(threat=20, engaged=["todd_the_troll"] if stage == 3 else [])
    t = table(quiet(seat, decks=(LORE,), stage=stage, progress=40, encounter=["market_square", "dark_alley"]))
    t.commit(P1, "glorfindel", "denethor")
    resolve(t)

    assert (t.state.stage, t.state.progress) == (stage, 42)


@pytest.mark.rule("LR-QST-16")
def test_the_order_inside_a_resolution(table: MakeTable) -> None:
    """Progress on the Alley, explored, Investigate, the Alley leaves; progress on 1B; then stage 2."""
    t = table(
        quiet(
            place(threat=20),
            decks=(LORE,),
            stage=1,
            progress=10,
            active=spot("dark_alley", progress=2),
            setup={"script": {"investigation": ["todd_the_troll", "susie_the_spider", "archet_trading_post"]}},
        )
    )
    t.option("threat")
    t.commit(P1, "glorfindel")
    resolve(t)

    order = [
        rank(t, lr.ProgressPlaced, card="dark_alley"),
        rank(t, lr.LocationExplored, card="dark_alley"),
        rank(t, lr.InvestigationLooked, seat=P1),
        rank(t, lr.LeftPlay, card="dark_alley"),
        rank(t, lr.StageProgressed, stage=1),
        rank(t, lr.StageReached, stage=2),
    ]
    assert order == sorted(order)


@pytest.mark.rule("LR-QST-16", "LR-INV-01")
def test_the_forced_effect_of_the_pony_comes_before_the_stage(table: MakeTable) -> None:
    """While the first player chooses, the Pony is still the active location, and the stage has no token yet."""
    t = table(quiet(place(threat=20), decks=(LORE,), active="the_prancing_pony"))
    t.commit(P1, "glorfindel")
    t.to_prompt("option-prancing_pony")

    assert (t.active, t.victory, t.state.progress) == ("the_prancing_pony", [], 0)


@pytest.mark.rule("LR-QST-17", "LR-TRV-01")
def test_progress_stays_when_the_players_travel_and_counts_later(table: MakeTable) -> None:
    """A Manor with 2 tokens becomes active with them; Lórien Guide's 1 explores it in the next quest phase."""
    t = table(
        arranged(
            place(threat=20, allies=["lorien_guide"]),
            decks=(SPIRIT,),
            phase="travel",
            stage=2,
            staging=[spot("ramshackle_manor", progress=2)],
            empty_encounter=True,
        )
    )
    t.act(lr.Travel, card="ramshackle_manor")
    assert (t.active, t.card("ramshackle_manor").progress) == ("ramshackle_manor", 2)

    t.to_prompt("commit")
    t.commit(P1, "lorien_guide")
    t.use("lorien_guide")
    assert [event.card.id for event in t.happened(lr.LocationExplored)] == ["ramshackle_manor"]


# -- discarding until something comes --------------------------------------------------------------------------


@pytest.mark.rule("LR-QST-19", "LR-STG-03", "LR-QST-07")
def test_stage_2a_ends_when_the_deck_does_and_the_deck_is_renewed_afterwards(table: MakeTable) -> None:
    """Three players want three locations, and there is one: it is added, and the rest becomes the deck again."""
    cards = ["greenway_footpad", "market_square", "hired_muscle", "hired_muscle", "chetwood_outlaw"]
    treacheries = ["deadly_accusations", "deadly_accusations", "rising_body_count"]
    t = table(
        quiet(
            *[place(threat=20)] * 3,
            decks=(LORE, LEADERSHIP, TACTICS),
            stage=1,
            progress=11,
            encounter=treacheries,
            encounter_discard=cards,
        )
    )
    for _ in range(3):
        t.option("threat")
    t.commit(P1, "glorfindel", "denethor")
    done(t, P2, P3)
    t.to_window("quest_end")

    assert t.state.stage == 2
    assert [event.card.id for event in t.happened(lr.AddedToStaging)] == ["market_square"]
    kept = [title for title in cards if title != "market_square"]
    assert sorted(t.encounter) == sorted([*kept, *treacheries])
    assert t.encounter_discard == []
    reached = rank(t, lr.StageReached, stage=2)
    after = [type(event).__name__ for event in t.log[reached:] if isinstance(event, (lr.DeckReset, lr.AddedToStaging))]
    assert after == ["DeckReset", "AddedToStaging", "DeckReset"]


@pytest.mark.rule("LR-QST-19", "LR-INV-03")
def test_taken_by_surprise_without_an_enemy_ends_with_the_deck(table: MakeTable) -> None:
    """All locations are discarded, nobody engages, the card leaves the game; then the deck is renewed."""
    t = table(
        quiet(
            place(threat=20),
            decks=(LORE,),
            active=spot("village_stable", progress=2),
            encounter=["hired_muscle", *LOCATIONS[:2]],
            encounter_discard=["rising_body_count"],
            setup={"script": {"investigation": ["taken_by_surprise"]}},
        )
    )
    t.commit(P1, "glorfindel")
    t.to_window("quest_end")

    assert compared(t) == (3, 2)
    assert t.engaged(P1) == []
    assert t.removed.count("taken_by_surprise") == 1
    assert sorted(t.encounter) == sorted(["hired_muscle", "old_warehouse", "rising_body_count", "village_stable"])


@pytest.mark.rule("LR-QST-19", "LR-QST-08")
def test_dark_alley_without_an_enemy_leaves_the_deck_empty_outside_the_quest_phase(table: MakeTable) -> None:
    """The whole deck is discarded for nothing, and is not renewed in the travel phase."""
    t = table(one_card_left("dark_alley", "market_square", "hired_muscle"))
    t.act(lr.Travel, card="dark_alley")

    assert (t.active, t.staging, t.encounter) == ("dark_alley", [], [])
    assert sorted(t.encounter_discard) == ["hired_muscle", "market_square"]
