"""The windows of SH-REV-04: when they open, in which order, and as open offers."""

from __future__ import annotations

import pytest

from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters.events import AttackRolled, Healed, Revealed
from tests.games.happened import refused
from tests.games.setups import faults
from tests.games.shadow_hunters.positions import (
    TO_CEMETERY,
    TO_CHURCH,
    TO_WOODS,
    arranged,
    attack,
    dead,
    draw,
    follow,
    seated,
    to_after_attack,
    to_attack,
)
from tests.games.shadow_hunters.table import MakeTable, Table

SEATS = (seated("franklin"), seated("george", "church"), seated("vampire"), seated("unknown"), seated("daniel"))


def offers(t: Table) -> tuple[sh.Action, ...]:
    """Return the open offers beside the present decision."""
    decision = sh.GAME.decision(t.state)
    return () if decision is None else decision.offers


def _around(window: str, *seats: int) -> list[tuple[str, int]]:
    return [(f"window-{window}", number) for number in seats]


@pytest.mark.rule("SH-REV-04")
def test_a_turn_with_an_attack_has_five_windows(table: MakeTable) -> None:
    """Before the move, the area, the attack, after the attack, at the end: the current player last in each."""
    t = table(arranged(*SEATS, dice=(TO_CHURCH, (1, 2))))
    asked = t.settle()
    for action in (sh.Roll(0), sh.SkipArea(0), sh.Attack(0, 1), sh.Decline(1)):
        t.play(action)
        asked += t.settle()
    turn = [
        *_around("start", 1, 2, 3, 4),
        ("move", 0),
        *_around("moved", 1, 2, 3, 4),
        ("area", 0),
        *_around("area_done", 1, 2, 3, 4),
        ("attack", 0),
        ("counter", 1),
        *_around("attacked", 1, 2, 3, 4),
        ("after_attack", 0),
        *_around("end", 1, 2, 3, 4),
        ("end", 0),
    ]
    assert asked[: len(turn)] == turn
    assert asked[len(turn)] == ("window-start", 2)


@pytest.mark.rule("SH-REV-04")
def test_without_an_attack_the_last_window_opens_once(table: MakeTable) -> None:
    """No attack, no window after it: the end of the turn follows at once, and once."""
    t = table(arranged(*SEATS, dice=(TO_CHURCH,)))
    to_attack(t)
    t.play(sh.SkipAttack(0))
    asked = t.settle()
    assert asked[:6] == [*_around("end", 1, 2, 3, 4), ("end", 0), ("window-start", 2)]


@pytest.mark.rule("SH-REV-04")
def test_the_window_after_the_area_opens_whether_it_was_used_or_not(table: MakeTable) -> None:
    """After healing in the Weird Woods the others are asked once, then comes the attack."""
    t = table(arranged(*SEATS, dice=(TO_WOODS,)))
    follow(t, sh.WoodsHeal(0, 1))
    assert t.settle() == [*_around("area_done", 1, 2, 3, 4), ("attack", 0)]


@pytest.mark.rule("SH-REV-04")
@pytest.mark.parametrize("first", [0, 2, 4])
def test_questions_go_clockwise_from_the_current_players_left(table: MakeTable, first: int) -> None:
    """Whoever is to move, his left neighbour is asked first and he himself last."""
    t = table(arranged(*SEATS, first_player=first))
    assert [number for _, number in t.settle()] == [(first + step) % 5 for step in (1, 2, 3, 4, 5)]


@pytest.mark.rule("SH-REV-04")
def test_the_window_starts_again_after_a_reveal(table: MakeTable) -> None:
    """Seats 1 and 2 pass, 3 reveals himself: 1 and 2 are asked again before 4; 3 has nothing more to decide."""
    t = table(arranged(*SEATS))
    t.play(sh.Pass(1), sh.Pass(2), sh.Reveal(3))
    assert (t.prompt, t.asked) == ("window-start", (1,))
    assert t.settle() == [*_around("start", 1, 2, 4), ("move", 0)]


@pytest.mark.rule("SH-REV-04")
def test_who_has_passed_may_reveal_in_the_new_round(table: MakeTable) -> None:
    """Seat 1 passes, answers the reveal of seat 4 with his own in the same window, and it starts once more."""
    t = table(arranged(*SEATS[:4], "allie"))
    t.play(sh.Pass(1), sh.Pass(2), sh.Pass(3), sh.Reveal(4), sh.Reveal(1))
    assert t.settle() == [*_around("start", 2, 3, 4), ("move", 0)]
    assert [e.seat for e in t.happened(Revealed)] == [4, 1]


