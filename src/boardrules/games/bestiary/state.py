"""The state of the bestiary hex game, and the questions about it that the rules ask everywhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Annotated, Final, Literal, TypeAlias

from attrs import Factory, define, field, frozen

from boardrules.core.board import Hex
from boardrules.core.entity import Entity, Seat
from boardrules.core.state import GamePlayer, GameState
from boardrules.core.uses import UNUSED, Uses
from boardrules.core.zones import Deck, Held
from boardrules.games.bestiary.content import CITY, SANCTUARY, Beast, Config, Content, Hero, Op, design

#: Card ids: ``ghoul#d1`` is the first copy of the ghoul in the Beast deck, ``ghoul#p1`` that of its type pile.
CardId: TypeAlias = Annotated[str, "card"]
TyrantStatus: TypeAlias = Literal["hidden", "open", "defeated", "retired"]
DECK_ORIGIN = "#d"


@frozen
class Slot:
    """A tyrant in the row with its Terrain card (BH-SET-06). ``seat`` is who has defeated it."""

    tyrant: Annotated[str, "tyrant"]
    terrain: Annotated[str, "terrain"]
    status: TyrantStatus = "hidden"
    seat: Seat | None = None


@frozen
class Die:
    """A combat die on the table, as long as it waits to be compared (BH-CBT-08 step 3).

    ``meddler`` is who has had it rolled again, and gains ``reward`` when the combat is won (BH-ABL-08).
    """

    roller: Seat
    level: int
    result: int
    meddler: Seat | None = None
    reward: int = 0


@define(kw_only=True)
class Player(GamePlayer):
    """What lies in front of one seat; all of it is public (BH-CMP-01).

    ``bestiary`` holds card ids and the ids of captured tyrants, in the order in which they came; ``liberated``,
    ``prison`` and ``missions`` are the piles of what is done with. ``uses``, ``matched`` and ``lasting`` belong to the
    turn in progress: uses of each ability, missions completed, and operations that are still in effect.
    """

    hero: str
    place: Hex
    hearts: int
    pb: int = 0
    bestiary: list[str] = Factory(list)
    liberated: list[str] = Factory(list)
    prison: list[str] = Factory(list)
    missions: list[str] = Factory(list)
    deaths: int = 0
    uses: Uses = UNUSED
    matched: int = 0
    lasting: tuple[Op, ...] = ()


@define(kw_only=True)
class State(GameState):
    """A bestiary hex game at one moment.

    ``tiles`` is the map; ``tokens`` the type of the token on each hex that has one; ``supply`` the tokens left of each
    type, ``gone`` those out of the game. Of ``stacks`` and ``mission_deck`` the last item is on top; what was put
    on the bottom of the mission deck everybody knows. ``path`` is where the active hero has been in this turn's
    movement, ``began_on_token`` whether its turn began on one, ``rolled`` whether it has rolled a combat die,
    ``encountered`` whether it has had a board encounter, ``mapped`` whether it has mapped, ``tracked`` the cards drawn
    for tracking that lie open, ``facing`` the beast card that is being fought, and ``die`` the combat die that is not
    compared yet. ``ended_turn`` says that the active hero has died: its turn is over.
    """

    players: list[Player] = field(factory=list)
    content: Content
    tiles: dict[Hex, str]
    tokens: dict[Hex, str] = Factory(dict)
    supply: dict[str, int]
    gone: dict[str, int]
    stacks: list[list[Held[str]]]
    unused: list[str]
    beasts: Deck[str]
    piles: dict[str, list[str]]
    out: list[str] = Factory(list)
    row: list[Slot]
    mission_deck: list[Held[str]]
    mission_row: list[str]
    round: int = 1
    first: Seat = 0
    current: Seat = 0
    turn: int = 0
    path: tuple[Hex, ...] = ()
    began_on_token: bool = False
    rolled: bool = False
    encountered: bool = False
    mapped: bool = False
    ended_turn: bool = False
    tracked: tuple[CardId, ...] = ()
    facing: CardId | None = None
    die: Die | None = None


def hero_of(state: State, player: Player) -> Hero:
    """Return the hero board of a player."""
    return state.content.heroes[player.hero]


def beast_of(state: State, card: str) -> Beast:
    """Return the design of a beast card."""
    return state.content.beasts[design(card)]


def is_tyrant(card: str) -> bool:
    """Return whether an id in a bestiary is that of a tyrant: beast cards have a number."""
    return "#" not in card


def tyrants_can_go(config: Config) -> bool:
    """Return whether a house rule lets captured tyrants leave the game, by death or by overflow.

    They stay defeated, but nobody has them any more (BH-DTH-06, BH-BST-04).
    """
    return config.bestiary_tyrant_may_overflow or not config.death_tyrants_immune


def is_from_deck(card: str) -> bool:
    """Return whether a beast card belongs to the Beast deck, not to a type pile (BH-CMP-05, BH-CMP-08)."""
    return DECK_ORIGIN in card


def type_of(state: State, card: str) -> str:
    """Return the type of a card in a bestiary, tyrants included (BH-TYR-08)."""
    return state.content.card_types[design(card)]


def defeated(state: State) -> int:
    """Return D: how many tyrants have been defeated in the whole game."""
    return sum(slot.status == "defeated" for slot in state.row)


def strength_of(state: State, card: str) -> int:
    """Return a beast's strength in the column of D as it is now; beyond the last column the last one counts.

    Rules: BH-CBT-03, BH-TYR-11.
    """
    strength = beast_of(state, card).strength
    return strength[min(defeated(state), len(strength) - 1)]


def terrain_at(state: State, place: Hex) -> str:
    """Return the terrain of a hex on the map."""
    return state.content.terrain_by_tile[state.tiles[place]]


def is_city(state: State, place: Hex) -> bool:
    """Return whether a hex is a City (BH-CMP-13)."""
    return terrain_at(state, place) == CITY


def is_sanctuary(state: State, place: Hex) -> bool:
    """Return whether a hex is a Sanctuary, freed or not (BH-SAN-02)."""
    return terrain_at(state, place) == SANCTUARY


def slot_of_symbol(state: State, place: Hex) -> Slot | None:
    """Return the tyrant that rules the sanctuary on a hex, or None where there is none (BH-TYR-01)."""
    symbol = state.content.tiles[state.tiles[place]].symbol
    if symbol:
        for slot in state.row:
            if state.content.tyrants[slot.tyrant].symbol == symbol:
                return slot
    return None


def is_freed(state: State, place: Hex) -> bool:
    """Return whether a hex is a freed sanctuary: its tyrant has been defeated (BH-SAN-01, BH-SAN-04)."""
    slot = slot_of_symbol(state, place)
    return slot is not None and slot.status == "defeated"


def from_active(state: State) -> list[Player]:
    """Return all players clockwise, the active one first (BH-TIE-01)."""
    return [state.players[seat] for seat in state.seats_from(state.current)]


def others_on(state: State, place: Hex, seat: int) -> bool:
    """Return whether another hero stands on a hex."""
    for player in state.players:  # noqa: SIM110 - asked for every hex of a step; a generator takes twice as long
        if player.place == place and player.seat != seat:
            return True
    return False


def can_stand(state: State, place: Hex, seat: int) -> bool:
    """Return whether a hero may end its movement on a hex (BH-P1-09, BH-P1-11)."""
    return is_city(state, place) or not others_on(state, place, seat)


def active(state: State) -> Player:
    """Return the player whose turn is in progress."""
    return state.players[state.current]


def steps_taken(state: State) -> int:
    """Return how many steps the active hero has taken in this turn's movement."""
    return max(len(state.path) - 1, 0)


