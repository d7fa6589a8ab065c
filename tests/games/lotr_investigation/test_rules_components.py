"""Rules LR-CMP: kinds of cards, zones, tokens, ownership and control, unique cards, discard piles, table talk."""

from __future__ import annotations

from typing import Any

import pytest

from boardrules.core.errors import SetupError
from boardrules.games import lotr_investigation as lr
from boardrules.games.lotr_investigation.content import ENCOUNTER_CARDS, PLAYER_CARDS, STAGES
from tests.games.lotr_investigation.quest_positions import quiet
from tests.games.lotr_investigation.table import (
    LEADERSHIP,
    LORE,
    P1,
    P2,
    SPIRIT,
    MakeTable,
    arranged,
    place,
    spot,
)

# -- kinds and zones -------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CMP-01")
def test_there_are_four_kinds_of_player_cards_and_four_of_scenario_cards() -> None:
    """Heroes, allies, attachments and events; quest cards, enemies, locations and treacheries; no objective."""
    assert {card.type for card in PLAYER_CARDS} == {"hero", "ally", "attachment", "event"}
    assert {card.type for card in ENCOUNTER_CARDS} == {"enemy", "location", "treachery"}
    assert [stage.number for stage in STAGES] == [1, 2, 3]
    kinds = {card.type: card.is_character for card in lr.CARDS.values()}
    assert sorted(kind for kind, is_character in kinds.items() if is_character) == ["ally", "hero"]


@pytest.mark.rule("LR-CMP-01")
def test_an_enemy_is_no_character(table: MakeTable) -> None:
    """Lore of Imladris heals a character: heroes and allies of all players are offered, the enemy is not."""
    t = table(
        arranged(
            place(hand=["lore_of_imladris"], heroes=[spot("beravor", resources=2, exhausted=True)]),
            place(heroes=[spot("aragorn", damage=1)], allies=["faramir"], engaged=[spot("todd_the_troll", damage=1)]),
            decks=(LORE, LEADERSHIP),
            phase="planning",
            stage=2,
        )
    )
    t.play_card("lore_of_imladris")

    offered = [action.card.id for action in t.offered() if isinstance(action, lr.ChooseCard)]
    assert offered == ["beravor", "aragorn", "faramir"]
    todd = t.card("todd_the_troll")
    assert t.refuses(lr.ChooseCard(P1, todd.uid, todd.card)).code == "no_legal_target"


@pytest.mark.rule("LR-CMP-02")
def test_every_card_lies_in_one_of_the_zones(table: MakeTable) -> None:
    """At the beginning: 36 + 10 + 2 encounter cards, a location in staging, one active; player cards apart."""
    t = table(lr.Setup(players=2, mulligans=False))
    state = t.state

    assert [len(pile) for pile in (state.encounter, state.investigation, state.set_aside)] == [36, 10, 2]
    assert (t.staging, t.active, state.stage) == (["ramshackle_manor"], "the_prancing_pony", 1)
    assert not any((state.encounter_discard, state.buried, state.removed, state.victory))
    for player in state.players:
        assert [len(zone) for zone in (player.hand, player.deck, player.discard)] == [7, 23, 0]
        assert (len(player.area), player.engaged) == (3, [])


@pytest.mark.rule("LR-CMP-02")
def test_decks_are_drawn_in_order_and_discard_piles_are_open_and_in_order(table: MakeTable) -> None:
    """The top card of the deck comes first; what is discarded lies on top, for everybody to see."""
    t = table(
        arranged(
            place(deck=["faramir", "gandalf", "grim_resolve"]),
            encounter=["dark_alley", "market_square"],
            encounter_discard=["hired_muscle", "old_warehouse"],
        )
    )
    assert t.hand(P1) == ["faramir"]
    assert t.deck(P1)[:2] == ["gandalf", "grim_resolve"]
    assert t.encounter[:2] == ["dark_alley", "market_square"]
    for seat in (P1, None):
        assert [card.id for card in t.view(seat).encounter_discard] == ["hired_muscle", "old_warehouse"]


