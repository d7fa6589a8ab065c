"""Every value of every option, and the advice that is no rule."""

from __future__ import annotations

from typing import Any

import pytest

from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters import events as e
from tests.games.happened import refused
from tests.games.setups import faults
from tests.games.shadow_hunters.positions import (
    TO_CHURCH,
    TO_WOODS,
    arranged,
    attack,
    attack_all,
    dead,
    draw,
    end_turn,
    follow,
    give,
    seated,
    to_attack,
)
from tests.games.shadow_hunters.table import LAYOUT_A, MakeTable, area

PLAIN: dict[str, Any] = {"use_special_abilities": False}

# -- the simple game ------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-VAR-01")
@pytest.mark.parametrize("title", ["hermits_exorcism", "hermits_spell", "hermits_greed", "hermits_slap"])
def test_s46_without_abilities_the_unknown_cannot_lie(table: MakeTable, title: str) -> None:
    """S46: a hidden Unknown answers truthfully; the normal game lets it choose."""
    truth = sh.NothingHappens(1) if title == "hermits_slap" else sh.Comply(1)
    t = give(table, title, "emi", "unknown", **PLAIN)
    assert t.actions(1) == (truth,)
    t.play(truth)
    normal = give(table, title, "emi", "unknown", use_special_abilities=True)

    assert t.damage(1) == {"hermits_exorcism": 2, "hermits_slap": 0}.get(title, 1)
    assert len(normal.actions(1)) == 2


@pytest.mark.rule("SH-VAR-01")
def test_s46_without_abilities_daniel_may_reveal_and_need_not(table: MakeTable) -> None:
    """S46: he may turn his card up in any window, and stays hidden when somebody dies."""
    t = table(arranged("emi", "daniel", seated("vampire", damage=12), "george", "unknown", dice=(TO_WOODS,), **PLAIN))
    t.play(sh.Roll(0))
    assert t.is_legal(sh.Reveal(1))
    t.play(sh.FollowArea(0), sh.WoodsDamage(0, 2))

    assert not t.player(2).alive
    assert not t.player(1).revealed


@pytest.mark.rule("SH-VAR-01")
def test_s46_without_abilities_a_vampire_does_not_heal(table: MakeTable) -> None:
    """S46: an attack of 3 leaves his 4 damage, revealed before or after it."""
    seats = (seated("george", "church"), seated("emi"), seated("werewolf"), seated("allie"))
    t = table(arranged(seated("vampire", damage=4, revealed=True), *seats, dice=(TO_CHURCH, (1, 4)), **PLAIN))
    attack(t)
    assert (t.damage(0), t.damage(1)) == (4, 3)

    t = table(arranged(seated("vampire", damage=4), *seats, dice=(TO_CHURCH, (1, 4)), **PLAIN))
    to_attack(t)
    t.play(sh.Attack(0, 1), sh.Reveal(0))
    assert t.damage(0) == 4


@pytest.mark.rule("SH-VAR-01")
@pytest.mark.parametrize("revealed", [False, True])
def test_without_abilities_nobody_is_asked_about_a_counterattack(table: MakeTable, revealed: bool) -> None:
    """An attacked Werewolf, hidden or not, cannot strike back."""
    t = table(arranged("emi", seated("werewolf", "church", revealed=revealed), dice=(TO_CHURCH, (1, 3)), **PLAIN))
    attack(t)

    assert t.prompt != "counter"
    assert not t.is_legal(sh.Counterattack(1))


@pytest.mark.rule("SH-VAR-01")
@pytest.mark.parametrize("character", ["franklin", "george", "allie"])
def test_without_abilities_there_is_nothing_to_use(table: MakeTable, character: str) -> None:
    """The abilities of one's own will are refused, and the way to move is the roll."""
    t = table(arranged(seated(character, damage=3, revealed=True), "vampire", **PLAIN))
    t.settle()

    assert t.actions(0) == (sh.Roll(0),)
    action = sh.UseAbility(0) if character == "allie" else sh.UseAbility(0, 1)
    assert refused(t, action) == ("abilities_off", "SH-VAR-01")


@pytest.mark.rule("SH-VAR-01")
def test_without_abilities_emi_charles_and_bob_have_none_either(table: MakeTable) -> None:
    """No teleport, no repeated attack, no robbery."""
    emi = table(arranged(seated("emi", "church", revealed=True), **PLAIN))
    emi.settle()
    assert emi.actions(0) == (sh.Roll(0),)

    charles = table(
        arranged(seated("charles", revealed=True), seated("george", "church"), dice=(TO_CHURCH, (1, 3)), **PLAIN)
    )
    attack(charles)
    charles.settle()
    assert charles.state.current == 1
    assert charles.damage(1) == 2

    bob = table(
        arranged(
            seated("bob", revealed=True),
            seated("george", "church", equipment=("talisman",)),
            dice=(TO_CHURCH, (1, 4)),
            **PLAIN,
        )
    )
    attack(bob)
    assert (bob.damage(1), bob.equipment(1)) == (3, ["talisman"])


