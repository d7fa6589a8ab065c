"""Chapter 5: area cards."""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from boardrules.core.effects import Effect, SeatChoice
from boardrules.core.values import Prompt, Refusal
from boardrules.games.shadow_hunters.abilities import Moment
from boardrules.games.shadow_hunters.actions import (
    Action,
    DrawFrom,
    FollowArea,
    SkipArea,
    WoodsDamage,
    WoodsHeal,
)
from boardrules.games.shadow_hunters.cards import DrawCard, steal
from boardrules.games.shadow_hunters.content import (
    CEMETERY,
    CHURCH,
    ERSTWHILE_ALTAR,
    HERMITS_CABIN,
    UNDERWORLD_GATE,
    WEIRD_WOODS,
    DeckName,
)
from boardrules.games.shadow_hunters.damage import harm, heal
from boardrules.games.shadow_hunters.hermit import DrawHermit
from boardrules.games.shadow_hunters.state import State
from boardrules.games.shadow_hunters.windows import OwnChoice


@frozen
class AreaChoice(OwnChoice):
    """Follow the card of the area just reached, or not (SH-TRN-02 step 2, SH-ARA-01)."""

    rules: ClassVar[tuple[str, ...]] = ("SH-TRN-02", "SH-ARA-01")
    moment: ClassVar[Moment] = "moved"
    question: ClassVar[Prompt] = Prompt("area", "SH-ARA-01")
    always: ClassVar[bool] = True  # there are always two answers, so there is nothing to look for

    def plain_actions(self, state: State) -> tuple[Action, ...]:
        """Return to follow and to skip."""
        return _AREA_ANSWERS[state.current]

    def proceed(self, state: State, action: Action) -> None:
        """Follow the card."""
        if isinstance(action, SkipArea):
            return
        player = state.players[state.current]
        area = player.area
        assert area is not None, "who has moved stands on an area"
        state.current_rules = (area.rule,)
        if area is HERMITS_CABIN:
            state.push(DrawHermit(player.seat))
        elif area is UNDERWORLD_GATE:
            state.push(GateChoice(player.seat))
        elif area is CHURCH:
            state.push(DrawCard(player.seat, "white"))
        elif area is CEMETERY:
            state.push(DrawCard(player.seat, "black"))
        elif area is WEIRD_WOODS:
            state.push(WoodsChoice(player.seat))
        else:
            assert area is ERSTWHILE_ALTAR
            steal(state, player, area.id, area.rule)


_AREA_ANSWERS = tuple([(FollowArea(seat), SkipArea(seat)) for seat in range(8)])


def draw(seat: int, deck: DeckName) -> Effect[State]:
    """Return the drawing of a card from any deck, handled as at that deck's own area (SH-ARA-05)."""
    return DrawHermit(seat) if deck == "hermit" else DrawCard(seat, deck)


@frozen
class GateChoice(SeatChoice[State, DrawFrom]):
    """Underworld Gate: from which deck to draw (SH-ARA-05)."""

    rules: ClassVar[tuple[str, ...]] = ("SH-ARA-05",)
    question: ClassVar[Prompt] = Prompt("gate", "SH-ARA-05")

    def actions(self, state: State) -> tuple[DrawFrom, ...]:
        """Return the three decks."""
        return (DrawFrom(self.seat, "white"), DrawFrom(self.seat, "black"), DrawFrom(self.seat, "hermit"))

    def choose(self, state: State, action: DrawFrom) -> None:
        """Draw from the chosen deck."""
        state.push(draw(self.seat, action.deck))


@frozen
class WoodsChoice(SeatChoice[State, Action]):
    """Weird Woods: 2 damage or 1 healing for any living player, oneself included (SH-ARA-06, SH-ARA-07)."""

    rules: ClassVar[tuple[str, ...]] = ("SH-ARA-06", "SH-ARA-07", "SH-ARA-09")
    question: ClassVar[Prompt] = Prompt("woods", "SH-ARA-06")

    def actions(self, state: State) -> tuple[Action, ...]:
        """Return damage and healing for everybody alive."""
        alive = [player.seat for player in state.players if player.alive]
        return (
            *[WoodsDamage(self.seat, target) for target in alive],
            *[WoodsHeal(self.seat, target) for target in alive],
        )

    def choose(self, state: State, action: Action) -> None:
        """Give the damage, or heal."""
        if isinstance(action, WoodsDamage):
            state.push(harm(state, [state.players[action.target]], 2, WEIRD_WOODS.id, self.seat))
        elif isinstance(action, WoodsHeal):
            heal(state, state.players[action.target], 1, WEIRD_WOODS.id)

    def refuse(self, state: State, action: object) -> Refusal[Action] | None:
        """Say why somebody cannot be chosen."""
        if isinstance(action, (WoodsDamage, WoodsHeal)):
            return Refusal("not_a_living_player", "SH-ARA-06")
        return None
