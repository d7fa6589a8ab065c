"""Rules LR-CMB of the enemies' attacks: shadow cards, the four steps, damage, and attacks outside the turn."""

from __future__ import annotations

from typing import Any

import pytest

from boardrules.games import lotr_investigation as lr
from tests.games.lotr_investigation.quest_positions import story
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
    fight_out,
    order,
    own_deck,
    place,
    refusal,
    spot,
)

#: Whoever has one of these is asked in every action window.
STEWARD, COURAGE = ["steward_of_gondor"], ["unexpected_courage"]
#: Encounter cards without a shadow effect.
BLANKS = ["market_square", "old_warehouse", "village_stable", "dark_alley", "ramshackle_manor"]


def combat(table: MakeTable, *seats: lr.SeatPlace, seed: int = 1, **position: Any) -> QuestTable:
    """Return a combat phase at stage 2B with blank cards on top of the encounter deck."""
    return table(arranged(*seats, **{"phase": "combat", "stage": 2, "encounter": BLANKS, **position}), seed)


def shadows(t: QuestTable, *uids: int) -> list[list[str]]:
    """Return the titles of the shadow cards under some cards."""
    return [[shadow.held.card.id for shadow in t.state.cards[uid].shadows] for uid in uids]


def attacks(t: QuestTable) -> list[tuple[str, int]]:
    """Return which enemies have attacked whom."""
    return [(event.card.id, event.seat) for event in t.happened(lr.EnemyAttacks)]


def damage(t: QuestTable) -> list[tuple[str, int]]:
    """Return what was damaged, and how much."""
    return [(event.card.id, event.amount) for event in t.happened(lr.Damaged)]


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
    assert (t.prompt, t.asked) == ("target-next_enemy", (P2,))
    assert [action.card.id for action in t.offered() if isinstance(action, lr.ChooseCard)] == [
        "lawless_ruffian",
        "chetwood_outlaw",
    ]
    t.pick("chetwood_outlaw")
    t.to_prompt("target-next_enemy")
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


def _sneaking(**fields: Any) -> lr.SeatPlace:
    """Return a Leadership seat that can bring Son of Arnor by Sneak Attack, to engage an enemy at any time."""
    hand = ["sneak_attack", "son_of_arnor"]
    return place(**{"threat": 20, "hand": hand, "heroes": [spot("theodred", resources=1)], **fields})


def _engage_with_arnor(t: QuestTable, seat: int, enemy: str) -> None:
    """Let Son of Arnor come by Sneak Attack and engage an enemy."""
    t.play_card("sneak_attack", seat)
    t.act(lr.ChooseTitle, card="son_of_arnor")
    t.use("son_of_arnor", seat)
    if t.prompt == "pick-target":
        t.pick(enemy)


@pytest.mark.rule("LR-CMB-04", "LR-CMB-16")
def test_the_attacked_player_is_fixed_when_the_attack_begins(table: MakeTable) -> None:
    """P2 calls the Footpad away in the middle of its attack: it still hits P1, and does not attack P2 afterwards."""
    t = combat(
        table,
        place(threat=20, heroes=["gimli"], engaged=["greenway_footpad"]),
        _sneaking(),
        decks=(TACTICS, LEADERSHIP),
    )
    t.to_window("attack_chosen")
    _engage_with_arnor(t, P2, "greenway_footpad")
    assert t.engaged(P2) == ["greenway_footpad"]
    t.to_prompt("attack")

    assert attacks(t) == [("greenway_footpad", P1)]
    assert damage(t) == [("gimli", 4)]


# -- step 2 ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CMB-05", "LR-TIM-04")
def test_one_own_ready_character_may_defend_and_exhausts(table: MakeTable) -> None:
    """Of Gimli, the exhausted Thalin, an Axehand and P2's Aragorn, P1 may declare Gimli or the Axehand, and one only."""
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
    assert refusal(t, lr.Defend(P1, thalin, lr.CARDS["thalin"])) == ("exhausted", "LR-TIM-04")
    assert refusal(t, lr.Defend(P1, aragorn, lr.CARDS["aragorn"])) == ("not_your_character", "LR-CMB-05")
    enemy = t.uid("bree_land_informant")
    assert refusal(t, lr.Defend(P1, enemy, lr.CARDS["bree_land_informant"])) == ("not_your_character", "LR-CMB-05")

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
    found = []
    while t.prompt == "sentinel":
        found += t.asked
        t.act(lr.Pass)

    assert found == asked
    assert [event.seat for event in t.happened(lr.Undefended)] == [P1]


