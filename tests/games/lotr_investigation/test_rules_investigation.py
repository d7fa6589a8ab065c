"""Rules LR-ACC and LR-INV: what the accusation leads to, and looks into the Investigation deck."""

from __future__ import annotations

from typing import Any

import pytest

from boardrules.games import lotr_investigation as lr
from tests.games.lotr_investigation.combat_positions import STEWARD, combat, damage, fight, strike
from tests.games.lotr_investigation.quest_positions import accusing, done, name_the_case, quiet, rank, resolve, revealed
from tests.games.lotr_investigation.table import (
    LEADERSHIP,
    LORE,
    P1,
    P2,
    P3,
    TACTICS,
    MakeTable,
    QuestTable,
    arranged,
    order,
    place,
    spot,
    told,
)

JAKE, TODD, SUSIE = "wolf_pelt_jake", "todd_the_troll", "susie_the_spider"
SURPRISE = "taken_by_surprise"


def looks(t: QuestTable) -> list[tuple[int, str, list[str]]]:
    """Return who has looked at which Investigation cards, from which end."""
    return [
        (event.seat, event.end, [card.id for card in event.cards or ()]) for event in t.happened(lr.InvestigationLooked)
    ]


def shuffles(t: QuestTable) -> int:
    """Return how often the Investigation deck was shuffled."""
    return [event.pile for event in t.happened(lr.DeckShuffled)].count("investigation")


# -- the accusation --------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-ACC-01", "LR-STG-06")
@pytest.mark.parametrize("correct", [True, False])
def test_the_sequence_of_an_accusation(table: MakeTable, correct: bool) -> None:
    """Named, turned up, added; when wrong: search, shuffle, threat in player order; then stage 3."""
    t = accusing(table, place(threat=20), place(threat=21))
    before = t.investigation
    t.act(lr.Accuse, suspect=JAKE if correct else TODD, hideout="combe_storehouse")

    assert rank(t, lr.Accused) < rank(t, lr.AccusationJudged) < rank(t, lr.AddedToStaging, card=JAKE)
    assert rank(t, lr.AddedToStaging, card="combe_storehouse") < rank(t, lr.StageReached, stage=3)
    raised = [(event.seat, event.amount) for event in t.events if isinstance(event, lr.ThreatRaised)][:2]
    if correct:
        assert (t.threats, t.investigation, shuffles(t)) == ([20, 21], before, 0)
    else:
        assert raised == [(P1, 3), (P2, 3)]
        assert rank(t, lr.AddedToStaging, card=TODD) < rank(t, lr.DeckShuffled, pile="investigation")
        assert rank(t, lr.DeckShuffled, pile="investigation") < rank(t, lr.ThreatRaised)
        assert rank(t, lr.ThreatRaised) < rank(t, lr.StageReached, stage=3)
        assert sorted(t.investigation) == sorted(card for card in before if card != TODD)
    assert t.state.set_aside == []


@pytest.mark.rule("LR-ACC-01", "LR-QST-06")
def test_the_cards_of_the_case_are_not_revealed(table: MakeTable) -> None:
    """Thalin is committed: Jake and Todd come into play without damage, and no reveal is told."""
    t = accusing(table, place(threat=20, heroes=["thalin", "gimli"]), decks=(TACTICS,))
    t.act(lr.Accuse, suspect=TODD, hideout="combe_storehouse")

    assert t.card("thalin").exhausted
    assert [t.card(title).damage for title in (JAKE, TODD)] == [0, 0]
    assert (damage(t), revealed(t)) == ([], [])


@pytest.mark.rule("LR-ACC-01")
def test_there_is_one_accusation_in_a_game(table: MakeTable) -> None:
    """A success at stage 3B leads to no question, whatever progress it places."""
    t = table(quiet(place(threat=20, engaged=[JAKE]), stage=3))
    t.commit(P1, "aragorn", "theodred", "gloin")
    t.skip(lambda t: t.prompt == "option-stage_two" or t.state.phase != "quest")

    assert (t.prompt == "option-stage_two", t.state.progress, t.state.stage) == (False, 5, 3)


@pytest.mark.rule("LR-ACC-02", "LR-WIN-01")
def test_a_wrong_accusation_may_end_the_game_before_stage_3(table: MakeTable) -> None:
    """47 and 48 threat: both players are eliminated, the game is lost, and stage 3 is never reached."""
    t = accusing(table, place(threat=47), place(threat=48))
    t.act(lr.Accuse, suspect=TODD, hideout="combe_storehouse")

    assert t.outcome is not None
    assert t.outcome.reason == "all_eliminated"
    assert (t.state.stage, t.happened(lr.StageReached)) == (2, [])


