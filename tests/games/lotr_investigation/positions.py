"""Positions in the middle and at the end of a game, made at random: what a new game that is played at random misses."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from boardrules.games import lotr_investigation as lr
from boardrules.games.lotr_investigation.setup import PHASES

#: Lists of our own whose cards look at hidden cards, bring cards from hand in secret, cancel, and strike at once.
WATCHERS: Final = lr.DeckList(
    heroes=("denethor", "aragorn", "eowyn"),
    cards=(
        *(
            (name, 3)
            for name in ("gandalfs_search", "dark_knowledge", "henamarth_riversong", "sneak_attack", "gandalf")
        ),
        *((name, 3) for name in ("a_test_of_will", "hasty_stroke", "stand_and_fight", "dwarven_tomb", "gleowine")),
        *((name, 3) for name in ("erebor_hammersmith", "protector_of_lorien", "miner_of_the_iron_hills", "faramir")),
        *((name, 2) for name in ("valiant_sacrifice", "wandering_took", "son_of_arnor", "steward_of_gondor")),
    ),
    id="watchers",
)
STRIKERS: Final = lr.DeckList(
    heroes=("gloin", "dunhere", "legolas"),
    cards=(
        *((name, 3) for name in ("quick_strike", "stand_together", "feint", "rain_of_arrows", "swift_strike")),
        *((name, 3) for name in ("brok_ironfist", "sneak_attack", "northern_tracker", "snowbourn_scout", "beorn")),
        *((name, 3) for name in ("horn_of_gondor", "citadel_plate", "blade_of_gondolin", "dwarven_axe", "gandalf")),
        *((name, 2) for name in ("fortune_or_fate", "will_of_the_west", "strength_of_will")),
    ),
    id="strikers",
)
#: Who can sit at a table together: no hero twice.
TABLES: Final = (
    ("core_leadership", "core_tactics", "core_spirit", "core_lore"),
    ("core_lore", "core_spirit", "core_tactics", "core_leadership"),
    ("core_spirit", "core_lore", "core_leadership", "core_tactics"),
    ("watchers", "strikers"),
    ("strikers", "watchers"),
    ("watchers", "core_tactics"),
    ("fifty_leadership_lore", "fifty_tactics_spirit"),
)
SUSPECTS: Final = ("todd_the_troll", "susie_the_spider", "wolf_pelt_jake", "johnny_goblin_fingers", "old_orc_eyes")
HIDEOUTS: Final = (
    "bill_fernys_house",
    "staddle_hiding_hole",
    "combe_storehouse",
    "archet_trading_post",
    "chetwood_campsite",
)
#: Encounter cards that can lie in the staging area, as often as there are copies of them in easy mode.
ENEMIES: Final = (
    *("bill_ferny", "bree_land_informant", "bree_land_informant", "lawless_ruffian", "lawless_ruffian"),
    *("greenway_footpad", "greenway_footpad", "chetwood_outlaw", "chetwood_outlaw"),
)
LOCATIONS: Final = (
    *("the_prancing_pony", "ramshackle_manor", "ramshackle_manor", "dark_alley", "market_square"),
    *("old_warehouse", "old_warehouse", "village_stable", "village_stable"),
)


class _Draw:
    """Takes things at random, each at most once."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def some(self, pool: list[str], most: int, least: int = 0) -> list[str]:
        """Take some of a pool."""
        number = min(self.random.randint(least, most), len(pool))
        return [pool.pop(self.random.randrange(len(pool))) for _ in range(number)]

    def chance(self, percent: int) -> bool:
        """Return true so often."""
        return self.random.randrange(100) < percent


def _deck(name: str) -> lr.DeckList:
    return {"watchers": WATCHERS, "strikers": STRIKERS}.get(name) or lr.DECKS[name]


def _hero(draw: _Draw, name: str, attachments: list[str]) -> lr.Spot:
    card = lr.CARDS[name]
    return lr.Spot(
        card=name,
        damage=draw.random.choice((0, 0, 1, card.hit_points - 1)),
        resources=draw.random.choice((0, 1, 2, 4, 6)),
        exhausted=draw.chance(15),
        attachments=tuple(_fitting(attachments)),
    )


def _fitting(names: Sequence[str]) -> list[str]:
    """Return attachments of a hero without the third Restricted one."""
    kept: list[str] = []
    for name in names:
        restricted = [one for one in kept if "Restricted" in lr.CARDS[one].keywords]
        if "Restricted" not in lr.CARDS[name].keywords or len(restricted) < 2:
            kept.append(name)
    return kept


