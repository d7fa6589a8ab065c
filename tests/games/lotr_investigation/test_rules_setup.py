"""Rules LR-DCK and LR-SET: the decks, the number of players, the setup up to the first round."""

from __future__ import annotations

from collections import Counter

import pytest
from attrs import evolve

from boardrules.core.errors import SetupError
from boardrules.games import lotr_investigation as lr
from boardrules.games.lotr_investigation.content import HIDEOUTS, SUSPECTS
from tests.games.lotr_investigation.quest_positions import MIXED, with_mixed
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
    place,
    spot,
)
from tests.games.setups import fault, faults, listed

STARTERS = {LEADERSHIP: "leadership", TACTICS: "tactics", SPIRIT: "spirit", LORE: "lore"}

# -- decks -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-DCK-01")
@pytest.mark.parametrize(("name", "sphere"), STARTERS.items())
def test_a_starter_deck_has_29_cards_of_its_sphere_and_gandalf(name: str, sphere: str) -> None:
    """Thirty cards with three heroes of the sphere; the minimum of 50 does not apply."""
    deck = lr.DECKS[name]

    assert [lr.CARDS[hero].sphere for hero in deck.heroes] == [sphere] * 3
    spheres: Counter[str] = Counter()
    for title, count in deck.cards:
        spheres[lr.CARDS[title].sphere] += count
    assert spheres == {sphere: 29, "neutral": 1}
    assert dict(deck.cards)["gandalf"] == 1
    assert deck.size == 30
    assert lr.deck_faults(deck) == []


@pytest.mark.rule("LR-DCK-01")
def test_without_decks_the_seats_play_the_starter_decks(table: MakeTable) -> None:
    """Leadership, Tactics, Spirit, Lore: a deck for each of four players."""
    t = table(lr.Setup(players=4))

    assert [player.deck_id for player in t.state.players] == list(STARTERS)
    for player, name in zip(t.state.players, STARTERS, strict=True):
        cards = Counter([held.card.id for held in (*player.hand, *player.deck)])
        assert cards == dict(lr.DECKS[name].cards)


@pytest.mark.rule("LR-DCK-01", "LR-DCK-02")
def test_only_the_starter_decks_themselves_may_be_small() -> None:
    """The 30 cards of Leadership as a deck of one's own are too few."""
    own = evolve(lr.DECKS[LEADERSHIP], id="own")

    (problem,) = lr.deck_faults(own)

    assert (problem.path, problem.code, problem.rule) == ("deck.cards", "too_few", "LR-DCK-02")


def _with(heroes: tuple[str, ...] = MIXED.heroes, cards: tuple[tuple[str, int], ...] = MIXED.cards) -> lr.DeckList:
    return evolve(MIXED, heroes=heroes, cards=cards)


@pytest.mark.rule("LR-DCK-02")
@pytest.mark.parametrize(
    ("deck", "path", "code"),
    [
        (_with(cards=(*MIXED.cards[:-1], ("gandalf", 1))), "deck.cards", "too_few"),
        (_with(cards=(*MIXED.cards[:-1], ("gandalf", 4))), "deck.cards.gandalf", "out_of_range"),
        (_with(heroes=()), "deck.heroes", "wrong_length"),
        (_with(heroes=("aragorn", "eowyn", "dunhere", "beravor")), "deck.heroes", "wrong_length"),
        (_with(heroes=("aragorn", "faramir")), "deck.heroes", "unknown_id"),
        (_with(cards=(*MIXED.cards, ("eleanor", 1))), "deck.cards", "unknown_id"),
        (_with(cards=(*MIXED.cards, ("bill_ferny", 1))), "deck.cards", "unknown_id"),
        (_with(cards=(*MIXED.cards, ("gandalf", 1))), "deck.cards.gandalf", "duplicate"),
    ],
)
def test_what_a_deck_of_ones_own_must_not_be(deck: lr.DeckList, path: str, code: str) -> None:
    """Fewer than 50 cards, more than three of a title, no hero or four, and things that belong in no deck."""
    (problem,) = lr.deck_faults(deck)

    assert (problem.path, problem.code, problem.rule) == (path, code, "LR-DCK-02")
    with pytest.raises(SetupError):
        lr.Setup(players=1, decks=("mixed",), deck_lists=(deck,))


