"""Scenarios S01 to S06: laying out the table, and moving."""

from __future__ import annotations

from collections import Counter

import pytest

from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters.content import DECKS
from boardrules.games.shadow_hunters.events import CardDrawn, CharacterDealt, Equipped, Moved, MovementRolled
from tests.games.happened import refused
from tests.games.setups import faults
from tests.games.shadow_hunters.positions import arranged, seated
from tests.games.shadow_hunters.table import LAYOUT_A, LAYOUT_B, MakeTable, Table, area, card

FOUR = ("franklin", "vampire", "emi", "unknown")


def dealt(state: sh.State, group: str) -> set[str]:
    """Return the ids of the characters of one group that are in the game."""
    return {player.character.id for player in state.players if player.character.group == group}


def movement_rolls(t: Table) -> list[tuple[int, int, int]]:
    """Return all movement rolls so far as (d4, d6, total)."""
    return [(event.d4, event.d6, event.total) for event in t.happened(MovementRolled)]


def untouched_dice(t: Table) -> bool:
    """Return whether no die was rolled beyond the script."""
    return not {"d4", "d6"} & set(t.state.chance.counters)


# -- S01 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-SET-05")
@pytest.mark.parametrize("seed", range(6))
def test_s01_seven_players_get_two_hunters_two_shadows_and_three_neutrals_without_bob(seed: int) -> None:
    """S01: 2 Hunters, 2 Shadows, and exactly Allie, Charles and Daniel."""
    state = sh.GAME.start(sh.Setup(players=7), seed=seed)

    hunters, shadows = dealt(state, "hunter"), dealt(state, "shadow")
    assert len(hunters) == 2
    assert hunters < {"emi", "franklin", "george"}
    assert len(shadows) == 2
    assert shadows < {"unknown", "vampire", "werewolf"}
    assert dealt(state, "neutral") == {"allie", "charles", "daniel"}


@pytest.mark.rule("SH-SET-03", "SH-SET-04")
def test_s01_everybody_begins_unhurt_hidden_off_board_with_a_colour_of_his_own_beside_three_full_decks() -> None:
    """S01: damage 0, off board, nobody revealed, three draw piles of 16, no discards."""
    state = sh.GAME.start(sh.Setup(players=7), seed=3)

    for player in state.players:
        assert player.damage == 0
        assert player.area is None
        assert player.alive
        assert not player.revealed
        assert player.equipment == []
    assert len({player.colour for player in state.players}) == 7
    for deck, title in ((state.white, "white"), (state.black, "black"), (state.hermit, "hermit")):
        assert len(deck.draw_pile) == 16
        assert Counter(deck.draw_pile) == {title_card: title_card.count for title_card in DECKS[title]}
        assert deck.discard_pile == []


@pytest.mark.rule("SH-SET-01", "SH-SET-03", "SH-SET-06", "SH-SET-08")
def test_s01_areas_decks_characters_and_first_player_are_drawn_at_random() -> None:
    """S01: the six areas always lie on the six places, and chance decides on all that is shuffled or drawn."""
    states = [sh.GAME.start(sh.Setup(players=7), seed=seed) for seed in range(12)]

    for state in states:
        assert sorted(place.id for place in state.layout) == sorted(sh.AREAS)
    assert len({state.layout for state in states}) > 6
    for name in ("white", "black", "hermit"):
        assert len({tuple(getattr(state, name).draw_pile) for state in states}) == 12
    assert len({tuple(player.character for player in state.players) for state in states}) > 6
    assert len({state.current for state in states}) > 3


@pytest.mark.rule("SH-SET-08", "SH-TRN-01")
@pytest.mark.parametrize(("first", "second"), [(2, 3), (6, 0)])
def test_s01_turns_go_clockwise_from_the_first_player(table: MakeTable, first: int, second: int) -> None:
    """S01: the seat after the first player's is next, and seat 0 comes after the last."""
    t = table(arranged(players=7, first_player=first, dice=((2, 4),)))
    assert t.state.current == first

    t.play(sh.Roll(first), sh.SkipArea(first), sh.SkipAttack(first))
    t.settle()

    assert t.state.current == second


