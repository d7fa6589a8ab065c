"""The setup of a game (LR-DCK-01 to LR-DCK-04, LR-SET-01), and any position a table may want to begin from.

``Setup`` is what a table decides and arranges; ``lay_out`` makes the state of it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from attrs import field, frozen

from boardrules.core.chance import Chance
from boardrules.core.errors import Problem
from boardrules.core.game import Choose
from boardrules.core.setups import at_seat, ids, ids_by_id, some_ids, tuples
from boardrules.core.values import GameSetup
from boardrules.core.zones import take
from boardrules.games.lotr_investigation import content as c
from boardrules.games.lotr_investigation.content import CARDS, Card, DeckList
from boardrules.games.lotr_investigation.events import GameStarted
from boardrules.games.lotr_investigation.moves import draw, put_down, shuffle
from boardrules.games.lotr_investigation.state import Held, Options, Player, State
from boardrules.games.lotr_investigation.turn import Mulligans, Round

PHASES: Final = tuple([phase.id for phase in Round.phases])


def _lists(value: Iterable[DeckList]) -> tuple[DeckList, ...]:
    found: tuple[DeckList, ...] = tuples(value)
    return found


def _spot(value: Spot | str) -> Spot:
    return Spot(card=value) if isinstance(value, str) else value


def _one_spot(value: Spot | str | None) -> Spot | None:
    return None if value is None else _spot(value)


def _spots(value: Iterable[Spot | str]) -> tuple[Spot, ...]:
    if not isinstance(value, (list, tuple)):
        return value  # type: ignore[return-value] # the checks complain about it
    return tuple([_spot(item) for item in value])


def _some_spots(value: Iterable[Spot | str] | None) -> tuple[Spot, ...] | None:
    return None if value is None else _spots(value)


def _places(value: Iterable[Position | None]) -> tuple[Position | None, ...]:
    found: tuple[Position | None, ...] = tuples(value)
    return found


@frozen(kw_only=True)
class Spot:
    """A card in play in an arranged position.

    ``attachments`` are card ids; on an enemy or location they belong to the seat ``by`` (Hired Muscle to nobody).
    ``owner`` is the seat that owns a hero or ally, where that is not its controller.
    """

    card: str
    damage: int = 0
    progress: int = 0
    resources: int = 0
    exhausted: bool = False
    committed: bool = False
    attachments: tuple[str, ...] = field(default=(), converter=ids)
    by: int | None = None
    owner: int | None = None


@frozen(kw_only=True)
class Position:
    """What lies before one seat; what is left out is as at the start of a new game.

    ``hand`` are the cards of the hand; ``deck`` those on top of the deck, first drawn first; ``discard`` the discard
    pile, the last on top. Only with a ``Table``: ``threat``; ``heroes`` (those that are left out lie in the discard
    pile), ``allies`` and ``engaged`` with their ``Spot``; ``empty_deck`` removes the cards of the deck that are not
    named from the game; ``out`` an eliminated player.
    """

    hand: tuple[str, ...] | None = field(default=None, converter=some_ids)
    deck: tuple[str, ...] = field(default=(), converter=ids)
    discard: tuple[str, ...] = field(default=(), converter=ids)
    threat: int | None = None
    heroes: tuple[Spot, ...] | None = field(default=None, converter=_some_spots)
    allies: tuple[Spot, ...] = field(default=(), converter=_spots)
    engaged: tuple[Spot, ...] = field(default=(), converter=_spots)
    empty_deck: bool = False
    out: bool = False


@frozen(kw_only=True)
class Table:
    """A position in the middle of a game, which begins with ``phase`` of round ``round``.

    ``stage`` is 1 to 3 with ``progress`` on it and ``cap_used`` of the round's 4 (stage 1). ``staging`` and ``active``
    are cards in play; ``encounter``, ``encounter_discard`` and ``investigation`` lists of ids (the decks: top card
    first, with the rest shuffled under it; discards: the last on top). ``victory`` and ``removed`` are face up.
    ``eliminated`` marks names on the list besides those that are seen anyway; at stage 3 these alone.
    ``empty_encounter`` and ``only_investigation`` leave nothing but the named cards in these decks: the rest is removed
    from the game, names unseen. ``treacheries``: revealed in this round. At stage 3 there is no case any more.

    What is explored, destroyed, eliminated or won as the cards lie is so before the first decision (LR-EFF-13).
    """

    phase: str = "resource"
    round: int = 1
    stage: int = 1
    progress: int = 0
    cap_used: int = 0
    treacheries: int = 0
    staging: tuple[Spot, ...] = field(default=(), converter=_spots)
    active: Spot | None = field(default=None, converter=_one_spot)
    encounter: tuple[str, ...] = field(default=(), converter=ids)
    encounter_discard: tuple[str, ...] = field(default=(), converter=ids)
    investigation: tuple[str, ...] = field(default=(), converter=ids)
    victory: tuple[str, ...] = field(default=(), converter=ids)
    removed: tuple[str, ...] = field(default=(), converter=ids)
    eliminated: tuple[str, ...] = field(default=(), converter=ids)
    empty_encounter: bool = False
    only_investigation: bool = False


@frozen(kw_only=True)
class Setup(GameSetup):
    """Everything that a table decides before the first round, and any position it may want to begin from.

    ``players`` is 1 to 4 (LR-DCK-04). ``decks`` names a deck for each seat: of the game (``content.DECKS``), or one of
    ``deck_lists``, which are lists of one's own with an id (LR-DCK-02). Without it the seats play the starter decks
    of Leadership, Tactics, Spirit and Lore (LR-DCK-01). ``first_player`` is a seat (LR-SET-01). ``suspect`` and
    ``hideout`` name the case; left empty it is drawn (LR-SET-03). ``seats`` and ``table`` arrange a position.
    ``script`` lays cards on top after the next shuffle of a deck, or forces the next random card: ``encounter``,
    ``investigation``, ``deck-0`` (of seat 0), ``hand-0`` (one card). Only cards that can lie there are taken.

    Options: ``shadow_cards`` (LR-VAR-01), ``easy_mode`` with ``easy_resources`` for each hero (LR-VAR-02),
    ``smoke_and_mirrors_surge`` (LR-CRD-24), ``mulligans`` (False: every hand is kept, LR-SET-02).

    Raises ``SetupError`` with every fault.
    """

    players: int = 2
    decks: tuple[str, ...] = field(default=(), converter=ids)
    deck_lists: tuple[DeckList, ...] = field(default=(), converter=_lists)
    first_player: int = 0
    shadow_cards: bool = True
    easy_mode: bool = False
    easy_resources: int = 1
    smoke_and_mirrors_surge: bool = False
    mulligans: bool = True
    suspect: str = ""
    hideout: str = ""
    seats: tuple[Position | None, ...] = field(default=(), converter=_places)
    table: Table | None = None
    script: tuple[tuple[str, tuple[str, ...]], ...] = field(default=(), converter=ids_by_id)

    def faults(self) -> Iterable[Problem]:
        """Return every fault; whether a position is possible shows when it is laid out."""
        from boardrules.games.lotr_investigation.setup_checks import check_setup  # it needs this class

        problems = check_setup(self)
        if not problems and self.table is not None:
            lay_out(self, 0)
        return problems


def any_setup(choose: Choose) -> Setup:
    """Return a new game of any player count, decks and options (LR-DCK-04, LR-VAR-01, LR-VAR-02)."""
    players = choose((1, 2, 3, 4))
    order = choose(tuple([c.STARTER_DECKS[turn:] + c.STARTER_DECKS[:turn] for turn in range(4)]))
    decks = order[:players]
    if players < 3 and choose((False, True)):
        fifty = tuple([name for name in c.DECKS if name not in c.STARTER_DECKS])
        decks = choose((fifty, fifty[::-1]))[:players]
    return Setup(
        players=players,
        decks=decks,
        first_player=choose(tuple(range(players))),
        shadow_cards=choose((True, False)),
        easy_mode=choose((False, True)),
        smoke_and_mirrors_surge=choose((False, True)),
        mulligans=choose((True, False)),
    )


def deck_ids(setup: Setup) -> tuple[str, ...]:
    """Return the deck of each seat (LR-DCK-01)."""
    return setup.decks or c.STARTER_DECKS[: setup.players]


def deck_named(setup: Setup, name: str) -> DeckList | None:
    """Return a deck of the setup's own lists, or of the game."""
    own = next((deck for deck in setup.deck_lists if deck.id == name), None)
    return own or c.DECKS.get(name)


