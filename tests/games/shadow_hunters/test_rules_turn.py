"""Rules SH-TRN: the steps of a turn, its start and its end, and extra turns."""

from __future__ import annotations

import pytest

from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters.events import (
    AbilityUsed,
    AttackAnnounced,
    CardDrawn,
    Died,
    GameEnded,
    Healed,
    StatusEnded,
    StatusGained,
    TurnStarted,
)
from tests.games.happened import refused
from tests.games.shadow_hunters.positions import (
    SEVEN,
    TO_ALTAR,
    TO_CABIN,
    TO_CEMETERY,
    TO_CHURCH,
    TO_GATE,
    arranged,
    at,
    damages,
    dead,
    pass_to,
    seated,
    totals,
)
from tests.games.shadow_hunters.table import MakeTable, Table, area


def starts(t: Table) -> list[tuple[int, bool]]:
    """Return who has begun a turn, and whether it was an extra one."""
    return [(event.seat, event.extra) for event in t.happened(TurnStarted)]


@pytest.mark.rule("SH-TRN-01")
def test_turns_pass_over_the_dead_and_go_round(table: MakeTable) -> None:
    """After seat 0 comes seat 2, after seat 4 seat 0 again."""
    t = table(arranged(None, dead(), dice=(TO_CHURCH, TO_CABIN, TO_GATE, TO_ALTAR)))

    for seat in (0, 2, 3, 4):
        t.play(sh.Roll(seat), sh.SkipArea(seat), sh.SkipAttack(seat))
        t.settle()

    assert starts(t) == [(0, False), (2, False), (3, False), (4, False), (0, False)]


@pytest.mark.rule("SH-TRN-01")
def test_nobody_moves_in_the_turn_of_another(table: MakeTable) -> None:
    """Seat 1 is told who is to decide."""
    t = table(arranged())
    pass_to(t)

    refusal = t.refuses(sh.Roll(1))

    assert (refusal.code, refusal.rule, refusal.args) == ("not_your_decision", "SH-TRN-01", (("owed_by", (0,)),))


@pytest.mark.rule("SH-TRN-02")
def test_the_three_steps_come_in_their_order_and_once_each(table: MakeTable) -> None:
    """Nothing of a later step can be done earlier, nothing of an earlier one later."""
    t = table(arranged(None, seated(area="church"), dice=(TO_CHURCH, (1, 3))))
    pass_to(t)
    early: list[sh.Action] = [sh.FollowArea(0), sh.SkipArea(0), sh.Attack(0, 1), sh.SkipAttack(0)]
    for action in early:
        assert t.refuses(action).code == "not_offered"

    t.play(sh.Roll(0))
    pass_to(t)
    assert t.prompt == "area"
    for action in [sh.Roll(0), *early[2:]]:
        assert refused(t, action) == ("not_offered", "SH-ARA-01")

    t.play(sh.SkipArea(0))
    pass_to(t)
    assert t.prompt == "attack"
    for action in [sh.Roll(0), *early[:2]]:
        assert refused(t, action) == ("not_offered", "SH-ATK-01")

    t.play(sh.Attack(0, 1))
    assert t.damage(1) == 2
    while t.state.current == 0:
        assert not {type(action) for action in t.actions(0)} & {sh.Roll, sh.FollowArea, sh.Attack}
        t.play(t.actions(t.asked[0])[0])
    assert len(t.happened(AttackAnnounced)) == 1


@pytest.mark.rule("SH-TRN-02")
def test_area_and_attack_can_be_left_out_but_the_move_cannot(table: MakeTable) -> None:
    """Only the first of the three steps has no way out."""
    t = table(arranged(None, seated(area="church"), dice=(TO_CHURCH,)))
    pass_to(t)
    assert t.actions(0) == (sh.Roll(0), sh.Reveal(0))

    t.play(sh.Roll(0), sh.SkipArea(0), sh.SkipAttack(0))
    t.settle()

    assert t.state.current == 1
    assert t.happened(CardDrawn) == []
    assert t.happened(AttackAnnounced) == []


