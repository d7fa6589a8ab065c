"""Scenarios S17 to S19: the Werewolf strikes back."""

from __future__ import annotations

import pytest

from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters.events import (
    AttackAnnounced,
    AttackMissed,
    AttackRolled,
    Damaged,
    Died,
    EquipmentDiscarded,
    EquipmentMoved,
    Revealed,
    TurnStarted,
)
from tests.games.shadow_hunters.positions import TO_CHURCH, arranged, at_the_players, dead, seated
from tests.games.shadow_hunters.table import MakeTable, card

# -- S17 ------------------------------------------------------------------------------------------------------


def missed(*counter: tuple[int, int], equipment: tuple[str, ...] = (), first: str = "george") -> sh.Setup:
    """Return the position of S17: P1 with 5 damage misses the hidden Werewolf P2."""
    return arranged(
        seated(first, damage=5),
        seated("werewolf", "church", equipment=equipment),
        "emi",
        "unknown",
        players=4,
        dice=(TO_CHURCH, (2, 2), *counter),
    )


@pytest.mark.rule("SH-CHR-10", "SH-REV-06", "SH-ATK-10", "SH-ATK-08")
@pytest.mark.parametrize(("equipment", "damage"), [(("chainsaw",), 10), ((), 9)])
def test_s17_after_a_miss_the_hidden_werewolf_may_reveal_and_strike_back_with_its_weapons(
    table: MakeTable, equipment: tuple[str, ...], damage: int
) -> None:
    """S17: the counterattack (1,5) deals 4 + 1 with the Chainsaw (George 10), and 4 without (George 9)."""
    t = table(missed((1, 5), equipment=equipment))

    t.play(sh.Roll(0), sh.SkipArea(0), sh.Attack(0, 1))
    assert [event.seat for event in t.happened(AttackMissed)] == [0]
    assert (t.prompt, t.asked) == ("counter", (1,))
    assert t.actions(1) == (sh.Decline(1), sh.Counterattack(1))
    t.play(sh.Counterattack(1))

    assert [(event.seat, event.forced, event.rules) for event in t.happened(Revealed)] == [(1, False, ("SH-REV-06",))]
    assert [(event.seat, event.targets, event.counter) for event in t.happened(AttackAnnounced)] == [
        (0, (1,), False),
        (1, (0,), True),
    ]
    assert [(event.d4, event.d6, event.base) for event in t.happened(AttackRolled)] == [(2, 2, 0), (1, 5, 4)]
    assert [(event.seat, event.amount, event.total, event.source) for event in t.happened(Damaged)] == [
        (0, damage - 5, damage, "counterattack")
    ]
    assert at_the_players(t) == {"players[0].damage": (5, damage), "players[1].revealed": (False, True)}


@pytest.mark.rule("SH-CHR-10", "SH-ATK-10")
def test_s17_the_counterattacked_player_cannot_strike_back_again(table: MakeTable) -> None:
    """S17: after the counterattack nobody is asked to counter; the window after the attack follows."""
    t = table(missed((1, 5)))

    t.play(sh.Roll(0), sh.SkipArea(0), sh.Attack(0, 1), sh.Counterattack(1))

    assert (t.prompt, t.asked) == ("window-attacked", (2,))
    assert not t.is_legal(sh.Counterattack(0))
    t.settle()
    assert t.state.current == 1
    assert len(t.happened(AttackAnnounced)) == 2


@pytest.mark.rule("SH-CHR-10", "SH-REV-06")
def test_s17_a_werewolf_that_declines_stays_hidden(table: MakeTable) -> None:
    """S17: P2 lets it be: hidden, George keeps his 5 damage, and the moment is gone."""
    t = table(missed())

    t.play(sh.Roll(0), sh.SkipArea(0), sh.Attack(0, 1), sh.Decline(1))

    assert t.changes == {}
    assert not t.happened(Revealed)
    assert (t.damage(0), t.player(1).revealed) == (5, False)
    assert t.prompt == "window-attacked"
    assert not t.is_legal(sh.Counterattack(1))


@pytest.mark.rule("SH-CHR-10", "SH-REV-03", "SH-ATK-10")
def test_s17_the_werewolf_decides_before_anybody_else_can_react(table: MakeTable) -> None:
    """S17: while P2 is asked about the counterattack nobody can reveal, the attacker included."""
    t = table(missed())

    t.play(sh.Roll(0), sh.SkipArea(0), sh.Attack(0, 1))

    for seat in (0, 2, 3):
        assert t.actions(seat) == ()
    assert not t.is_legal(sh.Reveal(1))
    t.play(sh.Decline(1))


