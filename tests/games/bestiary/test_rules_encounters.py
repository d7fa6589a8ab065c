"""Rules BH-ENC: encounters on the board."""

from __future__ import annotations

from typing import Any, Final

import pytest

from boardrules.games import bestiary as bh
from tests.games.bestiary.playing import idle
from tests.games.bestiary.ruled import ruled
from tests.games.bestiary.table import EAST, FOREST, HANDEL, PLAIN, PLAIN_2, SWAMP, MakeTable, Table, on, row, unveiled
from tests.games.happened import kinds, refused
from tests.games.setups import fault

ORC: Final[dict[str, Any]] = {"tokens": (("orc", 1, 0),), "piles": {"orc": ("orc_warchief#p1", "wolf_rider#p1")}}


def encounter(strict: MakeTable, die: int, *others: bh.Position, **options: object) -> Table:
    """Let seat 0 step onto an orc and roll; the warchief's strength is 4, 5 and 6."""
    t = strict(unveiled(bh.Position(), *others, dice=(die,), **{**ORC, **options}))
    t.play(bh.Step(0, PLAIN))
    return t


# -- what it is ------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-ENC-01", "BH-ENC-02")
def test_entering_a_token_starts_a_combat_in_phase_1(strict: MakeTable) -> None:
    """The top card of the matching pile turns up before anything else is asked, and is what is fought."""
    t = strict(unveiled(bh.Position(hero="brunhild"), dice=(6,), **ORC))
    t.play(bh.Step(0, PLAIN))

    started = t.expect_event(bh.EncounterStarted)
    assert started == bh.EncounterStarted(0, "orc", "orc_warchief#p1", rules=("BH-ENC-01", "BH-ENC-02"))
    assert (t.state.phase, t.prompt, t.state.facing) == ("move", "roll", "orc_warchief#p1")
    assert t.view(2).facing == "orc_warchief#p1"
    assert (len(t.state.piles["orc"]), t.state.piles["orc"][-1]) == (3, "wolf_rider#p1")
    t.play(bh.Roll(0))
    assert (t.happened(bh.DieRolled)[0].against, t.bestiary(0)) == ("orc_warchief#p1", ["orc_warchief#p1"])


@pytest.mark.rule("BH-ENC-01")
def test_staying_on_a_token_starts_one_too(strict: MakeTable) -> None:
    t = strict(unveiled(on(PLAIN), dice=(6,), **ORC))
    t.play(bh.StopMoving(0))

    assert kinds(t.events)[:2] == ["EncounterStarted", "DieRolled"]


@pytest.mark.rule("BH-ENC-02")
@pytest.mark.parametrize(
    ("kind", "place", "card"),
    [
        ("orc", PLAIN, "wolf_rider"),
        ("undead", FOREST, "ghoul"),
        ("elemental", SWAMP, "undine"),
        ("demon", bh.Hex(0, -1), "hellhound"),
        ("chimera", bh.Hex(-1, 1), "manticore"),
    ],
)
def test_the_pile_is_that_of_the_token(strict: MakeTable, kind: str, place: bh.Hex, card: str) -> None:
    """One card less in that pile, none less in the others or in the Beast deck."""
    top = {kind: (f"{card}#p1",)}
    t = strict(unveiled(tokens=((kind, place.q, place.r),), piles=top, dice=(1,)))
    t.play(bh.Step(0, place))

    assert t.happened(bh.EncounterStarted)[0].card == f"{card}#p1"
    assert {name: len(pile) for name, pile in t.state.piles.items()} == {
        name: 3 if name == kind else 4 for name in t.state.piles
    }
    assert len(t.state.beasts.draw_pile) == 52


# -- the combat ------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-ENC-03")
@pytest.mark.parametrize(("die", "held"), [(4, ["orc_warchief#p1"]), (3, [])])
def test_equal_is_enough_and_a_failure_costs_a_heart(strict: MakeTable, die: int, held: list[str]) -> None:
    """4 traps the warchief, which gives 1 PB; 3 costs one heart."""
    t = encounter(strict, die)

    assert t.bestiary(0) == held
    assert (t.hearts(0), t.state.players[0].pb) == ((4, 1) if held else (3, 0))


