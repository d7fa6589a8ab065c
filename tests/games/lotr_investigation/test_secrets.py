"""Hidden information: each secret is seen by exactly the seats that may, and dealt anew for all others."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from attrs import evolve
from hypothesis import given, settings

from boardrules import to_json
from boardrules.games import lotr_investigation as lr
from boardrules.games.lotr_investigation.playing import PayChoice
from boardrules.games.lotr_investigation.windows import may_act
from boardrules.testing import Playthrough, examine, laws, reachable_states
from tests.games.documents import worlds
from tests.games.lotr_investigation.positions import positions
from tests.games.lotr_investigation.quest_positions import quiet
from tests.games.lotr_investigation.table import (
    LEADERSHIP,
    LORE,
    P1,
    P2,
    P3,
    SPIRIT,
    MakeTable,
    arranged,
    place,
    seen,
    spot,
    titles,
    told,
)

GAME = lr.GAME
Play = Playthrough[lr.Setup, lr.State, lr.Action, lr.Event, lr.View]


# -- laws ------------------------------------------------------------------------------------------------------


def keeps(law: Callable[[Play], None]) -> None:
    """Examine a law of the conformance suite in a few matches: these tests say which rules it stands for."""
    examine(GAME, law, setups=positions(), examples=settings().max_examples // 5)


@pytest.mark.rule("LR-CMP-09", "LR-INS-07", "LR-INV-06", "LR-CMB-02", "LR-TIM-03")
def test_a_seat_cannot_tell_a_redealt_world_from_its_own() -> None:
    """View, prompt, legal actions, and who is asked in windows."""
    keeps(laws.views_keep_secrets)


@pytest.mark.rule("LR-CMP-09", "LR-INV-06")
def test_events_tell_a_seat_nothing_about_hidden_things() -> None:
    """The same answer looks the same in two worlds, but for what it uncovers."""
    keeps(laws.events_keep_secrets)


@pytest.mark.rule("LR-CMP-09")
def test_a_refusal_tells_a_seat_nothing_about_hidden_things() -> None:
    """What a seat tries and may not is refused in the same words in every world that it cannot tell apart."""
    keeps(laws.refusals_keep_secrets)


@pytest.mark.rule("LR-CMP-09", "LR-INS-07")
def test_another_world_follows_from_what_the_seat_knows_and_from_the_seed_alone() -> None:
    """Nothing of the truth is in it."""
    keeps(laws.redeals_are_blind)


@pytest.mark.rule("LR-CMP-02", "LR-CMP-09", "LR-INS-07")
@given(state=reachable_states(GAME, positions()))
def test_a_view_shows_a_spectator_no_hidden_card(state: lr.State) -> None:
    """The piles of a spectator's view hold what lies open, and what came to a hand openly; no seed, no stack."""
    view = GAME.view(state, None)
    document = to_json(view)
    assert isinstance(document, dict)

    assert not ({"chance", "stack", "buried_cards", "forced"} & document.keys())
    assert "seed" not in json.dumps(document)
    assert (view.encounter, view.investigation, view.set_aside, view.buried) == (
        (),
        (),
        len(state.set_aside),
        len(state.buried),
    )
    for player, shown in zip(state.players, view.players, strict=True):
        assert shown.hand == tuple([held.card for held in player.hand if held.public])
        assert (shown.deck, shown.hand_size, shown.deck_size) == ((), len(player.hand), len(player.deck))
    for card, shown_card in zip(state.cards.values(), view.cards, strict=True):
        assert shown_card.shadows == tuple([shadow.held.card if shadow.face_up else None for shadow in card.shadows])


