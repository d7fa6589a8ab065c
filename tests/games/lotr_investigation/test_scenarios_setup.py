"""Scenarios S01 to S08: setup and stage 1."""

from __future__ import annotations

from collections import Counter

import pytest

from boardrules.games import lotr_investigation as lr
from tests.games.lotr_investigation.table import (
    LEADERSHIP,
    P1,
    P2,
    P3,
    TACTICS,
    MakeTable,
    QuestTable,
    arranged,
    commit_all,
    order,
    place,
    questions_to,
    spot,
)

#: The decks of fifty cards.
LEADERSHIP_LORE, TACTICS_SPIRIT = "fifty_leadership_lore", "fifty_tactics_spirit"


def begun(table: MakeTable, seed: int, *, easy_mode: bool = False) -> tuple[QuestTable, lr.State]:
    """Return a new game of two with both hands kept, and how it was before the last hand was kept."""
    t = table(lr.Setup(players=2, decks=(LEADERSHIP, TACTICS), easy_mode=easy_mode), seed)
    t.act(lr.Keep, seat=P1)
    before = t.state
    t.act(lr.Keep, seat=P2)
    return t, before


def kinds(t: QuestTable) -> Counter[str]:
    """Return what the Investigation deck is made of."""
    cards = [held.card for held in t.state.investigation]
    return Counter("suspect" if card.is_suspect else "hideout" if card.is_hideout else card.id for card in cards)


# -- S01, S02 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-SET-01", "LR-SET-03", "LR-INS-06")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_s01_what_lies_where_after_the_setup(table: MakeTable, seed: int) -> None:
    """S01: two starter decks and both hands kept: the counts of the setup, with any seed."""
    t, before = begun(table, seed)

    for player in before.players:
        assert (player.threat, len(player.hand), len(player.deck)) == (29, 6, 24)
    assert [card.resources for card in before.cards.values()] == [0] * 6
    # Nothing but stage 1A comes between the hands and the first round.
    assert order(t.log, lr.StageReached, lr.RoundStarted, lr.ResourcesGained)[:2] == [lr.StageReached, lr.RoundStarted]
    assert t.happened(lr.InvestigationLooked) == []
    assert t.happened(lr.LocationExplored) == []

    assert t.threats == [29, 29]
    assert (t.state.stage, t.state.progress, t.state.round) == (1, 0, 1)
    assert t.active == "the_prancing_pony"
    assert t.card("the_prancing_pony").progress == 0
    assert t.staging == ["ramshackle_manor"]
    assert kinds(t) == {"suspect": 4, "hideout": 4, "taken_by_surprise": 2}
    assert [(card.is_suspect, card.is_hideout) for card in t.state.set_aside] == [(True, False), (False, True)]
    assert Counter(held.card.type for held in t.state.encounter) == {"location": 14, "enemy": 13, "treachery": 9}
    assert t.encounter_discard == t.victory == t.removed == t.eliminated == []


@pytest.mark.rule("LR-SET-03")
def test_s01_the_case_is_chance(table: MakeTable) -> None:
    """S01: with other seeds other Suspects and other Hideouts are set aside, independently of each other."""
    cases = [tuple(card.id for card in begun(table, seed)[0].state.set_aside) for seed in range(20)]

    assert {suspect for suspect, _ in cases} == {card.id for card in lr.CARDS.values() if card.is_suspect}
    assert {hideout for _, hideout in cases} == {card.id for card in lr.CARDS.values() if card.is_hideout}
    assert len(set(cases)) > 5


@pytest.mark.rule("LR-INS-07", "LR-SET-03")
def test_s01_no_view_shows_the_case(table: MakeTable) -> None:
    """S01: whichever cards are set aside, every view is the same, and none knows an Investigation card."""
    t, _ = begun(table, 1)

    def views() -> list[lr.View]:
        return [t.view(seat) for seat in (P1, P2, None)]

    def another_case(state: lr.State) -> None:
        for place_of_case in (0, 1):
            card = state.set_aside[place_of_case]
            index = next(
                index
                for index, held in enumerate(state.investigation)
                if (held.card.is_suspect, held.card.is_hideout) == (card.is_suspect, card.is_hideout)
            )
            state.set_aside[place_of_case] = state.investigation[index].card
            state.investigation[index] = lr.Held(card)

    first = views()
    t.arrange(another_case)

    assert views() == first
    assert [view.set_aside for view in first] == [2, 2, 2]
    assert [view.investigation for view in first] == [(), (), ()]
    assert [view.investigation_size for view in first] == [10, 10, 10]


