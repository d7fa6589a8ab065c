"""Each law about secret choices finds the faults that it is for; so does what looks at the events of the start."""

from __future__ import annotations

import re
from typing import Any, ClassVar, Literal

import pytest
from attrs import define, evolve, field, frozen

from boardrules.core.chance import Chance
from boardrules.core.game import Schema
from boardrules.core.values import Event as BaseEvent
from boardrules.core.values import Frame, GameSetup, Outcome
from boardrules.testing import Check, LawBroken, conformance, examine, laws, play
from boardrules.testing.laws import Broken
from examples import salt_road
from examples.salt_road.actions import Bid as SecretBid
from examples.salt_road.actions import Drive
from examples.salt_road.content import HARBOUR
from examples.salt_road.game import SaltRoad
from tests.core.mini_game import Card, Drew, MiniSetup, State
from tests.testing import sealed_game as sealed
from tests.testing.faulty_mini import SoundMini
from tests.testing.sealed_game import SEALED, TOLD, UNDEALT, Bid

PLAYED = [Bid(0, 1), Bid(1, 3), Bid(1, 2), Bid(0, 2), Bid(0, 3), Bid(1, 1)]


@pytest.mark.parametrize("check", conformance(SEALED, examples=25), ids=str)
def test_sealed_bids_keep_every_law(
    check: Check[GameSetup, sealed.State, sealed.Bid, sealed.Event, sealed.View],
) -> None:
    """A game whose only secret is a choice."""
    check()


def test_an_event_that_tells_a_secret_choice_is_found() -> None:
    """The same action in two worlds tells nothing of it; two actions do."""
    laws.events_keep_secrets(play(TOLD, seed=1, actions=PLAYED))

    with pytest.raises(
        LawBroken, match=r"choices keep secrets: after 1 answer, seen by (a spectator|seat \d)"
    ) as caught:
        examine(TOLD, laws.choices_keep_secrets)

    assert re.search(
        r"the events tell Bid\(seat=.*, which is a secret once it is dealt anew: either the events must not tell them "
        r"apart, or everybody may know the difference, and then the state must keep it where deal_anew leaves it",
        str(caught.value),
    )
    assert len(caught.value.playthrough) <= 2


class OpenBids(sealed.SealedBids):
    """Withholds in events what the view shows to everybody; dealing anew knows it as well."""

    def make_view(self, state: sealed.State, seat: int | None, frame: Frame) -> sealed.View:
        bids = tuple([player.bid for player in state.players])
        return evolve(super().make_view(state, seat, frame), won=bids)

    def deal_anew(self, world: sealed.State, seat: int | None, chance: Chance) -> None:
        """Do nothing: the bids lie open."""


def test_a_choice_that_events_withhold_and_the_view_shows_is_found() -> None:
    """Dealing anew calls it no secret, so that nothing but the event does."""
    with pytest.raises(LawBroken) as caught:
        examine(OpenBids(), laws.choices_keep_secrets)

    said = str(caught.value)
    assert re.search(
        r"the view tells Bid\(seat=0, amount=\d\) from Bid\(seat=0, amount=\d\), which the events withhold", said
    )
    assert "\n  at won[0]\n" in said
    assert len(caught.value.playthrough) == 1


def test_a_public_choice_may_be_told() -> None:
    """Once both have bid everything is open, and so are the events."""
    laws.choices_keep_secrets(play(SEALED, seed=1, actions=PLAYED))


def test_dealing_anew_that_never_changes_a_secret_choice_is_found() -> None:
    """There is no card and no pile, but events withhold the bids."""
    laws.redeals_move_secrets(play(UNDEALT, seed=1, actions=PLAYED))

    with pytest.raises(Broken, match=r"\d events have withheld something, and dealing anew never"):
        laws.withheld_is_dealt(play(UNDEALT, seed=1, actions=PLAYED))
    laws.withheld_is_dealt(play(SEALED, seed=1, actions=PLAYED))


def test_a_few_withheld_events_prove_nothing() -> None:
    """What is hidden in one position may follow from what the seat knows."""
    laws.withheld_is_dealt(play(UNDEALT, seed=1, actions=PLAYED[:1]))


def _rounds(*order: int) -> list[Any]:
    """Return four rounds of bids of nothing in this order, and of journeys that lead nowhere."""
    journeys = [[Drive(first, HARBOUR), Drive(1 - first, HARBOUR)] for first in (0, 1, 0, 1)]
    return [action for drives in journeys for action in (*[SecretBid(seat, 0) for seat in order], *drives)]


