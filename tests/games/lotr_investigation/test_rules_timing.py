"""Rules LR-TIM: who comes first, action windows, ready and exhausted cards, the order of a reveal."""

from __future__ import annotations

import pytest

from boardrules.games import lotr_investigation as lr
from boardrules.games.lotr_investigation.content import CARDS
from tests.games.lotr_investigation.combat_positions import (
    COURAGE,
    STEWARD,
    combat,
    strike,
)
from tests.games.lotr_investigation.quest_positions import done, quiet, resolve
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
    numbers,
    order,
    own_deck,
    place,
    spot,
)


@pytest.mark.rule("LR-TIM-02", "LR-CRD-23")
def test_the_first_player_picks_among_several_targets_of_the_scenario(table: MakeTable) -> None:
    """P2 is first and picks which Brigand Hired Muscle goes to, though both are engaged with P1."""
    t = table(
        quiet(
            place(threat=20, engaged=["lawless_ruffian", "greenway_footpad"]),
            place(threat=20),
            setup={"first_player": P2},
            encounter=["hired_muscle"],
        )
    )
    done(t, P2, P1)
    t.to_prompt("target-hired_muscle")
    assert t.asked == (P2,)
    t.pick("greenway_footpad")

    assert t.card("hired_muscle").host == t.uid("greenway_footpad")
    assert (t.staging, t.engaged(P1)) == (["greenway_footpad"], ["lawless_ruffian"])


@pytest.mark.rule("LR-TIM-03")
def test_the_action_windows_of_a_round(table: MakeTable) -> None:
    """With an enemy that attacks once and is attacked once: every window of the round, and no other."""
    gloin = spot("gloin", attachments=STEWARD)
    t = table(
        arranged(
            place(threat=10, heroes=["aragorn", "theodred", gloin], engaged=["bree_land_informant"]),
            stage=2,
            setup={"shadow_cards": False},
            empty_encounter=True,
        )
    )
    windows: list[tuple[str, str]] = []
    while t.state.round == 1:
        if t.window:
            windows.append((t.state.phase, t.window))
        if t.prompt == "attack" and not t.happened(lr.PlayerAttacks):
            strike(t, "bree_land_informant", "theodred")
        elif t.prompt == "defend":
            t.act(lr.Defend, card="aragorn")
        else:
            t.play(t.offered()[0])

    assert windows == [
        ("resource", "resource_end"),
        ("planning", "planning"),
        ("planning", "planning"),
        *[("quest", at) for at in ("quest_begin", "committed", "staged", "quest_end")],
        ("travel", "travel_end"),
        ("encounter", "engaged"),
        ("encounter", "encounter_end"),
        ("combat", "shadows_dealt"),
        *[("combat", at) for at in ("attack_chosen", "defender_declared", "shadow_resolved", "attack_resolved")],
        *[("combat", at) for at in ("attack_declared", "attack_counted", "attack_done")],
        ("combat", "combat_end"),
        ("refresh", "refresh_end"),
    ]


@pytest.mark.rule("LR-TIM-03")
def test_the_first_player_has_priority_and_a_window_closes_when_all_have_passed_in_a_row(table: MakeTable) -> None:
    """P2 is first: P2, P3, P1; after P1's action all are asked again."""
    other = own_deck("other", ("legolas", "dunhere"), "unexpected_courage")
    third = own_deck("third", ("glorfindel",), "gandalf")
    t = table(
        arranged(
            place(threat=20, heroes=[spot("gloin", attachments=STEWARD)]),
            place(threat=20, heroes=[spot("dunhere", attachments=COURAGE)]),
            place(threat=20, heroes=[spot("glorfindel", damage=1, resources=2)]),
            decks=(LEADERSHIP, "other", "third"),
            setup={"first_player": P2, "deck_lists": (other, third)},
            phase="combat",
            stage=2,
            empty_encounter=True,
        )
    )
    asked: list[int] = []
    while t.window == "shadows_dealt":
        asked += t.asked
        if len(asked) == 3:
            t.use("steward_of_gondor", P1)
        else:
            t.act(lr.Pass)

    # P1 has nothing more to use afterwards, and is not asked.
    assert asked == [P2, P3, P1, P2, P3]
    assert t.window == "combat_end"


