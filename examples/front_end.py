"""The loop of a front-end: show each player what he may know, take his answer, tell everybody what they noticed.

``python -m examples.front_end`` plays a game whose players answer at random; a real front-end would send ``for_player``
to a client and wait for the number of an action.
"""

from __future__ import annotations

import random

from attrs import frozen

from boardrules import Match
from boardrules.games import shadow_hunters as sh


@frozen
class ForPlayer:
    """Everything that one client gets: nothing in it betrays what its player may not know."""

    view: sh.View
    actions: tuple[sh.Action, ...]


class Table:
    """A table that serves clients. The match itself, with its decision and its log, never leaves the server."""

    def __init__(self, players: int, seed: int) -> None:
        self.match = Match(sh.GAME, sh.Setup(players=players), seed, undo="never")
        self.inbox: list[list[sh.Event]] = [list(self.match.seen_log(seat)) for seat in range(players)]

    def for_player(self, seat: int) -> ForPlayer:
        """Return what the client of a seat shows."""
        return ForPlayer(self.match.view(seat), sh.GAME.legal_actions(self.match.state, seat))

    def answer(self, seat: int, number: int, choice: int) -> None:
        """Take a client's answer: the number of the question it saw, and which of its actions it chose.

        Raises ``IllegalAction`` when the question is no longer open.
        """
        action = sh.GAME.legal_actions(self.match.state, seat)[choice]
        for event in self.match.play(action, number):
            for reader, events in enumerate(self.inbox):
                seen = sh.GAME.seen(event, reader)
                if seen is not None:
                    events.append(seen)


def play(players: int = 5, seed: int = 3) -> Table:
    """Play a game to its end with clients that answer at random."""
    table = Table(players, seed)
    rng = random.Random(seed)
    while waiting := table.match.view(None).waiting_for:
        seat = waiting[0]
        shown = table.for_player(seat)
        table.answer(seat, shown.view.number, rng.randrange(len(shown.actions)))
    return table


if __name__ == "__main__":
    finished = play()
    outcome = finished.match.outcome
    assert outcome is not None
    print(f"winners: {outcome.winners} ({outcome.reason}); player 0 noticed {len(finished.inbox[0])} events")
