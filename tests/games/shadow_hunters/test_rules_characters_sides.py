"""Rules of the Unknown, of both sides and of the character cards: SH-CHR-08, 11 to 14."""

from __future__ import annotations

import pytest

from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters.content import BASE_CHARACTERS, CHARACTERS
from tests.games.happened import refused
from tests.games.shadow_hunters.positions import (
    TO_CABIN,
    TO_CHURCH,
    arranged,
    attack,
    dead,
    follow,
    kill_vampire,
    seated,
)
from tests.games.shadow_hunters.table import MakeTable, card

# -- the Unknown ----------------------------------------------------------------------------------------------


def _receiver(name: str, *, revealed: bool = False, damage: int = 0) -> sh.Setup:
    return arranged(
        "franklin",
        seated("unknown", damage=damage, equipment=("talisman",), revealed=revealed),
        "vampire",
        "george",
        "allie",
        hermit=(name,),
        dice=(TO_CABIN,),
    )


@pytest.mark.rule("SH-CHR-08", "SH-HER-04")
@pytest.mark.parametrize(
    ("name", "fits"),
    [
        ("hermits_blackmail", False),
        ("hermits_greed", True),
        ("hermits_anger", True),
        ("hermits_slap", False),
        ("hermits_spell", True),
        ("hermits_exorcism", True),
        ("hermits_nurturance", False),
        ("hermits_aid", False),
        ("hermits_huddle", True),
        ("hermits_bully", True),
        ("hermits_tough_lesson_of_love", False),
    ],
)
@pytest.mark.parametrize("revealed", [False, True])
def test_the_hidden_unknown_may_answer_either_way(table: MakeTable, name: str, fits: bool, revealed: bool) -> None:
    """Face down both answers are open, group cards and HP cards alike; face up only the true one."""
    t = table(_receiver(name, revealed=revealed))
    follow(t, sh.GiveHermit(0, 1))
    gift = (sh.GiveEquipment(1, 0, card("talisman")),) if card(name).outcome == "equipment_or_damage" else ()
    comply = (sh.Comply(1), *gift)
    nothing = (sh.NothingHappens(1),)
    if revealed:
        assert t.actions(1) == (comply if fits else nothing)
        lie = nothing[0] if fits else comply[0]
        assert refused(t, lie) == ("answer_truthfully", "SH-HER-04")
    else:
        assert t.actions(1) == nothing + comply


@pytest.mark.rule("SH-CHR-08")
@pytest.mark.parametrize(
    ("name", "before", "after"),
    [
        ("hermits_slap", 0, 1),
        ("hermits_tough_lesson_of_love", 0, 2),
        ("hermits_aid", 0, 1),
        ("hermits_aid", 3, 2),
        ("hermits_nurturance", 1, 0),
        ("hermits_blackmail", 0, 1),
    ],
)
def test_a_pretended_match_is_carried_out_in_full(table: MakeTable, name: str, before: int, after: int) -> None:
    """Damage, or healing, as if it were true; the Unknown stays hidden."""
    t = table(_receiver(name, damage=before))
    follow(t, sh.GiveHermit(0, 1), sh.Comply(1))
    assert (t.damage(1), t.player(1).revealed) == (after, False)


@pytest.mark.rule("SH-CHR-08")
def test_a_pretended_match_may_cost_a_card_instead(table: MakeTable) -> None:
    """The Unknown plays a Hunter on Blackmail and hands over the Talisman."""
    t = table(_receiver("hermits_blackmail"))
    follow(t, sh.GiveHermit(0, 1), sh.GiveEquipment(1, 0, card("talisman")))
    assert (t.damage(1), t.equipment(1), t.equipment(0)) == (0, [], ["talisman"])


@pytest.mark.rule("SH-CHR-08")
def test_there_is_no_lie_about_prediction_and_nobody_else_lies(table: MakeTable) -> None:
    """The true card is shown; a hidden Vampire answers Exorcism truthfully."""
    t = table(_receiver("hermits_prediction"))
    follow(t, sh.GiveHermit(0, 1))
    assert t.actions(1) == (sh.ShowCharacter(1),)
    t.play(sh.ShowCharacter(1))
    assert t.view(0).players[1].character is CHARACTERS["unknown"]
    t = table(_receiver("hermits_exorcism"))
    follow(t, sh.GiveHermit(0, 2))
    assert t.actions(2) == (sh.Comply(2),)