@pytest.mark.rule("LR-DCK-02")
@pytest.mark.parametrize("heroes", [("aragorn",), ("aragorn", "eowyn"), ("aragorn", "eowyn", "dunhere")])
def test_fifty_cards_and_one_to_three_heroes_are_enough(table: MakeTable, heroes: tuple[str, ...]) -> None:
    """Three copies of a title are allowed, and 50 cards are not too few."""
    deck = _with(heroes=heroes, cards=(*MIXED.cards[:-1], ("gandalf", 2)))
    t = table(lr.Setup(players=1, decks=("mixed",), deck_lists=(deck,)))

    assert deck.size == 50
    assert (len(t.hand(P1)), len(t.deck(P1)), t.area(P1)) == (6, 44, list(heroes))


@pytest.mark.rule("LR-DCK-02", "LR-PLN-03")
def test_cards_of_a_sphere_without_a_hero_are_legal_but_cannot_be_paid(table: MakeTable) -> None:
    """Gléowine in a deck without a Lore hero: nine resources do not bring him into play."""
    seat = place(hand=["gleowine"], heroes=[spot("aragorn", resources=9), spot("eowyn", resources=9)])
    t = table(arranged(seat, decks=("mixed",), setup=with_mixed(), phase="planning"))
    t.to_prompt("planning")

    refusal = t.refuses(lr.PlayCard(P1, lr.CARDS["gleowine"]))
    assert (refusal.code, refusal.rule) == ("no_icon", "LR-PLN-03")


@pytest.mark.rule("LR-DCK-03")
@pytest.mark.parametrize(
    ("decks", "taken"),
    [
        ((LEADERSHIP, "fifty_leadership_lore"), [("decks[1]", "aragorn"), ("decks[1]", "theodred")]),
        ((SPIRIT, TACTICS, "mixed"), [("decks[2]", "eowyn"), ("decks[2]", "dunhere")]),
        ((LORE, LORE), [("decks[1]", hero) for hero in lr.DECKS[LORE].heroes]),
    ],
)
def test_no_two_players_use_the_same_hero(decks: tuple[str, ...], taken: list[tuple[str, str]]) -> None:
    """A setup in which they would is refused, with every hero that is taken."""
    problems = faults(lr.GAME, players=len(decks), decks=decks, deck_lists=(MIXED,))

    assert [(problem.path, problem.got) for problem in problems] == taken
    assert {(problem.code, problem.rule) for problem in problems} == {("hero_taken", "LR-DCK-03")}


@pytest.mark.rule("LR-DCK-04")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_to_four_players(table: MakeTable, players: int) -> None:
    """The starter decks of one box do for four."""
    t = table(lr.Setup(players=players, mulligans=False))

    assert len(t.state.players) == players
    assert t.state.round == 1


@pytest.mark.rule("LR-DCK-04")
@pytest.mark.parametrize("players", [-1, 0, 5])
def test_no_other_number_of_players(players: int) -> None:
    """Neither none nor five."""
    assert listed(lr.GAME, players=players)[0] == ("players", "out_of_range", "LR-DCK-04")


# -- the order of the setup ------------------------------------------------------------------------------------


@pytest.mark.rule("LR-SET-01")
def test_heroes_are_placed_ready_and_without_tokens(table: MakeTable) -> None:
    """All twelve heroes of four players."""
    t = table(lr.Setup(players=4))

    assert [t.area(seat) for seat in range(4)] == [list(lr.DECKS[name].heroes) for name in STARTERS]
    for hero in t.state.cards.values():
        assert (hero.exhausted, hero.resources, hero.damage, hero.owner == hero.controller) == (False, 0, 0, True)


@pytest.mark.rule("LR-SET-01")
def test_threat_is_the_sum_of_the_heroes_costs(table: MakeTable) -> None:
    """Example: Leadership 12 + 8 + 9 = 29; and Tactics 29, Spirit 24, Lore 30."""
    t = table(lr.Setup(players=4))

    assert [lr.CARDS[hero].threat_cost for hero in ("aragorn", "theodred", "gloin")] == [12, 8, 9]
    assert t.threats == [29, 29, 24, 30]


