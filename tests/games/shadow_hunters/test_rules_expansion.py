"""The expansion: which characters are dealt, and the new Hunters and Shadows."""

from __future__ import annotations

from typing import Any

import pytest

from boardrules.core.errors import SetupError
from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters import events as e
from tests.games.setups import faults
from tests.games.shadow_hunters.positions import (
    ALL,
    TO_CABIN,
    TO_CEMETERY,
    TO_CHURCH,
    TO_WOODS,
    Place,
    arranged,
    attack,
    dead,
    draw,
    end_turn,
    follow,
    give,
    seated,
)
from tests.games.shadow_hunters.table import MakeTable, Table, area

BASE = {"emi", "franklin", "george", "unknown", "vampire", "werewolf", "allie", "bob", "charles", "daniel"}
NEW = {"ellen", "fu_ka", "gregor", "ultra_soul", "valkyrie", "wight", "agnes", "bryan", "catherine", "david"}
MIXED = ("ellen", "fu_ka", "george", "ultra_soul", "vampire", "wight", "agnes", "bob", "catherine", "daniel")


def pool(t: Table) -> set[str]:
    """Return who may have been dealt."""
    return {character.id for character in t.view(None).pool}


def dealt(t: Table) -> list[sh.Character]:
    """Return who was dealt."""
    return [player.character for player in t.state.players]


# -- modes ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-EXP-02", "SH-VAR-02")
@pytest.mark.parametrize("players", [4, 8])
def test_only_new_deals_the_ten_new_characters(table: MakeTable, players: int) -> None:
    """No character of the base game takes part, and an old one cannot be arranged."""
    t = table(sh.Setup(players=players, expansion_mode="only_new"))

    assert pool(t) == NEW
    assert {character.id for character in dealt(t)} <= NEW
    with pytest.raises(SetupError, match="emi"):
        sh.Setup(players=players, expansion_mode="only_new", characters=("emi",))


@pytest.mark.rule("SH-EXP-03", "SH-VAR-02")
def test_chosen_deals_the_characters_chosen_for_the_initials(table: MakeTable) -> None:
    """Five old and five new characters: only these take part."""
    t = table(sh.Setup(players=6, expansion_mode="chosen", expansion_choice=MIXED))

    assert pool(t) == set(MIXED)
    assert {character.id for character in dealt(t)} <= set(MIXED)


@pytest.mark.rule("SH-EXP-03")
@pytest.mark.parametrize(
    "choice",
    [(), MIXED[:9], (*MIXED[:9], "emi"), (*MIXED, "emi"), (*MIXED[:9], "bob_kill_variant"), (*MIXED[:9], "dracula")],
)
def test_chosen_needs_one_character_for_each_initial(choice: tuple[str, ...]) -> None:
    """Too few, too many, one initial twice, and cards that are no choice are refused."""
    found = faults(sh.GAME, players=6, expansion_mode="chosen", expansion_choice=choice)
    assert {problem.rule for problem in found} == {"SH-EXP-03"}


@pytest.mark.rule("SH-EXP-03")
@pytest.mark.parametrize("mode", ["none", "only_new", "random_per_initial", "all"])
def test_a_choice_belongs_to_mode_chosen(mode: str) -> None:
    """In every other mode a choice of characters is refused."""
    found = faults(sh.GAME, players=6, expansion_mode=mode, expansion_choice=MIXED)
    assert [problem.code for problem in found] == ["only_with_mode_chosen"]


@pytest.mark.rule("SH-EXP-04", "SH-VAR-02")
def test_random_per_initial_never_deals_an_initial_twice(table: MakeTable) -> None:
    """Ten games of eight: distinct initials, old and new characters mixed, the groups as usual."""
    seen: set[str] = set()
    for seed in range(10):
        t = table(sh.Setup(players=8, expansion_mode="random_per_initial"), seed)
        initials = [character.initial for character in dealt(t)]
        assert len(set(initials)) == 8
        assert sorted(character.group for character in dealt(t)) == ["hunter"] * 3 + ["neutral"] * 2 + ["shadow"] * 3
        seen |= {character.id for character in dealt(t)}

    assert seen & NEW
    assert seen & BASE


