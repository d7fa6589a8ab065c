"""Scenarios about hermit cards: what they do, who may lie, and who learns what."""

from __future__ import annotations

import pytest

from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters import events as ev
from tests.games.happened import refused
from tests.games.shadow_hunters.positions import at_the_players, dead, draw, end_turn, pass_to, seated
from tests.games.shadow_hunters.table import MakeTable, Table, card


@pytest.mark.rule(
    "SH-CHR-08", "SH-GRN-04", "SH-GRN-06", "SH-GRN-08", "SH-GRN-11", "SH-HER-02", "SH-HER-03", "SH-HER-09"
)
@pytest.mark.parametrize(
    ("name", "lie", "truth", "damage"),
    [
        ("hermits_exorcism", sh.NothingHappens(1), sh.Comply(1), 0),
        ("hermits_slap", sh.Comply(1), sh.NothingHappens(1), 1),
        ("hermits_aid", sh.Comply(1), sh.NothingHappens(1), 1),
        ("hermits_tough_lesson_of_love", sh.Comply(1), sh.NothingHappens(1), 2),
    ],
)
def test_s28_hidden_unknown_may_lie_in_either_direction(
    table: MakeTable, name: str, lie: sh.Action, truth: sh.Action, damage: int
) -> None:
    """S28 (a)-(d): Unknown denies a match or pretends one, carries it out in full, and stays hidden."""
    t = draw(table, name, "george", "unknown", "emi", "vampire", "allie")
    t.play(sh.GiveHermit(0, 1))
    assert set(t.actions(1)) == {lie, truth}

    t.play(lie)

    assert t.damage(1) == damage
    assert not t.player(1).revealed
    assert t.happened(ev.Revealed) == []


@pytest.mark.rule("SH-HER-04", "SH-GRN-04", "SH-GRN-06", "SH-GRN-08", "SH-GRN-11")
@pytest.mark.parametrize(
    ("name", "receiver", "damage"),
    [
        ("hermits_exorcism", seated("vampire"), 2),
        ("hermits_exorcism", seated("emi"), 0),
        ("hermits_slap", seated("emi"), 1),
        ("hermits_slap", seated("vampire"), 0),
        ("hermits_aid", seated("emi"), 1),
        ("hermits_aid", seated("vampire"), 0),
        ("hermits_tough_lesson_of_love", seated("vampire"), 2),
        ("hermits_tough_lesson_of_love", seated("emi"), 0),
    ],
)
def test_s28_everybody_else_answers_the_same_cards_truthfully(
    table: MakeTable, name: str, receiver: sh.Position, damage: int
) -> None:
    """S28, the other side: whoever is not the Unknown has the true answer only."""
    others = [seated("emi"), seated("vampire")]
    others.remove(receiver)
    t = draw(table, name, "george", receiver, *others, "unknown", "allie")
    t.play(sh.GiveHermit(0, 1))
    answers: tuple[sh.Action, sh.Action] = (sh.Comply(1), sh.NothingHappens(1))
    truth, lie = answers if damage else answers[::-1]

    assert t.actions(1) == (truth,)
    assert refused(t, lie) == ("answer_truthfully", "SH-HER-04")
    t.play(truth)
    assert at_the_players(t) == ({"players[1].damage": (0, damage)} if damage else {})
    assert t.damage(1) == damage


@pytest.mark.rule("SH-CHR-08", "SH-GRN-12", "SH-INF-07")
def test_s28_unknown_cannot_lie_to_prediction(table: MakeTable) -> None:
    """S28 (e): the one answer is to show the true card, which only the drawer sees."""
    t = draw(table, "hermits_prediction", "george", "unknown", "emi", "vampire", "allie")
    assert t.view(0).players[1].character is None
    t.play(sh.GiveHermit(0, 1))
    assert t.actions(1) == (sh.ShowCharacter(1),)

    t.play(sh.ShowCharacter(1))

    shown = t.view(0).players[1]
    assert (shown.character, shown.shown, shown.revealed) == (sh.CHARACTERS["unknown"], True, False)
    assert t.view(2).players[1].character is None
    assert at_the_players(t) == {}
    assert (t.player(1).revealed, t.damage(1)) == (False, 0)


