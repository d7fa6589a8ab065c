"""Hidden information: each secret is seen by exactly the seats that may, and dealt anew for all others."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from attrs import evolve
from hypothesis import given, settings

from boardrules import from_json, to_json
from boardrules.games import lotr_investigation as lr
from boardrules.games.lotr_investigation.content import NAMES
from boardrules.games.lotr_investigation.playing import PayChoice
from boardrules.games.lotr_investigation.windows import may_act
from boardrules.testing import Playthrough, examine, laws, reachable_states
from tests.games.lotr_investigation.positions import positions
from tests.games.lotr_investigation.quest_positions import done, quiet, resolve
from tests.games.lotr_investigation.table import (
    LEADERSHIP,
    LORE,
    P1,
    P2,
    P3,
    SPIRIT,
    MakeTable,
    QuestTable,
    arranged,
    place,
    seen,
    spot,
    told,
)

GAME = lr.GAME
Play = Playthrough[lr.Setup, lr.State, lr.Action, lr.Event, lr.View]


def worlds(state: lr.State, seat: int | None, number: int = 60) -> list[lr.State]:
    """Return worlds that a seat cannot tell from this one; each of them is a possible state."""
    found = [GAME.redeal(state, seat, seed) for seed in range(number)]
    for world in found[:5]:
        assert GAME.problems(world) == ()
        assert from_json(GAME, "state", json.loads(json.dumps(to_json(world)))) == world
        assert GAME.view(world, seat) == GAME.view(state, seat)
    return found


def titles(pile: Sequence[Any]) -> list[str]:
    """Return the ids of cards, or of those that are held in a pile."""
    return [one.id if isinstance(one, lr.Card) else one.card.id for one in pile]


def spotted(t: QuestTable, seat: int | None) -> list[tuple[int, str]]:
    """Return what a seat knows of the Investigation deck."""
    return [(one.place, one.card.id) for one in t.view(seat).investigation]


def names_of(found: Sequence[lr.State], index: int) -> set[str]:
    """Return which cards lie at a place of the Investigation deck, from the top, in some worlds."""
    return {world.investigation[-1 - index].card.id for world in found}


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

    own = worlds(t.state, P1)
    assert [titles(world.players[P1].hand) for world in own] == [hand] * len(own)
    assert len({tuple(titles(world.players[P1].deck)) for world in own}) == len(own)
    for seat in (P2, None):
        found = worlds(t.state, seat)
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
    found = worlds(t.state, P2)
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
        found = worlds(t.state, seat)
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
        cards = [world.players[P1].hand for world in worlds(t.state, P2, 200)]
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
    assert {world.encounter[index].card.id for world in worlds(t.state, P1)} == {"bill_ferny"}
    for seat in (P2, None):
        found = worlds(t.state, seat)
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
        return {world.cards[uid].shadows[0].held.card.id for world in worlds(t.state, seat)}

    assert shadow_cards(P1, "bree_land_informant") == {"dark_alley"}
    assert len(shadow_cards(P1, "lawless_ruffian")) > 8
    assert len(shadow_cards(P2, "bree_land_informant")) > 8
    t.skip(lambda table: bool(table.happened(lr.ShadowRevealed)))
    assert shadow_cards(None, "bree_land_informant") == {"dark_alley"}
    assert len(shadow_cards(None, "lawless_ruffian")) > 8


# -- the investigation -----------------------------------------------------------------------------------------


def investigating(table: MakeTable, active: str, progress: int, top: list[str], **more: Any) -> QuestTable:
    """Return the end of a quest phase of three in which the active location was explored: Investigate of that card.

    Afterwards these cards lie on top of the Investigation deck.
    """
    t = table(
        quiet(
            *(place(), place(), place()),
            decks=(LORE, SPIRIT, LEADERSHIP),
            setup={"script": {"investigation": top}},
            active=spot(active, progress=progress),
            **more,
        )
    )
    t.commit(P1, "denethor")
    done(t, P2, P3)
    return t


@pytest.mark.rule("LR-INS-03", "LR-INV-02", "LR-INV-06", "LR-INV-07")
def test_an_investigate_is_seen_by_the_first_player_and_its_names_lie_among_those_cards_for_all(
    table: MakeTable,
) -> None:
    """Two names: P1 knows which is on top. In the others' worlds it is one or the other, and never a third."""
    top = ["combe_storehouse", "susie_the_spider"]
    t = investigating(table, "ramshackle_manor", 2, top)
    resolve(t)

    assert [spotted(t, seat) for seat in (P1, P2, P3, None)] == [[(0, top[0]), (1, top[1])], [], [], []]
    assert told(t, lr.InvestigationLooked, "cards", P2, None) == [None, None]
    assert t.eliminated == ["susie_the_spider", "combe_storehouse"]
    own = worlds(t.state, P1)
    assert (names_of(own, 0), names_of(own, 1)) == ({top[0]}, {top[1]})
    assert len(names_of(own, 2)) == 9  # eight names, the case among them, and Taken by Surprise
    for seat in (P2, None):
        found = worlds(t.state, seat)
        assert names_of(found, 0) == names_of(found, 1) == set(top)
        assert not names_of(found, 2) & set(top)
        assert not {name for world in found for name in titles(world.set_aside)} & set(top)


