"""Scenarios about white and black cards, and about area actions that find nothing to do."""

from __future__ import annotations

import pytest

from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters import events as ev
from tests.games.happened import refused
from tests.games.shadow_hunters.positions import (
    ROLL_TO,
    TO_CHURCH,
    arranged,
    at_the_players,
    dead,
    draw,
    end_turn,
    laid_down,
    pass_to,
    seated,
)
from tests.games.shadow_hunters.table import MakeTable, Table, area, card

WHITE_SINGLE_USE = (
    "advent",
    "blessing",
    "chocolate",
    "concealed_knowledge",
    "disenchant_mirror",
    "first_aid",
    "flare_of_judgement",
    "guardian_angel",
    "holy_water_of_healing",
    "holy_water_of_healing",
)


@pytest.mark.rule("SH-BLK-01", "SH-WIN-01", "SH-CHR-02")
def test_s32_banana_peel_makes_bob_win_in_another_turn(table: MakeTable) -> None:
    """S32: P1 must give his only card away; given to a Bob with four it ends the game with Bob's win."""
    bob = seated("bob", equipment=("talisman", "chainsaw", "holy_robe", "butcher_knife"))
    werewolf = seated("werewolf", equipment=("handgun",))
    t = draw(table, "banana_peel", werewolf, bob, "george", "vampire", "emi", "charles")
    handgun = card("handgun")

    assert t.actions(0) == tuple([sh.GiveEquipment(0, seat, handgun) for seat in range(1, 6)])
    assert t.refuses(sh.Decline(0)).code == "not_offered"
    t.play(sh.GiveEquipment(0, 1, handgun))

    assert len(t.equipment(1)) == 5
    assert (t.damage(0), t.equipment(0)) == (0, [])
    assert t.winners == (1,)
    assert t.state.current == 0
    assert t.player(1).revealed


@pytest.mark.rule("SH-BLK-01")
def test_s32_banana_peel_costs_who_has_nothing_to_give(table: MakeTable) -> None:
    """S32: without equipment P1 takes 1 damage, is asked nothing and gives nothing."""
    bob = seated("bob", equipment=("talisman", "chainsaw", "holy_robe", "butcher_knife"))
    t = draw(table, "banana_peel", "werewolf", bob, "george", "vampire", "emi", "charles")

    assert t.damage(0) == 1
    assert t.happened(ev.EquipmentMoved) == []
    assert t.prompt == "window-area_done"
    assert t.winners is None


@pytest.mark.rule("SH-BLK-05", "SH-DMG-05", "SH-WIN-04", "SH-WIN-08", "SH-CHR-11", "SH-CHR-12")
def test_s33_dynamite_ends_the_game_for_both_sides(table: MakeTable) -> None:
    """S33: the last Hunter and the last Shadow die of one Dynamite (8, the Cemetery); all four players win."""
    t = draw(table, "dynamite", *_last_two(), players=4, dice=((2, 6),))

    hurt = [(event.seat, event.amount, event.total) for event in t.happened(ev.Damaged)]
    assert sorted(hurt) == [(0, 3, 12), (1, 3, 13)]
    assert [player.alive for player in t.state.players] == [False] * 4
    assert len(t.state.deaths[-1]) == 2
    assert t.winners == (0, 1, 2, 3)


@pytest.mark.rule("SH-BLK-05")
def test_s33_dynamite_on_a_seven_does_nothing(table: MakeTable) -> None:
    """S33: a 7 is on no area: no damage, no second roll."""
    t = draw(table, "dynamite", *_last_two(), players=4, dice=((3, 4),))

    assert [(event.d4, event.d6, event.total) for event in t.happened(ev.DiceRolled)] == [(3, 4, 7)]
    assert t.happened(ev.Damaged) == []
    assert (t.damage(0), t.damage(1)) == (9, 10)
    assert t.winners is None


def _last_two() -> tuple[sh.Position, ...]:
    return (
        seated("franklin", damage=9),
        seated("vampire", "cemetery", 10),
        dead("emi"),
        dead("werewolf"),
    )


