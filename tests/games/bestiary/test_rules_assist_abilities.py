"""Rules BH-AST-07 and BH-AST-08: the abilities of an assistant, and the place of a hero who is dying."""

from __future__ import annotations

import pytest

from boardrules.games import bestiary as bh
from tests.games.bestiary.table import (
    FOREST,
    HANDEL,
    PLAIN,
    PLAIN_2,
    SWAMP,
    A,
    B,
    C,
    MakeTable,
    Table,
    arranged,
    on,
)
from tests.games.happened import refused

DEMON = "imp#d1"


def asked_to_help(
    table: MakeTable, place: bh.Position, hero: str = "maelis", *dice: int, tracks: bool = False
) -> Table:
    """Return a table where A has failed with a 1 and B, with this hero and place, has come to help.

    ``dice`` follow that 1. With ``tracks`` A fights a second beast afterwards.
    """
    deck = ["undine#d1", "ghoul#d1"]
    t = table(arranged(on(PLAIN), place, heroes=("romilius", hero, "kael"), deck=deck, dice=[1, *dice]))
    if tracks:
        t.track(*deck)
    else:
        t.map_here()
    t.play(bh.Assist(B))
    return t


# -- BH-AST-07 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-AST-07", "BH-TRN-03")
def test_an_assistant_may_use_what_is_meant_for_it(table: MakeTable) -> None:
    """A has rolled and may use nothing more; B pays for Judgement and rolls the die of level 3."""
    t = asked_to_help(table, on(FOREST, pb=3, bestiary=[DEMON, "ghoul#d2"]), "maelis", 9)
    assert (t.prompt, t.asked, t.state.rolled) == ("roll", (B,), True)
    assert t.actions(B) == (bh.Roll(B), bh.UseAbility(B, "judgement"))

    t.play(bh.UseAbility(B, "judgement"))

    assert [(event.seat, event.level, event.result) for event in t.happened(bh.DieRolled)] == [(A, 1, 1), (B, 3, 9)]
    assert (t.pb(B), t.bestiary(B)) == (1, [DEMON, "ghoul#d2", "undine#d1"])


@pytest.mark.rule("BH-AST-07")
@pytest.mark.parametrize(
    ("hero", "ability"), [("ysolde", "fresh_trail"), ("nyra", "soul_mending"), ("maelis", "city_law")]
)
def test_an_assistant_may_not_use_anything_else(table: MakeTable, hero: str, ability: str) -> None:
    """What is not marked for it opens no question: the die is rolled at once, and nothing is paid."""
    t = asked_to_help(table, on(FOREST, pb=2, hearts=2), hero, 6)

    assert not t.happened(bh.AbilityUsed)
    assert (t.bestiary(B), t.pb(B), t.hearts(B)) == (["undine#d1"], 2, 2)
    assert t.current == B
    assert t.is_legal(bh.UseAbility(B, ability))


@pytest.mark.rule("BH-AST-07")
def test_what_is_not_marked_is_refused_while_assisting(table: MakeTable) -> None:
    """Nyra has both kinds: Pact of Bones is offered, Soul Mending refused with the reason."""
    t = asked_to_help(table, on(FOREST, pb=2, hearts=2, bestiary=["ghoul#d2", "imp#d1"]), "nyra")

    assert t.actions(B) == (bh.Roll(B), bh.UseAbility(B, "pact_of_bones"))
    assert refused(t, bh.UseAbility(B, "soul_mending")) == ("not_while_assisting", "BH-AST-07")
    assert refused(t, bh.UseAbility(B, "grave_whispers")) == ("not_while_assisting", "BH-AST-07")
    assert refused(t, bh.UseAbility(B, "judgement")) == ("not_your_ability", "BH-HRO-02")


@pytest.mark.rule("BH-AST-07", "BH-TRN-03")
def test_the_hero_who_has_failed_may_use_nothing(table: MakeTable) -> None:
    """While the assistant is asked, Loaded Dice of A is not to be had, though it is unlocked and paid for."""
    seats = (on(PLAIN, pb=2, bestiary=["imp#d2"]), on(FOREST, pb=2, bestiary=[DEMON, "ghoul#d2"]))
    t = table(arranged(*seats, heroes=("romilius", "maelis", "kael"), deck=["undine#d1"], dice=[1]))
    t.map_here()
    t.play(bh.Roll(A), bh.Assist(B))

    assert t.prompt == "roll"
    assert refused(t, bh.UseAbility(A, "loaded_dice")) == ("after_the_die", "BH-TRN-03")


