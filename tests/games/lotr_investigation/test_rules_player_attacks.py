"""Rules LR-CMB-11 to LR-CMB-13, LR-CMB-22 and LR-CMB-23: the players' attacks."""

from __future__ import annotations

import pytest

from boardrules.games import lotr_investigation as lr
from tests.games.happened import refused
from tests.games.lotr_investigation.combat_positions import (
    COURAGE,
    STEWARD,
    combat,
    damage,
    engage_with_arnor,
    fight,
    hits,
    sneaking,
    strike,
)
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
    order,
    place,
    said,
    spot,
)

#: Somebody with resources and an unknown card may have an event, and so is asked in every action window.
MAYBE = ["gandalf"]


# -- who attacks what ------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CMB-11")
def test_in_player_order_each_player_attacks_each_enemy_once(table: MakeTable) -> None:
    """P2 is first and attacks two enemies, each once; then P1 attacks one; then nobody is asked any more."""
    gloin = spot("gloin", attachments=STEWARD)
    t = fight(
        table,
        place(threat=20, heroes=["aragorn", "theodred", gloin], engaged=["bill_ferny"]),
        place(threat=20, heroes=["gimli", "thalin"], engaged=["chetwood_outlaw", "lawless_ruffian"]),
        setup={"first_player": P2},
    )
    assert t.asked == (P2,)
    strike(t, "chetwood_outlaw", "gimli")
    t.to_prompt("attack")
    assert t.asked == (P2,)
    outlaw = lr.AttackEnemy(P2, t.uid("chetwood_outlaw"), lr.CARDS["chetwood_outlaw"])
    assert refused(t, outlaw) == ("already_attacked", "LR-CMB-11")
    strike(t, "lawless_ruffian", "thalin")
    t.to_prompt("attack")
    assert t.asked == (P1,)
    strike(t, "bill_ferny", "aragorn")
    t.skip(lambda t: t.prompt == "attack" or t.window == "combat_end")

    assert t.window == "combat_end"
    assert hits(t) == [
        (P2, "chetwood_outlaw", ["gimli"]),
        (P2, "lawless_ruffian", ["thalin"]),
        (P1, "bill_ferny", ["aragorn"]),
    ]


@pytest.mark.rule("LR-CMB-11", "LR-TIM-04")
def test_ready_characters_of_ones_own_attack_together_and_exhaust(table: MakeTable) -> None:
    """At least one has to be named; the exhausted Gloin and P2's Gimli are refused; 3 + 1 less 2 is 2 damage."""
    gloin = spot("gloin", exhausted=True, attachments=STEWARD)
    t = fight(
        table,
        place(
            threat=20,
            heroes=["aragorn", "theodred", gloin],
            allies=["guard_of_the_citadel"],
            engaged=["greenway_footpad"],
        ),
        place(heroes=["gimli"]),
    )
    t.act(lr.AttackEnemy, seat=P1, card="greenway_footpad")
    assert [type(action) for action in t.offered()] == [lr.AddAttacker] * 3
    assert refused(t, lr.AddAttacker(P1, t.uid("gloin"), lr.CARDS["gloin"])) == ("exhausted", "LR-TIM-04")
    assert refused(t, lr.AddAttacker(P1, t.uid("gimli"), lr.CARDS["gimli"])) == ("not_your_character", "LR-CMB-11")
    t.act(lr.AddAttacker, card="aragorn")
    assert refused(t, lr.AddAttacker(P1, t.uid("aragorn"), lr.CARDS["aragorn"])) == ("already_chosen", "LR-CMB-11")
    t.act(lr.AddAttacker, card="guard_of_the_citadel")
    t.act(lr.Done, seat=P1)
    t.to_window("attack_done")

    assert damage(t) == [("greenway_footpad", 3 + 1 - 2)]
    assert [t.card(title).exhausted for title in ("aragorn", "guard_of_the_citadel", "theodred")] == [True, True, False]


@pytest.mark.rule("LR-CMB-11")
@pytest.mark.parametrize(
    ("attackers", "hit"), [(["gandalf"], 1), (["gloin"], 0), (["gloin", "theodred"], 1), (["gandalf", "gloin"], 3)]
)
def test_damage_is_the_total_attack_less_the_defense(table: MakeTable, attackers: list[str], hit: int) -> None:
    """Against an Outlaw with 3 defense: 4, 2, 2 + 2 and 4 + 2 of attack."""
    gloin = spot("gloin", attachments=STEWARD)
    t = fight(table, place(threat=20, heroes=["theodred", gloin], allies=["gandalf"], engaged=["chetwood_outlaw"]))
    strike(t, "chetwood_outlaw", *attackers)
    t.to_window("attack_done")

    assert damage(t) == ([("chetwood_outlaw", hit)] if hit else [])


