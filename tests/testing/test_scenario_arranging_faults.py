"""Everything that makes an arrangement of a position fail."""

from __future__ import annotations

import pytest

from boardrules.games import shadow_hunters as sh
from boardrules.testing.scenario import Scenario, ScenarioError
from tests.core import mini_game as mini
from tests.testing.market_game import MARKET, Stall
from tests.testing.scenarios import failure, market, new

# -- faults of an arrangement -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("playrs[0].coins", "the state has no field 'playrs'; nearest: players"),
        ("players[0].coin", "players[0] has no field 'coin'; nearest: coins"),
        ("players[0].zzz", "players[0] has no field 'zzz'; known: seat, coins, shields, cheered, hand"),
        ("players[2].coins", "players[2] is not there: there are 2, from [0] to [1]"),
        ("players[one].coins", "players[one] is not there: there are 2, from [0] to [1]"),
        ("players[1].hand[0]", "players[1].hand[0] is not there: it is empty"),
        ("deck.name.first", "deck.name has no fields, so there is no first: it is 'cards'"),
        ("deck[0]", "deck is no list and no dict, so there is no [0]: it is Deck("),
        ("players[0]coins", "'players[0]coins' is no path; a path looks like players[1].hand or supply[wood]"),
        ("[0]", "'[0]' is no path"),
        ("", "'' is no path"),
        ("phase", "phase belongs to the machine: an arrangement moves what the game itself keeps"),
        ("chance.seed", "chance belongs to the machine"),
    ],
)
def test_a_path_that_leads_nowhere_names_the_nearest(path: str, text: str) -> None:
    """The message says what is there instead."""
    assert text in failure({path: 1})


def test_a_key_that_is_not_there_names_the_nearest() -> None:
    """Keys of dicts go by their texts or ids."""
    assert failure({"supply[coim]": 1}, MARKET) == "supply has no key 'coim'; nearest: coin"
    assert failure({"prices['bee']": 1}, MARKET) == "prices has no key 'bee'; known: ant"


@pytest.mark.parametrize(
    ("lies", "text"),
    [
        ({"players[0].coins": "3"}, "players[0].coins: wrong_type: expected a whole number, got '3'"),
        ({"players[0].coins": True}, "players[0].coins: wrong_type: expected a whole number, got True"),
        ({"players[0].cheered": 1}, "players[0].cheered: wrong_type: expected true or false, got 1"),
        ({"players[1].hand": "ant"}, "players[1].hand: wrong_type: expected a list, got 'ant'"),
        ({"players[1].hand": ("ant", 3)}, "players[1].hand[1]: unknown_id: expected the id of a card, got 3"),
        ({"players[1].hand": ("ant", "bea")}, "players[1].hand: mini has no card 'bea'; nearest: bee"),
        ({"result": 3}, "result: "),
        ({"current": 2}, "current: there is no seat 2, only 0 to 1"),
        ({"current": -1}, "current: there is no seat -1, only 0 to 1"),
    ],
)
def test_a_value_of_another_type_is_refused_with_its_place(lies: dict[str, object], text: str) -> None:
    """What a document could not hold there cannot lie there either."""
    assert text in failure(lies)


def test_seats_in_tuples_and_optional_values_are_checked_too() -> None:
    """Every number that is marked as a seat must be one."""
    assert failure({"favourite": 3}, MARKET) == "favourite: there is no seat 3, only 0 to 1"
    assert market(favourite=None).favourite is None
    assert failure({"order": (0, 5)}, MARKET) == "order: there is no seat 5, only 0 to 1"
    assert "order[1]: there is no seat 9" in failure({"order[1]": 9}, MARKET)
    assert "pair" in failure({"pair": ("ant",)}, MARKET)
    assert "mood: unknown_value: expected hidden, public, got 'secret'" in failure({"mood": "secret"}, MARKET)


def test_two_paths_that_overlap_are_refused() -> None:
    """Which of them holds would depend on their order."""
    assert failure({"deck.draw_pile": (), "deck": None}) == (
        "deck.draw_pile and deck overlap: name the one or the other"
    )


def test_a_lost_component_is_named() -> None:
    """What lay in a named zone before does not go anywhere by itself."""
    assert failure({"players[0].hand": ("ant",)}) == (
        "the arrangement does not keep the components of the game:\n"
        "  lost: card 'dog', 1 too few\n"
        "A zone that is named holds exactly what is said: say where everything else goes that lay there."
    )


def test_a_duplicated_component_is_named_with_all_its_places() -> None:
    """One ant cannot lie in two hands."""
    lies: dict[str, object] = {"players[0].hand": ("dog", "ant"), "players[1].hand": ("ant",)}

    assert failure(lies) == (
        "the arrangement does not keep the components of the game:\n"
        "  duplicated: card 'ant', 1 too many; it lies in players[0].hand, players[1].hand"
    )


