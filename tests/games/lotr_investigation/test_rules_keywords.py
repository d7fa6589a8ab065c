"""Rules LR-KEY and LR-VAR: keywords, attachments, immunity, and the two variants."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from boardrules.games import lotr_investigation as lr
from boardrules.games.lotr_investigation.content import ENCOUNTER_CARDS
from boardrules.games.lotr_investigation.state import components
from tests.games.happened import refused
from tests.games.lotr_investigation.combat_positions import STEWARD, attacks, combat, damage, shadows
from tests.games.lotr_investigation.quest_positions import done, quiet
from tests.games.lotr_investigation.table import (
    LEADERSHIP,
    LORE,
    P1,
    P2,
    SPIRIT,
    TACTICS,
    MakeTable,
    QuestTable,
    arranged,
    from_hand,
    own_deck,
    place,
    seen,
    spot,
)

# -- attachments -----------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-KEY-03", "LR-CMP-05")
def test_a_third_restricted_attachment_leaves_one_of_the_three(table: MakeTable) -> None:
    """P2 attaches an Axe to P1's Aragorn with Stone and Plate: P1 picks, and the Plate goes to its owner P2 at once."""
    mine = own_deck("mine", ("aragorn",), "celebrians_stone", "unexpected_courage")
    other = own_deck("other", ("gimli",), "dwarven_axe", "citadel_plate", "steward_of_gondor")
    t = table(
        arranged(
            place(threat=20, heroes=[spot("aragorn", attachments=["celebrians_stone"])]),
            place(threat=20, hand=["dwarven_axe", "citadel_plate"], heroes=[spot("gimli", resources=6)]),
            decks=("mine", "other"),
            setup={"deck_lists": (mine, other)},
            phase="planning",
            stage=2,
        )
    )
    for title in ("citadel_plate", "dwarven_axe"):
        t.skip(lambda t: t.prompt == "planning" and t.asked == (P2,))
        t.play_card(title, P2)
        t.pick("aragorn")
    assert (t.prompt, t.asked) == ("target-restricted", (P1,))
    assert [action.card.id for action in t.offered() if isinstance(action, lr.ChooseCard)] == [
        "celebrians_stone",
        "citadel_plate",
        "dwarven_axe",
    ]
    t.pick("citadel_plate")

    assert (t.discard(P2), t.discard(P1)) == (["citadel_plate"], [])
    assert len(t.card("aragorn").attachments) == 2


@pytest.mark.rule("LR-KEY-08", "LR-CMP-05")
def test_an_attached_hired_muscle_is_a_condition_and_nobodys(table: MakeTable) -> None:
    """The Miner may discard it like any Condition; no shadow effect makes P1 discard it, for P1 does not control it."""
    mine = own_deck("mine", ("gloin", "denethor"), "miner_of_the_iron_hills", "sneak_attack", "the_favor_of_the_lady")
    ruffian = spot("lawless_ruffian", attachments=["hired_muscle"])
    t = combat(
        table,
        place(
            threat=20,
            hand=["sneak_attack", "miner_of_the_iron_hills"],
            heroes=[spot("gloin", resources=1, attachments=["the_favor_of_the_lady"]), "denethor"],
            engaged=[ruffian],
        ),
        decks=("mine",),
        setup={"deck_lists": (mine,)},
        encounter=["smoke_and_mirrors"],
    )
    muscle = t.card("hired_muscle")
    assert (muscle.place, muscle.controller, muscle.card.traits) == ("attached", None, ())
    t.to_window("attack_chosen")
    t.play_card("sneak_attack")
    t.act(lr.ChooseTitle, card="miner_of_the_iron_hills")
    t.use("miner_of_the_iron_hills")
    offered = [action.card.id for action in t.offered() if isinstance(action, lr.ChooseCard)]
    assert offered == ["the_favor_of_the_lady", "hired_muscle"]
    t.act(lr.ChooseCard, card="hired_muscle")
    assert t.encounter_discard == ["hired_muscle"]


