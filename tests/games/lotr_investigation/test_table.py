"""The table in the terminal: everything that lies open is on it, in words, and nothing that is hidden."""

from __future__ import annotations

import io
import re
from pathlib import Path

import attrs
import pytest
from rich.console import Console

import boardrules
from boardrules.games import lotr_investigation as lr
from boardrules.games.lotr_investigation import content as c
from boardrules.games.lotr_investigation import table as drawing
from boardrules.games.lotr_investigation import table_facts
from boardrules.games.lotr_investigation.state import Held, Shadow
from boardrules.play.drawing import seat_style
from boardrules.play.text import Text
from tests.games.drawings import drawn, said_in
from tests.games.lotr_investigation.drawn import BOTH, ENGLISH, SPANISH, four, lines_of, shown, states
from tests.games.lotr_investigation.quest_positions import quiet
from tests.games.lotr_investigation.table import (
    LEADERSHIP,
    LORE,
    P1,
    P2,
    SPIRIT,
    TACTICS,
    MakeTable,
    arranged,
    place,
    spot,
)
from tests.games.words import LANGUAGES, catalogue, complete, variables, words
from tests.test_cli_terminal import ASK, Terminal

PACKAGE = "boardrules.games.lotr_investigation"

# -- what is on it -----------------------------------------------------------------------------------------------------


@BOTH
def test_every_card_in_play_stands_with_its_numbers(text: Text) -> None:
    """At many moments of games of one to four players, however narrow the terminal is."""
    for state in states():
        for seat in (None, len(state.players) - 1):
            view = lr.GAME.view(state, seat)
            for width in (80, 100):
                out = drawn(drawing.render(view, text), width)
                assert max(map(len, out.splitlines())) <= width
                assert not re.search(r"[{}_]|None|\bnone [a-z]", out)
                said = said_in(out)
                for card in view.cards:
                    assert width == 100 or _row(card, text) in said
                for player in view.players:
                    assert text.seat(player.seat) in said


def _row(card: lr.CardView, text: Text) -> str:
    """Return how a card in play reads in the table."""
    name = text.entity(card.card)
    threat = text.message("table-explored", progress=card.progress, needs=card.card.quest_points)
    fight = f"{card.attack} {card.defense} {card.damage}/{card.hit_points}"
    match card.place:
        case "attached":
            return f"+ {name}"
        case "active":
            return f"{text.message('table-active')} {name} · {threat}"
        case "staging" if card.card.type == "location":
            return f"{name} {card.threat} {card.progress}/{card.card.quest_points}"
        case "staging":
            return f"{name} {card.threat} {card.card.engagement_cost} {fight}"
        case "engaged":
            return f"{name} {fight}"
        case "area" if card.owner == card.controller:
            resources = f" {card.resources}" if card.card.type == "hero" else ""
            return f"{name} {card.willpower} {fight}{resources}"
        case "limbo":
            return text.message("table-revealing", card=card.card)
    return name