# -- hands and decks -------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CMP-09", "LR-CMP-02", "LR-SET-01")
def test_a_hand_is_seen_by_its_owner_alone_and_dealt_anew_from_hand_and_deck(table: MakeTable) -> None:
    """The owner's worlds keep the hand and mix the deck; the others' mix both, each player's cards for themselves."""
    t = table(lr.Setup(players=2, mulligans=False), seed=3)
    hand = titles(t.state.players[P1].hand)
    assert [titles(t.view(seat).players[P1].hand) for seat in (P1, P2, None)] == [hand, [], []]

    own = worlds(lr.GAME, t.state, P1)
    assert [titles(world.players[P1].hand) for world in own] == [hand] * len(own)
    assert len({tuple(titles(world.players[P1].deck)) for world in own}) == len(own)
    for seat in (P2, None):
        found = worlds(lr.GAME, t.state, seat)
        assert len({tuple(titles(world.players[P1].hand)) for world in found}) == len(found)
        for world in found:
            player, other = world.players[P1], t.state.players[P1]
            assert sorted(titles(player.hand + player.deck)) == sorted(titles(other.hand + other.deck))


@pytest.mark.rule("LR-CMP-09", "LR-CMP-08")
def test_a_card_that_came_to_a_hand_openly_is_known_to_all(table: MakeTable) -> None:
    """Dwarven Tomb brings a Hasty Stroke back: it stays in every world, beside another one that nobody knows."""
    t = table(
        arranged(
            place(
                hand=["dwarven_tomb", "hasty_stroke"],
                heroes=[spot("eowyn", resources=4)],
                discard=["hasty_stroke"],
            ),
            place(),
            decks=(SPIRIT, LORE),
            phase="planning",
        )
    )
    t.play_card("dwarven_tomb", P1)

    assert [titles(t.view(seat).players[P1].hand) for seat in (P1, P2, None)] == [
        ["hasty_stroke", "hasty_stroke"],
        ["hasty_stroke"],
        ["hasty_stroke"],
    ]
    found = worlds(lr.GAME, t.state, P2)
    assert {world.players[P1].hand[1].card.id for world in found} == {"hasty_stroke"}
    assert len({world.players[P1].hand[0].card.id for world in found}) > 5


@pytest.mark.rule("LR-CMP-09", "LR-CRD-01")
def test_gandalfs_search_shows_the_searcher_alone_what_lies_on_a_deck(table: MakeTable) -> None:
    """P1 takes one of P2's three top cards and orders the others: P2 knows the card, P1 all of them, P3 nothing."""
    t = table(
        arranged(
            place(hand=["gandalfs_search"], heroes=[spot("denethor", resources=3)]),
            place(deck=["faramir", "sneak_attack", "for_gondor", "ever_vigilant"]),
            place(),
            decks=(LORE, LEADERSHIP, SPIRIT),
            phase="planning",
        )
    )
    t.play_card("gandalfs_search", P1)
    t.act(lr.ChooseNumber, number=3)
    t.act(lr.ChoosePlayer, player=P2)
    looked = [t.view(seat).players[P2].deck for seat in (P1, P2, P3, None)]
    assert [[(one.place, one.card.id) for one in found] for found in looked] == [
        [(0, "faramir"), (1, "sneak_attack"), (2, "for_gondor")],
        [],
        [],
        [],
    ]
    t.act(lr.ChooseTitle, card="sneak_attack")
    t.act(lr.ChooseTitle, card="faramir")  # the lowest of the two

    assert [titles(t.view(seat).players[P2].hand) for seat in (P1, P2, P3, None)] == [
        ["sneak_attack"],
        ["sneak_attack"],
        [],
        [],
    ]
    known = [[(one.place, one.card.id) for one in t.view(seat).players[P2].deck] for seat in (P1, P2, P3)]
    assert known == [[(0, "for_gondor"), (1, "faramir")], [], []]
    assert told(t, lr.DeckLooked, "cards", P2, P3, None) == [None, None, None]
    for seat, hands, tops in ((P1, 1, 1), (P2, 1, 8), (P3, 8, 8)):
        found = worlds(lr.GAME, t.state, seat)
        for number, cards in (
            (hands, {world.players[P2].hand[0].card.id for world in found}),
            (tops, {world.players[P2].deck[-1].card.id for world in found}),
        ):
            assert (len(cards) == 1) is (number == 1)
            assert len(cards) >= number