@pytest.mark.rule("LR-VAR-02")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_s02_easy_mode_leaves_cards_out_and_gives_resources(table: MakeTable, seed: int) -> None:
    """S02: 40 encounter cards, 27 of them in the deck, 9 Investigation cards, a resource for each hero."""
    t, before = begun(table, seed, easy_mode=True)

    assert [card.resources for card in before.cards.values()] == [1] * 6
    assert len(before.encounter) == 40
    left = Counter(held.card.id for held in before.encounter)
    changed = {
        "taken_by_surprise": 1,
        "dark_alley": 1,
        "market_square": 2,
        "greenway_footpad": 2,
        "chetwood_outlaw": 2,
        "smoke_and_mirrors": 1,
        "deadly_accusations": 1,
    }
    for card in lr.CARDS.values():
        if not card.sphere:
            assert left[card.id] == changed.get(card.id, card.count)
    assert len(t.encounter) == 27
    assert kinds(t) == {"suspect": 4, "hideout": 4, "taken_by_surprise": 1}
    assert t.active == "the_prancing_pony"
    assert t.staging == ["ramshackle_manor"]


# -- S03, S04 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-STG-02", "LR-QST-04")
def test_s03_the_choice_of_stage_1b_adds_reveals(table: MakeTable) -> None:
    """S03: P1 takes 2 threat, P2 and P3 one more card each: 3 + 2 are revealed."""
    t = table(
        arranged(
            place(threat=30),
            place(threat=28),
            place(threat=33),
            phase="quest",
            encounter=["old_warehouse", "old_warehouse", "old_warehouse", "market_square", "market_square"],
        )
    )

    t.act(lr.ChooseOption, seat=P1, option="threat")
    t.act(lr.ChooseOption, seat=P2, option="reveal")
    t.act(lr.ChooseOption, seat=P3, option="reveal")

    assert t.threats == [32, 28, 33]
    assert t.happened(lr.CardRevealed) == []
    t.to_phase("travel")
    assert len(t.happened(lr.CardRevealed)) == 5
    assert t.staging == ["old_warehouse"] * 3 + ["market_square"] * 2


@pytest.mark.rule("LR-STG-02", "LR-THR-01", "LR-THR-02", "LR-THR-04", "LR-QST-04")
def test_s04_the_choice_of_stage_1b_eliminates(table: MakeTable) -> None:
    """S04: P1 comes to 50 and is gone before P2 chooses; 1 + 1 cards are revealed."""
    t = table(
        arranged(
            place(
                threat=48,
                hand=["gandalf", "faramir"],
                engaged=[spot("chetwood_outlaw", damage=2)],
                allies=["snowbourn_scout"],
                heroes=[spot("aragorn", attachments=["celebrians_stone"]), spot("theodred"), spot("gloin")],
            ),
            place(threat=30),
            phase="quest",
            encounter=["old_warehouse", "market_square"],
        )
    )

    t.act(lr.ChooseOption, seat=P1, option="threat")

    assert t.prompt == "option-stage_one"
    assert t.asked == (P2,)
    assert t.threats == [50, 30]
    assert [player.out for player in t.state.players] == [True, False]
    assert (t.hand(P1), t.deck(P1), t.area(P1), t.engaged(P1)) == ([], [], [], [])
    # Three heroes and the thirty cards of the deck, wherever they were.
    deck = Counter(dict(lr.DECKS[LEADERSHIP].cards))
    assert Counter(t.discard(P1)) == deck + Counter(["aragorn", "theodred", "gloin"])
    assert t.staging == ["chetwood_outlaw"]
    assert t.card("chetwood_outlaw").damage == 2
    assert t.state.first == P2

    t.act(lr.ChooseOption, seat=P2, option="reveal")
    t.to_phase("travel")
    assert [event.card.id for event in t.happened(lr.CardRevealed)] == ["old_warehouse", "market_square"]


