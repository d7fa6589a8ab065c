"""The Lore attachments: Forest Snare, Protector of Lórien, Dark Knowledge, Self Preservation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from boardrules.games import lotr_investigation as lr
from tests.games.happened import refused
from tests.games.lotr_investigation.combat_positions import strike
from tests.games.lotr_investigation.table import (
    LEADERSHIP,
    LORE,
    P1,
    P2,
    SPIRIT,
    MakeTable,
    QuestTable,
    ability,
    arranged,
    choice,
    from_hand,
    numbers,
    place,
    seen,
    spot,
    told,
)


def holding(
    card: str, *others: lr.Position, resources: int = 3, decks: Sequence[str] = (LEADERSHIP,), **more: Any
) -> lr.Setup:
    """Return the planning phase at stage 2 of a Lore player with an attachment in hand; ``mine`` is more of it."""
    mine = {"hand": [card, "gandalf"], "heroes": [spot("denethor", resources=resources), "beravor"], "threat": 30}
    mine.update(more.pop("mine", {}))
    return arranged(
        place(**mine), *others, decks=(LORE, *decks[: len(others)]), **{"stage": 2, "phase": "planning", **more}
    )


# -- Forest Snare ----------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-KEY-09", "LR-KEY-10", "LR-EFF-02", "LR-CMP-05")
def test_forest_snare_goes_on_any_engaged_enemy_but_a_suspect(table: MakeTable) -> None:
    """S46: P2's enemy will do; a Suspect and an enemy in the staging area will not. P1 stays in control of it."""
    t = table(
        holding(
            "forest_snare",
            place(engaged=["lawless_ruffian", "wolf_pelt_jake"]),
            mine={"engaged": ["bree_land_informant"]},
            staging=["greenway_footpad"],
        )
    )
    t.play_card("forest_snare", P1)
    assert t.offered() == [choice(t, P1, "bree_land_informant"), choice(t, P1, "lawless_ruffian")]
    for title in ("wolf_pelt_jake", "greenway_footpad"):
        assert refused(t, choice(t, P1, title)) == ("no_legal_target", "LR-EFF-02")
    t.pick("lawless_ruffian")

    snare = seen(t, "forest_snare")
    assert (snare.host, snare.controller) == (t.uid("lawless_ruffian"), P1)
    assert t.card("denethor").resources == 0


@pytest.mark.rule("LR-EFF-02", "LR-KEY-09", "LR-KEY-10")
def test_forest_snare_needs_an_engaged_enemy(table: MakeTable) -> None:
    """S46: with an enemy in the staging area and an engaged Suspect it cannot be played."""
    t = table(holding("forest_snare", mine={"engaged": ["wolf_pelt_jake"]}, staging=["greenway_footpad"]))
    t.to_prompt("planning")

    assert refused(t, from_hand(P1, "forest_snare")) == ("no_target", "LR-EFF-02")


@pytest.mark.rule("LR-CRD-01", "LR-CMB-20", "LR-CMB-17")
def test_enemy_in_a_forest_snare_does_not_attack(table: MakeTable) -> None:
    """Of two enemies the other one attacks; the snared one is dealt a shadow card, which is discarded unresolved."""
    snared = spot("lawless_ruffian", attachments=["forest_snare"])
    t = table(
        arranged(
            place(threat=20, hand=["gandalf"], engaged=[snared, "bree_land_informant"]),
            decks=(LORE,),
            stage=2,
            phase="combat",
            encounter=["greenway_footpad", "market_square"],
        )
    )
    t.to_window("shadows_dealt")
    assert len(seen(t, "lawless_ruffian").shadows) == 1
    t.to_phase("refresh")

    assert [one.card.id for one in t.happened(lr.EnemyAttacks)] == ["bree_land_informant"]
    assert [one.shadow.id for one in t.happened(lr.ShadowRevealed)] == ["market_square"]
    assert sorted(t.encounter_discard) == ["greenway_footpad", "market_square"]


