"""The Leadership events that are actions; the response is in ``test_cards_leadership_leaving.py``."""

from __future__ import annotations

from typing import Any

import pytest

from boardrules.games import lotr_investigation as lr
from tests.games.happened import refused
from tests.games.lotr_investigation.table import (
    P1,
    P2,
    TACTICS,
    MakeTable,
    arranged,
    choice,
    from_hand,
    numbers,
    own_deck,
    place,
    spot,
)

# -- all of them -----------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-PLN-02", "LR-PLN-07", "LR-CMP-08")
@pytest.mark.parametrize(
    ("title", "cost"),
    [("ever_vigilant", 1), ("common_cause", 0), ("for_gondor", 2), ("sneak_attack", 1), ("grim_resolve", 5)],
)
def test_a_leadership_event_is_paid_from_leadership_pools_and_goes_to_the_discard_pile(
    table: MakeTable, title: str, cost: int
) -> None:
    """With 1 resource less the event is refused, whatever Gimli has; played, it lies on its owner's discard pile."""
    deck = own_deck("mixed", ("theodred", "gimli"), title, "gandalf", "brok_ironfist")

    def seat(resources: int) -> lr.Position:
        return place(
            heroes=[spot("theodred", resources=resources), spot("gimli", resources=9)],
            allies=["guard_of_the_citadel"],
            hand=[title, "gandalf", "brok_ironfist"],
        )

    if cost:
        t = table(arranged(seat(cost - 1), decks=("mixed",), setup={"deck_lists": (deck,)}, phase="planning"))
        t.to_prompt("planning")
        assert refused(t, from_hand(P1, title)) == ("cannot_pay", "LR-PLN-02")
    t = table(arranged(seat(cost), decks=("mixed",), setup={"deck_lists": (deck,)}, phase="planning"))
    t.play_card(title)
    t.skip(lambda table: title in table.discard(P1))

    assert (t.card("theodred").resources, t.card("gimli").resources) == (0, 9)
    assert t.discard(P1)[-1] == title


@pytest.mark.rule("LR-PLN-03")
def test_common_cause_for_nothing_needs_a_leadership_hero(table: MakeTable) -> None:
    """Even a cost of 0 needs an icon: two Tactics heroes cannot make common cause."""
    deck = own_deck("mixed", ("gimli", "legolas"), "common_cause")
    seat = place(heroes=["gimli", spot("legolas", exhausted=True)], hand=["common_cause"])
    t = table(arranged(seat, decks=("mixed",), setup={"deck_lists": (deck,)}, phase="planning"))
    t.to_prompt("planning")

    assert refused(t, from_hand(P1, "common_cause")) == ("no_icon", "LR-PLN-03")


# -- Ever Vigilant ---------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-EFF-02", "LR-TIM-04")
def test_ever_vigilant_readies_an_ally_of_any_player(table: MakeTable) -> None:
    """P1 readies P2's Axehand; a hero is no target."""
    setup = arranged(
        place(
            heroes=[spot("aragorn", resources=1, exhausted=True)],
            allies=[spot("guard_of_the_citadel", exhausted=True)],
            hand=["ever_vigilant", "gandalf"],
        ),
        place(allies=[spot("veteran_axehand", exhausted=True)]),
        phase="planning",
    )
    t = table(setup)
    t.play_card("ever_vigilant")
    assert refused(t, choice(t, P1, "aragorn")) == ("no_legal_target", "LR-EFF-02")
    t.pick("veteran_axehand")

    exhausted = [t.card(title).exhausted for title in ("veteran_axehand", "guard_of_the_citadel", "aragorn")]
    assert exhausted == [False, True, True]
    assert (t.card("aragorn").resources, t.discard(P1)[-1]) == (0, "ever_vigilant")


@pytest.mark.rule("LR-EFF-02")
def test_ever_vigilant_needs_an_ally(table: MakeTable) -> None:
    """With heroes alone in play there is nothing to ready."""
    t = table(arranged(place(heroes=[spot("aragorn", resources=1)], hand=["ever_vigilant"]), phase="planning"))
    t.to_prompt("planning")

    assert refused(t, from_hand(P1, "ever_vigilant")) == ("no_target", "LR-EFF-02")


