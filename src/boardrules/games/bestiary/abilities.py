"""Chapter 16, second half: what abilities and card effects do (BH-FX-01 to BH-FX-06)."""

from __future__ import annotations

from typing import ClassVar, Final

from attrs import evolve, frozen

from boardrules.core.effects import Effect, Refusals, SeatChoice
from boardrules.core.entity import Seat
from boardrules.core.values import Decline, Prompt, Refusal
from boardrules.core.zones import Held, bury, know
from boardrules.games.bestiary.actions import Action, BuryTile, KeepTile, RefreshMission, Scout
from boardrules.games.bestiary.content import Ability, Op
from boardrules.games.bestiary.death import is_dying
from boardrules.games.bestiary.dice import reroll
from boardrules.games.bestiary.events import AbilityUsed, MissionRefreshed, TileBuried, TileScouted
from boardrules.games.bestiary.missions import refill
from boardrules.games.bestiary.reserves import gain, heal, hurt, pay
from boardrules.games.bestiary.state import CardId, Player, State
from boardrules.games.bestiary.unlocking import applies

#: Operations that stay in effect until the end of the turn in progress, or until the next die.
LASTING: Final = (
    "die_level",
    "agility_bonus",
    "exploration_bonus",
    "ignore_tokens_moving",
    "map_adjacent",
    "add_discard_to_track",
    "imprison_bonus",
)


def use(state: State, player: Player, ability: Ability, card: str | None = None) -> None:
    """Use an ability: count it, pay for it, and let its effects follow (BH-ABL-03, BH-ABL-04, BH-ABL-11).

    ``card`` is the card whose trapping has triggered it. Whoever dies of paying gets nothing for it (BH-ABL-13); the
    decision sees to the death.
    """
    player.uses = player.uses.noted("turn", ability.id)
    state.emit(AbilityUsed(player.seat, ability.id, rules=("BH-ABL-03", "BH-HRO-02")))
    state.current_rules = ("BH-ABL-11",)
    pay(state, player, ability.pay_pb)
    hurt(state, player, ability.pay_hearts)
    if not (ability.pay_hearts and is_dying(state, player)):
        state.push(Operations(player.seat, ability.effects, card))


@frozen
class Operations(Effect[State]):
    """Carries out operations one after another (BH-FX-01). ``card`` is the card that was just trapped, if any."""

    rules: ClassVar[tuple[str, ...]] = ("BH-FX-01",)

    seat: Seat
    ops: tuple[Op, ...]
    card: CardId | None = None

    def resolve(self, state: State) -> None:
        """Carry out the first one; the others follow it."""
        if not self.ops:
            return
        op, *rest = self.ops
        if rest:
            state.push(evolve(self, ops=tuple(rest)))
        player = state.players[self.seat]
        if op.op in LASTING:
            # Conditions of what lasts are tested each time it takes effect.
            player.lasting = (*player.lasting, op)
        elif applies(state, player, op, self.card):
            self._carry_out(state, player, op)

    def _carry_out(self, state: State, player: Player, op: Op) -> None:
        if op.op == "heal":
            heal(state, player, op.amount)
        elif op.op == "gain_pb":
            gain(state, player, op.amount)
        elif op.op == "refresh_mission":
            if state.mission_row:
                state.push(RefreshChoice(self.seat))
        elif op.op == "scout_stack":
            if any(state.stacks):
                state.push(ScoutChoice(self.seat))
        elif op.op == "reroll_other_die":
            reroll(state, player, op)


@frozen
class RefreshChoice(SeatChoice[State, Action]):
    """Put a face-up mission on the bottom of its deck, or not (BH-FX-01, BH-TRP-04)."""

    rules: ClassVar[tuple[str, ...]] = ("BH-FX-01", "BH-TRP-04")
    question: ClassVar[Prompt] = Prompt("refresh", "BH-FX-01")
    refusals: ClassVar[Refusals] = {RefreshMission: Refusal("not_face_up", "BH-FX-01")}

    def actions(self, state: State) -> tuple[Action, ...]:
        """Return to leave it, and every face-up mission."""
        return (Decline(self.seat), *[RefreshMission(self.seat, mission) for mission in state.mission_row])

    def choose(self, state: State, action: Action) -> None:
        """Bury the mission, and fill the row from the top."""
        if isinstance(action, RefreshMission):
            state.mission_row.remove(action.mission)
            bury(state.mission_deck, Held(action.mission, public=True))
            state.emit(MissionRefreshed(self.seat, action.mission))
            refill(state)


@frozen
class ScoutChoice(SeatChoice[State, Action]):
    """Look at the top tile of a stack, or not (BH-FX-06, BH-TRP-04)."""

    rules: ClassVar[tuple[str, ...]] = ("BH-FX-06", "BH-TRP-04")
    question: ClassVar[Prompt] = Prompt("scout", "BH-FX-06")
    refusals: ClassVar[Refusals] = {Scout: Refusal("empty_stack", "BH-FX-06")}

    def actions(self, state: State) -> tuple[Action, ...]:
        """Return to leave it, and every stack that has tiles."""
        stacks = [Scout(self.seat, index) for index, stack in enumerate(state.stacks) if stack]
        return (Decline(self.seat), *stacks)

    def choose(self, state: State, action: Action) -> None:
        """Look at the tile; what becomes of it is the next question."""
        if isinstance(action, Scout):
            stack = state.stacks[action.stack]
            state.emit(TileScouted(self.seat, action.stack, know(stack, -1, self.seat).card))
            state.push(TileChoice(self.seat, action.stack))


@frozen
class TileChoice(SeatChoice[State, Action]):
    """Leave the tile that was looked at, or put it on the bottom of its stack (BH-FX-06)."""

    rules: ClassVar[tuple[str, ...]] = ("BH-FX-06",)

    stack: int

    def prompt(self, state: State) -> Prompt:
        """Ask, naming the stack; the tile is in the view of the seat alone."""
        return Prompt("tile", "BH-FX-06", (("stack", self.stack + 1),))

    def actions(self, state: State) -> tuple[Action, ...]:
        """Return to keep it and to bury it."""
        return (KeepTile(self.seat), BuryTile(self.seat))

    def choose(self, state: State, action: Action) -> None:
        """Move the tile; whoever knew tiles of this stack knows where they are now."""
        if isinstance(action, BuryTile):
            stack = state.stacks[self.stack]
            bury(stack, stack.pop())
            state.emit(TileBuried(self.seat, self.stack))