@pytest.mark.rule("LR-CMB-06", "LR-KEY-02")
def test_only_a_sentinel_defends_another_player(table: MakeTable) -> None:
    """Théodred and the Axehand are refused; Aragorn is declared, and P3 is not asked any more."""
    t = _three(table, P1)
    assert t.offered() == [lr.Pass(P2), lr.Defend(P2, t.uid("aragorn"), lr.CARDS["aragorn"])]
    theodred = lr.Defend(P2, t.uid("theodred"), lr.CARDS["theodred"])
    assert refusal(t, theodred) == ("no_sentinel", "LR-CMB-06")
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
def test_the_defender_takes_the_attack_less_its_defense(
    table: MakeTable, enemy: str, defender: str, hit: int
) -> None:
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
        found = refusal(t, lr.ChooseCard(P1, t.uid(title), lr.CARDS[title]))
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
    t = combat(
        table,
        place(threat=20, heroes=["eleanor"], allies=["wandering_took"], engaged=["greenway_footpad"]),
        place(threat=47, heroes=["aragorn"]),
        decks=(SPIRIT, LEADERSHIP),
    )
    t.to_prompt("defend")
    t.act(lr.NoDefender, seat=P1)
    t.act(lr.Defend, seat=P2, card="aragorn")
    t.to_window("defender_declared")
    t.use("wandering_took", P1)
    assert t.state.players[P2].out
    t.skip(lambda t: bool(t.happened(lr.Damaged)))

    assert damage(t) == [("eleanor", 4)]


# -- when the attacker goes ------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CMB-10", "LR-CMB-17")
def test_an_attack_ends_when_its_enemy_is_gone(table: MakeTable) -> None:
    """The Spearman destroys the Ruffian as it defends: the shadow card is discarded face down, and no damage."""
    t = combat(
        table,
        place(threat=20, allies=["gondorian_spearman"], engaged=[spot("lawless_ruffian", damage=2)]),
        decks=(TACTICS,),
        encounter=["deadly_accusations"],
    )
    t.act(lr.Defend, card="gondorian_spearman")
    t.use("gondorian_spearman")
    t.skip(lambda t: not t.state.attacks)

    assert (t.engaged(P1), t.happened(lr.ShadowRevealed)) == ([], [])
    assert damage(t) == [("lawless_ruffian", 1)]
    assert sorted(t.encounter_discard) == ["deadly_accusations", "lawless_ruffian"]


@pytest.mark.rule("LR-CMB-10", "LR-CMB-17")
def test_an_enemy_sent_to_the_staging_area_finishes_its_attack(table: MakeTable) -> None:
    """A Light in the Dark in the window after step 1: the Informant in staging turns its shadow card and deals 3."""
    t = combat(
        table,
        place(
            threat=20,
            hand=["a_light_in_the_dark"],
            heroes=[spot("dunhere", resources=2)],
            engaged=["bree_land_informant"],
        ),
        decks=(SPIRIT,),
        encounter=["greenway_footpad"],
    )
    t.to_window("attack_chosen")
    t.play_card("a_light_in_the_dark")
    assert t.staging == ["bree_land_informant"]
    t.act(lr.NoDefender, seat=P1)
    t.skip(lambda t: not t.state.attacks)

    assert damage(t) == [("dunhere", 2 + 1)]
    assert shadows(t, t.uid("bree_land_informant")) == [["greenway_footpad"]]
    t.to_phase("refresh")
    assert t.encounter_discard == ["greenway_footpad"]


# -- attacks outside the turn ----------------------------------------------------------------------------------


def _combe(table: MakeTable, *seats: lr.SeatPlace, **position: Any) -> QuestTable:
    """Return a combat phase with Combe Storehouse in the victory display: Suspects attack whom they engage."""
    setup = {"suspect": "todd_the_troll", **position.pop("setup", {})}
    return combat(table, *seats, victory=["combe_storehouse"], setup=setup, **position)


