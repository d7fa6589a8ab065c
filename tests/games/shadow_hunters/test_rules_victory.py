"""Rules of winning: SH-WIN."""

from __future__ import annotations

import pytest

from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters.events import AttackRolled, Damaged, EquipmentMoved, GameEnded, Revealed
from tests.games.happened import refused
from tests.games.shadow_hunters.positions import (
    TO_ALTAR,
    TO_CEMETERY,
    TO_CHURCH,
    arranged,
    attack,
    attack_all,
    dead,
    draw,
    follow,
    kill_vampire,
    seated,
    to_after_attack,
)
from tests.games.shadow_hunters.table import MakeTable, card

FOUR = ("talisman", "handgun", "chainsaw", "holy_robe")


@pytest.mark.rule("SH-WIN-01")
def test_the_game_ends_at_once_in_anybodys_turn(table: MakeTable) -> None:
    """Banana Peel hands Bob his fifth card in the turn of seat 0: nobody is asked any more."""
    t = draw(
        table,
        "banana_peel",
        seated("franklin", equipment=("mystic_compass",)),
        seated("bob", equipment=FOUR),
        "vampire",
        "unknown",
        "george",
    )
    t.play(sh.GiveEquipment(0, 1, card("mystic_compass")))
    assert (t.winners, t.asked, t.prompt, t.state.phase) == ((1,), (), "", "over")
    assert t.player(1).revealed
    assert t.happened(GameEnded) == [GameEnded((1,), ("bob",), rules=("SH-WIN-01", "SH-WIN-03"))]
    assert refused(t, sh.SkipAttack(0)) == ("game_over", "SH-TRN-06")


@pytest.mark.rule("SH-WIN-02")
def test_a_transfer_is_checked(table: MakeTable) -> None:
    """Bob steals his fifth card at the Altar."""
    t = table(
        arranged(
            seated("bob", equipment=FOUR),
            seated("franklin", equipment=("mystic_compass",)),
            "vampire",
            "unknown",
            "george",
            dice=(TO_ALTAR,),
        )
    )
    follow(t, sh.TakeEquipment(0, 1, card("mystic_compass")))
    assert t.winners == (0,)


@pytest.mark.rule("SH-WIN-02", "SH-WIN-03")
def test_loot_belongs_to_the_batch(table: MakeTable) -> None:
    """Bob kills the last Shadow and takes a fifth card: he and the Hunters win together."""
    own = ("talisman", "fortune_brooch", "chainsaw", "holy_robe")
    t = table(
        arranged(
            seated("bob", equipment=own),
            seated("vampire", "church", 12, equipment=("mystic_compass", "handgun")),
            dead("unknown"),
            "franklin",
            "george",
            dice=(TO_CHURCH, (1, 4)),
        )
    )
    attack(t)
    assert (t.prompt, t.winners) == ("loot", None)
    t.play(sh.TakeEquipment(0, 1, card("handgun")))
    assert t.winners == (0, 3, 4)
    assert t.happened(GameEnded)[0].reasons == ("hunters", "bob")


@pytest.mark.rule("SH-WIN-02", "SH-CHR-02")
def test_a_robbed_fifth_card_is_checked_without_any_death(table: MakeTable) -> None:
    """Bob robs instead of hurting: the batch ends with his victory, and nobody strikes back."""
    t = table(
        arranged(
            seated("bob", equipment=("talisman", "fortune_brooch", "chainsaw", "holy_robe"), revealed=True),
            seated("werewolf", "church", equipment=("mystic_compass",)),
            "vampire",
            "george",
            "franklin",
            dice=(TO_CHURCH, (1, 4)),
        )
    )
    attack(t)
    t.play(sh.TakeEquipment(0, 1, card("mystic_compass")))
    assert (t.winners, t.damage(1), t.asked) == ((0,), 0, ())


@pytest.mark.rule("SH-WIN-02", "SH-CHR-02")
def test_a_robbed_card_wins_only_after_the_whole_batch(table: MakeTable) -> None:
    """With the Machine Gun the fifth card is taken first, then the other target dies and is looted, then it ends."""
    own = ("machine_gun", "talisman", "fortune_brooch", "chainsaw")
    t = table(
        arranged(
            seated("bob", equipment=own, revealed=True),
            seated("george", "church", equipment=("mystic_compass",)),
            seated("vampire", "church", 12),
            dead("unknown"),
            "franklin",
            dice=(TO_CHURCH, (1, 4)),
        )
    )
    attack_all(t)
    t.play(sh.TakeEquipment(0, 1, card("mystic_compass")))
    assert [type(e) for e in t.log if isinstance(e, (EquipmentMoved, Damaged, GameEnded))] == [
        EquipmentMoved,
        Damaged,
        GameEnded,
    ]
    assert t.winners == (0, 1, 4)


