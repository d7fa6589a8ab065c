"""Laying out a position in the middle of a game, as ``Setup.table`` and ``Setup.seats`` describe it."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import TYPE_CHECKING

from boardrules.core.errors import Problem, SetupError, short
from boardrules.core.setups import at_seat, refuse_impossible
from boardrules.core.zones import lay_on_top, shuffled, take
from boardrules.games.lotr_investigation import content as c
from boardrules.games.lotr_investigation.content import CARDS, Card
from boardrules.games.lotr_investigation.events import GameStarted
from boardrules.games.lotr_investigation.moves import put_down, shuffle
from boardrules.games.lotr_investigation.settle import SETTLE
from boardrules.games.lotr_investigation.setup import AS_NEW, deck_ids, encounter_cards
from boardrules.games.lotr_investigation.state import Held, InPlay, Player, State
from boardrules.games.lotr_investigation.turn import Round

if TYPE_CHECKING:
    from boardrules.games.lotr_investigation.setup import Position, Setup, Spot, Table


def arrange(state: State, setup: Setup, table: Table) -> None:
    """Lay out a position. Raises ``SetupError`` when a card is not there, or when no game could come to it."""
    state.round, state.stage, state.progress = table.round, table.stage, table.progress
    state.cap_used, state.treacheries = table.cap_used, table.treacheries
    pool = encounter_cards(setup)
    _case(state, setup, table, pool)
    for player in state.players:
        _seat(state, player, at_seat(setup.seats, player.seat, AS_NEW), pool)
    for index, spot in enumerate(table.staging):
        card = _encounter_spot(state, spot, pool, f"table.staging[{index}]")
        card.place = "staging"
        state.staging.append(card.uid)
    if table.active is not None:
        active = _encounter_spot(state, table.active, pool, "table.active")
        active.place = "active"
        state.active = active.uid
    state.victory = [_take(pool, CARDS[name], "table.victory") for name in table.victory]
    state.removed += [_take(pool, CARDS[name], "table.removed") for name in table.removed]
    state.encounter_discard = [_take(pool, CARDS[name], "table.encounter_discard") for name in table.encounter_discard]
    _investigation(state, table, pool)
    _encounter(state, table, pool)
    seen = [card.card for card in state.cards.values()] + state.victory + state.removed
    if table.stage == c.STAGE_LAST:  # LR-INS-08: marks are made up to the accusation, which has put cards into play
        seen = []
    marked = [card for card in c.NAMES if card in seen or card.id in table.eliminated]
    state.eliminated = tuple(marked)
    from boardrules.games.lotr_investigation.check import check_position  # it needs every effect

    index = [phase.id for phase in Round.phases].index(table.phase)
    state.phase = table.phase
    state.push(SETTLE, Round(index))
    refuse_impossible(state, check_position, partial(_path, state))
    state.emit(GameStarted(deck_ids(setup), state.first, rules=("LR-SET-01",)))


def _path(state: State, path: str) -> str:
    """Return the place in a setup of what is wrong at a place of the state that it describes."""
    name, _, rest = path.removeprefix("$").removeprefix(".").partition("[")
    if name == "players":
        return f"seats[{rest}"
    if name == "cards" and rest:
        index, _, field = rest.partition("]")
        return f"table.{[*state.cards.values()][int(index)].card.id}{field.removeprefix('[1]')}"
    if name == "first":
        return "first_player"
    if name.startswith("forced."):
        return name.removeprefix("forced.")
    return path.replace("$", "table", 1)


def _take(pool: list[Card], card: Card, path: str) -> Card:
    if card not in pool:
        raise SetupError(Problem(path, "too_many", "", short(card.id), "LR-CMP-02"))
    pool.remove(card)
    return card


def _case(state: State, setup: Setup, table: Table, pool: list[Card]) -> None:
    """Set the case aside: the named cards, or any that lie nowhere else; after the accusation there is none."""
    if table.stage == c.STAGE_LAST:
        return
    named = [*table.investigation, *table.victory, *table.removed, *table.eliminated]
    spots = [*table.staging, *([table.active] if table.active else [])]
    for place in setup.seats:
        spots += place.engaged if place is not None else ()
    named += [spot.card for spot in spots] + [card.id for card in state.forced.get("investigation", ())]
    for group, names in (("suspect", c.SUSPECTS), ("hideout", c.HIDEOUTS)):
        free = [card for card in names if card.id not in named]
        forced = state.forced.pop(group, ())
        if not forced and not free:
            raise SetupError(Problem(group, "contradiction", "a card that lies nowhere else", "", "LR-SET-03"))
        card = forced[0] if forced else state.chance.pick(group, free)
        state.set_aside.append(_take(pool, card, group))


def _put(state: State, spot: Spot, owner: int | None) -> InPlay:
    card = put_down(state, CARDS[spot.card], owner)
    card.damage, card.progress, card.resources = spot.damage, spot.progress, spot.resources
    card.exhausted, card.committed = spot.exhausted, spot.committed
    return card


def _attach(state: State, host: InPlay, card: Card, owner: int | None) -> None:
    one = put_down(state, card, owner)
    one.controller = host.controller if host.controller is not None else owner
    one.place, one.host = "attached", host.uid
    host.attachments.append(one.uid)


def _encounter_spot(state: State, spot: Spot, pool: list[Card], path: str) -> InPlay:
    _take(pool, CARDS[spot.card], path)
    card = _put(state, spot, None)
    for name in spot.attachments:
        if CARDS[name] is c.HIRED_MUSCLE:
            _attach(state, card, _take(pool, CARDS[name], path), None)
        else:
            owner = state.players[spot.by or 0]
            _attach(state, card, _from_deck(owner, name, f"{path}.attachments"), owner.seat)
    return card


def _from_deck(player: Player, name: str, path: str) -> Card:
    try:
        return take(player.deck, CARDS[name]).card
    except LookupError:
        raise SetupError(Problem(path, "not_in_deck", "", short(name), "LR-SET-01")) from None


def _seat(state: State, player: Player, place: Position, pool: list[Card]) -> None:
    path = f"seats[{player.seat}]"
    if place.threat is not None:
        player.threat = place.threat
    player.out = place.out
    left = list(player.heroes)
    spots = place.heroes if place.heroes is not None else None
    if spots is None and not place.out:
        from boardrules.games.lotr_investigation.setup import Spot

        spots = tuple([Spot(card=hero.id) for hero in player.heroes])
    for spot in spots or ():
        _take(left, CARDS[spot.card], f"{path}.heroes")
        _character(state, player, spot, path)
    player.discard += left
    for spot in place.allies:
        owner = player if spot.owner is None else state.players[spot.owner]
        _from_deck(owner, spot.card, f"{path}.allies")
        _character(state, player, spot, path)
    player.discard += [_from_deck(player, name, f"{path}.discard") for name in place.discard]
    hand = [_from_deck(player, name, f"{path}.hand") for name in place.hand or ()]
    top = [_from_deck(player, name, f"{path}.deck") for name in place.deck]
    for index, spot in enumerate(place.engaged):
        enemy = _encounter_spot(state, spot, pool, f"{path}.engaged[{index}]")
        enemy.place = "engaged"
        enemy.engaged_with = player.seat
        player.engaged.append(enemy.uid)
    stream = f"deck-{player.seat}"
    missing = Counter(state.forced.get(stream, ())) - Counter([held.card for held in player.deck])
    for card in missing:
        raise SetupError(Problem(f"script.{stream}", "not_in_deck", "", card.id, "LR-SET-01"))
    shuffle(state, stream, player.deck)
    if place.hand is None and not place.out:
        number = min(c.STARTING_HAND, len(player.deck))
        hand = [player.deck.pop().card for _ in range(number)]
    player.hand = [Held(card) for card in hand]
    if place.empty_deck:
        state.removed += [held.card for held in player.deck]
        player.deck.clear()
    if place.out:
        player.discard += [held.card for held in player.deck]
        player.deck.clear()
    lay_on_top(player.deck, [Held(card) for card in top])


def _character(state: State, player: Player, spot: Spot, path: str) -> None:
    owner = player.seat if spot.owner is None else spot.owner
    card = _put(state, spot, owner)
    card.controller, card.place = player.seat, "area"
    player.area.append(card.uid)
    for name in spot.attachments:
        by = state.players[player.seat if spot.by is None else spot.by]
        _attach(state, card, _from_deck(by, name, f"{path}.attachments"), by.seat)


def _investigation(state: State, table: Table, pool: list[Card]) -> None:
    """The Investigation deck: what is named on top, the other names and Taken by Surprise shuffled under it."""
    top = [_take(pool, CARDS[name], "table.investigation") for name in table.investigation]
    rest = [card for card in pool if card in c.NAMES or card is c.TAKEN_BY_SURPRISE]
    for card in rest:
        pool.remove(card)
    if table.only_investigation:
        names = [card for card in rest if card in c.NAMES]
        state.buried += names
        state.removed += [card for card in rest if card not in names]
        rest = []
    state.investigation = [Held(card) for card in shuffled(state.chance, "investigation", rest, top)]


def _encounter(state: State, table: Table, pool: list[Card]) -> None:
    """The encounter deck: what is named on top, the rest shuffled under it."""
    top = [_take(pool, CARDS[name], "table.encounter") for name in table.encounter]
    if table.empty_encounter:
        state.removed += pool
        pool = []
    state.encounter = [Held(card) for card in shuffled(state.chance, "encounter", pool, top)]
