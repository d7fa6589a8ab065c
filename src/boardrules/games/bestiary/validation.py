"""The check of the content: what every field of the tables may be, and then what belongs together.

The same check serves tables from files and tables that came with a setup.
"""

from __future__ import annotations

from typing import Final

from boardrules.core.errors import Problem
from boardrules.core.kinds import (
    Flag,
    Kind,
    Many,
    Name,
    Record,
    Ref,
    Row,
    Text,
    Whole,
    Word,
)
from boardrules.core.sheets import Sheet, ids_of, inspect
from boardrules.games.bestiary.content import (
    ANY,
    Ability,
    Beast,
    BeastType,
    Config,
    Hero,
    Mission,
    Prize,
    Tables,
    Terrain,
    Tile,
    Tyrant,
)
from boardrules.games.bestiary.designs import design_faults
from boardrules.games.bestiary.operations import Operation

#: The most players that a table may seat.
MOST_PLAYERS: Final = 8
#: The most rows that a table may have.
_MOST_ROWS: Final = 200
TIMINGS: Final = ("before_die", "on_capture", "after_other_die")
PRIZE_COUNTS: Final = ("missions_completed", "deaths", "beasts_liberated", "humans_imprisoned")
TIE_BREAKERS: Final = ("tyrants_captured", "missions_completed", "beasts_liberated", "fewest_deaths", "shared_victory")

_PB: Final = (0, 99)
_HEARTS: Final = (0, 20)


def _words(*words: str, rule: str) -> Many:
    return Many(Word(words), 0, len(words), different=True, rule=rule)


#: Every value of ``config.toml``, with the rule that reads it.
CONFIG: Final[dict[str, Kind]] = {
    "players_min": Whole(1, MOST_PLAYERS, rule="BH-SET-01"),
    "players_max": Whole(1, MOST_PLAYERS, rule="BH-SET-01"),
    "round_first_player_rotates": Flag(rule="BH-RND-03"),
    "round_phase0_in_first_round": Flag(rule="BH-P0-01"),
    "round_tyrants_face_up_at_setup": Whole(0, 12, rule="BH-SET-07"),
    "bestiary_limit": Whole(1, 20, rule="BH-TRM-03"),
    "bestiary_tyrant_counts_towards_limit": Flag(rule="BH-TRM-03"),
    # Face up would change nothing: anybody may look at the pile at any time (BH-CMP-01).
    "bestiary_overflow_cards_face_down": Flag(True, rule="BH-BST-02"),
    "bestiary_overflow_gives_pb": Flag(rule="BH-BST-03"),
    "bestiary_tyrant_may_overflow": Flag(rule="BH-BST-04"),
    "bestiary_halloween_may_overflow": Flag(rule="BH-BST-04"),
    "bestiary_human_overflow_pb": Whole(*_PB, rule="BH-BST-05"),
    "liberate_allowed_at": _words("overflow", "sanctuary", "on_capture", "anywhere", rule="BH-LIB-01"),
    "liberate_freed_sanctuary_bonus_pb": Whole(*_PB, rule="BH-SAN-03"),
    "liberate_humans_can_be_liberated": Flag(rule="BH-LIB-03"),
    "imprison_where": Word(("city",), rule="BH-HUM-01"),
    "tracking_min_chosen": Whole(1, 3, rule="BH-TRK-03"),
    "tracking_max_chosen": Whole(1, 3, rule="BH-TRK-03"),
    "combat_default_die_level": Whole(1, 20, rule="BH-CBT-02"),
    "combat_hearts_lost_on_failure": Whole(*_HEARTS, rule="BH-CBT-05"),
    "combat_hearts_lost_on_tyrant_failure": Whole(*_HEARTS, rule="BH-TYR-06"),
    "combat_strength_columns": Whole(1, 12, rule="BH-CBT-03"),
    "encounter_token_removed_on": Word(("any_result", "win_only"), rule="BH-ENC-05"),
    "encounter_token_after_combat": Word(("out_of_game", "supply"), rule="BH-ENC-05"),
    "encounter_lost_pile_card_to": Word(("out_of_game",), rule="BH-ENC-06"),
    "encounter_start_on_token_max_steps": Whole(0, 20, rule="BH-P1-05"),
    "encounter_staying_on_token_forces_combat": Flag(rule="BH-P1-07"),
    "assist_range": Whole(0, 10, rule="BH-AST-01"),
    "assist_max_attempts_per_failed_combat": Whole(0, 8, rule="BH-AST-02"),
    "assist_applies_to": _words("phase3_beast", "encounter", rule="BH-AST-03"),
    "assist_captor_on_success": Word(("assistant", "active"), rule="BH-AST-05"),
    "assist_assistant_hearts_lost_on_failure": Whole(*_HEARTS, rule="BH-AST-06"),
    "assist_hero_in_city_may_assist": Flag(rule="BH-AST-04"),
    "missions_face_up": Whole(1, 20, rule="BH-MIS-03"),
    "missions_pb_each": Whole(*_PB, rule="BH-MIS-02"),
    "missions_max_per_turn": Whole(0, 20, rule="BH-MIS-05"),
    "missions_tyrant_capture_matches": Flag(rule="BH-MIS-10"),
    "missions_wildcard_capture_matches": Flag(rule="BH-MIS-10"),
    "missions_one_event_one_mission": Flag(rule="BH-MIS-08"),
    "tyrants_count": Whole(1, 12, rule="BH-TYR-01"),
    "tyrants_defeated_to_end_game": Whole(1, 12, rule="BH-END-01"),
    "death_hearts_at_death": Whole(0, 19, rule="BH-DTH-01"),
    "death_hearts_after_resurrection": Whole(1, 20, 'the word "max"', rule="BH-DTH-04"),
    "death_recover_bestiary_pb": Whole(*_PB, rule="BH-DTH-05"),
    "death_tyrants_immune": Flag(rule="BH-DTH-06"),
    "death_halloween_immune": Flag(rule="BH-DTH-06"),
    "death_lost_deck_card_to": Word(("beast_discard",), rule="BH-DTH-07"),
    "death_lost_pile_card_to": Word(("out_of_game",), rule="BH-DTH-07"),
    "death_resurrect_in": Word(("any_city_on_map",), rule="BH-DTH-03"),
    "abilities_uses_per_turn": Whole(1, 5, rule="BH-ABL-03"),
    "abilities_heart_payment_may_kill": Flag(rule="BH-ABL-13"),
    "abilities_on_capture_includes_tyrants": Flag(rule="BH-ABL-12"),
    "abilities_one_card_per_unlock_slot": Flag(rule="BH-WLD-04"),
    "scoring_bestiary_beasts_score_at_end": Flag(rule="BH-SCO-02"),
    "scoring_tie_breakers": _words(*TIE_BREAKERS, rule="BH-SCO-05"),
}

