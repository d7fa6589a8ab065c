"""The Tactics events Blade Mastery, Rain of Arrows, Feint and Thicket of Spears, and what events of the sphere cost."""

from __future__ import annotations

from typing import Any

import pytest

from boardrules.games import lotr_investigation as lr
from tests.games.happened import refused
from tests.games.lotr_investigation.table import (
    LEADERSHIP,
    P1,
    P2,
    TACTICS,
    MakeTable,
    arranged,
    choice,
    fight_out,
    from_hand,
    numbers,
    own_deck,
    place,
    spot,
)

ALONE = (TACTICS,)
RICH = ("legolas", "gimli", "thalin")


def _heroes(*resources: int) -> list[lr.Spot]:
    return [spot(hero, resources=amount) for hero, amount in zip(RICH, resources, strict=True)]


# -- all of them -----------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-PLN-02", "LR-PLN-07", "LR-CMP-08")
@pytest.mark.parametrize(
    ("title", "cost"), [("blade_mastery", 1), ("rain_of_arrows", 1), ("feint", 1), ("quick_strike", 1)]
)
def test_a_tactics_event_is_paid_from_tactics_pools_and_goes_to_the_discard_pile(
    table: MakeTable, title: str, cost: int
) -> None:
    """With 1 resource less the event is refused, whatever Théodred has; played, it lies on its owner's discard pile."""
    deck = own_deck("mixed", ("theodred", "legolas"), title)

    def seat(resources: int) -> lr.Position:
        heroes = [spot("theodred", resources=9), spot("legolas", resources=resources)]
        return place(heroes=heroes, hand=[title, "gandalf"], engaged=["todd_the_troll"])

    position: dict[str, Any] = {"decks": ("mixed",), "setup": {"deck_lists": (deck,)}, "empty_encounter": True}
    t = table(arranged(seat(cost - 1), phase="planning", **position))
    t.to_prompt("planning")
    if title != "feint":
        assert refused(t, from_hand(P1, title)) == ("cannot_pay", "LR-PLN-02")
    t = table(arranged(seat(cost), phase="combat", **position))
    t.play_card(title)
    t.skip(lambda table: title in table.discard(P1))

    assert (t.card("theodred").resources, t.card("legolas").resources) == (9, 0)
    assert t.discard(P1) == [title]


# -- Blade Mastery ---------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-REF-02", "LR-EFF-02")
def test_blade_mastery_gives_a_character_1_attack_and_1_defense(table: MakeTable) -> None:
    """Any player's hero or ally, until the end of the phase; an enemy is no target."""
    setup = arranged(
        place(heroes=_heroes(1, 0, 0), hand=["blade_mastery", "gandalf"], engaged=["greenway_footpad"]),
        place(heroes=["aragorn"], allies=["faramir"]),
        decks=(TACTICS, LEADERSHIP),
        phase="planning",
        stage=2,
    )
    t = table(setup)
    t.play_card("blade_mastery")
    assert refused(t, choice(t, P1, "greenway_footpad")) == ("no_legal_target", "LR-EFF-02")
    assert t.can(lr.ChooseCard, card="aragorn")
    t.pick("faramir")

    assert numbers(t, "faramir") == (2, 2, 3)
    assert numbers(t, "aragorn") == (2, 3, 2)
    assert numbers(t, "greenway_footpad") == (0, 4, 2)
    t.to_phase("quest")
    assert numbers(t, "faramir") == (2, 1, 2)


@pytest.mark.rule("LR-CRD-01", "LR-CMB-08", "LR-TIM-03")
def test_blade_mastery_after_the_defender_was_declared_still_counts(table: MakeTable) -> None:
    """In the window after step 2 Gimli gets +1 defense: 4 - 3 damage. Twice played, it counts twice."""
    seat = place(
        threat=20,
        heroes=_heroes(2, 0, 0),
        hand=["blade_mastery", "blade_mastery", "gandalf"],
        engaged=["greenway_footpad"],
    )
    t = table(arranged(seat, decks=ALONE, phase="combat", encounter=["dark_alley"]))
    t.act(lr.Defend, card="gimli")
    t.play_card("blade_mastery")
    t.pick("gimli")
    assert numbers(t, "gimli") == (2, 3, 3)
    t.play_card("blade_mastery")
    t.pick("gimli")
    fight_out(t)

    assert t.card("gimli").damage == 0


