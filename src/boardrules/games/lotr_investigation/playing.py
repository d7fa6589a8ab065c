"""Playing cards and using abilities: choices, costs, effect, and where the card goes (LR-PLN-01 to LR-PLN-08)."""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from boardrules.core.effects import Effect, SeatChoice
from boardrules.core.values import Prompt, Refusal
from boardrules.core.zones import take
from boardrules.games.lotr_investigation import content as c
from boardrules.games.lotr_investigation.actions import (
    Action,
    ChooseCard,
    ChooseNumber,
    ChooseOption,
    ChoosePlayer,
    ChooseTitle,
    Pay,
)
from boardrules.games.lotr_investigation.content import Card
from boardrules.games.lotr_investigation.events import AbilityUsed, CardPlayed, RemovedFromGame, ResourcesSpent
from boardrules.games.lotr_investigation.moves import discard_from_hand, exhaust
from boardrules.games.lotr_investigation.settle import SETTLE
from boardrules.games.lotr_investigation.state import InPlay, State
from boardrules.games.lotr_investigation.texts import (
    Chosen,
    Pick,
    Use,
    bind,
    limit_key,
    payers,
    text_of,
)


def announce(state: State, use: Use) -> None:
    """Announce a card of the hand, or an ability: everybody sees which, and nothing takes it back."""
    if use.uid is None:
        take(state.players[use.seat].hand, use.card)
        state.players[use.seat].playing.append(use.card)
        state.emit(CardPlayed(use.seat, use.card))
    else:
        state.emit(AbilityUsed(use.seat, use.uid, use.card))
    state.push(Choosing(use))


@frozen
class Choosing(Effect[State]):
    """The choices of a text, one after the other; a choice with one option makes itself."""

    rules: ClassVar[tuple[str, ...]] = ("LR-EFF-02", "LR-PLN-08")

    use: Use

    def resolve(self, state: State) -> None:
        """Ask for the next choice, or go on to the costs."""
        use = self.use
        if state.players[use.seat].out:
            return
        picks = text_of(use).picks
        while use.step < len(picks):
            options = picks[use.step].options(state, use)
            if len(options) != 1:
                state.push(PickChoice(use.seat, use))
                return
            use = bind(use, picks[use.step], options[0])
        state.push(Costs(use, _price(use)))


def _price(use: Use) -> int:
    if use.uid is not None or (use.trigger is not None and use.card.type == "ally"):
        return 0  # an ability; or Brok Ironfist, whose own text puts him into play
    return use.x if use.card.cost_x else use.card.cost


def _action(state: State, seat: int, pick: Pick, option: Chosen) -> Action:
    if pick.kind == "target":
        assert isinstance(option, int)
        return ChooseCard(seat, option, state.cards[option].card)
    if pick.kind == "title":
        assert isinstance(option, Card)
        return ChooseTitle(seat, option)
    if pick.kind == "option":
        assert isinstance(option, str)
        return ChooseOption(seat, option)
    assert isinstance(option, int)
    return ChoosePlayer(seat, option) if pick.kind == "player" else ChooseNumber(seat, option)


def _option(action: Action) -> Chosen:
    if isinstance(action, ChooseCard):
        return action.uid
    if isinstance(action, ChooseTitle):
        return action.card
    if isinstance(action, ChooseOption):
        return action.option
    if isinstance(action, ChoosePlayer):
        return action.player
    assert isinstance(action, ChooseNumber)
    return action.number


@frozen
class PickChoice(SeatChoice[State, Action]):
    """The next choice of a text."""

    rules: ClassVar[tuple[str, ...]] = ("LR-EFF-02",)

    use: Use

    def prompt(self, state: State) -> Prompt:
        """Ask, naming the card."""
        kind = text_of(self.use).picks[self.use.step].kind
        return Prompt(f"pick-{kind}", text_of(self.use).rules[0], (("card", self.use.card),))

    def actions(self, state: State) -> tuple[Action, ...]:
        """Return the options."""
        pick = text_of(self.use).picks[self.use.step]
        return tuple([_action(state, self.seat, pick, option) for option in pick.options(state, self.use)])

    def choose(self, state: State, action: Action) -> None:
        """Go on with it."""
        pick = text_of(self.use).picks[self.use.step]
        state.push(Choosing(bind(self.use, pick, _option(action))))

    def refuse(self, state: State, action: object) -> Refusal[Action] | None:
        """Say that something is no legal target."""
        if isinstance(action, (ChooseCard, ChoosePlayer, ChooseTitle)):
            return Refusal("no_legal_target", "LR-EFF-02", args=(("card", self.use.card),))
        return None


# -- costs -----------------------------------------------------------------------------------------------------