def test_four_players_see_all_of_it(table: MakeTable) -> None:
    """Every line of a whole table, as it is read."""
    t = table(four())
    t.state.players[P2].hand = [Held(c.CARDS["gandalf"]), Held(c.CARDS["feint"], (), True)]

    lines = lines_of(shown(t))

    assert lines[:19] == [
        "Round 5 · combat phase · Stage 2B: Running out of Time",
        "Progress 3, ends with an accusation · first player: Player 1",
        "Active location: Combe Storehouse · progress 1/5 Victory 5 · immune",
        "Staging area: threat 7 Threat Prog. Engages Att Def Dmg",
        "Todd the Troll 2 45 7 2 3/10 Victory 5",
        "Market Square 2 2/4 Investigate 2",
        "Dark Alley 3 0/3 Investigate 3 + Power in the Earth",
        "Suspects ✗ Todd the Troll · Susie the Spider · Wolf-pelt Jake · Johnny Goblin-fingers",
        "✗ Old Orc-eyes",
        "Hideouts Bill Ferny's House · ✗ Staddle Hiding Hole · ✗ Combe Storehouse",
        "✗ Archet Trading Post · Chetwood Campsite",
        "Investigation 7 cards in the deck, 2 set aside as the case",
        "Encounters 28 cards in the deck, 2 discarded (top: Village Stable)",
        "Victory 7 points: The Prancing Pony (2), Staddle Hiding Hole (5)",
        "",
        "▶ Player 1 (you) · threat 29/50 Player 2 · threat 47/50 !",
        "hand 5, deck 20, disc. 2 Wil Att Def Dmg Res hand 2, deck 30, disc. 0 Wil Att Def Dmg Res",
        "Aragorn 4 3 2 0/5 2 Legolas 1 3 1 0/4 0",
        "+ Celebrían's Stone + Steward of Gondor Gimli 2 2 2 0/5 0",
    ]
    assert lines[19:] == [
        "Théodred 1 2 1 1/4 2 Thalin 1 2 2 0/4 0",
        "↷ Glóin 2 2 1 0/4 1 Engaged enemies",
        "Son of Arnor 0 2 0 0/2 Lawless Ruffian 6 3 0/3",
        "Engaged enemies shadow: face down + Hired Muscle",
        "Greenway Footpad 4 2 1/4 In hand, as you know: Feint",
        "shadow: face down",
        "",
        "Player 3 · threat 41/50 Player 4 · threat 30/50",
        "hand 0, deck 28, disc. 0 Wil Att Def Dmg Res hand 0, deck 30, disc. 1 Wil Att Def Dmg Res",
        "Éowyn 4 1 1 0/3 0 Glorfindel 3 3 1 0/5 0",
        "Dúnhere 1 2 1 0/4 0 Denethor 1 1 3 0/3 0",
        "Eleanor 1 1 2 0/3 0",
        "Northern Tracker 1 2 2 0/3",
        "",
        "Your hand (5) · resources: Leadership 5, Spirit 2; 5 in all",
        "✓ Faramir · Ally, 4 Leadership ✓ Gandalf · Ally, 5 of any hero",
        "✓ Sneak Attack ×2 · Event, 1 Leadership ✗ Steward of Gondor · Attachment, 2 Leadership",
        "(already in play)",
        "Your discard pile, from the top: Guard of the Citadel, Valiant Sacrifice",
        "↷ exhausted · ✓ can be paid for",
    ]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_two_players_stand_side_by_side_where_there_is_room(players: int) -> None:
    """One alone, a pair in a line, two pairs under each other; in a narrow terminal everybody below the last one."""
    view = lr.GAME.view(lr.GAME.start(lr.Setup(players=players), 1), None)
    wide, narrow = (lines_of(drawn(drawing.render(view, ENGLISH), width)) for width in (100, 95))

    def heads(lines: list[str]) -> list[int]:
        return [found for line in lines if (found := len(re.findall(r"Player \d · threat", line)))]

    assert heads(wide) == {1: [1], 2: [2], 3: [2, 1], 4: [2, 2]}[players]
    assert heads(narrow) == [1] * players


@pytest.mark.rule("LR-STG-01", "LR-QST-09")
def test_the_stage_says_how_much_the_round_still_takes(table: MakeTable) -> None:
    """Stage 1B: 12 to come to, at most 4 in a round; in the quest phase willpower against threat."""
    staging = (spot("ramshackle_manor"), spot("bill_ferny"))
    t = table(
        arranged(
            place(heroes=(spot("aragorn", resources=1), spot("gloin"))),
            phase="quest",
            progress=5,
            cap_used=3,
            staging=staging,
        )
    )

    assert "Progress 5/12, at most 1 more in this round · willpower 0 against threat 5" in shown(t)
    t.option("reveal")
    t.commit(P1, "aragorn", "gloin")

    out = shown(t)
    assert "willpower 4 against threat 5 · first player: Player 1 · 1 card more is revealed Active" in said_in(out)
    assert "\n↷◆ Aragorn  " in out
    assert "↷ exhausted · ◆ committed to the quest" in out
    t.state.cap_used = 4
    assert "Progreso 5/12, nada más en esta ronda · voluntad 4 contra Amenaza 5" in shown(t, text=SPANISH)


def test_before_the_first_round_nothing_lies_there(table: MakeTable) -> None:
    """The staging area is empty and there is no active location while the starting hands are looked at."""
    lines = lines_of(shown(table(lr.Setup(players=1))))

    assert lines[0] == "Before the first round · Stage 1B: Investigating the Crime"
    assert lines[2:5] == ["Active location: none", "Staging area: threat 0 Threat Prog. Engages Att Def Dmg", "empty"]
    assert "Victory 0 points" in lines


