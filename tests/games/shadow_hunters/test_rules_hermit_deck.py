"""The cards of the hermit deck, title by title."""

from __future__ import annotations

import pytest

from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters import events as e
from tests.games.happened import refused
from tests.games.shadow_hunters.positions import assert_copies, by_title, dead, draw, give, possible, seated
from tests.games.shadow_hunters.table import MakeTable, card

HERMIT = (
    ("SH-GRN-01", "hermits_blackmail", 2),
    ("SH-GRN-02", "hermits_greed", 2),
    ("SH-GRN-03", "hermits_anger", 2),
    ("SH-GRN-04", "hermits_slap", 2),
    ("SH-GRN-05", "hermits_spell", 1),
    ("SH-GRN-06", "hermits_exorcism", 1),
    ("SH-GRN-07", "hermits_nurturance", 1),
    ("SH-GRN-08", "hermits_aid", 1),
    ("SH-GRN-09", "hermits_huddle", 1),
    ("SH-GRN-10", "hermits_bully", 1),
    ("SH-GRN-11", "hermits_tough_lesson_of_love", 1),
    ("SH-GRN-12", "hermits_prediction", 1),
)
RULE = {title: rule for rule, title, _ in HERMIT}

#: Whom a card about groups means, and what its damage is.
BY_GROUP = {
    "hermits_blackmail": (("neutral", "hunter"), 1),
    "hermits_greed": (("neutral", "shadow"), 1),
    "hermits_anger": (("hunter", "shadow"), 1),
    "hermits_slap": (("hunter",), 1),
    "hermits_spell": (("shadow",), 1),
    "hermits_exorcism": (("shadow",), 2),
    "hermits_nurturance": (("neutral",), 1),
    "hermits_aid": (("hunter",), 1),
    "hermits_huddle": (("shadow",), 1),
}
CHOICES = ("hermits_blackmail", "hermits_greed", "hermits_anger")
PEOPLE = {"george": "hunter", "vampire": "shadow", "charles": "neutral"}


def covered(title: str, *values: object, also: tuple[str, ...] = ()) -> object:
    """Return parameters of a test that covers the rule of a title."""
    return pytest.param(title, *values, marks=pytest.mark.rule(RULE[title], *also))


@pytest.mark.parametrize(("title", "copies"), by_title(HERMIT))
def test_hermit_deck_has_its_copies_of_each_title(table: MakeTable, title: str, copies: int) -> None:
    """A new game has so many copies of the title among the 16 hermit cards."""
    assert_copies(table, title, copies)


@pytest.mark.parametrize(
    ("title", "character", "means", "damage"),
    [
        covered(title, character, group in groups, damage, also=("SH-HER-03",))
        for title, (groups, damage) in BY_GROUP.items()
        for character, group in PEOPLE.items()
    ],
)
def test_group_cards_hurt_the_groups_they_name_and_nobody_else(
    table: MakeTable, title: str, character: str, means: bool, damage: int
) -> None:
    """At 0 damage and without equipment whom it means takes the damage; everybody else says that nothing happens."""
    t = give(table, title, "emi", character)

    assert t.asked == (1,)
    assert t.actions(1) == ((sh.Comply(1),) if means else (sh.NothingHappens(1),))
    untrue: sh.Action = sh.NothingHappens(1) if means else sh.Comply(1)
    assert refused(t, untrue) == ("answer_truthfully", "SH-HER-04")
    t.play(t.actions(1)[0])

    assert t.damage(1) == (damage if means else 0)
    assert t.happened(e.HermitAnswered)[-1].answer == ("damage" if means else "nothing")
    assert not t.player(1).revealed
    assert t.damage(0) == 0
    assert [owned.id for owned in t.state.hermit.discard_pile] == [title]
    assert not t.view(0).hermit.open_discards


@pytest.mark.parametrize(
    ("title", "character"),
    [
        covered(title, character, also=("SH-HER-08",))
        for title in CHOICES
        for character, group in PEOPLE.items()
        if group in BY_GROUP[title][0]
    ],
)
def test_s30_receiver_may_give_a_card_of_his_choice_or_take_one(table: MakeTable, title: str, character: str) -> None:
    """S30: either card may be given to the drawer, or 1 damage be taken and both cards kept."""
    seats = (
        seated("emi"),
        seated(character, damage=2, equipment=("talisman", "handgun")),
        seated("george" if character != "george" else "unknown"),
    )
    t = give(table, title, *seats)
    assert set(t.actions(1)) == {
        sh.Comply(1),
        sh.GiveEquipment(1, 0, card("talisman")),
        sh.GiveEquipment(1, 0, card("handgun")),
    }
    t.play(sh.GiveEquipment(1, 0, card("handgun")))
    assert (t.equipment(0), t.equipment(1), t.damage(1)) == (["handgun"], ["talisman"], 2)
    assert t.happened(e.HermitAnswered)[-1].answer == "gave"

    t = give(table, title, *seats)
    t.play(sh.Comply(1))
    assert (t.equipment(0), t.equipment(1), t.damage(1)) == ([], ["talisman", "handgun"], 3)


