"""Chapters 2 and 20: the setup and its options.

``Setup`` is what a table decides and arranges; ``lay_out`` makes the state of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from attrs import evolve, field, frozen

from boardrules.core.chance import Chance
from boardrules.core.errors import Problem, SetupError
from boardrules.core.game import Choose
from boardrules.core.setups import at_seat, ids, named_at, names, numbers_by_id, tuples
from boardrules.core.values import GameSetup
from boardrules.core.zones import Deck, Visibility
from boardrules.games.shadow_hunters import content as c
from boardrules.games.shadow_hunters.content import Card, Character
from boardrules.games.shadow_hunters.deduction import deals
from boardrules.games.shadow_hunters.events import CharacterDealt, GameStarted
from boardrules.games.shadow_hunters.knowledge import public_limit
from boardrules.games.shadow_hunters.state import Options, Player, State
from boardrules.games.shadow_hunters.turn import QuickStart, begin_turn
from boardrules.games.shadow_hunters.victory import CheckEnd, ending_conditions

EXPANSION_MODES: Final = ("none", "only_new", "chosen", "random_per_initial", "all")
#: The values of the options that are words, with their rules.
WORD_OPTIONS: Final[dict[str, tuple[tuple[str, ...], str]]] = {
    "expansion_mode": (EXPANSION_MODES, "SH-VAR-02"),
    "bob_7_8": (("excluded", "kill_variant"), "SH-VAR-03"),
    "vampire_heal": (("per_attack", "per_target"), "SH-VAR-04"),
    "robbery_scope": (("attack", "any_damage"), "SH-VAR-05"),
    "windows": (("asked", "open"), "SH-REV-04"),
}
#: A random deal is tried so often before one that fits the arrangement is searched for.
_TRIES: Final = 200


def _places(value: Iterable[Position | None]) -> tuple[Position | None, ...]:
    found: tuple[Position | None, ...] = tuples(value)
    return found


def _batches(value: Iterable[Iterable[int]]) -> tuple[tuple[int, ...], ...]:
    found: tuple[tuple[int, ...], ...] = tuples(value)
    return found


@frozen(kw_only=True)
class Position:
    """What lies before one seat when the game begins; what is left out is as at the start of a new game.

    ``character`` is a character id (None: dealt); ``area`` an area id (None: not on the board yet); ``equipment``
    card ids; ``used`` a spent once-per-game ability; ``void`` an ability cancelled by Ellen; ``angel`` and ``barrier``
    the two lasting protections.
    """

    character: str | None = None
    damage: int = 0
    area: str | None = None
    equipment: tuple[str, ...] = field(default=(), converter=ids)
    revealed: bool = False
    dead: bool = False
    used: bool = False
    void: bool = False
    angel: bool = False
    barrier: bool = False


@frozen(kw_only=True)
class Setup(GameSetup):
    """Everything that a table decides before the first turn, and any position it may want to begin from.

    ``players`` is 4 to 8. ``characters`` (ids, None: dealt) and ``seats`` (one ``Position`` for each seat from seat 0
    on) arrange the seats; ``areas`` the six area ids in slot order (pairs are slots 0-1, 2-3, 4-5); ``white``,
    ``black`` and ``hermit`` the top cards of the decks, first drawn first; the ``..._discard`` piles their discards,
    the last on top; ``deaths`` the batches in which the dead died, in order; ``first_player`` a seat; ``colours`` one
    colour for each seat. ``script`` forces dice: ``{"d4": (1, 3), "d6": (2, 2)}``, used in order and then up.

    Options: ``use_special_abilities`` (SH-VAR-01), ``expansion_mode`` (SH-VAR-02) with ``expansion_choice`` (ten
    character ids, one for each initial, for mode ``chosen``), ``bob_7_8`` (SH-VAR-03), ``vampire_heal`` (SH-VAR-04),
    ``robbery_scope`` (SH-VAR-05), ``quick_start`` (SH-VAR-06), and ``windows``: ``asked`` asks everybody in every
    window (SH-REV-04), ``open`` lays the same actions open beside the current player's decisions, as at a table.

    Raises ``SetupError`` with every fault.
    """

    players: int = 5
    characters: tuple[str | None, ...] = field(default=(), converter=names)
    seats: tuple[Position | None, ...] = field(default=(), converter=_places)
    colours: tuple[str, ...] = field(default=(), converter=ids)
    areas: tuple[str, ...] = field(default=(), converter=ids)
    white: tuple[str, ...] = field(default=(), converter=ids)
    black: tuple[str, ...] = field(default=(), converter=ids)
    hermit: tuple[str, ...] = field(default=(), converter=ids)
    white_discard: tuple[str, ...] = field(default=(), converter=ids)
    black_discard: tuple[str, ...] = field(default=(), converter=ids)
    hermit_discard: tuple[str, ...] = field(default=(), converter=ids)
    deaths: tuple[tuple[int, ...], ...] = field(default=(), converter=_batches)
    first_player: int | None = None
    use_special_abilities: bool = True
    expansion_mode: str = "none"
    expansion_choice: tuple[str, ...] = field(default=(), converter=ids)
    bob_7_8: str = "excluded"
    vampire_heal: str = "per_attack"
    robbery_scope: str = "attack"
    quick_start: bool = False
    windows: str = "asked"
    script: tuple[tuple[str, tuple[int, ...]], ...] = field(default=(), converter=numbers_by_id)

    def faults(self) -> Iterable[Problem]:
        """Return every fault; whether an arrangement is a possible position shows when it is laid out."""
        from boardrules.games.shadow_hunters.setup_checks import check_setup  # it needs this class

        problems = check_setup(self)
        if not problems and (self.characters or self.seats):
            lay_out(self, 0)
        return problems


def any_setup(choose: Choose) -> Setup:
    """Return a new game of any player count under any options (SH-CMP-01, SH-VAR-01 to SH-VAR-06)."""
    mode = choose(EXPANSION_MODES)
    chosen: tuple[str, ...] = ()
    if mode == "chosen":
        by_initial: dict[str, list[str]] = {}
        for character in (*c.BASE_CHARACTERS, *c.NEW_CHARACTERS):
            by_initial.setdefault(character.initial, []).append(character.id)
        chosen = tuple([choose(names) for names in by_initial.values()])
    return Setup(
        players=choose((4, 5, 6, 7, 8)),
        use_special_abilities=choose((True, False)),
        expansion_mode=mode,
        expansion_choice=chosen,
        bob_7_8=choose(WORD_OPTIONS["bob_7_8"][0]),
        vampire_heal=choose(WORD_OPTIONS["vampire_heal"][0]),
        robbery_scope=choose(WORD_OPTIONS["robbery_scope"][0]),
        quick_start=choose((False, True)),
        windows=choose(WORD_OPTIONS["windows"][0]),
    )


def positions_of(setup: Setup) -> list[Position]:
    """Return what is arranged for each seat, with the characters of ``characters`` filled in."""
    found = [at_seat(setup.seats, seat, _NOTHING) for seat in range(setup.players)]
    for named in named_at(setup, "characters", "character"):
        found[named.seat] = evolve(found[named.seat], character=named.id)
    return found


_NOTHING: Final = Position()


def pool_of(setup: Setup) -> int:
    """Return the set of characters that may be dealt, as a bit mask.

    Rules: SH-SET-05, SH-EXP-02 to SH-EXP-05, SH-EXP-19, SH-EXP-20, SH-VAR-02, SH-VAR-03.
    """
    mode = setup.expansion_mode
    if mode == "none":
        pool = c.mask_of(*c.BASE_CHARACTERS)
    elif mode == "only_new":
        pool = c.mask_of(*c.NEW_CHARACTERS)
    elif mode == "chosen":
        pool = c.mask_of(*[c.CHARACTERS[name] for name in setup.expansion_choice])
    else:
        pool = c.mask_of(*c.BASE_CHARACTERS, *c.NEW_CHARACTERS)
    if setup.players >= 7 and pool & c.BOB.bit:
        pool &= ~c.BOB.bit
        if setup.bob_7_8 == "kill_variant":
            pool |= c.BOB_KILL_VARIANT.bit
    return pool


def lay_out(setup: Setup, seed: int) -> State:
    """Return the state that the setup describes, with the first turn on the stack.

    Raises ``SetupError`` when no deal of characters fits the arrangement (SH-SET-05, SH-INV-08).
    """
    chance = Chance.scripted(seed, setup.script)
    areas = [c.AREAS[name] for name in setup.areas]
    if not areas:  # SH-SET-01
        areas = [*c.ALL_AREAS]
        chance.shuffle("areas", areas)
    positions = positions_of(setup)
    pool = pool_of(setup)
    options = Options(
        pool=pool,
        allocation=c.ALLOCATION[setup.players],
        abilities=setup.use_special_abilities,
        expansion=bool(pool & c.mask_of(*c.NEW_CHARACTERS)),
        one_per_initial=setup.expansion_mode == "random_per_initial",
        vampire_per_target=setup.vampire_heal == "per_target",
        robbery_any_damage=setup.robbery_scope == "any_damage",
        open_windows=setup.windows == "open",
        quick_start=setup.quick_start,
    )
    taken = [name for place in positions for name in place.equipment]
    state = State(
        chance=chance,
        layout=tuple(areas),
        white=_deck("white", chance, taken, setup.white, setup.white_discard),
        black=_deck("black", chance, taken, setup.black, setup.black_discard),
        hermit=_deck("hermit", chance, taken, setup.hermit, setup.hermit_discard),
        options=options,
        deaths=_deaths(setup, positions),
    )
    colours = setup.colours or c.COLOURS
    _deal(setup, state, positions, lambda dealt: _players(positions, dealt, colours, options))
    for player in state.players:
        if player.revealed:
            player.possible = player.character.bit
        else:
            player.possible &= public_limit(state, player)
    first = setup.first_player
    if first is None:  # SH-SET-08
        living = [player.seat for player in state.players if player.alive]
        first = chance.pick("first_player", living)
    state.current = first
    state.emit(GameStarted(first, state.layout, rules=("SH-SET-01", "SH-SET-08")))
    for player in state.players:
        state.emit(CharacterDealt(player.seat, player.character, rules=("SH-SET-06",)))
    if setup.quick_start:
        state.push(QuickStart(first))
    else:
        begin_turn(state, first)
    return state


def _deck(name: str, chance: Chance, taken: Sequence[str], top: Sequence[str], discards: Sequence[str]) -> Deck[Card]:
    """Return a shuffled deck without what lies elsewhere, the arranged cards on top (SH-SET-03)."""
    cards = [card for card in c.DECKS[name] for _ in range(card.count)]
    for gone in (*taken, *discards):
        if c.CARDS[gone].deck == name:
            cards.remove(c.CARDS[gone])
    chance.shuffle(name, cards)
    open_pile = Visibility.HIDDEN if name == "hermit" else Visibility.PUBLIC
    deck = Deck(name, open_pile, cards, [c.CARDS[card] for card in discards])
    deck.stack_top([c.CARDS[card] for card in top])
    return deck


def _deaths(setup: Setup, positions: Sequence[Position]) -> tuple[tuple[int, ...], ...]:
    if setup.deaths:
        return setup.deaths
    return tuple([(seat,) for seat, place in enumerate(positions) if place.dead])


def _players(
    positions: Sequence[Position], dealt: Sequence[Character], colours: Sequence[str], options: Options
) -> list[Player]:
    return [
        Player(
            seat=seat,
            colour=colours[seat],
            character=dealt[seat],
            possible=options.pool,
            damage=dealt[seat].hp if place.dead else place.damage,
            area=None if place.area is None else c.AREAS[place.area],
            alive=not place.dead,
            revealed=place.revealed or place.dead,
            used=place.used,
            void=place.void,
            angel=place.angel,
            barrier=place.barrier,
            equipment=[c.CARDS[card] for card in place.equipment],
        )
        for seat, place in enumerate(positions)
    ]


def _deal(
    setup: Setup,
    state: State,
    positions: Sequence[Position],
    seat_players: Callable[[Sequence[Character]], list[Player]],
) -> None:
    """Deal the characters: by group, unseen, shuffled together (SH-SET-05, SH-SET-06, SH-SET-07).

    Whoever is named gets his character. The rest is dealt as often as it takes to fit the arrangement; when that does
    not happen by chance, the fitting deals are searched.
    """
    chance, options = state.chance, state.options
    fixed = {seat: c.CHARACTERS[place.character] for seat, place in enumerate(positions) if place.character}

    def is_possible(dealt: Sequence[Character]) -> bool:
        state.players = seat_players(dealt)
        fit = all(p.revealed or public_limit(state, p) & p.character.bit for p in state.players)
        timed = all(not place.used or dealt[seat].once for seat, place in enumerate(positions))
        return fit and timed and not ending_conditions(state, CheckEnd())[1]

    for _ in range(_TRIES):
        dealt = random_deal(chance, setup.players, fixed, options)
        if dealt is None:
            break
        if is_possible(dealt):
            return
    masks = [fixed[seat].bit if seat in fixed else options.pool for seat in range(setup.players)]
    order = [character.bit for character in c.ALL_CHARACTERS]
    chance.shuffle("characters", order)
    for dealt in deals(masks, options.allocation, options.one_per_initial, order):
        if is_possible(dealt):
            return
    raise SetupError(
        Problem(
            "seats",
            "no_possible_deal",
            "characters in the numbers of the player count, alive with their damage, and a game not yet over",
            ", ".join(place.character or "?" for place in positions),
            "SH-INV-08",
        )
    )


def random_deal(
    chance: Chance, players: int, fixed: Mapping[int, Character], options: Options
) -> list[Character] | None:
    """Deal once, or return None when the fixed characters leave no room in a group.

    Rules: SH-SET-06; the initials of SH-EXP-04.
    """
    named = list(fixed.values())
    pool = [character for character in c.in_mask(options.pool) if character not in named]
    if options.one_per_initial:  # SH-EXP-04
        used = {character.initial for character in named}
        pairs: dict[str, list[Character]] = {}
        for character in pool:
            if character.initial not in used:
                pairs.setdefault(character.initial, []).append(character)
        pool = [chance.pick("initials", pair) for pair in pairs.values()]
    drawn: list[Character] = []
    for group, number in zip(c.GROUPS, options.allocation, strict=True):
        pile = [character for character in pool if character.group == group]
        wanted = number - sum(character.group == group for character in named)
        if not 0 <= wanted <= len(pile):
            return None
        chance.shuffle("characters", pile)
        drawn += pile[:wanted]
    chance.shuffle("characters", drawn)
    rest = iter(drawn)
    return [fixed[seat] if seat in fixed else next(rest) for seat in range(players)]