@pytest.mark.rule("SH-SET-06", "SH-SET-07", "SH-INF-02")
def test_s01_a_player_sees_his_own_character_and_cannot_tell_the_others_from_the_undealt() -> None:
    """S01: a view for P1 shows only P1's character."""
    setup = sh.Setup(
        players=7, characters=("emi", "vampire", "allie", "charles", "daniel", "franklin", "werewolf"), first_player=0
    )
    t = Table(setup)

    seen = t.view(0)
    assert [player.character for player in seen.players] == [sh.CHARACTERS["emi"], *[None] * 6]
    assert all(player.character is None for player in t.view(None).players)
    # George and the Unknown, who lie aside, are as likely behind every other card as those who were dealt.
    others = {"franklin", "george", "unknown", "vampire", "werewolf", "allie", "charles", "daniel"}
    for player in seen.players[1:]:
        assert {character.id for character in player.possible} == others
    told = [sh.GAME.seen(event, 0) for event in t.happened(CharacterDealt)]
    assert [event.character for event in told if isinstance(event, CharacterDealt)] == [
        sh.CHARACTERS["emi"],
        *[None] * 6,
    ]


@pytest.mark.rule("SH-INV-12")
def test_s01_the_same_seed_lays_the_same_table_and_another_seed_another() -> None:
    """S01: repeated with the seed fixed, the state is identical."""
    first, again, other = [sh.GAME.start(sh.Setup(players=7), seed=seed) for seed in (11, 11, 12)]

    assert first == again
    assert sh.GAME.digest(first) == sh.GAME.digest(again)
    assert first != other
    assert sh.GAME.digest(first) != sh.GAME.digest(other)


# -- S02 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-CMP-01", "SH-SET-05", "SH-INF-10")
@pytest.mark.parametrize(
    ("players", "counts"), [(4, (2, 2, 0)), (5, (2, 2, 1)), (6, (2, 2, 2)), (7, (2, 2, 3)), (8, (3, 3, 2))]
)
def test_s02_the_player_count_decides_how_many_of_each_group_are_dealt(
    players: int, counts: tuple[int, int, int]
) -> None:
    """S02: Hunters/Shadows/Neutrals 2/2/0, 2/2/1, 2/2/2, 2/2/3 and 3/3/2, and everybody knows the numbers."""
    for seed in range(4):
        state = sh.GAME.start(sh.Setup(players=players), seed=seed)

        assert len(state.players) == players
        assert tuple(len(dealt(state, group)) for group in ("hunter", "shadow", "neutral")) == counts
        assert sh.GAME.view(state, None).allocation == counts


@pytest.mark.rule("SH-SET-05")
@pytest.mark.parametrize(
    ("players", "neutrals"),
    [
        (5, {"allie", "bob", "charles", "daniel"}),
        (6, {"allie", "bob", "charles", "daniel"}),
        (8, {"allie", "charles", "daniel"}),
    ],
)
def test_s02_each_neutral_can_be_dealt_but_bob_only_to_fewer_than_seven(players: int, neutrals: set[str]) -> None:
    """S02: with 5 one of four Neutrals, with 8 two of Allie, Charles and Daniel."""
    met: set[str] = set()
    for seed in range(24):
        met |= dealt(sh.GAME.start(sh.Setup(players=players), seed=seed), "neutral")

    assert met == neutrals


@pytest.mark.rule("SH-SET-05")
def test_s02_eight_players_are_all_hunters_all_shadows_and_two_neutrals() -> None:
    """S02: with 8 all six Hunters and Shadows play."""
    state = sh.GAME.start(sh.Setup(players=8), seed=5)

    assert dealt(state, "hunter") == {"emi", "franklin", "george"}
    assert dealt(state, "shadow") == {"unknown", "vampire", "werewolf"}


@pytest.mark.rule("SH-CMP-01")
@pytest.mark.parametrize("players", [3, 9])
def test_s02_other_player_numbers_are_rejected(players: int) -> None:
    """S02: 3 or 9 players cannot play."""
    found = faults(sh.GAME, players=players)
    assert [(problem.path, problem.code, problem.rule) for problem in found] == [
        ("players", "out_of_range", "SH-CMP-01")
    ]