@pytest.mark.rule("SH-WIN-02", "SH-CHR-12")
def test_the_payment_of_charles_is_checked_by_itself(table: MakeTable) -> None:
    """He dies of it as the third Neutral: the Shadows win and no further attack is rolled."""
    t = table(
        arranged(
            seated("charles", damage=9, revealed=True),
            seated("franklin", "church", revealed=True),
            dead("allie"),
            dead("daniel"),
            "vampire",
            "unknown",
            "george",
            dice=(TO_CHURCH, (1, 2)),
        )
    )
    attack(t)
    to_after_attack(t)
    t.play(sh.AttackAgain(0, 1))
    assert (t.winners, len(t.happened(AttackRolled))) == ((4, 5), 1)


@pytest.mark.rule("SH-WIN-02")
def test_nobody_is_judged_in_the_middle_of_a_batch(table: MakeTable) -> None:
    """While the loot of the last Shadow is being chosen the game is not over yet."""
    t = table(
        arranged(
            "franklin",
            seated("vampire", "church", 12, equipment=("talisman", "chainsaw")),
            dead("unknown"),
            "george",
            players=4,
            dice=(TO_CHURCH, (1, 2)),
        )
    )
    attack(t)
    assert (t.prompt, t.winners, t.state.phase) == ("loot", None, "attack")
    t.play(sh.TakeEquipment(0, 1, card("talisman")))
    assert (t.winners, t.equipment(0)) == ((0, 3), ["talisman"])


@pytest.mark.rule("SH-WIN-03", "SH-CHR-03", "SH-CHR-04")
def test_everybody_whose_condition_is_met_wins(table: MakeTable) -> None:
    """Charles kills the last Shadow as the third dead: he, the Hunters and the living Daniel win; Allie is dead."""
    t = kill_vampire(
        table,
        dead("unknown"),
        seated("daniel", revealed=True),
        dead("allie"),
        "franklin",
        "george",
        killer="charles",
    )
    assert t.winners == (0, 3, 5, 6)
    assert t.happened(GameEnded)[0].reasons == ("hunters", "charles", "daniel")
    outcome = sh.GAME.outcome(t.state)
    assert outcome is not None
    assert outcome.scores == (1, 0, 0, 1, 0, 1, 1)


@pytest.mark.rule("SH-WIN-04")
def test_the_dead_win_with_their_side_and_dead_neutrals_do_not(table: MakeTable) -> None:
    """A dead Hunter is among the winners; dead Allie and dead Daniel, who did not die first, are not."""
    t = kill_vampire(
        table,
        dead("unknown"),
        dead("emi"),
        dead("allie"),
        dead("daniel"),
    )
    assert t.winners == (0, 3)


@pytest.mark.rule("SH-WIN-04", "SH-CHR-04")
def test_a_daniel_who_died_first_has_ended_the_game_dead(table: MakeTable) -> None:
    """He wins dead; the living Allie wins beside him, nobody else."""
    t = table(
        arranged(
            "franklin",
            seated("daniel", "church", 12),
            "allie",
            "vampire",
            "unknown",
            "george",
            dice=(TO_CHURCH, (1, 2)),
        )
    )
    attack(t)
    assert t.winners == (1, 2)


@pytest.mark.rule("SH-WIN-05", "SH-WIN-06")
def test_allies_condition_does_not_end_the_game(table: MakeTable) -> None:
    """She is alive all the time; only when Hunters and Shadows have settled it does she win too."""
    t = table(
        arranged(
            "franklin",
            seated("unknown", "church", 10),
            seated("vampire", "church", 12),
            "allie",
            "george",
            dice=(TO_CHURCH, (1, 2)),
        )
    )
    attack(t)
    assert t.winners is None
    t = table(
        arranged(
            "franklin", dead("unknown"), seated("vampire", "church", 12), "allie", "george", dice=(TO_CHURCH, (1, 2))
        )
    )
    attack(t, 2)
    assert t.winners == (0, 3, 4)
    assert t.happened(GameEnded)[0].reasons == ("hunters",)


