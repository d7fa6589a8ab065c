"""Rules SH-MOV: rolling, moving, and the Mystic Compass."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters.events import (
    Moved,
    MovementRolled,
)
from tests.games.shadow_hunters.rule_positions import (
    ALTAR,
    CABIN,
    CEMETERY,
    CHURCH,
    GATE,
    SEVEN,
    WOODS,
    at,
    five,
    moves_to,
    refused,
    to_own_decision,
)
from tests.games.shadow_hunters.table import LAYOUT_A, Table, area

COMPASS = ("mystic_compass",)


def totals(t: Table) -> list[int]:
    """Return the totals of all movement rolls."""
    return [event.total for event in t.happened(MovementRolled)]


@pytest.mark.rule("SH-MOV-01", "SH-MOV-02")
@pytest.mark.parametrize(
    ("roll", "where"),
    [
        ((1, 1), "hermits_cabin"),
        ((1, 2), "hermits_cabin"),
        ((3, 1), "underworld_gate"),
        ((1, 4), "underworld_gate"),
        ((1, 5), "church"),
        ((2, 6), "cemetery"),
        ((3, 6), "weird_woods"),
        ((4, 6), "erstwhile_altar"),
    ],
)
def test_the_total_of_both_dice_names_the_area(table: Callable[..., Table], roll: tuple[int, int], where: str) -> None:
    """2 and 3, 4 and 5, 6, 8, 9 and 10."""
    t = table(five(dice=(roll,)))

    t.play(sh.Roll(0))

    (rolled,) = t.happened(MovementRolled)
    (moved,) = t.happened(Moved)
    assert (rolled.seat, rolled.d4, rolled.d6, rolled.total) == (0, *roll, sum(roll))
    assert (moved.seat, moved.area, moved.rules) == (0, area(where), ("SH-MOV-01", "SH-MOV-02"))
    assert t.player(0).area is area(where)


@pytest.mark.rule("SH-MOV-02")
def test_no_area_card_has_a_seven() -> None:
    """All totals from 2 to 10 but 7 are on exactly one card."""
    assert sorted(number for place in sh.AREAS.values() for number in place.numbers) == [2, 3, 4, 5, 6, 8, 9, 10]


@pytest.mark.rule("SH-MOV-03")
@pytest.mark.parametrize("here", LAYOUT_A)
def test_seven_leads_anywhere_but_to_the_own_area(table: Callable[..., Table], here: str) -> None:
    """Five areas are offered in every case; the own one is refused, and the chosen one is reached."""
    t = table(five(sh.Position(area=here), dice=(SEVEN,)))
    t.play(sh.Roll(0))
    others = [name for name in LAYOUT_A if name != here]

    assert (t.prompt, t.actions(0)) == ("seven", moves_to(0, *others))
    assert refused(t, sh.MoveTo(0, area(here))) == ("same_area", "SH-MOV-03")
    t.play(sh.MoveTo(0, area(others[2])))

    assert at(t, 0) == others[2]


@pytest.mark.rule("SH-MOV-04")
@pytest.mark.parametrize(
    ("here", "again", "last", "where"),
    [
        ("hermits_cabin", [(1, 1), (1, 2), (2, 1)], GATE, "underworld_gate"),
        ("underworld_gate", [(2, 2), (4, 1), (1, 3)], (2, 1), "hermits_cabin"),
        ("church", [(1, 5), (4, 2)], (4, 1), "underworld_gate"),
        ("cemetery", [(4, 4)], WOODS, "weird_woods"),
        ("weird_woods", [(3, 6), (4, 5)], CEMETERY, "cemetery"),
        ("erstwhile_altar", [(4, 6), (4, 6)], WOODS, "weird_woods"),
        ("church", [(3, 3)], SEVEN, None),
    ],
)
def test_the_own_number_is_rolled_again_until_it_is_another(
    table: Callable[..., Table], here: str, again: list[tuple[int, int]], last: tuple[int, int], where: str | None
) -> None:
    """Both dice are thrown as often as it takes; a 7 ends it like any other area."""
    t = table(five(sh.Position(area=here), dice=(*again, last)))

    t.play(sh.Roll(0))

    assert [(event.d4, event.d6) for event in t.happened(MovementRolled)] == [*again, last]
    assert [event.area.id for event in t.happened(Moved)] == ([] if where is None else [where])
    assert t.prompt == ("seven" if where is None else "window-moved")


@pytest.mark.rule("SH-MOV-05")
@pytest.mark.parametrize("roll", [CABIN, GATE, CHURCH, CEMETERY, WOODS, ALTAR])
def test_off_the_board_the_first_roll_counts(table: Callable[..., Table], roll: tuple[int, int]) -> None:
    """There is no area to leave, so there is one roll."""
    t = table(five(dice=(roll,)))

    t.play(sh.Roll(0))

    assert totals(t) == [sum(roll)]
    assert at(t, 0) is not None


@pytest.mark.rule("SH-MOV-05")
def test_off_the_board_a_seven_offers_all_six_areas(table: Callable[..., Table]) -> None:
    """No area is excluded."""
    t = table(five(dice=(SEVEN,)))

    t.play(sh.Roll(0))

    assert t.actions(0) == moves_to(0, *LAYOUT_A)


@pytest.mark.rule("SH-MOV-05")
def test_off_the_board_emi_cannot_teleport(table: Callable[..., Table]) -> None:
    """She rolls once, and may teleport from her second turn on."""
    t = table(five(sh.Position(character="emi", revealed=True)))
    to_own_decision(t)

    assert t.actions(0) == (sh.Roll(0),)
    assert refused(t, sh.Teleport(0, area("church"))) == ("off_board", "SH-MOV-05")


@pytest.mark.rule("SH-MOV-06")
@pytest.mark.parametrize("revealed", [True, False])
def test_the_move_cannot_be_skipped(table: Callable[..., Table], revealed: bool) -> None:
    """There is nothing to pass, and who has only one way to move is asked for it all the same."""
    t = table(five(sh.Position(area="church", revealed=revealed, used=revealed)))
    to_own_decision(t)

    assert sh.Roll(0) in t.actions(0)
    assert not {type(action) for action in t.actions(0)} - {sh.Roll, sh.Reveal}
    for action in (sh.Pass(0), sh.SkipArea(0), sh.MoveTo(0, area("cemetery"))):
        assert t.refusal(action).code == "not_offered"


@pytest.mark.rule("SH-MOV-07")
def test_compass_is_decided_before_the_roll(table: Callable[..., Table]) -> None:
    """Its holder chooses one or two rolls; after one roll there is no second."""
    t = table(five(sh.Position(equipment=COMPASS, area="weird_woods"), dice=(SEVEN,)))
    to_own_decision(t)
    assert t.actions(0) == (sh.Roll(0), sh.RollTwice(0), sh.Reveal(0))

    t.play(sh.Roll(0))

    assert totals(t) == [7]
    assert t.prompt == "seven"
    assert t.refusal(sh.RollTwice(0)).code == "not_offered"


@pytest.mark.rule("SH-MOV-07")
def test_without_the_compass_there_is_one_roll(table: Callable[..., Table]) -> None:
    """Somebody else's Compass does not help."""
    t = table(five(None, sh.Position(equipment=COMPASS)))
    to_own_decision(t)

    assert refused(t, sh.RollTwice(0)) == ("no_such_equipment", "SH-MOV-07")