@pytest.mark.rule("SH-TRN-03")
def test_at_the_start_effects_end_then_catherine_heals_then_the_window_opens(table: MakeTable) -> None:
    """Guardian Angel ends, the face-up Catherine heals 1, and only then anybody is asked."""
    t = table(
        arranged(
            None,
            None,
            None,
            None,
            seated("catherine", damage=4, revealed=True, angel=True),
            expansion_mode="all",
            first_player=4,
        )
    )

    after = t.log[t.log.index(t.happened(TurnStarted)[0]) + 1 :]

    assert [type(event) for event in after] == [StatusEnded, Healed]
    assert "SH-TRN-03" in after[0].rules
    assert after[1].rules == ("SH-EXP-12", "SH-DMG-02")
    assert (t.damage(4), t.player(4).angel) == (3, False)
    assert (t.asked, t.prompt) == ((0,), "window-start")


@pytest.mark.rule("SH-TRN-03")
def test_catherine_who_reveals_in_the_window_comes_too_late_for_this_turn(table: MakeTable) -> None:
    """Her healing lies before the window, and only the face-up heal."""
    t = table(arranged(None, None, None, None, seated("catherine", damage=4), expansion_mode="all", first_player=4))

    t.play(sh.Reveal(4))
    pass_to(t, 4)

    assert t.damage(4) == 4
    assert t.happened(Healed) == []


@pytest.mark.rule("SH-TRN-03")
@pytest.mark.parametrize(
    ("place", "status"),
    [
        (seated(angel=True), "guardian_angel"),
        (seated("gregor", revealed=True, used=True, barrier=True), "ghostly_barrier"),
    ],
)
def test_protection_lasts_until_the_own_turn_begins(table: MakeTable, place: sh.Position, status: str) -> None:
    """The turns of the others do not end it."""
    t = table(arranged(None, place, expansion_mode="all", dice=(TO_CHURCH,)))

    assert t.player(1).angel or t.player(1).barrier
    t.play(sh.Roll(0), sh.SkipArea(0))
    assert t.happened(StatusEnded) == []
    t.settle()
    if t.is_legal(sh.SkipAttack(0)):
        t.play(sh.SkipAttack(0))
    t.settle()

    (ended,) = t.happened(StatusEnded)
    assert t.state.current == 1
    assert (ended.seat, ended.status) == (1, status)
    assert (t.player(1).angel, t.player(1).barrier) == (False, False)


@pytest.mark.rule("SH-TRN-03")
@pytest.mark.parametrize(("name", "die"), [("franklin", (None, 5)), ("george", (3, None))])
def test_start_ability_can_follow_the_reveal_in_the_same_window(
    table: MakeTable, name: str, die: tuple[int | None, int | None]
) -> None:
    """Reveal, then Lightning or Demolish, then move."""
    mate = "george" if name == "franklin" else "franklin"
    setup = arranged(name, mate, dice=(die, TO_CHURCH))
    t = table(setup)

    t.play(sh.Reveal(0), sh.UseAbility(0, 2), sh.Roll(0))

    assert t.damage(2) == (die[0] or die[1])
    assert at(t, 0) == "church"


@pytest.mark.rule("SH-TRN-03")
def test_start_of_turn_is_over_once_the_move_is_decided(table: MakeTable) -> None:
    """Neither while choosing where a 7 leads nor after moving can Franklin use his ability."""
    t = table(arranged(seated(revealed=True), dice=(SEVEN,)))
    pass_to(t)
    assert t.is_legal(sh.UseAbility(0, 1))

    t.play(sh.Roll(0))
    assert refused(t, sh.UseAbility(0, 1)) == ("not_in_a_window", "SH-REV-03")
    t.play(sh.MoveTo(0, area("church")))
    pass_to(t)

    assert t.prompt == "area"
    assert refused(t, sh.UseAbility(0, 1)) == ("wrong_moment", "SH-CHR-06")


