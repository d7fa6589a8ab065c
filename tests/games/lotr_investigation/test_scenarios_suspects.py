"""Scenarios S22, S23 and S25 to S27: what the Suspects do, and what explored Hideouts add to it."""

from __future__ import annotations

from collections import Counter

import pytest

from boardrules.games import lotr_investigation as lr
from tests.games.lotr_investigation.table import (
    LEADERSHIP,
    LORE,
    P1,
    P2,
    TACTICS,
    MakeTable,
    QuestTable,
    arranged,
    order,
    place,
    spot,
)

JAKE, TODD, JOHNNY, EYES = "wolf_pelt_jake", "todd_the_troll", "johnny_goblin_fingers", "old_orc_eyes"


def damage_on(t: QuestTable, title: str) -> list[int]:
    """Return how much damage was placed on a card, each time."""
    return [event.amount for event in t.happened(lr.Damaged) if event.card.id == title]


def raised(t: QuestTable) -> list[tuple[int, int]]:
    """Return by how much the threat of a single player has risen, and to what."""
    return [(event.amount, event.threat) for event in t.happened(lr.ThreatRaised)]


def in_round_two(t: QuestTable) -> bool:
    """Return whether the first round is over, with the 1 threat of its refresh phase."""
    return t.state.round == 2


# -- S22 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-33", "LR-CRD-29", "LR-CMB-14", "LR-STG-07")
def test_s22_jake_attacks_as_he_engages_and_goes_back_after_killing_an_ally(table: MakeTable) -> None:
    """S22: Combe lies in the victory display: Jake engages P1, attacks at once, kills the Guard and goes back."""
    t = table(
        arranged(
            place(threat=36, hand=["common_cause"], allies=["guard_of_the_citadel"]),
            decks=(LEADERSHIP,),
            phase="encounter",
            stage=3,
            staging=[JAKE],
            victory=["combe_storehouse"],
            encounter=["village_stable"],
        )
    )
    t.to_prompt("defend")
    assert order(t.log, lr.EnemyEngaged, lr.EnemyAttacks, lr.ShadowDealt) == [
        lr.EnemyEngaged,
        lr.EnemyAttacks,
        lr.ShadowDealt,
    ]
    assert t.engaged(P1) == [JAKE]
    assert t.state.phase == "encounter"

    t.act(lr.Defend, seat=P1, card="guard_of_the_citadel")
    t.to_window("attack_resolved")

    assert [event.shadow.id for event in t.happened(lr.ShadowRevealed)] == ["village_stable"]
    assert damage_on(t, "guard_of_the_citadel") == [5]
    assert t.discard(P1) == ["guard_of_the_citadel"]
    assert t.staging == [JAKE]
    assert t.engaged(P1) == []

    t.to_window("encounter_end")
    assert t.card(JAKE).shadows == []
    assert t.encounter_discard == ["village_stable"]
    # 36 is less than his 45: the engagement checks leave him there, and nobody attacks.
    assert t.staging == [JAKE]
    assert t.threats == [36]
    assert len(t.happened(lr.EnemyEngaged)) == 1
    t.to_window("combat_end")
    assert len(t.happened(lr.EnemyAttacks)) == 1


