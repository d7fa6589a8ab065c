"""Rules SH-HER: how hermit cards are given, answered and discarded."""

from __future__ import annotations

import pytest

from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters.content import HERMIT_CARDS
from boardrules.games.shadow_hunters.events import (
    CardDiscarded,
    Damaged,
    DeckShuffled,
    Died,
    EquipmentDiscarded,
    EquipmentMoved,
    Healed,
    HermitAnswered,
    HermitDiscarded,
    HermitDrawn,
    HermitGiven,
)
from tests.games.happened import refused
from tests.games.shadow_hunters.positions import TO_CABIN, TO_GATE, arranged, damages, dead, draw, follow, give, seated
from tests.games.shadow_hunters.table import MakeTable, card


@pytest.mark.rule("SH-HER-01")
def test_drawer_reads_the_card_alone_and_gives_it_to_any_other_living_player(table: MakeTable) -> None:
    """Nobody else sees the card before it is given; the dead and the drawer cannot get it."""
    t = table(arranged(None, dead(), hermit=("hermits_aid",), dice=(TO_CABIN,)))
    t.play(sh.Roll(0), sh.FollowArea(0))

    assert (t.asked, t.actions(0)) == ((0,), (sh.GiveHermit(0, 2), sh.GiveHermit(0, 3), sh.GiveHermit(0, 4)))
    assert refused(t, sh.GiveHermit(0, 0)) == ("not_yourself", "SH-HER-01")
    assert refused(t, sh.GiveHermit(0, 1)) == ("not_a_living_player", "SH-HER-01")
    assert refused(t, sh.GiveHermit(0, 9)) == ("not_a_living_player", "SH-HER-01")
    assert t.view(0).held == sh.HeldView("hermit", card("hermits_aid"))
    for other in (2, 3, 4, None):
        assert t.view(other).held == sh.HeldView("hermit", None)
        assert t.view(other).prompt is None


@pytest.mark.rule("SH-HER-01")
def test_a_drawn_hermit_card_cannot_be_kept(table: MakeTable) -> None:
    """There is nothing to do but give it."""
    t = table(arranged(hermit=("hermits_aid",), dice=(TO_CABIN,)))
    t.play(sh.Roll(0), sh.FollowArea(0))

    assert {type(action) for action in t.actions(0)} == {sh.GiveHermit}
    for action in (sh.SkipArea(0), sh.Pass(0), sh.Decline(0), sh.Comply(0)):
        assert refused(t, action) == ("not_offered", "SH-HER-01")


@pytest.mark.rule("SH-HER-02")
@pytest.mark.parametrize("receiver", [1, 2, 4])
def test_only_the_receiver_carries_the_card_out(table: MakeTable, receiver: int) -> None:
    """Slap means Hunters: the drawer is one and stays unhurt, and the receiver is hurt if he is one."""
    t = draw(table, "hermits_slap")
    t.play(sh.GiveHermit(0, receiver))
    assert t.asked == (receiver,)
    assert t.actions(0) == ()
    t.play(t.actions(receiver)[0])

    assert damages(t) == [0, 1 if receiver == 1 else 0, 0, 0, 0]


@pytest.mark.rule("SH-HER-02")
@pytest.mark.parametrize("title", [title.id for title in HERMIT_CARDS])
@pytest.mark.parametrize("receiver", [1, 2, 3, 4])
def test_every_receiver_answers_in_one_decision(table: MakeTable, title: str, receiver: int) -> None:
    """Without equipment there is exactly one answer, but it is asked for, whether the card fits or not."""
    t = draw(table, title)
    t.play(sh.GiveHermit(0, receiver))

    assert (t.asked, t.prompt, len(t.actions(receiver))) == ((receiver,), "answer_hermit", 1)
    happened = t.play(t.actions(receiver)[0])

    assert len([event for event in happened if isinstance(event, HermitAnswered)]) == 1
    assert t.prompt == "window-area_done"