@pytest.mark.rule("LR-KEY-09", "LR-CMB-20")
def test_forest_snare_holds_after_its_enemy_returned_to_staging(table: MakeTable) -> None:
    """P2 sends the enemy away; engaged again, it still has the Snare and does not attack."""
    snared = spot("lawless_ruffian", attachments=["forest_snare"], by=P1)
    t = table(
        arranged(
            place(threat=34, hand=["gandalf"]),
            place(
                threat=36,
                hand=["a_light_in_the_dark"],
                heroes=[spot("eowyn", resources=2), "dunhere"],
                engaged=[snared],
            ),
            decks=(LORE, SPIRIT),
            stage=2,
            phase="travel",
            empty_encounter=True,
        )
    )
    t.play_card("a_light_in_the_dark", P2)
    assert (t.staging, seen(t, "lawless_ruffian").attachments) == (["lawless_ruffian"], (t.uid("forest_snare"),))
    t.to_phase("combat")
    assert t.engaged(P2) == ["lawless_ruffian"]
    t.to_phase("refresh")

    assert t.happened(lr.EnemyAttacks) == []


@pytest.mark.rule("LR-KEY-09", "LR-CMP-05", "LR-CMP-08")
def test_forest_snare_goes_to_its_owner_when_the_enemy_is_defeated(table: MakeTable) -> None:
    """P2 defeats the enemy that P1 has snared: the Snare lies on P1's pile."""
    snared = spot("bree_land_informant", damage=2, attachments=["forest_snare"], by=P1)
    t = table(
        arranged(
            place(threat=20, hand=["gandalf"]),
            place(threat=20, engaged=[snared]),
            decks=(LORE, LEADERSHIP),
            stage=2,
            phase="combat",
            empty_encounter=True,
        )
    )
    t.to_prompt("attack")
    strike(t, "bree_land_informant", "aragorn")
    t.to_phase("refresh")

    assert (t.discard(P1), t.discard(P2)) == (["forest_snare"], [])
    assert t.encounter_discard == ["bree_land_informant"]


@pytest.mark.rule("LR-THR-02", "LR-CMP-05")
def test_forest_snare_leaves_with_the_player_who_controls_it(table: MakeTable) -> None:
    """P1 is eliminated: the enemy that P1 had snared is free, and engaged with P2 as before."""
    snared = spot("lawless_ruffian", attachments=["forest_snare"], by=P1)
    t = table(
        arranged(
            place(threat=49, hand=["gandalf"]),
            place(threat=20, hand=["gandalf"], engaged=[snared]),
            decks=(LORE, LEADERSHIP),
            phase="quest",
        )
    )
    t.act(lr.ChooseOption, seat=P1, option="threat")

    assert t.state.players[P1].out
    assert (t.card("lawless_ruffian").attachments, t.engaged(P2)) == ([], ["lawless_ruffian"])
    assert "forest_snare" in t.discard(P1)


# -- Protector of Lórien ---------------------------------------------------------------------------------------

CARDS = ("gandalf", "gleowine", "secret_paths", "loriens_wealth", "forest_snare", "lore_of_imladris")


def protected(*hand: str, copies: int = 1, **more: Any) -> lr.Setup:
    """Return a position at stage 2 of P1, whose Denethor has Protector of Lórien; in the quest phase by default."""
    heroes = [spot("denethor", attachments=["protector_of_lorien"] * copies), "beravor", "glorfindel"]
    mine = place(hand=hand, heroes=heroes, threat=20)
    return arranged(mine, decks=(LORE,), **{"stage": 2, "phase": "quest", "empty_encounter": True, **more})


