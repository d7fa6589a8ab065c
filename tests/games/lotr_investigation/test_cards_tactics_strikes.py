"""The Tactics events of attack and defense: Quick Strike, Swift Strike and Stand Together."""

from __future__ import annotations

from typing import Any

import pytest

from boardrules.games import lotr_investigation as lr
from tests.games.happened import refused
from tests.games.lotr_investigation.combat_positions import strike, undefended
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
    own_deck,
    place,
    said,
    spot,
)

ALONE = (TACTICS,)


def _heroes(*resources: int) -> list[lr.Spot]:
    titles = ("legolas", "gimli", "thalin")
    return [spot(hero, resources=amount) for hero, amount in zip(titles, resources, strict=True)]


# -- Quick Strike ----------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-CMB-13", "LR-EFF-05")
def test_quick_strike_attacks_at_once_in_any_phase(table: MakeTable) -> None:
    """In the planning phase Gimli exhausts and deals 2 - 1 to the Informant; nobody can join him."""
    setup = arranged(
        place(heroes=_heroes(0, 1, 0), hand=["quick_strike", "gandalf"], engaged=["bree_land_informant"]),
        place(allies=["silverlode_archer"]),
        decks=(TACTICS, LEADERSHIP),
        phase="planning",
        stage=2,
    )
    t = table(setup)
    t.to_prompt("planning")
    t.play_card("quick_strike")
    t.pick("gimli")
    assert t.card("gimli").exhausted
    while t.state.attacks:
        assert t.prompt == "window"
        t.act(lr.Pass)

    assert t.card("bree_land_informant").damage == 1
    assert [event.attackers for event in t.happened(lr.PlayerAttacks)] == [(lr.CARDS["gimli"],)]
    assert (t.state.phase, t.card("gimli").resources) == ("planning", 0)
    assert t.discard(P1) == ["quick_strike"]


@pytest.mark.rule("LR-CMB-22", "LR-CMB-13", "LR-QST-14")
def test_legolas_responds_to_the_enemy_of_his_quick_strike(table: MakeTable) -> None:
    """In the encounter phase Legolas destroys the Ruffian by Quick Strike: 2 progress on the stage."""
    seat = place(heroes=_heroes(1, 0, 0), hand=["quick_strike", "gandalf"], engaged=[spot("lawless_ruffian", damage=2)])
    t = table(arranged(seat, decks=ALONE, phase="encounter", stage=2))
    t.play_card("quick_strike")
    t.pick("legolas")
    t.use("legolas")

    assert (t.engaged(P1), t.state.progress) == ([], 2)


@pytest.mark.rule("LR-CMB-11", "LR-CMB-13")
def test_quick_strike_does_not_count_against_the_one_attack_for_each_enemy(table: MakeTable) -> None:
    """Gimli strikes, then Thalin attacks the same enemy by the rules, then Legolas strikes it once more."""
    seat = place(heroes=_heroes(2, 0, 0), hand=["quick_strike", "quick_strike", "gandalf"], engaged=["todd_the_troll"])
    t = table(arranged(seat, decks=ALONE, phase="combat", stage=2, empty_encounter=True))
    t.play_card("quick_strike")
    t.pick("gimli")
    undefended(t, "gimli")
    strike(t, "todd_the_troll", "thalin")
    t.play_card("quick_strike")
    t.skip(lambda table: table.state.phase != "combat")

    attackers = [[card.id for card in event.attackers] for event in t.happened(lr.PlayerAttacks)]
    assert attackers == [["gimli"], ["thalin"], ["legolas"]]
    assert t.card("todd_the_troll").damage == 3 - 2


