"""Rules of the bestiary and its limit, BH-BST."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from boardrules.core.errors import SetupError
from boardrules.games import bestiary as bh
from boardrules.games.bestiary.content import Op
from boardrules.games.bestiary.validation import check_tables
from tests.games.bestiary.captures import FIVE, SANCTUARIES, armed, challenging, facing, fight_tyrant, gains, trigger
from tests.games.bestiary.folders import changed, faults
from tests.games.bestiary.ruled import ruled
from tests.games.bestiary.table import EAST, FOREST, A, B, C, MakeTable, Table, arranged, on, tile
from tests.games.happened import kinds, refused

FOUR = FIVE[:4]


def overflowing(table: MakeTable, card: str = "stone_golem#d1", mine: tuple[str, ...] = FIVE, **options: Any) -> Table:
    """Return A after trapping a sixth card; which one leaves is open."""
    t = table(facing(card, mine=mine, **options))
    t.map_here()
    assert (t.prompt, t.asked) == ("overflow", (A,))
    return t


def choices(t: Table, seat: int = A) -> list[str]:
    """Return the cards that can be chosen, in the order in which they are offered."""
    return [action.card for action in t.actions(seat) if isinstance(action, bh.GiveUp)]


# -- the limit ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-BST-01", "BH-TRM-03")
@pytest.mark.parametrize(
    "mine",
    [
        FOUR,
        ("pumpkin_prowler#d1", *FOUR[:3]),
        ("grushnak", "morvain", *FOUR[:2]),
        ("grushnak", "pumpkin_prowler#d1", *FOUR[:2]),
    ],
)
def test_five_cards_have_room(table: MakeTable, mine: tuple[str, ...]) -> None:
    """The fifth card makes nothing leave."""
    t = table(facing("stone_golem#d1", mine=mine))
    t.map_here()
    t.leave_offers()
    assert t.bestiary(A) == [*mine, "stone_golem#d1"]
    assert t.next_turn == (B, "move", (B,))


@pytest.mark.rule("BH-BST-01", "BH-TRM-03")
@pytest.mark.parametrize(
    "mine",
    [
        FIVE,
        ("pumpkin_prowler#d1", *FOUR),
        ("grushnak", "morvain", *FOUR[:3]),
        ("grushnak", "pumpkin_prowler#d1", *FOUR[:3]),
    ],
)
def test_tyrants_and_halloween_beasts_take_places(table: MakeTable, mine: tuple[str, ...]) -> None:
    """The sixth card is one too many, whatever the others are; one leaves and five are left."""
    t = overflowing(table, mine=mine)
    leaving = mine[-1]
    t.play(bh.GiveUp(A, leaving))
    t.leave_offers()
    assert t.bestiary(A) == [*mine[:-1], "stone_golem#d1"]
    assert t.next_turn == (B, "move", (B,))


@pytest.mark.rule("BH-BST-01", "BH-TRM-03")
@pytest.mark.parametrize("limit", [3, 4, 7])
def test_the_limit_is_a_number_of_the_content(table: MakeTable, limit: int) -> None:
    """One card below the limit has room; at the limit one leaves."""
    cards = (*FIVE, "storm_spirit#d1", "mercenary#d1")
    tables = ruled(bestiary_limit=limit)
    t = table(facing("stone_golem#d1", mine=cards[: limit - 1], content=tables))
    t.map_here()
    assert (len(t.bestiary(A)), t.current) == (limit, B)
    t = overflowing(table, mine=cards[:limit], content=tables)
    assert len(choices(t)) == limit + 1
    t.play(bh.GiveUp(A, "ghoul#d1"))
    assert (len(t.bestiary(A)), t.current) == (limit, B)


@pytest.mark.rule("BH-BST-01", "BH-TRM-03")
def test_with_the_switch_off_tyrants_take_no_place(table: MakeTable) -> None:
    """Five beasts beside a tyrant are allowed, six are not."""
    tables = ruled(bestiary_tyrant_counts_towards_limit=False)
    t = table(facing("stone_golem#d1", mine=("grushnak", *FOUR), content=tables))
    t.map_here()
    t.leave_offers()
    assert (len(t.bestiary(A)), t.current) == (6, B)
    t = overflowing(table, mine=("grushnak", *FIVE), content=tables)
    assert choices(t) == [*FIVE, "stone_golem#d1"]
    t.play(bh.GiveUp(A, "ghoul#d1"))
    assert t.bestiary(A) == ["grushnak", *FIVE[1:], "stone_golem#d1"]


# -- the choice --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-BST-02")
def test_the_captor_chooses_any_of_the_six(table: MakeTable) -> None:
    """The fresh one is among them; nothing else can be done before."""
    t = overflowing(table)
    assert t.actions(A) == tuple(bh.GiveUp(A, card) for card in (*FIVE, "stone_golem#d1"))
    assert t.actions(B) == t.actions(C) == ()
    assert refused(t, bh.GiveUp(A, "lich#d1")) == ("not_in_bestiary", "BH-BST-02")
    assert refused(t, bh.Decline(A))[0] == "not_offered"


@pytest.mark.rule("BH-BST-02", "BH-LIB-04", "BH-CMP-01")
@pytest.mark.parametrize("card", ["skeleton#d1", "stone_golem#d1"])
def test_the_card_goes_to_the_liberated_pile_where_all_may_look(table: MakeTable, card: str) -> None:
    """On top of what lies there; the others stay in their order, and every player sees it."""
    t = overflowing(table, liberated=("imp#d1",))
    t.play(bh.GiveUp(A, card))
    assert t.player(A).liberated == ["imp#d1", card]
    assert t.bestiary(A) == [name for name in (*FIVE, "stone_golem#d1") if name != card]
    for viewer in (A, B, C, None):
        assert t.view(viewer).players[A].liberated == ("imp#d1", card)
    assert t.discard == t.state.out == []


@pytest.mark.rule("BH-BST-02", "BH-AST-05")
def test_an_assistant_chooses_from_its_own_bestiary(table: MakeTable) -> None:
    """B is full and traps the beast that A failed against: B chooses, in A's turn, and gains the points."""
    t = table(facing("stone_golem#d1", on(FOREST, bestiary=FIVE), dice=[1, 6]))
    t.map_here()
    t.play(bh.Assist(B))
    assert (t.prompt, t.asked, t.current) == ("overflow", (B,), A)
    t.play(bh.GiveUp(B, "stone_golem#d1"))
    assert t.bestiary(B) == list(FIVE)
    assert t.player(B).liberated == ["stone_golem#d1"]
    assert (t.pb(A), t.pb(B)) == (0, 3)