# -- S05, S06 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-STG-01", "LR-QST-14")
def test_s05_stage_1b_takes_four_tokens_in_a_round(table: MakeTable) -> None:
    """S05: 13 against 5 places 4; Legolas adds nothing in the same round; the next round takes 4 again."""
    t = table(
        arranged(
            place(threat=20, allies=["faramir"]),
            place(threat=20, engaged=[spot("lawless_ruffian", damage=2)]),
            decks=(LEADERSHIP_LORE, TACTICS_SPIRIT),
            phase="quest",
            victory=["the_prancing_pony"],
            encounter=["old_warehouse", "ramshackle_manor", "village_stable", "market_square", "deadly_accusations"],
        )
    )
    t.act(lr.ChooseOption, seat=P1, option="threat")
    t.act(lr.ChooseOption, seat=P2, option="threat")
    t.commit(P1, "aragorn", "theodred", "glorfindel", "faramir")
    t.commit(P2, "eowyn", "eleanor")
    t.to_phase("travel")
    [compared] = t.happened(lr.QuestCompared)
    assert (compared.willpower, compared.threat) == (13, 5)
    assert [(event.stage, event.amount, event.total) for event in t.happened(lr.StageProgressed)] == [(1, 4, 4)]
    assert t.view(P1).cap_left == 0

    t.to_prompt("target-damage_hero")
    t.pick("legolas")
    t.act(lr.AttackEnemy, seat=P2, card="lawless_ruffian")
    t.use("legolas", P2)
    assert t.encounter_discard == ["village_stable", "lawless_ruffian"]
    assert len(t.happened(lr.StageProgressed)) == 1
    assert t.state.progress == 4

    t.to_prompt("option-stage_one")
    assert t.state.round == 2
    assert t.view(P1).cap_left == 4
    t.option("threat")
    t.option("threat")
    t.commit(P2, "eowyn", "eleanor")
    t.commit(P1, "aragorn", "theodred", "glorfindel", "faramir")
    t.to_phase("travel")
    compared = t.happened(lr.QuestCompared)[-1]
    assert (compared.willpower, compared.threat) == (13, 7)
    assert [event.amount for event in t.happened(lr.StageProgressed)] == [4, 4]
    assert t.state.progress == 8


@pytest.mark.rule("LR-QST-10", "LR-QST-13", "LR-QST-16", "LR-STG-01", "LR-INS-03")
def test_s06_active_location_first_then_the_cap(table: MakeTable) -> None:
    """S06: 12 against 4: 2 tokens explore the Manor, Investigate 2, then 4 on the stage and 2 lost."""
    t = table(
        arranged(
            place(threat=20, allies=["gandalf", "faramir", "guard_of_the_citadel"]),
            decks=(LEADERSHIP,),
            setup={"script": {"investigation": ["todd_the_troll", "staddle_hiding_hole"]}},
            phase="quest",
            active=spot("ramshackle_manor", progress=1),
            encounter=["dark_alley"],
        )
    )
    t.option("threat")
    commit_all(t)
    t.to_phase("travel")

    [compared] = t.happened(lr.QuestCompared)
    assert (compared.willpower, compared.threat) == (12, 4)
    chain = (lr.ProgressPlaced, lr.LocationExplored, lr.DeckShuffled, lr.InvestigationLooked, lr.LeftPlay)
    assert order(t.log, *chain, lr.StageProgressed) == [*chain, lr.StageProgressed]
    [placed] = t.happened(lr.ProgressPlaced)
    assert (placed.card.id, placed.amount) == ("ramshackle_manor", 2)
    assert t.happened(lr.DeckShuffled)[0].pile == "investigation"
    [looked] = t.happened(lr.InvestigationLooked)
    assert (looked.seat, looked.number, looked.end) == (P1, 2, "top")
    assert [card.id for card in looked.cards or ()] == ["todd_the_troll", "staddle_hiding_hole"]
    assert t.encounter_discard == ["ramshackle_manor"]
    assert t.active is None
    [progressed] = t.happened(lr.StageProgressed)
    assert (progressed.stage, progressed.amount, progressed.total) == (1, 4, 4)
    assert (t.state.stage, t.state.progress) == (1, 4)


