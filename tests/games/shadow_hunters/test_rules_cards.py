"""Rules SH-CRD: how white and black cards are drawn, followed and discarded."""

from __future__ import annotations

import pytest

from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters import content as c
from boardrules.games.shadow_hunters.events import (
    CardDiscarded,
    CardDrawn,
    Damaged,
    DeckShuffled,
    Died,
    EquipmentDiscarded,
    Equipped,
    Fizzled,
    Healed,
    Revealed,
)
from tests.games.happened import refused
from tests.games.shadow_hunters.positions import (
    TO_ALTAR,
    TO_CABIN,
    TO_CEMETERY,
    TO_CHURCH,
    TO_GATE,
    TO_WOODS,
    arranged,
    damages,
    dead,
    draw,
    follow,
    pass_to,
    seated,
)
from tests.games.shadow_hunters.table import MakeTable, card

AIMED = ["vampire_bat", "bloodthirsty_spider", "spiritual_doll"]


@pytest.mark.rule("SH-CRD-01")
def test_each_deck_has_ten_single_use_cards_and_six_of_equipment() -> None:
    """Every card is of one of the two kinds; hermit cards are never equipment."""
    for deck, equipment in (("white", 6), ("black", 6), ("hermit", 0)):
        copies = [title.equipment for title in c.DECKS[deck] for _ in range(title.count)]
        assert (copies.count(True), copies.count(False)) == (equipment, 16 - equipment)


@pytest.mark.rule("SH-CRD-01", "SH-CRD-02", "SH-CRD-03")
@pytest.mark.parametrize(("deck", "roll"), [("white", TO_CHURCH), ("black", TO_CEMETERY)])
def test_every_card_is_laid_down_or_discarded(table: MakeTable, deck: str, roll: tuple[int, int]) -> None:
    """Equipment ends before the drawer, anything else on the discard pile of its colour once it is followed."""
    for title in c.DECKS[deck]:
        t = table(arranged(**{deck: (title.id,)}, dice=(roll,)))
        follow(t)
        while t.prompt in ("card_target", "heal_offer"):
            t.play(t.actions(0)[0])

        pile = t.state.deck(title.deck)
        assert t.player(0).equipment == ([title] if title.equipment else [])
        assert pile.discard_pile == ([] if title.equipment else [title])
        assert (t.state.in_hand, len(pile.draw_pile)) == (None, 15)


@pytest.mark.rule("SH-CRD-02")
def test_a_single_use_card_is_discarded_after_it_was_followed(table: MakeTable) -> None:
    """First its effect, then the face-up discard."""
    t = draw(table, "holy_water_of_healing", seated(damage=4))

    assert [type(event) for event in t.log[-3:]] == [CardDrawn, Healed, CardDiscarded]
    assert t.log[-1] == CardDiscarded(card("holy_water_of_healing"), rules=("SH-CRD-02",))
    assert t.view(None).white.open_discards == (card("holy_water_of_healing"),)


@pytest.mark.rule("SH-CRD-02")
@pytest.mark.parametrize("name", [*AIMED, "moody_goblin", "banana_peel"])
def test_a_drawn_card_can_neither_be_turned_down_nor_saved(table: MakeTable, name: str) -> None:
    """However much it hurts, the drawer has to choose one of its targets."""
    place = seated(damage=5, equipment=("chainsaw",))
    t = draw(table, name, place, seated(equipment=("handgun",)))

    assert t.asked == (0,)
    assert {type(action) for action in t.actions(0)} <= {sh.ChooseTarget, sh.TakeEquipment, sh.GiveEquipment}
    for action in (sh.Decline(0), sh.Pass(0), sh.SkipArea(0)):
        assert t.refuses(action).code == "not_offered"


