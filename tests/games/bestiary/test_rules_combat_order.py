"""Rules BH-CBT-07, BH-CBT-08 and BH-DCK: the order inside a combat, dying on the way, and the deck that runs out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import pytest

from boardrules.games import bestiary as bh
from tests.games.bestiary.table import (
    EAST,
    FOREST,
    HANDEL,
    PLAIN,
    PLAIN_2,
    A,
    B,
    C,
    MakeTable,
    Table,
    arranged,
    on,
    shown,
    tile,
    tyrant,
)

BELMORA: Final = tile("city_belmora", EAST)
NYRA: Final = ("nyra", "ysolde", "kael")
#: What the order of a combat is read from.
STEPS: Final = (
    bh.BeastFaced,
    bh.AbilityUsed,
    bh.DieRolled,
    bh.DieRerolled,
    bh.CombatWon,
    bh.CombatLost,
    bh.HeartsLost,
    bh.AssistStarted,
    bh.BeastTrapped,
    bh.BeastDiscarded,
    bh.TokenRemoved,
    bh.CardLost,
    bh.HeroDied,
    bh.HeroResurrected,
    bh.TurnStarted,
)


def story(t: Table) -> list[str]:
    """Return what has happened so far, as the names of the events and the seats or cards they are about."""
    found = []
    for event in t.log:
        if isinstance(event, STEPS):
            about = getattr(event, "seat", None)
            found.append(f"{type(event).__name__} {getattr(event, 'card', '') if about is None else 'ABC'[about]}")
    return found


def begun(table: MakeTable, *seats: bh.Position | None, **options: Any) -> Table:
    """Return a table whose log begins with the first decision of the turn."""
    t = table(arranged(*seats, **options))
    t.log.clear()
    return t


# -- BH-CBT-07 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-CBT-07", "BH-DTH-03")
def test_who_dies_in_the_first_combat_does_not_fight_the_second(table: MakeTable) -> None:
    """One die; from bottom to top: the failed card, the unfought one, the cards lost by dying. The turn is over."""
    seat = on(PLAIN, hearts=1, bestiary=["griffin#d1", "wraith#p1", "lich#d1"])
    t = begun(table, seat, deck=["undine#d1", "ghoul#d1"], discard=["hydra#d1"], dice=[2])

    t.track("ghoul#d1", "undine#d1")

    assert story(t) == [
        "DieRolled A",
        "CombatLost A",
        "HeartsLost A",
        "BeastDiscarded ghoul#d1",
        "BeastDiscarded undine#d1",
        "HeroDied A",
        "HeroResurrected A",
        "CardLost A",
        "CardLost A",
        "CardLost A",
        "TurnStarted B",
    ]
    assert t.discard == ["hydra#d1", "ghoul#d1", "undine#d1", "griffin#d1", "lich#d1"]
    assert (t.state.out, t.dice, t.state.tracked) == (["wraith#p1"], [2], ())
    assert (t.player(A).deaths, t.hearts(A), t.at(A), t.current) == (1, 4, HANDEL, B)


@pytest.mark.rule("BH-CBT-07")
def test_the_unfought_card_is_discarded_before_the_death_is_carried_out(table: MakeTable) -> None:
    """With two Cities the death asks a question: by then both cards lie in the discard, the heart is not back."""
    t = table(
        arranged(on(PLAIN, hearts=1), tiles=[BELMORA], deck=["undine#d1", "ghoul#d1"], discard=["hydra#d1"], dice=[2])
    )

    t.track("ghoul#d1", "undine#d1")

    assert (t.prompt, t.asked, t.hearts(A)) == ("resurrect", (A,), 0)
    assert t.discard == ["hydra#d1", "ghoul#d1", "undine#d1"]
    t.play(bh.Resurrect(A, EAST))
    assert (t.current, t.at(A)) == (B, EAST)


@pytest.mark.rule("BH-CBT-07", "BH-AST-08")
def test_a_rescue_does_not_bring_the_second_combat_back(table: MakeTable) -> None:
    """B traps the card against which A has failed; A dies all the same, and the other card is discarded."""
    t = table(arranged(on(PLAIN, hearts=1), on(FOREST), deck=["undine#d1", "ghoul#d1"], dice=[2, 6]))
    t.track("ghoul#d1", "undine#d1")

    t.play(bh.Assist(B))

    assert (t.bestiary(B), t.discard) == (["ghoul#d1"], ["undine#d1"])
    assert (t.player(A).deaths, t.current) == (1, B)


@pytest.mark.rule("BH-CBT-07")
def test_dying_in_the_second_combat_leaves_nothing_over(table: MakeTable) -> None:
    """Both were fought: both are in the discard, in that order."""
    t = table(arranged(on(PLAIN, hearts=2), deck=["undine#d1", "ghoul#d1"], dice=[2, 1]))

    t.track("ghoul#d1", "undine#d1")

    assert (t.dice, t.discard, t.player(A).deaths) == ([2, 1], ["ghoul#d1", "undine#d1"], 1)


# -- BH-CBT-08 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-CBT-08", "BH-ABL-05")
def test_the_card_lies_open_while_abilities_may_be_used(table: MakeTable) -> None:
    """Steps 0 and 1: everybody sees what B is going to fight before B decides; no die is rolled yet."""
    t = table(arranged(None, on(PLAIN), first_player=B, deck=["hydra#d1"]))
    t.map_here()

    decision = t.decision
    assert decision is not None
    assert (t.prompt, dict(decision.prompt.args)) == ("roll", {"card": "hydra#d1", "strength": 5})
    assert [t.view(seat).facing for seat in (A, B, C, None)] == ["hydra#d1"] * 4
    assert t.dice == []


@pytest.mark.rule("BH-CBT-08", "BH-TRN-03")
def test_the_window_before_the_die_opens_only_before_the_first(table: MakeTable) -> None:
    """Nyra is asked before her first die; before the second she is not, though she could still pay."""
    t = table(arranged(on(PLAIN, hearts=1, pb=5), heroes=NYRA, deck=["undine#d1", "ghoul#d1", "imp#d1"], dice=[6, 6]))
    t.track("ghoul#d1", "undine#d1")
    assert t.actions(A) == (bh.Roll(A), bh.UseAbility(A, "soul_mending"))

    t.play(bh.Roll(A))

    assert (t.dice, t.bestiary(A), t.current) == ([6, 6], ["ghoul#d1", "undine#d1"], B)


@pytest.mark.rule("BH-CBT-08", "BH-ABL-10")
def test_anothers_luck_comes_before_the_result_counts(table: MakeTable) -> None:
    """Steps 3 and 4: Romilius is asked when the die lies there; nothing has been won or lost yet."""
    t = table(arranged(bh.Position(bestiary=["ghoul#d1"]), on(PLAIN), first_player=B, deck=["undine#d1"], dice=[6, 1]))
    t.map_here()
    t.play(bh.Roll(B))
    assert (t.prompt, t.asked, t.hearts(B), t.bestiary(B)) == ("other_die", (A,), 4, [])
    assert not t.happened(bh.CombatWon)

    t.play(bh.UseAbility(A, "another_luck"))

    assert (t.dice, t.hearts(B), t.discard) == ([6, 1], 3, ["undine#d1"])


@pytest.mark.rule("BH-CBT-08", "BH-ABL-07", "BH-ABL-08")
def test_nobody_meddles_with_romilius_himself(table: MakeTable) -> None:
    """His own die opens no window, and without a card he may not meddle with that of others."""
    t = table(arranged(on(PLAIN, bestiary=["ghoul#d1"]), deck=["undine#d1"], dice=[3]))
    t.map_here()
    assert (t.bestiary(A), t.current) == (["ghoul#d1", "undine#d1"], B)

    t = table(arranged(None, on(PLAIN), first_player=B, deck=["undine#d1"], dice=[3]))
    t.map_here()
    t.play(bh.Roll(B))

    assert (t.bestiary(B), t.next_turn) == (["undine#d1"], (C, "move", (C,)))


@pytest.mark.rule("BH-CBT-08", "BH-ABL-10")
def test_anothers_luck_is_one_use_for_the_whole_turn(table: MakeTable) -> None:
    """Used for the first of two dice it opens no window after the second; unused it does."""
    seats = (bh.Position(bestiary=["ghoul#d2"]), on(PLAIN))
    deck = ["undine#d1", "ghoul#d1"]
    t = table(arranged(*seats, first_player=B, deck=deck, dice=[1, 6, 6]))
    t.track("ghoul#d1", "undine#d1")
    t.play(bh.Roll(B), bh.UseAbility(A, "another_luck"))
    assert (t.dice, t.bestiary(B), t.current) == ([1, 6, 6], ["ghoul#d1", "undine#d1"], C)

    t = table(arranged(*seats, first_player=B, deck=deck, dice=[6, 1]))
    t.track("ghoul#d1", "undine#d1")
    t.play(bh.Roll(B), bh.Pass(A))

    assert (t.prompt, t.asked, t.dice) == ("other_die", (A,), [6, 1])


@pytest.mark.rule("BH-CBT-08", "BH-AST-06")
def test_the_whole_order_of_a_failed_combat(table: MakeTable) -> None:
    """Ability, die, rerolled die, heart, assist with a die of its own, heart, card, the deaths, the next turn."""
    t = begun(
        table,
        bh.Position(bestiary=["ghoul#d1"]),
        on(PLAIN, hearts=1),
        on(FOREST, hearts=1),
        heroes=("romilius", "ysolde", "nyra"),
        first_player=B,
        deck=["undine#d1"],
        dice=[5, 1, 2],
    )
    t.play(bh.StopMoving(B), bh.MapHex(B, PLAIN), bh.UseAbility(B, "fresh_trail"))
    t.play(bh.UseAbility(A, "another_luck"), bh.Assist(C))

    assert story(t) == [
        "BeastFaced B",
        "AbilityUsed B",
        "DieRolled B",
        "AbilityUsed A",
        "DieRerolled B",
        "CombatLost B",
        "HeartsLost B",
        "AssistStarted C",
        "DieRolled C",
        "CombatLost C",
        "HeartsLost C",
        "BeastDiscarded undine#d1",
        "HeroDied B",
        "HeroResurrected B",
        "HeroDied C",
        "HeroResurrected C",
        "TurnStarted C",
    ]


@pytest.mark.rule("BH-CBT-08", "BH-AST-07")
def test_the_assistants_die_has_the_same_windows(table: MakeTable) -> None:
    """A pays before it; Romilius, who is C, has it rolled again."""
    t = begun(
        table,
        on(FOREST, pb=1, bestiary=["ghoul#d1", "undine#d2"]),
        on(PLAIN),
        bh.Position(bestiary=["imp#d1"]),
        heroes=("nyra", "ysolde", "romilius"),
        first_player=B,
        deck=["undine#d1"],
        dice=[1, 9, 10],
    )
    t.play(bh.StopMoving(B), bh.MapHex(B, PLAIN), bh.Roll(B), bh.Assist(A), bh.UseAbility(A, "pact_of_bones"))
    assert (t.prompt, t.asked, t.dice) == ("other_die", (C,), [1, 9])

    t.play(bh.UseAbility(C, "another_luck"))

    assert story(t) == [
        "BeastFaced B",
        "DieRolled B",
        "CombatLost B",
        "HeartsLost B",
        "AssistStarted A",
        "AbilityUsed A",
        "DieRolled A",
        "AbilityUsed C",
        "DieRerolled A",
        "CombatWon A",
        "BeastTrapped A",
        "TurnStarted C",
    ]
    assert (t.pb(A), t.pb(C), t.dice) == (0, 1, [1, 9, 10])


@pytest.mark.rule("BH-CBT-08", "BH-DTH-09")
def test_the_active_hero_dies_before_the_assistant(table: MakeTable) -> None:
    """Whatever their seats are: C is active and B assists, and C comes back first."""
    t = table(
        arranged(
            None,
            on(FOREST, hearts=1),
            on(PLAIN, hearts=1),
            heroes=("kael", "romilius", "nyra"),
            first_player=C,
            tiles=[BELMORA],
            deck=["undine#d1"],
            dice=[1, 1],
        )
    )
    t.map_here()
    t.play(bh.Assist(B))
    assert (t.prompt, t.asked, t.discard) == ("resurrect", (C,), ["undine#d1"])

    t.play(bh.Resurrect(C, HANDEL))
    assert (t.prompt, t.asked, t.hearts(B)) == ("resurrect", (B,), 0)
    t.play(bh.Resurrect(B, EAST))

    assert (t.at(B), t.at(C), t.current) == (EAST, HANDEL, A)


@pytest.mark.rule("BH-CBT-08")
def test_the_death_of_an_assistant_comes_before_the_next_combat(table: MakeTable) -> None:
    """Steps 8 and 9: B dies after the first combat; A fights the second one."""
    seats = (on(PLAIN), on(FOREST, hearts=1))
    t = begun(table, *seats, deck=["undine#d1", "ghoul#d1"], dice=[1, 1, 6])
    t.track("ghoul#d1", "undine#d1")

    t.play(bh.Assist(B))

    assert story(t)[-6:] == [
        "HeroDied B",
        "HeroResurrected B",
        "DieRolled A",
        "CombatWon A",
        "BeastTrapped A",
        "TurnStarted B",
    ]
    assert (t.bestiary(A), t.discard, t.hearts(A), t.at(B)) == (["undine#d1"], ["ghoul#d1"], 3, HANDEL)


@pytest.mark.rule("BH-CBT-08", "BH-ENC-05")
def test_the_token_goes_after_the_card_and_before_the_death(table: MakeTable) -> None:
    """In an encounter step 7 lays the card of the pile out of the game."""
    t = begun(
        table,
        on(FOREST, hearts=1),
        tyrants=[shown("azhurel", "plain")],
        tokens=[tile("demon", PLAIN)],
        piles={"demon": ["hellhound#p1"]},
        dice=[1],
    )

    t.play(bh.Step(A, PLAIN))

    assert story(t) == [
        "DieRolled A",
        "CombatLost A",
        "HeartsLost A",
        "BeastDiscarded hellhound#p1",
        "TokenRemoved ",
        "HeroDied A",
        "HeroResurrected A",
        "TurnStarted B",
    ]


@pytest.mark.rule("BH-CBT-08", "BH-TYR-03", "BH-TYR-07")
def test_a_tyrant_combat_has_neither_assist_nor_discard(table: MakeTable) -> None:
    """B stands next to A and is not asked; the death check follows the lost heart at once."""
    t = begun(
        table,
        on(EAST, hearts=1),
        on(PLAIN),
        tiles=[tile("sanctuary_axe", EAST)],
        tyrants=[shown("grushnak")],
        dice=[3],
    )
    t.map_here()

    t.play(bh.FightTyrant(A, "grushnak"))

    assert story(t) == [
        "DieRolled A",
        "CombatLost A",
        "HeartsLost A",
        "HeroDied A",
        "HeroResurrected A",
        "TurnStarted B",
    ]
    assert (t.discard, t.status("grushnak")) == ([], "open")


# -- BH-DCK ------------------------------------------------------------------------------------------------------------


def shuffled(t: Table) -> Sequence[int]:
    """Return how many cards each reshuffle has made into the new deck."""
    return [event.cards for event in t.happened(bh.DeckShuffled)]


@pytest.mark.rule("BH-DCK-01")
def test_the_discard_becomes_the_deck_when_a_card_is_needed(table: MakeTable) -> None:
    """The default combat with an empty deck: three cards are shuffled, one of them is fought."""
    discard = ["undine#d1", "ghoul#d1", "imp#d1"]
    t = table(arranged(on(PLAIN), deck_size=0, discard=discard, dice=[1]))

    t.map_here()

    assert t.expect_event(bh.DeckShuffled).rules == ("BH-DCK-01",)
    assert shuffled(t) == [3]
    faced = t.expect_event(bh.BeastFaced).card
    assert t.discard == [faced]
    assert sorted([*t.state.beasts.draw_pile, faced]) == sorted(discard)


@pytest.mark.rule("BH-DCK-01")
def test_not_as_soon_as_the_deck_is_empty(table: MakeTable) -> None:
    """The last card is drawn, and the discard stays as it is until the next draw, a turn later."""
    t = table(
        arranged(on(PLAIN), on(FOREST), deck=["undine#d1"], deck_size=1, discard=["imp#d1", "ghoul#d1"], dice=[6, 1])
    )
    t.map_here()
    assert (t.deck, t.discard, shuffled(t), t.current) == (0, ["imp#d1", "ghoul#d1"], [], B)

    t.map_here()

    assert (shuffled(t), t.deck, t.discard) == ([2], 1, [])
    t.play(bh.Roll(B))
    t.leave_offers()
    assert len(t.discard) == 1


@pytest.mark.rule("BH-DCK-01")
def test_the_order_of_the_new_deck_is_chance(table: MakeTable) -> None:
    """Twelve cards in the same discard: other seeds give other orders, each of all the cards."""
    discard = [f"{name}#d{copy}" for name in ("imp", "ghoul", "undine", "lich", "hydra", "griffin") for copy in (1, 2)]
    orders = set()
    for seed in range(4):
        t = table(arranged(None, on(PLAIN), first_player=B, deck_size=0, discard=discard), seed)
        t.map_here()
        order = (*t.state.beasts.draw_pile, t.state.facing)
        assert sorted(map(str, order)) == sorted(discard)
        orders.add(order)

    assert len(orders) == 4


@pytest.mark.rule("BH-DCK-01", "BH-CMP-04")
def test_tyrants_are_no_part_of_it(table: MakeTable) -> None:
    """With tyrants captured, revealed and hidden the new deck holds the cards of the discard and no other."""
    row = [tyrant("grushnak"), tyrant("azhurel")]
    setup = arranged(
        None,
        on(PLAIN),
        first_player=B,
        tyrants=[shown("ashmane"), *row],
        deck_size=0,
        discard=["imp#d1", "ghoul#d1"],
    )
    t = table(setup)
    t.map_here()

    assert {*t.state.beasts.draw_pile, t.state.facing} == {"imp#d1", "ghoul#d1"}
    assert len(t.state.row) == 6


@pytest.mark.rule("BH-DCK-02")
@pytest.mark.parametrize("seat", [A, B])
def test_with_nothing_left_there_is_no_default_combat(table: MakeTable, seat: int) -> None:
    """No card, no die, no lost heart; nobody is asked for an ability either, and the turn is over."""
    places = [on(PLAIN) if index == seat else None for index in range(3)]
    t = table(arranged(*places, first_player=seat, deck_size=0))

    t.map_here()

    assert (t.dice, t.hearts(seat), t.current, t.prompt) == ([], 4, seat + 1, "move")
    for kind in (bh.BeastFaced, bh.DeckShuffled):
        assert not t.happened(kind)


@pytest.mark.rule("BH-DCK-02", "BH-TRK-02")
@pytest.mark.parametrize(("deck", "discard"), [(1, 0), (0, 1), (0, 0)])
def test_with_nothing_left_tracking_yields_fewer_cards(table: MakeTable, deck: int, discard: int) -> None:
    """One card instead of two, wherever it lay, or none at all."""
    t = table(
        arranged(
            on(PLAIN),
            on(PLAIN_2),
            deck_size=deck,
            deck=["undine#d1"][:deck],
            discard=["undine#d1"][:discard],
            dice=[6][: deck + discard],
        )
    )

    t.track()

    assert len(t.happened(bh.BeastsTracked)[0].cards) == deck + discard
    assert t.bestiary(A) == ["undine#d1"][: deck + discard]
    assert t.next_turn == (B, "move", (B,))


@pytest.mark.rule("BH-DCK-03", "BH-DCK-01")
def test_cards_in_hand_are_not_shuffled_in(table: MakeTable) -> None:
    """Nyra draws the last card, then the whole reshuffled discard, and then there is nothing more."""
    t = table(arranged(on(PLAIN), heroes=NYRA, deck=["ghoul#d1"], deck_size=1, discard=["imp#d1"]))
    t.play(bh.StopMoving(A), bh.Track(A))

    assert t.state.tracked == ("ghoul#d1", "imp#d1")
    assert (shuffled(t), t.deck, t.discard) == ([1], 0, [])


@pytest.mark.rule("BH-DCK-03")
def test_drawn_cards_are_in_no_pile_until_they_are_resolved(table: MakeTable) -> None:
    """Five discards are reshuffled for the second card: the first one is not among the four that are left."""
    discard = ["imp#d1", "undine#d1", "lich#d1", "hydra#d1", "griffin#d1"]
    t = table(arranged(on(PLAIN), deck=["ghoul#d1"], deck_size=1, discard=discard))
    t.play(bh.StopMoving(A), bh.Track(A))

    first, second = t.state.tracked
    assert (first, second in discard, shuffled(t)) == ("ghoul#d1", True, [5])
    assert sorted([*t.state.beasts.draw_pile, second]) == sorted(discard)
    t.play(bh.ChooseBeast(A, second))

    assert (t.discard, t.deck) == ([], 4)