@pytest.mark.rule("SH-REV-04", "SH-CHR-01")
def test_the_window_starts_again_after_an_ability(table: MakeTable) -> None:
    """Allie reveals herself, the others are asked, she heals, the others are asked again."""
    t = table(arranged(*SEATS[:4], seated("allie", damage=6)))
    t.play(sh.Reveal(4))
    assert (t.prompt, t.asked) == ("window-start", (1,))
    t.play(sh.UseAbility(4))
    assert t.damage(4) == 0
    assert t.settle() == [*_around("start", 1, 2, 3), ("move", 0)]


@pytest.mark.rule("SH-REV-04")
@pytest.mark.parametrize("window", ["start", "moved", "area_done", "attacked", "end"])
def test_the_current_players_place_is_his_own_decision(table: MakeTable, window: str) -> None:
    """In each window he reveals himself beside his decision; the others are asked again, then he is too."""
    before: dict[str, tuple[sh.Action, ...]] = {
        "start": (),
        "moved": (sh.Roll(0),),
        "area_done": (sh.Roll(0), sh.SkipArea(0)),
        "attacked": (sh.Roll(0), sh.SkipArea(0), sh.Attack(0, 1), sh.Decline(1)),
        "end": (sh.Roll(0), sh.SkipArea(0), sh.SkipAttack(0)),
    }
    dice = {"start": (), "attacked": (TO_CHURCH, (1, 2))}.get(window, (TO_CHURCH,))
    t = table(arranged(*SEATS, dice=dice))
    t.play(*before[window])
    own = {"start": "move", "moved": "area", "area_done": "attack", "attacked": "after_attack", "end": "end"}[window]
    while t.prompt != own:
        assert t.prompt == f"window-{window}"
        t.play(sh.Pass(t.asked[0]))
    assert (t.asked, t.actions(0)[-1]) == ((0,), sh.Reveal(0))
    t.play(sh.Reveal(0))
    after = {"attacked": ("window-end", 1), "end": ("window-start", 2)}.get(window, (own, 0))
    assert t.settle()[:5] == [*_around(window, 1, 2, 3, 4), after]


@pytest.mark.rule("SH-REV-04")
def test_the_revealed_without_an_ability_for_any_time_are_passed_over(table: MakeTable) -> None:
    """Asked are the hidden, Daniel among them, and a revealed Allie until she has used her ability."""
    t = table(
        arranged(
            "franklin",
            seated("george", revealed=True),
            seated("vampire", revealed=True),
            "unknown",
            "daniel",
            seated("allie", damage=1, revealed=True),
        )
    )
    assert t.settle() == [*_around("start", 3, 4, 5), ("move", 0)]
    assert t.actions(0) == (sh.Roll(0), sh.Reveal(0))
    t = table(
        arranged(
            seated("franklin", revealed=True),
            seated("george", revealed=True),
            seated("vampire", revealed=True),
            dead("unknown"),
            seated("werewolf", revealed=True),
            seated("emi", revealed=True),
            seated("charles", revealed=True),
            seated("allie", damage=1, revealed=True, used=True),
        )
    )
    assert t.settle() == [("move", 0)]


@pytest.mark.rule("SH-REV-04", "SH-CHR-04")
def test_a_hidden_daniel_is_asked_but_can_only_pass(table: MakeTable) -> None:
    """That he is asked tells nothing; he has no other answer."""
    t = table(arranged(*SEATS))
    t.play(sh.Pass(1), sh.Pass(2), sh.Pass(3))
    assert (t.asked, t.actions(4)) == ((4,), (sh.Pass(4),))
    assert refused(t, sh.Reveal(4)) == ("daniel_may_not_reveal", "SH-CHR-04")


@pytest.mark.rule("SH-REV-04")
def test_a_hermit_card_is_one_action_without_a_window(table: MakeTable) -> None:
    """Draw, gift and answer follow one another; the next window is the one before the attack."""
    t = draw(table, "hermits_slap", *SEATS)
    assert (t.prompt, t.asked) == ("give_hermit", (0,))
    t.play(sh.GiveHermit(0, 3))
    assert (t.prompt, t.asked) == ("answer_hermit", (3,))
    t.play(sh.NothingHappens(3))
    assert t.settle() == [*_around("area_done", 1, 2, 3, 4), ("attack", 0)]