@pytest.mark.rule("SH-HER-03")
@pytest.mark.parametrize(("title", "receiver"), [("hermits_spell", 1), ("hermits_spell", 4), ("hermits_bully", 1)])
def test_a_card_that_does_not_fit_changes_nothing(table: MakeTable, title: str, receiver: int) -> None:
    """Spell for a Hunter or a Neutral, Bully for 14 HP: "nothing happens" and no more."""
    place = seated(damage=2, equipment=("chainsaw",))
    seats = [place if seat == receiver else None for seat in range(5)]
    t = draw(table, title, *seats)
    t.play(sh.GiveHermit(0, receiver))
    happened = t.play(sh.NothingHappens(receiver))

    assert happened == [
        HermitAnswered(receiver, 0, "nothing", rules=("SH-HER-03",)),
        HermitDiscarded(rules=("SH-HER-06",)),
    ]
    assert (t.damage(receiver), t.equipment(receiver)) == (2, ["chainsaw"])


@pytest.mark.rule("SH-HER-03")
def test_spell_costs_a_shadow_one_damage(table: MakeTable) -> None:
    """The example of the rulebook."""
    t = draw(table, "hermits_spell")
    t.play(sh.GiveHermit(0, 2))
    t.play(sh.Comply(2))

    assert damages(t) == [0, 0, 1, 0, 0]


@pytest.mark.rule("SH-HER-04")
@pytest.mark.parametrize(
    ("receiver", "truth", "lie"),
    [(1, sh.Comply(1), sh.NothingHappens(1)), (2, sh.NothingHappens(2), sh.Comply(2))],
)
@pytest.mark.parametrize("revealed", [True, False])
def test_the_receiver_has_to_be_truthful(
    table: MakeTable, receiver: int, truth: sh.Action, lie: sh.Action, revealed: bool
) -> None:
    """A Hunter cannot deny Slap, a Vampire cannot claim it, hidden or not."""
    seats = [seated(revealed=revealed and seat == receiver) for seat in range(5)]
    t = draw(table, "hermits_slap", *seats)
    t.play(sh.GiveHermit(0, receiver))

    assert t.actions(receiver) == (truth,)
    assert refused(t, lie) == ("answer_truthfully", "SH-HER-04")
    assert refused(t, sh.ShowCharacter(receiver)) == ("answer_truthfully", "SH-HER-04")


@pytest.mark.rule("SH-HER-04")
@pytest.mark.parametrize(
    ("title", "place", "abilities", "free"),
    [
        ("hermits_slap", seated("unknown"), True, True),
        ("hermits_spell", seated("unknown"), True, True),
        ("hermits_slap", seated("unknown", revealed=True), True, False),
        ("hermits_spell", seated("unknown", revealed=True), True, False),
        ("hermits_slap", seated("unknown"), False, False),
    ],
)
def test_only_a_hidden_unknown_may_lie(
    table: MakeTable, title: str, place: sh.Position, abilities: bool, free: bool
) -> None:
    """In either direction; not once face up, and not in a game without abilities."""
    t = draw(table, title, None, None, place, use_special_abilities=abilities)
    t.play(sh.GiveHermit(0, 2))

    truth = sh.Comply(2) if title == "hermits_spell" else sh.NothingHappens(2)
    assert set(t.actions(2)) == ({sh.Comply(2), sh.NothingHappens(2)} if free else {truth})


@pytest.mark.rule("SH-HER-05")
def test_the_table_sees_who_gave_and_got_and_what_happened_but_not_the_card(table: MakeTable) -> None:
    """Giver and receiver know the title for good; a third player and a spectator never learn it."""
    t = give(table, "hermits_slap")
    assert t.view(1).held == sh.HeldView("hermit", card("hermits_slap"))
    assert t.view(3).held == sh.HeldView("hermit", None)
    t.play(sh.Comply(1))

    for seat, known in ((0, True), (1, True), (2, False), (3, False), (4, False), (None, False)):
        title = card("hermits_slap") if known else None
        (given,) = [sh.GAME.seen(event, seat) for event in t.happened(HermitGiven)]
        assert isinstance(given, HermitGiven)
        assert (given.seat, given.target, given.card) == (0, 1, title)
        (play,) = t.view(seat).hermit_log
        assert (play.giver, play.receiver, play.answer, play.amount, play.card) == (0, 1, "damage", 1, title)
        (drawn,) = [sh.GAME.seen(event, seat) for event in t.happened(HermitDrawn)]
        assert isinstance(drawn, HermitDrawn)
        assert drawn.card == (title if seat == 0 else None)