@pytest.mark.rule("BH-BST-02")
@pytest.mark.parametrize("liberated", [True, False])
def test_a_fresh_card_that_is_liberated_at_once_leaves_no_overflow(table: MakeTable, liberated: bool) -> None:
    """With liberation on capture the question whether to keep the card comes before the overflow."""
    tables = ruled(liberate_allowed_at=("overflow", "sanctuary", "on_capture"))
    t = table(facing("stone_golem#d1", mine=FIVE, content=tables))
    t.map_here()
    assert t.prompt == "fresh"
    t.play(bh.Liberate(A, "stone_golem#d1") if liberated else bh.Decline(A))
    assert t.prompt == ("move" if liberated else "overflow")
    assert t.pb(A) == (3 if liberated else 0)


@pytest.mark.rule("BH-BST-02")
def test_overflow_cards_lie_face_down_and_nothing_else_is_known(tmp_path: Path) -> None:
    """The switch states the rule; face up would change nothing, so no other value is accepted."""
    found = check_tables(ruled(bestiary_overflow_cards_face_down=False))
    assert [(p.path, p.code, p.expected, p.got, p.rule) for p in found] == [
        ("content.config.bestiary_overflow_cards_face_down", "unknown_value", "true", "false", "BH-BST-02")
    ]
    with pytest.raises(SetupError):
        facing("ghoul#d1", content=ruled(bestiary_overflow_cards_face_down=False))
    folder = changed(tmp_path, ("config", "bestiary.overflow_cards_face_down.value", False))
    assert faults(folder) == [("config.toml: $.bestiary.overflow_cards_face_down.value", "unknown_value")]