@pytest.mark.rule("SH-WHT-16", "SH-DMG-06", "SH-BLK-02")
def test_s34_talisman_protects_the_drawer_of_the_spider(table: MakeTable) -> None:
    """S34 (a): P2 takes 2, P1 with the Talisman nothing."""
    drawer = seated("george", equipment=("talisman",))
    t = draw(table, "bloodthirsty_spider", drawer, "emi", "vampire", "werewolf", "allie")

    t.play(sh.ChooseTarget(0, 1))

    assert t.changes == {"players[1].damage": (0, 2), **laid_down("bloodthirsty_spider")}


@pytest.mark.rule("SH-WHT-16", "SH-DMG-06", "SH-BLK-08")
def test_s34_bat_heals_its_drawer_though_the_talisman_stops_the_bite(table: MakeTable) -> None:
    """S34 (b): P2 with the Talisman takes nothing, P1 still goes from 3 to 2."""
    drawer = seated("george", damage=3)
    target = seated("emi", equipment=("talisman",))
    t = draw(table, "vampire_bat", drawer, target, "vampire", "werewolf", "allie")

    t.play(sh.ChooseTarget(0, 1))

    assert t.changes == {"players[0].damage": (3, 2), **laid_down("vampire_bat")}


@pytest.mark.rule("SH-WHT-16", "SH-DMG-06", "SH-BLK-07")
def test_s34_talisman_does_not_stop_the_doll(table: MakeTable) -> None:
    """S34 (c): d6 = 3: P2 with the Talisman takes 3."""
    target = seated("emi", equipment=("talisman",))
    t = draw(table, "spiritual_doll", "george", target, "vampire", "werewolf", "allie", dice=((None, 3),))

    t.play(sh.ChooseTarget(0, 1))

    assert t.changes == {"players[1].damage": (0, 3), **laid_down("spiritual_doll")}


@pytest.mark.rule("SH-WHT-16", "SH-DMG-06", "SH-WHT-08")
def test_s34_talisman_does_not_stop_the_flare(table: MakeTable) -> None:
    """S34 (d): everybody but the drawer takes 2, P2 with the Talisman too."""
    target = seated("emi", equipment=("talisman",))
    t = draw(table, "flare_of_judgement", "george", target, "vampire", "werewolf", "allie")

    assert [t.damage(seat) for seat in range(5)] == [0, 2, 2, 2, 2]


@pytest.mark.rule("SH-DMG-04", "SH-WHT-07")
@pytest.mark.parametrize(
    "target",
    [
        seated("emi", damage=2),
        seated("werewolf", damage=12),
        seated("allie", damage=0),
        seated("emi", damage=2, angel=True),
        seated("emi", damage=2, equipment=("holy_robe",)),
    ],
    ids=["emi-2", "werewolf-12", "allie-0", "guardian_angel", "holy_robe"],
)
def test_s35_first_aid_puts_the_target_to_7_from_above_and_below(table: MakeTable, target: sh.Position) -> None:
    """S35: 2, 12 and 0 become 7, protections or not; Allie with 8 HP lives."""
    rest = [
        place for place in (seated("emi"), seated("werewolf"), seated("allie")) if place.character != target.character
    ]
    t = draw(table, "first_aid", "george", target, "vampire", *rest)

    t.play(sh.ChooseTarget(0, 1))

    assert t.changes == {"players[1].damage": (target.damage, 7), **laid_down("first_aid")}
    assert t.player(1).alive
    assert [(event.seat, event.total) for event in t.happened(ev.DamageSet)] == [(1, 7)]
    assert t.happened(ev.Damaged) == []
    assert t.happened(ev.Healed) == []


@pytest.mark.rule("SH-DMG-04", "SH-WHT-07", "SH-CRD-07")
def test_s35_first_aid_may_be_used_on_oneself(table: MakeTable) -> None:
    """S35: the drawer goes from 9 to 7."""
    t = draw(table, "first_aid", seated("george", damage=9), "emi", "vampire", "werewolf", "allie")

    t.play(sh.ChooseTarget(0, 0))

    assert t.changes == {"players[0].damage": (9, 7), **laid_down("first_aid")}


