"""Chapter 17: the end of the game, prizes and scores."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from attrs import frozen

from boardrules.core.effects import Effect
from boardrules.core.values import Outcome
from boardrules.games.bestiary.events import GameEnded, PrizeAwarded
from boardrules.games.bestiary.state import Player, State, beast_of, defeated, is_tyrant

#: The rules of the prizes by what they count; a designer may have others.
_PRIZES: Final = {
    "missions_completed": ("BH-PRZ-02",),
    "deaths": ("BH-PRZ-03",),
    "beasts_liberated": ("BH-PRZ-04",),
    "humans_imprisoned": ("BH-PRZ-05",),
}
#: What a prize or a tie-break counts (BH-PRZ-02, BH-PRZ-03, BH-PRZ-04, BH-PRZ-05, BH-SCO-05).
COUNTS: Final[dict[str, Callable[[Player], int]]] = {
    "missions_completed": lambda player: len(player.missions),
    "deaths": lambda player: player.deaths,
    "beasts_liberated": lambda player: len(player.liberated),
    "humans_imprisoned": lambda player: len(player.prison),
    "tyrants_captured": lambda player: sum(is_tyrant(card) for card in player.bestiary),
    "fewest_deaths": lambda player: -player.deaths,
}


def end_reason(state: State) -> str | None:
    """Return why the game is over, or None while it is not (BH-END-01, BH-END-02)."""
    if defeated(state) >= state.content.config.tyrants_defeated_to_end_game:
        return "third_tyrant"
    if all(slot.status in ("defeated", "retired") for slot in state.row):
        return "row_empty"
    return None


@frozen
class CheckEnd(Effect[State]):
    """Looks whether the game is over; if so it ends at once (BH-END-01 to BH-END-03, BH-P0-04, BH-TYR-05)."""

    rules: ClassVar[tuple[str, ...]] = ("BH-END-01", "BH-END-02", "BH-END-03")

    def resolve(self, state: State) -> None:
        """Score, and let nothing more happen."""
        reason = end_reason(state)
        if reason is not None:
            state.end(*score(state, reason))


def score(state: State, reason: str) -> tuple[Outcome, GameEnded]:
    """Give the prizes, add up, and return the winners, twice: the most Beast Points win (BH-INT-01).

    Rules: BH-SCO-01 to BH-SCO-05, BH-PRZ-01 to BH-PRZ-06.
    """
    content = state.content
    scores = [player.pb for player in state.players]
    for player in state.players:
        scores[player.seat] += sum(content.tyrants[card].end_pb for card in player.bestiary if is_tyrant(card))
        if content.config.scoring_bestiary_beasts_score_at_end:  # BH-SCO-02
            scores[player.seat] += sum(beast_of(state, card).pb for card in player.bestiary if not is_tyrant(card))
    for prize in content.tables.prizes:
        counts = [COUNTS[prize.counts](player) for player in state.players]
        best = max(counts)
        if best >= prize.minimum:
            seats = tuple([seat for seat, count in enumerate(counts) if count == best])
            for seat in seats:
                scores[seat] += prize.pb
            tied = ("BH-PRZ-06",) if len(seats) > 1 else ()
            state.emit(
                PrizeAwarded(prize.id, seats, prize.pb, rules=("BH-PRZ-01", *_PRIZES.get(prize.counts, ()), *tied))
            )
    tied = ("BH-SCO-05",) if scores.count(max(scores)) > 1 else ()
    ended = "BH-END-01" if reason == "third_tyrant" else "BH-END-02"
    counted = [COUNTS[name] for name in content.config.scoring_tie_breakers if name in COUNTS]
    tie_breaks = [[count(player) for player in state.players] for count in counted]
    outcome = Outcome.by_score(scores, reason, *tie_breaks)
    rules = (ended, "BH-END-03", "BH-SCO-01", "BH-SCO-03", *tied)
    return outcome, GameEnded(outcome.winners, outcome.scores, reason, rules=rules)
