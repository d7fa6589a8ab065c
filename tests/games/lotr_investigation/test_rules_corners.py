"""Corners where rules meet: who is gone, what has been triggered already, what nobody can do."""

from __future__ import annotations

import pytest

from boardrules.games import lotr_investigation as lr
from tests.games.lotr_investigation.table import P1, P2, MakeTable, arranged, own_deck, place, spot

_MIXED = own_deck("mixed", ("theodred", "eowyn", "legolas"), "sneak_attack", "wandering_took", "a_light_in_the_dark")


@pytest.mark.rule("LR-THR-02", "LR-CMP-05", "LR-REF-02")
def test_what_would_go_to_the_hand_of_an_eliminated_player_is_discarded(table: MakeTable) -> None:
    """P1 sneaks a Wandering Took in, gives it to P2 and is eliminated: at the end of the phase it is discarded."""
    t = table(
        arranged(
            place(
                threat=45,
                hand=("sneak_attack", "wandering_took"),
                heroes=(spot("theodred", resources=3), spot("eowyn"), spot("legolas")),
            ),
            place(threat=20),
            decks=("mixed", "core_lore"),
            setup={"deck_lists": (_MIXED,)},
            phase="quest",
            stage=2,
            staging=(spot("dark_alley"), spot("chetwood_outlaw"), spot("old_warehouse")),
            encounter=("market_square", "market_square"),
        )
    )
    t.play_card("sneak_attack", P1)
    if t.prompt == "sneak_attack":
        t.act(lr.ChooseTitle, card="wandering_took")
    t.use("wandering_took", P1)
    assert t.area(P2)[-1] == "wandering_took"
    t.skip(lambda now: now.state.phase != "quest")  # nobody quests, and the threat rises by 15

    assert t.state.players[P1].out
    assert t.hand(P1) == []
    assert "wandering_took" in t.discard(P1)
    assert lr.GAME.problems(t.state) == ()


@pytest.mark.rule("LR-CRD-42", "LR-THR-01")
def test_the_informant_is_paid_before_its_threat_eliminates(table: MakeTable) -> None:
    """P1 at 49 buys the look: the resource is spent, then P1 is out and sees nothing."""
    t = table(
        arranged(
            place(
                threat=49,
                heroes=(spot("aragorn", resources=1), spot("theodred", resources=1), spot("gloin")),
                engaged=(spot("bree_land_informant"),),
            ),
            place(threat=30),
            phase="combat",
            stage=2,
            encounter=("dark_alley", "dark_alley", "dark_alley"),
        )
    )
    t.to_prompt("option-informant")
    t.option("use")
    assert t.prompt == "target-informant_hero"
    assert t.threats == [49, 30]
    t.pick("aragorn")

    assert t.state.players[P1].out
    assert t.happened(lr.InvestigationLooked) == []
    assert "bree_land_informant" in t.staging


@pytest.mark.rule("LR-CRD-33", "LR-CRD-41", "LR-EFF-04")
def test_a_suspect_that_was_sent_away_still_makes_its_immediate_attack(table: MakeTable) -> None:
    """A Light in the Dark in the first attack does not undo what the second engagement has triggered."""
    t = table(
        arranged(
            place(
                threat=30,
                hand=("a_light_in_the_dark",),
                heroes=(spot("theodred"), spot("eowyn", resources=3), spot("legolas")),
            ),
            place(threat=30),
            decks=("mixed", "core_lore"),
            setup={"deck_lists": (_MIXED,)},
            phase="encounter",
            stage=3,
            victory=("combe_storehouse",),
            staging=(spot("wolf_pelt_jake"), spot("johnny_goblin_fingers")),
            encounter=("dark_alley", "dark_alley", "dark_alley"),
        )
    )
    t.pick("wolf_pelt_jake")
    t.play_card("a_light_in_the_dark", P1)
    t.pick("johnny_goblin_fingers")
    assert t.staging == ["johnny_goblin_fingers"]
    t.skip(lambda now: now.state.phase != "encounter" or len(now.happened(lr.EnemyAttacks)) == 2)

    assert [event.card.id for event in t.happened(lr.EnemyAttacks)] == ["wolf_pelt_jake", "johnny_goblin_fingers"]


@pytest.mark.rule("LR-CMB-16")
def test_an_enemy_that_has_attacked_at_once_in_the_combat_phase_does_not_attack_again(table: MakeTable) -> None:
    """Jake, engaged by a sneaked-in Son of Arnor before the attacks, attacks at once, and not a second time."""
    deck = own_deck("arnor", ("theodred", "eowyn", "legolas"), "sneak_attack", "son_of_arnor")
    t = table(
        arranged(
            place(
                threat=30,
                hand=("sneak_attack", "son_of_arnor"),
                heroes=(spot("theodred", resources=3), spot("eowyn"), spot("legolas")),
                engaged=(spot("lawless_ruffian"),),
            ),
            decks=("arnor",),
            setup={"deck_lists": (deck,)},
            phase="combat",
            stage=3,
            victory=("combe_storehouse",),
            staging=(spot("wolf_pelt_jake"), spot("archet_trading_post")),
            encounter=("dark_alley", "dark_alley", "dark_alley"),
        )
    )
    t.play_card("sneak_attack", P1)
    if t.prompt == "sneak_attack":
        t.act(lr.ChooseTitle, card="son_of_arnor")
    t.use("son_of_arnor", P1)
    t.skip(lambda now: now.state.phase != "combat")

    assert [event.card.id for event in t.happened(lr.EnemyAttacks)] == ["wolf_pelt_jake", "lawless_ruffian"]


@pytest.mark.rule("LR-EFF-06", "LR-STG-05")
def test_who_can_reveal_nothing_must_accuse(table: MakeTable) -> None:
    """At stage 2B without any encounter card left there is no choice."""
    t = table(
        arranged(
            place(threat=30, heroes=(spot("aragorn"), spot("theodred"), spot("gloin"))),
            phase="quest",
            stage=2,
            empty_encounter=True,
        )
    )
    t.commit(P1, "aragorn", "theodred", "gloin")
    t.skip(lambda now: now.prompt in ("accuse", "option-stage_two"))

    assert t.prompt == "accuse"


@pytest.mark.rule("LR-INS-01")
def test_a_chain_of_nothing_but_surge_cards_ends(table: MakeTable) -> None:
    """Two Hired Muscles are all that is left, and no enemy: each is revealed once, not for ever."""
    t = table(
        arranged(
            place(threat=30, heroes=(spot("aragorn"), spot("theodred"), spot("gloin"))),
            phase="quest",
            stage=2,
            encounter=("hired_muscle", "hired_muscle"),
            empty_encounter=True,
        )
    )
    t.skip(lambda now: now.state.phase != "quest" or now.decision is None)

    assert [event.card.id for event in t.happened(lr.CardRevealed)] == ["hired_muscle", "hired_muscle"]
