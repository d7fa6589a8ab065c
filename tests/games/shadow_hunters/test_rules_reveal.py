"""Rules of reveal and timing inside and after actions: SH-REV but for the windows (test_rules_windows)."""

from __future__ import annotations

import pytest

from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters.content import CHARACTERS
from boardrules.games.shadow_hunters.events import AttackAnnounced, Revealed
from tests.games.happened import refused
from tests.games.shadow_hunters.positions import (
    TO_CEMETERY,
    TO_CHURCH,
    TO_WOODS,
    arranged,
    attack,
    dead,
    draw,
    follow,
    give,
    seated,
    to_after_attack,
    to_attack,
)
from tests.games.shadow_hunters.table import MakeTable, area, card


@pytest.mark.rule("SH-REV-01")
@pytest.mark.parametrize("number", [0, 1, 2, 3, 4])
def test_anybody_hidden_may_reveal_in_anybodys_turn(table: MakeTable, number: int) -> None:
    """Each of five players turns his card up in the turn of seat 0, and it stays up."""
    t = table(arranged("franklin", "george", "vampire", "unknown", "allie"))
    t.play(sh.Reveal(number))
    names = ("franklin", "george", "vampire", "unknown", "allie")
    assert t.happened(Revealed) == [Revealed(number, CHARACTERS[names[number]], False, rules=("SH-REV-01",))]
    assert [player.revealed for player in t.state.players] == [other == number for other in range(5)]
    assert t.view(None).players[number].character is CHARACTERS[names[number]]


@pytest.mark.rule("SH-REV-01")
def test_a_reveal_cannot_be_repeated_or_taken_back(table: MakeTable) -> None:
    """The card is face up for good: a second reveal is refused, in this turn and in the next."""
    t = table(arranged("franklin", "george", "vampire", "unknown", "allie", dice=(TO_CHURCH,)))
    t.play(sh.Reveal(0))
    t.settle()
    assert refused(t, sh.Reveal(0)) == ("already_revealed", "SH-REV-01")
    to_attack(t)
    t.settle()
    assert t.state.current == 1
    assert t.player(0).revealed


@pytest.mark.rule("SH-REV-02")
def test_a_hidden_character_uses_no_ability(table: MakeTable) -> None:
    """Franklin before his roll and Allie in a window have to turn their cards up first."""
    t = table(arranged("franklin", seated("allie", damage=3), "vampire", "unknown", "george"))
    assert (t.asked, t.actions(1)) == ((1,), (sh.Pass(1), sh.Reveal(1)))
    assert refused(t, sh.UseAbility(1)) == ("reveal_first", "SH-REV-02")
    t.settle()
    assert refused(t, sh.UseAbility(0, 1)) == ("reveal_first", "SH-REV-02")
    t.play(sh.Reveal(0))
    t.settle()
    assert t.is_legal(sh.UseAbility(0, 1))


@pytest.mark.rule("SH-REV-02", "SH-CHR-05")
def test_a_hidden_emi_does_not_teleport(table: MakeTable) -> None:
    """Only the roll is open to her until she reveals herself."""
    t = table(arranged(seated("emi", "church"), "george", "vampire", "unknown", "allie"))
    t.settle()
    assert t.actions(0) == (sh.Roll(0), sh.Reveal(0))
    assert refused(t, sh.Teleport(0, area("cemetery"))) == ("reveal_first", "SH-REV-02")
    t.play(sh.Reveal(0))
    t.settle()
    assert t.is_legal(sh.Teleport(0, area("cemetery")))


@pytest.mark.rule("SH-REV-02", "SH-CHR-03")
def test_a_hidden_charles_does_not_repeat(table: MakeTable) -> None:
    """After his attack he has to reveal himself before he may pay for another."""
    t = table(
        arranged("charles", seated("george", "church"), "vampire", "unknown", "franklin", dice=(TO_CHURCH, (1, 2)))
    )
    attack(t)
    to_after_attack(t)
    assert t.actions(0) == (sh.Pass(0), sh.Reveal(0))
    assert refused(t, sh.AttackAgain(0, 1)) == ("reveal_first", "SH-REV-02")


@pytest.mark.rule("SH-REV-02", "SH-CHR-08")
def test_the_unknown_needs_no_reveal_to_lie(table: MakeTable) -> None:
    """Face down, he may say that nothing happens; the lie leaves his card face down."""
    t = give(table, "hermits_exorcism", "franklin", "unknown", "vampire", "george", "allie")
    t.play(sh.NothingHappens(1))
    assert (t.damage(1), t.player(1).revealed) == (0, False)