@pytest.mark.rule("LR-EFF-02", "LR-EFF-11", "LR-CMP-09")
def test_whoever_plays_sneak_attack_holds_an_ally_in_every_world(table: MakeTable) -> None:
    """Everybody knows that from the event: while it is paid for, and until the ally comes."""
    t = table(
        arranged(
            place(
                hand=["sneak_attack", "brok_ironfist"],
                heroes=[spot("aragorn", resources=1), spot("gloin", resources=1)],
                deck=["ever_vigilant"],
            ),
            place(),
            decks=(LEADERSHIP, LORE),
            phase="planning",
        )
    )

    def all_hold_an_ally() -> set[str]:
        cards = [world.players[P1].hand for world in worlds(lr.GAME, t.state, P2, 200)]
        assert all(len(hand) == 1 and hand[0].card.type == "ally" for hand in cards)
        return {hand[0].card.id for hand in cards}

    t.play_card("sneak_attack", P1)
    assert isinstance(t.state.stack[-1], PayChoice)
    assert len(all_hold_an_ally()) > 4
    t.act(lr.Pay, uid=t.uid("gloin"))
    assert t.prompt == "sneak_attack"
    assert len(all_hold_an_ally()) > 4


# -- who is asked ----------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-TIM-03", "LR-CMP-09")
@pytest.mark.parametrize("held", ["ever_vigilant", "celebrians_stone"])
def test_who_is_asked_in_a_window_does_not_follow_from_the_hand(table: MakeTable, held: str) -> None:
    """P1 has the resources for an event of the deck, so P1 is asked, with the event in hand or without it."""
    t = table(
        arranged(
            place(
                hand=[held],
                deck=["celebrians_stone" if held == "ever_vigilant" else "ever_vigilant"],
                heroes=[spot("aragorn", resources=1)],
                allies=[spot("faramir", exhausted=True)],
            ),
            decks=(LEADERSHIP,),
            phase="refresh",
        )
    )
    t.to_window("refresh_end")

    assert (t.asked, t.prompt) == ((P1,), "window")
    assert t.can(lr.PlayCard, card=held) is (held == "ever_vigilant")


@pytest.mark.rule("LR-TIM-03", "LR-CMP-09")
def test_nobody_may_have_an_event_whose_whole_hand_lies_open(table: MakeTable) -> None:
    """A hand that came openly cannot hold what the deck has; with one hidden card in it, it may."""
    t = table(
        arranged(
            place(hand=["celebrians_stone"], deck=["ever_vigilant"], heroes=[spot("aragorn", resources=1)]),
            place(hand=["gandalf"], heroes=["dunhere"]),
            decks=(LEADERSHIP, SPIRIT),
            phase="combat",
        )
    )
    state = t.state.clone()
    assert may_act(state, P1)

    state.players[P1].hand = [evolve(held, public=True) for held in state.players[P1].hand]
    assert not may_act(state, P1)
    assert titles(GAME.view(state, P2).players[P1].may_hold) == ["celebrians_stone"]
    state.players[P1].hand.append(state.players[P1].deck.pop(0))
    assert may_act(state, P1)


# -- the encounter deck ----------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CRD-01", "LR-CMP-09")
@pytest.mark.parametrize(("option", "at"), [("keep", 0), ("bury", 40)])
def test_what_denethor_has_seen_stays_where_he_leaves_it_in_his_worlds_alone(
    table: MakeTable, option: str, at: int
) -> None:
    """On top or at the bottom; everybody sees that he looked and whether he moved it."""
    t = table(
        arranged(
            place(),
            place(),
            decks=(LORE, SPIRIT),
            phase="planning",
            encounter=["bill_ferny", "hired_muscle"],
        )
    )
    size = len(t.state.encounter)
    t.use("denethor", P1)
    t.option(option)

    where = 0 if at == 0 else size - 1
    views = [[(one.place, one.card.id) for one in t.view(seat).encounter] for seat in (P1, P2, None)]
    assert views == [[(where, "bill_ferny")], [], []]
    assert told(t, lr.TopLooked, "card", P2, None) == [None, None]
    index = size - 1 - where
    assert {world.encounter[index].card.id for world in worlds(lr.GAME, t.state, P1)} == {"bill_ferny"}
    for seat in (P2, None):
        found = worlds(lr.GAME, t.state, seat)
        assert len({world.encounter[index].card.id for world in found}) > 8
        assert all(world.encounter[index].seats == (P1,) for world in found)