@pytest.mark.rule("BH-ENC-03")
@pytest.mark.parametrize(("held", "strength"), [((), 4), (("grushnak",), 5), (("grushnak", "morvain"), 6)])
def test_the_strength_is_that_for_the_tyrants_defeated(strict: MakeTable, held: tuple[str, ...], strength: int) -> None:
    """By anybody: they lie in the bestiary of seat 2."""
    for die in (strength, strength - 1):
        t = encounter(strict, die, bh.Position(), bh.Position(bestiary=held))
        assert t.happened(bh.DieRolled)[0].strength == strength
        assert (t.bestiary(0) == ["orc_warchief#p1"]) is (die == strength)


@pytest.mark.rule("BH-ENC-03")
def test_abilities_may_be_used_once_the_card_lies_open(strict: MakeTable) -> None:
    """Brute Strength before the roll: a level 2 die, whose 7 beats any warchief."""
    t = strict(unveiled(bh.Position(hero="brunhild"), dice=(7,), **ORC))
    t.play(bh.Step(0, PLAIN))
    assert t.actions(0) == (bh.Roll(0), bh.UseAbility(0, "brute_strength"))
    t.play(bh.UseAbility(0, "brute_strength"))

    rolled = t.happened(bh.DieRolled)[0]
    assert (rolled.level, rolled.result) == (2, 7)
    assert (t.hearts(0), t.bestiary(0)) == (4, ["orc_warchief#p1"])


@pytest.mark.rule("BH-ENC-03", "BH-ENC-06")
def test_a_failed_encounter_may_be_assisted(strict: MakeTable) -> None:
    """The neighbour traps the card; without help it leaves the game."""
    t = strict(unveiled(bh.Position(), on(FOREST), dice=(1, 4), **ORC))
    t.play(bh.Step(0, PLAIN))
    assert (t.prompt, t.asked) == ("assist", (1,))
    assert PLAIN in t.state.tokens
    t.play(bh.Assist(1))
    assert (t.hearts(0), t.bestiary(1), t.state.out, t.state.tokens) == (3, ["orc_warchief#p1"], [], {})

    t = strict(unveiled(bh.Position(), on(FOREST), dice=(1,), **ORC))
    t.play(bh.Step(0, PLAIN), bh.Decline(1))
    assert (t.bestiary(1), t.state.out, t.state.tokens) == ([], ["orc_warchief#p1"], {})


@pytest.mark.rule("BH-ENC-03")
def test_a_hero_can_die_in_an_encounter(strict: MakeTable) -> None:
    """At its last heart: back to Handel, the token used up, the turn over."""
    t = strict(unveiled(bh.Position(hearts=1), dice=(1,), **ORC))
    t.play(bh.Step(0, PLAIN))

    assert (t.at(0), t.hearts(0), t.state.players[0].deaths) == (HANDEL, 4, 1)
    assert (t.state.tokens, t.state.out, t.state.current) == ({}, ["orc_warchief#p1"], 1)


# -- what it replaces ------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-ENC-04")
@pytest.mark.parametrize("die", [1, 6])
def test_after_an_encounter_the_turn_ends(strict: MakeTable, die: int) -> None:
    """No step, no site action, no mapping, no tracking, no Phase 3."""
    t = encounter(strict, die)

    assert (t.state.current, t.prompt, t.asked) == (1, "move", (1,))
    assert refused(t, bh.Step(0, FOREST)) == ("not_your_decision", "BH-RND-01")
    assert len(t.happened(bh.DieRolled)) == 1
    assert len(t.state.beasts.draw_pile) == 52


@pytest.mark.rule("BH-ENC-04")
@pytest.mark.parametrize("met", [True, False])
def test_an_encounter_at_a_sanctuary_replaces_its_site_action_and_its_tyrant(strict: MakeTable, met: bool) -> None:
    """A human on the axe: nothing is liberated there, and Grushnak, face up, is not offered."""
    axe = {"tiles": (("sanctuary_axe", 2, 0),), "piles": {"human": ("poacher#p1",)}}
    tokens = (("human", 2, 0),) if met else ()
    held = on(PLAIN, bestiary=("ghoul#d1",))
    t = strict(unveiled(held, tokens=tokens, dice=(2,) if met else (), **axe))
    t.play(bh.Step(0, EAST))

    if met:
        assert t.bestiary(0) == ["ghoul#d1", "poacher#p1"]
        assert (t.state.current, t.prompt) == (1, "move")
        return
    # Without the token there is all of that.
    t.play(bh.StopMoving(0))
    assert t.prompt == "site"
    t.play(bh.Done(0), bh.MapHex(0, EAST))
    assert t.prompt == "tyrant"