# -- S03 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-MOV-01", "SH-MOV-02", "SH-MOV-04", "SH-MOV-05")
def test_s03_a_total_that_names_the_own_area_is_rolled_again_until_it_leads_away(table: MakeTable) -> None:
    """S03: off board a 2 leads to the Cabin; a turn later 3 and 3 are rolled again and 4 leads to the Gate."""
    others = [(4, 4), (4, 4), (4, 4)]
    t = table(arranged(players=4, characters=FOUR, dice=((1, 1), *others, (1, 2), (2, 1), (2, 2))))

    t.play(sh.Roll(0))
    assert t.player(0).area is area("hermits_cabin")
    assert movement_rolls(t) == [(1, 1, 2)]
    t.play(sh.SkipArea(0), sh.SkipAttack(0))
    for seat in (1, 2, 3):
        t.play(sh.Roll(seat), sh.SkipArea(seat), sh.SkipAttack(seat))
    events = t.play(sh.Roll(0))

    assert [event.total for event in events if isinstance(event, MovementRolled)] == [3, 3, 4]
    moves = [event for event in events if isinstance(event, Moved)]
    assert [(event.seat, event.area) for event in moves] == [(0, area("underworld_gate"))]
    assert "SH-MOV-02" in moves[0].rules
    assert t.changes == {"players[0].area": ("hermits_cabin", "underworld_gate")}
    assert untouched_dice(t)


@pytest.mark.rule("SH-MOV-01", "SH-MOV-02")
@pytest.mark.parametrize(
    ("roll", "where"),
    [
        ((1, 1), "hermits_cabin"),
        ((2, 1), "hermits_cabin"),
        ((1, 3), "underworld_gate"),
        ((4, 1), "underworld_gate"),
        ((1, 5), "church"),
        ((2, 6), "cemetery"),
        ((3, 6), "weird_woods"),
        ((4, 6), "erstwhile_altar"),
    ],
)
def test_s03_every_total_leads_to_the_area_that_carries_it(table: MakeTable, roll: tuple[int, int], where: str) -> None:
    """S03: 2 and 3 the Cabin, 4 and 5 the Gate, 6 the Church, 8 the Cemetery, 9 the Woods, 10 the Altar."""
    t = table(arranged(players=4, areas=LAYOUT_B, characters=FOUR, dice=(roll,)))

    t.play(sh.Roll(0))

    assert t.changes == {"players[0].area": (None, where)}


@pytest.mark.rule("SH-MOV-06")
def test_s03_the_move_cannot_be_skipped(table: MakeTable) -> None:
    """S03: at the movement decision a hidden player may only roll, or reveal himself first."""
    t = table(arranged(players=4, characters=FOUR))
    t.settle()

    assert t.prompt == "move"
    assert t.actions(0) == (sh.Roll(0), sh.Reveal(0))
    assert t.refuses(sh.Pass(0)).code == "not_offered"


# -- S04 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-MOV-03", "SH-ARA-01", "SH-ARA-04")
def test_s04_a_seven_leads_to_any_other_area_whose_card_may_then_be_used(table: MakeTable) -> None:
    """S04: from the Church a 7 offers the five other areas; on the Cemetery P1 may draw a black card."""
    t = table(arranged(seated(area="church"), players=4, characters=FOUR, black=("handgun",), dice=((3, 4),)))

    t.play(sh.Roll(0))
    assert set(t.actions(0)) == {sh.MoveTo(0, place) for name, place in sh.AREAS.items() if name != "church"}
    assert refused(t, sh.MoveTo(0, area("church"))) == ("same_area", "SH-MOV-03")

    t.play(sh.MoveTo(0, area("cemetery")))
    assert t.changes == {"players[0].area": ("church", "cemetery")}
    t.settle()
    assert t.prompt == "area"
    assert {sh.SkipArea(0), sh.FollowArea(0)} <= set(t.actions(0))
    events = t.play(sh.FollowArea(0))

    assert [event.card for event in events if isinstance(event, CardDrawn)] == [card("handgun")]
    assert t.changes == {"players[0].equipment": ((), ("handgun",)), "black.draw_pile": (16, 15)}


@pytest.mark.rule("SH-ARA-01")
def test_s04_the_area_card_may_be_left_alone(table: MakeTable) -> None:
    """S04: P1 may draw on the Cemetery, and he may as well not."""
    t = table(arranged(players=4, characters=FOUR, dice=((2, 6),)))

    t.play(sh.Roll(0), sh.SkipArea(0))
    t.settle()

    assert t.prompt == "attack"
    assert not t.happened(CardDrawn)
    assert len(t.state.black.draw_pile) == 16