@pytest.mark.rule("LR-CMB-12", "LR-CMB-13", "LR-EFF-02", "LR-TIM-04")
def test_quick_strike_reaches_another_players_enemy_with_ranged_alone(table: MakeTable) -> None:
    """Legolas strikes what is engaged with P2; Gimli strikes P1's own enemy only; the exhausted Thalin none."""
    setup = arranged(
        place(
            heroes=[spot("legolas", resources=1), "gimli", spot("thalin", exhausted=True)],
            hand=["quick_strike", "gandalf"],
            engaged=["bill_ferny"],
        ),
        place(engaged=["bree_land_informant"], allies=["faramir"]),
        decks=(TACTICS, LEADERSHIP),
        phase="planning",
        staging=["greenway_footpad"],
    )
    t = table(setup)
    t.play_card("quick_strike")
    for title in ("thalin", "faramir"):
        assert refused(t, choice(t, P1, title)) == ("no_legal_target", "LR-EFF-02")
    t.pick("legolas")
    assert [action.card.id for action in t.offered() if isinstance(action, lr.ChooseCard)] == [
        "bill_ferny",
        "bree_land_informant",
    ]
    assert refused(t, choice(t, P1, "greenway_footpad")) == ("no_legal_target", "LR-EFF-02")
    t.pick("bree_land_informant")
    fight_out(t)
    assert t.card("bree_land_informant").damage == 3 - 1

    t = table(setup)
    t.play_card("quick_strike")
    t.pick("gimli")  # his one enemy is chosen by itself
    fight_out(t)
    assert [event.uid for event in t.happened(lr.PlayerAttacks)] == [t.uid("bill_ferny")]


@pytest.mark.rule("LR-EFF-02", "LR-CMB-12")
def test_quick_strike_needs_somebody_to_strike(table: MakeTable) -> None:
    """With enemies in the staging area alone nobody is eligible, and nobody without Ranged for P2's enemy."""
    seat = place(heroes=[spot("gimli", resources=1), "legolas"], hand=["quick_strike"])
    t = table(arranged(seat, decks=ALONE, phase="planning", staging=["greenway_footpad"]))
    t.to_prompt("planning")
    assert refused(t, from_hand(P1, "quick_strike")) == ("no_target", "LR-EFF-02")

    seat = place(heroes=[spot("gimli", resources=1), "thalin"], hand=["quick_strike"])
    other = place(engaged=["greenway_footpad"])
    t = table(arranged(seat, other, decks=(TACTICS, LEADERSHIP), phase="planning"))
    t.to_prompt("planning")
    assert refused(t, from_hand(P1, "quick_strike")) == ("no_target", "LR-EFF-02")


@pytest.mark.rule("LR-CRD-01", "LR-KEY-11", "LR-CMB-13")
def test_dunhere_strikes_into_the_staging_area(table: MakeTable) -> None:
    """Dúnhere's Quick Strike may target the Footpad in staging at +1: 3 - 2 damage; an immune Suspect there not."""
    deck = own_deck("mixed", ("dunhere", "gimli"), "quick_strike", "stand_together")
    seat = place(heroes=["dunhere", spot("gimli", resources=1)], hand=["quick_strike", "gandalf"])
    position: dict[str, Any] = {"decks": ("mixed",), "setup": {"deck_lists": (deck,)}, "phase": "planning", "stage": 2}
    t = table(arranged(seat, staging=["greenway_footpad"], **position))
    t.play_card("quick_strike")
    fight_out(t)
    assert (t.card("greenway_footpad").damage, t.staging) == (1, ["greenway_footpad"])
    assert [event.attackers for event in t.happened(lr.PlayerAttacks)] == [(lr.CARDS["dunhere"],)]

    t = table(arranged(seat, staging=["wolf_pelt_jake"], victory=["bill_fernys_house"], **position))
    t.to_prompt("planning")
    assert refused(t, from_hand(P1, "quick_strike")) == ("no_target", "LR-EFF-02")


