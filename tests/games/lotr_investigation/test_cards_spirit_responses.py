"""The Spirit events that answer something: Strength of Will, Hasty Stroke, A Test of Will."""

from __future__ import annotations

from typing import Any

import pytest

from boardrules.games import lotr_investigation as lr
from tests.games.happened import refused
from tests.games.lotr_investigation.quest_positions import stay
from tests.games.lotr_investigation.table import (
    LEADERSHIP,
    LORE,
    P1,
    P2,
    SPIRIT,
    MakeTable,
    QuestTable,
    arranged,
    choice,
    from_hand,
    own_deck,
    place,
    seen,
    spot,
)

#: Leadership heroes with Spirit cards: the Stone gives Aragorn the icon that they need.
STONED = own_deck("stoned", ("aragorn", "gloin"), "celebrians_stone", "strength_of_will", "northern_tracker")


def answer(t: QuestTable, window: str) -> str:
    """Go on to the next question about a response, or to an action window without one; return what is asked."""
    t.skip(lambda one: one.prompt.startswith("respond") or one.window == window)
    return t.prompt


# -- Strength of Will ------------------------------------------------------------------------------------------


def travelling(*staging: lr.Spot | str, **mine: Any) -> lr.Setup:
    """Return the travel phase at stage 2 of a Spirit player with Strength of Will in hand."""
    fields = {"hand": ["strength_of_will", "gandalf"], "threat": 20, **mine}
    return arranged(
        place(**fields), decks=(SPIRIT,), stage=2, phase="travel", staging=staging, encounter=["lawless_ruffian"]
    )


@pytest.mark.rule("LR-CRD-01", "LR-EFF-05", "LR-EFF-03")
def test_strength_of_will_places_two_progress_where_the_players_travelled_to(table: MakeTable) -> None:
    """A Spirit hero or ally of one's own exhausts for it; Gandalf, who is neutral, cannot."""
    t = table(
        travelling(
            "dark_alley",
            "ramshackle_manor",
            allies=["lorien_guide", "gandalf"],
            hand=["strength_of_will", "hasty_stroke"],
        )
    )
    t.act(lr.Travel, card="ramshackle_manor")
    t.play_card("strength_of_will", P1)
    assert [one.card.id for one in t.offered() if isinstance(one, lr.ChooseCard)] == [
        *("eowyn", "dunhere", "eleanor", "lorien_guide")
    ]
    assert refused(t, choice(t, P1, "gandalf")) == ("no_legal_target", "LR-EFF-02")
    t.pick("lorien_guide")

    assert (t.card("ramshackle_manor").progress, t.card("dark_alley").progress) == (2, 0)
    assert [title for title in t.area(P1) if t.card(title).exhausted] == ["lorien_guide"]
    assert t.discard(P1) == ["strength_of_will"]


@pytest.mark.rule("LR-EFF-05", "LR-TIM-04")
def test_strength_of_will_needs_a_ready_spirit_character(table: MakeTable) -> None:
    """With all of them exhausted nobody is asked, though Gandalf stands ready."""
    tired = [spot(hero, exhausted=True) for hero in ("eowyn", "dunhere", "eleanor")]
    for heroes, asked in ((tired, False), (["eowyn", *tired[1:]], True)):
        t = table(travelling("ramshackle_manor", heroes=heroes, allies=["gandalf"], hand=["strength_of_will"]))
        t.act(lr.Travel, card="ramshackle_manor")
        assert (t.prompt == "respond-travelled") is asked


@pytest.mark.rule("LR-CRD-01", "LR-INS-03", "LR-QST-13")
def test_strength_of_will_may_explore_the_location_at_once(table: MakeTable) -> None:
    """The Manor with 1 of 3 is explored as the active location, and investigated; the surplus is lost."""
    t = table(travelling(spot("ramshackle_manor", progress=2)))
    t.act(lr.Travel, card="ramshackle_manor")
    t.play_card("strength_of_will", P1)
    t.pick("eowyn")

    assert (t.active, t.encounter_discard, t.state.progress) == (None, ["ramshackle_manor"], 0)
    assert [one.number for one in t.happened(lr.InvestigationLooked)] == [2]