# -- what it brings ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-BST-03", "BH-LIB-01")
@pytest.mark.parametrize(("card", "pb"), [("ghoul#d1", 1), ("basilisk#d1", 2), ("stone_golem#d1", 3)])
def test_overflow_liberates(table: MakeTable, card: str, pb: int) -> None:
    """The owner gains the points on the card, by the rule of overflow."""
    t = overflowing(table, pb=4)
    t.play(bh.GiveUp(A, card))
    event = t.expect_event(bh.Liberated, seat=A, card=card, pb=pb)
    assert "BH-BST-03" in event.rules
    t.expect_change("players[0].pb", 4, 4 + pb)
    assert gains(t) == [pb]


@pytest.mark.rule("BH-BST-03", "BH-SAN-03")
def test_overflow_brings_no_bonus_of_a_sanctuary(table: MakeTable) -> None:
    """On a freed sanctuary too the card gives what stands on it."""
    t = table(
        arranged(
            on(EAST, bestiary=("grushnak", *FOUR)),
            tiles=[tile("sanctuary_axe", EAST)],
            deck=["stone_golem#d1"],
            dice=[6],
        )
    )
    assert t.freed(EAST)
    t.map_here()
    t.play(bh.GiveUp(A, "stone_golem#d1"))
    assert t.pb(A) == 3


@pytest.mark.rule("BH-BST-03", "BH-PRZ-04")
@pytest.mark.parametrize(("gives", "pb"), [(True, 3), (False, 0)])
def test_without_points_the_card_is_liberated_all_the_same(table: MakeTable, gives: bool, pb: int) -> None:
    """With the switch off there are no points; the card lies in the pile that the prize counts."""
    t = overflowing(table, content=ruled(bestiary_overflow_gives_pb=gives))
    t.play(bh.GiveUp(A, "stone_golem#d1"))
    t.expect_event(bh.Liberated, seat=A, card="stone_golem#d1", pb=pb)
    assert t.pb(A) == pb
    assert t.player(A).liberated == ["stone_golem#d1"]


@pytest.mark.rule("BH-BST-03", "BH-LIB-01")
@pytest.mark.parametrize(("card", "discard", "out"), [("ghoul#d1", ["ghoul#d1"], []), ("lich#p1", [], ["lich#p1"])])
def test_where_overflow_does_not_liberate_the_card_is_lost(
    table: MakeTable, card: str, discard: list[str], out: list[str]
) -> None:
    """With overflow taken off the list there are no points, and the card goes where beasts go that nobody traps."""
    tables = ruled(liberate_allowed_at=("sanctuary",))
    t = overflowing(table, mine=("ghoul#d1", "lich#p1", *FIVE[1:4]), content=tables)
    t.play(bh.GiveUp(A, card))
    assert (t.discard, t.state.out) == (discard, out)
    assert (t.player(A).liberated, t.pb(A)) == ([], 0)
    assert not t.happened(bh.Liberated)


# -- what can leave ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-BST-04", "BH-TYR-09")
def test_a_tyrant_cannot_leave(table: MakeTable) -> None:
    """It is not offered, and refused when it is named."""
    t = overflowing(table, mine=("grushnak", *FOUR[:3], "morvain"))
    assert choices(t) == [*FOUR[:3], "stone_golem#d1"]
    assert refused(t, bh.GiveUp(A, "grushnak")) == ("cannot_leave", "BH-BST-04")
    assert refused(t, bh.GiveUp(A, "morvain")) == ("cannot_leave", "BH-BST-04")


@pytest.mark.rule("BH-BST-04", "BH-TYR-09")
def test_nor_can_a_fresh_tyrant(table: MakeTable) -> None:
    """The tyrant that makes six stays; a beast leaves for it."""
    t = table(challenging("grushnak", mine=FIVE))
    fight_tyrant(t, "grushnak")
    assert choices(t) == list(FIVE)
    assert refused(t, bh.GiveUp(A, "grushnak")) == ("cannot_leave", "BH-BST-04")
    t.play(bh.GiveUp(A, "basilisk#d1"))
    assert t.bestiary(A) == [*FOUR, "grushnak"]
    assert t.pb(A) == 2


