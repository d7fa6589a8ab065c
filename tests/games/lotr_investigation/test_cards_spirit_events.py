"""The Spirit events that are played as actions."""

from __future__ import annotations

from typing import Any

import pytest

from boardrules.games import lotr_investigation as lr
from tests.games.happened import refused
from tests.games.lotr_investigation.table import (
    LEADERSHIP,
    LORE,
    P1,
    P2,
    P3,
    SPIRIT,
    TACTICS,
    MakeTable,
    arranged,
    choice,
    from_hand,
    own_deck,
    place,
    seen,
    spot,
)


def title_choice(title: str, seat: int = P1) -> lr.ChooseTitle:
    return lr.ChooseTitle(seat, lr.CARDS[title])


def playing(card: str, *others: lr.Position, resources: int = 5, decks: tuple[str, ...] = (), **more: Any) -> lr.Setup:
    """Return the planning phase at stage 2 of a Spirit player with an event, and a card besides, in hand.

    ``mine`` are further fields of that player's place.
    """
    mine = {
        "heroes": [spot("eowyn", resources=resources), "dunhere", "eleanor"],
        "threat": 30,
        **more.pop("mine", {}),
    }
    seats = (place(hand=[card, "lorien_guide"], **mine), *others)
    return arranged(
        *seats,
        decks=(SPIRIT, *(decks or (LEADERSHIP, LORE))[: len(others)]),
        **{"stage": 2, "phase": "planning", **more},
    )


# -- The Galadhrim's Greeting ----------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-PLN-07")
def test_galadhrims_greeting_takes_six_threat_from_one_player(table: MakeTable) -> None:
    """Any player may be chosen; the event costs 3 and lies on the discard pile afterwards."""
    t = table(playing("the_galadhrims_greeting", place(threat=25), place(threat=4)))
    t.play_card("the_galadhrims_greeting", P1)
    t.option("one")
    t.act(lr.ChoosePlayer, seat=P1, player=P2)

    assert t.threats == [30, 19, 4]
    assert (t.card("eowyn").resources, t.discard(P1)) == (2, ["the_galadhrims_greeting"])


@pytest.mark.rule("LR-CRD-01", "LR-THR-03")
def test_galadhrims_greeting_takes_two_threat_from_each_player(table: MakeTable) -> None:
    """Nobody is chosen then, and nobody falls below 0."""
    t = table(playing("the_galadhrims_greeting", place(threat=25), place(threat=1)))
    t.play_card("the_galadhrims_greeting", P1)
    t.option("each")

    assert t.threats == [28, 23, 0]


@pytest.mark.rule("LR-CRD-25")
def test_ramshackle_manor_leaves_one_threat_of_the_greeting(table: MakeTable) -> None:
    """6 become 1 for the one player, and 2 become 1 for each; several Manors are no worse."""
    for option, threats in (("one", [30, 24]), ("each", [29, 24])):
        t = table(
            playing("the_galadhrims_greeting", place(threat=25), staging=["ramshackle_manor", "ramshackle_manor"])
        )
        t.play_card("the_galadhrims_greeting", P1)
        t.option(option)
        if option == "one":
            t.act(lr.ChoosePlayer, player=P2)
        assert t.threats == threats


@pytest.mark.rule("LR-THR-02", "LR-EFF-02")
def test_greeting_does_not_reach_an_eliminated_player(table: MakeTable) -> None:
    """Of three players one is out: that one cannot be chosen, and "each player" leaves that one alone."""
    setup = playing("the_galadhrims_greeting", place(threat=50, out=True), place(threat=20))
    t = table(setup)
    t.play_card("the_galadhrims_greeting", P1)
    t.option("one")
    assert refused(t, lr.ChoosePlayer(P1, P2)) == ("no_legal_target", "LR-EFF-02")

    t = table(setup)
    t.play_card("the_galadhrims_greeting", P1)
    t.option("each")
    assert t.threats == [28, 50, 18]