@pytest.mark.rule("SH-TRN-03")
def test_start_ability_belongs_to_the_own_turn(table: MakeTable) -> None:
    """A face-up George has nothing to do in the window of seat 0, and is not asked."""
    t = table(arranged(None, seated(revealed=True)))

    asked = []
    while t.asked != (0,):
        assert not t.is_legal(sh.UseAbility(1, 2))
        asked.append(t.asked[0])
        t.play(sh.Pass(asked[-1]))

    assert asked == [2, 3, 4]


@pytest.mark.rule("SH-TRN-04", "SH-TRN-03", "SH-TRN-07")
def test_end_abilities_come_before_the_extra_turn_and_that_before_the_next_player(
    table: MakeTable,
) -> None:
    """Gregor raises the barrier at the end; it is gone as soon as his extra turn starts."""
    t = table(
        arranged(
            seated("gregor", revealed=True),
            "franklin",
            expansion_mode="all",
            white=("concealed_knowledge",),
            dice=(TO_CHURCH, TO_CABIN),
        )
    )

    t.play(sh.Roll(0), sh.FollowArea(0), sh.UseAbility(0))
    assert t.player(0).barrier
    t.settle()
    t.play(sh.Roll(0), sh.SkipArea(0))
    t.settle()

    kinds = (StatusGained, StatusEnded, TurnStarted)
    assert [type(event) for event in t.log if isinstance(event, kinds)] == [
        TurnStarted,
        StatusGained,
        TurnStarted,
        StatusEnded,
        TurnStarted,
    ]
    assert starts(t) == [(0, False), (0, True), (1, False)]
    assert not t.player(0).barrier


@pytest.mark.rule("SH-TRN-04")
def test_end_ability_waits_for_the_end(table: MakeTable) -> None:
    """At the movement, area and attack decisions Gregor is refused; at the end he is asked, attack or not."""
    t = table(
        arranged(seated("gregor", revealed=True), seated("franklin", "church"), expansion_mode="all", dice=(TO_CHURCH,))
    )
    for answer in (sh.Roll(0), sh.SkipArea(0), sh.SkipAttack(0)):
        pass_to(t)
        assert refused(t, sh.UseAbility(0)) == ("wrong_moment", "SH-EXP-16")
        t.play(answer)

    pass_to(t)

    assert t.prompt == "end"
    assert t.actions(0) == (sh.Pass(0), sh.UseAbility(0))


@pytest.mark.rule("SH-TRN-04", "SH-TRN-07")
def test_extra_turns_of_an_end_ability_join_those_owed_already(table: MakeTable) -> None:
    """Concealed Knowledge and one dead for Wight make two extra turns, and then the next player begins."""
    t = table(
        arranged(
            None,
            dead(),
            None,
            seated("wight", revealed=True),
            first_player=3,
            expansion_mode="all",
            white=("concealed_knowledge",),
            dice=(TO_CHURCH, TO_CABIN, TO_GATE),
        )
    )

    t.play(sh.Roll(3), sh.FollowArea(3), sh.UseAbility(3))
    assert t.state.extra_turns == 2
    for _ in range(2):
        t.play(sh.Roll(3), sh.SkipArea(3))
        t.settle()

    assert starts(t) == [(3, False), (3, True), (3, True), (4, False)]


@pytest.mark.rule("SH-TRN-05")
def test_whoever_dies_in_the_own_turn_finishes_the_action_and_nothing_else(table: MakeTable) -> None:
    """The Spider's second victim is hurt too; there is no attack step and no window any more."""
    t = table(
        arranged(seated(damage=10), None, seated(area="church"), black=("bloodthirsty_spider",), dice=(TO_CEMETERY,))
    )

    t.play(sh.Roll(0), sh.FollowArea(0))
    happened = t.play(sh.ChooseTarget(0, 2))

    assert [type(event) for event in happened][-1] is TurnStarted
    assert damages(t) == [12, 0, 2, 0, 0]
    assert starts(t) == [(0, False), (1, False)]
    assert t.state.in_hand is None
    assert [card.id for card in t.state.black.discard_pile] == ["bloodthirsty_spider"]