@pytest.mark.rule("LR-CRD-01", "LR-QST-03", "LR-PLN-07")
def test_an_ally_readied_by_ever_vigilant_stays_committed(table: MakeTable) -> None:
    """In the window after the commitment Faramir is readied: he is still committed and counts once."""
    seat = place(heroes=[spot("aragorn", resources=1), "gloin"], allies=["faramir"], hand=["ever_vigilant", "gandalf"])
    t = table(arranged(seat, phase="quest", stage=2))
    t.commit(P1, "faramir")
    t.play_card("ever_vigilant")

    assert (t.card("faramir").exhausted, t.card("faramir").committed) == (False, True)
    assert t.view(P1).willpower == 2


# -- Common Cause ----------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-EFF-05", "LR-TIM-04")
def test_common_cause_exhausts_an_own_hero_to_ready_another(table: MakeTable) -> None:
    """Aragorn exhausts as the cost, P2's Gimli readies; who is exhausted, an ally or P2's cannot pay."""
    setup = arranged(
        place(
            heroes=["aragorn", "theodred", spot("gloin", exhausted=True)],
            allies=["faramir"],
            hand=["common_cause", "gandalf"],
        ),
        place(heroes=[spot("gimli", exhausted=True), "legolas"], allies=["veteran_axehand"]),
        phase="planning",
    )
    t = table(setup)
    t.play_card("common_cause")
    for title in ("gloin", "faramir", "legolas"):
        assert refused(t, choice(t, P1, title)) == ("no_legal_target", "LR-EFF-02")
    t.pick("aragorn")
    for title in ("aragorn", "faramir", "veteran_axehand"):
        assert refused(t, choice(t, P1, title)) == ("no_legal_target", "LR-EFF-02")
    t.pick("gimli")

    heroes = ("aragorn", "theodred", "gloin", "gimli", "legolas")
    assert [t.card(hero).exhausted for hero in heroes] == [True, False, True, False, False]
    assert t.discard(P1)[-1] == "common_cause"


@pytest.mark.rule("LR-EFF-02", "LR-EFF-05", "LR-TIM-04")
def test_common_cause_needs_a_ready_hero_and_another_one(table: MakeTable) -> None:
    """With the own heroes exhausted, or with one hero in play, it cannot be played."""
    exhausted = [spot("aragorn", exhausted=True), spot("gloin", exhausted=True)]
    for heroes in (exhausted, ["aragorn"]):
        t = table(arranged(place(heroes=heroes, hand=["common_cause"]), phase="planning"))
        t.to_prompt("planning")
        assert refused(t, from_hand(P1, "common_cause")) == ("no_target", "LR-EFF-02")


# -- For Gondor! -----------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-EFF-08", "LR-REF-02", "LR-KEY-12")
def test_for_gondor_raises_all_characters_now_in_play(table: MakeTable) -> None:
    """+1 attack to all players' characters, +1 defense to those of Gondor, until the phase ends; not to later ones."""
    setup = arranged(
        place(
            heroes=[spot("aragorn", resources=4)],
            allies=["faramir"],
            hand=["for_gondor", "guard_of_the_citadel", "gandalf"],
        ),
        place(heroes=["gimli"], allies=["gondorian_spearman"]),
        phase="planning",
        stage=2,
    )
    t = table(setup)
    t.to_prompt("planning")
    t.play_card("for_gondor")
    t.play_card("guard_of_the_citadel")

    assert numbers(t, "aragorn") == (2, 4, 2)
    assert numbers(t, "faramir") == (2, 2, 3)
    assert numbers(t, "gimli") == (2, 3, 2)
    assert numbers(t, "gondorian_spearman") == (0, 2, 2)
    assert numbers(t, "guard_of_the_citadel") == (1, 1, 0)
    t.to_phase("quest")
    assert [numbers(t, title) for title in ("aragorn", "faramir")] == [(2, 3, 2), (2, 1, 2)]


@pytest.mark.rule("LR-EFF-08", "LR-CRD-01")
def test_for_gondor_looks_at_the_gondor_trait_once(table: MakeTable) -> None:
    """Glóin, Steward before, gets +1 defense; Aragorn, Steward afterwards, does not."""
    deck = own_deck("mixed", ("aragorn", "gloin", "theodred"), "for_gondor", "steward_of_gondor")
    heroes = [spot("aragorn", resources=9), spot("gloin"), spot("theodred")]
    seat = place(heroes=heroes, hand=["for_gondor", "steward_of_gondor", "gandalf"])
    t = table(arranged(seat, decks=("mixed",), setup={"deck_lists": (deck,)}, phase="planning"))
    t.to_prompt("planning")
    t.play_card("for_gondor")
    t.play_card("steward_of_gondor")
    t.pick("aragorn")
    assert numbers(t, "aragorn") == (2, 4, 2)

    heroes = [spot("aragorn", resources=9), spot("gloin", attachments=["steward_of_gondor"]), spot("theodred")]
    seat = place(heroes=heroes, hand=["for_gondor", "gandalf"])
    t = table(arranged(seat, decks=("mixed",), setup={"deck_lists": (deck,)}, phase="planning"))
    t.play_card("for_gondor")
    assert [numbers(t, hero) for hero in ("aragorn", "gloin")] == [(2, 4, 2), (2, 3, 2)]


