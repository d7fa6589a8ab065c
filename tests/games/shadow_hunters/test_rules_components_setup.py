"""Rules SH-CMP and SH-SET: what is in the box, and how the table is laid."""

from __future__ import annotations

from collections import Counter

import pytest

from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters import content as c
from boardrules.games.shadow_hunters.events import AttackRolled, CharacterDealt, GameStarted, MovementRolled
from tests.games.happened import refused
from tests.games.setups import fault
from tests.games.shadow_hunters.positions import (
    FIVE,
    TO_ALTAR,
    TO_CABIN,
    TO_CHURCH,
    TO_GATE,
    TO_WOODS,
    arranged,
    at,
    dead,
    seated,
)
from tests.games.shadow_hunters.table import LAYOUT_A, LAYOUT_B, MakeTable, area, card

HUNTERS = {"emi", "franklin", "george"}
SHADOWS = {"unknown", "vampire", "werewolf"}
NEUTRALS = {"allie", "bob", "charles", "daniel"}


def dealt(state: sh.State) -> list[str]:
    """Return the characters in the order of the seats."""
    return [player.character.id for player in state.players]


# -- components -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-CMP-01")
@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_four_to_eight_players_can_play(table: MakeTable, players: int) -> None:
    """Every number from 4 to 8 gives that many seats."""
    t = table(sh.Setup(players=players))

    assert [player.seat for player in t.state.players] == list(range(players))


@pytest.mark.rule("SH-CMP-01")
@pytest.mark.parametrize(
    ("players", "code"),
    [(3, "out_of_range"), (9, "out_of_range"), (0, "out_of_range"), (-5, "out_of_range"), (True, "wrong_type")],
)
def test_any_other_number_of_players_is_refused(players: int, code: str) -> None:
    """Three and nine are just outside; True is no number of players."""
    assert fault(sh.GAME, players=players) == ("players", code, "SH-CMP-01")


@pytest.mark.rule("SH-CMP-01")
def test_four_players_have_no_neutral() -> None:
    """No Neutral takes part in a game of four."""
    for seed in range(12):
        assert not NEUTRALS & set(dealt(sh.GAME.start(sh.Setup(players=4), seed=seed)))


@pytest.mark.rule("SH-CMP-02")
def test_box_has_six_areas_three_decks_of_sixteen_ten_characters_and_eight_colours() -> None:
    """The numbers of all components."""
    assert set(sh.AREAS) == set(LAYOUT_A)
    assert {name: sum(title.count for title in titles) for name, titles in c.DECKS.items()} == {
        "white": 16,
        "black": 16,
        "hermit": 16,
    }
    base = [character for character in sh.CHARACTERS.values() if not character.expansion]
    base.remove(sh.CHARACTERS["bob_kill_variant"])  # a variant of Bob's text, not a card of its own
    assert Counter(character.group for character in base) == {"hunter": 3, "shadow": 3, "neutral": 4}
    assert {character.id for character in base} == HUNTERS | SHADOWS | NEUTRALS
    assert len(set(c.COLOURS)) == 8
    assert c.DICE == {"d4": 4, "d6": 6}


@pytest.mark.rule("SH-CMP-03")
@pytest.mark.parametrize(("roll", "total", "where"), [((1, 1), 2, "hermits_cabin"), ((4, 6), 10, "erstwhile_altar")])
def test_sums_reach_from_two_to_ten(table: MakeTable, roll: tuple[int, int], total: int, where: str) -> None:
    """The lowest and the highest roll."""
    t = table(arranged(dice=(roll,)))

    t.play(sh.Roll(0))

    (rolled,) = t.happened(MovementRolled)
    assert (rolled.d4, rolled.d6, rolled.total) == (*roll, total)
    assert at(t, 0) == where