@pytest.mark.rule("LR-CMB-11")
def test_nobody_has_to_attack(table: MakeTable) -> None:
    """P1 is done at once: the enemy is not attacked, and nobody exhausts."""
    gloin = spot("gloin", attachments=STEWARD)
    t = fight(table, place(threat=20, heroes=["theodred", gloin], engaged=["bree_land_informant"]))
    t.act(lr.Done, seat=P1)
    t.to_window("combat_end")

    assert hits(t) == []
    assert not t.card("gloin").exhausted


@pytest.mark.rule("LR-CMB-11", "LR-CMB-12")
def test_an_enemy_of_the_staging_area_cannot_be_attacked(table: MakeTable) -> None:
    """Not even with Legolas, who is Ranged; and what is no enemy is no target either."""
    t = fight(
        table,
        place(threat=20, hand=MAYBE, heroes=[spot("legolas", resources=1), "gimli"], engaged=["bree_land_informant"]),
        decks=(TACTICS,),
        staging=["greenway_footpad", "market_square"],
    )

    assert [action.card.id for action in t.offered() if isinstance(action, lr.AttackEnemy)] == ["bree_land_informant"]
    for title, code in (("greenway_footpad", "no_attacker"), ("market_square", "not_an_enemy")):
        assert refused(t, lr.AttackEnemy(P1, t.uid(title), lr.CARDS[title])) == (code, "LR-CMB-11")


@pytest.mark.rule("LR-CMB-11")
def test_the_next_combat_phase_brings_new_attacks(table: MakeTable) -> None:
    """The Outlaw that P1 has attacked may be attacked again in the next round."""
    t = combat(table, place(threat=10, engaged=["chetwood_outlaw"]))
    for number in (1, 2):
        t.skip(lambda t, number=number: t.state.round == number and t.prompt == "attack")  # type: ignore[misc]
        strike(t, "chetwood_outlaw", "theodred")

    assert hits(t) == [(P1, "chetwood_outlaw", ["theodred"])] * 2


@pytest.mark.rule("LR-CMB-11", "LR-TIM-03")
def test_an_action_window_follows_each_step_of_an_attack(table: MakeTable) -> None:
    """After the declaration, after the total, after the damage, which is dealt before the last of them."""
    gloin = spot("gloin", attachments=STEWARD)
    t = fight(table, place(threat=20, heroes=["theodred", gloin], engaged=["bree_land_informant"]))
    strike(t, "bree_land_informant", "gloin")
    seen = []
    while t.state.attacks:
        seen.append((t.window, damage(t)))
        t.act(lr.Pass, seat=P1)

    hit = ("bree_land_informant", 1)
    assert seen == [("attack_declared", []), ("attack_counted", []), ("attack_done", [hit])]


# -- ranged ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CMB-12", "LR-KEY-01")
def test_others_join_with_ranged_characters_in_player_order(table: MakeTable) -> None:
    """P1 attacks; P2 and P3 are each asked for one Ranged character after another; those who join exhaust."""
    t = fight(
        table,
        place(threat=20, heroes=["denethor", "glorfindel"], engaged=["todd_the_troll"]),
        place(
            threat=20,
            heroes=[spot("gloin", attachments=STEWARD)],
            allies=["silverlode_archer", "silverlode_archer", "faramir"],
        ),
        place(threat=20, heroes=["legolas", "gimli"], allies=["horseback_archer"]),
        decks=(LORE, LEADERSHIP, TACTICS),
    )
    strike(t, "todd_the_troll", "glorfindel")
    assert (t.prompt, t.asked) == ("join_attack", (P2,))
    assert said(t) == {"seat": P1, "attack": 3, "defense": 2}
    faramir = lr.AddAttacker(P2, t.uid("faramir"), lr.CARDS["faramir"])
    assert refused(t, faramir) == ("no_ranged", "LR-CMB-12")
    first, second = [action for action in t.offered() if isinstance(action, lr.AddAttacker)]
    assert {first.card.id, second.card.id} == {"silverlode_archer"}
    t.play(first)
    assert said(t)["attack"] == 3 + 2
    assert t.offered() == [lr.Done(P2), second]
    t.play(second)
    assert (t.prompt, t.asked, said(t)["attack"]) == ("join_attack", (P3,), 3 + 2 + 2)
    t.act(lr.AddAttacker, seat=P3, card="horseback_archer")
    t.act(lr.Done, seat=P3)
    t.to_window("attack_done")

    archers = ["silverlode_archer", "silverlode_archer", "horseback_archer"]
    assert hits(t) == [(P1, "todd_the_troll", ["glorfindel", *archers])]
    assert damage(t) == [("todd_the_troll", 3 + 2 + 2 + 2 - 2)]
    assert [t.state.cards[one.uid].exhausted for one in (first, second)] == [True, True]
    assert not t.card("legolas").exhausted