# -- the token and the card ------------------------------------------------------------------------------------


@pytest.mark.rule("BH-ENC-05")
@pytest.mark.parametrize("die", [1, 6])
def test_the_token_is_used_up_won_or_lost(strict: MakeTable, die: int) -> None:
    """It leaves the map and the game."""
    t = encounter(strict, die)

    assert t.state.tokens == {}
    assert (t.state.supply["orc"], t.state.gone["orc"]) == (3, 1)
    assert t.happened(bh.TokenRemoved) == [bh.TokenRemoved("orc", PLAIN, "out_of_game", rules=("BH-ENC-05",))]


@pytest.mark.rule("BH-ENC-05")
@pytest.mark.parametrize(("die", "stays"), [(1, True), (6, False)])
def test_a_token_may_stay_after_a_failure(strict: MakeTable, die: int, stays: bool) -> None:
    """With ``win_only`` a hero who fails leaves it where it is; the card leaves the game all the same."""
    t = encounter(strict, die, content=ruled(encounter_token_removed_on="win_only"))

    assert t.state.tokens == ({PLAIN: "orc"} if stays else {})
    assert (t.state.supply["orc"], t.state.gone["orc"]) == ((3, 0) if stays else (3, 1))
    assert t.state.out == (["orc_warchief#p1"] if stays else [])
    assert t.state.current == 1


@pytest.mark.rule("BH-ENC-05")
@pytest.mark.parametrize("rescued", [True, False])
def test_a_rescue_counts_as_a_win(strict: MakeTable, rescued: bool) -> None:
    """With ``win_only`` the assistant's success takes the token away, its failure does not."""
    content = ruled(encounter_token_removed_on="win_only")
    dice = (1, 6 if rescued else 1)
    t = strict(unveiled(bh.Position(), on(FOREST), content=content, dice=dice, **ORC))
    t.play(bh.Step(0, PLAIN), bh.Assist(1))

    assert t.state.tokens == ({} if rescued else {PLAIN: "orc"})
    assert len(t.bestiary(1)) == (1 if rescued else 0)


@pytest.mark.rule("BH-ENC-05", "BH-P1-05", "BH-P1-07")
def test_a_token_that_stays_is_met_again(strict: MakeTable) -> None:
    """In the next turn the hero begins on it: one step, or the next card of the pile."""
    content = ruled(encounter_token_removed_on="win_only")
    quiet = (
        bh.TyrantPlace(tyrant="grushnak", terrain="plain", status="open"),
        bh.TyrantPlace(tyrant="aldric", terrain="sanctuary"),
    )
    t = strict(unveiled(content=content, tyrants=quiet, dice=(1, 4), players=2, **ORC))
    t.play(bh.Step(0, PLAIN))
    idle(t, 2)
    assert (t.state.current, t.state.began_on_token) == (0, True)
    assert [action for action in t.actions(0) if isinstance(action, bh.Step)] == [
        bh.Step(0, FOREST),
        bh.Step(0, HANDEL),
        bh.Step(0, PLAIN_2),
    ]
    t.play(bh.StopMoving(0))

    assert [event.card for event in t.happened(bh.EncounterStarted)] == ["orc_warchief#p1", "wolf_rider#p1"]
    assert t.bestiary(0) == ["wolf_rider#p1"]
    assert PLAIN not in t.state.tokens


@pytest.mark.rule("BH-ENC-05")
@pytest.mark.parametrize("die", [1, 6])
def test_a_token_may_go_back_to_the_supply(strict: MakeTable, die: int) -> None:
    """With ``supply`` it can be placed again."""
    t = encounter(strict, die, content=ruled(encounter_token_after_combat="supply"))

    assert t.state.tokens == {}
    assert (t.state.supply["orc"], t.state.gone["orc"]) == (4, 0)
    assert t.happened(bh.TokenRemoved)[0].to == "supply"


