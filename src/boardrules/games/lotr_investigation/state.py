"""The state of the game, and where its cards lie (LR-CMP-02 to LR-CMP-05)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Annotated, Literal, TypeAlias

from attrs import Factory, define, field, frozen

from boardrules.core.entity import Entity, Seat
from boardrules.core.node import Node
from boardrules.core.phases import EachSeat
from boardrules.core.state import GamePlayer, GameState
from boardrules.core.uses import UNUSED, Uses
from boardrules.core.zones import Held as KnownCard
from boardrules.games.lotr_investigation.content import Card

Place: TypeAlias = Literal["area", "staging", "engaged", "active", "attached", "limbo"]
Stat: TypeAlias = Literal["willpower", "attack", "defense"]
ShadowOf: TypeAlias = Literal["phase", "new", "none"]


@frozen
class Held(KnownCard[Card]):
    """A card in a hidden place, with the seats that know that it lies there besides whoever holds it in hand.

    ``marked`` are the names that were marked on the list when the card was looked at: it is one of them, or was no
    news (LR-INV-06). None: it has not been looked at while the list was kept.
    """

    marked: tuple[Card, ...] | None = None


@frozen
class Shadow:
    """A shadow card under an enemy. ``attack`` is the number of the attack that it was dealt for, 0 in LR-CMB-02."""

    held: Held
    face_up: bool = False
    attack: int = 0


@define(kw_only=True)
class InPlay(Node):
    """A card in play. ``uid`` is its number on the table; a card that comes back gets a new one.

    ``place`` is ``limbo`` while a card is being revealed: it is on the table, but not in play yet (LR-QST-05).
    ``uses`` are counted for all players together (``all``), or under the seat where each has a limit (LR-EFF-12).
    ``damage_in_round`` counts for Archet Trading Post. ``attacked`` says of an enemy that it has made its attack of
    this combat phase, ``hit_by`` which players have declared an attack against it (LR-CMB-11). ``leaving`` marks a
    location that is explored and about to leave play (LR-QST-16).
    """

    uid: int
    card: Card
    owner: Seat | None = None
    controller: Seat | None = None
    place: Place = "area"
    engaged_with: Seat | None = None
    host: int | None = None
    exhausted: bool = False
    committed: bool = False
    damage: int = 0
    progress: int = 0
    resources: int = 0
    attachments: list[int] = Factory(list)
    shadows: list[Shadow] = Factory(list)
    uses: Uses = UNUSED
    damage_in_round: int = 0
    attacked: bool = False
    hit_by: list[Seat] = Factory(list)
    leaving: bool = False


@define(kw_only=True)
class Player(GamePlayer):
    """What belongs to one seat. ``hand`` and ``deck`` are hidden; of ``deck`` and ``discard`` the last card is on top.

    ``heroes`` are those that the player has brought, ``area`` the characters that the player controls, ``engaged`` the
    enemies. ``playing`` holds cards between being played and their place (LR-PLN-07). ``out``: eliminated.
    """

    deck_id: Annotated[str, "deck"]
    heroes: tuple[Card, ...]
    threat: int
    hand: list[Held] = Factory(list)
    deck: list[Held] = Factory(list)
    discard: list[Card] = Factory(list)
    playing: list[Card] = Factory(list)
    area: list[int] = Factory(list)
    engaged: list[int] = Factory(list)
    out: bool = False

    @property
    def is_in(self) -> bool:
        """Return whether the player is not eliminated (LR-THR-02)."""
        return not self.out


@frozen
class Modifier:
    """A change of a character's numbers until the end of the phase (LR-EFF-08, LR-REF-02)."""

    uid: int
    stat: Stat
    amount: int


@frozen
class Delayed:
    """What happens to a card at the end of the phase, if it is still in play (LR-REF-02)."""

    uid: int
    what: Literal["return_to_hand", "shuffle_into_deck"]


@frozen
class Bar:
    """An enemy that cannot attack a player in this phase (LR-CMB-20)."""

    uid: int
    seat: Seat