@pytest.mark.rule("LR-CMB-12", "LR-KEY-01")
def test_a_ranged_character_attacks_what_is_engaged_with_another_player(table: MakeTable) -> None:
    """In P2's turn Legolas attacks P1's Footpad; Gimli cannot come along; of P1's the Archer alone may join."""
    t = fight(
        table,
        place(
            threat=20,
            heroes=[spot("gloin", attachments=STEWARD)],
            allies=["silverlode_archer", "faramir"],
            engaged=["chetwood_outlaw"],
        ),
        place(threat=20, heroes=["legolas", "gimli"]),
    )
    t.act(lr.Done, seat=P1)
    t.to_prompt("attack")
    assert t.asked == (P2,)
    t.act(lr.AttackEnemy, seat=P2, card="chetwood_outlaw")
    assert (t.prompt, t.asked) == ("join_attack", (P1,))  # nobody but Legolas could be named
    archer = lr.AddAttacker(P1, t.uid("silverlode_archer"), lr.CARDS["silverlode_archer"])
    assert t.offered() == [lr.Decline(P1), archer]
    assert refused(t, lr.AddAttacker(P1, t.uid("faramir"), lr.CARDS["faramir"])) == ("no_ranged", "LR-CMB-12")
    t.play(archer)
    t.to_window("attack_done")

    assert hits(t) == [(P2, "chetwood_outlaw", ["legolas", "silverlode_archer"])]
    assert damage(t) == [("chetwood_outlaw", 3 + 2 - 3)]


@pytest.mark.rule("LR-CMB-12", "LR-KEY-01")
def test_without_ranged_nobody_attacks_what_is_engaged_with_another_player(table: MakeTable) -> None:
    """Beside two Archers Gimli is refused; with Gimli alone the enemy cannot be attacked at all."""
    attacked = place(threat=20, heroes=[spot("gloin", attachments=STEWARD)], engaged=["bree_land_informant"])
    for archers in (["horseback_archer", "horseback_archer"], []):
        helper = place(threat=20, heroes=["gimli"], allies=archers, engaged=["bill_ferny"])
        t = fight(table, attacked, helper, setup={"first_player": P2})
        informant = lr.AttackEnemy(P2, t.uid("bree_land_informant"), lr.CARDS["bree_land_informant"])
        if archers:
            t.play(informant)
            assert {action.card.id for action in t.offered() if isinstance(action, lr.AddAttacker)} == set(archers)
            gimli = lr.AddAttacker(P2, t.uid("gimli"), lr.CARDS["gimli"])
            assert refused(t, gimli) == ("no_ranged", "LR-CMB-12")
        else:
            assert refused(t, informant) == ("no_attacker", "LR-CMB-11")


@pytest.mark.rule("LR-CMB-12")
def test_each_player_may_declare_one_attack_against_the_same_enemy(table: MakeTable) -> None:
    """P1 and then P2 attack P1's Ferny; P2, with another archer ready, may not attack him again."""
    t = fight(
        table,
        place(threat=20, heroes=["theodred", spot("gloin", attachments=STEWARD)], engaged=["bill_ferny"]),
        place(threat=20, heroes=["legolas"], allies=["horseback_archer"]),
    )
    strike(t, "bill_ferny", "theodred")
    t.act(lr.Decline, seat=P2)
    t.to_prompt("attack")
    assert t.asked == (P2,)
    strike(t, "bill_ferny", "horseback_archer")
    t.skip(lambda t: t.prompt == "attack" or t.window == "combat_end")

    assert t.window == "combat_end"
    assert hits(t) == [(P1, "bill_ferny", ["theodred"]), (P2, "bill_ferny", ["horseback_archer"])]


