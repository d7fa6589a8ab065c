"""Chapter 15: death and resurrection."""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from boardrules.core.board import Hex
from boardrules.core.effects import Effect, Refusals, SeatChoice
from boardrules.core.entity import Seat
from boardrules.core.values import Prompt, Refusal
from boardrules.games.bestiary.actions import Action, LoseBestiary, PayForBestiary, Resurrect
from boardrules.games.bestiary.content import HALLOWEEN
from boardrules.games.bestiary.events import CardLost, HeroDied, HeroResurrected
from boardrules.games.bestiary.reserves import BEAST_DISCARD, OUT_OF_GAME, pay
from boardrules.games.bestiary.state import (
    Player,
    State,
    beast_of,
    from_active,
    hero_of,
    is_city,
    is_from_deck,
    is_tyrant,
    type_of,
)


def is_dying(state: State, player: Player) -> bool:
    """Return whether a hero has as few hearts as it takes to die (BH-DTH-01)."""
    return player.hearts <= state.content.config.death_hearts_at_death


def cities(state: State) -> list[Hex]:
    """Return every City on the map, in the order in which they were placed (BH-DTH-03)."""
    return [place for place in state.tiles if is_city(state, place)]


def losable(state: State, player: Player) -> list[str]:
    """Return the cards of a bestiary that death can take (BH-DTH-06, BH-TYR-09)."""
    config = state.content.config
    return [
        card
        for card in player.bestiary
        if not (config.death_tyrants_immune if is_tyrant(card) else _is_immune(state, card))
    ]


def _is_immune(state: State, card: str) -> bool:
    """Halloween beasts by the switch, whatever their card says; others by their card (BH-CMP-03, BH-DTH-06)."""
    if type_of(state, card) == HALLOWEEN:
        return state.content.config.death_halloween_immune
    return beast_of(state, card).immune_to_death_loss


@frozen
class DeathCheck(Effect[State]):
    """Whoever has no heart left dies, the active hero first (BH-DTH-01, BH-DTH-09, BH-CBT-08)."""

    rules: ClassVar[tuple[str, ...]] = ("BH-DTH-01", "BH-DTH-09")

    def resolve(self, state: State) -> None:
        """Let them die one after another."""
        dying = [Die(player.seat) for player in from_active(state) if is_dying(state, player)]
        state.push(*dying)


@frozen
class Die(Effect[State]):
    """A hero dies: counted, and asked where it comes back (BH-DTH-02, BH-DTH-03, BH-DTH-10)."""

    rules: ClassVar[tuple[str, ...]] = ("BH-DTH-02", "BH-DTH-03")

    seat: Seat

    def resolve(self, state: State) -> None:
        """Count it. The turn of the active hero is over."""
        player = state.players[self.seat]
        player.deaths += 1
        state.emit(HeroDied(self.seat, player.deaths))
        if self.seat == state.current:
            state.ended_turn = True
        state.ask(CityChoice(self.seat))


def come_back(state: State, player: Player, action: Resurrect) -> None:
    """Put the figure into the City and restore the hearts; then the bestiary is paid for or lost.

    Rules: BH-DTH-03 to BH-DTH-09.
    """
    player.place = action.at
    wanted = state.content.config.death_hearts_after_resurrection
    most = hero_of(state, player).hearts
    player.hearts = most if wanted is None else min(wanted, most)
    state.emit(HeroResurrected(player.seat, action.at, player.hearts, rules=("BH-DTH-03", "BH-DTH-04")))
    if not losable(state, player):
        return
    if player.pb >= state.content.config.death_recover_bestiary_pb:
        state.push(RansomChoice(player.seat))
    else:
        lose_bestiary(state, player)


def lose_bestiary(state: State, player: Player) -> None:
    """Lose every card that can be lost, in the order of the bestiary (BH-DTH-05 to BH-DTH-08)."""
    for card in losable(state, player):
        player.bestiary.remove(card)
        to = BEAST_DISCARD if is_from_deck(card) else OUT_OF_GAME
        if is_from_deck(card):
            state.beasts.discard(card)
        else:
            state.out.append(card)
        state.emit(CardLost(player.seat, card, to, rules=("BH-DTH-05", "BH-DTH-07")))


@frozen
class CityChoice(SeatChoice[State, Resurrect]):
    """In which City the hero comes back (BH-DTH-03)."""

    rules: ClassVar[tuple[str, ...]] = ("BH-DTH-03",)
    question: ClassVar[Prompt] = Prompt("resurrect", "BH-DTH-03")
    refusals: ClassVar[Refusals] = {Resurrect: Refusal("not_a_city", "BH-DTH-03")}

    def actions(self, state: State) -> tuple[Resurrect, ...]:
        """Return every City on the map, in the order in which they were placed."""
        return tuple([Resurrect(self.seat, place) for place in cities(state)])

    def choose(self, state: State, action: Resurrect) -> None:
        """Come back there."""
        come_back(state, state.players[self.seat], action)


@frozen
class RansomChoice(SeatChoice[State, Action]):
    """Pay to keep the bestiary, or lose it (BH-DTH-05)."""

    rules: ClassVar[tuple[str, ...]] = ("BH-DTH-05",)

    def prompt(self, state: State) -> Prompt:
        """Ask, naming the price."""
        return Prompt("ransom", "BH-DTH-05", (("pb", state.content.config.death_recover_bestiary_pb),))

    def actions(self, state: State) -> tuple[Action, ...]:
        """Return to lose it and to pay."""
        return (LoseBestiary(self.seat), PayForBestiary(self.seat))

    def choose(self, state: State, action: Action) -> None:
        """All or nothing."""
        player = state.players[self.seat]
        if isinstance(action, PayForBestiary):
            pay(state, player, state.content.config.death_recover_bestiary_pb)
        else:
            lose_bestiary(state, player)