@pytest.mark.rule("SH-EXP-04")
def test_random_per_initial_refuses_an_arrangement_with_both_cards_of_an_initial() -> None:
    """Emi and Ellen cannot be in one game of this mode."""
    with pytest.raises(SetupError):
        sh.Setup(players=8, expansion_mode="random_per_initial", characters=("emi", "ellen"))


@pytest.mark.rule("SH-EXP-04", "SH-INF-10")
def test_random_per_initial_lets_everybody_rule_the_other_card_of_an_initial_out(table: MakeTable) -> None:
    """With a revealed Emi nobody is Ellen; with all twenty characters somebody may be."""
    for mode, possible in (("random_per_initial", False), ("all", True)):
        t = table(arranged(seated("emi", revealed=True), "george", expansion_mode=mode))
        others = t.view(None).players[1:]
        assert any(character.id == "ellen" for player in others for character in player.possible) is possible


@pytest.mark.rule("SH-EXP-04", "SH-EXP-20", "SH-VAR-03")
@pytest.mark.parametrize("players", [7, 8])
def test_old_bob_is_taken_out_before_the_initials_are_drawn(table: MakeTable, players: int) -> None:
    """With 7 or 8 players and Bob excluded, B can only be Bryan."""
    for seed in range(6):
        t = table(sh.Setup(players=players, expansion_mode="random_per_initial"), seed)
        assert pool(t) == (BASE | NEW) - {"bob"}
        assert {character.id for character in dealt(t) if character.initial == "B"} <= {"bryan"}


@pytest.mark.rule("SH-EXP-05", "SH-VAR-02")
def test_all_twenty_can_meet_their_own_initial(table: MakeTable) -> None:
    """The pool has all twenty, and Emi and Ellen can be in one game."""
    t = table(arranged("emi", "ellen", "vampire", "valkyrie", "david", **ALL))

    assert pool(t) == BASE | NEW
    assert [character.id for character in dealt(t)] == ["emi", "ellen", "vampire", "valkyrie", "david"]


@pytest.mark.rule("SH-EXP-20", "SH-EXP-03", "SH-EXP-05", "SH-EXP-19", "SH-VAR-03")
@pytest.mark.parametrize("mode", ["none", "chosen", "random_per_initial", "all"])
@pytest.mark.parametrize(
    ("players", "bob", "expected"),
    [
        (4, "excluded", {"bob"}),
        (6, "excluded", {"bob"}),
        (6, "kill_variant", {"bob"}),
        (7, "excluded", set()),
        (8, "excluded", set()),
        (7, "kill_variant", {"bob_kill_variant"}),
        (8, "kill_variant", {"bob_kill_variant"}),
    ],
)
def test_there_is_never_more_than_one_bob(
    table: MakeTable, mode: str, players: int, bob: str, expected: set[str]
) -> None:
    """4 to 6 players use the first card, 7 and 8 none or the second, in every mode with an old B."""
    choice = MIXED if mode == "chosen" else ()
    t = table(sh.Setup(players=players, bob_7_8=bob, expansion_mode=mode, expansion_choice=choice))

    assert pool(t) & {"bob", "bob_kill_variant"} == expected


@pytest.mark.rule("SH-EXP-06")
@pytest.mark.parametrize(
    ("character", "group", "hp"),
    [
        ("ellen", "hunter", 10),
        ("fu_ka", "hunter", 12),
        ("gregor", "hunter", 14),
        ("ultra_soul", "shadow", 11),
        ("valkyrie", "shadow", 13),
        ("wight", "shadow", 14),
        ("agnes", "neutral", 8),
        ("bryan", "neutral", 10),
        ("catherine", "neutral", 11),
        ("david", "neutral", 13),
    ],
)
def test_new_characters_have_their_hp_and_group(table: MakeTable, character: str, group: str, hp: int) -> None:
    """Two damage leave the character alive at HP - 1 and kill it at HP; hermit cards find its group."""
    for before, alive in ((hp - 3, True), (hp - 2, False)):
        t = table(arranged("george", seated(character, damage=before), dice=(TO_WOODS,), **ALL))
        follow(t, sh.WoodsDamage(0, 1))
        assert t.player(1).alive is alive
    means = {"hunter": "hermits_slap", "shadow": "hermits_spell", "neutral": "hermits_nurturance"}
    for meant, title in means.items():
        t = give(table, title, "george", character, **ALL)
        assert t.actions(1) == ((sh.Comply(1),) if meant == group else (sh.NothingHappens(1),))