@pytest.mark.rule("LR-EFF-08", "LR-CMB-07")
def test_for_gondor_goes_on_when_the_steward_is_lost(table: MakeTable) -> None:
    """The shadow of Smoke and Mirrors takes the Steward from Glóin, who keeps his defense of 2: 4 - 2 damage."""
    heroes = [spot("aragorn", resources=2), spot("gloin", attachments=["steward_of_gondor"])]
    seat = place(threat=20, heroes=heroes, hand=["for_gondor", "gandalf"], engaged=["greenway_footpad"])
    t = table(arranged(seat, phase="combat", encounter=["smoke_and_mirrors"]))
    t.play_card("for_gondor")
    t.act(lr.Defend, card="gloin")
    t.skip(lambda table: "steward_of_gondor" in table.discard(P1))
    t.skip(lambda table: not table.state.attacks)

    assert t.card("gloin").damage == 2


# -- Sneak Attack ----------------------------------------------------------------------------------------------


def _sneak(*hand: str, **fields: Any) -> lr.Position:
    return place(**{"heroes": [spot("aragorn", resources=1)], "hand": ["sneak_attack", *hand], **fields})


@pytest.mark.rule("LR-CRD-01", "LR-EFF-11", "LR-REF-02", "LR-PLN-06")
def test_sneak_attack_puts_an_ally_into_play_until_the_end_of_the_phase(table: MakeTable) -> None:
    """Faramir comes ready for the 1 resource of the event, and is back in hand when the phase has ended."""
    t = table(arranged(_sneak("faramir", "gandalf"), phase="planning", stage=2))
    t.to_prompt("planning")
    t.play_card("sneak_attack")
    assert t.prompt == "sneak_attack"
    t.act(lr.ChooseTitle, card="faramir")

    assert (t.area(P1), t.hand(P1)) == (["aragorn", "faramir"], ["gandalf"])
    assert not t.card("faramir").exhausted
    assert (t.card("aragorn").resources, t.discard(P1)[-1]) == (0, "sneak_attack")
    t.to_phase("quest")
    assert (t.area(P1), t.hand(P1)) == (["aragorn"], ["gandalf", "faramir"])
    assert [(event.seat, event.card.id) for event in t.happened(lr.ReturnedToHand)] == [(P1, "faramir")]


@pytest.mark.rule("LR-CRD-01", "LR-PLN-06", "LR-QST-02", "LR-REF-02")
def test_an_ally_of_sneak_attack_may_quest_at_once(table: MakeTable) -> None:
    """Brought at the beginning of the quest phase Gandalf commits his willpower of 4, and goes home at its end."""
    t = table(arranged(_sneak("gandalf", "brok_ironfist"), phase="quest", stage=2))
    assert t.window == "quest_begin"
    t.play_card("sneak_attack")
    t.act(lr.ChooseTitle, card="gandalf")
    t.commit(P1, "gandalf")
    t.skip(lambda table: table.state.phase != "quest")

    assert [event.willpower for event in t.happened(lr.QuestCompared)] == [4]
    assert (t.in_play("gandalf"), t.hand(P1)) == (0, ["brok_ironfist", "gandalf"])


@pytest.mark.rule("LR-EFF-11", "LR-PLN-03")
def test_sneak_attack_asks_for_no_sphere(table: MakeTable) -> None:
    """Théodred alone brings Beorn, who costs 6 Tactics resources, into play."""
    deck = own_deck("mixed", ("theodred",), "sneak_attack", "beorn")
    seat = place(heroes=[spot("theodred", resources=1)], hand=["sneak_attack", "beorn"])
    t = table(arranged(seat, decks=("mixed",), setup={"deck_lists": (deck,)}, phase="planning"))
    t.play_card("sneak_attack")
    t.act(lr.ChooseTitle, card="beorn")

    t.expect_event(lr.EnteredPlay, seat=P1, card="beorn")


