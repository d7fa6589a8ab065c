"""Players to sit at a table with: a game's own, where it brings one, or else players that answer by chance."""

from __future__ import annotations

import random
from typing import Final

from boardrules.core.values import Action, Decision, GameView
from boardrules.play.players import Answer

#: In a window most players mostly pass, or every character would soon be revealed.
_PASSES: Final = 0.99
#: So seldom does a bot do in its own decision what every window offers as well.
_ANY_TIME: Final = 0.05
_OFFER: Final = 0.01


class Bots:
    """Answers for any seat. The same seed gives the same answers to the same decisions, also after an undo."""

    def __init__(self, seed: int, player: Answer | None = None) -> None:
        self.seed = seed
        self.player = player
        #: The kinds of action that windows offer: they can wait.
        self._any_time: set[type[Action]] = set()

    def answer(self, decision: Decision[Action], seat: int, view: GameView | None = None) -> Action:
        """Return an action of ``seat``, which the decision asks; ``view`` is what that seat sees.

        The game's own player answers by the view; without one chance does.
        """
        actions = [action for action in decision.actions if action.seat == seat]
        if self.player is not None and view is not None:
            chosen: Action = self.player(view, actions)
            return chosen
        chance = random.Random(f"{self.seed}/{decision.number}/{seat}")
        if actions[0].is_pass:
            self._any_time.update(type(action) for action in actions[1:])
            return actions[0] if chance.random() < _PASSES else chance.choice(actions)
        now = [action for action in actions if type(action) not in self._any_time]
        return chance.choice(actions if chance.random() < _ANY_TIME else now or actions)

    def step_in(self, decision: Decision[Action], but_not: int | None) -> Action | None:
        """Return an open offer that a seat which is not asked takes up, now and then."""
        offers = [action for action in decision.offers if action.seat != but_not]
        chance = random.Random(f"{self.seed}/{decision.number}/offers")
        if offers and chance.random() < _OFFER * len(offers):
            return chance.choice(offers)
        return None