@pytest.mark.rule("LR-EFF-02", "LR-TIM-05")
def test_second_strength_of_will_has_nothing_to_do_once_the_location_is_explored(table: MakeTable) -> None:
    """While the location is there both can be played; when the first one explores it, the second is not offered."""
    both = ["strength_of_will", "strength_of_will"]
    t = table(travelling("market_square", hand=both, heroes=[spot("eowyn", resources=1), "dunhere", "eleanor"]))
    t.act(lr.Travel, card="market_square")
    t.play_card("strength_of_will", P1)
    t.pick("eowyn")
    assert t.card("market_square").progress == 2
    t.play_card("strength_of_will", P1)
    t.pick("dunhere")
    assert (t.active, t.encounter_discard) == (None, ["market_square"])

    t = table(travelling(spot("ramshackle_manor", progress=1), hand=both))
    t.act(lr.Travel, card="ramshackle_manor")
    t.play_card("strength_of_will", P1)
    t.pick("eowyn")
    assert t.active is None
    assert t.prompt != "respond-travelled"


@pytest.mark.rule("LR-EFF-03", "LR-CRD-01")
def test_strength_of_will_is_for_any_player(table: MakeTable) -> None:
    """P1 travels, P2 exhausts a hero and plays it."""
    t = table(
        arranged(
            place(threat=20),
            place(threat=20, hand=["strength_of_will"]),
            decks=(LEADERSHIP, SPIRIT),
            stage=2,
            phase="travel",
            staging=["dark_alley"],
            encounter=["ramshackle_manor"],
        )
    )
    t.act(lr.Travel, card="dark_alley")
    t.play_card("strength_of_will", P2)
    t.act(lr.ChooseCard, seat=P2, card="eleanor")

    assert (t.card("dark_alley").progress, seen(t, "eleanor").exhausted) == (2, True)


@pytest.mark.rule("LR-KEY-11")
def test_strength_of_will_places_nothing_on_a_hideout(table: MakeTable) -> None:
    """S49: the cost is paid, but an immune location takes no progress of a player card."""
    t = table(travelling("combe_storehouse"))
    t.act(lr.Travel, card="combe_storehouse")
    t.play_card("strength_of_will", P1)
    t.pick("eowyn")

    assert (t.card("combe_storehouse").progress, seen(t, "eowyn").exhausted) == (0, True)


@pytest.mark.rule("LR-PLN-03", "LR-CRD-01")
def test_strength_of_will_needs_a_hero_with_the_icon_though_it_costs_nothing(table: MakeTable) -> None:
    """Northern Tracker alone does not do; Celebrían's Stone makes Aragorn a hero who can play it, and exhaust."""
    for attachments, asked in (([], False), (["celebrians_stone"], True)):
        t = table(
            arranged(
                place(
                    hand=["strength_of_will"],
                    heroes=[spot("aragorn", attachments=attachments), "gloin"],
                    allies=["northern_tracker"],
                    threat=20,
                ),
                decks=("stoned",),
                setup={"deck_lists": (STONED,)},
                stage=2,
                phase="travel",
                staging=["dark_alley"],
                encounter=["ramshackle_manor"],
            )
        )
        t.act(lr.Travel, card="dark_alley")
        assert (t.prompt == "respond-travelled") is asked
    t.play_card("strength_of_will", P1)
    assert t.offered() == [choice(t, P1, "aragorn"), choice(t, P1, "northern_tracker")]
    t.pick("aragorn")
    assert (t.card("dark_alley").progress, seen(t, "aragorn").exhausted) == (2, True)


# -- Hasty Stroke ----------------------------------------------------------------------------------------------