def _seat(draw: _Draw, name: str, engaged: list[lr.Spot], used: set[str]) -> lr.Position:
    """Return what lies before a seat; ``used`` are the unique titles in play."""
    deck = _deck(name)
    pool = [card for card, count in deck.cards for _ in range(count)]
    draw.random.shuffle(pool)
    hand = draw.some(pool, 7)
    in_play: list[str] = []
    for card in [*pool]:
        kind = lr.CARDS[card].type
        fits = kind == "ally" or (kind == "attachment" and card not in ("power_in_the_earth", "forest_snare"))
        if fits and draw.chance(35) and not (lr.CARDS[card].unique and card in used):
            used.add(card)
            pool.remove(card)
            in_play.append(card)
    allies = [card for card in in_play if lr.CARDS[card].type == "ally"][:5]
    attachments = [card for card in in_play if lr.CARDS[card].type == "attachment"]
    heroes = list(deck.heroes)
    if draw.chance(20):
        heroes.pop(draw.random.randrange(len(heroes)))
    split = draw.random.randint(0, len(attachments))
    return lr.Position(
        hand=tuple(hand),
        deck=tuple(draw.some(pool, 3)),
        discard=tuple(draw.some(pool, 8)),
        threat=draw.random.choice((0, 12, 18, 24, 29, 34, 36, 41, 46)),
        heroes=tuple(
            [
                _hero(draw, hero, (attachments[:split], attachments[split:], [])[index])
                for index, hero in enumerate(heroes)
            ]
        ),
        allies=tuple([lr.Spot(card=ally, exhausted=draw.chance(15)) for ally in allies]),
        engaged=tuple(engaged),
        empty_deck=draw.chance(5),
    )


def _enemy(draw: _Draw, name: str, muscle: list[str]) -> lr.Spot:
    card = lr.CARDS[name]
    attachments: tuple[str, ...] = ()
    if muscle and "Brigand" in card.traits and not card.is_suspect and draw.chance(30):
        attachments = (muscle.pop(),)
    return lr.Spot(card=name, damage=draw.random.choice((0, 0, card.hit_points - 1)), attachments=attachments)


def _location(draw: _Draw, name: str) -> lr.Spot:
    return lr.Spot(card=name, progress=draw.random.choice((0, 0, 1, lr.CARDS[name].quest_points - 1)))


def position(seed: int, stage: int | None = None) -> lr.Setup:
    """Return a position that follows from a number, with 1 to 4 players."""
    draw = _Draw(seed)
    stage = stage or draw.random.choice((1, 1, 2, 2, 2, 3, 3, 3))
    decks: tuple[str, ...] = draw.random.choice(TABLES)
    players = draw.random.choice((1, 2, 2, 3, 4)) if len(decks) == 4 else draw.random.choice((1, 2, 2))
    decks = decks[:players]
    phase = draw.random.choice((*PHASES, "quest", "quest", "quest"))
    calm = draw.chance(50)
    enemies, locations = [*ENEMIES], [*LOCATIONS]
    suspects, hideouts = [*SUSPECTS], [*HIDEOUTS]
    case = draw.some(suspects, 1, 1) + draw.some(hideouts, 1, 1) if stage < 3 else ["", ""]
    muscle = ["hired_muscle"]
    present = draw.some(suspects, 2, 1) if stage == 3 else draw.some(suspects, 1)
    lairs = draw.some(hideouts, 2, 0) if stage == 3 else draw.some(hideouts, 1)
    around = [_enemy(draw, name, muscle) for name in (*present, *draw.some(enemies, 1 if calm else 4))]
    places = [_location(draw, name) for name in (*draw.some(locations, 1 if calm else 3), *lairs)]
    draw.random.shuffle(places)
    active = places.pop() if places and draw.chance(65) else None
    used: set[str] = set()
    seats = []
    for name in decks:
        engaged = [around.pop() for _ in range(min(len(around), draw.random.randint(0, 2)))]
        seats.append(_seat(draw, name, engaged, used))
    gone = [card for card in (*suspects, *hideouts) if draw.chance(25)] if stage > 1 else []
    left = [card for card in (*suspects, *hideouts) if card not in gone]
    known = [card for card in left if draw.chance(30)]
    return lr.Setup(
        players=players,
        decks=decks,
        deck_lists=tuple([deck for deck in (WATCHERS, STRIKERS) if deck.id in decks]),
        first_player=draw.random.randrange(players),
        easy_mode=draw.chance(20),
        shadow_cards=not draw.chance(10),
        smoke_and_mirrors_surge=draw.chance(30),
        suspect=case[0],
        hideout=case[1],
        seats=tuple(seats),
        table=lr.Table(
            phase=phase,
            round=draw.random.randint(1, 9),
            stage=stage,
            progress=draw.random.randint(0, 11) if stage == 1 else draw.random.randint(0, 3),
            cap_used=draw.random.randint(0, 4) if stage == 1 else 0,
            staging=(*around, *places),
            active=active,
            encounter=tuple(draw.some(enemies, 2) + draw.some(locations, 1)),
            encounter_discard=tuple(draw.some(enemies, 3) + draw.some(locations, 3) + ["rising_body_count"]),
            investigation=tuple(draw.some(left, 3)),
            victory=tuple(gone),
            eliminated=tuple(known),
            empty_encounter=draw.chance(5),
        ),
    )


def positions(*stages: int) -> SearchStrategy[lr.Setup]:
    """Return a strategy of positions of these stages, or of any."""
    return st.builds(position, st.integers(0, 2**20), st.sampled_from(stages or (1, 2, 3)))