@pytest.mark.rule("SH-EXP-06", "SH-CHR-11", "SH-CHR-12")
def test_new_hunters_and_shadows_win_with_their_sides(table: MakeTable) -> None:
    """Ellen and a dead Gregor win with the death of the last Shadow, Wight and a dead Valkyrie with that of Ellen."""
    t = table(
        arranged(
            "ellen", seated("wight", damage=13), dead("gregor"), dead("valkyrie"), "agnes", dice=(TO_WOODS,), **ALL
        )
    )
    follow(t, sh.WoodsDamage(0, 1))
    assert t.winners == (0, 2)

    t = table(
        arranged("wight", seated("ellen", damage=9), dead("gregor"), dead("valkyrie"), "bryan", dice=(TO_WOODS,), **ALL)
    )
    follow(t, sh.WoodsDamage(0, 1))
    assert t.winners == (0, 3)


# -- Ellen ----------------------------------------------------------------------------------------------------


def chain(table: MakeTable, *seats: Place, **options: Any) -> Table:
    """Let a revealed Ellen on seat 0 put seat 1 in chains and end her turn after moving to the church."""
    t = table(arranged(seated("ellen", revealed=True), *seats, **{"dice": ((2, 4),), **ALL, **options}))
    t.play(sh.UseAbility(0, 1))
    return t


@pytest.mark.rule("SH-EXP-14", "SH-TRN-03", "SH-CHR-14")
def test_ellen_puts_one_other_character_in_chains_once(table: MakeTable) -> None:
    """Only revealed, only in her W0, on anybody else alive, hidden or off the board; everybody sees it."""
    t = table(arranged("ellen", "franklin", "vampire", dead("wight"), "agnes", dice=(TO_CHURCH,), **ALL))
    t.settle()
    assert t.refuses(sh.UseAbility(0, 1)).code == "reveal_first"
    t.play(sh.Reveal(0))
    t.settle()
    targets = {action.target for action in t.actions(0) if isinstance(action, sh.UseAbility)}
    assert targets == {1, 2, 4}
    t.play(sh.UseAbility(0, 1))
    t.settle()

    assert t.view(None).players[1].void
    assert not t.player(1).revealed
    assert t.refuses(sh.UseAbility(0, 2)).code == "ability_used"
    t.play(sh.Roll(0))
    assert t.player(0).used


@pytest.mark.rule("SH-EXP-14")
def test_ellen_is_too_late_after_moving(table: MakeTable) -> None:
    """In W1 the ability is refused."""
    t = table(arranged(seated("ellen", revealed=True), "franklin", dice=(TO_CHURCH,), **ALL))
    t.play(sh.Roll(0))
    t.settle()

    assert t.refuses(sh.UseAbility(0, 1)).code == "wrong_moment"


@pytest.mark.rule("SH-EXP-14")
@pytest.mark.parametrize(
    ("character", "act"),
    [("franklin", sh.UseAbility(1, 0)), ("emi", sh.Teleport(1, area("cemetery"))), ("allie", sh.UseAbility(1))],
)
def test_chained_character_cannot_use_its_ability(table: MakeTable, character: str, act: sh.Action) -> None:
    """Franklin, Emi and Allie are revealed in their own turn and have nothing to use."""
    t = chain(table, seated(character, "church", 3, revealed=True))
    t.play(sh.Roll(0))
    end_turn(t)
    t.settle()

    assert (t.asked, t.prompt) == ((1,), "move")
    assert act not in t.actions(1)
    assert t.actions(1) == (sh.Roll(1),)