def decks_of(setup: Setup) -> list[DeckList]:
    """Return the deck lists of the seats, which the checks have found."""
    found = [deck_named(setup, name) for name in deck_ids(setup)]
    return [deck for deck in found if deck is not None]


#: What lies before a seat for which nothing is arranged.
AS_NEW: Final = Position()


def encounter_cards(setup: Setup) -> list[Card]:
    """Return the encounter cards of the game: 50, or 40 in easy mode (LR-SET-01, LR-VAR-02)."""
    return [card for card in c.ENCOUNTER_CARDS for _ in range(card.easy_count if setup.easy_mode else card.count)]


def lay_out(setup: Setup, seed: int) -> State:
    """Return the state that the setup describes, with what comes first on the stack (LR-SET-01)."""
    forced = {name: tuple([CARDS[card] for card in cards]) for name, cards in setup.script}
    for group, name in (("suspect", setup.suspect), ("hideout", setup.hideout)):
        if name:
            forced[group] = (CARDS[name],)
    state = State(
        chance=Chance(seed),
        options=Options(setup.shadow_cards, setup.easy_mode, setup.smoke_and_mirrors_surge),
        first=setup.first_player,
        forced=forced,
    )
    for seat, deck in enumerate(decks_of(setup)):
        heroes = tuple([CARDS[name] for name in deck.heroes])
        threat = sum(hero.threat_cost for hero in heroes)
        player = Player(seat=seat, deck_id=deck.id, heroes=heroes, threat=threat)
        player.deck = [Held(CARDS[name]) for name, count in deck.cards for _ in range(count)]
        state.players.append(player)
    if setup.table is not None:
        from boardrules.games.lotr_investigation.arranging import arrange  # only positions need it

        arrange(state, setup, setup.table)
        return state
    state.encounter = [Held(card) for card in encounter_cards(setup)]
    state.emit(GameStarted(deck_ids(setup), state.first, rules=("LR-SET-01",)))
    for player in state.players:
        for hero in player.heroes:
            _put_hero(state, player, hero, setup.easy_resources if setup.easy_mode else 0)
    for player in state.players:
        _deal_hand(state, setup, player)
    state.push(Mulligans(done=() if setup.mulligans else tuple(range(setup.players))))
    return state


def _put_hero(state: State, player: Player, hero: Card, resources: int) -> None:
    card = put_down(state, hero, player.seat)
    card.place, card.resources = "area", resources
    player.area.append(card.uid)


def _deal_hand(state: State, setup: Setup, player: Player) -> None:
    """Shuffle a deck and draw the starting hand, what is arranged for them first (LR-SET-01)."""
    place = at_seat(setup.seats, player.seat, AS_NEW)
    stream = f"deck-{player.seat}"
    wanted = [CARDS[name] for name in (*(place.hand or ()), *place.deck)]
    if wanted:
        state.forced[stream] = (*wanted, *state.forced.get(stream, ()))
    for name in place.discard:
        player.discard.append(take(player.deck, CARDS[name]).card)
    shuffle(state, stream, player.deck)
    draw(state, player.seat, c.STARTING_HAND if place.hand is None else len(place.hand))
