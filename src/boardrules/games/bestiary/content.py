"""The content of the game as data: everything that a designer can replace without touching code.

``loading`` makes a ``Content`` of a folder of TOML files. The rules ask it for every number, name and switch.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import ClassVar, Final

from attrs import frozen

from boardrules.core.board import Hex
from boardrules.core.entity import Entity
from boardrules.core.node import by_digest

CITY: Final = "city"
SANCTUARY: Final = "sanctuary"
#: Where heroes begin: the city of the start layout (BH-SET-02, BH-SET-08).
START: Final = Hex(0, 0)
HUMAN: Final = "human"
HALLOWEEN: Final = "halloween"
ANY: Final = "any"
#: The six directions in the order of ``HEX_DIRECTIONS``.
DIRECTIONS: Final = ("E", "NE", "NW", "W", "SW", "SE")


@lru_cache(maxsize=4096)  # asked for every card at every decision
def design(card: str) -> str:
    """Return the design of a card or mission: ``ghoul#d1`` is a ``ghoul``; a tyrant, which has no copies, itself."""
    return card.partition("#")[0]


@frozen
class Op:
    """One operation of an ability or a card effect (BH-FX-01); what it does not use is left at nothing."""

    op: str
    level: int = 0
    scope: str = ""
    amount: int = 0
    win_pb: int = 0
    count: int = 0
    if_type: str = ""
    if_terrain: str = ""
    if_hearts_at_most: int | None = None


@frozen
class Ability:
    """An ability of a hero (BH-ABL-01 to BH-ABL-14)."""

    id: str
    hero: str
    name: str
    name_es: str
    unlock: tuple[str, ...]
    timing: str
    pay_pb: int
    pay_hearts: int
    limit_per_turn: int
    usable_when_assisting: bool
    effects: tuple[Op, ...]


@frozen
class Hero:
    """A hero board (BH-CMP-18, BH-HRO-01). ``hearts`` is the starting number and the maximum."""

    id: str
    name: str
    name_es: str
    hearts: int
    agility: int
    exploration: int
    abilities: tuple[Ability, ...]


@frozen
class BeastType:
    """One of the six types, or Halloween (BH-CMP-02, BH-CMP-03)."""

    id: str
    name: str
    name_es: str
    nameable_in_unlock_cost: bool


@frozen
class Beast:
    """A design of beast cards (BH-CMP-05, BH-CMP-08). ``strength`` is read in the column of the tyrants defeated."""

    id: str
    name: str
    name_es: str
    type: str
    strength: tuple[int, ...]
    pb: int
    wildcard: bool
    immune_to_death_loss: bool
    pile_copies: int
    deck_copies: int
    on_capture: tuple[Op, ...]


@frozen
class Tyrant:
    """A tyrant card (BH-CMP-14)."""

    id: str
    name: str
    name_es: str
    type: str
    symbol: str
    strength: int
    end_pb: int
    wildcard_when_captured: bool


@frozen
class Mission:
    """A design of mission cards (BH-CMP-16). ``kind`` is ``map`` or ``trap``, ``wanted`` a terrain or a beast type."""

    id: str
    name: str
    name_es: str
    kind: str
    wanted: str
    count: int
    pb: int


@frozen
class Prize:
    """A prize of the end of the game (BH-PRZ-01)."""

    id: str
    name: str
    name_es: str
    counts: str
    minimum: int
    pb: int


@frozen
class Terrain:
    """A kind of terrain. ``group`` says how its tiles are dealt: ``basic``, ``sanctuary`` or ``city``."""

    id: str
    name: str
    name_es: str
    receives_tokens: bool
    group: str


@frozen
class Tile:
    """A hex tile (BH-CMP-12). ``symbol`` is that of a sanctuary, else empty."""

    id: str
    name: str
    name_es: str
    terrain: str
    symbol: str
    start: bool


@frozen
class Config:
    """The switches and numbers of ``config.toml``, each named after its section and key."""

    players_min: int
    players_max: int
    round_first_player_rotates: bool
    round_phase0_in_first_round: bool
    round_tyrants_face_up_at_setup: int
    bestiary_limit: int
    bestiary_tyrant_counts_towards_limit: bool
    bestiary_overflow_cards_face_down: bool
    bestiary_overflow_gives_pb: bool
    bestiary_tyrant_may_overflow: bool
    bestiary_halloween_may_overflow: bool
    bestiary_human_overflow_pb: int
    liberate_allowed_at: tuple[str, ...]
    liberate_freed_sanctuary_bonus_pb: int
    liberate_humans_can_be_liberated: bool
    imprison_where: str
    tracking_min_chosen: int
    tracking_max_chosen: int
    combat_default_die_level: int
    combat_hearts_lost_on_failure: int
    combat_hearts_lost_on_tyrant_failure: int
    combat_strength_columns: int
    encounter_token_removed_on: str
    encounter_token_after_combat: str
    encounter_lost_pile_card_to: str
    encounter_start_on_token_max_steps: int
    encounter_staying_on_token_forces_combat: bool
    assist_range: int
    assist_max_attempts_per_failed_combat: int
    assist_applies_to: tuple[str, ...]
    assist_captor_on_success: str
    assist_assistant_hearts_lost_on_failure: int
    assist_hero_in_city_may_assist: bool
    missions_face_up: int
    missions_pb_each: int
    missions_max_per_turn: int
    missions_tyrant_capture_matches: bool
    missions_wildcard_capture_matches: bool
    missions_one_event_one_mission: bool
    tyrants_count: int
    tyrants_defeated_to_end_game: int
    death_hearts_at_death: int
    death_hearts_after_resurrection: int | None
    death_recover_bestiary_pb: int
    death_tyrants_immune: bool
    death_halloween_immune: bool
    death_lost_deck_card_to: str
    death_lost_pile_card_to: str
    death_resurrect_in: str
    abilities_uses_per_turn: int
    abilities_heart_payment_may_kill: bool
    abilities_on_capture_includes_tyrants: bool
    abilities_one_card_per_unlock_slot: bool
    scoring_bestiary_beasts_score_at_end: bool
    scoring_tie_breakers: tuple[str, ...]


