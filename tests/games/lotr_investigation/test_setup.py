"""Setups: every fault is told with its place and rule, and whatever is taken becomes a possible state."""

from __future__ import annotations

import json
import random
from typing import Any, Final

import pytest
from attrs import evolve

import boardrules
from boardrules.games import lotr_investigation as lr
from boardrules.games.lotr_investigation import content as c
from boardrules.games.lotr_investigation.check import check_state
from boardrules.games.lotr_investigation.setup import any_setup
from boardrules.testing.tampering import path_text, places, tampered, verdict
from tests.games.lotr_investigation.documents import play_on
from tests.games.lotr_investigation.positions import STRIKERS, WATCHERS, position
from tests.games.lotr_investigation.table import LEADERSHIP, SPIRIT, TACTICS, place, spot
from tests.games.setups import fault, faults

GAME: Final = lr.GAME


def seat(**fields: Any) -> dict[str, Any]:
    """Return the fields of a setup that arranges the second of two seats."""
    return {"seats": (None, lr.Position(**fields)), "table": lr.Table()}


def listed(**fields: Any) -> lr.DeckList:
    """Return a deck of one's own with other values, also of wrong types."""
    return evolve(WATCHERS, **fields)


def table(**fields: Any) -> dict[str, Any]:
    """Return the fields of a setup that arranges the table."""
    return {"table": lr.Table(**fields)}


