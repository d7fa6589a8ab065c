"""The Lore events, but for Gandalf's Search."""

from __future__ import annotations

from collections.abc import Sequence
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
    choice,
    from_hand,
    place,
    seen,
    spot,
    told,
)


def playing(
    card: str, *others: lr.Position, resources: int = 5, decks: Sequence[str] = (LEADERSHIP, SPIRIT), **more: Any
) -> lr.Setup:
    """Return the planning phase at stage 2 of a Lore player with an event, and a card besides, in hand.

    ``mine`` are further fields of that player's place.
    """
    mine = {"heroes": [spot("denethor", resources=resources), "beravor", "glorfindel"], "threat": 30}
    mine.update(more.pop("mine", {}))
    return arranged(
        place(hand=[card, "gleowine"], **mine),
        *others,
        decks=(LORE, *decks[: len(others)]),
        **{"stage": 2, "phase": "planning", **more},
    )


# -- Lore of Imladris ------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-EFF-02", "LR-PLN-07")
def test_lore_of_imladris_heals_all_damage_on_any_character(table: MakeTable) -> None:
    """P2's Aragorn loses 4 damage, nobody else any; an enemy is no target. It costs 2."""
    t = table(
        playing(
            "lore_of_imladris",
            place(heroes=[spot("aragorn", damage=4), spot("gloin", damage=1)]),
            mine={"engaged": [spot("lawless_ruffian", damage=1)]},
        )
    )
    t.play_card("lore_of_imladris", P1)
    assert refused(t, choice(t, P1, "lawless_ruffian")) == ("no_legal_target", "LR-EFF-02")
    t.pick("aragorn")

    assert [t.card(title).damage for title in ("aragorn", "gloin", "lawless_ruffian")] == [0, 1, 1]
    assert (t.card("denethor").resources, t.discard(P1)) == (3, ["lore_of_imladris"])


@pytest.mark.rule("LR-CRD-01")
def test_lore_of_imladris_heals_an_ally_as_well(table: MakeTable) -> None:
    """Faramir with 2 damage has none afterwards."""
    t = table(playing("lore_of_imladris", place(allies=[spot("faramir", damage=2)])))
    t.play_card("lore_of_imladris", P1)
    t.pick("faramir")

    assert t.card("faramir").damage == 0


# -- Lórien's Wealth -------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-CMP-09")
def test_loriens_wealth_lets_any_player_draw_three_cards(table: MakeTable) -> None:
    """P2 draws the top three, which only P2 sees; the event costs 3."""
    top = ["faramir", "sneak_attack", "gandalf"]
    t = table(playing("loriens_wealth", place(deck=[*top, "for_gondor"])))
    t.play_card("loriens_wealth", P1)
    t.act(lr.ChoosePlayer, player=P2)

    assert (t.hand(P2), t.deck(P2)[0], t.hand(P1)) == (top, "for_gondor", ["gleowine"])
    assert told(t, lr.CardsDrawn, "cards", P1, P2) == [None, tuple(lr.CARDS[title] for title in top)]
    assert (t.card("denethor").resources, t.discard(P1)) == (2, ["loriens_wealth"])


@pytest.mark.rule("LR-EFF-15", "LR-THR-02", "LR-EFF-02")
def test_loriens_wealth_draws_as_many_as_there_are(table: MakeTable) -> None:
    """Two cards in the deck: P2 draws both and stays in the game; whoever is out cannot be chosen."""
    t = table(
        playing("loriens_wealth", place(deck=["faramir", "gandalf"], empty_deck=True), place(threat=50, out=True))
    )
    t.play_card("loriens_wealth", P1)
    assert refused(t, lr.ChoosePlayer(P1, P3)) == ("no_legal_target", "LR-EFF-02")
    t.act(lr.ChoosePlayer, player=P2)

    assert (t.hand(P2), t.deck(P2), t.state.players[P2].out) == (["faramir", "gandalf"], [], False)


# -- Radagast's Cunning and Secret Paths -----------------------------------------------------------------------

STAGED = ("chetwood_outlaw", "dark_alley", "greenway_footpad", "old_warehouse")