@define(kw_only=True)
class Attack(Node):
    """An attack in progress; the last of the state's list is the one that is being resolved.

    An enemy's: ``enemy`` attacks ``seat``; ``shadow`` says with which shadow card: that of the combat phase, one dealt
    for this attack (LR-CMB-14, LR-CMB-15), or none. ``undefended``: nobody was declared, or a shadow effect says so
    (LR-CMB-09, LR-CRD-39). ``boosts`` are the shadow cards that strengthen it; by how much is computed whenever it is
    asked for (LR-EFF-08). ``blank_shadow``: a card without a shadow effect was dealt for it (LR-CRD-22); ``cancelled``:
    the shadow effect that has just triggered is cancelled; ``extra`` additional attacks follow, and ``encore``: one
    without a shadow card; ``returns``: the enemy goes to the staging area afterwards; ``body_counts`` copies of Rising
    Body Count look whether a character was destroyed; ``killed`` are the types of those that were.
    A player's: ``seat`` attacks ``enemy`` with ``attackers``; ``in_staging`` is Dunhere's.
    """

    number: int
    by_enemy: bool
    enemy: int
    seat: Seat
    defenders: list[int] = Factory(list)
    attackers: list[int] = Factory(list)
    shadow: ShadowOf = "phase"
    undefended: bool = False
    boosts: list[Card] = Factory(list)
    blank_shadow: bool = False
    cancelled: bool = False
    extra: int = 0
    encore: bool = False
    returns: bool = False
    body_counts: int = 0
    hit: int | None = None
    killed: list[str] = Factory(list)
    in_staging: bool = False


@define(kw_only=True)
class Reveal(Node):
    """An encounter card that is being revealed (LR-QST-05); the last of the state's list is the current one.

    ``fixed`` says that it cannot be cancelled (LR-CRD-21), ``replaced`` that Eleanor has another card revealed for it,
    ``surge`` that one more card follows.
    """

    uid: int
    doomed: int = 0
    fixed: bool = False
    cancelled: bool = False
    replaced: bool = False
    surge: bool = False


@frozen
class Options:
    """What was decided before the game (LR-VAR-01, LR-VAR-02, LR-CRD-24)."""

    shadow_cards: bool = True
    easy_mode: bool = False
    smoke_surge: bool = False


@define(kw_only=True)
class State(GameState):
    """The whole game at one moment: every card lies in one of these zones (LR-CMP-02).

    ``cards`` are the cards in play by their number. Of ``encounter``, ``investigation`` and the discards the last card
    is on top. ``set_aside`` are the Suspect and the Hideout of the case, ``buried`` the Investigation cards that stage
    2B has removed unseen. ``stage`` is 1 to 3, ``cap_used`` the progress placed on stage 1B in this round.
    ``eliminated`` is the investigation list: names that cannot be the answer. ``accused`` are the Suspect and the
    Hideout that the accusation has named. ``forced`` lays chosen cards on top after
    the next shuffle of a deck, for tests and puzzles.
    """

    players: list[Player] = field(factory=list)
    options: Options = Options()
    cards: dict[int, InPlay] = Factory(dict)
    next_uid: int = 1
    next_attack: int = 1
    staging: list[int] = Factory(list)
    active: int | None = None
    encounter: list[Held] = Factory(list)
    encounter_discard: list[Card] = Factory(list)
    investigation: list[Held] = Factory(list)
    set_aside: list[Card] = Factory(list)
    buried: list[Card] = Factory(list)
    removed: list[Card] = Factory(list)
    victory: list[Card] = Factory(list)
    eliminated: tuple[Card, ...] = ()
    accused: tuple[Card, ...] = ()
    stage: int = 1
    progress: int = 0
    cap_used: int = 0
    round: int = 0
    first: Seat = 0
    extra_reveals: int = 0
    added_threat: int = 0
    treacheries: int = 0
    attacks: list[Attack] = Factory(list)
    revealing: list[Reveal] = Factory(list)
    modifiers: list[Modifier] = Factory(list)
    delayed: list[Delayed] = Factory(list)
    bars: list[Bar] = Factory(list)
    quiet: list[int] = Factory(list)
    joint_defence: list[Seat] = Factory(list)
    forced: dict[str, tuple[Card, ...]] = Factory(dict)


# -- looking around --------------------------------------------------------------------------------------------


