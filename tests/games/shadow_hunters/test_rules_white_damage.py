"""Flare of Judgement and Guardian Angel: the two white cards that damage and protect."""

from __future__ import annotations

import pytest

from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters import events as e
from tests.games.shadow_hunters.positions import arranged, dead, draw, end_turn, give, pile, seated
from tests.games.shadow_hunters.table import MakeTable, card

# -- Flare of Judgement ---------------------------------------------------------------------------------------


@pytest.mark.rule("SH-WHT-08", "SH-CRD-08", "SH-CRD-09")
def test_s34_flare_hurts_everybody_but_the_drawer_and_nothing_reduces_it(table: MakeTable) -> None:
    """S34: 2 damage for all others, off the board too, through Talisman, Robe and Guardian Angel."""
    t = draw(
        table,
        "flare_of_judgement",
        seated("emi", damage=1),
        seated("vampire", "church", equipment=("talisman", "fortune_brooch")),
        seated("george", "cemetery", 1, equipment=("holy_robe",)),
        seated("unknown", "hermits_cabin", angel=True),
        seated("allie", damage=3),
    )

    assert [t.damage(seat) for seat in range(5)] == [1, 2, 3, 2, 5]
    assert pile(t, "white") == ["flare_of_judgement"]


@pytest.mark.rule("SH-WHT-08", "SH-WHT-14", "SH-DTH-04", "SH-DTH-06", "SH-DTH-07")
def test_flare_kills_are_the_drawers_and_bring_one_card_each_even_with_the_rosary(table: MakeTable) -> None:
    """Two die at once; the drawer chooses one card of each, the Rosary does not count for a card's kills."""
    t = draw(
        table,
        "flare_of_judgement",
        seated("emi", equipment=("silver_rosary",)),
        seated("vampire", damage=12, equipment=("chainsaw", "talisman")),
        seated("allie", damage=7, equipment=("handgun", "holy_robe")),
        "unknown",
        "charles",
        "franklin",
    )

    assert [(event.seat, event.killer) for event in t.happened(e.Died)] == [(1, 0), (2, 0)]
    assert t.asked == (0,)
    t.play(sh.TakeEquipment(0, 1, card("talisman")))
    t.play(sh.TakeEquipment(0, 2, card("handgun")))

    assert t.equipment(0) == ["silver_rosary", "talisman", "handgun"]
    assert pile(t, "black") == ["chainsaw"]
    assert pile(t, "white") == ["holy_robe", "flare_of_judgement"]
    assert t.winners is None


@pytest.mark.rule("SH-WHT-08", "SH-CHR-03", "SH-DMG-05")
def test_flare_lets_charles_win_with_two_kills_at_once(table: MakeTable) -> None:
    """One is dead, two die together of Charles' card: three dead, and Charles wins."""
    t = draw(
        table,
        "flare_of_judgement",
        "charles",
        seated("vampire", damage=12),
        seated("emi", damage=9),
        "unknown",
        dead("werewolf"),
        "franklin",
        "allie",
        "george",
        players=8,
    )

    assert t.winners == (0, 6)  # Allie is alive at the end


# -- Guardian Angel -------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-WHT-09", "SH-TRN-03")
def test_s16_guardian_angel_stops_attacks_only_and_until_the_next_turn(table: MakeTable) -> None:
    """S16: an attack does nothing, the woods and a hermit card hurt, and in the next turn the status is over."""
    t = draw(
        table,
        "guardian_angel",
        "emi",
        "george",
        "vampire",
        "werewolf",
        players=4,
        hermit=("hermits_slap",),
        dice=((2, 4), (1, 6), (3, 6), (1, 2), (4, 4), (4, 4), (1, 2)),
    )
    assert t.view(None).players[0].angel
    assert pile(t, "white") == ["guardian_angel"]
    end_turn(t)

    t.play(sh.Roll(1), sh.SkipArea(1), sh.Attack(1, 0))
    assert t.damage(0) == 0
    assert [(event.seat, event.source) for event in t.happened(e.Prevented)] == [(0, "attack")]
    end_turn(t)
    t.play(sh.Roll(2), sh.FollowArea(2), sh.WoodsDamage(2, 0))
    assert t.damage(0) == 2
    end_turn(t)
    t.play(sh.Roll(3), sh.FollowArea(3), sh.GiveHermit(3, 0), sh.Comply(0))
    assert t.damage(0) == 3
    assert t.player(0).angel
    end_turn(t)

    assert not t.player(0).angel
    assert "SH-WHT-09" in t.happened(e.StatusEnded)[-1].rules
    t.play(sh.Roll(0))
    end_turn(t)
    t.play(sh.Roll(1), sh.SkipArea(1), sh.Attack(1, 0))
    assert t.damage(0) == 4