@pytest.mark.rule("SH-WHT-01", "SH-WHT-03", "SH-BLK-04", "SH-CRD-05", "SH-DMG-03")
@pytest.mark.parametrize("revealed", [False, True], ids=["hidden", "revealed"])
@pytest.mark.parametrize(
    ("name", "character"), [("advent", "emi"), ("chocolate", "unknown"), ("diabolic_ritual", "werewolf")]
)
def test_s36_whom_the_card_means_may_heal_everything_face_up(
    table: MakeTable, name: str, character: str, revealed: bool
) -> None:
    """S36: a hidden one reveals himself and heals from 6 to 0; a revealed one heals just so."""
    t = _heal_card(table, name, seated(character, damage=6, revealed=revealed))
    assert t.actions(0) == (sh.Decline(0), sh.Heal(0))

    happened = t.play(sh.Heal(0))

    reveal = {} if revealed else {"players[0].revealed": (False, True)}
    assert at_the_players(t) == {"players[0].damage": (6, 0), **reveal}
    reveals = [(event.seat, event.forced) for event in happened if isinstance(event, ev.Revealed)]
    assert reveals == ([] if revealed else [(0, False)])


@pytest.mark.rule("SH-WHT-01", "SH-WHT-03", "SH-BLK-04", "SH-CRD-05")
@pytest.mark.parametrize(
    ("name", "character"), [("advent", "emi"), ("chocolate", "unknown"), ("diabolic_ritual", "werewolf")]
)
def test_s36_whom_the_card_means_may_stay_hidden_and_hurt(table: MakeTable, name: str, character: str) -> None:
    """S36: who declines stays face down with 6 damage."""
    t = _heal_card(table, name, seated(character, damage=6))

    t.play(sh.Decline(0))

    assert t.changes == laid_down(name)
    assert (t.damage(0), t.player(0).revealed) == (6, False)
    assert t.prompt == "window-area_done"


@pytest.mark.rule("SH-WHT-01", "SH-WHT-03", "SH-BLK-04", "SH-INF-09")
@pytest.mark.parametrize(
    ("name", "character"), [("advent", "vampire"), ("chocolate", "george"), ("diabolic_ritual", "allie")]
)
def test_s36_nothing_happens_to_others(table: MakeTable, name: str, character: str) -> None:
    """S36: a hidden drawer whom the card does not mean is asked like everybody but can only decline."""
    t = _heal_card(table, name, seated(character, damage=6))

    assert t.actions(0) == (sh.Decline(0),)
    assert refused(t, sh.Heal(0)) == ("card_means_others", card(name).rule)
    t.play(sh.Decline(0))
    assert t.changes == laid_down(name)
    assert (t.damage(0), t.player(0).revealed) == (6, False)


@pytest.mark.rule("SH-WHT-01", "SH-WHT-03", "SH-BLK-04")
@pytest.mark.parametrize(
    ("name", "character"), [("advent", "vampire"), ("chocolate", "george"), ("diabolic_ritual", "allie")]
)
def test_s36_nothing_happens_to_others_face_up(table: MakeTable, name: str, character: str) -> None:
    """S36: everybody sees that the card does not mean a revealed drawer, so nobody is asked."""
    t = _heal_card(table, name, seated(character, damage=6, revealed=True))

    assert [(event.seat, event.source) for event in t.happened(ev.Fizzled)] == [(0, name)]
    assert t.damage(0) == 6
    assert t.prompt == "window-area_done"


def _heal_card(table: MakeTable, name: str, drawer: sh.Position) -> Table:
    groups = (
        (seated("emi"), seated("george"), seated("franklin")),
        (seated("unknown"), seated("vampire"), seated("werewolf")),
        (seated("allie"),),
    )
    group = next(group for group in groups if any(place.character == drawer.character for place in group))
    others = [
        place
        for members, number in zip(groups, (2, 2, 1), strict=True)
        for place in [p for p in members if p.character != drawer.character][: number - (members is group)]
    ]
    return draw(table, name, drawer, *others)


