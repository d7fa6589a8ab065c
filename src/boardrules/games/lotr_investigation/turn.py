"""The seven phases of a round (LR-RND-01), their ends (LR-REF-02), and the refresh phase (LR-REF-01)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Never

from attrs import frozen

from boardrules.core.effects import Effect, SeatChoice
from boardrules.core.phases import Phase, PhaseRunner
from boardrules.core.values import Prompt
from boardrules.games.lotr_investigation import content as c
from boardrules.games.lotr_investigation.actions import Action, Keep, Mulligan
from boardrules.games.lotr_investigation.choices import ask_option, option_topic
from boardrules.games.lotr_investigation.combat import DealShadows, DiscardShadows, EnemyAttackTurns, PlayerAttackTurns
from boardrules.games.lotr_investigation.damage import remove_character
from boardrules.games.lotr_investigation.engaging import EngagementChecks, OptionalEngagement, SuspectsEngage
from boardrules.games.lotr_investigation.events import (
    AllReadied,
    FirstPlayerPassed,
    HandKept,
    HandReplaced,
    PhaseStarted,
    RoundStarted,
)
from boardrules.games.lotr_investigation.moves import draw, shuffle_player_deck
from boardrules.games.lotr_investigation.planning import GainResources, PlanningTurns
from boardrules.games.lotr_investigation.quest import Commitment, Resolution, StageOneChoices, Staging
from boardrules.games.lotr_investigation.settle import SETTLE
from boardrules.games.lotr_investigation.stages import StageOne
from boardrules.games.lotr_investigation.state import InPlayerOrder, State, in_game
from boardrules.games.lotr_investigation.threat import raise_threat
from boardrules.games.lotr_investigation.travel import TravelStep
from boardrules.games.lotr_investigation.windows import ActionWindow

# -- before the first round ------------------------------------------------------------------------------------


@frozen
class Mulligans(InPlayerOrder):
    """Each player may replace the starting hand once, in player order (LR-SET-01, LR-SET-02)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-SET-01", "LR-SET-02")

    def turn(self, state: State, seat: int) -> None:
        """Ask."""
        state.push(MulliganChoice(seat))

    def finish(self, state: State) -> None:
        """Go on with stage 1A and the first round."""
        state.push(StageOne(), BeginRound())


@frozen
class MulliganChoice(SeatChoice[State, Action]):
    """Keep the starting hand, or draw another (LR-SET-02)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-SET-02",)
    question: ClassVar[Prompt] = Prompt("mulligan", "LR-SET-02")

    def actions(self, state: State) -> tuple[Action, ...]:
        """Return both."""
        return (Keep(self.seat), Mulligan(self.seat))

    def choose(self, state: State, action: Action) -> None:
        """Keep it, or shuffle it in and draw six."""
        if isinstance(action, Keep):
            state.emit(HandKept(self.seat))
            return
        player = state.players[self.seat]
        player.deck += player.hand
        player.hand.clear()
        state.emit(HandReplaced(self.seat))
        shuffle_player_deck(state, self.seat)
        draw(state, self.seat, c.STARTING_HAND)


# -- rounds ----------------------------------------------------------------------------------------------------


@frozen
class BeginRound(Effect[State]):
    """A round begins (LR-RND-01)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-RND-01",)

    def resolve(self, state: State) -> None:
        """Begin with the resource phase."""
        state.round += 1
        state.emit(RoundStarted(state.round, state.first))
        state.push(Round())


@frozen
class BeginPhase(Effect[State]):
    """Tells that a phase has begun (LR-RND-01)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-RND-01",)

    def resolve(self, state: State) -> None:
        """Tell."""
        state.emit(PhaseStarted(state.phase))


def _phase(state: State, *steps: Effect[State]) -> None:
    state.push(BeginPhase(), *steps, EndPhase())


def _resource(state: State) -> None:
    _phase(state, GainResources(), ActionWindow("resource_end"))


def _planning(state: State) -> None:
    _phase(state, PlanningTurns())


def _quest(state: State) -> None:
    _phase(
        state,
        SETTLE,
        StageOneChoices(),
        ActionWindow("quest_begin"),
        Commitment(),
        ActionWindow("committed"),
        Staging(),
        ActionWindow("staged"),
        Resolution(),
        ActionWindow("quest_end"),
        EndQuest(),
    )


def _travel(state: State) -> None:
    _phase(state, TravelStep(), ActionWindow("travel_end"))


def _encounter(state: State) -> None:
    _phase(
        state,
        SuspectsEngage(),
        OptionalEngagement(),
        ActionWindow("engaged"),
        EngagementChecks(),
        ActionWindow("encounter_end"),
    )


def _combat(state: State) -> None:
    _phase(
        state,
        DealShadows(),
        ActionWindow("shadows_dealt"),
        EnemyAttackTurns(),
        PlayerAttackTurns(),
        DiscardShadows(),
        ActionWindow("combat_end"),
    )


def _refresh(state: State) -> None:
    _phase(state, ReadyAll(), RefreshThreat(), PassFirstPlayer(), ActionWindow("refresh_end"))


@frozen
class Round(PhaseRunner[State]):
    """The phases of a round (LR-RND-01)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-RND-01",)
    phases: ClassVar[tuple[Phase[Never], ...]] = (
        Phase("resource", ("LR-RES-01",), _resource),
        Phase("planning", ("LR-PLN-01",), _planning),
        Phase("quest", ("LR-QST-01",), _quest),
        Phase("travel", ("LR-TRV-01",), _travel),
        Phase("encounter", ("LR-ENC-01",), _encounter),
        Phase("combat", ("LR-CMB-01",), _combat),
        Phase("refresh", ("LR-REF-01",), _refresh),
    )

    def finish(self, state: State) -> None:
        """End the round."""
        state.push(EndRound(), BeginRound())