# -- Rain of Arrows --------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-EFF-05", "LR-TIM-04", "LR-CMB-24", "LR-CMB-19")
def test_rain_of_arrows_hurts_each_enemy_engaged_with_a_player(table: MakeTable) -> None:
    """P1 exhausts an Archer and chooses P2: 1 damage to each of P2's enemies, whatever their defense, to no other."""
    setup = arranged(
        place(
            heroes=_heroes(1, 0, 0),
            allies=["horseback_archer"],
            hand=["rain_of_arrows", "gandalf"],
            engaged=["bill_ferny"],
        ),
        place(
            engaged=[spot("lawless_ruffian", damage=2), "chetwood_outlaw", spot("bree_land_informant", damage=2)],
        ),
        decks=(TACTICS, LEADERSHIP),
        phase="planning",
        staging=["greenway_footpad"],
    )
    t = table(setup)
    t.play_card("rain_of_arrows")
    assert refused(t, choice(t, P1, "gimli")) == ("no_legal_target", "LR-EFF-02")
    t.pick("horseback_archer")
    t.act(lr.ChoosePlayer, player=P2)

    assert (t.card("horseback_archer").exhausted, t.card("legolas").exhausted) == (True, False)
    assert t.engaged(P2) == ["chetwood_outlaw"]
    assert [t.card(enemy).damage for enemy in ("chetwood_outlaw", "bill_ferny", "greenway_footpad")] == [1, 0, 0]
    assert [event.card.id for event in t.happened(lr.EnemyDefeated)] == ["lawless_ruffian", "bree_land_informant"]
    hits = [index for index, event in enumerate(t.events) if isinstance(event, lr.Damaged)]
    falls = [index for index, event in enumerate(t.events) if isinstance(event, lr.EnemyDefeated)]
    assert len(hits) == 3
    assert max(hits) < min(falls)
    assert t.prompt != "respond-slain"


@pytest.mark.rule("LR-EFF-02", "LR-EFF-05", "LR-TIM-04")
def test_rain_of_arrows_needs_a_ready_ranged_character_of_ones_own(table: MakeTable) -> None:
    """Gimli has no Ranged, Legolas is exhausted, and the Archer is P2's: it cannot be played."""
    setup = arranged(
        place(
            heroes=["gimli", spot("legolas", resources=1, exhausted=True)],
            hand=["rain_of_arrows"],
            engaged=["bill_ferny"],
        ),
        place(allies=["silverlode_archer"]),
        decks=(TACTICS, LEADERSHIP),
        phase="planning",
    )
    t = table(setup)
    t.to_prompt("planning")

    assert refused(t, from_hand(P1, "rain_of_arrows")) == ("no_target", "LR-EFF-02")


@pytest.mark.rule("LR-CRD-35", "LR-KEY-11")
def test_rain_of_arrows_passes_over_an_immune_suspect(table: MakeTable) -> None:
    """With Bill Ferny's House in the victory display Jake takes nothing, the Ruffian beside him 1."""
    seat = place(
        heroes=_heroes(1, 0, 0), hand=["rain_of_arrows", "gandalf"], engaged=["wolf_pelt_jake", "lawless_ruffian"]
    )
    for victory, damage in (([], 1), (["bill_fernys_house"], 0)):
        t = table(arranged(seat, decks=ALONE, phase="planning", stage=2, victory=victory))
        t.play_card("rain_of_arrows")
        assert (t.card("wolf_pelt_jake").damage, t.card("lawless_ruffian").damage) == (damage, 1)