@pytest.mark.rule("LR-CMB-02", "LR-CMB-07", "LR-CMP-03", "LR-CMP-09")
def test_face_down_shadow_cards_are_dealt_anew_together_with_the_encounter_deck(table: MakeTable) -> None:
    """Nobody sees them, but whoever has Dark Knowledge; turned up, one stays the same in every world."""
    t = table(
        arranged(
            place(heroes=[spot("denethor", attachments=["dark_knowledge"])], engaged=["bree_land_informant"]),
            place(engaged=["lawless_ruffian"]),
            decks=(LORE, SPIRIT),
            phase="combat",
            encounter=["dark_alley", "greenway_footpad"],
        )
    )
    t.use("dark_knowledge", P1)
    views = [seen(t, "bree_land_informant", seat).shadows for seat in (P1, P2, None)]
    # By engagement cost the Ruffian's comes second: player order is first.
    assert [[card and card.id for card in shadows] for shadows in views] == [["dark_alley"], [None], [None]]
    assert seen(t, "lawless_ruffian", P1).shadows == (None,)

    def shadow_cards(seat: int | None, title: str) -> set[str]:
        uid = t.uid(title)
        return {world.cards[uid].shadows[0].held.card.id for world in worlds(lr.GAME, t.state, seat)}

    assert shadow_cards(P1, "bree_land_informant") == {"dark_alley"}
    assert len(shadow_cards(P1, "lawless_ruffian")) > 8
    assert len(shadow_cards(P2, "bree_land_informant")) > 8
    t.skip(lambda table: bool(table.happened(lr.ShadowRevealed)))
    assert shadow_cards(None, "bree_land_informant") == {"dark_alley"}
    assert len(shadow_cards(None, "lawless_ruffian")) > 8


@pytest.mark.rule("LR-EFF-10", "LR-STG-06")
def test_a_search_of_the_encounter_deck_makes_worthless_what_was_known_of_it(table: MakeTable) -> None:
    """P1 knows the top card until P2 has searched for a Brigand; the shuffle comes after P3's search."""
    t = table(
        quiet(
            *(place(), place(), place()),
            decks=(LORE, SPIRIT, LEADERSHIP),
            setup={"suspect": "wolf_pelt_jake", "hideout": "combe_storehouse"},
            encounter=[
                *("dark_alley", "market_square", "old_warehouse"),
                *("village_stable", "lawless_ruffian", "greenway_footpad", "chetwood_outlaw"),
            ],
        )
    )
    t.commit(P1, "beravor", "glorfindel")
    t.commit(P2, "eowyn", "dunhere", "eleanor")
    t.commit(P3, "aragorn", "gloin", "theodred")
    t.to_window("staged")
    t.use("denethor", P1)
    t.option("keep")
    t.option("accuse")
    t.act(lr.Accuse, suspect="wolf_pelt_jake", hideout="combe_storehouse")

    assert (t.prompt, t.asked, titles(t.view(P1).encounter)) == ("brigand", (P2,), ["village_stable"])
    t.act(lr.ChooseTitle, card="greenway_footpad")
    assert (t.prompt, t.asked, titles(t.view(P1).encounter)) == ("brigand", (P3,), [])
    assert len({world.encounter[-1].card.id for world in worlds(lr.GAME, t.state, P1)}) == 3


@pytest.mark.rule("LR-CMP-09")
def test_what_is_laid_on_top_of_coming_shuffles_is_nobodys_knowledge(table: MakeTable) -> None:
    """A world has no script."""
    t = table(lr.Setup(players=2, script={"encounter": ("bill_ferny",)}))

    assert t.state.forced != {}
    assert [world.forced for world in worlds(lr.GAME, t.state, P1, 5)] == [{}] * 5
