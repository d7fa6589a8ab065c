"""Chapters 6 and 7: moving and exploring, and the encounters on the board."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from attrs import frozen

from boardrules.core.board import Hex
from boardrules.core.effects import Effect, SeatChoice
from boardrules.core.entity import Seat
from boardrules.core.values import Prompt, Refusal
from boardrules.games.bestiary.abilities import use
from boardrules.games.bestiary.actions import Action, Explore, Step, StopMoving, UseAbility
from boardrules.games.bestiary.combat import begin_combat, drop_tracked, take_token
from boardrules.games.bestiary.death import DeathCheck, is_dying
from boardrules.games.bestiary.events import EncounterStarted, Moved, SentBack, TileExplored
from boardrules.games.bestiary.state import Player, State, active, can_stand, hero_of, others_on, steps_taken
from boardrules.games.bestiary.unlocking import before_die, bonus, lasting, refuse_ability, usable


def steps_left(state: State) -> int:
    """Return how many steps the active hero may still take (BH-TRM-04, BH-P1-01, BH-P1-05).

    Bonuses to Agility do not raise the cap of a turn begun on a token.
    """
    player = active(state)
    most = hero_of(state, player).agility + bonus(state, player, "agility_bonus")
    if state.began_on_token:
        most = min(most, state.content.config.encounter_start_on_token_max_steps)
    return most - steps_taken(state)


def may_enter(state: State, player: Player, place: Hex) -> bool:
    """Return whether a hero may step onto a hex of the map.

    A token stops whoever enters, so a hex with a token and another hero cannot be entered, unless tokens are ignored
    while moving (BH-P1-08, BH-P1-10, BH-P1-12, BH-FX-04).
    """
    if place not in state.tokens or not others_on(state, place, player.seat):
        return True
    return bool(lasting(state, player, "ignore_tokens_moving"))


def steps(state: State) -> tuple[Action, ...]:
    """Return the steps on the map and off it, in the order of the directions (BH-P1-01, BH-P1-02, BH-P1-04)."""
    player = active(state)
    if steps_left(state) <= 0:
        return ()
    seat, tiles = player.seat, state.tiles
    stacks = [index for index, stack in enumerate(state.stacks) if stack]
    found: list[Action] = []
    for place in player.place.neighbours():
        if place in tiles:
            if may_enter(state, player, place):
                found.append(_step(seat, place))
        else:
            for index in stacks:
                found.append(_explore(seat, place, index))
    return tuple(found)


# Steps are values, and the same few are offered over and over: making them is a third of listing them.
_step = lru_cache(maxsize=8192)(Step)
_explore = lru_cache(maxsize=8192)(Explore)
_stop = lru_cache(maxsize=16)(StopMoving)


@frozen
class BeginMovement(Effect[State]):
    """Phase 1 begins (BH-P1-01, BH-P1-05)."""

    rules: ClassVar[tuple[str, ...]] = ("BH-P1-01", "BH-P1-05")

    seat: Seat

    def resolve(self, state: State) -> None:
        """Note where the hero is, and whether that is on a token, its own Phase 0 included."""
        place = state.players[self.seat].place
        state.path = (place,)
        state.began_on_token = place in state.tokens
        state.push(MoveOn(self.seat))


@frozen
class MoveOn(Effect[State]):
    """Asks for the next step, or ends the movement when there is nothing left to decide.

    After the one step of a turn begun on a token there is nothing left: who is off it has escaped (BH-P1-06).
    """

    rules: ClassVar[tuple[str, ...]] = ("BH-P1-01", "BH-P1-06", "BH-P1-11")

    seat: Seat

    def resolve(self, state: State) -> None:
        """Ask while there is a step to take; with none, only who can win steps by an ability is asked."""
        player = state.players[self.seat]
        if is_dying(state, player):
            return
        if _can_step(state) or _can_win_steps(state, player):
            state.push(MoveChoice(self.seat))
        else:
            state.push(EndMovement(self.seat))


@lru_cache(maxsize=64)
def _move_prompt(left: int) -> Prompt:
    return Prompt("move", "BH-P1-01", (("steps", left),))


def _can_step(state: State) -> bool:
    """Return whether there is a step to take: most often the first direction says so."""
    if steps_left(state) <= 0:
        return False
    player = active(state)
    can_explore = any(state.stacks)
    return any(
        may_enter(state, player, place) if place in state.tiles else can_explore for place in player.place.neighbours()
    )


def _can_win_steps(state: State, player: Player) -> bool:
    """Return whether an ability would open a step: more Agility, or a way through a token and a hero (BH-FX-04)."""
    ops = {op.op for ability in usable(state, player, "before_die") for op in ability.effects}
    if "agility_bonus" in ops and not state.began_on_token:
        return True
    return (
        "ignore_tokens_moving" in ops
        and steps_left(state) > 0
        and any(place in state.tokens for place in player.place.neighbours())
    )


@frozen
class MoveChoice(SeatChoice[State, Action]):
    """A step, an exploration, an ability, or to stop (BH-P1-01 to BH-P1-12)."""

    rules: ClassVar[tuple[str, ...]] = ("BH-P1-01", "BH-P1-02", "BH-P1-03", "BH-P1-04", "BH-P1-10", "BH-P1-12")

    def prompt(self, state: State) -> Prompt:
        """Ask, naming the steps that are left."""
        return _move_prompt(max(steps_left(state), 0))

    def actions(self, state: State) -> tuple[Action, ...]:
        """Return to stop, where that is possible, then the steps, then the abilities."""
        player = state.players[self.seat]
        found = steps(state)
        # On an occupied hex stopping is not offered while there is a step to take (BH-P1-11).
        stop = (_stop(self.seat),) if not found or can_stand(state, player.place, self.seat) else ()
        return (*stop, *found, *before_die(state, player))

    def choose(self, state: State, action: Action) -> None:
        """Move, explore, use, or stop."""
        player = state.players[self.seat]
        match action:
            case StopMoving():
                state.push(EndMovement(self.seat))
            case UseAbility():
                use_in_turn(state, action, MoveOn(self.seat))
            case Explore():
                tile = state.stacks[action.stack].pop().card
                state.tiles[action.to] = tile
                state.emit(TileExplored(self.seat, action.stack, tile, action.to, rules=("BH-P1-02", "BH-P1-03")))
                self._go(state, player, action.to)
            case Step():
                self._go(state, player, action.to)

    def _go(self, state: State, player: Player, to: Hex) -> None:
        """Rules: BH-P1-03, BH-P1-08; a hero that ignores tokens goes on (BH-FX-04)."""
        source, player.place = player.place, to
        state.path = (*state.path, to)
        state.emit(Moved(self.seat, source, to, rules=("BH-P1-01",)))
        if to in state.tokens and not lasting(state, player, "ignore_tokens_moving"):
            state.push(EndMovement(self.seat))
        else:
            state.push(MoveOn(self.seat))

    def refuse(self, state: State, action: object) -> Refusal[Action] | None:
        """Say why a step is not possible."""
        player = state.players[self.seat]
        if isinstance(action, UseAbility):
            return refuse_ability(state, action)
        if isinstance(action, StopMoving):
            return Refusal("occupied", "BH-P1-11")
        if not isinstance(action, (Step, Explore)) or not isinstance(action.to, Hex):
            return None
        if steps_left(state) <= 0:
            return Refusal("no_steps_left", "BH-P1-05" if state.began_on_token else "BH-P1-01")
        if action.to not in player.place.neighbours():
            return Refusal("not_adjacent", "BH-P1-01")
        if action.to in state.tiles:
            if isinstance(action, Explore):
                return Refusal("already_explored", "BH-P1-02")
            return Refusal("token_and_hero", "BH-P1-12")
        if not any(state.stacks):
            return Refusal("no_tiles_left", "BH-P1-04")
        return Refusal("empty_stack", "BH-P1-04") if isinstance(action, Explore) else Refusal("explore", "BH-P1-02")


@frozen
class AfterAbility(Effect[State]):
    """Goes on after an ability of the own turn, unless its user has died of paying for it (BH-ABL-13)."""

    rules: ClassVar[tuple[str, ...]] = ("BH-ABL-13",)

    seat: Seat
    then: Effect[State]

    def resolve(self, state: State) -> None:
        """Go on, or let the hero die; tracked cards go to their place."""
        if is_dying(state, state.players[self.seat]):
            drop_tracked(state)
            state.push(DeathCheck())
        else:
            state.push(self.then)


def use_in_turn(state: State, action: UseAbility, then: Effect[State]) -> None:
    """Use an ability of the own turn, and go on with ``then`` after it."""
    state.push(AfterAbility(action.seat, then))
    use(state, state.players[action.seat], state.content.abilities[action.ability])


@frozen
class EndMovement(Effect[State]):
    """The movement is over: nobody ends on another hero, and a token is met (BH-P1-07 to BH-P1-11, BH-FX-04)."""

    rules: ClassVar[tuple[str, ...]] = ("BH-P1-07", "BH-P1-08", "BH-P1-09", "BH-P1-11")

    seat: Seat

    def resolve(self, state: State) -> None:
        """Put the hero back where it could stand, and begin the encounter."""
        player = state.players[self.seat]
        if not can_stand(state, player.place, self.seat):
            back = next(place for place in reversed(state.path[:-1]) if can_stand(state, place, self.seat))
            player.place = back
            state.emit(SentBack(self.seat, back, rules=("BH-P1-11",)))
        # Who walks through tokens may be sent back onto one that he has entered (BH-FX-04).
        entered = player.place in state.path[1:]
        stays = state.content.config.encounter_staying_on_token_forces_combat
        if player.place in state.tokens and (entered or stays):
            state.push(Encounter(self.seat))


@frozen
class Encounter(Effect[State]):
    """A combat against the token on the hero's hex, at once (BH-ENC-01 to BH-ENC-04, BH-ENC-07, BH-TRN-02).

    There is none in a City, where no token ever lies (BH-ENC-08, BH-P0-06).
    """

    rules: ClassVar[tuple[str, ...]] = ("BH-ENC-01", "BH-ENC-02", "BH-ENC-03", "BH-ENC-04", "BH-ENC-07")

    seat: Seat

    def resolve(self, state: State) -> None:
        """Turn up the top card of the pile; with none left the token is taken away, and nothing has happened."""
        player = state.players[self.seat]
        kind = state.tokens[player.place]
        pile = state.piles[kind]
        if not pile:
            take_token(state, player.place, "out_of_game", rules=("BH-ENC-07",))
            return
        card = pile.pop()
        state.encountered = True
        state.emit(EncounterStarted(self.seat, kind, card, rules=("BH-ENC-01", "BH-ENC-02")))
        begin_combat(state, self.seat, card, "encounter")