def test_the_options_of_a_game_are_said(table: MakeTable) -> None:
    """Easy mode and no shadow cards stand in the second line; an ordinary game says nothing."""
    t = table(lr.Setup(players=1, easy_mode=True, shadow_cards=False))

    assert " · first player: Player 1 · easy mode · no shadow cards Active" in said_in(shown(t))
    assert " · jugador inicial: Jugador 1 · modo fácil · sin cartas de Sombra Lugar" in said_in(shown(t, text=SPANISH))
    assert lines_of(shown(table(lr.Setup(players=1))))[1].endswith("first player: Player 1")


@pytest.mark.rule("LR-THR-01", "LR-THR-02")
def test_threat_near_50_is_a_warning_and_an_eliminated_player_is_out() -> None:
    """Yellow from 40, red with a sign from 45; of somebody who is out nothing else is shown."""
    view = lr.GAME.view(
        lr.GAME.start(arranged(place(threat=39), place(threat=40), place(threat=44), place(threat=45)), 1), 0
    )
    console = Console(width=100, file=io.StringIO(), force_terminal=True, color_system="standard", legacy_windows=False)
    console.print(drawing.render(view, ENGLISH))
    assert isinstance(console.file, io.StringIO)
    coloured = console.file.getvalue()

    for threat, colour, sign in ((39, 32, ""), (40, 33, ""), (44, 33, ""), (45, 31, " !")):
        assert re.search(
            rf"\x1b\[(1;)?{colour}mthreat {threat}/50{sign}\x1b", coloured.replace("\x1b[0m\x1b[1;31m !", " !")
        )
    gone = attrs.evolve(view.players[3], out=True, characters=())
    lines = lines_of(drawn(drawing.render(attrs.evolve(view, players=(*view.players[:3], gone)), SPANISH)))
    assert "Jugador 3 · Amenaza 44/50 Jugador 4 · eliminado" in lines
    assert drawing.status(attrs.evolve(view, players=(*view.players[:3], gone)), SPANISH).plain.endswith("4:fuera")


@pytest.mark.rule("LR-SCR-01", "LR-SCR-02")
def test_a_won_game_shows_both_scores(table: MakeTable) -> None:
    """29 threat, 1 damage and 2 points make 28, with 8 full rounds 108; a lost game has no score."""
    heroes = (spot("aragorn", damage=1), spot("theodred"), spot("gloin"))
    t = table(arranged(place(threat=29, heroes=heroes), round=9, stage=3, victory=("the_prancing_pony",)))

    view = lr.GAME.view(t.state, None)
    assert view.outcome is not None
    assert "\nScore 28, with 10 for each full round 108 (lower is better)\n" in shown(t, None)
    assert "\nPuntuación 28; con 10 por cada ronda completa, 108 (cuanto menos, mejor)\n" in shown(t, text=SPANISH)
    lost = attrs.evolve(view, outcome=attrs.evolve(view.outcome, winners=()))
    assert "Score" not in drawn(drawing.render(lost, ENGLISH))
    assert "Score" not in shown(table(four()))


# -- attacks and shadow cards ------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CMB-02", "LR-CMB-07")
def test_an_attack_of_an_enemy_shows_its_defender_and_its_shadow_card(table: MakeTable) -> None:
    """No defender, then Théodred with 1; the shadow card is face down until it is turned up."""
    t = table(four())
    t.to_prompt("defend")

    assert "\nGreenway Footpad attacks Player 1 with 4: no defender\n" in shown(t)
    assert "shadow: face down" in shown(t)
    t.act(lr.Defend, uid=t.uid("theodred"))
    out = shown(t, text=SPANISH)
    assert "\nSalteador del Camino Verde ataca al jugador 1 con 4: Théodred defiende con 1\n" in out
    assert "Sombra: boca abajo" in out
    t.to_window("shadow_resolved")
    shadow = t.card("greenway_footpad").shadows[0].held.card
    assert f"shadow: {ENGLISH.entity(shadow)} " in shown(t, P2)


@pytest.mark.rule("LR-CMB-25")
def test_a_shadow_card_is_named_to_the_one_who_has_looked(table: MakeTable) -> None:
    """Dark Knowledge: one seat reads the name, the others and a spectator that it lies face down."""
    t = table(four())
    footpad = t.card("greenway_footpad")
    footpad.shadows[:] = [
        Shadow(Held(c.CARDS["bill_ferny"], (P1,))),
        Shadow(Held(c.CARDS["hired_muscle"])),
    ]

    assert "shadows: Bill Ferny, face down " in shown(t, P1)
    for seat in (P2, None):
        assert "shadows: face down, face down " in shown(t, seat)


