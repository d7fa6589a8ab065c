"""Rules LR-CMB of the enemies' attacks: the shadow cards, and the four steps."""

from __future__ import annotations

import pytest

from boardrules.games import lotr_investigation as lr
from tests.games.happened import refused
from tests.games.lotr_investigation.combat_positions import (
    BLANKS,
    STEWARD,
    attacks,
    combat,
    damage,
    engage_with_arnor,
    shadows,
    sneaking,
    took_defends,
)
from tests.games.lotr_investigation.quest_positions import story
from tests.games.lotr_investigation.table import (
    LEADERSHIP,
    LORE,
    P1,
    P2,
    P3,
    TACTICS,
    MakeTable,
    QuestTable,
    order,
    place,
    spot,
)

# -- the phase and its shadow cards ----------------------------------------------------------------------------


@pytest.mark.rule("LR-CMB-01")
def test_the_order_of_the_combat_phase(table: MakeTable) -> None:
    """Shadow cards, a window, the enemies' attacks, the players' attacks, the shadow cards go, a last window."""
    t = combat(
        table,
        place(threat=20, heroes=["aragorn", spot("gloin", attachments=STEWARD)], engaged=["greenway_footpad"]),
        place(threat=20, engaged=["bree_land_informant"]),
    )
    assert t.window == "shadows_dealt"
    assert order(t.log, lr.ShadowDealt, lr.EnemyAttacks) == [lr.ShadowDealt, lr.ShadowDealt]
    t.to_prompt("attack")
    assert attacks(t) == [("greenway_footpad", P1), ("bree_land_informant", P2)]
    t.act(lr.AttackEnemy, seat=P1, card="greenway_footpad")
    t.act(lr.AddAttacker, seat=P1, card="gloin")
    t.act(lr.Done, seat=P1)
    t.to_prompt("attack")
    assert t.asked == (P2,)
    t.act(lr.AttackEnemy, seat=P2, card="bree_land_informant")
    t.act(lr.AddAttacker, seat=P2, card="gimli")
    t.act(lr.Done, seat=P2)
    assert t.encounter_discard == []
    t.to_window("combat_end")

    assert [(event.card.id, event.seat) for event in t.happened(lr.PlayerAttacks)] == [
        ("greenway_footpad", P1),
        ("bree_land_informant", P2),
    ]
    assert order(t.log, lr.EnemyAttacks, lr.PlayerAttacks, lr.Discarded) == [
        *[lr.EnemyAttacks] * 2,
        *[lr.PlayerAttacks] * 2,
        *[lr.Discarded] * 2,
    ]
    assert sorted(t.encounter_discard) == ["market_square", "old_warehouse"]


@pytest.mark.rule("LR-CMB-02")
def test_shadow_cards_are_dealt_in_player_order_from_the_highest_engagement_cost_on(table: MakeTable) -> None:
    """P2 is first: her Outlaw (40) and Ruffian (35), then P1's Informant (30) and Footpad (25), face down."""
    t = combat(
        table,
        place(threat=20, engaged=["greenway_footpad", "bree_land_informant"]),
        place(threat=20, engaged=["lawless_ruffian", "chetwood_outlaw"]),
        setup={"first_player": P2},
    )
    enemies = ["chetwood_outlaw", "lawless_ruffian", "bree_land_informant", "greenway_footpad"]

    assert [event.card.id for event in t.happened(lr.ShadowDealt)] == enemies
    assert shadows(t, *[t.uid(enemy) for enemy in enemies]) == [[card] for card in BLANKS[:4]]
    assert not any(shadow.face_up for enemy in enemies for shadow in t.card(enemy).shadows)
    for seat in (P1, P2, None):
        assert {card.shadows for card in t.view(seat).cards if card.card.id in enemies} == {(None,)}


@pytest.mark.rule("LR-CMB-02")
def test_of_equal_costs_the_enemy_that_came_first_is_dealt_to_first(table: MakeTable) -> None:
    """Three Ruffians in the order of the engaged area, after an Outlaw that came last."""
    t = combat(
        table, place(threat=20, engaged=["lawless_ruffian", "lawless_ruffian", "lawless_ruffian", "chetwood_outlaw"])
    )
    first, second, third, outlaw = t.state.players[P1].engaged

    assert [event.uid for event in t.happened(lr.ShadowDealt)] == [outlaw, first, second, third]
    assert shadows(t, outlaw, first, second, third) == [[card] for card in BLANKS[:4]]


