"""Rules LR-EFF: kinds of effects, costs, choices, lasting effects, numbers, limits."""

from __future__ import annotations

from typing import get_args

import pytest

from boardrules.games import lotr_investigation as lr
from boardrules.games.lotr_investigation import damage as damage_chapter
from boardrules.games.lotr_investigation import investigate, quest, settle, threat
from boardrules.games.lotr_investigation.attack import SHADOW_EFFECTS
from boardrules.games.lotr_investigation.content import ENCOUNTER_CARDS
from boardrules.games.lotr_investigation.reveal import WHEN_REVEALED
from boardrules.games.lotr_investigation.texts import ACTIONS, TEXTS, Timing
from tests.games.happened import refused
from tests.games.lotr_investigation.combat_positions import (
    COURAGE,
    STEWARD,
    attacks,
    combat,
    damage,
    fight,
    strike,
)
from tests.games.lotr_investigation.quest_positions import done, quiet, story
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
    ability,
    arranged,
    from_hand,
    numbers,
    order,
    own_deck,
    place,
    spot,
)

# -- kinds of effects ------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-EFF-01")
def test_every_text_is_of_one_kind(table: MakeTable) -> None:
    """Player cards have actions and responses, encounter cards When Revealed and shadow effects where they say so."""
    when_revealed = {"deadly_accusations", "greenway_footpad", "hired_muscle", "rising_body_count", "smoke_and_mirrors"}

    assert {card.id for card in WHEN_REVEALED} == when_revealed
    assert set(SHADOW_EFFECTS) == {card for card in ENCOUNTER_CARDS if card.has_shadow}
    assert {text.timing for text in TEXTS.values()} == set(get_args(Timing)) - {"attach", "ally"}
    assert set(ACTIONS) < set(get_args(Timing))


@pytest.mark.rule("LR-EFF-02")
def test_an_action_is_its_controllers_and_needs_a_window_a_cost_and_a_target(table: MakeTable) -> None:
    """P2 cannot use P1's Steward; Ever Vigilant lacks an ally, Sneak Attack a resource, and Feint is for the combat."""
    mine = own_deck("mine", ("aragorn", "gimli"), "ever_vigilant", "sneak_attack", "feint", "steward_of_gondor")
    t = table(
        arranged(
            place(
                threat=20,
                hand=["ever_vigilant", "feint"],
                heroes=[spot("aragorn", attachments=STEWARD, resources=1), spot("gimli", resources=1)],
                engaged=["bree_land_informant"],
            ),
            place(threat=20, heroes=[spot("eowyn", attachments=COURAGE)]),
            decks=("mine", SPIRIT),
            setup={"deck_lists": (mine,)},
            phase="planning",
            stage=2,
        )
    )
    assert (t.window, t.asked) == ("planning", (P1,))
    assert refused(t, from_hand(P1, "ever_vigilant")) == ("no_target", "LR-EFF-02")
    assert refused(t, from_hand(P1, "feint")) == ("wrong_moment", "LR-EFF-02")
    assert refused(t, from_hand(P1, "gandalf")) == ("not_in_hand", "LR-PLN-07")
    t.act(lr.Pass, seat=P1)
    assert t.asked == (P2,)
    assert t.refuses(ability(t, P2, "steward_of_gondor")).code == "not_offered"
    assert t.refuses(ability(t, P1, "steward_of_gondor")).code == "not_your_decision"


def _tested(table: MakeTable, first: int) -> QuestTable:
    """Deadly Accusations is revealed; P1 and P2 have A Test of Will and the resource for it, P3 has Eleanor."""
    mine = own_deck("mine", ("dunhere",), "a_test_of_will")
    other = own_deck("other", ("eowyn",), "a_test_of_will")
    third = own_deck("third", ("eleanor",), "lorien_guide")
    t = table(
        quiet(
            place(threat=20, hand=["a_test_of_will"], heroes=[spot("dunhere", resources=1)]),
            place(threat=20, hand=["a_test_of_will"], heroes=[spot("eowyn", resources=1)]),
            place(threat=20),
            decks=("mine", "other", "third"),
            setup={"first_player": first, "deck_lists": (mine, other, third)},
            encounter=["deadly_accusations", "dark_alley", "dark_alley"],
        )
    )
    t.to_prompt("commit")
    while t.prompt in ("commit", "window"):
        t.play(t.offered()[0])
    return t


