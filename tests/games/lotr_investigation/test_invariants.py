"""What is true in every reachable state, at every decision of whole random games: laws of this game alone.

They count for themselves, from the zones of the state; the check of documents has no part in it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest
from hypothesis import settings

from boardrules.games import lotr_investigation as lr
from boardrules.games.lotr_investigation.investigate import LeaveExplored
from boardrules.games.lotr_investigation.settle import Settle
from boardrules.testing import Playthrough, examine
from tests.games.lotr_investigation.positions import positions

GAME = lr.GAME
Play = Playthrough[lr.Setup, lr.State, lr.Action, lr.Event, lr.View]
ENCOUNTER = [card for card in lr.CARDS.values() if not card.is_player_card]
WHOLE = Counter({card: card.count for card in ENCOUNTER})
EASY = Counter({card: card.easy_count for card in ENCOUNTER})


def hold(law: Callable[[Play], None]) -> None:
    """Examine a law in new games, and in games that begin in the middle or at the end."""
    examine(GAME, law, examples=settings().max_examples // 4)
    examine(GAME, law, setups=positions(), examples=settings().max_examples // 2)


def is_settled(state: lr.State) -> bool:
    """Return whether nothing is left to happen by itself."""
    return state.result is None and not any(isinstance(effect, Settle) for effect in state.stack)


# -- 1 and 2: no card is lost or found -------------------------------------------------------------------------


def encounter_zones(state: lr.State) -> Iterator[lr.Card]:
    """Yield the encounter cards of every zone."""
    for pile in (state.encounter, state.investigation):
        yield from [held.card for held in pile]
    for cards in (state.encounter_discard, state.set_aside, state.buried, state.victory, state.removed):
        yield from [card for card in cards if not card.is_player_card]
    for one in state.cards.values():
        yield from [shadow.held.card for shadow in one.shadows]
        if not one.card.is_player_card:
            yield one.card


@pytest.mark.rule("LR-CMP-02", "LR-VAR-02", "LR-SET-01")
def test_every_encounter_card_is_in_exactly_one_place() -> None:
    """Fifty cards, or forty in easy mode, whatever happens."""
    assert (WHOLE.total(), EASY.total()) == (50, 40)

    def encounter_cards_stay(play: Play) -> None:
        wanted = EASY if play.setup.easy_mode else WHOLE
        for state in play.states:
            assert Counter(encounter_zones(state)) == wanted

    hold(encounter_cards_stay)


@pytest.mark.rule("LR-CMP-02", "LR-CMP-05", "LR-CMP-08")
def test_every_player_keeps_the_cards_of_the_own_deck() -> None:
    """By owner, wherever they lie; what an event has removed from the game is in nobody's zones any more."""

    def owned(state: lr.State, player: lr.Player) -> Counter[lr.Card]:
        found = Counter([held.card for held in (*player.hand, *player.deck)])
        found.update((*player.discard, *player.playing))
        found.update([one.card for one in state.cards.values() if one.owner == player.seat])
        return found

    def decks_stay(play: Play) -> None:
        start = play.states[0]
        before = [owned(start, player) for player in start.players]
        for state in play.states:
            now = [owned(state, player) for player in state.players]
            gone = sum([one - other for one, other in zip(before, now, strict=True)], Counter[lr.Card]())
            assert not any(other - one for one, other in zip(before, now, strict=True))
            removed = Counter([card for card in state.removed if card.is_player_card])
            assert gone == removed - Counter([card for card in start.removed if card.is_player_card])

    hold(decks_stay)


# -- 3, 4 and 10: places and players ---------------------------------------------------------------------------


@pytest.mark.rule("LR-CMP-03", "LR-TRV-01", "LR-ENC-06", "LR-TIM-04")
def test_every_card_in_play_is_listed_in_one_place() -> None:
    """At most one active location; an enemy is engaged with one player in the game; only some cards exhaust."""

    def places_fit(play: Play) -> None:
        for state in play.states:
            listed = [*state.staging, *([state.active] if state.active is not None else [])]
            for player in state.players:
                listed += [*player.area, *player.engaged]
                assert all(state.cards[uid].engaged_with == player.seat for uid in player.engaged)
                assert not (player.out and player.engaged)
            for one in state.cards.values():
                listed += one.attachments
                assert all(state.cards[uid].host == one.uid for uid in one.attachments)
            on_the_way = [uid for uid, one in state.cards.items() if one.place == "limbo"]
            assert sorted(listed + on_the_way) == sorted(state.cards)
            assert set(on_the_way) <= {entry.uid for entry in state.revealing}
            exhausted = {one.card.type for one in state.cards.values() if one.exhausted}
            assert exhausted <= {"hero", "ally", "attachment"}
            assert all(one.card.is_character for one in state.cards.values() if one.committed)

    hold(places_fit)