@pytest.mark.rule("SH-REV-03")
@pytest.mark.parametrize(("roll", "alive"), [((1, 4), False), ((2, 4), True)])
def test_an_announced_attack_comes_before_mothers_love(table: MakeTable, roll: tuple[int, int], alive: bool) -> None:
    """A revealed Allie with 5 damage is not asked between announcement and damage: 3 kill her, after 2 she heals."""
    t = table(
        arranged(
            "franklin",
            seated("allie", "church", 5, revealed=True),
            "vampire",
            "unknown",
            "george",
            dice=(TO_CHURCH, roll),
        )
    )
    attack(t)
    assert t.player(1).alive is alive
    if alive:
        assert (t.damage(1), t.prompt, t.asked) == (7, "window-attacked", (1,))
        t.play(sh.UseAbility(1))
        assert t.damage(1) == 0


@pytest.mark.rule("SH-REV-03")
def test_nobody_interrupts_while_an_action_waits_for_a_choice(table: MakeTable) -> None:
    """While the Weird Woods wait for their target, a revealed Allie and hidden players have nothing to say."""
    t = table(
        arranged("franklin", seated("allie", damage=7, revealed=True), "vampire", "unknown", "george", dice=(TO_WOODS,))
    )
    follow(t)
    assert (t.prompt, t.asked) == ("woods", (0,))
    assert [t.actions(other) for other in (1, 2, 3, 4)] == [(), (), (), ()]
    t.play(sh.WoodsDamage(0, 1))
    assert not t.player(1).alive


@pytest.mark.rule("SH-REV-03", "SH-REV-05")
@pytest.mark.parametrize("action", [sh.Reveal(0), sh.UseAbility(0)])
def test_the_current_player_cannot_interrupt_himself_either(table: MakeTable, action: sh.Action) -> None:
    """Asked for a target he can neither reveal himself nor use an ability; the refusal names the rule."""
    is_reveal = isinstance(action, sh.Reveal)
    t = table(
        arranged(
            seated("allie", damage=3, revealed=not is_reveal),
            "franklin",
            "vampire",
            "unknown",
            "george",
            dice=(TO_WOODS,),
        )
    )
    follow(t)
    assert action not in t.actions(0)
    assert refused(t, action) == ("not_in_a_window", "SH-REV-03")


@pytest.mark.rule("SH-REV-05", "SH-WHT-15")
def test_after_a_hit_only_the_spear_reveals(table: MakeTable) -> None:
    """A hidden Hunter with the Spear may reveal before the damage; nobody else can, and nothing else is open."""
    t = table(
        arranged(
            seated("franklin", equipment=("spear_of_longinus",)),
            seated("werewolf", "church"),
            "vampire",
            "allie",
            "george",
            dice=(TO_CHURCH, (1, 3)),
        )
    )
    attack(t)
    assert (t.prompt, t.asked, t.actions(0)) == ("spear", (0,), (sh.Decline(0), sh.Reveal(0)))
    assert [t.actions(other) for other in (1, 2, 3, 4)] == [(), (), (), ()]
    t.play(sh.Reveal(0))
    assert [e.rules for e in t.happened(Revealed)] == [("SH-WHT-15",)]
    assert t.damage(1) == 4


@pytest.mark.rule("SH-REV-05")
def test_who_is_not_a_hunter_does_not_reveal_for_the_spear(table: MakeTable) -> None:
    """A hidden Shadow with the Spear is asked too, but can only decline."""
    t = table(
        arranged(
            seated("unknown", equipment=("spear_of_longinus",)),
            seated("george", "church"),
            "vampire",
            "allie",
            "franklin",
            dice=(TO_CHURCH, (1, 3)),
        )
    )
    attack(t)
    assert (t.prompt, t.actions(0)) == ("spear", (sh.Decline(0),))
    assert refused(t, sh.Reveal(0)) == ("card_means_others", "SH-WHT-15")


@pytest.mark.rule("SH-REV-05")
@pytest.mark.parametrize(
    ("character", "deck", "name", "can_heal"),
    [
        ("george", "white", "advent", True),
        ("vampire", "white", "advent", False),
        ("emi", "white", "chocolate", True),
        ("george", "white", "chocolate", False),
        ("vampire", "black", "diabolic_ritual", True),
        ("george", "black", "diabolic_ritual", False),
    ],
)
def test_drawn_cards_reveal_whom_they_mean(
    table: MakeTable, character: str, deck: str, name: str, can_heal: bool
) -> None:
    """Whoever the card means may reveal himself by healing; no other reveal is open inside the action."""
    rest = [seated(other) for other in ("franklin", "unknown", "werewolf", "allie")]
    if character == "vampire":
        rest = [seated(other) for other in ("franklin", "george", "werewolf", "allie")]
    t = table(
        arranged(
            seated(character, damage=4), *rest, dice=(TO_CHURCH if deck == "white" else TO_CEMETERY,), **{deck: (name,)}
        )
    )
    follow(t)
    assert t.prompt == "heal_offer"
    assert t.actions(0) == ((sh.Decline(0), sh.Heal(0)) if can_heal else (sh.Decline(0),))
    if can_heal:
        t.play(sh.Heal(0))
        assert t.player(0).revealed
        assert [e.rules for e in t.happened(Revealed)] == [(card(name).rule,)]