@pytest.mark.rule("LR-ACC-02", "LR-THR-04", "LR-STG-06")
def test_stage_3a_uses_the_new_first_player(table: MakeTable) -> None:
    """P1 accuses wrongly and is eliminated: P2 is first and searches nothing, P3 searches."""
    t = table(
        quiet(
            place(threat=47),
            place(threat=20),
            place(threat=20, heroes=["denethor"]),
            decks=(LEADERSHIP, TACTICS, LORE),
            setup={"suspect": JAKE, "hideout": "combe_storehouse"},
            encounter=["market_square", "old_warehouse", "village_stable", "lawless_ruffian", "greenway_footpad"],
        )
    )
    t.commit(P1, "aragorn", "theodred", "gloin")
    t.commit(P2, "gimli", "thalin", "legolas")
    done(t, P3)
    name_the_case(t)
    t.act(lr.Accuse, suspect=TODD, hideout="combe_storehouse")

    assert (t.threats, t.state.players[P1].out, t.state.first) == ([50, 23, 23], True, P2)
    assert (t.prompt, t.asked) == ("brigand", (P3,))
    t.act(lr.ChooseTitle, card="greenway_footpad")
    assert t.prompt != "brigand"
    assert t.state.stage == 3


@pytest.mark.rule("LR-ACC-03")
@pytest.mark.parametrize("where", ["staging", "engaged"])
def test_a_named_card_that_is_in_play_stays_where_it_is(table: MakeTable, where: str) -> None:
    """Susie came earlier and has 2 damage: named wrongly, she is as she was, and there is one of her."""
    susie = spot(SUSIE, damage=2)
    seat = place(threat=20, engaged=[susie] if where == "engaged" else [])
    t = accusing(table, seat) if where == "engaged" else _with_susie(table, susie)
    uid = t.uid(SUSIE)
    t.act(lr.Accuse, suspect=SUSIE, hideout="combe_storehouse")

    assert (t.uid(SUSIE), t.card(SUSIE).damage, t.in_play(SUSIE)) == (uid, 2, 1)
    assert t.threats == [23]


def _with_susie(table: MakeTable, susie: lr.Spot) -> QuestTable:
    t = table(quiet(place(threat=20), staging=[susie], setup={"suspect": JAKE, "hideout": "combe_storehouse"}))
    t.commit(P1, "aragorn")
    name_the_case(t)
    return t


@pytest.mark.rule("LR-ACC-04", "LR-STG-07", "LR-STG-08")
def test_whatever_has_entered_counts_at_stage_3b(table: MakeTable) -> None:
    """Jake and Combe of the case, Todd and Archet named wrongly, Susie from before: all engage, and are protected."""
    t = _with_susie(table, spot(SUSIE, damage=2))
    t.act(lr.Accuse, suspect=TODD, hideout="archet_trading_post")
    assert t.staging == [SUSIE, JAKE, "combe_storehouse", TODD, "archet_trading_post"]
    t.skip(lambda t: t.state.phase == "combat")

    assert sorted(t.engaged(P1)) == sorted([SUSIE, JAKE, TODD])
    assert sorted(t.staging) == ["archet_trading_post", "combe_storehouse"]


# -- looks -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-INV-01", "LR-INV-02", "LR-INV-07")
def test_the_pony_shows_the_top_two_cards_without_a_shuffle(table: MakeTable) -> None:
    """P2's Scout explores it: the first player P1 looks, and the order stays."""
    names = [TODD, "archet_trading_post", SUSIE]
    t = table(
        arranged(
            place(threat=20),
            place(threat=20, hand=["snowbourn_scout"], heroes=[spot("aragorn", resources=1)]),
            decks=(TACTICS, LEADERSHIP),
            phase="planning",
            stage=2,
            staging=[spot("the_prancing_pony", progress=1)],
            investigation=names,
            only_investigation=True,
        )
    )
    t.play_card("snowbourn_scout", P2)
    t.use("snowbourn_scout", P2)
    assert (t.prompt, t.asked) == ("option-prancing_pony", (P1,))
    t.option("look")

    assert looks(t) == [(P1, "top", names[:2])]
    assert (shuffles(t), t.investigation) == (0, names)
    assert [card.place for card in t.view(P1).investigation] == [0, 1]
    assert t.view(P2).investigation == ()