# -- Will of the West ------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-CMP-08", "LR-CMP-02")
def test_will_of_the_west_shuffles_a_players_discard_pile_into_the_deck(table: MakeTable) -> None:
    """Every card but a hero goes into P2's deck; the event itself is removed from the game."""
    fallen = ["faramir", "sneak_attack", "gandalf"]
    t = table(
        playing(
            "will_of_the_west",
            place(heroes=["aragorn", "gloin"], discard=fallen, deck=["brok_ironfist"]),
            mine={"discard": ["gandalf"]},
        )
    )
    assert t.discard(P2) == ["theodred", *fallen]
    cards = sorted([*t.deck(P2), *fallen])
    t.play_card("will_of_the_west", P1)
    t.act(lr.ChoosePlayer, player=P2)

    assert (t.discard(P2), sorted(t.deck(P2))) == (["theodred"], cards)
    assert [one.seat for one in t.happened(lr.DeckShuffled)] == [P2]
    assert (t.discard(P1), t.removed) == (["gandalf"], ["will_of_the_west"])


@pytest.mark.rule("LR-CRD-01")
def test_will_of_the_west_may_take_the_own_pile_and_not_itself(table: MakeTable) -> None:
    """The event is neither in the deck nor on the pile afterwards."""
    t = table(playing("will_of_the_west", mine={"discard": ["hasty_stroke", "gandalf"]}))
    before = t.deck(P1)
    t.play_card("will_of_the_west", P1)

    assert (t.discard(P1), t.removed) == ([], ["will_of_the_west"])
    assert sorted(t.deck(P1)) == sorted([*before, "hasty_stroke", "gandalf"])


@pytest.mark.rule("LR-CRD-01", "LR-CMP-09")
def test_nobody_knows_the_order_of_a_deck_after_will_of_the_west(table: MakeTable) -> None:
    """What a player had seen of the deck is forgotten with the shuffle."""
    t = table(playing("will_of_the_west", place(deck=["faramir"])))
    t.arrange(lambda state: state.players[P2].deck.append(lr.Held(state.players[P2].deck.pop().card, (P1,))))
    assert [one.card.id for one in t.view(P1).players[P2].deck] == ["faramir"]
    t.play_card("will_of_the_west", P1)
    t.act(lr.ChoosePlayer, player=P2)

    assert t.view(P1).players[P2].deck == ()


# -- Stand and Fight -------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-PLN-08", "LR-EFF-11", "LR-CMP-05")
def test_stand_and_fight_brings_an_ally_of_any_discard_pile_for_its_cost(table: MakeTable) -> None:
    """X is the printed cost: P1 pays 4 for P2's Faramir, who is P1's to control and P2's to own."""
    t = table(
        playing(
            "stand_and_fight",
            place(discard=["snowbourn_scout", "faramir", "gandalf"]),
            place(discard=["gleowine"]),
            mine={"discard": ["wandering_took", "northern_tracker"]},
        )
    )
    t.play_card("stand_and_fight", P1)
    assert [one.number for one in t.offered() if isinstance(one, lr.ChooseNumber)] == [1, 2, 4]
    t.act(lr.ChooseNumber, number=4)
    assert t.offered() == [lr.ChoosePlayer(P1, P1), lr.ChoosePlayer(P1, P2)]
    t.act(lr.ChoosePlayer, player=P2)

    faramir = seen(t, "faramir")
    assert (faramir.controller, faramir.owner, faramir.exhausted) == (P1, P2, False)
    assert (t.discard(P2), t.discard(P1)[-1]) == (["snowbourn_scout", "gandalf"], "stand_and_fight")
    assert t.card("eowyn").resources == 1


@pytest.mark.rule("LR-PLN-08", "LR-EFF-14")
def test_stand_and_fight_offers_what_can_be_paid(table: MakeTable) -> None:
    """With 3 Spirit resources a cost of 4 is not offered, and the X that is not printed on any ally neither."""
    t = table(playing("stand_and_fight", place(discard=["faramir", "son_of_arnor", "snowbourn_scout"]), resources=3))
    t.play_card("stand_and_fight", P1)
    assert t.offered() == [lr.ChooseNumber(P1, 1), lr.ChooseNumber(P1, 3)]
    for number in (0, 2, 4):
        assert refused(t, lr.ChooseNumber(P1, number))[0] == "not_offered"
    t.act(lr.ChooseNumber, number=3)

    assert (t.area(P1)[-1], t.card("eowyn").resources) == ("son_of_arnor", 0)