# -- Feint -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-CMB-20", "LR-CMB-17", "LR-REF-02")
def test_feint_before_step_1_keeps_the_enemy_from_attacking_in_this_phase(table: MakeTable) -> None:
    """The Footpad does not attack, and its shadow card is discarded unresolved; in the next round it attacks again."""
    seat = place(
        threat=20, heroes=_heroes(1, 0, 0), hand=["feint", "gandalf"], engaged=["greenway_footpad", "lawless_ruffian"]
    )
    t = table(arranged(seat, decks=ALONE, phase="combat", stage=2, encounter=["dark_alley", "deadly_accusations"]))
    assert t.window == "shadows_dealt"
    t.play_card("feint")
    t.pick("greenway_footpad")
    t.to_prompt("defend")
    t.skip(lambda table: table.state.phase != "combat")

    assert [event.card.id for event in t.happened(lr.EnemyAttacks)] == ["lawless_ruffian"]
    assert [event.shadow.id for event in t.happened(lr.ShadowRevealed)] == ["dark_alley"]
    assert "deadly_accusations" in t.encounter_discard
    assert t.discard(P1) == ["feint"]
    t.skip(lambda table: len(table.happened(lr.EnemyAttacks)) == 3)
    assert "greenway_footpad" in [event.card.id for event in t.happened(lr.EnemyAttacks)]


@pytest.mark.rule("LR-CMB-20", "LR-CMB-15")
def test_feint_after_step_1_is_too_late_for_the_running_attack_but_stops_the_next(table: MakeTable) -> None:
    """The Informant's attack goes on; the additional attack that its shadow card gives does not take place."""
    seat = place(threat=20, heroes=_heroes(1, 0, 0), hand=["feint", "gandalf"], engaged=["bree_land_informant"])
    for is_played, attacks, damage in ((False, 2, 1 + 2), (True, 1, 1)):
        t = table(arranged(seat, decks=ALONE, phase="combat", stage=2, encounter=["lawless_ruffian", "dark_alley"]))
        t.to_window("attack_chosen")
        if is_played:
            t.play_card("feint")
        t.act(lr.Defend, card="legolas")
        t.skip(lambda table: table.state.phase != "combat")

        assert t.card("legolas").damage == damage
        assert len(t.happened(lr.EnemyAttacks)) == attacks


@pytest.mark.rule("LR-CRD-01", "LR-EFF-02")
def test_feint_reaches_engaged_enemies_of_any_player_in_the_combat_phase_alone(table: MakeTable) -> None:
    """P2's enemy may be chosen, one of the staging area not; in the planning phase there is no Feint."""
    setup = arranged(
        place(heroes=_heroes(1, 0, 0), hand=["feint", "gandalf"], engaged=["lawless_ruffian"]),
        place(threat=20, engaged=["bree_land_informant"]),
        decks=(TACTICS, LEADERSHIP),
        phase="combat",
        staging=["bill_ferny"],
        empty_encounter=True,
    )
    t = table(setup)
    t.play_card("feint")
    assert refused(t, choice(t, P1, "bill_ferny")) == ("no_legal_target", "LR-EFF-02")
    t.pick("bree_land_informant")
    t.skip(lambda table: table.state.phase != "combat")
    assert [(event.card.id, event.seat) for event in t.happened(lr.EnemyAttacks)] == [("lawless_ruffian", P1)]

    seat = place(heroes=_heroes(1, 0, 0), hand=["feint"], engaged=["lawless_ruffian"])
    t = table(arranged(seat, decks=ALONE, phase="planning"))
    t.to_prompt("planning")
    assert refused(t, from_hand(P1, "feint")) == ("wrong_moment", "LR-EFF-02")