@pytest.mark.rule("LR-INV-01", "LR-INV-02")
def test_the_informant_and_hired_muscle_show_the_bottom_card_without_a_shuffle(table: MakeTable) -> None:
    """P2 is attacked by an Informant and looks; P2's Ruffian with Hired Muscle falls, and P1 looks."""
    names = [TODD, "archet_trading_post", SUSIE]
    t = combat(
        table,
        place(threat=20, heroes=[spot("gloin", attachments=STEWARD)]),
        place(
            threat=20,
            heroes=[spot("gimli", resources=1), "thalin", "legolas"],
            engaged=["bree_land_informant", spot("lawless_ruffian", damage=2, attachments=["hired_muscle"])],
        ),
        investigation=names,
        only_investigation=True,
    )
    t.to_prompt("option-informant")
    t.option("use")
    t.to_prompt("attack")
    strike(t, "lawless_ruffian", "thalin", "legolas")
    t.to_window("attack_done")

    assert looks(t) == [(P2, "bottom", [SUSIE]), (P1, "bottom", [SUSIE])]
    assert (shuffles(t), t.investigation) == (0, names)


def _investigate(table: MakeTable, top: list[str], *seats: lr.Position, **position: Any) -> QuestTable:
    """Explore a Dark Alley by quest success: the first player looks at these cards after the shuffle."""
    setup = {"script": {"investigation": top, **position.pop("script", {})}, **position.pop("setup", {})}
    t = table(quiet(*seats, active=spot("dark_alley", progress=2), setup=setup, **position))
    first = t.state.first
    t.commit(first, t.area(first)[0])
    done(t, *[(first + step) % len(seats) for step in range(1, len(seats))])
    return t


def _scouted(table: MakeTable, top: list[str], pile: list[str], deck: list[str], first: int = P1) -> QuestTable:
    """P1's Scout explores the active Dark Alley in the planning phase: the first player looks at these cards.

    ``pile`` is the encounter discard pile, ``deck`` what lies on top after the pile was shuffled into the empty deck.
    """
    t = table(
        arranged(
            place(threat=20, hand=["snowbourn_scout"], heroes=[spot("aragorn", resources=1)]),
            place(threat=20),
            decks=(LEADERSHIP, TACTICS),
            phase="planning",
            stage=2,
            active=spot("dark_alley", progress=2),
            setup={"first_player": first, "script": {"investigation": top, "encounter": deck}},
            encounter_discard=pile,
            empty_encounter=True,
        )
    )
    t.play_card("snowbourn_scout")
    t.use("snowbourn_scout")
    return t


@pytest.mark.rule("LR-INV-03", "LR-QST-06", "LR-ENC-05")
def test_taken_by_surprise_puts_an_enemy_into_play_engaged_with_the_first_player(table: MakeTable) -> None:
    """The pile is shuffled in, a location discarded, the Footpad found: it engages P2, without its choice."""
    top = [TODD, SURPRISE, "archet_trading_post"]
    pile = ["greenway_footpad", "market_square", "bill_ferny"]
    t = _scouted(table, top, pile, ["market_square", "greenway_footpad", "bill_ferny"], first=P2)

    assert looks(t) == [(P2, "top", top)]
    assert (t.engaged(P1), t.engaged(P2)) == ([], ["greenway_footpad"])
    assert [(event.seat, event.by_choice) for event in t.happened(lr.EnemyEngaged)] == [(P2, False)]
    assert (t.removed[-1], t.investigation[:2], len(t.investigation)) == (SURPRISE, [TODD, "archet_trading_post"], 9)
    assert t.happened(lr.OptionChosen) == []
    assert (t.encounter, t.encounter_discard) == (["bill_ferny"], ["market_square", "dark_alley"])


@pytest.mark.rule("LR-INV-03")
def test_two_of_them_act_one_after_the_other(table: MakeTable) -> None:
    """Both among the three cards: two enemies, both cards leave the game, and nothing else is looked at."""
    deck = ["market_square", "greenway_footpad", "market_square", "lawless_ruffian"]
    t = _scouted(table, [SURPRISE, SURPRISE, TODD], deck, deck)

    # After the first the deck was shuffled again, with the location that had come up.
    assert sorted(t.engaged(P1)) == ["greenway_footpad", "lawless_ruffian"]
    assert len(t.happened(lr.DeckReset)) == 2
    assert t.removed[-2:] == [SURPRISE, SURPRISE]
    assert (len(looks(t)), len(t.investigation), t.investigation[0]) == (1, 8, TODD)


@pytest.mark.rule("LR-INV-03", "LR-QST-19")
def test_without_an_enemy_the_card_leaves_the_game_all_the_same(table: MakeTable) -> None:
    """No enemy in deck and pile: all of it is discarded, nobody engages."""
    t = _scouted(table, [SURPRISE], ["market_square", "hired_muscle"], ["market_square"])

    assert (t.engaged(P1), t.removed[-1], len(t.investigation)) == ([], SURPRISE, 9)
    (gone,) = t.happened(lr.EncounterDiscarded)
    assert [card.id for card in gone.cards] == ["market_square", "hired_muscle"]