@pytest.mark.rule("BH-BST-04")
@pytest.mark.parametrize(("may", "offered"), [(True, True), (False, False)])
def test_whether_halloween_beasts_leave_is_a_switch(table: MakeTable, may: bool, offered: bool) -> None:
    """By default any of the six; with the switch off not as long as another beast can."""
    tables = ruled(bestiary_halloween_may_overflow=may)
    t = overflowing(table, mine=("witch_cat#d1", *FOUR), content=tables)
    assert ("witch_cat#d1" in choices(t)) is offered
    if offered:
        t.play(bh.GiveUp(A, "witch_cat#d1"))
        assert (t.player(A).liberated, t.pb(A)) == (["witch_cat#d1"], 1)
    else:
        assert choices(t) == [*FOUR, "stone_golem#d1"]
        assert refused(t, bh.GiveUp(A, "witch_cat#d1")) == ("cannot_leave", "BH-BST-04")


@pytest.mark.rule("BH-BST-04", "BH-BST-06")
def test_halloween_beasts_leave_when_nothing_else_can(table: MakeTable) -> None:
    """Beside tyrants and Halloween beasts alone the switch gives way."""
    mine = ("grushnak", "witch_cat#d1", "pumpkin_prowler#d1", "headless_rider#d1", "morvain")
    tables = ruled(bestiary_halloween_may_overflow=False)
    t = overflowing(table, "restless_scarecrow#d1", mine=mine, content=tables)
    assert choices(t) == [*mine[1:4], "restless_scarecrow#d1"]


def leaving(**config: bool) -> bh.Tables:
    """Return tables in which a tyrant may be given up."""
    return ruled(bestiary_tyrant_may_overflow=True, **config)


@pytest.mark.rule("BH-BST-04", "BH-TYR-04", "BH-SAN-01")
def test_with_the_switch_on_a_tyrant_may_be_given_up(table: MakeTable) -> None:
    """It leaves the game for nothing, stays defeated, and its sanctuary stays free."""
    mine = ("grushnak", *FOUR)
    t = overflowing(table, mine=mine, content=leaving(), tiles=[tile("sanctuary_axe", EAST)])
    assert choices(t) == [*mine, "stone_golem#d1"]
    t.play(bh.GiveUp(A, "grushnak"))
    lost = t.expect_event(bh.CardLost, seat=A, card="grushnak", to="out_of_game")
    assert lost.rules == ("BH-BST-04",)
    assert t.bestiary(A) == [*FOUR, "stone_golem#d1"]
    assert t.state.out == ["grushnak"]
    assert (t.player(A).liberated, t.pb(A)) == ([], 0)
    assert (t.status("grushnak"), t.defeated, t.freed(EAST)) == ("defeated", 1, True)
    assert bh.GAME.problems(t.state) == ()
    assert t.next_turn == (B, "move", (B,))


@pytest.mark.rule("BH-BST-04", "BH-TYR-08", "BH-TRP-02")
@pytest.mark.parametrize(("card", "asked"), [("grushnak", False), ("ghoul#d1", True)])
def test_a_tyrant_that_was_given_up_unlocks_nothing(table: MakeTable, card: str, asked: bool) -> None:
    """The orc tyrant is what opens Gambler's Cut as long as it is there."""
    t = overflowing(table, mine=("grushnak", *FOUR), content=leaving())
    t.play(bh.GiveUp(A, card))
    assert (t.prompt == "trigger") is asked


@pytest.mark.rule("BH-BST-04", "BH-TYR-05", "BH-SCO-01")
@pytest.mark.parametrize(("card", "score"), [("ghoul#d1", 1 + 3 + 4 + 5 + 5), ("ondrath", 4 + 5)])
def test_the_third_tyrant_ends_the_game_though_it_is_given_up(table: MakeTable, card: str, score: int) -> None:
    """A tyrant that is out of the game gives no points at the end; a beast instead brings its own and the prize."""
    mine = ("grushnak", "morvain", *FIVE[:3])
    t = table(challenging("ondrath", mine=mine, content=leaving()))
    fight_tyrant(t, "ondrath")
    t.play(bh.GiveUp(A, card))
    assert t.outcome is not None
    assert (t.outcome.reason, t.outcome.scores) == ("third_tyrant", (score, 0, 0))
    assert t.defeated == 3


