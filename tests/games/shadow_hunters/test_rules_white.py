"""The single-use cards of the white deck, title by title."""

from __future__ import annotations

import pytest

from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters import events as e
from tests.games.shadow_hunters.positions import (
    TO_GATE,
    arranged,
    assert_copies,
    by_title,
    dead,
    draw,
    end_turn,
    follow,
    pile,
    possible,
    seated,
)
from tests.games.shadow_hunters.table import MakeTable

WHITE = (
    ("SH-WHT-01", "advent", 1, False),
    ("SH-WHT-02", "blessing", 1, False),
    ("SH-WHT-03", "chocolate", 1, False),
    ("SH-WHT-04", "concealed_knowledge", 1, False),
    ("SH-WHT-06", "disenchant_mirror", 1, False),
    ("SH-WHT-07", "first_aid", 1, False),
    ("SH-WHT-08", "flare_of_judgement", 1, False),
    ("SH-WHT-09", "guardian_angel", 1, False),
    ("SH-WHT-10", "holy_water_of_healing", 2, False),
    ("SH-WHT-11", "fortune_brooch", 1, True),
    ("SH-WHT-12", "holy_robe", 1, True),
    ("SH-WHT-13", "mystic_compass", 1, True),
    ("SH-WHT-14", "silver_rosary", 1, True),
    ("SH-WHT-15", "spear_of_longinus", 1, True),
    ("SH-WHT-16", "talisman", 1, True),
)


@pytest.mark.parametrize(("title", "copies", "equipment"), by_title(WHITE))
def test_white_deck_has_its_copies_of_each_title(table: MakeTable, title: str, copies: int, equipment: bool) -> None:
    """A new game has so many copies of the title in the white draw pile, and a drawn one stays or is discarded."""
    assert_copies(table, title, copies)
    t = draw(table, title, "emi", "george", "vampire", "werewolf", "allie")
    t.settle()

    assert t.equipment(0) == ([title] if equipment else [])


# -- Advent and Chocolate -------------------------------------------------------------------------------------


@pytest.mark.rule("SH-WHT-01", "SH-CRD-05")
@pytest.mark.parametrize("revealed", [False, True])
def test_s36_advent_heals_a_hunter_who_is_or_turns_face_up(table: MakeTable, revealed: bool) -> None:
    """S36: a hidden Hunter may reveal and heal everything; for a revealed one it works as if just revealed."""
    t = draw(table, "advent", seated("emi", damage=6, revealed=revealed))

    assert t.actions(0) == (sh.Decline(0), sh.Heal(0))
    happened = t.play(sh.Heal(0))

    assert t.damage(0) == 0
    assert t.player(0).revealed
    assert any(isinstance(event, e.Healed) and event.amount == 6 and "SH-WHT-01" in event.rules for event in happened)
    assert sum(isinstance(event, e.Revealed) for event in happened) == (not revealed)
    assert pile(t, "white") == ["advent"]


@pytest.mark.rule("SH-WHT-01")
def test_s36_advent_may_be_declined_by_a_hidden_hunter(table: MakeTable) -> None:
    """S36: who declines stays hidden with his damage."""
    t = draw(table, "advent", seated("emi", damage=6))
    t.play(sh.Decline(0))

    assert t.damage(0) == 6
    assert not t.player(0).revealed
    assert pile(t, "white") == ["advent"]


@pytest.mark.rule("SH-WHT-01", "SH-INF-09")
@pytest.mark.parametrize("character", ["vampire", "unknown", "allie", "daniel"])
def test_advent_asks_hidden_others_too_but_lets_them_only_decline(table: MakeTable, character: str) -> None:
    """A hidden drawer who is no Hunter is asked like one, can only decline, and the table learns nothing of it."""
    t = draw(table, "advent", seated(character, damage=6))
    before = possible(t, 0)

    assert t.asked == (0,)
    assert t.actions(0) == (sh.Decline(0),)
    assert t.refuses(sh.Heal(0)).code == "card_means_others"
    assert t.refuses(sh.Heal(0)).rule == "SH-WHT-01"
    t.play(sh.Decline(0))

    assert t.damage(0) == 6
    assert possible(t, 0) == before
    assert {"emi", "franklin", "george"} <= before


