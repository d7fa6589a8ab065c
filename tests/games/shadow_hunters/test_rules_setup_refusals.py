"""What no table could lay out (SetupError), and the quick start (SH-VAR-06)."""

from __future__ import annotations

from typing import Any

import pytest

from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters.events import (
    CardDrawn,
    Healed,
    HermitAnswered,
    HermitDrawn,
    HermitGiven,
    Moved,
    MovementRolled,
    TurnStarted,
)
from tests.games.happened import refused
from tests.games.setups import fault, faults
from tests.games.shadow_hunters.positions import (
    FIVE,
    SEVEN,
    TO_ALTAR,
    TO_CABIN,
    TO_CEMETERY,
    TO_CHURCH,
    TO_GATE,
    TO_WOODS,
    arranged,
    at,
    damages,
    dead,
    moves_to,
    seated,
)
from tests.games.shadow_hunters.table import LAYOUT_A, MakeTable, card

FIVE_CARDS = ("talisman", "holy_robe", "chainsaw", "handgun", "machine_gun")


def seat(**place: Any) -> dict[str, Any]:
    """Return a setup in which only seat 1 is arranged."""
    return {"characters": FIVE, "seats": (None, sh.Position(**place))}


# -- refusals -------------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-INV-07")
def test_a_character_exists_and_is_dealt_once() -> None:
    """An unknown id, and one card at two seats."""
    assert fault(sh.GAME, characters=("dracula",)) == ("characters[0]", "unknown_id", "SH-INV-07")
    assert fault(sh.GAME, seats=(None, sh.Position(character="dracula"))) == (
        "seats[1].character",
        "unknown_id",
        "SH-INV-07",
    )
    assert fault(sh.GAME, characters=("emi", "emi")) == ("characters[1]", "duplicate", "SH-INV-07")
    assert fault(sh.GAME, characters=("emi",), seats=(None, sh.Position(character="emi"))) == (
        "seats[1].character",
        "duplicate",
        "SH-INV-07",
    )


@pytest.mark.rule("SH-SET-05")
@pytest.mark.parametrize("name", ["ellen", "david", "bob_kill_variant"])
def test_expansion_characters_are_not_in_the_base_game(name: str) -> None:
    """What is not in the pool cannot be dealt."""
    assert fault(sh.GAME, characters=(name,)) == ("characters[0]", "not_in_pool", "SH-SET-05")


@pytest.mark.rule("SH-INV-01")
@pytest.mark.parametrize(
    ("arranged", "path", "code"),
    [
        ({"white": ("excalibur",)}, "white[0]", "unknown_id"),
        ({"black": ("dynamite", "advent")}, "black[1]", "wrong_deck"),
        ({"hermit_discard": ("talisman",)}, "hermit_discard[0]", "wrong_deck"),
        ({"white": ("advent",), "white_discard": ("advent",)}, "cards", "too_many"),
        ({"hermit": ("hermits_slap",) * 3}, "cards", "too_many"),
        (seat(equipment=("excalibur",)), "seats[1].equipment[0]", "unknown_id"),
        (seat(equipment=("talisman",)) | {"white": ("talisman",)}, "cards", "too_many"),
    ],
)
def test_every_card_lies_in_one_place_of_its_colour(arranged: dict[str, Any], path: str, code: str) -> None:
    """A card that does not exist, that lies in the wrong deck, or of which there are too many."""
    assert fault(sh.GAME, **arranged) == (path, code, "SH-INV-01")


@pytest.mark.rule("SH-INV-01")
def test_two_copies_of_a_double_card_can_be_arranged(table: MakeTable) -> None:
    """There are two Holy Waters and three Bats, one on the pile and the others among the discards."""
    t = table(
        arranged(
            white=("holy_water_of_healing",),
            white_discard=("holy_water_of_healing",),
            black=("vampire_bat",),
            black_discard=("vampire_bat", "vampire_bat"),
        )
    )

    assert (t.state.white.draw_pile[-1].id, len(t.state.white.draw_pile)) == ("holy_water_of_healing", 15)
    assert (t.state.black.draw_pile[-1].id, len(t.state.black.draw_pile)) == ("vampire_bat", 14)


@pytest.mark.rule("SH-INV-02")
@pytest.mark.parametrize("name", ["advent", "dynamite", "hermits_aid"])
def test_only_equipment_lies_before_a_player(name: str) -> None:
    """Single-use cards and hermit cards cannot be held."""
    assert fault(sh.GAME, **seat(equipment=("talisman", name))) == (
        "seats[1].equipment[1]",
        "not_equipment",
        "SH-INV-02",
    )