@pytest.mark.rule("SH-WHT-06", "SH-INF-08")
def test_s37_mirror_reveals_a_hidden_werewolf(table: MakeTable) -> None:
    """S37: the Werewolf has no say."""
    t = draw(table, "disenchant_mirror", "werewolf", "emi", "george", "vampire", "allie")

    assert [(event.seat, event.forced) for event in t.happened(ev.Revealed)] == [(0, True)]
    assert t.prompt == "window-area_done"


@pytest.mark.rule("SH-WHT-06", "SH-INF-08")
@pytest.mark.parametrize(
    ("drawer", "other"),
    [(seated("unknown"), seated("george")), (seated("george"), seated("unknown"))],
    ids=["unknown", "george"],
)
def test_s37_mirror_without_effect_tells_who_the_drawer_is_not(
    table: MakeTable, drawer: sh.Position, other: sh.Position
) -> None:
    """S37: Unknown and George stay hidden; everybody now knows that the drawer is no Vampire and no Werewolf."""
    t = draw(table, "disenchant_mirror", drawer, "emi", other, "vampire", "allie")

    assert not t.player(0).revealed
    assert [(event.seat, event.source) for event in t.happened(ev.Fizzled)] == [(0, "disenchant_mirror")]
    possible = {character.id for character in t.view(None).players[0].possible}
    assert possible == {"emi", "franklin", "george", "unknown", "allie", "bob", "charles", "daniel"}


@pytest.mark.rule("SH-WHT-06")
def test_s37_mirror_does_nothing_to_a_revealed_vampire(table: MakeTable) -> None:
    """S37: nothing happens."""
    vampire = seated("vampire", revealed=True)
    t = draw(table, "disenchant_mirror", vampire, "emi", "george", "werewolf", "allie")

    assert t.happened(ev.Revealed) == []
    assert [(event.seat, event.source) for event in t.happened(ev.Fizzled)] == [(0, "disenchant_mirror")]


def _white_total(t: Table) -> tuple[int, int, int, int]:
    """Return the white cards in the draw pile, in the discards, in front of players and being resolved."""
    state = t.state
    equipped = sum(owned.deck == "white" for player in state.players for owned in player.equipment)
    held = int(state.in_hand is not None and state.in_hand.card.deck == "white")
    return len(state.white.draw_pile), len(state.white.discard_pile), equipped, held


def _empty_white_deck(table: MakeTable, seed: int) -> Table:
    """White draw pile 0, discards 11, the other 5 equipment cards in front of P2 and P3; P1 has come to the Church."""
    t = table(
        arranged(
            "george",
            seated("emi", equipment=("fortune_brooch", "holy_robe")),
            seated("werewolf", equipment=("mystic_compass", "silver_rosary", "spear_of_longinus")),
            "vampire",
            "allie",
            white_discard=(*WHITE_SINGLE_USE, "talisman"),
            dice=(TO_CHURCH,),
        ),
        seed,
    )
    t.play(sh.Roll(0))
    pass_to(t, 0)
    assert _white_total(t) == (0, 11, 5, 0)
    return t


def _drawn_first(table: MakeTable, *wanted: str) -> Table:
    """Return the table of the first seed whose shuffle brings one of the wanted cards to the top, drawn."""
    for seed in range(200):
        t = _empty_white_deck(table, seed)
        t.play(sh.FollowArea(0))
        if t.happened(ev.CardDrawn)[0].card.id in wanted:
            return t
    raise AssertionError(f"no shuffle brings {wanted} to the top")


@pytest.mark.rule("SH-CRD-06", "SH-CRD-03", "SH-INV-01")
def test_s38_discards_are_shuffled_and_equipment_is_laid_down(table: MakeTable) -> None:
    """S38: the Talisman comes up: draw pile 10, discards 0, six equipped; 16 cards in all."""
    t = _drawn_first(table, "talisman")

    assert [(event.deck, event.rules) for event in t.happened(ev.DeckShuffled)] == [("white", ("SH-CRD-06",))]
    assert _white_total(t) == (10, 0, 6, 0)
    assert t.equipment(0) == ["talisman"]