# -- S23 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-WIN-02")
def test_s23_archet_limits_the_damage_of_a_round(table: MakeTable) -> None:
    """S23: Archet is in the victory display: 8 become 5, Gandalf's 4 become 0; next round 4 more win the game."""
    t = table(
        arranged(
            place(
                threat=20,
                hand=["sneak_attack", "gandalf"],
                heroes=[spot("aragorn", resources=1), spot("theodred"), spot("gloin")],
                allies=["son_of_arnor", "silverlode_archer", "guard_of_the_citadel"],
                engaged=[EYES],
            ),
            decks=(LEADERSHIP,),
            phase="combat",
            stage=3,
            victory=["archet_trading_post"],
            # As shadow cards Smoke and Mirrors take an attachment, of which there is none.
            encounter=["smoke_and_mirrors", "deadly_accusations", "smoke_and_mirrors"],
        )
    )

    def attack(*titles: str) -> None:
        t.act(lr.AttackEnemy, seat=P1, card=EYES)
        for title in titles:
            t.act(lr.AddAttacker, card=title)
        if t.prompt == "attackers":
            t.act(lr.Done, seat=P1)
        while t.outcome is None and t.state.attacks:
            t.act(lr.Pass)

    t.to_prompt("target-damage_hero")
    t.pick("aragorn")
    attack("aragorn", "theodred", "gloin", "son_of_arnor", "silverlode_archer")
    assert damage_on(t, EYES) == [5]
    assert t.state.phase == "combat"
    t.play_card("sneak_attack", P1)
    t.act(lr.ChooseTitle, card="gandalf")
    t.use("gandalf", P1)
    t.option("damage")
    assert damage_on(t, EYES) == [5]
    assert [event.amount for event in t.happened(lr.DamagePrevented)] == [3, 4]
    assert t.card(EYES).damage == 5
    assert t.outcome is None

    t.to_phase("planning")
    assert t.state.round == 2
    t.to_prompt("defend")
    t.act(lr.Defend, card="guard_of_the_citadel")
    t.to_prompt("attack")
    attack("aragorn", "theodred", "gloin")

    assert damage_on(t, EYES) == [5, 4]
    assert [event.amount for event in t.happened(lr.DamagePrevented)] == [3, 4]
    assert t.victory == ["archet_trading_post", EYES]
    assert t.outcome is not None
    assert (t.outcome.reason, t.outcome.winners) == ("quest_won", (P1,))


# -- S25 ---------------------------------------------------------------------------------------------------------------


def against_todd(table: MakeTable, deck: str, seat: lr.Position) -> QuestTable:
    """Return S25: Todd attacks a single player with 30 threat, with a shadow card that does nothing."""
    t = table(arranged(seat, decks=(deck,), phase="combat", stage=2, encounter=["village_stable"]))
    t.to_prompt("defend")
    return t


@pytest.mark.rule("LR-CRD-28", "LR-CMB-08")
def test_s25_todds_excess_over_an_ally(table: MakeTable) -> None:
    """S25 (a): 7 damage on the Guard's 2 hit points: destroyed, and 5 threat."""
    t = against_todd(table, LEADERSHIP, place(threat=30, allies=["guard_of_the_citadel"], engaged=[TODD]))

    t.act(lr.Defend, card="guard_of_the_citadel")
    t.skip(in_round_two)

    assert damage_on(t, "guard_of_the_citadel") == [7]
    assert t.discard(P1) == ["guard_of_the_citadel"]
    assert raised(t) == [(5, 35), (1, 36)]


@pytest.mark.rule("LR-CRD-28", "LR-CMB-09")
def test_s25_todds_excess_over_a_hero_without_a_defender(table: MakeTable) -> None:
    """S25 (b): 7 damage on Aragorn, who has 3 hit points left: destroyed, and 4 threat."""
    heroes = [spot("aragorn", damage=2), spot("theodred"), spot("gloin")]
    t = against_todd(table, LEADERSHIP, place(threat=30, heroes=heroes, engaged=[TODD]))

    t.act(lr.NoDefender, seat=P1)
    assert t.prompt == "target-damage_hero"
    assert [action.card.id for action in t.offered() if isinstance(action, lr.ChooseCard)] == [
        "aragorn",
        "theodred",
        "gloin",
    ]
    t.pick("aragorn")
    t.skip(in_round_two)

    assert damage_on(t, "aragorn") == [7]
    assert t.discard(P1) == ["aragorn"]
    assert raised(t) == [(4, 34), (1, 35)]


@pytest.mark.rule("LR-CRD-28", "LR-CMB-08")
def test_s25_todds_excess_over_a_defending_hero(table: MakeTable) -> None:
    """S25 (c): Denethor defends with 3: 4 damage on 3 hit points: destroyed, and 1 threat."""
    t = against_todd(table, LORE, place(threat=30, engaged=[TODD]))

    t.act(lr.Defend, card="denethor")
    t.skip(in_round_two)

    assert damage_on(t, "denethor") == [4]
    assert t.discard(P1) == ["denethor"]
    assert raised(t) == [(1, 31), (1, 32)]