@pytest.mark.rule("LR-CMB-12", "LR-KEY-11", "LR-KEY-01")
@pytest.mark.parametrize("joins", [True, False])
def test_ranged_works_against_an_immune_enemy(table: MakeTable, joins: bool) -> None:
    """Todd is immune to player cards, but Ranged is a keyword: Legolas joins P1's attack, or attacks by himself."""
    t = fight(
        table,
        place(threat=20, heroes=["theodred", spot("gloin", attachments=STEWARD)], engaged=["todd_the_troll"]),
        place(threat=20, heroes=["legolas"]),
        victory=["bill_fernys_house"],
    )
    if joins:
        strike(t, "todd_the_troll", "gloin")
        t.act(lr.AddAttacker, seat=P2, card="legolas")
    else:
        t.act(lr.Done, seat=P1)
        t.to_prompt("attack")
        strike(t, "todd_the_troll", "legolas")
    t.to_window("attack_done")

    assert damage(t) == [("todd_the_troll", (2 if joins else 0) + 3 - 2)]


# -- extra attacks, and responses ------------------------------------------------------------------------------


@pytest.mark.rule("LR-CMB-13")
def test_a_quick_strike_is_not_the_one_attack_and_nobody_joins_it(table: MakeTable) -> None:
    """P1 has attacked Ferny; Gimli strikes him once more, and P2's ready Archer is not asked to join."""
    t = fight(
        table,
        place(threat=20, hand=["quick_strike"], heroes=[spot("gimli", resources=1), "thalin"], engaged=["bill_ferny"]),
        place(threat=20, heroes=[spot("gloin", attachments=STEWARD)], allies=["silverlode_archer"]),
        decks=(TACTICS, LEADERSHIP),
    )
    strike(t, "bill_ferny", "thalin")
    t.act(lr.Decline, seat=P2)
    t.to_window("attack_done")
    t.play_card("quick_strike", P1)
    assert (t.prompt, t.window) == ("window", "attack_declared")
    t.to_window("combat_end")

    assert hits(t) == [(P1, "bill_ferny", ["thalin"]), (P1, "bill_ferny", ["gimli"])]


@pytest.mark.rule("LR-CMB-22", "LR-QST-14")
@pytest.mark.parametrize(("enemy", "wounds"), [("bree_land_informant", 2), ("chetwood_outlaw", 1)])
def test_an_enemy_has_to_be_destroyed_by_the_attack_itself(table: MakeTable, enemy: str, wounds: int) -> None:
    """Legolas and Gimli deal 4 or 2: the Informant falls, and Legolas responds; the Outlaw (5 hit points) does not."""
    t = fight(
        table,
        place(
            threat=20,
            hand=MAYBE,
            heroes=[spot("legolas", resources=1), "gimli"],
            engaged=[spot(enemy, damage=wounds)],
        ),
        decks=(TACTICS,),
    )
    strike(t, enemy, "legolas", "gimli")
    t.skip(lambda t: t.prompt == "respond-slain" or t.window == "combat_end")

    assert (t.prompt == "respond-slain") is (enemy == "bree_land_informant")


# -- changes during an attack ----------------------------------------------------------------------------------


@pytest.mark.rule("LR-CMB-23", "LR-CMB-22", "LR-CMB-21")
def test_an_attack_ends_when_its_target_is_gone(table: MakeTable) -> None:
    """Gimli attacks, and Legolas strikes the Ruffian down first: no damage by Gimli, who stays exhausted."""
    t = fight(
        table,
        place(
            threat=20,
            hand=["quick_strike", "gandalf"],
            heroes=["gimli", spot("legolas", resources=1)],
            engaged=[spot("lawless_ruffian", damage=2)],
        ),
        decks=(TACTICS,),
    )
    strike(t, "lawless_ruffian", "gimli")
    t.to_window("attack_counted")
    t.play_card("quick_strike")
    t.to_prompt("respond-slain")
    t.use("legolas")
    t.skip(lambda t: not t.state.attacks)

    assert damage(t) == [("lawless_ruffian", 3 - 2)]
    assert t.state.progress == 2
    assert t.card("gimli").exhausted


@pytest.mark.rule("LR-CMB-23")
def test_a_target_in_the_staging_area_is_still_damaged(table: MakeTable) -> None:
    """A Light in the Dark in the last window before the damage: 2 + 1 less 1, in the staging area."""
    t = fight(
        table,
        place(
            threat=20,
            hand=["a_light_in_the_dark"],
            heroes=[spot("dunhere", resources=2, attachments=COURAGE), "eleanor"],
            engaged=["bree_land_informant"],
        ),
        decks=(SPIRIT,),
    )
    strike(t, "bree_land_informant", "dunhere", "eleanor")
    t.to_window("attack_counted")
    t.play_card("a_light_in_the_dark")
    assert (t.staging, damage(t)) == (["bree_land_informant"], [])
    t.to_window("attack_done")

    assert damage(t) == [("bree_land_informant", 2)]


