"""Rules LR-CRD of attacks: what the Suspects do, choices of shadow cards, immunity, and the Informant."""

from __future__ import annotations

from typing import Any

import pytest

from boardrules.games import lotr_investigation as lr
from tests.games.lotr_investigation.combat_positions import (
    BLANKS,
    attacks,
    combat,
    damage,
    gloin,
    shadows,
)
from tests.games.lotr_investigation.table import (
    JAKE,
    JOHNNY,
    LEADERSHIP,
    LORE,
    P1,
    P2,
    SPIRIT,
    SUSIE,
    TACTICS,
    TODD,
    MakeTable,
    arranged,
    own_deck,
    place,
    said,
    spot,
)

#: A case without Johnny, so that he can be in play.
OTHER_CASE = {"suspect": TODD}


# -- suspects --------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-28")
@pytest.mark.parametrize(("wounds", "excess"), [(0, 0), (1, 1), (3, 3)])
def test_todds_excess_is_measured_before_the_damage(table: MakeTable, wounds: int, excess: int) -> None:
    """7 less 2 of Aragorn on 5 hit points and fewer: the threat rises by what is too much, and by nothing else."""
    t = combat(
        table, place(threat=20, heroes=[spot("aragorn", damage=wounds), gloin()], engaged=[TODD]), encounter=BLANKS
    )
    t.to_prompt("defend")
    t.act(lr.Defend, card="aragorn")
    t.to_window("attack_resolved")

    assert damage(t) == [("aragorn", 5)]
    assert t.threats == [20 + excess]


@pytest.mark.rule("LR-CRD-28", "LR-CMB-06")
def test_todds_excess_is_the_attacked_players(table: MakeTable) -> None:
    """P2's Spearman defends P1: 7 less 1 on 1 hit point, and P1 gets the 5 threat; other enemies raise none."""
    for enemy, raised in ((TODD, 5), (JAKE, 0)):
        t = combat(
            table,
            place(threat=20, heroes=[gloin(exhausted=True)], engaged=[enemy]),
            place(threat=20, allies=["gondorian_spearman"]),
            decks=(LEADERSHIP, TACTICS),
        )
        t.to_prompt("sentinel")
        t.act(lr.Defend, seat=P2, card="gondorian_spearman")
        t.to_window("attack_resolved")
        assert t.threats == [20 + raised, 20]


@pytest.mark.rule("LR-CRD-29")
@pytest.mark.parametrize(
    ("defender", "wounds", "back"), [("guard_of_the_citadel", 0, True), ("theodred", 3, False), ("aragorn", 0, False)]
)
def test_jake_returns_when_he_has_destroyed_an_ally(table: MakeTable, defender: str, wounds: int, back: bool) -> None:
    """A destroyed Guard sends him back, a destroyed hero or nobody does not; his damage stays on him."""
    heroes = [gloin(), spot("aragorn"), spot("theodred", damage=wounds)]
    t = combat(table, place(threat=20, heroes=heroes, allies=["guard_of_the_citadel"], engaged=[spot(JAKE, damage=2)]))
    t.to_prompt("defend")
    t.act(lr.Defend, card=defender)
    t.to_window("attack_resolved")

    assert (t.staging, t.engaged(P1)) == (([JAKE], []) if back else ([], [JAKE]))
    assert t.card(JAKE).damage == 2


@pytest.mark.rule("LR-CRD-30", "LR-CMB-04")
@pytest.mark.parametrize(("hand", "raised"), [(["gandalf"], 5), (["gandalfs_search"], 0), ([], 0)])
def test_johnny_takes_a_card_of_the_attacked_player(table: MakeTable, hand: list[str], raised: int) -> None:
    """The printed cost as threat: 5, X as 0, and nothing from an empty hand; P2's hand is not touched."""
    t = combat(
        table,
        place(threat=20, hand=hand, engaged=[JOHNNY]),
        place(threat=20, hand=["faramir"], heroes=[gloin()]),
        decks=(LORE, LEADERSHIP),
        setup=OTHER_CASE,
    )
    t.to_prompt("defend")

    assert (t.hand(P1), t.discard(P1), t.hand(P2)) == ([], hand, ["faramir"])
    assert t.threats == [20 + raised, 20]


@pytest.mark.rule("LR-CRD-30")
def test_johnny_takes_a_random_card(table: MakeTable) -> None:
    """Over many games each of three cards goes."""
    hand = ["gandalf", "gleowine", "forest_snare"]
    gone = set()
    for seed in range(20):
        setup = arranged(
            place(threat=20, hand=hand, engaged=[JOHNNY]), decks=(LORE,), phase="combat", stage=2, setup=OTHER_CASE
        )
        t = table(setup, seed)
        t.to_prompt("defend")
        (card,) = t.discard(P1)
        gone.add(card)
        assert sorted([*t.hand(P1), card]) == sorted(hand)
    assert gone == set(hand)