@pytest.mark.rule("LR-CMP-02", "LR-CMP-03")
def test_attachments_and_shadow_cards_lie_with_their_card(table: MakeTable) -> None:
    """A shadow card leaves the encounter deck for its enemy, face down, and is no card in play."""
    t = table(
        arranged(
            place(engaged=[spot("lawless_ruffian", attachments=["hired_muscle"])]),
            phase="combat",
            encounter=["greenway_footpad"],
        )
    )
    ruffian = t.card("lawless_ruffian")
    muscle = t.card("hired_muscle")

    assert (muscle.place, muscle.host, ruffian.attachments) == ("attached", ruffian.uid, [muscle.uid])
    assert [(shadow.held.card.id, shadow.face_up) for shadow in ruffian.shadows] == [("greenway_footpad", False)]
    assert t.in_play("greenway_footpad") == 0
    seen = next(card for card in t.view(P1).cards if card.uid == ruffian.uid)
    assert seen.shadows == (None,)


@pytest.mark.rule("LR-CMP-03")
def test_only_cards_in_play_count(table: MakeTable) -> None:
    """Susie counts the Brigands in staging and engaged: not those in piles, in the display, or dealt as shadows."""
    t = table(
        arranged(
            place(engaged=["lawless_ruffian"]),
            phase="combat",
            stage=2,
            staging=["susie_the_spider", "greenway_footpad", "bill_ferny"],
            encounter=["chetwood_outlaw"],
            encounter_discard=["greenway_footpad", "lawless_ruffian"],
            victory=["todd_the_troll"],
        )
    )

    assert [shadow.held.card.id for shadow in t.card("lawless_ruffian").shadows] == ["chetwood_outlaw"]
    susie = next(card for card in t.view(P1).cards if card.card.id == "susie_the_spider")
    assert susie.threat == 3


@pytest.mark.rule("LR-CMP-03")
@pytest.mark.parametrize(
    ("alley", "damage"),
    [
        ({"staging": ["greenway_footpad", "dark_alley"]}, 0),
        ({"active": "dark_alley"}, 0),
        ({"removed": ["dark_alley"]}, 1),
    ],
)
def test_a_location_works_in_play_only(table: MakeTable, alley: dict[str, Any], damage: int) -> None:
    """Dark Alley protects a Footpad in the staging area from Dúnhere's 3 attack, but not from outside the game."""
    position = {"staging": ["greenway_footpad"], **alley}
    t = table(arranged(place(heroes=["dunhere"]), decks=(SPIRIT,), phase="combat", **position))
    t.act(lr.AttackEnemy, seat=P1, card="greenway_footpad")
    t.skip(lambda t: not t.state.attacks)

    assert t.card("greenway_footpad").damage == damage


# -- tokens ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CMP-04", "LR-THR-03")
def test_threat_falls_to_0_and_no_further(table: MakeTable) -> None:
    """The Galadhrim's Greeting takes 6, from a threat of 4."""
    t = table(
        arranged(
            place(threat=4, hand=["the_galadhrims_greeting"], heroes=[spot("eowyn", resources=3)]),
            decks=(SPIRIT,),
            phase="planning",
        )
    )
    t.play_card("the_galadhrims_greeting")
    t.option("one")

    assert t.threats == [0]
    assert t.happened(lr.ThreatReduced)[0].amount == 4


@pytest.mark.rule("LR-CMP-04")
@pytest.mark.parametrize("threat", [-1, 51])
def test_no_threat_lies_outside_0_to_50(threat: int) -> None:
    """A position with another threat is refused."""
    with pytest.raises(SetupError) as caught:
        arranged(place(threat=threat))

    (problem,) = caught.value.problems
    assert (problem.path, problem.code, problem.rule) == ("seats[0].threat", "out_of_range", "LR-CMP-04")


@pytest.mark.rule("LR-CMP-04", "LR-CMP-10")
def test_the_bank_never_runs_out_of_tokens(table: MakeTable) -> None:
    """Another resource for a hero with 900, another progress token for a stage with 900."""
    t = table(
        arranged(
            place(heroes=[spot("aragorn", resources=900), spot("gloin", resources=900)]),
            stage=2,
            progress=900,
            empty_encounter=True,
        )
    )
    assert [hero.resources for hero in t.state.cards.values()] == [901, 901]

    t.to_prompt("commit")
    t.commit(P1, "gloin")
    t.to_prompt("accuse")
    assert t.state.progress == 902