def in_game(state: State) -> tuple[int, ...]:
    """Return the seats that are not eliminated, in player order: the first player first (LR-THR-02)."""
    return state.seats_from(state.first)


def others_of(state: State, seat: int) -> tuple[int, ...]:
    """Return the seats that are not eliminated but one, in player order."""
    return tuple([other for other in in_game(state) if other != seat])


def characters(state: State, seat: int) -> list[InPlay]:
    """Return the characters that a seat controls, in the order in which they came."""
    return [state.cards[uid] for uid in state.players[seat].area]


def heroes(state: State, seat: int) -> list[InPlay]:
    """Return the heroes that a seat controls."""
    cards = state.cards
    return [card for uid in state.players[seat].area if (card := cards[uid]).card.type == "hero"]


def all_characters(state: State) -> list[InPlay]:
    """Return every character in play, in player order."""
    return [card for seat in in_game(state) for card in characters(state, seat)]


def attachments_of(state: State, card: InPlay) -> list[InPlay]:
    """Return the attachments of a card."""
    return [state.cards[uid] for uid in card.attachments]


def attached(state: State, card: InPlay, title: Card) -> bool:
    """Return whether a copy of an attachment is on a card."""
    return any(state.cards[uid].card is title for uid in card.attachments)


def controlled(state: State, seat: int) -> list[InPlay]:
    """Return every card in play that a seat controls: characters and attachments, in the order of their numbers."""
    return [card for card in state.cards.values() if card.controller == seat]


def enemies(state: State) -> list[InPlay]:
    """Return the enemies in play: of the staging area, then the engaged ones in player order (LR-CMP-03)."""
    return staging_enemies(state) + engaged_enemies(state)


def engaged_enemies(state: State) -> list[InPlay]:
    """Return the enemies that are engaged with somebody, in player order."""
    return [state.cards[uid] for seat in in_game(state) for uid in state.players[seat].engaged]


def staging_enemies(state: State) -> list[InPlay]:
    """Return the enemies of the staging area."""
    return [state.cards[uid] for uid in state.staging if state.cards[uid].card.type == "enemy"]


def staging_locations(state: State) -> list[InPlay]:
    """Return the locations of the staging area."""
    return [state.cards[uid] for uid in state.staging if state.cards[uid].card.type == "location"]


def locations(state: State) -> list[InPlay]:
    """Return the locations in play: the active one first."""
    active = [state.cards[state.active]] if state.active is not None else []
    return active + staging_locations(state)


def copies_in_play(state: State, title: Card) -> int:
    """Return how many copies of a location or enemy are in play."""
    return sum(1 for card in (*locations(state), *enemies(state)) if card.card is title)


def is_in_play(state: State, title: Card) -> bool:
    """Return whether a card with this title is in play, whoever controls it (LR-CMP-07)."""
    return any(card.card is title and card.place != "limbo" for card in state.cards.values())


def active_investigate(state: State) -> int:
    """Return the Investigate value of the active location, 0 where there is none (LR-CRD-38)."""
    if state.active is None:
        return 0
    return state.cards[state.active].card.investigate or 0


def numbered(state: State, uid: object) -> InPlay | None:
    """Return the card on the table with a number; None where there is none, or where the value is no number at all."""
    return state.cards.get(uid) if type(uid) is int else None


def all_cards(state: State) -> Iterator[Card]:
    """Yield every card of the game, wherever it lies."""
    for card in state.cards.values():
        yield card.card
        for shadow in card.shadows:
            yield shadow.held.card
    for pile in (state.encounter, state.investigation):
        yield from [held.card for held in pile]
    for player in state.players:
        yield from [held.card for held in (*player.hand, *player.deck)]
        yield from (*player.discard, *player.playing)
    yield from (*state.encounter_discard, *state.set_aside, *state.buried, *state.removed, *state.victory)


def components(state: State) -> Mapping[Entity | str, int]:
    """Return how many copies of each card there are (chapter on invariants)."""
    return Counter(all_cards(state))


class InPlayerOrder(EachSeat[State]):
    """Each player in player order: the first player first, then clockwise, without the eliminated ones (LR-TIM-06)."""

    __slots__ = ()

    def first(self, state: State) -> int:
        """Return the first player."""
        return state.first