@pytest.mark.rule("LR-CRD-31", "LR-EFF-09")
@pytest.mark.parametrize(
    ("engaged", "staging", "threat", "hit"),
    [
        ([], [], 1, True),
        ([], ["greenway_footpad"], 2, False),
        (["lawless_ruffian"], [], 2, False),
        ([JAKE], ["chetwood_outlaw"], 3, False),
        (["bill_ferny"], ["bree_land_informant"], 1, True),
    ],
)
def test_susie_counts_brigands_and_hides_behind_them(
    table: MakeTable, engaged: list[str], staging: list[str], threat: int, hit: bool
) -> None:
    """Her threat is their number, herself included; with another one, engaged or staged, she takes no damage."""
    t = table(
        arranged(
            place(
                threat=20,
                hand=["sneak_attack", "gandalf"],
                heroes=[gloin(resources=1), "aragorn"],
                engaged=engaged,
            ),
            phase="planning",
            stage=2,
            staging=[SUSIE, *staging],
        )
    )
    staged = sum(lr.CARDS[title].threat for title in staging)
    assert t.view(None).staging_threat == threat + staged
    t.play_card("sneak_attack")
    t.act(lr.ChooseTitle, card="gandalf")
    t.use("gandalf")
    t.option("damage")
    if t.prompt == "pick-target":
        t.pick(SUSIE)

    assert t.card(SUSIE).damage == (4 if hit else 0)


# -- immune suspects -------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-35", "LR-KEY-11")
@pytest.mark.parametrize(
    ("deck", "hero", "card", "cost", "phase"),
    [
        (TACTICS, "gimli", "feint", 1, "combat"),
        (SPIRIT, "eowyn", "a_light_in_the_dark", 2, "combat"),
        (LORE, "denethor", "radagasts_cunning", 1, "quest"),
    ],
)
@pytest.mark.parametrize("immune", [True, False])
def test_behind_ferny_s_house_suspects_are_no_targets(
    table: MakeTable, deck: str, hero: str, card: str, cost: int, phase: str, immune: bool
) -> None:
    """Feint, A Light in the Dark and Radagast's Cunning reach Todd only before the House is explored."""
    where: dict[str, Any] = {"staging": [TODD]} if phase == "quest" else {}
    t = table(
        arranged(
            place(
                threat=20,
                hand=[card],
                heroes=[spot(hero, resources=cost)],
                engaged=[] if where else [TODD],
            ),
            decks=(deck,),
            phase=phase,
            stage=2,
            victory=["bill_fernys_house"] if immune else [],
            **where,
        )
    )
    t.skip(lambda t: t.can(lr.PlayCard, card=card) or t.state.phase != phase or t.outcome is not None)

    assert t.can(lr.PlayCard, card=card) is not immune


@pytest.mark.rule("LR-CRD-35")
def test_thicket_of_spears_does_not_stop_an_immune_suspect(table: MakeTable) -> None:
    """It stops P1's Footpad; Todd attacks."""
    heroes = [spot(hero, resources=1) for hero in ("legolas", "gimli", "thalin")]
    t = combat(
        table,
        place(threat=20, hand=["thicket_of_spears"], heroes=heroes, engaged=[TODD, "greenway_footpad"]),
        decks=(TACTICS,),
        victory=["bill_fernys_house"],
    )
    t.play_card("thicket_of_spears")
    t.skip(lambda t: t.prompt == "attack" or t.state.phase != "combat")

    assert attacks(t) == [(TODD, P1)]


@pytest.mark.rule("LR-CRD-35", "LR-EFF-03")
@pytest.mark.parametrize("immune", [True, False])
def test_defenders_cannot_hurt_an_immune_suspect(table: MakeTable, immune: bool) -> None:
    """Neither the Spearman's response nor Swift Strike is offered against Todd."""
    t = combat(
        table,
        place(
            threat=20,
            hand=["swift_strike"],
            heroes=["legolas", spot("gimli", resources=2)],
            allies=["gondorian_spearman"],
            engaged=[TODD],
        ),
        decks=(TACTICS,),
        victory=["bill_fernys_house"] if immune else [],
    )
    t.to_prompt("defend")
    t.act(lr.Defend, card="gondorian_spearman")

    offered = {type(action) for action in t.offered()} if t.prompt == "respond-defended" else set()
    assert offered == (set() if immune else {lr.Pass, lr.UseAbility, lr.PlayCard})


