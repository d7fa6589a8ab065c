"""The Spirit heroes: Éowyn, Eleanor and Dúnhere."""

from __future__ import annotations

from typing import Any

import pytest

from boardrules.games import lotr_investigation as lr
from tests.games.happened import refused
from tests.games.lotr_investigation.quest_positions import stay
from tests.games.lotr_investigation.table import (
    LORE,
    P1,
    P2,
    SPIRIT,
    MakeTable,
    QuestTable,
    ability,
    arranged,
    own_deck,
    place,
    seen,
    spot,
)

RIDERS = own_deck("riders", ("dunhere", "eowyn"), "unexpected_courage", "a_test_of_will")


def card(title: str) -> lr.Card:
    return lr.CARDS[title]


# -- Éowyn -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-EFF-05", "LR-REF-02")
def test_eowyn_gets_a_willpower_for_a_discarded_card_until_the_end_of_the_phase(table: MakeTable) -> None:
    """The player picks the card; it lies on the own discard pile, and the willpower is gone in the next phase."""
    t = table(arranged(place(hand=["gandalf", "lorien_guide"]), decks=(SPIRIT,), stage=2, phase="quest"))
    t.use("eowyn", P1)
    assert t.prompt == "discard"
    t.act(lr.ChooseTitle, seat=P1, card="lorien_guide")

    assert (t.hand(P1), t.discard(P1)) == (["gandalf"], ["lorien_guide"])
    assert (seen(t, "eowyn").willpower, seen(t, "dunhere").willpower) == (5, 1)
    assert not seen(t, "eowyn").exhausted
    t.to_phase("travel")
    assert seen(t, "eowyn").willpower == 4


@pytest.mark.rule("LR-QST-18", "LR-QST-12", "LR-QST-10")
def test_eowyn_breaks_a_tie_after_staging(table: MakeTable) -> None:
    """6 against 6 is a draw; with a card discarded after staging it is 7 against 6: one progress."""
    setup = arranged(
        place(hand=["gandalf", "lorien_guide"], threat=25),
        decks=(SPIRIT,),
        stage=2,
        phase="quest",
        staging=["dark_alley", "ramshackle_manor"],
        empty_encounter=True,
    )
    for discards, progress in ((False, 0), (True, 1)):
        t = table(setup)
        t.commit(P1, "eowyn", "dunhere", "eleanor")
        t.to_window("staged")
        if discards:
            t.use("eowyn", P1)
            t.act(lr.ChooseTitle, seat=P1, card="gandalf")
        else:
            t.act(lr.Pass, seat=P1)

        assert [(one.willpower, one.threat) for one in t.happened(lr.QuestCompared)] == [(6 + progress, 6)]
        assert (t.state.progress, t.threats) == (progress, [25])


@pytest.mark.rule("LR-CRD-01", "LR-EFF-12", "LR-EFF-05")
def test_eowyn_serves_every_player_once_in_a_round_for_a_card_of_their_own(table: MakeTable) -> None:
    """P2 discards from the own hand; nobody uses her twice in a round, and each may again in the next one."""
    t = table(
        arranged(
            place(hand=["gandalf", "lorien_guide"], threat=20),
            place(hand=["gandalf", "gleowine"], threat=20),
            decks=(SPIRIT, LORE),
            stage=2,
            phase="quest",
            empty_encounter=True,
        )
    )
    t.use("eowyn", P2)
    t.act(lr.ChooseTitle, seat=P2, card="gleowine")
    assert (t.hand(P1), t.hand(P2)) == (["gandalf", "lorien_guide"], ["gandalf"])
    assert (t.discard(P1), t.discard(P2)) == ([], ["gleowine"])
    assert seen(t, "eowyn").willpower == 5
    t.use("eowyn", P1)
    t.act(lr.ChooseTitle, seat=P1, card="lorien_guide")
    assert seen(t, "eowyn").willpower == 6

    assert t.asked == (P2,)  # Denethor could still act, Éowyn not
    assert refused(t, ability(t, P2, "eowyn")) == ("limit_reached", "LR-EFF-12")
    t.to_phase("refresh")
    t.to_phase("planning")
    t.use("eowyn", P1)
    t.act(lr.ChooseTitle, seat=P1, card="gandalf")
    t.use("eowyn", P2)
    t.act(lr.ChooseTitle, seat=P2, card="gandalf")
    assert seen(t, "eowyn").willpower == 6