@pytest.mark.rule("SH-REV-05", "SH-CHR-04")
def test_the_forced_reveals_inside_an_action(table: MakeTable) -> None:
    """A Flare kills Emi: she and Daniel are turned up in the batch, nobody else is."""
    t = draw(table, "flare_of_judgement", "vampire", seated("emi", damage=9), "daniel", "franklin", "unknown")
    assert [(e.seat, e.forced, e.rules) for e in t.happened(Revealed)] == [
        (1, True, ("SH-DTH-02",)),
        (2, True, ("SH-CHR-04",)),
    ]


@pytest.mark.rule("SH-REV-06")
@pytest.mark.parametrize("roll", [(1, 3), (2, 2)])
def test_the_werewolf_reveals_right_after_the_attack(table: MakeTable, roll: tuple[int, int]) -> None:
    """Hit or missed, he turns up there and then to strike back; no window lies between."""
    t = table(
        arranged("franklin", seated("werewolf", "church"), "vampire", "allie", "george", dice=(TO_CHURCH, roll, (1, 4)))
    )
    attack(t)
    assert (t.prompt, t.asked, t.actions(1)) == ("counter", (1,), (sh.Decline(1), sh.Counterattack(1)))
    t.play(sh.Counterattack(1))
    assert t.happened(Revealed) == [Revealed(1, CHARACTERS["werewolf"], False, rules=("SH-REV-06",))]
    assert t.damage(0) == 3


@pytest.mark.rule("SH-REV-06")
def test_a_later_reveal_brings_no_counterattack(table: MakeTable) -> None:
    """A Werewolf who has declined and reveals himself in the window has lost his chance, and stays unasked."""
    t = table(
        arranged("franklin", seated("werewolf", "church"), "vampire", "allie", "george", dice=(TO_CHURCH, (1, 3)))
    )
    attack(t)
    t.play(sh.Decline(1))
    assert not t.player(1).revealed
    t.play(sh.Reveal(1))
    t.settle()
    assert (t.state.current, len(t.happened(AttackAnnounced))) == (1, 1)


@pytest.mark.rule("SH-REV-08")
def test_prediction_shows_without_revealing(table: MakeTable) -> None:
    """One player sees the card; for all others it is face down, and its owner may still reveal it."""
    t = give(table, "hermits_prediction", "franklin", "vampire", "george", "unknown", "allie")
    t.play(sh.ShowCharacter(1))
    assert t.happened(Revealed) == []
    assert not t.player(1).revealed
    assert t.view(0).players[1].character is CHARACTERS["vampire"]
    assert t.view(2).players[1].character is None
    t.play(sh.Reveal(1))
    assert t.view(2).players[1].character is CHARACTERS["vampire"]


@pytest.mark.rule("SH-REV-08", "SH-CHR-04")
def test_daniel_shows_his_card_for_prediction(table: MakeTable) -> None:
    """His ban does not prevent it, and afterwards he is hidden and banned as before."""
    t = give(table, "hermits_prediction", "franklin", "daniel", "george", "unknown", "vampire")
    assert t.actions(1) == (sh.ShowCharacter(1),)
    t.play(sh.ShowCharacter(1))
    assert t.view(0).players[1].character is CHARACTERS["daniel"]
    assert (t.asked, t.actions(1)) == ((1,), (sh.Pass(1),))
    assert not t.player(1).revealed


@pytest.mark.rule("SH-REV-09", "SH-WIN-01")
def test_at_the_end_all_cards_are_turned_up(table: MakeTable) -> None:
    """The winners first, then the others, and each is told."""
    t = table(
        arranged(
            "allie",
            "franklin",
            seated("vampire", "church", 12),
            dead("unknown"),
            "george",
            first_player=1,
            dice=(TO_CHURCH, (1, 2)),
        )
    )
    attack(t, 2)
    assert t.winners == (0, 1, 4)
    assert all(player.revealed for player in t.state.players)
    shown = [(e.seat, e.forced, e.rules) for e in t.happened(Revealed)]
    assert shown == [
        (2, True, ("SH-DTH-02",)),
        (0, True, ("SH-REV-09",)),
        (1, True, ("SH-REV-09",)),
        (4, True, ("SH-REV-09",)),
    ]


@pytest.mark.rule("SH-REV-09")
def test_losers_are_shown_too(table: MakeTable) -> None:
    """Bob wins by his fifth card; the hidden losers are turned up after him."""
    t = draw(
        table,
        "mystic_compass",
        seated("bob", equipment=("talisman", "handgun", "chainsaw", "holy_robe")),
        "franklin",
        "vampire",
        "unknown",
        "george",
    )
    assert t.winners == (0,)
    assert [e.seat for e in t.happened(Revealed)] == [0, 1, 2, 3, 4]
    assert [t.view(None).players[number].character for number in range(5)] == [
        CHARACTERS[name] for name in ("bob", "franklin", "vampire", "unknown", "george")
    ]