# -- S07, S08 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-QST-15", "LR-STG-03", "LR-STG-05", "LR-EFF-04", "LR-QST-06")
def test_s07_the_twelfth_token_leads_to_stage_2(table: MakeTable) -> None:
    """S07: 9 tokens and 4 more: 2A adds two locations from the deck made anew, 2B begins with none and asks nothing."""
    t = table(
        arranged(
            place(threat=20),
            place(threat=20),
            setup={
                "script": {"encounter": ["greenway_footpad", "market_square", "deadly_accusations", "old_warehouse"]}
            },
            phase="quest",
            progress=9,
            victory=["the_prancing_pony"],
            encounter=["village_stable", "ramshackle_manor"],
            encounter_discard=["market_square", "greenway_footpad"],
        )
    )
    t.option("threat")
    t.option("threat")
    commit_all(t)
    asked = questions_to(t, "travel")

    [compared] = t.happened(lr.QuestCompared)
    assert (compared.willpower, compared.threat) == (9, 5)
    assert order(t.log, lr.StageProgressed, lr.StageReached, lr.DeckReset, lr.EncounterDiscarded) == [
        lr.StageProgressed,
        lr.StageReached,
        lr.DeckReset,
        lr.EncounterDiscarded,
    ]
    [progressed] = t.happened(lr.StageProgressed)
    assert (progressed.stage, progressed.amount, progressed.total) == (1, 3, 12)
    [gone] = t.happened(lr.EncounterDiscarded)
    assert [card.id for card in gone.cards] == [
        "greenway_footpad",
        "market_square",
        "deadly_accusations",
        "old_warehouse",
    ]
    assert (t.state.stage, t.state.progress) == (2, 0)
    assert t.staging == ["village_stable", "ramshackle_manor", "market_square", "old_warehouse"]
    assert t.encounter_discard == ["greenway_footpad", "deadly_accusations"]
    # 33 in the deck, 2 from the discard pile, 4 discarded again.
    assert len(t.encounter) == 31
    assert [event.card.id for event in t.happened(lr.CardRevealed)] == ["village_stable", "ramshackle_manor"]
    assert t.threats == [22, 22]
    assert "option-stage_two" not in asked


def pony(table: MakeTable) -> QuestTable:
    """Return S08: 7 against 5 explores the Prancing Pony, and P1 chooses."""
    t = table(
        arranged(
            place(threat=20),
            place(threat=20),
            setup={"script": {"encounter": ["village_stable", "lawless_ruffian"]}},
            phase="quest",
            active=spot("the_prancing_pony"),
            encounter=["old_warehouse", "ramshackle_manor"],
            encounter_discard=["hired_muscle"],
            investigation=["taken_by_surprise", "susie_the_spider", "archet_trading_post"],
        )
    )
    t.option("threat")
    t.option("threat")
    t.commit(P1, "aragorn", "theodred", "gloin")
    t.commit(P2, "gimli")
    t.to_prompt("option-prancing_pony")
    [compared] = t.happened(lr.QuestCompared)
    assert (compared.willpower, compared.threat) == (7, 5)
    assert t.asked == (P1,)
    assert len(t.investigation) == 10
    return t


@pytest.mark.rule("LR-INV-01", "LR-VIC-01")
def test_s08_the_pony_lets_everybody_draw(table: MakeTable) -> None:
    """S08: P1 picks two cards for each player: nobody looks, and Taken by Surprise stays where it is."""
    t = pony(table)
    before = t.investigation

    t.option("draw")

    assert t.victory == ["the_prancing_pony"]
    assert t.view(None).victory_points == 2
    assert [len(t.hand(seat)) for seat in (P1, P2)] == [2, 2]
    assert t.happened(lr.InvestigationLooked) == []
    assert t.investigation == before
    assert t.removed == []
    assert t.engaged(P1) == []
    assert t.state.progress == 0
    assert t.happened(lr.StageProgressed) == []


@pytest.mark.rule("LR-INV-01", "LR-INV-03", "LR-VIC-01")
def test_s08_the_pony_lets_the_first_player_look(table: MakeTable) -> None:
    """S08: P1 picks the look instead: no shuffle, and Taken by Surprise brings an enemy and leaves the game."""
    t = pony(table)
    before = t.investigation

    t.option("look")

    [looked] = t.happened(lr.InvestigationLooked)
    assert (looked.seat, looked.number, looked.end) == (P1, 2, "top")
    assert [card.id for card in looked.cards or ()] == ["taken_by_surprise", "susie_the_spider"]
    assert [event for event in t.happened(lr.DeckShuffled) if event.pile == "investigation"] == []
    assert t.engaged(P1) == ["lawless_ruffian"]
    assert t.removed == ["taken_by_surprise"]
    assert t.investigation == before[1:]
    assert len(t.investigation) == 9
    assert t.investigation[0] == "susie_the_spider"
    assert t.eliminated == ["susie_the_spider"]
    assert t.encounter_discard == ["village_stable"]
    assert t.victory == ["the_prancing_pony"]
    assert [len(t.hand(seat)) for seat in (P1, P2)] == [0, 0]
    assert t.state.progress == 0