@pytest.mark.rule("SH-EXP-14", "SH-CHR-08")
@pytest.mark.parametrize("revealed", [False, True])
def test_unknown_cannot_be_chained_and_the_try_uses_it_up(table: MakeTable, revealed: bool) -> None:
    """A hidden Unknown may be chosen and still lies; the ability is spent."""
    t = table(
        arranged(
            seated("ellen", revealed=True),
            seated("unknown", revealed=revealed),
            dice=((1, 2),),
            hermit=("hermits_slap",),
            **ALL,
        )
    )
    t.play(sh.UseAbility(0, 1))
    assert t.player(0).used
    t.play(sh.Roll(0), sh.FollowArea(0), sh.GiveHermit(0, 1))

    assert t.actions(1) == ((sh.NothingHappens(1),) if revealed else (sh.NothingHappens(1), sh.Comply(1)))


@pytest.mark.rule("SH-EXP-14", "SH-CHR-04")
def test_chained_daniel_may_reveal_and_need_not(table: MakeTable) -> None:
    """His ban is lifted, and a death does not turn him up."""
    t = chain(table, "daniel", seated("vampire", damage=12), "franklin", "wight", dice=((3, 6),))
    assert t.is_legal(sh.Reveal(1))
    t.play(sh.Roll(0), sh.FollowArea(0), sh.WoodsDamage(0, 2))
    assert not t.player(2).alive
    assert not t.player(1).revealed
    assert "daniel" in {character.id for character in t.view(None).players[1].possible}


@pytest.mark.rule("SH-EXP-14", "SH-CHR-04", "SH-WIN-07")
def test_chain_does_not_change_a_victory_condition(table: MakeTable) -> None:
    """A chained Daniel who dies first has won all the same."""
    t = chain(table, seated("daniel", damage=11), "vampire", "franklin", "wight", dice=((3, 6),))
    t.play(sh.Roll(0), sh.FollowArea(0), sh.WoodsDamage(0, 1))

    assert t.winners == (1,)


@pytest.mark.rule("SH-EXP-14", "SH-EXP-10")
def test_chained_bryan_need_not_reveal_after_a_kill(table: MakeTable) -> None:
    """A void Bryan kills Emi by an attack and stays hidden; a Bryan with his ability does not."""
    for void in (False, True):
        t = table(
            arranged(
                seated("bryan", void=void),
                seated("emi", "church", 9),
                "george",
                "vampire",
                "werewolf",
                dice=(TO_CHURCH, (1, 2)),
                **ALL,
            )
        )
        attack(t)
        assert not t.player(1).alive
        assert t.player(0).revealed is not void


@pytest.mark.rule("SH-EXP-14", "SH-EXP-08")
def test_agnes_who_has_switched_stays_switched_in_chains(table: MakeTable) -> None:
    """Seat 4 is Agnes, switched and chained: she looks at seat 0, an Ellen who wins."""
    t = table(
        arranged(
            "ellen",
            seated("wight", damage=13),
            "franklin",
            dead("valkyrie"),
            seated("agnes", revealed=True, used=True, void=True),
            dice=((3, 6),),
            **ALL,
        )
    )
    t.play(sh.Roll(0), sh.FollowArea(0), sh.WoodsDamage(0, 1))

    assert t.winners == (0, 2, 4)


@pytest.mark.rule("SH-EXP-14", "SH-EXP-16")
def test_barrier_outlasts_the_chain(table: MakeTable) -> None:
    """A Barrier that stands when the chain falls stays until Gregor's next turn."""
    t = chain(table, seated("gregor", revealed=True, used=True, barrier=True), dice=((3, 6), (2, 4)))
    t.play(sh.Roll(0), sh.FollowArea(0), sh.WoodsDamage(0, 1))
    assert t.damage(1) == 0
    end_turn(t)

    assert t.state.current == 1
    assert not t.player(1).barrier
    t.play(sh.Roll(1))