@frozen
class EndQuest(Effect[State]):
    """At the end of the quest phase nobody is committed any more (LR-QST-03)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-QST-03",)

    def resolve(self, state: State) -> None:
        """Let them go."""
        for card in state.cards.values():
            card.committed = False
        state.extra_reveals = 0


@frozen
class EndPhase(Effect[State]):
    """What lasts until the end of the phase ends, with what is delayed until then (LR-REF-02)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-REF-02", "LR-EFF-08")

    def resolve(self, state: State) -> None:
        """End it, and let the delayed things happen in the order in which they were set up."""
        state.modifiers.clear()
        state.bars.clear()
        state.quiet.clear()
        state.joint_defence.clear()
        state.added_threat = 0
        for card in state.cards.values():
            card.uses = card.uses.ended("phase")
        ends: dict[int, tuple[str, ...]] = {}
        for later in state.delayed:
            ends[later.uid] = (*ends.get(later.uid, ()), later.what)
        state.delayed = []
        state.push(*[DelayedLeave(uid, whats) for uid, whats in ends.items()], SETTLE)


@frozen
class DelayedLeave(Effect[State]):
    """Sneak Attack's ally goes back to its owner's hand, Beorn into his owner's deck (LR-REF-02).

    Where both want to happen to one card the first player orders them, and the first leaves nothing for the second.
    """

    rules: ClassVar[tuple[str, ...]] = ("LR-REF-02", "LR-TIM-01")

    uid: int
    whats: tuple[Annotated[str, "option"], ...]

    def resolve(self, state: State) -> None:
        """Let it leave, if it is still in play."""
        if self.uid not in state.cards:
            return
        if len(self.whats) == 1:
            _leave(state, self.uid, self.whats[0])
        else:
            ask_option(state, state.first, "delayed", self.whats, self.uid)


def _leave(state: State, uid: int, what: str) -> None:
    remove_character(state, state.cards[uid], "hand" if what == "return_to_hand" else "deck")


@option_topic("delayed", "LR-REF-02", "LR-TIM-01")
def _delayed(state: State, seat: int, option: str, about: int) -> None:
    _leave(state, about, option)


@frozen
class ReadyAll(Effect[State]):
    """All exhausted cards ready (LR-REF-01)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-REF-01", "LR-TIM-04")

    def resolve(self, state: State) -> None:
        """Ready them."""
        for card in state.cards.values():
            card.exhausted = False
        state.emit(AllReadied())


@frozen
class RefreshThreat(Effect[State]):
    """Each player raises threat by 1, in player order (LR-REF-01)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-REF-01", "LR-THR-03")

    def resolve(self, state: State) -> None:
        """Raise it."""
        for seat in in_game(state):
            raise_threat(state, seat, 1)


@frozen
class PassFirstPlayer(Effect[State]):
    """The first player token goes to the next player in the game (LR-REF-01)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-REF-01",)

    def resolve(self, state: State) -> None:
        """Pass it."""
        following = state.next_seat(state.first)
        if following != state.first:
            state.first = following
            state.emit(FirstPlayerPassed(following))


@frozen
class EndRound(Effect[State]):
    """End of the round: Gandalf leaves, and what counts by rounds begins anew (LR-REF-01, LR-REF-02, LR-EFF-12)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-REF-01", "LR-REF-02", "LR-EFF-12")

    def resolve(self, state: State) -> None:
        """Discard Gandalf; reset the counters."""
        state.cap_used = 0
        state.treacheries = 0
        for card in list(state.cards.values()):
            card.uses = card.uses.ended("round", "phase")
            card.damage_in_round = 0
            if card.card is c.GANDALF:
                remove_character(state, card, "discard")