@pytest.mark.rule("SH-VAR-01", "SH-EXP-12", "SH-EXP-18")
def test_without_abilities_those_of_the_expansion_are_off_too(table: MakeTable) -> None:
    """No stigmata for Catherine, both dice for Valkyrie, no Murder Ray, no duty for Bryan."""
    options = {**PLAIN, "expansion_mode": "all"}
    catherine = table(arranged(seated("catherine", damage=3, revealed=True), **options))
    assert catherine.damage(0) == 3
    valkyrie = table(
        arranged(seated("valkyrie", revealed=True), seated("george", "church"), dice=(TO_CHURCH, (2, 2)), **options)
    )
    attack(valkyrie)
    assert valkyrie.damage(1) == 0
    ray = table(arranged(seated("ultra_soul", revealed=True), seated("george", "underworld_gate"), **options))
    ray.settle()
    assert ray.actions(0) == (sh.Roll(0),)
    bryan = table(
        arranged("bryan", seated("emi", "church", 9), "george", "vampire", "wight", dice=(TO_CHURCH, (1, 2)), **options)
    )
    attack(bryan)
    assert not bryan.player(1).alive
    assert not bryan.player(0).revealed


@pytest.mark.rule("SH-VAR-01", "SH-WHT-03", "SH-WHT-15")
def test_s46_without_abilities_the_cards_still_work(table: MakeTable) -> None:
    """S46: Chocolate lets the Unknown reveal and heal; the Spear gives a hidden Hunter his 2."""
    chocolate = draw(table, "chocolate", seated("unknown", damage=6), **PLAIN)
    chocolate.play(sh.Heal(0))
    assert (chocolate.damage(0), chocolate.player(0).revealed) == (0, True)

    spear = table(
        arranged(
            seated("emi", equipment=("spear_of_longinus",)),
            seated("george", "church"),
            dice=(TO_CHURCH, (1, 3)),
            **PLAIN,
        )
    )
    to_attack(spear)
    spear.play(sh.Attack(0, 1), sh.Reveal(0))
    assert spear.damage(1) == 4


@pytest.mark.rule("SH-VAR-01", "SH-CHR-04", "SH-WIN-03")
def test_s46_without_abilities_victory_conditions_are_unchanged(table: MakeTable) -> None:
    """S46: Daniel who dies first wins, and a Bob with five cards does."""
    daniel = table(
        arranged("emi", seated("daniel", damage=11), "vampire", "george", "unknown", dice=(TO_WOODS,), **PLAIN)
    )
    follow(daniel, sh.WoodsDamage(0, 1))
    bob = draw(
        table, "talisman", seated("bob", equipment=("holy_robe", "chainsaw", "handgun", "butcher_knife")), **PLAIN
    )

    assert daniel.winners == (1,)
    assert bob.winners == (0,)


# -- values ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-VAR-02", "SH-VAR-03", "SH-VAR-04", "SH-VAR-05", "SH-VAR-06", "SH-VAR-01")
def test_a_setup_without_options_is_the_base_game(table: MakeTable) -> None:
    """Abilities on, no expansion, no Bob in a game of 7, one healing, narrow robbery, no quick start."""
    t = table(sh.Setup(players=7))

    options = t.view(None).options
    assert options.abilities
    assert not options.expansion
    assert not options.vampire_per_target
    assert not options.robbery_any_damage
    assert not options.quick_start
    assert {character.id for character in t.view(None).pool} == {
        "emi",
        "franklin",
        "george",
        "unknown",
        "vampire",
        "werewolf",
        "allie",
        "charles",
        "daniel",
    }


@pytest.mark.parametrize(
    ("option", "value"),
    [
        pytest.param("expansion_mode", "some", marks=pytest.mark.rule("SH-VAR-02")),
        pytest.param("expansion_mode", "", marks=pytest.mark.rule("SH-VAR-02")),
        pytest.param("bob_7_8", "included", marks=pytest.mark.rule("SH-VAR-03")),
        pytest.param("vampire_heal", "per_player", marks=pytest.mark.rule("SH-VAR-04")),
        pytest.param("robbery_scope", "all", marks=pytest.mark.rule("SH-VAR-05")),
        pytest.param("windows", "closed", marks=pytest.mark.rule("SH-REV-04")),
    ],
)
def test_unknown_option_values_are_refused(option: str, value: object) -> None:
    """The problem names the option; no game begins."""
    settings: dict[str, Any] = {option: value}
    found = faults(sh.GAME, players=5, **settings)
    assert [(problem.path, problem.code) for problem in found] == [(option, "unknown_value")]