@pytest.mark.rule("SH-EXP-14", "SH-CHR-09", "SH-CHR-10", "SH-EXP-12", "SH-EXP-18")
def test_chained_vampire_werewolf_valkyrie_and_catherine_lose_what_works_by_itself(table: MakeTable) -> None:
    """No healing, no counterattack, both dice, no stigmata."""
    vampire = table(
        arranged(
            seated("vampire", damage=5, revealed=True, void=True),
            seated("george", "church"),
            dice=(TO_CHURCH, (1, 3)),
            **ALL,
        )
    )
    attack(vampire)
    assert (vampire.damage(0), vampire.damage(1)) == (5, 2)

    werewolf = table(arranged("george", seated("werewolf", "church", void=True), dice=(TO_CHURCH, (1, 1)), **ALL))
    attack(werewolf)
    assert (werewolf.asked, werewolf.actions(1)) == ((1,), (sh.Decline(1),))
    assert werewolf.refuses(sh.Counterattack(1)).rule == "SH-EXP-14"

    valkyrie = table(
        arranged(
            seated("valkyrie", revealed=True, void=True), seated("george", "church"), dice=(TO_CHURCH, (4, 4)), **ALL
        )
    )
    attack(valkyrie)
    assert valkyrie.damage(1) == 0

    catherine = table(arranged(seated("catherine", damage=3, revealed=True, void=True), **ALL))
    assert catherine.damage(0) == 3


# -- Fu-ka ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-EXP-15", "SH-DMG-04")
@pytest.mark.parametrize(("target", "before"), [(1, 2), (1, 12), (0, 10), (0, 0)])
def test_fu_ka_sets_anybody_to_seven(table: MakeTable, target: int, before: int) -> None:
    """From below or above, herself included, off the board and through Angel and Robe."""
    damages = [before if seat == target else 0 for seat in range(2)]
    t = table(
        arranged(
            seated("fu_ka", damage=damages[0], revealed=True),
            seated("gregor", damage=damages[1], equipment=("holy_robe",), angel=True),
            **ALL,
        )
    )
    t.play(sh.UseAbility(0, target))

    assert t.damage(target) == 7
    assert t.damage(1 - target) == 0


@pytest.mark.rule("SH-EXP-15", "SH-TRN-03", "SH-CHR-14")
def test_fu_ka_does_it_once_and_at_the_start_of_her_turn(table: MakeTable) -> None:
    """A second use, a use after moving, a use while hidden and one on the dead are refused."""
    seats = (seated("ellen"), dead("wight"), seated("vampire"), seated("agnes"))
    t = table(arranged(seated("fu_ka", revealed=True), *seats, dice=(TO_CHURCH,), **ALL))
    t.settle()
    assert t.refuses(sh.UseAbility(0, 2)).code == "wrong_target"
    t.play(sh.UseAbility(0, 1))
    t.settle()
    assert t.refuses(sh.UseAbility(0, 1)).code == "ability_used"
    t.play(sh.Roll(0))

    late = table(arranged(seated("fu_ka", revealed=True), *seats, dice=(TO_CHURCH,), **ALL))
    late.play(sh.Roll(0))
    late.settle()
    assert late.refuses(sh.UseAbility(0, 1)).code == "wrong_moment"
    hidden = table(arranged("fu_ka", *seats, **ALL))
    hidden.settle()
    assert hidden.refuses(sh.UseAbility(0, 1)).code == "reveal_first"


# -- Gregor ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-EXP-16", "SH-TRN-04", "SH-CHR-14")
def test_gregor_raises_the_barrier_when_his_turn_is_over(table: MakeTable) -> None:
    """Not before W4, once in the game, gone at the start of his next turn."""
    t = table(
        arranged(
            seated("gregor", revealed=True),
            seated("ellen", "church"),
            "wight",
            "valkyrie",
            players=4,
            dice=(TO_CHURCH, TO_CEMETERY, (1, 2), (1, 4), (1, 4)),
            **ALL,
        )
    )
    t.settle()
    assert t.refuses(sh.UseAbility(0)).code == "wrong_moment"
    t.play(sh.Roll(0), sh.SkipArea(0), sh.SkipAttack(0))
    t.play(sh.UseAbility(0))
    assert t.view(None).players[0].barrier
    for seat in (1, 2, 3):
        t.play(sh.Roll(seat))
        end_turn(t)

    assert t.state.current == 0
    assert not t.player(0).barrier
    assert "SH-EXP-16" in t.happened(e.StatusEnded)[-1].rules
    t.play(sh.Roll(0))
    end_turn(t)
    assert len(t.happened(e.AbilityUsed)) == 1