@pytest.mark.rule("LR-CRD-01", "LR-EFF-05", "LR-REF-02")
def test_protector_of_lorien_gives_willpower_or_defense_for_a_discarded_card(table: MakeTable) -> None:
    """The player chooses which, and which card to discard; both are gone when the phase ends."""
    t = table(protected(*CARDS))
    t.use("protector_of_lorien", P1)
    assert t.offered() == [lr.ChooseOption(P1, "willpower"), lr.ChooseOption(P1, "defense")]
    t.option("willpower")
    t.act(lr.ChooseTitle, card="secret_paths")
    assert (numbers(t, "denethor"), t.discard(P1)) == ((2, 1, 3), ["secret_paths"])
    t.use("protector_of_lorien", P1)
    t.option("defense")
    t.act(lr.ChooseTitle, card="gleowine")
    assert (numbers(t, "denethor"), t.discard(P1)) == ((2, 1, 4), ["secret_paths", "gleowine"])
    assert not seen(t, "protector_of_lorien").exhausted
    t.to_phase("travel")
    assert numbers(t, "denethor") == (1, 1, 3)


@pytest.mark.rule("LR-EFF-12", "LR-CRD-01")
def test_protector_of_lorien_works_three_times_in_a_phase(table: MakeTable) -> None:
    """A fourth time is refused in this phase, and possible in the next one."""
    t = table(protected(*CARDS))
    for title in ("secret_paths", "gleowine", "loriens_wealth"):
        t.use("protector_of_lorien", P1)
        t.option("willpower")
        t.act(lr.ChooseTitle, card=title)
    assert numbers(t, "denethor") == (4, 1, 3)
    assert refused(t, ability(t, P1, "protector_of_lorien")) == ("limit_reached", "LR-EFF-12")
    t.to_phase("travel")
    t.use("protector_of_lorien", P1)
    t.option("defense")
    t.act(lr.ChooseTitle, card="forest_snare")
    assert (t.state.phase, t.state.round, numbers(t, "denethor")) == ("travel", 1, (1, 1, 4))


@pytest.mark.rule("LR-EFF-12")
def test_each_protector_of_lorien_has_its_own_limit(table: MakeTable) -> None:
    """Two copies on one hero: three times each."""
    t = table(protected(*CARDS, "dark_knowledge", copies=2, phase="planning"))
    first, second = [one.uid for one in t.state.cards.values() if one.card.id == "protector_of_lorien"]
    for index in range(6):
        t.act(lr.UseAbility, uid=first if index < 3 else second)
        t.option("defense")
        t.play(t.offered()[0])

    assert (numbers(t, "denethor"), len(t.hand(P1))) == ((1, 1, 9), 1)


@pytest.mark.rule("LR-EFF-05", "LR-CRD-01")
def test_protector_of_lorien_needs_a_card_to_discard(table: MakeTable) -> None:
    """With an empty hand it is refused; Denethor, who costs no card, is not."""
    t = table(protected(phase="planning", empty_encounter=False))
    t.to_window("planning")

    assert refused(t, ability(t, P1, "protector_of_lorien")) == ("empty_hand", "LR-EFF-05")
    assert t.can(lr.UseAbility, card="denethor")


@pytest.mark.rule("LR-CMP-05", "LR-EFF-02", "LR-CRD-01")
def test_protector_of_lorien_on_another_players_hero_costs_that_players_cards(table: MakeTable) -> None:
    """P1 plays it on Aragorn (not on an ally): P2 uses it, with a card of the own hand."""
    t = table(
        holding("protector_of_lorien", place(hand=["faramir", "gandalf"], allies=["guard_of_the_citadel"]), resources=1)
    )
    t.play_card("protector_of_lorien", P1)
    assert refused(t, choice(t, P1, "guard_of_the_citadel")) == ("no_legal_target", "LR-EFF-02")
    t.pick("aragorn")
    assert not t.can(lr.UseAbility, seat=P1, card="protector_of_lorien")
    t.use("protector_of_lorien", P2)
    t.option("defense")
    t.act(lr.ChooseTitle, seat=P2, card="faramir")

    assert (numbers(t, "aragorn"), t.hand(P2), t.hand(P1)) == ((2, 3, 3), ["gandalf"], ["gandalf"])