def _bully(table: MakeTable) -> Table:
    """P1 (george) draws Bully; P3 is emi; P5 (unknown) is dead."""
    return draw(table, "hermits_bully", "george", "vampire", "emi", "allie", dead("unknown"))


@pytest.mark.rule("SH-HER-01")
def test_s29_drawer_cannot_keep_the_card_or_give_it_to_the_dead(table: MakeTable) -> None:
    """S29: the receivers are the other living players."""
    t = _bully(table)

    assert t.actions(0) == (sh.GiveHermit(0, 1), sh.GiveHermit(0, 2), sh.GiveHermit(0, 3))
    to_himself, to_the_dead = t.refuses(sh.GiveHermit(0, 0)), t.refuses(sh.GiveHermit(0, 4))
    assert (to_himself.code, to_himself.rule) == ("not_yourself", "SH-HER-01")
    assert (to_the_dead.code, to_the_dead.rule) == ("not_a_living_player", "SH-HER-01")


@pytest.mark.rule("SH-HER-01", "SH-HER-05", "SH-INF-02")
def test_s29_only_drawer_and_then_receiver_see_the_card_on_its_way(table: MakeTable) -> None:
    """S29: P1 reads the card alone; given away, P1 and P3 know its title and P2, P4 and spectators see its back."""
    t = _bully(table)
    seats = (0, 1, 2, 3, None)
    back, front = sh.HeldView("hermit", None), sh.HeldView("hermit", card("hermits_bully"))

    assert [t.view(seat).held for seat in seats] == [front, back, back, back, back]
    t.play(sh.GiveHermit(0, 2))
    assert [t.view(seat).held for seat in seats] == [front, back, front, back, back]
    assert [t.view(seat).prompt is None for seat in seats] == [True, True, False, True, True]


@pytest.mark.rule("SH-HER-02", "SH-HER-05", "SH-HER-06", "SH-INF-02", "SH-INF-03", "SH-GRN-10")
def test_s29_bystander_sees_back_and_damage_only(table: MakeTable) -> None:
    """S29: P2 sees that P1 drew a card and gave it to P3, who took 1 damage; one card lies face down."""
    t = _bully(table)
    t.play(sh.GiveHermit(0, 2), sh.Comply(2))

    assert at_the_players(t) == {"players[2].damage": (0, 1)}
    area_action = t.log[[isinstance(event, ev.HermitDrawn) for event in t.log].index(True) :]
    seen = [sh.GAME.seen(event, 1) for event in area_action]
    assert [type(event) for event in seen] == [
        ev.HermitDrawn,
        ev.HermitGiven,
        ev.HermitAnswered,
        ev.Damaged,
        ev.HermitDiscarded,
    ]
    drawn, given, answered, damaged, _ = seen
    assert isinstance(drawn, ev.HermitDrawn)
    assert (drawn.seat, drawn.card) == (0, None)
    assert isinstance(given, ev.HermitGiven)
    assert (given.seat, given.target, given.card) == (0, 2, None)
    assert isinstance(answered, ev.HermitAnswered)
    assert (answered.seat, answered.giver, answered.answer) == (2, 0, "damage")
    assert isinstance(damaged, ev.Damaged)
    assert (damaged.seat, damaged.amount, damaged.total) == (2, 1, 1)
    assert not any(rule.startswith("SH-GRN") for event in area_action for rule in event.rules)
    for viewer in (1, 3, None):
        view = t.view(viewer)
        assert "hermits_bully" not in repr(view)
        assert (view.hermit.draw, view.hermit.discard) == (15, 1)
        assert not view.hermit.open_discards
    for viewer in (0, 2):
        assert [play.card for play in t.view(viewer).hermit_log] == [card("hermits_bully")]
        assert not t.view(viewer).hermit.open_discards