@pytest.mark.parametrize(
    ("title", "character"),
    [
        covered("hermits_blackmail", "vampire"),
        covered("hermits_greed", "george"),
        covered("hermits_anger", "charles"),
    ],
)
def test_s30_equipment_of_somebody_else_meant_stays(table: MakeTable, title: str, character: str) -> None:
    """S30: the one group that a card of this kind leaves out can give nothing away."""
    t = give(table, title, "emi", seated(character, equipment=("talisman",)))

    assert t.actions(1) == (sh.NothingHappens(1),)
    t.play(sh.NothingHappens(1))
    assert (t.equipment(1), t.damage(1)) == (["talisman"], 0)


@pytest.mark.parametrize(
    ("title", "character"),
    [
        covered("hermits_nurturance", "charles", also=("SH-HER-09",)),
        covered("hermits_aid", "george", also=("SH-HER-09",)),
        covered("hermits_huddle", "vampire", also=("SH-HER-09",)),
    ],
)
@pytest.mark.parametrize(("before", "after"), [(3, 2), (1, 0), (0, 1)])
def test_s31_healing_cards_hurt_only_at_zero(
    table: MakeTable, title: str, character: str, before: int, after: int
) -> None:
    """S31: 3 becomes 2, 1 becomes 0, and 0 becomes 1, without a choice."""
    t = give(table, title, "emi", seated(character, damage=before, equipment=("talisman",)))
    assert t.actions(1) == (sh.Comply(1),)
    t.play(sh.Comply(1))

    assert t.damage(1) == after
    assert t.happened(e.HermitAnswered)[-1].answer == ("heal" if before else "damage")


@pytest.mark.parametrize(
    ("title", "character"),
    [
        covered("hermits_nurturance", "george"),
        covered("hermits_aid", "vampire"),
        covered("hermits_huddle", "charles"),
    ],
)
def test_s31_healing_cards_do_not_heal_the_other_groups(table: MakeTable, title: str, character: str) -> None:
    """S31: with 3 damage "nothing happens"."""
    t = give(table, title, "emi", seated(character, damage=3))
    t.play(sh.NothingHappens(1))

    assert t.damage(1) == 3


BOUNDARY = {
    "allie": 8,
    "bob": 10,
    "emi": 10,
    "charles": 11,
    "unknown": 11,
    "franklin": 12,
    "daniel": 13,
    "vampire": 13,
    "george": 14,
    "werewolf": 14,
}


@pytest.mark.parametrize(
    ("title", "character", "means"),
    [covered("hermits_bully", character, hp <= 11) for character, hp in BOUNDARY.items()]
    + [covered("hermits_tough_lesson_of_love", character, hp >= 12) for character, hp in BOUNDARY.items()],
)
def test_bully_and_tough_lesson_divide_the_characters_between_11_and_12(
    table: MakeTable, title: str, character: str, means: bool
) -> None:
    """Bully costs HP up to 11 one damage, the Tough Lesson costs HP from 12 on two."""
    giver = "george" if character != "george" else "emi"
    t = give(table, title, giver, seated(character, revealed=True))
    assert t.actions(1) == ((sh.Comply(1),) if means else (sh.NothingHappens(1),))
    t.play(t.actions(1)[0])

    expected = 1 if title == "hermits_bully" else 2
    assert t.damage(1) == (expected if means else 0)


@pytest.mark.rule("SH-GRN-10", "SH-GRN-11", "SH-EXP-01", "SH-EXP-06")
@pytest.mark.parametrize(
    ("character", "small"),
    [
        ("agnes", True),
        ("bryan", True),
        ("catherine", True),
        ("ellen", True),
        ("ultra_soul", True),
        ("david", False),
        ("fu_ka", False),
        ("gregor", False),
        ("valkyrie", False),
        ("wight", False),
    ],
)
def test_expansion_printings_divide_the_new_characters_by_initial(
    table: MakeTable, character: str, small: bool
) -> None:
    """A, B, C, E, U are meant by Bully, D, F, G, V, W by the Tough Lesson."""
    bully = give(table, "hermits_bully", "george", character, expansion_mode="all")
    bully.play(sh.Comply(1) if small else sh.NothingHappens(1))
    lesson = give(table, "hermits_tough_lesson_of_love", "george", character, expansion_mode="all")
    lesson.play(sh.NothingHappens(1) if small else sh.Comply(1))

    assert (bully.damage(1), lesson.damage(1)) == ((1, 0) if small else (0, 2))