@frozen
class Tables:
    """All tables of the content, as they stand in the files: what a setup with content of its own is written with."""

    config: Config
    types: tuple[BeastType, ...]
    beasts: tuple[Beast, ...]
    tyrants: tuple[Tyrant, ...]
    heroes: tuple[Hero, ...]
    missions: tuple[Mission, ...]
    prizes: tuple[Prize, ...]
    terrains: tuple[Terrain, ...]
    tiles: tuple[Tile, ...]
    start_layout: tuple[tuple[str, int, int], ...]
    stack_sanctuaries: int
    stack_cities: int
    stack_basic: tuple[tuple[int, int], ...]
    stacks: int
    terrain_cards: tuple[str, ...]
    tokens: tuple[tuple[str, int], ...]
    dice: tuple[tuple[int, tuple[int, ...]], ...]


@frozen(eq=False, repr=False, slots=False)
class Content(Entity):
    """The content that one game is played with: its tables, and ways to find things in them.

    It is an entity: states share it, and documents name it by ``id``, which follows from what is in it. The ways to
    find things are worked out once, when they are first asked for.
    """

    kind: ClassVar[str] = "content"

    id: str
    tables: Tables

    @cached_property
    def config(self) -> Config:
        """The numbers and switches."""
        return self.tables.config

    @cached_property
    def beasts(self) -> Mapping[str, Beast]:
        """The designs of beast cards by id."""
        return {item.id: item for item in self.tables.beasts}

    @cached_property
    def types(self) -> Mapping[str, BeastType]:
        """The beast types by id."""
        return {item.id: item for item in self.tables.types}

    @cached_property
    def tyrants(self) -> Mapping[str, Tyrant]:
        """The tyrants by id."""
        return {item.id: item for item in self.tables.tyrants}

    @cached_property
    def heroes(self) -> Mapping[str, Hero]:
        """The heroes by id."""
        return {item.id: item for item in self.tables.heroes}

    @cached_property
    def abilities(self) -> Mapping[str, Ability]:
        """The abilities of all heroes by id."""
        return {ability.id: ability for hero in self.tables.heroes for ability in hero.abilities}

    @cached_property
    def abilities_at(self) -> Mapping[tuple[str, str], tuple[Ability, ...]]:
        """The abilities by hero and timing, in the order of the hero board; a pair without any is left out."""
        found: dict[tuple[str, str], tuple[Ability, ...]] = {}
        for hero in self.tables.heroes:
            for ability in hero.abilities:
                pair = (hero.id, ability.timing)
                found[pair] = (*found.get(pair, ()), ability)
        return found

    @cached_property
    def card_types(self) -> Mapping[str, str]:
        """The type of everything that can lie in a bestiary, by the id of its design: beasts and tyrants."""
        return {
            **{beast.id: beast.type for beast in self.tables.beasts},
            **{tyrant.id: tyrant.type for tyrant in self.tables.tyrants},
        }

    @cached_property
    def wildcards(self) -> frozenset[str]:
        """The designs that stand in for any type in an unlock cost (BH-WLD-03)."""
        beasts = [beast.id for beast in self.tables.beasts if beast.wildcard]
        return frozenset([*beasts, *[tyrant.id for tyrant in self.tables.tyrants if tyrant.wildcard_when_captured]])

    @cached_property
    def missions(self) -> Mapping[str, Mission]:
        """The designs of mission cards by id."""
        return {item.id: item for item in self.tables.missions}

    @cached_property
    def terrains(self) -> Mapping[str, Terrain]:
        """The terrains by id."""
        return {item.id: item for item in self.tables.terrains}

    @cached_property
    def tiles(self) -> Mapping[str, Tile]:
        """The hex tiles by id."""
        return {item.id: item for item in self.tables.tiles}

    @cached_property
    def terrain_by_tile(self) -> Mapping[str, str]:
        """The terrain of every tile."""
        return {tile.id: tile.terrain for tile in self.tables.tiles}

    @cached_property
    def dice(self) -> Mapping[int, tuple[int, ...]]:
        """The faces of the dice by level."""
        return dict(self.tables.dice)

    @cached_property
    def tokens(self) -> Mapping[str, int]:
        """The number of tokens of each beast type."""
        return dict(self.tables.tokens)

    @cached_property
    def start_layout(self) -> Mapping[Hex, str]:
        """The tiles on the map at the start by place."""
        return {Hex(q, r): tile for tile, q, r in self.tables.start_layout}

    def terrain_of(self, tile: str) -> str:
        """Return the terrain of a tile."""
        return self.terrain_by_tile[tile]

    def is_city(self, tile: str) -> bool:
        """Return whether a tile is a City hex (BH-CMP-13)."""
        return self.tiles[tile].terrain == CITY


#: Every content that this process has made, by its id: documents of states name it.
CONTENTS: Final[dict[str, Content]] = {}


def content_of(tables: Tables) -> Content:
    """Return the content made of these tables; the same tables give the same object."""
    return by_digest(Content, tables, CONTENTS)