@pytest.mark.rule("LR-EFF-03", "LR-TIM-01")
@pytest.mark.parametrize(("first", "asked"), [(P1, [P1, P2, P3]), (P2, [P2, P3, P1]), (P3, [P3, P1, P2])])
def test_responses_are_offered_in_player_order_one_at_a_time(table: MakeTable, first: int, asked: list[int]) -> None:
    """Each of three may respond to the same treachery, and may pass; then it happens."""
    t = _tested(table, first)
    found: list[int] = []
    while t.prompt == "respond-when_revealed":
        found += t.asked
        t.act(lr.Pass)

    assert found == asked
    assert t.threats == [21, 21, 21]


@pytest.mark.rule("LR-EFF-03", "LR-EFF-07")
def test_a_response_leaves_nothing_for_the_next_one(table: MakeTable) -> None:
    """P1 cancels the treachery: nobody else is asked, and P2 keeps the card."""
    t = _tested(table, P1)
    t.play_card("a_test_of_will", P1)

    assert t.prompt != "respond-when_revealed"
    assert (t.hand(P2), t.threats) == (["a_test_of_will"], [20, 20, 20])


@pytest.mark.rule("LR-EFF-04", "LR-INV-01")
def test_forced_effects_come_before_responses(table: MakeTable) -> None:
    """Gimli and Legolas destroy a Ruffian with Hired Muscle: P1 has looked when Legolas may respond."""
    t = fight(
        table,
        place(
            threat=20,
            hand=["gandalf"],
            heroes=[spot("legolas", resources=1), "gimli"],
            engaged=[spot("lawless_ruffian", damage=2, attachments=["hired_muscle"])],
        ),
        decks=(TACTICS,),
        investigation=["susie_the_spider"],
        only_investigation=True,
    )
    strike(t, "lawless_ruffian", "legolas", "gimli")
    t.to_prompt("respond-slain")

    assert order(t.log, lr.EnemyDefeated, lr.InvestigationLooked) == [lr.EnemyDefeated, lr.InvestigationLooked]


@pytest.mark.rule("LR-EFF-04", "LR-CRD-33")
def test_a_forced_effect_that_a_trigger_brings_does_not_answer_to_it(table: MakeTable) -> None:
    """Jake is engaged when Combe is explored: its text is for engagements to come, and not for this one."""
    t = table(
        quiet(
            place(threat=20, engaged=["wolf_pelt_jake"]),
            active=spot("combe_storehouse", progress=4),
            encounter=["market_square", "market_square"],
        )
    )
    t.commit(P1, "aragorn", "theodred")
    t.skip(lambda t: "combe_storehouse" in t.victory)
    t.skip(lambda t: t.state.phase == "combat")

    assert attacks(t)[:1] == [("wolf_pelt_jake", P1)]
    assert t.state.phase == "combat"
    assert len(attacks(t)) == 1


@pytest.mark.rule("LR-EFF-05")
def test_a_cost_is_gone_even_if_the_effect_does_nothing(table: MakeTable) -> None:
    """Glorfindel heals nothing on Denethor: his resource is spent, and the use of the round."""
    t = table(
        arranged(
            place(threat=20, heroes=[spot("glorfindel", resources=1), "denethor"]),
            decks=(LORE,),
            phase="planning",
            stage=2,
            empty_encounter=True,
        )
    )
    t.use("glorfindel")
    t.pick("denethor")

    assert (t.card("glorfindel").resources, t.card("glorfindel").uses.of("round")) == (0, {"all": 1})
    assert t.happened(lr.Healed) == []


@pytest.mark.rule("LR-EFF-05")
def test_a_cost_is_paid_in_full_or_not_at_all(table: MakeTable) -> None:
    """Wandering Took asks for 3 threat: with 2 it cannot be used; with 3 it can."""
    for own, code in ((2, "not_now"), (3, "")):
        t = table(
            arranged(
                place(threat=own, heroes=[spot("eowyn", attachments=COURAGE)], allies=["wandering_took"]),
                place(threat=20),
                decks=(SPIRIT, LEADERSHIP),
                phase="planning",
                stage=2,
            )
        )
        if code:
            assert refused(t, ability(t, P1, "wandering_took"))[0] == code
        else:
            t.use("wandering_took", P1)
            assert t.threats == [0, 23]