@pytest.mark.rule("SH-CRD-06", "SH-CRD-02", "SH-INV-01")
def test_s38_single_use_card_is_not_shuffled_in_while_it_resolves(table: MakeTable) -> None:
    """S38: Blessing or First Aid comes up: draw pile 10 and discards 0 while it resolves, 1 afterwards; always 16."""
    t = _drawn_first(table, "blessing", "first_aid")

    assert t.prompt == "card_target"
    assert _white_total(t) == (10, 0, 5, 1)
    t.play(sh.ChooseTarget(0, 3))
    assert _white_total(t) == (10, 1, 5, 0)
    assert len(t.happened(ev.DeckShuffled)) == 1


@pytest.mark.rule("SH-CRD-06")
def test_s38_the_shuffle_decides_what_comes_up(table: MakeTable) -> None:
    """S38: the discards are shuffled, not turned over: another seed brings another order of the same cards."""
    orders = []
    for seed in (1, 2):
        t = _empty_white_deck(table, seed)
        t.play(sh.FollowArea(0))
        orders.append([t.happened(ev.CardDrawn)[0].card.id, *[c.id for c in reversed(t.state.white.draw_pile)]])

    assert orders[0] != orders[1]
    assert sorted(orders[0]) == sorted(orders[1]) == sorted([*WHITE_SINGLE_USE, "talisman"])


@pytest.mark.rule("SH-TRN-07", "SH-WHT-04", "SH-MOV-04")
def test_s39_concealed_knowledge_gives_a_complete_second_turn(table: MakeTable) -> None:
    """S39: P1 plays again, from the move to another area (6 is rolled again) to the attack; then comes P2."""
    seats = (
        seated("george"),
        seated("emi"),
        seated("vampire", "erstwhile_altar"),
        seated("werewolf"),
        seated("allie", damage=1),
    )
    t = draw(table, "concealed_knowledge", *seats, dice=((3, 3), (4, 5), (1, 3)))
    assert t.view(None).extra_turns == 1
    end_turn(t)

    assert (t.state.current, t.state.turn, t.view(None).extra_turns) == (0, 2, 0)
    assert [event.rules for event in t.happened(ev.TurnStarted) if event.extra] == [("SH-TRN-07",)]
    t.play(sh.Roll(0))
    assert [event.total for event in t.happened(ev.MovementRolled)] == [6, 6, 9]
    assert t.player(0).area is area("weird_woods")
    t.play(sh.FollowArea(0), sh.WoodsHeal(0, 4), sh.Attack(0, 2))
    assert (t.damage(4), t.damage(2)) == (0, 2)
    end_turn(t)
    assert (t.state.current, t.state.turn) == (1, 3)


@pytest.mark.rule("SH-WHT-05", "SH-TRN-05", "SH-TRN-01")
def test_s39_extra_turn_is_lost_with_its_player(table: MakeTable) -> None:
    """S39: P1 dies of a counterattack in the first turn; P2 plays next."""
    seats = (
        seated("emi", damage=8),
        seated("george"),
        seated("werewolf", "church"),
        seated("vampire"),
        seated("allie"),
    )
    t = draw(table, "concealed_knowledge", *seats, dice=((2, 2), (1, 4)))
    assert t.view(None).extra_turns == 1

    t.play(sh.Attack(0, 2), sh.Counterattack(2))

    assert not t.player(0).alive
    assert (t.state.current, t.state.turn, t.view(None).extra_turns) == (1, 2, 0)
    assert [event.extra for event in t.happened(ev.TurnStarted)] == [False, False]
    t.play(sh.Roll(1))


@pytest.mark.rule("SH-BLK-07", "SH-DTH-04", "SH-DTH-05", "SH-TRN-05", "SH-DTH-02")
def test_s41_doll_kills_its_drawer_without_a_killer(table: MakeTable) -> None:
    """S41: d6 = 6: the drawer takes 3 and dies with 11, the chainsaw is discarded, and P2's turn begins."""
    t = _doll(table, 6)

    happened = t.play(sh.ChooseTarget(0, 1))

    assert [(event.seat, event.amount) for event in happened if isinstance(event, ev.Damaged)] == [(0, 3)]
    assert [(event.seat, event.killer) for event in happened if isinstance(event, ev.Died)] == [(0, None)]
    assert at_the_players(t) == {
        "players[0].damage": (9, 11),
        "players[0].area": ("cemetery", None),
        "players[0].alive": (True, False),
        "players[0].revealed": (False, True),
        "players[0].equipment": (("chainsaw",), ()),
    }
    t.expect_change("black.discard_pile", (), ("chainsaw", "spiritual_doll"))
    assert t.winners is None
    assert (t.state.current, t.state.turn, t.prompt) == (1, 2, "window-start")


