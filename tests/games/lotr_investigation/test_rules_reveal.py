"""Rules LR-QST-05 to LR-QST-08: revealing a card, cards that are only added, an empty encounter deck."""

from __future__ import annotations

import pytest

from boardrules.games import lotr_investigation as lr
from boardrules.games.lotr_investigation import damage, reveal
from boardrules.games.lotr_investigation.state import InPlay
from tests.games.happened import kinds
from tests.games.lotr_investigation.quest_positions import (
    LOCATIONS,
    compared,
    done,
    one_card_left,
    quiet,
    revealed,
    story,
)
from tests.games.lotr_investigation.table import (
    LEADERSHIP,
    LORE,
    P1,
    SPIRIT,
    TACTICS,
    MakeTable,
    arranged,
    place,
    spot,
)

# -- revealing a card ------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-QST-05", "LR-TIM-07")
def test_the_order_in_which_an_enemy_is_revealed(table: MakeTable) -> None:
    """Revealed; Thalin's damage; the When Revealed effect; then the staging area."""
    t = table(quiet(place(threat=20), decks=(TACTICS,), encounter=["greenway_footpad", "dark_alley"]))
    t.commit(P1, "thalin")
    t.to_prompt("option-footpad")
    assert t.card("greenway_footpad").damage == 1
    assert t.staging == []

    t.option("threat")

    wanted = (lr.CardRevealed, lr.Damaged, lr.OptionChosen, lr.ThreatRaised, lr.AddedToStaging)
    assert kinds(t.log, *wanted)[:5] == [kind.__name__ for kind in wanted]
    assert t.happened(lr.Damaged)[0].rules == ("LR-QST-05", "LR-QST-07")


@pytest.mark.rule("LR-QST-05", "LR-TIM-07", "LR-CRD-21")
def test_the_order_in_which_a_treachery_is_revealed(table: MakeTable) -> None:
    """Revealed; Bill Ferny's Doomed is gained and resolved; the When Revealed effect; then the discard pile."""
    t = table(
        quiet(
            place(threat=20),
            decks=(LORE,),
            staging=["bill_ferny"],
            active="dark_alley",
            encounter=["deadly_accusations", "market_square"],
        )
    )
    t.to_window("staged")

    wanted = (lr.CardRevealed, lr.DoomedGained, lr.ThreatRaised, lr.LeftPlay)
    assert kinds(t.log, *wanted) == ["CardRevealed", "DoomedGained", "ThreatRaised", "ThreatRaised", "LeftPlay"]
    assert [event.amount for event in t.happened(lr.ThreatRaised)] == [1, 4]
    assert t.encounter_discard == ["deadly_accusations"]


@pytest.mark.rule("LR-QST-05", "LR-EFF-07")
def test_the_window_to_cancel_lies_before_the_effect(table: MakeTable) -> None:
    """Deadly Accusations lies open, and its threat has not been raised yet."""
    t = table(quiet(place(threat=20), decks=(SPIRIT,), encounter=["deadly_accusations", *LOCATIONS]))
    t.to_prompt("respond-when_revealed")

    assert (revealed(t), t.threats) == (["deadly_accusations"], [20])
    t.act(lr.Pass)
    assert t.happened(lr.ThreatRaised)[0].threat == 21


@pytest.mark.rule("LR-QST-05")
def test_where_a_revealed_card_goes(table: MakeTable) -> None:
    """An enemy and a location to the staging area, a treachery to the discard pile."""
    cards = ["chetwood_outlaw", "dark_alley", "deadly_accusations"]
    t = table(quiet(*[place(threat=20)] * 3, decks=(LEADERSHIP, TACTICS, LORE), encounter=[*cards, "market_square"]))
    t.to_window("staged")

    assert t.staging == ["chetwood_outlaw", "dark_alley"]
    assert t.encounter_discard == ["deadly_accusations"]