@pytest.mark.rule("SH-TRN-05", "SH-TRN-01")
def test_after_such_a_death_the_next_living_player_begins(table: MakeTable) -> None:
    """Seat 0 is dead already, so after seat 4's death seat 1 plays."""
    t = table(
        arranged(
            dead(), None, None, None, seated(damage=7), first_player=4, black=("banana_peel",), dice=(TO_CEMETERY,)
        )
    )

    t.play(sh.Roll(4), sh.FollowArea(4))

    assert [event.seat for event in t.happened(Died)] == [4]
    assert starts(t) == [(4, False), (1, False)]


@pytest.mark.rule("SH-TRN-05")
def test_death_in_the_own_turn_loses_the_extra_turns(table: MakeTable) -> None:
    """The Werewolf's counterattack kills Franklin, who had Concealed Knowledge."""
    t = table(
        arranged(
            seated(damage=10),
            None,
            None,
            seated(area="church"),
            white=("concealed_knowledge",),
            dice=(TO_CHURCH, (1, 2), (1, 4)),
        )
    )

    t.play(sh.Roll(0), sh.FollowArea(0), sh.Attack(0, 3))
    assert t.state.extra_turns == 1
    t.play(sh.Counterattack(3))

    assert not t.player(0).alive
    assert t.state.extra_turns == 0
    assert starts(t) == [(0, False), (1, False)]


@pytest.mark.rule("SH-TRN-06")
def test_after_the_end_there_is_no_counterattack_no_window_and_no_extra_turn(table: MakeTable) -> None:
    """The Machine Gun kills the last Hunter and hits a hidden Werewolf, who is not asked any more."""
    t = table(
        arranged(
            dead(),
            seated(area="cemetery", damage=12),
            seated(equipment=("machine_gun",)),
            seated(area="church"),
            first_player=2,
            white=("concealed_knowledge",),
            dice=(TO_CHURCH, (1, 3)),
        )
    )

    t.play(sh.Roll(2), sh.FollowArea(2))
    happened = t.play(sh.AttackAll(2))

    assert isinstance(happened[-1], GameEnded)
    assert t.damage(3) == 2
    assert (t.winners, t.asked, t.prompt) == ((2, 3, 4), (), "")
    assert starts(t) == [(2, False)]
    for action in (sh.Counterattack(3), sh.Pass(2), sh.Roll(2)):
        assert refused(t, action) == ("game_over", "SH-TRN-06")


@pytest.mark.rule("SH-TRN-07")
def test_an_extra_turn_has_every_step_and_follows_at_once(table: MakeTable) -> None:
    """Window, start ability, move, area and attack, all by the same player."""
    t = table(
        arranged(
            seated(revealed=True),
            seated(area="church"),
            white=("concealed_knowledge",),
            black=("vampire_bat",),
            dice=(TO_CHURCH, (1, 2), (None, 6), TO_CEMETERY, (2, 5)),
        )
    )

    t.play(sh.Roll(0), sh.FollowArea(0), sh.Attack(0, 1))
    t.play(sh.UseAbility(0, 2))
    t.play(sh.Roll(0), sh.FollowArea(0), sh.ChooseTarget(0, 4), sh.Attack(0, 1))
    while t.state.current == 0:
        t.play(t.actions(t.asked[0])[0])

    assert damages(t) == [0, 4, 6, 0, 2]
    assert starts(t) == [(0, False), (0, True), (1, False)]
    extra = next(event for event in t.happened(TurnStarted) if event.extra)
    assert extra.rules == ("SH-TRN-07",)
    assert t.log.index(extra) < t.log.index(t.happened(AbilityUsed)[0])


@pytest.mark.rule("SH-TRN-07", "SH-MOV-06")
def test_an_extra_turn_moves_again_to_another_area(table: MakeTable) -> None:
    """The area reached in the turn before is left: its number is rolled again."""
    t = table(arranged(white=("concealed_knowledge",), dice=(TO_CHURCH, TO_CHURCH, TO_CABIN)))

    t.play(sh.Roll(0), sh.FollowArea(0), sh.SkipAttack(0), sh.Roll(0))

    assert totals(t) == [6, 6, 2]
    assert at(t, 0) == "hermits_cabin"