@pytest.mark.rule("LR-CMB-14", "LR-CRD-33", "LR-CMB-16")
def test_an_immediate_attack_in_the_combat_phase_has_its_own_shadow_card(table: MakeTable) -> None:
    """Jake engages P1 after the shadow cards were dealt: he attacks at once with a new one, which is then discarded."""
    t = _combe(
        table,
        _sneaking(heroes=[spot("theodred", resources=1), "gloin"], engaged=["bree_land_informant"]),
        staging=[spot("wolf_pelt_jake")],
        encounter=["market_square", "greenway_footpad", "old_warehouse"],
    )
    informant = t.uid("bree_land_informant")
    assert shadows(t, informant) == [["market_square"]]
    _engage_with_arnor(t, P1, "wolf_pelt_jake")
    jake = t.uid("wolf_pelt_jake")
    assert shadows(t, jake, informant) == [["greenway_footpad"], ["market_square"]]
    t.to_prompt("defend")
    t.act(lr.Defend, card="son_of_arnor")

    # 5 + 1 of the shadow card; the Son is destroyed, so Jake goes back to the staging area.
    assert damage(t) == [("son_of_arnor", 6)]
    assert (t.staging, shadows(t, jake, informant)) == (["wolf_pelt_jake"], [[], ["market_square"]])
    assert t.encounter_discard == ["greenway_footpad"]
    t.to_prompt("attack")
    assert attacks(t) == [("wolf_pelt_jake", P1), ("bree_land_informant", P1)]


@pytest.mark.rule("LR-CMB-14", "LR-CMB-06")
def test_a_sentinel_may_defend_against_an_immediate_attack(table: MakeTable) -> None:
    """The revealed Footpad is not engaged with P1: P1 may defend, and when P1 does not, P2's Aragorn may."""
    t = combat(
        table,
        place(threat=20, heroes=["denethor"]),
        place(threat=20, heroes=["aragorn"]),
        decks=(LORE, LEADERSHIP),
        phase="quest",
        encounter=["greenway_footpad", "market_square", "market_square"],
    )
    t.to_prompt("option-footpad")
    t.option("attack")
    t.to_prompt("defend")
    assert t.offered() == [lr.NoDefender(P1), lr.Defend(P1, t.uid("denethor"), lr.CARDS["denethor"])]
    t.act(lr.NoDefender)
    t.act(lr.Defend, seat=P2, card="aragorn")
    fight_out(t)

    assert damage(t) == [("aragorn", 4 - 2)]
    assert (t.staging, t.encounter_discard) == (["greenway_footpad"], ["market_square"])


@pytest.mark.rule("LR-CMB-14", "LR-TIM-03")
def test_an_immediate_attack_has_the_four_steps_with_their_windows(table: MakeTable) -> None:
    """In the quest phase: the same windows as in the combat phase, and the shadow card stays until the last."""
    gloin = spot("gloin", exhausted=True, attachments=STEWARD)
    t = combat(
        table,
        place(threat=20, heroes=["aragorn", gloin]),
        phase="quest",
        encounter=["greenway_footpad", "market_square"],
    )
    t.to_prompt("option-footpad")
    t.option("attack")
    windows: list[str] = []

    def is_over(t: QuestTable) -> bool:
        windows.extend([t.window] if t.window and t.state.attacks else [])
        return not t.state.attacks

    t.skip(is_over)
    assert windows == ["attack_chosen", "defender_declared", "shadow_resolved", "attack_resolved"]
    assert t.window == "staged"


@pytest.mark.rule("LR-CMB-15")
def test_each_additional_attack_gets_a_new_shadow_card_when_the_resolved_one_is_gone(table: MakeTable) -> None:
    """Two Ruffians as shadow cards: three attacks of the Informant, each with one card, each with a new defender."""
    ruffian = "lawless_ruffian"
    t = combat(
        table,
        place(threat=20, heroes=["aragorn", "theodred", "gloin"], engaged=["bree_land_informant"]),
        encounter=[ruffian, ruffian, "market_square"],
    )
    piles = []
    for defender in ("aragorn", "theodred", "gloin"):
        t.to_prompt("defend")
        assert [shadow.face_up for shadow in t.card("bree_land_informant").shadows] == [False]
        piles.append(t.encounter_discard)
        t.act(lr.Defend, seat=P1, card=defender)
    t.to_phase("refresh")

    assert piles == [[], [ruffian], [ruffian, ruffian]]
    assert attacks(t) == [("bree_land_informant", P1)] * 3
    assert [event.shadow.id for event in t.happened(lr.ShadowRevealed)] == [ruffian, ruffian, "market_square"]
    assert damage(t) == [("theodred", 1), ("gloin", 1)]