@pytest.mark.rule("SH-MOV-07")
@pytest.mark.parametrize(("taken", "where"), [(6, "church"), (9, "weird_woods")])
def test_either_compass_result_can_be_taken_and_no_other(table: Callable[..., Table], taken: int, where: str) -> None:
    """After 6 and 9 the piece stays where it is until one of them is chosen."""
    t = table(five(sh.Position(equipment=COMPASS, area="cemetery"), dice=(CHURCH, WOODS)))
    t.play(sh.RollTwice(0))

    assert (t.prompt, t.actions(0), at(t, 0)) == ("compass", (sh.TakeTotal(0, 6), sh.TakeTotal(0, 9)), "cemetery")
    assert refused(t, sh.TakeTotal(0, 8)) == ("not_offered", "SH-MOV-07")
    t.play(sh.TakeTotal(0, taken))

    assert at(t, 0) == where


@pytest.mark.rule("SH-MOV-07", "SH-MOV-04")
def test_both_compass_rolls_are_repeated_until_they_are_legal(table: Callable[..., Table]) -> None:
    """From the Gate 4 and 5 do not count in either roll."""
    dice = ((2, 2), (4, 1), CEMETERY, (1, 3), CABIN)
    t = table(five(sh.Position(equipment=COMPASS, area="underworld_gate"), dice=dice))

    t.play(sh.RollTwice(0))

    assert totals(t) == [4, 5, 8, 4, 2]
    assert t.actions(0) == (sh.TakeTotal(0, 8), sh.TakeTotal(0, 2))