@pytest.mark.rule("SH-CMP-03")
@pytest.mark.parametrize(("roll", "damage"), [((1, 4), 1), ((4, 1), 4)])
def test_results_stay_with_their_dice(table: MakeTable, roll: tuple[int, int], damage: int) -> None:
    """1 and 4 on the dice are not 4 and 1 for a card that looks at the d4 alone (Masamune)."""
    t = table(
        arranged(
            seated(equipment=("cursed_sword_masamune",)),
            seated(area="church"),
            dice=(roll, (roll[0], None)),  # both movement totals are 5: to the Gate
            areas=("church", "underworld_gate", "hermits_cabin", "cemetery", "weird_woods", "erstwhile_altar"),
        )
    )

    t.play(sh.Roll(0), sh.SkipArea(0), sh.Attack(0, 1))

    (moved,) = t.happened(MovementRolled)
    (attack,) = t.happened(AttackRolled)
    assert (moved.d4, moved.d6, moved.total) == (*roll, 5)
    assert (attack.d4, attack.d6) == (roll[0], None)
    assert t.damage(1) == damage


@pytest.mark.rule("SH-CMP-03")
@pytest.mark.parametrize(
    ("stream", "result", "path", "code"),
    [
        ("d4", 5, "script.d4[0]", "out_of_range"),
        ("d4", 0, "script.d4[0]", "out_of_range"),
        ("d6", 7, "script.d6[0]", "out_of_range"),
        ("d6", 0, "script.d6[0]", "out_of_range"),
        ("d8", 1, "script[0]", "unknown_id"),
    ],
)
def test_no_die_shows_what_is_not_on_it(stream: str, result: int, path: str, code: str) -> None:
    """There are a d4 and a d6 and nothing else, and a script cannot change that."""
    assert fault(sh.GAME, script={stream: (result,)}) == (path, code, "SH-CMP-03")


@pytest.mark.rule("SH-CMP-03")
def test_all_sides_of_the_dice_come_up() -> None:
    """Unscripted dice show 1 to 4 and 1 to 6."""
    d4, d6 = set(), set()
    for seed in range(60):
        state = sh.GAME.start(arranged(windows="open"), seed=seed)
        for event in sh.GAME.apply(state, sh.Roll(0)):
            if isinstance(event, MovementRolled):
                d4.add(event.d4)
                d6.add(event.d6)
    assert d4 == {1, 2, 3, 4}
    assert d6 == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("SH-CMP-04")
def test_initials_on_the_damage_track_fix_the_hp() -> None:
    """A at 8; B and E at 10; C and U at 11; F at 12; D and V at 13; G and W at 14, old and new characters alike."""
    track = {"A": 8, "B": 10, "E": 10, "C": 11, "U": 11, "F": 12, "D": 13, "V": 13, "G": 14, "W": 14}

    assert len(sh.CHARACTERS) == 21
    assert {character.id: character.hp for character in sh.CHARACTERS.values()} == {
        character.id: track[character.id[0].upper()] for character in sh.CHARACTERS.values()
    }
    assert all(character.initial == character.id[0].upper() for character in sh.CHARACTERS.values())


@pytest.mark.rule("SH-CMP-04")
@pytest.mark.parametrize("damage", [-1, 15])
def test_there_is_no_space_below_0_or_above_14(damage: int) -> None:
    """The track ends at 0 and at 14."""
    assert fault(sh.GAME, seats=(sh.Position(damage=damage),)) == ("seats[0].damage", "out_of_range", "SH-CMP-04")


@pytest.mark.rule("SH-CMP-04")
@pytest.mark.parametrize(("seat", "hp"), [(0, 12), (1, 14), (2, 13), (3, 14), (4, 8)], ids=["F", "G", "V", "W", "A"])
def test_a_piece_below_the_initial_stands_and_on_the_initial_does_not(table: MakeTable, seat: int, hp: int) -> None:
    """A living character is at most one space below its HP."""
    places = [seated()] * seat
    t = table(arranged(*places, seated(damage=hp - 1)))

    assert t.damage(seat) == hp - 1
    assert fault(sh.GAME, characters=FIVE, seats=(*places, sh.Position(damage=hp))) == (
        "seats",
        "no_possible_deal",
        "SH-INV-08",
    )


