"""The second phase of a round: each wagon makes a journey."""

from __future__ import annotations

from attrs import evolve, frozen

from boardrules import Prompt, Refusal, core

from .actions import Action, Drive, Give, RollAgain
from .content import CHAPEL, CITY, DIE, LOAD, ROADS, SALTWORKS, SIDES
from .events import Delivered, Drove, Gave, RainBegan, Rolled, RolledAgain, Took
from .state import State, steps


@frozen
class Journeys(core.EachSeat[State]):
    """One journey each, beginning with the winner of the bids."""

    rules = ("SR-RND-01",)

    def first(self, state: State) -> int:
        """Return the winner of the bids."""
        return state.first

    def turn(self, state: State, seat: int) -> None:
        """Roll, let everybody react, drive, look at the sky."""
        state.push(Roll(seat), RollWindow(seat), DriveChoice(seat), Weather())


@frozen
class Roll(core.Effect[State]):
    """The die decides how far a wagon can go."""

    rules = ("SR-JRN-01",)
    seat: core.Seat

    def resolve(self, state: State) -> None:
        """Roll it, and leave it on the table."""
        state.die = state.chance.roll(DIE, SIDES)
        state.emit(Rolled(self.seat, state.die))


@frozen
class RollWindow(core.Window[State, Action]):
    """After a roll, whoever has a charm may give it back to have the die rolled again; the roller is asked first."""

    rules = ("SR-CHA-01",)
    seat: core.Seat

    def order(self, state: State) -> tuple[int, ...]:
        """Return both players, the roller first."""
        return state.seats_from(self.seat)

    def is_asked(self, state: State, seat: int) -> bool:
        """Return whether a player has a charm: everybody sees who has one."""
        return state.players[seat].charms > 0

    def question(self, state: State, seat: int) -> Prompt:
        """Ask with the result."""
        return Prompt("again", "SR-CHA-01", (("result", state.die),))

    def reactions(self, state: State, seat: int) -> tuple[Action, ...]:
        """Return the one thing that a charm is good for."""
        return (RollAgain(seat),)

    def react(self, state: State, action: Action) -> None:
        """Give the charm back and roll."""
        state.players[action.seat].charms -= 1
        state.supply.put_back("charm")
        state.die = state.chance.roll(DIE, SIDES)
        state.emit(RolledAgain(action.seat, state.die))


@frozen
class DriveChoice(core.SeatChoice[State, Action]):
    """Where the wagon goes."""

    rules = ("SR-JRN-02",)

    def prompt(self, state: State) -> Prompt:
        """Ask with the number of steps."""
        return Prompt("drive", "SR-JRN-02", (("steps", steps(state)),))

    def actions(self, state: State) -> tuple[Action, ...]:
        """Return to stay, and then every other space in reach."""
        here, far = state.players[self.seat].space, steps(state)
        others = [space for space in ROADS.spaces if 0 < (ROADS.distance(here, space) or 0) <= far]
        return tuple([Drive(self.seat, space) for space in (here, *others)])

    def refuse(self, state: State, action: object) -> Refusal[Action] | None:
        """Say that a space is too far away."""
        return Refusal("too_far", "SR-JRN-02", args=(("steps", steps(state)),)) if isinstance(action, Drive) else None

    def choose(self, state: State, action: Action) -> None:
        """Drive there; whoever stays does nothing where he is."""
        assert isinstance(action, Drive)
        player = state.players[self.seat]
        if action.space is player.space:
            return
        player.space = action.space
        state.emit(Drove(self.seat, action.space))
        state.push(Arrive(self.seat))
        victim = 1 - self.seat
        if state.players[victim].space is action.space and not action.space.is_safe:
            state.push(Rob(self.seat, victim))  # on top of it: the robbery comes first


@frozen
class Arrive(core.Effect[State]):
    """What a space is good for."""

    rules = ("SR-SPC-01", "SR-SPC-02", "SR-SPC-03")
    seat: core.Seat

    def resolve(self, state: State) -> None:
        """Load salt, take a charm, or deliver."""
        player = state.players[self.seat]
        if player.space is SALTWORKS and (sacks := state.supply.take("sack", LOAD)):
            player.sacks += sacks
            state.emit(Took(self.seat, "sack", sacks))
        elif player.space is CHAPEL and state.supply.take("charm"):
            player.charms += 1
            state.emit(Took(self.seat, "charm", 1))
        elif player.space is CITY and player.sacks:
            state.emit(Delivered(self.seat, player.sacks))
            player.delivered += player.sacks
            player.sacks = 0


@frozen
class Rob(core.Verb[State]):
    """A sack changes hands. ``is_asked``: the robbed player has had his chance to pay instead."""

    rules = ("SR-ROB-01",)
    thief: core.Seat
    victim: core.Seat
    is_asked: bool = False

    def instead(self, state: State) -> core.Effect[State] | None:
        """Whoever has a coin and a sack may pay (SR-ROB-02)."""
        victim = state.players[self.victim]
        can_pay = victim.sacks > 0 and victim.coins > 0 and not self.is_asked
        return PayChoice(self.victim, evolve(self, is_asked=True)) if can_pay else None

    def act(self, state: State) -> None:
        """Take the sack, if there is one."""
        thief, victim = state.players[self.thief], state.players[self.victim]
        if victim.sacks:
            victim.sacks -= 1
            thief.sacks += 1
            state.emit(Gave(self.victim, self.thief, "sack"))


@frozen
class PayChoice(core.SeatChoice[State, Action]):
    """The robbed player hands a sack over, or gives a coin instead."""

    rules = ("SR-ROB-02",)
    question = Prompt("pay", "SR-ROB-02")
    robbery: Rob

    def actions(self, state: State) -> tuple[Action, ...]:
        """Return both."""
        return (Give(self.seat, "sack"), Give(self.seat, "coin"))

    def choose(self, state: State, action: Action) -> None:
        """Let the robbery go on, or pay: then it does not happen."""
        assert isinstance(action, Give)
        if action.token == "sack":
            state.push(self.robbery)
            return
        state.players[self.seat].coins -= 1
        state.players[self.robbery.thief].coins += 1
        state.emit(Gave(self.seat, self.robbery.thief, "coin"))


@frozen
class Weather(core.Effect[State]):
    """After a journey with a 4 it rains to the end of the next round."""

    rules = ("SR-RAI-01",)

    def resolve(self, state: State) -> None:
        """Look at the die, and take it off the table."""
        if state.die == SIDES:
            state.rain = state.round + 1
            state.emit(RainBegan(state.rain))
        state.die = None
