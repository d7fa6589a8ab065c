"""Rules LR-QST: the quest phase up to the comparison: commitment, staging, revealing, the encounter deck."""

from __future__ import annotations

import pytest

from boardrules.games import lotr_investigation as lr
from tests.games.happened import kinds, refused
from tests.games.lotr_investigation.quest_positions import (
    LOCATIONS,
    compared,
    done,
    quiet,
    resolve,
    revealed,
    with_mixed,
)
from tests.games.lotr_investigation.table import (
    LEADERSHIP,
    LORE,
    P1,
    P2,
    P3,
    P4,
    SPIRIT,
    TACTICS,
    MakeTable,
    QuestTable,
    arranged,
    place,
    spot,
)

# -- the phase and its first step ------------------------------------------------------------------------------


@pytest.mark.rule("LR-QST-01", "LR-TIM-03")
def test_the_steps_of_the_quest_phase_and_their_windows(table: MakeTable) -> None:
    """The beginning (stage 1B), a window, commitment, a window, staging, a window, resolution, a window."""
    t = table(
        arranged(place(threat=20), decks=(LORE,), phase="quest", empty_encounter=True, encounter=["dark_alley"]),
    )
    seen: list[tuple[str, int]] = []

    def watch(t: QuestTable) -> bool:
        if t.state.phase == "quest":
            seen.append((t.window or t.prompt or "", len(revealed(t)) + 10 * len(t.happened(lr.QuestCompared))))
        return t.state.phase != "quest"

    t.skip(watch)

    assert seen == [
        ("option-stage_one", 0),
        ("quest_begin", 0),
        ("commit", 0),
        ("committed", 0),
        ("staged", 1),
        ("quest_end", 11),
    ]


@pytest.mark.rule("LR-QST-02")
def test_players_commit_in_player_order(table: MakeTable) -> None:
    """P3 is first of four, and P2 has nobody ready: P3, P4, P1."""
    tired = [spot(hero, exhausted=True) for hero in lr.DECKS[TACTICS].heroes]
    t = table(
        quiet(
            place(),
            place(heroes=tired),
            place(),
            place(),
            decks=(LEADERSHIP, TACTICS, SPIRIT, LORE),
            setup={"first_player": P3},
        )
    )
    order: list[int] = []
    while len(order) < 3:
        t.to_prompt("commit")
        order.append(t.asked[0])
        done(t, t.asked[0])

    assert order == [P3, P4, P1]
    t.skip(lambda t: t.prompt != "window")
    assert compared(t) == (0, 0)


@pytest.mark.rule("LR-QST-02")
def test_chosen_characters_are_committed_and_exhausted_together(table: MakeTable) -> None:
    """Two of three: nobody is exhausted before the choice is made, and then both are."""
    t = table(quiet(place(hand=[])))
    t.act(lr.Commit, card="aragorn")
    assert not t.card("aragorn").exhausted
    t.act(lr.Commit, card="gloin")
    t.act(lr.Done)

    (event,) = t.happened(lr.Committed)
    assert (event.seat, [card.id for card in event.cards]) == (P1, ["aragorn", "gloin"])
    assert [one.card.id for one in t.happened(lr.Exhausted)[:2]] == ["aragorn", "gloin"]
    assert compared(t)[0] == 4


@pytest.mark.rule("LR-QST-02")
def test_who_has_chosen_everybody_is_not_asked_again(table: MakeTable) -> None:
    """Both ready characters are chosen: they are committed, and P2 is next."""
    t = table(quiet(place(heroes=["aragorn", "gloin"]), place(), decks=(LEADERSHIP, LORE)))
    t.act(lr.Commit, card="gloin")
    t.act(lr.Commit, card="aragorn")

    assert [card.id for card in t.expect_event(lr.Committed).cards] == ["gloin", "aragorn"]
    assert (t.prompt, t.asked) == ("commit", (P2,))