# -- types and ranges ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fields", "path", "code", "rule"),
    [
        ({"players": "two"}, "players", "wrong_type", "LR-DCK-04"),
        ({"players": True}, "players", "wrong_type", "LR-DCK-04"),
        ({"players": 1.0}, "players", "wrong_type", "LR-DCK-04"),
        ({"decks": 7}, "decks", "wrong_type", "LR-DCK-01"),
        ({"decks": (1, "core_lore")}, "decks[0]", "wrong_type", "LR-DCK-01"),
        ({"decks": ("core_lore", "moon")}, "decks[1]", "unknown_id", "LR-DCK-01"),
        ({"decks": ("core_lore",)}, "decks", "wrong_length", "LR-DCK-01"),
        ({"deck_lists": "mine"}, "deck_lists", "wrong_type", "LR-DCK-02"),
        ({"deck_lists": ("mine",)}, "deck_lists[0]", "wrong_type", "LR-DCK-02"),
        ({"deck_lists": (evolve(WATCHERS, id=""),)}, "deck_lists[0].id", "unknown_value", "LR-DCK-02"),
        ({"deck_lists": (listed(heroes="aragorn"),)}, "deck_lists[0].heroes", "wrong_type", "LR-DCK-02"),
        ({"deck_lists": (listed(cards=("gandalf",)),)}, "deck_lists[0].cards[0]", "wrong_type", "LR-DCK-02"),
        ({"deck_lists": (listed(cards=(("x", "3"),)),)}, "deck_lists[0].cards[0][1]", "wrong_type", "LR-DCK-02"),
        ({"deck_lists": (WATCHERS, WATCHERS)}, "deck_lists[1].id", "duplicate", "LR-DCK-02"),
        ({"deck_lists": (evolve(WATCHERS, id="core_lore"),)}, "deck_lists[0].id", "duplicate", "LR-DCK-02"),
        ({"first_player": 2}, "first_player", "out_of_range", "LR-SET-01"),
        ({"first_player": -1}, "first_player", "out_of_range", "LR-SET-01"),
        ({"first_player": None}, "first_player", "wrong_type", "LR-SET-01"),
        ({"shadow_cards": 1}, "shadow_cards", "wrong_type", "LR-VAR-01"),
        ({"easy_mode": "yes"}, "easy_mode", "wrong_type", "LR-VAR-02"),
        ({"easy_resources": -1}, "easy_resources", "out_of_range", "LR-VAR-02"),
        ({"easy_resources": 10**30}, "easy_resources", "out_of_range", "LR-VAR-02"),
        ({"smoke_and_mirrors_surge": None}, "smoke_and_mirrors_surge", "wrong_type", "LR-CRD-24"),
        ({"mulligans": 0}, "mulligans", "wrong_type", "LR-SET-02"),
        ({"suspect": "gandalf"}, "suspect", "unknown_id", "LR-SET-03"),
        ({"suspect": None}, "suspect", "wrong_type", "LR-SET-03"),
        ({"hideout": "old_orc_eyes"}, "hideout", "unknown_id", "LR-SET-03"),
        ({"script": 4}, "script", "wrong_type", ""),
        ({"script": {"encounter": 4}}, "script[0][1]", "wrong_type", ""),
        ({"script": {"moon": ["gandalf"]}}, "script", "unknown_value", ""),
        ({"script": {"deck-2": ["gandalf"]}}, "script", "unknown_value", ""),
        ({"script": (("encounter", ()), ("encounter", ()))}, "script", "duplicate", ""),
        ({"script": {"encounter": ["gandalf"]}}, "script.encounter[0]", "unknown_id", "LR-CMP-02"),
        ({"script": {"encounter": ["dark_alley"] * 9}}, "script.encounter", "too_many", "LR-CMP-02"),
        ({"script": {"encounter": ["taken_by_surprise"]}}, "script.encounter[0]", "unknown_id", "LR-CMP-02"),
        ({"script": {"encounter": ["the_prancing_pony"]}}, "script.encounter[0]", "unknown_id", "LR-CMP-02"),
        ({"script": {"encounter": ["bill_ferny", "todd_the_troll"]}}, "script.encounter[1]", "unknown_id", "LR-CMP-02"),
        ({"script": {"investigation": ["the_prancing_pony"]}}, "script.investigation[0]", "unknown_id", "LR-INS-06"),
        ({"script": {"investigation": ["rising_body_count"]}}, "script.investigation[0]", "unknown_id", "LR-INS-06"),
        ({"script": {"investigation": ["taken_by_surprise"] * 3}}, "script.investigation", "too_many", "LR-INS-06"),
        ({"script": {"investigation": [card.id for card in c.SUSPECTS]}}, "suspect", "contradiction", "LR-SET-03"),
        (
            {"suspect": "todd_the_troll", "script": {"investigation": ["archet_trading_post", "todd_the_troll"]}},
            "script.investigation[1]",
            "contradiction",
            "LR-SET-03",
        ),
        ({"script": {"deck-0": ["todd_the_troll"]}}, "script.deck-0[0]", "unknown_id", "LR-SET-01"),
        ({"script": {"hand-0": ["todd_the_troll"]}}, "script.hand-0[0]", "unknown_id", "LR-SET-01"),
        ({"script": {"hand-1": ["aragorn"]}}, "script.hand-1", "not_in_deck", "LR-SET-01"),
        ({"script": {"hand-1": ["gandalf", "feint"]}}, "script.hand-1", "too_many", "LR-SET-01"),
        ({"script": {"deck-1": ["faramir"]}}, "script.deck-1", "not_in_deck", "LR-SET-01"),
        # seats
        ({"seats": "us"}, "seats", "wrong_type", ""),
        ({"seats": ("me",)}, "seats[0]", "wrong_type", ""),
        ({"seats": (None,) * 3}, "seats", "too_many", "LR-DCK-04"),
        ({"seats": (lr.Position(hand=("moon",)),)}, "seats[0].hand[0]", "unknown_id", ""),
        ({"seats": (lr.Position(hand=("bill_ferny",)),)}, "seats[0].hand[0]", "unknown_id", ""),
        ({"seats": (lr.Position(hand=("gandalf",) * 2),)}, "seats[0]", "not_in_deck", "LR-SET-01"),
        ({"seats": (lr.Position(hand=("feint",)),)}, "seats[0]", "not_in_deck", "LR-SET-01"),
        (
            {"seats": (lr.Position(hand=("faramir",), discard=("faramir",) * 2),)},
            "seats[0]",
            "not_in_deck",
            "LR-SET-01",
        ),
        ({"seats": (lr.Position(threat=20),)}, "seats[0].threat", "only_with_table", ""),
        ({"seats": (lr.Position(allies=("faramir",)),)}, "seats[0].allies", "only_with_table", ""),
        ({"seats": (lr.Position(out=True),)}, "seats[0].out", "only_with_table", ""),
        (seat(hand=4), "seats[1].hand", "wrong_type", "LR-SET-01"),
        (seat(hand=(None,)), "seats[1].hand[0]", "wrong_type", "LR-SET-01"),
        (seat(threat="x"), "seats[1].threat", "wrong_type", "LR-CMP-04"),
        (seat(threat=51), "seats[1].threat", "out_of_range", "LR-CMP-04"),
        (seat(threat=-1), "seats[1].threat", "out_of_range", "LR-CMP-04"),
        (seat(out=None), "seats[1].out", "wrong_type", "LR-THR-01"),
        (seat(heroes=7), "seats[1].heroes", "wrong_type", ""),
        (seat(heroes=(7,)), "seats[1].heroes[0]", "wrong_type", ""),
        (seat(heroes=("faramir",)), "seats[1].heroes[0].card", "unknown_id", ""),
        (seat(heroes=("aragorn",)), "seats[1].heroes", "too_many", "LR-CMP-02"),
        (seat(allies=("legolas",)), "seats[1].allies[0].card", "unknown_id", ""),
        (seat(allies=("faramir",)), "seats[1].allies", "not_in_deck", "LR-SET-01"),
        (seat(engaged=("dark_alley",)), "seats[1].engaged[0].card", "unknown_id", ""),
        (seat(engaged=("bill_ferny",) * 2), "seats[1].engaged[1]", "too_many", "LR-CMP-02"),
        (seat(heroes=(spot("gimli", damage=-1),)), "seats[1].heroes[0].damage", "out_of_range", "LR-CMB-18"),
        (seat(heroes=(spot("gimli", resources="2"),)), "seats[1].heroes[0].resources", "wrong_type", "LR-CMP-04"),
        (seat(heroes=(spot("gimli", exhausted=1),)), "seats[1].heroes[0].exhausted", "wrong_type", "LR-TIM-04"),
        (seat(heroes=(spot("gimli", owner=2),)), "seats[1].heroes[0].owner", "out_of_range", "LR-CMP-05"),
        (seat(heroes=(spot("gimli", by="me"),)), "seats[1].heroes[0].by", "wrong_type", "LR-CMP-05"),
        (
            seat(heroes=(spot("gimli", attachments=("gandalf",)),)),
            "seats[1].heroes[0].attachments[0]",
            "unknown_id",
            "",
        ),
        (
            seat(heroes=(spot("gimli", attachments=("dark_knowledge",)),)),
            "seats[1].attachments",
            "not_in_deck",
            "LR-SET-01",
        ),
        (
            table(staging=(spot("market_square", attachments=("power_in_the_earth",)),)),
            "table.staging[0].attachments",
            "not_in_deck",
            "LR-SET-01",
        ),
        # the table
        ({"table": 3}, "table", "wrong_type", ""),
        (table(phase="lunch"), "table.phase", "unknown_value", "LR-RND-01"),
        (table(phase=None), "table.phase", "wrong_type", "LR-RND-01"),
        (table(round=0), "table.round", "out_of_range", "LR-RND-01"),
        (table(stage=4), "table.stage", "out_of_range", "LR-STG-01"),
        (table(progress=-1), "table.progress", "out_of_range", "LR-QST-15"),
        (table(cap_used=5), "table.cap_used", "out_of_range", "LR-STG-01"),
        (table(treacheries=-1), "table.treacheries", "out_of_range", "LR-CRD-21"),
        (table(staging=("hired_muscle",)), "table.staging[0].card", "unknown_id", ""),
        (table(staging=("bill_ferny",) * 2), "table.staging[1]", "too_many", "LR-CMP-02"),
        (table(staging=(spot("dark_alley", by=5),)), "table.staging[0].by", "out_of_range", "LR-CMP-05"),
        (table(active="bill_ferny"), "table.active.card", "unknown_id", ""),
        (table(active=spot("dark_alley", progress=10**30)), "table.active.progress", "out_of_range", "LR-QST-13"),
        (table(encounter=("gandalf",)), "table.encounter[0]", "unknown_id", ""),
        (table(encounter=("bill_ferny",) * 2), "table.encounter", "too_many", "LR-CMP-02"),
        (table(encounter_discard=("bill_ferny",) * 2), "table.encounter_discard", "too_many", "LR-CMP-02"),
        (table(investigation=("taken_by_surprise",) * 3), "table.investigation", "too_many", "LR-CMP-02"),
        (table(victory=("todd_the_troll",) * 2), "table.victory", "too_many", "LR-CMP-02"),
        (table(removed=("todd_the_troll",) * 2), "table.removed", "too_many", "LR-CMP-02"),
        (table(eliminated=("bill_ferny",)), "table.eliminated[0]", "unknown_id", ""),
        (table(empty_encounter="no"), "table.empty_encounter", "wrong_type", ""),
    ],
)
def test_a_fault_is_named_with_its_place_and_rule(fields: dict[str, Any], path: str, code: str, rule: str) -> None:
    """One wrong value, one problem."""
    assert fault(GAME, **fields) == (path, code, rule)