@pytest.mark.rule("SH-WHT-09", "SH-CHR-10")
def test_guardian_angel_stops_a_counterattack_in_the_turn_it_was_drawn(table: MakeTable) -> None:
    """The drawer attacks a Werewolf, whose counterattack of 4 comes to nothing."""
    t = draw(table, "guardian_angel", "emi", seated("werewolf", "church", revealed=True), dice=((1, 2), (1, 5)))
    t.play(sh.Attack(0, 1))
    t.play(sh.Counterattack(1))

    assert t.damage(1) == 1
    assert t.damage(0) == 0
    assert t.happened(e.Prevented)[-1].source == "counterattack"


@pytest.mark.rule("SH-WHT-09", "SH-CHR-07")
def test_guardian_angel_does_not_stop_an_ability(table: MakeTable) -> None:
    """Demolish hurts a protected character."""
    t = table(arranged(seated("george", revealed=True), seated("vampire", angel=True), dice=((3, None),)))
    t.play(sh.UseAbility(0, 1))

    assert t.damage(1) == 3
    assert t.player(1).angel


@pytest.mark.rule("SH-WHT-09", "SH-BLK-02", "SH-BLK-05", "SH-BLK-07", "SH-BLK-08", "SH-CRD-09")
@pytest.mark.parametrize(
    ("title", "dice", "damage"),
    [
        ("bloodthirsty_spider", (), 2),
        ("vampire_bat", (), 2),
        ("spiritual_doll", ((None, 4),), 3),
        ("dynamite", ((1, 2),), 3),
    ],
)
def test_guardian_angel_and_robe_do_not_stop_black_cards(
    table: MakeTable, title: str, dice: tuple[tuple[int | None, int | None], ...], damage: int
) -> None:
    """Damage from cards is no attack damage."""
    target = seated("vampire", "hermits_cabin", equipment=("holy_robe",), angel=True)
    t = draw(table, title, "george", target, dice=dice)
    if title != "dynamite":
        t.play(sh.ChooseTarget(0, 1))

    assert t.damage(1) == damage


@pytest.mark.rule("SH-WHT-09", "SH-HER-11")
def test_guardian_angel_and_robe_do_not_stop_hermit_cards(table: MakeTable) -> None:
    """Exorcism costs a protected Shadow its 2 damage."""
    t = give(table, "hermits_exorcism", "george", seated("vampire", equipment=("holy_robe", "talisman"), angel=True))
    t.play(sh.Comply(1))

    assert t.damage(1) == 2


@pytest.mark.rule("SH-WHT-09", "SH-TRN-07")
def test_guardian_angel_ends_with_the_start_of_an_extra_turn(table: MakeTable) -> None:
    """The drawer's next turn is the extra turn owed to him."""
    t = draw(
        table,
        "guardian_angel",
        seated("wight", revealed=True),
        "ellen",
        dead("fu_ka"),
        "valkyrie",
        "agnes",
        expansion_mode="all",
    )
    t.play(sh.UseAbility(0))
    assert t.player(0).angel
    end_turn(t)

    assert t.state.current == 0
    assert not t.player(0).angel