@pytest.mark.rule("SH-INV-03")
@pytest.mark.parametrize(
    "belongings", [{"area": "church"}, {"equipment": ("talisman",)}, {"angel": True}], ids=["area", "cards", "angel"]
)
def test_the_dead_have_nothing(belongings: dict[str, Any]) -> None:
    """A dead seat has no area, no equipment and no protection."""
    assert fault(sh.GAME, **seat(dead=True, **belongings)) == ("seats[1]", "dead", "SH-INV-03")


@pytest.mark.rule("SH-MOV-02")
def test_an_area_has_to_exist() -> None:
    """There is no castle."""
    assert fault(sh.GAME, **seat(area="castle")) == ("seats[1].area", "unknown_id", "SH-MOV-02")


@pytest.mark.rule("SH-REV-02")
def test_a_hidden_player_has_used_no_ability() -> None:
    """A spent ability needs a face-up character, and one that can be spent."""
    assert fault(sh.GAME, **seat(used=True)) == ("seats[1].used", "contradiction", "SH-REV-02")
    assert sh.Setup(**seat(used=True, revealed=True)).seats[1] == seated(used=True, revealed=True)


@pytest.mark.rule("SH-EXP-16")
def test_only_gregor_stands_behind_the_barrier() -> None:
    """George cannot have the Ghostly Barrier."""
    assert fault(sh.GAME, **seat(barrier=True)) == ("seats[1].barrier", "contradiction", "SH-EXP-16")


@pytest.mark.rule("SH-DTH-09")
@pytest.mark.parametrize("deaths", [((0,),), ((0, 2),), ((1,), (0,))])
def test_batches_of_deaths_name_the_dead(deaths: tuple[tuple[int, ...], ...]) -> None:
    """Seat 2 is left out, seat 0 lives, or both."""
    seats = (None, dead(), dead())

    assert fault(sh.GAME, players=7, seats=seats, deaths=deaths) == ("deaths", "contradiction", "SH-DTH-09")
    assert sh.Setup(players=7, seats=seats, deaths=((2,), (1,))).deaths == ((2,), (1,))


@pytest.mark.rule("SH-INV-08")
@pytest.mark.parametrize(
    "seats",
    [
        (None, None, dead(), dead()),  # both Shadows
        (dead(), dead()),  # both Hunters
        (None, None, None, None, dead("daniel")),  # the first to die
        (None, None, None, None, seated("bob", equipment=FIVE_CARDS)),  # five cards
        (dead(), None, None, None, seated("daniel")),  # face down although somebody has died
    ],
    ids=["shadows", "hunters", "daniel-first", "bob", "daniel-hidden"],
)
def test_a_game_that_is_over_or_impossible_cannot_be_arranged(seats: tuple[sh.Position | None, ...]) -> None:
    """Whoever has met an ending condition would have stopped the game before."""
    names = list(FIVE)
    if seats[-1] is not None and seats[-1].character is not None:
        names[4] = seats[-1].character
    assert fault(sh.GAME, characters=names, seats=seats) == ("seats", "no_possible_deal", "SH-INV-08")


@pytest.mark.rule("SH-INV-08")
def test_at_least_two_players_live() -> None:
    """One survivor of four is no game."""
    assert ("seats", "too_many", "SH-INV-08") in {
        (problem.path, problem.code, problem.rule)
        for problem in faults(sh.GAME, players=4, seats=(None, dead(), dead(), dead()))
    }


@pytest.mark.parametrize(
    ("option", "value", "rule"),
    [
        pytest.param("expansion_mode", "some", "SH-VAR-02", marks=pytest.mark.rule("SH-VAR-02")),
        pytest.param("bob_7_8", "included", "SH-VAR-03", marks=pytest.mark.rule("SH-VAR-03")),
        pytest.param("vampire_heal", "twice", "SH-VAR-04", marks=pytest.mark.rule("SH-VAR-04")),
        pytest.param("robbery_scope", "all", "SH-VAR-05", marks=pytest.mark.rule("SH-VAR-05")),
        pytest.param("windows", "closed", "SH-REV-04", marks=pytest.mark.rule("SH-REV-04")),
    ],
)
def test_options_have_fixed_words(option: str, value: object, rule: str) -> None:
    """Any other word is refused under the rule of the option."""
    assert fault(sh.GAME, **{option: value}) == (option, "unknown_value", rule)


