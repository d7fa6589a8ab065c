"""Whether the turn in progress of a state from a document is possible: what has happened in it, and what is coming.

What is coming is the stack. Its shape is one regular expression for each phase; then every effect on it is looked at,
those of a combat with the combat that they all belong to.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

from boardrules.core.checking import (
    bad,
    decision_faults,
    effect_faults,
    first_faults,
    is_within,
    on_stack,
    shape_faults,
    use_faults,
)
from boardrules.core.effects import AnyEffect
from boardrules.core.errors import Problem, short
from boardrules.games.bestiary import abilities, capture, combat, death, missions, movement, sites, turn
from boardrules.games.bestiary.check_combat import captor, combat_of, combat_problem
from boardrules.games.bestiary.content import CITY, Op, design
from boardrules.games.bestiary.ending import CheckEnd, end_reason, score
from boardrules.games.bestiary.state import Player, State, can_stand, hero_of, is_city, steps_taken, terrain_at, type_of
from boardrules.games.bestiary.tyrants import tyrant_here

#: What an ability or a card can ask in the middle of its operations.
_ASKING: Final = r"(Operations )?(RefreshChoice |ScoutChoice |TileChoice )"
_DEATH: Final = r"(Die )*(CityChoice |RansomChoice )"
_TRAPPED: Final = (
    r"Triggers Operations ((TrapMission )?(OverflowChoice FreshChoice |OverflowChoice )|MissionChoice )"
    rf"|Triggers {_ASKING}|NextChoice |TriggerChoice "
    r"|(Triggers )?((TrapMission )?CheckEnd OverflowChoice |MissionChoice )"
)
_COMBAT: Final = (
    rf"(RollChoice |AfterPayment {_ASKING}|Judge (WindowChoice |{_ASKING})|AssistChoice |PickAssistant "
    rf"|Settle ({_TRAPPED})|{_DEATH})"
)
#: What can lie on the stack at a decision, from the bottom to the top, by phase.
_SHAPES: Final = {
    "reveal": re.compile(r"Turn TokenChoice "),
    "move": re.compile(rf"Turn (MoveChoice |AfterAbility {_ASKING}|{_COMBAT})"),
    "site": re.compile(rf"Turn (SiteChoice |AfterAbility {_ASKING}|{_DEATH})"),
    "survey": re.compile(rf"Turn (SurveyChoice |TrackChoice |MissionChoice |AfterAbility {_ASKING}|{_DEATH})"),
    "combat": re.compile(rf"Turn (TyrantChoice |AfterAbility {_ASKING}|(NextTracked )?{_COMBAT})"),
}
#: What can follow an ability of the own turn, by phase.
_FOLLOWING: Final[dict[str, tuple[type[AnyEffect], ...]]] = {
    "move": (movement.MoveOn,),
    "site": (sites.SiteChoice,),
    "survey": (sites.SurveyChoice, sites.OfferTracks),
    "combat": (sites.TyrantChoice,),
}
#: Effects of the active player alone.
_ACTIVE_ONLY: Final = (
    turn.TokenChoice,
    movement.MoveChoice,
    movement.MoveOn,
    movement.AfterAbility,
    sites.SiteChoice,
    sites.SurveyChoice,
    sites.OfferTracks,
    sites.TrackChoice,
    sites.TyrantChoice,
    sites.NextTracked,
    sites.FaceBeast,
    combat.PickAssistant,
)


# -- what has happened in the turn -------------------------------------------------------------------------------------


def check_turn(state: State) -> Iterator[Problem]:
    """Yield what cannot be in the fields that belong to the turn in progress (invariants 4, 6, 8, 11, 14)."""
    for index, player in enumerate(state.players):
        yield from _player(state, index, player)
    path = state.path
    if state.phase not in _SHAPES:
        yield bad("phase", "unknown_value", ", ".join(_SHAPES), short(state.phase), "BH-TRN-01")
    elif state.phase == "reveal":
        used = [player.seat for player in state.players if player.uses.counts or player.matched or player.lasting]
        if path or used or state.began_on_token or state.encountered:
            yield bad("path", "contradiction", "nothing before the movement", len(path), "BH-TRN-04")
    elif not path:
        yield bad("path", "wrong_length", "the hex where the turn began", "nothing", "BH-P1-01")
    else:
        yield from _path(state)
    if state.encountered and state.phase != "move":
        yield bad("encountered", "contradiction", "false after the movement", "true", "BH-ENC-04")
    if state.mapped and state.phase not in ("survey", "combat"):
        yield bad("mapped", "contradiction", "false before Phase 2", "true", "BH-P2-01")
    if (state.die is not None) is not on_stack(state, combat.Judge):
        yield bad("die", "contradiction", "a die as long as it waits to be compared", state.die, "BH-CBT-08")
    if state.rolled and not (state.encountered or state.phase == "combat"):
        yield bad("rolled", "contradiction", "false before the combat", "true", "BH-TRN-03")


def _player(state: State, index: int, player: Player) -> Iterator[Problem]:
    path, hero = f"players[{index}]", hero_of(state, player)
    limits = {("turn", ability.id): ability.limit_per_turn for ability in hero.abilities}
    yield from use_faults(f"{path}.uses", player.uses, limits, "BH-ABL-03")
    most = min(state.content.config.missions_max_per_turn, len(player.missions))
    if not is_within(player.matched, 0, most):
        yield bad(f"{path}.matched", "out_of_range", f"0 to {most}", player.matched, "BH-MIS-05")
    possible: Counter[Op] = Counter()
    for ability in hero.abilities:
        for op in ability.effects:
            possible[op] += player.uses.number("turn", ability.id)
    trapping = {op for beast in state.content.tables.beasts for op in beast.on_capture}
    for op, count in Counter(player.lasting).items():
        is_used = count <= possible[op] or op in trapping
        if op.op not in abilities.LASTING or not is_used or count > _MOST_LASTING:
            yield bad(f"{path}.lasting", "contradiction", "what a used ability does", short(op.op), "BH-FX-02")
    held, limit = capture.counted(state, player), state.content.config.bestiary_limit
    top = state.stack[-1] if state.stack else None
    resolving = isinstance(top, (capture.OverflowChoice, capture.FreshChoice)) and top.seat == player.seat
    if held > limit and capture.may_leave(state, player) and not resolving:
        yield bad(f"{path}.bestiary", "too_many", f"at most {limit}", held, "BH-BST-01")


#: The same operation is in effect at most so many times: by the limits of abilities, and by captures of one turn.
_MOST_LASTING: Final = 40


def _path(state: State) -> Iterator[Problem]:
    """Rules: BH-P1-01, BH-P1-05, BH-P1-09, BH-P1-11, BH-TRM-04."""
    path, player = state.path, state.players[state.current]
    for index, place in enumerate(path):
        if place not in state.tiles:
            yield bad(f"path[{index}]", "off_board", "a hex of the map", short(place), "BH-P1-01")
            return
        if index and path[index - 1].distance(place) != 1:
            yield bad(f"path[{index}]", "contradiction", "the next hex of a way", short(place), "BH-P1-01")
            return
    most = hero_of(state, player).agility + sum(op.amount for op in player.lasting if op.op == "agility_bonus")
    if state.began_on_token:
        most = min(most, state.content.config.encounter_start_on_token_max_steps)
    if steps_taken(state) > most:
        yield bad("path", "too_many", f"at most {most} steps", steps_taken(state), "BH-P1-01")
    moving = is_moving(state)
    if moving and player.place != path[-1]:
        yield bad("path", "contradiction", "a way that ends where the hero is", short(path[-1]), "BH-P1-01")
    if moving and not can_stand(state, path[0], player.seat):
        yield bad("path[0]", "occupied", "a hex where the hero could stand", short(path[0]), "BH-P1-11")
    if (path[0] in state.tokens) is not state.began_on_token and (moving or not state.began_on_token):
        expected = "whether the turn began on a token"
        yield bad("began_on_token", "contradiction", expected, str(state.began_on_token).lower(), "BH-P1-05")


def is_moving(state: State) -> bool:
    """Return whether the movement of the active hero goes on: its next step, or an ability on the way, is open."""
    if state.phase != "move":
        return False
    return any(
        isinstance(effect, movement.MoveChoice)
        or (isinstance(effect, movement.AfterAbility) and isinstance(effect.then, movement.MoveOn))
        for effect in state.stack
    )


# -- where the game stands ---------------------------------------------------------------------------------------------


def check_course(state: State) -> Iterator[Problem]:
    """Yield what cannot be in where the game stands (invariants 6 and 8, BH-END-01 to BH-END-03, BH-SCO-01)."""
    reason = end_reason(state)
    if state.result is None:
        if reason is not None and not on_stack(state, CheckEnd):
            yield bad("result", "contradiction", f"the end of the game: {reason}", "none", "BH-END-03")
    elif reason is None or state.result != score(state.clone(), reason)[0]:
        yield bad("result", "contradiction", "what the points and prizes come to", "another outcome", "BH-SCO-01")
    elif state.phase not in ("reveal", "combat"):
        yield bad("phase", "contradiction", "reveal or combat at the end", state.phase, "BH-END-03")
    yield from _hexes(state)
    config = state.content.config
    begins = state.current == state.first and (state.round > 1 or config.round_phase0_in_first_round)
    if state.phase == "reveal" and not begins:
        yield bad("phase", "contradiction", "a first player in a later round", "reveal", "BH-P0-01")
    dying = [player.seat for player in state.players if death.is_dying(state, player)]
    for seat in dying:
        if seat not in _may_be_dying(state):
            yield bad(f"players[{seat}].hearts", "contradiction", "a living hero", 0, "BH-DTH-01")
    top = state.stack[-1] if state.stack else None
    if state.ended_turn and not isinstance(top, (death.CityChoice, death.RansomChoice)):
        yield bad("ended_turn", "contradiction", "false while the turn goes on", "true", "BH-DTH-03")


def _hexes(state: State) -> Iterator[Problem]:
    """Yield two heroes on one hex, where neither of them is passing through (BH-P1-09, BH-P1-10)."""
    top = state.stack[-1] if state.stack else None
    passing = is_moving(state) or (
        # Whoever dies of paying for an ability on the way has not been sent back.
        isinstance(top, death.CityChoice) and top.seat == state.current and state.phase == "move"
    )
    for index, player in enumerate(state.players):
        for other in state.players[:index]:
            may_pass = passing and state.current in (player.seat, other.seat)
            if player.place == other.place and not (may_pass or is_city(state, player.place)):
                path = f"players[{index}].place"
                yield bad(path, "occupied", "one hero on a hex", short(player.place), "BH-P1-09")


def _may_be_dying(state: State) -> set[int]:
    """Return the seats of heroes that may have no hearts left now (BH-DTH-01, BH-CBT-08, BH-ABL-13)."""
    found = {effect.seat for effect in state.stack if isinstance(effect, (death.Die, death.CityChoice))}
    fought = combat_of(state)
    may_kill = state.content.config.abilities_heart_payment_may_kill
    if state.result is not None and may_kill:  # the end comes before the death of one who has paid
        return set(range(len(state.players)))
    if fought is not None:
        assisted = fought.assistant is not None or on_stack(state, combat.AssistChoice, combat.PickAssistant)
        tried = fought.attempts - (fought.assistant is not None)
        if may_kill or tried > 0:
            found.update(range(len(state.players)))
        elif assisted:
            found.add(fought.seat)
    elif may_kill and on_stack(state, movement.AfterAbility):
        found.add(state.current)
    return found


# -- the stack ---------------------------------------------------------------------------------------------------------


def check_stack(state: State) -> Iterator[Problem]:
    """Yield why what is going to happen cannot be going to happen."""
    yield from first_faults(state, (_shape, _effects, _on_the_table, _decision))


def _shape(state: State) -> Iterator[Problem]:
    yield from shape_faults(state, _SHAPES, "BH-TRN-01")


def _effects(state: State) -> Iterator[Problem]:
    yield from effect_faults(state, _problem, "BH-TRN-01")


def _problem(state: State, effect: AnyEffect) -> str:
    return _effect_problem(state, effect) or combat_problem(state, effect)


def _decision(state: State) -> Iterator[Problem]:
    yield from decision_faults(state, "BH-TRN-01")


def _on_the_table(state: State) -> Iterator[Problem]:
    """Yield cards that lie open although nobody fights or tracks (BH-TRK-03, BH-TRK-05, BH-CBT-07, BH-TRN-03)."""
    if state.result is not None:
        if state.tracked or state.facing is not None:
            yield bad("facing", "contradiction", "no card on the table at the end", "a card", "BH-END-03")
        return
    fought, settled = combat_of(state), on_stack(state, combat.Settle)
    wanted = fought.card if fought is not None and fought.kind != "tyrant" and not settled else None
    if state.facing != wanted:
        yield bad("facing", "contradiction", f"{wanted}, the card of the combat", short(state.facing), "BH-CBT-08")
    most = _most_tracked(state)
    if len(state.tracked) > most:
        yield bad("tracked", "too_many", f"at most {most} tracked cards", len(state.tracked), "BH-TRK-03")
    yield from _surveyed(state)
    if state.tracked and is_city(state, state.players[state.current].place):
        yield bad("tracked", "contradiction", "none in a City", short(state.tracked), "BH-TRK-05")
    rolled = _has_rolled(state)
    if rolled is not None and state.rolled is not rolled:
        yield bad("rolled", "contradiction", str(rolled).lower(), str(state.rolled).lower(), "BH-TRN-03")
    if fought is not None and (state.phase == "move") is not state.encountered:
        yield bad("encountered", "contradiction", "true in an encounter", "false", "BH-ENC-01")
    if fought is None and not on_stack(state, death.CityChoice, death.RansomChoice) and state.encountered:
        yield bad("encountered", "contradiction", "false while nobody fights", "true", "BH-ENC-04")


def _surveyed(state: State) -> Iterator[Problem]:
    """Yield a Phase 2 that does not fit: after mapping nothing is tracked, and else one fights what was (BH-P2-01)."""
    fought, tracking = combat_of(state), on_stack(state, sites.NextTracked)
    if state.mapped and (state.tracked or tracking):
        yield bad("mapped", "contradiction", "false after tracking", "true", "BH-P2-01")
    elif state.phase == "survey" and state.mapped is not on_stack(state, missions.MissionChoice):
        yield bad("mapped", "contradiction", "true once something is mapped", state.mapped, "BH-P2-01")
    elif fought is not None and fought.kind == "phase3_beast" and state.mapped is tracking:
        yield bad("mapped", "contradiction", "true for the default combat", state.mapped, "BH-MAP-02")


def _most_tracked(state: State) -> int:
    """Return how many tracked cards can lie open now."""
    config = state.content.config
    if state.ended_turn:
        return 0
    for effect in state.stack:
        if isinstance(effect, sites.NextTracked):
            return config.tracking_max_chosen - 1
        then = effect.then if isinstance(effect, movement.AfterAbility) else effect
        if isinstance(then, (sites.TrackChoice, sites.OfferTracks)):
            player = state.players[state.current]
            bonus = sum(op.amount for op in player.lasting if op.op == "exploration_bonus")
            joining = sum(op.count for op in player.lasting if op.op == "add_discard_to_track")
            return hero_of(state, player).exploration + bonus + joining
        if isinstance(then, sites.TyrantChoice) and isinstance(then.otherwise, sites.NextTracked):
            return config.tracking_max_chosen
    return 0


def _has_rolled(state: State) -> bool | None:
    """Return whether the active hero must have rolled a die by now; None: it may have or not (BH-TRN-03)."""
    if on_stack(state, death.CityChoice, death.RansomChoice):
        return None
    fought = combat_of(state)
    if fought is None:
        return False
    before = on_stack(state, combat.RollChoice, combat.AfterPayment) and fought.assistant is None
    return not before


def _effect_problem(state: State, effect: AnyEffect) -> str:
    """Return what is expected of an effect outside combat and is not so; empty when all is well."""
    if isinstance(effect, _ACTIVE_ONLY) and effect.seat != state.current:
        return "the active player"
    match effect:
        case turn.Turn():
            rows = turn.Turn.phases
            fitting = is_within(effect.at, 1, len(rows)) and rows[effect.at - 1].id == state.phase
            return "" if fitting else f"the row of phase {state.phase}"
        case turn.TokenChoice():
            return _token_problem(state, effect.placing)
        case movement.MoveChoice():
            return "" if not death.is_dying(state, state.players[effect.seat]) else "a living hero"
        case movement.AfterAbility():
            if not isinstance(effect.then, _FOLLOWING[state.phase]):
                return f"what follows in phase {state.phase}"
            return _effect_problem(state, effect.then)
        case sites.TrackChoice() | sites.OfferTracks():
            chosen, most = effect.chosen, min(state.content.config.tracking_max_chosen, len(state.tracked))
            fitting = set(chosen) <= set(state.tracked) and len(set(chosen)) == len(chosen) < most
            return "" if fitting else "tracked cards, one of them still to be chosen"
        case sites.TyrantChoice():
            if not isinstance(effect.otherwise, (sites.NextTracked, sites.FaceBeast)):
                return "the combat against beasts otherwise"
            if isinstance(effect.otherwise, sites.FaceBeast) is not state.mapped:
                return "the combat that follows Phase 2"
            if effect.otherwise.seat != state.current or tyrant_here(state, effect.seat) is None:
                return "a tyrant to fight here"
            return ""
        case missions.MissionChoice():
            return _mission_problem(state, effect.seat, effect.event)
        case death.Die() | death.CityChoice() | death.RansomChoice():
            return _death_problem(state, effect)
    return ""


def _token_problem(state: State, placing: turn.PlaceTokens) -> str:
    content = state.content
    shown = [slot for slot in state.row if slot.status in ("open", "retired") and slot.terrain == placing.terrain]
    if [content.tyrants[slot.tyrant].type for slot in shown] != [placing.kind]:
        return "type and terrain of a tyrant just turned"
    left = state.supply[placing.kind]
    return "" if 0 < left < len(turn.free_hexes(state, placing.terrain)) else "fewer tokens than free hexes"


def _mission_problem(state: State, seat: int, event: missions.MissionEvent) -> str:
    content, fought = state.content, combat_of(state)
    if fought is None:
        fits = event.kind == "map" and event.wanted in content.terrains and seat == state.current
    else:
        fits = event.kind == "trap" and event.wanted == type_of(state, fought.card) and seat == captor(state, fought)
    if event.seat != seat or not fits:
        return "an event of this phase"
    if any(design(mission) not in content.missions for mission in event.open):
        return "mission cards"
    if content.config.missions_one_event_one_mission and event.open != tuple(state.mission_row):
        return "the missions that are face up"
    if len(set(event.open)) != len(event.open):
        return "each mission once"
    matching = {design(mission) for mission in event.matching(state)}
    return "" if len(matching) > 1 else "several missions that match"


def _death_problem(state: State, effect: death.Die | death.CityChoice | death.RansomChoice) -> str:
    """Return what is wrong with heroes that die, the active one first and then clockwise."""
    deaths = [other for other in state.stack if isinstance(other, (death.Die, death.CityChoice, death.RansomChoice))]
    places = [(other.seat - state.current) % len(state.players) for other in deaths]
    if sorted(set(places), reverse=True) != places:
        return "the dying clockwise from the active player"
    player = state.players[effect.seat]
    if isinstance(effect, death.Die):
        return "" if death.is_dying(state, player) else "a hero without hearts"
    if not player.deaths or (effect.seat == state.current and not state.ended_turn):
        return "a death that was counted"
    if isinstance(effect, death.CityChoice):
        cities = sum(terrain_at(state, place) == CITY for place in state.tiles)
        return "" if death.is_dying(state, player) and cities > 1 else "a dead hero and several Cities"
    price = state.content.config.death_recover_bestiary_pb
    losable = death.losable(state, player) and player.pb >= price
    return "" if losable and is_city(state, player.place) else "a hero in a City who can pay for cards"