# -- either one or the other -----------------------------------------------------------------------------------


@pytest.mark.rule("LR-EFF-06", "LR-INV-04")
@pytest.mark.parametrize(
    ("cards", "deck", "options"),
    [(2, 2, ["look", "draw"]), (1, 2, ["draw"]), (2, 1, ["look"]), (1, 1, ["look", "draw"]), (0, 0, ["look", "draw"])],
)
def test_an_option_that_cannot_be_done_in_full_is_not_offered(
    table: MakeTable, cards: int, deck: int, options: list[str]
) -> None:
    """The Pony needs 2 Investigation cards, or 2 cards in every deck; where neither is there, any will do."""
    t = table(
        quiet(
            place(threat=20),
            place(threat=20, empty_deck=True, deck=["gandalf", "feint"][:deck]),
            decks=(LEADERSHIP, TACTICS),
            active=spot("the_prancing_pony", progress=1),
            investigation=["todd_the_troll", "susie_the_spider"][:cards],
            only_investigation=True,
        )
    )
    t.commit(P1, "theodred")
    done(t, P2)
    t.skip(lambda t: t.prompt == "option-prancing_pony" or bool(t.happened(lr.OptionChosen)))

    if len(options) == 2:
        assert [action.option for action in t.offered() if isinstance(action, lr.ChooseOption)] == options
        t.option("draw")
    chosen = "draw" if "draw" in options else "look"
    assert [event.option for event in t.happened(lr.OptionChosen)] == [chosen]
    drawn = [(event.seat, event.number) for event in t.happened(lr.CardsDrawn) if "LR-RES-01" not in event.rules]
    assert drawn == ([(P1, 2), (P2, deck)][: 1 + bool(deck)] if chosen == "draw" else [])


@pytest.mark.rule("LR-EFF-06", "LR-THR-03")
def test_threat_can_always_be_raised(table: MakeTable) -> None:
    """At 49 P1 may still pick the 2 threat of stage 1B, and is eliminated."""
    t = table(quiet(place(threat=49), place(threat=20), stage=1))
    t.act(lr.ChooseOption, seat=P1, option="threat")

    assert t.state.players[P1].out


# -- lasting effects and numbers -------------------------------------------------------------------------------


def _gandalf(t: QuestTable, option: str) -> None:
    t.play_card("sneak_attack", P1)
    t.act(lr.ChooseTitle, card="gandalf")
    t.use("gandalf")
    t.option(option)


def _sneak(title: str, threat: int, **fields: object) -> lr.Position:
    """Return a seat that may bring an ally in any window, and is attacked by an Informant."""
    values: dict[str, object] = {
        "threat": threat,
        "hand": ["sneak_attack", title],
        "heroes": ["aragorn", spot("gloin", resources=1, attachments=STEWARD)],
        "engaged": ["bree_land_informant"],
    }
    return place(**{**values, **fields})


@pytest.mark.rule("LR-EFF-08", "LR-CRD-20")
@pytest.mark.parametrize(("helped", "hit"), [(False, 2 + 2), (True, 2 + 1)])
def test_what_a_shadow_adds_follows_the_threat(table: MakeTable, helped: bool, hit: int) -> None:
    """The Footpad's shadow adds 2 at 36 threat; when Gandalf lowers it to 31 before the damage, it adds 1."""
    t = combat(table, _sneak("gandalf", 36), encounter=["greenway_footpad"])
    t.to_window("shadow_resolved")
    assert t.view(None).attacks[0].bonus == 2
    if helped:
        _gandalf(t, "threat")
        assert t.threats == [31]
        assert t.view(None).attacks[0].bonus == 1
    t.to_prompt("target-damage_hero")
    t.pick("aragorn")

    assert damage(t) == [("aragorn", hit)]