@pytest.mark.rule("SH-REV-04", "SH-CHR-03")
def test_the_price_and_the_attack_it_buys_are_one_action(table: MakeTable) -> None:
    """Nobody is asked between the payment and the roll; after each attack the window opens anew."""
    t = table(
        arranged(
            seated("charles", revealed=True),
            seated("george", "church", revealed=True),
            "vampire",
            "unknown",
            seated("allie", revealed=True),
            "franklin",
            dice=(TO_CHURCH, (1, 2), (1, 3)),
        )
    )
    attack(t)
    window = _around("attacked", 2, 3, 4, 5)
    asked = []
    while t.prompt == "window-attacked":
        asked.append((t.prompt, t.asked[0]))
        t.play(sh.Pass(t.asked[0]))
    t.play(sh.AttackAgain(0, 1))
    assert (t.damage(0), t.damage(1), len(t.happened(AttackRolled))) == (2, 3, 2)
    assert asked == window
    assert t.settle()[:5] == [*window, ("after_attack", 0)]


@pytest.mark.rule("SH-REV-04")
def test_with_open_windows_nobody_is_asked(table: MakeTable) -> None:
    """A whole turn consists of the current player's decisions (and the question about the counterattack)."""
    t = table(arranged(*SEATS, dice=(TO_CHURCH, (1, 2)), windows="open"))
    asked = [(t.prompt, t.asked)]
    for action in (sh.Roll(0), sh.SkipArea(0), sh.Attack(0, 1), sh.Decline(1), sh.Pass(0), sh.Pass(0)):
        assert t.is_legal(action)
        t.play(action)
        asked.append((t.prompt, t.asked))
    assert asked == [
        ("move", (0,)),
        ("area", (0,)),
        ("attack", (0,)),
        ("counter", (1,)),
        ("after_attack", (0,)),
        ("end", (0,)),
        ("move", (1,)),
    ]


@pytest.mark.rule("SH-REV-04", "SH-CHR-04")
def test_open_windows_lay_the_reveals_beside_every_decision(table: MakeTable) -> None:
    """Clockwise from the left, without Daniel and without those who have nothing to do; none in the middle of it."""
    t = table(arranged(*SEATS, dice=(TO_CHURCH, (1, 2)), windows="open"))
    everybody = (sh.Reveal(1), sh.Reveal(2), sh.Reveal(3))
    for action in (sh.Roll(0), sh.SkipArea(0), sh.Attack(0, 1)):
        assert offers(t) == everybody
        assert t.actions(2) == (sh.Reveal(2),)
        t.play(action)
    assert (t.prompt, offers(t)) == ("counter", ())
    t.play(sh.Decline(1))
    assert (t.prompt, offers(t)) == ("after_attack", everybody)
    t.play(sh.Pass(0))
    assert (t.prompt, offers(t)) == ("end", everybody)
    t.play(sh.Pass(0))
    assert offers(t) == (sh.Reveal(2), sh.Reveal(3), sh.Reveal(0))
    assert refused(t, sh.Reveal(4)) == ("daniel_may_not_reveal", "SH-CHR-04")


@pytest.mark.rule("SH-REV-04", "SH-CHR-01")
def test_an_open_offer_leaves_the_decision_where_it_is(table: MakeTable) -> None:
    """Allie reveals herself and heals beside the attack decision; then it is still seat 0 who decides."""
    t = table(arranged(*SEATS[:4], seated("allie", damage=5), dice=(TO_CHURCH,), windows="open"))
    to_attack(t)
    before = t.actions(0)
    t.play(sh.Reveal(4))
    assert (t.prompt, t.asked, t.actions(0)) == ("attack", (0,), before)
    assert offers(t) == (sh.Reveal(1), sh.Reveal(2), sh.Reveal(3), sh.UseAbility(4))
    t.play(sh.UseAbility(4))
    assert [(e.seat, e.amount) for e in t.happened(Healed)] == [(4, 5)]
    assert (t.prompt, t.asked, t.actions(0)) == ("attack", (0,), before)
    assert offers(t) == (sh.Reveal(1), sh.Reveal(2), sh.Reveal(3))