def attacked(enemy: str, shadow: str, *others: lr.Position, hand: tuple[str, ...] = (), **more: Any) -> lr.Setup:
    """Return the combat phase of a Spirit player whom an enemy attacks with this shadow card.

    Gandalf in hand keeps every action window open for Éowyn.
    """
    mine = {"heroes": ["dunhere", spot("eowyn", resources=2), "eleanor"], "threat": 20, **more.pop("mine", {})}
    return arranged(
        place(hand=("hasty_stroke", *hand, "gandalf"), engaged=[enemy], **mine),
        *others,
        decks=(SPIRIT, LEADERSHIP)[: 1 + len(others)],
        **{"stage": 2, "phase": "combat", "encounter": [shadow], **more},
    )


def defended_by(t: QuestTable, title: str) -> None:
    """Go on to the attack and defend it."""
    t.to_prompt("defend")
    t.act(lr.Defend, card=title)


@pytest.mark.rule("LR-CRD-01", "LR-EFF-07", "LR-CMB-07")
def test_hasty_stroke_cancels_a_shadow_effect(table: MakeTable) -> None:
    """Greenway Footpad's +1 is gone: attack 2 against defense 1 is 1 damage; without the Stroke it is 2."""
    for plays, damage in ((True, 1), (False, 2)):
        t = table(attacked("bree_land_informant", "greenway_footpad"))
        defended_by(t, "dunhere")
        assert answer(t, "shadow_resolved") == "respond-shadow_effect"
        if plays:
            t.play_card("hasty_stroke", P1)
        t.to_phase("refresh")
        assert t.card("dunhere").damage == damage
        assert t.card("eowyn").resources == (1 if plays else 2)
        assert t.discard(P1) == (["hasty_stroke"] if plays else [])


@pytest.mark.rule("LR-EFF-03", "LR-CMB-07")
def test_hasty_stroke_answers_a_shadow_effect_and_no_blank_card(table: MakeTable) -> None:
    """A shadow card without a shadow effect triggers nothing, and nobody is asked."""
    t = table(attacked("bree_land_informant", "market_square"))
    defended_by(t, "dunhere")

    assert answer(t, "shadow_resolved") == "window"
    t.to_phase("refresh")
    assert t.card("dunhere").damage == 1


@pytest.mark.rule("LR-EFF-03", "LR-PLN-02")
def test_hasty_stroke_needs_a_spirit_resource(table: MakeTable) -> None:
    """Without one in the pools nobody is asked."""
    t = table(attacked("bree_land_informant", "greenway_footpad", mine={"heroes": ["eowyn", "dunhere"]}))
    defended_by(t, "dunhere")

    assert answer(t, "shadow_resolved") == "window"
    t.to_phase("refresh")
    assert t.card("dunhere").damage == 2


@pytest.mark.rule("LR-EFF-03", "LR-EFF-07")
def test_shadow_effect_is_cancelled_once(table: MakeTable) -> None:
    """After the first Stroke nothing is left to cancel: the second one stays in hand."""
    t = table(attacked("bree_land_informant", "greenway_footpad", hand=("hasty_stroke",)))
    defended_by(t, "dunhere")
    t.play_card("hasty_stroke", P1)

    assert answer(t, "shadow_resolved") == "window"
    assert (t.hand(P1), t.card("eowyn").resources) == (["hasty_stroke", "gandalf"], 1)


@pytest.mark.rule("LR-CRD-01", "LR-EFF-03")
def test_hasty_stroke_helps_another_player(table: MakeTable) -> None:
    """The attack on P2 has a shadow effect that P1 cancels: P2's threat stays."""
    t = table(
        arranged(
            place(hand=["hasty_stroke"], heroes=[spot("eowyn", resources=1), "dunhere"], threat=20),
            place(threat=20, engaged=["bree_land_informant"]),
            decks=(SPIRIT, LEADERSHIP),
            stage=2,
            phase="combat",
            encounter=["chetwood_outlaw"],
        )
    )
    defended_by(t, "aragorn")
    t.play_card("hasty_stroke", P1)

    assert t.prompt != "option-outlaw_shadow"
    assert (t.threats[P2], t.card("eowyn").resources) == (20, 0)