def test_what_is_laid_is_not_taken_out_of_a_field_that_must_hold_one_card() -> None:
    """Who lays a character before another player says whom its owner has instead."""
    table = Scenario(sh.GAME, sh.Setup(players=4), seed=1)
    mine, other = [player.character.id for player in table.state.players[:2]]

    with pytest.raises(ScenarioError, match=f"got {other}, {other}, "):
        table.arrange(lies={"players[0].character": other})
    table.arrange(lies={"players[0].character": other, "players[1].character": mine})
    assert [player.character.id for player in table.state.players[:2]] == [other, mine]


def test_a_lost_component_of_which_others_are_left_is_not_told_as_if_it_were_found() -> None:
    """There were two red slips; one is left."""
    assert failure({"slips.draw_pile": ("red", "blue", "green")}, MARKET).splitlines()[1] == (
        "  lost: red, 1 too few; what is left of it lies in slips.draw_pile"
    )


def test_components_without_a_card_are_counted_too() -> None:
    """Coins come out of nothing and go into nothing, unless the supply says so."""
    assert "duplicated: coin, 3 too many" in failure({"players[0].coins": 3}, MARKET)
    assert "lost: coin, 2 too few" in failure({"supply[coin]": 18}, MARKET)
    assert market(**{"players[0].coins": 3, "supply[coin]": 17}).players[0].coins == 3


def test_an_impossible_position_is_refused_with_its_problems() -> None:
    """``Game.problems`` has the last word."""
    lies: dict[str, object] = {"players[1].coins": 10, "supply[coin]": 10}

    assert failure(lies, MARKET) == (
        "no game could be in this position:\n  players[1].coins: game_over: expected less than 10 (MG-GAIN)"
    )


def test_a_position_that_the_rules_cannot_read_is_refused() -> None:
    """What breaks in the rules after an arrangement is a fault of the arrangement."""
    assert "components cannot be told in this position: KeyError: 'coin'" in failure({"supply": {}}, MARKET)


def test_a_position_in_which_the_open_question_has_no_answer_is_refused() -> None:
    """An arrangement does not change what is being decided."""

    class Silent(mini.MiniGame):
        def decision(self, state: mini.State) -> object:  # type: ignore[override] # a fault of the rules
            found = super().decision(state)
            assert found is not None
            return found if state.current == 0 else type(found)(found.number, found.prompt, found.seats, ())

    assert "in this position the open question turn has no answer" in failure({"current": 1}, Silent())


@pytest.mark.parametrize("name", ["ant", "gnu"])
def test_an_object_that_is_not_the_games_own_is_refused(name: str) -> None:
    """A card is the object in the game's tables; another one with its id is a fault of the test."""
    other = mini.Card(name)
    game = MARKET if name == "gnu" else mini.GAME
    said = f"card({name!r}) is not the object that {game.id} has under this id"

    assert failure({"players[1].hand": (other,)}, game) == f"players[1].hand: {said}; take that one, or {name!r}"
    if game is MARKET:
        assert said in failure({"stall": Stall([other])}, game)
        assert said in failure({"prices": {other: 1}}, game)
    else:
        with pytest.raises(ScenarioError, match=r"^draws 'cards': card\('ant'\) is not the object that mini has"):
            new(draws={"cards": (other,)})
        with pytest.raises(ScenarioError, match=r"^Drew\.card: card\('ant'\) is not the object that mini has"):
            new().expect_event(mini.Drew, card=other)


@pytest.mark.parametrize(
    ("arranged", "text"),
    [
        ({"lies": {0: 1}}, "lies: a path is a text, such as 'players[1].hand'; got 0"),
        ({"lies": ["ant"]}, "lies: expected a dict by paths, such as {'players[1].hand': ...}; got list of 1"),
        ({"lies": "ant"}, "lies: expected a dict by paths, such as {'players[1].hand': ...}; got 'ant'"),
        ({"dice": [3]}, "dice: expected a dict by the names of dice, such as {'d6': ...}; got list of 1"),
        ({"dice": {6: [3]}}, "dice: the name of a die is a text, such as 'd6'; got 6"),
        ({"draws": ["ant"]}, "draws: expected a dict by the names of decks, such as {'deck': ...}; got list of 1"),
        ({"draws": {None: []}}, "draws: the name of a deck is a text, such as 'deck'; got None"),
        ({"draws": {"cards": [5]}}, "draws 'cards': a card is an object of the game or its id as a text; got 5"),
        ({"edit": "coins"}, "edit: expected a function that changes the state it is given; got 'coins'"),
    ],
)
def test_what_is_no_arrangement_is_a_type_error(arranged: dict[str, object], text: str) -> None:
    """It says what was expected."""
    with pytest.raises(TypeError) as caught:
        new(**arranged)  # type: ignore[arg-type] # this is the fault

    assert str(caught.value) == text