# -- Dark Knowledge --------------------------------------------------------------------------------------------


def shadowed(*engaged: str, encounter: Sequence[str], **more: Any) -> lr.Setup:
    """Return the combat phase of P1, who has Dark Knowledge and these enemies, and of P2."""
    mine = {"heroes": [spot("denethor", attachments=["dark_knowledge"]), "beravor"], "hand": ["gandalf"], "threat": 20}
    theirs = more.pop("theirs", {})
    return arranged(
        place(engaged=engaged, **mine),
        place(threat=20, **theirs),
        decks=(LORE, LEADERSHIP),
        **{"stage": 2, "phase": "combat", "encounter": encounter, **more},
    )


def shadows(t: QuestTable, title: str) -> list[str | None]:
    """Return how P1, P2 and a spectator see the one shadow card of an enemy."""
    found = [seen(t, title, seat).shadows for seat in (P1, P2, None)]
    return [None if shadow is None else shadow.id for (shadow,) in found]


@pytest.mark.rule("LR-CRD-01", "LR-CMP-09", "LR-EFF-05")
def test_dark_knowledge_shows_its_player_a_shadow_card(table: MakeTable) -> None:
    """P1 sees the card until it is flipped, the others do not; Dark Knowledge is exhausted."""
    t = table(shadowed("bree_land_informant", encounter=["greenway_footpad"]))
    t.use("dark_knowledge", P1)

    assert shadows(t, "bree_land_informant") == ["greenway_footpad", None, None]
    assert told(t, lr.ShadowLooked, "shadow", P1, P2, None) == [lr.CARDS["greenway_footpad"], None, None]
    assert seen(t, "dark_knowledge").exhausted
    t.skip(lambda one: bool(one.happened(lr.ShadowRevealed)))
    assert shadows(t, "bree_land_informant") == ["greenway_footpad"] * 3


@pytest.mark.rule("LR-CRD-01", "LR-EFF-03", "LR-TIM-04")
def test_dark_knowledge_looks_at_one_card_of_an_enemy_that_attacks_its_player(table: MakeTable) -> None:
    """Of the two enemies of P1 the second one is taken; P2's enemy is no reason to be asked."""
    t = table(
        shadowed(
            *("chetwood_outlaw", "bree_land_informant"),
            theirs={"engaged": ["lawless_ruffian"]},
            encounter=["market_square", "dark_alley", "old_warehouse"],
        )
    )
    t.to_prompt("respond-shadow_dealt")
    t.act(lr.Pass, seat=P1)
    assert t.prompt == "respond-shadow_dealt"
    t.use("dark_knowledge", P1)

    assert t.prompt != "respond-shadow_dealt"
    assert shadows(t, "chetwood_outlaw") == [None, None, None]
    assert shadows(t, "bree_land_informant") == ["dark_alley", None, None]
    assert shadows(t, "lawless_ruffian") == [None, None, None]
    theirs = table(shadowed(theirs={"engaged": ["lawless_ruffian"]}, encounter=["market_square"]))
    theirs.skip(lambda one: one.prompt in ("respond-shadow_dealt", "defend"))
    assert theirs.prompt == "defend"


@pytest.mark.rule("LR-CRD-01", "LR-CMB-14")
def test_dark_knowledge_sees_the_shadow_card_of_an_immediate_attack(table: MakeTable) -> None:
    """Greenway Footpad attacks while it is being revealed: its new shadow card can be looked at."""
    t = table(shadowed(encounter=["greenway_footpad", "market_square"], phase="quest"))
    t.to_prompt("option-footpad")
    t.option("attack")
    t.use("dark_knowledge", P1)

    assert shadows(t, "greenway_footpad") == ["market_square", None, None]