@pytest.mark.rule("LR-CMB-02", "LR-QST-08")
def test_when_the_deck_runs_out_the_rest_get_no_shadow_card(table: MakeTable) -> None:
    """One card is left: it goes to the Outlaw; the discard pile is not shuffled in, and both enemies attack."""
    t = combat(
        table,
        place(threat=20, engaged=["greenway_footpad", "chetwood_outlaw"]),
        encounter=["market_square"],
        encounter_discard=["old_warehouse"],
        empty_encounter=True,
    )
    assert shadows(t, t.uid("chetwood_outlaw"), t.uid("greenway_footpad")) == [["market_square"], []]
    t.to_prompt("attack")

    assert sorted(attacks(t)) == [("chetwood_outlaw", P1), ("greenway_footpad", P1)]
    assert t.encounter_discard == ["old_warehouse"]


@pytest.mark.rule("LR-CMB-03")
def test_each_player_in_turn_picks_the_order_of_the_attacks(table: MakeTable) -> None:
    """P2 is first and asked about two enemies, then P1 about two others; every enemy attacks once."""
    t = combat(
        table,
        place(threat=20, engaged=["greenway_footpad", "bree_land_informant"]),
        place(threat=20, engaged=["lawless_ruffian", "chetwood_outlaw"]),
        setup={"first_player": P2},
    )
    assert (t.prompt, t.asked) == ("next_enemy", (P2,))
    assert [action.card.id for action in t.offered() if isinstance(action, lr.ChooseCard)] == [
        "lawless_ruffian",
        "chetwood_outlaw",
    ]
    t.pick("chetwood_outlaw")
    assert [card.card.id for card in t.view(None).cards if card.attacked] == ["chetwood_outlaw"]
    t.to_prompt("next_enemy")
    assert t.asked == (P1,)
    t.pick("bree_land_informant")
    t.to_prompt("attack")

    assert attacks(t) == [
        ("chetwood_outlaw", P2),
        ("lawless_ruffian", P2),
        ("bree_land_informant", P1),
        ("greenway_footpad", P1),
    ]


@pytest.mark.rule("LR-CMB-03", "LR-TIM-03")
def test_an_action_window_follows_each_of_the_four_steps(table: MakeTable) -> None:
    """Enemy chosen, defender declared, shadow effect, damage: what has happened in each of the windows."""
    t = combat(
        table,
        place(threat=20, heroes=["aragorn", spot("gloin", attachments=STEWARD)], engaged=["greenway_footpad"]),
        encounter=["lawless_ruffian"],
    )
    kinds = (lr.EnemyAttacks, lr.DefenderDeclared, lr.ShadowRevealed, lr.Damaged)
    seen = []
    for window in ("attack_chosen", "defender_declared", "shadow_resolved", "attack_resolved"):
        if window == "defender_declared":
            t.to_prompt("defend")
            t.act(lr.Defend, card="aragorn")
        t.to_window(window)
        seen.append([kind.__name__ for kind in order(t.log, *kinds)])

    names = [kind.__name__ for kind in kinds]
    assert seen == [names[:count] for count in (1, 2, 3, 4)]


# -- step 1 ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CMB-04", "LR-CRD-30")
def test_forced_effects_of_an_attack_come_in_step_1(table: MakeTable) -> None:
    """Johnny takes Faramir from the hand, for 4 threat, before the first window and before anybody defends."""
    t = combat(
        table,
        place(
            threat=20,
            hand=["faramir"],
            heroes=["aragorn", spot("gloin", attachments=STEWARD)],
            engaged=["johnny_goblin_fingers"],
        ),
        setup={"suspect": "todd_the_troll"},
    )
    t.to_window("attack_chosen")

    assert order(t.log, lr.EnemyAttacks, lr.Discarded, lr.ThreatRaised, lr.DefenderDeclared) == [
        lr.EnemyAttacks,
        lr.Discarded,
        lr.ThreatRaised,
    ]
    assert (t.hand(P1), t.threats) == ([], [24])


@pytest.mark.rule("LR-CMB-04", "LR-CMB-16")
def test_the_attacked_player_is_fixed_when_the_attack_begins(table: MakeTable) -> None:
    """P2 calls the Footpad away in the middle of its attack: it still hits P1, and does not attack P2 afterwards."""
    t = combat(
        table,
        place(threat=20, heroes=["gimli"], engaged=["greenway_footpad"]),
        sneaking(),
        decks=(TACTICS, LEADERSHIP),
    )
    t.to_window("attack_chosen")
    engage_with_arnor(t, P2, "greenway_footpad")
    assert t.engaged(P2) == ["greenway_footpad"]
    t.to_prompt("attack")

    assert attacks(t) == [("greenway_footpad", P1)]
    assert damage(t) == [("gimli", 4)]