@frozen
class Costs(Effect[State]):
    """The costs of a card or ability: first resources, ``left`` of them, then the rest, all in full (LR-EFF-05)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-PLN-02", "LR-PLN-05", "LR-EFF-05")

    use: Use
    left: int

    def resolve(self, state: State) -> None:
        """Take resources where nobody has a choice; else ask which hero pays."""
        use, left = self.use, self.left
        text = text_of(use)
        if left:
            able = [hero for hero in payers(state, use.seat, use.card) if hero.resources]
            if use.card is c.THICKET_OF_SPEARS:  # its own text: three heroes, one resource each
                for hero in able[:left]:
                    spend(state, hero, 1)
            elif len(able) == 1 or sum(hero.resources for hero in able) == left:
                for hero in able:
                    spend(state, hero, min(left, hero.resources))
            else:
                state.push(PayChoice(use.seat, use, left))
                return
        if use.uid is not None:
            source = state.cards[use.uid]
            if text.pool:
                spend(state, source, text.pool)
            if text.exhausts:
                exhaust(state, source)
            if text.limit:
                source.uses = source.uses.noted(text.per, limit_key(use, text))
        state.push(TakeEffect(use))
        if text.pay is not None:
            text.pay(state, use)
        if text.discards:
            state.push(DiscardCost(use))


def spend(state: State, hero: InPlay, amount: int) -> None:
    """Spend resources of a hero's pool."""
    hero.resources -= amount
    state.emit(ResourcesSpent(hero.uid, hero.card, amount))


@frozen
class PayChoice(SeatChoice[State, Pay]):
    """Which hero pays the next resource (LR-PLN-02)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-PLN-02", "LR-PLN-04")

    use: Use
    left: int

    def prompt(self, state: State) -> Prompt:
        """Ask, naming the card and what is left to pay."""
        return Prompt("pay", "LR-PLN-02", (("card", self.use.card), ("left", self.left)))

    def actions(self, state: State) -> tuple[Pay, ...]:
        """Return the heroes with a matching icon and a resource."""
        able = [hero for hero in payers(state, self.seat, self.use.card) if hero.resources]
        return tuple([Pay(self.seat, hero.uid, hero.card) for hero in able])

    def choose(self, state: State, action: Pay) -> None:
        """Spend it, and ask for the next one."""
        spend(state, state.cards[action.uid], 1)
        state.push(Costs(self.use, self.left - 1))

    def refuse(self, state: State, action: object) -> Refusal[Pay] | None:
        """Say that a hero cannot pay for this card."""
        if isinstance(action, Pay):
            return Refusal("cannot_pay", "LR-PLN-02", args=(("card", self.use.card),))
        return None


@frozen
class DiscardCost(Effect[State]):
    """A card from hand is discarded as a cost (LR-EFF-05)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-EFF-05",)

    use: Use

    def resolve(self, state: State) -> None:
        """Ask which; everybody sees whether there is only one."""
        hand = state.players[self.use.seat].hand
        if len(hand) == 1:
            discard_from_hand(state, self.use.seat, hand[0].card)
        elif hand:
            state.push(DiscardChoice(self.use.seat, self.use.card))


@frozen
class DiscardChoice(SeatChoice[State, ChooseTitle]):
    """Which card of the hand is discarded."""

    rules: ClassVar[tuple[str, ...]] = ("LR-EFF-05",)

    card: Card

    def prompt(self, state: State) -> Prompt:
        """Ask, naming the card whose cost it is."""
        return Prompt("discard", "LR-EFF-05", (("card", self.card),))

    def actions(self, state: State) -> tuple[ChooseTitle, ...]:
        """Return the titles of the hand."""
        hand = dict.fromkeys([held.card for held in state.players[self.seat].hand])
        return tuple([ChooseTitle(self.seat, card) for card in hand])

    def choose(self, state: State, action: ChooseTitle) -> None:
        """Discard it."""
        discard_from_hand(state, self.seat, action.card)


# -- effect ----------------------------------------------------------------------------------------------------


@frozen
class TakeEffect(Effect[State]):
    """What a card or ability does, once its costs are paid (LR-PLN-07, LR-TIM-05)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-PLN-07", "LR-TIM-05")

    use: Use

    def resolve(self, state: State) -> None:
        """Do it; an event is put away when everything that it does is done."""
        use = self.use
        text = text_of(use)
        state.current_rules = text.rules
        if use.uid is None and use.card.type == "event":
            state.push(PutAway(use))
        state.push(SETTLE)
        text.effect(state, use)


@frozen
class PutAway(Effect[State]):
    """A played event goes to its owner's discard pile, or out of the game (LR-PLN-07, LR-CMP-08)."""

    rules: ClassVar[tuple[str, ...]] = ("LR-PLN-07", "LR-CMP-08")

    use: Use

    def resolve(self, state: State) -> None:
        """Put it there."""
        player = state.players[self.use.seat]
        if self.use.card not in player.playing:  # its player is out of the game, and all cards are discarded
            return
        player.playing.remove(self.use.card)
        if text_of(self.use).removed:
            state.removed.append(self.use.card)
            state.emit(RemovedFromGame(self.use.card))
        else:
            player.discard.append(self.use.card)