@pytest.mark.rule("SH-CRD-03")
def test_equipment_stays_and_a_player_may_have_many(table: MakeTable) -> None:
    """Seven cards before one player, the drawn one last, and all are there in the next turn."""
    six = ("chainsaw", "butcher_knife", "rusted_broad_axe", "talisman", "fortune_brooch", "holy_robe")
    t = table(arranged(seated(equipment=six), white=("mystic_compass",), dice=(TO_CHURCH, TO_CABIN)))

    t.play(sh.Roll(0), sh.FollowArea(0), sh.SkipAttack(0), sh.Roll(1), sh.SkipArea(1))

    assert t.equipment(0) == [*six, "mystic_compass"]
    (equipped,) = t.happened(Equipped)
    assert (equipped.seat, equipped.card, equipped.rules) == (0, card("mystic_compass"), ("SH-CRD-03", "SH-WHT-13"))
    assert t.happened(CardDiscarded) == []


@pytest.mark.rule("SH-CRD-03")
def test_drawn_equipment_works_at_once(table: MakeTable) -> None:
    """The Chainsaw drawn at the Cemetery adds 1 to the attack of the same turn."""
    t = table(arranged(None, seated(area="church"), black=("chainsaw",), dice=(TO_CEMETERY, (1, 3))))

    t.play(sh.Roll(0), sh.FollowArea(0), sh.Attack(0, 1))

    assert t.damage(1) == 3


@pytest.mark.rule("SH-CRD-04")
@pytest.mark.parametrize("viewer", [0, 1, 4, None])
def test_drawn_cards_equipment_and_discards_are_open_to_all(table: MakeTable, viewer: int | None) -> None:
    """While it is resolved, before a player and on the pile, in its order."""
    t = draw(
        table, "blessing", seated(equipment=("talisman",)), dice=((None, 3),), white_discard=("advent", "chocolate")
    )
    assert t.view(viewer).held == sh.HeldView("white", card("blessing"))
    (drawn,) = t.happened(CardDrawn)
    assert sh.GAME.seen(drawn, viewer) == drawn
    t.play(sh.ChooseTarget(0, 1))

    view = t.view(viewer)
    assert view.white.open_discards == (card("advent"), card("chocolate"), card("blessing"))
    assert view.players[0].equipment == (card("talisman"),)
    assert view.held is None


@pytest.mark.rule("SH-CRD-05")
@pytest.mark.parametrize(
    ("name", "roll", "seat"),
    [
        ("advent", TO_CHURCH, 0),
        ("diabolic_ritual", TO_CEMETERY, 2),
        ("chocolate", TO_CHURCH, 4),
    ],
)
@pytest.mark.parametrize("revealed", [True, False])
def test_cards_for_those_who_reveal_work_for_the_revealed_too(
    table: MakeTable, name: str, roll: tuple[int, int], seat: int, revealed: bool
) -> None:
    """Hunter, Shadow, and Allie: heal everything, turning face up first where that is still to be done."""
    deck = card(name).deck
    seats = [seated(damage=7, revealed=revealed, used=False) if s == seat else None for s in range(5)]
    t = table(arranged(*seats, first_player=seat, **{deck: (name,)}, dice=(roll,)))
    t.play(sh.Roll(seat), sh.FollowArea(seat))
    assert (t.prompt, t.actions(seat)) == ("heal_offer", (sh.Decline(seat), sh.Heal(seat)))

    happened = t.play(sh.Heal(seat))

    assert (t.damage(seat), t.player(seat).revealed) == (0, True)
    expected = [Healed, CardDiscarded] if revealed else [Revealed, Healed, CardDiscarded]
    assert [type(event) for event in happened] == expected


@pytest.mark.rule("SH-CRD-05")
@pytest.mark.parametrize(("name", "roll"), [("diabolic_ritual", TO_CEMETERY), ("chocolate", TO_CHURCH)])
def test_cards_for_others_do_nothing(table: MakeTable, name: str, roll: tuple[int, int]) -> None:
    """A hidden Franklin can only decline; a face-up one is not asked, as everybody sees that it is not for him."""
    deck = card(name).deck
    t = table(arranged(seated(damage=7), **{deck: (name,)}, dice=(roll,)))
    follow(t)
    assert t.actions(0) == (sh.Decline(0),)
    assert refused(t, sh.Heal(0)) == ("card_means_others", card(name).rule)
    t.play(sh.Decline(0))
    assert (t.damage(0), t.player(0).revealed) == (7, False)

    t = table(arranged(seated(damage=7, revealed=True), **{deck: (name,)}, dice=(roll,)))
    follow(t)
    assert [type(event) for event in t.log[-3:]] == [CardDrawn, Fizzled, CardDiscarded]
    assert t.damage(0) == 7