@pytest.mark.rule("SH-HER-05")
def test_what_the_table_sees_cites_no_rule_that_names_the_card(table: MakeTable) -> None:
    """Neither the answer nor its outcome carries the rule of the card, nor its title as a source."""
    for title, receiver in (("hermits_slap", 1), ("hermits_aid", 1), ("hermits_spell", 1)):
        t = draw(table, title, None, seated(damage=1))
        t.play(sh.GiveHermit(0, receiver))
        for event in t.play(t.actions(receiver)[0]):
            assert not [rule for rule in event.rules if rule.startswith("SH-GRN")]
            assert getattr(event, "source", "hermit") == "hermit"


@pytest.mark.rule("SH-HER-06")
@pytest.mark.parametrize(("title", "receiver"), [("hermits_slap", 1), ("hermits_spell", 1), ("hermits_prediction", 1)])
def test_the_answered_card_goes_face_down_to_the_hermit_discards(table: MakeTable, title: str, receiver: int) -> None:
    """It is in hand until it is answered, and then on its pile, where nobody can read it."""
    t = draw(table, title)
    t.play(sh.GiveHermit(0, receiver))
    assert t.state.hermit.discard_pile == []

    t.play(t.actions(receiver)[0])

    assert t.state.in_hand is None
    assert t.state.hermit.discard_pile == [card(title)]
    assert (t.view(0).hermit.draw, t.view(0).hermit.discard) == (15, 1)
    assert not t.view(receiver).hermit.open_discards
    assert t.happened(CardDiscarded) == []


@pytest.mark.rule("SH-HER-06", "SH-HER-10")
def test_the_card_of_a_killed_receiver_is_discarded_too(table: MakeTable) -> None:
    """The dead hold no card."""
    t = draw(table, "hermits_bully", None, None, None, None, seated(damage=7))
    t.play(sh.GiveHermit(0, 4))
    t.play(sh.Comply(4))

    assert not t.player(4).alive
    assert (t.state.in_hand, t.state.hermit.discard_pile) == (None, [card("hermits_bully")])


@pytest.mark.rule("SH-HER-07")
def test_an_exhausted_hermit_deck_is_shuffled_when_the_next_card_is_needed(table: MakeTable) -> None:
    """The last card leaves an empty pile; the next draw shuffles all sixteen discards."""
    full = [title.id for title in HERMIT_CARDS for _ in range(title.count)]
    full.remove("hermits_spell")
    t = table(arranged(hermit_discard=tuple(full), dice=(TO_CABIN, TO_CABIN)))

    follow(t, sh.GiveHermit(0, 1))
    t.play(sh.NothingHappens(1))
    assert (len(t.state.hermit.draw_pile), len(t.state.hermit.discard_pile)) == (0, 16)
    assert t.happened(DeckShuffled) == []

    happened = t.play(sh.SkipAttack(0), sh.Roll(1), sh.FollowArea(1))

    assert [type(event) for event in happened] == [DeckShuffled, HermitDrawn]
    shuffled = happened[0]
    assert isinstance(shuffled, DeckShuffled)
    assert (shuffled.deck, shuffled.rules) == ("hermit", ("SH-HER-07", "SH-CRD-06"))
    assert (len(t.state.hermit.draw_pile), t.state.hermit.discard_pile) == (15, [])


@pytest.mark.rule("SH-HER-07")
def test_reshuffled_hermit_cards_come_in_a_new_order() -> None:
    """The order of the discards is not the order in which they are drawn again."""
    full = tuple(title.id for title in HERMIT_CARDS for _ in range(title.count))
    drawn = set()
    for seed in range(12):
        state = sh.GAME.start(arranged(hermit_discard=full, windows="open", dice=(TO_CABIN,)), seed=seed)
        sh.GAME.apply(state, sh.Roll(0))
        sh.GAME.apply(state, sh.FollowArea(0))
        assert state.in_hand is not None
        drawn.add(state.in_hand.card.id)
        assert sorted(owned.id for owned in (*state.hermit.draw_pile, state.in_hand.card)) == sorted(full)
    assert len(drawn) > 3