# -- Prediction -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-GRN-12", "SH-REV-08", "SH-INF-07")
@pytest.mark.parametrize("character", ["daniel", "unknown", "george", "allie"])
def test_s47_prediction_shows_the_character_to_the_giver_alone(table: MakeTable, character: str) -> None:
    """S47: no damage, no choice, no reveal; the giver knows from now on, the others know that a card was shown."""
    t = give(table, "hermits_prediction", "emi", character, "werewolf")
    assert t.actions(1) == (sh.ShowCharacter(1),)
    t.play(sh.ShowCharacter(1))

    assert t.damage(1) == 0
    assert not t.player(1).revealed
    assert t.view(0).players[1].shown
    seen = t.view(0).players[1].character
    assert seen is not None
    assert seen.id == character
    assert t.view(2).players[1].character is None
    shown = t.happened(e.CharacterShown)[-1]
    assert (shown.seat, shown.to, shown.known_to()) == (1, 0, (1, 0))


@pytest.mark.rule("SH-GRN-12", "SH-CHR-04")
def test_s47_daniel_may_not_reveal_after_it(table: MakeTable) -> None:
    """S47: Daniel's ban on revealing is untouched, and he is still asked in every window."""
    t = give(table, "hermits_prediction", "emi", "daniel")
    t.play(sh.ShowCharacter(1))

    assert (t.asked, t.actions(1)) == ((1,), (sh.Pass(1),))
    assert t.refuses(sh.Reveal(1)).rule == "SH-CHR-04"


@pytest.mark.rule("SH-GRN-12")
def test_prediction_may_be_followed_by_a_reveal(table: MakeTable) -> None:
    """Anybody but Daniel may still turn his card up in the next window."""
    t = give(table, "hermits_prediction", "emi", "george")
    t.play(sh.ShowCharacter(1), sh.Reveal(1))

    assert t.player(1).revealed


# -- Unknown's lies -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("title", "truth", "lie", "damage"),
    [
        covered("hermits_exorcism", sh.Comply(1), sh.NothingHappens(1), 0, also=("SH-CHR-08",)),
        covered("hermits_spell", sh.Comply(1), sh.NothingHappens(1), 0, also=("SH-CHR-08",)),
        covered("hermits_huddle", sh.Comply(1), sh.NothingHappens(1), 0, also=("SH-CHR-08",)),
        covered("hermits_greed", sh.Comply(1), sh.NothingHappens(1), 0, also=("SH-CHR-08",)),
        covered("hermits_anger", sh.Comply(1), sh.NothingHappens(1), 0, also=("SH-CHR-08",)),
        covered("hermits_bully", sh.Comply(1), sh.NothingHappens(1), 0, also=("SH-CHR-08",)),
        covered("hermits_slap", sh.NothingHappens(1), sh.Comply(1), 1, also=("SH-CHR-08",)),
        covered("hermits_aid", sh.NothingHappens(1), sh.Comply(1), 1, also=("SH-CHR-08",)),
        covered("hermits_nurturance", sh.NothingHappens(1), sh.Comply(1), 1, also=("SH-CHR-08",)),
        covered("hermits_blackmail", sh.NothingHappens(1), sh.Comply(1), 1, also=("SH-CHR-08",)),
        covered("hermits_tough_lesson_of_love", sh.NothingHappens(1), sh.Comply(1), 2, also=("SH-CHR-08",)),
    ],
)
def test_s28_hidden_unknown_may_lie_about_every_card_but_prediction(
    table: MakeTable, title: str, truth: sh.Action, lie: sh.Action, damage: int
) -> None:
    """S28: both answers are open while it is hidden, a pretended match is carried out in full, and it stays hidden."""
    t = give(table, title, "emi", "unknown")
    assert set(t.actions(1)) == {truth, lie}
    t.play(lie)
    assert t.damage(1) == damage
    assert not t.player(1).revealed
    assert "unknown" in possible(t, 1)

    t = give(table, title, "emi", seated("unknown", revealed=True))
    assert t.actions(1) == (truth,)