# -- S18 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-CHR-10", "SH-DTH-01", "SH-DTH-02")
def test_s18_a_dead_werewolf_does_not_strike_back(table: MakeTable) -> None:
    """S18: a Werewolf with 13 damage takes 2, dies, is kept at 14, and is not asked."""
    t = table(
        arranged("george", seated("werewolf", "church", 13), "emi", "unknown", players=4, dice=(TO_CHURCH, (1, 3)))
    )

    t.play(sh.Roll(0), sh.SkipArea(0), sh.Attack(0, 1))

    assert [(event.seat, event.killer) for event in t.happened(Died)] == [(1, 0)]
    assert at_the_players(t) == {
        "players[1].damage": (13, 14),
        "players[1].area": ("church", None),
        "players[1].alive": (True, False),
        "players[1].revealed": (False, True),
    }
    assert t.winners is None
    assert t.prompt == "window-attacked"
    assert t.actions(1) == ()
    t.settle()
    assert t.state.current == 2
    assert [event.counter for event in t.happened(AttackAnnounced)] == [False]


# -- S19 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-CHR-10", "SH-TRN-05", "SH-DTH-01", "SH-DTH-02", "SH-DTH-03", "SH-DTH-04", "SH-BLK-11")
@pytest.mark.parametrize(("taken", "left"), [("talisman", "rusted_broad_axe"), ("rusted_broad_axe", "talisman")])
def test_s19_a_counterattack_that_kills_the_current_player_loots_him_and_ends_his_turn(
    table: MakeTable, taken: str, left: str
) -> None:
    """S19: Emi attacks for 1 + 1, the Werewolf deals 3; she dies at 10, P2 takes a card and moves next."""
    t = table(
        arranged(
            seated("emi", damage=8, equipment=("talisman", "rusted_broad_axe")),
            seated("werewolf", "church", revealed=True),
            "george",
            "unknown",
            players=4,
            dice=(TO_CHURCH, (1, 2), (1, 4)),
        )
    )

    t.play(sh.Roll(0), sh.SkipArea(0), sh.Attack(0, 1))
    assert t.changes == {"players[1].damage": (0, 2), "hurt": (0, 1)}
    t.play(sh.Counterattack(1))
    assert [(event.seat, event.killer) for event in t.happened(Died)] == [(0, 1)]
    t.expect_change("players[0].damage", 8, 10)
    assert t.asked == (1,)
    assert set(t.actions(1)) == {
        sh.TakeEquipment(1, 0, card("talisman")),
        sh.TakeEquipment(1, 0, card("rusted_broad_axe")),
    }
    events = t.play(sh.TakeEquipment(1, 0, card(taken)))

    assert [(event.seat, event.source, event.way) for event in events if isinstance(event, EquipmentMoved)] == [
        (1, 0, "looted")
    ]
    assert [event.card for event in events if isinstance(event, EquipmentDiscarded)] == [card(left)]
    assert at_the_players(t) == {
        "players[0].equipment": (("talisman", "rusted_broad_axe"), ()),
        "players[1].equipment": ((), (taken,)),
    }
    assert [event.seat for event in events if isinstance(event, TurnStarted)] == [1]
    assert t.winners is None
    assert t.state.current == 1
    t.settle()
    assert (t.prompt, t.asked) == ("move", (1,))


@pytest.mark.rule("SH-TRN-05", "SH-CHR-10")
def test_s19_the_next_turn_passes_over_the_dead(table: MakeTable) -> None:
    """S19: P2 is dead already, so after P1 has died P3 moves."""
    t = table(
        arranged(
            seated("emi", damage=8),
            dead("allie"),
            "george",
            seated("werewolf", "church", revealed=True),
            "unknown",
            dice=(TO_CHURCH, (2, 2), (1, 4)),
        )
    )

    events = t.play(sh.Roll(0), sh.SkipArea(0), sh.Attack(0, 3), sh.Counterattack(3))

    assert not t.player(0).alive
    assert [event.seat for event in events if isinstance(event, TurnStarted)] == [2]
    assert t.state.current == 2
