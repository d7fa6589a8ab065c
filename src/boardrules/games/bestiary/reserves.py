"""Hearts, Beast Points and cards that change hands: the verbs that every chapter uses (BH-TRM-01, BH-TRM-02)."""

from __future__ import annotations

from boardrules.games.bestiary.events import (
    BeastDiscarded,
    DeckShuffled,
    HeartsLost,
    HeartsRecovered,
    PointsGained,
    PointsPaid,
)
from boardrules.games.bestiary.state import Player, State, hero_of, is_from_deck

BEAST_DISCARD = "beast_discard"
OUT_OF_GAME = "out_of_game"


def gain(state: State, player: Player, amount: int) -> None:
    """Gain Beast Points; the supply has no end (BH-TRM-01)."""
    if amount:
        player.pb += amount
        state.emit(PointsGained(player.seat, amount, player.pb))


def pay(state: State, player: Player, amount: int) -> None:
    """Pay Beast Points in full; whoever asks has seen to it that they are there (BH-TRM-01, BH-SCO-04)."""
    if amount:
        player.pb -= amount
        state.emit(PointsPaid(player.seat, amount, player.pb))


def hurt(state: State, player: Player, amount: int) -> None:
    """Lose hearts, never below 0 (BH-TRM-02)."""
    lost = min(amount, player.hearts)
    if lost:
        player.hearts -= lost
        state.emit(HeartsLost(player.seat, lost, player.hearts))


def heal(state: State, player: Player, amount: int) -> None:
    """Recover hearts up to the maximum; the rest has no effect (BH-TRM-02, BH-ABL-14)."""
    recovered = min(amount, hero_of(state, player).hearts - player.hearts)
    if recovered > 0:
        player.hearts += recovered
        state.emit(HeartsRecovered(player.seat, recovered, player.hearts))


def draw_beast(state: State) -> str | None:
    """Draw from the Beast deck; the discard is shuffled only when a card is needed (BH-DCK-01, BH-DCK-02)."""
    deck = state.beasts
    return state.draw(deck, lambda: DeckShuffled(len(deck.draw_pile) + 1, rules=("BH-DCK-01",)))


def discard_beast(state: State, card: str, rules: tuple[str, ...] = ()) -> None:
    """Lay a beast card where it goes when nobody has trapped it.

    ``rules`` are those by which it goes there; without any, those of what is resolving. Cards of origin deck go to the
    Beast discard, cards of a type pile leave the game: they never mix (BH-CMP-06, BH-CMP-07, BH-ENC-06).
    """
    if is_from_deck(card):
        state.beasts.discard(card)
        state.emit(BeastDiscarded(card, BEAST_DISCARD, rules=rules))
    else:
        state.out.append(card)
        state.emit(BeastDiscarded(card, OUT_OF_GAME, rules=rules))