def test_what_a_script_names_must_be_there_when_it_is_laid_out() -> None:
    """The card of a deck is in hand already; the names of the Investigation deck are no case that is drawn."""
    held = {"seats": (place(hand=["faramir"] * 2), None), "script": {"deck-0": ["faramir"]}}
    assert fault(GAME, table=lr.Table(), **held) == ("script.deck-0", "not_in_deck", "LR-SET-01")
    assert fault(GAME, **held)[1:] == ("not_in_deck", "LR-SET-01")

    names = [card.id for card in (*c.SUSPECTS[1:], *c.HIDEOUTS[:-1])]
    for arranged in (None, lr.Table()):
        for seed in range(3):
            setup = lr.Setup(table=arranged, script={"investigation": names}, mulligans=False)
            assert GAME.start(setup, seed).set_aside == [c.SUSPECTS[0], c.HIDEOUTS[-1]]


def test_a_script_goes_under_what_is_arranged_for_a_seat() -> None:
    """The hand and the top of the deck come first, then what the script lays under them."""
    seat = lr.Position(hand=("faramir",), deck=("gandalf",))
    for arranged in (None, lr.Table()):
        setup = lr.Setup(seats=(seat, None), table=arranged, script={"deck-0": ["steward_of_gondor"]}, mulligans=False)
        player = GAME.start(setup, 1).players[0]
        drawn = [*player.hand, *player.deck[::-1]]
        assert [held.card.id for held in drawn[:3]] == ["faramir", "gandalf", "steward_of_gondor"]


