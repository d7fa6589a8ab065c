"""Chapter 14: missions."""

from __future__ import annotations

from typing import Annotated, ClassVar

from attrs import frozen

from boardrules.core.effects import Effect, Refusals, SeatChoice
from boardrules.core.entity import Seat
from boardrules.core.values import Prompt, Refusal
from boardrules.games.bestiary.actions import ClaimMission
from boardrules.games.bestiary.content import HALLOWEEN, design
from boardrules.games.bestiary.events import MissionCompleted, MissionRevealed
from boardrules.games.bestiary.reserves import gain
from boardrules.games.bestiary.state import State


def refill(state: State) -> None:
    """Fill the row from the deck; with the deck empty it just gets shorter (BH-MIS-03)."""
    while len(state.mission_row) < state.content.config.missions_face_up and state.mission_deck:
        mission = state.mission_deck.pop().card
        state.mission_row.append(mission)
        state.emit(MissionRevealed(mission, rules=("BH-MIS-03",)))


@frozen
class MissionEvent(Effect[State]):
    """Something has happened to a player that may complete a mission (BH-MIS-01, BH-MIS-06, BH-MIS-08).

    ``kind`` is ``map`` or ``trap``, ``wanted`` the terrain or type; ``open`` the missions that were face up when it
    happened: one that is turned up by a refill is for a later event (BH-MIS-04). It pushes itself again where one event
    may complete several missions.
    """

    rules: ClassVar[tuple[str, ...]] = ("BH-MIS-01", "BH-MIS-02", "BH-MIS-05", "BH-MIS-07")

    seat: Seat
    kind: Annotated[str, "mission_kind"]
    wanted: str
    open: tuple[Annotated[str, "mission"], ...]

    def resolve(self, state: State) -> None:
        """Complete the mission that matches, or ask which of several different ones."""
        if self.matching(state):
            state.ask(MissionChoice(self.seat, self))

    def matching(self, state: State) -> list[str]:
        """Return the missions that this event can complete now, none beyond the limit (BH-MIS-05, BH-MIS-07)."""
        if state.players[self.seat].matched >= state.content.config.missions_max_per_turn:
            return []
        found = []
        for mission in self.open:
            wants = state.content.missions[design(mission)]
            if mission in state.mission_row and wants.kind == self.kind and self._fits(state, wants.wanted):
                found.append(mission)
        return found

    def _fits(self, state: State, wanted: str) -> bool:
        """Return whether a mission wants this; by the switch Halloween is of any type (BH-MIS-10, BH-WLD-05)."""
        any_type = self.wanted == HALLOWEEN and state.content.config.missions_wildcard_capture_matches
        return wanted == self.wanted or (self.kind == "trap" and any_type)

    def complete(self, state: State, mission: str) -> None:
        """Take the card and its points, and fill the row (BH-MIS-02, BH-MIS-03)."""
        player = state.players[self.seat]
        points = state.content.missions[design(mission)].pb
        state.mission_row.remove(mission)
        player.missions.append(mission)
        player.matched += 1
        state.emit(MissionCompleted(self.seat, mission, points, rules=("BH-MIS-01", "BH-MIS-02")))
        gain(state, player, points)
        refill(state)
        if not state.content.config.missions_one_event_one_mission:
            state.push(self)


@frozen
class MissionChoice(SeatChoice[State, ClaimMission]):
    """Which of several matching missions is completed (BH-MIS-06)."""

    rules: ClassVar[tuple[str, ...]] = ("BH-MIS-06",)
    question: ClassVar[Prompt] = Prompt("mission", "BH-MIS-06")
    refusals: ClassVar[Refusals] = {ClaimMission: Refusal("mission_does_not_match", "BH-MIS-06")}

    event: MissionEvent

    def actions(self, state: State) -> tuple[ClaimMission, ...]:
        """Return one card of each matching design: two of a kind are the same choice."""
        matching = self.event.matching(state)
        first = {design(mission): mission for mission in reversed(matching)}
        return tuple([ClaimMission(self.seat, mission) for mission in matching if first[design(mission)] == mission])

    def choose(self, state: State, action: ClaimMission) -> None:
        """Complete it."""
        self.event.complete(state, action.mission)


def mission_event(state: State, seat: int, kind: str, wanted: str) -> MissionEvent:
    """Return the event, with the missions that are face up now."""
    return MissionEvent(seat, kind, wanted, tuple(state.mission_row))