@pytest.mark.rule("LR-SET-01")
def test_all_decks_are_shuffled(table: MakeTable) -> None:
    """Six games have six orders of each player deck and of the encounter deck."""
    tables = [table(lr.Setup(players=2, mulligans=False), seed) for seed in range(6)]

    for seat in (P1, P2):
        assert len({tuple(t.hand(seat) + t.deck(seat)) for t in tables}) == 6
    assert len({tuple(t.encounter) for t in tables}) == 6


@pytest.mark.rule("LR-SET-01", "LR-SET-02")
def test_six_cards_are_drawn_before_stage_1a(table: MakeTable) -> None:
    """While hands are judged no location is in play, no case is set aside, and all 50 encounter cards are together."""
    t = table(lr.Setup(players=3))

    assert t.prompt == "mulligan"
    for seat in (P1, P2, P3):
        assert (len(t.hand(seat)), len(t.deck(seat))) == (6, 24)
    assert len(t.encounter) == 50
    assert (t.active, t.staging, t.state.set_aside, t.state.investigation) == (None, [], [], [])
    assert t.happened(lr.StageReached) == []


@pytest.mark.rule("LR-SET-01")
def test_after_stage_1a_the_first_round_begins(table: MakeTable) -> None:
    """Stage 1A, then round 1 with the resource phase: each hero has a resource, each hand seven cards."""
    t = table(lr.Setup(players=2, mulligans=False))

    heads = [type(event).__name__ for event in t.log if event.is_heading]
    assert heads[:3] == ["StageReached", "RoundStarted", "PhaseStarted"]
    assert (t.state.stage, t.state.round) == (1, 1)
    assert [one.resources for one in t.state.cards.values() if one.card.type == "hero"] == [1] * 6
    assert [len(t.hand(seat)) for seat in (P1, P2)] == [7, 7]


@pytest.mark.rule("LR-SET-01")
def test_the_table_says_who_is_first_player(table: MakeTable) -> None:
    """Seat 0 unless the setup names another."""
    assert table(lr.Setup(players=3)).state.first == P1
    assert table(lr.Setup(players=3, first_player=P3)).state.first == P3

    assert fault(lr.GAME, players=3, first_player=3) == ("first_player", "out_of_range", "LR-SET-01")


# -- the mulligan ----------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-SET-02")
def test_the_players_judge_their_hands_in_player_order(table: MakeTable) -> None:
    """P3 is first player: P3, P1, P2; nobody answers early."""
    t = table(lr.Setup(players=3, first_player=P3))
    asked = []
    for seat in (P3, P1, P2):
        asked.append(t.asked)
        assert t.actions(seat) == (lr.Keep(seat), lr.Mulligan(seat))
        if seat == P3:
            assert t.refuses(lr.Keep(P1)).code == "not_your_decision"
        t.play(lr.Keep(seat))

    assert asked == [(P3,), (P1,), (P2,)]
    assert t.state.round == 1


@pytest.mark.rule("LR-SET-02")
def test_a_mulligan_shuffles_the_hand_in_and_draws_six(table: MakeTable) -> None:
    """The deck is shuffled with the six cards in it, and six come from its top; P2's cards are not touched."""
    t = table(lr.Setup(players=2, seats=(lr.Position(hand=("gandalf", *["ever_vigilant"] * 2, "faramir")),)))
    assert t.hand(P1) == ["gandalf", "ever_vigilant", "ever_vigilant", "faramir"]
    other, before = t.hand(P2), sorted(t.hand(P1) + t.deck(P1))

    t.play(lr.Mulligan(P1))

    assert [type(event).__name__ for event in t.events] == ["HandReplaced", "DeckShuffled", "CardsDrawn"]
    assert (len(t.hand(P1)), len(t.deck(P1))) == (6, 24)
    assert sorted(t.hand(P1) + t.deck(P1)) == before
    assert t.hand(P1)[:4] != ["gandalf", "ever_vigilant", "ever_vigilant", "faramir"]
    assert t.hand(P2) == other


@pytest.mark.rule("LR-SET-02")
def test_the_new_hand_comes_from_the_shuffled_deck(table: MakeTable) -> None:
    """What the shuffle brings to the top is the new hand, old cards among it."""
    new = ("faramir", "gandalf", "grim_resolve", "sneak_attack", "for_gondor", "brok_ironfist")
    setup = lr.Setup(players=1, seats=(lr.Position(hand=("faramir", "gandalf")),))
    t = table(setup)
    t.arrange(lambda state: state.forced.update({"deck-0": tuple([lr.CARDS[title] for title in new])}))
    t.act(lr.Mulligan)

    assert t.hand(P1)[:6] == list(new)