@pytest.mark.rule("LR-INV-06", "LR-INS-08")
def test_the_list_gives_away_the_only_card_of_a_look(table: MakeTable) -> None:
    """One card was looked at and a name marked: everybody can tell that it lies on top."""
    t = investigating(table, "village_stable", 2, ["old_orc_eyes"])
    t.to_prompt("village_stable")

    assert t.asked == (P1,)
    assert [spotted(t, seat) for seat in (P1, P2)] == [[(0, "old_orc_eyes")], []]
    assert names_of(worlds(t.state, P2), 0) == {"old_orc_eyes"}


@pytest.mark.rule("LR-INV-05", "LR-INV-06", "LR-CRD-37")
def test_village_stable_asks_whatever_the_card_is(table: MakeTable) -> None:
    """Rising Body Count or a name that was marked before: the others see the same, and deal either."""
    t = table(
        quiet(
            *(place(), place()),
            decks=(LORE, SPIRIT),
            active=spot("village_stable", progress=2),
            investigation=["rising_body_count"],
            eliminated=["todd_the_troll", "staddle_hiding_hole"],
            setup={"script": {"investigation": ["rising_body_count"]}},
        )
    )
    t.commit(P1, "denethor")
    done(t, P2)
    t.to_prompt("village_stable")

    assert [type(action).__name__ for action in t.offered()] == ["Pass"]
    assert names_of(worlds(t.state, P2), 0) == {"rising_body_count", "todd_the_troll", "staddle_hiding_hole"}
    assert names_of(worlds(t.state, P1), 0) == {"rising_body_count"}


@pytest.mark.rule("LR-INV-01", "LR-INV-02", "LR-INV-06")
def test_the_pony_shows_two_cards_to_the_first_player(table: MakeTable) -> None:
    """Without a shuffle; one is a name, the other was marked before."""
    t = investigating(
        table,
        "the_prancing_pony",
        1,
        [],
        investigation=["archet_trading_post", "wolf_pelt_jake"],
        eliminated=["archet_trading_post", "old_orc_eyes"],
    )
    t.option("look")
    resolve(t)

    assert [len(spotted(t, seat)) for seat in (P1, P2, None)] == [2, 0, 0]
    found = worlds(t.state, P3, 200)
    pairs = {tuple(titles(world.investigation[:-3:-1])) for world in found}
    assert {"wolf_pelt_jake" in pair for pair in pairs} == {True}
    others = {card for pair in pairs for card in pair} - {"wolf_pelt_jake"}
    assert others == {"archet_trading_post", "old_orc_eyes"}


@pytest.mark.rule("LR-INV-02", "LR-INV-01", "LR-CRD-42")
def test_the_informant_shows_the_bottom_card_to_the_attacked_player(table: MakeTable) -> None:
    """P2 is attacked, P1 is first player: P2 alone sees it."""
    t = table(
        arranged(
            place(),
            place(heroes=[spot("eowyn", resources=1), spot("dunhere")], engaged=["bree_land_informant"]),
            decks=(LORE, SPIRIT),
            stage=2,
            phase="combat",
            encounter=["dark_alley"],
            investigation=["taken_by_surprise", "taken_by_surprise"],
        )
    )
    bottom = t.state.investigation[0].card.id
    t.to_prompt("option-informant")
    t.option("use")
    t.skip(lambda table: bool(table.happened(lr.InvestigationLooked)))

    last = len(t.state.investigation) - 1
    assert [spotted(t, seat) for seat in (P1, P2, None)] == [[], [(last, bottom)], []]
    assert told(t, lr.InvestigationLooked, "cards", P1, P2, None) == [None, (lr.CARDS[bottom],), None]
    assert t.eliminated == [bottom]
    # It was the only card of the look, and its name is marked.
    assert {world.investigation[0].card.id for world in worlds(t.state, P1)} == {bottom}