@pytest.mark.rule("BH-BST-04", "BH-TRM-03")
def test_a_tyrant_that_takes_no_place_cannot_be_given_up(table: MakeTable) -> None:
    """It would make no room."""
    tables = leaving(bestiary_tyrant_counts_towards_limit=False)
    t = overflowing(table, mine=("grushnak", *FIVE), content=tables)
    assert choices(t) == [*FIVE, "stone_golem#d1"]
    assert refused(t, bh.GiveUp(A, "grushnak")) == ("cannot_leave", "BH-BST-04")


@pytest.mark.rule("BH-BST-04", "BH-BST-06", "BH-TRM-03")
def test_a_bestiary_of_one_place_holds_the_latest_tyrant(table: MakeTable) -> None:
    """Where tyrants may leave a limit of 1 is possible, and a bestiary beyond it cannot be arranged."""
    tables = ruled(bestiary_tyrant_may_overflow=True, bestiary_limit=1)
    t = table(challenging("ondrath", mine=("grushnak",), content=tables))
    fight_tyrant(t, "ondrath")
    assert choices(t) == ["grushnak", "ondrath"]
    t.play(bh.GiveUp(A, "grushnak"))
    assert (t.bestiary(A), t.state.out, t.defeated) == (["ondrath"], ["grushnak"], 2)
    with pytest.raises(SetupError) as caught:
        facing("ghoul#d1", mine=("grushnak", "ondrath"), content=tables)
    found = [(problem.path, problem.code, problem.rule) for problem in caught.value.problems]
    assert found == [("seats[0].bestiary", "too_many", "BH-TRM-03")]


@pytest.mark.rule("BH-BST-04", "BH-TYR-04")
def test_a_game_can_begin_with_a_tyrant_that_was_given_up(table: MakeTable) -> None:
    """It lies out of the game; without the switch it could not."""
    t = table(facing("ghoul#d1", dice=(), out=["grushnak"], tiles=[tile("sanctuary_axe", EAST)], content=leaving()))
    assert (t.status("grushnak"), t.defeated, t.freed(EAST)) == ("defeated", 1, True)
    assert bh.GAME.problems(t.state) == ()
    with pytest.raises(SetupError) as caught:
        facing("ghoul#d1", out=["grushnak"])
    assert [(p.path, p.code, p.rule) for p in caught.value.problems] == [("out[0]", "wrong_card", "BH-TYR-09")]


# -- humans ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-BST-05", "BH-LIB-03", "BH-CMP-06")
@pytest.mark.parametrize(
    ("card", "discard", "out"),
    [("inquisitor#d1", ["imp#d1", "inquisitor#d1"], []), ("poacher#p1", ["imp#d1"], ["poacher#p1"])],
)
def test_a_human_escapes(table: MakeTable, card: str, discard: list[str], out: list[str]) -> None:
    """No points, neither liberated nor imprisoned; by its origin on top of the Beast discard or out of the game."""
    mine = ("inquisitor#d1", "poacher#p1", *FIVE[:3])
    t = overflowing(table, mine=mine, discard=["imp#d1"])
    t.play(bh.GiveUp(A, card))
    event = t.expect_event(bh.HumanEscaped, seat=A, card=card, pb=0)
    assert event.rules == ("BH-BST-05",)
    assert (t.discard, t.state.out) == (discard, out)
    player = t.player(A)
    assert (player.liberated, player.prison, player.pb) == ([], [], 0)
    assert kinds(t.events)[:2] == ["HumanEscaped", "BeastDiscarded"]