@pytest.mark.rule("LR-KEY-08", "LR-CMP-05")
def test_a_shadow_effect_takes_no_hired_muscle(table: MakeTable) -> None:
    """Smoke and Mirrors as a shadow card: P1 controls no attachment, so nothing is discarded."""
    ruffian = spot("lawless_ruffian", attachments=["hired_muscle"])
    t = combat(table, place(threat=20, engaged=[ruffian]), encounter=["smoke_and_mirrors"])
    t.to_prompt("target-damage_hero")
    t.pick("aragorn")

    assert damage(t) == [("aragorn", 3 + 1)]
    assert t.card("hired_muscle").host == t.uid("lawless_ruffian")


@pytest.mark.rule("LR-KEY-09")
def test_where_an_attachment_may_be_is_asked_only_when_it_is_played(table: MakeTable) -> None:
    """A Snare goes on an engaged enemy; in the staging area, where it could not be played, it stays."""
    t = table(
        quiet(
            place(threat=20, engaged=[spot("lawless_ruffian", attachments=["forest_snare"], by=P2)]),
            place(threat=20),
            decks=(LEADERSHIP, LORE),
            encounter=["hired_muscle"],
        )
    )
    done(t, P1, P2)
    t.skip(lambda t: t.staging == ["lawless_ruffian"])

    hosts = [t.card(title).host for title in ("forest_snare", "hired_muscle")]
    assert hosts == [t.uid("lawless_ruffian")] * 2


@pytest.mark.rule("LR-KEY-10", "LR-CMP-06")
@pytest.mark.parametrize("suspect", ["todd_the_troll", "susie_the_spider", "wolf_pelt_jake", "old_orc_eyes"])
def test_nothing_can_be_attached_to_a_suspect(table: MakeTable, suspect: str) -> None:
    """Neither the Snare of a player nor Hired Muscle, though the Suspect is an engaged Brigand."""
    t = table(
        arranged(
            place(threat=20, hand=["forest_snare"], heroes=[spot("denethor", resources=3)], engaged=[suspect]),
            decks=(LORE,),
            phase="planning",
            stage=2,
            encounter=["hired_muscle", "market_square"],
        )
    )
    t.to_prompt("planning")
    assert refused(t, from_hand(P1, "forest_snare")) == ("no_target", "LR-EFF-02")
    t.to_prompt("commit")
    done(t, P1)
    t.skip(lambda t: t.state.phase != "quest")

    assert t.card(suspect).attachments == []
    assert t.encounter_discard == ["hired_muscle"]


# -- immune to player card effects -----------------------------------------------------------------------------


def _hideout(table: MakeTable, deck: str, seat: lr.Position, phase: str) -> QuestTable:
    """Return a position with Combe Storehouse and a Manor in the staging area."""
    staging = ["combe_storehouse", "ramshackle_manor"]
    return table(arranged(seat, decks=(deck,), phase=phase, stage=2, staging=staging, empty_encounter=True))


@pytest.mark.rule("LR-KEY-11")
@pytest.mark.parametrize(
    ("deck", "hero", "card", "phase"),
    [
        (LEADERSHIP, "aragorn", "snowbourn_scout", "planning"),
        (SPIRIT, "eowyn", "power_in_the_earth", "planning"),
        (LORE, "denethor", "secret_paths", "quest"),
    ],
)
def test_no_player_card_chooses_a_hideout(table: MakeTable, deck: str, hero: str, card: str, phase: str) -> None:
    """Of a Hideout and a Manor the Manor is taken without a question; with the Hideout alone there is no target."""
    t = _hideout(table, deck, place(threat=20, hand=[card], heroes=[spot(hero, resources=2)]), phase)
    t.play_card(card)
    if card == "snowbourn_scout":
        t.use(card)

    manor, combe = t.card("ramshackle_manor"), t.card("combe_storehouse")
    assert (len(combe.attachments), combe.progress, combe.uid in t.state.quiet) == (0, 0, False)
    assert len(manor.attachments) + manor.progress + (manor.uid in t.state.quiet) == 1


