"""The state of Shadow Hunters, and the questions about it that the rules ask everywhere."""

from __future__ import annotations

from collections import Counter
from typing import Literal, TypeAlias

from attrs import Factory, define, field, frozen

from boardrules.core.entity import Entity, Seat
from boardrules.core.state import GamePlayer, GameState
from boardrules.core.values import Outcome
from boardrules.core.zones import Deck
from boardrules.games.shadow_hunters.content import ALL_BITS, Area, Card, Character, DeckName

#: What a receiver's answer to a hermit card looked like to the table.
Answer: TypeAlias = Literal["nothing", "damage", "heal", "gave", "shown"]


@frozen
class Options:
    """The choices of the setup that the rules look at during play (chapter 20).

    ``pool`` is the set of characters that may have been dealt, ``one_per_initial`` whether at most one of each
    initial was (SH-EXP-04), ``allocation`` the numbers of Hunters, Shadows and Neutrals: all of it public (SH-INF-10).
    """

    pool: int
    allocation: tuple[int, int, int]
    abilities: bool = True
    expansion: bool = False
    one_per_initial: bool = False
    vampire_per_target: bool = False
    robbery_any_damage: bool = False
    open_windows: bool = False
    quick_start: bool = False


@frozen
class InHand:
    """A card that is being resolved, and who knows it (None: everybody)."""

    card: Card
    known_to: tuple[Seat, ...] | None = None


@frozen
class HermitPlay:
    """One hermit card that was given and answered.

    ``pass_number`` counts the passes through the deck. ``amount`` is the damage taken (0: none; None: prevented, so
    nobody saw how much it would have been), ``damaged`` whether the receiver had damage before, ``bluff`` whether a lie
    was possible: the receiver was hidden, and abilities were in play. Everybody knows all of it but ``card``, which
    giver and receiver alone know.
    """

    pass_number: int
    giver: Seat
    receiver: Seat
    card: Card
    answer: Answer
    amount: int | None
    damaged: bool
    bluff: bool


@define(kw_only=True)
class Player(GamePlayer):
    """What lies in front of one seat.

    ``possible`` is the set of characters, as a bit mask, that everybody may still think it to be; ``area`` is None
    before the first move and after death; ``used`` marks a spent ability, ``void`` one cancelled by Ellen, ``angel``
    and ``barrier`` the two lasting protections.
    """

    colour: str
    character: Character
    possible: int = ALL_BITS
    damage: int = 0
    area: Area | None = None
    alive: bool = True
    revealed: bool = False
    used: bool = False
    void: bool = False
    angel: bool = False
    barrier: bool = False
    equipment: list[Card] = Factory(list)

    @property
    def is_in(self) -> bool:
        """Return whether the character lives (SH-DTH-08)."""
        return self.alive


@define(kw_only=True)
class State(GameState):
    """A game of Shadow Hunters at one moment.

    ``layout`` is the six slots in ring order; ``deaths`` lists the batches in which characters died; ``hurt`` is how
    many targets the current player's latest attack has hurt; ``ray_used`` whether Ultra Soul has fired this turn.
    """

    players: list[Player] = field(factory=list)
    layout: tuple[Area, ...]
    white: Deck[Card]
    black: Deck[Card]
    hermit: Deck[Card]
    options: Options
    current: Seat = 0
    turn: int = 0
    extra_turns: int = 0
    deaths: tuple[tuple[Seat, ...], ...] = ()
    hurt: int = 0
    ray_used: bool = False
    in_hand: InHand | None = None
    hermit_log: list[HermitPlay] = Factory(list)
    result: Outcome | None = None  # every game has it; here it keeps its place in the digests of saves

    def deck(self, name: DeckName) -> Deck[Card]:
        """Return one of the three decks."""
        if name == "white":
            return self.white
        return self.black if name == "black" else self.hermit


def components(state: State) -> Counter[Entity | str]:
    """Count the cards in every zone, and the areas (SH-INV-01, SH-SET-01).

    Characters are left out: most lie in the box, and nobody knows which.
    """
    held = () if state.in_hand is None else (state.in_hand.card,)
    piles = [pile for deck in (state.white, state.black, state.hermit) for pile in (deck.draw_pile, deck.discard_pile)]
    found: Counter[Entity | str] = Counter()
    for pile in (*piles, *[player.equipment for player in state.players], held, state.layout):
        found.update(pile)
    return found


def others(state: State, seat: int) -> list[Player]:
    """Return the other living players in seating order."""
    return [player for player in state.players if player.alive and player.seat != seat]


def can_use_abilities(state: State, player: Player) -> bool:
    """Return whether the player's special ability works at all.

    Rules: SH-VAR-01, SH-EXP-14 (Unknown's ability cannot be cancelled).
    """
    return state.options.abilities and (not player.void or player.character.id == "unknown")


def is_active(state: State, player: Player, character: Character) -> bool:
    """Return whether the player is this revealed character, alive, with a working ability (SH-REV-02)."""
    return player.character is character and player.revealed and player.alive and can_use_abilities(state, player)


def partner(slot: int) -> int:
    """Return the other slot of the pair (SH-SET-02)."""
    return slot ^ 1


def cross(slot: int) -> int:
    """Return the nearest slot of the neighbouring pair (SH-SET-02)."""
    return (slot - 1) % 6 if slot % 2 == 0 else (slot + 1) % 6