@pytest.mark.rule("LR-EFF-08", "LR-CRD-38")
@pytest.mark.parametrize(("explored", "hit"), [(False, 2 + 3), (True, 2)])
def test_what_a_shadow_adds_follows_the_active_location(table: MakeTable, explored: bool, hit: int) -> None:
    """Deadly Accusations adds Investigate 3 of a Dark Alley, and nothing more once a Scout has explored it."""
    t = combat(
        table,
        _sneak("snowbourn_scout", 20),
        active=spot("dark_alley", progress=2),
        encounter=["deadly_accusations"],
    )
    t.to_window("shadow_resolved")
    if explored:
        t.play_card("sneak_attack", P1)
        t.act(lr.ChooseTitle, card="snowbourn_scout")
        t.use("snowbourn_scout")
        assert t.active is None
    t.to_prompt("target-damage_hero")
    t.pick("aragorn")

    assert damage(t) == [("aragorn", hit)]


@pytest.mark.rule("LR-EFF-09", "LR-CRD-31")
def test_numbers_are_computed_anew_after_each_change(table: MakeTable) -> None:
    """Susie's threat is the number of Brigands: 3, and 2 when Gandalf has destroyed one."""
    t = table(
        arranged(
            _sneak("gandalf", 20, engaged=[spot("lawless_ruffian")]),
            phase="encounter",
            stage=2,
            staging=["susie_the_spider", "greenway_footpad"],
        )
    )
    assert t.view(None).staging_threat == 3 + 2
    t.to_window("engaged")
    _gandalf(t, "damage")
    t.pick("lawless_ruffian")

    assert t.view(None).staging_threat == 2 + 2


@pytest.mark.rule("LR-EFF-09")
def test_no_number_is_below_0(table: MakeTable) -> None:
    """Two Dark Knowledge on Denethor (willpower 1): 0, and his Favor does not count from below."""
    mine = own_deck("mine", ("denethor", "beravor"), "dark_knowledge", "the_favor_of_the_lady")
    setup = {"deck_lists": (mine,)}
    for attachments, value in (
        (["dark_knowledge", "dark_knowledge"], 0),
        (["dark_knowledge", "dark_knowledge", "the_favor_of_the_lady"], 0),
        (["dark_knowledge", "the_favor_of_the_lady"], 1),
    ):
        heroes = [spot("denethor", attachments=attachments), "beravor"]
        t = table(arranged(place(threat=20, heroes=heroes), decks=("mine",), setup=setup, phase="planning", stage=2))
        assert numbers(t, "denethor") == (value, 1, 3)


@pytest.mark.rule("LR-EFF-10")
@pytest.mark.parametrize("found", [True, False])
def test_a_searched_deck_is_shuffled_and_the_pile_keeps_its_order(table: MakeTable, found: bool) -> None:
    """Travelling to Combe: of the pile the Ruffian is taken, the rest lies as before; the deck is shuffled anyway."""
    pile = ["village_stable", *(["lawless_ruffian"] if found else []), "hired_muscle", "dark_alley"]
    deck = ["market_square", "old_warehouse", "ramshackle_manor", "market_square", "greenway_footpad"]
    t = table(
        arranged(
            place(threat=20),
            phase="travel",
            stage=2,
            staging=["combe_storehouse"],
            encounter=deck,
            encounter_discard=pile,
            empty_encounter=True,
        )
    )
    t.act(lr.Travel, card="combe_storehouse")

    assert [event.pile for event in t.happened(lr.DeckShuffled)] == ["encounter"]
    assert t.encounter_discard == ["village_stable", "hired_muscle", "dark_alley"]
    assert t.staging == (["lawless_ruffian"] if found else [])
    assert sorted(t.encounter) == sorted(deck)


@pytest.mark.rule("LR-EFF-11")
def test_what_is_put_into_play_was_not_played(table: MakeTable) -> None:
    """Sneak Attack costs 1, the ally nothing, without a match; its enter play response is there."""
    mine = own_deck("mine", ("gloin",), "sneak_attack", "gleowine", "miner_of_the_iron_hills")
    t = table(
        arranged(
            place(
                threat=20,
                hand=["sneak_attack", "miner_of_the_iron_hills"],
                heroes=[spot("gloin", resources=1)],
                engaged=[spot("lawless_ruffian", attachments=["hired_muscle"])],
            ),
            decks=("mine",),
            setup={"deck_lists": (mine,)},
            phase="planning",
            stage=2,
        )
    )
    t.play_card("sneak_attack")
    t.act(lr.ChooseTitle, card="miner_of_the_iron_hills")
    t.use("miner_of_the_iron_hills")

    assert t.encounter_discard == ["hired_muscle"]
    assert [event.card.id for event in t.happened(lr.CardPlayed)] == ["sneak_attack"]