@pytest.mark.rule("LR-CMB-20", "LR-CMB-16", "LR-EFF-08")
def test_feint_protects_that_player_alone(table: MakeTable) -> None:
    """Feinted away from P1 and called by P2's Son of Arnor, the Footpad attacks P2."""
    setup = arranged(
        place(heroes=_heroes(1, 0, 0), hand=["feint", "gandalf"], engaged=["greenway_footpad"]),
        place(threat=20, heroes=[spot("aragorn", resources=1)], hand=["sneak_attack", "son_of_arnor", "gandalf"]),
        decks=(TACTICS, LEADERSHIP),
        phase="combat",
        empty_encounter=True,
    )
    t = table(setup)
    t.play_card("feint")
    t.play_card("sneak_attack", P2)
    t.act(lr.ChooseTitle, card="son_of_arnor")
    t.use("son_of_arnor", P2)
    t.to_prompt("defend")

    assert (t.asked, t.state.round) == ((P2,), 1)
    assert [(event.card.id, event.seat) for event in t.happened(lr.EnemyAttacks)] == [("greenway_footpad", P2)]


@pytest.mark.rule("LR-CRD-35", "LR-EFF-02")
def test_feint_does_not_reach_an_immune_suspect(table: MakeTable) -> None:
    """With Bill Ferny's House in the victory display and Jake alone there is no target."""
    seat = place(heroes=_heroes(1, 0, 0), hand=["feint", "gandalf"], engaged=["wolf_pelt_jake"])
    t = table(arranged(seat, decks=ALONE, phase="combat", stage=2, victory=["bill_fernys_house"], empty_encounter=True))
    assert t.prompt == "window"

    assert refused(t, from_hand(P1, "feint")) == ("no_target", "LR-EFF-02")


# -- Thicket of Spears -----------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-PLN-02", "LR-CMB-20")
def test_thicket_of_spears_takes_1_resource_of_each_of_three_heroes(table: MakeTable) -> None:
    """Each hero pays 1 whatever the others hold, and no enemy engaged with the chosen player attacks that player."""
    setup = arranged(
        place(heroes=_heroes(4, 1, 2), hand=["thicket_of_spears", "gandalf"], engaged=["bill_ferny"]),
        place(threat=20, engaged=["greenway_footpad", "lawless_ruffian"]),
        decks=(TACTICS, LEADERSHIP),
        phase="combat",
        encounter=["deadly_accusations", "hired_muscle", "hired_muscle"],
    )
    t = table(setup)
    t.play_card("thicket_of_spears")
    t.act(lr.ChoosePlayer, player=P2)
    assert [t.card(hero).resources for hero in RICH] == [3, 0, 1]
    t.skip(lambda table: table.state.phase != "combat")

    assert [(event.card.id, event.seat) for event in t.happened(lr.EnemyAttacks)] == [("bill_ferny", P1)]
    assert [event.shadow.id for event in t.happened(lr.ShadowRevealed)] == ["deadly_accusations"]
    assert sorted(t.encounter_discard) == ["deadly_accusations", "hired_muscle", "hired_muscle"]


@pytest.mark.rule("LR-CRD-01", "LR-PLN-02")
def test_thicket_of_spears_cannot_be_paid_by_two_heroes(table: MakeTable) -> None:
    """Two full pools and an empty one are not three heroes; nor is a hero without a Tactics icon one of them."""
    t = table(arranged(place(heroes=_heroes(9, 9, 0), hand=["thicket_of_spears"]), decks=ALONE, phase="planning"))
    t.to_prompt("planning")
    assert refused(t, from_hand(P1, "thicket_of_spears")) == ("cannot_pay", "LR-PLN-02")

    deck = own_deck("mixed", ("legolas", "gimli", "aragorn"), "thicket_of_spears")
    heroes = [spot(hero, resources=5) for hero in ("legolas", "gimli", "aragorn")]
    seat = place(heroes=heroes, hand=["thicket_of_spears"])
    t = table(arranged(seat, decks=("mixed",), setup={"deck_lists": (deck,)}, phase="planning"))
    t.to_prompt("planning")
    assert refused(t, from_hand(P1, "thicket_of_spears")) == ("cannot_pay", "LR-PLN-02")