@pytest.mark.rule("LR-CMB-23")
def test_a_target_that_engages_somebody_else_is_still_damaged(table: MakeTable) -> None:
    """P2 calls the Outlaw away while Gimli and Thalin attack it: 2 + 2 less 3, now engaged with P2."""
    t = fight(
        table,
        place(threat=20, heroes=["gimli", "thalin"], engaged=["chetwood_outlaw"]),
        sneaking(),
        decks=(TACTICS, LEADERSHIP),
    )
    strike(t, "chetwood_outlaw", "gimli", "thalin")
    t.to_window("attack_declared")
    engage_with_arnor(t, P2, "chetwood_outlaw")
    t.skip(lambda t: not t.state.attacks)

    assert order(t.log, lr.EnemyEngaged, lr.Damaged) == [lr.EnemyEngaged, lr.Damaged]
    assert t.engaged(P2) == ["chetwood_outlaw"]
    assert damage(t) == [("chetwood_outlaw", 1)]


def _with_took(table: MakeTable, hero: str, threat: int) -> QuestTable:
    """Return P1 with Éowyn, Dúnhere and Wandering Took against Ferny, and P2 with a hero and so much threat."""
    return fight(
        table,
        place(
            threat=20,
            heroes=[spot("eowyn", attachments=COURAGE), "dunhere"],
            allies=["wandering_took"],
            engaged=["bill_ferny"],
        ),
        place(threat=threat, heroes=[hero]),
        decks=(SPIRIT, TACTICS),
    )


def _took(table: MakeTable, *attackers: str) -> QuestTable:
    """P1 attacks Ferny, joined by P2's Legolas; P1's Wandering Took could push P2 to 50 threat."""
    t = _with_took(table, "legolas", 47)
    if attackers:
        strike(t, "bill_ferny", *attackers)
        t.act(lr.AddAttacker, seat=P2, card="legolas")
    else:
        t.act(lr.Done, seat=P1)
        t.to_prompt("attack")
        strike(t, "bill_ferny", "legolas")
    t.to_window("attack_declared")
    t.use("wandering_took", P1)
    assert t.state.players[P2].out
    return t


@pytest.mark.rule("LR-CMB-23", "LR-THR-05")
def test_attackers_that_have_left_play_do_not_count(table: MakeTable) -> None:
    """P2 is eliminated: of 2 + 1 + 3, Dúnhere's 2 and Éowyn's 1 are left, less 3 is nothing."""
    t = _took(table, "dunhere", "eowyn")
    t.to_window("attack_done")

    assert damage(t) == []


@pytest.mark.rule("LR-CMB-23", "LR-THR-05")
def test_an_attack_without_attackers_ends(table: MakeTable) -> None:
    """P2's Legolas attacked alone: with him the attack is over, without its further windows."""
    t = _took(table)
    t.act(lr.Pass, seat=P1)

    assert (t.window, t.state.attacks, damage(t)) == ("combat_end", [], [])


@pytest.mark.rule("LR-CMB-23", "LR-CMB-21")
def test_an_attacker_that_changes_sides_still_attacks(table: MakeTable) -> None:
    """The Took goes to P2 in the middle of P1's attack: 2 + 1 + 1 less 3."""
    t = _with_took(table, "gimli", 20)
    strike(t, "bill_ferny", "dunhere", "eowyn", "wandering_took")
    t.to_window("attack_counted")
    t.use("wandering_took", P1)
    t.to_window("attack_done")

    assert t.area(P2) == ["gimli", "wandering_took"]
    assert damage(t) == [("bill_ferny", 2 + 1 + 1 - 3)]


@pytest.mark.rule("LR-CMB-23")
def test_attack_and_defense_are_read_when_the_damage_is_dealt(table: MakeTable) -> None:
    """Blade Mastery in the window after the total: 2 + 1 less 1 is 2 damage."""
    t = fight(
        table,
        place(
            threat=20,
            hand=["blade_mastery", "gandalf"],
            heroes=[spot("gimli", resources=1), "thalin"],
            engaged=["bree_land_informant"],
        ),
        decks=(TACTICS,),
    )
    strike(t, "bree_land_informant", "gimli")
    t.to_window("attack_counted")
    t.play_card("blade_mastery")
    t.pick("gimli")
    t.skip(lambda t: not t.state.attacks)

    assert damage(t) == [("bree_land_informant", 3 - 1)]