# -- step 2 ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CMB-05", "LR-TIM-04")
def test_one_own_ready_character_may_defend_and_exhausts(table: MakeTable) -> None:
    """Of Gimli, exhausted Thalin, an Axehand and P2's Aragorn, P1 may declare Gimli or the Axehand, and one only."""
    t = combat(
        table,
        place(
            threat=20,
            heroes=["gimli", spot("thalin", exhausted=True)],
            allies=["veteran_axehand"],
            engaged=["bree_land_informant"],
        ),
        place(heroes=["aragorn"]),
        decks=(TACTICS, LEADERSHIP),
    )
    t.to_prompt("defend")
    gimli, axehand, thalin, aragorn = [t.uid(title) for title in ("gimli", "veteran_axehand", "thalin", "aragorn")]
    assert t.offered() == [
        lr.NoDefender(P1),
        lr.Defend(P1, gimli, lr.CARDS["gimli"]),
        lr.Defend(P1, axehand, lr.CARDS["veteran_axehand"]),
    ]
    assert refused(t, lr.Defend(P1, thalin, lr.CARDS["thalin"])) == ("exhausted", "LR-TIM-04")
    assert refused(t, lr.Defend(P1, aragorn, lr.CARDS["aragorn"])) == ("not_your_character", "LR-CMB-05")
    enemy = t.uid("bree_land_informant")
    assert refused(t, lr.Defend(P1, enemy, lr.CARDS["bree_land_informant"])) == ("not_your_character", "LR-CMB-05")

    t.act(lr.Defend, card="gimli")
    t.to_prompt("attack")
    assert [event.card.id for event in t.happened(lr.DefenderDeclared)] == ["gimli"]
    assert [t.card(title).exhausted for title in ("gimli", "veteran_axehand")] == [True, False]
    assert damage(t) == []


@pytest.mark.rule("LR-CMB-05", "LR-CMB-09")
def test_nobody_has_to_defend(table: MakeTable) -> None:
    """P1 declares none though all are ready: the attack is undefended, and nobody exhausts."""
    t = combat(table, place(threat=20, engaged=["bree_land_informant"]))
    t.act(lr.NoDefender, seat=P1)
    t.to_prompt("attack")

    assert [event.seat for event in t.happened(lr.Undefended)] == [P1]
    assert not any(card.exhausted for card in t.state.cards.values())
    assert damage(t) == [("aragorn", 2)]


@pytest.mark.rule("LR-CMB-05")
def test_without_a_ready_character_nobody_is_asked_to_defend(table: MakeTable) -> None:
    """All of P1's characters are exhausted: the first question is which hero is damaged."""
    heroes = [spot(hero, exhausted=True) for hero in ("aragorn", "theodred", "gloin")]
    t = combat(table, place(threat=20, heroes=heroes, engaged=["bree_land_informant"]))

    assert t.prompt == "target-damage_hero"


def _three(table: MakeTable, first: int) -> QuestTable:
    """The Footpad attacks P1; P2 has Aragorn, P3 a Spearman with Sentinel and an Axehand without."""
    t = combat(
        table,
        place(threat=20, heroes=["denethor"], engaged=["greenway_footpad"]),
        place(threat=20, heroes=["aragorn", "theodred"]),
        place(threat=20, allies=["gondorian_spearman", "veteran_axehand"]),
        decks=(LORE, LEADERSHIP, TACTICS),
        setup={"first_player": first},
    )
    t.act(lr.NoDefender, seat=P1)
    return t


@pytest.mark.rule("LR-CMB-06", "LR-KEY-02")
@pytest.mark.parametrize(("first", "asked"), [(P1, [P2, P3]), (P3, [P3, P2])])
def test_the_others_are_asked_for_a_sentinel_in_player_order(table: MakeTable, first: int, asked: list[int]) -> None:
    """Only after P1 has declared none; only the ready characters with Sentinel are offered."""
    t = _three(table, first)
    found: list[int] = []
    while t.prompt == "sentinel":
        found += t.asked
        t.act(lr.Decline)

    assert found == asked
    assert [event.seat for event in t.happened(lr.Undefended)] == [P1]