_CALLED: Final[dict[str, Kind]] = {"id": Name(), "name": Text(), "name_es": Text()}

_ABILITY: Final = Record(
    Ability,
    {
        **_CALLED,
        "hero": Ref("heroes"),
        "unlock": Many(Ref("types", (ANY,)), 0, 8, rule="BH-ABL-02"),
        "timing": Word(TIMINGS, rule="BH-ABL-05"),
        "pay_pb": Whole(*_PB, rule="BH-ABL-11"),
        "pay_hearts": Whole(0, 19, rule="BH-ABL-11"),
        "limit_per_turn": Whole(1, 5, rule="BH-ABL-03"),
        "usable_when_assisting": Flag(rule="BH-AST-07"),
        "effects": Many(Operation(), 1, 8, rule="BH-FX-01"),
    },
    rule="BH-HRO-02",
)

TABLES: Final = Record(
    Tables,
    {
        "config": Record(Config, CONFIG),
        "types": Many(
            Record(BeastType, {**_CALLED, "id": Name(reserved=(ANY,)), "nameable_in_unlock_cost": Flag()}),
            1,
            13,
            rule="BH-CMP-02",
        ),
        "beasts": Many(
            Record(
                Beast,
                {
                    **_CALLED,
                    "type": Ref("types"),
                    "strength": Many(Whole(1, 100), 1, 12, rule="BH-CBT-03"),
                    "pb": Whole(*_PB, rule="BH-LIB-01"),
                    "wildcard": Flag(rule="BH-WLD-03"),
                    "immune_to_death_loss": Flag(rule="BH-DTH-06"),
                    "pile_copies": Whole(0, 20, rule="BH-CMP-08"),
                    "deck_copies": Whole(0, 20, rule="BH-CMP-05"),
                    "on_capture": Many(Operation(), 0, 8, rule="BH-TRP-04"),
                },
            ),
            1,
            _MOST_ROWS,
            rule="BH-CMP-05",
        ),
        "tyrants": Many(
            Record(
                Tyrant,
                {
                    **_CALLED,
                    "type": Ref("types", rule="BH-TYR-01"),
                    "symbol": Name(),
                    "strength": Whole(1, 100, rule="BH-TYR-03"),
                    "end_pb": Whole(*_PB, rule="BH-SCO-01"),
                    "wildcard_when_captured": Flag(rule="BH-WLD-03"),
                },
            ),
            1,
            12,
            rule="BH-CMP-14",
        ),
        "heroes": Many(
            Record(
                Hero,
                {
                    **_CALLED,
                    "hearts": Whole(1, 20, rule="BH-TRM-02"),
                    "agility": Whole(1, 10, rule="BH-TRM-04"),
                    "exploration": Whole(1, 10, rule="BH-TRM-05"),
                    "abilities": Many(_ABILITY, 0, 8),
                },
            ),
            1,
            40,
            rule="BH-HRO-01",
        ),
        "missions": Many(
            Record(
                Mission,
                {
                    **_CALLED,
                    "kind": Word(("map", "trap"), rule="BH-MIS-01"),
                    "wanted": Name(),
                    "count": Whole(0, 20),
                    "pb": Whole(*_PB, rule="BH-MIS-02"),
                },
            ),
            1,
            100,
            rule="BH-CMP-16",
        ),
        "prizes": Many(
            Record(
                Prize,
                {
                    **_CALLED,
                    "counts": Word(PRIZE_COUNTS),
                    "minimum": Whole(0, 99),
                    "pb": Whole(*_PB),
                },
            ),
            0,
            20,
            rule="BH-PRZ-01",
        ),
        "terrains": Many(
            Record(
                Terrain,
                {**_CALLED, "receives_tokens": Flag(rule="BH-CMP-10"), "group": Word(("basic", "sanctuary", "city"))},
            ),
            3,
            20,
            rule="BH-CMP-12",
        ),
        "tiles": Many(
            Record(Tile, {**_CALLED, "terrain": Ref("terrains"), "symbol": Name(empty=True), "start": Flag()}),
            1,
            _MOST_ROWS,
            rule="BH-CMP-12",
        ),
        "start_layout": Many(
            Row((Ref("tiles"), Whole(-50, 50), Whole(-50, 50))),
            1,
            100,
            rule="BH-SET-02",
        ),
        "stack_sanctuaries": Whole(0, 60, rule="BH-SET-03"),
        "stack_cities": Whole(0, 60, rule="BH-SET-03"),
        "stack_basic": Many(
            Row((Whole(1, MOST_PLAYERS), Whole(0, 60))),
            1,
            MOST_PLAYERS,
            rule="BH-SET-03",
        ),
        "stacks": Whole(1, 6, rule="BH-SET-03"),
        "terrain_cards": Many(Ref("terrains"), 1, 12, different=True, rule="BH-CMP-09"),
        "tokens": Many(Row((Ref("types"), Whole(0, 50))), 1, 12, rule="BH-CMP-15"),
        "dice": Many(
            Row((Whole(1, 20), Many(Whole(0, 100), 1, 100))),
            1,
            20,
            rule="BH-CMP-17",
        ),
    },
)


def examine(tables: Tables) -> tuple[Sheet[Tables] | None, list[Problem]]:
    """Return what is sound in the tables, and every fault of them; no sheet when they are no tables at all."""
    if type(tables) is not Tables:
        return None, [TABLES.wrong(tables, "content", "")]
    known = ids_of(tables, ("types", "heroes", "terrains", "tiles"), _MOST_ROWS)
    return inspect(tables, TABLES, known, design_faults, most=_MOST_ROWS)


def check_tables(tables: Tables) -> tuple[Problem, ...]:
    """Return every fault of tables that came from anywhere; none: they can be played with.

    Paths are such as ``content.beasts[3].strength[1]``. Nothing is believed of what the tables hold.
    """
    return tuple(examine(tables)[1])