# -- ownership and control -------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CMP-05")
def test_an_attachment_on_a_character_of_another_player_is_under_that_players_control(table: MakeTable) -> None:
    """P1 plays Steward of Gondor on P2's Denethor: P2 uses it, P1 cannot, and it stays P1's card."""
    t = table(
        arranged(
            place(hand=["steward_of_gondor", "faramir"], heroes=[spot("aragorn", resources=2)]),
            place(heroes=[spot("denethor", exhausted=True)]),
            decks=(LEADERSHIP, LORE),
            phase="planning",
        )
    )
    t.play_card("steward_of_gondor")
    t.pick("denethor")

    steward = t.card("steward_of_gondor")
    assert (steward.owner, steward.controller) == (P1, P2)
    t.use("steward_of_gondor", P2)
    assert t.card("denethor").resources == 2

    t.arrange(lambda state: setattr(state.cards[steward.uid], "exhausted", False))
    assert (t.prompt, t.asked) == ("planning", (P1,))
    assert t.refuses(lr.UseAbility(P1, steward.uid, steward.card)).code == "not_offered"


@pytest.mark.rule("LR-CMP-05", "LR-KEY-09")
def test_cards_that_leave_play_go_to_their_owners(table: MakeTable) -> None:
    """P2's Denethor dies with P1's Steward of Gondor and P2's own Self Preservation."""
    t = table(
        arranged(
            place(),
            place(
                heroes=[spot("denethor", damage=2, exhausted=True, attachments=["steward_of_gondor"], by=P1)],
                engaged=["greenway_footpad"],
            ),
            decks=(LEADERSHIP, LORE),
            phase="combat",
            encounter=["dark_alley"],
        )
    )
    t.skip(lambda t: t.in_play("denethor") == 0)

    assert t.discard(P1) == ["steward_of_gondor"]
    assert "denethor" in t.discard(P2)
    assert "steward_of_gondor" not in t.discard(P2)


@pytest.mark.rule("LR-CMP-05")
def test_an_attachment_on_an_enemy_stays_with_the_one_who_played_it(table: MakeTable) -> None:
    """P1's Forest Snare on an enemy that is engaged with P2."""
    t = table(
        arranged(
            place(hand=["forest_snare"], heroes=[spot("beravor", resources=3, exhausted=True)]),
            place(engaged=["lawless_ruffian"]),
            decks=(LORE, LEADERSHIP),
            phase="planning",
        )
    )
    t.play_card("forest_snare")

    snare = t.card("forest_snare")
    assert (snare.owner, snare.controller, snare.host) == (P1, P1, t.uid("lawless_ruffian"))


@pytest.mark.rule("LR-CMP-05")
def test_attachments_change_control_with_their_character_and_owners_stay(table: MakeTable) -> None:
    """Wandering Took goes to P2 with P2's Self Preservation on it; dead, each goes to its owner's pile."""
    took = spot("wandering_took", damage=1, attachments=["self_preservation"], by=P2)
    t = table(
        arranged(
            place(threat=20, heroes=["dunhere"], allies=[took]),
            place(threat=20, heroes=[spot("denethor", exhausted=True)], engaged=["greenway_footpad"]),
            decks=(SPIRIT, LORE),
            phase="planning",
            encounter=["dark_alley"],
        )
    )
    assert t.card("self_preservation").controller == P1

    t.use("wandering_took", P1)
    assert (t.card("wandering_took").owner, t.card("wandering_took").controller) == (P1, P2)
    assert t.card("self_preservation").controller == P2
    assert t.area(P2) == ["denethor", "wandering_took"]

    t.to_phase("combat")
    t.act(lr.Defend, seat=P2, card="wandering_took")
    t.skip(lambda t: t.in_play("wandering_took") == 0)
    assert t.discard(P1)[-1] == "wandering_took"
    assert t.discard(P2)[-1] == "self_preservation"


@pytest.mark.rule("LR-CMP-05", "LR-CMP-08")
def test_an_encounter_attachment_is_under_nobodys_control(table: MakeTable) -> None:
    """Hired Muscle belongs to nobody, and goes to the encounter discard pile with its enemy."""
    t = table(
        arranged(
            place(
                threat=20,
                heroes=[spot("aragorn"), spot("gloin")],
                engaged=[spot("lawless_ruffian", damage=2, attachments=["hired_muscle"])],
            ),
            phase="combat",
            stage=2,
            encounter=["dark_alley"],
        )
    )
    muscle = t.card("hired_muscle")
    assert (muscle.owner, muscle.controller) == (None, None)

    t.act(lr.NoDefender)
    t.pick("aragorn")
    t.act(lr.AttackEnemy)
    t.act(lr.AddAttacker, card="aragorn")
    t.act(lr.AddAttacker, card="gloin")
    t.skip(lambda t: t.in_play("lawless_ruffian") == 0)

    assert t.encounter_discard[:3] == ["hired_muscle", "dark_alley", "lawless_ruffian"]
    assert t.discard(P1) == ["theodred"]