@pytest.mark.rule("LR-THR-01", "LR-THR-02", "LR-THR-03", "LR-THR-04", "LR-WIN-01")
def test_who_is_out_controls_nothing_and_who_is_in_has_a_hero() -> None:
    """Threat from 0 to 50; whoever has 50 or no hero is eliminated, for ever; the first player is in the game."""

    def players_fit(play: Play) -> None:
        for state in play.states:
            for player in state.players:
                assert 0 <= player.threat <= 50
                own = [one for one in state.cards.values() if one.controller == player.seat]
                if player.out:
                    assert [*own, *player.hand, *player.deck, *player.area, *player.engaged] == []
                elif is_settled(state):
                    assert player.threat < 50
                    heroes = [
                        one for one in state.cards.values() if one.owner == player.seat and one.card.type == "hero"
                    ]
                    assert heroes
            if state.result is None:
                assert not state.players[state.first].out
            else:
                lost = all(player.out for player in state.players)
                assert state.result.reason == ("all_eliminated" if lost else "quest_won")
        for before, after in pairwise(play.states):
            assert all(new.out >= old.out for old, new in zip(before.players, after.players, strict=True))

    hold(players_fit)


# -- 5 and 9: numbers and attachments --------------------------------------------------------------------------


@pytest.mark.rule("LR-EFF-09", "LR-CMB-18", "LR-QST-13")
def test_no_number_is_below_zero_and_nothing_stays_that_is_destroyed_or_explored() -> None:
    """As everybody sees the cards."""

    def numbers_fit(play: Play) -> None:
        for state in play.states:
            leaving = [effect.uid for effect in state.stack if isinstance(effect, LeaveExplored)]
            for one in GAME.view(state, None).cards:
                numbers = (one.willpower, one.attack, one.defense, one.threat, one.damage, one.progress, one.resources)
                assert min(numbers) >= 0
                if one.card.hit_points and is_settled(state):
                    assert one.damage < one.hit_points
                if one.card.type == "location" and is_settled(state):
                    assert one.progress < one.card.quest_points or one.uid in leaving
            view = GAME.view(state, None)
            assert min(view.willpower, view.staging_threat) >= 0

    hold(numbers_fit)


@pytest.mark.rule("LR-CMP-07", "LR-KEY-03", "LR-KEY-10")
def test_no_unique_card_is_in_play_twice_and_attachments_keep_their_rules() -> None:
    """At most two with Restricted, unless it is just being asked which one goes; none on a Suspect or Hideout."""

    def attachments_fit(play: Play) -> None:
        for state, decision in play.decisions():
            titles = Counter([one.card for one in state.cards.values() if one.card.unique and one.place != "limbo"])
            assert not titles or max(titles.values()) == 1
            asked = decision.prompt.key == "target-restricted"
            for one in state.cards.values():
                worn = [state.cards[uid].card for uid in one.attachments]
                assert sum("Restricted" in card.keywords for card in worn) <= 2 + asked
                assert not (worn and (one.card.is_suspect or one.card.is_hideout))

    hold(attachments_fit)


# -- 6, 7 and 11: the case and the victory display -------------------------------------------------------------


@pytest.mark.rule("LR-SET-03", "LR-INS-06", "LR-INS-09", "LR-ACC-01", "LR-STG-09")
def test_the_case_lies_apart_until_the_accusation_and_never_in_the_investigation_deck() -> None:
    """One Suspect and one Hideout, the same from stage 1A on; then none, for ever."""

    def the_case_stays(play: Play) -> None:
        case: list[lr.Card] = []
        for state in play.states:
            if state.set_aside and not case:
                case = [*state.set_aside]
                assert (case[0].is_suspect, case[1].is_hideout) == (True, True)
            assert state.set_aside in ([], case)
            assert not {held.card for held in state.investigation} & {*case}
            if case and not state.set_aside:
                assert state.accused
            is_running = state.result is None and state.phase != "setup"
            if is_running and state.stage < 3:
                assert state.set_aside == case
                assert not {*case} & {*state.eliminated}

    hold(the_case_stays)