# -- board and decks ------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-SET-01")
def test_areas_are_laid_out_at_random(table: MakeTable) -> None:
    """Every layout has all six cards, all places change, and everybody is told the layout."""
    layouts = []
    for seed in range(20):
        t = table(sh.Setup(), seed=seed)
        (started,) = t.happened(GameStarted)
        assert started.layout == t.state.layout == t.view(None).layout
        assert {place.id for place in t.state.layout} == set(LAYOUT_A)
        layouts.append(t.state.layout)
    assert all(len({layout[slot] for layout in layouts}) == 6 for slot in range(6))


@pytest.mark.rule("SH-SET-01")
@pytest.mark.parametrize(
    "areas", [LAYOUT_A[:5], (*LAYOUT_A[:5], "church"), (*LAYOUT_A, "church"), (*LAYOUT_A[:5], "castle")]
)
def test_layout_needs_each_area_once(areas: tuple[str, ...]) -> None:
    """A missing, a doubled, a seventh and an unknown area card."""
    assert fault(sh.GAME, areas=areas) == ("areas", "wrong_components", "SH-SET-01")


@pytest.mark.rule("SH-SET-01", "SH-SET-02")
@pytest.mark.parametrize(
    ("layout", "mate"),
    [
        (LAYOUT_A, "cemetery"),
        (LAYOUT_B, "erstwhile_altar"),
        (("weird_woods", *LAYOUT_A[:4], "erstwhile_altar"), "underworld_gate"),
        (("church", *LAYOUT_A[:2], *LAYOUT_A[3:]), "hermits_cabin"),
        ((*LAYOUT_A[:2], *LAYOUT_A[3:], "church"), "erstwhile_altar"),
    ],
)
def test_two_cards_of_a_pair_are_in_the_same_range(table: MakeTable, layout: tuple[str, ...], mate: str) -> None:
    """Places 0-1, 2-3 and 4-5 are the pairs; 1-2, 3-4 and 5-0 are neighbours without being one."""
    names = [name for name in LAYOUT_A if name != "church"]
    setup = arranged(
        None,
        *[seated(area=name) for name in names],
        areas=layout,
        characters=("franklin", "george", "vampire", "werewolf", "allie", "bob"),
        dice=(TO_CHURCH,),
    )
    t = table(setup)

    t.play(sh.Roll(0), sh.SkipArea(0))
    t.settle()

    assert [action.target for action in t.actions(0) if isinstance(action, sh.Attack)] == [1 + names.index(mate)]


@pytest.mark.rule("SH-SET-02")
@pytest.mark.parametrize(
    ("here", "partner", "cross"),
    [
        ("hermits_cabin", "underworld_gate", "erstwhile_altar"),
        ("underworld_gate", "hermits_cabin", "church"),
        ("church", "cemetery", "underworld_gate"),
        ("cemetery", "church", "weird_woods"),
        ("weird_woods", "erstwhile_altar", "cemetery"),
        ("erstwhile_altar", "weird_woods", "hermits_cabin"),
    ],
)
def test_every_place_has_a_partner_and_a_cross_neighbour(table: MakeTable, here: str, partner: str, cross: str) -> None:
    """The ring of places, read from where Emi can go."""
    t = table(arranged(seated("emi", here, revealed=True)))
    while t.asked != (0,):
        t.play(sh.Pass(t.asked[0]))

    ways = [action.area.id for action in t.actions(0) if isinstance(action, sh.Teleport)]

    assert sorted(ways) == sorted([partner, cross])
    others = set(LAYOUT_A) - {partner, cross}
    assert {refused(t, sh.Teleport(0, area(name))) for name in others} == {("not_adjacent", "SH-CHR-05")}