# -- the golden rule -------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CMP-06", "LR-ENC-02")
def test_cannot_beats_what_the_rules_allow(table: MakeTable) -> None:
    """Any enemy may be engaged by choice, but Bill Ferny says that he cannot."""
    t = table(arranged(place(threat=20), phase="encounter", staging=["bill_ferny", "lawless_ruffian"]))

    assert [action.card.id for action in t.offered() if isinstance(action, lr.Engage)] == ["lawless_ruffian"]
    ferny = t.card("bill_ferny")
    refusal = t.refuses(lr.Engage(P1, ferny.uid, ferny.card))
    assert (refusal.code, refusal.rule) == ("cannot_be_engaged", "LR-CRD-01")


@pytest.mark.rule("LR-CMP-06", "LR-KEY-10")
def test_cannot_beats_what_another_card_allows(table: MakeTable) -> None:
    """Forest Snare may be attached to an engaged enemy, but a Suspect cannot have attachments."""
    t = table(
        arranged(
            place(hand=["forest_snare"], heroes=[spot("glorfindel", resources=3)], engaged=["todd_the_troll"]),
            decks=(LORE,),
            phase="planning",
            stage=2,
        )
    )
    t.to_prompt("planning")

    refusal = t.refuses(lr.PlayCard(P1, lr.CARDS["forest_snare"]))
    assert (refusal.code, refusal.rule) == ("no_target", "LR-EFF-02")


@pytest.mark.rule("LR-CMP-06", "LR-PLN-01")
def test_a_card_beats_the_rules(table: MakeTable) -> None:
    """Allies are played in the planning phase, but Sneak Attack puts one into play in the quest phase."""
    t = table(
        quiet(
            place(
                hand=["sneak_attack", "faramir"],
                heroes=[spot("aragorn", resources=1, exhausted=True), spot("gloin", exhausted=True)],
            )
        )
    )
    refusal = t.refuses(lr.PlayCard(P1, lr.CARDS["faramir"]))
    assert (refusal.code, refusal.rule) == ("wrong_moment", "LR-EFF-02")

    t.play_card("sneak_attack")
    t.act(lr.ChooseTitle, card="faramir")
    assert t.area(P1) == ["aragorn", "gloin", "faramir"]


# -- unique cards ----------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CMP-07")
def test_a_unique_card_in_play_keeps_everybody_from_playing_another(table: MakeTable) -> None:
    """P1 has Gandalf in play: P2 cannot play the other one, which stays in hand."""
    t = table(
        arranged(
            place(allies=["gandalf"], heroes=[spot("aragorn")]),
            place(hand=["gandalf"], heroes=[spot("beravor", resources=9, exhausted=True)]),
            decks=(LEADERSHIP, LORE),
            phase="planning",
        )
    )
    t.skip(lambda t: t.prompt == "planning" and t.asked == (P2,))

    refusal = t.refuses(lr.PlayCard(P2, lr.CARDS["gandalf"]))
    assert (refusal.code, refusal.rule) == ("unique_in_play", "LR-CMP-07")
    assert not t.can(lr.PlayCard)
    assert t.hand(P2) == ["gandalf"]


@pytest.mark.rule("LR-CMP-07")
def test_a_unique_card_in_play_cannot_be_put_into_play_again(table: MakeTable) -> None:
    """Sneak Attack offers the Guard, not Gandalf, who lies before P2."""
    t = table(
        arranged(
            place(hand=["sneak_attack", "gandalf", "guard_of_the_citadel"], heroes=[spot("aragorn", resources=1)]),
            place(allies=["gandalf"]),
            decks=(LEADERSHIP, LORE),
            phase="planning",
        )
    )
    t.play_card("sneak_attack")

    assert [action.card.id for action in t.offered() if isinstance(action, lr.ChooseTitle)] == ["guard_of_the_citadel"]
    refusal = t.refuses(lr.ChooseTitle(P1, lr.CARDS["gandalf"]))
    assert (refusal.code, refusal.rule) == ("unique_in_play", "LR-CMP-07")