def zones(state: State) -> Iterator[list[str]]:
    """Yield every zone in which beast cards lie, those that are open on the table excepted."""
    yield state.beasts.draw_pile
    yield state.beasts.discard_pile
    yield from state.piles.values()
    yield state.out
    for player in state.players:
        yield player.bestiary
        yield player.liberated
        yield player.prison


def names(pile: Iterable[Held[str]]) -> list[str]:
    """Return what lies in a hidden pile."""
    return [held.card for held in pile]


#: The kinds of components of the box.
COMPONENTS: Final = ("card", "tyrant", "terrain card", "tile", "mission", "token")


def counted(state: State, kind: str) -> Counter[str]:
    """Count the components of a kind by their ids, wherever they lie (chapter 21)."""
    found: Counter[str] = Counter()
    match kind:
        case "card":
            for zone in zones(state):
                found.update([card for card in zone if not is_tyrant(card)])
            found.update(state.tracked)
            found.update([] if state.facing is None else [state.facing])
        case "tyrant":
            found.update([slot.tyrant for slot in state.row])
        case "terrain card":
            found.update([slot.terrain for slot in state.row])
        case "tile":
            for pile in (*map(names, state.stacks), state.unused, state.tiles.values()):
                found.update(pile)
        case "mission":
            for missions in (names(state.mission_deck), state.mission_row, *[one.missions for one in state.players]):
                found.update(missions)
        case "token":
            found.update(state.supply)
            found.update(state.gone)
            found.update(state.tokens.values())
    return found


def components(state: State) -> Counter[Entity | str]:
    """Count cards, tyrants, tiles, missions and tokens, wherever they lie."""
    found: Counter[Entity | str] = Counter()
    for kind in COMPONENTS:
        found.update({f"{kind} {thing}": number for thing, number in counted(state, kind).items()})
    return found