@pytest.mark.rule("LR-CRD-22", "LR-EFF-07")
def test_cancelled_shadow_effect_is_still_one(table: MakeTable) -> None:
    """Old Orc-eyes attacks again after a card with no effect; a cancelled effect is none of these."""
    for shadow, attacks in (("greenway_footpad", 1), ("market_square", 2)):
        t = table(attacked("old_orc_eyes", shadow))
        defended_by(t, "dunhere")
        if shadow == "greenway_footpad":
            assert answer(t, "shadow_resolved") == "respond-shadow_effect"
            t.play_card("hasty_stroke", P1)
        t.to_phase("refresh")
        assert len(t.happened(lr.EffectCancelled)) == 2 - attacks
        assert len(t.happened(lr.EnemyAttacks)) == attacks


@pytest.mark.rule("LR-CRD-35", "LR-KEY-11")
def test_hasty_stroke_does_not_reach_the_shadow_of_an_immune_suspect(table: MakeTable) -> None:
    """Under Bill Ferny's House nobody is asked for a Suspect's shadow card, but for that of another enemy."""
    for enemy, asked in (("wolf_pelt_jake", "window"), ("bree_land_informant", "respond-shadow_effect")):
        t = table(attacked(enemy, "greenway_footpad", victory=["bill_fernys_house"]))
        defended_by(t, "eowyn")
        assert answer(t, "shadow_resolved") == asked


@pytest.mark.rule("LR-CRD-01", "LR-EFF-07", "LR-CMB-25")
def test_a_test_of_will_cancels_no_shadow_effect(table: MakeTable) -> None:
    """A shadow card is not revealed from the encounter deck."""
    t = table(attacked("bree_land_informant", "deadly_accusations", hand=("a_test_of_will",), active="dark_alley"))
    defended_by(t, "dunhere")

    assert answer(t, "shadow_resolved") == "respond-shadow_effect"
    assert refused(t, from_hand(P1, "a_test_of_will")) == ("wrong_moment", "LR-EFF-02")


# -- A Test of Will --------------------------------------------------------------------------------------------


def willed(*encounter: str, hand: tuple[str, ...] = ("a_test_of_will", "gandalf"), **more: Any) -> lr.Setup:
    """Return the quest phase at stage 2 of a Spirit player with A Test of Will; Eleanor is exhausted."""
    heroes = [spot("eowyn", resources=2), "dunhere", spot("eleanor", exhausted=True)]
    return arranged(
        place(hand=hand, heroes=heroes, threat=30),
        decks=(SPIRIT,),
        **{"stage": 2, "phase": "quest", "encounter": encounter, **more},
    )


@pytest.mark.rule("LR-CRD-01", "LR-EFF-07", "LR-QST-05")
def test_a_test_of_will_cancels_a_treachery_and_nothing_replaces_it(table: MakeTable) -> None:
    """Deadly Accusations is discarded without effect, for one Spirit resource; the next card stays where it is."""
    t = table(willed("deadly_accusations", "market_square", active="dark_alley"))
    stay(t)
    t.play_card("a_test_of_will", P1)

    assert (t.threats, t.encounter_discard, t.encounter[0]) == ([30], ["deadly_accusations"], "market_square")
    assert (t.card("eowyn").resources, t.discard(P1)) == (1, ["a_test_of_will"])