@pytest.mark.rule("SH-GRN-01", "SH-CHR-08", "SH-HER-08")
def test_lying_unknown_may_give_equipment_for_blackmail(table: MakeTable) -> None:
    """A pretended match brings the choice between equipment and damage."""
    t = give(table, "hermits_blackmail", "emi", seated("unknown", equipment=("talisman",)))
    assert set(t.actions(1)) == {sh.NothingHappens(1), sh.Comply(1), sh.GiveEquipment(1, 0, card("talisman"))}
    t.play(sh.GiveEquipment(1, 0, card("talisman")))

    assert (t.equipment(0), t.damage(1)) == (["talisman"], 0)


@pytest.mark.rule("SH-GRN-08", "SH-CHR-08", "SH-HER-09")
def test_lying_unknown_with_damage_is_healed_by_aid(table: MakeTable) -> None:
    """A pretended Hunter with 3 damage heals 1."""
    t = give(table, "hermits_aid", "emi", seated("unknown", damage=3))
    t.play(sh.Comply(1))

    assert t.damage(1) == 2


# -- giving and dying -----------------------------------------------------------------------------------------


@pytest.mark.rule("SH-GRN-13", "SH-WIN-02")
def test_equipment_given_for_a_hermit_card_can_make_the_giver_of_the_card_win(table: MakeTable) -> None:
    """The receiver chooses which card; a hidden Bob gets his fifth by it and wins at once."""
    t = give(
        table,
        "hermits_anger",
        seated("bob", equipment=("chainsaw", "butcher_knife", "holy_robe", "fortune_brooch")),
        seated("george", equipment=("talisman", "handgun")),
        "emi",
        "vampire",
        "werewolf",
    )
    assert t.asked == (1,)
    t.play(sh.GiveEquipment(1, 0, card("talisman")))

    assert t.winners == (0,)
    assert t.equipment(0)[-1] == "talisman"
    assert t.equipment(1) == ["handgun"]


@pytest.mark.rule("SH-GRN-06", "SH-HER-10", "SH-DTH-04")
def test_fatal_exorcism_is_the_givers_kill(table: MakeTable) -> None:
    """A Vampire with 11 damage dies of it; the giver loots, and the card is discarded."""
    t = give(
        table,
        "hermits_exorcism",
        "emi",
        seated("vampire", damage=11, equipment=("talisman",)),
        "george",
        "werewolf",
        "allie",
    )
    t.play(sh.Comply(1))

    assert [(event.seat, event.killer) for event in t.happened(e.Died)] == [(1, 0)]
    assert t.equipment(0) == ["talisman"]
    assert [owned.id for owned in t.state.hermit.discard_pile] == ["hermits_exorcism"]


@pytest.mark.rule("SH-GRN-04", "SH-HER-10", "SH-CHR-03")
def test_fatal_slap_is_a_kill_for_charles(table: MakeTable) -> None:
    """Two are dead; a Hunter who dies of Charles' hermit card is the third, and Charles wins."""
    t = give(
        table,
        "hermits_slap",
        "charles",
        seated("emi", damage=9),
        dead("unknown"),
        dead("franklin"),
        "george",
        "vampire",
        "werewolf",
        "allie",
        players=8,
    )
    t.play(sh.Comply(1))

    assert t.winners == (0, 7)


@pytest.mark.rule("SH-GRN-11", "SH-HER-05", "SH-INF-06")
def test_bystanders_see_the_damage_but_not_the_card(table: MakeTable) -> None:
    """S29: giver and receiver know the title, everybody else the outcome only."""
    t = give(table, "hermits_tough_lesson_of_love", "emi", "george")
    t.play(sh.Comply(1))

    titles = [play.card.id if play.card else None for seat in (0, 1, 2) for play in t.view(seat).hermit_log]
    assert titles == ["hermits_tough_lesson_of_love", "hermits_tough_lesson_of_love", None]
    assert t.view(2).hermit_log[0].amount == 2
    assert all("SH-GRN-11" not in event.rules for event in t.log)


@pytest.mark.rule("SH-HER-01")
def test_hermit_card_goes_to_another_living_player(table: MakeTable) -> None:
    """Neither the drawer nor a dead player can get it."""
    t = draw(table, "hermits_slap", "emi", "george", dead("unknown"), "vampire", "allie")

    assert {a.target for a in t.actions(0) if isinstance(a, sh.GiveHermit)} == {1, 3, 4}
    assert t.refuses(sh.GiveHermit(0, 0)).code == "not_yourself"
    assert t.refuses(sh.GiveHermit(0, 2)).code == "not_a_living_player"