# -- S26 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CMB-04", "LR-CRD-30", "LR-THR-01", "LR-THR-02", "LR-THR-05")
def test_s26_johnny_eliminates_a_player_as_he_attacks(table: MakeTable) -> None:
    """S26: Gandalf is discarded, his cost makes P1's threat 50: no defender, Johnny in staging, P2 first."""
    t = table(
        arranged(
            place(threat=45, hand=["gandalf"], engaged=[spot(JOHNNY, damage=1)]),
            # P2 could act in every window.
            place(threat=30, hand=["blade_mastery"], heroes=[spot("legolas", resources=1), "gimli", "thalin"]),
            decks=(LEADERSHIP, TACTICS),
            setup={"suspect": TODD},
            phase="combat",
            stage=2,
            encounter=["village_stable"],
        )
    )
    t.to_window("shadows_dealt")
    t.act(lr.Pass, seat=P2)

    # His shadow card has stayed on him, unresolved, until the end of the combat.
    assert t.window == "combat_end"
    assert t.encounter_discard == ["village_stable"]
    discarded = t.happened(lr.Discarded)[0]
    assert (discarded.source, [card.id for card in discarded.cards], discarded.seat) == ("hand", ["gandalf"], P1)
    assert [(event.seat, event.amount, event.threat) for event in t.happened(lr.ThreatRaised)] == [(P1, 5, 50)]
    assert t.threats == [50, 30]
    assert [player.out for player in t.state.players] == [True, False]
    assert t.happened(lr.DefenderDeclared) == []
    assert t.happened(lr.Undefended) == []
    assert t.happened(lr.ShadowRevealed) == []
    assert t.happened(lr.Damaged) == []
    assert t.staging == [JOHNNY]
    assert t.card(JOHNNY).damage == 1
    assert t.state.first == P2
    assert (t.hand(P1), t.deck(P1), t.area(P1)) == ([], [], [])
    deck = Counter(dict(lr.DECKS[LEADERSHIP].cards))
    assert Counter(t.discard(P1)) == deck + Counter(["aragorn", "theodred", "gloin"])
    assert t.outcome is None


# -- S27 ---------------------------------------------------------------------------------------------------------------


def against_eyes(table: MakeTable, shadow: str, threat: int) -> QuestTable:
    """Return S27: Old Orc-eyes attacks a single player with a shadow card; nobody defends, Gimli is hit."""
    heroes = [spot("gimli", attachments=["citadel_plate"]), spot("legolas"), spot("thalin")]
    t = table(
        arranged(
            place(threat=threat, heroes=heroes, engaged=[EYES]),
            decks=(TACTICS,),
            phase="combat",
            stage=2,
            encounter=[shadow, "lawless_ruffian"],
        )
    )
    t.to_prompt("target-damage_hero")
    t.pick("gimli")
    return t


@pytest.mark.rule("LR-CRD-22", "LR-CMB-15")
def test_s27_a_card_without_shadow_effect_makes_orc_eyes_attack_once_more(table: MakeTable) -> None:
    """S27 (a): Dark Alley: an attack of 4, then exactly one more of 4 without a shadow card."""
    t = against_eyes(table, "dark_alley", 30)
    assert damage_on(t, "gimli") == [4]
    assert (t.prompt, t.asked) == ("defend", (P1,))
    # The resolved shadow card is discarded before the additional attack, and no other is dealt.
    assert t.encounter_discard == ["dark_alley"]
    assert t.card(EYES).shadows == []

    t.to_prompt("target-damage_hero")
    t.pick("gimli")
    t.skip(in_round_two)

    assert damage_on(t, "gimli") == [4, 4]
    assert [(event.card.id, event.seat) for event in t.happened(lr.EnemyAttacks)] == [(EYES, P1), (EYES, P1)]
    assert len(t.happened(lr.ShadowDealt)) == 1
    assert t.encounter[0] == "lawless_ruffian"


@pytest.mark.rule("LR-CRD-22", "LR-CRD-20")
def test_s27_a_shadow_effect_leaves_orc_eyes_with_one_attack(table: MakeTable) -> None:
    """S27 (b): Greenway Footpad against 35 threat: one attack of 6, and no more."""
    t = against_eyes(table, "greenway_footpad", 35)
    t.skip(in_round_two)

    assert damage_on(t, "gimli") == [6]
    assert len(t.happened(lr.EnemyAttacks)) == 1
    assert t.encounter_discard == ["greenway_footpad"]