@pytest.mark.rule("LR-CMB-20", "LR-EFF-08")
def test_thicket_of_spears_after_step_1_stops_the_other_enemies_only(table: MakeTable) -> None:
    """The running attack of the Informant goes on, the Ruffian does not attack any more."""
    seat = place(
        threat=20,
        heroes=_heroes(1, 1, 1),
        hand=["thicket_of_spears", "gandalf"],
        engaged=["bree_land_informant", "lawless_ruffian"],
    )
    t = table(arranged(seat, decks=ALONE, phase="combat", encounter=["dark_alley", "dark_alley"]))
    t.to_prompt("next_enemy")
    t.pick("bree_land_informant")
    t.play_card("thicket_of_spears")
    t.act(lr.Defend, card="legolas")
    t.skip(lambda table: table.state.phase != "combat")

    assert t.card("legolas").damage == 2 - 1
    assert [event.card.id for event in t.happened(lr.EnemyAttacks)] == ["bree_land_informant"]


@pytest.mark.rule("LR-EFF-08", "LR-CMB-16")
def test_thicket_of_spears_does_not_stop_an_enemy_that_engages_later(table: MakeTable) -> None:
    """P1, behind the spears, calls P2's Footpad by a sneaked Son of Arnor: it attacks P1, the Ruffian does not."""
    deck = own_deck("mixed", (*RICH[:2], "thalin"), "thicket_of_spears", "gandalf")
    setup = arranged(
        place(
            threat=20,
            heroes=[spot("aragorn", resources=1)],
            hand=["sneak_attack", "son_of_arnor", "gandalf"],
            engaged=["lawless_ruffian"],
        ),
        place(heroes=_heroes(1, 1, 1), hand=["thicket_of_spears", "gandalf"], engaged=["greenway_footpad"]),
        decks=(LEADERSHIP, "mixed"),
        setup={"deck_lists": (deck,)},
        phase="combat",
        empty_encounter=True,
    )
    t = table(setup)
    t.play_card("thicket_of_spears", P2)
    t.act(lr.ChoosePlayer, player=P1)
    t.play_card("sneak_attack", P1)
    t.act(lr.ChooseTitle, card="son_of_arnor")
    t.use("son_of_arnor", P1)
    t.skip(lambda table: table.state.phase != "combat")

    assert [(event.card.id, event.seat) for event in t.happened(lr.EnemyAttacks)] == [("greenway_footpad", P1)]


@pytest.mark.rule("LR-REF-02", "LR-CRD-35")
def test_thicket_of_spears_lasts_for_its_phase_and_does_not_stop_immune_suspects(table: MakeTable) -> None:
    """Played in the encounter phase it is over in combat; and an immune Jake attacks through it."""
    seat = place(threat=20, heroes=_heroes(1, 1, 1), hand=["thicket_of_spears", "gandalf"], engaged=["lawless_ruffian"])
    t = table(arranged(seat, decks=ALONE, phase="encounter", stage=2, empty_encounter=True))
    t.play_card("thicket_of_spears")
    t.to_prompt("defend")
    assert (t.state.phase, t.state.round) == ("combat", 1)

    seat = place(
        threat=20,
        heroes=_heroes(1, 1, 1),
        hand=["thicket_of_spears", "gandalf"],
        engaged=["wolf_pelt_jake", "lawless_ruffian"],
    )
    position: dict[str, Any] = {"phase": "combat", "stage": 2, "empty_encounter": True}
    t = table(arranged(seat, decks=ALONE, victory=["bill_fernys_house"], **position))
    t.play_card("thicket_of_spears")
    t.skip(lambda table: table.state.phase != "combat")
    assert [event.card.id for event in t.happened(lr.EnemyAttacks)] == ["wolf_pelt_jake"]
