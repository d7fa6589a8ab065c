"""Rules SH-MOV: rolling, moving, and the Mystic Compass."""

from __future__ import annotations

import pytest

from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters.events import (
    Moved,
    MovementRolled,
)
from tests.games.happened import refused
from tests.games.shadow_hunters.positions import (
    SEVEN,
    TO_ALTAR,
    TO_CABIN,
    TO_CEMETERY,
    TO_CHURCH,
    TO_GATE,
    TO_WOODS,
    arranged,
    at,
    moves_to,
    pass_to,
    seated,
    totals,
)
from tests.games.shadow_hunters.table import LAYOUT_A, MakeTable, area


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
def test_the_total_of_both_dice_names_the_area(table: MakeTable, roll: tuple[int, int], where: str) -> None:
    """2 and 3, 4 and 5, 6, 8, 9 and 10."""
    t = table(arranged(dice=(roll,)))

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
def test_seven_leads_anywhere_but_to_the_own_area(table: MakeTable, here: str) -> None:
    """Five areas are offered in every case; the own one is refused, and the chosen one is reached."""
    t = table(arranged(seated(area=here), dice=(SEVEN,)))
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
        ("hermits_cabin", [(1, 1), (1, 2), (2, 1)], TO_GATE, "underworld_gate"),
        ("underworld_gate", [(2, 2), (4, 1), (1, 3)], (2, 1), "hermits_cabin"),
        ("church", [(1, 5), (4, 2)], (4, 1), "underworld_gate"),
        ("cemetery", [(4, 4)], TO_WOODS, "weird_woods"),
        ("weird_woods", [(3, 6), (4, 5)], TO_CEMETERY, "cemetery"),
        ("erstwhile_altar", [(4, 6), (4, 6)], TO_WOODS, "weird_woods"),
        ("church", [(3, 3)], SEVEN, None),
    ],
)
def test_the_own_number_is_rolled_again_until_it_is_another(
    table: MakeTable, here: str, again: list[tuple[int, int]], last: tuple[int, int], where: str | None
) -> None:
    """Both dice are thrown as often as it takes; a 7 ends it like any other area."""
    t = table(arranged(seated(area=here), dice=(*again, last)))

    t.play(sh.Roll(0))

    assert [(event.d4, event.d6) for event in t.happened(MovementRolled)] == [*again, last]
    assert [event.area.id for event in t.happened(Moved)] == ([] if where is None else [where])
    assert t.prompt == ("seven" if where is None else "window-moved")


@pytest.mark.rule("SH-MOV-05")
@pytest.mark.parametrize("roll", [TO_CABIN, TO_GATE, TO_CHURCH, TO_CEMETERY, TO_WOODS, TO_ALTAR])
def test_off_the_board_the_first_roll_counts(table: MakeTable, roll: tuple[int, int]) -> None:
    """There is no area to leave, so there is one roll."""
    t = table(arranged(dice=(roll,)))

    t.play(sh.Roll(0))

    assert totals(t) == [sum(roll)]
    assert at(t, 0) is not None


@pytest.mark.rule("SH-MOV-05")
def test_off_the_board_a_seven_offers_all_six_areas(table: MakeTable) -> None:
    """No area is excluded."""
    t = table(arranged(dice=(SEVEN,)))

    t.play(sh.Roll(0))

    assert t.actions(0) == moves_to(0, *LAYOUT_A)


@pytest.mark.rule("SH-MOV-05")
def test_off_the_board_emi_cannot_teleport(table: MakeTable) -> None:
    """She rolls once, and may teleport from her second turn on."""
    t = table(arranged(seated("emi", revealed=True)))
    pass_to(t)

    assert t.actions(0) == (sh.Roll(0),)
    assert refused(t, sh.Teleport(0, area("church"))) == ("not_on_the_board_yet", "SH-MOV-05")


@pytest.mark.rule("SH-MOV-06")
@pytest.mark.parametrize("revealed", [True, False])
def test_the_move_cannot_be_skipped(table: MakeTable, revealed: bool) -> None:
    """There is nothing to pass, and who has only one way to move is asked for it all the same."""
    t = table(arranged(seated(area="church", revealed=revealed, used=revealed)))
    pass_to(t)

    assert sh.Roll(0) in t.actions(0)
    assert not {type(action) for action in t.actions(0)} - {sh.Roll, sh.Reveal}
    for action in (sh.Pass(0), sh.SkipArea(0), sh.MoveTo(0, area("cemetery"))):
        assert t.refuses(action).code == "not_offered"


@pytest.mark.rule("SH-MOV-07")
def test_compass_is_decided_before_the_roll(table: MakeTable) -> None:
    """Its holder chooses one or two rolls; after one roll there is no second."""
    t = table(arranged(seated(area="weird_woods", equipment=("mystic_compass",)), dice=(SEVEN,)))
    pass_to(t)
    assert t.actions(0) == (sh.Roll(0), sh.RollTwice(0), sh.Reveal(0))

    t.play(sh.Roll(0))

    assert totals(t) == [7]
    assert t.prompt == "seven"
    assert t.refuses(sh.RollTwice(0)).code == "not_offered"


