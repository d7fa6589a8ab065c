"""Scenarios about the Neutrals' abilities and wins, and about Franklin's start of the turn."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters import events as ev
from tests.games.happened import refused
from tests.games.shadow_hunters.positions import TO_CABIN, TO_CHURCH, arranged, dead, end_turn, pass_to, seated
from tests.games.shadow_hunters.table import MakeTable, Table, area, card


def questions(t: Table, asked: int, *wanted: sh.Action) -> Iterator[str]:
    """Yield the prompt of every question to ``asked`` for the rest of the turn.

    Everybody answers with a ``wanted`` action where it is legal, else in the plainest way.
    """
    turn = t.state.turn
    while t.state.turn == turn and (decision := sh.GAME.decision(t.state)) is not None:
        if asked in decision.seats:
            yield decision.prompt.key
        t.play(next((action for action in wanted if action in decision.actions), decision.actions[0]))


@pytest.mark.rule("SH-CHR-04", "SH-WIN-03", "SH-WIN-05", "SH-WIN-07")
def test_s25_daniel_wins_by_dying_first_and_allie_by_being_alive(table: MakeTable) -> None:
    """S25: Daniel dies before anybody else and wins with a living Allie; his killer Charles and both sides lose."""
    t = table(
        arranged(
            "charles",
            seated("daniel", "church", 12),
            "vampire",
            "george",
            "allie",
            "unknown",
            "franklin",
            dice=(TO_CHURCH, (1, 4)),
        )
    )

    t.play(sh.Roll(0), sh.SkipArea(0), sh.Attack(0, 1))

    assert t.damage(1) == 13
    assert t.winners == (1, 4)
    assert [(event.winners, event.reasons) for event in t.happened(ev.GameEnded)] == [((1, 4), ("daniel",))]
    assert t.asked == ()


@pytest.mark.rule("SH-CHR-04", "SH-REV-04")
def test_s26_daniel_may_not_reveal_in_any_window_of_another_turn(table: MakeTable) -> None:
    """S26: asked in all five windows, a hidden Daniel can only pass."""
    t = table(_daniel_setup(emi_damage=0, dice=(TO_CHURCH, (1, 2)), first=0))

    seen = []
    for prompt in questions(t, 2, sh.Attack(0, 3)):
        seen.append(prompt)
        assert t.actions(2) == (sh.Pass(2),)
        assert refused(t, sh.Reveal(2)) == ("daniel_may_not_reveal", "SH-CHR-04")

    assert seen == ["window-start", "window-moved", "window-area_done", "window-attacked", "window-end"]


@pytest.mark.rule("SH-CHR-04")
def test_s26_daniel_may_not_reveal_in_his_own_turn(table: MakeTable) -> None:
    """S26: his own decisions offer Daniel no reveal either."""
    t = table(_daniel_setup(emi_damage=0, dice=(TO_CABIN,), first=2))

    seen = []
    for prompt in questions(t, 2, sh.SkipArea(2), sh.SkipAttack(2)):
        seen.append(prompt)
        assert sh.Reveal(2) not in t.actions(2)
        assert refused(t, sh.Reveal(2)) == ("daniel_may_not_reveal", "SH-CHR-04")

    assert seen == ["move", "area", "attack", "end"]


@pytest.mark.rule("SH-CHR-04", "SH-DTH-09", "SH-DTH-02")
def test_s26_daniel_is_revealed_when_another_dies_before_the_loot(table: MakeTable) -> None:
    """S26: Emi dies; she and then Daniel are face up in the same batch, before the killer picks his loot."""
    t = table(_daniel_setup(emi_damage=9, dice=(TO_CHURCH, (1, 2)), first=0))

    batch = t.play(sh.Roll(0), sh.SkipArea(0), sh.Attack(0, 3))

    assert t.prompt == "loot"
    assert t.player(2).revealed
    assert [(event.seat, event.forced, event.rules) for event in batch if isinstance(event, ev.Revealed)] == [
        (3, True, ("SH-DTH-02",)),
        (2, True, ("SH-CHR-04",)),
    ]
    assert t.equipment(3) == ["talisman", "handgun"]
    t.play(sh.TakeEquipment(0, 3, card("handgun")))
    assert t.changes == {
        "players[0].equipment": ((), ("handgun",)),
        "players[3].equipment": (("talisman", "handgun"), ()),
        "white.discard_pile": ((), ("talisman",)),
    }
    assert t.winners is None


def _daniel_setup(emi_damage: int, dice: tuple[tuple[int, int], ...], first: int) -> sh.Setup:
    return arranged(
        "vampire",
        "werewolf",
        seated("daniel", "church"),
        seated("emi", "church", emi_damage, equipment=("talisman", "handgun")),
        "franklin",
        first_player=first,
        dice=dice,
    )


@pytest.mark.rule("SH-REV-03", "SH-CHR-01")
@pytest.mark.parametrize("windows", ["asked", "open"])
def test_s27_allie_cannot_interrupt_an_announced_attack(table: MakeTable, windows: str) -> None:
    """S27 (FAQ P8): between the announcement and the damage nobody asks Allie; 3 damage kill her at 5."""
    t = table(_allie_setup((1, 4), spear=True, windows=windows))

    t.play(sh.Roll(0), sh.SkipArea(0), sh.Attack(0, 1))

    assert t.prompt == "spear"  # the attack is announced and rolled, the damage is still to come
    assert t.actions(1) == ()
    assert t.refuses(sh.Reveal(1)).code == "not_in_a_window"
    assert t.refuses(sh.Reveal(1)).rule == "SH-REV-03"
    assert t.refuses(sh.UseAbility(1)).code == "reveal_first"
    t.play(sh.Decline(0))
    t.expect_change("players[1].alive", True, False)
    t.expect_change("players[1].damage", 5, 8)
    assert t.happened(ev.AbilityUsed) == []


@pytest.mark.rule("SH-REV-03", "SH-REV-04", "SH-CHR-01", "SH-CHR-14")
def test_s27_allie_heals_after_the_attack_and_only_once(table: MakeTable) -> None:
    """S27: 2 damage leave Allie with 7; in W3 she reveals herself and heals to 0, and never again."""
    t = table(_allie_setup((2, 4), spear=False, windows="asked"))
    t.play(sh.Roll(0), sh.SkipArea(0), sh.Attack(0, 1))
    assert t.changes == {"players[1].damage": (5, 7), "hurt": (0, 1)}
    while t.prompt != "window-attacked":
        t.play(sh.Decline(1))
    pass_to(t, 1)

    assert t.actions(1) == (sh.Pass(1), sh.Reveal(1))
    assert refused(t, sh.UseAbility(1)) == ("reveal_first", "SH-REV-02")
    t.play(sh.Reveal(1))
    assert t.damage(1) == 7
    happened = t.play(sh.UseAbility(1))

    assert [event.rules for event in happened if isinstance(event, ev.AbilityUsed)] == [("SH-CHR-01",)]
    assert t.changes == {"players[1].damage": (7, 0), "players[1].used": (False, True)}
    assert t.prompt == "window-attacked"
    assert t.actions(1) == ()
    end_turn(t)
    assert t.asked != (1,)
    pass_to(t, 1)
    assert t.prompt == "move"
    assert refused(t, sh.UseAbility(1)) == ("ability_used", "SH-CHR-14")


def _allie_setup(attack: tuple[int, int], *, spear: bool, windows: str) -> sh.Setup:
    return arranged(
        seated("unknown", equipment=(("spear_of_longinus",) if spear else ())),
        seated("allie", "church", 5),
        "george",
        "werewolf",
        "franklin",
        windows=windows,
        dice=(TO_CHURCH, attack),
    )


@pytest.mark.rule("SH-CHR-12", "SH-CHR-04", "SH-WIN-04")
@pytest.mark.parametrize(("charles_dead", "winners"), [(True, (0, 3)), (False, None)])
def test_s40_third_dead_neutral_makes_the_shadows_win(
    table: MakeTable, charles_dead: bool, winners: tuple[int, ...] | None
) -> None:
    """S40: the third dead Neutral makes the living and the dead Shadow win; with Charles alive the game goes on.

    Daniel, who is not the first to die, wins in neither case.
    """
    t = table(
        arranged(
            "vampire",
            seated("daniel", "church", 12, revealed=True),
            dead("franklin"),
            dead("unknown"),
            dead("allie"),
            seated("charles", dead=charles_dead),
            "george",
            deaths=((2,), (3,), (4,), (5,)) if charles_dead else ((2,), (3,), (4,)),
            dice=(TO_CHURCH, (2, 3)),
        )
    )

    t.play(sh.Roll(0), sh.SkipArea(0), sh.Attack(0, 1))

    assert t.damage(1) == 13
    assert not t.player(1).alive
    assert t.winners == winners


@pytest.mark.rule("SH-CHR-06", "SH-TRN-03", "SH-CRD-08", "SH-DMG-06")
@pytest.mark.parametrize(
    "target",
    [
        seated("werewolf"),
        seated("werewolf", equipment=("holy_robe",)),
        seated("werewolf", angel=True),
    ],
    ids=["unprotected", "holy_robe", "guardian_angel"],
)
def test_s43_lightning_in_w0_hits_anybody_and_nothing_for_attacks_protects(
    table: MakeTable, target: sh.Position
) -> None:
    """S43: Franklin reveals himself and deals the d6, 5, to P4 off the board; then he moves as usual."""
    t = table(_franklin_setup(target, (None, 5), (2, 4)))
    assert _w0_refusal(t) == ("reveal_first", "SH-REV-02")

    happened = t.play(sh.Reveal(0), sh.UseAbility(0, 3))

    assert [(event.die, event.value) for event in happened if isinstance(event, ev.DieRolled)] == [("d6", 5)]
    assert [event.rules for event in happened if isinstance(event, ev.AbilityUsed)] == [("SH-CHR-06",)]
    assert t.damage(3) == 5
    assert t.happened(ev.AttackAnnounced) == []
    t.play(sh.Roll(0))
    assert t.player(0).area is area("church")


@pytest.mark.rule("SH-CHR-06", "SH-TRN-03")
def test_s43_lightning_is_too_late_once_the_movement_is_decided(table: MakeTable) -> None:
    """S43: from the movement roll on, a 7 to be placed included, Lightning has to wait for the next turn."""
    t = table(_franklin_setup(seated("werewolf", "church"), (3, 4), (1, 2)))
    t.play(sh.Reveal(0))
    pass_to(t, 0)
    assert t.is_legal(sh.UseAbility(0, 3))
    t.play(sh.Roll(0))

    late = []
    for prompt in questions(t, 0, sh.MoveTo(0, area("church")), sh.Attack(0, 3)):
        late.append(prompt)
        answer = refused(t, sh.UseAbility(0, 3))
        if prompt != "seven":
            assert answer == ("wrong_moment", "SH-CHR-06")
    for _ in range(4):
        end_turn(t)

    assert late == ["seven", "area", "attack"]
    assert t.state.current == 0
    pass_to(t, 0)
    assert t.is_legal(sh.UseAbility(0, 3))


@pytest.mark.rule("SH-CHR-06", "SH-CHR-14")
def test_s43_lightning_is_used_once_in_the_game(table: MakeTable) -> None:
    """S43: a second use is refused, at once and at the start of the next turn."""
    t = table(_franklin_setup(seated("werewolf"), (None, 5), (2, 4)))
    t.play(sh.Reveal(0), sh.UseAbility(0, 3))

    refusals = [_w0_refusal(t)]
    for _ in range(5):
        end_turn(t)
    assert t.state.current == 0
    refusals.append(_w0_refusal(t))

    assert refusals == [("ability_used", "SH-CHR-14")] * 2
    assert len(t.happened(ev.AbilityUsed)) == 1


def _w0_refusal(t: Table) -> tuple[str, str]:
    pass_to(t, 0)
    assert t.prompt == "move"
    return refused(t, sh.UseAbility(0, 3))


def _franklin_setup(target: sh.Position, *dice: tuple[int | None, int | None]) -> sh.Setup:
    return arranged("franklin", "george", "vampire", target, "allie", dice=dice)