@pytest.mark.rule("LR-CMB-16")
@pytest.mark.parametrize("when", ["before", "after"])
def test_an_enemy_that_engages_late_attacks_while_the_turn_of_its_player_lasts(table: MakeTable, when: str) -> None:
    """P2 calls the Outlaw from the staging area: before P2's attacks are over it attacks, without a shadow card."""
    t = combat(
        table,
        place(threat=20, heroes=["gimli", "thalin"], engaged=["greenway_footpad"]),
        _sneaking(heroes=["aragorn", spot("theodred", resources=1)], engaged=["bree_land_informant"]),
        decks=(TACTICS, LEADERSHIP),
        setup={"first_player": P1 if when == "before" else P2},
        staging=["chetwood_outlaw"],
    )
    # The attack of P1's Footpad comes before P2's turn, or after it.
    t.skip(lambda t: t.window == "attack_chosen" and attacks(t)[-1:] == [("greenway_footpad", P1)])
    _engage_with_arnor(t, P2, "chetwood_outlaw")
    assert shadows(t, t.uid("chetwood_outlaw")) == [[]]
    t.skip(lambda t: t.prompt == "attack" or t.state.phase != "combat")

    mine, late = ("greenway_footpad", P1), ("chetwood_outlaw", P2)
    if when == "before":
        assert sorted(attacks(t)[1:]) == [("bree_land_informant", P2), late]
        assert attacks(t)[0] == mine
    else:
        assert attacks(t) == [("bree_land_informant", P2), mine]
    assert len(t.happened(lr.ShadowDealt)) == 2


@pytest.mark.rule("LR-CMB-17")
def test_shadow_cards_go_with_their_enemy(table: MakeTable) -> None:
    """Gandalf destroys the Footpad after the dealing: its card is discarded at once, face down; the other stays."""
    t = combat(
        table,
        place(
            threat=20,
            hand=["sneak_attack", "gandalf"],
            heroes=[spot("theodred", resources=1), "gloin"],
            engaged=["greenway_footpad", "bree_land_informant"],
        ),
        encounter=["market_square", "rising_body_count"],
    )
    assert t.window == "shadows_dealt"
    t.play_card("sneak_attack")
    t.act(lr.ChooseTitle, card="gandalf")
    t.use("gandalf")
    t.option("damage")
    t.pick("greenway_footpad")

    assert sorted(t.encounter_discard) == ["greenway_footpad", "rising_body_count"]
    assert shadows(t, t.uid("bree_land_informant")) == [["market_square"]]
    assert t.happened(lr.ShadowRevealed) == []


@pytest.mark.rule("LR-CMB-17", "LR-THR-02")
def test_an_enemy_in_the_staging_area_keeps_its_shadow_card_until_the_end_of_combat(table: MakeTable) -> None:
    """A Light in the Dark after the dealing: no attack; the card goes, unresolved, before the last window."""
    t = combat(
        table,
        place(
            threat=20,
            hand=["a_light_in_the_dark"],
            heroes=[spot("dunhere", resources=2, attachments=COURAGE, exhausted=True)],
            engaged=["bree_land_informant"],
        ),
        decks=(SPIRIT,),
        encounter=["greenway_footpad"],
    )
    t.play_card("a_light_in_the_dark")
    assert (t.staging, shadows(t, t.uid("bree_land_informant"))) == (["bree_land_informant"], [["greenway_footpad"]])
    t.to_window("combat_end")

    assert (attacks(t), t.happened(lr.ShadowRevealed)) == ([], [])
    assert (t.encounter_discard, shadows(t, t.uid("bree_land_informant"))) == (["greenway_footpad"], [[]])


# -- damage ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CMB-18")
def test_damage_stays_and_destroys_at_no_hit_points_left(table: MakeTable) -> None:
    """Théodred (4 hit points) takes 2 in each of two rounds: with 2 left he lives, with 0 left he is destroyed."""
    t = combat(
        table,
        place(threat=10, heroes=["theodred", "gloin"], engaged=["bree_land_informant"]),
        setup={"shadow_cards": False},
    )
    for left in (2, 0):
        t.to_prompt("target-damage_hero")
        t.pick("theodred")
        assert t.in_play("theodred") == bool(left)
        assert ("theodred" in t.discard(P1)) is not bool(left)

    assert [event.card.id for event in t.happened(lr.Destroyed)] == ["theodred"]
    assert t.state.round == 2