@pytest.mark.rule("LR-KEY-11", "LR-CRD-35", "LR-CRD-34")
def test_quick_strike_works_against_an_immune_suspect_that_is_engaged(table: MakeTable) -> None:
    """The event lets a character attack: Legolas strikes engaged Todd; behind Staddle P2's Todd not."""
    seat = place(
        heroes=_heroes(1, 0, 0), allies=["beorn"], hand=["quick_strike", "gandalf"], engaged=["todd_the_troll"]
    )
    victory = ["bill_fernys_house"]
    t = table(arranged(seat, decks=ALONE, phase="planning", stage=2, victory=victory))
    t.play_card("quick_strike")
    t.pick("legolas")
    fight_out(t)
    assert t.card("todd_the_troll").damage == 3 - 2

    seat = place(heroes=_heroes(1, 0, 0), hand=["quick_strike"])
    other = place(engaged=["todd_the_troll"])
    for victory, code in ((["staddle_hiding_hole"], "no_target"), ([], "")):
        t = table(arranged(seat, other, decks=(TACTICS, LEADERSHIP), phase="planning", stage=2, victory=victory))
        t.to_prompt("planning")
        if code:
            assert refused(t, from_hand(P1, "quick_strike")) == (code, "LR-EFF-02")
        else:
            assert t.is_legal(from_hand(P1, "quick_strike"))


@pytest.mark.rule("LR-CMB-10", "LR-TIM-03")
def test_quick_strike_may_destroy_an_attacker_before_its_damage(table: MakeTable) -> None:
    """Struck down in the window after the defender was declared, the Ruffian deals nothing and turns no shadow card."""
    seat = place(
        threat=20,
        heroes=_heroes(0, 1, 0),
        hand=["quick_strike", "gandalf"],
        engaged=[spot("lawless_ruffian", damage=2)],
    )
    t = table(arranged(seat, decks=ALONE, phase="combat", stage=2, encounter=["deadly_accusations"]))
    t.act(lr.Defend, card="gimli")
    t.play_card("quick_strike")
    t.pick("legolas")
    t.skip(lambda table: not table.state.attacks)

    assert (t.engaged(P1), t.card("gimli").damage) == ([], 0)
    assert t.happened(lr.ShadowRevealed) == []
    assert t.encounter_discard[-2:] == ["deadly_accusations", "lawless_ruffian"]


# -- Swift Strike ----------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-EFF-03", "LR-CMB-10")
def test_swift_strike_deals_2_damage_to_the_attacker_of_any_player(table: MakeTable) -> None:
    """P2's Aragorn is declared as defender: P1 pays 2, and the Ruffian with 1 damage falls before its attack."""
    setup = arranged(
        place(heroes=_heroes(1, 1, 0), hand=["swift_strike", "gandalf"]),
        place(threat=20, engaged=[spot("lawless_ruffian", damage=1)]),
        decks=(TACTICS, LEADERSHIP),
        phase="combat",
        stage=2,
        encounter=["deadly_accusations"],
    )
    t = table(setup)
    t.act(lr.Defend, seat=P2, card="aragorn")
    assert (t.prompt, t.asked) == ("respond-defended", (P1,))
    t.play_card("swift_strike", P1)

    assert (t.engaged(P2), t.card("aragorn").damage, t.card("aragorn").exhausted) == ([], 0, True)
    assert [t.card(hero).resources for hero in ("legolas", "gimli")] == [0, 0]
    assert t.happened(lr.ShadowRevealed) == []
    assert t.discard(P1) == ["swift_strike"]
    assert t.state.progress == 0


@pytest.mark.rule("LR-CRD-01", "LR-EFF-03", "LR-PLN-02")
def test_swift_strike_needs_a_defender_and_2_resources(table: MakeTable) -> None:
    """An undefended attack is no trigger, and with 1 resource nobody is asked; it is no action either."""
    position: dict[str, Any] = {"decks": ALONE, "phase": "combat", "stage": 2, "empty_encounter": True}

    def seat(*resources: int) -> lr.Position:
        return place(
            threat=20, heroes=_heroes(*resources), hand=["swift_strike", "gandalf"], engaged=["bree_land_informant"]
        )

    t = table(arranged(seat(2, 0, 0), **position))
    assert refused(t, from_hand(P1, "swift_strike")) == ("wrong_moment", "LR-EFF-02")
    t.act(lr.NoDefender)
    assert t.prompt != "respond-defended"

    t = table(arranged(seat(1, 0, 0), **position))
    t.act(lr.Defend, card="gimli")
    assert t.prompt != "respond-defended"

    t = table(arranged(seat(2, 0, 0), **position))
    t.act(lr.Defend, card="gimli")
    assert t.prompt == "respond-defended"
    t.act(lr.Pass)
    assert t.card("bree_land_informant").damage == 0