def test_an_attack_of_a_player_adds_up(table: MakeTable) -> None:
    """Legolas 3 and Gimli with 2 damage 4 make 7; Dúnhere has 1 more in the staging area."""
    fighters = (spot("legolas", resources=1), spot("gimli", damage=2))
    snared = spot("lawless_ruffian", damage=1, attachments=("forest_snare",), by=2)
    fighting = place(threat=20, hand=("blade_mastery",), heroes=fighters, engaged=(snared,))
    others = (place(threat=20), place(threat=20))
    ferny = (spot("bill_ferny"),)
    t = table(arranged(fighting, *others, decks=(TACTICS, SPIRIT, LORE), phase="combat", staging=ferny))
    t.act(lr.AttackEnemy, seat=P1, card="lawless_ruffian")
    t.act(lr.AddAttacker, card="gimli")
    t.act(lr.AddAttacker, card="legolas")
    t.to_window("attack_declared")

    name = "Lawless Ruffian (defense 2, 2 of 3 hit points left)"
    assert f"\nPlayer 1 attacks {name} with 7: Gimli, Legolas\n" in shown(t)
    name = "Rufián sin Ley (defensa 2, le quedan 2 de 3 puntos de vida)"
    assert f" El jugador 1 ataca a {name} con 7: Gimli, Legolas Lugar" in said_in(shown(t, text=SPANISH))

    attack = lr.GAME.view(t.state, P1).attacks[-1]
    dunhere = next(card for card in lr.GAME.view(t.state, P2).cards if card.card is c.DUNHERE)
    ferny_uid = t.uid("bill_ferny")
    staged = attrs.evolve(attack, enemy=ferny_uid, seat=P2, attackers=(dunhere.uid,), in_staging=True)
    view = lr.GAME.view(t.state, P2)
    assert table_facts.attack_of(view, staged, dunhere) == dunhere.attack + 1
    assert table_facts.attack_of(view, attack, dunhere) == dunhere.attack


# -- what is known, and what is not ------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CMP-09", "LR-INV-06")
def test_nothing_hidden_is_shown() -> None:
    """For each seat, and for a spectator, the table of a redealt world is the same; so are the names of its actions."""
    compared = 0
    for number, state in enumerate(states()):
        for seat in (None, *range(len(state.players))) if number % 3 == 0 else ():
            world = lr.GAME.redeal(state, seat, 7)
            view, other = lr.GAME.view(state, seat), lr.GAME.view(world, seat)
            assert drawn(drawing.render(view, ENGLISH)) == drawn(drawing.render(other, ENGLISH))
            assert drawing.status(view, ENGLISH) == drawing.status(other, ENGLISH)
            assert drawing.explained(view, ENGLISH) == drawing.explained(other, ENGLISH)
            compared += 1
    assert compared > 60


def test_only_the_own_hand_and_deck_are_read(table: MakeTable) -> None:
    """A seat reads its own hand; of the others it reads what came there openly, of a deck what it has looked at."""
    t = table(four())
    t.state.players[P2].hand = [Held(c.CARDS["beorn"]), Held(c.CARDS["feint"], (P1,))]
    deck = t.state.players[P2].deck
    deck[-1:] = [Held(c.CARDS["swift_strike"], (P1,))]
    deck[-3] = Held(c.CARDS["quick_strike"], (P1,))

    own, other, nobody = (said_in(shown(t, seat, width=80)) for seat in (P2, P1, None))

    assert "Your hand (2) · resources: Tactics 0 ✗ Beorn · Ally, 6 Tactics ✗ Feint · Event, 1 Tactics" in own
    assert "In hand, as you know: Feint In the deck, as you know: Swift Strike on top, Quick Strike in place 3" in other
    assert "Beorn" not in other
    assert not re.search("Feint|Strike|Your hand|✓", nobody)
    assert "Strike" not in own