@pytest.mark.rule("SH-SET-02")
def test_layout_stays_as_it_is(table: MakeTable) -> None:
    """Moving pieces moves no area card."""
    t = table(arranged(areas=LAYOUT_B, dice=(TO_CHURCH, TO_WOODS, TO_GATE)))

    for seat in range(3):
        t.play(sh.Roll(seat), sh.SkipArea(seat))
        t.settle()
        if t.is_legal(sh.SkipAttack(seat)):
            t.play(sh.SkipAttack(seat))

    assert tuple(place.id for place in t.state.layout) == LAYOUT_B


@pytest.mark.rule("SH-SET-03")
def test_three_full_decks_lie_shuffled_apart(table: MakeTable) -> None:
    """Sixteen cards in each draw pile, no discards, and every deck in many orders."""
    orders: dict[str, set[tuple[str, ...]]] = {"white": set(), "black": set(), "hermit": set()}
    for seed in range(6):
        state = table(sh.Setup(), seed=seed).state
        for name, deck in (("white", state.white), ("black", state.black), ("hermit", state.hermit)):
            assert {held.deck for held in deck.draw_pile} == {name}
            assert (len(deck.draw_pile), deck.discard_pile) == (16, [])
            orders[name].add(tuple(held.id for held in deck.draw_pile))
    assert {name: len(found) for name, found in orders.items()} == {"white": 6, "black": 6, "hermit": 6}


@pytest.mark.rule("SH-SET-03")
def test_white_and_black_discards_lie_open_and_hermit_discards_do_not(table: MakeTable) -> None:
    """Everybody reads two of the three discard piles and counts the third."""
    t = table(
        sh.Setup(
            white_discard=("blessing", "talisman"),
            black_discard=("dynamite",),
            hermit_discard=("hermits_aid", "hermits_slap", "hermits_slap"),
        )
    )

    view = t.view(0)

    assert view.white.open_discards == (card("blessing"), card("talisman"))
    assert view.black.open_discards == (card("dynamite"),)
    assert not view.hermit.open_discards
    assert [(pile.draw, pile.discard) for pile in (view.white, view.black, view.hermit)] == [(14, 2), (15, 1), (13, 3)]


# -- seats ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-SET-04")
@pytest.mark.parametrize("players", [4, 8])
def test_everybody_begins_unhurt_off_the_board_in_an_own_colour(table: MakeTable, players: int) -> None:
    """Eight players use all eight colours; nobody stands on an area."""
    t = table(sh.Setup(players=players))

    assert len({player.colour for player in t.state.players}) == players
    assert [(p.damage, p.area, p.equipment, p.revealed, p.alive) for p in t.state.players] == [
        (0, None, [], False, True)
    ] * players


@pytest.mark.rule("SH-SET-04")
def test_colours_can_be_chosen(table: MakeTable) -> None:
    """The chosen colours go to the seats in order."""
    t = table(sh.Setup(players=4, colours=("red", "white", "orange", "blue")))

    assert [player.colour for player in t.view(None).players] == ["red", "white", "orange", "blue"]


@pytest.mark.rule("SH-SET-04")
@pytest.mark.parametrize(
    "colours",
    [
        ("red", "red", "blue", "green"),
        ("red", "white", "blue"),
        ("red", "white", "blue", "green", "black"),
        ("red", "white", "blue", "pink"),
    ],
)
def test_a_colour_belongs_to_one_player(colours: tuple[str, ...]) -> None:
    """A doubled, a missing, a superfluous and an unknown colour."""
    assert fault(sh.GAME, players=4, colours=colours) == ("colours", "wrong_components", "SH-SET-04")


@pytest.mark.rule("SH-SET-05")
@pytest.mark.parametrize(
    ("players", "hunters", "shadows", "neutrals"),
    [(4, 2, 2, 0), (5, 2, 2, 1), (6, 2, 2, 2), (7, 2, 2, 3), (8, 3, 3, 2)],
)
def test_player_count_decides_the_groups(players: int, hunters: int, shadows: int, neutrals: int) -> None:
    """The numbers of the allocation table, and no Bob from 7 players on."""
    met = set()
    for seed in range(30):
        state = sh.GAME.start(sh.Setup(players=players), seed=seed)
        names = set(dealt(state))
        assert (len(names & HUNTERS), len(names & SHADOWS), len(names & NEUTRALS)) == (hunters, shadows, neutrals)
        assert len(names) == players
        assert sh.GAME.view(state, None).allocation == (hunters, shadows, neutrals)
        met |= names
    everybody = HUNTERS | SHADOWS | (NEUTRALS if neutrals else set())
    assert met == (everybody - {"bob"} if players >= 7 else everybody)


