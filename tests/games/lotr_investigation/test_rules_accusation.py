"""Rules LR-INS: the Investigation deck, the list, and the accusation."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve

from boardrules.games import lotr_investigation as lr
from boardrules.games.lotr_investigation.content import HIDEOUTS, NAMES, SUSPECTS
from tests.games.lotr_investigation.quest_positions import accusing, done, quiet, rank, resolve
from tests.games.lotr_investigation.table import LEADERSHIP, LORE, P1, P2, P3, MakeTable, arranged, place, spot

#: What lies on top of the Investigation deck after the next shuffle.
TOP = ["archet_trading_post", "todd_the_troll", "susie_the_spider"]

# -- the Investigation deck and list ---------------------------------------------------------------------------


@pytest.mark.rule("LR-INS-06")
@pytest.mark.parametrize(("suspect", "hideout"), list(zip(SUSPECTS, HIDEOUTS, strict=True)))
def test_the_investigation_deck_holds_all_other_names_and_both_surprises(
    table: MakeTable, suspect: lr.Card, hideout: lr.Card
) -> None:
    """Whatever the case: the other 4 Suspects, the other 4 Hideouts, 2 Taken by Surprise, and nothing else."""
    t = table(lr.Setup(players=1, mulligans=False, suspect=suspect.id, hideout=hideout.id))

    others = [card.id for card in NAMES if card not in (suspect, hideout)]
    assert sorted(t.investigation) == sorted([*others, "taken_by_surprise", "taken_by_surprise"])
    assert t.state.set_aside == [suspect, hideout]
    assert not set(t.encounter) & {card.id for card in NAMES}
    assert "taken_by_surprise" not in t.encounter


@pytest.mark.rule("LR-INS-06")
def test_the_investigation_deck_is_shuffled(table: MakeTable) -> None:
    """The same case in other games: another order."""
    setup = lr.Setup(players=1, mulligans=False, suspect="todd_the_troll", hideout="combe_storehouse")
    orders = [table(setup, seed).investigation for seed in range(6)]

    assert len({tuple(order) for order in orders}) == 6
    assert len({tuple(sorted(order)) for order in orders}) == 1


@pytest.mark.rule("LR-INS-07")
def test_nobody_sees_a_card_of_the_investigation_deck(table: MakeTable) -> None:
    """Everybody knows how many cards it has, nobody which, until somebody has looked."""
    t = table(lr.Setup(players=3, mulligans=False))
    for seat in (P1, P2, P3, None):
        assert not t.view(seat).investigation
        assert t.view(seat).investigation_size == 10


@pytest.mark.rule("LR-INS-07", "LR-INV-07")
def test_the_shuffle_of_an_investigate_makes_earlier_looks_worthless(table: MakeTable) -> None:
    """P1 knew where all eight names lay; after Investigate 2 P1 knows the two that were looked at then."""
    t = table(
        quiet(
            place(),
            decks=(LORE,),
            setup={"script": {"investigation": TOP}},
            active=spot("ramshackle_manor", progress=2),
        )
    )

    def all_known(state: lr.State) -> None:
        deck = [held.card for held in state.investigation]
        names = state.eliminated = tuple([card for card in NAMES if card in deck])
        state.investigation = [
            evolve(held, seats=(P1,), marked=names) if held.card in names else held for held in state.investigation
        ]

    t.arrange(all_known)
    assert len(t.view(P1).investigation) == 8

    t.commit(P1, "denethor")
    resolve(t)

    assert [(known.place, known.card.id) for known in t.view(P1).investigation] == [(0, TOP[0]), (1, TOP[1])]


@pytest.mark.rule("LR-INS-08")
def test_the_list_names_five_suspects_and_five_hideouts(table: MakeTable) -> None:
    """The ten names of the quest, none of them marked at the beginning, for everybody to see."""
    assert [card.id for card in SUSPECTS] == [
        "todd_the_troll",
        "susie_the_spider",
        "wolf_pelt_jake",
        "johnny_goblin_fingers",
        "old_orc_eyes",
    ]
    assert [card.id for card in HIDEOUTS] == [
        "bill_fernys_house",
        "staddle_hiding_hole",
        "combe_storehouse",
        "archet_trading_post",
        "chetwood_campsite",
    ]
    assert (*SUSPECTS, *HIDEOUTS) == NAMES
    t = table(lr.Setup(players=2, mulligans=False))
    assert [t.view(seat).eliminated for seat in (P1, P2, None)] == [(), (), ()]


@pytest.mark.rule("LR-INS-08", "LR-INV-06")
def test_a_look_marks_the_names_for_everybody(table: MakeTable) -> None:
    """P1 looks at a Hideout, a Suspect and a surprise: the two names are marked, on every view."""
    t = table(
        quiet(
            place(),
            place(),
            decks=(LORE, LEADERSHIP),
            setup={"script": {"investigation": ["archet_trading_post", "taken_by_surprise", "todd_the_troll"]}},
            active=spot("dark_alley", progress=2),
        )
    )
    t.commit(P1, "denethor")
    done(t, P2)
    resolve(t)

    for seat in (P1, P2, None):
        assert [card.id for card in t.view(seat).eliminated] == ["todd_the_troll", "archet_trading_post"]


@pytest.mark.rule("LR-INS-08")
def test_names_that_lie_face_up_are_marked(table: MakeTable) -> None:
    """In play, in the victory display, or removed from the game face up."""
    t = table(
        arranged(
            place(engaged=["todd_the_troll"]),
            stage=2,
            staging=["susie_the_spider"],
            active=spot("combe_storehouse"),
            victory=["staddle_hiding_hole"],
            removed=["old_orc_eyes"],
        )
    )

    assert sorted(t.eliminated) == [
        "combe_storehouse",
        "old_orc_eyes",
        "staddle_hiding_hole",
        "susie_the_spider",
        "todd_the_troll",
    ]


@pytest.mark.rule("LR-INS-08")
def test_the_accusation_ends_the_marking(table: MakeTable) -> None:
    """The cards that the accusation brings into play are not marked: the list has done its work."""
    t = accusing(table, place(threat=20))
    t.act(lr.Accuse, suspect="todd_the_troll", hideout="archet_trading_post")

    assert t.eliminated == []
    assert t.happened(lr.NameEliminated) == []


# -- the accusation --------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-INS-09")
def test_the_first_player_alone_names_any_of_the_pairs(table: MakeTable) -> None:
    """P2 is first and has all 25 pairs, with names that are known to be wrong; P1 is not asked."""
    t = accusing(
        table,
        place(),
        place(),
        decks=(LEADERSHIP, LORE),
        setup={"first_player": P2},
        eliminated=["todd_the_troll", "archet_trading_post"],
    )

    offered = {(action.suspect, action.hideout) for action in t.actions(P2) if isinstance(action, lr.Accuse)}
    assert t.asked == (P2,)
    assert offered == {(suspect, hideout) for suspect in SUSPECTS for hideout in HIDEOUTS}
    assert len(t.actions(P2)) == 25
    refusal = t.refuses(lr.Accuse(P1, SUSPECTS[0], HIDEOUTS[0]))
    assert (refusal.code, refusal.args) == ("not_your_decision", (("owed_by", (P2,)),))


@pytest.mark.rule("LR-INS-09")
@pytest.mark.parametrize(
    ("suspect", "hideout"),
    [
        ("combe_storehouse", "wolf_pelt_jake"),
        ("bill_ferny", "combe_storehouse"),
        ("wolf_pelt_jake", "dark_alley"),
    ],
)
def test_one_suspect_and_one_hideout_are_named(table: MakeTable, suspect: str, hideout: str) -> None:
    """Nothing that is no Suspect can be named as one, and no other location as the Hideout."""
    t = accusing(table, place())

    refusal = t.refuses(lr.Accuse(P1, lr.CARDS[suspect], lr.CARDS[hideout]))

    assert (refusal.code, refusal.rule) == ("not_offered", "LR-INS-09")


@pytest.mark.rule("LR-INS-09")
def test_the_case_is_hidden_until_the_names_are_said(table: MakeTable) -> None:
    """While the first player chooses, views know of two cards and no more; then both lie in the staging area."""
    t = accusing(table, place(), place())
    for seat in (P1, P2, None):
        assert t.view(seat).set_aside == 2
        assert "wolf_pelt_jake" not in [card.card.id for card in t.view(seat).cards]

    t.act(lr.Accuse, suspect="todd_the_troll", hideout="combe_storehouse")

    judged = t.expect_event(lr.AccusationJudged)
    assert (judged.suspect.id, judged.hideout.id) == ("wolf_pelt_jake", "combe_storehouse")
    assert t.view(P2).set_aside == 0
    assert t.staging == ["wolf_pelt_jake", "combe_storehouse", "todd_the_troll"]


@pytest.mark.rule("LR-INS-09")
def test_both_cards_are_turned_up_even_if_one_name_is_right(table: MakeTable) -> None:
    """The Hideout comes into play although only the Suspect was named rightly."""
    t = accusing(table, place())
    t.act(lr.Accuse, suspect="wolf_pelt_jake", hideout="staddle_hiding_hole")

    assert t.staging[:2] == ["wolf_pelt_jake", "combe_storehouse"]


@pytest.mark.rule("LR-INS-10")
def test_a_correct_accusation_leads_to_stage_3_and_nothing_else(table: MakeTable) -> None:
    """Threat, the Investigation deck and the rest of the staging area are as they were."""
    t = accusing(table, place(threat=30), place(threat=20))
    before = t.investigation
    t.act(lr.Accuse, suspect="wolf_pelt_jake", hideout="combe_storehouse")

    judged = t.expect_event(lr.AccusationJudged)
    assert (judged.correct, judged.rules) == (True, ("LR-INS-10",))
    assert t.staging == ["wolf_pelt_jake", "combe_storehouse"]
    assert t.state.stage == 3
    assert t.investigation == before
    assert [event.pile for event in t.happened(lr.DeckShuffled)] == ["encounter"]
    raised = [event.rules for event in t.happened(lr.ThreatRaised)]
    assert ("LR-INS-11",) not in raised
    assert all("LR-INS-11" not in rules for rules in raised)


@pytest.mark.rule("LR-INS-10", "LR-INS-11")
@pytest.mark.parametrize(
    ("suspect", "hideout", "correct"),
    [
        ("wolf_pelt_jake", "combe_storehouse", True),
        ("wolf_pelt_jake", "archet_trading_post", False),
        ("todd_the_troll", "combe_storehouse", False),
        ("todd_the_troll", "archet_trading_post", False),
    ],
)
def test_both_names_have_to_be_right(table: MakeTable, suspect: str, hideout: str, correct: bool) -> None:
    """One wrong name makes the accusation incorrect: 3 threat, once."""
    t = accusing(table, place(threat=30))
    t.act(lr.Accuse, suspect=suspect, hideout=hideout)

    assert t.expect_event(lr.AccusationJudged).correct is correct
    raised = [event.amount for event in t.events if isinstance(event, lr.ThreatRaised) and "LR-INS-11" in event.rules]
    assert raised == ([] if correct else [3])


@pytest.mark.rule("LR-INS-11")
def test_only_the_wrong_name_is_searched_for(table: MakeTable) -> None:
    """Example: Suspect right, Hideout wrong: Archet alone leaves the Investigation deck, and each player gets 3."""
    t = accusing(table, place(threat=30), place(threat=33), decks=(LEADERSHIP, LORE))
    t.act(lr.Accuse, suspect="wolf_pelt_jake", hideout="archet_trading_post")

    assert t.staging == ["wolf_pelt_jake", "combe_storehouse", "archet_trading_post"]
    assert len(t.investigation) == 9
    assert t.threats == [33, 36]


@pytest.mark.rule("LR-INS-11")
def test_with_both_names_wrong_two_cards_come_and_the_threat_rises_once(table: MakeTable) -> None:
    """Example: up to 2 extra cards, and 3 threat each, not 6."""
    t = accusing(table, place(threat=30), place(threat=33), decks=(LEADERSHIP, LORE))
    t.act(lr.Accuse, suspect="susie_the_spider", hideout="chetwood_campsite")

    assert t.staging == ["wolf_pelt_jake", "combe_storehouse", "susie_the_spider", "chetwood_campsite"]
    assert len(t.investigation) == 8
    assert t.threats == [33, 36]


@pytest.mark.rule("LR-INS-11", "LR-ACC-03")
@pytest.mark.parametrize("where", ["removed", "victory", "buried", "engaged"])
def test_a_named_card_that_is_not_in_the_deck_is_not_replaced(table: MakeTable, where: str) -> None:
    """Todd was removed, defeated, taken away unseen, or is in play already: nothing comes for him."""
    position: dict[str, Any] = {where: ["todd_the_troll"]} if where in ("removed", "victory") else {}
    if where == "buried":
        position = {"only_investigation": True}
    seat = place(threat=30, engaged=["todd_the_troll"] if where == "engaged" else [])
    t = accusing(table, seat, **position)
    t.act(lr.Accuse, suspect="todd_the_troll", hideout="combe_storehouse")

    assert t.staging[:2] == ["wolf_pelt_jake", "combe_storehouse"]
    assert "todd_the_troll" not in t.staging
    assert t.engaged(P1).count("todd_the_troll") == (where == "engaged")
    assert t.threats == [33]


@pytest.mark.rule("LR-INS-11", "LR-ACC-01")
def test_search_then_threat_then_stage_3(table: MakeTable) -> None:
    """The three consequences come in this order, with the deck shuffled after the search."""
    t = accusing(table, place(threat=30))
    t.act(lr.Accuse, suspect="todd_the_troll", hideout="archet_trading_post")

    search = [rank(t, lr.AddedToStaging, card=title) for title in ("todd_the_troll", "archet_trading_post")]
    shuffled = rank(t, lr.DeckShuffled, pile="investigation")
    raised = rank(t, lr.ThreatRaised, seat=P1, amount=3)
    assert search[0] < search[1] < shuffled < raised < rank(t, lr.StageReached, stage=3)