def staged(card: str, *others: lr.Position, **more: Any) -> lr.Setup:
    """Return the quest phase of a Lore player with an event, two enemies and two locations in the staging area."""
    return playing(card, *others, **{"phase": "quest", "staging": STAGED, "empty_encounter": True, **more})


@pytest.mark.rule("LR-CRD-01", "LR-QST-09", "LR-REF-02", "LR-EFF-02")
def test_radagasts_cunning_leaves_an_enemys_threat_out_in_this_phase(table: MakeTable) -> None:
    """13 without the Outlaw's 4 is 9; a location is no target; in the next round all of it counts again."""
    t = table(staged("radagasts_cunning"))
    assert t.view(None).staging_threat == 4 + 4 + 2 + 3
    t.play_card("radagasts_cunning", P1)
    assert refused(t, choice(t, P1, "dark_alley")) == ("no_legal_target", "LR-EFF-02")
    t.pick("chetwood_outlaw")
    assert (t.view(None).staging_threat, t.card("denethor").resources) == (9, 4)

    t.to_phase("travel")
    assert [one.threat for one in t.happened(lr.QuestCompared)] == [9]
    assert (t.staging, t.view(None).staging_threat) == (list(STAGED), 13)


@pytest.mark.rule("LR-CRD-01", "LR-QST-09", "LR-REF-02", "LR-EFF-02")
def test_secret_paths_leaves_a_locations_threat_out_in_this_phase(table: MakeTable) -> None:
    """13 without the Alley's 4 is 9; an enemy and the active location are no targets."""
    t = table(staged("secret_paths", active="market_square"))
    t.play_card("secret_paths", P1)
    for title in ("chetwood_outlaw", "market_square"):
        assert refused(t, choice(t, P1, title)) == ("no_legal_target", "LR-EFF-02")
    t.pick("dark_alley")
    assert (t.view(None).staging_threat, t.card("denethor").resources) == (9, 4)

    t.to_phase("travel")
    assert [one.threat for one in t.happened(lr.QuestCompared)] == [9]
    assert t.view(None).staging_threat == 13


@pytest.mark.rule("LR-QST-18", "LR-QST-10")
def test_secret_paths_after_staging_turns_a_failure_into_a_success(table: MakeTable) -> None:
    """6 against 4 + 2 + 3 fails; without the Alley's 4 it is 6 against 5."""
    t = table(staged("secret_paths", staging=["dark_alley", "ramshackle_manor", "old_warehouse"]))
    t.to_prompt("commit")
    t.commit(P1, "denethor", "beravor", "glorfindel")
    t.to_window("staged")
    t.play_card("secret_paths", P1)
    t.pick("dark_alley")
    t.skip(lambda one: bool(one.happened(lr.QuestCompared)))

    assert [(one.willpower, one.threat) for one in t.happened(lr.QuestCompared)] == [(6, 5)]
    assert (t.threats, t.state.progress) == ([30], 1)


@pytest.mark.rule("LR-EFF-02", "LR-PLN-07")
def test_radagasts_cunning_and_secret_paths_are_played_in_the_quest_phase_only(table: MakeTable) -> None:
    """In planning, with targets lying there, both are refused."""
    for title in ("radagasts_cunning", "secret_paths"):
        t = table(playing(title, staging=STAGED))
        t.to_prompt("planning")
        assert refused(t, from_hand(P1, title)) == ("wrong_moment", "LR-EFF-02")


@pytest.mark.rule("LR-KEY-11", "LR-CRD-35", "LR-EFF-02")
def test_radagasts_cunning_and_secret_paths_do_not_touch_immune_cards(table: MakeTable) -> None:
    """A Hideout is no target of the Paths, nor a Suspect under Bill Ferny's House of the Cunning."""
    for title, staging in (("secret_paths", ["combe_storehouse"]), ("radagasts_cunning", ["wolf_pelt_jake"])):
        t = table(staged(title, staging=staging, victory=["bill_fernys_house"]))
        assert refused(t, from_hand(P1, title)) == ("no_target", "LR-EFF-02")

    t = table(staged("radagasts_cunning", staging=["wolf_pelt_jake"]))
    t.play_card("radagasts_cunning", P1)
    assert t.view(None).staging_threat == 0