# -- both sides, and the cards --------------------------------------------------------------------------------


@pytest.mark.rule("SH-CHR-11")
@pytest.mark.parametrize("last", [True, False])
def test_the_hunters_win_when_all_shadows_are_dead(table: MakeTable, last: bool) -> None:
    """All Hunters, the dead one too; while a Shadow lives nothing is won. It does not matter who killed."""
    t = kill_vampire(
        table,
        dead("unknown") if last else seated("unknown"),
        dead("emi") if last else seated("emi"),
        "franklin",
        killer="charles",
        deaths=((2,), (3,)) if last else (),
    )
    # Charles has made the third kill, so he wins as well.
    assert t.winners == ((0, 3, 4) if last else None)


@pytest.mark.rule("SH-CHR-12")
@pytest.mark.parametrize("last", [True, False])
def test_the_shadows_win_when_all_hunters_are_dead(table: MakeTable, last: bool) -> None:
    """All Shadows, the dead one too; while a Hunter lives nothing is won."""
    t = table(
        arranged(
            "vampire",
            seated("emi", "church", 9),
            dead("franklin") if last else seated("franklin"),
            dead("unknown") if last else seated("unknown"),
            "charles",
            dice=(TO_CHURCH, (1, 2)),
        )
    )
    attack(t)
    assert t.winners == ((0, 3) if last else None)


@pytest.mark.rule("SH-CHR-12")
@pytest.mark.parametrize("third", [True, False])
def test_the_shadows_win_with_the_third_dead_neutral(table: MakeTable, third: bool) -> None:
    """In a game of 7: two dead Neutrals are not enough, the third is."""
    t = table(
        arranged(
            "franklin",
            seated("allie", "church", 7),
            dead("charles") if third else seated("charles"),
            dead("daniel"),
            "vampire",
            "unknown",
            dead("george"),
            deaths=((6,), (2,), (3,)) if third else ((6,), (3,)),
            dice=(TO_CHURCH, (1, 2)),
        )
    )
    attack(t)
    assert t.winners == ((4, 5) if third else None)


@pytest.mark.rule("SH-CHR-13")
def test_the_character_cards() -> None:
    """Ten names, each with its HP, group and an ability that no other has."""
    printed = {
        "allie": (8, "neutral", "mothers_love"),
        "bob": (10, "neutral", "robbery"),
        "charles": (11, "neutral", "bloody_feast"),
        "daniel": (13, "neutral", "scream"),
        "emi": (10, "hunter", "teleport"),
        "franklin": (12, "hunter", "lightning"),
        "george": (14, "hunter", "demolish"),
        "unknown": (11, "shadow", "deceit"),
        "vampire": (13, "shadow", "suck_blood"),
        "werewolf": (14, "shadow", "counterattack"),
    }
    assert {c.id: (c.hp, c.group, c.ability) for c in BASE_CHARACTERS} == printed
    assert len({c.ability for c in CHARACTERS.values()}) == len(CHARACTERS)


@pytest.mark.rule("SH-CHR-14")
@pytest.mark.parametrize("character", ["allie", "franklin", "george"])
def test_a_used_ability_is_gone_and_everybody_knows(table: MakeTable, character: str) -> None:
    """It is not offered any more, and every view shows that it is used."""
    others = [name for name in ("franklin", "george") if name != character][:2]
    rest = ["vampire", "unknown", *others]
    if character != "allie":
        rest.append("allie")
    t = table(arranged(seated(character, revealed=True, used=True), *map(seated, rest)))
    t.settle()
    assert t.actions(0) == (sh.Roll(0),)
    assert refused(t, sh.UseAbility(0, None if character == "allie" else 1)) == ("ability_used", "SH-CHR-14")
    assert [t.view(viewer).players[0].used for viewer in (None, 1, 4)] == [True, True, True]