@pytest.mark.rule("LR-CRD-01", "LR-EFF-02", "LR-CMP-07")
def test_stand_and_fight_brings_no_neutral_ally_and_no_unique_one_twice(table: MakeTable) -> None:
    """Gandalf is neutral, and Faramir is in play: there is nobody to bring."""
    t = table(
        playing(
            "stand_and_fight",
            place(discard=["gandalf", "faramir", "sneak_attack"], allies=["faramir"]),
            mine={"discard": ["gandalf", "the_favor_of_the_lady"]},
        )
    )
    t.to_prompt("planning")

    assert refused(t, from_hand(P1, "stand_and_fight")) == ("no_target", "LR-EFF-02")


@pytest.mark.rule("LR-CRD-01", "LR-EFF-02")
def test_stand_and_fight_picks_among_the_allies_of_that_cost(table: MakeTable) -> None:
    """Two titles of cost 3 lie there: the player chooses, and an ally of another cost is refused."""
    t = table(
        playing("stand_and_fight", place(discard=["son_of_arnor", "silverlode_archer", "snowbourn_scout", "gandalf"]))
    )
    t.play_card("stand_and_fight", P1)
    t.act(lr.ChooseNumber, number=3)
    assert refused(t, title_choice("snowbourn_scout")) == ("no_legal_target", "LR-EFF-02")
    t.act(lr.ChooseTitle, card="silverlode_archer")

    assert (t.area(P1)[-1], t.discard(P2)) == ("silverlode_archer", ["son_of_arnor", "snowbourn_scout", "gandalf"])


@pytest.mark.rule("LR-EFF-11")
def test_ally_of_stand_and_fight_has_entered_play(table: MakeTable) -> None:
    """Snowbourn Scout, put into play, places its progress at the choice of P1."""
    t = table(playing("stand_and_fight", place(discard=["snowbourn_scout"]), staging=["dark_alley"], active=None))
    t.play_card("stand_and_fight", P1)
    t.use("snowbourn_scout", P1)

    assert t.card("dark_alley").progress == 1


@pytest.mark.rule("LR-CMP-05", "LR-CMP-08")
def test_ally_of_stand_and_fight_goes_to_its_owners_pile(table: MakeTable) -> None:
    """P2's Scout is destroyed while P1 controls it: it lies on P2's discard pile."""
    t = table(
        playing(
            "stand_and_fight",
            place(discard=["snowbourn_scout"]),
            mine={"engaged": ["bree_land_informant"], "threat": 20},
            phase="combat",
            empty_encounter=True,
        )
    )
    t.play_card("stand_and_fight", P1)
    t.to_prompt("defend")
    t.act(lr.Defend, card="snowbourn_scout")
    t.skip(lambda one: one.in_play("snowbourn_scout") == 0)

    assert (t.discard(P1), t.discard(P2)) == (["stand_and_fight"], ["snowbourn_scout"])


# -- A Light in the Dark ---------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-EFF-02", "LR-CMP-03")
def test_light_in_the_dark_returns_any_engaged_enemy_with_its_damage(table: MakeTable) -> None:
    """P2's Ruffian goes to the staging area, with damage and Hired Muscle; an enemy there is no target."""
    ruffian = spot("lawless_ruffian", damage=2, attachments=["hired_muscle"])
    t = table(
        playing(
            "a_light_in_the_dark",
            place(engaged=[ruffian]),
            mine={"engaged": ["bree_land_informant"]},
            staging=["greenway_footpad"],
        )
    )
    t.play_card("a_light_in_the_dark", P1)
    assert refused(t, choice(t, P1, "greenway_footpad")) == ("no_legal_target", "LR-EFF-02")
    t.pick("lawless_ruffian")

    back = seen(t, "lawless_ruffian")
    assert (back.place, back.engaged_with, back.damage, len(back.attachments)) == ("staging", None, 2, 1)
    assert (t.engaged(P1), t.engaged(P2)) == (["bree_land_informant"], [])
    assert t.staging == ["greenway_footpad", "lawless_ruffian"]


