"""Contents with house rules: every switch of the configuration turned, and abilities that ask and hurt."""

from __future__ import annotations

from functools import cache
from typing import Final

from attrs import evolve

from boardrules.games.bestiary.content import Ability, Hero, Op, Tables
from boardrules.games.bestiary.loading import load

_SCOUT, _REFRESH = Op("scout_stack"), Op("refresh_mission")


def _ability(name: str, timing: str, *effects: Op, hearts: int = 0) -> Ability:
    return Ability(name, "", name, name, (), timing, 0, hearts, 2, True, effects)


#: Abilities that the packaged heroes have not: each hero gets them all.
MORE: Final = (
    _ability("second_sight", "before_die", _SCOUT, _REFRESH, Op("heal", amount=1)),
    _ability("blood_price", "before_die", Op("agility_bonus", amount=1), _REFRESH, hearts=2),
    _ability("evil_eye", "after_other_die", Op("reroll_other_die", win_pb=2), _SCOUT, hearts=1),
    _ability("trophy", "on_capture", _SCOUT, Op("exploration_bonus", amount=1), hearts=1),
)


def _armed(hero: Hero) -> Hero:
    own = [evolve(ability, id=f"{ability.id}_{hero.id}", hero=hero.id) for ability in MORE]
    return evolve(hero, abilities=(*hero.abilities, *own))


@cache
def wild() -> Tables:
    """Return tables in which everything is allowed that a switch can allow."""
    tables = load().tables
    missions = [evolve(mission, id=f"{mission.id}_too", pb=1) for mission in tables.missions]
    config = evolve(
        tables.config,
        round_phase0_in_first_round=True,
        round_tyrants_face_up_at_setup=2,
        bestiary_limit=3,
        bestiary_tyrant_counts_towards_limit=False,
        bestiary_halloween_may_overflow=False,
        liberate_allowed_at=("overflow", "sanctuary", "on_capture", "anywhere"),
        liberate_humans_can_be_liberated=True,
        tracking_max_chosen=3,
        combat_hearts_lost_on_failure=2,
        encounter_token_removed_on="win_only",
        encounter_token_after_combat="supply",
        encounter_start_on_token_max_steps=2,
        assist_range=3,
        assist_max_attempts_per_failed_combat=3,
        assist_hero_in_city_may_assist=True,
        missions_tyrant_capture_matches=True,
        missions_wildcard_capture_matches=True,
        missions_one_event_one_mission=False,
        missions_max_per_turn=4,
        death_hearts_at_death=1,
        death_hearts_after_resurrection=2,
        death_recover_bestiary_pb=1,
        death_tyrants_immune=False,
        death_halloween_immune=False,
        abilities_heart_payment_may_kill=True,
        abilities_on_capture_includes_tyrants=True,
    )
    return evolve(
        tables,
        config=config,
        heroes=tuple([_armed(hero) for hero in tables.heroes]),
        missions=(*tables.missions, *missions),
        tyrants=tuple([evolve(tyrant, strength=2) for tyrant in tables.tyrants]),
    )


@cache
def mild() -> Tables:
    """Return tables with the other settings of the switches that ``wild`` turns, as far as they are not the default."""
    tables = load().tables
    config = evolve(
        tables.config,
        round_first_player_rotates=False,
        bestiary_limit=3,
        assist_captor_on_success="active",
        assist_applies_to=("encounter",),
        assist_range=2,
        encounter_staying_on_token_forces_combat=False,
        encounter_token_removed_on="win_only",
        abilities_one_card_per_unlock_slot=False,
        tracking_min_chosen=2,
        missions_max_per_turn=1,
        death_recover_bestiary_pb=0,
        abilities_heart_payment_may_kill=True,
    )
    return evolve(tables, config=config, tyrants=tuple([evolve(tyrant, strength=1) for tyrant in tables.tyrants]))