@pytest.mark.rule("SH-SET-05")
@pytest.mark.parametrize("players", [7, 8])
def test_bob_cannot_be_named_with_seven_or_eight_players(players: int) -> None:
    """He is taken out first; with 6 players he can be in the game."""
    assert fault(sh.GAME, players=players, characters=("bob",)) == ("characters[0]", "not_in_pool", "SH-SET-05")
    assert sh.Setup(players=6, characters=("bob",)).players == 6


@pytest.mark.rule("SH-SET-05")
@pytest.mark.parametrize("players", [7, 8])
def test_option_brings_the_other_bob_into_large_games(table: MakeTable, players: int) -> None:
    """With ``bob_7_8 = kill_variant`` the variant Bob can be dealt; the printed one still cannot."""
    option = {"players": players, "bob_7_8": "kill_variant"}
    t = table(sh.Setup(players=players, bob_7_8="kill_variant", characters=("bob_kill_variant",)))

    assert t.player(0).character.id == "bob_kill_variant"
    assert fault(sh.GAME, **option, characters=("bob",)) == ("characters[0]", "not_in_pool", "SH-SET-05")
    assert fault(sh.GAME, players=6, bob_7_8="kill_variant", characters=("bob_kill_variant",)) == (
        "characters[0]",
        "not_in_pool",
        "SH-SET-05",
    )


@pytest.mark.rule("SH-SET-05")
@pytest.mark.parametrize(
    ("players", "named"),
    [(4, ("allie",)), (5, ("allie", "bob")), (5, ("emi", "franklin", "george")), (6, ("allie", "bob", "charles"))],
)
def test_more_of_a_group_than_the_table_says_cannot_be_named(players: int, named: tuple[str, ...]) -> None:
    """One Neutral too many, or one Hunter too many."""
    assert fault(sh.GAME, players=players, characters=named) == ("characters", "too_many", "SH-SET-05")


@pytest.mark.rule("SH-SET-05")
def test_more_characters_or_seats_than_players_cannot_be_arranged() -> None:
    """A fifth character and a fifth seat in a game of four."""
    assert fault(sh.GAME, players=4, characters=(None,) * 5) == ("characters", "too_many", "SH-SET-05")
    assert fault(sh.GAME, players=4, seats=(None,) * 5) == ("seats", "too_many", "SH-SET-05")


@pytest.mark.rule("SH-SET-06")
def test_drawn_cards_are_shuffled_together() -> None:
    """Every seat gets characters of every group, and all ten characters are dealt."""
    games = [dealt(sh.GAME.start(sh.Setup(players=6), seed=seed)) for seed in range(60)]

    for seat in range(6):
        names = {game[seat] for game in games}
        assert names & HUNTERS
        assert names & SHADOWS
        assert names & NEUTRALS
    assert {name for game in games for name in game} == HUNTERS | SHADOWS | NEUTRALS


@pytest.mark.rule("SH-SET-06")
def test_a_player_looks_at_the_own_card_alone_and_whenever_he_likes(table: MakeTable) -> None:
    """Dealing shows each card to its owner, and so does every later look at the table."""
    t = table(arranged(dice=(TO_CABIN,)))

    for seat, event in enumerate(t.happened(CharacterDealt)):
        assert event.seat == seat
        assert sh.GAME.seen(event, seat) == event
        for other in (*[s for s in range(5) if s != seat], None):
            seen = sh.GAME.seen(event, other)
            assert isinstance(seen, CharacterDealt)
            assert seen.character is None
    t.play(sh.Roll(0))
    for seat in range(5):
        shown = {place.seat: place.character and place.character.id for place in t.view(seat).players}
        assert shown == {other: FIVE[seat] if other == seat else None for other in range(5)}