@pytest.mark.rule("SH-INF-05", "SH-INF-06")
def test_s29_drawer_learns_the_condition_and_bystander_nothing(table: MakeTable) -> None:
    """S29: for P1 the receiver has at most 11 HP from now on; for P2 anybody could have taken 1 damage."""
    t = _bully(table)
    before = t.view(1).players[2].possible
    assert {character.hp for character in before} >= {8, 10, 11, 12, 14}

    t.play(sh.GiveHermit(0, 2), sh.Comply(2))

    assert [character.id for character in t.view(0).players[2].possible] == ["emi", "allie", "bob", "charles"]
    assert t.view(1).players[2].possible == before


@pytest.mark.rule("SH-HER-08", "SH-GRN-01")
@pytest.mark.parametrize(
    ("answer", "damage", "kept", "got"),
    [
        (sh.Comply(1), 1, ["talisman", "handgun"], []),
        (sh.GiveEquipment(1, 0, card("talisman")), 0, ["handgun"], ["talisman"]),
        (sh.GiveEquipment(1, 0, card("handgun")), 0, ["talisman"], ["handgun"]),
    ],
    ids=["damage", "talisman", "handgun"],
)
def test_s30_blackmailed_hunter_gives_a_card_of_her_choice_or_takes_damage(
    table: MakeTable, answer: sh.Action, damage: int, kept: list[str], got: list[str]
) -> None:
    """S30 (a): Emi with two cards may give either of them to P1, or take 1 damage."""
    emi = seated("emi", equipment=("talisman", "handgun"))
    t = draw(table, "hermits_blackmail", "werewolf", emi, "george", "vampire", "allie")
    t.play(sh.GiveHermit(0, 1))
    assert t.actions(1) == (
        sh.Comply(1),
        sh.GiveEquipment(1, 0, card("talisman")),
        sh.GiveEquipment(1, 0, card("handgun")),
    )

    t.play(answer)

    hurt = {"players[1].damage": (0, 1)}
    given = {"players[0].equipment": ((), (*got,)), "players[1].equipment": (("talisman", "handgun"), (*kept,))}
    assert at_the_players(t) == (hurt if damage else given)
    assert (t.damage(1), t.equipment(1), t.equipment(0)) == (damage, kept, got)


@pytest.mark.rule("SH-HER-02", "SH-HER-08", "SH-GRN-01")
def test_s30_blackmailed_neutral_without_equipment_takes_damage(table: MakeTable) -> None:
    """S30 (b): Allie has nothing to give and takes 1."""
    t = draw(table, "hermits_blackmail", "werewolf", "allie", "george", "vampire", "emi")
    t.play(sh.GiveHermit(0, 1))
    assert t.actions(1) == (sh.Comply(1),)

    t.play(sh.Comply(1))

    assert at_the_players(t) == {"players[1].damage": (0, 1)}


@pytest.mark.rule("SH-HER-02", "SH-HER-03", "SH-GRN-01")
def test_s30_nothing_happens_to_a_blackmailed_shadow(table: MakeTable) -> None:
    """S30 (c): the Vampire is not meant, keeps his card and takes nothing."""
    vampire = seated("vampire", equipment=("talisman",))
    t = draw(table, "hermits_blackmail", "werewolf", vampire, "george", "allie", "emi")
    t.play(sh.GiveHermit(0, 1))
    assert t.actions(1) == (sh.NothingHappens(1),)

    happened = t.play(sh.NothingHappens(1))

    assert [(event.answer, event.rules) for event in happened if isinstance(event, ev.HermitAnswered)] == [
        ("nothing", ("SH-HER-03",))
    ]
    assert at_the_players(t) == {}
    assert (t.damage(1), t.equipment(1), t.equipment(0)) == (0, ["talisman"], [])


