"""What is true in every reachable state, at every decision of whole random games: laws of Shadow Hunters alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import pairwise

import pytest
from hypothesis import settings

from boardrules.games import shadow_hunters as sh
from boardrules.games.shadow_hunters import events as ev
from boardrules.games.shadow_hunters.content import ALLOCATION
from boardrules.games.shadow_hunters.damage import LootChoice
from boardrules.games.shadow_hunters.victory import CheckEnd
from boardrules.testing import Playthrough, examine

GAME = sh.GAME
Play = Playthrough[sh.Setup, sh.State, sh.Action, sh.Event, sh.View]


def hold(law: Callable[[Play], None]) -> None:
    """Examine a law in three times as many matches as others: it costs little to look at."""
    examine(GAME, law, examples=3 * settings().max_examples)


def zones(state: sh.State) -> Counter[sh.Card]:
    """Count every card in every zone."""
    found: Counter[sh.Card] = Counter()
    for deck in (state.white, state.black, state.hermit):
        found.update(deck.draw_pile)
        found.update(deck.discard_pile)
    for player in state.players:
        found.update(player.equipment)
    if state.in_hand is not None:
        found[state.in_hand.card] += 1
    return found


ALL_CARDS = Counter({card: card.count for card in sh.CARDS.values()})


@pytest.mark.rule("SH-INV-01", "SH-INV-02")
def test_every_card_is_in_exactly_one_zone() -> None:
    """Conservation: 48 cards, 16 of each colour, whatever happens; only equipment lies before players."""
    assert sum(ALL_CARDS.values()) == 48

    def cards_are_in_one_zone(play: Play) -> None:
        for state in play.states:
            assert zones(state) == ALL_CARDS
            for player in state.players:
                assert all(card.equipment for card in player.equipment)
                assert len(set(player.equipment)) == len(player.equipment)

    hold(cards_are_in_one_zone)


@pytest.mark.rule("SH-INV-03", "SH-INV-04", "SH-INV-05", "SH-INV-07", "SH-INV-09")
def test_players_and_board_are_always_in_order() -> None:
    """Life and damage agree, the layout stays, the dead are out, one living player is the current one."""

    def all_is_in_order(play: Play) -> None:
        first = play.states[0]
        dealt = [player.character for player in first.players]
        groups = tuple(sum(c.group == group for c in dealt) for group in ("hunter", "shadow", "neutral"))
        assert groups == ALLOCATION[play.setup.players]
        assert len(set(dealt)) == play.setup.players
        for state in play.states:
            assert state.layout == first.layout
            assert len(set(state.layout)) == 6
            assert [player.character for player in state.players] == dealt
            in_batch = any(isinstance(effect, CheckEnd) for effect in state.stack)
            for player in state.players:
                assert 0 <= player.damage <= player.character.hp
                assert player.alive == (player.damage < player.character.hp)
                if not player.alive:
                    assert player.area is None
                    assert player.revealed
                    assert not player.equipment or any(isinstance(effect, LootChoice) for effect in state.stack)
            if state.result is None and not in_batch:
                assert state.players[state.current].alive
            assert state.extra_turns >= 0

    hold(all_is_in_order)


@pytest.mark.rule("SH-INV-05", "SH-MOV-06")
def test_a_turn_never_ends_where_it_began() -> None:
    """A living player off the board has not moved yet, and every turn leads to another area."""

    def every_turn_leads_elsewhere(play: Play) -> None:
        began: dict[int, sh.Area | None] = {}
        before: sh.State | None = None
        for state in play.states:
            if before is not None and state.turn == before.turn and state.phase != "move" and before.phase == "move":
                current = state.players[state.current]
                if current.alive and state.result is None:
                    assert current.area is not None
                    assert current.area is not began[state.turn]
            if state.turn not in began:
                began[state.turn] = state.players[state.current].area
            before = state

    hold(every_turn_leads_elsewhere)


@pytest.mark.rule("SH-INV-06")
def test_reveals_and_spent_abilities_never_go_back() -> None:
    """``revealed``, ``used`` and ``void`` only ever become true; death is for ever."""

    def nothing_goes_back(play: Play) -> None:
        for before, state in pairwise(play.states):
            for old, new in zip(before.players, state.players, strict=True):
                assert new.revealed >= old.revealed
                assert new.used >= old.used
                assert new.void >= old.void
                assert new.alive <= old.alive

    hold(nothing_goes_back)


@pytest.mark.rule("SH-INV-08", "SH-INV-11", "SH-WIN-01")
def test_the_game_goes_on_exactly_while_nobody_has_won() -> None:
    """Worked out here once more, apart from the rules' own check; a game that is over has winners."""

    def it_ends_when_somebody_has_won(play: Play) -> None:
        for state in play.states:
            if state.result is None and not any(isinstance(effect, CheckEnd) for effect in state.stack):
                _check_that_nobody_has_won(play.setup, state)
        over = GAME.decision(play.state) is None
        assert over is (play.state.result is not None)
        if play.state.result is not None:
            assert play.state.result.winners

    hold(it_ends_when_somebody_has_won)


def _check_that_nobody_has_won(setup: sh.Setup, state: sh.State) -> None:
    alive = [player for player in state.players if player.alive]
    by_id = {player.character.id: player for player in state.players}
    assert any(player.character.group == "shadow" for player in alive)
    assert any(player.character.group == "hunter" for player in alive)
    dead_neutrals = [p for p in state.players if not p.alive and p.character.group == "neutral"]
    assert len(dead_neutrals) < 3
    for bob in ("bob", "bob_kill_variant"):
        assert bob not in by_id or len(by_id[bob].equipment) <= 4
    for first in ("daniel", "catherine"):
        if first in by_id and not by_id[first].alive:
            assert by_id[first].seat not in state.deaths[0]
    if "catherine" in by_id and by_id["catherine"].alive:
        assert len(alive) >= 3
    daniel = by_id.get("daniel")
    if daniel is not None and not daniel.revealed and setup.use_special_abilities and not daniel.void:
        assert len(alive) == len(state.players)


@pytest.mark.rule("SH-INV-10")
def test_damage_and_equipment_change_only_by_events() -> None:
    """Replaying the events alone gives the damage and the equipment of every player."""

    def events_tell_all(play: Play) -> None:
        damage = [player.damage for player in play.states[0].players]
        equipment = [list(player.equipment) for player in play.states[0].players]
        for state, events in zip(play.states[1:], play.events[1:], strict=True):
            for event in events:
                match event:
                    case ev.Damaged(seat=seat, total=total) | ev.Healed(seat=seat, total=total):
                        damage[seat] = total
                    case ev.DamageSet(seat=seat, total=total):
                        damage[seat] = total
                    case ev.Equipped(seat=seat, card=card):
                        equipment[seat].append(card)
                    case ev.EquipmentMoved(seat=seat, source=source, card=card):
                        equipment[source].remove(card)
                        equipment[seat].append(card)
                    case ev.EquipmentDiscarded(seat=seat, card=card):
                        equipment[seat].remove(card)
                    case _:
                        pass
            assert damage == [player.damage for player in state.players]
            assert equipment == [player.equipment for player in state.players]

    hold(events_tell_all)