@pytest.mark.rule("LR-EFF-02", "LR-QST-09")
def test_radagasts_cunning_needs_an_enemy_in_the_staging_area(table: MakeTable) -> None:
    """An engaged enemy adds no threat, and is no target."""
    t = table(staged("radagasts_cunning", staging=["dark_alley"], mine={"engaged": ["lawless_ruffian"]}))

    assert refused(t, from_hand(P1, "radagasts_cunning")) == ("no_target", "LR-EFF-02")


@pytest.mark.rule("LR-CRD-01", "LR-QST-09")
def test_enemy_under_radagasts_cunning_adds_nothing_when_its_threat_grows(table: MakeTable) -> None:
    """Hired Muscle is attached to it afterwards: all its threat is left out, and only the Manor's 2 count."""
    revealed = ["hired_muscle", "ramshackle_manor"]
    t = table(staged("radagasts_cunning", staging=["lawless_ruffian"], empty_encounter=False, encounter=revealed))
    t.play_card("radagasts_cunning", P1)
    t.to_prompt("commit")
    t.act(lr.Done)
    t.to_phase("travel")

    assert seen(t, "lawless_ruffian").threat == 3
    assert [one.threat for one in t.happened(lr.QuestCompared)] == [2]


# -- Beorn's Hospitality ---------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-EFF-13")
def test_beorns_hospitality_heals_every_hero_of_a_player(table: MakeTable) -> None:
    """All damage of P2's heroes, but neither of P2's ally nor of P1's heroes; it costs 5."""
    hurt = [spot("aragorn", damage=4), spot("gloin", damage=1), "theodred"]
    t = table(
        playing(
            "beorns_hospitality",
            place(heroes=hurt, allies=[spot("faramir", damage=2)]),
            mine={"heroes": [spot("denethor", resources=5, damage=2), "beravor"]},
        )
    )
    t.play_card("beorns_hospitality", P1)
    t.act(lr.ChoosePlayer, player=P2)

    damages = [t.card(title).damage for title in ("aragorn", "gloin", "theodred", "faramir", "denethor")]
    assert damages == [0, 0, 0, 2, 2]
    assert (t.card("denethor").resources, t.discard(P1)) == (0, ["glorfindel", "beorns_hospitality"])


@pytest.mark.rule("LR-EFF-02", "LR-THR-02")
def test_beorns_hospitality_is_for_players_in_the_game(table: MakeTable) -> None:
    """P2 is out and cannot be chosen; P1 may be, and P3."""
    t = table(
        playing(
            "beorns_hospitality",
            place(threat=50, out=True),
            place(heroes=[spot("gimli", damage=3)]),
            decks=(LEADERSHIP, TACTICS),
        )
    )
    t.play_card("beorns_hospitality", P1)
    assert t.offered() == [lr.ChoosePlayer(P1, P1), lr.ChoosePlayer(P1, P3)]
    assert refused(t, lr.ChoosePlayer(P1, P2)) == ("no_legal_target", "LR-EFF-02")
    t.act(lr.ChoosePlayer, player=P3)

    assert t.card("gimli").damage == 0


# -- what they cost --------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-PLN-02", "LR-PLN-03")
@pytest.mark.parametrize(("title", "cost"), [("lore_of_imladris", 2), ("loriens_wealth", 3), ("beorns_hospitality", 5)])
def test_lore_event_is_paid_with_lore_resources(table: MakeTable, title: str, cost: int) -> None:
    """One resource less than the cost is refused; the exact amount is taken, from several heroes if need be."""

    def holding(resources: int) -> QuestTable:
        heroes = [spot("denethor", resources=1), spot("beravor", resources=resources - 1), "glorfindel"]
        return table(playing(title, mine={"heroes": heroes}))

    short = holding(cost - 1)
    short.to_prompt("planning")
    assert refused(short, from_hand(P1, title)) == ("cannot_pay", "LR-PLN-02")
    t = holding(cost)
    t.play_card(title, P1)
    if title == "lore_of_imladris":
        t.pick("beravor")
    assert (seen(t, "denethor").resources, seen(t, "beravor").resources) == (0, 0)