@pytest.mark.rule("LR-SET-02")
def test_the_second_hand_is_kept(table: MakeTable) -> None:
    """After the mulligan P2 is asked, then the game begins: no second chance."""
    t = table(lr.Setup(players=2))
    t.play(lr.Mulligan(P1))

    assert t.asked == (P2,)
    assert t.refuses(lr.Mulligan(P1)).code == "not_your_decision"
    t.play(lr.Mulligan(P2))
    assert t.state.round == 1
    assert [len(t.happened(kind)) for kind in (lr.HandReplaced, lr.HandKept)] == [2, 0]


@pytest.mark.rule("LR-SET-02")
def test_a_kept_hand_stays_as_it_is(table: MakeTable) -> None:
    """The same six cards, and the resource phase's card behind them."""
    t = table(lr.Setup(players=1))
    hand, top = t.hand(P1), t.deck(P1)[0]
    t.play(lr.Keep(P1))

    assert t.hand(P1) == [*hand, top]


# -- stage 1A --------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-SET-03")
def test_stage_1a_lays_out_the_quest(table: MakeTable) -> None:
    """The Pony is active, a Manor in the staging area, and 36 encounter cards are left: 14, 13 and 9."""
    t = table(lr.Setup(players=1, mulligans=False))

    assert (t.active, t.card("the_prancing_pony").progress) == ("the_prancing_pony", 0)
    assert (t.card("the_prancing_pony").place, t.card("ramshackle_manor").place) == ("active", "staging")
    assert t.staging == ["ramshackle_manor"]
    assert Counter([lr.CARDS[title].type for title in t.encounter]) == {"location": 14, "enemy": 13, "treachery": 9}
    assert t.encounter.count("ramshackle_manor") == 3
    assert "the_prancing_pony" not in t.encounter
    assert len(t.investigation) == 10


@pytest.mark.rule("LR-SET-03")
def test_the_case_is_drawn_at_random(table: MakeTable) -> None:
    """In sixty games every Suspect and every Hideout is guilty at some time, one of each in every game."""
    cases = [table(lr.Setup(players=1, mulligans=False), seed).state.set_aside for seed in range(60)]

    assert {suspect for suspect, _ in cases} == set(SUSPECTS)
    assert {hideout for _, hideout in cases} == set(HIDEOUTS)
    assert len(set(map(tuple, cases))) > 10


@pytest.mark.rule("LR-SET-03")
def test_nobody_sees_the_case(table: MakeTable) -> None:
    """Two games that differ in nothing but the case look the same to every player and to a spectator."""
    setups = [
        lr.Setup(players=2, mulligans=False, suspect="todd_the_troll", hideout=hideout, seats=())
        for hideout in ("combe_storehouse", "chetwood_campsite")
    ]
    first, second = table(setups[0]), table(setups[1])

    assert first.state.set_aside != second.state.set_aside
    for seat in (P1, P2, None):
        assert first.view(seat) == second.view(seat)
        assert first.view(seat).set_aside == 2


@pytest.mark.rule("LR-SET-03", "LR-QST-06")
def test_the_manor_is_added_and_not_revealed(table: MakeTable) -> None:
    """Setup reveals nothing, and nobody investigates."""
    t = table(lr.Setup(players=2, mulligans=False))

    assert [event.card.id for event in t.happened(lr.AddedToStaging)] == ["ramshackle_manor"]
    assert t.happened(lr.CardRevealed) == []
    assert t.happened(lr.InvestigationLooked) == []


@pytest.mark.rule("LR-SET-04")
def test_no_action_can_be_used_during_setup(table: MakeTable) -> None:
    """Beravor is ready and could let somebody draw, but not before the first round."""
    t = table(lr.Setup(players=1, decks=(LORE,)))
    beravor = t.card("beravor")
    action = lr.UseAbility(P1, beravor.uid, beravor.card)

    refusal = t.refuses(action)
    assert (refusal.code, refusal.rule) == ("not_offered", "LR-SET-02")
    t.play(lr.Keep(P1))
    assert (t.window, t.state.round) == ("resource_end", 1)
    assert t.is_legal(action)