@pytest.mark.rule("LR-CMP-07")
def test_a_unique_attachment_is_unique_as_well(table: MakeTable) -> None:
    """A second Steward of Gondor cannot be played, whoever has the first."""
    t = table(
        arranged(
            place(hand=["steward_of_gondor"], heroes=[spot("aragorn", resources=2)]),
            place(heroes=[spot("denethor", attachments=["steward_of_gondor"], by=P1)]),
            decks=(LEADERSHIP, LORE),
            phase="planning",
        )
    )
    t.to_prompt("planning")

    assert t.refuses(lr.PlayCard(P1, lr.CARDS["steward_of_gondor"])).code == "unique_in_play"


@pytest.mark.rule("LR-CMP-07")
def test_a_copy_in_a_discard_pile_does_not_stand_in_the_way(table: MakeTable) -> None:
    """Faramir is dead once already; the other one can be played."""
    seat = place(hand=["faramir"], discard=["faramir"], heroes=[spot("aragorn", resources=4)])
    t = table(arranged(seat, phase="planning"))
    t.play_card("faramir")

    assert t.area(P1) == ["aragorn", "faramir"]


@pytest.mark.rule("LR-CMP-07")
def test_cards_that_are_not_unique_may_be_in_play_in_any_number(table: MakeTable) -> None:
    """A third Guard of the Citadel beside two others."""
    two = ["guard_of_the_citadel", "guard_of_the_citadel"]
    seat = place(hand=["guard_of_the_citadel"], heroes=[spot("aragorn", resources=2)], allies=two)
    t = table(arranged(seat, phase="planning"))
    t.play_card("guard_of_the_citadel")

    assert t.in_play("guard_of_the_citadel") == 3


# -- discard piles ---------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CMP-08")
def test_heroes_stay_in_the_discard_pile_when_the_others_go_back(table: MakeTable) -> None:
    """Will of the West shuffles the pile of P1 into the deck; the dead heroes stay."""
    t = table(
        arranged(
            place(
                hand=["will_of_the_west"],
                discard=["hasty_stroke", "lorien_guide"],
                heroes=[spot("eowyn", resources=1)],
                empty_deck=True,
            ),
            decks=(SPIRIT,),
            phase="planning",
        )
    )
    assert sorted(t.discard(P1)) == ["dunhere", "eleanor", "hasty_stroke", "lorien_guide"]

    t.play_card("will_of_the_west")

    assert sorted(t.deck(P1)) == ["hasty_stroke", "lorien_guide"]
    assert sorted(t.discard(P1)) == ["dunhere", "eleanor"]


@pytest.mark.rule("LR-CMP-08")
def test_a_dead_hero_does_not_come_to_a_hand(table: MakeTable) -> None:
    """Dwarven Tomb takes a Spirit card of the pile: with two Spirit heroes there alone it cannot be played."""
    seat = {"hand": ["dwarven_tomb"], "heroes": [spot("eowyn", resources=1)]}
    t = table(arranged(place(**seat), decks=(SPIRIT,), phase="planning"))
    t.to_prompt("planning")
    assert t.refuses(lr.PlayCard(P1, lr.CARDS["dwarven_tomb"])).code == "no_target"

    t = table(arranged(place(**seat, discard=["hasty_stroke"]), decks=(SPIRIT,), phase="planning"))
    t.play_card("dwarven_tomb")
    assert t.hand(P1) == ["hasty_stroke"]


@pytest.mark.rule("LR-CMP-08", "LR-PLN-07")
def test_what_is_played_or_destroyed_is_not_discarded(table: MakeTable) -> None:
    """For Gondor! and a dead Guard lie on the pile, and nothing says that they were discarded."""
    t = table(
        arranged(
            place(
                hand=["for_gondor"],
                heroes=[spot("aragorn", resources=2), spot("gloin")],
                allies=[spot("guard_of_the_citadel", damage=1)],
                engaged=["lawless_ruffian"],
            ),
            phase="planning",
            encounter=["dark_alley"],
            setup={"shadow_cards": False},
        )
    )
    t.play_card("for_gondor")
    t.to_phase("combat")
    t.act(lr.Defend, card="guard_of_the_citadel")
    t.skip(lambda t: t.in_play("guard_of_the_citadel") == 0)

    assert t.discard(P1) == ["theodred", "for_gondor", "guard_of_the_citadel"]
    assert [event for event in t.happened(lr.Discarded) if event.source != "shadow"] == []