@pytest.mark.rule("LR-CRD-35", "LR-KEY-11")
def test_dark_knowledge_does_not_see_the_shadow_card_of_an_immune_suspect(table: MakeTable) -> None:
    """Under Bill Ferny's House nobody is asked."""
    for victory, asked in (([], True), (["bill_fernys_house"], False)):
        t = table(shadowed("wolf_pelt_jake", encounter=["market_square"], victory=victory))
        t.skip(lambda one: one.prompt in ("respond-shadow_dealt", "defend"))
        assert (t.prompt == "respond-shadow_dealt") is asked


@pytest.mark.rule("LR-CRD-01", "LR-EFF-09", "LR-EFF-02", "LR-CMP-05")
def test_dark_knowledge_takes_a_willpower_from_any_hero(table: MakeTable) -> None:
    """P2's Théodred has 1 - 1 = 0; an ally is no target, and P2 controls it there."""
    t = table(holding("dark_knowledge", place(allies=["guard_of_the_citadel"]), resources=1))
    t.play_card("dark_knowledge", P1)
    assert refused(t, choice(t, P1, "guard_of_the_citadel")) == ("no_legal_target", "LR-EFF-02")
    t.pick("theodred")

    assert numbers(t, "theodred") == (0, 2, 1)
    assert seen(t, "dark_knowledge").controller == P2


@pytest.mark.rule("LR-CRD-01", "LR-TIM-04", "LR-QST-09")
def test_willpower_under_dark_knowledge_counts_with_the_rest(table: MakeTable) -> None:
    """Glorfindel brings 3 - 1, also with Dark Knowledge exhausted; Denethor cannot fall below 0."""
    both = [spot("denethor", attachments=["dark_knowledge"]), "glorfindel"]
    t = table(arranged(place(heroes=both), decks=(LORE,), stage=2, phase="quest", empty_encounter=True))
    assert (numbers(t, "denethor"), numbers(t, "glorfindel")) == ((0, 1, 3), (3, 3, 1))

    heroes = ["denethor", spot("glorfindel", attachments=["dark_knowledge"])]
    t = table(arranged(place(heroes=heroes, hand=["gandalf"]), decks=(LORE,), stage=2, phase="quest"))
    t.arrange(lambda state: setattr(state.cards[t.uid("dark_knowledge")], "exhausted", True))
    assert numbers(t, "glorfindel") == (2, 3, 1)


# -- Self Preservation -----------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-EFF-15", "LR-EFF-05")
def test_self_preservation_heals_two_damage_on_its_character(table: MakeTable) -> None:
    """3 become 1; nobody else is healed, and the exhausted attachment heals no more."""
    heroes = [spot("glorfindel", damage=3, attachments=["self_preservation"]), spot("denethor", damage=1)]
    t = table(arranged(place(heroes=heroes, hand=["gandalf"]), decks=(LORE,), stage=2, phase="planning"))
    t.use("self_preservation", P1)

    assert (t.card("glorfindel").damage, t.card("denethor").damage) == (1, 1)
    assert refused(t, ability(t, P1, "self_preservation")) == ("exhausted", "LR-TIM-04")
    t.arrange(lambda state: setattr(state.cards[t.uid("self_preservation")], "exhausted", False))
    t.use("self_preservation", P1)
    assert t.card("glorfindel").damage == 0


@pytest.mark.rule("LR-CRD-01", "LR-EFF-02", "LR-CMP-05")
def test_self_preservation_goes_on_any_hero_or_ally(table: MakeTable) -> None:
    """P2's ally takes it, and P2 heals with it; an enemy is no target."""
    t = table(
        holding(
            "self_preservation",
            place(allies=[spot("guard_of_the_citadel", damage=1)], hand=["gandalf"]),
            mine={"engaged": ["lawless_ruffian"]},
        )
    )
    t.play_card("self_preservation", P1)
    assert refused(t, choice(t, P1, "lawless_ruffian")) == ("no_legal_target", "LR-EFF-02")
    t.pick("guard_of_the_citadel")
    assert (seen(t, "self_preservation").controller, t.card("denethor").resources) == (P2, 0)
    t.use("self_preservation", P2)

    assert t.card("guard_of_the_citadel").damage == 0