@pytest.mark.rule("SH-HER-08")
@pytest.mark.parametrize(
    ("title", "receiver"),
    [
        ("hermits_blackmail", 1),
        ("hermits_blackmail", 4),
        ("hermits_greed", 2),
        ("hermits_greed", 4),
        ("hermits_anger", 1),
        ("hermits_anger", 3),
    ],
)
def test_a_match_with_equipment_chooses_a_card_or_one_damage(table: MakeTable, title: str, receiver: int) -> None:
    """Each of the own cards or 1 damage, and nothing else."""
    seats = [seated(equipment=("chainsaw", "talisman")) if seat == receiver else None for seat in range(5)]
    setup = arranged(*seats, hermit=(title,), dice=(TO_CABIN,))
    gifts = [sh.GiveEquipment(receiver, 0, card(name)) for name in ("chainsaw", "talisman")]
    t = table(setup)
    follow(t, sh.GiveHermit(0, receiver))
    assert t.actions(receiver) == (sh.Comply(receiver), *gifts)

    happened = t.play(gifts[1])
    assert EquipmentMoved(0, receiver, card("talisman"), "given", rules=("SH-HER-08", "SH-EQP-05")) in happened
    assert (t.equipment(0), t.equipment(receiver), t.damage(receiver)) == (["talisman"], ["chainsaw"], 0)

    t = table(setup)
    follow(t, sh.GiveHermit(0, receiver))
    t.play(sh.Comply(receiver))
    assert (t.equipment(0), t.equipment(receiver), t.damage(receiver)) == ([], ["chainsaw", "talisman"], 1)


@pytest.mark.rule("SH-HER-08")
def test_the_card_goes_to_the_current_player_and_comes_from_the_receiver(table: MakeTable) -> None:
    """It cannot be handed to somebody else, and a card of somebody else cannot be handed over."""
    t = give(table, "hermits_anger", seated(equipment=("handgun",)), seated(equipment=("chainsaw",)))

    for target in (1, 2):
        assert refused(t, sh.GiveEquipment(1, target, card("chainsaw"))) == ("only_to_the_giver", "SH-HER-08")
    assert refused(t, sh.GiveEquipment(1, 0, card("handgun"))) == ("no_such_equipment", "SH-HER-08")


@pytest.mark.rule("SH-HER-08")
@pytest.mark.parametrize(("receiver", "answer"), [(1, sh.Comply(1)), (4, sh.NothingHappens(4))])
def test_without_a_match_or_without_equipment_there_is_no_choice(
    table: MakeTable, receiver: int, answer: sh.Action
) -> None:
    """On Anger a Hunter without cards takes 1 damage, and a Neutral with a card keeps it."""
    owner = seated(equipment=("chainsaw",))
    t = draw(table, "hermits_anger", None, None, None, None, owner)
    t.play(sh.GiveHermit(0, receiver))

    assert t.actions(receiver) == (answer,)
    t.play(answer)

    assert (t.damage(1), t.damage(4), t.equipment(4)) == (1 if receiver == 1 else 0, 0, ["chainsaw"])


@pytest.mark.rule("SH-HER-09")
@pytest.mark.parametrize(("title", "receiver"), [("hermits_aid", 1), ("hermits_huddle", 2), ("hermits_nurturance", 4)])
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 0), (5, 4)])
def test_healing_cards_heal_one_or_hurt_the_unhurt(
    table: MakeTable, title: str, receiver: int, before: int, after: int
) -> None:
    """1 damage less, or 1 damage for a receiver who has none; there is one answer and no choice."""
    seats = [seated(damage=before, equipment=("chainsaw",)) if seat == receiver else None for seat in range(5)]
    t = draw(table, title, *seats)
    t.play(sh.GiveHermit(0, receiver))
    assert t.actions(receiver) == (sh.Comply(receiver),)

    t.play(sh.Comply(receiver))

    assert t.damage(receiver) == after
    assert (len(t.happened(Healed)), len(t.happened(Damaged))) == ((1, 0) if before else (0, 1))