@pytest.mark.rule("LR-EFF-05", "LR-EFF-12")
def test_eowyn_needs_a_card_in_the_hand_of_whoever_uses_her(table: MakeTable) -> None:
    """P2 has no card and is refused, however many P1 holds; the last card of P1 goes without a question."""
    t = table(arranged(place(hand=["gandalf"]), place(), decks=(SPIRIT, LORE), stage=2, phase="quest"))
    t.use("eowyn", P1)
    assert (t.hand(P1), t.discard(P1), t.asked) == ([], ["gandalf"], (P2,))

    assert refused(t, ability(t, P2, "eowyn")) == ("empty_hand", "LR-EFF-05")


# -- Eleanor ---------------------------------------------------------------------------------------------------


def revealing(*encounter: str, hand: tuple[str, ...] = ("gandalf",), **more: Any) -> lr.Setup:
    """Return a quest phase at stage 2 in which Eleanor is ready and the encounter deck begins with these cards.

    A card in hand keeps every action window open for Éowyn.
    """
    return arranged(
        place(hand=hand, heroes=[spot("eowyn", resources=1), "dunhere", "eleanor"], threat=30),
        decks=(SPIRIT,),
        stage=2,
        phase="quest",
        encounter=encounter,
        **more,
    )


@pytest.mark.rule("LR-CRD-01", "LR-EFF-07", "LR-QST-05", "LR-EFF-05")
def test_eleanor_cancels_a_treachery_and_has_the_next_card_revealed(table: MakeTable) -> None:
    """Exhausted, she cancels Deadly Accusations; it is discarded, and a location revealed in its place."""
    t = table(revealing("deadly_accusations", "market_square", "dark_alley"))
    stay(t)
    t.use("eleanor", P1)

    assert t.threats == [30]
    assert (t.encounter_discard, t.staging) == (["deadly_accusations"], ["market_square"])
    assert t.encounter[0] == "dark_alley"
    assert seen(t, "eleanor").exhausted
    assert [one.card.id for one in t.happened(lr.EffectCancelled)] == ["deadly_accusations"]


@pytest.mark.rule("LR-EFF-03", "LR-QST-05")
def test_eleanor_may_let_a_treachery_happen(table: MakeTable) -> None:
    """Whoever passes keeps her ready; the treachery happens, and nothing is revealed in its place."""
    t = table(revealing("deadly_accusations", "market_square", active="dark_alley"))
    stay(t)
    t.to_prompt("respond-when_revealed")
    t.act(lr.Pass, seat=P1)

    assert t.threats == [34]
    assert (t.encounter_discard, t.staging) == (["deadly_accusations"], [])
    assert not seen(t, "eleanor").exhausted


@pytest.mark.rule("LR-INS-01", "LR-EFF-07", "LR-QST-05", "LR-KEY-04")
def test_surge_of_a_treachery_that_eleanor_cancels_comes_before_its_replacement(table: MakeTable) -> None:
    """S39: Hired Muscle is not attached; Surge reveals a card, then it is discarded, then its replacement comes."""
    t = table(
        revealing("hired_muscle", "market_square", "dark_alley", "old_warehouse", staging=["lawless_ruffian"]),
    )
    stay(t)
    t.use("eleanor", P1)

    assert t.card("lawless_ruffian").attachments == []
    assert t.staging == ["lawless_ruffian", "market_square", "dark_alley"]
    assert t.encounter_discard == ["hired_muscle"]
    story = [
        (type(one).__name__, one.card.id)
        for one in t.events
        if isinstance(one, lr.CardRevealed | lr.AddedToStaging | lr.LeftPlay)
    ]
    assert story == [
        ("CardRevealed", "market_square"),
        ("AddedToStaging", "market_square"),
        ("LeftPlay", "hired_muscle"),
        ("CardRevealed", "dark_alley"),
        ("AddedToStaging", "dark_alley"),
    ]


@pytest.mark.rule("LR-QST-05", "LR-EFF-07")
def test_replacement_of_eleanor_is_fully_resolved_and_can_be_cancelled_itself(table: MakeTable) -> None:
    """The replacement is a treachery too: it happens, unless A Test of Will cancels it; it is not replaced."""
    happens = table(revealing("smoke_and_mirrors", "deadly_accusations", "dark_alley"))
    stay(happens)
    happens.use("eleanor", P1)
    happens.to_window("staged")
    assert (happens.threats, happens.staging) == ([31], [])

    t = table(revealing("smoke_and_mirrors", "deadly_accusations", "dark_alley", hand=("a_test_of_will", "gandalf")))
    stay(t)
    t.use("eleanor", P1)
    assert t.prompt == "respond-when_revealed"
    assert refused(t, ability(t, P1, "eleanor")) == ("exhausted", "LR-TIM-04")
    t.play_card("a_test_of_will", P1)
    assert (t.threats, t.staging, t.encounter[0]) == ([30], [], "dark_alley")
    assert t.encounter_discard == ["smoke_and_mirrors", "deadly_accusations"]


