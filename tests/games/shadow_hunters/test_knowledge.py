"""What can be known: at the moment of a death, from one's own hermit cards, and behind a barrier."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

import boardrules
from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters import events as ev
from tests.games.shadow_hunters.positions import (
    ALL,
    TO_CABIN,
    TO_CEMETERY,
    TO_CHURCH,
    arranged,
    attack,
    draw,
    end_turn,
    follow,
    give,
    possible,
    seated,
)
from tests.games.shadow_hunters.table import Dice, MakeTable, Table, card

GAME = sh.GAME

#: Two equipment cards, so that the killer has to choose.
LOOT = ("holy_robe", "chainsaw")


def _kill(table: MakeTable, victim: str, *, dice: Dice = (TO_CHURCH, (1, 4)), **options: object) -> Table:
    """Let the hidden seat 0 kill seat 1, who has two cards, and stop at the choice of the loot."""
    dying = seated(victim, "church", damage=sh.CHARACTERS[victim].hp - 1, equipment=LOOT)
    t = table(arranged("franklin", dying, "vampire", "werewolf", "allie", dice=dice, **options))
    attack(t)
    assert (t.prompt, t.asked, t.player(0).revealed) == ("loot", (0,), False)
    return t


def _worlds(t: Table, seeds: int = 40) -> Iterator[tuple[int | None, sh.State]]:
    """Yield other worlds as every seat may see them."""
    for seat in (None, *range(len(t.state.players))):
        for seed in range(seeds):
            yield seat, GAME.redeal(t.state, seat, seed)


def _is_sound(state: sh.State) -> None:
    """Check that a world is a possible state, comes back from its document, and goes on to the next question."""
    assert GAME.problems(state) == ()
    back = boardrules.from_json(GAME, "state", json.dumps(boardrules.to_json(state)))
    assert back == state
    decision = GAME.decision(back)
    assert decision is not None
    for action in decision.actions:
        assert GAME.problems(GAME.step(back, action).state) == ()


# -- a death --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-CHR-04", "SH-INF-02", "SH-INV-08")
def test_while_the_loot_is_chosen_nobody_hidden_can_be_daniel_any_more(table: MakeTable) -> None:
    """He would have had to reveal himself at the death; before it he was possible."""
    before = GAME.start(arranged("franklin", "emi", "vampire", "werewolf", "allie"))
    assert all(sh.CHARACTERS["daniel"] in player.possible for player in GAME.view(before, None).players)
    t = _kill(table, "emi")

    for seat in (None, 0, 2, 3, 4):
        hidden = [player for player in t.view(seat).players if not player.revealed]
        assert len(hidden) == 4
        assert all(sh.CHARACTERS["daniel"] not in player.possible for player in hidden)
    others = set()
    for _, world in _worlds(t):
        others |= {player.character.id for player in world.players if not player.revealed}
        _is_sound(world)
    assert others == {"franklin", "george", "vampire", "werewolf", "unknown", "allie", "bob", "charles"}


@pytest.mark.rule("SH-CHR-04", "SH-VAR-01")
def test_without_abilities_a_death_says_nothing_about_daniel(table: MakeTable) -> None:
    """He does not have to reveal himself then."""
    t = _kill(table, "emi", use_special_abilities=False)

    assert all("daniel" in possible(t, seat) for seat in (0, 2, 3, 4))
    assert any(world.players[4].character.id == "daniel" for seat, world in _worlds(t) if seat != 4)


@pytest.mark.rule("SH-EXP-10", "SH-INF-02")
def test_while_the_loot_is_chosen_the_hidden_killer_of_somebody_weak_cannot_be_bryan(table: MakeTable) -> None:
    """Bryan would have had to reveal himself at once; the bystanders may still be him."""
    t = _kill(table, "emi", **ALL)

    assert "bryan" not in possible(t, 0)
    assert all("bryan" in possible(t, seat) for seat in (2, 3, 4))
    bryans = set()
    for seat, world in _worlds(t):
        assert world.players[0].character.id != "bryan"
        bryans |= {player.seat for player in world.players if player.character.id == "bryan" and seat is None}
        _is_sound(world)
    assert bryans == {2, 3, 4}


@pytest.mark.rule("SH-EXP-09", "SH-EXP-10", "SH-WIN-02")
def test_whether_the_killer_of_somebody_strong_is_bryan_shows_when_the_loot_is_taken(table: MakeTable) -> None:
    """He need not reveal himself, and wins by it when the batch is over; until then he is possible."""
    t = _kill(table, "george", **ALL)

    assert "bryan" in possible(t, 0)
    worlds = [world for seat, world in _worlds(t) if seat == 2 and world.players[0].character.id == "bryan"]
    assert worlds
    for world in worlds:
        _is_sound(world)
        GAME.apply(world, sh.TakeEquipment(0, 1, card("chainsaw")))
        outcome = GAME.outcome(world)
        assert outcome is not None
        assert outcome.reasons == ("bryan",)
    t.play(sh.TakeEquipment(0, 1, card("chainsaw")))
    assert "bryan" not in possible(t, 0)


@pytest.mark.rule("SH-EXP-10", "SH-CRD-09")
def test_a_kill_that_is_no_attack_says_nothing_about_bryan(table: MakeTable) -> None:
    """The Bat kills, and Bryan would not have had to say so."""
    dying = seated("emi", damage=9, equipment=LOOT)
    t = draw(table, "vampire_bat", "franklin", dying, "vampire", "werewolf", "allie", **ALL)
    t.play(sh.ChooseTarget(0, 1))

    assert t.prompt == "loot"
    assert "bryan" in possible(t, 0)


# -- one's own hermit cards -----------------------------------------------------------------------------------


def _two_cards(table: MakeTable, receiver: str, **options: object) -> Table:
    """Seat 0 gives Exorcism to seat 1; two turns later seat 2 gives Tough Lesson to seat 3."""
    neutral = "allie" if receiver != "allie" else "charles"
    seats = ("franklin", "emi", "vampire", receiver, neutral)
    cards = ("hermits_exorcism", "hermits_tough_lesson_of_love")
    t = give(table, cards[0], *seats, dice=(TO_CEMETERY, TO_CABIN), **{"hermit": cards, **options})
    t.play(sh.NothingHappens(1))
    end_turn(t)
    end_turn(t)
    follow(t, sh.GiveHermit(2, 3))
    t.play(sh.Comply(3))
    assert t.damage(3) == 2
    return t


def _may_be(t: Table, viewer: int | None, seat: int) -> set[str]:
    return {character.id for character in t.view(viewer).players[seat].possible}


@pytest.mark.rule("SH-INF-05", "SH-INF-06", "SH-VAR-01")
def test_who_has_held_exorcism_knows_that_others_were_given_the_other_card(table: MakeTable) -> None:
    """Two damage without abilities: Tough Lesson for him, so 12 HP or more; for others it may have been Exorcism."""
    t = _two_cards(table, "werewolf", use_special_abilities=False)

    for viewer in (0, 1):
        assert "unknown" not in _may_be(t, viewer, 3)
        assert all(sh.CHARACTERS[name].hp >= 12 for name in _may_be(t, viewer, 3))
        assert "werewolf" in _may_be(t, viewer, 3)
    for bystander in (4, None):
        assert {"unknown", "werewolf"} <= _may_be(t, bystander, 3)
    worlds = [GAME.redeal(t.state, 1, seed) for seed in range(100)]
    assert {world.hermit_log[1].card.id for world in worlds} == {"hermits_tough_lesson_of_love"}
    assert all(world.players[3].character.hp >= 12 for world in worlds)
    assert "hermits_exorcism" in {GAME.redeal(t.state, 4, seed).hermit_log[1].card.id for seed in range(100)}


@pytest.mark.rule("SH-INF-06", "SH-CHR-08")
def test_with_abilities_unknown_may_have_bluffed_whatever_card_it_was(table: MakeTable) -> None:
    """The same two cards: a hidden Unknown may take damage that does not mean him."""
    t = _two_cards(table, "werewolf")

    assert all("unknown" in _may_be(t, viewer, 3) for viewer in (0, 1, 4, None))


@pytest.mark.rule("SH-INF-05", "SH-HER-07")
def test_a_card_of_an_earlier_pass_may_come_again(table: MakeTable) -> None:
    """Once the discards are shuffled, having held Exorcism says nothing about later cards."""
    rest = [name for name, found in sh.CARDS.items() if found.deck == "hermit" for _ in range(found.count)]
    rest.remove("hermits_exorcism")
    setup = arranged(
        "franklin",
        "emi",
        "vampire",
        "werewolf",
        "allie",
        hermit=("hermits_exorcism",),
        hermit_discard=tuple(rest),
        use_special_abilities=False,
        dice=(TO_CABIN, TO_CEMETERY, TO_CABIN),
    )
    for seed in range(100):
        t = Table(setup, seed)
        follow(t, sh.GiveHermit(0, 1), sh.NothingHappens(1))
        end_turn(t)
        end_turn(t)
        follow(t)
        if t.state.in_hand is not None and t.state.in_hand.card.damage == 2:
            break
    t.play(sh.GiveHermit(2, 3), sh.Comply(3))

    assert [play.pass_number for play in t.state.hermit_log] == [0, 1]
    assert t.damage(3) == 2
    assert "unknown" in _may_be(t, 1, 3)


# -- behind a barrier -----------------------------------------------------------------------------------------

#: Cards that Gregor, unhurt and without equipment, answers by taking damage.
HURTING = ("hermits_slap", "hermits_tough_lesson_of_love", "hermits_blackmail", "hermits_anger", "hermits_aid")


def _answered(table: MakeTable, title: str, *, barrier: bool) -> Table:
    gregor = seated("gregor", revealed=True, barrier=barrier)
    t = give(table, title, "franklin", gregor, "vampire", "werewolf", "allie", **ALL)
    t.play(sh.Comply(1))
    return t


@pytest.mark.rule("SH-EXP-16", "SH-HER-05", "SH-INF-02", "SH-INF-06")
def test_a_prevented_hermit_damage_looks_the_same_whatever_the_card(table: MakeTable) -> None:
    """Views and events of bystanders are equal, and nobody's log says how much it would have been."""
    tables = [_answered(table, title, barrier=True) for title in HURTING]

    for t in tables:
        assert t.damage(1) == 0
        assert [play.amount for play in t.view(0).hermit_log] == [None]
        assert ev.Prevented(1, "hermit", rules=("SH-EXP-16", "SH-DMG-06")) in t.log
    for viewer in (2, 3, 4, None):
        assert all(t.view(viewer) == tables[0].view(viewer) for t in tables)
        seen = [[GAME.seen(event, viewer) for event in t.log if event.rules != ("SH-SET-06",)] for t in tables]
        assert all(events == seen[0] for events in seen)
        worlds = [GAME.redeal(tables[0].state, viewer, seed) for seed in range(200)]
        assert set(HURTING) <= {world.hermit_log[0].card.id for world in worlds}
    for t, title in zip(tables, HURTING, strict=True):
        assert [t.view(viewer).hermit_log[0].card for viewer in (0, 1)] == [card(title)] * 2


@pytest.mark.rule("SH-HER-02", "SH-INF-06")
def test_without_a_barrier_everybody_sees_how_much_damage_the_card_did(table: MakeTable) -> None:
    """The control of the test above: the two damages are told apart."""
    amounts = [_answered(table, title, barrier=False).view(2).hermit_log[0].amount for title in HURTING]

    assert amounts == [1, 2, 1, 1, 1]