@pytest.mark.rule("SH-WHT-01")
def test_advent_does_nothing_for_a_revealed_shadow(table: MakeTable) -> None:
    """A revealed drawer whom it does not mean is not asked at all."""
    t = draw(table, "advent", seated("vampire", damage=6, revealed=True))

    assert t.damage(0) == 6
    assert [event.source for event in t.happened(e.Fizzled)] == ["advent"]
    assert t.prompt != "heal_offer"


@pytest.mark.rule("SH-WHT-03", "SH-CRD-05")
@pytest.mark.parametrize("revealed", [False, True])
@pytest.mark.parametrize("character", ["allie", "emi", "unknown"])
def test_s36_chocolate_heals_its_three_characters(table: MakeTable, character: str, revealed: bool) -> None:
    """S36: Allie, Emi and the Unknown may reveal, or are revealed, and heal everything."""
    t = draw(table, "chocolate", seated(character, damage=7, revealed=revealed))

    assert t.actions(0) == (sh.Decline(0), sh.Heal(0))
    t.play(sh.Heal(0))

    assert t.damage(0) == 0
    assert t.player(0).revealed


@pytest.mark.rule("SH-WHT-03")
@pytest.mark.parametrize("character", ["bob", "charles", "daniel", "franklin", "george", "vampire", "werewolf"])
def test_s36_chocolate_does_nothing_for_everybody_else(table: MakeTable, character: str) -> None:
    """S36: the other seven characters can only decline."""
    t = draw(table, "chocolate", seated(character, damage=7))

    assert t.actions(0) == (sh.Decline(0),)
    assert t.refuses(sh.Heal(0)).rule == "SH-WHT-03"


@pytest.mark.rule("SH-WHT-03", "SH-EXP-01")
@pytest.mark.parametrize(
    ("character", "means"),
    [
        ("agnes", True),
        ("ellen", True),
        ("ultra_soul", True),
        ("allie", True),
        ("emi", True),
        ("unknown", True),
        ("bryan", False),
        ("catherine", False),
        ("david", False),
        ("fu_ka", False),
        ("gregor", False),
        ("valkyrie", False),
        ("wight", False),
    ],
)
def test_expansion_chocolate_names_the_initials_a_e_u(table: MakeTable, character: str, means: bool) -> None:
    """The replacement card means every character with one of the three initials."""
    t = draw(table, "chocolate", seated(character, damage=5), expansion_mode="all")

    assert t.actions(0) == ((sh.Decline(0), sh.Heal(0)) if means else (sh.Decline(0),))


# -- Blessing, First Aid, Holy Water --------------------------------------------------------------------------


@pytest.mark.rule("SH-WHT-02")
def test_s42_blessing_heals_another_living_character_by_the_d6(table: MakeTable) -> None:
    """S42: 9 damage and a 5 leave 4; neither the drawer nor the dead can be chosen, off the board everybody can."""
    t = draw(
        table,
        "blessing",
        seated("emi", damage=3),
        seated("george", damage=9),
        "vampire",
        seated("werewolf", "church", 1),
        "allie",
        dead("unknown"),
        "charles",
        "franklin",
        players=8,
        dice=((None, 5),),
    )

    targets = {action.target for action in t.actions(0) if isinstance(action, sh.ChooseTarget)}
    assert targets == {1, 2, 3, 4, 6, 7}
    assert t.refuses(sh.ChooseTarget(0, 0)).code == "not_yourself"
    assert t.refuses(sh.ChooseTarget(0, 5)).code == "not_a_living_player"
    t.play(sh.ChooseTarget(0, 1))

    assert t.damage(1) == 4
    assert t.damage(0) == 3
    assert [(event.die, event.value) for event in t.happened(e.DieRolled)] == [("d6", 5)]
    assert pile(t, "white") == ["blessing"]