@pytest.mark.rule("SH-HER-08", "SH-GRN-01")
def test_s30_blackmailed_neutral_may_prefer_the_damage(table: MakeTable) -> None:
    """S30 (d): Charles takes 1 damage and keeps his only card."""
    charles = seated("charles", equipment=("talisman",))
    t = draw(table, "hermits_blackmail", "werewolf", charles, "george", "vampire", "emi")
    t.play(sh.GiveHermit(0, 1))
    assert t.actions(1) == (sh.Comply(1), sh.GiveEquipment(1, 0, card("talisman")))

    t.play(sh.Comply(1))

    assert at_the_players(t) == {"players[1].damage": (0, 1)}
    assert (t.equipment(1), t.equipment(0)) == (["talisman"], [])


@pytest.mark.rule("SH-HER-02", "SH-HER-09", "SH-GRN-07")
@pytest.mark.parametrize(
    ("receiver", "answer", "damage"),
    [
        (seated("daniel", damage=3), sh.Comply(1), 2),
        (seated("daniel", damage=0), sh.Comply(1), 1),
        (seated("george", damage=3), sh.NothingHappens(1), 3),
    ],
    ids=["daniel-3", "daniel-0", "george-3"],
)
def test_s31_nurturance_heals_a_neutral_or_hurts_him_at_zero(
    table: MakeTable, receiver: sh.Position, answer: sh.Action, damage: int
) -> None:
    """S31: Daniel goes from 3 to 2 and from 0 to 1, without a choice; nothing happens to George."""
    last = "daniel" if receiver.character == "george" else "george"
    t = draw(table, "hermits_nurturance", "werewolf", receiver, "vampire", "emi", last)
    t.play(sh.GiveHermit(0, 1))
    assert t.actions(1) == (answer,)

    t.play(answer)

    changed = receiver.damage != damage
    assert at_the_players(t) == ({"players[1].damage": (receiver.damage, damage)} if changed else {})
    assert t.damage(1) == damage


@pytest.mark.rule("SH-GRN-12", "SH-REV-08", "SH-INF-07", "SH-INF-06", "SH-CHR-04")
def test_s47_prediction_shows_without_revealing(table: MakeTable) -> None:
    """S47: P1 knows Daniel from now on, P2 saw that a card was shown; Daniel is hidden, unhurt and may not reveal."""
    t = draw(table, "hermits_prediction", "george", "emi", "daniel", "vampire", "werewolf")
    before = t.view(1).players[2].possible

    happened = t.play(sh.GiveHermit(0, 2), sh.ShowCharacter(2))

    daniel = sh.CHARACTERS["daniel"]
    shows = [event for event in happened if isinstance(event, ev.CharacterShown)]
    seen = [[sh.GAME.seen(event, seat) for event in shows] for seat in (0, 2, 1, None)]
    front = ev.CharacterShown(2, 0, daniel, rules=("SH-REV-08",))
    back = ev.CharacterShown(2, 0, None, rules=("SH-REV-08",))
    assert seen == [[front], [front], [back], [back]]
    assert at_the_players(t) == {}
    _knows_daniel(t, before)
    assert (t.damage(2), t.player(2).revealed) == (0, False)
    pass_to(t, 2)
    assert refused(t, sh.Reveal(2)) == ("daniel_may_not_reveal", "SH-CHR-04")
    end_turn(t)
    _knows_daniel(t, before)


def _knows_daniel(t: Table, possible: tuple[sh.Character, ...]) -> None:
    """P1 knows P3, and P2 knows that a card was shown and holds the same characters possible as before."""
    mine, theirs = t.view(0).players[2], t.view(1).players[2]
    assert (mine.character, mine.shown, mine.revealed) == (sh.CHARACTERS["daniel"], True, False)
    assert (theirs.character, theirs.shown, theirs.revealed) == (None, False, False)
    assert theirs.possible == possible
    play = t.view(1).hermit_log[0]
    assert (play.giver, play.receiver, play.card, play.answer) == (0, 2, None, "shown")