@pytest.mark.rule("SH-CRD-05")
@pytest.mark.parametrize("revealed", [True, False])
def test_an_offer_to_reveal_may_be_left(table: MakeTable, revealed: bool) -> None:
    """A Hunter who declines Advent keeps the damage, and the hidden one stays hidden."""
    t = draw(table, "advent", seated(damage=7, revealed=revealed))
    t.play(sh.Decline(0))

    assert (t.damage(0), t.player(0).revealed) == (7, revealed)
    assert t.state.white.discard_pile == [card("advent")]


@pytest.mark.rule("SH-CRD-05")
@pytest.mark.parametrize(("revealed", "reveal", "damage"), [(True, False, 4), (False, True, 4), (False, False, 2)])
def test_spear_works_for_a_hunter_who_is_or_turns_face_up(
    table: MakeTable, revealed: bool, reveal: bool, damage: int
) -> None:
    """Base 2; a face-up Hunter is not asked and adds 2, a hidden one adds 2 by revealing."""
    holder = seated(equipment=("spear_of_longinus",), revealed=revealed)
    t = table(arranged(holder, seated(area="church"), dice=(TO_CHURCH, (1, 3))))

    t.play(sh.Roll(0), sh.SkipArea(0), sh.Attack(0, 1))
    assert t.prompt == ("counter" if revealed else "spear")
    if not revealed:
        t.play(sh.Reveal(0) if reveal else sh.Decline(0))

    assert t.damage(1) == damage


@pytest.mark.rule("SH-CRD-06")
@pytest.mark.parametrize(("deck", "roll"), [("white", TO_CHURCH), ("black", TO_CEMETERY)])
def test_an_exhausted_deck_is_shuffled_when_a_card_is_needed(
    table: MakeTable, deck: str, roll: tuple[int, int]
) -> None:
    """The last card leaves the pile empty; the next draw shuffles the discards, without what lies before players."""
    last = {"white": "holy_water_of_healing", "black": "dynamite"}[deck]
    held = {"white": "talisman", "black": "chainsaw"}[deck]
    rest = [title.id for title in c.DECKS[deck] for _ in range(title.count)]
    rest.remove(last)
    rest.remove(held)
    dice = (roll, (1, 4), roll) if deck == "black" else (roll, roll)
    t = table(arranged(None, None, seated(equipment=(held,)), **{f"{deck}_discard": tuple(rest)}, dice=dice))

    follow(t)
    pile = t.state.deck(card(last).deck)
    assert (len(pile.draw_pile), len(pile.discard_pile)) == (0, 15)
    assert t.happened(DeckShuffled) == []
    t.play(sh.SkipAttack(0))
    t.play(sh.Roll(1), sh.FollowArea(1))

    (shuffled,) = t.happened(DeckShuffled)
    assert (shuffled.deck, shuffled.rules) == (deck, ("SH-CRD-06",))
    assert t.log.index(shuffled) < t.log.index(t.happened(CardDrawn)[1])
    pile = t.state.deck(card(last).deck)
    in_play = [*pile.draw_pile, *pile.discard_pile, *t.player(1).equipment]
    if t.state.in_hand is not None:
        in_play.append(t.state.in_hand.card)
    assert sorted(found.id for found in in_play) == sorted([*rest, last])
    assert len(pile.draw_pile) == 14


@pytest.mark.rule("SH-CRD-06")
def test_the_other_decks_are_not_shuffled_with_it(table: MakeTable) -> None:
    """The white pile is empty; drawing black leaves the white discards where they are."""
    white = tuple(title.id for title in c.WHITE_CARDS for _ in range(title.count))
    t = draw(table, "chainsaw", white_discard=white)

    assert t.happened(DeckShuffled) == []
    assert [found.id for found in t.state.white.discard_pile] == list(white)