@pytest.mark.rule("LR-CRD-01", "LR-EFF-02")
def test_eleanor_cancels_no_enemy(table: MakeTable) -> None:
    """S39: the When Revealed effect of Greenway Footpad is not that of a treachery; A Test of Will reaches it."""
    t = table(revealing("greenway_footpad", hand=("a_test_of_will",)))
    stay(t)
    t.to_prompt("respond-when_revealed")

    assert refused(t, ability(t, P1, "eleanor")) == ("not_now", "LR-EFF-02")
    assert t.can(lr.PlayCard, card="a_test_of_will")


@pytest.mark.rule("LR-TIM-04", "LR-EFF-05")
def test_eleanor_committed_to_the_quest_cannot_cancel(table: MakeTable) -> None:
    """Exhausted by the quest she cannot pay; the other way to cancel stays open."""
    t = table(revealing("smoke_and_mirrors", "dark_alley", hand=("a_test_of_will", "gandalf")))
    t.commit(P1, "eleanor")
    t.to_prompt("respond-when_revealed")

    assert refused(t, ability(t, P1, "eleanor")) == ("exhausted", "LR-TIM-04")


@pytest.mark.rule("LR-CRD-21", "LR-EFF-07", "LR-INS-02")
def test_nothing_cancels_the_first_treachery_under_bill_ferny(table: MakeTable) -> None:
    """S28: nobody is even asked; Doomed 1 and then the treachery. The second one of the round can be cancelled."""
    t = table(
        revealing(
            *("hired_muscle", "deadly_accusations", "old_warehouse"),
            hand=("a_test_of_will",),
            staging=["bill_ferny"],
            active="dark_alley",
        )
    )
    stay(t)
    t.to_prompt("respond-when_revealed")
    assert t.happened(lr.EffectCancelled) == []
    assert [one.card.id for one in t.happened(lr.CardRevealed)] == ["hired_muscle", "deadly_accusations"]
    assert (t.threats, t.prompt) == ([31], "respond-when_revealed")
    t.use("eleanor", P1)

    assert t.threats == [31]
    assert t.staging == ["bill_ferny", "old_warehouse"]


@pytest.mark.rule("LR-INS-01", "LR-CRD-01", "LR-QST-05")
def test_eleanor_cancels_a_treachery_revealed_in_the_travel_phase(table: MakeTable) -> None:
    """What Old Warehouse reveals can be cancelled and is replaced, in the travel phase as well."""
    t = table(
        arranged(
            place(threat=30),
            decks=(SPIRIT,),
            phase="travel",
            staging=["old_warehouse"],
            encounter=["hired_muscle", "market_square", "dark_alley"],
        )
    )
    t.act(lr.Travel, card="old_warehouse")
    t.use("eleanor", P1)

    assert (t.staging, t.active) == (["market_square", "dark_alley"], "old_warehouse")
    assert t.encounter_discard == ["hired_muscle"]


# -- Dúnhere ---------------------------------------------------------------------------------------------------


def fighting(*staging: str, hand: tuple[str, ...] = (), **more: Any) -> lr.Setup:
    """Return a combat phase at stage 2 in which Dúnhere and Éowyn are ready and nobody is engaged."""
    seat = place(hand=hand, heroes=[spot("dunhere", attachments=["unexpected_courage"]), "eowyn"], threat=20)
    return arranged(
        seat,
        decks=("riders",),
        setup={"deck_lists": (RIDERS,)},
        **{"stage": 2, "phase": "combat", "staging": staging, **more},
    )


def strike(t: QuestTable, title: str) -> lr.AttackEnemy:
    return lr.AttackEnemy(P1, t.uid(title), card(title))


@pytest.mark.rule("LR-CRD-01", "LR-CMB-11")
def test_dunhere_attacks_an_enemy_in_the_staging_area_alone_and_harder(table: MakeTable) -> None:
    """2 + 1 against defense 2: one damage. Nobody else takes part, and the enemy stays where it is."""
    t = table(fighting("greenway_footpad"))
    t.act(lr.AttackEnemy, card="greenway_footpad")

    attack = t.happened(lr.PlayerAttacks)[0]
    assert [one.id for one in attack.attackers] == ["dunhere"]
    assert (seen(t, "dunhere").exhausted, seen(t, "eowyn").exhausted) == (True, False)
    t.to_window("attack_done")
    assert t.card("greenway_footpad").damage == 1
    assert (t.staging, t.engaged(P1)) == (["greenway_footpad"], [])