@pytest.mark.rule("LR-KEY-11", "LR-TRV-01")
def test_travelling_and_questing_work_on_a_hideout(table: MakeTable) -> None:
    """The players travel to Combe, and success by 3 places 3 on it: no player card does that."""
    t = _hideout(table, SPIRIT, place(threat=20), "travel")
    assert seen(t, "combe_storehouse").immune
    t.act(lr.Travel, card="combe_storehouse")
    t.to_prompt("commit")
    t.commit(P1, "eowyn", "dunhere")
    t.skip(lambda t: t.state.phase == "travel" or t.state.round == 3)

    assert t.card("combe_storehouse").progress == 4 + 1 - 2


@pytest.mark.rule("LR-KEY-11", "LR-CRD-35")
def test_each_enemy_does_not_mean_the_immune_ones(table: MakeTable) -> None:
    """Rain of Arrows with Ferny's House in the display: the Footpad is hit, Todd is not; attacks on Todd go on."""
    t = combat(
        table,
        place(
            threat=20,
            hand=["rain_of_arrows"],
            heroes=[spot("legolas", resources=1), "gimli", "thalin"],
            engaged=["todd_the_troll", "greenway_footpad"],
        ),
        decks=(TACTICS,),
        victory=["bill_fernys_house"],
        setup={"shadow_cards": False},
    )
    t.play_card("rain_of_arrows")

    assert damage(t) == [("greenway_footpad", 1)]
    assert (seen(t, "todd_the_troll").immune, seen(t, "greenway_footpad").immune) == (True, False)


@pytest.mark.rule("LR-KEY-11", "LR-CMB-23")
def test_characters_that_attack_an_immune_enemy_may_be_strengthened(table: MakeTable) -> None:
    """Blade Mastery on Gimli works against immune Todd: 2 + 1 less 2."""
    t = combat(
        table,
        place(
            threat=20,
            hand=["blade_mastery", "gandalf"],
            heroes=["legolas", spot("gimli", resources=1)],
            allies=["veteran_axehand"],
            engaged=["todd_the_troll"],
        ),
        decks=(TACTICS,),
        victory=["bill_fernys_house"],
        setup={"shadow_cards": False},
    )
    t.to_prompt("defend")
    t.act(lr.Defend, card="veteran_axehand")
    t.act(lr.AttackEnemy, seat=P1, card="todd_the_troll")
    t.act(lr.AddAttacker, card="gimli")
    t.act(lr.Done, seat=P1)
    t.play_card("blade_mastery")
    t.pick("gimli")
    t.skip(lambda t: not t.state.attacks)

    assert damage(t)[-1] == ("todd_the_troll", 1)


# -- titles ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-KEY-12", "LR-INV-05")
def test_a_title_on_its_own_card_means_that_copy(table: MakeTable) -> None:
    """Of two Village Stables the explored one goes to the victory display; the other stays in the staging area."""
    t = table(
        quiet(
            place(threat=20, heroes=["aragorn", "gloin", "theodred"]),
            active=spot("village_stable", progress=2),
            staging=["village_stable"],
            setup={"script": {"investigation": ["todd_the_troll"]}},
        )
    )
    t.commit(P1, "aragorn", "gloin")
    t.use("village_stable")

    assert (t.victory, t.staging) == (["village_stable"], ["village_stable", "todd_the_troll"])


@pytest.mark.rule("LR-KEY-12", "LR-CRD-42")
def test_an_enemy_that_discards_itself_means_that_copy(table: MakeTable) -> None:
    """Two Informants attack P1: the one that is paid is discarded, the other stays engaged."""
    t = combat(
        table,
        place(
            threat=20,
            heroes=[spot("gloin", resources=1), "aragorn"],
            engaged=["bree_land_informant", "bree_land_informant"],
        ),
    )
    first, second = t.state.players[P1].engaged
    t.act(lr.ChooseCard, uid=second)
    t.to_prompt("option-informant")
    t.option("use")

    assert t.state.players[P1].engaged == [first]