@pytest.mark.rule("LR-INS-08")
@pytest.mark.parametrize(
    ("stage", "named", "marked"),
    [
        (2, (), ["wolf_pelt_jake", "combe_storehouse"]),
        (3, (), []),
        (3, ("todd_the_troll",), ["todd_the_troll"]),
        (3, ("wolf_pelt_jake",), ["wolf_pelt_jake"]),
    ],
)
def test_after_the_accusation_the_list_is_as_it_is_arranged(
    stage: int, named: tuple[str, ...], marked: list[str]
) -> None:
    """The killer and the hideout, whom the accusation brings into play, are not crossed out."""
    arranged = lr.Table(stage=stage, staging=("combe_storehouse", "wolf_pelt_jake"), eliminated=named)

    assert [card.id for card in GAME.start(lr.Setup(table=arranged), 1).eliminated] == marked


def test_all_faults_are_told_at_once() -> None:
    """A person who repairs a setup sees them together: single values first, then decks, then what is arranged."""
    problems = faults(GAME, players=5, easy_resources=-1, suspect="x", decks=())
    assert [problem.path for problem in problems] == ["players", "easy_resources"]
    problems = faults(GAME, first_player=2, suspect="x", decks=("core_lore",))
    assert [problem.path for problem in problems] == ["first_player", "suspect", "decks"]

    arranged = table(phase="lunch", stage=0, encounter=("x", "y"))
    problems = faults(GAME, **arranged, seats=(lr.Position(threat=99),))
    assert [problem.path for problem in problems] == ["seats[0].threat", "table.phase", "table.stage"]
    problems = faults(GAME, **table(encounter=("x", "y")), seats=(lr.Position(hand=("x",)),))
    assert [problem.path for problem in problems] == ["seats[0].hand[0]", "table.encounter[0]", "table.encounter[1]"]