@pytest.mark.rule("SH-CRD-07")
@pytest.mark.parametrize("name", AIMED)
def test_harmful_cards_are_aimed_at_other_living_players(table: MakeTable, name: str) -> None:
    """Neither at the drawer nor at the dead."""
    t = draw(table, name, None, dead())

    assert t.actions(0) == (sh.ChooseTarget(0, 2), sh.ChooseTarget(0, 3), sh.ChooseTarget(0, 4))
    assert refused(t, sh.ChooseTarget(0, 0)) == ("not_yourself", "SH-CRD-07")
    assert refused(t, sh.ChooseTarget(0, 1)) == ("not_a_living_player", "SH-CRD-07")
    assert refused(t, sh.ChooseTarget(0, 5)) == ("not_a_living_player", "SH-CRD-07")


@pytest.mark.rule("SH-CRD-07")
def test_goblin_does_not_steal_from_its_drawer(table: MakeTable) -> None:
    """Only the cards of the others are offered."""
    owner = seated(equipment=("chainsaw",))
    t = draw(table, "moody_goblin", owner, None, seated(equipment=("handgun",)))

    assert t.actions(0) == (sh.TakeEquipment(0, 2, card("handgun")),)
    assert refused(t, sh.TakeEquipment(0, 0, card("chainsaw"))) == ("not_yourself", "SH-BLK-06")
    assert refused(t, sh.TakeEquipment(0, 1, card("handgun"))) == ("no_such_equipment", "SH-BLK-06")


@pytest.mark.rule("SH-CRD-07")
def test_first_aid_may_be_used_on_oneself_but_not_on_the_dead(table: MakeTable) -> None:
    """The drawer is among the targets."""
    t = draw(table, "first_aid", seated(damage=11), dead())

    assert t.actions(0) == tuple(sh.ChooseTarget(0, seat) for seat in (0, 2, 3, 4))
    assert refused(t, sh.ChooseTarget(0, 1)) == ("not_a_living_player", "SH-CRD-07")
    t.play(sh.ChooseTarget(0, 0))

    assert t.damage(0) == 7


@pytest.mark.rule("SH-CRD-08")
def test_cards_without_a_position_reach_players_off_the_board(table: MakeTable) -> None:
    """Bat, Flare, Goblin and Hermit card are no different for who has not moved yet."""
    away = seated(equipment=("chainsaw",))
    t = table(
        arranged(
            None,
            away,
            black=("vampire_bat", "moody_goblin"),
            white=("flare_of_judgement",),
            hermit=("hermits_exorcism",),
            dice=(TO_CEMETERY, TO_CHURCH, TO_CABIN, TO_CEMETERY),
        )
    )

    follow(t)
    t.play(sh.ChooseTarget(0, 4), sh.SkipAttack(0))
    assert damages(t) == [0, 0, 0, 0, 2]
    t.play(sh.Roll(1), sh.FollowArea(1))
    assert damages(t) == [2, 0, 2, 2, 4]
    t.play(sh.SkipAttack(1))
    t.play(sh.Roll(2), sh.FollowArea(2))
    t.play(sh.GiveHermit(2, 3), sh.Comply(3), sh.SkipAttack(2))
    assert damages(t) == [2, 0, 2, 4, 4]
    t.play(sh.Roll(3), sh.FollowArea(3))
    assert t.actions(3) == (sh.TakeEquipment(3, 1, card("chainsaw")),)


@pytest.mark.rule("SH-CRD-08")
@pytest.mark.parametrize(("dice", "hit"), [((2, 4), [1]), ((3, 4), []), ((1, 1), [])])
def test_dynamite_reaches_nobody_off_the_board(table: MakeTable, dice: tuple[int, int], hit: list[int]) -> None:
    """Only who stands on the area is hit; a 7 and an empty area hit nobody at all."""
    t = draw(table, "dynamite", None, seated(area="church"), dice=(dice,))

    assert [event.seat for event in t.happened(Damaged)] == hit
    assert damages(t) == [3 if seat in hit else 0 for seat in range(5)]