@pytest.mark.rule("SH-MOV-07")
def test_without_the_compass_there_is_one_roll(table: MakeTable) -> None:
    """Somebody else's Compass does not help."""
    t = table(arranged(None, seated(equipment=("mystic_compass",))))
    pass_to(t)

    assert refused(t, sh.RollTwice(0)) == ("no_such_equipment", "SH-MOV-07")


@pytest.mark.rule("SH-MOV-07")
@pytest.mark.parametrize(("taken", "where"), [(6, "church"), (9, "weird_woods")])
def test_either_compass_result_can_be_taken_and_no_other(table: MakeTable, taken: int, where: str) -> None:
    """After 6 and 9 the piece stays where it is until one of them is chosen."""
    t = table(arranged(seated(area="cemetery", equipment=("mystic_compass",)), dice=(TO_CHURCH, TO_WOODS)))
    t.play(sh.RollTwice(0))

    assert (t.prompt, t.actions(0), at(t, 0)) == ("compass", (sh.TakeTotal(0, 6), sh.TakeTotal(0, 9)), "cemetery")
    assert refused(t, sh.TakeTotal(0, 8)) == ("not_offered", "SH-MOV-07")
    t.play(sh.TakeTotal(0, taken))

    assert at(t, 0) == where


@pytest.mark.rule("SH-MOV-07", "SH-MOV-04")
def test_both_compass_rolls_are_repeated_until_they_are_legal(table: MakeTable) -> None:
    """From the Gate 4 and 5 do not count in either roll."""
    dice = ((2, 2), (4, 1), TO_CEMETERY, (1, 3), TO_CABIN)
    t = table(arranged(seated(area="underworld_gate", equipment=("mystic_compass",)), dice=dice))

    t.play(sh.RollTwice(0))

    assert totals(t) == [4, 5, 8, 4, 2]
    assert t.actions(0) == (sh.TakeTotal(0, 8), sh.TakeTotal(0, 2))


@pytest.mark.rule("SH-MOV-07", "SH-MOV-03")
@pytest.mark.parametrize("dice", [(SEVEN, TO_CHURCH), (TO_CHURCH, SEVEN)])
def test_a_compass_seven_is_one_of_the_results_and_can_be_picked(
    table: MakeTable, dice: tuple[tuple[int, int], ...]
) -> None:
    """Both results are known before the choice, also when the first is a 7; picking it gives the free choice."""
    t = table(arranged(seated(area="cemetery", equipment=("mystic_compass",)), dice=dice))

    t.play(sh.RollTwice(0))
    assert set(t.actions(0)) == {sh.TakeTotal(0, 7), sh.TakeTotal(0, 6)}
    t.play(sh.TakeTotal(0, 7))

    assert t.actions(0) == moves_to(0, *[name for name in LAYOUT_A if name != "cemetery"])


@pytest.mark.rule("SH-MOV-07", "SH-MOV-05")
def test_compass_off_the_board(table: MakeTable) -> None:
    """Two first rolls that both count, equal ones being one choice."""
    t = table(arranged(seated(equipment=("mystic_compass",)), dice=(SEVEN, SEVEN)))

    t.play(sh.RollTwice(0))
    assert t.actions(0) == (sh.TakeTotal(0, 7),)
    t.play(sh.TakeTotal(0, 7))

    assert t.actions(0) == moves_to(0, *LAYOUT_A)


@pytest.mark.rule("SH-MOV-07")
def test_emi_with_the_compass_gives_up_the_teleport_when_she_rolls(table: MakeTable) -> None:
    """Teleport, one roll or two are hers to choose; once she has rolled she cannot teleport."""
    place = seated("emi", "church", equipment=("mystic_compass",), revealed=True)
    t = table(arranged(place, dice=(TO_CABIN, TO_GATE)))
    pass_to(t)
    teleports = {sh.Teleport(0, area("cemetery")), sh.Teleport(0, area("underworld_gate"))}
    assert set(t.actions(0)) == {sh.Roll(0), sh.RollTwice(0)} | teleports

    t.play(sh.RollTwice(0))

    assert t.actions(0) == (sh.TakeTotal(0, 2), sh.TakeTotal(0, 4))
    assert t.refuses(sh.Teleport(0, area("cemetery"))).code == "not_offered"


@pytest.mark.rule("SH-MOV-08")
def test_an_area_holds_any_number_of_players(table: MakeTable) -> None:
    """Eight players stand at the Church, and all seven others can be attacked there."""
    t = table(
        arranged(
            None,
            *[seated(area="church")] * 7,
            characters=("emi", "franklin", "george", "unknown", "vampire", "werewolf", "allie", "charles"),
            dice=(TO_CHURCH,),
        )
    )

    t.play(sh.Roll(0), sh.SkipArea(0))
    t.settle()

    assert {at(t, seat) for seat in range(8)} == {"church"}
    assert [action.target for action in t.actions(0) if isinstance(action, sh.Attack)] == [1, 2, 3, 4, 5, 6, 7]