@pytest.mark.rule("LR-CRD-01", "LR-EFF-11")
def test_sneak_attack_takes_allies_alone(table: MakeTable) -> None:
    """An attachment or event of the hand is no choice, nor an ally that is not there."""
    t = table(arranged(_sneak("faramir", "steward_of_gondor", "for_gondor"), phase="planning"))
    t.play_card("sneak_attack")

    assert [action.card.id for action in t.offered() if isinstance(action, lr.ChooseTitle)] == ["faramir"]
    for title in ("steward_of_gondor", "for_gondor", "gandalf"):
        assert refused(t, lr.ChooseTitle(P1, lr.CARDS[title])) == ("not_offered", "LR-EFF-11")


@pytest.mark.rule("LR-EFF-02")
def test_sneak_attack_needs_an_ally_in_hand(table: MakeTable) -> None:
    """Without another card, or without an ally among them, it cannot be played."""
    t = table(arranged(_sneak("for_gondor"), phase="planning"))
    t.to_prompt("planning")
    assert refused(t, from_hand(P1, "sneak_attack")) == ("no_target", "LR-EFF-02")

    t = table(arranged(_sneak(), phase="planning"))
    t.to_prompt("planning")
    assert refused(t, from_hand(P1, "sneak_attack")) == ("not_now", "LR-EFF-02")


@pytest.mark.rule("LR-CMP-07", "LR-EFF-11")
def test_sneak_attack_cannot_bring_a_unique_ally_that_is_in_play(table: MakeTable) -> None:
    """While P2 has a Gandalf in play P1's Gandalf stays in hand: alone he is no ally to bring, and no choice."""
    other = place(allies=["gandalf"])
    t = table(arranged(_sneak("gandalf"), other, phase="planning"))
    t.to_prompt("planning")
    assert refused(t, from_hand(P1, "sneak_attack")) == ("no_target", "LR-EFF-02")

    t = table(arranged(_sneak("gandalf", "snowbourn_scout"), other, phase="planning"))
    t.play_card("sneak_attack")
    assert refused(t, lr.ChooseTitle(P1, lr.CARDS["gandalf"])) == ("unique_in_play", "LR-CMP-07")
    t.act(lr.ChooseTitle, card="snowbourn_scout")
    assert t.hand(P1) == ["gandalf"]


@pytest.mark.rule("LR-EFF-11", "LR-ENC-05", "LR-EFF-03")
def test_an_ally_of_sneak_attack_responds_to_entering_play(table: MakeTable) -> None:
    """The Son of Arnor engages an enemy of the staging area; it stays engaged when he has gone."""
    t = table(arranged(_sneak("son_of_arnor"), phase="encounter", stage=2, staging=["chetwood_outlaw"]))
    t.act(lr.Decline)  # no optional engagement
    t.play_card("sneak_attack")
    t.act(lr.ChooseTitle, card="son_of_arnor")
    assert t.prompt == "respond-entered"
    t.use("son_of_arnor")
    t.to_prompt("defend")

    assert (t.engaged(P1), t.hand(P1)) == (["chetwood_outlaw"], ["son_of_arnor"])


@pytest.mark.rule("LR-EFF-11")
def test_an_ally_of_sneak_attack_was_not_played(table: MakeTable) -> None:
    """Erebor Hammersmith responds to being played alone: put into play he fetches nothing."""
    deck = own_deck("mixed", ("theodred", "beravor"), "sneak_attack", "erebor_hammersmith", "steward_of_gondor")
    seat = place(
        heroes=[spot("theodred", resources=1), spot("beravor", resources=2)],
        hand=["sneak_attack", "erebor_hammersmith", "erebor_hammersmith"],
        discard=["steward_of_gondor"],
    )
    t = table(arranged(seat, decks=("mixed",), setup={"deck_lists": (deck,)}, phase="planning"))
    t.to_prompt("planning")
    t.play_card("sneak_attack")
    t.act(lr.ChooseTitle, card="erebor_hammersmith")
    assert t.prompt == "planning"
    t.play_card("erebor_hammersmith")
    assert t.prompt == "respond-entered"


@pytest.mark.rule("LR-REF-02", "LR-CRD-01")
def test_an_ally_of_sneak_attack_that_was_destroyed_does_not_return(table: MakeTable) -> None:
    """The Guard falls in the phase in which he came: he lies on the discard pile and is not in hand."""
    seat = _sneak("guard_of_the_citadel", "gandalf", threat=20, engaged=["greenway_footpad"])
    t = table(arranged(seat, phase="combat", encounter=["dark_alley"]))
    t.play_card("sneak_attack")
    t.act(lr.ChooseTitle, card="guard_of_the_citadel")
    t.act(lr.Defend, card="guard_of_the_citadel")
    t.skip(lambda table: table.state.phase != "combat")

    assert t.happened(lr.ReturnedToHand) == []
    assert t.discard(P1) == ["gloin", "theodred", "sneak_attack", "guard_of_the_citadel"]


