"""Chapter 2: the setup. ``Setup`` is what a table decides and arranges; ``lay_out`` makes the state of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

from attrs import evolve, field, frozen

from boardrules.core.board import Hex
from boardrules.core.chance import Chance
from boardrules.core.errors import Problem
from boardrules.core.game import Choose
from boardrules.core.setups import (
    at_seat,
    id_rows,
    ids,
    ids_by_id,
    named_at,
    names,
    number_by_id,
    numbers_by_id,
    tuples,
)
from boardrules.core.values import FROM_TEXT, GameSetup
from boardrules.core.zones import Deck, Held, Visibility, shuffled
from boardrules.games.bestiary.content import START, Content, Tables, content_of, design
from boardrules.games.bestiary.events import GameStarted, RoundStarted
from boardrules.games.bestiary.loading import load
from boardrules.games.bestiary.missions import refill
from boardrules.games.bestiary.state import Player, Slot, State, TyrantStatus
from boardrules.games.bestiary.turn import begin_turn


def _placed(value: Iterable[tuple[str, int, int]]) -> tuple[tuple[str, int, int], ...]:
    found: tuple[tuple[str, int, int], ...] = tuples(value)
    return found


def _at(value: tuple[int, int] | None) -> tuple[int, int] | None:
    found: tuple[int, int] | None = tuples(value)
    return found


def _places(value: Iterable[Position | None]) -> tuple[Position | None, ...]:
    found: tuple[Position | None, ...] = tuples(value)
    return found


def _tyrants(value: Iterable[TyrantPlace]) -> tuple[TyrantPlace, ...]:
    found: tuple[TyrantPlace, ...] = tuples(value)
    return found


def _tables(value: Tables | Content | str | Path | None) -> Tables | None:
    """Take tables, a content, or a folder with TOML files. Raises ``ContentError`` for a folder with faults."""
    if isinstance(value, Content):
        return value.tables
    if isinstance(value, (str, Path)):
        return load(Path(value)).tables
    return value


@frozen(kw_only=True)
class Position:
    """What lies before one seat when the game begins; what is left out is as at the start of a new game.

    ``at`` is the hex of the figure as (q, r); ``bestiary``, ``liberated`` and ``prison`` name cards: ``ghoul#d1`` a
    certain copy, ``ghoul#d`` and ``ghoul#p`` the next free one of the Beast deck or the type pile, a tyrant by its id.
    """

    hero: str | None = None
    at: tuple[int, int] | None = field(default=None, converter=_at)
    hearts: int | None = None
    pb: int = 0
    bestiary: tuple[str, ...] = field(default=(), converter=ids)
    liberated: tuple[str, ...] = field(default=(), converter=ids)
    prison: tuple[str, ...] = field(default=(), converter=ids)
    missions: tuple[str, ...] = field(default=(), converter=ids)
    deaths: int = 0


@frozen(kw_only=True)
class TyrantPlace:
    """A tyrant of the row, from left to right; ``status`` is hidden, open or retired.

    Whoever lies in a bestiary is defeated, whatever ``status`` says (it may say so too).
    """

    tyrant: str
    terrain: str | None = None
    status: TyrantStatus = "hidden"


@frozen(kw_only=True)
class Setup(GameSetup):
    """Everything that a table decides before the first turn, and any position it may want to begin from.

    ``players`` is 2 to 4 with the default content. ``heroes`` are hero ids by seat (None: dealt); ``first_player`` the
    first player of the round; ``content`` a folder of TOML files, a ``Content`` or its ``Tables`` (None: the default).

    To begin from a position: ``seats`` (one ``Position`` for each seat from seat 0 on), ``tiles`` explored beside the
    start layout as (tile, q, r), ``tokens`` on the map as (type, q, r), ``gone`` tokens out of the game by type,
    ``tyrants`` the row from left to right, ``round`` the round in progress (1 to 1,000,000; with 1 there is no
    Phase 0). Of piles the first cards are named, first drawn first: ``deck``, ``piles`` (by type), ``mission_deck`` and
    ``stacks`` (by stack); ``discard`` (the last on top), ``missions`` (face up) and ``out`` (cards out of the game) are
    named as a whole. ``deck_size`` is how many cards the Beast deck holds (None: all that lie nowhere else; the others
    are out of the game). ``script`` forces dice: ``{"die": (4, 1)}`` are the numbers of faces, the first being 1, used
    in order and then up; a number beyond the faces of the die that is rolled stands for its last one.

    What is left to chance follows at random, but so that it fits: tyrants that are not named and lie in a bestiary, or
    have tokens on the map, come next in the row and are face up, with the terrain of their tokens; with a retired
    tyrant in the row all others are face up; a seat with many hearts gets a hero who can have them; the stacks hold
    what the explored tiles have left of them.

    Raises ``SetupError`` with every fault (BH-SET-01 to BH-SET-09).
    """

    players: int = 3
    heroes: tuple[str | None, ...] = field(default=(), converter=names)
    first_player: int | None = None
    content: Tables | None = field(default=None, converter=_tables, metadata={FROM_TEXT: True})
    seats: tuple[Position | None, ...] = field(default=(), converter=_places)
    tiles: tuple[tuple[str, int, int], ...] = field(default=(), converter=_placed)
    tokens: tuple[tuple[str, int, int], ...] = field(default=(), converter=_placed)
    gone: tuple[tuple[str, int], ...] = field(default=(), converter=number_by_id)
    tyrants: tuple[TyrantPlace, ...] = field(default=(), converter=_tyrants)
    round: int = 1
    deck: tuple[str, ...] = field(default=(), converter=ids)
    discard: tuple[str, ...] = field(default=(), converter=ids)
    deck_size: int | None = None
    piles: tuple[tuple[str, tuple[str, ...]], ...] = field(default=(), converter=ids_by_id)
    missions: tuple[str, ...] = field(default=(), converter=ids)
    mission_deck: tuple[str, ...] = field(default=(), converter=ids)
    stacks: tuple[tuple[str, ...], ...] = field(default=(), converter=id_rows)
    out: tuple[str, ...] = field(default=(), converter=ids)
    script: tuple[tuple[str, tuple[int, ...]], ...] = field(default=(), converter=numbers_by_id)

    def faults(self) -> Iterable[Problem]:
        """Return every fault (BH-SET-01 to BH-SET-09)."""
        from boardrules.games.bestiary.setup_checks import check_setup  # it needs this class

        return check_setup(self)


def content_for(setup: Setup) -> Content:
    """Return the content that a setup is played with."""
    return load() if setup.content is None else content_of(setup.content)


def any_setup(choose: Choose) -> Setup:
    """Return a new game of any player count (BH-SET-01)."""
    return Setup(players=choose((2, 3, 4)))


class Stock:
    """The cards of one kind that an arrangement takes from, by id or by design.

    ``named`` is everything that the arrangement names: a copy that is named by its id is kept for that place.
    """

    def __init__(self, cards: Iterable[str], named: Iterable[str] = ()) -> None:
        self.cards = list(cards)
        self._kept = frozenset(named)

    def take(self, name: str) -> str:
        """Take a card: ``ghoul#d1`` itself, for ``ghoul#d`` or ``map_swamp`` the first copy left.

        Raises ``LookupError`` when there is none left.
        """
        for card in self.cards:
            is_copy = card not in self._kept and name in (card.rstrip("0123456789"), design(card))
            if card == name or is_copy:
                self.cards.remove(card)
                return card
        raise LookupError(name)


def deck_cards(content: Content) -> list[str]:
    """Return all cards of the Beast deck (BH-CMP-05)."""
    return [f"{beast.id}#d{copy + 1}" for beast in content.tables.beasts for copy in range(beast.deck_copies)]


def pile_cards(content: Content, kind: str) -> list[str]:
    """Return all cards of a type pile (BH-CMP-07, BH-CMP-08)."""
    return [
        f"{beast.id}#p{copy + 1}"
        for beast in content.tables.beasts
        if beast.type == kind
        for copy in range(beast.pile_copies)
    ]


def pile_types(content: Content) -> list[str]:
    """Return the types that have a pile, tokens and a tyrant: all but Halloween (BH-CMP-02, BH-CMP-03)."""
    return [kind for kind, _ in content.tables.tokens]


def mission_cards(content: Content) -> list[str]:
    """Return all mission cards (BH-CMP-16)."""
    return [f"{mission.id}#{copy + 1}" for mission in content.tables.missions for copy in range(mission.count)]


class _Box:
    """All cards of the game, from which an arrangement takes those that it names (BH-CMP-05 to BH-CMP-08)."""

    def __init__(self, setup: Setup, content: Content, seats: Sequence[Position]) -> None:
        self.content = content
        named = [card for place in seats for card in (*place.bestiary, *place.liberated, *place.prison)]
        named += [*setup.out, *setup.discard, *setup.deck, *[card for _, cards in setup.piles for card in cards]]
        self.beasts = Stock(deck_cards(content), named)
        self.piles = {kind: Stock(pile_cards(content, kind), named) for kind in pile_types(content)}
        done = [mission for place in seats for mission in place.missions]
        self.missions = Stock(mission_cards(content), [*done, *setup.missions, *setup.mission_deck])

    def take(self, cards: Sequence[str]) -> list[str]:
        """Take beast cards; a tyrant has no other place and is named by its id."""
        return [card if "#" not in card else self._stock_of(card).take(card) for card in cards]

    def take_missions(self, missions: Sequence[str]) -> list[str]:
        """Take mission cards."""
        return [self.missions.take(mission) for mission in missions]

    def _stock_of(self, card: str) -> Stock:
        return self.beasts if "#d" in card else self.piles[self.content.beasts[design(card)].type]


def lay_out(setup: Setup, seed: int) -> State:
    """Return the state that the setup describes, with the first turn on the stack (BH-SET-02 to BH-SET-09)."""
    content = content_for(setup)
    chance = Chance.scripted(seed, setup.script)
    seats = positions_of(setup)
    box = _Box(setup, content, seats)
    tiles = {Hex(q, r): tile for tile, q, r in (*content.tables.start_layout, *setup.tiles)}
    players = _seat_players(seats, _deal_heroes(setup, seats, content, chance), content, box)
    tokens = {Hex(q, r): kind for kind, q, r in setup.tokens}
    gone = {**dict.fromkeys(content.tokens, 0), **dict(setup.gone)}
    on_map = Counter(tokens.values())
    out, discard, top = box.take(setup.out), box.take(setup.discard), box.take(setup.deck)
    tops = {kind: box.take(cards) for kind, cards in setup.piles}
    row_missions, mission_top = box.take_missions(setup.missions), box.take_missions(setup.mission_deck)
    stacks, unused = _deal_tiles(setup, content, chance, tiles)
    state = State(
        chance=chance,
        players=players,
        content=content,
        tiles=tiles,
        tokens=tokens,
        supply={kind: count - gone[kind] - on_map[kind] for kind, count in content.tokens.items()},
        gone=gone,
        stacks=[[Held(tile) for tile in stack] for stack in stacks],
        unused=unused,
        # BH-SET-04: deck and piles face down, the discard face up
        beasts=Deck("beasts", Visibility.PUBLIC, shuffled(chance, "beasts", box.beasts.cards, top), discard),
        piles={
            kind: shuffled(chance, f"pile-{kind}", stock.cards, tops.get(kind, [])) for kind, stock in box.piles.items()
        },
        out=out,
        row=_lay_row(setup, content, chance, players, tiles),
        mission_deck=[Held(card) for card in shuffled(chance, "missions", box.missions.cards, mission_top)],
        mission_row=row_missions,
        round=setup.round,
    )
    if setup.deck_size is not None:
        rest = len(state.beasts.draw_pile) - setup.deck_size
        state.out += state.beasts.draw_pile[:rest]
        state.beasts.draw_pile = state.beasts.draw_pile[rest:]
    _begin(state, setup)
    return state


def _begin(state: State, setup: Setup) -> None:
    """Find the first player, lay out the missions, and begin the first turn (BH-SET-05, BH-SET-09)."""
    first = setup.first_player
    state.first = state.chance.below("first_player", setup.players) if first is None else first
    heroes = tuple([player.hero for player in state.players])
    state.emit(GameStarted(heroes, state.first, rules=("BH-SET-08", "BH-SET-09")))
    refill(state)
    state.emit(RoundStarted(setup.round, state.first, rules=("BH-RND-01",)))
    begin_turn(state, state.first)


def _seat_players(seats: Sequence[Position], heroes: Sequence[str], content: Content, box: _Box) -> list[Player]:
    """Lay before every seat what is arranged for it (BH-SET-08)."""
    return [
        Player(
            seat=seat,
            hero=heroes[seat],
            place=START if place.at is None else Hex(*place.at),
            hearts=content.heroes[heroes[seat]].hearts if place.hearts is None else place.hearts,
            pb=place.pb,
            bestiary=box.take(place.bestiary),
            liberated=box.take(place.liberated),
            prison=box.take(place.prison),
            missions=box.take_missions(place.missions),
            deaths=place.deaths,
        )
        for seat, place in enumerate(seats)
    ]


def positions_of(setup: Setup) -> list[Position]:
    """Return what is arranged for each seat (BH-SET-08)."""
    return [at_seat(setup.seats, seat, _NOTHING) for seat in range(setup.players)]


_NOTHING: Final = Position()


def named_heroes(setup: Setup) -> dict[int, str]:
    """Return the heroes that seats are given by name; to the others one is dealt (BH-SET-08)."""
    return {named.seat: named.id for named in named_at(setup, "heroes", "hero")}


def by_hearts(seats: Sequence[Position]) -> list[int]:
    """Return the seats in the order in which heroes are dealt: who needs many hearts comes first."""
    return sorted(range(len(seats)), key=lambda seat: (-(seats[seat].hearts or 0), seat))


def _deal_heroes(setup: Setup, seats: Sequence[Position], content: Content, chance: Chance) -> list[str]:
    """Give every seat a different hero: the named ones, the others at random (BH-SET-08).

    A seat whose hearts are arranged gets a hero that can have so many (BH-TRM-02).
    """
    dealt = named_heroes(setup)
    free = [hero for hero in content.heroes if hero not in dealt.values()]
    chance.shuffle("heroes", free)
    for seat in by_hearts(seats):
        if seat not in dealt:
            hero = next(name for name in reversed(free) if content.heroes[name].hearts >= (seats[seat].hearts or 0))
            free.remove(hero)
            dealt[seat] = hero
    return [dealt[seat] for seat in range(setup.players)]


def recipe_of(content: Content, players: int) -> dict[str, int]:
    """Return how many tiles of each group are dealt to each stack (BH-SET-03)."""
    tables = content.tables
    basic = dict(tables.stack_basic)[players]
    return {"sanctuary": tables.stack_sanctuaries, "city": tables.stack_cities, "basic": basic}


def _deal_tiles(
    setup: Setup, content: Content, chance: Chance, on_map: Mapping[Hex, str]
) -> tuple[list[list[str]], list[str]]:
    """Deal the stacks by their recipe, each shuffled on its own; the basic tiles that are left stay unseen (BH-SET-03).

    Explored tiles have come from the stacks: so many are missing from them, taken from the fullest ones first.
    """
    tables = content.tables

    def group_of(tile: str) -> str:
        return content.terrains[content.tiles[tile].terrain].group

    named = [list(stack) for stack in setup.stacks] + [[] for _ in range(tables.stacks - len(setup.stacks))]
    taken = {*on_map.values(), *[tile for stack in named for tile in stack]}
    groups: dict[str, list[str]] = {}
    for tile in tables.tiles:
        if tile.id not in taken:
            groups.setdefault(group_of(tile.id), []).append(tile.id)
    dealt: list[list[str]] = [[] for _ in named]
    for group, number in recipe_of(content, setup.players).items():
        tiles = groups.setdefault(group, [])
        chance.shuffle("tiles", tiles)
        missing = [number - sum(group_of(tile) == group for tile in stack) for stack in named]
        for explored, _, _ in setup.tiles:
            if group_of(explored) == group:
                missing[missing.index(max(missing))] -= 1
        for stack, count in zip(dealt, missing, strict=True):
            for _ in range(count):
                stack.append(tiles.pop())
    stacks = [shuffled(chance, "stacks", stack, top) for stack, top in zip(dealt, named, strict=True)]
    return stacks, [tile for group in groups.values() for tile in group]


def ruler_of(content: Content, kind: str) -> str:
    """Return the tyrant of a type (BH-TYR-01)."""
    return next(tyrant.id for tyrant in content.tables.tyrants if tyrant.type == kind)


def _lay_row(
    setup: Setup, content: Content, chance: Chance, players: Sequence[Player], tiles: Mapping[Hex, str]
) -> list[Slot]:
    """Lay the tyrants in a row, each with a Terrain card; who has been captured is defeated (BH-SET-06, BH-SET-07).

    Whoever is left to chance but must have been revealed comes first: the captured ones, and those with tokens on the
    map, whose Terrain card is that of their hexes (BH-P0-02, BH-P0-05).
    """
    owner = {card: player.seat for player in players for card in player.bestiary if card in content.tyrants}
    wanted = {ruler_of(content, kind): content.terrain_of(tiles[Hex(q, r)]) for kind, q, r in setup.tokens}
    wanted |= {place.tyrant: place.terrain for place in setup.tyrants if place.terrain is not None}
    named = {place.tyrant for place in setup.tyrants}
    shown = {tyrant for tyrant in (*owner, *wanted, *setup.out) if tyrant not in named}
    tyrants = [tyrant for tyrant in content.tyrants if tyrant not in named]
    chance.shuffle("tyrants", tyrants)
    tyrants.sort(key=lambda tyrant: tyrant not in shown)
    terrains = [terrain for terrain in content.tables.terrain_cards if terrain not in wanted.values()]
    chance.shuffle("terrains", terrains)
    all_shown = any(place.status == "retired" for place in setup.tyrants)
    row = []
    for tyrant in tyrants:
        status: TyrantStatus = "open" if all_shown or tyrant in shown else "hidden"
        row.append(TyrantPlace(tyrant=tyrant, status=status))
    slots = []
    for place in (*setup.tyrants, *row):
        terrain = wanted[place.tyrant] if place.tyrant in wanted else terrains.pop()
        seat = owner.get(place.tyrant)
        is_defeated = seat is not None or place.tyrant in setup.out
        slots.append(Slot(place.tyrant, terrain, "defeated" if is_defeated else place.status, seat))
    face_up = content.config.round_tyrants_face_up_at_setup
    if not setup.tyrants and face_up:  # BH-SET-07
        slots[:face_up] = [evolve(slot, status="open") if slot.status == "hidden" else slot for slot in slots[:face_up]]
    return slots