@pytest.mark.rule("LR-INS-08", "LR-INS-07")
def test_the_decks_are_told_as_far_as_the_viewer_has_looked(table: MakeTable) -> None:
    """What lies on top, at the bottom and between of the Investigation deck; the top of the encounter deck."""
    t = table(four())
    t.state.investigation[-1] = Held(c.CARDS["wolf_pelt_jake"], (P1,))
    t.state.investigation[-2] = Held(c.CARDS["taken_by_surprise"], (P1,))
    t.state.investigation[0] = Held(c.CARDS["chetwood_campsite"], (P1, P2))
    t.state.encounter[-1] = Held(c.CARDS["hired_muscle"], (P2,))
    t.state.buried = [t.state.investigation.pop(2).card]

    first, second = (said_in(shown(t, seat)) for seat in (P1, P2))

    deck = "Investigation 6 cards in the deck, 2 set aside as the case, 1 removed unseen"
    seen = "Wolf-pelt Jake on top, Taken by Surprise in place 2, Chetwood Campsite at the bottom"
    assert f"{deck} · you know {seen} Encounters" in first
    assert f"{deck} · you know Chetwood Campsite at the bottom Encounters" in second
    assert "(top: Village Stable) Victory" in first
    assert "(top: Village Stable) · you know Hired Muscle on top Victory" in second


def test_a_card_that_is_being_played_or_revealed_is_shown(table: MakeTable) -> None:
    """Sneak Attack while its ally is chosen; an encounter card while somebody may cancel it."""
    t = table(four())
    t.play_card("sneak_attack", P1)
    assert "Being played: Sneak Attack" in shown(t, P2)

    reveals = arranged(
        place(hand=("a_test_of_will",), heroes=(spot("eowyn", resources=3),)),
        decks=(SPIRIT,),
        phase="quest",
        encounter=("deadly_accusations",),
    )
    t = table(reveals)
    t.to_prompt("respond-when_revealed")
    assert "\nBeing revealed: Deadly Accusations\n" in shown(t)
    assert "\nSe está revelando: Acusaciones Mortales\n" in shown(t, text=SPANISH)


def test_whose_a_borrowed_ally_is_can_be_read(table: MakeTable) -> None:
    """Wandering Took of Player 2 under the control of Player 1."""
    took = place(allies=(spot("wandering_took", owner=P2),))
    t = table(arranged(took, place(), decks=(LEADERSHIP, SPIRIT)))

    assert "Wandering Took (of Player 2) 1 1 1 0/2" in said_in(shown(t, width=90))
    assert "Tuk Errante (del jugador 2) 1 1 1 0/2" in said_in(shown(t, text=SPANISH, width=90))


# -- one line, help, colours, words ------------------------------------------------------------------------------------


@BOTH
def test_the_status_is_one_line(text: Text, table: MakeTable) -> None:
    """Round, phase, stage and everybody's threat fit in 100 columns at their longest."""
    t = table(four())
    view = lr.GAME.view(t.state, P2)
    for phase in ("setup", "resource", "planning", "quest", "travel", "encounter", "combat", "refresh"):
        longest = attrs.evolve(view, phase=phase, round=12, stage=1, stage_progress=11, stage_needs=12)
        longest = attrs.evolve(longest, willpower=17, staging_threat=21)
        out = drawn(drawing.status(longest, text))
        assert out.count("\n") == 1
        assert text.word("phase", phase) in out
        assert f"1B 11/12{' · ' if phase == 'quest' else '  '}" in out
        assert f"  1:29  2:47 ({text.message('table-you')})  3:41  4:30" in out
        assert (" 17, " in out) is (phase == "quest")
    start = drawing.status(lr.GAME.view(lr.GAME.start(lr.Setup(players=1), 1), None), ENGLISH)
    assert start.plain == "Before the first round · 1B 0/12  1:29"


def test_the_stage_and_the_cards_on_the_table_are_explained(table: MakeTable) -> None:
    """The stage first, player cards, then encounter cards with the victory display, the own hand last."""
    t = table(four())

    pairs = drawing.explained(lr.GAME.view(t.state, P1), ENGLISH)

    names = [name for name, _ in pairs]
    assert pairs[0] == ("Running out of Time", ENGLISH.message("stage-text-running_out_of_time-b"))
    assert dict(pairs)["Faramir"] == ENGLISH.about(c.CARDS["faramir"])
    order = ("Aragorn", "Steward of Gondor", "Combe Storehouse", "Todd the Troll", "Greenway Footpad")
    places = [names.index(name) for name in (*order, "Staddle Hiding Hole", "Faramir", "Sneak Attack")]
    assert places == sorted(places)
    assert len(set(names)) == len(names)
    assert not {"Valiant Sacrifice", "Village Stable", "Grim Resolve"} & set(names)
    assert "Faramir" not in [name for name, _ in drawing.explained(lr.GAME.view(t.state, P2), ENGLISH)]