@pytest.mark.rule("LR-QST-02", "LR-QST-09")
def test_nobody_has_to_be_committed(table: MakeTable) -> None:
    """No character: willpower 0, and no one is exhausted."""
    t = table(quiet(place(threat=20)))
    done(t, P1)

    assert compared(t) == (0, 0)
    assert t.happened(lr.Committed) == []
    assert t.happened(lr.Exhausted) == []


@pytest.mark.rule("LR-QST-02", "LR-TIM-04")
def test_only_ready_characters_of_ones_own_can_be_committed(table: MakeTable) -> None:
    """Not an exhausted one, not P2's, not an enemy, not the same one twice."""
    t = table(
        quiet(
            place(heroes=["aragorn", "theodred", spot("gloin", exhausted=True)], engaged=["lawless_ruffian"]),
            place(),
            decks=(LEADERSHIP, LORE),
        )
    )

    t.to_prompt("commit")

    def commit(title: str) -> lr.Commit:
        return lr.Commit(P1, t.uid(title), lr.CARDS[title])

    assert refused(t, commit("gloin")) == ("exhausted", "LR-TIM-04")
    assert refused(t, commit("denethor")) == ("not_your_character", "LR-QST-02")
    assert refused(t, commit("lawless_ruffian")) == ("not_your_character", "LR-QST-02")
    assert refused(t, lr.Commit(P1, 99, lr.CARDS["aragorn"])) == ("not_your_character", "LR-QST-02")
    assert t.refuses(lr.Commit(P2, t.uid("denethor"), lr.CARDS["denethor"])).code == "not_your_decision"
    t.act(lr.Commit, card="aragorn")
    assert refused(t, commit("aragorn")) == ("already_chosen", "LR-QST-02")


@pytest.mark.rule("LR-QST-02", "LR-EFF-03")
def test_responses_to_a_commitment_come_before_the_next_player_commits(table: MakeTable) -> None:
    """P1's two responses, in the order that P1 picks, and only then P2's commitment."""
    t = table(
        quiet(
            place(heroes=[spot("aragorn", resources=1), "theodred", "gloin"]),
            place(),
            decks=(LEADERSHIP, LORE),
        )
    )
    t.commit(P1, "aragorn", "theodred")
    assert (t.prompt, t.asked) == ("respond-committed", (P1,))
    assert [action.card.id for action in t.offered() if isinstance(action, lr.UseAbility)] == ["aragorn", "theodred"]

    t.use("theodred")
    t.pick("theodred")
    t.use("aragorn")

    assert (t.prompt, t.asked) == ("commit", (P2,))
    assert (t.card("theodred").resources, t.card("aragorn").resources) == (1, 0)


@pytest.mark.rule("LR-QST-02", "LR-EFF-03")
def test_a_character_responds_only_to_its_own_commitment(table: MakeTable) -> None:
    """Théodred stays out of the quest: nobody can respond."""
    t = table(quiet(place(), place(), decks=(LEADERSHIP, LORE)))
    t.commit(P1, "gloin")

    assert (t.prompt, t.asked) == ("commit", (P2,))


@pytest.mark.rule("LR-QST-03")
def test_a_readied_character_stays_committed_and_counts_once(table: MakeTable) -> None:
    """Aragorn readies: willpower 2 all the same, and he cannot be committed again."""
    t = table(quiet(place(threat=20, heroes=[spot("aragorn", resources=1)])))
    t.commit(P1, "aragorn")
    t.use("aragorn")

    assert kinds(t.log, lr.Committed, lr.Readied, lr.QuestCompared)[:3] == ["Committed", "Readied", "QuestCompared"]
    assert compared(t)[0] == 2
    assert (t.prompt, t.state.phase) == ("accuse", "quest")
    assert (t.card("aragorn").committed, t.card("aragorn").exhausted) == (True, False)