@pytest.mark.rule("LR-CRD-35", "LR-KEY-11")
def test_swift_strike_cannot_hurt_an_immune_suspect(table: MakeTable) -> None:
    """With Bill Ferny's House in the victory display it is not offered against Jake; without it Jake takes 2."""
    seat = place(threat=20, heroes=_heroes(2, 0, 0), hand=["swift_strike", "gandalf"], engaged=["wolf_pelt_jake"])
    position: dict[str, Any] = {"decks": ALONE, "phase": "combat", "stage": 2, "empty_encounter": True}
    t = table(arranged(seat, victory=["bill_fernys_house"], **position))
    t.act(lr.Defend, card="gimli")
    assert t.prompt != "respond-defended"

    t = table(arranged(seat, **position))
    t.act(lr.Defend, card="gimli")
    t.play_card("swift_strike")
    assert t.card("wolf_pelt_jake").damage == 2


# -- Stand Together --------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-CMB-08", "LR-CMB-05")
def test_stand_together_lets_several_characters_defend_and_one_take_the_damage(table: MakeTable) -> None:
    """Gimli (2) and Thalin (2) and an Axehand (1) stand against 7: the 2 that remain go to the one P1 picks."""
    seat = place(
        threat=20,
        heroes=_heroes(0, 0, 0),
        allies=["veteran_axehand"],
        hand=["stand_together", "gandalf"],
        engaged=["todd_the_troll"],
    )
    t = table(arranged(seat, decks=ALONE, phase="combat", stage=2, encounter=["dark_alley"]))
    t.play_card("stand_together")
    for title in ("gimli", "thalin", "veteran_axehand"):
        t.act(lr.Defend, card=title)
    t.act(lr.Done)
    t.to_prompt("target-damage_defender")
    assert said(t) == {"damage": 2}
    assert [action.card.id for action in t.offered() if isinstance(action, lr.ChooseCard)] == [
        "gimli",
        "thalin",
        "veteran_axehand",
    ]
    assert refused(t, choice(t, P1, "legolas")) == ("no_legal_target", "LR-CMB-08")
    t.pick("thalin")

    titles = ("gimli", "thalin", "veteran_axehand", "legolas")
    assert [t.card(title).damage for title in titles] == [0, 2, 0, 0]
    assert [t.card(title).exhausted for title in titles] == [True, True, True, False]
    assert t.discard(P1) == ["stand_together"]


@pytest.mark.rule("LR-CMB-05", "LR-REF-02")
def test_without_stand_together_one_character_defends(table: MakeTable) -> None:
    """One defender is declared and nobody is asked for another; a Stand Together of the phase before is over."""
    seat = place(threat=20, heroes=_heroes(0, 0, 0), hand=["stand_together", "gandalf"], engaged=["wolf_pelt_jake"])
    for phase in ("combat", "encounter"):
        t = table(arranged(seat, decks=ALONE, phase=phase, stage=2, encounter=["dark_alley"]))
        if phase == "encounter":
            t.play_card("stand_together")
        t.act(lr.Defend, card="gimli")
        assert t.prompt != "defend"
        t.skip(lambda table: not table.state.attacks)

        assert (t.card("gimli").damage, t.state.round) == (5 - 2, 1)
        assert [event.card.id for event in t.happened(lr.DefenderDeclared)] == ["gimli"]