# -- decks -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-DCK-02", "LR-CMP-07")
def test_every_breach_of_a_bad_deck_list_is_named() -> None:
    """The heroes: four, one twice, two that are none. The cards: four copies, none, no player cards, a title twice."""
    bad = lr.DeckList(
        heroes=("aragorn", "aragorn", "faramir", "moon"),
        cards=(("gandalf", 4), ("faramir", 0), ("aragorn", 1), ("bill_ferny", 1), ("beorn", 1), ("beorn", 2)),
        id="bad",
    )
    breaches = [
        ("heroes", "wrong_length", "LR-DCK-02"),
        ("heroes", "duplicate", "LR-CMP-07"),
        ("heroes", "unknown_id", "LR-DCK-02"),
        ("heroes", "unknown_id", "LR-DCK-02"),
        ("cards.gandalf", "out_of_range", "LR-DCK-02"),
        ("cards.faramir", "out_of_range", "LR-DCK-02"),
        ("cards", "unknown_id", "LR-DCK-02"),
        ("cards", "unknown_id", "LR-DCK-02"),
        ("cards.beorn", "duplicate", "LR-DCK-02"),
        ("cards", "too_few", "LR-DCK-02"),
    ]

    assert [(one.path, one.code, one.rule) for one in lr.deck_faults(bad)] == [
        (f"deck.{path}", code, rule) for path, code, rule in breaches
    ]
    problems = faults(GAME, players=1, decks=("bad",), deck_lists=(bad,))
    assert [(one.path, one.code, one.rule) for one in problems] == [
        (f"deck_lists[0].{path}", code, rule) for path, code, rule in breaches
    ]


@pytest.mark.rule("LR-DCK-03")
def test_heroes_of_own_lists_are_taken_as_well() -> None:
    """Aragorn is in both lists: the second seat is told."""
    (problem,) = faults(GAME, players=2, decks=("watchers", LEADERSHIP), deck_lists=(WATCHERS,))

    assert (problem.path, problem.code, problem.got, problem.rule) == ("decks[1]", "hero_taken", "aragorn", "LR-DCK-03")


@pytest.mark.rule("LR-DCK-02")
def test_a_list_of_ones_own_is_played_as_it_is() -> None:
    """Fifty-three cards, six of them in hand."""
    state = GAME.start(lr.Setup(players=1, decks=("watchers",), deck_lists=(WATCHERS,), mulligans=False), 1)
    (player,) = state.players

    assert (player.deck_id, len(player.hand) + len(player.deck)) == ("watchers", WATCHERS.size)
    assert [hero.id for hero in player.heroes] == list(WATCHERS.heroes)


# -- arrangements that cannot be -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fields", "path", "code", "rule"),
    [
        (seat(out=True, hand=("feint",)), "seats[1].hand", "not_in_game", "LR-THR-02"),
        (seat(out=True, heroes=("gimli",)), "seats[1].area", "not_in_game", "LR-THR-02"),
        ({**seat(out=True), "first_player": 1}, "first", "not_in_game", "LR-THR-04"),
        (seat(heroes=(spot("gimli", owner=0),)), "seats[", "wrong_components", "LR-THR-01"),
        (
            seat(heroes=(spot("gimli", attachments=("forest_snare",)),)),
            "seats[1].attachments",
            "not_in_deck",
            "LR-SET-01",
        ),
        (
            seat(heroes=(spot("gimli", attachments=("dwarven_axe", "blade_of_gondolin", "horn_of_gondor")),)),
            "table.gimli.attachments",
            "too_many",
            "LR-KEY-03",
        ),
        (seat(allies=(spot("beorn", resources=1),)), "table.beorn.resources", "out_of_range", "LR-RES-01"),
        (seat(heroes=(spot("gimli", progress=1),)), "table.gimli.progress", "out_of_range", "LR-QST-13"),
        (seat(heroes=(spot("gimli", committed=True),)), "table.gimli.committed", "contradiction", "LR-QST-03"),
        (table(staging=(spot("todd_the_troll", attachments=("hired_muscle",)),)), "table.hired_muscle.host", "", ""),
        (table(staging=(spot("bill_ferny", attachments=("hired_muscle",)),)), "table.hired_muscle.host", "", ""),
        (table(staging=(spot("bill_ferny", exhausted=True),)), "table.bill_ferny.exhausted", "", "LR-TIM-04"),
        (table(victory=("lawless_ruffian",)), "table.victory[0]", "wrong_card", "LR-VIC-01"),
        (table(encounter_discard=("todd_the_troll",)), "table.encounter_discard[0]", "wrong_card", "LR-CMP-08"),
        (table(encounter=("combe_storehouse",)), "table.encounter", "too_many", "LR-CMP-02"),
        (table(investigation=("dark_alley",)), "table.investigation[", "wrong_card", "LR-CMP-02"),
        ({**table(eliminated=("todd_the_troll",)), "suspect": "todd_the_troll"}, "table.eliminated", "", "LR-INS-08"),
        ({**table(stage=3), "suspect": "todd_the_troll"}, "suspect", "wrong_card", "LR-SET-03"),
        ({**table(victory=("combe_storehouse",)), "hideout": "combe_storehouse"}, "table.victory", "too_many", ""),
        (table(eliminated=[name.id for name in lr.CARDS.values() if name.is_hideout]), "hideout", "contradiction", ""),
    ],
)
def test_a_position_that_no_game_comes_to_is_refused(fields: dict[str, Any], path: str, code: str, rule: str) -> None:
    """The first problem names the seat, the card or the pile, in the words of a setup."""
    problem = faults(GAME, **fields)[0]

    assert problem.path.startswith(path), str(problem)
    assert problem.code.startswith(code)
    assert problem.rule.startswith(rule)