@pytest.mark.rule("BH-ENC-06")
def test_a_card_nobody_traps_leaves_the_game_face_up(strict: MakeTable) -> None:
    """Neither back to its pile nor to the Beast discard; everybody may see it."""
    t = encounter(strict, 1)

    assert t.state.out == ["orc_warchief#p1"]
    assert t.view(None).out == ("orc_warchief#p1",)
    assert "orc_warchief#p1" not in t.state.piles["orc"]
    assert t.state.beasts.discard_pile == []
    assert t.happened(bh.BeastDiscarded)[0].to == "out_of_game"


@pytest.mark.rule("BH-ENC-06")
def test_the_content_can_send_it_nowhere_else() -> None:
    """The rulebook says that it does not return, and that the discard has nothing to do with it."""
    for place in ("beast_discard", "pile"):
        assert fault(bh.GAME, content=ruled(encounter_lost_pile_card_to=place)) == (
            "content.config.encounter_lost_pile_card_to",
            "unknown_value",
            "BH-ENC-06",
        )


# -- an empty pile, a City -------------------------------------------------------------------------------------

ALL_ORCS = tuple([f"{name}#p1" for name in ("orc_tracker", "wolf_rider", "orc_shaman", "orc_warchief")])


@pytest.mark.rule("BH-ENC-07")
@pytest.mark.parametrize("stays", [True, False])
def test_with_an_empty_pile_the_token_is_taken_away_and_nothing_has_happened(strict: MakeTable, stays: bool) -> None:
    """The movement is over, but Phases 2 and 3 follow."""
    start = on(PLAIN) if stays else bh.Position()
    setup = unveiled(start, tokens=(("orc", 1, 0),), out=ALL_ORCS, deck=("undine#d1",), dice=(3,))
    t = strict(setup)
    assert t.state.piles["orc"] == []
    t.play(bh.StopMoving(0) if stays else bh.Step(0, PLAIN))

    assert (t.at(0), t.state.tokens) == (PLAIN, {})
    assert t.happened(bh.TokenRemoved) == [bh.TokenRemoved("orc", PLAIN, "out_of_game", rules=("BH-ENC-07",))]
    assert (t.state.supply["orc"], t.state.gone["orc"]) == (3, 1)
    assert not [*t.happened(bh.EncounterStarted), *t.happened(bh.DieRolled)]
    assert (t.prompt, t.asked) == ("survey", (0,))
    t.play(bh.MapHex(0, PLAIN))
    assert t.bestiary(0) == ["undine#d1"]


@pytest.mark.rule("BH-ENC-07")
def test_an_empty_pile_leaves_the_site_action(strict: MakeTable) -> None:
    """No encounter took place: on a sanctuary beasts are liberated, and its tyrant may be fought."""
    humans = tuple([f"{name}#p1" for name in ("poacher", "beast_trader", "mercenary", "inquisitor")])
    setup = unveiled(
        on(PLAIN, bestiary=("ghoul#d1",)),
        tiles=(("sanctuary_axe", 2, 0),),
        tokens=(("human", 2, 0),),
        out=humans,
        dice=(4,),
    )
    t = strict(setup)
    t.play(bh.Step(0, EAST))
    assert t.prompt == "site"
    t.play(bh.Liberate(0, "ghoul#d1"), bh.MapHex(0, EAST), bh.FightTyrant(0, "grushnak"))

    assert t.bestiary(0) == ["grushnak"]


@pytest.mark.rule("BH-ENC-08")
def test_there_is_no_encounter_in_a_city(strict: MakeTable) -> None:
    """Tokens all around Handel: who stays in it meets none, and none can be arranged there."""
    around = (("orc", 1, 0), ("orc", 0, 1), ("undead", 1, -1), ("elemental", -1, 0))
    t = strict(unveiled(tokens=around, tyrants=row(*["open"] * 6)))
    t.play(bh.StopMoving(0))
    assert (t.prompt, t.happened(bh.EncounterStarted)) == ("survey", [])

    assert fault(bh.GAME, tokens=(("orc", 0, 0),)) == ("tokens[0]", "contradiction", "BH-CMP-10")