@pytest.mark.rule("SH-WHT-02", "SH-DMG-02")
@pytest.mark.parametrize("damage", [0, 2])
def test_s42_blessing_stops_at_zero(table: MakeTable, damage: int) -> None:
    """S42: a 5 on a character with 2 damage, or with none (FAQ P3), leaves 0."""
    t = draw(table, "blessing", "emi", seated("george", damage=damage), dice=((None, 5),))
    t.play(sh.ChooseTarget(0, 1))

    assert t.damage(1) == 0
    assert t.happened(e.Healed)[-1].amount == damage


@pytest.mark.rule("SH-WHT-07", "SH-DMG-04")
@pytest.mark.parametrize(
    "target",
    [
        seated("emi", damage=2),
        seated("werewolf", damage=12),
        seated("allie"),
        seated("franklin", damage=9, equipment=("holy_robe", "fortune_brooch", "talisman")),
        seated("franklin", damage=1, angel=True),
    ],
)
def test_s35_first_aid_sets_any_damage_to_seven(table: MakeTable, target: sh.Position) -> None:
    """S35: from below and from above, and no protection stops it; even Allie lives."""
    t = draw(table, "first_aid", "george", target)
    t.play(sh.ChooseTarget(0, 1))

    assert t.damage(1) == 7
    assert t.player(1).alive
    assert "SH-DMG-04" in t.happened(e.DamageSet)[-1].rules
    assert pile(t, "white") == ["first_aid"]


@pytest.mark.rule("SH-WHT-07", "SH-CRD-07")
def test_s35_first_aid_may_be_used_on_oneself(table: MakeTable) -> None:
    """S35: the drawer is a legal target, the dead are not."""
    t = draw(table, "first_aid", seated("george", damage=9), "emi", "vampire", dead("unknown"), "allie")

    targets = {action.target for action in t.actions(0) if isinstance(action, sh.ChooseTarget)}
    assert targets == {0, 1, 2, 4}
    t.play(sh.ChooseTarget(0, 0))

    assert t.damage(0) == 7