@pytest.mark.rule("LR-CRD-35", "LR-CRD-01")
@pytest.mark.parametrize("immune", [True, False])
def test_the_shadow_cards_of_an_immune_suspect_are_safe(table: MakeTable, immune: bool) -> None:
    """Hasty Stroke may cancel Todd's shadow effect only before the House is explored."""
    t = combat(
        table,
        place(threat=20, hand=["hasty_stroke"], heroes=[spot("eowyn", resources=1), "dunhere"], engaged=[TODD]),
        decks=(SPIRIT,),
        victory=["bill_fernys_house"] if immune else [],
        encounter=["greenway_footpad"],
    )
    t.to_prompt("defend")
    t.act(lr.NoDefender)
    t.skip(lambda t: t.prompt in ("respond-shadow_effect", "target-damage_hero"))

    assert (t.prompt == "respond-shadow_effect") is not immune


# -- choices of shadow cards -----------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-39", "LR-CMB-09")
def test_ferny_s_shadow_may_make_the_attack_undefended(table: MakeTable) -> None:
    """The Spearman has responded, and stays exhausted and undamaged; P1 picks a hero for the whole attack."""
    t = combat(
        table,
        place(threat=20, heroes=["legolas", "gimli"], allies=["gondorian_spearman"], engaged=["chetwood_outlaw"]),
        decks=(TACTICS,),
        encounter=["bill_ferny"],
    )
    t.to_prompt("defend")
    t.act(lr.Defend, card="gondorian_spearman")
    t.use("gondorian_spearman")
    t.to_prompt("option-ferny_shadow")
    assert not t.view(None).attacks[-1].undefended
    t.option("undefended")
    assert t.view(None).attacks[-1].undefended
    t.to_prompt("target-damage_hero")
    assert said(t) == {"damage": 4}
    assert [action.card.id for action in t.offered() if isinstance(action, lr.ChooseCard)] == ["legolas", "gimli"]
    t.pick("gimli")

    assert damage(t) == [("chetwood_outlaw", 1), ("gimli", 4)]
    assert t.card("gondorian_spearman").exhausted
    assert t.threats == [20]


@pytest.mark.rule("LR-CRD-39")
def test_a_defending_hero_may_take_the_undefended_attack(table: MakeTable) -> None:
    """Denethor has defended; when Ferny's shadow makes it undefended he may be picked, without his defense of 3."""
    t = combat(table, place(threat=20, engaged=["bree_land_informant"]), decks=(LORE,), encounter=["bill_ferny"])
    t.to_prompt("defend")
    t.act(lr.Defend, card="denethor")
    t.option("undefended")
    t.to_prompt("target-damage_hero")
    t.pick("denethor")

    assert damage(t) == [("denethor", 2)]


@pytest.mark.rule("LR-CRD-39", "LR-EFF-06")
def test_ferny_s_shadow_changes_nothing_in_an_undefended_attack(table: MakeTable) -> None:
    """The option may be picked there as well: no threat, and the same 2 damage."""
    t = combat(table, place(threat=20, engaged=["bree_land_informant"]), encounter=["bill_ferny"])
    t.to_prompt("defend")
    assert not t.view(None).attacks[-1].undefended
    t.act(lr.NoDefender)
    assert t.view(None).attacks[-1].undefended
    assert [action.option for action in t.offered() if isinstance(action, lr.ChooseOption)] == ["threat", "undefended"]
    t.option("undefended")
    t.to_prompt("target-damage_hero")
    t.pick("gloin")

    assert (damage(t), t.threats) == ([("gloin", 2)], [20])


@pytest.mark.rule("LR-CRD-40")
@pytest.mark.parametrize("option", ["threat", "return"])
def test_the_outlaws_shadow_may_return_a_suspect(table: MakeTable, option: str) -> None:
    """Todd deals his damage, and then goes to the staging area; or P1's threat rises by 2."""
    t = combat(
        table,
        place(threat=20, heroes=[gloin(), "aragorn", "theodred"], engaged=[TODD]),
        encounter=["chetwood_outlaw"],
    )
    t.to_prompt("defend")
    t.act(lr.Defend, card="aragorn")
    t.to_prompt("option-outlaw_shadow")
    t.option(option)
    assert t.engaged(P1) == [TODD]  # not before the attack has resolved
    t.to_window("attack_resolved")

    assert damage(t) == [("aragorn", 5)]
    assert (t.staging, t.engaged(P1)) == (([TODD], []) if option == "return" else ([], [TODD]))
    assert t.threats == [22 if option == "threat" else 20]