@pytest.mark.rule("SH-BLK-07")
def test_s41_doll_hurts_its_target_and_the_turn_goes_on(table: MakeTable) -> None:
    """S41: d6 = 4: P2 takes 3 and P1 comes to his attack."""
    t = _doll(table, 4)

    t.play(sh.ChooseTarget(0, 1))

    assert t.changes == {"players[1].damage": (0, 3), **laid_down("spiritual_doll")}
    pass_to(t, 0)
    assert t.prompt == "attack"
    assert t.actions(0)[:2] == (sh.Attack(0, 2), sh.SkipAttack(0))


def _doll(table: MakeTable, d6: int) -> Table:
    drawer = seated("unknown", damage=9, equipment=("chainsaw",))
    target = seated("vampire", "church")
    return draw(table, "spiritual_doll", drawer, "george", target, "emi", "allie", dice=((None, d6),))


@pytest.mark.rule("SH-ARA-08")
def test_s42_altar_finds_nothing_to_take(table: MakeTable) -> None:
    """S42: nobody else has equipment: nothing happens, although P1 himself has some."""
    t = _at(table, "erstwhile_altar", seated("george", equipment=("talisman",)), seated("emi"))

    t.play(sh.FollowArea(0))

    assert [(event.seat, event.source) for event in t.happened(ev.Fizzled)] == [(0, "erstwhile_altar")]
    assert t.changes == {}
    assert t.equipment(0) == ["talisman"]
    assert t.prompt == "window-area_done"


@pytest.mark.rule("SH-ARA-07", "SH-DMG-02")
def test_s42_woods_may_heal_the_unhurt(table: MakeTable) -> None:
    """S42: P2 has no damage, may be healed all the same, and has none afterwards."""
    t = _at(table, "weird_woods", seated("george"), seated("emi"))

    happened = t.play(sh.FollowArea(0), sh.WoodsHeal(0, 1))

    assert [(event.seat, event.amount, event.total) for event in happened if isinstance(event, ev.Healed)] == [
        (1, 0, 0)
    ]
    assert t.changes == {}
    assert t.damage(1) == 0


@pytest.mark.rule("SH-WHT-02", "SH-DMG-02")
@pytest.mark.parametrize("damage", [2, 0])
def test_s42_blessing_heals_no_further_than_zero(table: MakeTable, damage: int) -> None:
    """S42: d6 = 5 takes P2 from 2 (or from 0, which may be chosen too) to 0."""
    emi = seated("emi", damage=damage)
    t = draw(table, "blessing", "george", emi, "vampire", "werewolf", "allie", dice=((None, 5),))

    t.play(sh.ChooseTarget(0, 1))

    healed = {"players[1].damage": (damage, 0)} if damage else {}
    assert t.changes == {**healed, **laid_down("blessing")}


@pytest.mark.rule("SH-ARA-01")
@pytest.mark.parametrize("name", list(ROLL_TO))
def test_s42_area_action_may_always_be_skipped(table: MakeTable, name: str) -> None:
    """S42: on every area the card may be left alone, and then nothing is drawn, taken or dealt."""
    t = _at(table, name, seated("george"), seated("emi", equipment=("talisman",)))
    pass_to(t, 0)
    assert t.actions(0)[:2] == (sh.FollowArea(0), sh.SkipArea(0))

    happened = t.play(sh.SkipArea(0))

    assert happened == []
    assert t.changes == {}
    pass_to(t, 0)
    assert t.prompt == "attack"
    assert not t.is_legal(sh.FollowArea(0))


def _at(table: MakeTable, name: str, mover: sh.Position, second: sh.Position) -> Table:
    t = table(arranged(mover, second, "vampire", "werewolf", "allie", dice=(ROLL_TO[name],)))
    t.play(sh.Roll(0))
    return t