@pytest.mark.rule("LR-QST-03")
def test_a_committed_character_that_is_gone_does_not_count(table: MakeTable) -> None:
    """Denethor (1) dies by the attack of a revealed Footpad: Glorfindel's 3 are left."""
    t = table(
        quiet(
            place(threat=20, heroes=["glorfindel", "denethor"]),
            decks=(LORE,),
            encounter=["greenway_footpad", "dark_alley", "market_square"],
        )
    )
    t.commit(P1, "glorfindel", "denethor")
    t.option("attack")
    t.pick("denethor")

    assert t.in_play("denethor") == 0
    assert compared(t) == (3, 2)


@pytest.mark.rule("LR-QST-03")
def test_commitment_ends_with_the_quest_phase(table: MakeTable) -> None:
    """In the travel phase nobody is committed any more, and all are still exhausted."""
    t = table(quiet(place(threat=20), place(threat=20), decks=(LEADERSHIP, LORE), staging=["market_square"]))
    t.commit(P1, "aragorn", "theodred", "gloin")
    t.act(lr.Pass)
    done(t, P2)
    t.to_phase("travel")

    assert [hero.committed for hero in t.state.cards.values()][:3] == [False] * 3
    assert [t.card(hero).exhausted for hero in ("aragorn", "theodred", "gloin")] == [True] * 3


# -- staging ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-QST-04")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_card_for_each_player_is_revealed(table: MakeTable, players: int) -> None:
    """As many as there are players."""
    seats = [place(threat=20) for _ in range(players)]
    t = table(quiet(*seats, encounter=LOCATIONS))
    t.skip(lambda t: bool(t.happened(lr.QuestCompared)))

    assert revealed(t)[:players] == LOCATIONS[:players]
    assert len(t.staging) == players


@pytest.mark.rule("LR-QST-04", "LR-THR-02")
def test_eliminated_players_do_not_count(table: MakeTable) -> None:
    """Two of three players are in the game: two cards."""
    t = table(
        quiet(place(out=True, threat=50), place(), place(), encounter=LOCATIONS, setup={"first_player": P2}),
    )
    t.skip(lambda t: bool(t.happened(lr.QuestCompared)))

    assert revealed(t) == LOCATIONS[:2]


@pytest.mark.rule("LR-QST-04", "LR-STG-02")
@pytest.mark.parametrize(
    ("choices", "number"), [(("threat", "threat"), 2), (("reveal", "threat"), 3), (("reveal",) * 2, 4)]
)
def test_each_reveal_chosen_at_stage_1b_is_one_more(table: MakeTable, choices: tuple[str, ...], number: int) -> None:
    """Two players: 2 cards and one for each that chose it; with both, 4."""
    t = table(quiet(place(threat=20), place(threat=20), stage=1, encounter=LOCATIONS))
    for option in choices:
        t.option(option)
    t.skip(lambda t: bool(t.happened(lr.QuestCompared)))

    assert revealed(t) == LOCATIONS[:number]


@pytest.mark.rule("LR-QST-04", "LR-STG-02")
def test_a_reveal_chosen_at_stage_1b_is_for_that_phase_alone(table: MakeTable) -> None:
    """One more card in this round, and one card again in the next."""
    t = table(quiet(place(threat=20), decks=(LORE,), stage=1, encounter=LOCATIONS))
    t.option("reveal")
    t.to_window("staged")
    assert revealed(t) == LOCATIONS[:2]

    t.to_prompt("option-stage_one")
    t.option("threat")
    t.to_window("staged")
    assert revealed(t) == LOCATIONS[:3]


@pytest.mark.rule("LR-QST-04")
def test_an_elimination_during_staging_does_not_make_it_fewer(table: MakeTable) -> None:
    """The first card eliminates P1; the second is revealed all the same, and no third."""
    t = table(
        quiet(
            place(threat=48),
            place(threat=20),
            decks=(LEADERSHIP, LORE),
            encounter=["rising_body_count", *LOCATIONS],
        )
    )
    done(t, P1, P2)
    t.option("threat")
    t.skip(lambda t: bool(t.happened(lr.QuestCompared)))

    assert t.state.players[P1].out
    assert revealed(t) == ["rising_body_count", LOCATIONS[0]]