@pytest.mark.rule("LR-CRD-01", "LR-CMB-08")
def test_stand_together_may_help_another_player_against_each_enemy(table: MakeTable) -> None:
    """P1 chooses P2, who declares two defenders against one enemy and two against the next; P1 cannot."""
    setup = arranged(
        place(
            threat=20,
            heroes=_heroes(0, 0, 0),
            hand=["stand_together", "gandalf"],
            engaged=["bree_land_informant"],
        ),
        place(
            threat=20,
            heroes=["aragorn", "theodred", "gloin"],
            allies=["faramir"],
            engaged=["greenway_footpad", "lawless_ruffian"],
        ),
        decks=(TACTICS, LEADERSHIP),
        phase="combat",
        empty_encounter=True,
    )
    t = table(setup)
    t.play_card("stand_together")
    t.act(lr.ChoosePlayer, player=P2)
    t.act(lr.Defend, seat=P1, card="legolas")
    assert t.prompt != "defend"
    t.to_prompt("next_enemy")
    t.pick("greenway_footpad")
    t.act(lr.Defend, seat=P2, card="aragorn")
    t.act(lr.Defend, seat=P2, card="faramir")
    t.act(lr.Done, seat=P2)
    t.to_prompt("target-damage_defender")
    assert t.asked == (P2,)
    t.pick("faramir")
    t.act(lr.Defend, seat=P2, card="theodred")
    t.act(lr.Defend, seat=P2, card="gloin")
    t.to_prompt("target-damage_defender")
    t.pick("gloin")

    assert [t.card(title).damage for title in ("aragorn", "faramir", "theodred", "gloin")] == [0, 0, 0, 1]
    assert len(t.happened(lr.DefenderDeclared)) == 1 + 2 + 2


@pytest.mark.rule("LR-TIM-04", "LR-CMB-05")
def test_an_exhausted_character_cannot_stand_together(table: MakeTable) -> None:
    """Thalin is exhausted and cannot be declared beside Gimli, nor Gimli twice."""
    heroes = ["gimli", "legolas", spot("thalin", exhausted=True)]
    seat = place(threat=20, heroes=heroes, hand=["stand_together", "gandalf"], engaged=["todd_the_troll"])
    t = table(arranged(seat, decks=ALONE, phase="combat", stage=2, empty_encounter=True))
    t.play_card("stand_together")
    t.act(lr.Defend, card="gimli")

    assert refused(t, lr.Defend(P1, t.uid("thalin"), lr.CARDS["thalin"])) == ("exhausted", "LR-TIM-04")
    assert not t.can(lr.Defend, card="gimli")
    assert t.can(lr.Defend, card="legolas")


@pytest.mark.rule("LR-CRD-01", "LR-CMB-10", "LR-EFF-03")
def test_each_defender_that_stands_together_can_be_responded_to(table: MakeTable) -> None:
    """Two Spearmen declared together deal 1 damage each; the Ruffian with 2 hit points left falls to them."""
    seat = place(
        threat=20,
        allies=["gondorian_spearman", "gondorian_spearman"],
        hand=["stand_together", "gandalf"],
        engaged=[spot("lawless_ruffian", damage=1)],
    )
    t = table(arranged(seat, decks=ALONE, phase="combat", stage=2, empty_encounter=True))
    first, second = t.state.players[P1].area[-2:]
    t.play_card("stand_together")
    t.act(lr.Defend, uid=first)
    t.act(lr.Defend, uid=second)
    t.act(lr.Done)
    t.use("gondorian_spearman")
    t.use("gondorian_spearman")

    assert t.engaged(P1) == []
    assert t.in_play("gondorian_spearman") == 2


@pytest.mark.rule("LR-PLN-03", "LR-PLN-02")
@pytest.mark.parametrize("title", ["stand_together", "quick_strike", "swift_strike"])
def test_a_strike_needs_a_tactics_hero(table: MakeTable, title: str) -> None:
    """Without a Tactics icon none of them can be played, not even for nothing."""
    deck = own_deck("mixed", ("aragorn", "dunhere"), title)
    heroes = [spot("aragorn", resources=5), spot("dunhere", resources=5)]
    seat = place(threat=20, heroes=heroes, hand=[title], engaged=["bree_land_informant"])
    position: dict[str, Any] = {"decks": ("mixed",), "setup": {"deck_lists": (deck,)}, "empty_encounter": True}
    if title == "swift_strike":
        t = table(arranged(seat, phase="combat", **position))
        t.act(lr.Defend, card="aragorn")
        assert t.prompt != "respond-defended"
        return
    t = table(arranged(seat, phase="planning", **position))
    t.to_prompt("planning")

    assert refused(t, from_hand(P1, title)) == ("no_icon", "LR-PLN-03")