@pytest.mark.rule("LR-REF-02", "LR-REF-01")
def test_gandalf_of_sneak_attack_returns_before_the_end_of_the_round(table: MakeTable) -> None:
    """Brought in the refresh phase Gandalf goes back to the hand at its end, and is not discarded."""
    t = table(arranged(_sneak("gandalf", threat=30), phase="refresh", stage=2))
    t.play_card("sneak_attack")
    t.act(lr.ChooseTitle, card="gandalf")
    t.use("gandalf")
    t.option("threat")
    assert t.threats == [31 - 5]
    t.skip(lambda table: table.state.round == 2)

    assert "gandalf" in t.hand(P1)
    assert t.discard(P1) == ["gloin", "theodred", "sneak_attack"]


@pytest.mark.rule("LR-CMP-05", "LR-REF-02")
def test_an_ally_of_sneak_attack_goes_to_its_owners_hand_whoever_controls_it(table: MakeTable) -> None:
    """P1's Wandering Took, given to P2, returns to the hand of P1 at the end of the phase."""
    deck = own_deck("mixed", ("theodred",), "sneak_attack", "wandering_took")
    seat = place(threat=20, heroes=[spot("theodred", resources=1)], hand=["sneak_attack", "wandering_took", "gandalf"])
    t = table(
        arranged(seat, place(), decks=("mixed", TACTICS), setup={"deck_lists": (deck,)}, phase="planning", stage=2)
    )
    t.to_prompt("planning")
    t.play_card("sneak_attack")
    t.act(lr.ChooseTitle, card="wandering_took")
    t.use("wandering_took")
    assert t.card("wandering_took").controller == P2
    t.to_phase("quest")

    assert (t.hand(P1), t.hand(P2)) == (["gandalf", "wandering_took"], [])


@pytest.mark.rule("LR-REF-02", "LR-TIM-01")
@pytest.mark.parametrize(("option", "hand"), [("return_to_hand", ["beorn"]), ("shuffle_into_deck", [])])
def test_the_first_player_says_where_beorn_of_sneak_attack_goes(table: MakeTable, option: str, hand: list[str]) -> None:
    """Beorn, sneaked in and enraged, is to return to the hand and into the deck: P2, the first player, chooses one."""
    deck = own_deck("mixed", ("theodred",), "sneak_attack", "beorn")
    seat = place(heroes=[spot("theodred", resources=1)], hand=["sneak_attack", "beorn"])
    setup = {"deck_lists": (deck,), "first_player": P2}
    t = table(arranged(seat, place(), decks=("mixed", TACTICS), setup=setup, phase="planning", stage=2))
    size = len(t.deck(P1))
    t.play_card("sneak_attack", P1)
    t.act(lr.ChooseTitle, card="beorn")
    t.use("beorn")
    t.skip(lambda table: table.prompt == "option-delayed")
    assert t.asked == (P2,)
    t.option(option)

    assert t.hand(P1) == hand
    assert len(t.deck(P1)) == size + 1 - len(hand)
    assert t.in_play("beorn") == 0


# -- Grim Resolve ----------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-EFF-13", "LR-TIM-04", "LR-QST-03")
def test_grim_resolve_readies_all_characters_of_all_players(table: MakeTable) -> None:
    """Heroes and allies of everybody ready, committed ones too; the exhausted Steward of Gondor does not."""
    setup = arranged(
        place(
            heroes=[spot("aragorn", resources=5, attachments=["steward_of_gondor"]), "gloin"],
            allies=[spot("faramir", exhausted=True)],
            hand=["grim_resolve", "gandalf"],
        ),
        place(heroes=[spot("gimli", exhausted=True)], allies=[spot("beorn", exhausted=True)], hand=["gandalf"]),
        phase="quest",
        stage=2,
        encounter_discard=[],
    )
    t = table(setup)
    t.use("steward_of_gondor")
    t.commit(P1, "aragorn", "gloin")
    t.play_card("grim_resolve")

    assert [t.card(title).exhausted for title in ("aragorn", "gloin", "faramir", "gimli", "beorn")] == [False] * 5
    assert t.card("steward_of_gondor").exhausted
    assert (t.card("aragorn").committed, t.card("aragorn").resources) == (True, 2)