@pytest.mark.rule("SH-EXP-16", "SH-DMG-06")
@pytest.mark.parametrize("barrier", [True, False])
def test_barrier_stops_damage_of_every_kind(table: MakeTable, barrier: bool) -> None:
    """Attack, woods, hermit card, each black card, Flare, Lightning and Murder Ray do nothing behind it."""
    gregor = seated("gregor", "underworld_gate", 1, revealed=True, used=barrier, barrier=barrier)
    harmed: dict[str, int] = {}

    t = table(arranged("george", gregor, dice=(TO_CABIN, (1, 4)), **ALL))
    attack(t)
    harmed["attack"] = t.damage(1) - 1
    t = table(arranged("george", gregor, dice=(TO_WOODS,), **ALL))
    follow(t, sh.WoodsDamage(0, 1))
    harmed["woods"] = t.damage(1) - 1
    t = give(table, "hermits_slap", "george", gregor, **ALL)
    t.play(sh.Comply(1))
    harmed["hermit"] = t.damage(1) - 1
    for title in ("bloodthirsty_spider", "vampire_bat", "spiritual_doll"):
        t = draw(table, title, "george", gregor, dice=((None, 1),) if title == "spiritual_doll" else (), **ALL)
        t.play(sh.ChooseTarget(0, 1))
        harmed[title] = t.damage(1) - 1
    t = draw(table, "dynamite", "george", gregor, dice=((1, 3),), **ALL)
    harmed["dynamite"] = t.damage(1) - 1
    t = draw(table, "flare_of_judgement", "george", gregor, **ALL)
    harmed["flare"] = t.damage(1) - 1
    t = table(arranged(seated("franklin", revealed=True), gregor, dice=((None, 6),), **ALL))
    t.play(sh.UseAbility(0, 1))
    harmed["lightning"] = t.damage(1) - 1
    t = table(arranged(seated("ultra_soul", revealed=True), gregor, **ALL))
    t.play(sh.UseAbility(0, 1))
    harmed["ray"] = t.damage(1) - 1

    full = {
        "attack": 3,
        "woods": 2,
        "hermit": 1,
        "bloodthirsty_spider": 2,
        "vampire_bat": 2,
        "spiritual_doll": 3,
        "dynamite": 3,
        "flare": 2,
        "lightning": 6,
        "ray": 3,
    }
    assert harmed == (dict.fromkeys(full, 0) if barrier else full)


@pytest.mark.rule("SH-EXP-16", "SH-DMG-04", "SH-WHT-07")
def test_barrier_does_not_stop_first_aid(table: MakeTable) -> None:
    """Setting damage to 7 is no damage."""
    t = draw(table, "first_aid", "george", seated("gregor", damage=1, revealed=True, used=True, barrier=True), **ALL)
    t.play(sh.ChooseTarget(0, 1))

    assert t.damage(1) == 7


@pytest.mark.rule("SH-EXP-16", "SH-REV-02")
def test_hidden_gregor_may_reveal_and_raise_it_in_the_same_window(table: MakeTable) -> None:
    """In W4 he reveals first; without the reveal the ability is refused."""
    t = table(arranged("gregor", "ellen", "wight", "valkyrie", "agnes", dice=(TO_CHURCH,), **ALL))
    t.play(sh.Roll(0), sh.SkipArea(0), sh.SkipAttack(0))
    while t.prompt != "end":
        t.play(t.actions(t.asked[0])[0])
    assert t.refuses(sh.UseAbility(0)).code == "reveal_first"
    t.play(sh.Reveal(0), sh.UseAbility(0))

    assert t.player(0).barrier