@pytest.mark.rule("LR-CMB-17", "LR-ENC-06")
def test_enemy_sent_away_by_light_in_the_dark_does_not_attack(table: MakeTable) -> None:
    """After the shadow cards are dealt it keeps its card until the end of the phase, and makes no attack."""
    t = table(
        playing(
            "a_light_in_the_dark",
            mine={"engaged": ["bree_land_informant"], "threat": 20},
            phase="combat",
            encounter=["market_square"],
        )
    )
    t.to_window("shadows_dealt")
    t.play_card("a_light_in_the_dark", P1)
    assert (t.staging, len(seen(t, "bree_land_informant").shadows)) == (["bree_land_informant"], 1)
    t.to_phase("refresh")

    assert (t.happened(lr.EnemyAttacks), t.encounter_discard) == ([], ["market_square"])


@pytest.mark.rule("LR-CMB-10")
def test_attack_that_has_begun_goes_on_after_light_in_the_dark(table: MakeTable) -> None:
    """Sent away after step 1 the enemy lies in the staging area, and its attack is resolved all the same."""
    t = table(
        playing(
            "a_light_in_the_dark",
            mine={"engaged": ["bree_land_informant"], "threat": 20},
            phase="combat",
            encounter=["market_square"],
        )
    )
    t.to_window("attack_chosen")
    t.play_card("a_light_in_the_dark", P1)
    t.to_prompt("defend")
    t.act(lr.Defend, card="dunhere")
    t.to_phase("refresh")

    assert (t.staging, t.card("dunhere").damage) == (["bree_land_informant"], 1)


@pytest.mark.rule("LR-CRD-35", "LR-KEY-11")
def test_light_in_the_dark_does_not_move_an_immune_suspect(table: MakeTable) -> None:
    """Under Bill Ferny's House the Suspect is no target, and alone leaves the event unplayable."""
    suspect = {"engaged": ["wolf_pelt_jake"]}
    t = table(playing("a_light_in_the_dark", mine=suspect))
    t.play_card("a_light_in_the_dark", P1)
    assert t.staging == ["wolf_pelt_jake"]

    t = table(playing("a_light_in_the_dark", mine=suspect, victory=["bill_fernys_house"]))
    t.to_prompt("planning")
    assert refused(t, from_hand(P1, "a_light_in_the_dark")) == ("no_target", "LR-EFF-02")


# -- Dwarven Tomb ----------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-CMP-08", "LR-EFF-02")
def test_dwarven_tomb_returns_a_spirit_card_of_the_own_pile(table: MakeTable) -> None:
    """No hero, no neutral card, no card of another player; the Tomb itself lies on the pile afterwards."""
    t = table(
        playing(
            "dwarven_tomb",
            place(discard=["wandering_took"]),
            mine={
                "heroes": [spot("eowyn", resources=1), "dunhere"],
                "discard": ["gandalf", "stand_and_fight", "power_in_the_earth"],
            },
            decks=("tooks",),
            setup={"deck_lists": (own_deck("tooks", ("aragorn",), "wandering_took"),)},
        )
    )
    assert t.discard(P1) == ["eleanor", "gandalf", "stand_and_fight", "power_in_the_earth"]
    t.play_card("dwarven_tomb", P1)
    assert t.offered() == [title_choice("stand_and_fight"), title_choice("power_in_the_earth")]
    for title in ("eleanor", "gandalf", "wandering_took", "dwarven_tomb"):
        assert refused(t, title_choice(title)) == ("no_legal_target", "LR-EFF-02")
    t.act(lr.ChooseTitle, card="stand_and_fight")

    assert t.hand(P1) == ["lorien_guide", "stand_and_fight"]
    assert t.discard(P1) == ["eleanor", "gandalf", "power_in_the_earth", "dwarven_tomb"]