@pytest.mark.rule("LR-EFF-07", "LR-QST-05")
def test_enemy_under_a_test_of_will_still_enters_the_staging_area(table: MakeTable) -> None:
    """Greenway Footpad asks for no choice and attacks nobody; it lies in the staging area."""
    t = table(willed("greenway_footpad"))
    stay(t)
    t.play_card("a_test_of_will", P1)

    assert t.prompt != "option-footpad"
    assert (t.threats, t.staging, t.encounter_discard) == ([30], ["greenway_footpad"], [])


@pytest.mark.rule("LR-EFF-07", "LR-INS-01", "LR-KEY-04")
def test_surge_survives_a_test_of_will(table: MakeTable) -> None:
    """Hired Muscle is not attached but discarded; its Surge reveals the next card."""
    t = table(willed("hired_muscle", "market_square", staging=["lawless_ruffian"]))
    stay(t)
    t.play_card("a_test_of_will", P1)

    assert (t.card("lawless_ruffian").attachments, t.encounter_discard) == ([], ["hired_muscle"])
    assert t.staging == ["lawless_ruffian", "market_square"]


@pytest.mark.rule("LR-EFF-07", "LR-EFF-03")
def test_what_is_cancelled_is_not_cancelled_again(table: MakeTable) -> None:
    """After the first Test nobody is asked for a second one on the same card."""
    t = table(willed("deadly_accusations", "market_square", hand=("a_test_of_will", "a_test_of_will")))
    stay(t)
    t.play_card("a_test_of_will", P1)

    assert (answer(t, "staged"), t.hand(P1)) == ("window", ["a_test_of_will"])


@pytest.mark.rule("LR-EFF-02", "LR-CRD-01")
def test_card_without_a_when_revealed_effect_leaves_nothing_to_cancel(table: MakeTable) -> None:
    """A location and an enemy come without a question."""
    for title in ("market_square", "lawless_ruffian"):
        t = table(willed(title))
        stay(t)
        assert (answer(t, "staged"), t.staging) == ("window", [title])


@pytest.mark.rule("LR-EFF-03", "LR-CRD-01", "LR-PLN-02")
def test_a_test_of_will_is_for_any_player_who_can_pay(table: MakeTable) -> None:
    """P1 is asked first and has no Spirit hero; P2 plays it for the whole table."""
    t = table(
        arranged(
            place(threat=30),
            place(threat=30, hand=["a_test_of_will"], heroes=[spot("eowyn", resources=1), "dunhere"]),
            decks=(LORE, SPIRIT),
            stage=2,
            phase="quest",
            encounter=["deadly_accusations", "market_square"],
        )
    )
    stay(t)
    stay(t)
    t.to_prompt("respond-when_revealed")
    assert t.asked == (P2,)
    t.play_card("a_test_of_will", P2)

    assert (t.threats, t.card("eowyn").resources) == ([30, 30], 0)


@pytest.mark.rule("LR-PLN-02", "LR-EFF-03")
def test_a_test_of_will_is_not_for_whoever_cannot_pay(table: MakeTable) -> None:
    """Without a Spirit resource nobody is asked, and the treachery happens."""
    t = table(
        arranged(
            place(threat=30, hand=["a_test_of_will"], heroes=["eowyn", "dunhere"]),
            decks=(SPIRIT,),
            stage=2,
            phase="quest",
            encounter=["deadly_accusations"],
        )
    )
    stay(t)
    t.to_window("staged")

    assert t.threats == [31]
    assert t.happened(lr.EffectCancelled) == []


@pytest.mark.rule("LR-CRD-21", "LR-EFF-07", "LR-CMB-25")
def test_bill_ferny_protects_the_first_treachery_of_the_round_only(table: MakeTable) -> None:
    """S28: one that was revealed earlier in the round leaves later ones open to A Test of Will."""
    for earlier, asked in ((0, False), (1, True)):
        t = table(willed("smoke_and_mirrors", "market_square", staging=["bill_ferny"], treacheries=earlier))
        stay(t)
        assert (answer(t, "staged") == "respond-when_revealed") is asked
        assert t.threats == [30 if asked else 31]