@pytest.mark.rule("BH-AST-07", "BH-ABL-04", "BH-TRN-04")
def test_a_use_counts_for_the_turn_in_progress(table: MakeTable) -> None:
    """Used in the turn of A, it is free again in the own turn that follows; the effect of it has gone."""
    t = asked_to_help(table, on(FOREST, pb=4, bestiary=[DEMON, "ghoul#d2"]), "maelis", 9, 6)
    t.play(bh.UseAbility(B, "judgement"))
    assert (t.current, t.pb(B), t.player(B).uses.of("turn"), t.player(B).lasting) == (B, 2, {}, ())
    assert t.is_legal(bh.UseAbility(B, "judgement"))

    t.map_here()
    t.play(bh.Roll(B))

    assert [(event.seat, event.level) for event in t.happened(bh.DieRolled)] == [(A, 1), (B, 3), (B, 1)]


@pytest.mark.rule("BH-AST-07", "BH-ABL-03", "BH-FX-02")
def test_two_assists_in_one_turn_share_the_quota(table: MakeTable) -> None:
    """The second time Judgement is used up, so nothing is asked; its effect, for the turn, still holds."""
    seat = on(FOREST, pb=9, bestiary=[DEMON, "ghoul#d2"])
    t = asked_to_help(table, seat, "maelis", 8, 1, 9, tracks=True)
    t.play(bh.UseAbility(B, "judgement"), bh.Assist(B))

    assert [(event.seat, event.level) for event in t.happened(bh.DieRolled)] == [(A, 1), (B, 3), (A, 1), (B, 3)]
    assert (t.pb(B), t.dice) == (7, [1, 8, 1, 9])


@pytest.mark.rule("BH-AST-07", "BH-FX-02")
def test_an_assistant_may_use_an_ability_before_its_second_die_too(table: MakeTable) -> None:
    """Its first die does not bind it: B rolls plainly at first, and pays for the second one."""
    seat = on(FOREST, pb=2, bestiary=[DEMON, "ghoul#d2"])
    t = asked_to_help(table, seat, "maelis", 1, 1, 9, tracks=True)
    t.play(bh.Roll(B), bh.Assist(B))
    assert (t.prompt, t.actions(B)) == ("roll", (bh.Roll(B), bh.UseAbility(B, "judgement")))

    t.play(bh.UseAbility(B, "judgement"))

    assert [(event.seat, event.level) for event in t.happened(bh.DieRolled)] == [(A, 1), (B, 1), (A, 1), (B, 3)]


@pytest.mark.rule("BH-AST-07", "BH-CBT-02")
def test_the_abilities_of_the_failing_hero_are_not_the_assistants(table: MakeTable) -> None:
    """A rolls the die of level 2 for the whole turn; B still rolls the ordinary one."""
    seats = (on(PLAIN, pb=2, bestiary=["imp#d2"]), on(FOREST))
    t = table(arranged(*seats, deck=["undine#d1"], dice=[1, 6]))
    t.play(bh.UseAbility(A, "loaded_dice"))
    t.map_here()

    t.play(bh.Assist(B))

    assert [(event.seat, event.level) for event in t.happened(bh.DieRolled)] == [(A, 2), (B, 1)]


# -- BH-AST-08 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-AST-08", "BH-CBT-08")
def test_a_dying_hero_is_helped_where_it_stood(table: MakeTable) -> None:
    """At 0 hearts A still stands on the plain: B next to it is asked, C next to the City is not."""
    t = table(arranged(on(PLAIN, hearts=1), on(FOREST), on(SWAMP), deck=["undine#d1"], dice=[1, 6]))
    t.map_here()
    assert (t.prompt, t.asked) == ("assist", (B,))
    assert (t.hearts(A), t.at(A), t.player(A).deaths) == (0, PLAIN, 0)

    t.play(bh.Assist(B))

    assert (t.bestiary(B), t.player(A).deaths, t.at(A), t.hearts(A)) == (["undine#d1"], 1, HANDEL, 4)
    assert (t.discard, t.next_turn) == ([], (B, "move", (B,)))


@pytest.mark.rule("BH-AST-08", "BH-AST-02")
def test_a_dying_hero_still_picks_its_assistant(table: MakeTable) -> None:
    """The death is carried out only after the combat, so A decides between the two."""
    t = table(arranged(on(PLAIN, hearts=1), on(FOREST), on(PLAIN_2), deck=["undine#d1"], dice=[1, 6]))
    t.map_here()
    t.play(bh.Assist(B), bh.Assist(C))
    assert (t.prompt, t.asked, t.hearts(A)) == ("assistant", (A,), 0)

    t.play(bh.ChooseAssistant(A, C))

    assert (t.bestiary(C), t.player(A).deaths) == (["undine#d1"], 1)