@pytest.mark.rule("LR-QST-05", "LR-CRD-37")
def test_a_treachery_goes_where_its_text_puts_it(table: MakeTable) -> None:
    """Rising Body Count goes into the Investigation deck, and not to the discard pile."""
    t = table(quiet(place(threat=20), decks=(LORE,), encounter=["rising_body_count", "market_square"]))
    done(t, P1)
    t.option("shuffle")

    assert t.investigation.count("rising_body_count") == 1
    assert t.encounter_discard == []


@pytest.mark.rule("LR-QST-05", "LR-CMB-14")
def test_an_enemy_that_attacks_while_it_is_revealed_is_not_in_the_staging_area(table: MakeTable) -> None:
    """Thalin, the Spearman and Swift Strike destroy the Footpad in its attack: it never gets there."""
    t = table(
        quiet(
            place(
                threat=20,
                hand=["swift_strike"],
                heroes=["thalin", spot("legolas", resources=2)],
                allies=["gondorian_spearman"],
            ),
            decks=(TACTICS,),
            encounter=["greenway_footpad", "dark_alley", "rising_body_count", "market_square"],
        )
    )
    t.commit(P1, "thalin")
    t.option("attack")
    assert (t.staging, t.engaged(P1)) == ([], [])

    t.act(lr.Defend, card="gondorian_spearman")
    t.use("gondorian_spearman")
    t.play_card("swift_strike")
    t.skip(lambda t: t.state.phase != "quest")

    assert [event.card.id for event in t.happened(lr.EnemyDefeated)] == ["greenway_footpad"]
    assert "greenway_footpad" in t.encounter_discard
    assert t.happened(lr.AddedToStaging) == []
    assert compared(t) == (1, 0)