@pytest.mark.rule("LR-KEY-12")
def test_a_trait_matters_only_where_a_card_names_it(table: MakeTable) -> None:
    """Bill Ferny is of Bree and no Brigand: Hired Muscle passes him by and is discarded."""
    t = table(quiet(place(threat=20, engaged=["bill_ferny"]), encounter=["hired_muscle", *["market_square"] * 2]))
    done(t, P1)
    t.skip(lambda t: t.state.phase != "quest")

    assert t.card("bill_ferny").attachments == []
    assert t.encounter_discard == ["hired_muscle"]


# -- variants --------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-VAR-01", "LR-CMB-02")
def test_the_basic_game_deals_no_shadow_cards(table: MakeTable) -> None:
    """Neither in the combat phase nor for a Footpad's attack as it is revealed; the enemies attack all the same."""
    setup = {"shadow_cards": False}
    t = combat(table, place(threat=20, engaged=["greenway_footpad", "bree_land_informant"]), setup=setup)
    before = t.encounter
    t.skip(lambda t: t.state.phase != "combat")
    assert (len(attacks(t)), t.happened(lr.ShadowDealt), t.encounter) == (2, [], before)

    encounter = ["greenway_footpad", "bill_ferny", "market_square"]
    seat = place(threat=20, heroes=["aragorn", spot("gloin", attachments=STEWARD)])
    t = table(quiet(seat, setup=setup, encounter=encounter))
    done(t, P1)
    t.option("attack")
    t.to_prompt("defend")
    assert shadows(t, t.uid("greenway_footpad")) == [[]]
    t.act(lr.Defend, card="gloin")
    t.to_window("staged")
    assert damage(t) == [("gloin", 3)]
    assert t.encounter == encounter[1:]


@pytest.mark.rule("LR-VAR-01")
def test_with_shadow_cards_the_same_attack_has_one(table: MakeTable) -> None:
    """The counterpart: the option is on unless it is switched off."""
    assert lr.Setup().shadow_cards
    t = combat(table, place(threat=20, engaged=["greenway_footpad"]))

    assert len(t.happened(lr.ShadowDealt)) == 1


@pytest.mark.rule("LR-VAR-02")
def test_easy_mode_leaves_ten_cards_in_the_box() -> None:
    """Which ones: 40 of 50 are left, and the designs stay the same 26."""
    removed = {card.id: card.count - card.easy_count for card in ENCOUNTER_CARDS if card.count != card.easy_count}

    assert removed == {
        "taken_by_surprise": 1,
        "dark_alley": 2,
        "market_square": 1,
        "greenway_footpad": 2,
        "chetwood_outlaw": 1,
        "smoke_and_mirrors": 2,
        "deadly_accusations": 1,
    }
    assert (sum(card.count for card in ENCOUNTER_CARDS), sum(removed.values())) == (50, 10)


@pytest.mark.rule("LR-VAR-02")
@pytest.mark.parametrize(
    ("options", "cards", "investigation", "resources"),
    [
        ({}, 50, 10, 0),
        ({"easy_mode": True}, 40, 9, 1),
        ({"easy_mode": True, "easy_resources": 3}, 40, 9, 3),
        ({"easy_mode": True, "easy_resources": 0}, 40, 9, 0),
        ({"easy_resources": 3}, 50, 10, 0),
    ],
)
def test_easy_mode_at_the_table(
    table: MakeTable, options: dict[str, Any], cards: int, investigation: int, resources: int
) -> None:
    """Fewer cards, a smaller Investigation deck, and a resource for each hero before the first round."""
    t = table(lr.Setup(players=3, **options))
    encounter = Counter({card: count for card, count in components(t.state).items() if card in ENCOUNTER_CARDS})

    assert (sum(encounter.values()), len({card.id for card in ENCOUNTER_CARDS})) == (cards, 26)
    assert {card.resources for card in t.state.cards.values() if card.card.type == "hero"} == {resources}
    while t.prompt == "mulligan":
        t.act(lr.Keep)
    assert len(t.investigation) == investigation
    assert t.investigation.count("taken_by_surprise") == investigation - 8