@pytest.mark.rule("LR-TIM-04")
def test_attachments_exhaust_independently_of_their_hero(table: MakeTable) -> None:
    """The Steward of an exhausted hero may be used; then it is exhausted, and still gives the hero its trait."""
    gloin = spot("gloin", exhausted=True, attachments=STEWARD)
    t = table(
        arranged(
            place(threat=20, heroes=["aragorn", gloin], hand=["for_gondor"]),
            place(threat=20, heroes=[spot("eowyn", attachments=COURAGE)]),
            decks=(LEADERSHIP, SPIRIT),
            phase="planning",
            stage=2,
        )
    )
    t.use("steward_of_gondor")
    assert (t.card("steward_of_gondor").exhausted, t.card("gloin").resources) == (True, 2)
    t.play_card("for_gondor")

    assert numbers(t, "gloin") == (2, 3, 2)
    assert numbers(t, "aragorn") == (2, 4, 2)


@pytest.mark.rule("LR-TIM-05", "LR-CRD-40")
def test_an_effect_whose_card_has_moved_does_what_is_left(table: MakeTable) -> None:
    """The Outlaw's shadow is to return the Informant, which A Light in the Dark has done: it is there once."""
    t = combat(
        table,
        place(
            threat=20,
            hand=["a_light_in_the_dark"],
            heroes=[spot("dunhere", resources=2), spot("eleanor", attachments=COURAGE)],
            engaged=["bree_land_informant"],
        ),
        decks=(SPIRIT,),
        encounter=["chetwood_outlaw"],
    )
    t.to_prompt("option-outlaw_shadow")
    t.option("return")
    t.play_card("a_light_in_the_dark")
    t.to_window("combat_end")

    assert (t.staging, t.engaged(P1)) == (["bree_land_informant"], [])
    assert (len(t.happened(lr.ReturnedToStaging)), t.happened(lr.AddedToStaging)) == (1, [])


@pytest.mark.rule("LR-TIM-06", "LR-INV-01")
def test_each_player_means_in_player_order(table: MakeTable) -> None:
    """P3 is first: for the Pony P3 draws, then P1, then P2."""
    t = table(
        quiet(
            place(threat=20),
            place(threat=20),
            place(threat=20),
            decks=(LEADERSHIP, TACTICS, LORE),
            setup={"first_player": P3},
            active=spot("the_prancing_pony", progress=1),
        )
    )
    t.commit(P3, "beravor")
    done(t, P1, P2)
    t.option("draw")

    assert [(event.seat, event.number) for event in t.happened(lr.CardsDrawn)] == [(P3, 2), (P1, 2), (P2, 2)]
    resolve(t)


@pytest.mark.rule("LR-TIM-07", "LR-INS-02", "LR-INS-01", "LR-KEY-04", "LR-KEY-05")
def test_doomed_then_when_revealed_then_the_zone_then_surge(table: MakeTable) -> None:
    """Under Bill Ferny Hired Muscle is doomed: threat, attached, and then the card of its Surge."""
    t = table(
        quiet(
            place(threat=20, engaged=["lawless_ruffian"]),
            staging=["bill_ferny"],
            encounter=["hired_muscle", "dark_alley"],
        )
    )
    done(t, P1)
    t.skip(lambda t: t.state.phase != "quest")

    assert order(t.log, lr.CardRevealed, lr.DoomedGained, lr.ThreatRaised, lr.Attached)[:5] == [
        lr.CardRevealed,
        lr.DoomedGained,
        lr.ThreatRaised,
        lr.Attached,
        lr.CardRevealed,
    ]
    assert CARDS["hired_muscle"].surge