def test_a_choice_that_is_uncovered_in_the_same_step_is_no_secret_any_more() -> None:
    """Of two secret bids the second one is withheld, and both are shown at once: there is nothing to deal anew."""
    laws.withheld_is_dealt(play(salt_road.GAME, seed=740, actions=_rounds(0, 1)))

    with pytest.raises(Broken, match="events have withheld something"):
        laws.withheld_is_dealt(play(_UndealtRoad(), seed=740, actions=_rounds(0, 1)))


class _UndealtRoad(SaltRoad):
    """Leaves the bids of others as they are."""

    def deal_anew(self, world: Any, seat: int | None, chance: Chance) -> None:
        """Deal nothing."""


# -- shuffles ------------------------------------------------------------------------------------------------


@define(kw_only=True)
class PileState(sealed.State):
    """With a pile whose order nobody knows."""

    pile: list[int] = field(factory=list)


@frozen
class LayChoice(sealed.BidChoice):
    """Lays three cards on the pile, one of them first, and tells everybody which."""

    mixes: Literal["shuffle", "pick", ""] = ""
    kept: bool = False

    def choose(self, state: sealed.State, action: Bid) -> None:
        assert isinstance(state, PileState)
        state.pile = [action.amount, *[amount for amount in (1, 2, 3) if amount != action.amount]]
        if self.mixes == "shuffle":
            state.chance.shuffle("pile", state.pile)
        if self.mixes == "pick":
            state.pile = [state.chance.pick("pile", state.pile)]
        if self.kept:
            state.players[action.seat].bid = action.amount
        state.emit(sealed.ToldBid(action.seat, action.amount))
        if state.number < 2 * sealed.ROUNDS:
            state.push(evolve(self, waiting=(1 - action.seat,)))
        else:
            state.result = Outcome((0,), "won", (1, 0))


class OpenPiles(sealed.SealedBids):
    """Everybody sees which card is laid down first. ``mixes`` says what is done with the pile at once.

    Where the bid is ``kept`` dealing anew takes it for a secret.
    """

    def __init__(self, mixes: Literal["shuffle", "pick", ""], *, kept: bool = False) -> None:
        self._choice = LayChoice((0,), mixes=mixes, kept=kept)

    def make_schema(self) -> Schema:
        return evolve(super().make_schema(), state=PileState, effects=(LayChoice,))

    def new_state(self, setup: GameSetup, seed: int) -> sealed.State:
        return PileState(
            chance=Chance(seed), stack=[self._choice], players=[sealed.Player(seat=0), sealed.Player(seat=1)]
        )

    def deal_anew(self, world: sealed.State, seat: int | None, chance: Chance) -> None:
        assert isinstance(world, PileState)
        super().deal_anew(world, seat, chance)
        if len(world.pile) == 1:
            world.pile = [chance.below("pile", 3) + 1]
        world.pile = chance.anew("pile", world.pile, lambda amount: amount)


@pytest.mark.parametrize("mixes", ["shuffle", "pick"])
def test_what_was_open_until_it_was_shuffled_is_no_secret(mixes: Literal["shuffle", "pick"]) -> None:
    """Two orders of the same cards come out of a shuffle as two others; nobody has learned anything of either."""
    examine(OpenPiles(mixes), laws.choices_keep_secrets, examples=25)


@pytest.mark.parametrize(("mixes", "kept"), [("", False), ("shuffle", True), ("pick", True)])
def test_a_told_secret_is_found_whatever_else_is_shuffled(mixes: Literal["shuffle", "pick", ""], kept: bool) -> None:
    """The order of a pile that nobody shuffles, and a bid beside a pile that is shuffled."""
    with pytest.raises(LawBroken, match=r"the events tell Bid\(seat=.*, which is a secret once it is dealt anew"):
        examine(OpenPiles(mixes, kept=kept), laws.choices_keep_secrets, examples=25)


# -- before the first answer ---------------------------------------------------------------------------------


@frozen
class OpenDeal(BaseEvent):
    """Names the card in somebody's hand to everybody."""

    secret: ClassVar[tuple[str, ...]] = ()

    card: Card


class DealsOpenly(SoundMini):
    """Deals a card to the second seat, and tells everybody which."""

    open: ClassVar[bool] = True

    def new_state(self, setup: MiniSetup, seed: int) -> State:
        state = super().new_state(setup, seed)
        card = state.deck.draw_pile.pop()
        state.players[1].hand.append(card)
        state.emit(OpenDeal(card) if self.open else Drew(1, card))
        return state


class DealsSecretly(DealsOpenly):
    """Tells the second seat alone."""

    open = False


def test_what_is_told_before_the_first_answer_is_looked_at() -> None:
    """An event of the start that names a hidden card."""
    with pytest.raises(Broken, match=r"before the first answer, seen by .*: an event of the start names something"):
        laws.events_keep_secrets(play(DealsOpenly(), MiniSetup()))
    laws.events_keep_secrets(play(DealsSecretly(), MiniSetup()))