@pytest.mark.rule("SH-MOV-03", "SH-MOV-05")
def test_s04_off_board_a_seven_offers_all_six_areas(table: MakeTable) -> None:
    """S04: a player who stands nowhere has no area to leave."""
    t = table(arranged(players=4, characters=FOUR, dice=((1, 6),)))

    t.play(sh.Roll(0))

    assert set(t.actions(0)) == {sh.MoveTo(0, place) for place in sh.AREAS.values()}


@pytest.mark.rule("SH-MOV-03", "SH-MOV-04")
def test_s04_a_seven_ends_the_rolling_again(table: MakeTable) -> None:
    """S04: on the Church a 6 is rolled again, and a 7 then gives the choice."""
    t = table(arranged(seated(area="church"), players=4, characters=FOUR, dice=((2, 4), (1, 6))))

    t.play(sh.Roll(0))

    assert movement_rolls(t) == [(2, 4, 6), (1, 6, 7)]
    assert t.prompt == "seven"


# -- S05 ------------------------------------------------------------------------------------------------------


def emi(where: str | None, *, revealed: bool = True, areas: tuple[str, ...] = LAYOUT_A) -> sh.Setup:
    """Return a game of four in which P1 is Emi."""
    return arranged(
        seated("emi", where, revealed=revealed),
        "vampire",
        "franklin",
        "unknown",
        players=4,
        areas=areas,
        white=("talisman",),
    )


@pytest.mark.rule("SH-CHR-05", "SH-SET-02")
@pytest.mark.parametrize(
    ("areas", "where", "partner", "cross"),
    [
        (LAYOUT_A, "hermits_cabin", "underworld_gate", "erstwhile_altar"),
        (LAYOUT_A, "underworld_gate", "hermits_cabin", "church"),
        (LAYOUT_A, "church", "cemetery", "underworld_gate"),
        (LAYOUT_A, "cemetery", "church", "weird_woods"),
        (LAYOUT_A, "weird_woods", "erstwhile_altar", "cemetery"),
        (LAYOUT_A, "erstwhile_altar", "weird_woods", "hermits_cabin"),
        (LAYOUT_B, "erstwhile_altar", "church", "hermits_cabin"),
        (LAYOUT_B, "church", "erstwhile_altar", "cemetery"),
    ],
)
def test_s05_a_revealed_emi_may_teleport_to_the_partner_and_to_the_closest_area_next_door(
    table: MakeTable, areas: tuple[str, ...], where: str, partner: str, cross: str
) -> None:
    """S05: from the Gate she may roll or go to the Cabin or the Church; from the Altar to the Woods or the Cabin."""
    t = table(emi(where, areas=areas))
    t.settle()

    assert set(t.actions(0)) == {sh.Roll(0), sh.Teleport(0, area(partner)), sh.Teleport(0, area(cross))}
    for name in set(sh.AREAS) - {partner, cross}:
        assert refused(t, sh.Teleport(0, area(name))) == ("not_adjacent", "SH-CHR-05")


@pytest.mark.rule("SH-CHR-05", "SH-REV-02")
def test_s05_a_hidden_emi_only_rolls_unless_she_reveals_before_she_moves(table: MakeTable) -> None:
    """S05: hidden, her one way to move is to roll; a reveal in W0 opens the two areas."""
    t = table(emi("underworld_gate", revealed=False))
    t.settle()

    assert set(t.actions(0)) == {sh.Roll(0), sh.Reveal(0)}
    assert refused(t, sh.Teleport(0, area("church"))) == ("reveal_first", "SH-REV-02")

    t.play(sh.Reveal(0))
    t.settle()
    assert set(t.actions(0)) == {
        sh.Roll(0),
        sh.Teleport(0, area("hermits_cabin")),
        sh.Teleport(0, area("church")),
    }


@pytest.mark.rule("SH-CHR-05", "SH-MOV-05")
def test_s05_off_board_emi_only_rolls(table: MakeTable) -> None:
    """S05: off board there is nothing next to her, though she is revealed."""
    t = table(emi(None))
    t.settle()

    assert t.prompt == "move"
    assert t.actions(0) == (sh.Roll(0),)
    assert refused(t, sh.Teleport(0, area("church"))) == ("not_on_the_board_yet", "SH-MOV-05")