@pytest.mark.rule("SH-SET-06")
def test_two_places_of_a_setup_cannot_name_different_characters() -> None:
    """``characters`` and ``seats`` speak of the same card."""
    assert fault(sh.GAME, characters=("emi",), seats=(sh.Position(character="george"),)) == (
        "seats[0].character",
        "contradiction",
        "SH-SET-06",
    )


@pytest.mark.rule("SH-SET-07")
def test_nobody_learns_which_characters_were_left_over(table: MakeTable) -> None:
    """For everybody all others can still be any character but the own one (and the only Neutral knows he is)."""
    t = table(arranged())
    everybody = HUNTERS | SHADOWS | NEUTRALS

    for seat in range(5):
        rest = HUNTERS | SHADOWS if seat == 4 else everybody - {FIVE[seat]}
        for place in t.view(seat).players:
            expected = {FIVE[seat]} if place.seat == seat else rest
            assert {character.id for character in place.possible} == expected
    assert all({m.id for m in place.possible} == everybody for place in t.view(None).players)
    assert {member.id for member in t.view(0).pool} == everybody


@pytest.mark.rule("SH-SET-08")
def test_first_player_is_drawn_at_random() -> None:
    """Every seat begins some games."""
    states = [sh.GAME.start(sh.Setup(players=4), seed=seed) for seed in range(40)]

    assert {state.current for state in states} == {0, 1, 2, 3}
    for state in states:
        (started,) = [event for event in state.events if isinstance(event, GameStarted)]
        assert (started.first, started.rules) == (state.current, ("SH-SET-01", "SH-SET-08"))


@pytest.mark.rule("SH-SET-08")
def test_turns_go_clockwise_from_the_first_player(table: MakeTable) -> None:
    """Seat 3, then 4, then 0."""
    t = table(arranged(first_player=3, dice=(TO_CABIN, TO_CHURCH, TO_ALTAR)))

    for seat in (3, 4, 0):
        assert t.state.current == seat
        t.play(sh.Roll(seat), sh.SkipArea(seat), sh.SkipAttack(seat))
        t.settle()
    assert t.state.current == 1


@pytest.mark.rule("SH-SET-08")
@pytest.mark.parametrize(
    ("first", "code"), [(5, "out_of_range"), (-1, "out_of_range"), (True, "wrong_type"), ("0", "wrong_type")]
)
def test_first_player_is_one_of_the_seats(first: object, code: str) -> None:
    """Five players sit on seats 0 to 4."""
    assert fault(sh.GAME, players=5, first_player=first) == ("first_player", code, "SH-SET-08")


@pytest.mark.rule("SH-SET-08", "SH-DTH-08")
def test_the_dead_do_not_begin() -> None:
    """A dead seat is refused as first player, and never drawn."""
    seats = (dead(),)

    assert fault(sh.GAME, seats=seats, first_player=0) == ("first_player", "dead", "SH-DTH-08")
    started = {sh.GAME.start(sh.Setup(characters=FIVE, seats=seats), seed=seed).current for seed in range(40)}
    assert started == {1, 2, 3, 4}


@pytest.mark.rule("SH-SET-03")
def test_named_cards_are_drawn_first(table: MakeTable) -> None:
    """The arranged cards lie on top, the first of them uppermost, and the rest of the deck is complete."""
    t = table(arranged(white=("talisman", "advent"), dice=(TO_CHURCH, TO_CHURCH)))

    t.play(sh.Roll(0), sh.FollowArea(0), sh.SkipAttack(0), sh.Roll(1), sh.FollowArea(1))

    assert t.equipment(0) == ["talisman"]
    assert t.view(None).held == sh.HeldView("white", card("advent"))
    assert len(t.state.white.draw_pile) == 14