@pytest.mark.rule("SH-REV-03", "SH-REV-04")
def test_open_windows_do_not_open_inside_an_action(table: MakeTable) -> None:
    """While a target in the Weird Woods is chosen nothing lies beside the choice."""
    t = table(arranged(*SEATS[:4], seated("allie", damage=5, revealed=True), dice=(TO_WOODS,), windows="open"))
    assert sh.UseAbility(4) in offers(t)
    follow(t)
    assert (t.prompt, offers(t), t.actions(4)) == ("woods", (), ())
    assert refused(t, sh.UseAbility(4)) == ("not_in_a_window", "SH-REV-03")


@pytest.mark.rule("SH-REV-04", "SH-CHR-06")
def test_abilities_with_a_fixed_moment_are_no_open_offers(table: MakeTable) -> None:
    """A revealed George has nothing to do in Franklin's turn; Franklin's Lightning lies in his own decision."""
    t = table(
        arranged(
            seated("franklin", revealed=True),
            seated("george", revealed=True),
            seated("vampire", revealed=True),
            seated("unknown", revealed=True),
            seated("allie", revealed=True, used=True),
            windows="open",
        )
    )
    assert offers(t) == ()
    assert t.actions(0) == (sh.Roll(0), *[sh.UseAbility(0, target) for target in (1, 2, 3, 4)])


@pytest.mark.rule("SH-REV-04", "SH-REV-07", "SH-CHR-09")
def test_open_windows_allow_the_vampires_late_reveal(table: MakeTable) -> None:
    """His own reveal after the attack heals him, as with windows that ask."""
    t = table(
        arranged(
            seated("vampire", damage=4),
            seated("george", "church", revealed=True),
            "unknown",
            "franklin",
            "charles",
            dice=(TO_CHURCH, (1, 3)),
            windows="open",
        )
    )
    attack(t)
    assert t.actions(0) == (sh.Pass(0), sh.Reveal(0))
    t.play(sh.Reveal(0))
    assert t.damage(0) == 2


@pytest.mark.rule("SH-REV-04")
@pytest.mark.parametrize("windows", ["asked", "open"])
def test_both_ways_play_the_same_game(table: MakeTable, windows: str) -> None:
    """The same choices with the same dice end in the same position, whoever was asked on the way."""
    t = table(
        arranged(
            "franklin",
            seated("allie", "church", 5),
            "vampire",
            "unknown",
            "george",
            dice=(TO_CHURCH, (1, 3), TO_CEMETERY),
            windows=windows,
        )
    )
    attack(t)
    t.play(sh.Reveal(1), sh.UseAbility(1), sh.Roll(1))
    assert [(p.damage, p.revealed, p.used) for p in t.state.players] == [
        (0, False, False),
        (0, True, True),
        (0, False, False),
        (0, False, False),
        (0, False, False),
    ]


@pytest.mark.rule("SH-REV-04")
def test_other_words_for_the_windows_are_refused() -> None:
    """The option knows two words; the fault names the rule."""
    found = faults(sh.GAME, windows="closed")
    assert [(p.path, p.code, p.rule) for p in found] == [("windows", "unknown_value", "SH-REV-04")]


@pytest.mark.rule("SH-REV-04")
def test_the_window_after_an_attack_offers_abilities_before_the_end_of_the_turn(table: MakeTable) -> None:
    """The others come first; the attacker is asked last, then the last window opens with the first seat again."""
    t = table(arranged(*SEATS, dice=(TO_CHURCH, (2, 2))))
    attack(t)
    to_after_attack(t)
    assert (t.prompt, t.asked) == ("after_attack", (0,))
    t.play(sh.Pass(0))
    assert (t.prompt, t.asked) == ("window-end", (1,))


@pytest.mark.rule("SH-REV-04")
@pytest.mark.parametrize(("somebody_hidden", "asked"), [(True, "attack"), (False, "end of the turn")])
def test_a_lone_answer_is_still_asked_for_while_others_may_step_in(
    table: MakeTable, somebody_hidden: bool, asked: str
) -> None:
    """With open windows and nobody to attack, seat 0 is asked only as long as somebody has something to offer."""
    t = table(
        arranged(
            seated("franklin", revealed=True),
            seated("george", revealed=True),
            seated("vampire", revealed=not somebody_hidden),
            seated("unknown", revealed=True),
            seated("charles", revealed=True),
            dice=(TO_CHURCH,),
            windows="open",
        )
    )
    t.play(sh.Roll(0), sh.SkipArea(0))
    assert (t.prompt, t.asked) == (("attack", (0,)) if asked == "attack" else ("move", (1,)))