@pytest.mark.rule("SH-CHR-05", "SH-ARA-03")
def test_s05_after_teleporting_to_the_church_emi_may_draw_and_no_dice_were_rolled(table: MakeTable) -> None:
    """S05: the area action follows a teleport as it follows a roll."""
    t = table(emi("underworld_gate"))

    t.play(sh.Teleport(0, area("church")))
    assert t.changes == {"players[0].area": ("underworld_gate", "church")}
    moved = t.happened(Moved)
    assert [event.rules for event in moved] == [("SH-CHR-05",)]
    events = t.play(sh.FollowArea(0))

    assert [event.card for event in events if isinstance(event, Equipped)] == [card("talisman")]
    assert t.changes == {"players[0].equipment": ((), ("talisman",)), "white.draw_pile": (16, 15)}
    assert not t.happened(MovementRolled)
    assert untouched_dice(t)


@pytest.mark.rule("SH-CHR-05")
def test_s05_nobody_but_emi_teleports(table: MakeTable) -> None:
    """S05: the ability is Emi's."""
    seats = (seated(area="underworld_gate", revealed=True),)
    t = table(arranged(*seats, players=4, characters=FOUR))
    t.settle()

    assert refused(t, sh.Teleport(0, area("church"))) == ("not_your_ability", "SH-CHR-05")


# -- S06 ------------------------------------------------------------------------------------------------------


def compass(*results: tuple[int, int]) -> sh.Setup:
    """Return a game of four in which P1 stands on the Weird Woods with the Mystic Compass."""
    return arranged(seated(area="weird_woods", equipment=("mystic_compass",)), players=4, characters=FOUR, dice=results)


@pytest.mark.rule("SH-MOV-07", "SH-EQP-02", "SH-WHT-13")
def test_s06a_the_compass_may_be_left_unused_and_is_then_of_no_use_this_turn(table: MakeTable) -> None:
    """S06 (a): P1 declines it, rolls 6 once and goes to the Church; no second roll is possible."""
    t = table(compass((2, 4)))
    t.settle()
    assert set(t.actions(0)) == {sh.Roll(0), sh.RollTwice(0), sh.Reveal(0)}

    t.play(sh.Roll(0))

    assert movement_rolls(t) == [(2, 4, 6)]
    assert t.player(0).area is area("church")
    for prompt in ("area", "attack"):
        t.settle()
        assert t.prompt == prompt
        assert not t.is_legal(sh.RollTwice(0))
        t.play(sh.SkipArea(0) if prompt == "area" else sh.SkipAttack(0))
    t.settle()
    assert t.state.current == 1
    assert untouched_dice(t)


@pytest.mark.rule("SH-MOV-07", "SH-WHT-13")
@pytest.mark.parametrize(("total", "where"), [(6, "church"), (8, "cemetery")])
def test_s06b_the_compass_gives_two_rolls_to_choose_from(table: MakeTable, total: int, where: str) -> None:
    """S06 (b): the rolls 6 and 8 leave the choice between Church and Cemetery."""
    t = table(compass((2, 4), (4, 4)))

    t.play(sh.RollTwice(0))
    assert movement_rolls(t) == [(2, 4, 6), (4, 4, 8)]
    assert t.changes == {}
    assert t.actions(0) == (sh.TakeTotal(0, 6), sh.TakeTotal(0, 8))
    t.play(sh.TakeTotal(0, total))

    assert t.changes == {"players[0].area": ("weird_woods", where)}


@pytest.mark.rule("SH-MOV-07", "SH-MOV-03", "SH-MOV-04")
def test_s06b_each_of_the_two_rolls_is_repeated_until_it_leads_away_and_a_seven_is_a_free_choice(
    table: MakeTable,
) -> None:
    """S06 (b): a 9 on the Weird Woods is rolled again inside either roll; picking a 7 offers the five other areas."""
    t = table(compass((4, 5), (3, 4), (3, 6), (2, 4)))

    t.play(sh.RollTwice(0))
    assert [total for _, _, total in movement_rolls(t)] == [9, 7, 9, 6]
    assert t.actions(0) == (sh.TakeTotal(0, 7), sh.TakeTotal(0, 6))
    t.play(sh.TakeTotal(0, 7))

    assert set(t.actions(0)) == {sh.MoveTo(0, place) for name, place in sh.AREAS.items() if name != "weird_woods"}


@pytest.mark.rule("SH-MOV-07")
def test_s06_without_the_compass_there_is_one_roll(table: MakeTable) -> None:
    """S06: only the holder may roll twice."""
    t = table(arranged(players=4, characters=FOUR))
    t.settle()

    assert refused(t, sh.RollTwice(0)) == ("no_such_equipment", "SH-MOV-07")