@pytest.mark.rule("SH-EXP-03")
def test_a_chosen_expansion_names_one_character_for_each_initial() -> None:
    """The choice belongs to the mode ``chosen``, where it must be complete and known."""
    ten = tuple(name for name, character in sh.CHARACTERS.items() if not character.expansion)[:10]

    assert sh.Setup(expansion_mode="chosen", expansion_choice=ten).expansion_choice == ten
    assert fault(sh.GAME, expansion_choice=ten) == ("expansion_choice", "only_with_mode_chosen", "SH-EXP-03")
    assert fault(sh.GAME, expansion_mode="chosen", expansion_choice=ten[:9]) == (
        "expansion_choice",
        "wrong_number",
        "SH-EXP-03",
    )
    assert ("expansion_choice[9]", "unknown_id", "SH-EXP-03") in {
        (p.path, p.code, p.rule) for p in faults(sh.GAME, expansion_mode="chosen", expansion_choice=(*ten[:9], "zorro"))
    }


@pytest.mark.rule("SH-CMP-01", "SH-CMP-04", "SH-SET-08")
def test_all_faults_are_reported_at_once() -> None:
    """Three wrong types in one setup make three problems, with what was expected and what came."""
    found = faults(sh.GAME, players="five", first_player="me", seats=(sh.Position(damage="much"),))  # type: ignore[arg-type]

    assert [(problem.path, problem.code, problem.rule) for problem in found] == [
        ("players", "wrong_type", "SH-CMP-01"),
        ("first_player", "wrong_type", "SH-SET-08"),
        ("seats[0].damage", "wrong_type", "SH-CMP-04"),
    ]
    assert (found[0].expected, found[0].got) == ("a whole number from 4 to 8", "str 'five'")


@pytest.mark.rule("SH-SET-01", "SH-SET-04", "SH-INV-01")
def test_faults_of_different_parts_are_reported_together() -> None:
    """Colours, areas and cards are all looked at."""
    found = faults(sh.GAME, areas=("church",), colours=("red",), white=("dynamite",))

    assert {(problem.path, problem.rule) for problem in found} == {
        ("areas", "SH-SET-01"),
        ("colours", "SH-SET-04"),
        ("white[0]", "SH-INV-01"),
    }


@pytest.mark.rule("SH-CMP-03")
@pytest.mark.parametrize(
    ("script", "path"),
    [
        ((("d4",),), "script[0]"),
        (((),), "script[0]"),
        (("d4",), "script[0]"),
        (5, "script"),
        ({"d4": 5}, "script.d4"),
        ({4: (1,)}, "script[0]"),
    ],
)
def test_a_malformed_script_is_refused(script: object, path: str) -> None:
    """A script that is no list of streams and results is a fault of the setup and nothing else."""
    assert [(problem.path, problem.code) for problem in faults(sh.GAME, script=script)] == [(path, "wrong_type")]


# -- quick start ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-VAR-06")
def test_quick_start_is_off_by_default(table: MakeTable) -> None:
    """A game begins off the board and without hermit cards."""
    t = table(sh.Setup())

    assert t.state.options.quick_start is False
    assert [player.area for player in t.state.players] == [None] * 5
    assert len(t.state.hermit.draw_pile) == 16


@pytest.mark.rule("SH-VAR-06")
@pytest.mark.parametrize("value", [1, "yes", None])
def test_quick_start_is_on_or_off(value: object) -> None:
    """Only true and false are answers."""
    assert [(problem.path, problem.code) for problem in faults(sh.GAME, quick_start=value)] == [
        ("quick_start", "wrong_type")
    ]


@pytest.mark.rule("SH-VAR-06")
def test_quick_start_places_everybody_and_passes_a_card_to_every_left_neighbour(table: MakeTable) -> None:
    """Five rolls, five cards to the next seat clockwise, answered truthfully, and then the first turn."""
    t = table(
        arranged(
            first_player=3,
            quick_start=True,
            hermit=("hermits_spell", "hermits_slap", "hermits_exorcism", "hermits_bully", "hermits_anger"),
            dice=(TO_CHURCH, TO_CEMETERY, TO_GATE, TO_ALTAR, TO_WOODS),
        )
    )

    assert (t.asked, t.prompt) == ((4,), "answer_hermit")
    t.play(sh.NothingHappens(4))  # Spell: Allie is no Shadow
    t.play(sh.Comply(0))  # Slap: Franklin is a Hunter
    t.play(sh.NothingHappens(1))  # Exorcism: George is no Shadow
    t.play(sh.NothingHappens(2))  # Bully: the Vampire has 13 HP
    t.play(sh.Comply(3))  # Anger: the Werewolf is a Shadow

    assert [(event.seat, event.target) for event in t.happened(HermitGiven)] == [(3, 4), (4, 0), (0, 1), (1, 2), (2, 3)]
    assert [(event.seat, event.area.id) for event in t.happened(Moved)] == [
        (3, "church"),
        (4, "cemetery"),
        (0, "underworld_gate"),
        (1, "erstwhile_altar"),
        (2, "weird_woods"),
    ]
    assert damages(t) == [1, 0, 0, 1, 0]
    assert t.happened(CardDrawn) == []
    assert t.happened(Healed) == []
    assert (len(t.state.hermit.draw_pile), len(t.state.hermit.discard_pile)) == (11, 5)
    assert [(event.seat, event.turn) for event in t.happened(TurnStarted)] == [(3, 1)]
    assert t.prompt == "window-start"


