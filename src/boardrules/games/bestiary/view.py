"""What a seat may know (chapter 20): nearly everything but the orders of piles, and tiles that others have scouted."""

from __future__ import annotations

from typing import Annotated

from attrs import frozen

from boardrules.core.board import Hex
from boardrules.core.entity import Seat
from boardrules.core.uses import Uses
from boardrules.core.values import Frame, GameView
from boardrules.core.zones import PileView, Spotted, spotted
from boardrules.games.bestiary.content import Content, Op
from boardrules.games.bestiary.state import (
    CardId,
    Die,
    Player,
    Slot,
    State,
    TyrantStatus,
    defeated,
    hero_of,
    is_freed,
    steps_taken,
)


@frozen
class HexView:
    """A hex of the map: its tile and terrain, the symbol of a sanctuary, whether that is freed, and its token."""

    at: Hex
    tile: Annotated[str, "tile"]
    terrain: Annotated[str, "terrain"]
    symbol: str
    freed: bool
    token: Annotated[str, "type"] | None


@frozen
class PlayerView:
    """What lies in front of a player; everybody may look at all of it (BH-CMP-01).

    ``uses``, ``matched`` and ``lasting`` belong to the turn in progress: uses of abilities, missions completed, and
    operations that are still in effect.
    """

    seat: Seat
    hero: Annotated[str, "hero"]
    at: Hex
    hearts: int
    most_hearts: int
    agility: int
    exploration: int
    pb: int
    bestiary: tuple[CardId, ...]
    liberated: tuple[CardId, ...]
    prison: tuple[CardId, ...]
    missions: tuple[Annotated[str, "mission"], ...]
    deaths: int
    uses: Uses
    matched: int
    lasting: tuple[Op, ...]


@frozen
class SlotView:
    """A place in the row of tyrants: both cards are None while they lie face down (BH-SET-06)."""

    status: TyrantStatus
    tyrant: Annotated[str, "tyrant"] | None
    terrain: Annotated[str, "terrain"] | None
    seat: Seat | None


@frozen(kw_only=True)
class View(GameView):
    """What ``seat`` may know of a bestiary hex game (None: a spectator).

    ``hexes`` are in the order in which they came to the map; ``stacks`` and ``piles`` are sizes;
    ``buried`` the missions that were put on the bottom of their deck, by their places; ``supply`` the tokens
    left of each type; ``defeated`` is D; ``die`` the combat die that is not
    compared yet; ``tiles`` what this seat has seen in each stack (BH-FX-06); ``content`` what the game is
    played with, where every number and name can be looked up.
    """

    round: int
    turn: int
    first: Seat
    current: Seat
    steps: int
    rolled: bool
    defeated: int
    hexes: tuple[HexView, ...]
    players: tuple[PlayerView, ...]
    row: tuple[SlotView, ...]
    missions: tuple[Annotated[str, "mission"], ...]
    mission_deck: int
    buried: tuple[Spotted[Annotated[str, "mission"]], ...]
    stacks: tuple[int, ...]
    unused: int
    beasts: PileView[str]
    piles: tuple[tuple[Annotated[str, "type"], int], ...]
    supply: tuple[tuple[Annotated[str, "type"], int], ...]
    out: tuple[CardId, ...]
    tracked: tuple[CardId, ...]
    facing: CardId | None
    die: Die | None
    tiles: tuple[tuple[Spotted[Annotated[str, "tile"]], ...], ...]
    content: Content


def view_of(state: State, seat: int | None, frame: Frame) -> View:
    """Return the view of ``seat``; nothing of a hidden order is looked at."""
    content = state.content
    return View(
        **frame,
        round=state.round,
        turn=state.turn,
        first=state.first,
        current=state.current,
        steps=steps_taken(state),
        rolled=state.rolled,
        defeated=defeated(state),
        hexes=tuple(
            [
                HexView(
                    place,
                    tile,
                    content.tiles[tile].terrain,
                    content.tiles[tile].symbol,
                    is_freed(state, place),
                    state.tokens.get(place),
                )
                for place, tile in state.tiles.items()
            ]
        ),
        players=tuple([_player(state, player) for player in state.players]),
        row=tuple([_slot(slot) for slot in state.row]),
        missions=tuple(state.mission_row),
        mission_deck=len(state.mission_deck),
        buried=spotted(state.mission_deck, seat),
        stacks=tuple([len(stack) for stack in state.stacks]),
        unused=len(state.unused),
        beasts=state.beasts.view(),
        piles=tuple([(kind, len(pile)) for kind, pile in state.piles.items()]),
        supply=tuple(state.supply.items()),
        out=tuple(state.out),
        tracked=state.tracked,
        facing=state.facing,
        die=state.die,
        tiles=tuple([spotted(stack, seat) for stack in state.stacks]),
        content=content,
    )


def _player(state: State, player: Player) -> PlayerView:
    hero = hero_of(state, player)
    return PlayerView(
        seat=player.seat,
        hero=player.hero,
        at=player.place,
        hearts=player.hearts,
        most_hearts=hero.hearts,
        agility=hero.agility,
        exploration=hero.exploration,
        pb=player.pb,
        bestiary=tuple(player.bestiary),
        liberated=tuple(player.liberated),
        prison=tuple(player.prison),
        missions=tuple(player.missions),
        deaths=player.deaths,
        uses=player.uses,
        matched=player.matched,
        lasting=player.lasting,
    )


def _slot(slot: Slot) -> SlotView:
    if slot.status == "hidden":
        return SlotView("hidden", None, None, None)
    return SlotView(slot.status, slot.tyrant, slot.terrain, slot.seat)