@pytest.mark.rule("LR-CRD-37", "LR-CMB-07")
@pytest.mark.parametrize(("wounds", "asked"), [(2, True), (0, False)])
def test_rising_body_count_looks_whether_the_attack_has_destroyed(table: MakeTable, wounds: int, asked: bool) -> None:
    """Théodred with 2 hit points left is destroyed: 2 threat, or the card goes into the Investigation deck."""
    for option in ("threat", "shuffle"):
        t = combat(
            table,
            place(threat=20, heroes=[gloin(), spot("theodred", damage=wounds)], engaged=["bree_land_informant"]),
            encounter=["rising_body_count"],
        )
        t.to_prompt("target-damage_hero")
        t.pick("theodred")
        if not asked:
            assert t.window == "attack_resolved"
            return
        t.to_prompt("option-body_count_shadow")
        t.option(option)
        t.to_window("combat_end")
        is_in = option == "shuffle"
        assert (len(t.investigation), t.threats) == (11 if is_in else 10, [20 if is_in else 22])
        assert t.encounter_discard == ([] if is_in else ["rising_body_count"])


@pytest.mark.rule("LR-CRD-37", "LR-CMB-14")
def test_only_the_resolved_copy_of_rising_body_count_is_shuffled_in(table: MakeTable) -> None:
    """Todd has one face down from the dealing; the one of his immediate attack goes into the Investigation deck."""
    mine = own_deck("mine", ("theodred", "aragorn"), "sneak_attack", "son_of_arnor")
    t = combat(
        table,
        place(
            threat=20,
            hand=["sneak_attack", "son_of_arnor"],
            heroes=["aragorn", spot("theodred", resources=1)],
        ),
        place(threat=20, heroes=["gimli"], engaged=[TODD]),
        decks=("mine", TACTICS),
        setup={"deck_lists": (mine,)},
        victory=["combe_storehouse"],
        encounter=["rising_body_count", "rising_body_count", "market_square"],
    )
    t.play_card("sneak_attack", P1)
    t.act(lr.ChooseTitle, card="son_of_arnor")
    t.use("son_of_arnor")
    t.to_prompt("defend")
    t.act(lr.Defend, seat=P1, card="son_of_arnor")
    t.to_prompt("option-body_count_shadow")
    t.option("shuffle")

    assert t.investigation.count("rising_body_count") == 1
    assert shadows(t, t.uid(TODD)) == [["rising_body_count"]]
    assert [shadow.face_up for shadow in t.card(TODD).shadows] == [False]


# -- the informant ---------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-42", "LR-EFF-05")
@pytest.mark.parametrize(("cards", "resources", "offered"), [(1, 1, True), (0, 1, False), (1, 0, False)])
def test_the_informant_wants_a_resource_and_a_card_to_look_at(
    table: MakeTable, cards: int, resources: int, offered: bool
) -> None:
    """Without a card in the Investigation deck or without a resource nothing is offered."""
    t = combat(
        table,
        place(threat=20, heroes=["aragorn", gloin(resources=resources)], engaged=["bree_land_informant"]),
        investigation=[SUSIE][:cards],
        only_investigation=True,
    )
    t.skip(lambda t: t.prompt == "option-informant" or t.window == "attack_resolved")

    assert (t.prompt == "option-informant") is offered


@pytest.mark.rule("LR-CRD-42", "LR-THR-05")
def test_the_informants_price_may_eliminate(table: MakeTable) -> None:
    """P1 pays at 49 threat and is out: nobody looks, and the Informant is in the staging area."""
    t = combat(
        table,
        place(threat=49, heroes=[spot("gimli", resources=1)], engaged=["bree_land_informant"]),
        place(threat=20, heroes=["aragorn", gloin()]),
        decks=(TACTICS, LEADERSHIP),
    )
    t.to_prompt("option-informant")
    t.option("use")

    assert t.state.players[P1].out
    assert t.happened(lr.InvestigationLooked) == []
    assert (t.staging, t.in_play("bree_land_informant")) == (["bree_land_informant"], 1)


@pytest.mark.rule("LR-CRD-42")
def test_the_informant_may_be_left_alone(table: MakeTable) -> None:
    """Declined, it stays engaged, and nothing is paid."""
    t = combat(table, place(threat=20, heroes=["aragorn", gloin(resources=1)], engaged=["bree_land_informant"]))
    t.to_prompt("option-informant")
    t.option("decline")

    assert (t.engaged(P1), t.threats, t.card("gloin").resources) == (["bree_land_informant"], [20], 1)