@pytest.mark.rule("SH-CRD-08")
@pytest.mark.parametrize("equipment", [(), ("handgun",)])
def test_players_off_the_board_cannot_be_attacked(table: MakeTable, equipment: tuple[str, ...]) -> None:
    """They are in no range: not in one's own and, with the Handgun, not outside it."""
    t = table(arranged(seated(equipment=equipment), dice=(TO_CHURCH,)))
    t.play(sh.Roll(0), sh.SkipArea(0))
    pass_to(t)

    assert t.actions(0) == (sh.SkipAttack(0), sh.Reveal(0))
    assert refused(t, sh.Attack(0, 1)) == ("off_board", "SH-CRD-08")


@pytest.mark.rule("SH-CRD-08")
def test_woods_and_altar_reach_players_off_the_board(table: MakeTable) -> None:
    """These areas ask for no position."""
    t = table(arranged(None, seated(equipment=("chainsaw",)), dice=(TO_WOODS,)))
    follow(t)
    t.play(sh.WoodsDamage(0, 1))
    assert (t.damage(1), t.player(1).area) == (2, None)

    t = table(arranged(None, seated(equipment=("chainsaw",)), dice=(TO_ALTAR,)))
    follow(t)
    t.play(sh.TakeEquipment(0, 1, card("chainsaw")))
    assert t.equipment(0) == ["chainsaw"]


# -- no attacks -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-CRD-09")
@pytest.mark.parametrize(
    ("drawer", "target"),
    [
        (seated(), seated(equipment=("holy_robe",))),
        (seated(), seated(angel=True)),
        (seated(equipment=("holy_robe",)), seated()),
        (seated(equipment=("chainsaw",)), seated()),
        (seated(equipment=("spear_of_longinus",), revealed=True), seated()),
    ],
    ids=["robe of the target", "angel", "own robe", "chainsaw", "spear"],
)
def test_what_changes_attacks_does_not_change_damage_from_cards(
    table: MakeTable, drawer: sh.Position, target: sh.Position
) -> None:
    """The Vampire Bat deals 2 in every case."""
    t = draw(table, "vampire_bat", drawer, target)
    t.play(sh.ChooseTarget(0, 1))

    assert t.damage(1) == 2


@pytest.mark.rule("SH-CRD-09")
def test_silver_rosary_and_suck_blood_do_not_count_for_cards(table: MakeTable) -> None:
    """The Doll kills Allie: her killer, a face-up Vampire with the Rosary, loots one card and heals nothing."""
    drawer = seated(damage=5, equipment=("silver_rosary",), revealed=True)
    victim = seated(damage=5, equipment=("chainsaw", "talisman"))
    dice = (TO_GATE, (None, 4))
    t = table(arranged(None, None, drawer, None, victim, first_player=2, black=("spiritual_doll",), dice=dice))

    t.play(sh.Roll(2), sh.FollowArea(2), sh.DrawFrom(2, "black"), sh.ChooseTarget(2, 4))
    t.play(sh.TakeEquipment(2, 4, card("chainsaw")))

    assert [(event.seat, event.killer) for event in t.happened(Died)] == [(4, 2)]
    assert (t.equipment(2), t.damage(2)) == (["silver_rosary", "chainsaw"], 5)
    assert [event.card.id for event in t.happened(EquipmentDiscarded)] == ["talisman"]


@pytest.mark.rule("SH-CRD-09")
@pytest.mark.parametrize("scope", ["attack", "any_damage"])
def test_bob_robs_with_cards_only_with_the_option(table: MakeTable, scope: str) -> None:
    """By default the Bat deals its 2 damage, and the face-up Werewolf does not strike back."""
    t = table(
        arranged(
            None,
            None,
            None,
            seated(area="cemetery", equipment=("chainsaw",), revealed=True),
            seated("bob", revealed=True),
            first_player=4,
            robbery_scope=scope,
            black=("vampire_bat",),
            dice=(TO_CEMETERY,),
        )
    )

    t.play(sh.Roll(4), sh.FollowArea(4))
    t.play(sh.ChooseTarget(4, 3))

    assert t.prompt == ("window-area_done" if scope == "attack" else "robbery")
    assert not t.is_legal(sh.Counterattack(3))
    assert t.damage(3) == (2 if scope == "attack" else 0)