@pytest.mark.rule("SH-MOV-07", "SH-MOV-03")
@pytest.mark.parametrize("dice", [(SEVEN, CHURCH), (CHURCH, SEVEN)])
def test_a_compass_seven_is_one_of_the_results_and_can_be_picked(
    table: Callable[..., Table], dice: tuple[tuple[int, int], ...]
) -> None:
    """Both results are known before the choice, also when the first is a 7; picking it gives the free choice."""
    t = table(five(sh.Position(equipment=COMPASS, area="cemetery"), dice=dice))

    t.play(sh.RollTwice(0))
    assert set(t.actions(0)) == {sh.TakeTotal(0, 7), sh.TakeTotal(0, 6)}
    t.play(sh.TakeTotal(0, 7))

    assert t.actions(0) == moves_to(0, *[name for name in LAYOUT_A if name != "cemetery"])


@pytest.mark.rule("SH-MOV-07", "SH-MOV-05")
def test_compass_off_the_board(table: Callable[..., Table]) -> None:
    """Two first rolls that both count, equal ones being one choice."""
    t = table(five(sh.Position(equipment=COMPASS), dice=(SEVEN, SEVEN)))

    t.play(sh.RollTwice(0))
    assert t.actions(0) == (sh.TakeTotal(0, 7),)
    t.play(sh.TakeTotal(0, 7))

    assert t.actions(0) == moves_to(0, *LAYOUT_A)


@pytest.mark.rule("SH-MOV-07")
def test_emi_with_the_compass_gives_up_the_teleport_when_she_rolls(table: Callable[..., Table]) -> None:
    """Teleport, one roll or two are hers to choose; once she has rolled she cannot teleport."""
    place = sh.Position(character="emi", revealed=True, area="church", equipment=COMPASS)
    t = table(five(place, dice=(CABIN, GATE)))
    to_own_decision(t)
    teleports = {sh.Teleport(0, area("cemetery")), sh.Teleport(0, area("underworld_gate"))}
    assert set(t.actions(0)) == {sh.Roll(0), sh.RollTwice(0)} | teleports

    t.play(sh.RollTwice(0))

    assert t.actions(0) == (sh.TakeTotal(0, 2), sh.TakeTotal(0, 4))
    assert t.refusal(sh.Teleport(0, area("cemetery"))).code == "not_offered"


@pytest.mark.rule("SH-MOV-08")
def test_an_area_holds_any_number_of_players(table: Callable[..., Table]) -> None:
    """Eight players stand at the Church, and all seven others can be attacked there."""
    t = table(
        sh.Setup(
            players=8,
            areas=LAYOUT_A,
            first_player=0,
            characters=("emi", "franklin", "george", "unknown", "vampire", "werewolf", "allie", "charles"),
            seats=(None, *[sh.Position(area="church")] * 7),
            script={"d4": (2,), "d6": (4,)},
        )
    )

    t.play(sh.Roll(0), sh.SkipArea(0))
    t.settle()

    assert {at(t, seat) for seat in range(8)} == {"church"}
    assert [action.target for action in t.actions(0) if isinstance(action, sh.Attack)] == [1, 2, 3, 4, 5, 6, 7]