@pytest.mark.rule("LR-CMB-06", "LR-KEY-02")
def test_only_a_sentinel_defends_another_player(table: MakeTable) -> None:
    """Théodred and the Axehand are refused; Aragorn is declared, and P3 is not asked any more."""
    t = _three(table, P1)
    assert t.offered() == [lr.Decline(P2), lr.Defend(P2, t.uid("aragorn"), lr.CARDS["aragorn"])]
    theodred = lr.Defend(P2, t.uid("theodred"), lr.CARDS["theodred"])
    assert refused(t, theodred) == ("no_sentinel", "LR-CMB-06")
    t.act(lr.Defend, seat=P2, card="aragorn")
    assert t.prompt != "sentinel"
    t.to_prompt("attack")

    assert t.card("aragorn").exhausted
    assert damage(t) == [("aragorn", 4 - 2)]
    assert [(event.seat, event.card.id) for event in t.happened(lr.DefenderDeclared)] == [(P2, "aragorn")]


@pytest.mark.rule("LR-CMB-06")
def test_a_player_without_a_ready_character_may_be_helped(table: MakeTable) -> None:
    """P1 has nobody to declare: P2 is asked at once; P2's exhausted Sentinel would not be offered."""
    attacked = place(threat=20, heroes=[spot("denethor", exhausted=True)], engaged=["greenway_footpad"])
    t = combat(table, attacked, place(heroes=["aragorn"]), decks=(LORE, LEADERSHIP))
    assert (t.prompt, t.asked) == ("sentinel", (P2,))

    t = combat(table, attacked, place(heroes=[spot("aragorn", exhausted=True)]), decks=(LORE, LEADERSHIP))
    assert t.prompt != "sentinel"


@pytest.mark.rule("LR-CMB-06")
def test_you_is_the_attacked_player_whoever_defends(table: MakeTable) -> None:
    """P2's Aragorn defends; the shadow of the Outlaw asks P1, and P1's threat rises."""
    t = combat(
        table,
        place(threat=20, heroes=["denethor"], engaged=["greenway_footpad"]),
        place(threat=20, heroes=["aragorn"]),
        decks=(LORE, LEADERSHIP),
        encounter=["chetwood_outlaw"],
    )
    t.act(lr.NoDefender, seat=P1)
    t.act(lr.Defend, seat=P2, card="aragorn")
    t.to_prompt("option-outlaw_shadow")
    assert t.asked == (P1,)
    t.option("threat")

    assert t.threats == [22, 20]


# -- step 3 ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CMB-07", "LR-CMB-25")
@pytest.mark.parametrize(
    ("shadow", "hit"), [("hired_muscle", 2), ("dark_alley", 2), ("greenway_footpad", 3), ("deadly_accusations", 2)]
)
def test_only_the_shadow_text_of_a_shadow_card_counts(table: MakeTable, shadow: str, hit: int) -> None:
    """No attachment, no Surge, no When Revealed effect, no Travel effect: only the Footpad's shadow adds 1."""
    t = combat(
        table,
        place(threat=20, engaged=["bree_land_informant"]),
        staging=["lawless_ruffian"],
        encounter=[shadow, "dark_alley", "dark_alley"],
    )
    t.to_prompt("target-damage_hero")
    assert [event.shadow.id for event in t.happened(lr.ShadowRevealed)] == [shadow]
    t.pick("aragorn")

    assert damage(t) == [("aragorn", hit)]
    assert (t.threats, t.staging) == ([20], ["lawless_ruffian"])
    assert t.card("lawless_ruffian").attachments == []
    assert t.happened(lr.CardRevealed) == []
    assert t.encounter[:1] == ["dark_alley"]


# -- step 4 ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CMB-08")
@pytest.mark.parametrize(
    ("enemy", "defender", "hit"),
    [("greenway_footpad", "beravor", 2), ("greenway_footpad", "denethor", 1), ("bree_land_informant", "denethor", 0)],
)
def test_the_defender_takes_the_attack_less_its_defense(table: MakeTable, enemy: str, defender: str, hit: int) -> None:
    """4 less 2, 4 less 3, and never less than nothing: 2 less 3."""
    t = combat(table, place(threat=20, engaged=[enemy]), decks=(LORE,))
    t.act(lr.Defend, card=defender)
    t.to_prompt("attack")

    assert damage(t) == ([(defender, hit)] if hit else [])
    assert t.card(defender).damage == hit


