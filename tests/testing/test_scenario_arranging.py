"""Arranging a position by names or in place, with dice and draws to come."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import cast

import pytest
from attrs import evolve

from boardrules.core.errors import SetupError
from boardrules.core.values import Decision, Outcome, Prompt
from boardrules.core.zones import Visibility
from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters import events as ev
from boardrules.testing.scenario import Scenario, ScenarioError
from tests.core import mini_game as mini
from tests.testing.market_game import MARKET, UNCOUNTED, MarketState, Stall, Trophy
from tests.testing.scenarios import SEED, Mini, failure, market, new


def ids(cards: list[mini.Card]) -> list[str]:
    """Return the ids of cards."""
    return [card.id for card in cards]


# -- what lies where --------------------------------------------------------------------------------------------------


def test_what_is_named_lies_there_and_is_taken_out_of_the_draw_pile() -> None:
    """Two cards of the pile go into a hand and one to the discards; the rest keeps its order."""
    s = new(lies={"players[1].hand": ("ant", "fox"), "deck.discard_pile": ("cat",), "players[0].coins": 3})

    assert ids(s.state.players[1].hand) == ["ant", "fox"]
    assert ids(s.state.deck.discard_pile) == ["cat"]
    assert ids(s.state.deck.draw_pile) == ["eel", "bee"]
    assert (s.state.players[0].coins, ids(s.state.players[0].hand)) == (3, ["dog"])


def test_cards_may_be_given_as_objects_in_any_sequence() -> None:
    """An entity and its id mean the same."""
    s = new(lies={"players[1].hand": [mini.CARDS["ant"], "bee"]})

    assert s.state.players[1].hand == [mini.CARDS["ant"], mini.CARDS["bee"]]


def test_a_card_is_taken_out_of_a_discard_pile_before_a_hand() -> None:
    """The dog lies in a hand and the cat on the discards; both are taken from where they lie."""
    s = new(lies={"deck.discard_pile": ("cat", "fox")}).arrange(lies={"players[1].hand": ("cat", "dog")})

    assert ids(s.state.deck.discard_pile) == ["fox"]
    assert s.state.players[0].hand == []


def test_of_several_copies_the_lowest_of_the_draw_pile_is_taken() -> None:
    """There are two Holy Waters: the one on top of the pile stays there, the other goes to the discards."""
    water = "holy_water_of_healing"
    s = Scenario(sh.GAME, sh.Setup(white=(water,)), lies={"white.discard_pile": (water,)})

    pile = [card.id for card in s.state.white.draw_pile]
    assert (pile[-1], pile.count(water), len(pile)) == (water, 1, 15)
    assert s.state.white.discard_pile == [sh.CARDS[water]]


def test_the_order_of_a_draw_pile_can_be_laid() -> None:
    """The last card of a pile is on top."""
    s = new(lies={"deck.draw_pile": ("ant", "bee", "cat", "eel", "fox")})

    assert s.state.deck.draw(s.state.chance) is mini.CARDS["fox"]


def test_the_game_is_not_touched_by_a_failed_arrangement() -> None:
    """State, events and log are as before."""
    s = new()
    before, log = s.state, list(s.log)

    with pytest.raises(ScenarioError):
        s.arrange(lies={"players[0].hand": ()}, dice={"die": (1,)})

    assert s.state is before
    assert s.state == mini.start()
    assert s.log == log == s.events


def test_an_arrangement_begins_the_story_anew() -> None:
    """The events of the start are gone, and the kept decision is worked out again."""
    s = new()
    assert s.happened(mini.Drew)
    assert not any(isinstance(action, mini.Rob) for action in s.actions(0))

    s.arrange(lies={"players[1].coins": 1})

    assert (s.log, s.events, s.state.events, dict(s.changes)) == ([], [], [], {})
    assert s.actions(0)[-1] == mini.Rob(0, 1)
    assert (s.state.number, s.state.phase, s.asked) == (0, "turn", (0,))


def test_every_kind_of_place_can_be_arranged() -> None:
    """Parts of frozen values and tuples, dicts with texts and with cards as keys, enums, whole nodes."""
    state = market(trophy=Trophy(1), order=(1, 0), pair=("ant", "bee"), mood="hidden", weather="storm")
    assert state.trophy == Trophy(1)
    assert (state.order, state.pair) == ((1, 0), (mini.CARDS["ant"], mini.CARDS["bee"]))
    assert (state.mood, state.weather) == (Visibility.HIDDEN, "storm")

    s = Scenario(MARKET, seed=SEED, lies={"trophy": Trophy(0), "prices": {"bee": 4}, "mood": Visibility.HIDDEN})
    s.arrange(lies={"trophy.worth": 7, "order[1]": 1, "prices[bee]": 5, "stall.filled": 2})
    state = cast("MarketState", s.state)
    assert state.trophy == Trophy(0, 7)
    assert (state.order, state.prices, state.stall.filled) == ((0, 1), {mini.CARDS["bee"]: 5}, 2)
    assert state.mood is Visibility.HIDDEN


def test_a_whole_node_with_its_zones_can_be_laid() -> None:
    """A stall is given as an object: its cards come out of where they lay, and what lay there must go somewhere."""
    state = market(stall=Stall([mini.CARDS["ant"]], 3), **{"deck.discard_pile": ("dog",)})

    assert (ids(state.stall.row), state.stall.filled) == (["ant"], 3)
    assert "ant" not in ids(state.deck.draw_pile)


def test_an_optional_generic_node_knows_what_lies_in_it() -> None:
    """The type of a field follows from what the class was made of."""
    s = Scenario(MARKET, seed=SEED, lies={"spare": Stall()})

    for path in ("spare.row", "corner.row"):
        with pytest.raises(ScenarioError, match=rf"{path}: mini has no card 'at'; nearest: .*ant"):
            s.arrange(lies={path: ("at",)})
    assert ids(market(**{"corner.row": ("ant",)}).corner.row) == ["ant"]


def test_draw_piles_are_robbed_first_then_hidden_discards_then_open_ones_then_all_others() -> None:
    """Of three hens that lie in four zones in turn, each time the one that is least in sight is taken."""
    s = Scenario(MARKET, seed=SEED, lies={"stall.row": ("dog", "hen"), "deck.discard_pile": ("hen",)})
    state = cast("MarketState", s.state)
    assert ids(state.junk.discard_pile) == ["gnu", "hen"]
    s.arrange(lies={"junk.draw_pile": ("hen",), "junk.discard_pile": ("gnu",)})

    def hens() -> list[int]:
        state = cast("MarketState", s.state)
        junk, deck = state.junk, state.deck
        zones = (junk.draw_pile, junk.discard_pile, deck.discard_pile, state.stall.row)
        return [ids(zone).count("hen") for zone in zones]

    assert hens() == [1, 0, 1, 1]
    s.arrange(lies={"players[0].hand": ("cat", "hen")})
    assert hens() == [0, 0, 1, 1]
    s.arrange(lies={"players[0].hand": ("cat",), "junk.discard_pile": ("gnu", "hen")})
    s.arrange(lies={"players[1].hand": ("hen",)})
    assert hens() == [0, 0, 1, 1]
    s.arrange(lies={"corner.row": ("hen",), "players[1].hand": ("hen",)})
    assert hens() == [0, 0, 0, 1]


def test_lists_that_are_no_zones_are_left_alone() -> None:
    """The dog lies in the stall; a list before it in the state only mentions the dog."""
    state = market(**{"players[1].hand": ("dog",)})

    assert state.stall.row == []
    assert state.marked == list(mini.CARDS.values())


def test_one_card_of_a_zone_can_be_exchanged() -> None:
    """The zone is named by a part of it, so nothing else is taken out of it."""
    s = new(lies={"deck.draw_pile[0]": "dog", "players[0].hand[0]": "ant"})

    assert ids(s.state.deck.draw_pile) == ["dog", "eel", "bee", "fox", "cat"]
    assert ids(s.state.players[0].hand) == ["ant"]


def test_of_a_game_that_counts_nothing_cards_are_taken_out_of_decks() -> None:
    """Nothing is checked: the dog is in two hands, and the ant has left the draw pile."""
    s = Scenario(UNCOUNTED, seed=SEED, lies={"players[1].hand": ("ant", "dog")})

    assert ids(s.state.deck.draw_pile) == ["eel", "bee", "fox", "cat"]
    assert ids(s.state.players[0].hand) == ["dog"]
    assert ids(s.state.players[1].hand) == ["ant", "dog"]


# -- in place ---------------------------------------------------------------------------------------------------------


def test_an_edit_changes_a_copy_in_place() -> None:
    """The state before it stays as it was."""
    s = new()
    before = s.state

    def edit(state: mini.State) -> None:
        state.players[1].hand.append(state.deck.draw_pile.pop())
        state.players[1].coins = 2

    assert s.arrange(edit) is s
    assert ids(s.state.players[1].hand) == ["cat"]
    assert s.actions(0)[-1] == mini.Rob(0, 1)
    assert before == mini.start()


def test_an_edit_must_keep_the_components_and_the_types() -> None:
    """It is checked as what lies by name is."""

    def lose(state: mini.State) -> None:
        state.deck.draw_pile.pop()

    def spoil(state: mini.State) -> None:
        state.players[0].coins = "many"  # type: ignore[assignment] # the fault

    with pytest.raises(ScenarioError, match="lost: card 'cat', 1 too few"):
        new().arrange(lose)
    with pytest.raises(ScenarioError, match=r"players\[0\]\.coins: wrong_type: expected a whole number, got 'many'"):
        new().arrange(spoil)


def _end(state: mini.State) -> None:
    state.stack.clear()


def _rename(state: mini.State) -> None:
    state.phase = "night"


def _skip(state: mini.State) -> None:
    state.number += 1


def _rekey(state: mini.State) -> None:
    state.chance.rekey(8)


def _count(state: mini.State) -> None:
    state.chance.counters["die"] = 3


def _several(state: mini.State) -> None:
    state.phase, state.chance.seed = "night", 4


@pytest.mark.parametrize(
    ("edit", "what"),
    [
        (_end, "the stack"),
        (_rename, "the phase"),
        (_skip, "the number of the decision"),
        (_rekey, "chance"),
        (_count, "chance"),
        (_several, "chance, the phase"),
    ],
)
def test_an_edit_does_not_change_what_is_going_to_happen(edit: Callable[[mini.State], None], what: str) -> None:
    """What belongs to the machine is compared, and named."""
    s = new()
    before = s.state

    with pytest.raises(ScenarioError) as caught:
        s.arrange(edit)

    assert str(caught.value) == (
        f"an arrangement moves things, it does not change what is going to happen; changed: {what}"
    )
    assert s.state is before


def test_an_edit_that_asks_the_game_does_not_keep_the_answer() -> None:
    """The open decision is worked out from the position as it is at the end."""

    def give(state: mini.State) -> None:
        assert mini.GAME.decision(state) is not None
        state.emit(mini.Noted("given", 0))
        state.players[1].coins = 1

    s = new().arrange(give)

    assert s.actions(0)[-1] == mini.Rob(0, 1)
    assert s.state.events == []


def test_an_arrangement_does_not_change_who_is_asked_what() -> None:
    """A game whose question depends on what lies on the table asks another one."""

    class Fickle(mini.MiniGame):
        def decision(self, state: mini.State) -> Decision[mini.Action] | None:
            found = super().decision(state)
            assert found is not None
            coins = state.players[0].coins
            return (
                evolve(found, seats=(1,)) if coins == 1 else evolve(found, prompt=Prompt("x", "")) if coins else found
            )

    changed = "an arrangement moves things, it does not change what is going to happen; "
    assert failure({"players[0].coins": 1}, Fickle()) == f"{changed}open was turn for seat 0, now turn for seat 1"
    assert failure({"players[0].coins": 2}, Fickle()) == f"{changed}open was turn for seat 0, now x for seat 0"


def test_a_position_has_an_open_decision_exactly_while_it_has_no_outcome() -> None:
    """Nine coins have won here; a game that is not over asks somebody."""

    class Mute(mini.MiniGame):
        def decision(self, state: mini.State) -> Decision[mini.Action] | None:
            return None if state.players[0].coins == 1 else super().decision(state)

        def outcome(self, state: mini.State) -> Outcome | None:
            return Outcome((0,), "rich", (1, 0)) if state.players[0].coins == 9 else None

    assert re.match(
        r"in this position the game is over \(Outcome\(.*\), and turn is still asked",
        failure({"players[0].coins": 9}, Mute()),
    )
    assert failure({"players[0].coins": 1}, Mute()) == "in this position nothing is asked, and the game is not over"


def test_seats_stay_in_order() -> None:
    """Players cannot change places, nor can one leave."""

    def swap(state: mini.State) -> None:
        state.players.reverse()

    def leave(state: mini.State) -> None:
        state.deck.draw_pile += state.players.pop().hand

    for edit, seats in ((swap, "1, 0"), (leave, "0")):
        with pytest.raises(ScenarioError, match=rf"^the seats of the players were 0, 1 and are {seats} now$"):
            new().arrange(edit)
    assert failure({"players[0].seat": 1}) == "the seats of the players were 0, 1 and are 1, 1 now"


# -- dice and draws ---------------------------------------------------------------------------------------------------


def test_dice_are_forced_in_front_of_what_the_setup_has_scripted() -> None:
    """First the scenario's results, then the setup's."""
    s = Scenario(mini.GAME, mini.MiniSetup(dice=(6,)), dice={"die": (2, 3)})
    assert s.state.chance.script == {"die": (2, 3, 6)}

    s.play(mini.Roll(0))

    assert s.expect_event(mini.Rolled).result == 2


@pytest.mark.parametrize("results", [3, "3", (0,), (1, True), (2.0,)])
def test_dice_that_are_no_results_are_refused(results: object) -> None:
    """A result is a whole number from 1 on."""
    with pytest.raises(ScenarioError, match="dice 'die': results are a list of numbers from 1 on, got"):
        new(dice={"die": results})


def test_draws_come_in_the_order_in_which_they_are_named() -> None:
    """The first card is drawn first; it may be given as an object."""
    s = new(draws={"cards": ("bee", mini.CARDS["ant"])})

    s.play(mini.Rest(0), mini.Vote(0, False), mini.Vote(1, False))
    assert s.expect_event(mini.Drew).card is mini.CARDS["bee"]
    s.play(mini.Rest(1), mini.Vote(0, False), mini.Vote(1, False))
    assert s.expect_event(mini.Drew, seat=0, card="ant")


@pytest.mark.parametrize(
    ("draws", "text"),
    [
        ({"card": ("ant",)}, "there is no deck 'card'; nearest: cards"),
        ({"zzz": ()}, "there is no deck 'zzz'; known: cards"),
        ({"cards": ("dag",)}, "draws 'cards': there is no 'dag' in the draw pile; nearest: dog"),
        ({"cards": ("dog",)}, "draws 'cards': 'dog' is not in the draw pile: it lies in players[0].hand"),
        ({"cards": ("ant", "ant")}, "draws 'cards': there are not so many of 'ant' in the draw pile"),
        ({"cards": "ant"}, "draws 'cards': the cards are a list, first drawn first, got 'ant'"),
    ],
)
def test_a_deck_or_card_that_is_not_there_is_refused(draws: object, text: str) -> None:
    """The message says which there are, or where the card lies."""
    with pytest.raises(ScenarioError) as caught:
        new(draws=draws)

    assert str(caught.value) == text


def test_cards_that_are_ids_alone_are_arranged_like_all_others() -> None:
    """They are taken out of the pile, counted, stacked, and told apart from texts that only look like them."""
    state = market(pocket=("red", "green"), weather="red")
    assert (state.pocket, state.slips.draw_pile, state.weather) == (["red", "green"], ["blue", "red"], "red")
    assert failure({"pocket": ("blue",), "slips.discard_pile": ("blue",)}, MARKET).endswith(
        "  duplicated: blue, 1 too many; it lies in slips.discard_pile, pocket"
    )

    s = Scenario(MARKET, seed=SEED, lies={"pocket": ("green",), "weather": "blue"}, draws={"slips": ("red", "blue")})
    assert cast("MarketState", s.state).slips.draw_pile == ["red", "blue", "red"]
    for card, text in (("grey", "there is no 'grey' in the draw pile; nearest: green"), ("green", "lies in pocket")):
        with pytest.raises(ScenarioError, match=text):
            s.arrange(draws={"slips": (card,)})


def test_draws_of_a_second_arrangement_come_before_those_of_the_first() -> None:
    """None is forgotten; a card that is named again comes when it is named last."""
    s = new(draws={"cards": ("bee", "ant", "fox")}).arrange(draws={"cards": ("eel", "ant")})

    assert ids(s.state.deck.draw_pile) == ["cat", "fox", "bee", "ant", "eel"]
    with pytest.raises(ScenarioError, match=r"^scripted draws are left over: cards: eel, ant, bee, fox$"):
        s.finish()
    s.arrange(draws={"cards": ()})
    s.play(mini.Rest(0), mini.Vote(0, False), mini.Vote(1, False))
    with pytest.raises(ScenarioError, match=r"^scripted draws are left over: cards: ant, bee, fox$"):
        s.finish()


def test_scripted_draws_outlast_an_arrangement_that_moves_the_cards_below_them() -> None:
    """The lowest card leaves the pile, or the pile is said with the scripted cards on top."""
    s = new(draws={"cards": ("bee", "ant")}).arrange(lies={"players[1].hand": ("eel",)})
    with pytest.raises(ScenarioError, match=r"^scripted draws are left over: cards: bee, ant$"):
        s.finish()

    s.arrange(lies={"deck.draw_pile": ("cat", "fox", "ant", "bee"), "deck.shuffles": 2})
    with pytest.raises(ScenarioError, match=r"^scripted draws are left over: cards: bee, ant$"):
        s.finish()


def test_an_arrangement_that_undoes_scripted_draws_is_refused() -> None:
    """By the order of the pile, by taking a card out of it, or by giving the deck another name."""
    s = new(draws={"cards": ("bee", "ant")})
    before = s.state

    def rename(state: mini.State) -> None:
        state.deck.name = "others"

    arrangements: tuple[Callable[[], Mini], ...] = (
        lambda: s.arrange(lies={"deck.draw_pile": ("cat", "fox", "eel", "bee", "ant")}),
        lambda: s.arrange(lies={"players[1].hand": ("ant",)}),
        lambda: s.arrange(lies={"players[1].hand": ("ant",)}, draws={"cards": ("fox",)}),
        lambda: s.arrange(rename),
    )
    for arrange in arrangements:
        with pytest.raises(ScenarioError) as caught:
            arrange()
        assert str(caught.value) == (
            "the draws 'cards' that are scripted already (bee, ant) no longer lie on top of their draw pile; "
            "leave them there, or script all draws in the last arrangement"
        )
    assert s.state is before


def test_two_decks_of_one_name_are_refused() -> None:
    """Nobody could tell which is meant."""
    s = Scenario(MARKET, seed=SEED, lies={"junk.name": "cards"})

    with pytest.raises(
        ScenarioError, match=r"there are several decks 'cards': deck, junk; lay their draw piles by path"
    ):
        s.arrange(draws={"cards": ()})


def test_a_wrong_setup_stays_an_error_of_the_setup() -> None:
    """A scenario starts a game as ``Game.start`` does."""
    with pytest.raises(SetupError):
        Scenario(mini.GAME, seed=-1)


# -- Shadow Hunters ---------------------------------------------------------------------------------------------------


def test_shadow_hunters_can_be_arranged_by_names() -> None:
    """Equipment comes out of its deck, the damage is as said, and the game plays on from there."""
    setup = sh.Setup(players=4, characters=("vampire", "george", "emi", "unknown"), first_player=0)
    s = Scenario(
        sh.GAME,
        setup,
        lies={"players[1].equipment": ("chainsaw",), "players[1].damage": 6, "players[1].area": "church"},
        dice={"d4": (2,), "d6": (4,)},
        draws={"white": ("blessing", "advent")},
        passing=True,
    )

    assert [card.id for card in s.state.white.draw_pile[-2:]] == ["advent", "blessing"]
    assert sh.CARDS["chainsaw"] not in s.state.black.draw_pile
    s.act(sh.Roll)
    assert s.changes == {"players[0].area": (None, "church")}
    s.act(sh.FollowArea)
    assert s.expect_event(ev.CardDrawn, seat=0, card="blessing")
    with pytest.raises(ScenarioError, match=r"^scripted draws are left over: white: advent$"):
        s.finish()


def test_shadow_hunters_refuses_a_position_that_no_game_could_reach() -> None:
    """The rules of possible states hold for arrangements too; an exchange of two characters is one."""
    setup = sh.Setup(players=4, characters=("vampire", "george", "emi", "unknown"))

    with pytest.raises(ScenarioError, match=r"no game could be in this position:\n  .*SH-"):
        Scenario(sh.GAME, setup, lies={"players[1].damage": 14})
    with pytest.raises(ScenarioError, match="no_possible_deal"):
        Scenario(sh.GAME, setup, lies={"players[0].character": "emi"})
    with pytest.raises(ScenarioError, match=r"duplicated: card 'chainsaw', 1 too many; it lies in players\[0\]"):
        Scenario(sh.GAME, setup, lies={f"players[{seat}].equipment": ("chainsaw",) for seat in (0, 1)})
    s = Scenario(sh.GAME, setup, lies={"players[0].character": "emi", "players[2].character": "vampire"})
    assert s.state.players[2].character is sh.CHARACTERS["vampire"]