@pytest.mark.rule("LR-EFF-12")
def test_a_limit_is_that_of_each_copy(table: MakeTable) -> None:
    """Two Wandering Tooks of P1: each may go once in the round."""
    t = table(
        arranged(
            place(
                threat=30,
                heroes=[spot("eowyn", attachments=COURAGE)],
                allies=["wandering_took", "wandering_took"],
            ),
            place(threat=20),
            decks=(SPIRIT, LEADERSHIP),
            phase="planning",
            stage=2,
        )
    )
    first, second = t.state.players[P1].area[1:]
    for uid in (first, second):
        t.act(lr.UseAbility, uid=uid)

    assert t.threats == [24, 26]
    assert t.area(P2).count("wandering_took") == 2


@pytest.mark.rule("LR-EFF-13")
def test_the_order_of_the_state_checks() -> None:
    """Explored, destroyed, eliminated; then the next stage, and the win."""
    assert settle.CHECKS[:5] == [
        investigate.something_is_explored,
        damage_chapter.something_is_destroyed,
        threat.someone_is_out,
        quest.stage_is_done,
        threat.quest_is_won,
    ]


@pytest.mark.rule("LR-EFF-13")
def test_what_comes_together_is_settled_in_order(table: MakeTable) -> None:
    """A location, an ally and a player come to their end at the same moment."""
    t = combat(
        table,
        place(threat=20, allies=["faramir"], engaged=["bree_land_informant"]),
        place(threat=20, heroes=[spot("eowyn", attachments=COURAGE)]),
        decks=(LEADERSHIP, SPIRIT),
        active=spot("old_warehouse"),
    )
    t.to_window("attack_chosen")
    # Nothing in the game does all this at once: as if it had just happened when the damage is dealt.
    t.to_window("shadow_resolved")
    t.card("old_warehouse").progress = 4
    t.card("faramir").damage = 3
    t.state.players[P2].threat = 50
    t.to_prompt("option-old_warehouse")
    t.option("less_threat")
    t.skip(lambda t: t.state.players[P2].out)

    kinds = (lr.LocationExplored, lr.LeftPlay, lr.Destroyed, lr.PlayerEliminated)
    assert story(t, *kinds)[:4] == [
        ("LocationExplored", "old_warehouse"),
        ("LeftPlay", "old_warehouse"),
        ("Destroyed", "faramir"),
        ("LeftPlay", "faramir"),
    ]
    assert order(t.log, lr.Destroyed, lr.PlayerEliminated) == [lr.Destroyed, lr.PlayerEliminated]


@pytest.mark.rule("LR-EFF-14", "LR-CRD-30")
def test_a_printed_x_counts_0(table: MakeTable) -> None:
    """Johnny takes Stand and Fight (cost X): no threat; Gandalf's 5 count as printed, whatever was paid."""
    for title, more in (("stand_and_fight", 0), ("fortune_or_fate", 5), ("wandering_took", 2)):
        t = combat(
            table,
            place(threat=20, hand=[title], engaged=["johnny_goblin_fingers"]),
            decks=(SPIRIT,),
            setup={"suspect": "todd_the_troll"},
        )
        t.to_prompt("defend")
        assert (t.discard(P1), t.threats) == ([title], [20 + more])


@pytest.mark.rule("LR-EFF-15")
def test_effects_use_what_is_there(table: MakeTable) -> None:
    """Beravor draws the one card that is left; Daughter of the Nimrodel heals 1 of 2."""
    t = table(
        arranged(
            place(
                threat=20,
                deck=["gandalf"],
                empty_deck=True,
                heroes=["beravor", spot("denethor", damage=1)],
                allies=["daughter_of_the_nimrodel"],
            ),
            decks=(LORE,),
            phase="planning",
            stage=2,
        )
    )
    t.use("beravor")
    t.use("daughter_of_the_nimrodel")
    t.pick("denethor")

    assert (t.hand(P1), t.card("denethor").damage) == (["gandalf"], 0)
    assert [event.amount for event in t.happened(lr.Healed)] == [1]
