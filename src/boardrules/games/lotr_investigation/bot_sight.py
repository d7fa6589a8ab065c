"""What a player sees at a glance: the cards by where they lie, what may still be revealed, and what threat costs.

Everything follows from the view. Worths are counted in hundredths: 100 is one point of threat of one player.
"""

from __future__ import annotations

from functools import cached_property
from itertools import accumulate
from typing import Final

from boardrules.games.lotr_investigation import content as c
from boardrules.games.lotr_investigation.content import Card
from boardrules.games.lotr_investigation.view import CardView, PlayerView, View

#: What a point of threat is worth from these threats on; elimination comes on top.
_PRICES: Final = ((48, 500), (46, 250), (42, 150), (0, 100))
#: What it costs to be eliminated.
_ELIMINATED: Final = 3000
#: So far threat is counted, and what it costs to come there from 0.
_FARTHEST: Final = 200
_STEPS: Final = tuple([next(price for start, price in _PRICES if point >= start) for point in range(_FARTHEST)])
_COSTS: Final = tuple(accumulate(_STEPS, initial=0))
#: No more than this is looked for from a single card of the encounter deck.
_MOST_THREAT: Final = 8


class Sight:
    """A view with the cards by where they lie."""

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.cards = {card.uid: card for card in view.cards}
        self.me: PlayerView = view.players[seat]
        self.prompt = view.prompt.key if view.prompt is not None else ""
        self.about: dict[str, object] = dict(view.prompt.args) if view.prompt is not None else {}
        self.window = self.about.get("window")

    # -- who and what is there -------------------------------------------------------------------------------------

    @cached_property
    def seats(self) -> list[int]:
        """Return the players in the game, the first player first."""
        seats = len(self.view.players)
        order = [(self.view.first + step) % seats for step in range(seats)]
        return [seat for seat in order if not self.view.players[seat].out]

    @property
    def number(self) -> int:
        """Return how many players are in the game."""
        return len(self.seats)

    def characters(self, seat: int, *, ready: bool = False) -> list[CardView]:
        """Return the characters of a player, or only those that are ready."""
        found = [self.cards[uid] for uid in self.view.players[seat].characters]
        return [card for card in found if not (ready and card.exhausted)]

    def own(self, *, ready: bool = False) -> list[CardView]:
        """Return the own characters, or only those that are ready."""
        return self.characters(self.seat, ready=ready)

    def engaged(self, seat: int | None = None) -> list[CardView]:
        """Return the enemies engaged with a player, with this one if none is named."""
        return [self.cards[uid] for uid in self.view.players[self.seat if seat is None else seat].engaged]

    @cached_property
    def staging(self) -> list[CardView]:
        """Return the cards of the staging area."""
        return [self.cards[uid] for uid in self.view.staging]

    @cached_property
    def staged_enemies(self) -> list[CardView]:
        """Return the enemies of the staging area."""
        return [card for card in self.staging if card.card.type == "enemy"]

    @cached_property
    def active(self) -> CardView | None:
        """Return the active location."""
        return None if self.view.active is None else self.cards[self.view.active]

    def in_play(self, card: Card) -> int:
        """Return how many copies of a card are in play."""
        return sum(one.card is card for one in self.view.cards)

    def attached(self, card: CardView, title: Card) -> bool:
        """Return whether a card has an attachment."""
        return any(self.cards[uid].card is title for uid in card.attachments)

    def is_safe(self, enemy: CardView, explored: bool = False) -> bool:
        """Return whether no damage can be placed on an enemy; ``explored``: as if the active location were explored."""
        if enemy.card is c.SUSIE and any(
            "Brigand" in one.card.traits and one is not enemy and one.card.type == "enemy" for one in self.view.cards
        ):
            return True
        hideouts = [one for one in self.view.cards if one.card.is_hideout and one.place in ("staging", "active")]
        protected = any(not (explored and one.place == "active") for one in hideouts)
        return enemy.card.is_suspect and self.view.stage == c.STAGE_LAST and protected

    def waits(self, enemy: CardView) -> bool:
        """Return whether an enemy has still to attack in this round."""
        return not enemy.attacked

    def resources(self, sphere: str = "") -> int:
        """Return the resources of the own heroes, those of a sphere if one is named."""
        heroes = [card for card in self.own() if card.card.type == "hero"]
        return sum(card.resources for card in heroes if sphere in ("", "neutral", card.card.sphere))

    # -- threat ----------------------------------------------------------------------------------------------------

    def price(self, seat: int, amount: int) -> int:
        """Return what it costs when the threat of a player rises."""
        threat = self.view.players[seat].threat
        cost = _COSTS[min(threat + amount, _FARTHEST)] - _COSTS[threat]
        return cost + (_ELIMINATED if threat + amount >= c.THREAT_LIMIT else 0)

    def price_for_all(self, amount: int) -> int:
        """Return what it costs when the threat of every player rises."""
        return sum([self.price(seat, amount) for seat in self.seats])

    @cached_property
    def can_lower(self) -> bool:
        """Return whether player cards lower threat by more than 1 (LR-CRD-25)."""
        return not self.in_play(c.RAMSHACKLE_MANOR)

    # -- the encounter deck ----------------------------------------------------------------------------------------

    @cached_property
    def hidden(self) -> list[Card]:
        """Return the encounter cards that nobody has seen: those of the deck and face-down shadow cards."""
        view = self.view
        seen = [one.card for one in view.cards]
        seen += [shadow for one in view.cards for shadow in one.shadows if shadow is not None]
        seen += [*view.encounter_discard, *view.victory, *view.removed]
        found: list[Card] = []
        for card in c.ENCOUNTER_CARDS:
            if card in c.NAMES or card is c.TAKEN_BY_SURPRISE:
                continue
            copies = card.easy_count if view.options.easy_mode else card.count
            found += [card] * (copies - seen.count(card))
        return found or list(view.encounter_discard)

    @cached_property
    def investigate(self) -> int:
        """Return the Investigate value of the active location."""
        return 0 if self.active is None else self.active.card.investigate or 0

    def staged_by(self, card: Card) -> int:
        """Return how much a revealed card adds to the threat of the staging area in this phase."""
        if card is c.SMOKE_AND_MIRRORS:
            return 2 * (1 + self.investigate)
        if card is c.HIRED_MUSCLE:
            return 3
        return card.threat

    def hurt_by(self, card: Card) -> int:
        """Return how much threat a revealed card costs each player at once."""
        if card is c.DEADLY_ACCUSATIONS:
            return 1 + self.investigate
        return 1 if card is c.FOOTPAD else 0

    def reveals(self) -> int:
        """Return how many cards are revealed in the staging step of this phase (LR-QST-04)."""
        return self.number + self.view.extra_reveals

    def odds(self, reveals: int) -> list[int]:
        """Return how likely each threat is that so many cards add: ``odds[t]`` in 4096 parts."""
        one = [0] * (_MOST_THREAT + 1)
        for card in self.hidden:
            one[min(_MOST_THREAT, self.staged_by(card))] += 1
        total = max(1, len(self.hidden))
        chances = [4096]
        known = [spotted.card for spotted in self.view.encounter if spotted.place < reveals]
        for card in known:
            chances = [0] * self.staged_by(card) + chances
        for _ in range(reveals - len(known)):
            more = [0] * (len(chances) + _MOST_THREAT)
            for threat, chance in enumerate(chances):
                if chance:
                    for extra, count in enumerate(one):
                        more[threat + extra] += chance * count // total
            chances = more
        return chances

    def average(self) -> int:
        """Return what an encounter card adds to the staging area on average, in hundredths."""
        return 100 * sum(self.staged_by(card) for card in self.hidden) // max(1, len(self.hidden))