@pytest.mark.rule("LR-CMP-08")
def test_what_is_discarded_from_hand_is(table: MakeTable) -> None:
    """Éowyn's willpower costs a card from hand, which is discarded."""
    t = table(quiet(place(hand=["hasty_stroke"]), decks=(SPIRIT,)))
    t.use("eowyn")

    assert t.discard(P1) == ["hasty_stroke"]
    assert [(event.source, event.seat) for event in t.happened(lr.Discarded)] == [("hand", P1)]


# -- table talk ------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CMP-09")
def test_a_hand_is_shown_to_its_player_alone(table: MakeTable) -> None:
    """The others see how many cards there are; so it is with what is drawn."""
    t = table(arranged(place(hand=["faramir"], deck=["gandalf"]), place(), decks=(LEADERSHIP, LORE)))

    assert [card.id for card in t.view(P1).players[P1].hand] == ["faramir", "gandalf"]
    (drawn, _) = t.happened(lr.CardsDrawn)
    for other in (P2, None):
        seen = t.view(other).players[P1]
        assert (seen.hand, seen.hand_size) == ((), 2)
        event = lr.GAME.seen(drawn, other)
        assert isinstance(event, lr.CardsDrawn)
        assert (event.number, event.cards) == (1, None)


@pytest.mark.rule("LR-CMP-09")
def test_a_card_that_one_player_has_seen_stays_that_players_secret(table: MakeTable) -> None:
    """Denethor shows P1 the top encounter card; P2 learns only that P1 has looked."""
    t = table(
        arranged(place(), place(), decks=(LORE, LEADERSHIP), phase="planning", encounter=["dark_alley", "bill_ferny"])
    )
    t.use("denethor")

    assert [(known.place, known.card.id) for known in t.view(P1).encounter] == [(0, "dark_alley")]
    (looked,) = t.happened(lr.TopLooked)
    for other in (P2, None):
        assert t.view(other).encounter == ()
        seen = lr.GAME.seen(looked, other)
        assert isinstance(seen, lr.TopLooked)
        assert seen.card is None


# -- no other limits -------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CMP-10")
def test_hands_allies_attachments_and_engaged_enemies_have_no_limit(table: MakeTable) -> None:
    """Twelve cards in hand, seven allies, four attachments on a hero, six enemies: a round leaves them be."""
    hand = ["grim_resolve", *["ever_vigilant", "common_cause", "for_gondor", "sneak_attack", "valiant_sacrifice"] * 2]
    allies = [*["guard_of_the_citadel", "snowbourn_scout"] * 3, "faramir"]
    hero = spot("aragorn", attachments=["steward_of_gondor", "celebrians_stone"])
    other = spot("gloin", attachments=["protector_of_lorien", "protector_of_lorien", *["self_preservation"] * 2], by=P2)
    enemies = ["lawless_ruffian"] * 3 + ["greenway_footpad"] * 3
    t = table(
        arranged(
            place(threat=20, hand=hand, heroes=[hero, other], allies=allies, engaged=enemies),
            place(threat=20),
            decks=(LEADERSHIP, LORE),
            phase="refresh",
        )
    )
    t.to_phase("resource")

    assert len(t.hand(P1)) == 12
    assert t.area(P1) == ["aragorn", "gloin", *allies]
    assert len(t.card("gloin").attachments) == 4
    assert t.engaged(P1) == enemies


@pytest.mark.rule("LR-CMP-10")
def test_tokens_and_resources_stay_from_round_to_round(table: MakeTable) -> None:
    """Damage, progress and resources are there in the next round; each hero has one resource more."""
    t = table(
        arranged(
            place(threat=20, heroes=[spot("aragorn", resources=7, damage=3), spot("gloin", damage=1)]),
            phase="refresh",
            progress=5,
            active=spot("dark_alley", progress=2),
            staging=[spot("market_square", progress=1)],
        )
    )
    t.to_phase("planning")

    aragorn = t.card("aragorn")
    assert (aragorn.resources, aragorn.damage, t.card("gloin").damage) == (8, 3, 1)
    assert (t.card("dark_alley").progress, t.card("market_square").progress, t.state.progress) == (2, 1, 5)