@pytest.mark.rule("SH-HER-10")
def test_the_giver_of_a_deadly_hermit_card_loots_one_card(table: MakeTable) -> None:
    """The kill is credited to the giver, who chooses; the other card is discarded."""
    victim = seated(damage=7, equipment=("chainsaw", "talisman"))
    t = draw(table, "hermits_bully", None, None, None, None, victim)
    t.play(sh.GiveHermit(0, 4))
    t.play(sh.Comply(4))

    assert [(event.seat, event.killer) for event in t.happened(Died)] == [(4, 0)]
    assert (t.asked, t.prompt) == ((0,), "loot")
    t.play(sh.TakeEquipment(0, 4, card("talisman")))
    assert t.equipment(0) == ["talisman"]
    assert [event.card.id for event in t.happened(EquipmentDiscarded)] == ["chainsaw"]


@pytest.mark.rule("SH-HER-10")
def test_a_deadly_hermit_card_from_the_gate_is_credited_too(table: MakeTable) -> None:
    """Charles, with two dead before, wins with the third that his card kills."""
    t = table(
        arranged(
            "charles",
            dead("emi"),
            dead("unknown"),
            seated("allie", damage=7),
            "george",
            "werewolf",
            seated("daniel", revealed=True),
            hermit=("hermits_bully",),
            dice=(TO_GATE,),
        )
    )

    t.play(sh.Roll(0), sh.FollowArea(0), sh.DrawFrom(0, "hermit"), sh.GiveHermit(0, 3), sh.Comply(3))

    assert t.winners == (0,)


@pytest.mark.rule("SH-HER-11")
@pytest.mark.parametrize(
    ("place", "giver"),
    [
        (seated(equipment=("holy_robe",)), seated()),
        (seated(angel=True), seated()),
        (seated(equipment=("talisman", "fortune_brooch")), seated()),
        (seated(), seated(equipment=("chainsaw",))),
        (seated(), seated(equipment=("holy_robe",))),
    ],
    ids=["robe", "angel", "talisman and brooch", "weapon of the giver", "robe of the giver"],
)
def test_attack_protection_and_weapons_do_not_touch_hermit_damage(
    table: MakeTable, place: sh.Position, giver: sh.Position
) -> None:
    """Exorcism costs the Vampire 2 damage in every case."""
    t = draw(table, "hermits_exorcism", giver, None, place)
    t.play(sh.GiveHermit(0, 2))
    t.play(sh.Comply(2))

    assert t.damage(2) == 2


@pytest.mark.rule("SH-HER-11")
def test_silver_rosary_does_not_help_with_hermit_cards(table: MakeTable) -> None:
    """Its holder loots one card of two."""
    victim = seated(damage=7, equipment=("chainsaw", "talisman"))
    giver = seated(equipment=("silver_rosary",))
    t = draw(table, "hermits_bully", giver, None, None, None, victim)
    t.play(sh.GiveHermit(0, 4))
    t.play(sh.Comply(4), sh.TakeEquipment(0, 4, card("chainsaw")))

    assert t.equipment(0) == ["silver_rosary", "chainsaw"]


@pytest.mark.rule("SH-HER-11")
@pytest.mark.parametrize("scope", ["attack", "any_damage"])
def test_bob_cannot_rob_with_a_hermit_card(table: MakeTable, scope: str) -> None:
    """The 2 damage of Exorcism are dealt, and the Werewolf who takes them is not asked to strike back."""
    t = table(
        arranged(
            None,
            None,
            None,
            seated(equipment=("chainsaw",), revealed=True),
            seated("bob", revealed=True),
            first_player=4,
            robbery_scope=scope,
            hermit=("hermits_exorcism",),
            dice=(TO_CABIN,),
        )
    )

    follow(t, sh.GiveHermit(4, 3))
    t.play(sh.Comply(3))

    assert (t.damage(3), t.equipment(3), t.equipment(4)) == (2, ["chainsaw"], [])
    assert t.prompt == "window-area_done"