@pytest.mark.rule("LR-CMP-09", "LR-CMP-02")
def test_everybody_knows_the_card_that_dwarven_tomb_returned(table: MakeTable) -> None:
    """It came from an open pile: others see it in the hand, and nothing else of that hand."""
    t = table(playing("dwarven_tomb", place(), mine={"discard": ["hasty_stroke"]}))
    t.play_card("dwarven_tomb", P1)

    for viewer in (P2, None):
        mine = t.view(viewer).players[P1]
        assert ([card.id for card in mine.hand], mine.hand_size) == (["hasty_stroke"], 2)


@pytest.mark.rule("LR-CRD-01", "LR-EFF-02")
def test_dwarven_tomb_needs_a_spirit_card_on_the_pile(table: MakeTable) -> None:
    """With a hero and Gandalf there it cannot be played."""
    t = table(
        playing(
            "dwarven_tomb",
            mine={"heroes": [spot("eowyn", resources=1), "dunhere"], "discard": ["gandalf"]},
        )
    )
    t.to_prompt("planning")

    assert refused(t, from_hand(P1, "dwarven_tomb")) == ("no_target", "LR-EFF-02")


# -- Fortune or Fate -------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-EFF-11", "LR-CMP-05")
def test_fortune_or_fate_brings_a_hero_back_as_new_under_its_owner(table: MakeTable) -> None:
    """P2's Aragorn comes back for 5, ready, undamaged and without resources, and may be used at once."""
    t = table(
        playing(
            "fortune_or_fate",
            place(heroes=["gloin", "theodred"], hand=["gandalf"], discard=["celebrians_stone"]),
            place(),
        )
    )
    assert t.discard(P2) == ["aragorn", "celebrians_stone"]
    t.play_card("fortune_or_fate", P1)

    hero = seen(t, "aragorn")
    assert (hero.controller, hero.owner, hero.place) == (P2, P2, "area")
    assert (hero.exhausted, hero.damage, hero.resources, hero.attachments) == (False, 0, 0, ())
    assert (t.area(P2), t.discard(P2)) == (["gloin", "theodred", "aragorn"], ["celebrians_stone"])
    assert (t.card("eowyn").resources, t.discard(P1)) == (0, ["fortune_or_fate"])


@pytest.mark.rule("LR-CRD-01", "LR-EFF-02")
def test_fortune_or_fate_may_choose_among_fallen_heroes_of_any_player(table: MakeTable) -> None:
    """P1 has lost one and P2 two: player and hero are chosen; a hero in play is refused."""
    t = table(
        playing(
            "fortune_or_fate",
            place(heroes=["gloin"], hand=["gandalf"]),
            mine={"heroes": [spot("eowyn", resources=5), "dunhere"]},
        )
    )
    t.play_card("fortune_or_fate", P1)
    assert t.offered() == [lr.ChoosePlayer(P1, P1), lr.ChoosePlayer(P1, P2)]
    t.act(lr.ChoosePlayer, player=P2)
    assert t.offered() == [title_choice("aragorn"), title_choice("theodred")]
    assert refused(t, title_choice("gloin")) == ("no_legal_target", "LR-EFF-02")
    t.act(lr.ChooseTitle, card="theodred")

    assert (t.area(P2), t.discard(P2)) == (["gloin", "theodred"], ["aragorn"])


@pytest.mark.rule("LR-CRD-01", "LR-THR-02", "LR-EFF-02")
def test_fortune_or_fate_does_not_bring_heroes_of_an_eliminated_player(table: MakeTable) -> None:
    """All heroes on a pile belong to P2, who is out: the event has no target."""
    t = table(playing("fortune_or_fate", place(threat=50, out=True), place(), decks=(TACTICS, LORE)))
    assert "gimli" in t.discard(P2)
    t.to_prompt("planning")

    assert t.threats[P3] < 50
    assert refused(t, from_hand(P1, "fortune_or_fate")) == ("no_target", "LR-EFF-02")