@pytest.mark.rule("LR-QST-04", "LR-STG-02")
def test_an_elimination_before_staging_does(table: MakeTable) -> None:
    """P1 is eliminated by the choice of stage 1B: one card is revealed for P2."""
    t = table(quiet(place(threat=48), place(threat=20), decks=(LEADERSHIP, LORE), stage=1, encounter=LOCATIONS))
    t.option("threat")
    t.option("threat")
    t.skip(lambda t: bool(t.happened(lr.QuestCompared)))

    assert revealed(t) == LOCATIONS[:1]


# -- the comparison --------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-QST-09", "LR-TRV-04")
def test_willpower_of_the_committed_against_threat_in_the_staging_area(table: MakeTable) -> None:
    """W 3 + 2; T 4 + 2 and what Smoke and Mirrors adds (3); not the active location, not the engaged enemy."""
    t = table(
        quiet(
            place(threat=20, engaged=["chetwood_outlaw"]),
            decks=(LORE,),
            staging=["dark_alley", "lawless_ruffian"],
            active="the_prancing_pony",
            encounter=["smoke_and_mirrors", "old_warehouse", "market_square"],
        )
    )
    t.commit(P1, "glorfindel", "beravor")
    resolve(t)

    assert compared(t) == (5, 9)


@pytest.mark.rule("LR-QST-09", "LR-EFF-09")
def test_no_threat_counts_below_0(table: MakeTable) -> None:
    """Three copies of Power in the Earth on a Manor of 2: it adds 0, and the Market Square its 2."""
    manor = spot("ramshackle_manor", attachments=["power_in_the_earth"] * 3)
    t = table(quiet(place(threat=20), decks=("mixed",), setup=with_mixed(), staging=[manor, "market_square"]))
    done(t, P1)

    assert compared(t) == (0, 2)


@pytest.mark.rule("LR-QST-18", "LR-QST-12")
@pytest.mark.parametrize("acts", [False, True])
def test_actions_after_staging_change_the_comparison(table: MakeTable, acts: bool) -> None:
    """Example: 4 + 2 + 1 against 3 + 3 + 1 is a draw; Éowyn's action in the window makes it 8, 1 progress."""
    weak = spot("market_square", attachments=["power_in_the_earth"])
    t = table(
        quiet(
            place(threat=20, hand=["hasty_stroke"]),
            place(threat=20),
            decks=(SPIRIT, LORE),
            staging=["old_warehouse", "village_stable", weak],
        )
    )
    t.commit(P1, "eowyn")
    t.commit(P2, "beravor", "denethor")
    t.to_window("staged")
    assert (t.view(P1).willpower, t.view(P1).staging_threat) == (7, 7)
    if acts:
        t.use("eowyn", P1)
    resolve(t)

    assert compared(t) == ((8, 7) if acts else (7, 7))
    assert [event.amount for event in t.happened(lr.StageProgressed)] == ([1] if acts else [])
    assert not [event for event in t.happened(lr.ThreatRaised) if "LR-QST-11" in event.rules]


@pytest.mark.rule("LR-QST-18")
def test_threat_can_be_lowered_after_staging(table: MakeTable) -> None:
    """Secret Paths on the Dark Alley that was just revealed: it does not add its 4."""
    t = table(
        quiet(
            place(threat=20, hand=["secret_paths"], heroes=[spot("beravor", resources=1), "denethor"]),
            decks=(LORE,),
            encounter=["dark_alley", "market_square"],
        )
    )
    t.commit(P1, "beravor", "denethor")
    t.to_window("staged")
    t.play_card("secret_paths")

    assert compared(t) == (3, 0)