@pytest.mark.rule("LR-CMB-18", "LR-VIC-01", "LR-KEY-09")
def test_where_the_destroyed_go(table: MakeTable) -> None:
    """Gandalf destroys Ferny and an Outlaw: one to the victory display, one to the pile, attachments to theirs."""
    outlaw = spot("chetwood_outlaw", damage=1, attachments=["hired_muscle"])
    deck = own_deck("mine", ("theodred", "gloin"), "sneak_attack", "gandalf", "forest_snare")
    t = combat(
        table,
        place(
            threat=20,
            hand=["sneak_attack", "sneak_attack", "gandalf"],
            heroes=[spot("theodred", resources=2), "gloin"],
            engaged=[spot("bill_ferny", damage=1, attachments=["forest_snare"]), outlaw],
        ),
        decks=("mine",),
        setup={"deck_lists": (deck,), "shadow_cards": False},
        investigation=["susie_the_spider"],
        only_investigation=True,
    )
    t.to_window("shadows_dealt")
    t.play_card("sneak_attack")
    t.act(lr.ChooseTitle, card="gandalf")
    t.use("gandalf")
    t.option("damage")
    t.pick("bill_ferny")
    assert (t.victory, t.encounter_discard, t.discard(P1)) == (["bill_ferny"], [], ["forest_snare", "sneak_attack"])
    t.to_prompt("attack")
    t.act(lr.AttackEnemy, card="chetwood_outlaw")
    for title in ("gloin", "gandalf"):
        t.act(lr.AddAttacker, seat=P1, card=title)
    t.skip(lambda t: not t.engaged(P1))

    assert (t.victory, t.encounter_discard) == (["bill_ferny"], ["hired_muscle", "chetwood_outlaw"])


@pytest.mark.rule("LR-CMB-18")
def test_a_destroyed_hero_loses_resources_and_attachments(table: MakeTable) -> None:
    """Gloin falls with 5 resources and P2's Steward: no hero has more than before, and the Steward lies on P2's pile."""
    gloin = spot("gloin", damage=3, resources=5, attachments=STEWARD, by=P2)
    other = own_deck("other", ("legolas",), "steward_of_gondor")
    t = combat(
        table,
        place(threat=20, heroes=[gloin, spot("aragorn", resources=1)], engaged=["bree_land_informant"]),
        place(threat=20),
        decks=(LEADERSHIP, "other"),
        setup={"deck_lists": (other,)},
    )
    t.to_prompt("target-damage_hero")
    t.pick("gloin")

    assert (t.discard(P1), t.discard(P2)) == (["theodred", "gloin"], ["steward_of_gondor"])
    assert t.card("aragorn").resources == 1


@pytest.mark.rule("LR-CMB-19")
def test_damage_of_effects_ignores_defense(table: MakeTable) -> None:
    """Swift Strike deals its 2 to an Outlaw with 3 defense."""
    t = combat(
        table,
        place(
            threat=20,
            hand=["swift_strike"],
            heroes=[spot("gimli", resources=2), "thalin"],
            engaged=["chetwood_outlaw"],
        ),
        decks=(TACTICS,),
    )
    t.act(lr.Defend, card="gimli")
    t.play_card("swift_strike")

    assert damage(t)[0] == ("chetwood_outlaw", 2)


@pytest.mark.rule("LR-CMB-20", "LR-CMB-04")
def test_an_enemy_that_cannot_attack_is_skipped_with_all_that_its_attack_would_bring(table: MakeTable) -> None:
    """Thicket of Spears: neither Johnny nor the Footpad attacks, no card leaves the hand, no shadow card is turned."""
    heroes = [spot(hero, resources=1) for hero in ("legolas", "gimli", "thalin")]
    t = combat(
        table,
        place(
            threat=20,
            hand=["thicket_of_spears", "gandalf"],
            heroes=heroes,
            engaged=["johnny_goblin_fingers", "greenway_footpad"],
        ),
        place(threat=20, heroes=[spot("aragorn", attachments=STEWARD)], engaged=["bree_land_informant"]),
        decks=(TACTICS, LEADERSHIP),
        setup={"suspect": "todd_the_troll"},
    )
    t.play_card("thicket_of_spears")
    t.act(lr.ChoosePlayer, player=P1)
    t.to_window("attack_chosen")
    assert shadows(t, t.uid("johnny_goblin_fingers"), t.uid("greenway_footpad")) == [[BLANKS[0]], [BLANKS[1]]]
    t.to_window("combat_end")

    assert attacks(t) == [("bree_land_informant", P2)]
    assert (t.hand(P1), t.threats) == (["gandalf"], [20, 20])
    assert len(t.happened(lr.ShadowDealt)) == 3
    assert len(t.happened(lr.ShadowRevealed)) == 1
    assert sorted(t.encounter_discard) == sorted(BLANKS[:3])