@pytest.mark.rule("LR-CMB-08")
def test_what_a_defender_cannot_take_hits_nobody_else(table: MakeTable) -> None:
    """4 on the Guard's 2 hit points: the Guard is destroyed, and the heroes have no damage."""
    t = combat(table, place(threat=20, allies=["guard_of_the_citadel"], engaged=["greenway_footpad"]))
    t.act(lr.Defend, card="guard_of_the_citadel")
    t.to_prompt("attack")

    assert t.discard(P1) == ["guard_of_the_citadel"]
    assert [t.card(hero).damage for hero in ("aragorn", "theodred", "gloin")] == [0, 0, 0]
    assert t.threats == [20]


@pytest.mark.rule("LR-CMB-08")
def test_several_defenders_add_up_their_defense_and_one_of_them_is_damaged(table: MakeTable) -> None:
    """Stand Together: 7 less Gimli's 2, Thalin's 2 and the Axehand's 1 is 2, all on the one that P1 picks."""
    t = combat(
        table,
        place(threat=20, hand=["stand_together"], allies=["veteran_axehand"], engaged=["todd_the_troll"]),
        decks=(TACTICS,),
    )
    t.play_card("stand_together")
    for title in ("gimli", "thalin", "veteran_axehand"):
        t.act(lr.Defend, seat=P1, card=title)
    t.act(lr.Done, seat=P1)
    t.to_prompt("target-damage_defender")
    assert t.asked == (P1,)
    t.pick("gimli")

    assert damage(t) == [("gimli", 7 - 5)]


@pytest.mark.rule("LR-CMB-09")
def test_an_undefended_attack_hits_one_hero_with_all_its_strength(table: MakeTable) -> None:
    """P1 picks one of the own heroes, exhausted or not; no ally and no hero of P2; defense does not help."""
    t = combat(
        table,
        place(
            threat=20,
            heroes=["beravor", spot("denethor", exhausted=True), "glorfindel"],
            allies=["gleowine"],
            engaged=["bree_land_informant"],
        ),
        place(),
        decks=(LORE, TACTICS),
    )
    t.act(lr.NoDefender, seat=P1)
    t.to_prompt("target-damage_hero")
    assert [action.card.id for action in t.offered(P1) if isinstance(action, lr.ChooseCard)] == [
        "beravor",
        "denethor",
        "glorfindel",
    ]
    for title in ("gleowine", "gimli"):
        found = refused(t, lr.ChooseCard(P1, t.uid(title), lr.CARDS[title]))
        assert found == ("no_legal_target", "LR-CMB-09")
    t.pick("denethor")

    assert damage(t) == [("denethor", 2)]


@pytest.mark.rule("LR-CMB-09", "LR-CMB-24", "LR-CMB-18")
def test_an_attack_is_undefended_when_its_defender_is_gone_before_the_damage(table: MakeTable) -> None:
    """The shadow takes Gimli's Citadel Plate: his 5 damage destroy him at once, and the 2 of the attack hit Thalin."""
    gimli = spot("gimli", damage=5, attachments=["citadel_plate"])
    t = combat(
        table,
        place(threat=20, heroes=[gimli, "thalin"], engaged=["bree_land_informant"]),
        decks=(TACTICS,),
        encounter=["smoke_and_mirrors"],
    )
    t.act(lr.Defend, card="gimli")
    t.to_prompt("attack")

    assert story(t, lr.DefenderDeclared, lr.ShadowRevealed, lr.Destroyed, lr.Damaged) == [
        ("DefenderDeclared", "gimli"),
        ("ShadowRevealed", "bree_land_informant"),
        ("Destroyed", "gimli"),
        ("Damaged", "thalin"),
    ]
    assert t.card("thalin").damage == 2
    assert t.discard(P1) == ["legolas", "citadel_plate", "gimli"]


@pytest.mark.rule("LR-CMB-09", "LR-THR-05", "LR-CMB-06")
def test_a_sentinel_whose_player_is_eliminated_defends_no_more(table: MakeTable) -> None:
    """Wandering Took raises P2 to 50 while Aragorn defends P1: the attack goes on, undefended."""
    t = took_defends(table, "greenway_footpad", 47)
    t.to_prompt("defend")
    t.act(lr.NoDefender, seat=P1)
    t.act(lr.Defend, seat=P2, card="aragorn")
    t.to_window("defender_declared")
    t.use("wandering_took", P1)
    assert t.state.players[P2].out
    t.skip(lambda t: bool(t.happened(lr.Damaged)))

    assert damage(t) == [("eleanor", 4)]