# -- what is taken ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(20))
def test_any_setup_is_a_game_that_can_be_played(seed: int) -> None:
    """Of every number of players, decks and options."""
    setup = any_setup(random.Random(seed).choice)
    state = GAME.start(setup, seed)

    assert check_state(state) == ()
    assert boardrules.from_json(GAME, "setup", json.dumps(boardrules.to_json(setup))) == setup


def test_any_setup_covers_everything_that_can_be_chosen() -> None:
    """Every count, every deck, every option."""
    found = [any_setup(random.Random(seed).choice) for seed in range(200)]

    assert {setup.players for setup in found} == {1, 2, 3, 4}
    assert {deck for setup in found for deck in setup.decks} == set(lr.DECKS)
    assert {(setup.players, setup.first_player) for setup in found} == {
        (n, seat) for n in range(1, 5) for seat in range(n)
    }
    for name in ("shadow_cards", "easy_mode", "smoke_and_mirrors_surge", "mulligans"):
        assert {getattr(setup, name) for setup in found} == {False, True}


#: A new game in which everything is another than by default.
FULL: Final = lr.Setup(
    players=2,
    decks=("strikers", "watchers"),
    deck_lists=(STRIKERS, evolve(WATCHERS, heroes=("denethor", "aragorn"), name="Watchers", name_es="Vigías")),
    first_player=1,
    easy_mode=True,
    easy_resources=3,
    shadow_cards=False,
    smoke_and_mirrors_surge=True,
    mulligans=False,
    suspect="old_orc_eyes",
    hideout="archet_trading_post",
    seats=(None, place(hand=("faramir",), discard=("gandalf",))),
    script=(("encounter", ("bill_ferny",)), ("hand-1", ("gandalf",)), ("deck-0", ())),
)


@pytest.mark.parametrize("setup", [FULL, lr.Setup(), *[position(number) for number in range(10)]])
def test_a_setup_is_written_and_read_again(setup: lr.Setup) -> None:
    """With own decks, with tables, with scripts: the same setup, which lays out the same game."""
    read = boardrules.from_json(GAME, "setup", json.loads(json.dumps(boardrules.to_json(setup))))

    assert read == setup
    assert GAME.start(read, 5) == GAME.start(setup, 5)


def test_sequences_and_titles_stand_for_tuples_and_spots() -> None:
    """Lists are taken for tuples, ids for cards in play, a mapping for a script."""
    loose: Any = {
        "decks": [SPIRIT, TACTICS],
        "seats": [lr.Position(hand=["hasty_stroke"], heroes=["eowyn"]), None],
        "table": lr.Table(staging=["dark_alley"], active="market_square"),
        "script": {"encounter": ["bill_ferny"]},
    }
    strict = lr.Setup(
        decks=(SPIRIT, TACTICS),
        seats=(lr.Position(hand=("hasty_stroke",), heroes=(spot("eowyn"),)), None),
        table=lr.Table(staging=(spot("dark_alley"),), active=spot("market_square")),
        script=(("encounter", ("bill_ferny",)),),
    )

    assert lr.Setup(**loose) == strict
    assert hash(lr.Setup(**loose)) == hash(strict)


@pytest.mark.parametrize("number", range(8))
def test_a_setup_that_was_tampered_with_is_refused_or_played(number: int) -> None:
    """Whatever is in a document of a setup, it is refused with a place, or is a game that can be played."""
    document = boardrules.to_json(position(number) if number else FULL)
    for where in [*places(document)][number % 31 :: 31]:
        for words, changed in tampered(document, where, 1):
            wrong = verdict(GAME, changed, "setup")
            assert not wrong, f"{path_text(where)} {words}: {wrong}"
    play_on(GAME.start(position(number), number), number)