@pytest.mark.rule("SH-WIN-05", "SH-WIN-06")
@pytest.mark.parametrize(("where", "wins"), [("erstwhile_altar", True), ("weird_woods", False)])
def test_bryan_on_the_altar_is_looked_at_after_the_end(table: MakeTable, where: str, wins: bool) -> None:
    """Standing there ends nothing; when the game ends he wins if he stands there."""
    t = kill_vampire(
        table,
        dead("unknown"),
        seated("bryan", where),
        "george",
        expansion_mode="all",
    )
    assert t.winners == ((0, 3, 4) if wins else (0, 4))


@pytest.mark.rule("SH-WIN-06")
@pytest.mark.parametrize("neighbour_lives", [True, False])
def test_agnes_is_looked_at_last(table: MakeTable, neighbour_lives: bool) -> None:
    """Her right neighbour Allie wins at the end of the game only because it has ended; Agnes follows her."""
    t = kill_vampire(
        table,
        dead("unknown"),
        seated("allie") if neighbour_lives else dead("allie"),
        "agnes",
        "george",
        expansion_mode="all",
    )
    assert t.winners == ((0, 3, 4, 5) if neighbour_lives else (0, 5))


@pytest.mark.rule("SH-WIN-07")
def test_only_the_first_batch_of_deaths_is_first(table: MakeTable) -> None:
    """Somebody died in an earlier batch: Daniel's death together with another's is not first any more."""
    t = table(
        arranged(
            seated("vampire", equipment=("machine_gun",)),
            seated("emi", "church", 9),
            seated("daniel", "cemetery", 12, revealed=True),
            "unknown",
            "franklin",
            dead("allie"),
            dice=(TO_CHURCH, (1, 2)),
        )
    )
    attack_all(t)
    assert (t.player(2).alive, t.winners) == (False, None)


@pytest.mark.rule("SH-WIN-07")
def test_a_kill_of_charles_counts_in_its_own_batch_only(table: MakeTable) -> None:
    """Charles makes the second death; the third, by the Vampire, does not make him win afterwards."""
    t = table(
        arranged(
            "charles",
            seated("emi", "church", 9),
            "vampire",
            seated("unknown", "weird_woods", 10),
            "franklin",
            dead("allie"),
            dice=(TO_CHURCH, (1, 2), TO_ALTAR, (1, 2)),
        )
    )
    attack(t)
    t.play(sh.Pass(0))
    t.settle()
    assert t.state.current == 2
    attack(t, 3)
    assert (len(t.state.deaths), t.winners) == (3, None)


@pytest.mark.rule("SH-WIN-08")
def test_opposed_sides_win_together(table: MakeTable) -> None:
    """The last Hunter and the last Shadow die of one Dynamite: all Hunters and all Shadows win, Charles does not."""
    t = draw(
        table,
        "dynamite",
        seated("franklin", damage=11),
        seated("vampire", "cemetery", 12),
        "charles",
        dead("george"),
        dead("unknown"),
        dice=(TO_CEMETERY,),
    )
    assert t.winners == (0, 1, 3, 4)
    assert t.happened(GameEnded)[0].reasons == ("hunters", "shadows")


@pytest.mark.rule("SH-WIN-08", "SH-WIN-07")
@pytest.mark.parametrize("dead_before", [False, True])
def test_daniel_dying_with_the_last_shadow_wins_if_nobody_died_before(table: MakeTable, dead_before: bool) -> None:
    """Flare kills Daniel with both Shadows (or with the last of them): the Hunters win, he only if he was first."""
    t = draw(
        table,
        "flare_of_judgement",
        "franklin",
        seated("vampire", damage=12),
        dead("unknown") if dead_before else seated("unknown", damage=10),
        seated("daniel", damage=12, revealed=dead_before),
        "george",
    )
    assert t.winners == ((0, 4) if dead_before else (0, 3, 4))


@pytest.mark.rule("SH-WIN-01", "SH-REV-09")
def test_winning_turns_the_winner_face_up(table: MakeTable) -> None:
    """A hidden winner is shown at the moment of winning, before the game is declared over."""
    t = draw(table, "mystic_compass", seated("bob", equipment=FOUR), "franklin", "vampire", "unknown", "george")
    ending = [e for e in t.log if isinstance(e, (Revealed, GameEnded))]
    assert isinstance(ending[0], Revealed)
    assert (ending[0].seat, ending[0].rules) == (0, ("SH-REV-09",))
    assert isinstance(ending[-1], GameEnded)