@pytest.mark.rule("SH-WHT-10")
@pytest.mark.parametrize(("before", "after"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_holy_water_heals_the_drawer_two(table: MakeTable, before: int, after: int) -> None:
    """The drawer heals 2, never below 0, and nobody is asked."""
    t = draw(table, "holy_water_of_healing", seated("george", damage=before), seated("emi", damage=4))

    assert t.damage(0) == after
    assert t.damage(1) == 4
    assert pile(t, "white") == ["holy_water_of_healing"]


# -- Concealed Knowledge --------------------------------------------------------------------------------------


@pytest.mark.rule("SH-WHT-04", "SH-TRN-07")
def test_s39_concealed_knowledge_gives_one_more_full_turn(table: MakeTable) -> None:
    """S39: the drawer moves again, to another area, may use it and attack; then the next player has his turn."""
    t = draw(
        table,
        "concealed_knowledge",
        "emi",
        seated("george", "cemetery"),
        dice=((2, 4), (4, 4), (1, 3)),
        black=("moody_goblin",),
    )
    assert t.view(None).extra_turns == 1
    end_turn(t)

    assert t.state.current == 0
    assert t.happened(e.TurnStarted)[-1].extra
    t.play(sh.Roll(0))
    assert [event.total for event in t.happened(e.MovementRolled)] == [6, 6, 8]  # at the Church a 6 is rolled again
    t.play(sh.FollowArea(0))
    t.play(sh.Attack(0, 1))
    assert t.damage(1) == 2
    end_turn(t)

    assert t.state.current == 1
    assert [event.extra for event in t.happened(e.TurnStarted)] == [False, True, False]


@pytest.mark.rule("SH-WHT-05", "SH-TRN-05")
def test_s39_the_extra_turn_dies_with_the_drawer(table: MakeTable) -> None:
    """S39: a counterattack kills the drawer in the first turn, so the next player plays, and then the one after."""
    t = draw(
        table,
        "concealed_knowledge",
        seated("emi", damage=8),
        seated("werewolf", "church", revealed=True),
        "george",
        "vampire",
        "allie",
        dice=((1, 2), (1, 4)),
    )
    assert t.state.extra_turns == 1
    t.play(sh.Attack(0, 1))
    t.play(sh.Counterattack(1))

    assert not t.player(0).alive
    assert (t.state.current, t.state.extra_turns) == (1, 0)
    assert not t.happened(e.TurnStarted)[-1].extra


# -- Disenchant Mirror ----------------------------------------------------------------------------------------


@pytest.mark.rule("SH-WHT-06")
@pytest.mark.parametrize("character", ["vampire", "werewolf"])
def test_s37_mirror_reveals_a_hidden_vampire_or_werewolf(table: MakeTable, character: str) -> None:
    """S37: the drawer has no choice."""
    t = draw(table, "disenchant_mirror", seated(character, damage=3))

    shown = t.happened(e.Revealed)[-1]
    assert (shown.seat, shown.character.id, shown.forced) == (0, character, True)
    assert "SH-WHT-06" in shown.rules
    assert t.damage(0) == 3
    assert pile(t, "white") == ["disenchant_mirror"]


@pytest.mark.rule("SH-WHT-06", "SH-INF-08")
@pytest.mark.parametrize("character", ["unknown", "george", "emi", "daniel", "allie"])
def test_s37_mirror_without_effect_rules_two_characters_out(table: MakeTable, character: str) -> None:
    """S37: nothing happens to anybody else, and everybody knows then who the drawer is not."""
    t = draw(table, "disenchant_mirror", character, seated(area="church"))

    assert not t.player(0).revealed
    assert t.happened(e.Fizzled)[-1].source == "disenchant_mirror"
    assert not possible(t, 0) & {"vampire", "werewolf"}
    assert {"unknown", "george"} <= possible(t, 0)
    assert {"vampire", "werewolf"} <= possible(t, 1)


@pytest.mark.rule("SH-WHT-06")
def test_s37_mirror_looks_at_the_drawer_only(table: MakeTable) -> None:
    """S37: with a revealed Vampire as drawer nothing happens, and a hidden Werewolf beside him stays hidden."""
    t = draw(table, "disenchant_mirror", seated("vampire", revealed=True), seated("werewolf", "church"))

    assert t.happened(e.Fizzled)[-1].source == "disenchant_mirror"
    assert not t.happened(e.Revealed)
    assert not t.player(1).revealed


@pytest.mark.rule("SH-WHT-06", "SH-EXP-01", "SH-INF-08")
@pytest.mark.parametrize(
    ("character", "means"),
    [
        ("ultra_soul", True),
        ("valkyrie", True),
        ("wight", True),
        ("vampire", True),
        ("werewolf", True),
        ("unknown", False),
        ("ellen", False),
        ("agnes", False),
    ],
)
def test_expansion_mirror_reveals_every_shadow_but_the_unknown(table: MakeTable, character: str, means: bool) -> None:
    """The replacement card adds the new Shadows; without effect it rules all of them out."""
    t = draw(table, "disenchant_mirror", character, expansion_mode="all")

    assert t.player(0).revealed is means
    if not means:
        assert not possible(t, 0) & {"vampire", "werewolf", "ultra_soul", "valkyrie", "wight"}
        assert "unknown" in possible(t, 0)


@pytest.mark.rule("SH-WHT-07", "SH-INF-02")
def test_first_aid_on_a_hidden_character_tells_nothing_about_its_hp(table: MakeTable) -> None:
    """All characters live with 7 damage, so nobody is ruled out."""
    t = draw(table, "first_aid", "george", "werewolf")
    t.play(sh.ChooseTarget(0, 1))

    assert "allie" in possible(t, 1)


@pytest.mark.rule("SH-WHT-04", "SH-ARA-05")
def test_white_card_from_the_gate_is_followed_as_at_the_church(table: MakeTable) -> None:
    """Concealed Knowledge drawn at the Underworld Gate gives the extra turn too."""
    t = table(arranged("emi", dice=(TO_GATE,), white=("concealed_knowledge",)))
    follow(t, sh.DrawFrom(0, "white"))
    end_turn(t)

    assert t.state.current == 0
    assert t.happened(e.TurnStarted)[-1].extra