@pytest.mark.rule("LR-CRD-01")
def test_dunhere_gets_nothing_against_an_engaged_enemy_and_is_joined_there(table: MakeTable) -> None:
    """2 of his and 1 of Éowyn's against the Informant's defense 1: two damage."""
    t = table(
        arranged(
            place(heroes=["dunhere", "eowyn"], engaged=["bree_land_informant"], threat=20),
            decks=("riders",),
            setup={"deck_lists": (RIDERS,)},
            stage=2,
            phase="combat",
            empty_encounter=True,
        )
    )
    t.to_prompt("attack")
    t.act(lr.AttackEnemy, card="bree_land_informant")
    t.act(lr.AddAttacker, card="dunhere")
    t.act(lr.AddAttacker, card="eowyn")

    t.to_phase("refresh")
    assert t.card("bree_land_informant").damage == 2


@pytest.mark.rule("LR-CMB-11")
def test_nobody_but_a_ready_dunhere_reaches_the_staging_area(table: MakeTable) -> None:
    """While he is exhausted the enemy there has no attacker."""
    t = table(
        arranged(
            place(heroes=[spot("dunhere", exhausted=True), "eowyn"], engaged=["bree_land_informant"], threat=20),
            decks=("riders",),
            setup={"deck_lists": (RIDERS,)},
            stage=2,
            phase="combat",
            staging=["greenway_footpad"],
            empty_encounter=True,
        )
    )
    t.to_prompt("attack")

    assert t.can(lr.AttackEnemy, card="bree_land_informant")
    assert refused(t, strike(t, "greenway_footpad")) == (
        "no_attacker",
        "LR-CMB-11",
    )


@pytest.mark.rule("LR-CRD-01", "LR-CMB-11")
def test_dunhere_attacks_each_enemy_of_the_staging_area_once_in_a_phase(table: MakeTable) -> None:
    """Readied by Unexpected Courage he may attack another one, not the same one again."""
    t = table(fighting("greenway_footpad", "lawless_ruffian"))
    t.act(lr.AttackEnemy, card="greenway_footpad")
    t.use("unexpected_courage", P1)
    t.to_prompt("attack")

    assert refused(t, strike(t, "greenway_footpad")) == (
        "already_attacked",
        "LR-CMB-11",
    )
    t.act(lr.AttackEnemy, card="lawless_ruffian")
    t.to_phase("refresh")
    assert t.card("lawless_ruffian").damage == 1


@pytest.mark.rule("LR-CRD-26")
def test_dunhere_deals_no_damage_in_the_staging_area_while_a_dark_alley_is_in_play(table: MakeTable) -> None:
    """The attack is legal all the same, and exhausts him."""
    t = table(fighting("greenway_footpad", active="dark_alley"))
    t.act(lr.AttackEnemy, card="greenway_footpad")
    t.to_phase("refresh")

    assert t.card("greenway_footpad").damage == 0
    [prevented] = t.happened(lr.DamagePrevented)
    assert (prevented.amount, prevented.by, prevented.rules) == (1, (lr.CARDS["dark_alley"],), ("LR-CRD-26",))


@pytest.mark.rule("LR-KEY-11", "LR-CRD-35")
def test_dunhere_reaches_no_immune_enemy_in_the_staging_area(table: MakeTable) -> None:
    """A Suspect in the staging area is open to him, until Bill Ferny's House lies in the victory display."""
    staged = ("wolf_pelt_jake", "greenway_footpad")
    t = table(fighting(*staged))
    t.to_prompt("attack")
    assert t.can(lr.AttackEnemy, card="wolf_pelt_jake")

    t = table(fighting(*staged, victory=["bill_fernys_house"]))
    t.to_prompt("attack")
    assert refused(t, strike(t, "wolf_pelt_jake")) == (
        "no_attacker",
        "LR-CMB-11",
    )
    assert t.can(lr.AttackEnemy, card="greenway_footpad")


@pytest.mark.rule("LR-CRD-34")
def test_staddle_keeps_dunhere_from_suspects_in_the_staging_area(table: MakeTable) -> None:
    """A Suspect there is engaged with nobody, so nobody may attack it."""
    t = table(fighting("wolf_pelt_jake", "greenway_footpad", victory=["staddle_hiding_hole"]))
    t.to_prompt("attack")

    assert refused(t, strike(t, "wolf_pelt_jake")) == (
        "not_engaged_with_you",
        "LR-CRD-34",
    )
    assert t.can(lr.AttackEnemy, card="greenway_footpad")