@pytest.mark.parametrize(
    ("option", "value"),
    [
        pytest.param("use_special_abilities", "yes", marks=pytest.mark.rule("SH-VAR-01")),
        pytest.param("quick_start", 1, marks=pytest.mark.rule("SH-VAR-06")),
    ],
)
def test_yes_or_no_options_take_nothing_else(option: str, value: object) -> None:
    """Only true and false are values of these two."""
    settings: dict[str, Any] = {option: value}
    found = faults(sh.GAME, players=5, **settings)
    assert [problem.path for problem in found] == [option]


@pytest.mark.rule("SH-VAR-02", "SH-EXP-01")
@pytest.mark.parametrize("mode", ["none", "only_new", "chosen", "random_per_initial", "all"])
def test_expansion_mode_decides_who_can_be_dealt(table: MakeTable, mode: str) -> None:
    """Base, new, chosen, or all twenty characters are possible."""
    base = set(list(sh.CHARACTERS)[:10])
    new = set(list(sh.CHARACTERS)[10:20])
    choice = ("ellen", "franklin", "george", "unknown", "vampire", "werewolf", "allie", "bob", "charles", "daniel")
    t = table(sh.Setup(players=5, expansion_mode=mode, expansion_choice=choice if mode == "chosen" else ()))

    expected = {"none": base, "only_new": new, "chosen": set(choice)}.get(mode, base | new)
    assert {character.id for character in t.view(None).pool} == expected
    assert {player.character.id for player in t.state.players} <= expected


@pytest.mark.rule("SH-VAR-03")
def test_kill_variant_adds_a_fourth_neutral_to_a_game_of_seven(table: MakeTable) -> None:
    """With it three of four Neutrals are dealt, so that one of Allie, Charles and Daniel can be missing."""
    neutrals = {"allie", "charles", "daniel"}
    dealt = set()
    for seed in range(8):
        excluded = table(sh.Setup(players=7), seed)
        assert neutrals <= {player.character.id for player in excluded.state.players}
        variant = table(sh.Setup(players=7, bob_7_8="kill_variant"), seed)
        dealt |= {player.character.id for player in variant.state.players}

    assert "bob_kill_variant" in dealt
    assert "bob" not in dealt


@pytest.mark.rule("SH-VAR-04", "SH-CHR-09")
@pytest.mark.parametrize(("heal", "after"), [("per_attack", 3), ("per_target", 1)])
def test_s20_vampire_heals_per_attack_or_per_target(table: MakeTable, heal: str, after: int) -> None:
    """S20: two players hurt by one Machine Gun attack; 5 damage becomes 3 or 1."""
    t = table(
        arranged(
            seated("vampire", damage=5, equipment=("machine_gun",), revealed=True),
            seated("george", "church"),
            seated("franklin", "cemetery", equipment=("holy_robe",)),
            dice=(TO_CHURCH, (1, 3)),
            vampire_heal=heal,
        )
    )
    attack_all(t)

    assert (t.damage(1), t.damage(2)) == (2, 1)
    assert t.damage(0) == after


@pytest.mark.rule("SH-VAR-04")
@pytest.mark.parametrize("hidden", [False, True])
def test_per_target_counts_only_whom_the_attack_hurt(table: MakeTable, hidden: bool) -> None:
    """A difference of 1 does not get through a Robe, so one player is hurt and 5 becomes 3, by a late reveal too."""
    t = table(
        arranged(
            seated("vampire", damage=5, equipment=("machine_gun",), revealed=not hidden),
            seated("george", "church"),
            seated("franklin", "cemetery", equipment=("holy_robe",)),
            dice=(TO_CHURCH, (1, 2)),
            vampire_heal="per_target",
        )
    )
    attack_all(t)
    if hidden:
        assert t.damage(0) == 5
        t.play(sh.Reveal(0))

    assert t.damage(0) == 3