@pytest.mark.rule("LR-INV-01", "LR-INV-02", "LR-INV-07")
def test_a_look_at_stage_three_marks_nothing_so_only_the_looker_knows(table: MakeTable) -> None:
    """P1 defeats an enemy with Hired Muscle: the others know only that it was no Taken by Surprise."""
    t = table(
        arranged(
            place(
                hand=["gandalf"],
                heroes=[spot("denethor", resources=5)],
                engaged=[spot("lawless_ruffian", damage=2, attachments=["hired_muscle"])],
            ),
            place(),
            decks=(LORE, SPIRIT),
            stage=3,
            phase="planning",
            staging=["todd_the_troll"],
            investigation=["taken_by_surprise", "taken_by_surprise"],
        )
    )
    bottom = t.state.investigation[0].card.id
    assert bottom not in t.eliminated
    t.play_card("gandalf", P1)
    t.use("gandalf")
    t.option("damage")
    if t.prompt == "pick-target":
        t.pick("lawless_ruffian")
    t.skip(lambda table: bool(table.happened(lr.InvestigationLooked)))

    last = len(t.state.investigation) - 1
    assert [spotted(t, seat) for seat in (P1, P2)] == [[(last, bottom)], []]
    assert bottom not in t.eliminated
    found = {world.investigation[0].card.id for world in worlds(t.state, P2, 200)}
    assert found == {held.card.id for held in t.state.investigation} - {"taken_by_surprise"}


@pytest.mark.rule("LR-SET-03", "LR-INS-07", "LR-INS-09")
def test_the_case_is_hidden_from_everybody_and_may_be_every_pair_that_is_not_marked(table: MakeTable) -> None:
    """Three Suspects and four Hideouts are left: all twelve pairs come, for every seat."""
    t = table(
        quiet(
            *(place(), place()),
            decks=(LORE, SPIRIT),
            eliminated=["todd_the_troll", "wolf_pelt_jake", "archet_trading_post"],
        )
    )
    for seat in (P1, P2, None):
        pairs = {tuple(titles(world.set_aside)) for world in worlds(t.state, seat, 200)}
        assert len(pairs) == 12
        left = [name.id for name in NAMES if name.id not in t.eliminated]
        assert {name for pair in pairs for name in pair} == set(left)


@pytest.mark.rule("LR-STG-04", "LR-INV-07", "LR-INS-07")
def test_a_buried_card_is_hidden_from_everybody_also_from_who_had_looked_at_it(table: MakeTable) -> None:
    """P1 knew the top two; after a failed quest a card is gone, and what lies where nobody knows any more."""
    top = ["combe_storehouse", "susie_the_spider"]
    t = investigating(table, "ramshackle_manor", 2, top)
    resolve(t)
    t.skip(lambda table: bool(table.happened(lr.InvestigationBuried)))

    assert (t.view(P1).buried, t.view(P1).investigation_size) == (1, 9)
    for seat in (P1, P2, None):
        assert spotted(t, seat) == []
        found = worlds(t.state, seat, 200)
        buried = {card for world in found for card in titles(world.buried)}
        # Every name, and Taken by Surprise: those that are marked may be it as well, or lie anywhere in the deck.
        assert buried == {name.id for name in NAMES} | {"taken_by_surprise"}
        assert set(top) < names_of(found, 0)


@pytest.mark.rule("LR-INS-11", "LR-EFF-10", "LR-STG-04")
def test_an_accused_name_that_was_not_found_lies_in_no_deck(table: MakeTable) -> None:
    """Todd was removed unseen; the search for him has found nothing, so he is the buried card in every world."""
    t = table(
        quiet(
            *(place(), place()),
            decks=(LORE, SPIRIT),
            setup={"suspect": "wolf_pelt_jake", "hideout": "combe_storehouse"},
        )
    )

    def buried(state: lr.State) -> None:
        index = titles(state.investigation).index("todd_the_troll")
        state.buried.append(state.investigation.pop(index).card)

    t.arrange(buried)
    t.commit(P1, "denethor")
    done(t, P2)
    t.option("accuse")
    t.act(lr.Accuse, suspect="todd_the_troll", hideout="combe_storehouse")

    assert t.state.stage == 3
    assert titles(t.state.accused) == ["todd_the_troll", "combe_storehouse"]
    assert t.in_play("todd_the_troll") == 0
    for seat in (P1, P2, None):
        assert {tuple(titles(world.buried)) for world in worlds(t.state, seat)} == {("todd_the_troll",)}


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
    assert len({world.encounter[-1].card.id for world in worlds(t.state, P1)}) == 3


@pytest.mark.rule("LR-CMP-09")
def test_what_is_laid_on_top_of_coming_shuffles_is_nobodys_knowledge(table: MakeTable) -> None:
    """A world has no script."""
    t = table(lr.Setup(players=2, script={"encounter": ("bill_ferny",)}))

    assert t.state.forced != {}
    assert [world.forced for world in worlds(t.state, P1, 5)] == [{}] * 5