@pytest.mark.rule("LR-QST-05")
def test_an_enemy_destroyed_as_it_is_revealed_goes_no_further(
    table: MakeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A Thalin who deals 4 damage: no When Revealed effect, no staging area, only the discard pile."""

    def strong(state: lr.State, hits: list[tuple[InPlay, int]], source: damage.Source) -> None:
        damage.deal_damage(state, [(card, 4) for card, _ in hits], source)

    monkeypatch.setattr(reveal, "deal_damage", strong)  # no enemy has so few hit points that Thalin's 1 is enough
    t = table(quiet(place(threat=20), decks=(TACTICS,), encounter=["greenway_footpad", "dark_alley"]))
    t.commit(P1, "thalin")
    t.to_prompt("option-stage_two")

    assert revealed(t) == ["greenway_footpad"]
    assert (t.encounter_discard, t.staging, t.encounter) == (["greenway_footpad"], [], ["dark_alley"])
    assert t.threats == [20]
    assert t.state.revealing == []


@pytest.mark.rule("LR-QST-05", "LR-INS-01")
def test_the_surge_of_a_replaced_card_comes_before_its_replacement(table: MakeTable) -> None:
    """Eleanor on Hired Muscle: Market Square by Surge, then Hired Muscle is discarded, then Dark Alley instead."""
    t = table(
        quiet(
            place(threat=20, heroes=["eleanor", "dunhere"]),
            decks=(SPIRIT,),
            staging=["greenway_footpad"],
            encounter=["hired_muscle", "market_square", "dark_alley", "old_warehouse"],
        )
    )
    done(t, P1)
    t.use("eleanor")

    assert story(t, lr.CardRevealed, lr.LeftPlay, lr.AddedToStaging) == [
        ("CardRevealed", "hired_muscle"),
        ("CardRevealed", "market_square"),
        ("AddedToStaging", "market_square"),
        ("LeftPlay", "hired_muscle"),
        ("CardRevealed", "dark_alley"),
        ("AddedToStaging", "dark_alley"),
    ]


@pytest.mark.rule("LR-QST-06")
def test_a_card_that_is_added_is_not_revealed(table: MakeTable) -> None:
    """Dark Alley's travel effect adds a Footpad: no choice, no threat, no shadow card, nothing revealed."""
    t = table(
        arranged(place(threat=20), phase="travel", stage=2, staging=["dark_alley"], encounter=[]),
    )
    t.arrange(lambda state: state.forced.update({"encounter": (lr.CARDS["greenway_footpad"],)}))
    t.act(lr.Travel, card="dark_alley")

    assert t.staging == ["greenway_footpad"]
    assert [event.card.id for event in t.happened(lr.AddedToStaging)] == ["greenway_footpad"]
    assert (revealed(t), t.threats) == ([], [20])
    assert not t.state.revealing


@pytest.mark.rule("LR-QST-06", "LR-ENC-05")
def test_an_enemy_put_into_play_engaged_is_not_revealed(table: MakeTable) -> None:
    """Taken by Surprise brings a Footpad while Thalin is committed: undamaged, without a choice."""
    t = table(
        quiet(
            place(threat=20),
            decks=(TACTICS,),
            setup={"script": {"investigation": ["taken_by_surprise"]}},
            active=spot("village_stable", progress=2),
            encounter=["rising_body_count", "greenway_footpad"],
        )
    )
    t.commit(P1, "thalin")
    t.option("threat")

    assert t.engaged(P1) == ["greenway_footpad"]
    assert t.card("greenway_footpad").damage == 0
    assert (revealed(t), t.threats) == (["rising_body_count"], [22])


# -- an empty encounter deck -----------------------------------------------------------------------------------


@pytest.mark.rule("LR-QST-07")
def test_an_empty_deck_is_renewed_when_its_last_card_is_resolved(table: MakeTable) -> None:
    """Dark Alley is the last card: when it lies in the staging area the discard pile becomes the deck."""
    t = table(
        quiet(
            place(threat=20),
            decks=(LORE,),
            encounter=["dark_alley"],
            encounter_discard=["market_square", "hired_muscle"],
        )
    )
    t.to_window("staged")

    assert kinds(t.log, lr.CardRevealed, lr.AddedToStaging, lr.DeckReset) == [
        "CardRevealed",
        "AddedToStaging",
        "DeckReset",
    ]
    assert sorted(t.encounter) == ["hired_muscle", "market_square"]
    assert t.encounter_discard == []


@pytest.mark.rule("LR-QST-07")
def test_the_new_deck_serves_the_next_reveal(table: MakeTable) -> None:
    """Two players and one card: the second is the first of the new deck."""
    t = table(
        quiet(
            place(threat=20),
            place(threat=20),
            decks=(LORE, LEADERSHIP),
            encounter=["dark_alley"],
            encounter_discard=["market_square", "old_warehouse"],
            setup={"script": {"encounter": ["old_warehouse"]}},
        )
    )
    t.to_window("staged")

    assert revealed(t) == ["dark_alley", "old_warehouse"]
    assert t.encounter == ["market_square"]


@pytest.mark.rule("LR-QST-07")
def test_the_last_card_itself_is_in_the_new_deck_when_it_is_a_treachery(table: MakeTable) -> None:
    """Deadly Accusations is resolved and discarded, and is then the whole new deck."""
    t = table(quiet(place(threat=20), decks=(LORE,), encounter=["deadly_accusations"]))
    t.to_window("staged")

    assert kinds(t.log, lr.ThreatRaised, lr.LeftPlay, lr.DeckReset) == ["ThreatRaised", "LeftPlay", "DeckReset"]
    assert t.encounter == ["deadly_accusations"]


@pytest.mark.rule("LR-QST-07", "LR-QST-19", "LR-CRD-24")
def test_a_card_that_needs_cards_renews_the_deck_and_goes_on(table: MakeTable) -> None:
    """Smoke and Mirrors discards 3: the last of the deck, then two of the new one, 2 + 3 + 4 threat."""
    t = table(
        quiet(
            place(threat=20),
            decks=(LORE,),
            active="market_square",
            encounter=["smoke_and_mirrors", "market_square"],
            encounter_discard=["dark_alley", "old_warehouse"],
            setup={"script": {"encounter": ["old_warehouse", "dark_alley"]}},
        )
    )
    t.to_window("staged")

    (gone,) = t.happened(lr.EncounterDiscarded)
    assert [card.id for card in gone.cards] == ["market_square", "old_warehouse", "dark_alley"]
    assert t.state.added_threat == 9
    assert len(t.happened(lr.DeckReset)) == 1
    assert t.encounter == ["market_square"]


@pytest.mark.rule("LR-QST-07", "LR-CMB-14")
def test_a_shadow_card_in_the_quest_phase_renews_the_deck(table: MakeTable) -> None:
    """The Footpad was the last card: its attack has a shadow card of the new deck."""
    t = table(
        quiet(place(threat=20), encounter=["greenway_footpad"], encounter_discard=["dark_alley", "market_square"]),
    )
    done(t, P1)
    t.option("attack")

    assert len(t.card("greenway_footpad").shadows) == 1
    assert len(t.encounter) == 1


@pytest.mark.rule("LR-QST-07")
def test_a_deck_that_ran_out_before_is_renewed_as_the_quest_phase_begins(table: MakeTable) -> None:
    """Before anybody is asked to commit."""
    t = table(quiet(place(threat=20), encounter_discard=["dark_alley", "market_square"]))

    assert t.prompt == "commit"
    assert sorted(t.encounter) == ["dark_alley", "market_square"]


@pytest.mark.rule("LR-QST-07")
def test_with_both_piles_empty_nothing_is_revealed(table: MakeTable) -> None:
    """Two players reveal nothing, and the phase goes on."""
    t = table(quiet(place(threat=20), place(threat=20), decks=(LORE, LEADERSHIP)))
    t.to_window("staged")

    assert (revealed(t), t.staging) == ([], [])
    assert t.happened(lr.DeckReset) == []


@pytest.mark.rule("LR-QST-08")
def test_outside_the_quest_phase_the_deck_is_not_renewed(table: MakeTable) -> None:
    """Hired Muscle is the last card, revealed in the travel phase: its Surge finds nothing."""
    t = table(one_card_left("old_warehouse", "hired_muscle", "dark_alley", "market_square"))
    t.act(lr.Travel, card="old_warehouse")

    assert revealed(t) == ["hired_muscle"]
    assert (t.encounter, t.encounter_discard) == ([], ["dark_alley", "market_square", "hired_muscle"])
    assert t.active == "old_warehouse"


@pytest.mark.rule("LR-QST-08", "LR-CRD-24")
def test_outside_the_quest_phase_an_effect_uses_what_is_left(table: MakeTable) -> None:
    """Smoke and Mirrors, revealed in the travel phase, would discard 1 card: there is none."""
    t = table(one_card_left("old_warehouse", "smoke_and_mirrors", "dark_alley"))
    t.act(lr.Travel, card="old_warehouse")

    assert t.happened(lr.EncounterDiscarded) == []
    assert (t.encounter, t.encounter_discard) == ([], ["dark_alley", "smoke_and_mirrors"])


@pytest.mark.rule("LR-QST-08", "LR-CMB-02")
def test_an_empty_deck_deals_no_shadow_card(table: MakeTable) -> None:
    """Two enemies and one card: the second has none, and the discard pile stays."""
    t = table(
        arranged(
            place(threat=20, engaged=["lawless_ruffian", "greenway_footpad"]),
            phase="combat",
            stage=2,
            empty_encounter=True,
            encounter=["dark_alley"],
            encounter_discard=["market_square"],
        )
    )

    assert [len(t.card(enemy).shadows) for enemy in ("lawless_ruffian", "greenway_footpad")] == [1, 0]
    assert t.encounter_discard == ["market_square"]