# -- quick start ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-VAR-06")
def test_quick_start_rolls_for_areas_and_gives_a_hermit_card_to_the_left(table: MakeTable) -> None:
    """Everybody once, from the first player on; a 7 is a free choice; the area cards do nothing."""
    t = table(
        arranged(
            "emi",
            "george",
            "vampire",
            "werewolf",
            players=4,
            first_player=2,
            hermit=("hermits_slap", "hermits_slap", "hermits_spell", "hermits_exorcism"),
            quick_start=True,
            dice=((2, 4), (3, 4), (4, 4), (2, 4)),
        )
    )
    assert t.player(2).area is area("church")
    assert (t.asked, t.prompt) == ((3,), "answer_hermit")
    t.play(sh.NothingHappens(3))
    assert (t.asked, t.prompt) == ((3,), "seven")
    assert set(t.actions(3)) == {sh.MoveTo(3, area(name)) for name in LAYOUT_A}
    t.play(sh.MoveTo(3, area("weird_woods")))
    t.play(sh.Comply(0), sh.NothingHappens(1), sh.Comply(2))

    assert [player.area.id for player in t.state.players if player.area] == [
        "cemetery",
        "church",
        "church",
        "weird_woods",
    ]
    assert [t.damage(seat) for seat in range(4)] == [1, 0, 2, 0]
    assert [(given.seat, given.target) for given in t.happened(e.HermitGiven)] == [(2, 3), (3, 0), (0, 1), (1, 2)]
    assert not t.happened(e.CardDrawn)
    assert [(begun.seat, begun.turn) for begun in t.happened(e.TurnStarted)] == [(2, 1)]


@pytest.mark.rule("SH-VAR-06")
def test_without_quick_start_everybody_begins_off_the_board(table: MakeTable) -> None:
    """No roll and no hermit card precede the first turn."""
    t = table(sh.Setup(players=4, first_player=0, quick_start=False))

    assert [player.area for player in t.state.players] == [None] * 4
    assert not t.happened(e.HermitDrawn)
    assert not t.happened(e.MovementRolled)


@pytest.mark.rule("SH-VAR-06")
@pytest.mark.parametrize("place", [dead("george"), seated("george", damage=1), seated("george", "church")])
def test_quick_start_belongs_to_a_new_game(place: sh.Position) -> None:
    """A position with somebody dead, damaged or on an area is no start before the first turn."""
    found = faults(sh.GAME, players=4, seats=(seated("emi"), place), quick_start=True)
    assert [(problem.path, problem.rule) for problem in found] == [("quick_start", "SH-VAR-06")]


# -- windows --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-REV-04")
def test_windows_asked_and_open_offer_the_same_reveals(table: MakeTable) -> None:
    """Asked: every hidden player in turn. Open: beside the current player's decision, and nobody waits."""
    asked = table(arranged("emi", "george", "vampire", players=4, windows="asked"))
    assert asked.asked == (1,)
    assert asked.actions(0) == ()

    opened = table(arranged("emi", "george", "vampire", players=4, windows="open"))
    assert opened.asked == (0,)
    assert opened.actions(1) == (sh.Reveal(1),)
    assert sh.Roll(0) in opened.actions(0)
    opened.play(sh.Reveal(1))
    assert opened.player(1).revealed
    assert opened.asked == (0,)


# -- advice ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-NOT-01")
def test_advice_to_play_as_a_team_forbids_nothing(table: MakeTable) -> None:
    """A revealed Hunter may attack a revealed Hunter, and give him a card that hurts him."""
    t = table(
        arranged(
            seated("emi", revealed=True),
            seated("george", "church", revealed=True),
            seated("vampire", "church", revealed=True),
            dice=(TO_CHURCH, (1, 3)),
        )
    )
    to_attack(t)
    assert {action.target for action in t.actions(0) if isinstance(action, sh.Attack)} == {1, 2}
    t.play(sh.Attack(0, 1))
    slap = give(table, "hermits_slap", seated("emi", revealed=True), seated("george", revealed=True))
    slap.play(sh.Comply(1))

    assert t.damage(1) == 2
    assert slap.damage(1) == 1


@pytest.mark.rule("SH-NOT-01", "SH-WIN-04")
def test_advice_that_the_dead_can_win_is_a_rule(table: MakeTable) -> None:
    """A dead Hunter wins with the living one, and a turn may be passed without attack and area all the same."""
    t = table(
        arranged("emi", seated("vampire", damage=12), dead("george"), dead("unknown"), "charles", dice=(TO_WOODS,))
    )
    follow(t, sh.WoodsDamage(0, 1))
    assert t.winners == (0, 2)

    idle = table(arranged("emi", seated("vampire", "church"), dice=(TO_CHURCH,)))
    idle.play(sh.Roll(0))
    end_turn(idle)
    assert idle.state.current == 1