@pytest.mark.rule("SH-VAR-06")
def test_quick_start_card_goes_left_without_a_choice(table: MakeTable) -> None:
    """The drawer is not asked whom to give it to, and nobody else can have it."""
    t = table(arranged(quick_start=True, hermit=("hermits_prediction",), dice=(TO_CHURCH,)))

    (drawn,) = t.happened(HermitDrawn)
    assert (drawn.seat, drawn.card) == (0, card("hermits_prediction"))
    assert t.asked == (1,)
    assert t.actions(0) == ()
    assert t.refuses(sh.GiveHermit(0, 2)).code == "not_your_decision"
    assert t.actions(1) == (sh.ShowCharacter(1),)


@pytest.mark.rule("SH-VAR-06", "SH-MOV-03")
def test_quick_start_seven_is_a_free_choice_of_the_starting_area(table: MakeTable) -> None:
    """On a 7 the player chooses among all six, nothing is rolled again, and the area does nothing."""
    t = table(arranged(quick_start=True, hermit=("hermits_spell",), dice=(SEVEN,)))

    assert t.actions(0) == moves_to(0, *LAYOUT_A)
    t.play(sh.MoveTo(0, sh.AREAS["cemetery"]))

    assert at(t, 0) == "cemetery"
    assert [(event.seat, event.total) for event in t.happened(MovementRolled)] == [(0, 7)]
    assert (t.asked, t.prompt) == ((1,), "answer_hermit")
    assert t.happened(CardDrawn) == []


@pytest.mark.rule("SH-VAR-06", "SH-MOV-04")
def test_quick_start_counts_as_standing_on_the_area(table: MakeTable) -> None:
    """Several may start on one area; in the first turn the own area is rolled again as ever."""
    t = table(
        arranged(
            quick_start=True,
            hermit=("hermits_spell", "hermits_prediction", "hermits_slap"),
            dice=(TO_CHURCH, TO_CHURCH, TO_CHURCH, TO_CABIN, TO_CABIN, TO_CHURCH, TO_GATE),
        )
    )

    while t.state.turn == 0:
        t.play(t.actions(t.asked[0])[0])
    assert [at(t, seat) for seat in range(5)] == ["church"] * 3 + ["hermits_cabin"] * 2

    t.play(sh.Roll(0))

    assert at(t, 0) == "underworld_gate"
    assert [event.total for event in t.happened(MovementRolled)] == [6, 6, 6, 2, 2, 6, 4]


@pytest.mark.rule("SH-VAR-06", "SH-HER-04")
def test_quick_start_answers_are_truthful(table: MakeTable) -> None:
    """The neighbour cannot deny a card that fits; only the outcome is seen by the table."""
    t = table(arranged(quick_start=True, hermit=("hermits_slap",), dice=(TO_CHURCH,)))

    assert refused(t, sh.NothingHappens(1)) == ("answer_truthfully", "SH-HER-04")
    t.play(sh.Comply(1))

    (answered,) = t.happened(HermitAnswered)
    assert (answered.seat, answered.giver, answered.answer) == (1, 0, "damage")
    assert t.damage(1) == 1
    assert t.view(2).hermit_log[0].card is None


@pytest.mark.rule("SH-VAR-06")
@pytest.mark.parametrize(
    "place",
    [dead(), seated(damage=1), seated(area="church")],
    ids=["dead", "damaged", "on an area"],
)
def test_quick_start_belongs_before_the_first_turn(place: sh.Position) -> None:
    """It cannot be combined with a position of a game under way, in which a dead seat would roll and get a card."""
    assert fault(sh.GAME, characters=FIVE, seats=(None, place), quick_start=True) == (
        "quick_start",
        "contradiction",
        "SH-VAR-06",
    )
    assert sh.Setup(characters=FIVE, seats=(None, place)).seats == (None, place)