@pytest.mark.rule("LR-VIC-01", "LR-INS-08", "LR-INV-06")
def test_only_victory_cards_are_displayed_and_the_list_only_grows() -> None:
    """Points are those that are printed; Village Stable may lie there with none."""

    def display_fits(play: Play) -> None:
        for state in play.states:
            assert all(card.victory is not None or card.id == "village_stable" for card in state.victory)
            assert GAME.view(state, None).victory_points == sum(card.victory or 0 for card in state.victory)
            marked = state.eliminated
            assert len(set(marked)) == len(marked)
            assert all(card.is_suspect or card.is_hideout for card in marked)
        for before, after in pairwise(play.states):
            assert after.eliminated[: len(before.eliminated)] == before.eliminated

    hold(display_fits)


# -- 8: the first stage ----------------------------------------------------------------------------------------


@pytest.mark.rule("LR-STG-01", "LR-QST-15")
def test_stage_one_takes_four_progress_in_a_round_and_ends_with_twelve() -> None:
    """By the events, round by round; what was arranged for the first round counts with it."""

    def the_cap_holds(play: Play) -> None:
        placed: Counter[int] = Counter()
        table = play.setup.table
        if table is not None:
            placed[table.round] = table.cap_used
        for state, events in zip(play.states, play.events, strict=True):
            number = state.round - sum(isinstance(event, lr.RoundStarted) for event in events)
            for event in events:
                if isinstance(event, lr.RoundStarted):
                    number = event.round
                if isinstance(event, lr.StageProgressed) and event.stage == 1:
                    placed[number] += event.amount
            if state.stage == 1 and is_settled(state):
                assert state.progress < 12
        assert not placed or max(placed.values()) <= 4

    hold(the_cap_holds)


# -- what the events tell --------------------------------------------------------------------------------------


@pytest.mark.rule("LR-CMP-04", "LR-RES-01", "LR-CMB-18", "LR-TIM-04")
def test_tokens_and_threat_change_only_by_events() -> None:
    """Replaying the events alone gives threat, resources, damage, progress and what is exhausted."""

    def events_tell_all(play: Play) -> None:
        first = play.states[0]
        threat = [player.threat for player in first.players]
        tokens = {uid: Counter(_tokens(one)) for uid, one in first.cards.items()}
        for state, events in zip(play.states[1:], play.events[1:], strict=True):
            for event in events:
                _replay(event, threat, tokens)
            assert threat == [player.threat for player in state.players]
            for uid, one in state.cards.items():
                assert +tokens.get(uid, Counter()) == +Counter(_tokens(one)), f"{one.card} {uid}"

    hold(events_tell_all)


def _tokens(one: lr.InPlay) -> dict[str, int]:
    return {
        "damage": one.damage,
        "progress": one.progress,
        "resources": one.resources,
        "exhausted": int(one.exhausted),
    }


def _replay(event: lr.Event, threat: list[int], tokens: dict[int, Counter[str]]) -> None:
    match event:
        case lr.ThreatRaised() | lr.ThreatReduced():
            threat[event.seat] = event.threat
        case lr.ResourcesGained():
            tokens.setdefault(event.uid, Counter())["resources"] += event.amount
        case lr.ResourcesSpent():
            tokens[event.uid]["resources"] -= event.amount
        case lr.Damaged():
            tokens.setdefault(event.uid, Counter())["damage"] += event.amount
        case lr.Healed():
            tokens[event.uid]["damage"] -= event.amount
        case lr.ProgressPlaced():
            tokens.setdefault(event.uid, Counter())["progress"] += event.amount
        case lr.Exhausted():
            tokens.setdefault(event.uid, Counter())["exhausted"] = 1
        case lr.Readied():
            tokens[event.uid]["exhausted"] = 0
        case lr.AllReadied():
            for counts in tokens.values():
                counts["exhausted"] = 0