@pytest.mark.rule("BH-BST-05")
def test_what_an_escaping_human_brings_is_a_number_of_the_content(table: MakeTable) -> None:
    """With 2 points set it brings these, and it is still neither liberated nor imprisoned."""
    t = overflowing(table, mine=("inquisitor#d1", *FOUR), content=ruled(bestiary_human_overflow_pb=2))
    t.play(bh.GiveUp(A, "inquisitor#d1"))
    t.expect_event(bh.HumanEscaped, seat=A, card="inquisitor#d1", pb=2)
    player = t.player(A)
    assert (player.liberated, player.prison, player.pb) == ([], [], 2)


@pytest.mark.rule("BH-BST-05", "BH-LIB-03")
def test_where_humans_are_liberated_they_do_not_escape(table: MakeTable) -> None:
    """With that switch on a human that overflows is liberated like any beast, for what stands on it."""
    tables = ruled(liberate_humans_can_be_liberated=True, bestiary_human_overflow_pb=2)
    t = overflowing(table, mine=("inquisitor#d1", *FOUR), content=tables)
    t.play(bh.GiveUp(A, "inquisitor#d1"))
    assert (t.player(A).liberated, t.pb(A)) == (["inquisitor#d1"], 3)
    assert not t.happened(bh.HumanEscaped)


# -- there is always a choice ------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-BST-06", "BH-TYR-05")
def test_with_the_third_tyrant_three_beasts_can_be_chosen(table: MakeTable) -> None:
    """Two tyrants and three beasts are the worst case: the third tyrant makes six, and three can leave."""
    t = table(challenging("ondrath", mine=("grushnak", "morvain", *FIVE[:3])))
    fight_tyrant(t, "ondrath")
    assert choices(t) == list(FIVE[:3])
    t.play(bh.GiveUp(A, FIVE[0]))
    assert t.outcome is not None


@pytest.mark.rule("BH-BST-06")
@pytest.mark.parametrize(("limit", "fine"), [(3, True), (2, False)])
def test_a_content_that_could_leave_no_choice_is_refused(limit: int, fine: bool) -> None:
    """Fewer places than one hero can catch tyrants would leave an overflow that nobody can resolve."""
    found = [(problem.path, problem.rule) for problem in check_tables(ruled(bestiary_limit=limit))]
    assert found == ([] if fine else [("content.config.bestiary_limit", "BH-BST-06")])


@pytest.mark.rule("BH-BST-06", "BH-BST-01")
def test_three_places_full_of_tyrants_and_no_choice(table: MakeTable) -> None:
    """At a limit of 3 the third tyrant takes the place of the only beast, without which there would be no overflow."""
    tables = ruled(bestiary_limit=3)
    t = table(challenging("ondrath", mine=("grushnak", "morvain", "ghoul#d1"), content=tables))
    fight_tyrant(t, "ondrath")
    assert choices(t) == ["ghoul#d1"]
    t = table(challenging("ondrath", mine=("grushnak", "morvain"), content=tables))
    fight_tyrant(t, "ondrath")
    assert t.outcome is not None
    assert t.bestiary(A) == ["grushnak", "morvain", "ondrath"]


@pytest.mark.rule("BH-BST-01", "BH-TRP-06")
def test_nothing_else_is_asked_while_a_bestiary_is_too_full(table: MakeTable) -> None:
    """Ability, effect and mission wait for the overflow, also where all of them have something to ask."""
    shaman = "orc_shaman#d1"
    tables = armed(ruled(), "romilius", trigger("one", Op("refresh_mission")), trigger("two"))
    t = table(facing(shaman, mine=FIVE, missions=["trap_orc#1"], content=tables))
    t.map_here()
    seen = []
    while t.current == A:
        seen.append((t.prompt, len(t.bestiary(A))))
        action = t.actions(A)[0]
        t.play(action)
    assert seen[0] == ("overflow", 6)
    assert {count for _, count in seen[1:]} == {5}
    assert [prompt for prompt, _ in seen] == ["overflow", "refresh", "trigger_order", "trigger", "trigger"]


def test_every_sanctuary_has_its_tyrant_in_these_tests() -> None:
    """The table of the tests agrees with the content."""
    symbols = {tyrant.symbol: tyrant.id for tyrant in bh.load().tables.tyrants}
    tiles = {symbols[card.symbol]: card.id for card in bh.load().tables.tiles if card.symbol}
    assert tiles == SANCTUARIES