@pytest.mark.rule("LR-INV-04", "LR-INS-04")
@pytest.mark.parametrize(
    ("cards", "options"), [(3, ["look_more", "less_threat"]), (2, ["less_threat"]), (1, ["less_threat"])]
)
def test_old_warehouse_asks_before_the_shuffle_and_only_where_three_cards_are_left(
    table: MakeTable, cards: int, options: list[str]
) -> None:
    """With 3 cards both options; with fewer 3 threat less, and a look at 1 card."""
    names = [TODD, "archet_trading_post", SUSIE][:cards]
    t = table(
        quiet(
            place(threat=20),
            active=spot("old_warehouse", progress=3),
            investigation=names,
            only_investigation=True,
        )
    )
    t.commit(P1, "theodred")
    if len(options) == 2:
        t.to_prompt("option-old_warehouse")
        assert (shuffles(t), looks(t)) == (0, [])
        assert [action.option for action in t.offered() if isinstance(action, lr.ChooseOption)] == options
        t.option("less_threat")
    t.skip(lambda t: bool(looks(t)))

    assert order(t.log, lr.ThreatReduced, lr.DeckShuffled, lr.InvestigationLooked)[:3] == [
        lr.ThreatReduced,
        lr.DeckShuffled,
        lr.InvestigationLooked,
    ]
    assert [len(cards) for _, _, cards in looks(t)] == [1]


@pytest.mark.rule("LR-INV-05", "LR-INV-06")
@pytest.mark.parametrize(("top", "can"), [(TODD, True), ("archet_trading_post", True), ("rising_body_count", False)])
def test_village_stable_brings_a_name_that_was_seen(table: MakeTable, top: str, can: bool) -> None:
    """A Suspect or a Hideout may come into play for all to see; with another card P1 is asked, and can only pass."""
    t = table(
        quiet(
            place(threat=20),
            place(threat=20),
            active=spot("village_stable", progress=2),
            investigation=["rising_body_count"] if not can else [],
            setup={"script": {"investigation": [top]}},
        )
    )
    t.commit(P1, "theodred")
    done(t, P2)
    t.to_prompt("village_stable")
    assert (t.asked, len(t.offered())) == ((P1,), 1 + can)
    if not can:
        action = lr.UseAbility(P1, t.uid("village_stable"), lr.CARDS["village_stable"])
        found = t.refuses(action)
        assert (found.code, found.rule) == ("not_a_name", "LR-INV-05")
        return
    t.use("village_stable")

    assert t.staging == [top]
    assert top in [card.card.id for card in t.view(P2).cards]
    assert (t.victory, t.view(None).victory_points) == (["village_stable"], 0)


@pytest.mark.rule("LR-INV-06")
def test_a_look_is_private_but_the_list_is_not(table: MakeTable) -> None:
    """P1 sees a name, a surprise and Rising Body Count; the others learn the name from the list, and no more."""
    t = _investigate(
        table,
        [TODD, "rising_body_count", "archet_trading_post"],
        place(threat=20),
        place(threat=20),
        investigation=["rising_body_count"],
    )
    resolve(t)

    (event,) = t.happened(lr.InvestigationLooked)
    assert event.known_to() == (P1,)
    assert told(t, lr.InvestigationLooked, "cards", P2, None) == [None, None]
    assert [one.card.id for one in t.view(P1).investigation] == [TODD, "rising_body_count", "archet_trading_post"]
    for seat in (P2, None):
        assert t.view(seat).investigation == ()
        assert [card.id for card in t.view(seat).eliminated] == [TODD, "archet_trading_post"]


@pytest.mark.rule("LR-INV-07")
def test_the_order_stays_and_the_looker_knows_it(table: MakeTable) -> None:
    """P1 knows the top three after Investigate 3, and the last card after Hired Muscle; P2 nothing."""
    top = [TODD, "archet_trading_post", "old_orc_eyes"]
    t = _investigate(table, top, place(threat=20))
    assert [(one.place, one.card.id) for one in t.view(P1).investigation] == list(enumerate(top))
    assert t.investigation[:3] == top

    t = fight(
        table,
        place(
            threat=20,
            heroes=["aragorn", "theodred", spot("gloin", attachments=STEWARD)],
            engaged=[spot("lawless_ruffian", damage=2, attachments=["hired_muscle"])],
        ),
        place(threat=20, heroes=["denethor"]),
        decks=(LEADERSHIP, LORE),
        investigation=[TODD, SUSIE],
        only_investigation=True,
    )
    strike(t, "lawless_ruffian", "aragorn", "theodred")
    t.to_window("attack_done")
    assert [(one.place, one.card.id) for one in t.view(P1).investigation] == [(1, SUSIE)]
    assert t.view(P2).investigation == ()