@pytest.mark.rule("LR-RND-01")
def test_every_phase_is_a_turn_of_its_own(table: MakeTable) -> None:
    """Whoever draws the table once in a turn draws it in each phase, and every round anew."""
    t = table(lr.Setup(players=1))
    turns = [lr.GAME.view(t.state, None).turn]
    while t.state.round < 3:
        t.skip(lambda t: lr.GAME.view(t.state, None).turn != turns[-1])
        turns.append(lr.GAME.view(t.state, None).turn)

    assert turns[0] == 0
    assert turns == sorted(set(turns))
    assert lr.GAME.view(t.state, None).turn == 14 + 1 + ("resource", "planning").index(t.state.phase)


def test_it_is_played_in_the_terminal() -> None:
    """The table once in each phase, one line after that, ``i`` for the stage and the cards, ``w`` past all windows."""
    words = ("play", "lotr_investigation", "--players", "2", "--seed", "3", "--seat", "1", "--option", "first_player=0")
    terminal = Terminal(*words)
    try:
        assert "Before the first round · Stage 1B" in terminal.expect(ASK, 60)
        terminal.type("1\n")
        assert re.search(r"\nRound 1 · resource · 1B 0/12  1:29 \(you\)  2:29 *\n", terminal.expect(ASK, 60))
        terminal.type("i\n")
        assert terminal.expect(ASK).splitlines()[1].startswith("Investigating the Crime  No more than 4 progress")
        terminal.type("w\n")
        assert terminal.expect(ASK, 60).count("Round 1 · planning phase · Stage 1B: Investigating the Crime") == 1
        terminal.type("w\n")
        answer = terminal.expect(ASK)
        assert "Windows will be passed until your next turn, but this question wants an answer." in answer
        assert "What do you play or use?" not in answer
        terminal.type("q\n")
        terminal.expect("You have left the game.")
        assert terminal.status() == 0
    finally:
        terminal.close()


def test_who_can_only_decline_is_told_why_he_is_asked(tmp_path: Path) -> None:
    """Village Stable after a look at Rising Body Count: the question tells nobody what was seen."""
    stable = spot("village_stable", progress=2)
    top = ["rising_body_count"]
    setup = quiet(place(threat=20), active=stable, investigation=top, setup={"script": {"investigation": top}})
    match = boardrules.Match(lr.GAME, setup, 1)
    while (decision := match.decision) is not None and decision.prompt.key != "village_stable":
        commits = [one for one in decision.actions if isinstance(one, lr.Commit) and one.card.id == "theodred"]
        match.play((*commits, *decision.actions)[0])
    file = tmp_path / "stable.json"
    file.write_text(match.dumps())

    terminal = Terminal("play", "--resume", str(file))
    try:
        assert "(You are asked all the same, so that nobody learns what you hold.)" in terminal.expect(ASK, 60)
        terminal.type("q\n")
        assert terminal.status() == 0
    finally:
        terminal.close()


def test_colour_is_never_all_there_is(table: MakeTable) -> None:
    """The styles of the seats differ; without colours the same words stand there."""
    t = table(four())
    view = lr.GAME.view(t.state, P1)
    console = Console(
        width=100, file=io.StringIO(), force_terminal=True, color_system="truecolor", legacy_windows=False
    )
    console.print(drawing.render(view, ENGLISH))
    assert isinstance(console.file, io.StringIO)
    coloured = console.file.getvalue()

    assert len({seat_style(view, seat) for seat in range(4)}) == 4
    assert "\x1b[" in coloured
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == drawn(drawing.render(view, ENGLISH))


def test_the_words_of_the_table_are_complete_in_both_languages() -> None:
    """The same messages with the same variables, and none of them left in English."""
    own, other = (catalogue(PACKAGE, lang, "table.") for lang in LANGUAGES)
    english, spanish = (complete(PACKAGE, lang, "table.") for lang in LANGUAGES)

    assert set(english) == set(spanish)
    assert len(own) > 80
    for key in {**own, **other}:
        assert variables(english[key]) == variables(spanish[key]), key
    assert not [
        key for key, message in other.items() if re.search(r"\b(the|of|with|you|is|not|card)\b", words(message))
    ]
    elsewhere = [catalogue(PACKAGE, lang, "", "faults.", "cards.", "rules.") for lang in LANGUAGES]
    assert not [key for key in own for known in elsewhere if key in known]
    for key in own:
        base = key.removesuffix("-known")
        assert key.startswith("table-") or (base in elsewhere[0] and key != base), key
